/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for x86-64 with AVX2 and BMI, 8 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64-avx2 --kernel lanes --emitter gas
 *
 * Proof of md5_x8x3_blocks: `hashwright prove`; test of all functions: `hashwright verify`; options
 * as above. Speed: `hashwright bench md5 --target x86-64-avx2 --kernel lanes --emitter gas`.
 *
 * md5_x8x3_blocks: 1818 instructions for a block of 64 bytes in each of 3 streams, critical
 *     path 349 cycles.
 * Rules: rotate_as_or 60 times, select_as_add 16 times, not_out_of_or 16 times, not_in_sum 16
 *     times.
 * md5_x8x3_blocks: 2302 instructions in all, 12 of them moves between registers.
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
L(md5_x8x3_blocks_constants):
        .long      0xd76aa478, 0xd76aa478, 0xd76aa478, 0xd76aa478, 0xd76aa478, 0xd76aa478
        .long      0xd76aa478, 0xd76aa478, 0xe8c7b756, 0xe8c7b756, 0xe8c7b756, 0xe8c7b756
        .long      0xe8c7b756, 0xe8c7b756, 0xe8c7b756, 0xe8c7b756, 0x242070db, 0x242070db
        .long      0x242070db, 0x242070db, 0x242070db, 0x242070db, 0x242070db, 0x242070db
        .long      0xc1bdceee, 0xc1bdceee, 0xc1bdceee, 0xc1bdceee, 0xc1bdceee, 0xc1bdceee
        .long      0xc1bdceee, 0xc1bdceee, 0xf57c0faf, 0xf57c0faf, 0xf57c0faf, 0xf57c0faf
        .long      0xf57c0faf, 0xf57c0faf, 0xf57c0faf, 0xf57c0faf, 0x4787c62a, 0x4787c62a
        .long      0x4787c62a, 0x4787c62a, 0x4787c62a, 0x4787c62a, 0x4787c62a, 0x4787c62a
        .long      0xa8304613, 0xa8304613, 0xa8304613, 0xa8304613, 0xa8304613, 0xa8304613
        .long      0xa8304613, 0xa8304613, 0xfd469501, 0xfd469501, 0xfd469501, 0xfd469501
        .long      0xfd469501, 0xfd469501, 0xfd469501, 0xfd469501, 0x698098d8, 0x698098d8
        .long      0x698098d8, 0x698098d8, 0x698098d8, 0x698098d8, 0x698098d8, 0x698098d8
        .long      0x8b44f7af, 0x8b44f7af, 0x8b44f7af, 0x8b44f7af, 0x8b44f7af, 0x8b44f7af
        .long      0x8b44f7af, 0x8b44f7af, 0xffff5bb1, 0xffff5bb1, 0xffff5bb1, 0xffff5bb1
        .long      0xffff5bb1, 0xffff5bb1, 0xffff5bb1, 0xffff5bb1, 0x895cd7be, 0x895cd7be
        .long      0x895cd7be, 0x895cd7be, 0x895cd7be, 0x895cd7be, 0x895cd7be, 0x895cd7be
        .long      0x6b901122, 0x6b901122, 0x6b901122, 0x6b901122, 0x6b901122, 0x6b901122
        .long      0x6b901122, 0x6b901122, 0xfd987193, 0xfd987193, 0xfd987193, 0xfd987193
        .long      0xfd987193, 0xfd987193, 0xfd987193, 0xfd987193, 0xa679438e, 0xa679438e
        .long      0xa679438e, 0xa679438e, 0xa679438e, 0xa679438e, 0xa679438e, 0xa679438e
        .long      0x49b40821, 0x49b40821, 0x49b40821, 0x49b40821, 0x49b40821, 0x49b40821
        .long      0x49b40821, 0x49b40821, 0xf61e2562, 0xf61e2562, 0xf61e2562, 0xf61e2562
        .long      0xf61e2562, 0xf61e2562, 0xf61e2562, 0xf61e2562, 0xc040b340, 0xc040b340
        .long      0xc040b340, 0xc040b340, 0xc040b340, 0xc040b340, 0xc040b340, 0xc040b340
        .long      0x265e5a51, 0x265e5a51, 0x265e5a51, 0x265e5a51, 0x265e5a51, 0x265e5a51
        .long      0x265e5a51, 0x265e5a51, 0xe9b6c7aa, 0xe9b6c7aa, 0xe9b6c7aa, 0xe9b6c7aa
        .long      0xe9b6c7aa, 0xe9b6c7aa, 0xe9b6c7aa, 0xe9b6c7aa, 0xd62f105d, 0xd62f105d
        .long      0xd62f105d, 0xd62f105d, 0xd62f105d, 0xd62f105d, 0xd62f105d, 0xd62f105d
        .long      0x02441453, 0x02441453, 0x02441453, 0x02441453, 0x02441453, 0x02441453
        .long      0x02441453, 0x02441453, 0xd8a1e681, 0xd8a1e681, 0xd8a1e681, 0xd8a1e681
        .long      0xd8a1e681, 0xd8a1e681, 0xd8a1e681, 0xd8a1e681, 0xe7d3fbc8, 0xe7d3fbc8
        .long      0xe7d3fbc8, 0xe7d3fbc8, 0xe7d3fbc8, 0xe7d3fbc8, 0xe7d3fbc8, 0xe7d3fbc8
        .long      0x21e1cde6, 0x21e1cde6, 0x21e1cde6, 0x21e1cde6, 0x21e1cde6, 0x21e1cde6
        .long      0x21e1cde6, 0x21e1cde6, 0xc33707d6, 0xc33707d6, 0xc33707d6, 0xc33707d6
        .long      0xc33707d6, 0xc33707d6, 0xc33707d6, 0xc33707d6, 0xf4d50d87, 0xf4d50d87
        .long      0xf4d50d87, 0xf4d50d87, 0xf4d50d87, 0xf4d50d87, 0xf4d50d87, 0xf4d50d87
        .long      0x455a14ed, 0x455a14ed, 0x455a14ed, 0x455a14ed, 0x455a14ed, 0x455a14ed
        .long      0x455a14ed, 0x455a14ed, 0xa9e3e905, 0xa9e3e905, 0xa9e3e905, 0xa9e3e905
        .long      0xa9e3e905, 0xa9e3e905, 0xa9e3e905, 0xa9e3e905, 0xfcefa3f8, 0xfcefa3f8
        .long      0xfcefa3f8, 0xfcefa3f8, 0xfcefa3f8, 0xfcefa3f8, 0xfcefa3f8, 0xfcefa3f8
        .long      0x676f02d9, 0x676f02d9, 0x676f02d9, 0x676f02d9, 0x676f02d9, 0x676f02d9
        .long      0x676f02d9, 0x676f02d9, 0x8d2a4c8a, 0x8d2a4c8a, 0x8d2a4c8a, 0x8d2a4c8a
        .long      0x8d2a4c8a, 0x8d2a4c8a, 0x8d2a4c8a, 0x8d2a4c8a, 0xfffa3942, 0xfffa3942
        .long      0xfffa3942, 0xfffa3942, 0xfffa3942, 0xfffa3942, 0xfffa3942, 0xfffa3942
        .long      0x8771f681, 0x8771f681, 0x8771f681, 0x8771f681, 0x8771f681, 0x8771f681
        .long      0x8771f681, 0x8771f681, 0x6d9d6122, 0x6d9d6122, 0x6d9d6122, 0x6d9d6122
        .long      0x6d9d6122, 0x6d9d6122, 0x6d9d6122, 0x6d9d6122, 0x01000302, 0x05040706
        .long      0x09080b0a, 0x0d0c0f0e, 0x01000302, 0x05040706, 0x09080b0a, 0x0d0c0f0e
        .long      0xfde5380c, 0xfde5380c, 0xfde5380c, 0xfde5380c, 0xfde5380c, 0xfde5380c
        .long      0xfde5380c, 0xfde5380c, 0xa4beea44, 0xa4beea44, 0xa4beea44, 0xa4beea44
        .long      0xa4beea44, 0xa4beea44, 0xa4beea44, 0xa4beea44, 0x4bdecfa9, 0x4bdecfa9
        .long      0x4bdecfa9, 0x4bdecfa9, 0x4bdecfa9, 0x4bdecfa9, 0x4bdecfa9, 0x4bdecfa9
        .long      0xf6bb4b60, 0xf6bb4b60, 0xf6bb4b60, 0xf6bb4b60, 0xf6bb4b60, 0xf6bb4b60
        .long      0xf6bb4b60, 0xf6bb4b60, 0xbebfbc70, 0xbebfbc70, 0xbebfbc70, 0xbebfbc70
        .long      0xbebfbc70, 0xbebfbc70, 0xbebfbc70, 0xbebfbc70, 0x289b7ec6, 0x289b7ec6
        .long      0x289b7ec6, 0x289b7ec6, 0x289b7ec6, 0x289b7ec6, 0x289b7ec6, 0x289b7ec6
        .long      0xeaa127fa, 0xeaa127fa, 0xeaa127fa, 0xeaa127fa, 0xeaa127fa, 0xeaa127fa
        .long      0xeaa127fa, 0xeaa127fa, 0xd4ef3085, 0xd4ef3085, 0xd4ef3085, 0xd4ef3085
        .long      0xd4ef3085, 0xd4ef3085, 0xd4ef3085, 0xd4ef3085, 0x04881d05, 0x04881d05
        .long      0x04881d05, 0x04881d05, 0x04881d05, 0x04881d05, 0x04881d05, 0x04881d05
        .long      0xd9d4d039, 0xd9d4d039, 0xd9d4d039, 0xd9d4d039, 0xd9d4d039, 0xd9d4d039
        .long      0xd9d4d039, 0xd9d4d039, 0xe6db99e5, 0xe6db99e5, 0xe6db99e5, 0xe6db99e5
        .long      0xe6db99e5, 0xe6db99e5, 0xe6db99e5, 0xe6db99e5, 0x1fa27cf8, 0x1fa27cf8
        .long      0x1fa27cf8, 0x1fa27cf8, 0x1fa27cf8, 0x1fa27cf8, 0x1fa27cf8, 0x1fa27cf8
        .long      0xc4ac5665, 0xc4ac5665, 0xc4ac5665, 0xc4ac5665, 0xc4ac5665, 0xc4ac5665
        .long      0xc4ac5665, 0xc4ac5665, 0xf4292243, 0xf4292243, 0xf4292243, 0xf4292243
        .long      0xf4292243, 0xf4292243, 0xf4292243, 0xf4292243, 0x432aff96, 0x432aff96
        .long      0x432aff96, 0x432aff96, 0x432aff96, 0x432aff96, 0x432aff96, 0x432aff96
        .long      0xab9423a6, 0xab9423a6, 0xab9423a6, 0xab9423a6, 0xab9423a6, 0xab9423a6
        .long      0xab9423a6, 0xab9423a6, 0xfc93a038, 0xfc93a038, 0xfc93a038, 0xfc93a038
        .long      0xfc93a038, 0xfc93a038, 0xfc93a038, 0xfc93a038, 0x655b59c2, 0x655b59c2
        .long      0x655b59c2, 0x655b59c2, 0x655b59c2, 0x655b59c2, 0x655b59c2, 0x655b59c2
        .long      0x8f0ccc91, 0x8f0ccc91, 0x8f0ccc91, 0x8f0ccc91, 0x8f0ccc91, 0x8f0ccc91
        .long      0x8f0ccc91, 0x8f0ccc91, 0xffeff47c, 0xffeff47c, 0xffeff47c, 0xffeff47c
        .long      0xffeff47c, 0xffeff47c, 0xffeff47c, 0xffeff47c, 0x85845dd0, 0x85845dd0
        .long      0x85845dd0, 0x85845dd0, 0x85845dd0, 0x85845dd0, 0x85845dd0, 0x85845dd0
        .long      0x6fa87e4e, 0x6fa87e4e, 0x6fa87e4e, 0x6fa87e4e, 0x6fa87e4e, 0x6fa87e4e
        .long      0x6fa87e4e, 0x6fa87e4e, 0xfe2ce6df, 0xfe2ce6df, 0xfe2ce6df, 0xfe2ce6df
        .long      0xfe2ce6df, 0xfe2ce6df, 0xfe2ce6df, 0xfe2ce6df, 0xa3014313, 0xa3014313
        .long      0xa3014313, 0xa3014313, 0xa3014313, 0xa3014313, 0xa3014313, 0xa3014313
        .long      0x4e0811a0, 0x4e0811a0, 0x4e0811a0, 0x4e0811a0, 0x4e0811a0, 0x4e0811a0
        .long      0x4e0811a0, 0x4e0811a0, 0xf7537e81, 0xf7537e81, 0xf7537e81, 0xf7537e81
        .long      0xf7537e81, 0xf7537e81, 0xf7537e81, 0xf7537e81, 0xbd3af234, 0xbd3af234
        .long      0xbd3af234, 0xbd3af234, 0xbd3af234, 0xbd3af234, 0xbd3af234, 0xbd3af234
        .long      0x2ad7d2ba, 0x2ad7d2ba, 0x2ad7d2ba, 0x2ad7d2ba, 0x2ad7d2ba, 0x2ad7d2ba
        .long      0x2ad7d2ba, 0x2ad7d2ba, 0xeb86d390, 0xeb86d390, 0xeb86d390, 0xeb86d390
        .long      0xeb86d390, 0xeb86d390, 0xeb86d390, 0xeb86d390

/*
 * void md5_x8x3_blocks(uint32_t state[4][24], const uint8_t *const data[24], size_t nblocks);
 *
 * Arguments, moved there by the prologue on Windows: state in rdi, data in rsi, nblocks in rdx.
 *
 * At the start of the loop: h0a in ymm0, h1a in ymm1, h2a in ymm2, h3a in ymm3, h0b in ymm4, h1b in
 * ymm5, h2b in ymm6, h3b in ymm7, h0c in ymm8, h1c in ymm9, h2c in ymm10.
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
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        push       %rbp
        SEH(.seh_pushreg %rbp)
        push       %rdi
        SEH(.seh_pushreg %rdi)
        push       %rsi
        SEH(.seh_pushreg %rsi)
        push       %r15
        SEH(.seh_pushreg %r15)
        sub        $168, %rsp
        SEH(.seh_stackalloc 168)
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
        movaps     %xmm14, 128(%rsp)
        SEH(.seh_savexmm %xmm14, 128)
        movaps     %xmm15, 144(%rsp)
        SEH(.seh_savexmm %xmm15, 144)
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
        vmovdqu    (%rdi), %ymm0
        vmovdqu    96(%rdi), %ymm1
        vmovdqu    192(%rdi), %ymm2
        vmovdqu    0x120(%rdi), %ymm3
        vmovdqu    32(%rdi), %ymm4
        vmovdqu    128(%rdi), %ymm5
        vmovdqu    224(%rdi), %ymm6
        vmovdqu    0x140(%rdi), %ymm7
        vmovdqu    64(%rdi), %ymm8
        vmovdqu    160(%rdi), %ymm9
        vmovdqu    0x100(%rdi), %ymm10
        .p2align   5
L(md5_x8x3_blocks_loop):
        mov        (%rsi), %rax
        add        %rcx, %rax
        vmovdqu    (%rax), %xmm12
        mov        32(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, (%rax), %ymm12, %ymm12
        mov        8(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    (%rax), %xmm13
        mov        40(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, (%rax), %ymm13, %ymm13
        mov        16(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    (%rax), %xmm14
        mov        48(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, (%rax), %ymm14, %ymm14
        mov        24(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    (%rax), %xmm15
        mov        56(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, (%rax), %ymm15, %ymm15
        vpunpckldq %ymm13, %ymm12, %ymm11
        vpunpckhdq %ymm13, %ymm12, %ymm12
        vpunpckldq %ymm15, %ymm14, %ymm13
        vpunpckhdq %ymm15, %ymm14, %ymm14
        vpunpcklqdq %ymm13, %ymm11, %ymm15
        vpunpckhqdq %ymm13, %ymm11, %ymm11
        vpunpcklqdq %ymm14, %ymm12, %ymm13
        vpunpckhqdq %ymm14, %ymm12, %ymm12
        vmovdqu    %ymm15, (%rsp)
        vmovdqu    %ymm11, 96(%rsp)
        vmovdqu    %ymm13, 192(%rsp)
        vmovdqu    %ymm12, 0x120(%rsp)
        mov        (%rsi), %rax
        add        %rcx, %rax
        vmovdqu    16(%rax), %xmm11
        mov        32(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 16(%rax), %ymm11, %ymm11
        mov        8(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    16(%rax), %xmm12
        mov        40(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 16(%rax), %ymm12, %ymm12
        mov        16(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    16(%rax), %xmm13
        mov        48(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 16(%rax), %ymm13, %ymm13
        mov        24(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    16(%rax), %xmm15
        mov        56(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 16(%rax), %ymm15, %ymm15
        vpunpckldq %ymm12, %ymm11, %ymm14
        vpunpckhdq %ymm12, %ymm11, %ymm11
        vpunpckldq %ymm15, %ymm13, %ymm12
        vpunpckhdq %ymm15, %ymm13, %ymm13
        vpunpcklqdq %ymm12, %ymm14, %ymm15
        vpunpckhqdq %ymm12, %ymm14, %ymm14
        vpunpcklqdq %ymm13, %ymm11, %ymm12
        vpunpckhqdq %ymm13, %ymm11, %ymm11
        vmovdqu    %ymm15, 0x180(%rsp)
        vmovdqu    %ymm14, 0x1e0(%rsp)
        vmovdqu    %ymm12, 0x240(%rsp)
        vmovdqu    %ymm11, 0x2a0(%rsp)
        mov        (%rsi), %rax
        add        %rcx, %rax
        vmovdqu    32(%rax), %xmm11
        mov        32(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 32(%rax), %ymm11, %ymm11
        mov        8(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    32(%rax), %xmm12
        mov        40(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 32(%rax), %ymm12, %ymm12
        mov        16(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    32(%rax), %xmm14
        mov        48(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 32(%rax), %ymm14, %ymm14
        mov        24(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    32(%rax), %xmm15
        mov        56(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 32(%rax), %ymm15, %ymm15
        vpunpckldq %ymm12, %ymm11, %ymm13
        vpunpckhdq %ymm12, %ymm11, %ymm11
        vpunpckldq %ymm15, %ymm14, %ymm12
        vpunpckhdq %ymm15, %ymm14, %ymm14
        vpunpcklqdq %ymm12, %ymm13, %ymm15
        vpunpckhqdq %ymm12, %ymm13, %ymm13
        vpunpcklqdq %ymm14, %ymm11, %ymm12
        vpunpckhqdq %ymm14, %ymm11, %ymm11
        vmovdqu    %ymm15, 0x300(%rsp)
        vmovdqu    %ymm13, 0x360(%rsp)
        vmovdqu    %ymm12, 0x3c0(%rsp)
        vmovdqu    %ymm11, 0x420(%rsp)
        mov        (%rsi), %rax
        add        %rcx, %rax
        vmovdqu    48(%rax), %xmm11
        mov        32(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 48(%rax), %ymm11, %ymm11
        mov        8(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    48(%rax), %xmm12
        mov        40(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 48(%rax), %ymm12, %ymm12
        mov        16(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    48(%rax), %xmm13
        mov        48(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 48(%rax), %ymm13, %ymm13
        mov        24(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    48(%rax), %xmm15
        mov        56(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 48(%rax), %ymm15, %ymm15
        vpunpckldq %ymm12, %ymm11, %ymm14
        vpunpckhdq %ymm12, %ymm11, %ymm11
        vpunpckldq %ymm15, %ymm13, %ymm12
        vpunpckhdq %ymm15, %ymm13, %ymm13
        vpunpcklqdq %ymm12, %ymm14, %ymm15
        vpunpckhqdq %ymm12, %ymm14, %ymm14
        vpunpcklqdq %ymm13, %ymm11, %ymm12
        vpunpckhqdq %ymm13, %ymm11, %ymm11
        vmovdqu    %ymm15, 0x480(%rsp)
        vmovdqu    %ymm14, 0x4e0(%rsp)
        vmovdqu    %ymm12, 0x540(%rsp)
        vmovdqu    %ymm11, 0x5a0(%rsp)
        mov        64(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    (%rax), %xmm12
        mov        96(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, (%rax), %ymm12, %ymm12
        mov        72(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    (%rax), %xmm13
        mov        104(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, (%rax), %ymm13, %ymm13
        mov        80(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    (%rax), %xmm14
        mov        112(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, (%rax), %ymm14, %ymm14
        mov        88(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    (%rax), %xmm15
        mov        120(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, (%rax), %ymm15, %ymm15
        vpunpckldq %ymm13, %ymm12, %ymm11
        vpunpckhdq %ymm13, %ymm12, %ymm12
        vpunpckldq %ymm15, %ymm14, %ymm13
        vpunpckhdq %ymm15, %ymm14, %ymm14
        vpunpcklqdq %ymm13, %ymm11, %ymm15
        vpunpckhqdq %ymm13, %ymm11, %ymm11
        vpunpcklqdq %ymm14, %ymm12, %ymm13
        vpunpckhqdq %ymm14, %ymm12, %ymm12
        vmovdqu    %ymm15, 32(%rsp)
        vmovdqu    %ymm11, 128(%rsp)
        vmovdqu    %ymm13, 224(%rsp)
        vmovdqu    %ymm12, 0x140(%rsp)
        mov        64(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    16(%rax), %xmm11
        mov        96(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 16(%rax), %ymm11, %ymm11
        mov        72(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    16(%rax), %xmm12
        mov        104(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 16(%rax), %ymm12, %ymm12
        mov        80(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    16(%rax), %xmm13
        mov        112(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 16(%rax), %ymm13, %ymm13
        mov        88(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    16(%rax), %xmm15
        mov        120(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 16(%rax), %ymm15, %ymm15
        vpunpckldq %ymm12, %ymm11, %ymm14
        vpunpckhdq %ymm12, %ymm11, %ymm11
        vpunpckldq %ymm15, %ymm13, %ymm12
        vpunpckhdq %ymm15, %ymm13, %ymm13
        vpunpcklqdq %ymm12, %ymm14, %ymm15
        vpunpckhqdq %ymm12, %ymm14, %ymm14
        vpunpcklqdq %ymm13, %ymm11, %ymm12
        vpunpckhqdq %ymm13, %ymm11, %ymm11
        vmovdqu    %ymm15, 0x1a0(%rsp)
        vmovdqu    %ymm14, 0x200(%rsp)
        vmovdqu    %ymm12, 0x260(%rsp)
        vmovdqu    %ymm11, 0x2c0(%rsp)
        mov        64(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    32(%rax), %xmm11
        mov        96(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 32(%rax), %ymm11, %ymm11
        mov        72(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    32(%rax), %xmm12
        mov        104(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 32(%rax), %ymm12, %ymm12
        mov        80(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    32(%rax), %xmm14
        mov        112(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 32(%rax), %ymm14, %ymm14
        mov        88(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    32(%rax), %xmm15
        mov        120(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 32(%rax), %ymm15, %ymm15
        vpunpckldq %ymm12, %ymm11, %ymm13
        vpunpckhdq %ymm12, %ymm11, %ymm11
        vpunpckldq %ymm15, %ymm14, %ymm12
        vpunpckhdq %ymm15, %ymm14, %ymm14
        vpunpcklqdq %ymm12, %ymm13, %ymm15
        vpunpckhqdq %ymm12, %ymm13, %ymm13
        vpunpcklqdq %ymm14, %ymm11, %ymm12
        vpunpckhqdq %ymm14, %ymm11, %ymm11
        vmovdqu    %ymm15, 0x320(%rsp)
        vmovdqu    %ymm13, 0x380(%rsp)
        vmovdqu    %ymm12, 0x3e0(%rsp)
        vmovdqu    %ymm11, 0x440(%rsp)
        mov        64(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    48(%rax), %xmm11
        mov        96(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 48(%rax), %ymm11, %ymm11
        mov        72(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    48(%rax), %xmm12
        mov        104(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 48(%rax), %ymm12, %ymm12
        mov        80(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    48(%rax), %xmm13
        mov        112(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 48(%rax), %ymm13, %ymm13
        mov        88(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    48(%rax), %xmm15
        mov        120(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 48(%rax), %ymm15, %ymm15
        vpunpckldq %ymm12, %ymm11, %ymm14
        vpunpckhdq %ymm12, %ymm11, %ymm11
        vpunpckldq %ymm15, %ymm13, %ymm12
        vpunpckhdq %ymm15, %ymm13, %ymm13
        vpunpcklqdq %ymm12, %ymm14, %ymm15
        vpunpckhqdq %ymm12, %ymm14, %ymm14
        vpunpcklqdq %ymm13, %ymm11, %ymm12
        vpunpckhqdq %ymm13, %ymm11, %ymm11
        vmovdqu    %ymm15, 0x4a0(%rsp)
        vmovdqu    %ymm14, 0x500(%rsp)
        vmovdqu    %ymm12, 0x560(%rsp)
        vmovdqu    %ymm11, 0x5c0(%rsp)
        mov        128(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    (%rax), %xmm12
        mov        160(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, (%rax), %ymm12, %ymm12
        mov        136(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    (%rax), %xmm13
        mov        168(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, (%rax), %ymm13, %ymm13
        mov        144(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    (%rax), %xmm14
        mov        176(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, (%rax), %ymm14, %ymm14
        mov        152(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    (%rax), %xmm15
        mov        184(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, (%rax), %ymm15, %ymm15
        vpunpckldq %ymm13, %ymm12, %ymm11
        vpunpckhdq %ymm13, %ymm12, %ymm12
        vpunpckldq %ymm15, %ymm14, %ymm13
        vpunpckhdq %ymm15, %ymm14, %ymm14
        vpunpcklqdq %ymm13, %ymm11, %ymm15
        vpunpckhqdq %ymm13, %ymm11, %ymm11
        vpunpcklqdq %ymm14, %ymm12, %ymm13
        vpunpckhqdq %ymm14, %ymm12, %ymm12
        vmovdqu    %ymm15, 64(%rsp)
        vmovdqu    %ymm11, 160(%rsp)
        vmovdqu    %ymm13, 0x100(%rsp)
        vmovdqu    %ymm12, 0x160(%rsp)
        mov        128(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    16(%rax), %xmm11
        mov        160(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 16(%rax), %ymm11, %ymm11
        mov        136(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    16(%rax), %xmm12
        mov        168(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 16(%rax), %ymm12, %ymm12
        mov        144(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    16(%rax), %xmm13
        mov        176(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 16(%rax), %ymm13, %ymm13
        mov        152(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    16(%rax), %xmm15
        mov        184(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 16(%rax), %ymm15, %ymm15
        vpunpckldq %ymm12, %ymm11, %ymm14
        vpunpckhdq %ymm12, %ymm11, %ymm11
        vpunpckldq %ymm15, %ymm13, %ymm12
        vpunpckhdq %ymm15, %ymm13, %ymm13
        vpunpcklqdq %ymm12, %ymm14, %ymm15
        vpunpckhqdq %ymm12, %ymm14, %ymm14
        vpunpcklqdq %ymm13, %ymm11, %ymm12
        vpunpckhqdq %ymm13, %ymm11, %ymm11
        vmovdqu    %ymm15, 0x1c0(%rsp)
        vmovdqu    %ymm14, 0x220(%rsp)
        vmovdqu    %ymm12, 0x280(%rsp)
        vmovdqu    %ymm11, 0x2e0(%rsp)
        mov        128(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    32(%rax), %xmm11
        mov        160(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 32(%rax), %ymm11, %ymm11
        mov        136(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    32(%rax), %xmm12
        mov        168(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 32(%rax), %ymm12, %ymm12
        mov        144(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    32(%rax), %xmm14
        mov        176(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 32(%rax), %ymm14, %ymm14
        mov        152(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    32(%rax), %xmm15
        mov        184(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 32(%rax), %ymm15, %ymm15
        vpunpckldq %ymm12, %ymm11, %ymm13
        vpunpckhdq %ymm12, %ymm11, %ymm11
        vpunpckldq %ymm15, %ymm14, %ymm12
        vpunpckhdq %ymm15, %ymm14, %ymm14
        vpunpcklqdq %ymm12, %ymm13, %ymm15
        vpunpckhqdq %ymm12, %ymm13, %ymm13
        vpunpcklqdq %ymm14, %ymm11, %ymm12
        vpunpckhqdq %ymm14, %ymm11, %ymm11
        vmovdqu    %ymm15, 0x340(%rsp)
        vmovdqu    %ymm13, 0x3a0(%rsp)
        vmovdqu    %ymm12, 0x400(%rsp)
        vmovdqu    %ymm11, 0x460(%rsp)
        mov        128(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    48(%rax), %xmm11
        mov        160(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 48(%rax), %ymm11, %ymm11
        mov        136(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    48(%rax), %xmm12
        mov        168(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 48(%rax), %ymm12, %ymm12
        mov        144(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    48(%rax), %xmm13
        mov        176(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 48(%rax), %ymm13, %ymm13
        mov        152(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    48(%rax), %xmm15
        mov        184(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 48(%rax), %ymm15, %ymm15
        vpunpckldq %ymm12, %ymm11, %ymm14
        vpunpckhdq %ymm12, %ymm11, %ymm11
        vpunpckldq %ymm15, %ymm13, %ymm12
        vpunpckhdq %ymm15, %ymm13, %ymm13
        vpunpcklqdq %ymm12, %ymm14, %ymm15
        vpunpckhqdq %ymm12, %ymm14, %ymm14
        vpunpcklqdq %ymm13, %ymm11, %ymm12
        vpunpckhqdq %ymm13, %ymm11, %ymm11
        vmovdqu    %ymm15, 0x4c0(%rsp)
        vmovdqu    %ymm14, 0x520(%rsp)
        vmovdqu    %ymm12, 0x580(%rsp)
        vmovdqu    %ymm11, 0x5e0(%rsp)
        vpand      %ymm2, %ymm1, %ymm11
        vpandn     %ymm3, %ymm1, %ymm12
        vpor       %ymm12, %ymm11, %ymm11
        vmovdqu    (%rsp), %ymm12
        vpaddd     (%r15), %ymm12, %ymm13
        vpaddd     %ymm0, %ymm13, %ymm13
        vpaddd     %ymm13, %ymm11, %ymm11
        vpslld     $7, %ymm11, %ymm13
        vpsrld     $25, %ymm11, %ymm11
        vpor       %ymm11, %ymm13, %ymm11
        vpaddd     %ymm1, %ymm11, %ymm11                // stream a, step 1, F: cycle 6
        vpand      %ymm6, %ymm5, %ymm13
        vpandn     %ymm7, %ymm5, %ymm14
        vpor       %ymm14, %ymm13, %ymm13
        vmovdqu    32(%rsp), %ymm14
        vpaddd     (%r15), %ymm14, %ymm15
        vpaddd     %ymm4, %ymm15, %ymm15
        vpaddd     %ymm15, %ymm13, %ymm13
        vpslld     $7, %ymm13, %ymm15
        vpsrld     $25, %ymm13, %ymm13
        vpor       %ymm13, %ymm15, %ymm13
        vpaddd     %ymm5, %ymm13, %ymm13                // stream b, step 1, F: cycle 6
        vpand      %ymm10, %ymm9, %ymm15
        vpandn     0x160(%rdi), %ymm9, %ymm4
        vpor       %ymm4, %ymm15, %ymm4
        vmovdqu    64(%rsp), %ymm15
        vpaddd     (%r15), %ymm15, %ymm0
        vpaddd     %ymm8, %ymm0, %ymm0
        vpaddd     %ymm0, %ymm4, %ymm0
        vpslld     $7, %ymm0, %ymm4
        vpsrld     $25, %ymm0, %ymm0
        vpor       %ymm0, %ymm4, %ymm0
        vpaddd     %ymm9, %ymm0, %ymm0                  // stream c, step 1, F: cycle 6
        vpand      %ymm1, %ymm11, %ymm4
        vpandn     %ymm2, %ymm11, %ymm8
        vpor       %ymm8, %ymm4, %ymm4
        vpaddd     32(%r15), %ymm3, %ymm8
        vpaddd     96(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm4, %ymm4
        vpslld     $12, %ymm4, %ymm8
        vpsrld     $20, %ymm4, %ymm4
        vpor       %ymm4, %ymm8, %ymm4
        vpaddd     %ymm11, %ymm4, %ymm4                 // stream a, step 2, F: cycle 12
        vpand      %ymm5, %ymm13, %ymm8
        vpandn     %ymm6, %ymm13, %ymm3
        vpor       %ymm3, %ymm8, %ymm3
        vpaddd     32(%r15), %ymm7, %ymm8
        vpaddd     128(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm3, %ymm3
        vpslld     $12, %ymm3, %ymm8
        vpsrld     $20, %ymm3, %ymm3
        vpor       %ymm3, %ymm8, %ymm3
        vpaddd     %ymm13, %ymm3, %ymm3                 // stream b, step 2, F: cycle 12
        vpand      %ymm9, %ymm0, %ymm8
        vpandn     %ymm10, %ymm0, %ymm7
        vpor       %ymm7, %ymm8, %ymm7
        vmovdqu    0x160(%rdi), %ymm8
        vpaddd     32(%r15), %ymm8, %ymm15
        vpaddd     160(%rsp), %ymm15, %ymm15
        vpaddd     %ymm15, %ymm7, %ymm7
        vpslld     $12, %ymm7, %ymm15
        vpsrld     $20, %ymm7, %ymm7
        vpor       %ymm7, %ymm15, %ymm7
        vpaddd     %ymm0, %ymm7, %ymm7                  // stream c, step 2, F: cycle 12
        vpand      %ymm11, %ymm4, %ymm15
        vpandn     %ymm1, %ymm4, %ymm8
        vpor       %ymm8, %ymm15, %ymm8
        vpaddd     64(%r15), %ymm2, %ymm15
        vpaddd     192(%rsp), %ymm15, %ymm15
        vpaddd     %ymm15, %ymm8, %ymm8
        vpslld     $17, %ymm8, %ymm15
        vpsrld     $15, %ymm8, %ymm8
        vpor       %ymm8, %ymm15, %ymm8
        vpaddd     %ymm4, %ymm8, %ymm8                  // stream a, step 3, F: cycle 18
        vpand      %ymm13, %ymm3, %ymm15
        vpandn     %ymm5, %ymm3, %ymm2
        vpor       %ymm2, %ymm15, %ymm2
        vpaddd     64(%r15), %ymm6, %ymm15
        vpaddd     224(%rsp), %ymm15, %ymm15
        vpaddd     %ymm15, %ymm2, %ymm2
        vpslld     $17, %ymm2, %ymm15
        vpsrld     $15, %ymm2, %ymm2
        vpor       %ymm2, %ymm15, %ymm2
        vpaddd     %ymm3, %ymm2, %ymm2                  // stream b, step 3, F: cycle 18
        vpand      %ymm0, %ymm7, %ymm15
        vpandn     %ymm9, %ymm7, %ymm6
        vpor       %ymm6, %ymm15, %ymm6
        vpaddd     64(%r15), %ymm10, %ymm15
        vpaddd     0x100(%rsp), %ymm15, %ymm15
        vpaddd     %ymm15, %ymm6, %ymm6
        vpslld     $17, %ymm6, %ymm15
        vpsrld     $15, %ymm6, %ymm6
        vpor       %ymm6, %ymm15, %ymm6
        vpaddd     %ymm7, %ymm6, %ymm6                  // stream c, step 3, F: cycle 18
        vpand      %ymm4, %ymm8, %ymm15
        vpandn     %ymm11, %ymm8, %ymm10
        vpor       %ymm10, %ymm15, %ymm10
        vpaddd     96(%r15), %ymm1, %ymm15
        vpaddd     0x120(%rsp), %ymm15, %ymm15
        vpaddd     %ymm15, %ymm10, %ymm10
        vpslld     $22, %ymm10, %ymm15
        vpsrld     $10, %ymm10, %ymm10
        vpor       %ymm10, %ymm15, %ymm10
        vpaddd     %ymm8, %ymm10, %ymm10                // stream a, step 4, F: cycle 24
        vpand      %ymm3, %ymm2, %ymm15
        vpandn     %ymm13, %ymm2, %ymm1
        vpor       %ymm1, %ymm15, %ymm1
        vpaddd     96(%r15), %ymm5, %ymm15
        vpaddd     0x140(%rsp), %ymm15, %ymm15
        vpaddd     %ymm15, %ymm1, %ymm1
        vpslld     $22, %ymm1, %ymm15
        vpsrld     $10, %ymm1, %ymm1
        vpor       %ymm1, %ymm15, %ymm1
        vpaddd     %ymm2, %ymm1, %ymm1                  // stream b, step 4, F: cycle 24
        vpand      %ymm7, %ymm6, %ymm15
        vpandn     %ymm0, %ymm6, %ymm5
        vpor       %ymm5, %ymm15, %ymm5
        vpaddd     96(%r15), %ymm9, %ymm15
        vpaddd     0x160(%rsp), %ymm15, %ymm15
        vpaddd     %ymm15, %ymm5, %ymm5
        vpslld     $22, %ymm5, %ymm15
        vpsrld     $10, %ymm5, %ymm5
        vpor       %ymm5, %ymm15, %ymm5
        vpaddd     %ymm6, %ymm5, %ymm5                  // stream c, step 4, F: cycle 24
        vpand      %ymm8, %ymm10, %ymm15
        vpandn     %ymm4, %ymm10, %ymm9
        vpor       %ymm9, %ymm15, %ymm9
        vpaddd     128(%r15), %ymm11, %ymm11
        vpaddd     0x180(%rsp), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm9, %ymm9
        vpslld     $7, %ymm9, %ymm11
        vpsrld     $25, %ymm9, %ymm9
        vpor       %ymm9, %ymm11, %ymm9
        vpaddd     %ymm10, %ymm9, %ymm9                 // stream a, step 5, F: cycle 30
        vpand      %ymm2, %ymm1, %ymm11
        vpandn     %ymm3, %ymm1, %ymm15
        vpor       %ymm15, %ymm11, %ymm11
        vpaddd     128(%r15), %ymm13, %ymm13
        vpaddd     0x1a0(%rsp), %ymm13, %ymm13
        vpaddd     %ymm13, %ymm11, %ymm11
        vpslld     $7, %ymm11, %ymm13
        vpsrld     $25, %ymm11, %ymm11
        vpor       %ymm11, %ymm13, %ymm11
        vpaddd     %ymm1, %ymm11, %ymm11                // stream b, step 5, F: cycle 30
        vpand      %ymm6, %ymm5, %ymm13
        vpandn     %ymm7, %ymm5, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     128(%r15), %ymm0, %ymm0
        vpaddd     0x1c0(%rsp), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm13, %ymm0
        vpslld     $7, %ymm0, %ymm13
        vpsrld     $25, %ymm0, %ymm0
        vpor       %ymm0, %ymm13, %ymm0
        vpaddd     %ymm5, %ymm0, %ymm0                  // stream c, step 5, F: cycle 30
        vpand      %ymm10, %ymm9, %ymm13
        vpandn     %ymm8, %ymm9, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     160(%r15), %ymm4, %ymm4
        vpaddd     0x1e0(%rsp), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm13, %ymm4
        vpslld     $12, %ymm4, %ymm13
        vpsrld     $20, %ymm4, %ymm4
        vpor       %ymm4, %ymm13, %ymm4
        vpaddd     %ymm9, %ymm4, %ymm4                  // stream a, step 6, F: cycle 36
        vpand      %ymm1, %ymm11, %ymm13
        vpandn     %ymm2, %ymm11, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     160(%r15), %ymm3, %ymm3
        vpaddd     0x200(%rsp), %ymm3, %ymm3
        vpaddd     %ymm3, %ymm13, %ymm3
        vpslld     $12, %ymm3, %ymm13
        vpsrld     $20, %ymm3, %ymm3
        vpor       %ymm3, %ymm13, %ymm3
        vpaddd     %ymm11, %ymm3, %ymm3                 // stream b, step 6, F: cycle 36
        vpand      %ymm5, %ymm0, %ymm13
        vpandn     %ymm6, %ymm0, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     160(%r15), %ymm7, %ymm7
        vpaddd     0x220(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm13, %ymm7
        vpslld     $12, %ymm7, %ymm13
        vpsrld     $20, %ymm7, %ymm7
        vpor       %ymm7, %ymm13, %ymm7
        vpaddd     %ymm0, %ymm7, %ymm7                  // stream c, step 6, F: cycle 36
        vpand      %ymm9, %ymm4, %ymm13
        vpandn     %ymm10, %ymm4, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     192(%r15), %ymm8, %ymm8
        vpaddd     0x240(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm13, %ymm8
        vpslld     $17, %ymm8, %ymm13
        vpsrld     $15, %ymm8, %ymm8
        vpor       %ymm8, %ymm13, %ymm8
        vpaddd     %ymm4, %ymm8, %ymm8                  // stream a, step 7, F: cycle 42
        vpand      %ymm11, %ymm3, %ymm13
        vpandn     %ymm1, %ymm3, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     192(%r15), %ymm2, %ymm2
        vpaddd     0x260(%rsp), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm13, %ymm2
        vpslld     $17, %ymm2, %ymm13
        vpsrld     $15, %ymm2, %ymm2
        vpor       %ymm2, %ymm13, %ymm2
        vpaddd     %ymm3, %ymm2, %ymm2                  // stream b, step 7, F: cycle 42
        vpand      %ymm0, %ymm7, %ymm13
        vpandn     %ymm5, %ymm7, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     192(%r15), %ymm6, %ymm6
        vpaddd     0x280(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm13, %ymm6
        vpslld     $17, %ymm6, %ymm13
        vpsrld     $15, %ymm6, %ymm6
        vpor       %ymm6, %ymm13, %ymm6
        vpaddd     %ymm7, %ymm6, %ymm6                  // stream c, step 7, F: cycle 42
        vpand      %ymm4, %ymm8, %ymm13
        vpandn     %ymm9, %ymm8, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     224(%r15), %ymm10, %ymm10
        vpaddd     0x2a0(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm13, %ymm10
        vpslld     $22, %ymm10, %ymm13
        vpsrld     $10, %ymm10, %ymm10
        vpor       %ymm10, %ymm13, %ymm10
        vpaddd     %ymm8, %ymm10, %ymm10                // stream a, step 8, F: cycle 48
        vpand      %ymm3, %ymm2, %ymm13
        vpandn     %ymm11, %ymm2, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     224(%r15), %ymm1, %ymm1
        vpaddd     0x2c0(%rsp), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm13, %ymm1
        vpslld     $22, %ymm1, %ymm13
        vpsrld     $10, %ymm1, %ymm1
        vpor       %ymm1, %ymm13, %ymm1
        vpaddd     %ymm2, %ymm1, %ymm1                  // stream b, step 8, F: cycle 48
        vpand      %ymm7, %ymm6, %ymm13
        vpandn     %ymm0, %ymm6, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     224(%r15), %ymm5, %ymm5
        vpaddd     0x2e0(%rsp), %ymm5, %ymm5
        vpaddd     %ymm5, %ymm13, %ymm5
        vpslld     $22, %ymm5, %ymm13
        vpsrld     $10, %ymm5, %ymm5
        vpor       %ymm5, %ymm13, %ymm5
        vpaddd     %ymm6, %ymm5, %ymm5                  // stream c, step 8, F: cycle 48
        vpand      %ymm8, %ymm10, %ymm13
        vpandn     %ymm4, %ymm10, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     0x100(%r15), %ymm9, %ymm9
        vpaddd     0x300(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm13, %ymm9
        vpslld     $7, %ymm9, %ymm13
        vpsrld     $25, %ymm9, %ymm9
        vpor       %ymm9, %ymm13, %ymm9
        vpaddd     %ymm10, %ymm9, %ymm9                 // stream a, step 9, F: cycle 54
        vpand      %ymm2, %ymm1, %ymm13
        vpandn     %ymm3, %ymm1, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     0x100(%r15), %ymm11, %ymm11
        vpaddd     0x320(%rsp), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm13, %ymm11
        vpslld     $7, %ymm11, %ymm13
        vpsrld     $25, %ymm11, %ymm11
        vpor       %ymm11, %ymm13, %ymm11
        vpaddd     %ymm1, %ymm11, %ymm11                // stream b, step 9, F: cycle 54
        vpand      %ymm6, %ymm5, %ymm13
        vpandn     %ymm7, %ymm5, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     0x100(%r15), %ymm0, %ymm0
        vpaddd     0x340(%rsp), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm13, %ymm0
        vpslld     $7, %ymm0, %ymm13
        vpsrld     $25, %ymm0, %ymm0
        vpor       %ymm0, %ymm13, %ymm0
        vpaddd     %ymm5, %ymm0, %ymm0                  // stream c, step 9, F: cycle 54
        vpand      %ymm10, %ymm9, %ymm13
        vpandn     %ymm8, %ymm9, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     0x120(%r15), %ymm4, %ymm4
        vpaddd     0x360(%rsp), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm13, %ymm4
        vpslld     $12, %ymm4, %ymm13
        vpsrld     $20, %ymm4, %ymm4
        vpor       %ymm4, %ymm13, %ymm4
        vpaddd     %ymm9, %ymm4, %ymm4                  // stream a, step 10, F: cycle 60
        vpand      %ymm1, %ymm11, %ymm13
        vpandn     %ymm2, %ymm11, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     0x120(%r15), %ymm3, %ymm3
        vpaddd     0x380(%rsp), %ymm3, %ymm3
        vpaddd     %ymm3, %ymm13, %ymm3
        vpslld     $12, %ymm3, %ymm13
        vpsrld     $20, %ymm3, %ymm3
        vpor       %ymm3, %ymm13, %ymm3
        vpaddd     %ymm11, %ymm3, %ymm3                 // stream b, step 10, F: cycle 60
        vpand      %ymm5, %ymm0, %ymm13
        vpandn     %ymm6, %ymm0, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     0x120(%r15), %ymm7, %ymm7
        vpaddd     0x3a0(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm13, %ymm7
        vpslld     $12, %ymm7, %ymm13
        vpsrld     $20, %ymm7, %ymm7
        vpor       %ymm7, %ymm13, %ymm7
        vpaddd     %ymm0, %ymm7, %ymm7                  // stream c, step 10, F: cycle 60
        vpand      %ymm9, %ymm4, %ymm13
        vpandn     %ymm10, %ymm4, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     0x140(%r15), %ymm8, %ymm8
        vpaddd     0x3c0(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm13, %ymm8
        vpslld     $17, %ymm8, %ymm13
        vpsrld     $15, %ymm8, %ymm8
        vpor       %ymm8, %ymm13, %ymm8
        vpaddd     %ymm4, %ymm8, %ymm8                  // stream a, step 11, F: cycle 66
        vpand      %ymm11, %ymm3, %ymm13
        vpandn     %ymm1, %ymm3, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     0x140(%r15), %ymm2, %ymm2
        vpaddd     0x3e0(%rsp), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm13, %ymm2
        vpslld     $17, %ymm2, %ymm13
        vpsrld     $15, %ymm2, %ymm2
        vpor       %ymm2, %ymm13, %ymm2
        vpaddd     %ymm3, %ymm2, %ymm2                  // stream b, step 11, F: cycle 66
        vpand      %ymm0, %ymm7, %ymm13
        vpandn     %ymm5, %ymm7, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     0x140(%r15), %ymm6, %ymm6
        vpaddd     0x400(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm13, %ymm6
        vpslld     $17, %ymm6, %ymm13
        vpsrld     $15, %ymm6, %ymm6
        vpor       %ymm6, %ymm13, %ymm6
        vpaddd     %ymm7, %ymm6, %ymm6                  // stream c, step 11, F: cycle 66
        vpand      %ymm4, %ymm8, %ymm13
        vpandn     %ymm9, %ymm8, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     0x160(%r15), %ymm10, %ymm10
        vpaddd     0x420(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm13, %ymm10
        vpslld     $22, %ymm10, %ymm13
        vpsrld     $10, %ymm10, %ymm10
        vpor       %ymm10, %ymm13, %ymm10
        vpaddd     %ymm8, %ymm10, %ymm10                // stream a, step 12, F: cycle 72
        vpand      %ymm3, %ymm2, %ymm13
        vpandn     %ymm11, %ymm2, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     0x160(%r15), %ymm1, %ymm1
        vpaddd     0x440(%rsp), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm13, %ymm1
        vpslld     $22, %ymm1, %ymm13
        vpsrld     $10, %ymm1, %ymm1
        vpor       %ymm1, %ymm13, %ymm1
        vpaddd     %ymm2, %ymm1, %ymm1                  // stream b, step 12, F: cycle 72
        vpand      %ymm7, %ymm6, %ymm13
        vpandn     %ymm0, %ymm6, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     0x160(%r15), %ymm5, %ymm5
        vpaddd     0x460(%rsp), %ymm5, %ymm5
        vpaddd     %ymm5, %ymm13, %ymm5
        vpslld     $22, %ymm5, %ymm13
        vpsrld     $10, %ymm5, %ymm5
        vpor       %ymm5, %ymm13, %ymm5
        vpaddd     %ymm6, %ymm5, %ymm5                  // stream c, step 12, F: cycle 72
        vpand      %ymm8, %ymm10, %ymm13
        vpandn     %ymm4, %ymm10, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     0x180(%r15), %ymm9, %ymm9
        vpaddd     0x480(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm13, %ymm9
        vpslld     $7, %ymm9, %ymm13
        vpsrld     $25, %ymm9, %ymm9
        vpor       %ymm9, %ymm13, %ymm9
        vpaddd     %ymm10, %ymm9, %ymm9                 // stream a, step 13, F: cycle 78
        vpand      %ymm2, %ymm1, %ymm13
        vpandn     %ymm3, %ymm1, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     0x180(%r15), %ymm11, %ymm11
        vpaddd     0x4a0(%rsp), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm13, %ymm11
        vpslld     $7, %ymm11, %ymm13
        vpsrld     $25, %ymm11, %ymm11
        vpor       %ymm11, %ymm13, %ymm11
        vpaddd     %ymm1, %ymm11, %ymm11                // stream b, step 13, F: cycle 78
        vpand      %ymm6, %ymm5, %ymm13
        vpandn     %ymm7, %ymm5, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     0x180(%r15), %ymm0, %ymm0
        vpaddd     0x4c0(%rsp), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm13, %ymm0
        vpslld     $7, %ymm0, %ymm13
        vpsrld     $25, %ymm0, %ymm0
        vpor       %ymm0, %ymm13, %ymm0
        vpaddd     %ymm5, %ymm0, %ymm0                  // stream c, step 13, F: cycle 78
        vpand      %ymm10, %ymm9, %ymm13
        vpandn     %ymm8, %ymm9, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     0x1a0(%r15), %ymm4, %ymm4
        vpaddd     0x4e0(%rsp), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm13, %ymm4
        vpslld     $12, %ymm4, %ymm13
        vpsrld     $20, %ymm4, %ymm4
        vpor       %ymm4, %ymm13, %ymm4
        vpaddd     %ymm9, %ymm4, %ymm4                  // stream a, step 14, F: cycle 84
        vpand      %ymm1, %ymm11, %ymm13
        vpandn     %ymm2, %ymm11, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     0x1a0(%r15), %ymm3, %ymm3
        vpaddd     0x500(%rsp), %ymm3, %ymm3
        vpaddd     %ymm3, %ymm13, %ymm3
        vpslld     $12, %ymm3, %ymm13
        vpsrld     $20, %ymm3, %ymm3
        vpor       %ymm3, %ymm13, %ymm3
        vpaddd     %ymm11, %ymm3, %ymm3                 // stream b, step 14, F: cycle 84
        vpand      %ymm5, %ymm0, %ymm13
        vpandn     %ymm6, %ymm0, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     0x1a0(%r15), %ymm7, %ymm7
        vpaddd     0x520(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm13, %ymm7
        vpslld     $12, %ymm7, %ymm13
        vpsrld     $20, %ymm7, %ymm7
        vpor       %ymm7, %ymm13, %ymm7
        vpaddd     %ymm0, %ymm7, %ymm7                  // stream c, step 14, F: cycle 84
        vpand      %ymm9, %ymm4, %ymm13
        vpandn     %ymm10, %ymm4, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     0x1c0(%r15), %ymm8, %ymm8
        vpaddd     0x540(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm13, %ymm8
        vpslld     $17, %ymm8, %ymm13
        vpsrld     $15, %ymm8, %ymm8
        vpor       %ymm8, %ymm13, %ymm8
        vpaddd     %ymm4, %ymm8, %ymm8                  // stream a, step 15, F: cycle 90
        vpand      %ymm11, %ymm3, %ymm13
        vpandn     %ymm1, %ymm3, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     0x1c0(%r15), %ymm2, %ymm2
        vpaddd     0x560(%rsp), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm13, %ymm2
        vpslld     $17, %ymm2, %ymm13
        vpsrld     $15, %ymm2, %ymm2
        vpor       %ymm2, %ymm13, %ymm2
        vpaddd     %ymm3, %ymm2, %ymm2                  // stream b, step 15, F: cycle 90
        vpand      %ymm0, %ymm7, %ymm13
        vpandn     %ymm5, %ymm7, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     0x1c0(%r15), %ymm6, %ymm6
        vpaddd     0x580(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm13, %ymm6
        vpslld     $17, %ymm6, %ymm13
        vpsrld     $15, %ymm6, %ymm6
        vpor       %ymm6, %ymm13, %ymm6
        vpaddd     %ymm7, %ymm6, %ymm6                  // stream c, step 15, F: cycle 90
        vpand      %ymm4, %ymm8, %ymm13
        vpandn     %ymm9, %ymm8, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     0x1e0(%r15), %ymm10, %ymm10
        vpaddd     0x5a0(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm13, %ymm10
        vpslld     $22, %ymm10, %ymm13
        vpsrld     $10, %ymm10, %ymm10
        vpor       %ymm10, %ymm13, %ymm10
        vpaddd     %ymm8, %ymm10, %ymm10                // stream a, step 16, F: cycle 96
        vpand      %ymm3, %ymm2, %ymm13
        vpandn     %ymm11, %ymm2, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     0x1e0(%r15), %ymm1, %ymm1
        vpaddd     0x5c0(%rsp), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm13, %ymm1
        vpslld     $22, %ymm1, %ymm13
        vpsrld     $10, %ymm1, %ymm1
        vpor       %ymm1, %ymm13, %ymm1
        vpaddd     %ymm2, %ymm1, %ymm1                  // stream b, step 16, F: cycle 96
        vpand      %ymm7, %ymm6, %ymm13
        vpandn     %ymm0, %ymm6, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     0x1e0(%r15), %ymm5, %ymm5
        vpaddd     0x5e0(%rsp), %ymm5, %ymm5
        vpaddd     %ymm5, %ymm13, %ymm5
        vpslld     $22, %ymm5, %ymm13
        vpsrld     $10, %ymm5, %ymm5
        vpor       %ymm5, %ymm13, %ymm5
        vpaddd     %ymm6, %ymm5, %ymm5                  // stream c, step 16, F: cycle 96
        vpand      %ymm4, %ymm10, %ymm13
        vpcmpeqd   %ymm15, %ymm15, %ymm15
        vpxor      %ymm4, %ymm15, %ymm15
        vpand      %ymm15, %ymm8, %ymm15
        vpaddd     0x200(%r15), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm15, %ymm9
        vpaddd     96(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm13, %ymm9
        vpslld     $5, %ymm9, %ymm13
        vpsrld     $27, %ymm9, %ymm9
        vpor       %ymm9, %ymm13, %ymm9
        vpaddd     %ymm10, %ymm9, %ymm9                 // stream a, step 17, G: cycle 101
        vpand      %ymm3, %ymm1, %ymm13
        vpcmpeqd   %ymm15, %ymm15, %ymm15
        vpxor      %ymm3, %ymm15, %ymm15
        vpand      %ymm15, %ymm2, %ymm15
        vpaddd     0x200(%r15), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm15, %ymm11
        vpaddd     128(%rsp), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm13, %ymm11
        vpslld     $5, %ymm11, %ymm13
        vpsrld     $27, %ymm11, %ymm11
        vpor       %ymm11, %ymm13, %ymm11
        vpaddd     %ymm1, %ymm11, %ymm11                // stream b, step 17, G: cycle 101
        vpand      %ymm7, %ymm5, %ymm13
        vpcmpeqd   %ymm15, %ymm15, %ymm15
        vpxor      %ymm7, %ymm15, %ymm15
        vpand      %ymm15, %ymm6, %ymm15
        vpaddd     0x200(%r15), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm15, %ymm0
        vpaddd     160(%rsp), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm13, %ymm0
        vpslld     $5, %ymm0, %ymm13
        vpsrld     $27, %ymm0, %ymm0
        vpor       %ymm0, %ymm13, %ymm0
        vpaddd     %ymm5, %ymm0, %ymm0                  // stream c, step 17, G: cycle 101
        vpand      %ymm8, %ymm9, %ymm13
        vpcmpeqd   %ymm15, %ymm15, %ymm15
        vpxor      %ymm8, %ymm15, %ymm15
        vpand      %ymm15, %ymm10, %ymm15
        vpaddd     0x220(%r15), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm15, %ymm4
        vpaddd     0x240(%rsp), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm13, %ymm4
        vpslld     $9, %ymm4, %ymm13
        vpsrld     $23, %ymm4, %ymm4
        vpor       %ymm4, %ymm13, %ymm4
        vpaddd     %ymm9, %ymm4, %ymm4                  // stream a, step 18, G: cycle 106
        vpand      %ymm2, %ymm11, %ymm13
        vpcmpeqd   %ymm15, %ymm15, %ymm15
        vpxor      %ymm2, %ymm15, %ymm15
        vpand      %ymm15, %ymm1, %ymm15
        vpaddd     0x220(%r15), %ymm3, %ymm3
        vpaddd     %ymm3, %ymm15, %ymm3
        vpaddd     0x260(%rsp), %ymm3, %ymm3
        vpaddd     %ymm3, %ymm13, %ymm3
        vpslld     $9, %ymm3, %ymm13
        vpsrld     $23, %ymm3, %ymm3
        vpor       %ymm3, %ymm13, %ymm3
        vpaddd     %ymm11, %ymm3, %ymm3                 // stream b, step 18, G: cycle 106
        vpand      %ymm6, %ymm0, %ymm13
        vpcmpeqd   %ymm15, %ymm15, %ymm15
        vpxor      %ymm6, %ymm15, %ymm15
        vpand      %ymm15, %ymm5, %ymm15
        vpaddd     0x220(%r15), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm15, %ymm7
        vpaddd     0x280(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm13, %ymm7
        vpslld     $9, %ymm7, %ymm13
        vpsrld     $23, %ymm7, %ymm7
        vpor       %ymm7, %ymm13, %ymm7
        vpaddd     %ymm0, %ymm7, %ymm7                  // stream c, step 18, G: cycle 106
        vpand      %ymm10, %ymm4, %ymm13
        vpandn     %ymm9, %ymm10, %ymm15
        vpaddd     0x240(%r15), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm15, %ymm8
        vpaddd     0x420(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm13, %ymm8
        vpslld     $14, %ymm8, %ymm13
        vpsrld     $18, %ymm8, %ymm8
        vpor       %ymm8, %ymm13, %ymm8
        vpaddd     %ymm4, %ymm8, %ymm8                  // stream a, step 19, G: cycle 111
        vpand      %ymm1, %ymm3, %ymm13
        vpandn     %ymm11, %ymm1, %ymm15
        vpaddd     0x240(%r15), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm15, %ymm2
        vpaddd     0x440(%rsp), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm13, %ymm2
        vpslld     $14, %ymm2, %ymm13
        vpsrld     $18, %ymm2, %ymm2
        vpor       %ymm2, %ymm13, %ymm2
        vpaddd     %ymm3, %ymm2, %ymm2                  // stream b, step 19, G: cycle 111
        vpand      %ymm5, %ymm7, %ymm13
        vpandn     %ymm0, %ymm5, %ymm15
        vpaddd     0x240(%r15), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm15, %ymm6
        vpaddd     0x460(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm13, %ymm6
        vpslld     $14, %ymm6, %ymm13
        vpsrld     $18, %ymm6, %ymm6
        vpor       %ymm6, %ymm13, %ymm6
        vpaddd     %ymm7, %ymm6, %ymm6                  // stream c, step 19, G: cycle 111
        vpand      %ymm9, %ymm8, %ymm13
        vpandn     %ymm4, %ymm9, %ymm15
        vpaddd     0x260(%r15), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm15, %ymm10
        vpaddd     %ymm12, %ymm10, %ymm10
        vpaddd     %ymm10, %ymm13, %ymm10
        vpslld     $20, %ymm10, %ymm13
        vpsrld     $12, %ymm10, %ymm10
        vpor       %ymm10, %ymm13, %ymm10
        vpaddd     %ymm8, %ymm10, %ymm10                // stream a, step 20, G: cycle 116
        vpand      %ymm11, %ymm2, %ymm13
        vpandn     %ymm3, %ymm11, %ymm15
        vpaddd     0x260(%r15), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm15, %ymm1
        vpaddd     %ymm14, %ymm1, %ymm1
        vpaddd     %ymm1, %ymm13, %ymm1
        vpslld     $20, %ymm1, %ymm13
        vpsrld     $12, %ymm1, %ymm1
        vpor       %ymm1, %ymm13, %ymm1
        vpaddd     %ymm2, %ymm1, %ymm1                  // stream b, step 20, G: cycle 116
        vpand      %ymm0, %ymm6, %ymm13
        vpandn     %ymm7, %ymm0, %ymm15
        vpaddd     0x260(%r15), %ymm5, %ymm5
        vpaddd     %ymm5, %ymm15, %ymm5
        vpaddd     64(%rsp), %ymm5, %ymm5
        vpaddd     %ymm5, %ymm13, %ymm5
        vpslld     $20, %ymm5, %ymm13
        vpsrld     $12, %ymm5, %ymm5
        vpor       %ymm5, %ymm13, %ymm5
        vpaddd     %ymm6, %ymm5, %ymm5                  // stream c, step 20, G: cycle 116
        vpand      %ymm4, %ymm10, %ymm13
        vpandn     %ymm8, %ymm4, %ymm15
        vpaddd     0x280(%r15), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm15, %ymm9
        vpaddd     0x1e0(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm13, %ymm9
        vpslld     $5, %ymm9, %ymm13
        vpsrld     $27, %ymm9, %ymm9
        vpor       %ymm9, %ymm13, %ymm9
        vpaddd     %ymm10, %ymm9, %ymm9                 // stream a, step 21, G: cycle 121
        vpand      %ymm3, %ymm1, %ymm13
        vpandn     %ymm2, %ymm3, %ymm15
        vpaddd     0x280(%r15), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm15, %ymm11
        vpaddd     0x200(%rsp), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm13, %ymm11
        vpslld     $5, %ymm11, %ymm13
        vpsrld     $27, %ymm11, %ymm11
        vpor       %ymm11, %ymm13, %ymm11
        vpaddd     %ymm1, %ymm11, %ymm11                // stream b, step 21, G: cycle 121
        vpand      %ymm7, %ymm5, %ymm13
        vpandn     %ymm6, %ymm7, %ymm15
        vpaddd     0x280(%r15), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm15, %ymm0
        vpaddd     0x220(%rsp), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm13, %ymm0
        vpslld     $5, %ymm0, %ymm13
        vpsrld     $27, %ymm0, %ymm0
        vpor       %ymm0, %ymm13, %ymm0
        vpaddd     %ymm5, %ymm0, %ymm0                  // stream c, step 21, G: cycle 121
        vpand      %ymm8, %ymm9, %ymm13
        vpandn     %ymm10, %ymm8, %ymm15
        vpaddd     0x2a0(%r15), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm15, %ymm4
        vpaddd     0x3c0(%rsp), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm13, %ymm4
        vpslld     $9, %ymm4, %ymm13
        vpsrld     $23, %ymm4, %ymm4
        vpor       %ymm4, %ymm13, %ymm4
        vpaddd     %ymm9, %ymm4, %ymm4                  // stream a, step 22, G: cycle 126
        vpand      %ymm2, %ymm11, %ymm13
        vpandn     %ymm1, %ymm2, %ymm15
        vpaddd     0x2a0(%r15), %ymm3, %ymm3
        vpaddd     %ymm3, %ymm15, %ymm3
        vpaddd     0x3e0(%rsp), %ymm3, %ymm3
        vpaddd     %ymm3, %ymm13, %ymm3
        vpslld     $9, %ymm3, %ymm13
        vpsrld     $23, %ymm3, %ymm3
        vpor       %ymm3, %ymm13, %ymm3
        vpaddd     %ymm11, %ymm3, %ymm3                 // stream b, step 22, G: cycle 126
        vpand      %ymm6, %ymm0, %ymm13
        vpandn     %ymm5, %ymm6, %ymm15
        vpaddd     0x2a0(%r15), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm15, %ymm7
        vpaddd     0x400(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm13, %ymm7
        vpslld     $9, %ymm7, %ymm13
        vpsrld     $23, %ymm7, %ymm7
        vpor       %ymm7, %ymm13, %ymm7
        vpaddd     %ymm0, %ymm7, %ymm7                  // stream c, step 22, G: cycle 126
        vpand      %ymm10, %ymm4, %ymm13
        vpandn     %ymm9, %ymm10, %ymm15
        vpaddd     0x2c0(%r15), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm15, %ymm8
        vpaddd     0x5a0(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm13, %ymm8
        vpslld     $14, %ymm8, %ymm13
        vpsrld     $18, %ymm8, %ymm8
        vpor       %ymm8, %ymm13, %ymm8
        vpaddd     %ymm4, %ymm8, %ymm8                  // stream a, step 23, G: cycle 131
        vpand      %ymm1, %ymm3, %ymm13
        vpandn     %ymm11, %ymm1, %ymm15
        vpaddd     0x2c0(%r15), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm15, %ymm2
        vpaddd     0x5c0(%rsp), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm13, %ymm2
        vpslld     $14, %ymm2, %ymm13
        vpsrld     $18, %ymm2, %ymm2
        vpor       %ymm2, %ymm13, %ymm2
        vpaddd     %ymm3, %ymm2, %ymm2                  // stream b, step 23, G: cycle 131
        vpand      %ymm5, %ymm7, %ymm13
        vpandn     %ymm0, %ymm5, %ymm15
        vpaddd     0x2c0(%r15), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm15, %ymm6
        vpaddd     0x5e0(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm13, %ymm6
        vpslld     $14, %ymm6, %ymm13
        vpsrld     $18, %ymm6, %ymm6
        vpor       %ymm6, %ymm13, %ymm6
        vpaddd     %ymm7, %ymm6, %ymm6                  // stream c, step 23, G: cycle 131
        vpand      %ymm9, %ymm8, %ymm13
        vpandn     %ymm4, %ymm9, %ymm15
        vpaddd     0x2e0(%r15), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm15, %ymm10
        vpaddd     0x180(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm13, %ymm10
        vpslld     $20, %ymm10, %ymm13
        vpsrld     $12, %ymm10, %ymm10
        vpor       %ymm10, %ymm13, %ymm10
        vpaddd     %ymm8, %ymm10, %ymm10                // stream a, step 24, G: cycle 136
        vpand      %ymm11, %ymm2, %ymm13
        vpandn     %ymm3, %ymm11, %ymm15
        vpaddd     0x2e0(%r15), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm15, %ymm1
        vpaddd     0x1a0(%rsp), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm13, %ymm1
        vpslld     $20, %ymm1, %ymm13
        vpsrld     $12, %ymm1, %ymm1
        vpor       %ymm1, %ymm13, %ymm1
        vpaddd     %ymm2, %ymm1, %ymm1                  // stream b, step 24, G: cycle 136
        vpand      %ymm0, %ymm6, %ymm13
        vpandn     %ymm7, %ymm0, %ymm15
        vpaddd     0x2e0(%r15), %ymm5, %ymm5
        vpaddd     %ymm5, %ymm15, %ymm5
        vpaddd     0x1c0(%rsp), %ymm5, %ymm5
        vpaddd     %ymm5, %ymm13, %ymm5
        vpslld     $20, %ymm5, %ymm13
        vpsrld     $12, %ymm5, %ymm5
        vpor       %ymm5, %ymm13, %ymm5
        vpaddd     %ymm6, %ymm5, %ymm5                  // stream c, step 24, G: cycle 136
        vpand      %ymm4, %ymm10, %ymm13
        vpandn     %ymm8, %ymm4, %ymm15
        vpaddd     0x300(%r15), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm15, %ymm9
        vpaddd     0x360(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm13, %ymm9
        vpslld     $5, %ymm9, %ymm13
        vpsrld     $27, %ymm9, %ymm9
        vpor       %ymm9, %ymm13, %ymm9
        vpaddd     %ymm10, %ymm9, %ymm9                 // stream a, step 25, G: cycle 141
        vpand      %ymm3, %ymm1, %ymm13
        vpandn     %ymm2, %ymm3, %ymm15
        vpaddd     0x300(%r15), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm15, %ymm11
        vpaddd     0x380(%rsp), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm13, %ymm11
        vpslld     $5, %ymm11, %ymm13
        vpsrld     $27, %ymm11, %ymm11
        vpor       %ymm11, %ymm13, %ymm11
        vpaddd     %ymm1, %ymm11, %ymm11                // stream b, step 25, G: cycle 141
        vpand      %ymm7, %ymm5, %ymm13
        vpandn     %ymm6, %ymm7, %ymm15
        vpaddd     0x300(%r15), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm15, %ymm0
        vpaddd     0x3a0(%rsp), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm13, %ymm0
        vpslld     $5, %ymm0, %ymm13
        vpsrld     $27, %ymm0, %ymm0
        vpor       %ymm0, %ymm13, %ymm0
        vpaddd     %ymm5, %ymm0, %ymm0                  // stream c, step 25, G: cycle 141
        vpand      %ymm8, %ymm9, %ymm13
        vpandn     %ymm10, %ymm8, %ymm15
        vpaddd     0x320(%r15), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm15, %ymm4
        vpaddd     0x540(%rsp), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm13, %ymm4
        vpslld     $9, %ymm4, %ymm13
        vpsrld     $23, %ymm4, %ymm4
        vpor       %ymm4, %ymm13, %ymm4
        vpaddd     %ymm9, %ymm4, %ymm4                  // stream a, step 26, G: cycle 146
        vpand      %ymm2, %ymm11, %ymm13
        vpandn     %ymm1, %ymm2, %ymm15
        vpaddd     0x320(%r15), %ymm3, %ymm3
        vpaddd     %ymm3, %ymm15, %ymm3
        vpaddd     0x560(%rsp), %ymm3, %ymm3
        vpaddd     %ymm3, %ymm13, %ymm3
        vpslld     $9, %ymm3, %ymm13
        vpsrld     $23, %ymm3, %ymm3
        vpor       %ymm3, %ymm13, %ymm3
        vpaddd     %ymm11, %ymm3, %ymm3                 // stream b, step 26, G: cycle 146
        vpand      %ymm6, %ymm0, %ymm13
        vpandn     %ymm5, %ymm6, %ymm15
        vpaddd     0x320(%r15), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm15, %ymm7
        vpaddd     0x580(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm13, %ymm7
        vpslld     $9, %ymm7, %ymm13
        vpsrld     $23, %ymm7, %ymm7
        vpor       %ymm7, %ymm13, %ymm7
        vpaddd     %ymm0, %ymm7, %ymm7                  // stream c, step 26, G: cycle 146
        vpand      %ymm10, %ymm4, %ymm13
        vpandn     %ymm9, %ymm10, %ymm15
        vpaddd     0x340(%r15), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm15, %ymm8
        vpaddd     0x120(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm13, %ymm8
        vpslld     $14, %ymm8, %ymm13
        vpsrld     $18, %ymm8, %ymm8
        vpor       %ymm8, %ymm13, %ymm8
        vpaddd     %ymm4, %ymm8, %ymm8                  // stream a, step 27, G: cycle 151
        vpand      %ymm1, %ymm3, %ymm13
        vpandn     %ymm11, %ymm1, %ymm15
        vpaddd     0x340(%r15), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm15, %ymm2
        vpaddd     0x140(%rsp), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm13, %ymm2
        vpslld     $14, %ymm2, %ymm13
        vpsrld     $18, %ymm2, %ymm2
        vpor       %ymm2, %ymm13, %ymm2
        vpaddd     %ymm3, %ymm2, %ymm2                  // stream b, step 27, G: cycle 151
        vpand      %ymm5, %ymm7, %ymm13
        vpandn     %ymm0, %ymm5, %ymm15
        vpaddd     0x340(%r15), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm15, %ymm6
        vpaddd     0x160(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm13, %ymm6
        vpslld     $14, %ymm6, %ymm13
        vpsrld     $18, %ymm6, %ymm6
        vpor       %ymm6, %ymm13, %ymm6
        vpaddd     %ymm7, %ymm6, %ymm6                  // stream c, step 27, G: cycle 151
        vpand      %ymm9, %ymm8, %ymm13
        vpandn     %ymm4, %ymm9, %ymm15
        vpaddd     0x360(%r15), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm15, %ymm10
        vpaddd     0x300(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm13, %ymm10
        vpslld     $20, %ymm10, %ymm13
        vpsrld     $12, %ymm10, %ymm10
        vpor       %ymm10, %ymm13, %ymm10
        vpaddd     %ymm8, %ymm10, %ymm10                // stream a, step 28, G: cycle 156
        vpand      %ymm11, %ymm2, %ymm13
        vpandn     %ymm3, %ymm11, %ymm15
        vpaddd     0x360(%r15), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm15, %ymm1
        vpaddd     0x320(%rsp), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm13, %ymm1
        vpslld     $20, %ymm1, %ymm13
        vpsrld     $12, %ymm1, %ymm1
        vpor       %ymm1, %ymm13, %ymm1
        vpaddd     %ymm2, %ymm1, %ymm1                  // stream b, step 28, G: cycle 156
        vpand      %ymm0, %ymm6, %ymm13
        vpandn     %ymm7, %ymm0, %ymm15
        vpaddd     0x360(%r15), %ymm5, %ymm5
        vpaddd     %ymm5, %ymm15, %ymm5
        vpaddd     0x340(%rsp), %ymm5, %ymm5
        vpaddd     %ymm5, %ymm13, %ymm5
        vpslld     $20, %ymm5, %ymm13
        vpsrld     $12, %ymm5, %ymm5
        vpor       %ymm5, %ymm13, %ymm5
        vpaddd     %ymm6, %ymm5, %ymm5                  // stream c, step 28, G: cycle 156
        vpand      %ymm4, %ymm10, %ymm13
        vpandn     %ymm8, %ymm4, %ymm15
        vpaddd     0x380(%r15), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm15, %ymm9
        vpaddd     0x4e0(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm13, %ymm9
        vpslld     $5, %ymm9, %ymm13
        vpsrld     $27, %ymm9, %ymm9
        vpor       %ymm9, %ymm13, %ymm9
        vpaddd     %ymm10, %ymm9, %ymm9                 // stream a, step 29, G: cycle 161
        vpand      %ymm3, %ymm1, %ymm13
        vpandn     %ymm2, %ymm3, %ymm15
        vpaddd     0x380(%r15), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm15, %ymm11
        vpaddd     0x500(%rsp), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm13, %ymm11
        vpslld     $5, %ymm11, %ymm13
        vpsrld     $27, %ymm11, %ymm11
        vpor       %ymm11, %ymm13, %ymm11
        vpaddd     %ymm1, %ymm11, %ymm11                // stream b, step 29, G: cycle 161
        vpand      %ymm7, %ymm5, %ymm13
        vpandn     %ymm6, %ymm7, %ymm15
        vpaddd     0x380(%r15), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm15, %ymm0
        vpaddd     0x520(%rsp), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm13, %ymm0
        vpslld     $5, %ymm0, %ymm13
        vpsrld     $27, %ymm0, %ymm0
        vpor       %ymm0, %ymm13, %ymm0
        vpaddd     %ymm5, %ymm0, %ymm0                  // stream c, step 29, G: cycle 161
        vpand      %ymm8, %ymm9, %ymm13
        vpandn     %ymm10, %ymm8, %ymm15
        vpaddd     0x3a0(%r15), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm15, %ymm4
        vpaddd     192(%rsp), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm13, %ymm4
        vpslld     $9, %ymm4, %ymm13
        vpsrld     $23, %ymm4, %ymm4
        vpor       %ymm4, %ymm13, %ymm4
        vpaddd     %ymm9, %ymm4, %ymm4                  // stream a, step 30, G: cycle 166
        vpand      %ymm2, %ymm11, %ymm13
        vpandn     %ymm1, %ymm2, %ymm15
        vpaddd     0x3a0(%r15), %ymm3, %ymm3
        vpaddd     %ymm3, %ymm15, %ymm3
        vpaddd     224(%rsp), %ymm3, %ymm3
        vpaddd     %ymm3, %ymm13, %ymm3
        vpslld     $9, %ymm3, %ymm13
        vpsrld     $23, %ymm3, %ymm3
        vpor       %ymm3, %ymm13, %ymm3
        vpaddd     %ymm11, %ymm3, %ymm3                 // stream b, step 30, G: cycle 166
        vpand      %ymm6, %ymm0, %ymm13
        vpandn     %ymm5, %ymm6, %ymm15
        vpaddd     0x3a0(%r15), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm15, %ymm7
        vpaddd     0x100(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm13, %ymm7
        vpslld     $9, %ymm7, %ymm13
        vpsrld     $23, %ymm7, %ymm7
        vpor       %ymm7, %ymm13, %ymm7
        vpaddd     %ymm0, %ymm7, %ymm7                  // stream c, step 30, G: cycle 166
        vpand      %ymm10, %ymm4, %ymm13
        vpandn     %ymm9, %ymm10, %ymm15
        vpaddd     0x3c0(%r15), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm15, %ymm8
        vpaddd     0x2a0(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm13, %ymm8
        vpslld     $14, %ymm8, %ymm13
        vpsrld     $18, %ymm8, %ymm8
        vpor       %ymm8, %ymm13, %ymm8
        vpaddd     %ymm4, %ymm8, %ymm8                  // stream a, step 31, G: cycle 171
        vpand      %ymm1, %ymm3, %ymm13
        vpandn     %ymm11, %ymm1, %ymm15
        vpaddd     0x3c0(%r15), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm15, %ymm2
        vpaddd     0x2c0(%rsp), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm13, %ymm2
        vpslld     $14, %ymm2, %ymm13
        vpsrld     $18, %ymm2, %ymm2
        vpor       %ymm2, %ymm13, %ymm2
        vpaddd     %ymm3, %ymm2, %ymm2                  // stream b, step 31, G: cycle 171
        vpand      %ymm5, %ymm7, %ymm13
        vpandn     %ymm0, %ymm5, %ymm15
        vpaddd     0x3c0(%r15), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm15, %ymm6
        vpaddd     0x2e0(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm13, %ymm6
        vpslld     $14, %ymm6, %ymm13
        vpsrld     $18, %ymm6, %ymm6
        vpor       %ymm6, %ymm13, %ymm6
        vpaddd     %ymm7, %ymm6, %ymm6                  // stream c, step 31, G: cycle 171
        vpand      %ymm9, %ymm8, %ymm13
        vpandn     %ymm4, %ymm9, %ymm15
        vpaddd     0x3e0(%r15), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm15, %ymm10
        vpaddd     0x480(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm13, %ymm10
        vpslld     $20, %ymm10, %ymm13
        vpsrld     $12, %ymm10, %ymm10
        vpor       %ymm10, %ymm13, %ymm10
        vpaddd     %ymm8, %ymm10, %ymm10                // stream a, step 32, G: cycle 176
        vpand      %ymm11, %ymm2, %ymm13
        vpandn     %ymm3, %ymm11, %ymm15
        vpaddd     0x3e0(%r15), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm15, %ymm1
        vpaddd     0x4a0(%rsp), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm13, %ymm1
        vpslld     $20, %ymm1, %ymm13
        vpsrld     $12, %ymm1, %ymm1
        vpor       %ymm1, %ymm13, %ymm1
        vpaddd     %ymm2, %ymm1, %ymm1                  // stream b, step 32, G: cycle 176
        vpand      %ymm0, %ymm6, %ymm13
        vpandn     %ymm7, %ymm0, %ymm15
        vpaddd     0x3e0(%r15), %ymm5, %ymm5
        vpaddd     %ymm5, %ymm15, %ymm5
        vpaddd     0x4c0(%rsp), %ymm5, %ymm5
        vpaddd     %ymm5, %ymm13, %ymm5
        vpslld     $20, %ymm5, %ymm13
        vpsrld     $12, %ymm5, %ymm5
        vpor       %ymm5, %ymm13, %ymm5
        vpaddd     %ymm6, %ymm5, %ymm5                  // stream c, step 32, G: cycle 176
        vpxor      %ymm8, %ymm4, %ymm13
        vpxor      %ymm13, %ymm10, %ymm13
        vpaddd     0x400(%r15), %ymm9, %ymm9
        vpaddd     0x1e0(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm13, %ymm9
        vpslld     $4, %ymm9, %ymm13
        vpsrld     $28, %ymm9, %ymm9
        vpor       %ymm9, %ymm13, %ymm9
        vpaddd     %ymm10, %ymm9, %ymm9                 // stream a, step 33, H: cycle 181
        vpxor      %ymm2, %ymm3, %ymm13
        vpxor      %ymm13, %ymm1, %ymm13
        vpaddd     0x400(%r15), %ymm11, %ymm11
        vpaddd     0x200(%rsp), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm13, %ymm11
        vpslld     $4, %ymm11, %ymm13
        vpsrld     $28, %ymm11, %ymm11
        vpor       %ymm11, %ymm13, %ymm11
        vpaddd     %ymm1, %ymm11, %ymm11                // stream b, step 33, H: cycle 181
        vpxor      %ymm6, %ymm7, %ymm13
        vpxor      %ymm13, %ymm5, %ymm13
        vpaddd     0x400(%r15), %ymm0, %ymm0
        vpaddd     0x220(%rsp), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm13, %ymm0
        vpslld     $4, %ymm0, %ymm13
        vpsrld     $28, %ymm0, %ymm0
        vpor       %ymm0, %ymm13, %ymm0
        vpaddd     %ymm5, %ymm0, %ymm0                  // stream c, step 33, H: cycle 181
        vpxor      %ymm10, %ymm8, %ymm13
        vpxor      %ymm13, %ymm9, %ymm13
        vpaddd     0x420(%r15), %ymm4, %ymm4
        vpaddd     0x300(%rsp), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm13, %ymm4
        vpslld     $11, %ymm4, %ymm13
        vpsrld     $21, %ymm4, %ymm4
        vpor       %ymm4, %ymm13, %ymm4
        vpaddd     %ymm9, %ymm4, %ymm4                  // stream a, step 34, H: cycle 186
        vpxor      %ymm1, %ymm2, %ymm13
        vpxor      %ymm13, %ymm11, %ymm13
        vpaddd     0x420(%r15), %ymm3, %ymm3
        vpaddd     0x320(%rsp), %ymm3, %ymm3
        vpaddd     %ymm3, %ymm13, %ymm3
        vpslld     $11, %ymm3, %ymm13
        vpsrld     $21, %ymm3, %ymm3
        vpor       %ymm3, %ymm13, %ymm3
        vpaddd     %ymm11, %ymm3, %ymm3                 // stream b, step 34, H: cycle 186
        vpxor      %ymm5, %ymm6, %ymm13
        vpxor      %ymm13, %ymm0, %ymm13
        vpaddd     0x420(%r15), %ymm7, %ymm7
        vpaddd     0x340(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm13, %ymm7
        vpslld     $11, %ymm7, %ymm13
        vpsrld     $21, %ymm7, %ymm7
        vpor       %ymm7, %ymm13, %ymm7
        vpaddd     %ymm0, %ymm7, %ymm7                  // stream c, step 34, H: cycle 186
        vpxor      %ymm9, %ymm10, %ymm13
        vpxor      %ymm13, %ymm4, %ymm13
        vpaddd     0x440(%r15), %ymm8, %ymm8
        vpaddd     0x420(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm13, %ymm8
        vpshufb    0x460(%r15), %ymm8, %ymm8
        vpaddd     %ymm4, %ymm8, %ymm8                  // stream a, step 35, H: cycle 190
        vpxor      %ymm11, %ymm1, %ymm13
        vpxor      %ymm13, %ymm3, %ymm13
        vpaddd     0x440(%r15), %ymm2, %ymm2
        vpaddd     0x440(%rsp), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm13, %ymm2
        vpshufb    0x460(%r15), %ymm2, %ymm2
        vpaddd     %ymm3, %ymm2, %ymm2                  // stream b, step 35, H: cycle 190
        vpxor      %ymm0, %ymm5, %ymm13
        vpxor      %ymm13, %ymm7, %ymm13
        vpaddd     0x440(%r15), %ymm6, %ymm6
        vpaddd     0x460(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm13, %ymm6
        vpshufb    0x460(%r15), %ymm6, %ymm6
        vpaddd     %ymm7, %ymm6, %ymm6                  // stream c, step 35, H: cycle 190
        vpxor      %ymm4, %ymm9, %ymm13
        vpxor      %ymm13, %ymm8, %ymm13
        vpaddd     0x480(%r15), %ymm10, %ymm10
        vpaddd     0x540(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm13, %ymm10
        vpslld     $23, %ymm10, %ymm13
        vpsrld     $9, %ymm10, %ymm10
        vpor       %ymm10, %ymm13, %ymm10
        vpaddd     %ymm8, %ymm10, %ymm10                // stream a, step 36, H: cycle 195
        vpxor      %ymm3, %ymm11, %ymm13
        vpxor      %ymm13, %ymm2, %ymm13
        vpaddd     0x480(%r15), %ymm1, %ymm1
        vpaddd     0x560(%rsp), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm13, %ymm1
        vpslld     $23, %ymm1, %ymm13
        vpsrld     $9, %ymm1, %ymm1
        vpor       %ymm1, %ymm13, %ymm1
        vpaddd     %ymm2, %ymm1, %ymm1                  // stream b, step 36, H: cycle 195
        vpxor      %ymm7, %ymm0, %ymm13
        vpxor      %ymm13, %ymm6, %ymm13
        vpaddd     0x480(%r15), %ymm5, %ymm5
        vpaddd     0x580(%rsp), %ymm5, %ymm5
        vpaddd     %ymm5, %ymm13, %ymm5
        vpslld     $23, %ymm5, %ymm13
        vpsrld     $9, %ymm5, %ymm5
        vpor       %ymm5, %ymm13, %ymm5
        vpaddd     %ymm6, %ymm5, %ymm5                  // stream c, step 36, H: cycle 195
        vpxor      %ymm8, %ymm4, %ymm13
        vpxor      %ymm13, %ymm10, %ymm13
        vpaddd     0x4a0(%r15), %ymm9, %ymm9
        vpaddd     96(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm13, %ymm9
        vpslld     $4, %ymm9, %ymm13
        vpsrld     $28, %ymm9, %ymm9
        vpor       %ymm9, %ymm13, %ymm9
        vpaddd     %ymm10, %ymm9, %ymm9                 // stream a, step 37, H: cycle 200
        vpxor      %ymm2, %ymm3, %ymm13
        vpxor      %ymm13, %ymm1, %ymm13
        vpaddd     0x4a0(%r15), %ymm11, %ymm11
        vpaddd     128(%rsp), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm13, %ymm11
        vpslld     $4, %ymm11, %ymm13
        vpsrld     $28, %ymm11, %ymm11
        vpor       %ymm11, %ymm13, %ymm11
        vpaddd     %ymm1, %ymm11, %ymm11                // stream b, step 37, H: cycle 200
        vpxor      %ymm6, %ymm7, %ymm13
        vpxor      %ymm13, %ymm5, %ymm13
        vpaddd     0x4a0(%r15), %ymm0, %ymm0
        vpaddd     160(%rsp), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm13, %ymm0
        vpslld     $4, %ymm0, %ymm13
        vpsrld     $28, %ymm0, %ymm0
        vpor       %ymm0, %ymm13, %ymm0
        vpaddd     %ymm5, %ymm0, %ymm0                  // stream c, step 37, H: cycle 200
        vpxor      %ymm10, %ymm8, %ymm13
        vpxor      %ymm13, %ymm9, %ymm13
        vpaddd     0x4c0(%r15), %ymm4, %ymm4
        vpaddd     0x180(%rsp), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm13, %ymm4
        vpslld     $11, %ymm4, %ymm13
        vpsrld     $21, %ymm4, %ymm4
        vpor       %ymm4, %ymm13, %ymm4
        vpaddd     %ymm9, %ymm4, %ymm4                  // stream a, step 38, H: cycle 205
        vpxor      %ymm1, %ymm2, %ymm13
        vpxor      %ymm13, %ymm11, %ymm13
        vpaddd     0x4c0(%r15), %ymm3, %ymm3
        vpaddd     0x1a0(%rsp), %ymm3, %ymm3
        vpaddd     %ymm3, %ymm13, %ymm3
        vpslld     $11, %ymm3, %ymm13
        vpsrld     $21, %ymm3, %ymm3
        vpor       %ymm3, %ymm13, %ymm3
        vpaddd     %ymm11, %ymm3, %ymm3                 // stream b, step 38, H: cycle 205
        vpxor      %ymm5, %ymm6, %ymm13
        vpxor      %ymm13, %ymm0, %ymm13
        vpaddd     0x4c0(%r15), %ymm7, %ymm7
        vpaddd     0x1c0(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm13, %ymm7
        vpslld     $11, %ymm7, %ymm13
        vpsrld     $21, %ymm7, %ymm7
        vpor       %ymm7, %ymm13, %ymm7
        vpaddd     %ymm0, %ymm7, %ymm7                  // stream c, step 38, H: cycle 205
        vpxor      %ymm9, %ymm10, %ymm13
        vpxor      %ymm13, %ymm4, %ymm13
        vpaddd     0x4e0(%r15), %ymm8, %ymm8
        vpaddd     0x2a0(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm13, %ymm8
        vpshufb    0x460(%r15), %ymm8, %ymm8
        vpaddd     %ymm4, %ymm8, %ymm8                  // stream a, step 39, H: cycle 209
        vpxor      %ymm11, %ymm1, %ymm13
        vpxor      %ymm13, %ymm3, %ymm13
        vpaddd     0x4e0(%r15), %ymm2, %ymm2
        vpaddd     0x2c0(%rsp), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm13, %ymm2
        vpshufb    0x460(%r15), %ymm2, %ymm2
        vpaddd     %ymm3, %ymm2, %ymm2                  // stream b, step 39, H: cycle 209
        vpxor      %ymm0, %ymm5, %ymm13
        vpxor      %ymm13, %ymm7, %ymm13
        vpaddd     0x4e0(%r15), %ymm6, %ymm6
        vpaddd     0x2e0(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm13, %ymm6
        vpshufb    0x460(%r15), %ymm6, %ymm6
        vpaddd     %ymm7, %ymm6, %ymm6                  // stream c, step 39, H: cycle 209
        vpxor      %ymm4, %ymm9, %ymm13
        vpxor      %ymm13, %ymm8, %ymm13
        vpaddd     0x500(%r15), %ymm10, %ymm10
        vpaddd     0x3c0(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm13, %ymm10
        vpslld     $23, %ymm10, %ymm13
        vpsrld     $9, %ymm10, %ymm10
        vpor       %ymm10, %ymm13, %ymm10
        vpaddd     %ymm8, %ymm10, %ymm10                // stream a, step 40, H: cycle 214
        vpxor      %ymm3, %ymm11, %ymm13
        vpxor      %ymm13, %ymm2, %ymm13
        vpaddd     0x500(%r15), %ymm1, %ymm1
        vpaddd     0x3e0(%rsp), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm13, %ymm1
        vpslld     $23, %ymm1, %ymm13
        vpsrld     $9, %ymm1, %ymm1
        vpor       %ymm1, %ymm13, %ymm1
        vpaddd     %ymm2, %ymm1, %ymm1                  // stream b, step 40, H: cycle 214
        vpxor      %ymm7, %ymm0, %ymm13
        vpxor      %ymm13, %ymm6, %ymm13
        vpaddd     0x500(%r15), %ymm5, %ymm5
        vpaddd     0x400(%rsp), %ymm5, %ymm5
        vpaddd     %ymm5, %ymm13, %ymm5
        vpslld     $23, %ymm5, %ymm13
        vpsrld     $9, %ymm5, %ymm5
        vpor       %ymm5, %ymm13, %ymm5
        vpaddd     %ymm6, %ymm5, %ymm5                  // stream c, step 40, H: cycle 214
        vpxor      %ymm8, %ymm4, %ymm13
        vpxor      %ymm13, %ymm10, %ymm13
        vpaddd     0x520(%r15), %ymm9, %ymm9
        vpaddd     0x4e0(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm13, %ymm9
        vpslld     $4, %ymm9, %ymm13
        vpsrld     $28, %ymm9, %ymm9
        vpor       %ymm9, %ymm13, %ymm9
        vpaddd     %ymm10, %ymm9, %ymm9                 // stream a, step 41, H: cycle 219
        vpxor      %ymm2, %ymm3, %ymm13
        vpxor      %ymm13, %ymm1, %ymm13
        vpaddd     0x520(%r15), %ymm11, %ymm11
        vpaddd     0x500(%rsp), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm13, %ymm11
        vpslld     $4, %ymm11, %ymm13
        vpsrld     $28, %ymm11, %ymm11
        vpor       %ymm11, %ymm13, %ymm11
        vpaddd     %ymm1, %ymm11, %ymm11                // stream b, step 41, H: cycle 219
        vpxor      %ymm6, %ymm7, %ymm13
        vpxor      %ymm13, %ymm5, %ymm13
        vpaddd     0x520(%r15), %ymm0, %ymm0
        vpaddd     0x520(%rsp), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm13, %ymm0
        vpslld     $4, %ymm0, %ymm13
        vpsrld     $28, %ymm0, %ymm0
        vpor       %ymm0, %ymm13, %ymm0
        vpaddd     %ymm5, %ymm0, %ymm0                  // stream c, step 41, H: cycle 219
        vpxor      %ymm10, %ymm8, %ymm13
        vpxor      %ymm13, %ymm9, %ymm13
        vpaddd     0x540(%r15), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm12, %ymm4
        vpaddd     %ymm4, %ymm13, %ymm4
        vpslld     $11, %ymm4, %ymm13
        vpsrld     $21, %ymm4, %ymm4
        vpor       %ymm4, %ymm13, %ymm4
        vpaddd     %ymm9, %ymm4, %ymm4                  // stream a, step 42, H: cycle 224
        vpxor      %ymm1, %ymm2, %ymm13
        vpxor      %ymm13, %ymm11, %ymm13
        vpaddd     0x540(%r15), %ymm3, %ymm3
        vpaddd     %ymm3, %ymm14, %ymm3
        vpaddd     %ymm3, %ymm13, %ymm3
        vpslld     $11, %ymm3, %ymm13
        vpsrld     $21, %ymm3, %ymm3
        vpor       %ymm3, %ymm13, %ymm3
        vpaddd     %ymm11, %ymm3, %ymm3                 // stream b, step 42, H: cycle 224
        vpxor      %ymm5, %ymm6, %ymm13
        vpxor      %ymm13, %ymm0, %ymm13
        vpaddd     0x540(%r15), %ymm7, %ymm7
        vpaddd     64(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm13, %ymm7
        vpslld     $11, %ymm7, %ymm13
        vpsrld     $21, %ymm7, %ymm7
        vpor       %ymm7, %ymm13, %ymm7
        vpaddd     %ymm0, %ymm7, %ymm7                  // stream c, step 42, H: cycle 224
        vpxor      %ymm9, %ymm10, %ymm13
        vpxor      %ymm13, %ymm4, %ymm13
        vpaddd     0x560(%r15), %ymm8, %ymm8
        vpaddd     0x120(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm13, %ymm8
        vpshufb    0x460(%r15), %ymm8, %ymm8
        vpaddd     %ymm4, %ymm8, %ymm8                  // stream a, step 43, H: cycle 228
        vpxor      %ymm11, %ymm1, %ymm13
        vpxor      %ymm13, %ymm3, %ymm13
        vpaddd     0x560(%r15), %ymm2, %ymm2
        vpaddd     0x140(%rsp), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm13, %ymm2
        vpshufb    0x460(%r15), %ymm2, %ymm2
        vpaddd     %ymm3, %ymm2, %ymm2                  // stream b, step 43, H: cycle 228
        vpxor      %ymm0, %ymm5, %ymm13
        vpxor      %ymm13, %ymm7, %ymm13
        vpaddd     0x560(%r15), %ymm6, %ymm6
        vpaddd     0x160(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm13, %ymm6
        vpshufb    0x460(%r15), %ymm6, %ymm6
        vpaddd     %ymm7, %ymm6, %ymm6                  // stream c, step 43, H: cycle 228
        vpxor      %ymm4, %ymm9, %ymm13
        vpxor      %ymm13, %ymm8, %ymm13
        vpaddd     0x580(%r15), %ymm10, %ymm10
        vpaddd     0x240(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm13, %ymm10
        vpslld     $23, %ymm10, %ymm13
        vpsrld     $9, %ymm10, %ymm10
        vpor       %ymm10, %ymm13, %ymm10
        vpaddd     %ymm8, %ymm10, %ymm10                // stream a, step 44, H: cycle 233
        vpxor      %ymm3, %ymm11, %ymm13
        vpxor      %ymm13, %ymm2, %ymm13
        vpaddd     0x580(%r15), %ymm1, %ymm1
        vpaddd     0x260(%rsp), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm13, %ymm1
        vpslld     $23, %ymm1, %ymm13
        vpsrld     $9, %ymm1, %ymm1
        vpor       %ymm1, %ymm13, %ymm1
        vpaddd     %ymm2, %ymm1, %ymm1                  // stream b, step 44, H: cycle 233
        vpxor      %ymm7, %ymm0, %ymm13
        vpxor      %ymm13, %ymm6, %ymm13
        vpaddd     0x580(%r15), %ymm5, %ymm5
        vpaddd     0x280(%rsp), %ymm5, %ymm5
        vpaddd     %ymm5, %ymm13, %ymm5
        vpslld     $23, %ymm5, %ymm13
        vpsrld     $9, %ymm5, %ymm5
        vpor       %ymm5, %ymm13, %ymm5
        vpaddd     %ymm6, %ymm5, %ymm5                  // stream c, step 44, H: cycle 233
        vpxor      %ymm8, %ymm4, %ymm13
        vpxor      %ymm13, %ymm10, %ymm13
        vpaddd     0x5a0(%r15), %ymm9, %ymm9
        vpaddd     0x360(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm13, %ymm9
        vpslld     $4, %ymm9, %ymm13
        vpsrld     $28, %ymm9, %ymm9
        vpor       %ymm9, %ymm13, %ymm9
        vpaddd     %ymm10, %ymm9, %ymm9                 // stream a, step 45, H: cycle 238
        vpxor      %ymm2, %ymm3, %ymm13
        vpxor      %ymm13, %ymm1, %ymm13
        vpaddd     0x5a0(%r15), %ymm11, %ymm11
        vpaddd     0x380(%rsp), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm13, %ymm11
        vpslld     $4, %ymm11, %ymm13
        vpsrld     $28, %ymm11, %ymm11
        vpor       %ymm11, %ymm13, %ymm11
        vpaddd     %ymm1, %ymm11, %ymm11                // stream b, step 45, H: cycle 238
        vpxor      %ymm6, %ymm7, %ymm13
        vpxor      %ymm13, %ymm5, %ymm13
        vpaddd     0x5a0(%r15), %ymm0, %ymm0
        vpaddd     0x3a0(%rsp), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm13, %ymm0
        vpslld     $4, %ymm0, %ymm13
        vpsrld     $28, %ymm0, %ymm0
        vpor       %ymm0, %ymm13, %ymm0
        vpaddd     %ymm5, %ymm0, %ymm0                  // stream c, step 45, H: cycle 238
        vpxor      %ymm10, %ymm8, %ymm13
        vpxor      %ymm13, %ymm9, %ymm13
        vpaddd     0x5c0(%r15), %ymm4, %ymm4
        vpaddd     0x480(%rsp), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm13, %ymm4
        vpslld     $11, %ymm4, %ymm13
        vpsrld     $21, %ymm4, %ymm4
        vpor       %ymm4, %ymm13, %ymm4
        vpaddd     %ymm9, %ymm4, %ymm4                  // stream a, step 46, H: cycle 243
        vpxor      %ymm1, %ymm2, %ymm13
        vpxor      %ymm13, %ymm11, %ymm13
        vpaddd     0x5c0(%r15), %ymm3, %ymm3
        vpaddd     0x4a0(%rsp), %ymm3, %ymm3
        vpaddd     %ymm3, %ymm13, %ymm3
        vpslld     $11, %ymm3, %ymm13
        vpsrld     $21, %ymm3, %ymm3
        vpor       %ymm3, %ymm13, %ymm3
        vpaddd     %ymm11, %ymm3, %ymm3                 // stream b, step 46, H: cycle 243
        vpxor      %ymm5, %ymm6, %ymm13
        vpxor      %ymm13, %ymm0, %ymm13
        vpaddd     0x5c0(%r15), %ymm7, %ymm7
        vpaddd     0x4c0(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm13, %ymm7
        vpslld     $11, %ymm7, %ymm13
        vpsrld     $21, %ymm7, %ymm7
        vpor       %ymm7, %ymm13, %ymm7
        vpaddd     %ymm0, %ymm7, %ymm7                  // stream c, step 46, H: cycle 243
        vpxor      %ymm9, %ymm10, %ymm13
        vpxor      %ymm13, %ymm4, %ymm13
        vpaddd     0x5e0(%r15), %ymm8, %ymm8
        vpaddd     0x5a0(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm13, %ymm8
        vpshufb    0x460(%r15), %ymm8, %ymm8
        vpaddd     %ymm4, %ymm8, %ymm8                  // stream a, step 47, H: cycle 247
        vpxor      %ymm11, %ymm1, %ymm13
        vpxor      %ymm13, %ymm3, %ymm13
        vpaddd     0x5e0(%r15), %ymm2, %ymm2
        vpaddd     0x5c0(%rsp), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm13, %ymm2
        vpshufb    0x460(%r15), %ymm2, %ymm2
        vpaddd     %ymm3, %ymm2, %ymm2                  // stream b, step 47, H: cycle 247
        vpxor      %ymm0, %ymm5, %ymm13
        vpxor      %ymm13, %ymm7, %ymm13
        vpaddd     0x5e0(%r15), %ymm6, %ymm6
        vpaddd     0x5e0(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm13, %ymm6
        vpshufb    0x460(%r15), %ymm6, %ymm6
        vpaddd     %ymm7, %ymm6, %ymm6                  // stream c, step 47, H: cycle 247
        vpxor      %ymm4, %ymm9, %ymm13
        vpxor      %ymm13, %ymm8, %ymm13
        vpaddd     0x600(%r15), %ymm10, %ymm10
        vpaddd     192(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm13, %ymm10
        vpslld     $23, %ymm10, %ymm13
        vpsrld     $9, %ymm10, %ymm10
        vpor       %ymm10, %ymm13, %ymm10
        vpaddd     %ymm8, %ymm10, %ymm10                // stream a, step 48, H: cycle 252
        vpxor      %ymm3, %ymm11, %ymm13
        vpxor      %ymm13, %ymm2, %ymm13
        vpaddd     0x600(%r15), %ymm1, %ymm1
        vpaddd     224(%rsp), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm13, %ymm1
        vpslld     $23, %ymm1, %ymm13
        vpsrld     $9, %ymm1, %ymm1
        vpor       %ymm1, %ymm13, %ymm1
        vpaddd     %ymm2, %ymm1, %ymm1                  // stream b, step 48, H: cycle 252
        vpxor      %ymm7, %ymm0, %ymm13
        vpxor      %ymm13, %ymm6, %ymm13
        vpaddd     0x600(%r15), %ymm5, %ymm5
        vpaddd     0x100(%rsp), %ymm5, %ymm5
        vpaddd     %ymm5, %ymm13, %ymm5
        vpslld     $23, %ymm5, %ymm13
        vpsrld     $9, %ymm5, %ymm5
        vpor       %ymm5, %ymm13, %ymm5
        vpaddd     %ymm6, %ymm5, %ymm5                  // stream c, step 48, H: cycle 252
        vpaddd     0x620(%r15), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm12, %ymm9
        vpandn     %ymm4, %ymm10, %ymm12
        vpxor      %ymm8, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm9, %ymm9
        vpslld     $6, %ymm9, %ymm12
        vpsrld     $26, %ymm9, %ymm9
        vpor       %ymm9, %ymm12, %ymm9
        vpaddd     %ymm10, %ymm9, %ymm9                 // stream a, step 49, I: cycle 258
        vpaddd     0x620(%r15), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm14, %ymm11
        vpandn     %ymm3, %ymm1, %ymm12
        vpxor      %ymm2, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm11, %ymm11
        vpslld     $6, %ymm11, %ymm12
        vpsrld     $26, %ymm11, %ymm11
        vpor       %ymm11, %ymm12, %ymm11
        vpaddd     %ymm1, %ymm11, %ymm11                // stream b, step 49, I: cycle 258
        vpaddd     0x620(%r15), %ymm0, %ymm0
        vpaddd     64(%rsp), %ymm0, %ymm0
        vpandn     %ymm7, %ymm5, %ymm12
        vpxor      %ymm6, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm0, %ymm0
        vpslld     $6, %ymm0, %ymm12
        vpsrld     $26, %ymm0, %ymm0
        vpor       %ymm0, %ymm12, %ymm0
        vpaddd     %ymm5, %ymm0, %ymm0                  // stream c, step 49, I: cycle 258
        vpaddd     0x640(%r15), %ymm4, %ymm4
        vpaddd     0x2a0(%rsp), %ymm4, %ymm4
        vpandn     %ymm8, %ymm9, %ymm12
        vpxor      %ymm10, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm4, %ymm4
        vpslld     $10, %ymm4, %ymm12
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm4, %ymm12, %ymm4
        vpaddd     %ymm9, %ymm4, %ymm4                  // stream a, step 50, I: cycle 264
        vpaddd     0x640(%r15), %ymm3, %ymm3
        vpaddd     0x2c0(%rsp), %ymm3, %ymm3
        vpandn     %ymm2, %ymm11, %ymm12
        vpxor      %ymm1, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm3, %ymm3
        vpslld     $10, %ymm3, %ymm12
        vpsrld     $22, %ymm3, %ymm3
        vpor       %ymm3, %ymm12, %ymm3
        vpaddd     %ymm11, %ymm3, %ymm3                 // stream b, step 50, I: cycle 264
        vpaddd     0x640(%r15), %ymm7, %ymm7
        vpaddd     0x2e0(%rsp), %ymm7, %ymm7
        vpandn     %ymm6, %ymm0, %ymm12
        vpxor      %ymm5, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm7, %ymm7
        vpslld     $10, %ymm7, %ymm12
        vpsrld     $22, %ymm7, %ymm7
        vpor       %ymm7, %ymm12, %ymm7
        vpaddd     %ymm0, %ymm7, %ymm7                  // stream c, step 50, I: cycle 264
        vpaddd     0x660(%r15), %ymm8, %ymm8
        vpaddd     0x540(%rsp), %ymm8, %ymm8
        vpandn     %ymm10, %ymm4, %ymm12
        vpxor      %ymm9, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm8, %ymm8
        vpslld     $15, %ymm8, %ymm12
        vpsrld     $17, %ymm8, %ymm8
        vpor       %ymm8, %ymm12, %ymm8
        vpaddd     %ymm4, %ymm8, %ymm8                  // stream a, step 51, I: cycle 270
        vpaddd     0x660(%r15), %ymm2, %ymm2
        vpaddd     0x560(%rsp), %ymm2, %ymm2
        vpandn     %ymm1, %ymm3, %ymm12
        vpxor      %ymm11, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm2, %ymm2
        vpslld     $15, %ymm2, %ymm12
        vpsrld     $17, %ymm2, %ymm2
        vpor       %ymm2, %ymm12, %ymm2
        vpaddd     %ymm3, %ymm2, %ymm2                  // stream b, step 51, I: cycle 270
        vpaddd     0x660(%r15), %ymm6, %ymm6
        vpaddd     0x580(%rsp), %ymm6, %ymm6
        vpandn     %ymm5, %ymm7, %ymm12
        vpxor      %ymm0, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm6, %ymm6
        vpslld     $15, %ymm6, %ymm12
        vpsrld     $17, %ymm6, %ymm6
        vpor       %ymm6, %ymm12, %ymm6
        vpaddd     %ymm7, %ymm6, %ymm6                  // stream c, step 51, I: cycle 270
        vpaddd     0x680(%r15), %ymm10, %ymm10
        vpaddd     0x1e0(%rsp), %ymm10, %ymm10
        vpandn     %ymm9, %ymm8, %ymm12
        vpxor      %ymm4, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm10, %ymm10
        vpslld     $21, %ymm10, %ymm12
        vpsrld     $11, %ymm10, %ymm10
        vpor       %ymm10, %ymm12, %ymm10
        vpaddd     %ymm8, %ymm10, %ymm10                // stream a, step 52, I: cycle 276
        vpaddd     0x680(%r15), %ymm1, %ymm1
        vpaddd     0x200(%rsp), %ymm1, %ymm1
        vpandn     %ymm11, %ymm2, %ymm12
        vpxor      %ymm3, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm1, %ymm1
        vpslld     $21, %ymm1, %ymm12
        vpsrld     $11, %ymm1, %ymm1
        vpor       %ymm1, %ymm12, %ymm1
        vpaddd     %ymm2, %ymm1, %ymm1                  // stream b, step 52, I: cycle 276
        vpaddd     0x680(%r15), %ymm5, %ymm5
        vpaddd     0x220(%rsp), %ymm5, %ymm5
        vpandn     %ymm0, %ymm6, %ymm12
        vpxor      %ymm7, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm5, %ymm5
        vpslld     $21, %ymm5, %ymm12
        vpsrld     $11, %ymm5, %ymm5
        vpor       %ymm5, %ymm12, %ymm5
        vpaddd     %ymm6, %ymm5, %ymm5                  // stream c, step 52, I: cycle 276
        vpaddd     0x6a0(%r15), %ymm9, %ymm9
        vpaddd     0x480(%rsp), %ymm9, %ymm9
        vpandn     %ymm4, %ymm10, %ymm12
        vpxor      %ymm8, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm9, %ymm9
        vpslld     $6, %ymm9, %ymm12
        vpsrld     $26, %ymm9, %ymm9
        vpor       %ymm9, %ymm12, %ymm9
        vpaddd     %ymm10, %ymm9, %ymm9                 // stream a, step 53, I: cycle 282
        vpaddd     0x6a0(%r15), %ymm11, %ymm11
        vpaddd     0x4a0(%rsp), %ymm11, %ymm11
        vpandn     %ymm3, %ymm1, %ymm12
        vpxor      %ymm2, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm11, %ymm11
        vpslld     $6, %ymm11, %ymm12
        vpsrld     $26, %ymm11, %ymm11
        vpor       %ymm11, %ymm12, %ymm11
        vpaddd     %ymm1, %ymm11, %ymm11                // stream b, step 53, I: cycle 282
        vpaddd     0x6a0(%r15), %ymm0, %ymm0
        vpaddd     0x4c0(%rsp), %ymm0, %ymm0
        vpandn     %ymm7, %ymm5, %ymm12
        vpxor      %ymm6, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm0, %ymm0
        vpslld     $6, %ymm0, %ymm12
        vpsrld     $26, %ymm0, %ymm0
        vpor       %ymm0, %ymm12, %ymm0
        vpaddd     %ymm5, %ymm0, %ymm0                  // stream c, step 53, I: cycle 282
        vpaddd     0x6c0(%r15), %ymm4, %ymm4
        vpaddd     0x120(%rsp), %ymm4, %ymm4
        vpandn     %ymm8, %ymm9, %ymm12
        vpxor      %ymm10, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm4, %ymm4
        vpslld     $10, %ymm4, %ymm12
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm4, %ymm12, %ymm4
        vpaddd     %ymm9, %ymm4, %ymm4                  // stream a, step 54, I: cycle 288
        vpaddd     0x6c0(%r15), %ymm3, %ymm3
        vpaddd     0x140(%rsp), %ymm3, %ymm3
        vpandn     %ymm2, %ymm11, %ymm12
        vpxor      %ymm1, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm3, %ymm3
        vpslld     $10, %ymm3, %ymm12
        vpsrld     $22, %ymm3, %ymm3
        vpor       %ymm3, %ymm12, %ymm3
        vpaddd     %ymm11, %ymm3, %ymm3                 // stream b, step 54, I: cycle 288
        vpaddd     0x6c0(%r15), %ymm7, %ymm7
        vpaddd     0x160(%rsp), %ymm7, %ymm7
        vpandn     %ymm6, %ymm0, %ymm12
        vpxor      %ymm5, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm7, %ymm7
        vpslld     $10, %ymm7, %ymm12
        vpsrld     $22, %ymm7, %ymm7
        vpor       %ymm7, %ymm12, %ymm7
        vpaddd     %ymm0, %ymm7, %ymm7                  // stream c, step 54, I: cycle 288
        vpaddd     0x6e0(%r15), %ymm8, %ymm8
        vpaddd     0x3c0(%rsp), %ymm8, %ymm8
        vpandn     %ymm10, %ymm4, %ymm12
        vpxor      %ymm9, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm8, %ymm8
        vpslld     $15, %ymm8, %ymm12
        vpsrld     $17, %ymm8, %ymm8
        vpor       %ymm8, %ymm12, %ymm8
        vpaddd     %ymm4, %ymm8, %ymm8                  // stream a, step 55, I: cycle 294
        vpaddd     0x6e0(%r15), %ymm2, %ymm2
        vpaddd     0x3e0(%rsp), %ymm2, %ymm2
        vpandn     %ymm1, %ymm3, %ymm12
        vpxor      %ymm11, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm2, %ymm2
        vpslld     $15, %ymm2, %ymm12
        vpsrld     $17, %ymm2, %ymm2
        vpor       %ymm2, %ymm12, %ymm2
        vpaddd     %ymm3, %ymm2, %ymm2                  // stream b, step 55, I: cycle 294
        vpaddd     0x6e0(%r15), %ymm6, %ymm6
        vpaddd     0x400(%rsp), %ymm6, %ymm6
        vpandn     %ymm5, %ymm7, %ymm12
        vpxor      %ymm0, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm6, %ymm6
        vpslld     $15, %ymm6, %ymm12
        vpsrld     $17, %ymm6, %ymm6
        vpor       %ymm6, %ymm12, %ymm6
        vpaddd     %ymm7, %ymm6, %ymm6                  // stream c, step 55, I: cycle 294
        vpaddd     0x700(%r15), %ymm10, %ymm10
        vpaddd     96(%rsp), %ymm10, %ymm10
        vpandn     %ymm9, %ymm8, %ymm12
        vpxor      %ymm4, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm10, %ymm10
        vpslld     $21, %ymm10, %ymm12
        vpsrld     $11, %ymm10, %ymm10
        vpor       %ymm10, %ymm12, %ymm10
        vpaddd     %ymm8, %ymm10, %ymm10                // stream a, step 56, I: cycle 300
        vpaddd     0x700(%r15), %ymm1, %ymm1
        vpaddd     128(%rsp), %ymm1, %ymm1
        vpandn     %ymm11, %ymm2, %ymm12
        vpxor      %ymm3, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm1, %ymm1
        vpslld     $21, %ymm1, %ymm12
        vpsrld     $11, %ymm1, %ymm1
        vpor       %ymm1, %ymm12, %ymm1
        vpaddd     %ymm2, %ymm1, %ymm1                  // stream b, step 56, I: cycle 300
        vpaddd     0x700(%r15), %ymm5, %ymm5
        vpaddd     160(%rsp), %ymm5, %ymm5
        vpandn     %ymm0, %ymm6, %ymm12
        vpxor      %ymm7, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm5, %ymm5
        vpslld     $21, %ymm5, %ymm12
        vpsrld     $11, %ymm5, %ymm5
        vpor       %ymm5, %ymm12, %ymm5
        vpaddd     %ymm6, %ymm5, %ymm5                  // stream c, step 56, I: cycle 300
        vpaddd     0x720(%r15), %ymm9, %ymm9
        vpaddd     0x300(%rsp), %ymm9, %ymm9
        vpandn     %ymm4, %ymm10, %ymm12
        vpxor      %ymm8, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm9, %ymm9
        vpslld     $6, %ymm9, %ymm12
        vpsrld     $26, %ymm9, %ymm9
        vpor       %ymm9, %ymm12, %ymm9
        vpaddd     %ymm10, %ymm9, %ymm9                 // stream a, step 57, I: cycle 306
        vpaddd     0x720(%r15), %ymm11, %ymm11
        vpaddd     0x320(%rsp), %ymm11, %ymm11
        vpandn     %ymm3, %ymm1, %ymm12
        vpxor      %ymm2, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm11, %ymm11
        vpslld     $6, %ymm11, %ymm12
        vpsrld     $26, %ymm11, %ymm11
        vpor       %ymm11, %ymm12, %ymm11
        vpaddd     %ymm1, %ymm11, %ymm11                // stream b, step 57, I: cycle 306
        vpaddd     0x720(%r15), %ymm0, %ymm0
        vpaddd     0x340(%rsp), %ymm0, %ymm0
        vpandn     %ymm7, %ymm5, %ymm12
        vpxor      %ymm6, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm0, %ymm0
        vpslld     $6, %ymm0, %ymm12
        vpsrld     $26, %ymm0, %ymm0
        vpor       %ymm0, %ymm12, %ymm0
        vpaddd     %ymm5, %ymm0, %ymm0                  // stream c, step 57, I: cycle 306
        vpaddd     0x740(%r15), %ymm4, %ymm4
        vpaddd     0x5a0(%rsp), %ymm4, %ymm4
        vpandn     %ymm8, %ymm9, %ymm12
        vpxor      %ymm10, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm4, %ymm4
        vpslld     $10, %ymm4, %ymm12
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm4, %ymm12, %ymm4
        vpaddd     %ymm9, %ymm4, %ymm4                  // stream a, step 58, I: cycle 312
        vpaddd     0x740(%r15), %ymm3, %ymm3
        vpaddd     0x5c0(%rsp), %ymm3, %ymm3
        vpandn     %ymm2, %ymm11, %ymm12
        vpxor      %ymm1, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm3, %ymm3
        vpslld     $10, %ymm3, %ymm12
        vpsrld     $22, %ymm3, %ymm3
        vpor       %ymm3, %ymm12, %ymm3
        vpaddd     %ymm11, %ymm3, %ymm3                 // stream b, step 58, I: cycle 312
        vpaddd     0x740(%r15), %ymm7, %ymm7
        vpaddd     0x5e0(%rsp), %ymm7, %ymm7
        vpandn     %ymm6, %ymm0, %ymm12
        vpxor      %ymm5, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm7, %ymm7
        vpslld     $10, %ymm7, %ymm12
        vpsrld     $22, %ymm7, %ymm7
        vpor       %ymm7, %ymm12, %ymm7
        vpaddd     %ymm0, %ymm7, %ymm7                  // stream c, step 58, I: cycle 312
        vpaddd     0x760(%r15), %ymm8, %ymm8
        vpaddd     0x240(%rsp), %ymm8, %ymm8
        vpandn     %ymm10, %ymm4, %ymm12
        vpxor      %ymm9, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm8, %ymm8
        vpslld     $15, %ymm8, %ymm12
        vpsrld     $17, %ymm8, %ymm8
        vpor       %ymm8, %ymm12, %ymm8
        vpaddd     %ymm4, %ymm8, %ymm8                  // stream a, step 59, I: cycle 318
        vpaddd     0x760(%r15), %ymm2, %ymm2
        vpaddd     0x260(%rsp), %ymm2, %ymm2
        vpandn     %ymm1, %ymm3, %ymm12
        vpxor      %ymm11, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm2, %ymm2
        vpslld     $15, %ymm2, %ymm12
        vpsrld     $17, %ymm2, %ymm2
        vpor       %ymm2, %ymm12, %ymm2
        vpaddd     %ymm3, %ymm2, %ymm2                  // stream b, step 59, I: cycle 318
        vpaddd     0x760(%r15), %ymm6, %ymm6
        vpaddd     0x280(%rsp), %ymm6, %ymm6
        vpandn     %ymm5, %ymm7, %ymm12
        vpxor      %ymm0, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm6, %ymm6
        vpslld     $15, %ymm6, %ymm12
        vpsrld     $17, %ymm6, %ymm6
        vpor       %ymm6, %ymm12, %ymm6
        vpaddd     %ymm7, %ymm6, %ymm6                  // stream c, step 59, I: cycle 318
        vpaddd     0x780(%r15), %ymm10, %ymm10
        vpaddd     0x4e0(%rsp), %ymm10, %ymm10
        vpandn     %ymm9, %ymm8, %ymm12
        vpxor      %ymm4, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm10, %ymm10
        vpslld     $21, %ymm10, %ymm12
        vpsrld     $11, %ymm10, %ymm10
        vpor       %ymm10, %ymm12, %ymm10
        vpaddd     %ymm8, %ymm10, %ymm10                // stream a, step 60, I: cycle 324
        vpaddd     0x780(%r15), %ymm1, %ymm1
        vpaddd     0x500(%rsp), %ymm1, %ymm1
        vpandn     %ymm11, %ymm2, %ymm12
        vpxor      %ymm3, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm1, %ymm1
        vpslld     $21, %ymm1, %ymm12
        vpsrld     $11, %ymm1, %ymm1
        vpor       %ymm1, %ymm12, %ymm1
        vpaddd     %ymm2, %ymm1, %ymm1                  // stream b, step 60, I: cycle 324
        vpaddd     0x780(%r15), %ymm5, %ymm5
        vpaddd     0x520(%rsp), %ymm5, %ymm5
        vpandn     %ymm0, %ymm6, %ymm12
        vpxor      %ymm7, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm5, %ymm5
        vpslld     $21, %ymm5, %ymm12
        vpsrld     $11, %ymm5, %ymm5
        vpor       %ymm5, %ymm12, %ymm5
        vpaddd     %ymm6, %ymm5, %ymm5                  // stream c, step 60, I: cycle 324
        vpaddd     0x7a0(%r15), %ymm9, %ymm9
        vpaddd     0x180(%rsp), %ymm9, %ymm9
        vpandn     %ymm4, %ymm10, %ymm12
        vpxor      %ymm8, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm9, %ymm9
        vpslld     $6, %ymm9, %ymm12
        vpsrld     $26, %ymm9, %ymm9
        vpor       %ymm9, %ymm12, %ymm9
        vpaddd     %ymm10, %ymm9, %ymm9                 // stream a, step 61, I: cycle 330
        vpaddd     0x7a0(%r15), %ymm11, %ymm11
        vpaddd     0x1a0(%rsp), %ymm11, %ymm11
        vpandn     %ymm3, %ymm1, %ymm12
        vpxor      %ymm2, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm11, %ymm11
        vpslld     $6, %ymm11, %ymm12
        vpsrld     $26, %ymm11, %ymm11
        vpor       %ymm11, %ymm12, %ymm11
        vpaddd     %ymm1, %ymm11, %ymm11                // stream b, step 61, I: cycle 330
        vpaddd     0x7a0(%r15), %ymm0, %ymm0
        vpaddd     0x1c0(%rsp), %ymm0, %ymm0
        vpandn     %ymm7, %ymm5, %ymm12
        vpxor      %ymm6, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm0, %ymm0
        vpslld     $6, %ymm0, %ymm12
        vpsrld     $26, %ymm0, %ymm0
        vpor       %ymm0, %ymm12, %ymm0
        vpaddd     %ymm5, %ymm0, %ymm0                  // stream c, step 61, I: cycle 330
        vpaddd     0x7c0(%r15), %ymm4, %ymm4
        vpaddd     0x420(%rsp), %ymm4, %ymm4
        vpandn     %ymm8, %ymm9, %ymm12
        vpxor      %ymm10, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm4, %ymm4
        vpslld     $10, %ymm4, %ymm12
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm4, %ymm12, %ymm4
        vpaddd     %ymm9, %ymm4, %ymm4                  // stream a, step 62, I: cycle 336
        vpaddd     0x7c0(%r15), %ymm3, %ymm3
        vpaddd     0x440(%rsp), %ymm3, %ymm3
        vpandn     %ymm2, %ymm11, %ymm12
        vpxor      %ymm1, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm3, %ymm3
        vpslld     $10, %ymm3, %ymm12
        vpsrld     $22, %ymm3, %ymm3
        vpor       %ymm3, %ymm12, %ymm3
        vpaddd     %ymm11, %ymm3, %ymm3                 // stream b, step 62, I: cycle 336
        vpaddd     0x7c0(%r15), %ymm7, %ymm7
        vpaddd     0x460(%rsp), %ymm7, %ymm7
        vpandn     %ymm6, %ymm0, %ymm12
        vpxor      %ymm5, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm7, %ymm7
        vpslld     $10, %ymm7, %ymm12
        vpsrld     $22, %ymm7, %ymm7
        vpor       %ymm7, %ymm12, %ymm7
        vpaddd     %ymm0, %ymm7, %ymm7                  // stream c, step 62, I: cycle 336
        vpaddd     0x7e0(%r15), %ymm8, %ymm8
        vpaddd     192(%rsp), %ymm8, %ymm8
        vpandn     %ymm10, %ymm4, %ymm12
        vpxor      %ymm9, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm8, %ymm8
        vpslld     $15, %ymm8, %ymm12
        vpsrld     $17, %ymm8, %ymm8
        vpor       %ymm8, %ymm12, %ymm8
        vpaddd     %ymm4, %ymm8, %ymm8                  // stream a, step 63, I: cycle 342
        vpaddd     0x7e0(%r15), %ymm2, %ymm2
        vpaddd     224(%rsp), %ymm2, %ymm2
        vpandn     %ymm1, %ymm3, %ymm12
        vpxor      %ymm11, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm2, %ymm2
        vpslld     $15, %ymm2, %ymm12
        vpsrld     $17, %ymm2, %ymm2
        vpor       %ymm2, %ymm12, %ymm2
        vpaddd     %ymm3, %ymm2, %ymm2                  // stream b, step 63, I: cycle 342
        vpaddd     0x7e0(%r15), %ymm6, %ymm6
        vpaddd     0x100(%rsp), %ymm6, %ymm6
        vpandn     %ymm5, %ymm7, %ymm12
        vpxor      %ymm0, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm6, %ymm6
        vpslld     $15, %ymm6, %ymm12
        vpsrld     $17, %ymm6, %ymm6
        vpor       %ymm6, %ymm12, %ymm6
        vpaddd     %ymm7, %ymm6, %ymm6                  // stream c, step 63, I: cycle 342
        vpaddd     0x800(%r15), %ymm10, %ymm10
        vpaddd     0x360(%rsp), %ymm10, %ymm10
        vpandn     %ymm9, %ymm8, %ymm12
        vpxor      %ymm4, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm10, %ymm10
        vpslld     $21, %ymm10, %ymm12
        vpsrld     $11, %ymm10, %ymm10
        vpor       %ymm10, %ymm12, %ymm10
        vpaddd     %ymm8, %ymm10, %ymm10                // stream a, step 64, I: cycle 348
        vpaddd     0x800(%r15), %ymm1, %ymm1
        vpaddd     0x380(%rsp), %ymm1, %ymm1
        vpandn     %ymm11, %ymm2, %ymm12
        vpxor      %ymm3, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm1, %ymm1
        vpslld     $21, %ymm1, %ymm12
        vpsrld     $11, %ymm1, %ymm1
        vpor       %ymm1, %ymm12, %ymm1
        vpaddd     %ymm2, %ymm1, %ymm1                  // stream b, step 64, I: cycle 348
        vpaddd     0x800(%r15), %ymm5, %ymm5
        vpaddd     0x3a0(%rsp), %ymm5, %ymm5
        vpandn     %ymm0, %ymm6, %ymm12
        vpxor      %ymm7, %ymm12, %ymm12
        vpsubd     %ymm12, %ymm5, %ymm5
        vpslld     $21, %ymm5, %ymm12
        vpsrld     $11, %ymm5, %ymm5
        vpor       %ymm5, %ymm12, %ymm5
        vpaddd     %ymm6, %ymm5, %ymm5                  // stream c, step 64, I: cycle 348
        vpaddd     (%rdi), %ymm9, %ymm9
        vpaddd     96(%rdi), %ymm10, %ymm10
        vpaddd     192(%rdi), %ymm8, %ymm8
        vpaddd     0x120(%rdi), %ymm4, %ymm4
        vpaddd     32(%rdi), %ymm11, %ymm11
        vpaddd     128(%rdi), %ymm1, %ymm1
        vpaddd     224(%rdi), %ymm2, %ymm2
        vpaddd     0x140(%rdi), %ymm3, %ymm3
        vpaddd     64(%rdi), %ymm0, %ymm0
        vpaddd     160(%rdi), %ymm5, %ymm5
        vpaddd     0x100(%rdi), %ymm6, %ymm6
        vpaddd     0x160(%rdi), %ymm7, %ymm7
        vmovdqu    %ymm9, (%rdi)
        vmovdqu    %ymm10, 96(%rdi)
        vmovdqu    %ymm8, 192(%rdi)
        vmovdqu    %ymm4, 0x120(%rdi)
        vmovdqu    %ymm11, 32(%rdi)
        vmovdqu    %ymm1, 128(%rdi)
        vmovdqu    %ymm2, 224(%rdi)
        vmovdqu    %ymm3, 0x140(%rdi)
        vmovdqu    %ymm0, 64(%rdi)
        vmovdqu    %ymm5, 160(%rdi)
        vmovdqu    %ymm6, 0x100(%rdi)
        vmovdqu    %ymm7, 0x160(%rdi)
        vmovdqa    %ymm3, %ymm7
        vmovdqa    %ymm4, %ymm3
        vmovdqa    %ymm11, %ymm4
        vmovdqa    %ymm9, %ymm11
        vmovdqa    %ymm5, %ymm9
        vmovdqa    %ymm1, %ymm5
        vmovdqa    %ymm10, %ymm1
        vmovdqa    %ymm6, %ymm10
        vmovdqa    %ymm2, %ymm6
        vmovdqa    %ymm8, %ymm2
        vmovdqa    %ymm0, %ymm8
        vmovdqa    %ymm11, %ymm0
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
        movaps     112(%rsp), %xmm13
        movaps     128(%rsp), %xmm14
        movaps     144(%rsp), %xmm15
        add        $168, %rsp
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
#endif
