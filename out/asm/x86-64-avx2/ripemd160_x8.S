/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for x86-64 with AVX2 and BMI, 8
 * lanes.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target x86-64-avx2 --kernel lanes --emitter gas
 *
 * With the options above, `hashwright prove` proves ripemd160_x8_blocks, and `hashwright verify`
 * tests all functions. `hashwright bench ripemd160 --target x86-64-avx2 --kernel lanes --emitter
 * gas` measures the speed.
 *
 * ripemd160_x8_blocks: 1924 instructions for a block of 64 bytes, critical path 426 cycles.
 * Rules: rotate_as_or 302 times, not_out_of_or 64 times, not_in_sum 64 times, select_as_add 32
 *     times.
 * ripemd160_x8_blocks: 2060 instructions in all, 6 of them moves between registers.
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
        .p2align   5
L(ripemd160_x8_blocks_constants):
        .long      0x50a28be5, 0x50a28be5, 0x50a28be5, 0x50a28be5, 0x50a28be5, 0x50a28be5
        .long      0x50a28be5, 0x50a28be5, 0x02010003, 0x06050407, 0x0a09080b, 0x0e0d0c0f
        .long      0x02010003, 0x06050407, 0x0a09080b, 0x0e0d0c0f, 0x5a827999, 0x5a827999
        .long      0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        .long      0x5c4dd124, 0x5c4dd124, 0x5c4dd124, 0x5c4dd124, 0x5c4dd124, 0x5c4dd124
        .long      0x5c4dd124, 0x5c4dd124, 0x6ed9eba0, 0x6ed9eba0, 0x6ed9eba0, 0x6ed9eba0
        .long      0x6ed9eba0, 0x6ed9eba0, 0x6ed9eba0, 0x6ed9eba0, 0x6d703ef2, 0x6d703ef2
        .long      0x6d703ef2, 0x6d703ef2, 0x6d703ef2, 0x6d703ef2, 0x6d703ef2, 0x6d703ef2
        .long      0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        .long      0x8f1bbcdc, 0x8f1bbcdc, 0x7a6d76e9, 0x7a6d76e9, 0x7a6d76e9, 0x7a6d76e9
        .long      0x7a6d76e9, 0x7a6d76e9, 0x7a6d76e9, 0x7a6d76e9, 0xa953fd4d, 0xa953fd4d
        .long      0xa953fd4d, 0xa953fd4d, 0xa953fd4d, 0xa953fd4d, 0xa953fd4d, 0xa953fd4d

/*
 * void ripemd160_x8_blocks(uint32_t state[5][8], const uint8_t *const data[8], size_t nblocks);
 *
 * Arguments, moved there by the prologue on Windows: state in rdi, data in rsi, nblocks in rdx.
 *
 * At the start of the loop: h0 in ymm0, h1 in ymm1, h2 in ymm2, h3 in ymm3, h4 in ymm4.
 */
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
#if IBT
        endbr64
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
        vmovdqu    (%rax), %xmm6
        vmovdqu    16(%rax), %xmm10
        mov        32(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, (%rax), %ymm6, %ymm6
        vinserti128 $1, 16(%rax), %ymm10, %ymm10
        mov        8(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    (%rax), %xmm7
        vmovdqu    16(%rax), %xmm11
        mov        40(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, (%rax), %ymm7, %ymm7
        vinserti128 $1, 16(%rax), %ymm11, %ymm11
        mov        16(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    (%rax), %xmm8
        vmovdqu    16(%rax), %xmm12
        mov        48(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, (%rax), %ymm8, %ymm8
        vinserti128 $1, 16(%rax), %ymm12, %ymm12
        mov        24(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    (%rax), %xmm9
        vmovdqu    16(%rax), %xmm13
        mov        56(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, (%rax), %ymm9, %ymm9
        vinserti128 $1, 16(%rax), %ymm13, %ymm13
        vpunpckldq %ymm7, %ymm6, %ymm5
        vpunpckhdq %ymm7, %ymm6, %ymm6
        vpunpckldq %ymm9, %ymm8, %ymm7
        vpunpckhdq %ymm9, %ymm8, %ymm8
        vpunpcklqdq %ymm7, %ymm5, %ymm9
        vpunpckhqdq %ymm7, %ymm5, %ymm5
        vpunpcklqdq %ymm8, %ymm6, %ymm7
        vpunpckhqdq %ymm8, %ymm6, %ymm6
        vmovdqu    %ymm9, (%rsp)
        vmovdqu    %ymm5, 32(%rsp)
        vmovdqu    %ymm7, 64(%rsp)
        vmovdqu    %ymm6, 96(%rsp)
        vpunpckldq %ymm11, %ymm10, %ymm8
        vpunpckhdq %ymm11, %ymm10, %ymm10
        vpunpckldq %ymm13, %ymm12, %ymm11
        vpunpckhdq %ymm13, %ymm12, %ymm12
        vpunpcklqdq %ymm11, %ymm8, %ymm13
        vpunpckhqdq %ymm11, %ymm8, %ymm8
        vpunpcklqdq %ymm12, %ymm10, %ymm11
        vpunpckhqdq %ymm12, %ymm10, %ymm10
        vmovdqu    %ymm13, 128(%rsp)
        vmovdqu    %ymm8, 160(%rsp)
        vmovdqu    %ymm11, 192(%rsp)
        vmovdqu    %ymm10, 224(%rsp)
        mov        (%rsi), %rax
        add        %rcx, %rax
        vmovdqu    32(%rax), %xmm5
        vmovdqu    48(%rax), %xmm9
        mov        32(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 32(%rax), %ymm5, %ymm5
        vinserti128 $1, 48(%rax), %ymm9, %ymm9
        mov        8(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    32(%rax), %xmm6
        vmovdqu    48(%rax), %xmm10
        mov        40(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 32(%rax), %ymm6, %ymm6
        vinserti128 $1, 48(%rax), %ymm10, %ymm10
        mov        16(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    32(%rax), %xmm7
        vmovdqu    48(%rax), %xmm11
        mov        48(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 32(%rax), %ymm7, %ymm7
        vinserti128 $1, 48(%rax), %ymm11, %ymm11
        mov        24(%rsi), %rax
        add        %rcx, %rax
        vmovdqu    32(%rax), %xmm8
        vmovdqu    48(%rax), %xmm13
        mov        56(%rsi), %rax
        add        %rcx, %rax
        vinserti128 $1, 32(%rax), %ymm8, %ymm8
        vinserti128 $1, 48(%rax), %ymm13, %ymm13
        vpunpckldq %ymm6, %ymm5, %ymm12
        vpunpckhdq %ymm6, %ymm5, %ymm5
        vpunpckldq %ymm8, %ymm7, %ymm6
        vpunpckhdq %ymm8, %ymm7, %ymm7
        vpunpcklqdq %ymm6, %ymm12, %ymm8
        vpunpckhqdq %ymm6, %ymm12, %ymm12
        vpunpcklqdq %ymm7, %ymm5, %ymm6
        vpunpckhqdq %ymm7, %ymm5, %ymm5
        vmovdqu    %ymm8, 0x100(%rsp)
        vmovdqu    %ymm12, 0x120(%rsp)
        vmovdqu    %ymm6, 0x140(%rsp)
        vmovdqu    %ymm5, 0x160(%rsp)
        vpunpckldq %ymm10, %ymm9, %ymm7
        vpunpckhdq %ymm10, %ymm9, %ymm9
        vpunpckldq %ymm13, %ymm11, %ymm10
        vpunpckhdq %ymm13, %ymm11, %ymm11
        vpunpcklqdq %ymm10, %ymm7, %ymm13
        vpunpckhqdq %ymm10, %ymm7, %ymm7
        vpunpcklqdq %ymm11, %ymm9, %ymm10
        vpunpckhqdq %ymm11, %ymm9, %ymm9
        vmovdqu    %ymm13, 0x180(%rsp)
        vmovdqu    %ymm7, 0x1a0(%rsp)
        vmovdqu    %ymm10, 0x1c0(%rsp)
        vmovdqu    %ymm9, 0x1e0(%rsp)
        vpxor      %ymm1, %ymm2, %ymm5
        vpxor      %ymm3, %ymm5, %ymm5
        vpaddd     (%rsp), %ymm0, %ymm6
        vpaddd     %ymm6, %ymm5, %ymm5
        vpslld     $11, %ymm5, %ymm6
        vpsrld     $21, %ymm5, %ymm5
        vpor       %ymm5, %ymm6, %ymm5
        vpaddd     %ymm4, %ymm5, %ymm5                  // left step 1, f1: cycle 6
        vpslld     $10, %ymm2, %ymm6
        vpsrld     $22, %ymm2, %ymm7
        vpor       %ymm7, %ymm6, %ymm6
        vmovdqu    160(%rsp), %ymm7
        vpaddd     (%r15), %ymm7, %ymm8
        vpaddd     %ymm0, %ymm8, %ymm8
        vpandn     %ymm3, %ymm2, %ymm9
        vpxor      %ymm1, %ymm9, %ymm9
        vpsubd     %ymm9, %ymm8, %ymm8
        vpshufb    32(%r15), %ymm8, %ymm8
        vpaddd     %ymm4, %ymm8, %ymm8                  // right step 1, f5: cycle 5
        vpxor      %ymm1, %ymm6, %ymm9
        vpxor      %ymm9, %ymm5, %ymm9
        vpaddd     32(%rsp), %ymm4, %ymm10
        vpaddd     %ymm10, %ymm9, %ymm9
        vpslld     $14, %ymm9, %ymm10
        vpsrld     $18, %ymm9, %ymm9
        vpor       %ymm9, %ymm10, %ymm9
        vpaddd     %ymm3, %ymm9, %ymm9                  // left step 2, f1: cycle 11
        vpslld     $10, %ymm1, %ymm10
        vpsrld     $22, %ymm1, %ymm11
        vpor       %ymm11, %ymm10, %ymm10
        vpaddd     (%r15), %ymm4, %ymm11
        vpaddd     0x1c0(%rsp), %ymm11, %ymm11
        vpandn     %ymm6, %ymm1, %ymm12
        vpxor      %ymm12, %ymm8, %ymm12
        vpsubd     %ymm12, %ymm11, %ymm11
        vpslld     $9, %ymm11, %ymm12
        vpsrld     $23, %ymm11, %ymm11
        vpor       %ymm11, %ymm12, %ymm11
        vpaddd     %ymm3, %ymm11, %ymm11                // right step 2, f5: cycle 10
        vpxor      %ymm5, %ymm10, %ymm12
        vpxor      %ymm12, %ymm9, %ymm12
        vpaddd     64(%rsp), %ymm3, %ymm13
        vpaddd     %ymm13, %ymm12, %ymm12
        vpslld     $15, %ymm12, %ymm13
        vpsrld     $17, %ymm12, %ymm12
        vpor       %ymm12, %ymm13, %ymm12
        vpaddd     %ymm6, %ymm12, %ymm12                // left step 3, f1: cycle 16
        vpslld     $10, %ymm5, %ymm13
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm13, %ymm5
        vpaddd     (%r15), %ymm3, %ymm13
        vpaddd     224(%rsp), %ymm13, %ymm13
        vpandn     %ymm10, %ymm8, %ymm14
        vpxor      %ymm14, %ymm11, %ymm14
        vpsubd     %ymm14, %ymm13, %ymm13
        vpslld     $9, %ymm13, %ymm14
        vpsrld     $23, %ymm13, %ymm13
        vpor       %ymm13, %ymm14, %ymm13
        vpaddd     %ymm6, %ymm13, %ymm13                // right step 3, f5: cycle 15
        vpslld     $10, %ymm8, %ymm14
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm8, %ymm14, %ymm8
        vpxor      %ymm9, %ymm5, %ymm14
        vpxor      %ymm14, %ymm12, %ymm14
        vpaddd     96(%rsp), %ymm6, %ymm15
        vpaddd     %ymm15, %ymm14, %ymm14
        vpslld     $12, %ymm14, %ymm15
        vpsrld     $20, %ymm14, %ymm14
        vpor       %ymm14, %ymm15, %ymm14
        vpaddd     %ymm10, %ymm14, %ymm14               // left step 4, f1: cycle 21
        vpslld     $10, %ymm9, %ymm15
        vpsrld     $22, %ymm9, %ymm9
        vpor       %ymm9, %ymm15, %ymm9
        vpaddd     (%r15), %ymm6, %ymm6
        vpaddd     (%rsp), %ymm6, %ymm6
        vpandn     %ymm8, %ymm11, %ymm15
        vpxor      %ymm15, %ymm13, %ymm15
        vpsubd     %ymm15, %ymm6, %ymm6
        vpslld     $11, %ymm6, %ymm15
        vpsrld     $21, %ymm6, %ymm6
        vpor       %ymm6, %ymm15, %ymm6
        vpaddd     %ymm10, %ymm6, %ymm6                 // right step 4, f5: cycle 20
        vpslld     $10, %ymm11, %ymm15
        vpsrld     $22, %ymm11, %ymm11
        vpor       %ymm11, %ymm15, %ymm11
        vpxor      %ymm12, %ymm9, %ymm15
        vpxor      %ymm15, %ymm14, %ymm15
        vpaddd     128(%rsp), %ymm10, %ymm0
        vpaddd     %ymm0, %ymm15, %ymm0
        vpslld     $5, %ymm0, %ymm15
        vpsrld     $27, %ymm0, %ymm0
        vpor       %ymm0, %ymm15, %ymm0
        vpaddd     %ymm5, %ymm0, %ymm0                  // left step 5, f1: cycle 26
        vpslld     $10, %ymm12, %ymm15
        vpsrld     $22, %ymm12, %ymm12
        vpor       %ymm12, %ymm15, %ymm12
        vpaddd     (%r15), %ymm10, %ymm10
        vpaddd     0x120(%rsp), %ymm10, %ymm10
        vpandn     %ymm11, %ymm13, %ymm15
        vpxor      %ymm15, %ymm6, %ymm15
        vpsubd     %ymm15, %ymm10, %ymm10
        vpslld     $13, %ymm10, %ymm15
        vpsrld     $19, %ymm10, %ymm10
        vpor       %ymm10, %ymm15, %ymm10
        vpaddd     %ymm8, %ymm10, %ymm10                // right step 5, f5: cycle 25
        vpslld     $10, %ymm13, %ymm15
        vpsrld     $22, %ymm13, %ymm13
        vpor       %ymm13, %ymm15, %ymm13
        vpxor      %ymm14, %ymm12, %ymm15
        vpxor      %ymm15, %ymm0, %ymm15
        vpaddd     %ymm5, %ymm7, %ymm5
        vpaddd     %ymm5, %ymm15, %ymm5
        vpshufb    32(%r15), %ymm5, %ymm5
        vpaddd     %ymm9, %ymm5, %ymm5                  // left step 6, f1: cycle 30
        vpslld     $10, %ymm14, %ymm15
        vpsrld     $22, %ymm14, %ymm14
        vpor       %ymm14, %ymm15, %ymm14
        vpaddd     (%r15), %ymm8, %ymm8
        vpaddd     64(%rsp), %ymm8, %ymm8
        vpandn     %ymm13, %ymm6, %ymm15
        vpxor      %ymm15, %ymm10, %ymm15
        vpsubd     %ymm15, %ymm8, %ymm8
        vpslld     $15, %ymm8, %ymm15
        vpsrld     $17, %ymm8, %ymm8
        vpor       %ymm8, %ymm15, %ymm8
        vpaddd     %ymm11, %ymm8, %ymm8                 // right step 6, f5: cycle 30
        vpslld     $10, %ymm6, %ymm15
        vpsrld     $22, %ymm6, %ymm6
        vpor       %ymm6, %ymm15, %ymm6
        vpxor      %ymm0, %ymm14, %ymm15
        vpxor      %ymm15, %ymm5, %ymm15
        vpaddd     192(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm15, %ymm9
        vpslld     $7, %ymm9, %ymm15
        vpsrld     $25, %ymm9, %ymm9
        vpor       %ymm9, %ymm15, %ymm9
        vpaddd     %ymm12, %ymm9, %ymm9                 // left step 7, f1: cycle 35
        vpslld     $10, %ymm0, %ymm15
        vpsrld     $22, %ymm0, %ymm0
        vpor       %ymm0, %ymm15, %ymm0
        vpaddd     (%r15), %ymm11, %ymm11
        vpaddd     0x160(%rsp), %ymm11, %ymm11
        vpandn     %ymm6, %ymm10, %ymm15
        vpxor      %ymm15, %ymm8, %ymm15
        vpsubd     %ymm15, %ymm11, %ymm11
        vpslld     $15, %ymm11, %ymm15
        vpsrld     $17, %ymm11, %ymm11
        vpor       %ymm11, %ymm15, %ymm11
        vpaddd     %ymm13, %ymm11, %ymm11               // right step 7, f5: cycle 35
        vpslld     $10, %ymm10, %ymm15
        vpsrld     $22, %ymm10, %ymm10
        vpor       %ymm10, %ymm15, %ymm10
        vpxor      %ymm5, %ymm0, %ymm15
        vpxor      %ymm15, %ymm9, %ymm15
        vpaddd     224(%rsp), %ymm12, %ymm12
        vpaddd     %ymm12, %ymm15, %ymm12
        vpslld     $9, %ymm12, %ymm15
        vpsrld     $23, %ymm12, %ymm12
        vpor       %ymm12, %ymm15, %ymm12
        vpaddd     %ymm14, %ymm12, %ymm12               // left step 8, f1: cycle 40
        vpslld     $10, %ymm5, %ymm15
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm15, %ymm5
        vpaddd     (%r15), %ymm13, %ymm13
        vpaddd     128(%rsp), %ymm13, %ymm13
        vpandn     %ymm10, %ymm8, %ymm15
        vpxor      %ymm15, %ymm11, %ymm15
        vpsubd     %ymm15, %ymm13, %ymm13
        vpslld     $5, %ymm13, %ymm15
        vpsrld     $27, %ymm13, %ymm13
        vpor       %ymm13, %ymm15, %ymm13
        vpaddd     %ymm6, %ymm13, %ymm13                // right step 8, f5: cycle 40
        vpslld     $10, %ymm8, %ymm15
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm8, %ymm15, %ymm8
        vpxor      %ymm9, %ymm5, %ymm15
        vpxor      %ymm15, %ymm12, %ymm15
        vpaddd     0x100(%rsp), %ymm14, %ymm14
        vpaddd     %ymm14, %ymm15, %ymm14
        vpslld     $11, %ymm14, %ymm15
        vpsrld     $21, %ymm14, %ymm14
        vpor       %ymm14, %ymm15, %ymm14
        vpaddd     %ymm0, %ymm14, %ymm14                // left step 9, f1: cycle 45
        vpslld     $10, %ymm9, %ymm15
        vpsrld     $22, %ymm9, %ymm9
        vpor       %ymm9, %ymm15, %ymm9
        vpaddd     (%r15), %ymm6, %ymm6
        vpaddd     0x1a0(%rsp), %ymm6, %ymm6
        vpandn     %ymm8, %ymm11, %ymm15
        vpxor      %ymm15, %ymm13, %ymm15
        vpsubd     %ymm15, %ymm6, %ymm6
        vpslld     $7, %ymm6, %ymm15
        vpsrld     $25, %ymm6, %ymm6
        vpor       %ymm6, %ymm15, %ymm6
        vpaddd     %ymm10, %ymm6, %ymm6                 // right step 9, f5: cycle 45
        vpslld     $10, %ymm11, %ymm15
        vpsrld     $22, %ymm11, %ymm11
        vpor       %ymm11, %ymm15, %ymm11
        vpxor      %ymm12, %ymm9, %ymm15
        vpxor      %ymm15, %ymm14, %ymm15
        vpaddd     0x120(%rsp), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm15, %ymm0
        vpslld     $13, %ymm0, %ymm15
        vpsrld     $19, %ymm0, %ymm0
        vpor       %ymm0, %ymm15, %ymm0
        vpaddd     %ymm5, %ymm0, %ymm0                  // left step 10, f1: cycle 50
        vpslld     $10, %ymm12, %ymm15
        vpsrld     $22, %ymm12, %ymm12
        vpor       %ymm12, %ymm15, %ymm12
        vpaddd     (%r15), %ymm10, %ymm10
        vpaddd     192(%rsp), %ymm10, %ymm10
        vpandn     %ymm11, %ymm13, %ymm15
        vpxor      %ymm15, %ymm6, %ymm15
        vpsubd     %ymm15, %ymm10, %ymm10
        vpslld     $7, %ymm10, %ymm15
        vpsrld     $25, %ymm10, %ymm10
        vpor       %ymm10, %ymm15, %ymm10
        vpaddd     %ymm8, %ymm10, %ymm10                // right step 10, f5: cycle 50
        vpslld     $10, %ymm13, %ymm15
        vpsrld     $22, %ymm13, %ymm13
        vpor       %ymm13, %ymm15, %ymm13
        vpxor      %ymm14, %ymm12, %ymm15
        vpxor      %ymm15, %ymm0, %ymm15
        vpaddd     0x140(%rsp), %ymm5, %ymm5
        vpaddd     %ymm5, %ymm15, %ymm5
        vpslld     $14, %ymm5, %ymm15
        vpsrld     $18, %ymm5, %ymm5
        vpor       %ymm5, %ymm15, %ymm5
        vpaddd     %ymm9, %ymm5, %ymm5                  // left step 11, f1: cycle 55
        vpslld     $10, %ymm14, %ymm15
        vpsrld     $22, %ymm14, %ymm14
        vpor       %ymm14, %ymm15, %ymm14
        vpaddd     (%r15), %ymm8, %ymm8
        vpaddd     0x1e0(%rsp), %ymm8, %ymm8
        vpandn     %ymm13, %ymm6, %ymm15
        vpxor      %ymm15, %ymm10, %ymm15
        vpsubd     %ymm15, %ymm8, %ymm8
        vpshufb    32(%r15), %ymm8, %ymm8
        vpaddd     %ymm11, %ymm8, %ymm8                 // right step 11, f5: cycle 54
        vpslld     $10, %ymm6, %ymm15
        vpsrld     $22, %ymm6, %ymm6
        vpor       %ymm6, %ymm15, %ymm6
        vpxor      %ymm0, %ymm14, %ymm15
        vpxor      %ymm15, %ymm5, %ymm15
        vpaddd     0x160(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm15, %ymm9
        vpslld     $15, %ymm9, %ymm15
        vpsrld     $17, %ymm9, %ymm9
        vpor       %ymm9, %ymm15, %ymm9
        vpaddd     %ymm12, %ymm9, %ymm9                 // left step 12, f1: cycle 60
        vpslld     $10, %ymm0, %ymm15
        vpsrld     $22, %ymm0, %ymm0
        vpor       %ymm0, %ymm15, %ymm0
        vpaddd     (%r15), %ymm11, %ymm11
        vpaddd     0x100(%rsp), %ymm11, %ymm11
        vpandn     %ymm6, %ymm10, %ymm15
        vpxor      %ymm15, %ymm8, %ymm15
        vpsubd     %ymm15, %ymm11, %ymm11
        vpslld     $11, %ymm11, %ymm15
        vpsrld     $21, %ymm11, %ymm11
        vpor       %ymm11, %ymm15, %ymm11
        vpaddd     %ymm13, %ymm11, %ymm11               // right step 12, f5: cycle 59
        vpslld     $10, %ymm10, %ymm15
        vpsrld     $22, %ymm10, %ymm10
        vpor       %ymm10, %ymm15, %ymm10
        vpxor      %ymm5, %ymm0, %ymm15
        vpxor      %ymm15, %ymm9, %ymm15
        vpaddd     0x180(%rsp), %ymm12, %ymm12
        vpaddd     %ymm12, %ymm15, %ymm12
        vpslld     $6, %ymm12, %ymm15
        vpsrld     $26, %ymm12, %ymm12
        vpor       %ymm12, %ymm15, %ymm12
        vpaddd     %ymm14, %ymm12, %ymm12               // left step 13, f1: cycle 65
        vpslld     $10, %ymm5, %ymm15
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm15, %ymm5
        vpaddd     (%r15), %ymm13, %ymm13
        vpaddd     32(%rsp), %ymm13, %ymm13
        vpandn     %ymm10, %ymm8, %ymm15
        vpxor      %ymm15, %ymm11, %ymm15
        vpsubd     %ymm15, %ymm13, %ymm13
        vpslld     $14, %ymm13, %ymm15
        vpsrld     $18, %ymm13, %ymm13
        vpor       %ymm13, %ymm15, %ymm13
        vpaddd     %ymm6, %ymm13, %ymm13                // right step 13, f5: cycle 64
        vpslld     $10, %ymm8, %ymm15
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm8, %ymm15, %ymm8
        vpxor      %ymm9, %ymm5, %ymm15
        vpxor      %ymm15, %ymm12, %ymm15
        vpaddd     0x1a0(%rsp), %ymm14, %ymm14
        vpaddd     %ymm14, %ymm15, %ymm14
        vpslld     $7, %ymm14, %ymm15
        vpsrld     $25, %ymm14, %ymm14
        vpor       %ymm14, %ymm15, %ymm14
        vpaddd     %ymm0, %ymm14, %ymm14                // left step 14, f1: cycle 70
        vpslld     $10, %ymm9, %ymm15
        vpsrld     $22, %ymm9, %ymm9
        vpor       %ymm9, %ymm15, %ymm9
        vpaddd     (%r15), %ymm6, %ymm6
        vpaddd     0x140(%rsp), %ymm6, %ymm6
        vpandn     %ymm8, %ymm11, %ymm15
        vpxor      %ymm15, %ymm13, %ymm15
        vpsubd     %ymm15, %ymm6, %ymm6
        vpslld     $14, %ymm6, %ymm15
        vpsrld     $18, %ymm6, %ymm6
        vpor       %ymm6, %ymm15, %ymm6
        vpaddd     %ymm10, %ymm6, %ymm6                 // right step 14, f5: cycle 69
        vpslld     $10, %ymm11, %ymm15
        vpsrld     $22, %ymm11, %ymm11
        vpor       %ymm11, %ymm15, %ymm11
        vpxor      %ymm12, %ymm9, %ymm15
        vpxor      %ymm15, %ymm14, %ymm15
        vpaddd     0x1c0(%rsp), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm15, %ymm0
        vpslld     $9, %ymm0, %ymm15
        vpsrld     $23, %ymm0, %ymm0
        vpor       %ymm0, %ymm15, %ymm0
        vpaddd     %ymm5, %ymm0, %ymm0                  // left step 15, f1: cycle 75
        vpslld     $10, %ymm12, %ymm15
        vpsrld     $22, %ymm12, %ymm12
        vpor       %ymm12, %ymm15, %ymm12
        vpaddd     (%r15), %ymm10, %ymm10
        vpaddd     96(%rsp), %ymm10, %ymm10
        vpandn     %ymm11, %ymm13, %ymm15
        vpxor      %ymm15, %ymm6, %ymm15
        vpsubd     %ymm15, %ymm10, %ymm10
        vpslld     $12, %ymm10, %ymm15
        vpsrld     $20, %ymm10, %ymm10
        vpor       %ymm10, %ymm15, %ymm10
        vpaddd     %ymm8, %ymm10, %ymm10                // right step 15, f5: cycle 74
        vpslld     $10, %ymm13, %ymm15
        vpsrld     $22, %ymm13, %ymm13
        vpor       %ymm13, %ymm15, %ymm13
        vpxor      %ymm14, %ymm12, %ymm15
        vpxor      %ymm15, %ymm0, %ymm15
        vpaddd     0x1e0(%rsp), %ymm5, %ymm5
        vpaddd     %ymm5, %ymm15, %ymm5
        vpshufb    32(%r15), %ymm5, %ymm5
        vpaddd     %ymm9, %ymm5, %ymm5                  // left step 16, f1: cycle 79
        vpslld     $10, %ymm14, %ymm15
        vpsrld     $22, %ymm14, %ymm14
        vpor       %ymm14, %ymm15, %ymm14
        vpaddd     (%r15), %ymm8, %ymm8
        vpaddd     0x180(%rsp), %ymm8, %ymm8
        vpandn     %ymm13, %ymm6, %ymm15
        vpxor      %ymm15, %ymm10, %ymm15
        vpsubd     %ymm15, %ymm8, %ymm8
        vpslld     $6, %ymm8, %ymm15
        vpsrld     $26, %ymm8, %ymm8
        vpor       %ymm8, %ymm15, %ymm8
        vpaddd     %ymm11, %ymm8, %ymm8                 // right step 16, f5: cycle 79
        vpslld     $10, %ymm6, %ymm15
        vpsrld     $22, %ymm6, %ymm6
        vpor       %ymm6, %ymm15, %ymm6
        vpand      %ymm0, %ymm5, %ymm15
        vpandn     %ymm14, %ymm5, %ymm4
        vpor       %ymm4, %ymm15, %ymm4
        vpaddd     64(%r15), %ymm9, %ymm9
        vpaddd     224(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm4, %ymm4
        vpslld     $7, %ymm4, %ymm9
        vpsrld     $25, %ymm4, %ymm4
        vpor       %ymm4, %ymm9, %ymm4
        vpaddd     %ymm12, %ymm4, %ymm4                 // left step 17, f2: cycle 85
        vpslld     $10, %ymm0, %ymm9
        vpsrld     $22, %ymm0, %ymm0
        vpor       %ymm0, %ymm9, %ymm0
        vpand      %ymm6, %ymm8, %ymm9
        vpandn     %ymm10, %ymm6, %ymm15
        vpaddd     96(%r15), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm15, %ymm11
        vpaddd     192(%rsp), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm9, %ymm9
        vpslld     $9, %ymm9, %ymm11
        vpsrld     $23, %ymm9, %ymm9
        vpor       %ymm9, %ymm11, %ymm9
        vpaddd     %ymm13, %ymm9, %ymm9                 // right step 17, f4: cycle 84
        vpslld     $10, %ymm10, %ymm11
        vpsrld     $22, %ymm10, %ymm10
        vpor       %ymm10, %ymm11, %ymm10
        vpand      %ymm5, %ymm4, %ymm11
        vpandn     %ymm0, %ymm4, %ymm15
        vpor       %ymm15, %ymm11, %ymm11
        vpaddd     64(%r15), %ymm12, %ymm12
        vpaddd     128(%rsp), %ymm12, %ymm12
        vpaddd     %ymm12, %ymm11, %ymm11
        vpslld     $6, %ymm11, %ymm12
        vpsrld     $26, %ymm11, %ymm11
        vpor       %ymm11, %ymm12, %ymm11
        vpaddd     %ymm14, %ymm11, %ymm11               // left step 18, f2: cycle 91
        vpslld     $10, %ymm5, %ymm12
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm12, %ymm5
        vpand      %ymm10, %ymm9, %ymm12
        vpandn     %ymm8, %ymm10, %ymm15
        vpaddd     96(%r15), %ymm13, %ymm13
        vpaddd     %ymm13, %ymm15, %ymm13
        vpaddd     0x160(%rsp), %ymm13, %ymm13
        vpaddd     %ymm13, %ymm12, %ymm12
        vpslld     $13, %ymm12, %ymm13
        vpsrld     $19, %ymm12, %ymm12
        vpor       %ymm12, %ymm13, %ymm12
        vpaddd     %ymm6, %ymm12, %ymm12                // right step 18, f4: cycle 89
        vpslld     $10, %ymm8, %ymm13
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm8, %ymm13, %ymm8
        vpand      %ymm4, %ymm11, %ymm13
        vpandn     %ymm5, %ymm11, %ymm15
        vpor       %ymm15, %ymm13, %ymm13
        vpaddd     64(%r15), %ymm14, %ymm14
        vpaddd     0x1a0(%rsp), %ymm14, %ymm14
        vpaddd     %ymm14, %ymm13, %ymm13
        vpshufb    32(%r15), %ymm13, %ymm13
        vpaddd     %ymm0, %ymm13, %ymm13                // left step 19, f2: cycle 96
        vpslld     $10, %ymm4, %ymm14
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm4, %ymm14, %ymm4
        vpand      %ymm8, %ymm12, %ymm14
        vpandn     %ymm9, %ymm8, %ymm15
        vpaddd     96(%r15), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm15, %ymm6
        vpaddd     96(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm14, %ymm6
        vpslld     $15, %ymm6, %ymm14
        vpsrld     $17, %ymm6, %ymm6
        vpor       %ymm6, %ymm14, %ymm6
        vpaddd     %ymm10, %ymm6, %ymm6                 // right step 19, f4: cycle 94
        vpslld     $10, %ymm9, %ymm14
        vpsrld     $22, %ymm9, %ymm9
        vpor       %ymm9, %ymm14, %ymm9
        vpand      %ymm11, %ymm13, %ymm14
        vpandn     %ymm4, %ymm13, %ymm15
        vpor       %ymm15, %ymm14, %ymm14
        vpaddd     64(%r15), %ymm0, %ymm0
        vpaddd     32(%rsp), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm14, %ymm0
        vpslld     $13, %ymm0, %ymm14
        vpsrld     $19, %ymm0, %ymm0
        vpor       %ymm0, %ymm14, %ymm0
        vpaddd     %ymm5, %ymm0, %ymm0                  // left step 20, f2: cycle 102
        vpslld     $10, %ymm11, %ymm14
        vpsrld     $22, %ymm11, %ymm11
        vpor       %ymm11, %ymm14, %ymm11
        vpand      %ymm9, %ymm6, %ymm14
        vpandn     %ymm12, %ymm9, %ymm15
        vpaddd     96(%r15), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm15, %ymm10
        vpaddd     224(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm14, %ymm10
        vpslld     $7, %ymm10, %ymm14
        vpsrld     $25, %ymm10, %ymm10
        vpor       %ymm10, %ymm14, %ymm10
        vpaddd     %ymm8, %ymm10, %ymm10                // right step 20, f4: cycle 99
        vpslld     $10, %ymm12, %ymm14
        vpsrld     $22, %ymm12, %ymm12
        vpor       %ymm12, %ymm14, %ymm12
        vpand      %ymm13, %ymm0, %ymm14
        vpandn     %ymm11, %ymm0, %ymm15
        vpor       %ymm15, %ymm14, %ymm14
        vpaddd     64(%r15), %ymm5, %ymm5
        vpaddd     0x140(%rsp), %ymm5, %ymm5
        vpaddd     %ymm5, %ymm14, %ymm5
        vpslld     $11, %ymm5, %ymm14
        vpsrld     $21, %ymm5, %ymm5
        vpor       %ymm5, %ymm14, %ymm5
        vpaddd     %ymm4, %ymm5, %ymm5                  // left step 21, f2: cycle 108
        vpslld     $10, %ymm13, %ymm14
        vpsrld     $22, %ymm13, %ymm13
        vpor       %ymm13, %ymm14, %ymm13
        vpand      %ymm12, %ymm10, %ymm14
        vpandn     %ymm6, %ymm12, %ymm15
        vpaddd     96(%r15), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm15, %ymm8
        vpaddd     (%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm14, %ymm8
        vpslld     $12, %ymm8, %ymm14
        vpsrld     $20, %ymm8, %ymm8
        vpor       %ymm8, %ymm14, %ymm8
        vpaddd     %ymm9, %ymm8, %ymm8                  // right step 21, f4: cycle 104
        vpslld     $10, %ymm6, %ymm14
        vpsrld     $22, %ymm6, %ymm6
        vpor       %ymm6, %ymm14, %ymm6
        vpand      %ymm0, %ymm5, %ymm14
        vpandn     %ymm13, %ymm5, %ymm15
        vpor       %ymm15, %ymm14, %ymm14
        vpaddd     64(%r15), %ymm4, %ymm4
        vpaddd     192(%rsp), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm14, %ymm4
        vpslld     $9, %ymm4, %ymm14
        vpsrld     $23, %ymm4, %ymm4
        vpor       %ymm4, %ymm14, %ymm4
        vpaddd     %ymm11, %ymm4, %ymm4                 // left step 22, f2: cycle 114
        vpslld     $10, %ymm0, %ymm14
        vpsrld     $22, %ymm0, %ymm0
        vpor       %ymm0, %ymm14, %ymm0
        vpand      %ymm6, %ymm8, %ymm14
        vpandn     %ymm10, %ymm6, %ymm15
        vpaddd     96(%r15), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm15, %ymm9
        vpaddd     0x1a0(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm14, %ymm9
        vpshufb    32(%r15), %ymm9, %ymm9
        vpaddd     %ymm12, %ymm9, %ymm9                 // right step 22, f4: cycle 108
        vpslld     $10, %ymm10, %ymm14
        vpsrld     $22, %ymm10, %ymm10
        vpor       %ymm10, %ymm14, %ymm10
        vpand      %ymm5, %ymm4, %ymm14
        vpandn     %ymm0, %ymm4, %ymm15
        vpor       %ymm15, %ymm14, %ymm14
        vpaddd     64(%r15), %ymm11, %ymm11
        vpaddd     0x1e0(%rsp), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm14, %ymm11
        vpslld     $7, %ymm11, %ymm14
        vpsrld     $25, %ymm11, %ymm11
        vpor       %ymm11, %ymm14, %ymm11
        vpaddd     %ymm13, %ymm11, %ymm11               // left step 23, f2: cycle 120
        vpslld     $10, %ymm5, %ymm14
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm14, %ymm5
        vpand      %ymm10, %ymm9, %ymm14
        vpandn     %ymm8, %ymm10, %ymm15
        vpaddd     96(%r15), %ymm12, %ymm12
        vpaddd     %ymm12, %ymm7, %ymm12
        vpaddd     %ymm12, %ymm15, %ymm12
        vpaddd     %ymm12, %ymm14, %ymm12
        vpslld     $9, %ymm12, %ymm14
        vpsrld     $23, %ymm12, %ymm12
        vpor       %ymm12, %ymm14, %ymm12
        vpaddd     %ymm6, %ymm12, %ymm12                // right step 23, f4: cycle 113
        vpslld     $10, %ymm8, %ymm14
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm8, %ymm14, %ymm8
        vpand      %ymm4, %ymm11, %ymm14
        vpandn     %ymm5, %ymm11, %ymm15
        vpor       %ymm15, %ymm14, %ymm14
        vpaddd     64(%r15), %ymm13, %ymm13
        vpaddd     96(%rsp), %ymm13, %ymm13
        vpaddd     %ymm13, %ymm14, %ymm13
        vpslld     $15, %ymm13, %ymm14
        vpsrld     $17, %ymm13, %ymm13
        vpor       %ymm13, %ymm14, %ymm13
        vpaddd     %ymm0, %ymm13, %ymm13                // left step 24, f2: cycle 126
        vpslld     $10, %ymm4, %ymm14
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm4, %ymm14, %ymm4
        vpand      %ymm8, %ymm12, %ymm14
        vpandn     %ymm9, %ymm8, %ymm15
        vpaddd     96(%r15), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm15, %ymm6
        vpaddd     0x140(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm14, %ymm6
        vpslld     $11, %ymm6, %ymm14
        vpsrld     $21, %ymm6, %ymm6
        vpor       %ymm6, %ymm14, %ymm6
        vpaddd     %ymm10, %ymm6, %ymm6                 // right step 24, f4: cycle 118
        vpslld     $10, %ymm9, %ymm14
        vpsrld     $22, %ymm9, %ymm9
        vpor       %ymm9, %ymm14, %ymm9
        vpand      %ymm11, %ymm13, %ymm14
        vpandn     %ymm4, %ymm13, %ymm15
        vpor       %ymm15, %ymm14, %ymm14
        vpaddd     64(%r15), %ymm0, %ymm0
        vpaddd     0x180(%rsp), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm14, %ymm0
        vpslld     $7, %ymm0, %ymm14
        vpsrld     $25, %ymm0, %ymm0
        vpor       %ymm0, %ymm14, %ymm0
        vpaddd     %ymm5, %ymm0, %ymm0                  // left step 25, f2: cycle 132
        vpslld     $10, %ymm11, %ymm14
        vpsrld     $22, %ymm11, %ymm11
        vpor       %ymm11, %ymm14, %ymm11
        vpand      %ymm9, %ymm6, %ymm14
        vpandn     %ymm12, %ymm9, %ymm15
        vpaddd     96(%r15), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm15, %ymm10
        vpaddd     0x1c0(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm14, %ymm10
        vpslld     $7, %ymm10, %ymm14
        vpsrld     $25, %ymm10, %ymm10
        vpor       %ymm10, %ymm14, %ymm10
        vpaddd     %ymm8, %ymm10, %ymm10                // right step 25, f4: cycle 123
        vpslld     $10, %ymm12, %ymm14
        vpsrld     $22, %ymm12, %ymm12
        vpor       %ymm12, %ymm14, %ymm12
        vpand      %ymm13, %ymm0, %ymm14
        vpandn     %ymm11, %ymm0, %ymm15
        vpor       %ymm15, %ymm14, %ymm14
        vpaddd     64(%r15), %ymm5, %ymm5
        vpaddd     (%rsp), %ymm5, %ymm5
        vpaddd     %ymm5, %ymm14, %ymm5
        vpslld     $12, %ymm5, %ymm14
        vpsrld     $20, %ymm5, %ymm5
        vpor       %ymm5, %ymm14, %ymm5
        vpaddd     %ymm4, %ymm5, %ymm5                  // left step 26, f2: cycle 138
        vpslld     $10, %ymm13, %ymm14
        vpsrld     $22, %ymm13, %ymm13
        vpor       %ymm13, %ymm14, %ymm13
        vpand      %ymm12, %ymm10, %ymm14
        vpandn     %ymm6, %ymm12, %ymm15
        vpaddd     96(%r15), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm15, %ymm8
        vpaddd     0x1e0(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm14, %ymm8
        vpslld     $7, %ymm8, %ymm14
        vpsrld     $25, %ymm8, %ymm8
        vpor       %ymm8, %ymm14, %ymm8
        vpaddd     %ymm9, %ymm8, %ymm8                  // right step 26, f4: cycle 128
        vpslld     $10, %ymm6, %ymm14
        vpsrld     $22, %ymm6, %ymm6
        vpor       %ymm6, %ymm14, %ymm6
        vpand      %ymm0, %ymm5, %ymm14
        vpandn     %ymm13, %ymm5, %ymm15
        vpor       %ymm15, %ymm14, %ymm14
        vpaddd     64(%r15), %ymm4, %ymm4
        vpaddd     0x120(%rsp), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm14, %ymm4
        vpslld     $15, %ymm4, %ymm14
        vpsrld     $17, %ymm4, %ymm4
        vpor       %ymm4, %ymm14, %ymm4
        vpaddd     %ymm11, %ymm4, %ymm4                 // left step 27, f2: cycle 144
        vpslld     $10, %ymm0, %ymm14
        vpsrld     $22, %ymm0, %ymm0
        vpor       %ymm0, %ymm14, %ymm0
        vpand      %ymm6, %ymm8, %ymm14
        vpandn     %ymm10, %ymm6, %ymm15
        vpaddd     96(%r15), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm15, %ymm9
        vpaddd     0x100(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm14, %ymm9
        vpslld     $12, %ymm9, %ymm14
        vpsrld     $20, %ymm9, %ymm9
        vpor       %ymm9, %ymm14, %ymm9
        vpaddd     %ymm12, %ymm9, %ymm9                 // right step 27, f4: cycle 133
        vpslld     $10, %ymm10, %ymm14
        vpsrld     $22, %ymm10, %ymm10
        vpor       %ymm10, %ymm14, %ymm10
        vpand      %ymm5, %ymm4, %ymm14
        vpandn     %ymm0, %ymm4, %ymm15
        vpor       %ymm15, %ymm14, %ymm14
        vpaddd     64(%r15), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm7, %ymm11
        vpaddd     %ymm11, %ymm14, %ymm11
        vpslld     $9, %ymm11, %ymm14
        vpsrld     $23, %ymm11, %ymm11
        vpor       %ymm11, %ymm14, %ymm11
        vpaddd     %ymm13, %ymm11, %ymm11               // left step 28, f2: cycle 150
        vpslld     $10, %ymm5, %ymm14
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm14, %ymm5
        vpand      %ymm10, %ymm9, %ymm14
        vpandn     %ymm8, %ymm10, %ymm15
        vpaddd     96(%r15), %ymm12, %ymm12
        vpaddd     %ymm12, %ymm15, %ymm12
        vpaddd     0x180(%rsp), %ymm12, %ymm12
        vpaddd     %ymm12, %ymm14, %ymm12
        vpslld     $7, %ymm12, %ymm14
        vpsrld     $25, %ymm12, %ymm12
        vpor       %ymm12, %ymm14, %ymm12
        vpaddd     %ymm6, %ymm12, %ymm12                // right step 28, f4: cycle 138
        vpslld     $10, %ymm8, %ymm14
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm8, %ymm14, %ymm8
        vpand      %ymm4, %ymm11, %ymm14
        vpandn     %ymm5, %ymm11, %ymm15
        vpor       %ymm15, %ymm14, %ymm14
        vpaddd     64(%r15), %ymm13, %ymm13
        vpaddd     64(%rsp), %ymm13, %ymm13
        vpaddd     %ymm13, %ymm14, %ymm13
        vpslld     $11, %ymm13, %ymm14
        vpsrld     $21, %ymm13, %ymm13
        vpor       %ymm13, %ymm14, %ymm13
        vpaddd     %ymm0, %ymm13, %ymm13                // left step 29, f2: cycle 156
        vpslld     $10, %ymm4, %ymm14
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm4, %ymm14, %ymm4
        vpand      %ymm8, %ymm12, %ymm14
        vpandn     %ymm9, %ymm8, %ymm15
        vpaddd     96(%r15), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm15, %ymm6
        vpaddd     128(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm14, %ymm6
        vpslld     $6, %ymm6, %ymm14
        vpsrld     $26, %ymm6, %ymm6
        vpor       %ymm6, %ymm14, %ymm6
        vpaddd     %ymm10, %ymm6, %ymm6                 // right step 29, f4: cycle 143
        vpslld     $10, %ymm9, %ymm14
        vpsrld     $22, %ymm9, %ymm9
        vpor       %ymm9, %ymm14, %ymm9
        vpand      %ymm11, %ymm13, %ymm14
        vpandn     %ymm4, %ymm13, %ymm15
        vpor       %ymm15, %ymm14, %ymm14
        vpaddd     64(%r15), %ymm0, %ymm0
        vpaddd     0x1c0(%rsp), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm14, %ymm0
        vpslld     $7, %ymm0, %ymm14
        vpsrld     $25, %ymm0, %ymm0
        vpor       %ymm0, %ymm14, %ymm0
        vpaddd     %ymm5, %ymm0, %ymm0                  // left step 30, f2: cycle 162
        vpslld     $10, %ymm11, %ymm14
        vpsrld     $22, %ymm11, %ymm11
        vpor       %ymm11, %ymm14, %ymm11
        vpand      %ymm9, %ymm6, %ymm14
        vpandn     %ymm12, %ymm9, %ymm15
        vpaddd     96(%r15), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm15, %ymm10
        vpaddd     0x120(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm14, %ymm10
        vpslld     $15, %ymm10, %ymm14
        vpsrld     $17, %ymm10, %ymm10
        vpor       %ymm10, %ymm14, %ymm10
        vpaddd     %ymm8, %ymm10, %ymm10                // right step 30, f4: cycle 148
        vpslld     $10, %ymm12, %ymm14
        vpsrld     $22, %ymm12, %ymm12
        vpor       %ymm12, %ymm14, %ymm12
        vpand      %ymm13, %ymm0, %ymm14
        vpandn     %ymm11, %ymm0, %ymm15
        vpor       %ymm15, %ymm14, %ymm14
        vpaddd     64(%r15), %ymm5, %ymm5
        vpaddd     0x160(%rsp), %ymm5, %ymm5
        vpaddd     %ymm5, %ymm14, %ymm5
        vpslld     $13, %ymm5, %ymm14
        vpsrld     $19, %ymm5, %ymm5
        vpor       %ymm5, %ymm14, %ymm5
        vpaddd     %ymm4, %ymm5, %ymm5                  // left step 31, f2: cycle 168
        vpslld     $10, %ymm13, %ymm14
        vpsrld     $22, %ymm13, %ymm13
        vpor       %ymm13, %ymm14, %ymm13
        vpand      %ymm12, %ymm10, %ymm14
        vpandn     %ymm6, %ymm12, %ymm15
        vpaddd     96(%r15), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm15, %ymm8
        vpaddd     32(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm14, %ymm8
        vpslld     $13, %ymm8, %ymm14
        vpsrld     $19, %ymm8, %ymm8
        vpor       %ymm8, %ymm14, %ymm8
        vpaddd     %ymm9, %ymm8, %ymm8                  // right step 31, f4: cycle 153
        vpslld     $10, %ymm6, %ymm14
        vpsrld     $22, %ymm6, %ymm6
        vpor       %ymm6, %ymm14, %ymm6
        vpand      %ymm0, %ymm5, %ymm14
        vpandn     %ymm13, %ymm5, %ymm15
        vpor       %ymm15, %ymm14, %ymm14
        vpaddd     64(%r15), %ymm4, %ymm4
        vpaddd     0x100(%rsp), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm14, %ymm4
        vpslld     $12, %ymm4, %ymm14
        vpsrld     $20, %ymm4, %ymm4
        vpor       %ymm4, %ymm14, %ymm4
        vpaddd     %ymm11, %ymm4, %ymm4                 // left step 32, f2: cycle 174
        vpslld     $10, %ymm0, %ymm14
        vpsrld     $22, %ymm0, %ymm0
        vpor       %ymm0, %ymm14, %ymm0
        vpand      %ymm6, %ymm8, %ymm14
        vpandn     %ymm10, %ymm6, %ymm15
        vpaddd     96(%r15), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm15, %ymm9
        vpaddd     64(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm14, %ymm9
        vpslld     $11, %ymm9, %ymm14
        vpsrld     $21, %ymm9, %ymm9
        vpor       %ymm9, %ymm14, %ymm9
        vpaddd     %ymm12, %ymm9, %ymm9                 // right step 32, f4: cycle 158
        vpslld     $10, %ymm10, %ymm14
        vpsrld     $22, %ymm10, %ymm10
        vpor       %ymm10, %ymm14, %ymm10
        vpaddd     128(%r15), %ymm11, %ymm11
        vpaddd     96(%rsp), %ymm11, %ymm11
        vpandn     %ymm5, %ymm4, %ymm14
        vpxor      %ymm0, %ymm14, %ymm14
        vpsubd     %ymm14, %ymm11, %ymm11
        vpslld     $11, %ymm11, %ymm14
        vpsrld     $21, %ymm11, %ymm11
        vpor       %ymm11, %ymm14, %ymm11
        vpaddd     %ymm13, %ymm11, %ymm11               // left step 33, f3: cycle 180
        vpslld     $10, %ymm5, %ymm14
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm14, %ymm5
        vpaddd     160(%r15), %ymm12, %ymm12
        vpaddd     0x1e0(%rsp), %ymm12, %ymm12
        vpandn     %ymm8, %ymm9, %ymm14
        vpxor      %ymm10, %ymm14, %ymm14
        vpsubd     %ymm14, %ymm12, %ymm12
        vpslld     $9, %ymm12, %ymm14
        vpsrld     $23, %ymm12, %ymm12
        vpor       %ymm12, %ymm14, %ymm12
        vpaddd     %ymm6, %ymm12, %ymm12                // right step 33, f3: cycle 164
        vpslld     $10, %ymm8, %ymm14
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm8, %ymm14, %ymm8
        vpaddd     128(%r15), %ymm13, %ymm13
        vpaddd     0x140(%rsp), %ymm13, %ymm13
        vpandn     %ymm4, %ymm11, %ymm14
        vpxor      %ymm5, %ymm14, %ymm14
        vpsubd     %ymm14, %ymm13, %ymm13
        vpslld     $13, %ymm13, %ymm14
        vpsrld     $19, %ymm13, %ymm13
        vpor       %ymm13, %ymm14, %ymm13
        vpaddd     %ymm0, %ymm13, %ymm13                // left step 34, f3: cycle 186
        vpslld     $10, %ymm4, %ymm14
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm4, %ymm14, %ymm4
        vpaddd     160(%r15), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm7, %ymm6
        vpandn     %ymm9, %ymm12, %ymm14
        vpxor      %ymm8, %ymm14, %ymm14
        vpsubd     %ymm14, %ymm6, %ymm6
        vpslld     $7, %ymm6, %ymm14
        vpsrld     $25, %ymm6, %ymm6
        vpor       %ymm6, %ymm14, %ymm6
        vpaddd     %ymm10, %ymm6, %ymm6                 // right step 34, f3: cycle 170
        vpslld     $10, %ymm9, %ymm14
        vpsrld     $22, %ymm9, %ymm9
        vpor       %ymm9, %ymm14, %ymm9
        vpaddd     128(%r15), %ymm0, %ymm0
        vpaddd     0x1c0(%rsp), %ymm0, %ymm0
        vpandn     %ymm11, %ymm13, %ymm14
        vpxor      %ymm4, %ymm14, %ymm14
        vpsubd     %ymm14, %ymm0, %ymm0
        vpslld     $6, %ymm0, %ymm14
        vpsrld     $26, %ymm0, %ymm0
        vpor       %ymm0, %ymm14, %ymm0
        vpaddd     %ymm5, %ymm0, %ymm0                  // left step 35, f3: cycle 192
        vpslld     $10, %ymm11, %ymm14
        vpsrld     $22, %ymm11, %ymm11
        vpor       %ymm11, %ymm14, %ymm11
        vpaddd     160(%r15), %ymm10, %ymm10
        vpaddd     32(%rsp), %ymm10, %ymm10
        vpandn     %ymm12, %ymm6, %ymm14
        vpxor      %ymm9, %ymm14, %ymm14
        vpsubd     %ymm14, %ymm10, %ymm10
        vpslld     $15, %ymm10, %ymm14
        vpsrld     $17, %ymm10, %ymm10
        vpor       %ymm10, %ymm14, %ymm10
        vpaddd     %ymm8, %ymm10, %ymm10                // right step 35, f3: cycle 176
        vpslld     $10, %ymm12, %ymm14
        vpsrld     $22, %ymm12, %ymm12
        vpor       %ymm12, %ymm14, %ymm12
        vpaddd     128(%r15), %ymm5, %ymm5
        vpaddd     128(%rsp), %ymm5, %ymm5
        vpandn     %ymm13, %ymm0, %ymm14
        vpxor      %ymm11, %ymm14, %ymm14
        vpsubd     %ymm14, %ymm5, %ymm5
        vpslld     $7, %ymm5, %ymm14
        vpsrld     $25, %ymm5, %ymm5
        vpor       %ymm5, %ymm14, %ymm5
        vpaddd     %ymm4, %ymm5, %ymm5                  // left step 36, f3: cycle 198
        vpslld     $10, %ymm13, %ymm14
        vpsrld     $22, %ymm13, %ymm13
        vpor       %ymm13, %ymm14, %ymm13
        vpaddd     160(%r15), %ymm8, %ymm8
        vpaddd     96(%rsp), %ymm8, %ymm8
        vpandn     %ymm6, %ymm10, %ymm14
        vpxor      %ymm12, %ymm14, %ymm14
        vpsubd     %ymm14, %ymm8, %ymm8
        vpslld     $11, %ymm8, %ymm14
        vpsrld     $21, %ymm8, %ymm8
        vpor       %ymm8, %ymm14, %ymm8
        vpaddd     %ymm9, %ymm8, %ymm8                  // right step 36, f3: cycle 182
        vpslld     $10, %ymm6, %ymm14
        vpsrld     $22, %ymm6, %ymm6
        vpor       %ymm6, %ymm14, %ymm6
        vpaddd     128(%r15), %ymm4, %ymm4
        vpaddd     0x120(%rsp), %ymm4, %ymm4
        vpandn     %ymm0, %ymm5, %ymm14
        vpxor      %ymm13, %ymm14, %ymm14
        vpsubd     %ymm14, %ymm4, %ymm4
        vpslld     $14, %ymm4, %ymm14
        vpsrld     $18, %ymm4, %ymm4
        vpor       %ymm4, %ymm14, %ymm4
        vpaddd     %ymm11, %ymm4, %ymm4                 // left step 37, f3: cycle 204
        vpslld     $10, %ymm0, %ymm14
        vpsrld     $22, %ymm0, %ymm0
        vpor       %ymm0, %ymm14, %ymm0
        vpaddd     160(%r15), %ymm9, %ymm9
        vpaddd     224(%rsp), %ymm9, %ymm9
        vpandn     %ymm10, %ymm8, %ymm14
        vpxor      %ymm6, %ymm14, %ymm14
        vpsubd     %ymm14, %ymm9, %ymm9
        vpshufb    32(%r15), %ymm9, %ymm9
        vpaddd     %ymm12, %ymm9, %ymm9                 // right step 37, f3: cycle 187
        vpslld     $10, %ymm10, %ymm14
        vpsrld     $22, %ymm10, %ymm10
        vpor       %ymm10, %ymm14, %ymm10
        vpaddd     128(%r15), %ymm11, %ymm11
        vpaddd     0x1e0(%rsp), %ymm11, %ymm11
        vpandn     %ymm5, %ymm4, %ymm14
        vpxor      %ymm0, %ymm14, %ymm14
        vpsubd     %ymm14, %ymm11, %ymm11
        vpslld     $9, %ymm11, %ymm14
        vpsrld     $23, %ymm11, %ymm11
        vpor       %ymm11, %ymm14, %ymm11
        vpaddd     %ymm13, %ymm11, %ymm11               // left step 38, f3: cycle 210
        vpslld     $10, %ymm5, %ymm14
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm14, %ymm5
        vpaddd     160(%r15), %ymm12, %ymm12
        vpaddd     0x1c0(%rsp), %ymm12, %ymm12
        vpandn     %ymm8, %ymm9, %ymm14
        vpxor      %ymm10, %ymm14, %ymm14
        vpsubd     %ymm14, %ymm12, %ymm12
        vpslld     $6, %ymm12, %ymm14
        vpsrld     $26, %ymm12, %ymm12
        vpor       %ymm12, %ymm14, %ymm12
        vpaddd     %ymm6, %ymm12, %ymm12                // right step 38, f3: cycle 193
        vpslld     $10, %ymm8, %ymm14
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm8, %ymm14, %ymm8
        vpaddd     128(%r15), %ymm13, %ymm13
        vpaddd     0x100(%rsp), %ymm13, %ymm13
        vpandn     %ymm4, %ymm11, %ymm14
        vpxor      %ymm5, %ymm14, %ymm14
        vpsubd     %ymm14, %ymm13, %ymm13
        vpslld     $13, %ymm13, %ymm14
        vpsrld     $19, %ymm13, %ymm13
        vpor       %ymm13, %ymm14, %ymm13
        vpaddd     %ymm0, %ymm13, %ymm13                // left step 39, f3: cycle 216
        vpslld     $10, %ymm4, %ymm14
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm4, %ymm14, %ymm4
        vpaddd     160(%r15), %ymm6, %ymm6
        vpaddd     192(%rsp), %ymm6, %ymm6
        vpandn     %ymm9, %ymm12, %ymm14
        vpxor      %ymm8, %ymm14, %ymm14
        vpsubd     %ymm14, %ymm6, %ymm6
        vpslld     $6, %ymm6, %ymm14
        vpsrld     $26, %ymm6, %ymm6
        vpor       %ymm6, %ymm14, %ymm6
        vpaddd     %ymm10, %ymm6, %ymm6                 // right step 39, f3: cycle 199
        vpslld     $10, %ymm9, %ymm14
        vpsrld     $22, %ymm9, %ymm9
        vpor       %ymm9, %ymm14, %ymm9
        vpaddd     128(%r15), %ymm0, %ymm0
        vpaddd     32(%rsp), %ymm0, %ymm0
        vpandn     %ymm11, %ymm13, %ymm14
        vpxor      %ymm4, %ymm14, %ymm14
        vpsubd     %ymm14, %ymm0, %ymm0
        vpslld     $15, %ymm0, %ymm14
        vpsrld     $17, %ymm0, %ymm0
        vpor       %ymm0, %ymm14, %ymm0
        vpaddd     %ymm5, %ymm0, %ymm0                  // left step 40, f3: cycle 222
        vpslld     $10, %ymm11, %ymm14
        vpsrld     $22, %ymm11, %ymm11
        vpor       %ymm11, %ymm14, %ymm11
        vpaddd     160(%r15), %ymm10, %ymm10
        vpaddd     0x120(%rsp), %ymm10, %ymm10
        vpandn     %ymm12, %ymm6, %ymm14
        vpxor      %ymm9, %ymm14, %ymm14
        vpsubd     %ymm14, %ymm10, %ymm10
        vpslld     $14, %ymm10, %ymm14
        vpsrld     $18, %ymm10, %ymm10
        vpor       %ymm10, %ymm14, %ymm10
        vpaddd     %ymm8, %ymm10, %ymm10                // right step 40, f3: cycle 205
        vpslld     $10, %ymm12, %ymm14
        vpsrld     $22, %ymm12, %ymm12
        vpor       %ymm12, %ymm14, %ymm12
        vpaddd     128(%r15), %ymm5, %ymm5
        vpaddd     64(%rsp), %ymm5, %ymm5
        vpandn     %ymm13, %ymm0, %ymm14
        vpxor      %ymm11, %ymm14, %ymm14
        vpsubd     %ymm14, %ymm5, %ymm5
        vpslld     $14, %ymm5, %ymm14
        vpsrld     $18, %ymm5, %ymm5
        vpor       %ymm5, %ymm14, %ymm5
        vpaddd     %ymm4, %ymm5, %ymm5                  // left step 41, f3: cycle 228
        vpslld     $10, %ymm13, %ymm14
        vpsrld     $22, %ymm13, %ymm13
        vpor       %ymm13, %ymm14, %ymm13
        vpaddd     160(%r15), %ymm8, %ymm8
        vpaddd     0x160(%rsp), %ymm8, %ymm8
        vpandn     %ymm6, %ymm10, %ymm14
        vpxor      %ymm12, %ymm14, %ymm14
        vpsubd     %ymm14, %ymm8, %ymm8
        vpslld     $12, %ymm8, %ymm14
        vpsrld     $20, %ymm8, %ymm8
        vpor       %ymm8, %ymm14, %ymm8
        vpaddd     %ymm9, %ymm8, %ymm8                  // right step 41, f3: cycle 211
        vpslld     $10, %ymm6, %ymm14
        vpsrld     $22, %ymm6, %ymm6
        vpor       %ymm6, %ymm14, %ymm6
        vpaddd     128(%r15), %ymm4, %ymm4
        vpaddd     224(%rsp), %ymm4, %ymm4
        vpandn     %ymm0, %ymm5, %ymm14
        vpxor      %ymm13, %ymm14, %ymm14
        vpsubd     %ymm14, %ymm4, %ymm4
        vpshufb    32(%r15), %ymm4, %ymm4
        vpaddd     %ymm11, %ymm4, %ymm4                 // left step 42, f3: cycle 233
        vpslld     $10, %ymm0, %ymm14
        vpsrld     $22, %ymm0, %ymm0
        vpor       %ymm0, %ymm14, %ymm0
        vpaddd     160(%r15), %ymm9, %ymm9
        vpaddd     0x100(%rsp), %ymm9, %ymm9
        vpandn     %ymm10, %ymm8, %ymm14
        vpxor      %ymm6, %ymm14, %ymm14
        vpsubd     %ymm14, %ymm9, %ymm9
        vpslld     $13, %ymm9, %ymm14
        vpsrld     $19, %ymm9, %ymm9
        vpor       %ymm9, %ymm14, %ymm9
        vpaddd     %ymm12, %ymm9, %ymm9                 // right step 42, f3: cycle 217
        vpslld     $10, %ymm10, %ymm14
        vpsrld     $22, %ymm10, %ymm10
        vpor       %ymm10, %ymm14, %ymm10
        vpaddd     128(%r15), %ymm11, %ymm11
        vpaddd     (%rsp), %ymm11, %ymm11
        vpandn     %ymm5, %ymm4, %ymm14
        vpxor      %ymm0, %ymm14, %ymm14
        vpsubd     %ymm14, %ymm11, %ymm11
        vpslld     $13, %ymm11, %ymm14
        vpsrld     $19, %ymm11, %ymm11
        vpor       %ymm11, %ymm14, %ymm11
        vpaddd     %ymm13, %ymm11, %ymm11               // left step 43, f3: cycle 239
        vpslld     $10, %ymm5, %ymm14
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm14, %ymm5
        vpaddd     160(%r15), %ymm12, %ymm12
        vpaddd     0x180(%rsp), %ymm12, %ymm12
        vpandn     %ymm8, %ymm9, %ymm14
        vpxor      %ymm10, %ymm14, %ymm14
        vpsubd     %ymm14, %ymm12, %ymm12
        vpslld     $5, %ymm12, %ymm14
        vpsrld     $27, %ymm12, %ymm12
        vpor       %ymm12, %ymm14, %ymm12
        vpaddd     %ymm6, %ymm12, %ymm12                // right step 43, f3: cycle 223
        vpslld     $10, %ymm8, %ymm14
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm8, %ymm14, %ymm8
        vpaddd     128(%r15), %ymm13, %ymm13
        vpaddd     192(%rsp), %ymm13, %ymm13
        vpandn     %ymm4, %ymm11, %ymm14
        vpxor      %ymm5, %ymm14, %ymm14
        vpsubd     %ymm14, %ymm13, %ymm13
        vpslld     $6, %ymm13, %ymm14
        vpsrld     $26, %ymm13, %ymm13
        vpor       %ymm13, %ymm14, %ymm13
        vpaddd     %ymm0, %ymm13, %ymm13                // left step 44, f3: cycle 245
        vpslld     $10, %ymm4, %ymm14
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm4, %ymm14, %ymm4
        vpaddd     160(%r15), %ymm6, %ymm6
        vpaddd     64(%rsp), %ymm6, %ymm6
        vpandn     %ymm9, %ymm12, %ymm14
        vpxor      %ymm8, %ymm14, %ymm14
        vpsubd     %ymm14, %ymm6, %ymm6
        vpslld     $14, %ymm6, %ymm14
        vpsrld     $18, %ymm6, %ymm6
        vpor       %ymm6, %ymm14, %ymm6
        vpaddd     %ymm10, %ymm6, %ymm6                 // right step 44, f3: cycle 229
        vpslld     $10, %ymm9, %ymm14
        vpsrld     $22, %ymm9, %ymm9
        vpor       %ymm9, %ymm14, %ymm9
        vpaddd     128(%r15), %ymm0, %ymm0
        vpaddd     0x1a0(%rsp), %ymm0, %ymm0
        vpandn     %ymm11, %ymm13, %ymm14
        vpxor      %ymm4, %ymm14, %ymm14
        vpsubd     %ymm14, %ymm0, %ymm0
        vpslld     $5, %ymm0, %ymm14
        vpsrld     $27, %ymm0, %ymm0
        vpor       %ymm0, %ymm14, %ymm0
        vpaddd     %ymm5, %ymm0, %ymm0                  // left step 45, f3: cycle 251
        vpslld     $10, %ymm11, %ymm14
        vpsrld     $22, %ymm11, %ymm11
        vpor       %ymm11, %ymm14, %ymm11
        vpaddd     160(%r15), %ymm10, %ymm10
        vpaddd     0x140(%rsp), %ymm10, %ymm10
        vpandn     %ymm12, %ymm6, %ymm14
        vpxor      %ymm9, %ymm14, %ymm14
        vpsubd     %ymm14, %ymm10, %ymm10
        vpslld     $13, %ymm10, %ymm14
        vpsrld     $19, %ymm10, %ymm10
        vpor       %ymm10, %ymm14, %ymm10
        vpaddd     %ymm8, %ymm10, %ymm10                // right step 45, f3: cycle 235
        vpslld     $10, %ymm12, %ymm14
        vpsrld     $22, %ymm12, %ymm12
        vpor       %ymm12, %ymm14, %ymm12
        vpaddd     128(%r15), %ymm5, %ymm5
        vpaddd     0x160(%rsp), %ymm5, %ymm5
        vpandn     %ymm13, %ymm0, %ymm14
        vpxor      %ymm11, %ymm14, %ymm14
        vpsubd     %ymm14, %ymm5, %ymm5
        vpslld     $12, %ymm5, %ymm14
        vpsrld     $20, %ymm5, %ymm5
        vpor       %ymm5, %ymm14, %ymm5
        vpaddd     %ymm4, %ymm5, %ymm5                  // left step 46, f3: cycle 257
        vpslld     $10, %ymm13, %ymm14
        vpsrld     $22, %ymm13, %ymm13
        vpor       %ymm13, %ymm14, %ymm13
        vpaddd     160(%r15), %ymm8, %ymm8
        vpaddd     (%rsp), %ymm8, %ymm8
        vpandn     %ymm6, %ymm10, %ymm14
        vpxor      %ymm12, %ymm14, %ymm14
        vpsubd     %ymm14, %ymm8, %ymm8
        vpslld     $13, %ymm8, %ymm14
        vpsrld     $19, %ymm8, %ymm8
        vpor       %ymm8, %ymm14, %ymm8
        vpaddd     %ymm9, %ymm8, %ymm8                  // right step 46, f3: cycle 241
        vpslld     $10, %ymm6, %ymm14
        vpsrld     $22, %ymm6, %ymm6
        vpor       %ymm6, %ymm14, %ymm6
        vpaddd     128(%r15), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm7, %ymm4
        vpandn     %ymm0, %ymm5, %ymm14
        vpxor      %ymm13, %ymm14, %ymm14
        vpsubd     %ymm14, %ymm4, %ymm4
        vpslld     $7, %ymm4, %ymm14
        vpsrld     $25, %ymm4, %ymm4
        vpor       %ymm4, %ymm14, %ymm4
        vpaddd     %ymm11, %ymm4, %ymm4                 // left step 47, f3: cycle 263
        vpslld     $10, %ymm0, %ymm14
        vpsrld     $22, %ymm0, %ymm0
        vpor       %ymm0, %ymm14, %ymm0
        vpaddd     160(%r15), %ymm9, %ymm9
        vpaddd     128(%rsp), %ymm9, %ymm9
        vpandn     %ymm10, %ymm8, %ymm14
        vpxor      %ymm6, %ymm14, %ymm14
        vpsubd     %ymm14, %ymm9, %ymm9
        vpslld     $7, %ymm9, %ymm14
        vpsrld     $25, %ymm9, %ymm9
        vpor       %ymm9, %ymm14, %ymm9
        vpaddd     %ymm12, %ymm9, %ymm9                 // right step 47, f3: cycle 247
        vpslld     $10, %ymm10, %ymm14
        vpsrld     $22, %ymm10, %ymm10
        vpor       %ymm10, %ymm14, %ymm10
        vpaddd     128(%r15), %ymm11, %ymm11
        vpaddd     0x180(%rsp), %ymm11, %ymm11
        vpandn     %ymm5, %ymm4, %ymm14
        vpxor      %ymm0, %ymm14, %ymm14
        vpsubd     %ymm14, %ymm11, %ymm11
        vpslld     $5, %ymm11, %ymm14
        vpsrld     $27, %ymm11, %ymm11
        vpor       %ymm11, %ymm14, %ymm11
        vpaddd     %ymm13, %ymm11, %ymm11               // left step 48, f3: cycle 269
        vpslld     $10, %ymm5, %ymm14
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm14, %ymm5
        vpaddd     160(%r15), %ymm12, %ymm12
        vpaddd     0x1a0(%rsp), %ymm12, %ymm12
        vpandn     %ymm8, %ymm9, %ymm14
        vpxor      %ymm10, %ymm14, %ymm14
        vpsubd     %ymm14, %ymm12, %ymm12
        vpslld     $5, %ymm12, %ymm14
        vpsrld     $27, %ymm12, %ymm12
        vpor       %ymm12, %ymm14, %ymm12
        vpaddd     %ymm6, %ymm12, %ymm12                // right step 48, f3: cycle 253
        vpslld     $10, %ymm8, %ymm14
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm8, %ymm14, %ymm8
        vpand      %ymm5, %ymm11, %ymm14
        vpandn     %ymm4, %ymm5, %ymm15
        vpaddd     192(%r15), %ymm13, %ymm13
        vpaddd     %ymm13, %ymm15, %ymm13
        vpaddd     32(%rsp), %ymm13, %ymm13
        vpaddd     %ymm13, %ymm14, %ymm13
        vpslld     $11, %ymm13, %ymm14
        vpsrld     $21, %ymm13, %ymm13
        vpor       %ymm13, %ymm14, %ymm13
        vpaddd     %ymm0, %ymm13, %ymm13                // left step 49, f4: cycle 274
        vpslld     $10, %ymm4, %ymm14
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm4, %ymm14, %ymm4
        vpand      %ymm9, %ymm12, %ymm14
        vpandn     %ymm8, %ymm12, %ymm15
        vpor       %ymm15, %ymm14, %ymm14
        vpaddd     224(%r15), %ymm6, %ymm6
        vpaddd     0x100(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm14, %ymm6
        vpslld     $15, %ymm6, %ymm14
        vpsrld     $17, %ymm6, %ymm6
        vpor       %ymm6, %ymm14, %ymm6
        vpaddd     %ymm10, %ymm6, %ymm6                 // right step 49, f2: cycle 259
        vpslld     $10, %ymm9, %ymm14
        vpsrld     $22, %ymm9, %ymm9
        vpor       %ymm9, %ymm14, %ymm9
        vpand      %ymm4, %ymm13, %ymm14
        vpandn     %ymm11, %ymm4, %ymm15
        vpaddd     192(%r15), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm15, %ymm0
        vpaddd     0x120(%rsp), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm14, %ymm0
        vpslld     $12, %ymm0, %ymm14
        vpsrld     $20, %ymm0, %ymm0
        vpor       %ymm0, %ymm14, %ymm0
        vpaddd     %ymm5, %ymm0, %ymm0                  // left step 50, f4: cycle 279
        vpslld     $10, %ymm11, %ymm14
        vpsrld     $22, %ymm11, %ymm11
        vpor       %ymm11, %ymm14, %ymm11
        vpand      %ymm12, %ymm6, %ymm14
        vpandn     %ymm9, %ymm6, %ymm15
        vpor       %ymm15, %ymm14, %ymm14
        vpaddd     224(%r15), %ymm10, %ymm10
        vpaddd     192(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm14, %ymm10
        vpslld     $5, %ymm10, %ymm14
        vpsrld     $27, %ymm10, %ymm10
        vpor       %ymm10, %ymm14, %ymm10
        vpaddd     %ymm8, %ymm10, %ymm10                // right step 50, f2: cycle 265
        vpslld     $10, %ymm12, %ymm14
        vpsrld     $22, %ymm12, %ymm12
        vpor       %ymm12, %ymm14, %ymm12
        vpand      %ymm11, %ymm0, %ymm14
        vpandn     %ymm13, %ymm11, %ymm15
        vpaddd     192(%r15), %ymm5, %ymm5
        vpaddd     %ymm5, %ymm15, %ymm5
        vpaddd     0x160(%rsp), %ymm5, %ymm5
        vpaddd     %ymm5, %ymm14, %ymm5
        vpslld     $14, %ymm5, %ymm14
        vpsrld     $18, %ymm5, %ymm5
        vpor       %ymm5, %ymm14, %ymm5
        vpaddd     %ymm4, %ymm5, %ymm5                  // left step 51, f4: cycle 284
        vpslld     $10, %ymm13, %ymm14
        vpsrld     $22, %ymm13, %ymm13
        vpor       %ymm13, %ymm14, %ymm13
        vpand      %ymm6, %ymm10, %ymm14
        vpandn     %ymm12, %ymm10, %ymm15
        vpor       %ymm15, %ymm14, %ymm14
        vpaddd     224(%r15), %ymm8, %ymm8
        vpaddd     128(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm14, %ymm8
        vpshufb    32(%r15), %ymm8, %ymm8
        vpaddd     %ymm9, %ymm8, %ymm8                  // right step 51, f2: cycle 270
        vpslld     $10, %ymm6, %ymm14
        vpsrld     $22, %ymm6, %ymm6
        vpor       %ymm6, %ymm14, %ymm6
        vpand      %ymm13, %ymm5, %ymm14
        vpandn     %ymm0, %ymm13, %ymm15
        vpaddd     192(%r15), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm15, %ymm4
        vpaddd     0x140(%rsp), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm14, %ymm4
        vpslld     $15, %ymm4, %ymm14
        vpsrld     $17, %ymm4, %ymm4
        vpor       %ymm4, %ymm14, %ymm4
        vpaddd     %ymm11, %ymm4, %ymm4                 // left step 52, f4: cycle 289
        vpslld     $10, %ymm0, %ymm14
        vpsrld     $22, %ymm0, %ymm0
        vpor       %ymm0, %ymm14, %ymm0
        vpand      %ymm10, %ymm8, %ymm14
        vpandn     %ymm6, %ymm8, %ymm15
        vpor       %ymm15, %ymm14, %ymm14
        vpaddd     224(%r15), %ymm9, %ymm9
        vpaddd     32(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm14, %ymm9
        vpslld     $11, %ymm9, %ymm14
        vpsrld     $21, %ymm9, %ymm9
        vpor       %ymm9, %ymm14, %ymm9
        vpaddd     %ymm12, %ymm9, %ymm9                 // right step 52, f2: cycle 276
        vpslld     $10, %ymm10, %ymm14
        vpsrld     $22, %ymm10, %ymm10
        vpor       %ymm10, %ymm14, %ymm10
        vpand      %ymm0, %ymm4, %ymm14
        vpandn     %ymm5, %ymm0, %ymm15
        vpaddd     192(%r15), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm15, %ymm11
        vpaddd     (%rsp), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm14, %ymm11
        vpslld     $14, %ymm11, %ymm14
        vpsrld     $18, %ymm11, %ymm11
        vpor       %ymm11, %ymm14, %ymm11
        vpaddd     %ymm13, %ymm11, %ymm11               // left step 53, f4: cycle 294
        vpslld     $10, %ymm5, %ymm14
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm14, %ymm5
        vpand      %ymm8, %ymm9, %ymm14
        vpandn     %ymm10, %ymm9, %ymm15
        vpor       %ymm15, %ymm14, %ymm14
        vpaddd     224(%r15), %ymm12, %ymm12
        vpaddd     96(%rsp), %ymm12, %ymm12
        vpaddd     %ymm12, %ymm14, %ymm12
        vpslld     $14, %ymm12, %ymm14
        vpsrld     $18, %ymm12, %ymm12
        vpor       %ymm12, %ymm14, %ymm12
        vpaddd     %ymm6, %ymm12, %ymm12                // right step 53, f2: cycle 282
        vpslld     $10, %ymm8, %ymm14
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm8, %ymm14, %ymm8
        vpand      %ymm5, %ymm11, %ymm14
        vpandn     %ymm4, %ymm5, %ymm15
        vpaddd     192(%r15), %ymm13, %ymm13
        vpaddd     %ymm13, %ymm15, %ymm13
        vpaddd     0x100(%rsp), %ymm13, %ymm13
        vpaddd     %ymm13, %ymm14, %ymm13
        vpslld     $15, %ymm13, %ymm14
        vpsrld     $17, %ymm13, %ymm13
        vpor       %ymm13, %ymm14, %ymm13
        vpaddd     %ymm0, %ymm13, %ymm13                // left step 54, f4: cycle 299
        vpslld     $10, %ymm4, %ymm14
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm4, %ymm14, %ymm4
        vpand      %ymm9, %ymm12, %ymm14
        vpandn     %ymm8, %ymm12, %ymm15
        vpor       %ymm15, %ymm14, %ymm14
        vpaddd     224(%r15), %ymm6, %ymm6
        vpaddd     0x160(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm14, %ymm6
        vpslld     $14, %ymm6, %ymm14
        vpsrld     $18, %ymm6, %ymm6
        vpor       %ymm6, %ymm14, %ymm6
        vpaddd     %ymm10, %ymm6, %ymm6                 // right step 54, f2: cycle 288
        vpslld     $10, %ymm9, %ymm14
        vpsrld     $22, %ymm9, %ymm9
        vpor       %ymm9, %ymm14, %ymm9
        vpand      %ymm4, %ymm13, %ymm14
        vpandn     %ymm11, %ymm4, %ymm15
        vpaddd     192(%r15), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm15, %ymm0
        vpaddd     0x180(%rsp), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm14, %ymm0
        vpslld     $9, %ymm0, %ymm14
        vpsrld     $23, %ymm0, %ymm0
        vpor       %ymm0, %ymm14, %ymm0
        vpaddd     %ymm5, %ymm0, %ymm0                  // left step 55, f4: cycle 304
        vpslld     $10, %ymm11, %ymm14
        vpsrld     $22, %ymm11, %ymm11
        vpor       %ymm11, %ymm14, %ymm11
        vpand      %ymm12, %ymm6, %ymm14
        vpandn     %ymm9, %ymm6, %ymm15
        vpor       %ymm15, %ymm14, %ymm14
        vpaddd     224(%r15), %ymm10, %ymm10
        vpaddd     0x1e0(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm14, %ymm10
        vpslld     $6, %ymm10, %ymm14
        vpsrld     $26, %ymm10, %ymm10
        vpor       %ymm10, %ymm14, %ymm10
        vpaddd     %ymm8, %ymm10, %ymm10                // right step 55, f2: cycle 294
        vpslld     $10, %ymm12, %ymm14
        vpsrld     $22, %ymm12, %ymm12
        vpor       %ymm12, %ymm14, %ymm12
        vpand      %ymm11, %ymm0, %ymm14
        vpandn     %ymm13, %ymm11, %ymm15
        vpaddd     192(%r15), %ymm5, %ymm5
        vpaddd     %ymm5, %ymm15, %ymm5
        vpaddd     128(%rsp), %ymm5, %ymm5
        vpaddd     %ymm5, %ymm14, %ymm5
        vpshufb    32(%r15), %ymm5, %ymm5
        vpaddd     %ymm4, %ymm5, %ymm5                  // left step 56, f4: cycle 308
        vpslld     $10, %ymm13, %ymm14
        vpsrld     $22, %ymm13, %ymm13
        vpor       %ymm13, %ymm14, %ymm13
        vpand      %ymm6, %ymm10, %ymm14
        vpandn     %ymm12, %ymm10, %ymm15
        vpor       %ymm15, %ymm14, %ymm14
        vpaddd     224(%r15), %ymm8, %ymm8
        vpaddd     (%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm14, %ymm8
        vpslld     $14, %ymm8, %ymm14
        vpsrld     $18, %ymm8, %ymm8
        vpor       %ymm8, %ymm14, %ymm8
        vpaddd     %ymm9, %ymm8, %ymm8                  // right step 56, f2: cycle 300
        vpslld     $10, %ymm6, %ymm14
        vpsrld     $22, %ymm6, %ymm6
        vpor       %ymm6, %ymm14, %ymm6
        vpand      %ymm13, %ymm5, %ymm14
        vpandn     %ymm0, %ymm13, %ymm15
        vpaddd     192(%r15), %ymm4, %ymm4
        vpaddd     0x1a0(%rsp), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm15, %ymm4
        vpaddd     %ymm4, %ymm14, %ymm4
        vpslld     $9, %ymm4, %ymm14
        vpsrld     $23, %ymm4, %ymm4
        vpor       %ymm4, %ymm14, %ymm4
        vpaddd     %ymm11, %ymm4, %ymm4                 // left step 57, f4: cycle 313
        vpslld     $10, %ymm0, %ymm14
        vpsrld     $22, %ymm0, %ymm0
        vpor       %ymm0, %ymm14, %ymm0
        vpand      %ymm10, %ymm8, %ymm14
        vpandn     %ymm6, %ymm8, %ymm15
        vpor       %ymm15, %ymm14, %ymm14
        vpaddd     224(%r15), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm7, %ymm9
        vpaddd     %ymm9, %ymm14, %ymm9
        vpslld     $6, %ymm9, %ymm14
        vpsrld     $26, %ymm9, %ymm9
        vpor       %ymm9, %ymm14, %ymm9
        vpaddd     %ymm12, %ymm9, %ymm9                 // right step 57, f2: cycle 306
        vpslld     $10, %ymm10, %ymm14
        vpsrld     $22, %ymm10, %ymm10
        vpor       %ymm10, %ymm14, %ymm10
        vpand      %ymm0, %ymm4, %ymm14
        vpandn     %ymm5, %ymm0, %ymm15
        vpaddd     192(%r15), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm15, %ymm11
        vpaddd     96(%rsp), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm14, %ymm11
        vpslld     $14, %ymm11, %ymm14
        vpsrld     $18, %ymm11, %ymm11
        vpor       %ymm11, %ymm14, %ymm11
        vpaddd     %ymm13, %ymm11, %ymm11               // left step 58, f4: cycle 318
        vpslld     $10, %ymm5, %ymm14
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm14, %ymm5
        vpand      %ymm8, %ymm9, %ymm14
        vpandn     %ymm10, %ymm9, %ymm15
        vpor       %ymm15, %ymm14, %ymm14
        vpaddd     224(%r15), %ymm12, %ymm12
        vpaddd     0x180(%rsp), %ymm12, %ymm12
        vpaddd     %ymm12, %ymm14, %ymm12
        vpslld     $9, %ymm12, %ymm14
        vpsrld     $23, %ymm12, %ymm12
        vpor       %ymm12, %ymm14, %ymm12
        vpaddd     %ymm6, %ymm12, %ymm12                // right step 58, f2: cycle 312
        vpslld     $10, %ymm8, %ymm14
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm8, %ymm14, %ymm8
        vpand      %ymm5, %ymm11, %ymm14
        vpandn     %ymm4, %ymm5, %ymm15
        vpaddd     192(%r15), %ymm13, %ymm13
        vpaddd     %ymm13, %ymm15, %ymm13
        vpaddd     224(%rsp), %ymm13, %ymm13
        vpaddd     %ymm13, %ymm14, %ymm13
        vpslld     $5, %ymm13, %ymm14
        vpsrld     $27, %ymm13, %ymm13
        vpor       %ymm13, %ymm14, %ymm13
        vpaddd     %ymm0, %ymm13, %ymm13                // left step 59, f4: cycle 323
        vpslld     $10, %ymm4, %ymm14
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm4, %ymm14, %ymm4
        vpand      %ymm9, %ymm12, %ymm14
        vpandn     %ymm8, %ymm12, %ymm15
        vpor       %ymm15, %ymm14, %ymm14
        vpaddd     224(%r15), %ymm6, %ymm6
        vpaddd     64(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm14, %ymm6
        vpslld     $12, %ymm6, %ymm14
        vpsrld     $20, %ymm6, %ymm6
        vpor       %ymm6, %ymm14, %ymm6
        vpaddd     %ymm10, %ymm6, %ymm6                 // right step 59, f2: cycle 318
        vpslld     $10, %ymm9, %ymm14
        vpsrld     $22, %ymm9, %ymm9
        vpor       %ymm9, %ymm14, %ymm9
        vpand      %ymm4, %ymm13, %ymm14
        vpandn     %ymm11, %ymm4, %ymm15
        vpaddd     192(%r15), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm15, %ymm0
        vpaddd     0x1e0(%rsp), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm14, %ymm0
        vpslld     $6, %ymm0, %ymm14
        vpsrld     $26, %ymm0, %ymm0
        vpor       %ymm0, %ymm14, %ymm0
        vpaddd     %ymm5, %ymm0, %ymm0                  // left step 60, f4: cycle 328
        vpslld     $10, %ymm11, %ymm14
        vpsrld     $22, %ymm11, %ymm11
        vpor       %ymm11, %ymm14, %ymm11
        vpand      %ymm12, %ymm6, %ymm14
        vpandn     %ymm9, %ymm6, %ymm15
        vpor       %ymm15, %ymm14, %ymm14
        vpaddd     224(%r15), %ymm10, %ymm10
        vpaddd     0x1a0(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm14, %ymm10
        vpslld     $9, %ymm10, %ymm14
        vpsrld     $23, %ymm10, %ymm10
        vpor       %ymm10, %ymm14, %ymm10
        vpaddd     %ymm8, %ymm10, %ymm10                // right step 60, f2: cycle 324
        vpslld     $10, %ymm12, %ymm14
        vpsrld     $22, %ymm12, %ymm12
        vpor       %ymm12, %ymm14, %ymm12
        vpand      %ymm11, %ymm0, %ymm14
        vpandn     %ymm13, %ymm11, %ymm15
        vpaddd     192(%r15), %ymm5, %ymm5
        vpaddd     %ymm5, %ymm15, %ymm5
        vpaddd     0x1c0(%rsp), %ymm5, %ymm5
        vpaddd     %ymm5, %ymm14, %ymm5
        vpshufb    32(%r15), %ymm5, %ymm5
        vpaddd     %ymm4, %ymm5, %ymm5                  // left step 61, f4: cycle 332
        vpslld     $10, %ymm13, %ymm14
        vpsrld     $22, %ymm13, %ymm13
        vpor       %ymm13, %ymm14, %ymm13
        vpand      %ymm6, %ymm10, %ymm14
        vpandn     %ymm12, %ymm10, %ymm15
        vpor       %ymm15, %ymm14, %ymm14
        vpaddd     224(%r15), %ymm8, %ymm8
        vpaddd     0x120(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm14, %ymm8
        vpslld     $12, %ymm8, %ymm14
        vpsrld     $20, %ymm8, %ymm8
        vpor       %ymm8, %ymm14, %ymm8
        vpaddd     %ymm9, %ymm8, %ymm8                  // right step 61, f2: cycle 330
        vpslld     $10, %ymm6, %ymm14
        vpsrld     $22, %ymm6, %ymm6
        vpor       %ymm6, %ymm14, %ymm6
        vpand      %ymm13, %ymm5, %ymm14
        vpandn     %ymm0, %ymm13, %ymm15
        vpaddd     192(%r15), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm7, %ymm4
        vpaddd     %ymm4, %ymm15, %ymm4
        vpaddd     %ymm4, %ymm14, %ymm4
        vpslld     $6, %ymm4, %ymm14
        vpsrld     $26, %ymm4, %ymm4
        vpor       %ymm4, %ymm14, %ymm4
        vpaddd     %ymm11, %ymm4, %ymm4                 // left step 62, f4: cycle 337
        vpslld     $10, %ymm0, %ymm14
        vpsrld     $22, %ymm0, %ymm0
        vpor       %ymm0, %ymm14, %ymm0
        vpand      %ymm10, %ymm8, %ymm14
        vpandn     %ymm6, %ymm8, %ymm15
        vpor       %ymm15, %ymm14, %ymm14
        vpaddd     224(%r15), %ymm9, %ymm9
        vpaddd     224(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm14, %ymm9
        vpslld     $5, %ymm9, %ymm14
        vpsrld     $27, %ymm9, %ymm9
        vpor       %ymm9, %ymm14, %ymm9
        vpaddd     %ymm12, %ymm9, %ymm9                 // right step 62, f2: cycle 336
        vpslld     $10, %ymm10, %ymm14
        vpsrld     $22, %ymm10, %ymm10
        vpor       %ymm10, %ymm14, %ymm10
        vpand      %ymm0, %ymm4, %ymm14
        vpandn     %ymm5, %ymm0, %ymm15
        vpaddd     192(%r15), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm15, %ymm11
        vpaddd     192(%rsp), %ymm11, %ymm11
        vpaddd     %ymm11, %ymm14, %ymm11
        vpslld     $5, %ymm11, %ymm14
        vpsrld     $27, %ymm11, %ymm11
        vpor       %ymm11, %ymm14, %ymm11
        vpaddd     %ymm13, %ymm11, %ymm11               // left step 63, f4: cycle 342
        vpslld     $10, %ymm5, %ymm14
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm14, %ymm5
        vpand      %ymm8, %ymm9, %ymm14
        vpandn     %ymm10, %ymm9, %ymm15
        vpor       %ymm15, %ymm14, %ymm14
        vpaddd     224(%r15), %ymm12, %ymm12
        vpaddd     0x140(%rsp), %ymm12, %ymm12
        vpaddd     %ymm12, %ymm14, %ymm12
        vpslld     $15, %ymm12, %ymm14
        vpsrld     $17, %ymm12, %ymm12
        vpor       %ymm12, %ymm14, %ymm12
        vpaddd     %ymm6, %ymm12, %ymm12                // right step 63, f2: cycle 342
        vpslld     $10, %ymm8, %ymm14
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm8, %ymm14, %ymm8
        vpand      %ymm5, %ymm11, %ymm14
        vpandn     %ymm4, %ymm5, %ymm15
        vpaddd     192(%r15), %ymm13, %ymm13
        vpaddd     %ymm13, %ymm15, %ymm13
        vpaddd     64(%rsp), %ymm13, %ymm13
        vpaddd     %ymm13, %ymm14, %ymm13
        vpslld     $12, %ymm13, %ymm14
        vpsrld     $20, %ymm13, %ymm13
        vpor       %ymm13, %ymm14, %ymm13
        vpaddd     %ymm0, %ymm13, %ymm13                // left step 64, f4: cycle 347
        vpslld     $10, %ymm4, %ymm14
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm4, %ymm14, %ymm4
        vpand      %ymm9, %ymm12, %ymm14
        vpandn     %ymm8, %ymm12, %ymm15
        vpor       %ymm15, %ymm14, %ymm14
        vpaddd     224(%r15), %ymm6, %ymm6
        vpaddd     0x1c0(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm14, %ymm6
        vpshufb    32(%r15), %ymm6, %ymm6
        vpaddd     %ymm10, %ymm6, %ymm6                 // right step 64, f2: cycle 347
        vpslld     $10, %ymm9, %ymm14
        vpsrld     $22, %ymm9, %ymm9
        vpor       %ymm9, %ymm14, %ymm9
        vpaddd     0x100(%r15), %ymm0, %ymm0
        vpaddd     128(%rsp), %ymm0, %ymm0
        vpandn     %ymm4, %ymm11, %ymm14
        vpxor      %ymm14, %ymm13, %ymm14
        vpsubd     %ymm14, %ymm0, %ymm0
        vpslld     $9, %ymm0, %ymm14
        vpsrld     $23, %ymm0, %ymm0
        vpor       %ymm0, %ymm14, %ymm0
        vpaddd     %ymm5, %ymm0, %ymm0                  // left step 65, f5: cycle 352
        vpslld     $10, %ymm11, %ymm14
        vpsrld     $22, %ymm11, %ymm11
        vpor       %ymm11, %ymm14, %ymm11
        vpxor      %ymm12, %ymm9, %ymm14
        vpxor      %ymm14, %ymm6, %ymm14
        vpaddd     0x180(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm14, %ymm10
        vpshufb    32(%r15), %ymm10, %ymm10
        vpaddd     %ymm8, %ymm10, %ymm10                // right step 65, f1: cycle 351
        vpslld     $10, %ymm12, %ymm14
        vpsrld     $22, %ymm12, %ymm12
        vpor       %ymm12, %ymm14, %ymm12
        vpaddd     0x100(%r15), %ymm5, %ymm5
        vpaddd     (%rsp), %ymm5, %ymm5
        vpandn     %ymm11, %ymm13, %ymm14
        vpxor      %ymm14, %ymm0, %ymm14
        vpsubd     %ymm14, %ymm5, %ymm5
        vpslld     $15, %ymm5, %ymm14
        vpsrld     $17, %ymm5, %ymm5
        vpor       %ymm5, %ymm14, %ymm5
        vpaddd     %ymm4, %ymm5, %ymm5                  // left step 66, f5: cycle 357
        vpslld     $10, %ymm13, %ymm14
        vpsrld     $22, %ymm13, %ymm13
        vpor       %ymm13, %ymm14, %ymm13
        vpxor      %ymm6, %ymm12, %ymm14
        vpxor      %ymm14, %ymm10, %ymm14
        vpaddd     0x1e0(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm14, %ymm8
        vpslld     $5, %ymm8, %ymm14
        vpsrld     $27, %ymm8, %ymm8
        vpor       %ymm8, %ymm14, %ymm8
        vpaddd     %ymm9, %ymm8, %ymm8                  // right step 66, f1: cycle 356
        vpslld     $10, %ymm6, %ymm14
        vpsrld     $22, %ymm6, %ymm6
        vpor       %ymm6, %ymm14, %ymm6
        vpaddd     0x100(%r15), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm7, %ymm4
        vpandn     %ymm13, %ymm0, %ymm14
        vpxor      %ymm14, %ymm5, %ymm14
        vpsubd     %ymm14, %ymm4, %ymm4
        vpslld     $5, %ymm4, %ymm14
        vpsrld     $27, %ymm4, %ymm4
        vpor       %ymm4, %ymm14, %ymm4
        vpaddd     %ymm11, %ymm4, %ymm4                 // left step 67, f5: cycle 362
        vpslld     $10, %ymm0, %ymm14
        vpsrld     $22, %ymm0, %ymm0
        vpor       %ymm0, %ymm14, %ymm0
        vpxor      %ymm10, %ymm6, %ymm14
        vpxor      %ymm14, %ymm8, %ymm14
        vpaddd     0x140(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm14, %ymm9
        vpslld     $12, %ymm9, %ymm14
        vpsrld     $20, %ymm9, %ymm9
        vpor       %ymm9, %ymm14, %ymm9
        vpaddd     %ymm12, %ymm9, %ymm9                 // right step 67, f1: cycle 361
        vpslld     $10, %ymm10, %ymm14
        vpsrld     $22, %ymm10, %ymm10
        vpor       %ymm10, %ymm14, %ymm10
        vpaddd     0x100(%r15), %ymm11, %ymm11
        vpaddd     0x120(%rsp), %ymm11, %ymm11
        vpandn     %ymm0, %ymm5, %ymm14
        vpxor      %ymm14, %ymm4, %ymm14
        vpsubd     %ymm14, %ymm11, %ymm11
        vpslld     $11, %ymm11, %ymm14
        vpsrld     $21, %ymm11, %ymm11
        vpor       %ymm11, %ymm14, %ymm11
        vpaddd     %ymm13, %ymm11, %ymm11               // left step 68, f5: cycle 367
        vpslld     $10, %ymm5, %ymm14
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm14, %ymm5
        vpxor      %ymm8, %ymm10, %ymm14
        vpxor      %ymm14, %ymm9, %ymm14
        vpaddd     128(%rsp), %ymm12, %ymm12
        vpaddd     %ymm12, %ymm14, %ymm12
        vpslld     $9, %ymm12, %ymm14
        vpsrld     $23, %ymm12, %ymm12
        vpor       %ymm12, %ymm14, %ymm12
        vpaddd     %ymm6, %ymm12, %ymm12                // right step 68, f1: cycle 366
        vpslld     $10, %ymm8, %ymm14
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm8, %ymm14, %ymm8
        vpaddd     0x100(%r15), %ymm13, %ymm13
        vpaddd     224(%rsp), %ymm13, %ymm13
        vpandn     %ymm5, %ymm4, %ymm14
        vpxor      %ymm14, %ymm11, %ymm14
        vpsubd     %ymm14, %ymm13, %ymm13
        vpslld     $6, %ymm13, %ymm14
        vpsrld     $26, %ymm13, %ymm13
        vpor       %ymm13, %ymm14, %ymm13
        vpaddd     %ymm0, %ymm13, %ymm13                // left step 69, f5: cycle 372
        vpslld     $10, %ymm4, %ymm14
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm4, %ymm14, %ymm4
        vpxor      %ymm9, %ymm8, %ymm14
        vpxor      %ymm14, %ymm12, %ymm14
        vpaddd     32(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm14, %ymm6
        vpslld     $12, %ymm6, %ymm14
        vpsrld     $20, %ymm6, %ymm6
        vpor       %ymm6, %ymm14, %ymm6
        vpaddd     %ymm10, %ymm6, %ymm6                 // right step 69, f1: cycle 371
        vpslld     $10, %ymm9, %ymm14
        vpsrld     $22, %ymm9, %ymm9
        vpor       %ymm9, %ymm14, %ymm9
        vpaddd     0x100(%r15), %ymm0, %ymm0
        vpaddd     0x180(%rsp), %ymm0, %ymm0
        vpandn     %ymm4, %ymm11, %ymm14
        vpxor      %ymm14, %ymm13, %ymm14
        vpsubd     %ymm14, %ymm0, %ymm0
        vpshufb    32(%r15), %ymm0, %ymm0
        vpaddd     %ymm5, %ymm0, %ymm0                  // left step 70, f5: cycle 376
        vpslld     $10, %ymm11, %ymm14
        vpsrld     $22, %ymm11, %ymm11
        vpor       %ymm11, %ymm14, %ymm11
        vpxor      %ymm12, %ymm9, %ymm14
        vpxor      %ymm14, %ymm6, %ymm14
        vpaddd     %ymm10, %ymm7, %ymm7
        vpaddd     %ymm7, %ymm14, %ymm7
        vpslld     $5, %ymm7, %ymm10
        vpsrld     $27, %ymm7, %ymm7
        vpor       %ymm7, %ymm10, %ymm7
        vpaddd     %ymm8, %ymm7, %ymm7                  // right step 70, f1: cycle 376
        vpslld     $10, %ymm12, %ymm10
        vpsrld     $22, %ymm12, %ymm12
        vpor       %ymm12, %ymm10, %ymm10
        vpaddd     0x100(%r15), %ymm5, %ymm5
        vpaddd     64(%rsp), %ymm5, %ymm5
        vpandn     %ymm11, %ymm13, %ymm12
        vpxor      %ymm12, %ymm0, %ymm12
        vpsubd     %ymm12, %ymm5, %ymm5
        vpslld     $13, %ymm5, %ymm12
        vpsrld     $19, %ymm5, %ymm5
        vpor       %ymm5, %ymm12, %ymm5
        vpaddd     %ymm4, %ymm5, %ymm5                  // left step 71, f5: cycle 381
        vpslld     $10, %ymm13, %ymm12
        vpsrld     $22, %ymm13, %ymm13
        vpor       %ymm13, %ymm12, %ymm12
        vpxor      %ymm6, %ymm10, %ymm13
        vpxor      %ymm13, %ymm7, %ymm13
        vpaddd     0x100(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm13, %ymm8
        vpslld     $14, %ymm8, %ymm13
        vpsrld     $18, %ymm8, %ymm8
        vpor       %ymm8, %ymm13, %ymm8
        vpaddd     %ymm9, %ymm8, %ymm8                  // right step 71, f1: cycle 381
        vpslld     $10, %ymm6, %ymm13
        vpsrld     $22, %ymm6, %ymm6
        vpor       %ymm6, %ymm13, %ymm6
        vpaddd     0x100(%r15), %ymm4, %ymm4
        vpaddd     0x140(%rsp), %ymm4, %ymm4
        vpandn     %ymm12, %ymm0, %ymm13
        vpxor      %ymm13, %ymm5, %ymm13
        vpsubd     %ymm13, %ymm4, %ymm4
        vpslld     $12, %ymm4, %ymm13
        vpsrld     $20, %ymm4, %ymm4
        vpor       %ymm4, %ymm13, %ymm4
        vpaddd     %ymm11, %ymm4, %ymm4                 // left step 72, f5: cycle 386
        vpslld     $10, %ymm0, %ymm13
        vpsrld     $22, %ymm0, %ymm0
        vpor       %ymm0, %ymm13, %ymm0
        vpxor      %ymm7, %ymm6, %ymm13
        vpxor      %ymm13, %ymm8, %ymm13
        vpaddd     224(%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm13, %ymm9
        vpslld     $6, %ymm9, %ymm13
        vpsrld     $26, %ymm9, %ymm9
        vpor       %ymm9, %ymm13, %ymm9
        vpaddd     %ymm10, %ymm9, %ymm9                 // right step 72, f1: cycle 386
        vpslld     $10, %ymm7, %ymm13
        vpsrld     $22, %ymm7, %ymm7
        vpor       %ymm7, %ymm13, %ymm7
        vpaddd     0x100(%r15), %ymm11, %ymm11
        vpaddd     0x1c0(%rsp), %ymm11, %ymm11
        vpandn     %ymm0, %ymm5, %ymm13
        vpxor      %ymm13, %ymm4, %ymm13
        vpsubd     %ymm13, %ymm11, %ymm11
        vpslld     $5, %ymm11, %ymm13
        vpsrld     $27, %ymm11, %ymm11
        vpor       %ymm11, %ymm13, %ymm11
        vpaddd     %ymm12, %ymm11, %ymm11               // left step 73, f5: cycle 391
        vpslld     $10, %ymm5, %ymm13
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm13, %ymm5
        vpxor      %ymm8, %ymm7, %ymm13
        vpxor      %ymm13, %ymm9, %ymm13
        vpaddd     192(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm13, %ymm10
        vpshufb    32(%r15), %ymm10, %ymm10
        vpaddd     %ymm6, %ymm10, %ymm10                // right step 73, f1: cycle 390
        vpslld     $10, %ymm8, %ymm13
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm8, %ymm13, %ymm8
        vpaddd     0x100(%r15), %ymm12, %ymm12
        vpaddd     32(%rsp), %ymm12, %ymm12
        vpandn     %ymm5, %ymm4, %ymm13
        vpxor      %ymm13, %ymm11, %ymm13
        vpsubd     %ymm13, %ymm12, %ymm12
        vpslld     $12, %ymm12, %ymm13
        vpsrld     $20, %ymm12, %ymm12
        vpor       %ymm12, %ymm13, %ymm12
        vpaddd     %ymm0, %ymm12, %ymm12                // left step 74, f5: cycle 396
        vpslld     $10, %ymm4, %ymm13
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm4, %ymm13, %ymm4
        vpxor      %ymm9, %ymm8, %ymm13
        vpxor      %ymm13, %ymm10, %ymm13
        vpaddd     64(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm13, %ymm6
        vpslld     $13, %ymm6, %ymm13
        vpsrld     $19, %ymm6, %ymm6
        vpor       %ymm6, %ymm13, %ymm6
        vpaddd     %ymm7, %ymm6, %ymm6                  // right step 74, f1: cycle 395
        vpslld     $10, %ymm9, %ymm13
        vpsrld     $22, %ymm9, %ymm9
        vpor       %ymm9, %ymm13, %ymm9
        vpaddd     0x100(%r15), %ymm0, %ymm0
        vpaddd     96(%rsp), %ymm0, %ymm0
        vpandn     %ymm4, %ymm11, %ymm13
        vpxor      %ymm13, %ymm12, %ymm13
        vpsubd     %ymm13, %ymm0, %ymm0
        vpslld     $13, %ymm0, %ymm13
        vpsrld     $19, %ymm0, %ymm0
        vpor       %ymm0, %ymm13, %ymm0
        vpaddd     %ymm5, %ymm0, %ymm0                  // left step 75, f5: cycle 401
        vpslld     $10, %ymm11, %ymm13
        vpsrld     $22, %ymm11, %ymm11
        vpor       %ymm11, %ymm13, %ymm11
        vpxor      %ymm10, %ymm9, %ymm13
        vpxor      %ymm13, %ymm6, %ymm13
        vpaddd     0x1a0(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm13, %ymm7
        vpslld     $6, %ymm7, %ymm13
        vpsrld     $26, %ymm7, %ymm7
        vpor       %ymm7, %ymm13, %ymm7
        vpaddd     %ymm8, %ymm7, %ymm7                  // right step 75, f1: cycle 400
        vpslld     $10, %ymm10, %ymm13
        vpsrld     $22, %ymm10, %ymm10
        vpor       %ymm10, %ymm13, %ymm10
        vpaddd     0x100(%r15), %ymm5, %ymm5
        vpaddd     0x100(%rsp), %ymm5, %ymm5
        vpandn     %ymm11, %ymm12, %ymm13
        vpxor      %ymm13, %ymm0, %ymm13
        vpsubd     %ymm13, %ymm5, %ymm5
        vpslld     $14, %ymm5, %ymm13
        vpsrld     $18, %ymm5, %ymm5
        vpor       %ymm5, %ymm13, %ymm5
        vpaddd     %ymm4, %ymm5, %ymm5                  // left step 76, f5: cycle 406
        vpslld     $10, %ymm12, %ymm13
        vpsrld     $22, %ymm12, %ymm12
        vpor       %ymm12, %ymm13, %ymm12
        vpxor      %ymm6, %ymm10, %ymm13
        vpxor      %ymm13, %ymm7, %ymm13
        vpaddd     0x1c0(%rsp), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm13, %ymm8
        vpslld     $5, %ymm8, %ymm13
        vpsrld     $27, %ymm8, %ymm8
        vpor       %ymm8, %ymm13, %ymm8
        vpaddd     %ymm9, %ymm8, %ymm8                  // right step 76, f1: cycle 405
        vpslld     $10, %ymm6, %ymm13
        vpsrld     $22, %ymm6, %ymm6
        vpor       %ymm6, %ymm13, %ymm6
        vpaddd     0x100(%r15), %ymm4, %ymm4
        vpaddd     0x160(%rsp), %ymm4, %ymm4
        vpandn     %ymm12, %ymm0, %ymm13
        vpxor      %ymm13, %ymm5, %ymm13
        vpsubd     %ymm13, %ymm4, %ymm4
        vpslld     $11, %ymm4, %ymm13
        vpsrld     $21, %ymm4, %ymm4
        vpor       %ymm4, %ymm13, %ymm4
        vpaddd     %ymm11, %ymm4, %ymm4                 // left step 77, f5: cycle 411
        vpslld     $10, %ymm0, %ymm13
        vpsrld     $22, %ymm0, %ymm0
        vpor       %ymm0, %ymm13, %ymm0
        vpxor      %ymm7, %ymm6, %ymm13
        vpxor      %ymm13, %ymm8, %ymm13
        vpaddd     (%rsp), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm13, %ymm9
        vpslld     $15, %ymm9, %ymm13
        vpsrld     $17, %ymm9, %ymm9
        vpor       %ymm9, %ymm13, %ymm9
        vpaddd     %ymm10, %ymm9, %ymm9                 // right step 77, f1: cycle 410
        vpslld     $10, %ymm7, %ymm13
        vpsrld     $22, %ymm7, %ymm7
        vpor       %ymm7, %ymm13, %ymm7
        vpaddd     0x100(%r15), %ymm11, %ymm11
        vpaddd     192(%rsp), %ymm11, %ymm11
        vpandn     %ymm0, %ymm5, %ymm13
        vpxor      %ymm13, %ymm4, %ymm13
        vpsubd     %ymm13, %ymm11, %ymm11
        vpshufb    32(%r15), %ymm11, %ymm11
        vpaddd     %ymm12, %ymm11, %ymm11               // left step 78, f5: cycle 415
        vpslld     $10, %ymm5, %ymm13
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm13, %ymm5
        vpxor      %ymm8, %ymm7, %ymm13
        vpxor      %ymm13, %ymm9, %ymm13
        vpaddd     96(%rsp), %ymm10, %ymm10
        vpaddd     %ymm10, %ymm13, %ymm10
        vpslld     $13, %ymm10, %ymm13
        vpsrld     $19, %ymm10, %ymm10
        vpor       %ymm10, %ymm13, %ymm10
        vpaddd     %ymm6, %ymm10, %ymm10                // right step 78, f1: cycle 415
        vpslld     $10, %ymm8, %ymm13
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm8, %ymm13, %ymm8
        vpaddd     0x100(%r15), %ymm12, %ymm12
        vpaddd     0x1e0(%rsp), %ymm12, %ymm12
        vpandn     %ymm5, %ymm4, %ymm13
        vpxor      %ymm13, %ymm11, %ymm13
        vpsubd     %ymm13, %ymm12, %ymm12
        vpslld     $5, %ymm12, %ymm13
        vpsrld     $27, %ymm12, %ymm12
        vpor       %ymm12, %ymm13, %ymm12
        vpaddd     %ymm0, %ymm12, %ymm12                // left step 79, f5: cycle 420
        vpslld     $10, %ymm4, %ymm13
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm4, %ymm13, %ymm4
        vpxor      %ymm9, %ymm8, %ymm13
        vpxor      %ymm13, %ymm10, %ymm13
        vpaddd     0x120(%rsp), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm13, %ymm6
        vpslld     $11, %ymm6, %ymm13
        vpsrld     $21, %ymm6, %ymm6
        vpor       %ymm6, %ymm13, %ymm6
        vpaddd     %ymm7, %ymm6, %ymm6                  // right step 79, f1: cycle 420
        vpslld     $10, %ymm9, %ymm13
        vpsrld     $22, %ymm9, %ymm9
        vpor       %ymm9, %ymm13, %ymm9
        vpaddd     0x100(%r15), %ymm0, %ymm0
        vpaddd     0x1a0(%rsp), %ymm0, %ymm0
        vpandn     %ymm4, %ymm11, %ymm13
        vpxor      %ymm13, %ymm12, %ymm13
        vpsubd     %ymm13, %ymm0, %ymm0
        vpslld     $6, %ymm0, %ymm13
        vpsrld     $26, %ymm0, %ymm0
        vpor       %ymm0, %ymm13, %ymm0
        vpaddd     %ymm5, %ymm0, %ymm0                  // left step 80, f5: cycle 425
        vpslld     $10, %ymm11, %ymm13
        vpsrld     $22, %ymm11, %ymm11
        vpor       %ymm11, %ymm13, %ymm11
        vpxor      %ymm10, %ymm9, %ymm13
        vpxor      %ymm13, %ymm6, %ymm13
        vpaddd     0x160(%rsp), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm13, %ymm7
        vpslld     $11, %ymm7, %ymm13
        vpsrld     $21, %ymm7, %ymm7
        vpor       %ymm7, %ymm13, %ymm7
        vpaddd     %ymm8, %ymm7, %ymm7                  // right step 80, f1: cycle 425
        vpslld     $10, %ymm10, %ymm13
        vpsrld     $22, %ymm10, %ymm10
        vpor       %ymm10, %ymm13, %ymm10
        vpaddd     %ymm1, %ymm10, %ymm1
        vpaddd     %ymm1, %ymm12, %ymm1
        vpaddd     %ymm2, %ymm9, %ymm2
        vpaddd     %ymm2, %ymm11, %ymm2
        vpaddd     %ymm3, %ymm8, %ymm3
        vpaddd     %ymm3, %ymm4, %ymm3
        vpaddd     128(%rdi), %ymm5, %ymm4
        vpaddd     %ymm4, %ymm7, %ymm4
        vpaddd     (%rdi), %ymm6, %ymm5
        vpaddd     %ymm5, %ymm0, %ymm0
        vmovdqu    %ymm1, (%rdi)
        vmovdqu    %ymm2, 32(%rdi)
        vmovdqu    %ymm3, 64(%rdi)
        vmovdqu    %ymm4, 96(%rdi)
        vmovdqu    %ymm0, 128(%rdi)
        vmovdqa    %ymm1, %ymm5
        vmovdqa    %ymm2, %ymm1
        vmovdqa    %ymm3, %ymm2
        vmovdqa    %ymm4, %ymm3
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
#if defined(PROTECTED) && PROTECTED
        .section .note.gnu.property,"a",%note
        .p2align   3
        .long      4, 16, 5
        .asciz     "GNU"
        .long      0xc0000002, 4, PROTECTED, 0
#endif
#endif
