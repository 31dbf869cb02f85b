/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for x86-64 with AVX-512 and BMI, 16
 * lanes.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target x86-64-avx512 --kernel lanes --emitter gas
 *
 * With the options above, `hashwright prove` proves ripemd160_x16_blocks, and `hashwright verify`
 * tests all functions. `hashwright bench ripemd160 --target x86-64-avx512 --kernel lanes --emitter
 * gas` measures the speed.
 *
 * ripemd160_x16_blocks: 1097 instructions for a block of 64 bytes, critical path 321 cycles.
 * ripemd160_x16_blocks: 1384 instructions in all, 158 of them moves between registers.
 */

#if defined(__SIZEOF_POINTER__) && __SIZEOF_POINTER__ != 8
#error "this assembly is for pointers of 8 bytes; generate C with --emitter c"
#endif

#if defined(__APPLE__)
#define SYMBOL(name) _##name
#define L(name) L##name
#else
#define SYMBOL(name) name
#define L(name) .L##name
#endif

/*
 * Protections of CET, as -fcf-protection says: indirect branches reach only endbr64, and shadow
 * stacks.
 */
#if defined(__CET__) && (__CET__ & 1) != 0
#define IBT 1
#else
#define IBT 0
#endif
#if defined(__CET__) && (__CET__ & 2) != 0
#define SHSTK 2
#else
#define SHSTK 0
#endif
#define PROTECTED (IBT | SHSTK)

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
        .p2align   6
L(ripemd160_x16_blocks_constants):
        .long      0x50a28be6, 0x5a827999, 0x5c4dd124, 0x6ed9eba1, 0x6d703ef3, 0x8f1bbcdc
        .long      0x7a6d76e9, 0xa953fd4e

/*
 * void ripemd160_x16_blocks(uint32_t state[5][16], const uint8_t *const data[16], size_t nblocks);
 *
 * Arguments, moved there by the prologue on Windows: state in rdi, data in rsi, nblocks in rdx.
 *
 * At the start of the loop: h0 in zmm0, h1 in zmm1, h2 in zmm2, h3 in zmm3, h4 in zmm4.
 */
        .text
        .p2align   5
        .globl     SYMBOL(ripemd160_x16_blocks)
#if defined(_WIN32)
        .def       SYMBOL(ripemd160_x16_blocks)
        .scl       2
        .type      32
        .endef
        .seh_proc  SYMBOL(ripemd160_x16_blocks)
#elif defined(__ELF__)
        .type      SYMBOL(ripemd160_x16_blocks), %function
#endif
SYMBOL(ripemd160_x16_blocks):
#if !defined(_WIN32)
        .cfi_startproc
#endif
#if IBT
        endbr64
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
        jz         L(ripemd160_x16_blocks_end)
        mov        $0, %rcx
        lea        L(ripemd160_x16_blocks_constants)(%rip), %r15
        vmovdqu32  (%rdi), %zmm0
        vmovdqu32  64(%rdi), %zmm1
        vmovdqu32  128(%rdi), %zmm2
        vmovdqu32  192(%rdi), %zmm3
        vmovdqu32  0x100(%rdi), %zmm4
        .p2align   5
L(ripemd160_x16_blocks_loop):
        mov        (%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %ymm16
        vmovdqu32  32(%rax), %ymm24
        mov        32(%rsi), %rax
        add        %rcx, %rax
        vinserti64x4 $1, (%rax), %zmm16, %zmm16
        vinserti64x4 $1, 32(%rax), %zmm24, %zmm24
        mov        8(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %ymm17
        vmovdqu32  32(%rax), %ymm25
        mov        40(%rsi), %rax
        add        %rcx, %rax
        vinserti64x4 $1, (%rax), %zmm17, %zmm17
        vinserti64x4 $1, 32(%rax), %zmm25, %zmm25
        mov        16(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %ymm18
        vmovdqu32  32(%rax), %ymm26
        mov        48(%rsi), %rax
        add        %rcx, %rax
        vinserti64x4 $1, (%rax), %zmm18, %zmm18
        vinserti64x4 $1, 32(%rax), %zmm26, %zmm26
        mov        24(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %ymm19
        vmovdqu32  32(%rax), %ymm27
        mov        56(%rsi), %rax
        add        %rcx, %rax
        vinserti64x4 $1, (%rax), %zmm19, %zmm19
        vinserti64x4 $1, 32(%rax), %zmm27, %zmm27
        mov        64(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %ymm20
        vmovdqu32  32(%rax), %ymm28
        mov        96(%rsi), %rax
        add        %rcx, %rax
        vinserti64x4 $1, (%rax), %zmm20, %zmm20
        vinserti64x4 $1, 32(%rax), %zmm28, %zmm28
        mov        72(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %ymm21
        vmovdqu32  32(%rax), %ymm29
        mov        104(%rsi), %rax
        add        %rcx, %rax
        vinserti64x4 $1, (%rax), %zmm21, %zmm21
        vinserti64x4 $1, 32(%rax), %zmm29, %zmm29
        mov        80(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %ymm22
        vmovdqu32  32(%rax), %ymm30
        mov        112(%rsi), %rax
        add        %rcx, %rax
        vinserti64x4 $1, (%rax), %zmm22, %zmm22
        vinserti64x4 $1, 32(%rax), %zmm30, %zmm30
        mov        88(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %ymm23
        vmovdqu32  32(%rax), %ymm31
        mov        120(%rsi), %rax
        add        %rcx, %rax
        vinserti64x4 $1, (%rax), %zmm23, %zmm23
        vinserti64x4 $1, 32(%rax), %zmm31, %zmm31
        vpunpckldq %zmm17, %zmm16, %zmm5
        vpunpckhdq %zmm17, %zmm16, %zmm16
        vpunpckldq %zmm19, %zmm18, %zmm17
        vpunpckhdq %zmm19, %zmm18, %zmm18
        vpunpcklqdq %zmm17, %zmm5, %zmm19
        vpunpckhqdq %zmm17, %zmm5, %zmm5
        vpunpcklqdq %zmm18, %zmm16, %zmm17
        vpunpckhqdq %zmm18, %zmm16, %zmm16
        vpunpckldq %zmm21, %zmm20, %zmm18
        vpunpckhdq %zmm21, %zmm20, %zmm20
        vpunpckldq %zmm23, %zmm22, %zmm21
        vpunpckhdq %zmm23, %zmm22, %zmm22
        vpunpcklqdq %zmm21, %zmm18, %zmm23
        vpunpckhqdq %zmm21, %zmm18, %zmm18
        vpunpcklqdq %zmm22, %zmm20, %zmm21
        vpunpckhqdq %zmm22, %zmm20, %zmm20
        vshufi64x2 $136, %zmm23, %zmm19, %zmm22
        vshufi64x2 $221, %zmm23, %zmm19, %zmm19
        vshufi64x2 $136, %zmm18, %zmm5, %zmm23
        vshufi64x2 $221, %zmm18, %zmm5, %zmm5
        vshufi64x2 $136, %zmm21, %zmm17, %zmm18
        vshufi64x2 $221, %zmm21, %zmm17, %zmm17
        vshufi64x2 $136, %zmm20, %zmm16, %zmm21
        vshufi64x2 $221, %zmm20, %zmm16, %zmm16
        vpunpckldq %zmm25, %zmm24, %zmm20
        vpunpckhdq %zmm25, %zmm24, %zmm24
        vpunpckldq %zmm27, %zmm26, %zmm25
        vpunpckhdq %zmm27, %zmm26, %zmm26
        vpunpcklqdq %zmm25, %zmm20, %zmm27
        vpunpckhqdq %zmm25, %zmm20, %zmm20
        vpunpcklqdq %zmm26, %zmm24, %zmm25
        vpunpckhqdq %zmm26, %zmm24, %zmm24
        vpunpckldq %zmm29, %zmm28, %zmm26
        vpunpckhdq %zmm29, %zmm28, %zmm28
        vpunpckldq %zmm31, %zmm30, %zmm29
        vpunpckhdq %zmm31, %zmm30, %zmm30
        vpunpcklqdq %zmm29, %zmm26, %zmm31
        vpunpckhqdq %zmm29, %zmm26, %zmm26
        vpunpcklqdq %zmm30, %zmm28, %zmm29
        vpunpckhqdq %zmm30, %zmm28, %zmm28
        vshufi64x2 $136, %zmm31, %zmm27, %zmm30
        vshufi64x2 $221, %zmm31, %zmm27, %zmm27
        vshufi64x2 $136, %zmm26, %zmm20, %zmm31
        vshufi64x2 $221, %zmm26, %zmm20, %zmm20
        vshufi64x2 $136, %zmm29, %zmm25, %zmm26
        vshufi64x2 $221, %zmm29, %zmm25, %zmm25
        vshufi64x2 $136, %zmm28, %zmm24, %zmm29
        vshufi64x2 $221, %zmm28, %zmm24, %zmm24
        vmovdqa32  %zmm2, %zmm28
        vpternlogd $150, %zmm3, %zmm1, %zmm28
        vpaddd     %zmm22, %zmm0, %zmm6
        vpaddd     %zmm6, %zmm28, %zmm28
        vprold     $11, %zmm28, %zmm28
        vpaddd     %zmm4, %zmm28, %zmm28                // left step 1, f1: cycle 4
        vprold     $10, %zmm2, %zmm6
        vpternlogd $89, %zmm1, %zmm3, %zmm2
        vpaddd     (%r15){1to16}, %zmm5, %zmm7
        vpaddd     %zmm0, %zmm7, %zmm7
        vpaddd     %zmm7, %zmm2, %zmm2
        vprold     $8, %zmm2, %zmm2
        vpaddd     %zmm4, %zmm2, %zmm2                  // right step 1, f5: cycle 4
        vmovdqa32  %zmm28, %zmm7
        vpternlogd $150, %zmm1, %zmm6, %zmm7
        vpaddd     %zmm4, %zmm23, %zmm8
        vpaddd     %zmm8, %zmm7, %zmm7
        vprold     $14, %zmm7, %zmm7
        vpaddd     %zmm3, %zmm7, %zmm7                  // left step 2, f1: cycle 8
        vprold     $10, %zmm1, %zmm8
        vpternlogd $57, %zmm6, %zmm2, %zmm1
        vpaddd     (%r15){1to16}, %zmm4, %zmm9
        vpaddd     %zmm9, %zmm25, %zmm9
        vpaddd     %zmm9, %zmm1, %zmm1
        vprold     $9, %zmm1, %zmm1
        vpaddd     %zmm3, %zmm1, %zmm1                  // right step 2, f5: cycle 8
        vmovdqa32  %zmm7, %zmm9
        vpternlogd $150, %zmm28, %zmm8, %zmm9
        vpaddd     %zmm3, %zmm18, %zmm10
        vpaddd     %zmm10, %zmm9, %zmm9
        vprold     $15, %zmm9, %zmm9
        vpaddd     %zmm6, %zmm9, %zmm9                  // left step 3, f1: cycle 12
        vprold     $10, %zmm28, %zmm28
        vmovdqa32  %zmm1, %zmm10
        vpternlogd $45, %zmm8, %zmm2, %zmm10
        vpaddd     (%r15){1to16}, %zmm3, %zmm11
        vpaddd     %zmm11, %zmm16, %zmm11
        vpaddd     %zmm11, %zmm10, %zmm10
        vprold     $9, %zmm10, %zmm10
        vpaddd     %zmm6, %zmm10, %zmm10                // right step 3, f5: cycle 12
        vprold     $10, %zmm2, %zmm2
        vmovdqa32  %zmm9, %zmm11
        vpternlogd $150, %zmm7, %zmm28, %zmm11
        vpaddd     %zmm6, %zmm21, %zmm12
        vpaddd     %zmm12, %zmm11, %zmm11
        vprold     $12, %zmm11, %zmm11
        vpaddd     %zmm8, %zmm11, %zmm11                // left step 4, f1: cycle 16
        vprold     $10, %zmm7, %zmm7
        vmovdqa32  %zmm10, %zmm12
        vpternlogd $45, %zmm2, %zmm1, %zmm12
        vpaddd     (%r15){1to16}, %zmm6, %zmm6
        vpaddd     %zmm6, %zmm22, %zmm6
        vpaddd     %zmm6, %zmm12, %zmm6
        vprold     $11, %zmm6, %zmm6
        vpaddd     %zmm8, %zmm6, %zmm6                  // right step 4, f5: cycle 16
        vprold     $10, %zmm1, %zmm1
        vmovdqa32  %zmm11, %zmm12
        vpternlogd $150, %zmm9, %zmm7, %zmm12
        vpaddd     %zmm8, %zmm19, %zmm13
        vpaddd     %zmm13, %zmm12, %zmm12
        vprold     $5, %zmm12, %zmm12
        vpaddd     %zmm28, %zmm12, %zmm12               // left step 5, f1: cycle 20
        vprold     $10, %zmm9, %zmm9
        vmovdqa32  %zmm6, %zmm13
        vpternlogd $45, %zmm1, %zmm10, %zmm13
        vpaddd     (%r15){1to16}, %zmm8, %zmm8
        vpaddd     %zmm8, %zmm31, %zmm8
        vpaddd     %zmm8, %zmm13, %zmm8
        vprold     $13, %zmm8, %zmm8
        vpaddd     %zmm2, %zmm8, %zmm8                  // right step 5, f5: cycle 20
        vprold     $10, %zmm10, %zmm10
        vmovdqa32  %zmm12, %zmm13
        vpternlogd $150, %zmm11, %zmm9, %zmm13
        vpaddd     %zmm28, %zmm5, %zmm28
        vpaddd     %zmm28, %zmm13, %zmm28
        vprold     $8, %zmm28, %zmm28
        vpaddd     %zmm7, %zmm28, %zmm28                // left step 6, f1: cycle 24
        vprold     $10, %zmm11, %zmm11
        vmovdqa32  %zmm8, %zmm13
        vpternlogd $45, %zmm10, %zmm6, %zmm13
        vpaddd     (%r15){1to16}, %zmm2, %zmm2
        vpaddd     %zmm2, %zmm18, %zmm2
        vpaddd     %zmm2, %zmm13, %zmm2
        vprold     $15, %zmm2, %zmm2
        vpaddd     %zmm1, %zmm2, %zmm2                  // right step 6, f5: cycle 24
        vprold     $10, %zmm6, %zmm6
        vmovdqa32  %zmm28, %zmm13
        vpternlogd $150, %zmm12, %zmm11, %zmm13
        vpaddd     %zmm7, %zmm17, %zmm7
        vpaddd     %zmm7, %zmm13, %zmm7
        vprold     $7, %zmm7, %zmm7
        vpaddd     %zmm9, %zmm7, %zmm7                  // left step 7, f1: cycle 28
        vprold     $10, %zmm12, %zmm12
        vmovdqa32  %zmm2, %zmm13
        vpternlogd $45, %zmm6, %zmm8, %zmm13
        vpaddd     (%r15){1to16}, %zmm1, %zmm1
        vpaddd     %zmm1, %zmm29, %zmm1
        vpaddd     %zmm1, %zmm13, %zmm1
        vprold     $15, %zmm1, %zmm1
        vpaddd     %zmm10, %zmm1, %zmm1                 // right step 7, f5: cycle 28
        vprold     $10, %zmm8, %zmm8
        vmovdqa32  %zmm7, %zmm13
        vpternlogd $150, %zmm28, %zmm12, %zmm13
        vpaddd     %zmm9, %zmm16, %zmm9
        vpaddd     %zmm9, %zmm13, %zmm9
        vprold     $9, %zmm9, %zmm9
        vpaddd     %zmm11, %zmm9, %zmm9                 // left step 8, f1: cycle 32
        vprold     $10, %zmm28, %zmm28
        vmovdqa32  %zmm1, %zmm13
        vpternlogd $45, %zmm8, %zmm2, %zmm13
        vpaddd     (%r15){1to16}, %zmm10, %zmm10
        vpaddd     %zmm10, %zmm19, %zmm10
        vpaddd     %zmm10, %zmm13, %zmm10
        vprold     $5, %zmm10, %zmm10
        vpaddd     %zmm6, %zmm10, %zmm10                // right step 8, f5: cycle 32
        vprold     $10, %zmm2, %zmm2
        vmovdqa32  %zmm9, %zmm13
        vpternlogd $150, %zmm7, %zmm28, %zmm13
        vpaddd     %zmm11, %zmm30, %zmm11
        vpaddd     %zmm11, %zmm13, %zmm11
        vprold     $11, %zmm11, %zmm11
        vpaddd     %zmm12, %zmm11, %zmm11               // left step 9, f1: cycle 36
        vprold     $10, %zmm7, %zmm7
        vmovdqa32  %zmm10, %zmm13
        vpternlogd $45, %zmm2, %zmm1, %zmm13
        vpaddd     (%r15){1to16}, %zmm6, %zmm6
        vpaddd     %zmm6, %zmm20, %zmm6
        vpaddd     %zmm6, %zmm13, %zmm6
        vprold     $7, %zmm6, %zmm6
        vpaddd     %zmm8, %zmm6, %zmm6                  // right step 9, f5: cycle 36
        vprold     $10, %zmm1, %zmm1
        vmovdqa32  %zmm11, %zmm13
        vpternlogd $150, %zmm9, %zmm7, %zmm13
        vpaddd     %zmm12, %zmm31, %zmm12
        vpaddd     %zmm12, %zmm13, %zmm12
        vprold     $13, %zmm12, %zmm12
        vpaddd     %zmm28, %zmm12, %zmm12               // left step 10, f1: cycle 40
        vprold     $10, %zmm9, %zmm9
        vmovdqa32  %zmm6, %zmm13
        vpternlogd $45, %zmm1, %zmm10, %zmm13
        vpaddd     (%r15){1to16}, %zmm8, %zmm8
        vpaddd     %zmm8, %zmm17, %zmm8
        vpaddd     %zmm8, %zmm13, %zmm8
        vprold     $7, %zmm8, %zmm8
        vpaddd     %zmm2, %zmm8, %zmm8                  // right step 10, f5: cycle 40
        vprold     $10, %zmm10, %zmm10
        vmovdqa32  %zmm12, %zmm13
        vpternlogd $150, %zmm11, %zmm9, %zmm13
        vpaddd     %zmm28, %zmm26, %zmm28
        vpaddd     %zmm28, %zmm13, %zmm28
        vprold     $14, %zmm28, %zmm28
        vpaddd     %zmm7, %zmm28, %zmm28                // left step 11, f1: cycle 44
        vprold     $10, %zmm11, %zmm11
        vmovdqa32  %zmm8, %zmm13
        vpternlogd $45, %zmm10, %zmm6, %zmm13
        vpaddd     (%r15){1to16}, %zmm2, %zmm2
        vpaddd     %zmm2, %zmm24, %zmm2
        vpaddd     %zmm2, %zmm13, %zmm2
        vprold     $8, %zmm2, %zmm2
        vpaddd     %zmm1, %zmm2, %zmm2                  // right step 11, f5: cycle 44
        vprold     $10, %zmm6, %zmm6
        vmovdqa32  %zmm28, %zmm13
        vpternlogd $150, %zmm12, %zmm11, %zmm13
        vpaddd     %zmm7, %zmm29, %zmm7
        vpaddd     %zmm7, %zmm13, %zmm7
        vprold     $15, %zmm7, %zmm7
        vpaddd     %zmm9, %zmm7, %zmm7                  // left step 12, f1: cycle 48
        vprold     $10, %zmm12, %zmm12
        vmovdqa32  %zmm2, %zmm13
        vpternlogd $45, %zmm6, %zmm8, %zmm13
        vpaddd     (%r15){1to16}, %zmm1, %zmm1
        vpaddd     %zmm1, %zmm30, %zmm1
        vpaddd     %zmm1, %zmm13, %zmm1
        vprold     $11, %zmm1, %zmm1
        vpaddd     %zmm10, %zmm1, %zmm1                 // right step 12, f5: cycle 48
        vprold     $10, %zmm8, %zmm8
        vmovdqa32  %zmm7, %zmm13
        vpternlogd $150, %zmm28, %zmm12, %zmm13
        vpaddd     %zmm9, %zmm27, %zmm9
        vpaddd     %zmm9, %zmm13, %zmm9
        vprold     $6, %zmm9, %zmm9
        vpaddd     %zmm11, %zmm9, %zmm9                 // left step 13, f1: cycle 52
        vprold     $10, %zmm28, %zmm28
        vmovdqa32  %zmm1, %zmm13
        vpternlogd $45, %zmm8, %zmm2, %zmm13
        vpaddd     (%r15){1to16}, %zmm10, %zmm10
        vpaddd     %zmm10, %zmm23, %zmm10
        vpaddd     %zmm10, %zmm13, %zmm10
        vprold     $14, %zmm10, %zmm10
        vpaddd     %zmm6, %zmm10, %zmm10                // right step 13, f5: cycle 52
        vprold     $10, %zmm2, %zmm2
        vmovdqa32  %zmm9, %zmm13
        vpternlogd $150, %zmm7, %zmm28, %zmm13
        vpaddd     %zmm11, %zmm20, %zmm11
        vpaddd     %zmm11, %zmm13, %zmm11
        vprold     $7, %zmm11, %zmm11
        vpaddd     %zmm12, %zmm11, %zmm11               // left step 14, f1: cycle 56
        vprold     $10, %zmm7, %zmm7
        vmovdqa32  %zmm10, %zmm13
        vpternlogd $45, %zmm2, %zmm1, %zmm13
        vpaddd     (%r15){1to16}, %zmm6, %zmm6
        vpaddd     %zmm6, %zmm26, %zmm6
        vpaddd     %zmm6, %zmm13, %zmm6
        vprold     $14, %zmm6, %zmm6
        vpaddd     %zmm8, %zmm6, %zmm6                  // right step 14, f5: cycle 56
        vprold     $10, %zmm1, %zmm1
        vmovdqa32  %zmm11, %zmm13
        vpternlogd $150, %zmm9, %zmm7, %zmm13
        vpaddd     %zmm12, %zmm25, %zmm12
        vpaddd     %zmm12, %zmm13, %zmm12
        vprold     $9, %zmm12, %zmm12
        vpaddd     %zmm28, %zmm12, %zmm12               // left step 15, f1: cycle 60
        vprold     $10, %zmm9, %zmm9
        vmovdqa32  %zmm6, %zmm13
        vpternlogd $45, %zmm1, %zmm10, %zmm13
        vpaddd     (%r15){1to16}, %zmm8, %zmm8
        vpaddd     %zmm8, %zmm21, %zmm8
        vpaddd     %zmm8, %zmm13, %zmm8
        vprold     $12, %zmm8, %zmm8
        vpaddd     %zmm2, %zmm8, %zmm8                  // right step 15, f5: cycle 60
        vprold     $10, %zmm10, %zmm10
        vmovdqa32  %zmm12, %zmm13
        vpternlogd $150, %zmm11, %zmm9, %zmm13
        vpaddd     %zmm28, %zmm24, %zmm28
        vpaddd     %zmm28, %zmm13, %zmm28
        vprold     $8, %zmm28, %zmm28
        vpaddd     %zmm7, %zmm28, %zmm28                // left step 16, f1: cycle 64
        vprold     $10, %zmm11, %zmm11
        vmovdqa32  %zmm8, %zmm13
        vpternlogd $45, %zmm10, %zmm6, %zmm13
        vpaddd     (%r15){1to16}, %zmm2, %zmm2
        vpaddd     %zmm2, %zmm27, %zmm2
        vpaddd     %zmm2, %zmm13, %zmm2
        vprold     $6, %zmm2, %zmm2
        vpaddd     %zmm1, %zmm2, %zmm2                  // right step 16, f5: cycle 64
        vprold     $10, %zmm6, %zmm6
        vmovdqa32  %zmm28, %zmm13
        vpternlogd $202, %zmm11, %zmm12, %zmm13
        vpaddd     4(%r15){1to16}, %zmm7, %zmm7
        vpaddd     %zmm7, %zmm16, %zmm7
        vpaddd     %zmm7, %zmm13, %zmm7
        vprold     $7, %zmm7, %zmm7
        vpaddd     %zmm9, %zmm7, %zmm7                  // left step 17, f2: cycle 68
        vprold     $10, %zmm12, %zmm12
        vmovdqa32  %zmm2, %zmm13
        vpternlogd $226, %zmm8, %zmm6, %zmm13
        vpaddd     8(%r15){1to16}, %zmm1, %zmm1
        vpaddd     %zmm1, %zmm17, %zmm1
        vpaddd     %zmm1, %zmm13, %zmm1
        vprold     $9, %zmm1, %zmm1
        vpaddd     %zmm10, %zmm1, %zmm1                 // right step 17, f4: cycle 68
        vprold     $10, %zmm8, %zmm8
        vmovdqa32  %zmm7, %zmm13
        vpternlogd $202, %zmm12, %zmm28, %zmm13
        vpaddd     4(%r15){1to16}, %zmm9, %zmm9
        vpaddd     %zmm9, %zmm19, %zmm9
        vpaddd     %zmm9, %zmm13, %zmm9
        vprold     $6, %zmm9, %zmm9
        vpaddd     %zmm11, %zmm9, %zmm9                 // left step 18, f2: cycle 72
        vprold     $10, %zmm28, %zmm28
        vmovdqa32  %zmm1, %zmm13
        vpternlogd $226, %zmm2, %zmm8, %zmm13
        vpaddd     8(%r15){1to16}, %zmm10, %zmm10
        vpaddd     %zmm10, %zmm29, %zmm10
        vpaddd     %zmm10, %zmm13, %zmm10
        vprold     $13, %zmm10, %zmm10
        vpaddd     %zmm6, %zmm10, %zmm10                // right step 18, f4: cycle 72
        vprold     $10, %zmm2, %zmm2
        vmovdqa32  %zmm9, %zmm13
        vpternlogd $202, %zmm28, %zmm7, %zmm13
        vpaddd     4(%r15){1to16}, %zmm11, %zmm11
        vpaddd     %zmm11, %zmm20, %zmm11
        vpaddd     %zmm11, %zmm13, %zmm11
        vprold     $8, %zmm11, %zmm11
        vpaddd     %zmm12, %zmm11, %zmm11               // left step 19, f2: cycle 76
        vprold     $10, %zmm7, %zmm7
        vmovdqa32  %zmm10, %zmm13
        vpternlogd $226, %zmm1, %zmm2, %zmm13
        vpaddd     8(%r15){1to16}, %zmm6, %zmm6
        vpaddd     %zmm6, %zmm21, %zmm6
        vpaddd     %zmm6, %zmm13, %zmm6
        vprold     $15, %zmm6, %zmm6
        vpaddd     %zmm8, %zmm6, %zmm6                  // right step 19, f4: cycle 76
        vprold     $10, %zmm1, %zmm1
        vmovdqa32  %zmm11, %zmm13
        vpternlogd $202, %zmm7, %zmm9, %zmm13
        vpaddd     4(%r15){1to16}, %zmm12, %zmm12
        vpaddd     %zmm12, %zmm23, %zmm12
        vpaddd     %zmm12, %zmm13, %zmm12
        vprold     $13, %zmm12, %zmm12
        vpaddd     %zmm28, %zmm12, %zmm12               // left step 20, f2: cycle 80
        vprold     $10, %zmm9, %zmm9
        vmovdqa32  %zmm6, %zmm13
        vpternlogd $226, %zmm10, %zmm1, %zmm13
        vpaddd     8(%r15){1to16}, %zmm8, %zmm8
        vpaddd     %zmm8, %zmm16, %zmm8
        vpaddd     %zmm8, %zmm13, %zmm8
        vprold     $7, %zmm8, %zmm8
        vpaddd     %zmm2, %zmm8, %zmm8                  // right step 20, f4: cycle 80
        vprold     $10, %zmm10, %zmm10
        vmovdqa32  %zmm12, %zmm13
        vpternlogd $202, %zmm9, %zmm11, %zmm13
        vpaddd     4(%r15){1to16}, %zmm28, %zmm28
        vpaddd     %zmm28, %zmm26, %zmm28
        vpaddd     %zmm28, %zmm13, %zmm28
        vprold     $11, %zmm28, %zmm28
        vpaddd     %zmm7, %zmm28, %zmm28                // left step 21, f2: cycle 84
        vprold     $10, %zmm11, %zmm11
        vmovdqa32  %zmm8, %zmm13
        vpternlogd $226, %zmm6, %zmm10, %zmm13
        vpaddd     8(%r15){1to16}, %zmm2, %zmm2
        vpaddd     %zmm2, %zmm22, %zmm2
        vpaddd     %zmm2, %zmm13, %zmm2
        vprold     $12, %zmm2, %zmm2
        vpaddd     %zmm1, %zmm2, %zmm2                  // right step 21, f4: cycle 84
        vprold     $10, %zmm6, %zmm6
        vmovdqa32  %zmm28, %zmm13
        vpternlogd $202, %zmm11, %zmm12, %zmm13
        vpaddd     4(%r15){1to16}, %zmm7, %zmm7
        vpaddd     %zmm7, %zmm17, %zmm7
        vpaddd     %zmm7, %zmm13, %zmm7
        vprold     $9, %zmm7, %zmm7
        vpaddd     %zmm9, %zmm7, %zmm7                  // left step 22, f2: cycle 88
        vprold     $10, %zmm12, %zmm12
        vmovdqa32  %zmm2, %zmm13
        vpternlogd $226, %zmm8, %zmm6, %zmm13
        vpaddd     8(%r15){1to16}, %zmm1, %zmm1
        vpaddd     %zmm1, %zmm20, %zmm1
        vpaddd     %zmm1, %zmm13, %zmm1
        vprold     $8, %zmm1, %zmm1
        vpaddd     %zmm10, %zmm1, %zmm1                 // right step 22, f4: cycle 88
        vprold     $10, %zmm8, %zmm8
        vmovdqa32  %zmm7, %zmm13
        vpternlogd $202, %zmm12, %zmm28, %zmm13
        vpaddd     4(%r15){1to16}, %zmm9, %zmm9
        vpaddd     %zmm9, %zmm24, %zmm9
        vpaddd     %zmm9, %zmm13, %zmm9
        vprold     $7, %zmm9, %zmm9
        vpaddd     %zmm11, %zmm9, %zmm9                 // left step 23, f2: cycle 92
        vprold     $10, %zmm28, %zmm28
        vmovdqa32  %zmm1, %zmm13
        vpternlogd $226, %zmm2, %zmm8, %zmm13
        vpaddd     8(%r15){1to16}, %zmm10, %zmm10
        vpaddd     %zmm10, %zmm5, %zmm10
        vpaddd     %zmm10, %zmm13, %zmm10
        vprold     $9, %zmm10, %zmm10
        vpaddd     %zmm6, %zmm10, %zmm10                // right step 23, f4: cycle 92
        vprold     $10, %zmm2, %zmm2
        vmovdqa32  %zmm9, %zmm13
        vpternlogd $202, %zmm28, %zmm7, %zmm13
        vpaddd     4(%r15){1to16}, %zmm11, %zmm11
        vpaddd     %zmm11, %zmm21, %zmm11
        vpaddd     %zmm11, %zmm13, %zmm11
        vprold     $15, %zmm11, %zmm11
        vpaddd     %zmm12, %zmm11, %zmm11               // left step 24, f2: cycle 96
        vprold     $10, %zmm7, %zmm7
        vmovdqa32  %zmm10, %zmm13
        vpternlogd $226, %zmm1, %zmm2, %zmm13
        vpaddd     8(%r15){1to16}, %zmm6, %zmm6
        vpaddd     %zmm6, %zmm26, %zmm6
        vpaddd     %zmm6, %zmm13, %zmm6
        vprold     $11, %zmm6, %zmm6
        vpaddd     %zmm8, %zmm6, %zmm6                  // right step 24, f4: cycle 96
        vprold     $10, %zmm1, %zmm1
        vmovdqa32  %zmm11, %zmm13
        vpternlogd $202, %zmm7, %zmm9, %zmm13
        vpaddd     4(%r15){1to16}, %zmm12, %zmm12
        vpaddd     %zmm12, %zmm27, %zmm12
        vpaddd     %zmm12, %zmm13, %zmm12
        vprold     $7, %zmm12, %zmm12
        vpaddd     %zmm28, %zmm12, %zmm12               // left step 25, f2: cycle 100
        vprold     $10, %zmm9, %zmm9
        vmovdqa32  %zmm6, %zmm13
        vpternlogd $226, %zmm10, %zmm1, %zmm13
        vpaddd     8(%r15){1to16}, %zmm8, %zmm8
        vpaddd     %zmm8, %zmm25, %zmm8
        vpaddd     %zmm8, %zmm13, %zmm8
        vprold     $7, %zmm8, %zmm8
        vpaddd     %zmm2, %zmm8, %zmm8                  // right step 25, f4: cycle 100
        vprold     $10, %zmm10, %zmm10
        vmovdqa32  %zmm12, %zmm13
        vpternlogd $202, %zmm9, %zmm11, %zmm13
        vpaddd     4(%r15){1to16}, %zmm28, %zmm28
        vpaddd     %zmm28, %zmm22, %zmm28
        vpaddd     %zmm28, %zmm13, %zmm28
        vprold     $12, %zmm28, %zmm28
        vpaddd     %zmm7, %zmm28, %zmm28                // left step 26, f2: cycle 104
        vprold     $10, %zmm11, %zmm11
        vmovdqa32  %zmm8, %zmm13
        vpternlogd $226, %zmm6, %zmm10, %zmm13
        vpaddd     8(%r15){1to16}, %zmm2, %zmm2
        vpaddd     %zmm2, %zmm24, %zmm2
        vpaddd     %zmm2, %zmm13, %zmm2
        vprold     $7, %zmm2, %zmm2
        vpaddd     %zmm1, %zmm2, %zmm2                  // right step 26, f4: cycle 104
        vprold     $10, %zmm6, %zmm6
        vmovdqa32  %zmm28, %zmm13
        vpternlogd $202, %zmm11, %zmm12, %zmm13
        vpaddd     4(%r15){1to16}, %zmm7, %zmm7
        vpaddd     %zmm7, %zmm31, %zmm7
        vpaddd     %zmm7, %zmm13, %zmm7
        vprold     $15, %zmm7, %zmm7
        vpaddd     %zmm9, %zmm7, %zmm7                  // left step 27, f2: cycle 108
        vprold     $10, %zmm12, %zmm12
        vmovdqa32  %zmm2, %zmm13
        vpternlogd $226, %zmm8, %zmm6, %zmm13
        vpaddd     8(%r15){1to16}, %zmm1, %zmm1
        vpaddd     %zmm1, %zmm30, %zmm1
        vpaddd     %zmm1, %zmm13, %zmm1
        vprold     $12, %zmm1, %zmm1
        vpaddd     %zmm10, %zmm1, %zmm1                 // right step 27, f4: cycle 108
        vprold     $10, %zmm8, %zmm8
        vmovdqa32  %zmm7, %zmm13
        vpternlogd $202, %zmm12, %zmm28, %zmm13
        vpaddd     4(%r15){1to16}, %zmm9, %zmm9
        vpaddd     %zmm9, %zmm5, %zmm9
        vpaddd     %zmm9, %zmm13, %zmm9
        vprold     $9, %zmm9, %zmm9
        vpaddd     %zmm11, %zmm9, %zmm9                 // left step 28, f2: cycle 112
        vprold     $10, %zmm28, %zmm28
        vmovdqa32  %zmm1, %zmm13
        vpternlogd $226, %zmm2, %zmm8, %zmm13
        vpaddd     8(%r15){1to16}, %zmm10, %zmm10
        vpaddd     %zmm10, %zmm27, %zmm10
        vpaddd     %zmm10, %zmm13, %zmm10
        vprold     $7, %zmm10, %zmm10
        vpaddd     %zmm6, %zmm10, %zmm10                // right step 28, f4: cycle 112
        vprold     $10, %zmm2, %zmm2
        vmovdqa32  %zmm9, %zmm13
        vpternlogd $202, %zmm28, %zmm7, %zmm13
        vpaddd     4(%r15){1to16}, %zmm11, %zmm11
        vpaddd     %zmm11, %zmm18, %zmm11
        vpaddd     %zmm11, %zmm13, %zmm11
        vprold     $11, %zmm11, %zmm11
        vpaddd     %zmm12, %zmm11, %zmm11               // left step 29, f2: cycle 116
        vprold     $10, %zmm7, %zmm7
        vmovdqa32  %zmm10, %zmm13
        vpternlogd $226, %zmm1, %zmm2, %zmm13
        vpaddd     8(%r15){1to16}, %zmm6, %zmm6
        vpaddd     %zmm6, %zmm19, %zmm6
        vpaddd     %zmm6, %zmm13, %zmm6
        vprold     $6, %zmm6, %zmm6
        vpaddd     %zmm8, %zmm6, %zmm6                  // right step 29, f4: cycle 116
        vprold     $10, %zmm1, %zmm1
        vmovdqa32  %zmm11, %zmm13
        vpternlogd $202, %zmm7, %zmm9, %zmm13
        vpaddd     4(%r15){1to16}, %zmm12, %zmm12
        vpaddd     %zmm12, %zmm25, %zmm12
        vpaddd     %zmm12, %zmm13, %zmm12
        vprold     $7, %zmm12, %zmm12
        vpaddd     %zmm28, %zmm12, %zmm12               // left step 30, f2: cycle 120
        vprold     $10, %zmm9, %zmm9
        vmovdqa32  %zmm6, %zmm13
        vpternlogd $226, %zmm10, %zmm1, %zmm13
        vpaddd     8(%r15){1to16}, %zmm8, %zmm8
        vpaddd     %zmm8, %zmm31, %zmm8
        vpaddd     %zmm8, %zmm13, %zmm8
        vprold     $15, %zmm8, %zmm8
        vpaddd     %zmm2, %zmm8, %zmm8                  // right step 30, f4: cycle 120
        vprold     $10, %zmm10, %zmm10
        vmovdqa32  %zmm12, %zmm13
        vpternlogd $202, %zmm9, %zmm11, %zmm13
        vpaddd     4(%r15){1to16}, %zmm28, %zmm28
        vpaddd     %zmm28, %zmm29, %zmm28
        vpaddd     %zmm28, %zmm13, %zmm28
        vprold     $13, %zmm28, %zmm28
        vpaddd     %zmm7, %zmm28, %zmm28                // left step 31, f2: cycle 124
        vprold     $10, %zmm11, %zmm11
        vmovdqa32  %zmm8, %zmm13
        vpternlogd $226, %zmm6, %zmm10, %zmm13
        vpaddd     8(%r15){1to16}, %zmm2, %zmm2
        vpaddd     %zmm2, %zmm23, %zmm2
        vpaddd     %zmm2, %zmm13, %zmm2
        vprold     $13, %zmm2, %zmm2
        vpaddd     %zmm1, %zmm2, %zmm2                  // right step 31, f4: cycle 124
        vprold     $10, %zmm6, %zmm6
        vmovdqa32  %zmm28, %zmm13
        vpternlogd $202, %zmm11, %zmm12, %zmm13
        vpaddd     4(%r15){1to16}, %zmm7, %zmm7
        vpaddd     %zmm7, %zmm30, %zmm7
        vpaddd     %zmm7, %zmm13, %zmm7
        vprold     $12, %zmm7, %zmm7
        vpaddd     %zmm9, %zmm7, %zmm7                  // left step 32, f2: cycle 128
        vprold     $10, %zmm12, %zmm12
        vmovdqa32  %zmm2, %zmm13
        vpternlogd $226, %zmm8, %zmm6, %zmm13
        vpaddd     8(%r15){1to16}, %zmm1, %zmm1
        vpaddd     %zmm1, %zmm18, %zmm1
        vpaddd     %zmm1, %zmm13, %zmm1
        vprold     $11, %zmm1, %zmm1
        vpaddd     %zmm10, %zmm1, %zmm1                 // right step 32, f4: cycle 128
        vprold     $10, %zmm8, %zmm8
        vpternlogd $85, %zmm28, %zmm28, %zmm13
        vpternlogd $86, %zmm12, %zmm7, %zmm13
        vpaddd     12(%r15){1to16}, %zmm9, %zmm9
        vpaddd     %zmm9, %zmm21, %zmm9
        vpaddd     %zmm9, %zmm13, %zmm9
        vprold     $11, %zmm9, %zmm9
        vpaddd     %zmm11, %zmm9, %zmm9                 // left step 33, f3: cycle 132
        vprold     $10, %zmm28, %zmm28
        vmovdqa32  %zmm1, %zmm13
        vpternlogd $89, %zmm8, %zmm2, %zmm13
        vpaddd     16(%r15){1to16}, %zmm10, %zmm10
        vpaddd     %zmm10, %zmm24, %zmm10
        vpaddd     %zmm10, %zmm13, %zmm10
        vprold     $9, %zmm10, %zmm10
        vpaddd     %zmm6, %zmm10, %zmm10                // right step 33, f3: cycle 132
        vprold     $10, %zmm2, %zmm2
        vmovdqa32  %zmm9, %zmm13
        vpternlogd $89, %zmm28, %zmm7, %zmm13
        vpaddd     12(%r15){1to16}, %zmm11, %zmm11
        vpaddd     %zmm11, %zmm26, %zmm11
        vpaddd     %zmm11, %zmm13, %zmm11
        vprold     $13, %zmm11, %zmm11
        vpaddd     %zmm12, %zmm11, %zmm11               // left step 34, f3: cycle 136
        vprold     $10, %zmm7, %zmm7
        vmovdqa32  %zmm10, %zmm13
        vpternlogd $89, %zmm2, %zmm1, %zmm13
        vpaddd     16(%r15){1to16}, %zmm6, %zmm6
        vpaddd     %zmm6, %zmm5, %zmm6
        vpaddd     %zmm6, %zmm13, %zmm6
        vprold     $7, %zmm6, %zmm6
        vpaddd     %zmm8, %zmm6, %zmm6                  // right step 34, f3: cycle 136
        vprold     $10, %zmm1, %zmm1
        vmovdqa32  %zmm11, %zmm13
        vpternlogd $89, %zmm7, %zmm9, %zmm13
        vpaddd     12(%r15){1to16}, %zmm12, %zmm12
        vpaddd     %zmm12, %zmm25, %zmm12
        vpaddd     %zmm12, %zmm13, %zmm12
        vprold     $6, %zmm12, %zmm12
        vpaddd     %zmm28, %zmm12, %zmm12               // left step 35, f3: cycle 140
        vprold     $10, %zmm9, %zmm9
        vmovdqa32  %zmm6, %zmm13
        vpternlogd $89, %zmm1, %zmm10, %zmm13
        vpaddd     16(%r15){1to16}, %zmm8, %zmm8
        vpaddd     %zmm8, %zmm23, %zmm8
        vpaddd     %zmm8, %zmm13, %zmm8
        vprold     $15, %zmm8, %zmm8
        vpaddd     %zmm2, %zmm8, %zmm8                  // right step 35, f3: cycle 140
        vprold     $10, %zmm10, %zmm10
        vmovdqa32  %zmm12, %zmm13
        vpternlogd $89, %zmm9, %zmm11, %zmm13
        vpaddd     12(%r15){1to16}, %zmm28, %zmm28
        vpaddd     %zmm28, %zmm19, %zmm28
        vpaddd     %zmm28, %zmm13, %zmm28
        vprold     $7, %zmm28, %zmm28
        vpaddd     %zmm7, %zmm28, %zmm28                // left step 36, f3: cycle 144
        vprold     $10, %zmm11, %zmm11
        vmovdqa32  %zmm8, %zmm13
        vpternlogd $89, %zmm10, %zmm6, %zmm13
        vpaddd     16(%r15){1to16}, %zmm2, %zmm2
        vpaddd     %zmm2, %zmm21, %zmm2
        vpaddd     %zmm2, %zmm13, %zmm2
        vprold     $11, %zmm2, %zmm2
        vpaddd     %zmm1, %zmm2, %zmm2                  // right step 36, f3: cycle 144
        vprold     $10, %zmm6, %zmm6
        vmovdqa32  %zmm28, %zmm13
        vpternlogd $89, %zmm11, %zmm12, %zmm13
        vpaddd     12(%r15){1to16}, %zmm7, %zmm7
        vpaddd     %zmm7, %zmm31, %zmm7
        vpaddd     %zmm7, %zmm13, %zmm7
        vprold     $14, %zmm7, %zmm7
        vpaddd     %zmm9, %zmm7, %zmm7                  // left step 37, f3: cycle 148
        vprold     $10, %zmm12, %zmm12
        vmovdqa32  %zmm2, %zmm13
        vpternlogd $89, %zmm6, %zmm8, %zmm13
        vpaddd     16(%r15){1to16}, %zmm1, %zmm1
        vpaddd     %zmm1, %zmm16, %zmm1
        vpaddd     %zmm1, %zmm13, %zmm1
        vprold     $8, %zmm1, %zmm1
        vpaddd     %zmm10, %zmm1, %zmm1                 // right step 37, f3: cycle 148
        vprold     $10, %zmm8, %zmm8
        vmovdqa32  %zmm7, %zmm13
        vpternlogd $89, %zmm12, %zmm28, %zmm13
        vpaddd     12(%r15){1to16}, %zmm9, %zmm9
        vpaddd     %zmm9, %zmm24, %zmm9
        vpaddd     %zmm9, %zmm13, %zmm9
        vprold     $9, %zmm9, %zmm9
        vpaddd     %zmm11, %zmm9, %zmm9                 // left step 38, f3: cycle 152
        vprold     $10, %zmm28, %zmm28
        vmovdqa32  %zmm1, %zmm13
        vpternlogd $89, %zmm8, %zmm2, %zmm13
        vpaddd     16(%r15){1to16}, %zmm10, %zmm10
        vpaddd     %zmm10, %zmm25, %zmm10
        vpaddd     %zmm10, %zmm13, %zmm10
        vprold     $6, %zmm10, %zmm10
        vpaddd     %zmm6, %zmm10, %zmm10                // right step 38, f3: cycle 152
        vprold     $10, %zmm2, %zmm2
        vmovdqa32  %zmm9, %zmm13
        vpternlogd $89, %zmm28, %zmm7, %zmm13
        vpaddd     12(%r15){1to16}, %zmm11, %zmm11
        vpaddd     %zmm11, %zmm30, %zmm11
        vpaddd     %zmm11, %zmm13, %zmm11
        vprold     $13, %zmm11, %zmm11
        vpaddd     %zmm12, %zmm11, %zmm11               // left step 39, f3: cycle 156
        vprold     $10, %zmm7, %zmm7
        vmovdqa32  %zmm10, %zmm13
        vpternlogd $89, %zmm2, %zmm1, %zmm13
        vpaddd     16(%r15){1to16}, %zmm6, %zmm6
        vpaddd     %zmm6, %zmm17, %zmm6
        vpaddd     %zmm6, %zmm13, %zmm6
        vprold     $6, %zmm6, %zmm6
        vpaddd     %zmm8, %zmm6, %zmm6                  // right step 39, f3: cycle 156
        vprold     $10, %zmm1, %zmm1
        vmovdqa32  %zmm11, %zmm13
        vpternlogd $89, %zmm7, %zmm9, %zmm13
        vpaddd     12(%r15){1to16}, %zmm12, %zmm12
        vpaddd     %zmm12, %zmm23, %zmm12
        vpaddd     %zmm12, %zmm13, %zmm12
        vprold     $15, %zmm12, %zmm12
        vpaddd     %zmm28, %zmm12, %zmm12               // left step 40, f3: cycle 160
        vprold     $10, %zmm9, %zmm9
        vmovdqa32  %zmm6, %zmm13
        vpternlogd $89, %zmm1, %zmm10, %zmm13
        vpaddd     16(%r15){1to16}, %zmm8, %zmm8
        vpaddd     %zmm8, %zmm31, %zmm8
        vpaddd     %zmm8, %zmm13, %zmm8
        vprold     $14, %zmm8, %zmm8
        vpaddd     %zmm2, %zmm8, %zmm8                  // right step 40, f3: cycle 160
        vprold     $10, %zmm10, %zmm10
        vmovdqa32  %zmm12, %zmm13
        vpternlogd $89, %zmm9, %zmm11, %zmm13
        vpaddd     12(%r15){1to16}, %zmm28, %zmm28
        vpaddd     %zmm28, %zmm18, %zmm28
        vpaddd     %zmm28, %zmm13, %zmm28
        vprold     $14, %zmm28, %zmm28
        vpaddd     %zmm7, %zmm28, %zmm28                // left step 41, f3: cycle 164
        vprold     $10, %zmm11, %zmm11
        vmovdqa32  %zmm8, %zmm13
        vpternlogd $89, %zmm10, %zmm6, %zmm13
        vpaddd     16(%r15){1to16}, %zmm2, %zmm2
        vpaddd     %zmm2, %zmm29, %zmm2
        vpaddd     %zmm2, %zmm13, %zmm2
        vprold     $12, %zmm2, %zmm2
        vpaddd     %zmm1, %zmm2, %zmm2                  // right step 41, f3: cycle 164
        vprold     $10, %zmm6, %zmm6
        vmovdqa32  %zmm28, %zmm13
        vpternlogd $89, %zmm11, %zmm12, %zmm13
        vpaddd     12(%r15){1to16}, %zmm7, %zmm7
        vpaddd     %zmm7, %zmm16, %zmm7
        vpaddd     %zmm7, %zmm13, %zmm7
        vprold     $8, %zmm7, %zmm7
        vpaddd     %zmm9, %zmm7, %zmm7                  // left step 42, f3: cycle 168
        vprold     $10, %zmm12, %zmm12
        vmovdqa32  %zmm2, %zmm13
        vpternlogd $89, %zmm6, %zmm8, %zmm13
        vpaddd     16(%r15){1to16}, %zmm1, %zmm1
        vpaddd     %zmm1, %zmm30, %zmm1
        vpaddd     %zmm1, %zmm13, %zmm1
        vprold     $13, %zmm1, %zmm1
        vpaddd     %zmm10, %zmm1, %zmm1                 // right step 42, f3: cycle 168
        vprold     $10, %zmm8, %zmm8
        vmovdqa32  %zmm7, %zmm13
        vpternlogd $89, %zmm12, %zmm28, %zmm13
        vpaddd     12(%r15){1to16}, %zmm9, %zmm9
        vpaddd     %zmm9, %zmm22, %zmm9
        vpaddd     %zmm9, %zmm13, %zmm9
        vprold     $13, %zmm9, %zmm9
        vpaddd     %zmm11, %zmm9, %zmm9                 // left step 43, f3: cycle 172
        vprold     $10, %zmm28, %zmm28
        vmovdqa32  %zmm1, %zmm13
        vpternlogd $89, %zmm8, %zmm2, %zmm13
        vpaddd     16(%r15){1to16}, %zmm10, %zmm10
        vpaddd     %zmm10, %zmm27, %zmm10
        vpaddd     %zmm10, %zmm13, %zmm10
        vprold     $5, %zmm10, %zmm10
        vpaddd     %zmm6, %zmm10, %zmm10                // right step 43, f3: cycle 172
        vprold     $10, %zmm2, %zmm2
        vmovdqa32  %zmm9, %zmm13
        vpternlogd $89, %zmm28, %zmm7, %zmm13
        vpaddd     12(%r15){1to16}, %zmm11, %zmm11
        vpaddd     %zmm11, %zmm17, %zmm11
        vpaddd     %zmm11, %zmm13, %zmm11
        vprold     $6, %zmm11, %zmm11
        vpaddd     %zmm12, %zmm11, %zmm11               // left step 44, f3: cycle 176
        vprold     $10, %zmm7, %zmm7
        vmovdqa32  %zmm10, %zmm13
        vpternlogd $89, %zmm2, %zmm1, %zmm13
        vpaddd     16(%r15){1to16}, %zmm6, %zmm6
        vpaddd     %zmm6, %zmm18, %zmm6
        vpaddd     %zmm6, %zmm13, %zmm6
        vprold     $14, %zmm6, %zmm6
        vpaddd     %zmm8, %zmm6, %zmm6                  // right step 44, f3: cycle 176
        vprold     $10, %zmm1, %zmm1
        vmovdqa32  %zmm11, %zmm13
        vpternlogd $89, %zmm7, %zmm9, %zmm13
        vpaddd     12(%r15){1to16}, %zmm12, %zmm12
        vpaddd     %zmm12, %zmm20, %zmm12
        vpaddd     %zmm12, %zmm13, %zmm12
        vprold     $5, %zmm12, %zmm12
        vpaddd     %zmm28, %zmm12, %zmm12               // left step 45, f3: cycle 180
        vprold     $10, %zmm9, %zmm9
        vmovdqa32  %zmm6, %zmm13
        vpternlogd $89, %zmm1, %zmm10, %zmm13
        vpaddd     16(%r15){1to16}, %zmm8, %zmm8
        vpaddd     %zmm8, %zmm26, %zmm8
        vpaddd     %zmm8, %zmm13, %zmm8
        vprold     $13, %zmm8, %zmm8
        vpaddd     %zmm2, %zmm8, %zmm8                  // right step 45, f3: cycle 180
        vprold     $10, %zmm10, %zmm10
        vmovdqa32  %zmm12, %zmm13
        vpternlogd $89, %zmm9, %zmm11, %zmm13
        vpaddd     12(%r15){1to16}, %zmm28, %zmm28
        vpaddd     %zmm28, %zmm29, %zmm28
        vpaddd     %zmm28, %zmm13, %zmm28
        vprold     $12, %zmm28, %zmm28
        vpaddd     %zmm7, %zmm28, %zmm28                // left step 46, f3: cycle 184
        vprold     $10, %zmm11, %zmm11
        vmovdqa32  %zmm8, %zmm13
        vpternlogd $89, %zmm10, %zmm6, %zmm13
        vpaddd     16(%r15){1to16}, %zmm2, %zmm2
        vpaddd     %zmm2, %zmm22, %zmm2
        vpaddd     %zmm2, %zmm13, %zmm2
        vprold     $13, %zmm2, %zmm2
        vpaddd     %zmm1, %zmm2, %zmm2                  // right step 46, f3: cycle 184
        vprold     $10, %zmm6, %zmm6
        vmovdqa32  %zmm28, %zmm13
        vpternlogd $89, %zmm11, %zmm12, %zmm13
        vpaddd     12(%r15){1to16}, %zmm7, %zmm7
        vpaddd     %zmm7, %zmm5, %zmm7
        vpaddd     %zmm7, %zmm13, %zmm7
        vprold     $7, %zmm7, %zmm7
        vpaddd     %zmm9, %zmm7, %zmm7                  // left step 47, f3: cycle 188
        vprold     $10, %zmm12, %zmm12
        vmovdqa32  %zmm2, %zmm13
        vpternlogd $89, %zmm6, %zmm8, %zmm13
        vpaddd     16(%r15){1to16}, %zmm1, %zmm1
        vpaddd     %zmm1, %zmm19, %zmm1
        vpaddd     %zmm1, %zmm13, %zmm1
        vprold     $7, %zmm1, %zmm1
        vpaddd     %zmm10, %zmm1, %zmm1                 // right step 47, f3: cycle 188
        vprold     $10, %zmm8, %zmm8
        vmovdqa32  %zmm7, %zmm13
        vpternlogd $89, %zmm12, %zmm28, %zmm13
        vpaddd     12(%r15){1to16}, %zmm9, %zmm9
        vpaddd     %zmm9, %zmm27, %zmm9
        vpaddd     %zmm9, %zmm13, %zmm9
        vprold     $5, %zmm9, %zmm9
        vpaddd     %zmm11, %zmm9, %zmm9                 // left step 48, f3: cycle 192
        vprold     $10, %zmm28, %zmm28
        vmovdqa32  %zmm1, %zmm13
        vpternlogd $89, %zmm8, %zmm2, %zmm13
        vpaddd     16(%r15){1to16}, %zmm10, %zmm10
        vpaddd     %zmm10, %zmm20, %zmm10
        vpaddd     %zmm10, %zmm13, %zmm10
        vprold     $5, %zmm10, %zmm10
        vpaddd     %zmm6, %zmm10, %zmm10                // right step 48, f3: cycle 192
        vprold     $10, %zmm2, %zmm2
        vmovdqa32  %zmm9, %zmm13
        vpternlogd $226, %zmm7, %zmm28, %zmm13
        vpaddd     20(%r15){1to16}, %zmm11, %zmm11
        vpaddd     %zmm11, %zmm23, %zmm11
        vpaddd     %zmm11, %zmm13, %zmm11
        vprold     $11, %zmm11, %zmm11
        vpaddd     %zmm12, %zmm11, %zmm11               // left step 49, f4: cycle 196
        vprold     $10, %zmm7, %zmm7
        vmovdqa32  %zmm10, %zmm13
        vpternlogd $202, %zmm2, %zmm1, %zmm13
        vpaddd     24(%r15){1to16}, %zmm6, %zmm6
        vpaddd     %zmm6, %zmm30, %zmm6
        vpaddd     %zmm6, %zmm13, %zmm6
        vprold     $15, %zmm6, %zmm6
        vpaddd     %zmm8, %zmm6, %zmm6                  // right step 49, f2: cycle 196
        vprold     $10, %zmm1, %zmm1
        vmovdqa32  %zmm11, %zmm13
        vpternlogd $226, %zmm9, %zmm7, %zmm13
        vpaddd     20(%r15){1to16}, %zmm12, %zmm12
        vpaddd     %zmm12, %zmm31, %zmm12
        vpaddd     %zmm12, %zmm13, %zmm12
        vprold     $12, %zmm12, %zmm12
        vpaddd     %zmm28, %zmm12, %zmm12               // left step 50, f4: cycle 200
        vprold     $10, %zmm9, %zmm9
        vmovdqa32  %zmm6, %zmm13
        vpternlogd $202, %zmm1, %zmm10, %zmm13
        vpaddd     24(%r15){1to16}, %zmm8, %zmm8
        vpaddd     %zmm8, %zmm17, %zmm8
        vpaddd     %zmm8, %zmm13, %zmm8
        vprold     $5, %zmm8, %zmm8
        vpaddd     %zmm2, %zmm8, %zmm8                  // right step 50, f2: cycle 200
        vprold     $10, %zmm10, %zmm10
        vmovdqa32  %zmm12, %zmm13
        vpternlogd $226, %zmm11, %zmm9, %zmm13
        vpaddd     20(%r15){1to16}, %zmm28, %zmm28
        vpaddd     %zmm28, %zmm29, %zmm28
        vpaddd     %zmm28, %zmm13, %zmm28
        vprold     $14, %zmm28, %zmm28
        vpaddd     %zmm7, %zmm28, %zmm28                // left step 51, f4: cycle 204
        vprold     $10, %zmm11, %zmm11
        vmovdqa32  %zmm8, %zmm13
        vpternlogd $202, %zmm10, %zmm6, %zmm13
        vpaddd     24(%r15){1to16}, %zmm2, %zmm2
        vpaddd     %zmm2, %zmm19, %zmm2
        vpaddd     %zmm2, %zmm13, %zmm2
        vprold     $8, %zmm2, %zmm2
        vpaddd     %zmm1, %zmm2, %zmm2                  // right step 51, f2: cycle 204
        vprold     $10, %zmm6, %zmm6
        vmovdqa32  %zmm28, %zmm13
        vpternlogd $226, %zmm12, %zmm11, %zmm13
        vpaddd     20(%r15){1to16}, %zmm7, %zmm7
        vpaddd     %zmm7, %zmm26, %zmm7
        vpaddd     %zmm7, %zmm13, %zmm7
        vprold     $15, %zmm7, %zmm7
        vpaddd     %zmm9, %zmm7, %zmm7                  // left step 52, f4: cycle 208
        vprold     $10, %zmm12, %zmm12
        vmovdqa32  %zmm2, %zmm13
        vpternlogd $202, %zmm6, %zmm8, %zmm13
        vpaddd     24(%r15){1to16}, %zmm1, %zmm1
        vpaddd     %zmm1, %zmm23, %zmm1
        vpaddd     %zmm1, %zmm13, %zmm1
        vprold     $11, %zmm1, %zmm1
        vpaddd     %zmm10, %zmm1, %zmm1                 // right step 52, f2: cycle 208
        vprold     $10, %zmm8, %zmm8
        vmovdqa32  %zmm7, %zmm13
        vpternlogd $226, %zmm28, %zmm12, %zmm13
        vpaddd     20(%r15){1to16}, %zmm9, %zmm9
        vpaddd     %zmm9, %zmm22, %zmm9
        vpaddd     %zmm9, %zmm13, %zmm9
        vprold     $14, %zmm9, %zmm9
        vpaddd     %zmm11, %zmm9, %zmm9                 // left step 53, f4: cycle 212
        vprold     $10, %zmm28, %zmm28
        vmovdqa32  %zmm1, %zmm13
        vpternlogd $202, %zmm8, %zmm2, %zmm13
        vpaddd     24(%r15){1to16}, %zmm10, %zmm10
        vpaddd     %zmm10, %zmm21, %zmm10
        vpaddd     %zmm10, %zmm13, %zmm10
        vprold     $14, %zmm10, %zmm10
        vpaddd     %zmm6, %zmm10, %zmm10                // right step 53, f2: cycle 212
        vprold     $10, %zmm2, %zmm2
        vmovdqa32  %zmm9, %zmm13
        vpternlogd $226, %zmm7, %zmm28, %zmm13
        vpaddd     20(%r15){1to16}, %zmm11, %zmm11
        vpaddd     %zmm11, %zmm30, %zmm11
        vpaddd     %zmm11, %zmm13, %zmm11
        vprold     $15, %zmm11, %zmm11
        vpaddd     %zmm12, %zmm11, %zmm11               // left step 54, f4: cycle 216
        vprold     $10, %zmm7, %zmm7
        vmovdqa32  %zmm10, %zmm13
        vpternlogd $202, %zmm2, %zmm1, %zmm13
        vpaddd     24(%r15){1to16}, %zmm6, %zmm6
        vpaddd     %zmm6, %zmm29, %zmm6
        vpaddd     %zmm6, %zmm13, %zmm6
        vprold     $14, %zmm6, %zmm6
        vpaddd     %zmm8, %zmm6, %zmm6                  // right step 54, f2: cycle 216
        vprold     $10, %zmm1, %zmm1
        vmovdqa32  %zmm11, %zmm13
        vpternlogd $226, %zmm9, %zmm7, %zmm13
        vpaddd     20(%r15){1to16}, %zmm12, %zmm12
        vpaddd     %zmm12, %zmm27, %zmm12
        vpaddd     %zmm12, %zmm13, %zmm12
        vprold     $9, %zmm12, %zmm12
        vpaddd     %zmm28, %zmm12, %zmm12               // left step 55, f4: cycle 220
        vprold     $10, %zmm9, %zmm9
        vmovdqa32  %zmm6, %zmm13
        vpternlogd $202, %zmm1, %zmm10, %zmm13
        vpaddd     24(%r15){1to16}, %zmm8, %zmm8
        vpaddd     %zmm8, %zmm24, %zmm8
        vpaddd     %zmm8, %zmm13, %zmm8
        vprold     $6, %zmm8, %zmm8
        vpaddd     %zmm2, %zmm8, %zmm8                  // right step 55, f2: cycle 220
        vprold     $10, %zmm10, %zmm10
        vmovdqa32  %zmm12, %zmm13
        vpternlogd $226, %zmm11, %zmm9, %zmm13
        vpaddd     20(%r15){1to16}, %zmm28, %zmm28
        vpaddd     %zmm28, %zmm19, %zmm28
        vpaddd     %zmm28, %zmm13, %zmm28
        vprold     $8, %zmm28, %zmm28
        vpaddd     %zmm7, %zmm28, %zmm28                // left step 56, f4: cycle 224
        vprold     $10, %zmm11, %zmm11
        vmovdqa32  %zmm8, %zmm13
        vpternlogd $202, %zmm10, %zmm6, %zmm13
        vpaddd     24(%r15){1to16}, %zmm2, %zmm2
        vpaddd     %zmm2, %zmm22, %zmm2
        vpaddd     %zmm2, %zmm13, %zmm2
        vprold     $14, %zmm2, %zmm2
        vpaddd     %zmm1, %zmm2, %zmm2                  // right step 56, f2: cycle 224
        vprold     $10, %zmm6, %zmm6
        vmovdqa32  %zmm28, %zmm13
        vpternlogd $226, %zmm12, %zmm11, %zmm13
        vpaddd     20(%r15){1to16}, %zmm7, %zmm7
        vpaddd     %zmm7, %zmm20, %zmm7
        vpaddd     %zmm7, %zmm13, %zmm7
        vprold     $9, %zmm7, %zmm7
        vpaddd     %zmm9, %zmm7, %zmm7                  // left step 57, f4: cycle 228
        vprold     $10, %zmm12, %zmm12
        vmovdqa32  %zmm2, %zmm13
        vpternlogd $202, %zmm6, %zmm8, %zmm13
        vpaddd     24(%r15){1to16}, %zmm1, %zmm1
        vpaddd     %zmm1, %zmm5, %zmm1
        vpaddd     %zmm1, %zmm13, %zmm1
        vprold     $6, %zmm1, %zmm1
        vpaddd     %zmm10, %zmm1, %zmm1                 // right step 57, f2: cycle 228
        vprold     $10, %zmm8, %zmm8
        vmovdqa32  %zmm7, %zmm13
        vpternlogd $226, %zmm28, %zmm12, %zmm13
        vpaddd     20(%r15){1to16}, %zmm9, %zmm9
        vpaddd     %zmm9, %zmm21, %zmm9
        vpaddd     %zmm9, %zmm13, %zmm9
        vprold     $14, %zmm9, %zmm9
        vpaddd     %zmm11, %zmm9, %zmm9                 // left step 58, f4: cycle 232
        vprold     $10, %zmm28, %zmm28
        vmovdqa32  %zmm1, %zmm13
        vpternlogd $202, %zmm8, %zmm2, %zmm13
        vpaddd     24(%r15){1to16}, %zmm10, %zmm10
        vpaddd     %zmm10, %zmm27, %zmm10
        vpaddd     %zmm10, %zmm13, %zmm10
        vprold     $9, %zmm10, %zmm10
        vpaddd     %zmm6, %zmm10, %zmm10                // right step 58, f2: cycle 232
        vprold     $10, %zmm2, %zmm2
        vmovdqa32  %zmm9, %zmm13
        vpternlogd $226, %zmm7, %zmm28, %zmm13
        vpaddd     20(%r15){1to16}, %zmm11, %zmm11
        vpaddd     %zmm11, %zmm16, %zmm11
        vpaddd     %zmm11, %zmm13, %zmm11
        vprold     $5, %zmm11, %zmm11
        vpaddd     %zmm12, %zmm11, %zmm11               // left step 59, f4: cycle 236
        vprold     $10, %zmm7, %zmm7
        vmovdqa32  %zmm10, %zmm13
        vpternlogd $202, %zmm2, %zmm1, %zmm13
        vpaddd     24(%r15){1to16}, %zmm6, %zmm6
        vpaddd     %zmm6, %zmm18, %zmm6
        vpaddd     %zmm6, %zmm13, %zmm6
        vprold     $12, %zmm6, %zmm6
        vpaddd     %zmm8, %zmm6, %zmm6                  // right step 59, f2: cycle 236
        vprold     $10, %zmm1, %zmm1
        vmovdqa32  %zmm11, %zmm13
        vpternlogd $226, %zmm9, %zmm7, %zmm13
        vpaddd     20(%r15){1to16}, %zmm12, %zmm12
        vpaddd     %zmm12, %zmm24, %zmm12
        vpaddd     %zmm12, %zmm13, %zmm12
        vprold     $6, %zmm12, %zmm12
        vpaddd     %zmm28, %zmm12, %zmm12               // left step 60, f4: cycle 240
        vprold     $10, %zmm9, %zmm9
        vmovdqa32  %zmm6, %zmm13
        vpternlogd $202, %zmm1, %zmm10, %zmm13
        vpaddd     24(%r15){1to16}, %zmm8, %zmm8
        vpaddd     %zmm8, %zmm20, %zmm8
        vpaddd     %zmm8, %zmm13, %zmm8
        vprold     $9, %zmm8, %zmm8
        vpaddd     %zmm2, %zmm8, %zmm8                  // right step 60, f2: cycle 240
        vprold     $10, %zmm10, %zmm10
        vmovdqa32  %zmm12, %zmm13
        vpternlogd $226, %zmm11, %zmm9, %zmm13
        vpaddd     20(%r15){1to16}, %zmm28, %zmm28
        vpaddd     %zmm28, %zmm25, %zmm28
        vpaddd     %zmm28, %zmm13, %zmm28
        vprold     $8, %zmm28, %zmm28
        vpaddd     %zmm7, %zmm28, %zmm28                // left step 61, f4: cycle 244
        vprold     $10, %zmm11, %zmm11
        vmovdqa32  %zmm8, %zmm13
        vpternlogd $202, %zmm10, %zmm6, %zmm13
        vpaddd     24(%r15){1to16}, %zmm2, %zmm2
        vpaddd     %zmm2, %zmm31, %zmm2
        vpaddd     %zmm2, %zmm13, %zmm2
        vprold     $12, %zmm2, %zmm2
        vpaddd     %zmm1, %zmm2, %zmm2                  // right step 61, f2: cycle 244
        vprold     $10, %zmm6, %zmm6
        vmovdqa32  %zmm28, %zmm13
        vpternlogd $226, %zmm12, %zmm11, %zmm13
        vpaddd     20(%r15){1to16}, %zmm7, %zmm7
        vpaddd     %zmm7, %zmm5, %zmm7
        vpaddd     %zmm7, %zmm13, %zmm7
        vprold     $6, %zmm7, %zmm7
        vpaddd     %zmm9, %zmm7, %zmm7                  // left step 62, f4: cycle 248
        vprold     $10, %zmm12, %zmm12
        vmovdqa32  %zmm2, %zmm13
        vpternlogd $202, %zmm6, %zmm8, %zmm13
        vpaddd     24(%r15){1to16}, %zmm1, %zmm1
        vpaddd     %zmm1, %zmm16, %zmm1
        vpaddd     %zmm1, %zmm13, %zmm1
        vprold     $5, %zmm1, %zmm1
        vpaddd     %zmm10, %zmm1, %zmm1                 // right step 62, f2: cycle 248
        vprold     $10, %zmm8, %zmm8
        vmovdqa32  %zmm7, %zmm13
        vpternlogd $226, %zmm28, %zmm12, %zmm13
        vpaddd     20(%r15){1to16}, %zmm9, %zmm9
        vpaddd     %zmm9, %zmm17, %zmm9
        vpaddd     %zmm9, %zmm13, %zmm9
        vprold     $5, %zmm9, %zmm9
        vpaddd     %zmm11, %zmm9, %zmm9                 // left step 63, f4: cycle 252
        vprold     $10, %zmm28, %zmm28
        vmovdqa32  %zmm1, %zmm13
        vpternlogd $202, %zmm8, %zmm2, %zmm13
        vpaddd     24(%r15){1to16}, %zmm10, %zmm10
        vpaddd     %zmm10, %zmm26, %zmm10
        vpaddd     %zmm10, %zmm13, %zmm10
        vprold     $15, %zmm10, %zmm10
        vpaddd     %zmm6, %zmm10, %zmm10                // right step 63, f2: cycle 252
        vprold     $10, %zmm2, %zmm2
        vmovdqa32  %zmm9, %zmm13
        vpternlogd $226, %zmm7, %zmm28, %zmm13
        vpaddd     20(%r15){1to16}, %zmm11, %zmm11
        vpaddd     %zmm11, %zmm18, %zmm11
        vpaddd     %zmm11, %zmm13, %zmm11
        vprold     $12, %zmm11, %zmm11
        vpaddd     %zmm12, %zmm11, %zmm11               // left step 64, f4: cycle 256
        vprold     $10, %zmm7, %zmm7
        vmovdqa32  %zmm10, %zmm13
        vpternlogd $202, %zmm2, %zmm1, %zmm13
        vpaddd     24(%r15){1to16}, %zmm6, %zmm6
        vpaddd     %zmm6, %zmm25, %zmm6
        vpaddd     %zmm6, %zmm13, %zmm6
        vprold     $8, %zmm6, %zmm6
        vpaddd     %zmm8, %zmm6, %zmm6                  // right step 64, f2: cycle 256
        vprold     $10, %zmm1, %zmm1
        vmovdqa32  %zmm11, %zmm13
        vpternlogd $45, %zmm7, %zmm9, %zmm13
        vpaddd     28(%r15){1to16}, %zmm12, %zmm12
        vpaddd     %zmm12, %zmm19, %zmm12
        vpaddd     %zmm12, %zmm13, %zmm12
        vprold     $9, %zmm12, %zmm12
        vpaddd     %zmm28, %zmm12, %zmm12               // left step 65, f5: cycle 260
        vprold     $10, %zmm9, %zmm9
        vmovdqa32  %zmm6, %zmm13
        vpternlogd $150, %zmm10, %zmm1, %zmm13
        vpaddd     %zmm8, %zmm27, %zmm8
        vpaddd     %zmm8, %zmm13, %zmm8
        vprold     $8, %zmm8, %zmm8
        vpaddd     %zmm2, %zmm8, %zmm8                  // right step 65, f1: cycle 260
        vprold     $10, %zmm10, %zmm10
        vmovdqa32  %zmm12, %zmm13
        vpternlogd $45, %zmm9, %zmm11, %zmm13
        vpaddd     28(%r15){1to16}, %zmm28, %zmm28
        vpaddd     %zmm28, %zmm22, %zmm28
        vpaddd     %zmm28, %zmm13, %zmm28
        vprold     $15, %zmm28, %zmm28
        vpaddd     %zmm7, %zmm28, %zmm28                // left step 66, f5: cycle 264
        vprold     $10, %zmm11, %zmm11
        vmovdqa32  %zmm8, %zmm13
        vpternlogd $150, %zmm6, %zmm10, %zmm13
        vpaddd     %zmm2, %zmm24, %zmm2
        vpaddd     %zmm2, %zmm13, %zmm2
        vprold     $5, %zmm2, %zmm2
        vpaddd     %zmm1, %zmm2, %zmm2                  // right step 66, f1: cycle 264
        vprold     $10, %zmm6, %zmm6
        vmovdqa32  %zmm28, %zmm13
        vpternlogd $45, %zmm11, %zmm12, %zmm13
        vpaddd     28(%r15){1to16}, %zmm7, %zmm7
        vpaddd     %zmm7, %zmm5, %zmm7
        vpaddd     %zmm7, %zmm13, %zmm7
        vprold     $5, %zmm7, %zmm7
        vpaddd     %zmm9, %zmm7, %zmm7                  // left step 67, f5: cycle 268
        vprold     $10, %zmm12, %zmm12
        vmovdqa32  %zmm2, %zmm13
        vpternlogd $150, %zmm8, %zmm6, %zmm13
        vpaddd     %zmm1, %zmm26, %zmm1
        vpaddd     %zmm1, %zmm13, %zmm1
        vprold     $12, %zmm1, %zmm1
        vpaddd     %zmm10, %zmm1, %zmm1                 // right step 67, f1: cycle 268
        vprold     $10, %zmm8, %zmm8
        vmovdqa32  %zmm7, %zmm13
        vpternlogd $45, %zmm12, %zmm28, %zmm13
        vpaddd     28(%r15){1to16}, %zmm9, %zmm9
        vpaddd     %zmm9, %zmm31, %zmm9
        vpaddd     %zmm9, %zmm13, %zmm9
        vprold     $11, %zmm9, %zmm9
        vpaddd     %zmm11, %zmm9, %zmm9                 // left step 68, f5: cycle 272
        vprold     $10, %zmm28, %zmm28
        vmovdqa32  %zmm1, %zmm13
        vpternlogd $150, %zmm2, %zmm8, %zmm13
        vpaddd     %zmm10, %zmm19, %zmm19
        vpaddd     %zmm19, %zmm13, %zmm19
        vprold     $9, %zmm19, %zmm19
        vpaddd     %zmm6, %zmm19, %zmm19                // right step 68, f1: cycle 272
        vprold     $10, %zmm2, %zmm2
        vmovdqa32  %zmm9, %zmm10
        vpternlogd $45, %zmm28, %zmm7, %zmm10
        vpaddd     28(%r15){1to16}, %zmm11, %zmm11
        vpaddd     %zmm11, %zmm16, %zmm11
        vpaddd     %zmm11, %zmm10, %zmm10
        vprold     $6, %zmm10, %zmm10
        vpaddd     %zmm12, %zmm10, %zmm10               // left step 69, f5: cycle 276
        vprold     $10, %zmm7, %zmm7
        vmovdqa32  %zmm19, %zmm11
        vpternlogd $150, %zmm1, %zmm2, %zmm11
        vpaddd     %zmm6, %zmm23, %zmm6
        vpaddd     %zmm6, %zmm11, %zmm6
        vprold     $12, %zmm6, %zmm6
        vpaddd     %zmm8, %zmm6, %zmm6                  // right step 69, f1: cycle 276
        vprold     $10, %zmm1, %zmm1
        vmovdqa32  %zmm10, %zmm11
        vpternlogd $45, %zmm7, %zmm9, %zmm11
        vpaddd     28(%r15){1to16}, %zmm12, %zmm12
        vpaddd     %zmm12, %zmm27, %zmm27
        vpaddd     %zmm27, %zmm11, %zmm27
        vprold     $8, %zmm27, %zmm27
        vpaddd     %zmm28, %zmm27, %zmm27               // left step 70, f5: cycle 280
        vprold     $10, %zmm9, %zmm9
        vmovdqa32  %zmm6, %zmm11
        vpternlogd $150, %zmm19, %zmm1, %zmm11
        vpaddd     %zmm8, %zmm5, %zmm5
        vpaddd     %zmm5, %zmm11, %zmm5
        vprold     $5, %zmm5, %zmm5
        vpaddd     %zmm2, %zmm5, %zmm5                  // right step 70, f1: cycle 280
        vprold     $10, %zmm19, %zmm19
        vmovdqa32  %zmm27, %zmm8
        vpternlogd $45, %zmm9, %zmm10, %zmm8
        vpaddd     28(%r15){1to16}, %zmm28, %zmm28
        vpaddd     %zmm28, %zmm18, %zmm28
        vpaddd     %zmm28, %zmm8, %zmm28
        vprold     $13, %zmm28, %zmm28
        vpaddd     %zmm7, %zmm28, %zmm28                // left step 71, f5: cycle 284
        vprold     $10, %zmm10, %zmm8
        vmovdqa32  %zmm5, %zmm10
        vpternlogd $150, %zmm6, %zmm19, %zmm10
        vpaddd     %zmm2, %zmm30, %zmm2
        vpaddd     %zmm2, %zmm10, %zmm2
        vprold     $14, %zmm2, %zmm2
        vpaddd     %zmm1, %zmm2, %zmm2                  // right step 71, f1: cycle 284
        vprold     $10, %zmm6, %zmm6
        vmovdqa32  %zmm28, %zmm10
        vpternlogd $45, %zmm8, %zmm27, %zmm10
        vpaddd     28(%r15){1to16}, %zmm7, %zmm7
        vpaddd     %zmm7, %zmm26, %zmm26
        vpaddd     %zmm26, %zmm10, %zmm26
        vprold     $12, %zmm26, %zmm26
        vpaddd     %zmm9, %zmm26, %zmm26                // left step 72, f5: cycle 288
        vprold     $10, %zmm27, %zmm27
        vmovdqa32  %zmm2, %zmm7
        vpternlogd $150, %zmm5, %zmm6, %zmm7
        vpaddd     %zmm1, %zmm16, %zmm1
        vpaddd     %zmm1, %zmm7, %zmm1
        vprold     $6, %zmm1, %zmm1
        vpaddd     %zmm19, %zmm1, %zmm1                 // right step 72, f1: cycle 288
        vprold     $10, %zmm5, %zmm5
        vmovdqa32  %zmm26, %zmm16
        vpternlogd $45, %zmm27, %zmm28, %zmm16
        vpaddd     28(%r15){1to16}, %zmm9, %zmm7
        vpaddd     %zmm7, %zmm25, %zmm7
        vpaddd     %zmm7, %zmm16, %zmm16
        vprold     $5, %zmm16, %zmm16
        vpaddd     %zmm8, %zmm16, %zmm16                // left step 73, f5: cycle 292
        vprold     $10, %zmm28, %zmm28
        vmovdqa32  %zmm1, %zmm7
        vpternlogd $150, %zmm2, %zmm5, %zmm7
        vpaddd     %zmm19, %zmm17, %zmm19
        vpaddd     %zmm19, %zmm7, %zmm19
        vprold     $8, %zmm19, %zmm19
        vpaddd     %zmm6, %zmm19, %zmm19                // right step 73, f1: cycle 292
        vprold     $10, %zmm2, %zmm2
        vmovdqa32  %zmm16, %zmm7
        vpternlogd $45, %zmm28, %zmm26, %zmm7
        vpaddd     28(%r15){1to16}, %zmm8, %zmm8
        vpaddd     %zmm8, %zmm23, %zmm23
        vpaddd     %zmm23, %zmm7, %zmm23
        vprold     $12, %zmm23, %zmm23
        vpaddd     %zmm27, %zmm23, %zmm23               // left step 74, f5: cycle 296
        vprold     $10, %zmm26, %zmm26
        vmovdqa32  %zmm19, %zmm7
        vpternlogd $150, %zmm1, %zmm2, %zmm7
        vpaddd     %zmm6, %zmm18, %zmm18
        vpaddd     %zmm18, %zmm7, %zmm18
        vprold     $13, %zmm18, %zmm18
        vpaddd     %zmm5, %zmm18, %zmm18                // right step 74, f1: cycle 296
        vprold     $10, %zmm1, %zmm1
        vmovdqa32  %zmm23, %zmm6
        vpternlogd $45, %zmm26, %zmm16, %zmm6
        vpaddd     28(%r15){1to16}, %zmm27, %zmm27
        vpaddd     %zmm27, %zmm21, %zmm27
        vpaddd     %zmm27, %zmm6, %zmm27
        vprold     $13, %zmm27, %zmm27
        vpaddd     %zmm28, %zmm27, %zmm27               // left step 75, f5: cycle 300
        vprold     $10, %zmm16, %zmm16
        vmovdqa32  %zmm18, %zmm6
        vpternlogd $150, %zmm19, %zmm1, %zmm6
        vpaddd     %zmm5, %zmm20, %zmm5
        vpaddd     %zmm5, %zmm6, %zmm5
        vprold     $6, %zmm5, %zmm5
        vpaddd     %zmm2, %zmm5, %zmm5                  // right step 75, f1: cycle 300
        vprold     $10, %zmm19, %zmm19
        vmovdqa32  %zmm27, %zmm6
        vpternlogd $45, %zmm16, %zmm23, %zmm6
        vpaddd     28(%r15){1to16}, %zmm28, %zmm28
        vpaddd     %zmm28, %zmm30, %zmm28
        vpaddd     %zmm28, %zmm6, %zmm28
        vprold     $14, %zmm28, %zmm28
        vpaddd     %zmm26, %zmm28, %zmm28               // left step 76, f5: cycle 304
        vprold     $10, %zmm23, %zmm23
        vmovdqa32  %zmm5, %zmm30
        vpternlogd $150, %zmm18, %zmm19, %zmm30
        vpaddd     %zmm2, %zmm25, %zmm2
        vpaddd     %zmm2, %zmm30, %zmm2
        vprold     $5, %zmm2, %zmm2
        vpaddd     %zmm1, %zmm2, %zmm2                  // right step 76, f1: cycle 304
        vprold     $10, %zmm18, %zmm18
        vmovdqa32  %zmm28, %zmm25
        vpternlogd $45, %zmm23, %zmm27, %zmm25
        vpaddd     28(%r15){1to16}, %zmm26, %zmm26
        vpaddd     %zmm26, %zmm29, %zmm26
        vpaddd     %zmm26, %zmm25, %zmm25
        vprold     $11, %zmm25, %zmm25
        vpaddd     %zmm16, %zmm25, %zmm25               // left step 77, f5: cycle 308
        vprold     $10, %zmm27, %zmm26
        vmovdqa32  %zmm2, %zmm27
        vpternlogd $150, %zmm5, %zmm18, %zmm27
        vpaddd     %zmm1, %zmm22, %zmm1
        vpaddd     %zmm1, %zmm27, %zmm1
        vprold     $15, %zmm1, %zmm1
        vpaddd     %zmm19, %zmm1, %zmm1                 // right step 77, f1: cycle 308
        vprold     $10, %zmm5, %zmm5
        vmovdqa32  %zmm25, %zmm22
        vpternlogd $45, %zmm26, %zmm28, %zmm22
        vpaddd     28(%r15){1to16}, %zmm16, %zmm16
        vpaddd     %zmm16, %zmm17, %zmm16
        vpaddd     %zmm16, %zmm22, %zmm16
        vprold     $8, %zmm16, %zmm16
        vpaddd     %zmm23, %zmm16, %zmm16               // left step 78, f5: cycle 312
        vprold     $10, %zmm28, %zmm17
        vmovdqa32  %zmm1, %zmm22
        vpternlogd $150, %zmm2, %zmm5, %zmm22
        vpaddd     %zmm19, %zmm21, %zmm19
        vpaddd     %zmm19, %zmm22, %zmm19
        vprold     $13, %zmm19, %zmm19
        vpaddd     %zmm18, %zmm19, %zmm19               // right step 78, f1: cycle 312
        vprold     $10, %zmm2, %zmm2
        vmovdqa32  %zmm16, %zmm21
        vpternlogd $45, %zmm17, %zmm25, %zmm21
        vpaddd     28(%r15){1to16}, %zmm23, %zmm22
        vpaddd     %zmm22, %zmm24, %zmm22
        vpaddd     %zmm22, %zmm21, %zmm21
        vprold     $5, %zmm21, %zmm21
        vpaddd     %zmm26, %zmm21, %zmm21               // left step 79, f5: cycle 316
        vprold     $10, %zmm25, %zmm22
        vmovdqa32  %zmm19, %zmm23
        vpternlogd $150, %zmm1, %zmm2, %zmm23
        vpaddd     %zmm18, %zmm31, %zmm18
        vpaddd     %zmm18, %zmm23, %zmm18
        vprold     $11, %zmm18, %zmm18
        vpaddd     %zmm5, %zmm18, %zmm18                // right step 79, f1: cycle 316
        vprold     $10, %zmm1, %zmm1
        vmovdqa32  %zmm21, %zmm23
        vpternlogd $45, %zmm22, %zmm16, %zmm23
        vpaddd     28(%r15){1to16}, %zmm26, %zmm24
        vpaddd     %zmm24, %zmm20, %zmm20
        vpaddd     %zmm20, %zmm23, %zmm20
        vprold     $6, %zmm20, %zmm20
        vpaddd     %zmm17, %zmm20, %zmm20               // left step 80, f5: cycle 320
        vprold     $10, %zmm16, %zmm16
        vmovdqa32  %zmm18, %zmm23
        vpternlogd $150, %zmm19, %zmm1, %zmm23
        vpaddd     %zmm5, %zmm29, %zmm5
        vpaddd     %zmm5, %zmm23, %zmm5
        vprold     $11, %zmm5, %zmm5
        vpaddd     %zmm2, %zmm5, %zmm5                  // right step 80, f1: cycle 320
        vprold     $10, %zmm19, %zmm19
        vpaddd     64(%rdi), %zmm19, %zmm19
        vpaddd     %zmm19, %zmm21, %zmm19
        vpaddd     128(%rdi), %zmm1, %zmm1
        vpaddd     %zmm1, %zmm16, %zmm1
        vpaddd     %zmm3, %zmm2, %zmm2
        vpaddd     %zmm2, %zmm22, %zmm2
        vpaddd     %zmm4, %zmm17, %zmm3
        vpaddd     %zmm3, %zmm5, %zmm3
        vpaddd     %zmm0, %zmm18, %zmm0
        vpaddd     %zmm0, %zmm20, %zmm4
        vmovdqu32  %zmm19, (%rdi)
        vmovdqu32  %zmm1, 64(%rdi)
        vmovdqu32  %zmm2, 128(%rdi)
        vmovdqu32  %zmm3, 192(%rdi)
        vmovdqu32  %zmm4, 0x100(%rdi)
        vmovdqa32  %zmm19, %zmm0
        add        $64, %rcx
        sub        $1, %rdx
        jnz        L(ripemd160_x16_blocks_loop)
L(ripemd160_x16_blocks_end):
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
        .size      SYMBOL(ripemd160_x16_blocks), . - SYMBOL(ripemd160_x16_blocks)
#endif

#if defined(__ELF__)
        .section .note.GNU-stack,"",%progbits
#if defined(PROTECTED) && PROTECTED
        .section .note.gnu.property,"a",%note
        .p2align   3
        .long      4, 16, 5
        .asciz     "GNU"
        .long      0xc0000002, 4, PROTECTED, 0
#endif
#endif
