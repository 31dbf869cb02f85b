/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for x86-64 with AVX2 and BMI, 8 lanes.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target x86-64-avx2 --kernel lanes --emitter gas
 *
 * ripemd160_x8_blocks: 1924 instructions for a block of 64 bytes, critical path 426 cycles.
 * Rules: rotate_as_or 302 times, not_out_of_or 64 times, not_in_sum 64 times, select_as_add 32 times.
 * ripemd160_x8_blocks: 2219 instructions in all, 5 of them moves between registers.
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
        .long      0x50a28be5, 0x50a28be5, 0x50a28be5, 0x50a28be5, 0x50a28be5, 0x50a28be5, 0x50a28be5, 0x50a28be5
        .long      0x02010003, 0x06050407, 0x0a09080b, 0x0e0d0c0f, 0x02010003, 0x06050407, 0x0a09080b, 0x0e0d0c0f
        .long      0x5c4dd124, 0x5c4dd124, 0x5c4dd124, 0x5c4dd124, 0x5c4dd124, 0x5c4dd124, 0x5c4dd124, 0x5c4dd124
        .long      0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        .long      0x6d703ef2, 0x6d703ef2, 0x6d703ef2, 0x6d703ef2, 0x6d703ef2, 0x6d703ef2, 0x6d703ef2, 0x6d703ef2
        .long      0x6ed9eba0, 0x6ed9eba0, 0x6ed9eba0, 0x6ed9eba0, 0x6ed9eba0, 0x6ed9eba0, 0x6ed9eba0, 0x6ed9eba0
        .long      0x7a6d76e9, 0x7a6d76e9, 0x7a6d76e9, 0x7a6d76e9, 0x7a6d76e9, 0x7a6d76e9, 0x7a6d76e9, 0x7a6d76e9
        .long      0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        .long      0xa953fd4d, 0xa953fd4d, 0xa953fd4d, 0xa953fd4d, 0xa953fd4d, 0xa953fd4d, 0xa953fd4d, 0xa953fd4d

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
        sub        $168, %rsp
        SEH(.seh_stackalloc 168)
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
        movaps     %xmm13, 112(%rsp)
        SEH(.seh_savexmm %xmm13, 112)
        movaps     %xmm14, 128(%rsp)
        SEH(.seh_savexmm %xmm14, 128)
        movaps     %xmm15, 144(%rsp)
        SEH(.seh_savexmm %xmm15, 144)
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
        vmovdqu    (%rdi), %ymm0
        vmovdqu    32(%rdi), %ymm1
        vmovdqu    64(%rdi), %ymm2
        vmovdqu    96(%rdi), %ymm3
        vmovdqu    128(%rdi), %ymm4
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
        vpxor      %ymm1, %ymm2, %ymm5
        vmovdqu    160(%rsp), %ymm6
        vpaddd     (%r15), %ymm6, %ymm7
        vpandn     %ymm3, %ymm2, %ymm8
        vpxor      %ymm3, %ymm5, %ymm5
        vpaddd     (%rsp), %ymm0, %ymm9
        vpaddd     %ymm0, %ymm7, %ymm7
        vpxor      %ymm1, %ymm8, %ymm8
        vpaddd     %ymm9, %ymm5, %ymm5
        vpslld     $10, %ymm2, %ymm9
        vpsrld     $22, %ymm2, %ymm10
        vpsubd     %ymm8, %ymm7, %ymm7
        vpslld     $11, %ymm5, %ymm8
        vpsrld     $21, %ymm5, %ymm5
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     (%r15), %ymm4, %ymm10
        vpshufb    32(%r15), %ymm7, %ymm7
        vpor       %ymm5, %ymm8, %ymm5
        vpandn     %ymm9, %ymm1, %ymm8
        vpaddd     %ymm4, %ymm7, %ymm7                          // right step 1, f5: cycle 5
        vpaddd     %ymm4, %ymm5, %ymm5                          // left step 1, f1: cycle 6
        vpxor      %ymm1, %ymm9, %ymm11
        vpaddd     0x1c0(%rsp), %ymm10, %ymm10
        vpxor      %ymm8, %ymm7, %ymm8
        vpxor      %ymm11, %ymm5, %ymm11
        vpaddd     32(%rsp), %ymm4, %ymm12
        vpsubd     %ymm8, %ymm10, %ymm8
        vpslld     $10, %ymm1, %ymm10
        vpaddd     %ymm12, %ymm11, %ymm11
        vpsrld     $22, %ymm1, %ymm12
        vpslld     $9, %ymm8, %ymm13
        vpsrld     $23, %ymm8, %ymm8
        vpslld     $14, %ymm11, %ymm14
        vpor       %ymm12, %ymm10, %ymm10
        vpsrld     $18, %ymm11, %ymm11
        vpor       %ymm8, %ymm13, %ymm8
        vpaddd     (%r15), %ymm3, %ymm12
        vpor       %ymm11, %ymm14, %ymm11
        vpaddd     %ymm3, %ymm8, %ymm8                          // right step 2, f5: cycle 10
        vpandn     %ymm10, %ymm7, %ymm13
        vpaddd     %ymm3, %ymm11, %ymm11                        // left step 2, f1: cycle 11
        vpxor      %ymm5, %ymm10, %ymm14
        vpaddd     224(%rsp), %ymm12, %ymm12
        vpxor      %ymm13, %ymm8, %ymm13
        vpxor      %ymm14, %ymm11, %ymm14
        vpaddd     64(%rsp), %ymm3, %ymm15
        vpsubd     %ymm13, %ymm12, %ymm12
        vpaddd     %ymm15, %ymm14, %ymm13
        vpslld     $10, %ymm7, %ymm14
        vpslld     $9, %ymm12, %ymm15
        vpsrld     $23, %ymm12, %ymm12
        vpaddd     (%r15), %ymm9, %ymm0
        vpsrld     $22, %ymm7, %ymm7
        vpslld     $15, %ymm13, %ymm4
        vpor       %ymm12, %ymm15, %ymm12
        vpsrld     $17, %ymm13, %ymm13
        vpslld     $10, %ymm5, %ymm15
        vpor       %ymm7, %ymm14, %ymm7
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm13, %ymm4, %ymm4
        vpaddd     %ymm9, %ymm12, %ymm12                        // right step 3, f5: cycle 15
        vpor       %ymm5, %ymm15, %ymm5
        vpandn     %ymm7, %ymm8, %ymm13
        vpaddd     %ymm9, %ymm4, %ymm4                          // left step 3, f1: cycle 16
        vpxor      %ymm11, %ymm5, %ymm14
        vpaddd     (%rsp), %ymm0, %ymm0
        vpxor      %ymm13, %ymm12, %ymm13
        vpxor      %ymm14, %ymm4, %ymm14
        vpaddd     96(%rsp), %ymm9, %ymm9
        vpsubd     %ymm13, %ymm0, %ymm0
        vpaddd     %ymm9, %ymm14, %ymm9
        vpslld     $11, %ymm0, %ymm13
        vpsrld     $21, %ymm0, %ymm0
        vpslld     $10, %ymm8, %ymm14
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm0, %ymm13, %ymm0
        vpslld     $12, %ymm9, %ymm13
        vpsrld     $20, %ymm9, %ymm9
        vpor       %ymm8, %ymm14, %ymm8
        vpslld     $10, %ymm11, %ymm14
        vpsrld     $22, %ymm11, %ymm11
        vpor       %ymm9, %ymm13, %ymm9
        vpor       %ymm11, %ymm14, %ymm11
        vpaddd     %ymm10, %ymm0, %ymm0                         // right step 4, f5: cycle 20
        vpaddd     (%r15), %ymm10, %ymm13
        vpandn     %ymm8, %ymm12, %ymm14
        vpaddd     %ymm10, %ymm9, %ymm9                         // left step 4, f1: cycle 21
        vpxor      %ymm4, %ymm11, %ymm15
        vpaddd     0x120(%rsp), %ymm13, %ymm13
        vpxor      %ymm14, %ymm0, %ymm14
        vpxor      %ymm15, %ymm9, %ymm15
        vpaddd     128(%rsp), %ymm10, %ymm10
        vpsubd     %ymm14, %ymm13, %ymm13
        vpslld     $10, %ymm12, %ymm14
        vpaddd     %ymm10, %ymm15, %ymm10
        vpslld     $13, %ymm13, %ymm15
        vpsrld     $19, %ymm13, %ymm13
        vpsrld     $22, %ymm12, %ymm12
        vpslld     $5, %ymm10, %ymm3
        vpor       %ymm13, %ymm15, %ymm13
        vpsrld     $27, %ymm10, %ymm10
        vpslld     $10, %ymm4, %ymm15
        vpor       %ymm12, %ymm14, %ymm12
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm10, %ymm3, %ymm3
        vpaddd     %ymm7, %ymm13, %ymm10                        // right step 5, f5: cycle 25
        vpor       %ymm4, %ymm15, %ymm4
        vpaddd     (%r15), %ymm7, %ymm7
        vpandn     %ymm12, %ymm0, %ymm13
        vpaddd     %ymm5, %ymm3, %ymm3                          // left step 5, f1: cycle 26
        vpxor      %ymm9, %ymm4, %ymm14
        vpaddd     64(%rsp), %ymm7, %ymm7
        vpxor      %ymm13, %ymm10, %ymm13
        vpxor      %ymm14, %ymm3, %ymm14
        vpaddd     %ymm5, %ymm6, %ymm5
        vpsubd     %ymm13, %ymm7, %ymm7
        vpaddd     %ymm5, %ymm14, %ymm5
        vpslld     $10, %ymm9, %ymm13
        vpsrld     $22, %ymm9, %ymm9
        vpslld     $15, %ymm7, %ymm14
        vpshufb    32(%r15), %ymm5, %ymm5
        vpsrld     $17, %ymm7, %ymm7
        vpslld     $10, %ymm0, %ymm15
        vpor       %ymm9, %ymm13, %ymm9
        vpsrld     $22, %ymm0, %ymm0
        vpor       %ymm7, %ymm14, %ymm7
        vpaddd     %ymm11, %ymm5, %ymm5                         // left step 6, f1: cycle 30
        vpor       %ymm0, %ymm15, %ymm0
        vpaddd     %ymm8, %ymm7, %ymm7                          // right step 6, f5: cycle 30
        vpxor      %ymm3, %ymm9, %ymm13
        vpaddd     (%r15), %ymm8, %ymm8
        vpandn     %ymm0, %ymm10, %ymm14
        vpxor      %ymm13, %ymm5, %ymm13
        vpaddd     192(%rsp), %ymm11, %ymm11
        vpaddd     0x160(%rsp), %ymm8, %ymm8
        vpxor      %ymm14, %ymm7, %ymm14
        vpaddd     %ymm11, %ymm13, %ymm11
        vpsubd     %ymm14, %ymm8, %ymm8
        vpslld     $10, %ymm3, %ymm13
        vpslld     $7, %ymm11, %ymm14
        vpsrld     $25, %ymm11, %ymm11
        vpaddd     (%r15), %ymm12, %ymm15
        vpsrld     $22, %ymm3, %ymm3
        vpslld     $15, %ymm8, %ymm2
        vpor       %ymm11, %ymm14, %ymm11
        vpsrld     $17, %ymm8, %ymm8
        vpslld     $10, %ymm10, %ymm14
        vpor       %ymm3, %ymm13, %ymm3
        vpsrld     $22, %ymm10, %ymm10
        vpor       %ymm8, %ymm2, %ymm2
        vpaddd     %ymm4, %ymm11, %ymm8                         // left step 7, f1: cycle 35
        vpor       %ymm10, %ymm14, %ymm10
        vpaddd     %ymm12, %ymm2, %ymm2                         // right step 7, f5: cycle 35
        vpxor      %ymm5, %ymm3, %ymm11
        vpandn     %ymm10, %ymm7, %ymm12
        vpxor      %ymm11, %ymm8, %ymm11
        vpaddd     224(%rsp), %ymm4, %ymm4
        vpaddd     128(%rsp), %ymm15, %ymm13
        vpxor      %ymm12, %ymm2, %ymm12
        vpaddd     %ymm4, %ymm11, %ymm4
        vpsubd     %ymm12, %ymm13, %ymm11
        vpslld     $9, %ymm4, %ymm12
        vpsrld     $23, %ymm4, %ymm4
        vpslld     $10, %ymm5, %ymm13
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm4, %ymm12, %ymm4
        vpslld     $5, %ymm11, %ymm12
        vpsrld     $27, %ymm11, %ymm11
        vpor       %ymm5, %ymm13, %ymm5
        vpslld     $10, %ymm7, %ymm13
        vpsrld     $22, %ymm7, %ymm7
        vpor       %ymm11, %ymm12, %ymm11
        vpor       %ymm7, %ymm13, %ymm7
        vpaddd     %ymm9, %ymm4, %ymm4                          // left step 8, f1: cycle 40
        vpaddd     %ymm0, %ymm11, %ymm11                        // right step 8, f5: cycle 40
        vpxor      %ymm8, %ymm5, %ymm12
        vpaddd     (%r15), %ymm0, %ymm0
        vpandn     %ymm7, %ymm2, %ymm13
        vpxor      %ymm12, %ymm4, %ymm12
        vpaddd     0x100(%rsp), %ymm9, %ymm9
        vpaddd     0x1a0(%rsp), %ymm0, %ymm0
        vpxor      %ymm13, %ymm11, %ymm13
        vpaddd     %ymm9, %ymm12, %ymm9
        vpslld     $10, %ymm8, %ymm12
        vpsubd     %ymm13, %ymm0, %ymm0
        vpslld     $11, %ymm9, %ymm13
        vpsrld     $21, %ymm9, %ymm9
        vpsrld     $22, %ymm8, %ymm8
        vpslld     $7, %ymm0, %ymm14
        vpor       %ymm9, %ymm13, %ymm9
        vpsrld     $25, %ymm0, %ymm0
        vpslld     $10, %ymm2, %ymm13
        vpor       %ymm8, %ymm12, %ymm8
        vpsrld     $22, %ymm2, %ymm2
        vpor       %ymm0, %ymm14, %ymm0
        vpaddd     %ymm3, %ymm9, %ymm9                          // left step 9, f1: cycle 45
        vpor       %ymm2, %ymm13, %ymm2
        vpaddd     %ymm10, %ymm0, %ymm0                         // right step 9, f5: cycle 45
        vpxor      %ymm4, %ymm8, %ymm12
        vpaddd     (%r15), %ymm10, %ymm10
        vpandn     %ymm2, %ymm11, %ymm13
        vpxor      %ymm12, %ymm9, %ymm12
        vpaddd     0x120(%rsp), %ymm3, %ymm3
        vpaddd     192(%rsp), %ymm10, %ymm10
        vpxor      %ymm13, %ymm0, %ymm13
        vpaddd     %ymm3, %ymm12, %ymm3
        vpsubd     %ymm13, %ymm10, %ymm10
        vpslld     $10, %ymm4, %ymm12
        vpslld     $13, %ymm3, %ymm13
        vpsrld     $19, %ymm3, %ymm3
        vpaddd     (%r15), %ymm7, %ymm14
        vpsrld     $22, %ymm4, %ymm4
        vpslld     $7, %ymm10, %ymm15
        vpor       %ymm3, %ymm13, %ymm3
        vpsrld     $25, %ymm10, %ymm10
        vpslld     $10, %ymm11, %ymm13
        vpor       %ymm4, %ymm12, %ymm4
        vpsrld     $22, %ymm11, %ymm11
        vpor       %ymm10, %ymm15, %ymm10
        vpaddd     %ymm5, %ymm3, %ymm3                          // left step 10, f1: cycle 50
        vpor       %ymm11, %ymm13, %ymm11
        vpaddd     %ymm7, %ymm10, %ymm7                         // right step 10, f5: cycle 50
        vpxor      %ymm9, %ymm4, %ymm10
        vpandn     %ymm11, %ymm0, %ymm12
        vpxor      %ymm10, %ymm3, %ymm10
        vpaddd     0x140(%rsp), %ymm5, %ymm5
        vpaddd     0x1e0(%rsp), %ymm14, %ymm13
        vpxor      %ymm12, %ymm7, %ymm12
        vpaddd     %ymm5, %ymm10, %ymm5
        vpsubd     %ymm12, %ymm13, %ymm10
        vpslld     $10, %ymm0, %ymm12
        vpsrld     $22, %ymm0, %ymm0
        vpslld     $14, %ymm5, %ymm13
        vpsrld     $18, %ymm5, %ymm5
        vpshufb    32(%r15), %ymm10, %ymm10
        vpslld     $10, %ymm9, %ymm14
        vpsrld     $22, %ymm9, %ymm9
        vpor       %ymm0, %ymm12, %ymm0
        vpor       %ymm5, %ymm13, %ymm5
        vpor       %ymm9, %ymm14, %ymm9
        vpaddd     %ymm2, %ymm10, %ymm10                        // right step 11, f5: cycle 54
        vpaddd     (%r15), %ymm2, %ymm2
        vpandn     %ymm0, %ymm7, %ymm12
        vpaddd     %ymm8, %ymm5, %ymm5                          // left step 11, f1: cycle 55
        vpxor      %ymm3, %ymm9, %ymm13
        vpaddd     0x100(%rsp), %ymm2, %ymm2
        vpxor      %ymm12, %ymm10, %ymm12
        vpxor      %ymm13, %ymm5, %ymm13
        vpaddd     0x160(%rsp), %ymm8, %ymm8
        vpsubd     %ymm12, %ymm2, %ymm2
        vpaddd     %ymm8, %ymm13, %ymm8
        vpslld     $11, %ymm2, %ymm12
        vpsrld     $21, %ymm2, %ymm2
        vpslld     $10, %ymm7, %ymm13
        vpsrld     $22, %ymm7, %ymm7
        vpor       %ymm2, %ymm12, %ymm2
        vpslld     $15, %ymm8, %ymm12
        vpsrld     $17, %ymm8, %ymm8
        vpor       %ymm7, %ymm13, %ymm7
        vpslld     $10, %ymm3, %ymm13
        vpsrld     $22, %ymm3, %ymm3
        vpor       %ymm8, %ymm12, %ymm8
        vpor       %ymm3, %ymm13, %ymm3
        vpaddd     %ymm11, %ymm2, %ymm2                         // right step 12, f5: cycle 59
        vpaddd     (%r15), %ymm11, %ymm11
        vpandn     %ymm7, %ymm10, %ymm12
        vpaddd     %ymm4, %ymm8, %ymm8                          // left step 12, f1: cycle 60
        vpxor      %ymm5, %ymm3, %ymm13
        vpaddd     32(%rsp), %ymm11, %ymm11
        vpxor      %ymm12, %ymm2, %ymm12
        vpxor      %ymm13, %ymm8, %ymm13
        vpaddd     0x180(%rsp), %ymm4, %ymm4
        vpsubd     %ymm12, %ymm11, %ymm11
        vpslld     $10, %ymm10, %ymm12
        vpaddd     %ymm4, %ymm13, %ymm4
        vpslld     $14, %ymm11, %ymm13
        vpsrld     $18, %ymm11, %ymm11
        vpsrld     $22, %ymm10, %ymm10
        vpslld     $6, %ymm4, %ymm14
        vpor       %ymm11, %ymm13, %ymm11
        vpsrld     $26, %ymm4, %ymm4
        vpslld     $10, %ymm5, %ymm13
        vpor       %ymm10, %ymm12, %ymm10
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm4, %ymm14, %ymm4
        vpaddd     %ymm0, %ymm11, %ymm11                        // right step 13, f5: cycle 64
        vpor       %ymm5, %ymm13, %ymm5
        vpaddd     (%r15), %ymm0, %ymm0
        vpandn     %ymm10, %ymm2, %ymm12
        vpaddd     %ymm9, %ymm4, %ymm4                          // left step 13, f1: cycle 65
        vpxor      %ymm8, %ymm5, %ymm13
        vpaddd     0x140(%rsp), %ymm0, %ymm0
        vpxor      %ymm12, %ymm11, %ymm12
        vpxor      %ymm13, %ymm4, %ymm13
        vpaddd     0x1a0(%rsp), %ymm9, %ymm9
        vpsubd     %ymm12, %ymm0, %ymm0
        vpaddd     %ymm9, %ymm13, %ymm9
        vpslld     $10, %ymm2, %ymm12
        vpslld     $14, %ymm0, %ymm13
        vpsrld     $18, %ymm0, %ymm0
        vpaddd     (%r15), %ymm7, %ymm14
        vpsrld     $22, %ymm2, %ymm2
        vpslld     $7, %ymm9, %ymm15
        vpor       %ymm0, %ymm13, %ymm0
        vpsrld     $25, %ymm9, %ymm9
        vpslld     $10, %ymm8, %ymm13
        vpor       %ymm2, %ymm12, %ymm2
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm9, %ymm15, %ymm9
        vpaddd     %ymm7, %ymm0, %ymm0                          // right step 14, f5: cycle 69
        vpor       %ymm8, %ymm13, %ymm7
        vpandn     %ymm2, %ymm11, %ymm8
        vpaddd     %ymm3, %ymm9, %ymm9                          // left step 14, f1: cycle 70
        vpxor      %ymm4, %ymm7, %ymm12
        vpaddd     96(%rsp), %ymm14, %ymm13
        vpxor      %ymm8, %ymm0, %ymm8
        vpxor      %ymm12, %ymm9, %ymm12
        vpaddd     0x1c0(%rsp), %ymm3, %ymm3
        vpsubd     %ymm8, %ymm13, %ymm8
        vpaddd     %ymm3, %ymm12, %ymm3
        vpslld     $12, %ymm8, %ymm12
        vpsrld     $20, %ymm8, %ymm8
        vpslld     $10, %ymm11, %ymm13
        vpsrld     $22, %ymm11, %ymm11
        vpor       %ymm8, %ymm12, %ymm8
        vpslld     $9, %ymm3, %ymm12
        vpsrld     $23, %ymm3, %ymm3
        vpor       %ymm11, %ymm13, %ymm11
        vpslld     $10, %ymm4, %ymm13
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm3, %ymm12, %ymm3
        vpor       %ymm4, %ymm13, %ymm4
        vpaddd     %ymm10, %ymm8, %ymm8                         // right step 15, f5: cycle 74
        vpaddd     (%r15), %ymm10, %ymm10
        vpandn     %ymm11, %ymm0, %ymm12
        vpaddd     %ymm5, %ymm3, %ymm3                          // left step 15, f1: cycle 75
        vpxor      %ymm9, %ymm4, %ymm13
        vpaddd     0x180(%rsp), %ymm10, %ymm10
        vpxor      %ymm12, %ymm8, %ymm12
        vpxor      %ymm13, %ymm3, %ymm13
        vpaddd     0x1e0(%rsp), %ymm5, %ymm5
        vpsubd     %ymm12, %ymm10, %ymm10
        vpslld     $10, %ymm0, %ymm12
        vpsrld     $22, %ymm0, %ymm0
        vpaddd     %ymm5, %ymm13, %ymm5
        vpslld     $6, %ymm10, %ymm13
        vpsrld     $26, %ymm10, %ymm10
        vpor       %ymm0, %ymm12, %ymm0
        vpslld     $10, %ymm9, %ymm12
        vpshufb    32(%r15), %ymm5, %ymm5
        vpsrld     $22, %ymm9, %ymm9
        vpor       %ymm10, %ymm13, %ymm10
        vpandn     %ymm8, %ymm0, %ymm13
        vpaddd     64(%r15), %ymm2, %ymm14
        vpaddd     %ymm7, %ymm5, %ymm5                          // left step 16, f1: cycle 79
        vpor       %ymm9, %ymm12, %ymm9
        vpaddd     %ymm2, %ymm10, %ymm2                         // right step 16, f5: cycle 79
        vpaddd     %ymm14, %ymm13, %ymm10
        vpand      %ymm3, %ymm5, %ymm12
        vpandn     %ymm9, %ymm5, %ymm13
        vpaddd     96(%r15), %ymm7, %ymm7
        vpand      %ymm0, %ymm2, %ymm14
        vpaddd     192(%rsp), %ymm10, %ymm10
        vpor       %ymm13, %ymm12, %ymm12
        vpaddd     224(%rsp), %ymm7, %ymm7
        vpaddd     %ymm10, %ymm14, %ymm10
        vpslld     $10, %ymm8, %ymm13
        vpsrld     $22, %ymm8, %ymm8
        vpaddd     %ymm7, %ymm12, %ymm7
        vpslld     $9, %ymm10, %ymm12
        vpsrld     $23, %ymm10, %ymm10
        vpor       %ymm8, %ymm13, %ymm8
        vpslld     $7, %ymm7, %ymm13
        vpsrld     $25, %ymm7, %ymm7
        vpor       %ymm10, %ymm12, %ymm10
        vpandn     %ymm2, %ymm8, %ymm12
        vpaddd     64(%r15), %ymm11, %ymm14
        vpor       %ymm7, %ymm13, %ymm7
        vpslld     $10, %ymm3, %ymm13
        vpsrld     $22, %ymm3, %ymm3
        vpaddd     %ymm11, %ymm10, %ymm10                       // right step 17, f4: cycle 84
        vpaddd     %ymm14, %ymm12, %ymm11
        vpaddd     %ymm4, %ymm7, %ymm7                          // left step 17, f2: cycle 85
        vpor       %ymm3, %ymm13, %ymm3
        vpand      %ymm8, %ymm10, %ymm12
        vpaddd     0x160(%rsp), %ymm11, %ymm11
        vpand      %ymm5, %ymm7, %ymm13
        vpandn     %ymm3, %ymm7, %ymm14
        vpaddd     96(%r15), %ymm4, %ymm4
        vpaddd     %ymm11, %ymm12, %ymm11
        vpslld     $10, %ymm2, %ymm12
        vpsrld     $22, %ymm2, %ymm2
        vpor       %ymm14, %ymm13, %ymm13
        vpaddd     128(%rsp), %ymm4, %ymm4
        vpslld     $13, %ymm11, %ymm14
        vpsrld     $19, %ymm11, %ymm11
        vpor       %ymm2, %ymm12, %ymm2
        vpaddd     %ymm4, %ymm13, %ymm4
        vpor       %ymm11, %ymm14, %ymm11
        vpandn     %ymm10, %ymm2, %ymm12
        vpaddd     64(%r15), %ymm0, %ymm13
        vpslld     $6, %ymm4, %ymm14
        vpsrld     $26, %ymm4, %ymm4
        vpaddd     %ymm0, %ymm11, %ymm0                         // right step 18, f4: cycle 89
        vpaddd     %ymm13, %ymm12, %ymm11
        vpor       %ymm4, %ymm14, %ymm4
        vpslld     $10, %ymm5, %ymm12
        vpsrld     $22, %ymm5, %ymm5
        vpand      %ymm2, %ymm0, %ymm13
        vpaddd     96(%rsp), %ymm11, %ymm11
        vpaddd     %ymm9, %ymm4, %ymm4                          // left step 18, f2: cycle 91
        vpor       %ymm5, %ymm12, %ymm5
        vpaddd     %ymm11, %ymm13, %ymm11
        vpslld     $10, %ymm10, %ymm12
        vpsrld     $22, %ymm10, %ymm10
        vpand      %ymm7, %ymm4, %ymm13
        vpandn     %ymm5, %ymm4, %ymm14
        vpaddd     96(%r15), %ymm9, %ymm9
        vpslld     $15, %ymm11, %ymm15
        vpsrld     $17, %ymm11, %ymm11
        vpor       %ymm10, %ymm12, %ymm10
        vpor       %ymm14, %ymm13, %ymm12
        vpaddd     0x1a0(%rsp), %ymm9, %ymm9
        vpor       %ymm11, %ymm15, %ymm11
        vpandn     %ymm0, %ymm10, %ymm13
        vpaddd     64(%r15), %ymm8, %ymm14
        vpaddd     %ymm9, %ymm12, %ymm9
        vpaddd     %ymm8, %ymm11, %ymm8                         // right step 19, f4: cycle 94
        vpaddd     %ymm14, %ymm13, %ymm11
        vpslld     $10, %ymm7, %ymm12
        vpshufb    32(%r15), %ymm9, %ymm9
        vpsrld     $22, %ymm7, %ymm7
        vpand      %ymm10, %ymm8, %ymm13
        vpaddd     224(%rsp), %ymm11, %ymm11
        vpaddd     %ymm3, %ymm9, %ymm9                          // left step 19, f2: cycle 96
        vpor       %ymm7, %ymm12, %ymm7
        vpaddd     %ymm11, %ymm13, %ymm11
        vpslld     $10, %ymm0, %ymm12
        vpsrld     $22, %ymm0, %ymm0
        vpand      %ymm4, %ymm9, %ymm13
        vpandn     %ymm7, %ymm9, %ymm14
        vpaddd     96(%r15), %ymm3, %ymm3
        vpslld     $7, %ymm11, %ymm15
        vpsrld     $25, %ymm11, %ymm11
        vpor       %ymm0, %ymm12, %ymm0
        vpor       %ymm14, %ymm13, %ymm12
        vpaddd     32(%rsp), %ymm3, %ymm3
        vpor       %ymm11, %ymm15, %ymm11
        vpandn     %ymm8, %ymm0, %ymm13
        vpaddd     64(%r15), %ymm2, %ymm14
        vpaddd     %ymm3, %ymm12, %ymm3
        vpaddd     %ymm2, %ymm11, %ymm2                         // right step 20, f4: cycle 99
        vpaddd     %ymm14, %ymm13, %ymm11
        vpslld     $13, %ymm3, %ymm12
        vpsrld     $19, %ymm3, %ymm3
        vpand      %ymm0, %ymm2, %ymm13
        vpaddd     (%rsp), %ymm11, %ymm11
        vpor       %ymm3, %ymm12, %ymm3
        vpslld     $10, %ymm4, %ymm12
        vpsrld     $22, %ymm4, %ymm4
        vpaddd     %ymm11, %ymm13, %ymm11
        vpslld     $10, %ymm8, %ymm13
        vpsrld     $22, %ymm8, %ymm8
        vpaddd     %ymm5, %ymm3, %ymm3                          // left step 20, f2: cycle 102
        vpor       %ymm4, %ymm12, %ymm4
        vpslld     $12, %ymm11, %ymm12
        vpsrld     $20, %ymm11, %ymm11
        vpor       %ymm8, %ymm13, %ymm8
        vpand      %ymm9, %ymm3, %ymm13
        vpandn     %ymm4, %ymm3, %ymm14
        vpaddd     96(%r15), %ymm5, %ymm5
        vpor       %ymm11, %ymm12, %ymm11
        vpandn     %ymm2, %ymm8, %ymm12
        vpaddd     64(%r15), %ymm10, %ymm15
        vpor       %ymm14, %ymm13, %ymm13
        vpaddd     0x140(%rsp), %ymm5, %ymm5
        vpaddd     %ymm10, %ymm11, %ymm10                       // right step 21, f4: cycle 104
        vpaddd     %ymm15, %ymm12, %ymm11
        vpaddd     %ymm5, %ymm13, %ymm5
        vpand      %ymm8, %ymm10, %ymm12
        vpaddd     0x1a0(%rsp), %ymm11, %ymm11
        vpslld     $11, %ymm5, %ymm13
        vpsrld     $21, %ymm5, %ymm5
        vpaddd     %ymm11, %ymm12, %ymm11
        vpslld     $10, %ymm2, %ymm12
        vpsrld     $22, %ymm2, %ymm2
        vpor       %ymm5, %ymm13, %ymm5
        vpslld     $10, %ymm9, %ymm13
        vpsrld     $22, %ymm9, %ymm9
        vpshufb    32(%r15), %ymm11, %ymm11
        vpor       %ymm2, %ymm12, %ymm2
        vpaddd     64(%r15), %ymm0, %ymm12
        vpaddd     %ymm7, %ymm5, %ymm5                          // left step 21, f2: cycle 108
        vpor       %ymm9, %ymm13, %ymm9
        vpaddd     %ymm0, %ymm11, %ymm0                         // right step 22, f4: cycle 108
        vpandn     %ymm10, %ymm2, %ymm11
        vpaddd     %ymm12, %ymm6, %ymm12
        vpand      %ymm3, %ymm5, %ymm13
        vpandn     %ymm9, %ymm5, %ymm14
        vpaddd     96(%r15), %ymm7, %ymm7
        vpand      %ymm2, %ymm0, %ymm15
        vpaddd     %ymm12, %ymm11, %ymm11
        vpor       %ymm14, %ymm13, %ymm12
        vpaddd     192(%rsp), %ymm7, %ymm7
        vpaddd     %ymm11, %ymm15, %ymm11
        vpslld     $10, %ymm10, %ymm13
        vpsrld     $22, %ymm10, %ymm10
        vpaddd     %ymm7, %ymm12, %ymm7
        vpslld     $9, %ymm11, %ymm12
        vpsrld     $23, %ymm11, %ymm11
        vpor       %ymm10, %ymm13, %ymm10
        vpslld     $9, %ymm7, %ymm13
        vpsrld     $23, %ymm7, %ymm7
        vpor       %ymm11, %ymm12, %ymm11
        vpandn     %ymm0, %ymm10, %ymm12
        vpaddd     64(%r15), %ymm8, %ymm14
        vpor       %ymm7, %ymm13, %ymm7
        vpslld     $10, %ymm3, %ymm13
        vpsrld     $22, %ymm3, %ymm3
        vpaddd     %ymm8, %ymm11, %ymm8                         // right step 23, f4: cycle 113
        vpaddd     %ymm14, %ymm12, %ymm11
        vpaddd     %ymm4, %ymm7, %ymm7                          // left step 22, f2: cycle 114
        vpor       %ymm3, %ymm13, %ymm3
        vpand      %ymm10, %ymm8, %ymm12
        vpaddd     0x140(%rsp), %ymm11, %ymm11
        vpand      %ymm5, %ymm7, %ymm13
        vpandn     %ymm3, %ymm7, %ymm14
        vpaddd     96(%r15), %ymm4, %ymm4
        vpaddd     %ymm11, %ymm12, %ymm11
        vpslld     $10, %ymm0, %ymm12
        vpsrld     $22, %ymm0, %ymm0
        vpor       %ymm14, %ymm13, %ymm13
        vpaddd     0x1e0(%rsp), %ymm4, %ymm4
        vpslld     $11, %ymm11, %ymm14
        vpsrld     $21, %ymm11, %ymm11
        vpor       %ymm0, %ymm12, %ymm0
        vpaddd     %ymm4, %ymm13, %ymm4
        vpor       %ymm11, %ymm14, %ymm11
        vpandn     %ymm8, %ymm0, %ymm12
        vpaddd     64(%r15), %ymm2, %ymm13
        vpslld     $7, %ymm4, %ymm14
        vpsrld     $25, %ymm4, %ymm4
        vpaddd     %ymm2, %ymm11, %ymm2                         // right step 24, f4: cycle 118
        vpaddd     %ymm13, %ymm12, %ymm11
        vpor       %ymm4, %ymm14, %ymm4
        vpslld     $10, %ymm5, %ymm12
        vpsrld     $22, %ymm5, %ymm5
        vpand      %ymm0, %ymm2, %ymm13
        vpaddd     0x1c0(%rsp), %ymm11, %ymm11
        vpaddd     %ymm9, %ymm4, %ymm4                          // left step 23, f2: cycle 120
        vpor       %ymm5, %ymm12, %ymm5
        vpaddd     %ymm11, %ymm13, %ymm11
        vpslld     $10, %ymm8, %ymm12
        vpsrld     $22, %ymm8, %ymm8
        vpand      %ymm7, %ymm4, %ymm13
        vpandn     %ymm5, %ymm4, %ymm14
        vpaddd     96(%r15), %ymm9, %ymm9
        vpslld     $7, %ymm11, %ymm15
        vpsrld     $25, %ymm11, %ymm11
        vpor       %ymm8, %ymm12, %ymm8
        vpor       %ymm14, %ymm13, %ymm12
        vpaddd     96(%rsp), %ymm9, %ymm9
        vpor       %ymm11, %ymm15, %ymm11
        vpandn     %ymm2, %ymm8, %ymm13
        vpaddd     64(%r15), %ymm10, %ymm14
        vpaddd     %ymm9, %ymm12, %ymm9
        vpaddd     %ymm10, %ymm11, %ymm10                       // right step 25, f4: cycle 123
        vpaddd     %ymm14, %ymm13, %ymm11
        vpslld     $15, %ymm9, %ymm12
        vpsrld     $17, %ymm9, %ymm9
        vpand      %ymm8, %ymm10, %ymm13
        vpaddd     0x1e0(%rsp), %ymm11, %ymm11
        vpor       %ymm9, %ymm12, %ymm9
        vpslld     $10, %ymm7, %ymm12
        vpsrld     $22, %ymm7, %ymm7
        vpaddd     %ymm11, %ymm13, %ymm11
        vpslld     $10, %ymm2, %ymm13
        vpsrld     $22, %ymm2, %ymm2
        vpaddd     %ymm3, %ymm9, %ymm9                          // left step 24, f2: cycle 126
        vpor       %ymm7, %ymm12, %ymm7
        vpslld     $7, %ymm11, %ymm12
        vpsrld     $25, %ymm11, %ymm11
        vpor       %ymm2, %ymm13, %ymm2
        vpand      %ymm4, %ymm9, %ymm13
        vpandn     %ymm7, %ymm9, %ymm14
        vpaddd     96(%r15), %ymm3, %ymm3
        vpor       %ymm11, %ymm12, %ymm11
        vpandn     %ymm10, %ymm2, %ymm12
        vpaddd     64(%r15), %ymm0, %ymm15
        vpor       %ymm14, %ymm13, %ymm13
        vpaddd     0x180(%rsp), %ymm3, %ymm3
        vpaddd     %ymm0, %ymm11, %ymm0                         // right step 26, f4: cycle 128
        vpaddd     %ymm15, %ymm12, %ymm11
        vpaddd     %ymm3, %ymm13, %ymm3
        vpand      %ymm2, %ymm0, %ymm12
        vpaddd     0x100(%rsp), %ymm11, %ymm11
        vpslld     $7, %ymm3, %ymm13
        vpsrld     $25, %ymm3, %ymm3
        vpaddd     %ymm11, %ymm12, %ymm11
        vpslld     $10, %ymm10, %ymm12
        vpsrld     $22, %ymm10, %ymm10
        vpor       %ymm3, %ymm13, %ymm3
        vpslld     $10, %ymm4, %ymm13
        vpsrld     $22, %ymm4, %ymm4
        vpslld     $12, %ymm11, %ymm14
        vpsrld     $20, %ymm11, %ymm11
        vpor       %ymm10, %ymm12, %ymm10
        vpaddd     %ymm5, %ymm3, %ymm3                          // left step 25, f2: cycle 132
        vpor       %ymm4, %ymm13, %ymm4
        vpor       %ymm11, %ymm14, %ymm11
        vpandn     %ymm0, %ymm10, %ymm12
        vpaddd     64(%r15), %ymm8, %ymm13
        vpand      %ymm9, %ymm3, %ymm14
        vpandn     %ymm4, %ymm3, %ymm15
        vpaddd     96(%r15), %ymm5, %ymm5
        vpaddd     %ymm8, %ymm11, %ymm8                         // right step 27, f4: cycle 133
        vpaddd     %ymm13, %ymm12, %ymm11
        vpor       %ymm15, %ymm14, %ymm12
        vpaddd     (%rsp), %ymm5, %ymm5
        vpand      %ymm10, %ymm8, %ymm13
        vpaddd     0x180(%rsp), %ymm11, %ymm11
        vpaddd     %ymm5, %ymm12, %ymm5
        vpaddd     %ymm11, %ymm13, %ymm11
        vpslld     $10, %ymm0, %ymm12
        vpsrld     $22, %ymm0, %ymm0
        vpslld     $12, %ymm5, %ymm13
        vpsrld     $20, %ymm5, %ymm5
        vpor       %ymm0, %ymm12, %ymm0
        vpslld     $7, %ymm11, %ymm12
        vpsrld     $25, %ymm11, %ymm11
        vpor       %ymm5, %ymm13, %ymm5
        vpslld     $10, %ymm9, %ymm13
        vpsrld     $22, %ymm9, %ymm9
        vpor       %ymm11, %ymm12, %ymm11
        vpandn     %ymm8, %ymm0, %ymm12
        vpaddd     64(%r15), %ymm2, %ymm14
        vpaddd     %ymm7, %ymm5, %ymm5                          // left step 26, f2: cycle 138
        vpor       %ymm9, %ymm13, %ymm9
        vpaddd     %ymm2, %ymm11, %ymm2                         // right step 28, f4: cycle 138
        vpaddd     %ymm14, %ymm12, %ymm11
        vpand      %ymm3, %ymm5, %ymm12
        vpandn     %ymm9, %ymm5, %ymm13
        vpaddd     96(%r15), %ymm7, %ymm7
        vpand      %ymm0, %ymm2, %ymm14
        vpaddd     128(%rsp), %ymm11, %ymm11
        vpor       %ymm13, %ymm12, %ymm12
        vpaddd     0x120(%rsp), %ymm7, %ymm7
        vpaddd     %ymm11, %ymm14, %ymm11
        vpslld     $10, %ymm8, %ymm13
        vpsrld     $22, %ymm8, %ymm8
        vpaddd     %ymm7, %ymm12, %ymm7
        vpslld     $6, %ymm11, %ymm12
        vpsrld     $26, %ymm11, %ymm11
        vpor       %ymm8, %ymm13, %ymm8
        vpslld     $15, %ymm7, %ymm13
        vpsrld     $17, %ymm7, %ymm7
        vpor       %ymm11, %ymm12, %ymm11
        vpandn     %ymm2, %ymm8, %ymm12
        vpaddd     64(%r15), %ymm10, %ymm14
        vpor       %ymm7, %ymm13, %ymm7
        vpslld     $10, %ymm3, %ymm13
        vpsrld     $22, %ymm3, %ymm3
        vpaddd     %ymm10, %ymm11, %ymm10                       // right step 29, f4: cycle 143
        vpaddd     %ymm14, %ymm12, %ymm11
        vpaddd     %ymm4, %ymm7, %ymm7                          // left step 27, f2: cycle 144
        vpor       %ymm3, %ymm13, %ymm3
        vpand      %ymm8, %ymm10, %ymm12
        vpaddd     0x120(%rsp), %ymm11, %ymm11
        vpand      %ymm5, %ymm7, %ymm13
        vpandn     %ymm3, %ymm7, %ymm14
        vpaddd     96(%r15), %ymm4, %ymm4
        vpaddd     %ymm11, %ymm12, %ymm11
        vpslld     $10, %ymm2, %ymm12
        vpsrld     $22, %ymm2, %ymm2
        vpor       %ymm14, %ymm13, %ymm13
        vpaddd     %ymm4, %ymm6, %ymm4
        vpslld     $15, %ymm11, %ymm14
        vpsrld     $17, %ymm11, %ymm11
        vpor       %ymm2, %ymm12, %ymm2
        vpaddd     %ymm4, %ymm13, %ymm4
        vpor       %ymm11, %ymm14, %ymm11
        vpandn     %ymm10, %ymm2, %ymm12
        vpaddd     64(%r15), %ymm0, %ymm13
        vpslld     $9, %ymm4, %ymm14
        vpsrld     $23, %ymm4, %ymm4
        vpaddd     %ymm0, %ymm11, %ymm0                         // right step 30, f4: cycle 148
        vpaddd     %ymm13, %ymm12, %ymm11
        vpor       %ymm4, %ymm14, %ymm4
        vpslld     $10, %ymm5, %ymm12
        vpsrld     $22, %ymm5, %ymm5
        vpand      %ymm2, %ymm0, %ymm13
        vpaddd     32(%rsp), %ymm11, %ymm11
        vpaddd     %ymm9, %ymm4, %ymm4                          // left step 28, f2: cycle 150
        vpor       %ymm5, %ymm12, %ymm5
        vpaddd     %ymm11, %ymm13, %ymm11
        vpslld     $10, %ymm10, %ymm12
        vpsrld     $22, %ymm10, %ymm10
        vpand      %ymm7, %ymm4, %ymm13
        vpandn     %ymm5, %ymm4, %ymm14
        vpaddd     96(%r15), %ymm9, %ymm9
        vpslld     $13, %ymm11, %ymm15
        vpsrld     $19, %ymm11, %ymm11
        vpor       %ymm10, %ymm12, %ymm10
        vpor       %ymm14, %ymm13, %ymm12
        vpaddd     64(%rsp), %ymm9, %ymm9
        vpor       %ymm11, %ymm15, %ymm11
        vpandn     %ymm0, %ymm10, %ymm13
        vpaddd     64(%r15), %ymm8, %ymm14
        vpaddd     %ymm9, %ymm12, %ymm9
        vpaddd     %ymm8, %ymm11, %ymm8                         // right step 31, f4: cycle 153
        vpaddd     %ymm14, %ymm13, %ymm11
        vpslld     $11, %ymm9, %ymm12
        vpsrld     $21, %ymm9, %ymm9
        vpand      %ymm10, %ymm8, %ymm13
        vpaddd     64(%rsp), %ymm11, %ymm11
        vpor       %ymm9, %ymm12, %ymm9
        vpslld     $10, %ymm7, %ymm12
        vpsrld     $22, %ymm7, %ymm7
        vpaddd     %ymm11, %ymm13, %ymm11
        vpaddd     %ymm3, %ymm9, %ymm9                          // left step 29, f2: cycle 156
        vpor       %ymm7, %ymm12, %ymm7
        vpslld     $11, %ymm11, %ymm12
        vpsrld     $21, %ymm11, %ymm11
        vpand      %ymm4, %ymm9, %ymm13
        vpandn     %ymm7, %ymm9, %ymm14
        vpaddd     96(%r15), %ymm3, %ymm3
        vpor       %ymm11, %ymm12, %ymm11
        vpor       %ymm14, %ymm13, %ymm12
        vpaddd     0x1c0(%rsp), %ymm3, %ymm3
        vpaddd     %ymm2, %ymm11, %ymm11                        // right step 32, f4: cycle 158
        vpslld     $10, %ymm0, %ymm13
        vpsrld     $22, %ymm0, %ymm0
        vpaddd     %ymm3, %ymm12, %ymm3
        vpor       %ymm0, %ymm13, %ymm0
        vpaddd     128(%r15), %ymm2, %ymm2
        vpandn     %ymm8, %ymm11, %ymm12
        vpslld     $7, %ymm3, %ymm13
        vpsrld     $25, %ymm3, %ymm3
        vpaddd     0x1e0(%rsp), %ymm2, %ymm2
        vpxor      %ymm0, %ymm12, %ymm12
        vpor       %ymm3, %ymm13, %ymm3
        vpslld     $10, %ymm4, %ymm13
        vpsrld     $22, %ymm4, %ymm4
        vpsubd     %ymm12, %ymm2, %ymm2
        vpaddd     %ymm5, %ymm3, %ymm3                          // left step 30, f2: cycle 162
        vpor       %ymm4, %ymm13, %ymm4
        vpslld     $9, %ymm2, %ymm12
        vpsrld     $23, %ymm2, %ymm2
        vpand      %ymm9, %ymm3, %ymm13
        vpandn     %ymm4, %ymm3, %ymm14
        vpaddd     96(%r15), %ymm5, %ymm5
        vpor       %ymm2, %ymm12, %ymm2
        vpor       %ymm14, %ymm13, %ymm12
        vpaddd     0x160(%rsp), %ymm5, %ymm5
        vpaddd     %ymm10, %ymm2, %ymm2                         // right step 33, f3: cycle 164
        vpslld     $10, %ymm8, %ymm13
        vpsrld     $22, %ymm8, %ymm8
        vpaddd     %ymm5, %ymm12, %ymm5
        vpor       %ymm8, %ymm13, %ymm8
        vpaddd     128(%r15), %ymm10, %ymm10
        vpandn     %ymm11, %ymm2, %ymm12
        vpslld     $13, %ymm5, %ymm13
        vpsrld     $19, %ymm5, %ymm5
        vpaddd     %ymm10, %ymm6, %ymm10
        vpxor      %ymm8, %ymm12, %ymm12
        vpor       %ymm5, %ymm13, %ymm5
        vpslld     $10, %ymm9, %ymm13
        vpsrld     $22, %ymm9, %ymm9
        vpsubd     %ymm12, %ymm10, %ymm10
        vpaddd     %ymm7, %ymm5, %ymm5                          // left step 31, f2: cycle 168
        vpor       %ymm9, %ymm13, %ymm9
        vpslld     $7, %ymm10, %ymm12
        vpsrld     $25, %ymm10, %ymm10
        vpand      %ymm3, %ymm5, %ymm13
        vpandn     %ymm9, %ymm5, %ymm14
        vpaddd     96(%r15), %ymm7, %ymm7
        vpor       %ymm10, %ymm12, %ymm10
        vpor       %ymm14, %ymm13, %ymm12
        vpaddd     0x100(%rsp), %ymm7, %ymm7
        vpaddd     %ymm0, %ymm10, %ymm10                        // right step 34, f3: cycle 170
        vpslld     $10, %ymm11, %ymm13
        vpsrld     $22, %ymm11, %ymm11
        vpaddd     %ymm7, %ymm12, %ymm7
        vpaddd     128(%r15), %ymm0, %ymm0
        vpor       %ymm11, %ymm13, %ymm11
        vpandn     %ymm2, %ymm10, %ymm12
        vpslld     $12, %ymm7, %ymm13
        vpsrld     $20, %ymm7, %ymm7
        vpaddd     32(%rsp), %ymm0, %ymm0
        vpxor      %ymm11, %ymm12, %ymm12
        vpor       %ymm7, %ymm13, %ymm7
        vpsubd     %ymm12, %ymm0, %ymm0
        vpslld     $10, %ymm3, %ymm12
        vpaddd     %ymm4, %ymm7, %ymm7                          // left step 32, f2: cycle 174
        vpsrld     $22, %ymm3, %ymm3
        vpslld     $15, %ymm0, %ymm13
        vpsrld     $17, %ymm0, %ymm0
        vpor       %ymm3, %ymm12, %ymm3
        vpaddd     160(%r15), %ymm4, %ymm4
        vpandn     %ymm5, %ymm7, %ymm12
        vpor       %ymm0, %ymm13, %ymm0
        vpaddd     96(%rsp), %ymm4, %ymm4
        vpxor      %ymm3, %ymm12, %ymm12
        vpaddd     %ymm8, %ymm0, %ymm0                          // right step 35, f3: cycle 176
        vpslld     $10, %ymm2, %ymm13
        vpsrld     $22, %ymm2, %ymm2
        vpsubd     %ymm12, %ymm4, %ymm4
        vpaddd     128(%r15), %ymm8, %ymm8
        vpor       %ymm2, %ymm13, %ymm2
        vpandn     %ymm10, %ymm0, %ymm12
        vpslld     $11, %ymm4, %ymm13
        vpsrld     $21, %ymm4, %ymm4
        vpaddd     96(%rsp), %ymm8, %ymm8
        vpxor      %ymm2, %ymm12, %ymm12
        vpor       %ymm4, %ymm13, %ymm4
        vpsubd     %ymm12, %ymm8, %ymm8
        vpslld     $10, %ymm5, %ymm12
        vpaddd     %ymm9, %ymm4, %ymm4                          // left step 33, f3: cycle 180
        vpsrld     $22, %ymm5, %ymm5
        vpslld     $11, %ymm8, %ymm13
        vpsrld     $21, %ymm8, %ymm8
        vpor       %ymm5, %ymm12, %ymm5
        vpaddd     160(%r15), %ymm9, %ymm9
        vpandn     %ymm7, %ymm4, %ymm12
        vpor       %ymm8, %ymm13, %ymm8
        vpaddd     0x140(%rsp), %ymm9, %ymm9
        vpxor      %ymm5, %ymm12, %ymm12
        vpaddd     %ymm11, %ymm8, %ymm8                         // right step 36, f3: cycle 182
        vpslld     $10, %ymm10, %ymm13
        vpsrld     $22, %ymm10, %ymm10
        vpsubd     %ymm12, %ymm9, %ymm9
        vpaddd     128(%r15), %ymm11, %ymm11
        vpor       %ymm10, %ymm13, %ymm10
        vpandn     %ymm0, %ymm8, %ymm12
        vpslld     $13, %ymm9, %ymm13
        vpsrld     $19, %ymm9, %ymm9
        vpaddd     224(%rsp), %ymm11, %ymm11
        vpxor      %ymm10, %ymm12, %ymm12
        vpor       %ymm9, %ymm13, %ymm9
        vpsubd     %ymm12, %ymm11, %ymm11
        vpslld     $10, %ymm7, %ymm12
        vpaddd     %ymm3, %ymm9, %ymm9                          // left step 34, f3: cycle 186
        vpsrld     $22, %ymm7, %ymm7
        vpaddd     160(%r15), %ymm3, %ymm3
        vpshufb    32(%r15), %ymm11, %ymm11
        vpor       %ymm7, %ymm12, %ymm7
        vpandn     %ymm4, %ymm9, %ymm12
        vpaddd     %ymm2, %ymm11, %ymm11                        // right step 37, f3: cycle 187
        vpslld     $10, %ymm0, %ymm13
        vpsrld     $22, %ymm0, %ymm0
        vpaddd     0x1c0(%rsp), %ymm3, %ymm3
        vpxor      %ymm7, %ymm12, %ymm12
        vpor       %ymm0, %ymm13, %ymm0
        vpaddd     128(%r15), %ymm2, %ymm2
        vpandn     %ymm8, %ymm11, %ymm13
        vpsubd     %ymm12, %ymm3, %ymm3
        vpaddd     0x1c0(%rsp), %ymm2, %ymm2
        vpxor      %ymm0, %ymm13, %ymm12
        vpslld     $6, %ymm3, %ymm13
        vpsrld     $26, %ymm3, %ymm3
        vpsubd     %ymm12, %ymm2, %ymm2
        vpslld     $10, %ymm4, %ymm12
        vpor       %ymm3, %ymm13, %ymm3
        vpslld     $6, %ymm2, %ymm13
        vpsrld     $26, %ymm2, %ymm2
        vpaddd     %ymm5, %ymm3, %ymm3                          // left step 35, f3: cycle 192
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm2, %ymm13, %ymm2
        vpor       %ymm4, %ymm12, %ymm4
        vpaddd     160(%r15), %ymm5, %ymm5
        vpandn     %ymm9, %ymm3, %ymm12
        vpaddd     %ymm10, %ymm2, %ymm2                         // right step 38, f3: cycle 193
        vpslld     $10, %ymm8, %ymm13
        vpsrld     $22, %ymm8, %ymm8
        vpaddd     128(%rsp), %ymm5, %ymm5
        vpxor      %ymm4, %ymm12, %ymm12
        vpor       %ymm8, %ymm13, %ymm8
        vpaddd     128(%r15), %ymm10, %ymm10
        vpandn     %ymm11, %ymm2, %ymm13
        vpsubd     %ymm12, %ymm5, %ymm5
        vpaddd     192(%rsp), %ymm10, %ymm10
        vpxor      %ymm8, %ymm13, %ymm12
        vpslld     $7, %ymm5, %ymm13
        vpsrld     $25, %ymm5, %ymm5
        vpsubd     %ymm12, %ymm10, %ymm10
        vpslld     $10, %ymm9, %ymm12
        vpor       %ymm5, %ymm13, %ymm5
        vpslld     $6, %ymm10, %ymm13
        vpsrld     $26, %ymm10, %ymm10
        vpaddd     %ymm7, %ymm5, %ymm5                          // left step 36, f3: cycle 198
        vpsrld     $22, %ymm9, %ymm9
        vpor       %ymm10, %ymm13, %ymm10
        vpor       %ymm9, %ymm12, %ymm9
        vpaddd     160(%r15), %ymm7, %ymm7
        vpandn     %ymm3, %ymm5, %ymm12
        vpaddd     %ymm0, %ymm10, %ymm10                        // right step 39, f3: cycle 199
        vpslld     $10, %ymm11, %ymm13
        vpsrld     $22, %ymm11, %ymm11
        vpaddd     0x120(%rsp), %ymm7, %ymm7
        vpxor      %ymm9, %ymm12, %ymm12
        vpor       %ymm11, %ymm13, %ymm11
        vpaddd     128(%r15), %ymm0, %ymm0
        vpandn     %ymm2, %ymm10, %ymm13
        vpsubd     %ymm12, %ymm7, %ymm7
        vpaddd     0x120(%rsp), %ymm0, %ymm0
        vpxor      %ymm11, %ymm13, %ymm12
        vpslld     $14, %ymm7, %ymm13
        vpsrld     $18, %ymm7, %ymm7
        vpsubd     %ymm12, %ymm0, %ymm0
        vpslld     $10, %ymm3, %ymm12
        vpor       %ymm7, %ymm13, %ymm7
        vpslld     $14, %ymm0, %ymm13
        vpsrld     $18, %ymm0, %ymm0
        vpaddd     %ymm4, %ymm7, %ymm7                          // left step 37, f3: cycle 204
        vpsrld     $22, %ymm3, %ymm3
        vpor       %ymm0, %ymm13, %ymm0
        vpor       %ymm3, %ymm12, %ymm3
        vpaddd     160(%r15), %ymm4, %ymm4
        vpandn     %ymm5, %ymm7, %ymm12
        vpaddd     %ymm8, %ymm0, %ymm0                          // right step 40, f3: cycle 205
        vpslld     $10, %ymm2, %ymm13
        vpsrld     $22, %ymm2, %ymm2
        vpaddd     0x1e0(%rsp), %ymm4, %ymm4
        vpxor      %ymm3, %ymm12, %ymm12
        vpor       %ymm2, %ymm13, %ymm2
        vpaddd     128(%r15), %ymm8, %ymm8
        vpandn     %ymm10, %ymm0, %ymm13
        vpsubd     %ymm12, %ymm4, %ymm4
        vpaddd     0x160(%rsp), %ymm8, %ymm8
        vpxor      %ymm2, %ymm13, %ymm12
        vpslld     $9, %ymm4, %ymm13
        vpsrld     $23, %ymm4, %ymm4
        vpsubd     %ymm12, %ymm8, %ymm8
        vpslld     $10, %ymm5, %ymm12
        vpor       %ymm4, %ymm13, %ymm4
        vpslld     $12, %ymm8, %ymm13
        vpsrld     $20, %ymm8, %ymm8
        vpaddd     %ymm9, %ymm4, %ymm4                          // left step 38, f3: cycle 210
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm8, %ymm13, %ymm8
        vpor       %ymm5, %ymm12, %ymm5
        vpaddd     160(%r15), %ymm9, %ymm9
        vpandn     %ymm7, %ymm4, %ymm12
        vpaddd     %ymm11, %ymm8, %ymm8                         // right step 41, f3: cycle 211
        vpslld     $10, %ymm10, %ymm13
        vpsrld     $22, %ymm10, %ymm10
        vpaddd     0x100(%rsp), %ymm9, %ymm9
        vpxor      %ymm5, %ymm12, %ymm12
        vpor       %ymm10, %ymm13, %ymm10
        vpaddd     128(%r15), %ymm11, %ymm11
        vpandn     %ymm0, %ymm8, %ymm13
        vpsubd     %ymm12, %ymm9, %ymm9
        vpaddd     0x100(%rsp), %ymm11, %ymm11
        vpxor      %ymm10, %ymm13, %ymm12
        vpslld     $13, %ymm9, %ymm13
        vpsrld     $19, %ymm9, %ymm9
        vpsubd     %ymm12, %ymm11, %ymm11
        vpslld     $10, %ymm7, %ymm12
        vpor       %ymm9, %ymm13, %ymm9
        vpslld     $13, %ymm11, %ymm13
        vpsrld     $19, %ymm11, %ymm11
        vpaddd     %ymm3, %ymm9, %ymm9                          // left step 39, f3: cycle 216
        vpsrld     $22, %ymm7, %ymm7
        vpor       %ymm11, %ymm13, %ymm11
        vpor       %ymm7, %ymm12, %ymm7
        vpaddd     160(%r15), %ymm3, %ymm3
        vpandn     %ymm4, %ymm9, %ymm12
        vpaddd     %ymm2, %ymm11, %ymm11                        // right step 42, f3: cycle 217
        vpslld     $10, %ymm0, %ymm13
        vpsrld     $22, %ymm0, %ymm0
        vpaddd     32(%rsp), %ymm3, %ymm3
        vpxor      %ymm7, %ymm12, %ymm12
        vpor       %ymm0, %ymm13, %ymm0
        vpaddd     128(%r15), %ymm2, %ymm2
        vpandn     %ymm8, %ymm11, %ymm13
        vpsubd     %ymm12, %ymm3, %ymm3
        vpaddd     0x180(%rsp), %ymm2, %ymm2
        vpxor      %ymm0, %ymm13, %ymm12
        vpslld     $15, %ymm3, %ymm13
        vpsrld     $17, %ymm3, %ymm3
        vpsubd     %ymm12, %ymm2, %ymm2
        vpslld     $10, %ymm4, %ymm12
        vpor       %ymm3, %ymm13, %ymm3
        vpslld     $5, %ymm2, %ymm13
        vpsrld     $27, %ymm2, %ymm2
        vpaddd     %ymm5, %ymm3, %ymm3                          // left step 40, f3: cycle 222
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm2, %ymm13, %ymm2
        vpor       %ymm4, %ymm12, %ymm4
        vpaddd     160(%r15), %ymm5, %ymm5
        vpandn     %ymm9, %ymm3, %ymm12
        vpaddd     %ymm10, %ymm2, %ymm2                         // right step 43, f3: cycle 223
        vpslld     $10, %ymm8, %ymm13
        vpsrld     $22, %ymm8, %ymm8
        vpaddd     64(%rsp), %ymm5, %ymm5
        vpxor      %ymm4, %ymm12, %ymm12
        vpor       %ymm8, %ymm13, %ymm8
        vpaddd     128(%r15), %ymm10, %ymm10
        vpandn     %ymm11, %ymm2, %ymm13
        vpsubd     %ymm12, %ymm5, %ymm5
        vpaddd     64(%rsp), %ymm10, %ymm10
        vpxor      %ymm8, %ymm13, %ymm12
        vpslld     $14, %ymm5, %ymm13
        vpsrld     $18, %ymm5, %ymm5
        vpsubd     %ymm12, %ymm10, %ymm10
        vpslld     $10, %ymm9, %ymm12
        vpor       %ymm5, %ymm13, %ymm5
        vpslld     $14, %ymm10, %ymm13
        vpsrld     $18, %ymm10, %ymm10
        vpaddd     %ymm7, %ymm5, %ymm5                          // left step 41, f3: cycle 228
        vpsrld     $22, %ymm9, %ymm9
        vpor       %ymm10, %ymm13, %ymm10
        vpor       %ymm9, %ymm12, %ymm9
        vpaddd     160(%r15), %ymm7, %ymm7
        vpandn     %ymm3, %ymm5, %ymm12
        vpaddd     %ymm0, %ymm10, %ymm10                        // right step 44, f3: cycle 229
        vpslld     $10, %ymm11, %ymm13
        vpsrld     $22, %ymm11, %ymm11
        vpaddd     224(%rsp), %ymm7, %ymm7
        vpxor      %ymm9, %ymm12, %ymm12
        vpor       %ymm11, %ymm13, %ymm11
        vpaddd     128(%r15), %ymm0, %ymm0
        vpandn     %ymm2, %ymm10, %ymm13
        vpsubd     %ymm12, %ymm7, %ymm7
        vpaddd     0x140(%rsp), %ymm0, %ymm0
        vpxor      %ymm11, %ymm13, %ymm12
        vpslld     $10, %ymm3, %ymm13
        vpshufb    32(%r15), %ymm7, %ymm7
        vpsubd     %ymm12, %ymm0, %ymm0
        vpsrld     $22, %ymm3, %ymm3
        vpaddd     %ymm4, %ymm7, %ymm7                          // left step 42, f3: cycle 233
        vpslld     $13, %ymm0, %ymm12
        vpsrld     $19, %ymm0, %ymm0
        vpor       %ymm3, %ymm13, %ymm3
        vpaddd     160(%r15), %ymm4, %ymm4
        vpandn     %ymm5, %ymm7, %ymm13
        vpor       %ymm0, %ymm12, %ymm0
        vpaddd     (%rsp), %ymm4, %ymm4
        vpxor      %ymm3, %ymm13, %ymm12
        vpaddd     %ymm8, %ymm0, %ymm0                          // right step 45, f3: cycle 235
        vpslld     $10, %ymm2, %ymm13
        vpsrld     $22, %ymm2, %ymm2
        vpsubd     %ymm12, %ymm4, %ymm4
        vpor       %ymm2, %ymm13, %ymm2
        vpaddd     128(%r15), %ymm8, %ymm8
        vpandn     %ymm10, %ymm0, %ymm12
        vpslld     $13, %ymm4, %ymm13
        vpsrld     $19, %ymm4, %ymm4
        vpaddd     (%rsp), %ymm8, %ymm8
        vpxor      %ymm2, %ymm12, %ymm12
        vpor       %ymm4, %ymm13, %ymm4
        vpsubd     %ymm12, %ymm8, %ymm8
        vpaddd     %ymm9, %ymm4, %ymm4                          // left step 43, f3: cycle 239
        vpslld     $10, %ymm5, %ymm12
        vpsrld     $22, %ymm5, %ymm5
        vpslld     $13, %ymm8, %ymm13
        vpaddd     160(%r15), %ymm9, %ymm9
        vpsrld     $19, %ymm8, %ymm8
        vpor       %ymm5, %ymm12, %ymm5
        vpandn     %ymm7, %ymm4, %ymm12
        vpor       %ymm8, %ymm13, %ymm8
        vpaddd     192(%rsp), %ymm9, %ymm9
        vpxor      %ymm5, %ymm12, %ymm12
        vpaddd     %ymm11, %ymm8, %ymm8                         // right step 46, f3: cycle 241
        vpslld     $10, %ymm10, %ymm13
        vpsrld     $22, %ymm10, %ymm10
        vpsubd     %ymm12, %ymm9, %ymm9
        vpor       %ymm10, %ymm13, %ymm10
        vpaddd     128(%r15), %ymm11, %ymm11
        vpandn     %ymm0, %ymm8, %ymm12
        vpslld     $6, %ymm9, %ymm13
        vpsrld     $26, %ymm9, %ymm9
        vpaddd     128(%rsp), %ymm11, %ymm11
        vpxor      %ymm10, %ymm12, %ymm12
        vpor       %ymm9, %ymm13, %ymm9
        vpsubd     %ymm12, %ymm11, %ymm11
        vpaddd     %ymm3, %ymm9, %ymm9                          // left step 44, f3: cycle 245
        vpslld     $10, %ymm7, %ymm12
        vpsrld     $22, %ymm7, %ymm7
        vpslld     $7, %ymm11, %ymm13
        vpaddd     160(%r15), %ymm3, %ymm3
        vpsrld     $25, %ymm11, %ymm11
        vpor       %ymm7, %ymm12, %ymm7
        vpandn     %ymm4, %ymm9, %ymm12
        vpor       %ymm11, %ymm13, %ymm11
        vpaddd     0x1a0(%rsp), %ymm3, %ymm3
        vpxor      %ymm7, %ymm12, %ymm12
        vpaddd     %ymm2, %ymm11, %ymm11                        // right step 47, f3: cycle 247
        vpslld     $10, %ymm0, %ymm13
        vpsrld     $22, %ymm0, %ymm0
        vpsubd     %ymm12, %ymm3, %ymm3
        vpor       %ymm0, %ymm13, %ymm0
        vpaddd     128(%r15), %ymm2, %ymm2
        vpandn     %ymm8, %ymm11, %ymm12
        vpslld     $5, %ymm3, %ymm13
        vpsrld     $27, %ymm3, %ymm3
        vpaddd     0x1a0(%rsp), %ymm2, %ymm2
        vpxor      %ymm0, %ymm12, %ymm12
        vpor       %ymm3, %ymm13, %ymm3
        vpsubd     %ymm12, %ymm2, %ymm2
        vpaddd     %ymm5, %ymm3, %ymm3                          // left step 45, f3: cycle 251
        vpslld     $10, %ymm4, %ymm12
        vpsrld     $22, %ymm4, %ymm4
        vpslld     $5, %ymm2, %ymm13
        vpaddd     160(%r15), %ymm5, %ymm5
        vpsrld     $27, %ymm2, %ymm2
        vpor       %ymm4, %ymm12, %ymm4
        vpandn     %ymm9, %ymm3, %ymm12
        vpor       %ymm2, %ymm13, %ymm2
        vpslld     $10, %ymm8, %ymm13
        vpsrld     $22, %ymm8, %ymm8
        vpaddd     0x160(%rsp), %ymm5, %ymm5
        vpxor      %ymm4, %ymm12, %ymm12
        vpaddd     %ymm10, %ymm2, %ymm2                         // right step 48, f3: cycle 253
        vpor       %ymm8, %ymm13, %ymm8
        vpsubd     %ymm12, %ymm5, %ymm5
        vpand      %ymm11, %ymm2, %ymm12
        vpandn     %ymm8, %ymm2, %ymm13
        vpaddd     192(%r15), %ymm10, %ymm10
        vpslld     $12, %ymm5, %ymm14
        vpsrld     $20, %ymm5, %ymm5
        vpor       %ymm13, %ymm12, %ymm12
        vpaddd     0x100(%rsp), %ymm10, %ymm10
        vpor       %ymm5, %ymm14, %ymm5
        vpaddd     %ymm10, %ymm12, %ymm10
        vpslld     $10, %ymm9, %ymm12
        vpaddd     %ymm7, %ymm5, %ymm5                          // left step 46, f3: cycle 257
        vpsrld     $22, %ymm9, %ymm9
        vpslld     $15, %ymm10, %ymm13
        vpsrld     $17, %ymm10, %ymm10
        vpor       %ymm9, %ymm12, %ymm9
        vpaddd     160(%r15), %ymm7, %ymm7
        vpandn     %ymm3, %ymm5, %ymm12
        vpor       %ymm10, %ymm13, %ymm10
        vpslld     $10, %ymm11, %ymm13
        vpsrld     $22, %ymm11, %ymm11
        vpaddd     %ymm7, %ymm6, %ymm7
        vpxor      %ymm9, %ymm12, %ymm12
        vpaddd     %ymm0, %ymm10, %ymm10                        // right step 49, f2: cycle 259
        vpor       %ymm11, %ymm13, %ymm11
        vpsubd     %ymm12, %ymm7, %ymm7
        vpand      %ymm2, %ymm10, %ymm12
        vpandn     %ymm11, %ymm10, %ymm13
        vpaddd     192(%r15), %ymm0, %ymm0
        vpslld     $7, %ymm7, %ymm14
        vpsrld     $25, %ymm7, %ymm7
        vpor       %ymm13, %ymm12, %ymm12
        vpaddd     192(%rsp), %ymm0, %ymm0
        vpor       %ymm7, %ymm14, %ymm7
        vpslld     $10, %ymm3, %ymm13
        vpaddd     %ymm0, %ymm12, %ymm0
        vpaddd     %ymm4, %ymm7, %ymm7                          // left step 47, f3: cycle 263
        vpsrld     $22, %ymm3, %ymm3
        vpslld     $5, %ymm0, %ymm12
        vpsrld     $27, %ymm0, %ymm0
        vpor       %ymm3, %ymm13, %ymm3
        vpaddd     160(%r15), %ymm4, %ymm4
        vpandn     %ymm5, %ymm7, %ymm13
        vpor       %ymm0, %ymm12, %ymm0
        vpslld     $10, %ymm2, %ymm12
        vpsrld     $22, %ymm2, %ymm2
        vpaddd     0x180(%rsp), %ymm4, %ymm4
        vpxor      %ymm3, %ymm13, %ymm13
        vpaddd     %ymm8, %ymm0, %ymm0                          // right step 50, f2: cycle 265
        vpor       %ymm2, %ymm12, %ymm2
        vpsubd     %ymm13, %ymm4, %ymm4
        vpslld     $10, %ymm5, %ymm12
        vpsrld     $22, %ymm5, %ymm5
        vpand      %ymm10, %ymm0, %ymm13
        vpandn     %ymm2, %ymm0, %ymm14
        vpaddd     192(%r15), %ymm8, %ymm8
        vpslld     $5, %ymm4, %ymm15
        vpsrld     $27, %ymm4, %ymm4
        vpor       %ymm5, %ymm12, %ymm5
        vpor       %ymm14, %ymm13, %ymm12
        vpaddd     128(%rsp), %ymm8, %ymm8
        vpor       %ymm4, %ymm15, %ymm4
        vpandn     %ymm7, %ymm5, %ymm13
        vpaddd     224(%r15), %ymm9, %ymm14
        vpaddd     %ymm8, %ymm12, %ymm8
        vpaddd     %ymm9, %ymm4, %ymm4                          // left step 48, f3: cycle 269
        vpaddd     %ymm14, %ymm13, %ymm9
        vpslld     $10, %ymm10, %ymm12
        vpshufb    32(%r15), %ymm8, %ymm8
        vpsrld     $22, %ymm10, %ymm10
        vpand      %ymm5, %ymm4, %ymm13
        vpaddd     32(%rsp), %ymm9, %ymm9
        vpaddd     %ymm11, %ymm8, %ymm8                         // right step 51, f2: cycle 270
        vpor       %ymm10, %ymm12, %ymm10
        vpaddd     %ymm9, %ymm13, %ymm9
        vpslld     $10, %ymm7, %ymm12
        vpsrld     $22, %ymm7, %ymm7
        vpand      %ymm0, %ymm8, %ymm13
        vpandn     %ymm10, %ymm8, %ymm14
        vpaddd     192(%r15), %ymm11, %ymm11
        vpslld     $11, %ymm9, %ymm15
        vpsrld     $21, %ymm9, %ymm9
        vpor       %ymm7, %ymm12, %ymm7
        vpor       %ymm14, %ymm13, %ymm12
        vpaddd     32(%rsp), %ymm11, %ymm11
        vpor       %ymm9, %ymm15, %ymm9
        vpandn     %ymm4, %ymm7, %ymm13
        vpaddd     224(%r15), %ymm3, %ymm14
        vpaddd     %ymm11, %ymm12, %ymm11
        vpaddd     %ymm3, %ymm9, %ymm3                          // left step 49, f4: cycle 274
        vpaddd     %ymm14, %ymm13, %ymm9
        vpslld     $11, %ymm11, %ymm12
        vpsrld     $21, %ymm11, %ymm11
        vpand      %ymm7, %ymm3, %ymm13
        vpaddd     0x120(%rsp), %ymm9, %ymm9
        vpor       %ymm11, %ymm12, %ymm11
        vpslld     $10, %ymm0, %ymm12
        vpsrld     $22, %ymm0, %ymm0
        vpaddd     %ymm9, %ymm13, %ymm9
        vpslld     $10, %ymm4, %ymm13
        vpsrld     $22, %ymm4, %ymm4
        vpaddd     %ymm2, %ymm11, %ymm11                        // right step 52, f2: cycle 276
        vpor       %ymm0, %ymm12, %ymm0
        vpslld     $12, %ymm9, %ymm12
        vpsrld     $20, %ymm9, %ymm9
        vpor       %ymm4, %ymm13, %ymm4
        vpand      %ymm8, %ymm11, %ymm13
        vpandn     %ymm0, %ymm11, %ymm14
        vpaddd     192(%r15), %ymm2, %ymm2
        vpor       %ymm9, %ymm12, %ymm9
        vpandn     %ymm3, %ymm4, %ymm12
        vpaddd     224(%r15), %ymm5, %ymm15
        vpor       %ymm14, %ymm13, %ymm13
        vpaddd     96(%rsp), %ymm2, %ymm2
        vpaddd     %ymm5, %ymm9, %ymm5                          // left step 50, f4: cycle 279
        vpaddd     %ymm15, %ymm12, %ymm9
        vpaddd     %ymm2, %ymm13, %ymm2
        vpand      %ymm4, %ymm5, %ymm12
        vpaddd     0x160(%rsp), %ymm9, %ymm9
        vpslld     $14, %ymm2, %ymm13
        vpsrld     $18, %ymm2, %ymm2
        vpaddd     %ymm9, %ymm12, %ymm9
        vpslld     $10, %ymm3, %ymm12
        vpsrld     $22, %ymm3, %ymm3
        vpor       %ymm2, %ymm13, %ymm2
        vpslld     $10, %ymm8, %ymm13
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm3, %ymm12, %ymm3
        vpslld     $14, %ymm9, %ymm12
        vpsrld     $18, %ymm9, %ymm9
        vpaddd     %ymm10, %ymm2, %ymm2                         // right step 53, f2: cycle 282
        vpor       %ymm8, %ymm13, %ymm8
        vpor       %ymm9, %ymm12, %ymm9
        vpandn     %ymm5, %ymm3, %ymm12
        vpaddd     224(%r15), %ymm7, %ymm13
        vpand      %ymm11, %ymm2, %ymm14
        vpandn     %ymm8, %ymm2, %ymm15
        vpaddd     192(%r15), %ymm10, %ymm10
        vpaddd     %ymm7, %ymm9, %ymm7                          // left step 51, f4: cycle 284
        vpaddd     %ymm13, %ymm12, %ymm9
        vpor       %ymm15, %ymm14, %ymm12
        vpaddd     0x160(%rsp), %ymm10, %ymm10
        vpand      %ymm3, %ymm7, %ymm13
        vpaddd     0x140(%rsp), %ymm9, %ymm9
        vpaddd     %ymm10, %ymm12, %ymm10
        vpslld     $10, %ymm5, %ymm12
        vpaddd     %ymm9, %ymm13, %ymm9
        vpsrld     $22, %ymm5, %ymm5
        vpslld     $14, %ymm10, %ymm13
        vpsrld     $18, %ymm10, %ymm10
        vpslld     $15, %ymm9, %ymm14
        vpor       %ymm5, %ymm12, %ymm5
        vpsrld     $17, %ymm9, %ymm9
        vpor       %ymm10, %ymm13, %ymm10
        vpslld     $10, %ymm11, %ymm12
        vpsrld     $22, %ymm11, %ymm11
        vpor       %ymm9, %ymm14, %ymm9
        vpandn     %ymm7, %ymm5, %ymm13
        vpaddd     224(%r15), %ymm4, %ymm14
        vpaddd     %ymm0, %ymm10, %ymm10                        // right step 54, f2: cycle 288
        vpor       %ymm11, %ymm12, %ymm11
        vpaddd     %ymm4, %ymm9, %ymm4                          // left step 52, f4: cycle 289
        vpaddd     %ymm14, %ymm13, %ymm9
        vpand      %ymm2, %ymm10, %ymm12
        vpandn     %ymm11, %ymm10, %ymm13
        vpaddd     192(%r15), %ymm0, %ymm0
        vpand      %ymm5, %ymm4, %ymm14
        vpaddd     (%rsp), %ymm9, %ymm9
        vpor       %ymm13, %ymm12, %ymm12
        vpaddd     0x1e0(%rsp), %ymm0, %ymm0
        vpaddd     %ymm9, %ymm14, %ymm9
        vpslld     $10, %ymm7, %ymm13
        vpsrld     $22, %ymm7, %ymm7
        vpaddd     %ymm0, %ymm12, %ymm0
        vpslld     $14, %ymm9, %ymm12
        vpsrld     $18, %ymm9, %ymm9
        vpor       %ymm7, %ymm13, %ymm7
        vpslld     $6, %ymm0, %ymm13
        vpsrld     $26, %ymm0, %ymm0
        vpor       %ymm9, %ymm12, %ymm9
        vpandn     %ymm4, %ymm7, %ymm12
        vpaddd     224(%r15), %ymm3, %ymm14
        vpor       %ymm0, %ymm13, %ymm0
        vpslld     $10, %ymm2, %ymm13
        vpsrld     $22, %ymm2, %ymm2
        vpaddd     %ymm3, %ymm9, %ymm3                          // left step 53, f4: cycle 294
        vpaddd     %ymm14, %ymm12, %ymm9
        vpaddd     %ymm8, %ymm0, %ymm0                          // right step 55, f2: cycle 294
        vpor       %ymm2, %ymm13, %ymm2
        vpand      %ymm7, %ymm3, %ymm12
        vpaddd     0x100(%rsp), %ymm9, %ymm9
        vpand      %ymm10, %ymm0, %ymm13
        vpandn     %ymm2, %ymm0, %ymm14
        vpaddd     192(%r15), %ymm8, %ymm8
        vpaddd     %ymm9, %ymm12, %ymm9
        vpslld     $10, %ymm4, %ymm12
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm14, %ymm13, %ymm13
        vpaddd     (%rsp), %ymm8, %ymm8
        vpslld     $15, %ymm9, %ymm14
        vpsrld     $17, %ymm9, %ymm9
        vpor       %ymm4, %ymm12, %ymm4
        vpaddd     %ymm8, %ymm13, %ymm8
        vpor       %ymm9, %ymm14, %ymm9
        vpandn     %ymm3, %ymm4, %ymm12
        vpaddd     224(%r15), %ymm5, %ymm13
        vpslld     $14, %ymm8, %ymm14
        vpsrld     $18, %ymm8, %ymm8
        vpaddd     %ymm5, %ymm9, %ymm5                          // left step 54, f4: cycle 299
        vpaddd     %ymm13, %ymm12, %ymm9
        vpor       %ymm8, %ymm14, %ymm8
        vpslld     $10, %ymm10, %ymm12
        vpsrld     $22, %ymm10, %ymm10
        vpand      %ymm4, %ymm5, %ymm13
        vpaddd     0x180(%rsp), %ymm9, %ymm9
        vpaddd     %ymm11, %ymm8, %ymm8                         // right step 56, f2: cycle 300
        vpor       %ymm10, %ymm12, %ymm10
        vpaddd     %ymm9, %ymm13, %ymm9
        vpslld     $10, %ymm3, %ymm12
        vpsrld     $22, %ymm3, %ymm3
        vpand      %ymm0, %ymm8, %ymm13
        vpandn     %ymm10, %ymm8, %ymm14
        vpaddd     192(%r15), %ymm11, %ymm11
        vpslld     $9, %ymm9, %ymm15
        vpsrld     $23, %ymm9, %ymm9
        vpor       %ymm3, %ymm12, %ymm3
        vpor       %ymm14, %ymm13, %ymm12
        vpaddd     %ymm11, %ymm6, %ymm11
        vpor       %ymm9, %ymm15, %ymm9
        vpandn     %ymm5, %ymm3, %ymm13
        vpaddd     224(%r15), %ymm7, %ymm14
        vpaddd     %ymm11, %ymm12, %ymm11
        vpaddd     %ymm7, %ymm9, %ymm7                          // left step 55, f4: cycle 304
        vpaddd     %ymm14, %ymm13, %ymm9
        vpslld     $6, %ymm11, %ymm12
        vpsrld     $26, %ymm11, %ymm11
        vpand      %ymm3, %ymm7, %ymm13
        vpaddd     128(%rsp), %ymm9, %ymm9
        vpor       %ymm11, %ymm12, %ymm11
        vpslld     $10, %ymm0, %ymm12
        vpsrld     $22, %ymm0, %ymm0
        vpaddd     %ymm9, %ymm13, %ymm9
        vpslld     $10, %ymm5, %ymm13
        vpsrld     $22, %ymm5, %ymm5
        vpaddd     %ymm2, %ymm11, %ymm11                        // right step 57, f2: cycle 306
        vpor       %ymm0, %ymm12, %ymm0
        vpshufb    32(%r15), %ymm9, %ymm9
        vpor       %ymm5, %ymm13, %ymm5
        vpaddd     224(%r15), %ymm4, %ymm12
        vpand      %ymm8, %ymm11, %ymm13
        vpandn     %ymm0, %ymm11, %ymm14
        vpaddd     192(%r15), %ymm2, %ymm2
        vpaddd     %ymm4, %ymm9, %ymm4                          // left step 56, f4: cycle 308
        vpandn     %ymm7, %ymm5, %ymm9
        vpaddd     0x1a0(%rsp), %ymm12, %ymm12
        vpor       %ymm14, %ymm13, %ymm13
        vpaddd     0x180(%rsp), %ymm2, %ymm2
        vpand      %ymm5, %ymm4, %ymm14
        vpaddd     %ymm12, %ymm9, %ymm9
        vpaddd     %ymm2, %ymm13, %ymm2
        vpaddd     %ymm9, %ymm14, %ymm9
        vpslld     $10, %ymm7, %ymm12
        vpsrld     $22, %ymm7, %ymm7
        vpslld     $9, %ymm2, %ymm13
        vpsrld     $23, %ymm2, %ymm2
        vpor       %ymm7, %ymm12, %ymm7
        vpslld     $9, %ymm9, %ymm12
        vpsrld     $23, %ymm9, %ymm9
        vpor       %ymm2, %ymm13, %ymm2
        vpslld     $10, %ymm8, %ymm13
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm9, %ymm12, %ymm9
        vpandn     %ymm4, %ymm7, %ymm12
        vpaddd     224(%r15), %ymm3, %ymm14
        vpaddd     %ymm10, %ymm2, %ymm2                         // right step 58, f2: cycle 312
        vpor       %ymm8, %ymm13, %ymm8
        vpaddd     %ymm3, %ymm9, %ymm3                          // left step 57, f4: cycle 313
        vpaddd     %ymm14, %ymm12, %ymm9
        vpand      %ymm11, %ymm2, %ymm12
        vpandn     %ymm8, %ymm2, %ymm13
        vpaddd     192(%r15), %ymm10, %ymm10
        vpand      %ymm7, %ymm3, %ymm14
        vpaddd     96(%rsp), %ymm9, %ymm9
        vpor       %ymm13, %ymm12, %ymm12
        vpaddd     64(%rsp), %ymm10, %ymm10
        vpaddd     %ymm9, %ymm14, %ymm9
        vpslld     $10, %ymm4, %ymm13
        vpsrld     $22, %ymm4, %ymm4
        vpaddd     %ymm10, %ymm12, %ymm10
        vpslld     $14, %ymm9, %ymm12
        vpsrld     $18, %ymm9, %ymm9
        vpor       %ymm4, %ymm13, %ymm4
        vpslld     $12, %ymm10, %ymm13
        vpsrld     $20, %ymm10, %ymm10
        vpor       %ymm9, %ymm12, %ymm9
        vpandn     %ymm3, %ymm4, %ymm12
        vpaddd     224(%r15), %ymm5, %ymm14
        vpor       %ymm10, %ymm13, %ymm10
        vpslld     $10, %ymm11, %ymm13
        vpsrld     $22, %ymm11, %ymm11
        vpaddd     %ymm5, %ymm9, %ymm5                          // left step 58, f4: cycle 318
        vpaddd     %ymm14, %ymm12, %ymm9
        vpaddd     %ymm0, %ymm10, %ymm10                        // right step 59, f2: cycle 318
        vpor       %ymm11, %ymm13, %ymm11
        vpand      %ymm4, %ymm5, %ymm12
        vpaddd     224(%rsp), %ymm9, %ymm9
        vpand      %ymm2, %ymm10, %ymm13
        vpandn     %ymm11, %ymm10, %ymm14
        vpaddd     192(%r15), %ymm0, %ymm0
        vpaddd     %ymm9, %ymm12, %ymm9
        vpslld     $10, %ymm3, %ymm12
        vpsrld     $22, %ymm3, %ymm3
        vpor       %ymm14, %ymm13, %ymm13
        vpaddd     0x1a0(%rsp), %ymm0, %ymm0
        vpslld     $5, %ymm9, %ymm14
        vpsrld     $27, %ymm9, %ymm9
        vpor       %ymm3, %ymm12, %ymm3
        vpaddd     %ymm0, %ymm13, %ymm0
        vpor       %ymm9, %ymm14, %ymm9
        vpandn     %ymm5, %ymm3, %ymm12
        vpaddd     224(%r15), %ymm7, %ymm13
        vpslld     $9, %ymm0, %ymm14
        vpsrld     $23, %ymm0, %ymm0
        vpaddd     %ymm7, %ymm9, %ymm7                          // left step 59, f4: cycle 323
        vpaddd     %ymm13, %ymm12, %ymm9
        vpor       %ymm0, %ymm14, %ymm0
        vpslld     $10, %ymm2, %ymm12
        vpsrld     $22, %ymm2, %ymm2
        vpand      %ymm3, %ymm7, %ymm13
        vpaddd     0x1e0(%rsp), %ymm9, %ymm9
        vpaddd     %ymm8, %ymm0, %ymm0                          // right step 60, f2: cycle 324
        vpor       %ymm2, %ymm12, %ymm2
        vpaddd     %ymm9, %ymm13, %ymm9
        vpslld     $10, %ymm5, %ymm12
        vpsrld     $22, %ymm5, %ymm5
        vpand      %ymm10, %ymm0, %ymm13
        vpandn     %ymm2, %ymm0, %ymm14
        vpaddd     192(%r15), %ymm8, %ymm8
        vpslld     $6, %ymm9, %ymm15
        vpsrld     $26, %ymm9, %ymm9
        vpor       %ymm5, %ymm12, %ymm5
        vpor       %ymm14, %ymm13, %ymm12
        vpaddd     0x120(%rsp), %ymm8, %ymm8
        vpor       %ymm9, %ymm15, %ymm9
        vpandn     %ymm7, %ymm5, %ymm13
        vpaddd     224(%r15), %ymm4, %ymm14
        vpaddd     %ymm8, %ymm12, %ymm8
        vpaddd     %ymm4, %ymm9, %ymm4                          // left step 60, f4: cycle 328
        vpaddd     %ymm14, %ymm13, %ymm9
        vpslld     $12, %ymm8, %ymm12
        vpsrld     $20, %ymm8, %ymm8
        vpand      %ymm5, %ymm4, %ymm13
        vpaddd     0x1c0(%rsp), %ymm9, %ymm9
        vpor       %ymm8, %ymm12, %ymm8
        vpslld     $10, %ymm10, %ymm12
        vpsrld     $22, %ymm10, %ymm10
        vpaddd     %ymm9, %ymm13, %ymm9
        vpslld     $10, %ymm7, %ymm13
        vpsrld     $22, %ymm7, %ymm7
        vpaddd     %ymm11, %ymm8, %ymm8                         // right step 61, f2: cycle 330
        vpor       %ymm10, %ymm12, %ymm10
        vpor       %ymm7, %ymm13, %ymm7
        vpshufb    32(%r15), %ymm9, %ymm9
        vpaddd     224(%r15), %ymm3, %ymm12
        vpand      %ymm0, %ymm8, %ymm13
        vpandn     %ymm10, %ymm8, %ymm14
        vpaddd     192(%r15), %ymm11, %ymm11
        vpaddd     %ymm3, %ymm9, %ymm3                          // left step 61, f4: cycle 332
        vpandn     %ymm4, %ymm7, %ymm9
        vpaddd     %ymm12, %ymm6, %ymm12
        vpor       %ymm14, %ymm13, %ymm13
        vpaddd     224(%rsp), %ymm11, %ymm11
        vpand      %ymm7, %ymm3, %ymm14
        vpaddd     %ymm12, %ymm9, %ymm9
        vpaddd     %ymm11, %ymm13, %ymm11
        vpaddd     %ymm9, %ymm14, %ymm9
        vpslld     $10, %ymm4, %ymm12
        vpsrld     $22, %ymm4, %ymm4
        vpslld     $5, %ymm11, %ymm13
        vpaddd     224(%r15), %ymm5, %ymm14
        vpsrld     $27, %ymm11, %ymm11
        vpslld     $6, %ymm9, %ymm15
        vpor       %ymm4, %ymm12, %ymm4
        vpsrld     $26, %ymm9, %ymm9
        vpor       %ymm11, %ymm13, %ymm11
        vpslld     $10, %ymm0, %ymm12
        vpsrld     $22, %ymm0, %ymm0
        vpor       %ymm9, %ymm15, %ymm9
        vpaddd     %ymm2, %ymm11, %ymm11                        // right step 62, f2: cycle 336
        vpor       %ymm0, %ymm12, %ymm0
        vpandn     %ymm3, %ymm4, %ymm12
        vpaddd     %ymm5, %ymm9, %ymm5                          // left step 62, f4: cycle 337
        vpaddd     %ymm14, %ymm12, %ymm9
        vpand      %ymm8, %ymm11, %ymm12
        vpandn     %ymm0, %ymm11, %ymm13
        vpaddd     192(%r15), %ymm2, %ymm2
        vpand      %ymm4, %ymm5, %ymm14
        vpaddd     192(%rsp), %ymm9, %ymm9
        vpor       %ymm13, %ymm12, %ymm12
        vpaddd     0x140(%rsp), %ymm2, %ymm2
        vpaddd     %ymm9, %ymm14, %ymm9
        vpslld     $10, %ymm3, %ymm13
        vpsrld     $22, %ymm3, %ymm3
        vpaddd     %ymm2, %ymm12, %ymm2
        vpslld     $5, %ymm9, %ymm12
        vpsrld     $27, %ymm9, %ymm9
        vpor       %ymm3, %ymm13, %ymm3
        vpslld     $15, %ymm2, %ymm13
        vpsrld     $17, %ymm2, %ymm2
        vpor       %ymm9, %ymm12, %ymm9
        vpor       %ymm2, %ymm13, %ymm2
        vpslld     $10, %ymm8, %ymm12
        vpsrld     $22, %ymm8, %ymm8
        vpandn     %ymm5, %ymm3, %ymm13
        vpaddd     224(%r15), %ymm7, %ymm14
        vpaddd     %ymm7, %ymm9, %ymm7                          // left step 63, f4: cycle 342
        vpaddd     %ymm10, %ymm2, %ymm2                         // right step 63, f2: cycle 342
        vpor       %ymm8, %ymm12, %ymm8
        vpaddd     %ymm14, %ymm13, %ymm9
        vpand      %ymm3, %ymm7, %ymm12
        vpaddd     64(%rsp), %ymm9, %ymm9
        vpand      %ymm11, %ymm2, %ymm13
        vpandn     %ymm8, %ymm2, %ymm14
        vpaddd     192(%r15), %ymm10, %ymm10
        vpaddd     %ymm9, %ymm12, %ymm9
        vpor       %ymm14, %ymm13, %ymm12
        vpaddd     0x1c0(%rsp), %ymm10, %ymm10
        vpslld     $12, %ymm9, %ymm13
        vpsrld     $20, %ymm9, %ymm9
        vpslld     $10, %ymm5, %ymm14
        vpaddd     %ymm10, %ymm12, %ymm10
        vpsrld     $22, %ymm5, %ymm5
        vpslld     $10, %ymm11, %ymm12
        vpor       %ymm9, %ymm13, %ymm9
        vpsrld     $22, %ymm11, %ymm11
        vpor       %ymm5, %ymm14, %ymm5
        vpaddd     %ymm4, %ymm9, %ymm9                          // left step 64, f4: cycle 347
        vpshufb    32(%r15), %ymm10, %ymm10
        vpor       %ymm11, %ymm12, %ymm11
        vpaddd     0x100(%r15), %ymm4, %ymm4
        vpaddd     %ymm0, %ymm10, %ymm10                        // right step 64, f2: cycle 347
        vpandn     %ymm5, %ymm7, %ymm12
        vpxor      %ymm2, %ymm11, %ymm13
        vpaddd     128(%rsp), %ymm4, %ymm4
        vpxor      %ymm12, %ymm9, %ymm12
        vpxor      %ymm13, %ymm10, %ymm13
        vpaddd     0x180(%rsp), %ymm0, %ymm0
        vpsubd     %ymm12, %ymm4, %ymm4
        vpslld     $10, %ymm2, %ymm12
        vpaddd     %ymm0, %ymm13, %ymm0
        vpsrld     $22, %ymm2, %ymm2
        vpslld     $9, %ymm4, %ymm13
        vpsrld     $23, %ymm4, %ymm4
        vpslld     $10, %ymm7, %ymm14
        vpshufb    32(%r15), %ymm0, %ymm0
        vpsrld     $22, %ymm7, %ymm7
        vpor       %ymm2, %ymm12, %ymm2
        vpor       %ymm4, %ymm13, %ymm4
        vpor       %ymm7, %ymm14, %ymm7
        vpaddd     %ymm8, %ymm0, %ymm0                          // right step 65, f1: cycle 351
        vpxor      %ymm10, %ymm2, %ymm12
        vpaddd     %ymm3, %ymm4, %ymm4                          // left step 65, f5: cycle 352
        vpaddd     0x100(%r15), %ymm3, %ymm3
        vpandn     %ymm7, %ymm9, %ymm13
        vpxor      %ymm12, %ymm0, %ymm12
        vpaddd     0x1e0(%rsp), %ymm8, %ymm8
        vpaddd     (%rsp), %ymm3, %ymm3
        vpxor      %ymm13, %ymm4, %ymm13
        vpaddd     %ymm8, %ymm12, %ymm8
        vpslld     $10, %ymm10, %ymm12
        vpsubd     %ymm13, %ymm3, %ymm3
        vpslld     $5, %ymm8, %ymm13
        vpsrld     $27, %ymm8, %ymm8
        vpsrld     $22, %ymm10, %ymm10
        vpslld     $15, %ymm3, %ymm14
        vpor       %ymm8, %ymm13, %ymm8
        vpsrld     $17, %ymm3, %ymm3
        vpslld     $10, %ymm9, %ymm13
        vpor       %ymm10, %ymm12, %ymm10
        vpsrld     $22, %ymm9, %ymm9
        vpor       %ymm3, %ymm14, %ymm3
        vpaddd     %ymm11, %ymm8, %ymm8                         // right step 66, f1: cycle 356
        vpor       %ymm9, %ymm13, %ymm9
        vpxor      %ymm0, %ymm10, %ymm12
        vpaddd     %ymm5, %ymm3, %ymm3                          // left step 66, f5: cycle 357
        vpaddd     0x100(%r15), %ymm5, %ymm5
        vpandn     %ymm9, %ymm4, %ymm13
        vpxor      %ymm12, %ymm8, %ymm12
        vpaddd     0x140(%rsp), %ymm11, %ymm11
        vpaddd     %ymm5, %ymm6, %ymm5
        vpxor      %ymm13, %ymm3, %ymm13
        vpaddd     %ymm11, %ymm12, %ymm11
        vpsubd     %ymm13, %ymm5, %ymm5
        vpslld     $10, %ymm0, %ymm12
        vpslld     $12, %ymm11, %ymm13
        vpsrld     $20, %ymm11, %ymm11
        vpsrld     $22, %ymm0, %ymm0
        vpslld     $5, %ymm5, %ymm14
        vpor       %ymm11, %ymm13, %ymm11
        vpsrld     $27, %ymm5, %ymm5
        vpslld     $10, %ymm4, %ymm13
        vpor       %ymm0, %ymm12, %ymm0
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm5, %ymm14, %ymm5
        vpaddd     %ymm2, %ymm11, %ymm11                        // right step 67, f1: cycle 361
        vpor       %ymm4, %ymm13, %ymm4
        vpxor      %ymm8, %ymm0, %ymm12
        vpaddd     %ymm7, %ymm5, %ymm5                          // left step 67, f5: cycle 362
        vpaddd     0x100(%r15), %ymm7, %ymm7
        vpandn     %ymm4, %ymm3, %ymm13
        vpxor      %ymm12, %ymm11, %ymm12
        vpaddd     128(%rsp), %ymm2, %ymm2
        vpaddd     0x120(%rsp), %ymm7, %ymm7
        vpxor      %ymm13, %ymm5, %ymm13
        vpaddd     %ymm2, %ymm12, %ymm2
        vpsubd     %ymm13, %ymm7, %ymm7
        vpslld     $10, %ymm8, %ymm12
        vpslld     $9, %ymm2, %ymm13
        vpsrld     $23, %ymm2, %ymm2
        vpsrld     $22, %ymm8, %ymm8
        vpslld     $11, %ymm7, %ymm14
        vpor       %ymm2, %ymm13, %ymm2
        vpsrld     $21, %ymm7, %ymm7
        vpslld     $10, %ymm3, %ymm13
        vpor       %ymm8, %ymm12, %ymm8
        vpsrld     $22, %ymm3, %ymm3
        vpor       %ymm7, %ymm14, %ymm7
        vpaddd     %ymm10, %ymm2, %ymm2                         // right step 68, f1: cycle 366
        vpor       %ymm3, %ymm13, %ymm3
        vpxor      %ymm11, %ymm8, %ymm12
        vpaddd     %ymm9, %ymm7, %ymm7                          // left step 68, f5: cycle 367
        vpaddd     0x100(%r15), %ymm9, %ymm9
        vpandn     %ymm3, %ymm5, %ymm13
        vpxor      %ymm12, %ymm2, %ymm12
        vpaddd     32(%rsp), %ymm10, %ymm10
        vpaddd     224(%rsp), %ymm9, %ymm9
        vpxor      %ymm13, %ymm7, %ymm13
        vpaddd     %ymm10, %ymm12, %ymm10
        vpsubd     %ymm13, %ymm9, %ymm9
        vpslld     $10, %ymm11, %ymm12
        vpslld     $12, %ymm10, %ymm13
        vpsrld     $20, %ymm10, %ymm10
        vpsrld     $22, %ymm11, %ymm11
        vpslld     $6, %ymm9, %ymm14
        vpor       %ymm10, %ymm13, %ymm10
        vpsrld     $26, %ymm9, %ymm9
        vpslld     $10, %ymm5, %ymm13
        vpor       %ymm11, %ymm12, %ymm11
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm9, %ymm14, %ymm9
        vpaddd     %ymm0, %ymm10, %ymm10                        // right step 69, f1: cycle 371
        vpor       %ymm5, %ymm13, %ymm5
        vpxor      %ymm2, %ymm11, %ymm12
        vpaddd     %ymm4, %ymm9, %ymm9                          // left step 69, f5: cycle 372
        vpaddd     0x100(%r15), %ymm4, %ymm4
        vpandn     %ymm5, %ymm7, %ymm13
        vpxor      %ymm12, %ymm10, %ymm12
        vpaddd     %ymm0, %ymm6, %ymm0
        vpaddd     0x180(%rsp), %ymm4, %ymm4
        vpxor      %ymm13, %ymm9, %ymm6
        vpaddd     %ymm0, %ymm12, %ymm0
        vpsubd     %ymm6, %ymm4, %ymm4
        vpslld     $10, %ymm7, %ymm6
        vpsrld     $22, %ymm7, %ymm7
        vpslld     $5, %ymm0, %ymm12
        vpshufb    32(%r15), %ymm4, %ymm4
        vpsrld     $27, %ymm0, %ymm0
        vpslld     $10, %ymm2, %ymm13
        vpor       %ymm7, %ymm6, %ymm6
        vpsrld     $22, %ymm2, %ymm2
        vpor       %ymm0, %ymm12, %ymm0
        vpaddd     %ymm3, %ymm4, %ymm4                          // left step 70, f5: cycle 376
        vpor       %ymm2, %ymm13, %ymm2
        vpaddd     %ymm8, %ymm0, %ymm0                          // right step 70, f1: cycle 376
        vpaddd     0x100(%r15), %ymm3, %ymm3
        vpandn     %ymm6, %ymm9, %ymm7
        vpxor      %ymm10, %ymm2, %ymm12
        vpaddd     64(%rsp), %ymm3, %ymm3
        vpxor      %ymm7, %ymm4, %ymm7
        vpxor      %ymm12, %ymm0, %ymm12
        vpaddd     0x100(%rsp), %ymm8, %ymm8
        vpsubd     %ymm7, %ymm3, %ymm3
        vpaddd     %ymm8, %ymm12, %ymm7
        vpslld     $10, %ymm9, %ymm8
        vpslld     $13, %ymm3, %ymm12
        vpsrld     $19, %ymm3, %ymm3
        vpaddd     0x100(%r15), %ymm5, %ymm13
        vpsrld     $22, %ymm9, %ymm9
        vpslld     $14, %ymm7, %ymm14
        vpor       %ymm3, %ymm12, %ymm3
        vpsrld     $18, %ymm7, %ymm7
        vpslld     $10, %ymm10, %ymm12
        vpor       %ymm9, %ymm8, %ymm8
        vpsrld     $22, %ymm10, %ymm9
        vpor       %ymm7, %ymm14, %ymm7
        vpaddd     %ymm5, %ymm3, %ymm3                          // left step 71, f5: cycle 381
        vpor       %ymm9, %ymm12, %ymm5
        vpaddd     %ymm11, %ymm7, %ymm7                         // right step 71, f1: cycle 381
        vpandn     %ymm8, %ymm4, %ymm9
        vpxor      %ymm0, %ymm5, %ymm10
        vpaddd     0x140(%rsp), %ymm13, %ymm12
        vpxor      %ymm9, %ymm3, %ymm9
        vpxor      %ymm10, %ymm7, %ymm10
        vpaddd     224(%rsp), %ymm11, %ymm11
        vpsubd     %ymm9, %ymm12, %ymm9
        vpaddd     %ymm11, %ymm10, %ymm10
        vpslld     $12, %ymm9, %ymm11
        vpsrld     $20, %ymm9, %ymm9
        vpslld     $10, %ymm4, %ymm12
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm9, %ymm11, %ymm9
        vpslld     $6, %ymm10, %ymm11
        vpsrld     $26, %ymm10, %ymm10
        vpor       %ymm4, %ymm12, %ymm4
        vpslld     $10, %ymm0, %ymm12
        vpsrld     $22, %ymm0, %ymm0
        vpor       %ymm10, %ymm11, %ymm10
        vpor       %ymm0, %ymm12, %ymm0
        vpaddd     %ymm6, %ymm9, %ymm9                          // left step 72, f5: cycle 386
        vpaddd     %ymm2, %ymm10, %ymm10                        // right step 72, f1: cycle 386
        vpaddd     0x100(%r15), %ymm6, %ymm6
        vpandn     %ymm4, %ymm3, %ymm11
        vpxor      %ymm7, %ymm0, %ymm12
        vpaddd     0x1c0(%rsp), %ymm6, %ymm6
        vpxor      %ymm11, %ymm9, %ymm11
        vpxor      %ymm12, %ymm10, %ymm12
        vpaddd     192(%rsp), %ymm2, %ymm2
        vpsubd     %ymm11, %ymm6, %ymm6
        vpslld     $10, %ymm7, %ymm11
        vpaddd     %ymm2, %ymm12, %ymm2
        vpsrld     $22, %ymm7, %ymm7
        vpslld     $5, %ymm6, %ymm12
        vpsrld     $27, %ymm6, %ymm6
        vpslld     $10, %ymm3, %ymm13
        vpshufb    32(%r15), %ymm2, %ymm2
        vpsrld     $22, %ymm3, %ymm3
        vpor       %ymm7, %ymm11, %ymm7
        vpor       %ymm6, %ymm12, %ymm6
        vpor       %ymm3, %ymm13, %ymm3
        vpaddd     %ymm5, %ymm2, %ymm2                          // right step 73, f1: cycle 390
        vpxor      %ymm10, %ymm7, %ymm11
        vpaddd     %ymm8, %ymm6, %ymm6                          // left step 73, f5: cycle 391
        vpaddd     0x100(%r15), %ymm8, %ymm8
        vpandn     %ymm3, %ymm9, %ymm12
        vpxor      %ymm11, %ymm2, %ymm11
        vpaddd     64(%rsp), %ymm5, %ymm5
        vpaddd     32(%rsp), %ymm8, %ymm8
        vpxor      %ymm12, %ymm6, %ymm12
        vpaddd     %ymm5, %ymm11, %ymm5
        vpslld     $10, %ymm10, %ymm11
        vpsubd     %ymm12, %ymm8, %ymm8
        vpslld     $13, %ymm5, %ymm12
        vpsrld     $19, %ymm5, %ymm5
        vpsrld     $22, %ymm10, %ymm10
        vpslld     $12, %ymm8, %ymm13
        vpor       %ymm5, %ymm12, %ymm5
        vpsrld     $20, %ymm8, %ymm8
        vpslld     $10, %ymm9, %ymm12
        vpor       %ymm10, %ymm11, %ymm10
        vpsrld     $22, %ymm9, %ymm9
        vpor       %ymm8, %ymm13, %ymm8
        vpaddd     %ymm0, %ymm5, %ymm5                          // right step 74, f1: cycle 395
        vpor       %ymm9, %ymm12, %ymm9
        vpxor      %ymm2, %ymm10, %ymm11
        vpaddd     %ymm4, %ymm8, %ymm8                          // left step 74, f5: cycle 396
        vpaddd     0x100(%r15), %ymm4, %ymm4
        vpandn     %ymm9, %ymm6, %ymm12
        vpxor      %ymm11, %ymm5, %ymm11
        vpaddd     0x1a0(%rsp), %ymm0, %ymm0
        vpaddd     96(%rsp), %ymm4, %ymm4
        vpxor      %ymm12, %ymm8, %ymm12
        vpaddd     %ymm0, %ymm11, %ymm0
        vpsubd     %ymm12, %ymm4, %ymm4
        vpslld     $10, %ymm2, %ymm11
        vpslld     $6, %ymm0, %ymm12
        vpsrld     $26, %ymm0, %ymm0
        vpsrld     $22, %ymm2, %ymm2
        vpslld     $13, %ymm4, %ymm13
        vpor       %ymm0, %ymm12, %ymm0
        vpsrld     $19, %ymm4, %ymm4
        vpslld     $10, %ymm6, %ymm12
        vpor       %ymm2, %ymm11, %ymm2
        vpsrld     $22, %ymm6, %ymm6
        vpor       %ymm4, %ymm13, %ymm4
        vpaddd     %ymm7, %ymm0, %ymm0                          // right step 75, f1: cycle 400
        vpor       %ymm6, %ymm12, %ymm6
        vpxor      %ymm5, %ymm2, %ymm11
        vpaddd     %ymm3, %ymm4, %ymm4                          // left step 75, f5: cycle 401
        vpaddd     0x100(%r15), %ymm3, %ymm3
        vpandn     %ymm6, %ymm8, %ymm12
        vpxor      %ymm11, %ymm0, %ymm11
        vpaddd     0x1c0(%rsp), %ymm7, %ymm7
        vpaddd     0x100(%rsp), %ymm3, %ymm3
        vpxor      %ymm12, %ymm4, %ymm12
        vpaddd     %ymm7, %ymm11, %ymm7
        vpsubd     %ymm12, %ymm3, %ymm3
        vpslld     $10, %ymm5, %ymm11
        vpslld     $5, %ymm7, %ymm12
        vpsrld     $27, %ymm7, %ymm7
        vpsrld     $22, %ymm5, %ymm5
        vpslld     $14, %ymm3, %ymm13
        vpor       %ymm7, %ymm12, %ymm7
        vpsrld     $18, %ymm3, %ymm3
        vpslld     $10, %ymm8, %ymm12
        vpor       %ymm5, %ymm11, %ymm5
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm3, %ymm13, %ymm3
        vpaddd     %ymm10, %ymm7, %ymm7                         // right step 76, f1: cycle 405
        vpor       %ymm8, %ymm12, %ymm8
        vpxor      %ymm0, %ymm5, %ymm11
        vpaddd     %ymm9, %ymm3, %ymm3                          // left step 76, f5: cycle 406
        vpaddd     0x100(%r15), %ymm9, %ymm9
        vpandn     %ymm8, %ymm4, %ymm12
        vpxor      %ymm11, %ymm7, %ymm11
        vpaddd     (%rsp), %ymm10, %ymm10
        vpaddd     0x160(%rsp), %ymm9, %ymm9
        vpxor      %ymm12, %ymm3, %ymm12
        vpaddd     %ymm10, %ymm11, %ymm10
        vpsubd     %ymm12, %ymm9, %ymm9
        vpslld     $10, %ymm0, %ymm11
        vpslld     $15, %ymm10, %ymm12
        vpsrld     $17, %ymm10, %ymm10
        vpsrld     $22, %ymm0, %ymm0
        vpslld     $11, %ymm9, %ymm13
        vpor       %ymm10, %ymm12, %ymm10
        vpsrld     $21, %ymm9, %ymm9
        vpslld     $10, %ymm4, %ymm12
        vpor       %ymm0, %ymm11, %ymm0
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm9, %ymm13, %ymm9
        vpaddd     %ymm2, %ymm10, %ymm10                        // right step 77, f1: cycle 410
        vpor       %ymm4, %ymm12, %ymm4
        vpxor      %ymm7, %ymm0, %ymm11
        vpaddd     %ymm6, %ymm9, %ymm9                          // left step 77, f5: cycle 411
        vpaddd     0x100(%r15), %ymm6, %ymm6
        vpandn     %ymm4, %ymm3, %ymm12
        vpxor      %ymm11, %ymm10, %ymm11
        vpaddd     96(%rsp), %ymm2, %ymm2
        vpaddd     192(%rsp), %ymm6, %ymm6
        vpxor      %ymm12, %ymm9, %ymm12
        vpaddd     %ymm2, %ymm11, %ymm2
        vpsubd     %ymm12, %ymm6, %ymm6
        vpslld     $10, %ymm3, %ymm11
        vpsrld     $22, %ymm3, %ymm3
        vpslld     $13, %ymm2, %ymm12
        vpshufb    32(%r15), %ymm6, %ymm6
        vpsrld     $19, %ymm2, %ymm2
        vpslld     $10, %ymm7, %ymm13
        vpor       %ymm3, %ymm11, %ymm3
        vpsrld     $22, %ymm7, %ymm7
        vpor       %ymm2, %ymm12, %ymm2
        vpaddd     %ymm8, %ymm6, %ymm6                          // left step 78, f5: cycle 415
        vpor       %ymm7, %ymm13, %ymm7
        vpaddd     %ymm5, %ymm2, %ymm2                          // right step 78, f1: cycle 415
        vpaddd     0x100(%r15), %ymm8, %ymm8
        vpandn     %ymm3, %ymm9, %ymm11
        vpxor      %ymm10, %ymm7, %ymm12
        vpaddd     0x1e0(%rsp), %ymm8, %ymm8
        vpxor      %ymm11, %ymm6, %ymm11
        vpxor      %ymm12, %ymm2, %ymm12
        vpaddd     0x120(%rsp), %ymm5, %ymm5
        vpsubd     %ymm11, %ymm8, %ymm8
        vpaddd     %ymm5, %ymm12, %ymm5
        vpslld     $10, %ymm9, %ymm11
        vpslld     $5, %ymm8, %ymm12
        vpsrld     $27, %ymm8, %ymm8
        vpaddd     0x100(%r15), %ymm4, %ymm13
        vpsrld     $22, %ymm9, %ymm9
        vpslld     $11, %ymm5, %ymm14
        vpor       %ymm8, %ymm12, %ymm8
        vpsrld     $21, %ymm5, %ymm5
        vpslld     $10, %ymm10, %ymm12
        vpor       %ymm9, %ymm11, %ymm9
        vpsrld     $22, %ymm10, %ymm10
        vpor       %ymm5, %ymm14, %ymm5
        vpaddd     %ymm4, %ymm8, %ymm4                          // left step 79, f5: cycle 420
        vpor       %ymm10, %ymm12, %ymm8
        vpaddd     %ymm0, %ymm5, %ymm5                          // right step 79, f1: cycle 420
        vpandn     %ymm9, %ymm6, %ymm10
        vpxor      %ymm2, %ymm8, %ymm11
        vpaddd     0x1a0(%rsp), %ymm13, %ymm12
        vpxor      %ymm10, %ymm4, %ymm10
        vpxor      %ymm11, %ymm5, %ymm11
        vpaddd     0x160(%rsp), %ymm0, %ymm0
        vpsubd     %ymm10, %ymm12, %ymm10
        vpaddd     %ymm0, %ymm11, %ymm0
        vpslld     $6, %ymm10, %ymm11
        vpsrld     $26, %ymm10, %ymm10
        vpslld     $11, %ymm0, %ymm12
        vpsrld     $21, %ymm0, %ymm0
        vpor       %ymm10, %ymm11, %ymm10
        vpslld     $10, %ymm2, %ymm11
        vpsrld     $22, %ymm2, %ymm2
        vpor       %ymm0, %ymm12, %ymm0
        vpslld     $10, %ymm6, %ymm12
        vpsrld     $22, %ymm6, %ymm6
        vpor       %ymm2, %ymm11, %ymm2
        vpaddd     %ymm3, %ymm10, %ymm10                        // left step 80, f5: cycle 425
        vpor       %ymm6, %ymm12, %ymm6
        vpaddd     %ymm7, %ymm0, %ymm0                          // right step 80, f1: cycle 425
        vpaddd     %ymm1, %ymm2, %ymm1
        vpaddd     64(%rdi), %ymm8, %ymm2
        vpaddd     96(%rdi), %ymm7, %ymm7
        vpaddd     128(%rdi), %ymm3, %ymm3
        vpaddd     (%rdi), %ymm5, %ymm5
        vpaddd     %ymm1, %ymm4, %ymm1
        vpaddd     %ymm2, %ymm6, %ymm2
        vpaddd     %ymm7, %ymm9, %ymm4
        vpaddd     %ymm3, %ymm0, %ymm3
        vpaddd     %ymm5, %ymm10, %ymm0
        vmovdqu    %ymm1, (%rdi)
        vmovdqu    %ymm2, 32(%rdi)
        vmovdqu    %ymm4, 64(%rdi)
        vmovdqu    %ymm3, 96(%rdi)
        vmovdqu    %ymm0, 128(%rdi)
        vmovdqa    %ymm1, %ymm5
        vmovdqa    %ymm2, %ymm1
        vmovdqa    %ymm4, %ymm2
        vmovdqa    %ymm0, %ymm4
        vmovdqa    %ymm5, %ymm0
        add        $64, %rcx
        sub        $1, %rdx
        jnz        L(ripemd160_x8_blocks_loop)
L(ripemd160_x8_blocks_end):
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
        movaps     112(%rsp), %xmm13
        movaps     128(%rsp), %xmm14
        movaps     144(%rsp), %xmm15
        add        $168, %rsp
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
