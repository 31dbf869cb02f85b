/* SPDX-License-Identifier: 0BSD */
/*
 * AEGIS-256X4 (RFC 10032) for x86-64 with VAES and AVX-512VL.
 *
 * Generated; to make it again:
 *     hashwright make aegis256x4 --target x86-64-vaes-avx512vl --emitter gas
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench aegis256x4 --target x86-64-vaes-avx512vl --emitter gas` measures
 * the speed.
 *
 * update: 7 instructions for 64 bytes, critical path 4 cycles (3.167 per iteration of a loop).
 * encrypt: 11 instructions for 64 bytes, critical path 4 cycles (3.167 per iteration of a
 *     loop).
 * decrypt: 11 instructions for 64 bytes, critical path 4 cycles (3.167 per iteration of a
 *     loop).
 * aegis256x4_update_loop: 26 instructions in all, 1 of them moves between registers.
 * aegis256x4_encrypt_loop: 33 instructions in all, 1 of them moves between registers.
 * aegis256x4_decrypt_loop: 32 instructions in all, 1 of them moves between registers.
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
        .p2align   6
L(aegis256x4_update_loop_constants):
        .long      0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000
        .long      0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000
        .long      0x00000000, 0x00000000, 0x00000000, 0x00000000

/*
 * void aegis256x4_update_loop(void *s, const uint8_t *p, size_t count);
 *
 * Arguments, moved there by the prologue on Windows: s in rdi, p in rsi, count in rdx.
 *
 * At the start of the loop: s0 in zmm0, s1 in zmm1, s2 in zmm2, s3 in zmm3, s4 in zmm4, s5 in zmm5.
 */
        .text
        .p2align   5
        .globl     SYMBOL(aegis256x4_update_loop)
#if defined(_WIN32)
        .def       SYMBOL(aegis256x4_update_loop)
        .scl       2
        .type      32
        .endef
        .seh_proc  SYMBOL(aegis256x4_update_loop)
#elif defined(__ELF__)
        .type      SYMBOL(aegis256x4_update_loop), %function
#endif
SYMBOL(aegis256x4_update_loop):
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
        jz         L(aegis256x4_update_loop_end)
        lea        L(aegis256x4_update_loop_constants)(%rip), %r15
        vmovdqu64  (%rdi), %zmm0
        vmovdqu64  64(%rdi), %zmm1
        vmovdqu64  128(%rdi), %zmm2
        vmovdqu64  192(%rdi), %zmm3
        vmovdqu64  0x100(%rdi), %zmm4
        vmovdqu64  0x140(%rdi), %zmm5
        .p2align   5
L(aegis256x4_update_loop_loop):
        vaesenc    (%r15), %zmm5, %zmm16
        vpternlogq $150, (%rsi), %zmm0, %zmm16          // step 1, update: cycle 4
        vaesenc    %zmm5, %zmm4, %zmm5
        vaesenc    %zmm4, %zmm3, %zmm4
        vaesenc    %zmm3, %zmm2, %zmm3
        vaesenc    %zmm2, %zmm1, %zmm2
        vaesenc    %zmm1, %zmm0, %zmm1
        vmovdqa64  %zmm16, %zmm0
        add        $64, %rsi
        sub        $1, %rdx
        jnz        L(aegis256x4_update_loop_loop)
        vmovdqu64  %zmm0, (%rdi)
        vmovdqu64  %zmm1, 64(%rdi)
        vmovdqu64  %zmm2, 128(%rdi)
        vmovdqu64  %zmm3, 192(%rdi)
        vmovdqu64  %zmm4, 0x100(%rdi)
        vmovdqu64  %zmm5, 0x140(%rdi)
L(aegis256x4_update_loop_end):
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        vzeroupper
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
        .size      SYMBOL(aegis256x4_update_loop), . - SYMBOL(aegis256x4_update_loop)
#endif

#if defined(__APPLE__)
        .section __TEXT,__const
#elif defined(_WIN32)
        .section .rdata,"dr"
#else
        .section .rodata,"a",%progbits
#endif
        .p2align   6
L(aegis256x4_encrypt_loop_constants):
        .long      0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000
        .long      0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000
        .long      0x00000000, 0x00000000, 0x00000000, 0x00000000

/*
 * void aegis256x4_encrypt_loop(void *s, uint8_t *out, const uint8_t *in, size_t count);
 *
 * Arguments, moved there by the prologue on Windows: s in rdi, out in rsi, in in rdx, count in rcx.
 *
 * At the start of the loop: s0 in zmm0, s1 in zmm1, s2 in zmm2, s3 in zmm3, s4 in zmm4, s5 in zmm5.
 */
        .text
        .p2align   5
        .globl     SYMBOL(aegis256x4_encrypt_loop)
#if defined(_WIN32)
        .def       SYMBOL(aegis256x4_encrypt_loop)
        .scl       2
        .type      32
        .endef
        .seh_proc  SYMBOL(aegis256x4_encrypt_loop)
#elif defined(__ELF__)
        .type      SYMBOL(aegis256x4_encrypt_loop), %function
#endif
SYMBOL(aegis256x4_encrypt_loop):
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
        mov        %r9, %rcx
#else
        push       %r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %r15, 0
#endif
        test       %rcx, %rcx
        jz         L(aegis256x4_encrypt_loop_end)
        lea        L(aegis256x4_encrypt_loop_constants)(%rip), %r15
        vmovdqu64  (%rdi), %zmm0
        vmovdqu64  64(%rdi), %zmm1
        vmovdqu64  128(%rdi), %zmm2
        vmovdqu64  192(%rdi), %zmm3
        vmovdqu64  0x100(%rdi), %zmm4
        vmovdqu64  0x140(%rdi), %zmm5
        .p2align   5
L(aegis256x4_encrypt_loop_loop):
        vpxorq     (%rdx), %zmm1, %zmm16
        vpandq     %zmm3, %zmm2, %zmm17
        vpxorq     %zmm4, %zmm5, %zmm18
        vpternlogq $150, %zmm18, %zmm17, %zmm16
        vmovdqu64  (%rdx), %zmm17
        vmovdqu64  %zmm16, (%rsi)                       // step 1, update: cycle 2
        vaesenc    (%r15), %zmm5, %zmm16
        vpternlogq $150, %zmm17, %zmm0, %zmm16
        vaesenc    %zmm5, %zmm4, %zmm5
        vaesenc    %zmm4, %zmm3, %zmm4
        vaesenc    %zmm3, %zmm2, %zmm3
        vaesenc    %zmm2, %zmm1, %zmm2
        vaesenc    %zmm1, %zmm0, %zmm1
        vmovdqa64  %zmm16, %zmm0
        add        $64, %rsi
        add        $64, %rdx
        sub        $1, %rcx
        jnz        L(aegis256x4_encrypt_loop_loop)
        vmovdqu64  %zmm0, (%rdi)
        vmovdqu64  %zmm1, 64(%rdi)
        vmovdqu64  %zmm2, 128(%rdi)
        vmovdqu64  %zmm3, 192(%rdi)
        vmovdqu64  %zmm4, 0x100(%rdi)
        vmovdqu64  %zmm5, 0x140(%rdi)
L(aegis256x4_encrypt_loop_end):
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        vzeroupper
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
        .size      SYMBOL(aegis256x4_encrypt_loop), . - SYMBOL(aegis256x4_encrypt_loop)
#endif

#if defined(__APPLE__)
        .section __TEXT,__const
#elif defined(_WIN32)
        .section .rdata,"dr"
#else
        .section .rodata,"a",%progbits
#endif
        .p2align   6
L(aegis256x4_decrypt_loop_constants):
        .long      0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000
        .long      0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000
        .long      0x00000000, 0x00000000, 0x00000000, 0x00000000

/*
 * void aegis256x4_decrypt_loop(void *s, uint8_t *out, const uint8_t *in, size_t count);
 *
 * Arguments, moved there by the prologue on Windows: s in rdi, out in rsi, in in rdx, count in rcx.
 *
 * At the start of the loop: s0 in zmm0, s1 in zmm1, s2 in zmm2, s3 in zmm3, s4 in zmm4, s5 in zmm5.
 */
        .text
        .p2align   5
        .globl     SYMBOL(aegis256x4_decrypt_loop)
#if defined(_WIN32)
        .def       SYMBOL(aegis256x4_decrypt_loop)
        .scl       2
        .type      32
        .endef
        .seh_proc  SYMBOL(aegis256x4_decrypt_loop)
#elif defined(__ELF__)
        .type      SYMBOL(aegis256x4_decrypt_loop), %function
#endif
SYMBOL(aegis256x4_decrypt_loop):
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
        mov        %r9, %rcx
#else
        push       %r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %r15, 0
#endif
        test       %rcx, %rcx
        jz         L(aegis256x4_decrypt_loop_end)
        lea        L(aegis256x4_decrypt_loop_constants)(%rip), %r15
        vmovdqu64  (%rdi), %zmm0
        vmovdqu64  64(%rdi), %zmm1
        vmovdqu64  128(%rdi), %zmm2
        vmovdqu64  192(%rdi), %zmm3
        vmovdqu64  0x100(%rdi), %zmm4
        vmovdqu64  0x140(%rdi), %zmm5
        .p2align   5
L(aegis256x4_decrypt_loop_loop):
        vpxorq     (%rdx), %zmm1, %zmm16
        vpandq     %zmm3, %zmm2, %zmm17
        vpxorq     %zmm4, %zmm5, %zmm18
        vpternlogq $150, %zmm18, %zmm17, %zmm16
        vmovdqu64  %zmm16, (%rsi)                       // step 1, update: cycle 2
        vaesenc    (%r15), %zmm5, %zmm17
        vpternlogq $150, %zmm16, %zmm0, %zmm17
        vaesenc    %zmm5, %zmm4, %zmm5
        vaesenc    %zmm4, %zmm3, %zmm4
        vaesenc    %zmm3, %zmm2, %zmm3
        vaesenc    %zmm2, %zmm1, %zmm2
        vaesenc    %zmm1, %zmm0, %zmm1
        vmovdqa64  %zmm17, %zmm0
        add        $64, %rsi
        add        $64, %rdx
        sub        $1, %rcx
        jnz        L(aegis256x4_decrypt_loop_loop)
        vmovdqu64  %zmm0, (%rdi)
        vmovdqu64  %zmm1, 64(%rdi)
        vmovdqu64  %zmm2, 128(%rdi)
        vmovdqu64  %zmm3, 192(%rdi)
        vmovdqu64  %zmm4, 0x100(%rdi)
        vmovdqu64  %zmm5, 0x140(%rdi)
L(aegis256x4_decrypt_loop_end):
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        vzeroupper
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
        .size      SYMBOL(aegis256x4_decrypt_loop), . - SYMBOL(aegis256x4_decrypt_loop)
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
