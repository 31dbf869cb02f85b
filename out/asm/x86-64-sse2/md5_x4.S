/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for x86-64 with SSE2, 4 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64-sse2 --kernel lanes --emitter gas
 *
 * md5_x4_blocks: 614 instructions for a block of 64 bytes, critical path 353 cycles.
 * Rules: rotate_as_or 64 times, select_as_add 16 times, not_out_of_or 16 times, not_in_sum 16 times.
 * md5_x4_blocks: 893 instructions in all, 178 of them moves between registers.
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
        sub        $0x170, %rsp
        SEH(.seh_stackalloc 368)
        movaps     %xmm6, 0x100(%rsp)
        SEH(.seh_savexmm %xmm6, 256)
        movaps     %xmm7, 0x110(%rsp)
        SEH(.seh_savexmm %xmm7, 272)
        movaps     %xmm8, 0x120(%rsp)
        SEH(.seh_savexmm %xmm8, 288)
        movaps     %xmm9, 0x130(%rsp)
        SEH(.seh_savexmm %xmm9, 304)
        movaps     %xmm10, 0x140(%rsp)
        SEH(.seh_savexmm %xmm10, 320)
        movaps     %xmm11, 0x150(%rsp)
        SEH(.seh_savexmm %xmm11, 336)
        movaps     %xmm12, 0x160(%rsp)
        SEH(.seh_savexmm %xmm12, 352)
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
        movdqu     (%rax), %xmm5
        movdqu     16(%rax), %xmm9
        mov        8(%rsi), %rax
        add        %rcx, %rax
        movdqu     (%rax), %xmm6
        movdqu     16(%rax), %xmm10
        mov        16(%rsi), %rax
        add        %rcx, %rax
        movdqu     (%rax), %xmm7
        movdqu     16(%rax), %xmm11
        mov        24(%rsi), %rax
        add        %rcx, %rax
        movdqu     (%rax), %xmm8
        movdqu     16(%rax), %xmm12
        movdqa     %xmm5, %xmm4
        punpckldq  %xmm6, %xmm4
        punpckhdq  %xmm6, %xmm5
        movdqa     %xmm7, %xmm6
        punpckldq  %xmm8, %xmm6
        punpckhdq  %xmm8, %xmm7
        movdqa     %xmm4, %xmm8
        punpcklqdq %xmm6, %xmm8
        punpckhqdq %xmm6, %xmm4
        movdqa     %xmm5, %xmm6
        punpcklqdq %xmm7, %xmm6
        punpckhqdq %xmm7, %xmm5
        movdqu     %xmm8, (%rsp)
        movdqu     %xmm4, 16(%rsp)
        movdqu     %xmm6, 32(%rsp)
        movdqu     %xmm5, 48(%rsp)
        movdqa     %xmm9, %xmm7
        punpckldq  %xmm10, %xmm7
        punpckhdq  %xmm10, %xmm9
        movdqa     %xmm11, %xmm10
        punpckldq  %xmm12, %xmm10
        punpckhdq  %xmm12, %xmm11
        movdqa     %xmm7, %xmm12
        punpcklqdq %xmm10, %xmm12
        punpckhqdq %xmm10, %xmm7
        movdqa     %xmm9, %xmm10
        punpcklqdq %xmm11, %xmm10
        punpckhqdq %xmm11, %xmm9
        movdqu     %xmm12, 64(%rsp)
        movdqu     %xmm7, 80(%rsp)
        movdqu     %xmm10, 96(%rsp)
        movdqu     %xmm9, 112(%rsp)
        mov        (%rsi), %rax
        add        %rcx, %rax
        movdqu     32(%rax), %xmm4
        movdqu     48(%rax), %xmm8
        mov        8(%rsi), %rax
        add        %rcx, %rax
        movdqu     32(%rax), %xmm5
        movdqu     48(%rax), %xmm9
        mov        16(%rsi), %rax
        add        %rcx, %rax
        movdqu     32(%rax), %xmm6
        movdqu     48(%rax), %xmm10
        mov        24(%rsi), %rax
        add        %rcx, %rax
        movdqu     32(%rax), %xmm7
        movdqu     48(%rax), %xmm12
        movdqa     %xmm4, %xmm11
        punpckldq  %xmm5, %xmm11
        punpckhdq  %xmm5, %xmm4
        movdqa     %xmm6, %xmm5
        punpckldq  %xmm7, %xmm5
        punpckhdq  %xmm7, %xmm6
        movdqa     %xmm11, %xmm7
        punpcklqdq %xmm5, %xmm7
        punpckhqdq %xmm5, %xmm11
        movdqa     %xmm4, %xmm5
        punpcklqdq %xmm6, %xmm5
        punpckhqdq %xmm6, %xmm4
        movdqu     %xmm7, 128(%rsp)
        movdqu     %xmm11, 144(%rsp)
        movdqu     %xmm5, 160(%rsp)
        movdqu     %xmm4, 176(%rsp)
        movdqa     %xmm8, %xmm6
        punpckldq  %xmm9, %xmm6
        punpckhdq  %xmm9, %xmm8
        movdqa     %xmm10, %xmm9
        punpckldq  %xmm12, %xmm9
        punpckhdq  %xmm12, %xmm10
        movdqa     %xmm6, %xmm12
        punpcklqdq %xmm9, %xmm12
        punpckhqdq %xmm9, %xmm6
        movdqa     %xmm8, %xmm9
        punpcklqdq %xmm10, %xmm9
        punpckhqdq %xmm10, %xmm8
        movdqu     %xmm12, 192(%rsp)
        movdqu     %xmm6, 208(%rsp)
        movdqu     %xmm9, 224(%rsp)
        movdqu     %xmm8, 240(%rsp)
        movdqa     %xmm1, %xmm4
        pand       %xmm2, %xmm4
        movdqa     %xmm1, %xmm5
        pandn      %xmm3, %xmm5
        por        %xmm5, %xmm4
        movdqa     (%r15), %xmm5
        paddd      (%rsp), %xmm5
        paddd      %xmm0, %xmm5
        paddd      %xmm5, %xmm4
        movdqa     %xmm4, %xmm5
        pslld      $7, %xmm5
        psrld      $25, %xmm4
        por        %xmm4, %xmm5
        paddd      %xmm1, %xmm5                                 // step 1, F: cycle 6
        movdqa     %xmm1, %xmm4
        pand       %xmm5, %xmm4
        movdqa     %xmm5, %xmm6
        pandn      %xmm2, %xmm6
        por        %xmm6, %xmm4
        paddd      16(%r15), %xmm3
        paddd      16(%rsp), %xmm3
        paddd      %xmm3, %xmm4
        movdqa     %xmm4, %xmm3
        pslld      $12, %xmm3
        psrld      $20, %xmm4
        por        %xmm4, %xmm3
        paddd      %xmm5, %xmm3                                 // step 2, F: cycle 12
        movdqa     %xmm5, %xmm4
        pand       %xmm3, %xmm4
        movdqa     %xmm3, %xmm6
        pandn      %xmm1, %xmm6
        por        %xmm6, %xmm4
        paddd      32(%r15), %xmm2
        paddd      32(%rsp), %xmm2
        paddd      %xmm2, %xmm4
        movdqa     %xmm4, %xmm2
        pslld      $17, %xmm2
        psrld      $15, %xmm4
        por        %xmm4, %xmm2
        paddd      %xmm3, %xmm2                                 // step 3, F: cycle 18
        movdqa     %xmm3, %xmm4
        pand       %xmm2, %xmm4
        movdqa     %xmm2, %xmm6
        pandn      %xmm5, %xmm6
        por        %xmm6, %xmm4
        paddd      48(%r15), %xmm1
        paddd      48(%rsp), %xmm1
        paddd      %xmm1, %xmm4
        movdqa     %xmm4, %xmm1
        pslld      $22, %xmm1
        psrld      $10, %xmm4
        por        %xmm4, %xmm1
        paddd      %xmm2, %xmm1                                 // step 4, F: cycle 24
        movdqa     %xmm2, %xmm4
        pand       %xmm1, %xmm4
        movdqa     %xmm1, %xmm6
        pandn      %xmm3, %xmm6
        por        %xmm6, %xmm4
        paddd      64(%r15), %xmm5
        paddd      64(%rsp), %xmm5
        paddd      %xmm5, %xmm4
        movdqa     %xmm4, %xmm5
        pslld      $7, %xmm5
        psrld      $25, %xmm4
        por        %xmm4, %xmm5
        paddd      %xmm1, %xmm5                                 // step 5, F: cycle 30
        movdqa     %xmm1, %xmm4
        pand       %xmm5, %xmm4
        movdqa     %xmm5, %xmm6
        pandn      %xmm2, %xmm6
        por        %xmm6, %xmm4
        paddd      80(%r15), %xmm3
        paddd      80(%rsp), %xmm3
        paddd      %xmm3, %xmm4
        movdqa     %xmm4, %xmm3
        pslld      $12, %xmm3
        psrld      $20, %xmm4
        por        %xmm4, %xmm3
        paddd      %xmm5, %xmm3                                 // step 6, F: cycle 36
        movdqa     %xmm5, %xmm4
        pand       %xmm3, %xmm4
        movdqa     %xmm3, %xmm6
        pandn      %xmm1, %xmm6
        por        %xmm6, %xmm4
        paddd      96(%r15), %xmm2
        paddd      96(%rsp), %xmm2
        paddd      %xmm2, %xmm4
        movdqa     %xmm4, %xmm2
        pslld      $17, %xmm2
        psrld      $15, %xmm4
        por        %xmm4, %xmm2
        paddd      %xmm3, %xmm2                                 // step 7, F: cycle 42
        movdqa     %xmm3, %xmm4
        pand       %xmm2, %xmm4
        movdqa     %xmm2, %xmm6
        pandn      %xmm5, %xmm6
        por        %xmm6, %xmm4
        paddd      112(%r15), %xmm1
        paddd      112(%rsp), %xmm1
        paddd      %xmm1, %xmm4
        movdqa     %xmm4, %xmm1
        pslld      $22, %xmm1
        psrld      $10, %xmm4
        por        %xmm4, %xmm1
        paddd      %xmm2, %xmm1                                 // step 8, F: cycle 48
        movdqa     %xmm2, %xmm4
        pand       %xmm1, %xmm4
        movdqa     %xmm1, %xmm6
        pandn      %xmm3, %xmm6
        por        %xmm6, %xmm4
        paddd      128(%r15), %xmm5
        paddd      128(%rsp), %xmm5
        paddd      %xmm5, %xmm4
        movdqa     %xmm4, %xmm5
        pslld      $7, %xmm5
        psrld      $25, %xmm4
        por        %xmm4, %xmm5
        paddd      %xmm1, %xmm5                                 // step 9, F: cycle 54
        movdqa     %xmm1, %xmm4
        pand       %xmm5, %xmm4
        movdqa     %xmm5, %xmm6
        pandn      %xmm2, %xmm6
        por        %xmm6, %xmm4
        paddd      144(%r15), %xmm3
        paddd      144(%rsp), %xmm3
        paddd      %xmm3, %xmm4
        movdqa     %xmm4, %xmm3
        pslld      $12, %xmm3
        psrld      $20, %xmm4
        por        %xmm4, %xmm3
        paddd      %xmm5, %xmm3                                 // step 10, F: cycle 60
        movdqa     %xmm5, %xmm4
        pand       %xmm3, %xmm4
        movdqa     %xmm3, %xmm6
        pandn      %xmm1, %xmm6
        por        %xmm6, %xmm4
        paddd      160(%r15), %xmm2
        paddd      160(%rsp), %xmm2
        paddd      %xmm2, %xmm4
        movdqa     %xmm4, %xmm2
        pslld      $17, %xmm2
        psrld      $15, %xmm4
        por        %xmm4, %xmm2
        paddd      %xmm3, %xmm2                                 // step 11, F: cycle 66
        movdqa     %xmm3, %xmm4
        pand       %xmm2, %xmm4
        movdqa     %xmm2, %xmm6
        pandn      %xmm5, %xmm6
        por        %xmm6, %xmm4
        paddd      176(%r15), %xmm1
        paddd      176(%rsp), %xmm1
        paddd      %xmm1, %xmm4
        movdqa     %xmm4, %xmm1
        pslld      $22, %xmm1
        psrld      $10, %xmm4
        por        %xmm4, %xmm1
        paddd      %xmm2, %xmm1                                 // step 12, F: cycle 72
        movdqa     %xmm2, %xmm4
        pand       %xmm1, %xmm4
        movdqa     %xmm1, %xmm6
        pandn      %xmm3, %xmm6
        por        %xmm6, %xmm4
        paddd      192(%r15), %xmm5
        paddd      192(%rsp), %xmm5
        paddd      %xmm5, %xmm4
        movdqa     %xmm4, %xmm5
        pslld      $7, %xmm5
        psrld      $25, %xmm4
        por        %xmm4, %xmm5
        paddd      %xmm1, %xmm5                                 // step 13, F: cycle 78
        movdqa     %xmm1, %xmm4
        pand       %xmm5, %xmm4
        movdqa     %xmm5, %xmm6
        pandn      %xmm2, %xmm6
        por        %xmm6, %xmm4
        paddd      208(%r15), %xmm3
        paddd      208(%rsp), %xmm3
        paddd      %xmm3, %xmm4
        movdqa     %xmm4, %xmm3
        pslld      $12, %xmm3
        psrld      $20, %xmm4
        por        %xmm4, %xmm3
        paddd      %xmm5, %xmm3                                 // step 14, F: cycle 84
        movdqa     %xmm5, %xmm4
        pand       %xmm3, %xmm4
        movdqa     %xmm3, %xmm6
        pandn      %xmm1, %xmm6
        por        %xmm6, %xmm4
        paddd      224(%r15), %xmm2
        paddd      224(%rsp), %xmm2
        paddd      %xmm2, %xmm4
        movdqa     %xmm4, %xmm2
        pslld      $17, %xmm2
        psrld      $15, %xmm4
        por        %xmm4, %xmm2
        paddd      %xmm3, %xmm2                                 // step 15, F: cycle 90
        movdqa     %xmm3, %xmm4
        pand       %xmm2, %xmm4
        movdqa     %xmm2, %xmm6
        pandn      %xmm5, %xmm6
        por        %xmm6, %xmm4
        paddd      240(%r15), %xmm1
        paddd      240(%rsp), %xmm1
        paddd      %xmm1, %xmm4
        movdqa     %xmm4, %xmm1
        pslld      $22, %xmm1
        psrld      $10, %xmm4
        por        %xmm4, %xmm1
        paddd      %xmm2, %xmm1                                 // step 16, F: cycle 96
        movdqa     %xmm3, %xmm4
        pand       %xmm1, %xmm4
        pcmpeqd    %xmm6, %xmm6
        pxor       %xmm3, %xmm6
        pand       %xmm2, %xmm6
        paddd      0x100(%r15), %xmm5
        paddd      %xmm5, %xmm6
        paddd      16(%rsp), %xmm6
        paddd      %xmm6, %xmm4
        movdqa     %xmm4, %xmm5
        pslld      $5, %xmm5
        psrld      $27, %xmm4
        por        %xmm4, %xmm5
        paddd      %xmm1, %xmm5                                 // step 17, G: cycle 101
        movdqa     %xmm2, %xmm4
        pand       %xmm5, %xmm4
        pcmpeqd    %xmm6, %xmm6
        pxor       %xmm2, %xmm6
        pand       %xmm1, %xmm6
        paddd      0x110(%r15), %xmm3
        paddd      %xmm3, %xmm6
        paddd      96(%rsp), %xmm6
        paddd      %xmm6, %xmm4
        movdqa     %xmm4, %xmm3
        pslld      $9, %xmm3
        psrld      $23, %xmm4
        por        %xmm4, %xmm3
        paddd      %xmm5, %xmm3                                 // step 18, G: cycle 106
        movdqa     %xmm1, %xmm4
        pand       %xmm3, %xmm4
        movdqa     %xmm1, %xmm6
        pandn      %xmm5, %xmm6
        paddd      0x120(%r15), %xmm2
        paddd      %xmm2, %xmm6
        paddd      176(%rsp), %xmm6
        paddd      %xmm6, %xmm4
        movdqa     %xmm4, %xmm2
        pslld      $14, %xmm2
        psrld      $18, %xmm4
        por        %xmm4, %xmm2
        paddd      %xmm3, %xmm2                                 // step 19, G: cycle 111
        movdqa     %xmm5, %xmm4
        pand       %xmm2, %xmm4
        movdqa     %xmm5, %xmm6
        pandn      %xmm3, %xmm6
        paddd      0x130(%r15), %xmm1
        paddd      %xmm1, %xmm6
        paddd      (%rsp), %xmm6
        paddd      %xmm6, %xmm4
        movdqa     %xmm4, %xmm1
        pslld      $20, %xmm1
        psrld      $12, %xmm4
        por        %xmm4, %xmm1
        paddd      %xmm2, %xmm1                                 // step 20, G: cycle 116
        movdqa     %xmm3, %xmm4
        pand       %xmm1, %xmm4
        movdqa     %xmm3, %xmm6
        pandn      %xmm2, %xmm6
        paddd      0x140(%r15), %xmm5
        paddd      %xmm5, %xmm6
        paddd      80(%rsp), %xmm6
        paddd      %xmm6, %xmm4
        movdqa     %xmm4, %xmm5
        pslld      $5, %xmm5
        psrld      $27, %xmm4
        por        %xmm4, %xmm5
        paddd      %xmm1, %xmm5                                 // step 21, G: cycle 121
        movdqa     %xmm2, %xmm4
        pand       %xmm5, %xmm4
        movdqa     %xmm2, %xmm6
        pandn      %xmm1, %xmm6
        paddd      0x150(%r15), %xmm3
        paddd      %xmm3, %xmm6
        paddd      160(%rsp), %xmm6
        paddd      %xmm6, %xmm4
        movdqa     %xmm4, %xmm3
        pslld      $9, %xmm3
        psrld      $23, %xmm4
        por        %xmm4, %xmm3
        paddd      %xmm5, %xmm3                                 // step 22, G: cycle 126
        movdqa     %xmm1, %xmm4
        pand       %xmm3, %xmm4
        movdqa     %xmm1, %xmm6
        pandn      %xmm5, %xmm6
        paddd      0x160(%r15), %xmm2
        paddd      %xmm2, %xmm6
        paddd      240(%rsp), %xmm6
        paddd      %xmm6, %xmm4
        movdqa     %xmm4, %xmm2
        pslld      $14, %xmm2
        psrld      $18, %xmm4
        por        %xmm4, %xmm2
        paddd      %xmm3, %xmm2                                 // step 23, G: cycle 131
        movdqa     %xmm5, %xmm4
        pand       %xmm2, %xmm4
        movdqa     %xmm5, %xmm6
        pandn      %xmm3, %xmm6
        paddd      0x170(%r15), %xmm1
        paddd      %xmm1, %xmm6
        paddd      64(%rsp), %xmm6
        paddd      %xmm6, %xmm4
        movdqa     %xmm4, %xmm1
        pslld      $20, %xmm1
        psrld      $12, %xmm4
        por        %xmm4, %xmm1
        paddd      %xmm2, %xmm1                                 // step 24, G: cycle 136
        movdqa     %xmm3, %xmm4
        pand       %xmm1, %xmm4
        movdqa     %xmm3, %xmm6
        pandn      %xmm2, %xmm6
        paddd      0x180(%r15), %xmm5
        paddd      %xmm5, %xmm6
        paddd      144(%rsp), %xmm6
        paddd      %xmm6, %xmm4
        movdqa     %xmm4, %xmm5
        pslld      $5, %xmm5
        psrld      $27, %xmm4
        por        %xmm4, %xmm5
        paddd      %xmm1, %xmm5                                 // step 25, G: cycle 141
        movdqa     %xmm2, %xmm4
        pand       %xmm5, %xmm4
        movdqa     %xmm2, %xmm6
        pandn      %xmm1, %xmm6
        paddd      0x190(%r15), %xmm3
        paddd      %xmm3, %xmm6
        paddd      224(%rsp), %xmm6
        paddd      %xmm6, %xmm4
        movdqa     %xmm4, %xmm3
        pslld      $9, %xmm3
        psrld      $23, %xmm4
        por        %xmm4, %xmm3
        paddd      %xmm5, %xmm3                                 // step 26, G: cycle 146
        movdqa     %xmm1, %xmm4
        pand       %xmm3, %xmm4
        movdqa     %xmm1, %xmm6
        pandn      %xmm5, %xmm6
        paddd      0x1a0(%r15), %xmm2
        paddd      %xmm2, %xmm6
        paddd      48(%rsp), %xmm6
        paddd      %xmm6, %xmm4
        movdqa     %xmm4, %xmm2
        pslld      $14, %xmm2
        psrld      $18, %xmm4
        por        %xmm4, %xmm2
        paddd      %xmm3, %xmm2                                 // step 27, G: cycle 151
        movdqa     %xmm5, %xmm4
        pand       %xmm2, %xmm4
        movdqa     %xmm5, %xmm6
        pandn      %xmm3, %xmm6
        paddd      0x1b0(%r15), %xmm1
        paddd      %xmm1, %xmm6
        paddd      128(%rsp), %xmm6
        paddd      %xmm6, %xmm4
        movdqa     %xmm4, %xmm1
        pslld      $20, %xmm1
        psrld      $12, %xmm4
        por        %xmm4, %xmm1
        paddd      %xmm2, %xmm1                                 // step 28, G: cycle 156
        movdqa     %xmm3, %xmm4
        pand       %xmm1, %xmm4
        movdqa     %xmm3, %xmm6
        pandn      %xmm2, %xmm6
        paddd      0x1c0(%r15), %xmm5
        paddd      %xmm5, %xmm6
        paddd      208(%rsp), %xmm6
        paddd      %xmm6, %xmm4
        movdqa     %xmm4, %xmm5
        pslld      $5, %xmm5
        psrld      $27, %xmm4
        por        %xmm4, %xmm5
        paddd      %xmm1, %xmm5                                 // step 29, G: cycle 161
        movdqa     %xmm2, %xmm4
        pand       %xmm5, %xmm4
        movdqa     %xmm2, %xmm6
        pandn      %xmm1, %xmm6
        paddd      0x1d0(%r15), %xmm3
        paddd      %xmm3, %xmm6
        paddd      32(%rsp), %xmm6
        paddd      %xmm6, %xmm4
        movdqa     %xmm4, %xmm3
        pslld      $9, %xmm3
        psrld      $23, %xmm4
        por        %xmm4, %xmm3
        paddd      %xmm5, %xmm3                                 // step 30, G: cycle 166
        movdqa     %xmm1, %xmm4
        pand       %xmm3, %xmm4
        movdqa     %xmm1, %xmm6
        pandn      %xmm5, %xmm6
        paddd      0x1e0(%r15), %xmm2
        paddd      %xmm2, %xmm6
        paddd      112(%rsp), %xmm6
        paddd      %xmm6, %xmm4
        movdqa     %xmm4, %xmm2
        pslld      $14, %xmm2
        psrld      $18, %xmm4
        por        %xmm4, %xmm2
        paddd      %xmm3, %xmm2                                 // step 31, G: cycle 171
        movdqa     %xmm5, %xmm4
        pand       %xmm2, %xmm4
        movdqa     %xmm5, %xmm6
        pandn      %xmm3, %xmm6
        paddd      0x1f0(%r15), %xmm1
        paddd      %xmm1, %xmm6
        paddd      192(%rsp), %xmm6
        paddd      %xmm6, %xmm4
        movdqa     %xmm4, %xmm1
        pslld      $20, %xmm1
        psrld      $12, %xmm4
        por        %xmm4, %xmm1
        paddd      %xmm2, %xmm1                                 // step 32, G: cycle 176
        movdqa     %xmm3, %xmm4
        pxor       %xmm2, %xmm4
        pxor       %xmm1, %xmm4
        paddd      0x200(%r15), %xmm5
        paddd      80(%rsp), %xmm5
        paddd      %xmm5, %xmm4
        movdqa     %xmm4, %xmm5
        pslld      $4, %xmm5
        psrld      $28, %xmm4
        por        %xmm4, %xmm5
        paddd      %xmm1, %xmm5                                 // step 33, H: cycle 181
        movdqa     %xmm2, %xmm4
        pxor       %xmm1, %xmm4
        pxor       %xmm5, %xmm4
        paddd      0x210(%r15), %xmm3
        paddd      128(%rsp), %xmm3
        paddd      %xmm3, %xmm4
        movdqa     %xmm4, %xmm3
        pslld      $11, %xmm3
        psrld      $21, %xmm4
        por        %xmm4, %xmm3
        paddd      %xmm5, %xmm3                                 // step 34, H: cycle 186
        movdqa     %xmm1, %xmm4
        pxor       %xmm5, %xmm4
        pxor       %xmm3, %xmm4
        paddd      0x220(%r15), %xmm2
        paddd      176(%rsp), %xmm2
        paddd      %xmm2, %xmm4
        movdqa     %xmm4, %xmm2
        pslld      $16, %xmm2
        psrld      $16, %xmm4
        por        %xmm4, %xmm2
        paddd      %xmm3, %xmm2                                 // step 35, H: cycle 191
        movdqa     %xmm5, %xmm4
        pxor       %xmm3, %xmm4
        pxor       %xmm2, %xmm4
        paddd      0x230(%r15), %xmm1
        paddd      224(%rsp), %xmm1
        paddd      %xmm1, %xmm4
        movdqa     %xmm4, %xmm1
        pslld      $23, %xmm1
        psrld      $9, %xmm4
        por        %xmm4, %xmm1
        paddd      %xmm2, %xmm1                                 // step 36, H: cycle 196
        movdqa     %xmm3, %xmm4
        pxor       %xmm2, %xmm4
        pxor       %xmm1, %xmm4
        paddd      0x240(%r15), %xmm5
        paddd      16(%rsp), %xmm5
        paddd      %xmm5, %xmm4
        movdqa     %xmm4, %xmm5
        pslld      $4, %xmm5
        psrld      $28, %xmm4
        por        %xmm4, %xmm5
        paddd      %xmm1, %xmm5                                 // step 37, H: cycle 201
        movdqa     %xmm2, %xmm4
        pxor       %xmm1, %xmm4
        pxor       %xmm5, %xmm4
        paddd      0x250(%r15), %xmm3
        paddd      64(%rsp), %xmm3
        paddd      %xmm3, %xmm4
        movdqa     %xmm4, %xmm3
        pslld      $11, %xmm3
        psrld      $21, %xmm4
        por        %xmm4, %xmm3
        paddd      %xmm5, %xmm3                                 // step 38, H: cycle 206
        movdqa     %xmm1, %xmm4
        pxor       %xmm5, %xmm4
        pxor       %xmm3, %xmm4
        paddd      0x260(%r15), %xmm2
        paddd      112(%rsp), %xmm2
        paddd      %xmm2, %xmm4
        movdqa     %xmm4, %xmm2
        pslld      $16, %xmm2
        psrld      $16, %xmm4
        por        %xmm4, %xmm2
        paddd      %xmm3, %xmm2                                 // step 39, H: cycle 211
        movdqa     %xmm5, %xmm4
        pxor       %xmm3, %xmm4
        pxor       %xmm2, %xmm4
        paddd      0x270(%r15), %xmm1
        paddd      160(%rsp), %xmm1
        paddd      %xmm1, %xmm4
        movdqa     %xmm4, %xmm1
        pslld      $23, %xmm1
        psrld      $9, %xmm4
        por        %xmm4, %xmm1
        paddd      %xmm2, %xmm1                                 // step 40, H: cycle 216
        movdqa     %xmm3, %xmm4
        pxor       %xmm2, %xmm4
        pxor       %xmm1, %xmm4
        paddd      0x280(%r15), %xmm5
        paddd      208(%rsp), %xmm5
        paddd      %xmm5, %xmm4
        movdqa     %xmm4, %xmm5
        pslld      $4, %xmm5
        psrld      $28, %xmm4
        por        %xmm4, %xmm5
        paddd      %xmm1, %xmm5                                 // step 41, H: cycle 221
        movdqa     %xmm2, %xmm4
        pxor       %xmm1, %xmm4
        pxor       %xmm5, %xmm4
        paddd      0x290(%r15), %xmm3
        paddd      (%rsp), %xmm3
        paddd      %xmm3, %xmm4
        movdqa     %xmm4, %xmm3
        pslld      $11, %xmm3
        psrld      $21, %xmm4
        por        %xmm4, %xmm3
        paddd      %xmm5, %xmm3                                 // step 42, H: cycle 226
        movdqa     %xmm1, %xmm4
        pxor       %xmm5, %xmm4
        pxor       %xmm3, %xmm4
        paddd      0x2a0(%r15), %xmm2
        paddd      48(%rsp), %xmm2
        paddd      %xmm2, %xmm4
        movdqa     %xmm4, %xmm2
        pslld      $16, %xmm2
        psrld      $16, %xmm4
        por        %xmm4, %xmm2
        paddd      %xmm3, %xmm2                                 // step 43, H: cycle 231
        movdqa     %xmm5, %xmm4
        pxor       %xmm3, %xmm4
        pxor       %xmm2, %xmm4
        paddd      0x2b0(%r15), %xmm1
        paddd      96(%rsp), %xmm1
        paddd      %xmm1, %xmm4
        movdqa     %xmm4, %xmm1
        pslld      $23, %xmm1
        psrld      $9, %xmm4
        por        %xmm4, %xmm1
        paddd      %xmm2, %xmm1                                 // step 44, H: cycle 236
        movdqa     %xmm3, %xmm4
        pxor       %xmm2, %xmm4
        pxor       %xmm1, %xmm4
        paddd      0x2c0(%r15), %xmm5
        paddd      144(%rsp), %xmm5
        paddd      %xmm5, %xmm4
        movdqa     %xmm4, %xmm5
        pslld      $4, %xmm5
        psrld      $28, %xmm4
        por        %xmm4, %xmm5
        paddd      %xmm1, %xmm5                                 // step 45, H: cycle 241
        movdqa     %xmm2, %xmm4
        pxor       %xmm1, %xmm4
        pxor       %xmm5, %xmm4
        paddd      0x2d0(%r15), %xmm3
        paddd      192(%rsp), %xmm3
        paddd      %xmm3, %xmm4
        movdqa     %xmm4, %xmm3
        pslld      $11, %xmm3
        psrld      $21, %xmm4
        por        %xmm4, %xmm3
        paddd      %xmm5, %xmm3                                 // step 46, H: cycle 246
        movdqa     %xmm1, %xmm4
        pxor       %xmm5, %xmm4
        pxor       %xmm3, %xmm4
        paddd      0x2e0(%r15), %xmm2
        paddd      240(%rsp), %xmm2
        paddd      %xmm2, %xmm4
        movdqa     %xmm4, %xmm2
        pslld      $16, %xmm2
        psrld      $16, %xmm4
        por        %xmm4, %xmm2
        paddd      %xmm3, %xmm2                                 // step 47, H: cycle 251
        movdqa     %xmm5, %xmm4
        pxor       %xmm3, %xmm4
        pxor       %xmm2, %xmm4
        paddd      0x2f0(%r15), %xmm1
        paddd      32(%rsp), %xmm1
        paddd      %xmm1, %xmm4
        movdqa     %xmm4, %xmm1
        pslld      $23, %xmm1
        psrld      $9, %xmm4
        por        %xmm4, %xmm1
        paddd      %xmm2, %xmm1                                 // step 48, H: cycle 256
        paddd      0x300(%r15), %xmm5
        paddd      (%rsp), %xmm5
        movdqa     %xmm1, %xmm4
        pandn      %xmm3, %xmm4
        pxor       %xmm2, %xmm4
        psubd      %xmm4, %xmm5
        movdqa     %xmm5, %xmm4
        pslld      $6, %xmm4
        psrld      $26, %xmm5
        por        %xmm5, %xmm4
        paddd      %xmm1, %xmm4                                 // step 49, I: cycle 262
        paddd      0x310(%r15), %xmm3
        paddd      112(%rsp), %xmm3
        movdqa     %xmm4, %xmm5
        pandn      %xmm2, %xmm5
        pxor       %xmm1, %xmm5
        psubd      %xmm5, %xmm3
        movdqa     %xmm3, %xmm5
        pslld      $10, %xmm5
        psrld      $22, %xmm3
        por        %xmm3, %xmm5
        paddd      %xmm4, %xmm5                                 // step 50, I: cycle 268
        paddd      0x320(%r15), %xmm2
        paddd      224(%rsp), %xmm2
        movdqa     %xmm5, %xmm3
        pandn      %xmm1, %xmm3
        pxor       %xmm4, %xmm3
        psubd      %xmm3, %xmm2
        movdqa     %xmm2, %xmm3
        pslld      $15, %xmm3
        psrld      $17, %xmm2
        por        %xmm2, %xmm3
        paddd      %xmm5, %xmm3                                 // step 51, I: cycle 274
        paddd      0x330(%r15), %xmm1
        paddd      80(%rsp), %xmm1
        movdqa     %xmm3, %xmm2
        pandn      %xmm4, %xmm2
        pxor       %xmm5, %xmm2
        psubd      %xmm2, %xmm1
        movdqa     %xmm1, %xmm2
        pslld      $21, %xmm2
        psrld      $11, %xmm1
        por        %xmm1, %xmm2
        paddd      %xmm3, %xmm2                                 // step 52, I: cycle 280
        paddd      0x340(%r15), %xmm4
        paddd      192(%rsp), %xmm4
        movdqa     %xmm2, %xmm1
        pandn      %xmm5, %xmm1
        pxor       %xmm3, %xmm1
        psubd      %xmm1, %xmm4
        movdqa     %xmm4, %xmm1
        pslld      $6, %xmm1
        psrld      $26, %xmm4
        por        %xmm4, %xmm1
        paddd      %xmm2, %xmm1                                 // step 53, I: cycle 286
        paddd      0x350(%r15), %xmm5
        paddd      48(%rsp), %xmm5
        movdqa     %xmm1, %xmm4
        pandn      %xmm3, %xmm4
        pxor       %xmm2, %xmm4
        psubd      %xmm4, %xmm5
        movdqa     %xmm5, %xmm4
        pslld      $10, %xmm4
        psrld      $22, %xmm5
        por        %xmm5, %xmm4
        paddd      %xmm1, %xmm4                                 // step 54, I: cycle 292
        paddd      0x360(%r15), %xmm3
        paddd      160(%rsp), %xmm3
        movdqa     %xmm4, %xmm5
        pandn      %xmm2, %xmm5
        pxor       %xmm1, %xmm5
        psubd      %xmm5, %xmm3
        movdqa     %xmm3, %xmm5
        pslld      $15, %xmm5
        psrld      $17, %xmm3
        por        %xmm3, %xmm5
        paddd      %xmm4, %xmm5                                 // step 55, I: cycle 298
        paddd      0x370(%r15), %xmm2
        paddd      16(%rsp), %xmm2
        movdqa     %xmm5, %xmm3
        pandn      %xmm1, %xmm3
        pxor       %xmm4, %xmm3
        psubd      %xmm3, %xmm2
        movdqa     %xmm2, %xmm3
        pslld      $21, %xmm3
        psrld      $11, %xmm2
        por        %xmm2, %xmm3
        paddd      %xmm5, %xmm3                                 // step 56, I: cycle 304
        paddd      0x380(%r15), %xmm1
        paddd      128(%rsp), %xmm1
        movdqa     %xmm3, %xmm2
        pandn      %xmm4, %xmm2
        pxor       %xmm5, %xmm2
        psubd      %xmm2, %xmm1
        movdqa     %xmm1, %xmm2
        pslld      $6, %xmm2
        psrld      $26, %xmm1
        por        %xmm1, %xmm2
        paddd      %xmm3, %xmm2                                 // step 57, I: cycle 310
        paddd      0x390(%r15), %xmm4
        paddd      240(%rsp), %xmm4
        movdqa     %xmm2, %xmm1
        pandn      %xmm5, %xmm1
        pxor       %xmm3, %xmm1
        psubd      %xmm1, %xmm4
        movdqa     %xmm4, %xmm1
        pslld      $10, %xmm1
        psrld      $22, %xmm4
        por        %xmm4, %xmm1
        paddd      %xmm2, %xmm1                                 // step 58, I: cycle 316
        paddd      0x3a0(%r15), %xmm5
        paddd      96(%rsp), %xmm5
        movdqa     %xmm1, %xmm4
        pandn      %xmm3, %xmm4
        pxor       %xmm2, %xmm4
        psubd      %xmm4, %xmm5
        movdqa     %xmm5, %xmm4
        pslld      $15, %xmm4
        psrld      $17, %xmm5
        por        %xmm5, %xmm4
        paddd      %xmm1, %xmm4                                 // step 59, I: cycle 322
        paddd      0x3b0(%r15), %xmm3
        paddd      208(%rsp), %xmm3
        movdqa     %xmm4, %xmm5
        pandn      %xmm2, %xmm5
        pxor       %xmm1, %xmm5
        psubd      %xmm5, %xmm3
        movdqa     %xmm3, %xmm5
        pslld      $21, %xmm5
        psrld      $11, %xmm3
        por        %xmm3, %xmm5
        paddd      %xmm4, %xmm5                                 // step 60, I: cycle 328
        paddd      0x3c0(%r15), %xmm2
        paddd      64(%rsp), %xmm2
        movdqa     %xmm5, %xmm3
        pandn      %xmm1, %xmm3
        pxor       %xmm4, %xmm3
        psubd      %xmm3, %xmm2
        movdqa     %xmm2, %xmm3
        pslld      $6, %xmm3
        psrld      $26, %xmm2
        por        %xmm2, %xmm3
        paddd      %xmm5, %xmm3                                 // step 61, I: cycle 334
        paddd      0x3d0(%r15), %xmm1
        paddd      176(%rsp), %xmm1
        movdqa     %xmm3, %xmm2
        pandn      %xmm4, %xmm2
        pxor       %xmm5, %xmm2
        psubd      %xmm2, %xmm1
        movdqa     %xmm1, %xmm2
        pslld      $10, %xmm2
        psrld      $22, %xmm1
        por        %xmm1, %xmm2
        paddd      %xmm3, %xmm2                                 // step 62, I: cycle 340
        paddd      0x3e0(%r15), %xmm4
        paddd      32(%rsp), %xmm4
        movdqa     %xmm2, %xmm1
        pandn      %xmm5, %xmm1
        pxor       %xmm3, %xmm1
        psubd      %xmm1, %xmm4
        movdqa     %xmm4, %xmm1
        pslld      $15, %xmm1
        psrld      $17, %xmm4
        por        %xmm4, %xmm1
        paddd      %xmm2, %xmm1                                 // step 63, I: cycle 346
        paddd      0x3f0(%r15), %xmm5
        paddd      144(%rsp), %xmm5
        movdqa     %xmm1, %xmm4
        pandn      %xmm3, %xmm4
        pxor       %xmm2, %xmm4
        psubd      %xmm4, %xmm5
        movdqa     %xmm5, %xmm4
        pslld      $21, %xmm4
        psrld      $11, %xmm5
        por        %xmm5, %xmm4
        paddd      %xmm1, %xmm4                                 // step 64, I: cycle 352
        paddd      %xmm0, %xmm3
        movdqu     16(%rdi), %xmm0
        paddd      %xmm0, %xmm4
        movdqu     32(%rdi), %xmm0
        paddd      %xmm0, %xmm1
        movdqu     48(%rdi), %xmm0
        paddd      %xmm0, %xmm2
        movdqu     %xmm3, (%rdi)
        movdqu     %xmm4, 16(%rdi)
        movdqu     %xmm1, 32(%rdi)
        movdqu     %xmm2, 48(%rdi)
        movdqa     %xmm3, %xmm0
        movdqa     %xmm2, %xmm3
        movdqa     %xmm1, %xmm2
        movdqa     %xmm4, %xmm1
        add        $64, %rcx
        sub        $1, %rdx
        jnz        L(md5_x4_blocks_loop)
L(md5_x4_blocks_end):
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        movaps     0x100(%rsp), %xmm6
        movaps     0x110(%rsp), %xmm7
        movaps     0x120(%rsp), %xmm8
        movaps     0x130(%rsp), %xmm9
        movaps     0x140(%rsp), %xmm10
        movaps     0x150(%rsp), %xmm11
        movaps     0x160(%rsp), %xmm12
        add        $0x170, %rsp
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
