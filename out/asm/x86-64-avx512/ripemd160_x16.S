/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for x86-64 with AVX-512 and BMI, 16 lanes.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target x86-64-avx512 --kernel lanes --emitter gas
 *
 * ripemd160_x16_blocks: 1097 instructions for a block of 64 bytes, critical path 321 cycles.
 * ripemd160_x16_blocks: 1824 instructions in all, 165 of them moves between registers.
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
L(ripemd160_x16_blocks_constants):
        .long      0x50a28be6, 0x5a827999, 0x5c4dd124, 0x6ed9eba1, 0x6d703ef3, 0x8f1bbcdc, 0x7a6d76e9, 0xa953fd4e

        .text
        .p2align   5
        .globl     SYMBOL(ripemd160_x16_blocks)
#if defined(_WIN32)
        .def       SYMBOL(ripemd160_x16_blocks)
        .scl       2
        .type      32
        .endef
        .seh_proc  SYMBOL(ripemd160_x16_blocks)
#elif defined(__ELF__)
        .type      SYMBOL(ripemd160_x16_blocks), %function
#endif
SYMBOL(ripemd160_x16_blocks):
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
        sub        $0x400, %rsp
        and        $-64, %rsp
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
        sub        $0x400, %rsp
        and        $-64, %rsp
#endif
        test       %rdx, %rdx
        jz         L(ripemd160_x16_blocks_end)
        mov        $0, %rcx
        lea        L(ripemd160_x16_blocks_constants)(%rip), %r15
        vmovdqu32  (%rdi), %zmm0
        vmovdqu32  64(%rdi), %zmm1
        vmovdqu32  128(%rdi), %zmm2
        vmovdqu32  192(%rdi), %zmm3
        vmovdqu32  0x100(%rdi), %zmm4
        .p2align   5
L(ripemd160_x16_blocks_loop):
        mov        (%rsi), %rax
        add        %rcx, %rax
        mov        (%rax), %r8d
        mov        %r8d, (%rsp)
        mov        4(%rax), %r8d
        mov        %r8d, 64(%rsp)
        mov        8(%rax), %r8d
        mov        %r8d, 128(%rsp)
        mov        12(%rax), %r8d
        mov        %r8d, 192(%rsp)
        mov        16(%rax), %r8d
        mov        %r8d, 0x100(%rsp)
        mov        20(%rax), %r8d
        mov        %r8d, 0x140(%rsp)
        mov        24(%rax), %r8d
        mov        %r8d, 0x180(%rsp)
        mov        28(%rax), %r8d
        mov        %r8d, 0x1c0(%rsp)
        mov        32(%rax), %r8d
        mov        %r8d, 0x200(%rsp)
        mov        36(%rax), %r8d
        mov        %r8d, 0x240(%rsp)
        mov        40(%rax), %r8d
        mov        %r8d, 0x280(%rsp)
        mov        44(%rax), %r8d
        mov        %r8d, 0x2c0(%rsp)
        mov        48(%rax), %r8d
        mov        %r8d, 0x300(%rsp)
        mov        52(%rax), %r8d
        mov        %r8d, 0x340(%rsp)
        mov        56(%rax), %r8d
        mov        %r8d, 0x380(%rsp)
        mov        60(%rax), %r8d
        mov        %r8d, 0x3c0(%rsp)
        mov        8(%rsi), %rax
        add        %rcx, %rax
        mov        (%rax), %r8d
        mov        %r8d, 4(%rsp)
        mov        4(%rax), %r8d
        mov        %r8d, 68(%rsp)
        mov        8(%rax), %r8d
        mov        %r8d, 132(%rsp)
        mov        12(%rax), %r8d
        mov        %r8d, 196(%rsp)
        mov        16(%rax), %r8d
        mov        %r8d, 0x104(%rsp)
        mov        20(%rax), %r8d
        mov        %r8d, 0x144(%rsp)
        mov        24(%rax), %r8d
        mov        %r8d, 0x184(%rsp)
        mov        28(%rax), %r8d
        mov        %r8d, 0x1c4(%rsp)
        mov        32(%rax), %r8d
        mov        %r8d, 0x204(%rsp)
        mov        36(%rax), %r8d
        mov        %r8d, 0x244(%rsp)
        mov        40(%rax), %r8d
        mov        %r8d, 0x284(%rsp)
        mov        44(%rax), %r8d
        mov        %r8d, 0x2c4(%rsp)
        mov        48(%rax), %r8d
        mov        %r8d, 0x304(%rsp)
        mov        52(%rax), %r8d
        mov        %r8d, 0x344(%rsp)
        mov        56(%rax), %r8d
        mov        %r8d, 0x384(%rsp)
        mov        60(%rax), %r8d
        mov        %r8d, 0x3c4(%rsp)
        mov        16(%rsi), %rax
        add        %rcx, %rax
        mov        (%rax), %r8d
        mov        %r8d, 8(%rsp)
        mov        4(%rax), %r8d
        mov        %r8d, 72(%rsp)
        mov        8(%rax), %r8d
        mov        %r8d, 136(%rsp)
        mov        12(%rax), %r8d
        mov        %r8d, 200(%rsp)
        mov        16(%rax), %r8d
        mov        %r8d, 0x108(%rsp)
        mov        20(%rax), %r8d
        mov        %r8d, 0x148(%rsp)
        mov        24(%rax), %r8d
        mov        %r8d, 0x188(%rsp)
        mov        28(%rax), %r8d
        mov        %r8d, 0x1c8(%rsp)
        mov        32(%rax), %r8d
        mov        %r8d, 0x208(%rsp)
        mov        36(%rax), %r8d
        mov        %r8d, 0x248(%rsp)
        mov        40(%rax), %r8d
        mov        %r8d, 0x288(%rsp)
        mov        44(%rax), %r8d
        mov        %r8d, 0x2c8(%rsp)
        mov        48(%rax), %r8d
        mov        %r8d, 0x308(%rsp)
        mov        52(%rax), %r8d
        mov        %r8d, 0x348(%rsp)
        mov        56(%rax), %r8d
        mov        %r8d, 0x388(%rsp)
        mov        60(%rax), %r8d
        mov        %r8d, 0x3c8(%rsp)
        mov        24(%rsi), %rax
        add        %rcx, %rax
        mov        (%rax), %r8d
        mov        %r8d, 12(%rsp)
        mov        4(%rax), %r8d
        mov        %r8d, 76(%rsp)
        mov        8(%rax), %r8d
        mov        %r8d, 140(%rsp)
        mov        12(%rax), %r8d
        mov        %r8d, 204(%rsp)
        mov        16(%rax), %r8d
        mov        %r8d, 0x10c(%rsp)
        mov        20(%rax), %r8d
        mov        %r8d, 0x14c(%rsp)
        mov        24(%rax), %r8d
        mov        %r8d, 0x18c(%rsp)
        mov        28(%rax), %r8d
        mov        %r8d, 0x1cc(%rsp)
        mov        32(%rax), %r8d
        mov        %r8d, 0x20c(%rsp)
        mov        36(%rax), %r8d
        mov        %r8d, 0x24c(%rsp)
        mov        40(%rax), %r8d
        mov        %r8d, 0x28c(%rsp)
        mov        44(%rax), %r8d
        mov        %r8d, 0x2cc(%rsp)
        mov        48(%rax), %r8d
        mov        %r8d, 0x30c(%rsp)
        mov        52(%rax), %r8d
        mov        %r8d, 0x34c(%rsp)
        mov        56(%rax), %r8d
        mov        %r8d, 0x38c(%rsp)
        mov        60(%rax), %r8d
        mov        %r8d, 0x3cc(%rsp)
        mov        32(%rsi), %rax
        add        %rcx, %rax
        mov        (%rax), %r8d
        mov        %r8d, 16(%rsp)
        mov        4(%rax), %r8d
        mov        %r8d, 80(%rsp)
        mov        8(%rax), %r8d
        mov        %r8d, 144(%rsp)
        mov        12(%rax), %r8d
        mov        %r8d, 208(%rsp)
        mov        16(%rax), %r8d
        mov        %r8d, 0x110(%rsp)
        mov        20(%rax), %r8d
        mov        %r8d, 0x150(%rsp)
        mov        24(%rax), %r8d
        mov        %r8d, 0x190(%rsp)
        mov        28(%rax), %r8d
        mov        %r8d, 0x1d0(%rsp)
        mov        32(%rax), %r8d
        mov        %r8d, 0x210(%rsp)
        mov        36(%rax), %r8d
        mov        %r8d, 0x250(%rsp)
        mov        40(%rax), %r8d
        mov        %r8d, 0x290(%rsp)
        mov        44(%rax), %r8d
        mov        %r8d, 0x2d0(%rsp)
        mov        48(%rax), %r8d
        mov        %r8d, 0x310(%rsp)
        mov        52(%rax), %r8d
        mov        %r8d, 0x350(%rsp)
        mov        56(%rax), %r8d
        mov        %r8d, 0x390(%rsp)
        mov        60(%rax), %r8d
        mov        %r8d, 0x3d0(%rsp)
        mov        40(%rsi), %rax
        add        %rcx, %rax
        mov        (%rax), %r8d
        mov        %r8d, 20(%rsp)
        mov        4(%rax), %r8d
        mov        %r8d, 84(%rsp)
        mov        8(%rax), %r8d
        mov        %r8d, 148(%rsp)
        mov        12(%rax), %r8d
        mov        %r8d, 212(%rsp)
        mov        16(%rax), %r8d
        mov        %r8d, 0x114(%rsp)
        mov        20(%rax), %r8d
        mov        %r8d, 0x154(%rsp)
        mov        24(%rax), %r8d
        mov        %r8d, 0x194(%rsp)
        mov        28(%rax), %r8d
        mov        %r8d, 0x1d4(%rsp)
        mov        32(%rax), %r8d
        mov        %r8d, 0x214(%rsp)
        mov        36(%rax), %r8d
        mov        %r8d, 0x254(%rsp)
        mov        40(%rax), %r8d
        mov        %r8d, 0x294(%rsp)
        mov        44(%rax), %r8d
        mov        %r8d, 0x2d4(%rsp)
        mov        48(%rax), %r8d
        mov        %r8d, 0x314(%rsp)
        mov        52(%rax), %r8d
        mov        %r8d, 0x354(%rsp)
        mov        56(%rax), %r8d
        mov        %r8d, 0x394(%rsp)
        mov        60(%rax), %r8d
        mov        %r8d, 0x3d4(%rsp)
        mov        48(%rsi), %rax
        add        %rcx, %rax
        mov        (%rax), %r8d
        mov        %r8d, 24(%rsp)
        mov        4(%rax), %r8d
        mov        %r8d, 88(%rsp)
        mov        8(%rax), %r8d
        mov        %r8d, 152(%rsp)
        mov        12(%rax), %r8d
        mov        %r8d, 216(%rsp)
        mov        16(%rax), %r8d
        mov        %r8d, 0x118(%rsp)
        mov        20(%rax), %r8d
        mov        %r8d, 0x158(%rsp)
        mov        24(%rax), %r8d
        mov        %r8d, 0x198(%rsp)
        mov        28(%rax), %r8d
        mov        %r8d, 0x1d8(%rsp)
        mov        32(%rax), %r8d
        mov        %r8d, 0x218(%rsp)
        mov        36(%rax), %r8d
        mov        %r8d, 0x258(%rsp)
        mov        40(%rax), %r8d
        mov        %r8d, 0x298(%rsp)
        mov        44(%rax), %r8d
        mov        %r8d, 0x2d8(%rsp)
        mov        48(%rax), %r8d
        mov        %r8d, 0x318(%rsp)
        mov        52(%rax), %r8d
        mov        %r8d, 0x358(%rsp)
        mov        56(%rax), %r8d
        mov        %r8d, 0x398(%rsp)
        mov        60(%rax), %r8d
        mov        %r8d, 0x3d8(%rsp)
        mov        56(%rsi), %rax
        add        %rcx, %rax
        mov        (%rax), %r8d
        mov        %r8d, 28(%rsp)
        mov        4(%rax), %r8d
        mov        %r8d, 92(%rsp)
        mov        8(%rax), %r8d
        mov        %r8d, 156(%rsp)
        mov        12(%rax), %r8d
        mov        %r8d, 220(%rsp)
        mov        16(%rax), %r8d
        mov        %r8d, 0x11c(%rsp)
        mov        20(%rax), %r8d
        mov        %r8d, 0x15c(%rsp)
        mov        24(%rax), %r8d
        mov        %r8d, 0x19c(%rsp)
        mov        28(%rax), %r8d
        mov        %r8d, 0x1dc(%rsp)
        mov        32(%rax), %r8d
        mov        %r8d, 0x21c(%rsp)
        mov        36(%rax), %r8d
        mov        %r8d, 0x25c(%rsp)
        mov        40(%rax), %r8d
        mov        %r8d, 0x29c(%rsp)
        mov        44(%rax), %r8d
        mov        %r8d, 0x2dc(%rsp)
        mov        48(%rax), %r8d
        mov        %r8d, 0x31c(%rsp)
        mov        52(%rax), %r8d
        mov        %r8d, 0x35c(%rsp)
        mov        56(%rax), %r8d
        mov        %r8d, 0x39c(%rsp)
        mov        60(%rax), %r8d
        mov        %r8d, 0x3dc(%rsp)
        mov        64(%rsi), %rax
        add        %rcx, %rax
        mov        (%rax), %r8d
        mov        %r8d, 32(%rsp)
        mov        4(%rax), %r8d
        mov        %r8d, 96(%rsp)
        mov        8(%rax), %r8d
        mov        %r8d, 160(%rsp)
        mov        12(%rax), %r8d
        mov        %r8d, 224(%rsp)
        mov        16(%rax), %r8d
        mov        %r8d, 0x120(%rsp)
        mov        20(%rax), %r8d
        mov        %r8d, 0x160(%rsp)
        mov        24(%rax), %r8d
        mov        %r8d, 0x1a0(%rsp)
        mov        28(%rax), %r8d
        mov        %r8d, 0x1e0(%rsp)
        mov        32(%rax), %r8d
        mov        %r8d, 0x220(%rsp)
        mov        36(%rax), %r8d
        mov        %r8d, 0x260(%rsp)
        mov        40(%rax), %r8d
        mov        %r8d, 0x2a0(%rsp)
        mov        44(%rax), %r8d
        mov        %r8d, 0x2e0(%rsp)
        mov        48(%rax), %r8d
        mov        %r8d, 0x320(%rsp)
        mov        52(%rax), %r8d
        mov        %r8d, 0x360(%rsp)
        mov        56(%rax), %r8d
        mov        %r8d, 0x3a0(%rsp)
        mov        60(%rax), %r8d
        mov        %r8d, 0x3e0(%rsp)
        mov        72(%rsi), %rax
        add        %rcx, %rax
        mov        (%rax), %r8d
        mov        %r8d, 36(%rsp)
        mov        4(%rax), %r8d
        mov        %r8d, 100(%rsp)
        mov        8(%rax), %r8d
        mov        %r8d, 164(%rsp)
        mov        12(%rax), %r8d
        mov        %r8d, 228(%rsp)
        mov        16(%rax), %r8d
        mov        %r8d, 0x124(%rsp)
        mov        20(%rax), %r8d
        mov        %r8d, 0x164(%rsp)
        mov        24(%rax), %r8d
        mov        %r8d, 0x1a4(%rsp)
        mov        28(%rax), %r8d
        mov        %r8d, 0x1e4(%rsp)
        mov        32(%rax), %r8d
        mov        %r8d, 0x224(%rsp)
        mov        36(%rax), %r8d
        mov        %r8d, 0x264(%rsp)
        mov        40(%rax), %r8d
        mov        %r8d, 0x2a4(%rsp)
        mov        44(%rax), %r8d
        mov        %r8d, 0x2e4(%rsp)
        mov        48(%rax), %r8d
        mov        %r8d, 0x324(%rsp)
        mov        52(%rax), %r8d
        mov        %r8d, 0x364(%rsp)
        mov        56(%rax), %r8d
        mov        %r8d, 0x3a4(%rsp)
        mov        60(%rax), %r8d
        mov        %r8d, 0x3e4(%rsp)
        mov        80(%rsi), %rax
        add        %rcx, %rax
        mov        (%rax), %r8d
        mov        %r8d, 40(%rsp)
        mov        4(%rax), %r8d
        mov        %r8d, 104(%rsp)
        mov        8(%rax), %r8d
        mov        %r8d, 168(%rsp)
        mov        12(%rax), %r8d
        mov        %r8d, 232(%rsp)
        mov        16(%rax), %r8d
        mov        %r8d, 0x128(%rsp)
        mov        20(%rax), %r8d
        mov        %r8d, 0x168(%rsp)
        mov        24(%rax), %r8d
        mov        %r8d, 0x1a8(%rsp)
        mov        28(%rax), %r8d
        mov        %r8d, 0x1e8(%rsp)
        mov        32(%rax), %r8d
        mov        %r8d, 0x228(%rsp)
        mov        36(%rax), %r8d
        mov        %r8d, 0x268(%rsp)
        mov        40(%rax), %r8d
        mov        %r8d, 0x2a8(%rsp)
        mov        44(%rax), %r8d
        mov        %r8d, 0x2e8(%rsp)
        mov        48(%rax), %r8d
        mov        %r8d, 0x328(%rsp)
        mov        52(%rax), %r8d
        mov        %r8d, 0x368(%rsp)
        mov        56(%rax), %r8d
        mov        %r8d, 0x3a8(%rsp)
        mov        60(%rax), %r8d
        mov        %r8d, 0x3e8(%rsp)
        mov        88(%rsi), %rax
        add        %rcx, %rax
        mov        (%rax), %r8d
        mov        %r8d, 44(%rsp)
        mov        4(%rax), %r8d
        mov        %r8d, 108(%rsp)
        mov        8(%rax), %r8d
        mov        %r8d, 172(%rsp)
        mov        12(%rax), %r8d
        mov        %r8d, 236(%rsp)
        mov        16(%rax), %r8d
        mov        %r8d, 0x12c(%rsp)
        mov        20(%rax), %r8d
        mov        %r8d, 0x16c(%rsp)
        mov        24(%rax), %r8d
        mov        %r8d, 0x1ac(%rsp)
        mov        28(%rax), %r8d
        mov        %r8d, 0x1ec(%rsp)
        mov        32(%rax), %r8d
        mov        %r8d, 0x22c(%rsp)
        mov        36(%rax), %r8d
        mov        %r8d, 0x26c(%rsp)
        mov        40(%rax), %r8d
        mov        %r8d, 0x2ac(%rsp)
        mov        44(%rax), %r8d
        mov        %r8d, 0x2ec(%rsp)
        mov        48(%rax), %r8d
        mov        %r8d, 0x32c(%rsp)
        mov        52(%rax), %r8d
        mov        %r8d, 0x36c(%rsp)
        mov        56(%rax), %r8d
        mov        %r8d, 0x3ac(%rsp)
        mov        60(%rax), %r8d
        mov        %r8d, 0x3ec(%rsp)
        mov        96(%rsi), %rax
        add        %rcx, %rax
        mov        (%rax), %r8d
        mov        %r8d, 48(%rsp)
        mov        4(%rax), %r8d
        mov        %r8d, 112(%rsp)
        mov        8(%rax), %r8d
        mov        %r8d, 176(%rsp)
        mov        12(%rax), %r8d
        mov        %r8d, 240(%rsp)
        mov        16(%rax), %r8d
        mov        %r8d, 0x130(%rsp)
        mov        20(%rax), %r8d
        mov        %r8d, 0x170(%rsp)
        mov        24(%rax), %r8d
        mov        %r8d, 0x1b0(%rsp)
        mov        28(%rax), %r8d
        mov        %r8d, 0x1f0(%rsp)
        mov        32(%rax), %r8d
        mov        %r8d, 0x230(%rsp)
        mov        36(%rax), %r8d
        mov        %r8d, 0x270(%rsp)
        mov        40(%rax), %r8d
        mov        %r8d, 0x2b0(%rsp)
        mov        44(%rax), %r8d
        mov        %r8d, 0x2f0(%rsp)
        mov        48(%rax), %r8d
        mov        %r8d, 0x330(%rsp)
        mov        52(%rax), %r8d
        mov        %r8d, 0x370(%rsp)
        mov        56(%rax), %r8d
        mov        %r8d, 0x3b0(%rsp)
        mov        60(%rax), %r8d
        mov        %r8d, 0x3f0(%rsp)
        mov        104(%rsi), %rax
        add        %rcx, %rax
        mov        (%rax), %r8d
        mov        %r8d, 52(%rsp)
        mov        4(%rax), %r8d
        mov        %r8d, 116(%rsp)
        mov        8(%rax), %r8d
        mov        %r8d, 180(%rsp)
        mov        12(%rax), %r8d
        mov        %r8d, 244(%rsp)
        mov        16(%rax), %r8d
        mov        %r8d, 0x134(%rsp)
        mov        20(%rax), %r8d
        mov        %r8d, 0x174(%rsp)
        mov        24(%rax), %r8d
        mov        %r8d, 0x1b4(%rsp)
        mov        28(%rax), %r8d
        mov        %r8d, 0x1f4(%rsp)
        mov        32(%rax), %r8d
        mov        %r8d, 0x234(%rsp)
        mov        36(%rax), %r8d
        mov        %r8d, 0x274(%rsp)
        mov        40(%rax), %r8d
        mov        %r8d, 0x2b4(%rsp)
        mov        44(%rax), %r8d
        mov        %r8d, 0x2f4(%rsp)
        mov        48(%rax), %r8d
        mov        %r8d, 0x334(%rsp)
        mov        52(%rax), %r8d
        mov        %r8d, 0x374(%rsp)
        mov        56(%rax), %r8d
        mov        %r8d, 0x3b4(%rsp)
        mov        60(%rax), %r8d
        mov        %r8d, 0x3f4(%rsp)
        mov        112(%rsi), %rax
        add        %rcx, %rax
        mov        (%rax), %r8d
        mov        %r8d, 56(%rsp)
        mov        4(%rax), %r8d
        mov        %r8d, 120(%rsp)
        mov        8(%rax), %r8d
        mov        %r8d, 184(%rsp)
        mov        12(%rax), %r8d
        mov        %r8d, 248(%rsp)
        mov        16(%rax), %r8d
        mov        %r8d, 0x138(%rsp)
        mov        20(%rax), %r8d
        mov        %r8d, 0x178(%rsp)
        mov        24(%rax), %r8d
        mov        %r8d, 0x1b8(%rsp)
        mov        28(%rax), %r8d
        mov        %r8d, 0x1f8(%rsp)
        mov        32(%rax), %r8d
        mov        %r8d, 0x238(%rsp)
        mov        36(%rax), %r8d
        mov        %r8d, 0x278(%rsp)
        mov        40(%rax), %r8d
        mov        %r8d, 0x2b8(%rsp)
        mov        44(%rax), %r8d
        mov        %r8d, 0x2f8(%rsp)
        mov        48(%rax), %r8d
        mov        %r8d, 0x338(%rsp)
        mov        52(%rax), %r8d
        mov        %r8d, 0x378(%rsp)
        mov        56(%rax), %r8d
        mov        %r8d, 0x3b8(%rsp)
        mov        60(%rax), %r8d
        mov        %r8d, 0x3f8(%rsp)
        mov        120(%rsi), %rax
        add        %rcx, %rax
        mov        (%rax), %r8d
        mov        %r8d, 60(%rsp)
        mov        4(%rax), %r8d
        mov        %r8d, 124(%rsp)
        mov        8(%rax), %r8d
        mov        %r8d, 188(%rsp)
        mov        12(%rax), %r8d
        mov        %r8d, 252(%rsp)
        mov        16(%rax), %r8d
        mov        %r8d, 0x13c(%rsp)
        mov        20(%rax), %r8d
        mov        %r8d, 0x17c(%rsp)
        mov        24(%rax), %r8d
        mov        %r8d, 0x1bc(%rsp)
        mov        28(%rax), %r8d
        mov        %r8d, 0x1fc(%rsp)
        mov        32(%rax), %r8d
        mov        %r8d, 0x23c(%rsp)
        mov        36(%rax), %r8d
        mov        %r8d, 0x27c(%rsp)
        mov        40(%rax), %r8d
        mov        %r8d, 0x2bc(%rsp)
        mov        44(%rax), %r8d
        mov        %r8d, 0x2fc(%rsp)
        mov        48(%rax), %r8d
        mov        %r8d, 0x33c(%rsp)
        mov        52(%rax), %r8d
        mov        %r8d, 0x37c(%rsp)
        mov        56(%rax), %r8d
        mov        %r8d, 0x3bc(%rsp)
        mov        60(%rax), %r8d
        mov        %r8d, 0x3fc(%rsp)
        vmovdqu32  0x140(%rsp), %zmm5
        vpaddd     (%r15){1to16}, %zmm5, %zmm16
        vmovdqa32  %zmm2, %zmm17
        vpternlogd $150, %zmm3, %zmm1, %zmm17
        vpaddd     (%rsp), %zmm0, %zmm18
        vmovdqa32  %zmm2, %zmm19
        vpternlogd $89, %zmm1, %zmm3, %zmm19
        vpaddd     %zmm0, %zmm16, %zmm16
        vpaddd     %zmm18, %zmm17, %zmm17
        vpaddd     %zmm16, %zmm19, %zmm16
        vprold     $11, %zmm17, %zmm17
        vprold     $8, %zmm16, %zmm16
        vpaddd     %zmm4, %zmm17, %zmm17                        // left step 1, f1: cycle 4
        vprold     $10, %zmm2, %zmm18
        vpaddd     %zmm4, %zmm16, %zmm16                        // right step 1, f5: cycle 4
        vpaddd     (%r15){1to16}, %zmm4, %zmm19
        vmovdqa32  %zmm17, %zmm20
        vpternlogd $150, %zmm1, %zmm18, %zmm20
        vpaddd     64(%rsp), %zmm4, %zmm21
        vmovdqa32  %zmm16, %zmm22
        vpternlogd $45, %zmm18, %zmm1, %zmm22
        vpaddd     0x380(%rsp), %zmm19, %zmm19
        vpaddd     %zmm21, %zmm20, %zmm20
        vpaddd     %zmm19, %zmm22, %zmm19
        vprold     $14, %zmm20, %zmm20
        vprold     $9, %zmm19, %zmm19
        vpaddd     %zmm3, %zmm20, %zmm20                        // left step 2, f1: cycle 8
        vprold     $10, %zmm1, %zmm21
        vpaddd     %zmm3, %zmm19, %zmm19                        // right step 2, f5: cycle 8
        vpaddd     (%r15){1to16}, %zmm3, %zmm22
        vmovdqa32  %zmm20, %zmm23
        vpternlogd $150, %zmm17, %zmm21, %zmm23
        vpaddd     128(%rsp), %zmm3, %zmm24
        vmovdqa32  %zmm19, %zmm25
        vpternlogd $45, %zmm21, %zmm16, %zmm25
        vpaddd     0x1c0(%rsp), %zmm22, %zmm22
        vpaddd     %zmm24, %zmm23, %zmm23
        vpaddd     %zmm22, %zmm25, %zmm22
        vprold     $15, %zmm23, %zmm23
        vprold     $9, %zmm22, %zmm22
        vpaddd     %zmm18, %zmm23, %zmm23                       // left step 3, f1: cycle 12
        vprold     $10, %zmm17, %zmm17
        vpaddd     %zmm18, %zmm22, %zmm22                       // right step 3, f5: cycle 12
        vprold     $10, %zmm16, %zmm16
        vpaddd     (%r15){1to16}, %zmm18, %zmm24
        vmovdqa32  %zmm23, %zmm25
        vpternlogd $150, %zmm20, %zmm17, %zmm25
        vpaddd     192(%rsp), %zmm18, %zmm18
        vmovdqa32  %zmm22, %zmm26
        vpternlogd $45, %zmm16, %zmm19, %zmm26
        vpaddd     (%rsp), %zmm24, %zmm24
        vpaddd     %zmm18, %zmm25, %zmm18
        vpaddd     %zmm24, %zmm26, %zmm24
        vprold     $12, %zmm18, %zmm18
        vpaddd     (%r15){1to16}, %zmm21, %zmm25
        vprold     $11, %zmm24, %zmm24
        vpaddd     %zmm21, %zmm18, %zmm18                       // left step 4, f1: cycle 16
        vprold     $10, %zmm20, %zmm20
        vpaddd     %zmm21, %zmm24, %zmm24                       // right step 4, f5: cycle 16
        vprold     $10, %zmm19, %zmm19
        vmovdqa32  %zmm18, %zmm26
        vpternlogd $150, %zmm23, %zmm20, %zmm26
        vpaddd     0x100(%rsp), %zmm21, %zmm21
        vmovdqa32  %zmm24, %zmm27
        vpternlogd $45, %zmm19, %zmm22, %zmm27
        vpaddd     0x240(%rsp), %zmm25, %zmm25
        vpaddd     %zmm21, %zmm26, %zmm21
        vpaddd     %zmm25, %zmm27, %zmm25
        vprold     $5, %zmm21, %zmm21
        vprold     $13, %zmm25, %zmm25
        vpaddd     %zmm17, %zmm21, %zmm21                       // left step 5, f1: cycle 20
        vprold     $10, %zmm23, %zmm23
        vpaddd     %zmm16, %zmm25, %zmm25                       // right step 5, f5: cycle 20
        vprold     $10, %zmm22, %zmm22
        vpaddd     (%r15){1to16}, %zmm16, %zmm16
        vmovdqa32  %zmm21, %zmm26
        vpternlogd $150, %zmm18, %zmm23, %zmm26
        vpaddd     %zmm17, %zmm5, %zmm17
        vmovdqa32  %zmm25, %zmm27
        vpternlogd $45, %zmm22, %zmm24, %zmm27
        vpaddd     128(%rsp), %zmm16, %zmm16
        vpaddd     %zmm17, %zmm26, %zmm17
        vpaddd     %zmm16, %zmm27, %zmm16
        vprold     $8, %zmm17, %zmm17
        vpaddd     (%r15){1to16}, %zmm19, %zmm26
        vprold     $15, %zmm16, %zmm16
        vpaddd     %zmm20, %zmm17, %zmm17                       // left step 6, f1: cycle 24
        vprold     $10, %zmm18, %zmm18
        vpaddd     %zmm19, %zmm16, %zmm16                       // right step 6, f5: cycle 24
        vprold     $10, %zmm24, %zmm19
        vmovdqa32  %zmm17, %zmm24
        vpternlogd $150, %zmm21, %zmm18, %zmm24
        vpaddd     0x180(%rsp), %zmm20, %zmm20
        vmovdqa32  %zmm16, %zmm27
        vpternlogd $45, %zmm19, %zmm25, %zmm27
        vpaddd     0x2c0(%rsp), %zmm26, %zmm26
        vpaddd     %zmm20, %zmm24, %zmm20
        vpaddd     %zmm26, %zmm27, %zmm24
        vprold     $7, %zmm20, %zmm20
        vprold     $15, %zmm24, %zmm24
        vpaddd     %zmm23, %zmm20, %zmm20                       // left step 7, f1: cycle 28
        vprold     $10, %zmm21, %zmm21
        vpaddd     %zmm22, %zmm24, %zmm24                       // right step 7, f5: cycle 28
        vprold     $10, %zmm25, %zmm25
        vpaddd     (%r15){1to16}, %zmm22, %zmm22
        vmovdqa32  %zmm20, %zmm26
        vpternlogd $150, %zmm17, %zmm21, %zmm26
        vpaddd     0x1c0(%rsp), %zmm23, %zmm23
        vmovdqa32  %zmm24, %zmm27
        vpternlogd $45, %zmm25, %zmm16, %zmm27
        vpaddd     0x100(%rsp), %zmm22, %zmm22
        vpaddd     %zmm23, %zmm26, %zmm23
        vpaddd     %zmm22, %zmm27, %zmm22
        vprold     $9, %zmm23, %zmm23
        vpaddd     (%r15){1to16}, %zmm19, %zmm26
        vprold     $5, %zmm22, %zmm22
        vpaddd     %zmm18, %zmm23, %zmm23                       // left step 8, f1: cycle 32
        vprold     $10, %zmm17, %zmm17
        vpaddd     %zmm19, %zmm22, %zmm19                       // right step 8, f5: cycle 32
        vprold     $10, %zmm16, %zmm16
        vmovdqa32  %zmm23, %zmm22
        vpternlogd $150, %zmm20, %zmm17, %zmm22
        vpaddd     0x200(%rsp), %zmm18, %zmm18
        vmovdqa32  %zmm19, %zmm27
        vpternlogd $45, %zmm16, %zmm24, %zmm27
        vpaddd     0x340(%rsp), %zmm26, %zmm26
        vpaddd     %zmm18, %zmm22, %zmm18
        vpaddd     %zmm26, %zmm27, %zmm22
        vprold     $11, %zmm18, %zmm18
        vprold     $7, %zmm22, %zmm22
        vpaddd     %zmm21, %zmm18, %zmm18                       // left step 9, f1: cycle 36
        vprold     $10, %zmm20, %zmm20
        vpaddd     %zmm25, %zmm22, %zmm22                       // right step 9, f5: cycle 36
        vprold     $10, %zmm24, %zmm24
        vpaddd     (%r15){1to16}, %zmm25, %zmm25
        vmovdqa32  %zmm18, %zmm26
        vpternlogd $150, %zmm23, %zmm20, %zmm26
        vpaddd     0x240(%rsp), %zmm21, %zmm21
        vmovdqa32  %zmm22, %zmm27
        vpternlogd $45, %zmm24, %zmm19, %zmm27
        vpaddd     0x180(%rsp), %zmm25, %zmm25
        vpaddd     %zmm21, %zmm26, %zmm21
        vpaddd     %zmm25, %zmm27, %zmm25
        vprold     $13, %zmm21, %zmm21
        vpaddd     (%r15){1to16}, %zmm16, %zmm26
        vprold     $7, %zmm25, %zmm25
        vpaddd     %zmm17, %zmm21, %zmm21                       // left step 10, f1: cycle 40
        vprold     $10, %zmm23, %zmm23
        vpaddd     %zmm16, %zmm25, %zmm16                       // right step 10, f5: cycle 40
        vprold     $10, %zmm19, %zmm19
        vmovdqa32  %zmm21, %zmm25
        vpternlogd $150, %zmm18, %zmm23, %zmm25
        vpaddd     0x280(%rsp), %zmm17, %zmm17
        vmovdqa32  %zmm16, %zmm27
        vpternlogd $45, %zmm19, %zmm22, %zmm27
        vpaddd     0x3c0(%rsp), %zmm26, %zmm26
        vpaddd     %zmm17, %zmm25, %zmm17
        vpaddd     %zmm26, %zmm27, %zmm25
        vprold     $14, %zmm17, %zmm17
        vprold     $8, %zmm25, %zmm25
        vpaddd     %zmm20, %zmm17, %zmm17                       // left step 11, f1: cycle 44
        vprold     $10, %zmm18, %zmm18
        vpaddd     %zmm24, %zmm25, %zmm25                       // right step 11, f5: cycle 44
        vprold     $10, %zmm22, %zmm22
        vpaddd     (%r15){1to16}, %zmm24, %zmm24
        vmovdqa32  %zmm17, %zmm26
        vpternlogd $150, %zmm21, %zmm18, %zmm26
        vpaddd     0x2c0(%rsp), %zmm20, %zmm20
        vmovdqa32  %zmm25, %zmm27
        vpternlogd $45, %zmm22, %zmm16, %zmm27
        vpaddd     0x200(%rsp), %zmm24, %zmm24
        vpaddd     %zmm20, %zmm26, %zmm20
        vpaddd     %zmm24, %zmm27, %zmm24
        vprold     $15, %zmm20, %zmm20
        vpaddd     (%r15){1to16}, %zmm19, %zmm26
        vprold     $11, %zmm24, %zmm24
        vpaddd     %zmm23, %zmm20, %zmm20                       // left step 12, f1: cycle 48
        vprold     $10, %zmm21, %zmm21
        vpaddd     %zmm19, %zmm24, %zmm19                       // right step 12, f5: cycle 48
        vprold     $10, %zmm16, %zmm16
        vmovdqa32  %zmm20, %zmm24
        vpternlogd $150, %zmm17, %zmm21, %zmm24
        vpaddd     0x300(%rsp), %zmm23, %zmm23
        vmovdqa32  %zmm19, %zmm27
        vpternlogd $45, %zmm16, %zmm25, %zmm27
        vpaddd     64(%rsp), %zmm26, %zmm26
        vpaddd     %zmm23, %zmm24, %zmm23
        vpaddd     %zmm26, %zmm27, %zmm24
        vprold     $6, %zmm23, %zmm23
        vprold     $14, %zmm24, %zmm24
        vpaddd     %zmm18, %zmm23, %zmm23                       // left step 13, f1: cycle 52
        vprold     $10, %zmm17, %zmm17
        vpaddd     %zmm22, %zmm24, %zmm24                       // right step 13, f5: cycle 52
        vprold     $10, %zmm25, %zmm25
        vpaddd     (%r15){1to16}, %zmm22, %zmm22
        vmovdqa32  %zmm23, %zmm26
        vpternlogd $150, %zmm20, %zmm17, %zmm26
        vpaddd     0x340(%rsp), %zmm18, %zmm18
        vmovdqa32  %zmm24, %zmm27
        vpternlogd $45, %zmm25, %zmm19, %zmm27
        vpaddd     0x280(%rsp), %zmm22, %zmm22
        vpaddd     %zmm18, %zmm26, %zmm18
        vpaddd     %zmm22, %zmm27, %zmm22
        vprold     $7, %zmm18, %zmm18
        vpaddd     (%r15){1to16}, %zmm16, %zmm26
        vprold     $14, %zmm22, %zmm22
        vpaddd     %zmm21, %zmm18, %zmm18                       // left step 14, f1: cycle 56
        vprold     $10, %zmm20, %zmm20
        vpaddd     %zmm16, %zmm22, %zmm16                       // right step 14, f5: cycle 56
        vprold     $10, %zmm19, %zmm19
        vmovdqa32  %zmm18, %zmm22
        vpternlogd $150, %zmm23, %zmm20, %zmm22
        vpaddd     0x380(%rsp), %zmm21, %zmm21
        vmovdqa32  %zmm16, %zmm27
        vpternlogd $45, %zmm19, %zmm24, %zmm27
        vpaddd     192(%rsp), %zmm26, %zmm26
        vpaddd     %zmm21, %zmm22, %zmm21
        vpaddd     %zmm26, %zmm27, %zmm22
        vprold     $9, %zmm21, %zmm21
        vprold     $12, %zmm22, %zmm22
        vpaddd     %zmm17, %zmm21, %zmm21                       // left step 15, f1: cycle 60
        vprold     $10, %zmm23, %zmm23
        vpaddd     %zmm25, %zmm22, %zmm22                       // right step 15, f5: cycle 60
        vprold     $10, %zmm24, %zmm24
        vpaddd     (%r15){1to16}, %zmm25, %zmm25
        vmovdqa32  %zmm21, %zmm26
        vpternlogd $150, %zmm18, %zmm23, %zmm26
        vpaddd     0x3c0(%rsp), %zmm17, %zmm17
        vmovdqa32  %zmm22, %zmm27
        vpternlogd $45, %zmm24, %zmm16, %zmm27
        vpaddd     0x300(%rsp), %zmm25, %zmm25
        vpaddd     %zmm17, %zmm26, %zmm17
        vpaddd     %zmm25, %zmm27, %zmm25
        vprold     $8, %zmm17, %zmm17
        vpaddd     4(%r15){1to16}, %zmm20, %zmm26
        vprold     $6, %zmm25, %zmm25
        vpaddd     %zmm20, %zmm17, %zmm17                       // left step 16, f1: cycle 64
        vprold     $10, %zmm18, %zmm18
        vpaddd     %zmm19, %zmm25, %zmm20                       // right step 16, f5: cycle 64
        vprold     $10, %zmm16, %zmm16
        vpaddd     8(%r15){1to16}, %zmm19, %zmm19
        vmovdqa32  %zmm17, %zmm25
        vpternlogd $202, %zmm18, %zmm21, %zmm25
        vpaddd     0x1c0(%rsp), %zmm26, %zmm26
        vmovdqa32  %zmm20, %zmm27
        vpternlogd $226, %zmm22, %zmm16, %zmm27
        vpaddd     0x180(%rsp), %zmm19, %zmm19
        vpaddd     %zmm26, %zmm25, %zmm25
        vpaddd     %zmm19, %zmm27, %zmm19
        vprold     $7, %zmm25, %zmm25
        vpaddd     4(%r15){1to16}, %zmm23, %zmm26
        vprold     $9, %zmm19, %zmm19
        vpaddd     %zmm23, %zmm25, %zmm23                       // left step 17, f2: cycle 68
        vprold     $10, %zmm21, %zmm21
        vpaddd     %zmm24, %zmm19, %zmm19                       // right step 17, f4: cycle 68
        vprold     $10, %zmm22, %zmm22
        vpaddd     8(%r15){1to16}, %zmm24, %zmm24
        vmovdqa32  %zmm23, %zmm25
        vpternlogd $202, %zmm21, %zmm17, %zmm25
        vpaddd     0x100(%rsp), %zmm26, %zmm26
        vmovdqa32  %zmm19, %zmm27
        vpternlogd $226, %zmm20, %zmm22, %zmm27
        vpaddd     0x2c0(%rsp), %zmm24, %zmm24
        vpaddd     %zmm26, %zmm25, %zmm25
        vpaddd     %zmm24, %zmm27, %zmm24
        vprold     $6, %zmm25, %zmm25
        vpaddd     4(%r15){1to16}, %zmm18, %zmm26
        vprold     $13, %zmm24, %zmm24
        vpaddd     %zmm18, %zmm25, %zmm18                       // left step 18, f2: cycle 72
        vprold     $10, %zmm17, %zmm17
        vpaddd     %zmm16, %zmm24, %zmm24                       // right step 18, f4: cycle 72
        vprold     $10, %zmm20, %zmm20
        vpaddd     8(%r15){1to16}, %zmm16, %zmm16
        vmovdqa32  %zmm18, %zmm25
        vpternlogd $202, %zmm17, %zmm23, %zmm25
        vpaddd     0x340(%rsp), %zmm26, %zmm26
        vmovdqa32  %zmm24, %zmm27
        vpternlogd $226, %zmm19, %zmm20, %zmm27
        vpaddd     192(%rsp), %zmm16, %zmm16
        vpaddd     %zmm26, %zmm25, %zmm25
        vpaddd     %zmm16, %zmm27, %zmm16
        vprold     $8, %zmm25, %zmm25
        vpaddd     4(%r15){1to16}, %zmm21, %zmm26
        vprold     $15, %zmm16, %zmm16
        vpaddd     %zmm21, %zmm25, %zmm21                       // left step 19, f2: cycle 76
        vprold     $10, %zmm23, %zmm23
        vpaddd     %zmm22, %zmm16, %zmm16                       // right step 19, f4: cycle 76
        vprold     $10, %zmm19, %zmm19
        vpaddd     8(%r15){1to16}, %zmm22, %zmm22
        vmovdqa32  %zmm21, %zmm25
        vpternlogd $202, %zmm23, %zmm18, %zmm25
        vpaddd     64(%rsp), %zmm26, %zmm26
        vmovdqa32  %zmm16, %zmm27
        vpternlogd $226, %zmm24, %zmm19, %zmm27
        vpaddd     0x1c0(%rsp), %zmm22, %zmm22
        vpaddd     %zmm26, %zmm25, %zmm25
        vpaddd     %zmm22, %zmm27, %zmm22
        vprold     $13, %zmm25, %zmm25
        vpaddd     4(%r15){1to16}, %zmm17, %zmm26
        vprold     $7, %zmm22, %zmm22
        vpaddd     %zmm17, %zmm25, %zmm17                       // left step 20, f2: cycle 80
        vprold     $10, %zmm18, %zmm18
        vpaddd     %zmm20, %zmm22, %zmm22                       // right step 20, f4: cycle 80
        vprold     $10, %zmm24, %zmm24
        vpaddd     8(%r15){1to16}, %zmm20, %zmm20
        vmovdqa32  %zmm17, %zmm25
        vpternlogd $202, %zmm18, %zmm21, %zmm25
        vpaddd     0x280(%rsp), %zmm26, %zmm26
        vmovdqa32  %zmm22, %zmm27
        vpternlogd $226, %zmm16, %zmm24, %zmm27
        vpaddd     (%rsp), %zmm20, %zmm20
        vpaddd     %zmm26, %zmm25, %zmm25
        vpaddd     %zmm20, %zmm27, %zmm20
        vprold     $11, %zmm25, %zmm25
        vpaddd     4(%r15){1to16}, %zmm23, %zmm26
        vprold     $12, %zmm20, %zmm20
        vpaddd     %zmm23, %zmm25, %zmm23                       // left step 21, f2: cycle 84
        vprold     $10, %zmm21, %zmm21
        vpaddd     %zmm19, %zmm20, %zmm20                       // right step 21, f4: cycle 84
        vprold     $10, %zmm16, %zmm16
        vpaddd     8(%r15){1to16}, %zmm19, %zmm19
        vmovdqa32  %zmm23, %zmm25
        vpternlogd $202, %zmm21, %zmm17, %zmm25
        vpaddd     0x180(%rsp), %zmm26, %zmm26
        vmovdqa32  %zmm20, %zmm27
        vpternlogd $226, %zmm22, %zmm16, %zmm27
        vpaddd     0x340(%rsp), %zmm19, %zmm19
        vpaddd     %zmm26, %zmm25, %zmm25
        vpaddd     %zmm19, %zmm27, %zmm19
        vprold     $9, %zmm25, %zmm25
        vpaddd     4(%r15){1to16}, %zmm18, %zmm26
        vprold     $8, %zmm19, %zmm19
        vpaddd     %zmm18, %zmm25, %zmm18                       // left step 22, f2: cycle 88
        vprold     $10, %zmm17, %zmm17
        vpaddd     %zmm24, %zmm19, %zmm19                       // right step 22, f4: cycle 88
        vprold     $10, %zmm22, %zmm22
        vpaddd     8(%r15){1to16}, %zmm24, %zmm24
        vmovdqa32  %zmm18, %zmm25
        vpternlogd $202, %zmm17, %zmm23, %zmm25
        vpaddd     0x3c0(%rsp), %zmm26, %zmm26
        vmovdqa32  %zmm19, %zmm27
        vpternlogd $226, %zmm20, %zmm22, %zmm27
        vpaddd     %zmm24, %zmm5, %zmm24
        vpaddd     %zmm26, %zmm25, %zmm25
        vpaddd     %zmm24, %zmm27, %zmm24
        vprold     $7, %zmm25, %zmm25
        vpaddd     4(%r15){1to16}, %zmm21, %zmm26
        vprold     $9, %zmm24, %zmm24
        vpaddd     %zmm21, %zmm25, %zmm21                       // left step 23, f2: cycle 92
        vprold     $10, %zmm23, %zmm23
        vpaddd     %zmm16, %zmm24, %zmm24                       // right step 23, f4: cycle 92
        vprold     $10, %zmm20, %zmm20
        vpaddd     8(%r15){1to16}, %zmm16, %zmm16
        vmovdqa32  %zmm21, %zmm25
        vpternlogd $202, %zmm23, %zmm18, %zmm25
        vpaddd     192(%rsp), %zmm26, %zmm26
        vmovdqa32  %zmm24, %zmm27
        vpternlogd $226, %zmm19, %zmm20, %zmm27
        vpaddd     0x280(%rsp), %zmm16, %zmm16
        vpaddd     %zmm26, %zmm25, %zmm25
        vpaddd     %zmm16, %zmm27, %zmm16
        vprold     $15, %zmm25, %zmm25
        vpaddd     4(%r15){1to16}, %zmm17, %zmm26
        vprold     $11, %zmm16, %zmm16
        vpaddd     %zmm17, %zmm25, %zmm17                       // left step 24, f2: cycle 96
        vprold     $10, %zmm18, %zmm18
        vpaddd     %zmm22, %zmm16, %zmm16                       // right step 24, f4: cycle 96
        vprold     $10, %zmm19, %zmm19
        vpaddd     8(%r15){1to16}, %zmm22, %zmm22
        vmovdqa32  %zmm17, %zmm25
        vpternlogd $202, %zmm18, %zmm21, %zmm25
        vpaddd     0x300(%rsp), %zmm26, %zmm26
        vmovdqa32  %zmm16, %zmm27
        vpternlogd $226, %zmm24, %zmm19, %zmm27
        vpaddd     0x380(%rsp), %zmm22, %zmm22
        vpaddd     %zmm26, %zmm25, %zmm25
        vpaddd     %zmm22, %zmm27, %zmm22
        vprold     $7, %zmm25, %zmm25
        vpaddd     4(%r15){1to16}, %zmm23, %zmm26
        vprold     $7, %zmm22, %zmm22
        vpaddd     %zmm23, %zmm25, %zmm23                       // left step 25, f2: cycle 100
        vprold     $10, %zmm21, %zmm21
        vpaddd     %zmm20, %zmm22, %zmm22                       // right step 25, f4: cycle 100
        vprold     $10, %zmm24, %zmm24
        vpaddd     8(%r15){1to16}, %zmm20, %zmm20
        vmovdqa32  %zmm23, %zmm25
        vpternlogd $202, %zmm21, %zmm17, %zmm25
        vpaddd     (%rsp), %zmm26, %zmm26
        vmovdqa32  %zmm22, %zmm27
        vpternlogd $226, %zmm16, %zmm24, %zmm27
        vpaddd     0x3c0(%rsp), %zmm20, %zmm20
        vpaddd     %zmm26, %zmm25, %zmm25
        vpaddd     %zmm20, %zmm27, %zmm20
        vprold     $12, %zmm25, %zmm25
        vpaddd     4(%r15){1to16}, %zmm18, %zmm26
        vprold     $7, %zmm20, %zmm20
        vpaddd     %zmm18, %zmm25, %zmm18                       // left step 26, f2: cycle 104
        vprold     $10, %zmm17, %zmm17
        vpaddd     %zmm19, %zmm20, %zmm20                       // right step 26, f4: cycle 104
        vprold     $10, %zmm16, %zmm16
        vpaddd     8(%r15){1to16}, %zmm19, %zmm19
        vmovdqa32  %zmm18, %zmm25
        vpternlogd $202, %zmm17, %zmm23, %zmm25
        vpaddd     0x240(%rsp), %zmm26, %zmm26
        vmovdqa32  %zmm20, %zmm27
        vpternlogd $226, %zmm22, %zmm16, %zmm27
        vpaddd     0x200(%rsp), %zmm19, %zmm19
        vpaddd     %zmm26, %zmm25, %zmm25
        vpaddd     %zmm19, %zmm27, %zmm19
        vprold     $15, %zmm25, %zmm25
        vpaddd     4(%r15){1to16}, %zmm21, %zmm26
        vprold     $12, %zmm19, %zmm19
        vpaddd     %zmm21, %zmm25, %zmm21                       // left step 27, f2: cycle 108
        vprold     $10, %zmm23, %zmm23
        vpaddd     %zmm24, %zmm19, %zmm19                       // right step 27, f4: cycle 108
        vprold     $10, %zmm22, %zmm22
        vpaddd     8(%r15){1to16}, %zmm24, %zmm24
        vmovdqa32  %zmm21, %zmm25
        vpternlogd $202, %zmm23, %zmm18, %zmm25
        vpaddd     %zmm26, %zmm5, %zmm26
        vmovdqa32  %zmm19, %zmm27
        vpternlogd $226, %zmm20, %zmm22, %zmm27
        vpaddd     0x300(%rsp), %zmm24, %zmm24
        vpaddd     %zmm26, %zmm25, %zmm25
        vpaddd     %zmm24, %zmm27, %zmm24
        vprold     $9, %zmm25, %zmm25
        vpaddd     4(%r15){1to16}, %zmm17, %zmm26
        vprold     $7, %zmm24, %zmm24
        vpaddd     %zmm17, %zmm25, %zmm17                       // left step 28, f2: cycle 112
        vprold     $10, %zmm18, %zmm18
        vpaddd     %zmm16, %zmm24, %zmm24                       // right step 28, f4: cycle 112
        vprold     $10, %zmm20, %zmm20
        vpaddd     8(%r15){1to16}, %zmm16, %zmm16
        vmovdqa32  %zmm17, %zmm25
        vpternlogd $202, %zmm18, %zmm21, %zmm25
        vpaddd     128(%rsp), %zmm26, %zmm26
        vmovdqa32  %zmm24, %zmm27
        vpternlogd $226, %zmm19, %zmm20, %zmm27
        vpaddd     0x100(%rsp), %zmm16, %zmm16
        vpaddd     %zmm26, %zmm25, %zmm25
        vpaddd     %zmm16, %zmm27, %zmm16
        vprold     $11, %zmm25, %zmm25
        vpaddd     4(%r15){1to16}, %zmm23, %zmm26
        vprold     $6, %zmm16, %zmm16
        vpaddd     %zmm23, %zmm25, %zmm23                       // left step 29, f2: cycle 116
        vprold     $10, %zmm21, %zmm21
        vpaddd     %zmm22, %zmm16, %zmm16                       // right step 29, f4: cycle 116
        vprold     $10, %zmm19, %zmm19
        vpaddd     8(%r15){1to16}, %zmm22, %zmm22
        vmovdqa32  %zmm23, %zmm25
        vpternlogd $202, %zmm21, %zmm17, %zmm25
        vpaddd     0x380(%rsp), %zmm26, %zmm26
        vmovdqa32  %zmm16, %zmm27
        vpternlogd $226, %zmm24, %zmm19, %zmm27
        vpaddd     0x240(%rsp), %zmm22, %zmm22
        vpaddd     %zmm26, %zmm25, %zmm25
        vpaddd     %zmm22, %zmm27, %zmm22
        vprold     $7, %zmm25, %zmm25
        vpaddd     4(%r15){1to16}, %zmm18, %zmm26
        vprold     $15, %zmm22, %zmm22
        vpaddd     %zmm18, %zmm25, %zmm18                       // left step 30, f2: cycle 120
        vprold     $10, %zmm17, %zmm17
        vpaddd     %zmm20, %zmm22, %zmm22                       // right step 30, f4: cycle 120
        vprold     $10, %zmm24, %zmm24
        vpaddd     8(%r15){1to16}, %zmm20, %zmm20
        vmovdqa32  %zmm18, %zmm25
        vpternlogd $202, %zmm17, %zmm23, %zmm25
        vpaddd     0x2c0(%rsp), %zmm26, %zmm26
        vmovdqa32  %zmm22, %zmm27
        vpternlogd $226, %zmm16, %zmm24, %zmm27
        vpaddd     64(%rsp), %zmm20, %zmm20
        vpaddd     %zmm26, %zmm25, %zmm25
        vpaddd     %zmm20, %zmm27, %zmm20
        vprold     $13, %zmm25, %zmm25
        vpaddd     4(%r15){1to16}, %zmm21, %zmm26
        vprold     $13, %zmm20, %zmm20
        vpaddd     %zmm21, %zmm25, %zmm21                       // left step 31, f2: cycle 124
        vprold     $10, %zmm23, %zmm23
        vpaddd     %zmm19, %zmm20, %zmm20                       // right step 31, f4: cycle 124
        vprold     $10, %zmm16, %zmm16
        vpaddd     8(%r15){1to16}, %zmm19, %zmm19
        vmovdqa32  %zmm21, %zmm25
        vpternlogd $202, %zmm23, %zmm18, %zmm25
        vpaddd     0x200(%rsp), %zmm26, %zmm26
        vmovdqa32  %zmm20, %zmm27
        vpternlogd $226, %zmm22, %zmm16, %zmm27
        vpaddd     128(%rsp), %zmm19, %zmm19
        vpaddd     %zmm26, %zmm25, %zmm25
        vpaddd     %zmm19, %zmm27, %zmm19
        vprold     $12, %zmm25, %zmm25
        vpternlogd $85, %zmm21, %zmm21, %zmm26
        vprold     $11, %zmm19, %zmm19
        vpaddd     %zmm17, %zmm25, %zmm25                       // left step 32, f2: cycle 128
        vprold     $10, %zmm18, %zmm18
        vpaddd     %zmm24, %zmm19, %zmm19                       // right step 32, f4: cycle 128
        vprold     $10, %zmm22, %zmm22
        vpaddd     12(%r15){1to16}, %zmm17, %zmm17
        vpaddd     16(%r15){1to16}, %zmm24, %zmm24
        vpternlogd $86, %zmm18, %zmm25, %zmm26
        vpaddd     192(%rsp), %zmm17, %zmm17
        vmovdqa32  %zmm19, %zmm27
        vpternlogd $89, %zmm22, %zmm20, %zmm27
        vpaddd     0x3c0(%rsp), %zmm24, %zmm24
        vpaddd     %zmm17, %zmm26, %zmm17
        vpaddd     %zmm24, %zmm27, %zmm24
        vprold     $11, %zmm17, %zmm17
        vprold     $9, %zmm24, %zmm24
        vpaddd     %zmm23, %zmm17, %zmm17                       // left step 33, f3: cycle 132
        vprold     $10, %zmm21, %zmm21
        vpaddd     %zmm16, %zmm24, %zmm24                       // right step 33, f3: cycle 132
        vprold     $10, %zmm20, %zmm20
        vpaddd     12(%r15){1to16}, %zmm23, %zmm23
        vpaddd     16(%r15){1to16}, %zmm16, %zmm16
        vmovdqa32  %zmm17, %zmm26
        vpternlogd $89, %zmm21, %zmm25, %zmm26
        vpaddd     0x280(%rsp), %zmm23, %zmm23
        vmovdqa32  %zmm24, %zmm27
        vpternlogd $89, %zmm20, %zmm19, %zmm27
        vpaddd     %zmm16, %zmm5, %zmm16
        vpaddd     %zmm23, %zmm26, %zmm23
        vpaddd     %zmm16, %zmm27, %zmm16
        vprold     $13, %zmm23, %zmm23
        vprold     $7, %zmm16, %zmm16
        vpaddd     %zmm18, %zmm23, %zmm23                       // left step 34, f3: cycle 136
        vprold     $10, %zmm25, %zmm25
        vpaddd     %zmm22, %zmm16, %zmm16                       // right step 34, f3: cycle 136
        vprold     $10, %zmm19, %zmm19
        vpaddd     12(%r15){1to16}, %zmm18, %zmm18
        vpaddd     16(%r15){1to16}, %zmm22, %zmm22
        vmovdqa32  %zmm23, %zmm26
        vpternlogd $89, %zmm25, %zmm17, %zmm26
        vpaddd     0x380(%rsp), %zmm18, %zmm18
        vmovdqa32  %zmm16, %zmm27
        vpternlogd $89, %zmm19, %zmm24, %zmm27
        vpaddd     64(%rsp), %zmm22, %zmm22
        vpaddd     %zmm18, %zmm26, %zmm18
        vpaddd     %zmm22, %zmm27, %zmm22
        vprold     $6, %zmm18, %zmm18
        vprold     $15, %zmm22, %zmm22
        vpaddd     %zmm21, %zmm18, %zmm18                       // left step 35, f3: cycle 140
        vprold     $10, %zmm17, %zmm17
        vpaddd     %zmm20, %zmm22, %zmm22                       // right step 35, f3: cycle 140
        vprold     $10, %zmm24, %zmm24
        vpaddd     12(%r15){1to16}, %zmm21, %zmm21
        vpaddd     16(%r15){1to16}, %zmm20, %zmm20
        vmovdqa32  %zmm18, %zmm26
        vpternlogd $89, %zmm17, %zmm23, %zmm26
        vpaddd     0x100(%rsp), %zmm21, %zmm21
        vmovdqa32  %zmm22, %zmm27
        vpternlogd $89, %zmm24, %zmm16, %zmm27
        vpaddd     192(%rsp), %zmm20, %zmm20
        vpaddd     %zmm21, %zmm26, %zmm21
        vpaddd     %zmm20, %zmm27, %zmm20
        vprold     $7, %zmm21, %zmm21
        vprold     $11, %zmm20, %zmm20
        vpaddd     %zmm25, %zmm21, %zmm21                       // left step 36, f3: cycle 144
        vprold     $10, %zmm23, %zmm23
        vpaddd     %zmm19, %zmm20, %zmm20                       // right step 36, f3: cycle 144
        vprold     $10, %zmm16, %zmm16
        vpaddd     12(%r15){1to16}, %zmm25, %zmm25
        vpaddd     16(%r15){1to16}, %zmm19, %zmm19
        vmovdqa32  %zmm21, %zmm26
        vpternlogd $89, %zmm23, %zmm18, %zmm26
        vpaddd     0x240(%rsp), %zmm25, %zmm25
        vmovdqa32  %zmm20, %zmm27
        vpternlogd $89, %zmm16, %zmm22, %zmm27
        vpaddd     0x1c0(%rsp), %zmm19, %zmm19
        vpaddd     %zmm25, %zmm26, %zmm25
        vpaddd     %zmm19, %zmm27, %zmm19
        vprold     $14, %zmm25, %zmm25
        vprold     $8, %zmm19, %zmm19
        vpaddd     %zmm17, %zmm25, %zmm25                       // left step 37, f3: cycle 148
        vprold     $10, %zmm18, %zmm18
        vpaddd     %zmm24, %zmm19, %zmm19                       // right step 37, f3: cycle 148
        vprold     $10, %zmm22, %zmm22
        vpaddd     12(%r15){1to16}, %zmm17, %zmm17
        vpaddd     16(%r15){1to16}, %zmm24, %zmm24
        vmovdqa32  %zmm25, %zmm26
        vpternlogd $89, %zmm18, %zmm21, %zmm26
        vpaddd     0x3c0(%rsp), %zmm17, %zmm17
        vmovdqa32  %zmm19, %zmm27
        vpternlogd $89, %zmm22, %zmm20, %zmm27
        vpaddd     0x380(%rsp), %zmm24, %zmm24
        vpaddd     %zmm17, %zmm26, %zmm17
        vpaddd     %zmm24, %zmm27, %zmm24
        vprold     $9, %zmm17, %zmm17
        vprold     $6, %zmm24, %zmm24
        vpaddd     %zmm23, %zmm17, %zmm17                       // left step 38, f3: cycle 152
        vprold     $10, %zmm21, %zmm21
        vpaddd     %zmm16, %zmm24, %zmm24                       // right step 38, f3: cycle 152
        vprold     $10, %zmm20, %zmm20
        vpaddd     12(%r15){1to16}, %zmm23, %zmm23
        vpaddd     16(%r15){1to16}, %zmm16, %zmm16
        vmovdqa32  %zmm17, %zmm26
        vpternlogd $89, %zmm21, %zmm25, %zmm26
        vpaddd     0x200(%rsp), %zmm23, %zmm23
        vmovdqa32  %zmm24, %zmm27
        vpternlogd $89, %zmm20, %zmm19, %zmm27
        vpaddd     0x180(%rsp), %zmm16, %zmm16
        vpaddd     %zmm23, %zmm26, %zmm23
        vpaddd     %zmm16, %zmm27, %zmm16
        vprold     $13, %zmm23, %zmm23
        vprold     $6, %zmm16, %zmm16
        vpaddd     %zmm18, %zmm23, %zmm23                       // left step 39, f3: cycle 156
        vprold     $10, %zmm25, %zmm25
        vpaddd     %zmm22, %zmm16, %zmm16                       // right step 39, f3: cycle 156
        vprold     $10, %zmm19, %zmm19
        vpaddd     12(%r15){1to16}, %zmm18, %zmm18
        vpaddd     16(%r15){1to16}, %zmm22, %zmm22
        vmovdqa32  %zmm23, %zmm26
        vpternlogd $89, %zmm25, %zmm17, %zmm26
        vpaddd     64(%rsp), %zmm18, %zmm18
        vmovdqa32  %zmm16, %zmm27
        vpternlogd $89, %zmm19, %zmm24, %zmm27
        vpaddd     0x240(%rsp), %zmm22, %zmm22
        vpaddd     %zmm18, %zmm26, %zmm18
        vpaddd     %zmm22, %zmm27, %zmm22
        vprold     $15, %zmm18, %zmm18
        vprold     $14, %zmm22, %zmm22
        vpaddd     %zmm21, %zmm18, %zmm18                       // left step 40, f3: cycle 160
        vprold     $10, %zmm17, %zmm17
        vpaddd     %zmm20, %zmm22, %zmm22                       // right step 40, f3: cycle 160
        vprold     $10, %zmm24, %zmm24
        vpaddd     12(%r15){1to16}, %zmm21, %zmm21
        vpaddd     16(%r15){1to16}, %zmm20, %zmm20
        vmovdqa32  %zmm18, %zmm26
        vpternlogd $89, %zmm17, %zmm23, %zmm26
        vpaddd     128(%rsp), %zmm21, %zmm21
        vmovdqa32  %zmm22, %zmm27
        vpternlogd $89, %zmm24, %zmm16, %zmm27
        vpaddd     0x2c0(%rsp), %zmm20, %zmm20
        vpaddd     %zmm21, %zmm26, %zmm21
        vpaddd     %zmm20, %zmm27, %zmm20
        vprold     $14, %zmm21, %zmm21
        vprold     $12, %zmm20, %zmm20
        vpaddd     %zmm25, %zmm21, %zmm21                       // left step 41, f3: cycle 164
        vprold     $10, %zmm23, %zmm23
        vpaddd     %zmm19, %zmm20, %zmm20                       // right step 41, f3: cycle 164
        vprold     $10, %zmm16, %zmm16
        vpaddd     12(%r15){1to16}, %zmm25, %zmm25
        vpaddd     16(%r15){1to16}, %zmm19, %zmm19
        vmovdqa32  %zmm21, %zmm26
        vpternlogd $89, %zmm23, %zmm18, %zmm26
        vpaddd     0x1c0(%rsp), %zmm25, %zmm25
        vmovdqa32  %zmm20, %zmm27
        vpternlogd $89, %zmm16, %zmm22, %zmm27
        vpaddd     0x200(%rsp), %zmm19, %zmm19
        vpaddd     %zmm25, %zmm26, %zmm25
        vpaddd     %zmm19, %zmm27, %zmm19
        vprold     $8, %zmm25, %zmm25
        vprold     $13, %zmm19, %zmm19
        vpaddd     %zmm17, %zmm25, %zmm25                       // left step 42, f3: cycle 168
        vprold     $10, %zmm18, %zmm18
        vpaddd     %zmm24, %zmm19, %zmm19                       // right step 42, f3: cycle 168
        vprold     $10, %zmm22, %zmm22
        vpaddd     12(%r15){1to16}, %zmm17, %zmm17
        vpaddd     16(%r15){1to16}, %zmm24, %zmm24
        vmovdqa32  %zmm25, %zmm26
        vpternlogd $89, %zmm18, %zmm21, %zmm26
        vpaddd     (%rsp), %zmm17, %zmm17
        vmovdqa32  %zmm19, %zmm27
        vpternlogd $89, %zmm22, %zmm20, %zmm27
        vpaddd     0x300(%rsp), %zmm24, %zmm24
        vpaddd     %zmm17, %zmm26, %zmm17
        vpaddd     %zmm24, %zmm27, %zmm24
        vprold     $13, %zmm17, %zmm17
        vprold     $5, %zmm24, %zmm24
        vpaddd     %zmm23, %zmm17, %zmm17                       // left step 43, f3: cycle 172
        vprold     $10, %zmm21, %zmm21
        vpaddd     %zmm16, %zmm24, %zmm24                       // right step 43, f3: cycle 172
        vprold     $10, %zmm20, %zmm20
        vpaddd     12(%r15){1to16}, %zmm23, %zmm23
        vpaddd     16(%r15){1to16}, %zmm16, %zmm16
        vmovdqa32  %zmm17, %zmm26
        vpternlogd $89, %zmm21, %zmm25, %zmm26
        vpaddd     0x180(%rsp), %zmm23, %zmm23
        vmovdqa32  %zmm24, %zmm27
        vpternlogd $89, %zmm20, %zmm19, %zmm27
        vpaddd     128(%rsp), %zmm16, %zmm16
        vpaddd     %zmm23, %zmm26, %zmm23
        vpaddd     %zmm16, %zmm27, %zmm16
        vprold     $6, %zmm23, %zmm23
        vprold     $14, %zmm16, %zmm16
        vpaddd     %zmm18, %zmm23, %zmm23                       // left step 44, f3: cycle 176
        vprold     $10, %zmm25, %zmm25
        vpaddd     %zmm22, %zmm16, %zmm16                       // right step 44, f3: cycle 176
        vprold     $10, %zmm19, %zmm19
        vpaddd     12(%r15){1to16}, %zmm18, %zmm18
        vpaddd     16(%r15){1to16}, %zmm22, %zmm22
        vmovdqa32  %zmm23, %zmm26
        vpternlogd $89, %zmm25, %zmm17, %zmm26
        vpaddd     0x340(%rsp), %zmm18, %zmm18
        vmovdqa32  %zmm16, %zmm27
        vpternlogd $89, %zmm19, %zmm24, %zmm27
        vpaddd     0x280(%rsp), %zmm22, %zmm22
        vpaddd     %zmm18, %zmm26, %zmm18
        vpaddd     %zmm22, %zmm27, %zmm22
        vprold     $5, %zmm18, %zmm18
        vprold     $13, %zmm22, %zmm22
        vpaddd     %zmm21, %zmm18, %zmm18                       // left step 45, f3: cycle 180
        vprold     $10, %zmm17, %zmm17
        vpaddd     %zmm20, %zmm22, %zmm22                       // right step 45, f3: cycle 180
        vprold     $10, %zmm24, %zmm24
        vpaddd     12(%r15){1to16}, %zmm21, %zmm21
        vpaddd     16(%r15){1to16}, %zmm20, %zmm20
        vmovdqa32  %zmm18, %zmm26
        vpternlogd $89, %zmm17, %zmm23, %zmm26
        vpaddd     0x2c0(%rsp), %zmm21, %zmm21
        vmovdqa32  %zmm22, %zmm27
        vpternlogd $89, %zmm24, %zmm16, %zmm27
        vpaddd     (%rsp), %zmm20, %zmm20
        vpaddd     %zmm21, %zmm26, %zmm21
        vpaddd     %zmm20, %zmm27, %zmm20
        vprold     $12, %zmm21, %zmm21
        vprold     $13, %zmm20, %zmm20
        vpaddd     %zmm25, %zmm21, %zmm21                       // left step 46, f3: cycle 184
        vprold     $10, %zmm23, %zmm23
        vpaddd     %zmm19, %zmm20, %zmm20                       // right step 46, f3: cycle 184
        vprold     $10, %zmm16, %zmm16
        vpaddd     12(%r15){1to16}, %zmm25, %zmm25
        vpaddd     16(%r15){1to16}, %zmm19, %zmm19
        vmovdqa32  %zmm21, %zmm26
        vpternlogd $89, %zmm23, %zmm18, %zmm26
        vpaddd     %zmm25, %zmm5, %zmm25
        vmovdqa32  %zmm20, %zmm27
        vpternlogd $89, %zmm16, %zmm22, %zmm27
        vpaddd     0x100(%rsp), %zmm19, %zmm19
        vpaddd     %zmm25, %zmm26, %zmm25
        vpaddd     %zmm19, %zmm27, %zmm19
        vprold     $7, %zmm25, %zmm25
        vprold     $7, %zmm19, %zmm19
        vpaddd     %zmm17, %zmm25, %zmm25                       // left step 47, f3: cycle 188
        vprold     $10, %zmm18, %zmm18
        vpaddd     %zmm24, %zmm19, %zmm19                       // right step 47, f3: cycle 188
        vprold     $10, %zmm22, %zmm22
        vpaddd     12(%r15){1to16}, %zmm17, %zmm17
        vpaddd     16(%r15){1to16}, %zmm24, %zmm24
        vmovdqa32  %zmm25, %zmm26
        vpternlogd $89, %zmm18, %zmm21, %zmm26
        vpaddd     0x300(%rsp), %zmm17, %zmm17
        vmovdqa32  %zmm19, %zmm27
        vpternlogd $89, %zmm22, %zmm20, %zmm27
        vpaddd     0x340(%rsp), %zmm24, %zmm24
        vpaddd     %zmm17, %zmm26, %zmm17
        vpaddd     %zmm24, %zmm27, %zmm24
        vprold     $5, %zmm17, %zmm17
        vprold     $5, %zmm24, %zmm24
        vpaddd     %zmm23, %zmm17, %zmm17                       // left step 48, f3: cycle 192
        vprold     $10, %zmm21, %zmm21
        vpaddd     %zmm16, %zmm24, %zmm24                       // right step 48, f3: cycle 192
        vprold     $10, %zmm20, %zmm20
        vpaddd     20(%r15){1to16}, %zmm23, %zmm23
        vpaddd     24(%r15){1to16}, %zmm16, %zmm16
        vmovdqa32  %zmm17, %zmm26
        vpternlogd $226, %zmm25, %zmm21, %zmm26
        vpaddd     64(%rsp), %zmm23, %zmm23
        vmovdqa32  %zmm24, %zmm27
        vpternlogd $202, %zmm20, %zmm19, %zmm27
        vpaddd     0x200(%rsp), %zmm16, %zmm16
        vpaddd     %zmm23, %zmm26, %zmm23
        vpaddd     %zmm16, %zmm27, %zmm16
        vprold     $11, %zmm23, %zmm23
        vprold     $15, %zmm16, %zmm16
        vpaddd     %zmm18, %zmm23, %zmm23                       // left step 49, f4: cycle 196
        vprold     $10, %zmm25, %zmm25
        vpaddd     %zmm22, %zmm16, %zmm16                       // right step 49, f2: cycle 196
        vprold     $10, %zmm19, %zmm19
        vpaddd     20(%r15){1to16}, %zmm18, %zmm18
        vpaddd     24(%r15){1to16}, %zmm22, %zmm22
        vmovdqa32  %zmm23, %zmm26
        vpternlogd $226, %zmm17, %zmm25, %zmm26
        vpaddd     0x240(%rsp), %zmm18, %zmm18
        vmovdqa32  %zmm16, %zmm27
        vpternlogd $202, %zmm19, %zmm24, %zmm27
        vpaddd     0x180(%rsp), %zmm22, %zmm22
        vpaddd     %zmm18, %zmm26, %zmm18
        vpaddd     %zmm22, %zmm27, %zmm22
        vprold     $12, %zmm18, %zmm18
        vprold     $5, %zmm22, %zmm22
        vpaddd     %zmm21, %zmm18, %zmm18                       // left step 50, f4: cycle 200
        vprold     $10, %zmm17, %zmm17
        vpaddd     %zmm20, %zmm22, %zmm22                       // right step 50, f2: cycle 200
        vprold     $10, %zmm24, %zmm24
        vpaddd     20(%r15){1to16}, %zmm21, %zmm21
        vpaddd     24(%r15){1to16}, %zmm20, %zmm20
        vmovdqa32  %zmm18, %zmm26
        vpternlogd $226, %zmm23, %zmm17, %zmm26
        vpaddd     0x2c0(%rsp), %zmm21, %zmm21
        vmovdqa32  %zmm22, %zmm27
        vpternlogd $202, %zmm24, %zmm16, %zmm27
        vpaddd     0x100(%rsp), %zmm20, %zmm20
        vpaddd     %zmm21, %zmm26, %zmm21
        vpaddd     %zmm20, %zmm27, %zmm20
        vprold     $14, %zmm21, %zmm21
        vprold     $8, %zmm20, %zmm20
        vpaddd     %zmm25, %zmm21, %zmm21                       // left step 51, f4: cycle 204
        vprold     $10, %zmm23, %zmm23
        vpaddd     %zmm19, %zmm20, %zmm20                       // right step 51, f2: cycle 204
        vprold     $10, %zmm16, %zmm16
        vpaddd     20(%r15){1to16}, %zmm25, %zmm25
        vpaddd     24(%r15){1to16}, %zmm19, %zmm19
        vmovdqa32  %zmm21, %zmm26
        vpternlogd $226, %zmm18, %zmm23, %zmm26
        vpaddd     0x280(%rsp), %zmm25, %zmm25
        vmovdqa32  %zmm20, %zmm27
        vpternlogd $202, %zmm16, %zmm22, %zmm27
        vpaddd     64(%rsp), %zmm19, %zmm19
        vpaddd     %zmm25, %zmm26, %zmm25
        vpaddd     %zmm19, %zmm27, %zmm19
        vprold     $15, %zmm25, %zmm25
        vprold     $11, %zmm19, %zmm19
        vpaddd     %zmm17, %zmm25, %zmm25                       // left step 52, f4: cycle 208
        vprold     $10, %zmm18, %zmm18
        vpaddd     %zmm24, %zmm19, %zmm19                       // right step 52, f2: cycle 208
        vprold     $10, %zmm22, %zmm22
        vpaddd     20(%r15){1to16}, %zmm17, %zmm17
        vpaddd     24(%r15){1to16}, %zmm24, %zmm24
        vmovdqa32  %zmm25, %zmm26
        vpternlogd $226, %zmm21, %zmm18, %zmm26
        vpaddd     (%rsp), %zmm17, %zmm17
        vmovdqa32  %zmm19, %zmm27
        vpternlogd $202, %zmm22, %zmm20, %zmm27
        vpaddd     192(%rsp), %zmm24, %zmm24
        vpaddd     %zmm17, %zmm26, %zmm17
        vpaddd     %zmm24, %zmm27, %zmm24
        vprold     $14, %zmm17, %zmm17
        vprold     $14, %zmm24, %zmm24
        vpaddd     %zmm23, %zmm17, %zmm17                       // left step 53, f4: cycle 212
        vprold     $10, %zmm21, %zmm21
        vpaddd     %zmm16, %zmm24, %zmm24                       // right step 53, f2: cycle 212
        vprold     $10, %zmm20, %zmm20
        vpaddd     20(%r15){1to16}, %zmm23, %zmm23
        vpaddd     24(%r15){1to16}, %zmm16, %zmm16
        vmovdqa32  %zmm17, %zmm26
        vpternlogd $226, %zmm25, %zmm21, %zmm26
        vpaddd     0x200(%rsp), %zmm23, %zmm23
        vmovdqa32  %zmm24, %zmm27
        vpternlogd $202, %zmm20, %zmm19, %zmm27
        vpaddd     0x2c0(%rsp), %zmm16, %zmm16
        vpaddd     %zmm23, %zmm26, %zmm23
        vpaddd     %zmm16, %zmm27, %zmm16
        vprold     $15, %zmm23, %zmm23
        vprold     $14, %zmm16, %zmm16
        vpaddd     %zmm18, %zmm23, %zmm23                       // left step 54, f4: cycle 216
        vprold     $10, %zmm25, %zmm25
        vpaddd     %zmm22, %zmm16, %zmm16                       // right step 54, f2: cycle 216
        vprold     $10, %zmm19, %zmm19
        vpaddd     20(%r15){1to16}, %zmm18, %zmm18
        vpaddd     24(%r15){1to16}, %zmm22, %zmm22
        vmovdqa32  %zmm23, %zmm26
        vpternlogd $226, %zmm17, %zmm25, %zmm26
        vpaddd     0x300(%rsp), %zmm18, %zmm18
        vmovdqa32  %zmm16, %zmm27
        vpternlogd $202, %zmm19, %zmm24, %zmm27
        vpaddd     0x3c0(%rsp), %zmm22, %zmm22
        vpaddd     %zmm18, %zmm26, %zmm18
        vpaddd     %zmm22, %zmm27, %zmm22
        vprold     $9, %zmm18, %zmm18
        vprold     $6, %zmm22, %zmm22
        vpaddd     %zmm21, %zmm18, %zmm18                       // left step 55, f4: cycle 220
        vprold     $10, %zmm17, %zmm17
        vpaddd     %zmm20, %zmm22, %zmm22                       // right step 55, f2: cycle 220
        vprold     $10, %zmm24, %zmm24
        vpaddd     20(%r15){1to16}, %zmm21, %zmm21
        vpaddd     24(%r15){1to16}, %zmm20, %zmm20
        vmovdqa32  %zmm18, %zmm26
        vpternlogd $226, %zmm23, %zmm17, %zmm26
        vpaddd     0x100(%rsp), %zmm21, %zmm21
        vmovdqa32  %zmm22, %zmm27
        vpternlogd $202, %zmm24, %zmm16, %zmm27
        vpaddd     (%rsp), %zmm20, %zmm20
        vpaddd     %zmm21, %zmm26, %zmm21
        vpaddd     %zmm20, %zmm27, %zmm20
        vprold     $8, %zmm21, %zmm21
        vprold     $14, %zmm20, %zmm20
        vpaddd     %zmm25, %zmm21, %zmm21                       // left step 56, f4: cycle 224
        vprold     $10, %zmm23, %zmm23
        vpaddd     %zmm19, %zmm20, %zmm20                       // right step 56, f2: cycle 224
        vprold     $10, %zmm16, %zmm16
        vpaddd     20(%r15){1to16}, %zmm25, %zmm25
        vpaddd     24(%r15){1to16}, %zmm19, %zmm19
        vmovdqa32  %zmm21, %zmm26
        vpternlogd $226, %zmm18, %zmm23, %zmm26
        vpaddd     0x340(%rsp), %zmm25, %zmm25
        vmovdqa32  %zmm20, %zmm27
        vpternlogd $202, %zmm16, %zmm22, %zmm27
        vpaddd     %zmm19, %zmm5, %zmm19
        vpaddd     %zmm25, %zmm26, %zmm25
        vpaddd     %zmm19, %zmm27, %zmm19
        vprold     $9, %zmm25, %zmm25
        vprold     $6, %zmm19, %zmm19
        vpaddd     %zmm17, %zmm25, %zmm25                       // left step 57, f4: cycle 228
        vprold     $10, %zmm18, %zmm18
        vpaddd     %zmm24, %zmm19, %zmm19                       // right step 57, f2: cycle 228
        vprold     $10, %zmm22, %zmm22
        vpaddd     20(%r15){1to16}, %zmm17, %zmm17
        vpaddd     24(%r15){1to16}, %zmm24, %zmm24
        vmovdqa32  %zmm25, %zmm26
        vpternlogd $226, %zmm21, %zmm18, %zmm26
        vpaddd     192(%rsp), %zmm17, %zmm17
        vmovdqa32  %zmm19, %zmm27
        vpternlogd $202, %zmm22, %zmm20, %zmm27
        vpaddd     0x300(%rsp), %zmm24, %zmm24
        vpaddd     %zmm17, %zmm26, %zmm17
        vpaddd     %zmm24, %zmm27, %zmm24
        vprold     $14, %zmm17, %zmm17
        vprold     $9, %zmm24, %zmm24
        vpaddd     %zmm23, %zmm17, %zmm17                       // left step 58, f4: cycle 232
        vprold     $10, %zmm21, %zmm21
        vpaddd     %zmm16, %zmm24, %zmm24                       // right step 58, f2: cycle 232
        vprold     $10, %zmm20, %zmm20
        vpaddd     20(%r15){1to16}, %zmm23, %zmm23
        vpaddd     24(%r15){1to16}, %zmm16, %zmm16
        vmovdqa32  %zmm17, %zmm26
        vpternlogd $226, %zmm25, %zmm21, %zmm26
        vpaddd     0x1c0(%rsp), %zmm23, %zmm23
        vmovdqa32  %zmm24, %zmm27
        vpternlogd $202, %zmm20, %zmm19, %zmm27
        vpaddd     128(%rsp), %zmm16, %zmm16
        vpaddd     %zmm23, %zmm26, %zmm23
        vpaddd     %zmm16, %zmm27, %zmm16
        vprold     $5, %zmm23, %zmm23
        vprold     $12, %zmm16, %zmm16
        vpaddd     %zmm18, %zmm23, %zmm23                       // left step 59, f4: cycle 236
        vprold     $10, %zmm25, %zmm25
        vpaddd     %zmm22, %zmm16, %zmm16                       // right step 59, f2: cycle 236
        vprold     $10, %zmm19, %zmm19
        vpaddd     20(%r15){1to16}, %zmm18, %zmm18
        vpaddd     24(%r15){1to16}, %zmm22, %zmm22
        vmovdqa32  %zmm23, %zmm26
        vpternlogd $226, %zmm17, %zmm25, %zmm26
        vpaddd     0x3c0(%rsp), %zmm18, %zmm18
        vmovdqa32  %zmm16, %zmm27
        vpternlogd $202, %zmm19, %zmm24, %zmm27
        vpaddd     0x340(%rsp), %zmm22, %zmm22
        vpaddd     %zmm18, %zmm26, %zmm18
        vpaddd     %zmm22, %zmm27, %zmm22
        vprold     $6, %zmm18, %zmm18
        vprold     $9, %zmm22, %zmm22
        vpaddd     %zmm21, %zmm18, %zmm18                       // left step 60, f4: cycle 240
        vprold     $10, %zmm17, %zmm17
        vpaddd     %zmm20, %zmm22, %zmm22                       // right step 60, f2: cycle 240
        vprold     $10, %zmm24, %zmm24
        vpaddd     20(%r15){1to16}, %zmm21, %zmm21
        vpaddd     24(%r15){1to16}, %zmm20, %zmm20
        vmovdqa32  %zmm18, %zmm26
        vpternlogd $226, %zmm23, %zmm17, %zmm26
        vpaddd     0x380(%rsp), %zmm21, %zmm21
        vmovdqa32  %zmm22, %zmm27
        vpternlogd $202, %zmm24, %zmm16, %zmm27
        vpaddd     0x240(%rsp), %zmm20, %zmm20
        vpaddd     %zmm21, %zmm26, %zmm21
        vpaddd     %zmm20, %zmm27, %zmm20
        vprold     $8, %zmm21, %zmm21
        vprold     $12, %zmm20, %zmm20
        vpaddd     %zmm25, %zmm21, %zmm21                       // left step 61, f4: cycle 244
        vprold     $10, %zmm23, %zmm23
        vpaddd     %zmm19, %zmm20, %zmm20                       // right step 61, f2: cycle 244
        vprold     $10, %zmm16, %zmm16
        vpaddd     20(%r15){1to16}, %zmm25, %zmm25
        vpaddd     24(%r15){1to16}, %zmm19, %zmm19
        vmovdqa32  %zmm21, %zmm26
        vpternlogd $226, %zmm18, %zmm23, %zmm26
        vpaddd     %zmm25, %zmm5, %zmm25
        vmovdqa32  %zmm20, %zmm27
        vpternlogd $202, %zmm16, %zmm22, %zmm27
        vpaddd     0x1c0(%rsp), %zmm19, %zmm19
        vpaddd     %zmm25, %zmm26, %zmm25
        vpaddd     %zmm19, %zmm27, %zmm19
        vprold     $6, %zmm25, %zmm25
        vprold     $5, %zmm19, %zmm19
        vpaddd     %zmm17, %zmm25, %zmm25                       // left step 62, f4: cycle 248
        vprold     $10, %zmm18, %zmm18
        vpaddd     %zmm24, %zmm19, %zmm19                       // right step 62, f2: cycle 248
        vprold     $10, %zmm22, %zmm22
        vpaddd     20(%r15){1to16}, %zmm17, %zmm17
        vpaddd     24(%r15){1to16}, %zmm24, %zmm24
        vmovdqa32  %zmm25, %zmm26
        vpternlogd $226, %zmm21, %zmm18, %zmm26
        vpaddd     0x180(%rsp), %zmm17, %zmm17
        vmovdqa32  %zmm19, %zmm27
        vpternlogd $202, %zmm22, %zmm20, %zmm27
        vpaddd     0x280(%rsp), %zmm24, %zmm24
        vpaddd     %zmm17, %zmm26, %zmm17
        vpaddd     %zmm24, %zmm27, %zmm24
        vprold     $5, %zmm17, %zmm17
        vprold     $15, %zmm24, %zmm24
        vpaddd     %zmm23, %zmm17, %zmm17                       // left step 63, f4: cycle 252
        vprold     $10, %zmm21, %zmm21
        vpaddd     %zmm16, %zmm24, %zmm24                       // right step 63, f2: cycle 252
        vprold     $10, %zmm20, %zmm20
        vpaddd     20(%r15){1to16}, %zmm23, %zmm23
        vpaddd     24(%r15){1to16}, %zmm16, %zmm16
        vmovdqa32  %zmm17, %zmm26
        vpternlogd $226, %zmm25, %zmm21, %zmm26
        vpaddd     128(%rsp), %zmm23, %zmm23
        vmovdqa32  %zmm24, %zmm27
        vpternlogd $202, %zmm20, %zmm19, %zmm27
        vpaddd     0x380(%rsp), %zmm16, %zmm16
        vpaddd     %zmm23, %zmm26, %zmm23
        vpaddd     %zmm16, %zmm27, %zmm16
        vprold     $12, %zmm23, %zmm23
        vprold     $8, %zmm16, %zmm16
        vpaddd     %zmm18, %zmm23, %zmm23                       // left step 64, f4: cycle 256
        vprold     $10, %zmm25, %zmm25
        vpaddd     %zmm22, %zmm16, %zmm16                       // right step 64, f2: cycle 256
        vprold     $10, %zmm19, %zmm19
        vpaddd     28(%r15){1to16}, %zmm18, %zmm18
        vmovdqa32  %zmm23, %zmm26
        vpternlogd $45, %zmm25, %zmm17, %zmm26
        vpaddd     0x100(%rsp), %zmm18, %zmm18
        vmovdqa32  %zmm16, %zmm27
        vpternlogd $150, %zmm24, %zmm19, %zmm27
        vpaddd     0x300(%rsp), %zmm22, %zmm22
        vpaddd     %zmm18, %zmm26, %zmm18
        vpaddd     %zmm22, %zmm27, %zmm22
        vprold     $9, %zmm18, %zmm18
        vpaddd     28(%r15){1to16}, %zmm21, %zmm26
        vprold     $8, %zmm22, %zmm22
        vpaddd     %zmm21, %zmm18, %zmm18                       // left step 65, f5: cycle 260
        vprold     $10, %zmm17, %zmm17
        vpaddd     %zmm20, %zmm22, %zmm21                       // right step 65, f1: cycle 260
        vprold     $10, %zmm24, %zmm22
        vmovdqa32  %zmm18, %zmm24
        vpternlogd $45, %zmm17, %zmm23, %zmm24
        vpaddd     (%rsp), %zmm26, %zmm26
        vmovdqa32  %zmm21, %zmm27
        vpternlogd $150, %zmm16, %zmm22, %zmm27
        vpaddd     0x3c0(%rsp), %zmm20, %zmm20
        vpaddd     %zmm26, %zmm24, %zmm24
        vpaddd     %zmm20, %zmm27, %zmm20
        vprold     $15, %zmm24, %zmm24
        vprold     $5, %zmm20, %zmm20
        vpaddd     %zmm25, %zmm24, %zmm24                       // left step 66, f5: cycle 264
        vprold     $10, %zmm23, %zmm23
        vpaddd     %zmm19, %zmm20, %zmm20                       // right step 66, f1: cycle 264
        vprold     $10, %zmm16, %zmm16
        vpaddd     28(%r15){1to16}, %zmm25, %zmm25
        vmovdqa32  %zmm24, %zmm26
        vpternlogd $45, %zmm23, %zmm18, %zmm26
        vpaddd     %zmm25, %zmm5, %zmm25
        vmovdqa32  %zmm20, %zmm27
        vpternlogd $150, %zmm21, %zmm16, %zmm27
        vpaddd     0x280(%rsp), %zmm19, %zmm19
        vpaddd     %zmm25, %zmm26, %zmm25
        vpaddd     %zmm19, %zmm27, %zmm19
        vprold     $5, %zmm25, %zmm25
        vpaddd     28(%r15){1to16}, %zmm17, %zmm26
        vprold     $12, %zmm19, %zmm19
        vpaddd     %zmm17, %zmm25, %zmm17                       // left step 67, f5: cycle 268
        vprold     $10, %zmm18, %zmm18
        vpaddd     %zmm22, %zmm19, %zmm19                       // right step 67, f1: cycle 268
        vprold     $10, %zmm21, %zmm21
        vmovdqa32  %zmm17, %zmm25
        vpternlogd $45, %zmm18, %zmm24, %zmm25
        vpaddd     0x240(%rsp), %zmm26, %zmm26
        vmovdqa32  %zmm19, %zmm27
        vpternlogd $150, %zmm20, %zmm21, %zmm27
        vpaddd     0x100(%rsp), %zmm22, %zmm22
        vpaddd     %zmm26, %zmm25, %zmm25
        vpaddd     %zmm22, %zmm27, %zmm22
        vprold     $11, %zmm25, %zmm25
        vprold     $9, %zmm22, %zmm22
        vpaddd     %zmm23, %zmm25, %zmm25                       // left step 68, f5: cycle 272
        vprold     $10, %zmm24, %zmm24
        vpaddd     %zmm16, %zmm22, %zmm22                       // right step 68, f1: cycle 272
        vprold     $10, %zmm20, %zmm20
        vpaddd     28(%r15){1to16}, %zmm23, %zmm23
        vmovdqa32  %zmm25, %zmm26
        vpternlogd $45, %zmm24, %zmm17, %zmm26
        vpaddd     0x1c0(%rsp), %zmm23, %zmm23
        vmovdqa32  %zmm22, %zmm27
        vpternlogd $150, %zmm19, %zmm20, %zmm27
        vpaddd     64(%rsp), %zmm16, %zmm16
        vpaddd     %zmm23, %zmm26, %zmm23
        vpaddd     %zmm16, %zmm27, %zmm16
        vprold     $6, %zmm23, %zmm23
        vpaddd     28(%r15){1to16}, %zmm18, %zmm26
        vprold     $12, %zmm16, %zmm16
        vpaddd     %zmm18, %zmm23, %zmm18                       // left step 69, f5: cycle 276
        vprold     $10, %zmm17, %zmm17
        vpaddd     %zmm21, %zmm16, %zmm16                       // right step 69, f1: cycle 276
        vprold     $10, %zmm19, %zmm19
        vmovdqa32  %zmm18, %zmm23
        vpternlogd $45, %zmm17, %zmm25, %zmm23
        vpaddd     0x300(%rsp), %zmm26, %zmm26
        vmovdqa32  %zmm16, %zmm27
        vpternlogd $150, %zmm22, %zmm19, %zmm27
        vpaddd     %zmm21, %zmm5, %zmm5
        vpaddd     %zmm26, %zmm23, %zmm21
        vpaddd     %zmm5, %zmm27, %zmm5
        vprold     $8, %zmm21, %zmm21
        vprold     $5, %zmm5, %zmm5
        vpaddd     %zmm24, %zmm21, %zmm21                       // left step 70, f5: cycle 280
        vprold     $10, %zmm25, %zmm23
        vpaddd     %zmm20, %zmm5, %zmm5                         // right step 70, f1: cycle 280
        vprold     $10, %zmm22, %zmm22
        vpaddd     28(%r15){1to16}, %zmm24, %zmm24
        vmovdqa32  %zmm21, %zmm25
        vpternlogd $45, %zmm23, %zmm18, %zmm25
        vpaddd     128(%rsp), %zmm24, %zmm24
        vmovdqa32  %zmm5, %zmm26
        vpternlogd $150, %zmm16, %zmm22, %zmm26
        vpaddd     0x200(%rsp), %zmm20, %zmm20
        vpaddd     %zmm24, %zmm25, %zmm24
        vpaddd     %zmm20, %zmm26, %zmm20
        vprold     $13, %zmm24, %zmm24
        vpaddd     28(%r15){1to16}, %zmm17, %zmm25
        vprold     $14, %zmm20, %zmm20
        vpaddd     %zmm17, %zmm24, %zmm17                       // left step 71, f5: cycle 284
        vprold     $10, %zmm18, %zmm18
        vpaddd     %zmm19, %zmm20, %zmm20                       // right step 71, f1: cycle 284
        vprold     $10, %zmm16, %zmm16
        vmovdqa32  %zmm17, %zmm24
        vpternlogd $45, %zmm18, %zmm21, %zmm24
        vpaddd     0x280(%rsp), %zmm25, %zmm25
        vmovdqa32  %zmm20, %zmm26
        vpternlogd $150, %zmm5, %zmm16, %zmm26
        vpaddd     0x1c0(%rsp), %zmm19, %zmm19
        vpaddd     %zmm25, %zmm24, %zmm24
        vpaddd     %zmm19, %zmm26, %zmm19
        vprold     $12, %zmm24, %zmm24
        vprold     $6, %zmm19, %zmm19
        vpaddd     %zmm23, %zmm24, %zmm24                       // left step 72, f5: cycle 288
        vprold     $10, %zmm21, %zmm21
        vpaddd     %zmm22, %zmm19, %zmm19                       // right step 72, f1: cycle 288
        vprold     $10, %zmm5, %zmm5
        vpaddd     28(%r15){1to16}, %zmm23, %zmm23
        vmovdqa32  %zmm24, %zmm25
        vpternlogd $45, %zmm21, %zmm17, %zmm25
        vpaddd     0x380(%rsp), %zmm23, %zmm23
        vmovdqa32  %zmm19, %zmm26
        vpternlogd $150, %zmm20, %zmm5, %zmm26
        vpaddd     0x180(%rsp), %zmm22, %zmm22
        vpaddd     %zmm23, %zmm25, %zmm23
        vpaddd     %zmm22, %zmm26, %zmm22
        vprold     $5, %zmm23, %zmm23
        vpaddd     28(%r15){1to16}, %zmm18, %zmm25
        vprold     $8, %zmm22, %zmm22
        vpaddd     %zmm18, %zmm23, %zmm18                       // left step 73, f5: cycle 292
        vprold     $10, %zmm17, %zmm17
        vpaddd     %zmm16, %zmm22, %zmm22                       // right step 73, f1: cycle 292
        vprold     $10, %zmm20, %zmm20
        vmovdqa32  %zmm18, %zmm23
        vpternlogd $45, %zmm17, %zmm24, %zmm23
        vpaddd     64(%rsp), %zmm25, %zmm25
        vmovdqa32  %zmm22, %zmm26
        vpternlogd $150, %zmm19, %zmm20, %zmm26
        vpaddd     128(%rsp), %zmm16, %zmm16
        vpaddd     %zmm25, %zmm23, %zmm23
        vpaddd     %zmm16, %zmm26, %zmm16
        vprold     $12, %zmm23, %zmm23
        vprold     $13, %zmm16, %zmm16
        vpaddd     %zmm21, %zmm23, %zmm23                       // left step 74, f5: cycle 296
        vprold     $10, %zmm24, %zmm24
        vpaddd     %zmm5, %zmm16, %zmm16                        // right step 74, f1: cycle 296
        vprold     $10, %zmm19, %zmm19
        vpaddd     28(%r15){1to16}, %zmm21, %zmm21
        vmovdqa32  %zmm23, %zmm25
        vpternlogd $45, %zmm24, %zmm18, %zmm25
        vpaddd     192(%rsp), %zmm21, %zmm21
        vmovdqa32  %zmm16, %zmm26
        vpternlogd $150, %zmm22, %zmm19, %zmm26
        vpaddd     0x340(%rsp), %zmm5, %zmm5
        vpaddd     %zmm21, %zmm25, %zmm21
        vpaddd     %zmm5, %zmm26, %zmm5
        vprold     $13, %zmm21, %zmm21
        vpaddd     28(%r15){1to16}, %zmm17, %zmm25
        vprold     $6, %zmm5, %zmm5
        vpaddd     %zmm17, %zmm21, %zmm17                       // left step 75, f5: cycle 300
        vprold     $10, %zmm18, %zmm18
        vpaddd     %zmm20, %zmm5, %zmm5                         // right step 75, f1: cycle 300
        vprold     $10, %zmm22, %zmm21
        vmovdqa32  %zmm17, %zmm22
        vpternlogd $45, %zmm18, %zmm23, %zmm22
        vpaddd     0x200(%rsp), %zmm25, %zmm25
        vmovdqa32  %zmm5, %zmm26
        vpternlogd $150, %zmm16, %zmm21, %zmm26
        vpaddd     0x380(%rsp), %zmm20, %zmm20
        vpaddd     %zmm25, %zmm22, %zmm22
        vpaddd     %zmm20, %zmm26, %zmm20
        vprold     $14, %zmm22, %zmm22
        vprold     $5, %zmm20, %zmm20
        vpaddd     %zmm24, %zmm22, %zmm22                       // left step 76, f5: cycle 304
        vprold     $10, %zmm23, %zmm23
        vpaddd     %zmm19, %zmm20, %zmm20                       // right step 76, f1: cycle 304
        vprold     $10, %zmm16, %zmm16
        vpaddd     28(%r15){1to16}, %zmm24, %zmm24
        vmovdqa32  %zmm22, %zmm25
        vpternlogd $45, %zmm23, %zmm17, %zmm25
        vpaddd     0x2c0(%rsp), %zmm24, %zmm24
        vmovdqa32  %zmm20, %zmm26
        vpternlogd $150, %zmm5, %zmm16, %zmm26
        vpaddd     (%rsp), %zmm19, %zmm19
        vpaddd     %zmm24, %zmm25, %zmm24
        vpaddd     %zmm19, %zmm26, %zmm19
        vprold     $11, %zmm24, %zmm24
        vpaddd     28(%r15){1to16}, %zmm18, %zmm25
        vprold     $15, %zmm19, %zmm19
        vpaddd     %zmm18, %zmm24, %zmm18                       // left step 77, f5: cycle 308
        vprold     $10, %zmm17, %zmm17
        vpaddd     %zmm21, %zmm19, %zmm19                       // right step 77, f1: cycle 308
        vprold     $10, %zmm5, %zmm5
        vmovdqa32  %zmm18, %zmm24
        vpternlogd $45, %zmm17, %zmm22, %zmm24
        vpaddd     0x180(%rsp), %zmm25, %zmm25
        vmovdqa32  %zmm19, %zmm26
        vpternlogd $150, %zmm20, %zmm5, %zmm26
        vpaddd     192(%rsp), %zmm21, %zmm21
        vpaddd     %zmm25, %zmm24, %zmm24
        vpaddd     %zmm21, %zmm26, %zmm21
        vprold     $8, %zmm24, %zmm24
        vprold     $13, %zmm21, %zmm21
        vpaddd     %zmm23, %zmm24, %zmm24                       // left step 78, f5: cycle 312
        vprold     $10, %zmm22, %zmm22
        vpaddd     %zmm16, %zmm21, %zmm21                       // right step 78, f1: cycle 312
        vprold     $10, %zmm20, %zmm20
        vpaddd     28(%r15){1to16}, %zmm23, %zmm23
        vmovdqa32  %zmm24, %zmm25
        vpternlogd $45, %zmm22, %zmm18, %zmm25
        vpaddd     0x3c0(%rsp), %zmm23, %zmm23
        vmovdqa32  %zmm21, %zmm26
        vpternlogd $150, %zmm19, %zmm20, %zmm26
        vpaddd     0x240(%rsp), %zmm16, %zmm16
        vpaddd     %zmm23, %zmm25, %zmm23
        vpaddd     %zmm16, %zmm26, %zmm16
        vprold     $5, %zmm23, %zmm23
        vpaddd     28(%r15){1to16}, %zmm17, %zmm25
        vprold     $11, %zmm16, %zmm16
        vpaddd     %zmm17, %zmm23, %zmm17                       // left step 79, f5: cycle 316
        vprold     $10, %zmm18, %zmm18
        vpaddd     %zmm5, %zmm16, %zmm16                        // right step 79, f1: cycle 316
        vprold     $10, %zmm19, %zmm19
        vmovdqa32  %zmm17, %zmm23
        vpternlogd $45, %zmm18, %zmm24, %zmm23
        vpaddd     0x340(%rsp), %zmm25, %zmm25
        vmovdqa32  %zmm16, %zmm26
        vpternlogd $150, %zmm21, %zmm19, %zmm26
        vpaddd     0x2c0(%rsp), %zmm5, %zmm5
        vpaddd     %zmm25, %zmm23, %zmm23
        vpaddd     %zmm5, %zmm26, %zmm5
        vprold     $6, %zmm23, %zmm23
        vprold     $11, %zmm5, %zmm5
        vpaddd     %zmm22, %zmm23, %zmm23                       // left step 80, f5: cycle 320
        vprold     $10, %zmm21, %zmm21
        vpaddd     %zmm20, %zmm5, %zmm5                         // right step 80, f1: cycle 320
        vprold     $10, %zmm24, %zmm24
        vpaddd     %zmm1, %zmm21, %zmm1
        vpaddd     %zmm2, %zmm19, %zmm2
        vpaddd     %zmm3, %zmm20, %zmm3
        vpaddd     %zmm4, %zmm22, %zmm4
        vpaddd     %zmm0, %zmm16, %zmm0
        vpaddd     %zmm1, %zmm17, %zmm1
        vpaddd     %zmm2, %zmm24, %zmm2
        vpaddd     %zmm3, %zmm18, %zmm3
        vpaddd     %zmm4, %zmm5, %zmm4
        vpaddd     %zmm0, %zmm23, %zmm0
        vmovdqu32  %zmm1, (%rdi)
        vmovdqu32  %zmm2, 64(%rdi)
        vmovdqu32  %zmm3, 128(%rdi)
        vmovdqu32  %zmm4, 192(%rdi)
        vmovdqu32  %zmm0, 0x100(%rdi)
        vmovdqa32  %zmm1, %zmm5
        vmovdqa32  %zmm2, %zmm1
        vmovdqa32  %zmm3, %zmm2
        vmovdqa32  %zmm4, %zmm3
        vmovdqa32  %zmm0, %zmm4
        vmovdqa32  %zmm5, %zmm0
        add        $64, %rcx
        sub        $1, %rdx
        jnz        L(ripemd160_x16_blocks_loop)
L(ripemd160_x16_blocks_end):
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
        .size      SYMBOL(ripemd160_x16_blocks), . - SYMBOL(ripemd160_x16_blocks)
#endif

#if defined(__ELF__)
        .section .note.GNU-stack,"",%progbits
#endif
