/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for x86-64 with AVX2 and BMI, 8
 * lanes.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target x86-64-avx2 --kernel fixed --length 32 --emitter gas
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench ripemd160 --target x86-64-avx2 --kernel fixed --size 32
 * --emitter gas` measures the speed.
 *
 * ripemd160_32_x8: 1829 instructions for a message in each lane, critical path 423 cycles.
 * Rules: rotate_as_or 300 times, not_out_of_or 61 times, not_in_sum 61 times, select_as_add 32
 *     times.
 * ripemd160_32: 1229 instructions for a message, critical path 351 cycles.
 * Rules: not_out_of_or 61 times, not_in_sum 61 times, select_as_add 32 times.
 * ripemd160_32_x8: 2048 instructions in all, 5 of them moves between registers.
 * ripemd160_32_x1: 1509 instructions in all, 90 of them moves between registers.
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
L(ripemd160_32_x8_constants):
        .long      0xce8a4602, 0xce8a4602, 0xce8a4602, 0xce8a4602, 0xce8a4602, 0xce8a4602
        .long      0xce8a4602, 0xce8a4602, 0xc3d2e1f0, 0xc3d2e1f0, 0xc3d2e1f0, 0xc3d2e1f0
        .long      0xc3d2e1f0, 0xc3d2e1f0, 0xc3d2e1f0, 0xc3d2e1f0, 0xc81a035d, 0xc81a035d
        .long      0xc81a035d, 0xc81a035d, 0xc81a035d, 0xc81a035d, 0xc81a035d, 0xc81a035d
        .long      0x02010003, 0x06050407, 0x0a09080b, 0x0e0d0c0f, 0x02010003, 0x06050407
        .long      0x0a09080b, 0x0e0d0c0f, 0x04be51eb, 0x04be51eb, 0x04be51eb, 0x04be51eb
        .long      0x04be51eb, 0x04be51eb, 0x04be51eb, 0x04be51eb, 0x10325476, 0x10325476
        .long      0x10325476, 0x10325476, 0x10325476, 0x10325476, 0x10325476, 0x10325476
        .long      0xffcdaf9d, 0xffcdaf9d, 0xffcdaf9d, 0xffcdaf9d, 0xffcdaf9d, 0xffcdaf9d
        .long      0xffcdaf9d, 0xffcdaf9d, 0x14756ed6, 0x14756ed6, 0x14756ed6, 0x14756ed6
        .long      0x14756ed6, 0x14756ed6, 0x14756ed6, 0x14756ed6, 0x36ae27bf, 0x36ae27bf
        .long      0x36ae27bf, 0x36ae27bf, 0x36ae27bf, 0x36ae27bf, 0x36ae27bf, 0x36ae27bf
        .long      0xeb73fa62, 0xeb73fa62, 0xeb73fa62, 0xeb73fa62, 0xeb73fa62, 0xeb73fa62
        .long      0xeb73fa62, 0xeb73fa62, 0xc951d840, 0xc951d840, 0xc951d840, 0xc951d840
        .long      0xc951d840, 0xc951d840, 0xc951d840, 0xc951d840, 0x60d4e05c, 0x60d4e05c
        .long      0x60d4e05c, 0x60d4e05c, 0x60d4e05c, 0x60d4e05c, 0x60d4e05c, 0x60d4e05c
        .long      0x3c168647, 0x3c168647, 0x3c168647, 0x3c168647, 0x3c168647, 0x3c168647
        .long      0x3c168647, 0x3c168647, 0x8750b3a4, 0x8750b3a4, 0x8750b3a4, 0x8750b3a4
        .long      0x8750b3a4, 0x8750b3a4, 0x8750b3a4, 0x8750b3a4, 0x50a28be5, 0x50a28be5
        .long      0x50a28be5, 0x50a28be5, 0x50a28be5, 0x50a28be5, 0x50a28be5, 0x50a28be5
        .long      0x00000080, 0x00000080, 0x00000080, 0x00000080, 0x00000080, 0x00000080
        .long      0x00000080, 0x00000080, 0x50a28c65, 0x50a28c65, 0x50a28c65, 0x50a28c65
        .long      0x50a28c65, 0x50a28c65, 0x50a28c65, 0x50a28c65, 0x00000100, 0x00000100
        .long      0x00000100, 0x00000100, 0x00000100, 0x00000100, 0x00000100, 0x00000100
        .long      0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        .long      0x5a827999, 0x5a827999, 0x5c4dd124, 0x5c4dd124, 0x5c4dd124, 0x5c4dd124
        .long      0x5c4dd124, 0x5c4dd124, 0x5c4dd124, 0x5c4dd124, 0x5c4dd224, 0x5c4dd224
        .long      0x5c4dd224, 0x5c4dd224, 0x5c4dd224, 0x5c4dd224, 0x5c4dd224, 0x5c4dd224
        .long      0x5c4dd1a4, 0x5c4dd1a4, 0x5c4dd1a4, 0x5c4dd1a4, 0x5c4dd1a4, 0x5c4dd1a4
        .long      0x5c4dd1a4, 0x5c4dd1a4, 0x5a827a99, 0x5a827a99, 0x5a827a99, 0x5a827a99
        .long      0x5a827a99, 0x5a827a99, 0x5a827a99, 0x5a827a99, 0x5a827a19, 0x5a827a19
        .long      0x5a827a19, 0x5a827a19, 0x5a827a19, 0x5a827a19, 0x5a827a19, 0x5a827a19
        .long      0x6ed9eba0, 0x6ed9eba0, 0x6ed9eba0, 0x6ed9eba0, 0x6ed9eba0, 0x6ed9eba0
        .long      0x6ed9eba0, 0x6ed9eba0, 0x6d703ef2, 0x6d703ef2, 0x6d703ef2, 0x6d703ef2
        .long      0x6d703ef2, 0x6d703ef2, 0x6d703ef2, 0x6d703ef2, 0x6ed9eca0, 0x6ed9eca0
        .long      0x6ed9eca0, 0x6ed9eca0, 0x6ed9eca0, 0x6ed9eca0, 0x6ed9eca0, 0x6ed9eca0
        .long      0x6d703ff2, 0x6d703ff2, 0x6d703ff2, 0x6d703ff2, 0x6d703ff2, 0x6d703ff2
        .long      0x6d703ff2, 0x6d703ff2, 0x6ed9ec20, 0x6ed9ec20, 0x6ed9ec20, 0x6ed9ec20
        .long      0x6ed9ec20, 0x6ed9ec20, 0x6ed9ec20, 0x6ed9ec20, 0x6d703f72, 0x6d703f72
        .long      0x6d703f72, 0x6d703f72, 0x6d703f72, 0x6d703f72, 0x6d703f72, 0x6d703f72
        .long      0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        .long      0x8f1bbcdc, 0x8f1bbcdc, 0x7a6d7769, 0x7a6d7769, 0x7a6d7769, 0x7a6d7769
        .long      0x7a6d7769, 0x7a6d7769, 0x7a6d7769, 0x7a6d7769, 0x7a6d76e9, 0x7a6d76e9
        .long      0x7a6d76e9, 0x7a6d76e9, 0x7a6d76e9, 0x7a6d76e9, 0x7a6d76e9, 0x7a6d76e9
        .long      0x8f1bbd5c, 0x8f1bbd5c, 0x8f1bbd5c, 0x8f1bbd5c, 0x8f1bbd5c, 0x8f1bbd5c
        .long      0x8f1bbd5c, 0x8f1bbd5c, 0x8f1bbddc, 0x8f1bbddc, 0x8f1bbddc, 0x8f1bbddc
        .long      0x8f1bbddc, 0x8f1bbddc, 0x8f1bbddc, 0x8f1bbddc, 0x7a6d77e9, 0x7a6d77e9
        .long      0x7a6d77e9, 0x7a6d77e9, 0x7a6d77e9, 0x7a6d77e9, 0x7a6d77e9, 0x7a6d77e9
        .long      0xa953fd4d, 0xa953fd4d, 0xa953fd4d, 0xa953fd4d, 0xa953fd4d, 0xa953fd4d
        .long      0xa953fd4d, 0xa953fd4d, 0xa953fe4d, 0xa953fe4d, 0xa953fe4d, 0xa953fe4d
        .long      0xa953fe4d, 0xa953fe4d, 0xa953fe4d, 0xa953fe4d, 0xa953fdcd, 0xa953fdcd
        .long      0xa953fdcd, 0xa953fdcd, 0xa953fdcd, 0xa953fdcd, 0xa953fdcd, 0xa953fdcd
        .long      0xefcdab89, 0xefcdab89, 0xefcdab89, 0xefcdab89, 0xefcdab89, 0xefcdab89
        .long      0xefcdab89, 0xefcdab89, 0x98badcfe, 0x98badcfe, 0x98badcfe, 0x98badcfe
        .long      0x98badcfe, 0x98badcfe, 0x98badcfe, 0x98badcfe, 0x67452301, 0x67452301
        .long      0x67452301, 0x67452301, 0x67452301, 0x67452301, 0x67452301, 0x67452301

/*
 * void ripemd160_32_x8(const uint8_t *const *data, uint8_t (*digest)[20], size_t ngroups);
 *
 * Arguments, moved there by the prologue on Windows: data in rdi, digest in rsi, ngroups in rdx.
 */
        .text
        .p2align   5
        .globl     SYMBOL(ripemd160_32_x8)
#if defined(_WIN32)
        .def       SYMBOL(ripemd160_32_x8)
        .scl       2
        .type      32
        .endef
        .seh_proc  SYMBOL(ripemd160_32_x8)
#elif defined(__ELF__)
        .type      SYMBOL(ripemd160_32_x8), %function
#endif
SYMBOL(ripemd160_32_x8):
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
        push       %r12
        SEH(.seh_pushreg %r12)
        push       %r13
        SEH(.seh_pushreg %r13)
        push       %r14
        SEH(.seh_pushreg %r14)
        push       %r15
        SEH(.seh_pushreg %r15)
        sub        $160, %rsp
        SEH(.seh_stackalloc 160)
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
        sub        $0x2e0, %rsp
        and        $-32, %rsp
        mov        %rcx, %rdi
        mov        %rdx, %rsi
        mov        %r8, %rdx
#else
        push       %rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %rbp, 0
        push       %r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %r12, 0
        push       %r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %r13, 0
        push       %r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %r14, 0
        push       %r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %r15, 0
        mov        %rsp, %rbp
        .cfi_def_cfa_register %rbp
        sub        $0x2e0, %rsp
        and        $-32, %rsp
#endif
        test       %rdx, %rdx
        jz         L(ripemd160_32_x8_end)
        mov        %rsp, %r15
        mov        %rsp, %r14
        add        $0x100, %r15
        mov        (%rdi), %rax
        vmovdqu    (%rax), %xmm12
        mov        32(%rdi), %rax
        vinserti128 $1, (%rax), %ymm12, %ymm12
        mov        8(%rdi), %rax
        vmovdqu    (%rax), %xmm13
        mov        40(%rdi), %rax
        vinserti128 $1, (%rax), %ymm13, %ymm13
        mov        16(%rdi), %rax
        vmovdqu    (%rax), %xmm14
        mov        48(%rdi), %rax
        vinserti128 $1, (%rax), %ymm14, %ymm14
        mov        24(%rdi), %rax
        vmovdqu    (%rax), %xmm15
        mov        56(%rdi), %rax
        vinserti128 $1, (%rax), %ymm15, %ymm15
        vpunpckldq %ymm13, %ymm12, %ymm11
        vpunpckhdq %ymm13, %ymm12, %ymm12
        vpunpckldq %ymm15, %ymm14, %ymm13
        vpunpckhdq %ymm15, %ymm14, %ymm14
        vpunpcklqdq %ymm13, %ymm11, %ymm15
        vpunpckhqdq %ymm13, %ymm11, %ymm11
        vpunpcklqdq %ymm14, %ymm12, %ymm13
        vpunpckhqdq %ymm14, %ymm12, %ymm12
        vmovdqu    %ymm15, (%r14)
        vmovdqu    %ymm11, 32(%r14)
        vmovdqu    %ymm13, 64(%r14)
        vmovdqu    %ymm12, 96(%r14)
        mov        (%rdi), %rax
        vmovdqu    16(%rax), %xmm11
        mov        32(%rdi), %rax
        vinserti128 $1, 16(%rax), %ymm11, %ymm11
        mov        8(%rdi), %rax
        vmovdqu    16(%rax), %xmm12
        mov        40(%rdi), %rax
        vinserti128 $1, 16(%rax), %ymm12, %ymm12
        mov        16(%rdi), %rax
        vmovdqu    16(%rax), %xmm13
        mov        48(%rdi), %rax
        vinserti128 $1, 16(%rax), %ymm13, %ymm13
        mov        24(%rdi), %rax
        vmovdqu    16(%rax), %xmm15
        mov        56(%rdi), %rax
        vinserti128 $1, 16(%rax), %ymm15, %ymm15
        vpunpckldq %ymm12, %ymm11, %ymm14
        vpunpckhdq %ymm12, %ymm11, %ymm11
        vpunpckldq %ymm15, %ymm13, %ymm12
        vpunpckhdq %ymm15, %ymm13, %ymm13
        vpunpcklqdq %ymm12, %ymm14, %ymm15
        vpunpckhqdq %ymm12, %ymm14, %ymm14
        vpunpcklqdq %ymm13, %ymm11, %ymm12
        vpunpckhqdq %ymm13, %ymm11, %ymm11
        vmovdqu    %ymm15, 128(%r14)
        vmovdqu    %ymm14, 160(%r14)
        vmovdqu    %ymm12, 192(%r14)
        vmovdqu    %ymm11, 224(%r14)
        lea        L(ripemd160_32_x8_constants)(%rip), %r12
        .p2align   5
L(ripemd160_32_x8_loop):
        mov        %r15, %r13
        mov        %r14, %r15
        mov        %r13, %r14
        lea        64(%rdi), %r13
        cmp        $1, %rdx
        cmovne     %r13, %rdi
        vmovdqu    (%r15), %ymm0
        vpaddd     (%r12), %ymm0, %ymm1
        vpslld     $11, %ymm1, %ymm2
        vpsrld     $21, %ymm1, %ymm1
        vpor       %ymm1, %ymm2, %ymm1
        vpaddd     32(%r12), %ymm1, %ymm1               // left step 1, f1: cycle 3
        vmovdqu    160(%r15), %ymm2
        vpaddd     64(%r12), %ymm2, %ymm3
        vpshufb    96(%r12), %ymm3, %ymm3
        vpaddd     32(%r12), %ymm3, %ymm3               // right step 1, f5: cycle 2
        vpxor      128(%r12), %ymm1, %ymm4
        vmovdqu    32(%r15), %ymm5
        vpaddd     32(%r12), %ymm5, %ymm6
        vpaddd     %ymm6, %ymm4, %ymm4
        vpslld     $14, %ymm4, %ymm6
        vpsrld     $18, %ymm4, %ymm4
        vpor       %ymm4, %ymm6, %ymm4
        vpaddd     160(%r12), %ymm4, %ymm4              // left step 2, f1: cycle 8
        vpxor      192(%r12), %ymm3, %ymm6
        vpaddd     224(%r12), %ymm6, %ymm6
        vpslld     $9, %ymm6, %ymm7
        vpsrld     $23, %ymm6, %ymm6
        vpor       %ymm6, %ymm7, %ymm6
        vpaddd     160(%r12), %ymm6, %ymm6              // right step 2, f5: cycle 7
        vpxor      0x100(%r12), %ymm1, %ymm7
        vpxor      %ymm7, %ymm4, %ymm7
        vmovdqu    64(%r15), %ymm8
        vpaddd     160(%r12), %ymm8, %ymm9
        vpaddd     %ymm9, %ymm7, %ymm7
        vpslld     $15, %ymm7, %ymm9
        vpsrld     $17, %ymm7, %ymm7
        vpor       %ymm7, %ymm9, %ymm7
        vpaddd     0x120(%r12), %ymm7, %ymm7            // left step 3, f1: cycle 13
        mov        (%rdi), %rax
        vpslld     $10, %ymm1, %ymm9
        vpsrld     $22, %ymm1, %ymm1
        vpor       %ymm1, %ymm9, %ymm1
        vpor       0x140(%r12), %ymm3, %ymm9
        vpxor      %ymm9, %ymm6, %ymm9
        vmovdqu    224(%r15), %ymm10
        vpaddd     0x160(%r12), %ymm10, %ymm5
        vpaddd     %ymm5, %ymm9, %ymm5
        vpslld     $9, %ymm5, %ymm9
        vpsrld     $23, %ymm5, %ymm5
        vpor       %ymm5, %ymm9, %ymm5
        vpaddd     0x120(%r12), %ymm5, %ymm5            // right step 3, f5: cycle 12
        vpslld     $10, %ymm3, %ymm9
        vpsrld     $22, %ymm3, %ymm3
        vpor       %ymm3, %ymm9, %ymm3
        vpxor      %ymm4, %ymm1, %ymm9
        vpxor      %ymm9, %ymm7, %ymm9
        vmovdqu    96(%r15), %ymm10
        vpaddd     0x120(%r12), %ymm10, %ymm8
        vpaddd     %ymm8, %ymm9, %ymm8
        vpslld     $12, %ymm8, %ymm9
        vpsrld     $20, %ymm8, %ymm8
        vpor       %ymm8, %ymm9, %ymm8
        vpaddd     0x100(%r12), %ymm8, %ymm8            // left step 4, f1: cycle 18
        vpslld     $10, %ymm4, %ymm9
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm4, %ymm9, %ymm4
        vpaddd     0x180(%r12), %ymm0, %ymm9
        vpandn     %ymm3, %ymm6, %ymm0
        vpxor      %ymm0, %ymm5, %ymm0
        vpsubd     %ymm0, %ymm9, %ymm0
        vpslld     $11, %ymm0, %ymm9
        vpsrld     $21, %ymm0, %ymm0
        vmovdqu    (%rax), %xmm12
        vpor       %ymm0, %ymm9, %ymm0
        vpaddd     0x100(%r12), %ymm0, %ymm0            // right step 4, f5: cycle 17
        vpslld     $10, %ymm6, %ymm9
        vpsrld     $22, %ymm6, %ymm6
        vpor       %ymm6, %ymm9, %ymm6
        vpxor      %ymm7, %ymm4, %ymm9
        vpxor      %ymm9, %ymm8, %ymm9
        vmovdqu    128(%r15), %ymm10
        vpaddd     0x100(%r12), %ymm10, %ymm2
        vpaddd     %ymm2, %ymm9, %ymm2
        vpslld     $5, %ymm2, %ymm9
        vpsrld     $27, %ymm2, %ymm2
        vpor       %ymm2, %ymm9, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                  // left step 5, f1: cycle 23
        vpslld     $10, %ymm7, %ymm9
        vpsrld     $22, %ymm7, %ymm7
        vpor       %ymm7, %ymm9, %ymm7
        vpandn     %ymm6, %ymm5, %ymm9
        vpxor      %ymm9, %ymm0, %ymm9
        vmovdqa    0x1a0(%r12), %ymm10
        vpsubd     %ymm9, %ymm10, %ymm9
        vpslld     $13, %ymm9, %ymm10
        vpsrld     $19, %ymm9, %ymm9
        vpor       %ymm9, %ymm10, %ymm9
        vpaddd     %ymm3, %ymm9, %ymm9                  // right step 5, f5: cycle 22
        vpslld     $10, %ymm5, %ymm10
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm10, %ymm5
        vpxor      %ymm8, %ymm7, %ymm10
        vpxor      %ymm10, %ymm2, %ymm10
        vpaddd     160(%r15), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm10, %ymm1
        vpshufb    96(%r12), %ymm1, %ymm1
        vpaddd     %ymm4, %ymm1, %ymm1                  // left step 6, f1: cycle 27
        mov        32(%rdi), %rax
        vpslld     $10, %ymm8, %ymm10
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm8, %ymm10, %ymm8
        vpaddd     0x1c0(%r12), %ymm3, %ymm3
        vpaddd     64(%r15), %ymm3, %ymm3
        vpandn     %ymm5, %ymm0, %ymm10
        vpxor      %ymm10, %ymm9, %ymm10
        vpsubd     %ymm10, %ymm3, %ymm3
        vpslld     $15, %ymm3, %ymm10
        vpsrld     $17, %ymm3, %ymm3
        vpor       %ymm3, %ymm10, %ymm3
        vpaddd     %ymm6, %ymm3, %ymm3                  // right step 6, f5: cycle 27
        vpslld     $10, %ymm0, %ymm10
        vpsrld     $22, %ymm0, %ymm0
        vpor       %ymm0, %ymm10, %ymm0
        vpxor      %ymm2, %ymm8, %ymm10
        vpxor      %ymm10, %ymm1, %ymm10
        vpaddd     192(%r15), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm10, %ymm4
        vpslld     $7, %ymm4, %ymm10
        vpsrld     $25, %ymm4, %ymm4
        vpor       %ymm4, %ymm10, %ymm4
        vpaddd     %ymm7, %ymm4, %ymm4                  // left step 7, f1: cycle 32
        vpslld     $10, %ymm2, %ymm10
        vpsrld     $22, %ymm2, %ymm2
        vpor       %ymm2, %ymm10, %ymm2
        vpaddd     0x1c0(%r12), %ymm6, %ymm6
        vpandn     %ymm0, %ymm9, %ymm10
        vpxor      %ymm10, %ymm3, %ymm10
        vpsubd     %ymm10, %ymm6, %ymm6
        vpslld     $15, %ymm6, %ymm10
        vpsrld     $17, %ymm6, %ymm6
        vpor       %ymm6, %ymm10, %ymm6
        vinserti128 $1, (%rax), %ymm12, %ymm12
        vpaddd     %ymm5, %ymm6, %ymm6                  // right step 7, f5: cycle 32
        vpslld     $10, %ymm9, %ymm10
        vpsrld     $22, %ymm9, %ymm9
        vpor       %ymm9, %ymm10, %ymm9
        vpxor      %ymm1, %ymm2, %ymm10
        vpxor      %ymm10, %ymm4, %ymm10
        vpaddd     224(%r15), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm10, %ymm7
        vpslld     $9, %ymm7, %ymm10
        vpsrld     $23, %ymm7, %ymm7
        vpor       %ymm7, %ymm10, %ymm7
        vpaddd     %ymm8, %ymm7, %ymm7                  // left step 8, f1: cycle 37
        vpslld     $10, %ymm1, %ymm10
        vpsrld     $22, %ymm1, %ymm1
        vpor       %ymm1, %ymm10, %ymm1
        vpaddd     0x1c0(%r12), %ymm5, %ymm5
        vpaddd     128(%r15), %ymm5, %ymm5
        vpandn     %ymm9, %ymm3, %ymm10
        vpxor      %ymm10, %ymm6, %ymm10
        vpsubd     %ymm10, %ymm5, %ymm5
        vpslld     $5, %ymm5, %ymm10
        vpsrld     $27, %ymm5, %ymm5
        vpor       %ymm5, %ymm10, %ymm5
        vpaddd     %ymm0, %ymm5, %ymm5                  // right step 8, f5: cycle 37
        vpslld     $10, %ymm3, %ymm10
        vpsrld     $22, %ymm3, %ymm3
        vpor       %ymm3, %ymm10, %ymm3
        vpxor      %ymm4, %ymm1, %ymm10
        vpxor      %ymm10, %ymm7, %ymm10
        vpaddd     0x1e0(%r12), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm10, %ymm8
        vpslld     $11, %ymm8, %ymm10
        vpsrld     $21, %ymm8, %ymm8
        mov        8(%rdi), %rax
        vpor       %ymm8, %ymm10, %ymm8
        vpaddd     %ymm2, %ymm8, %ymm8                  // left step 9, f1: cycle 42
        vpslld     $10, %ymm4, %ymm10
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm4, %ymm10, %ymm4
        vpaddd     0x1c0(%r12), %ymm0, %ymm0
        vpandn     %ymm3, %ymm6, %ymm10
        vpxor      %ymm10, %ymm5, %ymm10
        vpsubd     %ymm10, %ymm0, %ymm0
        vpslld     $7, %ymm0, %ymm10
        vpsrld     $25, %ymm0, %ymm0
        vpor       %ymm0, %ymm10, %ymm0
        vpaddd     %ymm9, %ymm0, %ymm0                  // right step 9, f5: cycle 42
        vpslld     $10, %ymm6, %ymm10
        vpsrld     $22, %ymm6, %ymm6
        vpor       %ymm6, %ymm10, %ymm6
        vpxor      %ymm7, %ymm4, %ymm10
        vpxor      %ymm10, %ymm8, %ymm10
        vpaddd     %ymm2, %ymm10, %ymm2
        vpslld     $13, %ymm2, %ymm10
        vpsrld     $19, %ymm2, %ymm2
        vpor       %ymm2, %ymm10, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                  // left step 10, f1: cycle 47
        vpslld     $10, %ymm7, %ymm10
        vpsrld     $22, %ymm7, %ymm7
        vpor       %ymm7, %ymm10, %ymm7
        vpaddd     0x1c0(%r12), %ymm9, %ymm9
        vpaddd     192(%r15), %ymm9, %ymm9
        vpandn     %ymm6, %ymm5, %ymm10
        vpxor      %ymm10, %ymm0, %ymm10
        vpsubd     %ymm10, %ymm9, %ymm9
        vpslld     $7, %ymm9, %ymm10
        vpsrld     $25, %ymm9, %ymm9
        vpor       %ymm9, %ymm10, %ymm9
        vmovdqu    (%rax), %xmm13
        vpaddd     %ymm3, %ymm9, %ymm9                  // right step 10, f5: cycle 47
        vpslld     $10, %ymm5, %ymm10
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm10, %ymm5
        vpxor      %ymm8, %ymm7, %ymm10
        vpxor      %ymm10, %ymm2, %ymm10
        vpaddd     %ymm1, %ymm10, %ymm1
        vpslld     $14, %ymm1, %ymm10
        vpsrld     $18, %ymm1, %ymm1
        vpor       %ymm1, %ymm10, %ymm1
        vpaddd     %ymm4, %ymm1, %ymm1                  // left step 11, f1: cycle 52
        vpslld     $10, %ymm8, %ymm10
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm8, %ymm10, %ymm8
        vpaddd     0x1c0(%r12), %ymm3, %ymm3
        vpandn     %ymm5, %ymm0, %ymm10
        vpxor      %ymm10, %ymm9, %ymm10
        vpsubd     %ymm10, %ymm3, %ymm3
        vpshufb    96(%r12), %ymm3, %ymm3
        vpaddd     %ymm6, %ymm3, %ymm3                  // right step 11, f5: cycle 51
        vpslld     $10, %ymm0, %ymm10
        vpsrld     $22, %ymm0, %ymm0
        vpor       %ymm0, %ymm10, %ymm0
        vpxor      %ymm2, %ymm8, %ymm10
        vpxor      %ymm10, %ymm1, %ymm10
        vpaddd     %ymm4, %ymm10, %ymm4
        vpslld     $15, %ymm4, %ymm10
        vpsrld     $17, %ymm4, %ymm4
        vpor       %ymm4, %ymm10, %ymm4
        vpaddd     %ymm7, %ymm4, %ymm4                  // left step 12, f1: cycle 57
        vpslld     $10, %ymm2, %ymm10
        vpsrld     $22, %ymm2, %ymm2
        mov        40(%rdi), %rax
        vpor       %ymm2, %ymm10, %ymm2
        vpaddd     0x200(%r12), %ymm6, %ymm6
        vpandn     %ymm0, %ymm9, %ymm10
        vpxor      %ymm10, %ymm3, %ymm10
        vpsubd     %ymm10, %ymm6, %ymm6
        vpslld     $11, %ymm6, %ymm10
        vpsrld     $21, %ymm6, %ymm6
        vpor       %ymm6, %ymm10, %ymm6
        vpaddd     %ymm5, %ymm6, %ymm6                  // right step 12, f5: cycle 56
        vpslld     $10, %ymm9, %ymm10
        vpsrld     $22, %ymm9, %ymm9
        vpor       %ymm9, %ymm10, %ymm9
        vpxor      %ymm1, %ymm2, %ymm10
        vpxor      %ymm10, %ymm4, %ymm10
        vpaddd     %ymm7, %ymm10, %ymm7
        vpslld     $6, %ymm7, %ymm10
        vpsrld     $26, %ymm7, %ymm7
        vpor       %ymm7, %ymm10, %ymm7
        vpaddd     %ymm8, %ymm7, %ymm7                  // left step 13, f1: cycle 62
        vpslld     $10, %ymm1, %ymm10
        vpsrld     $22, %ymm1, %ymm1
        vpor       %ymm1, %ymm10, %ymm1
        vpaddd     0x1c0(%r12), %ymm5, %ymm5
        vpaddd     32(%r15), %ymm5, %ymm5
        vpandn     %ymm9, %ymm3, %ymm10
        vpxor      %ymm10, %ymm6, %ymm10
        vpsubd     %ymm10, %ymm5, %ymm5
        vpslld     $14, %ymm5, %ymm10
        vpsrld     $18, %ymm5, %ymm5
        vpor       %ymm5, %ymm10, %ymm5
        vpaddd     %ymm0, %ymm5, %ymm5                  // right step 13, f5: cycle 61
        vpslld     $10, %ymm3, %ymm10
        vpsrld     $22, %ymm3, %ymm3
        vpor       %ymm3, %ymm10, %ymm3
        vinserti128 $1, (%rax), %ymm13, %ymm13
        vpxor      %ymm4, %ymm1, %ymm10
        vpxor      %ymm10, %ymm7, %ymm10
        vpaddd     %ymm8, %ymm10, %ymm8
        vpslld     $7, %ymm8, %ymm10
        vpsrld     $25, %ymm8, %ymm8
        vpor       %ymm8, %ymm10, %ymm8
        vpaddd     %ymm2, %ymm8, %ymm8                  // left step 14, f1: cycle 67
        vpslld     $10, %ymm4, %ymm10
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm4, %ymm10, %ymm4
        vpaddd     0x1c0(%r12), %ymm0, %ymm0
        vpandn     %ymm3, %ymm6, %ymm10
        vpxor      %ymm10, %ymm5, %ymm10
        vpsubd     %ymm10, %ymm0, %ymm0
        vpslld     $14, %ymm0, %ymm10
        vpsrld     $18, %ymm0, %ymm0
        vpor       %ymm0, %ymm10, %ymm0
        vpaddd     %ymm9, %ymm0, %ymm0                  // right step 14, f5: cycle 66
        vpslld     $10, %ymm6, %ymm10
        vpsrld     $22, %ymm6, %ymm6
        vpor       %ymm6, %ymm10, %ymm6
        vpxor      %ymm7, %ymm4, %ymm10
        vpxor      %ymm10, %ymm8, %ymm10
        vpaddd     0x220(%r12), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm10, %ymm2
        vpslld     $9, %ymm2, %ymm10
        vpsrld     $23, %ymm2, %ymm2
        vpor       %ymm2, %ymm10, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                  // left step 15, f1: cycle 72
        vpslld     $10, %ymm7, %ymm10
        vpsrld     $22, %ymm7, %ymm7
        vpor       %ymm7, %ymm10, %ymm7
        vpaddd     0x1c0(%r12), %ymm9, %ymm9
        mov        16(%rdi), %rax
        vpaddd     96(%r15), %ymm9, %ymm9
        vpandn     %ymm6, %ymm5, %ymm10
        vpxor      %ymm10, %ymm0, %ymm10
        vpsubd     %ymm10, %ymm9, %ymm9
        vpslld     $12, %ymm9, %ymm10
        vpsrld     $20, %ymm9, %ymm9
        vpor       %ymm9, %ymm10, %ymm9
        vpaddd     %ymm3, %ymm9, %ymm9                  // right step 15, f5: cycle 71
        vpslld     $10, %ymm5, %ymm10
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm10, %ymm5
        vpxor      %ymm8, %ymm7, %ymm10
        vpxor      %ymm10, %ymm2, %ymm10
        vpaddd     %ymm1, %ymm10, %ymm1
        vpshufb    96(%r12), %ymm1, %ymm1
        vpaddd     %ymm4, %ymm1, %ymm1                  // left step 16, f1: cycle 76
        vpslld     $10, %ymm8, %ymm10
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm8, %ymm10, %ymm8
        vpaddd     0x1c0(%r12), %ymm3, %ymm3
        vpandn     %ymm5, %ymm0, %ymm10
        vpxor      %ymm10, %ymm9, %ymm10
        vpsubd     %ymm10, %ymm3, %ymm3
        vpslld     $6, %ymm3, %ymm10
        vpsrld     $26, %ymm3, %ymm3
        vpor       %ymm3, %ymm10, %ymm3
        vpaddd     %ymm6, %ymm3, %ymm3                  // right step 16, f5: cycle 76
        vpslld     $10, %ymm0, %ymm10
        vpsrld     $22, %ymm0, %ymm0
        vpor       %ymm0, %ymm10, %ymm0
        vpand      %ymm2, %ymm1, %ymm10
        vmovdqu    %ymm5, 0x2a0(%rsp)
        vpandn     %ymm8, %ymm1, %ymm5
        vmovdqu    (%rax), %xmm14
        vpor       %ymm5, %ymm10, %ymm5
        vpaddd     0x240(%r12), %ymm4, %ymm4
        vpaddd     224(%r15), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm5, %ymm4
        vpslld     $7, %ymm4, %ymm5
        vpsrld     $25, %ymm4, %ymm4
        vpor       %ymm4, %ymm5, %ymm4
        vpaddd     %ymm7, %ymm4, %ymm4                  // left step 17, f2: cycle 82
        vpslld     $10, %ymm2, %ymm5
        vpsrld     $22, %ymm2, %ymm2
        vpor       %ymm2, %ymm5, %ymm2
        vpand      %ymm0, %ymm3, %ymm5
        vpandn     %ymm9, %ymm0, %ymm10
        vpaddd     0x260(%r12), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm10, %ymm6
        vpaddd     192(%r15), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm5, %ymm5
        vpslld     $9, %ymm5, %ymm6
        vpsrld     $23, %ymm5, %ymm5
        vpor       %ymm5, %ymm6, %ymm5
        vpaddd     0x2a0(%rsp), %ymm5, %ymm5            // right step 17, f4: cycle 81
        vpslld     $10, %ymm9, %ymm6
        vpsrld     $22, %ymm9, %ymm9
        vpor       %ymm9, %ymm6, %ymm6
        vpand      %ymm1, %ymm4, %ymm9
        vpandn     %ymm2, %ymm4, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x240(%r12), %ymm7, %ymm7
        vpaddd     128(%r15), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm9, %ymm7
        vpslld     $6, %ymm7, %ymm9
        vpsrld     $26, %ymm7, %ymm7
        vpor       %ymm7, %ymm9, %ymm7
        vpaddd     %ymm8, %ymm7, %ymm7                  // left step 18, f2: cycle 88
        mov        48(%rdi), %rax
        vpslld     $10, %ymm1, %ymm9
        vpsrld     $22, %ymm1, %ymm1
        vpor       %ymm1, %ymm9, %ymm1
        vpand      %ymm6, %ymm5, %ymm9
        vpandn     %ymm3, %ymm6, %ymm10
        vmovdqu    %ymm6, 0x2c0(%rsp)
        vmovdqu    0x2a0(%rsp), %ymm6
        vpaddd     0x260(%r12), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm10, %ymm6
        vpaddd     %ymm6, %ymm9, %ymm6
        vpslld     $13, %ymm6, %ymm9
        vpsrld     $19, %ymm6, %ymm6
        vpor       %ymm6, %ymm9, %ymm6
        vpaddd     %ymm0, %ymm6, %ymm6                  // right step 18, f4: cycle 86
        vpslld     $10, %ymm3, %ymm9
        vpsrld     $22, %ymm3, %ymm3
        vpor       %ymm3, %ymm9, %ymm3
        vpand      %ymm4, %ymm7, %ymm9
        vpandn     %ymm1, %ymm7, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x240(%r12), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm9, %ymm8
        vpshufb    96(%r12), %ymm8, %ymm8
        vpaddd     %ymm2, %ymm8, %ymm8                  // left step 19, f2: cycle 93
        vpslld     $10, %ymm4, %ymm9
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm4, %ymm9, %ymm4
        vpand      %ymm3, %ymm6, %ymm9
        vpandn     %ymm5, %ymm3, %ymm10
        vpaddd     0x260(%r12), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm10, %ymm0
        vpaddd     96(%r15), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm9, %ymm0
        vpslld     $15, %ymm0, %ymm9
        vinserti128 $1, (%rax), %ymm14, %ymm14
        vpsrld     $17, %ymm0, %ymm0
        vpor       %ymm0, %ymm9, %ymm0
        vpaddd     0x2c0(%rsp), %ymm0, %ymm0            // right step 19, f4: cycle 91
        vpslld     $10, %ymm5, %ymm9
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm9, %ymm5
        vpand      %ymm7, %ymm8, %ymm9
        vpandn     %ymm4, %ymm8, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x240(%r12), %ymm2, %ymm2
        vpaddd     32(%r15), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm9, %ymm2
        vpslld     $13, %ymm2, %ymm9
        vpsrld     $19, %ymm2, %ymm2
        vpor       %ymm2, %ymm9, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                  // left step 20, f2: cycle 99
        vpslld     $10, %ymm7, %ymm9
        vpsrld     $22, %ymm7, %ymm7
        vpor       %ymm7, %ymm9, %ymm7
        vpand      %ymm5, %ymm0, %ymm9
        vpandn     %ymm6, %ymm5, %ymm10
        vmovdqu    %ymm5, 0x2a0(%rsp)
        vmovdqu    0x2c0(%rsp), %ymm5
        vpaddd     0x260(%r12), %ymm5, %ymm5
        vpaddd     %ymm5, %ymm10, %ymm5
        vpaddd     224(%r15), %ymm5, %ymm5
        vpaddd     %ymm5, %ymm9, %ymm5
        vpslld     $7, %ymm5, %ymm9
        vpsrld     $25, %ymm5, %ymm5
        vpor       %ymm5, %ymm9, %ymm5
        vpaddd     %ymm3, %ymm5, %ymm5                  // right step 20, f4: cycle 96
        vpslld     $10, %ymm6, %ymm9
        vpsrld     $22, %ymm6, %ymm6
        vpor       %ymm6, %ymm9, %ymm6
        mov        24(%rdi), %rax
        vpand      %ymm8, %ymm2, %ymm9
        vpandn     %ymm7, %ymm2, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x240(%r12), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm9, %ymm1
        vpslld     $11, %ymm1, %ymm9
        vpsrld     $21, %ymm1, %ymm1
        vpor       %ymm1, %ymm9, %ymm1
        vpaddd     %ymm4, %ymm1, %ymm1                  // left step 21, f2: cycle 105
        vpslld     $10, %ymm8, %ymm9
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm8, %ymm9, %ymm8
        vpand      %ymm6, %ymm5, %ymm9
        vpandn     %ymm0, %ymm6, %ymm10
        vpaddd     0x260(%r12), %ymm3, %ymm3
        vpaddd     %ymm3, %ymm10, %ymm3
        vpaddd     (%r15), %ymm3, %ymm3
        vpaddd     %ymm3, %ymm9, %ymm3
        vpslld     $12, %ymm3, %ymm9
        vpsrld     $20, %ymm3, %ymm3
        vpor       %ymm3, %ymm9, %ymm3
        vpaddd     0x2a0(%rsp), %ymm3, %ymm3            // right step 21, f4: cycle 101
        vpslld     $10, %ymm0, %ymm9
        vpsrld     $22, %ymm0, %ymm0
        vpor       %ymm0, %ymm9, %ymm0
        vpand      %ymm2, %ymm1, %ymm9
        vpandn     %ymm8, %ymm1, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x240(%r12), %ymm4, %ymm4
        vpaddd     192(%r15), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm9, %ymm4
        vpslld     $9, %ymm4, %ymm9
        vpsrld     $23, %ymm4, %ymm4
        vpor       %ymm4, %ymm9, %ymm4
        vmovdqu    (%rax), %xmm15
        vpaddd     %ymm7, %ymm4, %ymm4                  // left step 22, f2: cycle 111
        vpslld     $10, %ymm2, %ymm9
        vpsrld     $22, %ymm2, %ymm2
        vpor       %ymm2, %ymm9, %ymm2
        vpand      %ymm0, %ymm3, %ymm9
        vpandn     %ymm5, %ymm0, %ymm10
        vmovdqu    %ymm0, 0x2c0(%rsp)
        vmovdqu    0x2a0(%rsp), %ymm0
        vpaddd     0x260(%r12), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm10, %ymm0
        vpaddd     %ymm0, %ymm9, %ymm0
        vpshufb    96(%r12), %ymm0, %ymm0
        vpaddd     %ymm6, %ymm0, %ymm0                  // right step 22, f4: cycle 105
        vpslld     $10, %ymm5, %ymm9
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm9, %ymm5
        vpand      %ymm1, %ymm4, %ymm9
        vpandn     %ymm2, %ymm4, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x240(%r12), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm9, %ymm7
        vpslld     $7, %ymm7, %ymm9
        vpsrld     $25, %ymm7, %ymm7
        vpor       %ymm7, %ymm9, %ymm7
        vpaddd     %ymm8, %ymm7, %ymm7                  // left step 23, f2: cycle 117
        vpslld     $10, %ymm1, %ymm9
        vpsrld     $22, %ymm1, %ymm1
        vpor       %ymm1, %ymm9, %ymm1
        vpand      %ymm5, %ymm0, %ymm9
        vpandn     %ymm3, %ymm5, %ymm10
        vpaddd     0x260(%r12), %ymm6, %ymm6
        vpaddd     160(%r15), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm10, %ymm6
        mov        56(%rdi), %rax
        vpaddd     %ymm6, %ymm9, %ymm6
        vpslld     $9, %ymm6, %ymm9
        vpsrld     $23, %ymm6, %ymm6
        vpor       %ymm6, %ymm9, %ymm6
        vpaddd     0x2c0(%rsp), %ymm6, %ymm6            // right step 23, f4: cycle 110
        vpslld     $10, %ymm3, %ymm9
        vpsrld     $22, %ymm3, %ymm3
        vpor       %ymm3, %ymm9, %ymm3
        vpand      %ymm4, %ymm7, %ymm9
        vpandn     %ymm1, %ymm7, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x240(%r12), %ymm8, %ymm8
        vpaddd     96(%r15), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm9, %ymm8
        vpslld     $15, %ymm8, %ymm9
        vpsrld     $17, %ymm8, %ymm8
        vpor       %ymm8, %ymm9, %ymm8
        vpaddd     %ymm2, %ymm8, %ymm8                  // left step 24, f2: cycle 123
        vpslld     $10, %ymm4, %ymm9
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm4, %ymm9, %ymm4
        vpand      %ymm3, %ymm6, %ymm9
        vpandn     %ymm0, %ymm3, %ymm10
        vmovdqu    %ymm3, 0x2a0(%rsp)
        vmovdqu    0x2c0(%rsp), %ymm3
        vpaddd     0x260(%r12), %ymm3, %ymm3
        vpaddd     %ymm3, %ymm10, %ymm3
        vpaddd     %ymm3, %ymm9, %ymm3
        vpslld     $11, %ymm3, %ymm9
        vpsrld     $21, %ymm3, %ymm3
        vpor       %ymm3, %ymm9, %ymm3
        vpaddd     %ymm5, %ymm3, %ymm3                  // right step 24, f4: cycle 115
        vpslld     $10, %ymm0, %ymm9
        vpsrld     $22, %ymm0, %ymm0
        vinserti128 $1, (%rax), %ymm15, %ymm15
        vpor       %ymm0, %ymm9, %ymm0
        vpand      %ymm7, %ymm8, %ymm9
        vpandn     %ymm4, %ymm8, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x240(%r12), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm9, %ymm2
        vpslld     $7, %ymm2, %ymm9
        vpsrld     $25, %ymm2, %ymm2
        vpor       %ymm2, %ymm9, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                  // left step 25, f2: cycle 129
        vpslld     $10, %ymm7, %ymm9
        vpsrld     $22, %ymm7, %ymm7
        vpor       %ymm7, %ymm9, %ymm7
        vpand      %ymm0, %ymm3, %ymm9
        vpandn     %ymm6, %ymm0, %ymm10
        vpaddd     0x280(%r12), %ymm5, %ymm5
        vpaddd     %ymm5, %ymm10, %ymm5
        vpaddd     %ymm5, %ymm9, %ymm5
        vpslld     $7, %ymm5, %ymm9
        vpsrld     $25, %ymm5, %ymm5
        vpor       %ymm5, %ymm9, %ymm5
        vpaddd     0x2a0(%rsp), %ymm5, %ymm5            // right step 25, f4: cycle 120
        vpslld     $10, %ymm6, %ymm9
        vpsrld     $22, %ymm6, %ymm6
        vpor       %ymm6, %ymm9, %ymm6
        vpand      %ymm8, %ymm2, %ymm9
        vpandn     %ymm7, %ymm2, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x240(%r12), %ymm1, %ymm1
        vpaddd     (%r15), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm9, %ymm1
        vpslld     $12, %ymm1, %ymm9
        vpsrld     $20, %ymm1, %ymm1
        vpor       %ymm1, %ymm9, %ymm1
        vpunpckldq %ymm13, %ymm12, %ymm11
        vpaddd     %ymm4, %ymm1, %ymm1                  // left step 26, f2: cycle 135
        vpslld     $10, %ymm8, %ymm9
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm8, %ymm9, %ymm8
        vpand      %ymm6, %ymm5, %ymm9
        vpandn     %ymm3, %ymm6, %ymm10
        vmovdqu    %ymm6, 0x2c0(%rsp)
        vmovdqu    0x2a0(%rsp), %ymm6
        vpaddd     0x260(%r12), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm10, %ymm6
        vpaddd     %ymm6, %ymm9, %ymm6
        vpslld     $7, %ymm6, %ymm9
        vpsrld     $25, %ymm6, %ymm6
        vpor       %ymm6, %ymm9, %ymm6
        vpaddd     %ymm0, %ymm6, %ymm6                  // right step 26, f4: cycle 125
        vpslld     $10, %ymm3, %ymm9
        vpsrld     $22, %ymm3, %ymm3
        vpor       %ymm3, %ymm9, %ymm3
        vpand      %ymm2, %ymm1, %ymm9
        vpandn     %ymm8, %ymm1, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x240(%r12), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm9, %ymm4
        vpslld     $15, %ymm4, %ymm9
        vpsrld     $17, %ymm4, %ymm4
        vpor       %ymm4, %ymm9, %ymm4
        vpaddd     %ymm7, %ymm4, %ymm4                  // left step 27, f2: cycle 141
        vpslld     $10, %ymm2, %ymm9
        vpsrld     $22, %ymm2, %ymm2
        vpor       %ymm2, %ymm9, %ymm2
        vpand      %ymm3, %ymm6, %ymm9
        vpandn     %ymm5, %ymm3, %ymm10
        vpaddd     0x2a0(%r12), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm10, %ymm0
        vpunpckhdq %ymm13, %ymm12, %ymm12
        vpaddd     %ymm0, %ymm9, %ymm0
        vpslld     $12, %ymm0, %ymm9
        vpsrld     $20, %ymm0, %ymm0
        vpor       %ymm0, %ymm9, %ymm0
        vpaddd     0x2c0(%rsp), %ymm0, %ymm0            // right step 27, f4: cycle 130
        vpslld     $10, %ymm5, %ymm9
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm9, %ymm5
        vpand      %ymm1, %ymm4, %ymm9
        vpandn     %ymm2, %ymm4, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x240(%r12), %ymm7, %ymm7
        vpaddd     160(%r15), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm9, %ymm7
        vpslld     $9, %ymm7, %ymm9
        vpsrld     $23, %ymm7, %ymm7
        vpor       %ymm7, %ymm9, %ymm7
        vpaddd     %ymm8, %ymm7, %ymm7                  // left step 28, f2: cycle 147
        vpslld     $10, %ymm1, %ymm9
        vpsrld     $22, %ymm1, %ymm1
        vpor       %ymm1, %ymm9, %ymm1
        vpand      %ymm5, %ymm0, %ymm9
        vpandn     %ymm6, %ymm5, %ymm10
        vmovdqu    %ymm5, 0x2a0(%rsp)
        vmovdqu    0x2c0(%rsp), %ymm5
        vpaddd     0x260(%r12), %ymm5, %ymm5
        vpaddd     %ymm5, %ymm10, %ymm5
        vpaddd     %ymm5, %ymm9, %ymm5
        vpslld     $7, %ymm5, %ymm9
        vpsrld     $25, %ymm5, %ymm5
        vpor       %ymm5, %ymm9, %ymm5
        vpaddd     %ymm3, %ymm5, %ymm5                  // right step 28, f4: cycle 135
        vpslld     $10, %ymm6, %ymm9
        vpunpckldq %ymm15, %ymm14, %ymm13
        vpsrld     $22, %ymm6, %ymm6
        vpor       %ymm6, %ymm9, %ymm6
        vpand      %ymm4, %ymm7, %ymm9
        vpandn     %ymm1, %ymm7, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x240(%r12), %ymm8, %ymm8
        vpaddd     64(%r15), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm9, %ymm8
        vpslld     $11, %ymm8, %ymm9
        vpsrld     $21, %ymm8, %ymm8
        vpor       %ymm8, %ymm9, %ymm8
        vpaddd     %ymm2, %ymm8, %ymm8                  // left step 29, f2: cycle 153
        vpslld     $10, %ymm4, %ymm9
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm4, %ymm9, %ymm4
        vpand      %ymm6, %ymm5, %ymm9
        vpandn     %ymm0, %ymm6, %ymm10
        vpaddd     0x260(%r12), %ymm3, %ymm3
        vpaddd     %ymm3, %ymm10, %ymm3
        vpaddd     128(%r15), %ymm3, %ymm3
        vpaddd     %ymm3, %ymm9, %ymm3
        vpslld     $6, %ymm3, %ymm9
        vpsrld     $26, %ymm3, %ymm3
        vpor       %ymm3, %ymm9, %ymm3
        vpaddd     0x2a0(%rsp), %ymm3, %ymm3            // right step 29, f4: cycle 140
        vpslld     $10, %ymm0, %ymm9
        vpsrld     $22, %ymm0, %ymm0
        vpor       %ymm0, %ymm9, %ymm0
        vpand      %ymm7, %ymm8, %ymm9
        vpandn     %ymm4, %ymm8, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x2c0(%r12), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm9, %ymm2
        vpslld     $7, %ymm2, %ymm9
        vpunpckhdq %ymm15, %ymm14, %ymm14
        vpsrld     $25, %ymm2, %ymm2
        vpor       %ymm2, %ymm9, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                  // left step 30, f2: cycle 159
        vpslld     $10, %ymm7, %ymm9
        vpsrld     $22, %ymm7, %ymm7
        vpor       %ymm7, %ymm9, %ymm7
        vpand      %ymm0, %ymm3, %ymm9
        vpandn     %ymm5, %ymm0, %ymm10
        vmovdqu    %ymm0, 0x2c0(%rsp)
        vmovdqu    0x2a0(%rsp), %ymm0
        vpaddd     0x260(%r12), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm10, %ymm0
        vpaddd     %ymm0, %ymm9, %ymm0
        vpslld     $15, %ymm0, %ymm9
        vpsrld     $17, %ymm0, %ymm0
        vpor       %ymm0, %ymm9, %ymm0
        vpaddd     %ymm6, %ymm0, %ymm0                  // right step 30, f4: cycle 145
        vpslld     $10, %ymm5, %ymm9
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm9, %ymm5
        vpand      %ymm8, %ymm2, %ymm9
        vpandn     %ymm7, %ymm2, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x240(%r12), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm9, %ymm1
        vpslld     $13, %ymm1, %ymm9
        vpsrld     $19, %ymm1, %ymm1
        vpor       %ymm1, %ymm9, %ymm1
        vpaddd     %ymm4, %ymm1, %ymm1                  // left step 31, f2: cycle 165
        vpslld     $10, %ymm8, %ymm9
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm8, %ymm9, %ymm8
        vpand      %ymm5, %ymm0, %ymm9
        vpandn     %ymm3, %ymm5, %ymm10
        vpunpcklqdq %ymm13, %ymm11, %ymm15
        vpaddd     0x260(%r12), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm10, %ymm6
        vpaddd     32(%r15), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm9, %ymm6
        vpslld     $13, %ymm6, %ymm9
        vpsrld     $19, %ymm6, %ymm6
        vpor       %ymm6, %ymm9, %ymm6
        vpaddd     0x2c0(%rsp), %ymm6, %ymm6            // right step 31, f4: cycle 150
        vpslld     $10, %ymm3, %ymm9
        vpsrld     $22, %ymm3, %ymm3
        vpor       %ymm3, %ymm9, %ymm3
        vpand      %ymm2, %ymm1, %ymm9
        vpandn     %ymm8, %ymm1, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x2e0(%r12), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm9, %ymm4
        vpslld     $12, %ymm4, %ymm9
        vpsrld     $20, %ymm4, %ymm4
        vpor       %ymm4, %ymm9, %ymm4
        vpaddd     %ymm7, %ymm4, %ymm4                  // left step 32, f2: cycle 171
        vpslld     $10, %ymm2, %ymm9
        vpsrld     $22, %ymm2, %ymm2
        vpor       %ymm2, %ymm9, %ymm2
        vpand      %ymm3, %ymm6, %ymm9
        vpandn     %ymm0, %ymm3, %ymm10
        vmovdqu    %ymm3, 0x2a0(%rsp)
        vmovdqu    0x2c0(%rsp), %ymm3
        vpaddd     0x260(%r12), %ymm3, %ymm3
        vpaddd     %ymm3, %ymm10, %ymm3
        vpaddd     64(%r15), %ymm3, %ymm3
        vpaddd     %ymm3, %ymm9, %ymm3
        vpslld     $11, %ymm3, %ymm9
        vpsrld     $21, %ymm3, %ymm3
        vpor       %ymm3, %ymm9, %ymm3
        vpunpckhqdq %ymm13, %ymm11, %ymm11
        vpaddd     %ymm5, %ymm3, %ymm3                  // right step 32, f4: cycle 155
        vpslld     $10, %ymm0, %ymm9
        vpsrld     $22, %ymm0, %ymm0
        vpor       %ymm0, %ymm9, %ymm0
        vpaddd     0x300(%r12), %ymm7, %ymm7
        vpaddd     96(%r15), %ymm7, %ymm7
        vpandn     %ymm1, %ymm4, %ymm9
        vpxor      %ymm2, %ymm9, %ymm9
        vpsubd     %ymm9, %ymm7, %ymm7
        vpslld     $11, %ymm7, %ymm9
        vpsrld     $21, %ymm7, %ymm7
        vpor       %ymm7, %ymm9, %ymm7
        vpaddd     %ymm8, %ymm7, %ymm7                  // left step 33, f3: cycle 177
        vpslld     $10, %ymm1, %ymm9
        vpsrld     $22, %ymm1, %ymm1
        vpor       %ymm1, %ymm9, %ymm1
        vpaddd     0x320(%r12), %ymm5, %ymm5
        vpandn     %ymm6, %ymm3, %ymm9
        vpxor      %ymm0, %ymm9, %ymm9
        vpsubd     %ymm9, %ymm5, %ymm5
        vpslld     $9, %ymm5, %ymm9
        vpsrld     $23, %ymm5, %ymm5
        vpor       %ymm5, %ymm9, %ymm5
        vpaddd     0x2a0(%rsp), %ymm5, %ymm5            // right step 33, f3: cycle 161
        vpslld     $10, %ymm6, %ymm9
        vpsrld     $22, %ymm6, %ymm6
        vpor       %ymm6, %ymm9, %ymm6
        vpaddd     0x300(%r12), %ymm8, %ymm8
        vpandn     %ymm4, %ymm7, %ymm9
        vpxor      %ymm1, %ymm9, %ymm9
        vpsubd     %ymm9, %ymm8, %ymm8
        vpslld     $13, %ymm8, %ymm9
        vpsrld     $19, %ymm8, %ymm8
        vpor       %ymm8, %ymm9, %ymm8
        vpunpcklqdq %ymm14, %ymm12, %ymm13
        vpaddd     %ymm2, %ymm8, %ymm8                  // left step 34, f3: cycle 183
        vpslld     $10, %ymm4, %ymm9
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm4, %ymm9, %ymm4
        vmovdqu    0x2a0(%rsp), %ymm9
        vpaddd     0x320(%r12), %ymm9, %ymm9
        vpaddd     160(%r15), %ymm9, %ymm9
        vpandn     %ymm3, %ymm5, %ymm10
        vpxor      %ymm6, %ymm10, %ymm10
        vpsubd     %ymm10, %ymm9, %ymm9
        vpslld     $7, %ymm9, %ymm10
        vpsrld     $25, %ymm9, %ymm9
        vpor       %ymm9, %ymm10, %ymm9
        vpaddd     %ymm0, %ymm9, %ymm9                  // right step 34, f3: cycle 167
        vpslld     $10, %ymm3, %ymm10
        vpsrld     $22, %ymm3, %ymm3
        vpor       %ymm3, %ymm10, %ymm3
        vpaddd     0x340(%r12), %ymm2, %ymm2
        vpandn     %ymm7, %ymm8, %ymm10
        vpxor      %ymm4, %ymm10, %ymm10
        vpsubd     %ymm10, %ymm2, %ymm2
        vpslld     $6, %ymm2, %ymm10
        vpsrld     $26, %ymm2, %ymm2
        vpor       %ymm2, %ymm10, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                  // left step 35, f3: cycle 189
        vpslld     $10, %ymm7, %ymm10
        vpsrld     $22, %ymm7, %ymm7
        vpor       %ymm7, %ymm10, %ymm7
        vpaddd     0x320(%r12), %ymm0, %ymm0
        vpaddd     32(%r15), %ymm0, %ymm0
        vpandn     %ymm5, %ymm9, %ymm10
        vpxor      %ymm3, %ymm10, %ymm10
        vpsubd     %ymm10, %ymm0, %ymm0
        vpunpckhqdq %ymm14, %ymm12, %ymm12
        vpslld     $15, %ymm0, %ymm10
        vpsrld     $17, %ymm0, %ymm0
        vpor       %ymm0, %ymm10, %ymm0
        vpaddd     %ymm6, %ymm0, %ymm0                  // right step 35, f3: cycle 173
        vpslld     $10, %ymm5, %ymm10
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm10, %ymm5
        vpaddd     0x300(%r12), %ymm1, %ymm1
        vpaddd     128(%r15), %ymm1, %ymm1
        vpandn     %ymm8, %ymm2, %ymm10
        vpxor      %ymm7, %ymm10, %ymm10
        vpsubd     %ymm10, %ymm1, %ymm1
        vpslld     $7, %ymm1, %ymm10
        vpsrld     $25, %ymm1, %ymm1
        vpor       %ymm1, %ymm10, %ymm1
        vpaddd     %ymm4, %ymm1, %ymm1                  // left step 36, f3: cycle 195
        vpslld     $10, %ymm8, %ymm10
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm8, %ymm10, %ymm8
        vpaddd     0x320(%r12), %ymm6, %ymm6
        vpaddd     96(%r15), %ymm6, %ymm6
        vpandn     %ymm9, %ymm0, %ymm10
        vpxor      %ymm5, %ymm10, %ymm10
        vpsubd     %ymm10, %ymm6, %ymm6
        vpslld     $11, %ymm6, %ymm10
        vpsrld     $21, %ymm6, %ymm6
        vpor       %ymm6, %ymm10, %ymm6
        vpaddd     %ymm3, %ymm6, %ymm6                  // right step 36, f3: cycle 179
        vpslld     $10, %ymm9, %ymm10
        vpsrld     $22, %ymm9, %ymm9
        vpor       %ymm9, %ymm10, %ymm9
        vpaddd     0x300(%r12), %ymm4, %ymm4
        vpandn     %ymm2, %ymm1, %ymm10
        vmovdqu    %ymm15, (%r14)
        vpxor      %ymm8, %ymm10, %ymm10
        vpsubd     %ymm10, %ymm4, %ymm4
        vpslld     $14, %ymm4, %ymm10
        vpsrld     $18, %ymm4, %ymm4
        vpor       %ymm4, %ymm10, %ymm4
        vpaddd     %ymm7, %ymm4, %ymm4                  // left step 37, f3: cycle 201
        vpslld     $10, %ymm2, %ymm10
        vpsrld     $22, %ymm2, %ymm2
        vpor       %ymm2, %ymm10, %ymm2
        vpaddd     0x320(%r12), %ymm3, %ymm3
        vpaddd     224(%r15), %ymm3, %ymm3
        vpandn     %ymm0, %ymm6, %ymm10
        vpxor      %ymm9, %ymm10, %ymm10
        vpsubd     %ymm10, %ymm3, %ymm3
        vpshufb    96(%r12), %ymm3, %ymm3
        vpaddd     %ymm5, %ymm3, %ymm3                  // right step 37, f3: cycle 184
        vpslld     $10, %ymm0, %ymm10
        vpsrld     $22, %ymm0, %ymm0
        vpor       %ymm0, %ymm10, %ymm0
        vpaddd     0x300(%r12), %ymm7, %ymm7
        vpandn     %ymm1, %ymm4, %ymm10
        vpxor      %ymm2, %ymm10, %ymm10
        vpsubd     %ymm10, %ymm7, %ymm7
        vpslld     $9, %ymm7, %ymm10
        vpsrld     $23, %ymm7, %ymm7
        vpor       %ymm7, %ymm10, %ymm7
        vpaddd     %ymm8, %ymm7, %ymm7                  // left step 38, f3: cycle 207
        vpslld     $10, %ymm1, %ymm10
        vpsrld     $22, %ymm1, %ymm1
        vpor       %ymm1, %ymm10, %ymm1
        vpaddd     0x360(%r12), %ymm5, %ymm5
        vpandn     %ymm6, %ymm3, %ymm10
        vpxor      %ymm0, %ymm10, %ymm10
        vpsubd     %ymm10, %ymm5, %ymm5
        vmovdqu    %ymm11, 32(%r14)
        vpslld     $6, %ymm5, %ymm10
        vpsrld     $26, %ymm5, %ymm5
        vpor       %ymm5, %ymm10, %ymm5
        vpaddd     %ymm9, %ymm5, %ymm5                  // right step 38, f3: cycle 190
        vpslld     $10, %ymm6, %ymm10
        vpsrld     $22, %ymm6, %ymm6
        vpor       %ymm6, %ymm10, %ymm6
        vpaddd     0x380(%r12), %ymm8, %ymm8
        vpandn     %ymm4, %ymm7, %ymm10
        vpxor      %ymm1, %ymm10, %ymm10
        vpsubd     %ymm10, %ymm8, %ymm8
        vpslld     $13, %ymm8, %ymm10
        vpsrld     $19, %ymm8, %ymm8
        vpor       %ymm8, %ymm10, %ymm8
        vpaddd     %ymm2, %ymm8, %ymm8                  // left step 39, f3: cycle 213
        vpslld     $10, %ymm4, %ymm10
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm4, %ymm10, %ymm4
        vpaddd     0x320(%r12), %ymm9, %ymm9
        vpaddd     192(%r15), %ymm9, %ymm9
        vpandn     %ymm3, %ymm5, %ymm10
        vpxor      %ymm6, %ymm10, %ymm10
        vpsubd     %ymm10, %ymm9, %ymm9
        vpslld     $6, %ymm9, %ymm10
        vpsrld     $26, %ymm9, %ymm9
        vpor       %ymm9, %ymm10, %ymm9
        vpaddd     %ymm0, %ymm9, %ymm9                  // right step 39, f3: cycle 196
        vpslld     $10, %ymm3, %ymm10
        vpsrld     $22, %ymm3, %ymm3
        vpor       %ymm3, %ymm10, %ymm3
        vpaddd     0x300(%r12), %ymm2, %ymm2
        vpaddd     32(%r15), %ymm2, %ymm2
        vpandn     %ymm7, %ymm8, %ymm10
        vmovdqu    %ymm13, 64(%r14)
        vpxor      %ymm4, %ymm10, %ymm10
        vpsubd     %ymm10, %ymm2, %ymm2
        vpslld     $15, %ymm2, %ymm10
        vpsrld     $17, %ymm2, %ymm2
        vpor       %ymm2, %ymm10, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                  // left step 40, f3: cycle 219
        vpslld     $10, %ymm7, %ymm10
        vpsrld     $22, %ymm7, %ymm7
        vpor       %ymm7, %ymm10, %ymm7
        vpaddd     0x320(%r12), %ymm0, %ymm0
        vpandn     %ymm5, %ymm9, %ymm10
        vpxor      %ymm3, %ymm10, %ymm10
        vpsubd     %ymm10, %ymm0, %ymm0
        vpslld     $14, %ymm0, %ymm10
        vpsrld     $18, %ymm0, %ymm0
        vpor       %ymm0, %ymm10, %ymm0
        vpaddd     %ymm6, %ymm0, %ymm0                  // right step 40, f3: cycle 202
        vpslld     $10, %ymm5, %ymm10
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm10, %ymm5
        vpaddd     0x300(%r12), %ymm1, %ymm1
        vpaddd     64(%r15), %ymm1, %ymm1
        vpandn     %ymm8, %ymm2, %ymm10
        vpxor      %ymm7, %ymm10, %ymm10
        vpsubd     %ymm10, %ymm1, %ymm1
        vpslld     $14, %ymm1, %ymm10
        vpsrld     $18, %ymm1, %ymm1
        vpor       %ymm1, %ymm10, %ymm1
        vpaddd     %ymm4, %ymm1, %ymm1                  // left step 41, f3: cycle 225
        vpslld     $10, %ymm8, %ymm10
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm8, %ymm10, %ymm8
        vpaddd     0x320(%r12), %ymm6, %ymm6
        vmovdqu    %ymm12, 96(%r14)
        vpandn     %ymm9, %ymm0, %ymm10
        vpxor      %ymm5, %ymm10, %ymm10
        vpsubd     %ymm10, %ymm6, %ymm6
        vpslld     $12, %ymm6, %ymm10
        vpsrld     $20, %ymm6, %ymm6
        vpor       %ymm6, %ymm10, %ymm6
        vpaddd     %ymm3, %ymm6, %ymm6                  // right step 41, f3: cycle 208
        vpslld     $10, %ymm9, %ymm10
        vpsrld     $22, %ymm9, %ymm9
        vpor       %ymm9, %ymm10, %ymm9
        vpaddd     0x300(%r12), %ymm4, %ymm4
        vpaddd     224(%r15), %ymm4, %ymm4
        vpandn     %ymm2, %ymm1, %ymm10
        vpxor      %ymm8, %ymm10, %ymm10
        vpsubd     %ymm10, %ymm4, %ymm4
        vpshufb    96(%r12), %ymm4, %ymm4
        vpaddd     %ymm7, %ymm4, %ymm4                  // left step 42, f3: cycle 230
        vpslld     $10, %ymm2, %ymm10
        vpsrld     $22, %ymm2, %ymm2
        vpor       %ymm2, %ymm10, %ymm2
        vpaddd     0x3a0(%r12), %ymm3, %ymm3
        vpandn     %ymm0, %ymm6, %ymm10
        vpxor      %ymm9, %ymm10, %ymm10
        vpsubd     %ymm10, %ymm3, %ymm3
        vpslld     $13, %ymm3, %ymm10
        vpsrld     $19, %ymm3, %ymm3
        vpor       %ymm3, %ymm10, %ymm3
        vpaddd     %ymm5, %ymm3, %ymm3                  // right step 42, f3: cycle 214
        vpslld     $10, %ymm0, %ymm10
        vpsrld     $22, %ymm0, %ymm0
        vpor       %ymm0, %ymm10, %ymm0
        vpaddd     0x300(%r12), %ymm7, %ymm7
        vpaddd     (%r15), %ymm7, %ymm7
        vpandn     %ymm1, %ymm4, %ymm10
        mov        (%rdi), %rax
        vpxor      %ymm2, %ymm10, %ymm10
        vpsubd     %ymm10, %ymm7, %ymm7
        vpslld     $13, %ymm7, %ymm10
        vpsrld     $19, %ymm7, %ymm7
        vpor       %ymm7, %ymm10, %ymm7
        vpaddd     %ymm8, %ymm7, %ymm7                  // left step 43, f3: cycle 236
        vpslld     $10, %ymm1, %ymm10
        vpsrld     $22, %ymm1, %ymm1
        vpor       %ymm1, %ymm10, %ymm1
        vpaddd     0x320(%r12), %ymm5, %ymm5
        vpandn     %ymm6, %ymm3, %ymm10
        vpxor      %ymm0, %ymm10, %ymm10
        vpsubd     %ymm10, %ymm5, %ymm5
        vpslld     $5, %ymm5, %ymm10
        vpsrld     $27, %ymm5, %ymm5
        vpor       %ymm5, %ymm10, %ymm5
        vpaddd     %ymm9, %ymm5, %ymm5                  // right step 43, f3: cycle 220
        vpslld     $10, %ymm6, %ymm10
        vpsrld     $22, %ymm6, %ymm6
        vpor       %ymm6, %ymm10, %ymm6
        vpaddd     0x300(%r12), %ymm8, %ymm8
        vpaddd     192(%r15), %ymm8, %ymm8
        vpandn     %ymm4, %ymm7, %ymm10
        vpxor      %ymm1, %ymm10, %ymm10
        vpsubd     %ymm10, %ymm8, %ymm8
        vpslld     $6, %ymm8, %ymm10
        vpsrld     $26, %ymm8, %ymm8
        vpor       %ymm8, %ymm10, %ymm8
        vpaddd     %ymm2, %ymm8, %ymm8                  // left step 44, f3: cycle 242
        vpslld     $10, %ymm4, %ymm10
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm4, %ymm10, %ymm4
        vpaddd     0x320(%r12), %ymm9, %ymm9
        vmovdqu    16(%rax), %xmm11
        vpaddd     64(%r15), %ymm9, %ymm9
        vpandn     %ymm3, %ymm5, %ymm10
        vpxor      %ymm6, %ymm10, %ymm10
        vpsubd     %ymm10, %ymm9, %ymm9
        vpslld     $14, %ymm9, %ymm10
        vpsrld     $18, %ymm9, %ymm9
        vpor       %ymm9, %ymm10, %ymm9
        vpaddd     %ymm0, %ymm9, %ymm9                  // right step 44, f3: cycle 226
        vpslld     $10, %ymm3, %ymm10
        vpsrld     $22, %ymm3, %ymm3
        vpor       %ymm3, %ymm10, %ymm3
        vpaddd     0x300(%r12), %ymm2, %ymm2
        vpandn     %ymm7, %ymm8, %ymm10
        vpxor      %ymm4, %ymm10, %ymm10
        vpsubd     %ymm10, %ymm2, %ymm2
        vpslld     $5, %ymm2, %ymm10
        vpsrld     $27, %ymm2, %ymm2
        vpor       %ymm2, %ymm10, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                  // left step 45, f3: cycle 248
        vpslld     $10, %ymm7, %ymm10
        vpsrld     $22, %ymm7, %ymm7
        vpor       %ymm7, %ymm10, %ymm7
        vpaddd     0x320(%r12), %ymm0, %ymm0
        vpandn     %ymm5, %ymm9, %ymm10
        vpxor      %ymm3, %ymm10, %ymm10
        vpsubd     %ymm10, %ymm0, %ymm0
        vpslld     $13, %ymm0, %ymm10
        vpsrld     $19, %ymm0, %ymm0
        vpor       %ymm0, %ymm10, %ymm0
        vpaddd     %ymm6, %ymm0, %ymm0                  // right step 45, f3: cycle 232
        vpslld     $10, %ymm5, %ymm10
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm10, %ymm5
        vpaddd     0x300(%r12), %ymm1, %ymm1
        mov        32(%rdi), %rax
        vpandn     %ymm8, %ymm2, %ymm10
        vpxor      %ymm7, %ymm10, %ymm10
        vpsubd     %ymm10, %ymm1, %ymm1
        vpslld     $12, %ymm1, %ymm10
        vpsrld     $20, %ymm1, %ymm1
        vpor       %ymm1, %ymm10, %ymm1
        vpaddd     %ymm4, %ymm1, %ymm1                  // left step 46, f3: cycle 254
        vpslld     $10, %ymm8, %ymm10
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm8, %ymm10, %ymm8
        vpaddd     0x320(%r12), %ymm6, %ymm6
        vpaddd     (%r15), %ymm6, %ymm6
        vpandn     %ymm9, %ymm0, %ymm10
        vpxor      %ymm5, %ymm10, %ymm10
        vpsubd     %ymm10, %ymm6, %ymm6
        vpslld     $13, %ymm6, %ymm10
        vpsrld     $19, %ymm6, %ymm6
        vpor       %ymm6, %ymm10, %ymm6
        vpaddd     %ymm3, %ymm6, %ymm6                  // right step 46, f3: cycle 238
        vpslld     $10, %ymm9, %ymm10
        vpsrld     $22, %ymm9, %ymm9
        vpor       %ymm9, %ymm10, %ymm9
        vpaddd     0x300(%r12), %ymm4, %ymm4
        vpaddd     160(%r15), %ymm4, %ymm4
        vpandn     %ymm2, %ymm1, %ymm10
        vpxor      %ymm8, %ymm10, %ymm10
        vpsubd     %ymm10, %ymm4, %ymm4
        vpslld     $7, %ymm4, %ymm10
        vpsrld     $25, %ymm4, %ymm4
        vpor       %ymm4, %ymm10, %ymm4
        vpaddd     %ymm7, %ymm4, %ymm4                  // left step 47, f3: cycle 260
        vpslld     $10, %ymm2, %ymm10
        vpsrld     $22, %ymm2, %ymm2
        vinserti128 $1, 16(%rax), %ymm11, %ymm11
        vpor       %ymm2, %ymm10, %ymm2
        vpaddd     0x320(%r12), %ymm3, %ymm3
        vpaddd     128(%r15), %ymm3, %ymm3
        vpandn     %ymm0, %ymm6, %ymm10
        vpxor      %ymm9, %ymm10, %ymm10
        vpsubd     %ymm10, %ymm3, %ymm3
        vpslld     $7, %ymm3, %ymm10
        vpsrld     $25, %ymm3, %ymm3
        vpor       %ymm3, %ymm10, %ymm3
        vpaddd     %ymm5, %ymm3, %ymm3                  // right step 47, f3: cycle 244
        vpslld     $10, %ymm0, %ymm10
        vpsrld     $22, %ymm0, %ymm0
        vpor       %ymm0, %ymm10, %ymm0
        vpaddd     0x300(%r12), %ymm7, %ymm7
        vpandn     %ymm1, %ymm4, %ymm10
        vpxor      %ymm2, %ymm10, %ymm10
        vpsubd     %ymm10, %ymm7, %ymm7
        vpslld     $5, %ymm7, %ymm10
        vpsrld     $27, %ymm7, %ymm7
        vpor       %ymm7, %ymm10, %ymm7
        vpaddd     %ymm8, %ymm7, %ymm7                  // left step 48, f3: cycle 266
        vpslld     $10, %ymm1, %ymm10
        vpsrld     $22, %ymm1, %ymm1
        vpor       %ymm1, %ymm10, %ymm1
        vpaddd     0x320(%r12), %ymm5, %ymm5
        vpandn     %ymm6, %ymm3, %ymm10
        vpxor      %ymm0, %ymm10, %ymm10
        vpsubd     %ymm10, %ymm5, %ymm5
        vpslld     $5, %ymm5, %ymm10
        vpsrld     $27, %ymm5, %ymm5
        vpor       %ymm5, %ymm10, %ymm5
        vpaddd     %ymm9, %ymm5, %ymm5                  // right step 48, f3: cycle 250
        vpslld     $10, %ymm6, %ymm10
        mov        8(%rdi), %rax
        vpsrld     $22, %ymm6, %ymm6
        vpor       %ymm6, %ymm10, %ymm6
        vpand      %ymm1, %ymm7, %ymm10
        vmovdqu    %ymm7, 0x2a0(%rsp)
        vpandn     %ymm4, %ymm1, %ymm7
        vpaddd     0x3c0(%r12), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm7, %ymm7
        vpaddd     32(%r15), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm10, %ymm7
        vpslld     $11, %ymm7, %ymm8
        vpsrld     $21, %ymm7, %ymm7
        vpor       %ymm7, %ymm8, %ymm7
        vpaddd     %ymm2, %ymm7, %ymm7                  // left step 49, f4: cycle 271
        vpslld     $10, %ymm4, %ymm8
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm4, %ymm8, %ymm4
        vpand      %ymm3, %ymm5, %ymm8
        vpandn     %ymm6, %ymm5, %ymm10
        vpor       %ymm10, %ymm8, %ymm8
        vpaddd     0x3e0(%r12), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm8, %ymm8
        vpslld     $15, %ymm8, %ymm9
        vpsrld     $17, %ymm8, %ymm8
        vpor       %ymm8, %ymm9, %ymm8
        vpaddd     %ymm0, %ymm8, %ymm8                  // right step 49, f2: cycle 256
        vpslld     $10, %ymm3, %ymm9
        vpsrld     $22, %ymm3, %ymm3
        vpor       %ymm3, %ymm9, %ymm3
        vpand      %ymm4, %ymm7, %ymm9
        vpandn     0x2a0(%rsp), %ymm4, %ymm10
        vpaddd     0x3c0(%r12), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm10, %ymm2
        vpaddd     %ymm2, %ymm9, %ymm2
        vpslld     $12, %ymm2, %ymm9
        vpsrld     $20, %ymm2, %ymm2
        vmovdqu    16(%rax), %xmm12
        vpor       %ymm2, %ymm9, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                  // left step 50, f4: cycle 276
        vmovdqu    0x2a0(%rsp), %ymm9
        vpslld     $10, %ymm9, %ymm10
        vpsrld     $22, %ymm9, %ymm9
        vpor       %ymm9, %ymm10, %ymm9
        vpand      %ymm5, %ymm8, %ymm10
        vmovdqu    %ymm4, 0x2a0(%rsp)
        vpandn     %ymm3, %ymm8, %ymm4
        vpor       %ymm4, %ymm10, %ymm4
        vpaddd     0x400(%r12), %ymm0, %ymm0
        vpaddd     192(%r15), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm4, %ymm0
        vpslld     $5, %ymm0, %ymm4
        vpsrld     $27, %ymm0, %ymm0
        vpor       %ymm0, %ymm4, %ymm0
        vpaddd     %ymm6, %ymm0, %ymm0                  // right step 50, f2: cycle 262
        vpslld     $10, %ymm5, %ymm4
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm4, %ymm4
        vpand      %ymm9, %ymm2, %ymm5
        vpandn     %ymm7, %ymm9, %ymm10
        vpaddd     0x3c0(%r12), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm10, %ymm1
        vpaddd     %ymm1, %ymm5, %ymm1
        vpslld     $14, %ymm1, %ymm5
        vpsrld     $18, %ymm1, %ymm1
        vpor       %ymm1, %ymm5, %ymm1
        vpaddd     0x2a0(%rsp), %ymm1, %ymm1            // left step 51, f4: cycle 281
        vpslld     $10, %ymm7, %ymm5
        vpsrld     $22, %ymm7, %ymm7
        vpor       %ymm7, %ymm5, %ymm5
        vpand      %ymm8, %ymm0, %ymm7
        mov        40(%rdi), %rax
        vpandn     %ymm4, %ymm0, %ymm10
        vpor       %ymm10, %ymm7, %ymm7
        vpaddd     0x400(%r12), %ymm6, %ymm6
        vpaddd     128(%r15), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm7, %ymm6
        vpshufb    96(%r12), %ymm6, %ymm6
        vpaddd     %ymm3, %ymm6, %ymm6                  // right step 51, f2: cycle 267
        vpslld     $10, %ymm8, %ymm7
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm8, %ymm7, %ymm7
        vpand      %ymm5, %ymm1, %ymm8
        vpandn     %ymm2, %ymm5, %ymm10
        vmovdqu    %ymm5, 0x2c0(%rsp)
        vmovdqu    0x2a0(%rsp), %ymm5
        vpaddd     0x3c0(%r12), %ymm5, %ymm5
        vpaddd     %ymm5, %ymm10, %ymm5
        vpaddd     %ymm5, %ymm8, %ymm5
        vpslld     $15, %ymm5, %ymm8
        vpsrld     $17, %ymm5, %ymm5
        vpor       %ymm5, %ymm8, %ymm5
        vpaddd     %ymm9, %ymm5, %ymm5                  // left step 52, f4: cycle 286
        vpslld     $10, %ymm2, %ymm8
        vpsrld     $22, %ymm2, %ymm2
        vpor       %ymm2, %ymm8, %ymm2
        vpand      %ymm0, %ymm6, %ymm8
        vpandn     %ymm7, %ymm6, %ymm10
        vpor       %ymm10, %ymm8, %ymm8
        vpaddd     0x400(%r12), %ymm3, %ymm3
        vpaddd     32(%r15), %ymm3, %ymm3
        vpaddd     %ymm3, %ymm8, %ymm3
        vpslld     $11, %ymm3, %ymm8
        vpsrld     $21, %ymm3, %ymm3
        vpor       %ymm3, %ymm8, %ymm3
        vpaddd     %ymm4, %ymm3, %ymm3                  // right step 52, f2: cycle 273
        vinserti128 $1, 16(%rax), %ymm12, %ymm12
        vpslld     $10, %ymm0, %ymm8
        vpsrld     $22, %ymm0, %ymm0
        vpor       %ymm0, %ymm8, %ymm0
        vpand      %ymm2, %ymm5, %ymm8
        vpandn     %ymm1, %ymm2, %ymm10
        vpaddd     0x3c0(%r12), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm10, %ymm9
        vpaddd     (%r15), %ymm9, %ymm9
        vpaddd     %ymm9, %ymm8, %ymm8
        vpslld     $14, %ymm8, %ymm9
        vpsrld     $18, %ymm8, %ymm8
        vpor       %ymm8, %ymm9, %ymm8
        vpaddd     0x2c0(%rsp), %ymm8, %ymm8            // left step 53, f4: cycle 291
        vpslld     $10, %ymm1, %ymm9
        vpsrld     $22, %ymm1, %ymm1
        vpor       %ymm1, %ymm9, %ymm1
        vpand      %ymm6, %ymm3, %ymm9
        vpandn     %ymm0, %ymm3, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x400(%r12), %ymm4, %ymm4
        vpaddd     96(%r15), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm9, %ymm4
        vpslld     $14, %ymm4, %ymm9
        vpsrld     $18, %ymm4, %ymm4
        vpor       %ymm4, %ymm9, %ymm4
        vpaddd     %ymm7, %ymm4, %ymm4                  // right step 53, f2: cycle 279
        vpslld     $10, %ymm6, %ymm9
        vpsrld     $22, %ymm6, %ymm6
        vpor       %ymm6, %ymm9, %ymm6
        vpand      %ymm1, %ymm8, %ymm9
        vpandn     %ymm5, %ymm1, %ymm10
        vmovdqu    %ymm1, 0x2a0(%rsp)
        vmovdqu    0x2c0(%rsp), %ymm1
        vpaddd     0x420(%r12), %ymm1, %ymm1
        mov        16(%rdi), %rax
        vpaddd     %ymm1, %ymm10, %ymm1
        vpaddd     %ymm1, %ymm9, %ymm1
        vpslld     $15, %ymm1, %ymm9
        vpsrld     $17, %ymm1, %ymm1
        vpor       %ymm1, %ymm9, %ymm1
        vpaddd     %ymm2, %ymm1, %ymm1                  // left step 54, f4: cycle 296
        vpslld     $10, %ymm5, %ymm9
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm9, %ymm5
        vpand      %ymm3, %ymm4, %ymm9
        vpandn     %ymm6, %ymm4, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x400(%r12), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm9, %ymm7
        vpslld     $14, %ymm7, %ymm9
        vpsrld     $18, %ymm7, %ymm7
        vpor       %ymm7, %ymm9, %ymm7
        vpaddd     %ymm0, %ymm7, %ymm7                  // right step 54, f2: cycle 285
        vpslld     $10, %ymm3, %ymm9
        vpsrld     $22, %ymm3, %ymm3
        vpor       %ymm3, %ymm9, %ymm3
        vpand      %ymm5, %ymm1, %ymm9
        vpandn     %ymm8, %ymm5, %ymm10
        vpaddd     0x3c0(%r12), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm10, %ymm2
        vpaddd     %ymm2, %ymm9, %ymm2
        vpslld     $9, %ymm2, %ymm9
        vpsrld     $23, %ymm2, %ymm2
        vpor       %ymm2, %ymm9, %ymm2
        vpaddd     0x2a0(%rsp), %ymm2, %ymm2            // left step 55, f4: cycle 301
        vpslld     $10, %ymm8, %ymm9
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm8, %ymm9, %ymm8
        vmovdqu    16(%rax), %xmm13
        vpand      %ymm4, %ymm7, %ymm9
        vpandn     %ymm3, %ymm7, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x400(%r12), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm9, %ymm0
        vpslld     $6, %ymm0, %ymm9
        vpsrld     $26, %ymm0, %ymm0
        vpor       %ymm0, %ymm9, %ymm0
        vpaddd     %ymm6, %ymm0, %ymm0                  // right step 55, f2: cycle 291
        vpslld     $10, %ymm4, %ymm9
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm4, %ymm9, %ymm4
        vpand      %ymm8, %ymm2, %ymm9
        vpandn     %ymm1, %ymm8, %ymm10
        vmovdqu    %ymm8, 0x2c0(%rsp)
        vmovdqu    0x2a0(%rsp), %ymm8
        vpaddd     0x3c0(%r12), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm10, %ymm8
        vpaddd     128(%r15), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm9, %ymm8
        vpshufb    96(%r12), %ymm8, %ymm8
        vpaddd     %ymm5, %ymm8, %ymm8                  // left step 56, f4: cycle 305
        vpslld     $10, %ymm1, %ymm9
        vpsrld     $22, %ymm1, %ymm1
        vpor       %ymm1, %ymm9, %ymm1
        vpand      %ymm7, %ymm0, %ymm9
        vpandn     %ymm4, %ymm0, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x400(%r12), %ymm6, %ymm6
        vpaddd     (%r15), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm9, %ymm6
        vpslld     $14, %ymm6, %ymm9
        vpsrld     $18, %ymm6, %ymm6
        vpor       %ymm6, %ymm9, %ymm6
        vpaddd     %ymm3, %ymm6, %ymm6                  // right step 56, f2: cycle 297
        mov        48(%rdi), %rax
        vpslld     $10, %ymm7, %ymm9
        vpsrld     $22, %ymm7, %ymm7
        vpor       %ymm7, %ymm9, %ymm7
        vpand      %ymm1, %ymm8, %ymm9
        vpandn     %ymm2, %ymm1, %ymm10
        vpaddd     0x3c0(%r12), %ymm5, %ymm5
        vpaddd     %ymm5, %ymm10, %ymm5
        vpaddd     %ymm5, %ymm9, %ymm5
        vpslld     $9, %ymm5, %ymm9
        vpsrld     $23, %ymm5, %ymm5
        vpor       %ymm5, %ymm9, %ymm5
        vpaddd     0x2c0(%rsp), %ymm5, %ymm5            // left step 57, f4: cycle 310
        vpslld     $10, %ymm2, %ymm9
        vpsrld     $22, %ymm2, %ymm2
        vpor       %ymm2, %ymm9, %ymm2
        vpand      %ymm0, %ymm6, %ymm9
        vpandn     %ymm7, %ymm6, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x400(%r12), %ymm3, %ymm3
        vpaddd     160(%r15), %ymm3, %ymm3
        vpaddd     %ymm3, %ymm9, %ymm3
        vpslld     $6, %ymm3, %ymm9
        vpsrld     $26, %ymm3, %ymm3
        vpor       %ymm3, %ymm9, %ymm3
        vpaddd     %ymm4, %ymm3, %ymm3                  // right step 57, f2: cycle 303
        vpslld     $10, %ymm0, %ymm9
        vpsrld     $22, %ymm0, %ymm0
        vpor       %ymm0, %ymm9, %ymm0
        vpand      %ymm2, %ymm5, %ymm9
        vpandn     %ymm8, %ymm2, %ymm10
        vmovdqu    %ymm2, 0x2a0(%rsp)
        vmovdqu    0x2c0(%rsp), %ymm2
        vpaddd     0x3c0(%r12), %ymm2, %ymm2
        vinserti128 $1, 16(%rax), %ymm13, %ymm13
        vpaddd     %ymm2, %ymm10, %ymm2
        vpaddd     96(%r15), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm9, %ymm2
        vpslld     $14, %ymm2, %ymm9
        vpsrld     $18, %ymm2, %ymm2
        vpor       %ymm2, %ymm9, %ymm2
        vpaddd     %ymm1, %ymm2, %ymm2                  // left step 58, f4: cycle 315
        vpslld     $10, %ymm8, %ymm9
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm8, %ymm9, %ymm8
        vpand      %ymm6, %ymm3, %ymm9
        vpandn     %ymm0, %ymm3, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x400(%r12), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm9, %ymm4
        vpslld     $9, %ymm4, %ymm9
        vpsrld     $23, %ymm4, %ymm4
        vpor       %ymm4, %ymm9, %ymm4
        vpaddd     %ymm7, %ymm4, %ymm4                  // right step 58, f2: cycle 309
        vpslld     $10, %ymm6, %ymm9
        vpsrld     $22, %ymm6, %ymm6
        vpor       %ymm6, %ymm9, %ymm6
        vpand      %ymm8, %ymm2, %ymm9
        vpandn     %ymm5, %ymm8, %ymm10
        vpaddd     0x3c0(%r12), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm10, %ymm1
        vpaddd     224(%r15), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm9, %ymm1
        vpslld     $5, %ymm1, %ymm9
        vpsrld     $27, %ymm1, %ymm1
        vpor       %ymm1, %ymm9, %ymm1
        vpaddd     0x2a0(%rsp), %ymm1, %ymm1            // left step 59, f4: cycle 320
        vpslld     $10, %ymm5, %ymm9
        vpsrld     $22, %ymm5, %ymm5
        mov        24(%rdi), %rax
        vpor       %ymm5, %ymm9, %ymm5
        vpand      %ymm3, %ymm4, %ymm9
        vpandn     %ymm6, %ymm4, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x400(%r12), %ymm7, %ymm7
        vpaddd     64(%r15), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm9, %ymm7
        vpslld     $12, %ymm7, %ymm9
        vpsrld     $20, %ymm7, %ymm7
        vpor       %ymm7, %ymm9, %ymm7
        vpaddd     %ymm0, %ymm7, %ymm7                  // right step 59, f2: cycle 315
        vpslld     $10, %ymm3, %ymm9
        vpsrld     $22, %ymm3, %ymm3
        vpor       %ymm3, %ymm9, %ymm3
        vpand      %ymm5, %ymm1, %ymm9
        vpandn     %ymm2, %ymm5, %ymm10
        vmovdqu    %ymm5, 0x2c0(%rsp)
        vmovdqu    0x2a0(%rsp), %ymm5
        vpaddd     0x3c0(%r12), %ymm5, %ymm5
        vpaddd     %ymm5, %ymm10, %ymm5
        vpaddd     %ymm5, %ymm9, %ymm5
        vpslld     $6, %ymm5, %ymm9
        vpsrld     $26, %ymm5, %ymm5
        vpor       %ymm5, %ymm9, %ymm5
        vpaddd     %ymm8, %ymm5, %ymm5                  // left step 60, f4: cycle 325
        vpslld     $10, %ymm2, %ymm9
        vpsrld     $22, %ymm2, %ymm2
        vpor       %ymm2, %ymm9, %ymm2
        vpand      %ymm4, %ymm7, %ymm9
        vpandn     %ymm3, %ymm7, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x400(%r12), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm9, %ymm0
        vpslld     $9, %ymm0, %ymm9
        vmovdqu    16(%rax), %xmm15
        vpsrld     $23, %ymm0, %ymm0
        vpor       %ymm0, %ymm9, %ymm0
        vpaddd     %ymm6, %ymm0, %ymm0                  // right step 60, f2: cycle 321
        vpslld     $10, %ymm4, %ymm9
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm4, %ymm9, %ymm4
        vpand      %ymm2, %ymm5, %ymm9
        vpandn     %ymm1, %ymm2, %ymm10
        vpaddd     0x440(%r12), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm10, %ymm8
        vpaddd     %ymm8, %ymm9, %ymm8
        vpshufb    96(%r12), %ymm8, %ymm8
        vpaddd     0x2c0(%rsp), %ymm8, %ymm8            // left step 61, f4: cycle 329
        vpslld     $10, %ymm1, %ymm9
        vpsrld     $22, %ymm1, %ymm1
        vpor       %ymm1, %ymm9, %ymm1
        vpand      %ymm7, %ymm0, %ymm9
        vpandn     %ymm4, %ymm0, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x400(%r12), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm9, %ymm6
        vpslld     $12, %ymm6, %ymm9
        vpsrld     $20, %ymm6, %ymm6
        vpor       %ymm6, %ymm9, %ymm6
        vpaddd     %ymm3, %ymm6, %ymm6                  // right step 61, f2: cycle 327
        vpslld     $10, %ymm7, %ymm9
        vpsrld     $22, %ymm7, %ymm7
        vpor       %ymm7, %ymm9, %ymm7
        vpand      %ymm1, %ymm8, %ymm9
        vpandn     %ymm5, %ymm1, %ymm10
        vmovdqu    %ymm1, 0x2a0(%rsp)
        vmovdqu    0x2c0(%rsp), %ymm1
        vpaddd     0x3c0(%r12), %ymm1, %ymm1
        mov        56(%rdi), %rax
        vpaddd     160(%r15), %ymm1, %ymm1
        vpaddd     %ymm1, %ymm10, %ymm1
        vpaddd     %ymm1, %ymm9, %ymm1
        vpslld     $6, %ymm1, %ymm9
        vpsrld     $26, %ymm1, %ymm1
        vpor       %ymm1, %ymm9, %ymm1
        vpaddd     %ymm2, %ymm1, %ymm1                  // left step 62, f4: cycle 334
        vpslld     $10, %ymm5, %ymm9
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm9, %ymm5
        vpand      %ymm0, %ymm6, %ymm9
        vpandn     %ymm7, %ymm6, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x400(%r12), %ymm3, %ymm3
        vpaddd     224(%r15), %ymm3, %ymm3
        vpaddd     %ymm3, %ymm9, %ymm3
        vpslld     $5, %ymm3, %ymm9
        vpsrld     $27, %ymm3, %ymm3
        vpor       %ymm3, %ymm9, %ymm3
        vpaddd     %ymm4, %ymm3, %ymm3                  // right step 62, f2: cycle 333
        vpslld     $10, %ymm0, %ymm9
        vpsrld     $22, %ymm0, %ymm0
        vpor       %ymm0, %ymm9, %ymm0
        vpand      %ymm5, %ymm1, %ymm9
        vpandn     %ymm8, %ymm5, %ymm10
        vpaddd     0x3c0(%r12), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm10, %ymm2
        vpaddd     192(%r15), %ymm2, %ymm2
        vpaddd     %ymm2, %ymm9, %ymm2
        vpslld     $5, %ymm2, %ymm9
        vpsrld     $27, %ymm2, %ymm2
        vpor       %ymm2, %ymm9, %ymm2
        vpaddd     0x2a0(%rsp), %ymm2, %ymm2            // left step 63, f4: cycle 339
        vpslld     $10, %ymm8, %ymm9
        vinserti128 $1, 16(%rax), %ymm15, %ymm15
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm8, %ymm9, %ymm8
        vpand      %ymm6, %ymm3, %ymm9
        vpandn     %ymm0, %ymm3, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x400(%r12), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm9, %ymm4
        vpslld     $15, %ymm4, %ymm9
        vpsrld     $17, %ymm4, %ymm4
        vpor       %ymm4, %ymm9, %ymm4
        vpaddd     %ymm7, %ymm4, %ymm4                  // right step 63, f2: cycle 339
        vpslld     $10, %ymm6, %ymm9
        vpsrld     $22, %ymm6, %ymm6
        vpor       %ymm6, %ymm9, %ymm6
        vpand      %ymm8, %ymm2, %ymm9
        vpandn     %ymm1, %ymm8, %ymm10
        vmovdqu    %ymm8, 0x2c0(%rsp)
        vmovdqu    0x2a0(%rsp), %ymm8
        vpaddd     0x3c0(%r12), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm10, %ymm8
        vpaddd     64(%r15), %ymm8, %ymm8
        vpaddd     %ymm8, %ymm9, %ymm8
        vpslld     $12, %ymm8, %ymm9
        vpsrld     $20, %ymm8, %ymm8
        vpor       %ymm8, %ymm9, %ymm8
        vpaddd     %ymm5, %ymm8, %ymm8                  // left step 64, f4: cycle 344
        vpslld     $10, %ymm1, %ymm9
        vpsrld     $22, %ymm1, %ymm1
        vpor       %ymm1, %ymm9, %ymm1
        vpand      %ymm3, %ymm4, %ymm9
        vpandn     %ymm6, %ymm4, %ymm10
        vpor       %ymm10, %ymm9, %ymm9
        vpaddd     0x460(%r12), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm9, %ymm7
        vpunpckldq %ymm12, %ymm11, %ymm14
        vpshufb    96(%r12), %ymm7, %ymm7
        vpaddd     %ymm0, %ymm7, %ymm7                  // right step 64, f2: cycle 344
        vpslld     $10, %ymm3, %ymm9
        vpsrld     $22, %ymm3, %ymm3
        vpor       %ymm3, %ymm9, %ymm3
        vpaddd     0x480(%r12), %ymm5, %ymm5
        vpaddd     128(%r15), %ymm5, %ymm5
        vpandn     %ymm1, %ymm2, %ymm9
        vpxor      %ymm9, %ymm8, %ymm9
        vpsubd     %ymm9, %ymm5, %ymm5
        vpslld     $9, %ymm5, %ymm9
        vpsrld     $23, %ymm5, %ymm5
        vpor       %ymm5, %ymm9, %ymm5
        vpaddd     0x2c0(%rsp), %ymm5, %ymm5            // left step 65, f5: cycle 349
        vpslld     $10, %ymm2, %ymm9
        vpsrld     $22, %ymm2, %ymm2
        vpor       %ymm2, %ymm9, %ymm2
        vpxor      %ymm4, %ymm3, %ymm9
        vpxor      %ymm9, %ymm7, %ymm9
        vpaddd     %ymm0, %ymm9, %ymm0
        vpshufb    96(%r12), %ymm0, %ymm0
        vpaddd     %ymm6, %ymm0, %ymm0                  // right step 65, f1: cycle 348
        vpslld     $10, %ymm4, %ymm9
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm4, %ymm9, %ymm4
        vmovdqu    0x2c0(%rsp), %ymm9
        vpaddd     0x480(%r12), %ymm9, %ymm9
        vpaddd     (%r15), %ymm9, %ymm9
        vpandn     %ymm2, %ymm8, %ymm10
        vpxor      %ymm10, %ymm5, %ymm10
        vpsubd     %ymm10, %ymm9, %ymm9
        vpslld     $15, %ymm9, %ymm10
        vpsrld     $17, %ymm9, %ymm9
        vpor       %ymm9, %ymm10, %ymm9
        vpunpckhdq %ymm12, %ymm11, %ymm11
        vpaddd     %ymm1, %ymm9, %ymm9                  // left step 66, f5: cycle 354
        vpslld     $10, %ymm8, %ymm10
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm8, %ymm10, %ymm8
        vpxor      %ymm7, %ymm4, %ymm10
        vpxor      %ymm10, %ymm0, %ymm10
        vpaddd     %ymm6, %ymm10, %ymm6
        vpslld     $5, %ymm6, %ymm10
        vpsrld     $27, %ymm6, %ymm6
        vpor       %ymm6, %ymm10, %ymm6
        vpaddd     %ymm3, %ymm6, %ymm6                  // right step 66, f1: cycle 353
        vpslld     $10, %ymm7, %ymm10
        vpsrld     $22, %ymm7, %ymm7
        vpor       %ymm7, %ymm10, %ymm7
        vpaddd     0x480(%r12), %ymm1, %ymm1
        vpaddd     160(%r15), %ymm1, %ymm1
        vpandn     %ymm8, %ymm5, %ymm10
        vpxor      %ymm10, %ymm9, %ymm10
        vpsubd     %ymm10, %ymm1, %ymm1
        vpslld     $5, %ymm1, %ymm10
        vpsrld     $27, %ymm1, %ymm1
        vpor       %ymm1, %ymm10, %ymm1
        vpaddd     %ymm2, %ymm1, %ymm1                  // left step 67, f5: cycle 359
        vpslld     $10, %ymm5, %ymm10
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm10, %ymm5
        vpxor      %ymm0, %ymm7, %ymm10
        vpxor      %ymm10, %ymm6, %ymm10
        vpaddd     %ymm3, %ymm10, %ymm3
        vpslld     $12, %ymm3, %ymm10
        vpsrld     $20, %ymm3, %ymm3
        vpor       %ymm3, %ymm10, %ymm3
        vpaddd     %ymm4, %ymm3, %ymm3                  // right step 67, f1: cycle 358
        vpunpckldq %ymm15, %ymm13, %ymm12
        vpslld     $10, %ymm0, %ymm10
        vpsrld     $22, %ymm0, %ymm0
        vpor       %ymm0, %ymm10, %ymm0
        vpaddd     0x480(%r12), %ymm2, %ymm2
        vpandn     %ymm5, %ymm9, %ymm10
        vpxor      %ymm10, %ymm1, %ymm10
        vpsubd     %ymm10, %ymm2, %ymm2
        vpslld     $11, %ymm2, %ymm10
        vpsrld     $21, %ymm2, %ymm2
        vpor       %ymm2, %ymm10, %ymm2
        vpaddd     %ymm8, %ymm2, %ymm2                  // left step 68, f5: cycle 364
        vpslld     $10, %ymm9, %ymm10
        vpsrld     $22, %ymm9, %ymm9
        vpor       %ymm9, %ymm10, %ymm9
        vpxor      %ymm6, %ymm0, %ymm10
        vpxor      %ymm10, %ymm3, %ymm10
        vpaddd     128(%r15), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm10, %ymm4
        vpslld     $9, %ymm4, %ymm10
        vpsrld     $23, %ymm4, %ymm4
        vpor       %ymm4, %ymm10, %ymm4
        vpaddd     %ymm7, %ymm4, %ymm4                  // right step 68, f1: cycle 363
        vpslld     $10, %ymm6, %ymm10
        vpsrld     $22, %ymm6, %ymm6
        vpor       %ymm6, %ymm10, %ymm6
        vpaddd     0x480(%r12), %ymm8, %ymm8
        vpaddd     224(%r15), %ymm8, %ymm8
        vpandn     %ymm9, %ymm1, %ymm10
        vpxor      %ymm10, %ymm2, %ymm10
        vpsubd     %ymm10, %ymm8, %ymm8
        vpslld     $6, %ymm8, %ymm10
        vpsrld     $26, %ymm8, %ymm8
        vpor       %ymm8, %ymm10, %ymm8
        vpunpckhdq %ymm15, %ymm13, %ymm13
        vpaddd     %ymm5, %ymm8, %ymm8                  // left step 69, f5: cycle 369
        vpslld     $10, %ymm1, %ymm10
        vpsrld     $22, %ymm1, %ymm1
        vpor       %ymm1, %ymm10, %ymm1
        vpxor      %ymm3, %ymm6, %ymm10
        vpxor      %ymm10, %ymm4, %ymm10
        vpaddd     32(%r15), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm10, %ymm7
        vpslld     $12, %ymm7, %ymm10
        vpsrld     $20, %ymm7, %ymm7
        vpor       %ymm7, %ymm10, %ymm7
        vpaddd     %ymm0, %ymm7, %ymm7                  // right step 69, f1: cycle 368
        vpslld     $10, %ymm3, %ymm10
        vpsrld     $22, %ymm3, %ymm3
        vpor       %ymm3, %ymm10, %ymm3
        vpaddd     0x480(%r12), %ymm5, %ymm5
        vpandn     %ymm1, %ymm2, %ymm10
        vpxor      %ymm10, %ymm8, %ymm10
        vpsubd     %ymm10, %ymm5, %ymm5
        vpshufb    96(%r12), %ymm5, %ymm5
        vpaddd     %ymm9, %ymm5, %ymm5                  // left step 70, f5: cycle 373
        vpslld     $10, %ymm2, %ymm10
        vpsrld     $22, %ymm2, %ymm2
        vpor       %ymm2, %ymm10, %ymm2
        vpxor      %ymm4, %ymm3, %ymm10
        vpxor      %ymm10, %ymm7, %ymm10
        vpaddd     160(%r15), %ymm0, %ymm0
        vpaddd     %ymm0, %ymm10, %ymm0
        vpslld     $5, %ymm0, %ymm10
        vpsrld     $27, %ymm0, %ymm0
        vpor       %ymm0, %ymm10, %ymm0
        vpaddd     %ymm6, %ymm0, %ymm0                  // right step 70, f1: cycle 373
        vpslld     $10, %ymm4, %ymm10
        vpunpcklqdq %ymm12, %ymm14, %ymm15
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm4, %ymm10, %ymm4
        vpaddd     0x480(%r12), %ymm9, %ymm9
        vpaddd     64(%r15), %ymm9, %ymm9
        vpandn     %ymm2, %ymm8, %ymm10
        vpxor      %ymm10, %ymm5, %ymm10
        vpsubd     %ymm10, %ymm9, %ymm9
        vpslld     $13, %ymm9, %ymm10
        vpsrld     $19, %ymm9, %ymm9
        vpor       %ymm9, %ymm10, %ymm9
        vpaddd     %ymm1, %ymm9, %ymm9                  // left step 71, f5: cycle 378
        vpslld     $10, %ymm8, %ymm10
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm8, %ymm10, %ymm8
        vpxor      %ymm7, %ymm4, %ymm10
        vpxor      %ymm10, %ymm0, %ymm10
        vpaddd     0x1e0(%r12), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm10, %ymm6
        vpslld     $14, %ymm6, %ymm10
        vpsrld     $18, %ymm6, %ymm6
        vpor       %ymm6, %ymm10, %ymm6
        vpaddd     %ymm3, %ymm6, %ymm6                  // right step 71, f1: cycle 378
        vpslld     $10, %ymm7, %ymm10
        vpsrld     $22, %ymm7, %ymm7
        vpor       %ymm7, %ymm10, %ymm7
        vpaddd     0x480(%r12), %ymm1, %ymm1
        vpandn     %ymm8, %ymm5, %ymm10
        vpxor      %ymm10, %ymm9, %ymm10
        vpsubd     %ymm10, %ymm1, %ymm1
        vpslld     $12, %ymm1, %ymm10
        vpsrld     $20, %ymm1, %ymm1
        vpor       %ymm1, %ymm10, %ymm1
        vpaddd     %ymm2, %ymm1, %ymm1                  // left step 72, f5: cycle 383
        vpunpckhqdq %ymm12, %ymm14, %ymm14
        vpslld     $10, %ymm5, %ymm10
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm10, %ymm5
        vpxor      %ymm0, %ymm7, %ymm10
        vpxor      %ymm10, %ymm6, %ymm10
        vpaddd     224(%r15), %ymm3, %ymm3
        vpaddd     %ymm3, %ymm10, %ymm3
        vpslld     $6, %ymm3, %ymm10
        vpsrld     $26, %ymm3, %ymm3
        vpor       %ymm3, %ymm10, %ymm3
        vpaddd     %ymm4, %ymm3, %ymm3                  // right step 72, f1: cycle 383
        vpslld     $10, %ymm0, %ymm10
        vpsrld     $22, %ymm0, %ymm0
        vpor       %ymm0, %ymm10, %ymm0
        vpaddd     0x4a0(%r12), %ymm2, %ymm2
        vpandn     %ymm5, %ymm9, %ymm10
        vpxor      %ymm10, %ymm1, %ymm10
        vpsubd     %ymm10, %ymm2, %ymm2
        vpslld     $5, %ymm2, %ymm10
        vpsrld     $27, %ymm2, %ymm2
        vpor       %ymm2, %ymm10, %ymm2
        vpaddd     %ymm8, %ymm2, %ymm2                  // left step 73, f5: cycle 388
        vpslld     $10, %ymm9, %ymm10
        vpsrld     $22, %ymm9, %ymm9
        vpor       %ymm9, %ymm10, %ymm9
        vpxor      %ymm6, %ymm0, %ymm10
        vpxor      %ymm10, %ymm3, %ymm10
        vpaddd     192(%r15), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm10, %ymm4
        vpshufb    96(%r12), %ymm4, %ymm4
        vpaddd     %ymm7, %ymm4, %ymm4                  // right step 73, f1: cycle 387
        vpslld     $10, %ymm6, %ymm10
        vpsrld     $22, %ymm6, %ymm6
        vpor       %ymm6, %ymm10, %ymm6
        vpunpcklqdq %ymm13, %ymm11, %ymm12
        vpaddd     0x480(%r12), %ymm8, %ymm8
        vpaddd     32(%r15), %ymm8, %ymm8
        vpandn     %ymm9, %ymm1, %ymm10
        vpxor      %ymm10, %ymm2, %ymm10
        vpsubd     %ymm10, %ymm8, %ymm8
        vpslld     $12, %ymm8, %ymm10
        vpsrld     $20, %ymm8, %ymm8
        vpor       %ymm8, %ymm10, %ymm8
        vpaddd     %ymm5, %ymm8, %ymm8                  // left step 74, f5: cycle 393
        vpslld     $10, %ymm1, %ymm10
        vpsrld     $22, %ymm1, %ymm1
        vpor       %ymm1, %ymm10, %ymm1
        vpxor      %ymm3, %ymm6, %ymm10
        vpxor      %ymm10, %ymm4, %ymm10
        vpaddd     64(%r15), %ymm7, %ymm7
        vpaddd     %ymm7, %ymm10, %ymm7
        vpslld     $13, %ymm7, %ymm10
        vpsrld     $19, %ymm7, %ymm7
        vpor       %ymm7, %ymm10, %ymm7
        vpaddd     %ymm0, %ymm7, %ymm7                  // right step 74, f1: cycle 392
        vpslld     $10, %ymm3, %ymm10
        vpsrld     $22, %ymm3, %ymm3
        vpor       %ymm3, %ymm10, %ymm3
        vpaddd     0x480(%r12), %ymm5, %ymm5
        vpaddd     96(%r15), %ymm5, %ymm5
        vpandn     %ymm1, %ymm2, %ymm10
        vpxor      %ymm10, %ymm8, %ymm10
        vpsubd     %ymm10, %ymm5, %ymm5
        vpslld     $13, %ymm5, %ymm10
        vpsrld     $19, %ymm5, %ymm5
        vpor       %ymm5, %ymm10, %ymm5
        vpaddd     %ymm9, %ymm5, %ymm5                  // left step 75, f5: cycle 398
        vpslld     $10, %ymm2, %ymm10
        vpunpckhqdq %ymm13, %ymm11, %ymm11
        vpsrld     $22, %ymm2, %ymm2
        vpor       %ymm2, %ymm10, %ymm2
        vpxor      %ymm4, %ymm3, %ymm10
        vpxor      %ymm10, %ymm7, %ymm10
        vpaddd     %ymm0, %ymm10, %ymm0
        vpslld     $6, %ymm0, %ymm10
        vpsrld     $26, %ymm0, %ymm0
        vpor       %ymm0, %ymm10, %ymm0
        vpaddd     %ymm6, %ymm0, %ymm0                  // right step 75, f1: cycle 397
        vpslld     $10, %ymm4, %ymm10
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm4, %ymm10, %ymm4
        vpaddd     0x4c0(%r12), %ymm9, %ymm9
        vpandn     %ymm2, %ymm8, %ymm10
        vpxor      %ymm10, %ymm5, %ymm10
        vpsubd     %ymm10, %ymm9, %ymm9
        vpslld     $14, %ymm9, %ymm10
        vpsrld     $18, %ymm9, %ymm9
        vpor       %ymm9, %ymm10, %ymm9
        vpaddd     %ymm1, %ymm9, %ymm9                  // left step 76, f5: cycle 403
        vpslld     $10, %ymm8, %ymm10
        vpsrld     $22, %ymm8, %ymm8
        vpor       %ymm8, %ymm10, %ymm8
        vpxor      %ymm7, %ymm4, %ymm10
        vpxor      %ymm10, %ymm0, %ymm10
        vpaddd     0x220(%r12), %ymm6, %ymm6
        vpaddd     %ymm6, %ymm10, %ymm6
        vpslld     $5, %ymm6, %ymm10
        vpsrld     $27, %ymm6, %ymm6
        vpor       %ymm6, %ymm10, %ymm6
        vpaddd     %ymm3, %ymm6, %ymm6                  // right step 76, f1: cycle 402
        vpslld     $10, %ymm7, %ymm10
        vpsrld     $22, %ymm7, %ymm7
        vmovdqu    %ymm15, 128(%r14)
        vpor       %ymm7, %ymm10, %ymm7
        vpaddd     0x480(%r12), %ymm1, %ymm1
        vpandn     %ymm8, %ymm5, %ymm10
        vpxor      %ymm10, %ymm9, %ymm10
        vpsubd     %ymm10, %ymm1, %ymm1
        vpslld     $11, %ymm1, %ymm10
        vpsrld     $21, %ymm1, %ymm1
        vpor       %ymm1, %ymm10, %ymm1
        vpaddd     %ymm2, %ymm1, %ymm1                  // left step 77, f5: cycle 408
        vpslld     $10, %ymm5, %ymm10
        vpsrld     $22, %ymm5, %ymm5
        vpor       %ymm5, %ymm10, %ymm5
        vpxor      %ymm0, %ymm7, %ymm10
        vpxor      %ymm10, %ymm6, %ymm10
        vpaddd     (%r15), %ymm3, %ymm3
        vpaddd     %ymm3, %ymm10, %ymm3
        vpslld     $15, %ymm3, %ymm10
        vpsrld     $17, %ymm3, %ymm3
        vpor       %ymm3, %ymm10, %ymm3
        vpaddd     %ymm4, %ymm3, %ymm3                  // right step 77, f1: cycle 407
        vpslld     $10, %ymm0, %ymm10
        vpsrld     $22, %ymm0, %ymm0
        vpor       %ymm0, %ymm10, %ymm0
        vpaddd     0x480(%r12), %ymm2, %ymm2
        vpaddd     192(%r15), %ymm2, %ymm2
        vpandn     %ymm5, %ymm9, %ymm10
        vpxor      %ymm10, %ymm1, %ymm10
        vpsubd     %ymm10, %ymm2, %ymm2
        vpshufb    96(%r12), %ymm2, %ymm2
        vpaddd     %ymm8, %ymm2, %ymm2                  // left step 78, f5: cycle 412
        vpslld     $10, %ymm9, %ymm10
        vpsrld     $22, %ymm9, %ymm9
        vpor       %ymm9, %ymm10, %ymm9
        vpxor      %ymm6, %ymm0, %ymm10
        vmovdqu    %ymm14, 160(%r14)
        vpxor      %ymm10, %ymm3, %ymm10
        vpaddd     96(%r15), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm10, %ymm4
        vpslld     $13, %ymm4, %ymm10
        vpsrld     $19, %ymm4, %ymm4
        vpor       %ymm4, %ymm10, %ymm4
        vpaddd     %ymm7, %ymm4, %ymm4                  // right step 78, f1: cycle 412
        vpslld     $10, %ymm6, %ymm10
        vpsrld     $22, %ymm6, %ymm6
        vpor       %ymm6, %ymm10, %ymm6
        vpaddd     0x480(%r12), %ymm8, %ymm8
        vpandn     %ymm9, %ymm1, %ymm10
        vpxor      %ymm10, %ymm2, %ymm10
        vpsubd     %ymm10, %ymm8, %ymm8
        vpslld     $5, %ymm8, %ymm10
        vpsrld     $27, %ymm8, %ymm8
        vpor       %ymm8, %ymm10, %ymm8
        vpaddd     %ymm5, %ymm8, %ymm8                  // left step 79, f5: cycle 417
        vpslld     $10, %ymm1, %ymm10
        vpsrld     $22, %ymm1, %ymm1
        vpor       %ymm1, %ymm10, %ymm1
        vpxor      %ymm3, %ymm6, %ymm10
        vpxor      %ymm10, %ymm4, %ymm10
        vpaddd     %ymm7, %ymm10, %ymm7
        vpslld     $11, %ymm7, %ymm10
        vpsrld     $21, %ymm7, %ymm7
        vpor       %ymm7, %ymm10, %ymm7
        vpaddd     %ymm0, %ymm7, %ymm7                  // right step 79, f1: cycle 417
        vpslld     $10, %ymm3, %ymm10
        vpsrld     $22, %ymm3, %ymm3
        vpor       %ymm3, %ymm10, %ymm3
        vpaddd     0x480(%r12), %ymm5, %ymm5
        vpandn     %ymm1, %ymm2, %ymm10
        vmovdqu    %ymm12, 192(%r14)
        vpxor      %ymm10, %ymm8, %ymm10
        vpsubd     %ymm10, %ymm5, %ymm5
        vpslld     $6, %ymm5, %ymm10
        vpsrld     $26, %ymm5, %ymm5
        vpor       %ymm5, %ymm10, %ymm5
        vpaddd     %ymm9, %ymm5, %ymm5                  // left step 80, f5: cycle 422
        vpslld     $10, %ymm2, %ymm10
        vpsrld     $22, %ymm2, %ymm2
        vpor       %ymm2, %ymm10, %ymm2
        vpxor      %ymm4, %ymm3, %ymm10
        vpxor      %ymm10, %ymm7, %ymm10
        vpaddd     %ymm0, %ymm10, %ymm0
        vpslld     $11, %ymm0, %ymm10
        vpsrld     $21, %ymm0, %ymm0
        vpor       %ymm0, %ymm10, %ymm0
        vpaddd     %ymm6, %ymm0, %ymm0                  // right step 80, f1: cycle 422
        vpslld     $10, %ymm4, %ymm10
        vpsrld     $22, %ymm4, %ymm4
        vpor       %ymm4, %ymm10, %ymm4
        vpaddd     0x4e0(%r12), %ymm4, %ymm4
        vpaddd     %ymm4, %ymm8, %ymm4
        vmovdqu    %ymm4, 0x200(%rsp)
        vpaddd     0x500(%r12), %ymm3, %ymm3
        vpaddd     %ymm3, %ymm2, %ymm2
        vmovdqu    %ymm2, 0x220(%rsp)
        vpaddd     160(%r12), %ymm6, %ymm2
        vpaddd     %ymm2, %ymm1, %ymm1
        vmovdqu    %ymm1, 0x240(%rsp)
        vpaddd     32(%r12), %ymm9, %ymm1
        vpaddd     %ymm1, %ymm0, %ymm0
        vmovdqu    %ymm0, 0x260(%rsp)
        vpaddd     0x520(%r12), %ymm7, %ymm0
        vpaddd     %ymm0, %ymm5, %ymm0
        vmovdqu    %ymm0, 0x280(%rsp)
        vmovdqu    %ymm11, 224(%r14)
        vmovdqu    0x200(%rsp), %ymm1
        vmovdqu    0x220(%rsp), %ymm2
        vmovdqu    0x240(%rsp), %ymm3
        vmovdqu    0x260(%rsp), %ymm4
        vpunpckldq %ymm2, %ymm1, %ymm0
        vpunpckhdq %ymm2, %ymm1, %ymm1
        vpunpckldq %ymm4, %ymm3, %ymm2
        vpunpckhdq %ymm4, %ymm3, %ymm3
        vpunpcklqdq %ymm2, %ymm0, %ymm4
        vpunpckhqdq %ymm2, %ymm0, %ymm0
        vpunpcklqdq %ymm3, %ymm1, %ymm2
        vpunpckhqdq %ymm3, %ymm1, %ymm1
        vmovdqu    %xmm4, (%rsi)
        mov        0x280(%rsp), %ecx
        mov        %ecx, 16(%rsi)
        add        $20, %rsi
        vmovdqu    %xmm0, (%rsi)
        mov        0x284(%rsp), %ecx
        mov        %ecx, 16(%rsi)
        add        $20, %rsi
        vmovdqu    %xmm2, (%rsi)
        mov        0x288(%rsp), %ecx
        mov        %ecx, 16(%rsi)
        add        $20, %rsi
        vmovdqu    %xmm1, (%rsi)
        mov        0x28c(%rsp), %ecx
        mov        %ecx, 16(%rsi)
        add        $20, %rsi
        vextracti128 $1, %ymm4, (%rsi)
        mov        0x290(%rsp), %ecx
        mov        %ecx, 16(%rsi)
        add        $20, %rsi
        vextracti128 $1, %ymm0, (%rsi)
        mov        0x294(%rsp), %ecx
        mov        %ecx, 16(%rsi)
        add        $20, %rsi
        vextracti128 $1, %ymm2, (%rsi)
        mov        0x298(%rsp), %ecx
        mov        %ecx, 16(%rsi)
        add        $20, %rsi
        vextracti128 $1, %ymm1, (%rsi)
        mov        0x29c(%rsp), %ecx
        mov        %ecx, 16(%rsi)
        add        $20, %rsi
        sub        $1, %rdx
        jnz        L(ripemd160_32_x8_loop)
L(ripemd160_32_x8_end):
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
        add        $160, %rsp
        pop        %r15
        pop        %r14
        pop        %r13
        pop        %r12
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
        pop        %r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore %r14
        pop        %r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore %r13
        pop        %r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore %r12
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
        .size      SYMBOL(ripemd160_32_x8), . - SYMBOL(ripemd160_32_x8)
#endif

/*
 * void ripemd160_32_x1(const uint8_t *const *data, uint8_t (*digest)[20], size_t ngroups);
 *
 * Arguments, moved there by the prologue on Windows: data in rdi, digest in rsi, ngroups in rdx.
 */
        .text
        .p2align   5
        .globl     SYMBOL(ripemd160_32_x1)
#if defined(_WIN32)
        .def       SYMBOL(ripemd160_32_x1)
        .scl       2
        .type      32
        .endef
        .seh_proc  SYMBOL(ripemd160_32_x1)
#elif defined(__ELF__)
        .type      SYMBOL(ripemd160_32_x1), %function
#endif
SYMBOL(ripemd160_32_x1):
#if !defined(_WIN32)
        .cfi_startproc
#endif
#if IBT
        endbr64
#endif
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        push       %rbx
        SEH(.seh_pushreg %rbx)
        push       %rbp
        SEH(.seh_pushreg %rbp)
        push       %rdi
        SEH(.seh_pushreg %rdi)
        push       %rsi
        SEH(.seh_pushreg %rsi)
        push       %r12
        SEH(.seh_pushreg %r12)
        push       %r13
        SEH(.seh_pushreg %r13)
        push       %r14
        SEH(.seh_pushreg %r14)
        push       %r15
        SEH(.seh_pushreg %r15)
        sub        $24, %rsp
        SEH(.seh_stackalloc 24)
        SEH(.seh_endprologue)
        mov        %rcx, %rdi
        mov        %rdx, %rsi
        mov        %r8, %rdx
#else
        push       %rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %rbx, 0
        push       %rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %rbp, 0
        push       %r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %r12, 0
        push       %r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %r13, 0
        push       %r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %r14, 0
        push       %r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %r15, 0
        sub        $24, %rsp
        .cfi_adjust_cfa_offset 24
#endif
        test       %rdx, %rdx
        jz         L(ripemd160_32_x1_end)
        .p2align   5
L(ripemd160_32_x1_loop):
        mov        (%rdi), %r15
        mov        (%r15), %eax
        lea        -0x3175b9fe(%rax), %ecx
        mov        20(%r15), %r8d
        lea        -0x37e5fca3(%r8), %r9d
        rol        $11, %ecx
        rol        $8, %r9d
        mov        4(%r15), %r10d
        lea        -0x3c2d1e10(%r10), %r11d
        add        $0xc3d2e1f0, %ecx                    // left step 1, f1: cycle 2
        add        $0xc3d2e1f0, %r9d                    // right step 1, f5: cycle 2
        mov        $0x4be51eb, %ebx
        xor        %ecx, %ebx
        mov        $0xffcdaf9d, %ebp
        xor        %r9d, %ebp
        add        %r11d, %ebx
        add        $0x14756ed6, %ebp
        mov        $0x36ae27bf, %r11d
        xor        %ecx, %r11d
        mov        $0xc951d840, %r12d
        or         %r9d, %r12d
        rol        $14, %ebx
        rol        $9, %ebp
        mov        8(%r15), %r13d
        lea        0x10325476(%r13), %r14d
        mov        28(%r15), %r10d
        lea        0x60d4e05c(%r10), %r13d
        add        $0x10325476, %ebx                    // left step 2, f1: cycle 6
        add        $0x10325476, %ebp                    // right step 2, f5: cycle 6
        xor        %ebx, %r11d
        xor        %ebp, %r12d
        rol        $10, %ecx
        add        %r14d, %r11d
        add        %r13d, %r12d
        rol        $10, %r9d
        mov        %ecx, %r13d
        xor        %ebx, %r13d
        rol        $15, %r11d
        rol        $9, %r12d
        andn       %r9d, %ebp, %r14d
        mov        12(%r15), %r10d
        lea        -0x148c059e(%r10), %r8d
        add        $0x3c168647, %eax
        add        $0xeb73fa62, %r11d                   // left step 3, f1: cycle 10
        add        $0xeb73fa62, %r12d                   // right step 3, f5: cycle 10
        xor        %r11d, %r13d
        xor        %r12d, %r14d
        rol        $10, %ebx
        add        %r8d, %r13d
        sub        %r14d, %eax
        rol        $10, %ebp
        mov        %ebx, %r8d
        xor        %r11d, %r8d
        rol        $12, %r13d
        rol        $11, %eax
        andn       %ebp, %r12d, %r14d
        mov        16(%r15), %r10d
        mov        %ebp, (%rsp)
        lea        0x36ae27bf(%r10), %ebp
        add        $0x36ae27bf, %r13d                   // left step 4, f1: cycle 14
        add        $0x36ae27bf, %eax                    // right step 4, f5: cycle 14
        xor        %r13d, %r8d
        xor        %eax, %r14d
        rol        $10, %r11d
        add        %ebp, %r8d
        mov        $0x8750b3a4, %ebp
        sub        %r14d, %ebp
        rol        $10, %r12d
        mov        %r11d, %r14d
        xor        %r13d, %r14d
        lea        0x50a28be5(%r9), %r10d
        rol        $5, %r8d
        rol        $13, %ebp
        mov        %r11d, 4(%rsp)
        andn       %r12d, %eax, %r11d
        mov        %r12d, 8(%rsp)
        mov        20(%r15), %r12d
        add        %ecx, %r12d
        add        8(%r15), %r10d
        add        %ecx, %r8d                           // left step 5, f1: cycle 18
        add        %r9d, %ebp                           // right step 5, f5: cycle 18
        xor        %r8d, %r14d
        xor        %ebp, %r11d
        rol        $10, %r13d
        add        %r12d, %r14d
        sub        %r11d, %r10d
        rol        $10, %eax
        mov        %r13d, %ecx
        xor        %r8d, %ecx
        rol        $8, %r14d
        rol        $15, %r10d
        andn       %eax, %ebp, %r9d
        mov        24(%r15), %r11d
        add        %ebx, %r11d
        mov        (%rsp), %r12d
        mov        %eax, 12(%rsp)
        lea        0x50a28be5(%r12), %eax
        add        %ebx, %r14d                          // left step 6, f1: cycle 22
        add        %r12d, %r10d                         // right step 6, f5: cycle 22
        xor        %r14d, %ecx
        xor        %r10d, %r9d
        rol        $10, %r8d
        add        %r11d, %ecx
        sub        %r9d, %eax
        rol        $10, %ebp
        mov        %r8d, %r9d
        xor        %r14d, %r9d
        mov        8(%rsp), %r11d
        lea        0x50a28be5(%r11), %ebx
        rol        $7, %ecx
        rol        $15, %eax
        andn       %ebp, %r10d, %r12d
        mov        %r8d, (%rsp)
        mov        28(%r15), %r8d
        add        4(%rsp), %r8d
        add        16(%r15), %ebx
        add        4(%rsp), %ecx                        // left step 7, f1: cycle 26
        add        %r11d, %eax                          // right step 7, f5: cycle 26
        xor        %ecx, %r9d
        xor        %eax, %r12d
        rol        $10, %r14d
        add        %r8d, %r9d
        sub        %r12d, %ebx
        rol        $10, %r10d
        mov        %r14d, %r8d
        xor        %ecx, %r8d
        rol        $9, %r9d
        rol        $5, %ebx
        andn       %r10d, %eax, %r11d
        lea        128(%r13), %r12d
        mov        %r14d, 8(%rsp)
        mov        12(%rsp), %r14d
        mov        %r10d, 4(%rsp)
        lea        0x50a28be5(%r14), %r10d
        add        %r13d, %r9d                          // left step 8, f1: cycle 30
        add        %r14d, %ebx                          // right step 8, f5: cycle 30
        xor        %r9d, %r8d
        xor        %ebx, %r11d
        rol        $10, %ecx
        add        %r12d, %r8d
        sub        %r11d, %r10d
        rol        $10, %eax
        mov        %ecx, %r11d
        xor        %r9d, %r11d
        lea        0x50a28be5(%rbp), %r12d
        rol        $11, %r8d
        rol        $7, %r10d
        andn       %eax, %ebx, %r13d
        add        24(%r15), %r12d
        add        (%rsp), %r8d                         // left step 9, f1: cycle 34
        add        %ebp, %r10d                          // right step 9, f5: cycle 34
        xor        %r8d, %r11d
        xor        %r10d, %r13d
        rol        $10, %r9d
        add        (%rsp), %r11d
        sub        %r13d, %r12d
        rol        $10, %ebx
        mov        %r9d, %ebp
        xor        %r8d, %ebp
        rol        $13, %r11d
        rol        $7, %r12d
        andn       %ebx, %r10d, %r13d
        mov        4(%rsp), %r14d
        mov        %r9d, (%rsp)
        lea        0x50a28be5(%r14), %r9d
        add        8(%rsp), %r11d                       // left step 10, f1: cycle 38
        add        %r14d, %r12d                         // right step 10, f5: cycle 38
        xor        %r11d, %ebp
        xor        %r12d, %r13d
        rol        $10, %r8d
        add        8(%rsp), %ebp
        sub        %r13d, %r9d
        rol        $10, %r10d
        mov        %r8d, %r13d
        xor        %r11d, %r13d
        rol        $14, %ebp
        rol        $8, %r9d
        andn       %r10d, %r12d, %r14d
        mov        %r8d, 8(%rsp)
        lea        0x50a28c65(%rax), %r8d
        add        %ecx, %ebp                           // left step 11, f1: cycle 42
        add        %eax, %r9d                           // right step 11, f5: cycle 42
        xor        %ebp, %r13d
        xor        %r9d, %r14d
        rol        $10, %r11d
        add        %ecx, %r13d
        sub        %r14d, %r8d
        rol        $10, %r12d
        mov        %r11d, %eax
        xor        %ebp, %eax
        lea        0x50a28be5(%rbx), %ecx
        rol        $15, %r13d
        rol        $11, %r8d
        andn       %r12d, %r9d, %r14d
        add        4(%r15), %ecx
        add        (%rsp), %r13d                        // left step 12, f1: cycle 46
        add        %ebx, %r8d                           // right step 12, f5: cycle 46
        xor        %r13d, %eax
        xor        %r8d, %r14d
        rol        $10, %ebp
        add        (%rsp), %eax
        sub        %r14d, %ecx
        rol        $10, %r9d
        mov        %ebp, %ebx
        xor        %r13d, %ebx
        rol        $6, %eax
        rol        $14, %ecx
        andn       %r9d, %r8d, %r14d
        mov        %ebp, (%rsp)
        lea        0x50a28be5(%r10), %ebp
        add        8(%rsp), %eax                        // left step 13, f1: cycle 50
        add        %r10d, %ecx                          // right step 13, f5: cycle 50
        xor        %eax, %ebx
        xor        %ecx, %r14d
        rol        $10, %r13d
        add        8(%rsp), %ebx
        sub        %r14d, %ebp
        rol        $10, %r8d
        mov        %r13d, %r10d
        xor        %eax, %r10d
        lea        0x50a28be5(%r12), %r14d
        rol        $7, %ebx
        rol        $14, %ebp
        mov        %r13d, 8(%rsp)
        andn       %r8d, %ecx, %r13d
        mov        %r8d, 4(%rsp)
        lea        0x100(%r11), %r8d
        add        12(%r15), %r14d
        add        %r11d, %ebx                          // left step 14, f1: cycle 54
        add        %r12d, %ebp                          // right step 14, f5: cycle 54
        xor        %ebx, %r10d
        xor        %ebp, %r13d
        rol        $10, %eax
        add        %r8d, %r10d
        sub        %r13d, %r14d
        rol        $10, %ecx
        mov        %eax, %r8d
        xor        %ebx, %r8d
        rol        $9, %r10d
        rol        $12, %r14d
        andn       %ecx, %ebp, %r11d
        lea        0x50a28be5(%r9), %r12d
        add        (%rsp), %r10d                        // left step 15, f1: cycle 58
        add        %r9d, %r14d                          // right step 15, f5: cycle 58
        xor        %r10d, %r8d
        xor        %r14d, %r11d
        rol        $10, %ebp
        mov        4(%rsp), %r9d
        lea        0x5c4dd124(%r9), %r13d
        add        (%rsp), %r8d
        sub        %r11d, %r12d
        rol        $10, %ebx
        andn       %r14d, %ebp, %r11d
        add        24(%r15), %r13d
        rol        $8, %r8d
        rol        $6, %r12d
        mov        %eax, (%rsp)
        mov        8(%rsp), %eax
        mov        %ecx, 12(%rsp)
        lea        0x5a827999(%rax), %ecx
        add        %r13d, %r11d
        add        %eax, %r8d                           // left step 16, f1: cycle 62
        add        %r9d, %r12d                          // right step 16, f5: cycle 62
        add        28(%r15), %ecx
        mov        %r10d, %eax
        and        %r8d, %eax
        andn       %ebx, %r8d, %r9d
        mov        %ebp, %r13d
        and        %r12d, %r13d
        rol        $10, %r14d
        or         %r9d, %eax
        add        %r11d, %r13d
        andn       %r12d, %r14d, %r9d
        mov        12(%rsp), %r11d
        mov        %ebx, 4(%rsp)
        lea        0x5c4dd124(%r11), %ebx
        add        %ecx, %eax
        rol        $9, %r13d
        rol        $10, %r10d
        add        %ebx, %r9d
        rol        $7, %eax
        add        %r11d, %r13d                         // right step 17, f4: cycle 66
        mov        (%rsp), %ecx
        lea        0x5a827999(%rcx), %r11d
        add        %ecx, %eax                           // left step 17, f2: cycle 67
        mov        %r14d, %ecx
        and        %r13d, %ecx
        add        16(%r15), %r11d
        rol        $10, %r12d
        lea        0x5c4dd124(%rbp), %ebx
        mov        %r14d, (%rsp)
        mov        %r8d, %r14d
        and        %eax, %r14d
        mov        %r8d, 12(%rsp)
        andn       %r10d, %eax, %r8d
        add        %r9d, %ecx
        andn       %r13d, %r12d, %r9d
        add        12(%r15), %ebx
        or         %r8d, %r14d
        rol        $13, %ecx
        add        %ebx, %r9d
        add        %r11d, %r14d
        add        %ebp, %ecx                           // right step 18, f4: cycle 70
        rorx       $22, 12(%rsp), %r8d
        rol        $6, %r14d
        mov        %r12d, %r11d
        and        %ecx, %r11d
        rol        $10, %r13d
        mov        (%rsp), %ebx
        lea        0x5c4dd124(%rbx), %ebp
        add        4(%rsp), %r14d                       // left step 18, f2: cycle 72
        add        %r9d, %r11d
        mov        4(%rsp), %r9d
        lea        0x5a827999(%r9), %r9d
        andn       %ecx, %r13d, %ebx
        add        28(%r15), %ebp
        mov        %r10d, 4(%rsp)
        mov        %eax, %r10d
        and        %r14d, %r10d
        mov        %ecx, 12(%rsp)
        andn       %r8d, %r14d, %ecx
        rol        $15, %r11d
        add        %ebp, %ebx
        or         %ecx, %r10d
        add        (%rsp), %r11d                        // right step 19, f4: cycle 74
        add        %r9d, %r10d
        mov        %r13d, %ecx
        and        %r11d, %ecx
        rol        $10, %eax
        lea        0x5c4dd124(%r12), %r9d
        rol        $8, %r10d
        add        %ebx, %ecx
        rorx       $22, 12(%rsp), %ebx
        mov        4(%rsp), %ebp
        mov        %r8d, 12(%rsp)
        lea        0x5a827999(%rbp), %r8d
        add        (%r15), %r9d
        add        %ebp, %r10d                          // left step 19, f2: cycle 77
        rol        $7, %ecx
        andn       %r11d, %ebx, %ebp
        add        4(%r15), %r8d
        mov        %r13d, 4(%rsp)
        mov        %r14d, %r13d
        and        %r10d, %r13d
        mov        %r14d, (%rsp)
        andn       %eax, %r10d, %r14d
        add        %r12d, %ecx                          // right step 20, f4: cycle 78
        add        %r9d, %ebp
        or         %r14d, %r13d
        mov        %ebx, %r9d
        and        %ecx, %r9d
        rol        $10, %r11d
        add        %r8d, %r13d
        add        %ebp, %r9d
        rorx       $22, (%rsp), %r8d
        andn       %ecx, %r11d, %ebp
        mov        4(%rsp), %r12d
        lea        0x5c4dd124(%r12), %r14d
        rol        $13, %r13d
        rol        $12, %r9d
        add        %r14d, %ebp
        add        12(%rsp), %r13d                      // left step 20, f2: cycle 82
        add        %r12d, %r9d                          // right step 21, f4: cycle 82
        mov        12(%rsp), %r12d
        lea        0x5a827999(%r12), %r12d
        mov        %r10d, %r14d
        and        %r13d, %r14d
        mov        %eax, 12(%rsp)
        andn       %r8d, %r13d, %eax
        mov        %r8d, 4(%rsp)
        mov        %r11d, %r8d
        and        %r9d, %r8d
        rol        $10, %ecx
        mov        %r11d, (%rsp)
        lea        0x5c4dd124(%rbx), %r11d
        or         %eax, %r14d
        add        %ebp, %r8d
        andn       %r9d, %ecx, %eax
        add        20(%r15), %r11d
        add        %r12d, %r14d
        rol        $8, %r8d
        rol        $10, %r10d
        add        %r11d, %eax
        rol        $11, %r14d
        add        %ebx, %r8d                           // right step 22, f4: cycle 86
        mov        12(%rsp), %r11d
        lea        0x5a827999(%r11), %ebx
        add        %r11d, %r14d                         // left step 21, f2: cycle 87
        mov        %ecx, %r11d
        and        %r8d, %r11d
        add        24(%r15), %ebx
        rol        $10, %r9d
        mov        %r13d, %ebp
        and        %r14d, %ebp
        andn       %r10d, %r14d, %r12d
        add        %eax, %r11d
        andn       %r8d, %r9d, %eax
        mov        %r10d, 12(%rsp)
        mov        (%rsp), %r10d
        mov        %r14d, 8(%rsp)
        lea        0x5c4dd124(%r10), %r14d
        or         %r12d, %ebp
        rol        $9, %r11d
        add        %r14d, %eax
        add        %ebx, %ebp
        add        %r10d, %r11d                         // right step 23, f4: cycle 90
        rol        $10, %r13d
        rol        $9, %ebp
        mov        %r9d, %r10d
        and        %r11d, %r10d
        rol        $10, %r8d
        add        4(%rsp), %ebp                        // left step 22, f2: cycle 92
        add        %eax, %r10d
        mov        4(%rsp), %eax
        lea        0x5a827999(%rax), %eax
        andn       %r11d, %r8d, %ebx
        lea        0x5c4dd224(%rcx), %r12d
        mov        8(%rsp), %r14d
        and        %ebp, %r14d
        mov        %r9d, 4(%rsp)
        andn       %r13d, %ebp, %r9d
        rol        $11, %r10d
        add        %r12d, %ebx
        or         %r9d, %r14d
        add        %ecx, %r10d                          // right step 24, f4: cycle 94
        add        %eax, %r14d
        mov        %r8d, %eax
        and        %r10d, %eax
        rorx       $22, 8(%rsp), %ecx
        rol        $7, %r14d
        add        %ebx, %eax
        rol        $10, %r11d
        mov        12(%rsp), %r9d
        lea        0x5a827999(%r9), %ebx
        mov        4(%rsp), %r12d
        mov        %r13d, 8(%rsp)
        lea        0x5c4dd124(%r12), %r13d
        add        %r9d, %r14d                          // left step 23, f2: cycle 97
        rol        $7, %eax
        andn       %r10d, %r11d, %r9d
        add        12(%r15), %ebx
        mov        %r8d, 12(%rsp)
        mov        %ebp, %r8d
        and        %r14d, %r8d
        mov        %ebp, (%rsp)
        andn       %ecx, %r14d, %ebp
        add        %r12d, %eax                          // right step 25, f4: cycle 98
        add        %r13d, %r9d
        or         %ebp, %r8d
        mov        %r11d, %ebp
        and        %eax, %ebp
        rol        $10, %r10d
        add        %ebx, %r8d
        add        %r9d, %ebp
        rorx       $22, (%rsp), %r9d
        andn       %eax, %r10d, %ebx
        mov        12(%rsp), %r12d
        lea        0x5c4dd1a4(%r12), %r13d
        rol        $15, %r8d
        rol        $7, %ebp
        add        %r13d, %ebx
        add        8(%rsp), %r8d                        // left step 24, f2: cycle 102
        add        %r12d, %ebp                          // right step 26, f4: cycle 102
        mov        8(%rsp), %r12d
        lea        0x5a827999(%r12), %r12d
        mov        %r14d, %r13d
        and        %r8d, %r13d
        mov        %ecx, 8(%rsp)
        andn       %r9d, %r8d, %ecx
        mov        %r9d, 12(%rsp)
        mov        %r10d, %r9d
        and        %ebp, %r9d
        rol        $10, %eax
        or         %ecx, %r13d
        add        %ebx, %r9d
        andn       %ebp, %eax, %ecx
        lea        0x5c4dd124(%r11), %ebx
        add        %r12d, %r13d
        rol        $12, %r9d
        rol        $10, %r14d
        add        %ebx, %ecx
        rol        $7, %r13d
        add        %r11d, %r9d                          // right step 27, f4: cycle 106
        mov        8(%rsp), %r11d
        lea        0x5a827999(%r11), %ebx
        add        %r11d, %r13d                         // left step 25, f2: cycle 107
        mov        %eax, %r11d
        and        %r9d, %r11d
        add        (%r15), %ebx
        rol        $10, %ebp
        lea        0x5c4dd124(%r10), %r12d
        mov        %eax, 8(%rsp)
        mov        %r8d, %eax
        and        %r13d, %eax
        mov        %r8d, (%rsp)
        andn       %r14d, %r13d, %r8d
        add        %ecx, %r11d
        andn       %r9d, %ebp, %ecx
        add        16(%r15), %r12d
        or         %r8d, %eax
        rol        $7, %r11d
        add        %r12d, %ecx
        add        %ebx, %eax
        add        %r10d, %r11d                         // right step 28, f4: cycle 110
        rorx       $22, (%rsp), %r8d
        rol        $12, %eax
        mov        %ebp, %r10d
        and        %r11d, %r10d
        rol        $10, %r9d
        add        12(%rsp), %eax                       // left step 26, f2: cycle 112
        add        %ecx, %r10d
        mov        12(%rsp), %ecx
        lea        0x5a827999(%rcx), %ecx
        andn       %r11d, %r9d, %ebx
        mov        8(%rsp), %r12d
        mov        %r14d, 12(%rsp)
        lea        0x5c4dd124(%r12), %r14d
        mov        %r13d, %r12d
        and        %eax, %r12d
        mov        %r11d, (%rsp)
        andn       %r8d, %eax, %r11d
        rol        $6, %r10d
        add        %r14d, %ebx
        or         %r11d, %r12d
        add        8(%rsp), %r10d                       // right step 29, f4: cycle 114
        add        %ecx, %r12d
        mov        %r9d, %ecx
        and        %r10d, %ecx
        rol        $10, %r13d
        lea        0x5c4dd124(%rbp), %r11d
        rol        $15, %r12d
        add        %ebx, %ecx
        rorx       $22, (%rsp), %ebx
        mov        12(%rsp), %r14d
        mov        %r8d, (%rsp)
        lea        0x5a827999(%r14), %r8d
        add        4(%r15), %r11d
        add        %r14d, %r12d                         // left step 27, f2: cycle 117
        rol        $15, %ecx
        andn       %r10d, %ebx, %r14d
        add        20(%r15), %r8d
        mov        %r8d, 12(%rsp)
        mov        %eax, %r8d
        and        %r12d, %r8d
        mov        %eax, 8(%rsp)
        andn       %r13d, %r12d, %eax
        add        %ebp, %ecx                           // right step 30, f4: cycle 118
        add        %r11d, %r14d
        or         %eax, %r8d
        mov        %ebx, %eax
        and        %ecx, %eax
        rol        $10, %r10d
        lea        0x5c4dd124(%r9), %r11d
        add        12(%rsp), %r8d
        add        %r14d, %eax
        rorx       $22, 8(%rsp), %ebp
        andn       %ecx, %r10d, %r14d
        add        8(%r15), %r11d
        rol        $9, %r8d
        rol        $13, %eax
        mov        %r13d, 8(%rsp)
        mov        (%rsp), %r13d
        mov        %ecx, 12(%rsp)
        lea        0x5a827999(%r13), %ecx
        add        %r11d, %r14d
        add        %r13d, %r8d                          // left step 28, f2: cycle 122
        add        %r9d, %eax                           // right step 31, f4: cycle 122
        add        8(%r15), %ecx
        mov        %r12d, %r9d
        and        %r8d, %r9d
        andn       %ebp, %r8d, %r11d
        mov        %r10d, %r13d
        and        %eax, %r13d
        or         %r11d, %r9d
        add        %r14d, %r13d
        add        %ecx, %r9d
        rol        $11, %r13d
        rol        $10, %r12d
        rol        $11, %r9d
        add        %ebx, %r13d                          // right step 32, f4: cycle 126
        rorx       $22, 12(%rsp), %ecx
        add        $0x6d703ef2, %ebx
        add        8(%rsp), %r9d                        // left step 29, f2: cycle 127
        andn       %eax, %r13d, %r11d
        mov        8(%rsp), %r14d
        lea        0x5a827a99(%r14), %r14d
        mov        %r13d, 8(%rsp)
        mov        %r8d, %r13d
        and        %r9d, %r13d
        mov        %ebp, 12(%rsp)
        andn       %r12d, %r9d, %ebp
        xor        %ecx, %r11d
        or         %ebp, %r13d
        sub        %r11d, %ebx
        add        %r14d, %r13d
        rol        $9, %ebx
        rol        $10, %r8d
        lea        0x6d703ef2(%r10), %r11d
        rol        $7, %r13d
        add        %r10d, %ebx                          // right step 33, f3: cycle 131
        rol        $10, %eax
        add        20(%r15), %r11d
        add        12(%rsp), %r13d                      // left step 30, f2: cycle 132
        andn       8(%rsp), %ebx, %r10d
        mov        12(%rsp), %ebp
        lea        0x5a827999(%rbp), %ebp
        mov        %r9d, %r14d
        and        %r13d, %r14d
        mov        %ebx, 12(%rsp)
        andn       %r8d, %r13d, %ebx
        xor        %eax, %r10d
        or         %ebx, %r14d
        sub        %r10d, %r11d
        add        %ebp, %r14d
        rol        $7, %r11d
        rol        $10, %r9d
        lea        0x6d703ef2(%rcx), %r10d
        rol        $13, %r14d
        add        %ecx, %r11d                          // right step 34, f3: cycle 136
        rorx       $22, 8(%rsp), %ecx
        add        4(%r15), %r10d
        add        %r12d, %r14d                         // left step 31, f2: cycle 137
        andn       12(%rsp), %r11d, %ebx
        add        $0x5a827a19, %r12d
        mov        %r13d, %ebp
        and        %r14d, %ebp
        mov        %r11d, 8(%rsp)
        andn       %r9d, %r14d, %r11d
        xor        %ecx, %ebx
        or         %r11d, %ebp
        sub        %ebx, %r10d
        add        %r12d, %ebp
        rol        $15, %r10d
        rorx       $22, 12(%rsp), %r11d
        lea        0x6d703ef2(%rax), %ebx
        rol        $12, %ebp
        add        %eax, %r10d                          // right step 35, f3: cycle 141
        rol        $10, %r13d
        lea        0x6ed9eba0(%r8), %eax
        add        12(%r15), %ebx
        add        %r8d, %ebp                           // left step 32, f2: cycle 142
        andn       8(%rsp), %r10d, %r8d
        add        12(%r15), %eax
        andn       %r14d, %ebp, %r12d
        xor        %r11d, %r8d
        xor        %r13d, %r12d
        sub        %r8d, %ebx
        sub        %r12d, %eax
        rol        $11, %ebx
        rorx       $22, 8(%rsp), %r8d
        lea        0x6d703ef2(%rcx), %r12d
        rol        $11, %eax
        add        %ecx, %ebx                           // right step 36, f3: cycle 146
        rol        $10, %r14d
        add        28(%r15), %r12d
        add        %r9d, %eax                           // left step 33, f3: cycle 147
        andn       %r10d, %ebx, %ecx
        add        $0x6ed9eba0, %r9d
        mov        %ebx, 8(%rsp)
        andn       %ebp, %eax, %ebx
        xor        %r8d, %ecx
        xor        %r14d, %ebx
        sub        %ecx, %r12d
        sub        %ebx, %r9d
        rol        $8, %r12d
        rol        $10, %r10d
        rol        $13, %r9d
        add        %r11d, %r12d                         // right step 37, f3: cycle 151
        rol        $10, %ebp
        add        $0x6d703ff2, %r11d
        add        %r13d, %r9d                          // left step 34, f3: cycle 152
        andn       8(%rsp), %r12d, %ecx
        add        $0x6ed9eca0, %r13d
        andn       %eax, %r9d, %ebx
        xor        %r10d, %ecx
        xor        %ebp, %ebx
        sub        %ecx, %r11d
        sub        %ebx, %r13d
        rol        $6, %r11d
        rorx       $22, 8(%rsp), %ecx
        lea        0x6d703ef2(%r8), %ebx
        rol        $6, %r13d
        add        %r8d, %r11d                          // right step 38, f3: cycle 156
        rol        $10, %eax
        lea        0x6ed9eba0(%r14), %r8d
        add        24(%r15), %ebx
        add        %r14d, %r13d                         // left step 35, f3: cycle 157
        andn       %r12d, %r11d, %r14d
        add        16(%r15), %r8d
        mov        %r11d, 8(%rsp)
        andn       %r9d, %r13d, %r11d
        xor        %ecx, %r14d
        xor        %eax, %r11d
        sub        %r14d, %ebx
        sub        %r11d, %r8d
        rol        $6, %ebx
        rol        $10, %r12d
        rol        $7, %r8d
        add        %r10d, %ebx                          // right step 39, f3: cycle 161
        rol        $10, %r9d
        add        $0x6d703ef2, %r10d
        add        %ebp, %r8d                           // left step 36, f3: cycle 162
        andn       8(%rsp), %ebx, %r11d
        add        $0x6ed9eba0, %ebp
        andn       %r13d, %r8d, %r14d
        xor        %r12d, %r11d
        xor        %r9d, %r14d
        sub        %r11d, %r10d
        sub        %r14d, %ebp
        rol        $14, %r10d
        rorx       $22, 8(%rsp), %r11d
        rol        $14, %ebp
        add        %ecx, %r10d                          // right step 40, f3: cycle 166
        rol        $10, %r13d
        add        $0x6d703ef2, %ecx
        add        %eax, %ebp                           // left step 37, f3: cycle 167
        andn       %ebx, %r10d, %r14d
        add        $0x6ed9eba0, %eax
        mov        %r10d, 8(%rsp)
        andn       %r8d, %ebp, %r10d
        xor        %r11d, %r14d
        xor        %r13d, %r10d
        sub        %r14d, %ecx
        sub        %r10d, %eax
        rol        $12, %ecx
        rol        $10, %ebx
        rol        $9, %eax
        add        %r12d, %ecx                          // right step 41, f3: cycle 171
        rol        $10, %r8d
        add        $0x6d703f72, %r12d
        add        %r9d, %eax                           // left step 38, f3: cycle 172
        andn       8(%rsp), %ecx, %r10d
        add        $0x6ed9ec20, %r9d
        andn       %ebp, %eax, %r14d
        xor        %ebx, %r10d
        xor        %r8d, %r14d
        sub        %r10d, %r12d
        sub        %r14d, %r9d
        rol        $13, %r12d
        rorx       $22, 8(%rsp), %r10d
        rol        $13, %r9d
        add        %r11d, %r12d                         // right step 42, f3: cycle 176
        rol        $10, %ebp
        lea        0x6ed9eba0(%r13), %r14d
        add        $0x6d703ef2, %r11d
        add        %r13d, %r9d                          // left step 39, f3: cycle 177
        andn       %ecx, %r12d, %r13d
        add        4(%r15), %r14d
        mov        %r12d, 8(%rsp)
        andn       %eax, %r9d, %r12d
        xor        %r10d, %r13d
        xor        %ebp, %r12d
        sub        %r13d, %r11d
        sub        %r12d, %r14d
        rol        $5, %r11d
        rol        $10, %ecx
        lea        0x6d703ef2(%rbx), %r12d
        rol        $15, %r14d
        add        %ebx, %r11d                          // right step 43, f3: cycle 181
        rol        $10, %eax
        lea        0x6ed9eba0(%r8), %ebx
        add        8(%r15), %r12d
        add        %r8d, %r14d                          // left step 40, f3: cycle 182
        andn       8(%rsp), %r11d, %r8d
        add        8(%r15), %ebx
        andn       %r9d, %r14d, %r13d
        xor        %ecx, %r8d
        xor        %eax, %r13d
        sub        %r8d, %r12d
        sub        %r13d, %ebx
        rol        $14, %r12d
        rorx       $22, 8(%rsp), %r8d
        rol        $14, %ebx
        add        %r10d, %r12d                         // right step 44, f3: cycle 186
        rol        $10, %r9d
        lea        0x6ed9eba0(%rbp), %r13d
        add        $0x6d703ef2, %r10d
        add        %ebp, %ebx                           // left step 41, f3: cycle 187
        andn       %r11d, %r12d, %ebp
        add        28(%r15), %r13d
        mov        %r12d, 8(%rsp)
        andn       %r14d, %ebx, %r12d
        xor        %r8d, %ebp
        xor        %r9d, %r12d
        sub        %ebp, %r10d
        sub        %r12d, %r13d
        rol        $13, %r10d
        rol        $10, %r11d
        lea        0x6d703ef2(%rcx), %ebp
        rol        $8, %r13d
        add        %ecx, %r10d                          // right step 45, f3: cycle 191
        rol        $10, %r14d
        lea        0x6ed9eba0(%rax), %ecx
        add        (%r15), %ebp
        add        %eax, %r13d                          // left step 42, f3: cycle 192
        andn       8(%rsp), %r10d, %eax
        add        (%r15), %ecx
        andn       %ebx, %r13d, %r12d
        xor        %r11d, %eax
        xor        %r14d, %r12d
        sub        %eax, %ebp
        sub        %r12d, %ecx
        rol        $13, %ebp
        rorx       $22, 8(%rsp), %eax
        lea        0x6d703ef2(%r8), %r12d
        rol        $13, %ecx
        add        %r8d, %ebp                           // right step 46, f3: cycle 196
        rol        $10, %ebx
        lea        0x6ed9eba0(%r9), %r8d
        add        16(%r15), %r12d
        add        %r9d, %ecx                           // left step 43, f3: cycle 197
        andn       %r10d, %ebp, %r9d
        add        24(%r15), %r8d
        mov        %ebp, 8(%rsp)
        andn       %r13d, %ecx, %ebp
        xor        %eax, %r9d
        xor        %ebx, %ebp
        sub        %r9d, %r12d
        sub        %ebp, %r8d
        rol        $7, %r12d
        rol        $10, %r10d
        rol        $6, %r8d
        add        %r11d, %r12d                         // right step 47, f3: cycle 201
        rol        $10, %r13d
        add        $0x6d703ef2, %r11d
        add        %r14d, %r8d                          // left step 44, f3: cycle 202
        andn       8(%rsp), %r12d, %r9d
        add        $0x6ed9eba0, %r14d
        andn       %ecx, %r8d, %ebp
        xor        %r10d, %r9d
        xor        %r13d, %ebp
        sub        %r9d, %r11d
        rorx       $22, 8(%rsp), %r9d
        sub        %ebp, %r14d
        rol        $5, %r11d
        rol        $5, %r14d
        add        %eax, %r11d                          // right step 48, f3: cycle 206
        rol        $10, %ecx
        add        $0x7a6d7769, %eax
        add        %ebx, %r14d                          // left step 45, f3: cycle 207
        mov        %r12d, %ebp
        and        %r11d, %ebp
        mov        %r13d, 8(%rsp)
        andn       %r9d, %r11d, %r13d
        add        $0x6ed9eba0, %ebx
        mov        %r9d, 12(%rsp)
        andn       %r8d, %r14d, %r9d
        or         %r13d, %ebp
        xor        %ecx, %r9d
        add        %eax, %ebp
        rol        $10, %r12d
        sub        %r9d, %ebx
        rol        $15, %ebp
        lea        0x7a6d76e9(%r10), %eax
        rol        $12, %ebx
        add        %r10d, %ebp                          // right step 49, f2: cycle 211
        rol        $10, %r8d
        mov        8(%rsp), %r9d
        lea        0x6ed9eba0(%r9), %r10d
        add        24(%r15), %eax
        add        %r9d, %ebx                           // left step 46, f3: cycle 212
        mov        %r11d, %r9d
        and        %ebp, %r9d
        andn       %r12d, %ebp, %r13d
        add        20(%r15), %r10d
        mov        %r12d, 8(%rsp)
        andn       %r14d, %ebx, %r12d
        or         %r13d, %r9d
        xor        %r8d, %r12d
        add        %eax, %r9d
        rol        $10, %r11d
        sub        %r12d, %r10d
        rol        $5, %r9d
        mov        12(%rsp), %eax
        lea        0x7a6d76e9(%rax), %r12d
        rol        $7, %r10d
        add        %eax, %r9d                           // right step 50, f2: cycle 216
        rol        $10, %r14d
        add        16(%r15), %r12d
        add        %ecx, %r10d                          // left step 47, f3: cycle 217
        mov        %ebp, %eax
        and        %r9d, %eax
        andn       %r11d, %r9d, %r13d
        add        $0x6ed9eba0, %ecx
        mov        %r11d, 12(%rsp)
        andn       %ebx, %r10d, %r11d
        or         %r13d, %eax
        rol        $10, %ebx
        xor        %r14d, %r11d
        add        %r12d, %eax
        andn       %r10d, %ebx, %r12d
        lea        -0x70e44324(%r8), %r13d
        rol        $10, %ebp
        sub        %r11d, %ecx
        rol        $8, %eax
        add        %r13d, %r12d
        mov        8(%rsp), %r11d
        lea        0x7a6d76e9(%r11), %r13d
        rol        $5, %ecx
        add        %r11d, %eax                          // right step 51, f2: cycle 221
        add        4(%r15), %r12d
        add        4(%r15), %r13d
        add        %r8d, %ecx                           // left step 48, f3: cycle 222
        mov        %r9d, %r8d
        and        %eax, %r8d
        andn       %ebp, %eax, %r11d
        mov        %ebp, 8(%rsp)
        mov        %ebx, %ebp
        and        %ecx, %ebp
        or         %r11d, %r8d
        rol        $10, %r10d
        add        %r12d, %ebp
        add        %r13d, %r8d
        andn       %ecx, %r10d, %r11d
        lea        -0x70e44324(%r14), %r12d
        rol        $10, %r9d
        rol        $11, %ebp
        rol        $11, %r8d
        add        %r12d, %r11d
        mov        12(%rsp), %r12d
        lea        0x7a6d76e9(%r12), %r13d
        add        %r14d, %ebp                          // left step 49, f4: cycle 226
        add        %r12d, %r8d                          // right step 52, f2: cycle 226
        add        12(%r15), %r13d
        mov        %r10d, %r12d
        and        %ebp, %r12d
        mov        %eax, %r14d
        and        %r8d, %r14d
        mov        %r10d, 12(%rsp)
        andn       %r9d, %r8d, %r10d
        rol        $10, %ecx
        add        %r11d, %r12d
        or         %r10d, %r14d
        andn       %ebp, %ecx, %r10d
        lea        -0x70e44324(%rbx), %r11d
        rol        $12, %r12d
        add        %r13d, %r14d
        add        %r11d, %r10d
        rol        $10, %eax
        add        %ebx, %r12d                          // left step 50, f4: cycle 230
        rol        $14, %r14d
        mov        %ecx, %r11d
        and        %r12d, %r11d
        add        8(%rsp), %r14d                       // right step 53, f2: cycle 231
        rol        $10, %ebp
        mov        8(%rsp), %ebx
        lea        0x7a6d76e9(%rbx), %ebx
        add        %r10d, %r11d
        mov        %r8d, %r10d
        and        %r14d, %r10d
        andn       %eax, %r14d, %r13d
        mov        %eax, 8(%rsp)
        andn       %r12d, %ebp, %eax
        mov        %r14d, (%rsp)
        mov        12(%rsp), %r14d
        mov        %r9d, 4(%rsp)
        lea        -0x70e44324(%r14), %r9d
        rol        $14, %r11d
        or         %r13d, %r10d
        add        %r9d, %eax
        add        %r14d, %r11d                         // left step 51, f4: cycle 234
        add        %ebx, %r10d
        rol        $10, %r8d
        mov        %ebp, %r9d
        and        %r11d, %r9d
        rol        $14, %r10d
        rol        $10, %r12d
        lea        -0x70e44324(%rcx), %ebx
        add        %eax, %r9d
        add        4(%rsp), %r10d                       // right step 54, f2: cycle 236
        andn       %r11d, %r12d, %eax
        add        (%r15), %ebx
        mov        4(%rsp), %r13d
        lea        0x7a6d76e9(%r13), %r13d
        rol        $15, %r9d
        mov        (%rsp), %r14d
        and        %r10d, %r14d
        mov        %ebp, 4(%rsp)
        andn       %r8d, %r10d, %ebp
        add        %ebx, %eax
        add        %ecx, %r9d                           // left step 52, f4: cycle 238
        or         %ebp, %r14d
        mov        %r12d, %ecx
        and        %r9d, %ecx
        add        %r13d, %r14d
        rol        $10, %r11d
        add        %eax, %ecx
        rol        $6, %r14d
        rorx       $22, (%rsp), %eax
        andn       %r9d, %r11d, %ebx
        mov        4(%rsp), %ebp
        lea        -0x70e442a4(%rbp), %r13d
        rol        $14, %ecx
        add        8(%rsp), %r14d                       // right step 55, f2: cycle 241
        mov        %r8d, (%rsp)
        mov        8(%rsp), %r8d
        lea        0x7a6d76e9(%r8), %r8d
        add        %r13d, %ebx
        add        %ebp, %ecx                           // left step 53, f4: cycle 242
        mov        %r10d, %ebp
        and        %r14d, %ebp
        andn       %eax, %r14d, %r13d
        add        (%r15), %r8d
        mov        %eax, 4(%rsp)
        mov        %r11d, %eax
        and        %ecx, %eax
        or         %r13d, %ebp
        rol        $10, %r9d
        add        %ebx, %eax
        add        %r8d, %ebp
        andn       %ecx, %r9d, %r8d
        lea        -0x70e44324(%r12), %ebx
        rol        $10, %r10d
        rol        $15, %eax
        rol        $14, %ebp
        add        %ebx, %r8d
        mov        (%rsp), %ebx
        lea        0x7a6d76e9(%rbx), %r13d
        add        %r12d, %eax                          // left step 54, f4: cycle 246
        add        %ebx, %ebp                           // right step 56, f2: cycle 246
        add        20(%r15), %r13d
        mov        %r9d, %ebx
        and        %eax, %ebx
        mov        %r14d, %r12d
        and        %ebp, %r12d
        mov        %r9d, (%rsp)
        andn       %r10d, %ebp, %r9d
        rol        $10, %ecx
        mov        %r10d, 8(%rsp)
        lea        -0x70e44324(%r11), %r10d
        add        %r8d, %ebx
        or         %r9d, %r12d
        andn       %eax, %ecx, %r8d
        add        16(%r15), %r10d
        rol        $9, %ebx
        add        %r13d, %r12d
        add        %r10d, %r8d
        rol        $10, %r14d
        add        %r11d, %ebx                          // left step 55, f4: cycle 250
        rol        $6, %r12d
        mov        %ecx, %r9d
        and        %ebx, %r9d
        add        4(%rsp), %r12d                       // right step 57, f2: cycle 251
        rol        $10, %eax
        mov        4(%rsp), %r10d
        lea        0x7a6d76e9(%r10), %r10d
        add        %r8d, %r9d
        mov        %ebp, %r8d
        and        %r12d, %r8d
        andn       %r14d, %r12d, %r11d
        andn       %ebx, %eax, %r13d
        mov        %r14d, 4(%rsp)
        mov        (%rsp), %r14d
        mov        %r12d, 12(%rsp)
        lea        -0x70e44324(%r14), %r12d
        rol        $8, %r9d
        or         %r11d, %r8d
        add        %r12d, %r13d
        add        %r14d, %r9d                          // left step 56, f4: cycle 254
        add        %r10d, %r8d
        rol        $10, %ebp
        mov        %eax, %r10d
        and        %r9d, %r10d
        rol        $9, %r8d
        rol        $10, %ebx
        lea        -0x70e44324(%rcx), %r11d
        mov        8(%rsp), %r12d
        lea        0x7a6d76e9(%r12), %r14d
        add        %r13d, %r10d
        add        %r12d, %r8d                          // right step 58, f2: cycle 256
        andn       %r9d, %ebx, %r12d
        add        12(%r15), %r11d
        add        8(%r15), %r14d
        rol        $9, %r10d
        mov        12(%rsp), %r13d
        and        %r8d, %r13d
        mov        %eax, 8(%rsp)
        andn       %ebp, %r8d, %eax
        add        %r11d, %r12d
        add        %ecx, %r10d                          // left step 57, f4: cycle 258
        or         %eax, %r13d
        mov        %ebx, %eax
        and        %r10d, %eax
        add        %r14d, %r13d
        rol        $10, %r9d
        mov        8(%rsp), %ecx
        lea        -0x70e44324(%rcx), %r11d
        add        %r12d, %eax
        rol        $12, %r13d
        rorx       $22, 12(%rsp), %r12d
        andn       %r10d, %r9d, %r14d
        add        28(%r15), %r11d
        rol        $14, %eax
        add        4(%rsp), %r13d                       // right step 59, f2: cycle 261
        add        %r11d, %r14d
        mov        4(%rsp), %r11d
        lea        0x7a6d76e9(%r11), %r11d
        add        %ecx, %eax                           // left step 58, f4: cycle 262
        mov        %r8d, %ecx
        and        %r13d, %ecx
        mov        %ebp, 8(%rsp)
        andn       %r12d, %r13d, %ebp
        mov        %r12d, 4(%rsp)
        mov        %r9d, %r12d
        and        %eax, %r12d
        or         %ebp, %ecx
        rol        $10, %r10d
        add        %r14d, %r12d
        add        %r11d, %ecx
        andn       %eax, %r10d, %r11d
        lea        -0x70e44324(%rbx), %ebp
        rol        $10, %r8d
        rol        $5, %r12d
        rol        $9, %ecx
        add        %ebp, %r11d
        add        %ebx, %r12d                          // left step 59, f4: cycle 266
        add        8(%rsp), %ecx                        // right step 60, f2: cycle 266
        mov        8(%rsp), %ebx
        lea        0x7a6d76e9(%rbx), %ebx
        mov        %r10d, %ebp
        and        %r12d, %ebp
        mov        %r13d, %r14d
        and        %ecx, %r14d
        mov        %r10d, 8(%rsp)
        andn       %r8d, %ecx, %r10d
        rol        $10, %eax
        add        %r11d, %ebp
        or         %r10d, %r14d
        andn       %r12d, %eax, %r10d
        lea        -0x70e44224(%r9), %r11d
        rol        $6, %ebp
        add        %ebx, %r14d
        add        %r11d, %r10d
        rol        $10, %r13d
        add        %r9d, %ebp                           // left step 60, f4: cycle 270
        rol        $12, %r14d
        mov        4(%rsp), %r9d
        lea        0x7a6d76e9(%r9), %r11d
        mov        %eax, %ebx
        and        %ebp, %ebx
        add        %r9d, %r14d                          // right step 61, f2: cycle 271
        rol        $10, %r12d
        mov        8(%rsp), %r9d
        mov        %r8d, 4(%rsp)
        lea        -0x70e44324(%r9), %r8d
        add        28(%r15), %r11d
        add        %r10d, %ebx
        mov        %ecx, %r10d
        and        %r14d, %r10d
        andn       %r13d, %r14d, %r9d
        mov        %r13d, 12(%rsp)
        andn       %ebp, %r12d, %r13d
        add        20(%r15), %r8d
        rol        $8, %ebx
        or         %r9d, %r10d
        add        %r8d, %r13d
        add        8(%rsp), %ebx                        // left step 61, f4: cycle 274
        add        %r11d, %r10d
        rol        $10, %ecx
        mov        %r12d, %r8d
        and        %ebx, %r8d
        rol        $5, %r10d
        rol        $10, %ebp
        lea        -0x70e44324(%rax), %r9d
        add        %r13d, %r8d
        add        4(%rsp), %r10d                       // right step 62, f2: cycle 276
        andn       %ebx, %ebp, %r11d
        add        24(%r15), %r9d
        mov        4(%rsp), %r13d
        lea        0x7a6d76e9(%r13), %r13d
        rol        $6, %r8d
        mov        %r12d, 4(%rsp)
        mov        %r14d, %r12d
        and        %r10d, %r12d
        mov        %r14d, 8(%rsp)
        andn       %ecx, %r10d, %r14d
        add        %r9d, %r11d
        add        %eax, %r8d                           // left step 62, f4: cycle 278
        or         %r14d, %r12d
        mov        %ebp, %eax
        and        %r8d, %eax
        add        %r13d, %r12d
        rol        $10, %ebx
        mov        4(%rsp), %r9d
        lea        -0x70e44324(%r9), %r13d
        add        %r11d, %eax
        rol        $15, %r12d
        rorx       $22, 8(%rsp), %r11d
        andn       %r8d, %ebx, %r14d
        add        8(%r15), %r13d
        rol        $5, %eax
        add        12(%rsp), %r12d                      // right step 63, f2: cycle 281
        add        %r13d, %r14d
        mov        12(%rsp), %r13d
        lea        0x7a6d77e9(%r13), %r13d
        add        %r9d, %eax                           // left step 63, f4: cycle 282
        mov        %r10d, %r9d
        and        %r12d, %r9d
        mov        %ecx, 4(%rsp)
        andn       %r11d, %r12d, %ecx
        mov        %r11d, 12(%rsp)
        mov        %ebx, %r11d
        and        %eax, %r11d
        or         %ecx, %r9d
        rol        $10, %r8d
        add        %r14d, %r11d
        add        %r13d, %r9d
        rol        $10, %r10d
        lea        -0x56ac02b3(%rbp), %ecx
        andn       %r8d, %eax, %r13d
        rol        $12, %r11d
        rol        $8, %r9d
        mov        %r10d, %r14d
        xor        %r12d, %r14d
        add        16(%r15), %ecx
        add        %ebp, %r11d                          // left step 64, f4: cycle 286
        add        4(%rsp), %r9d                        // right step 64, f2: cycle 286
        xor        %r11d, %r13d
        xor        %r9d, %r14d
        rol        $10, %eax
        sub        %r13d, %ecx
        add        4(%rsp), %r14d
        rol        $10, %r12d
        lea        -0x56ac02b3(%rbx), %ebp
        andn       %eax, %r11d, %r13d
        rol        $9, %ecx
        rol        $8, %r14d
        mov        %eax, 4(%rsp)
        mov        %r12d, %eax
        xor        %r9d, %eax
        add        (%r15), %ebp
        add        %ebx, %ecx                           // left step 65, f5: cycle 290
        add        12(%rsp), %r14d                      // right step 65, f1: cycle 290
        xor        %ecx, %r13d
        xor        %r14d, %eax
        rol        $10, %r11d
        sub        %r13d, %ebp
        add        12(%rsp), %eax
        rol        $10, %r9d
        lea        -0x56ac02b3(%r8), %ebx
        andn       %r11d, %ecx, %r13d
        rol        $15, %ebp
        rol        $5, %eax
        mov        %r11d, 12(%rsp)
        mov        %r9d, %r11d
        xor        %r14d, %r11d
        add        20(%r15), %ebx
        add        %r8d, %ebp                           // left step 66, f5: cycle 294
        add        %r10d, %eax                          // right step 66, f1: cycle 294
        xor        %ebp, %r13d
        xor        %eax, %r11d
        rol        $10, %ecx
        sub        %r13d, %ebx
        add        %r10d, %r11d
        rol        $10, %r14d
        andn       %ecx, %ebp, %r8d
        rol        $5, %ebx
        rol        $12, %r11d
        mov        %r14d, %r10d
        xor        %eax, %r10d
        mov        4(%rsp), %r13d
        mov        %r14d, 8(%rsp)
        lea        -0x56ac02b3(%r13), %r14d
        mov        %ecx, (%rsp)
        mov        16(%r15), %ecx
        add        %r12d, %ecx
        add        %r13d, %ebx                          // left step 67, f5: cycle 298
        add        %r12d, %r11d                         // right step 67, f1: cycle 298
        xor        %ebx, %r8d
        xor        %r11d, %r10d
        rol        $10, %ebp
        sub        %r8d, %r14d
        add        %ecx, %r10d
        rol        $10, %eax
        mov        12(%rsp), %ecx
        lea        -0x56ac02b3(%rcx), %r8d
        andn       %ebp, %ebx, %r12d
        rol        $11, %r14d
        rol        $9, %r10d
        mov        %eax, %r13d
        xor        %r11d, %r13d
        add        28(%r15), %r8d
        mov        %eax, 4(%rsp)
        mov        4(%r15), %eax
        add        %r9d, %eax
        add        %ecx, %r14d                          // left step 68, f5: cycle 302
        add        %r9d, %r10d                          // right step 68, f1: cycle 302
        xor        %r14d, %r12d
        xor        %r10d, %r13d
        rol        $10, %ebx
        sub        %r12d, %r8d
        add        %eax, %r13d
        rol        $10, %r11d
        andn       %ebx, %r14d, %eax
        rol        $6, %r8d
        rol        $12, %r13d
        mov        %r11d, %ecx
        xor        %r10d, %ecx
        mov        (%rsp), %r9d
        lea        -0x56ac02b3(%r9), %r12d
        mov        %r11d, 12(%rsp)
        mov        20(%r15), %r11d
        add        8(%rsp), %r11d
        add        %r9d, %r8d                           // left step 69, f5: cycle 306
        add        8(%rsp), %r13d                       // right step 69, f1: cycle 306
        xor        %r8d, %eax
        xor        %r13d, %ecx
        rol        $10, %r14d
        sub        %eax, %r12d
        add        %r11d, %ecx
        rol        $10, %r10d
        lea        -0x56ac02b3(%rbp), %eax
        andn       %r14d, %r8d, %r9d
        rol        $8, %r12d
        rol        $5, %ecx
        mov        %r10d, %r11d
        xor        %r13d, %r11d
        add        8(%r15), %eax
        mov        %r10d, 8(%rsp)
        mov        4(%rsp), %r10d
        mov        %r14d, (%rsp)
        lea        128(%r10), %r14d
        add        %ebp, %r12d                          // left step 70, f5: cycle 310
        add        %r10d, %ecx                          // right step 70, f1: cycle 310
        xor        %r12d, %r9d
        xor        %ecx, %r11d
        rol        $10, %r8d
        sub        %r9d, %eax
        add        %r14d, %r11d
        rol        $10, %r13d
        andn       %r8d, %r12d, %r9d
        rol        $13, %eax
        rol        $14, %r11d
        mov        %r13d, %r10d
        xor        %ecx, %r10d
        lea        -0x56ac02b3(%rbx), %ebp
        mov        28(%r15), %r14d
        add        12(%rsp), %r14d
        add        %ebx, %eax                           // left step 71, f5: cycle 314
        add        12(%rsp), %r11d                      // right step 71, f1: cycle 314
        xor        %eax, %r9d
        xor        %r11d, %r10d
        rol        $10, %r12d
        sub        %r9d, %ebp
        add        %r14d, %r10d
        rol        $10, %ecx
        andn       %r12d, %eax, %r9d
        rol        $12, %ebp
        rol        $6, %r10d
        mov        %ecx, %ebx
        xor        %r11d, %ebx
        mov        (%rsp), %r14d
        mov        %ecx, 12(%rsp)
        lea        -0x56ac01b3(%r14), %ecx
        mov        %r12d, 4(%rsp)
        mov        24(%r15), %r12d
        add        8(%rsp), %r12d
        add        %r14d, %ebp                          // left step 72, f5: cycle 318
        add        8(%rsp), %r10d                       // right step 72, f1: cycle 318
        xor        %ebp, %r9d
        xor        %r10d, %ebx
        rol        $10, %eax
        sub        %r9d, %ecx
        add        %r12d, %ebx
        rol        $10, %r11d
        lea        -0x56ac02b3(%r8), %r9d
        andn       %eax, %ebp, %r12d
        rol        $5, %ecx
        rol        $8, %ebx
        mov        %r11d, %r14d
        xor        %r10d, %r14d
        add        4(%r15), %r9d
        mov        %r11d, 8(%rsp)
        mov        8(%r15), %r11d
        add        %r13d, %r11d
        add        %r8d, %ecx                           // left step 73, f5: cycle 322
        add        %r13d, %ebx                          // right step 73, f1: cycle 322
        xor        %ecx, %r12d
        xor        %ebx, %r14d
        rol        $10, %ebp
        sub        %r12d, %r9d
        add        %r11d, %r14d
        rol        $10, %r10d
        mov        4(%rsp), %r8d
        lea        -0x56ac02b3(%r8), %r11d
        andn       %ebp, %ecx, %r12d
        rol        $12, %r9d
        rol        $13, %r14d
        mov        %r10d, %r13d
        xor        %ebx, %r13d
        add        12(%r15), %r11d
        add        %r8d, %r9d                           // left step 74, f5: cycle 326
        add        12(%rsp), %r14d                      // right step 74, f1: cycle 326
        xor        %r9d, %r12d
        xor        %r14d, %r13d
        rol        $10, %ecx
        sub        %r12d, %r11d
        add        12(%rsp), %r13d
        rol        $10, %ebx
        andn       %ecx, %r9d, %r8d
        rol        $13, %r11d
        rol        $6, %r13d
        mov        %ebx, %r12d
        xor        %r14d, %r12d
        mov        %ebx, 12(%rsp)
        lea        -0x56ac0233(%rax), %ebx
        mov        %ecx, 4(%rsp)
        mov        8(%rsp), %ecx
        mov        %r10d, (%rsp)
        lea        0x100(%rcx), %r10d
        add        %eax, %r11d                          // left step 75, f5: cycle 330
        add        %ecx, %r13d                          // right step 75, f1: cycle 330
        xor        %r11d, %r8d
        xor        %r13d, %r12d
        rol        $10, %r9d
        sub        %r8d, %ebx
        add        %r10d, %r12d
        rol        $10, %r14d
        andn       %r9d, %r11d, %eax
        rol        $14, %ebx
        rol        $5, %r12d
        mov        %r14d, %ecx
        xor        %r13d, %ecx
        lea        -0x56ac02b3(%rbp), %r8d
        mov        (%r15), %r10d
        add        (%rsp), %r10d
        add        %ebp, %ebx                           // left step 76, f5: cycle 334
        add        (%rsp), %r12d                        // right step 76, f1: cycle 334
        xor        %ebx, %eax
        xor        %r12d, %ecx
        rol        $10, %r11d
        sub        %eax, %r8d
        add        %r10d, %ecx
        rol        $10, %r13d
        mov        4(%rsp), %eax
        lea        -0x56ac02b3(%rax), %r10d
        andn       %r11d, %ebx, %ebp
        rol        $11, %r8d
        rol        $15, %ecx
        mov        %r11d, (%rsp)
        mov        %r13d, %r11d
        xor        %r12d, %r11d
        add        24(%r15), %r10d
        mov        %r13d, 8(%rsp)
        mov        12(%r15), %r13d
        add        12(%rsp), %r13d
        add        %eax, %r8d                           // left step 77, f5: cycle 338
        add        12(%rsp), %ecx                       // right step 77, f1: cycle 338
        xor        %r8d, %ebp
        xor        %ecx, %r11d
        rol        $10, %ebx
        sub        %ebp, %r10d
        add        %r13d, %r11d
        rol        $10, %r12d
        andn       %ebx, %r8d, %eax
        rol        $8, %r10d
        rol        $13, %r11d
        mov        %r12d, %ebp
        xor        %ecx, %ebp
        lea        -0x56ac02b3(%r9), %r13d
        add        %r9d, %r10d                          // left step 78, f5: cycle 342
        add        %r14d, %r11d                         // right step 78, f1: cycle 342
        xor        %r10d, %eax
        xor        %r11d, %ebp
        rol        $10, %r8d
        sub        %eax, %r13d
        add        %r14d, %ebp
        rol        $10, %ecx
        andn       %r8d, %r10d, %eax
        rol        $5, %r13d
        rol        $11, %ebp
        mov        %ecx, %r9d
        xor        %r11d, %r9d
        mov        (%rsp), %r14d
        mov        %r8d, 12(%rsp)
        lea        -0x56ac02b3(%r14), %r8d
        add        %r14d, %r13d                         // left step 79, f5: cycle 346
        add        8(%rsp), %ebp                        // right step 79, f1: cycle 346
        xor        %r13d, %eax
        xor        %ebp, %r9d
        rol        $10, %r11d
        sub        %eax, %r8d
        add        8(%rsp), %r9d
        rol        $10, %r10d
        add        $0xefcdab89, %r11d
        add        $0x98badcfe, %ecx
        rol        $6, %r8d
        rol        $11, %r9d
        lea        0x10325476(%r12), %eax
        lea        -0x3c2d1e10(%rbx), %r14d
        add        $0x67452301, %ebp
        add        %ebx, %r8d                           // left step 80, f5: cycle 350
        add        %r12d, %r9d                          // right step 80, f1: cycle 350
        add        %r11d, %r13d
        mov        %r13d, (%rsi)
        add        %ecx, %r10d
        mov        %r10d, 4(%rsi)
        add        12(%rsp), %eax
        mov        %eax, 8(%rsi)
        add        %r14d, %r9d
        mov        %r9d, 12(%rsi)
        add        %ebp, %r8d
        mov        %r8d, 16(%rsi)
        add        $8, %rdi
        add        $20, %rsi
        sub        $1, %rdx
        jnz        L(ripemd160_32_x1_loop)
L(ripemd160_32_x1_end):
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        add        $24, %rsp
        pop        %r15
        pop        %r14
        pop        %r13
        pop        %r12
        pop        %rsi
        pop        %rdi
        pop        %rbp
        pop        %rbx
#else
        add        $24, %rsp
        .cfi_adjust_cfa_offset -24
        pop        %r15
        .cfi_adjust_cfa_offset -8
        .cfi_restore %r15
        pop        %r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore %r14
        pop        %r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore %r13
        pop        %r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore %r12
        pop        %rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore %rbp
        pop        %rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore %rbx
#endif
        ret
#if !defined(_WIN32)
        .cfi_endproc
#else
        .seh_endproc
#endif
#if defined(__ELF__)
        .size      SYMBOL(ripemd160_32_x1), . - SYMBOL(ripemd160_32_x1)
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
