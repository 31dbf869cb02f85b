/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for x86-64 with AVX-512VL and BMI,
 * one message in xmm, or 4 or 8 lanes.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target x86-64-avx512vl --kernel lanes --emitter gas
 *
 * With the options above, `hashwright prove` proves ripemd160_x8x2_blocks, and `hashwright verify`
 * tests all functions. `hashwright bench ripemd160 --target x86-64-avx512vl --kernel lanes
 * --emitter gas` measures the speed.
 *
 * ripemd160_x8x2_blocks: 2194 instructions for a block of 64 bytes in each of 2 streams,
 *     critical path 321 cycles.
 * ripemd160_x8x2_blocks: 2731 instructions in all, 316 of them moves between registers.
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
        .p2align   5
L(ripemd160_x8x2_blocks_constants):
        .long      0x50a28be6, 0x5a827999, 0x5c4dd124, 0x6ed9eba1, 0x6d703ef3, 0x8f1bbcdc
        .long      0x7a6d76e9, 0xa953fd4e

/*
 * void ripemd160_x8x2_blocks(uint32_t state[5][16], const uint8_t *const data[16], size_t nblocks);
 *
 * Arguments, moved there by the prologue on Windows: state in rdi, data in rsi, nblocks in rdx.
 *
 * At the start of the loop: h0a in ymm0, h1a in ymm1, h2a in ymm2, h3a in ymm3, h4a in ymm4, h0b in
 * ymm5, h1b in ymm16, h2b in ymm17, h3b in ymm18, h4b in ymm19.
 */
        .text
        .p2align   5
        .globl     SYMBOL(ripemd160_x8x2_blocks)
#if defined(_WIN32)
        .def       SYMBOL(ripemd160_x8x2_blocks)
        .scl       2
        .type      32
        .endef
        .seh_proc  SYMBOL(ripemd160_x8x2_blocks)
#elif defined(__ELF__)
        .type      SYMBOL(ripemd160_x8x2_blocks), %function
#endif
SYMBOL(ripemd160_x8x2_blocks):
#if !defined(_WIN32)
        .cfi_startproc
#endif
#if IBT
        endbr64
#endif
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        push       %rbp
        SEH(.seh_pushreg %rbp)
        push       %rdi
        SEH(.seh_pushreg %rdi)
        push       %rsi
        SEH(.seh_pushreg %rsi)
        push       %r15
        SEH(.seh_pushreg %r15)
        sub        $120, %rsp
        SEH(.seh_stackalloc 120)
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
        mov        %rsp, %rbp
        SEH(.seh_setframe %rbp, 0)
        SEH(.seh_endprologue)
        sub        $0x400, %rsp
        and        $-32, %rsp
        mov        %rcx, %rdi
        mov        %rdx, %rsi
        mov        %r8, %rdx
#else
        push       %rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %rbp, 0
        push       %r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %r15, 0
        mov        %rsp, %rbp
        .cfi_def_cfa_register %rbp
        sub        $0x400, %rsp
        and        $-32, %rsp
#endif
        test       %rdx, %rdx
        jz         L(ripemd160_x8x2_blocks_end)
        mov        $0, %rcx
        lea        L(ripemd160_x8x2_blocks_constants)(%rip), %r15
        vmovdqu32  (%rdi), %ymm0
        vmovdqu32  64(%rdi), %ymm1
        vmovdqu32  128(%rdi), %ymm2
        vmovdqu32  192(%rdi), %ymm3
        vmovdqu32  0x100(%rdi), %ymm4
        vmovdqu32  32(%rdi), %ymm5
        vmovdqu32  96(%rdi), %ymm16
        vmovdqu32  160(%rdi), %ymm17
        vmovdqu32  224(%rdi), %ymm18
        vmovdqu32  0x120(%rdi), %ymm19
        .p2align   5
L(ripemd160_x8x2_blocks_loop):
        mov        (%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %xmm21
        vmovdqu32  16(%rax), %xmm25
        vmovdqu32  32(%rax), %xmm29
        vmovdqu32  48(%rax), %xmm7
        mov        32(%rsi), %rax
        add        %rcx, %rax
        vinserti32x4 $1, (%rax), %ymm21, %ymm21
        vinserti32x4 $1, 16(%rax), %ymm25, %ymm25
        vinserti32x4 $1, 32(%rax), %ymm29, %ymm29
        vinserti32x4 $1, 48(%rax), %ymm7, %ymm7
        mov        8(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %xmm22
        vmovdqu32  16(%rax), %xmm26
        vmovdqu32  32(%rax), %xmm30
        vmovdqu32  48(%rax), %xmm8
        mov        40(%rsi), %rax
        add        %rcx, %rax
        vinserti32x4 $1, (%rax), %ymm22, %ymm22
        vinserti32x4 $1, 16(%rax), %ymm26, %ymm26
        vinserti32x4 $1, 32(%rax), %ymm30, %ymm30
        vinserti32x4 $1, 48(%rax), %ymm8, %ymm8
        mov        16(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %xmm23
        vmovdqu32  16(%rax), %xmm27
        vmovdqu32  32(%rax), %xmm31
        vmovdqu32  48(%rax), %xmm9
        mov        48(%rsi), %rax
        add        %rcx, %rax
        vinserti32x4 $1, (%rax), %ymm23, %ymm23
        vinserti32x4 $1, 16(%rax), %ymm27, %ymm27
        vinserti32x4 $1, 32(%rax), %ymm31, %ymm31
        vinserti32x4 $1, 48(%rax), %ymm9, %ymm9
        mov        24(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %xmm24
        vmovdqu32  16(%rax), %xmm28
        vmovdqu32  32(%rax), %xmm6
        vmovdqu32  48(%rax), %xmm10
        mov        56(%rsi), %rax
        add        %rcx, %rax
        vinserti32x4 $1, (%rax), %ymm24, %ymm24
        vinserti32x4 $1, 16(%rax), %ymm28, %ymm28
        vinserti32x4 $1, 32(%rax), %ymm6, %ymm6
        vinserti32x4 $1, 48(%rax), %ymm10, %ymm10
        vpunpckldq %ymm22, %ymm21, %ymm20
        vpunpckhdq %ymm22, %ymm21, %ymm21
        vpunpckldq %ymm24, %ymm23, %ymm22
        vpunpckhdq %ymm24, %ymm23, %ymm23
        vpunpcklqdq %ymm22, %ymm20, %ymm24
        vpunpckhqdq %ymm22, %ymm20, %ymm20
        vpunpcklqdq %ymm23, %ymm21, %ymm22
        vpunpckhqdq %ymm23, %ymm21, %ymm21
        vmovdqu32  %ymm24, (%rsp)
        vmovdqu32  %ymm20, 64(%rsp)
        vmovdqu32  %ymm22, 128(%rsp)
        vmovdqu32  %ymm21, 192(%rsp)
        vpunpckldq %ymm26, %ymm25, %ymm23
        vpunpckhdq %ymm26, %ymm25, %ymm25
        vpunpckldq %ymm28, %ymm27, %ymm26
        vpunpckhdq %ymm28, %ymm27, %ymm27
        vpunpcklqdq %ymm26, %ymm23, %ymm28
        vpunpckhqdq %ymm26, %ymm23, %ymm23
        vpunpcklqdq %ymm27, %ymm25, %ymm26
        vpunpckhqdq %ymm27, %ymm25, %ymm25
        vmovdqu32  %ymm28, 0x100(%rsp)
        vmovdqu32  %ymm23, 0x140(%rsp)
        vmovdqu32  %ymm26, 0x180(%rsp)
        vmovdqu32  %ymm25, 0x1c0(%rsp)
        vpunpckldq %ymm30, %ymm29, %ymm27
        vpunpckhdq %ymm30, %ymm29, %ymm29
        vpunpckldq %ymm6, %ymm31, %ymm30
        vpunpckhdq %ymm6, %ymm31, %ymm31
        vpunpcklqdq %ymm30, %ymm27, %ymm6
        vpunpckhqdq %ymm30, %ymm27, %ymm27
        vpunpcklqdq %ymm31, %ymm29, %ymm30
        vpunpckhqdq %ymm31, %ymm29, %ymm29
        vmovdqu32  %ymm6, 0x200(%rsp)
        vmovdqu32  %ymm27, 0x240(%rsp)
        vmovdqu32  %ymm30, 0x280(%rsp)
        vmovdqu32  %ymm29, 0x2c0(%rsp)
        vpunpckldq %ymm8, %ymm7, %ymm31
        vpunpckhdq %ymm8, %ymm7, %ymm7
        vpunpckldq %ymm10, %ymm9, %ymm8
        vpunpckhdq %ymm10, %ymm9, %ymm9
        vpunpcklqdq %ymm8, %ymm31, %ymm10
        vpunpckhqdq %ymm8, %ymm31, %ymm31
        vpunpcklqdq %ymm9, %ymm7, %ymm8
        vpunpckhqdq %ymm9, %ymm7, %ymm7
        vmovdqu32  %ymm10, 0x300(%rsp)
        vmovdqu32  %ymm31, 0x340(%rsp)
        vmovdqu32  %ymm8, 0x380(%rsp)
        vmovdqu32  %ymm7, 0x3c0(%rsp)
        mov        64(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %xmm21
        vmovdqu32  16(%rax), %xmm25
        vmovdqu32  32(%rax), %xmm29
        vmovdqu32  48(%rax), %xmm7
        mov        96(%rsi), %rax
        add        %rcx, %rax
        vinserti32x4 $1, (%rax), %ymm21, %ymm21
        vinserti32x4 $1, 16(%rax), %ymm25, %ymm25
        vinserti32x4 $1, 32(%rax), %ymm29, %ymm29
        vinserti32x4 $1, 48(%rax), %ymm7, %ymm7
        mov        72(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %xmm22
        vmovdqu32  16(%rax), %xmm26
        vmovdqu32  32(%rax), %xmm30
        vmovdqu32  48(%rax), %xmm8
        mov        104(%rsi), %rax
        add        %rcx, %rax
        vinserti32x4 $1, (%rax), %ymm22, %ymm22
        vinserti32x4 $1, 16(%rax), %ymm26, %ymm26
        vinserti32x4 $1, 32(%rax), %ymm30, %ymm30
        vinserti32x4 $1, 48(%rax), %ymm8, %ymm8
        mov        80(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %xmm23
        vmovdqu32  16(%rax), %xmm27
        vmovdqu32  32(%rax), %xmm31
        vmovdqu32  48(%rax), %xmm9
        mov        112(%rsi), %rax
        add        %rcx, %rax
        vinserti32x4 $1, (%rax), %ymm23, %ymm23
        vinserti32x4 $1, 16(%rax), %ymm27, %ymm27
        vinserti32x4 $1, 32(%rax), %ymm31, %ymm31
        vinserti32x4 $1, 48(%rax), %ymm9, %ymm9
        mov        88(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %xmm24
        vmovdqu32  16(%rax), %xmm28
        vmovdqu32  32(%rax), %xmm6
        vmovdqu32  48(%rax), %xmm10
        mov        120(%rsi), %rax
        add        %rcx, %rax
        vinserti32x4 $1, (%rax), %ymm24, %ymm24
        vinserti32x4 $1, 16(%rax), %ymm28, %ymm28
        vinserti32x4 $1, 32(%rax), %ymm6, %ymm6
        vinserti32x4 $1, 48(%rax), %ymm10, %ymm10
        vpunpckldq %ymm22, %ymm21, %ymm20
        vpunpckhdq %ymm22, %ymm21, %ymm21
        vpunpckldq %ymm24, %ymm23, %ymm22
        vpunpckhdq %ymm24, %ymm23, %ymm23
        vpunpcklqdq %ymm22, %ymm20, %ymm24
        vpunpckhqdq %ymm22, %ymm20, %ymm20
        vpunpcklqdq %ymm23, %ymm21, %ymm22
        vpunpckhqdq %ymm23, %ymm21, %ymm21
        vmovdqu32  %ymm24, 32(%rsp)
        vmovdqu32  %ymm20, 96(%rsp)
        vmovdqu32  %ymm22, 160(%rsp)
        vmovdqu32  %ymm21, 224(%rsp)
        vpunpckldq %ymm26, %ymm25, %ymm23
        vpunpckhdq %ymm26, %ymm25, %ymm25
        vpunpckldq %ymm28, %ymm27, %ymm26
        vpunpckhdq %ymm28, %ymm27, %ymm27
        vpunpcklqdq %ymm26, %ymm23, %ymm28
        vpunpckhqdq %ymm26, %ymm23, %ymm23
        vpunpcklqdq %ymm27, %ymm25, %ymm26
        vpunpckhqdq %ymm27, %ymm25, %ymm25
        vmovdqu32  %ymm28, 0x120(%rsp)
        vmovdqu32  %ymm23, 0x160(%rsp)
        vmovdqu32  %ymm26, 0x1a0(%rsp)
        vmovdqu32  %ymm25, 0x1e0(%rsp)
        vpunpckldq %ymm30, %ymm29, %ymm27
        vpunpckhdq %ymm30, %ymm29, %ymm29
        vpunpckldq %ymm6, %ymm31, %ymm30
        vpunpckhdq %ymm6, %ymm31, %ymm31
        vpunpcklqdq %ymm30, %ymm27, %ymm6
        vpunpckhqdq %ymm30, %ymm27, %ymm27
        vpunpcklqdq %ymm31, %ymm29, %ymm30
        vpunpckhqdq %ymm31, %ymm29, %ymm29
        vmovdqu32  %ymm6, 0x220(%rsp)
        vmovdqu32  %ymm27, 0x260(%rsp)
        vmovdqu32  %ymm30, 0x2a0(%rsp)
        vmovdqu32  %ymm29, 0x2e0(%rsp)
        vpunpckldq %ymm8, %ymm7, %ymm31
        vpunpckhdq %ymm8, %ymm7, %ymm7
        vpunpckldq %ymm10, %ymm9, %ymm8
        vpunpckhdq %ymm10, %ymm9, %ymm9
        vpunpcklqdq %ymm8, %ymm31, %ymm10
        vpunpckhqdq %ymm8, %ymm31, %ymm31
        vpunpcklqdq %ymm9, %ymm7, %ymm8
        vpunpckhqdq %ymm9, %ymm7, %ymm7
        vmovdqu32  %ymm10, 0x320(%rsp)
        vmovdqu32  %ymm31, 0x360(%rsp)
        vmovdqu32  %ymm8, 0x3a0(%rsp)
        vmovdqu32  %ymm7, 0x3e0(%rsp)
        vmovdqa32  %ymm2, %ymm20
        vpternlogd $150, %ymm3, %ymm1, %ymm20
        vpaddd     (%rsp), %ymm0, %ymm21
        vpaddd     %ymm21, %ymm20, %ymm20
        vprold     $11, %ymm20, %ymm20
        vpaddd     %ymm4, %ymm20, %ymm20                // stream a, left step 1, f1: cycle 4
        vprold     $10, %ymm2, %ymm21
        vmovdqa32  %ymm17, %ymm22
        vpternlogd $150, %ymm18, %ymm16, %ymm22
        vpaddd     32(%rsp), %ymm5, %ymm23
        vpaddd     %ymm23, %ymm22, %ymm22
        vprold     $11, %ymm22, %ymm22
        vpaddd     %ymm19, %ymm22, %ymm22               // stream b, left step 1, f1: cycle 4
        vprold     $10, %ymm17, %ymm23
        vpternlogd $89, %ymm1, %ymm3, %ymm2
        vmovdqu32  0x140(%rsp), %ymm24
        vpaddd     (%r15){1to8}, %ymm24, %ymm25
        vpaddd     %ymm0, %ymm25, %ymm25
        vpaddd     %ymm25, %ymm2, %ymm2
        vprold     $8, %ymm2, %ymm2
        vpaddd     %ymm4, %ymm2, %ymm2                  // stream a, right step 1, f5: cycle 4
        vpternlogd $89, %ymm16, %ymm18, %ymm17
        vmovdqu32  0x160(%rsp), %ymm25
        vpaddd     (%r15){1to8}, %ymm25, %ymm26
        vpaddd     %ymm5, %ymm26, %ymm26
        vpaddd     %ymm26, %ymm17, %ymm17
        vprold     $8, %ymm17, %ymm17
        vpaddd     %ymm19, %ymm17, %ymm17               // stream b, right step 1, f5: cycle 4
        vmovdqa32  %ymm20, %ymm26
        vpternlogd $150, %ymm1, %ymm21, %ymm26
        vpaddd     64(%rsp), %ymm4, %ymm27
        vpaddd     %ymm27, %ymm26, %ymm26
        vprold     $14, %ymm26, %ymm26
        vpaddd     %ymm3, %ymm26, %ymm26                // stream a, left step 2, f1: cycle 8
        vprold     $10, %ymm1, %ymm27
        vmovdqa32  %ymm22, %ymm28
        vpternlogd $150, %ymm16, %ymm23, %ymm28
        vpaddd     96(%rsp), %ymm19, %ymm29
        vpaddd     %ymm29, %ymm28, %ymm28
        vprold     $14, %ymm28, %ymm28
        vpaddd     %ymm18, %ymm28, %ymm28               // stream b, left step 2, f1: cycle 8
        vprold     $10, %ymm16, %ymm29
        vpternlogd $57, %ymm21, %ymm2, %ymm1
        vpaddd     (%r15){1to8}, %ymm4, %ymm30
        vpaddd     0x380(%rsp), %ymm30, %ymm30
        vpaddd     %ymm30, %ymm1, %ymm1
        vprold     $9, %ymm1, %ymm1
        vpaddd     %ymm3, %ymm1, %ymm1                  // stream a, right step 2, f5: cycle 8
        vpternlogd $57, %ymm23, %ymm17, %ymm16
        vpaddd     (%r15){1to8}, %ymm19, %ymm30
        vpaddd     0x3a0(%rsp), %ymm30, %ymm30
        vpaddd     %ymm30, %ymm16, %ymm16
        vprold     $9, %ymm16, %ymm16
        vpaddd     %ymm18, %ymm16, %ymm16               // stream b, right step 2, f5: cycle 8
        vmovdqa32  %ymm26, %ymm30
        vpternlogd $150, %ymm20, %ymm27, %ymm30
        vpaddd     128(%rsp), %ymm3, %ymm31
        vpaddd     %ymm31, %ymm30, %ymm30
        vprold     $15, %ymm30, %ymm30
        vpaddd     %ymm21, %ymm30, %ymm30               // stream a, left step 3, f1: cycle 12
        vprold     $10, %ymm20, %ymm20
        vmovdqa32  %ymm28, %ymm31
        vpternlogd $150, %ymm22, %ymm29, %ymm31
        vpaddd     160(%rsp), %ymm18, %ymm6
        vpaddd     %ymm6, %ymm31, %ymm31
        vprold     $15, %ymm31, %ymm31
        vpaddd     %ymm23, %ymm31, %ymm31               // stream b, left step 3, f1: cycle 12
        vprold     $10, %ymm22, %ymm22
        vmovdqa32  %ymm1, %ymm6
        vpternlogd $45, %ymm27, %ymm2, %ymm6
        vpaddd     (%r15){1to8}, %ymm3, %ymm7
        vpaddd     0x1c0(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm6, %ymm6
        vprold     $9, %ymm6, %ymm6
        vpaddd     %ymm21, %ymm6, %ymm6                 // stream a, right step 3, f5: cycle 12
        vprold     $10, %ymm2, %ymm2
        vmovdqa32  %ymm16, %ymm7
        vpternlogd $45, %ymm29, %ymm17, %ymm7
        vpaddd     (%r15){1to8}, %ymm18, %ymm8
        vpaddd     0x1e0(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm7, %ymm7
        vprold     $9, %ymm7, %ymm7
        vpaddd     %ymm23, %ymm7, %ymm7                 // stream b, right step 3, f5: cycle 12
        vprold     $10, %ymm17, %ymm17
        vmovdqa32  %ymm30, %ymm8
        vpternlogd $150, %ymm26, %ymm20, %ymm8
        vpaddd     192(%rsp), %ymm21, %ymm9
        vpaddd     %ymm9, %ymm8, %ymm8
        vprold     $12, %ymm8, %ymm8
        vpaddd     %ymm27, %ymm8, %ymm8                 // stream a, left step 4, f1: cycle 16
        vprold     $10, %ymm26, %ymm26
        vmovdqa32  %ymm31, %ymm9
        vpternlogd $150, %ymm28, %ymm22, %ymm9
        vpaddd     224(%rsp), %ymm23, %ymm10
        vpaddd     %ymm10, %ymm9, %ymm9
        vprold     $12, %ymm9, %ymm9
        vpaddd     %ymm29, %ymm9, %ymm9                 // stream b, left step 4, f1: cycle 16
        vprold     $10, %ymm28, %ymm28
        vmovdqa32  %ymm6, %ymm10
        vpternlogd $45, %ymm2, %ymm1, %ymm10
        vpaddd     (%r15){1to8}, %ymm21, %ymm21
        vpaddd     (%rsp), %ymm21, %ymm21
        vpaddd     %ymm21, %ymm10, %ymm21
        vprold     $11, %ymm21, %ymm21
        vpaddd     %ymm27, %ymm21, %ymm21               // stream a, right step 4, f5: cycle 16
        vprold     $10, %ymm1, %ymm1
        vmovdqa32  %ymm7, %ymm10
        vpternlogd $45, %ymm17, %ymm16, %ymm10
        vpaddd     (%r15){1to8}, %ymm23, %ymm23
        vpaddd     32(%rsp), %ymm23, %ymm23
        vpaddd     %ymm23, %ymm10, %ymm23
        vprold     $11, %ymm23, %ymm23
        vpaddd     %ymm29, %ymm23, %ymm23               // stream b, right step 4, f5: cycle 16
        vprold     $10, %ymm16, %ymm16
        vmovdqa32  %ymm8, %ymm10
        vpternlogd $150, %ymm30, %ymm26, %ymm10
        vpaddd     0x100(%rsp), %ymm27, %ymm11
        vpaddd     %ymm11, %ymm10, %ymm10
        vprold     $5, %ymm10, %ymm10
        vpaddd     %ymm20, %ymm10, %ymm10               // stream a, left step 5, f1: cycle 20
        vprold     $10, %ymm30, %ymm30
        vmovdqa32  %ymm9, %ymm11
        vpternlogd $150, %ymm31, %ymm28, %ymm11
        vpaddd     0x120(%rsp), %ymm29, %ymm12
        vpaddd     %ymm12, %ymm11, %ymm11
        vprold     $5, %ymm11, %ymm11
        vpaddd     %ymm22, %ymm11, %ymm11               // stream b, left step 5, f1: cycle 20
        vprold     $10, %ymm31, %ymm31
        vmovdqa32  %ymm21, %ymm12
        vpternlogd $45, %ymm1, %ymm6, %ymm12
        vpaddd     (%r15){1to8}, %ymm27, %ymm27
        vpaddd     0x240(%rsp), %ymm27, %ymm27
        vpaddd     %ymm27, %ymm12, %ymm27
        vprold     $13, %ymm27, %ymm27
        vpaddd     %ymm2, %ymm27, %ymm27                // stream a, right step 5, f5: cycle 20
        vprold     $10, %ymm6, %ymm6
        vmovdqa32  %ymm23, %ymm12
        vpternlogd $45, %ymm16, %ymm7, %ymm12
        vpaddd     (%r15){1to8}, %ymm29, %ymm29
        vpaddd     0x260(%rsp), %ymm29, %ymm29
        vpaddd     %ymm29, %ymm12, %ymm29
        vprold     $13, %ymm29, %ymm29
        vpaddd     %ymm17, %ymm29, %ymm29               // stream b, right step 5, f5: cycle 20
        vprold     $10, %ymm7, %ymm7
        vmovdqa32  %ymm10, %ymm12
        vpternlogd $150, %ymm8, %ymm30, %ymm12
        vpaddd     %ymm20, %ymm24, %ymm20
        vpaddd     %ymm20, %ymm12, %ymm20
        vprold     $8, %ymm20, %ymm20
        vpaddd     %ymm26, %ymm20, %ymm20               // stream a, left step 6, f1: cycle 24
        vprold     $10, %ymm8, %ymm8
        vmovdqa32  %ymm11, %ymm12
        vpternlogd $150, %ymm9, %ymm31, %ymm12
        vpaddd     %ymm22, %ymm25, %ymm22
        vpaddd     %ymm22, %ymm12, %ymm22
        vprold     $8, %ymm22, %ymm22
        vpaddd     %ymm28, %ymm22, %ymm22               // stream b, left step 6, f1: cycle 24
        vprold     $10, %ymm9, %ymm9
        vmovdqa32  %ymm27, %ymm12
        vpternlogd $45, %ymm6, %ymm21, %ymm12
        vpaddd     (%r15){1to8}, %ymm2, %ymm2
        vpaddd     128(%rsp), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm12, %ymm2
        vprold     $15, %ymm2, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                  // stream a, right step 6, f5: cycle 24
        vprold     $10, %ymm21, %ymm21
        vmovdqa32  %ymm29, %ymm12
        vpternlogd $45, %ymm7, %ymm23, %ymm12
        vpaddd     (%r15){1to8}, %ymm17, %ymm17
        vpaddd     160(%rsp), %ymm17, %ymm17
        vpaddd     %ymm17, %ymm12, %ymm17
        vprold     $15, %ymm17, %ymm17
        vpaddd     %ymm16, %ymm17, %ymm17               // stream b, right step 6, f5: cycle 24
        vprold     $10, %ymm23, %ymm23
        vmovdqa32  %ymm20, %ymm12
        vpternlogd $150, %ymm10, %ymm8, %ymm12
        vpaddd     0x180(%rsp), %ymm26, %ymm26
        vpaddd     %ymm26, %ymm12, %ymm26
        vprold     $7, %ymm26, %ymm26
        vpaddd     %ymm30, %ymm26, %ymm26               // stream a, left step 7, f1: cycle 28
        vprold     $10, %ymm10, %ymm10
        vmovdqa32  %ymm22, %ymm12
        vpternlogd $150, %ymm11, %ymm9, %ymm12
        vpaddd     0x1a0(%rsp), %ymm28, %ymm28
        vpaddd     %ymm28, %ymm12, %ymm28
        vprold     $7, %ymm28, %ymm28
        vpaddd     %ymm31, %ymm28, %ymm28               // stream b, left step 7, f1: cycle 28
        vprold     $10, %ymm11, %ymm11
        vmovdqa32  %ymm2, %ymm12
        vpternlogd $45, %ymm21, %ymm27, %ymm12
        vpaddd     (%r15){1to8}, %ymm1, %ymm1
        vpaddd     0x2c0(%rsp), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm12, %ymm1
        vprold     $15, %ymm1, %ymm1
        vpaddd     %ymm6, %ymm1, %ymm1                  // stream a, right step 7, f5: cycle 28
        vprold     $10, %ymm27, %ymm27
        vmovdqa32  %ymm17, %ymm12
        vpternlogd $45, %ymm23, %ymm29, %ymm12
        vpaddd     (%r15){1to8}, %ymm16, %ymm16
        vpaddd     0x2e0(%rsp), %ymm16, %ymm16
        vpaddd     %ymm16, %ymm12, %ymm16
        vprold     $15, %ymm16, %ymm16
        vpaddd     %ymm7, %ymm16, %ymm16                // stream b, right step 7, f5: cycle 28
        vprold     $10, %ymm29, %ymm29
        vmovdqa32  %ymm26, %ymm12
        vpternlogd $150, %ymm20, %ymm10, %ymm12
        vpaddd     0x1c0(%rsp), %ymm30, %ymm30
        vpaddd     %ymm30, %ymm12, %ymm30
        vprold     $9, %ymm30, %ymm30
        vpaddd     %ymm8, %ymm30, %ymm30                // stream a, left step 8, f1: cycle 32
        vprold     $10, %ymm20, %ymm20
        vmovdqa32  %ymm28, %ymm12
        vpternlogd $150, %ymm22, %ymm11, %ymm12
        vpaddd     0x1e0(%rsp), %ymm31, %ymm31
        vpaddd     %ymm31, %ymm12, %ymm31
        vprold     $9, %ymm31, %ymm31
        vpaddd     %ymm9, %ymm31, %ymm31                // stream b, left step 8, f1: cycle 32
        vprold     $10, %ymm22, %ymm22
        vmovdqa32  %ymm1, %ymm12
        vpternlogd $45, %ymm27, %ymm2, %ymm12
        vpaddd     (%r15){1to8}, %ymm6, %ymm6
        vpaddd     0x100(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm12, %ymm6
        vprold     $5, %ymm6, %ymm6
        vpaddd     %ymm21, %ymm6, %ymm6                 // stream a, right step 8, f5: cycle 32
        vprold     $10, %ymm2, %ymm2
        vmovdqa32  %ymm16, %ymm12
        vpternlogd $45, %ymm29, %ymm17, %ymm12
        vpaddd     (%r15){1to8}, %ymm7, %ymm7
        vpaddd     0x120(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm12, %ymm7
        vprold     $5, %ymm7, %ymm7
        vpaddd     %ymm23, %ymm7, %ymm7                 // stream b, right step 8, f5: cycle 32
        vprold     $10, %ymm17, %ymm17
        vmovdqa32  %ymm30, %ymm12
        vpternlogd $150, %ymm26, %ymm20, %ymm12
        vpaddd     0x200(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm12, %ymm8
        vprold     $11, %ymm8, %ymm8
        vpaddd     %ymm10, %ymm8, %ymm8                 // stream a, left step 9, f1: cycle 36
        vprold     $10, %ymm26, %ymm26
        vmovdqa32  %ymm31, %ymm12
        vpternlogd $150, %ymm28, %ymm22, %ymm12
        vpaddd     0x220(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm12, %ymm9
        vprold     $11, %ymm9, %ymm9
        vpaddd     %ymm11, %ymm9, %ymm9                 // stream b, left step 9, f1: cycle 36
        vprold     $10, %ymm28, %ymm28
        vmovdqa32  %ymm6, %ymm12
        vpternlogd $45, %ymm2, %ymm1, %ymm12
        vpaddd     (%r15){1to8}, %ymm21, %ymm21
        vpaddd     0x340(%rsp), %ymm21, %ymm21
        vpaddd     %ymm21, %ymm12, %ymm21
        vprold     $7, %ymm21, %ymm21
        vpaddd     %ymm27, %ymm21, %ymm21               // stream a, right step 9, f5: cycle 36
        vprold     $10, %ymm1, %ymm1
        vmovdqa32  %ymm7, %ymm12
        vpternlogd $45, %ymm17, %ymm16, %ymm12
        vpaddd     (%r15){1to8}, %ymm23, %ymm23
        vpaddd     0x360(%rsp), %ymm23, %ymm23
        vpaddd     %ymm23, %ymm12, %ymm23
        vprold     $7, %ymm23, %ymm23
        vpaddd     %ymm29, %ymm23, %ymm23               // stream b, right step 9, f5: cycle 36
        vprold     $10, %ymm16, %ymm16
        vmovdqa32  %ymm8, %ymm12
        vpternlogd $150, %ymm30, %ymm26, %ymm12
        vpaddd     0x240(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm12, %ymm10
        vprold     $13, %ymm10, %ymm10
        vpaddd     %ymm20, %ymm10, %ymm10               // stream a, left step 10, f1: cycle 40
        vprold     $10, %ymm30, %ymm30
        vmovdqa32  %ymm9, %ymm12
        vpternlogd $150, %ymm31, %ymm28, %ymm12
        vpaddd     0x260(%rsp), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm12, %ymm11
        vprold     $13, %ymm11, %ymm11
        vpaddd     %ymm22, %ymm11, %ymm11               // stream b, left step 10, f1: cycle 40
        vprold     $10, %ymm31, %ymm31
        vmovdqa32  %ymm21, %ymm12
        vpternlogd $45, %ymm1, %ymm6, %ymm12
        vpaddd     (%r15){1to8}, %ymm27, %ymm27
        vpaddd     0x180(%rsp), %ymm27, %ymm27
        vpaddd     %ymm27, %ymm12, %ymm27
        vprold     $7, %ymm27, %ymm27
        vpaddd     %ymm2, %ymm27, %ymm27                // stream a, right step 10, f5: cycle 40
        vprold     $10, %ymm6, %ymm6
        vmovdqa32  %ymm23, %ymm12
        vpternlogd $45, %ymm16, %ymm7, %ymm12
        vpaddd     (%r15){1to8}, %ymm29, %ymm29
        vpaddd     0x1a0(%rsp), %ymm29, %ymm29
        vpaddd     %ymm29, %ymm12, %ymm29
        vprold     $7, %ymm29, %ymm29
        vpaddd     %ymm17, %ymm29, %ymm29               // stream b, right step 10, f5: cycle 40
        vprold     $10, %ymm7, %ymm7
        vmovdqa32  %ymm10, %ymm12
        vpternlogd $150, %ymm8, %ymm30, %ymm12
        vpaddd     0x280(%rsp), %ymm20, %ymm20
        vpaddd     %ymm20, %ymm12, %ymm20
        vprold     $14, %ymm20, %ymm20
        vpaddd     %ymm26, %ymm20, %ymm20               // stream a, left step 11, f1: cycle 44
        vprold     $10, %ymm8, %ymm8
        vmovdqa32  %ymm11, %ymm12
        vpternlogd $150, %ymm9, %ymm31, %ymm12
        vpaddd     0x2a0(%rsp), %ymm22, %ymm22
        vpaddd     %ymm22, %ymm12, %ymm22
        vprold     $14, %ymm22, %ymm22
        vpaddd     %ymm28, %ymm22, %ymm22               // stream b, left step 11, f1: cycle 44
        vprold     $10, %ymm9, %ymm9
        vmovdqa32  %ymm27, %ymm12
        vpternlogd $45, %ymm6, %ymm21, %ymm12
        vpaddd     (%r15){1to8}, %ymm2, %ymm2
        vpaddd     0x3c0(%rsp), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm12, %ymm2
        vprold     $8, %ymm2, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                  // stream a, right step 11, f5: cycle 44
        vprold     $10, %ymm21, %ymm21
        vmovdqa32  %ymm29, %ymm12
        vpternlogd $45, %ymm7, %ymm23, %ymm12
        vpaddd     (%r15){1to8}, %ymm17, %ymm17
        vpaddd     0x3e0(%rsp), %ymm17, %ymm17
        vpaddd     %ymm17, %ymm12, %ymm17
        vprold     $8, %ymm17, %ymm17
        vpaddd     %ymm16, %ymm17, %ymm17               // stream b, right step 11, f5: cycle 44
        vprold     $10, %ymm23, %ymm23
        vmovdqa32  %ymm20, %ymm12
        vpternlogd $150, %ymm10, %ymm8, %ymm12
        vpaddd     0x2c0(%rsp), %ymm26, %ymm26
        vpaddd     %ymm26, %ymm12, %ymm26
        vprold     $15, %ymm26, %ymm26
        vpaddd     %ymm30, %ymm26, %ymm26               // stream a, left step 12, f1: cycle 48
        vprold     $10, %ymm10, %ymm10
        vmovdqa32  %ymm22, %ymm12
        vpternlogd $150, %ymm11, %ymm9, %ymm12
        vpaddd     0x2e0(%rsp), %ymm28, %ymm28
        vpaddd     %ymm28, %ymm12, %ymm28
        vprold     $15, %ymm28, %ymm28
        vpaddd     %ymm31, %ymm28, %ymm28               // stream b, left step 12, f1: cycle 48
        vprold     $10, %ymm11, %ymm11
        vmovdqa32  %ymm2, %ymm12
        vpternlogd $45, %ymm21, %ymm27, %ymm12
        vpaddd     (%r15){1to8}, %ymm1, %ymm1
        vpaddd     0x200(%rsp), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm12, %ymm1
        vprold     $11, %ymm1, %ymm1
        vpaddd     %ymm6, %ymm1, %ymm1                  // stream a, right step 12, f5: cycle 48
        vprold     $10, %ymm27, %ymm27
        vmovdqa32  %ymm17, %ymm12
        vpternlogd $45, %ymm23, %ymm29, %ymm12
        vpaddd     (%r15){1to8}, %ymm16, %ymm16
        vpaddd     0x220(%rsp), %ymm16, %ymm16
        vpaddd     %ymm16, %ymm12, %ymm16
        vprold     $11, %ymm16, %ymm16
        vpaddd     %ymm7, %ymm16, %ymm16                // stream b, right step 12, f5: cycle 48
        vprold     $10, %ymm29, %ymm29
        vmovdqa32  %ymm26, %ymm12
        vpternlogd $150, %ymm20, %ymm10, %ymm12
        vpaddd     0x300(%rsp), %ymm30, %ymm30
        vpaddd     %ymm30, %ymm12, %ymm30
        vprold     $6, %ymm30, %ymm30
        vpaddd     %ymm8, %ymm30, %ymm30                // stream a, left step 13, f1: cycle 52
        vprold     $10, %ymm20, %ymm20
        vmovdqa32  %ymm28, %ymm12
        vpternlogd $150, %ymm22, %ymm11, %ymm12
        vpaddd     0x320(%rsp), %ymm31, %ymm31
        vpaddd     %ymm31, %ymm12, %ymm31
        vprold     $6, %ymm31, %ymm31
        vpaddd     %ymm9, %ymm31, %ymm31                // stream b, left step 13, f1: cycle 52
        vprold     $10, %ymm22, %ymm22
        vmovdqa32  %ymm1, %ymm12
        vpternlogd $45, %ymm27, %ymm2, %ymm12
        vpaddd     (%r15){1to8}, %ymm6, %ymm6
        vpaddd     64(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm12, %ymm6
        vprold     $14, %ymm6, %ymm6
        vpaddd     %ymm21, %ymm6, %ymm6                 // stream a, right step 13, f5: cycle 52
        vprold     $10, %ymm2, %ymm2
        vmovdqa32  %ymm16, %ymm12
        vpternlogd $45, %ymm29, %ymm17, %ymm12
        vpaddd     (%r15){1to8}, %ymm7, %ymm7
        vpaddd     96(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm12, %ymm7
        vprold     $14, %ymm7, %ymm7
        vpaddd     %ymm23, %ymm7, %ymm7                 // stream b, right step 13, f5: cycle 52
        vprold     $10, %ymm17, %ymm17
        vmovdqa32  %ymm30, %ymm12
        vpternlogd $150, %ymm26, %ymm20, %ymm12
        vpaddd     0x340(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm12, %ymm8
        vprold     $7, %ymm8, %ymm8
        vpaddd     %ymm10, %ymm8, %ymm8                 // stream a, left step 14, f1: cycle 56
        vprold     $10, %ymm26, %ymm26
        vmovdqa32  %ymm31, %ymm12
        vpternlogd $150, %ymm28, %ymm22, %ymm12
        vpaddd     0x360(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm12, %ymm9
        vprold     $7, %ymm9, %ymm9
        vpaddd     %ymm11, %ymm9, %ymm9                 // stream b, left step 14, f1: cycle 56
        vprold     $10, %ymm28, %ymm28
        vmovdqa32  %ymm6, %ymm12
        vpternlogd $45, %ymm2, %ymm1, %ymm12
        vpaddd     (%r15){1to8}, %ymm21, %ymm21
        vpaddd     0x280(%rsp), %ymm21, %ymm21
        vpaddd     %ymm21, %ymm12, %ymm21
        vprold     $14, %ymm21, %ymm21
        vpaddd     %ymm27, %ymm21, %ymm21               // stream a, right step 14, f5: cycle 56
        vprold     $10, %ymm1, %ymm1
        vmovdqa32  %ymm7, %ymm12
        vpternlogd $45, %ymm17, %ymm16, %ymm12
        vpaddd     (%r15){1to8}, %ymm23, %ymm23
        vpaddd     0x2a0(%rsp), %ymm23, %ymm23
        vpaddd     %ymm23, %ymm12, %ymm23
        vprold     $14, %ymm23, %ymm23
        vpaddd     %ymm29, %ymm23, %ymm23               // stream b, right step 14, f5: cycle 56
        vprold     $10, %ymm16, %ymm16
        vmovdqa32  %ymm8, %ymm12
        vpternlogd $150, %ymm30, %ymm26, %ymm12
        vpaddd     0x380(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm12, %ymm10
        vprold     $9, %ymm10, %ymm10
        vpaddd     %ymm20, %ymm10, %ymm10               // stream a, left step 15, f1: cycle 60
        vprold     $10, %ymm30, %ymm30
        vmovdqa32  %ymm9, %ymm12
        vpternlogd $150, %ymm31, %ymm28, %ymm12
        vpaddd     0x3a0(%rsp), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm12, %ymm11
        vprold     $9, %ymm11, %ymm11
        vpaddd     %ymm22, %ymm11, %ymm11               // stream b, left step 15, f1: cycle 60
        vprold     $10, %ymm31, %ymm31
        vmovdqa32  %ymm21, %ymm12
        vpternlogd $45, %ymm1, %ymm6, %ymm12
        vpaddd     (%r15){1to8}, %ymm27, %ymm27
        vpaddd     192(%rsp), %ymm27, %ymm27
        vpaddd     %ymm27, %ymm12, %ymm27
        vprold     $12, %ymm27, %ymm27
        vpaddd     %ymm2, %ymm27, %ymm27                // stream a, right step 15, f5: cycle 60
        vprold     $10, %ymm6, %ymm6
        vmovdqa32  %ymm23, %ymm12
        vpternlogd $45, %ymm16, %ymm7, %ymm12
        vpaddd     (%r15){1to8}, %ymm29, %ymm29
        vpaddd     224(%rsp), %ymm29, %ymm29
        vpaddd     %ymm29, %ymm12, %ymm29
        vprold     $12, %ymm29, %ymm29
        vpaddd     %ymm17, %ymm29, %ymm29               // stream b, right step 15, f5: cycle 60
        vprold     $10, %ymm7, %ymm7
        vmovdqa32  %ymm10, %ymm12
        vpternlogd $150, %ymm8, %ymm30, %ymm12
        vpaddd     0x3c0(%rsp), %ymm20, %ymm20
        vpaddd     %ymm20, %ymm12, %ymm20
        vprold     $8, %ymm20, %ymm20
        vpaddd     %ymm26, %ymm20, %ymm20               // stream a, left step 16, f1: cycle 64
        vprold     $10, %ymm8, %ymm8
        vmovdqa32  %ymm11, %ymm12
        vpternlogd $150, %ymm9, %ymm31, %ymm12
        vpaddd     0x3e0(%rsp), %ymm22, %ymm22
        vpaddd     %ymm22, %ymm12, %ymm22
        vprold     $8, %ymm22, %ymm22
        vpaddd     %ymm28, %ymm22, %ymm22               // stream b, left step 16, f1: cycle 64
        vprold     $10, %ymm9, %ymm9
        vmovdqa32  %ymm27, %ymm12
        vpternlogd $45, %ymm6, %ymm21, %ymm12
        vpaddd     (%r15){1to8}, %ymm2, %ymm2
        vpaddd     0x300(%rsp), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm12, %ymm2
        vprold     $6, %ymm2, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                  // stream a, right step 16, f5: cycle 64
        vprold     $10, %ymm21, %ymm21
        vmovdqa32  %ymm29, %ymm12
        vpternlogd $45, %ymm7, %ymm23, %ymm12
        vpaddd     (%r15){1to8}, %ymm17, %ymm17
        vpaddd     0x320(%rsp), %ymm17, %ymm17
        vpaddd     %ymm17, %ymm12, %ymm17
        vprold     $6, %ymm17, %ymm17
        vpaddd     %ymm16, %ymm17, %ymm17               // stream b, right step 16, f5: cycle 64
        vprold     $10, %ymm23, %ymm23
        vmovdqa32  %ymm20, %ymm12
        vpternlogd $202, %ymm8, %ymm10, %ymm12
        vpaddd     4(%r15){1to8}, %ymm26, %ymm26
        vpaddd     0x1c0(%rsp), %ymm26, %ymm26
        vpaddd     %ymm26, %ymm12, %ymm26
        vprold     $7, %ymm26, %ymm26
        vpaddd     %ymm30, %ymm26, %ymm26               // stream a, left step 17, f2: cycle 68
        vprold     $10, %ymm10, %ymm10
        vmovdqa32  %ymm22, %ymm12
        vpternlogd $202, %ymm9, %ymm11, %ymm12
        vpaddd     4(%r15){1to8}, %ymm28, %ymm28
        vpaddd     0x1e0(%rsp), %ymm28, %ymm28
        vpaddd     %ymm28, %ymm12, %ymm28
        vprold     $7, %ymm28, %ymm28
        vpaddd     %ymm31, %ymm28, %ymm28               // stream b, left step 17, f2: cycle 68
        vprold     $10, %ymm11, %ymm11
        vmovdqa32  %ymm2, %ymm12
        vpternlogd $226, %ymm27, %ymm21, %ymm12
        vpaddd     8(%r15){1to8}, %ymm1, %ymm1
        vpaddd     0x180(%rsp), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm12, %ymm1
        vprold     $9, %ymm1, %ymm1
        vpaddd     %ymm6, %ymm1, %ymm1                  // stream a, right step 17, f4: cycle 68
        vprold     $10, %ymm27, %ymm27
        vmovdqa32  %ymm17, %ymm12
        vpternlogd $226, %ymm29, %ymm23, %ymm12
        vpaddd     8(%r15){1to8}, %ymm16, %ymm16
        vpaddd     0x1a0(%rsp), %ymm16, %ymm16
        vpaddd     %ymm16, %ymm12, %ymm16
        vprold     $9, %ymm16, %ymm16
        vpaddd     %ymm7, %ymm16, %ymm16                // stream b, right step 17, f4: cycle 68
        vprold     $10, %ymm29, %ymm29
        vmovdqa32  %ymm26, %ymm12
        vpternlogd $202, %ymm10, %ymm20, %ymm12
        vpaddd     4(%r15){1to8}, %ymm30, %ymm30
        vpaddd     0x100(%rsp), %ymm30, %ymm30
        vpaddd     %ymm30, %ymm12, %ymm30
        vprold     $6, %ymm30, %ymm30
        vpaddd     %ymm8, %ymm30, %ymm30                // stream a, left step 18, f2: cycle 72
        vprold     $10, %ymm20, %ymm20
        vmovdqa32  %ymm28, %ymm12
        vpternlogd $202, %ymm11, %ymm22, %ymm12
        vpaddd     4(%r15){1to8}, %ymm31, %ymm31
        vpaddd     0x120(%rsp), %ymm31, %ymm31
        vpaddd     %ymm31, %ymm12, %ymm31
        vprold     $6, %ymm31, %ymm31
        vpaddd     %ymm9, %ymm31, %ymm31                // stream b, left step 18, f2: cycle 72
        vprold     $10, %ymm22, %ymm22
        vmovdqa32  %ymm1, %ymm12
        vpternlogd $226, %ymm2, %ymm27, %ymm12
        vpaddd     8(%r15){1to8}, %ymm6, %ymm6
        vpaddd     0x2c0(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm12, %ymm6
        vprold     $13, %ymm6, %ymm6
        vpaddd     %ymm21, %ymm6, %ymm6                 // stream a, right step 18, f4: cycle 72
        vprold     $10, %ymm2, %ymm2
        vmovdqa32  %ymm16, %ymm12
        vpternlogd $226, %ymm17, %ymm29, %ymm12
        vpaddd     8(%r15){1to8}, %ymm7, %ymm7
        vpaddd     0x2e0(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm12, %ymm7
        vprold     $13, %ymm7, %ymm7
        vpaddd     %ymm23, %ymm7, %ymm7                 // stream b, right step 18, f4: cycle 72
        vprold     $10, %ymm17, %ymm17
        vmovdqa32  %ymm30, %ymm12
        vpternlogd $202, %ymm20, %ymm26, %ymm12
        vpaddd     4(%r15){1to8}, %ymm8, %ymm8
        vpaddd     0x340(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm12, %ymm8
        vprold     $8, %ymm8, %ymm8
        vpaddd     %ymm10, %ymm8, %ymm8                 // stream a, left step 19, f2: cycle 76
        vprold     $10, %ymm26, %ymm26
        vmovdqa32  %ymm31, %ymm12
        vpternlogd $202, %ymm22, %ymm28, %ymm12
        vpaddd     4(%r15){1to8}, %ymm9, %ymm9
        vpaddd     0x360(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm12, %ymm9
        vprold     $8, %ymm9, %ymm9
        vpaddd     %ymm11, %ymm9, %ymm9                 // stream b, left step 19, f2: cycle 76
        vprold     $10, %ymm28, %ymm28
        vmovdqa32  %ymm6, %ymm12
        vpternlogd $226, %ymm1, %ymm2, %ymm12
        vpaddd     8(%r15){1to8}, %ymm21, %ymm21
        vpaddd     192(%rsp), %ymm21, %ymm21
        vpaddd     %ymm21, %ymm12, %ymm21
        vprold     $15, %ymm21, %ymm21
        vpaddd     %ymm27, %ymm21, %ymm21               // stream a, right step 19, f4: cycle 76
        vprold     $10, %ymm1, %ymm1
        vmovdqa32  %ymm7, %ymm12
        vpternlogd $226, %ymm16, %ymm17, %ymm12
        vpaddd     8(%r15){1to8}, %ymm23, %ymm23
        vpaddd     224(%rsp), %ymm23, %ymm23
        vpaddd     %ymm23, %ymm12, %ymm23
        vprold     $15, %ymm23, %ymm23
        vpaddd     %ymm29, %ymm23, %ymm23               // stream b, right step 19, f4: cycle 76
        vprold     $10, %ymm16, %ymm16
        vmovdqa32  %ymm8, %ymm12
        vpternlogd $202, %ymm26, %ymm30, %ymm12
        vpaddd     4(%r15){1to8}, %ymm10, %ymm10
        vpaddd     64(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm12, %ymm10
        vprold     $13, %ymm10, %ymm10
        vpaddd     %ymm20, %ymm10, %ymm10               // stream a, left step 20, f2: cycle 80
        vprold     $10, %ymm30, %ymm30
        vmovdqa32  %ymm9, %ymm12
        vpternlogd $202, %ymm28, %ymm31, %ymm12
        vpaddd     4(%r15){1to8}, %ymm11, %ymm11
        vpaddd     96(%rsp), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm12, %ymm11
        vprold     $13, %ymm11, %ymm11
        vpaddd     %ymm22, %ymm11, %ymm11               // stream b, left step 20, f2: cycle 80
        vprold     $10, %ymm31, %ymm31
        vmovdqa32  %ymm21, %ymm12
        vpternlogd $226, %ymm6, %ymm1, %ymm12
        vpaddd     8(%r15){1to8}, %ymm27, %ymm27
        vpaddd     0x1c0(%rsp), %ymm27, %ymm27
        vpaddd     %ymm27, %ymm12, %ymm27
        vprold     $7, %ymm27, %ymm27
        vpaddd     %ymm2, %ymm27, %ymm27                // stream a, right step 20, f4: cycle 80
        vprold     $10, %ymm6, %ymm6
        vmovdqa32  %ymm23, %ymm12
        vpternlogd $226, %ymm7, %ymm16, %ymm12
        vpaddd     8(%r15){1to8}, %ymm29, %ymm29
        vpaddd     0x1e0(%rsp), %ymm29, %ymm29
        vpaddd     %ymm29, %ymm12, %ymm29
        vprold     $7, %ymm29, %ymm29
        vpaddd     %ymm17, %ymm29, %ymm29               // stream b, right step 20, f4: cycle 80
        vprold     $10, %ymm7, %ymm7
        vmovdqa32  %ymm10, %ymm12
        vpternlogd $202, %ymm30, %ymm8, %ymm12
        vpaddd     4(%r15){1to8}, %ymm20, %ymm20
        vpaddd     0x280(%rsp), %ymm20, %ymm20
        vpaddd     %ymm20, %ymm12, %ymm20
        vprold     $11, %ymm20, %ymm20
        vpaddd     %ymm26, %ymm20, %ymm20               // stream a, left step 21, f2: cycle 84
        vprold     $10, %ymm8, %ymm8
        vmovdqa32  %ymm11, %ymm12
        vpternlogd $202, %ymm31, %ymm9, %ymm12
        vpaddd     4(%r15){1to8}, %ymm22, %ymm22
        vpaddd     0x2a0(%rsp), %ymm22, %ymm22
        vpaddd     %ymm22, %ymm12, %ymm22
        vprold     $11, %ymm22, %ymm22
        vpaddd     %ymm28, %ymm22, %ymm22               // stream b, left step 21, f2: cycle 84
        vprold     $10, %ymm9, %ymm9
        vmovdqa32  %ymm27, %ymm12
        vpternlogd $226, %ymm21, %ymm6, %ymm12
        vpaddd     8(%r15){1to8}, %ymm2, %ymm2
        vpaddd     (%rsp), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm12, %ymm2
        vprold     $12, %ymm2, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                  // stream a, right step 21, f4: cycle 84
        vprold     $10, %ymm21, %ymm21
        vmovdqa32  %ymm29, %ymm12
        vpternlogd $226, %ymm23, %ymm7, %ymm12
        vpaddd     8(%r15){1to8}, %ymm17, %ymm17
        vpaddd     32(%rsp), %ymm17, %ymm17
        vpaddd     %ymm17, %ymm12, %ymm17
        vprold     $12, %ymm17, %ymm17
        vpaddd     %ymm16, %ymm17, %ymm17               // stream b, right step 21, f4: cycle 84
        vprold     $10, %ymm23, %ymm23
        vmovdqa32  %ymm20, %ymm12
        vpternlogd $202, %ymm8, %ymm10, %ymm12
        vpaddd     4(%r15){1to8}, %ymm26, %ymm26
        vpaddd     0x180(%rsp), %ymm26, %ymm26
        vpaddd     %ymm26, %ymm12, %ymm26
        vprold     $9, %ymm26, %ymm26
        vpaddd     %ymm30, %ymm26, %ymm26               // stream a, left step 22, f2: cycle 88
        vprold     $10, %ymm10, %ymm10
        vmovdqa32  %ymm22, %ymm12
        vpternlogd $202, %ymm9, %ymm11, %ymm12
        vpaddd     4(%r15){1to8}, %ymm28, %ymm28
        vpaddd     0x1a0(%rsp), %ymm28, %ymm28
        vpaddd     %ymm28, %ymm12, %ymm28
        vprold     $9, %ymm28, %ymm28
        vpaddd     %ymm31, %ymm28, %ymm28               // stream b, left step 22, f2: cycle 88
        vprold     $10, %ymm11, %ymm11
        vmovdqa32  %ymm2, %ymm12
        vpternlogd $226, %ymm27, %ymm21, %ymm12
        vpaddd     8(%r15){1to8}, %ymm1, %ymm1
        vpaddd     0x340(%rsp), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm12, %ymm1
        vprold     $8, %ymm1, %ymm1
        vpaddd     %ymm6, %ymm1, %ymm1                  // stream a, right step 22, f4: cycle 88
        vprold     $10, %ymm27, %ymm27
        vmovdqa32  %ymm17, %ymm12
        vpternlogd $226, %ymm29, %ymm23, %ymm12
        vpaddd     8(%r15){1to8}, %ymm16, %ymm16
        vpaddd     0x360(%rsp), %ymm16, %ymm16
        vpaddd     %ymm16, %ymm12, %ymm16
        vprold     $8, %ymm16, %ymm16
        vpaddd     %ymm7, %ymm16, %ymm16                // stream b, right step 22, f4: cycle 88
        vprold     $10, %ymm29, %ymm29
        vmovdqa32  %ymm26, %ymm12
        vpternlogd $202, %ymm10, %ymm20, %ymm12
        vpaddd     4(%r15){1to8}, %ymm30, %ymm30
        vpaddd     0x3c0(%rsp), %ymm30, %ymm30
        vpaddd     %ymm30, %ymm12, %ymm30
        vprold     $7, %ymm30, %ymm30
        vpaddd     %ymm8, %ymm30, %ymm30                // stream a, left step 23, f2: cycle 92
        vprold     $10, %ymm20, %ymm20
        vmovdqa32  %ymm28, %ymm12
        vpternlogd $202, %ymm11, %ymm22, %ymm12
        vpaddd     4(%r15){1to8}, %ymm31, %ymm31
        vpaddd     0x3e0(%rsp), %ymm31, %ymm31
        vpaddd     %ymm31, %ymm12, %ymm31
        vprold     $7, %ymm31, %ymm31
        vpaddd     %ymm9, %ymm31, %ymm31                // stream b, left step 23, f2: cycle 92
        vprold     $10, %ymm22, %ymm22
        vmovdqa32  %ymm1, %ymm12
        vpternlogd $226, %ymm2, %ymm27, %ymm12
        vpaddd     8(%r15){1to8}, %ymm6, %ymm6
        vpaddd     %ymm6, %ymm24, %ymm6
        vpaddd     %ymm6, %ymm12, %ymm6
        vprold     $9, %ymm6, %ymm6
        vpaddd     %ymm21, %ymm6, %ymm6                 // stream a, right step 23, f4: cycle 92
        vprold     $10, %ymm2, %ymm2
        vmovdqa32  %ymm16, %ymm12
        vpternlogd $226, %ymm17, %ymm29, %ymm12
        vpaddd     8(%r15){1to8}, %ymm7, %ymm7
        vpaddd     %ymm7, %ymm25, %ymm7
        vpaddd     %ymm7, %ymm12, %ymm7
        vprold     $9, %ymm7, %ymm7
        vpaddd     %ymm23, %ymm7, %ymm7                 // stream b, right step 23, f4: cycle 92
        vprold     $10, %ymm17, %ymm17
        vmovdqa32  %ymm30, %ymm12
        vpternlogd $202, %ymm20, %ymm26, %ymm12
        vpaddd     4(%r15){1to8}, %ymm8, %ymm8
        vpaddd     192(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm12, %ymm8
        vprold     $15, %ymm8, %ymm8
        vpaddd     %ymm10, %ymm8, %ymm8                 // stream a, left step 24, f2: cycle 96
        vprold     $10, %ymm26, %ymm26
        vmovdqa32  %ymm31, %ymm12
        vpternlogd $202, %ymm22, %ymm28, %ymm12
        vpaddd     4(%r15){1to8}, %ymm9, %ymm9
        vpaddd     224(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm12, %ymm9
        vprold     $15, %ymm9, %ymm9
        vpaddd     %ymm11, %ymm9, %ymm9                 // stream b, left step 24, f2: cycle 96
        vprold     $10, %ymm28, %ymm28
        vmovdqa32  %ymm6, %ymm12
        vpternlogd $226, %ymm1, %ymm2, %ymm12
        vpaddd     8(%r15){1to8}, %ymm21, %ymm21
        vpaddd     0x280(%rsp), %ymm21, %ymm21
        vpaddd     %ymm21, %ymm12, %ymm21
        vprold     $11, %ymm21, %ymm21
        vpaddd     %ymm27, %ymm21, %ymm21               // stream a, right step 24, f4: cycle 96
        vprold     $10, %ymm1, %ymm1
        vmovdqa32  %ymm7, %ymm12
        vpternlogd $226, %ymm16, %ymm17, %ymm12
        vpaddd     8(%r15){1to8}, %ymm23, %ymm23
        vpaddd     0x2a0(%rsp), %ymm23, %ymm23
        vpaddd     %ymm23, %ymm12, %ymm23
        vprold     $11, %ymm23, %ymm23
        vpaddd     %ymm29, %ymm23, %ymm23               // stream b, right step 24, f4: cycle 96
        vprold     $10, %ymm16, %ymm16
        vmovdqa32  %ymm8, %ymm12
        vpternlogd $202, %ymm26, %ymm30, %ymm12
        vpaddd     4(%r15){1to8}, %ymm10, %ymm10
        vpaddd     0x300(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm12, %ymm10
        vprold     $7, %ymm10, %ymm10
        vpaddd     %ymm20, %ymm10, %ymm10               // stream a, left step 25, f2: cycle 100
        vprold     $10, %ymm30, %ymm30
        vmovdqa32  %ymm9, %ymm12
        vpternlogd $202, %ymm28, %ymm31, %ymm12
        vpaddd     4(%r15){1to8}, %ymm11, %ymm11
        vpaddd     0x320(%rsp), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm12, %ymm11
        vprold     $7, %ymm11, %ymm11
        vpaddd     %ymm22, %ymm11, %ymm11               // stream b, left step 25, f2: cycle 100
        vprold     $10, %ymm31, %ymm31
        vmovdqa32  %ymm21, %ymm12
        vpternlogd $226, %ymm6, %ymm1, %ymm12
        vpaddd     8(%r15){1to8}, %ymm27, %ymm27
        vpaddd     0x380(%rsp), %ymm27, %ymm27
        vpaddd     %ymm27, %ymm12, %ymm27
        vprold     $7, %ymm27, %ymm27
        vpaddd     %ymm2, %ymm27, %ymm27                // stream a, right step 25, f4: cycle 100
        vprold     $10, %ymm6, %ymm6
        vmovdqa32  %ymm23, %ymm12
        vpternlogd $226, %ymm7, %ymm16, %ymm12
        vpaddd     8(%r15){1to8}, %ymm29, %ymm29
        vpaddd     0x3a0(%rsp), %ymm29, %ymm29
        vpaddd     %ymm29, %ymm12, %ymm29
        vprold     $7, %ymm29, %ymm29
        vpaddd     %ymm17, %ymm29, %ymm29               // stream b, right step 25, f4: cycle 100
        vprold     $10, %ymm7, %ymm7
        vmovdqa32  %ymm10, %ymm12
        vpternlogd $202, %ymm30, %ymm8, %ymm12
        vpaddd     4(%r15){1to8}, %ymm20, %ymm20
        vpaddd     (%rsp), %ymm20, %ymm20
        vpaddd     %ymm20, %ymm12, %ymm20
        vprold     $12, %ymm20, %ymm20
        vpaddd     %ymm26, %ymm20, %ymm20               // stream a, left step 26, f2: cycle 104
        vprold     $10, %ymm8, %ymm8
        vmovdqa32  %ymm11, %ymm12
        vpternlogd $202, %ymm31, %ymm9, %ymm12
        vpaddd     4(%r15){1to8}, %ymm22, %ymm22
        vpaddd     32(%rsp), %ymm22, %ymm22
        vpaddd     %ymm22, %ymm12, %ymm22
        vprold     $12, %ymm22, %ymm22
        vpaddd     %ymm28, %ymm22, %ymm22               // stream b, left step 26, f2: cycle 104
        vprold     $10, %ymm9, %ymm9
        vmovdqa32  %ymm27, %ymm12
        vpternlogd $226, %ymm21, %ymm6, %ymm12
        vpaddd     8(%r15){1to8}, %ymm2, %ymm2
        vpaddd     0x3c0(%rsp), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm12, %ymm2
        vprold     $7, %ymm2, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                  // stream a, right step 26, f4: cycle 104
        vprold     $10, %ymm21, %ymm21
        vmovdqa32  %ymm29, %ymm12
        vpternlogd $226, %ymm23, %ymm7, %ymm12
        vpaddd     8(%r15){1to8}, %ymm17, %ymm17
        vpaddd     0x3e0(%rsp), %ymm17, %ymm17
        vpaddd     %ymm17, %ymm12, %ymm17
        vprold     $7, %ymm17, %ymm17
        vpaddd     %ymm16, %ymm17, %ymm17               // stream b, right step 26, f4: cycle 104
        vprold     $10, %ymm23, %ymm23
        vmovdqa32  %ymm20, %ymm12
        vpternlogd $202, %ymm8, %ymm10, %ymm12
        vpaddd     4(%r15){1to8}, %ymm26, %ymm26
        vpaddd     0x240(%rsp), %ymm26, %ymm26
        vpaddd     %ymm26, %ymm12, %ymm26
        vprold     $15, %ymm26, %ymm26
        vpaddd     %ymm30, %ymm26, %ymm26               // stream a, left step 27, f2: cycle 108
        vprold     $10, %ymm10, %ymm10
        vmovdqa32  %ymm22, %ymm12
        vpternlogd $202, %ymm9, %ymm11, %ymm12
        vpaddd     4(%r15){1to8}, %ymm28, %ymm28
        vpaddd     0x260(%rsp), %ymm28, %ymm28
        vpaddd     %ymm28, %ymm12, %ymm28
        vprold     $15, %ymm28, %ymm28
        vpaddd     %ymm31, %ymm28, %ymm28               // stream b, left step 27, f2: cycle 108
        vprold     $10, %ymm11, %ymm11
        vmovdqa32  %ymm2, %ymm12
        vpternlogd $226, %ymm27, %ymm21, %ymm12
        vpaddd     8(%r15){1to8}, %ymm1, %ymm1
        vpaddd     0x200(%rsp), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm12, %ymm1
        vprold     $12, %ymm1, %ymm1
        vpaddd     %ymm6, %ymm1, %ymm1                  // stream a, right step 27, f4: cycle 108
        vprold     $10, %ymm27, %ymm27
        vmovdqa32  %ymm17, %ymm12
        vpternlogd $226, %ymm29, %ymm23, %ymm12
        vpaddd     8(%r15){1to8}, %ymm16, %ymm16
        vpaddd     0x220(%rsp), %ymm16, %ymm16
        vpaddd     %ymm16, %ymm12, %ymm16
        vprold     $12, %ymm16, %ymm16
        vpaddd     %ymm7, %ymm16, %ymm16                // stream b, right step 27, f4: cycle 108
        vprold     $10, %ymm29, %ymm29
        vmovdqa32  %ymm26, %ymm12
        vpternlogd $202, %ymm10, %ymm20, %ymm12
        vpaddd     4(%r15){1to8}, %ymm30, %ymm30
        vpaddd     %ymm30, %ymm24, %ymm30
        vpaddd     %ymm30, %ymm12, %ymm30
        vprold     $9, %ymm30, %ymm30
        vpaddd     %ymm8, %ymm30, %ymm30                // stream a, left step 28, f2: cycle 112
        vprold     $10, %ymm20, %ymm20
        vmovdqa32  %ymm28, %ymm12
        vpternlogd $202, %ymm11, %ymm22, %ymm12
        vpaddd     4(%r15){1to8}, %ymm31, %ymm31
        vpaddd     %ymm31, %ymm25, %ymm31
        vpaddd     %ymm31, %ymm12, %ymm31
        vprold     $9, %ymm31, %ymm31
        vpaddd     %ymm9, %ymm31, %ymm31                // stream b, left step 28, f2: cycle 112
        vprold     $10, %ymm22, %ymm22
        vmovdqa32  %ymm1, %ymm12
        vpternlogd $226, %ymm2, %ymm27, %ymm12
        vpaddd     8(%r15){1to8}, %ymm6, %ymm6
        vpaddd     0x300(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm12, %ymm6
        vprold     $7, %ymm6, %ymm6
        vpaddd     %ymm21, %ymm6, %ymm6                 // stream a, right step 28, f4: cycle 112
        vprold     $10, %ymm2, %ymm2
        vmovdqa32  %ymm16, %ymm12
        vpternlogd $226, %ymm17, %ymm29, %ymm12
        vpaddd     8(%r15){1to8}, %ymm7, %ymm7
        vpaddd     0x320(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm12, %ymm7
        vprold     $7, %ymm7, %ymm7
        vpaddd     %ymm23, %ymm7, %ymm7                 // stream b, right step 28, f4: cycle 112
        vprold     $10, %ymm17, %ymm17
        vmovdqa32  %ymm30, %ymm12
        vpternlogd $202, %ymm20, %ymm26, %ymm12
        vpaddd     4(%r15){1to8}, %ymm8, %ymm8
        vpaddd     128(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm12, %ymm8
        vprold     $11, %ymm8, %ymm8
        vpaddd     %ymm10, %ymm8, %ymm8                 // stream a, left step 29, f2: cycle 116
        vprold     $10, %ymm26, %ymm26
        vmovdqa32  %ymm31, %ymm12
        vpternlogd $202, %ymm22, %ymm28, %ymm12
        vpaddd     4(%r15){1to8}, %ymm9, %ymm9
        vpaddd     160(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm12, %ymm9
        vprold     $11, %ymm9, %ymm9
        vpaddd     %ymm11, %ymm9, %ymm9                 // stream b, left step 29, f2: cycle 116
        vprold     $10, %ymm28, %ymm28
        vmovdqa32  %ymm6, %ymm12
        vpternlogd $226, %ymm1, %ymm2, %ymm12
        vpaddd     8(%r15){1to8}, %ymm21, %ymm21
        vpaddd     0x100(%rsp), %ymm21, %ymm21
        vpaddd     %ymm21, %ymm12, %ymm21
        vprold     $6, %ymm21, %ymm21
        vpaddd     %ymm27, %ymm21, %ymm21               // stream a, right step 29, f4: cycle 116
        vprold     $10, %ymm1, %ymm1
        vmovdqa32  %ymm7, %ymm12
        vpternlogd $226, %ymm16, %ymm17, %ymm12
        vpaddd     8(%r15){1to8}, %ymm23, %ymm23
        vpaddd     0x120(%rsp), %ymm23, %ymm23
        vpaddd     %ymm23, %ymm12, %ymm23
        vprold     $6, %ymm23, %ymm23
        vpaddd     %ymm29, %ymm23, %ymm23               // stream b, right step 29, f4: cycle 116
        vprold     $10, %ymm16, %ymm16
        vmovdqa32  %ymm8, %ymm12
        vpternlogd $202, %ymm26, %ymm30, %ymm12
        vpaddd     4(%r15){1to8}, %ymm10, %ymm10
        vpaddd     0x380(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm12, %ymm10
        vprold     $7, %ymm10, %ymm10
        vpaddd     %ymm20, %ymm10, %ymm10               // stream a, left step 30, f2: cycle 120
        vprold     $10, %ymm30, %ymm30
        vmovdqa32  %ymm9, %ymm12
        vpternlogd $202, %ymm28, %ymm31, %ymm12
        vpaddd     4(%r15){1to8}, %ymm11, %ymm11
        vpaddd     0x3a0(%rsp), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm12, %ymm11
        vprold     $7, %ymm11, %ymm11
        vpaddd     %ymm22, %ymm11, %ymm11               // stream b, left step 30, f2: cycle 120
        vprold     $10, %ymm31, %ymm31
        vmovdqa32  %ymm21, %ymm12
        vpternlogd $226, %ymm6, %ymm1, %ymm12
        vpaddd     8(%r15){1to8}, %ymm27, %ymm27
        vpaddd     0x240(%rsp), %ymm27, %ymm27
        vpaddd     %ymm27, %ymm12, %ymm27
        vprold     $15, %ymm27, %ymm27
        vpaddd     %ymm2, %ymm27, %ymm27                // stream a, right step 30, f4: cycle 120
        vprold     $10, %ymm6, %ymm6
        vmovdqa32  %ymm23, %ymm12
        vpternlogd $226, %ymm7, %ymm16, %ymm12
        vpaddd     8(%r15){1to8}, %ymm29, %ymm29
        vpaddd     0x260(%rsp), %ymm29, %ymm29
        vpaddd     %ymm29, %ymm12, %ymm29
        vprold     $15, %ymm29, %ymm29
        vpaddd     %ymm17, %ymm29, %ymm29               // stream b, right step 30, f4: cycle 120
        vprold     $10, %ymm7, %ymm7
        vmovdqa32  %ymm10, %ymm12
        vpternlogd $202, %ymm30, %ymm8, %ymm12
        vpaddd     4(%r15){1to8}, %ymm20, %ymm20
        vpaddd     0x2c0(%rsp), %ymm20, %ymm20
        vpaddd     %ymm20, %ymm12, %ymm20
        vprold     $13, %ymm20, %ymm20
        vpaddd     %ymm26, %ymm20, %ymm20               // stream a, left step 31, f2: cycle 124
        vprold     $10, %ymm8, %ymm8
        vmovdqa32  %ymm11, %ymm12
        vpternlogd $202, %ymm31, %ymm9, %ymm12
        vpaddd     4(%r15){1to8}, %ymm22, %ymm22
        vpaddd     0x2e0(%rsp), %ymm22, %ymm22
        vpaddd     %ymm22, %ymm12, %ymm22
        vprold     $13, %ymm22, %ymm22
        vpaddd     %ymm28, %ymm22, %ymm22               // stream b, left step 31, f2: cycle 124
        vprold     $10, %ymm9, %ymm9
        vmovdqa32  %ymm27, %ymm12
        vpternlogd $226, %ymm21, %ymm6, %ymm12
        vpaddd     8(%r15){1to8}, %ymm2, %ymm2
        vpaddd     64(%rsp), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm12, %ymm2
        vprold     $13, %ymm2, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                  // stream a, right step 31, f4: cycle 124
        vprold     $10, %ymm21, %ymm21
        vmovdqa32  %ymm29, %ymm12
        vpternlogd $226, %ymm23, %ymm7, %ymm12
        vpaddd     8(%r15){1to8}, %ymm17, %ymm17
        vpaddd     96(%rsp), %ymm17, %ymm17
        vpaddd     %ymm17, %ymm12, %ymm17
        vprold     $13, %ymm17, %ymm17
        vpaddd     %ymm16, %ymm17, %ymm17               // stream b, right step 31, f4: cycle 124
        vprold     $10, %ymm23, %ymm23
        vmovdqa32  %ymm20, %ymm12
        vpternlogd $202, %ymm8, %ymm10, %ymm12
        vpaddd     4(%r15){1to8}, %ymm26, %ymm26
        vpaddd     0x200(%rsp), %ymm26, %ymm26
        vpaddd     %ymm26, %ymm12, %ymm26
        vprold     $12, %ymm26, %ymm26
        vpaddd     %ymm30, %ymm26, %ymm26               // stream a, left step 32, f2: cycle 128
        vprold     $10, %ymm10, %ymm10
        vmovdqa32  %ymm22, %ymm12
        vpternlogd $202, %ymm9, %ymm11, %ymm12
        vpaddd     4(%r15){1to8}, %ymm28, %ymm28
        vpaddd     0x220(%rsp), %ymm28, %ymm28
        vpaddd     %ymm28, %ymm12, %ymm28
        vprold     $12, %ymm28, %ymm28
        vpaddd     %ymm31, %ymm28, %ymm28               // stream b, left step 32, f2: cycle 128
        vprold     $10, %ymm11, %ymm11
        vmovdqa32  %ymm2, %ymm12
        vpternlogd $226, %ymm27, %ymm21, %ymm12
        vpaddd     8(%r15){1to8}, %ymm1, %ymm1
        vpaddd     128(%rsp), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm12, %ymm1
        vprold     $11, %ymm1, %ymm1
        vpaddd     %ymm6, %ymm1, %ymm1                  // stream a, right step 32, f4: cycle 128
        vprold     $10, %ymm27, %ymm27
        vmovdqa32  %ymm17, %ymm12
        vpternlogd $226, %ymm29, %ymm23, %ymm12
        vpaddd     8(%r15){1to8}, %ymm16, %ymm16
        vpaddd     160(%rsp), %ymm16, %ymm16
        vpaddd     %ymm16, %ymm12, %ymm16
        vprold     $11, %ymm16, %ymm16
        vpaddd     %ymm7, %ymm16, %ymm16                // stream b, right step 32, f4: cycle 128
        vprold     $10, %ymm29, %ymm29
        vpternlogd $85, %ymm20, %ymm20, %ymm12
        vpternlogd $86, %ymm10, %ymm26, %ymm12
        vpaddd     12(%r15){1to8}, %ymm30, %ymm30
        vpaddd     192(%rsp), %ymm30, %ymm30
        vpaddd     %ymm30, %ymm12, %ymm30
        vprold     $11, %ymm30, %ymm30
        vpaddd     %ymm8, %ymm30, %ymm30                // stream a, left step 33, f3: cycle 132
        vprold     $10, %ymm20, %ymm20
        vpternlogd $85, %ymm22, %ymm22, %ymm12
        vpternlogd $86, %ymm11, %ymm28, %ymm12
        vpaddd     12(%r15){1to8}, %ymm31, %ymm31
        vpaddd     224(%rsp), %ymm31, %ymm31
        vpaddd     %ymm31, %ymm12, %ymm31
        vprold     $11, %ymm31, %ymm31
        vpaddd     %ymm9, %ymm31, %ymm31                // stream b, left step 33, f3: cycle 132
        vprold     $10, %ymm22, %ymm22
        vmovdqa32  %ymm1, %ymm12
        vpternlogd $89, %ymm27, %ymm2, %ymm12
        vpaddd     16(%r15){1to8}, %ymm6, %ymm6
        vpaddd     0x3c0(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm12, %ymm6
        vprold     $9, %ymm6, %ymm6
        vpaddd     %ymm21, %ymm6, %ymm6                 // stream a, right step 33, f3: cycle 132
        vprold     $10, %ymm2, %ymm2
        vmovdqa32  %ymm16, %ymm12
        vpternlogd $89, %ymm29, %ymm17, %ymm12
        vpaddd     16(%r15){1to8}, %ymm7, %ymm7
        vpaddd     0x3e0(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm12, %ymm7
        vprold     $9, %ymm7, %ymm7
        vpaddd     %ymm23, %ymm7, %ymm7                 // stream b, right step 33, f3: cycle 132
        vprold     $10, %ymm17, %ymm17
        vmovdqa32  %ymm30, %ymm12
        vpternlogd $89, %ymm20, %ymm26, %ymm12
        vpaddd     12(%r15){1to8}, %ymm8, %ymm8
        vpaddd     0x280(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm12, %ymm8
        vprold     $13, %ymm8, %ymm8
        vpaddd     %ymm10, %ymm8, %ymm8                 // stream a, left step 34, f3: cycle 136
        vprold     $10, %ymm26, %ymm26
        vmovdqa32  %ymm31, %ymm12
        vpternlogd $89, %ymm22, %ymm28, %ymm12
        vpaddd     12(%r15){1to8}, %ymm9, %ymm9
        vpaddd     0x2a0(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm12, %ymm9
        vprold     $13, %ymm9, %ymm9
        vpaddd     %ymm11, %ymm9, %ymm9                 // stream b, left step 34, f3: cycle 136
        vprold     $10, %ymm28, %ymm28
        vmovdqa32  %ymm6, %ymm12
        vpternlogd $89, %ymm2, %ymm1, %ymm12
        vpaddd     16(%r15){1to8}, %ymm21, %ymm21
        vpaddd     %ymm21, %ymm24, %ymm21
        vpaddd     %ymm21, %ymm12, %ymm21
        vprold     $7, %ymm21, %ymm21
        vpaddd     %ymm27, %ymm21, %ymm21               // stream a, right step 34, f3: cycle 136
        vprold     $10, %ymm1, %ymm1
        vmovdqa32  %ymm7, %ymm12
        vpternlogd $89, %ymm17, %ymm16, %ymm12
        vpaddd     16(%r15){1to8}, %ymm23, %ymm23
        vpaddd     %ymm23, %ymm25, %ymm23
        vpaddd     %ymm23, %ymm12, %ymm23
        vprold     $7, %ymm23, %ymm23
        vpaddd     %ymm29, %ymm23, %ymm23               // stream b, right step 34, f3: cycle 136
        vprold     $10, %ymm16, %ymm16
        vmovdqa32  %ymm8, %ymm12
        vpternlogd $89, %ymm26, %ymm30, %ymm12
        vpaddd     12(%r15){1to8}, %ymm10, %ymm10
        vpaddd     0x380(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm12, %ymm10
        vprold     $6, %ymm10, %ymm10
        vpaddd     %ymm20, %ymm10, %ymm10               // stream a, left step 35, f3: cycle 140
        vprold     $10, %ymm30, %ymm30
        vmovdqa32  %ymm9, %ymm12
        vpternlogd $89, %ymm28, %ymm31, %ymm12
        vpaddd     12(%r15){1to8}, %ymm11, %ymm11
        vpaddd     0x3a0(%rsp), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm12, %ymm11
        vprold     $6, %ymm11, %ymm11
        vpaddd     %ymm22, %ymm11, %ymm11               // stream b, left step 35, f3: cycle 140
        vprold     $10, %ymm31, %ymm31
        vmovdqa32  %ymm21, %ymm12
        vpternlogd $89, %ymm1, %ymm6, %ymm12
        vpaddd     16(%r15){1to8}, %ymm27, %ymm27
        vpaddd     64(%rsp), %ymm27, %ymm27
        vpaddd     %ymm27, %ymm12, %ymm27
        vprold     $15, %ymm27, %ymm27
        vpaddd     %ymm2, %ymm27, %ymm27                // stream a, right step 35, f3: cycle 140
        vprold     $10, %ymm6, %ymm6
        vmovdqa32  %ymm23, %ymm12
        vpternlogd $89, %ymm16, %ymm7, %ymm12
        vpaddd     16(%r15){1to8}, %ymm29, %ymm29
        vpaddd     96(%rsp), %ymm29, %ymm29
        vpaddd     %ymm29, %ymm12, %ymm29
        vprold     $15, %ymm29, %ymm29
        vpaddd     %ymm17, %ymm29, %ymm29               // stream b, right step 35, f3: cycle 140
        vprold     $10, %ymm7, %ymm7
        vmovdqa32  %ymm10, %ymm12
        vpternlogd $89, %ymm30, %ymm8, %ymm12
        vpaddd     12(%r15){1to8}, %ymm20, %ymm20
        vpaddd     0x100(%rsp), %ymm20, %ymm20
        vpaddd     %ymm20, %ymm12, %ymm20
        vprold     $7, %ymm20, %ymm20
        vpaddd     %ymm26, %ymm20, %ymm20               // stream a, left step 36, f3: cycle 144
        vprold     $10, %ymm8, %ymm8
        vmovdqa32  %ymm11, %ymm12
        vpternlogd $89, %ymm31, %ymm9, %ymm12
        vpaddd     12(%r15){1to8}, %ymm22, %ymm22
        vpaddd     0x120(%rsp), %ymm22, %ymm22
        vpaddd     %ymm22, %ymm12, %ymm22
        vprold     $7, %ymm22, %ymm22
        vpaddd     %ymm28, %ymm22, %ymm22               // stream b, left step 36, f3: cycle 144
        vprold     $10, %ymm9, %ymm9
        vmovdqa32  %ymm27, %ymm12
        vpternlogd $89, %ymm6, %ymm21, %ymm12
        vpaddd     16(%r15){1to8}, %ymm2, %ymm2
        vpaddd     192(%rsp), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm12, %ymm2
        vprold     $11, %ymm2, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                  // stream a, right step 36, f3: cycle 144
        vprold     $10, %ymm21, %ymm21
        vmovdqa32  %ymm29, %ymm12
        vpternlogd $89, %ymm7, %ymm23, %ymm12
        vpaddd     16(%r15){1to8}, %ymm17, %ymm17
        vpaddd     224(%rsp), %ymm17, %ymm17
        vpaddd     %ymm17, %ymm12, %ymm17
        vprold     $11, %ymm17, %ymm17
        vpaddd     %ymm16, %ymm17, %ymm17               // stream b, right step 36, f3: cycle 144
        vprold     $10, %ymm23, %ymm23
        vmovdqa32  %ymm20, %ymm12
        vpternlogd $89, %ymm8, %ymm10, %ymm12
        vpaddd     12(%r15){1to8}, %ymm26, %ymm26
        vpaddd     0x240(%rsp), %ymm26, %ymm26
        vpaddd     %ymm26, %ymm12, %ymm26
        vprold     $14, %ymm26, %ymm26
        vpaddd     %ymm30, %ymm26, %ymm26               // stream a, left step 37, f3: cycle 148
        vprold     $10, %ymm10, %ymm10
        vmovdqa32  %ymm22, %ymm12
        vpternlogd $89, %ymm9, %ymm11, %ymm12
        vpaddd     12(%r15){1to8}, %ymm28, %ymm28
        vpaddd     0x260(%rsp), %ymm28, %ymm28
        vpaddd     %ymm28, %ymm12, %ymm28
        vprold     $14, %ymm28, %ymm28
        vpaddd     %ymm31, %ymm28, %ymm28               // stream b, left step 37, f3: cycle 148
        vprold     $10, %ymm11, %ymm11
        vmovdqa32  %ymm2, %ymm12
        vpternlogd $89, %ymm21, %ymm27, %ymm12
        vpaddd     16(%r15){1to8}, %ymm1, %ymm1
        vpaddd     0x1c0(%rsp), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm12, %ymm1
        vprold     $8, %ymm1, %ymm1
        vpaddd     %ymm6, %ymm1, %ymm1                  // stream a, right step 37, f3: cycle 148
        vprold     $10, %ymm27, %ymm27
        vmovdqa32  %ymm17, %ymm12
        vpternlogd $89, %ymm23, %ymm29, %ymm12
        vpaddd     16(%r15){1to8}, %ymm16, %ymm16
        vpaddd     0x1e0(%rsp), %ymm16, %ymm16
        vpaddd     %ymm16, %ymm12, %ymm16
        vprold     $8, %ymm16, %ymm16
        vpaddd     %ymm7, %ymm16, %ymm16                // stream b, right step 37, f3: cycle 148
        vprold     $10, %ymm29, %ymm29
        vmovdqa32  %ymm26, %ymm12
        vpternlogd $89, %ymm10, %ymm20, %ymm12
        vpaddd     12(%r15){1to8}, %ymm30, %ymm30
        vpaddd     0x3c0(%rsp), %ymm30, %ymm30
        vpaddd     %ymm30, %ymm12, %ymm30
        vprold     $9, %ymm30, %ymm30
        vpaddd     %ymm8, %ymm30, %ymm30                // stream a, left step 38, f3: cycle 152
        vprold     $10, %ymm20, %ymm20
        vmovdqa32  %ymm28, %ymm12
        vpternlogd $89, %ymm11, %ymm22, %ymm12
        vpaddd     12(%r15){1to8}, %ymm31, %ymm31
        vpaddd     0x3e0(%rsp), %ymm31, %ymm31
        vpaddd     %ymm31, %ymm12, %ymm31
        vprold     $9, %ymm31, %ymm31
        vpaddd     %ymm9, %ymm31, %ymm31                // stream b, left step 38, f3: cycle 152
        vprold     $10, %ymm22, %ymm22
        vmovdqa32  %ymm1, %ymm12
        vpternlogd $89, %ymm27, %ymm2, %ymm12
        vpaddd     16(%r15){1to8}, %ymm6, %ymm6
        vpaddd     0x380(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm12, %ymm6
        vprold     $6, %ymm6, %ymm6
        vpaddd     %ymm21, %ymm6, %ymm6                 // stream a, right step 38, f3: cycle 152
        vprold     $10, %ymm2, %ymm2
        vmovdqa32  %ymm16, %ymm12
        vpternlogd $89, %ymm29, %ymm17, %ymm12
        vpaddd     16(%r15){1to8}, %ymm7, %ymm7
        vpaddd     0x3a0(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm12, %ymm7
        vprold     $6, %ymm7, %ymm7
        vpaddd     %ymm23, %ymm7, %ymm7                 // stream b, right step 38, f3: cycle 152
        vprold     $10, %ymm17, %ymm17
        vmovdqa32  %ymm30, %ymm12
        vpternlogd $89, %ymm20, %ymm26, %ymm12
        vpaddd     12(%r15){1to8}, %ymm8, %ymm8
        vpaddd     0x200(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm12, %ymm8
        vprold     $13, %ymm8, %ymm8
        vpaddd     %ymm10, %ymm8, %ymm8                 // stream a, left step 39, f3: cycle 156
        vprold     $10, %ymm26, %ymm26
        vmovdqa32  %ymm31, %ymm12
        vpternlogd $89, %ymm22, %ymm28, %ymm12
        vpaddd     12(%r15){1to8}, %ymm9, %ymm9
        vpaddd     0x220(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm12, %ymm9
        vprold     $13, %ymm9, %ymm9
        vpaddd     %ymm11, %ymm9, %ymm9                 // stream b, left step 39, f3: cycle 156
        vprold     $10, %ymm28, %ymm28
        vmovdqa32  %ymm6, %ymm12
        vpternlogd $89, %ymm2, %ymm1, %ymm12
        vpaddd     16(%r15){1to8}, %ymm21, %ymm21
        vpaddd     0x180(%rsp), %ymm21, %ymm21
        vpaddd     %ymm21, %ymm12, %ymm21
        vprold     $6, %ymm21, %ymm21
        vpaddd     %ymm27, %ymm21, %ymm21               // stream a, right step 39, f3: cycle 156
        vprold     $10, %ymm1, %ymm1
        vmovdqa32  %ymm7, %ymm12
        vpternlogd $89, %ymm17, %ymm16, %ymm12
        vpaddd     16(%r15){1to8}, %ymm23, %ymm23
        vpaddd     0x1a0(%rsp), %ymm23, %ymm23
        vpaddd     %ymm23, %ymm12, %ymm23
        vprold     $6, %ymm23, %ymm23
        vpaddd     %ymm29, %ymm23, %ymm23               // stream b, right step 39, f3: cycle 156
        vprold     $10, %ymm16, %ymm16
        vmovdqa32  %ymm8, %ymm12
        vpternlogd $89, %ymm26, %ymm30, %ymm12
        vpaddd     12(%r15){1to8}, %ymm10, %ymm10
        vpaddd     64(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm12, %ymm10
        vprold     $15, %ymm10, %ymm10
        vpaddd     %ymm20, %ymm10, %ymm10               // stream a, left step 40, f3: cycle 160
        vprold     $10, %ymm30, %ymm30
        vmovdqa32  %ymm9, %ymm12
        vpternlogd $89, %ymm28, %ymm31, %ymm12
        vpaddd     12(%r15){1to8}, %ymm11, %ymm11
        vpaddd     96(%rsp), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm12, %ymm11
        vprold     $15, %ymm11, %ymm11
        vpaddd     %ymm22, %ymm11, %ymm11               // stream b, left step 40, f3: cycle 160
        vprold     $10, %ymm31, %ymm31
        vmovdqa32  %ymm21, %ymm12
        vpternlogd $89, %ymm1, %ymm6, %ymm12
        vpaddd     16(%r15){1to8}, %ymm27, %ymm27
        vpaddd     0x240(%rsp), %ymm27, %ymm27
        vpaddd     %ymm27, %ymm12, %ymm27
        vprold     $14, %ymm27, %ymm27
        vpaddd     %ymm2, %ymm27, %ymm27                // stream a, right step 40, f3: cycle 160
        vprold     $10, %ymm6, %ymm6
        vmovdqa32  %ymm23, %ymm12
        vpternlogd $89, %ymm16, %ymm7, %ymm12
        vpaddd     16(%r15){1to8}, %ymm29, %ymm29
        vpaddd     0x260(%rsp), %ymm29, %ymm29
        vpaddd     %ymm29, %ymm12, %ymm29
        vprold     $14, %ymm29, %ymm29
        vpaddd     %ymm17, %ymm29, %ymm29               // stream b, right step 40, f3: cycle 160
        vprold     $10, %ymm7, %ymm7
        vmovdqa32  %ymm10, %ymm12
        vpternlogd $89, %ymm30, %ymm8, %ymm12
        vpaddd     12(%r15){1to8}, %ymm20, %ymm20
        vpaddd     128(%rsp), %ymm20, %ymm20
        vpaddd     %ymm20, %ymm12, %ymm20
        vprold     $14, %ymm20, %ymm20
        vpaddd     %ymm26, %ymm20, %ymm20               // stream a, left step 41, f3: cycle 164
        vprold     $10, %ymm8, %ymm8
        vmovdqa32  %ymm11, %ymm12
        vpternlogd $89, %ymm31, %ymm9, %ymm12
        vpaddd     12(%r15){1to8}, %ymm22, %ymm22
        vpaddd     160(%rsp), %ymm22, %ymm22
        vpaddd     %ymm22, %ymm12, %ymm22
        vprold     $14, %ymm22, %ymm22
        vpaddd     %ymm28, %ymm22, %ymm22               // stream b, left step 41, f3: cycle 164
        vprold     $10, %ymm9, %ymm9
        vmovdqa32  %ymm27, %ymm12
        vpternlogd $89, %ymm6, %ymm21, %ymm12
        vpaddd     16(%r15){1to8}, %ymm2, %ymm2
        vpaddd     0x2c0(%rsp), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm12, %ymm2
        vprold     $12, %ymm2, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                  // stream a, right step 41, f3: cycle 164
        vprold     $10, %ymm21, %ymm21
        vmovdqa32  %ymm29, %ymm12
        vpternlogd $89, %ymm7, %ymm23, %ymm12
        vpaddd     16(%r15){1to8}, %ymm17, %ymm17
        vpaddd     0x2e0(%rsp), %ymm17, %ymm17
        vpaddd     %ymm17, %ymm12, %ymm17
        vprold     $12, %ymm17, %ymm17
        vpaddd     %ymm16, %ymm17, %ymm17               // stream b, right step 41, f3: cycle 164
        vprold     $10, %ymm23, %ymm23
        vmovdqa32  %ymm20, %ymm12
        vpternlogd $89, %ymm8, %ymm10, %ymm12
        vpaddd     12(%r15){1to8}, %ymm26, %ymm26
        vpaddd     0x1c0(%rsp), %ymm26, %ymm26
        vpaddd     %ymm26, %ymm12, %ymm26
        vprold     $8, %ymm26, %ymm26
        vpaddd     %ymm30, %ymm26, %ymm26               // stream a, left step 42, f3: cycle 168
        vprold     $10, %ymm10, %ymm10
        vmovdqa32  %ymm22, %ymm12
        vpternlogd $89, %ymm9, %ymm11, %ymm12
        vpaddd     12(%r15){1to8}, %ymm28, %ymm28
        vpaddd     0x1e0(%rsp), %ymm28, %ymm28
        vpaddd     %ymm28, %ymm12, %ymm28
        vprold     $8, %ymm28, %ymm28
        vpaddd     %ymm31, %ymm28, %ymm28               // stream b, left step 42, f3: cycle 168
        vprold     $10, %ymm11, %ymm11
        vmovdqa32  %ymm2, %ymm12
        vpternlogd $89, %ymm21, %ymm27, %ymm12
        vpaddd     16(%r15){1to8}, %ymm1, %ymm1
        vpaddd     0x200(%rsp), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm12, %ymm1
        vprold     $13, %ymm1, %ymm1
        vpaddd     %ymm6, %ymm1, %ymm1                  // stream a, right step 42, f3: cycle 168
        vprold     $10, %ymm27, %ymm27
        vmovdqa32  %ymm17, %ymm12
        vpternlogd $89, %ymm23, %ymm29, %ymm12
        vpaddd     16(%r15){1to8}, %ymm16, %ymm16
        vpaddd     0x220(%rsp), %ymm16, %ymm16
        vpaddd     %ymm16, %ymm12, %ymm16
        vprold     $13, %ymm16, %ymm16
        vpaddd     %ymm7, %ymm16, %ymm16                // stream b, right step 42, f3: cycle 168
        vprold     $10, %ymm29, %ymm29
        vmovdqa32  %ymm26, %ymm12
        vpternlogd $89, %ymm10, %ymm20, %ymm12
        vpaddd     12(%r15){1to8}, %ymm30, %ymm30
        vpaddd     (%rsp), %ymm30, %ymm30
        vpaddd     %ymm30, %ymm12, %ymm30
        vprold     $13, %ymm30, %ymm30
        vpaddd     %ymm8, %ymm30, %ymm30                // stream a, left step 43, f3: cycle 172
        vprold     $10, %ymm20, %ymm20
        vmovdqa32  %ymm28, %ymm12
        vpternlogd $89, %ymm11, %ymm22, %ymm12
        vpaddd     12(%r15){1to8}, %ymm31, %ymm31
        vpaddd     32(%rsp), %ymm31, %ymm31
        vpaddd     %ymm31, %ymm12, %ymm31
        vprold     $13, %ymm31, %ymm31
        vpaddd     %ymm9, %ymm31, %ymm31                // stream b, left step 43, f3: cycle 172
        vprold     $10, %ymm22, %ymm22
        vmovdqa32  %ymm1, %ymm12
        vpternlogd $89, %ymm27, %ymm2, %ymm12
        vpaddd     16(%r15){1to8}, %ymm6, %ymm6
        vpaddd     0x300(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm12, %ymm6
        vprold     $5, %ymm6, %ymm6
        vpaddd     %ymm21, %ymm6, %ymm6                 // stream a, right step 43, f3: cycle 172
        vprold     $10, %ymm2, %ymm2
        vmovdqa32  %ymm16, %ymm12
        vpternlogd $89, %ymm29, %ymm17, %ymm12
        vpaddd     16(%r15){1to8}, %ymm7, %ymm7
        vpaddd     0x320(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm12, %ymm7
        vprold     $5, %ymm7, %ymm7
        vpaddd     %ymm23, %ymm7, %ymm7                 // stream b, right step 43, f3: cycle 172
        vprold     $10, %ymm17, %ymm17
        vmovdqa32  %ymm30, %ymm12
        vpternlogd $89, %ymm20, %ymm26, %ymm12
        vpaddd     12(%r15){1to8}, %ymm8, %ymm8
        vpaddd     0x180(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm12, %ymm8
        vprold     $6, %ymm8, %ymm8
        vpaddd     %ymm10, %ymm8, %ymm8                 // stream a, left step 44, f3: cycle 176
        vprold     $10, %ymm26, %ymm26
        vmovdqa32  %ymm31, %ymm12
        vpternlogd $89, %ymm22, %ymm28, %ymm12
        vpaddd     12(%r15){1to8}, %ymm9, %ymm9
        vpaddd     0x1a0(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm12, %ymm9
        vprold     $6, %ymm9, %ymm9
        vpaddd     %ymm11, %ymm9, %ymm9                 // stream b, left step 44, f3: cycle 176
        vprold     $10, %ymm28, %ymm28
        vmovdqa32  %ymm6, %ymm12
        vpternlogd $89, %ymm2, %ymm1, %ymm12
        vpaddd     16(%r15){1to8}, %ymm21, %ymm21
        vpaddd     128(%rsp), %ymm21, %ymm21
        vpaddd     %ymm21, %ymm12, %ymm21
        vprold     $14, %ymm21, %ymm21
        vpaddd     %ymm27, %ymm21, %ymm21               // stream a, right step 44, f3: cycle 176
        vprold     $10, %ymm1, %ymm1
        vmovdqa32  %ymm7, %ymm12
        vpternlogd $89, %ymm17, %ymm16, %ymm12
        vpaddd     16(%r15){1to8}, %ymm23, %ymm23
        vpaddd     160(%rsp), %ymm23, %ymm23
        vpaddd     %ymm23, %ymm12, %ymm23
        vprold     $14, %ymm23, %ymm23
        vpaddd     %ymm29, %ymm23, %ymm23               // stream b, right step 44, f3: cycle 176
        vprold     $10, %ymm16, %ymm16
        vmovdqa32  %ymm8, %ymm12
        vpternlogd $89, %ymm26, %ymm30, %ymm12
        vpaddd     12(%r15){1to8}, %ymm10, %ymm10
        vpaddd     0x340(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm12, %ymm10
        vprold     $5, %ymm10, %ymm10
        vpaddd     %ymm20, %ymm10, %ymm10               // stream a, left step 45, f3: cycle 180
        vprold     $10, %ymm30, %ymm30
        vmovdqa32  %ymm9, %ymm12
        vpternlogd $89, %ymm28, %ymm31, %ymm12
        vpaddd     12(%r15){1to8}, %ymm11, %ymm11
        vpaddd     0x360(%rsp), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm12, %ymm11
        vprold     $5, %ymm11, %ymm11
        vpaddd     %ymm22, %ymm11, %ymm11               // stream b, left step 45, f3: cycle 180
        vprold     $10, %ymm31, %ymm31
        vmovdqa32  %ymm21, %ymm12
        vpternlogd $89, %ymm1, %ymm6, %ymm12
        vpaddd     16(%r15){1to8}, %ymm27, %ymm27
        vpaddd     0x280(%rsp), %ymm27, %ymm27
        vpaddd     %ymm27, %ymm12, %ymm27
        vprold     $13, %ymm27, %ymm27
        vpaddd     %ymm2, %ymm27, %ymm27                // stream a, right step 45, f3: cycle 180
        vprold     $10, %ymm6, %ymm6
        vmovdqa32  %ymm23, %ymm12
        vpternlogd $89, %ymm16, %ymm7, %ymm12
        vpaddd     16(%r15){1to8}, %ymm29, %ymm29
        vpaddd     0x2a0(%rsp), %ymm29, %ymm29
        vpaddd     %ymm29, %ymm12, %ymm29
        vprold     $13, %ymm29, %ymm29
        vpaddd     %ymm17, %ymm29, %ymm29               // stream b, right step 45, f3: cycle 180
        vprold     $10, %ymm7, %ymm7
        vmovdqa32  %ymm10, %ymm12
        vpternlogd $89, %ymm30, %ymm8, %ymm12
        vpaddd     12(%r15){1to8}, %ymm20, %ymm20
        vpaddd     0x2c0(%rsp), %ymm20, %ymm20
        vpaddd     %ymm20, %ymm12, %ymm20
        vprold     $12, %ymm20, %ymm20
        vpaddd     %ymm26, %ymm20, %ymm20               // stream a, left step 46, f3: cycle 184
        vprold     $10, %ymm8, %ymm8
        vmovdqa32  %ymm11, %ymm12
        vpternlogd $89, %ymm31, %ymm9, %ymm12
        vpaddd     12(%r15){1to8}, %ymm22, %ymm22
        vpaddd     0x2e0(%rsp), %ymm22, %ymm22
        vpaddd     %ymm22, %ymm12, %ymm22
        vprold     $12, %ymm22, %ymm22
        vpaddd     %ymm28, %ymm22, %ymm22               // stream b, left step 46, f3: cycle 184
        vprold     $10, %ymm9, %ymm9
        vmovdqa32  %ymm27, %ymm12
        vpternlogd $89, %ymm6, %ymm21, %ymm12
        vpaddd     16(%r15){1to8}, %ymm2, %ymm2
        vpaddd     (%rsp), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm12, %ymm2
        vprold     $13, %ymm2, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                  // stream a, right step 46, f3: cycle 184
        vprold     $10, %ymm21, %ymm21
        vmovdqa32  %ymm29, %ymm12
        vpternlogd $89, %ymm7, %ymm23, %ymm12
        vpaddd     16(%r15){1to8}, %ymm17, %ymm17
        vpaddd     32(%rsp), %ymm17, %ymm17
        vpaddd     %ymm17, %ymm12, %ymm17
        vprold     $13, %ymm17, %ymm17
        vpaddd     %ymm16, %ymm17, %ymm17               // stream b, right step 46, f3: cycle 184
        vprold     $10, %ymm23, %ymm23
        vmovdqa32  %ymm20, %ymm12
        vpternlogd $89, %ymm8, %ymm10, %ymm12
        vpaddd     12(%r15){1to8}, %ymm26, %ymm26
        vpaddd     %ymm26, %ymm24, %ymm26
        vpaddd     %ymm26, %ymm12, %ymm26
        vprold     $7, %ymm26, %ymm26
        vpaddd     %ymm30, %ymm26, %ymm26               // stream a, left step 47, f3: cycle 188
        vprold     $10, %ymm10, %ymm10
        vmovdqa32  %ymm22, %ymm12
        vpternlogd $89, %ymm9, %ymm11, %ymm12
        vpaddd     12(%r15){1to8}, %ymm28, %ymm28
        vpaddd     %ymm28, %ymm25, %ymm28
        vpaddd     %ymm28, %ymm12, %ymm28
        vprold     $7, %ymm28, %ymm28
        vpaddd     %ymm31, %ymm28, %ymm28               // stream b, left step 47, f3: cycle 188
        vprold     $10, %ymm11, %ymm11
        vmovdqa32  %ymm2, %ymm12
        vpternlogd $89, %ymm21, %ymm27, %ymm12
        vpaddd     16(%r15){1to8}, %ymm1, %ymm1
        vpaddd     0x100(%rsp), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm12, %ymm1
        vprold     $7, %ymm1, %ymm1
        vpaddd     %ymm6, %ymm1, %ymm1                  // stream a, right step 47, f3: cycle 188
        vprold     $10, %ymm27, %ymm27
        vmovdqa32  %ymm17, %ymm12
        vpternlogd $89, %ymm23, %ymm29, %ymm12
        vpaddd     16(%r15){1to8}, %ymm16, %ymm16
        vpaddd     0x120(%rsp), %ymm16, %ymm16
        vpaddd     %ymm16, %ymm12, %ymm16
        vprold     $7, %ymm16, %ymm16
        vpaddd     %ymm7, %ymm16, %ymm16                // stream b, right step 47, f3: cycle 188
        vprold     $10, %ymm29, %ymm29
        vmovdqa32  %ymm26, %ymm12
        vpternlogd $89, %ymm10, %ymm20, %ymm12
        vpaddd     12(%r15){1to8}, %ymm30, %ymm30
        vpaddd     0x300(%rsp), %ymm30, %ymm30
        vpaddd     %ymm30, %ymm12, %ymm30
        vprold     $5, %ymm30, %ymm30
        vpaddd     %ymm8, %ymm30, %ymm30                // stream a, left step 48, f3: cycle 192
        vprold     $10, %ymm20, %ymm20
        vmovdqa32  %ymm28, %ymm12
        vpternlogd $89, %ymm11, %ymm22, %ymm12
        vpaddd     12(%r15){1to8}, %ymm31, %ymm31
        vpaddd     0x320(%rsp), %ymm31, %ymm31
        vpaddd     %ymm31, %ymm12, %ymm31
        vprold     $5, %ymm31, %ymm31
        vpaddd     %ymm9, %ymm31, %ymm31                // stream b, left step 48, f3: cycle 192
        vprold     $10, %ymm22, %ymm22
        vmovdqa32  %ymm1, %ymm12
        vpternlogd $89, %ymm27, %ymm2, %ymm12
        vpaddd     16(%r15){1to8}, %ymm6, %ymm6
        vpaddd     0x340(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm12, %ymm6
        vprold     $5, %ymm6, %ymm6
        vpaddd     %ymm21, %ymm6, %ymm6                 // stream a, right step 48, f3: cycle 192
        vprold     $10, %ymm2, %ymm2
        vmovdqa32  %ymm16, %ymm12
        vpternlogd $89, %ymm29, %ymm17, %ymm12
        vpaddd     16(%r15){1to8}, %ymm7, %ymm7
        vpaddd     0x360(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm12, %ymm7
        vprold     $5, %ymm7, %ymm7
        vpaddd     %ymm23, %ymm7, %ymm7                 // stream b, right step 48, f3: cycle 192
        vprold     $10, %ymm17, %ymm17
        vmovdqa32  %ymm30, %ymm12
        vpternlogd $226, %ymm26, %ymm20, %ymm12
        vpaddd     20(%r15){1to8}, %ymm8, %ymm8
        vpaddd     64(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm12, %ymm8
        vprold     $11, %ymm8, %ymm8
        vpaddd     %ymm10, %ymm8, %ymm8                 // stream a, left step 49, f4: cycle 196
        vprold     $10, %ymm26, %ymm26
        vmovdqa32  %ymm31, %ymm12
        vpternlogd $226, %ymm28, %ymm22, %ymm12
        vpaddd     20(%r15){1to8}, %ymm9, %ymm9
        vpaddd     96(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm12, %ymm9
        vprold     $11, %ymm9, %ymm9
        vpaddd     %ymm11, %ymm9, %ymm9                 // stream b, left step 49, f4: cycle 196
        vprold     $10, %ymm28, %ymm28
        vmovdqa32  %ymm6, %ymm12
        vpternlogd $202, %ymm2, %ymm1, %ymm12
        vpaddd     24(%r15){1to8}, %ymm21, %ymm21
        vpaddd     0x200(%rsp), %ymm21, %ymm21
        vpaddd     %ymm21, %ymm12, %ymm21
        vprold     $15, %ymm21, %ymm21
        vpaddd     %ymm27, %ymm21, %ymm21               // stream a, right step 49, f2: cycle 196
        vprold     $10, %ymm1, %ymm1
        vmovdqa32  %ymm7, %ymm12
        vpternlogd $202, %ymm17, %ymm16, %ymm12
        vpaddd     24(%r15){1to8}, %ymm23, %ymm23
        vpaddd     0x220(%rsp), %ymm23, %ymm23
        vpaddd     %ymm23, %ymm12, %ymm23
        vprold     $15, %ymm23, %ymm23
        vpaddd     %ymm29, %ymm23, %ymm23               // stream b, right step 49, f2: cycle 196
        vprold     $10, %ymm16, %ymm16
        vmovdqa32  %ymm8, %ymm12
        vpternlogd $226, %ymm30, %ymm26, %ymm12
        vpaddd     20(%r15){1to8}, %ymm10, %ymm10
        vpaddd     0x240(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm12, %ymm10
        vprold     $12, %ymm10, %ymm10
        vpaddd     %ymm20, %ymm10, %ymm10               // stream a, left step 50, f4: cycle 200
        vprold     $10, %ymm30, %ymm30
        vmovdqa32  %ymm9, %ymm12
        vpternlogd $226, %ymm31, %ymm28, %ymm12
        vpaddd     20(%r15){1to8}, %ymm11, %ymm11
        vpaddd     0x260(%rsp), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm12, %ymm11
        vprold     $12, %ymm11, %ymm11
        vpaddd     %ymm22, %ymm11, %ymm11               // stream b, left step 50, f4: cycle 200
        vprold     $10, %ymm31, %ymm31
        vmovdqa32  %ymm21, %ymm12
        vpternlogd $202, %ymm1, %ymm6, %ymm12
        vpaddd     24(%r15){1to8}, %ymm27, %ymm27
        vpaddd     0x180(%rsp), %ymm27, %ymm27
        vpaddd     %ymm27, %ymm12, %ymm27
        vprold     $5, %ymm27, %ymm27
        vpaddd     %ymm2, %ymm27, %ymm27                // stream a, right step 50, f2: cycle 200
        vprold     $10, %ymm6, %ymm6
        vmovdqa32  %ymm23, %ymm12
        vpternlogd $202, %ymm16, %ymm7, %ymm12
        vpaddd     24(%r15){1to8}, %ymm29, %ymm29
        vpaddd     0x1a0(%rsp), %ymm29, %ymm29
        vpaddd     %ymm29, %ymm12, %ymm29
        vprold     $5, %ymm29, %ymm29
        vpaddd     %ymm17, %ymm29, %ymm29               // stream b, right step 50, f2: cycle 200
        vprold     $10, %ymm7, %ymm7
        vmovdqa32  %ymm10, %ymm12
        vpternlogd $226, %ymm8, %ymm30, %ymm12
        vpaddd     20(%r15){1to8}, %ymm20, %ymm20
        vpaddd     0x2c0(%rsp), %ymm20, %ymm20
        vpaddd     %ymm20, %ymm12, %ymm20
        vprold     $14, %ymm20, %ymm20
        vpaddd     %ymm26, %ymm20, %ymm20               // stream a, left step 51, f4: cycle 204
        vprold     $10, %ymm8, %ymm8
        vmovdqa32  %ymm11, %ymm12
        vpternlogd $226, %ymm9, %ymm31, %ymm12
        vpaddd     20(%r15){1to8}, %ymm22, %ymm22
        vpaddd     0x2e0(%rsp), %ymm22, %ymm22
        vpaddd     %ymm22, %ymm12, %ymm22
        vprold     $14, %ymm22, %ymm22
        vpaddd     %ymm28, %ymm22, %ymm22               // stream b, left step 51, f4: cycle 204
        vprold     $10, %ymm9, %ymm9
        vmovdqa32  %ymm27, %ymm12
        vpternlogd $202, %ymm6, %ymm21, %ymm12
        vpaddd     24(%r15){1to8}, %ymm2, %ymm2
        vpaddd     0x100(%rsp), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm12, %ymm2
        vprold     $8, %ymm2, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                  // stream a, right step 51, f2: cycle 204
        vprold     $10, %ymm21, %ymm21
        vmovdqa32  %ymm29, %ymm12
        vpternlogd $202, %ymm7, %ymm23, %ymm12
        vpaddd     24(%r15){1to8}, %ymm17, %ymm17
        vpaddd     0x120(%rsp), %ymm17, %ymm17
        vpaddd     %ymm17, %ymm12, %ymm17
        vprold     $8, %ymm17, %ymm17
        vpaddd     %ymm16, %ymm17, %ymm17               // stream b, right step 51, f2: cycle 204
        vprold     $10, %ymm23, %ymm23
        vmovdqa32  %ymm20, %ymm12
        vpternlogd $226, %ymm10, %ymm8, %ymm12
        vpaddd     20(%r15){1to8}, %ymm26, %ymm26
        vpaddd     0x280(%rsp), %ymm26, %ymm26
        vpaddd     %ymm26, %ymm12, %ymm26
        vprold     $15, %ymm26, %ymm26
        vpaddd     %ymm30, %ymm26, %ymm26               // stream a, left step 52, f4: cycle 208
        vprold     $10, %ymm10, %ymm10
        vmovdqa32  %ymm22, %ymm12
        vpternlogd $226, %ymm11, %ymm9, %ymm12
        vpaddd     20(%r15){1to8}, %ymm28, %ymm28
        vpaddd     0x2a0(%rsp), %ymm28, %ymm28
        vpaddd     %ymm28, %ymm12, %ymm28
        vprold     $15, %ymm28, %ymm28
        vpaddd     %ymm31, %ymm28, %ymm28               // stream b, left step 52, f4: cycle 208
        vprold     $10, %ymm11, %ymm11
        vmovdqa32  %ymm2, %ymm12
        vpternlogd $202, %ymm21, %ymm27, %ymm12
        vpaddd     24(%r15){1to8}, %ymm1, %ymm1
        vpaddd     64(%rsp), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm12, %ymm1
        vprold     $11, %ymm1, %ymm1
        vpaddd     %ymm6, %ymm1, %ymm1                  // stream a, right step 52, f2: cycle 208
        vprold     $10, %ymm27, %ymm27
        vmovdqa32  %ymm17, %ymm12
        vpternlogd $202, %ymm23, %ymm29, %ymm12
        vpaddd     24(%r15){1to8}, %ymm16, %ymm16
        vpaddd     96(%rsp), %ymm16, %ymm16
        vpaddd     %ymm16, %ymm12, %ymm16
        vprold     $11, %ymm16, %ymm16
        vpaddd     %ymm7, %ymm16, %ymm16                // stream b, right step 52, f2: cycle 208
        vprold     $10, %ymm29, %ymm29
        vmovdqa32  %ymm26, %ymm12
        vpternlogd $226, %ymm20, %ymm10, %ymm12
        vpaddd     20(%r15){1to8}, %ymm30, %ymm30
        vpaddd     (%rsp), %ymm30, %ymm30
        vpaddd     %ymm30, %ymm12, %ymm30
        vprold     $14, %ymm30, %ymm30
        vpaddd     %ymm8, %ymm30, %ymm30                // stream a, left step 53, f4: cycle 212
        vprold     $10, %ymm20, %ymm20
        vmovdqa32  %ymm28, %ymm12
        vpternlogd $226, %ymm22, %ymm11, %ymm12
        vpaddd     20(%r15){1to8}, %ymm31, %ymm31
        vpaddd     32(%rsp), %ymm31, %ymm31
        vpaddd     %ymm31, %ymm12, %ymm31
        vprold     $14, %ymm31, %ymm31
        vpaddd     %ymm9, %ymm31, %ymm31                // stream b, left step 53, f4: cycle 212
        vprold     $10, %ymm22, %ymm22
        vmovdqa32  %ymm1, %ymm12
        vpternlogd $202, %ymm27, %ymm2, %ymm12
        vpaddd     24(%r15){1to8}, %ymm6, %ymm6
        vpaddd     192(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm12, %ymm6
        vprold     $14, %ymm6, %ymm6
        vpaddd     %ymm21, %ymm6, %ymm6                 // stream a, right step 53, f2: cycle 212
        vprold     $10, %ymm2, %ymm2
        vmovdqa32  %ymm16, %ymm12
        vpternlogd $202, %ymm29, %ymm17, %ymm12
        vpaddd     24(%r15){1to8}, %ymm7, %ymm7
        vpaddd     224(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm12, %ymm7
        vprold     $14, %ymm7, %ymm7
        vpaddd     %ymm23, %ymm7, %ymm7                 // stream b, right step 53, f2: cycle 212
        vprold     $10, %ymm17, %ymm17
        vmovdqa32  %ymm30, %ymm12
        vpternlogd $226, %ymm26, %ymm20, %ymm12
        vpaddd     20(%r15){1to8}, %ymm8, %ymm8
        vpaddd     0x200(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm12, %ymm8
        vprold     $15, %ymm8, %ymm8
        vpaddd     %ymm10, %ymm8, %ymm8                 // stream a, left step 54, f4: cycle 216
        vprold     $10, %ymm26, %ymm26
        vmovdqa32  %ymm31, %ymm12
        vpternlogd $226, %ymm28, %ymm22, %ymm12
        vpaddd     20(%r15){1to8}, %ymm9, %ymm9
        vpaddd     0x220(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm12, %ymm9
        vprold     $15, %ymm9, %ymm9
        vpaddd     %ymm11, %ymm9, %ymm9                 // stream b, left step 54, f4: cycle 216
        vprold     $10, %ymm28, %ymm28
        vmovdqa32  %ymm6, %ymm12
        vpternlogd $202, %ymm2, %ymm1, %ymm12
        vpaddd     24(%r15){1to8}, %ymm21, %ymm21
        vpaddd     0x2c0(%rsp), %ymm21, %ymm21
        vpaddd     %ymm21, %ymm12, %ymm21
        vprold     $14, %ymm21, %ymm21
        vpaddd     %ymm27, %ymm21, %ymm21               // stream a, right step 54, f2: cycle 216
        vprold     $10, %ymm1, %ymm1
        vmovdqa32  %ymm7, %ymm12
        vpternlogd $202, %ymm17, %ymm16, %ymm12
        vpaddd     24(%r15){1to8}, %ymm23, %ymm23
        vpaddd     0x2e0(%rsp), %ymm23, %ymm23
        vpaddd     %ymm23, %ymm12, %ymm23
        vprold     $14, %ymm23, %ymm23
        vpaddd     %ymm29, %ymm23, %ymm23               // stream b, right step 54, f2: cycle 216
        vprold     $10, %ymm16, %ymm16
        vmovdqa32  %ymm8, %ymm12
        vpternlogd $226, %ymm30, %ymm26, %ymm12
        vpaddd     20(%r15){1to8}, %ymm10, %ymm10
        vpaddd     0x300(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm12, %ymm10
        vprold     $9, %ymm10, %ymm10
        vpaddd     %ymm20, %ymm10, %ymm10               // stream a, left step 55, f4: cycle 220
        vprold     $10, %ymm30, %ymm30
        vmovdqa32  %ymm9, %ymm12
        vpternlogd $226, %ymm31, %ymm28, %ymm12
        vpaddd     20(%r15){1to8}, %ymm11, %ymm11
        vpaddd     0x320(%rsp), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm12, %ymm11
        vprold     $9, %ymm11, %ymm11
        vpaddd     %ymm22, %ymm11, %ymm11               // stream b, left step 55, f4: cycle 220
        vprold     $10, %ymm31, %ymm31
        vmovdqa32  %ymm21, %ymm12
        vpternlogd $202, %ymm1, %ymm6, %ymm12
        vpaddd     24(%r15){1to8}, %ymm27, %ymm27
        vpaddd     0x3c0(%rsp), %ymm27, %ymm27
        vpaddd     %ymm27, %ymm12, %ymm27
        vprold     $6, %ymm27, %ymm27
        vpaddd     %ymm2, %ymm27, %ymm27                // stream a, right step 55, f2: cycle 220
        vprold     $10, %ymm6, %ymm6
        vmovdqa32  %ymm23, %ymm12
        vpternlogd $202, %ymm16, %ymm7, %ymm12
        vpaddd     24(%r15){1to8}, %ymm29, %ymm29
        vpaddd     0x3e0(%rsp), %ymm29, %ymm29
        vpaddd     %ymm29, %ymm12, %ymm29
        vprold     $6, %ymm29, %ymm29
        vpaddd     %ymm17, %ymm29, %ymm29               // stream b, right step 55, f2: cycle 220
        vprold     $10, %ymm7, %ymm7
        vmovdqa32  %ymm10, %ymm12
        vpternlogd $226, %ymm8, %ymm30, %ymm12
        vpaddd     20(%r15){1to8}, %ymm20, %ymm20
        vpaddd     0x100(%rsp), %ymm20, %ymm20
        vpaddd     %ymm20, %ymm12, %ymm20
        vprold     $8, %ymm20, %ymm20
        vpaddd     %ymm26, %ymm20, %ymm20               // stream a, left step 56, f4: cycle 224
        vprold     $10, %ymm8, %ymm8
        vmovdqa32  %ymm11, %ymm12
        vpternlogd $226, %ymm9, %ymm31, %ymm12
        vpaddd     20(%r15){1to8}, %ymm22, %ymm22
        vpaddd     0x120(%rsp), %ymm22, %ymm22
        vpaddd     %ymm22, %ymm12, %ymm22
        vprold     $8, %ymm22, %ymm22
        vpaddd     %ymm28, %ymm22, %ymm22               // stream b, left step 56, f4: cycle 224
        vprold     $10, %ymm9, %ymm9
        vmovdqa32  %ymm27, %ymm12
        vpternlogd $202, %ymm6, %ymm21, %ymm12
        vpaddd     24(%r15){1to8}, %ymm2, %ymm2
        vpaddd     (%rsp), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm12, %ymm2
        vprold     $14, %ymm2, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                  // stream a, right step 56, f2: cycle 224
        vprold     $10, %ymm21, %ymm21
        vmovdqa32  %ymm29, %ymm12
        vpternlogd $202, %ymm7, %ymm23, %ymm12
        vpaddd     24(%r15){1to8}, %ymm17, %ymm17
        vpaddd     32(%rsp), %ymm17, %ymm17
        vpaddd     %ymm17, %ymm12, %ymm17
        vprold     $14, %ymm17, %ymm17
        vpaddd     %ymm16, %ymm17, %ymm17               // stream b, right step 56, f2: cycle 224
        vprold     $10, %ymm23, %ymm23
        vmovdqa32  %ymm20, %ymm12
        vpternlogd $226, %ymm10, %ymm8, %ymm12
        vpaddd     20(%r15){1to8}, %ymm26, %ymm26
        vpaddd     0x340(%rsp), %ymm26, %ymm26
        vpaddd     %ymm26, %ymm12, %ymm26
        vprold     $9, %ymm26, %ymm26
        vpaddd     %ymm30, %ymm26, %ymm26               // stream a, left step 57, f4: cycle 228
        vprold     $10, %ymm10, %ymm10
        vmovdqa32  %ymm22, %ymm12
        vpternlogd $226, %ymm11, %ymm9, %ymm12
        vpaddd     20(%r15){1to8}, %ymm28, %ymm28
        vpaddd     0x360(%rsp), %ymm28, %ymm28
        vpaddd     %ymm28, %ymm12, %ymm28
        vprold     $9, %ymm28, %ymm28
        vpaddd     %ymm31, %ymm28, %ymm28               // stream b, left step 57, f4: cycle 228
        vprold     $10, %ymm11, %ymm11
        vmovdqa32  %ymm2, %ymm12
        vpternlogd $202, %ymm21, %ymm27, %ymm12
        vpaddd     24(%r15){1to8}, %ymm1, %ymm1
        vpaddd     %ymm1, %ymm24, %ymm1
        vpaddd     %ymm1, %ymm12, %ymm1
        vprold     $6, %ymm1, %ymm1
        vpaddd     %ymm6, %ymm1, %ymm1                  // stream a, right step 57, f2: cycle 228
        vprold     $10, %ymm27, %ymm27
        vmovdqa32  %ymm17, %ymm12
        vpternlogd $202, %ymm23, %ymm29, %ymm12
        vpaddd     24(%r15){1to8}, %ymm16, %ymm16
        vpaddd     %ymm16, %ymm25, %ymm16
        vpaddd     %ymm16, %ymm12, %ymm16
        vprold     $6, %ymm16, %ymm16
        vpaddd     %ymm7, %ymm16, %ymm16                // stream b, right step 57, f2: cycle 228
        vprold     $10, %ymm29, %ymm29
        vmovdqa32  %ymm26, %ymm12
        vpternlogd $226, %ymm20, %ymm10, %ymm12
        vpaddd     20(%r15){1to8}, %ymm30, %ymm30
        vpaddd     192(%rsp), %ymm30, %ymm30
        vpaddd     %ymm30, %ymm12, %ymm30
        vprold     $14, %ymm30, %ymm30
        vpaddd     %ymm8, %ymm30, %ymm30                // stream a, left step 58, f4: cycle 232
        vprold     $10, %ymm20, %ymm20
        vmovdqa32  %ymm28, %ymm12
        vpternlogd $226, %ymm22, %ymm11, %ymm12
        vpaddd     20(%r15){1to8}, %ymm31, %ymm31
        vpaddd     224(%rsp), %ymm31, %ymm31
        vpaddd     %ymm31, %ymm12, %ymm31
        vprold     $14, %ymm31, %ymm31
        vpaddd     %ymm9, %ymm31, %ymm31                // stream b, left step 58, f4: cycle 232
        vprold     $10, %ymm22, %ymm22
        vmovdqa32  %ymm1, %ymm12
        vpternlogd $202, %ymm27, %ymm2, %ymm12
        vpaddd     24(%r15){1to8}, %ymm6, %ymm6
        vpaddd     0x300(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm12, %ymm6
        vprold     $9, %ymm6, %ymm6
        vpaddd     %ymm21, %ymm6, %ymm6                 // stream a, right step 58, f2: cycle 232
        vprold     $10, %ymm2, %ymm2
        vmovdqa32  %ymm16, %ymm12
        vpternlogd $202, %ymm29, %ymm17, %ymm12
        vpaddd     24(%r15){1to8}, %ymm7, %ymm7
        vpaddd     0x320(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm12, %ymm7
        vprold     $9, %ymm7, %ymm7
        vpaddd     %ymm23, %ymm7, %ymm7                 // stream b, right step 58, f2: cycle 232
        vprold     $10, %ymm17, %ymm17
        vmovdqa32  %ymm30, %ymm12
        vpternlogd $226, %ymm26, %ymm20, %ymm12
        vpaddd     20(%r15){1to8}, %ymm8, %ymm8
        vpaddd     0x1c0(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm12, %ymm8
        vprold     $5, %ymm8, %ymm8
        vpaddd     %ymm10, %ymm8, %ymm8                 // stream a, left step 59, f4: cycle 236
        vprold     $10, %ymm26, %ymm26
        vmovdqa32  %ymm31, %ymm12
        vpternlogd $226, %ymm28, %ymm22, %ymm12
        vpaddd     20(%r15){1to8}, %ymm9, %ymm9
        vpaddd     0x1e0(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm12, %ymm9
        vprold     $5, %ymm9, %ymm9
        vpaddd     %ymm11, %ymm9, %ymm9                 // stream b, left step 59, f4: cycle 236
        vprold     $10, %ymm28, %ymm28
        vmovdqa32  %ymm6, %ymm12
        vpternlogd $202, %ymm2, %ymm1, %ymm12
        vpaddd     24(%r15){1to8}, %ymm21, %ymm21
        vpaddd     128(%rsp), %ymm21, %ymm21
        vpaddd     %ymm21, %ymm12, %ymm21
        vprold     $12, %ymm21, %ymm21
        vpaddd     %ymm27, %ymm21, %ymm21               // stream a, right step 59, f2: cycle 236
        vprold     $10, %ymm1, %ymm1
        vmovdqa32  %ymm7, %ymm12
        vpternlogd $202, %ymm17, %ymm16, %ymm12
        vpaddd     24(%r15){1to8}, %ymm23, %ymm23
        vpaddd     160(%rsp), %ymm23, %ymm23
        vpaddd     %ymm23, %ymm12, %ymm23
        vprold     $12, %ymm23, %ymm23
        vpaddd     %ymm29, %ymm23, %ymm23               // stream b, right step 59, f2: cycle 236
        vprold     $10, %ymm16, %ymm16
        vmovdqa32  %ymm8, %ymm12
        vpternlogd $226, %ymm30, %ymm26, %ymm12
        vpaddd     20(%r15){1to8}, %ymm10, %ymm10
        vpaddd     0x3c0(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm12, %ymm10
        vprold     $6, %ymm10, %ymm10
        vpaddd     %ymm20, %ymm10, %ymm10               // stream a, left step 60, f4: cycle 240
        vprold     $10, %ymm30, %ymm30
        vmovdqa32  %ymm9, %ymm12
        vpternlogd $226, %ymm31, %ymm28, %ymm12
        vpaddd     20(%r15){1to8}, %ymm11, %ymm11
        vpaddd     0x3e0(%rsp), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm12, %ymm11
        vprold     $6, %ymm11, %ymm11
        vpaddd     %ymm22, %ymm11, %ymm11               // stream b, left step 60, f4: cycle 240
        vprold     $10, %ymm31, %ymm31
        vmovdqa32  %ymm21, %ymm12
        vpternlogd $202, %ymm1, %ymm6, %ymm12
        vpaddd     24(%r15){1to8}, %ymm27, %ymm27
        vpaddd     0x340(%rsp), %ymm27, %ymm27
        vpaddd     %ymm27, %ymm12, %ymm27
        vprold     $9, %ymm27, %ymm27
        vpaddd     %ymm2, %ymm27, %ymm27                // stream a, right step 60, f2: cycle 240
        vprold     $10, %ymm6, %ymm6
        vmovdqa32  %ymm23, %ymm12
        vpternlogd $202, %ymm16, %ymm7, %ymm12
        vpaddd     24(%r15){1to8}, %ymm29, %ymm29
        vpaddd     0x360(%rsp), %ymm29, %ymm29
        vpaddd     %ymm29, %ymm12, %ymm29
        vprold     $9, %ymm29, %ymm29
        vpaddd     %ymm17, %ymm29, %ymm29               // stream b, right step 60, f2: cycle 240
        vprold     $10, %ymm7, %ymm7
        vmovdqa32  %ymm10, %ymm12
        vpternlogd $226, %ymm8, %ymm30, %ymm12
        vpaddd     20(%r15){1to8}, %ymm20, %ymm20
        vpaddd     0x380(%rsp), %ymm20, %ymm20
        vpaddd     %ymm20, %ymm12, %ymm20
        vprold     $8, %ymm20, %ymm20
        vpaddd     %ymm26, %ymm20, %ymm20               // stream a, left step 61, f4: cycle 244
        vprold     $10, %ymm8, %ymm8
        vmovdqa32  %ymm11, %ymm12
        vpternlogd $226, %ymm9, %ymm31, %ymm12
        vpaddd     20(%r15){1to8}, %ymm22, %ymm22
        vpaddd     0x3a0(%rsp), %ymm22, %ymm22
        vpaddd     %ymm22, %ymm12, %ymm22
        vprold     $8, %ymm22, %ymm22
        vpaddd     %ymm28, %ymm22, %ymm22               // stream b, left step 61, f4: cycle 244
        vprold     $10, %ymm9, %ymm9
        vmovdqa32  %ymm27, %ymm12
        vpternlogd $202, %ymm6, %ymm21, %ymm12
        vpaddd     24(%r15){1to8}, %ymm2, %ymm2
        vpaddd     0x240(%rsp), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm12, %ymm2
        vprold     $12, %ymm2, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                  // stream a, right step 61, f2: cycle 244
        vprold     $10, %ymm21, %ymm21
        vmovdqa32  %ymm29, %ymm12
        vpternlogd $202, %ymm7, %ymm23, %ymm12
        vpaddd     24(%r15){1to8}, %ymm17, %ymm17
        vpaddd     0x260(%rsp), %ymm17, %ymm17
        vpaddd     %ymm17, %ymm12, %ymm17
        vprold     $12, %ymm17, %ymm17
        vpaddd     %ymm16, %ymm17, %ymm17               // stream b, right step 61, f2: cycle 244
        vprold     $10, %ymm23, %ymm23
        vmovdqa32  %ymm20, %ymm12
        vpternlogd $226, %ymm10, %ymm8, %ymm12
        vpaddd     20(%r15){1to8}, %ymm26, %ymm26
        vpaddd     %ymm26, %ymm24, %ymm26
        vpaddd     %ymm26, %ymm12, %ymm26
        vprold     $6, %ymm26, %ymm26
        vpaddd     %ymm30, %ymm26, %ymm26               // stream a, left step 62, f4: cycle 248
        vprold     $10, %ymm10, %ymm10
        vmovdqa32  %ymm22, %ymm12
        vpternlogd $226, %ymm11, %ymm9, %ymm12
        vpaddd     20(%r15){1to8}, %ymm28, %ymm28
        vpaddd     %ymm28, %ymm25, %ymm28
        vpaddd     %ymm28, %ymm12, %ymm28
        vprold     $6, %ymm28, %ymm28
        vpaddd     %ymm31, %ymm28, %ymm28               // stream b, left step 62, f4: cycle 248
        vprold     $10, %ymm11, %ymm11
        vmovdqa32  %ymm2, %ymm12
        vpternlogd $202, %ymm21, %ymm27, %ymm12
        vpaddd     24(%r15){1to8}, %ymm1, %ymm1
        vpaddd     0x1c0(%rsp), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm12, %ymm1
        vprold     $5, %ymm1, %ymm1
        vpaddd     %ymm6, %ymm1, %ymm1                  // stream a, right step 62, f2: cycle 248
        vprold     $10, %ymm27, %ymm27
        vmovdqa32  %ymm17, %ymm12
        vpternlogd $202, %ymm23, %ymm29, %ymm12
        vpaddd     24(%r15){1to8}, %ymm16, %ymm16
        vpaddd     0x1e0(%rsp), %ymm16, %ymm16
        vpaddd     %ymm16, %ymm12, %ymm16
        vprold     $5, %ymm16, %ymm16
        vpaddd     %ymm7, %ymm16, %ymm16                // stream b, right step 62, f2: cycle 248
        vprold     $10, %ymm29, %ymm29
        vmovdqa32  %ymm26, %ymm12
        vpternlogd $226, %ymm20, %ymm10, %ymm12
        vpaddd     20(%r15){1to8}, %ymm30, %ymm30
        vpaddd     0x180(%rsp), %ymm30, %ymm30
        vpaddd     %ymm30, %ymm12, %ymm30
        vprold     $5, %ymm30, %ymm30
        vpaddd     %ymm8, %ymm30, %ymm30                // stream a, left step 63, f4: cycle 252
        vprold     $10, %ymm20, %ymm20
        vmovdqa32  %ymm28, %ymm12
        vpternlogd $226, %ymm22, %ymm11, %ymm12
        vpaddd     20(%r15){1to8}, %ymm31, %ymm31
        vpaddd     0x1a0(%rsp), %ymm31, %ymm31
        vpaddd     %ymm31, %ymm12, %ymm31
        vprold     $5, %ymm31, %ymm31
        vpaddd     %ymm9, %ymm31, %ymm31                // stream b, left step 63, f4: cycle 252
        vprold     $10, %ymm22, %ymm22
        vmovdqa32  %ymm1, %ymm12
        vpternlogd $202, %ymm27, %ymm2, %ymm12
        vpaddd     24(%r15){1to8}, %ymm6, %ymm6
        vpaddd     0x280(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm12, %ymm6
        vprold     $15, %ymm6, %ymm6
        vpaddd     %ymm21, %ymm6, %ymm6                 // stream a, right step 63, f2: cycle 252
        vprold     $10, %ymm2, %ymm2
        vmovdqa32  %ymm16, %ymm12
        vpternlogd $202, %ymm29, %ymm17, %ymm12
        vpaddd     24(%r15){1to8}, %ymm7, %ymm7
        vpaddd     0x2a0(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm12, %ymm7
        vprold     $15, %ymm7, %ymm7
        vpaddd     %ymm23, %ymm7, %ymm7                 // stream b, right step 63, f2: cycle 252
        vprold     $10, %ymm17, %ymm17
        vmovdqa32  %ymm30, %ymm12
        vpternlogd $226, %ymm26, %ymm20, %ymm12
        vpaddd     20(%r15){1to8}, %ymm8, %ymm8
        vpaddd     128(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm12, %ymm8
        vprold     $12, %ymm8, %ymm8
        vpaddd     %ymm10, %ymm8, %ymm8                 // stream a, left step 64, f4: cycle 256
        vprold     $10, %ymm26, %ymm26
        vmovdqa32  %ymm31, %ymm12
        vpternlogd $226, %ymm28, %ymm22, %ymm12
        vpaddd     20(%r15){1to8}, %ymm9, %ymm9
        vpaddd     160(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm12, %ymm9
        vprold     $12, %ymm9, %ymm9
        vpaddd     %ymm11, %ymm9, %ymm9                 // stream b, left step 64, f4: cycle 256
        vprold     $10, %ymm28, %ymm28
        vmovdqa32  %ymm6, %ymm12
        vpternlogd $202, %ymm2, %ymm1, %ymm12
        vpaddd     24(%r15){1to8}, %ymm21, %ymm21
        vpaddd     0x380(%rsp), %ymm21, %ymm21
        vpaddd     %ymm21, %ymm12, %ymm21
        vprold     $8, %ymm21, %ymm21
        vpaddd     %ymm27, %ymm21, %ymm21               // stream a, right step 64, f2: cycle 256
        vprold     $10, %ymm1, %ymm1
        vmovdqa32  %ymm7, %ymm12
        vpternlogd $202, %ymm17, %ymm16, %ymm12
        vpaddd     24(%r15){1to8}, %ymm23, %ymm23
        vpaddd     0x3a0(%rsp), %ymm23, %ymm23
        vpaddd     %ymm23, %ymm12, %ymm23
        vprold     $8, %ymm23, %ymm23
        vpaddd     %ymm29, %ymm23, %ymm23               // stream b, right step 64, f2: cycle 256
        vprold     $10, %ymm16, %ymm16
        vmovdqa32  %ymm8, %ymm12
        vpternlogd $45, %ymm26, %ymm30, %ymm12
        vpaddd     28(%r15){1to8}, %ymm10, %ymm10
        vpaddd     0x100(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm12, %ymm10
        vprold     $9, %ymm10, %ymm10
        vpaddd     %ymm20, %ymm10, %ymm10               // stream a, left step 65, f5: cycle 260
        vprold     $10, %ymm30, %ymm30
        vmovdqa32  %ymm9, %ymm12
        vpternlogd $45, %ymm28, %ymm31, %ymm12
        vpaddd     28(%r15){1to8}, %ymm11, %ymm11
        vpaddd     0x120(%rsp), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm12, %ymm11
        vprold     $9, %ymm11, %ymm11
        vpaddd     %ymm22, %ymm11, %ymm11               // stream b, left step 65, f5: cycle 260
        vprold     $10, %ymm31, %ymm31
        vmovdqa32  %ymm21, %ymm12
        vpternlogd $150, %ymm6, %ymm1, %ymm12
        vpaddd     0x300(%rsp), %ymm27, %ymm27
        vpaddd     %ymm27, %ymm12, %ymm27
        vprold     $8, %ymm27, %ymm27
        vpaddd     %ymm2, %ymm27, %ymm27                // stream a, right step 65, f1: cycle 260
        vprold     $10, %ymm6, %ymm6
        vmovdqa32  %ymm23, %ymm12
        vpternlogd $150, %ymm7, %ymm16, %ymm12
        vpaddd     0x320(%rsp), %ymm29, %ymm29
        vpaddd     %ymm29, %ymm12, %ymm29
        vprold     $8, %ymm29, %ymm29
        vpaddd     %ymm17, %ymm29, %ymm29               // stream b, right step 65, f1: cycle 260
        vprold     $10, %ymm7, %ymm7
        vmovdqa32  %ymm10, %ymm12
        vpternlogd $45, %ymm30, %ymm8, %ymm12
        vpaddd     28(%r15){1to8}, %ymm20, %ymm20
        vpaddd     (%rsp), %ymm20, %ymm20
        vpaddd     %ymm20, %ymm12, %ymm20
        vprold     $15, %ymm20, %ymm20
        vpaddd     %ymm26, %ymm20, %ymm20               // stream a, left step 66, f5: cycle 264
        vprold     $10, %ymm8, %ymm8
        vmovdqa32  %ymm11, %ymm12
        vpternlogd $45, %ymm31, %ymm9, %ymm12
        vpaddd     28(%r15){1to8}, %ymm22, %ymm22
        vpaddd     32(%rsp), %ymm22, %ymm22
        vpaddd     %ymm22, %ymm12, %ymm22
        vprold     $15, %ymm22, %ymm22
        vpaddd     %ymm28, %ymm22, %ymm22               // stream b, left step 66, f5: cycle 264
        vprold     $10, %ymm9, %ymm9
        vmovdqa32  %ymm27, %ymm12
        vpternlogd $150, %ymm21, %ymm6, %ymm12
        vpaddd     0x3c0(%rsp), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm12, %ymm2
        vprold     $5, %ymm2, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                  // stream a, right step 66, f1: cycle 264
        vprold     $10, %ymm21, %ymm21
        vmovdqa32  %ymm29, %ymm12
        vpternlogd $150, %ymm23, %ymm7, %ymm12
        vpaddd     0x3e0(%rsp), %ymm17, %ymm17
        vpaddd     %ymm17, %ymm12, %ymm17
        vprold     $5, %ymm17, %ymm17
        vpaddd     %ymm16, %ymm17, %ymm17               // stream b, right step 66, f1: cycle 264
        vprold     $10, %ymm23, %ymm23
        vmovdqa32  %ymm20, %ymm12
        vpternlogd $45, %ymm8, %ymm10, %ymm12
        vpaddd     28(%r15){1to8}, %ymm26, %ymm26
        vpaddd     %ymm26, %ymm24, %ymm26
        vpaddd     %ymm26, %ymm12, %ymm26
        vprold     $5, %ymm26, %ymm26
        vpaddd     %ymm30, %ymm26, %ymm26               // stream a, left step 67, f5: cycle 268
        vprold     $10, %ymm10, %ymm10
        vmovdqa32  %ymm22, %ymm12
        vpternlogd $45, %ymm9, %ymm11, %ymm12
        vpaddd     28(%r15){1to8}, %ymm28, %ymm28
        vpaddd     %ymm28, %ymm25, %ymm28
        vpaddd     %ymm28, %ymm12, %ymm28
        vprold     $5, %ymm28, %ymm28
        vpaddd     %ymm31, %ymm28, %ymm28               // stream b, left step 67, f5: cycle 268
        vprold     $10, %ymm11, %ymm11
        vmovdqa32  %ymm2, %ymm12
        vpternlogd $150, %ymm27, %ymm21, %ymm12
        vpaddd     0x280(%rsp), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm12, %ymm1
        vprold     $12, %ymm1, %ymm1
        vpaddd     %ymm6, %ymm1, %ymm1                  // stream a, right step 67, f1: cycle 268
        vprold     $10, %ymm27, %ymm27
        vmovdqa32  %ymm17, %ymm12
        vpternlogd $150, %ymm29, %ymm23, %ymm12
        vpaddd     0x2a0(%rsp), %ymm16, %ymm16
        vpaddd     %ymm16, %ymm12, %ymm16
        vprold     $12, %ymm16, %ymm16
        vpaddd     %ymm7, %ymm16, %ymm16                // stream b, right step 67, f1: cycle 268
        vprold     $10, %ymm29, %ymm29
        vmovdqa32  %ymm26, %ymm12
        vpternlogd $45, %ymm10, %ymm20, %ymm12
        vpaddd     28(%r15){1to8}, %ymm30, %ymm30
        vpaddd     0x240(%rsp), %ymm30, %ymm30
        vpaddd     %ymm30, %ymm12, %ymm30
        vprold     $11, %ymm30, %ymm30
        vpaddd     %ymm8, %ymm30, %ymm30                // stream a, left step 68, f5: cycle 272
        vprold     $10, %ymm20, %ymm20
        vmovdqa32  %ymm28, %ymm12
        vpternlogd $45, %ymm11, %ymm22, %ymm12
        vpaddd     28(%r15){1to8}, %ymm31, %ymm31
        vpaddd     0x260(%rsp), %ymm31, %ymm31
        vpaddd     %ymm31, %ymm12, %ymm31
        vprold     $11, %ymm31, %ymm31
        vpaddd     %ymm9, %ymm31, %ymm31                // stream b, left step 68, f5: cycle 272
        vprold     $10, %ymm22, %ymm22
        vmovdqa32  %ymm1, %ymm12
        vpternlogd $150, %ymm2, %ymm27, %ymm12
        vpaddd     0x100(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm12, %ymm6
        vprold     $9, %ymm6, %ymm6
        vpaddd     %ymm21, %ymm6, %ymm6                 // stream a, right step 68, f1: cycle 272
        vprold     $10, %ymm2, %ymm2
        vmovdqa32  %ymm16, %ymm12
        vpternlogd $150, %ymm17, %ymm29, %ymm12
        vpaddd     0x120(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm12, %ymm7
        vprold     $9, %ymm7, %ymm7
        vpaddd     %ymm23, %ymm7, %ymm7                 // stream b, right step 68, f1: cycle 272
        vprold     $10, %ymm17, %ymm17
        vmovdqa32  %ymm30, %ymm12
        vpternlogd $45, %ymm20, %ymm26, %ymm12
        vpaddd     28(%r15){1to8}, %ymm8, %ymm8
        vpaddd     0x1c0(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm12, %ymm8
        vprold     $6, %ymm8, %ymm8
        vpaddd     %ymm10, %ymm8, %ymm8                 // stream a, left step 69, f5: cycle 276
        vprold     $10, %ymm26, %ymm26
        vmovdqa32  %ymm31, %ymm12
        vpternlogd $45, %ymm22, %ymm28, %ymm12
        vpaddd     28(%r15){1to8}, %ymm9, %ymm9
        vpaddd     0x1e0(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm12, %ymm9
        vprold     $6, %ymm9, %ymm9
        vpaddd     %ymm11, %ymm9, %ymm9                 // stream b, left step 69, f5: cycle 276
        vprold     $10, %ymm28, %ymm28
        vmovdqa32  %ymm6, %ymm12
        vpternlogd $150, %ymm1, %ymm2, %ymm12
        vpaddd     64(%rsp), %ymm21, %ymm21
        vpaddd     %ymm21, %ymm12, %ymm21
        vprold     $12, %ymm21, %ymm21
        vpaddd     %ymm27, %ymm21, %ymm21               // stream a, right step 69, f1: cycle 276
        vprold     $10, %ymm1, %ymm1
        vmovdqa32  %ymm7, %ymm12
        vpternlogd $150, %ymm16, %ymm17, %ymm12
        vpaddd     96(%rsp), %ymm23, %ymm23
        vpaddd     %ymm23, %ymm12, %ymm23
        vprold     $12, %ymm23, %ymm23
        vpaddd     %ymm29, %ymm23, %ymm23               // stream b, right step 69, f1: cycle 276
        vprold     $10, %ymm16, %ymm16
        vmovdqa32  %ymm8, %ymm12
        vpternlogd $45, %ymm26, %ymm30, %ymm12
        vpaddd     28(%r15){1to8}, %ymm10, %ymm10
        vpaddd     0x300(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm12, %ymm10
        vprold     $8, %ymm10, %ymm10
        vpaddd     %ymm20, %ymm10, %ymm10               // stream a, left step 70, f5: cycle 280
        vprold     $10, %ymm30, %ymm30
        vmovdqa32  %ymm9, %ymm12
        vpternlogd $45, %ymm28, %ymm31, %ymm12
        vpaddd     28(%r15){1to8}, %ymm11, %ymm11
        vpaddd     0x320(%rsp), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm12, %ymm11
        vprold     $8, %ymm11, %ymm11
        vpaddd     %ymm22, %ymm11, %ymm11               // stream b, left step 70, f5: cycle 280
        vprold     $10, %ymm31, %ymm31
        vmovdqa32  %ymm21, %ymm12
        vpternlogd $150, %ymm6, %ymm1, %ymm12
        vpaddd     %ymm27, %ymm24, %ymm24
        vpaddd     %ymm24, %ymm12, %ymm24
        vprold     $5, %ymm24, %ymm24
        vpaddd     %ymm2, %ymm24, %ymm24                // stream a, right step 70, f1: cycle 280
        vprold     $10, %ymm6, %ymm27
        vmovdqa32  %ymm23, %ymm6
        vpternlogd $150, %ymm7, %ymm16, %ymm6
        vpaddd     %ymm29, %ymm25, %ymm25
        vpaddd     %ymm25, %ymm6, %ymm25
        vprold     $5, %ymm25, %ymm25
        vpaddd     %ymm17, %ymm25, %ymm25               // stream b, right step 70, f1: cycle 280
        vprold     $10, %ymm7, %ymm29
        vmovdqa32  %ymm10, %ymm6
        vpternlogd $45, %ymm30, %ymm8, %ymm6
        vpaddd     28(%r15){1to8}, %ymm20, %ymm20
        vpaddd     128(%rsp), %ymm20, %ymm20
        vpaddd     %ymm20, %ymm6, %ymm20
        vprold     $13, %ymm20, %ymm20
        vpaddd     %ymm26, %ymm20, %ymm20               // stream a, left step 71, f5: cycle 284
        vprold     $10, %ymm8, %ymm6
        vmovdqa32  %ymm11, %ymm7
        vpternlogd $45, %ymm31, %ymm9, %ymm7
        vpaddd     28(%r15){1to8}, %ymm22, %ymm22
        vpaddd     160(%rsp), %ymm22, %ymm22
        vpaddd     %ymm22, %ymm7, %ymm22
        vprold     $13, %ymm22, %ymm22
        vpaddd     %ymm28, %ymm22, %ymm22               // stream b, left step 71, f5: cycle 284
        vprold     $10, %ymm9, %ymm7
        vmovdqa32  %ymm24, %ymm8
        vpternlogd $150, %ymm21, %ymm27, %ymm8
        vpaddd     0x200(%rsp), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm8, %ymm2
        vprold     $14, %ymm2, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                  // stream a, right step 71, f1: cycle 284
        vprold     $10, %ymm21, %ymm21
        vmovdqa32  %ymm25, %ymm8
        vpternlogd $150, %ymm23, %ymm29, %ymm8
        vpaddd     0x220(%rsp), %ymm17, %ymm17
        vpaddd     %ymm17, %ymm8, %ymm17
        vprold     $14, %ymm17, %ymm17
        vpaddd     %ymm16, %ymm17, %ymm17               // stream b, right step 71, f1: cycle 284
        vprold     $10, %ymm23, %ymm23
        vmovdqa32  %ymm20, %ymm8
        vpternlogd $45, %ymm6, %ymm10, %ymm8
        vpaddd     28(%r15){1to8}, %ymm26, %ymm26
        vpaddd     0x280(%rsp), %ymm26, %ymm26
        vpaddd     %ymm26, %ymm8, %ymm26
        vprold     $12, %ymm26, %ymm26
        vpaddd     %ymm30, %ymm26, %ymm26               // stream a, left step 72, f5: cycle 288
        vprold     $10, %ymm10, %ymm8
        vmovdqa32  %ymm22, %ymm9
        vpternlogd $45, %ymm7, %ymm11, %ymm9
        vpaddd     28(%r15){1to8}, %ymm28, %ymm28
        vpaddd     0x2a0(%rsp), %ymm28, %ymm28
        vpaddd     %ymm28, %ymm9, %ymm28
        vprold     $12, %ymm28, %ymm28
        vpaddd     %ymm31, %ymm28, %ymm28               // stream b, left step 72, f5: cycle 288
        vprold     $10, %ymm11, %ymm9
        vmovdqa32  %ymm2, %ymm10
        vpternlogd $150, %ymm24, %ymm21, %ymm10
        vpaddd     0x1c0(%rsp), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm10, %ymm1
        vprold     $6, %ymm1, %ymm1
        vpaddd     %ymm27, %ymm1, %ymm1                 // stream a, right step 72, f1: cycle 288
        vprold     $10, %ymm24, %ymm24
        vmovdqa32  %ymm17, %ymm10
        vpternlogd $150, %ymm25, %ymm23, %ymm10
        vpaddd     0x1e0(%rsp), %ymm16, %ymm16
        vpaddd     %ymm16, %ymm10, %ymm16
        vprold     $6, %ymm16, %ymm16
        vpaddd     %ymm29, %ymm16, %ymm16               // stream b, right step 72, f1: cycle 288
        vprold     $10, %ymm25, %ymm25
        vmovdqa32  %ymm26, %ymm10
        vpternlogd $45, %ymm8, %ymm20, %ymm10
        vpaddd     28(%r15){1to8}, %ymm30, %ymm30
        vpaddd     0x380(%rsp), %ymm30, %ymm30
        vpaddd     %ymm30, %ymm10, %ymm30
        vprold     $5, %ymm30, %ymm30
        vpaddd     %ymm6, %ymm30, %ymm30                // stream a, left step 73, f5: cycle 292
        vprold     $10, %ymm20, %ymm20
        vmovdqa32  %ymm28, %ymm10
        vpternlogd $45, %ymm9, %ymm22, %ymm10
        vpaddd     28(%r15){1to8}, %ymm31, %ymm31
        vpaddd     0x3a0(%rsp), %ymm31, %ymm31
        vpaddd     %ymm31, %ymm10, %ymm31
        vprold     $5, %ymm31, %ymm31
        vpaddd     %ymm7, %ymm31, %ymm31                // stream b, left step 73, f5: cycle 292
        vprold     $10, %ymm22, %ymm22
        vmovdqa32  %ymm1, %ymm10
        vpternlogd $150, %ymm2, %ymm24, %ymm10
        vpaddd     0x180(%rsp), %ymm27, %ymm27
        vpaddd     %ymm27, %ymm10, %ymm27
        vprold     $8, %ymm27, %ymm27
        vpaddd     %ymm21, %ymm27, %ymm27               // stream a, right step 73, f1: cycle 292
        vprold     $10, %ymm2, %ymm2
        vmovdqa32  %ymm16, %ymm10
        vpternlogd $150, %ymm17, %ymm25, %ymm10
        vpaddd     0x1a0(%rsp), %ymm29, %ymm29
        vpaddd     %ymm29, %ymm10, %ymm29
        vprold     $8, %ymm29, %ymm29
        vpaddd     %ymm23, %ymm29, %ymm29               // stream b, right step 73, f1: cycle 292
        vprold     $10, %ymm17, %ymm17
        vmovdqa32  %ymm30, %ymm10
        vpternlogd $45, %ymm20, %ymm26, %ymm10
        vpaddd     28(%r15){1to8}, %ymm6, %ymm6
        vpaddd     64(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm10, %ymm6
        vprold     $12, %ymm6, %ymm6
        vpaddd     %ymm8, %ymm6, %ymm6                  // stream a, left step 74, f5: cycle 296
        vprold     $10, %ymm26, %ymm26
        vmovdqa32  %ymm31, %ymm10
        vpternlogd $45, %ymm22, %ymm28, %ymm10
        vpaddd     28(%r15){1to8}, %ymm7, %ymm7
        vpaddd     96(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm10, %ymm7
        vprold     $12, %ymm7, %ymm7
        vpaddd     %ymm9, %ymm7, %ymm7                  // stream b, left step 74, f5: cycle 296
        vprold     $10, %ymm28, %ymm28
        vmovdqa32  %ymm27, %ymm10
        vpternlogd $150, %ymm1, %ymm2, %ymm10
        vpaddd     128(%rsp), %ymm21, %ymm21
        vpaddd     %ymm21, %ymm10, %ymm21
        vprold     $13, %ymm21, %ymm21
        vpaddd     %ymm24, %ymm21, %ymm21               // stream a, right step 74, f1: cycle 296
        vprold     $10, %ymm1, %ymm1
        vmovdqa32  %ymm29, %ymm10
        vpternlogd $150, %ymm16, %ymm17, %ymm10
        vpaddd     160(%rsp), %ymm23, %ymm23
        vpaddd     %ymm23, %ymm10, %ymm23
        vprold     $13, %ymm23, %ymm23
        vpaddd     %ymm25, %ymm23, %ymm23               // stream b, right step 74, f1: cycle 296
        vprold     $10, %ymm16, %ymm16
        vmovdqa32  %ymm6, %ymm10
        vpternlogd $45, %ymm26, %ymm30, %ymm10
        vpaddd     28(%r15){1to8}, %ymm8, %ymm8
        vpaddd     192(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm10, %ymm8
        vprold     $13, %ymm8, %ymm8
        vpaddd     %ymm20, %ymm8, %ymm8                 // stream a, left step 75, f5: cycle 300
        vprold     $10, %ymm30, %ymm30
        vmovdqa32  %ymm7, %ymm10
        vpternlogd $45, %ymm28, %ymm31, %ymm10
        vpaddd     28(%r15){1to8}, %ymm9, %ymm9
        vpaddd     224(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm10, %ymm9
        vprold     $13, %ymm9, %ymm9
        vpaddd     %ymm22, %ymm9, %ymm9                 // stream b, left step 75, f5: cycle 300
        vprold     $10, %ymm31, %ymm31
        vmovdqa32  %ymm21, %ymm10
        vpternlogd $150, %ymm27, %ymm1, %ymm10
        vpaddd     0x340(%rsp), %ymm24, %ymm24
        vpaddd     %ymm24, %ymm10, %ymm24
        vprold     $6, %ymm24, %ymm24
        vpaddd     %ymm2, %ymm24, %ymm24                // stream a, right step 75, f1: cycle 300
        vprold     $10, %ymm27, %ymm27
        vmovdqa32  %ymm23, %ymm10
        vpternlogd $150, %ymm29, %ymm16, %ymm10
        vpaddd     0x360(%rsp), %ymm25, %ymm25
        vpaddd     %ymm25, %ymm10, %ymm25
        vprold     $6, %ymm25, %ymm25
        vpaddd     %ymm17, %ymm25, %ymm25               // stream b, right step 75, f1: cycle 300
        vprold     $10, %ymm29, %ymm29
        vmovdqa32  %ymm8, %ymm10
        vpternlogd $45, %ymm30, %ymm6, %ymm10
        vpaddd     28(%r15){1to8}, %ymm20, %ymm20
        vpaddd     0x200(%rsp), %ymm20, %ymm20
        vpaddd     %ymm20, %ymm10, %ymm20
        vprold     $14, %ymm20, %ymm20
        vpaddd     %ymm26, %ymm20, %ymm20               // stream a, left step 76, f5: cycle 304
        vprold     $10, %ymm6, %ymm6
        vmovdqa32  %ymm9, %ymm10
        vpternlogd $45, %ymm31, %ymm7, %ymm10
        vpaddd     28(%r15){1to8}, %ymm22, %ymm22
        vpaddd     0x220(%rsp), %ymm22, %ymm22
        vpaddd     %ymm22, %ymm10, %ymm22
        vprold     $14, %ymm22, %ymm22
        vpaddd     %ymm28, %ymm22, %ymm22               // stream b, left step 76, f5: cycle 304
        vprold     $10, %ymm7, %ymm7
        vmovdqa32  %ymm24, %ymm10
        vpternlogd $150, %ymm21, %ymm27, %ymm10
        vpaddd     0x380(%rsp), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm10, %ymm2
        vprold     $5, %ymm2, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                  // stream a, right step 76, f1: cycle 304
        vprold     $10, %ymm21, %ymm21
        vmovdqa32  %ymm25, %ymm10
        vpternlogd $150, %ymm23, %ymm29, %ymm10
        vpaddd     0x3a0(%rsp), %ymm17, %ymm17
        vpaddd     %ymm17, %ymm10, %ymm17
        vprold     $5, %ymm17, %ymm17
        vpaddd     %ymm16, %ymm17, %ymm17               // stream b, right step 76, f1: cycle 304
        vprold     $10, %ymm23, %ymm23
        vmovdqa32  %ymm20, %ymm10
        vpternlogd $45, %ymm6, %ymm8, %ymm10
        vpaddd     28(%r15){1to8}, %ymm26, %ymm26
        vpaddd     0x2c0(%rsp), %ymm26, %ymm26
        vpaddd     %ymm26, %ymm10, %ymm26
        vprold     $11, %ymm26, %ymm26
        vpaddd     %ymm30, %ymm26, %ymm26               // stream a, left step 77, f5: cycle 308
        vprold     $10, %ymm8, %ymm8
        vmovdqa32  %ymm22, %ymm10
        vpternlogd $45, %ymm7, %ymm9, %ymm10
        vpaddd     28(%r15){1to8}, %ymm28, %ymm28
        vpaddd     0x2e0(%rsp), %ymm28, %ymm28
        vpaddd     %ymm28, %ymm10, %ymm28
        vprold     $11, %ymm28, %ymm28
        vpaddd     %ymm31, %ymm28, %ymm28               // stream b, left step 77, f5: cycle 308
        vprold     $10, %ymm9, %ymm9
        vmovdqa32  %ymm2, %ymm10
        vpternlogd $150, %ymm24, %ymm21, %ymm10
        vpaddd     (%rsp), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm10, %ymm1
        vprold     $15, %ymm1, %ymm1
        vpaddd     %ymm27, %ymm1, %ymm1                 // stream a, right step 77, f1: cycle 308
        vprold     $10, %ymm24, %ymm24
        vmovdqa32  %ymm17, %ymm10
        vpternlogd $150, %ymm25, %ymm23, %ymm10
        vpaddd     32(%rsp), %ymm16, %ymm16
        vpaddd     %ymm16, %ymm10, %ymm16
        vprold     $15, %ymm16, %ymm16
        vpaddd     %ymm29, %ymm16, %ymm16               // stream b, right step 77, f1: cycle 308
        vprold     $10, %ymm25, %ymm25
        vmovdqa32  %ymm26, %ymm10
        vpternlogd $45, %ymm8, %ymm20, %ymm10
        vpaddd     28(%r15){1to8}, %ymm30, %ymm30
        vpaddd     0x180(%rsp), %ymm30, %ymm30
        vpaddd     %ymm30, %ymm10, %ymm30
        vprold     $8, %ymm30, %ymm30
        vpaddd     %ymm6, %ymm30, %ymm30                // stream a, left step 78, f5: cycle 312
        vprold     $10, %ymm20, %ymm20
        vmovdqa32  %ymm28, %ymm10
        vpternlogd $45, %ymm9, %ymm22, %ymm10
        vpaddd     28(%r15){1to8}, %ymm31, %ymm31
        vpaddd     0x1a0(%rsp), %ymm31, %ymm31
        vpaddd     %ymm31, %ymm10, %ymm31
        vprold     $8, %ymm31, %ymm31
        vpaddd     %ymm7, %ymm31, %ymm31                // stream b, left step 78, f5: cycle 312
        vprold     $10, %ymm22, %ymm22
        vmovdqa32  %ymm1, %ymm10
        vpternlogd $150, %ymm2, %ymm24, %ymm10
        vpaddd     192(%rsp), %ymm27, %ymm27
        vpaddd     %ymm27, %ymm10, %ymm27
        vprold     $13, %ymm27, %ymm27
        vpaddd     %ymm21, %ymm27, %ymm27               // stream a, right step 78, f1: cycle 312
        vprold     $10, %ymm2, %ymm2
        vmovdqa32  %ymm16, %ymm10
        vpternlogd $150, %ymm17, %ymm25, %ymm10
        vpaddd     224(%rsp), %ymm29, %ymm29
        vpaddd     %ymm29, %ymm10, %ymm29
        vprold     $13, %ymm29, %ymm29
        vpaddd     %ymm23, %ymm29, %ymm29               // stream b, right step 78, f1: cycle 312
        vprold     $10, %ymm17, %ymm17
        vmovdqa32  %ymm30, %ymm10
        vpternlogd $45, %ymm20, %ymm26, %ymm10
        vpaddd     28(%r15){1to8}, %ymm6, %ymm6
        vpaddd     0x3c0(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm10, %ymm6
        vprold     $5, %ymm6, %ymm6
        vpaddd     %ymm8, %ymm6, %ymm6                  // stream a, left step 79, f5: cycle 316
        vprold     $10, %ymm26, %ymm26
        vmovdqa32  %ymm31, %ymm10
        vpternlogd $45, %ymm22, %ymm28, %ymm10
        vpaddd     28(%r15){1to8}, %ymm7, %ymm7
        vpaddd     0x3e0(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm10, %ymm7
        vprold     $5, %ymm7, %ymm7
        vpaddd     %ymm9, %ymm7, %ymm7                  // stream b, left step 79, f5: cycle 316
        vprold     $10, %ymm28, %ymm28
        vmovdqa32  %ymm27, %ymm10
        vpternlogd $150, %ymm1, %ymm2, %ymm10
        vpaddd     0x240(%rsp), %ymm21, %ymm21
        vpaddd     %ymm21, %ymm10, %ymm21
        vprold     $11, %ymm21, %ymm21
        vpaddd     %ymm24, %ymm21, %ymm21               // stream a, right step 79, f1: cycle 316
        vprold     $10, %ymm1, %ymm1
        vmovdqa32  %ymm29, %ymm10
        vpternlogd $150, %ymm16, %ymm17, %ymm10
        vpaddd     0x260(%rsp), %ymm23, %ymm23
        vpaddd     %ymm23, %ymm10, %ymm23
        vprold     $11, %ymm23, %ymm23
        vpaddd     %ymm25, %ymm23, %ymm23               // stream b, right step 79, f1: cycle 316
        vprold     $10, %ymm16, %ymm16
        vmovdqa32  %ymm6, %ymm10
        vpternlogd $45, %ymm26, %ymm30, %ymm10
        vpaddd     28(%r15){1to8}, %ymm8, %ymm8
        vpaddd     0x340(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm10, %ymm8
        vprold     $6, %ymm8, %ymm8
        vpaddd     %ymm20, %ymm8, %ymm8                 // stream a, left step 80, f5: cycle 320
        vprold     $10, %ymm30, %ymm30
        vmovdqa32  %ymm7, %ymm10
        vpternlogd $45, %ymm28, %ymm31, %ymm10
        vpaddd     28(%r15){1to8}, %ymm9, %ymm9
        vpaddd     0x360(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm10, %ymm9
        vprold     $6, %ymm9, %ymm9
        vpaddd     %ymm22, %ymm9, %ymm9                 // stream b, left step 80, f5: cycle 320
        vprold     $10, %ymm31, %ymm31
        vmovdqa32  %ymm21, %ymm10
        vpternlogd $150, %ymm27, %ymm1, %ymm10
        vpaddd     0x2c0(%rsp), %ymm24, %ymm24
        vpaddd     %ymm24, %ymm10, %ymm24
        vprold     $11, %ymm24, %ymm24
        vpaddd     %ymm2, %ymm24, %ymm24                // stream a, right step 80, f1: cycle 320
        vprold     $10, %ymm27, %ymm27
        vmovdqa32  %ymm23, %ymm10
        vpternlogd $150, %ymm29, %ymm16, %ymm10
        vpaddd     0x2e0(%rsp), %ymm25, %ymm25
        vpaddd     %ymm25, %ymm10, %ymm25
        vprold     $11, %ymm25, %ymm25
        vpaddd     %ymm17, %ymm25, %ymm25               // stream b, right step 80, f1: cycle 320
        vprold     $10, %ymm29, %ymm29
        vpaddd     64(%rdi), %ymm27, %ymm27
        vpaddd     %ymm27, %ymm6, %ymm27
        vpaddd     128(%rdi), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm30, %ymm1
        vpaddd     %ymm3, %ymm2, %ymm2
        vpaddd     %ymm2, %ymm26, %ymm2
        vpaddd     %ymm4, %ymm20, %ymm3
        vpaddd     %ymm3, %ymm24, %ymm3
        vpaddd     %ymm0, %ymm21, %ymm0
        vpaddd     %ymm0, %ymm8, %ymm4
        vpaddd     96(%rdi), %ymm29, %ymm0
        vpaddd     %ymm0, %ymm7, %ymm0
        vpaddd     160(%rdi), %ymm16, %ymm16
        vpaddd     %ymm16, %ymm31, %ymm16
        vpaddd     %ymm18, %ymm17, %ymm17
        vpaddd     %ymm17, %ymm28, %ymm17
        vpaddd     %ymm19, %ymm22, %ymm18
        vpaddd     %ymm18, %ymm25, %ymm18
        vpaddd     %ymm5, %ymm23, %ymm5
        vpaddd     %ymm5, %ymm9, %ymm19
        vmovdqu32  %ymm27, (%rdi)
        vmovdqu32  %ymm1, 64(%rdi)
        vmovdqu32  %ymm2, 128(%rdi)
        vmovdqu32  %ymm3, 192(%rdi)
        vmovdqu32  %ymm4, 0x100(%rdi)
        vmovdqu32  %ymm0, 32(%rdi)
        vmovdqu32  %ymm16, 96(%rdi)
        vmovdqu32  %ymm17, 160(%rdi)
        vmovdqu32  %ymm18, 224(%rdi)
        vmovdqu32  %ymm19, 0x120(%rdi)
        vmovdqa32  %ymm0, %ymm5
        vmovdqa32  %ymm27, %ymm0
        add        $64, %rcx
        sub        $1, %rdx
        jnz        L(ripemd160_x8x2_blocks_loop)
L(ripemd160_x8x2_blocks_end):
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        vzeroupper
        lea        (%rbp), %rsp
        movaps     (%rsp), %xmm6
        movaps     16(%rsp), %xmm7
        movaps     32(%rsp), %xmm8
        movaps     48(%rsp), %xmm9
        movaps     64(%rsp), %xmm10
        movaps     80(%rsp), %xmm11
        movaps     96(%rsp), %xmm12
        add        $120, %rsp
        pop        %r15
        pop        %rsi
        pop        %rdi
        pop        %rbp
#else
        vzeroupper
        lea        (%rbp), %rsp
        .cfi_def_cfa_register %rsp
        pop        %r15
        .cfi_adjust_cfa_offset -8
        .cfi_restore %r15
        pop        %rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore %rbp
#endif
        ret
#if !defined(_WIN32)
        .cfi_endproc
#else
        .seh_endproc
#endif
#if defined(__ELF__)
        .size      SYMBOL(ripemd160_x8x2_blocks), . - SYMBOL(ripemd160_x8x2_blocks)
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
