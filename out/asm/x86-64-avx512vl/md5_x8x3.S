/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for x86-64 with AVX-512VL and BMI, one message in xmm, or 4 or 8 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64-avx512vl --kernel lanes --emitter gas
 *
 * With the options above, `hashwright prove` proves md5_x8x3_blocks, and `hashwright verify` tests
 * all functions. `hashwright bench md5 --target x86-64-avx512vl --kernel lanes --emitter gas`
 * measures the speed.
 *
 * md5_x8x3_blocks: 1164 instructions for a block of 64 bytes in each of 3 streams, critical
 *     path 257 cycles.
 * md5_x8x3_blocks: 1678 instructions in all, 192 of them moves between registers.
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
L(md5_x8x3_blocks_constants):
        .long      0xd76aa478, 0xe8c7b756, 0x242070db, 0xc1bdceee, 0xf57c0faf, 0x4787c62a
        .long      0xa8304613, 0xfd469501, 0x698098d8, 0x8b44f7af, 0xffff5bb1, 0x895cd7be
        .long      0x6b901122, 0xfd987193, 0xa679438e, 0x49b40821, 0xf61e2562, 0xc040b340
        .long      0x265e5a51, 0xe9b6c7aa, 0xd62f105d, 0x02441453, 0xd8a1e681, 0xe7d3fbc8
        .long      0x21e1cde6, 0xc33707d6, 0xf4d50d87, 0x455a14ed, 0xa9e3e905, 0xfcefa3f8
        .long      0x676f02d9, 0x8d2a4c8a, 0xfffa3942, 0x8771f681, 0x6d9d6122, 0xfde5380c
        .long      0xa4beea44, 0x4bdecfa9, 0xf6bb4b60, 0xbebfbc70, 0x289b7ec6, 0xeaa127fa
        .long      0xd4ef3085, 0x04881d05, 0xd9d4d039, 0xe6db99e5, 0x1fa27cf8, 0xc4ac5665
        .long      0xf4292244, 0x432aff97, 0xab9423a7, 0xfc93a039, 0x655b59c3, 0x8f0ccc92
        .long      0xffeff47d, 0x85845dd1, 0x6fa87e4f, 0xfe2ce6e0, 0xa3014314, 0x4e0811a1
        .long      0xf7537e82, 0xbd3af235, 0x2ad7d2bb, 0xeb86d391

/*
 * void md5_x8x3_blocks(uint32_t state[4][24], const uint8_t *const data[24], size_t nblocks);
 *
 * Arguments, moved there by the prologue on Windows: state in rdi, data in rsi, nblocks in rdx.
 *
 * At the start of the loop: h0a in ymm0, h1a in ymm1, h2a in ymm2, h3a in ymm3, h0b in ymm4, h1b in
 * ymm5, h2b in ymm16, h3b in ymm17, h0c in ymm18, h1c in ymm19, h2c in ymm20, h3c in ymm21.
 */
        .text
        .p2align   5
        .globl     SYMBOL(md5_x8x3_blocks)
#if defined(_WIN32)
        .def       SYMBOL(md5_x8x3_blocks)
        .scl       2
        .type      32
        .endef
        .seh_proc  SYMBOL(md5_x8x3_blocks)
#elif defined(__ELF__)
        .type      SYMBOL(md5_x8x3_blocks), %function
#endif
SYMBOL(md5_x8x3_blocks):
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
        sub        $0x600, %rsp
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
        sub        $0x600, %rsp
        and        $-32, %rsp
#endif
        test       %rdx, %rdx
        jz         L(md5_x8x3_blocks_end)
        mov        $0, %rcx
        lea        L(md5_x8x3_blocks_constants)(%rip), %r15
        vmovdqu32  (%rdi), %ymm0
        vmovdqu32  96(%rdi), %ymm1
        vmovdqu32  192(%rdi), %ymm2
        vmovdqu32  0x120(%rdi), %ymm3
        vmovdqu32  32(%rdi), %ymm4
        vmovdqu32  128(%rdi), %ymm5
        vmovdqu32  224(%rdi), %ymm16
        vmovdqu32  0x140(%rdi), %ymm17
        vmovdqu32  64(%rdi), %ymm18
        vmovdqu32  160(%rdi), %ymm19
        vmovdqu32  0x100(%rdi), %ymm20
        vmovdqu32  0x160(%rdi), %ymm21
        .p2align   5
L(md5_x8x3_blocks_loop):
        mov        (%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %xmm23
        vmovdqu32  16(%rax), %xmm27
        vmovdqu32  32(%rax), %xmm31
        vmovdqu32  48(%rax), %xmm9
        mov        32(%rsi), %rax
        add        %rcx, %rax
        vinserti32x4 $1, (%rax), %ymm23, %ymm23
        vinserti32x4 $1, 16(%rax), %ymm27, %ymm27
        vinserti32x4 $1, 32(%rax), %ymm31, %ymm31
        vinserti32x4 $1, 48(%rax), %ymm9, %ymm9
        mov        8(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %xmm24
        vmovdqu32  16(%rax), %xmm28
        vmovdqu32  32(%rax), %xmm6
        vmovdqu32  48(%rax), %xmm10
        mov        40(%rsi), %rax
        add        %rcx, %rax
        vinserti32x4 $1, (%rax), %ymm24, %ymm24
        vinserti32x4 $1, 16(%rax), %ymm28, %ymm28
        vinserti32x4 $1, 32(%rax), %ymm6, %ymm6
        vinserti32x4 $1, 48(%rax), %ymm10, %ymm10
        mov        16(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %xmm25
        vmovdqu32  16(%rax), %xmm29
        vmovdqu32  32(%rax), %xmm7
        vmovdqu32  48(%rax), %xmm11
        mov        48(%rsi), %rax
        add        %rcx, %rax
        vinserti32x4 $1, (%rax), %ymm25, %ymm25
        vinserti32x4 $1, 16(%rax), %ymm29, %ymm29
        vinserti32x4 $1, 32(%rax), %ymm7, %ymm7
        vinserti32x4 $1, 48(%rax), %ymm11, %ymm11
        mov        24(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %xmm26
        vmovdqu32  16(%rax), %xmm30
        vmovdqu32  32(%rax), %xmm8
        vmovdqu32  48(%rax), %xmm12
        mov        56(%rsi), %rax
        add        %rcx, %rax
        vinserti32x4 $1, (%rax), %ymm26, %ymm26
        vinserti32x4 $1, 16(%rax), %ymm30, %ymm30
        vinserti32x4 $1, 32(%rax), %ymm8, %ymm8
        vinserti32x4 $1, 48(%rax), %ymm12, %ymm12
        vpunpckldq %ymm24, %ymm23, %ymm22
        vpunpckhdq %ymm24, %ymm23, %ymm23
        vpunpckldq %ymm26, %ymm25, %ymm24
        vpunpckhdq %ymm26, %ymm25, %ymm25
        vpunpcklqdq %ymm24, %ymm22, %ymm26
        vpunpckhqdq %ymm24, %ymm22, %ymm22
        vpunpcklqdq %ymm25, %ymm23, %ymm24
        vpunpckhqdq %ymm25, %ymm23, %ymm23
        vmovdqu32  %ymm26, (%rsp)
        vmovdqu32  %ymm22, 96(%rsp)
        vmovdqu32  %ymm24, 192(%rsp)
        vmovdqu32  %ymm23, 0x120(%rsp)
        vpunpckldq %ymm28, %ymm27, %ymm25
        vpunpckhdq %ymm28, %ymm27, %ymm27
        vpunpckldq %ymm30, %ymm29, %ymm28
        vpunpckhdq %ymm30, %ymm29, %ymm29
        vpunpcklqdq %ymm28, %ymm25, %ymm30
        vpunpckhqdq %ymm28, %ymm25, %ymm25
        vpunpcklqdq %ymm29, %ymm27, %ymm28
        vpunpckhqdq %ymm29, %ymm27, %ymm27
        vmovdqu32  %ymm30, 0x180(%rsp)
        vmovdqu32  %ymm25, 0x1e0(%rsp)
        vmovdqu32  %ymm28, 0x240(%rsp)
        vmovdqu32  %ymm27, 0x2a0(%rsp)
        vpunpckldq %ymm6, %ymm31, %ymm29
        vpunpckhdq %ymm6, %ymm31, %ymm31
        vpunpckldq %ymm8, %ymm7, %ymm6
        vpunpckhdq %ymm8, %ymm7, %ymm7
        vpunpcklqdq %ymm6, %ymm29, %ymm8
        vpunpckhqdq %ymm6, %ymm29, %ymm29
        vpunpcklqdq %ymm7, %ymm31, %ymm6
        vpunpckhqdq %ymm7, %ymm31, %ymm31
        vmovdqu32  %ymm8, 0x300(%rsp)
        vmovdqu32  %ymm29, 0x360(%rsp)
        vmovdqu32  %ymm6, 0x3c0(%rsp)
        vmovdqu32  %ymm31, 0x420(%rsp)
        vpunpckldq %ymm10, %ymm9, %ymm7
        vpunpckhdq %ymm10, %ymm9, %ymm9
        vpunpckldq %ymm12, %ymm11, %ymm10
        vpunpckhdq %ymm12, %ymm11, %ymm11
        vpunpcklqdq %ymm10, %ymm7, %ymm12
        vpunpckhqdq %ymm10, %ymm7, %ymm7
        vpunpcklqdq %ymm11, %ymm9, %ymm10
        vpunpckhqdq %ymm11, %ymm9, %ymm9
        vmovdqu32  %ymm12, 0x480(%rsp)
        vmovdqu32  %ymm7, 0x4e0(%rsp)
        vmovdqu32  %ymm10, 0x540(%rsp)
        vmovdqu32  %ymm9, 0x5a0(%rsp)
        mov        64(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %xmm23
        vmovdqu32  16(%rax), %xmm27
        vmovdqu32  32(%rax), %xmm31
        vmovdqu32  48(%rax), %xmm9
        mov        96(%rsi), %rax
        add        %rcx, %rax
        vinserti32x4 $1, (%rax), %ymm23, %ymm23
        vinserti32x4 $1, 16(%rax), %ymm27, %ymm27
        vinserti32x4 $1, 32(%rax), %ymm31, %ymm31
        vinserti32x4 $1, 48(%rax), %ymm9, %ymm9
        mov        72(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %xmm24
        vmovdqu32  16(%rax), %xmm28
        vmovdqu32  32(%rax), %xmm6
        vmovdqu32  48(%rax), %xmm10
        mov        104(%rsi), %rax
        add        %rcx, %rax
        vinserti32x4 $1, (%rax), %ymm24, %ymm24
        vinserti32x4 $1, 16(%rax), %ymm28, %ymm28
        vinserti32x4 $1, 32(%rax), %ymm6, %ymm6
        vinserti32x4 $1, 48(%rax), %ymm10, %ymm10
        mov        80(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %xmm25
        vmovdqu32  16(%rax), %xmm29
        vmovdqu32  32(%rax), %xmm7
        vmovdqu32  48(%rax), %xmm11
        mov        112(%rsi), %rax
        add        %rcx, %rax
        vinserti32x4 $1, (%rax), %ymm25, %ymm25
        vinserti32x4 $1, 16(%rax), %ymm29, %ymm29
        vinserti32x4 $1, 32(%rax), %ymm7, %ymm7
        vinserti32x4 $1, 48(%rax), %ymm11, %ymm11
        mov        88(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %xmm26
        vmovdqu32  16(%rax), %xmm30
        vmovdqu32  32(%rax), %xmm8
        vmovdqu32  48(%rax), %xmm12
        mov        120(%rsi), %rax
        add        %rcx, %rax
        vinserti32x4 $1, (%rax), %ymm26, %ymm26
        vinserti32x4 $1, 16(%rax), %ymm30, %ymm30
        vinserti32x4 $1, 32(%rax), %ymm8, %ymm8
        vinserti32x4 $1, 48(%rax), %ymm12, %ymm12
        vpunpckldq %ymm24, %ymm23, %ymm22
        vpunpckhdq %ymm24, %ymm23, %ymm23
        vpunpckldq %ymm26, %ymm25, %ymm24
        vpunpckhdq %ymm26, %ymm25, %ymm25
        vpunpcklqdq %ymm24, %ymm22, %ymm26
        vpunpckhqdq %ymm24, %ymm22, %ymm22
        vpunpcklqdq %ymm25, %ymm23, %ymm24
        vpunpckhqdq %ymm25, %ymm23, %ymm23
        vmovdqu32  %ymm26, 32(%rsp)
        vmovdqu32  %ymm22, 128(%rsp)
        vmovdqu32  %ymm24, 224(%rsp)
        vmovdqu32  %ymm23, 0x140(%rsp)
        vpunpckldq %ymm28, %ymm27, %ymm25
        vpunpckhdq %ymm28, %ymm27, %ymm27
        vpunpckldq %ymm30, %ymm29, %ymm28
        vpunpckhdq %ymm30, %ymm29, %ymm29
        vpunpcklqdq %ymm28, %ymm25, %ymm30
        vpunpckhqdq %ymm28, %ymm25, %ymm25
        vpunpcklqdq %ymm29, %ymm27, %ymm28
        vpunpckhqdq %ymm29, %ymm27, %ymm27
        vmovdqu32  %ymm30, 0x1a0(%rsp)
        vmovdqu32  %ymm25, 0x200(%rsp)
        vmovdqu32  %ymm28, 0x260(%rsp)
        vmovdqu32  %ymm27, 0x2c0(%rsp)
        vpunpckldq %ymm6, %ymm31, %ymm29
        vpunpckhdq %ymm6, %ymm31, %ymm31
        vpunpckldq %ymm8, %ymm7, %ymm6
        vpunpckhdq %ymm8, %ymm7, %ymm7
        vpunpcklqdq %ymm6, %ymm29, %ymm8
        vpunpckhqdq %ymm6, %ymm29, %ymm29
        vpunpcklqdq %ymm7, %ymm31, %ymm6
        vpunpckhqdq %ymm7, %ymm31, %ymm31
        vmovdqu32  %ymm8, 0x320(%rsp)
        vmovdqu32  %ymm29, 0x380(%rsp)
        vmovdqu32  %ymm6, 0x3e0(%rsp)
        vmovdqu32  %ymm31, 0x440(%rsp)
        vpunpckldq %ymm10, %ymm9, %ymm7
        vpunpckhdq %ymm10, %ymm9, %ymm9
        vpunpckldq %ymm12, %ymm11, %ymm10
        vpunpckhdq %ymm12, %ymm11, %ymm11
        vpunpcklqdq %ymm10, %ymm7, %ymm12
        vpunpckhqdq %ymm10, %ymm7, %ymm7
        vpunpcklqdq %ymm11, %ymm9, %ymm10
        vpunpckhqdq %ymm11, %ymm9, %ymm9
        vmovdqu32  %ymm12, 0x4a0(%rsp)
        vmovdqu32  %ymm7, 0x500(%rsp)
        vmovdqu32  %ymm10, 0x560(%rsp)
        vmovdqu32  %ymm9, 0x5c0(%rsp)
        mov        128(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %xmm23
        vmovdqu32  16(%rax), %xmm27
        vmovdqu32  32(%rax), %xmm31
        vmovdqu32  48(%rax), %xmm9
        mov        160(%rsi), %rax
        add        %rcx, %rax
        vinserti32x4 $1, (%rax), %ymm23, %ymm23
        vinserti32x4 $1, 16(%rax), %ymm27, %ymm27
        vinserti32x4 $1, 32(%rax), %ymm31, %ymm31
        vinserti32x4 $1, 48(%rax), %ymm9, %ymm9
        mov        136(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %xmm24
        vmovdqu32  16(%rax), %xmm28
        vmovdqu32  32(%rax), %xmm6
        vmovdqu32  48(%rax), %xmm10
        mov        168(%rsi), %rax
        add        %rcx, %rax
        vinserti32x4 $1, (%rax), %ymm24, %ymm24
        vinserti32x4 $1, 16(%rax), %ymm28, %ymm28
        vinserti32x4 $1, 32(%rax), %ymm6, %ymm6
        vinserti32x4 $1, 48(%rax), %ymm10, %ymm10
        mov        144(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %xmm25
        vmovdqu32  16(%rax), %xmm29
        vmovdqu32  32(%rax), %xmm7
        vmovdqu32  48(%rax), %xmm11
        mov        176(%rsi), %rax
        add        %rcx, %rax
        vinserti32x4 $1, (%rax), %ymm25, %ymm25
        vinserti32x4 $1, 16(%rax), %ymm29, %ymm29
        vinserti32x4 $1, 32(%rax), %ymm7, %ymm7
        vinserti32x4 $1, 48(%rax), %ymm11, %ymm11
        mov        152(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %xmm26
        vmovdqu32  16(%rax), %xmm30
        vmovdqu32  32(%rax), %xmm8
        vmovdqu32  48(%rax), %xmm12
        mov        184(%rsi), %rax
        add        %rcx, %rax
        vinserti32x4 $1, (%rax), %ymm26, %ymm26
        vinserti32x4 $1, 16(%rax), %ymm30, %ymm30
        vinserti32x4 $1, 32(%rax), %ymm8, %ymm8
        vinserti32x4 $1, 48(%rax), %ymm12, %ymm12
        vpunpckldq %ymm24, %ymm23, %ymm22
        vpunpckhdq %ymm24, %ymm23, %ymm23
        vpunpckldq %ymm26, %ymm25, %ymm24
        vpunpckhdq %ymm26, %ymm25, %ymm25
        vpunpcklqdq %ymm24, %ymm22, %ymm26
        vpunpckhqdq %ymm24, %ymm22, %ymm22
        vpunpcklqdq %ymm25, %ymm23, %ymm24
        vpunpckhqdq %ymm25, %ymm23, %ymm23
        vmovdqu32  %ymm26, 64(%rsp)
        vmovdqu32  %ymm22, 160(%rsp)
        vmovdqu32  %ymm24, 0x100(%rsp)
        vmovdqu32  %ymm23, 0x160(%rsp)
        vpunpckldq %ymm28, %ymm27, %ymm25
        vpunpckhdq %ymm28, %ymm27, %ymm27
        vpunpckldq %ymm30, %ymm29, %ymm28
        vpunpckhdq %ymm30, %ymm29, %ymm29
        vpunpcklqdq %ymm28, %ymm25, %ymm30
        vpunpckhqdq %ymm28, %ymm25, %ymm25
        vpunpcklqdq %ymm29, %ymm27, %ymm28
        vpunpckhqdq %ymm29, %ymm27, %ymm27
        vmovdqu32  %ymm30, 0x1c0(%rsp)
        vmovdqu32  %ymm25, 0x220(%rsp)
        vmovdqu32  %ymm28, 0x280(%rsp)
        vmovdqu32  %ymm27, 0x2e0(%rsp)
        vpunpckldq %ymm6, %ymm31, %ymm29
        vpunpckhdq %ymm6, %ymm31, %ymm31
        vpunpckldq %ymm8, %ymm7, %ymm6
        vpunpckhdq %ymm8, %ymm7, %ymm7
        vpunpcklqdq %ymm6, %ymm29, %ymm8
        vpunpckhqdq %ymm6, %ymm29, %ymm29
        vpunpcklqdq %ymm7, %ymm31, %ymm6
        vpunpckhqdq %ymm7, %ymm31, %ymm31
        vmovdqu32  %ymm8, 0x340(%rsp)
        vmovdqu32  %ymm29, 0x3a0(%rsp)
        vmovdqu32  %ymm6, 0x400(%rsp)
        vmovdqu32  %ymm31, 0x460(%rsp)
        vpunpckldq %ymm10, %ymm9, %ymm7
        vpunpckhdq %ymm10, %ymm9, %ymm9
        vpunpckldq %ymm12, %ymm11, %ymm10
        vpunpckhdq %ymm12, %ymm11, %ymm11
        vpunpcklqdq %ymm10, %ymm7, %ymm12
        vpunpckhqdq %ymm10, %ymm7, %ymm7
        vpunpcklqdq %ymm11, %ymm9, %ymm10
        vpunpckhqdq %ymm11, %ymm9, %ymm9
        vmovdqu32  %ymm12, 0x4c0(%rsp)
        vmovdqu32  %ymm7, 0x520(%rsp)
        vmovdqu32  %ymm10, 0x580(%rsp)
        vmovdqu32  %ymm9, 0x5e0(%rsp)
        vmovdqa32  %ymm1, %ymm22
        vpternlogd $202, %ymm3, %ymm2, %ymm22
        vmovdqu32  (%rsp), %ymm23
        vpaddd     (%r15){1to8}, %ymm23, %ymm24
        vpaddd     %ymm0, %ymm24, %ymm24
        vpaddd     %ymm24, %ymm22, %ymm22
        vprold     $7, %ymm22, %ymm22
        vpaddd     %ymm1, %ymm22, %ymm22                // stream a, step 1, F: cycle 4
        vmovdqa32  %ymm5, %ymm24
        vpternlogd $202, %ymm17, %ymm16, %ymm24
        vmovdqu32  32(%rsp), %ymm25
        vpaddd     (%r15){1to8}, %ymm25, %ymm26
        vpaddd     %ymm4, %ymm26, %ymm26
        vpaddd     %ymm26, %ymm24, %ymm24
        vprold     $7, %ymm24, %ymm24
        vpaddd     %ymm5, %ymm24, %ymm24                // stream b, step 1, F: cycle 4
        vmovdqa32  %ymm19, %ymm26
        vpternlogd $202, %ymm21, %ymm20, %ymm26
        vmovdqu32  64(%rsp), %ymm27
        vpaddd     (%r15){1to8}, %ymm27, %ymm28
        vpaddd     %ymm18, %ymm28, %ymm28
        vpaddd     %ymm28, %ymm26, %ymm26
        vprold     $7, %ymm26, %ymm26
        vpaddd     %ymm19, %ymm26, %ymm26               // stream c, step 1, F: cycle 4
        vmovdqa32  %ymm22, %ymm28
        vpternlogd $202, %ymm2, %ymm1, %ymm28
        vpaddd     4(%r15){1to8}, %ymm3, %ymm29
        vpaddd     96(%rsp), %ymm29, %ymm29
        vpaddd     %ymm29, %ymm28, %ymm28
        vprold     $12, %ymm28, %ymm28
        vpaddd     %ymm22, %ymm28, %ymm28               // stream a, step 2, F: cycle 8
        vmovdqa32  %ymm24, %ymm29
        vpternlogd $202, %ymm16, %ymm5, %ymm29
        vpaddd     4(%r15){1to8}, %ymm17, %ymm30
        vpaddd     128(%rsp), %ymm30, %ymm30
        vpaddd     %ymm30, %ymm29, %ymm29
        vprold     $12, %ymm29, %ymm29
        vpaddd     %ymm24, %ymm29, %ymm29               // stream b, step 2, F: cycle 8
        vmovdqa32  %ymm26, %ymm30
        vpternlogd $202, %ymm20, %ymm19, %ymm30
        vpaddd     4(%r15){1to8}, %ymm21, %ymm31
        vpaddd     160(%rsp), %ymm31, %ymm31
        vpaddd     %ymm31, %ymm30, %ymm30
        vprold     $12, %ymm30, %ymm30
        vpaddd     %ymm26, %ymm30, %ymm30               // stream c, step 2, F: cycle 8
        vmovdqa32  %ymm28, %ymm31
        vpternlogd $202, %ymm1, %ymm22, %ymm31
        vpaddd     8(%r15){1to8}, %ymm2, %ymm6
        vpaddd     192(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm31, %ymm31
        vprold     $17, %ymm31, %ymm31
        vpaddd     %ymm28, %ymm31, %ymm31               // stream a, step 3, F: cycle 12
        vmovdqa32  %ymm29, %ymm6
        vpternlogd $202, %ymm5, %ymm24, %ymm6
        vpaddd     8(%r15){1to8}, %ymm16, %ymm7
        vpaddd     224(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm6, %ymm6
        vprold     $17, %ymm6, %ymm6
        vpaddd     %ymm29, %ymm6, %ymm6                 // stream b, step 3, F: cycle 12
        vmovdqa32  %ymm30, %ymm7
        vpternlogd $202, %ymm19, %ymm26, %ymm7
        vpaddd     8(%r15){1to8}, %ymm20, %ymm8
        vpaddd     0x100(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm7, %ymm7
        vprold     $17, %ymm7, %ymm7
        vpaddd     %ymm30, %ymm7, %ymm7                 // stream c, step 3, F: cycle 12
        vmovdqa32  %ymm31, %ymm8
        vpternlogd $202, %ymm22, %ymm28, %ymm8
        vpaddd     12(%r15){1to8}, %ymm1, %ymm9
        vpaddd     0x120(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm8, %ymm8
        vprold     $22, %ymm8, %ymm8
        vpaddd     %ymm31, %ymm8, %ymm8                 // stream a, step 4, F: cycle 16
        vmovdqa32  %ymm6, %ymm9
        vpternlogd $202, %ymm24, %ymm29, %ymm9
        vpaddd     12(%r15){1to8}, %ymm5, %ymm10
        vpaddd     0x140(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm9, %ymm9
        vprold     $22, %ymm9, %ymm9
        vpaddd     %ymm6, %ymm9, %ymm9                  // stream b, step 4, F: cycle 16
        vmovdqa32  %ymm7, %ymm10
        vpternlogd $202, %ymm26, %ymm30, %ymm10
        vpaddd     12(%r15){1to8}, %ymm19, %ymm11
        vpaddd     0x160(%rsp), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm10, %ymm10
        vprold     $22, %ymm10, %ymm10
        vpaddd     %ymm7, %ymm10, %ymm10                // stream c, step 4, F: cycle 16
        vmovdqa32  %ymm8, %ymm11
        vpternlogd $202, %ymm28, %ymm31, %ymm11
        vpaddd     16(%r15){1to8}, %ymm22, %ymm22
        vpaddd     0x180(%rsp), %ymm22, %ymm22
        vpaddd     %ymm22, %ymm11, %ymm22
        vprold     $7, %ymm22, %ymm22
        vpaddd     %ymm8, %ymm22, %ymm22                // stream a, step 5, F: cycle 20
        vmovdqa32  %ymm9, %ymm11
        vpternlogd $202, %ymm29, %ymm6, %ymm11
        vpaddd     16(%r15){1to8}, %ymm24, %ymm24
        vpaddd     0x1a0(%rsp), %ymm24, %ymm24
        vpaddd     %ymm24, %ymm11, %ymm24
        vprold     $7, %ymm24, %ymm24
        vpaddd     %ymm9, %ymm24, %ymm24                // stream b, step 5, F: cycle 20
        vmovdqa32  %ymm10, %ymm11
        vpternlogd $202, %ymm30, %ymm7, %ymm11
        vpaddd     16(%r15){1to8}, %ymm26, %ymm26
        vpaddd     0x1c0(%rsp), %ymm26, %ymm26
        vpaddd     %ymm26, %ymm11, %ymm26
        vprold     $7, %ymm26, %ymm26
        vpaddd     %ymm10, %ymm26, %ymm26               // stream c, step 5, F: cycle 20
        vmovdqa32  %ymm22, %ymm11
        vpternlogd $202, %ymm31, %ymm8, %ymm11
        vpaddd     20(%r15){1to8}, %ymm28, %ymm28
        vpaddd     0x1e0(%rsp), %ymm28, %ymm28
        vpaddd     %ymm28, %ymm11, %ymm28
        vprold     $12, %ymm28, %ymm28
        vpaddd     %ymm22, %ymm28, %ymm28               // stream a, step 6, F: cycle 24
        vmovdqa32  %ymm24, %ymm11
        vpternlogd $202, %ymm6, %ymm9, %ymm11
        vpaddd     20(%r15){1to8}, %ymm29, %ymm29
        vpaddd     0x200(%rsp), %ymm29, %ymm29
        vpaddd     %ymm29, %ymm11, %ymm29
        vprold     $12, %ymm29, %ymm29
        vpaddd     %ymm24, %ymm29, %ymm29               // stream b, step 6, F: cycle 24
        vmovdqa32  %ymm26, %ymm11
        vpternlogd $202, %ymm7, %ymm10, %ymm11
        vpaddd     20(%r15){1to8}, %ymm30, %ymm30
        vpaddd     0x220(%rsp), %ymm30, %ymm30
        vpaddd     %ymm30, %ymm11, %ymm30
        vprold     $12, %ymm30, %ymm30
        vpaddd     %ymm26, %ymm30, %ymm30               // stream c, step 6, F: cycle 24
        vmovdqa32  %ymm28, %ymm11
        vpternlogd $202, %ymm8, %ymm22, %ymm11
        vpaddd     24(%r15){1to8}, %ymm31, %ymm31
        vpaddd     0x240(%rsp), %ymm31, %ymm31
        vpaddd     %ymm31, %ymm11, %ymm31
        vprold     $17, %ymm31, %ymm31
        vpaddd     %ymm28, %ymm31, %ymm31               // stream a, step 7, F: cycle 28
        vmovdqa32  %ymm29, %ymm11
        vpternlogd $202, %ymm9, %ymm24, %ymm11
        vpaddd     24(%r15){1to8}, %ymm6, %ymm6
        vpaddd     0x260(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm11, %ymm6
        vprold     $17, %ymm6, %ymm6
        vpaddd     %ymm29, %ymm6, %ymm6                 // stream b, step 7, F: cycle 28
        vmovdqa32  %ymm30, %ymm11
        vpternlogd $202, %ymm10, %ymm26, %ymm11
        vpaddd     24(%r15){1to8}, %ymm7, %ymm7
        vpaddd     0x280(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm11, %ymm7
        vprold     $17, %ymm7, %ymm7
        vpaddd     %ymm30, %ymm7, %ymm7                 // stream c, step 7, F: cycle 28
        vmovdqa32  %ymm31, %ymm11
        vpternlogd $202, %ymm22, %ymm28, %ymm11
        vpaddd     28(%r15){1to8}, %ymm8, %ymm8
        vpaddd     0x2a0(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm11, %ymm8
        vprold     $22, %ymm8, %ymm8
        vpaddd     %ymm31, %ymm8, %ymm8                 // stream a, step 8, F: cycle 32
        vmovdqa32  %ymm6, %ymm11
        vpternlogd $202, %ymm24, %ymm29, %ymm11
        vpaddd     28(%r15){1to8}, %ymm9, %ymm9
        vpaddd     0x2c0(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm11, %ymm9
        vprold     $22, %ymm9, %ymm9
        vpaddd     %ymm6, %ymm9, %ymm9                  // stream b, step 8, F: cycle 32
        vmovdqa32  %ymm7, %ymm11
        vpternlogd $202, %ymm26, %ymm30, %ymm11
        vpaddd     28(%r15){1to8}, %ymm10, %ymm10
        vpaddd     0x2e0(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm11, %ymm10
        vprold     $22, %ymm10, %ymm10
        vpaddd     %ymm7, %ymm10, %ymm10                // stream c, step 8, F: cycle 32
        vmovdqa32  %ymm8, %ymm11
        vpternlogd $202, %ymm28, %ymm31, %ymm11
        vpaddd     32(%r15){1to8}, %ymm22, %ymm22
        vpaddd     0x300(%rsp), %ymm22, %ymm22
        vpaddd     %ymm22, %ymm11, %ymm22
        vprold     $7, %ymm22, %ymm22
        vpaddd     %ymm8, %ymm22, %ymm22                // stream a, step 9, F: cycle 36
        vmovdqa32  %ymm9, %ymm11
        vpternlogd $202, %ymm29, %ymm6, %ymm11
        vpaddd     32(%r15){1to8}, %ymm24, %ymm24
        vpaddd     0x320(%rsp), %ymm24, %ymm24
        vpaddd     %ymm24, %ymm11, %ymm24
        vprold     $7, %ymm24, %ymm24
        vpaddd     %ymm9, %ymm24, %ymm24                // stream b, step 9, F: cycle 36
        vmovdqa32  %ymm10, %ymm11
        vpternlogd $202, %ymm30, %ymm7, %ymm11
        vpaddd     32(%r15){1to8}, %ymm26, %ymm26
        vpaddd     0x340(%rsp), %ymm26, %ymm26
        vpaddd     %ymm26, %ymm11, %ymm26
        vprold     $7, %ymm26, %ymm26
        vpaddd     %ymm10, %ymm26, %ymm26               // stream c, step 9, F: cycle 36
        vmovdqa32  %ymm22, %ymm11
        vpternlogd $202, %ymm31, %ymm8, %ymm11
        vpaddd     36(%r15){1to8}, %ymm28, %ymm28
        vpaddd     0x360(%rsp), %ymm28, %ymm28
        vpaddd     %ymm28, %ymm11, %ymm28
        vprold     $12, %ymm28, %ymm28
        vpaddd     %ymm22, %ymm28, %ymm28               // stream a, step 10, F: cycle 40
        vmovdqa32  %ymm24, %ymm11
        vpternlogd $202, %ymm6, %ymm9, %ymm11
        vpaddd     36(%r15){1to8}, %ymm29, %ymm29
        vpaddd     0x380(%rsp), %ymm29, %ymm29
        vpaddd     %ymm29, %ymm11, %ymm29
        vprold     $12, %ymm29, %ymm29
        vpaddd     %ymm24, %ymm29, %ymm29               // stream b, step 10, F: cycle 40
        vmovdqa32  %ymm26, %ymm11
        vpternlogd $202, %ymm7, %ymm10, %ymm11
        vpaddd     36(%r15){1to8}, %ymm30, %ymm30
        vpaddd     0x3a0(%rsp), %ymm30, %ymm30
        vpaddd     %ymm30, %ymm11, %ymm30
        vprold     $12, %ymm30, %ymm30
        vpaddd     %ymm26, %ymm30, %ymm30               // stream c, step 10, F: cycle 40
        vmovdqa32  %ymm28, %ymm11
        vpternlogd $202, %ymm8, %ymm22, %ymm11
        vpaddd     40(%r15){1to8}, %ymm31, %ymm31
        vpaddd     0x3c0(%rsp), %ymm31, %ymm31
        vpaddd     %ymm31, %ymm11, %ymm31
        vprold     $17, %ymm31, %ymm31
        vpaddd     %ymm28, %ymm31, %ymm31               // stream a, step 11, F: cycle 44
        vmovdqa32  %ymm29, %ymm11
        vpternlogd $202, %ymm9, %ymm24, %ymm11
        vpaddd     40(%r15){1to8}, %ymm6, %ymm6
        vpaddd     0x3e0(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm11, %ymm6
        vprold     $17, %ymm6, %ymm6
        vpaddd     %ymm29, %ymm6, %ymm6                 // stream b, step 11, F: cycle 44
        vmovdqa32  %ymm30, %ymm11
        vpternlogd $202, %ymm10, %ymm26, %ymm11
        vpaddd     40(%r15){1to8}, %ymm7, %ymm7
        vpaddd     0x400(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm11, %ymm7
        vprold     $17, %ymm7, %ymm7
        vpaddd     %ymm30, %ymm7, %ymm7                 // stream c, step 11, F: cycle 44
        vmovdqa32  %ymm31, %ymm11
        vpternlogd $202, %ymm22, %ymm28, %ymm11
        vpaddd     44(%r15){1to8}, %ymm8, %ymm8
        vpaddd     0x420(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm11, %ymm8
        vprold     $22, %ymm8, %ymm8
        vpaddd     %ymm31, %ymm8, %ymm8                 // stream a, step 12, F: cycle 48
        vmovdqa32  %ymm6, %ymm11
        vpternlogd $202, %ymm24, %ymm29, %ymm11
        vpaddd     44(%r15){1to8}, %ymm9, %ymm9
        vpaddd     0x440(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm11, %ymm9
        vprold     $22, %ymm9, %ymm9
        vpaddd     %ymm6, %ymm9, %ymm9                  // stream b, step 12, F: cycle 48
        vmovdqa32  %ymm7, %ymm11
        vpternlogd $202, %ymm26, %ymm30, %ymm11
        vpaddd     44(%r15){1to8}, %ymm10, %ymm10
        vpaddd     0x460(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm11, %ymm10
        vprold     $22, %ymm10, %ymm10
        vpaddd     %ymm7, %ymm10, %ymm10                // stream c, step 12, F: cycle 48
        vmovdqa32  %ymm8, %ymm11
        vpternlogd $202, %ymm28, %ymm31, %ymm11
        vpaddd     48(%r15){1to8}, %ymm22, %ymm22
        vpaddd     0x480(%rsp), %ymm22, %ymm22
        vpaddd     %ymm22, %ymm11, %ymm22
        vprold     $7, %ymm22, %ymm22
        vpaddd     %ymm8, %ymm22, %ymm22                // stream a, step 13, F: cycle 52
        vmovdqa32  %ymm9, %ymm11
        vpternlogd $202, %ymm29, %ymm6, %ymm11
        vpaddd     48(%r15){1to8}, %ymm24, %ymm24
        vpaddd     0x4a0(%rsp), %ymm24, %ymm24
        vpaddd     %ymm24, %ymm11, %ymm24
        vprold     $7, %ymm24, %ymm24
        vpaddd     %ymm9, %ymm24, %ymm24                // stream b, step 13, F: cycle 52
        vmovdqa32  %ymm10, %ymm11
        vpternlogd $202, %ymm30, %ymm7, %ymm11
        vpaddd     48(%r15){1to8}, %ymm26, %ymm26
        vpaddd     0x4c0(%rsp), %ymm26, %ymm26
        vpaddd     %ymm26, %ymm11, %ymm26
        vprold     $7, %ymm26, %ymm26
        vpaddd     %ymm10, %ymm26, %ymm26               // stream c, step 13, F: cycle 52
        vmovdqa32  %ymm22, %ymm11
        vpternlogd $202, %ymm31, %ymm8, %ymm11
        vpaddd     52(%r15){1to8}, %ymm28, %ymm28
        vpaddd     0x4e0(%rsp), %ymm28, %ymm28
        vpaddd     %ymm28, %ymm11, %ymm28
        vprold     $12, %ymm28, %ymm28
        vpaddd     %ymm22, %ymm28, %ymm28               // stream a, step 14, F: cycle 56
        vmovdqa32  %ymm24, %ymm11
        vpternlogd $202, %ymm6, %ymm9, %ymm11
        vpaddd     52(%r15){1to8}, %ymm29, %ymm29
        vpaddd     0x500(%rsp), %ymm29, %ymm29
        vpaddd     %ymm29, %ymm11, %ymm29
        vprold     $12, %ymm29, %ymm29
        vpaddd     %ymm24, %ymm29, %ymm29               // stream b, step 14, F: cycle 56
        vmovdqa32  %ymm26, %ymm11
        vpternlogd $202, %ymm7, %ymm10, %ymm11
        vpaddd     52(%r15){1to8}, %ymm30, %ymm30
        vpaddd     0x520(%rsp), %ymm30, %ymm30
        vpaddd     %ymm30, %ymm11, %ymm30
        vprold     $12, %ymm30, %ymm30
        vpaddd     %ymm26, %ymm30, %ymm30               // stream c, step 14, F: cycle 56
        vmovdqa32  %ymm28, %ymm11
        vpternlogd $202, %ymm8, %ymm22, %ymm11
        vpaddd     56(%r15){1to8}, %ymm31, %ymm31
        vpaddd     0x540(%rsp), %ymm31, %ymm31
        vpaddd     %ymm31, %ymm11, %ymm31
        vprold     $17, %ymm31, %ymm31
        vpaddd     %ymm28, %ymm31, %ymm31               // stream a, step 15, F: cycle 60
        vmovdqa32  %ymm29, %ymm11
        vpternlogd $202, %ymm9, %ymm24, %ymm11
        vpaddd     56(%r15){1to8}, %ymm6, %ymm6
        vpaddd     0x560(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm11, %ymm6
        vprold     $17, %ymm6, %ymm6
        vpaddd     %ymm29, %ymm6, %ymm6                 // stream b, step 15, F: cycle 60
        vmovdqa32  %ymm30, %ymm11
        vpternlogd $202, %ymm10, %ymm26, %ymm11
        vpaddd     56(%r15){1to8}, %ymm7, %ymm7
        vpaddd     0x580(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm11, %ymm7
        vprold     $17, %ymm7, %ymm7
        vpaddd     %ymm30, %ymm7, %ymm7                 // stream c, step 15, F: cycle 60
        vmovdqa32  %ymm31, %ymm11
        vpternlogd $202, %ymm22, %ymm28, %ymm11
        vpaddd     60(%r15){1to8}, %ymm8, %ymm8
        vpaddd     0x5a0(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm11, %ymm8
        vprold     $22, %ymm8, %ymm8
        vpaddd     %ymm31, %ymm8, %ymm8                 // stream a, step 16, F: cycle 64
        vmovdqa32  %ymm6, %ymm11
        vpternlogd $202, %ymm24, %ymm29, %ymm11
        vpaddd     60(%r15){1to8}, %ymm9, %ymm9
        vpaddd     0x5c0(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm11, %ymm9
        vprold     $22, %ymm9, %ymm9
        vpaddd     %ymm6, %ymm9, %ymm9                  // stream b, step 16, F: cycle 64
        vmovdqa32  %ymm7, %ymm11
        vpternlogd $202, %ymm26, %ymm30, %ymm11
        vpaddd     60(%r15){1to8}, %ymm10, %ymm10
        vpaddd     0x5e0(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm11, %ymm10
        vprold     $22, %ymm10, %ymm10
        vpaddd     %ymm7, %ymm10, %ymm10                // stream c, step 16, F: cycle 64
        vmovdqa32  %ymm8, %ymm11
        vpternlogd $226, %ymm31, %ymm28, %ymm11
        vpaddd     64(%r15){1to8}, %ymm22, %ymm22
        vpaddd     96(%rsp), %ymm22, %ymm22
        vpaddd     %ymm22, %ymm11, %ymm22
        vprold     $5, %ymm22, %ymm22
        vpaddd     %ymm8, %ymm22, %ymm22                // stream a, step 17, G: cycle 68
        vmovdqa32  %ymm9, %ymm11
        vpternlogd $226, %ymm6, %ymm29, %ymm11
        vpaddd     64(%r15){1to8}, %ymm24, %ymm24
        vpaddd     128(%rsp), %ymm24, %ymm24
        vpaddd     %ymm24, %ymm11, %ymm24
        vprold     $5, %ymm24, %ymm24
        vpaddd     %ymm9, %ymm24, %ymm24                // stream b, step 17, G: cycle 68
        vmovdqa32  %ymm10, %ymm11
        vpternlogd $226, %ymm7, %ymm30, %ymm11
        vpaddd     64(%r15){1to8}, %ymm26, %ymm26
        vpaddd     160(%rsp), %ymm26, %ymm26
        vpaddd     %ymm26, %ymm11, %ymm26
        vprold     $5, %ymm26, %ymm26
        vpaddd     %ymm10, %ymm26, %ymm26               // stream c, step 17, G: cycle 68
        vmovdqa32  %ymm22, %ymm11
        vpternlogd $226, %ymm8, %ymm31, %ymm11
        vpaddd     68(%r15){1to8}, %ymm28, %ymm28
        vpaddd     0x240(%rsp), %ymm28, %ymm28
        vpaddd     %ymm28, %ymm11, %ymm28
        vprold     $9, %ymm28, %ymm28
        vpaddd     %ymm22, %ymm28, %ymm28               // stream a, step 18, G: cycle 72
        vmovdqa32  %ymm24, %ymm11
        vpternlogd $226, %ymm9, %ymm6, %ymm11
        vpaddd     68(%r15){1to8}, %ymm29, %ymm29
        vpaddd     0x260(%rsp), %ymm29, %ymm29
        vpaddd     %ymm29, %ymm11, %ymm29
        vprold     $9, %ymm29, %ymm29
        vpaddd     %ymm24, %ymm29, %ymm29               // stream b, step 18, G: cycle 72
        vmovdqa32  %ymm26, %ymm11
        vpternlogd $226, %ymm10, %ymm7, %ymm11
        vpaddd     68(%r15){1to8}, %ymm30, %ymm30
        vpaddd     0x280(%rsp), %ymm30, %ymm30
        vpaddd     %ymm30, %ymm11, %ymm30
        vprold     $9, %ymm30, %ymm30
        vpaddd     %ymm26, %ymm30, %ymm30               // stream c, step 18, G: cycle 72
        vmovdqa32  %ymm28, %ymm11
        vpternlogd $226, %ymm22, %ymm8, %ymm11
        vpaddd     72(%r15){1to8}, %ymm31, %ymm31
        vpaddd     0x420(%rsp), %ymm31, %ymm31
        vpaddd     %ymm31, %ymm11, %ymm31
        vprold     $14, %ymm31, %ymm31
        vpaddd     %ymm28, %ymm31, %ymm31               // stream a, step 19, G: cycle 76
        vmovdqa32  %ymm29, %ymm11
        vpternlogd $226, %ymm24, %ymm9, %ymm11
        vpaddd     72(%r15){1to8}, %ymm6, %ymm6
        vpaddd     0x440(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm11, %ymm6
        vprold     $14, %ymm6, %ymm6
        vpaddd     %ymm29, %ymm6, %ymm6                 // stream b, step 19, G: cycle 76
        vmovdqa32  %ymm30, %ymm11
        vpternlogd $226, %ymm26, %ymm10, %ymm11
        vpaddd     72(%r15){1to8}, %ymm7, %ymm7
        vpaddd     0x460(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm11, %ymm7
        vprold     $14, %ymm7, %ymm7
        vpaddd     %ymm30, %ymm7, %ymm7                 // stream c, step 19, G: cycle 76
        vmovdqa32  %ymm31, %ymm11
        vpternlogd $226, %ymm28, %ymm22, %ymm11
        vpaddd     76(%r15){1to8}, %ymm8, %ymm8
        vpaddd     %ymm8, %ymm23, %ymm8
        vpaddd     %ymm8, %ymm11, %ymm8
        vprold     $20, %ymm8, %ymm8
        vpaddd     %ymm31, %ymm8, %ymm8                 // stream a, step 20, G: cycle 80
        vmovdqa32  %ymm6, %ymm11
        vpternlogd $226, %ymm29, %ymm24, %ymm11
        vpaddd     76(%r15){1to8}, %ymm9, %ymm9
        vpaddd     %ymm9, %ymm25, %ymm9
        vpaddd     %ymm9, %ymm11, %ymm9
        vprold     $20, %ymm9, %ymm9
        vpaddd     %ymm6, %ymm9, %ymm9                  // stream b, step 20, G: cycle 80
        vmovdqa32  %ymm7, %ymm11
        vpternlogd $226, %ymm30, %ymm26, %ymm11
        vpaddd     76(%r15){1to8}, %ymm10, %ymm10
        vpaddd     %ymm10, %ymm27, %ymm10
        vpaddd     %ymm10, %ymm11, %ymm10
        vprold     $20, %ymm10, %ymm10
        vpaddd     %ymm7, %ymm10, %ymm10                // stream c, step 20, G: cycle 80
        vmovdqa32  %ymm8, %ymm11
        vpternlogd $226, %ymm31, %ymm28, %ymm11
        vpaddd     80(%r15){1to8}, %ymm22, %ymm22
        vpaddd     0x1e0(%rsp), %ymm22, %ymm22
        vpaddd     %ymm22, %ymm11, %ymm22
        vprold     $5, %ymm22, %ymm22
        vpaddd     %ymm8, %ymm22, %ymm22                // stream a, step 21, G: cycle 84
        vmovdqa32  %ymm9, %ymm11
        vpternlogd $226, %ymm6, %ymm29, %ymm11
        vpaddd     80(%r15){1to8}, %ymm24, %ymm24
        vpaddd     0x200(%rsp), %ymm24, %ymm24
        vpaddd     %ymm24, %ymm11, %ymm24
        vprold     $5, %ymm24, %ymm24
        vpaddd     %ymm9, %ymm24, %ymm24                // stream b, step 21, G: cycle 84
        vmovdqa32  %ymm10, %ymm11
        vpternlogd $226, %ymm7, %ymm30, %ymm11
        vpaddd     80(%r15){1to8}, %ymm26, %ymm26
        vpaddd     0x220(%rsp), %ymm26, %ymm26
        vpaddd     %ymm26, %ymm11, %ymm26
        vprold     $5, %ymm26, %ymm26
        vpaddd     %ymm10, %ymm26, %ymm26               // stream c, step 21, G: cycle 84
        vmovdqa32  %ymm22, %ymm11
        vpternlogd $226, %ymm8, %ymm31, %ymm11
        vpaddd     84(%r15){1to8}, %ymm28, %ymm28
        vpaddd     0x3c0(%rsp), %ymm28, %ymm28
        vpaddd     %ymm28, %ymm11, %ymm28
        vprold     $9, %ymm28, %ymm28
        vpaddd     %ymm22, %ymm28, %ymm28               // stream a, step 22, G: cycle 88
        vmovdqa32  %ymm24, %ymm11
        vpternlogd $226, %ymm9, %ymm6, %ymm11
        vpaddd     84(%r15){1to8}, %ymm29, %ymm29
        vpaddd     0x3e0(%rsp), %ymm29, %ymm29
        vpaddd     %ymm29, %ymm11, %ymm29
        vprold     $9, %ymm29, %ymm29
        vpaddd     %ymm24, %ymm29, %ymm29               // stream b, step 22, G: cycle 88
        vmovdqa32  %ymm26, %ymm11
        vpternlogd $226, %ymm10, %ymm7, %ymm11
        vpaddd     84(%r15){1to8}, %ymm30, %ymm30
        vpaddd     0x400(%rsp), %ymm30, %ymm30
        vpaddd     %ymm30, %ymm11, %ymm30
        vprold     $9, %ymm30, %ymm30
        vpaddd     %ymm26, %ymm30, %ymm30               // stream c, step 22, G: cycle 88
        vmovdqa32  %ymm28, %ymm11
        vpternlogd $226, %ymm22, %ymm8, %ymm11
        vpaddd     88(%r15){1to8}, %ymm31, %ymm31
        vpaddd     0x5a0(%rsp), %ymm31, %ymm31
        vpaddd     %ymm31, %ymm11, %ymm31
        vprold     $14, %ymm31, %ymm31
        vpaddd     %ymm28, %ymm31, %ymm31               // stream a, step 23, G: cycle 92
        vmovdqa32  %ymm29, %ymm11
        vpternlogd $226, %ymm24, %ymm9, %ymm11
        vpaddd     88(%r15){1to8}, %ymm6, %ymm6
        vpaddd     0x5c0(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm11, %ymm6
        vprold     $14, %ymm6, %ymm6
        vpaddd     %ymm29, %ymm6, %ymm6                 // stream b, step 23, G: cycle 92
        vmovdqa32  %ymm30, %ymm11
        vpternlogd $226, %ymm26, %ymm10, %ymm11
        vpaddd     88(%r15){1to8}, %ymm7, %ymm7
        vpaddd     0x5e0(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm11, %ymm7
        vprold     $14, %ymm7, %ymm7
        vpaddd     %ymm30, %ymm7, %ymm7                 // stream c, step 23, G: cycle 92
        vmovdqa32  %ymm31, %ymm11
        vpternlogd $226, %ymm28, %ymm22, %ymm11
        vpaddd     92(%r15){1to8}, %ymm8, %ymm8
        vpaddd     0x180(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm11, %ymm8
        vprold     $20, %ymm8, %ymm8
        vpaddd     %ymm31, %ymm8, %ymm8                 // stream a, step 24, G: cycle 96
        vmovdqa32  %ymm6, %ymm11
        vpternlogd $226, %ymm29, %ymm24, %ymm11
        vpaddd     92(%r15){1to8}, %ymm9, %ymm9
        vpaddd     0x1a0(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm11, %ymm9
        vprold     $20, %ymm9, %ymm9
        vpaddd     %ymm6, %ymm9, %ymm9                  // stream b, step 24, G: cycle 96
        vmovdqa32  %ymm7, %ymm11
        vpternlogd $226, %ymm30, %ymm26, %ymm11
        vpaddd     92(%r15){1to8}, %ymm10, %ymm10
        vpaddd     0x1c0(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm11, %ymm10
        vprold     $20, %ymm10, %ymm10
        vpaddd     %ymm7, %ymm10, %ymm10                // stream c, step 24, G: cycle 96
        vmovdqa32  %ymm8, %ymm11
        vpternlogd $226, %ymm31, %ymm28, %ymm11
        vpaddd     96(%r15){1to8}, %ymm22, %ymm22
        vpaddd     0x360(%rsp), %ymm22, %ymm22
        vpaddd     %ymm22, %ymm11, %ymm22
        vprold     $5, %ymm22, %ymm22
        vpaddd     %ymm8, %ymm22, %ymm22                // stream a, step 25, G: cycle 100
        vmovdqa32  %ymm9, %ymm11
        vpternlogd $226, %ymm6, %ymm29, %ymm11
        vpaddd     96(%r15){1to8}, %ymm24, %ymm24
        vpaddd     0x380(%rsp), %ymm24, %ymm24
        vpaddd     %ymm24, %ymm11, %ymm24
        vprold     $5, %ymm24, %ymm24
        vpaddd     %ymm9, %ymm24, %ymm24                // stream b, step 25, G: cycle 100
        vmovdqa32  %ymm10, %ymm11
        vpternlogd $226, %ymm7, %ymm30, %ymm11
        vpaddd     96(%r15){1to8}, %ymm26, %ymm26
        vpaddd     0x3a0(%rsp), %ymm26, %ymm26
        vpaddd     %ymm26, %ymm11, %ymm26
        vprold     $5, %ymm26, %ymm26
        vpaddd     %ymm10, %ymm26, %ymm26               // stream c, step 25, G: cycle 100
        vmovdqa32  %ymm22, %ymm11
        vpternlogd $226, %ymm8, %ymm31, %ymm11
        vpaddd     100(%r15){1to8}, %ymm28, %ymm28
        vpaddd     0x540(%rsp), %ymm28, %ymm28
        vpaddd     %ymm28, %ymm11, %ymm28
        vprold     $9, %ymm28, %ymm28
        vpaddd     %ymm22, %ymm28, %ymm28               // stream a, step 26, G: cycle 104
        vmovdqa32  %ymm24, %ymm11
        vpternlogd $226, %ymm9, %ymm6, %ymm11
        vpaddd     100(%r15){1to8}, %ymm29, %ymm29
        vpaddd     0x560(%rsp), %ymm29, %ymm29
        vpaddd     %ymm29, %ymm11, %ymm29
        vprold     $9, %ymm29, %ymm29
        vpaddd     %ymm24, %ymm29, %ymm29               // stream b, step 26, G: cycle 104
        vmovdqa32  %ymm26, %ymm11
        vpternlogd $226, %ymm10, %ymm7, %ymm11
        vpaddd     100(%r15){1to8}, %ymm30, %ymm30
        vpaddd     0x580(%rsp), %ymm30, %ymm30
        vpaddd     %ymm30, %ymm11, %ymm30
        vprold     $9, %ymm30, %ymm30
        vpaddd     %ymm26, %ymm30, %ymm30               // stream c, step 26, G: cycle 104
        vmovdqa32  %ymm28, %ymm11
        vpternlogd $226, %ymm22, %ymm8, %ymm11
        vpaddd     104(%r15){1to8}, %ymm31, %ymm31
        vpaddd     0x120(%rsp), %ymm31, %ymm31
        vpaddd     %ymm31, %ymm11, %ymm31
        vprold     $14, %ymm31, %ymm31
        vpaddd     %ymm28, %ymm31, %ymm31               // stream a, step 27, G: cycle 108
        vmovdqa32  %ymm29, %ymm11
        vpternlogd $226, %ymm24, %ymm9, %ymm11
        vpaddd     104(%r15){1to8}, %ymm6, %ymm6
        vpaddd     0x140(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm11, %ymm6
        vprold     $14, %ymm6, %ymm6
        vpaddd     %ymm29, %ymm6, %ymm6                 // stream b, step 27, G: cycle 108
        vmovdqa32  %ymm30, %ymm11
        vpternlogd $226, %ymm26, %ymm10, %ymm11
        vpaddd     104(%r15){1to8}, %ymm7, %ymm7
        vpaddd     0x160(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm11, %ymm7
        vprold     $14, %ymm7, %ymm7
        vpaddd     %ymm30, %ymm7, %ymm7                 // stream c, step 27, G: cycle 108
        vmovdqa32  %ymm31, %ymm11
        vpternlogd $226, %ymm28, %ymm22, %ymm11
        vpaddd     108(%r15){1to8}, %ymm8, %ymm8
        vpaddd     0x300(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm11, %ymm8
        vprold     $20, %ymm8, %ymm8
        vpaddd     %ymm31, %ymm8, %ymm8                 // stream a, step 28, G: cycle 112
        vmovdqa32  %ymm6, %ymm11
        vpternlogd $226, %ymm29, %ymm24, %ymm11
        vpaddd     108(%r15){1to8}, %ymm9, %ymm9
        vpaddd     0x320(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm11, %ymm9
        vprold     $20, %ymm9, %ymm9
        vpaddd     %ymm6, %ymm9, %ymm9                  // stream b, step 28, G: cycle 112
        vmovdqa32  %ymm7, %ymm11
        vpternlogd $226, %ymm30, %ymm26, %ymm11
        vpaddd     108(%r15){1to8}, %ymm10, %ymm10
        vpaddd     0x340(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm11, %ymm10
        vprold     $20, %ymm10, %ymm10
        vpaddd     %ymm7, %ymm10, %ymm10                // stream c, step 28, G: cycle 112
        vmovdqa32  %ymm8, %ymm11
        vpternlogd $226, %ymm31, %ymm28, %ymm11
        vpaddd     112(%r15){1to8}, %ymm22, %ymm22
        vpaddd     0x4e0(%rsp), %ymm22, %ymm22
        vpaddd     %ymm22, %ymm11, %ymm22
        vprold     $5, %ymm22, %ymm22
        vpaddd     %ymm8, %ymm22, %ymm22                // stream a, step 29, G: cycle 116
        vmovdqa32  %ymm9, %ymm11
        vpternlogd $226, %ymm6, %ymm29, %ymm11
        vpaddd     112(%r15){1to8}, %ymm24, %ymm24
        vpaddd     0x500(%rsp), %ymm24, %ymm24
        vpaddd     %ymm24, %ymm11, %ymm24
        vprold     $5, %ymm24, %ymm24
        vpaddd     %ymm9, %ymm24, %ymm24                // stream b, step 29, G: cycle 116
        vmovdqa32  %ymm10, %ymm11
        vpternlogd $226, %ymm7, %ymm30, %ymm11
        vpaddd     112(%r15){1to8}, %ymm26, %ymm26
        vpaddd     0x520(%rsp), %ymm26, %ymm26
        vpaddd     %ymm26, %ymm11, %ymm26
        vprold     $5, %ymm26, %ymm26
        vpaddd     %ymm10, %ymm26, %ymm26               // stream c, step 29, G: cycle 116
        vmovdqa32  %ymm22, %ymm11
        vpternlogd $226, %ymm8, %ymm31, %ymm11
        vpaddd     116(%r15){1to8}, %ymm28, %ymm28
        vpaddd     192(%rsp), %ymm28, %ymm28
        vpaddd     %ymm28, %ymm11, %ymm28
        vprold     $9, %ymm28, %ymm28
        vpaddd     %ymm22, %ymm28, %ymm28               // stream a, step 30, G: cycle 120
        vmovdqa32  %ymm24, %ymm11
        vpternlogd $226, %ymm9, %ymm6, %ymm11
        vpaddd     116(%r15){1to8}, %ymm29, %ymm29
        vpaddd     224(%rsp), %ymm29, %ymm29
        vpaddd     %ymm29, %ymm11, %ymm29
        vprold     $9, %ymm29, %ymm29
        vpaddd     %ymm24, %ymm29, %ymm29               // stream b, step 30, G: cycle 120
        vmovdqa32  %ymm26, %ymm11
        vpternlogd $226, %ymm10, %ymm7, %ymm11
        vpaddd     116(%r15){1to8}, %ymm30, %ymm30
        vpaddd     0x100(%rsp), %ymm30, %ymm30
        vpaddd     %ymm30, %ymm11, %ymm30
        vprold     $9, %ymm30, %ymm30
        vpaddd     %ymm26, %ymm30, %ymm30               // stream c, step 30, G: cycle 120
        vmovdqa32  %ymm28, %ymm11
        vpternlogd $226, %ymm22, %ymm8, %ymm11
        vpaddd     120(%r15){1to8}, %ymm31, %ymm31
        vpaddd     0x2a0(%rsp), %ymm31, %ymm31
        vpaddd     %ymm31, %ymm11, %ymm31
        vprold     $14, %ymm31, %ymm31
        vpaddd     %ymm28, %ymm31, %ymm31               // stream a, step 31, G: cycle 124
        vmovdqa32  %ymm29, %ymm11
        vpternlogd $226, %ymm24, %ymm9, %ymm11
        vpaddd     120(%r15){1to8}, %ymm6, %ymm6
        vpaddd     0x2c0(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm11, %ymm6
        vprold     $14, %ymm6, %ymm6
        vpaddd     %ymm29, %ymm6, %ymm6                 // stream b, step 31, G: cycle 124
        vmovdqa32  %ymm30, %ymm11
        vpternlogd $226, %ymm26, %ymm10, %ymm11
        vpaddd     120(%r15){1to8}, %ymm7, %ymm7
        vpaddd     0x2e0(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm11, %ymm7
        vprold     $14, %ymm7, %ymm7
        vpaddd     %ymm30, %ymm7, %ymm7                 // stream c, step 31, G: cycle 124
        vmovdqa32  %ymm31, %ymm11
        vpternlogd $226, %ymm28, %ymm22, %ymm11
        vpaddd     124(%r15){1to8}, %ymm8, %ymm8
        vpaddd     0x480(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm11, %ymm8
        vprold     $20, %ymm8, %ymm8
        vpaddd     %ymm31, %ymm8, %ymm8                 // stream a, step 32, G: cycle 128
        vmovdqa32  %ymm6, %ymm11
        vpternlogd $226, %ymm29, %ymm24, %ymm11
        vpaddd     124(%r15){1to8}, %ymm9, %ymm9
        vpaddd     0x4a0(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm11, %ymm9
        vprold     $20, %ymm9, %ymm9
        vpaddd     %ymm6, %ymm9, %ymm9                  // stream b, step 32, G: cycle 128
        vmovdqa32  %ymm7, %ymm11
        vpternlogd $226, %ymm30, %ymm26, %ymm11
        vpaddd     124(%r15){1to8}, %ymm10, %ymm10
        vpaddd     0x4c0(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm11, %ymm10
        vprold     $20, %ymm10, %ymm10
        vpaddd     %ymm7, %ymm10, %ymm10                // stream c, step 32, G: cycle 128
        vmovdqa32  %ymm8, %ymm11
        vpternlogd $150, %ymm31, %ymm28, %ymm11
        vpaddd     128(%r15){1to8}, %ymm22, %ymm22
        vpaddd     0x1e0(%rsp), %ymm22, %ymm22
        vpaddd     %ymm22, %ymm11, %ymm22
        vprold     $4, %ymm22, %ymm22
        vpaddd     %ymm8, %ymm22, %ymm22                // stream a, step 33, H: cycle 132
        vmovdqa32  %ymm9, %ymm11
        vpternlogd $150, %ymm6, %ymm29, %ymm11
        vpaddd     128(%r15){1to8}, %ymm24, %ymm24
        vpaddd     0x200(%rsp), %ymm24, %ymm24
        vpaddd     %ymm24, %ymm11, %ymm24
        vprold     $4, %ymm24, %ymm24
        vpaddd     %ymm9, %ymm24, %ymm24                // stream b, step 33, H: cycle 132
        vmovdqa32  %ymm10, %ymm11
        vpternlogd $150, %ymm7, %ymm30, %ymm11
        vpaddd     128(%r15){1to8}, %ymm26, %ymm26
        vpaddd     0x220(%rsp), %ymm26, %ymm26
        vpaddd     %ymm26, %ymm11, %ymm26
        vprold     $4, %ymm26, %ymm26
        vpaddd     %ymm10, %ymm26, %ymm26               // stream c, step 33, H: cycle 132
        vmovdqa32  %ymm22, %ymm11
        vpternlogd $150, %ymm8, %ymm31, %ymm11
        vpaddd     132(%r15){1to8}, %ymm28, %ymm28
        vpaddd     0x300(%rsp), %ymm28, %ymm28
        vpaddd     %ymm28, %ymm11, %ymm28
        vprold     $11, %ymm28, %ymm28
        vpaddd     %ymm22, %ymm28, %ymm28               // stream a, step 34, H: cycle 136
        vmovdqa32  %ymm24, %ymm11
        vpternlogd $150, %ymm9, %ymm6, %ymm11
        vpaddd     132(%r15){1to8}, %ymm29, %ymm29
        vpaddd     0x320(%rsp), %ymm29, %ymm29
        vpaddd     %ymm29, %ymm11, %ymm29
        vprold     $11, %ymm29, %ymm29
        vpaddd     %ymm24, %ymm29, %ymm29               // stream b, step 34, H: cycle 136
        vmovdqa32  %ymm26, %ymm11
        vpternlogd $150, %ymm10, %ymm7, %ymm11
        vpaddd     132(%r15){1to8}, %ymm30, %ymm30
        vpaddd     0x340(%rsp), %ymm30, %ymm30
        vpaddd     %ymm30, %ymm11, %ymm30
        vprold     $11, %ymm30, %ymm30
        vpaddd     %ymm26, %ymm30, %ymm30               // stream c, step 34, H: cycle 136
        vmovdqa32  %ymm28, %ymm11
        vpternlogd $150, %ymm22, %ymm8, %ymm11
        vpaddd     136(%r15){1to8}, %ymm31, %ymm31
        vpaddd     0x420(%rsp), %ymm31, %ymm31
        vpaddd     %ymm31, %ymm11, %ymm31
        vprold     $16, %ymm31, %ymm31
        vpaddd     %ymm28, %ymm31, %ymm31               // stream a, step 35, H: cycle 140
        vmovdqa32  %ymm29, %ymm11
        vpternlogd $150, %ymm24, %ymm9, %ymm11
        vpaddd     136(%r15){1to8}, %ymm6, %ymm6
        vpaddd     0x440(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm11, %ymm6
        vprold     $16, %ymm6, %ymm6
        vpaddd     %ymm29, %ymm6, %ymm6                 // stream b, step 35, H: cycle 140
        vmovdqa32  %ymm30, %ymm11
        vpternlogd $150, %ymm26, %ymm10, %ymm11
        vpaddd     136(%r15){1to8}, %ymm7, %ymm7
        vpaddd     0x460(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm11, %ymm7
        vprold     $16, %ymm7, %ymm7
        vpaddd     %ymm30, %ymm7, %ymm7                 // stream c, step 35, H: cycle 140
        vmovdqa32  %ymm31, %ymm11
        vpternlogd $150, %ymm28, %ymm22, %ymm11
        vpaddd     140(%r15){1to8}, %ymm8, %ymm8
        vpaddd     0x540(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm11, %ymm8
        vprold     $23, %ymm8, %ymm8
        vpaddd     %ymm31, %ymm8, %ymm8                 // stream a, step 36, H: cycle 144
        vmovdqa32  %ymm6, %ymm11
        vpternlogd $150, %ymm29, %ymm24, %ymm11
        vpaddd     140(%r15){1to8}, %ymm9, %ymm9
        vpaddd     0x560(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm11, %ymm9
        vprold     $23, %ymm9, %ymm9
        vpaddd     %ymm6, %ymm9, %ymm9                  // stream b, step 36, H: cycle 144
        vmovdqa32  %ymm7, %ymm11
        vpternlogd $150, %ymm30, %ymm26, %ymm11
        vpaddd     140(%r15){1to8}, %ymm10, %ymm10
        vpaddd     0x580(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm11, %ymm10
        vprold     $23, %ymm10, %ymm10
        vpaddd     %ymm7, %ymm10, %ymm10                // stream c, step 36, H: cycle 144
        vmovdqa32  %ymm8, %ymm11
        vpternlogd $150, %ymm31, %ymm28, %ymm11
        vpaddd     144(%r15){1to8}, %ymm22, %ymm22
        vpaddd     96(%rsp), %ymm22, %ymm22
        vpaddd     %ymm22, %ymm11, %ymm22
        vprold     $4, %ymm22, %ymm22
        vpaddd     %ymm8, %ymm22, %ymm22                // stream a, step 37, H: cycle 148
        vmovdqa32  %ymm9, %ymm11
        vpternlogd $150, %ymm6, %ymm29, %ymm11
        vpaddd     144(%r15){1to8}, %ymm24, %ymm24
        vpaddd     128(%rsp), %ymm24, %ymm24
        vpaddd     %ymm24, %ymm11, %ymm24
        vprold     $4, %ymm24, %ymm24
        vpaddd     %ymm9, %ymm24, %ymm24                // stream b, step 37, H: cycle 148
        vmovdqa32  %ymm10, %ymm11
        vpternlogd $150, %ymm7, %ymm30, %ymm11
        vpaddd     144(%r15){1to8}, %ymm26, %ymm26
        vpaddd     160(%rsp), %ymm26, %ymm26
        vpaddd     %ymm26, %ymm11, %ymm26
        vprold     $4, %ymm26, %ymm26
        vpaddd     %ymm10, %ymm26, %ymm26               // stream c, step 37, H: cycle 148
        vmovdqa32  %ymm22, %ymm11
        vpternlogd $150, %ymm8, %ymm31, %ymm11
        vpaddd     148(%r15){1to8}, %ymm28, %ymm28
        vpaddd     0x180(%rsp), %ymm28, %ymm28
        vpaddd     %ymm28, %ymm11, %ymm28
        vprold     $11, %ymm28, %ymm28
        vpaddd     %ymm22, %ymm28, %ymm28               // stream a, step 38, H: cycle 152
        vmovdqa32  %ymm24, %ymm11
        vpternlogd $150, %ymm9, %ymm6, %ymm11
        vpaddd     148(%r15){1to8}, %ymm29, %ymm29
        vpaddd     0x1a0(%rsp), %ymm29, %ymm29
        vpaddd     %ymm29, %ymm11, %ymm29
        vprold     $11, %ymm29, %ymm29
        vpaddd     %ymm24, %ymm29, %ymm29               // stream b, step 38, H: cycle 152
        vmovdqa32  %ymm26, %ymm11
        vpternlogd $150, %ymm10, %ymm7, %ymm11
        vpaddd     148(%r15){1to8}, %ymm30, %ymm30
        vpaddd     0x1c0(%rsp), %ymm30, %ymm30
        vpaddd     %ymm30, %ymm11, %ymm30
        vprold     $11, %ymm30, %ymm30
        vpaddd     %ymm26, %ymm30, %ymm30               // stream c, step 38, H: cycle 152
        vmovdqa32  %ymm28, %ymm11
        vpternlogd $150, %ymm22, %ymm8, %ymm11
        vpaddd     152(%r15){1to8}, %ymm31, %ymm31
        vpaddd     0x2a0(%rsp), %ymm31, %ymm31
        vpaddd     %ymm31, %ymm11, %ymm31
        vprold     $16, %ymm31, %ymm31
        vpaddd     %ymm28, %ymm31, %ymm31               // stream a, step 39, H: cycle 156
        vmovdqa32  %ymm29, %ymm11
        vpternlogd $150, %ymm24, %ymm9, %ymm11
        vpaddd     152(%r15){1to8}, %ymm6, %ymm6
        vpaddd     0x2c0(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm11, %ymm6
        vprold     $16, %ymm6, %ymm6
        vpaddd     %ymm29, %ymm6, %ymm6                 // stream b, step 39, H: cycle 156
        vmovdqa32  %ymm30, %ymm11
        vpternlogd $150, %ymm26, %ymm10, %ymm11
        vpaddd     152(%r15){1to8}, %ymm7, %ymm7
        vpaddd     0x2e0(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm11, %ymm7
        vprold     $16, %ymm7, %ymm7
        vpaddd     %ymm30, %ymm7, %ymm7                 // stream c, step 39, H: cycle 156
        vmovdqa32  %ymm31, %ymm11
        vpternlogd $150, %ymm28, %ymm22, %ymm11
        vpaddd     156(%r15){1to8}, %ymm8, %ymm8
        vpaddd     0x3c0(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm11, %ymm8
        vprold     $23, %ymm8, %ymm8
        vpaddd     %ymm31, %ymm8, %ymm8                 // stream a, step 40, H: cycle 160
        vmovdqa32  %ymm6, %ymm11
        vpternlogd $150, %ymm29, %ymm24, %ymm11
        vpaddd     156(%r15){1to8}, %ymm9, %ymm9
        vpaddd     0x3e0(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm11, %ymm9
        vprold     $23, %ymm9, %ymm9
        vpaddd     %ymm6, %ymm9, %ymm9                  // stream b, step 40, H: cycle 160
        vmovdqa32  %ymm7, %ymm11
        vpternlogd $150, %ymm30, %ymm26, %ymm11
        vpaddd     156(%r15){1to8}, %ymm10, %ymm10
        vpaddd     0x400(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm11, %ymm10
        vprold     $23, %ymm10, %ymm10
        vpaddd     %ymm7, %ymm10, %ymm10                // stream c, step 40, H: cycle 160
        vmovdqa32  %ymm8, %ymm11
        vpternlogd $150, %ymm31, %ymm28, %ymm11
        vpaddd     160(%r15){1to8}, %ymm22, %ymm22
        vpaddd     0x4e0(%rsp), %ymm22, %ymm22
        vpaddd     %ymm22, %ymm11, %ymm22
        vprold     $4, %ymm22, %ymm22
        vpaddd     %ymm8, %ymm22, %ymm22                // stream a, step 41, H: cycle 164
        vmovdqa32  %ymm9, %ymm11
        vpternlogd $150, %ymm6, %ymm29, %ymm11
        vpaddd     160(%r15){1to8}, %ymm24, %ymm24
        vpaddd     0x500(%rsp), %ymm24, %ymm24
        vpaddd     %ymm24, %ymm11, %ymm24
        vprold     $4, %ymm24, %ymm24
        vpaddd     %ymm9, %ymm24, %ymm24                // stream b, step 41, H: cycle 164
        vmovdqa32  %ymm10, %ymm11
        vpternlogd $150, %ymm7, %ymm30, %ymm11
        vpaddd     160(%r15){1to8}, %ymm26, %ymm26
        vpaddd     0x520(%rsp), %ymm26, %ymm26
        vpaddd     %ymm26, %ymm11, %ymm26
        vprold     $4, %ymm26, %ymm26
        vpaddd     %ymm10, %ymm26, %ymm26               // stream c, step 41, H: cycle 164
        vmovdqa32  %ymm22, %ymm11
        vpternlogd $150, %ymm8, %ymm31, %ymm11
        vpaddd     164(%r15){1to8}, %ymm28, %ymm28
        vpaddd     %ymm28, %ymm23, %ymm28
        vpaddd     %ymm28, %ymm11, %ymm28
        vprold     $11, %ymm28, %ymm28
        vpaddd     %ymm22, %ymm28, %ymm28               // stream a, step 42, H: cycle 168
        vmovdqa32  %ymm24, %ymm11
        vpternlogd $150, %ymm9, %ymm6, %ymm11
        vpaddd     164(%r15){1to8}, %ymm29, %ymm29
        vpaddd     %ymm29, %ymm25, %ymm29
        vpaddd     %ymm29, %ymm11, %ymm29
        vprold     $11, %ymm29, %ymm29
        vpaddd     %ymm24, %ymm29, %ymm29               // stream b, step 42, H: cycle 168
        vmovdqa32  %ymm26, %ymm11
        vpternlogd $150, %ymm10, %ymm7, %ymm11
        vpaddd     164(%r15){1to8}, %ymm30, %ymm30
        vpaddd     %ymm30, %ymm27, %ymm30
        vpaddd     %ymm30, %ymm11, %ymm30
        vprold     $11, %ymm30, %ymm30
        vpaddd     %ymm26, %ymm30, %ymm30               // stream c, step 42, H: cycle 168
        vmovdqa32  %ymm28, %ymm11
        vpternlogd $150, %ymm22, %ymm8, %ymm11
        vpaddd     168(%r15){1to8}, %ymm31, %ymm31
        vpaddd     0x120(%rsp), %ymm31, %ymm31
        vpaddd     %ymm31, %ymm11, %ymm31
        vprold     $16, %ymm31, %ymm31
        vpaddd     %ymm28, %ymm31, %ymm31               // stream a, step 43, H: cycle 172
        vmovdqa32  %ymm29, %ymm11
        vpternlogd $150, %ymm24, %ymm9, %ymm11
        vpaddd     168(%r15){1to8}, %ymm6, %ymm6
        vpaddd     0x140(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm11, %ymm6
        vprold     $16, %ymm6, %ymm6
        vpaddd     %ymm29, %ymm6, %ymm6                 // stream b, step 43, H: cycle 172
        vmovdqa32  %ymm30, %ymm11
        vpternlogd $150, %ymm26, %ymm10, %ymm11
        vpaddd     168(%r15){1to8}, %ymm7, %ymm7
        vpaddd     0x160(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm11, %ymm7
        vprold     $16, %ymm7, %ymm7
        vpaddd     %ymm30, %ymm7, %ymm7                 // stream c, step 43, H: cycle 172
        vmovdqa32  %ymm31, %ymm11
        vpternlogd $150, %ymm28, %ymm22, %ymm11
        vpaddd     172(%r15){1to8}, %ymm8, %ymm8
        vpaddd     0x240(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm11, %ymm8
        vprold     $23, %ymm8, %ymm8
        vpaddd     %ymm31, %ymm8, %ymm8                 // stream a, step 44, H: cycle 176
        vmovdqa32  %ymm6, %ymm11
        vpternlogd $150, %ymm29, %ymm24, %ymm11
        vpaddd     172(%r15){1to8}, %ymm9, %ymm9
        vpaddd     0x260(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm11, %ymm9
        vprold     $23, %ymm9, %ymm9
        vpaddd     %ymm6, %ymm9, %ymm9                  // stream b, step 44, H: cycle 176
        vmovdqa32  %ymm7, %ymm11
        vpternlogd $150, %ymm30, %ymm26, %ymm11
        vpaddd     172(%r15){1to8}, %ymm10, %ymm10
        vpaddd     0x280(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm11, %ymm10
        vprold     $23, %ymm10, %ymm10
        vpaddd     %ymm7, %ymm10, %ymm10                // stream c, step 44, H: cycle 176
        vmovdqa32  %ymm8, %ymm11
        vpternlogd $150, %ymm31, %ymm28, %ymm11
        vpaddd     176(%r15){1to8}, %ymm22, %ymm22
        vpaddd     0x360(%rsp), %ymm22, %ymm22
        vpaddd     %ymm22, %ymm11, %ymm22
        vprold     $4, %ymm22, %ymm22
        vpaddd     %ymm8, %ymm22, %ymm22                // stream a, step 45, H: cycle 180
        vmovdqa32  %ymm9, %ymm11
        vpternlogd $150, %ymm6, %ymm29, %ymm11
        vpaddd     176(%r15){1to8}, %ymm24, %ymm24
        vpaddd     0x380(%rsp), %ymm24, %ymm24
        vpaddd     %ymm24, %ymm11, %ymm24
        vprold     $4, %ymm24, %ymm24
        vpaddd     %ymm9, %ymm24, %ymm24                // stream b, step 45, H: cycle 180
        vmovdqa32  %ymm10, %ymm11
        vpternlogd $150, %ymm7, %ymm30, %ymm11
        vpaddd     176(%r15){1to8}, %ymm26, %ymm26
        vpaddd     0x3a0(%rsp), %ymm26, %ymm26
        vpaddd     %ymm26, %ymm11, %ymm26
        vprold     $4, %ymm26, %ymm26
        vpaddd     %ymm10, %ymm26, %ymm26               // stream c, step 45, H: cycle 180
        vmovdqa32  %ymm22, %ymm11
        vpternlogd $150, %ymm8, %ymm31, %ymm11
        vpaddd     180(%r15){1to8}, %ymm28, %ymm28
        vpaddd     0x480(%rsp), %ymm28, %ymm28
        vpaddd     %ymm28, %ymm11, %ymm28
        vprold     $11, %ymm28, %ymm28
        vpaddd     %ymm22, %ymm28, %ymm28               // stream a, step 46, H: cycle 184
        vmovdqa32  %ymm24, %ymm11
        vpternlogd $150, %ymm9, %ymm6, %ymm11
        vpaddd     180(%r15){1to8}, %ymm29, %ymm29
        vpaddd     0x4a0(%rsp), %ymm29, %ymm29
        vpaddd     %ymm29, %ymm11, %ymm29
        vprold     $11, %ymm29, %ymm29
        vpaddd     %ymm24, %ymm29, %ymm29               // stream b, step 46, H: cycle 184
        vmovdqa32  %ymm26, %ymm11
        vpternlogd $150, %ymm10, %ymm7, %ymm11
        vpaddd     180(%r15){1to8}, %ymm30, %ymm30
        vpaddd     0x4c0(%rsp), %ymm30, %ymm30
        vpaddd     %ymm30, %ymm11, %ymm30
        vprold     $11, %ymm30, %ymm30
        vpaddd     %ymm26, %ymm30, %ymm30               // stream c, step 46, H: cycle 184
        vmovdqa32  %ymm28, %ymm11
        vpternlogd $150, %ymm22, %ymm8, %ymm11
        vpaddd     184(%r15){1to8}, %ymm31, %ymm31
        vpaddd     0x5a0(%rsp), %ymm31, %ymm31
        vpaddd     %ymm31, %ymm11, %ymm31
        vprold     $16, %ymm31, %ymm31
        vpaddd     %ymm28, %ymm31, %ymm31               // stream a, step 47, H: cycle 188
        vmovdqa32  %ymm29, %ymm11
        vpternlogd $150, %ymm24, %ymm9, %ymm11
        vpaddd     184(%r15){1to8}, %ymm6, %ymm6
        vpaddd     0x5c0(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm11, %ymm6
        vprold     $16, %ymm6, %ymm6
        vpaddd     %ymm29, %ymm6, %ymm6                 // stream b, step 47, H: cycle 188
        vmovdqa32  %ymm30, %ymm11
        vpternlogd $150, %ymm26, %ymm10, %ymm11
        vpaddd     184(%r15){1to8}, %ymm7, %ymm7
        vpaddd     0x5e0(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm11, %ymm7
        vprold     $16, %ymm7, %ymm7
        vpaddd     %ymm30, %ymm7, %ymm7                 // stream c, step 47, H: cycle 188
        vmovdqa32  %ymm31, %ymm11
        vpternlogd $150, %ymm28, %ymm22, %ymm11
        vpaddd     188(%r15){1to8}, %ymm8, %ymm8
        vpaddd     192(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm11, %ymm8
        vprold     $23, %ymm8, %ymm8
        vpaddd     %ymm31, %ymm8, %ymm8                 // stream a, step 48, H: cycle 192
        vmovdqa32  %ymm6, %ymm11
        vpternlogd $150, %ymm29, %ymm24, %ymm11
        vpaddd     188(%r15){1to8}, %ymm9, %ymm9
        vpaddd     224(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm11, %ymm9
        vprold     $23, %ymm9, %ymm9
        vpaddd     %ymm6, %ymm9, %ymm9                  // stream b, step 48, H: cycle 192
        vmovdqa32  %ymm7, %ymm11
        vpternlogd $150, %ymm30, %ymm26, %ymm11
        vpaddd     188(%r15){1to8}, %ymm10, %ymm10
        vpaddd     0x100(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm11, %ymm10
        vprold     $23, %ymm10, %ymm10
        vpaddd     %ymm7, %ymm10, %ymm10                // stream c, step 48, H: cycle 192
        vmovdqa32  %ymm8, %ymm11
        vpternlogd $89, %ymm31, %ymm28, %ymm11
        vpaddd     192(%r15){1to8}, %ymm22, %ymm22
        vpaddd     %ymm22, %ymm23, %ymm22
        vpaddd     %ymm22, %ymm11, %ymm22
        vprold     $6, %ymm22, %ymm22
        vpaddd     %ymm8, %ymm22, %ymm22                // stream a, step 49, I: cycle 196
        vmovdqa32  %ymm9, %ymm23
        vpternlogd $89, %ymm6, %ymm29, %ymm23
        vpaddd     192(%r15){1to8}, %ymm24, %ymm24
        vpaddd     %ymm24, %ymm25, %ymm24
        vpaddd     %ymm24, %ymm23, %ymm23
        vprold     $6, %ymm23, %ymm23
        vpaddd     %ymm9, %ymm23, %ymm23                // stream b, step 49, I: cycle 196
        vmovdqa32  %ymm10, %ymm24
        vpternlogd $89, %ymm7, %ymm30, %ymm24
        vpaddd     192(%r15){1to8}, %ymm26, %ymm25
        vpaddd     %ymm25, %ymm27, %ymm25
        vpaddd     %ymm25, %ymm24, %ymm24
        vprold     $6, %ymm24, %ymm24
        vpaddd     %ymm10, %ymm24, %ymm24               // stream c, step 49, I: cycle 196
        vmovdqa32  %ymm22, %ymm25
        vpternlogd $89, %ymm8, %ymm31, %ymm25
        vpaddd     196(%r15){1to8}, %ymm28, %ymm26
        vpaddd     0x2a0(%rsp), %ymm26, %ymm26
        vpaddd     %ymm26, %ymm25, %ymm25
        vprold     $10, %ymm25, %ymm25
        vpaddd     %ymm22, %ymm25, %ymm25               // stream a, step 50, I: cycle 200
        vmovdqa32  %ymm23, %ymm26
        vpternlogd $89, %ymm9, %ymm6, %ymm26
        vpaddd     196(%r15){1to8}, %ymm29, %ymm27
        vpaddd     0x2c0(%rsp), %ymm27, %ymm27
        vpaddd     %ymm27, %ymm26, %ymm26
        vprold     $10, %ymm26, %ymm26
        vpaddd     %ymm23, %ymm26, %ymm26               // stream b, step 50, I: cycle 200
        vmovdqa32  %ymm24, %ymm27
        vpternlogd $89, %ymm10, %ymm7, %ymm27
        vpaddd     196(%r15){1to8}, %ymm30, %ymm28
        vpaddd     0x2e0(%rsp), %ymm28, %ymm28
        vpaddd     %ymm28, %ymm27, %ymm27
        vprold     $10, %ymm27, %ymm27
        vpaddd     %ymm24, %ymm27, %ymm27               // stream c, step 50, I: cycle 200
        vmovdqa32  %ymm25, %ymm28
        vpternlogd $89, %ymm22, %ymm8, %ymm28
        vpaddd     200(%r15){1to8}, %ymm31, %ymm29
        vpaddd     0x540(%rsp), %ymm29, %ymm29
        vpaddd     %ymm29, %ymm28, %ymm28
        vprold     $15, %ymm28, %ymm28
        vpaddd     %ymm25, %ymm28, %ymm28               // stream a, step 51, I: cycle 204
        vmovdqa32  %ymm26, %ymm29
        vpternlogd $89, %ymm23, %ymm9, %ymm29
        vpaddd     200(%r15){1to8}, %ymm6, %ymm30
        vpaddd     0x560(%rsp), %ymm30, %ymm30
        vpaddd     %ymm30, %ymm29, %ymm29
        vprold     $15, %ymm29, %ymm29
        vpaddd     %ymm26, %ymm29, %ymm29               // stream b, step 51, I: cycle 204
        vmovdqa32  %ymm27, %ymm30
        vpternlogd $89, %ymm24, %ymm10, %ymm30
        vpaddd     200(%r15){1to8}, %ymm7, %ymm31
        vpaddd     0x580(%rsp), %ymm31, %ymm31
        vpaddd     %ymm31, %ymm30, %ymm30
        vprold     $15, %ymm30, %ymm30
        vpaddd     %ymm27, %ymm30, %ymm30               // stream c, step 51, I: cycle 204
        vmovdqa32  %ymm28, %ymm31
        vpternlogd $89, %ymm25, %ymm22, %ymm31
        vpaddd     204(%r15){1to8}, %ymm8, %ymm6
        vpaddd     0x1e0(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm31, %ymm31
        vprold     $21, %ymm31, %ymm31
        vpaddd     %ymm28, %ymm31, %ymm31               // stream a, step 52, I: cycle 208
        vmovdqa32  %ymm29, %ymm6
        vpternlogd $89, %ymm26, %ymm23, %ymm6
        vpaddd     204(%r15){1to8}, %ymm9, %ymm7
        vpaddd     0x200(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm6, %ymm6
        vprold     $21, %ymm6, %ymm6
        vpaddd     %ymm29, %ymm6, %ymm6                 // stream b, step 52, I: cycle 208
        vmovdqa32  %ymm30, %ymm7
        vpternlogd $89, %ymm27, %ymm24, %ymm7
        vpaddd     204(%r15){1to8}, %ymm10, %ymm8
        vpaddd     0x220(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm7, %ymm7
        vprold     $21, %ymm7, %ymm7
        vpaddd     %ymm30, %ymm7, %ymm7                 // stream c, step 52, I: cycle 208
        vmovdqa32  %ymm31, %ymm8
        vpternlogd $89, %ymm28, %ymm25, %ymm8
        vpaddd     208(%r15){1to8}, %ymm22, %ymm22
        vpaddd     0x480(%rsp), %ymm22, %ymm22
        vpaddd     %ymm22, %ymm8, %ymm22
        vprold     $6, %ymm22, %ymm22
        vpaddd     %ymm31, %ymm22, %ymm22               // stream a, step 53, I: cycle 212
        vmovdqa32  %ymm6, %ymm8
        vpternlogd $89, %ymm29, %ymm26, %ymm8
        vpaddd     208(%r15){1to8}, %ymm23, %ymm23
        vpaddd     0x4a0(%rsp), %ymm23, %ymm23
        vpaddd     %ymm23, %ymm8, %ymm23
        vprold     $6, %ymm23, %ymm23
        vpaddd     %ymm6, %ymm23, %ymm23                // stream b, step 53, I: cycle 212
        vmovdqa32  %ymm7, %ymm8
        vpternlogd $89, %ymm30, %ymm27, %ymm8
        vpaddd     208(%r15){1to8}, %ymm24, %ymm24
        vpaddd     0x4c0(%rsp), %ymm24, %ymm24
        vpaddd     %ymm24, %ymm8, %ymm24
        vprold     $6, %ymm24, %ymm24
        vpaddd     %ymm7, %ymm24, %ymm24                // stream c, step 53, I: cycle 212
        vmovdqa32  %ymm22, %ymm8
        vpternlogd $89, %ymm31, %ymm28, %ymm8
        vpaddd     212(%r15){1to8}, %ymm25, %ymm25
        vpaddd     0x120(%rsp), %ymm25, %ymm25
        vpaddd     %ymm25, %ymm8, %ymm25
        vprold     $10, %ymm25, %ymm25
        vpaddd     %ymm22, %ymm25, %ymm25               // stream a, step 54, I: cycle 216
        vmovdqa32  %ymm23, %ymm8
        vpternlogd $89, %ymm6, %ymm29, %ymm8
        vpaddd     212(%r15){1to8}, %ymm26, %ymm26
        vpaddd     0x140(%rsp), %ymm26, %ymm26
        vpaddd     %ymm26, %ymm8, %ymm26
        vprold     $10, %ymm26, %ymm26
        vpaddd     %ymm23, %ymm26, %ymm26               // stream b, step 54, I: cycle 216
        vmovdqa32  %ymm24, %ymm8
        vpternlogd $89, %ymm7, %ymm30, %ymm8
        vpaddd     212(%r15){1to8}, %ymm27, %ymm27
        vpaddd     0x160(%rsp), %ymm27, %ymm27
        vpaddd     %ymm27, %ymm8, %ymm27
        vprold     $10, %ymm27, %ymm27
        vpaddd     %ymm24, %ymm27, %ymm27               // stream c, step 54, I: cycle 216
        vmovdqa32  %ymm25, %ymm8
        vpternlogd $89, %ymm22, %ymm31, %ymm8
        vpaddd     216(%r15){1to8}, %ymm28, %ymm28
        vpaddd     0x3c0(%rsp), %ymm28, %ymm28
        vpaddd     %ymm28, %ymm8, %ymm28
        vprold     $15, %ymm28, %ymm28
        vpaddd     %ymm25, %ymm28, %ymm28               // stream a, step 55, I: cycle 220
        vmovdqa32  %ymm26, %ymm8
        vpternlogd $89, %ymm23, %ymm6, %ymm8
        vpaddd     216(%r15){1to8}, %ymm29, %ymm29
        vpaddd     0x3e0(%rsp), %ymm29, %ymm29
        vpaddd     %ymm29, %ymm8, %ymm29
        vprold     $15, %ymm29, %ymm29
        vpaddd     %ymm26, %ymm29, %ymm29               // stream b, step 55, I: cycle 220
        vmovdqa32  %ymm27, %ymm8
        vpternlogd $89, %ymm24, %ymm7, %ymm8
        vpaddd     216(%r15){1to8}, %ymm30, %ymm30
        vpaddd     0x400(%rsp), %ymm30, %ymm30
        vpaddd     %ymm30, %ymm8, %ymm30
        vprold     $15, %ymm30, %ymm30
        vpaddd     %ymm27, %ymm30, %ymm30               // stream c, step 55, I: cycle 220
        vmovdqa32  %ymm28, %ymm8
        vpternlogd $89, %ymm25, %ymm22, %ymm8
        vpaddd     220(%r15){1to8}, %ymm31, %ymm31
        vpaddd     96(%rsp), %ymm31, %ymm31
        vpaddd     %ymm31, %ymm8, %ymm31
        vprold     $21, %ymm31, %ymm31
        vpaddd     %ymm28, %ymm31, %ymm31               // stream a, step 56, I: cycle 224
        vmovdqa32  %ymm29, %ymm8
        vpternlogd $89, %ymm26, %ymm23, %ymm8
        vpaddd     220(%r15){1to8}, %ymm6, %ymm6
        vpaddd     128(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm8, %ymm6
        vprold     $21, %ymm6, %ymm6
        vpaddd     %ymm29, %ymm6, %ymm6                 // stream b, step 56, I: cycle 224
        vmovdqa32  %ymm30, %ymm8
        vpternlogd $89, %ymm27, %ymm24, %ymm8
        vpaddd     220(%r15){1to8}, %ymm7, %ymm7
        vpaddd     160(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm8, %ymm7
        vprold     $21, %ymm7, %ymm7
        vpaddd     %ymm30, %ymm7, %ymm7                 // stream c, step 56, I: cycle 224
        vmovdqa32  %ymm31, %ymm8
        vpternlogd $89, %ymm28, %ymm25, %ymm8
        vpaddd     224(%r15){1to8}, %ymm22, %ymm22
        vpaddd     0x300(%rsp), %ymm22, %ymm22
        vpaddd     %ymm22, %ymm8, %ymm22
        vprold     $6, %ymm22, %ymm22
        vpaddd     %ymm31, %ymm22, %ymm22               // stream a, step 57, I: cycle 228
        vmovdqa32  %ymm6, %ymm8
        vpternlogd $89, %ymm29, %ymm26, %ymm8
        vpaddd     224(%r15){1to8}, %ymm23, %ymm23
        vpaddd     0x320(%rsp), %ymm23, %ymm23
        vpaddd     %ymm23, %ymm8, %ymm23
        vprold     $6, %ymm23, %ymm23
        vpaddd     %ymm6, %ymm23, %ymm23                // stream b, step 57, I: cycle 228
        vmovdqa32  %ymm7, %ymm8
        vpternlogd $89, %ymm30, %ymm27, %ymm8
        vpaddd     224(%r15){1to8}, %ymm24, %ymm24
        vpaddd     0x340(%rsp), %ymm24, %ymm24
        vpaddd     %ymm24, %ymm8, %ymm24
        vprold     $6, %ymm24, %ymm24
        vpaddd     %ymm7, %ymm24, %ymm24                // stream c, step 57, I: cycle 228
        vmovdqa32  %ymm22, %ymm8
        vpternlogd $89, %ymm31, %ymm28, %ymm8
        vpaddd     228(%r15){1to8}, %ymm25, %ymm25
        vpaddd     0x5a0(%rsp), %ymm25, %ymm25
        vpaddd     %ymm25, %ymm8, %ymm25
        vprold     $10, %ymm25, %ymm25
        vpaddd     %ymm22, %ymm25, %ymm25               // stream a, step 58, I: cycle 232
        vmovdqa32  %ymm23, %ymm8
        vpternlogd $89, %ymm6, %ymm29, %ymm8
        vpaddd     228(%r15){1to8}, %ymm26, %ymm26
        vpaddd     0x5c0(%rsp), %ymm26, %ymm26
        vpaddd     %ymm26, %ymm8, %ymm26
        vprold     $10, %ymm26, %ymm26
        vpaddd     %ymm23, %ymm26, %ymm26               // stream b, step 58, I: cycle 232
        vmovdqa32  %ymm24, %ymm8
        vpternlogd $89, %ymm7, %ymm30, %ymm8
        vpaddd     228(%r15){1to8}, %ymm27, %ymm27
        vpaddd     0x5e0(%rsp), %ymm27, %ymm27
        vpaddd     %ymm27, %ymm8, %ymm27
        vprold     $10, %ymm27, %ymm27
        vpaddd     %ymm24, %ymm27, %ymm27               // stream c, step 58, I: cycle 232
        vmovdqa32  %ymm25, %ymm8
        vpternlogd $89, %ymm22, %ymm31, %ymm8
        vpaddd     232(%r15){1to8}, %ymm28, %ymm28
        vpaddd     0x240(%rsp), %ymm28, %ymm28
        vpaddd     %ymm28, %ymm8, %ymm28
        vprold     $15, %ymm28, %ymm28
        vpaddd     %ymm25, %ymm28, %ymm28               // stream a, step 59, I: cycle 236
        vmovdqa32  %ymm26, %ymm8
        vpternlogd $89, %ymm23, %ymm6, %ymm8
        vpaddd     232(%r15){1to8}, %ymm29, %ymm29
        vpaddd     0x260(%rsp), %ymm29, %ymm29
        vpaddd     %ymm29, %ymm8, %ymm29
        vprold     $15, %ymm29, %ymm29
        vpaddd     %ymm26, %ymm29, %ymm29               // stream b, step 59, I: cycle 236
        vmovdqa32  %ymm27, %ymm8
        vpternlogd $89, %ymm24, %ymm7, %ymm8
        vpaddd     232(%r15){1to8}, %ymm30, %ymm30
        vpaddd     0x280(%rsp), %ymm30, %ymm30
        vpaddd     %ymm30, %ymm8, %ymm30
        vprold     $15, %ymm30, %ymm30
        vpaddd     %ymm27, %ymm30, %ymm30               // stream c, step 59, I: cycle 236
        vmovdqa32  %ymm28, %ymm8
        vpternlogd $89, %ymm25, %ymm22, %ymm8
        vpaddd     236(%r15){1to8}, %ymm31, %ymm31
        vpaddd     0x4e0(%rsp), %ymm31, %ymm31
        vpaddd     %ymm31, %ymm8, %ymm31
        vprold     $21, %ymm31, %ymm31
        vpaddd     %ymm28, %ymm31, %ymm31               // stream a, step 60, I: cycle 240
        vmovdqa32  %ymm29, %ymm8
        vpternlogd $89, %ymm26, %ymm23, %ymm8
        vpaddd     236(%r15){1to8}, %ymm6, %ymm6
        vpaddd     0x500(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm8, %ymm6
        vprold     $21, %ymm6, %ymm6
        vpaddd     %ymm29, %ymm6, %ymm6                 // stream b, step 60, I: cycle 240
        vmovdqa32  %ymm30, %ymm8
        vpternlogd $89, %ymm27, %ymm24, %ymm8
        vpaddd     236(%r15){1to8}, %ymm7, %ymm7
        vpaddd     0x520(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm8, %ymm7
        vprold     $21, %ymm7, %ymm7
        vpaddd     %ymm30, %ymm7, %ymm7                 // stream c, step 60, I: cycle 240
        vmovdqa32  %ymm31, %ymm8
        vpternlogd $89, %ymm28, %ymm25, %ymm8
        vpaddd     240(%r15){1to8}, %ymm22, %ymm22
        vpaddd     0x180(%rsp), %ymm22, %ymm22
        vpaddd     %ymm22, %ymm8, %ymm22
        vprold     $6, %ymm22, %ymm22
        vpaddd     %ymm31, %ymm22, %ymm22               // stream a, step 61, I: cycle 244
        vmovdqa32  %ymm6, %ymm8
        vpternlogd $89, %ymm29, %ymm26, %ymm8
        vpaddd     240(%r15){1to8}, %ymm23, %ymm23
        vpaddd     0x1a0(%rsp), %ymm23, %ymm23
        vpaddd     %ymm23, %ymm8, %ymm23
        vprold     $6, %ymm23, %ymm23
        vpaddd     %ymm6, %ymm23, %ymm23                // stream b, step 61, I: cycle 244
        vmovdqa32  %ymm7, %ymm8
        vpternlogd $89, %ymm30, %ymm27, %ymm8
        vpaddd     240(%r15){1to8}, %ymm24, %ymm24
        vpaddd     0x1c0(%rsp), %ymm24, %ymm24
        vpaddd     %ymm24, %ymm8, %ymm24
        vprold     $6, %ymm24, %ymm24
        vpaddd     %ymm7, %ymm24, %ymm24                // stream c, step 61, I: cycle 244
        vmovdqa32  %ymm22, %ymm8
        vpternlogd $89, %ymm31, %ymm28, %ymm8
        vpaddd     244(%r15){1to8}, %ymm25, %ymm25
        vpaddd     0x420(%rsp), %ymm25, %ymm25
        vpaddd     %ymm25, %ymm8, %ymm25
        vprold     $10, %ymm25, %ymm25
        vpaddd     %ymm22, %ymm25, %ymm25               // stream a, step 62, I: cycle 248
        vmovdqa32  %ymm23, %ymm8
        vpternlogd $89, %ymm6, %ymm29, %ymm8
        vpaddd     244(%r15){1to8}, %ymm26, %ymm26
        vpaddd     0x440(%rsp), %ymm26, %ymm26
        vpaddd     %ymm26, %ymm8, %ymm26
        vprold     $10, %ymm26, %ymm26
        vpaddd     %ymm23, %ymm26, %ymm26               // stream b, step 62, I: cycle 248
        vmovdqa32  %ymm24, %ymm8
        vpternlogd $89, %ymm7, %ymm30, %ymm8
        vpaddd     244(%r15){1to8}, %ymm27, %ymm27
        vpaddd     0x460(%rsp), %ymm27, %ymm27
        vpaddd     %ymm27, %ymm8, %ymm27
        vprold     $10, %ymm27, %ymm27
        vpaddd     %ymm24, %ymm27, %ymm27               // stream c, step 62, I: cycle 248
        vmovdqa32  %ymm25, %ymm8
        vpternlogd $89, %ymm22, %ymm31, %ymm8
        vpaddd     248(%r15){1to8}, %ymm28, %ymm28
        vpaddd     192(%rsp), %ymm28, %ymm28
        vpaddd     %ymm28, %ymm8, %ymm28
        vprold     $15, %ymm28, %ymm28
        vpaddd     %ymm25, %ymm28, %ymm28               // stream a, step 63, I: cycle 252
        vmovdqa32  %ymm26, %ymm8
        vpternlogd $89, %ymm23, %ymm6, %ymm8
        vpaddd     248(%r15){1to8}, %ymm29, %ymm29
        vpaddd     224(%rsp), %ymm29, %ymm29
        vpaddd     %ymm29, %ymm8, %ymm29
        vprold     $15, %ymm29, %ymm29
        vpaddd     %ymm26, %ymm29, %ymm29               // stream b, step 63, I: cycle 252
        vmovdqa32  %ymm27, %ymm8
        vpternlogd $89, %ymm24, %ymm7, %ymm8
        vpaddd     248(%r15){1to8}, %ymm30, %ymm30
        vpaddd     0x100(%rsp), %ymm30, %ymm30
        vpaddd     %ymm30, %ymm8, %ymm30
        vprold     $15, %ymm30, %ymm30
        vpaddd     %ymm27, %ymm30, %ymm30               // stream c, step 63, I: cycle 252
        vmovdqa32  %ymm28, %ymm8
        vpternlogd $89, %ymm25, %ymm22, %ymm8
        vpaddd     252(%r15){1to8}, %ymm31, %ymm31
        vpaddd     0x360(%rsp), %ymm31, %ymm31
        vpaddd     %ymm31, %ymm8, %ymm31
        vprold     $21, %ymm31, %ymm31
        vpaddd     %ymm28, %ymm31, %ymm31               // stream a, step 64, I: cycle 256
        vmovdqa32  %ymm29, %ymm8
        vpternlogd $89, %ymm26, %ymm23, %ymm8
        vpaddd     252(%r15){1to8}, %ymm6, %ymm6
        vpaddd     0x380(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm8, %ymm6
        vprold     $21, %ymm6, %ymm6
        vpaddd     %ymm29, %ymm6, %ymm6                 // stream b, step 64, I: cycle 256
        vmovdqa32  %ymm30, %ymm8
        vpternlogd $89, %ymm27, %ymm24, %ymm8
        vpaddd     252(%r15){1to8}, %ymm7, %ymm7
        vpaddd     0x3a0(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm8, %ymm7
        vprold     $21, %ymm7, %ymm7
        vpaddd     %ymm30, %ymm7, %ymm7                 // stream c, step 64, I: cycle 256
        vpaddd     %ymm0, %ymm22, %ymm0
        vpaddd     %ymm1, %ymm31, %ymm1
        vpaddd     %ymm2, %ymm28, %ymm2
        vpaddd     %ymm3, %ymm25, %ymm3
        vpaddd     %ymm4, %ymm23, %ymm4
        vpaddd     %ymm5, %ymm6, %ymm5
        vpaddd     %ymm16, %ymm29, %ymm16
        vpaddd     %ymm17, %ymm26, %ymm17
        vpaddd     %ymm18, %ymm24, %ymm18
        vpaddd     %ymm19, %ymm7, %ymm19
        vpaddd     %ymm20, %ymm30, %ymm20
        vpaddd     %ymm21, %ymm27, %ymm21
        vmovdqu32  %ymm0, (%rdi)
        vmovdqu32  %ymm1, 96(%rdi)
        vmovdqu32  %ymm2, 192(%rdi)
        vmovdqu32  %ymm3, 0x120(%rdi)
        vmovdqu32  %ymm4, 32(%rdi)
        vmovdqu32  %ymm5, 128(%rdi)
        vmovdqu32  %ymm16, 224(%rdi)
        vmovdqu32  %ymm17, 0x140(%rdi)
        vmovdqu32  %ymm18, 64(%rdi)
        vmovdqu32  %ymm19, 160(%rdi)
        vmovdqu32  %ymm20, 0x100(%rdi)
        vmovdqu32  %ymm21, 0x160(%rdi)
        add        $64, %rcx
        sub        $1, %rdx
        jnz        L(md5_x8x3_blocks_loop)
L(md5_x8x3_blocks_end):
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
        .size      SYMBOL(md5_x8x3_blocks), . - SYMBOL(md5_x8x3_blocks)
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
