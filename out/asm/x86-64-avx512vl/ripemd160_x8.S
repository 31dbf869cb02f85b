/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for x86-64 with AVX-512VL and BMI, one message in xmm, or 4 or 8 lanes.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target x86-64-avx512vl --kernel lanes --emitter gas
 *
 * ripemd160_x8_blocks: 1097 instructions for a block of 64 bytes, critical path 321 cycles.
 * ripemd160_x8_blocks: 1352 instructions in all, 158 of them moves between registers.
 */

#if defined(__APPLE__)
#define SYMBOL(name) _##name
#define L(name) L##name
#else
#define SYMBOL(name) name
#define L(name) .L##name
#endif
#if defined(_WIN32)
#define SEH(...) __VA_ARGS__
#else
#define SEH(...)
#endif

#if defined(__APPLE__)
        .section __TEXT,__const
#elif defined(_WIN32)
        .section .rdata,"dr"
#else
        .section .rodata,"a",%progbits
#endif
        .p2align   5
L(ripemd160_x8_blocks_constants):
        .long      0x50a28be6, 0x5a827999, 0x5c4dd124, 0x6ed9eba1, 0x6d703ef3, 0x8f1bbcdc, 0x7a6d76e9, 0xa953fd4e

        .text
        .p2align   5
        .globl     SYMBOL(ripemd160_x8_blocks)
#if defined(_WIN32)
        .def       SYMBOL(ripemd160_x8_blocks)
        .scl       2
        .type      32
        .endef
        .seh_proc  SYMBOL(ripemd160_x8_blocks)
#elif defined(__ELF__)
        .type      SYMBOL(ripemd160_x8_blocks), %function
#endif
SYMBOL(ripemd160_x8_blocks):
#if !defined(_WIN32)
        .cfi_startproc
#endif
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        push       %rdi
        SEH(.seh_pushreg %rdi)
        push       %rsi
        SEH(.seh_pushreg %rsi)
        push       %r15
        SEH(.seh_pushreg %r15)
        sub        $128, %rsp
        SEH(.seh_stackalloc 128)
        movaps     %xmm6, (%rsp)
        SEH(.seh_savexmm %xmm6, 0)
        movaps     %xmm7, 16(%rsp)
        SEH(.seh_savexmm %xmm7, 16)
        movaps     %xmm8, 32(%rsp)
        SEH(.seh_savexmm %xmm8, 32)
        movaps     %xmm9, 48(%rsp)
        SEH(.seh_savexmm %xmm9, 48)
        movaps     %xmm10, 64(%rsp)
        SEH(.seh_savexmm %xmm10, 64)
        movaps     %xmm11, 80(%rsp)
        SEH(.seh_savexmm %xmm11, 80)
        movaps     %xmm12, 96(%rsp)
        SEH(.seh_savexmm %xmm12, 96)
        movaps     %xmm13, 112(%rsp)
        SEH(.seh_savexmm %xmm13, 112)
        SEH(.seh_endprologue)
        mov        %rcx, %rdi
        mov        %rdx, %rsi
        mov        %r8, %rdx
#else
        push       %r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %r15, 0
#endif
        test       %rdx, %rdx
        jz         L(ripemd160_x8_blocks_end)
        mov        $0, %rcx
        lea        L(ripemd160_x8_blocks_constants)(%rip), %r15
        vmovdqu32  (%rdi), %ymm0
        vmovdqu32  32(%rdi), %ymm1
        vmovdqu32  64(%rdi), %ymm2
        vmovdqu32  96(%rdi), %ymm3
        vmovdqu32  128(%rdi), %ymm4
        .p2align   5
L(ripemd160_x8_blocks_loop):
        mov        (%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %xmm16
        vmovdqu32  16(%rax), %xmm20
        vmovdqu32  32(%rax), %xmm24
        vmovdqu32  48(%rax), %xmm28
        mov        32(%rsi), %rax
        add        %rcx, %rax
        vinserti32x4 $1, (%rax), %ymm16, %ymm16
        vinserti32x4 $1, 16(%rax), %ymm20, %ymm20
        vinserti32x4 $1, 32(%rax), %ymm24, %ymm24
        vinserti32x4 $1, 48(%rax), %ymm28, %ymm28
        mov        8(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %xmm17
        vmovdqu32  16(%rax), %xmm21
        vmovdqu32  32(%rax), %xmm25
        vmovdqu32  48(%rax), %xmm29
        mov        40(%rsi), %rax
        add        %rcx, %rax
        vinserti32x4 $1, (%rax), %ymm17, %ymm17
        vinserti32x4 $1, 16(%rax), %ymm21, %ymm21
        vinserti32x4 $1, 32(%rax), %ymm25, %ymm25
        vinserti32x4 $1, 48(%rax), %ymm29, %ymm29
        mov        16(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %xmm18
        vmovdqu32  16(%rax), %xmm22
        vmovdqu32  32(%rax), %xmm26
        vmovdqu32  48(%rax), %xmm30
        mov        48(%rsi), %rax
        add        %rcx, %rax
        vinserti32x4 $1, (%rax), %ymm18, %ymm18
        vinserti32x4 $1, 16(%rax), %ymm22, %ymm22
        vinserti32x4 $1, 32(%rax), %ymm26, %ymm26
        vinserti32x4 $1, 48(%rax), %ymm30, %ymm30
        mov        24(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %xmm19
        vmovdqu32  16(%rax), %xmm23
        vmovdqu32  32(%rax), %xmm27
        vmovdqu32  48(%rax), %xmm31
        mov        56(%rsi), %rax
        add        %rcx, %rax
        vinserti32x4 $1, (%rax), %ymm19, %ymm19
        vinserti32x4 $1, 16(%rax), %ymm23, %ymm23
        vinserti32x4 $1, 32(%rax), %ymm27, %ymm27
        vinserti32x4 $1, 48(%rax), %ymm31, %ymm31
        vpunpckldq %ymm17, %ymm16, %ymm5
        vpunpckhdq %ymm17, %ymm16, %ymm16
        vpunpckldq %ymm19, %ymm18, %ymm17
        vpunpckhdq %ymm19, %ymm18, %ymm18
        vpunpcklqdq %ymm17, %ymm5, %ymm19
        vpunpckhqdq %ymm17, %ymm5, %ymm5
        vpunpcklqdq %ymm18, %ymm16, %ymm17
        vpunpckhqdq %ymm18, %ymm16, %ymm16
        vpunpckldq %ymm21, %ymm20, %ymm18
        vpunpckhdq %ymm21, %ymm20, %ymm20
        vpunpckldq %ymm23, %ymm22, %ymm21
        vpunpckhdq %ymm23, %ymm22, %ymm22
        vpunpcklqdq %ymm21, %ymm18, %ymm23
        vpunpckhqdq %ymm21, %ymm18, %ymm18
        vpunpcklqdq %ymm22, %ymm20, %ymm21
        vpunpckhqdq %ymm22, %ymm20, %ymm20
        vpunpckldq %ymm25, %ymm24, %ymm22
        vpunpckhdq %ymm25, %ymm24, %ymm24
        vpunpckldq %ymm27, %ymm26, %ymm25
        vpunpckhdq %ymm27, %ymm26, %ymm26
        vpunpcklqdq %ymm25, %ymm22, %ymm27
        vpunpckhqdq %ymm25, %ymm22, %ymm22
        vpunpcklqdq %ymm26, %ymm24, %ymm25
        vpunpckhqdq %ymm26, %ymm24, %ymm24
        vpunpckldq %ymm29, %ymm28, %ymm26
        vpunpckhdq %ymm29, %ymm28, %ymm28
        vpunpckldq %ymm31, %ymm30, %ymm29
        vpunpckhdq %ymm31, %ymm30, %ymm30
        vpunpcklqdq %ymm29, %ymm26, %ymm31
        vpunpckhqdq %ymm29, %ymm26, %ymm26
        vpunpcklqdq %ymm30, %ymm28, %ymm29
        vpunpckhqdq %ymm30, %ymm28, %ymm28
        vmovdqa32  %ymm2, %ymm30
        vpternlogd $150, %ymm3, %ymm1, %ymm30
        vpaddd     %ymm19, %ymm0, %ymm6
        vpaddd     %ymm6, %ymm30, %ymm30
        vprold     $11, %ymm30, %ymm30
        vpaddd     %ymm4, %ymm30, %ymm30                        // left step 1, f1: cycle 4
        vprold     $10, %ymm2, %ymm6
        vpternlogd $89, %ymm1, %ymm3, %ymm2
        vpaddd     (%r15){1to8}, %ymm18, %ymm7
        vpaddd     %ymm0, %ymm7, %ymm7
        vpaddd     %ymm7, %ymm2, %ymm2
        vprold     $8, %ymm2, %ymm2
        vpaddd     %ymm4, %ymm2, %ymm2                          // right step 1, f5: cycle 4
        vmovdqa32  %ymm30, %ymm7
        vpternlogd $150, %ymm1, %ymm6, %ymm7
        vpaddd     %ymm4, %ymm5, %ymm8
        vpaddd     %ymm8, %ymm7, %ymm7
        vprold     $14, %ymm7, %ymm7
        vpaddd     %ymm3, %ymm7, %ymm7                          // left step 2, f1: cycle 8
        vprold     $10, %ymm1, %ymm8
        vpternlogd $57, %ymm6, %ymm2, %ymm1
        vpaddd     (%r15){1to8}, %ymm4, %ymm9
        vpaddd     %ymm9, %ymm29, %ymm9
        vpaddd     %ymm9, %ymm1, %ymm1
        vprold     $9, %ymm1, %ymm1
        vpaddd     %ymm3, %ymm1, %ymm1                          // right step 2, f5: cycle 8
        vmovdqa32  %ymm7, %ymm9
        vpternlogd $150, %ymm30, %ymm8, %ymm9
        vpaddd     %ymm3, %ymm17, %ymm10
        vpaddd     %ymm10, %ymm9, %ymm9
        vprold     $15, %ymm9, %ymm9
        vpaddd     %ymm6, %ymm9, %ymm9                          // left step 3, f1: cycle 12
        vprold     $10, %ymm30, %ymm30
        vmovdqa32  %ymm1, %ymm10
        vpternlogd $45, %ymm8, %ymm2, %ymm10
        vpaddd     (%r15){1to8}, %ymm3, %ymm11
        vpaddd     %ymm11, %ymm20, %ymm11
        vpaddd     %ymm11, %ymm10, %ymm10
        vprold     $9, %ymm10, %ymm10
        vpaddd     %ymm6, %ymm10, %ymm10                        // right step 3, f5: cycle 12
        vprold     $10, %ymm2, %ymm2
        vmovdqa32  %ymm9, %ymm11
        vpternlogd $150, %ymm7, %ymm30, %ymm11
        vpaddd     %ymm6, %ymm16, %ymm12
        vpaddd     %ymm12, %ymm11, %ymm11
        vprold     $12, %ymm11, %ymm11
        vpaddd     %ymm8, %ymm11, %ymm11                        // left step 4, f1: cycle 16
        vprold     $10, %ymm7, %ymm7
        vmovdqa32  %ymm10, %ymm12
        vpternlogd $45, %ymm2, %ymm1, %ymm12
        vpaddd     (%r15){1to8}, %ymm6, %ymm6
        vpaddd     %ymm6, %ymm19, %ymm6
        vpaddd     %ymm6, %ymm12, %ymm6
        vprold     $11, %ymm6, %ymm6
        vpaddd     %ymm8, %ymm6, %ymm6                          // right step 4, f5: cycle 16
        vprold     $10, %ymm1, %ymm1
        vmovdqa32  %ymm11, %ymm12
        vpternlogd $150, %ymm9, %ymm7, %ymm12
        vpaddd     %ymm8, %ymm23, %ymm13
        vpaddd     %ymm13, %ymm12, %ymm12
        vprold     $5, %ymm12, %ymm12
        vpaddd     %ymm30, %ymm12, %ymm12                       // left step 5, f1: cycle 20
        vprold     $10, %ymm9, %ymm9
        vmovdqa32  %ymm6, %ymm13
        vpternlogd $45, %ymm1, %ymm10, %ymm13
        vpaddd     (%r15){1to8}, %ymm8, %ymm8
        vpaddd     %ymm8, %ymm22, %ymm8
        vpaddd     %ymm8, %ymm13, %ymm8
        vprold     $13, %ymm8, %ymm8
        vpaddd     %ymm2, %ymm8, %ymm8                          // right step 5, f5: cycle 20
        vprold     $10, %ymm10, %ymm10
        vmovdqa32  %ymm12, %ymm13
        vpternlogd $150, %ymm11, %ymm9, %ymm13
        vpaddd     %ymm30, %ymm18, %ymm30
        vpaddd     %ymm30, %ymm13, %ymm30
        vprold     $8, %ymm30, %ymm30
        vpaddd     %ymm7, %ymm30, %ymm30                        // left step 6, f1: cycle 24
        vprold     $10, %ymm11, %ymm11
        vmovdqa32  %ymm8, %ymm13
        vpternlogd $45, %ymm10, %ymm6, %ymm13
        vpaddd     (%r15){1to8}, %ymm2, %ymm2
        vpaddd     %ymm2, %ymm17, %ymm2
        vpaddd     %ymm2, %ymm13, %ymm2
        vprold     $15, %ymm2, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                          // right step 6, f5: cycle 24
        vprold     $10, %ymm6, %ymm6
        vmovdqa32  %ymm30, %ymm13
        vpternlogd $150, %ymm12, %ymm11, %ymm13
        vpaddd     %ymm7, %ymm21, %ymm7
        vpaddd     %ymm7, %ymm13, %ymm7
        vprold     $7, %ymm7, %ymm7
        vpaddd     %ymm9, %ymm7, %ymm7                          // left step 7, f1: cycle 28
        vprold     $10, %ymm12, %ymm12
        vmovdqa32  %ymm2, %ymm13
        vpternlogd $45, %ymm6, %ymm8, %ymm13
        vpaddd     (%r15){1to8}, %ymm1, %ymm1
        vpaddd     %ymm1, %ymm24, %ymm1
        vpaddd     %ymm1, %ymm13, %ymm1
        vprold     $15, %ymm1, %ymm1
        vpaddd     %ymm10, %ymm1, %ymm1                         // right step 7, f5: cycle 28
        vprold     $10, %ymm8, %ymm8
        vmovdqa32  %ymm7, %ymm13
        vpternlogd $150, %ymm30, %ymm12, %ymm13
        vpaddd     %ymm9, %ymm20, %ymm9
        vpaddd     %ymm9, %ymm13, %ymm9
        vprold     $9, %ymm9, %ymm9
        vpaddd     %ymm11, %ymm9, %ymm9                         // left step 8, f1: cycle 32
        vprold     $10, %ymm30, %ymm30
        vmovdqa32  %ymm1, %ymm13
        vpternlogd $45, %ymm8, %ymm2, %ymm13
        vpaddd     (%r15){1to8}, %ymm10, %ymm10
        vpaddd     %ymm10, %ymm23, %ymm10
        vpaddd     %ymm10, %ymm13, %ymm10
        vprold     $5, %ymm10, %ymm10
        vpaddd     %ymm6, %ymm10, %ymm10                        // right step 8, f5: cycle 32
        vprold     $10, %ymm2, %ymm2
        vmovdqa32  %ymm9, %ymm13
        vpternlogd $150, %ymm7, %ymm30, %ymm13
        vpaddd     %ymm11, %ymm27, %ymm11
        vpaddd     %ymm11, %ymm13, %ymm11
        vprold     $11, %ymm11, %ymm11
        vpaddd     %ymm12, %ymm11, %ymm11                       // left step 9, f1: cycle 36
        vprold     $10, %ymm7, %ymm7
        vmovdqa32  %ymm10, %ymm13
        vpternlogd $45, %ymm2, %ymm1, %ymm13
        vpaddd     (%r15){1to8}, %ymm6, %ymm6
        vpaddd     %ymm6, %ymm26, %ymm6
        vpaddd     %ymm6, %ymm13, %ymm6
        vprold     $7, %ymm6, %ymm6
        vpaddd     %ymm8, %ymm6, %ymm6                          // right step 9, f5: cycle 36
        vprold     $10, %ymm1, %ymm1
        vmovdqa32  %ymm11, %ymm13
        vpternlogd $150, %ymm9, %ymm7, %ymm13
        vpaddd     %ymm12, %ymm22, %ymm12
        vpaddd     %ymm12, %ymm13, %ymm12
        vprold     $13, %ymm12, %ymm12
        vpaddd     %ymm30, %ymm12, %ymm12                       // left step 10, f1: cycle 40
        vprold     $10, %ymm9, %ymm9
        vmovdqa32  %ymm6, %ymm13
        vpternlogd $45, %ymm1, %ymm10, %ymm13
        vpaddd     (%r15){1to8}, %ymm8, %ymm8
        vpaddd     %ymm8, %ymm21, %ymm8
        vpaddd     %ymm8, %ymm13, %ymm8
        vprold     $7, %ymm8, %ymm8
        vpaddd     %ymm2, %ymm8, %ymm8                          // right step 10, f5: cycle 40
        vprold     $10, %ymm10, %ymm10
        vmovdqa32  %ymm12, %ymm13
        vpternlogd $150, %ymm11, %ymm9, %ymm13
        vpaddd     %ymm30, %ymm25, %ymm30
        vpaddd     %ymm30, %ymm13, %ymm30
        vprold     $14, %ymm30, %ymm30
        vpaddd     %ymm7, %ymm30, %ymm30                        // left step 11, f1: cycle 44
        vprold     $10, %ymm11, %ymm11
        vmovdqa32  %ymm8, %ymm13
        vpternlogd $45, %ymm10, %ymm6, %ymm13
        vpaddd     (%r15){1to8}, %ymm2, %ymm2
        vpaddd     %ymm2, %ymm28, %ymm2
        vpaddd     %ymm2, %ymm13, %ymm2
        vprold     $8, %ymm2, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                          // right step 11, f5: cycle 44
        vprold     $10, %ymm6, %ymm6
        vmovdqa32  %ymm30, %ymm13
        vpternlogd $150, %ymm12, %ymm11, %ymm13
        vpaddd     %ymm7, %ymm24, %ymm7
        vpaddd     %ymm7, %ymm13, %ymm7
        vprold     $15, %ymm7, %ymm7
        vpaddd     %ymm9, %ymm7, %ymm7                          // left step 12, f1: cycle 48
        vprold     $10, %ymm12, %ymm12
        vmovdqa32  %ymm2, %ymm13
        vpternlogd $45, %ymm6, %ymm8, %ymm13
        vpaddd     (%r15){1to8}, %ymm1, %ymm1
        vpaddd     %ymm1, %ymm27, %ymm1
        vpaddd     %ymm1, %ymm13, %ymm1
        vprold     $11, %ymm1, %ymm1
        vpaddd     %ymm10, %ymm1, %ymm1                         // right step 12, f5: cycle 48
        vprold     $10, %ymm8, %ymm8
        vmovdqa32  %ymm7, %ymm13
        vpternlogd $150, %ymm30, %ymm12, %ymm13
        vpaddd     %ymm9, %ymm31, %ymm9
        vpaddd     %ymm9, %ymm13, %ymm9
        vprold     $6, %ymm9, %ymm9
        vpaddd     %ymm11, %ymm9, %ymm9                         // left step 13, f1: cycle 52
        vprold     $10, %ymm30, %ymm30
        vmovdqa32  %ymm1, %ymm13
        vpternlogd $45, %ymm8, %ymm2, %ymm13
        vpaddd     (%r15){1to8}, %ymm10, %ymm10
        vpaddd     %ymm10, %ymm5, %ymm10
        vpaddd     %ymm10, %ymm13, %ymm10
        vprold     $14, %ymm10, %ymm10
        vpaddd     %ymm6, %ymm10, %ymm10                        // right step 13, f5: cycle 52
        vprold     $10, %ymm2, %ymm2
        vmovdqa32  %ymm9, %ymm13
        vpternlogd $150, %ymm7, %ymm30, %ymm13
        vpaddd     %ymm11, %ymm26, %ymm11
        vpaddd     %ymm11, %ymm13, %ymm11
        vprold     $7, %ymm11, %ymm11
        vpaddd     %ymm12, %ymm11, %ymm11                       // left step 14, f1: cycle 56
        vprold     $10, %ymm7, %ymm7
        vmovdqa32  %ymm10, %ymm13
        vpternlogd $45, %ymm2, %ymm1, %ymm13
        vpaddd     (%r15){1to8}, %ymm6, %ymm6
        vpaddd     %ymm6, %ymm25, %ymm6
        vpaddd     %ymm6, %ymm13, %ymm6
        vprold     $14, %ymm6, %ymm6
        vpaddd     %ymm8, %ymm6, %ymm6                          // right step 14, f5: cycle 56
        vprold     $10, %ymm1, %ymm1
        vmovdqa32  %ymm11, %ymm13
        vpternlogd $150, %ymm9, %ymm7, %ymm13
        vpaddd     %ymm12, %ymm29, %ymm12
        vpaddd     %ymm12, %ymm13, %ymm12
        vprold     $9, %ymm12, %ymm12
        vpaddd     %ymm30, %ymm12, %ymm12                       // left step 15, f1: cycle 60
        vprold     $10, %ymm9, %ymm9
        vmovdqa32  %ymm6, %ymm13
        vpternlogd $45, %ymm1, %ymm10, %ymm13
        vpaddd     (%r15){1to8}, %ymm8, %ymm8
        vpaddd     %ymm8, %ymm16, %ymm8
        vpaddd     %ymm8, %ymm13, %ymm8
        vprold     $12, %ymm8, %ymm8
        vpaddd     %ymm2, %ymm8, %ymm8                          // right step 15, f5: cycle 60
        vprold     $10, %ymm10, %ymm10
        vmovdqa32  %ymm12, %ymm13
        vpternlogd $150, %ymm11, %ymm9, %ymm13
        vpaddd     %ymm30, %ymm28, %ymm30
        vpaddd     %ymm30, %ymm13, %ymm30
        vprold     $8, %ymm30, %ymm30
        vpaddd     %ymm7, %ymm30, %ymm30                        // left step 16, f1: cycle 64
        vprold     $10, %ymm11, %ymm11
        vmovdqa32  %ymm8, %ymm13
        vpternlogd $45, %ymm10, %ymm6, %ymm13
        vpaddd     (%r15){1to8}, %ymm2, %ymm2
        vpaddd     %ymm2, %ymm31, %ymm2
        vpaddd     %ymm2, %ymm13, %ymm2
        vprold     $6, %ymm2, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                          // right step 16, f5: cycle 64
        vprold     $10, %ymm6, %ymm6
        vmovdqa32  %ymm30, %ymm13
        vpternlogd $202, %ymm11, %ymm12, %ymm13
        vpaddd     4(%r15){1to8}, %ymm7, %ymm7
        vpaddd     %ymm7, %ymm20, %ymm7
        vpaddd     %ymm7, %ymm13, %ymm7
        vprold     $7, %ymm7, %ymm7
        vpaddd     %ymm9, %ymm7, %ymm7                          // left step 17, f2: cycle 68
        vprold     $10, %ymm12, %ymm12
        vmovdqa32  %ymm2, %ymm13
        vpternlogd $226, %ymm8, %ymm6, %ymm13
        vpaddd     8(%r15){1to8}, %ymm1, %ymm1
        vpaddd     %ymm1, %ymm21, %ymm1
        vpaddd     %ymm1, %ymm13, %ymm1
        vprold     $9, %ymm1, %ymm1
        vpaddd     %ymm10, %ymm1, %ymm1                         // right step 17, f4: cycle 68
        vprold     $10, %ymm8, %ymm8
        vmovdqa32  %ymm7, %ymm13
        vpternlogd $202, %ymm12, %ymm30, %ymm13
        vpaddd     4(%r15){1to8}, %ymm9, %ymm9
        vpaddd     %ymm9, %ymm23, %ymm9
        vpaddd     %ymm9, %ymm13, %ymm9
        vprold     $6, %ymm9, %ymm9
        vpaddd     %ymm11, %ymm9, %ymm9                         // left step 18, f2: cycle 72
        vprold     $10, %ymm30, %ymm30
        vmovdqa32  %ymm1, %ymm13
        vpternlogd $226, %ymm2, %ymm8, %ymm13
        vpaddd     8(%r15){1to8}, %ymm10, %ymm10
        vpaddd     %ymm10, %ymm24, %ymm10
        vpaddd     %ymm10, %ymm13, %ymm10
        vprold     $13, %ymm10, %ymm10
        vpaddd     %ymm6, %ymm10, %ymm10                        // right step 18, f4: cycle 72
        vprold     $10, %ymm2, %ymm2
        vmovdqa32  %ymm9, %ymm13
        vpternlogd $202, %ymm30, %ymm7, %ymm13
        vpaddd     4(%r15){1to8}, %ymm11, %ymm11
        vpaddd     %ymm11, %ymm26, %ymm11
        vpaddd     %ymm11, %ymm13, %ymm11
        vprold     $8, %ymm11, %ymm11
        vpaddd     %ymm12, %ymm11, %ymm11                       // left step 19, f2: cycle 76
        vprold     $10, %ymm7, %ymm7
        vmovdqa32  %ymm10, %ymm13
        vpternlogd $226, %ymm1, %ymm2, %ymm13
        vpaddd     8(%r15){1to8}, %ymm6, %ymm6
        vpaddd     %ymm6, %ymm16, %ymm6
        vpaddd     %ymm6, %ymm13, %ymm6
        vprold     $15, %ymm6, %ymm6
        vpaddd     %ymm8, %ymm6, %ymm6                          // right step 19, f4: cycle 76
        vprold     $10, %ymm1, %ymm1
        vmovdqa32  %ymm11, %ymm13
        vpternlogd $202, %ymm7, %ymm9, %ymm13
        vpaddd     4(%r15){1to8}, %ymm12, %ymm12
        vpaddd     %ymm12, %ymm5, %ymm12
        vpaddd     %ymm12, %ymm13, %ymm12
        vprold     $13, %ymm12, %ymm12
        vpaddd     %ymm30, %ymm12, %ymm12                       // left step 20, f2: cycle 80
        vprold     $10, %ymm9, %ymm9
        vmovdqa32  %ymm6, %ymm13
        vpternlogd $226, %ymm10, %ymm1, %ymm13
        vpaddd     8(%r15){1to8}, %ymm8, %ymm8
        vpaddd     %ymm8, %ymm20, %ymm8
        vpaddd     %ymm8, %ymm13, %ymm8
        vprold     $7, %ymm8, %ymm8
        vpaddd     %ymm2, %ymm8, %ymm8                          // right step 20, f4: cycle 80
        vprold     $10, %ymm10, %ymm10
        vmovdqa32  %ymm12, %ymm13
        vpternlogd $202, %ymm9, %ymm11, %ymm13
        vpaddd     4(%r15){1to8}, %ymm30, %ymm30
        vpaddd     %ymm30, %ymm25, %ymm30
        vpaddd     %ymm30, %ymm13, %ymm30
        vprold     $11, %ymm30, %ymm30
        vpaddd     %ymm7, %ymm30, %ymm30                        // left step 21, f2: cycle 84
        vprold     $10, %ymm11, %ymm11
        vmovdqa32  %ymm8, %ymm13
        vpternlogd $226, %ymm6, %ymm10, %ymm13
        vpaddd     8(%r15){1to8}, %ymm2, %ymm2
        vpaddd     %ymm2, %ymm19, %ymm2
        vpaddd     %ymm2, %ymm13, %ymm2
        vprold     $12, %ymm2, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                          // right step 21, f4: cycle 84
        vprold     $10, %ymm6, %ymm6
        vmovdqa32  %ymm30, %ymm13
        vpternlogd $202, %ymm11, %ymm12, %ymm13
        vpaddd     4(%r15){1to8}, %ymm7, %ymm7
        vpaddd     %ymm7, %ymm21, %ymm7
        vpaddd     %ymm7, %ymm13, %ymm7
        vprold     $9, %ymm7, %ymm7
        vpaddd     %ymm9, %ymm7, %ymm7                          // left step 22, f2: cycle 88
        vprold     $10, %ymm12, %ymm12
        vmovdqa32  %ymm2, %ymm13
        vpternlogd $226, %ymm8, %ymm6, %ymm13
        vpaddd     8(%r15){1to8}, %ymm1, %ymm1
        vpaddd     %ymm1, %ymm26, %ymm1
        vpaddd     %ymm1, %ymm13, %ymm1
        vprold     $8, %ymm1, %ymm1
        vpaddd     %ymm10, %ymm1, %ymm1                         // right step 22, f4: cycle 88
        vprold     $10, %ymm8, %ymm8
        vmovdqa32  %ymm7, %ymm13
        vpternlogd $202, %ymm12, %ymm30, %ymm13
        vpaddd     4(%r15){1to8}, %ymm9, %ymm9
        vpaddd     %ymm9, %ymm28, %ymm9
        vpaddd     %ymm9, %ymm13, %ymm9
        vprold     $7, %ymm9, %ymm9
        vpaddd     %ymm11, %ymm9, %ymm9                         // left step 23, f2: cycle 92
        vprold     $10, %ymm30, %ymm30
        vmovdqa32  %ymm1, %ymm13
        vpternlogd $226, %ymm2, %ymm8, %ymm13
        vpaddd     8(%r15){1to8}, %ymm10, %ymm10
        vpaddd     %ymm10, %ymm18, %ymm10
        vpaddd     %ymm10, %ymm13, %ymm10
        vprold     $9, %ymm10, %ymm10
        vpaddd     %ymm6, %ymm10, %ymm10                        // right step 23, f4: cycle 92
        vprold     $10, %ymm2, %ymm2
        vmovdqa32  %ymm9, %ymm13
        vpternlogd $202, %ymm30, %ymm7, %ymm13
        vpaddd     4(%r15){1to8}, %ymm11, %ymm11
        vpaddd     %ymm11, %ymm16, %ymm11
        vpaddd     %ymm11, %ymm13, %ymm11
        vprold     $15, %ymm11, %ymm11
        vpaddd     %ymm12, %ymm11, %ymm11                       // left step 24, f2: cycle 96
        vprold     $10, %ymm7, %ymm7
        vmovdqa32  %ymm10, %ymm13
        vpternlogd $226, %ymm1, %ymm2, %ymm13
        vpaddd     8(%r15){1to8}, %ymm6, %ymm6
        vpaddd     %ymm6, %ymm25, %ymm6
        vpaddd     %ymm6, %ymm13, %ymm6
        vprold     $11, %ymm6, %ymm6
        vpaddd     %ymm8, %ymm6, %ymm6                          // right step 24, f4: cycle 96
        vprold     $10, %ymm1, %ymm1
        vmovdqa32  %ymm11, %ymm13
        vpternlogd $202, %ymm7, %ymm9, %ymm13
        vpaddd     4(%r15){1to8}, %ymm12, %ymm12
        vpaddd     %ymm12, %ymm31, %ymm12
        vpaddd     %ymm12, %ymm13, %ymm12
        vprold     $7, %ymm12, %ymm12
        vpaddd     %ymm30, %ymm12, %ymm12                       // left step 25, f2: cycle 100
        vprold     $10, %ymm9, %ymm9
        vmovdqa32  %ymm6, %ymm13
        vpternlogd $226, %ymm10, %ymm1, %ymm13
        vpaddd     8(%r15){1to8}, %ymm8, %ymm8
        vpaddd     %ymm8, %ymm29, %ymm8
        vpaddd     %ymm8, %ymm13, %ymm8
        vprold     $7, %ymm8, %ymm8
        vpaddd     %ymm2, %ymm8, %ymm8                          // right step 25, f4: cycle 100
        vprold     $10, %ymm10, %ymm10
        vmovdqa32  %ymm12, %ymm13
        vpternlogd $202, %ymm9, %ymm11, %ymm13
        vpaddd     4(%r15){1to8}, %ymm30, %ymm30
        vpaddd     %ymm30, %ymm19, %ymm30
        vpaddd     %ymm30, %ymm13, %ymm30
        vprold     $12, %ymm30, %ymm30
        vpaddd     %ymm7, %ymm30, %ymm30                        // left step 26, f2: cycle 104
        vprold     $10, %ymm11, %ymm11
        vmovdqa32  %ymm8, %ymm13
        vpternlogd $226, %ymm6, %ymm10, %ymm13
        vpaddd     8(%r15){1to8}, %ymm2, %ymm2
        vpaddd     %ymm2, %ymm28, %ymm2
        vpaddd     %ymm2, %ymm13, %ymm2
        vprold     $7, %ymm2, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                          // right step 26, f4: cycle 104
        vprold     $10, %ymm6, %ymm6
        vmovdqa32  %ymm30, %ymm13
        vpternlogd $202, %ymm11, %ymm12, %ymm13
        vpaddd     4(%r15){1to8}, %ymm7, %ymm7
        vpaddd     %ymm7, %ymm22, %ymm7
        vpaddd     %ymm7, %ymm13, %ymm7
        vprold     $15, %ymm7, %ymm7
        vpaddd     %ymm9, %ymm7, %ymm7                          // left step 27, f2: cycle 108
        vprold     $10, %ymm12, %ymm12
        vmovdqa32  %ymm2, %ymm13
        vpternlogd $226, %ymm8, %ymm6, %ymm13
        vpaddd     8(%r15){1to8}, %ymm1, %ymm1
        vpaddd     %ymm1, %ymm27, %ymm1
        vpaddd     %ymm1, %ymm13, %ymm1
        vprold     $12, %ymm1, %ymm1
        vpaddd     %ymm10, %ymm1, %ymm1                         // right step 27, f4: cycle 108
        vprold     $10, %ymm8, %ymm8
        vmovdqa32  %ymm7, %ymm13
        vpternlogd $202, %ymm12, %ymm30, %ymm13
        vpaddd     4(%r15){1to8}, %ymm9, %ymm9
        vpaddd     %ymm9, %ymm18, %ymm9
        vpaddd     %ymm9, %ymm13, %ymm9
        vprold     $9, %ymm9, %ymm9
        vpaddd     %ymm11, %ymm9, %ymm9                         // left step 28, f2: cycle 112
        vprold     $10, %ymm30, %ymm30
        vmovdqa32  %ymm1, %ymm13
        vpternlogd $226, %ymm2, %ymm8, %ymm13
        vpaddd     8(%r15){1to8}, %ymm10, %ymm10
        vpaddd     %ymm10, %ymm31, %ymm10
        vpaddd     %ymm10, %ymm13, %ymm10
        vprold     $7, %ymm10, %ymm10
        vpaddd     %ymm6, %ymm10, %ymm10                        // right step 28, f4: cycle 112
        vprold     $10, %ymm2, %ymm2
        vmovdqa32  %ymm9, %ymm13
        vpternlogd $202, %ymm30, %ymm7, %ymm13
        vpaddd     4(%r15){1to8}, %ymm11, %ymm11
        vpaddd     %ymm11, %ymm17, %ymm11
        vpaddd     %ymm11, %ymm13, %ymm11
        vprold     $11, %ymm11, %ymm11
        vpaddd     %ymm12, %ymm11, %ymm11                       // left step 29, f2: cycle 116
        vprold     $10, %ymm7, %ymm7
        vmovdqa32  %ymm10, %ymm13
        vpternlogd $226, %ymm1, %ymm2, %ymm13
        vpaddd     8(%r15){1to8}, %ymm6, %ymm6
        vpaddd     %ymm6, %ymm23, %ymm6
        vpaddd     %ymm6, %ymm13, %ymm6
        vprold     $6, %ymm6, %ymm6
        vpaddd     %ymm8, %ymm6, %ymm6                          // right step 29, f4: cycle 116
        vprold     $10, %ymm1, %ymm1
        vmovdqa32  %ymm11, %ymm13
        vpternlogd $202, %ymm7, %ymm9, %ymm13
        vpaddd     4(%r15){1to8}, %ymm12, %ymm12
        vpaddd     %ymm12, %ymm29, %ymm12
        vpaddd     %ymm12, %ymm13, %ymm12
        vprold     $7, %ymm12, %ymm12
        vpaddd     %ymm30, %ymm12, %ymm12                       // left step 30, f2: cycle 120
        vprold     $10, %ymm9, %ymm9
        vmovdqa32  %ymm6, %ymm13
        vpternlogd $226, %ymm10, %ymm1, %ymm13
        vpaddd     8(%r15){1to8}, %ymm8, %ymm8
        vpaddd     %ymm8, %ymm22, %ymm8
        vpaddd     %ymm8, %ymm13, %ymm8
        vprold     $15, %ymm8, %ymm8
        vpaddd     %ymm2, %ymm8, %ymm8                          // right step 30, f4: cycle 120
        vprold     $10, %ymm10, %ymm10
        vmovdqa32  %ymm12, %ymm13
        vpternlogd $202, %ymm9, %ymm11, %ymm13
        vpaddd     4(%r15){1to8}, %ymm30, %ymm30
        vpaddd     %ymm30, %ymm24, %ymm30
        vpaddd     %ymm30, %ymm13, %ymm30
        vprold     $13, %ymm30, %ymm30
        vpaddd     %ymm7, %ymm30, %ymm30                        // left step 31, f2: cycle 124
        vprold     $10, %ymm11, %ymm11
        vmovdqa32  %ymm8, %ymm13
        vpternlogd $226, %ymm6, %ymm10, %ymm13
        vpaddd     8(%r15){1to8}, %ymm2, %ymm2
        vpaddd     %ymm2, %ymm5, %ymm2
        vpaddd     %ymm2, %ymm13, %ymm2
        vprold     $13, %ymm2, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                          // right step 31, f4: cycle 124
        vprold     $10, %ymm6, %ymm6
        vmovdqa32  %ymm30, %ymm13
        vpternlogd $202, %ymm11, %ymm12, %ymm13
        vpaddd     4(%r15){1to8}, %ymm7, %ymm7
        vpaddd     %ymm7, %ymm27, %ymm7
        vpaddd     %ymm7, %ymm13, %ymm7
        vprold     $12, %ymm7, %ymm7
        vpaddd     %ymm9, %ymm7, %ymm7                          // left step 32, f2: cycle 128
        vprold     $10, %ymm12, %ymm12
        vmovdqa32  %ymm2, %ymm13
        vpternlogd $226, %ymm8, %ymm6, %ymm13
        vpaddd     8(%r15){1to8}, %ymm1, %ymm1
        vpaddd     %ymm1, %ymm17, %ymm1
        vpaddd     %ymm1, %ymm13, %ymm1
        vprold     $11, %ymm1, %ymm1
        vpaddd     %ymm10, %ymm1, %ymm1                         // right step 32, f4: cycle 128
        vprold     $10, %ymm8, %ymm8
        vpternlogd $85, %ymm30, %ymm30, %ymm13
        vpternlogd $86, %ymm12, %ymm7, %ymm13
        vpaddd     12(%r15){1to8}, %ymm9, %ymm9
        vpaddd     %ymm9, %ymm16, %ymm9
        vpaddd     %ymm9, %ymm13, %ymm9
        vprold     $11, %ymm9, %ymm9
        vpaddd     %ymm11, %ymm9, %ymm9                         // left step 33, f3: cycle 132
        vprold     $10, %ymm30, %ymm30
        vmovdqa32  %ymm1, %ymm13
        vpternlogd $89, %ymm8, %ymm2, %ymm13
        vpaddd     16(%r15){1to8}, %ymm10, %ymm10
        vpaddd     %ymm10, %ymm28, %ymm10
        vpaddd     %ymm10, %ymm13, %ymm10
        vprold     $9, %ymm10, %ymm10
        vpaddd     %ymm6, %ymm10, %ymm10                        // right step 33, f3: cycle 132
        vprold     $10, %ymm2, %ymm2
        vmovdqa32  %ymm9, %ymm13
        vpternlogd $89, %ymm30, %ymm7, %ymm13
        vpaddd     12(%r15){1to8}, %ymm11, %ymm11
        vpaddd     %ymm11, %ymm25, %ymm11
        vpaddd     %ymm11, %ymm13, %ymm11
        vprold     $13, %ymm11, %ymm11
        vpaddd     %ymm12, %ymm11, %ymm11                       // left step 34, f3: cycle 136
        vprold     $10, %ymm7, %ymm7
        vmovdqa32  %ymm10, %ymm13
        vpternlogd $89, %ymm2, %ymm1, %ymm13
        vpaddd     16(%r15){1to8}, %ymm6, %ymm6
        vpaddd     %ymm6, %ymm18, %ymm6
        vpaddd     %ymm6, %ymm13, %ymm6
        vprold     $7, %ymm6, %ymm6
        vpaddd     %ymm8, %ymm6, %ymm6                          // right step 34, f3: cycle 136
        vprold     $10, %ymm1, %ymm1
        vmovdqa32  %ymm11, %ymm13
        vpternlogd $89, %ymm7, %ymm9, %ymm13
        vpaddd     12(%r15){1to8}, %ymm12, %ymm12
        vpaddd     %ymm12, %ymm29, %ymm12
        vpaddd     %ymm12, %ymm13, %ymm12
        vprold     $6, %ymm12, %ymm12
        vpaddd     %ymm30, %ymm12, %ymm12                       // left step 35, f3: cycle 140
        vprold     $10, %ymm9, %ymm9
        vmovdqa32  %ymm6, %ymm13
        vpternlogd $89, %ymm1, %ymm10, %ymm13
        vpaddd     16(%r15){1to8}, %ymm8, %ymm8
        vpaddd     %ymm8, %ymm5, %ymm8
        vpaddd     %ymm8, %ymm13, %ymm8
        vprold     $15, %ymm8, %ymm8
        vpaddd     %ymm2, %ymm8, %ymm8                          // right step 35, f3: cycle 140
        vprold     $10, %ymm10, %ymm10
        vmovdqa32  %ymm12, %ymm13
        vpternlogd $89, %ymm9, %ymm11, %ymm13
        vpaddd     12(%r15){1to8}, %ymm30, %ymm30
        vpaddd     %ymm30, %ymm23, %ymm30
        vpaddd     %ymm30, %ymm13, %ymm30
        vprold     $7, %ymm30, %ymm30
        vpaddd     %ymm7, %ymm30, %ymm30                        // left step 36, f3: cycle 144
        vprold     $10, %ymm11, %ymm11
        vmovdqa32  %ymm8, %ymm13
        vpternlogd $89, %ymm10, %ymm6, %ymm13
        vpaddd     16(%r15){1to8}, %ymm2, %ymm2
        vpaddd     %ymm2, %ymm16, %ymm2
        vpaddd     %ymm2, %ymm13, %ymm2
        vprold     $11, %ymm2, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                          // right step 36, f3: cycle 144
        vprold     $10, %ymm6, %ymm6
        vmovdqa32  %ymm30, %ymm13
        vpternlogd $89, %ymm11, %ymm12, %ymm13
        vpaddd     12(%r15){1to8}, %ymm7, %ymm7
        vpaddd     %ymm7, %ymm22, %ymm7
        vpaddd     %ymm7, %ymm13, %ymm7
        vprold     $14, %ymm7, %ymm7
        vpaddd     %ymm9, %ymm7, %ymm7                          // left step 37, f3: cycle 148
        vprold     $10, %ymm12, %ymm12
        vmovdqa32  %ymm2, %ymm13
        vpternlogd $89, %ymm6, %ymm8, %ymm13
        vpaddd     16(%r15){1to8}, %ymm1, %ymm1
        vpaddd     %ymm1, %ymm20, %ymm1
        vpaddd     %ymm1, %ymm13, %ymm1
        vprold     $8, %ymm1, %ymm1
        vpaddd     %ymm10, %ymm1, %ymm1                         // right step 37, f3: cycle 148
        vprold     $10, %ymm8, %ymm8
        vmovdqa32  %ymm7, %ymm13
        vpternlogd $89, %ymm12, %ymm30, %ymm13
        vpaddd     12(%r15){1to8}, %ymm9, %ymm9
        vpaddd     %ymm9, %ymm28, %ymm9
        vpaddd     %ymm9, %ymm13, %ymm9
        vprold     $9, %ymm9, %ymm9
        vpaddd     %ymm11, %ymm9, %ymm9                         // left step 38, f3: cycle 152
        vprold     $10, %ymm30, %ymm30
        vmovdqa32  %ymm1, %ymm13
        vpternlogd $89, %ymm8, %ymm2, %ymm13
        vpaddd     16(%r15){1to8}, %ymm10, %ymm10
        vpaddd     %ymm10, %ymm29, %ymm10
        vpaddd     %ymm10, %ymm13, %ymm10
        vprold     $6, %ymm10, %ymm10
        vpaddd     %ymm6, %ymm10, %ymm10                        // right step 38, f3: cycle 152
        vprold     $10, %ymm2, %ymm2
        vmovdqa32  %ymm9, %ymm13
        vpternlogd $89, %ymm30, %ymm7, %ymm13
        vpaddd     12(%r15){1to8}, %ymm11, %ymm11
        vpaddd     %ymm11, %ymm27, %ymm11
        vpaddd     %ymm11, %ymm13, %ymm11
        vprold     $13, %ymm11, %ymm11
        vpaddd     %ymm12, %ymm11, %ymm11                       // left step 39, f3: cycle 156
        vprold     $10, %ymm7, %ymm7
        vmovdqa32  %ymm10, %ymm13
        vpternlogd $89, %ymm2, %ymm1, %ymm13
        vpaddd     16(%r15){1to8}, %ymm6, %ymm6
        vpaddd     %ymm6, %ymm21, %ymm6
        vpaddd     %ymm6, %ymm13, %ymm6
        vprold     $6, %ymm6, %ymm6
        vpaddd     %ymm8, %ymm6, %ymm6                          // right step 39, f3: cycle 156
        vprold     $10, %ymm1, %ymm1
        vmovdqa32  %ymm11, %ymm13
        vpternlogd $89, %ymm7, %ymm9, %ymm13
        vpaddd     12(%r15){1to8}, %ymm12, %ymm12
        vpaddd     %ymm12, %ymm5, %ymm12
        vpaddd     %ymm12, %ymm13, %ymm12
        vprold     $15, %ymm12, %ymm12
        vpaddd     %ymm30, %ymm12, %ymm12                       // left step 40, f3: cycle 160
        vprold     $10, %ymm9, %ymm9
        vmovdqa32  %ymm6, %ymm13
        vpternlogd $89, %ymm1, %ymm10, %ymm13
        vpaddd     16(%r15){1to8}, %ymm8, %ymm8
        vpaddd     %ymm8, %ymm22, %ymm8
        vpaddd     %ymm8, %ymm13, %ymm8
        vprold     $14, %ymm8, %ymm8
        vpaddd     %ymm2, %ymm8, %ymm8                          // right step 40, f3: cycle 160
        vprold     $10, %ymm10, %ymm10
        vmovdqa32  %ymm12, %ymm13
        vpternlogd $89, %ymm9, %ymm11, %ymm13
        vpaddd     12(%r15){1to8}, %ymm30, %ymm30
        vpaddd     %ymm30, %ymm17, %ymm30
        vpaddd     %ymm30, %ymm13, %ymm30
        vprold     $14, %ymm30, %ymm30
        vpaddd     %ymm7, %ymm30, %ymm30                        // left step 41, f3: cycle 164
        vprold     $10, %ymm11, %ymm11
        vmovdqa32  %ymm8, %ymm13
        vpternlogd $89, %ymm10, %ymm6, %ymm13
        vpaddd     16(%r15){1to8}, %ymm2, %ymm2
        vpaddd     %ymm2, %ymm24, %ymm2
        vpaddd     %ymm2, %ymm13, %ymm2
        vprold     $12, %ymm2, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                          // right step 41, f3: cycle 164
        vprold     $10, %ymm6, %ymm6
        vmovdqa32  %ymm30, %ymm13
        vpternlogd $89, %ymm11, %ymm12, %ymm13
        vpaddd     12(%r15){1to8}, %ymm7, %ymm7
        vpaddd     %ymm7, %ymm20, %ymm7
        vpaddd     %ymm7, %ymm13, %ymm7
        vprold     $8, %ymm7, %ymm7
        vpaddd     %ymm9, %ymm7, %ymm7                          // left step 42, f3: cycle 168
        vprold     $10, %ymm12, %ymm12
        vmovdqa32  %ymm2, %ymm13
        vpternlogd $89, %ymm6, %ymm8, %ymm13
        vpaddd     16(%r15){1to8}, %ymm1, %ymm1
        vpaddd     %ymm1, %ymm27, %ymm1
        vpaddd     %ymm1, %ymm13, %ymm1
        vprold     $13, %ymm1, %ymm1
        vpaddd     %ymm10, %ymm1, %ymm1                         // right step 42, f3: cycle 168
        vprold     $10, %ymm8, %ymm8
        vmovdqa32  %ymm7, %ymm13
        vpternlogd $89, %ymm12, %ymm30, %ymm13
        vpaddd     12(%r15){1to8}, %ymm9, %ymm9
        vpaddd     %ymm9, %ymm19, %ymm9
        vpaddd     %ymm9, %ymm13, %ymm9
        vprold     $13, %ymm9, %ymm9
        vpaddd     %ymm11, %ymm9, %ymm9                         // left step 43, f3: cycle 172
        vprold     $10, %ymm30, %ymm30
        vmovdqa32  %ymm1, %ymm13
        vpternlogd $89, %ymm8, %ymm2, %ymm13
        vpaddd     16(%r15){1to8}, %ymm10, %ymm10
        vpaddd     %ymm10, %ymm31, %ymm10
        vpaddd     %ymm10, %ymm13, %ymm10
        vprold     $5, %ymm10, %ymm10
        vpaddd     %ymm6, %ymm10, %ymm10                        // right step 43, f3: cycle 172
        vprold     $10, %ymm2, %ymm2
        vmovdqa32  %ymm9, %ymm13
        vpternlogd $89, %ymm30, %ymm7, %ymm13
        vpaddd     12(%r15){1to8}, %ymm11, %ymm11
        vpaddd     %ymm11, %ymm21, %ymm11
        vpaddd     %ymm11, %ymm13, %ymm11
        vprold     $6, %ymm11, %ymm11
        vpaddd     %ymm12, %ymm11, %ymm11                       // left step 44, f3: cycle 176
        vprold     $10, %ymm7, %ymm7
        vmovdqa32  %ymm10, %ymm13
        vpternlogd $89, %ymm2, %ymm1, %ymm13
        vpaddd     16(%r15){1to8}, %ymm6, %ymm6
        vpaddd     %ymm6, %ymm17, %ymm6
        vpaddd     %ymm6, %ymm13, %ymm6
        vprold     $14, %ymm6, %ymm6
        vpaddd     %ymm8, %ymm6, %ymm6                          // right step 44, f3: cycle 176
        vprold     $10, %ymm1, %ymm1
        vmovdqa32  %ymm11, %ymm13
        vpternlogd $89, %ymm7, %ymm9, %ymm13
        vpaddd     12(%r15){1to8}, %ymm12, %ymm12
        vpaddd     %ymm12, %ymm26, %ymm12
        vpaddd     %ymm12, %ymm13, %ymm12
        vprold     $5, %ymm12, %ymm12
        vpaddd     %ymm30, %ymm12, %ymm12                       // left step 45, f3: cycle 180
        vprold     $10, %ymm9, %ymm9
        vmovdqa32  %ymm6, %ymm13
        vpternlogd $89, %ymm1, %ymm10, %ymm13
        vpaddd     16(%r15){1to8}, %ymm8, %ymm8
        vpaddd     %ymm8, %ymm25, %ymm8
        vpaddd     %ymm8, %ymm13, %ymm8
        vprold     $13, %ymm8, %ymm8
        vpaddd     %ymm2, %ymm8, %ymm8                          // right step 45, f3: cycle 180
        vprold     $10, %ymm10, %ymm10
        vmovdqa32  %ymm12, %ymm13
        vpternlogd $89, %ymm9, %ymm11, %ymm13
        vpaddd     12(%r15){1to8}, %ymm30, %ymm30
        vpaddd     %ymm30, %ymm24, %ymm30
        vpaddd     %ymm30, %ymm13, %ymm30
        vprold     $12, %ymm30, %ymm30
        vpaddd     %ymm7, %ymm30, %ymm30                        // left step 46, f3: cycle 184
        vprold     $10, %ymm11, %ymm11
        vmovdqa32  %ymm8, %ymm13
        vpternlogd $89, %ymm10, %ymm6, %ymm13
        vpaddd     16(%r15){1to8}, %ymm2, %ymm2
        vpaddd     %ymm2, %ymm19, %ymm2
        vpaddd     %ymm2, %ymm13, %ymm2
        vprold     $13, %ymm2, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                          // right step 46, f3: cycle 184
        vprold     $10, %ymm6, %ymm6
        vmovdqa32  %ymm30, %ymm13
        vpternlogd $89, %ymm11, %ymm12, %ymm13
        vpaddd     12(%r15){1to8}, %ymm7, %ymm7
        vpaddd     %ymm7, %ymm18, %ymm7
        vpaddd     %ymm7, %ymm13, %ymm7
        vprold     $7, %ymm7, %ymm7
        vpaddd     %ymm9, %ymm7, %ymm7                          // left step 47, f3: cycle 188
        vprold     $10, %ymm12, %ymm12
        vmovdqa32  %ymm2, %ymm13
        vpternlogd $89, %ymm6, %ymm8, %ymm13
        vpaddd     16(%r15){1to8}, %ymm1, %ymm1
        vpaddd     %ymm1, %ymm23, %ymm1
        vpaddd     %ymm1, %ymm13, %ymm1
        vprold     $7, %ymm1, %ymm1
        vpaddd     %ymm10, %ymm1, %ymm1                         // right step 47, f3: cycle 188
        vprold     $10, %ymm8, %ymm8
        vmovdqa32  %ymm7, %ymm13
        vpternlogd $89, %ymm12, %ymm30, %ymm13
        vpaddd     12(%r15){1to8}, %ymm9, %ymm9
        vpaddd     %ymm9, %ymm31, %ymm9
        vpaddd     %ymm9, %ymm13, %ymm9
        vprold     $5, %ymm9, %ymm9
        vpaddd     %ymm11, %ymm9, %ymm9                         // left step 48, f3: cycle 192
        vprold     $10, %ymm30, %ymm30
        vmovdqa32  %ymm1, %ymm13
        vpternlogd $89, %ymm8, %ymm2, %ymm13
        vpaddd     16(%r15){1to8}, %ymm10, %ymm10
        vpaddd     %ymm10, %ymm26, %ymm10
        vpaddd     %ymm10, %ymm13, %ymm10
        vprold     $5, %ymm10, %ymm10
        vpaddd     %ymm6, %ymm10, %ymm10                        // right step 48, f3: cycle 192
        vprold     $10, %ymm2, %ymm2
        vmovdqa32  %ymm9, %ymm13
        vpternlogd $226, %ymm7, %ymm30, %ymm13
        vpaddd     20(%r15){1to8}, %ymm11, %ymm11
        vpaddd     %ymm11, %ymm5, %ymm11
        vpaddd     %ymm11, %ymm13, %ymm11
        vprold     $11, %ymm11, %ymm11
        vpaddd     %ymm12, %ymm11, %ymm11                       // left step 49, f4: cycle 196
        vprold     $10, %ymm7, %ymm7
        vmovdqa32  %ymm10, %ymm13
        vpternlogd $202, %ymm2, %ymm1, %ymm13
        vpaddd     24(%r15){1to8}, %ymm6, %ymm6
        vpaddd     %ymm6, %ymm27, %ymm6
        vpaddd     %ymm6, %ymm13, %ymm6
        vprold     $15, %ymm6, %ymm6
        vpaddd     %ymm8, %ymm6, %ymm6                          // right step 49, f2: cycle 196
        vprold     $10, %ymm1, %ymm1
        vmovdqa32  %ymm11, %ymm13
        vpternlogd $226, %ymm9, %ymm7, %ymm13
        vpaddd     20(%r15){1to8}, %ymm12, %ymm12
        vpaddd     %ymm12, %ymm22, %ymm12
        vpaddd     %ymm12, %ymm13, %ymm12
        vprold     $12, %ymm12, %ymm12
        vpaddd     %ymm30, %ymm12, %ymm12                       // left step 50, f4: cycle 200
        vprold     $10, %ymm9, %ymm9
        vmovdqa32  %ymm6, %ymm13
        vpternlogd $202, %ymm1, %ymm10, %ymm13
        vpaddd     24(%r15){1to8}, %ymm8, %ymm8
        vpaddd     %ymm8, %ymm21, %ymm8
        vpaddd     %ymm8, %ymm13, %ymm8
        vprold     $5, %ymm8, %ymm8
        vpaddd     %ymm2, %ymm8, %ymm8                          // right step 50, f2: cycle 200
        vprold     $10, %ymm10, %ymm10
        vmovdqa32  %ymm12, %ymm13
        vpternlogd $226, %ymm11, %ymm9, %ymm13
        vpaddd     20(%r15){1to8}, %ymm30, %ymm30
        vpaddd     %ymm30, %ymm24, %ymm30
        vpaddd     %ymm30, %ymm13, %ymm30
        vprold     $14, %ymm30, %ymm30
        vpaddd     %ymm7, %ymm30, %ymm30                        // left step 51, f4: cycle 204
        vprold     $10, %ymm11, %ymm11
        vmovdqa32  %ymm8, %ymm13
        vpternlogd $202, %ymm10, %ymm6, %ymm13
        vpaddd     24(%r15){1to8}, %ymm2, %ymm2
        vpaddd     %ymm2, %ymm23, %ymm2
        vpaddd     %ymm2, %ymm13, %ymm2
        vprold     $8, %ymm2, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                          // right step 51, f2: cycle 204
        vprold     $10, %ymm6, %ymm6
        vmovdqa32  %ymm30, %ymm13
        vpternlogd $226, %ymm12, %ymm11, %ymm13
        vpaddd     20(%r15){1to8}, %ymm7, %ymm7
        vpaddd     %ymm7, %ymm25, %ymm7
        vpaddd     %ymm7, %ymm13, %ymm7
        vprold     $15, %ymm7, %ymm7
        vpaddd     %ymm9, %ymm7, %ymm7                          // left step 52, f4: cycle 208
        vprold     $10, %ymm12, %ymm12
        vmovdqa32  %ymm2, %ymm13
        vpternlogd $202, %ymm6, %ymm8, %ymm13
        vpaddd     24(%r15){1to8}, %ymm1, %ymm1
        vpaddd     %ymm1, %ymm5, %ymm1
        vpaddd     %ymm1, %ymm13, %ymm1
        vprold     $11, %ymm1, %ymm1
        vpaddd     %ymm10, %ymm1, %ymm1                         // right step 52, f2: cycle 208
        vprold     $10, %ymm8, %ymm8
        vmovdqa32  %ymm7, %ymm13
        vpternlogd $226, %ymm30, %ymm12, %ymm13
        vpaddd     20(%r15){1to8}, %ymm9, %ymm9
        vpaddd     %ymm9, %ymm19, %ymm9
        vpaddd     %ymm9, %ymm13, %ymm9
        vprold     $14, %ymm9, %ymm9
        vpaddd     %ymm11, %ymm9, %ymm9                         // left step 53, f4: cycle 212
        vprold     $10, %ymm30, %ymm30
        vmovdqa32  %ymm1, %ymm13
        vpternlogd $202, %ymm8, %ymm2, %ymm13
        vpaddd     24(%r15){1to8}, %ymm10, %ymm10
        vpaddd     %ymm10, %ymm16, %ymm10
        vpaddd     %ymm10, %ymm13, %ymm10
        vprold     $14, %ymm10, %ymm10
        vpaddd     %ymm6, %ymm10, %ymm10                        // right step 53, f2: cycle 212
        vprold     $10, %ymm2, %ymm2
        vmovdqa32  %ymm9, %ymm13
        vpternlogd $226, %ymm7, %ymm30, %ymm13
        vpaddd     20(%r15){1to8}, %ymm11, %ymm11
        vpaddd     %ymm11, %ymm27, %ymm11
        vpaddd     %ymm11, %ymm13, %ymm11
        vprold     $15, %ymm11, %ymm11
        vpaddd     %ymm12, %ymm11, %ymm11                       // left step 54, f4: cycle 216
        vprold     $10, %ymm7, %ymm7
        vmovdqa32  %ymm10, %ymm13
        vpternlogd $202, %ymm2, %ymm1, %ymm13
        vpaddd     24(%r15){1to8}, %ymm6, %ymm6
        vpaddd     %ymm6, %ymm24, %ymm6
        vpaddd     %ymm6, %ymm13, %ymm6
        vprold     $14, %ymm6, %ymm6
        vpaddd     %ymm8, %ymm6, %ymm6                          // right step 54, f2: cycle 216
        vprold     $10, %ymm1, %ymm1
        vmovdqa32  %ymm11, %ymm13
        vpternlogd $226, %ymm9, %ymm7, %ymm13
        vpaddd     20(%r15){1to8}, %ymm12, %ymm12
        vpaddd     %ymm12, %ymm31, %ymm12
        vpaddd     %ymm12, %ymm13, %ymm12
        vprold     $9, %ymm12, %ymm12
        vpaddd     %ymm30, %ymm12, %ymm12                       // left step 55, f4: cycle 220
        vprold     $10, %ymm9, %ymm9
        vmovdqa32  %ymm6, %ymm13
        vpternlogd $202, %ymm1, %ymm10, %ymm13
        vpaddd     24(%r15){1to8}, %ymm8, %ymm8
        vpaddd     %ymm8, %ymm28, %ymm8
        vpaddd     %ymm8, %ymm13, %ymm8
        vprold     $6, %ymm8, %ymm8
        vpaddd     %ymm2, %ymm8, %ymm8                          // right step 55, f2: cycle 220
        vprold     $10, %ymm10, %ymm10
        vmovdqa32  %ymm12, %ymm13
        vpternlogd $226, %ymm11, %ymm9, %ymm13
        vpaddd     20(%r15){1to8}, %ymm30, %ymm30
        vpaddd     %ymm30, %ymm23, %ymm30
        vpaddd     %ymm30, %ymm13, %ymm30
        vprold     $8, %ymm30, %ymm30
        vpaddd     %ymm7, %ymm30, %ymm30                        // left step 56, f4: cycle 224
        vprold     $10, %ymm11, %ymm11
        vmovdqa32  %ymm8, %ymm13
        vpternlogd $202, %ymm10, %ymm6, %ymm13
        vpaddd     24(%r15){1to8}, %ymm2, %ymm2
        vpaddd     %ymm2, %ymm19, %ymm2
        vpaddd     %ymm2, %ymm13, %ymm2
        vprold     $14, %ymm2, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                          // right step 56, f2: cycle 224
        vprold     $10, %ymm6, %ymm6
        vmovdqa32  %ymm30, %ymm13
        vpternlogd $226, %ymm12, %ymm11, %ymm13
        vpaddd     20(%r15){1to8}, %ymm7, %ymm7
        vpaddd     %ymm7, %ymm26, %ymm7
        vpaddd     %ymm7, %ymm13, %ymm7
        vprold     $9, %ymm7, %ymm7
        vpaddd     %ymm9, %ymm7, %ymm7                          // left step 57, f4: cycle 228
        vprold     $10, %ymm12, %ymm12
        vmovdqa32  %ymm2, %ymm13
        vpternlogd $202, %ymm6, %ymm8, %ymm13
        vpaddd     24(%r15){1to8}, %ymm1, %ymm1
        vpaddd     %ymm1, %ymm18, %ymm1
        vpaddd     %ymm1, %ymm13, %ymm1
        vprold     $6, %ymm1, %ymm1
        vpaddd     %ymm10, %ymm1, %ymm1                         // right step 57, f2: cycle 228
        vprold     $10, %ymm8, %ymm8
        vmovdqa32  %ymm7, %ymm13
        vpternlogd $226, %ymm30, %ymm12, %ymm13
        vpaddd     20(%r15){1to8}, %ymm9, %ymm9
        vpaddd     %ymm9, %ymm16, %ymm9
        vpaddd     %ymm9, %ymm13, %ymm9
        vprold     $14, %ymm9, %ymm9
        vpaddd     %ymm11, %ymm9, %ymm9                         // left step 58, f4: cycle 232
        vprold     $10, %ymm30, %ymm30
        vmovdqa32  %ymm1, %ymm13
        vpternlogd $202, %ymm8, %ymm2, %ymm13
        vpaddd     24(%r15){1to8}, %ymm10, %ymm10
        vpaddd     %ymm10, %ymm31, %ymm10
        vpaddd     %ymm10, %ymm13, %ymm10
        vprold     $9, %ymm10, %ymm10
        vpaddd     %ymm6, %ymm10, %ymm10                        // right step 58, f2: cycle 232
        vprold     $10, %ymm2, %ymm2
        vmovdqa32  %ymm9, %ymm13
        vpternlogd $226, %ymm7, %ymm30, %ymm13
        vpaddd     20(%r15){1to8}, %ymm11, %ymm11
        vpaddd     %ymm11, %ymm20, %ymm11
        vpaddd     %ymm11, %ymm13, %ymm11
        vprold     $5, %ymm11, %ymm11
        vpaddd     %ymm12, %ymm11, %ymm11                       // left step 59, f4: cycle 236
        vprold     $10, %ymm7, %ymm7
        vmovdqa32  %ymm10, %ymm13
        vpternlogd $202, %ymm2, %ymm1, %ymm13
        vpaddd     24(%r15){1to8}, %ymm6, %ymm6
        vpaddd     %ymm6, %ymm17, %ymm6
        vpaddd     %ymm6, %ymm13, %ymm6
        vprold     $12, %ymm6, %ymm6
        vpaddd     %ymm8, %ymm6, %ymm6                          // right step 59, f2: cycle 236
        vprold     $10, %ymm1, %ymm1
        vmovdqa32  %ymm11, %ymm13
        vpternlogd $226, %ymm9, %ymm7, %ymm13
        vpaddd     20(%r15){1to8}, %ymm12, %ymm12
        vpaddd     %ymm12, %ymm28, %ymm12
        vpaddd     %ymm12, %ymm13, %ymm12
        vprold     $6, %ymm12, %ymm12
        vpaddd     %ymm30, %ymm12, %ymm12                       // left step 60, f4: cycle 240
        vprold     $10, %ymm9, %ymm9
        vmovdqa32  %ymm6, %ymm13
        vpternlogd $202, %ymm1, %ymm10, %ymm13
        vpaddd     24(%r15){1to8}, %ymm8, %ymm8
        vpaddd     %ymm8, %ymm26, %ymm8
        vpaddd     %ymm8, %ymm13, %ymm8
        vprold     $9, %ymm8, %ymm8
        vpaddd     %ymm2, %ymm8, %ymm8                          // right step 60, f2: cycle 240
        vprold     $10, %ymm10, %ymm10
        vmovdqa32  %ymm12, %ymm13
        vpternlogd $226, %ymm11, %ymm9, %ymm13
        vpaddd     20(%r15){1to8}, %ymm30, %ymm30
        vpaddd     %ymm30, %ymm29, %ymm30
        vpaddd     %ymm30, %ymm13, %ymm30
        vprold     $8, %ymm30, %ymm30
        vpaddd     %ymm7, %ymm30, %ymm30                        // left step 61, f4: cycle 244
        vprold     $10, %ymm11, %ymm11
        vmovdqa32  %ymm8, %ymm13
        vpternlogd $202, %ymm10, %ymm6, %ymm13
        vpaddd     24(%r15){1to8}, %ymm2, %ymm2
        vpaddd     %ymm2, %ymm22, %ymm2
        vpaddd     %ymm2, %ymm13, %ymm2
        vprold     $12, %ymm2, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                          // right step 61, f2: cycle 244
        vprold     $10, %ymm6, %ymm6
        vmovdqa32  %ymm30, %ymm13
        vpternlogd $226, %ymm12, %ymm11, %ymm13
        vpaddd     20(%r15){1to8}, %ymm7, %ymm7
        vpaddd     %ymm7, %ymm18, %ymm7
        vpaddd     %ymm7, %ymm13, %ymm7
        vprold     $6, %ymm7, %ymm7
        vpaddd     %ymm9, %ymm7, %ymm7                          // left step 62, f4: cycle 248
        vprold     $10, %ymm12, %ymm12
        vmovdqa32  %ymm2, %ymm13
        vpternlogd $202, %ymm6, %ymm8, %ymm13
        vpaddd     24(%r15){1to8}, %ymm1, %ymm1
        vpaddd     %ymm1, %ymm20, %ymm1
        vpaddd     %ymm1, %ymm13, %ymm1
        vprold     $5, %ymm1, %ymm1
        vpaddd     %ymm10, %ymm1, %ymm1                         // right step 62, f2: cycle 248
        vprold     $10, %ymm8, %ymm8
        vmovdqa32  %ymm7, %ymm13
        vpternlogd $226, %ymm30, %ymm12, %ymm13
        vpaddd     20(%r15){1to8}, %ymm9, %ymm9
        vpaddd     %ymm9, %ymm21, %ymm9
        vpaddd     %ymm9, %ymm13, %ymm9
        vprold     $5, %ymm9, %ymm9
        vpaddd     %ymm11, %ymm9, %ymm9                         // left step 63, f4: cycle 252
        vprold     $10, %ymm30, %ymm30
        vmovdqa32  %ymm1, %ymm13
        vpternlogd $202, %ymm8, %ymm2, %ymm13
        vpaddd     24(%r15){1to8}, %ymm10, %ymm10
        vpaddd     %ymm10, %ymm25, %ymm10
        vpaddd     %ymm10, %ymm13, %ymm10
        vprold     $15, %ymm10, %ymm10
        vpaddd     %ymm6, %ymm10, %ymm10                        // right step 63, f2: cycle 252
        vprold     $10, %ymm2, %ymm2
        vmovdqa32  %ymm9, %ymm13
        vpternlogd $226, %ymm7, %ymm30, %ymm13
        vpaddd     20(%r15){1to8}, %ymm11, %ymm11
        vpaddd     %ymm11, %ymm17, %ymm11
        vpaddd     %ymm11, %ymm13, %ymm11
        vprold     $12, %ymm11, %ymm11
        vpaddd     %ymm12, %ymm11, %ymm11                       // left step 64, f4: cycle 256
        vprold     $10, %ymm7, %ymm7
        vmovdqa32  %ymm10, %ymm13
        vpternlogd $202, %ymm2, %ymm1, %ymm13
        vpaddd     24(%r15){1to8}, %ymm6, %ymm6
        vpaddd     %ymm6, %ymm29, %ymm6
        vpaddd     %ymm6, %ymm13, %ymm6
        vprold     $8, %ymm6, %ymm6
        vpaddd     %ymm8, %ymm6, %ymm6                          // right step 64, f2: cycle 256
        vprold     $10, %ymm1, %ymm1
        vmovdqa32  %ymm11, %ymm13
        vpternlogd $45, %ymm7, %ymm9, %ymm13
        vpaddd     28(%r15){1to8}, %ymm12, %ymm12
        vpaddd     %ymm12, %ymm23, %ymm12
        vpaddd     %ymm12, %ymm13, %ymm12
        vprold     $9, %ymm12, %ymm12
        vpaddd     %ymm30, %ymm12, %ymm12                       // left step 65, f5: cycle 260
        vprold     $10, %ymm9, %ymm9
        vmovdqa32  %ymm6, %ymm13
        vpternlogd $150, %ymm10, %ymm1, %ymm13
        vpaddd     %ymm8, %ymm31, %ymm8
        vpaddd     %ymm8, %ymm13, %ymm8
        vprold     $8, %ymm8, %ymm8
        vpaddd     %ymm2, %ymm8, %ymm8                          // right step 65, f1: cycle 260
        vprold     $10, %ymm10, %ymm10
        vmovdqa32  %ymm12, %ymm13
        vpternlogd $45, %ymm9, %ymm11, %ymm13
        vpaddd     28(%r15){1to8}, %ymm30, %ymm30
        vpaddd     %ymm30, %ymm19, %ymm30
        vpaddd     %ymm30, %ymm13, %ymm30
        vprold     $15, %ymm30, %ymm30
        vpaddd     %ymm7, %ymm30, %ymm30                        // left step 66, f5: cycle 264
        vprold     $10, %ymm11, %ymm11
        vmovdqa32  %ymm8, %ymm13
        vpternlogd $150, %ymm6, %ymm10, %ymm13
        vpaddd     %ymm2, %ymm28, %ymm2
        vpaddd     %ymm2, %ymm13, %ymm2
        vprold     $5, %ymm2, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                          // right step 66, f1: cycle 264
        vprold     $10, %ymm6, %ymm6
        vmovdqa32  %ymm30, %ymm13
        vpternlogd $45, %ymm11, %ymm12, %ymm13
        vpaddd     28(%r15){1to8}, %ymm7, %ymm7
        vpaddd     %ymm7, %ymm18, %ymm7
        vpaddd     %ymm7, %ymm13, %ymm7
        vprold     $5, %ymm7, %ymm7
        vpaddd     %ymm9, %ymm7, %ymm7                          // left step 67, f5: cycle 268
        vprold     $10, %ymm12, %ymm12
        vmovdqa32  %ymm2, %ymm13
        vpternlogd $150, %ymm8, %ymm6, %ymm13
        vpaddd     %ymm1, %ymm25, %ymm1
        vpaddd     %ymm1, %ymm13, %ymm1
        vprold     $12, %ymm1, %ymm1
        vpaddd     %ymm10, %ymm1, %ymm1                         // right step 67, f1: cycle 268
        vprold     $10, %ymm8, %ymm8
        vmovdqa32  %ymm7, %ymm13
        vpternlogd $45, %ymm12, %ymm30, %ymm13
        vpaddd     28(%r15){1to8}, %ymm9, %ymm9
        vpaddd     %ymm9, %ymm22, %ymm9
        vpaddd     %ymm9, %ymm13, %ymm9
        vprold     $11, %ymm9, %ymm9
        vpaddd     %ymm11, %ymm9, %ymm9                         // left step 68, f5: cycle 272
        vprold     $10, %ymm30, %ymm30
        vmovdqa32  %ymm1, %ymm13
        vpternlogd $150, %ymm2, %ymm8, %ymm13
        vpaddd     %ymm10, %ymm23, %ymm23
        vpaddd     %ymm23, %ymm13, %ymm23
        vprold     $9, %ymm23, %ymm23
        vpaddd     %ymm6, %ymm23, %ymm23                        // right step 68, f1: cycle 272
        vprold     $10, %ymm2, %ymm2
        vmovdqa32  %ymm9, %ymm10
        vpternlogd $45, %ymm30, %ymm7, %ymm10
        vpaddd     28(%r15){1to8}, %ymm11, %ymm11
        vpaddd     %ymm11, %ymm20, %ymm11
        vpaddd     %ymm11, %ymm10, %ymm10
        vprold     $6, %ymm10, %ymm10
        vpaddd     %ymm12, %ymm10, %ymm10                       // left step 69, f5: cycle 276
        vprold     $10, %ymm7, %ymm7
        vmovdqa32  %ymm23, %ymm11
        vpternlogd $150, %ymm1, %ymm2, %ymm11
        vpaddd     %ymm6, %ymm5, %ymm6
        vpaddd     %ymm6, %ymm11, %ymm6
        vprold     $12, %ymm6, %ymm6
        vpaddd     %ymm8, %ymm6, %ymm6                          // right step 69, f1: cycle 276
        vprold     $10, %ymm1, %ymm1
        vmovdqa32  %ymm10, %ymm11
        vpternlogd $45, %ymm7, %ymm9, %ymm11
        vpaddd     28(%r15){1to8}, %ymm12, %ymm12
        vpaddd     %ymm12, %ymm31, %ymm31
        vpaddd     %ymm31, %ymm11, %ymm31
        vprold     $8, %ymm31, %ymm31
        vpaddd     %ymm30, %ymm31, %ymm31                       // left step 70, f5: cycle 280
        vprold     $10, %ymm9, %ymm9
        vmovdqa32  %ymm6, %ymm11
        vpternlogd $150, %ymm23, %ymm1, %ymm11
        vpaddd     %ymm8, %ymm18, %ymm18
        vpaddd     %ymm18, %ymm11, %ymm18
        vprold     $5, %ymm18, %ymm18
        vpaddd     %ymm2, %ymm18, %ymm18                        // right step 70, f1: cycle 280
        vprold     $10, %ymm23, %ymm23
        vmovdqa32  %ymm31, %ymm8
        vpternlogd $45, %ymm9, %ymm10, %ymm8
        vpaddd     28(%r15){1to8}, %ymm30, %ymm30
        vpaddd     %ymm30, %ymm17, %ymm30
        vpaddd     %ymm30, %ymm8, %ymm30
        vprold     $13, %ymm30, %ymm30
        vpaddd     %ymm7, %ymm30, %ymm30                        // left step 71, f5: cycle 284
        vprold     $10, %ymm10, %ymm8
        vmovdqa32  %ymm18, %ymm10
        vpternlogd $150, %ymm6, %ymm23, %ymm10
        vpaddd     %ymm2, %ymm27, %ymm2
        vpaddd     %ymm2, %ymm10, %ymm2
        vprold     $14, %ymm2, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                          // right step 71, f1: cycle 284
        vprold     $10, %ymm6, %ymm6
        vmovdqa32  %ymm30, %ymm10
        vpternlogd $45, %ymm8, %ymm31, %ymm10
        vpaddd     28(%r15){1to8}, %ymm7, %ymm7
        vpaddd     %ymm7, %ymm25, %ymm25
        vpaddd     %ymm25, %ymm10, %ymm25
        vprold     $12, %ymm25, %ymm25
        vpaddd     %ymm9, %ymm25, %ymm25                        // left step 72, f5: cycle 288
        vprold     $10, %ymm31, %ymm31
        vmovdqa32  %ymm2, %ymm7
        vpternlogd $150, %ymm18, %ymm6, %ymm7
        vpaddd     %ymm1, %ymm20, %ymm1
        vpaddd     %ymm1, %ymm7, %ymm1
        vprold     $6, %ymm1, %ymm1
        vpaddd     %ymm23, %ymm1, %ymm1                         // right step 72, f1: cycle 288
        vprold     $10, %ymm18, %ymm18
        vmovdqa32  %ymm25, %ymm20
        vpternlogd $45, %ymm31, %ymm30, %ymm20
        vpaddd     28(%r15){1to8}, %ymm9, %ymm7
        vpaddd     %ymm7, %ymm29, %ymm7
        vpaddd     %ymm7, %ymm20, %ymm20
        vprold     $5, %ymm20, %ymm20
        vpaddd     %ymm8, %ymm20, %ymm20                        // left step 73, f5: cycle 292
        vprold     $10, %ymm30, %ymm30
        vmovdqa32  %ymm1, %ymm7
        vpternlogd $150, %ymm2, %ymm18, %ymm7
        vpaddd     %ymm23, %ymm21, %ymm23
        vpaddd     %ymm23, %ymm7, %ymm23
        vprold     $8, %ymm23, %ymm23
        vpaddd     %ymm6, %ymm23, %ymm23                        // right step 73, f1: cycle 292
        vprold     $10, %ymm2, %ymm2
        vmovdqa32  %ymm20, %ymm7
        vpternlogd $45, %ymm30, %ymm25, %ymm7
        vpaddd     28(%r15){1to8}, %ymm8, %ymm8
        vpaddd     %ymm8, %ymm5, %ymm5
        vpaddd     %ymm5, %ymm7, %ymm5
        vprold     $12, %ymm5, %ymm5
        vpaddd     %ymm31, %ymm5, %ymm5                         // left step 74, f5: cycle 296
        vprold     $10, %ymm25, %ymm25
        vmovdqa32  %ymm23, %ymm7
        vpternlogd $150, %ymm1, %ymm2, %ymm7
        vpaddd     %ymm6, %ymm17, %ymm17
        vpaddd     %ymm17, %ymm7, %ymm17
        vprold     $13, %ymm17, %ymm17
        vpaddd     %ymm18, %ymm17, %ymm17                       // right step 74, f1: cycle 296
        vprold     $10, %ymm1, %ymm1
        vmovdqa32  %ymm5, %ymm6
        vpternlogd $45, %ymm25, %ymm20, %ymm6
        vpaddd     28(%r15){1to8}, %ymm31, %ymm31
        vpaddd     %ymm31, %ymm16, %ymm31
        vpaddd     %ymm31, %ymm6, %ymm31
        vprold     $13, %ymm31, %ymm31
        vpaddd     %ymm30, %ymm31, %ymm31                       // left step 75, f5: cycle 300
        vprold     $10, %ymm20, %ymm20
        vmovdqa32  %ymm17, %ymm6
        vpternlogd $150, %ymm23, %ymm1, %ymm6
        vpaddd     %ymm18, %ymm26, %ymm18
        vpaddd     %ymm18, %ymm6, %ymm18
        vprold     $6, %ymm18, %ymm18
        vpaddd     %ymm2, %ymm18, %ymm18                        // right step 75, f1: cycle 300
        vprold     $10, %ymm23, %ymm23
        vmovdqa32  %ymm31, %ymm6
        vpternlogd $45, %ymm20, %ymm5, %ymm6
        vpaddd     28(%r15){1to8}, %ymm30, %ymm30
        vpaddd     %ymm30, %ymm27, %ymm27
        vpaddd     %ymm27, %ymm6, %ymm27
        vprold     $14, %ymm27, %ymm27
        vpaddd     %ymm25, %ymm27, %ymm27                       // left step 76, f5: cycle 304
        vprold     $10, %ymm5, %ymm5
        vmovdqa32  %ymm18, %ymm30
        vpternlogd $150, %ymm17, %ymm23, %ymm30
        vpaddd     %ymm2, %ymm29, %ymm2
        vpaddd     %ymm2, %ymm30, %ymm2
        vprold     $5, %ymm2, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                          // right step 76, f1: cycle 304
        vprold     $10, %ymm17, %ymm17
        vmovdqa32  %ymm27, %ymm29
        vpternlogd $45, %ymm5, %ymm31, %ymm29
        vpaddd     28(%r15){1to8}, %ymm25, %ymm25
        vpaddd     %ymm25, %ymm24, %ymm25
        vpaddd     %ymm25, %ymm29, %ymm25
        vprold     $11, %ymm25, %ymm25
        vpaddd     %ymm20, %ymm25, %ymm25                       // left step 77, f5: cycle 308
        vprold     $10, %ymm31, %ymm29
        vmovdqa32  %ymm2, %ymm30
        vpternlogd $150, %ymm18, %ymm17, %ymm30
        vpaddd     %ymm1, %ymm19, %ymm1
        vpaddd     %ymm1, %ymm30, %ymm1
        vprold     $15, %ymm1, %ymm1
        vpaddd     %ymm23, %ymm1, %ymm1                         // right step 77, f1: cycle 308
        vprold     $10, %ymm18, %ymm18
        vmovdqa32  %ymm25, %ymm19
        vpternlogd $45, %ymm29, %ymm27, %ymm19
        vpaddd     28(%r15){1to8}, %ymm20, %ymm20
        vpaddd     %ymm20, %ymm21, %ymm20
        vpaddd     %ymm20, %ymm19, %ymm19
        vprold     $8, %ymm19, %ymm19
        vpaddd     %ymm5, %ymm19, %ymm19                        // left step 78, f5: cycle 312
        vprold     $10, %ymm27, %ymm20
        vmovdqa32  %ymm1, %ymm21
        vpternlogd $150, %ymm2, %ymm18, %ymm21
        vpaddd     %ymm23, %ymm16, %ymm16
        vpaddd     %ymm16, %ymm21, %ymm16
        vprold     $13, %ymm16, %ymm16
        vpaddd     %ymm17, %ymm16, %ymm16                       // right step 78, f1: cycle 312
        vprold     $10, %ymm2, %ymm2
        vmovdqa32  %ymm19, %ymm21
        vpternlogd $45, %ymm20, %ymm25, %ymm21
        vpaddd     28(%r15){1to8}, %ymm5, %ymm5
        vpaddd     %ymm5, %ymm28, %ymm5
        vpaddd     %ymm5, %ymm21, %ymm5
        vprold     $5, %ymm5, %ymm5
        vpaddd     %ymm29, %ymm5, %ymm5                         // left step 79, f5: cycle 316
        vprold     $10, %ymm25, %ymm21
        vmovdqa32  %ymm16, %ymm23
        vpternlogd $150, %ymm1, %ymm2, %ymm23
        vpaddd     %ymm17, %ymm22, %ymm17
        vpaddd     %ymm17, %ymm23, %ymm17
        vprold     $11, %ymm17, %ymm17
        vpaddd     %ymm18, %ymm17, %ymm17                       // right step 79, f1: cycle 316
        vprold     $10, %ymm1, %ymm1
        vmovdqa32  %ymm5, %ymm22
        vpternlogd $45, %ymm21, %ymm19, %ymm22
        vpaddd     28(%r15){1to8}, %ymm29, %ymm23
        vpaddd     %ymm23, %ymm26, %ymm23
        vpaddd     %ymm23, %ymm22, %ymm22
        vprold     $6, %ymm22, %ymm22
        vpaddd     %ymm20, %ymm22, %ymm22                       // left step 80, f5: cycle 320
        vprold     $10, %ymm19, %ymm19
        vmovdqa32  %ymm17, %ymm23
        vpternlogd $150, %ymm16, %ymm1, %ymm23
        vpaddd     %ymm18, %ymm24, %ymm18
        vpaddd     %ymm18, %ymm23, %ymm18
        vprold     $11, %ymm18, %ymm18
        vpaddd     %ymm2, %ymm18, %ymm18                        // right step 80, f1: cycle 320
        vprold     $10, %ymm16, %ymm16
        vpaddd     32(%rdi), %ymm16, %ymm16
        vpaddd     %ymm16, %ymm5, %ymm5
        vpaddd     64(%rdi), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm19, %ymm1
        vpaddd     %ymm3, %ymm2, %ymm2
        vpaddd     %ymm2, %ymm21, %ymm2
        vpaddd     %ymm4, %ymm20, %ymm3
        vpaddd     %ymm3, %ymm18, %ymm3
        vpaddd     %ymm0, %ymm17, %ymm0
        vpaddd     %ymm0, %ymm22, %ymm4
        vmovdqu32  %ymm5, (%rdi)
        vmovdqu32  %ymm1, 32(%rdi)
        vmovdqu32  %ymm2, 64(%rdi)
        vmovdqu32  %ymm3, 96(%rdi)
        vmovdqu32  %ymm4, 128(%rdi)
        vmovdqa32  %ymm5, %ymm0
        add        $64, %rcx
        sub        $1, %rdx
        jnz        L(ripemd160_x8_blocks_loop)
L(ripemd160_x8_blocks_end):
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        vzeroupper
        movaps     (%rsp), %xmm6
        movaps     16(%rsp), %xmm7
        movaps     32(%rsp), %xmm8
        movaps     48(%rsp), %xmm9
        movaps     64(%rsp), %xmm10
        movaps     80(%rsp), %xmm11
        movaps     96(%rsp), %xmm12
        movaps     112(%rsp), %xmm13
        add        $128, %rsp
        pop        %r15
        pop        %rsi
        pop        %rdi
#else
        vzeroupper
        pop        %r15
        .cfi_adjust_cfa_offset -8
        .cfi_restore %r15
#endif
        ret
#if !defined(_WIN32)
        .cfi_endproc
#else
        .seh_endproc
#endif
#if defined(__ELF__)
        .size      SYMBOL(ripemd160_x8_blocks), . - SYMBOL(ripemd160_x8_blocks)
#endif

#if defined(__ELF__)
        .section .note.GNU-stack,"",%progbits
#endif
