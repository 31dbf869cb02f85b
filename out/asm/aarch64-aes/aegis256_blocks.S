/* SPDX-License-Identifier: 0BSD */
/*
 * AEGIS-256 (RFC 10032) for AArch64 with SIMD and AES.
 *
 * Generated; to make it again:
 *     hashwright make aegis256 --target aarch64-aes --emitter gas
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench aegis256 --target aarch64-aes --emitter gas` measures the speed.
 *
 * update: 19 instructions for 16 bytes, critical path 6 cycles (6 per iteration of a loop).
 * encrypt: 24 instructions for 16 bytes, critical path 6 cycles (6 per iteration of a loop).
 * decrypt: 24 instructions for 16 bytes, critical path 8 cycles (7 per iteration of a loop).
 * aegis256_update_2_loop: 68 instructions in all, 10 of them moves between registers.
 * aegis256_update_loop: 44 instructions in all, 6 of them moves between registers.
 * aegis256_encrypt_2_loop: 81 instructions in all, 10 of them moves between registers.
 * aegis256_encrypt_loop: 51 instructions in all, 6 of them moves between registers.
 * aegis256_decrypt_2_loop: 81 instructions in all, 10 of them moves between registers.
 * aegis256_decrypt_loop: 51 instructions in all, 6 of them moves between registers.
 */

#if defined(__SIZEOF_POINTER__) && __SIZEOF_POINTER__ != 8
#error "this assembly is for pointers of 8 bytes; generate C with --emitter c"
#endif

#if defined(__AARCH64EB__)
#error "this assembly is for little-endian processors; generate C with --emitter c"
#endif

#if defined(__APPLE__)
#define SYMBOL(name) _##name
#define L(name) L##name
#else
#define SYMBOL(name) name
#define L(name) .L##name
#endif

/*
 * Protections, as -mbranch-protection says: indirect branches reach only bti c, signed return
 * addresses, of which no function here stores one, and guarded control stacks.
 */
#if defined(__ARM_FEATURE_BTI_DEFAULT)
#define BTI 1
#else
#define BTI 0
#endif
#if defined(__ARM_FEATURE_PAC_DEFAULT)
#define PAC 2
#else
#define PAC 0
#endif
#if defined(__ARM_FEATURE_GCS_DEFAULT)
#define GCS 4
#else
#define GCS 0
#endif
#define PROTECTED (BTI | PAC | GCS)


        .arch      armv8-a+aes

        .macro     address to, label
#if defined(__APPLE__)
        adrp       \to, \label@PAGE
        add        \to, \to, \label@PAGEOFF
#else
        adrp       \to, \label
        add        \to, \to, :lo12:\label
#endif
        .endm

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
 * Arguments: s in x0, p in x1, count in x2.
 *
 * At the start of the loop: s0 in v0, s1 in v1, s2 in v2, s3 in v3, s4 in v4, s5 in v5.
 */
        .text
        .p2align   5
        .globl     SYMBOL(aegis256_update_2_loop)
#if defined(_WIN32)
        .def       SYMBOL(aegis256_update_2_loop)
        .scl       2
        .type      32
        .endef
#elif defined(__ELF__)
        .type      SYMBOL(aegis256_update_2_loop), %function
#endif
SYMBOL(aegis256_update_2_loop):
        .cfi_startproc
#if BTI
        hint       #34 // bti c
#endif
        sub        sp, sp, #16
        .cfi_adjust_cfa_offset 16
        str        x28, [sp]
        .cfi_rel_offset x28, 0
        cbz        x2, L(aegis256_update_2_loop_end)
        address    x28, L(aegis256_update_2_loop_constants)
        ldr        q0, [x0]
        ldr        q1, [x0, #16]
        ldr        q2, [x0, #32]
        ldr        q3, [x0, #48]
        ldr        q4, [x0, #64]
        ldr        q5, [x0, #80]
        .p2align   5
L(aegis256_update_2_loop_loop):
        ldr        q6, [x28]
        mov        v7.16b, v5.16b
        aese       v7.16b, v6.16b
        aesmc      v7.16b, v7.16b
        ldr        q16, [x1]
        eor        v16.16b, v0.16b, v16.16b
        eor        v17.16b, v7.16b, v16.16b             // step 1, update: cycle 6
        aese       v0.16b, v6.16b
        aesmc      v0.16b, v0.16b
        eor        v18.16b, v0.16b, v1.16b
        mov        v19.16b, v1.16b
        aese       v19.16b, v6.16b
        aesmc      v19.16b, v19.16b
        eor        v20.16b, v19.16b, v2.16b
        mov        v21.16b, v2.16b
        aese       v21.16b, v6.16b
        aesmc      v21.16b, v21.16b
        eor        v22.16b, v21.16b, v3.16b
        mov        v23.16b, v3.16b
        aese       v23.16b, v6.16b
        aesmc      v23.16b, v23.16b
        eor        v24.16b, v23.16b, v4.16b
        mov        v25.16b, v4.16b
        aese       v25.16b, v6.16b
        aesmc      v25.16b, v25.16b
        eor        v6.16b, v25.16b, v5.16b
        aese       v25.16b, v5.16b
        aesmc      v25.16b, v25.16b
        ldr        q26, [x1, #16]
        eor        v17.16b, v17.16b, v26.16b
        eor        v17.16b, v25.16b, v17.16b            // step 2, update: cycle 10
        aese       v7.16b, v16.16b
        aesmc      v7.16b, v7.16b
        eor        v7.16b, v7.16b, v18.16b
        aese       v0.16b, v1.16b
        aesmc      v0.16b, v0.16b
        eor        v16.16b, v0.16b, v20.16b
        aese       v19.16b, v2.16b
        aesmc      v19.16b, v19.16b
        eor        v18.16b, v19.16b, v22.16b
        aese       v21.16b, v3.16b
        aesmc      v21.16b, v21.16b
        eor        v19.16b, v21.16b, v24.16b
        aese       v23.16b, v4.16b
        aesmc      v23.16b, v23.16b
        eor        v5.16b, v23.16b, v6.16b
        mov        v0.16b, v17.16b
        mov        v1.16b, v7.16b
        mov        v2.16b, v16.16b
        mov        v3.16b, v18.16b
        mov        v4.16b, v19.16b
        add        x1, x1, #32
        subs       x2, x2, #1
        b.ne       L(aegis256_update_2_loop_loop)
        str        q0, [x0]
        str        q1, [x0, #16]
        str        q2, [x0, #32]
        str        q3, [x0, #48]
        str        q4, [x0, #64]
        str        q5, [x0, #80]
L(aegis256_update_2_loop_end):
        ldr        x28, [sp]
        .cfi_restore x28
        add        sp, sp, #16
        .cfi_adjust_cfa_offset -16
        ret
        .cfi_endproc
#if defined(__ELF__)
        .size      SYMBOL(aegis256_update_2_loop), . - SYMBOL(aegis256_update_2_loop)
#endif

#if defined(__APPLE__)
        .section __TEXT,__const
#elif defined(_WIN32)
        .section .rdata,"dr"
#else
        .section .rodata,"a",%progbits
#endif
        .p2align   4
L(aegis256_update_loop_constants):
        .long      0x00000000, 0x00000000, 0x00000000, 0x00000000

/*
 * void aegis256_update_loop(void *s, const uint8_t *p, size_t count);
 *
 * Arguments: s in x0, p in x1, count in x2.
 *
 * At the start of the loop: s0 in v0, s1 in v1, s2 in v2, s3 in v3, s4 in v4, s5 in v5.
 */
        .text
        .p2align   5
        .globl     SYMBOL(aegis256_update_loop)
#if defined(_WIN32)
        .def       SYMBOL(aegis256_update_loop)
        .scl       2
        .type      32
        .endef
#elif defined(__ELF__)
        .type      SYMBOL(aegis256_update_loop), %function
#endif
SYMBOL(aegis256_update_loop):
        .cfi_startproc
#if BTI
        hint       #34 // bti c
#endif
        sub        sp, sp, #16
        .cfi_adjust_cfa_offset 16
        str        x28, [sp]
        .cfi_rel_offset x28, 0
        cbz        x2, L(aegis256_update_loop_end)
        address    x28, L(aegis256_update_loop_constants)
        ldr        q0, [x0]
        ldr        q1, [x0, #16]
        ldr        q2, [x0, #32]
        ldr        q3, [x0, #48]
        ldr        q4, [x0, #64]
        ldr        q5, [x0, #80]
        .p2align   5
L(aegis256_update_loop_loop):
        ldr        q6, [x28]
        mov        v7.16b, v5.16b
        aese       v7.16b, v6.16b
        aesmc      v7.16b, v7.16b
        ldr        q16, [x1]
        eor        v16.16b, v0.16b, v16.16b
        eor        v7.16b, v7.16b, v16.16b              // step 1, update: cycle 6
        aese       v0.16b, v6.16b
        aesmc      v0.16b, v0.16b
        eor        v0.16b, v0.16b, v1.16b
        aese       v1.16b, v6.16b
        aesmc      v1.16b, v1.16b
        eor        v1.16b, v1.16b, v2.16b
        aese       v2.16b, v6.16b
        aesmc      v2.16b, v2.16b
        eor        v2.16b, v2.16b, v3.16b
        aese       v3.16b, v6.16b
        aesmc      v3.16b, v3.16b
        eor        v3.16b, v3.16b, v4.16b
        aese       v4.16b, v6.16b
        aesmc      v4.16b, v4.16b
        eor        v5.16b, v4.16b, v5.16b
        mov        v4.16b, v3.16b
        mov        v3.16b, v2.16b
        mov        v2.16b, v1.16b
        mov        v1.16b, v0.16b
        mov        v0.16b, v7.16b
        add        x1, x1, #16
        subs       x2, x2, #1
        b.ne       L(aegis256_update_loop_loop)
        str        q0, [x0]
        str        q1, [x0, #16]
        str        q2, [x0, #32]
        str        q3, [x0, #48]
        str        q4, [x0, #64]
        str        q5, [x0, #80]
L(aegis256_update_loop_end):
        ldr        x28, [sp]
        .cfi_restore x28
        add        sp, sp, #16
        .cfi_adjust_cfa_offset -16
        ret
        .cfi_endproc
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
 * Arguments: s in x0, out in x1, in in x2, count in x3.
 *
 * At the start of the loop: s0 in v0, s1 in v1, s2 in v2, s3 in v3, s4 in v4, s5 in v5.
 */
        .text
        .p2align   5
        .globl     SYMBOL(aegis256_encrypt_2_loop)
#if defined(_WIN32)
        .def       SYMBOL(aegis256_encrypt_2_loop)
        .scl       2
        .type      32
        .endef
#elif defined(__ELF__)
        .type      SYMBOL(aegis256_encrypt_2_loop), %function
#endif
SYMBOL(aegis256_encrypt_2_loop):
        .cfi_startproc
#if BTI
        hint       #34 // bti c
#endif
        sub        sp, sp, #16
        .cfi_adjust_cfa_offset 16
        str        x28, [sp]
        .cfi_rel_offset x28, 0
        cbz        x3, L(aegis256_encrypt_2_loop_end)
        address    x28, L(aegis256_encrypt_2_loop_constants)
        ldr        q0, [x0]
        ldr        q1, [x0, #16]
        ldr        q2, [x0, #32]
        ldr        q3, [x0, #48]
        ldr        q4, [x0, #64]
        ldr        q5, [x0, #80]
        .p2align   5
L(aegis256_encrypt_2_loop_loop):
        ldr        q6, [x2]
        eor        v7.16b, v1.16b, v6.16b
        and        v16.16b, v2.16b, v3.16b
        eor        v7.16b, v7.16b, v16.16b
        eor        v16.16b, v5.16b, v4.16b
        eor        v7.16b, v7.16b, v16.16b
        str        q7, [x1]                             // step 1, update: cycle 6
        ldr        q7, [x28]
        mov        v16.16b, v5.16b
        aese       v16.16b, v7.16b
        aesmc      v16.16b, v16.16b
        eor        v6.16b, v0.16b, v6.16b
        eor        v17.16b, v16.16b, v6.16b
        aese       v0.16b, v7.16b
        aesmc      v0.16b, v0.16b
        eor        v18.16b, v0.16b, v1.16b
        mov        v19.16b, v1.16b
        aese       v19.16b, v7.16b
        aesmc      v19.16b, v19.16b
        eor        v20.16b, v19.16b, v2.16b
        mov        v21.16b, v2.16b
        aese       v21.16b, v7.16b
        aesmc      v21.16b, v21.16b
        eor        v22.16b, v21.16b, v3.16b
        mov        v23.16b, v3.16b
        aese       v23.16b, v7.16b
        aesmc      v23.16b, v23.16b
        eor        v24.16b, v23.16b, v4.16b
        mov        v25.16b, v4.16b
        aese       v25.16b, v7.16b
        aesmc      v25.16b, v25.16b
        eor        v7.16b, v25.16b, v5.16b
        ldr        q26, [x2, #16]
        eor        v27.16b, v18.16b, v26.16b
        and        v28.16b, v20.16b, v22.16b
        eor        v27.16b, v27.16b, v28.16b
        eor        v28.16b, v7.16b, v24.16b
        eor        v27.16b, v27.16b, v28.16b
        str        q27, [x1, #16]                       // step 2, update: cycle 12
        aese       v25.16b, v5.16b
        aesmc      v25.16b, v25.16b
        eor        v17.16b, v17.16b, v26.16b
        eor        v17.16b, v25.16b, v17.16b
        aese       v16.16b, v6.16b
        aesmc      v16.16b, v16.16b
        eor        v6.16b, v16.16b, v18.16b
        aese       v0.16b, v1.16b
        aesmc      v0.16b, v0.16b
        eor        v16.16b, v0.16b, v20.16b
        aese       v19.16b, v2.16b
        aesmc      v19.16b, v19.16b
        eor        v18.16b, v19.16b, v22.16b
        aese       v21.16b, v3.16b
        aesmc      v21.16b, v21.16b
        eor        v19.16b, v21.16b, v24.16b
        aese       v23.16b, v4.16b
        aesmc      v23.16b, v23.16b
        eor        v5.16b, v23.16b, v7.16b
        mov        v0.16b, v17.16b
        mov        v1.16b, v6.16b
        mov        v2.16b, v16.16b
        mov        v3.16b, v18.16b
        mov        v4.16b, v19.16b
        add        x1, x1, #32
        add        x2, x2, #32
        subs       x3, x3, #1
        b.ne       L(aegis256_encrypt_2_loop_loop)
        str        q0, [x0]
        str        q1, [x0, #16]
        str        q2, [x0, #32]
        str        q3, [x0, #48]
        str        q4, [x0, #64]
        str        q5, [x0, #80]
L(aegis256_encrypt_2_loop_end):
        ldr        x28, [sp]
        .cfi_restore x28
        add        sp, sp, #16
        .cfi_adjust_cfa_offset -16
        ret
        .cfi_endproc
#if defined(__ELF__)
        .size      SYMBOL(aegis256_encrypt_2_loop), . - SYMBOL(aegis256_encrypt_2_loop)
#endif

#if defined(__APPLE__)
        .section __TEXT,__const
#elif defined(_WIN32)
        .section .rdata,"dr"
#else
        .section .rodata,"a",%progbits
#endif
        .p2align   4
L(aegis256_encrypt_loop_constants):
        .long      0x00000000, 0x00000000, 0x00000000, 0x00000000

/*
 * void aegis256_encrypt_loop(void *s, uint8_t *out, const uint8_t *in, size_t count);
 *
 * Arguments: s in x0, out in x1, in in x2, count in x3.
 *
 * At the start of the loop: s0 in v0, s1 in v1, s2 in v2, s3 in v3, s4 in v4, s5 in v5.
 */
        .text
        .p2align   5
        .globl     SYMBOL(aegis256_encrypt_loop)
#if defined(_WIN32)
        .def       SYMBOL(aegis256_encrypt_loop)
        .scl       2
        .type      32
        .endef
#elif defined(__ELF__)
        .type      SYMBOL(aegis256_encrypt_loop), %function
#endif
SYMBOL(aegis256_encrypt_loop):
        .cfi_startproc
#if BTI
        hint       #34 // bti c
#endif
        sub        sp, sp, #16
        .cfi_adjust_cfa_offset 16
        str        x28, [sp]
        .cfi_rel_offset x28, 0
        cbz        x3, L(aegis256_encrypt_loop_end)
        address    x28, L(aegis256_encrypt_loop_constants)
        ldr        q0, [x0]
        ldr        q1, [x0, #16]
        ldr        q2, [x0, #32]
        ldr        q3, [x0, #48]
        ldr        q4, [x0, #64]
        ldr        q5, [x0, #80]
        .p2align   5
L(aegis256_encrypt_loop_loop):
        ldr        q6, [x2]
        eor        v7.16b, v1.16b, v6.16b
        and        v16.16b, v2.16b, v3.16b
        eor        v7.16b, v7.16b, v16.16b
        eor        v16.16b, v5.16b, v4.16b
        eor        v7.16b, v7.16b, v16.16b
        str        q7, [x1]                             // step 1, update: cycle 6
        ldr        q7, [x28]
        mov        v16.16b, v5.16b
        aese       v16.16b, v7.16b
        aesmc      v16.16b, v16.16b
        eor        v6.16b, v0.16b, v6.16b
        eor        v6.16b, v16.16b, v6.16b
        aese       v0.16b, v7.16b
        aesmc      v0.16b, v0.16b
        eor        v0.16b, v0.16b, v1.16b
        aese       v1.16b, v7.16b
        aesmc      v1.16b, v1.16b
        eor        v1.16b, v1.16b, v2.16b
        aese       v2.16b, v7.16b
        aesmc      v2.16b, v2.16b
        eor        v2.16b, v2.16b, v3.16b
        aese       v3.16b, v7.16b
        aesmc      v3.16b, v3.16b
        eor        v3.16b, v3.16b, v4.16b
        aese       v4.16b, v7.16b
        aesmc      v4.16b, v4.16b
        eor        v5.16b, v4.16b, v5.16b
        mov        v4.16b, v3.16b
        mov        v3.16b, v2.16b
        mov        v2.16b, v1.16b
        mov        v1.16b, v0.16b
        mov        v0.16b, v6.16b
        add        x1, x1, #16
        add        x2, x2, #16
        subs       x3, x3, #1
        b.ne       L(aegis256_encrypt_loop_loop)
        str        q0, [x0]
        str        q1, [x0, #16]
        str        q2, [x0, #32]
        str        q3, [x0, #48]
        str        q4, [x0, #64]
        str        q5, [x0, #80]
L(aegis256_encrypt_loop_end):
        ldr        x28, [sp]
        .cfi_restore x28
        add        sp, sp, #16
        .cfi_adjust_cfa_offset -16
        ret
        .cfi_endproc
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
 * Arguments: s in x0, out in x1, in in x2, count in x3.
 *
 * At the start of the loop: s0 in v0, s1 in v1, s2 in v2, s3 in v3, s4 in v4, s5 in v5.
 */
        .text
        .p2align   5
        .globl     SYMBOL(aegis256_decrypt_2_loop)
#if defined(_WIN32)
        .def       SYMBOL(aegis256_decrypt_2_loop)
        .scl       2
        .type      32
        .endef
#elif defined(__ELF__)
        .type      SYMBOL(aegis256_decrypt_2_loop), %function
#endif
SYMBOL(aegis256_decrypt_2_loop):
        .cfi_startproc
#if BTI
        hint       #34 // bti c
#endif
        sub        sp, sp, #16
        .cfi_adjust_cfa_offset 16
        str        x28, [sp]
        .cfi_rel_offset x28, 0
        cbz        x3, L(aegis256_decrypt_2_loop_end)
        address    x28, L(aegis256_decrypt_2_loop_constants)
        ldr        q0, [x0]
        ldr        q1, [x0, #16]
        ldr        q2, [x0, #32]
        ldr        q3, [x0, #48]
        ldr        q4, [x0, #64]
        ldr        q5, [x0, #80]
        .p2align   5
L(aegis256_decrypt_2_loop_loop):
        ldr        q6, [x2]
        eor        v6.16b, v1.16b, v6.16b
        and        v7.16b, v2.16b, v3.16b
        eor        v6.16b, v6.16b, v7.16b
        eor        v7.16b, v5.16b, v4.16b
        eor        v6.16b, v6.16b, v7.16b
        str        q6, [x1]                             // step 1, update: cycle 6
        ldr        q7, [x28]
        mov        v16.16b, v5.16b
        aese       v16.16b, v7.16b
        aesmc      v16.16b, v16.16b
        eor        v6.16b, v0.16b, v6.16b
        eor        v17.16b, v16.16b, v6.16b
        aese       v0.16b, v7.16b
        aesmc      v0.16b, v0.16b
        eor        v18.16b, v0.16b, v1.16b
        mov        v19.16b, v1.16b
        aese       v19.16b, v7.16b
        aesmc      v19.16b, v19.16b
        eor        v20.16b, v19.16b, v2.16b
        mov        v21.16b, v2.16b
        aese       v21.16b, v7.16b
        aesmc      v21.16b, v21.16b
        eor        v22.16b, v21.16b, v3.16b
        mov        v23.16b, v3.16b
        aese       v23.16b, v7.16b
        aesmc      v23.16b, v23.16b
        eor        v24.16b, v23.16b, v4.16b
        mov        v25.16b, v4.16b
        aese       v25.16b, v7.16b
        aesmc      v25.16b, v25.16b
        eor        v7.16b, v25.16b, v5.16b
        ldr        q26, [x2, #16]
        eor        v26.16b, v18.16b, v26.16b
        and        v27.16b, v20.16b, v22.16b
        eor        v26.16b, v26.16b, v27.16b
        eor        v27.16b, v7.16b, v24.16b
        eor        v26.16b, v26.16b, v27.16b
        str        q26, [x1, #16]                       // step 2, update: cycle 12
        aese       v25.16b, v5.16b
        aesmc      v25.16b, v25.16b
        eor        v17.16b, v17.16b, v26.16b
        eor        v17.16b, v25.16b, v17.16b
        aese       v16.16b, v6.16b
        aesmc      v16.16b, v16.16b
        eor        v6.16b, v16.16b, v18.16b
        aese       v0.16b, v1.16b
        aesmc      v0.16b, v0.16b
        eor        v16.16b, v0.16b, v20.16b
        aese       v19.16b, v2.16b
        aesmc      v19.16b, v19.16b
        eor        v18.16b, v19.16b, v22.16b
        aese       v21.16b, v3.16b
        aesmc      v21.16b, v21.16b
        eor        v19.16b, v21.16b, v24.16b
        aese       v23.16b, v4.16b
        aesmc      v23.16b, v23.16b
        eor        v5.16b, v23.16b, v7.16b
        mov        v0.16b, v17.16b
        mov        v1.16b, v6.16b
        mov        v2.16b, v16.16b
        mov        v3.16b, v18.16b
        mov        v4.16b, v19.16b
        add        x1, x1, #32
        add        x2, x2, #32
        subs       x3, x3, #1
        b.ne       L(aegis256_decrypt_2_loop_loop)
        str        q0, [x0]
        str        q1, [x0, #16]
        str        q2, [x0, #32]
        str        q3, [x0, #48]
        str        q4, [x0, #64]
        str        q5, [x0, #80]
L(aegis256_decrypt_2_loop_end):
        ldr        x28, [sp]
        .cfi_restore x28
        add        sp, sp, #16
        .cfi_adjust_cfa_offset -16
        ret
        .cfi_endproc
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
 * Arguments: s in x0, out in x1, in in x2, count in x3.
 *
 * At the start of the loop: s0 in v0, s1 in v1, s2 in v2, s3 in v3, s4 in v4, s5 in v5.
 */
        .text
        .p2align   5
        .globl     SYMBOL(aegis256_decrypt_loop)
#if defined(_WIN32)
        .def       SYMBOL(aegis256_decrypt_loop)
        .scl       2
        .type      32
        .endef
#elif defined(__ELF__)
        .type      SYMBOL(aegis256_decrypt_loop), %function
#endif
SYMBOL(aegis256_decrypt_loop):
        .cfi_startproc
#if BTI
        hint       #34 // bti c
#endif
        sub        sp, sp, #16
        .cfi_adjust_cfa_offset 16
        str        x28, [sp]
        .cfi_rel_offset x28, 0
        cbz        x3, L(aegis256_decrypt_loop_end)
        address    x28, L(aegis256_decrypt_loop_constants)
        ldr        q0, [x0]
        ldr        q1, [x0, #16]
        ldr        q2, [x0, #32]
        ldr        q3, [x0, #48]
        ldr        q4, [x0, #64]
        ldr        q5, [x0, #80]
        .p2align   5
L(aegis256_decrypt_loop_loop):
        ldr        q6, [x2]
        eor        v6.16b, v1.16b, v6.16b
        and        v7.16b, v2.16b, v3.16b
        eor        v6.16b, v6.16b, v7.16b
        eor        v7.16b, v5.16b, v4.16b
        eor        v6.16b, v6.16b, v7.16b
        str        q6, [x1]                             // step 1, update: cycle 6
        ldr        q7, [x28]
        mov        v16.16b, v5.16b
        aese       v16.16b, v7.16b
        aesmc      v16.16b, v16.16b
        eor        v16.16b, v16.16b, v0.16b
        eor        v6.16b, v16.16b, v6.16b
        aese       v0.16b, v7.16b
        aesmc      v0.16b, v0.16b
        eor        v0.16b, v0.16b, v1.16b
        aese       v1.16b, v7.16b
        aesmc      v1.16b, v1.16b
        eor        v1.16b, v1.16b, v2.16b
        aese       v2.16b, v7.16b
        aesmc      v2.16b, v2.16b
        eor        v2.16b, v2.16b, v3.16b
        aese       v3.16b, v7.16b
        aesmc      v3.16b, v3.16b
        eor        v3.16b, v3.16b, v4.16b
        aese       v4.16b, v7.16b
        aesmc      v4.16b, v4.16b
        eor        v5.16b, v4.16b, v5.16b
        mov        v4.16b, v3.16b
        mov        v3.16b, v2.16b
        mov        v2.16b, v1.16b
        mov        v1.16b, v0.16b
        mov        v0.16b, v6.16b
        add        x1, x1, #16
        add        x2, x2, #16
        subs       x3, x3, #1
        b.ne       L(aegis256_decrypt_loop_loop)
        str        q0, [x0]
        str        q1, [x0, #16]
        str        q2, [x0, #32]
        str        q3, [x0, #48]
        str        q4, [x0, #64]
        str        q5, [x0, #80]
L(aegis256_decrypt_loop_end):
        ldr        x28, [sp]
        .cfi_restore x28
        add        sp, sp, #16
        .cfi_adjust_cfa_offset -16
        ret
        .cfi_endproc
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
        .long      0xc0000000, 4, PROTECTED, 0
#endif
#endif
