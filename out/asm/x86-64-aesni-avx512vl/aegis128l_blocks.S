/* SPDX-License-Identifier: 0BSD */
/*
 * AEGIS-128L (RFC 10032) for x86-64 with AES-NI and AVX-512VL.
 *
 * Generated; to make it again:
 *     hashwright make aegis128l --target x86-64-aesni-avx512vl --emitter gas
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench aegis128l --target x86-64-aesni-avx512vl --emitter gas` measures
 * the speed.
 *
 * update: 10 instructions for 32 bytes, critical path 6 cycles (3.75 per iteration of a loop).
 * encrypt: 14 instructions for 32 bytes, critical path 6 cycles (3.75 per iteration of a
 *     loop).
 * decrypt: 14 instructions for 32 bytes, critical path 6 cycles (4 per iteration of a loop).
 * aegis128l_update_2_loop: 44 instructions in all, 2 of them moves between registers.
 * aegis128l_update_loop: 32 instructions in all, 1 of them moves between registers.
 * aegis128l_encrypt_2_loop: 65 instructions in all, 6 of them moves between registers.
 * aegis128l_encrypt_loop: 43 instructions in all, 3 of them moves between registers.
 * aegis128l_decrypt_2_loop: 61 instructions in all, 6 of them moves between registers.
 * aegis128l_decrypt_loop: 43 instructions in all, 4 of them moves between registers.
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
L(aegis128l_update_2_loop_constants):
        .long      0x00000000, 0x00000000, 0x00000000, 0x00000000

/*
 * void aegis128l_update_2_loop(void *s, const uint8_t *p, size_t count);
 *
 * Arguments, moved there by the prologue on Windows: s in rdi, p in rsi, count in rdx.
 *
 * At the start of the loop: s0 in xmm0, s1 in xmm1, s2 in xmm2, s3 in xmm3, s4 in xmm4, s5 in xmm5,
 * s6 in xmm6, s7 in xmm7.
 */
        .text
        .p2align   5
        .globl     SYMBOL(aegis128l_update_2_loop)
#if defined(_WIN32)
        .def       SYMBOL(aegis128l_update_2_loop)
        .scl       2
        .type      32
        .endef
        .seh_proc  SYMBOL(aegis128l_update_2_loop)
#elif defined(__ELF__)
        .type      SYMBOL(aegis128l_update_2_loop), %function
#endif
SYMBOL(aegis128l_update_2_loop):
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
        sub        $80, %rsp
        SEH(.seh_stackalloc 80)
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
        jz         L(aegis128l_update_2_loop_end)
        lea        L(aegis128l_update_2_loop_constants)(%rip), %r15
        vmovdqu64  (%rdi), %xmm0
        vmovdqu64  16(%rdi), %xmm1
        vmovdqu64  32(%rdi), %xmm2
        vmovdqu64  48(%rdi), %xmm3
        vmovdqu64  64(%rdi), %xmm4
        vmovdqu64  80(%rdi), %xmm5
        vmovdqu64  96(%rdi), %xmm6
        vmovdqu64  112(%rdi), %xmm7
        .p2align   5
L(aegis128l_update_2_loop_loop):
        vpxorq     (%rsi), %xmm0, %xmm8
        vaesenc    %xmm8, %xmm7, %xmm8                  // step 1, update: cycle 4
        vaesenc    %xmm7, %xmm6, %xmm7
        vaesenc    %xmm6, %xmm5, %xmm6
        vaesenc    %xmm5, %xmm4, %xmm5
        vpxorq     16(%rsi), %xmm4, %xmm9
        vaesenc    %xmm9, %xmm3, %xmm4
        vaesenc    %xmm3, %xmm2, %xmm3
        vaesenc    %xmm2, %xmm1, %xmm2
        vaesenc    %xmm1, %xmm0, %xmm1
        vaesenc    (%r15), %xmm7, %xmm9
        vpternlogq $150, 32(%rsi), %xmm8, %xmm9         // step 2, update: cycle 9
        vaesenc    %xmm7, %xmm6, %xmm7
        vaesenc    %xmm6, %xmm5, %xmm6
        vaesenc    %xmm5, %xmm4, %xmm5
        vaesenc    (%r15), %xmm3, %xmm10
        vpternlogq $150, 48(%rsi), %xmm4, %xmm10
        vaesenc    %xmm3, %xmm2, %xmm3
        vaesenc    %xmm2, %xmm1, %xmm2
        vaesenc    %xmm1, %xmm8, %xmm1
        vmovdqa64  %xmm9, %xmm0
        vmovdqa64  %xmm10, %xmm4
        add        $64, %rsi
        sub        $1, %rdx
        jnz        L(aegis128l_update_2_loop_loop)
        vmovdqu64  %xmm0, (%rdi)
        vmovdqu64  %xmm1, 16(%rdi)
        vmovdqu64  %xmm2, 32(%rdi)
        vmovdqu64  %xmm3, 48(%rdi)
        vmovdqu64  %xmm4, 64(%rdi)
        vmovdqu64  %xmm5, 80(%rdi)
        vmovdqu64  %xmm6, 96(%rdi)
        vmovdqu64  %xmm7, 112(%rdi)
L(aegis128l_update_2_loop_end):
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        movaps     (%rsp), %xmm6
        movaps     16(%rsp), %xmm7
        movaps     32(%rsp), %xmm8
        movaps     48(%rsp), %xmm9
        movaps     64(%rsp), %xmm10
        add        $80, %rsp
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
        .size      SYMBOL(aegis128l_update_2_loop), . - SYMBOL(aegis128l_update_2_loop)
#endif

/*
 * void aegis128l_update_loop(void *s, const uint8_t *p, size_t count);
 *
 * Arguments, moved there by the prologue on Windows: s in rdi, p in rsi, count in rdx.
 *
 * At the start of the loop: s0 in xmm0, s1 in xmm1, s2 in xmm2, s3 in xmm3, s4 in xmm4, s5 in xmm5,
 * s6 in xmm6, s7 in xmm7.
 */
        .text
        .p2align   5
        .globl     SYMBOL(aegis128l_update_loop)
#if defined(_WIN32)
        .def       SYMBOL(aegis128l_update_loop)
        .scl       2
        .type      32
        .endef
        .seh_proc  SYMBOL(aegis128l_update_loop)
#elif defined(__ELF__)
        .type      SYMBOL(aegis128l_update_loop), %function
#endif
SYMBOL(aegis128l_update_loop):
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
        sub        $72, %rsp
        SEH(.seh_stackalloc 72)
        movaps     %xmm6, (%rsp)
        SEH(.seh_savexmm %xmm6, 0)
        movaps     %xmm7, 16(%rsp)
        SEH(.seh_savexmm %xmm7, 16)
        movaps     %xmm8, 32(%rsp)
        SEH(.seh_savexmm %xmm8, 32)
        movaps     %xmm9, 48(%rsp)
        SEH(.seh_savexmm %xmm9, 48)
        SEH(.seh_endprologue)
        mov        %rcx, %rdi
        mov        %rdx, %rsi
        mov        %r8, %rdx
#else
#endif
        test       %rdx, %rdx
        jz         L(aegis128l_update_loop_end)
        vmovdqu64  (%rdi), %xmm0
        vmovdqu64  16(%rdi), %xmm1
        vmovdqu64  32(%rdi), %xmm2
        vmovdqu64  48(%rdi), %xmm3
        vmovdqu64  64(%rdi), %xmm4
        vmovdqu64  80(%rdi), %xmm5
        vmovdqu64  96(%rdi), %xmm6
        vmovdqu64  112(%rdi), %xmm7
        .p2align   5
L(aegis128l_update_loop_loop):
        vaesenc    (%rsi), %xmm7, %xmm8
        vpxorq     %xmm0, %xmm8, %xmm8                  // step 1, update: cycle 6
        vaesenc    %xmm7, %xmm6, %xmm7
        vaesenc    %xmm6, %xmm5, %xmm6
        vaesenc    %xmm5, %xmm4, %xmm5
        vaesenc    16(%rsi), %xmm3, %xmm9
        vpxorq     %xmm4, %xmm9, %xmm4
        vaesenc    %xmm3, %xmm2, %xmm3
        vaesenc    %xmm2, %xmm1, %xmm2
        vaesenc    %xmm1, %xmm0, %xmm1
        vmovdqa64  %xmm8, %xmm0
        add        $32, %rsi
        sub        $1, %rdx
        jnz        L(aegis128l_update_loop_loop)
        vmovdqu64  %xmm0, (%rdi)
        vmovdqu64  %xmm1, 16(%rdi)
        vmovdqu64  %xmm2, 32(%rdi)
        vmovdqu64  %xmm3, 48(%rdi)
        vmovdqu64  %xmm4, 64(%rdi)
        vmovdqu64  %xmm5, 80(%rdi)
        vmovdqu64  %xmm6, 96(%rdi)
        vmovdqu64  %xmm7, 112(%rdi)
L(aegis128l_update_loop_end):
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        movaps     (%rsp), %xmm6
        movaps     16(%rsp), %xmm7
        movaps     32(%rsp), %xmm8
        movaps     48(%rsp), %xmm9
        add        $72, %rsp
        pop        %rsi
        pop        %rdi
#else
#endif
        ret
#if !defined(_WIN32)
        .cfi_endproc
#else
        .seh_endproc
#endif
#if defined(__ELF__)
        .size      SYMBOL(aegis128l_update_loop), . - SYMBOL(aegis128l_update_loop)
#endif

#if defined(__APPLE__)
        .section __TEXT,__const
#elif defined(_WIN32)
        .section .rdata,"dr"
#else
        .section .rodata,"a",%progbits
#endif
        .p2align   4
L(aegis128l_encrypt_2_loop_constants):
        .long      0x00000000, 0x00000000, 0x00000000, 0x00000000

/*
 * void aegis128l_encrypt_2_loop(void *s, uint8_t *out, const uint8_t *in, size_t count);
 *
 * Arguments, moved there by the prologue on Windows: s in rdi, out in rsi, in in rdx, count in rcx.
 *
 * At the start of the loop: s0 in xmm0, s1 in xmm1, s2 in xmm2, s3 in xmm3, s4 in xmm4, s5 in xmm5,
 * s6 in xmm6, s7 in xmm7.
 */
        .text
        .p2align   5
        .globl     SYMBOL(aegis128l_encrypt_2_loop)
#if defined(_WIN32)
        .def       SYMBOL(aegis128l_encrypt_2_loop)
        .scl       2
        .type      32
        .endef
        .seh_proc  SYMBOL(aegis128l_encrypt_2_loop)
#elif defined(__ELF__)
        .type      SYMBOL(aegis128l_encrypt_2_loop), %function
#endif
SYMBOL(aegis128l_encrypt_2_loop):
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
        sub        $96, %rsp
        SEH(.seh_stackalloc 96)
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
        SEH(.seh_endprologue)
        mov        %rcx, %rdi
        mov        %rdx, %rsi
        mov        %r8, %rdx
        mov        %r9, %rcx
#else
        push       %r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %r15, 0
#endif
        test       %rcx, %rcx
        jz         L(aegis128l_encrypt_2_loop_end)
        lea        L(aegis128l_encrypt_2_loop_constants)(%rip), %r15
        vmovdqu64  (%rdi), %xmm0
        vmovdqu64  16(%rdi), %xmm1
        vmovdqu64  32(%rdi), %xmm2
        vmovdqu64  48(%rdi), %xmm3
        vmovdqu64  64(%rdi), %xmm4
        vmovdqu64  80(%rdi), %xmm5
        vmovdqu64  96(%rdi), %xmm6
        vmovdqu64  112(%rdi), %xmm7
        .p2align   5
L(aegis128l_encrypt_2_loop_loop):
        vmovdqa64  %xmm2, %xmm8
        vpternlogq $106, %xmm1, %xmm3, %xmm8
        vpternlogq $150, (%rdx), %xmm6, %xmm8
        vmovdqu64  (%rdx), %xmm9
        vmovdqu64  %xmm8, (%rsi)                        // step 1, update: cycle 2
        vmovdqa64  %xmm6, %xmm8
        vpternlogq $106, %xmm5, %xmm7, %xmm8
        vpternlogq $150, 16(%rdx), %xmm2, %xmm8
        vmovdqu64  16(%rdx), %xmm10
        vmovdqu64  %xmm8, 16(%rsi)
        vpxorq     %xmm9, %xmm0, %xmm8
        vaesenc    %xmm8, %xmm7, %xmm8
        vaesenc    %xmm7, %xmm6, %xmm7
        vaesenc    %xmm6, %xmm5, %xmm6
        vaesenc    %xmm5, %xmm4, %xmm5
        vpxorq     %xmm10, %xmm4, %xmm9
        vaesenc    %xmm9, %xmm3, %xmm4
        vaesenc    %xmm3, %xmm2, %xmm3
        vaesenc    %xmm2, %xmm1, %xmm2
        vaesenc    %xmm1, %xmm0, %xmm1
        vmovdqa64  %xmm2, %xmm9
        vpternlogq $106, %xmm1, %xmm3, %xmm9
        vpternlogq $150, 32(%rdx), %xmm6, %xmm9
        vmovdqu64  32(%rdx), %xmm10
        vmovdqu64  %xmm9, 32(%rsi)                      // step 2, update: cycle 7
        vmovdqa64  %xmm6, %xmm9
        vpternlogq $106, %xmm5, %xmm7, %xmm9
        vpternlogq $150, 48(%rdx), %xmm2, %xmm9
        vmovdqu64  48(%rdx), %xmm11
        vmovdqu64  %xmm9, 48(%rsi)
        vaesenc    (%r15), %xmm7, %xmm9
        vpternlogq $150, %xmm10, %xmm8, %xmm9
        vaesenc    %xmm7, %xmm6, %xmm7
        vaesenc    %xmm6, %xmm5, %xmm6
        vaesenc    %xmm5, %xmm4, %xmm5
        vaesenc    (%r15), %xmm3, %xmm10
        vpternlogq $150, %xmm11, %xmm4, %xmm10
        vaesenc    %xmm3, %xmm2, %xmm3
        vaesenc    %xmm2, %xmm1, %xmm2
        vaesenc    %xmm1, %xmm8, %xmm1
        vmovdqa64  %xmm9, %xmm0
        vmovdqa64  %xmm10, %xmm4
        add        $64, %rsi
        add        $64, %rdx
        sub        $1, %rcx
        jnz        L(aegis128l_encrypt_2_loop_loop)
        vmovdqu64  %xmm0, (%rdi)
        vmovdqu64  %xmm1, 16(%rdi)
        vmovdqu64  %xmm2, 32(%rdi)
        vmovdqu64  %xmm3, 48(%rdi)
        vmovdqu64  %xmm4, 64(%rdi)
        vmovdqu64  %xmm5, 80(%rdi)
        vmovdqu64  %xmm6, 96(%rdi)
        vmovdqu64  %xmm7, 112(%rdi)
L(aegis128l_encrypt_2_loop_end):
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        movaps     (%rsp), %xmm6
        movaps     16(%rsp), %xmm7
        movaps     32(%rsp), %xmm8
        movaps     48(%rsp), %xmm9
        movaps     64(%rsp), %xmm10
        movaps     80(%rsp), %xmm11
        add        $96, %rsp
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
        .size      SYMBOL(aegis128l_encrypt_2_loop), . - SYMBOL(aegis128l_encrypt_2_loop)
#endif

/*
 * void aegis128l_encrypt_loop(void *s, uint8_t *out, const uint8_t *in, size_t count);
 *
 * Arguments, moved there by the prologue on Windows: s in rdi, out in rsi, in in rdx, count in rcx.
 *
 * At the start of the loop: s0 in xmm0, s1 in xmm1, s2 in xmm2, s3 in xmm3, s4 in xmm4, s5 in xmm5,
 * s6 in xmm6, s7 in xmm7.
 */
        .text
        .p2align   5
        .globl     SYMBOL(aegis128l_encrypt_loop)
#if defined(_WIN32)
        .def       SYMBOL(aegis128l_encrypt_loop)
        .scl       2
        .type      32
        .endef
        .seh_proc  SYMBOL(aegis128l_encrypt_loop)
#elif defined(__ELF__)
        .type      SYMBOL(aegis128l_encrypt_loop), %function
#endif
SYMBOL(aegis128l_encrypt_loop):
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
        sub        $88, %rsp
        SEH(.seh_stackalloc 88)
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
        SEH(.seh_endprologue)
        mov        %rcx, %rdi
        mov        %rdx, %rsi
        mov        %r8, %rdx
        mov        %r9, %rcx
#else
#endif
        test       %rcx, %rcx
        jz         L(aegis128l_encrypt_loop_end)
        vmovdqu64  (%rdi), %xmm0
        vmovdqu64  16(%rdi), %xmm1
        vmovdqu64  32(%rdi), %xmm2
        vmovdqu64  48(%rdi), %xmm3
        vmovdqu64  64(%rdi), %xmm4
        vmovdqu64  80(%rdi), %xmm5
        vmovdqu64  96(%rdi), %xmm6
        vmovdqu64  112(%rdi), %xmm7
        .p2align   5
L(aegis128l_encrypt_loop_loop):
        vmovdqa64  %xmm2, %xmm8
        vpternlogq $106, %xmm1, %xmm3, %xmm8
        vpternlogq $150, (%rdx), %xmm6, %xmm8
        vmovdqu64  (%rdx), %xmm9
        vmovdqu64  %xmm8, (%rsi)                        // step 1, update: cycle 2
        vmovdqa64  %xmm6, %xmm8
        vpternlogq $106, %xmm5, %xmm7, %xmm8
        vpternlogq $150, 16(%rdx), %xmm2, %xmm8
        vmovdqu64  16(%rdx), %xmm10
        vmovdqu64  %xmm8, 16(%rsi)
        vaesenc    %xmm9, %xmm7, %xmm8
        vpxorq     %xmm0, %xmm8, %xmm8
        vaesenc    %xmm7, %xmm6, %xmm7
        vaesenc    %xmm6, %xmm5, %xmm6
        vaesenc    %xmm5, %xmm4, %xmm5
        vaesenc    %xmm10, %xmm3, %xmm9
        vpxorq     %xmm4, %xmm9, %xmm4
        vaesenc    %xmm3, %xmm2, %xmm3
        vaesenc    %xmm2, %xmm1, %xmm2
        vaesenc    %xmm1, %xmm0, %xmm1
        vmovdqa64  %xmm8, %xmm0
        add        $32, %rsi
        add        $32, %rdx
        sub        $1, %rcx
        jnz        L(aegis128l_encrypt_loop_loop)
        vmovdqu64  %xmm0, (%rdi)
        vmovdqu64  %xmm1, 16(%rdi)
        vmovdqu64  %xmm2, 32(%rdi)
        vmovdqu64  %xmm3, 48(%rdi)
        vmovdqu64  %xmm4, 64(%rdi)
        vmovdqu64  %xmm5, 80(%rdi)
        vmovdqu64  %xmm6, 96(%rdi)
        vmovdqu64  %xmm7, 112(%rdi)
L(aegis128l_encrypt_loop_end):
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        movaps     (%rsp), %xmm6
        movaps     16(%rsp), %xmm7
        movaps     32(%rsp), %xmm8
        movaps     48(%rsp), %xmm9
        movaps     64(%rsp), %xmm10
        add        $88, %rsp
        pop        %rsi
        pop        %rdi
#else
#endif
        ret
#if !defined(_WIN32)
        .cfi_endproc
#else
        .seh_endproc
#endif
#if defined(__ELF__)
        .size      SYMBOL(aegis128l_encrypt_loop), . - SYMBOL(aegis128l_encrypt_loop)
#endif

#if defined(__APPLE__)
        .section __TEXT,__const
#elif defined(_WIN32)
        .section .rdata,"dr"
#else
        .section .rodata,"a",%progbits
#endif
        .p2align   4
L(aegis128l_decrypt_2_loop_constants):
        .long      0x00000000, 0x00000000, 0x00000000, 0x00000000

/*
 * void aegis128l_decrypt_2_loop(void *s, uint8_t *out, const uint8_t *in, size_t count);
 *
 * Arguments, moved there by the prologue on Windows: s in rdi, out in rsi, in in rdx, count in rcx.
 *
 * At the start of the loop: s0 in xmm0, s1 in xmm1, s2 in xmm2, s3 in xmm3, s4 in xmm4, s5 in xmm5,
 * s6 in xmm6, s7 in xmm7.
 */
        .text
        .p2align   5
        .globl     SYMBOL(aegis128l_decrypt_2_loop)
#if defined(_WIN32)
        .def       SYMBOL(aegis128l_decrypt_2_loop)
        .scl       2
        .type      32
        .endef
        .seh_proc  SYMBOL(aegis128l_decrypt_2_loop)
#elif defined(__ELF__)
        .type      SYMBOL(aegis128l_decrypt_2_loop), %function
#endif
SYMBOL(aegis128l_decrypt_2_loop):
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
        sub        $112, %rsp
        SEH(.seh_stackalloc 112)
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
        SEH(.seh_endprologue)
        mov        %rcx, %rdi
        mov        %rdx, %rsi
        mov        %r8, %rdx
        mov        %r9, %rcx
#else
        push       %r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %r15, 0
#endif
        test       %rcx, %rcx
        jz         L(aegis128l_decrypt_2_loop_end)
        lea        L(aegis128l_decrypt_2_loop_constants)(%rip), %r15
        vmovdqu64  (%rdi), %xmm0
        vmovdqu64  16(%rdi), %xmm1
        vmovdqu64  32(%rdi), %xmm2
        vmovdqu64  48(%rdi), %xmm3
        vmovdqu64  64(%rdi), %xmm4
        vmovdqu64  80(%rdi), %xmm5
        vmovdqu64  96(%rdi), %xmm6
        vmovdqu64  112(%rdi), %xmm7
        .p2align   5
L(aegis128l_decrypt_2_loop_loop):
        vmovdqa64  %xmm2, %xmm8
        vpternlogq $106, %xmm1, %xmm3, %xmm8
        vpternlogq $150, (%rdx), %xmm6, %xmm8
        vmovdqu64  %xmm8, (%rsi)                        // step 1, update: cycle 2
        vmovdqa64  %xmm6, %xmm9
        vpternlogq $106, %xmm5, %xmm7, %xmm9
        vpternlogq $150, 16(%rdx), %xmm2, %xmm9
        vmovdqu64  %xmm9, 16(%rsi)
        vaesenc    (%r15), %xmm7, %xmm10
        vpternlogq $150, %xmm0, %xmm8, %xmm10
        vaesenc    %xmm7, %xmm6, %xmm7
        vaesenc    %xmm6, %xmm5, %xmm6
        vaesenc    %xmm5, %xmm4, %xmm5
        vaesenc    (%r15), %xmm3, %xmm8
        vpternlogq $150, %xmm4, %xmm9, %xmm8
        vaesenc    %xmm3, %xmm2, %xmm3
        vaesenc    %xmm2, %xmm1, %xmm2
        vaesenc    %xmm1, %xmm0, %xmm1
        vmovdqa64  %xmm2, %xmm9
        vpternlogq $106, %xmm1, %xmm3, %xmm9
        vpternlogq $150, 32(%rdx), %xmm6, %xmm9
        vmovdqu64  %xmm9, 32(%rsi)                      // step 2, update: cycle 7
        vmovdqa64  %xmm6, %xmm11
        vpternlogq $106, %xmm5, %xmm7, %xmm11
        vpternlogq $150, 48(%rdx), %xmm2, %xmm11
        vmovdqu64  %xmm11, 48(%rsi)
        vaesenc    (%r15), %xmm7, %xmm12
        vpternlogq $150, %xmm9, %xmm10, %xmm12
        vaesenc    %xmm7, %xmm6, %xmm7
        vaesenc    %xmm6, %xmm5, %xmm6
        vaesenc    %xmm5, %xmm8, %xmm5
        vaesenc    (%r15), %xmm3, %xmm9
        vpternlogq $150, %xmm11, %xmm8, %xmm9
        vaesenc    %xmm3, %xmm2, %xmm3
        vaesenc    %xmm2, %xmm1, %xmm2
        vaesenc    %xmm1, %xmm10, %xmm1
        vmovdqa64  %xmm12, %xmm0
        vmovdqa64  %xmm9, %xmm4
        add        $64, %rsi
        add        $64, %rdx
        sub        $1, %rcx
        jnz        L(aegis128l_decrypt_2_loop_loop)
        vmovdqu64  %xmm0, (%rdi)
        vmovdqu64  %xmm1, 16(%rdi)
        vmovdqu64  %xmm2, 32(%rdi)
        vmovdqu64  %xmm3, 48(%rdi)
        vmovdqu64  %xmm4, 64(%rdi)
        vmovdqu64  %xmm5, 80(%rdi)
        vmovdqu64  %xmm6, 96(%rdi)
        vmovdqu64  %xmm7, 112(%rdi)
L(aegis128l_decrypt_2_loop_end):
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        movaps     (%rsp), %xmm6
        movaps     16(%rsp), %xmm7
        movaps     32(%rsp), %xmm8
        movaps     48(%rsp), %xmm9
        movaps     64(%rsp), %xmm10
        movaps     80(%rsp), %xmm11
        movaps     96(%rsp), %xmm12
        add        $112, %rsp
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
        .size      SYMBOL(aegis128l_decrypt_2_loop), . - SYMBOL(aegis128l_decrypt_2_loop)
#endif

#if defined(__APPLE__)
        .section __TEXT,__const
#elif defined(_WIN32)
        .section .rdata,"dr"
#else
        .section .rodata,"a",%progbits
#endif
        .p2align   4
L(aegis128l_decrypt_loop_constants):
        .long      0x00000000, 0x00000000, 0x00000000, 0x00000000

/*
 * void aegis128l_decrypt_loop(void *s, uint8_t *out, const uint8_t *in, size_t count);
 *
 * Arguments, moved there by the prologue on Windows: s in rdi, out in rsi, in in rdx, count in rcx.
 *
 * At the start of the loop: s0 in xmm0, s1 in xmm1, s2 in xmm2, s3 in xmm3, s4 in xmm4, s5 in xmm5,
 * s6 in xmm6, s7 in xmm7.
 */
        .text
        .p2align   5
        .globl     SYMBOL(aegis128l_decrypt_loop)
#if defined(_WIN32)
        .def       SYMBOL(aegis128l_decrypt_loop)
        .scl       2
        .type      32
        .endef
        .seh_proc  SYMBOL(aegis128l_decrypt_loop)
#elif defined(__ELF__)
        .type      SYMBOL(aegis128l_decrypt_loop), %function
#endif
SYMBOL(aegis128l_decrypt_loop):
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
        sub        $80, %rsp
        SEH(.seh_stackalloc 80)
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
        SEH(.seh_endprologue)
        mov        %rcx, %rdi
        mov        %rdx, %rsi
        mov        %r8, %rdx
        mov        %r9, %rcx
#else
        push       %r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %r15, 0
#endif
        test       %rcx, %rcx
        jz         L(aegis128l_decrypt_loop_end)
        lea        L(aegis128l_decrypt_loop_constants)(%rip), %r15
        vmovdqu64  (%rdi), %xmm0
        vmovdqu64  16(%rdi), %xmm1
        vmovdqu64  32(%rdi), %xmm2
        vmovdqu64  48(%rdi), %xmm3
        vmovdqu64  64(%rdi), %xmm4
        vmovdqu64  80(%rdi), %xmm5
        vmovdqu64  96(%rdi), %xmm6
        vmovdqu64  112(%rdi), %xmm7
        .p2align   5
L(aegis128l_decrypt_loop_loop):
        vmovdqa64  %xmm2, %xmm8
        vpternlogq $106, %xmm1, %xmm3, %xmm8
        vpternlogq $150, (%rdx), %xmm6, %xmm8
        vmovdqu64  %xmm8, (%rsi)                        // step 1, update: cycle 2
        vmovdqa64  %xmm6, %xmm9
        vpternlogq $106, %xmm5, %xmm7, %xmm9
        vpternlogq $150, 16(%rdx), %xmm2, %xmm9
        vmovdqu64  %xmm9, 16(%rsi)
        vaesenc    (%r15), %xmm7, %xmm10
        vpternlogq $150, %xmm0, %xmm8, %xmm10
        vaesenc    %xmm7, %xmm6, %xmm7
        vaesenc    %xmm6, %xmm5, %xmm6
        vaesenc    %xmm5, %xmm4, %xmm5
        vaesenc    (%r15), %xmm3, %xmm8
        vpternlogq $150, %xmm4, %xmm9, %xmm8
        vaesenc    %xmm3, %xmm2, %xmm3
        vaesenc    %xmm2, %xmm1, %xmm2
        vaesenc    %xmm1, %xmm0, %xmm1
        vmovdqa64  %xmm10, %xmm0
        vmovdqa64  %xmm8, %xmm4
        add        $32, %rsi
        add        $32, %rdx
        sub        $1, %rcx
        jnz        L(aegis128l_decrypt_loop_loop)
        vmovdqu64  %xmm0, (%rdi)
        vmovdqu64  %xmm1, 16(%rdi)
        vmovdqu64  %xmm2, 32(%rdi)
        vmovdqu64  %xmm3, 48(%rdi)
        vmovdqu64  %xmm4, 64(%rdi)
        vmovdqu64  %xmm5, 80(%rdi)
        vmovdqu64  %xmm6, 96(%rdi)
        vmovdqu64  %xmm7, 112(%rdi)
L(aegis128l_decrypt_loop_end):
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        movaps     (%rsp), %xmm6
        movaps     16(%rsp), %xmm7
        movaps     32(%rsp), %xmm8
        movaps     48(%rsp), %xmm9
        movaps     64(%rsp), %xmm10
        add        $80, %rsp
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
        .size      SYMBOL(aegis128l_decrypt_loop), . - SYMBOL(aegis128l_decrypt_loop)
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
