/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for x86-64 with SSE2, 4 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64-sse2 --kernel lanes --emitter gas
 *
 * With the options above, `hashwright prove` proves md5_x4x3_blocks, and `hashwright verify` tests
 * all functions. `hashwright bench md5 --target x86-64-sse2 --kernel lanes --emitter gas` measures
 * the speed.
 *
 * md5_x4x3_blocks: 1842 instructions for a block of 64 bytes in each of 3 streams, critical
 *     path 353 cycles.
 * Rules: rotate_as_or 64 times, select_as_add 16 times, not_out_of_or 16 times, not_in_sum 16
 *     times.
 * md5_x4x3_blocks: 2714 instructions in all, 534 of them moves between registers.
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
        .p2align   4
L(md5_x4x3_blocks_constants):
        .long      0xd76aa478, 0xd76aa478, 0xd76aa478, 0xd76aa478, 0xe8c7b756, 0xe8c7b756
        .long      0xe8c7b756, 0xe8c7b756, 0x242070db, 0x242070db, 0x242070db, 0x242070db
        .long      0xc1bdceee, 0xc1bdceee, 0xc1bdceee, 0xc1bdceee, 0xf57c0faf, 0xf57c0faf
        .long      0xf57c0faf, 0xf57c0faf, 0x4787c62a, 0x4787c62a, 0x4787c62a, 0x4787c62a
        .long      0xa8304613, 0xa8304613, 0xa8304613, 0xa8304613, 0xfd469501, 0xfd469501
        .long      0xfd469501, 0xfd469501, 0x698098d8, 0x698098d8, 0x698098d8, 0x698098d8
        .long      0x8b44f7af, 0x8b44f7af, 0x8b44f7af, 0x8b44f7af, 0xffff5bb1, 0xffff5bb1
        .long      0xffff5bb1, 0xffff5bb1, 0x895cd7be, 0x895cd7be, 0x895cd7be, 0x895cd7be
        .long      0x6b901122, 0x6b901122, 0x6b901122, 0x6b901122, 0xfd987193, 0xfd987193
        .long      0xfd987193, 0xfd987193, 0xa679438e, 0xa679438e, 0xa679438e, 0xa679438e
        .long      0x49b40821, 0x49b40821, 0x49b40821, 0x49b40821, 0xf61e2562, 0xf61e2562
        .long      0xf61e2562, 0xf61e2562, 0xc040b340, 0xc040b340, 0xc040b340, 0xc040b340
        .long      0x265e5a51, 0x265e5a51, 0x265e5a51, 0x265e5a51, 0xe9b6c7aa, 0xe9b6c7aa
        .long      0xe9b6c7aa, 0xe9b6c7aa, 0xd62f105d, 0xd62f105d, 0xd62f105d, 0xd62f105d
        .long      0x02441453, 0x02441453, 0x02441453, 0x02441453, 0xd8a1e681, 0xd8a1e681
        .long      0xd8a1e681, 0xd8a1e681, 0xe7d3fbc8, 0xe7d3fbc8, 0xe7d3fbc8, 0xe7d3fbc8
        .long      0x21e1cde6, 0x21e1cde6, 0x21e1cde6, 0x21e1cde6, 0xc33707d6, 0xc33707d6
        .long      0xc33707d6, 0xc33707d6, 0xf4d50d87, 0xf4d50d87, 0xf4d50d87, 0xf4d50d87
        .long      0x455a14ed, 0x455a14ed, 0x455a14ed, 0x455a14ed, 0xa9e3e905, 0xa9e3e905
        .long      0xa9e3e905, 0xa9e3e905, 0xfcefa3f8, 0xfcefa3f8, 0xfcefa3f8, 0xfcefa3f8
        .long      0x676f02d9, 0x676f02d9, 0x676f02d9, 0x676f02d9, 0x8d2a4c8a, 0x8d2a4c8a
        .long      0x8d2a4c8a, 0x8d2a4c8a, 0xfffa3942, 0xfffa3942, 0xfffa3942, 0xfffa3942
        .long      0x8771f681, 0x8771f681, 0x8771f681, 0x8771f681, 0x6d9d6122, 0x6d9d6122
        .long      0x6d9d6122, 0x6d9d6122, 0xfde5380c, 0xfde5380c, 0xfde5380c, 0xfde5380c
        .long      0xa4beea44, 0xa4beea44, 0xa4beea44, 0xa4beea44, 0x4bdecfa9, 0x4bdecfa9
        .long      0x4bdecfa9, 0x4bdecfa9, 0xf6bb4b60, 0xf6bb4b60, 0xf6bb4b60, 0xf6bb4b60
        .long      0xbebfbc70, 0xbebfbc70, 0xbebfbc70, 0xbebfbc70, 0x289b7ec6, 0x289b7ec6
        .long      0x289b7ec6, 0x289b7ec6, 0xeaa127fa, 0xeaa127fa, 0xeaa127fa, 0xeaa127fa
        .long      0xd4ef3085, 0xd4ef3085, 0xd4ef3085, 0xd4ef3085, 0x04881d05, 0x04881d05
        .long      0x04881d05, 0x04881d05, 0xd9d4d039, 0xd9d4d039, 0xd9d4d039, 0xd9d4d039
        .long      0xe6db99e5, 0xe6db99e5, 0xe6db99e5, 0xe6db99e5, 0x1fa27cf8, 0x1fa27cf8
        .long      0x1fa27cf8, 0x1fa27cf8, 0xc4ac5665, 0xc4ac5665, 0xc4ac5665, 0xc4ac5665
        .long      0xf4292243, 0xf4292243, 0xf4292243, 0xf4292243, 0x432aff96, 0x432aff96
        .long      0x432aff96, 0x432aff96, 0xab9423a6, 0xab9423a6, 0xab9423a6, 0xab9423a6
        .long      0xfc93a038, 0xfc93a038, 0xfc93a038, 0xfc93a038, 0x655b59c2, 0x655b59c2
        .long      0x655b59c2, 0x655b59c2, 0x8f0ccc91, 0x8f0ccc91, 0x8f0ccc91, 0x8f0ccc91
        .long      0xffeff47c, 0xffeff47c, 0xffeff47c, 0xffeff47c, 0x85845dd0, 0x85845dd0
        .long      0x85845dd0, 0x85845dd0, 0x6fa87e4e, 0x6fa87e4e, 0x6fa87e4e, 0x6fa87e4e
        .long      0xfe2ce6df, 0xfe2ce6df, 0xfe2ce6df, 0xfe2ce6df, 0xa3014313, 0xa3014313
        .long      0xa3014313, 0xa3014313, 0x4e0811a0, 0x4e0811a0, 0x4e0811a0, 0x4e0811a0
        .long      0xf7537e81, 0xf7537e81, 0xf7537e81, 0xf7537e81, 0xbd3af234, 0xbd3af234
        .long      0xbd3af234, 0xbd3af234, 0x2ad7d2ba, 0x2ad7d2ba, 0x2ad7d2ba, 0x2ad7d2ba
        .long      0xeb86d390, 0xeb86d390, 0xeb86d390, 0xeb86d390

/*
 * void md5_x4x3_blocks(uint32_t state[4][12], const uint8_t *const data[12], size_t nblocks);
 *
 * Arguments, moved there by the prologue on Windows: state in rdi, data in rsi, nblocks in rdx.
 *
 * At the start of the loop: h0a in xmm0, h1a in xmm1, h2a in xmm2, h3a in xmm3, h0b in xmm4, h1b in
 * xmm5, h2b in xmm6, h3b in xmm7, h0c in xmm8, h1c in xmm9, h2c in xmm10.
 */
        .text
        .p2align   5
        .globl     SYMBOL(md5_x4x3_blocks)
#if defined(_WIN32)
        .def       SYMBOL(md5_x4x3_blocks)
        .scl       2
        .type      32
        .endef
        .seh_proc  SYMBOL(md5_x4x3_blocks)
#elif defined(__ELF__)
        .type      SYMBOL(md5_x4x3_blocks), %function
#endif
SYMBOL(md5_x4x3_blocks):
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
        sub        $0x3a0, %rsp
        SEH(.seh_stackalloc 928)
        movaps     %xmm6, 0x300(%rsp)
        SEH(.seh_savexmm %xmm6, 768)
        movaps     %xmm7, 0x310(%rsp)
        SEH(.seh_savexmm %xmm7, 784)
        movaps     %xmm8, 0x320(%rsp)
        SEH(.seh_savexmm %xmm8, 800)
        movaps     %xmm9, 0x330(%rsp)
        SEH(.seh_savexmm %xmm9, 816)
        movaps     %xmm10, 0x340(%rsp)
        SEH(.seh_savexmm %xmm10, 832)
        movaps     %xmm11, 0x350(%rsp)
        SEH(.seh_savexmm %xmm11, 848)
        movaps     %xmm12, 0x360(%rsp)
        SEH(.seh_savexmm %xmm12, 864)
        movaps     %xmm13, 0x370(%rsp)
        SEH(.seh_savexmm %xmm13, 880)
        movaps     %xmm14, 0x380(%rsp)
        SEH(.seh_savexmm %xmm14, 896)
        movaps     %xmm15, 0x390(%rsp)
        SEH(.seh_savexmm %xmm15, 912)
        SEH(.seh_endprologue)
        mov        %rcx, %rdi
        mov        %rdx, %rsi
        mov        %r8, %rdx
#else
        push       %r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %r15, 0
        sub        $0x300, %rsp
        .cfi_adjust_cfa_offset 768
#endif
        test       %rdx, %rdx
        jz         L(md5_x4x3_blocks_end)
        mov        $0, %rcx
        lea        L(md5_x4x3_blocks_constants)(%rip), %r15
        movdqu     (%rdi), %xmm0
        movdqu     48(%rdi), %xmm1
        movdqu     96(%rdi), %xmm2
        movdqu     144(%rdi), %xmm3
        movdqu     16(%rdi), %xmm4
        movdqu     64(%rdi), %xmm5
        movdqu     112(%rdi), %xmm6
        movdqu     160(%rdi), %xmm7
        movdqu     32(%rdi), %xmm8
        movdqu     80(%rdi), %xmm9
        movdqu     128(%rdi), %xmm10
        .p2align   5
L(md5_x4x3_blocks_loop):
        mov        (%rsi), %rax
        add        %rcx, %rax
        movdqu     (%rax), %xmm12
        mov        8(%rsi), %rax
        add        %rcx, %rax
        movdqu     (%rax), %xmm13
        mov        16(%rsi), %rax
        add        %rcx, %rax
        movdqu     (%rax), %xmm14
        mov        24(%rsi), %rax
        add        %rcx, %rax
        movdqu     (%rax), %xmm15
        movdqa     %xmm12, %xmm11
        punpckldq  %xmm13, %xmm11
        punpckhdq  %xmm13, %xmm12
        movdqa     %xmm14, %xmm13
        punpckldq  %xmm15, %xmm13
        punpckhdq  %xmm15, %xmm14
        movdqa     %xmm11, %xmm15
        punpcklqdq %xmm13, %xmm15
        punpckhqdq %xmm13, %xmm11
        movdqa     %xmm12, %xmm13
        punpcklqdq %xmm14, %xmm13
        punpckhqdq %xmm14, %xmm12
        movdqu     %xmm15, (%rsp)
        movdqu     %xmm11, 48(%rsp)
        movdqu     %xmm13, 96(%rsp)
        movdqu     %xmm12, 144(%rsp)
        mov        (%rsi), %rax
        add        %rcx, %rax
        movdqu     16(%rax), %xmm11
        mov        8(%rsi), %rax
        add        %rcx, %rax
        movdqu     16(%rax), %xmm12
        mov        16(%rsi), %rax
        add        %rcx, %rax
        movdqu     16(%rax), %xmm13
        mov        24(%rsi), %rax
        add        %rcx, %rax
        movdqu     16(%rax), %xmm15
        movdqa     %xmm11, %xmm14
        punpckldq  %xmm12, %xmm14
        punpckhdq  %xmm12, %xmm11
        movdqa     %xmm13, %xmm12
        punpckldq  %xmm15, %xmm12
        punpckhdq  %xmm15, %xmm13
        movdqa     %xmm14, %xmm15
        punpcklqdq %xmm12, %xmm15
        punpckhqdq %xmm12, %xmm14
        movdqa     %xmm11, %xmm12
        punpcklqdq %xmm13, %xmm12
        punpckhqdq %xmm13, %xmm11
        movdqu     %xmm15, 192(%rsp)
        movdqu     %xmm14, 240(%rsp)
        movdqu     %xmm12, 0x120(%rsp)
        movdqu     %xmm11, 0x150(%rsp)
        mov        (%rsi), %rax
        add        %rcx, %rax
        movdqu     32(%rax), %xmm11
        mov        8(%rsi), %rax
        add        %rcx, %rax
        movdqu     32(%rax), %xmm12
        mov        16(%rsi), %rax
        add        %rcx, %rax
        movdqu     32(%rax), %xmm14
        mov        24(%rsi), %rax
        add        %rcx, %rax
        movdqu     32(%rax), %xmm15
        movdqa     %xmm11, %xmm13
        punpckldq  %xmm12, %xmm13
        punpckhdq  %xmm12, %xmm11
        movdqa     %xmm14, %xmm12
        punpckldq  %xmm15, %xmm12
        punpckhdq  %xmm15, %xmm14
        movdqa     %xmm13, %xmm15
        punpcklqdq %xmm12, %xmm15
        punpckhqdq %xmm12, %xmm13
        movdqa     %xmm11, %xmm12
        punpcklqdq %xmm14, %xmm12
        punpckhqdq %xmm14, %xmm11
        movdqu     %xmm15, 0x180(%rsp)
        movdqu     %xmm13, 0x1b0(%rsp)
        movdqu     %xmm12, 0x1e0(%rsp)
        movdqu     %xmm11, 0x210(%rsp)
        mov        (%rsi), %rax
        add        %rcx, %rax
        movdqu     48(%rax), %xmm11
        mov        8(%rsi), %rax
        add        %rcx, %rax
        movdqu     48(%rax), %xmm12
        mov        16(%rsi), %rax
        add        %rcx, %rax
        movdqu     48(%rax), %xmm13
        mov        24(%rsi), %rax
        add        %rcx, %rax
        movdqu     48(%rax), %xmm15
        movdqa     %xmm11, %xmm14
        punpckldq  %xmm12, %xmm14
        punpckhdq  %xmm12, %xmm11
        movdqa     %xmm13, %xmm12
        punpckldq  %xmm15, %xmm12
        punpckhdq  %xmm15, %xmm13
        movdqa     %xmm14, %xmm15
        punpcklqdq %xmm12, %xmm15
        punpckhqdq %xmm12, %xmm14
        movdqa     %xmm11, %xmm12
        punpcklqdq %xmm13, %xmm12
        punpckhqdq %xmm13, %xmm11
        movdqu     %xmm15, 0x240(%rsp)
        movdqu     %xmm14, 0x270(%rsp)
        movdqu     %xmm12, 0x2a0(%rsp)
        movdqu     %xmm11, 0x2d0(%rsp)
        mov        32(%rsi), %rax
        add        %rcx, %rax
        movdqu     (%rax), %xmm12
        mov        40(%rsi), %rax
        add        %rcx, %rax
        movdqu     (%rax), %xmm13
        mov        48(%rsi), %rax
        add        %rcx, %rax
        movdqu     (%rax), %xmm14
        mov        56(%rsi), %rax
        add        %rcx, %rax
        movdqu     (%rax), %xmm15
        movdqa     %xmm12, %xmm11
        punpckldq  %xmm13, %xmm11
        punpckhdq  %xmm13, %xmm12
        movdqa     %xmm14, %xmm13
        punpckldq  %xmm15, %xmm13
        punpckhdq  %xmm15, %xmm14
        movdqa     %xmm11, %xmm15
        punpcklqdq %xmm13, %xmm15
        punpckhqdq %xmm13, %xmm11
        movdqa     %xmm12, %xmm13
        punpcklqdq %xmm14, %xmm13
        punpckhqdq %xmm14, %xmm12
        movdqu     %xmm15, 16(%rsp)
        movdqu     %xmm11, 64(%rsp)
        movdqu     %xmm13, 112(%rsp)
        movdqu     %xmm12, 160(%rsp)
        mov        32(%rsi), %rax
        add        %rcx, %rax
        movdqu     16(%rax), %xmm11
        mov        40(%rsi), %rax
        add        %rcx, %rax
        movdqu     16(%rax), %xmm12
        mov        48(%rsi), %rax
        add        %rcx, %rax
        movdqu     16(%rax), %xmm13
        mov        56(%rsi), %rax
        add        %rcx, %rax
        movdqu     16(%rax), %xmm15
        movdqa     %xmm11, %xmm14
        punpckldq  %xmm12, %xmm14
        punpckhdq  %xmm12, %xmm11
        movdqa     %xmm13, %xmm12
        punpckldq  %xmm15, %xmm12
        punpckhdq  %xmm15, %xmm13
        movdqa     %xmm14, %xmm15
        punpcklqdq %xmm12, %xmm15
        punpckhqdq %xmm12, %xmm14
        movdqa     %xmm11, %xmm12
        punpcklqdq %xmm13, %xmm12
        punpckhqdq %xmm13, %xmm11
        movdqu     %xmm15, 208(%rsp)
        movdqu     %xmm14, 0x100(%rsp)
        movdqu     %xmm12, 0x130(%rsp)
        movdqu     %xmm11, 0x160(%rsp)
        mov        32(%rsi), %rax
        add        %rcx, %rax
        movdqu     32(%rax), %xmm11
        mov        40(%rsi), %rax
        add        %rcx, %rax
        movdqu     32(%rax), %xmm12
        mov        48(%rsi), %rax
        add        %rcx, %rax
        movdqu     32(%rax), %xmm14
        mov        56(%rsi), %rax
        add        %rcx, %rax
        movdqu     32(%rax), %xmm15
        movdqa     %xmm11, %xmm13
        punpckldq  %xmm12, %xmm13
        punpckhdq  %xmm12, %xmm11
        movdqa     %xmm14, %xmm12
        punpckldq  %xmm15, %xmm12
        punpckhdq  %xmm15, %xmm14
        movdqa     %xmm13, %xmm15
        punpcklqdq %xmm12, %xmm15
        punpckhqdq %xmm12, %xmm13
        movdqa     %xmm11, %xmm12
        punpcklqdq %xmm14, %xmm12
        punpckhqdq %xmm14, %xmm11
        movdqu     %xmm15, 0x190(%rsp)
        movdqu     %xmm13, 0x1c0(%rsp)
        movdqu     %xmm12, 0x1f0(%rsp)
        movdqu     %xmm11, 0x220(%rsp)
        mov        32(%rsi), %rax
        add        %rcx, %rax
        movdqu     48(%rax), %xmm11
        mov        40(%rsi), %rax
        add        %rcx, %rax
        movdqu     48(%rax), %xmm12
        mov        48(%rsi), %rax
        add        %rcx, %rax
        movdqu     48(%rax), %xmm13
        mov        56(%rsi), %rax
        add        %rcx, %rax
        movdqu     48(%rax), %xmm15
        movdqa     %xmm11, %xmm14
        punpckldq  %xmm12, %xmm14
        punpckhdq  %xmm12, %xmm11
        movdqa     %xmm13, %xmm12
        punpckldq  %xmm15, %xmm12
        punpckhdq  %xmm15, %xmm13
        movdqa     %xmm14, %xmm15
        punpcklqdq %xmm12, %xmm15
        punpckhqdq %xmm12, %xmm14
        movdqa     %xmm11, %xmm12
        punpcklqdq %xmm13, %xmm12
        punpckhqdq %xmm13, %xmm11
        movdqu     %xmm15, 0x250(%rsp)
        movdqu     %xmm14, 0x280(%rsp)
        movdqu     %xmm12, 0x2b0(%rsp)
        movdqu     %xmm11, 0x2e0(%rsp)
        mov        64(%rsi), %rax
        add        %rcx, %rax
        movdqu     (%rax), %xmm12
        mov        72(%rsi), %rax
        add        %rcx, %rax
        movdqu     (%rax), %xmm13
        mov        80(%rsi), %rax
        add        %rcx, %rax
        movdqu     (%rax), %xmm14
        mov        88(%rsi), %rax
        add        %rcx, %rax
        movdqu     (%rax), %xmm15
        movdqa     %xmm12, %xmm11
        punpckldq  %xmm13, %xmm11
        punpckhdq  %xmm13, %xmm12
        movdqa     %xmm14, %xmm13
        punpckldq  %xmm15, %xmm13
        punpckhdq  %xmm15, %xmm14
        movdqa     %xmm11, %xmm15
        punpcklqdq %xmm13, %xmm15
        punpckhqdq %xmm13, %xmm11
        movdqa     %xmm12, %xmm13
        punpcklqdq %xmm14, %xmm13
        punpckhqdq %xmm14, %xmm12
        movdqu     %xmm15, 32(%rsp)
        movdqu     %xmm11, 80(%rsp)
        movdqu     %xmm13, 128(%rsp)
        movdqu     %xmm12, 176(%rsp)
        mov        64(%rsi), %rax
        add        %rcx, %rax
        movdqu     16(%rax), %xmm11
        mov        72(%rsi), %rax
        add        %rcx, %rax
        movdqu     16(%rax), %xmm12
        mov        80(%rsi), %rax
        add        %rcx, %rax
        movdqu     16(%rax), %xmm13
        mov        88(%rsi), %rax
        add        %rcx, %rax
        movdqu     16(%rax), %xmm15
        movdqa     %xmm11, %xmm14
        punpckldq  %xmm12, %xmm14
        punpckhdq  %xmm12, %xmm11
        movdqa     %xmm13, %xmm12
        punpckldq  %xmm15, %xmm12
        punpckhdq  %xmm15, %xmm13
        movdqa     %xmm14, %xmm15
        punpcklqdq %xmm12, %xmm15
        punpckhqdq %xmm12, %xmm14
        movdqa     %xmm11, %xmm12
        punpcklqdq %xmm13, %xmm12
        punpckhqdq %xmm13, %xmm11
        movdqu     %xmm15, 224(%rsp)
        movdqu     %xmm14, 0x110(%rsp)
        movdqu     %xmm12, 0x140(%rsp)
        movdqu     %xmm11, 0x170(%rsp)
        mov        64(%rsi), %rax
        add        %rcx, %rax
        movdqu     32(%rax), %xmm11
        mov        72(%rsi), %rax
        add        %rcx, %rax
        movdqu     32(%rax), %xmm12
        mov        80(%rsi), %rax
        add        %rcx, %rax
        movdqu     32(%rax), %xmm14
        mov        88(%rsi), %rax
        add        %rcx, %rax
        movdqu     32(%rax), %xmm15
        movdqa     %xmm11, %xmm13
        punpckldq  %xmm12, %xmm13
        punpckhdq  %xmm12, %xmm11
        movdqa     %xmm14, %xmm12
        punpckldq  %xmm15, %xmm12
        punpckhdq  %xmm15, %xmm14
        movdqa     %xmm13, %xmm15
        punpcklqdq %xmm12, %xmm15
        punpckhqdq %xmm12, %xmm13
        movdqa     %xmm11, %xmm12
        punpcklqdq %xmm14, %xmm12
        punpckhqdq %xmm14, %xmm11
        movdqu     %xmm15, 0x1a0(%rsp)
        movdqu     %xmm13, 0x1d0(%rsp)
        movdqu     %xmm12, 0x200(%rsp)
        movdqu     %xmm11, 0x230(%rsp)
        mov        64(%rsi), %rax
        add        %rcx, %rax
        movdqu     48(%rax), %xmm11
        mov        72(%rsi), %rax
        add        %rcx, %rax
        movdqu     48(%rax), %xmm12
        mov        80(%rsi), %rax
        add        %rcx, %rax
        movdqu     48(%rax), %xmm13
        mov        88(%rsi), %rax
        add        %rcx, %rax
        movdqu     48(%rax), %xmm15
        movdqa     %xmm11, %xmm14
        punpckldq  %xmm12, %xmm14
        punpckhdq  %xmm12, %xmm11
        movdqa     %xmm13, %xmm12
        punpckldq  %xmm15, %xmm12
        punpckhdq  %xmm15, %xmm13
        movdqa     %xmm14, %xmm15
        punpcklqdq %xmm12, %xmm15
        punpckhqdq %xmm12, %xmm14
        movdqa     %xmm11, %xmm12
        punpcklqdq %xmm13, %xmm12
        punpckhqdq %xmm13, %xmm11
        movdqu     %xmm15, 0x260(%rsp)
        movdqu     %xmm14, 0x290(%rsp)
        movdqu     %xmm12, 0x2c0(%rsp)
        movdqu     %xmm11, 0x2f0(%rsp)
        movdqa     %xmm1, %xmm11
        pand       %xmm2, %xmm11
        movdqa     %xmm1, %xmm12
        pandn      %xmm3, %xmm12
        por        %xmm12, %xmm11
        movdqa     (%r15), %xmm12
        paddd      (%rsp), %xmm12
        paddd      %xmm0, %xmm12
        paddd      %xmm12, %xmm11
        movdqa     %xmm11, %xmm12
        pslld      $7, %xmm12
        psrld      $25, %xmm11
        por        %xmm11, %xmm12
        paddd      %xmm1, %xmm12                        // stream a, step 1, F: cycle 6
        movdqa     %xmm5, %xmm11
        pand       %xmm6, %xmm11
        movdqa     %xmm5, %xmm13
        pandn      %xmm7, %xmm13
        por        %xmm13, %xmm11
        movdqa     (%r15), %xmm13
        paddd      16(%rsp), %xmm13
        paddd      %xmm4, %xmm13
        paddd      %xmm13, %xmm11
        movdqa     %xmm11, %xmm13
        pslld      $7, %xmm13
        psrld      $25, %xmm11
        por        %xmm11, %xmm13
        paddd      %xmm5, %xmm13                        // stream b, step 1, F: cycle 6
        movdqa     %xmm9, %xmm11
        pand       %xmm10, %xmm11
        movdqu     176(%rdi), %xmm14
        movdqa     %xmm9, %xmm15
        pandn      %xmm14, %xmm15
        por        %xmm15, %xmm11
        movdqa     (%r15), %xmm15
        paddd      32(%rsp), %xmm15
        paddd      %xmm8, %xmm15
        paddd      %xmm15, %xmm11
        movdqa     %xmm11, %xmm15
        pslld      $7, %xmm15
        psrld      $25, %xmm11
        por        %xmm11, %xmm15
        paddd      %xmm9, %xmm15                        // stream c, step 1, F: cycle 6
        movdqa     %xmm1, %xmm11
        pand       %xmm12, %xmm11
        movdqa     %xmm12, %xmm8
        pandn      %xmm2, %xmm8
        por        %xmm8, %xmm11
        paddd      16(%r15), %xmm3
        paddd      48(%rsp), %xmm3
        paddd      %xmm3, %xmm11
        movdqa     %xmm11, %xmm3
        pslld      $12, %xmm3
        psrld      $20, %xmm11
        por        %xmm11, %xmm3
        paddd      %xmm12, %xmm3                        // stream a, step 2, F: cycle 12
        movdqa     %xmm5, %xmm8
        pand       %xmm13, %xmm8
        movdqa     %xmm13, %xmm11
        pandn      %xmm6, %xmm11
        por        %xmm11, %xmm8
        paddd      16(%r15), %xmm7
        paddd      64(%rsp), %xmm7
        paddd      %xmm7, %xmm8
        movdqa     %xmm8, %xmm7
        pslld      $12, %xmm7
        psrld      $20, %xmm8
        por        %xmm8, %xmm7
        paddd      %xmm13, %xmm7                        // stream b, step 2, F: cycle 12
        movdqa     %xmm9, %xmm8
        pand       %xmm15, %xmm8
        movdqa     %xmm15, %xmm11
        pandn      %xmm10, %xmm11
        por        %xmm11, %xmm8
        paddd      16(%r15), %xmm14
        paddd      80(%rsp), %xmm14
        paddd      %xmm14, %xmm8
        movdqa     %xmm8, %xmm11
        pslld      $12, %xmm11
        psrld      $20, %xmm8
        por        %xmm8, %xmm11
        paddd      %xmm15, %xmm11                       // stream c, step 2, F: cycle 12
        movdqa     %xmm12, %xmm8
        pand       %xmm3, %xmm8
        movdqa     %xmm3, %xmm14
        pandn      %xmm1, %xmm14
        por        %xmm14, %xmm8
        paddd      32(%r15), %xmm2
        paddd      96(%rsp), %xmm2
        paddd      %xmm2, %xmm8
        movdqa     %xmm8, %xmm2
        pslld      $17, %xmm2
        psrld      $15, %xmm8
        por        %xmm8, %xmm2
        paddd      %xmm3, %xmm2                         // stream a, step 3, F: cycle 18
        movdqa     %xmm13, %xmm8
        pand       %xmm7, %xmm8
        movdqa     %xmm7, %xmm14
        pandn      %xmm5, %xmm14
        por        %xmm14, %xmm8
        paddd      32(%r15), %xmm6
        paddd      112(%rsp), %xmm6
        paddd      %xmm6, %xmm8
        movdqa     %xmm8, %xmm6
        pslld      $17, %xmm6
        psrld      $15, %xmm8
        por        %xmm8, %xmm6
        paddd      %xmm7, %xmm6                         // stream b, step 3, F: cycle 18
        movdqa     %xmm15, %xmm8
        pand       %xmm11, %xmm8
        movdqa     %xmm11, %xmm14
        pandn      %xmm9, %xmm14
        por        %xmm14, %xmm8
        paddd      32(%r15), %xmm10
        paddd      128(%rsp), %xmm10
        paddd      %xmm10, %xmm8
        movdqa     %xmm8, %xmm10
        pslld      $17, %xmm10
        psrld      $15, %xmm8
        por        %xmm8, %xmm10
        paddd      %xmm11, %xmm10                       // stream c, step 3, F: cycle 18
        movdqa     %xmm3, %xmm8
        pand       %xmm2, %xmm8
        movdqa     %xmm2, %xmm14
        pandn      %xmm12, %xmm14
        por        %xmm14, %xmm8
        paddd      48(%r15), %xmm1
        paddd      144(%rsp), %xmm1
        paddd      %xmm1, %xmm8
        movdqa     %xmm8, %xmm1
        pslld      $22, %xmm1
        psrld      $10, %xmm8
        por        %xmm8, %xmm1
        paddd      %xmm2, %xmm1                         // stream a, step 4, F: cycle 24
        movdqa     %xmm7, %xmm8
        pand       %xmm6, %xmm8
        movdqa     %xmm6, %xmm14
        pandn      %xmm13, %xmm14
        por        %xmm14, %xmm8
        paddd      48(%r15), %xmm5
        paddd      160(%rsp), %xmm5
        paddd      %xmm5, %xmm8
        movdqa     %xmm8, %xmm5
        pslld      $22, %xmm5
        psrld      $10, %xmm8
        por        %xmm8, %xmm5
        paddd      %xmm6, %xmm5                         // stream b, step 4, F: cycle 24
        movdqa     %xmm11, %xmm8
        pand       %xmm10, %xmm8
        movdqa     %xmm10, %xmm14
        pandn      %xmm15, %xmm14
        por        %xmm14, %xmm8
        paddd      48(%r15), %xmm9
        paddd      176(%rsp), %xmm9
        paddd      %xmm9, %xmm8
        movdqa     %xmm8, %xmm9
        pslld      $22, %xmm9
        psrld      $10, %xmm8
        por        %xmm8, %xmm9
        paddd      %xmm10, %xmm9                        // stream c, step 4, F: cycle 24
        movdqa     %xmm2, %xmm8
        pand       %xmm1, %xmm8
        movdqa     %xmm1, %xmm14
        pandn      %xmm3, %xmm14
        por        %xmm14, %xmm8
        paddd      64(%r15), %xmm12
        paddd      192(%rsp), %xmm12
        paddd      %xmm12, %xmm8
        movdqa     %xmm8, %xmm12
        pslld      $7, %xmm12
        psrld      $25, %xmm8
        por        %xmm8, %xmm12
        paddd      %xmm1, %xmm12                        // stream a, step 5, F: cycle 30
        movdqa     %xmm6, %xmm8
        pand       %xmm5, %xmm8
        movdqa     %xmm5, %xmm14
        pandn      %xmm7, %xmm14
        por        %xmm14, %xmm8
        paddd      64(%r15), %xmm13
        paddd      208(%rsp), %xmm13
        paddd      %xmm13, %xmm8
        movdqa     %xmm8, %xmm13
        pslld      $7, %xmm13
        psrld      $25, %xmm8
        por        %xmm8, %xmm13
        paddd      %xmm5, %xmm13                        // stream b, step 5, F: cycle 30
        movdqa     %xmm10, %xmm8
        pand       %xmm9, %xmm8
        movdqa     %xmm9, %xmm14
        pandn      %xmm11, %xmm14
        por        %xmm14, %xmm8
        paddd      64(%r15), %xmm15
        paddd      224(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm14
        pslld      $7, %xmm14
        psrld      $25, %xmm8
        por        %xmm8, %xmm14
        paddd      %xmm9, %xmm14                        // stream c, step 5, F: cycle 30
        movdqa     %xmm1, %xmm8
        pand       %xmm12, %xmm8
        movdqa     %xmm12, %xmm15
        pandn      %xmm2, %xmm15
        por        %xmm15, %xmm8
        paddd      80(%r15), %xmm3
        paddd      240(%rsp), %xmm3
        paddd      %xmm3, %xmm8
        movdqa     %xmm8, %xmm3
        pslld      $12, %xmm3
        psrld      $20, %xmm8
        por        %xmm8, %xmm3
        paddd      %xmm12, %xmm3                        // stream a, step 6, F: cycle 36
        movdqa     %xmm5, %xmm8
        pand       %xmm13, %xmm8
        movdqa     %xmm13, %xmm15
        pandn      %xmm6, %xmm15
        por        %xmm15, %xmm8
        paddd      80(%r15), %xmm7
        paddd      0x100(%rsp), %xmm7
        paddd      %xmm7, %xmm8
        movdqa     %xmm8, %xmm7
        pslld      $12, %xmm7
        psrld      $20, %xmm8
        por        %xmm8, %xmm7
        paddd      %xmm13, %xmm7                        // stream b, step 6, F: cycle 36
        movdqa     %xmm9, %xmm8
        pand       %xmm14, %xmm8
        movdqa     %xmm14, %xmm15
        pandn      %xmm10, %xmm15
        por        %xmm15, %xmm8
        paddd      80(%r15), %xmm11
        paddd      0x110(%rsp), %xmm11
        paddd      %xmm11, %xmm8
        movdqa     %xmm8, %xmm11
        pslld      $12, %xmm11
        psrld      $20, %xmm8
        por        %xmm8, %xmm11
        paddd      %xmm14, %xmm11                       // stream c, step 6, F: cycle 36
        movdqa     %xmm12, %xmm8
        pand       %xmm3, %xmm8
        movdqa     %xmm3, %xmm15
        pandn      %xmm1, %xmm15
        por        %xmm15, %xmm8
        paddd      96(%r15), %xmm2
        paddd      0x120(%rsp), %xmm2
        paddd      %xmm2, %xmm8
        movdqa     %xmm8, %xmm2
        pslld      $17, %xmm2
        psrld      $15, %xmm8
        por        %xmm8, %xmm2
        paddd      %xmm3, %xmm2                         // stream a, step 7, F: cycle 42
        movdqa     %xmm13, %xmm8
        pand       %xmm7, %xmm8
        movdqa     %xmm7, %xmm15
        pandn      %xmm5, %xmm15
        por        %xmm15, %xmm8
        paddd      96(%r15), %xmm6
        paddd      0x130(%rsp), %xmm6
        paddd      %xmm6, %xmm8
        movdqa     %xmm8, %xmm6
        pslld      $17, %xmm6
        psrld      $15, %xmm8
        por        %xmm8, %xmm6
        paddd      %xmm7, %xmm6                         // stream b, step 7, F: cycle 42
        movdqa     %xmm14, %xmm8
        pand       %xmm11, %xmm8
        movdqa     %xmm11, %xmm15
        pandn      %xmm9, %xmm15
        por        %xmm15, %xmm8
        paddd      96(%r15), %xmm10
        paddd      0x140(%rsp), %xmm10
        paddd      %xmm10, %xmm8
        movdqa     %xmm8, %xmm10
        pslld      $17, %xmm10
        psrld      $15, %xmm8
        por        %xmm8, %xmm10
        paddd      %xmm11, %xmm10                       // stream c, step 7, F: cycle 42
        movdqa     %xmm3, %xmm8
        pand       %xmm2, %xmm8
        movdqa     %xmm2, %xmm15
        pandn      %xmm12, %xmm15
        por        %xmm15, %xmm8
        paddd      112(%r15), %xmm1
        paddd      0x150(%rsp), %xmm1
        paddd      %xmm1, %xmm8
        movdqa     %xmm8, %xmm1
        pslld      $22, %xmm1
        psrld      $10, %xmm8
        por        %xmm8, %xmm1
        paddd      %xmm2, %xmm1                         // stream a, step 8, F: cycle 48
        movdqa     %xmm7, %xmm8
        pand       %xmm6, %xmm8
        movdqa     %xmm6, %xmm15
        pandn      %xmm13, %xmm15
        por        %xmm15, %xmm8
        paddd      112(%r15), %xmm5
        paddd      0x160(%rsp), %xmm5
        paddd      %xmm5, %xmm8
        movdqa     %xmm8, %xmm5
        pslld      $22, %xmm5
        psrld      $10, %xmm8
        por        %xmm8, %xmm5
        paddd      %xmm6, %xmm5                         // stream b, step 8, F: cycle 48
        movdqa     %xmm11, %xmm8
        pand       %xmm10, %xmm8
        movdqa     %xmm10, %xmm15
        pandn      %xmm14, %xmm15
        por        %xmm15, %xmm8
        paddd      112(%r15), %xmm9
        paddd      0x170(%rsp), %xmm9
        paddd      %xmm9, %xmm8
        movdqa     %xmm8, %xmm9
        pslld      $22, %xmm9
        psrld      $10, %xmm8
        por        %xmm8, %xmm9
        paddd      %xmm10, %xmm9                        // stream c, step 8, F: cycle 48
        movdqa     %xmm2, %xmm8
        pand       %xmm1, %xmm8
        movdqa     %xmm1, %xmm15
        pandn      %xmm3, %xmm15
        por        %xmm15, %xmm8
        paddd      128(%r15), %xmm12
        paddd      0x180(%rsp), %xmm12
        paddd      %xmm12, %xmm8
        movdqa     %xmm8, %xmm12
        pslld      $7, %xmm12
        psrld      $25, %xmm8
        por        %xmm8, %xmm12
        paddd      %xmm1, %xmm12                        // stream a, step 9, F: cycle 54
        movdqa     %xmm6, %xmm8
        pand       %xmm5, %xmm8
        movdqa     %xmm5, %xmm15
        pandn      %xmm7, %xmm15
        por        %xmm15, %xmm8
        paddd      128(%r15), %xmm13
        paddd      0x190(%rsp), %xmm13
        paddd      %xmm13, %xmm8
        movdqa     %xmm8, %xmm13
        pslld      $7, %xmm13
        psrld      $25, %xmm8
        por        %xmm8, %xmm13
        paddd      %xmm5, %xmm13                        // stream b, step 9, F: cycle 54
        movdqa     %xmm10, %xmm8
        pand       %xmm9, %xmm8
        movdqa     %xmm9, %xmm15
        pandn      %xmm11, %xmm15
        por        %xmm15, %xmm8
        paddd      128(%r15), %xmm14
        paddd      0x1a0(%rsp), %xmm14
        paddd      %xmm14, %xmm8
        movdqa     %xmm8, %xmm14
        pslld      $7, %xmm14
        psrld      $25, %xmm8
        por        %xmm8, %xmm14
        paddd      %xmm9, %xmm14                        // stream c, step 9, F: cycle 54
        movdqa     %xmm1, %xmm8
        pand       %xmm12, %xmm8
        movdqa     %xmm12, %xmm15
        pandn      %xmm2, %xmm15
        por        %xmm15, %xmm8
        paddd      144(%r15), %xmm3
        paddd      0x1b0(%rsp), %xmm3
        paddd      %xmm3, %xmm8
        movdqa     %xmm8, %xmm3
        pslld      $12, %xmm3
        psrld      $20, %xmm8
        por        %xmm8, %xmm3
        paddd      %xmm12, %xmm3                        // stream a, step 10, F: cycle 60
        movdqa     %xmm5, %xmm8
        pand       %xmm13, %xmm8
        movdqa     %xmm13, %xmm15
        pandn      %xmm6, %xmm15
        por        %xmm15, %xmm8
        paddd      144(%r15), %xmm7
        paddd      0x1c0(%rsp), %xmm7
        paddd      %xmm7, %xmm8
        movdqa     %xmm8, %xmm7
        pslld      $12, %xmm7
        psrld      $20, %xmm8
        por        %xmm8, %xmm7
        paddd      %xmm13, %xmm7                        // stream b, step 10, F: cycle 60
        movdqa     %xmm9, %xmm8
        pand       %xmm14, %xmm8
        movdqa     %xmm14, %xmm15
        pandn      %xmm10, %xmm15
        por        %xmm15, %xmm8
        paddd      144(%r15), %xmm11
        paddd      0x1d0(%rsp), %xmm11
        paddd      %xmm11, %xmm8
        movdqa     %xmm8, %xmm11
        pslld      $12, %xmm11
        psrld      $20, %xmm8
        por        %xmm8, %xmm11
        paddd      %xmm14, %xmm11                       // stream c, step 10, F: cycle 60
        movdqa     %xmm12, %xmm8
        pand       %xmm3, %xmm8
        movdqa     %xmm3, %xmm15
        pandn      %xmm1, %xmm15
        por        %xmm15, %xmm8
        paddd      160(%r15), %xmm2
        paddd      0x1e0(%rsp), %xmm2
        paddd      %xmm2, %xmm8
        movdqa     %xmm8, %xmm2
        pslld      $17, %xmm2
        psrld      $15, %xmm8
        por        %xmm8, %xmm2
        paddd      %xmm3, %xmm2                         // stream a, step 11, F: cycle 66
        movdqa     %xmm13, %xmm8
        pand       %xmm7, %xmm8
        movdqa     %xmm7, %xmm15
        pandn      %xmm5, %xmm15
        por        %xmm15, %xmm8
        paddd      160(%r15), %xmm6
        paddd      0x1f0(%rsp), %xmm6
        paddd      %xmm6, %xmm8
        movdqa     %xmm8, %xmm6
        pslld      $17, %xmm6
        psrld      $15, %xmm8
        por        %xmm8, %xmm6
        paddd      %xmm7, %xmm6                         // stream b, step 11, F: cycle 66
        movdqa     %xmm14, %xmm8
        pand       %xmm11, %xmm8
        movdqa     %xmm11, %xmm15
        pandn      %xmm9, %xmm15
        por        %xmm15, %xmm8
        paddd      160(%r15), %xmm10
        paddd      0x200(%rsp), %xmm10
        paddd      %xmm10, %xmm8
        movdqa     %xmm8, %xmm10
        pslld      $17, %xmm10
        psrld      $15, %xmm8
        por        %xmm8, %xmm10
        paddd      %xmm11, %xmm10                       // stream c, step 11, F: cycle 66
        movdqa     %xmm3, %xmm8
        pand       %xmm2, %xmm8
        movdqa     %xmm2, %xmm15
        pandn      %xmm12, %xmm15
        por        %xmm15, %xmm8
        paddd      176(%r15), %xmm1
        paddd      0x210(%rsp), %xmm1
        paddd      %xmm1, %xmm8
        movdqa     %xmm8, %xmm1
        pslld      $22, %xmm1
        psrld      $10, %xmm8
        por        %xmm8, %xmm1
        paddd      %xmm2, %xmm1                         // stream a, step 12, F: cycle 72
        movdqa     %xmm7, %xmm8
        pand       %xmm6, %xmm8
        movdqa     %xmm6, %xmm15
        pandn      %xmm13, %xmm15
        por        %xmm15, %xmm8
        paddd      176(%r15), %xmm5
        paddd      0x220(%rsp), %xmm5
        paddd      %xmm5, %xmm8
        movdqa     %xmm8, %xmm5
        pslld      $22, %xmm5
        psrld      $10, %xmm8
        por        %xmm8, %xmm5
        paddd      %xmm6, %xmm5                         // stream b, step 12, F: cycle 72
        movdqa     %xmm11, %xmm8
        pand       %xmm10, %xmm8
        movdqa     %xmm10, %xmm15
        pandn      %xmm14, %xmm15
        por        %xmm15, %xmm8
        paddd      176(%r15), %xmm9
        paddd      0x230(%rsp), %xmm9
        paddd      %xmm9, %xmm8
        movdqa     %xmm8, %xmm9
        pslld      $22, %xmm9
        psrld      $10, %xmm8
        por        %xmm8, %xmm9
        paddd      %xmm10, %xmm9                        // stream c, step 12, F: cycle 72
        movdqa     %xmm2, %xmm8
        pand       %xmm1, %xmm8
        movdqa     %xmm1, %xmm15
        pandn      %xmm3, %xmm15
        por        %xmm15, %xmm8
        paddd      192(%r15), %xmm12
        paddd      0x240(%rsp), %xmm12
        paddd      %xmm12, %xmm8
        movdqa     %xmm8, %xmm12
        pslld      $7, %xmm12
        psrld      $25, %xmm8
        por        %xmm8, %xmm12
        paddd      %xmm1, %xmm12                        // stream a, step 13, F: cycle 78
        movdqa     %xmm6, %xmm8
        pand       %xmm5, %xmm8
        movdqa     %xmm5, %xmm15
        pandn      %xmm7, %xmm15
        por        %xmm15, %xmm8
        paddd      192(%r15), %xmm13
        paddd      0x250(%rsp), %xmm13
        paddd      %xmm13, %xmm8
        movdqa     %xmm8, %xmm13
        pslld      $7, %xmm13
        psrld      $25, %xmm8
        por        %xmm8, %xmm13
        paddd      %xmm5, %xmm13                        // stream b, step 13, F: cycle 78
        movdqa     %xmm10, %xmm8
        pand       %xmm9, %xmm8
        movdqa     %xmm9, %xmm15
        pandn      %xmm11, %xmm15
        por        %xmm15, %xmm8
        paddd      192(%r15), %xmm14
        paddd      0x260(%rsp), %xmm14
        paddd      %xmm14, %xmm8
        movdqa     %xmm8, %xmm14
        pslld      $7, %xmm14
        psrld      $25, %xmm8
        por        %xmm8, %xmm14
        paddd      %xmm9, %xmm14                        // stream c, step 13, F: cycle 78
        movdqa     %xmm1, %xmm8
        pand       %xmm12, %xmm8
        movdqa     %xmm12, %xmm15
        pandn      %xmm2, %xmm15
        por        %xmm15, %xmm8
        paddd      208(%r15), %xmm3
        paddd      0x270(%rsp), %xmm3
        paddd      %xmm3, %xmm8
        movdqa     %xmm8, %xmm3
        pslld      $12, %xmm3
        psrld      $20, %xmm8
        por        %xmm8, %xmm3
        paddd      %xmm12, %xmm3                        // stream a, step 14, F: cycle 84
        movdqa     %xmm5, %xmm8
        pand       %xmm13, %xmm8
        movdqa     %xmm13, %xmm15
        pandn      %xmm6, %xmm15
        por        %xmm15, %xmm8
        paddd      208(%r15), %xmm7
        paddd      0x280(%rsp), %xmm7
        paddd      %xmm7, %xmm8
        movdqa     %xmm8, %xmm7
        pslld      $12, %xmm7
        psrld      $20, %xmm8
        por        %xmm8, %xmm7
        paddd      %xmm13, %xmm7                        // stream b, step 14, F: cycle 84
        movdqa     %xmm9, %xmm8
        pand       %xmm14, %xmm8
        movdqa     %xmm14, %xmm15
        pandn      %xmm10, %xmm15
        por        %xmm15, %xmm8
        paddd      208(%r15), %xmm11
        paddd      0x290(%rsp), %xmm11
        paddd      %xmm11, %xmm8
        movdqa     %xmm8, %xmm11
        pslld      $12, %xmm11
        psrld      $20, %xmm8
        por        %xmm8, %xmm11
        paddd      %xmm14, %xmm11                       // stream c, step 14, F: cycle 84
        movdqa     %xmm12, %xmm8
        pand       %xmm3, %xmm8
        movdqa     %xmm3, %xmm15
        pandn      %xmm1, %xmm15
        por        %xmm15, %xmm8
        paddd      224(%r15), %xmm2
        paddd      0x2a0(%rsp), %xmm2
        paddd      %xmm2, %xmm8
        movdqa     %xmm8, %xmm2
        pslld      $17, %xmm2
        psrld      $15, %xmm8
        por        %xmm8, %xmm2
        paddd      %xmm3, %xmm2                         // stream a, step 15, F: cycle 90
        movdqa     %xmm13, %xmm8
        pand       %xmm7, %xmm8
        movdqa     %xmm7, %xmm15
        pandn      %xmm5, %xmm15
        por        %xmm15, %xmm8
        paddd      224(%r15), %xmm6
        paddd      0x2b0(%rsp), %xmm6
        paddd      %xmm6, %xmm8
        movdqa     %xmm8, %xmm6
        pslld      $17, %xmm6
        psrld      $15, %xmm8
        por        %xmm8, %xmm6
        paddd      %xmm7, %xmm6                         // stream b, step 15, F: cycle 90
        movdqa     %xmm14, %xmm8
        pand       %xmm11, %xmm8
        movdqa     %xmm11, %xmm15
        pandn      %xmm9, %xmm15
        por        %xmm15, %xmm8
        paddd      224(%r15), %xmm10
        paddd      0x2c0(%rsp), %xmm10
        paddd      %xmm10, %xmm8
        movdqa     %xmm8, %xmm10
        pslld      $17, %xmm10
        psrld      $15, %xmm8
        por        %xmm8, %xmm10
        paddd      %xmm11, %xmm10                       // stream c, step 15, F: cycle 90
        movdqa     %xmm3, %xmm8
        pand       %xmm2, %xmm8
        movdqa     %xmm2, %xmm15
        pandn      %xmm12, %xmm15
        por        %xmm15, %xmm8
        paddd      240(%r15), %xmm1
        paddd      0x2d0(%rsp), %xmm1
        paddd      %xmm1, %xmm8
        movdqa     %xmm8, %xmm1
        pslld      $22, %xmm1
        psrld      $10, %xmm8
        por        %xmm8, %xmm1
        paddd      %xmm2, %xmm1                         // stream a, step 16, F: cycle 96
        movdqa     %xmm7, %xmm8
        pand       %xmm6, %xmm8
        movdqa     %xmm6, %xmm15
        pandn      %xmm13, %xmm15
        por        %xmm15, %xmm8
        paddd      240(%r15), %xmm5
        paddd      0x2e0(%rsp), %xmm5
        paddd      %xmm5, %xmm8
        movdqa     %xmm8, %xmm5
        pslld      $22, %xmm5
        psrld      $10, %xmm8
        por        %xmm8, %xmm5
        paddd      %xmm6, %xmm5                         // stream b, step 16, F: cycle 96
        movdqa     %xmm11, %xmm8
        pand       %xmm10, %xmm8
        movdqa     %xmm10, %xmm15
        pandn      %xmm14, %xmm15
        por        %xmm15, %xmm8
        paddd      240(%r15), %xmm9
        paddd      0x2f0(%rsp), %xmm9
        paddd      %xmm9, %xmm8
        movdqa     %xmm8, %xmm9
        pslld      $22, %xmm9
        psrld      $10, %xmm8
        por        %xmm8, %xmm9
        paddd      %xmm10, %xmm9                        // stream c, step 16, F: cycle 96
        movdqa     %xmm3, %xmm8
        pand       %xmm1, %xmm8
        pcmpeqd    %xmm15, %xmm15
        pxor       %xmm3, %xmm15
        pand       %xmm2, %xmm15
        paddd      0x100(%r15), %xmm12
        paddd      %xmm12, %xmm15
        paddd      48(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm12
        pslld      $5, %xmm12
        psrld      $27, %xmm8
        por        %xmm8, %xmm12
        paddd      %xmm1, %xmm12                        // stream a, step 17, G: cycle 101
        movdqa     %xmm7, %xmm8
        pand       %xmm5, %xmm8
        pcmpeqd    %xmm15, %xmm15
        pxor       %xmm7, %xmm15
        pand       %xmm6, %xmm15
        paddd      0x100(%r15), %xmm13
        paddd      %xmm13, %xmm15
        paddd      64(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm13
        pslld      $5, %xmm13
        psrld      $27, %xmm8
        por        %xmm8, %xmm13
        paddd      %xmm5, %xmm13                        // stream b, step 17, G: cycle 101
        movdqa     %xmm11, %xmm8
        pand       %xmm9, %xmm8
        pcmpeqd    %xmm15, %xmm15
        pxor       %xmm11, %xmm15
        pand       %xmm10, %xmm15
        paddd      0x100(%r15), %xmm14
        paddd      %xmm14, %xmm15
        paddd      80(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm14
        pslld      $5, %xmm14
        psrld      $27, %xmm8
        por        %xmm8, %xmm14
        paddd      %xmm9, %xmm14                        // stream c, step 17, G: cycle 101
        movdqa     %xmm2, %xmm8
        pand       %xmm12, %xmm8
        pcmpeqd    %xmm15, %xmm15
        pxor       %xmm2, %xmm15
        pand       %xmm1, %xmm15
        paddd      0x110(%r15), %xmm3
        paddd      %xmm3, %xmm15
        paddd      0x120(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm3
        pslld      $9, %xmm3
        psrld      $23, %xmm8
        por        %xmm8, %xmm3
        paddd      %xmm12, %xmm3                        // stream a, step 18, G: cycle 106
        movdqa     %xmm6, %xmm8
        pand       %xmm13, %xmm8
        pcmpeqd    %xmm15, %xmm15
        pxor       %xmm6, %xmm15
        pand       %xmm5, %xmm15
        paddd      0x110(%r15), %xmm7
        paddd      %xmm7, %xmm15
        paddd      0x130(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm7
        pslld      $9, %xmm7
        psrld      $23, %xmm8
        por        %xmm8, %xmm7
        paddd      %xmm13, %xmm7                        // stream b, step 18, G: cycle 106
        movdqa     %xmm10, %xmm8
        pand       %xmm14, %xmm8
        pcmpeqd    %xmm15, %xmm15
        pxor       %xmm10, %xmm15
        pand       %xmm9, %xmm15
        paddd      0x110(%r15), %xmm11
        paddd      %xmm11, %xmm15
        paddd      0x140(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm11
        pslld      $9, %xmm11
        psrld      $23, %xmm8
        por        %xmm8, %xmm11
        paddd      %xmm14, %xmm11                       // stream c, step 18, G: cycle 106
        movdqa     %xmm1, %xmm8
        pand       %xmm3, %xmm8
        movdqa     %xmm1, %xmm15
        pandn      %xmm12, %xmm15
        paddd      0x120(%r15), %xmm2
        paddd      %xmm2, %xmm15
        paddd      0x210(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm2
        pslld      $14, %xmm2
        psrld      $18, %xmm8
        por        %xmm8, %xmm2
        paddd      %xmm3, %xmm2                         // stream a, step 19, G: cycle 111
        movdqa     %xmm5, %xmm8
        pand       %xmm7, %xmm8
        movdqa     %xmm5, %xmm15
        pandn      %xmm13, %xmm15
        paddd      0x120(%r15), %xmm6
        paddd      %xmm6, %xmm15
        paddd      0x220(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm6
        pslld      $14, %xmm6
        psrld      $18, %xmm8
        por        %xmm8, %xmm6
        paddd      %xmm7, %xmm6                         // stream b, step 19, G: cycle 111
        movdqa     %xmm9, %xmm8
        pand       %xmm11, %xmm8
        movdqa     %xmm9, %xmm15
        pandn      %xmm14, %xmm15
        paddd      0x120(%r15), %xmm10
        paddd      %xmm10, %xmm15
        paddd      0x230(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm10
        pslld      $14, %xmm10
        psrld      $18, %xmm8
        por        %xmm8, %xmm10
        paddd      %xmm11, %xmm10                       // stream c, step 19, G: cycle 111
        movdqa     %xmm12, %xmm8
        pand       %xmm2, %xmm8
        movdqa     %xmm12, %xmm15
        pandn      %xmm3, %xmm15
        paddd      0x130(%r15), %xmm1
        paddd      %xmm1, %xmm15
        paddd      (%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm1
        pslld      $20, %xmm1
        psrld      $12, %xmm8
        por        %xmm8, %xmm1
        paddd      %xmm2, %xmm1                         // stream a, step 20, G: cycle 116
        movdqa     %xmm13, %xmm8
        pand       %xmm6, %xmm8
        movdqa     %xmm13, %xmm15
        pandn      %xmm7, %xmm15
        paddd      0x130(%r15), %xmm5
        paddd      %xmm5, %xmm15
        paddd      16(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm5
        pslld      $20, %xmm5
        psrld      $12, %xmm8
        por        %xmm8, %xmm5
        paddd      %xmm6, %xmm5                         // stream b, step 20, G: cycle 116
        movdqa     %xmm14, %xmm8
        pand       %xmm10, %xmm8
        movdqa     %xmm14, %xmm15
        pandn      %xmm11, %xmm15
        paddd      0x130(%r15), %xmm9
        paddd      %xmm9, %xmm15
        paddd      32(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm9
        pslld      $20, %xmm9
        psrld      $12, %xmm8
        por        %xmm8, %xmm9
        paddd      %xmm10, %xmm9                        // stream c, step 20, G: cycle 116
        movdqa     %xmm3, %xmm8
        pand       %xmm1, %xmm8
        movdqa     %xmm3, %xmm15
        pandn      %xmm2, %xmm15
        paddd      0x140(%r15), %xmm12
        paddd      %xmm12, %xmm15
        paddd      240(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm12
        pslld      $5, %xmm12
        psrld      $27, %xmm8
        por        %xmm8, %xmm12
        paddd      %xmm1, %xmm12                        // stream a, step 21, G: cycle 121
        movdqa     %xmm7, %xmm8
        pand       %xmm5, %xmm8
        movdqa     %xmm7, %xmm15
        pandn      %xmm6, %xmm15
        paddd      0x140(%r15), %xmm13
        paddd      %xmm13, %xmm15
        paddd      0x100(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm13
        pslld      $5, %xmm13
        psrld      $27, %xmm8
        por        %xmm8, %xmm13
        paddd      %xmm5, %xmm13                        // stream b, step 21, G: cycle 121
        movdqa     %xmm11, %xmm8
        pand       %xmm9, %xmm8
        movdqa     %xmm11, %xmm15
        pandn      %xmm10, %xmm15
        paddd      0x140(%r15), %xmm14
        paddd      %xmm14, %xmm15
        paddd      0x110(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm14
        pslld      $5, %xmm14
        psrld      $27, %xmm8
        por        %xmm8, %xmm14
        paddd      %xmm9, %xmm14                        // stream c, step 21, G: cycle 121
        movdqa     %xmm2, %xmm8
        pand       %xmm12, %xmm8
        movdqa     %xmm2, %xmm15
        pandn      %xmm1, %xmm15
        paddd      0x150(%r15), %xmm3
        paddd      %xmm3, %xmm15
        paddd      0x1e0(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm3
        pslld      $9, %xmm3
        psrld      $23, %xmm8
        por        %xmm8, %xmm3
        paddd      %xmm12, %xmm3                        // stream a, step 22, G: cycle 126
        movdqa     %xmm6, %xmm8
        pand       %xmm13, %xmm8
        movdqa     %xmm6, %xmm15
        pandn      %xmm5, %xmm15
        paddd      0x150(%r15), %xmm7
        paddd      %xmm7, %xmm15
        paddd      0x1f0(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm7
        pslld      $9, %xmm7
        psrld      $23, %xmm8
        por        %xmm8, %xmm7
        paddd      %xmm13, %xmm7                        // stream b, step 22, G: cycle 126
        movdqa     %xmm10, %xmm8
        pand       %xmm14, %xmm8
        movdqa     %xmm10, %xmm15
        pandn      %xmm9, %xmm15
        paddd      0x150(%r15), %xmm11
        paddd      %xmm11, %xmm15
        paddd      0x200(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm11
        pslld      $9, %xmm11
        psrld      $23, %xmm8
        por        %xmm8, %xmm11
        paddd      %xmm14, %xmm11                       // stream c, step 22, G: cycle 126
        movdqa     %xmm1, %xmm8
        pand       %xmm3, %xmm8
        movdqa     %xmm1, %xmm15
        pandn      %xmm12, %xmm15
        paddd      0x160(%r15), %xmm2
        paddd      %xmm2, %xmm15
        paddd      0x2d0(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm2
        pslld      $14, %xmm2
        psrld      $18, %xmm8
        por        %xmm8, %xmm2
        paddd      %xmm3, %xmm2                         // stream a, step 23, G: cycle 131
        movdqa     %xmm5, %xmm8
        pand       %xmm7, %xmm8
        movdqa     %xmm5, %xmm15
        pandn      %xmm13, %xmm15
        paddd      0x160(%r15), %xmm6
        paddd      %xmm6, %xmm15
        paddd      0x2e0(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm6
        pslld      $14, %xmm6
        psrld      $18, %xmm8
        por        %xmm8, %xmm6
        paddd      %xmm7, %xmm6                         // stream b, step 23, G: cycle 131
        movdqa     %xmm9, %xmm8
        pand       %xmm11, %xmm8
        movdqa     %xmm9, %xmm15
        pandn      %xmm14, %xmm15
        paddd      0x160(%r15), %xmm10
        paddd      %xmm10, %xmm15
        paddd      0x2f0(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm10
        pslld      $14, %xmm10
        psrld      $18, %xmm8
        por        %xmm8, %xmm10
        paddd      %xmm11, %xmm10                       // stream c, step 23, G: cycle 131
        movdqa     %xmm12, %xmm8
        pand       %xmm2, %xmm8
        movdqa     %xmm12, %xmm15
        pandn      %xmm3, %xmm15
        paddd      0x170(%r15), %xmm1
        paddd      %xmm1, %xmm15
        paddd      192(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm1
        pslld      $20, %xmm1
        psrld      $12, %xmm8
        por        %xmm8, %xmm1
        paddd      %xmm2, %xmm1                         // stream a, step 24, G: cycle 136
        movdqa     %xmm13, %xmm8
        pand       %xmm6, %xmm8
        movdqa     %xmm13, %xmm15
        pandn      %xmm7, %xmm15
        paddd      0x170(%r15), %xmm5
        paddd      %xmm5, %xmm15
        paddd      208(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm5
        pslld      $20, %xmm5
        psrld      $12, %xmm8
        por        %xmm8, %xmm5
        paddd      %xmm6, %xmm5                         // stream b, step 24, G: cycle 136
        movdqa     %xmm14, %xmm8
        pand       %xmm10, %xmm8
        movdqa     %xmm14, %xmm15
        pandn      %xmm11, %xmm15
        paddd      0x170(%r15), %xmm9
        paddd      %xmm9, %xmm15
        paddd      224(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm9
        pslld      $20, %xmm9
        psrld      $12, %xmm8
        por        %xmm8, %xmm9
        paddd      %xmm10, %xmm9                        // stream c, step 24, G: cycle 136
        movdqa     %xmm3, %xmm8
        pand       %xmm1, %xmm8
        movdqa     %xmm3, %xmm15
        pandn      %xmm2, %xmm15
        paddd      0x180(%r15), %xmm12
        paddd      %xmm12, %xmm15
        paddd      0x1b0(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm12
        pslld      $5, %xmm12
        psrld      $27, %xmm8
        por        %xmm8, %xmm12
        paddd      %xmm1, %xmm12                        // stream a, step 25, G: cycle 141
        movdqa     %xmm7, %xmm8
        pand       %xmm5, %xmm8
        movdqa     %xmm7, %xmm15
        pandn      %xmm6, %xmm15
        paddd      0x180(%r15), %xmm13
        paddd      %xmm13, %xmm15
        paddd      0x1c0(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm13
        pslld      $5, %xmm13
        psrld      $27, %xmm8
        por        %xmm8, %xmm13
        paddd      %xmm5, %xmm13                        // stream b, step 25, G: cycle 141
        movdqa     %xmm11, %xmm8
        pand       %xmm9, %xmm8
        movdqa     %xmm11, %xmm15
        pandn      %xmm10, %xmm15
        paddd      0x180(%r15), %xmm14
        paddd      %xmm14, %xmm15
        paddd      0x1d0(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm14
        pslld      $5, %xmm14
        psrld      $27, %xmm8
        por        %xmm8, %xmm14
        paddd      %xmm9, %xmm14                        // stream c, step 25, G: cycle 141
        movdqa     %xmm2, %xmm8
        pand       %xmm12, %xmm8
        movdqa     %xmm2, %xmm15
        pandn      %xmm1, %xmm15
        paddd      0x190(%r15), %xmm3
        paddd      %xmm3, %xmm15
        paddd      0x2a0(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm3
        pslld      $9, %xmm3
        psrld      $23, %xmm8
        por        %xmm8, %xmm3
        paddd      %xmm12, %xmm3                        // stream a, step 26, G: cycle 146
        movdqa     %xmm6, %xmm8
        pand       %xmm13, %xmm8
        movdqa     %xmm6, %xmm15
        pandn      %xmm5, %xmm15
        paddd      0x190(%r15), %xmm7
        paddd      %xmm7, %xmm15
        paddd      0x2b0(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm7
        pslld      $9, %xmm7
        psrld      $23, %xmm8
        por        %xmm8, %xmm7
        paddd      %xmm13, %xmm7                        // stream b, step 26, G: cycle 146
        movdqa     %xmm10, %xmm8
        pand       %xmm14, %xmm8
        movdqa     %xmm10, %xmm15
        pandn      %xmm9, %xmm15
        paddd      0x190(%r15), %xmm11
        paddd      %xmm11, %xmm15
        paddd      0x2c0(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm11
        pslld      $9, %xmm11
        psrld      $23, %xmm8
        por        %xmm8, %xmm11
        paddd      %xmm14, %xmm11                       // stream c, step 26, G: cycle 146
        movdqa     %xmm1, %xmm8
        pand       %xmm3, %xmm8
        movdqa     %xmm1, %xmm15
        pandn      %xmm12, %xmm15
        paddd      0x1a0(%r15), %xmm2
        paddd      %xmm2, %xmm15
        paddd      144(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm2
        pslld      $14, %xmm2
        psrld      $18, %xmm8
        por        %xmm8, %xmm2
        paddd      %xmm3, %xmm2                         // stream a, step 27, G: cycle 151
        movdqa     %xmm5, %xmm8
        pand       %xmm7, %xmm8
        movdqa     %xmm5, %xmm15
        pandn      %xmm13, %xmm15
        paddd      0x1a0(%r15), %xmm6
        paddd      %xmm6, %xmm15
        paddd      160(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm6
        pslld      $14, %xmm6
        psrld      $18, %xmm8
        por        %xmm8, %xmm6
        paddd      %xmm7, %xmm6                         // stream b, step 27, G: cycle 151
        movdqa     %xmm9, %xmm8
        pand       %xmm11, %xmm8
        movdqa     %xmm9, %xmm15
        pandn      %xmm14, %xmm15
        paddd      0x1a0(%r15), %xmm10
        paddd      %xmm10, %xmm15
        paddd      176(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm10
        pslld      $14, %xmm10
        psrld      $18, %xmm8
        por        %xmm8, %xmm10
        paddd      %xmm11, %xmm10                       // stream c, step 27, G: cycle 151
        movdqa     %xmm12, %xmm8
        pand       %xmm2, %xmm8
        movdqa     %xmm12, %xmm15
        pandn      %xmm3, %xmm15
        paddd      0x1b0(%r15), %xmm1
        paddd      %xmm1, %xmm15
        paddd      0x180(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm1
        pslld      $20, %xmm1
        psrld      $12, %xmm8
        por        %xmm8, %xmm1
        paddd      %xmm2, %xmm1                         // stream a, step 28, G: cycle 156
        movdqa     %xmm13, %xmm8
        pand       %xmm6, %xmm8
        movdqa     %xmm13, %xmm15
        pandn      %xmm7, %xmm15
        paddd      0x1b0(%r15), %xmm5
        paddd      %xmm5, %xmm15
        paddd      0x190(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm5
        pslld      $20, %xmm5
        psrld      $12, %xmm8
        por        %xmm8, %xmm5
        paddd      %xmm6, %xmm5                         // stream b, step 28, G: cycle 156
        movdqa     %xmm14, %xmm8
        pand       %xmm10, %xmm8
        movdqa     %xmm14, %xmm15
        pandn      %xmm11, %xmm15
        paddd      0x1b0(%r15), %xmm9
        paddd      %xmm9, %xmm15
        paddd      0x1a0(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm9
        pslld      $20, %xmm9
        psrld      $12, %xmm8
        por        %xmm8, %xmm9
        paddd      %xmm10, %xmm9                        // stream c, step 28, G: cycle 156
        movdqa     %xmm3, %xmm8
        pand       %xmm1, %xmm8
        movdqa     %xmm3, %xmm15
        pandn      %xmm2, %xmm15
        paddd      0x1c0(%r15), %xmm12
        paddd      %xmm12, %xmm15
        paddd      0x270(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm12
        pslld      $5, %xmm12
        psrld      $27, %xmm8
        por        %xmm8, %xmm12
        paddd      %xmm1, %xmm12                        // stream a, step 29, G: cycle 161
        movdqa     %xmm7, %xmm8
        pand       %xmm5, %xmm8
        movdqa     %xmm7, %xmm15
        pandn      %xmm6, %xmm15
        paddd      0x1c0(%r15), %xmm13
        paddd      %xmm13, %xmm15
        paddd      0x280(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm13
        pslld      $5, %xmm13
        psrld      $27, %xmm8
        por        %xmm8, %xmm13
        paddd      %xmm5, %xmm13                        // stream b, step 29, G: cycle 161
        movdqa     %xmm11, %xmm8
        pand       %xmm9, %xmm8
        movdqa     %xmm11, %xmm15
        pandn      %xmm10, %xmm15
        paddd      0x1c0(%r15), %xmm14
        paddd      %xmm14, %xmm15
        paddd      0x290(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm14
        pslld      $5, %xmm14
        psrld      $27, %xmm8
        por        %xmm8, %xmm14
        paddd      %xmm9, %xmm14                        // stream c, step 29, G: cycle 161
        movdqa     %xmm2, %xmm8
        pand       %xmm12, %xmm8
        movdqa     %xmm2, %xmm15
        pandn      %xmm1, %xmm15
        paddd      0x1d0(%r15), %xmm3
        paddd      %xmm3, %xmm15
        paddd      96(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm3
        pslld      $9, %xmm3
        psrld      $23, %xmm8
        por        %xmm8, %xmm3
        paddd      %xmm12, %xmm3                        // stream a, step 30, G: cycle 166
        movdqa     %xmm6, %xmm8
        pand       %xmm13, %xmm8
        movdqa     %xmm6, %xmm15
        pandn      %xmm5, %xmm15
        paddd      0x1d0(%r15), %xmm7
        paddd      %xmm7, %xmm15
        paddd      112(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm7
        pslld      $9, %xmm7
        psrld      $23, %xmm8
        por        %xmm8, %xmm7
        paddd      %xmm13, %xmm7                        // stream b, step 30, G: cycle 166
        movdqa     %xmm10, %xmm8
        pand       %xmm14, %xmm8
        movdqa     %xmm10, %xmm15
        pandn      %xmm9, %xmm15
        paddd      0x1d0(%r15), %xmm11
        paddd      %xmm11, %xmm15
        paddd      128(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm11
        pslld      $9, %xmm11
        psrld      $23, %xmm8
        por        %xmm8, %xmm11
        paddd      %xmm14, %xmm11                       // stream c, step 30, G: cycle 166
        movdqa     %xmm1, %xmm8
        pand       %xmm3, %xmm8
        movdqa     %xmm1, %xmm15
        pandn      %xmm12, %xmm15
        paddd      0x1e0(%r15), %xmm2
        paddd      %xmm2, %xmm15
        paddd      0x150(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm2
        pslld      $14, %xmm2
        psrld      $18, %xmm8
        por        %xmm8, %xmm2
        paddd      %xmm3, %xmm2                         // stream a, step 31, G: cycle 171
        movdqa     %xmm5, %xmm8
        pand       %xmm7, %xmm8
        movdqa     %xmm5, %xmm15
        pandn      %xmm13, %xmm15
        paddd      0x1e0(%r15), %xmm6
        paddd      %xmm6, %xmm15
        paddd      0x160(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm6
        pslld      $14, %xmm6
        psrld      $18, %xmm8
        por        %xmm8, %xmm6
        paddd      %xmm7, %xmm6                         // stream b, step 31, G: cycle 171
        movdqa     %xmm9, %xmm8
        pand       %xmm11, %xmm8
        movdqa     %xmm9, %xmm15
        pandn      %xmm14, %xmm15
        paddd      0x1e0(%r15), %xmm10
        paddd      %xmm10, %xmm15
        paddd      0x170(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm10
        pslld      $14, %xmm10
        psrld      $18, %xmm8
        por        %xmm8, %xmm10
        paddd      %xmm11, %xmm10                       // stream c, step 31, G: cycle 171
        movdqa     %xmm12, %xmm8
        pand       %xmm2, %xmm8
        movdqa     %xmm12, %xmm15
        pandn      %xmm3, %xmm15
        paddd      0x1f0(%r15), %xmm1
        paddd      %xmm1, %xmm15
        paddd      0x240(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm1
        pslld      $20, %xmm1
        psrld      $12, %xmm8
        por        %xmm8, %xmm1
        paddd      %xmm2, %xmm1                         // stream a, step 32, G: cycle 176
        movdqa     %xmm13, %xmm8
        pand       %xmm6, %xmm8
        movdqa     %xmm13, %xmm15
        pandn      %xmm7, %xmm15
        paddd      0x1f0(%r15), %xmm5
        paddd      %xmm5, %xmm15
        paddd      0x250(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm5
        pslld      $20, %xmm5
        psrld      $12, %xmm8
        por        %xmm8, %xmm5
        paddd      %xmm6, %xmm5                         // stream b, step 32, G: cycle 176
        movdqa     %xmm14, %xmm8
        pand       %xmm10, %xmm8
        movdqa     %xmm14, %xmm15
        pandn      %xmm11, %xmm15
        paddd      0x1f0(%r15), %xmm9
        paddd      %xmm9, %xmm15
        paddd      0x260(%rsp), %xmm15
        paddd      %xmm15, %xmm8
        movdqa     %xmm8, %xmm9
        pslld      $20, %xmm9
        psrld      $12, %xmm8
        por        %xmm8, %xmm9
        paddd      %xmm10, %xmm9                        // stream c, step 32, G: cycle 176
        movdqa     %xmm3, %xmm8
        pxor       %xmm2, %xmm8
        pxor       %xmm1, %xmm8
        paddd      0x200(%r15), %xmm12
        paddd      240(%rsp), %xmm12
        paddd      %xmm12, %xmm8
        movdqa     %xmm8, %xmm12
        pslld      $4, %xmm12
        psrld      $28, %xmm8
        por        %xmm8, %xmm12
        paddd      %xmm1, %xmm12                        // stream a, step 33, H: cycle 181
        movdqa     %xmm7, %xmm8
        pxor       %xmm6, %xmm8
        pxor       %xmm5, %xmm8
        paddd      0x200(%r15), %xmm13
        paddd      0x100(%rsp), %xmm13
        paddd      %xmm13, %xmm8
        movdqa     %xmm8, %xmm13
        pslld      $4, %xmm13
        psrld      $28, %xmm8
        por        %xmm8, %xmm13
        paddd      %xmm5, %xmm13                        // stream b, step 33, H: cycle 181
        movdqa     %xmm11, %xmm8
        pxor       %xmm10, %xmm8
        pxor       %xmm9, %xmm8
        paddd      0x200(%r15), %xmm14
        paddd      0x110(%rsp), %xmm14
        paddd      %xmm14, %xmm8
        movdqa     %xmm8, %xmm14
        pslld      $4, %xmm14
        psrld      $28, %xmm8
        por        %xmm8, %xmm14
        paddd      %xmm9, %xmm14                        // stream c, step 33, H: cycle 181
        movdqa     %xmm2, %xmm8
        pxor       %xmm1, %xmm8
        pxor       %xmm12, %xmm8
        paddd      0x210(%r15), %xmm3
        paddd      0x180(%rsp), %xmm3
        paddd      %xmm3, %xmm8
        movdqa     %xmm8, %xmm3
        pslld      $11, %xmm3
        psrld      $21, %xmm8
        por        %xmm8, %xmm3
        paddd      %xmm12, %xmm3                        // stream a, step 34, H: cycle 186
        movdqa     %xmm6, %xmm8
        pxor       %xmm5, %xmm8
        pxor       %xmm13, %xmm8
        paddd      0x210(%r15), %xmm7
        paddd      0x190(%rsp), %xmm7
        paddd      %xmm7, %xmm8
        movdqa     %xmm8, %xmm7
        pslld      $11, %xmm7
        psrld      $21, %xmm8
        por        %xmm8, %xmm7
        paddd      %xmm13, %xmm7                        // stream b, step 34, H: cycle 186
        movdqa     %xmm10, %xmm8
        pxor       %xmm9, %xmm8
        pxor       %xmm14, %xmm8
        paddd      0x210(%r15), %xmm11
        paddd      0x1a0(%rsp), %xmm11
        paddd      %xmm11, %xmm8
        movdqa     %xmm8, %xmm11
        pslld      $11, %xmm11
        psrld      $21, %xmm8
        por        %xmm8, %xmm11
        paddd      %xmm14, %xmm11                       // stream c, step 34, H: cycle 186
        movdqa     %xmm1, %xmm8
        pxor       %xmm12, %xmm8
        pxor       %xmm3, %xmm8
        paddd      0x220(%r15), %xmm2
        paddd      0x210(%rsp), %xmm2
        paddd      %xmm2, %xmm8
        movdqa     %xmm8, %xmm2
        pslld      $16, %xmm2
        psrld      $16, %xmm8
        por        %xmm8, %xmm2
        paddd      %xmm3, %xmm2                         // stream a, step 35, H: cycle 191
        movdqa     %xmm5, %xmm8
        pxor       %xmm13, %xmm8
        pxor       %xmm7, %xmm8
        paddd      0x220(%r15), %xmm6
        paddd      0x220(%rsp), %xmm6
        paddd      %xmm6, %xmm8
        movdqa     %xmm8, %xmm6
        pslld      $16, %xmm6
        psrld      $16, %xmm8
        por        %xmm8, %xmm6
        paddd      %xmm7, %xmm6                         // stream b, step 35, H: cycle 191
        movdqa     %xmm9, %xmm8
        pxor       %xmm14, %xmm8
        pxor       %xmm11, %xmm8
        paddd      0x220(%r15), %xmm10
        paddd      0x230(%rsp), %xmm10
        paddd      %xmm10, %xmm8
        movdqa     %xmm8, %xmm10
        pslld      $16, %xmm10
        psrld      $16, %xmm8
        por        %xmm8, %xmm10
        paddd      %xmm11, %xmm10                       // stream c, step 35, H: cycle 191
        movdqa     %xmm12, %xmm8
        pxor       %xmm3, %xmm8
        pxor       %xmm2, %xmm8
        paddd      0x230(%r15), %xmm1
        paddd      0x2a0(%rsp), %xmm1
        paddd      %xmm1, %xmm8
        movdqa     %xmm8, %xmm1
        pslld      $23, %xmm1
        psrld      $9, %xmm8
        por        %xmm8, %xmm1
        paddd      %xmm2, %xmm1                         // stream a, step 36, H: cycle 196
        movdqa     %xmm13, %xmm8
        pxor       %xmm7, %xmm8
        pxor       %xmm6, %xmm8
        paddd      0x230(%r15), %xmm5
        paddd      0x2b0(%rsp), %xmm5
        paddd      %xmm5, %xmm8
        movdqa     %xmm8, %xmm5
        pslld      $23, %xmm5
        psrld      $9, %xmm8
        por        %xmm8, %xmm5
        paddd      %xmm6, %xmm5                         // stream b, step 36, H: cycle 196
        movdqa     %xmm14, %xmm8
        pxor       %xmm11, %xmm8
        pxor       %xmm10, %xmm8
        paddd      0x230(%r15), %xmm9
        paddd      0x2c0(%rsp), %xmm9
        paddd      %xmm9, %xmm8
        movdqa     %xmm8, %xmm9
        pslld      $23, %xmm9
        psrld      $9, %xmm8
        por        %xmm8, %xmm9
        paddd      %xmm10, %xmm9                        // stream c, step 36, H: cycle 196
        movdqa     %xmm3, %xmm8
        pxor       %xmm2, %xmm8
        pxor       %xmm1, %xmm8
        paddd      0x240(%r15), %xmm12
        paddd      48(%rsp), %xmm12
        paddd      %xmm12, %xmm8
        movdqa     %xmm8, %xmm12
        pslld      $4, %xmm12
        psrld      $28, %xmm8
        por        %xmm8, %xmm12
        paddd      %xmm1, %xmm12                        // stream a, step 37, H: cycle 201
        movdqa     %xmm7, %xmm8
        pxor       %xmm6, %xmm8
        pxor       %xmm5, %xmm8
        paddd      0x240(%r15), %xmm13
        paddd      64(%rsp), %xmm13
        paddd      %xmm13, %xmm8
        movdqa     %xmm8, %xmm13
        pslld      $4, %xmm13
        psrld      $28, %xmm8
        por        %xmm8, %xmm13
        paddd      %xmm5, %xmm13                        // stream b, step 37, H: cycle 201
        movdqa     %xmm11, %xmm8
        pxor       %xmm10, %xmm8
        pxor       %xmm9, %xmm8
        paddd      0x240(%r15), %xmm14
        paddd      80(%rsp), %xmm14
        paddd      %xmm14, %xmm8
        movdqa     %xmm8, %xmm14
        pslld      $4, %xmm14
        psrld      $28, %xmm8
        por        %xmm8, %xmm14
        paddd      %xmm9, %xmm14                        // stream c, step 37, H: cycle 201
        movdqa     %xmm2, %xmm8
        pxor       %xmm1, %xmm8
        pxor       %xmm12, %xmm8
        paddd      0x250(%r15), %xmm3
        paddd      192(%rsp), %xmm3
        paddd      %xmm3, %xmm8
        movdqa     %xmm8, %xmm3
        pslld      $11, %xmm3
        psrld      $21, %xmm8
        por        %xmm8, %xmm3
        paddd      %xmm12, %xmm3                        // stream a, step 38, H: cycle 206
        movdqa     %xmm6, %xmm8
        pxor       %xmm5, %xmm8
        pxor       %xmm13, %xmm8
        paddd      0x250(%r15), %xmm7
        paddd      208(%rsp), %xmm7
        paddd      %xmm7, %xmm8
        movdqa     %xmm8, %xmm7
        pslld      $11, %xmm7
        psrld      $21, %xmm8
        por        %xmm8, %xmm7
        paddd      %xmm13, %xmm7                        // stream b, step 38, H: cycle 206
        movdqa     %xmm10, %xmm8
        pxor       %xmm9, %xmm8
        pxor       %xmm14, %xmm8
        paddd      0x250(%r15), %xmm11
        paddd      224(%rsp), %xmm11
        paddd      %xmm11, %xmm8
        movdqa     %xmm8, %xmm11
        pslld      $11, %xmm11
        psrld      $21, %xmm8
        por        %xmm8, %xmm11
        paddd      %xmm14, %xmm11                       // stream c, step 38, H: cycle 206
        movdqa     %xmm1, %xmm8
        pxor       %xmm12, %xmm8
        pxor       %xmm3, %xmm8
        paddd      0x260(%r15), %xmm2
        paddd      0x150(%rsp), %xmm2
        paddd      %xmm2, %xmm8
        movdqa     %xmm8, %xmm2
        pslld      $16, %xmm2
        psrld      $16, %xmm8
        por        %xmm8, %xmm2
        paddd      %xmm3, %xmm2                         // stream a, step 39, H: cycle 211
        movdqa     %xmm5, %xmm8
        pxor       %xmm13, %xmm8
        pxor       %xmm7, %xmm8
        paddd      0x260(%r15), %xmm6
        paddd      0x160(%rsp), %xmm6
        paddd      %xmm6, %xmm8
        movdqa     %xmm8, %xmm6
        pslld      $16, %xmm6
        psrld      $16, %xmm8
        por        %xmm8, %xmm6
        paddd      %xmm7, %xmm6                         // stream b, step 39, H: cycle 211
        movdqa     %xmm9, %xmm8
        pxor       %xmm14, %xmm8
        pxor       %xmm11, %xmm8
        paddd      0x260(%r15), %xmm10
        paddd      0x170(%rsp), %xmm10
        paddd      %xmm10, %xmm8
        movdqa     %xmm8, %xmm10
        pslld      $16, %xmm10
        psrld      $16, %xmm8
        por        %xmm8, %xmm10
        paddd      %xmm11, %xmm10                       // stream c, step 39, H: cycle 211
        movdqa     %xmm12, %xmm8
        pxor       %xmm3, %xmm8
        pxor       %xmm2, %xmm8
        paddd      0x270(%r15), %xmm1
        paddd      0x1e0(%rsp), %xmm1
        paddd      %xmm1, %xmm8
        movdqa     %xmm8, %xmm1
        pslld      $23, %xmm1
        psrld      $9, %xmm8
        por        %xmm8, %xmm1
        paddd      %xmm2, %xmm1                         // stream a, step 40, H: cycle 216
        movdqa     %xmm13, %xmm8
        pxor       %xmm7, %xmm8
        pxor       %xmm6, %xmm8
        paddd      0x270(%r15), %xmm5
        paddd      0x1f0(%rsp), %xmm5
        paddd      %xmm5, %xmm8
        movdqa     %xmm8, %xmm5
        pslld      $23, %xmm5
        psrld      $9, %xmm8
        por        %xmm8, %xmm5
        paddd      %xmm6, %xmm5                         // stream b, step 40, H: cycle 216
        movdqa     %xmm14, %xmm8
        pxor       %xmm11, %xmm8
        pxor       %xmm10, %xmm8
        paddd      0x270(%r15), %xmm9
        paddd      0x200(%rsp), %xmm9
        paddd      %xmm9, %xmm8
        movdqa     %xmm8, %xmm9
        pslld      $23, %xmm9
        psrld      $9, %xmm8
        por        %xmm8, %xmm9
        paddd      %xmm10, %xmm9                        // stream c, step 40, H: cycle 216
        movdqa     %xmm3, %xmm8
        pxor       %xmm2, %xmm8
        pxor       %xmm1, %xmm8
        paddd      0x280(%r15), %xmm12
        paddd      0x270(%rsp), %xmm12
        paddd      %xmm12, %xmm8
        movdqa     %xmm8, %xmm12
        pslld      $4, %xmm12
        psrld      $28, %xmm8
        por        %xmm8, %xmm12
        paddd      %xmm1, %xmm12                        // stream a, step 41, H: cycle 221
        movdqa     %xmm7, %xmm8
        pxor       %xmm6, %xmm8
        pxor       %xmm5, %xmm8
        paddd      0x280(%r15), %xmm13
        paddd      0x280(%rsp), %xmm13
        paddd      %xmm13, %xmm8
        movdqa     %xmm8, %xmm13
        pslld      $4, %xmm13
        psrld      $28, %xmm8
        por        %xmm8, %xmm13
        paddd      %xmm5, %xmm13                        // stream b, step 41, H: cycle 221
        movdqa     %xmm11, %xmm8
        pxor       %xmm10, %xmm8
        pxor       %xmm9, %xmm8
        paddd      0x280(%r15), %xmm14
        paddd      0x290(%rsp), %xmm14
        paddd      %xmm14, %xmm8
        movdqa     %xmm8, %xmm14
        pslld      $4, %xmm14
        psrld      $28, %xmm8
        por        %xmm8, %xmm14
        paddd      %xmm9, %xmm14                        // stream c, step 41, H: cycle 221
        movdqa     %xmm2, %xmm8
        pxor       %xmm1, %xmm8
        pxor       %xmm12, %xmm8
        paddd      0x290(%r15), %xmm3
        paddd      (%rsp), %xmm3
        paddd      %xmm3, %xmm8
        movdqa     %xmm8, %xmm3
        pslld      $11, %xmm3
        psrld      $21, %xmm8
        por        %xmm8, %xmm3
        paddd      %xmm12, %xmm3                        // stream a, step 42, H: cycle 226
        movdqa     %xmm6, %xmm8
        pxor       %xmm5, %xmm8
        pxor       %xmm13, %xmm8
        paddd      0x290(%r15), %xmm7
        paddd      16(%rsp), %xmm7
        paddd      %xmm7, %xmm8
        movdqa     %xmm8, %xmm7
        pslld      $11, %xmm7
        psrld      $21, %xmm8
        por        %xmm8, %xmm7
        paddd      %xmm13, %xmm7                        // stream b, step 42, H: cycle 226
        movdqa     %xmm10, %xmm8
        pxor       %xmm9, %xmm8
        pxor       %xmm14, %xmm8
        paddd      0x290(%r15), %xmm11
        paddd      32(%rsp), %xmm11
        paddd      %xmm11, %xmm8
        movdqa     %xmm8, %xmm11
        pslld      $11, %xmm11
        psrld      $21, %xmm8
        por        %xmm8, %xmm11
        paddd      %xmm14, %xmm11                       // stream c, step 42, H: cycle 226
        movdqa     %xmm1, %xmm8
        pxor       %xmm12, %xmm8
        pxor       %xmm3, %xmm8
        paddd      0x2a0(%r15), %xmm2
        paddd      144(%rsp), %xmm2
        paddd      %xmm2, %xmm8
        movdqa     %xmm8, %xmm2
        pslld      $16, %xmm2
        psrld      $16, %xmm8
        por        %xmm8, %xmm2
        paddd      %xmm3, %xmm2                         // stream a, step 43, H: cycle 231
        movdqa     %xmm5, %xmm8
        pxor       %xmm13, %xmm8
        pxor       %xmm7, %xmm8
        paddd      0x2a0(%r15), %xmm6
        paddd      160(%rsp), %xmm6
        paddd      %xmm6, %xmm8
        movdqa     %xmm8, %xmm6
        pslld      $16, %xmm6
        psrld      $16, %xmm8
        por        %xmm8, %xmm6
        paddd      %xmm7, %xmm6                         // stream b, step 43, H: cycle 231
        movdqa     %xmm9, %xmm8
        pxor       %xmm14, %xmm8
        pxor       %xmm11, %xmm8
        paddd      0x2a0(%r15), %xmm10
        paddd      176(%rsp), %xmm10
        paddd      %xmm10, %xmm8
        movdqa     %xmm8, %xmm10
        pslld      $16, %xmm10
        psrld      $16, %xmm8
        por        %xmm8, %xmm10
        paddd      %xmm11, %xmm10                       // stream c, step 43, H: cycle 231
        movdqa     %xmm12, %xmm8
        pxor       %xmm3, %xmm8
        pxor       %xmm2, %xmm8
        paddd      0x2b0(%r15), %xmm1
        paddd      0x120(%rsp), %xmm1
        paddd      %xmm1, %xmm8
        movdqa     %xmm8, %xmm1
        pslld      $23, %xmm1
        psrld      $9, %xmm8
        por        %xmm8, %xmm1
        paddd      %xmm2, %xmm1                         // stream a, step 44, H: cycle 236
        movdqa     %xmm13, %xmm8
        pxor       %xmm7, %xmm8
        pxor       %xmm6, %xmm8
        paddd      0x2b0(%r15), %xmm5
        paddd      0x130(%rsp), %xmm5
        paddd      %xmm5, %xmm8
        movdqa     %xmm8, %xmm5
        pslld      $23, %xmm5
        psrld      $9, %xmm8
        por        %xmm8, %xmm5
        paddd      %xmm6, %xmm5                         // stream b, step 44, H: cycle 236
        movdqa     %xmm14, %xmm8
        pxor       %xmm11, %xmm8
        pxor       %xmm10, %xmm8
        paddd      0x2b0(%r15), %xmm9
        paddd      0x140(%rsp), %xmm9
        paddd      %xmm9, %xmm8
        movdqa     %xmm8, %xmm9
        pslld      $23, %xmm9
        psrld      $9, %xmm8
        por        %xmm8, %xmm9
        paddd      %xmm10, %xmm9                        // stream c, step 44, H: cycle 236
        movdqa     %xmm3, %xmm8
        pxor       %xmm2, %xmm8
        pxor       %xmm1, %xmm8
        paddd      0x2c0(%r15), %xmm12
        paddd      0x1b0(%rsp), %xmm12
        paddd      %xmm12, %xmm8
        movdqa     %xmm8, %xmm12
        pslld      $4, %xmm12
        psrld      $28, %xmm8
        por        %xmm8, %xmm12
        paddd      %xmm1, %xmm12                        // stream a, step 45, H: cycle 241
        movdqa     %xmm7, %xmm8
        pxor       %xmm6, %xmm8
        pxor       %xmm5, %xmm8
        paddd      0x2c0(%r15), %xmm13
        paddd      0x1c0(%rsp), %xmm13
        paddd      %xmm13, %xmm8
        movdqa     %xmm8, %xmm13
        pslld      $4, %xmm13
        psrld      $28, %xmm8
        por        %xmm8, %xmm13
        paddd      %xmm5, %xmm13                        // stream b, step 45, H: cycle 241
        movdqa     %xmm11, %xmm8
        pxor       %xmm10, %xmm8
        pxor       %xmm9, %xmm8
        paddd      0x2c0(%r15), %xmm14
        paddd      0x1d0(%rsp), %xmm14
        paddd      %xmm14, %xmm8
        movdqa     %xmm8, %xmm14
        pslld      $4, %xmm14
        psrld      $28, %xmm8
        por        %xmm8, %xmm14
        paddd      %xmm9, %xmm14                        // stream c, step 45, H: cycle 241
        movdqa     %xmm2, %xmm8
        pxor       %xmm1, %xmm8
        pxor       %xmm12, %xmm8
        paddd      0x2d0(%r15), %xmm3
        paddd      0x240(%rsp), %xmm3
        paddd      %xmm3, %xmm8
        movdqa     %xmm8, %xmm3
        pslld      $11, %xmm3
        psrld      $21, %xmm8
        por        %xmm8, %xmm3
        paddd      %xmm12, %xmm3                        // stream a, step 46, H: cycle 246
        movdqa     %xmm6, %xmm8
        pxor       %xmm5, %xmm8
        pxor       %xmm13, %xmm8
        paddd      0x2d0(%r15), %xmm7
        paddd      0x250(%rsp), %xmm7
        paddd      %xmm7, %xmm8
        movdqa     %xmm8, %xmm7
        pslld      $11, %xmm7
        psrld      $21, %xmm8
        por        %xmm8, %xmm7
        paddd      %xmm13, %xmm7                        // stream b, step 46, H: cycle 246
        movdqa     %xmm10, %xmm8
        pxor       %xmm9, %xmm8
        pxor       %xmm14, %xmm8
        paddd      0x2d0(%r15), %xmm11
        paddd      0x260(%rsp), %xmm11
        paddd      %xmm11, %xmm8
        movdqa     %xmm8, %xmm11
        pslld      $11, %xmm11
        psrld      $21, %xmm8
        por        %xmm8, %xmm11
        paddd      %xmm14, %xmm11                       // stream c, step 46, H: cycle 246
        movdqa     %xmm1, %xmm8
        pxor       %xmm12, %xmm8
        pxor       %xmm3, %xmm8
        paddd      0x2e0(%r15), %xmm2
        paddd      0x2d0(%rsp), %xmm2
        paddd      %xmm2, %xmm8
        movdqa     %xmm8, %xmm2
        pslld      $16, %xmm2
        psrld      $16, %xmm8
        por        %xmm8, %xmm2
        paddd      %xmm3, %xmm2                         // stream a, step 47, H: cycle 251
        movdqa     %xmm5, %xmm8
        pxor       %xmm13, %xmm8
        pxor       %xmm7, %xmm8
        paddd      0x2e0(%r15), %xmm6
        paddd      0x2e0(%rsp), %xmm6
        paddd      %xmm6, %xmm8
        movdqa     %xmm8, %xmm6
        pslld      $16, %xmm6
        psrld      $16, %xmm8
        por        %xmm8, %xmm6
        paddd      %xmm7, %xmm6                         // stream b, step 47, H: cycle 251
        movdqa     %xmm9, %xmm8
        pxor       %xmm14, %xmm8
        pxor       %xmm11, %xmm8
        paddd      0x2e0(%r15), %xmm10
        paddd      0x2f0(%rsp), %xmm10
        paddd      %xmm10, %xmm8
        movdqa     %xmm8, %xmm10
        pslld      $16, %xmm10
        psrld      $16, %xmm8
        por        %xmm8, %xmm10
        paddd      %xmm11, %xmm10                       // stream c, step 47, H: cycle 251
        movdqa     %xmm12, %xmm8
        pxor       %xmm3, %xmm8
        pxor       %xmm2, %xmm8
        paddd      0x2f0(%r15), %xmm1
        paddd      96(%rsp), %xmm1
        paddd      %xmm1, %xmm8
        movdqa     %xmm8, %xmm1
        pslld      $23, %xmm1
        psrld      $9, %xmm8
        por        %xmm8, %xmm1
        paddd      %xmm2, %xmm1                         // stream a, step 48, H: cycle 256
        movdqa     %xmm13, %xmm8
        pxor       %xmm7, %xmm8
        pxor       %xmm6, %xmm8
        paddd      0x2f0(%r15), %xmm5
        paddd      112(%rsp), %xmm5
        paddd      %xmm5, %xmm8
        movdqa     %xmm8, %xmm5
        pslld      $23, %xmm5
        psrld      $9, %xmm8
        por        %xmm8, %xmm5
        paddd      %xmm6, %xmm5                         // stream b, step 48, H: cycle 256
        movdqa     %xmm14, %xmm8
        pxor       %xmm11, %xmm8
        pxor       %xmm10, %xmm8
        paddd      0x2f0(%r15), %xmm9
        paddd      128(%rsp), %xmm9
        paddd      %xmm9, %xmm8
        movdqa     %xmm8, %xmm9
        pslld      $23, %xmm9
        psrld      $9, %xmm8
        por        %xmm8, %xmm9
        paddd      %xmm10, %xmm9                        // stream c, step 48, H: cycle 256
        paddd      0x300(%r15), %xmm12
        paddd      (%rsp), %xmm12
        movdqa     %xmm1, %xmm8
        pandn      %xmm3, %xmm8
        pxor       %xmm2, %xmm8
        psubd      %xmm8, %xmm12
        movdqa     %xmm12, %xmm8
        pslld      $6, %xmm8
        psrld      $26, %xmm12
        por        %xmm12, %xmm8
        paddd      %xmm1, %xmm8                         // stream a, step 49, I: cycle 262
        paddd      0x300(%r15), %xmm13
        paddd      16(%rsp), %xmm13
        movdqa     %xmm5, %xmm12
        pandn      %xmm7, %xmm12
        pxor       %xmm6, %xmm12
        psubd      %xmm12, %xmm13
        movdqa     %xmm13, %xmm12
        pslld      $6, %xmm12
        psrld      $26, %xmm13
        por        %xmm13, %xmm12
        paddd      %xmm5, %xmm12                        // stream b, step 49, I: cycle 262
        paddd      0x300(%r15), %xmm14
        paddd      32(%rsp), %xmm14
        movdqa     %xmm9, %xmm13
        pandn      %xmm11, %xmm13
        pxor       %xmm10, %xmm13
        psubd      %xmm13, %xmm14
        movdqa     %xmm14, %xmm13
        pslld      $6, %xmm13
        psrld      $26, %xmm14
        por        %xmm14, %xmm13
        paddd      %xmm9, %xmm13                        // stream c, step 49, I: cycle 262
        paddd      0x310(%r15), %xmm3
        paddd      0x150(%rsp), %xmm3
        movdqa     %xmm8, %xmm14
        pandn      %xmm2, %xmm14
        pxor       %xmm1, %xmm14
        psubd      %xmm14, %xmm3
        movdqa     %xmm3, %xmm14
        pslld      $10, %xmm14
        psrld      $22, %xmm3
        por        %xmm3, %xmm14
        paddd      %xmm8, %xmm14                        // stream a, step 50, I: cycle 268
        paddd      0x310(%r15), %xmm7
        paddd      0x160(%rsp), %xmm7
        movdqa     %xmm12, %xmm3
        pandn      %xmm6, %xmm3
        pxor       %xmm5, %xmm3
        psubd      %xmm3, %xmm7
        movdqa     %xmm7, %xmm3
        pslld      $10, %xmm3
        psrld      $22, %xmm7
        por        %xmm7, %xmm3
        paddd      %xmm12, %xmm3                        // stream b, step 50, I: cycle 268
        paddd      0x310(%r15), %xmm11
        paddd      0x170(%rsp), %xmm11
        movdqa     %xmm13, %xmm7
        pandn      %xmm10, %xmm7
        pxor       %xmm9, %xmm7
        psubd      %xmm7, %xmm11
        movdqa     %xmm11, %xmm7
        pslld      $10, %xmm7
        psrld      $22, %xmm11
        por        %xmm11, %xmm7
        paddd      %xmm13, %xmm7                        // stream c, step 50, I: cycle 268
        paddd      0x320(%r15), %xmm2
        paddd      0x2a0(%rsp), %xmm2
        movdqa     %xmm14, %xmm11
        pandn      %xmm1, %xmm11
        pxor       %xmm8, %xmm11
        psubd      %xmm11, %xmm2
        movdqa     %xmm2, %xmm11
        pslld      $15, %xmm11
        psrld      $17, %xmm2
        por        %xmm2, %xmm11
        paddd      %xmm14, %xmm11                       // stream a, step 51, I: cycle 274
        paddd      0x320(%r15), %xmm6
        paddd      0x2b0(%rsp), %xmm6
        movdqa     %xmm3, %xmm2
        pandn      %xmm5, %xmm2
        pxor       %xmm12, %xmm2
        psubd      %xmm2, %xmm6
        movdqa     %xmm6, %xmm2
        pslld      $15, %xmm2
        psrld      $17, %xmm6
        por        %xmm6, %xmm2
        paddd      %xmm3, %xmm2                         // stream b, step 51, I: cycle 274
        paddd      0x320(%r15), %xmm10
        paddd      0x2c0(%rsp), %xmm10
        movdqa     %xmm7, %xmm6
        pandn      %xmm9, %xmm6
        pxor       %xmm13, %xmm6
        psubd      %xmm6, %xmm10
        movdqa     %xmm10, %xmm6
        pslld      $15, %xmm6
        psrld      $17, %xmm10
        por        %xmm10, %xmm6
        paddd      %xmm7, %xmm6                         // stream c, step 51, I: cycle 274
        paddd      0x330(%r15), %xmm1
        paddd      240(%rsp), %xmm1
        movdqa     %xmm11, %xmm10
        pandn      %xmm8, %xmm10
        pxor       %xmm14, %xmm10
        psubd      %xmm10, %xmm1
        movdqa     %xmm1, %xmm10
        pslld      $21, %xmm10
        psrld      $11, %xmm1
        por        %xmm1, %xmm10
        paddd      %xmm11, %xmm10                       // stream a, step 52, I: cycle 280
        paddd      0x330(%r15), %xmm5
        paddd      0x100(%rsp), %xmm5
        movdqa     %xmm2, %xmm1
        pandn      %xmm12, %xmm1
        pxor       %xmm3, %xmm1
        psubd      %xmm1, %xmm5
        movdqa     %xmm5, %xmm1
        pslld      $21, %xmm1
        psrld      $11, %xmm5
        por        %xmm5, %xmm1
        paddd      %xmm2, %xmm1                         // stream b, step 52, I: cycle 280
        paddd      0x330(%r15), %xmm9
        paddd      0x110(%rsp), %xmm9
        movdqa     %xmm6, %xmm5
        pandn      %xmm13, %xmm5
        pxor       %xmm7, %xmm5
        psubd      %xmm5, %xmm9
        movdqa     %xmm9, %xmm5
        pslld      $21, %xmm5
        psrld      $11, %xmm9
        por        %xmm9, %xmm5
        paddd      %xmm6, %xmm5                         // stream c, step 52, I: cycle 280
        paddd      0x340(%r15), %xmm8
        paddd      0x240(%rsp), %xmm8
        movdqa     %xmm10, %xmm9
        pandn      %xmm14, %xmm9
        pxor       %xmm11, %xmm9
        psubd      %xmm9, %xmm8
        movdqa     %xmm8, %xmm9
        pslld      $6, %xmm9
        psrld      $26, %xmm8
        por        %xmm8, %xmm9
        paddd      %xmm10, %xmm9                        // stream a, step 53, I: cycle 286
        paddd      0x340(%r15), %xmm12
        paddd      0x250(%rsp), %xmm12
        movdqa     %xmm1, %xmm8
        pandn      %xmm3, %xmm8
        pxor       %xmm2, %xmm8
        psubd      %xmm8, %xmm12
        movdqa     %xmm12, %xmm8
        pslld      $6, %xmm8
        psrld      $26, %xmm12
        por        %xmm12, %xmm8
        paddd      %xmm1, %xmm8                         // stream b, step 53, I: cycle 286
        paddd      0x340(%r15), %xmm13
        paddd      0x260(%rsp), %xmm13
        movdqa     %xmm5, %xmm12
        pandn      %xmm7, %xmm12
        pxor       %xmm6, %xmm12
        psubd      %xmm12, %xmm13
        movdqa     %xmm13, %xmm12
        pslld      $6, %xmm12
        psrld      $26, %xmm13
        por        %xmm13, %xmm12
        paddd      %xmm5, %xmm12                        // stream c, step 53, I: cycle 286
        paddd      0x350(%r15), %xmm14
        paddd      144(%rsp), %xmm14
        movdqa     %xmm9, %xmm13
        pandn      %xmm11, %xmm13
        pxor       %xmm10, %xmm13
        psubd      %xmm13, %xmm14
        movdqa     %xmm14, %xmm13
        pslld      $10, %xmm13
        psrld      $22, %xmm14
        por        %xmm14, %xmm13
        paddd      %xmm9, %xmm13                        // stream a, step 54, I: cycle 292
        paddd      0x350(%r15), %xmm3
        paddd      160(%rsp), %xmm3
        movdqa     %xmm8, %xmm14
        pandn      %xmm2, %xmm14
        pxor       %xmm1, %xmm14
        psubd      %xmm14, %xmm3
        movdqa     %xmm3, %xmm14
        pslld      $10, %xmm14
        psrld      $22, %xmm3
        por        %xmm3, %xmm14
        paddd      %xmm8, %xmm14                        // stream b, step 54, I: cycle 292
        paddd      0x350(%r15), %xmm7
        paddd      176(%rsp), %xmm7
        movdqa     %xmm12, %xmm3
        pandn      %xmm6, %xmm3
        pxor       %xmm5, %xmm3
        psubd      %xmm3, %xmm7
        movdqa     %xmm7, %xmm3
        pslld      $10, %xmm3
        psrld      $22, %xmm7
        por        %xmm7, %xmm3
        paddd      %xmm12, %xmm3                        // stream c, step 54, I: cycle 292
        paddd      0x360(%r15), %xmm11
        paddd      0x1e0(%rsp), %xmm11
        movdqa     %xmm13, %xmm7
        pandn      %xmm10, %xmm7
        pxor       %xmm9, %xmm7
        psubd      %xmm7, %xmm11
        movdqa     %xmm11, %xmm7
        pslld      $15, %xmm7
        psrld      $17, %xmm11
        por        %xmm11, %xmm7
        paddd      %xmm13, %xmm7                        // stream a, step 55, I: cycle 298
        paddd      0x360(%r15), %xmm2
        paddd      0x1f0(%rsp), %xmm2
        movdqa     %xmm14, %xmm11
        pandn      %xmm1, %xmm11
        pxor       %xmm8, %xmm11
        psubd      %xmm11, %xmm2
        movdqa     %xmm2, %xmm11
        pslld      $15, %xmm11
        psrld      $17, %xmm2
        por        %xmm2, %xmm11
        paddd      %xmm14, %xmm11                       // stream b, step 55, I: cycle 298
        paddd      0x360(%r15), %xmm6
        paddd      0x200(%rsp), %xmm6
        movdqa     %xmm3, %xmm2
        pandn      %xmm5, %xmm2
        pxor       %xmm12, %xmm2
        psubd      %xmm2, %xmm6
        movdqa     %xmm6, %xmm2
        pslld      $15, %xmm2
        psrld      $17, %xmm6
        por        %xmm6, %xmm2
        paddd      %xmm3, %xmm2                         // stream c, step 55, I: cycle 298
        paddd      0x370(%r15), %xmm10
        paddd      48(%rsp), %xmm10
        movdqa     %xmm7, %xmm6
        pandn      %xmm9, %xmm6
        pxor       %xmm13, %xmm6
        psubd      %xmm6, %xmm10
        movdqa     %xmm10, %xmm6
        pslld      $21, %xmm6
        psrld      $11, %xmm10
        por        %xmm10, %xmm6
        paddd      %xmm7, %xmm6                         // stream a, step 56, I: cycle 304
        paddd      0x370(%r15), %xmm1
        paddd      64(%rsp), %xmm1
        movdqa     %xmm11, %xmm10
        pandn      %xmm8, %xmm10
        pxor       %xmm14, %xmm10
        psubd      %xmm10, %xmm1
        movdqa     %xmm1, %xmm10
        pslld      $21, %xmm10
        psrld      $11, %xmm1
        por        %xmm1, %xmm10
        paddd      %xmm11, %xmm10                       // stream b, step 56, I: cycle 304
        paddd      0x370(%r15), %xmm5
        paddd      80(%rsp), %xmm5
        movdqa     %xmm2, %xmm1
        pandn      %xmm12, %xmm1
        pxor       %xmm3, %xmm1
        psubd      %xmm1, %xmm5
        movdqa     %xmm5, %xmm1
        pslld      $21, %xmm1
        psrld      $11, %xmm5
        por        %xmm5, %xmm1
        paddd      %xmm2, %xmm1                         // stream c, step 56, I: cycle 304
        paddd      0x380(%r15), %xmm9
        paddd      0x180(%rsp), %xmm9
        movdqa     %xmm6, %xmm5
        pandn      %xmm13, %xmm5
        pxor       %xmm7, %xmm5
        psubd      %xmm5, %xmm9
        movdqa     %xmm9, %xmm5
        pslld      $6, %xmm5
        psrld      $26, %xmm9
        por        %xmm9, %xmm5
        paddd      %xmm6, %xmm5                         // stream a, step 57, I: cycle 310
        paddd      0x380(%r15), %xmm8
        paddd      0x190(%rsp), %xmm8
        movdqa     %xmm10, %xmm9
        pandn      %xmm14, %xmm9
        pxor       %xmm11, %xmm9
        psubd      %xmm9, %xmm8
        movdqa     %xmm8, %xmm9
        pslld      $6, %xmm9
        psrld      $26, %xmm8
        por        %xmm8, %xmm9
        paddd      %xmm10, %xmm9                        // stream b, step 57, I: cycle 310
        paddd      0x380(%r15), %xmm12
        paddd      0x1a0(%rsp), %xmm12
        movdqa     %xmm1, %xmm8
        pandn      %xmm3, %xmm8
        pxor       %xmm2, %xmm8
        psubd      %xmm8, %xmm12
        movdqa     %xmm12, %xmm8
        pslld      $6, %xmm8
        psrld      $26, %xmm12
        por        %xmm12, %xmm8
        paddd      %xmm1, %xmm8                         // stream c, step 57, I: cycle 310
        paddd      0x390(%r15), %xmm13
        paddd      0x2d0(%rsp), %xmm13
        movdqa     %xmm5, %xmm12
        pandn      %xmm7, %xmm12
        pxor       %xmm6, %xmm12
        psubd      %xmm12, %xmm13
        movdqa     %xmm13, %xmm12
        pslld      $10, %xmm12
        psrld      $22, %xmm13
        por        %xmm13, %xmm12
        paddd      %xmm5, %xmm12                        // stream a, step 58, I: cycle 316
        paddd      0x390(%r15), %xmm14
        paddd      0x2e0(%rsp), %xmm14
        movdqa     %xmm9, %xmm13
        pandn      %xmm11, %xmm13
        pxor       %xmm10, %xmm13
        psubd      %xmm13, %xmm14
        movdqa     %xmm14, %xmm13
        pslld      $10, %xmm13
        psrld      $22, %xmm14
        por        %xmm14, %xmm13
        paddd      %xmm9, %xmm13                        // stream b, step 58, I: cycle 316
        paddd      0x390(%r15), %xmm3
        paddd      0x2f0(%rsp), %xmm3
        movdqa     %xmm8, %xmm14
        pandn      %xmm2, %xmm14
        pxor       %xmm1, %xmm14
        psubd      %xmm14, %xmm3
        movdqa     %xmm3, %xmm14
        pslld      $10, %xmm14
        psrld      $22, %xmm3
        por        %xmm3, %xmm14
        paddd      %xmm8, %xmm14                        // stream c, step 58, I: cycle 316
        paddd      0x3a0(%r15), %xmm7
        paddd      0x120(%rsp), %xmm7
        movdqa     %xmm12, %xmm3
        pandn      %xmm6, %xmm3
        pxor       %xmm5, %xmm3
        psubd      %xmm3, %xmm7
        movdqa     %xmm7, %xmm3
        pslld      $15, %xmm3
        psrld      $17, %xmm7
        por        %xmm7, %xmm3
        paddd      %xmm12, %xmm3                        // stream a, step 59, I: cycle 322
        paddd      0x3a0(%r15), %xmm11
        paddd      0x130(%rsp), %xmm11
        movdqa     %xmm13, %xmm7
        pandn      %xmm10, %xmm7
        pxor       %xmm9, %xmm7
        psubd      %xmm7, %xmm11
        movdqa     %xmm11, %xmm7
        pslld      $15, %xmm7
        psrld      $17, %xmm11
        por        %xmm11, %xmm7
        paddd      %xmm13, %xmm7                        // stream b, step 59, I: cycle 322
        paddd      0x3a0(%r15), %xmm2
        paddd      0x140(%rsp), %xmm2
        movdqa     %xmm14, %xmm11
        pandn      %xmm1, %xmm11
        pxor       %xmm8, %xmm11
        psubd      %xmm11, %xmm2
        movdqa     %xmm2, %xmm11
        pslld      $15, %xmm11
        psrld      $17, %xmm2
        por        %xmm2, %xmm11
        paddd      %xmm14, %xmm11                       // stream c, step 59, I: cycle 322
        paddd      0x3b0(%r15), %xmm6
        paddd      0x270(%rsp), %xmm6
        movdqa     %xmm3, %xmm2
        pandn      %xmm5, %xmm2
        pxor       %xmm12, %xmm2
        psubd      %xmm2, %xmm6
        movdqa     %xmm6, %xmm2
        pslld      $21, %xmm2
        psrld      $11, %xmm6
        por        %xmm6, %xmm2
        paddd      %xmm3, %xmm2                         // stream a, step 60, I: cycle 328
        paddd      0x3b0(%r15), %xmm10
        paddd      0x280(%rsp), %xmm10
        movdqa     %xmm7, %xmm6
        pandn      %xmm9, %xmm6
        pxor       %xmm13, %xmm6
        psubd      %xmm6, %xmm10
        movdqa     %xmm10, %xmm6
        pslld      $21, %xmm6
        psrld      $11, %xmm10
        por        %xmm10, %xmm6
        paddd      %xmm7, %xmm6                         // stream b, step 60, I: cycle 328
        paddd      0x3b0(%r15), %xmm1
        paddd      0x290(%rsp), %xmm1
        movdqa     %xmm11, %xmm10
        pandn      %xmm8, %xmm10
        pxor       %xmm14, %xmm10
        psubd      %xmm10, %xmm1
        movdqa     %xmm1, %xmm10
        pslld      $21, %xmm10
        psrld      $11, %xmm1
        por        %xmm1, %xmm10
        paddd      %xmm11, %xmm10                       // stream c, step 60, I: cycle 328
        paddd      0x3c0(%r15), %xmm5
        paddd      192(%rsp), %xmm5
        movdqa     %xmm2, %xmm1
        pandn      %xmm12, %xmm1
        pxor       %xmm3, %xmm1
        psubd      %xmm1, %xmm5
        movdqa     %xmm5, %xmm1
        pslld      $6, %xmm1
        psrld      $26, %xmm5
        por        %xmm5, %xmm1
        paddd      %xmm2, %xmm1                         // stream a, step 61, I: cycle 334
        paddd      0x3c0(%r15), %xmm9
        paddd      208(%rsp), %xmm9
        movdqa     %xmm6, %xmm5
        pandn      %xmm13, %xmm5
        pxor       %xmm7, %xmm5
        psubd      %xmm5, %xmm9
        movdqa     %xmm9, %xmm5
        pslld      $6, %xmm5
        psrld      $26, %xmm9
        por        %xmm9, %xmm5
        paddd      %xmm6, %xmm5                         // stream b, step 61, I: cycle 334
        paddd      0x3c0(%r15), %xmm8
        paddd      224(%rsp), %xmm8
        movdqa     %xmm10, %xmm9
        pandn      %xmm14, %xmm9
        pxor       %xmm11, %xmm9
        psubd      %xmm9, %xmm8
        movdqa     %xmm8, %xmm9
        pslld      $6, %xmm9
        psrld      $26, %xmm8
        por        %xmm8, %xmm9
        paddd      %xmm10, %xmm9                        // stream c, step 61, I: cycle 334
        paddd      0x3d0(%r15), %xmm12
        paddd      0x210(%rsp), %xmm12
        movdqa     %xmm1, %xmm8
        pandn      %xmm3, %xmm8
        pxor       %xmm2, %xmm8
        psubd      %xmm8, %xmm12
        movdqa     %xmm12, %xmm8
        pslld      $10, %xmm8
        psrld      $22, %xmm12
        por        %xmm12, %xmm8
        paddd      %xmm1, %xmm8                         // stream a, step 62, I: cycle 340
        paddd      0x3d0(%r15), %xmm13
        paddd      0x220(%rsp), %xmm13
        movdqa     %xmm5, %xmm12
        pandn      %xmm7, %xmm12
        pxor       %xmm6, %xmm12
        psubd      %xmm12, %xmm13
        movdqa     %xmm13, %xmm12
        pslld      $10, %xmm12
        psrld      $22, %xmm13
        por        %xmm13, %xmm12
        paddd      %xmm5, %xmm12                        // stream b, step 62, I: cycle 340
        paddd      0x3d0(%r15), %xmm14
        paddd      0x230(%rsp), %xmm14
        movdqa     %xmm9, %xmm13
        pandn      %xmm11, %xmm13
        pxor       %xmm10, %xmm13
        psubd      %xmm13, %xmm14
        movdqa     %xmm14, %xmm13
        pslld      $10, %xmm13
        psrld      $22, %xmm14
        por        %xmm14, %xmm13
        paddd      %xmm9, %xmm13                        // stream c, step 62, I: cycle 340
        paddd      0x3e0(%r15), %xmm3
        paddd      96(%rsp), %xmm3
        movdqa     %xmm8, %xmm14
        pandn      %xmm2, %xmm14
        pxor       %xmm1, %xmm14
        psubd      %xmm14, %xmm3
        movdqa     %xmm3, %xmm14
        pslld      $15, %xmm14
        psrld      $17, %xmm3
        por        %xmm3, %xmm14
        paddd      %xmm8, %xmm14                        // stream a, step 63, I: cycle 346
        paddd      0x3e0(%r15), %xmm7
        paddd      112(%rsp), %xmm7
        movdqa     %xmm12, %xmm3
        pandn      %xmm6, %xmm3
        pxor       %xmm5, %xmm3
        psubd      %xmm3, %xmm7
        movdqa     %xmm7, %xmm3
        pslld      $15, %xmm3
        psrld      $17, %xmm7
        por        %xmm7, %xmm3
        paddd      %xmm12, %xmm3                        // stream b, step 63, I: cycle 346
        paddd      0x3e0(%r15), %xmm11
        paddd      128(%rsp), %xmm11
        movdqa     %xmm13, %xmm7
        pandn      %xmm10, %xmm7
        pxor       %xmm9, %xmm7
        psubd      %xmm7, %xmm11
        movdqa     %xmm11, %xmm7
        pslld      $15, %xmm7
        psrld      $17, %xmm11
        por        %xmm11, %xmm7
        paddd      %xmm13, %xmm7                        // stream c, step 63, I: cycle 346
        paddd      0x3f0(%r15), %xmm2
        paddd      0x1b0(%rsp), %xmm2
        movdqa     %xmm14, %xmm11
        pandn      %xmm1, %xmm11
        pxor       %xmm8, %xmm11
        psubd      %xmm11, %xmm2
        movdqa     %xmm2, %xmm11
        pslld      $21, %xmm11
        psrld      $11, %xmm2
        por        %xmm2, %xmm11
        paddd      %xmm14, %xmm11                       // stream a, step 64, I: cycle 352
        paddd      0x3f0(%r15), %xmm6
        paddd      0x1c0(%rsp), %xmm6
        movdqa     %xmm3, %xmm2
        pandn      %xmm5, %xmm2
        pxor       %xmm12, %xmm2
        psubd      %xmm2, %xmm6
        movdqa     %xmm6, %xmm2
        pslld      $21, %xmm2
        psrld      $11, %xmm6
        por        %xmm6, %xmm2
        paddd      %xmm3, %xmm2                         // stream b, step 64, I: cycle 352
        paddd      0x3f0(%r15), %xmm10
        paddd      0x1d0(%rsp), %xmm10
        movdqa     %xmm7, %xmm6
        pandn      %xmm9, %xmm6
        pxor       %xmm13, %xmm6
        psubd      %xmm6, %xmm10
        movdqa     %xmm10, %xmm6
        pslld      $21, %xmm6
        psrld      $11, %xmm10
        por        %xmm10, %xmm6
        paddd      %xmm7, %xmm6                         // stream c, step 64, I: cycle 352
        paddd      %xmm0, %xmm1
        movdqu     48(%rdi), %xmm0
        paddd      %xmm0, %xmm11
        movdqu     96(%rdi), %xmm0
        paddd      %xmm0, %xmm14
        movdqu     144(%rdi), %xmm0
        paddd      %xmm0, %xmm8
        paddd      %xmm4, %xmm5
        movdqu     64(%rdi), %xmm0
        paddd      %xmm0, %xmm2
        movdqu     112(%rdi), %xmm0
        paddd      %xmm0, %xmm3
        movdqu     160(%rdi), %xmm0
        paddd      %xmm0, %xmm12
        movdqu     32(%rdi), %xmm0
        paddd      %xmm0, %xmm9
        movdqu     80(%rdi), %xmm0
        paddd      %xmm0, %xmm6
        movdqu     128(%rdi), %xmm0
        paddd      %xmm0, %xmm7
        movdqu     176(%rdi), %xmm0
        paddd      %xmm0, %xmm13
        movdqu     %xmm1, (%rdi)
        movdqu     %xmm11, 48(%rdi)
        movdqu     %xmm14, 96(%rdi)
        movdqu     %xmm8, 144(%rdi)
        movdqu     %xmm5, 16(%rdi)
        movdqu     %xmm2, 64(%rdi)
        movdqu     %xmm3, 112(%rdi)
        movdqu     %xmm12, 160(%rdi)
        movdqu     %xmm9, 32(%rdi)
        movdqu     %xmm6, 80(%rdi)
        movdqu     %xmm7, 128(%rdi)
        movdqu     %xmm13, 176(%rdi)
        movdqa     %xmm1, %xmm0
        movdqa     %xmm11, %xmm1
        movdqa     %xmm5, %xmm4
        movdqa     %xmm2, %xmm5
        movdqa     %xmm14, %xmm2
        movdqa     %xmm7, %xmm10
        movdqa     %xmm12, %xmm7
        movdqa     %xmm8, %xmm11
        movdqa     %xmm9, %xmm8
        movdqa     %xmm6, %xmm9
        movdqa     %xmm3, %xmm6
        movdqa     %xmm11, %xmm3
        add        $64, %rcx
        sub        $1, %rdx
        jnz        L(md5_x4x3_blocks_loop)
L(md5_x4x3_blocks_end):
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        movaps     0x300(%rsp), %xmm6
        movaps     0x310(%rsp), %xmm7
        movaps     0x320(%rsp), %xmm8
        movaps     0x330(%rsp), %xmm9
        movaps     0x340(%rsp), %xmm10
        movaps     0x350(%rsp), %xmm11
        movaps     0x360(%rsp), %xmm12
        movaps     0x370(%rsp), %xmm13
        movaps     0x380(%rsp), %xmm14
        movaps     0x390(%rsp), %xmm15
        add        $0x3a0, %rsp
        pop        %r15
        pop        %rsi
        pop        %rdi
#else
        add        $0x300, %rsp
        .cfi_adjust_cfa_offset -768
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
        .size      SYMBOL(md5_x4x3_blocks), . - SYMBOL(md5_x4x3_blocks)
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
