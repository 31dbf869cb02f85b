/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for x86-64 with AVX-512VL and BMI, one message in xmm, or 4 or 8 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64-avx512vl --kernel lanes --emitter gas
 *
 * md5_x8_blocks: 388 instructions for a block of 64 bytes, critical path 257 cycles.
 * md5_x8_blocks: 547 instructions in all, 64 of them moves between registers.
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
        .long      0xd76aa478, 0xe8c7b756, 0x242070db, 0xc1bdceee, 0xf57c0faf, 0x4787c62a, 0xa8304613, 0xfd469501
        .long      0x698098d8, 0x8b44f7af, 0xffff5bb1, 0x895cd7be, 0x6b901122, 0xfd987193, 0xa679438e, 0x49b40821
        .long      0xf61e2562, 0xc040b340, 0x265e5a51, 0xe9b6c7aa, 0xd62f105d, 0x02441453, 0xd8a1e681, 0xe7d3fbc8
        .long      0x21e1cde6, 0xc33707d6, 0xf4d50d87, 0x455a14ed, 0xa9e3e905, 0xfcefa3f8, 0x676f02d9, 0x8d2a4c8a
        .long      0xfffa3942, 0x8771f681, 0x6d9d6122, 0xfde5380c, 0xa4beea44, 0x4bdecfa9, 0xf6bb4b60, 0xbebfbc70
        .long      0x289b7ec6, 0xeaa127fa, 0xd4ef3085, 0x04881d05, 0xd9d4d039, 0xe6db99e5, 0x1fa27cf8, 0xc4ac5665
        .long      0xf4292244, 0x432aff97, 0xab9423a7, 0xfc93a039, 0x655b59c3, 0x8f0ccc92, 0xffeff47d, 0x85845dd1
        .long      0x6fa87e4f, 0xfe2ce6e0, 0xa3014314, 0x4e0811a1, 0xf7537e82, 0xbd3af235, 0x2ad7d2bb, 0xeb86d391

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
        push       %rdi
        SEH(.seh_pushreg %rdi)
        push       %rsi
        SEH(.seh_pushreg %rsi)
        push       %r15
        SEH(.seh_pushreg %r15)
        sub        $48, %rsp
        SEH(.seh_stackalloc 48)
        movaps     %xmm6, (%rsp)
        SEH(.seh_savexmm %xmm6, 0)
        movaps     %xmm7, 16(%rsp)
        SEH(.seh_savexmm %xmm7, 16)
        movaps     %xmm8, 32(%rsp)
        SEH(.seh_savexmm %xmm8, 32)
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
        jz         L(md5_x8_blocks_end)
        mov        $0, %rcx
        lea        L(md5_x8_blocks_constants)(%rip), %r15
        vmovdqu32  (%rdi), %ymm0
        vmovdqu32  32(%rdi), %ymm1
        vmovdqu32  64(%rdi), %ymm2
        vmovdqu32  96(%rdi), %ymm3
        .p2align   5
L(md5_x8_blocks_loop):
        mov        (%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %xmm5
        vmovdqu32  16(%rax), %xmm19
        vmovdqu32  32(%rax), %xmm23
        vmovdqu32  48(%rax), %xmm27
        mov        32(%rsi), %rax
        add        %rcx, %rax
        vinserti32x4 $1, (%rax), %ymm5, %ymm5
        vinserti32x4 $1, 16(%rax), %ymm19, %ymm19
        vinserti32x4 $1, 32(%rax), %ymm23, %ymm23
        vinserti32x4 $1, 48(%rax), %ymm27, %ymm27
        mov        8(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %xmm16
        vmovdqu32  16(%rax), %xmm20
        vmovdqu32  32(%rax), %xmm24
        vmovdqu32  48(%rax), %xmm28
        mov        40(%rsi), %rax
        add        %rcx, %rax
        vinserti32x4 $1, (%rax), %ymm16, %ymm16
        vinserti32x4 $1, 16(%rax), %ymm20, %ymm20
        vinserti32x4 $1, 32(%rax), %ymm24, %ymm24
        vinserti32x4 $1, 48(%rax), %ymm28, %ymm28
        mov        16(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %xmm17
        vmovdqu32  16(%rax), %xmm21
        vmovdqu32  32(%rax), %xmm25
        vmovdqu32  48(%rax), %xmm29
        mov        48(%rsi), %rax
        add        %rcx, %rax
        vinserti32x4 $1, (%rax), %ymm17, %ymm17
        vinserti32x4 $1, 16(%rax), %ymm21, %ymm21
        vinserti32x4 $1, 32(%rax), %ymm25, %ymm25
        vinserti32x4 $1, 48(%rax), %ymm29, %ymm29
        mov        24(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %xmm18
        vmovdqu32  16(%rax), %xmm22
        vmovdqu32  32(%rax), %xmm26
        vmovdqu32  48(%rax), %xmm30
        mov        56(%rsi), %rax
        add        %rcx, %rax
        vinserti32x4 $1, (%rax), %ymm18, %ymm18
        vinserti32x4 $1, 16(%rax), %ymm22, %ymm22
        vinserti32x4 $1, 32(%rax), %ymm26, %ymm26
        vinserti32x4 $1, 48(%rax), %ymm30, %ymm30
        vpunpckldq %ymm16, %ymm5, %ymm4
        vpunpckhdq %ymm16, %ymm5, %ymm5
        vpunpckldq %ymm18, %ymm17, %ymm16
        vpunpckhdq %ymm18, %ymm17, %ymm17
        vpunpcklqdq %ymm16, %ymm4, %ymm18
        vpunpckhqdq %ymm16, %ymm4, %ymm4
        vpunpcklqdq %ymm17, %ymm5, %ymm16
        vpunpckhqdq %ymm17, %ymm5, %ymm5
        vpunpckldq %ymm20, %ymm19, %ymm17
        vpunpckhdq %ymm20, %ymm19, %ymm19
        vpunpckldq %ymm22, %ymm21, %ymm20
        vpunpckhdq %ymm22, %ymm21, %ymm21
        vpunpcklqdq %ymm20, %ymm17, %ymm22
        vpunpckhqdq %ymm20, %ymm17, %ymm17
        vpunpcklqdq %ymm21, %ymm19, %ymm20
        vpunpckhqdq %ymm21, %ymm19, %ymm19
        vpunpckldq %ymm24, %ymm23, %ymm21
        vpunpckhdq %ymm24, %ymm23, %ymm23
        vpunpckldq %ymm26, %ymm25, %ymm24
        vpunpckhdq %ymm26, %ymm25, %ymm25
        vpunpcklqdq %ymm24, %ymm21, %ymm26
        vpunpckhqdq %ymm24, %ymm21, %ymm21
        vpunpcklqdq %ymm25, %ymm23, %ymm24
        vpunpckhqdq %ymm25, %ymm23, %ymm23
        vpunpckldq %ymm28, %ymm27, %ymm25
        vpunpckhdq %ymm28, %ymm27, %ymm27
        vpunpckldq %ymm30, %ymm29, %ymm28
        vpunpckhdq %ymm30, %ymm29, %ymm29
        vpunpcklqdq %ymm28, %ymm25, %ymm30
        vpunpckhqdq %ymm28, %ymm25, %ymm25
        vpunpcklqdq %ymm29, %ymm27, %ymm28
        vpunpckhqdq %ymm29, %ymm27, %ymm27
        vmovdqa32  %ymm1, %ymm29
        vpternlogd $202, %ymm3, %ymm2, %ymm29
        vpaddd     (%r15){1to8}, %ymm18, %ymm31
        vpaddd     %ymm0, %ymm31, %ymm31
        vpaddd     %ymm31, %ymm29, %ymm29
        vprold     $7, %ymm29, %ymm29
        vpaddd     %ymm1, %ymm29, %ymm29                        // step 1, F: cycle 4
        vmovdqa32  %ymm29, %ymm31
        vpternlogd $202, %ymm2, %ymm1, %ymm31
        vpaddd     4(%r15){1to8}, %ymm3, %ymm6
        vpaddd     %ymm6, %ymm4, %ymm6
        vpaddd     %ymm6, %ymm31, %ymm31
        vprold     $12, %ymm31, %ymm31
        vpaddd     %ymm29, %ymm31, %ymm31                       // step 2, F: cycle 8
        vmovdqa32  %ymm31, %ymm6
        vpternlogd $202, %ymm1, %ymm29, %ymm6
        vpaddd     8(%r15){1to8}, %ymm2, %ymm7
        vpaddd     %ymm7, %ymm16, %ymm7
        vpaddd     %ymm7, %ymm6, %ymm6
        vprold     $17, %ymm6, %ymm6
        vpaddd     %ymm31, %ymm6, %ymm6                         // step 3, F: cycle 12
        vmovdqa32  %ymm6, %ymm7
        vpternlogd $202, %ymm29, %ymm31, %ymm7
        vpaddd     12(%r15){1to8}, %ymm1, %ymm8
        vpaddd     %ymm8, %ymm5, %ymm8
        vpaddd     %ymm8, %ymm7, %ymm7
        vprold     $22, %ymm7, %ymm7
        vpaddd     %ymm6, %ymm7, %ymm7                          // step 4, F: cycle 16
        vmovdqa32  %ymm7, %ymm8
        vpternlogd $202, %ymm31, %ymm6, %ymm8
        vpaddd     16(%r15){1to8}, %ymm29, %ymm29
        vpaddd     %ymm29, %ymm22, %ymm29
        vpaddd     %ymm29, %ymm8, %ymm29
        vprold     $7, %ymm29, %ymm29
        vpaddd     %ymm7, %ymm29, %ymm29                        // step 5, F: cycle 20
        vmovdqa32  %ymm29, %ymm8
        vpternlogd $202, %ymm6, %ymm7, %ymm8
        vpaddd     20(%r15){1to8}, %ymm31, %ymm31
        vpaddd     %ymm31, %ymm17, %ymm31
        vpaddd     %ymm31, %ymm8, %ymm31
        vprold     $12, %ymm31, %ymm31
        vpaddd     %ymm29, %ymm31, %ymm31                       // step 6, F: cycle 24
        vmovdqa32  %ymm31, %ymm8
        vpternlogd $202, %ymm7, %ymm29, %ymm8
        vpaddd     24(%r15){1to8}, %ymm6, %ymm6
        vpaddd     %ymm6, %ymm20, %ymm6
        vpaddd     %ymm6, %ymm8, %ymm6
        vprold     $17, %ymm6, %ymm6
        vpaddd     %ymm31, %ymm6, %ymm6                         // step 7, F: cycle 28
        vmovdqa32  %ymm6, %ymm8
        vpternlogd $202, %ymm29, %ymm31, %ymm8
        vpaddd     28(%r15){1to8}, %ymm7, %ymm7
        vpaddd     %ymm7, %ymm19, %ymm7
        vpaddd     %ymm7, %ymm8, %ymm7
        vprold     $22, %ymm7, %ymm7
        vpaddd     %ymm6, %ymm7, %ymm7                          // step 8, F: cycle 32
        vmovdqa32  %ymm7, %ymm8
        vpternlogd $202, %ymm31, %ymm6, %ymm8
        vpaddd     32(%r15){1to8}, %ymm29, %ymm29
        vpaddd     %ymm29, %ymm26, %ymm29
        vpaddd     %ymm29, %ymm8, %ymm29
        vprold     $7, %ymm29, %ymm29
        vpaddd     %ymm7, %ymm29, %ymm29                        // step 9, F: cycle 36
        vmovdqa32  %ymm29, %ymm8
        vpternlogd $202, %ymm6, %ymm7, %ymm8
        vpaddd     36(%r15){1to8}, %ymm31, %ymm31
        vpaddd     %ymm31, %ymm21, %ymm31
        vpaddd     %ymm31, %ymm8, %ymm31
        vprold     $12, %ymm31, %ymm31
        vpaddd     %ymm29, %ymm31, %ymm31                       // step 10, F: cycle 40
        vmovdqa32  %ymm31, %ymm8
        vpternlogd $202, %ymm7, %ymm29, %ymm8
        vpaddd     40(%r15){1to8}, %ymm6, %ymm6
        vpaddd     %ymm6, %ymm24, %ymm6
        vpaddd     %ymm6, %ymm8, %ymm6
        vprold     $17, %ymm6, %ymm6
        vpaddd     %ymm31, %ymm6, %ymm6                         // step 11, F: cycle 44
        vmovdqa32  %ymm6, %ymm8
        vpternlogd $202, %ymm29, %ymm31, %ymm8
        vpaddd     44(%r15){1to8}, %ymm7, %ymm7
        vpaddd     %ymm7, %ymm23, %ymm7
        vpaddd     %ymm7, %ymm8, %ymm7
        vprold     $22, %ymm7, %ymm7
        vpaddd     %ymm6, %ymm7, %ymm7                          // step 12, F: cycle 48
        vmovdqa32  %ymm7, %ymm8
        vpternlogd $202, %ymm31, %ymm6, %ymm8
        vpaddd     48(%r15){1to8}, %ymm29, %ymm29
        vpaddd     %ymm29, %ymm30, %ymm29
        vpaddd     %ymm29, %ymm8, %ymm29
        vprold     $7, %ymm29, %ymm29
        vpaddd     %ymm7, %ymm29, %ymm29                        // step 13, F: cycle 52
        vmovdqa32  %ymm29, %ymm8
        vpternlogd $202, %ymm6, %ymm7, %ymm8
        vpaddd     52(%r15){1to8}, %ymm31, %ymm31
        vpaddd     %ymm31, %ymm25, %ymm31
        vpaddd     %ymm31, %ymm8, %ymm31
        vprold     $12, %ymm31, %ymm31
        vpaddd     %ymm29, %ymm31, %ymm31                       // step 14, F: cycle 56
        vmovdqa32  %ymm31, %ymm8
        vpternlogd $202, %ymm7, %ymm29, %ymm8
        vpaddd     56(%r15){1to8}, %ymm6, %ymm6
        vpaddd     %ymm6, %ymm28, %ymm6
        vpaddd     %ymm6, %ymm8, %ymm6
        vprold     $17, %ymm6, %ymm6
        vpaddd     %ymm31, %ymm6, %ymm6                         // step 15, F: cycle 60
        vmovdqa32  %ymm6, %ymm8
        vpternlogd $202, %ymm29, %ymm31, %ymm8
        vpaddd     60(%r15){1to8}, %ymm7, %ymm7
        vpaddd     %ymm7, %ymm27, %ymm7
        vpaddd     %ymm7, %ymm8, %ymm7
        vprold     $22, %ymm7, %ymm7
        vpaddd     %ymm6, %ymm7, %ymm7                          // step 16, F: cycle 64
        vmovdqa32  %ymm7, %ymm8
        vpternlogd $226, %ymm6, %ymm31, %ymm8
        vpaddd     64(%r15){1to8}, %ymm29, %ymm29
        vpaddd     %ymm29, %ymm4, %ymm29
        vpaddd     %ymm29, %ymm8, %ymm29
        vprold     $5, %ymm29, %ymm29
        vpaddd     %ymm7, %ymm29, %ymm29                        // step 17, G: cycle 68
        vmovdqa32  %ymm29, %ymm8
        vpternlogd $226, %ymm7, %ymm6, %ymm8
        vpaddd     68(%r15){1to8}, %ymm31, %ymm31
        vpaddd     %ymm31, %ymm20, %ymm31
        vpaddd     %ymm31, %ymm8, %ymm31
        vprold     $9, %ymm31, %ymm31
        vpaddd     %ymm29, %ymm31, %ymm31                       // step 18, G: cycle 72
        vmovdqa32  %ymm31, %ymm8
        vpternlogd $226, %ymm29, %ymm7, %ymm8
        vpaddd     72(%r15){1to8}, %ymm6, %ymm6
        vpaddd     %ymm6, %ymm23, %ymm6
        vpaddd     %ymm6, %ymm8, %ymm6
        vprold     $14, %ymm6, %ymm6
        vpaddd     %ymm31, %ymm6, %ymm6                         // step 19, G: cycle 76
        vmovdqa32  %ymm6, %ymm8
        vpternlogd $226, %ymm31, %ymm29, %ymm8
        vpaddd     76(%r15){1to8}, %ymm7, %ymm7
        vpaddd     %ymm7, %ymm18, %ymm7
        vpaddd     %ymm7, %ymm8, %ymm7
        vprold     $20, %ymm7, %ymm7
        vpaddd     %ymm6, %ymm7, %ymm7                          // step 20, G: cycle 80
        vmovdqa32  %ymm7, %ymm8
        vpternlogd $226, %ymm6, %ymm31, %ymm8
        vpaddd     80(%r15){1to8}, %ymm29, %ymm29
        vpaddd     %ymm29, %ymm17, %ymm29
        vpaddd     %ymm29, %ymm8, %ymm29
        vprold     $5, %ymm29, %ymm29
        vpaddd     %ymm7, %ymm29, %ymm29                        // step 21, G: cycle 84
        vmovdqa32  %ymm29, %ymm8
        vpternlogd $226, %ymm7, %ymm6, %ymm8
        vpaddd     84(%r15){1to8}, %ymm31, %ymm31
        vpaddd     %ymm31, %ymm24, %ymm31
        vpaddd     %ymm31, %ymm8, %ymm31
        vprold     $9, %ymm31, %ymm31
        vpaddd     %ymm29, %ymm31, %ymm31                       // step 22, G: cycle 88
        vmovdqa32  %ymm31, %ymm8
        vpternlogd $226, %ymm29, %ymm7, %ymm8
        vpaddd     88(%r15){1to8}, %ymm6, %ymm6
        vpaddd     %ymm6, %ymm27, %ymm6
        vpaddd     %ymm6, %ymm8, %ymm6
        vprold     $14, %ymm6, %ymm6
        vpaddd     %ymm31, %ymm6, %ymm6                         // step 23, G: cycle 92
        vmovdqa32  %ymm6, %ymm8
        vpternlogd $226, %ymm31, %ymm29, %ymm8
        vpaddd     92(%r15){1to8}, %ymm7, %ymm7
        vpaddd     %ymm7, %ymm22, %ymm7
        vpaddd     %ymm7, %ymm8, %ymm7
        vprold     $20, %ymm7, %ymm7
        vpaddd     %ymm6, %ymm7, %ymm7                          // step 24, G: cycle 96
        vmovdqa32  %ymm7, %ymm8
        vpternlogd $226, %ymm6, %ymm31, %ymm8
        vpaddd     96(%r15){1to8}, %ymm29, %ymm29
        vpaddd     %ymm29, %ymm21, %ymm29
        vpaddd     %ymm29, %ymm8, %ymm29
        vprold     $5, %ymm29, %ymm29
        vpaddd     %ymm7, %ymm29, %ymm29                        // step 25, G: cycle 100
        vmovdqa32  %ymm29, %ymm8
        vpternlogd $226, %ymm7, %ymm6, %ymm8
        vpaddd     100(%r15){1to8}, %ymm31, %ymm31
        vpaddd     %ymm31, %ymm28, %ymm31
        vpaddd     %ymm31, %ymm8, %ymm31
        vprold     $9, %ymm31, %ymm31
        vpaddd     %ymm29, %ymm31, %ymm31                       // step 26, G: cycle 104
        vmovdqa32  %ymm31, %ymm8
        vpternlogd $226, %ymm29, %ymm7, %ymm8
        vpaddd     104(%r15){1to8}, %ymm6, %ymm6
        vpaddd     %ymm6, %ymm5, %ymm6
        vpaddd     %ymm6, %ymm8, %ymm6
        vprold     $14, %ymm6, %ymm6
        vpaddd     %ymm31, %ymm6, %ymm6                         // step 27, G: cycle 108
        vmovdqa32  %ymm6, %ymm8
        vpternlogd $226, %ymm31, %ymm29, %ymm8
        vpaddd     108(%r15){1to8}, %ymm7, %ymm7
        vpaddd     %ymm7, %ymm26, %ymm7
        vpaddd     %ymm7, %ymm8, %ymm7
        vprold     $20, %ymm7, %ymm7
        vpaddd     %ymm6, %ymm7, %ymm7                          // step 28, G: cycle 112
        vmovdqa32  %ymm7, %ymm8
        vpternlogd $226, %ymm6, %ymm31, %ymm8
        vpaddd     112(%r15){1to8}, %ymm29, %ymm29
        vpaddd     %ymm29, %ymm25, %ymm29
        vpaddd     %ymm29, %ymm8, %ymm29
        vprold     $5, %ymm29, %ymm29
        vpaddd     %ymm7, %ymm29, %ymm29                        // step 29, G: cycle 116
        vmovdqa32  %ymm29, %ymm8
        vpternlogd $226, %ymm7, %ymm6, %ymm8
        vpaddd     116(%r15){1to8}, %ymm31, %ymm31
        vpaddd     %ymm31, %ymm16, %ymm31
        vpaddd     %ymm31, %ymm8, %ymm31
        vprold     $9, %ymm31, %ymm31
        vpaddd     %ymm29, %ymm31, %ymm31                       // step 30, G: cycle 120
        vmovdqa32  %ymm31, %ymm8
        vpternlogd $226, %ymm29, %ymm7, %ymm8
        vpaddd     120(%r15){1to8}, %ymm6, %ymm6
        vpaddd     %ymm6, %ymm19, %ymm6
        vpaddd     %ymm6, %ymm8, %ymm6
        vprold     $14, %ymm6, %ymm6
        vpaddd     %ymm31, %ymm6, %ymm6                         // step 31, G: cycle 124
        vmovdqa32  %ymm6, %ymm8
        vpternlogd $226, %ymm31, %ymm29, %ymm8
        vpaddd     124(%r15){1to8}, %ymm7, %ymm7
        vpaddd     %ymm7, %ymm30, %ymm7
        vpaddd     %ymm7, %ymm8, %ymm7
        vprold     $20, %ymm7, %ymm7
        vpaddd     %ymm6, %ymm7, %ymm7                          // step 32, G: cycle 128
        vmovdqa32  %ymm7, %ymm8
        vpternlogd $150, %ymm6, %ymm31, %ymm8
        vpaddd     128(%r15){1to8}, %ymm29, %ymm29
        vpaddd     %ymm29, %ymm17, %ymm29
        vpaddd     %ymm29, %ymm8, %ymm29
        vprold     $4, %ymm29, %ymm29
        vpaddd     %ymm7, %ymm29, %ymm29                        // step 33, H: cycle 132
        vmovdqa32  %ymm29, %ymm8
        vpternlogd $150, %ymm7, %ymm6, %ymm8
        vpaddd     132(%r15){1to8}, %ymm31, %ymm31
        vpaddd     %ymm31, %ymm26, %ymm31
        vpaddd     %ymm31, %ymm8, %ymm31
        vprold     $11, %ymm31, %ymm31
        vpaddd     %ymm29, %ymm31, %ymm31                       // step 34, H: cycle 136
        vmovdqa32  %ymm31, %ymm8
        vpternlogd $150, %ymm29, %ymm7, %ymm8
        vpaddd     136(%r15){1to8}, %ymm6, %ymm6
        vpaddd     %ymm6, %ymm23, %ymm6
        vpaddd     %ymm6, %ymm8, %ymm6
        vprold     $16, %ymm6, %ymm6
        vpaddd     %ymm31, %ymm6, %ymm6                         // step 35, H: cycle 140
        vmovdqa32  %ymm6, %ymm8
        vpternlogd $150, %ymm31, %ymm29, %ymm8
        vpaddd     140(%r15){1to8}, %ymm7, %ymm7
        vpaddd     %ymm7, %ymm28, %ymm7
        vpaddd     %ymm7, %ymm8, %ymm7
        vprold     $23, %ymm7, %ymm7
        vpaddd     %ymm6, %ymm7, %ymm7                          // step 36, H: cycle 144
        vmovdqa32  %ymm7, %ymm8
        vpternlogd $150, %ymm6, %ymm31, %ymm8
        vpaddd     144(%r15){1to8}, %ymm29, %ymm29
        vpaddd     %ymm29, %ymm4, %ymm29
        vpaddd     %ymm29, %ymm8, %ymm29
        vprold     $4, %ymm29, %ymm29
        vpaddd     %ymm7, %ymm29, %ymm29                        // step 37, H: cycle 148
        vmovdqa32  %ymm29, %ymm8
        vpternlogd $150, %ymm7, %ymm6, %ymm8
        vpaddd     148(%r15){1to8}, %ymm31, %ymm31
        vpaddd     %ymm31, %ymm22, %ymm31
        vpaddd     %ymm31, %ymm8, %ymm31
        vprold     $11, %ymm31, %ymm31
        vpaddd     %ymm29, %ymm31, %ymm31                       // step 38, H: cycle 152
        vmovdqa32  %ymm31, %ymm8
        vpternlogd $150, %ymm29, %ymm7, %ymm8
        vpaddd     152(%r15){1to8}, %ymm6, %ymm6
        vpaddd     %ymm6, %ymm19, %ymm6
        vpaddd     %ymm6, %ymm8, %ymm6
        vprold     $16, %ymm6, %ymm6
        vpaddd     %ymm31, %ymm6, %ymm6                         // step 39, H: cycle 156
        vmovdqa32  %ymm6, %ymm8
        vpternlogd $150, %ymm31, %ymm29, %ymm8
        vpaddd     156(%r15){1to8}, %ymm7, %ymm7
        vpaddd     %ymm7, %ymm24, %ymm7
        vpaddd     %ymm7, %ymm8, %ymm7
        vprold     $23, %ymm7, %ymm7
        vpaddd     %ymm6, %ymm7, %ymm7                          // step 40, H: cycle 160
        vmovdqa32  %ymm7, %ymm8
        vpternlogd $150, %ymm6, %ymm31, %ymm8
        vpaddd     160(%r15){1to8}, %ymm29, %ymm29
        vpaddd     %ymm29, %ymm25, %ymm29
        vpaddd     %ymm29, %ymm8, %ymm29
        vprold     $4, %ymm29, %ymm29
        vpaddd     %ymm7, %ymm29, %ymm29                        // step 41, H: cycle 164
        vmovdqa32  %ymm29, %ymm8
        vpternlogd $150, %ymm7, %ymm6, %ymm8
        vpaddd     164(%r15){1to8}, %ymm31, %ymm31
        vpaddd     %ymm31, %ymm18, %ymm31
        vpaddd     %ymm31, %ymm8, %ymm31
        vprold     $11, %ymm31, %ymm31
        vpaddd     %ymm29, %ymm31, %ymm31                       // step 42, H: cycle 168
        vmovdqa32  %ymm31, %ymm8
        vpternlogd $150, %ymm29, %ymm7, %ymm8
        vpaddd     168(%r15){1to8}, %ymm6, %ymm6
        vpaddd     %ymm6, %ymm5, %ymm6
        vpaddd     %ymm6, %ymm8, %ymm6
        vprold     $16, %ymm6, %ymm6
        vpaddd     %ymm31, %ymm6, %ymm6                         // step 43, H: cycle 172
        vmovdqa32  %ymm6, %ymm8
        vpternlogd $150, %ymm31, %ymm29, %ymm8
        vpaddd     172(%r15){1to8}, %ymm7, %ymm7
        vpaddd     %ymm7, %ymm20, %ymm7
        vpaddd     %ymm7, %ymm8, %ymm7
        vprold     $23, %ymm7, %ymm7
        vpaddd     %ymm6, %ymm7, %ymm7                          // step 44, H: cycle 176
        vmovdqa32  %ymm7, %ymm8
        vpternlogd $150, %ymm6, %ymm31, %ymm8
        vpaddd     176(%r15){1to8}, %ymm29, %ymm29
        vpaddd     %ymm29, %ymm21, %ymm29
        vpaddd     %ymm29, %ymm8, %ymm29
        vprold     $4, %ymm29, %ymm29
        vpaddd     %ymm7, %ymm29, %ymm29                        // step 45, H: cycle 180
        vmovdqa32  %ymm29, %ymm8
        vpternlogd $150, %ymm7, %ymm6, %ymm8
        vpaddd     180(%r15){1to8}, %ymm31, %ymm31
        vpaddd     %ymm31, %ymm30, %ymm31
        vpaddd     %ymm31, %ymm8, %ymm31
        vprold     $11, %ymm31, %ymm31
        vpaddd     %ymm29, %ymm31, %ymm31                       // step 46, H: cycle 184
        vmovdqa32  %ymm31, %ymm8
        vpternlogd $150, %ymm29, %ymm7, %ymm8
        vpaddd     184(%r15){1to8}, %ymm6, %ymm6
        vpaddd     %ymm6, %ymm27, %ymm6
        vpaddd     %ymm6, %ymm8, %ymm6
        vprold     $16, %ymm6, %ymm6
        vpaddd     %ymm31, %ymm6, %ymm6                         // step 47, H: cycle 188
        vmovdqa32  %ymm6, %ymm8
        vpternlogd $150, %ymm31, %ymm29, %ymm8
        vpaddd     188(%r15){1to8}, %ymm7, %ymm7
        vpaddd     %ymm7, %ymm16, %ymm7
        vpaddd     %ymm7, %ymm8, %ymm7
        vprold     $23, %ymm7, %ymm7
        vpaddd     %ymm6, %ymm7, %ymm7                          // step 48, H: cycle 192
        vmovdqa32  %ymm7, %ymm8
        vpternlogd $89, %ymm6, %ymm31, %ymm8
        vpaddd     192(%r15){1to8}, %ymm29, %ymm29
        vpaddd     %ymm29, %ymm18, %ymm18
        vpaddd     %ymm18, %ymm8, %ymm18
        vprold     $6, %ymm18, %ymm18
        vpaddd     %ymm7, %ymm18, %ymm18                        // step 49, I: cycle 196
        vmovdqa32  %ymm18, %ymm29
        vpternlogd $89, %ymm7, %ymm6, %ymm29
        vpaddd     196(%r15){1to8}, %ymm31, %ymm31
        vpaddd     %ymm31, %ymm19, %ymm19
        vpaddd     %ymm19, %ymm29, %ymm19
        vprold     $10, %ymm19, %ymm19
        vpaddd     %ymm18, %ymm19, %ymm19                       // step 50, I: cycle 200
        vmovdqa32  %ymm19, %ymm29
        vpternlogd $89, %ymm18, %ymm7, %ymm29
        vpaddd     200(%r15){1to8}, %ymm6, %ymm31
        vpaddd     %ymm31, %ymm28, %ymm28
        vpaddd     %ymm28, %ymm29, %ymm28
        vprold     $15, %ymm28, %ymm28
        vpaddd     %ymm19, %ymm28, %ymm28                       // step 51, I: cycle 204
        vmovdqa32  %ymm28, %ymm29
        vpternlogd $89, %ymm19, %ymm18, %ymm29
        vpaddd     204(%r15){1to8}, %ymm7, %ymm31
        vpaddd     %ymm31, %ymm17, %ymm17
        vpaddd     %ymm17, %ymm29, %ymm17
        vprold     $21, %ymm17, %ymm17
        vpaddd     %ymm28, %ymm17, %ymm17                       // step 52, I: cycle 208
        vmovdqa32  %ymm17, %ymm29
        vpternlogd $89, %ymm28, %ymm19, %ymm29
        vpaddd     208(%r15){1to8}, %ymm18, %ymm18
        vpaddd     %ymm18, %ymm30, %ymm18
        vpaddd     %ymm18, %ymm29, %ymm18
        vprold     $6, %ymm18, %ymm18
        vpaddd     %ymm17, %ymm18, %ymm18                       // step 53, I: cycle 212
        vmovdqa32  %ymm18, %ymm29
        vpternlogd $89, %ymm17, %ymm28, %ymm29
        vpaddd     212(%r15){1to8}, %ymm19, %ymm19
        vpaddd     %ymm19, %ymm5, %ymm5
        vpaddd     %ymm5, %ymm29, %ymm5
        vprold     $10, %ymm5, %ymm5
        vpaddd     %ymm18, %ymm5, %ymm5                         // step 54, I: cycle 216
        vmovdqa32  %ymm5, %ymm19
        vpternlogd $89, %ymm18, %ymm17, %ymm19
        vpaddd     216(%r15){1to8}, %ymm28, %ymm28
        vpaddd     %ymm28, %ymm24, %ymm24
        vpaddd     %ymm24, %ymm19, %ymm19
        vprold     $15, %ymm19, %ymm19
        vpaddd     %ymm5, %ymm19, %ymm19                        // step 55, I: cycle 220
        vmovdqa32  %ymm19, %ymm24
        vpternlogd $89, %ymm5, %ymm18, %ymm24
        vpaddd     220(%r15){1to8}, %ymm17, %ymm17
        vpaddd     %ymm17, %ymm4, %ymm4
        vpaddd     %ymm4, %ymm24, %ymm4
        vprold     $21, %ymm4, %ymm4
        vpaddd     %ymm19, %ymm4, %ymm4                         // step 56, I: cycle 224
        vmovdqa32  %ymm4, %ymm17
        vpternlogd $89, %ymm19, %ymm5, %ymm17
        vpaddd     224(%r15){1to8}, %ymm18, %ymm18
        vpaddd     %ymm18, %ymm26, %ymm18
        vpaddd     %ymm18, %ymm17, %ymm17
        vprold     $6, %ymm17, %ymm17
        vpaddd     %ymm4, %ymm17, %ymm17                        // step 57, I: cycle 228
        vmovdqa32  %ymm17, %ymm18
        vpternlogd $89, %ymm4, %ymm19, %ymm18
        vpaddd     228(%r15){1to8}, %ymm5, %ymm5
        vpaddd     %ymm5, %ymm27, %ymm5
        vpaddd     %ymm5, %ymm18, %ymm5
        vprold     $10, %ymm5, %ymm5
        vpaddd     %ymm17, %ymm5, %ymm5                         // step 58, I: cycle 232
        vmovdqa32  %ymm5, %ymm18
        vpternlogd $89, %ymm17, %ymm4, %ymm18
        vpaddd     232(%r15){1to8}, %ymm19, %ymm19
        vpaddd     %ymm19, %ymm20, %ymm19
        vpaddd     %ymm19, %ymm18, %ymm18
        vprold     $15, %ymm18, %ymm18
        vpaddd     %ymm5, %ymm18, %ymm18                        // step 59, I: cycle 236
        vmovdqa32  %ymm18, %ymm19
        vpternlogd $89, %ymm5, %ymm17, %ymm19
        vpaddd     236(%r15){1to8}, %ymm4, %ymm4
        vpaddd     %ymm4, %ymm25, %ymm4
        vpaddd     %ymm4, %ymm19, %ymm4
        vprold     $21, %ymm4, %ymm4
        vpaddd     %ymm18, %ymm4, %ymm4                         // step 60, I: cycle 240
        vmovdqa32  %ymm4, %ymm19
        vpternlogd $89, %ymm18, %ymm5, %ymm19
        vpaddd     240(%r15){1to8}, %ymm17, %ymm17
        vpaddd     %ymm17, %ymm22, %ymm17
        vpaddd     %ymm17, %ymm19, %ymm17
        vprold     $6, %ymm17, %ymm17
        vpaddd     %ymm4, %ymm17, %ymm17                        // step 61, I: cycle 244
        vmovdqa32  %ymm17, %ymm19
        vpternlogd $89, %ymm4, %ymm18, %ymm19
        vpaddd     244(%r15){1to8}, %ymm5, %ymm5
        vpaddd     %ymm5, %ymm23, %ymm5
        vpaddd     %ymm5, %ymm19, %ymm5
        vprold     $10, %ymm5, %ymm5
        vpaddd     %ymm17, %ymm5, %ymm5                         // step 62, I: cycle 248
        vmovdqa32  %ymm5, %ymm19
        vpternlogd $89, %ymm17, %ymm4, %ymm19
        vpaddd     248(%r15){1to8}, %ymm18, %ymm18
        vpaddd     %ymm18, %ymm16, %ymm16
        vpaddd     %ymm16, %ymm19, %ymm16
        vprold     $15, %ymm16, %ymm16
        vpaddd     %ymm5, %ymm16, %ymm16                        // step 63, I: cycle 252
        vmovdqa32  %ymm16, %ymm18
        vpternlogd $89, %ymm5, %ymm17, %ymm18
        vpaddd     252(%r15){1to8}, %ymm4, %ymm4
        vpaddd     %ymm4, %ymm21, %ymm4
        vpaddd     %ymm4, %ymm18, %ymm4
        vprold     $21, %ymm4, %ymm4
        vpaddd     %ymm16, %ymm4, %ymm4                         // step 64, I: cycle 256
        vpaddd     %ymm0, %ymm17, %ymm0
        vpaddd     %ymm1, %ymm4, %ymm1
        vpaddd     %ymm2, %ymm16, %ymm2
        vpaddd     %ymm3, %ymm5, %ymm3
        vmovdqu32  %ymm0, (%rdi)
        vmovdqu32  %ymm1, 32(%rdi)
        vmovdqu32  %ymm2, 64(%rdi)
        vmovdqu32  %ymm3, 96(%rdi)
        add        $64, %rcx
        sub        $1, %rdx
        jnz        L(md5_x8_blocks_loop)
L(md5_x8_blocks_end):
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        vzeroupper
        movaps     (%rsp), %xmm6
        movaps     16(%rsp), %xmm7
        movaps     32(%rsp), %xmm8
        add        $48, %rsp
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
        .size      SYMBOL(md5_x8_blocks), . - SYMBOL(md5_x8_blocks)
#endif

#if defined(__ELF__)
        .section .note.GNU-stack,"",%progbits
#endif
