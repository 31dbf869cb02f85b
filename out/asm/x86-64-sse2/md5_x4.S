/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for x86-64 with SSE2, 4 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64-sse2 --kernel lanes --emitter gas
 *
 * md5_x4_blocks: 614 instructions for a block of 64 bytes, critical path 353 cycles.
 * Rules: rotate_as_or 64 times, select_as_add 16 times, not_out_of_or 16 times, not_in_sum 16 times.
 * md5_x4_blocks: 933 instructions in all, 162 of them moves between registers.
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
        .p2align   4
L(md5_x4_blocks_constants):
        .long      0xd76aa478, 0xd76aa478, 0xd76aa478, 0xd76aa478, 0xe8c7b756, 0xe8c7b756, 0xe8c7b756, 0xe8c7b756
        .long      0x242070db, 0x242070db, 0x242070db, 0x242070db, 0xc1bdceee, 0xc1bdceee, 0xc1bdceee, 0xc1bdceee
        .long      0xf57c0faf, 0xf57c0faf, 0xf57c0faf, 0xf57c0faf, 0x4787c62a, 0x4787c62a, 0x4787c62a, 0x4787c62a
        .long      0xa8304613, 0xa8304613, 0xa8304613, 0xa8304613, 0xfd469501, 0xfd469501, 0xfd469501, 0xfd469501
        .long      0x698098d8, 0x698098d8, 0x698098d8, 0x698098d8, 0x8b44f7af, 0x8b44f7af, 0x8b44f7af, 0x8b44f7af
        .long      0xffff5bb1, 0xffff5bb1, 0xffff5bb1, 0xffff5bb1, 0x895cd7be, 0x895cd7be, 0x895cd7be, 0x895cd7be
        .long      0x6b901122, 0x6b901122, 0x6b901122, 0x6b901122, 0xfd987193, 0xfd987193, 0xfd987193, 0xfd987193
        .long      0xa679438e, 0xa679438e, 0xa679438e, 0xa679438e, 0x49b40821, 0x49b40821, 0x49b40821, 0x49b40821
        .long      0xf61e2562, 0xf61e2562, 0xf61e2562, 0xf61e2562, 0xc040b340, 0xc040b340, 0xc040b340, 0xc040b340
        .long      0x265e5a51, 0x265e5a51, 0x265e5a51, 0x265e5a51, 0xe9b6c7aa, 0xe9b6c7aa, 0xe9b6c7aa, 0xe9b6c7aa
        .long      0xd62f105d, 0xd62f105d, 0xd62f105d, 0xd62f105d, 0x02441453, 0x02441453, 0x02441453, 0x02441453
        .long      0xd8a1e681, 0xd8a1e681, 0xd8a1e681, 0xd8a1e681, 0xe7d3fbc8, 0xe7d3fbc8, 0xe7d3fbc8, 0xe7d3fbc8
        .long      0x21e1cde6, 0x21e1cde6, 0x21e1cde6, 0x21e1cde6, 0xc33707d6, 0xc33707d6, 0xc33707d6, 0xc33707d6
        .long      0xf4d50d87, 0xf4d50d87, 0xf4d50d87, 0xf4d50d87, 0x455a14ed, 0x455a14ed, 0x455a14ed, 0x455a14ed
        .long      0xa9e3e905, 0xa9e3e905, 0xa9e3e905, 0xa9e3e905, 0xfcefa3f8, 0xfcefa3f8, 0xfcefa3f8, 0xfcefa3f8
        .long      0x676f02d9, 0x676f02d9, 0x676f02d9, 0x676f02d9, 0x8d2a4c8a, 0x8d2a4c8a, 0x8d2a4c8a, 0x8d2a4c8a
        .long      0xfffa3942, 0xfffa3942, 0xfffa3942, 0xfffa3942, 0x8771f681, 0x8771f681, 0x8771f681, 0x8771f681
        .long      0x6d9d6122, 0x6d9d6122, 0x6d9d6122, 0x6d9d6122, 0xfde5380c, 0xfde5380c, 0xfde5380c, 0xfde5380c
        .long      0xa4beea44, 0xa4beea44, 0xa4beea44, 0xa4beea44, 0x4bdecfa9, 0x4bdecfa9, 0x4bdecfa9, 0x4bdecfa9
        .long      0xf6bb4b60, 0xf6bb4b60, 0xf6bb4b60, 0xf6bb4b60, 0xbebfbc70, 0xbebfbc70, 0xbebfbc70, 0xbebfbc70
        .long      0x289b7ec6, 0x289b7ec6, 0x289b7ec6, 0x289b7ec6, 0xeaa127fa, 0xeaa127fa, 0xeaa127fa, 0xeaa127fa
        .long      0xd4ef3085, 0xd4ef3085, 0xd4ef3085, 0xd4ef3085, 0x04881d05, 0x04881d05, 0x04881d05, 0x04881d05
        .long      0xd9d4d039, 0xd9d4d039, 0xd9d4d039, 0xd9d4d039, 0xe6db99e5, 0xe6db99e5, 0xe6db99e5, 0xe6db99e5
        .long      0x1fa27cf8, 0x1fa27cf8, 0x1fa27cf8, 0x1fa27cf8, 0xc4ac5665, 0xc4ac5665, 0xc4ac5665, 0xc4ac5665
        .long      0xf4292243, 0xf4292243, 0xf4292243, 0xf4292243, 0x432aff96, 0x432aff96, 0x432aff96, 0x432aff96
        .long      0xab9423a6, 0xab9423a6, 0xab9423a6, 0xab9423a6, 0xfc93a038, 0xfc93a038, 0xfc93a038, 0xfc93a038
        .long      0x655b59c2, 0x655b59c2, 0x655b59c2, 0x655b59c2, 0x8f0ccc91, 0x8f0ccc91, 0x8f0ccc91, 0x8f0ccc91
        .long      0xffeff47c, 0xffeff47c, 0xffeff47c, 0xffeff47c, 0x85845dd0, 0x85845dd0, 0x85845dd0, 0x85845dd0
        .long      0x6fa87e4e, 0x6fa87e4e, 0x6fa87e4e, 0x6fa87e4e, 0xfe2ce6df, 0xfe2ce6df, 0xfe2ce6df, 0xfe2ce6df
        .long      0xa3014313, 0xa3014313, 0xa3014313, 0xa3014313, 0x4e0811a0, 0x4e0811a0, 0x4e0811a0, 0x4e0811a0
        .long      0xf7537e81, 0xf7537e81, 0xf7537e81, 0xf7537e81, 0xbd3af234, 0xbd3af234, 0xbd3af234, 0xbd3af234
        .long      0x2ad7d2ba, 0x2ad7d2ba, 0x2ad7d2ba, 0x2ad7d2ba, 0xeb86d390, 0xeb86d390, 0xeb86d390, 0xeb86d390

        .text
        .p2align   5
        .globl     SYMBOL(md5_x4_blocks)
#if defined(_WIN32)
        .def       SYMBOL(md5_x4_blocks)
        .scl       2
        .type      32
        .endef
        .seh_proc  SYMBOL(md5_x4_blocks)
#elif defined(__ELF__)
        .type      SYMBOL(md5_x4_blocks), %function
#endif
SYMBOL(md5_x4_blocks):
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
        sub        $0x110, %rsp
        SEH(.seh_stackalloc 272)
        movaps     %xmm6, 0x100(%rsp)
        SEH(.seh_savexmm %xmm6, 256)
        SEH(.seh_endprologue)
        mov        %rcx, %rdi
        mov        %rdx, %rsi
        mov        %r8, %rdx
#else
        push       %r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %r15, 0
        sub        $0x100, %rsp
        .cfi_adjust_cfa_offset 256
#endif
        test       %rdx, %rdx
        jz         L(md5_x4_blocks_end)
        mov        $0, %rcx
        lea        L(md5_x4_blocks_constants)(%rip), %r15
        movdqu     (%rdi), %xmm0
        movdqu     16(%rdi), %xmm1
        movdqu     32(%rdi), %xmm2
        movdqu     48(%rdi), %xmm3
        .p2align   5
L(md5_x4_blocks_loop):
        mov        (%rsi), %rax
        add        %rcx, %rax
        mov        (%rax), %r8d
        mov        %r8d, (%rsp)
        mov        4(%rax), %r8d
        mov        %r8d, 16(%rsp)
        mov        8(%rax), %r8d
        mov        %r8d, 32(%rsp)
        mov        12(%rax), %r8d
        mov        %r8d, 48(%rsp)
        mov        16(%rax), %r8d
        mov        %r8d, 64(%rsp)
        mov        20(%rax), %r8d
        mov        %r8d, 80(%rsp)
        mov        24(%rax), %r8d
        mov        %r8d, 96(%rsp)
        mov        28(%rax), %r8d
        mov        %r8d, 112(%rsp)
        mov        32(%rax), %r8d
        mov        %r8d, 128(%rsp)
        mov        36(%rax), %r8d
        mov        %r8d, 144(%rsp)
        mov        40(%rax), %r8d
        mov        %r8d, 160(%rsp)
        mov        44(%rax), %r8d
        mov        %r8d, 176(%rsp)
        mov        48(%rax), %r8d
        mov        %r8d, 192(%rsp)
        mov        52(%rax), %r8d
        mov        %r8d, 208(%rsp)
        mov        56(%rax), %r8d
        mov        %r8d, 224(%rsp)
        mov        60(%rax), %r8d
        mov        %r8d, 240(%rsp)
        mov        8(%rsi), %rax
        add        %rcx, %rax
        mov        (%rax), %r8d
        mov        %r8d, 4(%rsp)
        mov        4(%rax), %r8d
        mov        %r8d, 20(%rsp)
        mov        8(%rax), %r8d
        mov        %r8d, 36(%rsp)
        mov        12(%rax), %r8d
        mov        %r8d, 52(%rsp)
        mov        16(%rax), %r8d
        mov        %r8d, 68(%rsp)
        mov        20(%rax), %r8d
        mov        %r8d, 84(%rsp)
        mov        24(%rax), %r8d
        mov        %r8d, 100(%rsp)
        mov        28(%rax), %r8d
        mov        %r8d, 116(%rsp)
        mov        32(%rax), %r8d
        mov        %r8d, 132(%rsp)
        mov        36(%rax), %r8d
        mov        %r8d, 148(%rsp)
        mov        40(%rax), %r8d
        mov        %r8d, 164(%rsp)
        mov        44(%rax), %r8d
        mov        %r8d, 180(%rsp)
        mov        48(%rax), %r8d
        mov        %r8d, 196(%rsp)
        mov        52(%rax), %r8d
        mov        %r8d, 212(%rsp)
        mov        56(%rax), %r8d
        mov        %r8d, 228(%rsp)
        mov        60(%rax), %r8d
        mov        %r8d, 244(%rsp)
        mov        16(%rsi), %rax
        add        %rcx, %rax
        mov        (%rax), %r8d
        mov        %r8d, 8(%rsp)
        mov        4(%rax), %r8d
        mov        %r8d, 24(%rsp)
        mov        8(%rax), %r8d
        mov        %r8d, 40(%rsp)
        mov        12(%rax), %r8d
        mov        %r8d, 56(%rsp)
        mov        16(%rax), %r8d
        mov        %r8d, 72(%rsp)
        mov        20(%rax), %r8d
        mov        %r8d, 88(%rsp)
        mov        24(%rax), %r8d
        mov        %r8d, 104(%rsp)
        mov        28(%rax), %r8d
        mov        %r8d, 120(%rsp)
        mov        32(%rax), %r8d
        mov        %r8d, 136(%rsp)
        mov        36(%rax), %r8d
        mov        %r8d, 152(%rsp)
        mov        40(%rax), %r8d
        mov        %r8d, 168(%rsp)
        mov        44(%rax), %r8d
        mov        %r8d, 184(%rsp)
        mov        48(%rax), %r8d
        mov        %r8d, 200(%rsp)
        mov        52(%rax), %r8d
        mov        %r8d, 216(%rsp)
        mov        56(%rax), %r8d
        mov        %r8d, 232(%rsp)
        mov        60(%rax), %r8d
        mov        %r8d, 248(%rsp)
        mov        24(%rsi), %rax
        add        %rcx, %rax
        mov        (%rax), %r8d
        mov        %r8d, 12(%rsp)
        mov        4(%rax), %r8d
        mov        %r8d, 28(%rsp)
        mov        8(%rax), %r8d
        mov        %r8d, 44(%rsp)
        mov        12(%rax), %r8d
        mov        %r8d, 60(%rsp)
        mov        16(%rax), %r8d
        mov        %r8d, 76(%rsp)
        mov        20(%rax), %r8d
        mov        %r8d, 92(%rsp)
        mov        24(%rax), %r8d
        mov        %r8d, 108(%rsp)
        mov        28(%rax), %r8d
        mov        %r8d, 124(%rsp)
        mov        32(%rax), %r8d
        mov        %r8d, 140(%rsp)
        mov        36(%rax), %r8d
        mov        %r8d, 156(%rsp)
        mov        40(%rax), %r8d
        mov        %r8d, 172(%rsp)
        mov        44(%rax), %r8d
        mov        %r8d, 188(%rsp)
        mov        48(%rax), %r8d
        mov        %r8d, 204(%rsp)
        mov        52(%rax), %r8d
        mov        %r8d, 220(%rsp)
        mov        56(%rax), %r8d
        mov        %r8d, 236(%rsp)
        mov        60(%rax), %r8d
        mov        %r8d, 252(%rsp)
        movdqa     %xmm1, %xmm4
        pand       %xmm2, %xmm4
        movdqa     %xmm1, %xmm5
        pandn      %xmm3, %xmm5
        movdqa     (%r15), %xmm6
        paddd      (%rsp), %xmm6
        por        %xmm5, %xmm4
        paddd      %xmm0, %xmm6
        paddd      %xmm6, %xmm4
        movdqa     %xmm4, %xmm5
        pslld      $7, %xmm5
        psrld      $25, %xmm4
        por        %xmm4, %xmm5
        paddd      16(%r15), %xmm3
        paddd      %xmm1, %xmm5                                 // step 1, F: cycle 6
        paddd      16(%rsp), %xmm3
        movdqa     %xmm1, %xmm4
        pand       %xmm5, %xmm4
        movdqa     %xmm5, %xmm6
        pandn      %xmm2, %xmm6
        por        %xmm6, %xmm4
        paddd      %xmm3, %xmm4
        movdqa     %xmm4, %xmm3
        pslld      $12, %xmm3
        psrld      $20, %xmm4
        por        %xmm4, %xmm3
        paddd      32(%r15), %xmm2
        paddd      %xmm5, %xmm3                                 // step 2, F: cycle 12
        paddd      32(%rsp), %xmm2
        movdqa     %xmm5, %xmm4
        pand       %xmm3, %xmm4
        movdqa     %xmm3, %xmm6
        pandn      %xmm1, %xmm6
        por        %xmm6, %xmm4
        paddd      %xmm2, %xmm4
        movdqa     %xmm4, %xmm2
        pslld      $17, %xmm2
        psrld      $15, %xmm4
        por        %xmm4, %xmm2
        paddd      48(%r15), %xmm1
        paddd      %xmm3, %xmm2                                 // step 3, F: cycle 18
        paddd      48(%rsp), %xmm1
        movdqa     %xmm3, %xmm4
        pand       %xmm2, %xmm4
        movdqa     %xmm2, %xmm6
        pandn      %xmm5, %xmm6
        por        %xmm6, %xmm4
        paddd      %xmm1, %xmm4
        movdqa     %xmm4, %xmm1
        pslld      $22, %xmm1
        psrld      $10, %xmm4
        por        %xmm4, %xmm1
        paddd      64(%r15), %xmm5
        paddd      %xmm2, %xmm1                                 // step 4, F: cycle 24
        paddd      64(%rsp), %xmm5
        movdqa     %xmm2, %xmm4
        pand       %xmm1, %xmm4
        movdqa     %xmm1, %xmm6
        pandn      %xmm3, %xmm6
        por        %xmm6, %xmm4
        paddd      %xmm5, %xmm4
        movdqa     %xmm4, %xmm5
        pslld      $7, %xmm5
        psrld      $25, %xmm4
        por        %xmm4, %xmm5
        paddd      80(%r15), %xmm3
        paddd      %xmm1, %xmm5                                 // step 5, F: cycle 30
        paddd      80(%rsp), %xmm3
        movdqa     %xmm1, %xmm4
        pand       %xmm5, %xmm4
        movdqa     %xmm5, %xmm6
        pandn      %xmm2, %xmm6
        por        %xmm6, %xmm4
        paddd      %xmm3, %xmm4
        movdqa     %xmm4, %xmm3
        pslld      $12, %xmm3
        psrld      $20, %xmm4
        por        %xmm4, %xmm3
        paddd      96(%r15), %xmm2
        paddd      %xmm5, %xmm3                                 // step 6, F: cycle 36
        paddd      96(%rsp), %xmm2
        movdqa     %xmm5, %xmm4
        pand       %xmm3, %xmm4
        movdqa     %xmm3, %xmm6
        pandn      %xmm1, %xmm6
        por        %xmm6, %xmm4
        paddd      %xmm2, %xmm4
        movdqa     %xmm4, %xmm2
        pslld      $17, %xmm2
        psrld      $15, %xmm4
        por        %xmm4, %xmm2
        paddd      112(%r15), %xmm1
        paddd      %xmm3, %xmm2                                 // step 7, F: cycle 42
        paddd      112(%rsp), %xmm1
        movdqa     %xmm3, %xmm4
        pand       %xmm2, %xmm4
        movdqa     %xmm2, %xmm6
        pandn      %xmm5, %xmm6
        por        %xmm6, %xmm4
        paddd      %xmm1, %xmm4
        movdqa     %xmm4, %xmm1
        pslld      $22, %xmm1
        psrld      $10, %xmm4
        por        %xmm4, %xmm1
        paddd      128(%r15), %xmm5
        paddd      %xmm2, %xmm1                                 // step 8, F: cycle 48
        paddd      128(%rsp), %xmm5
        movdqa     %xmm2, %xmm4
        pand       %xmm1, %xmm4
        movdqa     %xmm1, %xmm6
        pandn      %xmm3, %xmm6
        por        %xmm6, %xmm4
        paddd      %xmm5, %xmm4
        movdqa     %xmm4, %xmm5
        pslld      $7, %xmm5
        psrld      $25, %xmm4
        por        %xmm4, %xmm5
        paddd      144(%r15), %xmm3
        paddd      %xmm1, %xmm5                                 // step 9, F: cycle 54
        paddd      144(%rsp), %xmm3
        movdqa     %xmm1, %xmm4
        pand       %xmm5, %xmm4
        movdqa     %xmm5, %xmm6
        pandn      %xmm2, %xmm6
        por        %xmm6, %xmm4
        paddd      %xmm3, %xmm4
        movdqa     %xmm4, %xmm3
        pslld      $12, %xmm3
        psrld      $20, %xmm4
        por        %xmm4, %xmm3
        paddd      160(%r15), %xmm2
        paddd      %xmm5, %xmm3                                 // step 10, F: cycle 60
        paddd      160(%rsp), %xmm2
        movdqa     %xmm5, %xmm4
        pand       %xmm3, %xmm4
        movdqa     %xmm3, %xmm6
        pandn      %xmm1, %xmm6
        por        %xmm6, %xmm4
        paddd      %xmm2, %xmm4
        movdqa     %xmm4, %xmm2
        pslld      $17, %xmm2
        psrld      $15, %xmm4
        por        %xmm4, %xmm2
        paddd      176(%r15), %xmm1
        paddd      %xmm3, %xmm2                                 // step 11, F: cycle 66
        paddd      176(%rsp), %xmm1
        movdqa     %xmm3, %xmm4
        pand       %xmm2, %xmm4
        movdqa     %xmm2, %xmm6
        pandn      %xmm5, %xmm6
        por        %xmm6, %xmm4
        paddd      %xmm1, %xmm4
        movdqa     %xmm4, %xmm1
        pslld      $22, %xmm1
        psrld      $10, %xmm4
        por        %xmm4, %xmm1
        paddd      192(%r15), %xmm5
        paddd      %xmm2, %xmm1                                 // step 12, F: cycle 72
        paddd      192(%rsp), %xmm5
        movdqa     %xmm2, %xmm4
        pand       %xmm1, %xmm4
        movdqa     %xmm1, %xmm6
        pandn      %xmm3, %xmm6
        por        %xmm6, %xmm4
        paddd      %xmm5, %xmm4
        movdqa     %xmm4, %xmm5
        pslld      $7, %xmm5
        psrld      $25, %xmm4
        por        %xmm4, %xmm5
        paddd      208(%r15), %xmm3
        paddd      %xmm1, %xmm5                                 // step 13, F: cycle 78
        paddd      208(%rsp), %xmm3
        movdqa     %xmm1, %xmm4
        pand       %xmm5, %xmm4
        movdqa     %xmm5, %xmm6
        pandn      %xmm2, %xmm6
        por        %xmm6, %xmm4
        paddd      %xmm3, %xmm4
        movdqa     %xmm4, %xmm3
        pslld      $12, %xmm3
        psrld      $20, %xmm4
        por        %xmm4, %xmm3
        paddd      224(%r15), %xmm2
        paddd      %xmm5, %xmm3                                 // step 14, F: cycle 84
        paddd      224(%rsp), %xmm2
        movdqa     %xmm5, %xmm4
        pand       %xmm3, %xmm4
        movdqa     %xmm3, %xmm6
        pandn      %xmm1, %xmm6
        por        %xmm6, %xmm4
        paddd      %xmm2, %xmm4
        movdqa     %xmm4, %xmm2
        pslld      $17, %xmm2
        psrld      $15, %xmm4
        por        %xmm4, %xmm2
        paddd      240(%r15), %xmm1
        paddd      %xmm3, %xmm2                                 // step 15, F: cycle 90
        paddd      240(%rsp), %xmm1
        movdqa     %xmm3, %xmm4
        pand       %xmm2, %xmm4
        movdqa     %xmm2, %xmm6
        pandn      %xmm5, %xmm6
        por        %xmm6, %xmm4
        pcmpeqd    %xmm6, %xmm6
        pxor       %xmm3, %xmm6
        paddd      %xmm1, %xmm4
        pand       %xmm2, %xmm6
        paddd      0x100(%r15), %xmm5
        movdqa     %xmm4, %xmm1
        pslld      $22, %xmm1
        psrld      $10, %xmm4
        paddd      %xmm5, %xmm6
        por        %xmm4, %xmm1
        paddd      16(%rsp), %xmm6
        paddd      %xmm2, %xmm1                                 // step 16, F: cycle 96
        movdqa     %xmm3, %xmm4
        pand       %xmm1, %xmm4
        pcmpeqd    %xmm5, %xmm5
        pxor       %xmm2, %xmm5
        paddd      %xmm6, %xmm4
        pand       %xmm1, %xmm5
        paddd      0x110(%r15), %xmm3
        movdqa     %xmm4, %xmm6
        pslld      $5, %xmm6
        psrld      $27, %xmm4
        paddd      %xmm3, %xmm5
        por        %xmm4, %xmm6
        paddd      96(%rsp), %xmm5
        paddd      %xmm1, %xmm6                                 // step 17, G: cycle 101
        movdqa     %xmm2, %xmm3
        pand       %xmm6, %xmm3
        paddd      %xmm5, %xmm3
        movdqa     %xmm1, %xmm4
        pandn      %xmm6, %xmm4
        paddd      0x120(%r15), %xmm2
        movdqa     %xmm3, %xmm5
        pslld      $9, %xmm5
        psrld      $23, %xmm3
        paddd      %xmm2, %xmm4
        por        %xmm3, %xmm5
        paddd      176(%rsp), %xmm4
        paddd      %xmm6, %xmm5                                 // step 18, G: cycle 106
        movdqa     %xmm1, %xmm2
        pand       %xmm5, %xmm2
        paddd      %xmm4, %xmm2
        movdqa     %xmm6, %xmm3
        pandn      %xmm5, %xmm3
        paddd      0x130(%r15), %xmm1
        movdqa     %xmm2, %xmm4
        pslld      $14, %xmm4
        psrld      $18, %xmm2
        paddd      %xmm1, %xmm3
        por        %xmm2, %xmm4
        paddd      (%rsp), %xmm3
        paddd      %xmm5, %xmm4                                 // step 19, G: cycle 111
        movdqa     %xmm6, %xmm1
        pand       %xmm4, %xmm1
        paddd      %xmm3, %xmm1
        movdqa     %xmm5, %xmm2
        pandn      %xmm4, %xmm2
        paddd      0x140(%r15), %xmm6
        movdqa     %xmm1, %xmm3
        pslld      $20, %xmm3
        psrld      $12, %xmm1
        paddd      %xmm6, %xmm2
        por        %xmm1, %xmm3
        paddd      80(%rsp), %xmm2
        paddd      %xmm4, %xmm3                                 // step 20, G: cycle 116
        movdqa     %xmm5, %xmm1
        pand       %xmm3, %xmm1
        paddd      %xmm2, %xmm1
        movdqa     %xmm4, %xmm2
        pandn      %xmm3, %xmm2
        paddd      0x150(%r15), %xmm5
        movdqa     %xmm1, %xmm6
        pslld      $5, %xmm6
        psrld      $27, %xmm1
        paddd      %xmm5, %xmm2
        por        %xmm1, %xmm6
        paddd      160(%rsp), %xmm2
        paddd      %xmm3, %xmm6                                 // step 21, G: cycle 121
        movdqa     %xmm4, %xmm1
        pand       %xmm6, %xmm1
        paddd      %xmm2, %xmm1
        movdqa     %xmm3, %xmm2
        pandn      %xmm6, %xmm2
        paddd      0x160(%r15), %xmm4
        movdqa     %xmm1, %xmm5
        pslld      $9, %xmm5
        psrld      $23, %xmm1
        paddd      %xmm4, %xmm2
        por        %xmm1, %xmm5
        paddd      240(%rsp), %xmm2
        paddd      %xmm6, %xmm5                                 // step 22, G: cycle 126
        movdqa     %xmm3, %xmm1
        pand       %xmm5, %xmm1
        paddd      %xmm2, %xmm1
        movdqa     %xmm6, %xmm2
        pandn      %xmm5, %xmm2
        paddd      0x170(%r15), %xmm3
        movdqa     %xmm1, %xmm4
        pslld      $14, %xmm4
        psrld      $18, %xmm1
        paddd      %xmm3, %xmm2
        por        %xmm1, %xmm4
        paddd      64(%rsp), %xmm2
        paddd      %xmm5, %xmm4                                 // step 23, G: cycle 131
        movdqa     %xmm6, %xmm1
        pand       %xmm4, %xmm1
        paddd      %xmm2, %xmm1
        movdqa     %xmm5, %xmm2
        pandn      %xmm4, %xmm2
        paddd      0x180(%r15), %xmm6
        movdqa     %xmm1, %xmm3
        pslld      $20, %xmm3
        psrld      $12, %xmm1
        paddd      %xmm6, %xmm2
        por        %xmm1, %xmm3
        paddd      144(%rsp), %xmm2
        paddd      %xmm4, %xmm3                                 // step 24, G: cycle 136
        movdqa     %xmm5, %xmm1
        pand       %xmm3, %xmm1
        paddd      %xmm2, %xmm1
        movdqa     %xmm4, %xmm2
        pandn      %xmm3, %xmm2
        paddd      0x190(%r15), %xmm5
        movdqa     %xmm1, %xmm6
        pslld      $5, %xmm6
        psrld      $27, %xmm1
        paddd      %xmm5, %xmm2
        por        %xmm1, %xmm6
        paddd      224(%rsp), %xmm2
        paddd      %xmm3, %xmm6                                 // step 25, G: cycle 141
        movdqa     %xmm4, %xmm1
        pand       %xmm6, %xmm1
        paddd      %xmm2, %xmm1
        movdqa     %xmm3, %xmm2
        pandn      %xmm6, %xmm2
        paddd      0x1a0(%r15), %xmm4
        movdqa     %xmm1, %xmm5
        pslld      $9, %xmm5
        psrld      $23, %xmm1
        paddd      %xmm4, %xmm2
        por        %xmm1, %xmm5
        paddd      48(%rsp), %xmm2
        paddd      %xmm6, %xmm5                                 // step 26, G: cycle 146
        movdqa     %xmm3, %xmm1
        pand       %xmm5, %xmm1
        paddd      %xmm2, %xmm1
        movdqa     %xmm6, %xmm2
        pandn      %xmm5, %xmm2
        paddd      0x1b0(%r15), %xmm3
        movdqa     %xmm1, %xmm4
        pslld      $14, %xmm4
        psrld      $18, %xmm1
        paddd      %xmm3, %xmm2
        por        %xmm1, %xmm4
        paddd      128(%rsp), %xmm2
        paddd      %xmm5, %xmm4                                 // step 27, G: cycle 151
        movdqa     %xmm6, %xmm1
        pand       %xmm4, %xmm1
        paddd      %xmm2, %xmm1
        movdqa     %xmm5, %xmm2
        pandn      %xmm4, %xmm2
        paddd      0x1c0(%r15), %xmm6
        movdqa     %xmm1, %xmm3
        pslld      $20, %xmm3
        psrld      $12, %xmm1
        paddd      %xmm6, %xmm2
        por        %xmm1, %xmm3
        paddd      208(%rsp), %xmm2
        paddd      %xmm4, %xmm3                                 // step 28, G: cycle 156
        movdqa     %xmm5, %xmm1
        pand       %xmm3, %xmm1
        paddd      %xmm2, %xmm1
        movdqa     %xmm4, %xmm2
        pandn      %xmm3, %xmm2
        paddd      0x1d0(%r15), %xmm5
        movdqa     %xmm1, %xmm6
        pslld      $5, %xmm6
        psrld      $27, %xmm1
        paddd      %xmm5, %xmm2
        por        %xmm1, %xmm6
        paddd      32(%rsp), %xmm2
        paddd      %xmm3, %xmm6                                 // step 29, G: cycle 161
        movdqa     %xmm4, %xmm1
        pand       %xmm6, %xmm1
        paddd      %xmm2, %xmm1
        movdqa     %xmm3, %xmm2
        pandn      %xmm6, %xmm2
        paddd      0x1e0(%r15), %xmm4
        movdqa     %xmm1, %xmm5
        pslld      $9, %xmm5
        psrld      $23, %xmm1
        paddd      %xmm4, %xmm2
        por        %xmm1, %xmm5
        paddd      112(%rsp), %xmm2
        paddd      %xmm6, %xmm5                                 // step 30, G: cycle 166
        movdqa     %xmm3, %xmm1
        pand       %xmm5, %xmm1
        paddd      %xmm2, %xmm1
        movdqa     %xmm6, %xmm2
        pandn      %xmm5, %xmm2
        paddd      0x1f0(%r15), %xmm3
        movdqa     %xmm1, %xmm4
        pslld      $14, %xmm4
        psrld      $18, %xmm1
        paddd      %xmm3, %xmm2
        por        %xmm1, %xmm4
        paddd      192(%rsp), %xmm2
        paddd      %xmm5, %xmm4                                 // step 31, G: cycle 171
        movdqa     %xmm6, %xmm1
        pand       %xmm4, %xmm1
        paddd      %xmm2, %xmm1
        movdqa     %xmm1, %xmm2
        pslld      $20, %xmm2
        psrld      $12, %xmm1
        movdqa     %xmm5, %xmm3
        pxor       %xmm4, %xmm3
        por        %xmm1, %xmm2
        paddd      0x200(%r15), %xmm6
        paddd      %xmm4, %xmm2                                 // step 32, G: cycle 176
        paddd      80(%rsp), %xmm6
        pxor       %xmm2, %xmm3
        paddd      %xmm6, %xmm3
        movdqa     %xmm3, %xmm1
        pslld      $4, %xmm1
        psrld      $28, %xmm3
        movdqa     %xmm4, %xmm6
        pxor       %xmm2, %xmm6
        por        %xmm3, %xmm1
        paddd      0x210(%r15), %xmm5
        paddd      %xmm2, %xmm1                                 // step 33, H: cycle 181
        paddd      128(%rsp), %xmm5
        pxor       %xmm1, %xmm6
        paddd      %xmm5, %xmm6
        movdqa     %xmm6, %xmm3
        pslld      $11, %xmm3
        psrld      $21, %xmm6
        movdqa     %xmm2, %xmm5
        pxor       %xmm1, %xmm5
        por        %xmm6, %xmm3
        paddd      0x220(%r15), %xmm4
        paddd      %xmm1, %xmm3                                 // step 34, H: cycle 186
        paddd      176(%rsp), %xmm4
        pxor       %xmm3, %xmm5
        paddd      %xmm4, %xmm5
        movdqa     %xmm5, %xmm4
        pslld      $16, %xmm4
        psrld      $16, %xmm5
        movdqa     %xmm1, %xmm6
        pxor       %xmm3, %xmm6
        por        %xmm5, %xmm4
        paddd      0x230(%r15), %xmm2
        paddd      %xmm3, %xmm4                                 // step 35, H: cycle 191
        paddd      224(%rsp), %xmm2
        pxor       %xmm4, %xmm6
        paddd      %xmm2, %xmm6
        movdqa     %xmm6, %xmm2
        pslld      $23, %xmm2
        psrld      $9, %xmm6
        movdqa     %xmm3, %xmm5
        pxor       %xmm4, %xmm5
        por        %xmm6, %xmm2
        paddd      0x240(%r15), %xmm1
        paddd      %xmm4, %xmm2                                 // step 36, H: cycle 196
        paddd      16(%rsp), %xmm1
        pxor       %xmm2, %xmm5
        paddd      %xmm1, %xmm5
        movdqa     %xmm5, %xmm1
        pslld      $4, %xmm1
        psrld      $28, %xmm5
        movdqa     %xmm4, %xmm6
        pxor       %xmm2, %xmm6
        por        %xmm5, %xmm1
        paddd      0x250(%r15), %xmm3
        paddd      %xmm2, %xmm1                                 // step 37, H: cycle 201
        paddd      64(%rsp), %xmm3
        pxor       %xmm1, %xmm6
        paddd      %xmm3, %xmm6
        movdqa     %xmm6, %xmm3
        pslld      $11, %xmm3
        psrld      $21, %xmm6
        movdqa     %xmm2, %xmm5
        pxor       %xmm1, %xmm5
        por        %xmm6, %xmm3
        paddd      0x260(%r15), %xmm4
        paddd      %xmm1, %xmm3                                 // step 38, H: cycle 206
        paddd      112(%rsp), %xmm4
        pxor       %xmm3, %xmm5
        paddd      %xmm4, %xmm5
        movdqa     %xmm5, %xmm4
        pslld      $16, %xmm4
        psrld      $16, %xmm5
        movdqa     %xmm1, %xmm6
        pxor       %xmm3, %xmm6
        por        %xmm5, %xmm4
        paddd      0x270(%r15), %xmm2
        paddd      %xmm3, %xmm4                                 // step 39, H: cycle 211
        paddd      160(%rsp), %xmm2
        pxor       %xmm4, %xmm6
        paddd      %xmm2, %xmm6
        movdqa     %xmm6, %xmm2
        pslld      $23, %xmm2
        psrld      $9, %xmm6
        movdqa     %xmm3, %xmm5
        pxor       %xmm4, %xmm5
        por        %xmm6, %xmm2
        paddd      0x280(%r15), %xmm1
        paddd      %xmm4, %xmm2                                 // step 40, H: cycle 216
        paddd      208(%rsp), %xmm1
        pxor       %xmm2, %xmm5
        paddd      %xmm1, %xmm5
        movdqa     %xmm5, %xmm1
        pslld      $4, %xmm1
        psrld      $28, %xmm5
        movdqa     %xmm4, %xmm6
        pxor       %xmm2, %xmm6
        por        %xmm5, %xmm1
        paddd      0x290(%r15), %xmm3
        paddd      %xmm2, %xmm1                                 // step 41, H: cycle 221
        paddd      (%rsp), %xmm3
        pxor       %xmm1, %xmm6
        paddd      %xmm3, %xmm6
        movdqa     %xmm6, %xmm3
        pslld      $11, %xmm3
        psrld      $21, %xmm6
        movdqa     %xmm2, %xmm5
        pxor       %xmm1, %xmm5
        por        %xmm6, %xmm3
        paddd      0x2a0(%r15), %xmm4
        paddd      %xmm1, %xmm3                                 // step 42, H: cycle 226
        paddd      48(%rsp), %xmm4
        pxor       %xmm3, %xmm5
        paddd      %xmm4, %xmm5
        movdqa     %xmm5, %xmm4
        pslld      $16, %xmm4
        psrld      $16, %xmm5
        movdqa     %xmm1, %xmm6
        pxor       %xmm3, %xmm6
        por        %xmm5, %xmm4
        paddd      0x2b0(%r15), %xmm2
        paddd      %xmm3, %xmm4                                 // step 43, H: cycle 231
        paddd      96(%rsp), %xmm2
        pxor       %xmm4, %xmm6
        paddd      %xmm2, %xmm6
        movdqa     %xmm6, %xmm2
        pslld      $23, %xmm2
        psrld      $9, %xmm6
        movdqa     %xmm3, %xmm5
        pxor       %xmm4, %xmm5
        por        %xmm6, %xmm2
        paddd      0x2c0(%r15), %xmm1
        paddd      %xmm4, %xmm2                                 // step 44, H: cycle 236
        paddd      144(%rsp), %xmm1
        pxor       %xmm2, %xmm5
        paddd      %xmm1, %xmm5
        movdqa     %xmm5, %xmm1
        pslld      $4, %xmm1
        psrld      $28, %xmm5
        movdqa     %xmm4, %xmm6
        pxor       %xmm2, %xmm6
        por        %xmm5, %xmm1
        paddd      0x2d0(%r15), %xmm3
        paddd      %xmm2, %xmm1                                 // step 45, H: cycle 241
        paddd      192(%rsp), %xmm3
        pxor       %xmm1, %xmm6
        paddd      %xmm3, %xmm6
        movdqa     %xmm6, %xmm3
        pslld      $11, %xmm3
        psrld      $21, %xmm6
        movdqa     %xmm2, %xmm5
        pxor       %xmm1, %xmm5
        por        %xmm6, %xmm3
        paddd      0x2e0(%r15), %xmm4
        paddd      %xmm1, %xmm3                                 // step 46, H: cycle 246
        paddd      240(%rsp), %xmm4
        pxor       %xmm3, %xmm5
        paddd      %xmm4, %xmm5
        movdqa     %xmm5, %xmm4
        pslld      $16, %xmm4
        psrld      $16, %xmm5
        movdqa     %xmm1, %xmm6
        pxor       %xmm3, %xmm6
        por        %xmm5, %xmm4
        paddd      0x2f0(%r15), %xmm2
        paddd      %xmm3, %xmm4                                 // step 47, H: cycle 251
        paddd      32(%rsp), %xmm2
        pxor       %xmm4, %xmm6
        paddd      %xmm2, %xmm6
        movdqa     %xmm6, %xmm2
        pslld      $23, %xmm2
        psrld      $9, %xmm6
        por        %xmm6, %xmm2
        paddd      0x300(%r15), %xmm1
        paddd      %xmm4, %xmm2                                 // step 48, H: cycle 256
        paddd      (%rsp), %xmm1
        movdqa     %xmm2, %xmm5
        pandn      %xmm3, %xmm5
        pxor       %xmm4, %xmm5
        psubd      %xmm5, %xmm1
        movdqa     %xmm1, %xmm5
        pslld      $6, %xmm5
        psrld      $26, %xmm1
        por        %xmm1, %xmm5
        paddd      0x310(%r15), %xmm3
        paddd      %xmm2, %xmm5                                 // step 49, I: cycle 262
        paddd      112(%rsp), %xmm3
        movdqa     %xmm5, %xmm1
        pandn      %xmm4, %xmm1
        pxor       %xmm2, %xmm1
        psubd      %xmm1, %xmm3
        movdqa     %xmm3, %xmm1
        pslld      $10, %xmm1
        psrld      $22, %xmm3
        por        %xmm3, %xmm1
        paddd      0x320(%r15), %xmm4
        paddd      %xmm5, %xmm1                                 // step 50, I: cycle 268
        paddd      224(%rsp), %xmm4
        movdqa     %xmm1, %xmm3
        pandn      %xmm2, %xmm3
        pxor       %xmm5, %xmm3
        psubd      %xmm3, %xmm4
        movdqa     %xmm4, %xmm3
        pslld      $15, %xmm3
        psrld      $17, %xmm4
        por        %xmm4, %xmm3
        paddd      0x330(%r15), %xmm2
        paddd      %xmm1, %xmm3                                 // step 51, I: cycle 274
        paddd      80(%rsp), %xmm2
        movdqa     %xmm3, %xmm4
        pandn      %xmm5, %xmm4
        pxor       %xmm1, %xmm4
        psubd      %xmm4, %xmm2
        movdqa     %xmm2, %xmm4
        pslld      $21, %xmm4
        psrld      $11, %xmm2
        por        %xmm2, %xmm4
        paddd      0x340(%r15), %xmm5
        paddd      %xmm3, %xmm4                                 // step 52, I: cycle 280
        paddd      192(%rsp), %xmm5
        movdqa     %xmm4, %xmm2
        pandn      %xmm1, %xmm2
        pxor       %xmm3, %xmm2
        psubd      %xmm2, %xmm5
        movdqa     %xmm5, %xmm2
        pslld      $6, %xmm2
        psrld      $26, %xmm5
        por        %xmm5, %xmm2
        paddd      0x350(%r15), %xmm1
        paddd      %xmm4, %xmm2                                 // step 53, I: cycle 286
        paddd      48(%rsp), %xmm1
        movdqa     %xmm2, %xmm5
        pandn      %xmm3, %xmm5
        pxor       %xmm4, %xmm5
        psubd      %xmm5, %xmm1
        movdqa     %xmm1, %xmm5
        pslld      $10, %xmm5
        psrld      $22, %xmm1
        por        %xmm1, %xmm5
        paddd      0x360(%r15), %xmm3
        paddd      %xmm2, %xmm5                                 // step 54, I: cycle 292
        paddd      160(%rsp), %xmm3
        movdqa     %xmm5, %xmm1
        pandn      %xmm4, %xmm1
        pxor       %xmm2, %xmm1
        psubd      %xmm1, %xmm3
        movdqa     %xmm3, %xmm1
        pslld      $15, %xmm1
        psrld      $17, %xmm3
        por        %xmm3, %xmm1
        paddd      0x370(%r15), %xmm4
        paddd      %xmm5, %xmm1                                 // step 55, I: cycle 298
        paddd      16(%rsp), %xmm4
        movdqa     %xmm1, %xmm3
        pandn      %xmm2, %xmm3
        pxor       %xmm5, %xmm3
        psubd      %xmm3, %xmm4
        movdqa     %xmm4, %xmm3
        pslld      $21, %xmm3
        psrld      $11, %xmm4
        por        %xmm4, %xmm3
        paddd      0x380(%r15), %xmm2
        paddd      %xmm1, %xmm3                                 // step 56, I: cycle 304
        paddd      128(%rsp), %xmm2
        movdqa     %xmm3, %xmm4
        pandn      %xmm5, %xmm4
        pxor       %xmm1, %xmm4
        psubd      %xmm4, %xmm2
        movdqa     %xmm2, %xmm4
        pslld      $6, %xmm4
        psrld      $26, %xmm2
        por        %xmm2, %xmm4
        paddd      0x390(%r15), %xmm5
        paddd      %xmm3, %xmm4                                 // step 57, I: cycle 310
        paddd      240(%rsp), %xmm5
        movdqa     %xmm4, %xmm2
        pandn      %xmm1, %xmm2
        pxor       %xmm3, %xmm2
        psubd      %xmm2, %xmm5
        movdqa     %xmm5, %xmm2
        pslld      $10, %xmm2
        psrld      $22, %xmm5
        por        %xmm5, %xmm2
        paddd      0x3a0(%r15), %xmm1
        paddd      %xmm4, %xmm2                                 // step 58, I: cycle 316
        paddd      96(%rsp), %xmm1
        movdqa     %xmm2, %xmm5
        pandn      %xmm3, %xmm5
        pxor       %xmm4, %xmm5
        psubd      %xmm5, %xmm1
        movdqa     %xmm1, %xmm5
        pslld      $15, %xmm5
        psrld      $17, %xmm1
        por        %xmm1, %xmm5
        paddd      0x3b0(%r15), %xmm3
        paddd      %xmm2, %xmm5                                 // step 59, I: cycle 322
        paddd      208(%rsp), %xmm3
        movdqa     %xmm5, %xmm1
        pandn      %xmm4, %xmm1
        pxor       %xmm2, %xmm1
        psubd      %xmm1, %xmm3
        movdqa     %xmm3, %xmm1
        pslld      $21, %xmm1
        psrld      $11, %xmm3
        por        %xmm3, %xmm1
        paddd      0x3c0(%r15), %xmm4
        paddd      %xmm5, %xmm1                                 // step 60, I: cycle 328
        paddd      64(%rsp), %xmm4
        movdqa     %xmm1, %xmm3
        pandn      %xmm2, %xmm3
        pxor       %xmm5, %xmm3
        psubd      %xmm3, %xmm4
        movdqa     %xmm4, %xmm3
        pslld      $6, %xmm3
        psrld      $26, %xmm4
        por        %xmm4, %xmm3
        paddd      0x3d0(%r15), %xmm2
        paddd      %xmm1, %xmm3                                 // step 61, I: cycle 334
        paddd      176(%rsp), %xmm2
        movdqa     %xmm3, %xmm4
        pandn      %xmm5, %xmm4
        pxor       %xmm1, %xmm4
        psubd      %xmm4, %xmm2
        movdqa     %xmm2, %xmm4
        pslld      $10, %xmm4
        psrld      $22, %xmm2
        por        %xmm2, %xmm4
        paddd      0x3e0(%r15), %xmm5
        paddd      %xmm3, %xmm4                                 // step 62, I: cycle 340
        paddd      32(%rsp), %xmm5
        movdqa     %xmm4, %xmm2
        pandn      %xmm1, %xmm2
        pxor       %xmm3, %xmm2
        psubd      %xmm2, %xmm5
        movdqa     %xmm5, %xmm2
        pslld      $15, %xmm2
        psrld      $17, %xmm5
        por        %xmm5, %xmm2
        paddd      0x3f0(%r15), %xmm1
        paddd      %xmm4, %xmm2                                 // step 63, I: cycle 346
        paddd      144(%rsp), %xmm1
        movdqa     %xmm2, %xmm5
        pandn      %xmm3, %xmm5
        pxor       %xmm4, %xmm5
        psubd      %xmm5, %xmm1
        movdqa     %xmm1, %xmm5
        pslld      $21, %xmm5
        psrld      $11, %xmm1
        por        %xmm1, %xmm5
        paddd      %xmm0, %xmm3
        movdqu     32(%rdi), %xmm0
        paddd      %xmm2, %xmm0
        paddd      %xmm2, %xmm5                                 // step 64, I: cycle 352
        movdqu     48(%rdi), %xmm1
        paddd      %xmm1, %xmm4
        movdqu     16(%rdi), %xmm1
        paddd      %xmm1, %xmm5
        movdqu     %xmm3, (%rdi)
        movdqu     %xmm5, 16(%rdi)
        movdqu     %xmm0, 32(%rdi)
        movdqu     %xmm4, 48(%rdi)
        movdqa     %xmm5, %xmm1
        movdqa     %xmm0, %xmm2
        movdqa     %xmm3, %xmm0
        movdqa     %xmm4, %xmm3
        add        $64, %rcx
        sub        $1, %rdx
        jnz        L(md5_x4_blocks_loop)
L(md5_x4_blocks_end):
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        movaps     0x100(%rsp), %xmm6
        add        $0x110, %rsp
        pop        %r15
        pop        %rsi
        pop        %rdi
#else
        add        $0x100, %rsp
        .cfi_adjust_cfa_offset -256
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
        .size      SYMBOL(md5_x4_blocks), . - SYMBOL(md5_x4_blocks)
#endif

#if defined(__ELF__)
        .section .note.GNU-stack,"",%progbits
#endif
