/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for x86-64 with AVX-512 and BMI, 16 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64-avx512 --kernel lanes --emitter gas
 *
 * md5_x16_blocks: 388 instructions for a block of 64 bytes, critical path 257 cycles.
 * md5_x16_blocks: 579 instructions in all, 64 of them moves between registers.
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
        .p2align   6
L(md5_x16_blocks_constants):
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
        .globl     SYMBOL(md5_x16_blocks)
#if defined(_WIN32)
        .def       SYMBOL(md5_x16_blocks)
        .scl       2
        .type      32
        .endef
        .seh_proc  SYMBOL(md5_x16_blocks)
#elif defined(__ELF__)
        .type      SYMBOL(md5_x16_blocks), %function
#endif
SYMBOL(md5_x16_blocks):
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
        jz         L(md5_x16_blocks_end)
        mov        $0, %rcx
        lea        L(md5_x16_blocks_constants)(%rip), %r15
        vmovdqu32  (%rdi), %zmm0
        vmovdqu32  64(%rdi), %zmm1
        vmovdqu32  128(%rdi), %zmm2
        vmovdqu32  192(%rdi), %zmm3
        .p2align   5
L(md5_x16_blocks_loop):
        mov        (%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %ymm5
        vmovdqu32  32(%rax), %ymm23
        mov        32(%rsi), %rax
        add        %rcx, %rax
        vinserti64x4 $1, (%rax), %zmm5, %zmm5
        vinserti64x4 $1, 32(%rax), %zmm23, %zmm23
        mov        8(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %ymm16
        vmovdqu32  32(%rax), %ymm24
        mov        40(%rsi), %rax
        add        %rcx, %rax
        vinserti64x4 $1, (%rax), %zmm16, %zmm16
        vinserti64x4 $1, 32(%rax), %zmm24, %zmm24
        mov        16(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %ymm17
        vmovdqu32  32(%rax), %ymm25
        mov        48(%rsi), %rax
        add        %rcx, %rax
        vinserti64x4 $1, (%rax), %zmm17, %zmm17
        vinserti64x4 $1, 32(%rax), %zmm25, %zmm25
        mov        24(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %ymm18
        vmovdqu32  32(%rax), %ymm26
        mov        56(%rsi), %rax
        add        %rcx, %rax
        vinserti64x4 $1, (%rax), %zmm18, %zmm18
        vinserti64x4 $1, 32(%rax), %zmm26, %zmm26
        mov        64(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %ymm19
        vmovdqu32  32(%rax), %ymm27
        mov        96(%rsi), %rax
        add        %rcx, %rax
        vinserti64x4 $1, (%rax), %zmm19, %zmm19
        vinserti64x4 $1, 32(%rax), %zmm27, %zmm27
        mov        72(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %ymm20
        vmovdqu32  32(%rax), %ymm28
        mov        104(%rsi), %rax
        add        %rcx, %rax
        vinserti64x4 $1, (%rax), %zmm20, %zmm20
        vinserti64x4 $1, 32(%rax), %zmm28, %zmm28
        mov        80(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %ymm21
        vmovdqu32  32(%rax), %ymm29
        mov        112(%rsi), %rax
        add        %rcx, %rax
        vinserti64x4 $1, (%rax), %zmm21, %zmm21
        vinserti64x4 $1, 32(%rax), %zmm29, %zmm29
        mov        88(%rsi), %rax
        add        %rcx, %rax
        vmovdqu32  (%rax), %ymm22
        vmovdqu32  32(%rax), %ymm30
        mov        120(%rsi), %rax
        add        %rcx, %rax
        vinserti64x4 $1, (%rax), %zmm22, %zmm22
        vinserti64x4 $1, 32(%rax), %zmm30, %zmm30
        vpunpckldq %zmm16, %zmm5, %zmm4
        vpunpckhdq %zmm16, %zmm5, %zmm5
        vpunpckldq %zmm18, %zmm17, %zmm16
        vpunpckhdq %zmm18, %zmm17, %zmm17
        vpunpcklqdq %zmm16, %zmm4, %zmm18
        vpunpckhqdq %zmm16, %zmm4, %zmm4
        vpunpcklqdq %zmm17, %zmm5, %zmm16
        vpunpckhqdq %zmm17, %zmm5, %zmm5
        vpunpckldq %zmm20, %zmm19, %zmm17
        vpunpckhdq %zmm20, %zmm19, %zmm19
        vpunpckldq %zmm22, %zmm21, %zmm20
        vpunpckhdq %zmm22, %zmm21, %zmm21
        vpunpcklqdq %zmm20, %zmm17, %zmm22
        vpunpckhqdq %zmm20, %zmm17, %zmm17
        vpunpcklqdq %zmm21, %zmm19, %zmm20
        vpunpckhqdq %zmm21, %zmm19, %zmm19
        vshufi64x2 $136, %zmm22, %zmm18, %zmm21
        vshufi64x2 $221, %zmm22, %zmm18, %zmm18
        vshufi64x2 $136, %zmm17, %zmm4, %zmm22
        vshufi64x2 $221, %zmm17, %zmm4, %zmm4
        vshufi64x2 $136, %zmm20, %zmm16, %zmm17
        vshufi64x2 $221, %zmm20, %zmm16, %zmm16
        vshufi64x2 $136, %zmm19, %zmm5, %zmm20
        vshufi64x2 $221, %zmm19, %zmm5, %zmm5
        vpunpckldq %zmm24, %zmm23, %zmm19
        vpunpckhdq %zmm24, %zmm23, %zmm23
        vpunpckldq %zmm26, %zmm25, %zmm24
        vpunpckhdq %zmm26, %zmm25, %zmm25
        vpunpcklqdq %zmm24, %zmm19, %zmm26
        vpunpckhqdq %zmm24, %zmm19, %zmm19
        vpunpcklqdq %zmm25, %zmm23, %zmm24
        vpunpckhqdq %zmm25, %zmm23, %zmm23
        vpunpckldq %zmm28, %zmm27, %zmm25
        vpunpckhdq %zmm28, %zmm27, %zmm27
        vpunpckldq %zmm30, %zmm29, %zmm28
        vpunpckhdq %zmm30, %zmm29, %zmm29
        vpunpcklqdq %zmm28, %zmm25, %zmm30
        vpunpckhqdq %zmm28, %zmm25, %zmm25
        vpunpcklqdq %zmm29, %zmm27, %zmm28
        vpunpckhqdq %zmm29, %zmm27, %zmm27
        vshufi64x2 $136, %zmm30, %zmm26, %zmm29
        vshufi64x2 $221, %zmm30, %zmm26, %zmm26
        vshufi64x2 $136, %zmm25, %zmm19, %zmm30
        vshufi64x2 $221, %zmm25, %zmm19, %zmm19
        vshufi64x2 $136, %zmm28, %zmm24, %zmm25
        vshufi64x2 $221, %zmm28, %zmm24, %zmm24
        vshufi64x2 $136, %zmm27, %zmm23, %zmm28
        vshufi64x2 $221, %zmm27, %zmm23, %zmm23
        vmovdqa32  %zmm1, %zmm27
        vpternlogd $202, %zmm3, %zmm2, %zmm27
        vpaddd     (%r15){1to16}, %zmm21, %zmm31
        vpaddd     %zmm0, %zmm31, %zmm31
        vpaddd     %zmm31, %zmm27, %zmm27
        vprold     $7, %zmm27, %zmm27
        vpaddd     %zmm1, %zmm27, %zmm27                        // step 1, F: cycle 4
        vmovdqa32  %zmm27, %zmm31
        vpternlogd $202, %zmm2, %zmm1, %zmm31
        vpaddd     4(%r15){1to16}, %zmm3, %zmm6
        vpaddd     %zmm6, %zmm22, %zmm6
        vpaddd     %zmm6, %zmm31, %zmm31
        vprold     $12, %zmm31, %zmm31
        vpaddd     %zmm27, %zmm31, %zmm31                       // step 2, F: cycle 8
        vmovdqa32  %zmm31, %zmm6
        vpternlogd $202, %zmm1, %zmm27, %zmm6
        vpaddd     8(%r15){1to16}, %zmm2, %zmm7
        vpaddd     %zmm7, %zmm17, %zmm7
        vpaddd     %zmm7, %zmm6, %zmm6
        vprold     $17, %zmm6, %zmm6
        vpaddd     %zmm31, %zmm6, %zmm6                         // step 3, F: cycle 12
        vmovdqa32  %zmm6, %zmm7
        vpternlogd $202, %zmm27, %zmm31, %zmm7
        vpaddd     12(%r15){1to16}, %zmm1, %zmm8
        vpaddd     %zmm8, %zmm20, %zmm8
        vpaddd     %zmm8, %zmm7, %zmm7
        vprold     $22, %zmm7, %zmm7
        vpaddd     %zmm6, %zmm7, %zmm7                          // step 4, F: cycle 16
        vmovdqa32  %zmm7, %zmm8
        vpternlogd $202, %zmm31, %zmm6, %zmm8
        vpaddd     16(%r15){1to16}, %zmm27, %zmm27
        vpaddd     %zmm27, %zmm18, %zmm27
        vpaddd     %zmm27, %zmm8, %zmm27
        vprold     $7, %zmm27, %zmm27
        vpaddd     %zmm7, %zmm27, %zmm27                        // step 5, F: cycle 20
        vmovdqa32  %zmm27, %zmm8
        vpternlogd $202, %zmm6, %zmm7, %zmm8
        vpaddd     20(%r15){1to16}, %zmm31, %zmm31
        vpaddd     %zmm31, %zmm4, %zmm31
        vpaddd     %zmm31, %zmm8, %zmm31
        vprold     $12, %zmm31, %zmm31
        vpaddd     %zmm27, %zmm31, %zmm31                       // step 6, F: cycle 24
        vmovdqa32  %zmm31, %zmm8
        vpternlogd $202, %zmm7, %zmm27, %zmm8
        vpaddd     24(%r15){1to16}, %zmm6, %zmm6
        vpaddd     %zmm6, %zmm16, %zmm6
        vpaddd     %zmm6, %zmm8, %zmm6
        vprold     $17, %zmm6, %zmm6
        vpaddd     %zmm31, %zmm6, %zmm6                         // step 7, F: cycle 28
        vmovdqa32  %zmm6, %zmm8
        vpternlogd $202, %zmm27, %zmm31, %zmm8
        vpaddd     28(%r15){1to16}, %zmm7, %zmm7
        vpaddd     %zmm7, %zmm5, %zmm7
        vpaddd     %zmm7, %zmm8, %zmm7
        vprold     $22, %zmm7, %zmm7
        vpaddd     %zmm6, %zmm7, %zmm7                          // step 8, F: cycle 32
        vmovdqa32  %zmm7, %zmm8
        vpternlogd $202, %zmm31, %zmm6, %zmm8
        vpaddd     32(%r15){1to16}, %zmm27, %zmm27
        vpaddd     %zmm27, %zmm29, %zmm27
        vpaddd     %zmm27, %zmm8, %zmm27
        vprold     $7, %zmm27, %zmm27
        vpaddd     %zmm7, %zmm27, %zmm27                        // step 9, F: cycle 36
        vmovdqa32  %zmm27, %zmm8
        vpternlogd $202, %zmm6, %zmm7, %zmm8
        vpaddd     36(%r15){1to16}, %zmm31, %zmm31
        vpaddd     %zmm31, %zmm30, %zmm31
        vpaddd     %zmm31, %zmm8, %zmm31
        vprold     $12, %zmm31, %zmm31
        vpaddd     %zmm27, %zmm31, %zmm31                       // step 10, F: cycle 40
        vmovdqa32  %zmm31, %zmm8
        vpternlogd $202, %zmm7, %zmm27, %zmm8
        vpaddd     40(%r15){1to16}, %zmm6, %zmm6
        vpaddd     %zmm6, %zmm25, %zmm6
        vpaddd     %zmm6, %zmm8, %zmm6
        vprold     $17, %zmm6, %zmm6
        vpaddd     %zmm31, %zmm6, %zmm6                         // step 11, F: cycle 44
        vmovdqa32  %zmm6, %zmm8
        vpternlogd $202, %zmm27, %zmm31, %zmm8
        vpaddd     44(%r15){1to16}, %zmm7, %zmm7
        vpaddd     %zmm7, %zmm28, %zmm7
        vpaddd     %zmm7, %zmm8, %zmm7
        vprold     $22, %zmm7, %zmm7
        vpaddd     %zmm6, %zmm7, %zmm7                          // step 12, F: cycle 48
        vmovdqa32  %zmm7, %zmm8
        vpternlogd $202, %zmm31, %zmm6, %zmm8
        vpaddd     48(%r15){1to16}, %zmm27, %zmm27
        vpaddd     %zmm27, %zmm26, %zmm27
        vpaddd     %zmm27, %zmm8, %zmm27
        vprold     $7, %zmm27, %zmm27
        vpaddd     %zmm7, %zmm27, %zmm27                        // step 13, F: cycle 52
        vmovdqa32  %zmm27, %zmm8
        vpternlogd $202, %zmm6, %zmm7, %zmm8
        vpaddd     52(%r15){1to16}, %zmm31, %zmm31
        vpaddd     %zmm31, %zmm19, %zmm31
        vpaddd     %zmm31, %zmm8, %zmm31
        vprold     $12, %zmm31, %zmm31
        vpaddd     %zmm27, %zmm31, %zmm31                       // step 14, F: cycle 56
        vmovdqa32  %zmm31, %zmm8
        vpternlogd $202, %zmm7, %zmm27, %zmm8
        vpaddd     56(%r15){1to16}, %zmm6, %zmm6
        vpaddd     %zmm6, %zmm24, %zmm6
        vpaddd     %zmm6, %zmm8, %zmm6
        vprold     $17, %zmm6, %zmm6
        vpaddd     %zmm31, %zmm6, %zmm6                         // step 15, F: cycle 60
        vmovdqa32  %zmm6, %zmm8
        vpternlogd $202, %zmm27, %zmm31, %zmm8
        vpaddd     60(%r15){1to16}, %zmm7, %zmm7
        vpaddd     %zmm7, %zmm23, %zmm7
        vpaddd     %zmm7, %zmm8, %zmm7
        vprold     $22, %zmm7, %zmm7
        vpaddd     %zmm6, %zmm7, %zmm7                          // step 16, F: cycle 64
        vmovdqa32  %zmm7, %zmm8
        vpternlogd $226, %zmm6, %zmm31, %zmm8
        vpaddd     64(%r15){1to16}, %zmm27, %zmm27
        vpaddd     %zmm27, %zmm22, %zmm27
        vpaddd     %zmm27, %zmm8, %zmm27
        vprold     $5, %zmm27, %zmm27
        vpaddd     %zmm7, %zmm27, %zmm27                        // step 17, G: cycle 68
        vmovdqa32  %zmm27, %zmm8
        vpternlogd $226, %zmm7, %zmm6, %zmm8
        vpaddd     68(%r15){1to16}, %zmm31, %zmm31
        vpaddd     %zmm31, %zmm16, %zmm31
        vpaddd     %zmm31, %zmm8, %zmm31
        vprold     $9, %zmm31, %zmm31
        vpaddd     %zmm27, %zmm31, %zmm31                       // step 18, G: cycle 72
        vmovdqa32  %zmm31, %zmm8
        vpternlogd $226, %zmm27, %zmm7, %zmm8
        vpaddd     72(%r15){1to16}, %zmm6, %zmm6
        vpaddd     %zmm6, %zmm28, %zmm6
        vpaddd     %zmm6, %zmm8, %zmm6
        vprold     $14, %zmm6, %zmm6
        vpaddd     %zmm31, %zmm6, %zmm6                         // step 19, G: cycle 76
        vmovdqa32  %zmm6, %zmm8
        vpternlogd $226, %zmm31, %zmm27, %zmm8
        vpaddd     76(%r15){1to16}, %zmm7, %zmm7
        vpaddd     %zmm7, %zmm21, %zmm7
        vpaddd     %zmm7, %zmm8, %zmm7
        vprold     $20, %zmm7, %zmm7
        vpaddd     %zmm6, %zmm7, %zmm7                          // step 20, G: cycle 80
        vmovdqa32  %zmm7, %zmm8
        vpternlogd $226, %zmm6, %zmm31, %zmm8
        vpaddd     80(%r15){1to16}, %zmm27, %zmm27
        vpaddd     %zmm27, %zmm4, %zmm27
        vpaddd     %zmm27, %zmm8, %zmm27
        vprold     $5, %zmm27, %zmm27
        vpaddd     %zmm7, %zmm27, %zmm27                        // step 21, G: cycle 84
        vmovdqa32  %zmm27, %zmm8
        vpternlogd $226, %zmm7, %zmm6, %zmm8
        vpaddd     84(%r15){1to16}, %zmm31, %zmm31
        vpaddd     %zmm31, %zmm25, %zmm31
        vpaddd     %zmm31, %zmm8, %zmm31
        vprold     $9, %zmm31, %zmm31
        vpaddd     %zmm27, %zmm31, %zmm31                       // step 22, G: cycle 88
        vmovdqa32  %zmm31, %zmm8
        vpternlogd $226, %zmm27, %zmm7, %zmm8
        vpaddd     88(%r15){1to16}, %zmm6, %zmm6
        vpaddd     %zmm6, %zmm23, %zmm6
        vpaddd     %zmm6, %zmm8, %zmm6
        vprold     $14, %zmm6, %zmm6
        vpaddd     %zmm31, %zmm6, %zmm6                         // step 23, G: cycle 92
        vmovdqa32  %zmm6, %zmm8
        vpternlogd $226, %zmm31, %zmm27, %zmm8
        vpaddd     92(%r15){1to16}, %zmm7, %zmm7
        vpaddd     %zmm7, %zmm18, %zmm7
        vpaddd     %zmm7, %zmm8, %zmm7
        vprold     $20, %zmm7, %zmm7
        vpaddd     %zmm6, %zmm7, %zmm7                          // step 24, G: cycle 96
        vmovdqa32  %zmm7, %zmm8
        vpternlogd $226, %zmm6, %zmm31, %zmm8
        vpaddd     96(%r15){1to16}, %zmm27, %zmm27
        vpaddd     %zmm27, %zmm30, %zmm27
        vpaddd     %zmm27, %zmm8, %zmm27
        vprold     $5, %zmm27, %zmm27
        vpaddd     %zmm7, %zmm27, %zmm27                        // step 25, G: cycle 100
        vmovdqa32  %zmm27, %zmm8
        vpternlogd $226, %zmm7, %zmm6, %zmm8
        vpaddd     100(%r15){1to16}, %zmm31, %zmm31
        vpaddd     %zmm31, %zmm24, %zmm31
        vpaddd     %zmm31, %zmm8, %zmm31
        vprold     $9, %zmm31, %zmm31
        vpaddd     %zmm27, %zmm31, %zmm31                       // step 26, G: cycle 104
        vmovdqa32  %zmm31, %zmm8
        vpternlogd $226, %zmm27, %zmm7, %zmm8
        vpaddd     104(%r15){1to16}, %zmm6, %zmm6
        vpaddd     %zmm6, %zmm20, %zmm6
        vpaddd     %zmm6, %zmm8, %zmm6
        vprold     $14, %zmm6, %zmm6
        vpaddd     %zmm31, %zmm6, %zmm6                         // step 27, G: cycle 108
        vmovdqa32  %zmm6, %zmm8
        vpternlogd $226, %zmm31, %zmm27, %zmm8
        vpaddd     108(%r15){1to16}, %zmm7, %zmm7
        vpaddd     %zmm7, %zmm29, %zmm7
        vpaddd     %zmm7, %zmm8, %zmm7
        vprold     $20, %zmm7, %zmm7
        vpaddd     %zmm6, %zmm7, %zmm7                          // step 28, G: cycle 112
        vmovdqa32  %zmm7, %zmm8
        vpternlogd $226, %zmm6, %zmm31, %zmm8
        vpaddd     112(%r15){1to16}, %zmm27, %zmm27
        vpaddd     %zmm27, %zmm19, %zmm27
        vpaddd     %zmm27, %zmm8, %zmm27
        vprold     $5, %zmm27, %zmm27
        vpaddd     %zmm7, %zmm27, %zmm27                        // step 29, G: cycle 116
        vmovdqa32  %zmm27, %zmm8
        vpternlogd $226, %zmm7, %zmm6, %zmm8
        vpaddd     116(%r15){1to16}, %zmm31, %zmm31
        vpaddd     %zmm31, %zmm17, %zmm31
        vpaddd     %zmm31, %zmm8, %zmm31
        vprold     $9, %zmm31, %zmm31
        vpaddd     %zmm27, %zmm31, %zmm31                       // step 30, G: cycle 120
        vmovdqa32  %zmm31, %zmm8
        vpternlogd $226, %zmm27, %zmm7, %zmm8
        vpaddd     120(%r15){1to16}, %zmm6, %zmm6
        vpaddd     %zmm6, %zmm5, %zmm6
        vpaddd     %zmm6, %zmm8, %zmm6
        vprold     $14, %zmm6, %zmm6
        vpaddd     %zmm31, %zmm6, %zmm6                         // step 31, G: cycle 124
        vmovdqa32  %zmm6, %zmm8
        vpternlogd $226, %zmm31, %zmm27, %zmm8
        vpaddd     124(%r15){1to16}, %zmm7, %zmm7
        vpaddd     %zmm7, %zmm26, %zmm7
        vpaddd     %zmm7, %zmm8, %zmm7
        vprold     $20, %zmm7, %zmm7
        vpaddd     %zmm6, %zmm7, %zmm7                          // step 32, G: cycle 128
        vmovdqa32  %zmm7, %zmm8
        vpternlogd $150, %zmm6, %zmm31, %zmm8
        vpaddd     128(%r15){1to16}, %zmm27, %zmm27
        vpaddd     %zmm27, %zmm4, %zmm27
        vpaddd     %zmm27, %zmm8, %zmm27
        vprold     $4, %zmm27, %zmm27
        vpaddd     %zmm7, %zmm27, %zmm27                        // step 33, H: cycle 132
        vmovdqa32  %zmm27, %zmm8
        vpternlogd $150, %zmm7, %zmm6, %zmm8
        vpaddd     132(%r15){1to16}, %zmm31, %zmm31
        vpaddd     %zmm31, %zmm29, %zmm31
        vpaddd     %zmm31, %zmm8, %zmm31
        vprold     $11, %zmm31, %zmm31
        vpaddd     %zmm27, %zmm31, %zmm31                       // step 34, H: cycle 136
        vmovdqa32  %zmm31, %zmm8
        vpternlogd $150, %zmm27, %zmm7, %zmm8
        vpaddd     136(%r15){1to16}, %zmm6, %zmm6
        vpaddd     %zmm6, %zmm28, %zmm6
        vpaddd     %zmm6, %zmm8, %zmm6
        vprold     $16, %zmm6, %zmm6
        vpaddd     %zmm31, %zmm6, %zmm6                         // step 35, H: cycle 140
        vmovdqa32  %zmm6, %zmm8
        vpternlogd $150, %zmm31, %zmm27, %zmm8
        vpaddd     140(%r15){1to16}, %zmm7, %zmm7
        vpaddd     %zmm7, %zmm24, %zmm7
        vpaddd     %zmm7, %zmm8, %zmm7
        vprold     $23, %zmm7, %zmm7
        vpaddd     %zmm6, %zmm7, %zmm7                          // step 36, H: cycle 144
        vmovdqa32  %zmm7, %zmm8
        vpternlogd $150, %zmm6, %zmm31, %zmm8
        vpaddd     144(%r15){1to16}, %zmm27, %zmm27
        vpaddd     %zmm27, %zmm22, %zmm27
        vpaddd     %zmm27, %zmm8, %zmm27
        vprold     $4, %zmm27, %zmm27
        vpaddd     %zmm7, %zmm27, %zmm27                        // step 37, H: cycle 148
        vmovdqa32  %zmm27, %zmm8
        vpternlogd $150, %zmm7, %zmm6, %zmm8
        vpaddd     148(%r15){1to16}, %zmm31, %zmm31
        vpaddd     %zmm31, %zmm18, %zmm31
        vpaddd     %zmm31, %zmm8, %zmm31
        vprold     $11, %zmm31, %zmm31
        vpaddd     %zmm27, %zmm31, %zmm31                       // step 38, H: cycle 152
        vmovdqa32  %zmm31, %zmm8
        vpternlogd $150, %zmm27, %zmm7, %zmm8
        vpaddd     152(%r15){1to16}, %zmm6, %zmm6
        vpaddd     %zmm6, %zmm5, %zmm6
        vpaddd     %zmm6, %zmm8, %zmm6
        vprold     $16, %zmm6, %zmm6
        vpaddd     %zmm31, %zmm6, %zmm6                         // step 39, H: cycle 156
        vmovdqa32  %zmm6, %zmm8
        vpternlogd $150, %zmm31, %zmm27, %zmm8
        vpaddd     156(%r15){1to16}, %zmm7, %zmm7
        vpaddd     %zmm7, %zmm25, %zmm7
        vpaddd     %zmm7, %zmm8, %zmm7
        vprold     $23, %zmm7, %zmm7
        vpaddd     %zmm6, %zmm7, %zmm7                          // step 40, H: cycle 160
        vmovdqa32  %zmm7, %zmm8
        vpternlogd $150, %zmm6, %zmm31, %zmm8
        vpaddd     160(%r15){1to16}, %zmm27, %zmm27
        vpaddd     %zmm27, %zmm19, %zmm27
        vpaddd     %zmm27, %zmm8, %zmm27
        vprold     $4, %zmm27, %zmm27
        vpaddd     %zmm7, %zmm27, %zmm27                        // step 41, H: cycle 164
        vmovdqa32  %zmm27, %zmm8
        vpternlogd $150, %zmm7, %zmm6, %zmm8
        vpaddd     164(%r15){1to16}, %zmm31, %zmm31
        vpaddd     %zmm31, %zmm21, %zmm31
        vpaddd     %zmm31, %zmm8, %zmm31
        vprold     $11, %zmm31, %zmm31
        vpaddd     %zmm27, %zmm31, %zmm31                       // step 42, H: cycle 168
        vmovdqa32  %zmm31, %zmm8
        vpternlogd $150, %zmm27, %zmm7, %zmm8
        vpaddd     168(%r15){1to16}, %zmm6, %zmm6
        vpaddd     %zmm6, %zmm20, %zmm6
        vpaddd     %zmm6, %zmm8, %zmm6
        vprold     $16, %zmm6, %zmm6
        vpaddd     %zmm31, %zmm6, %zmm6                         // step 43, H: cycle 172
        vmovdqa32  %zmm6, %zmm8
        vpternlogd $150, %zmm31, %zmm27, %zmm8
        vpaddd     172(%r15){1to16}, %zmm7, %zmm7
        vpaddd     %zmm7, %zmm16, %zmm7
        vpaddd     %zmm7, %zmm8, %zmm7
        vprold     $23, %zmm7, %zmm7
        vpaddd     %zmm6, %zmm7, %zmm7                          // step 44, H: cycle 176
        vmovdqa32  %zmm7, %zmm8
        vpternlogd $150, %zmm6, %zmm31, %zmm8
        vpaddd     176(%r15){1to16}, %zmm27, %zmm27
        vpaddd     %zmm27, %zmm30, %zmm27
        vpaddd     %zmm27, %zmm8, %zmm27
        vprold     $4, %zmm27, %zmm27
        vpaddd     %zmm7, %zmm27, %zmm27                        // step 45, H: cycle 180
        vmovdqa32  %zmm27, %zmm8
        vpternlogd $150, %zmm7, %zmm6, %zmm8
        vpaddd     180(%r15){1to16}, %zmm31, %zmm31
        vpaddd     %zmm31, %zmm26, %zmm31
        vpaddd     %zmm31, %zmm8, %zmm31
        vprold     $11, %zmm31, %zmm31
        vpaddd     %zmm27, %zmm31, %zmm31                       // step 46, H: cycle 184
        vmovdqa32  %zmm31, %zmm8
        vpternlogd $150, %zmm27, %zmm7, %zmm8
        vpaddd     184(%r15){1to16}, %zmm6, %zmm6
        vpaddd     %zmm6, %zmm23, %zmm6
        vpaddd     %zmm6, %zmm8, %zmm6
        vprold     $16, %zmm6, %zmm6
        vpaddd     %zmm31, %zmm6, %zmm6                         // step 47, H: cycle 188
        vmovdqa32  %zmm6, %zmm8
        vpternlogd $150, %zmm31, %zmm27, %zmm8
        vpaddd     188(%r15){1to16}, %zmm7, %zmm7
        vpaddd     %zmm7, %zmm17, %zmm7
        vpaddd     %zmm7, %zmm8, %zmm7
        vprold     $23, %zmm7, %zmm7
        vpaddd     %zmm6, %zmm7, %zmm7                          // step 48, H: cycle 192
        vmovdqa32  %zmm7, %zmm8
        vpternlogd $89, %zmm6, %zmm31, %zmm8
        vpaddd     192(%r15){1to16}, %zmm27, %zmm27
        vpaddd     %zmm27, %zmm21, %zmm21
        vpaddd     %zmm21, %zmm8, %zmm21
        vprold     $6, %zmm21, %zmm21
        vpaddd     %zmm7, %zmm21, %zmm21                        // step 49, I: cycle 196
        vmovdqa32  %zmm21, %zmm27
        vpternlogd $89, %zmm7, %zmm6, %zmm27
        vpaddd     196(%r15){1to16}, %zmm31, %zmm31
        vpaddd     %zmm31, %zmm5, %zmm5
        vpaddd     %zmm5, %zmm27, %zmm5
        vprold     $10, %zmm5, %zmm5
        vpaddd     %zmm21, %zmm5, %zmm5                         // step 50, I: cycle 200
        vmovdqa32  %zmm5, %zmm27
        vpternlogd $89, %zmm21, %zmm7, %zmm27
        vpaddd     200(%r15){1to16}, %zmm6, %zmm31
        vpaddd     %zmm31, %zmm24, %zmm24
        vpaddd     %zmm24, %zmm27, %zmm24
        vprold     $15, %zmm24, %zmm24
        vpaddd     %zmm5, %zmm24, %zmm24                        // step 51, I: cycle 204
        vmovdqa32  %zmm24, %zmm27
        vpternlogd $89, %zmm5, %zmm21, %zmm27
        vpaddd     204(%r15){1to16}, %zmm7, %zmm31
        vpaddd     %zmm31, %zmm4, %zmm4
        vpaddd     %zmm4, %zmm27, %zmm4
        vprold     $21, %zmm4, %zmm4
        vpaddd     %zmm24, %zmm4, %zmm4                         // step 52, I: cycle 208
        vmovdqa32  %zmm4, %zmm27
        vpternlogd $89, %zmm24, %zmm5, %zmm27
        vpaddd     208(%r15){1to16}, %zmm21, %zmm21
        vpaddd     %zmm21, %zmm26, %zmm21
        vpaddd     %zmm21, %zmm27, %zmm21
        vprold     $6, %zmm21, %zmm21
        vpaddd     %zmm4, %zmm21, %zmm21                        // step 53, I: cycle 212
        vmovdqa32  %zmm21, %zmm26
        vpternlogd $89, %zmm4, %zmm24, %zmm26
        vpaddd     212(%r15){1to16}, %zmm5, %zmm5
        vpaddd     %zmm5, %zmm20, %zmm5
        vpaddd     %zmm5, %zmm26, %zmm5
        vprold     $10, %zmm5, %zmm5
        vpaddd     %zmm21, %zmm5, %zmm5                         // step 54, I: cycle 216
        vmovdqa32  %zmm5, %zmm20
        vpternlogd $89, %zmm21, %zmm4, %zmm20
        vpaddd     216(%r15){1to16}, %zmm24, %zmm24
        vpaddd     %zmm24, %zmm25, %zmm24
        vpaddd     %zmm24, %zmm20, %zmm20
        vprold     $15, %zmm20, %zmm20
        vpaddd     %zmm5, %zmm20, %zmm20                        // step 55, I: cycle 220
        vmovdqa32  %zmm20, %zmm24
        vpternlogd $89, %zmm5, %zmm21, %zmm24
        vpaddd     220(%r15){1to16}, %zmm4, %zmm4
        vpaddd     %zmm4, %zmm22, %zmm4
        vpaddd     %zmm4, %zmm24, %zmm4
        vprold     $21, %zmm4, %zmm4
        vpaddd     %zmm20, %zmm4, %zmm4                         // step 56, I: cycle 224
        vmovdqa32  %zmm4, %zmm22
        vpternlogd $89, %zmm20, %zmm5, %zmm22
        vpaddd     224(%r15){1to16}, %zmm21, %zmm21
        vpaddd     %zmm21, %zmm29, %zmm21
        vpaddd     %zmm21, %zmm22, %zmm21
        vprold     $6, %zmm21, %zmm21
        vpaddd     %zmm4, %zmm21, %zmm21                        // step 57, I: cycle 228
        vmovdqa32  %zmm21, %zmm22
        vpternlogd $89, %zmm4, %zmm20, %zmm22
        vpaddd     228(%r15){1to16}, %zmm5, %zmm5
        vpaddd     %zmm5, %zmm23, %zmm5
        vpaddd     %zmm5, %zmm22, %zmm5
        vprold     $10, %zmm5, %zmm5
        vpaddd     %zmm21, %zmm5, %zmm5                         // step 58, I: cycle 232
        vmovdqa32  %zmm5, %zmm22
        vpternlogd $89, %zmm21, %zmm4, %zmm22
        vpaddd     232(%r15){1to16}, %zmm20, %zmm20
        vpaddd     %zmm20, %zmm16, %zmm16
        vpaddd     %zmm16, %zmm22, %zmm16
        vprold     $15, %zmm16, %zmm16
        vpaddd     %zmm5, %zmm16, %zmm16                        // step 59, I: cycle 236
        vmovdqa32  %zmm16, %zmm20
        vpternlogd $89, %zmm5, %zmm21, %zmm20
        vpaddd     236(%r15){1to16}, %zmm4, %zmm4
        vpaddd     %zmm4, %zmm19, %zmm4
        vpaddd     %zmm4, %zmm20, %zmm4
        vprold     $21, %zmm4, %zmm4
        vpaddd     %zmm16, %zmm4, %zmm4                         // step 60, I: cycle 240
        vmovdqa32  %zmm4, %zmm19
        vpternlogd $89, %zmm16, %zmm5, %zmm19
        vpaddd     240(%r15){1to16}, %zmm21, %zmm20
        vpaddd     %zmm20, %zmm18, %zmm18
        vpaddd     %zmm18, %zmm19, %zmm18
        vprold     $6, %zmm18, %zmm18
        vpaddd     %zmm4, %zmm18, %zmm18                        // step 61, I: cycle 244
        vmovdqa32  %zmm18, %zmm19
        vpternlogd $89, %zmm4, %zmm16, %zmm19
        vpaddd     244(%r15){1to16}, %zmm5, %zmm5
        vpaddd     %zmm5, %zmm28, %zmm5
        vpaddd     %zmm5, %zmm19, %zmm5
        vprold     $10, %zmm5, %zmm5
        vpaddd     %zmm18, %zmm5, %zmm5                         // step 62, I: cycle 248
        vmovdqa32  %zmm5, %zmm19
        vpternlogd $89, %zmm18, %zmm4, %zmm19
        vpaddd     248(%r15){1to16}, %zmm16, %zmm16
        vpaddd     %zmm16, %zmm17, %zmm16
        vpaddd     %zmm16, %zmm19, %zmm16
        vprold     $15, %zmm16, %zmm16
        vpaddd     %zmm5, %zmm16, %zmm16                        // step 63, I: cycle 252
        vmovdqa32  %zmm16, %zmm17
        vpternlogd $89, %zmm5, %zmm18, %zmm17
        vpaddd     252(%r15){1to16}, %zmm4, %zmm4
        vpaddd     %zmm4, %zmm30, %zmm4
        vpaddd     %zmm4, %zmm17, %zmm4
        vprold     $21, %zmm4, %zmm4
        vpaddd     %zmm16, %zmm4, %zmm4                         // step 64, I: cycle 256
        vpaddd     %zmm0, %zmm18, %zmm0
        vpaddd     %zmm1, %zmm4, %zmm1
        vpaddd     %zmm2, %zmm16, %zmm2
        vpaddd     %zmm3, %zmm5, %zmm3
        vmovdqu32  %zmm0, (%rdi)
        vmovdqu32  %zmm1, 64(%rdi)
        vmovdqu32  %zmm2, 128(%rdi)
        vmovdqu32  %zmm3, 192(%rdi)
        add        $64, %rcx
        sub        $1, %rdx
        jnz        L(md5_x16_blocks_loop)
L(md5_x16_blocks_end):
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
        .size      SYMBOL(md5_x16_blocks), . - SYMBOL(md5_x16_blocks)
#endif

#if defined(__ELF__)
        .section .note.GNU-stack,"",%progbits
#endif
