/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for x86-64 with AVX-512VL and BMI, one message in xmm, or 4 or 8 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64-avx512vl --kernel blocks --emitter gas
 *
 * With the options above, `hashwright prove` proves md5_blocks, and `hashwright verify` tests all
 * functions. `hashwright bench md5 --target x86-64-avx512vl --kernel blocks --emitter gas` measures
 * the speed.
 *
 * md5_blocks: 388 instructions for a block of 64 bytes, critical path 257 cycles.
 * md5_blocks: 467 instructions in all, 64 of them moves between registers.
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
L(md5_blocks_constants):
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
 * void md5_blocks(uint32_t state[4], const uint8_t *data, size_t nblocks);
 *
 * Arguments, moved there by the prologue on Windows: state in rdi, data in rsi, nblocks in rdx.
 *
 * At the start of the loop: h0 in xmm0, h1 in xmm1, h2 in xmm2, h3 in xmm3.
 */
        .text
        .p2align   5
        .globl     SYMBOL(md5_blocks)
#if defined(_WIN32)
        .def       SYMBOL(md5_blocks)
        .scl       2
        .type      32
        .endef
        .seh_proc  SYMBOL(md5_blocks)
#elif defined(__ELF__)
        .type      SYMBOL(md5_blocks), %function
#endif
SYMBOL(md5_blocks):
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
        jz         L(md5_blocks_end)
        lea        L(md5_blocks_constants)(%rip), %r15
        vmovd      (%rdi), %xmm0
        vmovd      4(%rdi), %xmm1
        vmovd      8(%rdi), %xmm2
        vmovd      12(%rdi), %xmm3
        .p2align   5
L(md5_blocks_loop):
        vmovd      (%rsi), %xmm4
        vpaddd     (%r15){1to4}, %xmm4, %xmm5
        vmovdqa32  %xmm1, %xmm16
        vpternlogd $202, %xmm3, %xmm2, %xmm16
        vpaddd     %xmm0, %xmm5, %xmm5
        vpaddd     %xmm5, %xmm16, %xmm5
        vpaddd     4(%r15){1to4}, %xmm3, %xmm16
        vprold     $7, %xmm5, %xmm5
        vpaddd     4(%rsi){1to4}, %xmm16, %xmm16
        vpaddd     %xmm1, %xmm5, %xmm5                  // step 1, F: cycle 4
        vmovdqa32  %xmm5, %xmm17
        vpternlogd $202, %xmm2, %xmm1, %xmm17
        vpaddd     %xmm16, %xmm17, %xmm16
        vpaddd     8(%r15){1to4}, %xmm2, %xmm17
        vprold     $12, %xmm16, %xmm16
        vpaddd     8(%rsi){1to4}, %xmm17, %xmm17
        vpaddd     %xmm5, %xmm16, %xmm16                // step 2, F: cycle 8
        vmovdqa32  %xmm16, %xmm18
        vpternlogd $202, %xmm1, %xmm5, %xmm18
        vpaddd     %xmm17, %xmm18, %xmm17
        vpaddd     12(%r15){1to4}, %xmm1, %xmm18
        vprold     $17, %xmm17, %xmm17
        vpaddd     12(%rsi){1to4}, %xmm18, %xmm18
        vpaddd     %xmm16, %xmm17, %xmm17               // step 3, F: cycle 12
        vmovdqa32  %xmm17, %xmm19
        vpternlogd $202, %xmm5, %xmm16, %xmm19
        vpaddd     %xmm18, %xmm19, %xmm18
        vpaddd     16(%r15){1to4}, %xmm5, %xmm5
        vprold     $22, %xmm18, %xmm18
        vpaddd     16(%rsi){1to4}, %xmm5, %xmm5
        vpaddd     %xmm17, %xmm18, %xmm18               // step 4, F: cycle 16
        vmovdqa32  %xmm18, %xmm19
        vpternlogd $202, %xmm16, %xmm17, %xmm19
        vpaddd     %xmm5, %xmm19, %xmm5
        vpaddd     20(%r15){1to4}, %xmm16, %xmm16
        vprold     $7, %xmm5, %xmm5
        vpaddd     20(%rsi){1to4}, %xmm16, %xmm16
        vpaddd     %xmm18, %xmm5, %xmm5                 // step 5, F: cycle 20
        vmovdqa32  %xmm5, %xmm19
        vpternlogd $202, %xmm17, %xmm18, %xmm19
        vpaddd     %xmm16, %xmm19, %xmm16
        vpaddd     24(%r15){1to4}, %xmm17, %xmm17
        vprold     $12, %xmm16, %xmm16
        vpaddd     24(%rsi){1to4}, %xmm17, %xmm17
        vpaddd     %xmm5, %xmm16, %xmm16                // step 6, F: cycle 24
        vmovdqa32  %xmm16, %xmm19
        vpternlogd $202, %xmm18, %xmm5, %xmm19
        vpaddd     %xmm17, %xmm19, %xmm17
        vpaddd     28(%r15){1to4}, %xmm18, %xmm18
        vprold     $17, %xmm17, %xmm17
        vpaddd     28(%rsi){1to4}, %xmm18, %xmm18
        vpaddd     %xmm16, %xmm17, %xmm17               // step 7, F: cycle 28
        vmovdqa32  %xmm17, %xmm19
        vpternlogd $202, %xmm5, %xmm16, %xmm19
        vpaddd     %xmm18, %xmm19, %xmm18
        vpaddd     32(%r15){1to4}, %xmm5, %xmm5
        vprold     $22, %xmm18, %xmm18
        vpaddd     32(%rsi){1to4}, %xmm5, %xmm5
        vpaddd     %xmm17, %xmm18, %xmm18               // step 8, F: cycle 32
        vmovdqa32  %xmm18, %xmm19
        vpternlogd $202, %xmm16, %xmm17, %xmm19
        vpaddd     %xmm5, %xmm19, %xmm5
        vpaddd     36(%r15){1to4}, %xmm16, %xmm16
        vprold     $7, %xmm5, %xmm5
        vpaddd     36(%rsi){1to4}, %xmm16, %xmm16
        vpaddd     %xmm18, %xmm5, %xmm5                 // step 9, F: cycle 36
        vmovdqa32  %xmm5, %xmm19
        vpternlogd $202, %xmm17, %xmm18, %xmm19
        vpaddd     %xmm16, %xmm19, %xmm16
        vpaddd     40(%r15){1to4}, %xmm17, %xmm17
        vprold     $12, %xmm16, %xmm16
        vpaddd     40(%rsi){1to4}, %xmm17, %xmm17
        vpaddd     %xmm5, %xmm16, %xmm16                // step 10, F: cycle 40
        vmovdqa32  %xmm16, %xmm19
        vpternlogd $202, %xmm18, %xmm5, %xmm19
        vpaddd     %xmm17, %xmm19, %xmm17
        vpaddd     44(%r15){1to4}, %xmm18, %xmm18
        vprold     $17, %xmm17, %xmm17
        vpaddd     44(%rsi){1to4}, %xmm18, %xmm18
        vpaddd     %xmm16, %xmm17, %xmm17               // step 11, F: cycle 44
        vmovdqa32  %xmm17, %xmm19
        vpternlogd $202, %xmm5, %xmm16, %xmm19
        vpaddd     %xmm18, %xmm19, %xmm18
        vpaddd     48(%r15){1to4}, %xmm5, %xmm5
        vprold     $22, %xmm18, %xmm18
        vpaddd     48(%rsi){1to4}, %xmm5, %xmm5
        vpaddd     %xmm17, %xmm18, %xmm18               // step 12, F: cycle 48
        vmovdqa32  %xmm18, %xmm19
        vpternlogd $202, %xmm16, %xmm17, %xmm19
        vpaddd     %xmm5, %xmm19, %xmm5
        vpaddd     52(%r15){1to4}, %xmm16, %xmm16
        vprold     $7, %xmm5, %xmm5
        vpaddd     52(%rsi){1to4}, %xmm16, %xmm16
        vpaddd     %xmm18, %xmm5, %xmm5                 // step 13, F: cycle 52
        vmovdqa32  %xmm5, %xmm19
        vpternlogd $202, %xmm17, %xmm18, %xmm19
        vpaddd     %xmm16, %xmm19, %xmm16
        vpaddd     56(%r15){1to4}, %xmm17, %xmm17
        vprold     $12, %xmm16, %xmm16
        vpaddd     56(%rsi){1to4}, %xmm17, %xmm17
        vpaddd     %xmm5, %xmm16, %xmm16                // step 14, F: cycle 56
        vmovdqa32  %xmm16, %xmm19
        vpternlogd $202, %xmm18, %xmm5, %xmm19
        vpaddd     %xmm17, %xmm19, %xmm17
        vpaddd     60(%r15){1to4}, %xmm18, %xmm18
        vprold     $17, %xmm17, %xmm17
        vpaddd     60(%rsi){1to4}, %xmm18, %xmm18
        vpaddd     %xmm16, %xmm17, %xmm17               // step 15, F: cycle 60
        vmovdqa32  %xmm17, %xmm19
        vpternlogd $202, %xmm5, %xmm16, %xmm19
        vpaddd     %xmm18, %xmm19, %xmm18
        vpaddd     64(%r15){1to4}, %xmm5, %xmm5
        vprold     $22, %xmm18, %xmm18
        vpaddd     4(%rsi){1to4}, %xmm5, %xmm5
        vpaddd     %xmm17, %xmm18, %xmm18               // step 16, F: cycle 64
        vmovdqa32  %xmm18, %xmm19
        vpternlogd $226, %xmm17, %xmm16, %xmm19
        vpaddd     %xmm5, %xmm19, %xmm5
        vpaddd     68(%r15){1to4}, %xmm16, %xmm16
        vprold     $5, %xmm5, %xmm5
        vpaddd     24(%rsi){1to4}, %xmm16, %xmm16
        vpaddd     %xmm18, %xmm5, %xmm5                 // step 17, G: cycle 68
        vmovdqa32  %xmm5, %xmm19
        vpternlogd $226, %xmm18, %xmm17, %xmm19
        vpaddd     %xmm16, %xmm19, %xmm16
        vpaddd     72(%r15){1to4}, %xmm17, %xmm17
        vprold     $9, %xmm16, %xmm16
        vpaddd     44(%rsi){1to4}, %xmm17, %xmm17
        vpaddd     %xmm5, %xmm16, %xmm16                // step 18, G: cycle 72
        vmovdqa32  %xmm16, %xmm19
        vpternlogd $226, %xmm5, %xmm18, %xmm19
        vpaddd     %xmm17, %xmm19, %xmm17
        vpaddd     76(%r15){1to4}, %xmm18, %xmm18
        vprold     $14, %xmm17, %xmm17
        vpaddd     %xmm18, %xmm4, %xmm18
        vpaddd     %xmm16, %xmm17, %xmm17               // step 19, G: cycle 76
        vmovdqa32  %xmm17, %xmm19
        vpternlogd $226, %xmm16, %xmm5, %xmm19
        vpaddd     %xmm18, %xmm19, %xmm18
        vpaddd     80(%r15){1to4}, %xmm5, %xmm5
        vprold     $20, %xmm18, %xmm18
        vpaddd     20(%rsi){1to4}, %xmm5, %xmm5
        vpaddd     %xmm17, %xmm18, %xmm18               // step 20, G: cycle 80
        vmovdqa32  %xmm18, %xmm19
        vpternlogd $226, %xmm17, %xmm16, %xmm19
        vpaddd     %xmm5, %xmm19, %xmm5
        vpaddd     84(%r15){1to4}, %xmm16, %xmm16
        vprold     $5, %xmm5, %xmm5
        vpaddd     40(%rsi){1to4}, %xmm16, %xmm16
        vpaddd     %xmm18, %xmm5, %xmm5                 // step 21, G: cycle 84
        vmovdqa32  %xmm5, %xmm19
        vpternlogd $226, %xmm18, %xmm17, %xmm19
        vpaddd     %xmm16, %xmm19, %xmm16
        vpaddd     88(%r15){1to4}, %xmm17, %xmm17
        vprold     $9, %xmm16, %xmm16
        vpaddd     60(%rsi){1to4}, %xmm17, %xmm17
        vpaddd     %xmm5, %xmm16, %xmm16                // step 22, G: cycle 88
        vmovdqa32  %xmm16, %xmm19
        vpternlogd $226, %xmm5, %xmm18, %xmm19
        vpaddd     %xmm17, %xmm19, %xmm17
        vpaddd     92(%r15){1to4}, %xmm18, %xmm18
        vprold     $14, %xmm17, %xmm17
        vpaddd     16(%rsi){1to4}, %xmm18, %xmm18
        vpaddd     %xmm16, %xmm17, %xmm17               // step 23, G: cycle 92
        vmovdqa32  %xmm17, %xmm19
        vpternlogd $226, %xmm16, %xmm5, %xmm19
        vpaddd     %xmm18, %xmm19, %xmm18
        vpaddd     96(%r15){1to4}, %xmm5, %xmm5
        vprold     $20, %xmm18, %xmm18
        vpaddd     36(%rsi){1to4}, %xmm5, %xmm5
        vpaddd     %xmm17, %xmm18, %xmm18               // step 24, G: cycle 96
        vmovdqa32  %xmm18, %xmm19
        vpternlogd $226, %xmm17, %xmm16, %xmm19
        vpaddd     %xmm5, %xmm19, %xmm5
        vpaddd     100(%r15){1to4}, %xmm16, %xmm16
        vprold     $5, %xmm5, %xmm5
        vpaddd     56(%rsi){1to4}, %xmm16, %xmm16
        vpaddd     %xmm18, %xmm5, %xmm5                 // step 25, G: cycle 100
        vmovdqa32  %xmm5, %xmm19
        vpternlogd $226, %xmm18, %xmm17, %xmm19
        vpaddd     %xmm16, %xmm19, %xmm16
        vpaddd     104(%r15){1to4}, %xmm17, %xmm17
        vprold     $9, %xmm16, %xmm16
        vpaddd     12(%rsi){1to4}, %xmm17, %xmm17
        vpaddd     %xmm5, %xmm16, %xmm16                // step 26, G: cycle 104
        vmovdqa32  %xmm16, %xmm19
        vpternlogd $226, %xmm5, %xmm18, %xmm19
        vpaddd     %xmm17, %xmm19, %xmm17
        vpaddd     108(%r15){1to4}, %xmm18, %xmm18
        vprold     $14, %xmm17, %xmm17
        vpaddd     32(%rsi){1to4}, %xmm18, %xmm18
        vpaddd     %xmm16, %xmm17, %xmm17               // step 27, G: cycle 108
        vmovdqa32  %xmm17, %xmm19
        vpternlogd $226, %xmm16, %xmm5, %xmm19
        vpaddd     %xmm18, %xmm19, %xmm18
        vpaddd     112(%r15){1to4}, %xmm5, %xmm5
        vprold     $20, %xmm18, %xmm18
        vpaddd     52(%rsi){1to4}, %xmm5, %xmm5
        vpaddd     %xmm17, %xmm18, %xmm18               // step 28, G: cycle 112
        vmovdqa32  %xmm18, %xmm19
        vpternlogd $226, %xmm17, %xmm16, %xmm19
        vpaddd     %xmm5, %xmm19, %xmm5
        vpaddd     116(%r15){1to4}, %xmm16, %xmm16
        vprold     $5, %xmm5, %xmm5
        vpaddd     8(%rsi){1to4}, %xmm16, %xmm16
        vpaddd     %xmm18, %xmm5, %xmm5                 // step 29, G: cycle 116
        vmovdqa32  %xmm5, %xmm19
        vpternlogd $226, %xmm18, %xmm17, %xmm19
        vpaddd     %xmm16, %xmm19, %xmm16
        vpaddd     120(%r15){1to4}, %xmm17, %xmm17
        vprold     $9, %xmm16, %xmm16
        vpaddd     28(%rsi){1to4}, %xmm17, %xmm17
        vpaddd     %xmm5, %xmm16, %xmm16                // step 30, G: cycle 120
        vmovdqa32  %xmm16, %xmm19
        vpternlogd $226, %xmm5, %xmm18, %xmm19
        vpaddd     %xmm17, %xmm19, %xmm17
        vpaddd     124(%r15){1to4}, %xmm18, %xmm18
        vprold     $14, %xmm17, %xmm17
        vpaddd     48(%rsi){1to4}, %xmm18, %xmm18
        vpaddd     %xmm16, %xmm17, %xmm17               // step 31, G: cycle 124
        vmovdqa32  %xmm17, %xmm19
        vpternlogd $226, %xmm16, %xmm5, %xmm19
        vpaddd     %xmm18, %xmm19, %xmm18
        vpaddd     128(%r15){1to4}, %xmm5, %xmm5
        vprold     $20, %xmm18, %xmm18
        vpaddd     20(%rsi){1to4}, %xmm5, %xmm5
        vpaddd     %xmm17, %xmm18, %xmm18               // step 32, G: cycle 128
        vmovdqa32  %xmm18, %xmm19
        vpternlogd $150, %xmm17, %xmm16, %xmm19
        vpaddd     %xmm5, %xmm19, %xmm5
        vpaddd     132(%r15){1to4}, %xmm16, %xmm16
        vprold     $4, %xmm5, %xmm5
        vpaddd     32(%rsi){1to4}, %xmm16, %xmm16
        vpaddd     %xmm18, %xmm5, %xmm5                 // step 33, H: cycle 132
        vmovdqa32  %xmm5, %xmm19
        vpternlogd $150, %xmm18, %xmm17, %xmm19
        vpaddd     %xmm16, %xmm19, %xmm16
        vpaddd     136(%r15){1to4}, %xmm17, %xmm17
        vprold     $11, %xmm16, %xmm16
        vpaddd     44(%rsi){1to4}, %xmm17, %xmm17
        vpaddd     %xmm5, %xmm16, %xmm16                // step 34, H: cycle 136
        vmovdqa32  %xmm16, %xmm19
        vpternlogd $150, %xmm5, %xmm18, %xmm19
        vpaddd     %xmm17, %xmm19, %xmm17
        vpaddd     140(%r15){1to4}, %xmm18, %xmm18
        vprold     $16, %xmm17, %xmm17
        vpaddd     56(%rsi){1to4}, %xmm18, %xmm18
        vpaddd     %xmm16, %xmm17, %xmm17               // step 35, H: cycle 140
        vmovdqa32  %xmm17, %xmm19
        vpternlogd $150, %xmm16, %xmm5, %xmm19
        vpaddd     %xmm18, %xmm19, %xmm18
        vpaddd     144(%r15){1to4}, %xmm5, %xmm5
        vprold     $23, %xmm18, %xmm18
        vpaddd     4(%rsi){1to4}, %xmm5, %xmm5
        vpaddd     %xmm17, %xmm18, %xmm18               // step 36, H: cycle 144
        vmovdqa32  %xmm18, %xmm19
        vpternlogd $150, %xmm17, %xmm16, %xmm19
        vpaddd     %xmm5, %xmm19, %xmm5
        vpaddd     148(%r15){1to4}, %xmm16, %xmm16
        vprold     $4, %xmm5, %xmm5
        vpaddd     16(%rsi){1to4}, %xmm16, %xmm16
        vpaddd     %xmm18, %xmm5, %xmm5                 // step 37, H: cycle 148
        vmovdqa32  %xmm5, %xmm19
        vpternlogd $150, %xmm18, %xmm17, %xmm19
        vpaddd     %xmm16, %xmm19, %xmm16
        vpaddd     152(%r15){1to4}, %xmm17, %xmm17
        vprold     $11, %xmm16, %xmm16
        vpaddd     28(%rsi){1to4}, %xmm17, %xmm17
        vpaddd     %xmm5, %xmm16, %xmm16                // step 38, H: cycle 152
        vmovdqa32  %xmm16, %xmm19
        vpternlogd $150, %xmm5, %xmm18, %xmm19
        vpaddd     %xmm17, %xmm19, %xmm17
        vpaddd     156(%r15){1to4}, %xmm18, %xmm18
        vprold     $16, %xmm17, %xmm17
        vpaddd     40(%rsi){1to4}, %xmm18, %xmm18
        vpaddd     %xmm16, %xmm17, %xmm17               // step 39, H: cycle 156
        vmovdqa32  %xmm17, %xmm19
        vpternlogd $150, %xmm16, %xmm5, %xmm19
        vpaddd     %xmm18, %xmm19, %xmm18
        vpaddd     160(%r15){1to4}, %xmm5, %xmm5
        vprold     $23, %xmm18, %xmm18
        vpaddd     52(%rsi){1to4}, %xmm5, %xmm5
        vpaddd     %xmm17, %xmm18, %xmm18               // step 40, H: cycle 160
        vmovdqa32  %xmm18, %xmm19
        vpternlogd $150, %xmm17, %xmm16, %xmm19
        vpaddd     %xmm5, %xmm19, %xmm5
        vpaddd     164(%r15){1to4}, %xmm16, %xmm16
        vprold     $4, %xmm5, %xmm5
        vpaddd     %xmm16, %xmm4, %xmm16
        vpaddd     %xmm18, %xmm5, %xmm5                 // step 41, H: cycle 164
        vmovdqa32  %xmm5, %xmm19
        vpternlogd $150, %xmm18, %xmm17, %xmm19
        vpaddd     %xmm16, %xmm19, %xmm16
        vpaddd     168(%r15){1to4}, %xmm17, %xmm17
        vprold     $11, %xmm16, %xmm16
        vpaddd     12(%rsi){1to4}, %xmm17, %xmm17
        vpaddd     %xmm5, %xmm16, %xmm16                // step 42, H: cycle 168
        vmovdqa32  %xmm16, %xmm19
        vpternlogd $150, %xmm5, %xmm18, %xmm19
        vpaddd     %xmm17, %xmm19, %xmm17
        vpaddd     172(%r15){1to4}, %xmm18, %xmm18
        vprold     $16, %xmm17, %xmm17
        vpaddd     24(%rsi){1to4}, %xmm18, %xmm18
        vpaddd     %xmm16, %xmm17, %xmm17               // step 43, H: cycle 172
        vmovdqa32  %xmm17, %xmm19
        vpternlogd $150, %xmm16, %xmm5, %xmm19
        vpaddd     %xmm18, %xmm19, %xmm18
        vpaddd     176(%r15){1to4}, %xmm5, %xmm5
        vprold     $23, %xmm18, %xmm18
        vpaddd     36(%rsi){1to4}, %xmm5, %xmm5
        vpaddd     %xmm17, %xmm18, %xmm18               // step 44, H: cycle 176
        vmovdqa32  %xmm18, %xmm19
        vpternlogd $150, %xmm17, %xmm16, %xmm19
        vpaddd     %xmm5, %xmm19, %xmm5
        vpaddd     180(%r15){1to4}, %xmm16, %xmm16
        vprold     $4, %xmm5, %xmm5
        vpaddd     48(%rsi){1to4}, %xmm16, %xmm16
        vpaddd     %xmm18, %xmm5, %xmm5                 // step 45, H: cycle 180
        vmovdqa32  %xmm5, %xmm19
        vpternlogd $150, %xmm18, %xmm17, %xmm19
        vpaddd     %xmm16, %xmm19, %xmm16
        vpaddd     184(%r15){1to4}, %xmm17, %xmm17
        vprold     $11, %xmm16, %xmm16
        vpaddd     60(%rsi){1to4}, %xmm17, %xmm17
        vpaddd     %xmm5, %xmm16, %xmm16                // step 46, H: cycle 184
        vmovdqa32  %xmm16, %xmm19
        vpternlogd $150, %xmm5, %xmm18, %xmm19
        vpaddd     %xmm17, %xmm19, %xmm17
        vpaddd     188(%r15){1to4}, %xmm18, %xmm18
        vprold     $16, %xmm17, %xmm17
        vpaddd     8(%rsi){1to4}, %xmm18, %xmm18
        vpaddd     %xmm16, %xmm17, %xmm17               // step 47, H: cycle 188
        vmovdqa32  %xmm17, %xmm19
        vpternlogd $150, %xmm16, %xmm5, %xmm19
        vpaddd     %xmm18, %xmm19, %xmm18
        vpaddd     192(%r15){1to4}, %xmm5, %xmm5
        vprold     $23, %xmm18, %xmm18
        vpaddd     %xmm5, %xmm4, %xmm4
        vpaddd     %xmm17, %xmm18, %xmm5                // step 48, H: cycle 192
        vmovdqa32  %xmm5, %xmm18
        vpternlogd $89, %xmm17, %xmm16, %xmm18
        vpaddd     %xmm4, %xmm18, %xmm4
        vpaddd     196(%r15){1to4}, %xmm16, %xmm16
        vprold     $6, %xmm4, %xmm4
        vpaddd     28(%rsi){1to4}, %xmm16, %xmm16
        vpaddd     %xmm5, %xmm4, %xmm4                  // step 49, I: cycle 196
        vmovdqa32  %xmm4, %xmm18
        vpternlogd $89, %xmm5, %xmm17, %xmm18
        vpaddd     %xmm16, %xmm18, %xmm16
        vpaddd     200(%r15){1to4}, %xmm17, %xmm17
        vprold     $10, %xmm16, %xmm16
        vpaddd     56(%rsi){1to4}, %xmm17, %xmm17
        vpaddd     %xmm4, %xmm16, %xmm16                // step 50, I: cycle 200
        vmovdqa32  %xmm16, %xmm18
        vpternlogd $89, %xmm4, %xmm5, %xmm18
        vpaddd     %xmm17, %xmm18, %xmm17
        vpaddd     204(%r15){1to4}, %xmm5, %xmm5
        vprold     $15, %xmm17, %xmm17
        vpaddd     20(%rsi){1to4}, %xmm5, %xmm5
        vpaddd     %xmm16, %xmm17, %xmm17               // step 51, I: cycle 204
        vmovdqa32  %xmm17, %xmm18
        vpternlogd $89, %xmm16, %xmm4, %xmm18
        vpaddd     %xmm5, %xmm18, %xmm5
        vpaddd     208(%r15){1to4}, %xmm4, %xmm4
        vprold     $21, %xmm5, %xmm5
        vpaddd     48(%rsi){1to4}, %xmm4, %xmm4
        vpaddd     %xmm17, %xmm5, %xmm5                 // step 52, I: cycle 208
        vmovdqa32  %xmm5, %xmm18
        vpternlogd $89, %xmm17, %xmm16, %xmm18
        vpaddd     %xmm4, %xmm18, %xmm4
        vpaddd     212(%r15){1to4}, %xmm16, %xmm16
        vprold     $6, %xmm4, %xmm4
        vpaddd     12(%rsi){1to4}, %xmm16, %xmm16
        vpaddd     %xmm5, %xmm4, %xmm4                  // step 53, I: cycle 212
        vmovdqa32  %xmm4, %xmm18
        vpternlogd $89, %xmm5, %xmm17, %xmm18
        vpaddd     %xmm16, %xmm18, %xmm16
        vpaddd     216(%r15){1to4}, %xmm17, %xmm17
        vprold     $10, %xmm16, %xmm16
        vpaddd     40(%rsi){1to4}, %xmm17, %xmm17
        vpaddd     %xmm4, %xmm16, %xmm16                // step 54, I: cycle 216
        vmovdqa32  %xmm16, %xmm18
        vpternlogd $89, %xmm4, %xmm5, %xmm18
        vpaddd     %xmm17, %xmm18, %xmm17
        vpaddd     220(%r15){1to4}, %xmm5, %xmm5
        vprold     $15, %xmm17, %xmm17
        vpaddd     4(%rsi){1to4}, %xmm5, %xmm5
        vpaddd     %xmm16, %xmm17, %xmm17               // step 55, I: cycle 220
        vmovdqa32  %xmm17, %xmm18
        vpternlogd $89, %xmm16, %xmm4, %xmm18
        vpaddd     %xmm5, %xmm18, %xmm5
        vpaddd     224(%r15){1to4}, %xmm4, %xmm4
        vprold     $21, %xmm5, %xmm5
        vpaddd     32(%rsi){1to4}, %xmm4, %xmm4
        vpaddd     %xmm17, %xmm5, %xmm5                 // step 56, I: cycle 224
        vmovdqa32  %xmm5, %xmm18
        vpternlogd $89, %xmm17, %xmm16, %xmm18
        vpaddd     %xmm4, %xmm18, %xmm4
        vpaddd     228(%r15){1to4}, %xmm16, %xmm16
        vprold     $6, %xmm4, %xmm4
        vpaddd     60(%rsi){1to4}, %xmm16, %xmm16
        vpaddd     %xmm5, %xmm4, %xmm4                  // step 57, I: cycle 228
        vmovdqa32  %xmm4, %xmm18
        vpternlogd $89, %xmm5, %xmm17, %xmm18
        vpaddd     %xmm16, %xmm18, %xmm16
        vpaddd     232(%r15){1to4}, %xmm17, %xmm17
        vprold     $10, %xmm16, %xmm16
        vpaddd     24(%rsi){1to4}, %xmm17, %xmm17
        vpaddd     %xmm4, %xmm16, %xmm16                // step 58, I: cycle 232
        vmovdqa32  %xmm16, %xmm18
        vpternlogd $89, %xmm4, %xmm5, %xmm18
        vpaddd     %xmm17, %xmm18, %xmm17
        vpaddd     236(%r15){1to4}, %xmm5, %xmm5
        vprold     $15, %xmm17, %xmm17
        vpaddd     52(%rsi){1to4}, %xmm5, %xmm5
        vpaddd     %xmm16, %xmm17, %xmm17               // step 59, I: cycle 236
        vmovdqa32  %xmm17, %xmm18
        vpternlogd $89, %xmm16, %xmm4, %xmm18
        vpaddd     %xmm5, %xmm18, %xmm5
        vpaddd     240(%r15){1to4}, %xmm4, %xmm4
        vprold     $21, %xmm5, %xmm5
        vpaddd     16(%rsi){1to4}, %xmm4, %xmm4
        vpaddd     %xmm17, %xmm5, %xmm5                 // step 60, I: cycle 240
        vmovdqa32  %xmm5, %xmm18
        vpternlogd $89, %xmm17, %xmm16, %xmm18
        vpaddd     %xmm4, %xmm18, %xmm4
        vpaddd     244(%r15){1to4}, %xmm16, %xmm16
        vprold     $6, %xmm4, %xmm4
        vpaddd     44(%rsi){1to4}, %xmm16, %xmm16
        vpaddd     %xmm5, %xmm4, %xmm4                  // step 61, I: cycle 244
        vmovdqa32  %xmm4, %xmm18
        vpternlogd $89, %xmm5, %xmm17, %xmm18
        vpaddd     %xmm16, %xmm18, %xmm16
        vpaddd     248(%r15){1to4}, %xmm17, %xmm17
        vprold     $10, %xmm16, %xmm16
        vpaddd     8(%rsi){1to4}, %xmm17, %xmm17
        vpaddd     %xmm4, %xmm16, %xmm16                // step 62, I: cycle 248
        vmovdqa32  %xmm16, %xmm18
        vpternlogd $89, %xmm4, %xmm5, %xmm18
        vpaddd     %xmm17, %xmm18, %xmm17
        vpaddd     252(%r15){1to4}, %xmm5, %xmm5
        vprold     $15, %xmm17, %xmm17
        vpaddd     36(%rsi){1to4}, %xmm5, %xmm5
        vpaddd     %xmm16, %xmm17, %xmm17               // step 63, I: cycle 252
        vmovdqa32  %xmm17, %xmm18
        vpternlogd $89, %xmm16, %xmm4, %xmm18
        vpaddd     %xmm5, %xmm18, %xmm5
        vprold     $21, %xmm5, %xmm5
        vpaddd     %xmm0, %xmm4, %xmm0
        vpaddd     %xmm2, %xmm17, %xmm2
        vpaddd     %xmm17, %xmm5, %xmm4                 // step 64, I: cycle 256
        vpaddd     %xmm3, %xmm16, %xmm3
        vpaddd     %xmm1, %xmm4, %xmm1
        vmovd      %xmm0, (%rdi)
        vmovd      %xmm1, 4(%rdi)
        vmovd      %xmm2, 8(%rdi)
        vmovd      %xmm3, 12(%rdi)
        add        $64, %rsi
        sub        $1, %rdx
        jnz        L(md5_blocks_loop)
L(md5_blocks_end):
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        pop        %r15
        pop        %rsi
        pop        %rdi
#else
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
        .size      SYMBOL(md5_blocks), . - SYMBOL(md5_blocks)
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
