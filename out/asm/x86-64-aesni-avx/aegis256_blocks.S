/* SPDX-License-Identifier: 0BSD */
/*
 * AEGIS-256 (RFC 10032) for x86-64 with AES-NI and AVX.
 *
 * Generated; to make it again:
 *     hashwright make aegis256 --target x86-64-aesni-avx --emitter gas
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench aegis256 --target x86-64-aesni-avx --emitter gas` measures the
 * speed.
 *
 * update: 7 instructions for 16 bytes, critical path 6 cycles (3.5 per iteration of a loop).
 * encrypt: 12 instructions for 16 bytes, critical path 6 cycles (3.5 per iteration of a loop).
 * decrypt: 13 instructions for 16 bytes, critical path 6 cycles (5 per iteration of a loop).
 * aegis256_update_2_loop: 33 instructions in all, 0 of them moves between registers.
 * aegis256_update_loop: 25 instructions in all, 1 of them moves between registers.
 * aegis256_encrypt_2_loop: 46 instructions in all, 0 of them moves between registers.
 * aegis256_encrypt_loop: 37 instructions in all, 6 of them moves between registers.
 * aegis256_decrypt_2_loop: 46 instructions in all, 0 of them moves between registers.
 * aegis256_decrypt_loop: 34 instructions in all, 1 of them moves between registers.
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
L(aegis256_update_2_loop_constants):
        .long      0x00000000, 0x00000000, 0x00000000, 0x00000000

/*
 * void aegis256_update_2_loop(void *s, const uint8_t *p, size_t count);
 *
 * Arguments, moved there by the prologue on Windows: s in rdi, p in rsi, count in rdx.
 *
 * At the start of the loop: s0 in xmm0, s1 in xmm1, s2 in xmm2, s3 in xmm3, s4 in xmm4, s5 in xmm5.
 */
        .text
        .p2align   5
        .globl     SYMBOL(aegis256_update_2_loop)
#if defined(_WIN32)
        .def       SYMBOL(aegis256_update_2_loop)
        .scl       2
        .type      32
        .endef
        .seh_proc  SYMBOL(aegis256_update_2_loop)
#elif defined(__ELF__)
        .type      SYMBOL(aegis256_update_2_loop), %function
#endif
SYMBOL(aegis256_update_2_loop):
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
        jz         L(aegis256_update_2_loop_end)
        lea        L(aegis256_update_2_loop_constants)(%rip), %r15
        vmovdqu    (%rdi), %xmm0
        vmovdqu    16(%rdi), %xmm1
        vmovdqu    32(%rdi), %xmm2
        vmovdqu    48(%rdi), %xmm3
        vmovdqu    64(%rdi), %xmm4
        vmovdqu    80(%rdi), %xmm5
        .p2align   5
L(aegis256_update_2_loop_loop):
        vaesenc    (%rsi), %xmm5, %xmm6
        vpxor      %xmm0, %xmm6, %xmm6                  // step 1, update: cycle 6
        vaesenc    %xmm5, %xmm4, %xmm5
        vaesenc    %xmm4, %xmm3, %xmm4
        vaesenc    %xmm3, %xmm2, %xmm3
        vaesenc    %xmm2, %xmm1, %xmm2
        vaesenc    %xmm1, %xmm0, %xmm1
        vaesenc    (%r15), %xmm5, %xmm7
        vpxor      16(%rsi), %xmm6, %xmm8
        vpxor      %xmm8, %xmm7, %xmm0                  // step 2, update: cycle 9
        vaesenc    %xmm5, %xmm4, %xmm5
        vaesenc    %xmm4, %xmm3, %xmm4
        vaesenc    %xmm3, %xmm2, %xmm3
        vaesenc    %xmm2, %xmm1, %xmm2
        vaesenc    %xmm1, %xmm6, %xmm1
        add        $32, %rsi
        sub        $1, %rdx
        jnz        L(aegis256_update_2_loop_loop)
        vmovdqu    %xmm0, (%rdi)
        vmovdqu    %xmm1, 16(%rdi)
        vmovdqu    %xmm2, 32(%rdi)
        vmovdqu    %xmm3, 48(%rdi)
        vmovdqu    %xmm4, 64(%rdi)
        vmovdqu    %xmm5, 80(%rdi)
L(aegis256_update_2_loop_end):
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        movaps     (%rsp), %xmm6
        movaps     16(%rsp), %xmm7
        movaps     32(%rsp), %xmm8
        add        $48, %rsp
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
        .size      SYMBOL(aegis256_update_2_loop), . - SYMBOL(aegis256_update_2_loop)
#endif

/*
 * void aegis256_update_loop(void *s, const uint8_t *p, size_t count);
 *
 * Arguments, moved there by the prologue on Windows: s in rdi, p in rsi, count in rdx.
 *
 * At the start of the loop: s0 in xmm0, s1 in xmm1, s2 in xmm2, s3 in xmm3, s4 in xmm4, s5 in xmm5.
 */
        .text
        .p2align   5
        .globl     SYMBOL(aegis256_update_loop)
#if defined(_WIN32)
        .def       SYMBOL(aegis256_update_loop)
        .scl       2
        .type      32
        .endef
        .seh_proc  SYMBOL(aegis256_update_loop)
#elif defined(__ELF__)
        .type      SYMBOL(aegis256_update_loop), %function
#endif
SYMBOL(aegis256_update_loop):
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
        sub        $24, %rsp
        SEH(.seh_stackalloc 24)
        movaps     %xmm6, (%rsp)
        SEH(.seh_savexmm %xmm6, 0)
        SEH(.seh_endprologue)
        mov        %rcx, %rdi
        mov        %rdx, %rsi
        mov        %r8, %rdx
#else
#endif
        test       %rdx, %rdx
        jz         L(aegis256_update_loop_end)
        vmovdqu    (%rdi), %xmm0
        vmovdqu    16(%rdi), %xmm1
        vmovdqu    32(%rdi), %xmm2
        vmovdqu    48(%rdi), %xmm3
        vmovdqu    64(%rdi), %xmm4
        vmovdqu    80(%rdi), %xmm5
        .p2align   5
L(aegis256_update_loop_loop):
        vaesenc    (%rsi), %xmm5, %xmm6
        vpxor      %xmm0, %xmm6, %xmm6                  // step 1, update: cycle 6
        vaesenc    %xmm5, %xmm4, %xmm5
        vaesenc    %xmm4, %xmm3, %xmm4
        vaesenc    %xmm3, %xmm2, %xmm3
        vaesenc    %xmm2, %xmm1, %xmm2
        vaesenc    %xmm1, %xmm0, %xmm1
        vmovdqa    %xmm6, %xmm0
        add        $16, %rsi
        sub        $1, %rdx
        jnz        L(aegis256_update_loop_loop)
        vmovdqu    %xmm0, (%rdi)
        vmovdqu    %xmm1, 16(%rdi)
        vmovdqu    %xmm2, 32(%rdi)
        vmovdqu    %xmm3, 48(%rdi)
        vmovdqu    %xmm4, 64(%rdi)
        vmovdqu    %xmm5, 80(%rdi)
L(aegis256_update_loop_end):
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        movaps     (%rsp), %xmm6
        add        $24, %rsp
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
        .size      SYMBOL(aegis256_update_loop), . - SYMBOL(aegis256_update_loop)
#endif

#if defined(__APPLE__)
        .section __TEXT,__const
#elif defined(_WIN32)
        .section .rdata,"dr"
#else
        .section .rodata,"a",%progbits
#endif
        .p2align   4
L(aegis256_encrypt_2_loop_constants):
        .long      0x00000000, 0x00000000, 0x00000000, 0x00000000

/*
 * void aegis256_encrypt_2_loop(void *s, uint8_t *out, const uint8_t *in, size_t count);
 *
 * Arguments, moved there by the prologue on Windows: s in rdi, out in rsi, in in rdx, count in rcx.
 *
 * At the start of the loop: s0 in xmm0, s1 in xmm1, s2 in xmm2, s3 in xmm3, s4 in xmm4, s5 in xmm5.
 */
        .text
        .p2align   5
        .globl     SYMBOL(aegis256_encrypt_2_loop)
#if defined(_WIN32)
        .def       SYMBOL(aegis256_encrypt_2_loop)
        .scl       2
        .type      32
        .endef
        .seh_proc  SYMBOL(aegis256_encrypt_2_loop)
#elif defined(__ELF__)
        .type      SYMBOL(aegis256_encrypt_2_loop), %function
#endif
SYMBOL(aegis256_encrypt_2_loop):
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
        sub        $128, %rsp
        SEH(.seh_stackalloc 128)
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
        jz         L(aegis256_encrypt_2_loop_end)
        lea        L(aegis256_encrypt_2_loop_constants)(%rip), %r15
        vmovdqu    (%rdi), %xmm0
        vmovdqu    16(%rdi), %xmm1
        vmovdqu    32(%rdi), %xmm2
        vmovdqu    48(%rdi), %xmm3
        vmovdqu    64(%rdi), %xmm4
        vmovdqu    80(%rdi), %xmm5
        .p2align   5
L(aegis256_encrypt_2_loop_loop):
        vaesenc    (%rdx), %xmm5, %xmm6
        vpxor      %xmm0, %xmm6, %xmm6                  // step 1, update: cycle 6
        vaesenc    %xmm5, %xmm4, %xmm7
        vaesenc    %xmm4, %xmm3, %xmm8
        vaesenc    %xmm3, %xmm2, %xmm9
        vaesenc    %xmm2, %xmm1, %xmm10
        vaesenc    %xmm1, %xmm0, %xmm11
        vpxor      (%rdx), %xmm1, %xmm12
        vpand      %xmm3, %xmm2, %xmm13
        vpxor      %xmm13, %xmm12, %xmm12
        vpxor      %xmm4, %xmm5, %xmm13
        vpxor      %xmm13, %xmm12, %xmm12
        vmovdqu    %xmm12, (%rsi)
        vaesenc    (%r15), %xmm7, %xmm12
        vpxor      16(%rdx), %xmm6, %xmm13
        vpxor      %xmm13, %xmm12, %xmm0                // step 2, update: cycle 9
        vaesenc    %xmm7, %xmm8, %xmm5
        vaesenc    %xmm8, %xmm9, %xmm4
        vaesenc    %xmm9, %xmm10, %xmm3
        vaesenc    %xmm10, %xmm11, %xmm2
        vaesenc    %xmm11, %xmm6, %xmm1
        vpxor      16(%rdx), %xmm11, %xmm6
        vpand      %xmm9, %xmm10, %xmm9
        vpxor      %xmm9, %xmm6, %xmm6
        vpxor      %xmm8, %xmm7, %xmm7
        vpxor      %xmm7, %xmm6, %xmm6
        vmovdqu    %xmm6, 16(%rsi)
        add        $32, %rsi
        add        $32, %rdx
        sub        $1, %rcx
        jnz        L(aegis256_encrypt_2_loop_loop)
        vmovdqu    %xmm0, (%rdi)
        vmovdqu    %xmm1, 16(%rdi)
        vmovdqu    %xmm2, 32(%rdi)
        vmovdqu    %xmm3, 48(%rdi)
        vmovdqu    %xmm4, 64(%rdi)
        vmovdqu    %xmm5, 80(%rdi)
L(aegis256_encrypt_2_loop_end):
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        movaps     (%rsp), %xmm6
        movaps     16(%rsp), %xmm7
        movaps     32(%rsp), %xmm8
        movaps     48(%rsp), %xmm9
        movaps     64(%rsp), %xmm10
        movaps     80(%rsp), %xmm11
        movaps     96(%rsp), %xmm12
        movaps     112(%rsp), %xmm13
        add        $128, %rsp
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
        .size      SYMBOL(aegis256_encrypt_2_loop), . - SYMBOL(aegis256_encrypt_2_loop)
#endif

/*
 * void aegis256_encrypt_loop(void *s, uint8_t *out, const uint8_t *in, size_t count);
 *
 * Arguments, moved there by the prologue on Windows: s in rdi, out in rsi, in in rdx, count in rcx.
 *
 * At the start of the loop: s0 in xmm0, s1 in xmm1, s2 in xmm2, s3 in xmm3, s4 in xmm4, s5 in xmm5.
 */
        .text
        .p2align   5
        .globl     SYMBOL(aegis256_encrypt_loop)
#if defined(_WIN32)
        .def       SYMBOL(aegis256_encrypt_loop)
        .scl       2
        .type      32
        .endef
        .seh_proc  SYMBOL(aegis256_encrypt_loop)
#elif defined(__ELF__)
        .type      SYMBOL(aegis256_encrypt_loop), %function
#endif
SYMBOL(aegis256_encrypt_loop):
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
        jz         L(aegis256_encrypt_loop_end)
        vmovdqu    (%rdi), %xmm0
        vmovdqu    16(%rdi), %xmm1
        vmovdqu    32(%rdi), %xmm2
        vmovdqu    48(%rdi), %xmm3
        vmovdqu    64(%rdi), %xmm4
        vmovdqu    80(%rdi), %xmm5
        .p2align   5
L(aegis256_encrypt_loop_loop):
        vaesenc    (%rdx), %xmm5, %xmm6
        vpxor      %xmm0, %xmm6, %xmm6                  // step 1, update: cycle 6
        vaesenc    %xmm5, %xmm4, %xmm7
        vaesenc    %xmm4, %xmm3, %xmm8
        vaesenc    %xmm3, %xmm2, %xmm9
        vaesenc    %xmm2, %xmm1, %xmm10
        vaesenc    %xmm1, %xmm0, %xmm0
        vpxor      (%rdx), %xmm1, %xmm1
        vpand      %xmm3, %xmm2, %xmm2
        vpxor      %xmm2, %xmm1, %xmm1
        vpxor      %xmm4, %xmm5, %xmm2
        vpxor      %xmm2, %xmm1, %xmm1
        vmovdqu    %xmm1, (%rsi)
        vmovdqa    %xmm0, %xmm1
        vmovdqa    %xmm6, %xmm0
        vmovdqa    %xmm10, %xmm2
        vmovdqa    %xmm9, %xmm3
        vmovdqa    %xmm8, %xmm4
        vmovdqa    %xmm7, %xmm5
        add        $16, %rsi
        add        $16, %rdx
        sub        $1, %rcx
        jnz        L(aegis256_encrypt_loop_loop)
        vmovdqu    %xmm0, (%rdi)
        vmovdqu    %xmm1, 16(%rdi)
        vmovdqu    %xmm2, 32(%rdi)
        vmovdqu    %xmm3, 48(%rdi)
        vmovdqu    %xmm4, 64(%rdi)
        vmovdqu    %xmm5, 80(%rdi)
L(aegis256_encrypt_loop_end):
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
        .size      SYMBOL(aegis256_encrypt_loop), . - SYMBOL(aegis256_encrypt_loop)
#endif

#if defined(__APPLE__)
        .section __TEXT,__const
#elif defined(_WIN32)
        .section .rdata,"dr"
#else
        .section .rodata,"a",%progbits
#endif
        .p2align   4
L(aegis256_decrypt_2_loop_constants):
        .long      0x00000000, 0x00000000, 0x00000000, 0x00000000

/*
 * void aegis256_decrypt_2_loop(void *s, uint8_t *out, const uint8_t *in, size_t count);
 *
 * Arguments, moved there by the prologue on Windows: s in rdi, out in rsi, in in rdx, count in rcx.
 *
 * At the start of the loop: s0 in xmm0, s1 in xmm1, s2 in xmm2, s3 in xmm3, s4 in xmm4, s5 in xmm5.
 */
        .text
        .p2align   5
        .globl     SYMBOL(aegis256_decrypt_2_loop)
#if defined(_WIN32)
        .def       SYMBOL(aegis256_decrypt_2_loop)
        .scl       2
        .type      32
        .endef
        .seh_proc  SYMBOL(aegis256_decrypt_2_loop)
#elif defined(__ELF__)
        .type      SYMBOL(aegis256_decrypt_2_loop), %function
#endif
SYMBOL(aegis256_decrypt_2_loop):
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
        sub        $64, %rsp
        SEH(.seh_stackalloc 64)
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
        mov        %r9, %rcx
#else
        push       %r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %r15, 0
#endif
        test       %rcx, %rcx
        jz         L(aegis256_decrypt_2_loop_end)
        lea        L(aegis256_decrypt_2_loop_constants)(%rip), %r15
        vmovdqu    (%rdi), %xmm0
        vmovdqu    16(%rdi), %xmm1
        vmovdqu    32(%rdi), %xmm2
        vmovdqu    48(%rdi), %xmm3
        vmovdqu    64(%rdi), %xmm4
        vmovdqu    80(%rdi), %xmm5
        .p2align   5
L(aegis256_decrypt_2_loop_loop):
        vaesenc    %xmm0, %xmm5, %xmm6
        vpxor      (%rdx), %xmm1, %xmm7
        vpand      %xmm3, %xmm2, %xmm8
        vpxor      %xmm8, %xmm7, %xmm7
        vpxor      %xmm4, %xmm5, %xmm8
        vpxor      %xmm8, %xmm7, %xmm7
        vmovdqu    %xmm7, (%rsi)
        vpxor      %xmm7, %xmm6, %xmm6                  // step 1, update: cycle 6
        vaesenc    %xmm5, %xmm4, %xmm5
        vaesenc    %xmm4, %xmm3, %xmm4
        vaesenc    %xmm3, %xmm2, %xmm3
        vaesenc    %xmm2, %xmm1, %xmm2
        vaesenc    %xmm1, %xmm0, %xmm1
        vaesenc    (%r15), %xmm5, %xmm7
        vpxor      16(%rdx), %xmm1, %xmm8
        vpand      %xmm3, %xmm2, %xmm9
        vpxor      %xmm9, %xmm8, %xmm8
        vpxor      %xmm4, %xmm5, %xmm9
        vpxor      %xmm9, %xmm8, %xmm8
        vmovdqu    %xmm8, 16(%rsi)
        vpxor      %xmm8, %xmm6, %xmm8
        vpxor      %xmm8, %xmm7, %xmm0                  // step 2, update: cycle 10
        vaesenc    %xmm5, %xmm4, %xmm5
        vaesenc    %xmm4, %xmm3, %xmm4
        vaesenc    %xmm3, %xmm2, %xmm3
        vaesenc    %xmm2, %xmm1, %xmm2
        vaesenc    %xmm1, %xmm6, %xmm1
        add        $32, %rsi
        add        $32, %rdx
        sub        $1, %rcx
        jnz        L(aegis256_decrypt_2_loop_loop)
        vmovdqu    %xmm0, (%rdi)
        vmovdqu    %xmm1, 16(%rdi)
        vmovdqu    %xmm2, 32(%rdi)
        vmovdqu    %xmm3, 48(%rdi)
        vmovdqu    %xmm4, 64(%rdi)
        vmovdqu    %xmm5, 80(%rdi)
L(aegis256_decrypt_2_loop_end):
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        movaps     (%rsp), %xmm6
        movaps     16(%rsp), %xmm7
        movaps     32(%rsp), %xmm8
        movaps     48(%rsp), %xmm9
        add        $64, %rsp
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
        .size      SYMBOL(aegis256_decrypt_2_loop), . - SYMBOL(aegis256_decrypt_2_loop)
#endif

#if defined(__APPLE__)
        .section __TEXT,__const
#elif defined(_WIN32)
        .section .rdata,"dr"
#else
        .section .rodata,"a",%progbits
#endif
        .p2align   4
L(aegis256_decrypt_loop_constants):
        .long      0x00000000, 0x00000000, 0x00000000, 0x00000000

/*
 * void aegis256_decrypt_loop(void *s, uint8_t *out, const uint8_t *in, size_t count);
 *
 * Arguments, moved there by the prologue on Windows: s in rdi, out in rsi, in in rdx, count in rcx.
 *
 * At the start of the loop: s0 in xmm0, s1 in xmm1, s2 in xmm2, s3 in xmm3, s4 in xmm4, s5 in xmm5.
 */
        .text
        .p2align   5
        .globl     SYMBOL(aegis256_decrypt_loop)
#if defined(_WIN32)
        .def       SYMBOL(aegis256_decrypt_loop)
        .scl       2
        .type      32
        .endef
        .seh_proc  SYMBOL(aegis256_decrypt_loop)
#elif defined(__ELF__)
        .type      SYMBOL(aegis256_decrypt_loop), %function
#endif
SYMBOL(aegis256_decrypt_loop):
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
        mov        %r9, %rcx
#else
        push       %r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %r15, 0
#endif
        test       %rcx, %rcx
        jz         L(aegis256_decrypt_loop_end)
        lea        L(aegis256_decrypt_loop_constants)(%rip), %r15
        vmovdqu    (%rdi), %xmm0
        vmovdqu    16(%rdi), %xmm1
        vmovdqu    32(%rdi), %xmm2
        vmovdqu    48(%rdi), %xmm3
        vmovdqu    64(%rdi), %xmm4
        vmovdqu    80(%rdi), %xmm5
        .p2align   5
L(aegis256_decrypt_loop_loop):
        vaesenc    (%r15), %xmm5, %xmm6
        vpxor      (%rdx), %xmm1, %xmm7
        vpand      %xmm3, %xmm2, %xmm8
        vpxor      %xmm8, %xmm7, %xmm7
        vpxor      %xmm4, %xmm5, %xmm8
        vpxor      %xmm8, %xmm7, %xmm7
        vmovdqu    %xmm7, (%rsi)
        vpxor      %xmm7, %xmm0, %xmm7
        vpxor      %xmm7, %xmm6, %xmm6                  // step 1, update: cycle 6
        vaesenc    %xmm5, %xmm4, %xmm5
        vaesenc    %xmm4, %xmm3, %xmm4
        vaesenc    %xmm3, %xmm2, %xmm3
        vaesenc    %xmm2, %xmm1, %xmm2
        vaesenc    %xmm1, %xmm0, %xmm1
        vmovdqa    %xmm6, %xmm0
        add        $16, %rsi
        add        $16, %rdx
        sub        $1, %rcx
        jnz        L(aegis256_decrypt_loop_loop)
        vmovdqu    %xmm0, (%rdi)
        vmovdqu    %xmm1, 16(%rdi)
        vmovdqu    %xmm2, 32(%rdi)
        vmovdqu    %xmm3, 48(%rdi)
        vmovdqu    %xmm4, 64(%rdi)
        vmovdqu    %xmm5, 80(%rdi)
L(aegis256_decrypt_loop_end):
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        movaps     (%rsp), %xmm6
        movaps     16(%rsp), %xmm7
        movaps     32(%rsp), %xmm8
        add        $48, %rsp
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
        .size      SYMBOL(aegis256_decrypt_loop), . - SYMBOL(aegis256_decrypt_loop)
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
