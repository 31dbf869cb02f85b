/* SPDX-License-Identifier: 0BSD */
/*
 * AEGIS-128L (RFC 10032) for x86-64 with VAES and AVX-512VL.
 *
 * Generated; to make it again:
 *     hashwright make aegis128l --target x86-64-vaes-avx512vl --emitter gas
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench aegis128l --target x86-64-vaes-avx512vl --emitter gas` measures
 * the speed.
 *
 * State words are stored in pairs, each with its counterpart in the second half.
 * State words s3: also stored with their halves exchanged.
 * update: 7 instructions for 32 bytes, critical path 6 cycles (5 per iteration of a loop).
 * encrypt: 10 instructions for 32 bytes, critical path 6 cycles (5 per iteration of a loop).
 * decrypt: 10 instructions for 32 bytes, critical path 6 cycles (5 per iteration of a loop).
 * aegis128l_update_loop: 23 instructions in all, 1 of them moves between registers.
 * aegis128l_encrypt_loop: 28 instructions in all, 0 of them moves between registers.
 * aegis128l_decrypt_loop: 29 instructions in all, 1 of them moves between registers.
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

/*
 * void aegis128l_update_loop(void *s, const uint8_t *p, size_t count);
 *
 * Arguments, moved there by the prologue on Windows: s in rdi, p in rsi, count in rdx.
 *
 * At the start of the loop: s0 in ymm0, s1 in ymm1, s2 in ymm2, s3 in ymm3, u3 in ymm4.
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
        jz         L(aegis128l_update_loop_end)
        vmovdqu    (%rdi), %ymm0
        vmovdqu    32(%rdi), %ymm1
        vmovdqu    64(%rdi), %ymm2
        vmovdqu    96(%rdi), %ymm3
        vmovdqu    128(%rdi), %ymm4
        .p2align   5
L(aegis128l_update_loop_loop):
        vaesenc    %ymm3, %ymm2, %ymm3                  // step 1, update: cycle 3
        vaesenc    (%rsi), %ymm4, %ymm5
        vpxor      %ymm0, %ymm5, %ymm5
        vperm2i128 $1, %ymm2, %ymm2, %ymm6
        vaesenc    %ymm4, %ymm6, %ymm4
        vaesenc    %ymm2, %ymm1, %ymm2
        vaesenc    %ymm1, %ymm0, %ymm1
        vmovdqa    %ymm5, %ymm0
        add        $32, %rsi
        sub        $1, %rdx
        jnz        L(aegis128l_update_loop_loop)
        vmovdqu    %ymm0, (%rdi)
        vmovdqu    %ymm1, 32(%rdi)
        vmovdqu    %ymm2, 64(%rdi)
        vmovdqu    %ymm3, 96(%rdi)
        vmovdqu    %ymm4, 128(%rdi)
L(aegis128l_update_loop_end):
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        vzeroupper
        movaps     (%rsp), %xmm6
        add        $24, %rsp
        pop        %rsi
        pop        %rdi
#else
        vzeroupper
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

/*
 * void aegis128l_encrypt_loop(void *s, uint8_t *out, const uint8_t *in, size_t count);
 *
 * Arguments, moved there by the prologue on Windows: s in rdi, out in rsi, in in rdx, count in rcx.
 *
 * At the start of the loop: s0 in ymm0, s1 in ymm1, s2 in ymm2, s3 in ymm3, u3 in ymm4.
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
        sub        $40, %rsp
        SEH(.seh_stackalloc 40)
        movaps     %xmm6, (%rsp)
        SEH(.seh_savexmm %xmm6, 0)
        movaps     %xmm7, 16(%rsp)
        SEH(.seh_savexmm %xmm7, 16)
        SEH(.seh_endprologue)
        mov        %rcx, %rdi
        mov        %rdx, %rsi
        mov        %r8, %rdx
        mov        %r9, %rcx
#else
#endif
        test       %rcx, %rcx
        jz         L(aegis128l_encrypt_loop_end)
        vmovdqu    (%rdi), %ymm0
        vmovdqu    32(%rdi), %ymm1
        vmovdqu    64(%rdi), %ymm2
        vmovdqu    96(%rdi), %ymm3
        vmovdqu    128(%rdi), %ymm4
        .p2align   5
L(aegis128l_encrypt_loop_loop):
        vpxor      (%rdx), %ymm1, %ymm5
        vpternlogq $120, %ymm3, %ymm2, %ymm5
        vperm2i128 $1, %ymm2, %ymm2, %ymm6
        vpxor      %ymm6, %ymm5, %ymm5
        vmovdqu    (%rdx), %ymm7
        vmovdqu    %ymm5, (%rsi)                        // step 1, update: cycle 4
        vaesenc    %ymm3, %ymm2, %ymm3
        vaesenc    %ymm2, %ymm1, %ymm2
        vaesenc    %ymm1, %ymm0, %ymm1
        vaesenc    %ymm7, %ymm4, %ymm5
        vpxor      %ymm0, %ymm5, %ymm0
        vaesenc    %ymm4, %ymm6, %ymm4
        add        $32, %rsi
        add        $32, %rdx
        sub        $1, %rcx
        jnz        L(aegis128l_encrypt_loop_loop)
        vmovdqu    %ymm0, (%rdi)
        vmovdqu    %ymm1, 32(%rdi)
        vmovdqu    %ymm2, 64(%rdi)
        vmovdqu    %ymm3, 96(%rdi)
        vmovdqu    %ymm4, 128(%rdi)
L(aegis128l_encrypt_loop_end):
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        vzeroupper
        movaps     (%rsp), %xmm6
        movaps     16(%rsp), %xmm7
        add        $40, %rsp
        pop        %rsi
        pop        %rdi
#else
        vzeroupper
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
        .p2align   6
L(aegis128l_decrypt_loop_constants):
        .long      0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000
        .long      0x00000000, 0x00000000

/*
 * void aegis128l_decrypt_loop(void *s, uint8_t *out, const uint8_t *in, size_t count);
 *
 * Arguments, moved there by the prologue on Windows: s in rdi, out in rsi, in in rdx, count in rcx.
 *
 * At the start of the loop: s0 in ymm0, s1 in ymm1, s2 in ymm2, s3 in ymm3, u3 in ymm4.
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
        sub        $32, %rsp
        SEH(.seh_stackalloc 32)
        movaps     %xmm6, (%rsp)
        SEH(.seh_savexmm %xmm6, 0)
        movaps     %xmm7, 16(%rsp)
        SEH(.seh_savexmm %xmm7, 16)
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
        vmovdqu    (%rdi), %ymm0
        vmovdqu    32(%rdi), %ymm1
        vmovdqu    64(%rdi), %ymm2
        vmovdqu    96(%rdi), %ymm3
        vmovdqu    128(%rdi), %ymm4
        .p2align   5
L(aegis128l_decrypt_loop_loop):
        vpxor      (%rdx), %ymm1, %ymm5
        vpternlogq $120, %ymm3, %ymm2, %ymm5
        vperm2i128 $1, %ymm2, %ymm2, %ymm6
        vpxor      %ymm6, %ymm5, %ymm5
        vmovdqu    %ymm5, (%rsi)                        // step 1, update: cycle 4
        vaesenc    %ymm3, %ymm2, %ymm3
        vaesenc    %ymm2, %ymm1, %ymm2
        vaesenc    %ymm1, %ymm0, %ymm1
        vaesenc    (%r15), %ymm4, %ymm7
        vpternlogq $150, %ymm5, %ymm0, %ymm7
        vaesenc    %ymm4, %ymm6, %ymm4
        vmovdqa    %ymm7, %ymm0
        add        $32, %rsi
        add        $32, %rdx
        sub        $1, %rcx
        jnz        L(aegis128l_decrypt_loop_loop)
        vmovdqu    %ymm0, (%rdi)
        vmovdqu    %ymm1, 32(%rdi)
        vmovdqu    %ymm2, 64(%rdi)
        vmovdqu    %ymm3, 96(%rdi)
        vmovdqu    %ymm4, 128(%rdi)
L(aegis128l_decrypt_loop_end):
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        vzeroupper
        movaps     (%rsp), %xmm6
        movaps     16(%rsp), %xmm7
        add        $32, %rsp
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
