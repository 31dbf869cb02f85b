/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for x86-64 with AVX-512 and BMI, 16 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64-avx512 --kernel lanes --emitter gas
 *
 * With the options above, `hashwright prove` proves md5_x16x2_blocks, and `hashwright verify` tests
 * all functions. `hashwright bench md5 --target x86-64-avx512 --kernel lanes --emitter gas`
 * measures the speed.
 *
 * md5_x16x2_blocks: 776 instructions for a block of 64 bytes in each of 2 streams, critical
 *     path 257 cycles.
 * md5_x16x2_blocks: 1185 instructions in all, 128 of them moves between registers.
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
L(md5_x16x2_blocks_constants):
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
 * void md5_x16x2_blocks(uint32_t state[4][32], const uint8_t *const data[32], size_t nblocks);
 *
 * Arguments, moved there by the prologue on Windows: state in rdi, data in rsi, nblocks in rdx.
 *
 * At the start of the loop: h0a in zmm0, h1a in zmm1, h2a in zmm2, h3a in zmm3, h0b in zmm4, h1b in
 * zmm5, h2b in zmm16, h3b in zmm17.
 */
        .text
        .p2align   5
        .globl     SYMBOL(md5_x16x2_blocks)
#if defined(_WIN32)
        .def       SYMBOL(md5_x16x2_blocks)
        .scl       2
        .type      32
        .endef
        .seh_proc  SYMBOL(md5_x16x2_blocks)
#elif defined(__ELF__)
        .type      SYMBOL(md5_x16x2_blocks), %function
#endif
SYMBOL(md5_x16x2_blocks):
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
        sub        $56, %rsp
        SEH(.seh_stackalloc 56)
        movaps     %xmm6, (%rsp)
        SEH(.seh_savexmm %xmm6, 0)
        movaps     %xmm7, 16(%rsp)
        SEH(.seh_savexmm %xmm7, 16)
        movaps     %xmm8, 32(%rsp)
        SEH(.seh_savexmm %xmm8, 32)
        mov        %rsp, %rbp
        SEH(.seh_setframe %rbp, 0)
        SEH(.seh_endprologue)
        sub        $0x800, %rsp
        and        $-64, %rsp
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
        sub        $0x800, %rsp
        and        $-64, %rsp
#endif
        test       %rdx, %rdx
        jz         L(md5_x16x2_blocks_end)
        mov        $0, %rcx
        lea        L(md5_x16x2_blocks_constants)(%rip), %r15
        vmovdqu32  (%rdi), %zmm0
        vmovdqu32  128(%rdi), %zmm1
        vmovdqu32  0x100(%rdi), %zmm2
        vmovdqu32  0x180(%rdi), %zmm3
        vmovdqu32  64(%rdi), %zmm4
        vmovdqu32  192(%rdi), %zmm5
        vmovdqu32  0x140(%rdi), %zmm16
        vmovdqu32  0x1c0(%rdi), %zmm17
        .p2align   5
L(md5_x16x2_blocks_loop):
        mov        (%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %ymm19
        vmovdqu32  32(%rax), %ymm27
        mov        32(%rsi), %rax
        add        %rcx, %rax
        vinserti64x4 $1, (%rax), %zmm19, %zmm19
        vinserti64x4 $1, 32(%rax), %zmm27, %zmm27
        mov        8(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %ymm20
        vmovdqu32  32(%rax), %ymm28
        mov        40(%rsi), %rax
        add        %rcx, %rax
        vinserti64x4 $1, (%rax), %zmm20, %zmm20
        vinserti64x4 $1, 32(%rax), %zmm28, %zmm28
        mov        16(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %ymm21
        vmovdqu32  32(%rax), %ymm29
        mov        48(%rsi), %rax
        add        %rcx, %rax
        vinserti64x4 $1, (%rax), %zmm21, %zmm21
        vinserti64x4 $1, 32(%rax), %zmm29, %zmm29
        mov        24(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %ymm22
        vmovdqu32  32(%rax), %ymm30
        mov        56(%rsi), %rax
        add        %rcx, %rax
        vinserti64x4 $1, (%rax), %zmm22, %zmm22
        vinserti64x4 $1, 32(%rax), %zmm30, %zmm30
        mov        64(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %ymm23
        vmovdqu32  32(%rax), %ymm31
        mov        96(%rsi), %rax
        add        %rcx, %rax
        vinserti64x4 $1, (%rax), %zmm23, %zmm23
        vinserti64x4 $1, 32(%rax), %zmm31, %zmm31
        mov        72(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %ymm24
        vmovdqu32  32(%rax), %ymm6
        mov        104(%rsi), %rax
        add        %rcx, %rax
        vinserti64x4 $1, (%rax), %zmm24, %zmm24
        vinserti64x4 $1, 32(%rax), %zmm6, %zmm6
        mov        80(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %ymm25
        vmovdqu32  32(%rax), %ymm7
        mov        112(%rsi), %rax
        add        %rcx, %rax
        vinserti64x4 $1, (%rax), %zmm25, %zmm25
        vinserti64x4 $1, 32(%rax), %zmm7, %zmm7
        mov        88(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %ymm26
        vmovdqu32  32(%rax), %ymm8
        mov        120(%rsi), %rax
        add        %rcx, %rax
        vinserti64x4 $1, (%rax), %zmm26, %zmm26
        vinserti64x4 $1, 32(%rax), %zmm8, %zmm8
        vpunpckldq %zmm20, %zmm19, %zmm18
        vpunpckhdq %zmm20, %zmm19, %zmm19
        vpunpckldq %zmm22, %zmm21, %zmm20
        vpunpckhdq %zmm22, %zmm21, %zmm21
        vpunpcklqdq %zmm20, %zmm18, %zmm22
        vpunpckhqdq %zmm20, %zmm18, %zmm18
        vpunpcklqdq %zmm21, %zmm19, %zmm20
        vpunpckhqdq %zmm21, %zmm19, %zmm19
        vpunpckldq %zmm24, %zmm23, %zmm21
        vpunpckhdq %zmm24, %zmm23, %zmm23
        vpunpckldq %zmm26, %zmm25, %zmm24
        vpunpckhdq %zmm26, %zmm25, %zmm25
        vpunpcklqdq %zmm24, %zmm21, %zmm26
        vpunpckhqdq %zmm24, %zmm21, %zmm21
        vpunpcklqdq %zmm25, %zmm23, %zmm24
        vpunpckhqdq %zmm25, %zmm23, %zmm23
        vshufi64x2 $136, %zmm26, %zmm22, %zmm25
        vshufi64x2 $221, %zmm26, %zmm22, %zmm22
        vshufi64x2 $136, %zmm21, %zmm18, %zmm26
        vshufi64x2 $221, %zmm21, %zmm18, %zmm18
        vshufi64x2 $136, %zmm24, %zmm20, %zmm21
        vshufi64x2 $221, %zmm24, %zmm20, %zmm20
        vshufi64x2 $136, %zmm23, %zmm19, %zmm24
        vshufi64x2 $221, %zmm23, %zmm19, %zmm19
        vmovdqu32  %zmm25, (%rsp)
        vmovdqu32  %zmm26, 128(%rsp)
        vmovdqu32  %zmm21, 0x100(%rsp)
        vmovdqu32  %zmm24, 0x180(%rsp)
        vmovdqu32  %zmm22, 0x200(%rsp)
        vmovdqu32  %zmm18, 0x280(%rsp)
        vmovdqu32  %zmm20, 0x300(%rsp)
        vmovdqu32  %zmm19, 0x380(%rsp)
        vpunpckldq %zmm28, %zmm27, %zmm23
        vpunpckhdq %zmm28, %zmm27, %zmm27
        vpunpckldq %zmm30, %zmm29, %zmm28
        vpunpckhdq %zmm30, %zmm29, %zmm29
        vpunpcklqdq %zmm28, %zmm23, %zmm30
        vpunpckhqdq %zmm28, %zmm23, %zmm23
        vpunpcklqdq %zmm29, %zmm27, %zmm28
        vpunpckhqdq %zmm29, %zmm27, %zmm27
        vpunpckldq %zmm6, %zmm31, %zmm29
        vpunpckhdq %zmm6, %zmm31, %zmm31
        vpunpckldq %zmm8, %zmm7, %zmm6
        vpunpckhdq %zmm8, %zmm7, %zmm7
        vpunpcklqdq %zmm6, %zmm29, %zmm8
        vpunpckhqdq %zmm6, %zmm29, %zmm29
        vpunpcklqdq %zmm7, %zmm31, %zmm6
        vpunpckhqdq %zmm7, %zmm31, %zmm31
        vshufi64x2 $136, %zmm8, %zmm30, %zmm7
        vshufi64x2 $221, %zmm8, %zmm30, %zmm30
        vshufi64x2 $136, %zmm29, %zmm23, %zmm8
        vshufi64x2 $221, %zmm29, %zmm23, %zmm23
        vshufi64x2 $136, %zmm6, %zmm28, %zmm29
        vshufi64x2 $221, %zmm6, %zmm28, %zmm28
        vshufi64x2 $136, %zmm31, %zmm27, %zmm6
        vshufi64x2 $221, %zmm31, %zmm27, %zmm27
        vmovdqu32  %zmm7, 0x400(%rsp)
        vmovdqu32  %zmm8, 0x480(%rsp)
        vmovdqu32  %zmm29, 0x500(%rsp)
        vmovdqu32  %zmm6, 0x580(%rsp)
        vmovdqu32  %zmm30, 0x600(%rsp)
        vmovdqu32  %zmm23, 0x680(%rsp)
        vmovdqu32  %zmm28, 0x700(%rsp)
        vmovdqu32  %zmm27, 0x780(%rsp)
        mov        128(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %ymm19
        vmovdqu32  32(%rax), %ymm27
        mov        160(%rsi), %rax
        add        %rcx, %rax
        vinserti64x4 $1, (%rax), %zmm19, %zmm19
        vinserti64x4 $1, 32(%rax), %zmm27, %zmm27
        mov        136(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %ymm20
        vmovdqu32  32(%rax), %ymm28
        mov        168(%rsi), %rax
        add        %rcx, %rax
        vinserti64x4 $1, (%rax), %zmm20, %zmm20
        vinserti64x4 $1, 32(%rax), %zmm28, %zmm28
        mov        144(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %ymm21
        vmovdqu32  32(%rax), %ymm29
        mov        176(%rsi), %rax
        add        %rcx, %rax
        vinserti64x4 $1, (%rax), %zmm21, %zmm21
        vinserti64x4 $1, 32(%rax), %zmm29, %zmm29
        mov        152(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %ymm22
        vmovdqu32  32(%rax), %ymm30
        mov        184(%rsi), %rax
        add        %rcx, %rax
        vinserti64x4 $1, (%rax), %zmm22, %zmm22
        vinserti64x4 $1, 32(%rax), %zmm30, %zmm30
        mov        192(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %ymm23
        vmovdqu32  32(%rax), %ymm31
        mov        224(%rsi), %rax
        add        %rcx, %rax
        vinserti64x4 $1, (%rax), %zmm23, %zmm23
        vinserti64x4 $1, 32(%rax), %zmm31, %zmm31
        mov        200(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %ymm24
        vmovdqu32  32(%rax), %ymm6
        mov        232(%rsi), %rax
        add        %rcx, %rax
        vinserti64x4 $1, (%rax), %zmm24, %zmm24
        vinserti64x4 $1, 32(%rax), %zmm6, %zmm6
        mov        208(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %ymm25
        vmovdqu32  32(%rax), %ymm7
        mov        240(%rsi), %rax
        add        %rcx, %rax
        vinserti64x4 $1, (%rax), %zmm25, %zmm25
        vinserti64x4 $1, 32(%rax), %zmm7, %zmm7
        mov        216(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %ymm26
        vmovdqu32  32(%rax), %ymm8
        mov        248(%rsi), %rax
        add        %rcx, %rax
        vinserti64x4 $1, (%rax), %zmm26, %zmm26
        vinserti64x4 $1, 32(%rax), %zmm8, %zmm8
        vpunpckldq %zmm20, %zmm19, %zmm18
        vpunpckhdq %zmm20, %zmm19, %zmm19
        vpunpckldq %zmm22, %zmm21, %zmm20
        vpunpckhdq %zmm22, %zmm21, %zmm21
        vpunpcklqdq %zmm20, %zmm18, %zmm22
        vpunpckhqdq %zmm20, %zmm18, %zmm18
        vpunpcklqdq %zmm21, %zmm19, %zmm20
        vpunpckhqdq %zmm21, %zmm19, %zmm19
        vpunpckldq %zmm24, %zmm23, %zmm21
        vpunpckhdq %zmm24, %zmm23, %zmm23
        vpunpckldq %zmm26, %zmm25, %zmm24
        vpunpckhdq %zmm26, %zmm25, %zmm25
        vpunpcklqdq %zmm24, %zmm21, %zmm26
        vpunpckhqdq %zmm24, %zmm21, %zmm21
        vpunpcklqdq %zmm25, %zmm23, %zmm24
        vpunpckhqdq %zmm25, %zmm23, %zmm23
        vshufi64x2 $136, %zmm26, %zmm22, %zmm25
        vshufi64x2 $221, %zmm26, %zmm22, %zmm22
        vshufi64x2 $136, %zmm21, %zmm18, %zmm26
        vshufi64x2 $221, %zmm21, %zmm18, %zmm18
        vshufi64x2 $136, %zmm24, %zmm20, %zmm21
        vshufi64x2 $221, %zmm24, %zmm20, %zmm20
        vshufi64x2 $136, %zmm23, %zmm19, %zmm24
        vshufi64x2 $221, %zmm23, %zmm19, %zmm19
        vmovdqu32  %zmm25, 64(%rsp)
        vmovdqu32  %zmm26, 192(%rsp)
        vmovdqu32  %zmm21, 0x140(%rsp)
        vmovdqu32  %zmm24, 0x1c0(%rsp)
        vmovdqu32  %zmm22, 0x240(%rsp)
        vmovdqu32  %zmm18, 0x2c0(%rsp)
        vmovdqu32  %zmm20, 0x340(%rsp)
        vmovdqu32  %zmm19, 0x3c0(%rsp)
        vpunpckldq %zmm28, %zmm27, %zmm23
        vpunpckhdq %zmm28, %zmm27, %zmm27
        vpunpckldq %zmm30, %zmm29, %zmm28
        vpunpckhdq %zmm30, %zmm29, %zmm29
        vpunpcklqdq %zmm28, %zmm23, %zmm30
        vpunpckhqdq %zmm28, %zmm23, %zmm23
        vpunpcklqdq %zmm29, %zmm27, %zmm28
        vpunpckhqdq %zmm29, %zmm27, %zmm27
        vpunpckldq %zmm6, %zmm31, %zmm29
        vpunpckhdq %zmm6, %zmm31, %zmm31
        vpunpckldq %zmm8, %zmm7, %zmm6
        vpunpckhdq %zmm8, %zmm7, %zmm7
        vpunpcklqdq %zmm6, %zmm29, %zmm8
        vpunpckhqdq %zmm6, %zmm29, %zmm29
        vpunpcklqdq %zmm7, %zmm31, %zmm6
        vpunpckhqdq %zmm7, %zmm31, %zmm31
        vshufi64x2 $136, %zmm8, %zmm30, %zmm7
        vshufi64x2 $221, %zmm8, %zmm30, %zmm30
        vshufi64x2 $136, %zmm29, %zmm23, %zmm8
        vshufi64x2 $221, %zmm29, %zmm23, %zmm23
        vshufi64x2 $136, %zmm6, %zmm28, %zmm29
        vshufi64x2 $221, %zmm6, %zmm28, %zmm28
        vshufi64x2 $136, %zmm31, %zmm27, %zmm6
        vshufi64x2 $221, %zmm31, %zmm27, %zmm27
        vmovdqu32  %zmm7, 0x440(%rsp)
        vmovdqu32  %zmm8, 0x4c0(%rsp)
        vmovdqu32  %zmm29, 0x540(%rsp)
        vmovdqu32  %zmm6, 0x5c0(%rsp)
        vmovdqu32  %zmm30, 0x640(%rsp)
        vmovdqu32  %zmm23, 0x6c0(%rsp)
        vmovdqu32  %zmm28, 0x740(%rsp)
        vmovdqu32  %zmm27, 0x7c0(%rsp)
        vmovdqa32  %zmm1, %zmm18
        vpternlogd $202, %zmm3, %zmm2, %zmm18
        vmovdqu32  (%rsp), %zmm19
        vpaddd     (%r15){1to16}, %zmm19, %zmm20
        vpaddd     %zmm0, %zmm20, %zmm20
        vpaddd     %zmm20, %zmm18, %zmm18
        vprold     $7, %zmm18, %zmm18
        vpaddd     %zmm1, %zmm18, %zmm18                // stream a, step 1, F: cycle 4
        vmovdqa32  %zmm5, %zmm20
        vpternlogd $202, %zmm17, %zmm16, %zmm20
        vmovdqu32  64(%rsp), %zmm21
        vpaddd     (%r15){1to16}, %zmm21, %zmm22
        vpaddd     %zmm4, %zmm22, %zmm22
        vpaddd     %zmm22, %zmm20, %zmm20
        vprold     $7, %zmm20, %zmm20
        vpaddd     %zmm5, %zmm20, %zmm20                // stream b, step 1, F: cycle 4
        vmovdqa32  %zmm18, %zmm22
        vpternlogd $202, %zmm2, %zmm1, %zmm22
        vpaddd     4(%r15){1to16}, %zmm3, %zmm23
        vpaddd     128(%rsp), %zmm23, %zmm23
        vpaddd     %zmm23, %zmm22, %zmm22
        vprold     $12, %zmm22, %zmm22
        vpaddd     %zmm18, %zmm22, %zmm22               // stream a, step 2, F: cycle 8
        vmovdqa32  %zmm20, %zmm23
        vpternlogd $202, %zmm16, %zmm5, %zmm23
        vpaddd     4(%r15){1to16}, %zmm17, %zmm24
        vpaddd     192(%rsp), %zmm24, %zmm24
        vpaddd     %zmm24, %zmm23, %zmm23
        vprold     $12, %zmm23, %zmm23
        vpaddd     %zmm20, %zmm23, %zmm23               // stream b, step 2, F: cycle 8
        vmovdqa32  %zmm22, %zmm24
        vpternlogd $202, %zmm1, %zmm18, %zmm24
        vpaddd     8(%r15){1to16}, %zmm2, %zmm25
        vpaddd     0x100(%rsp), %zmm25, %zmm25
        vpaddd     %zmm25, %zmm24, %zmm24
        vprold     $17, %zmm24, %zmm24
        vpaddd     %zmm22, %zmm24, %zmm24               // stream a, step 3, F: cycle 12
        vmovdqa32  %zmm23, %zmm25
        vpternlogd $202, %zmm5, %zmm20, %zmm25
        vpaddd     8(%r15){1to16}, %zmm16, %zmm26
        vpaddd     0x140(%rsp), %zmm26, %zmm26
        vpaddd     %zmm26, %zmm25, %zmm25
        vprold     $17, %zmm25, %zmm25
        vpaddd     %zmm23, %zmm25, %zmm25               // stream b, step 3, F: cycle 12
        vmovdqa32  %zmm24, %zmm26
        vpternlogd $202, %zmm18, %zmm22, %zmm26
        vpaddd     12(%r15){1to16}, %zmm1, %zmm27
        vpaddd     0x180(%rsp), %zmm27, %zmm27
        vpaddd     %zmm27, %zmm26, %zmm26
        vprold     $22, %zmm26, %zmm26
        vpaddd     %zmm24, %zmm26, %zmm26               // stream a, step 4, F: cycle 16
        vmovdqa32  %zmm25, %zmm27
        vpternlogd $202, %zmm20, %zmm23, %zmm27
        vpaddd     12(%r15){1to16}, %zmm5, %zmm28
        vpaddd     0x1c0(%rsp), %zmm28, %zmm28
        vpaddd     %zmm28, %zmm27, %zmm27
        vprold     $22, %zmm27, %zmm27
        vpaddd     %zmm25, %zmm27, %zmm27               // stream b, step 4, F: cycle 16
        vmovdqa32  %zmm26, %zmm28
        vpternlogd $202, %zmm22, %zmm24, %zmm28
        vpaddd     16(%r15){1to16}, %zmm18, %zmm18
        vpaddd     0x200(%rsp), %zmm18, %zmm18
        vpaddd     %zmm18, %zmm28, %zmm18
        vprold     $7, %zmm18, %zmm18
        vpaddd     %zmm26, %zmm18, %zmm18               // stream a, step 5, F: cycle 20
        vmovdqa32  %zmm27, %zmm28
        vpternlogd $202, %zmm23, %zmm25, %zmm28
        vpaddd     16(%r15){1to16}, %zmm20, %zmm20
        vpaddd     0x240(%rsp), %zmm20, %zmm20
        vpaddd     %zmm20, %zmm28, %zmm20
        vprold     $7, %zmm20, %zmm20
        vpaddd     %zmm27, %zmm20, %zmm20               // stream b, step 5, F: cycle 20
        vmovdqa32  %zmm18, %zmm28
        vpternlogd $202, %zmm24, %zmm26, %zmm28
        vpaddd     20(%r15){1to16}, %zmm22, %zmm22
        vpaddd     0x280(%rsp), %zmm22, %zmm22
        vpaddd     %zmm22, %zmm28, %zmm22
        vprold     $12, %zmm22, %zmm22
        vpaddd     %zmm18, %zmm22, %zmm22               // stream a, step 6, F: cycle 24
        vmovdqa32  %zmm20, %zmm28
        vpternlogd $202, %zmm25, %zmm27, %zmm28
        vpaddd     20(%r15){1to16}, %zmm23, %zmm23
        vpaddd     0x2c0(%rsp), %zmm23, %zmm23
        vpaddd     %zmm23, %zmm28, %zmm23
        vprold     $12, %zmm23, %zmm23
        vpaddd     %zmm20, %zmm23, %zmm23               // stream b, step 6, F: cycle 24
        vmovdqa32  %zmm22, %zmm28
        vpternlogd $202, %zmm26, %zmm18, %zmm28
        vpaddd     24(%r15){1to16}, %zmm24, %zmm24
        vpaddd     0x300(%rsp), %zmm24, %zmm24
        vpaddd     %zmm24, %zmm28, %zmm24
        vprold     $17, %zmm24, %zmm24
        vpaddd     %zmm22, %zmm24, %zmm24               // stream a, step 7, F: cycle 28
        vmovdqa32  %zmm23, %zmm28
        vpternlogd $202, %zmm27, %zmm20, %zmm28
        vpaddd     24(%r15){1to16}, %zmm25, %zmm25
        vpaddd     0x340(%rsp), %zmm25, %zmm25
        vpaddd     %zmm25, %zmm28, %zmm25
        vprold     $17, %zmm25, %zmm25
        vpaddd     %zmm23, %zmm25, %zmm25               // stream b, step 7, F: cycle 28
        vmovdqa32  %zmm24, %zmm28
        vpternlogd $202, %zmm18, %zmm22, %zmm28
        vpaddd     28(%r15){1to16}, %zmm26, %zmm26
        vpaddd     0x380(%rsp), %zmm26, %zmm26
        vpaddd     %zmm26, %zmm28, %zmm26
        vprold     $22, %zmm26, %zmm26
        vpaddd     %zmm24, %zmm26, %zmm26               // stream a, step 8, F: cycle 32
        vmovdqa32  %zmm25, %zmm28
        vpternlogd $202, %zmm20, %zmm23, %zmm28
        vpaddd     28(%r15){1to16}, %zmm27, %zmm27
        vpaddd     0x3c0(%rsp), %zmm27, %zmm27
        vpaddd     %zmm27, %zmm28, %zmm27
        vprold     $22, %zmm27, %zmm27
        vpaddd     %zmm25, %zmm27, %zmm27               // stream b, step 8, F: cycle 32
        vmovdqa32  %zmm26, %zmm28
        vpternlogd $202, %zmm22, %zmm24, %zmm28
        vpaddd     32(%r15){1to16}, %zmm18, %zmm18
        vpaddd     0x400(%rsp), %zmm18, %zmm18
        vpaddd     %zmm18, %zmm28, %zmm18
        vprold     $7, %zmm18, %zmm18
        vpaddd     %zmm26, %zmm18, %zmm18               // stream a, step 9, F: cycle 36
        vmovdqa32  %zmm27, %zmm28
        vpternlogd $202, %zmm23, %zmm25, %zmm28
        vpaddd     32(%r15){1to16}, %zmm20, %zmm20
        vpaddd     0x440(%rsp), %zmm20, %zmm20
        vpaddd     %zmm20, %zmm28, %zmm20
        vprold     $7, %zmm20, %zmm20
        vpaddd     %zmm27, %zmm20, %zmm20               // stream b, step 9, F: cycle 36
        vmovdqa32  %zmm18, %zmm28
        vpternlogd $202, %zmm24, %zmm26, %zmm28
        vpaddd     36(%r15){1to16}, %zmm22, %zmm22
        vpaddd     0x480(%rsp), %zmm22, %zmm22
        vpaddd     %zmm22, %zmm28, %zmm22
        vprold     $12, %zmm22, %zmm22
        vpaddd     %zmm18, %zmm22, %zmm22               // stream a, step 10, F: cycle 40
        vmovdqa32  %zmm20, %zmm28
        vpternlogd $202, %zmm25, %zmm27, %zmm28
        vpaddd     36(%r15){1to16}, %zmm23, %zmm23
        vpaddd     0x4c0(%rsp), %zmm23, %zmm23
        vpaddd     %zmm23, %zmm28, %zmm23
        vprold     $12, %zmm23, %zmm23
        vpaddd     %zmm20, %zmm23, %zmm23               // stream b, step 10, F: cycle 40
        vmovdqa32  %zmm22, %zmm28
        vpternlogd $202, %zmm26, %zmm18, %zmm28
        vpaddd     40(%r15){1to16}, %zmm24, %zmm24
        vpaddd     0x500(%rsp), %zmm24, %zmm24
        vpaddd     %zmm24, %zmm28, %zmm24
        vprold     $17, %zmm24, %zmm24
        vpaddd     %zmm22, %zmm24, %zmm24               // stream a, step 11, F: cycle 44
        vmovdqa32  %zmm23, %zmm28
        vpternlogd $202, %zmm27, %zmm20, %zmm28
        vpaddd     40(%r15){1to16}, %zmm25, %zmm25
        vpaddd     0x540(%rsp), %zmm25, %zmm25
        vpaddd     %zmm25, %zmm28, %zmm25
        vprold     $17, %zmm25, %zmm25
        vpaddd     %zmm23, %zmm25, %zmm25               // stream b, step 11, F: cycle 44
        vmovdqa32  %zmm24, %zmm28
        vpternlogd $202, %zmm18, %zmm22, %zmm28
        vpaddd     44(%r15){1to16}, %zmm26, %zmm26
        vpaddd     0x580(%rsp), %zmm26, %zmm26
        vpaddd     %zmm26, %zmm28, %zmm26
        vprold     $22, %zmm26, %zmm26
        vpaddd     %zmm24, %zmm26, %zmm26               // stream a, step 12, F: cycle 48
        vmovdqa32  %zmm25, %zmm28
        vpternlogd $202, %zmm20, %zmm23, %zmm28
        vpaddd     44(%r15){1to16}, %zmm27, %zmm27
        vpaddd     0x5c0(%rsp), %zmm27, %zmm27
        vpaddd     %zmm27, %zmm28, %zmm27
        vprold     $22, %zmm27, %zmm27
        vpaddd     %zmm25, %zmm27, %zmm27               // stream b, step 12, F: cycle 48
        vmovdqa32  %zmm26, %zmm28
        vpternlogd $202, %zmm22, %zmm24, %zmm28
        vpaddd     48(%r15){1to16}, %zmm18, %zmm18
        vpaddd     0x600(%rsp), %zmm18, %zmm18
        vpaddd     %zmm18, %zmm28, %zmm18
        vprold     $7, %zmm18, %zmm18
        vpaddd     %zmm26, %zmm18, %zmm18               // stream a, step 13, F: cycle 52
        vmovdqa32  %zmm27, %zmm28
        vpternlogd $202, %zmm23, %zmm25, %zmm28
        vpaddd     48(%r15){1to16}, %zmm20, %zmm20
        vpaddd     0x640(%rsp), %zmm20, %zmm20
        vpaddd     %zmm20, %zmm28, %zmm20
        vprold     $7, %zmm20, %zmm20
        vpaddd     %zmm27, %zmm20, %zmm20               // stream b, step 13, F: cycle 52
        vmovdqa32  %zmm18, %zmm28
        vpternlogd $202, %zmm24, %zmm26, %zmm28
        vpaddd     52(%r15){1to16}, %zmm22, %zmm22
        vpaddd     0x680(%rsp), %zmm22, %zmm22
        vpaddd     %zmm22, %zmm28, %zmm22
        vprold     $12, %zmm22, %zmm22
        vpaddd     %zmm18, %zmm22, %zmm22               // stream a, step 14, F: cycle 56
        vmovdqa32  %zmm20, %zmm28
        vpternlogd $202, %zmm25, %zmm27, %zmm28
        vpaddd     52(%r15){1to16}, %zmm23, %zmm23
        vpaddd     0x6c0(%rsp), %zmm23, %zmm23
        vpaddd     %zmm23, %zmm28, %zmm23
        vprold     $12, %zmm23, %zmm23
        vpaddd     %zmm20, %zmm23, %zmm23               // stream b, step 14, F: cycle 56
        vmovdqa32  %zmm22, %zmm28
        vpternlogd $202, %zmm26, %zmm18, %zmm28
        vpaddd     56(%r15){1to16}, %zmm24, %zmm24
        vpaddd     0x700(%rsp), %zmm24, %zmm24
        vpaddd     %zmm24, %zmm28, %zmm24
        vprold     $17, %zmm24, %zmm24
        vpaddd     %zmm22, %zmm24, %zmm24               // stream a, step 15, F: cycle 60
        vmovdqa32  %zmm23, %zmm28
        vpternlogd $202, %zmm27, %zmm20, %zmm28
        vpaddd     56(%r15){1to16}, %zmm25, %zmm25
        vpaddd     0x740(%rsp), %zmm25, %zmm25
        vpaddd     %zmm25, %zmm28, %zmm25
        vprold     $17, %zmm25, %zmm25
        vpaddd     %zmm23, %zmm25, %zmm25               // stream b, step 15, F: cycle 60
        vmovdqa32  %zmm24, %zmm28
        vpternlogd $202, %zmm18, %zmm22, %zmm28
        vpaddd     60(%r15){1to16}, %zmm26, %zmm26
        vpaddd     0x780(%rsp), %zmm26, %zmm26
        vpaddd     %zmm26, %zmm28, %zmm26
        vprold     $22, %zmm26, %zmm26
        vpaddd     %zmm24, %zmm26, %zmm26               // stream a, step 16, F: cycle 64
        vmovdqa32  %zmm25, %zmm28
        vpternlogd $202, %zmm20, %zmm23, %zmm28
        vpaddd     60(%r15){1to16}, %zmm27, %zmm27
        vpaddd     0x7c0(%rsp), %zmm27, %zmm27
        vpaddd     %zmm27, %zmm28, %zmm27
        vprold     $22, %zmm27, %zmm27
        vpaddd     %zmm25, %zmm27, %zmm27               // stream b, step 16, F: cycle 64
        vmovdqa32  %zmm26, %zmm28
        vpternlogd $226, %zmm24, %zmm22, %zmm28
        vpaddd     64(%r15){1to16}, %zmm18, %zmm18
        vpaddd     128(%rsp), %zmm18, %zmm18
        vpaddd     %zmm18, %zmm28, %zmm18
        vprold     $5, %zmm18, %zmm18
        vpaddd     %zmm26, %zmm18, %zmm18               // stream a, step 17, G: cycle 68
        vmovdqa32  %zmm27, %zmm28
        vpternlogd $226, %zmm25, %zmm23, %zmm28
        vpaddd     64(%r15){1to16}, %zmm20, %zmm20
        vpaddd     192(%rsp), %zmm20, %zmm20
        vpaddd     %zmm20, %zmm28, %zmm20
        vprold     $5, %zmm20, %zmm20
        vpaddd     %zmm27, %zmm20, %zmm20               // stream b, step 17, G: cycle 68
        vmovdqa32  %zmm18, %zmm28
        vpternlogd $226, %zmm26, %zmm24, %zmm28
        vpaddd     68(%r15){1to16}, %zmm22, %zmm22
        vpaddd     0x300(%rsp), %zmm22, %zmm22
        vpaddd     %zmm22, %zmm28, %zmm22
        vprold     $9, %zmm22, %zmm22
        vpaddd     %zmm18, %zmm22, %zmm22               // stream a, step 18, G: cycle 72
        vmovdqa32  %zmm20, %zmm28
        vpternlogd $226, %zmm27, %zmm25, %zmm28
        vpaddd     68(%r15){1to16}, %zmm23, %zmm23
        vpaddd     0x340(%rsp), %zmm23, %zmm23
        vpaddd     %zmm23, %zmm28, %zmm23
        vprold     $9, %zmm23, %zmm23
        vpaddd     %zmm20, %zmm23, %zmm23               // stream b, step 18, G: cycle 72
        vmovdqa32  %zmm22, %zmm28
        vpternlogd $226, %zmm18, %zmm26, %zmm28
        vpaddd     72(%r15){1to16}, %zmm24, %zmm24
        vpaddd     0x580(%rsp), %zmm24, %zmm24
        vpaddd     %zmm24, %zmm28, %zmm24
        vprold     $14, %zmm24, %zmm24
        vpaddd     %zmm22, %zmm24, %zmm24               // stream a, step 19, G: cycle 76
        vmovdqa32  %zmm23, %zmm28
        vpternlogd $226, %zmm20, %zmm27, %zmm28
        vpaddd     72(%r15){1to16}, %zmm25, %zmm25
        vpaddd     0x5c0(%rsp), %zmm25, %zmm25
        vpaddd     %zmm25, %zmm28, %zmm25
        vprold     $14, %zmm25, %zmm25
        vpaddd     %zmm23, %zmm25, %zmm25               // stream b, step 19, G: cycle 76
        vmovdqa32  %zmm24, %zmm28
        vpternlogd $226, %zmm22, %zmm18, %zmm28
        vpaddd     76(%r15){1to16}, %zmm26, %zmm26
        vpaddd     %zmm26, %zmm19, %zmm26
        vpaddd     %zmm26, %zmm28, %zmm26
        vprold     $20, %zmm26, %zmm26
        vpaddd     %zmm24, %zmm26, %zmm26               // stream a, step 20, G: cycle 80
        vmovdqa32  %zmm25, %zmm28
        vpternlogd $226, %zmm23, %zmm20, %zmm28
        vpaddd     76(%r15){1to16}, %zmm27, %zmm27
        vpaddd     %zmm27, %zmm21, %zmm27
        vpaddd     %zmm27, %zmm28, %zmm27
        vprold     $20, %zmm27, %zmm27
        vpaddd     %zmm25, %zmm27, %zmm27               // stream b, step 20, G: cycle 80
        vmovdqa32  %zmm26, %zmm28
        vpternlogd $226, %zmm24, %zmm22, %zmm28
        vpaddd     80(%r15){1to16}, %zmm18, %zmm18
        vpaddd     0x280(%rsp), %zmm18, %zmm18
        vpaddd     %zmm18, %zmm28, %zmm18
        vprold     $5, %zmm18, %zmm18
        vpaddd     %zmm26, %zmm18, %zmm18               // stream a, step 21, G: cycle 84
        vmovdqa32  %zmm27, %zmm28
        vpternlogd $226, %zmm25, %zmm23, %zmm28
        vpaddd     80(%r15){1to16}, %zmm20, %zmm20
        vpaddd     0x2c0(%rsp), %zmm20, %zmm20
        vpaddd     %zmm20, %zmm28, %zmm20
        vprold     $5, %zmm20, %zmm20
        vpaddd     %zmm27, %zmm20, %zmm20               // stream b, step 21, G: cycle 84
        vmovdqa32  %zmm18, %zmm28
        vpternlogd $226, %zmm26, %zmm24, %zmm28
        vpaddd     84(%r15){1to16}, %zmm22, %zmm22
        vpaddd     0x500(%rsp), %zmm22, %zmm22
        vpaddd     %zmm22, %zmm28, %zmm22
        vprold     $9, %zmm22, %zmm22
        vpaddd     %zmm18, %zmm22, %zmm22               // stream a, step 22, G: cycle 88
        vmovdqa32  %zmm20, %zmm28
        vpternlogd $226, %zmm27, %zmm25, %zmm28
        vpaddd     84(%r15){1to16}, %zmm23, %zmm23
        vpaddd     0x540(%rsp), %zmm23, %zmm23
        vpaddd     %zmm23, %zmm28, %zmm23
        vprold     $9, %zmm23, %zmm23
        vpaddd     %zmm20, %zmm23, %zmm23               // stream b, step 22, G: cycle 88
        vmovdqa32  %zmm22, %zmm28
        vpternlogd $226, %zmm18, %zmm26, %zmm28
        vpaddd     88(%r15){1to16}, %zmm24, %zmm24
        vpaddd     0x780(%rsp), %zmm24, %zmm24
        vpaddd     %zmm24, %zmm28, %zmm24
        vprold     $14, %zmm24, %zmm24
        vpaddd     %zmm22, %zmm24, %zmm24               // stream a, step 23, G: cycle 92
        vmovdqa32  %zmm23, %zmm28
        vpternlogd $226, %zmm20, %zmm27, %zmm28
        vpaddd     88(%r15){1to16}, %zmm25, %zmm25
        vpaddd     0x7c0(%rsp), %zmm25, %zmm25
        vpaddd     %zmm25, %zmm28, %zmm25
        vprold     $14, %zmm25, %zmm25
        vpaddd     %zmm23, %zmm25, %zmm25               // stream b, step 23, G: cycle 92
        vmovdqa32  %zmm24, %zmm28
        vpternlogd $226, %zmm22, %zmm18, %zmm28
        vpaddd     92(%r15){1to16}, %zmm26, %zmm26
        vpaddd     0x200(%rsp), %zmm26, %zmm26
        vpaddd     %zmm26, %zmm28, %zmm26
        vprold     $20, %zmm26, %zmm26
        vpaddd     %zmm24, %zmm26, %zmm26               // stream a, step 24, G: cycle 96
        vmovdqa32  %zmm25, %zmm28
        vpternlogd $226, %zmm23, %zmm20, %zmm28
        vpaddd     92(%r15){1to16}, %zmm27, %zmm27
        vpaddd     0x240(%rsp), %zmm27, %zmm27
        vpaddd     %zmm27, %zmm28, %zmm27
        vprold     $20, %zmm27, %zmm27
        vpaddd     %zmm25, %zmm27, %zmm27               // stream b, step 24, G: cycle 96
        vmovdqa32  %zmm26, %zmm28
        vpternlogd $226, %zmm24, %zmm22, %zmm28
        vpaddd     96(%r15){1to16}, %zmm18, %zmm18
        vpaddd     0x480(%rsp), %zmm18, %zmm18
        vpaddd     %zmm18, %zmm28, %zmm18
        vprold     $5, %zmm18, %zmm18
        vpaddd     %zmm26, %zmm18, %zmm18               // stream a, step 25, G: cycle 100
        vmovdqa32  %zmm27, %zmm28
        vpternlogd $226, %zmm25, %zmm23, %zmm28
        vpaddd     96(%r15){1to16}, %zmm20, %zmm20
        vpaddd     0x4c0(%rsp), %zmm20, %zmm20
        vpaddd     %zmm20, %zmm28, %zmm20
        vprold     $5, %zmm20, %zmm20
        vpaddd     %zmm27, %zmm20, %zmm20               // stream b, step 25, G: cycle 100
        vmovdqa32  %zmm18, %zmm28
        vpternlogd $226, %zmm26, %zmm24, %zmm28
        vpaddd     100(%r15){1to16}, %zmm22, %zmm22
        vpaddd     0x700(%rsp), %zmm22, %zmm22
        vpaddd     %zmm22, %zmm28, %zmm22
        vprold     $9, %zmm22, %zmm22
        vpaddd     %zmm18, %zmm22, %zmm22               // stream a, step 26, G: cycle 104
        vmovdqa32  %zmm20, %zmm28
        vpternlogd $226, %zmm27, %zmm25, %zmm28
        vpaddd     100(%r15){1to16}, %zmm23, %zmm23
        vpaddd     0x740(%rsp), %zmm23, %zmm23
        vpaddd     %zmm23, %zmm28, %zmm23
        vprold     $9, %zmm23, %zmm23
        vpaddd     %zmm20, %zmm23, %zmm23               // stream b, step 26, G: cycle 104
        vmovdqa32  %zmm22, %zmm28
        vpternlogd $226, %zmm18, %zmm26, %zmm28
        vpaddd     104(%r15){1to16}, %zmm24, %zmm24
        vpaddd     0x180(%rsp), %zmm24, %zmm24
        vpaddd     %zmm24, %zmm28, %zmm24
        vprold     $14, %zmm24, %zmm24
        vpaddd     %zmm22, %zmm24, %zmm24               // stream a, step 27, G: cycle 108
        vmovdqa32  %zmm23, %zmm28
        vpternlogd $226, %zmm20, %zmm27, %zmm28
        vpaddd     104(%r15){1to16}, %zmm25, %zmm25
        vpaddd     0x1c0(%rsp), %zmm25, %zmm25
        vpaddd     %zmm25, %zmm28, %zmm25
        vprold     $14, %zmm25, %zmm25
        vpaddd     %zmm23, %zmm25, %zmm25               // stream b, step 27, G: cycle 108
        vmovdqa32  %zmm24, %zmm28
        vpternlogd $226, %zmm22, %zmm18, %zmm28
        vpaddd     108(%r15){1to16}, %zmm26, %zmm26
        vpaddd     0x400(%rsp), %zmm26, %zmm26
        vpaddd     %zmm26, %zmm28, %zmm26
        vprold     $20, %zmm26, %zmm26
        vpaddd     %zmm24, %zmm26, %zmm26               // stream a, step 28, G: cycle 112
        vmovdqa32  %zmm25, %zmm28
        vpternlogd $226, %zmm23, %zmm20, %zmm28
        vpaddd     108(%r15){1to16}, %zmm27, %zmm27
        vpaddd     0x440(%rsp), %zmm27, %zmm27
        vpaddd     %zmm27, %zmm28, %zmm27
        vprold     $20, %zmm27, %zmm27
        vpaddd     %zmm25, %zmm27, %zmm27               // stream b, step 28, G: cycle 112
        vmovdqa32  %zmm26, %zmm28
        vpternlogd $226, %zmm24, %zmm22, %zmm28
        vpaddd     112(%r15){1to16}, %zmm18, %zmm18
        vpaddd     0x680(%rsp), %zmm18, %zmm18
        vpaddd     %zmm18, %zmm28, %zmm18
        vprold     $5, %zmm18, %zmm18
        vpaddd     %zmm26, %zmm18, %zmm18               // stream a, step 29, G: cycle 116
        vmovdqa32  %zmm27, %zmm28
        vpternlogd $226, %zmm25, %zmm23, %zmm28
        vpaddd     112(%r15){1to16}, %zmm20, %zmm20
        vpaddd     0x6c0(%rsp), %zmm20, %zmm20
        vpaddd     %zmm20, %zmm28, %zmm20
        vprold     $5, %zmm20, %zmm20
        vpaddd     %zmm27, %zmm20, %zmm20               // stream b, step 29, G: cycle 116
        vmovdqa32  %zmm18, %zmm28
        vpternlogd $226, %zmm26, %zmm24, %zmm28
        vpaddd     116(%r15){1to16}, %zmm22, %zmm22
        vpaddd     0x100(%rsp), %zmm22, %zmm22
        vpaddd     %zmm22, %zmm28, %zmm22
        vprold     $9, %zmm22, %zmm22
        vpaddd     %zmm18, %zmm22, %zmm22               // stream a, step 30, G: cycle 120
        vmovdqa32  %zmm20, %zmm28
        vpternlogd $226, %zmm27, %zmm25, %zmm28
        vpaddd     116(%r15){1to16}, %zmm23, %zmm23
        vpaddd     0x140(%rsp), %zmm23, %zmm23
        vpaddd     %zmm23, %zmm28, %zmm23
        vprold     $9, %zmm23, %zmm23
        vpaddd     %zmm20, %zmm23, %zmm23               // stream b, step 30, G: cycle 120
        vmovdqa32  %zmm22, %zmm28
        vpternlogd $226, %zmm18, %zmm26, %zmm28
        vpaddd     120(%r15){1to16}, %zmm24, %zmm24
        vpaddd     0x380(%rsp), %zmm24, %zmm24
        vpaddd     %zmm24, %zmm28, %zmm24
        vprold     $14, %zmm24, %zmm24
        vpaddd     %zmm22, %zmm24, %zmm24               // stream a, step 31, G: cycle 124
        vmovdqa32  %zmm23, %zmm28
        vpternlogd $226, %zmm20, %zmm27, %zmm28
        vpaddd     120(%r15){1to16}, %zmm25, %zmm25
        vpaddd     0x3c0(%rsp), %zmm25, %zmm25
        vpaddd     %zmm25, %zmm28, %zmm25
        vprold     $14, %zmm25, %zmm25
        vpaddd     %zmm23, %zmm25, %zmm25               // stream b, step 31, G: cycle 124
        vmovdqa32  %zmm24, %zmm28
        vpternlogd $226, %zmm22, %zmm18, %zmm28
        vpaddd     124(%r15){1to16}, %zmm26, %zmm26
        vpaddd     0x600(%rsp), %zmm26, %zmm26
        vpaddd     %zmm26, %zmm28, %zmm26
        vprold     $20, %zmm26, %zmm26
        vpaddd     %zmm24, %zmm26, %zmm26               // stream a, step 32, G: cycle 128
        vmovdqa32  %zmm25, %zmm28
        vpternlogd $226, %zmm23, %zmm20, %zmm28
        vpaddd     124(%r15){1to16}, %zmm27, %zmm27
        vpaddd     0x640(%rsp), %zmm27, %zmm27
        vpaddd     %zmm27, %zmm28, %zmm27
        vprold     $20, %zmm27, %zmm27
        vpaddd     %zmm25, %zmm27, %zmm27               // stream b, step 32, G: cycle 128
        vmovdqa32  %zmm26, %zmm28
        vpternlogd $150, %zmm24, %zmm22, %zmm28
        vpaddd     128(%r15){1to16}, %zmm18, %zmm18
        vpaddd     0x280(%rsp), %zmm18, %zmm18
        vpaddd     %zmm18, %zmm28, %zmm18
        vprold     $4, %zmm18, %zmm18
        vpaddd     %zmm26, %zmm18, %zmm18               // stream a, step 33, H: cycle 132
        vmovdqa32  %zmm27, %zmm28
        vpternlogd $150, %zmm25, %zmm23, %zmm28
        vpaddd     128(%r15){1to16}, %zmm20, %zmm20
        vpaddd     0x2c0(%rsp), %zmm20, %zmm20
        vpaddd     %zmm20, %zmm28, %zmm20
        vprold     $4, %zmm20, %zmm20
        vpaddd     %zmm27, %zmm20, %zmm20               // stream b, step 33, H: cycle 132
        vmovdqa32  %zmm18, %zmm28
        vpternlogd $150, %zmm26, %zmm24, %zmm28
        vpaddd     132(%r15){1to16}, %zmm22, %zmm22
        vpaddd     0x400(%rsp), %zmm22, %zmm22
        vpaddd     %zmm22, %zmm28, %zmm22
        vprold     $11, %zmm22, %zmm22
        vpaddd     %zmm18, %zmm22, %zmm22               // stream a, step 34, H: cycle 136
        vmovdqa32  %zmm20, %zmm28
        vpternlogd $150, %zmm27, %zmm25, %zmm28
        vpaddd     132(%r15){1to16}, %zmm23, %zmm23
        vpaddd     0x440(%rsp), %zmm23, %zmm23
        vpaddd     %zmm23, %zmm28, %zmm23
        vprold     $11, %zmm23, %zmm23
        vpaddd     %zmm20, %zmm23, %zmm23               // stream b, step 34, H: cycle 136
        vmovdqa32  %zmm22, %zmm28
        vpternlogd $150, %zmm18, %zmm26, %zmm28
        vpaddd     136(%r15){1to16}, %zmm24, %zmm24
        vpaddd     0x580(%rsp), %zmm24, %zmm24
        vpaddd     %zmm24, %zmm28, %zmm24
        vprold     $16, %zmm24, %zmm24
        vpaddd     %zmm22, %zmm24, %zmm24               // stream a, step 35, H: cycle 140
        vmovdqa32  %zmm23, %zmm28
        vpternlogd $150, %zmm20, %zmm27, %zmm28
        vpaddd     136(%r15){1to16}, %zmm25, %zmm25
        vpaddd     0x5c0(%rsp), %zmm25, %zmm25
        vpaddd     %zmm25, %zmm28, %zmm25
        vprold     $16, %zmm25, %zmm25
        vpaddd     %zmm23, %zmm25, %zmm25               // stream b, step 35, H: cycle 140
        vmovdqa32  %zmm24, %zmm28
        vpternlogd $150, %zmm22, %zmm18, %zmm28
        vpaddd     140(%r15){1to16}, %zmm26, %zmm26
        vpaddd     0x700(%rsp), %zmm26, %zmm26
        vpaddd     %zmm26, %zmm28, %zmm26
        vprold     $23, %zmm26, %zmm26
        vpaddd     %zmm24, %zmm26, %zmm26               // stream a, step 36, H: cycle 144
        vmovdqa32  %zmm25, %zmm28
        vpternlogd $150, %zmm23, %zmm20, %zmm28
        vpaddd     140(%r15){1to16}, %zmm27, %zmm27
        vpaddd     0x740(%rsp), %zmm27, %zmm27
        vpaddd     %zmm27, %zmm28, %zmm27
        vprold     $23, %zmm27, %zmm27
        vpaddd     %zmm25, %zmm27, %zmm27               // stream b, step 36, H: cycle 144
        vmovdqa32  %zmm26, %zmm28
        vpternlogd $150, %zmm24, %zmm22, %zmm28
        vpaddd     144(%r15){1to16}, %zmm18, %zmm18
        vpaddd     128(%rsp), %zmm18, %zmm18
        vpaddd     %zmm18, %zmm28, %zmm18
        vprold     $4, %zmm18, %zmm18
        vpaddd     %zmm26, %zmm18, %zmm18               // stream a, step 37, H: cycle 148
        vmovdqa32  %zmm27, %zmm28
        vpternlogd $150, %zmm25, %zmm23, %zmm28
        vpaddd     144(%r15){1to16}, %zmm20, %zmm20
        vpaddd     192(%rsp), %zmm20, %zmm20
        vpaddd     %zmm20, %zmm28, %zmm20
        vprold     $4, %zmm20, %zmm20
        vpaddd     %zmm27, %zmm20, %zmm20               // stream b, step 37, H: cycle 148
        vmovdqa32  %zmm18, %zmm28
        vpternlogd $150, %zmm26, %zmm24, %zmm28
        vpaddd     148(%r15){1to16}, %zmm22, %zmm22
        vpaddd     0x200(%rsp), %zmm22, %zmm22
        vpaddd     %zmm22, %zmm28, %zmm22
        vprold     $11, %zmm22, %zmm22
        vpaddd     %zmm18, %zmm22, %zmm22               // stream a, step 38, H: cycle 152
        vmovdqa32  %zmm20, %zmm28
        vpternlogd $150, %zmm27, %zmm25, %zmm28
        vpaddd     148(%r15){1to16}, %zmm23, %zmm23
        vpaddd     0x240(%rsp), %zmm23, %zmm23
        vpaddd     %zmm23, %zmm28, %zmm23
        vprold     $11, %zmm23, %zmm23
        vpaddd     %zmm20, %zmm23, %zmm23               // stream b, step 38, H: cycle 152
        vmovdqa32  %zmm22, %zmm28
        vpternlogd $150, %zmm18, %zmm26, %zmm28
        vpaddd     152(%r15){1to16}, %zmm24, %zmm24
        vpaddd     0x380(%rsp), %zmm24, %zmm24
        vpaddd     %zmm24, %zmm28, %zmm24
        vprold     $16, %zmm24, %zmm24
        vpaddd     %zmm22, %zmm24, %zmm24               // stream a, step 39, H: cycle 156
        vmovdqa32  %zmm23, %zmm28
        vpternlogd $150, %zmm20, %zmm27, %zmm28
        vpaddd     152(%r15){1to16}, %zmm25, %zmm25
        vpaddd     0x3c0(%rsp), %zmm25, %zmm25
        vpaddd     %zmm25, %zmm28, %zmm25
        vprold     $16, %zmm25, %zmm25
        vpaddd     %zmm23, %zmm25, %zmm25               // stream b, step 39, H: cycle 156
        vmovdqa32  %zmm24, %zmm28
        vpternlogd $150, %zmm22, %zmm18, %zmm28
        vpaddd     156(%r15){1to16}, %zmm26, %zmm26
        vpaddd     0x500(%rsp), %zmm26, %zmm26
        vpaddd     %zmm26, %zmm28, %zmm26
        vprold     $23, %zmm26, %zmm26
        vpaddd     %zmm24, %zmm26, %zmm26               // stream a, step 40, H: cycle 160
        vmovdqa32  %zmm25, %zmm28
        vpternlogd $150, %zmm23, %zmm20, %zmm28
        vpaddd     156(%r15){1to16}, %zmm27, %zmm27
        vpaddd     0x540(%rsp), %zmm27, %zmm27
        vpaddd     %zmm27, %zmm28, %zmm27
        vprold     $23, %zmm27, %zmm27
        vpaddd     %zmm25, %zmm27, %zmm27               // stream b, step 40, H: cycle 160
        vmovdqa32  %zmm26, %zmm28
        vpternlogd $150, %zmm24, %zmm22, %zmm28
        vpaddd     160(%r15){1to16}, %zmm18, %zmm18
        vpaddd     0x680(%rsp), %zmm18, %zmm18
        vpaddd     %zmm18, %zmm28, %zmm18
        vprold     $4, %zmm18, %zmm18
        vpaddd     %zmm26, %zmm18, %zmm18               // stream a, step 41, H: cycle 164
        vmovdqa32  %zmm27, %zmm28
        vpternlogd $150, %zmm25, %zmm23, %zmm28
        vpaddd     160(%r15){1to16}, %zmm20, %zmm20
        vpaddd     0x6c0(%rsp), %zmm20, %zmm20
        vpaddd     %zmm20, %zmm28, %zmm20
        vprold     $4, %zmm20, %zmm20
        vpaddd     %zmm27, %zmm20, %zmm20               // stream b, step 41, H: cycle 164
        vmovdqa32  %zmm18, %zmm28
        vpternlogd $150, %zmm26, %zmm24, %zmm28
        vpaddd     164(%r15){1to16}, %zmm22, %zmm22
        vpaddd     %zmm22, %zmm19, %zmm22
        vpaddd     %zmm22, %zmm28, %zmm22
        vprold     $11, %zmm22, %zmm22
        vpaddd     %zmm18, %zmm22, %zmm22               // stream a, step 42, H: cycle 168
        vmovdqa32  %zmm20, %zmm28
        vpternlogd $150, %zmm27, %zmm25, %zmm28
        vpaddd     164(%r15){1to16}, %zmm23, %zmm23
        vpaddd     %zmm23, %zmm21, %zmm23
        vpaddd     %zmm23, %zmm28, %zmm23
        vprold     $11, %zmm23, %zmm23
        vpaddd     %zmm20, %zmm23, %zmm23               // stream b, step 42, H: cycle 168
        vmovdqa32  %zmm22, %zmm28
        vpternlogd $150, %zmm18, %zmm26, %zmm28
        vpaddd     168(%r15){1to16}, %zmm24, %zmm24
        vpaddd     0x180(%rsp), %zmm24, %zmm24
        vpaddd     %zmm24, %zmm28, %zmm24
        vprold     $16, %zmm24, %zmm24
        vpaddd     %zmm22, %zmm24, %zmm24               // stream a, step 43, H: cycle 172
        vmovdqa32  %zmm23, %zmm28
        vpternlogd $150, %zmm20, %zmm27, %zmm28
        vpaddd     168(%r15){1to16}, %zmm25, %zmm25
        vpaddd     0x1c0(%rsp), %zmm25, %zmm25
        vpaddd     %zmm25, %zmm28, %zmm25
        vprold     $16, %zmm25, %zmm25
        vpaddd     %zmm23, %zmm25, %zmm25               // stream b, step 43, H: cycle 172
        vmovdqa32  %zmm24, %zmm28
        vpternlogd $150, %zmm22, %zmm18, %zmm28
        vpaddd     172(%r15){1to16}, %zmm26, %zmm26
        vpaddd     0x300(%rsp), %zmm26, %zmm26
        vpaddd     %zmm26, %zmm28, %zmm26
        vprold     $23, %zmm26, %zmm26
        vpaddd     %zmm24, %zmm26, %zmm26               // stream a, step 44, H: cycle 176
        vmovdqa32  %zmm25, %zmm28
        vpternlogd $150, %zmm23, %zmm20, %zmm28
        vpaddd     172(%r15){1to16}, %zmm27, %zmm27
        vpaddd     0x340(%rsp), %zmm27, %zmm27
        vpaddd     %zmm27, %zmm28, %zmm27
        vprold     $23, %zmm27, %zmm27
        vpaddd     %zmm25, %zmm27, %zmm27               // stream b, step 44, H: cycle 176
        vmovdqa32  %zmm26, %zmm28
        vpternlogd $150, %zmm24, %zmm22, %zmm28
        vpaddd     176(%r15){1to16}, %zmm18, %zmm18
        vpaddd     0x480(%rsp), %zmm18, %zmm18
        vpaddd     %zmm18, %zmm28, %zmm18
        vprold     $4, %zmm18, %zmm18
        vpaddd     %zmm26, %zmm18, %zmm18               // stream a, step 45, H: cycle 180
        vmovdqa32  %zmm27, %zmm28
        vpternlogd $150, %zmm25, %zmm23, %zmm28
        vpaddd     176(%r15){1to16}, %zmm20, %zmm20
        vpaddd     0x4c0(%rsp), %zmm20, %zmm20
        vpaddd     %zmm20, %zmm28, %zmm20
        vprold     $4, %zmm20, %zmm20
        vpaddd     %zmm27, %zmm20, %zmm20               // stream b, step 45, H: cycle 180
        vmovdqa32  %zmm18, %zmm28
        vpternlogd $150, %zmm26, %zmm24, %zmm28
        vpaddd     180(%r15){1to16}, %zmm22, %zmm22
        vpaddd     0x600(%rsp), %zmm22, %zmm22
        vpaddd     %zmm22, %zmm28, %zmm22
        vprold     $11, %zmm22, %zmm22
        vpaddd     %zmm18, %zmm22, %zmm22               // stream a, step 46, H: cycle 184
        vmovdqa32  %zmm20, %zmm28
        vpternlogd $150, %zmm27, %zmm25, %zmm28
        vpaddd     180(%r15){1to16}, %zmm23, %zmm23
        vpaddd     0x640(%rsp), %zmm23, %zmm23
        vpaddd     %zmm23, %zmm28, %zmm23
        vprold     $11, %zmm23, %zmm23
        vpaddd     %zmm20, %zmm23, %zmm23               // stream b, step 46, H: cycle 184
        vmovdqa32  %zmm22, %zmm28
        vpternlogd $150, %zmm18, %zmm26, %zmm28
        vpaddd     184(%r15){1to16}, %zmm24, %zmm24
        vpaddd     0x780(%rsp), %zmm24, %zmm24
        vpaddd     %zmm24, %zmm28, %zmm24
        vprold     $16, %zmm24, %zmm24
        vpaddd     %zmm22, %zmm24, %zmm24               // stream a, step 47, H: cycle 188
        vmovdqa32  %zmm23, %zmm28
        vpternlogd $150, %zmm20, %zmm27, %zmm28
        vpaddd     184(%r15){1to16}, %zmm25, %zmm25
        vpaddd     0x7c0(%rsp), %zmm25, %zmm25
        vpaddd     %zmm25, %zmm28, %zmm25
        vprold     $16, %zmm25, %zmm25
        vpaddd     %zmm23, %zmm25, %zmm25               // stream b, step 47, H: cycle 188
        vmovdqa32  %zmm24, %zmm28
        vpternlogd $150, %zmm22, %zmm18, %zmm28
        vpaddd     188(%r15){1to16}, %zmm26, %zmm26
        vpaddd     0x100(%rsp), %zmm26, %zmm26
        vpaddd     %zmm26, %zmm28, %zmm26
        vprold     $23, %zmm26, %zmm26
        vpaddd     %zmm24, %zmm26, %zmm26               // stream a, step 48, H: cycle 192
        vmovdqa32  %zmm25, %zmm28
        vpternlogd $150, %zmm23, %zmm20, %zmm28
        vpaddd     188(%r15){1to16}, %zmm27, %zmm27
        vpaddd     0x140(%rsp), %zmm27, %zmm27
        vpaddd     %zmm27, %zmm28, %zmm27
        vprold     $23, %zmm27, %zmm27
        vpaddd     %zmm25, %zmm27, %zmm27               // stream b, step 48, H: cycle 192
        vmovdqa32  %zmm26, %zmm28
        vpternlogd $89, %zmm24, %zmm22, %zmm28
        vpaddd     192(%r15){1to16}, %zmm18, %zmm18
        vpaddd     %zmm18, %zmm19, %zmm18
        vpaddd     %zmm18, %zmm28, %zmm18
        vprold     $6, %zmm18, %zmm18
        vpaddd     %zmm26, %zmm18, %zmm18               // stream a, step 49, I: cycle 196
        vmovdqa32  %zmm27, %zmm19
        vpternlogd $89, %zmm25, %zmm23, %zmm19
        vpaddd     192(%r15){1to16}, %zmm20, %zmm20
        vpaddd     %zmm20, %zmm21, %zmm20
        vpaddd     %zmm20, %zmm19, %zmm19
        vprold     $6, %zmm19, %zmm19
        vpaddd     %zmm27, %zmm19, %zmm19               // stream b, step 49, I: cycle 196
        vmovdqa32  %zmm18, %zmm20
        vpternlogd $89, %zmm26, %zmm24, %zmm20
        vpaddd     196(%r15){1to16}, %zmm22, %zmm21
        vpaddd     0x380(%rsp), %zmm21, %zmm21
        vpaddd     %zmm21, %zmm20, %zmm20
        vprold     $10, %zmm20, %zmm20
        vpaddd     %zmm18, %zmm20, %zmm20               // stream a, step 50, I: cycle 200
        vmovdqa32  %zmm19, %zmm21
        vpternlogd $89, %zmm27, %zmm25, %zmm21
        vpaddd     196(%r15){1to16}, %zmm23, %zmm22
        vpaddd     0x3c0(%rsp), %zmm22, %zmm22
        vpaddd     %zmm22, %zmm21, %zmm21
        vprold     $10, %zmm21, %zmm21
        vpaddd     %zmm19, %zmm21, %zmm21               // stream b, step 50, I: cycle 200
        vmovdqa32  %zmm20, %zmm22
        vpternlogd $89, %zmm18, %zmm26, %zmm22
        vpaddd     200(%r15){1to16}, %zmm24, %zmm23
        vpaddd     0x700(%rsp), %zmm23, %zmm23
        vpaddd     %zmm23, %zmm22, %zmm22
        vprold     $15, %zmm22, %zmm22
        vpaddd     %zmm20, %zmm22, %zmm22               // stream a, step 51, I: cycle 204
        vmovdqa32  %zmm21, %zmm23
        vpternlogd $89, %zmm19, %zmm27, %zmm23
        vpaddd     200(%r15){1to16}, %zmm25, %zmm24
        vpaddd     0x740(%rsp), %zmm24, %zmm24
        vpaddd     %zmm24, %zmm23, %zmm23
        vprold     $15, %zmm23, %zmm23
        vpaddd     %zmm21, %zmm23, %zmm23               // stream b, step 51, I: cycle 204
        vmovdqa32  %zmm22, %zmm24
        vpternlogd $89, %zmm20, %zmm18, %zmm24
        vpaddd     204(%r15){1to16}, %zmm26, %zmm25
        vpaddd     0x280(%rsp), %zmm25, %zmm25
        vpaddd     %zmm25, %zmm24, %zmm24
        vprold     $21, %zmm24, %zmm24
        vpaddd     %zmm22, %zmm24, %zmm24               // stream a, step 52, I: cycle 208
        vmovdqa32  %zmm23, %zmm25
        vpternlogd $89, %zmm21, %zmm19, %zmm25
        vpaddd     204(%r15){1to16}, %zmm27, %zmm26
        vpaddd     0x2c0(%rsp), %zmm26, %zmm26
        vpaddd     %zmm26, %zmm25, %zmm25
        vprold     $21, %zmm25, %zmm25
        vpaddd     %zmm23, %zmm25, %zmm25               // stream b, step 52, I: cycle 208
        vmovdqa32  %zmm24, %zmm26
        vpternlogd $89, %zmm22, %zmm20, %zmm26
        vpaddd     208(%r15){1to16}, %zmm18, %zmm18
        vpaddd     0x600(%rsp), %zmm18, %zmm18
        vpaddd     %zmm18, %zmm26, %zmm18
        vprold     $6, %zmm18, %zmm18
        vpaddd     %zmm24, %zmm18, %zmm18               // stream a, step 53, I: cycle 212
        vmovdqa32  %zmm25, %zmm26
        vpternlogd $89, %zmm23, %zmm21, %zmm26
        vpaddd     208(%r15){1to16}, %zmm19, %zmm19
        vpaddd     0x640(%rsp), %zmm19, %zmm19
        vpaddd     %zmm19, %zmm26, %zmm19
        vprold     $6, %zmm19, %zmm19
        vpaddd     %zmm25, %zmm19, %zmm19               // stream b, step 53, I: cycle 212
        vmovdqa32  %zmm18, %zmm26
        vpternlogd $89, %zmm24, %zmm22, %zmm26
        vpaddd     212(%r15){1to16}, %zmm20, %zmm20
        vpaddd     0x180(%rsp), %zmm20, %zmm20
        vpaddd     %zmm20, %zmm26, %zmm20
        vprold     $10, %zmm20, %zmm20
        vpaddd     %zmm18, %zmm20, %zmm20               // stream a, step 54, I: cycle 216
        vmovdqa32  %zmm19, %zmm26
        vpternlogd $89, %zmm25, %zmm23, %zmm26
        vpaddd     212(%r15){1to16}, %zmm21, %zmm21
        vpaddd     0x1c0(%rsp), %zmm21, %zmm21
        vpaddd     %zmm21, %zmm26, %zmm21
        vprold     $10, %zmm21, %zmm21
        vpaddd     %zmm19, %zmm21, %zmm21               // stream b, step 54, I: cycle 216
        vmovdqa32  %zmm20, %zmm26
        vpternlogd $89, %zmm18, %zmm24, %zmm26
        vpaddd     216(%r15){1to16}, %zmm22, %zmm22
        vpaddd     0x500(%rsp), %zmm22, %zmm22
        vpaddd     %zmm22, %zmm26, %zmm22
        vprold     $15, %zmm22, %zmm22
        vpaddd     %zmm20, %zmm22, %zmm22               // stream a, step 55, I: cycle 220
        vmovdqa32  %zmm21, %zmm26
        vpternlogd $89, %zmm19, %zmm25, %zmm26
        vpaddd     216(%r15){1to16}, %zmm23, %zmm23
        vpaddd     0x540(%rsp), %zmm23, %zmm23
        vpaddd     %zmm23, %zmm26, %zmm23
        vprold     $15, %zmm23, %zmm23
        vpaddd     %zmm21, %zmm23, %zmm23               // stream b, step 55, I: cycle 220
        vmovdqa32  %zmm22, %zmm26
        vpternlogd $89, %zmm20, %zmm18, %zmm26
        vpaddd     220(%r15){1to16}, %zmm24, %zmm24
        vpaddd     128(%rsp), %zmm24, %zmm24
        vpaddd     %zmm24, %zmm26, %zmm24
        vprold     $21, %zmm24, %zmm24
        vpaddd     %zmm22, %zmm24, %zmm24               // stream a, step 56, I: cycle 224
        vmovdqa32  %zmm23, %zmm26
        vpternlogd $89, %zmm21, %zmm19, %zmm26
        vpaddd     220(%r15){1to16}, %zmm25, %zmm25
        vpaddd     192(%rsp), %zmm25, %zmm25
        vpaddd     %zmm25, %zmm26, %zmm25
        vprold     $21, %zmm25, %zmm25
        vpaddd     %zmm23, %zmm25, %zmm25               // stream b, step 56, I: cycle 224
        vmovdqa32  %zmm24, %zmm26
        vpternlogd $89, %zmm22, %zmm20, %zmm26
        vpaddd     224(%r15){1to16}, %zmm18, %zmm18
        vpaddd     0x400(%rsp), %zmm18, %zmm18
        vpaddd     %zmm18, %zmm26, %zmm18
        vprold     $6, %zmm18, %zmm18
        vpaddd     %zmm24, %zmm18, %zmm18               // stream a, step 57, I: cycle 228
        vmovdqa32  %zmm25, %zmm26
        vpternlogd $89, %zmm23, %zmm21, %zmm26
        vpaddd     224(%r15){1to16}, %zmm19, %zmm19
        vpaddd     0x440(%rsp), %zmm19, %zmm19
        vpaddd     %zmm19, %zmm26, %zmm19
        vprold     $6, %zmm19, %zmm19
        vpaddd     %zmm25, %zmm19, %zmm19               // stream b, step 57, I: cycle 228
        vmovdqa32  %zmm18, %zmm26
        vpternlogd $89, %zmm24, %zmm22, %zmm26
        vpaddd     228(%r15){1to16}, %zmm20, %zmm20
        vpaddd     0x780(%rsp), %zmm20, %zmm20
        vpaddd     %zmm20, %zmm26, %zmm20
        vprold     $10, %zmm20, %zmm20
        vpaddd     %zmm18, %zmm20, %zmm20               // stream a, step 58, I: cycle 232
        vmovdqa32  %zmm19, %zmm26
        vpternlogd $89, %zmm25, %zmm23, %zmm26
        vpaddd     228(%r15){1to16}, %zmm21, %zmm21
        vpaddd     0x7c0(%rsp), %zmm21, %zmm21
        vpaddd     %zmm21, %zmm26, %zmm21
        vprold     $10, %zmm21, %zmm21
        vpaddd     %zmm19, %zmm21, %zmm21               // stream b, step 58, I: cycle 232
        vmovdqa32  %zmm20, %zmm26
        vpternlogd $89, %zmm18, %zmm24, %zmm26
        vpaddd     232(%r15){1to16}, %zmm22, %zmm22
        vpaddd     0x300(%rsp), %zmm22, %zmm22
        vpaddd     %zmm22, %zmm26, %zmm22
        vprold     $15, %zmm22, %zmm22
        vpaddd     %zmm20, %zmm22, %zmm22               // stream a, step 59, I: cycle 236
        vmovdqa32  %zmm21, %zmm26
        vpternlogd $89, %zmm19, %zmm25, %zmm26
        vpaddd     232(%r15){1to16}, %zmm23, %zmm23
        vpaddd     0x340(%rsp), %zmm23, %zmm23
        vpaddd     %zmm23, %zmm26, %zmm23
        vprold     $15, %zmm23, %zmm23
        vpaddd     %zmm21, %zmm23, %zmm23               // stream b, step 59, I: cycle 236
        vmovdqa32  %zmm22, %zmm26
        vpternlogd $89, %zmm20, %zmm18, %zmm26
        vpaddd     236(%r15){1to16}, %zmm24, %zmm24
        vpaddd     0x680(%rsp), %zmm24, %zmm24
        vpaddd     %zmm24, %zmm26, %zmm24
        vprold     $21, %zmm24, %zmm24
        vpaddd     %zmm22, %zmm24, %zmm24               // stream a, step 60, I: cycle 240
        vmovdqa32  %zmm23, %zmm26
        vpternlogd $89, %zmm21, %zmm19, %zmm26
        vpaddd     236(%r15){1to16}, %zmm25, %zmm25
        vpaddd     0x6c0(%rsp), %zmm25, %zmm25
        vpaddd     %zmm25, %zmm26, %zmm25
        vprold     $21, %zmm25, %zmm25
        vpaddd     %zmm23, %zmm25, %zmm25               // stream b, step 60, I: cycle 240
        vmovdqa32  %zmm24, %zmm26
        vpternlogd $89, %zmm22, %zmm20, %zmm26
        vpaddd     240(%r15){1to16}, %zmm18, %zmm18
        vpaddd     0x200(%rsp), %zmm18, %zmm18
        vpaddd     %zmm18, %zmm26, %zmm18
        vprold     $6, %zmm18, %zmm18
        vpaddd     %zmm24, %zmm18, %zmm18               // stream a, step 61, I: cycle 244
        vmovdqa32  %zmm25, %zmm26
        vpternlogd $89, %zmm23, %zmm21, %zmm26
        vpaddd     240(%r15){1to16}, %zmm19, %zmm19
        vpaddd     0x240(%rsp), %zmm19, %zmm19
        vpaddd     %zmm19, %zmm26, %zmm19
        vprold     $6, %zmm19, %zmm19
        vpaddd     %zmm25, %zmm19, %zmm19               // stream b, step 61, I: cycle 244
        vmovdqa32  %zmm18, %zmm26
        vpternlogd $89, %zmm24, %zmm22, %zmm26
        vpaddd     244(%r15){1to16}, %zmm20, %zmm20
        vpaddd     0x580(%rsp), %zmm20, %zmm20
        vpaddd     %zmm20, %zmm26, %zmm20
        vprold     $10, %zmm20, %zmm20
        vpaddd     %zmm18, %zmm20, %zmm20               // stream a, step 62, I: cycle 248
        vmovdqa32  %zmm19, %zmm26
        vpternlogd $89, %zmm25, %zmm23, %zmm26
        vpaddd     244(%r15){1to16}, %zmm21, %zmm21
        vpaddd     0x5c0(%rsp), %zmm21, %zmm21
        vpaddd     %zmm21, %zmm26, %zmm21
        vprold     $10, %zmm21, %zmm21
        vpaddd     %zmm19, %zmm21, %zmm21               // stream b, step 62, I: cycle 248
        vmovdqa32  %zmm20, %zmm26
        vpternlogd $89, %zmm18, %zmm24, %zmm26
        vpaddd     248(%r15){1to16}, %zmm22, %zmm22
        vpaddd     0x100(%rsp), %zmm22, %zmm22
        vpaddd     %zmm22, %zmm26, %zmm22
        vprold     $15, %zmm22, %zmm22
        vpaddd     %zmm20, %zmm22, %zmm22               // stream a, step 63, I: cycle 252
        vmovdqa32  %zmm21, %zmm26
        vpternlogd $89, %zmm19, %zmm25, %zmm26
        vpaddd     248(%r15){1to16}, %zmm23, %zmm23
        vpaddd     0x140(%rsp), %zmm23, %zmm23
        vpaddd     %zmm23, %zmm26, %zmm23
        vprold     $15, %zmm23, %zmm23
        vpaddd     %zmm21, %zmm23, %zmm23               // stream b, step 63, I: cycle 252
        vmovdqa32  %zmm22, %zmm26
        vpternlogd $89, %zmm20, %zmm18, %zmm26
        vpaddd     252(%r15){1to16}, %zmm24, %zmm24
        vpaddd     0x480(%rsp), %zmm24, %zmm24
        vpaddd     %zmm24, %zmm26, %zmm24
        vprold     $21, %zmm24, %zmm24
        vpaddd     %zmm22, %zmm24, %zmm24               // stream a, step 64, I: cycle 256
        vmovdqa32  %zmm23, %zmm26
        vpternlogd $89, %zmm21, %zmm19, %zmm26
        vpaddd     252(%r15){1to16}, %zmm25, %zmm25
        vpaddd     0x4c0(%rsp), %zmm25, %zmm25
        vpaddd     %zmm25, %zmm26, %zmm25
        vprold     $21, %zmm25, %zmm25
        vpaddd     %zmm23, %zmm25, %zmm25               // stream b, step 64, I: cycle 256
        vpaddd     %zmm0, %zmm18, %zmm0
        vpaddd     %zmm1, %zmm24, %zmm1
        vpaddd     %zmm2, %zmm22, %zmm2
        vpaddd     %zmm3, %zmm20, %zmm3
        vpaddd     %zmm4, %zmm19, %zmm4
        vpaddd     %zmm5, %zmm25, %zmm5
        vpaddd     %zmm16, %zmm23, %zmm16
        vpaddd     %zmm17, %zmm21, %zmm17
        vmovdqu32  %zmm0, (%rdi)
        vmovdqu32  %zmm1, 128(%rdi)
        vmovdqu32  %zmm2, 0x100(%rdi)
        vmovdqu32  %zmm3, 0x180(%rdi)
        vmovdqu32  %zmm4, 64(%rdi)
        vmovdqu32  %zmm5, 192(%rdi)
        vmovdqu32  %zmm16, 0x140(%rdi)
        vmovdqu32  %zmm17, 0x1c0(%rdi)
        add        $64, %rcx
        sub        $1, %rdx
        jnz        L(md5_x16x2_blocks_loop)
L(md5_x16x2_blocks_end):
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        vzeroupper
        lea        (%rbp), %rsp
        movaps     (%rsp), %xmm6
        movaps     16(%rsp), %xmm7
        movaps     32(%rsp), %xmm8
        add        $56, %rsp
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
        .size      SYMBOL(md5_x16x2_blocks), . - SYMBOL(md5_x16x2_blocks)
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
