/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for x86-64 with AVX-512VL and BMI, one message in xmm, or 4 or 8 lanes.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target x86-64-avx512vl --kernel lanes --emitter gas
 *
 * ripemd160_x8_blocks: 1097 instructions for a block of 64 bytes, critical path 321 cycles.
 * ripemd160_x8_blocks: 1552 instructions in all, 165 of them moves between registers.
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
L(ripemd160_x8_blocks_constants):
        .long      0x50a28be6, 0x5a827999, 0x5c4dd124, 0x6ed9eba1, 0x6d703ef3, 0x8f1bbcdc, 0x7a6d76e9, 0xa953fd4e

        .text
        .p2align   5
        .globl     SYMBOL(ripemd160_x8_blocks)
#if defined(_WIN32)
        .def       SYMBOL(ripemd160_x8_blocks)
        .scl       2
        .type      32
        .endef
        .seh_proc  SYMBOL(ripemd160_x8_blocks)
#elif defined(__ELF__)
        .type      SYMBOL(ripemd160_x8_blocks), %function
#endif
SYMBOL(ripemd160_x8_blocks):
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
        jz         L(ripemd160_x8_blocks_end)
        mov        $0, %rcx
        lea        L(ripemd160_x8_blocks_constants)(%rip), %r15
        vmovdqu32  (%rdi), %ymm0
        vmovdqu32  32(%rdi), %ymm1
        vmovdqu32  64(%rdi), %ymm2
        vmovdqu32  96(%rdi), %ymm3
        vmovdqu32  128(%rdi), %ymm4
        .p2align   5
L(ripemd160_x8_blocks_loop):
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
        vmovdqu32  160(%rsp), %ymm5
        vpaddd     (%r15){1to8}, %ymm5, %ymm16
        vmovdqa32  %ymm2, %ymm17
        vpternlogd $150, %ymm3, %ymm1, %ymm17
        vpaddd     (%rsp), %ymm0, %ymm18
        vmovdqa32  %ymm2, %ymm19
        vpternlogd $89, %ymm1, %ymm3, %ymm19
        vpaddd     %ymm0, %ymm16, %ymm16
        vpaddd     %ymm18, %ymm17, %ymm17
        vpaddd     %ymm16, %ymm19, %ymm16
        vprold     $11, %ymm17, %ymm17
        vprold     $10, %ymm2, %ymm18
        vprold     $8, %ymm16, %ymm16
        vpaddd     %ymm4, %ymm17, %ymm17                        // left step 1, f1: cycle 4
        vpaddd     (%r15){1to8}, %ymm4, %ymm19
        vpaddd     %ymm4, %ymm16, %ymm16                        // right step 1, f5: cycle 4
        vmovdqa32  %ymm17, %ymm20
        vpternlogd $150, %ymm1, %ymm18, %ymm20
        vpaddd     32(%rsp), %ymm4, %ymm21
        vmovdqa32  %ymm16, %ymm22
        vpternlogd $45, %ymm18, %ymm1, %ymm22
        vpaddd     0x1c0(%rsp), %ymm19, %ymm19
        vpaddd     %ymm21, %ymm20, %ymm20
        vpaddd     %ymm19, %ymm22, %ymm19
        vprold     $14, %ymm20, %ymm20
        vprold     $10, %ymm1, %ymm21
        vprold     $9, %ymm19, %ymm19
        vpaddd     %ymm3, %ymm20, %ymm20                        // left step 2, f1: cycle 8
        vpaddd     (%r15){1to8}, %ymm3, %ymm22
        vpaddd     %ymm3, %ymm19, %ymm19                        // right step 2, f5: cycle 8
        vmovdqa32  %ymm20, %ymm23
        vpternlogd $150, %ymm17, %ymm21, %ymm23
        vpaddd     64(%rsp), %ymm3, %ymm24
        vmovdqa32  %ymm19, %ymm25
        vpternlogd $45, %ymm21, %ymm16, %ymm25
        vpaddd     224(%rsp), %ymm22, %ymm22
        vpaddd     %ymm24, %ymm23, %ymm23
        vpaddd     %ymm22, %ymm25, %ymm22
        vprold     $15, %ymm23, %ymm23
        vprold     $10, %ymm17, %ymm17
        vprold     $9, %ymm22, %ymm22
        vpaddd     %ymm18, %ymm23, %ymm23                       // left step 3, f1: cycle 12
        vprold     $10, %ymm16, %ymm16
        vpaddd     %ymm18, %ymm22, %ymm22                       // right step 3, f5: cycle 12
        vpaddd     (%r15){1to8}, %ymm18, %ymm24
        vmovdqa32  %ymm23, %ymm25
        vpternlogd $150, %ymm20, %ymm17, %ymm25
        vpaddd     96(%rsp), %ymm18, %ymm18
        vmovdqa32  %ymm22, %ymm26
        vpternlogd $45, %ymm16, %ymm19, %ymm26
        vpaddd     (%rsp), %ymm24, %ymm24
        vpaddd     %ymm18, %ymm25, %ymm18
        vpaddd     %ymm24, %ymm26, %ymm24
        vprold     $10, %ymm20, %ymm20
        vprold     $12, %ymm18, %ymm18
        vprold     $11, %ymm24, %ymm24
        vpaddd     (%r15){1to8}, %ymm21, %ymm25
        vpaddd     %ymm21, %ymm18, %ymm18                       // left step 4, f1: cycle 16
        vpaddd     %ymm21, %ymm24, %ymm24                       // right step 4, f5: cycle 16
        vprold     $10, %ymm19, %ymm19
        vmovdqa32  %ymm18, %ymm26
        vpternlogd $150, %ymm23, %ymm20, %ymm26
        vpaddd     128(%rsp), %ymm21, %ymm21
        vmovdqa32  %ymm24, %ymm27
        vpternlogd $45, %ymm19, %ymm22, %ymm27
        vpaddd     0x120(%rsp), %ymm25, %ymm25
        vpaddd     %ymm21, %ymm26, %ymm21
        vpaddd     %ymm25, %ymm27, %ymm25
        vprold     $5, %ymm21, %ymm21
        vprold     $10, %ymm23, %ymm23
        vprold     $13, %ymm25, %ymm25
        vpaddd     %ymm17, %ymm21, %ymm21                       // left step 5, f1: cycle 20
        vprold     $10, %ymm22, %ymm22
        vpaddd     %ymm16, %ymm25, %ymm25                       // right step 5, f5: cycle 20
        vpaddd     (%r15){1to8}, %ymm16, %ymm16
        vmovdqa32  %ymm21, %ymm26
        vpternlogd $150, %ymm18, %ymm23, %ymm26
        vpaddd     %ymm17, %ymm5, %ymm17
        vmovdqa32  %ymm25, %ymm27
        vpternlogd $45, %ymm22, %ymm24, %ymm27
        vpaddd     64(%rsp), %ymm16, %ymm16
        vpaddd     %ymm17, %ymm26, %ymm17
        vpaddd     %ymm16, %ymm27, %ymm16
        vprold     $10, %ymm18, %ymm18
        vprold     $8, %ymm17, %ymm17
        vprold     $15, %ymm16, %ymm16
        vpaddd     (%r15){1to8}, %ymm19, %ymm26
        vpaddd     %ymm20, %ymm17, %ymm17                       // left step 6, f1: cycle 24
        vpaddd     %ymm19, %ymm16, %ymm16                       // right step 6, f5: cycle 24
        vprold     $10, %ymm24, %ymm19
        vmovdqa32  %ymm17, %ymm24
        vpternlogd $150, %ymm21, %ymm18, %ymm24
        vpaddd     192(%rsp), %ymm20, %ymm20
        vmovdqa32  %ymm16, %ymm27
        vpternlogd $45, %ymm19, %ymm25, %ymm27
        vpaddd     0x160(%rsp), %ymm26, %ymm26
        vpaddd     %ymm20, %ymm24, %ymm20
        vpaddd     %ymm26, %ymm27, %ymm24
        vprold     $7, %ymm20, %ymm20
        vprold     $10, %ymm21, %ymm21
        vprold     $15, %ymm24, %ymm24
        vpaddd     %ymm23, %ymm20, %ymm20                       // left step 7, f1: cycle 28
        vprold     $10, %ymm25, %ymm25
        vpaddd     %ymm22, %ymm24, %ymm24                       // right step 7, f5: cycle 28
        vpaddd     (%r15){1to8}, %ymm22, %ymm22
        vmovdqa32  %ymm20, %ymm26
        vpternlogd $150, %ymm17, %ymm21, %ymm26
        vpaddd     224(%rsp), %ymm23, %ymm23
        vmovdqa32  %ymm24, %ymm27
        vpternlogd $45, %ymm25, %ymm16, %ymm27
        vpaddd     128(%rsp), %ymm22, %ymm22
        vpaddd     %ymm23, %ymm26, %ymm23
        vpaddd     %ymm22, %ymm27, %ymm22
        vprold     $10, %ymm17, %ymm17
        vprold     $9, %ymm23, %ymm23
        vprold     $5, %ymm22, %ymm22
        vpaddd     (%r15){1to8}, %ymm19, %ymm26
        vpaddd     %ymm18, %ymm23, %ymm23                       // left step 8, f1: cycle 32
        vpaddd     %ymm19, %ymm22, %ymm19                       // right step 8, f5: cycle 32
        vprold     $10, %ymm16, %ymm16
        vmovdqa32  %ymm23, %ymm22
        vpternlogd $150, %ymm20, %ymm17, %ymm22
        vpaddd     0x100(%rsp), %ymm18, %ymm18
        vmovdqa32  %ymm19, %ymm27
        vpternlogd $45, %ymm16, %ymm24, %ymm27
        vpaddd     0x1a0(%rsp), %ymm26, %ymm26
        vpaddd     %ymm18, %ymm22, %ymm18
        vpaddd     %ymm26, %ymm27, %ymm22
        vprold     $11, %ymm18, %ymm18
        vprold     $10, %ymm20, %ymm20
        vprold     $7, %ymm22, %ymm22
        vpaddd     %ymm21, %ymm18, %ymm18                       // left step 9, f1: cycle 36
        vprold     $10, %ymm24, %ymm24
        vpaddd     %ymm25, %ymm22, %ymm22                       // right step 9, f5: cycle 36
        vpaddd     (%r15){1to8}, %ymm25, %ymm25
        vmovdqa32  %ymm18, %ymm26
        vpternlogd $150, %ymm23, %ymm20, %ymm26
        vpaddd     0x120(%rsp), %ymm21, %ymm21
        vmovdqa32  %ymm22, %ymm27
        vpternlogd $45, %ymm24, %ymm19, %ymm27
        vpaddd     192(%rsp), %ymm25, %ymm25
        vpaddd     %ymm21, %ymm26, %ymm21
        vpaddd     %ymm25, %ymm27, %ymm25
        vprold     $10, %ymm23, %ymm23
        vprold     $13, %ymm21, %ymm21
        vprold     $7, %ymm25, %ymm25
        vpaddd     (%r15){1to8}, %ymm16, %ymm26
        vpaddd     %ymm17, %ymm21, %ymm21                       // left step 10, f1: cycle 40
        vpaddd     %ymm16, %ymm25, %ymm16                       // right step 10, f5: cycle 40
        vprold     $10, %ymm19, %ymm19
        vmovdqa32  %ymm21, %ymm25
        vpternlogd $150, %ymm18, %ymm23, %ymm25
        vpaddd     0x140(%rsp), %ymm17, %ymm17
        vmovdqa32  %ymm16, %ymm27
        vpternlogd $45, %ymm19, %ymm22, %ymm27
        vpaddd     0x1e0(%rsp), %ymm26, %ymm26
        vpaddd     %ymm17, %ymm25, %ymm17
        vpaddd     %ymm26, %ymm27, %ymm25
        vprold     $14, %ymm17, %ymm17
        vprold     $10, %ymm18, %ymm18
        vprold     $8, %ymm25, %ymm25
        vpaddd     %ymm20, %ymm17, %ymm17                       // left step 11, f1: cycle 44
        vprold     $10, %ymm22, %ymm22
        vpaddd     %ymm24, %ymm25, %ymm25                       // right step 11, f5: cycle 44
        vpaddd     (%r15){1to8}, %ymm24, %ymm24
        vmovdqa32  %ymm17, %ymm26
        vpternlogd $150, %ymm21, %ymm18, %ymm26
        vpaddd     0x160(%rsp), %ymm20, %ymm20
        vmovdqa32  %ymm25, %ymm27
        vpternlogd $45, %ymm22, %ymm16, %ymm27
        vpaddd     0x100(%rsp), %ymm24, %ymm24
        vpaddd     %ymm20, %ymm26, %ymm20
        vpaddd     %ymm24, %ymm27, %ymm24
        vprold     $10, %ymm21, %ymm21
        vprold     $15, %ymm20, %ymm20
        vprold     $11, %ymm24, %ymm24
        vpaddd     (%r15){1to8}, %ymm19, %ymm26
        vpaddd     %ymm23, %ymm20, %ymm20                       // left step 12, f1: cycle 48
        vpaddd     %ymm19, %ymm24, %ymm19                       // right step 12, f5: cycle 48
        vprold     $10, %ymm16, %ymm16
        vmovdqa32  %ymm20, %ymm24
        vpternlogd $150, %ymm17, %ymm21, %ymm24
        vpaddd     0x180(%rsp), %ymm23, %ymm23
        vmovdqa32  %ymm19, %ymm27
        vpternlogd $45, %ymm16, %ymm25, %ymm27
        vpaddd     32(%rsp), %ymm26, %ymm26
        vpaddd     %ymm23, %ymm24, %ymm23
        vpaddd     %ymm26, %ymm27, %ymm24
        vprold     $6, %ymm23, %ymm23
        vprold     $10, %ymm17, %ymm17
        vprold     $14, %ymm24, %ymm24
        vpaddd     %ymm18, %ymm23, %ymm23                       // left step 13, f1: cycle 52
        vprold     $10, %ymm25, %ymm25
        vpaddd     %ymm22, %ymm24, %ymm24                       // right step 13, f5: cycle 52
        vpaddd     (%r15){1to8}, %ymm22, %ymm22
        vmovdqa32  %ymm23, %ymm26
        vpternlogd $150, %ymm20, %ymm17, %ymm26
        vpaddd     0x1a0(%rsp), %ymm18, %ymm18
        vmovdqa32  %ymm24, %ymm27
        vpternlogd $45, %ymm25, %ymm19, %ymm27
        vpaddd     0x140(%rsp), %ymm22, %ymm22
        vpaddd     %ymm18, %ymm26, %ymm18
        vpaddd     %ymm22, %ymm27, %ymm22
        vprold     $10, %ymm20, %ymm20
        vprold     $7, %ymm18, %ymm18
        vprold     $14, %ymm22, %ymm22
        vpaddd     (%r15){1to8}, %ymm16, %ymm26
        vpaddd     %ymm21, %ymm18, %ymm18                       // left step 14, f1: cycle 56
        vpaddd     %ymm16, %ymm22, %ymm16                       // right step 14, f5: cycle 56
        vprold     $10, %ymm19, %ymm19
        vmovdqa32  %ymm18, %ymm22
        vpternlogd $150, %ymm23, %ymm20, %ymm22
        vpaddd     0x1c0(%rsp), %ymm21, %ymm21
        vmovdqa32  %ymm16, %ymm27
        vpternlogd $45, %ymm19, %ymm24, %ymm27
        vpaddd     96(%rsp), %ymm26, %ymm26
        vpaddd     %ymm21, %ymm22, %ymm21
        vpaddd     %ymm26, %ymm27, %ymm22
        vprold     $9, %ymm21, %ymm21
        vprold     $10, %ymm23, %ymm23
        vprold     $12, %ymm22, %ymm22
        vpaddd     %ymm17, %ymm21, %ymm21                       // left step 15, f1: cycle 60
        vprold     $10, %ymm24, %ymm24
        vpaddd     %ymm25, %ymm22, %ymm22                       // right step 15, f5: cycle 60
        vpaddd     (%r15){1to8}, %ymm25, %ymm25
        vmovdqa32  %ymm21, %ymm26
        vpternlogd $150, %ymm18, %ymm23, %ymm26
        vpaddd     0x1e0(%rsp), %ymm17, %ymm17
        vmovdqa32  %ymm22, %ymm27
        vpternlogd $45, %ymm24, %ymm16, %ymm27
        vpaddd     0x180(%rsp), %ymm25, %ymm25
        vpaddd     %ymm17, %ymm26, %ymm17
        vpaddd     %ymm25, %ymm27, %ymm25
        vprold     $10, %ymm18, %ymm18
        vprold     $8, %ymm17, %ymm17
        vprold     $6, %ymm25, %ymm25
        vpaddd     4(%r15){1to8}, %ymm20, %ymm26
        vpaddd     %ymm20, %ymm17, %ymm17                       // left step 16, f1: cycle 64
        vpaddd     %ymm19, %ymm25, %ymm20                       // right step 16, f5: cycle 64
        vprold     $10, %ymm16, %ymm16
        vpaddd     8(%r15){1to8}, %ymm19, %ymm19
        vmovdqa32  %ymm17, %ymm25
        vpternlogd $202, %ymm18, %ymm21, %ymm25
        vpaddd     224(%rsp), %ymm26, %ymm26
        vmovdqa32  %ymm20, %ymm27
        vpternlogd $226, %ymm22, %ymm16, %ymm27
        vpaddd     192(%rsp), %ymm19, %ymm19
        vpaddd     %ymm26, %ymm25, %ymm25
        vpaddd     %ymm19, %ymm27, %ymm19
        vprold     $7, %ymm25, %ymm25
        vprold     $10, %ymm21, %ymm21
        vprold     $9, %ymm19, %ymm19
        vpaddd     %ymm23, %ymm25, %ymm25                       // left step 17, f2: cycle 68
        vprold     $10, %ymm22, %ymm22
        vpaddd     %ymm24, %ymm19, %ymm19                       // right step 17, f4: cycle 68
        vpaddd     4(%r15){1to8}, %ymm23, %ymm23
        vpaddd     8(%r15){1to8}, %ymm24, %ymm24
        vmovdqa32  %ymm25, %ymm26
        vpternlogd $202, %ymm21, %ymm17, %ymm26
        vpaddd     128(%rsp), %ymm23, %ymm23
        vmovdqa32  %ymm19, %ymm27
        vpternlogd $226, %ymm20, %ymm22, %ymm27
        vpaddd     0x160(%rsp), %ymm24, %ymm24
        vpaddd     %ymm23, %ymm26, %ymm23
        vpaddd     %ymm24, %ymm27, %ymm24
        vprold     $6, %ymm23, %ymm23
        vprold     $10, %ymm17, %ymm17
        vprold     $13, %ymm24, %ymm24
        vpaddd     %ymm18, %ymm23, %ymm23                       // left step 18, f2: cycle 72
        vprold     $10, %ymm20, %ymm20
        vpaddd     %ymm16, %ymm24, %ymm24                       // right step 18, f4: cycle 72
        vpaddd     4(%r15){1to8}, %ymm18, %ymm18
        vpaddd     8(%r15){1to8}, %ymm16, %ymm16
        vmovdqa32  %ymm23, %ymm26
        vpternlogd $202, %ymm17, %ymm25, %ymm26
        vpaddd     0x1a0(%rsp), %ymm18, %ymm18
        vmovdqa32  %ymm24, %ymm27
        vpternlogd $226, %ymm19, %ymm20, %ymm27
        vpaddd     96(%rsp), %ymm16, %ymm16
        vpaddd     %ymm18, %ymm26, %ymm18
        vpaddd     %ymm16, %ymm27, %ymm16
        vprold     $8, %ymm18, %ymm18
        vprold     $10, %ymm25, %ymm25
        vprold     $15, %ymm16, %ymm16
        vpaddd     %ymm21, %ymm18, %ymm18                       // left step 19, f2: cycle 76
        vprold     $10, %ymm19, %ymm19
        vpaddd     %ymm22, %ymm16, %ymm16                       // right step 19, f4: cycle 76
        vpaddd     4(%r15){1to8}, %ymm21, %ymm21
        vpaddd     8(%r15){1to8}, %ymm22, %ymm22
        vmovdqa32  %ymm18, %ymm26
        vpternlogd $202, %ymm25, %ymm23, %ymm26
        vpaddd     32(%rsp), %ymm21, %ymm21
        vmovdqa32  %ymm16, %ymm27
        vpternlogd $226, %ymm24, %ymm19, %ymm27
        vpaddd     224(%rsp), %ymm22, %ymm22
        vpaddd     %ymm21, %ymm26, %ymm21
        vpaddd     %ymm22, %ymm27, %ymm22
        vprold     $13, %ymm21, %ymm21
        vprold     $10, %ymm23, %ymm23
        vprold     $7, %ymm22, %ymm22
        vpaddd     %ymm17, %ymm21, %ymm21                       // left step 20, f2: cycle 80
        vprold     $10, %ymm24, %ymm24
        vpaddd     %ymm20, %ymm22, %ymm22                       // right step 20, f4: cycle 80
        vpaddd     4(%r15){1to8}, %ymm17, %ymm17
        vpaddd     8(%r15){1to8}, %ymm20, %ymm20
        vmovdqa32  %ymm21, %ymm26
        vpternlogd $202, %ymm23, %ymm18, %ymm26
        vpaddd     0x140(%rsp), %ymm17, %ymm17
        vmovdqa32  %ymm22, %ymm27
        vpternlogd $226, %ymm16, %ymm24, %ymm27
        vpaddd     (%rsp), %ymm20, %ymm20
        vpaddd     %ymm17, %ymm26, %ymm17
        vpaddd     %ymm20, %ymm27, %ymm20
        vprold     $11, %ymm17, %ymm17
        vprold     $10, %ymm18, %ymm18
        vprold     $12, %ymm20, %ymm20
        vpaddd     %ymm25, %ymm17, %ymm17                       // left step 21, f2: cycle 84
        vprold     $10, %ymm16, %ymm16
        vpaddd     %ymm19, %ymm20, %ymm20                       // right step 21, f4: cycle 84
        vpaddd     4(%r15){1to8}, %ymm25, %ymm25
        vpaddd     8(%r15){1to8}, %ymm19, %ymm19
        vmovdqa32  %ymm17, %ymm26
        vpternlogd $202, %ymm18, %ymm21, %ymm26
        vpaddd     192(%rsp), %ymm25, %ymm25
        vmovdqa32  %ymm20, %ymm27
        vpternlogd $226, %ymm22, %ymm16, %ymm27
        vpaddd     0x1a0(%rsp), %ymm19, %ymm19
        vpaddd     %ymm25, %ymm26, %ymm25
        vpaddd     %ymm19, %ymm27, %ymm19
        vprold     $9, %ymm25, %ymm25
        vprold     $10, %ymm21, %ymm21
        vprold     $8, %ymm19, %ymm19
        vpaddd     %ymm23, %ymm25, %ymm25                       // left step 22, f2: cycle 88
        vprold     $10, %ymm22, %ymm22
        vpaddd     %ymm24, %ymm19, %ymm19                       // right step 22, f4: cycle 88
        vpaddd     4(%r15){1to8}, %ymm23, %ymm23
        vpaddd     8(%r15){1to8}, %ymm24, %ymm24
        vmovdqa32  %ymm25, %ymm26
        vpternlogd $202, %ymm21, %ymm17, %ymm26
        vpaddd     0x1e0(%rsp), %ymm23, %ymm23
        vmovdqa32  %ymm19, %ymm27
        vpternlogd $226, %ymm20, %ymm22, %ymm27
        vpaddd     %ymm24, %ymm5, %ymm24
        vpaddd     %ymm23, %ymm26, %ymm23
        vpaddd     %ymm24, %ymm27, %ymm24
        vprold     $7, %ymm23, %ymm23
        vprold     $10, %ymm17, %ymm17
        vprold     $9, %ymm24, %ymm24
        vpaddd     %ymm18, %ymm23, %ymm23                       // left step 23, f2: cycle 92
        vprold     $10, %ymm20, %ymm20
        vpaddd     %ymm16, %ymm24, %ymm24                       // right step 23, f4: cycle 92
        vpaddd     4(%r15){1to8}, %ymm18, %ymm18
        vpaddd     8(%r15){1to8}, %ymm16, %ymm16
        vmovdqa32  %ymm23, %ymm26
        vpternlogd $202, %ymm17, %ymm25, %ymm26
        vpaddd     96(%rsp), %ymm18, %ymm18
        vmovdqa32  %ymm24, %ymm27
        vpternlogd $226, %ymm19, %ymm20, %ymm27
        vpaddd     0x140(%rsp), %ymm16, %ymm16
        vpaddd     %ymm18, %ymm26, %ymm18
        vpaddd     %ymm16, %ymm27, %ymm16
        vprold     $15, %ymm18, %ymm18
        vprold     $10, %ymm25, %ymm25
        vprold     $11, %ymm16, %ymm16
        vpaddd     %ymm21, %ymm18, %ymm18                       // left step 24, f2: cycle 96
        vprold     $10, %ymm19, %ymm19
        vpaddd     %ymm22, %ymm16, %ymm16                       // right step 24, f4: cycle 96
        vpaddd     4(%r15){1to8}, %ymm21, %ymm21
        vpaddd     8(%r15){1to8}, %ymm22, %ymm22
        vmovdqa32  %ymm18, %ymm26
        vpternlogd $202, %ymm25, %ymm23, %ymm26
        vpaddd     0x180(%rsp), %ymm21, %ymm21
        vmovdqa32  %ymm16, %ymm27
        vpternlogd $226, %ymm24, %ymm19, %ymm27
        vpaddd     0x1c0(%rsp), %ymm22, %ymm22
        vpaddd     %ymm21, %ymm26, %ymm21
        vpaddd     %ymm22, %ymm27, %ymm22
        vprold     $7, %ymm21, %ymm21
        vprold     $10, %ymm23, %ymm23
        vprold     $7, %ymm22, %ymm22
        vpaddd     %ymm17, %ymm21, %ymm21                       // left step 25, f2: cycle 100
        vprold     $10, %ymm24, %ymm24
        vpaddd     %ymm20, %ymm22, %ymm22                       // right step 25, f4: cycle 100
        vpaddd     4(%r15){1to8}, %ymm17, %ymm17
        vpaddd     8(%r15){1to8}, %ymm20, %ymm20
        vmovdqa32  %ymm21, %ymm26
        vpternlogd $202, %ymm23, %ymm18, %ymm26
        vpaddd     (%rsp), %ymm17, %ymm17
        vmovdqa32  %ymm22, %ymm27
        vpternlogd $226, %ymm16, %ymm24, %ymm27
        vpaddd     0x1e0(%rsp), %ymm20, %ymm20
        vpaddd     %ymm17, %ymm26, %ymm17
        vpaddd     %ymm20, %ymm27, %ymm20
        vprold     $12, %ymm17, %ymm17
        vprold     $10, %ymm18, %ymm18
        vprold     $7, %ymm20, %ymm20
        vpaddd     %ymm25, %ymm17, %ymm17                       // left step 26, f2: cycle 104
        vprold     $10, %ymm16, %ymm16
        vpaddd     %ymm19, %ymm20, %ymm20                       // right step 26, f4: cycle 104
        vpaddd     4(%r15){1to8}, %ymm25, %ymm25
        vpaddd     8(%r15){1to8}, %ymm19, %ymm19
        vmovdqa32  %ymm17, %ymm26
        vpternlogd $202, %ymm18, %ymm21, %ymm26
        vpaddd     0x120(%rsp), %ymm25, %ymm25
        vmovdqa32  %ymm20, %ymm27
        vpternlogd $226, %ymm22, %ymm16, %ymm27
        vpaddd     0x100(%rsp), %ymm19, %ymm19
        vpaddd     %ymm25, %ymm26, %ymm25
        vpaddd     %ymm19, %ymm27, %ymm19
        vprold     $15, %ymm25, %ymm25
        vprold     $10, %ymm21, %ymm21
        vprold     $12, %ymm19, %ymm19
        vpaddd     %ymm23, %ymm25, %ymm25                       // left step 27, f2: cycle 108
        vprold     $10, %ymm22, %ymm22
        vpaddd     %ymm24, %ymm19, %ymm19                       // right step 27, f4: cycle 108
        vpaddd     4(%r15){1to8}, %ymm23, %ymm23
        vpaddd     8(%r15){1to8}, %ymm24, %ymm24
        vmovdqa32  %ymm25, %ymm26
        vpternlogd $202, %ymm21, %ymm17, %ymm26
        vpaddd     %ymm23, %ymm5, %ymm23
        vmovdqa32  %ymm19, %ymm27
        vpternlogd $226, %ymm20, %ymm22, %ymm27
        vpaddd     0x180(%rsp), %ymm24, %ymm24
        vpaddd     %ymm23, %ymm26, %ymm23
        vpaddd     %ymm24, %ymm27, %ymm24
        vprold     $9, %ymm23, %ymm23
        vprold     $10, %ymm17, %ymm17
        vprold     $7, %ymm24, %ymm24
        vpaddd     %ymm18, %ymm23, %ymm23                       // left step 28, f2: cycle 112
        vprold     $10, %ymm20, %ymm20
        vpaddd     %ymm16, %ymm24, %ymm24                       // right step 28, f4: cycle 112
        vpaddd     4(%r15){1to8}, %ymm18, %ymm18
        vpaddd     8(%r15){1to8}, %ymm16, %ymm16
        vmovdqa32  %ymm23, %ymm26
        vpternlogd $202, %ymm17, %ymm25, %ymm26
        vpaddd     64(%rsp), %ymm18, %ymm18
        vmovdqa32  %ymm24, %ymm27
        vpternlogd $226, %ymm19, %ymm20, %ymm27
        vpaddd     128(%rsp), %ymm16, %ymm16
        vpaddd     %ymm18, %ymm26, %ymm18
        vpaddd     %ymm16, %ymm27, %ymm16
        vprold     $11, %ymm18, %ymm18
        vprold     $10, %ymm25, %ymm25
        vprold     $6, %ymm16, %ymm16
        vpaddd     %ymm21, %ymm18, %ymm18                       // left step 29, f2: cycle 116
        vprold     $10, %ymm19, %ymm19
        vpaddd     %ymm22, %ymm16, %ymm16                       // right step 29, f4: cycle 116
        vpaddd     4(%r15){1to8}, %ymm21, %ymm21
        vpaddd     8(%r15){1to8}, %ymm22, %ymm22
        vmovdqa32  %ymm18, %ymm26
        vpternlogd $202, %ymm25, %ymm23, %ymm26
        vpaddd     0x1c0(%rsp), %ymm21, %ymm21
        vmovdqa32  %ymm16, %ymm27
        vpternlogd $226, %ymm24, %ymm19, %ymm27
        vpaddd     0x120(%rsp), %ymm22, %ymm22
        vpaddd     %ymm21, %ymm26, %ymm21
        vpaddd     %ymm22, %ymm27, %ymm22
        vprold     $7, %ymm21, %ymm21
        vprold     $10, %ymm23, %ymm23
        vprold     $15, %ymm22, %ymm22
        vpaddd     %ymm17, %ymm21, %ymm21                       // left step 30, f2: cycle 120
        vprold     $10, %ymm24, %ymm24
        vpaddd     %ymm20, %ymm22, %ymm22                       // right step 30, f4: cycle 120
        vpaddd     4(%r15){1to8}, %ymm17, %ymm17
        vpaddd     8(%r15){1to8}, %ymm20, %ymm20
        vmovdqa32  %ymm21, %ymm26
        vpternlogd $202, %ymm23, %ymm18, %ymm26
        vpaddd     0x160(%rsp), %ymm17, %ymm17
        vmovdqa32  %ymm22, %ymm27
        vpternlogd $226, %ymm16, %ymm24, %ymm27
        vpaddd     32(%rsp), %ymm20, %ymm20
        vpaddd     %ymm17, %ymm26, %ymm17
        vpaddd     %ymm20, %ymm27, %ymm20
        vprold     $13, %ymm17, %ymm17
        vprold     $10, %ymm18, %ymm18
        vprold     $13, %ymm20, %ymm20
        vpaddd     %ymm25, %ymm17, %ymm17                       // left step 31, f2: cycle 124
        vprold     $10, %ymm16, %ymm16
        vpaddd     %ymm19, %ymm20, %ymm20                       // right step 31, f4: cycle 124
        vpaddd     4(%r15){1to8}, %ymm25, %ymm25
        vpaddd     8(%r15){1to8}, %ymm19, %ymm19
        vmovdqa32  %ymm17, %ymm26
        vpternlogd $202, %ymm18, %ymm21, %ymm26
        vpaddd     0x100(%rsp), %ymm25, %ymm25
        vmovdqa32  %ymm20, %ymm27
        vpternlogd $226, %ymm22, %ymm16, %ymm27
        vpaddd     64(%rsp), %ymm19, %ymm19
        vpaddd     %ymm25, %ymm26, %ymm25
        vpaddd     %ymm19, %ymm27, %ymm19
        vprold     $12, %ymm25, %ymm25
        vprold     $10, %ymm21, %ymm21
        vprold     $11, %ymm19, %ymm19
        vpaddd     %ymm23, %ymm25, %ymm25                       // left step 32, f2: cycle 128
        vprold     $10, %ymm22, %ymm22
        vpaddd     %ymm24, %ymm19, %ymm19                       // right step 32, f4: cycle 128
        vpternlogd $85, %ymm17, %ymm17, %ymm26
        vpaddd     12(%r15){1to8}, %ymm23, %ymm23
        vpaddd     16(%r15){1to8}, %ymm24, %ymm24
        vpternlogd $86, %ymm21, %ymm25, %ymm26
        vpaddd     96(%rsp), %ymm23, %ymm23
        vmovdqa32  %ymm19, %ymm27
        vpternlogd $89, %ymm22, %ymm20, %ymm27
        vpaddd     0x1e0(%rsp), %ymm24, %ymm24
        vpaddd     %ymm23, %ymm26, %ymm23
        vpaddd     %ymm24, %ymm27, %ymm24
        vprold     $11, %ymm23, %ymm23
        vprold     $10, %ymm17, %ymm17
        vprold     $9, %ymm24, %ymm24
        vpaddd     %ymm18, %ymm23, %ymm23                       // left step 33, f3: cycle 132
        vprold     $10, %ymm20, %ymm20
        vpaddd     %ymm16, %ymm24, %ymm24                       // right step 33, f3: cycle 132
        vpaddd     12(%r15){1to8}, %ymm18, %ymm18
        vpaddd     16(%r15){1to8}, %ymm16, %ymm16
        vmovdqa32  %ymm23, %ymm26
        vpternlogd $89, %ymm17, %ymm25, %ymm26
        vpaddd     0x140(%rsp), %ymm18, %ymm18
        vmovdqa32  %ymm24, %ymm27
        vpternlogd $89, %ymm20, %ymm19, %ymm27
        vpaddd     %ymm16, %ymm5, %ymm16
        vpaddd     %ymm18, %ymm26, %ymm18
        vpaddd     %ymm16, %ymm27, %ymm16
        vprold     $13, %ymm18, %ymm18
        vprold     $10, %ymm25, %ymm25
        vprold     $7, %ymm16, %ymm16
        vpaddd     %ymm21, %ymm18, %ymm18                       // left step 34, f3: cycle 136
        vprold     $10, %ymm19, %ymm19
        vpaddd     %ymm22, %ymm16, %ymm16                       // right step 34, f3: cycle 136
        vpaddd     12(%r15){1to8}, %ymm21, %ymm21
        vpaddd     16(%r15){1to8}, %ymm22, %ymm22
        vmovdqa32  %ymm18, %ymm26
        vpternlogd $89, %ymm25, %ymm23, %ymm26
        vpaddd     0x1c0(%rsp), %ymm21, %ymm21
        vmovdqa32  %ymm16, %ymm27
        vpternlogd $89, %ymm19, %ymm24, %ymm27
        vpaddd     32(%rsp), %ymm22, %ymm22
        vpaddd     %ymm21, %ymm26, %ymm21
        vpaddd     %ymm22, %ymm27, %ymm22
        vprold     $6, %ymm21, %ymm21
        vprold     $10, %ymm23, %ymm23
        vprold     $15, %ymm22, %ymm22
        vpaddd     %ymm17, %ymm21, %ymm21                       // left step 35, f3: cycle 140
        vprold     $10, %ymm24, %ymm24
        vpaddd     %ymm20, %ymm22, %ymm22                       // right step 35, f3: cycle 140
        vpaddd     12(%r15){1to8}, %ymm17, %ymm17
        vpaddd     16(%r15){1to8}, %ymm20, %ymm20
        vmovdqa32  %ymm21, %ymm26
        vpternlogd $89, %ymm23, %ymm18, %ymm26
        vpaddd     128(%rsp), %ymm17, %ymm17
        vmovdqa32  %ymm22, %ymm27
        vpternlogd $89, %ymm24, %ymm16, %ymm27
        vpaddd     96(%rsp), %ymm20, %ymm20
        vpaddd     %ymm17, %ymm26, %ymm17
        vpaddd     %ymm20, %ymm27, %ymm20
        vprold     $7, %ymm17, %ymm17
        vprold     $10, %ymm18, %ymm18
        vprold     $11, %ymm20, %ymm20
        vpaddd     %ymm25, %ymm17, %ymm17                       // left step 36, f3: cycle 144
        vprold     $10, %ymm16, %ymm16
        vpaddd     %ymm19, %ymm20, %ymm20                       // right step 36, f3: cycle 144
        vpaddd     12(%r15){1to8}, %ymm25, %ymm25
        vpaddd     16(%r15){1to8}, %ymm19, %ymm19
        vmovdqa32  %ymm17, %ymm26
        vpternlogd $89, %ymm18, %ymm21, %ymm26
        vpaddd     0x120(%rsp), %ymm25, %ymm25
        vmovdqa32  %ymm20, %ymm27
        vpternlogd $89, %ymm16, %ymm22, %ymm27
        vpaddd     224(%rsp), %ymm19, %ymm19
        vpaddd     %ymm25, %ymm26, %ymm25
        vpaddd     %ymm19, %ymm27, %ymm19
        vprold     $14, %ymm25, %ymm25
        vprold     $10, %ymm21, %ymm21
        vprold     $8, %ymm19, %ymm19
        vpaddd     %ymm23, %ymm25, %ymm25                       // left step 37, f3: cycle 148
        vprold     $10, %ymm22, %ymm22
        vpaddd     %ymm24, %ymm19, %ymm19                       // right step 37, f3: cycle 148
        vpaddd     12(%r15){1to8}, %ymm23, %ymm23
        vpaddd     16(%r15){1to8}, %ymm24, %ymm24
        vmovdqa32  %ymm25, %ymm26
        vpternlogd $89, %ymm21, %ymm17, %ymm26
        vpaddd     0x1e0(%rsp), %ymm23, %ymm23
        vmovdqa32  %ymm19, %ymm27
        vpternlogd $89, %ymm22, %ymm20, %ymm27
        vpaddd     0x1c0(%rsp), %ymm24, %ymm24
        vpaddd     %ymm23, %ymm26, %ymm23
        vpaddd     %ymm24, %ymm27, %ymm24
        vprold     $9, %ymm23, %ymm23
        vprold     $10, %ymm17, %ymm17
        vprold     $6, %ymm24, %ymm24
        vpaddd     %ymm18, %ymm23, %ymm23                       // left step 38, f3: cycle 152
        vprold     $10, %ymm20, %ymm20
        vpaddd     %ymm16, %ymm24, %ymm24                       // right step 38, f3: cycle 152
        vpaddd     12(%r15){1to8}, %ymm18, %ymm18
        vpaddd     16(%r15){1to8}, %ymm16, %ymm16
        vmovdqa32  %ymm23, %ymm26
        vpternlogd $89, %ymm17, %ymm25, %ymm26
        vpaddd     0x100(%rsp), %ymm18, %ymm18
        vmovdqa32  %ymm24, %ymm27
        vpternlogd $89, %ymm20, %ymm19, %ymm27
        vpaddd     192(%rsp), %ymm16, %ymm16
        vpaddd     %ymm18, %ymm26, %ymm18
        vpaddd     %ymm16, %ymm27, %ymm16
        vprold     $13, %ymm18, %ymm18
        vprold     $10, %ymm25, %ymm25
        vprold     $6, %ymm16, %ymm16
        vpaddd     %ymm21, %ymm18, %ymm18                       // left step 39, f3: cycle 156
        vprold     $10, %ymm19, %ymm19
        vpaddd     %ymm22, %ymm16, %ymm16                       // right step 39, f3: cycle 156
        vpaddd     12(%r15){1to8}, %ymm21, %ymm21
        vpaddd     16(%r15){1to8}, %ymm22, %ymm22
        vmovdqa32  %ymm18, %ymm26
        vpternlogd $89, %ymm25, %ymm23, %ymm26
        vpaddd     32(%rsp), %ymm21, %ymm21
        vmovdqa32  %ymm16, %ymm27
        vpternlogd $89, %ymm19, %ymm24, %ymm27
        vpaddd     0x120(%rsp), %ymm22, %ymm22
        vpaddd     %ymm21, %ymm26, %ymm21
        vpaddd     %ymm22, %ymm27, %ymm22
        vprold     $15, %ymm21, %ymm21
        vprold     $10, %ymm23, %ymm23
        vprold     $14, %ymm22, %ymm22
        vpaddd     %ymm17, %ymm21, %ymm21                       // left step 40, f3: cycle 160
        vprold     $10, %ymm24, %ymm24
        vpaddd     %ymm20, %ymm22, %ymm22                       // right step 40, f3: cycle 160
        vpaddd     12(%r15){1to8}, %ymm17, %ymm17
        vpaddd     16(%r15){1to8}, %ymm20, %ymm20
        vmovdqa32  %ymm21, %ymm26
        vpternlogd $89, %ymm23, %ymm18, %ymm26
        vpaddd     64(%rsp), %ymm17, %ymm17
        vmovdqa32  %ymm22, %ymm27
        vpternlogd $89, %ymm24, %ymm16, %ymm27
        vpaddd     0x160(%rsp), %ymm20, %ymm20
        vpaddd     %ymm17, %ymm26, %ymm17
        vpaddd     %ymm20, %ymm27, %ymm20
        vprold     $14, %ymm17, %ymm17
        vprold     $10, %ymm18, %ymm18
        vprold     $12, %ymm20, %ymm20
        vpaddd     %ymm25, %ymm17, %ymm17                       // left step 41, f3: cycle 164
        vprold     $10, %ymm16, %ymm16
        vpaddd     %ymm19, %ymm20, %ymm20                       // right step 41, f3: cycle 164
        vpaddd     12(%r15){1to8}, %ymm25, %ymm25
        vpaddd     16(%r15){1to8}, %ymm19, %ymm19
        vmovdqa32  %ymm17, %ymm26
        vpternlogd $89, %ymm18, %ymm21, %ymm26
        vpaddd     224(%rsp), %ymm25, %ymm25
        vmovdqa32  %ymm20, %ymm27
        vpternlogd $89, %ymm16, %ymm22, %ymm27
        vpaddd     0x100(%rsp), %ymm19, %ymm19
        vpaddd     %ymm25, %ymm26, %ymm25
        vpaddd     %ymm19, %ymm27, %ymm19
        vprold     $8, %ymm25, %ymm25
        vprold     $10, %ymm21, %ymm21
        vprold     $13, %ymm19, %ymm19
        vpaddd     %ymm23, %ymm25, %ymm25                       // left step 42, f3: cycle 168
        vprold     $10, %ymm22, %ymm22
        vpaddd     %ymm24, %ymm19, %ymm19                       // right step 42, f3: cycle 168
        vpaddd     12(%r15){1to8}, %ymm23, %ymm23
        vpaddd     16(%r15){1to8}, %ymm24, %ymm24
        vmovdqa32  %ymm25, %ymm26
        vpternlogd $89, %ymm21, %ymm17, %ymm26
        vpaddd     (%rsp), %ymm23, %ymm23
        vmovdqa32  %ymm19, %ymm27
        vpternlogd $89, %ymm22, %ymm20, %ymm27
        vpaddd     0x180(%rsp), %ymm24, %ymm24
        vpaddd     %ymm23, %ymm26, %ymm23
        vpaddd     %ymm24, %ymm27, %ymm24
        vprold     $13, %ymm23, %ymm23
        vprold     $10, %ymm17, %ymm17
        vprold     $5, %ymm24, %ymm24
        vpaddd     %ymm18, %ymm23, %ymm23                       // left step 43, f3: cycle 172
        vprold     $10, %ymm20, %ymm20
        vpaddd     %ymm16, %ymm24, %ymm24                       // right step 43, f3: cycle 172
        vpaddd     12(%r15){1to8}, %ymm18, %ymm18
        vpaddd     16(%r15){1to8}, %ymm16, %ymm16
        vmovdqa32  %ymm23, %ymm26
        vpternlogd $89, %ymm17, %ymm25, %ymm26
        vpaddd     192(%rsp), %ymm18, %ymm18
        vmovdqa32  %ymm24, %ymm27
        vpternlogd $89, %ymm20, %ymm19, %ymm27
        vpaddd     64(%rsp), %ymm16, %ymm16
        vpaddd     %ymm18, %ymm26, %ymm18
        vpaddd     %ymm16, %ymm27, %ymm16
        vprold     $6, %ymm18, %ymm18
        vprold     $10, %ymm25, %ymm25
        vprold     $14, %ymm16, %ymm16
        vpaddd     %ymm21, %ymm18, %ymm18                       // left step 44, f3: cycle 176
        vprold     $10, %ymm19, %ymm19
        vpaddd     %ymm22, %ymm16, %ymm16                       // right step 44, f3: cycle 176
        vpaddd     12(%r15){1to8}, %ymm21, %ymm21
        vpaddd     16(%r15){1to8}, %ymm22, %ymm22
        vmovdqa32  %ymm18, %ymm26
        vpternlogd $89, %ymm25, %ymm23, %ymm26
        vpaddd     0x1a0(%rsp), %ymm21, %ymm21
        vmovdqa32  %ymm16, %ymm27
        vpternlogd $89, %ymm19, %ymm24, %ymm27
        vpaddd     0x140(%rsp), %ymm22, %ymm22
        vpaddd     %ymm21, %ymm26, %ymm21
        vpaddd     %ymm22, %ymm27, %ymm22
        vprold     $5, %ymm21, %ymm21
        vprold     $10, %ymm23, %ymm23
        vprold     $13, %ymm22, %ymm22
        vpaddd     %ymm17, %ymm21, %ymm21                       // left step 45, f3: cycle 180
        vprold     $10, %ymm24, %ymm24
        vpaddd     %ymm20, %ymm22, %ymm22                       // right step 45, f3: cycle 180
        vpaddd     12(%r15){1to8}, %ymm17, %ymm17
        vpaddd     16(%r15){1to8}, %ymm20, %ymm20
        vmovdqa32  %ymm21, %ymm26
        vpternlogd $89, %ymm23, %ymm18, %ymm26
        vpaddd     0x160(%rsp), %ymm17, %ymm17
        vmovdqa32  %ymm22, %ymm27
        vpternlogd $89, %ymm24, %ymm16, %ymm27
        vpaddd     (%rsp), %ymm20, %ymm20
        vpaddd     %ymm17, %ymm26, %ymm17
        vpaddd     %ymm20, %ymm27, %ymm20
        vprold     $12, %ymm17, %ymm17
        vprold     $10, %ymm18, %ymm18
        vprold     $13, %ymm20, %ymm20
        vpaddd     %ymm25, %ymm17, %ymm17                       // left step 46, f3: cycle 184
        vprold     $10, %ymm16, %ymm16
        vpaddd     %ymm19, %ymm20, %ymm20                       // right step 46, f3: cycle 184
        vpaddd     12(%r15){1to8}, %ymm25, %ymm25
        vpaddd     16(%r15){1to8}, %ymm19, %ymm19
        vmovdqa32  %ymm17, %ymm26
        vpternlogd $89, %ymm18, %ymm21, %ymm26
        vpaddd     %ymm25, %ymm5, %ymm25
        vmovdqa32  %ymm20, %ymm27
        vpternlogd $89, %ymm16, %ymm22, %ymm27
        vpaddd     128(%rsp), %ymm19, %ymm19
        vpaddd     %ymm25, %ymm26, %ymm25
        vpaddd     %ymm19, %ymm27, %ymm19
        vprold     $7, %ymm25, %ymm25
        vprold     $10, %ymm21, %ymm21
        vprold     $7, %ymm19, %ymm19
        vpaddd     %ymm23, %ymm25, %ymm25                       // left step 47, f3: cycle 188
        vprold     $10, %ymm22, %ymm22
        vpaddd     %ymm24, %ymm19, %ymm19                       // right step 47, f3: cycle 188
        vpaddd     12(%r15){1to8}, %ymm23, %ymm23
        vpaddd     16(%r15){1to8}, %ymm24, %ymm24
        vmovdqa32  %ymm25, %ymm26
        vpternlogd $89, %ymm21, %ymm17, %ymm26
        vpaddd     0x180(%rsp), %ymm23, %ymm23
        vmovdqa32  %ymm19, %ymm27
        vpternlogd $89, %ymm22, %ymm20, %ymm27
        vpaddd     0x1a0(%rsp), %ymm24, %ymm24
        vpaddd     %ymm23, %ymm26, %ymm23
        vpaddd     %ymm24, %ymm27, %ymm24
        vprold     $5, %ymm23, %ymm23
        vprold     $10, %ymm17, %ymm17
        vprold     $5, %ymm24, %ymm24
        vpaddd     %ymm18, %ymm23, %ymm23                       // left step 48, f3: cycle 192
        vprold     $10, %ymm20, %ymm20
        vpaddd     %ymm16, %ymm24, %ymm24                       // right step 48, f3: cycle 192
        vpaddd     20(%r15){1to8}, %ymm18, %ymm18
        vpaddd     24(%r15){1to8}, %ymm16, %ymm16
        vmovdqa32  %ymm23, %ymm26
        vpternlogd $226, %ymm25, %ymm17, %ymm26
        vpaddd     32(%rsp), %ymm18, %ymm18
        vmovdqa32  %ymm24, %ymm27
        vpternlogd $202, %ymm20, %ymm19, %ymm27
        vpaddd     0x100(%rsp), %ymm16, %ymm16
        vpaddd     %ymm18, %ymm26, %ymm18
        vpaddd     %ymm16, %ymm27, %ymm16
        vprold     $11, %ymm18, %ymm18
        vprold     $10, %ymm25, %ymm25
        vprold     $15, %ymm16, %ymm16
        vpaddd     %ymm21, %ymm18, %ymm18                       // left step 49, f4: cycle 196
        vprold     $10, %ymm19, %ymm19
        vpaddd     %ymm22, %ymm16, %ymm16                       // right step 49, f2: cycle 196
        vpaddd     20(%r15){1to8}, %ymm21, %ymm21
        vpaddd     24(%r15){1to8}, %ymm22, %ymm22
        vmovdqa32  %ymm18, %ymm26
        vpternlogd $226, %ymm23, %ymm25, %ymm26
        vpaddd     0x120(%rsp), %ymm21, %ymm21
        vmovdqa32  %ymm16, %ymm27
        vpternlogd $202, %ymm19, %ymm24, %ymm27
        vpaddd     192(%rsp), %ymm22, %ymm22
        vpaddd     %ymm21, %ymm26, %ymm21
        vpaddd     %ymm22, %ymm27, %ymm22
        vprold     $12, %ymm21, %ymm21
        vprold     $10, %ymm23, %ymm23
        vprold     $5, %ymm22, %ymm22
        vpaddd     %ymm17, %ymm21, %ymm21                       // left step 50, f4: cycle 200
        vprold     $10, %ymm24, %ymm24
        vpaddd     %ymm20, %ymm22, %ymm22                       // right step 50, f2: cycle 200
        vpaddd     20(%r15){1to8}, %ymm17, %ymm17
        vpaddd     24(%r15){1to8}, %ymm20, %ymm20
        vmovdqa32  %ymm21, %ymm26
        vpternlogd $226, %ymm18, %ymm23, %ymm26
        vpaddd     0x160(%rsp), %ymm17, %ymm17
        vmovdqa32  %ymm22, %ymm27
        vpternlogd $202, %ymm24, %ymm16, %ymm27
        vpaddd     128(%rsp), %ymm20, %ymm20
        vpaddd     %ymm17, %ymm26, %ymm17
        vpaddd     %ymm20, %ymm27, %ymm20
        vprold     $14, %ymm17, %ymm17
        vprold     $10, %ymm18, %ymm18
        vprold     $8, %ymm20, %ymm20
        vpaddd     %ymm25, %ymm17, %ymm17                       // left step 51, f4: cycle 204
        vprold     $10, %ymm16, %ymm16
        vpaddd     %ymm19, %ymm20, %ymm20                       // right step 51, f2: cycle 204
        vpaddd     20(%r15){1to8}, %ymm25, %ymm25
        vpaddd     24(%r15){1to8}, %ymm19, %ymm19
        vmovdqa32  %ymm17, %ymm26
        vpternlogd $226, %ymm21, %ymm18, %ymm26
        vpaddd     0x140(%rsp), %ymm25, %ymm25
        vmovdqa32  %ymm20, %ymm27
        vpternlogd $202, %ymm16, %ymm22, %ymm27
        vpaddd     32(%rsp), %ymm19, %ymm19
        vpaddd     %ymm25, %ymm26, %ymm25
        vpaddd     %ymm19, %ymm27, %ymm19
        vprold     $15, %ymm25, %ymm25
        vprold     $10, %ymm21, %ymm21
        vprold     $11, %ymm19, %ymm19
        vpaddd     %ymm23, %ymm25, %ymm25                       // left step 52, f4: cycle 208
        vprold     $10, %ymm22, %ymm22
        vpaddd     %ymm24, %ymm19, %ymm19                       // right step 52, f2: cycle 208
        vpaddd     20(%r15){1to8}, %ymm23, %ymm23
        vpaddd     24(%r15){1to8}, %ymm24, %ymm24
        vmovdqa32  %ymm25, %ymm26
        vpternlogd $226, %ymm17, %ymm21, %ymm26
        vpaddd     (%rsp), %ymm23, %ymm23
        vmovdqa32  %ymm19, %ymm27
        vpternlogd $202, %ymm22, %ymm20, %ymm27
        vpaddd     96(%rsp), %ymm24, %ymm24
        vpaddd     %ymm23, %ymm26, %ymm23
        vpaddd     %ymm24, %ymm27, %ymm24
        vprold     $14, %ymm23, %ymm23
        vprold     $10, %ymm17, %ymm17
        vprold     $14, %ymm24, %ymm24
        vpaddd     %ymm18, %ymm23, %ymm23                       // left step 53, f4: cycle 212
        vprold     $10, %ymm20, %ymm20
        vpaddd     %ymm16, %ymm24, %ymm24                       // right step 53, f2: cycle 212
        vpaddd     20(%r15){1to8}, %ymm18, %ymm18
        vpaddd     24(%r15){1to8}, %ymm16, %ymm16
        vmovdqa32  %ymm23, %ymm26
        vpternlogd $226, %ymm25, %ymm17, %ymm26
        vpaddd     0x100(%rsp), %ymm18, %ymm18
        vmovdqa32  %ymm24, %ymm27
        vpternlogd $202, %ymm20, %ymm19, %ymm27
        vpaddd     0x160(%rsp), %ymm16, %ymm16
        vpaddd     %ymm18, %ymm26, %ymm18
        vpaddd     %ymm16, %ymm27, %ymm16
        vprold     $15, %ymm18, %ymm18
        vprold     $10, %ymm25, %ymm25
        vprold     $14, %ymm16, %ymm16
        vpaddd     %ymm21, %ymm18, %ymm18                       // left step 54, f4: cycle 216
        vprold     $10, %ymm19, %ymm19
        vpaddd     %ymm22, %ymm16, %ymm16                       // right step 54, f2: cycle 216
        vpaddd     20(%r15){1to8}, %ymm21, %ymm21
        vpaddd     24(%r15){1to8}, %ymm22, %ymm22
        vmovdqa32  %ymm18, %ymm26
        vpternlogd $226, %ymm23, %ymm25, %ymm26
        vpaddd     0x180(%rsp), %ymm21, %ymm21
        vmovdqa32  %ymm16, %ymm27
        vpternlogd $202, %ymm19, %ymm24, %ymm27
        vpaddd     0x1e0(%rsp), %ymm22, %ymm22
        vpaddd     %ymm21, %ymm26, %ymm21
        vpaddd     %ymm22, %ymm27, %ymm22
        vprold     $9, %ymm21, %ymm21
        vprold     $10, %ymm23, %ymm23
        vprold     $6, %ymm22, %ymm22
        vpaddd     %ymm17, %ymm21, %ymm21                       // left step 55, f4: cycle 220
        vprold     $10, %ymm24, %ymm24
        vpaddd     %ymm20, %ymm22, %ymm22                       // right step 55, f2: cycle 220
        vpaddd     20(%r15){1to8}, %ymm17, %ymm17
        vpaddd     24(%r15){1to8}, %ymm20, %ymm20
        vmovdqa32  %ymm21, %ymm26
        vpternlogd $226, %ymm18, %ymm23, %ymm26
        vpaddd     128(%rsp), %ymm17, %ymm17
        vmovdqa32  %ymm22, %ymm27
        vpternlogd $202, %ymm24, %ymm16, %ymm27
        vpaddd     (%rsp), %ymm20, %ymm20
        vpaddd     %ymm17, %ymm26, %ymm17
        vpaddd     %ymm20, %ymm27, %ymm20
        vprold     $8, %ymm17, %ymm17
        vprold     $10, %ymm18, %ymm18
        vprold     $14, %ymm20, %ymm20
        vpaddd     %ymm25, %ymm17, %ymm17                       // left step 56, f4: cycle 224
        vprold     $10, %ymm16, %ymm16
        vpaddd     %ymm19, %ymm20, %ymm20                       // right step 56, f2: cycle 224
        vpaddd     20(%r15){1to8}, %ymm25, %ymm25
        vpaddd     24(%r15){1to8}, %ymm19, %ymm19
        vmovdqa32  %ymm17, %ymm26
        vpternlogd $226, %ymm21, %ymm18, %ymm26
        vpaddd     0x1a0(%rsp), %ymm25, %ymm25
        vmovdqa32  %ymm20, %ymm27
        vpternlogd $202, %ymm16, %ymm22, %ymm27
        vpaddd     %ymm19, %ymm5, %ymm19
        vpaddd     %ymm25, %ymm26, %ymm25
        vpaddd     %ymm19, %ymm27, %ymm19
        vprold     $9, %ymm25, %ymm25
        vprold     $10, %ymm21, %ymm21
        vprold     $6, %ymm19, %ymm19
        vpaddd     %ymm23, %ymm25, %ymm25                       // left step 57, f4: cycle 228
        vprold     $10, %ymm22, %ymm22
        vpaddd     %ymm24, %ymm19, %ymm19                       // right step 57, f2: cycle 228
        vpaddd     20(%r15){1to8}, %ymm23, %ymm23
        vpaddd     24(%r15){1to8}, %ymm24, %ymm24
        vmovdqa32  %ymm25, %ymm26
        vpternlogd $226, %ymm17, %ymm21, %ymm26
        vpaddd     96(%rsp), %ymm23, %ymm23
        vmovdqa32  %ymm19, %ymm27
        vpternlogd $202, %ymm22, %ymm20, %ymm27
        vpaddd     0x180(%rsp), %ymm24, %ymm24
        vpaddd     %ymm23, %ymm26, %ymm23
        vpaddd     %ymm24, %ymm27, %ymm24
        vprold     $14, %ymm23, %ymm23
        vprold     $10, %ymm17, %ymm17
        vprold     $9, %ymm24, %ymm24
        vpaddd     %ymm18, %ymm23, %ymm23                       // left step 58, f4: cycle 232
        vprold     $10, %ymm20, %ymm20
        vpaddd     %ymm16, %ymm24, %ymm24                       // right step 58, f2: cycle 232
        vpaddd     20(%r15){1to8}, %ymm18, %ymm18
        vpaddd     24(%r15){1to8}, %ymm16, %ymm16
        vmovdqa32  %ymm23, %ymm26
        vpternlogd $226, %ymm25, %ymm17, %ymm26
        vpaddd     224(%rsp), %ymm18, %ymm18
        vmovdqa32  %ymm24, %ymm27
        vpternlogd $202, %ymm20, %ymm19, %ymm27
        vpaddd     64(%rsp), %ymm16, %ymm16
        vpaddd     %ymm18, %ymm26, %ymm18
        vpaddd     %ymm16, %ymm27, %ymm16
        vprold     $5, %ymm18, %ymm18
        vprold     $10, %ymm25, %ymm25
        vprold     $12, %ymm16, %ymm16
        vpaddd     %ymm21, %ymm18, %ymm18                       // left step 59, f4: cycle 236
        vprold     $10, %ymm19, %ymm19
        vpaddd     %ymm22, %ymm16, %ymm16                       // right step 59, f2: cycle 236
        vpaddd     20(%r15){1to8}, %ymm21, %ymm21
        vpaddd     24(%r15){1to8}, %ymm22, %ymm22
        vmovdqa32  %ymm18, %ymm26
        vpternlogd $226, %ymm23, %ymm25, %ymm26
        vpaddd     0x1e0(%rsp), %ymm21, %ymm21
        vmovdqa32  %ymm16, %ymm27
        vpternlogd $202, %ymm19, %ymm24, %ymm27
        vpaddd     0x1a0(%rsp), %ymm22, %ymm22
        vpaddd     %ymm21, %ymm26, %ymm21
        vpaddd     %ymm22, %ymm27, %ymm22
        vprold     $6, %ymm21, %ymm21
        vprold     $10, %ymm23, %ymm23
        vprold     $9, %ymm22, %ymm22
        vpaddd     %ymm17, %ymm21, %ymm21                       // left step 60, f4: cycle 240
        vprold     $10, %ymm24, %ymm24
        vpaddd     %ymm20, %ymm22, %ymm22                       // right step 60, f2: cycle 240
        vpaddd     20(%r15){1to8}, %ymm17, %ymm17
        vpaddd     24(%r15){1to8}, %ymm20, %ymm20
        vmovdqa32  %ymm21, %ymm26
        vpternlogd $226, %ymm18, %ymm23, %ymm26
        vpaddd     0x1c0(%rsp), %ymm17, %ymm17
        vmovdqa32  %ymm22, %ymm27
        vpternlogd $202, %ymm24, %ymm16, %ymm27
        vpaddd     0x120(%rsp), %ymm20, %ymm20
        vpaddd     %ymm17, %ymm26, %ymm17
        vpaddd     %ymm20, %ymm27, %ymm20
        vprold     $8, %ymm17, %ymm17
        vprold     $10, %ymm18, %ymm18
        vprold     $12, %ymm20, %ymm20
        vpaddd     %ymm25, %ymm17, %ymm17                       // left step 61, f4: cycle 244
        vprold     $10, %ymm16, %ymm16
        vpaddd     %ymm19, %ymm20, %ymm20                       // right step 61, f2: cycle 244
        vpaddd     20(%r15){1to8}, %ymm25, %ymm25
        vpaddd     24(%r15){1to8}, %ymm19, %ymm19
        vmovdqa32  %ymm17, %ymm26
        vpternlogd $226, %ymm21, %ymm18, %ymm26
        vpaddd     %ymm25, %ymm5, %ymm25
        vmovdqa32  %ymm20, %ymm27
        vpternlogd $202, %ymm16, %ymm22, %ymm27
        vpaddd     224(%rsp), %ymm19, %ymm19
        vpaddd     %ymm25, %ymm26, %ymm25
        vpaddd     %ymm19, %ymm27, %ymm19
        vprold     $6, %ymm25, %ymm25
        vprold     $10, %ymm21, %ymm21
        vprold     $5, %ymm19, %ymm19
        vpaddd     %ymm23, %ymm25, %ymm25                       // left step 62, f4: cycle 248
        vprold     $10, %ymm22, %ymm22
        vpaddd     %ymm24, %ymm19, %ymm19                       // right step 62, f2: cycle 248
        vpaddd     20(%r15){1to8}, %ymm23, %ymm23
        vpaddd     24(%r15){1to8}, %ymm24, %ymm24
        vmovdqa32  %ymm25, %ymm26
        vpternlogd $226, %ymm17, %ymm21, %ymm26
        vpaddd     192(%rsp), %ymm23, %ymm23
        vmovdqa32  %ymm19, %ymm27
        vpternlogd $202, %ymm22, %ymm20, %ymm27
        vpaddd     0x140(%rsp), %ymm24, %ymm24
        vpaddd     %ymm23, %ymm26, %ymm23
        vpaddd     %ymm24, %ymm27, %ymm24
        vprold     $5, %ymm23, %ymm23
        vprold     $10, %ymm17, %ymm17
        vprold     $15, %ymm24, %ymm24
        vpaddd     %ymm18, %ymm23, %ymm23                       // left step 63, f4: cycle 252
        vprold     $10, %ymm20, %ymm20
        vpaddd     %ymm16, %ymm24, %ymm24                       // right step 63, f2: cycle 252
        vpaddd     20(%r15){1to8}, %ymm18, %ymm18
        vpaddd     24(%r15){1to8}, %ymm16, %ymm16
        vmovdqa32  %ymm23, %ymm26
        vpternlogd $226, %ymm25, %ymm17, %ymm26
        vpaddd     64(%rsp), %ymm18, %ymm18
        vmovdqa32  %ymm24, %ymm27
        vpternlogd $202, %ymm20, %ymm19, %ymm27
        vpaddd     0x1c0(%rsp), %ymm16, %ymm16
        vpaddd     %ymm18, %ymm26, %ymm18
        vpaddd     %ymm16, %ymm27, %ymm16
        vprold     $12, %ymm18, %ymm18
        vprold     $10, %ymm25, %ymm25
        vprold     $8, %ymm16, %ymm16
        vpaddd     %ymm21, %ymm18, %ymm18                       // left step 64, f4: cycle 256
        vprold     $10, %ymm19, %ymm19
        vpaddd     %ymm22, %ymm16, %ymm16                       // right step 64, f2: cycle 256
        vpaddd     28(%r15){1to8}, %ymm21, %ymm21
        vmovdqa32  %ymm18, %ymm26
        vpternlogd $45, %ymm25, %ymm23, %ymm26
        vpaddd     128(%rsp), %ymm21, %ymm21
        vmovdqa32  %ymm16, %ymm27
        vpternlogd $150, %ymm24, %ymm19, %ymm27
        vpaddd     0x180(%rsp), %ymm22, %ymm22
        vpaddd     %ymm21, %ymm26, %ymm21
        vpaddd     %ymm22, %ymm27, %ymm22
        vprold     $10, %ymm23, %ymm23
        vprold     $9, %ymm21, %ymm21
        vprold     $8, %ymm22, %ymm22
        vpaddd     28(%r15){1to8}, %ymm17, %ymm26
        vpaddd     %ymm17, %ymm21, %ymm17                       // left step 65, f5: cycle 260
        vpaddd     %ymm20, %ymm22, %ymm21                       // right step 65, f1: cycle 260
        vprold     $10, %ymm24, %ymm22
        vmovdqa32  %ymm17, %ymm24
        vpternlogd $45, %ymm23, %ymm18, %ymm24
        vpaddd     (%rsp), %ymm26, %ymm26
        vmovdqa32  %ymm21, %ymm27
        vpternlogd $150, %ymm16, %ymm22, %ymm27
        vpaddd     0x1e0(%rsp), %ymm20, %ymm20
        vpaddd     %ymm26, %ymm24, %ymm24
        vpaddd     %ymm20, %ymm27, %ymm20
        vprold     $15, %ymm24, %ymm24
        vprold     $10, %ymm18, %ymm18
        vprold     $5, %ymm20, %ymm20
        vpaddd     %ymm25, %ymm24, %ymm24                       // left step 66, f5: cycle 264
        vprold     $10, %ymm16, %ymm16
        vpaddd     %ymm19, %ymm20, %ymm20                       // right step 66, f1: cycle 264
        vpaddd     28(%r15){1to8}, %ymm25, %ymm25
        vmovdqa32  %ymm24, %ymm26
        vpternlogd $45, %ymm18, %ymm17, %ymm26
        vpaddd     %ymm25, %ymm5, %ymm25
        vmovdqa32  %ymm20, %ymm27
        vpternlogd $150, %ymm21, %ymm16, %ymm27
        vpaddd     0x140(%rsp), %ymm19, %ymm19
        vpaddd     %ymm25, %ymm26, %ymm25
        vpaddd     %ymm19, %ymm27, %ymm19
        vprold     $10, %ymm17, %ymm17
        vprold     $5, %ymm25, %ymm25
        vprold     $12, %ymm19, %ymm19
        vpaddd     28(%r15){1to8}, %ymm23, %ymm26
        vpaddd     %ymm23, %ymm25, %ymm23                       // left step 67, f5: cycle 268
        vpaddd     %ymm22, %ymm19, %ymm19                       // right step 67, f1: cycle 268
        vprold     $10, %ymm21, %ymm21
        vmovdqa32  %ymm23, %ymm25
        vpternlogd $45, %ymm17, %ymm24, %ymm25
        vpaddd     0x120(%rsp), %ymm26, %ymm26
        vmovdqa32  %ymm19, %ymm27
        vpternlogd $150, %ymm20, %ymm21, %ymm27
        vpaddd     128(%rsp), %ymm22, %ymm22
        vpaddd     %ymm26, %ymm25, %ymm25
        vpaddd     %ymm22, %ymm27, %ymm22
        vprold     $11, %ymm25, %ymm25
        vprold     $10, %ymm24, %ymm24
        vprold     $9, %ymm22, %ymm22
        vpaddd     %ymm18, %ymm25, %ymm25                       // left step 68, f5: cycle 272
        vprold     $10, %ymm20, %ymm20
        vpaddd     %ymm16, %ymm22, %ymm22                       // right step 68, f1: cycle 272
        vpaddd     28(%r15){1to8}, %ymm18, %ymm18
        vmovdqa32  %ymm25, %ymm26
        vpternlogd $45, %ymm24, %ymm23, %ymm26
        vpaddd     224(%rsp), %ymm18, %ymm18
        vmovdqa32  %ymm22, %ymm27
        vpternlogd $150, %ymm19, %ymm20, %ymm27
        vpaddd     32(%rsp), %ymm16, %ymm16
        vpaddd     %ymm18, %ymm26, %ymm18
        vpaddd     %ymm16, %ymm27, %ymm16
        vprold     $10, %ymm23, %ymm23
        vprold     $6, %ymm18, %ymm18
        vprold     $12, %ymm16, %ymm16
        vpaddd     28(%r15){1to8}, %ymm17, %ymm26
        vpaddd     %ymm17, %ymm18, %ymm17                       // left step 69, f5: cycle 276
        vpaddd     %ymm21, %ymm16, %ymm16                       // right step 69, f1: cycle 276
        vprold     $10, %ymm19, %ymm18
        vmovdqa32  %ymm17, %ymm19
        vpternlogd $45, %ymm23, %ymm25, %ymm19
        vpaddd     0x180(%rsp), %ymm26, %ymm26
        vmovdqa32  %ymm16, %ymm27
        vpternlogd $150, %ymm22, %ymm18, %ymm27
        vpaddd     %ymm21, %ymm5, %ymm5
        vpaddd     %ymm26, %ymm19, %ymm19
        vpaddd     %ymm5, %ymm27, %ymm5
        vprold     $8, %ymm19, %ymm19
        vprold     $10, %ymm25, %ymm21
        vprold     $5, %ymm5, %ymm5
        vpaddd     %ymm24, %ymm19, %ymm19                       // left step 70, f5: cycle 280
        vprold     $10, %ymm22, %ymm22
        vpaddd     %ymm20, %ymm5, %ymm5                         // right step 70, f1: cycle 280
        vpaddd     28(%r15){1to8}, %ymm24, %ymm24
        vmovdqa32  %ymm19, %ymm25
        vpternlogd $45, %ymm21, %ymm17, %ymm25
        vpaddd     64(%rsp), %ymm24, %ymm24
        vmovdqa32  %ymm5, %ymm26
        vpternlogd $150, %ymm16, %ymm22, %ymm26
        vpaddd     0x100(%rsp), %ymm20, %ymm20
        vpaddd     %ymm24, %ymm25, %ymm24
        vpaddd     %ymm20, %ymm26, %ymm20
        vprold     $10, %ymm17, %ymm17
        vprold     $13, %ymm24, %ymm24
        vprold     $14, %ymm20, %ymm20
        vpaddd     28(%r15){1to8}, %ymm23, %ymm25
        vpaddd     %ymm23, %ymm24, %ymm23                       // left step 71, f5: cycle 284
        vpaddd     %ymm18, %ymm20, %ymm20                       // right step 71, f1: cycle 284
        vprold     $10, %ymm16, %ymm16
        vmovdqa32  %ymm23, %ymm24
        vpternlogd $45, %ymm17, %ymm19, %ymm24
        vpaddd     0x140(%rsp), %ymm25, %ymm25
        vmovdqa32  %ymm20, %ymm26
        vpternlogd $150, %ymm5, %ymm16, %ymm26
        vpaddd     224(%rsp), %ymm18, %ymm18
        vpaddd     %ymm25, %ymm24, %ymm24
        vpaddd     %ymm18, %ymm26, %ymm18
        vprold     $12, %ymm24, %ymm24
        vprold     $10, %ymm19, %ymm19
        vprold     $6, %ymm18, %ymm18
        vpaddd     %ymm21, %ymm24, %ymm24                       // left step 72, f5: cycle 288
        vprold     $10, %ymm5, %ymm5
        vpaddd     %ymm22, %ymm18, %ymm18                       // right step 72, f1: cycle 288
        vpaddd     28(%r15){1to8}, %ymm21, %ymm21
        vmovdqa32  %ymm24, %ymm25
        vpternlogd $45, %ymm19, %ymm23, %ymm25
        vpaddd     0x1c0(%rsp), %ymm21, %ymm21
        vmovdqa32  %ymm18, %ymm26
        vpternlogd $150, %ymm20, %ymm5, %ymm26
        vpaddd     192(%rsp), %ymm22, %ymm22
        vpaddd     %ymm21, %ymm25, %ymm21
        vpaddd     %ymm22, %ymm26, %ymm22
        vprold     $10, %ymm23, %ymm23
        vprold     $5, %ymm21, %ymm21
        vprold     $8, %ymm22, %ymm22
        vpaddd     28(%r15){1to8}, %ymm17, %ymm25
        vpaddd     %ymm17, %ymm21, %ymm17                       // left step 73, f5: cycle 292
        vpaddd     %ymm16, %ymm22, %ymm21                       // right step 73, f1: cycle 292
        vprold     $10, %ymm20, %ymm20
        vmovdqa32  %ymm17, %ymm22
        vpternlogd $45, %ymm23, %ymm24, %ymm22
        vpaddd     32(%rsp), %ymm25, %ymm25
        vmovdqa32  %ymm21, %ymm26
        vpternlogd $150, %ymm18, %ymm20, %ymm26
        vpaddd     64(%rsp), %ymm16, %ymm16
        vpaddd     %ymm25, %ymm22, %ymm22
        vpaddd     %ymm16, %ymm26, %ymm16
        vprold     $12, %ymm22, %ymm22
        vprold     $10, %ymm24, %ymm24
        vprold     $13, %ymm16, %ymm16
        vpaddd     %ymm19, %ymm22, %ymm22                       // left step 74, f5: cycle 296
        vprold     $10, %ymm18, %ymm18
        vpaddd     %ymm5, %ymm16, %ymm16                        // right step 74, f1: cycle 296
        vpaddd     28(%r15){1to8}, %ymm19, %ymm19
        vmovdqa32  %ymm22, %ymm25
        vpternlogd $45, %ymm24, %ymm17, %ymm25
        vpaddd     96(%rsp), %ymm19, %ymm19
        vmovdqa32  %ymm16, %ymm26
        vpternlogd $150, %ymm21, %ymm18, %ymm26
        vpaddd     0x1a0(%rsp), %ymm5, %ymm5
        vpaddd     %ymm19, %ymm25, %ymm19
        vpaddd     %ymm5, %ymm26, %ymm5
        vprold     $10, %ymm17, %ymm17
        vprold     $13, %ymm19, %ymm19
        vprold     $6, %ymm5, %ymm5
        vpaddd     28(%r15){1to8}, %ymm23, %ymm25
        vpaddd     %ymm23, %ymm19, %ymm19                       // left step 75, f5: cycle 300
        vpaddd     %ymm20, %ymm5, %ymm5                         // right step 75, f1: cycle 300
        vprold     $10, %ymm21, %ymm21
        vmovdqa32  %ymm19, %ymm23
        vpternlogd $45, %ymm17, %ymm22, %ymm23
        vpaddd     0x100(%rsp), %ymm25, %ymm25
        vmovdqa32  %ymm5, %ymm26
        vpternlogd $150, %ymm16, %ymm21, %ymm26
        vpaddd     0x1c0(%rsp), %ymm20, %ymm20
        vpaddd     %ymm25, %ymm23, %ymm23
        vpaddd     %ymm20, %ymm26, %ymm20
        vprold     $14, %ymm23, %ymm23
        vprold     $10, %ymm22, %ymm22
        vprold     $5, %ymm20, %ymm20
        vpaddd     %ymm24, %ymm23, %ymm23                       // left step 76, f5: cycle 304
        vprold     $10, %ymm16, %ymm16
        vpaddd     %ymm18, %ymm20, %ymm20                       // right step 76, f1: cycle 304
        vpaddd     28(%r15){1to8}, %ymm24, %ymm24
        vmovdqa32  %ymm23, %ymm25
        vpternlogd $45, %ymm22, %ymm19, %ymm25
        vpaddd     0x160(%rsp), %ymm24, %ymm24
        vmovdqa32  %ymm20, %ymm26
        vpternlogd $150, %ymm5, %ymm16, %ymm26
        vpaddd     (%rsp), %ymm18, %ymm18
        vpaddd     %ymm24, %ymm25, %ymm24
        vpaddd     %ymm18, %ymm26, %ymm18
        vprold     $10, %ymm19, %ymm19
        vprold     $11, %ymm24, %ymm24
        vprold     $15, %ymm18, %ymm18
        vpaddd     28(%r15){1to8}, %ymm17, %ymm25
        vpaddd     %ymm17, %ymm24, %ymm17                       // left step 77, f5: cycle 308
        vpaddd     %ymm21, %ymm18, %ymm18                       // right step 77, f1: cycle 308
        vprold     $10, %ymm5, %ymm5
        vmovdqa32  %ymm17, %ymm24
        vpternlogd $45, %ymm19, %ymm23, %ymm24
        vpaddd     192(%rsp), %ymm25, %ymm25
        vmovdqa32  %ymm18, %ymm26
        vpternlogd $150, %ymm20, %ymm5, %ymm26
        vpaddd     96(%rsp), %ymm21, %ymm21
        vpaddd     %ymm25, %ymm24, %ymm24
        vpaddd     %ymm21, %ymm26, %ymm21
        vprold     $8, %ymm24, %ymm24
        vprold     $10, %ymm23, %ymm23
        vprold     $13, %ymm21, %ymm21
        vpaddd     %ymm22, %ymm24, %ymm24                       // left step 78, f5: cycle 312
        vprold     $10, %ymm20, %ymm20
        vpaddd     %ymm16, %ymm21, %ymm21                       // right step 78, f1: cycle 312
        vpaddd     28(%r15){1to8}, %ymm22, %ymm22
        vmovdqa32  %ymm24, %ymm25
        vpternlogd $45, %ymm23, %ymm17, %ymm25
        vpaddd     0x1e0(%rsp), %ymm22, %ymm22
        vmovdqa32  %ymm21, %ymm26
        vpternlogd $150, %ymm18, %ymm20, %ymm26
        vpaddd     0x120(%rsp), %ymm16, %ymm16
        vpaddd     %ymm22, %ymm25, %ymm22
        vpaddd     %ymm16, %ymm26, %ymm16
        vprold     $10, %ymm17, %ymm17
        vprold     $5, %ymm22, %ymm22
        vprold     $11, %ymm16, %ymm16
        vpaddd     28(%r15){1to8}, %ymm19, %ymm25
        vpaddd     %ymm19, %ymm22, %ymm19                       // left step 79, f5: cycle 316
        vpaddd     %ymm5, %ymm16, %ymm16                        // right step 79, f1: cycle 316
        vprold     $10, %ymm18, %ymm18
        vmovdqa32  %ymm19, %ymm22
        vpternlogd $45, %ymm17, %ymm24, %ymm22
        vpaddd     0x1a0(%rsp), %ymm25, %ymm25
        vmovdqa32  %ymm16, %ymm26
        vpternlogd $150, %ymm21, %ymm18, %ymm26
        vpaddd     0x160(%rsp), %ymm5, %ymm5
        vpaddd     %ymm25, %ymm22, %ymm22
        vprold     $10, %ymm21, %ymm21
        vpaddd     %ymm5, %ymm26, %ymm5
        vprold     $6, %ymm22, %ymm22
        vprold     $10, %ymm24, %ymm24
        vprold     $11, %ymm5, %ymm5
        vpaddd     %ymm23, %ymm22, %ymm22                       // left step 80, f5: cycle 320
        vpaddd     %ymm1, %ymm21, %ymm1
        vpaddd     %ymm20, %ymm5, %ymm5                         // right step 80, f1: cycle 320
        vpaddd     %ymm2, %ymm18, %ymm2
        vpaddd     %ymm3, %ymm20, %ymm3
        vpaddd     %ymm4, %ymm23, %ymm4
        vpaddd     %ymm0, %ymm16, %ymm0
        vpaddd     %ymm1, %ymm19, %ymm1
        vpaddd     %ymm2, %ymm24, %ymm2
        vpaddd     %ymm3, %ymm17, %ymm3
        vpaddd     %ymm4, %ymm5, %ymm4
        vpaddd     %ymm0, %ymm22, %ymm0
        vmovdqu32  %ymm1, (%rdi)
        vmovdqu32  %ymm2, 32(%rdi)
        vmovdqu32  %ymm3, 64(%rdi)
        vmovdqu32  %ymm4, 96(%rdi)
        vmovdqu32  %ymm0, 128(%rdi)
        vmovdqa32  %ymm1, %ymm5
        vmovdqa32  %ymm2, %ymm1
        vmovdqa32  %ymm3, %ymm2
        vmovdqa32  %ymm4, %ymm3
        vmovdqa32  %ymm0, %ymm4
        vmovdqa32  %ymm5, %ymm0
        add        $64, %rcx
        sub        $1, %rdx
        jnz        L(ripemd160_x8_blocks_loop)
L(ripemd160_x8_blocks_end):
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
        .size      SYMBOL(ripemd160_x8_blocks), . - SYMBOL(ripemd160_x8_blocks)
#endif

#if defined(__ELF__)
        .section .note.GNU-stack,"",%progbits
#endif
