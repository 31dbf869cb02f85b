/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for x86-64 with AVX-512VL and BMI, one message in xmm, or 4 or 8 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64-avx512vl --kernel lanes --emitter gas
 *
 * md5_x8_blocks: 388 instructions for a block of 64 bytes, critical path 257 cycles.
 * md5_x8_blocks: 740 instructions in all, 64 of them moves between registers.
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
        push       %rbp
        SEH(.seh_pushreg %rbp)
        push       %rdi
        SEH(.seh_pushreg %rdi)
        push       %rsi
        SEH(.seh_pushreg %rsi)
        push       %r15
        SEH(.seh_pushreg %r15)
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
        vmovdqu32  (%rdi), %ymm0
        vmovdqu32  32(%rdi), %ymm1
        vmovdqu32  64(%rdi), %ymm2
        vmovdqu32  96(%rdi), %ymm3
        .p2align   5
L(md5_x8_blocks_loop):
        mov        (%rsi), %rax
        add        %rcx, %rax
        mov        (%rax), %r8d
        mov        %r8d, (%rsp)
        mov        4(%rax), %r8d
        mov        %r8d, 32(%rsp)
        mov        8(%rax), %r8d
        mov        %r8d, 64(%rsp)
        mov        12(%rax), %r8d
        mov        %r8d, 96(%rsp)
        mov        16(%rax), %r8d
        mov        %r8d, 128(%rsp)
        mov        20(%rax), %r8d
        mov        %r8d, 160(%rsp)
        mov        24(%rax), %r8d
        mov        %r8d, 192(%rsp)
        mov        28(%rax), %r8d
        mov        %r8d, 224(%rsp)
        mov        32(%rax), %r8d
        mov        %r8d, 0x100(%rsp)
        mov        36(%rax), %r8d
        mov        %r8d, 0x120(%rsp)
        mov        40(%rax), %r8d
        mov        %r8d, 0x140(%rsp)
        mov        44(%rax), %r8d
        mov        %r8d, 0x160(%rsp)
        mov        48(%rax), %r8d
        mov        %r8d, 0x180(%rsp)
        mov        52(%rax), %r8d
        mov        %r8d, 0x1a0(%rsp)
        mov        56(%rax), %r8d
        mov        %r8d, 0x1c0(%rsp)
        mov        60(%rax), %r8d
        mov        %r8d, 0x1e0(%rsp)
        mov        8(%rsi), %rax
        add        %rcx, %rax
        mov        (%rax), %r8d
        mov        %r8d, 4(%rsp)
        mov        4(%rax), %r8d
        mov        %r8d, 36(%rsp)
        mov        8(%rax), %r8d
        mov        %r8d, 68(%rsp)
        mov        12(%rax), %r8d
        mov        %r8d, 100(%rsp)
        mov        16(%rax), %r8d
        mov        %r8d, 132(%rsp)
        mov        20(%rax), %r8d
        mov        %r8d, 164(%rsp)
        mov        24(%rax), %r8d
        mov        %r8d, 196(%rsp)
        mov        28(%rax), %r8d
        mov        %r8d, 228(%rsp)
        mov        32(%rax), %r8d
        mov        %r8d, 0x104(%rsp)
        mov        36(%rax), %r8d
        mov        %r8d, 0x124(%rsp)
        mov        40(%rax), %r8d
        mov        %r8d, 0x144(%rsp)
        mov        44(%rax), %r8d
        mov        %r8d, 0x164(%rsp)
        mov        48(%rax), %r8d
        mov        %r8d, 0x184(%rsp)
        mov        52(%rax), %r8d
        mov        %r8d, 0x1a4(%rsp)
        mov        56(%rax), %r8d
        mov        %r8d, 0x1c4(%rsp)
        mov        60(%rax), %r8d
        mov        %r8d, 0x1e4(%rsp)
        mov        16(%rsi), %rax
        add        %rcx, %rax
        mov        (%rax), %r8d
        mov        %r8d, 8(%rsp)
        mov        4(%rax), %r8d
        mov        %r8d, 40(%rsp)
        mov        8(%rax), %r8d
        mov        %r8d, 72(%rsp)
        mov        12(%rax), %r8d
        mov        %r8d, 104(%rsp)
        mov        16(%rax), %r8d
        mov        %r8d, 136(%rsp)
        mov        20(%rax), %r8d
        mov        %r8d, 168(%rsp)
        mov        24(%rax), %r8d
        mov        %r8d, 200(%rsp)
        mov        28(%rax), %r8d
        mov        %r8d, 232(%rsp)
        mov        32(%rax), %r8d
        mov        %r8d, 0x108(%rsp)
        mov        36(%rax), %r8d
        mov        %r8d, 0x128(%rsp)
        mov        40(%rax), %r8d
        mov        %r8d, 0x148(%rsp)
        mov        44(%rax), %r8d
        mov        %r8d, 0x168(%rsp)
        mov        48(%rax), %r8d
        mov        %r8d, 0x188(%rsp)
        mov        52(%rax), %r8d
        mov        %r8d, 0x1a8(%rsp)
        mov        56(%rax), %r8d
        mov        %r8d, 0x1c8(%rsp)
        mov        60(%rax), %r8d
        mov        %r8d, 0x1e8(%rsp)
        mov        24(%rsi), %rax
        add        %rcx, %rax
        mov        (%rax), %r8d
        mov        %r8d, 12(%rsp)
        mov        4(%rax), %r8d
        mov        %r8d, 44(%rsp)
        mov        8(%rax), %r8d
        mov        %r8d, 76(%rsp)
        mov        12(%rax), %r8d
        mov        %r8d, 108(%rsp)
        mov        16(%rax), %r8d
        mov        %r8d, 140(%rsp)
        mov        20(%rax), %r8d
        mov        %r8d, 172(%rsp)
        mov        24(%rax), %r8d
        mov        %r8d, 204(%rsp)
        mov        28(%rax), %r8d
        mov        %r8d, 236(%rsp)
        mov        32(%rax), %r8d
        mov        %r8d, 0x10c(%rsp)
        mov        36(%rax), %r8d
        mov        %r8d, 0x12c(%rsp)
        mov        40(%rax), %r8d
        mov        %r8d, 0x14c(%rsp)
        mov        44(%rax), %r8d
        mov        %r8d, 0x16c(%rsp)
        mov        48(%rax), %r8d
        mov        %r8d, 0x18c(%rsp)
        mov        52(%rax), %r8d
        mov        %r8d, 0x1ac(%rsp)
        mov        56(%rax), %r8d
        mov        %r8d, 0x1cc(%rsp)
        mov        60(%rax), %r8d
        mov        %r8d, 0x1ec(%rsp)
        mov        32(%rsi), %rax
        add        %rcx, %rax
        mov        (%rax), %r8d
        mov        %r8d, 16(%rsp)
        mov        4(%rax), %r8d
        mov        %r8d, 48(%rsp)
        mov        8(%rax), %r8d
        mov        %r8d, 80(%rsp)
        mov        12(%rax), %r8d
        mov        %r8d, 112(%rsp)
        mov        16(%rax), %r8d
        mov        %r8d, 144(%rsp)
        mov        20(%rax), %r8d
        mov        %r8d, 176(%rsp)
        mov        24(%rax), %r8d
        mov        %r8d, 208(%rsp)
        mov        28(%rax), %r8d
        mov        %r8d, 240(%rsp)
        mov        32(%rax), %r8d
        mov        %r8d, 0x110(%rsp)
        mov        36(%rax), %r8d
        mov        %r8d, 0x130(%rsp)
        mov        40(%rax), %r8d
        mov        %r8d, 0x150(%rsp)
        mov        44(%rax), %r8d
        mov        %r8d, 0x170(%rsp)
        mov        48(%rax), %r8d
        mov        %r8d, 0x190(%rsp)
        mov        52(%rax), %r8d
        mov        %r8d, 0x1b0(%rsp)
        mov        56(%rax), %r8d
        mov        %r8d, 0x1d0(%rsp)
        mov        60(%rax), %r8d
        mov        %r8d, 0x1f0(%rsp)
        mov        40(%rsi), %rax
        add        %rcx, %rax
        mov        (%rax), %r8d
        mov        %r8d, 20(%rsp)
        mov        4(%rax), %r8d
        mov        %r8d, 52(%rsp)
        mov        8(%rax), %r8d
        mov        %r8d, 84(%rsp)
        mov        12(%rax), %r8d
        mov        %r8d, 116(%rsp)
        mov        16(%rax), %r8d
        mov        %r8d, 148(%rsp)
        mov        20(%rax), %r8d
        mov        %r8d, 180(%rsp)
        mov        24(%rax), %r8d
        mov        %r8d, 212(%rsp)
        mov        28(%rax), %r8d
        mov        %r8d, 244(%rsp)
        mov        32(%rax), %r8d
        mov        %r8d, 0x114(%rsp)
        mov        36(%rax), %r8d
        mov        %r8d, 0x134(%rsp)
        mov        40(%rax), %r8d
        mov        %r8d, 0x154(%rsp)
        mov        44(%rax), %r8d
        mov        %r8d, 0x174(%rsp)
        mov        48(%rax), %r8d
        mov        %r8d, 0x194(%rsp)
        mov        52(%rax), %r8d
        mov        %r8d, 0x1b4(%rsp)
        mov        56(%rax), %r8d
        mov        %r8d, 0x1d4(%rsp)
        mov        60(%rax), %r8d
        mov        %r8d, 0x1f4(%rsp)
        mov        48(%rsi), %rax
        add        %rcx, %rax
        mov        (%rax), %r8d
        mov        %r8d, 24(%rsp)
        mov        4(%rax), %r8d
        mov        %r8d, 56(%rsp)
        mov        8(%rax), %r8d
        mov        %r8d, 88(%rsp)
        mov        12(%rax), %r8d
        mov        %r8d, 120(%rsp)
        mov        16(%rax), %r8d
        mov        %r8d, 152(%rsp)
        mov        20(%rax), %r8d
        mov        %r8d, 184(%rsp)
        mov        24(%rax), %r8d
        mov        %r8d, 216(%rsp)
        mov        28(%rax), %r8d
        mov        %r8d, 248(%rsp)
        mov        32(%rax), %r8d
        mov        %r8d, 0x118(%rsp)
        mov        36(%rax), %r8d
        mov        %r8d, 0x138(%rsp)
        mov        40(%rax), %r8d
        mov        %r8d, 0x158(%rsp)
        mov        44(%rax), %r8d
        mov        %r8d, 0x178(%rsp)
        mov        48(%rax), %r8d
        mov        %r8d, 0x198(%rsp)
        mov        52(%rax), %r8d
        mov        %r8d, 0x1b8(%rsp)
        mov        56(%rax), %r8d
        mov        %r8d, 0x1d8(%rsp)
        mov        60(%rax), %r8d
        mov        %r8d, 0x1f8(%rsp)
        mov        56(%rsi), %rax
        add        %rcx, %rax
        mov        (%rax), %r8d
        mov        %r8d, 28(%rsp)
        mov        4(%rax), %r8d
        mov        %r8d, 60(%rsp)
        mov        8(%rax), %r8d
        mov        %r8d, 92(%rsp)
        mov        12(%rax), %r8d
        mov        %r8d, 124(%rsp)
        mov        16(%rax), %r8d
        mov        %r8d, 156(%rsp)
        mov        20(%rax), %r8d
        mov        %r8d, 188(%rsp)
        mov        24(%rax), %r8d
        mov        %r8d, 220(%rsp)
        mov        28(%rax), %r8d
        mov        %r8d, 252(%rsp)
        mov        32(%rax), %r8d
        mov        %r8d, 0x11c(%rsp)
        mov        36(%rax), %r8d
        mov        %r8d, 0x13c(%rsp)
        mov        40(%rax), %r8d
        mov        %r8d, 0x15c(%rsp)
        mov        44(%rax), %r8d
        mov        %r8d, 0x17c(%rsp)
        mov        48(%rax), %r8d
        mov        %r8d, 0x19c(%rsp)
        mov        52(%rax), %r8d
        mov        %r8d, 0x1bc(%rsp)
        mov        56(%rax), %r8d
        mov        %r8d, 0x1dc(%rsp)
        mov        60(%rax), %r8d
        mov        %r8d, 0x1fc(%rsp)
        vmovdqu32  (%rsp), %ymm4
        vpaddd     (%r15){1to8}, %ymm4, %ymm5
        vmovdqa32  %ymm1, %ymm16
        vpternlogd $202, %ymm3, %ymm2, %ymm16
        vpaddd     %ymm0, %ymm5, %ymm5
        vpaddd     %ymm5, %ymm16, %ymm5
        vpaddd     4(%r15){1to8}, %ymm3, %ymm16
        vprold     $7, %ymm5, %ymm5
        vpaddd     32(%rsp), %ymm16, %ymm16
        vpaddd     %ymm1, %ymm5, %ymm5                          // step 1, F: cycle 4
        vmovdqa32  %ymm5, %ymm17
        vpternlogd $202, %ymm2, %ymm1, %ymm17
        vpaddd     %ymm16, %ymm17, %ymm16
        vpaddd     8(%r15){1to8}, %ymm2, %ymm17
        vprold     $12, %ymm16, %ymm16
        vpaddd     64(%rsp), %ymm17, %ymm17
        vpaddd     %ymm5, %ymm16, %ymm16                        // step 2, F: cycle 8
        vmovdqa32  %ymm16, %ymm18
        vpternlogd $202, %ymm1, %ymm5, %ymm18
        vpaddd     %ymm17, %ymm18, %ymm17
        vpaddd     12(%r15){1to8}, %ymm1, %ymm18
        vprold     $17, %ymm17, %ymm17
        vpaddd     96(%rsp), %ymm18, %ymm18
        vpaddd     %ymm16, %ymm17, %ymm17                       // step 3, F: cycle 12
        vmovdqa32  %ymm17, %ymm19
        vpternlogd $202, %ymm5, %ymm16, %ymm19
        vpaddd     %ymm18, %ymm19, %ymm18
        vpaddd     16(%r15){1to8}, %ymm5, %ymm5
        vprold     $22, %ymm18, %ymm18
        vpaddd     128(%rsp), %ymm5, %ymm5
        vpaddd     %ymm17, %ymm18, %ymm18                       // step 4, F: cycle 16
        vmovdqa32  %ymm18, %ymm19
        vpternlogd $202, %ymm16, %ymm17, %ymm19
        vpaddd     %ymm5, %ymm19, %ymm5
        vpaddd     20(%r15){1to8}, %ymm16, %ymm16
        vprold     $7, %ymm5, %ymm5
        vpaddd     160(%rsp), %ymm16, %ymm16
        vpaddd     %ymm18, %ymm5, %ymm5                         // step 5, F: cycle 20
        vmovdqa32  %ymm5, %ymm19
        vpternlogd $202, %ymm17, %ymm18, %ymm19
        vpaddd     %ymm16, %ymm19, %ymm16
        vpaddd     24(%r15){1to8}, %ymm17, %ymm17
        vprold     $12, %ymm16, %ymm16
        vpaddd     192(%rsp), %ymm17, %ymm17
        vpaddd     %ymm5, %ymm16, %ymm16                        // step 6, F: cycle 24
        vmovdqa32  %ymm16, %ymm19
        vpternlogd $202, %ymm18, %ymm5, %ymm19
        vpaddd     %ymm17, %ymm19, %ymm17
        vpaddd     28(%r15){1to8}, %ymm18, %ymm18
        vprold     $17, %ymm17, %ymm17
        vpaddd     224(%rsp), %ymm18, %ymm18
        vpaddd     %ymm16, %ymm17, %ymm17                       // step 7, F: cycle 28
        vmovdqa32  %ymm17, %ymm19
        vpternlogd $202, %ymm5, %ymm16, %ymm19
        vpaddd     %ymm18, %ymm19, %ymm18
        vpaddd     32(%r15){1to8}, %ymm5, %ymm5
        vprold     $22, %ymm18, %ymm18
        vpaddd     0x100(%rsp), %ymm5, %ymm5
        vpaddd     %ymm17, %ymm18, %ymm18                       // step 8, F: cycle 32
        vmovdqa32  %ymm18, %ymm19
        vpternlogd $202, %ymm16, %ymm17, %ymm19
        vpaddd     %ymm5, %ymm19, %ymm5
        vpaddd     36(%r15){1to8}, %ymm16, %ymm16
        vprold     $7, %ymm5, %ymm5
        vpaddd     0x120(%rsp), %ymm16, %ymm16
        vpaddd     %ymm18, %ymm5, %ymm5                         // step 9, F: cycle 36
        vmovdqa32  %ymm5, %ymm19
        vpternlogd $202, %ymm17, %ymm18, %ymm19
        vpaddd     %ymm16, %ymm19, %ymm16
        vpaddd     40(%r15){1to8}, %ymm17, %ymm17
        vprold     $12, %ymm16, %ymm16
        vpaddd     0x140(%rsp), %ymm17, %ymm17
        vpaddd     %ymm5, %ymm16, %ymm16                        // step 10, F: cycle 40
        vmovdqa32  %ymm16, %ymm19
        vpternlogd $202, %ymm18, %ymm5, %ymm19
        vpaddd     %ymm17, %ymm19, %ymm17
        vpaddd     44(%r15){1to8}, %ymm18, %ymm18
        vprold     $17, %ymm17, %ymm17
        vpaddd     0x160(%rsp), %ymm18, %ymm18
        vpaddd     %ymm16, %ymm17, %ymm17                       // step 11, F: cycle 44
        vmovdqa32  %ymm17, %ymm19
        vpternlogd $202, %ymm5, %ymm16, %ymm19
        vpaddd     %ymm18, %ymm19, %ymm18
        vpaddd     48(%r15){1to8}, %ymm5, %ymm5
        vprold     $22, %ymm18, %ymm18
        vpaddd     0x180(%rsp), %ymm5, %ymm5
        vpaddd     %ymm17, %ymm18, %ymm18                       // step 12, F: cycle 48
        vmovdqa32  %ymm18, %ymm19
        vpternlogd $202, %ymm16, %ymm17, %ymm19
        vpaddd     %ymm5, %ymm19, %ymm5
        vpaddd     52(%r15){1to8}, %ymm16, %ymm16
        vprold     $7, %ymm5, %ymm5
        vpaddd     0x1a0(%rsp), %ymm16, %ymm16
        vpaddd     %ymm18, %ymm5, %ymm5                         // step 13, F: cycle 52
        vmovdqa32  %ymm5, %ymm19
        vpternlogd $202, %ymm17, %ymm18, %ymm19
        vpaddd     %ymm16, %ymm19, %ymm16
        vpaddd     56(%r15){1to8}, %ymm17, %ymm17
        vprold     $12, %ymm16, %ymm16
        vpaddd     0x1c0(%rsp), %ymm17, %ymm17
        vpaddd     %ymm5, %ymm16, %ymm16                        // step 14, F: cycle 56
        vmovdqa32  %ymm16, %ymm19
        vpternlogd $202, %ymm18, %ymm5, %ymm19
        vpaddd     %ymm17, %ymm19, %ymm17
        vpaddd     60(%r15){1to8}, %ymm18, %ymm18
        vprold     $17, %ymm17, %ymm17
        vpaddd     0x1e0(%rsp), %ymm18, %ymm18
        vpaddd     %ymm16, %ymm17, %ymm17                       // step 15, F: cycle 60
        vmovdqa32  %ymm17, %ymm19
        vpternlogd $202, %ymm5, %ymm16, %ymm19
        vpaddd     %ymm18, %ymm19, %ymm18
        vpaddd     64(%r15){1to8}, %ymm5, %ymm5
        vprold     $22, %ymm18, %ymm18
        vpaddd     32(%rsp), %ymm5, %ymm5
        vpaddd     %ymm17, %ymm18, %ymm18                       // step 16, F: cycle 64
        vmovdqa32  %ymm18, %ymm19
        vpternlogd $226, %ymm17, %ymm16, %ymm19
        vpaddd     %ymm5, %ymm19, %ymm5
        vpaddd     68(%r15){1to8}, %ymm16, %ymm16
        vprold     $5, %ymm5, %ymm5
        vpaddd     192(%rsp), %ymm16, %ymm16
        vpaddd     %ymm18, %ymm5, %ymm5                         // step 17, G: cycle 68
        vmovdqa32  %ymm5, %ymm19
        vpternlogd $226, %ymm18, %ymm17, %ymm19
        vpaddd     %ymm16, %ymm19, %ymm16
        vpaddd     72(%r15){1to8}, %ymm17, %ymm17
        vprold     $9, %ymm16, %ymm16
        vpaddd     0x160(%rsp), %ymm17, %ymm17
        vpaddd     %ymm5, %ymm16, %ymm16                        // step 18, G: cycle 72
        vmovdqa32  %ymm16, %ymm19
        vpternlogd $226, %ymm5, %ymm18, %ymm19
        vpaddd     %ymm17, %ymm19, %ymm17
        vpaddd     76(%r15){1to8}, %ymm18, %ymm18
        vprold     $14, %ymm17, %ymm17
        vpaddd     %ymm18, %ymm4, %ymm18
        vpaddd     %ymm16, %ymm17, %ymm17                       // step 19, G: cycle 76
        vmovdqa32  %ymm17, %ymm19
        vpternlogd $226, %ymm16, %ymm5, %ymm19
        vpaddd     %ymm18, %ymm19, %ymm18
        vpaddd     80(%r15){1to8}, %ymm5, %ymm5
        vprold     $20, %ymm18, %ymm18
        vpaddd     160(%rsp), %ymm5, %ymm5
        vpaddd     %ymm17, %ymm18, %ymm18                       // step 20, G: cycle 80
        vmovdqa32  %ymm18, %ymm19
        vpternlogd $226, %ymm17, %ymm16, %ymm19
        vpaddd     %ymm5, %ymm19, %ymm5
        vpaddd     84(%r15){1to8}, %ymm16, %ymm16
        vprold     $5, %ymm5, %ymm5
        vpaddd     0x140(%rsp), %ymm16, %ymm16
        vpaddd     %ymm18, %ymm5, %ymm5                         // step 21, G: cycle 84
        vmovdqa32  %ymm5, %ymm19
        vpternlogd $226, %ymm18, %ymm17, %ymm19
        vpaddd     %ymm16, %ymm19, %ymm16
        vpaddd     88(%r15){1to8}, %ymm17, %ymm17
        vprold     $9, %ymm16, %ymm16
        vpaddd     0x1e0(%rsp), %ymm17, %ymm17
        vpaddd     %ymm5, %ymm16, %ymm16                        // step 22, G: cycle 88
        vmovdqa32  %ymm16, %ymm19
        vpternlogd $226, %ymm5, %ymm18, %ymm19
        vpaddd     %ymm17, %ymm19, %ymm17
        vpaddd     92(%r15){1to8}, %ymm18, %ymm18
        vprold     $14, %ymm17, %ymm17
        vpaddd     128(%rsp), %ymm18, %ymm18
        vpaddd     %ymm16, %ymm17, %ymm17                       // step 23, G: cycle 92
        vmovdqa32  %ymm17, %ymm19
        vpternlogd $226, %ymm16, %ymm5, %ymm19
        vpaddd     %ymm18, %ymm19, %ymm18
        vpaddd     96(%r15){1to8}, %ymm5, %ymm5
        vprold     $20, %ymm18, %ymm18
        vpaddd     0x120(%rsp), %ymm5, %ymm5
        vpaddd     %ymm17, %ymm18, %ymm18                       // step 24, G: cycle 96
        vmovdqa32  %ymm18, %ymm19
        vpternlogd $226, %ymm17, %ymm16, %ymm19
        vpaddd     %ymm5, %ymm19, %ymm5
        vpaddd     100(%r15){1to8}, %ymm16, %ymm16
        vprold     $5, %ymm5, %ymm5
        vpaddd     0x1c0(%rsp), %ymm16, %ymm16
        vpaddd     %ymm18, %ymm5, %ymm5                         // step 25, G: cycle 100
        vmovdqa32  %ymm5, %ymm19
        vpternlogd $226, %ymm18, %ymm17, %ymm19
        vpaddd     %ymm16, %ymm19, %ymm16
        vpaddd     104(%r15){1to8}, %ymm17, %ymm17
        vprold     $9, %ymm16, %ymm16
        vpaddd     96(%rsp), %ymm17, %ymm17
        vpaddd     %ymm5, %ymm16, %ymm16                        // step 26, G: cycle 104
        vmovdqa32  %ymm16, %ymm19
        vpternlogd $226, %ymm5, %ymm18, %ymm19
        vpaddd     %ymm17, %ymm19, %ymm17
        vpaddd     108(%r15){1to8}, %ymm18, %ymm18
        vprold     $14, %ymm17, %ymm17
        vpaddd     0x100(%rsp), %ymm18, %ymm18
        vpaddd     %ymm16, %ymm17, %ymm17                       // step 27, G: cycle 108
        vmovdqa32  %ymm17, %ymm19
        vpternlogd $226, %ymm16, %ymm5, %ymm19
        vpaddd     %ymm18, %ymm19, %ymm18
        vpaddd     112(%r15){1to8}, %ymm5, %ymm5
        vprold     $20, %ymm18, %ymm18
        vpaddd     0x1a0(%rsp), %ymm5, %ymm5
        vpaddd     %ymm17, %ymm18, %ymm18                       // step 28, G: cycle 112
        vmovdqa32  %ymm18, %ymm19
        vpternlogd $226, %ymm17, %ymm16, %ymm19
        vpaddd     %ymm5, %ymm19, %ymm5
        vpaddd     116(%r15){1to8}, %ymm16, %ymm16
        vprold     $5, %ymm5, %ymm5
        vpaddd     64(%rsp), %ymm16, %ymm16
        vpaddd     %ymm18, %ymm5, %ymm5                         // step 29, G: cycle 116
        vmovdqa32  %ymm5, %ymm19
        vpternlogd $226, %ymm18, %ymm17, %ymm19
        vpaddd     %ymm16, %ymm19, %ymm16
        vpaddd     120(%r15){1to8}, %ymm17, %ymm17
        vprold     $9, %ymm16, %ymm16
        vpaddd     224(%rsp), %ymm17, %ymm17
        vpaddd     %ymm5, %ymm16, %ymm16                        // step 30, G: cycle 120
        vmovdqa32  %ymm16, %ymm19
        vpternlogd $226, %ymm5, %ymm18, %ymm19
        vpaddd     %ymm17, %ymm19, %ymm17
        vpaddd     124(%r15){1to8}, %ymm18, %ymm18
        vprold     $14, %ymm17, %ymm17
        vpaddd     0x180(%rsp), %ymm18, %ymm18
        vpaddd     %ymm16, %ymm17, %ymm17                       // step 31, G: cycle 124
        vmovdqa32  %ymm17, %ymm19
        vpternlogd $226, %ymm16, %ymm5, %ymm19
        vpaddd     %ymm18, %ymm19, %ymm18
        vpaddd     128(%r15){1to8}, %ymm5, %ymm5
        vprold     $20, %ymm18, %ymm18
        vpaddd     160(%rsp), %ymm5, %ymm5
        vpaddd     %ymm17, %ymm18, %ymm18                       // step 32, G: cycle 128
        vmovdqa32  %ymm18, %ymm19
        vpternlogd $150, %ymm17, %ymm16, %ymm19
        vpaddd     %ymm5, %ymm19, %ymm5
        vpaddd     132(%r15){1to8}, %ymm16, %ymm16
        vprold     $4, %ymm5, %ymm5
        vpaddd     0x100(%rsp), %ymm16, %ymm16
        vpaddd     %ymm18, %ymm5, %ymm5                         // step 33, H: cycle 132
        vmovdqa32  %ymm5, %ymm19
        vpternlogd $150, %ymm18, %ymm17, %ymm19
        vpaddd     %ymm16, %ymm19, %ymm16
        vpaddd     136(%r15){1to8}, %ymm17, %ymm17
        vprold     $11, %ymm16, %ymm16
        vpaddd     0x160(%rsp), %ymm17, %ymm17
        vpaddd     %ymm5, %ymm16, %ymm16                        // step 34, H: cycle 136
        vmovdqa32  %ymm16, %ymm19
        vpternlogd $150, %ymm5, %ymm18, %ymm19
        vpaddd     %ymm17, %ymm19, %ymm17
        vpaddd     140(%r15){1to8}, %ymm18, %ymm18
        vprold     $16, %ymm17, %ymm17
        vpaddd     0x1c0(%rsp), %ymm18, %ymm18
        vpaddd     %ymm16, %ymm17, %ymm17                       // step 35, H: cycle 140
        vmovdqa32  %ymm17, %ymm19
        vpternlogd $150, %ymm16, %ymm5, %ymm19
        vpaddd     %ymm18, %ymm19, %ymm18
        vpaddd     144(%r15){1to8}, %ymm5, %ymm5
        vprold     $23, %ymm18, %ymm18
        vpaddd     32(%rsp), %ymm5, %ymm5
        vpaddd     %ymm17, %ymm18, %ymm18                       // step 36, H: cycle 144
        vmovdqa32  %ymm18, %ymm19
        vpternlogd $150, %ymm17, %ymm16, %ymm19
        vpaddd     %ymm5, %ymm19, %ymm5
        vpaddd     148(%r15){1to8}, %ymm16, %ymm16
        vprold     $4, %ymm5, %ymm5
        vpaddd     128(%rsp), %ymm16, %ymm16
        vpaddd     %ymm18, %ymm5, %ymm5                         // step 37, H: cycle 148
        vmovdqa32  %ymm5, %ymm19
        vpternlogd $150, %ymm18, %ymm17, %ymm19
        vpaddd     %ymm16, %ymm19, %ymm16
        vpaddd     152(%r15){1to8}, %ymm17, %ymm17
        vprold     $11, %ymm16, %ymm16
        vpaddd     224(%rsp), %ymm17, %ymm17
        vpaddd     %ymm5, %ymm16, %ymm16                        // step 38, H: cycle 152
        vmovdqa32  %ymm16, %ymm19
        vpternlogd $150, %ymm5, %ymm18, %ymm19
        vpaddd     %ymm17, %ymm19, %ymm17
        vpaddd     156(%r15){1to8}, %ymm18, %ymm18
        vprold     $16, %ymm17, %ymm17
        vpaddd     0x140(%rsp), %ymm18, %ymm18
        vpaddd     %ymm16, %ymm17, %ymm17                       // step 39, H: cycle 156
        vmovdqa32  %ymm17, %ymm19
        vpternlogd $150, %ymm16, %ymm5, %ymm19
        vpaddd     %ymm18, %ymm19, %ymm18
        vpaddd     160(%r15){1to8}, %ymm5, %ymm5
        vprold     $23, %ymm18, %ymm18
        vpaddd     0x1a0(%rsp), %ymm5, %ymm5
        vpaddd     %ymm17, %ymm18, %ymm18                       // step 40, H: cycle 160
        vmovdqa32  %ymm18, %ymm19
        vpternlogd $150, %ymm17, %ymm16, %ymm19
        vpaddd     %ymm5, %ymm19, %ymm5
        vpaddd     164(%r15){1to8}, %ymm16, %ymm16
        vprold     $4, %ymm5, %ymm5
        vpaddd     %ymm16, %ymm4, %ymm16
        vpaddd     %ymm18, %ymm5, %ymm5                         // step 41, H: cycle 164
        vmovdqa32  %ymm5, %ymm19
        vpternlogd $150, %ymm18, %ymm17, %ymm19
        vpaddd     %ymm16, %ymm19, %ymm16
        vpaddd     168(%r15){1to8}, %ymm17, %ymm17
        vprold     $11, %ymm16, %ymm16
        vpaddd     96(%rsp), %ymm17, %ymm17
        vpaddd     %ymm5, %ymm16, %ymm16                        // step 42, H: cycle 168
        vmovdqa32  %ymm16, %ymm19
        vpternlogd $150, %ymm5, %ymm18, %ymm19
        vpaddd     %ymm17, %ymm19, %ymm17
        vpaddd     172(%r15){1to8}, %ymm18, %ymm18
        vprold     $16, %ymm17, %ymm17
        vpaddd     192(%rsp), %ymm18, %ymm18
        vpaddd     %ymm16, %ymm17, %ymm17                       // step 43, H: cycle 172
        vmovdqa32  %ymm17, %ymm19
        vpternlogd $150, %ymm16, %ymm5, %ymm19
        vpaddd     %ymm18, %ymm19, %ymm18
        vpaddd     176(%r15){1to8}, %ymm5, %ymm5
        vprold     $23, %ymm18, %ymm18
        vpaddd     0x120(%rsp), %ymm5, %ymm5
        vpaddd     %ymm17, %ymm18, %ymm18                       // step 44, H: cycle 176
        vmovdqa32  %ymm18, %ymm19
        vpternlogd $150, %ymm17, %ymm16, %ymm19
        vpaddd     %ymm5, %ymm19, %ymm5
        vpaddd     180(%r15){1to8}, %ymm16, %ymm16
        vprold     $4, %ymm5, %ymm5
        vpaddd     0x180(%rsp), %ymm16, %ymm16
        vpaddd     %ymm18, %ymm5, %ymm5                         // step 45, H: cycle 180
        vmovdqa32  %ymm5, %ymm19
        vpternlogd $150, %ymm18, %ymm17, %ymm19
        vpaddd     %ymm16, %ymm19, %ymm16
        vpaddd     184(%r15){1to8}, %ymm17, %ymm17
        vprold     $11, %ymm16, %ymm16
        vpaddd     0x1e0(%rsp), %ymm17, %ymm17
        vpaddd     %ymm5, %ymm16, %ymm16                        // step 46, H: cycle 184
        vmovdqa32  %ymm16, %ymm19
        vpternlogd $150, %ymm5, %ymm18, %ymm19
        vpaddd     %ymm17, %ymm19, %ymm17
        vpaddd     188(%r15){1to8}, %ymm18, %ymm18
        vprold     $16, %ymm17, %ymm17
        vpaddd     64(%rsp), %ymm18, %ymm18
        vpaddd     %ymm16, %ymm17, %ymm17                       // step 47, H: cycle 188
        vmovdqa32  %ymm17, %ymm19
        vpternlogd $150, %ymm16, %ymm5, %ymm19
        vpaddd     %ymm18, %ymm19, %ymm18
        vpaddd     192(%r15){1to8}, %ymm5, %ymm5
        vprold     $23, %ymm18, %ymm18
        vpaddd     %ymm5, %ymm4, %ymm4
        vpaddd     %ymm17, %ymm18, %ymm5                        // step 48, H: cycle 192
        vmovdqa32  %ymm5, %ymm18
        vpternlogd $89, %ymm17, %ymm16, %ymm18
        vpaddd     %ymm4, %ymm18, %ymm4
        vpaddd     196(%r15){1to8}, %ymm16, %ymm16
        vprold     $6, %ymm4, %ymm4
        vpaddd     224(%rsp), %ymm16, %ymm16
        vpaddd     %ymm5, %ymm4, %ymm4                          // step 49, I: cycle 196
        vmovdqa32  %ymm4, %ymm18
        vpternlogd $89, %ymm5, %ymm17, %ymm18
        vpaddd     %ymm16, %ymm18, %ymm16
        vpaddd     200(%r15){1to8}, %ymm17, %ymm17
        vprold     $10, %ymm16, %ymm16
        vpaddd     0x1c0(%rsp), %ymm17, %ymm17
        vpaddd     %ymm4, %ymm16, %ymm16                        // step 50, I: cycle 200
        vmovdqa32  %ymm16, %ymm18
        vpternlogd $89, %ymm4, %ymm5, %ymm18
        vpaddd     %ymm17, %ymm18, %ymm17
        vpaddd     204(%r15){1to8}, %ymm5, %ymm5
        vprold     $15, %ymm17, %ymm17
        vpaddd     160(%rsp), %ymm5, %ymm5
        vpaddd     %ymm16, %ymm17, %ymm17                       // step 51, I: cycle 204
        vmovdqa32  %ymm17, %ymm18
        vpternlogd $89, %ymm16, %ymm4, %ymm18
        vpaddd     %ymm5, %ymm18, %ymm5
        vpaddd     208(%r15){1to8}, %ymm4, %ymm4
        vprold     $21, %ymm5, %ymm5
        vpaddd     0x180(%rsp), %ymm4, %ymm4
        vpaddd     %ymm17, %ymm5, %ymm5                         // step 52, I: cycle 208
        vmovdqa32  %ymm5, %ymm18
        vpternlogd $89, %ymm17, %ymm16, %ymm18
        vpaddd     %ymm4, %ymm18, %ymm4
        vpaddd     212(%r15){1to8}, %ymm16, %ymm16
        vprold     $6, %ymm4, %ymm4
        vpaddd     96(%rsp), %ymm16, %ymm16
        vpaddd     %ymm5, %ymm4, %ymm4                          // step 53, I: cycle 212
        vmovdqa32  %ymm4, %ymm18
        vpternlogd $89, %ymm5, %ymm17, %ymm18
        vpaddd     %ymm16, %ymm18, %ymm16
        vpaddd     216(%r15){1to8}, %ymm17, %ymm17
        vprold     $10, %ymm16, %ymm16
        vpaddd     0x140(%rsp), %ymm17, %ymm17
        vpaddd     %ymm4, %ymm16, %ymm16                        // step 54, I: cycle 216
        vmovdqa32  %ymm16, %ymm18
        vpternlogd $89, %ymm4, %ymm5, %ymm18
        vpaddd     %ymm17, %ymm18, %ymm17
        vpaddd     220(%r15){1to8}, %ymm5, %ymm5
        vprold     $15, %ymm17, %ymm17
        vpaddd     32(%rsp), %ymm5, %ymm5
        vpaddd     %ymm16, %ymm17, %ymm17                       // step 55, I: cycle 220
        vmovdqa32  %ymm17, %ymm18
        vpternlogd $89, %ymm16, %ymm4, %ymm18
        vpaddd     %ymm5, %ymm18, %ymm5
        vpaddd     224(%r15){1to8}, %ymm4, %ymm4
        vprold     $21, %ymm5, %ymm5
        vpaddd     0x100(%rsp), %ymm4, %ymm4
        vpaddd     %ymm17, %ymm5, %ymm5                         // step 56, I: cycle 224
        vmovdqa32  %ymm5, %ymm18
        vpternlogd $89, %ymm17, %ymm16, %ymm18
        vpaddd     %ymm4, %ymm18, %ymm4
        vpaddd     228(%r15){1to8}, %ymm16, %ymm16
        vprold     $6, %ymm4, %ymm4
        vpaddd     0x1e0(%rsp), %ymm16, %ymm16
        vpaddd     %ymm5, %ymm4, %ymm4                          // step 57, I: cycle 228
        vmovdqa32  %ymm4, %ymm18
        vpternlogd $89, %ymm5, %ymm17, %ymm18
        vpaddd     %ymm16, %ymm18, %ymm16
        vpaddd     232(%r15){1to8}, %ymm17, %ymm17
        vprold     $10, %ymm16, %ymm16
        vpaddd     192(%rsp), %ymm17, %ymm17
        vpaddd     %ymm4, %ymm16, %ymm16                        // step 58, I: cycle 232
        vmovdqa32  %ymm16, %ymm18
        vpternlogd $89, %ymm4, %ymm5, %ymm18
        vpaddd     %ymm17, %ymm18, %ymm17
        vpaddd     236(%r15){1to8}, %ymm5, %ymm5
        vprold     $15, %ymm17, %ymm17
        vpaddd     0x1a0(%rsp), %ymm5, %ymm5
        vpaddd     %ymm16, %ymm17, %ymm17                       // step 59, I: cycle 236
        vmovdqa32  %ymm17, %ymm18
        vpternlogd $89, %ymm16, %ymm4, %ymm18
        vpaddd     %ymm5, %ymm18, %ymm5
        vpaddd     240(%r15){1to8}, %ymm4, %ymm4
        vprold     $21, %ymm5, %ymm5
        vpaddd     128(%rsp), %ymm4, %ymm4
        vpaddd     %ymm17, %ymm5, %ymm5                         // step 60, I: cycle 240
        vmovdqa32  %ymm5, %ymm18
        vpternlogd $89, %ymm17, %ymm16, %ymm18
        vpaddd     %ymm4, %ymm18, %ymm4
        vpaddd     244(%r15){1to8}, %ymm16, %ymm16
        vprold     $6, %ymm4, %ymm4
        vpaddd     0x160(%rsp), %ymm16, %ymm16
        vpaddd     %ymm5, %ymm4, %ymm4                          // step 61, I: cycle 244
        vmovdqa32  %ymm4, %ymm18
        vpternlogd $89, %ymm5, %ymm17, %ymm18
        vpaddd     %ymm16, %ymm18, %ymm16
        vpaddd     248(%r15){1to8}, %ymm17, %ymm17
        vprold     $10, %ymm16, %ymm16
        vpaddd     64(%rsp), %ymm17, %ymm17
        vpaddd     %ymm4, %ymm16, %ymm16                        // step 62, I: cycle 248
        vmovdqa32  %ymm16, %ymm18
        vpternlogd $89, %ymm4, %ymm5, %ymm18
        vpaddd     %ymm17, %ymm18, %ymm17
        vpaddd     252(%r15){1to8}, %ymm5, %ymm5
        vprold     $15, %ymm17, %ymm17
        vpaddd     0x120(%rsp), %ymm5, %ymm5
        vpaddd     %ymm16, %ymm17, %ymm17                       // step 63, I: cycle 252
        vmovdqa32  %ymm17, %ymm18
        vpternlogd $89, %ymm16, %ymm4, %ymm18
        vpaddd     %ymm5, %ymm18, %ymm5
        vprold     $21, %ymm5, %ymm5
        vpaddd     %ymm0, %ymm4, %ymm0
        vpaddd     %ymm2, %ymm17, %ymm2
        vpaddd     %ymm17, %ymm5, %ymm4                         // step 64, I: cycle 256
        vpaddd     %ymm3, %ymm16, %ymm3
        vpaddd     %ymm1, %ymm4, %ymm1
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
        lea        (%rbp), %rsp
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
