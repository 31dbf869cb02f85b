/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for x86-64 with AVX2 and BMI, 8 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64-avx2 --kernel lanes --emitter gas
 *
 * md5_x8_blocks: 606 instructions for a block of 64 bytes, critical path 349 cycles.
 * Rules: rotate_as_or 60 times, select_as_add 16 times, not_out_of_or 16 times, not_in_sum 16 times.
 * md5_x8_blocks: 736 instructions in all, 0 of them moves between registers.
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
L(md5_x8_blocks_constants):
        .long      0xd76aa478, 0xd76aa478, 0xd76aa478, 0xd76aa478, 0xd76aa478, 0xd76aa478, 0xd76aa478, 0xd76aa478
        .long      0xe8c7b756, 0xe8c7b756, 0xe8c7b756, 0xe8c7b756, 0xe8c7b756, 0xe8c7b756, 0xe8c7b756, 0xe8c7b756
        .long      0x242070db, 0x242070db, 0x242070db, 0x242070db, 0x242070db, 0x242070db, 0x242070db, 0x242070db
        .long      0xc1bdceee, 0xc1bdceee, 0xc1bdceee, 0xc1bdceee, 0xc1bdceee, 0xc1bdceee, 0xc1bdceee, 0xc1bdceee
        .long      0xf57c0faf, 0xf57c0faf, 0xf57c0faf, 0xf57c0faf, 0xf57c0faf, 0xf57c0faf, 0xf57c0faf, 0xf57c0faf
        .long      0x4787c62a, 0x4787c62a, 0x4787c62a, 0x4787c62a, 0x4787c62a, 0x4787c62a, 0x4787c62a, 0x4787c62a
        .long      0xa8304613, 0xa8304613, 0xa8304613, 0xa8304613, 0xa8304613, 0xa8304613, 0xa8304613, 0xa8304613
        .long      0xfd469501, 0xfd469501, 0xfd469501, 0xfd469501, 0xfd469501, 0xfd469501, 0xfd469501, 0xfd469501
        .long      0x698098d8, 0x698098d8, 0x698098d8, 0x698098d8, 0x698098d8, 0x698098d8, 0x698098d8, 0x698098d8
        .long      0x8b44f7af, 0x8b44f7af, 0x8b44f7af, 0x8b44f7af, 0x8b44f7af, 0x8b44f7af, 0x8b44f7af, 0x8b44f7af
        .long      0xffff5bb1, 0xffff5bb1, 0xffff5bb1, 0xffff5bb1, 0xffff5bb1, 0xffff5bb1, 0xffff5bb1, 0xffff5bb1
        .long      0x895cd7be, 0x895cd7be, 0x895cd7be, 0x895cd7be, 0x895cd7be, 0x895cd7be, 0x895cd7be, 0x895cd7be
        .long      0x6b901122, 0x6b901122, 0x6b901122, 0x6b901122, 0x6b901122, 0x6b901122, 0x6b901122, 0x6b901122
        .long      0xfd987193, 0xfd987193, 0xfd987193, 0xfd987193, 0xfd987193, 0xfd987193, 0xfd987193, 0xfd987193
        .long      0xa679438e, 0xa679438e, 0xa679438e, 0xa679438e, 0xa679438e, 0xa679438e, 0xa679438e, 0xa679438e
        .long      0x49b40821, 0x49b40821, 0x49b40821, 0x49b40821, 0x49b40821, 0x49b40821, 0x49b40821, 0x49b40821
        .long      0xf61e2562, 0xf61e2562, 0xf61e2562, 0xf61e2562, 0xf61e2562, 0xf61e2562, 0xf61e2562, 0xf61e2562
        .long      0xc040b340, 0xc040b340, 0xc040b340, 0xc040b340, 0xc040b340, 0xc040b340, 0xc040b340, 0xc040b340
        .long      0x265e5a51, 0x265e5a51, 0x265e5a51, 0x265e5a51, 0x265e5a51, 0x265e5a51, 0x265e5a51, 0x265e5a51
        .long      0xe9b6c7aa, 0xe9b6c7aa, 0xe9b6c7aa, 0xe9b6c7aa, 0xe9b6c7aa, 0xe9b6c7aa, 0xe9b6c7aa, 0xe9b6c7aa
        .long      0xd62f105d, 0xd62f105d, 0xd62f105d, 0xd62f105d, 0xd62f105d, 0xd62f105d, 0xd62f105d, 0xd62f105d
        .long      0x02441453, 0x02441453, 0x02441453, 0x02441453, 0x02441453, 0x02441453, 0x02441453, 0x02441453
        .long      0xd8a1e681, 0xd8a1e681, 0xd8a1e681, 0xd8a1e681, 0xd8a1e681, 0xd8a1e681, 0xd8a1e681, 0xd8a1e681
        .long      0xe7d3fbc8, 0xe7d3fbc8, 0xe7d3fbc8, 0xe7d3fbc8, 0xe7d3fbc8, 0xe7d3fbc8, 0xe7d3fbc8, 0xe7d3fbc8
        .long      0x21e1cde6, 0x21e1cde6, 0x21e1cde6, 0x21e1cde6, 0x21e1cde6, 0x21e1cde6, 0x21e1cde6, 0x21e1cde6
        .long      0xc33707d6, 0xc33707d6, 0xc33707d6, 0xc33707d6, 0xc33707d6, 0xc33707d6, 0xc33707d6, 0xc33707d6
        .long      0xf4d50d87, 0xf4d50d87, 0xf4d50d87, 0xf4d50d87, 0xf4d50d87, 0xf4d50d87, 0xf4d50d87, 0xf4d50d87
        .long      0x455a14ed, 0x455a14ed, 0x455a14ed, 0x455a14ed, 0x455a14ed, 0x455a14ed, 0x455a14ed, 0x455a14ed
        .long      0xa9e3e905, 0xa9e3e905, 0xa9e3e905, 0xa9e3e905, 0xa9e3e905, 0xa9e3e905, 0xa9e3e905, 0xa9e3e905
        .long      0xfcefa3f8, 0xfcefa3f8, 0xfcefa3f8, 0xfcefa3f8, 0xfcefa3f8, 0xfcefa3f8, 0xfcefa3f8, 0xfcefa3f8
        .long      0x676f02d9, 0x676f02d9, 0x676f02d9, 0x676f02d9, 0x676f02d9, 0x676f02d9, 0x676f02d9, 0x676f02d9
        .long      0x8d2a4c8a, 0x8d2a4c8a, 0x8d2a4c8a, 0x8d2a4c8a, 0x8d2a4c8a, 0x8d2a4c8a, 0x8d2a4c8a, 0x8d2a4c8a
        .long      0xfffa3942, 0xfffa3942, 0xfffa3942, 0xfffa3942, 0xfffa3942, 0xfffa3942, 0xfffa3942, 0xfffa3942
        .long      0x8771f681, 0x8771f681, 0x8771f681, 0x8771f681, 0x8771f681, 0x8771f681, 0x8771f681, 0x8771f681
        .long      0x6d9d6122, 0x6d9d6122, 0x6d9d6122, 0x6d9d6122, 0x6d9d6122, 0x6d9d6122, 0x6d9d6122, 0x6d9d6122
        .long      0x01000302, 0x05040706, 0x09080b0a, 0x0d0c0f0e, 0x01000302, 0x05040706, 0x09080b0a, 0x0d0c0f0e
        .long      0xfde5380c, 0xfde5380c, 0xfde5380c, 0xfde5380c, 0xfde5380c, 0xfde5380c, 0xfde5380c, 0xfde5380c
        .long      0xa4beea44, 0xa4beea44, 0xa4beea44, 0xa4beea44, 0xa4beea44, 0xa4beea44, 0xa4beea44, 0xa4beea44
        .long      0x4bdecfa9, 0x4bdecfa9, 0x4bdecfa9, 0x4bdecfa9, 0x4bdecfa9, 0x4bdecfa9, 0x4bdecfa9, 0x4bdecfa9
        .long      0xf6bb4b60, 0xf6bb4b60, 0xf6bb4b60, 0xf6bb4b60, 0xf6bb4b60, 0xf6bb4b60, 0xf6bb4b60, 0xf6bb4b60
        .long      0xbebfbc70, 0xbebfbc70, 0xbebfbc70, 0xbebfbc70, 0xbebfbc70, 0xbebfbc70, 0xbebfbc70, 0xbebfbc70
        .long      0x289b7ec6, 0x289b7ec6, 0x289b7ec6, 0x289b7ec6, 0x289b7ec6, 0x289b7ec6, 0x289b7ec6, 0x289b7ec6
        .long      0xeaa127fa, 0xeaa127fa, 0xeaa127fa, 0xeaa127fa, 0xeaa127fa, 0xeaa127fa, 0xeaa127fa, 0xeaa127fa
        .long      0xd4ef3085, 0xd4ef3085, 0xd4ef3085, 0xd4ef3085, 0xd4ef3085, 0xd4ef3085, 0xd4ef3085, 0xd4ef3085
        .long      0x04881d05, 0x04881d05, 0x04881d05, 0x04881d05, 0x04881d05, 0x04881d05, 0x04881d05, 0x04881d05
        .long      0xd9d4d039, 0xd9d4d039, 0xd9d4d039, 0xd9d4d039, 0xd9d4d039, 0xd9d4d039, 0xd9d4d039, 0xd9d4d039
        .long      0xe6db99e5, 0xe6db99e5, 0xe6db99e5, 0xe6db99e5, 0xe6db99e5, 0xe6db99e5, 0xe6db99e5, 0xe6db99e5
        .long      0x1fa27cf8, 0x1fa27cf8, 0x1fa27cf8, 0x1fa27cf8, 0x1fa27cf8, 0x1fa27cf8, 0x1fa27cf8, 0x1fa27cf8
        .long      0xc4ac5665, 0xc4ac5665, 0xc4ac5665, 0xc4ac5665, 0xc4ac5665, 0xc4ac5665, 0xc4ac5665, 0xc4ac5665
        .long      0xf4292243, 0xf4292243, 0xf4292243, 0xf4292243, 0xf4292243, 0xf4292243, 0xf4292243, 0xf4292243
        .long      0x432aff96, 0x432aff96, 0x432aff96, 0x432aff96, 0x432aff96, 0x432aff96, 0x432aff96, 0x432aff96
        .long      0xab9423a6, 0xab9423a6, 0xab9423a6, 0xab9423a6, 0xab9423a6, 0xab9423a6, 0xab9423a6, 0xab9423a6
        .long      0xfc93a038, 0xfc93a038, 0xfc93a038, 0xfc93a038, 0xfc93a038, 0xfc93a038, 0xfc93a038, 0xfc93a038
        .long      0x655b59c2, 0x655b59c2, 0x655b59c2, 0x655b59c2, 0x655b59c2, 0x655b59c2, 0x655b59c2, 0x655b59c2
        .long      0x8f0ccc91, 0x8f0ccc91, 0x8f0ccc91, 0x8f0ccc91, 0x8f0ccc91, 0x8f0ccc91, 0x8f0ccc91, 0x8f0ccc91
        .long      0xffeff47c, 0xffeff47c, 0xffeff47c, 0xffeff47c, 0xffeff47c, 0xffeff47c, 0xffeff47c, 0xffeff47c
        .long      0x85845dd0, 0x85845dd0, 0x85845dd0, 0x85845dd0, 0x85845dd0, 0x85845dd0, 0x85845dd0, 0x85845dd0
        .long      0x6fa87e4e, 0x6fa87e4e, 0x6fa87e4e, 0x6fa87e4e, 0x6fa87e4e, 0x6fa87e4e, 0x6fa87e4e, 0x6fa87e4e
        .long      0xfe2ce6df, 0xfe2ce6df, 0xfe2ce6df, 0xfe2ce6df, 0xfe2ce6df, 0xfe2ce6df, 0xfe2ce6df, 0xfe2ce6df
        .long      0xa3014313, 0xa3014313, 0xa3014313, 0xa3014313, 0xa3014313, 0xa3014313, 0xa3014313, 0xa3014313
        .long      0x4e0811a0, 0x4e0811a0, 0x4e0811a0, 0x4e0811a0, 0x4e0811a0, 0x4e0811a0, 0x4e0811a0, 0x4e0811a0
        .long      0xf7537e81, 0xf7537e81, 0xf7537e81, 0xf7537e81, 0xf7537e81, 0xf7537e81, 0xf7537e81, 0xf7537e81
        .long      0xbd3af234, 0xbd3af234, 0xbd3af234, 0xbd3af234, 0xbd3af234, 0xbd3af234, 0xbd3af234, 0xbd3af234
        .long      0x2ad7d2ba, 0x2ad7d2ba, 0x2ad7d2ba, 0x2ad7d2ba, 0x2ad7d2ba, 0x2ad7d2ba, 0x2ad7d2ba, 0x2ad7d2ba
        .long      0xeb86d390, 0xeb86d390, 0xeb86d390, 0xeb86d390, 0xeb86d390, 0xeb86d390, 0xeb86d390, 0xeb86d390

        .text
        .p2align   5
        .globl     SYMBOL(md5_x8_blocks)
#if defined(_WIN32)
        .def       SYMBOL(md5_x8_blocks)
        .scl       2
        .type      32
        .endef
        .seh_proc  SYMBOL(md5_x8_blocks)
#elif defined(__ELF__)
        .type      SYMBOL(md5_x8_blocks), %function
#endif
SYMBOL(md5_x8_blocks):
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
        sub        $0x200, %rsp
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
        sub        $0x200, %rsp
        and        $-32, %rsp
#endif
        test       %rdx, %rdx
        jz         L(md5_x8_blocks_end)
        mov        $0, %rcx
        lea        L(md5_x8_blocks_constants)(%rip), %r15
        vmovdqu    (%rdi), %ymm0
        vmovdqu    32(%rdi), %ymm1
        vmovdqu    64(%rdi), %ymm2
        vmovdqu    96(%rdi), %ymm3
        .p2align   5
L(md5_x8_blocks_loop):
        mov        (%rsi), %rax
        add        %rcx, %rax
        vmovdqu    (%rax), %xmm5
        vmovdqu    16(%rax), %xmm9
        mov        32(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, (%rax), %ymm5, %ymm5
        vinserti128 $1, 16(%rax), %ymm9, %ymm9
        mov        8(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    (%rax), %xmm6
        vmovdqu    16(%rax), %xmm10
        mov        40(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, (%rax), %ymm6, %ymm6
        vinserti128 $1, 16(%rax), %ymm10, %ymm10
        mov        16(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    (%rax), %xmm7
        vmovdqu    16(%rax), %xmm11
        mov        48(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, (%rax), %ymm7, %ymm7
        vinserti128 $1, 16(%rax), %ymm11, %ymm11
        mov        24(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    (%rax), %xmm8
        vmovdqu    16(%rax), %xmm12
        mov        56(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, (%rax), %ymm8, %ymm8
        vinserti128 $1, 16(%rax), %ymm12, %ymm12
        vpunpckldq %ymm6, %ymm5, %ymm4
        vpunpckhdq %ymm6, %ymm5, %ymm5
        vpunpckldq %ymm8, %ymm7, %ymm6
        vpunpckhdq %ymm8, %ymm7, %ymm7
        vpunpcklqdq %ymm6, %ymm4, %ymm8
        vpunpckhqdq %ymm6, %ymm4, %ymm4
        vpunpcklqdq %ymm7, %ymm5, %ymm6
        vpunpckhqdq %ymm7, %ymm5, %ymm5
        vmovdqu    %ymm8, (%rsp)
        vmovdqu    %ymm4, 32(%rsp)
        vmovdqu    %ymm6, 64(%rsp)
        vmovdqu    %ymm5, 96(%rsp)
        vpunpckldq %ymm10, %ymm9, %ymm7
        vpunpckhdq %ymm10, %ymm9, %ymm9
        vpunpckldq %ymm12, %ymm11, %ymm10
        vpunpckhdq %ymm12, %ymm11, %ymm11
        vpunpcklqdq %ymm10, %ymm7, %ymm12
        vpunpckhqdq %ymm10, %ymm7, %ymm7
        vpunpcklqdq %ymm11, %ymm9, %ymm10
        vpunpckhqdq %ymm11, %ymm9, %ymm9
        vmovdqu    %ymm12, 128(%rsp)
        vmovdqu    %ymm7, 160(%rsp)
        vmovdqu    %ymm10, 192(%rsp)
        vmovdqu    %ymm9, 224(%rsp)
        mov        (%rsi), %rax
        add        %rcx, %rax
        vmovdqu    32(%rax), %xmm4
        vmovdqu    48(%rax), %xmm8
        mov        32(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 32(%rax), %ymm4, %ymm4
        vinserti128 $1, 48(%rax), %ymm8, %ymm8
        mov        8(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    32(%rax), %xmm5
        vmovdqu    48(%rax), %xmm9
        mov        40(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 32(%rax), %ymm5, %ymm5
        vinserti128 $1, 48(%rax), %ymm9, %ymm9
        mov        16(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    32(%rax), %xmm6
        vmovdqu    48(%rax), %xmm10
        mov        48(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 32(%rax), %ymm6, %ymm6
        vinserti128 $1, 48(%rax), %ymm10, %ymm10
        mov        24(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    32(%rax), %xmm7
        vmovdqu    48(%rax), %xmm12
        mov        56(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 32(%rax), %ymm7, %ymm7
        vinserti128 $1, 48(%rax), %ymm12, %ymm12
        vpunpckldq %ymm5, %ymm4, %ymm11
        vpunpckhdq %ymm5, %ymm4, %ymm4
        vpunpckldq %ymm7, %ymm6, %ymm5
        vpunpckhdq %ymm7, %ymm6, %ymm6
        vpunpcklqdq %ymm5, %ymm11, %ymm7
        vpunpckhqdq %ymm5, %ymm11, %ymm11
        vpunpcklqdq %ymm6, %ymm4, %ymm5
        vpunpckhqdq %ymm6, %ymm4, %ymm4
        vmovdqu    %ymm7, 0x100(%rsp)
        vmovdqu    %ymm11, 0x120(%rsp)
        vmovdqu    %ymm5, 0x140(%rsp)
        vmovdqu    %ymm4, 0x160(%rsp)
        vpunpckldq %ymm9, %ymm8, %ymm6
        vpunpckhdq %ymm9, %ymm8, %ymm8
        vpunpckldq %ymm12, %ymm10, %ymm9
        vpunpckhdq %ymm12, %ymm10, %ymm10
        vpunpcklqdq %ymm9, %ymm6, %ymm12
        vpunpckhqdq %ymm9, %ymm6, %ymm6
        vpunpcklqdq %ymm10, %ymm8, %ymm9
        vpunpckhqdq %ymm10, %ymm8, %ymm8
        vmovdqu    %ymm12, 0x180(%rsp)
        vmovdqu    %ymm6, 0x1a0(%rsp)
        vmovdqu    %ymm9, 0x1c0(%rsp)
        vmovdqu    %ymm8, 0x1e0(%rsp)
        vpand      %ymm2, %ymm1, %ymm4
        vpandn     %ymm3, %ymm1, %ymm5
        vpor       %ymm5, %ymm4, %ymm4
        vmovdqu    (%rsp), %ymm5
        vpaddd     (%r15), %ymm5, %ymm6
        vpaddd     %ymm0, %ymm6, %ymm6
        vpaddd     %ymm6, %ymm4, %ymm4
        vpslld     $7, %ymm4, %ymm6
        vpsrld     $25, %ymm4, %ymm4
        vpor       %ymm4, %ymm6, %ymm4
        vpaddd     %ymm1, %ymm4, %ymm4                          // step 1, F: cycle 6
        vpand      %ymm1, %ymm4, %ymm6
        vpandn     %ymm2, %ymm4, %ymm7
        vpor       %ymm7, %ymm6, %ymm6
        vpaddd     32(%r15), %ymm3, %ymm7
        vpaddd     32(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm6, %ymm6
        vpslld     $12, %ymm6, %ymm7
        vpsrld     $20, %ymm6, %ymm6
        vpor       %ymm6, %ymm7, %ymm6
        vpaddd     %ymm4, %ymm6, %ymm6                          // step 2, F: cycle 12
        vpand      %ymm4, %ymm6, %ymm7
        vpandn     %ymm1, %ymm6, %ymm8
        vpor       %ymm8, %ymm7, %ymm7
        vpaddd     64(%r15), %ymm2, %ymm8
        vpaddd     64(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm7, %ymm7
        vpslld     $17, %ymm7, %ymm8
        vpsrld     $15, %ymm7, %ymm7
        vpor       %ymm7, %ymm8, %ymm7
        vpaddd     %ymm6, %ymm7, %ymm7                          // step 3, F: cycle 18
        vpand      %ymm6, %ymm7, %ymm8
        vpandn     %ymm4, %ymm7, %ymm9
        vpor       %ymm9, %ymm8, %ymm8
        vpaddd     96(%r15), %ymm1, %ymm9
        vpaddd     96(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm8, %ymm8
        vpslld     $22, %ymm8, %ymm9
        vpsrld     $10, %ymm8, %ymm8
        vpor       %ymm8, %ymm9, %ymm8
        vpaddd     %ymm7, %ymm8, %ymm8                          // step 4, F: cycle 24
        vpand      %ymm7, %ymm8, %ymm9
        vpandn     %ymm6, %ymm8, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     128(%r15), %ymm4, %ymm4
        vpaddd     128(%rsp), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm9, %ymm4
        vpslld     $7, %ymm4, %ymm9
        vpsrld     $25, %ymm4, %ymm4
        vpor       %ymm4, %ymm9, %ymm4
        vpaddd     %ymm8, %ymm4, %ymm4                          // step 5, F: cycle 30
        vpand      %ymm8, %ymm4, %ymm9
        vpandn     %ymm7, %ymm4, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     160(%r15), %ymm6, %ymm6
        vpaddd     160(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm9, %ymm6
        vpslld     $12, %ymm6, %ymm9
        vpsrld     $20, %ymm6, %ymm6
        vpor       %ymm6, %ymm9, %ymm6
        vpaddd     %ymm4, %ymm6, %ymm6                          // step 6, F: cycle 36
        vpand      %ymm4, %ymm6, %ymm9
        vpandn     %ymm8, %ymm6, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     192(%r15), %ymm7, %ymm7
        vpaddd     192(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm9, %ymm7
        vpslld     $17, %ymm7, %ymm9
        vpsrld     $15, %ymm7, %ymm7
        vpor       %ymm7, %ymm9, %ymm7
        vpaddd     %ymm6, %ymm7, %ymm7                          // step 7, F: cycle 42
        vpand      %ymm6, %ymm7, %ymm9
        vpandn     %ymm4, %ymm7, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     224(%r15), %ymm8, %ymm8
        vpaddd     224(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm9, %ymm8
        vpslld     $22, %ymm8, %ymm9
        vpsrld     $10, %ymm8, %ymm8
        vpor       %ymm8, %ymm9, %ymm8
        vpaddd     %ymm7, %ymm8, %ymm8                          // step 8, F: cycle 48
        vpand      %ymm7, %ymm8, %ymm9
        vpandn     %ymm6, %ymm8, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x100(%r15), %ymm4, %ymm4
        vpaddd     0x100(%rsp), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm9, %ymm4
        vpslld     $7, %ymm4, %ymm9
        vpsrld     $25, %ymm4, %ymm4
        vpor       %ymm4, %ymm9, %ymm4
        vpaddd     %ymm8, %ymm4, %ymm4                          // step 9, F: cycle 54
        vpand      %ymm8, %ymm4, %ymm9
        vpandn     %ymm7, %ymm4, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x120(%r15), %ymm6, %ymm6
        vpaddd     0x120(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm9, %ymm6
        vpslld     $12, %ymm6, %ymm9
        vpsrld     $20, %ymm6, %ymm6
        vpor       %ymm6, %ymm9, %ymm6
        vpaddd     %ymm4, %ymm6, %ymm6                          // step 10, F: cycle 60
        vpand      %ymm4, %ymm6, %ymm9
        vpandn     %ymm8, %ymm6, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x140(%r15), %ymm7, %ymm7
        vpaddd     0x140(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm9, %ymm7
        vpslld     $17, %ymm7, %ymm9
        vpsrld     $15, %ymm7, %ymm7
        vpor       %ymm7, %ymm9, %ymm7
        vpaddd     %ymm6, %ymm7, %ymm7                          // step 11, F: cycle 66
        vpand      %ymm6, %ymm7, %ymm9
        vpandn     %ymm4, %ymm7, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x160(%r15), %ymm8, %ymm8
        vpaddd     0x160(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm9, %ymm8
        vpslld     $22, %ymm8, %ymm9
        vpsrld     $10, %ymm8, %ymm8
        vpor       %ymm8, %ymm9, %ymm8
        vpaddd     %ymm7, %ymm8, %ymm8                          // step 12, F: cycle 72
        vpand      %ymm7, %ymm8, %ymm9
        vpandn     %ymm6, %ymm8, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x180(%r15), %ymm4, %ymm4
        vpaddd     0x180(%rsp), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm9, %ymm4
        vpslld     $7, %ymm4, %ymm9
        vpsrld     $25, %ymm4, %ymm4
        vpor       %ymm4, %ymm9, %ymm4
        vpaddd     %ymm8, %ymm4, %ymm4                          // step 13, F: cycle 78
        vpand      %ymm8, %ymm4, %ymm9
        vpandn     %ymm7, %ymm4, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x1a0(%r15), %ymm6, %ymm6
        vpaddd     0x1a0(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm9, %ymm6
        vpslld     $12, %ymm6, %ymm9
        vpsrld     $20, %ymm6, %ymm6
        vpor       %ymm6, %ymm9, %ymm6
        vpaddd     %ymm4, %ymm6, %ymm6                          // step 14, F: cycle 84
        vpand      %ymm4, %ymm6, %ymm9
        vpandn     %ymm8, %ymm6, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x1c0(%r15), %ymm7, %ymm7
        vpaddd     0x1c0(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm9, %ymm7
        vpslld     $17, %ymm7, %ymm9
        vpsrld     $15, %ymm7, %ymm7
        vpor       %ymm7, %ymm9, %ymm7
        vpaddd     %ymm6, %ymm7, %ymm7                          // step 15, F: cycle 90
        vpand      %ymm6, %ymm7, %ymm9
        vpandn     %ymm4, %ymm7, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x1e0(%r15), %ymm8, %ymm8
        vpaddd     0x1e0(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm9, %ymm8
        vpslld     $22, %ymm8, %ymm9
        vpsrld     $10, %ymm8, %ymm8
        vpor       %ymm8, %ymm9, %ymm8
        vpaddd     %ymm7, %ymm8, %ymm8                          // step 16, F: cycle 96
        vpand      %ymm6, %ymm8, %ymm9
        vpcmpeqd   %ymm10, %ymm10, %ymm10
        vpxor      %ymm6, %ymm10, %ymm10
        vpand      %ymm10, %ymm7, %ymm10
        vpaddd     0x200(%r15), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm10, %ymm4
        vpaddd     32(%rsp), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm9, %ymm4
        vpslld     $5, %ymm4, %ymm9
        vpsrld     $27, %ymm4, %ymm4
        vpor       %ymm4, %ymm9, %ymm4
        vpaddd     %ymm8, %ymm4, %ymm4                          // step 17, G: cycle 101
        vpand      %ymm7, %ymm4, %ymm9
        vpcmpeqd   %ymm10, %ymm10, %ymm10
        vpxor      %ymm7, %ymm10, %ymm10
        vpand      %ymm10, %ymm8, %ymm10
        vpaddd     0x220(%r15), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm10, %ymm6
        vpaddd     192(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm9, %ymm6
        vpslld     $9, %ymm6, %ymm9
        vpsrld     $23, %ymm6, %ymm6
        vpor       %ymm6, %ymm9, %ymm6
        vpaddd     %ymm4, %ymm6, %ymm6                          // step 18, G: cycle 106
        vpand      %ymm8, %ymm6, %ymm9
        vpandn     %ymm4, %ymm8, %ymm10
        vpaddd     0x240(%r15), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm10, %ymm7
        vpaddd     0x160(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm9, %ymm7
        vpslld     $14, %ymm7, %ymm9
        vpsrld     $18, %ymm7, %ymm7
        vpor       %ymm7, %ymm9, %ymm7
        vpaddd     %ymm6, %ymm7, %ymm7                          // step 19, G: cycle 111
        vpand      %ymm4, %ymm7, %ymm9
        vpandn     %ymm6, %ymm4, %ymm10
        vpaddd     0x260(%r15), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm10, %ymm8
        vpaddd     %ymm5, %ymm8, %ymm8
        vpaddd     %ymm8, %ymm9, %ymm8
        vpslld     $20, %ymm8, %ymm9
        vpsrld     $12, %ymm8, %ymm8
        vpor       %ymm8, %ymm9, %ymm8
        vpaddd     %ymm7, %ymm8, %ymm8                          // step 20, G: cycle 116
        vpand      %ymm6, %ymm8, %ymm9
        vpandn     %ymm7, %ymm6, %ymm10
        vpaddd     0x280(%r15), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm10, %ymm4
        vpaddd     160(%rsp), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm9, %ymm4
        vpslld     $5, %ymm4, %ymm9
        vpsrld     $27, %ymm4, %ymm4
        vpor       %ymm4, %ymm9, %ymm4
        vpaddd     %ymm8, %ymm4, %ymm4                          // step 21, G: cycle 121
        vpand      %ymm7, %ymm4, %ymm9
        vpandn     %ymm8, %ymm7, %ymm10
        vpaddd     0x2a0(%r15), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm10, %ymm6
        vpaddd     0x140(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm9, %ymm6
        vpslld     $9, %ymm6, %ymm9
        vpsrld     $23, %ymm6, %ymm6
        vpor       %ymm6, %ymm9, %ymm6
        vpaddd     %ymm4, %ymm6, %ymm6                          // step 22, G: cycle 126
        vpand      %ymm8, %ymm6, %ymm9
        vpandn     %ymm4, %ymm8, %ymm10
        vpaddd     0x2c0(%r15), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm10, %ymm7
        vpaddd     0x1e0(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm9, %ymm7
        vpslld     $14, %ymm7, %ymm9
        vpsrld     $18, %ymm7, %ymm7
        vpor       %ymm7, %ymm9, %ymm7
        vpaddd     %ymm6, %ymm7, %ymm7                          // step 23, G: cycle 131
        vpand      %ymm4, %ymm7, %ymm9
        vpandn     %ymm6, %ymm4, %ymm10
        vpaddd     0x2e0(%r15), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm10, %ymm8
        vpaddd     128(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm9, %ymm8
        vpslld     $20, %ymm8, %ymm9
        vpsrld     $12, %ymm8, %ymm8
        vpor       %ymm8, %ymm9, %ymm8
        vpaddd     %ymm7, %ymm8, %ymm8                          // step 24, G: cycle 136
        vpand      %ymm6, %ymm8, %ymm9
        vpandn     %ymm7, %ymm6, %ymm10
        vpaddd     0x300(%r15), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm10, %ymm4
        vpaddd     0x120(%rsp), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm9, %ymm4
        vpslld     $5, %ymm4, %ymm9
        vpsrld     $27, %ymm4, %ymm4
        vpor       %ymm4, %ymm9, %ymm4
        vpaddd     %ymm8, %ymm4, %ymm4                          // step 25, G: cycle 141
        vpand      %ymm7, %ymm4, %ymm9
        vpandn     %ymm8, %ymm7, %ymm10
        vpaddd     0x320(%r15), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm10, %ymm6
        vpaddd     0x1c0(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm9, %ymm6
        vpslld     $9, %ymm6, %ymm9
        vpsrld     $23, %ymm6, %ymm6
        vpor       %ymm6, %ymm9, %ymm6
        vpaddd     %ymm4, %ymm6, %ymm6                          // step 26, G: cycle 146
        vpand      %ymm8, %ymm6, %ymm9
        vpandn     %ymm4, %ymm8, %ymm10
        vpaddd     0x340(%r15), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm10, %ymm7
        vpaddd     96(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm9, %ymm7
        vpslld     $14, %ymm7, %ymm9
        vpsrld     $18, %ymm7, %ymm7
        vpor       %ymm7, %ymm9, %ymm7
        vpaddd     %ymm6, %ymm7, %ymm7                          // step 27, G: cycle 151
        vpand      %ymm4, %ymm7, %ymm9
        vpandn     %ymm6, %ymm4, %ymm10
        vpaddd     0x360(%r15), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm10, %ymm8
        vpaddd     0x100(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm9, %ymm8
        vpslld     $20, %ymm8, %ymm9
        vpsrld     $12, %ymm8, %ymm8
        vpor       %ymm8, %ymm9, %ymm8
        vpaddd     %ymm7, %ymm8, %ymm8                          // step 28, G: cycle 156
        vpand      %ymm6, %ymm8, %ymm9
        vpandn     %ymm7, %ymm6, %ymm10
        vpaddd     0x380(%r15), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm10, %ymm4
        vpaddd     0x1a0(%rsp), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm9, %ymm4
        vpslld     $5, %ymm4, %ymm9
        vpsrld     $27, %ymm4, %ymm4
        vpor       %ymm4, %ymm9, %ymm4
        vpaddd     %ymm8, %ymm4, %ymm4                          // step 29, G: cycle 161
        vpand      %ymm7, %ymm4, %ymm9
        vpandn     %ymm8, %ymm7, %ymm10
        vpaddd     0x3a0(%r15), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm10, %ymm6
        vpaddd     64(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm9, %ymm6
        vpslld     $9, %ymm6, %ymm9
        vpsrld     $23, %ymm6, %ymm6
        vpor       %ymm6, %ymm9, %ymm6
        vpaddd     %ymm4, %ymm6, %ymm6                          // step 30, G: cycle 166
        vpand      %ymm8, %ymm6, %ymm9
        vpandn     %ymm4, %ymm8, %ymm10
        vpaddd     0x3c0(%r15), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm10, %ymm7
        vpaddd     224(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm9, %ymm7
        vpslld     $14, %ymm7, %ymm9
        vpsrld     $18, %ymm7, %ymm7
        vpor       %ymm7, %ymm9, %ymm7
        vpaddd     %ymm6, %ymm7, %ymm7                          // step 31, G: cycle 171
        vpand      %ymm4, %ymm7, %ymm9
        vpandn     %ymm6, %ymm4, %ymm10
        vpaddd     0x3e0(%r15), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm10, %ymm8
        vpaddd     0x180(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm9, %ymm8
        vpslld     $20, %ymm8, %ymm9
        vpsrld     $12, %ymm8, %ymm8
        vpor       %ymm8, %ymm9, %ymm8
        vpaddd     %ymm7, %ymm8, %ymm8                          // step 32, G: cycle 176
        vpxor      %ymm7, %ymm6, %ymm9
        vpxor      %ymm9, %ymm8, %ymm9
        vpaddd     0x400(%r15), %ymm4, %ymm4
        vpaddd     160(%rsp), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm9, %ymm4
        vpslld     $4, %ymm4, %ymm9
        vpsrld     $28, %ymm4, %ymm4
        vpor       %ymm4, %ymm9, %ymm4
        vpaddd     %ymm8, %ymm4, %ymm4                          // step 33, H: cycle 181
        vpxor      %ymm8, %ymm7, %ymm9
        vpxor      %ymm9, %ymm4, %ymm9
        vpaddd     0x420(%r15), %ymm6, %ymm6
        vpaddd     0x100(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm9, %ymm6
        vpslld     $11, %ymm6, %ymm9
        vpsrld     $21, %ymm6, %ymm6
        vpor       %ymm6, %ymm9, %ymm6
        vpaddd     %ymm4, %ymm6, %ymm6                          // step 34, H: cycle 186
        vpxor      %ymm4, %ymm8, %ymm9
        vpxor      %ymm9, %ymm6, %ymm9
        vpaddd     0x440(%r15), %ymm7, %ymm7
        vpaddd     0x160(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm9, %ymm7
        vpshufb    0x460(%r15), %ymm7, %ymm7
        vpaddd     %ymm6, %ymm7, %ymm7                          // step 35, H: cycle 190
        vpxor      %ymm6, %ymm4, %ymm9
        vpxor      %ymm9, %ymm7, %ymm9
        vpaddd     0x480(%r15), %ymm8, %ymm8
        vpaddd     0x1c0(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm9, %ymm8
        vpslld     $23, %ymm8, %ymm9
        vpsrld     $9, %ymm8, %ymm8
        vpor       %ymm8, %ymm9, %ymm8
        vpaddd     %ymm7, %ymm8, %ymm8                          // step 36, H: cycle 195
        vpxor      %ymm7, %ymm6, %ymm9
        vpxor      %ymm9, %ymm8, %ymm9
        vpaddd     0x4a0(%r15), %ymm4, %ymm4
        vpaddd     32(%rsp), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm9, %ymm4
        vpslld     $4, %ymm4, %ymm9
        vpsrld     $28, %ymm4, %ymm4
        vpor       %ymm4, %ymm9, %ymm4
        vpaddd     %ymm8, %ymm4, %ymm4                          // step 37, H: cycle 200
        vpxor      %ymm8, %ymm7, %ymm9
        vpxor      %ymm9, %ymm4, %ymm9
        vpaddd     0x4c0(%r15), %ymm6, %ymm6
        vpaddd     128(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm9, %ymm6
        vpslld     $11, %ymm6, %ymm9
        vpsrld     $21, %ymm6, %ymm6
        vpor       %ymm6, %ymm9, %ymm6
        vpaddd     %ymm4, %ymm6, %ymm6                          // step 38, H: cycle 205
        vpxor      %ymm4, %ymm8, %ymm9
        vpxor      %ymm9, %ymm6, %ymm9
        vpaddd     0x4e0(%r15), %ymm7, %ymm7
        vpaddd     224(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm9, %ymm7
        vpshufb    0x460(%r15), %ymm7, %ymm7
        vpaddd     %ymm6, %ymm7, %ymm7                          // step 39, H: cycle 209
        vpxor      %ymm6, %ymm4, %ymm9
        vpxor      %ymm9, %ymm7, %ymm9
        vpaddd     0x500(%r15), %ymm8, %ymm8
        vpaddd     0x140(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm9, %ymm8
        vpslld     $23, %ymm8, %ymm9
        vpsrld     $9, %ymm8, %ymm8
        vpor       %ymm8, %ymm9, %ymm8
        vpaddd     %ymm7, %ymm8, %ymm8                          // step 40, H: cycle 214
        vpxor      %ymm7, %ymm6, %ymm9
        vpxor      %ymm9, %ymm8, %ymm9
        vpaddd     0x520(%r15), %ymm4, %ymm4
        vpaddd     0x1a0(%rsp), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm9, %ymm4
        vpslld     $4, %ymm4, %ymm9
        vpsrld     $28, %ymm4, %ymm4
        vpor       %ymm4, %ymm9, %ymm4
        vpaddd     %ymm8, %ymm4, %ymm4                          // step 41, H: cycle 219
        vpxor      %ymm8, %ymm7, %ymm9
        vpxor      %ymm9, %ymm4, %ymm9
        vpaddd     0x540(%r15), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm5, %ymm6
        vpaddd     %ymm6, %ymm9, %ymm6
        vpslld     $11, %ymm6, %ymm9
        vpsrld     $21, %ymm6, %ymm6
        vpor       %ymm6, %ymm9, %ymm6
        vpaddd     %ymm4, %ymm6, %ymm6                          // step 42, H: cycle 224
        vpxor      %ymm4, %ymm8, %ymm9
        vpxor      %ymm9, %ymm6, %ymm9
        vpaddd     0x560(%r15), %ymm7, %ymm7
        vpaddd     96(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm9, %ymm7
        vpshufb    0x460(%r15), %ymm7, %ymm7
        vpaddd     %ymm6, %ymm7, %ymm7                          // step 43, H: cycle 228
        vpxor      %ymm6, %ymm4, %ymm9
        vpxor      %ymm9, %ymm7, %ymm9
        vpaddd     0x580(%r15), %ymm8, %ymm8
        vpaddd     192(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm9, %ymm8
        vpslld     $23, %ymm8, %ymm9
        vpsrld     $9, %ymm8, %ymm8
        vpor       %ymm8, %ymm9, %ymm8
        vpaddd     %ymm7, %ymm8, %ymm8                          // step 44, H: cycle 233
        vpxor      %ymm7, %ymm6, %ymm9
        vpxor      %ymm9, %ymm8, %ymm9
        vpaddd     0x5a0(%r15), %ymm4, %ymm4
        vpaddd     0x120(%rsp), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm9, %ymm4
        vpslld     $4, %ymm4, %ymm9
        vpsrld     $28, %ymm4, %ymm4
        vpor       %ymm4, %ymm9, %ymm4
        vpaddd     %ymm8, %ymm4, %ymm4                          // step 45, H: cycle 238
        vpxor      %ymm8, %ymm7, %ymm9
        vpxor      %ymm9, %ymm4, %ymm9
        vpaddd     0x5c0(%r15), %ymm6, %ymm6
        vpaddd     0x180(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm9, %ymm6
        vpslld     $11, %ymm6, %ymm9
        vpsrld     $21, %ymm6, %ymm6
        vpor       %ymm6, %ymm9, %ymm6
        vpaddd     %ymm4, %ymm6, %ymm6                          // step 46, H: cycle 243
        vpxor      %ymm4, %ymm8, %ymm9
        vpxor      %ymm9, %ymm6, %ymm9
        vpaddd     0x5e0(%r15), %ymm7, %ymm7
        vpaddd     0x1e0(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm9, %ymm7
        vpshufb    0x460(%r15), %ymm7, %ymm7
        vpaddd     %ymm6, %ymm7, %ymm7                          // step 47, H: cycle 247
        vpxor      %ymm6, %ymm4, %ymm9
        vpxor      %ymm9, %ymm7, %ymm9
        vpaddd     0x600(%r15), %ymm8, %ymm8
        vpaddd     64(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm9, %ymm8
        vpslld     $23, %ymm8, %ymm9
        vpsrld     $9, %ymm8, %ymm8
        vpor       %ymm8, %ymm9, %ymm8
        vpaddd     %ymm7, %ymm8, %ymm8                          // step 48, H: cycle 252
        vpaddd     0x620(%r15), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm5, %ymm4
        vpandn     %ymm6, %ymm8, %ymm5
        vpxor      %ymm7, %ymm5, %ymm5
        vpsubd     %ymm5, %ymm4, %ymm4
        vpslld     $6, %ymm4, %ymm5
        vpsrld     $26, %ymm4, %ymm4
        vpor       %ymm4, %ymm5, %ymm4
        vpaddd     %ymm8, %ymm4, %ymm4                          // step 49, I: cycle 258
        vpaddd     0x640(%r15), %ymm6, %ymm5
        vpaddd     224(%rsp), %ymm5, %ymm5
        vpandn     %ymm7, %ymm4, %ymm6
        vpxor      %ymm8, %ymm6, %ymm6
        vpsubd     %ymm6, %ymm5, %ymm5
        vpslld     $10, %ymm5, %ymm6
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm6, %ymm5
        vpaddd     %ymm4, %ymm5, %ymm5                          // step 50, I: cycle 264
        vpaddd     0x660(%r15), %ymm7, %ymm6
        vpaddd     0x1c0(%rsp), %ymm6, %ymm6
        vpandn     %ymm8, %ymm5, %ymm7
        vpxor      %ymm4, %ymm7, %ymm7
        vpsubd     %ymm7, %ymm6, %ymm6
        vpslld     $15, %ymm6, %ymm7
        vpsrld     $17, %ymm6, %ymm6
        vpor       %ymm6, %ymm7, %ymm6
        vpaddd     %ymm5, %ymm6, %ymm6                          // step 51, I: cycle 270
        vpaddd     0x680(%r15), %ymm8, %ymm7
        vpaddd     160(%rsp), %ymm7, %ymm7
        vpandn     %ymm4, %ymm6, %ymm8
        vpxor      %ymm5, %ymm8, %ymm8
        vpsubd     %ymm8, %ymm7, %ymm7
        vpslld     $21, %ymm7, %ymm8
        vpsrld     $11, %ymm7, %ymm7
        vpor       %ymm7, %ymm8, %ymm7
        vpaddd     %ymm6, %ymm7, %ymm7                          // step 52, I: cycle 276
        vpaddd     0x6a0(%r15), %ymm4, %ymm4
        vpaddd     0x180(%rsp), %ymm4, %ymm4
        vpandn     %ymm5, %ymm7, %ymm8
        vpxor      %ymm6, %ymm8, %ymm8
        vpsubd     %ymm8, %ymm4, %ymm4
        vpslld     $6, %ymm4, %ymm8
        vpsrld     $26, %ymm4, %ymm4
        vpor       %ymm4, %ymm8, %ymm4
        vpaddd     %ymm7, %ymm4, %ymm4                          // step 53, I: cycle 282
        vpaddd     0x6c0(%r15), %ymm5, %ymm5
        vpaddd     96(%rsp), %ymm5, %ymm5
        vpandn     %ymm6, %ymm4, %ymm8
        vpxor      %ymm7, %ymm8, %ymm8
        vpsubd     %ymm8, %ymm5, %ymm5
        vpslld     $10, %ymm5, %ymm8
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm8, %ymm5
        vpaddd     %ymm4, %ymm5, %ymm5                          // step 54, I: cycle 288
        vpaddd     0x6e0(%r15), %ymm6, %ymm6
        vpaddd     0x140(%rsp), %ymm6, %ymm6
        vpandn     %ymm7, %ymm5, %ymm8
        vpxor      %ymm4, %ymm8, %ymm8
        vpsubd     %ymm8, %ymm6, %ymm6
        vpslld     $15, %ymm6, %ymm8
        vpsrld     $17, %ymm6, %ymm6
        vpor       %ymm6, %ymm8, %ymm6
        vpaddd     %ymm5, %ymm6, %ymm6                          // step 55, I: cycle 294
        vpaddd     0x700(%r15), %ymm7, %ymm7
        vpaddd     32(%rsp), %ymm7, %ymm7
        vpandn     %ymm4, %ymm6, %ymm8
        vpxor      %ymm5, %ymm8, %ymm8
        vpsubd     %ymm8, %ymm7, %ymm7
        vpslld     $21, %ymm7, %ymm8
        vpsrld     $11, %ymm7, %ymm7
        vpor       %ymm7, %ymm8, %ymm7
        vpaddd     %ymm6, %ymm7, %ymm7                          // step 56, I: cycle 300
        vpaddd     0x720(%r15), %ymm4, %ymm4
        vpaddd     0x100(%rsp), %ymm4, %ymm4
        vpandn     %ymm5, %ymm7, %ymm8
        vpxor      %ymm6, %ymm8, %ymm8
        vpsubd     %ymm8, %ymm4, %ymm4
        vpslld     $6, %ymm4, %ymm8
        vpsrld     $26, %ymm4, %ymm4
        vpor       %ymm4, %ymm8, %ymm4
        vpaddd     %ymm7, %ymm4, %ymm4                          // step 57, I: cycle 306
        vpaddd     0x740(%r15), %ymm5, %ymm5
        vpaddd     0x1e0(%rsp), %ymm5, %ymm5
        vpandn     %ymm6, %ymm4, %ymm8
        vpxor      %ymm7, %ymm8, %ymm8
        vpsubd     %ymm8, %ymm5, %ymm5
        vpslld     $10, %ymm5, %ymm8
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm8, %ymm5
        vpaddd     %ymm4, %ymm5, %ymm5                          // step 58, I: cycle 312
        vpaddd     0x760(%r15), %ymm6, %ymm6
        vpaddd     192(%rsp), %ymm6, %ymm6
        vpandn     %ymm7, %ymm5, %ymm8
        vpxor      %ymm4, %ymm8, %ymm8
        vpsubd     %ymm8, %ymm6, %ymm6
        vpslld     $15, %ymm6, %ymm8
        vpsrld     $17, %ymm6, %ymm6
        vpor       %ymm6, %ymm8, %ymm6
        vpaddd     %ymm5, %ymm6, %ymm6                          // step 59, I: cycle 318
        vpaddd     0x780(%r15), %ymm7, %ymm7
        vpaddd     0x1a0(%rsp), %ymm7, %ymm7
        vpandn     %ymm4, %ymm6, %ymm8
        vpxor      %ymm5, %ymm8, %ymm8
        vpsubd     %ymm8, %ymm7, %ymm7
        vpslld     $21, %ymm7, %ymm8
        vpsrld     $11, %ymm7, %ymm7
        vpor       %ymm7, %ymm8, %ymm7
        vpaddd     %ymm6, %ymm7, %ymm7                          // step 60, I: cycle 324
        vpaddd     0x7a0(%r15), %ymm4, %ymm4
        vpaddd     128(%rsp), %ymm4, %ymm4
        vpandn     %ymm5, %ymm7, %ymm8
        vpxor      %ymm6, %ymm8, %ymm8
        vpsubd     %ymm8, %ymm4, %ymm4
        vpslld     $6, %ymm4, %ymm8
        vpsrld     $26, %ymm4, %ymm4
        vpor       %ymm4, %ymm8, %ymm4
        vpaddd     %ymm7, %ymm4, %ymm4                          // step 61, I: cycle 330
        vpaddd     0x7c0(%r15), %ymm5, %ymm5
        vpaddd     0x160(%rsp), %ymm5, %ymm5
        vpandn     %ymm6, %ymm4, %ymm8
        vpxor      %ymm7, %ymm8, %ymm8
        vpsubd     %ymm8, %ymm5, %ymm5
        vpslld     $10, %ymm5, %ymm8
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm8, %ymm5
        vpaddd     %ymm4, %ymm5, %ymm5                          // step 62, I: cycle 336
        vpaddd     0x7e0(%r15), %ymm6, %ymm6
        vpaddd     64(%rsp), %ymm6, %ymm6
        vpandn     %ymm7, %ymm5, %ymm8
        vpxor      %ymm4, %ymm8, %ymm8
        vpsubd     %ymm8, %ymm6, %ymm6
        vpslld     $15, %ymm6, %ymm8
        vpsrld     $17, %ymm6, %ymm6
        vpor       %ymm6, %ymm8, %ymm6
        vpaddd     %ymm5, %ymm6, %ymm6                          // step 63, I: cycle 342
        vpaddd     0x800(%r15), %ymm7, %ymm7
        vpaddd     0x120(%rsp), %ymm7, %ymm7
        vpandn     %ymm4, %ymm6, %ymm8
        vpxor      %ymm5, %ymm8, %ymm8
        vpsubd     %ymm8, %ymm7, %ymm7
        vpslld     $21, %ymm7, %ymm8
        vpsrld     $11, %ymm7, %ymm7
        vpor       %ymm7, %ymm8, %ymm7
        vpaddd     %ymm6, %ymm7, %ymm7                          // step 64, I: cycle 348
        vpaddd     %ymm0, %ymm4, %ymm0
        vpaddd     %ymm1, %ymm7, %ymm1
        vpaddd     %ymm2, %ymm6, %ymm2
        vpaddd     %ymm3, %ymm5, %ymm3
        vmovdqu    %ymm0, (%rdi)
        vmovdqu    %ymm1, 32(%rdi)
        vmovdqu    %ymm2, 64(%rdi)
        vmovdqu    %ymm3, 96(%rdi)
        add        $64, %rcx
        sub        $1, %rdx
        jnz        L(md5_x8_blocks_loop)
L(md5_x8_blocks_end):
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
        .size      SYMBOL(md5_x8_blocks), . - SYMBOL(md5_x8_blocks)
#endif

#if defined(__ELF__)
        .section .note.GNU-stack,"",%progbits
#endif
