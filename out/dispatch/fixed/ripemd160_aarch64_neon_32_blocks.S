/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for AArch64 with SIMD (NEON), 4
 * lanes.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target portable,x86-64-avx2,aarch64-neon --kernel fixed \
 *         --length 32 --emitter gas
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench ripemd160 --target aarch64-neon --kernel fixed --size 32
 * --emitter gas` measures the speed.
 *
 * ripemd160_aarch64_neon_32_xn: 2834 instructions for a message in each lane of 2 streams,
 *     critical path 799 cycles.
 * Rules: or_not_as_select 32 times, not_in_sum 32 times.
 * ripemd160_aarch64_neon_32: 1230 instructions for a message, critical path 351 cycles.
 * Rules: select_as_add 32 times.
 * ripemd160_aarch64_neon_32_xn: 3348 instructions in all, 133 of them moves between registers.
 * ripemd160_aarch64_neon_32_x1: 1297 instructions in all, 0 of them moves between registers.
 */

#if defined(__aarch64__) || defined(_M_ARM64)

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
L(ripemd160_aarch64_neon_32_xn_constants):
        .long      0xce8a4602, 0xce8a4602, 0xce8a4602, 0xce8a4602, 0xc3d2e1f0, 0xc3d2e1f0
        .long      0xc3d2e1f0, 0xc3d2e1f0, 0xc81a035d, 0xc81a035d, 0xc81a035d, 0xc81a035d
        .long      0x04be51eb, 0x04be51eb, 0x04be51eb, 0x04be51eb, 0x10325476, 0x10325476
        .long      0x10325476, 0x10325476, 0xffcdaf9d, 0xffcdaf9d, 0xffcdaf9d, 0xffcdaf9d
        .long      0x14756ed6, 0x14756ed6, 0x14756ed6, 0x14756ed6, 0x36ae27bf, 0x36ae27bf
        .long      0x36ae27bf, 0x36ae27bf, 0xeb73fa62, 0xeb73fa62, 0xeb73fa62, 0xeb73fa62
        .long      0xc951d840, 0xc951d840, 0xc951d840, 0xc951d840, 0x60d4e05c, 0x60d4e05c
        .long      0x60d4e05c, 0x60d4e05c, 0x3c168648, 0x3c168648, 0x3c168648, 0x3c168648
        .long      0x8750b3a5, 0x8750b3a5, 0x8750b3a5, 0x8750b3a5, 0x50a28be6, 0x50a28be6
        .long      0x50a28be6, 0x50a28be6, 0x00000080, 0x00000080, 0x00000080, 0x00000080
        .long      0x50a28c66, 0x50a28c66, 0x50a28c66, 0x50a28c66, 0x00000100, 0x00000100
        .long      0x00000100, 0x00000100, 0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        .long      0x5c4dd124, 0x5c4dd124, 0x5c4dd124, 0x5c4dd124, 0x5c4dd224, 0x5c4dd224
        .long      0x5c4dd224, 0x5c4dd224, 0x5c4dd1a4, 0x5c4dd1a4, 0x5c4dd1a4, 0x5c4dd1a4
        .long      0x5a827a99, 0x5a827a99, 0x5a827a99, 0x5a827a99, 0x5a827a19, 0x5a827a19
        .long      0x5a827a19, 0x5a827a19, 0x6ed9eba0, 0x6ed9eba0, 0x6ed9eba0, 0x6ed9eba0
        .long      0x6d703ef2, 0x6d703ef2, 0x6d703ef2, 0x6d703ef2, 0x6ed9eca0, 0x6ed9eca0
        .long      0x6ed9eca0, 0x6ed9eca0, 0x6d703ff2, 0x6d703ff2, 0x6d703ff2, 0x6d703ff2
        .long      0x6ed9ec20, 0x6ed9ec20, 0x6ed9ec20, 0x6ed9ec20, 0x6d703f72, 0x6d703f72
        .long      0x6d703f72, 0x6d703f72, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        .long      0x7a6d7769, 0x7a6d7769, 0x7a6d7769, 0x7a6d7769, 0x7a6d76e9, 0x7a6d76e9
        .long      0x7a6d76e9, 0x7a6d76e9, 0x8f1bbd5c, 0x8f1bbd5c, 0x8f1bbd5c, 0x8f1bbd5c
        .long      0x8f1bbddc, 0x8f1bbddc, 0x8f1bbddc, 0x8f1bbddc, 0x7a6d77e9, 0x7a6d77e9
        .long      0x7a6d77e9, 0x7a6d77e9, 0xa953fd4e, 0xa953fd4e, 0xa953fd4e, 0xa953fd4e
        .long      0xa953fe4e, 0xa953fe4e, 0xa953fe4e, 0xa953fe4e, 0xa953fdce, 0xa953fdce
        .long      0xa953fdce, 0xa953fdce, 0xefcdab89, 0xefcdab89, 0xefcdab89, 0xefcdab89
        .long      0x98badcfe, 0x98badcfe, 0x98badcfe, 0x98badcfe, 0x67452301, 0x67452301
        .long      0x67452301, 0x67452301

/*
 * void ripemd160_aarch64_neon_32_xn(const uint8_t *const *data, uint8_t (*digest)[20], size_t
 * ngroups);
 *
 * Arguments: data in x0, digest in x1, ngroups in x2.
 */
        .text
        .p2align   5
        .globl     SYMBOL(ripemd160_aarch64_neon_32_xn)
#if defined(_WIN32)
        .def       SYMBOL(ripemd160_aarch64_neon_32_xn)
        .scl       2
        .type      32
        .endef
#elif defined(__ELF__)
        .type      SYMBOL(ripemd160_aarch64_neon_32_xn), %function
#endif
SYMBOL(ripemd160_aarch64_neon_32_xn):
        .cfi_startproc
#if BTI
        hint       #34 // bti c
#endif
        sub        sp, sp, #96
        .cfi_adjust_cfa_offset 96
        stp        x25, x26, [sp]
        .cfi_rel_offset x25, 0
        .cfi_rel_offset x26, 8
        stp        x27, x28, [sp, #16]
        .cfi_rel_offset x27, 16
        .cfi_rel_offset x28, 24
        stp        d8, d9, [sp, #32]
        .cfi_rel_offset d8, 32
        .cfi_rel_offset d9, 40
        stp        d10, d11, [sp, #48]
        .cfi_rel_offset d10, 48
        .cfi_rel_offset d11, 56
        stp        d12, d13, [sp, #64]
        .cfi_rel_offset d12, 64
        .cfi_rel_offset d13, 72
        stp        d14, d15, [sp, #80]
        .cfi_rel_offset d14, 80
        .cfi_rel_offset d15, 88
        sub        sp, sp, #672
        .cfi_adjust_cfa_offset 672
        cbz        x2, L(ripemd160_aarch64_neon_32_xn_end)
        mov        x28, sp
        mov        x27, sp
        add        x28, x28, #256
        ldr        x8, [x0]
        ldr        q12, [x8]
        ldr        x8, [x0, #8]
        ldr        q13, [x8]
        ldr        x8, [x0, #16]
        ldr        q14, [x8]
        ldr        x8, [x0, #24]
        ldr        q15, [x8]
        zip1       v11.4s, v12.4s, v13.4s
        zip2       v12.4s, v12.4s, v13.4s
        zip1       v13.4s, v14.4s, v15.4s
        zip2       v14.4s, v14.4s, v15.4s
        zip1       v15.2d, v11.2d, v13.2d
        zip2       v11.2d, v11.2d, v13.2d
        zip1       v13.2d, v12.2d, v14.2d
        zip2       v12.2d, v12.2d, v14.2d
        str        q15, [x27]
        str        q11, [x27, #32]
        str        q13, [x27, #64]
        str        q12, [x27, #96]
        ldr        x8, [x0]
        ldr        q11, [x8, #16]
        ldr        x8, [x0, #8]
        ldr        q12, [x8, #16]
        ldr        x8, [x0, #16]
        ldr        q13, [x8, #16]
        ldr        x8, [x0, #24]
        ldr        q15, [x8, #16]
        zip1       v14.4s, v11.4s, v12.4s
        zip2       v11.4s, v11.4s, v12.4s
        zip1       v12.4s, v13.4s, v15.4s
        zip2       v13.4s, v13.4s, v15.4s
        zip1       v15.2d, v14.2d, v12.2d
        zip2       v14.2d, v14.2d, v12.2d
        zip1       v12.2d, v11.2d, v13.2d
        zip2       v11.2d, v11.2d, v13.2d
        str        q15, [x27, #128]
        str        q14, [x27, #160]
        str        q12, [x27, #192]
        str        q11, [x27, #224]
        ldr        x8, [x0, #32]
        ldr        q12, [x8]
        ldr        x8, [x0, #40]
        ldr        q13, [x8]
        ldr        x8, [x0, #48]
        ldr        q14, [x8]
        ldr        x8, [x0, #56]
        ldr        q15, [x8]
        zip1       v11.4s, v12.4s, v13.4s
        zip2       v12.4s, v12.4s, v13.4s
        zip1       v13.4s, v14.4s, v15.4s
        zip2       v14.4s, v14.4s, v15.4s
        zip1       v15.2d, v11.2d, v13.2d
        zip2       v11.2d, v11.2d, v13.2d
        zip1       v13.2d, v12.2d, v14.2d
        zip2       v12.2d, v12.2d, v14.2d
        str        q15, [x27, #16]
        str        q11, [x27, #48]
        str        q13, [x27, #80]
        str        q12, [x27, #112]
        ldr        x8, [x0, #32]
        ldr        q11, [x8, #16]
        ldr        x8, [x0, #40]
        ldr        q12, [x8, #16]
        ldr        x8, [x0, #48]
        ldr        q13, [x8, #16]
        ldr        x8, [x0, #56]
        ldr        q15, [x8, #16]
        zip1       v14.4s, v11.4s, v12.4s
        zip2       v11.4s, v11.4s, v12.4s
        zip1       v12.4s, v13.4s, v15.4s
        zip2       v13.4s, v13.4s, v15.4s
        zip1       v15.2d, v14.2d, v12.2d
        zip2       v14.2d, v14.2d, v12.2d
        zip1       v12.2d, v11.2d, v13.2d
        zip2       v11.2d, v11.2d, v13.2d
        str        q15, [x27, #144]
        str        q14, [x27, #176]
        str        q12, [x27, #208]
        str        q11, [x27, #240]
        address    x25, L(ripemd160_aarch64_neon_32_xn_constants)
        .p2align   5
L(ripemd160_aarch64_neon_32_xn_loop):
        mov        x26, x28
        mov        x28, x27
        mov        x27, x26
        add        x26, x0, #64
        cmp        x2, #1
        csel       x0, x0, x26, eq
        ldr        q0, [x28]
        ldr        q1, [x25]
        add        v2.4s, v0.4s, v1.4s
        shl        v3.4s, v2.4s, #11
        sri        v3.4s, v2.4s, #21
        ldr        q2, [x25, #16]
        add        v3.4s, v3.4s, v2.4s                  // stream a, left step 1, f1: cycle 7
        ldr        q4, [x28, #16]
        add        v1.4s, v4.4s, v1.4s
        shl        v5.4s, v1.4s, #11
        sri        v5.4s, v1.4s, #21
        add        v1.4s, v5.4s, v2.4s                  // stream b, left step 1, f1: cycle 7
        ldr        q5, [x28, #160]
        ldr        q6, [x25, #32]
        add        v7.4s, v5.4s, v6.4s
        shl        v16.4s, v7.4s, #8
        sri        v16.4s, v7.4s, #24
        add        v7.4s, v16.4s, v2.4s                 // stream a, right step 1, f5: cycle 7
        ldr        q16, [x28, #176]
        add        v6.4s, v16.4s, v6.4s
        shl        v17.4s, v6.4s, #8
        sri        v17.4s, v6.4s, #24
        add        v6.4s, v17.4s, v2.4s                 // stream b, right step 1, f5: cycle 7
        ldr        q17, [x25, #48]
        eor        v18.16b, v3.16b, v17.16b
        ldr        q19, [x28, #32]
        add        v20.4s, v19.4s, v2.4s
        add        v18.4s, v18.4s, v20.4s
        shl        v20.4s, v18.4s, #14
        sri        v20.4s, v18.4s, #18
        ldr        q18, [x25, #64]
        add        v20.4s, v20.4s, v18.4s               // stream a, left step 2, f1: cycle 17
        eor        v17.16b, v1.16b, v17.16b
        ldr        q21, [x28, #48]
        add        v22.4s, v21.4s, v2.4s
        add        v17.4s, v17.4s, v22.4s
        shl        v22.4s, v17.4s, #14
        sri        v22.4s, v17.4s, #18
        ldr        x8, [x0]
        add        v17.4s, v22.4s, v18.4s               // stream b, left step 2, f1: cycle 17
        ldr        q22, [x25, #80]
        eor        v23.16b, v7.16b, v22.16b
        ldr        q24, [x25, #96]
        add        v23.4s, v23.4s, v24.4s
        shl        v25.4s, v23.4s, #9
        sri        v25.4s, v23.4s, #23
        add        v23.4s, v25.4s, v18.4s               // stream a, right step 2, f5: cycle 17
        eor        v22.16b, v6.16b, v22.16b
        add        v22.4s, v22.4s, v24.4s
        shl        v24.4s, v22.4s, #9
        sri        v24.4s, v22.4s, #23
        add        v22.4s, v24.4s, v18.4s               // stream b, right step 2, f5: cycle 17
        ldr        q24, [x25, #112]
        eor        v25.16b, v3.16b, v24.16b
        eor        v25.16b, v20.16b, v25.16b
        ldr        q26, [x28, #64]
        add        v27.4s, v26.4s, v18.4s
        add        v25.4s, v25.4s, v27.4s
        shl        v27.4s, v25.4s, #15
        sri        v27.4s, v25.4s, #17
        ldr        q25, [x25, #128]
        add        v27.4s, v27.4s, v25.4s               // stream a, left step 3, f1: cycle 27
        shl        v28.4s, v3.4s, #10
        sri        v28.4s, v3.4s, #22
        eor        v3.16b, v1.16b, v24.16b
        eor        v3.16b, v17.16b, v3.16b
        ldr        q29, [x28, #80]
        add        v30.4s, v29.4s, v18.4s
        add        v3.4s, v3.4s, v30.4s
        shl        v30.4s, v3.4s, #15
        sri        v30.4s, v3.4s, #17
        add        v3.4s, v30.4s, v25.4s                // stream b, left step 3, f1: cycle 27
        shl        v30.4s, v1.4s, #10
        sri        v30.4s, v1.4s, #22
        ldr        q1, [x25, #144]
        orr        v31.16b, v7.16b, v1.16b
        eor        v31.16b, v23.16b, v31.16b
        ldr        q12, [x8]
        ldr        q8, [x28, #224]
        ldr        q9, [x25, #160]
        add        v10.4s, v8.4s, v9.4s
        add        v31.4s, v31.4s, v10.4s
        shl        v10.4s, v31.4s, #9
        sri        v10.4s, v31.4s, #23
        add        v31.4s, v10.4s, v25.4s               // stream a, right step 3, f5: cycle 27
        shl        v10.4s, v7.4s, #10
        sri        v10.4s, v7.4s, #22
        orr        v1.16b, v6.16b, v1.16b
        eor        v1.16b, v22.16b, v1.16b
        ldr        q7, [x28, #240]
        add        v9.4s, v7.4s, v9.4s
        add        v1.4s, v1.4s, v9.4s
        shl        v9.4s, v1.4s, #9
        sri        v9.4s, v1.4s, #23
        add        v1.4s, v9.4s, v25.4s                 // stream b, right step 3, f5: cycle 27
        shl        v9.4s, v6.4s, #10
        sri        v9.4s, v6.4s, #22
        eor        v6.16b, v28.16b, v20.16b
        eor        v6.16b, v27.16b, v6.16b
        ldr        q2, [x28, #96]
        add        v18.4s, v2.4s, v25.4s
        add        v6.4s, v6.4s, v18.4s
        shl        v18.4s, v6.4s, #12
        sri        v18.4s, v6.4s, #20
        add        v6.4s, v18.4s, v24.4s                // stream a, left step 4, f1: cycle 37
        shl        v18.4s, v20.4s, #10
        sri        v18.4s, v20.4s, #22
        eor        v20.16b, v30.16b, v17.16b
        eor        v20.16b, v3.16b, v20.16b
        ldr        q2, [x28, #112]
        add        v25.4s, v2.4s, v25.4s
        add        v20.4s, v20.4s, v25.4s
        shl        v25.4s, v20.4s, #12
        sri        v25.4s, v20.4s, #20
        add        v20.4s, v25.4s, v24.4s               // stream b, left step 4, f1: cycle 37
        shl        v25.4s, v17.4s, #10
        sri        v25.4s, v17.4s, #22
        ldr        x8, [x0, #8]
        orn        v17.16b, v23.16b, v10.16b
        eor        v17.16b, v31.16b, v17.16b
        ldr        q2, [x25, #176]
        add        v21.4s, v0.4s, v2.4s
        add        v17.4s, v17.4s, v21.4s
        shl        v21.4s, v17.4s, #11
        sri        v21.4s, v17.4s, #21
        add        v17.4s, v21.4s, v24.4s               // stream a, right step 4, f5: cycle 37
        shl        v21.4s, v23.4s, #10
        sri        v21.4s, v23.4s, #22
        orn        v23.16b, v22.16b, v9.16b
        eor        v23.16b, v1.16b, v23.16b
        add        v2.4s, v4.4s, v2.4s
        add        v2.4s, v23.4s, v2.4s
        shl        v23.4s, v2.4s, #11
        sri        v23.4s, v2.4s, #21
        add        v2.4s, v23.4s, v24.4s                // stream b, right step 4, f5: cycle 37
        shl        v23.4s, v22.4s, #10
        sri        v23.4s, v22.4s, #22
        eor        v22.16b, v18.16b, v27.16b
        eor        v22.16b, v6.16b, v22.16b
        ldr        q4, [x28, #128]
        add        v0.4s, v4.4s, v24.4s
        add        v0.4s, v22.4s, v0.4s
        shl        v22.4s, v0.4s, #5
        sri        v22.4s, v0.4s, #27
        add        v0.4s, v22.4s, v28.4s                // stream a, left step 5, f1: cycle 47
        shl        v22.4s, v27.4s, #10
        sri        v22.4s, v27.4s, #22
        eor        v27.16b, v25.16b, v3.16b
        eor        v27.16b, v20.16b, v27.16b
        ldr        q19, [x28, #144]
        add        v24.4s, v19.4s, v24.4s
        add        v24.4s, v27.4s, v24.4s
        shl        v27.4s, v24.4s, #5
        sri        v27.4s, v24.4s, #27
        add        v24.4s, v27.4s, v30.4s               // stream b, left step 5, f1: cycle 47
        shl        v27.4s, v3.4s, #10
        sri        v27.4s, v3.4s, #22
        ldr        q13, [x8]
        orn        v3.16b, v31.16b, v21.16b
        eor        v3.16b, v17.16b, v3.16b
        ldr        q19, [x25, #192]
        add        v3.4s, v3.4s, v19.4s
        shl        v4.4s, v3.4s, #13
        sri        v4.4s, v3.4s, #19
        add        v3.4s, v4.4s, v10.4s                 // stream a, right step 5, f5: cycle 47
        shl        v4.4s, v31.4s, #10
        sri        v4.4s, v31.4s, #22
        orn        v31.16b, v1.16b, v23.16b
        eor        v31.16b, v2.16b, v31.16b
        add        v19.4s, v31.4s, v19.4s
        shl        v31.4s, v19.4s, #13
        sri        v31.4s, v19.4s, #19
        add        v19.4s, v31.4s, v9.4s                // stream b, right step 5, f5: cycle 47
        shl        v31.4s, v1.4s, #10
        sri        v31.4s, v1.4s, #22
        eor        v1.16b, v22.16b, v6.16b
        eor        v1.16b, v0.16b, v1.16b
        add        v28.4s, v5.4s, v28.4s
        add        v1.4s, v1.4s, v28.4s
        shl        v28.4s, v1.4s, #8
        sri        v28.4s, v1.4s, #24
        add        v1.4s, v28.4s, v18.4s                // stream a, left step 6, f1: cycle 57
        shl        v28.4s, v6.4s, #10
        sri        v28.4s, v6.4s, #22
        eor        v6.16b, v27.16b, v20.16b
        eor        v6.16b, v24.16b, v6.16b
        add        v30.4s, v16.4s, v30.4s
        add        v6.4s, v6.4s, v30.4s
        shl        v30.4s, v6.4s, #8
        sri        v30.4s, v6.4s, #24
        add        v6.4s, v30.4s, v25.4s                // stream b, left step 6, f1: cycle 57
        shl        v30.4s, v20.4s, #10
        sri        v30.4s, v20.4s, #22
        orn        v20.16b, v17.16b, v4.16b
        eor        v20.16b, v3.16b, v20.16b
        ldr        q16, [x25, #208]
        add        v10.4s, v10.4s, v16.4s
        ldr        x8, [x0, #16]
        add        v10.4s, v26.4s, v10.4s
        add        v20.4s, v20.4s, v10.4s
        shl        v10.4s, v20.4s, #15
        sri        v10.4s, v20.4s, #17
        add        v20.4s, v10.4s, v21.4s               // stream a, right step 6, f5: cycle 57
        shl        v10.4s, v17.4s, #10
        sri        v10.4s, v17.4s, #22
        orn        v17.16b, v2.16b, v31.16b
        eor        v17.16b, v19.16b, v17.16b
        add        v9.4s, v9.4s, v16.4s
        add        v9.4s, v29.4s, v9.4s
        add        v17.4s, v17.4s, v9.4s
        shl        v9.4s, v17.4s, #15
        sri        v9.4s, v17.4s, #17
        add        v17.4s, v9.4s, v23.4s                // stream b, right step 6, f5: cycle 57
        shl        v9.4s, v2.4s, #10
        sri        v9.4s, v2.4s, #22
        eor        v2.16b, v28.16b, v0.16b
        eor        v2.16b, v1.16b, v2.16b
        ldr        q29, [x28, #192]
        add        v18.4s, v29.4s, v18.4s
        add        v2.4s, v2.4s, v18.4s
        shl        v18.4s, v2.4s, #7
        sri        v18.4s, v2.4s, #25
        add        v2.4s, v18.4s, v22.4s                // stream a, left step 7, f1: cycle 67
        shl        v18.4s, v0.4s, #10
        sri        v18.4s, v0.4s, #22
        eor        v0.16b, v30.16b, v24.16b
        eor        v0.16b, v6.16b, v0.16b
        ldr        q26, [x28, #208]
        add        v25.4s, v26.4s, v25.4s
        add        v0.4s, v0.4s, v25.4s
        shl        v25.4s, v0.4s, #7
        sri        v25.4s, v0.4s, #25
        add        v0.4s, v25.4s, v27.4s                // stream b, left step 7, f1: cycle 67
        shl        v25.4s, v24.4s, #10
        sri        v25.4s, v24.4s, #22
        orn        v24.16b, v3.16b, v10.16b
        eor        v24.16b, v20.16b, v24.16b
        ldr        q14, [x8]
        add        v21.4s, v21.4s, v16.4s
        add        v21.4s, v24.4s, v21.4s
        shl        v24.4s, v21.4s, #15
        sri        v24.4s, v21.4s, #17
        add        v21.4s, v24.4s, v4.4s                // stream a, right step 7, f5: cycle 67
        shl        v24.4s, v3.4s, #10
        sri        v24.4s, v3.4s, #22
        orn        v3.16b, v19.16b, v9.16b
        eor        v3.16b, v17.16b, v3.16b
        add        v23.4s, v23.4s, v16.4s
        add        v3.4s, v3.4s, v23.4s
        shl        v23.4s, v3.4s, #15
        sri        v23.4s, v3.4s, #17
        add        v3.4s, v23.4s, v31.4s                // stream b, right step 7, f5: cycle 67
        shl        v23.4s, v19.4s, #10
        sri        v23.4s, v19.4s, #22
        eor        v19.16b, v18.16b, v1.16b
        eor        v19.16b, v2.16b, v19.16b
        add        v22.4s, v8.4s, v22.4s
        add        v19.4s, v19.4s, v22.4s
        shl        v22.4s, v19.4s, #9
        sri        v22.4s, v19.4s, #23
        add        v19.4s, v22.4s, v28.4s               // stream a, left step 8, f1: cycle 77
        shl        v22.4s, v1.4s, #10
        sri        v22.4s, v1.4s, #22
        eor        v1.16b, v25.16b, v6.16b
        eor        v1.16b, v0.16b, v1.16b
        add        v27.4s, v7.4s, v27.4s
        add        v1.4s, v1.4s, v27.4s
        shl        v27.4s, v1.4s, #9
        sri        v27.4s, v1.4s, #23
        add        v1.4s, v27.4s, v30.4s                // stream b, left step 8, f1: cycle 77
        shl        v27.4s, v6.4s, #10
        sri        v27.4s, v6.4s, #22
        orn        v6.16b, v20.16b, v24.16b
        eor        v6.16b, v21.16b, v6.16b
        add        v4.4s, v4.4s, v16.4s
        ldr        q5, [x28, #128]
        add        v4.4s, v5.4s, v4.4s
        ldr        x8, [x0, #24]
        add        v4.4s, v6.4s, v4.4s
        shl        v6.4s, v4.4s, #5
        sri        v6.4s, v4.4s, #27
        add        v4.4s, v6.4s, v10.4s                 // stream a, right step 8, f5: cycle 77
        shl        v6.4s, v20.4s, #10
        sri        v6.4s, v20.4s, #22
        orn        v20.16b, v17.16b, v23.16b
        eor        v20.16b, v3.16b, v20.16b
        add        v31.4s, v31.4s, v16.4s
        ldr        q5, [x28, #144]
        add        v31.4s, v5.4s, v31.4s
        add        v20.4s, v20.4s, v31.4s
        shl        v31.4s, v20.4s, #5
        sri        v31.4s, v20.4s, #27
        add        v20.4s, v31.4s, v9.4s                // stream b, right step 8, f5: cycle 77
        shl        v31.4s, v17.4s, #10
        sri        v31.4s, v17.4s, #22
        eor        v17.16b, v22.16b, v2.16b
        eor        v17.16b, v19.16b, v17.16b
        ldr        q5, [x25, #224]
        add        v28.4s, v28.4s, v5.4s
        add        v17.4s, v17.4s, v28.4s
        shl        v28.4s, v17.4s, #11
        sri        v28.4s, v17.4s, #21
        add        v17.4s, v28.4s, v18.4s               // stream a, left step 9, f1: cycle 87
        shl        v28.4s, v2.4s, #10
        sri        v28.4s, v2.4s, #22
        eor        v2.16b, v27.16b, v0.16b
        eor        v2.16b, v1.16b, v2.16b
        add        v30.4s, v30.4s, v5.4s
        add        v2.4s, v2.4s, v30.4s
        shl        v30.4s, v2.4s, #11
        sri        v30.4s, v2.4s, #21
        add        v2.4s, v30.4s, v25.4s                // stream b, left step 9, f1: cycle 87
        shl        v30.4s, v0.4s, #10
        sri        v30.4s, v0.4s, #22
        orn        v0.16b, v21.16b, v6.16b
        eor        v0.16b, v4.16b, v0.16b
        add        v10.4s, v10.4s, v16.4s
        ldr        q15, [x8]
        add        v0.4s, v0.4s, v10.4s
        shl        v10.4s, v0.4s, #7
        sri        v10.4s, v0.4s, #25
        add        v0.4s, v10.4s, v24.4s                // stream a, right step 9, f5: cycle 87
        shl        v10.4s, v21.4s, #10
        sri        v10.4s, v21.4s, #22
        orn        v21.16b, v3.16b, v31.16b
        eor        v21.16b, v20.16b, v21.16b
        add        v9.4s, v9.4s, v16.4s
        add        v21.4s, v21.4s, v9.4s
        shl        v9.4s, v21.4s, #7
        sri        v9.4s, v21.4s, #25
        add        v21.4s, v9.4s, v23.4s                // stream b, right step 9, f5: cycle 87
        shl        v9.4s, v3.4s, #10
        sri        v9.4s, v3.4s, #22
        eor        v3.16b, v28.16b, v19.16b
        eor        v3.16b, v17.16b, v3.16b
        add        v3.4s, v3.4s, v18.4s
        shl        v18.4s, v3.4s, #13
        sri        v18.4s, v3.4s, #19
        add        v3.4s, v18.4s, v22.4s                // stream a, left step 10, f1: cycle 97
        shl        v18.4s, v19.4s, #10
        sri        v18.4s, v19.4s, #22
        eor        v19.16b, v30.16b, v1.16b
        eor        v19.16b, v2.16b, v19.16b
        add        v19.4s, v19.4s, v25.4s
        shl        v25.4s, v19.4s, #13
        sri        v25.4s, v19.4s, #19
        add        v19.4s, v25.4s, v27.4s               // stream b, left step 10, f1: cycle 97
        shl        v25.4s, v1.4s, #10
        sri        v25.4s, v1.4s, #22
        orn        v1.16b, v4.16b, v10.16b
        eor        v1.16b, v0.16b, v1.16b
        add        v24.4s, v24.4s, v16.4s
        add        v24.4s, v29.4s, v24.4s
        add        v1.4s, v1.4s, v24.4s
        shl        v24.4s, v1.4s, #7
        sri        v24.4s, v1.4s, #25
        add        v1.4s, v24.4s, v6.4s                 // stream a, right step 10, f5: cycle 97
        zip1       v11.4s, v12.4s, v13.4s
        shl        v24.4s, v4.4s, #10
        sri        v24.4s, v4.4s, #22
        orn        v4.16b, v20.16b, v9.16b
        eor        v4.16b, v21.16b, v4.16b
        add        v23.4s, v23.4s, v16.4s
        add        v23.4s, v26.4s, v23.4s
        add        v4.4s, v4.4s, v23.4s
        shl        v23.4s, v4.4s, #7
        sri        v23.4s, v4.4s, #25
        add        v4.4s, v23.4s, v31.4s                // stream b, right step 10, f5: cycle 97
        shl        v23.4s, v20.4s, #10
        sri        v23.4s, v20.4s, #22
        eor        v20.16b, v18.16b, v17.16b
        eor        v20.16b, v3.16b, v20.16b
        add        v20.4s, v20.4s, v22.4s
        shl        v22.4s, v20.4s, #14
        sri        v22.4s, v20.4s, #18
        add        v20.4s, v22.4s, v28.4s               // stream a, left step 11, f1: cycle 107
        shl        v22.4s, v17.4s, #10
        sri        v22.4s, v17.4s, #22
        eor        v17.16b, v25.16b, v2.16b
        eor        v17.16b, v19.16b, v17.16b
        add        v17.4s, v17.4s, v27.4s
        shl        v27.4s, v17.4s, #14
        sri        v27.4s, v17.4s, #18
        add        v17.4s, v27.4s, v30.4s               // stream b, left step 11, f1: cycle 107
        shl        v27.4s, v2.4s, #10
        sri        v27.4s, v2.4s, #22
        orn        v2.16b, v0.16b, v24.16b
        eor        v2.16b, v1.16b, v2.16b
        add        v6.4s, v6.4s, v16.4s
        add        v2.4s, v2.4s, v6.4s
        shl        v6.4s, v2.4s, #8
        sri        v6.4s, v2.4s, #24
        add        v2.4s, v6.4s, v10.4s                 // stream a, right step 11, f5: cycle 107
        shl        v6.4s, v0.4s, #10
        sri        v6.4s, v0.4s, #22
        orn        v0.16b, v21.16b, v23.16b
        zip2       v12.4s, v12.4s, v13.4s
        eor        v0.16b, v4.16b, v0.16b
        add        v31.4s, v31.4s, v16.4s
        add        v0.4s, v0.4s, v31.4s
        shl        v31.4s, v0.4s, #8
        sri        v31.4s, v0.4s, #24
        add        v0.4s, v31.4s, v9.4s                 // stream b, right step 11, f5: cycle 107
        shl        v31.4s, v21.4s, #10
        sri        v31.4s, v21.4s, #22
        eor        v21.16b, v22.16b, v3.16b
        eor        v21.16b, v20.16b, v21.16b
        add        v21.4s, v21.4s, v28.4s
        shl        v28.4s, v21.4s, #15
        sri        v28.4s, v21.4s, #17
        add        v21.4s, v28.4s, v18.4s               // stream a, left step 12, f1: cycle 117
        shl        v28.4s, v3.4s, #10
        sri        v28.4s, v3.4s, #22
        eor        v3.16b, v27.16b, v19.16b
        eor        v3.16b, v17.16b, v3.16b
        add        v3.4s, v3.4s, v30.4s
        shl        v30.4s, v3.4s, #15
        sri        v30.4s, v3.4s, #17
        add        v3.4s, v30.4s, v25.4s                // stream b, left step 12, f1: cycle 117
        shl        v30.4s, v19.4s, #10
        sri        v30.4s, v19.4s, #22
        orn        v19.16b, v1.16b, v6.16b
        eor        v19.16b, v2.16b, v19.16b
        ldr        q5, [x25, #240]
        add        v10.4s, v10.4s, v5.4s
        add        v19.4s, v19.4s, v10.4s
        shl        v10.4s, v19.4s, #11
        sri        v10.4s, v19.4s, #21
        add        v19.4s, v10.4s, v24.4s               // stream a, right step 12, f5: cycle 117
        shl        v10.4s, v1.4s, #10
        sri        v10.4s, v1.4s, #22
        orn        v1.16b, v4.16b, v31.16b
        eor        v1.16b, v0.16b, v1.16b
        add        v5.4s, v9.4s, v5.4s
        add        v1.4s, v1.4s, v5.4s
        shl        v5.4s, v1.4s, #11
        zip1       v13.4s, v14.4s, v15.4s
        sri        v5.4s, v1.4s, #21
        add        v1.4s, v5.4s, v23.4s                 // stream b, right step 12, f5: cycle 117
        shl        v5.4s, v4.4s, #10
        sri        v5.4s, v4.4s, #22
        eor        v4.16b, v28.16b, v20.16b
        eor        v4.16b, v21.16b, v4.16b
        add        v4.4s, v4.4s, v18.4s
        shl        v18.4s, v4.4s, #6
        sri        v18.4s, v4.4s, #26
        add        v4.4s, v18.4s, v22.4s                // stream a, left step 13, f1: cycle 127
        shl        v18.4s, v20.4s, #10
        sri        v18.4s, v20.4s, #22
        eor        v20.16b, v30.16b, v17.16b
        eor        v20.16b, v3.16b, v20.16b
        add        v20.4s, v20.4s, v25.4s
        shl        v25.4s, v20.4s, #6
        sri        v25.4s, v20.4s, #26
        add        v20.4s, v25.4s, v27.4s               // stream b, left step 13, f1: cycle 127
        shl        v25.4s, v17.4s, #10
        sri        v25.4s, v17.4s, #22
        orn        v17.16b, v2.16b, v10.16b
        eor        v17.16b, v19.16b, v17.16b
        add        v24.4s, v24.4s, v16.4s
        ldr        q9, [x28, #32]
        add        v24.4s, v9.4s, v24.4s
        add        v17.4s, v17.4s, v24.4s
        shl        v24.4s, v17.4s, #14
        sri        v24.4s, v17.4s, #18
        add        v17.4s, v24.4s, v6.4s                // stream a, right step 13, f5: cycle 127
        shl        v24.4s, v2.4s, #10
        sri        v24.4s, v2.4s, #22
        orn        v2.16b, v0.16b, v5.16b
        eor        v2.16b, v1.16b, v2.16b
        add        v23.4s, v23.4s, v16.4s
        ldr        q9, [x28, #48]
        add        v23.4s, v9.4s, v23.4s
        add        v2.4s, v2.4s, v23.4s
        shl        v23.4s, v2.4s, #14
        sri        v23.4s, v2.4s, #18
        zip2       v14.4s, v14.4s, v15.4s
        add        v2.4s, v23.4s, v31.4s                // stream b, right step 13, f5: cycle 127
        shl        v23.4s, v0.4s, #10
        sri        v23.4s, v0.4s, #22
        eor        v0.16b, v18.16b, v21.16b
        eor        v0.16b, v4.16b, v0.16b
        add        v0.4s, v0.4s, v22.4s
        shl        v22.4s, v0.4s, #7
        sri        v22.4s, v0.4s, #25
        add        v0.4s, v22.4s, v28.4s                // stream a, left step 14, f1: cycle 137
        shl        v22.4s, v21.4s, #10
        sri        v22.4s, v21.4s, #22
        eor        v21.16b, v25.16b, v3.16b
        eor        v21.16b, v20.16b, v21.16b
        add        v21.4s, v21.4s, v27.4s
        shl        v27.4s, v21.4s, #7
        sri        v27.4s, v21.4s, #25
        add        v21.4s, v27.4s, v30.4s               // stream b, left step 14, f1: cycle 137
        shl        v27.4s, v3.4s, #10
        sri        v27.4s, v3.4s, #22
        orn        v3.16b, v19.16b, v24.16b
        eor        v3.16b, v17.16b, v3.16b
        add        v6.4s, v6.4s, v16.4s
        add        v3.4s, v3.4s, v6.4s
        shl        v6.4s, v3.4s, #14
        sri        v6.4s, v3.4s, #18
        add        v3.4s, v6.4s, v10.4s                 // stream a, right step 14, f5: cycle 137
        shl        v6.4s, v19.4s, #10
        sri        v6.4s, v19.4s, #22
        orn        v19.16b, v1.16b, v23.16b
        eor        v19.16b, v2.16b, v19.16b
        add        v31.4s, v31.4s, v16.4s
        add        v19.4s, v19.4s, v31.4s
        shl        v31.4s, v19.4s, #14
        sri        v31.4s, v19.4s, #18
        add        v19.4s, v31.4s, v5.4s                // stream b, right step 14, f5: cycle 137
        shl        v31.4s, v1.4s, #10
        sri        v31.4s, v1.4s, #22
        eor        v1.16b, v22.16b, v4.16b
        zip1       v15.2d, v11.2d, v13.2d
        eor        v1.16b, v0.16b, v1.16b
        ldr        q9, [x25, #256]
        add        v28.4s, v28.4s, v9.4s
        add        v1.4s, v1.4s, v28.4s
        shl        v28.4s, v1.4s, #9
        sri        v28.4s, v1.4s, #23
        add        v1.4s, v28.4s, v18.4s                // stream a, left step 15, f1: cycle 147
        shl        v28.4s, v4.4s, #10
        sri        v28.4s, v4.4s, #22
        eor        v4.16b, v27.16b, v20.16b
        eor        v4.16b, v21.16b, v4.16b
        add        v30.4s, v30.4s, v9.4s
        add        v4.4s, v4.4s, v30.4s
        shl        v30.4s, v4.4s, #9
        sri        v30.4s, v4.4s, #23
        add        v4.4s, v30.4s, v25.4s                // stream b, left step 15, f1: cycle 147
        shl        v30.4s, v20.4s, #10
        sri        v30.4s, v20.4s, #22
        orn        v20.16b, v17.16b, v6.16b
        eor        v20.16b, v3.16b, v20.16b
        add        v10.4s, v10.4s, v16.4s
        ldr        q9, [x28, #96]
        add        v10.4s, v9.4s, v10.4s
        add        v20.4s, v20.4s, v10.4s
        shl        v10.4s, v20.4s, #12
        sri        v10.4s, v20.4s, #20
        add        v20.4s, v10.4s, v24.4s               // stream a, right step 15, f5: cycle 147
        shl        v10.4s, v17.4s, #10
        sri        v10.4s, v17.4s, #22
        orn        v17.16b, v2.16b, v31.16b
        eor        v17.16b, v19.16b, v17.16b
        add        v5.4s, v5.4s, v16.4s
        ldr        q9, [x28, #112]
        add        v5.4s, v9.4s, v5.4s
        add        v5.4s, v17.4s, v5.4s
        shl        v17.4s, v5.4s, #12
        sri        v17.4s, v5.4s, #20
        add        v5.4s, v17.4s, v23.4s                // stream b, right step 15, f5: cycle 147
        shl        v17.4s, v2.4s, #10
        zip2       v11.2d, v11.2d, v13.2d
        sri        v17.4s, v2.4s, #22
        eor        v2.16b, v28.16b, v0.16b
        eor        v2.16b, v1.16b, v2.16b
        add        v2.4s, v2.4s, v18.4s
        shl        v18.4s, v2.4s, #8
        sri        v18.4s, v2.4s, #24
        add        v2.4s, v18.4s, v22.4s                // stream a, left step 16, f1: cycle 157
        shl        v18.4s, v0.4s, #10
        sri        v18.4s, v0.4s, #22
        eor        v0.16b, v30.16b, v21.16b
        eor        v0.16b, v4.16b, v0.16b
        add        v0.4s, v0.4s, v25.4s
        shl        v25.4s, v0.4s, #8
        sri        v25.4s, v0.4s, #24
        add        v0.4s, v25.4s, v27.4s                // stream b, left step 16, f1: cycle 157
        shl        v25.4s, v21.4s, #10
        sri        v25.4s, v21.4s, #22
        orn        v21.16b, v3.16b, v10.16b
        eor        v21.16b, v20.16b, v21.16b
        add        v24.4s, v24.4s, v16.4s
        add        v21.4s, v21.4s, v24.4s
        shl        v24.4s, v21.4s, #6
        sri        v24.4s, v21.4s, #26
        add        v21.4s, v24.4s, v6.4s                // stream a, right step 16, f5: cycle 157
        shl        v24.4s, v3.4s, #10
        sri        v24.4s, v3.4s, #22
        orn        v3.16b, v19.16b, v17.16b
        eor        v3.16b, v5.16b, v3.16b
        add        v16.4s, v23.4s, v16.4s
        add        v3.4s, v3.4s, v16.4s
        shl        v16.4s, v3.4s, #6
        sri        v16.4s, v3.4s, #26
        add        v3.4s, v16.4s, v31.4s                // stream b, right step 16, f5: cycle 157
        shl        v16.4s, v19.4s, #10
        sri        v16.4s, v19.4s, #22
        mov        v19.16b, v18.16b
        bit        v19.16b, v1.16b, v2.16b
        ldr        q23, [x25, #272]
        add        v22.4s, v22.4s, v23.4s
        zip1       v13.2d, v12.2d, v14.2d
        add        v22.4s, v8.4s, v22.4s
        add        v19.4s, v19.4s, v22.4s
        shl        v22.4s, v19.4s, #7
        sri        v22.4s, v19.4s, #25
        add        v19.4s, v22.4s, v28.4s               // stream a, left step 17, f2: cycle 167
        shl        v22.4s, v1.4s, #10
        sri        v22.4s, v1.4s, #22
        mov        v1.16b, v25.16b
        bit        v1.16b, v4.16b, v0.16b
        add        v27.4s, v27.4s, v23.4s
        add        v27.4s, v7.4s, v27.4s
        add        v1.4s, v1.4s, v27.4s
        shl        v27.4s, v1.4s, #7
        sri        v27.4s, v1.4s, #25
        add        v1.4s, v27.4s, v30.4s                // stream b, left step 17, f2: cycle 167
        shl        v27.4s, v4.4s, #10
        sri        v27.4s, v4.4s, #22
        mov        v4.16b, v24.16b
        bsl        v4.16b, v21.16b, v20.16b
        ldr        q7, [x25, #288]
        add        v6.4s, v6.4s, v7.4s
        add        v6.4s, v29.4s, v6.4s
        add        v4.4s, v4.4s, v6.4s
        shl        v6.4s, v4.4s, #9
        sri        v6.4s, v4.4s, #23
        add        v4.4s, v6.4s, v10.4s                 // stream a, right step 17, f4: cycle 167
        shl        v6.4s, v20.4s, #10
        sri        v6.4s, v20.4s, #22
        mov        v20.16b, v16.16b
        bsl        v20.16b, v3.16b, v5.16b
        add        v31.4s, v31.4s, v7.4s
        add        v31.4s, v26.4s, v31.4s
        add        v20.4s, v20.4s, v31.4s
        shl        v31.4s, v20.4s, #9
        sri        v31.4s, v20.4s, #23
        add        v20.4s, v31.4s, v17.4s               // stream b, right step 17, f4: cycle 167
        shl        v31.4s, v5.4s, #10
        sri        v31.4s, v5.4s, #22
        mov        v5.16b, v22.16b
        zip2       v12.2d, v12.2d, v14.2d
        bit        v5.16b, v2.16b, v19.16b
        add        v28.4s, v28.4s, v23.4s
        ldr        q26, [x28, #128]
        add        v28.4s, v26.4s, v28.4s
        add        v5.4s, v5.4s, v28.4s
        shl        v28.4s, v5.4s, #6
        sri        v28.4s, v5.4s, #26
        add        v5.4s, v28.4s, v18.4s                // stream a, left step 18, f2: cycle 177
        shl        v28.4s, v2.4s, #10
        sri        v28.4s, v2.4s, #22
        mov        v2.16b, v27.16b
        bit        v2.16b, v0.16b, v1.16b
        add        v30.4s, v30.4s, v23.4s
        ldr        q26, [x28, #144]
        add        v30.4s, v26.4s, v30.4s
        add        v2.4s, v2.4s, v30.4s
        shl        v30.4s, v2.4s, #6
        sri        v30.4s, v2.4s, #26
        add        v2.4s, v30.4s, v25.4s                // stream b, left step 18, f2: cycle 177
        shl        v30.4s, v0.4s, #10
        sri        v30.4s, v0.4s, #22
        mov        v0.16b, v6.16b
        bsl        v0.16b, v4.16b, v21.16b
        add        v10.4s, v10.4s, v7.4s
        add        v0.4s, v0.4s, v10.4s
        shl        v10.4s, v0.4s, #13
        sri        v10.4s, v0.4s, #19
        add        v0.4s, v10.4s, v24.4s                // stream a, right step 18, f4: cycle 177
        shl        v10.4s, v21.4s, #10
        sri        v10.4s, v21.4s, #22
        mov        v21.16b, v31.16b
        bsl        v21.16b, v20.16b, v3.16b
        add        v17.4s, v17.4s, v7.4s
        add        v17.4s, v21.4s, v17.4s
        shl        v21.4s, v17.4s, #13
        sri        v21.4s, v17.4s, #19
        add        v17.4s, v21.4s, v16.4s               // stream b, right step 18, f4: cycle 177
        shl        v21.4s, v3.4s, #10
        sri        v21.4s, v3.4s, #22
        str        q15, [x27]
        mov        v3.16b, v28.16b
        bit        v3.16b, v19.16b, v5.16b
        add        v18.4s, v18.4s, v23.4s
        add        v3.4s, v3.4s, v18.4s
        shl        v18.4s, v3.4s, #8
        sri        v18.4s, v3.4s, #24
        add        v3.4s, v18.4s, v22.4s                // stream a, left step 19, f2: cycle 187
        shl        v18.4s, v19.4s, #10
        sri        v18.4s, v19.4s, #22
        mov        v19.16b, v30.16b
        bit        v19.16b, v1.16b, v2.16b
        add        v25.4s, v25.4s, v23.4s
        add        v19.4s, v19.4s, v25.4s
        shl        v25.4s, v19.4s, #8
        sri        v25.4s, v19.4s, #24
        add        v19.4s, v25.4s, v27.4s               // stream b, left step 19, f2: cycle 187
        shl        v25.4s, v1.4s, #10
        sri        v25.4s, v1.4s, #22
        mov        v1.16b, v10.16b
        bsl        v1.16b, v0.16b, v4.16b
        add        v24.4s, v24.4s, v7.4s
        ldr        q26, [x28, #96]
        add        v24.4s, v26.4s, v24.4s
        add        v1.4s, v1.4s, v24.4s
        shl        v24.4s, v1.4s, #15
        sri        v24.4s, v1.4s, #17
        add        v1.4s, v24.4s, v6.4s                 // stream a, right step 19, f4: cycle 187
        shl        v24.4s, v4.4s, #10
        sri        v24.4s, v4.4s, #22
        mov        v4.16b, v21.16b
        bsl        v4.16b, v17.16b, v20.16b
        add        v16.4s, v16.4s, v7.4s
        add        v16.4s, v9.4s, v16.4s
        add        v4.4s, v4.4s, v16.4s
        shl        v16.4s, v4.4s, #15
        sri        v16.4s, v4.4s, #17
        add        v4.4s, v16.4s, v31.4s                // stream b, right step 19, f4: cycle 187
        shl        v16.4s, v20.4s, #10
        sri        v16.4s, v20.4s, #22
        str        q11, [x27, #32]
        mov        v20.16b, v18.16b
        bit        v20.16b, v5.16b, v3.16b
        add        v22.4s, v22.4s, v23.4s
        ldr        q9, [x28, #32]
        add        v22.4s, v9.4s, v22.4s
        add        v20.4s, v20.4s, v22.4s
        shl        v22.4s, v20.4s, #13
        sri        v22.4s, v20.4s, #19
        add        v20.4s, v22.4s, v28.4s               // stream a, left step 20, f2: cycle 197
        shl        v22.4s, v5.4s, #10
        sri        v22.4s, v5.4s, #22
        mov        v5.16b, v25.16b
        bit        v5.16b, v2.16b, v19.16b
        add        v27.4s, v27.4s, v23.4s
        ldr        q9, [x28, #48]
        add        v27.4s, v9.4s, v27.4s
        add        v5.4s, v5.4s, v27.4s
        shl        v27.4s, v5.4s, #13
        sri        v27.4s, v5.4s, #19
        add        v5.4s, v27.4s, v30.4s                // stream b, left step 20, f2: cycle 197
        shl        v27.4s, v2.4s, #10
        sri        v27.4s, v2.4s, #22
        mov        v2.16b, v24.16b
        bsl        v2.16b, v1.16b, v0.16b
        add        v6.4s, v6.4s, v7.4s
        add        v6.4s, v8.4s, v6.4s
        add        v2.4s, v2.4s, v6.4s
        shl        v6.4s, v2.4s, #7
        sri        v6.4s, v2.4s, #25
        add        v2.4s, v6.4s, v10.4s                 // stream a, right step 20, f4: cycle 197
        shl        v6.4s, v0.4s, #10
        sri        v6.4s, v0.4s, #22
        mov        v0.16b, v16.16b
        bsl        v0.16b, v4.16b, v17.16b
        add        v31.4s, v31.4s, v7.4s
        ldr        q8, [x28, #240]
        add        v31.4s, v8.4s, v31.4s
        add        v0.4s, v0.4s, v31.4s
        shl        v31.4s, v0.4s, #7
        sri        v31.4s, v0.4s, #25
        str        q13, [x27, #64]
        add        v0.4s, v31.4s, v21.4s                // stream b, right step 20, f4: cycle 197
        shl        v31.4s, v17.4s, #10
        sri        v31.4s, v17.4s, #22
        mov        v17.16b, v22.16b
        bit        v17.16b, v3.16b, v20.16b
        add        v28.4s, v28.4s, v23.4s
        add        v17.4s, v17.4s, v28.4s
        shl        v28.4s, v17.4s, #11
        sri        v28.4s, v17.4s, #21
        add        v17.4s, v28.4s, v18.4s               // stream a, left step 21, f2: cycle 207
        shl        v28.4s, v3.4s, #10
        sri        v28.4s, v3.4s, #22
        mov        v3.16b, v27.16b
        bit        v3.16b, v19.16b, v5.16b
        add        v30.4s, v30.4s, v23.4s
        add        v3.4s, v3.4s, v30.4s
        shl        v30.4s, v3.4s, #11
        sri        v30.4s, v3.4s, #21
        add        v3.4s, v30.4s, v25.4s                // stream b, left step 21, f2: cycle 207
        shl        v30.4s, v19.4s, #10
        sri        v30.4s, v19.4s, #22
        mov        v19.16b, v6.16b
        bsl        v19.16b, v2.16b, v1.16b
        add        v10.4s, v10.4s, v7.4s
        ldr        q8, [x28]
        add        v10.4s, v8.4s, v10.4s
        add        v19.4s, v19.4s, v10.4s
        shl        v10.4s, v19.4s, #12
        sri        v10.4s, v19.4s, #20
        add        v19.4s, v10.4s, v24.4s               // stream a, right step 21, f4: cycle 207
        shl        v10.4s, v1.4s, #10
        sri        v10.4s, v1.4s, #22
        mov        v1.16b, v31.16b
        bsl        v1.16b, v0.16b, v4.16b
        add        v21.4s, v21.4s, v7.4s
        ldr        q9, [x28, #16]
        add        v21.4s, v9.4s, v21.4s
        add        v1.4s, v1.4s, v21.4s
        shl        v21.4s, v1.4s, #12
        str        q12, [x27, #96]
        sri        v21.4s, v1.4s, #20
        add        v1.4s, v21.4s, v16.4s                // stream b, right step 21, f4: cycle 207
        shl        v21.4s, v4.4s, #10
        sri        v21.4s, v4.4s, #22
        mov        v4.16b, v28.16b
        bit        v4.16b, v20.16b, v17.16b
        add        v18.4s, v18.4s, v23.4s
        add        v18.4s, v29.4s, v18.4s
        add        v4.4s, v4.4s, v18.4s
        shl        v18.4s, v4.4s, #9
        sri        v18.4s, v4.4s, #23
        add        v4.4s, v18.4s, v22.4s                // stream a, left step 22, f2: cycle 217
        shl        v18.4s, v20.4s, #10
        sri        v18.4s, v20.4s, #22
        mov        v20.16b, v30.16b
        bit        v20.16b, v5.16b, v3.16b
        add        v25.4s, v25.4s, v23.4s
        ldr        q29, [x28, #208]
        add        v25.4s, v29.4s, v25.4s
        add        v20.4s, v20.4s, v25.4s
        shl        v25.4s, v20.4s, #9
        sri        v25.4s, v20.4s, #23
        add        v20.4s, v25.4s, v27.4s               // stream b, left step 22, f2: cycle 217
        shl        v25.4s, v5.4s, #10
        sri        v25.4s, v5.4s, #22
        mov        v5.16b, v10.16b
        bsl        v5.16b, v19.16b, v2.16b
        add        v24.4s, v24.4s, v7.4s
        add        v5.4s, v5.4s, v24.4s
        shl        v24.4s, v5.4s, #8
        sri        v24.4s, v5.4s, #24
        add        v5.4s, v24.4s, v6.4s                 // stream a, right step 22, f4: cycle 217
        shl        v24.4s, v2.4s, #10
        sri        v24.4s, v2.4s, #22
        mov        v2.16b, v21.16b
        bsl        v2.16b, v1.16b, v0.16b
        add        v16.4s, v16.4s, v7.4s
        add        v2.4s, v2.4s, v16.4s
        shl        v16.4s, v2.4s, #8
        ldr        x8, [x0]
        sri        v16.4s, v2.4s, #24
        add        v2.4s, v16.4s, v31.4s                // stream b, right step 22, f4: cycle 217
        shl        v16.4s, v0.4s, #10
        sri        v16.4s, v0.4s, #22
        mov        v0.16b, v18.16b
        bit        v0.16b, v17.16b, v4.16b
        add        v22.4s, v22.4s, v23.4s
        add        v0.4s, v0.4s, v22.4s
        shl        v22.4s, v0.4s, #7
        sri        v22.4s, v0.4s, #25
        add        v0.4s, v22.4s, v28.4s                // stream a, left step 23, f2: cycle 227
        shl        v22.4s, v17.4s, #10
        sri        v22.4s, v17.4s, #22
        mov        v17.16b, v25.16b
        bit        v17.16b, v3.16b, v20.16b
        add        v27.4s, v27.4s, v23.4s
        add        v17.4s, v17.4s, v27.4s
        shl        v27.4s, v17.4s, #7
        sri        v27.4s, v17.4s, #25
        add        v17.4s, v27.4s, v30.4s               // stream b, left step 23, f2: cycle 227
        shl        v27.4s, v3.4s, #10
        sri        v27.4s, v3.4s, #22
        mov        v3.16b, v24.16b
        bsl        v3.16b, v5.16b, v19.16b
        add        v6.4s, v6.4s, v7.4s
        ldr        q29, [x28, #160]
        add        v6.4s, v29.4s, v6.4s
        add        v3.4s, v3.4s, v6.4s
        shl        v6.4s, v3.4s, #9
        sri        v6.4s, v3.4s, #23
        add        v3.4s, v6.4s, v10.4s                 // stream a, right step 23, f4: cycle 227
        shl        v6.4s, v19.4s, #10
        sri        v6.4s, v19.4s, #22
        mov        v19.16b, v16.16b
        bsl        v19.16b, v2.16b, v1.16b
        add        v31.4s, v31.4s, v7.4s
        ldr        q29, [x28, #176]
        add        v31.4s, v29.4s, v31.4s
        add        v19.4s, v19.4s, v31.4s
        ldr        q11, [x8, #16]
        shl        v31.4s, v19.4s, #9
        sri        v31.4s, v19.4s, #23
        add        v19.4s, v31.4s, v21.4s               // stream b, right step 23, f4: cycle 227
        shl        v31.4s, v1.4s, #10
        sri        v31.4s, v1.4s, #22
        mov        v1.16b, v22.16b
        bit        v1.16b, v4.16b, v0.16b
        add        v28.4s, v28.4s, v23.4s
        add        v28.4s, v26.4s, v28.4s
        add        v1.4s, v1.4s, v28.4s
        shl        v28.4s, v1.4s, #15
        sri        v28.4s, v1.4s, #17
        add        v1.4s, v28.4s, v18.4s                // stream a, left step 24, f2: cycle 237
        shl        v28.4s, v4.4s, #10
        sri        v28.4s, v4.4s, #22
        mov        v4.16b, v27.16b
        bit        v4.16b, v20.16b, v17.16b
        add        v30.4s, v30.4s, v23.4s
        ldr        q26, [x28, #112]
        add        v30.4s, v26.4s, v30.4s
        add        v4.4s, v4.4s, v30.4s
        shl        v30.4s, v4.4s, #15
        sri        v30.4s, v4.4s, #17
        add        v4.4s, v30.4s, v25.4s                // stream b, left step 24, f2: cycle 237
        shl        v30.4s, v20.4s, #10
        sri        v30.4s, v20.4s, #22
        mov        v20.16b, v6.16b
        bsl        v20.16b, v3.16b, v5.16b
        add        v10.4s, v10.4s, v7.4s
        add        v20.4s, v20.4s, v10.4s
        shl        v10.4s, v20.4s, #11
        sri        v10.4s, v20.4s, #21
        add        v20.4s, v10.4s, v24.4s               // stream a, right step 24, f4: cycle 237
        shl        v10.4s, v5.4s, #10
        sri        v10.4s, v5.4s, #22
        mov        v5.16b, v31.16b
        bsl        v5.16b, v19.16b, v2.16b
        add        v21.4s, v21.4s, v7.4s
        add        v5.4s, v5.4s, v21.4s
        ldr        x8, [x0, #8]
        shl        v21.4s, v5.4s, #11
        sri        v21.4s, v5.4s, #21
        add        v5.4s, v21.4s, v16.4s                // stream b, right step 24, f4: cycle 237
        shl        v21.4s, v2.4s, #10
        sri        v21.4s, v2.4s, #22
        mov        v2.16b, v28.16b
        bit        v2.16b, v0.16b, v1.16b
        add        v18.4s, v18.4s, v23.4s
        add        v2.4s, v2.4s, v18.4s
        shl        v18.4s, v2.4s, #7
        sri        v18.4s, v2.4s, #25
        add        v2.4s, v18.4s, v22.4s                // stream a, left step 25, f2: cycle 247
        shl        v18.4s, v0.4s, #10
        sri        v18.4s, v0.4s, #22
        mov        v0.16b, v30.16b
        bit        v0.16b, v17.16b, v4.16b
        add        v25.4s, v25.4s, v23.4s
        add        v0.4s, v0.4s, v25.4s
        shl        v25.4s, v0.4s, #7
        sri        v25.4s, v0.4s, #25
        add        v0.4s, v25.4s, v27.4s                // stream b, left step 25, f2: cycle 247
        shl        v25.4s, v17.4s, #10
        sri        v25.4s, v17.4s, #22
        mov        v17.16b, v10.16b
        bsl        v17.16b, v20.16b, v3.16b
        ldr        q26, [x25, #304]
        add        v24.4s, v24.4s, v26.4s
        add        v17.4s, v17.4s, v24.4s
        shl        v24.4s, v17.4s, #7
        sri        v24.4s, v17.4s, #25
        add        v17.4s, v24.4s, v6.4s                // stream a, right step 25, f4: cycle 247
        shl        v24.4s, v3.4s, #10
        sri        v24.4s, v3.4s, #22
        mov        v3.16b, v21.16b
        bsl        v3.16b, v5.16b, v19.16b
        add        v16.4s, v16.4s, v26.4s
        add        v3.4s, v3.4s, v16.4s
        shl        v16.4s, v3.4s, #7
        sri        v16.4s, v3.4s, #25
        ldr        q12, [x8, #16]
        add        v3.4s, v16.4s, v31.4s                // stream b, right step 25, f4: cycle 247
        shl        v16.4s, v19.4s, #10
        sri        v16.4s, v19.4s, #22
        mov        v19.16b, v18.16b
        bit        v19.16b, v1.16b, v2.16b
        add        v22.4s, v22.4s, v23.4s
        add        v22.4s, v8.4s, v22.4s
        add        v19.4s, v19.4s, v22.4s
        shl        v22.4s, v19.4s, #12
        sri        v22.4s, v19.4s, #20
        add        v19.4s, v22.4s, v28.4s               // stream a, left step 26, f2: cycle 257
        shl        v22.4s, v1.4s, #10
        sri        v22.4s, v1.4s, #22
        mov        v1.16b, v25.16b
        bit        v1.16b, v4.16b, v0.16b
        add        v26.4s, v27.4s, v23.4s
        add        v26.4s, v9.4s, v26.4s
        add        v1.4s, v1.4s, v26.4s
        shl        v26.4s, v1.4s, #12
        sri        v26.4s, v1.4s, #20
        add        v1.4s, v26.4s, v30.4s                // stream b, left step 26, f2: cycle 257
        shl        v26.4s, v4.4s, #10
        sri        v26.4s, v4.4s, #22
        mov        v4.16b, v24.16b
        bsl        v4.16b, v17.16b, v20.16b
        add        v6.4s, v6.4s, v7.4s
        add        v4.4s, v4.4s, v6.4s
        shl        v6.4s, v4.4s, #7
        sri        v6.4s, v4.4s, #25
        add        v4.4s, v6.4s, v10.4s                 // stream a, right step 26, f4: cycle 257
        shl        v6.4s, v20.4s, #10
        sri        v6.4s, v20.4s, #22
        mov        v20.16b, v16.16b
        bsl        v20.16b, v3.16b, v5.16b
        add        v27.4s, v31.4s, v7.4s
        add        v20.4s, v20.4s, v27.4s
        shl        v27.4s, v20.4s, #7
        sri        v27.4s, v20.4s, #25
        add        v20.4s, v27.4s, v21.4s               // stream b, right step 26, f4: cycle 257
        ldr        x8, [x0, #16]
        shl        v27.4s, v5.4s, #10
        sri        v27.4s, v5.4s, #22
        mov        v5.16b, v22.16b
        bit        v5.16b, v2.16b, v19.16b
        add        v28.4s, v28.4s, v23.4s
        add        v5.4s, v5.4s, v28.4s
        shl        v28.4s, v5.4s, #15
        sri        v28.4s, v5.4s, #17
        add        v5.4s, v28.4s, v18.4s                // stream a, left step 27, f2: cycle 267
        shl        v28.4s, v2.4s, #10
        sri        v28.4s, v2.4s, #22
        mov        v2.16b, v26.16b
        bit        v2.16b, v0.16b, v1.16b
        add        v30.4s, v30.4s, v23.4s
        add        v2.4s, v2.4s, v30.4s
        shl        v30.4s, v2.4s, #15
        sri        v30.4s, v2.4s, #17
        add        v2.4s, v30.4s, v25.4s                // stream b, left step 27, f2: cycle 267
        shl        v30.4s, v0.4s, #10
        sri        v30.4s, v0.4s, #22
        mov        v0.16b, v6.16b
        bsl        v0.16b, v4.16b, v17.16b
        ldr        q31, [x25, #320]
        add        v10.4s, v10.4s, v31.4s
        add        v0.4s, v0.4s, v10.4s
        shl        v10.4s, v0.4s, #12
        sri        v10.4s, v0.4s, #20
        add        v0.4s, v10.4s, v24.4s                // stream a, right step 27, f4: cycle 267
        shl        v10.4s, v17.4s, #10
        sri        v10.4s, v17.4s, #22
        mov        v17.16b, v27.16b
        bsl        v17.16b, v20.16b, v3.16b
        add        v21.4s, v21.4s, v31.4s
        add        v17.4s, v17.4s, v21.4s
        shl        v21.4s, v17.4s, #12
        sri        v21.4s, v17.4s, #20
        add        v17.4s, v21.4s, v16.4s               // stream b, right step 27, f4: cycle 267
        shl        v21.4s, v3.4s, #10
        ldr        q13, [x8, #16]
        sri        v21.4s, v3.4s, #22
        mov        v3.16b, v28.16b
        bit        v3.16b, v19.16b, v5.16b
        add        v18.4s, v18.4s, v23.4s
        ldr        q31, [x28, #160]
        add        v18.4s, v31.4s, v18.4s
        add        v3.4s, v3.4s, v18.4s
        shl        v18.4s, v3.4s, #9
        sri        v18.4s, v3.4s, #23
        add        v3.4s, v18.4s, v22.4s                // stream a, left step 28, f2: cycle 277
        shl        v18.4s, v19.4s, #10
        sri        v18.4s, v19.4s, #22
        mov        v19.16b, v30.16b
        bit        v19.16b, v1.16b, v2.16b
        add        v25.4s, v25.4s, v23.4s
        add        v25.4s, v29.4s, v25.4s
        add        v19.4s, v19.4s, v25.4s
        shl        v25.4s, v19.4s, #9
        sri        v25.4s, v19.4s, #23
        add        v19.4s, v25.4s, v26.4s               // stream b, left step 28, f2: cycle 277
        shl        v25.4s, v1.4s, #10
        sri        v25.4s, v1.4s, #22
        mov        v1.16b, v10.16b
        bsl        v1.16b, v0.16b, v4.16b
        add        v24.4s, v24.4s, v7.4s
        add        v1.4s, v1.4s, v24.4s
        shl        v24.4s, v1.4s, #7
        sri        v24.4s, v1.4s, #25
        add        v1.4s, v24.4s, v6.4s                 // stream a, right step 28, f4: cycle 277
        shl        v24.4s, v4.4s, #10
        sri        v24.4s, v4.4s, #22
        mov        v4.16b, v21.16b
        bsl        v4.16b, v17.16b, v20.16b
        add        v16.4s, v16.4s, v7.4s
        add        v4.4s, v4.4s, v16.4s
        shl        v16.4s, v4.4s, #7
        sri        v16.4s, v4.4s, #25
        add        v4.4s, v16.4s, v27.4s                // stream b, right step 28, f4: cycle 277
        shl        v16.4s, v20.4s, #10
        ldr        x8, [x0, #24]
        sri        v16.4s, v20.4s, #22
        mov        v20.16b, v18.16b
        bit        v20.16b, v5.16b, v3.16b
        add        v22.4s, v22.4s, v23.4s
        ldr        q9, [x28, #64]
        add        v22.4s, v9.4s, v22.4s
        add        v20.4s, v20.4s, v22.4s
        shl        v22.4s, v20.4s, #11
        sri        v22.4s, v20.4s, #21
        add        v20.4s, v22.4s, v28.4s               // stream a, left step 29, f2: cycle 287
        shl        v22.4s, v5.4s, #10
        sri        v22.4s, v5.4s, #22
        mov        v5.16b, v25.16b
        bit        v5.16b, v2.16b, v19.16b
        add        v26.4s, v26.4s, v23.4s
        ldr        q8, [x28, #80]
        add        v26.4s, v8.4s, v26.4s
        add        v5.4s, v5.4s, v26.4s
        shl        v26.4s, v5.4s, #11
        sri        v26.4s, v5.4s, #21
        add        v5.4s, v26.4s, v30.4s                // stream b, left step 29, f2: cycle 287
        shl        v26.4s, v2.4s, #10
        sri        v26.4s, v2.4s, #22
        mov        v2.16b, v24.16b
        bsl        v2.16b, v1.16b, v0.16b
        add        v6.4s, v6.4s, v7.4s
        ldr        q29, [x28, #128]
        add        v6.4s, v29.4s, v6.4s
        add        v2.4s, v2.4s, v6.4s
        shl        v6.4s, v2.4s, #6
        sri        v6.4s, v2.4s, #26
        add        v2.4s, v6.4s, v10.4s                 // stream a, right step 29, f4: cycle 287
        shl        v6.4s, v0.4s, #10
        sri        v6.4s, v0.4s, #22
        mov        v0.16b, v16.16b
        bsl        v0.16b, v4.16b, v17.16b
        add        v27.4s, v27.4s, v7.4s
        ldr        q29, [x28, #144]
        add        v27.4s, v29.4s, v27.4s
        add        v0.4s, v0.4s, v27.4s
        ldr        q15, [x8, #16]
        shl        v27.4s, v0.4s, #6
        sri        v27.4s, v0.4s, #26
        add        v0.4s, v27.4s, v21.4s                // stream b, right step 29, f4: cycle 287
        shl        v27.4s, v17.4s, #10
        sri        v27.4s, v17.4s, #22
        mov        v17.16b, v22.16b
        bit        v17.16b, v3.16b, v20.16b
        ldr        q29, [x25, #336]
        add        v28.4s, v28.4s, v29.4s
        add        v17.4s, v17.4s, v28.4s
        shl        v28.4s, v17.4s, #7
        sri        v28.4s, v17.4s, #25
        add        v17.4s, v28.4s, v18.4s               // stream a, left step 30, f2: cycle 297
        shl        v28.4s, v3.4s, #10
        sri        v28.4s, v3.4s, #22
        mov        v3.16b, v26.16b
        bit        v3.16b, v19.16b, v5.16b
        add        v29.4s, v30.4s, v29.4s
        add        v3.4s, v3.4s, v29.4s
        shl        v29.4s, v3.4s, #7
        sri        v29.4s, v3.4s, #25
        add        v3.4s, v29.4s, v25.4s                // stream b, left step 30, f2: cycle 297
        shl        v29.4s, v19.4s, #10
        sri        v29.4s, v19.4s, #22
        mov        v19.16b, v6.16b
        bsl        v19.16b, v2.16b, v1.16b
        add        v30.4s, v10.4s, v7.4s
        add        v19.4s, v19.4s, v30.4s
        shl        v30.4s, v19.4s, #15
        sri        v30.4s, v19.4s, #17
        add        v19.4s, v30.4s, v24.4s               // stream a, right step 30, f4: cycle 297
        shl        v30.4s, v1.4s, #10
        sri        v30.4s, v1.4s, #22
        mov        v1.16b, v27.16b
        bsl        v1.16b, v0.16b, v4.16b
        add        v21.4s, v21.4s, v7.4s
        add        v1.4s, v1.4s, v21.4s
        shl        v21.4s, v1.4s, #15
        sri        v21.4s, v1.4s, #17
        zip1       v14.4s, v11.4s, v12.4s
        add        v1.4s, v21.4s, v16.4s                // stream b, right step 30, f4: cycle 297
        shl        v21.4s, v4.4s, #10
        sri        v21.4s, v4.4s, #22
        mov        v4.16b, v28.16b
        bit        v4.16b, v20.16b, v17.16b
        add        v18.4s, v18.4s, v23.4s
        add        v4.4s, v4.4s, v18.4s
        shl        v18.4s, v4.4s, #13
        sri        v18.4s, v4.4s, #19
        add        v4.4s, v18.4s, v22.4s                // stream a, left step 31, f2: cycle 307
        shl        v18.4s, v20.4s, #10
        sri        v18.4s, v20.4s, #22
        mov        v20.16b, v29.16b
        bit        v20.16b, v5.16b, v3.16b
        add        v23.4s, v25.4s, v23.4s
        add        v20.4s, v20.4s, v23.4s
        shl        v23.4s, v20.4s, #13
        sri        v23.4s, v20.4s, #19
        add        v20.4s, v23.4s, v26.4s               // stream b, left step 31, f2: cycle 307
        shl        v23.4s, v5.4s, #10
        sri        v23.4s, v5.4s, #22
        mov        v5.16b, v30.16b
        bsl        v5.16b, v19.16b, v2.16b
        add        v24.4s, v24.4s, v7.4s
        ldr        q25, [x28, #32]
        add        v24.4s, v25.4s, v24.4s
        add        v5.4s, v5.4s, v24.4s
        shl        v24.4s, v5.4s, #13
        sri        v24.4s, v5.4s, #19
        add        v5.4s, v24.4s, v6.4s                 // stream a, right step 31, f4: cycle 307
        shl        v24.4s, v2.4s, #10
        sri        v24.4s, v2.4s, #22
        mov        v2.16b, v21.16b
        bsl        v2.16b, v1.16b, v0.16b
        add        v16.4s, v16.4s, v7.4s
        ldr        q10, [x28, #48]
        add        v16.4s, v10.4s, v16.4s
        add        v2.4s, v2.4s, v16.4s
        shl        v16.4s, v2.4s, #13
        zip2       v11.4s, v11.4s, v12.4s
        sri        v16.4s, v2.4s, #19
        add        v2.4s, v16.4s, v27.4s                // stream b, right step 31, f4: cycle 307
        shl        v16.4s, v0.4s, #10
        sri        v16.4s, v0.4s, #22
        mov        v0.16b, v18.16b
        bit        v0.16b, v17.16b, v4.16b
        ldr        q10, [x25, #352]
        add        v22.4s, v22.4s, v10.4s
        add        v0.4s, v0.4s, v22.4s
        shl        v22.4s, v0.4s, #12
        sri        v22.4s, v0.4s, #20
        add        v0.4s, v22.4s, v28.4s                // stream a, left step 32, f2: cycle 317
        shl        v22.4s, v17.4s, #10
        sri        v22.4s, v17.4s, #22
        mov        v17.16b, v23.16b
        bit        v17.16b, v3.16b, v20.16b
        add        v26.4s, v26.4s, v10.4s
        add        v17.4s, v17.4s, v26.4s
        shl        v26.4s, v17.4s, #12
        sri        v26.4s, v17.4s, #20
        add        v17.4s, v26.4s, v29.4s               // stream b, left step 32, f2: cycle 317
        shl        v26.4s, v3.4s, #10
        sri        v26.4s, v3.4s, #22
        mov        v3.16b, v24.16b
        bsl        v3.16b, v5.16b, v19.16b
        add        v6.4s, v6.4s, v7.4s
        add        v6.4s, v9.4s, v6.4s
        add        v3.4s, v3.4s, v6.4s
        shl        v6.4s, v3.4s, #11
        sri        v6.4s, v3.4s, #21
        add        v3.4s, v6.4s, v30.4s                 // stream a, right step 32, f4: cycle 317
        shl        v6.4s, v19.4s, #10
        sri        v6.4s, v19.4s, #22
        mov        v19.16b, v16.16b
        bsl        v19.16b, v2.16b, v1.16b
        add        v7.4s, v27.4s, v7.4s
        add        v7.4s, v8.4s, v7.4s
        add        v7.4s, v19.4s, v7.4s
        shl        v19.4s, v7.4s, #11
        zip1       v12.4s, v13.4s, v15.4s
        sri        v19.4s, v7.4s, #21
        add        v7.4s, v19.4s, v21.4s                // stream b, right step 32, f4: cycle 317
        shl        v19.4s, v1.4s, #10
        sri        v19.4s, v1.4s, #22
        ldr        q1, [x25, #368]
        add        v27.4s, v28.4s, v1.4s
        ldr        q28, [x28, #96]
        add        v27.4s, v28.4s, v27.4s
        eor        v10.16b, v4.16b, v22.16b
        bit        v10.16b, v22.16b, v0.16b
        sub        v27.4s, v27.4s, v10.4s
        shl        v10.4s, v27.4s, #11
        sri        v10.4s, v27.4s, #21
        add        v27.4s, v10.4s, v18.4s               // stream a, left step 33, f3: cycle 327
        shl        v10.4s, v4.4s, #10
        sri        v10.4s, v4.4s, #22
        add        v4.4s, v29.4s, v1.4s
        ldr        q29, [x28, #112]
        add        v4.4s, v29.4s, v4.4s
        eor        v8.16b, v20.16b, v26.16b
        bit        v8.16b, v26.16b, v17.16b
        sub        v4.4s, v4.4s, v8.4s
        shl        v8.4s, v4.4s, #11
        sri        v8.4s, v4.4s, #21
        add        v4.4s, v8.4s, v23.4s                 // stream b, left step 33, f3: cycle 327
        shl        v8.4s, v20.4s, #10
        sri        v8.4s, v20.4s, #22
        ldr        q20, [x25, #384]
        add        v30.4s, v30.4s, v20.4s
        eor        v9.16b, v5.16b, v6.16b
        bit        v9.16b, v6.16b, v3.16b
        sub        v30.4s, v30.4s, v9.4s
        shl        v9.4s, v30.4s, #9
        sri        v9.4s, v30.4s, #23
        add        v30.4s, v9.4s, v24.4s                // stream a, right step 33, f3: cycle 327
        shl        v9.4s, v5.4s, #10
        sri        v9.4s, v5.4s, #22
        add        v5.4s, v21.4s, v20.4s
        eor        v21.16b, v2.16b, v19.16b
        zip2       v13.4s, v13.4s, v15.4s
        bit        v21.16b, v19.16b, v7.16b
        sub        v5.4s, v5.4s, v21.4s
        shl        v21.4s, v5.4s, #9
        sri        v21.4s, v5.4s, #23
        add        v5.4s, v21.4s, v16.4s                // stream b, right step 33, f3: cycle 327
        shl        v21.4s, v2.4s, #10
        sri        v21.4s, v2.4s, #22
        add        v2.4s, v18.4s, v1.4s
        eor        v18.16b, v0.16b, v10.16b
        bit        v18.16b, v10.16b, v27.16b
        sub        v2.4s, v2.4s, v18.4s
        shl        v18.4s, v2.4s, #13
        sri        v18.4s, v2.4s, #19
        add        v2.4s, v18.4s, v22.4s                // stream a, left step 34, f3: cycle 337
        shl        v18.4s, v0.4s, #10
        sri        v18.4s, v0.4s, #22
        add        v0.4s, v23.4s, v1.4s
        eor        v23.16b, v17.16b, v8.16b
        bit        v23.16b, v8.16b, v4.16b
        sub        v0.4s, v0.4s, v23.4s
        shl        v23.4s, v0.4s, #13
        sri        v23.4s, v0.4s, #19
        add        v0.4s, v23.4s, v26.4s                // stream b, left step 34, f3: cycle 337
        shl        v23.4s, v17.4s, #10
        sri        v23.4s, v17.4s, #22
        add        v17.4s, v24.4s, v20.4s
        add        v17.4s, v31.4s, v17.4s
        eor        v24.16b, v3.16b, v9.16b
        bit        v24.16b, v9.16b, v30.16b
        sub        v17.4s, v17.4s, v24.4s
        shl        v24.4s, v17.4s, #7
        sri        v24.4s, v17.4s, #25
        add        v17.4s, v24.4s, v6.4s                // stream a, right step 34, f3: cycle 337
        shl        v24.4s, v3.4s, #10
        sri        v24.4s, v3.4s, #22
        add        v3.4s, v16.4s, v20.4s
        ldr        q16, [x28, #176]
        add        v3.4s, v16.4s, v3.4s
        eor        v16.16b, v7.16b, v21.16b
        zip1       v15.2d, v14.2d, v12.2d
        bit        v16.16b, v21.16b, v5.16b
        sub        v3.4s, v3.4s, v16.4s
        shl        v16.4s, v3.4s, #7
        sri        v16.4s, v3.4s, #25
        add        v3.4s, v16.4s, v19.4s                // stream b, right step 34, f3: cycle 337
        shl        v16.4s, v7.4s, #10
        sri        v16.4s, v7.4s, #22
        ldr        q7, [x25, #400]
        add        v22.4s, v22.4s, v7.4s
        eor        v31.16b, v27.16b, v18.16b
        bit        v31.16b, v18.16b, v2.16b
        sub        v22.4s, v22.4s, v31.4s
        shl        v31.4s, v22.4s, #6
        sri        v31.4s, v22.4s, #26
        add        v22.4s, v31.4s, v10.4s               // stream a, left step 35, f3: cycle 347
        shl        v31.4s, v27.4s, #10
        sri        v31.4s, v27.4s, #22
        add        v7.4s, v26.4s, v7.4s
        eor        v26.16b, v4.16b, v23.16b
        bit        v26.16b, v23.16b, v0.16b
        sub        v7.4s, v7.4s, v26.4s
        shl        v26.4s, v7.4s, #6
        sri        v26.4s, v7.4s, #26
        add        v7.4s, v26.4s, v8.4s                 // stream b, left step 35, f3: cycle 347
        shl        v26.4s, v4.4s, #10
        sri        v26.4s, v4.4s, #22
        add        v4.4s, v6.4s, v20.4s
        add        v4.4s, v25.4s, v4.4s
        eor        v6.16b, v30.16b, v24.16b
        bit        v6.16b, v24.16b, v17.16b
        sub        v4.4s, v4.4s, v6.4s
        shl        v6.4s, v4.4s, #15
        sri        v6.4s, v4.4s, #17
        add        v4.4s, v6.4s, v9.4s                  // stream a, right step 35, f3: cycle 347
        shl        v6.4s, v30.4s, #10
        sri        v6.4s, v30.4s, #22
        add        v19.4s, v19.4s, v20.4s
        ldr        q27, [x28, #48]
        add        v19.4s, v27.4s, v19.4s
        zip2       v14.2d, v14.2d, v12.2d
        eor        v30.16b, v5.16b, v16.16b
        bit        v30.16b, v16.16b, v3.16b
        sub        v19.4s, v19.4s, v30.4s
        shl        v30.4s, v19.4s, #15
        sri        v30.4s, v19.4s, #17
        add        v19.4s, v30.4s, v21.4s               // stream b, right step 35, f3: cycle 347
        shl        v30.4s, v5.4s, #10
        sri        v30.4s, v5.4s, #22
        add        v5.4s, v10.4s, v1.4s
        ldr        q10, [x28, #128]
        add        v5.4s, v10.4s, v5.4s
        eor        v10.16b, v2.16b, v31.16b
        bit        v10.16b, v31.16b, v22.16b
        sub        v5.4s, v5.4s, v10.4s
        shl        v10.4s, v5.4s, #7
        sri        v10.4s, v5.4s, #25
        add        v5.4s, v10.4s, v18.4s                // stream a, left step 36, f3: cycle 357
        shl        v10.4s, v2.4s, #10
        sri        v10.4s, v2.4s, #22
        add        v2.4s, v8.4s, v1.4s
        ldr        q8, [x28, #144]
        add        v2.4s, v8.4s, v2.4s
        eor        v8.16b, v0.16b, v26.16b
        bit        v8.16b, v26.16b, v7.16b
        sub        v2.4s, v2.4s, v8.4s
        shl        v8.4s, v2.4s, #7
        sri        v8.4s, v2.4s, #25
        add        v2.4s, v8.4s, v23.4s                 // stream b, left step 36, f3: cycle 357
        shl        v8.4s, v0.4s, #10
        sri        v8.4s, v0.4s, #22
        add        v0.4s, v9.4s, v20.4s
        add        v0.4s, v28.4s, v0.4s
        eor        v9.16b, v17.16b, v6.16b
        bit        v9.16b, v6.16b, v4.16b
        sub        v0.4s, v0.4s, v9.4s
        shl        v9.4s, v0.4s, #11
        sri        v9.4s, v0.4s, #21
        add        v0.4s, v9.4s, v24.4s                 // stream a, right step 36, f3: cycle 357
        shl        v9.4s, v17.4s, #10
        zip1       v12.2d, v11.2d, v13.2d
        sri        v9.4s, v17.4s, #22
        add        v17.4s, v21.4s, v20.4s
        add        v17.4s, v29.4s, v17.4s
        eor        v21.16b, v3.16b, v30.16b
        bit        v21.16b, v30.16b, v19.16b
        sub        v17.4s, v17.4s, v21.4s
        shl        v21.4s, v17.4s, #11
        sri        v21.4s, v17.4s, #21
        add        v17.4s, v21.4s, v16.4s               // stream b, right step 36, f3: cycle 357
        shl        v21.4s, v3.4s, #10
        sri        v21.4s, v3.4s, #22
        add        v3.4s, v18.4s, v1.4s
        eor        v18.16b, v22.16b, v10.16b
        bit        v18.16b, v10.16b, v5.16b
        sub        v3.4s, v3.4s, v18.4s
        shl        v18.4s, v3.4s, #14
        sri        v18.4s, v3.4s, #18
        add        v3.4s, v18.4s, v31.4s                // stream a, left step 37, f3: cycle 367
        shl        v18.4s, v22.4s, #10
        sri        v18.4s, v22.4s, #22
        add        v22.4s, v23.4s, v1.4s
        eor        v23.16b, v7.16b, v8.16b
        bit        v23.16b, v8.16b, v2.16b
        sub        v22.4s, v22.4s, v23.4s
        shl        v23.4s, v22.4s, #14
        sri        v23.4s, v22.4s, #18
        add        v22.4s, v23.4s, v26.4s               // stream b, left step 37, f3: cycle 367
        shl        v23.4s, v7.4s, #10
        sri        v23.4s, v7.4s, #22
        add        v7.4s, v24.4s, v20.4s
        ldr        q24, [x28, #224]
        add        v7.4s, v24.4s, v7.4s
        eor        v29.16b, v4.16b, v9.16b
        bit        v29.16b, v9.16b, v0.16b
        sub        v7.4s, v7.4s, v29.4s
        shl        v29.4s, v7.4s, #8
        sri        v29.4s, v7.4s, #24
        add        v7.4s, v29.4s, v6.4s                 // stream a, right step 37, f3: cycle 367
        shl        v29.4s, v4.4s, #10
        zip2       v11.2d, v11.2d, v13.2d
        sri        v29.4s, v4.4s, #22
        add        v4.4s, v16.4s, v20.4s
        ldr        q16, [x28, #240]
        add        v4.4s, v16.4s, v4.4s
        eor        v28.16b, v19.16b, v21.16b
        bit        v28.16b, v21.16b, v17.16b
        sub        v4.4s, v4.4s, v28.4s
        shl        v28.4s, v4.4s, #8
        sri        v28.4s, v4.4s, #24
        add        v4.4s, v28.4s, v30.4s                // stream b, right step 37, f3: cycle 367
        shl        v28.4s, v19.4s, #10
        sri        v28.4s, v19.4s, #22
        add        v19.4s, v31.4s, v1.4s
        eor        v31.16b, v5.16b, v18.16b
        bit        v31.16b, v18.16b, v3.16b
        sub        v19.4s, v19.4s, v31.4s
        shl        v31.4s, v19.4s, #9
        sri        v31.4s, v19.4s, #23
        add        v19.4s, v31.4s, v10.4s               // stream a, left step 38, f3: cycle 377
        shl        v31.4s, v5.4s, #10
        sri        v31.4s, v5.4s, #22
        add        v5.4s, v26.4s, v1.4s
        eor        v26.16b, v2.16b, v23.16b
        bit        v26.16b, v23.16b, v22.16b
        sub        v5.4s, v5.4s, v26.4s
        shl        v26.4s, v5.4s, #9
        sri        v26.4s, v5.4s, #23
        add        v5.4s, v26.4s, v8.4s                 // stream b, left step 38, f3: cycle 377
        shl        v26.4s, v2.4s, #10
        sri        v26.4s, v2.4s, #22
        ldr        q2, [x25, #416]
        add        v6.4s, v6.4s, v2.4s
        eor        v16.16b, v0.16b, v29.16b
        bit        v16.16b, v29.16b, v7.16b
        sub        v6.4s, v6.4s, v16.4s
        shl        v16.4s, v6.4s, #6
        sri        v16.4s, v6.4s, #26
        add        v6.4s, v16.4s, v9.4s                 // stream a, right step 38, f3: cycle 377
        shl        v16.4s, v0.4s, #10
        str        q15, [x27, #128]
        sri        v16.4s, v0.4s, #22
        add        v0.4s, v30.4s, v2.4s
        eor        v2.16b, v17.16b, v28.16b
        bit        v2.16b, v28.16b, v4.16b
        sub        v0.4s, v0.4s, v2.4s
        shl        v2.4s, v0.4s, #6
        sri        v2.4s, v0.4s, #26
        add        v0.4s, v2.4s, v21.4s                 // stream b, right step 38, f3: cycle 377
        shl        v2.4s, v17.4s, #10
        sri        v2.4s, v17.4s, #22
        ldr        q17, [x25, #432]
        add        v30.4s, v10.4s, v17.4s
        eor        v10.16b, v3.16b, v31.16b
        bit        v10.16b, v31.16b, v19.16b
        sub        v30.4s, v30.4s, v10.4s
        shl        v10.4s, v30.4s, #13
        sri        v10.4s, v30.4s, #19
        add        v30.4s, v10.4s, v18.4s               // stream a, left step 39, f3: cycle 387
        shl        v10.4s, v3.4s, #10
        sri        v10.4s, v3.4s, #22
        add        v3.4s, v8.4s, v17.4s
        eor        v17.16b, v22.16b, v26.16b
        bit        v17.16b, v26.16b, v5.16b
        sub        v3.4s, v3.4s, v17.4s
        shl        v17.4s, v3.4s, #13
        sri        v17.4s, v3.4s, #19
        add        v3.4s, v17.4s, v23.4s                // stream b, left step 39, f3: cycle 387
        shl        v17.4s, v22.4s, #10
        sri        v17.4s, v22.4s, #22
        add        v22.4s, v9.4s, v20.4s
        ldr        q8, [x28, #192]
        add        v22.4s, v8.4s, v22.4s
        eor        v9.16b, v7.16b, v16.16b
        bit        v9.16b, v16.16b, v6.16b
        sub        v22.4s, v22.4s, v9.4s
        shl        v9.4s, v22.4s, #6
        sri        v9.4s, v22.4s, #26
        add        v22.4s, v9.4s, v29.4s                // stream a, right step 39, f3: cycle 387
        shl        v9.4s, v7.4s, #10
        str        q14, [x27, #160]
        sri        v9.4s, v7.4s, #22
        add        v7.4s, v21.4s, v20.4s
        ldr        q21, [x28, #208]
        add        v7.4s, v21.4s, v7.4s
        eor        v21.16b, v4.16b, v2.16b
        bit        v21.16b, v2.16b, v0.16b
        sub        v7.4s, v7.4s, v21.4s
        shl        v21.4s, v7.4s, #6
        sri        v21.4s, v7.4s, #26
        add        v7.4s, v21.4s, v28.4s                // stream b, right step 39, f3: cycle 387
        shl        v21.4s, v4.4s, #10
        sri        v21.4s, v4.4s, #22
        add        v4.4s, v18.4s, v1.4s
        add        v4.4s, v25.4s, v4.4s
        eor        v18.16b, v19.16b, v10.16b
        bit        v18.16b, v10.16b, v30.16b
        sub        v4.4s, v4.4s, v18.4s
        shl        v18.4s, v4.4s, #15
        sri        v18.4s, v4.4s, #17
        add        v4.4s, v18.4s, v31.4s                // stream a, left step 40, f3: cycle 397
        shl        v18.4s, v19.4s, #10
        sri        v18.4s, v19.4s, #22
        add        v19.4s, v23.4s, v1.4s
        add        v19.4s, v27.4s, v19.4s
        eor        v23.16b, v5.16b, v17.16b
        bit        v23.16b, v17.16b, v3.16b
        sub        v19.4s, v19.4s, v23.4s
        shl        v23.4s, v19.4s, #15
        sri        v23.4s, v19.4s, #17
        add        v19.4s, v23.4s, v26.4s               // stream b, left step 40, f3: cycle 397
        shl        v23.4s, v5.4s, #10
        sri        v23.4s, v5.4s, #22
        add        v5.4s, v29.4s, v20.4s
        eor        v29.16b, v6.16b, v9.16b
        bit        v29.16b, v9.16b, v22.16b
        sub        v5.4s, v5.4s, v29.4s
        shl        v29.4s, v5.4s, #14
        sri        v29.4s, v5.4s, #18
        add        v5.4s, v29.4s, v16.4s                // stream a, right step 40, f3: cycle 397
        str        q12, [x27, #192]
        shl        v29.4s, v6.4s, #10
        sri        v29.4s, v6.4s, #22
        add        v6.4s, v28.4s, v20.4s
        eor        v28.16b, v0.16b, v21.16b
        bit        v28.16b, v21.16b, v7.16b
        sub        v6.4s, v6.4s, v28.4s
        shl        v28.4s, v6.4s, #14
        sri        v28.4s, v6.4s, #18
        add        v6.4s, v28.4s, v2.4s                 // stream b, right step 40, f3: cycle 397
        shl        v28.4s, v0.4s, #10
        sri        v28.4s, v0.4s, #22
        add        v0.4s, v31.4s, v1.4s
        ldr        q31, [x28, #64]
        add        v0.4s, v31.4s, v0.4s
        eor        v27.16b, v30.16b, v18.16b
        bit        v27.16b, v18.16b, v4.16b
        sub        v0.4s, v0.4s, v27.4s
        shl        v27.4s, v0.4s, #14
        sri        v27.4s, v0.4s, #18
        add        v0.4s, v27.4s, v10.4s                // stream a, left step 41, f3: cycle 407
        shl        v27.4s, v30.4s, #10
        sri        v27.4s, v30.4s, #22
        add        v26.4s, v26.4s, v1.4s
        ldr        q30, [x28, #80]
        add        v26.4s, v30.4s, v26.4s
        eor        v25.16b, v3.16b, v23.16b
        bit        v25.16b, v23.16b, v19.16b
        sub        v25.4s, v26.4s, v25.4s
        shl        v26.4s, v25.4s, #14
        sri        v26.4s, v25.4s, #18
        add        v25.4s, v26.4s, v17.4s               // stream b, left step 41, f3: cycle 407
        shl        v26.4s, v3.4s, #10
        sri        v26.4s, v3.4s, #22
        add        v3.4s, v16.4s, v20.4s
        eor        v16.16b, v22.16b, v29.16b
        bit        v16.16b, v29.16b, v5.16b
        sub        v3.4s, v3.4s, v16.4s
        shl        v16.4s, v3.4s, #12
        sri        v16.4s, v3.4s, #20
        add        v3.4s, v16.4s, v9.4s                 // stream a, right step 41, f3: cycle 407
        str        q11, [x27, #224]
        shl        v16.4s, v22.4s, #10
        sri        v16.4s, v22.4s, #22
        add        v2.4s, v2.4s, v20.4s
        eor        v22.16b, v7.16b, v28.16b
        bit        v22.16b, v28.16b, v6.16b
        sub        v2.4s, v2.4s, v22.4s
        shl        v22.4s, v2.4s, #12
        sri        v22.4s, v2.4s, #20
        add        v2.4s, v22.4s, v21.4s                // stream b, right step 41, f3: cycle 407
        shl        v22.4s, v7.4s, #10
        sri        v22.4s, v7.4s, #22
        add        v7.4s, v10.4s, v1.4s
        add        v7.4s, v24.4s, v7.4s
        eor        v10.16b, v4.16b, v27.16b
        bit        v10.16b, v27.16b, v0.16b
        sub        v7.4s, v7.4s, v10.4s
        shl        v10.4s, v7.4s, #8
        sri        v10.4s, v7.4s, #24
        add        v7.4s, v10.4s, v18.4s                // stream a, left step 42, f3: cycle 417
        shl        v10.4s, v4.4s, #10
        sri        v10.4s, v4.4s, #22
        add        v4.4s, v17.4s, v1.4s
        ldr        q17, [x28, #240]
        add        v4.4s, v17.4s, v4.4s
        eor        v17.16b, v19.16b, v26.16b
        bit        v17.16b, v26.16b, v25.16b
        sub        v4.4s, v4.4s, v17.4s
        shl        v17.4s, v4.4s, #8
        sri        v17.4s, v4.4s, #24
        add        v4.4s, v17.4s, v23.4s                // stream b, left step 42, f3: cycle 417
        shl        v17.4s, v19.4s, #10
        sri        v17.4s, v19.4s, #22
        ldr        q19, [x25, #448]
        add        v9.4s, v9.4s, v19.4s
        eor        v24.16b, v5.16b, v16.16b
        bit        v24.16b, v16.16b, v3.16b
        sub        v24.4s, v9.4s, v24.4s
        shl        v9.4s, v24.4s, #13
        sri        v9.4s, v24.4s, #19
        ldr        x8, [x0, #32]
        add        v24.4s, v9.4s, v29.4s                // stream a, right step 42, f3: cycle 417
        shl        v9.4s, v5.4s, #10
        sri        v9.4s, v5.4s, #22
        add        v5.4s, v21.4s, v19.4s
        eor        v19.16b, v6.16b, v22.16b
        bit        v19.16b, v22.16b, v2.16b
        sub        v5.4s, v5.4s, v19.4s
        shl        v19.4s, v5.4s, #13
        sri        v19.4s, v5.4s, #19
        add        v5.4s, v19.4s, v28.4s                // stream b, right step 42, f3: cycle 417
        shl        v19.4s, v6.4s, #10
        sri        v19.4s, v6.4s, #22
        add        v6.4s, v18.4s, v1.4s
        ldr        q18, [x28]
        add        v6.4s, v18.4s, v6.4s
        eor        v21.16b, v0.16b, v10.16b
        bit        v21.16b, v10.16b, v7.16b
        sub        v6.4s, v6.4s, v21.4s
        shl        v21.4s, v6.4s, #13
        sri        v21.4s, v6.4s, #19
        add        v6.4s, v21.4s, v27.4s                // stream a, left step 43, f3: cycle 427
        shl        v21.4s, v0.4s, #10
        sri        v21.4s, v0.4s, #22
        add        v0.4s, v23.4s, v1.4s
        ldr        q23, [x28, #16]
        add        v0.4s, v23.4s, v0.4s
        eor        v23.16b, v25.16b, v17.16b
        bit        v23.16b, v17.16b, v4.16b
        sub        v0.4s, v0.4s, v23.4s
        shl        v23.4s, v0.4s, #13
        sri        v23.4s, v0.4s, #19
        add        v0.4s, v23.4s, v26.4s                // stream b, left step 43, f3: cycle 427
        shl        v23.4s, v25.4s, #10
        sri        v23.4s, v25.4s, #22
        add        v25.4s, v29.4s, v20.4s
        eor        v29.16b, v3.16b, v9.16b
        bit        v29.16b, v9.16b, v24.16b
        sub        v25.4s, v25.4s, v29.4s
        shl        v29.4s, v25.4s, #5
        ldr        q12, [x8]
        sri        v29.4s, v25.4s, #27
        add        v25.4s, v29.4s, v16.4s               // stream a, right step 43, f3: cycle 427
        shl        v29.4s, v3.4s, #10
        sri        v29.4s, v3.4s, #22
        add        v3.4s, v28.4s, v20.4s
        eor        v28.16b, v2.16b, v19.16b
        bit        v28.16b, v19.16b, v5.16b
        sub        v3.4s, v3.4s, v28.4s
        shl        v28.4s, v3.4s, #5
        sri        v28.4s, v3.4s, #27
        add        v3.4s, v28.4s, v22.4s                // stream b, right step 43, f3: cycle 427
        shl        v28.4s, v2.4s, #10
        sri        v28.4s, v2.4s, #22
        add        v2.4s, v27.4s, v1.4s
        add        v2.4s, v8.4s, v2.4s
        eor        v27.16b, v7.16b, v21.16b
        bit        v27.16b, v21.16b, v6.16b
        sub        v2.4s, v2.4s, v27.4s
        shl        v27.4s, v2.4s, #6
        sri        v27.4s, v2.4s, #26
        add        v2.4s, v27.4s, v10.4s                // stream a, left step 44, f3: cycle 437
        shl        v27.4s, v7.4s, #10
        sri        v27.4s, v7.4s, #22
        add        v7.4s, v26.4s, v1.4s
        ldr        q26, [x28, #208]
        add        v7.4s, v26.4s, v7.4s
        eor        v26.16b, v4.16b, v23.16b
        bit        v26.16b, v23.16b, v0.16b
        sub        v7.4s, v7.4s, v26.4s
        shl        v26.4s, v7.4s, #6
        sri        v26.4s, v7.4s, #26
        add        v7.4s, v26.4s, v17.4s                // stream b, left step 44, f3: cycle 437
        shl        v26.4s, v4.4s, #10
        sri        v26.4s, v4.4s, #22
        add        v4.4s, v16.4s, v20.4s
        add        v4.4s, v31.4s, v4.4s
        eor        v16.16b, v24.16b, v29.16b
        bit        v16.16b, v29.16b, v25.16b
        sub        v4.4s, v4.4s, v16.4s
        ldr        x8, [x0, #40]
        shl        v16.4s, v4.4s, #14
        sri        v16.4s, v4.4s, #18
        add        v4.4s, v16.4s, v9.4s                 // stream a, right step 44, f3: cycle 437
        shl        v16.4s, v24.4s, #10
        sri        v16.4s, v24.4s, #22
        add        v22.4s, v22.4s, v20.4s
        add        v22.4s, v30.4s, v22.4s
        eor        v24.16b, v5.16b, v28.16b
        bit        v24.16b, v28.16b, v3.16b
        sub        v22.4s, v22.4s, v24.4s
        shl        v24.4s, v22.4s, #14
        sri        v24.4s, v22.4s, #18
        add        v22.4s, v24.4s, v19.4s               // stream b, right step 44, f3: cycle 437
        shl        v24.4s, v5.4s, #10
        sri        v24.4s, v5.4s, #22
        add        v5.4s, v10.4s, v1.4s
        eor        v10.16b, v6.16b, v27.16b
        bit        v10.16b, v27.16b, v2.16b
        sub        v5.4s, v5.4s, v10.4s
        shl        v10.4s, v5.4s, #5
        sri        v10.4s, v5.4s, #27
        add        v5.4s, v10.4s, v21.4s                // stream a, left step 45, f3: cycle 447
        shl        v10.4s, v6.4s, #10
        sri        v10.4s, v6.4s, #22
        add        v6.4s, v17.4s, v1.4s
        eor        v17.16b, v0.16b, v26.16b
        bit        v17.16b, v26.16b, v7.16b
        sub        v6.4s, v6.4s, v17.4s
        shl        v17.4s, v6.4s, #5
        sri        v17.4s, v6.4s, #27
        add        v6.4s, v17.4s, v23.4s                // stream b, left step 45, f3: cycle 447
        shl        v17.4s, v0.4s, #10
        sri        v17.4s, v0.4s, #22
        add        v0.4s, v9.4s, v20.4s
        eor        v9.16b, v25.16b, v16.16b
        bit        v9.16b, v16.16b, v4.16b
        sub        v0.4s, v0.4s, v9.4s
        shl        v9.4s, v0.4s, #13
        sri        v9.4s, v0.4s, #19
        ldr        q13, [x8]
        add        v0.4s, v9.4s, v29.4s                 // stream a, right step 45, f3: cycle 447
        shl        v9.4s, v25.4s, #10
        sri        v9.4s, v25.4s, #22
        add        v19.4s, v19.4s, v20.4s
        eor        v25.16b, v3.16b, v24.16b
        bit        v25.16b, v24.16b, v22.16b
        sub        v19.4s, v19.4s, v25.4s
        shl        v25.4s, v19.4s, #13
        sri        v25.4s, v19.4s, #19
        add        v19.4s, v25.4s, v28.4s               // stream b, right step 45, f3: cycle 447
        shl        v25.4s, v3.4s, #10
        sri        v25.4s, v3.4s, #22
        add        v3.4s, v21.4s, v1.4s
        eor        v21.16b, v2.16b, v10.16b
        bit        v21.16b, v10.16b, v5.16b
        sub        v3.4s, v3.4s, v21.4s
        shl        v21.4s, v3.4s, #12
        sri        v21.4s, v3.4s, #20
        add        v3.4s, v21.4s, v27.4s                // stream a, left step 46, f3: cycle 457
        shl        v21.4s, v2.4s, #10
        sri        v21.4s, v2.4s, #22
        add        v2.4s, v23.4s, v1.4s
        eor        v23.16b, v7.16b, v17.16b
        bit        v23.16b, v17.16b, v6.16b
        sub        v2.4s, v2.4s, v23.4s
        shl        v23.4s, v2.4s, #12
        sri        v23.4s, v2.4s, #20
        add        v2.4s, v23.4s, v26.4s                // stream b, left step 46, f3: cycle 457
        shl        v23.4s, v7.4s, #10
        sri        v23.4s, v7.4s, #22
        add        v7.4s, v29.4s, v20.4s
        add        v7.4s, v18.4s, v7.4s
        eor        v29.16b, v4.16b, v9.16b
        bit        v29.16b, v9.16b, v0.16b
        sub        v7.4s, v7.4s, v29.4s
        shl        v29.4s, v7.4s, #13
        sri        v29.4s, v7.4s, #19
        add        v7.4s, v29.4s, v16.4s                // stream a, right step 46, f3: cycle 457
        ldr        x8, [x0, #48]
        shl        v29.4s, v4.4s, #10
        sri        v29.4s, v4.4s, #22
        add        v4.4s, v28.4s, v20.4s
        ldr        q28, [x28, #16]
        add        v4.4s, v28.4s, v4.4s
        eor        v30.16b, v22.16b, v25.16b
        bit        v30.16b, v25.16b, v19.16b
        sub        v4.4s, v4.4s, v30.4s
        shl        v30.4s, v4.4s, #13
        sri        v30.4s, v4.4s, #19
        add        v4.4s, v30.4s, v24.4s                // stream b, right step 46, f3: cycle 457
        shl        v30.4s, v22.4s, #10
        sri        v30.4s, v22.4s, #22
        add        v22.4s, v27.4s, v1.4s
        ldr        q27, [x28, #160]
        add        v22.4s, v27.4s, v22.4s
        eor        v31.16b, v5.16b, v21.16b
        bit        v31.16b, v21.16b, v3.16b
        sub        v22.4s, v22.4s, v31.4s
        shl        v31.4s, v22.4s, #7
        sri        v31.4s, v22.4s, #25
        add        v22.4s, v31.4s, v10.4s               // stream a, left step 47, f3: cycle 467
        shl        v31.4s, v5.4s, #10
        sri        v31.4s, v5.4s, #22
        add        v5.4s, v26.4s, v1.4s
        ldr        q26, [x28, #176]
        add        v5.4s, v26.4s, v5.4s
        eor        v26.16b, v6.16b, v23.16b
        bit        v26.16b, v23.16b, v2.16b
        sub        v5.4s, v5.4s, v26.4s
        shl        v26.4s, v5.4s, #7
        sri        v26.4s, v5.4s, #25
        add        v5.4s, v26.4s, v17.4s                // stream b, left step 47, f3: cycle 467
        shl        v26.4s, v6.4s, #10
        sri        v26.4s, v6.4s, #22
        add        v6.4s, v16.4s, v20.4s
        ldr        q16, [x28, #128]
        add        v6.4s, v16.4s, v6.4s
        eor        v27.16b, v0.16b, v29.16b
        bit        v27.16b, v29.16b, v7.16b
        ldr        q14, [x8]
        sub        v6.4s, v6.4s, v27.4s
        shl        v27.4s, v6.4s, #7
        sri        v27.4s, v6.4s, #25
        add        v6.4s, v27.4s, v9.4s                 // stream a, right step 47, f3: cycle 467
        shl        v27.4s, v0.4s, #10
        sri        v27.4s, v0.4s, #22
        add        v0.4s, v24.4s, v20.4s
        ldr        q24, [x28, #144]
        add        v0.4s, v24.4s, v0.4s
        eor        v28.16b, v19.16b, v30.16b
        bit        v28.16b, v30.16b, v4.16b
        sub        v0.4s, v0.4s, v28.4s
        shl        v28.4s, v0.4s, #7
        sri        v28.4s, v0.4s, #25
        add        v0.4s, v28.4s, v25.4s                // stream b, right step 47, f3: cycle 467
        shl        v28.4s, v19.4s, #10
        sri        v28.4s, v19.4s, #22
        add        v19.4s, v10.4s, v1.4s
        eor        v10.16b, v3.16b, v31.16b
        bit        v10.16b, v31.16b, v22.16b
        sub        v19.4s, v19.4s, v10.4s
        shl        v10.4s, v19.4s, #5
        sri        v10.4s, v19.4s, #27
        add        v19.4s, v10.4s, v21.4s               // stream a, left step 48, f3: cycle 477
        shl        v10.4s, v3.4s, #10
        sri        v10.4s, v3.4s, #22
        add        v1.4s, v17.4s, v1.4s
        eor        v3.16b, v2.16b, v26.16b
        bit        v3.16b, v26.16b, v5.16b
        sub        v1.4s, v1.4s, v3.4s
        shl        v3.4s, v1.4s, #5
        sri        v3.4s, v1.4s, #27
        add        v1.4s, v3.4s, v23.4s                 // stream b, left step 48, f3: cycle 477
        shl        v3.4s, v2.4s, #10
        sri        v3.4s, v2.4s, #22
        add        v2.4s, v9.4s, v20.4s
        eor        v17.16b, v7.16b, v27.16b
        bit        v17.16b, v27.16b, v6.16b
        sub        v2.4s, v2.4s, v17.4s
        ldr        x8, [x0, #56]
        shl        v17.4s, v2.4s, #5
        sri        v17.4s, v2.4s, #27
        add        v2.4s, v17.4s, v29.4s                // stream a, right step 48, f3: cycle 477
        shl        v17.4s, v7.4s, #10
        sri        v17.4s, v7.4s, #22
        add        v7.4s, v25.4s, v20.4s
        eor        v20.16b, v4.16b, v28.16b
        bit        v20.16b, v28.16b, v0.16b
        sub        v7.4s, v7.4s, v20.4s
        shl        v20.4s, v7.4s, #5
        sri        v20.4s, v7.4s, #27
        add        v7.4s, v20.4s, v30.4s                // stream b, right step 48, f3: cycle 477
        shl        v20.4s, v4.4s, #10
        sri        v20.4s, v4.4s, #22
        mov        v4.16b, v10.16b
        bsl        v4.16b, v19.16b, v22.16b
        ldr        q25, [x25, #464]
        add        v21.4s, v21.4s, v25.4s
        ldr        q9, [x28, #32]
        add        v21.4s, v9.4s, v21.4s
        add        v4.4s, v4.4s, v21.4s
        shl        v21.4s, v4.4s, #11
        sri        v21.4s, v4.4s, #21
        add        v4.4s, v21.4s, v31.4s                // stream a, left step 49, f4: cycle 487
        shl        v21.4s, v22.4s, #10
        sri        v21.4s, v22.4s, #22
        mov        v22.16b, v3.16b
        bsl        v22.16b, v1.16b, v5.16b
        add        v23.4s, v23.4s, v25.4s
        ldr        q18, [x28, #48]
        add        v23.4s, v18.4s, v23.4s
        add        v22.4s, v22.4s, v23.4s
        shl        v23.4s, v22.4s, #11
        sri        v23.4s, v22.4s, #21
        add        v22.4s, v23.4s, v26.4s               // stream b, left step 49, f4: cycle 487
        shl        v23.4s, v5.4s, #10
        sri        v23.4s, v5.4s, #22
        mov        v5.16b, v17.16b
        bit        v5.16b, v6.16b, v2.16b
        ldr        q15, [x8]
        ldr        q18, [x25, #480]
        add        v29.4s, v29.4s, v18.4s
        add        v5.4s, v5.4s, v29.4s
        shl        v29.4s, v5.4s, #15
        sri        v29.4s, v5.4s, #17
        add        v5.4s, v29.4s, v27.4s                // stream a, right step 49, f2: cycle 487
        shl        v29.4s, v6.4s, #10
        sri        v29.4s, v6.4s, #22
        mov        v6.16b, v20.16b
        bit        v6.16b, v0.16b, v7.16b
        add        v18.4s, v30.4s, v18.4s
        add        v6.4s, v6.4s, v18.4s
        shl        v18.4s, v6.4s, #15
        sri        v18.4s, v6.4s, #17
        add        v6.4s, v18.4s, v28.4s                // stream b, right step 49, f2: cycle 487
        shl        v18.4s, v0.4s, #10
        sri        v18.4s, v0.4s, #22
        mov        v0.16b, v21.16b
        bsl        v0.16b, v4.16b, v19.16b
        add        v30.4s, v31.4s, v25.4s
        add        v0.4s, v0.4s, v30.4s
        shl        v30.4s, v0.4s, #12
        sri        v30.4s, v0.4s, #20
        add        v0.4s, v30.4s, v10.4s                // stream a, left step 50, f4: cycle 497
        shl        v30.4s, v19.4s, #10
        sri        v30.4s, v19.4s, #22
        mov        v19.16b, v23.16b
        bsl        v19.16b, v22.16b, v1.16b
        add        v26.4s, v26.4s, v25.4s
        add        v19.4s, v19.4s, v26.4s
        shl        v26.4s, v19.4s, #12
        sri        v26.4s, v19.4s, #20
        add        v19.4s, v26.4s, v3.4s                // stream b, left step 50, f4: cycle 497
        shl        v26.4s, v1.4s, #10
        sri        v26.4s, v1.4s, #22
        mov        v1.16b, v29.16b
        bit        v1.16b, v2.16b, v5.16b
        ldr        q31, [x25, #496]
        add        v27.4s, v27.4s, v31.4s
        zip1       v11.4s, v12.4s, v13.4s
        add        v27.4s, v8.4s, v27.4s
        add        v1.4s, v1.4s, v27.4s
        shl        v27.4s, v1.4s, #5
        sri        v27.4s, v1.4s, #27
        add        v1.4s, v27.4s, v17.4s                // stream a, right step 50, f2: cycle 497
        shl        v27.4s, v2.4s, #10
        sri        v27.4s, v2.4s, #22
        mov        v2.16b, v18.16b
        bit        v2.16b, v7.16b, v6.16b
        add        v28.4s, v28.4s, v31.4s
        ldr        q8, [x28, #208]
        add        v28.4s, v8.4s, v28.4s
        add        v2.4s, v2.4s, v28.4s
        shl        v28.4s, v2.4s, #5
        sri        v28.4s, v2.4s, #27
        add        v2.4s, v28.4s, v20.4s                // stream b, right step 50, f2: cycle 497
        shl        v28.4s, v7.4s, #10
        sri        v28.4s, v7.4s, #22
        mov        v7.16b, v30.16b
        bsl        v7.16b, v0.16b, v4.16b
        add        v10.4s, v10.4s, v25.4s
        add        v7.4s, v7.4s, v10.4s
        shl        v10.4s, v7.4s, #14
        sri        v10.4s, v7.4s, #18
        add        v7.4s, v10.4s, v21.4s                // stream a, left step 51, f4: cycle 507
        shl        v10.4s, v4.4s, #10
        sri        v10.4s, v4.4s, #22
        mov        v4.16b, v26.16b
        bsl        v4.16b, v19.16b, v22.16b
        add        v3.4s, v3.4s, v25.4s
        add        v3.4s, v4.4s, v3.4s
        shl        v4.4s, v3.4s, #14
        sri        v4.4s, v3.4s, #18
        add        v3.4s, v4.4s, v23.4s                 // stream b, left step 51, f4: cycle 507
        shl        v4.4s, v22.4s, #10
        sri        v4.4s, v22.4s, #22
        mov        v22.16b, v27.16b
        bit        v22.16b, v5.16b, v1.16b
        add        v17.4s, v17.4s, v31.4s
        zip2       v12.4s, v12.4s, v13.4s
        add        v17.4s, v16.4s, v17.4s
        add        v17.4s, v22.4s, v17.4s
        shl        v22.4s, v17.4s, #8
        sri        v22.4s, v17.4s, #24
        add        v17.4s, v22.4s, v29.4s               // stream a, right step 51, f2: cycle 507
        shl        v22.4s, v5.4s, #10
        sri        v22.4s, v5.4s, #22
        mov        v5.16b, v28.16b
        bit        v5.16b, v6.16b, v2.16b
        add        v20.4s, v20.4s, v31.4s
        add        v20.4s, v24.4s, v20.4s
        add        v5.4s, v5.4s, v20.4s
        shl        v20.4s, v5.4s, #8
        sri        v20.4s, v5.4s, #24
        add        v5.4s, v20.4s, v18.4s                // stream b, right step 51, f2: cycle 507
        shl        v20.4s, v6.4s, #10
        sri        v20.4s, v6.4s, #22
        mov        v6.16b, v10.16b
        bsl        v6.16b, v7.16b, v0.16b
        add        v21.4s, v21.4s, v25.4s
        add        v6.4s, v6.4s, v21.4s
        shl        v21.4s, v6.4s, #15
        sri        v21.4s, v6.4s, #17
        add        v6.4s, v21.4s, v30.4s                // stream a, left step 52, f4: cycle 517
        shl        v21.4s, v0.4s, #10
        sri        v21.4s, v0.4s, #22
        mov        v0.16b, v4.16b
        bsl        v0.16b, v3.16b, v19.16b
        add        v23.4s, v23.4s, v25.4s
        add        v0.4s, v0.4s, v23.4s
        shl        v23.4s, v0.4s, #15
        sri        v23.4s, v0.4s, #17
        add        v0.4s, v23.4s, v26.4s                // stream b, left step 52, f4: cycle 517
        shl        v23.4s, v19.4s, #10
        sri        v23.4s, v19.4s, #22
        mov        v19.16b, v22.16b
        bit        v19.16b, v1.16b, v17.16b
        add        v29.4s, v29.4s, v31.4s
        add        v29.4s, v9.4s, v29.4s
        zip1       v13.4s, v14.4s, v15.4s
        add        v19.4s, v19.4s, v29.4s
        shl        v29.4s, v19.4s, #11
        sri        v29.4s, v19.4s, #21
        add        v19.4s, v29.4s, v27.4s               // stream a, right step 52, f2: cycle 517
        shl        v29.4s, v1.4s, #10
        sri        v29.4s, v1.4s, #22
        mov        v1.16b, v20.16b
        bit        v1.16b, v2.16b, v5.16b
        add        v18.4s, v18.4s, v31.4s
        ldr        q9, [x28, #48]
        add        v18.4s, v9.4s, v18.4s
        add        v1.4s, v1.4s, v18.4s
        shl        v18.4s, v1.4s, #11
        sri        v18.4s, v1.4s, #21
        add        v1.4s, v18.4s, v28.4s                // stream b, right step 52, f2: cycle 517
        shl        v18.4s, v2.4s, #10
        sri        v18.4s, v2.4s, #22
        mov        v2.16b, v21.16b
        bsl        v2.16b, v6.16b, v7.16b
        add        v30.4s, v30.4s, v25.4s
        ldr        q9, [x28]
        add        v30.4s, v9.4s, v30.4s
        add        v2.4s, v2.4s, v30.4s
        shl        v30.4s, v2.4s, #14
        sri        v30.4s, v2.4s, #18
        add        v2.4s, v30.4s, v10.4s                // stream a, left step 53, f4: cycle 527
        shl        v30.4s, v7.4s, #10
        sri        v30.4s, v7.4s, #22
        mov        v7.16b, v23.16b
        bsl        v7.16b, v0.16b, v3.16b
        add        v26.4s, v26.4s, v25.4s
        ldr        q8, [x28, #16]
        add        v26.4s, v8.4s, v26.4s
        add        v7.4s, v7.4s, v26.4s
        shl        v26.4s, v7.4s, #14
        sri        v26.4s, v7.4s, #18
        add        v7.4s, v26.4s, v4.4s                 // stream b, left step 53, f4: cycle 527
        shl        v26.4s, v3.4s, #10
        sri        v26.4s, v3.4s, #22
        zip2       v14.4s, v14.4s, v15.4s
        mov        v3.16b, v29.16b
        bit        v3.16b, v17.16b, v19.16b
        add        v27.4s, v27.4s, v31.4s
        ldr        q8, [x28, #96]
        add        v27.4s, v8.4s, v27.4s
        add        v3.4s, v3.4s, v27.4s
        shl        v27.4s, v3.4s, #14
        sri        v27.4s, v3.4s, #18
        add        v3.4s, v27.4s, v22.4s                // stream a, right step 53, f2: cycle 527
        shl        v27.4s, v17.4s, #10
        sri        v27.4s, v17.4s, #22
        mov        v17.16b, v18.16b
        bit        v17.16b, v5.16b, v1.16b
        add        v28.4s, v28.4s, v31.4s
        ldr        q8, [x28, #112]
        add        v28.4s, v8.4s, v28.4s
        add        v17.4s, v17.4s, v28.4s
        shl        v28.4s, v17.4s, #14
        sri        v28.4s, v17.4s, #18
        add        v17.4s, v28.4s, v20.4s               // stream b, right step 53, f2: cycle 527
        shl        v28.4s, v5.4s, #10
        sri        v28.4s, v5.4s, #22
        mov        v5.16b, v30.16b
        bsl        v5.16b, v2.16b, v6.16b
        ldr        q8, [x25, #512]
        add        v10.4s, v10.4s, v8.4s
        add        v5.4s, v5.4s, v10.4s
        shl        v10.4s, v5.4s, #15
        sri        v10.4s, v5.4s, #17
        add        v5.4s, v10.4s, v21.4s                // stream a, left step 54, f4: cycle 537
        shl        v10.4s, v6.4s, #10
        sri        v10.4s, v6.4s, #22
        mov        v6.16b, v26.16b
        bsl        v6.16b, v7.16b, v0.16b
        add        v4.4s, v4.4s, v8.4s
        add        v4.4s, v6.4s, v4.4s
        shl        v6.4s, v4.4s, #15
        sri        v6.4s, v4.4s, #17
        add        v4.4s, v6.4s, v23.4s                 // stream b, left step 54, f4: cycle 537
        zip1       v15.2d, v11.2d, v13.2d
        shl        v6.4s, v0.4s, #10
        sri        v6.4s, v0.4s, #22
        mov        v0.16b, v27.16b
        bit        v0.16b, v19.16b, v3.16b
        add        v22.4s, v22.4s, v31.4s
        add        v0.4s, v0.4s, v22.4s
        shl        v22.4s, v0.4s, #14
        sri        v22.4s, v0.4s, #18
        add        v0.4s, v22.4s, v29.4s                // stream a, right step 54, f2: cycle 537
        shl        v22.4s, v19.4s, #10
        sri        v22.4s, v19.4s, #22
        mov        v19.16b, v28.16b
        bit        v19.16b, v1.16b, v17.16b
        add        v20.4s, v20.4s, v31.4s
        add        v19.4s, v19.4s, v20.4s
        shl        v20.4s, v19.4s, #14
        sri        v20.4s, v19.4s, #18
        add        v19.4s, v20.4s, v18.4s               // stream b, right step 54, f2: cycle 537
        shl        v20.4s, v1.4s, #10
        sri        v20.4s, v1.4s, #22
        mov        v1.16b, v10.16b
        bsl        v1.16b, v5.16b, v2.16b
        add        v21.4s, v21.4s, v25.4s
        add        v1.4s, v1.4s, v21.4s
        shl        v21.4s, v1.4s, #9
        sri        v21.4s, v1.4s, #23
        add        v1.4s, v21.4s, v30.4s                // stream a, left step 55, f4: cycle 547
        shl        v21.4s, v2.4s, #10
        sri        v21.4s, v2.4s, #22
        mov        v2.16b, v6.16b
        bsl        v2.16b, v4.16b, v7.16b
        add        v23.4s, v23.4s, v25.4s
        add        v2.4s, v2.4s, v23.4s
        shl        v23.4s, v2.4s, #9
        sri        v23.4s, v2.4s, #23
        add        v2.4s, v23.4s, v26.4s                // stream b, left step 55, f4: cycle 547
        shl        v23.4s, v7.4s, #10
        sri        v23.4s, v7.4s, #22
        mov        v7.16b, v22.16b
        zip2       v11.2d, v11.2d, v13.2d
        bit        v7.16b, v3.16b, v0.16b
        add        v29.4s, v29.4s, v31.4s
        add        v7.4s, v7.4s, v29.4s
        shl        v29.4s, v7.4s, #6
        sri        v29.4s, v7.4s, #26
        add        v7.4s, v29.4s, v27.4s                // stream a, right step 55, f2: cycle 547
        shl        v29.4s, v3.4s, #10
        sri        v29.4s, v3.4s, #22
        mov        v3.16b, v20.16b
        bit        v3.16b, v17.16b, v19.16b
        add        v18.4s, v18.4s, v31.4s
        add        v3.4s, v3.4s, v18.4s
        shl        v18.4s, v3.4s, #6
        sri        v18.4s, v3.4s, #26
        add        v3.4s, v18.4s, v28.4s                // stream b, right step 55, f2: cycle 547
        shl        v18.4s, v17.4s, #10
        sri        v18.4s, v17.4s, #22
        mov        v17.16b, v21.16b
        bsl        v17.16b, v1.16b, v5.16b
        add        v30.4s, v30.4s, v25.4s
        add        v30.4s, v16.4s, v30.4s
        add        v17.4s, v17.4s, v30.4s
        shl        v30.4s, v17.4s, #8
        sri        v30.4s, v17.4s, #24
        add        v17.4s, v30.4s, v10.4s               // stream a, left step 56, f4: cycle 557
        shl        v30.4s, v5.4s, #10
        sri        v30.4s, v5.4s, #22
        mov        v5.16b, v23.16b
        bsl        v5.16b, v2.16b, v4.16b
        add        v26.4s, v26.4s, v25.4s
        add        v26.4s, v24.4s, v26.4s
        add        v5.4s, v5.4s, v26.4s
        shl        v26.4s, v5.4s, #8
        sri        v26.4s, v5.4s, #24
        add        v5.4s, v26.4s, v6.4s                 // stream b, left step 56, f4: cycle 557
        shl        v26.4s, v4.4s, #10
        sri        v26.4s, v4.4s, #22
        mov        v4.16b, v29.16b
        bit        v4.16b, v0.16b, v7.16b
        zip1       v13.2d, v12.2d, v14.2d
        add        v27.4s, v27.4s, v31.4s
        add        v27.4s, v9.4s, v27.4s
        add        v4.4s, v4.4s, v27.4s
        shl        v27.4s, v4.4s, #14
        sri        v27.4s, v4.4s, #18
        add        v4.4s, v27.4s, v22.4s                // stream a, right step 56, f2: cycle 557
        shl        v27.4s, v0.4s, #10
        sri        v27.4s, v0.4s, #22
        mov        v0.16b, v18.16b
        bit        v0.16b, v19.16b, v3.16b
        add        v28.4s, v28.4s, v31.4s
        ldr        q8, [x28, #16]
        add        v28.4s, v8.4s, v28.4s
        add        v0.4s, v0.4s, v28.4s
        shl        v28.4s, v0.4s, #14
        sri        v28.4s, v0.4s, #18
        add        v0.4s, v28.4s, v20.4s                // stream b, right step 56, f2: cycle 557
        shl        v28.4s, v19.4s, #10
        sri        v28.4s, v19.4s, #22
        mov        v19.16b, v30.16b
        bsl        v19.16b, v17.16b, v1.16b
        add        v10.4s, v10.4s, v25.4s
        add        v19.4s, v19.4s, v10.4s
        shl        v10.4s, v19.4s, #9
        sri        v10.4s, v19.4s, #23
        add        v19.4s, v10.4s, v21.4s               // stream a, left step 57, f4: cycle 567
        shl        v10.4s, v1.4s, #10
        sri        v10.4s, v1.4s, #22
        mov        v1.16b, v26.16b
        bsl        v1.16b, v5.16b, v2.16b
        add        v6.4s, v6.4s, v25.4s
        add        v1.4s, v1.4s, v6.4s
        shl        v6.4s, v1.4s, #9
        sri        v6.4s, v1.4s, #23
        add        v1.4s, v6.4s, v23.4s                 // stream b, left step 57, f4: cycle 567
        shl        v6.4s, v2.4s, #10
        sri        v6.4s, v2.4s, #22
        mov        v2.16b, v27.16b
        bit        v2.16b, v7.16b, v4.16b
        zip2       v12.2d, v12.2d, v14.2d
        add        v22.4s, v22.4s, v31.4s
        ldr        q8, [x28, #160]
        add        v22.4s, v8.4s, v22.4s
        add        v2.4s, v2.4s, v22.4s
        shl        v22.4s, v2.4s, #6
        sri        v22.4s, v2.4s, #26
        add        v2.4s, v22.4s, v29.4s                // stream a, right step 57, f2: cycle 567
        shl        v22.4s, v7.4s, #10
        sri        v22.4s, v7.4s, #22
        mov        v7.16b, v28.16b
        bit        v7.16b, v3.16b, v0.16b
        add        v20.4s, v20.4s, v31.4s
        ldr        q9, [x28, #176]
        add        v20.4s, v9.4s, v20.4s
        add        v7.4s, v7.4s, v20.4s
        shl        v20.4s, v7.4s, #6
        sri        v20.4s, v7.4s, #26
        add        v7.4s, v20.4s, v18.4s                // stream b, right step 57, f2: cycle 567
        shl        v20.4s, v3.4s, #10
        sri        v20.4s, v3.4s, #22
        mov        v3.16b, v10.16b
        bsl        v3.16b, v19.16b, v17.16b
        add        v21.4s, v21.4s, v25.4s
        ldr        q24, [x28, #96]
        add        v21.4s, v24.4s, v21.4s
        add        v3.4s, v3.4s, v21.4s
        shl        v21.4s, v3.4s, #14
        sri        v21.4s, v3.4s, #18
        add        v3.4s, v21.4s, v30.4s                // stream a, left step 58, f4: cycle 577
        shl        v21.4s, v17.4s, #10
        sri        v21.4s, v17.4s, #22
        mov        v17.16b, v6.16b
        bsl        v17.16b, v1.16b, v5.16b
        add        v23.4s, v23.4s, v25.4s
        ldr        q24, [x28, #112]
        add        v23.4s, v24.4s, v23.4s
        add        v17.4s, v17.4s, v23.4s
        shl        v23.4s, v17.4s, #14
        sri        v23.4s, v17.4s, #18
        add        v17.4s, v23.4s, v26.4s               // stream b, left step 58, f4: cycle 577
        str        q15, [x27, #16]
        shl        v23.4s, v5.4s, #10
        sri        v23.4s, v5.4s, #22
        mov        v5.16b, v22.16b
        bit        v5.16b, v4.16b, v2.16b
        add        v29.4s, v29.4s, v31.4s
        add        v5.4s, v5.4s, v29.4s
        shl        v29.4s, v5.4s, #9
        sri        v29.4s, v5.4s, #23
        add        v5.4s, v29.4s, v27.4s                // stream a, right step 58, f2: cycle 577
        shl        v29.4s, v4.4s, #10
        sri        v29.4s, v4.4s, #22
        mov        v4.16b, v20.16b
        bit        v4.16b, v0.16b, v7.16b
        add        v18.4s, v18.4s, v31.4s
        add        v4.4s, v4.4s, v18.4s
        shl        v18.4s, v4.4s, #9
        sri        v18.4s, v4.4s, #23
        add        v4.4s, v18.4s, v28.4s                // stream b, right step 58, f2: cycle 577
        shl        v18.4s, v0.4s, #10
        sri        v18.4s, v0.4s, #22
        mov        v0.16b, v21.16b
        bsl        v0.16b, v3.16b, v19.16b
        add        v30.4s, v30.4s, v25.4s
        ldr        q24, [x28, #224]
        add        v30.4s, v24.4s, v30.4s
        add        v0.4s, v0.4s, v30.4s
        shl        v30.4s, v0.4s, #5
        sri        v30.4s, v0.4s, #27
        add        v0.4s, v30.4s, v10.4s                // stream a, left step 59, f4: cycle 587
        shl        v30.4s, v19.4s, #10
        sri        v30.4s, v19.4s, #22
        mov        v19.16b, v23.16b
        bsl        v19.16b, v17.16b, v1.16b
        add        v26.4s, v26.4s, v25.4s
        ldr        q16, [x28, #240]
        add        v26.4s, v16.4s, v26.4s
        add        v19.4s, v19.4s, v26.4s
        shl        v26.4s, v19.4s, #5
        sri        v26.4s, v19.4s, #27
        str        q11, [x27, #48]
        add        v19.4s, v26.4s, v6.4s                // stream b, left step 59, f4: cycle 587
        shl        v26.4s, v1.4s, #10
        sri        v26.4s, v1.4s, #22
        mov        v1.16b, v29.16b
        bit        v1.16b, v2.16b, v5.16b
        add        v27.4s, v27.4s, v31.4s
        ldr        q16, [x28, #64]
        add        v27.4s, v16.4s, v27.4s
        add        v1.4s, v1.4s, v27.4s
        shl        v27.4s, v1.4s, #12
        sri        v27.4s, v1.4s, #20
        add        v1.4s, v27.4s, v22.4s                // stream a, right step 59, f2: cycle 587
        shl        v27.4s, v2.4s, #10
        sri        v27.4s, v2.4s, #22
        mov        v2.16b, v18.16b
        bit        v2.16b, v7.16b, v4.16b
        add        v28.4s, v28.4s, v31.4s
        ldr        q16, [x28, #80]
        add        v28.4s, v16.4s, v28.4s
        add        v2.4s, v2.4s, v28.4s
        shl        v28.4s, v2.4s, #12
        sri        v28.4s, v2.4s, #20
        add        v2.4s, v28.4s, v20.4s                // stream b, right step 59, f2: cycle 587
        shl        v28.4s, v7.4s, #10
        sri        v28.4s, v7.4s, #22
        mov        v7.16b, v30.16b
        bsl        v7.16b, v0.16b, v3.16b
        add        v10.4s, v10.4s, v25.4s
        add        v7.4s, v7.4s, v10.4s
        shl        v10.4s, v7.4s, #6
        sri        v10.4s, v7.4s, #26
        add        v7.4s, v10.4s, v21.4s                // stream a, left step 60, f4: cycle 597
        shl        v10.4s, v3.4s, #10
        sri        v10.4s, v3.4s, #22
        mov        v3.16b, v26.16b
        bsl        v3.16b, v19.16b, v17.16b
        add        v6.4s, v6.4s, v25.4s
        add        v3.4s, v3.4s, v6.4s
        shl        v6.4s, v3.4s, #6
        str        q13, [x27, #80]
        sri        v6.4s, v3.4s, #26
        add        v3.4s, v6.4s, v23.4s                 // stream b, left step 60, f4: cycle 597
        shl        v6.4s, v17.4s, #10
        sri        v6.4s, v17.4s, #22
        mov        v17.16b, v27.16b
        bit        v17.16b, v5.16b, v1.16b
        add        v22.4s, v22.4s, v31.4s
        add        v17.4s, v17.4s, v22.4s
        shl        v22.4s, v17.4s, #9
        sri        v22.4s, v17.4s, #23
        add        v17.4s, v22.4s, v29.4s               // stream a, right step 60, f2: cycle 597
        shl        v22.4s, v5.4s, #10
        sri        v22.4s, v5.4s, #22
        mov        v5.16b, v28.16b
        bit        v5.16b, v4.16b, v2.16b
        add        v20.4s, v20.4s, v31.4s
        add        v5.4s, v5.4s, v20.4s
        shl        v20.4s, v5.4s, #9
        sri        v20.4s, v5.4s, #23
        add        v5.4s, v20.4s, v18.4s                // stream b, right step 60, f2: cycle 597
        shl        v20.4s, v4.4s, #10
        sri        v20.4s, v4.4s, #22
        mov        v4.16b, v10.16b
        bsl        v4.16b, v7.16b, v0.16b
        ldr        q16, [x25, #528]
        add        v21.4s, v21.4s, v16.4s
        add        v4.4s, v4.4s, v21.4s
        shl        v21.4s, v4.4s, #8
        sri        v21.4s, v4.4s, #24
        add        v4.4s, v21.4s, v30.4s                // stream a, left step 61, f4: cycle 607
        shl        v21.4s, v0.4s, #10
        sri        v21.4s, v0.4s, #22
        mov        v0.16b, v6.16b
        bsl        v0.16b, v3.16b, v19.16b
        add        v16.4s, v23.4s, v16.4s
        add        v0.4s, v0.4s, v16.4s
        shl        v16.4s, v0.4s, #8
        sri        v16.4s, v0.4s, #24
        add        v0.4s, v16.4s, v26.4s                // stream b, left step 61, f4: cycle 607
        str        q12, [x27, #112]
        shl        v16.4s, v19.4s, #10
        sri        v16.4s, v19.4s, #22
        mov        v19.16b, v22.16b
        bit        v19.16b, v1.16b, v17.16b
        add        v23.4s, v29.4s, v31.4s
        add        v19.4s, v19.4s, v23.4s
        shl        v23.4s, v19.4s, #12
        sri        v23.4s, v19.4s, #20
        add        v19.4s, v23.4s, v27.4s               // stream a, right step 61, f2: cycle 607
        shl        v23.4s, v1.4s, #10
        sri        v23.4s, v1.4s, #22
        mov        v1.16b, v20.16b
        bit        v1.16b, v2.16b, v5.16b
        add        v18.4s, v18.4s, v31.4s
        add        v1.4s, v1.4s, v18.4s
        shl        v18.4s, v1.4s, #12
        sri        v18.4s, v1.4s, #20
        add        v1.4s, v18.4s, v28.4s                // stream b, right step 61, f2: cycle 607
        shl        v18.4s, v2.4s, #10
        sri        v18.4s, v2.4s, #22
        mov        v2.16b, v21.16b
        bsl        v2.16b, v4.16b, v7.16b
        add        v29.4s, v30.4s, v25.4s
        add        v29.4s, v8.4s, v29.4s
        add        v2.4s, v2.4s, v29.4s
        shl        v29.4s, v2.4s, #6
        sri        v29.4s, v2.4s, #26
        add        v2.4s, v29.4s, v10.4s                // stream a, left step 62, f4: cycle 617
        shl        v29.4s, v7.4s, #10
        sri        v29.4s, v7.4s, #22
        mov        v7.16b, v16.16b
        bsl        v7.16b, v0.16b, v3.16b
        add        v26.4s, v26.4s, v25.4s
        add        v26.4s, v9.4s, v26.4s
        add        v7.4s, v7.4s, v26.4s
        shl        v26.4s, v7.4s, #6
        sri        v26.4s, v7.4s, #26
        add        v7.4s, v26.4s, v6.4s                 // stream b, left step 62, f4: cycle 617
        ldr        x8, [x0, #32]
        shl        v26.4s, v3.4s, #10
        sri        v26.4s, v3.4s, #22
        mov        v3.16b, v23.16b
        bit        v3.16b, v17.16b, v19.16b
        add        v27.4s, v27.4s, v31.4s
        add        v27.4s, v24.4s, v27.4s
        add        v3.4s, v3.4s, v27.4s
        shl        v27.4s, v3.4s, #5
        sri        v27.4s, v3.4s, #27
        add        v3.4s, v27.4s, v22.4s                // stream a, right step 62, f2: cycle 617
        shl        v27.4s, v17.4s, #10
        sri        v27.4s, v17.4s, #22
        mov        v17.16b, v18.16b
        bit        v17.16b, v5.16b, v1.16b
        add        v28.4s, v28.4s, v31.4s
        ldr        q30, [x28, #240]
        add        v28.4s, v30.4s, v28.4s
        add        v17.4s, v17.4s, v28.4s
        shl        v28.4s, v17.4s, #5
        sri        v28.4s, v17.4s, #27
        add        v17.4s, v28.4s, v20.4s               // stream b, right step 62, f2: cycle 617
        shl        v28.4s, v5.4s, #10
        sri        v28.4s, v5.4s, #22
        mov        v5.16b, v29.16b
        bsl        v5.16b, v2.16b, v4.16b
        add        v10.4s, v10.4s, v25.4s
        ldr        q30, [x28, #192]
        add        v10.4s, v30.4s, v10.4s
        add        v5.4s, v5.4s, v10.4s
        shl        v10.4s, v5.4s, #5
        sri        v10.4s, v5.4s, #27
        add        v5.4s, v10.4s, v21.4s                // stream a, left step 63, f4: cycle 627
        shl        v10.4s, v4.4s, #10
        sri        v10.4s, v4.4s, #22
        mov        v4.16b, v26.16b
        bsl        v4.16b, v7.16b, v0.16b
        add        v6.4s, v6.4s, v25.4s
        ldr        q30, [x28, #208]
        add        v6.4s, v30.4s, v6.4s
        add        v4.4s, v4.4s, v6.4s
        ldr        q11, [x8, #16]
        shl        v6.4s, v4.4s, #5
        sri        v6.4s, v4.4s, #27
        add        v4.4s, v6.4s, v16.4s                 // stream b, left step 63, f4: cycle 627
        shl        v6.4s, v0.4s, #10
        sri        v6.4s, v0.4s, #22
        mov        v0.16b, v27.16b
        bit        v0.16b, v19.16b, v3.16b
        add        v22.4s, v22.4s, v31.4s
        add        v0.4s, v0.4s, v22.4s
        shl        v22.4s, v0.4s, #15
        sri        v22.4s, v0.4s, #17
        add        v0.4s, v22.4s, v23.4s                // stream a, right step 63, f2: cycle 627
        shl        v22.4s, v19.4s, #10
        sri        v22.4s, v19.4s, #22
        mov        v19.16b, v28.16b
        bit        v19.16b, v1.16b, v17.16b
        add        v20.4s, v20.4s, v31.4s
        add        v19.4s, v19.4s, v20.4s
        shl        v20.4s, v19.4s, #15
        sri        v20.4s, v19.4s, #17
        add        v19.4s, v20.4s, v18.4s               // stream b, right step 63, f2: cycle 627
        shl        v20.4s, v1.4s, #10
        sri        v20.4s, v1.4s, #22
        mov        v1.16b, v10.16b
        bsl        v1.16b, v5.16b, v2.16b
        add        v21.4s, v21.4s, v25.4s
        ldr        q31, [x28, #64]
        add        v21.4s, v31.4s, v21.4s
        add        v1.4s, v1.4s, v21.4s
        shl        v21.4s, v1.4s, #12
        sri        v21.4s, v1.4s, #20
        add        v1.4s, v21.4s, v29.4s                // stream a, left step 64, f4: cycle 637
        shl        v21.4s, v2.4s, #10
        sri        v21.4s, v2.4s, #22
        mov        v2.16b, v6.16b
        bsl        v2.16b, v4.16b, v7.16b
        add        v16.4s, v16.4s, v25.4s
        ldr        q25, [x28, #80]
        add        v16.4s, v25.4s, v16.4s
        ldr        x8, [x0, #40]
        add        v2.4s, v2.4s, v16.4s
        shl        v16.4s, v2.4s, #12
        sri        v16.4s, v2.4s, #20
        add        v2.4s, v16.4s, v26.4s                // stream b, left step 64, f4: cycle 637
        shl        v16.4s, v7.4s, #10
        sri        v16.4s, v7.4s, #22
        mov        v7.16b, v22.16b
        bit        v7.16b, v3.16b, v0.16b
        ldr        q30, [x25, #544]
        add        v23.4s, v23.4s, v30.4s
        add        v7.4s, v7.4s, v23.4s
        shl        v23.4s, v7.4s, #8
        sri        v23.4s, v7.4s, #24
        add        v7.4s, v23.4s, v27.4s                // stream a, right step 64, f2: cycle 637
        shl        v23.4s, v3.4s, #10
        sri        v23.4s, v3.4s, #22
        mov        v3.16b, v20.16b
        bit        v3.16b, v17.16b, v19.16b
        add        v18.4s, v18.4s, v30.4s
        add        v3.4s, v3.4s, v18.4s
        shl        v18.4s, v3.4s, #8
        sri        v18.4s, v3.4s, #24
        add        v3.4s, v18.4s, v28.4s                // stream b, right step 64, f2: cycle 637
        shl        v18.4s, v17.4s, #10
        sri        v18.4s, v17.4s, #22
        orn        v17.16b, v5.16b, v21.16b
        eor        v17.16b, v1.16b, v17.16b
        ldr        q30, [x25, #560]
        add        v29.4s, v29.4s, v30.4s
        ldr        q25, [x28, #128]
        add        v29.4s, v25.4s, v29.4s
        add        v17.4s, v17.4s, v29.4s
        shl        v29.4s, v17.4s, #9
        sri        v29.4s, v17.4s, #23
        add        v17.4s, v29.4s, v10.4s               // stream a, left step 65, f5: cycle 647
        shl        v29.4s, v5.4s, #10
        sri        v29.4s, v5.4s, #22
        orn        v5.16b, v4.16b, v16.16b
        eor        v5.16b, v2.16b, v5.16b
        ldr        q12, [x8, #16]
        add        v26.4s, v26.4s, v30.4s
        ldr        q31, [x28, #144]
        add        v26.4s, v31.4s, v26.4s
        add        v5.4s, v5.4s, v26.4s
        shl        v26.4s, v5.4s, #9
        sri        v26.4s, v5.4s, #23
        add        v5.4s, v26.4s, v6.4s                 // stream b, left step 65, f5: cycle 647
        shl        v26.4s, v4.4s, #10
        sri        v26.4s, v4.4s, #22
        eor        v4.16b, v23.16b, v0.16b
        eor        v4.16b, v7.16b, v4.16b
        add        v4.4s, v4.4s, v27.4s
        shl        v27.4s, v4.4s, #8
        sri        v27.4s, v4.4s, #24
        add        v4.4s, v27.4s, v22.4s                // stream a, right step 65, f1: cycle 647
        shl        v27.4s, v0.4s, #10
        sri        v27.4s, v0.4s, #22
        eor        v0.16b, v18.16b, v19.16b
        eor        v0.16b, v3.16b, v0.16b
        add        v0.4s, v0.4s, v28.4s
        shl        v28.4s, v0.4s, #8
        sri        v28.4s, v0.4s, #24
        add        v0.4s, v28.4s, v20.4s                // stream b, right step 65, f1: cycle 647
        shl        v28.4s, v19.4s, #10
        sri        v28.4s, v19.4s, #22
        orn        v19.16b, v1.16b, v29.16b
        eor        v19.16b, v17.16b, v19.16b
        add        v10.4s, v10.4s, v30.4s
        ldr        q24, [x28]
        add        v10.4s, v24.4s, v10.4s
        add        v19.4s, v19.4s, v10.4s
        shl        v10.4s, v19.4s, #15
        sri        v10.4s, v19.4s, #17
        add        v19.4s, v10.4s, v21.4s               // stream a, left step 66, f5: cycle 657
        shl        v10.4s, v1.4s, #10
        sri        v10.4s, v1.4s, #22
        orn        v1.16b, v2.16b, v26.16b
        eor        v1.16b, v5.16b, v1.16b
        add        v6.4s, v6.4s, v30.4s
        ldr        x8, [x0, #48]
        ldr        q24, [x28, #16]
        add        v6.4s, v24.4s, v6.4s
        add        v1.4s, v1.4s, v6.4s
        shl        v6.4s, v1.4s, #15
        sri        v6.4s, v1.4s, #17
        add        v1.4s, v6.4s, v16.4s                 // stream b, left step 66, f5: cycle 657
        shl        v6.4s, v2.4s, #10
        sri        v6.4s, v2.4s, #22
        eor        v2.16b, v27.16b, v7.16b
        eor        v2.16b, v4.16b, v2.16b
        add        v2.4s, v2.4s, v22.4s
        shl        v22.4s, v2.4s, #5
        sri        v22.4s, v2.4s, #27
        add        v2.4s, v22.4s, v23.4s                // stream a, right step 66, f1: cycle 657
        shl        v22.4s, v7.4s, #10
        sri        v22.4s, v7.4s, #22
        eor        v7.16b, v28.16b, v3.16b
        eor        v7.16b, v0.16b, v7.16b
        add        v7.4s, v7.4s, v20.4s
        shl        v20.4s, v7.4s, #5
        sri        v20.4s, v7.4s, #27
        add        v7.4s, v20.4s, v18.4s                // stream b, right step 66, f1: cycle 657
        shl        v20.4s, v3.4s, #10
        sri        v20.4s, v3.4s, #22
        orn        v3.16b, v17.16b, v10.16b
        eor        v3.16b, v19.16b, v3.16b
        add        v21.4s, v21.4s, v30.4s
        add        v21.4s, v8.4s, v21.4s
        add        v3.4s, v3.4s, v21.4s
        shl        v21.4s, v3.4s, #5
        sri        v21.4s, v3.4s, #27
        add        v3.4s, v21.4s, v29.4s                // stream a, left step 67, f5: cycle 667
        shl        v21.4s, v17.4s, #10
        sri        v21.4s, v17.4s, #22
        orn        v17.16b, v5.16b, v6.16b
        eor        v17.16b, v1.16b, v17.16b
        add        v16.4s, v16.4s, v30.4s
        add        v16.4s, v9.4s, v16.4s
        add        v16.4s, v17.4s, v16.4s
        ldr        q13, [x8, #16]
        shl        v17.4s, v16.4s, #5
        sri        v17.4s, v16.4s, #27
        add        v16.4s, v17.4s, v26.4s               // stream b, left step 67, f5: cycle 667
        shl        v17.4s, v5.4s, #10
        sri        v17.4s, v5.4s, #22
        eor        v5.16b, v22.16b, v4.16b
        eor        v5.16b, v2.16b, v5.16b
        add        v5.4s, v5.4s, v23.4s
        shl        v23.4s, v5.4s, #12
        sri        v23.4s, v5.4s, #20
        add        v5.4s, v23.4s, v27.4s                // stream a, right step 67, f1: cycle 667
        shl        v23.4s, v4.4s, #10
        sri        v23.4s, v4.4s, #22
        eor        v4.16b, v20.16b, v0.16b
        eor        v4.16b, v7.16b, v4.16b
        add        v4.4s, v4.4s, v18.4s
        shl        v18.4s, v4.4s, #12
        sri        v18.4s, v4.4s, #20
        add        v4.4s, v18.4s, v28.4s                // stream b, right step 67, f1: cycle 667
        shl        v18.4s, v0.4s, #10
        sri        v18.4s, v0.4s, #22
        orn        v0.16b, v19.16b, v21.16b
        eor        v0.16b, v3.16b, v0.16b
        add        v29.4s, v29.4s, v30.4s
        add        v0.4s, v0.4s, v29.4s
        shl        v29.4s, v0.4s, #11
        sri        v29.4s, v0.4s, #21
        add        v0.4s, v29.4s, v10.4s                // stream a, left step 68, f5: cycle 677
        shl        v29.4s, v19.4s, #10
        sri        v29.4s, v19.4s, #22
        orn        v19.16b, v1.16b, v17.16b
        eor        v19.16b, v16.16b, v19.16b
        add        v26.4s, v26.4s, v30.4s
        add        v19.4s, v19.4s, v26.4s
        shl        v26.4s, v19.4s, #11
        sri        v26.4s, v19.4s, #21
        add        v19.4s, v26.4s, v6.4s                // stream b, left step 68, f5: cycle 677
        shl        v26.4s, v1.4s, #10
        ldr        x8, [x0, #56]
        sri        v26.4s, v1.4s, #22
        eor        v1.16b, v23.16b, v2.16b
        eor        v1.16b, v5.16b, v1.16b
        add        v25.4s, v25.4s, v27.4s
        add        v1.4s, v1.4s, v25.4s
        shl        v25.4s, v1.4s, #9
        sri        v25.4s, v1.4s, #23
        add        v1.4s, v25.4s, v22.4s                // stream a, right step 68, f1: cycle 677
        shl        v25.4s, v2.4s, #10
        sri        v25.4s, v2.4s, #22
        eor        v2.16b, v18.16b, v7.16b
        eor        v2.16b, v4.16b, v2.16b
        add        v27.4s, v31.4s, v28.4s
        add        v2.4s, v2.4s, v27.4s
        shl        v27.4s, v2.4s, #9
        sri        v27.4s, v2.4s, #23
        add        v2.4s, v27.4s, v20.4s                // stream b, right step 68, f1: cycle 677
        shl        v27.4s, v7.4s, #10
        sri        v27.4s, v7.4s, #22
        orn        v7.16b, v3.16b, v29.16b
        eor        v7.16b, v0.16b, v7.16b
        add        v28.4s, v10.4s, v30.4s
        ldr        q31, [x28, #224]
        add        v28.4s, v31.4s, v28.4s
        add        v7.4s, v7.4s, v28.4s
        shl        v28.4s, v7.4s, #6
        sri        v28.4s, v7.4s, #26
        add        v7.4s, v28.4s, v21.4s                // stream a, left step 69, f5: cycle 687
        shl        v28.4s, v3.4s, #10
        sri        v28.4s, v3.4s, #22
        orn        v3.16b, v16.16b, v26.16b
        eor        v3.16b, v19.16b, v3.16b
        add        v6.4s, v6.4s, v30.4s
        ldr        q10, [x28, #240]
        add        v6.4s, v10.4s, v6.4s
        add        v3.4s, v3.4s, v6.4s
        shl        v6.4s, v3.4s, #6
        sri        v6.4s, v3.4s, #26
        add        v3.4s, v6.4s, v17.4s                 // stream b, left step 69, f5: cycle 687
        ldr        q15, [x8, #16]
        shl        v6.4s, v16.4s, #10
        sri        v6.4s, v16.4s, #22
        eor        v16.16b, v25.16b, v5.16b
        eor        v16.16b, v1.16b, v16.16b
        ldr        q24, [x28, #32]
        add        v22.4s, v24.4s, v22.4s
        add        v16.4s, v16.4s, v22.4s
        shl        v22.4s, v16.4s, #12
        sri        v22.4s, v16.4s, #20
        add        v16.4s, v22.4s, v23.4s               // stream a, right step 69, f1: cycle 687
        shl        v22.4s, v5.4s, #10
        sri        v22.4s, v5.4s, #22
        eor        v5.16b, v27.16b, v4.16b
        eor        v5.16b, v2.16b, v5.16b
        ldr        q24, [x28, #48]
        add        v20.4s, v24.4s, v20.4s
        add        v5.4s, v5.4s, v20.4s
        shl        v20.4s, v5.4s, #12
        sri        v20.4s, v5.4s, #20
        add        v5.4s, v20.4s, v18.4s                // stream b, right step 69, f1: cycle 687
        shl        v20.4s, v4.4s, #10
        sri        v20.4s, v4.4s, #22
        orn        v4.16b, v0.16b, v28.16b
        eor        v4.16b, v7.16b, v4.16b
        add        v21.4s, v21.4s, v30.4s
        add        v4.4s, v4.4s, v21.4s
        shl        v21.4s, v4.4s, #8
        sri        v21.4s, v4.4s, #24
        add        v4.4s, v21.4s, v29.4s                // stream a, left step 70, f5: cycle 697
        shl        v21.4s, v0.4s, #10
        sri        v21.4s, v0.4s, #22
        orn        v0.16b, v19.16b, v6.16b
        eor        v0.16b, v3.16b, v0.16b
        add        v17.4s, v17.4s, v30.4s
        add        v0.4s, v0.4s, v17.4s
        shl        v17.4s, v0.4s, #8
        sri        v17.4s, v0.4s, #24
        add        v0.4s, v17.4s, v26.4s                // stream b, left step 70, f5: cycle 697
        shl        v17.4s, v19.4s, #10
        zip1       v14.4s, v11.4s, v12.4s
        sri        v17.4s, v19.4s, #22
        eor        v19.16b, v22.16b, v1.16b
        eor        v19.16b, v16.16b, v19.16b
        add        v23.4s, v8.4s, v23.4s
        add        v19.4s, v19.4s, v23.4s
        shl        v23.4s, v19.4s, #5
        sri        v23.4s, v19.4s, #27
        add        v19.4s, v23.4s, v25.4s               // stream a, right step 70, f1: cycle 697
        shl        v23.4s, v1.4s, #10
        sri        v23.4s, v1.4s, #22
        eor        v1.16b, v20.16b, v2.16b
        eor        v1.16b, v5.16b, v1.16b
        add        v18.4s, v9.4s, v18.4s
        add        v1.4s, v1.4s, v18.4s
        shl        v18.4s, v1.4s, #5
        sri        v18.4s, v1.4s, #27
        add        v1.4s, v18.4s, v27.4s                // stream b, right step 70, f1: cycle 697
        shl        v18.4s, v2.4s, #10
        sri        v18.4s, v2.4s, #22
        orn        v2.16b, v7.16b, v21.16b
        eor        v2.16b, v4.16b, v2.16b
        add        v29.4s, v29.4s, v30.4s
        ldr        q8, [x28, #64]
        add        v29.4s, v8.4s, v29.4s
        add        v2.4s, v2.4s, v29.4s
        shl        v29.4s, v2.4s, #13
        sri        v29.4s, v2.4s, #19
        add        v2.4s, v29.4s, v28.4s                // stream a, left step 71, f5: cycle 707
        shl        v29.4s, v7.4s, #10
        sri        v29.4s, v7.4s, #22
        orn        v7.16b, v3.16b, v17.16b
        eor        v7.16b, v0.16b, v7.16b
        add        v26.4s, v26.4s, v30.4s
        ldr        q9, [x28, #80]
        add        v26.4s, v9.4s, v26.4s
        add        v7.4s, v7.4s, v26.4s
        shl        v26.4s, v7.4s, #13
        sri        v26.4s, v7.4s, #19
        add        v7.4s, v26.4s, v6.4s                 // stream b, left step 71, f5: cycle 707
        zip2       v11.4s, v11.4s, v12.4s
        shl        v26.4s, v3.4s, #10
        sri        v26.4s, v3.4s, #22
        eor        v3.16b, v23.16b, v16.16b
        eor        v3.16b, v19.16b, v3.16b
        ldr        q9, [x25, #224]
        add        v25.4s, v25.4s, v9.4s
        add        v3.4s, v3.4s, v25.4s
        shl        v25.4s, v3.4s, #14
        sri        v25.4s, v3.4s, #18
        add        v3.4s, v25.4s, v22.4s                // stream a, right step 71, f1: cycle 707
        shl        v25.4s, v16.4s, #10
        sri        v25.4s, v16.4s, #22
        eor        v16.16b, v18.16b, v5.16b
        eor        v16.16b, v1.16b, v16.16b
        add        v27.4s, v27.4s, v9.4s
        add        v16.4s, v16.4s, v27.4s
        shl        v27.4s, v16.4s, #14
        sri        v27.4s, v16.4s, #18
        add        v16.4s, v27.4s, v20.4s               // stream b, right step 71, f1: cycle 707
        shl        v27.4s, v5.4s, #10
        sri        v27.4s, v5.4s, #22
        orn        v5.16b, v4.16b, v29.16b
        eor        v5.16b, v2.16b, v5.16b
        add        v28.4s, v28.4s, v30.4s
        add        v5.4s, v5.4s, v28.4s
        shl        v28.4s, v5.4s, #12
        sri        v28.4s, v5.4s, #20
        add        v5.4s, v28.4s, v21.4s                // stream a, left step 72, f5: cycle 717
        shl        v28.4s, v4.4s, #10
        sri        v28.4s, v4.4s, #22
        orn        v4.16b, v0.16b, v26.16b
        eor        v4.16b, v7.16b, v4.16b
        add        v6.4s, v6.4s, v30.4s
        add        v4.4s, v4.4s, v6.4s
        shl        v6.4s, v4.4s, #12
        sri        v6.4s, v4.4s, #20
        add        v4.4s, v6.4s, v17.4s                 // stream b, left step 72, f5: cycle 717
        shl        v6.4s, v0.4s, #10
        sri        v6.4s, v0.4s, #22
        zip1       v12.4s, v13.4s, v15.4s
        eor        v0.16b, v25.16b, v19.16b
        eor        v0.16b, v3.16b, v0.16b
        add        v22.4s, v31.4s, v22.4s
        add        v0.4s, v0.4s, v22.4s
        shl        v22.4s, v0.4s, #6
        sri        v22.4s, v0.4s, #26
        add        v0.4s, v22.4s, v23.4s                // stream a, right step 72, f1: cycle 717
        shl        v22.4s, v19.4s, #10
        sri        v22.4s, v19.4s, #22
        eor        v19.16b, v27.16b, v1.16b
        eor        v19.16b, v16.16b, v19.16b
        add        v20.4s, v10.4s, v20.4s
        add        v19.4s, v19.4s, v20.4s
        shl        v20.4s, v19.4s, #6
        sri        v20.4s, v19.4s, #26
        add        v19.4s, v20.4s, v18.4s               // stream b, right step 72, f1: cycle 717
        shl        v20.4s, v1.4s, #10
        sri        v20.4s, v1.4s, #22
        orn        v1.16b, v2.16b, v28.16b
        eor        v1.16b, v5.16b, v1.16b
        ldr        q31, [x25, #576]
        add        v21.4s, v21.4s, v31.4s
        add        v1.4s, v1.4s, v21.4s
        shl        v21.4s, v1.4s, #5
        sri        v21.4s, v1.4s, #27
        add        v1.4s, v21.4s, v29.4s                // stream a, left step 73, f5: cycle 727
        shl        v21.4s, v2.4s, #10
        sri        v21.4s, v2.4s, #22
        orn        v2.16b, v7.16b, v6.16b
        eor        v2.16b, v4.16b, v2.16b
        add        v17.4s, v17.4s, v31.4s
        add        v2.4s, v2.4s, v17.4s
        shl        v17.4s, v2.4s, #5
        sri        v17.4s, v2.4s, #27
        add        v2.4s, v17.4s, v26.4s                // stream b, left step 73, f5: cycle 727
        shl        v17.4s, v7.4s, #10
        sri        v17.4s, v7.4s, #22
        eor        v7.16b, v22.16b, v3.16b
        eor        v7.16b, v0.16b, v7.16b
        zip2       v13.4s, v13.4s, v15.4s
        ldr        q31, [x28, #192]
        add        v23.4s, v31.4s, v23.4s
        add        v7.4s, v7.4s, v23.4s
        shl        v23.4s, v7.4s, #8
        sri        v23.4s, v7.4s, #24
        add        v7.4s, v23.4s, v25.4s                // stream a, right step 73, f1: cycle 727
        shl        v23.4s, v3.4s, #10
        sri        v23.4s, v3.4s, #22
        eor        v3.16b, v20.16b, v16.16b
        eor        v3.16b, v19.16b, v3.16b
        ldr        q9, [x28, #208]
        add        v18.4s, v9.4s, v18.4s
        add        v3.4s, v3.4s, v18.4s
        shl        v18.4s, v3.4s, #8
        sri        v18.4s, v3.4s, #24
        add        v3.4s, v18.4s, v27.4s                // stream b, right step 73, f1: cycle 727
        shl        v18.4s, v16.4s, #10
        sri        v18.4s, v16.4s, #22
        orn        v16.16b, v5.16b, v21.16b
        eor        v16.16b, v1.16b, v16.16b
        add        v29.4s, v29.4s, v30.4s
        ldr        q10, [x28, #32]
        add        v29.4s, v10.4s, v29.4s
        add        v16.4s, v16.4s, v29.4s
        shl        v29.4s, v16.4s, #12
        sri        v29.4s, v16.4s, #20
        add        v16.4s, v29.4s, v28.4s               // stream a, left step 74, f5: cycle 737
        shl        v29.4s, v5.4s, #10
        sri        v29.4s, v5.4s, #22
        orn        v5.16b, v4.16b, v17.16b
        eor        v5.16b, v2.16b, v5.16b
        add        v26.4s, v26.4s, v30.4s
        add        v24.4s, v24.4s, v26.4s
        add        v5.4s, v5.4s, v24.4s
        shl        v24.4s, v5.4s, #12
        sri        v24.4s, v5.4s, #20
        add        v5.4s, v24.4s, v6.4s                 // stream b, left step 74, f5: cycle 737
        shl        v24.4s, v4.4s, #10
        sri        v24.4s, v4.4s, #22
        zip1       v15.2d, v14.2d, v12.2d
        eor        v4.16b, v23.16b, v0.16b
        eor        v4.16b, v7.16b, v4.16b
        add        v25.4s, v8.4s, v25.4s
        add        v4.4s, v4.4s, v25.4s
        shl        v25.4s, v4.4s, #13
        sri        v25.4s, v4.4s, #19
        add        v4.4s, v25.4s, v22.4s                // stream a, right step 74, f1: cycle 737
        shl        v25.4s, v0.4s, #10
        sri        v25.4s, v0.4s, #22
        eor        v0.16b, v18.16b, v19.16b
        eor        v0.16b, v3.16b, v0.16b
        ldr        q26, [x28, #80]
        add        v26.4s, v26.4s, v27.4s
        add        v0.4s, v0.4s, v26.4s
        shl        v26.4s, v0.4s, #13
        sri        v26.4s, v0.4s, #19
        add        v0.4s, v26.4s, v20.4s                // stream b, right step 74, f1: cycle 737
        shl        v26.4s, v19.4s, #10
        sri        v26.4s, v19.4s, #22
        orn        v19.16b, v1.16b, v29.16b
        eor        v19.16b, v16.16b, v19.16b
        add        v27.4s, v28.4s, v30.4s
        ldr        q28, [x28, #96]
        add        v27.4s, v28.4s, v27.4s
        add        v19.4s, v19.4s, v27.4s
        shl        v27.4s, v19.4s, #13
        sri        v27.4s, v19.4s, #19
        add        v19.4s, v27.4s, v21.4s               // stream a, left step 75, f5: cycle 747
        shl        v27.4s, v1.4s, #10
        sri        v27.4s, v1.4s, #22
        orn        v1.16b, v2.16b, v24.16b
        eor        v1.16b, v5.16b, v1.16b
        add        v6.4s, v6.4s, v30.4s
        ldr        q8, [x28, #112]
        add        v6.4s, v8.4s, v6.4s
        add        v1.4s, v1.4s, v6.4s
        shl        v6.4s, v1.4s, #13
        sri        v6.4s, v1.4s, #19
        add        v1.4s, v6.4s, v17.4s                 // stream b, left step 75, f5: cycle 747
        zip2       v14.2d, v14.2d, v12.2d
        shl        v6.4s, v2.4s, #10
        sri        v6.4s, v2.4s, #22
        eor        v2.16b, v25.16b, v7.16b
        eor        v2.16b, v4.16b, v2.16b
        add        v2.4s, v2.4s, v22.4s
        shl        v22.4s, v2.4s, #6
        sri        v22.4s, v2.4s, #26
        add        v2.4s, v22.4s, v23.4s                // stream a, right step 75, f1: cycle 747
        shl        v22.4s, v7.4s, #10
        sri        v22.4s, v7.4s, #22
        eor        v7.16b, v26.16b, v3.16b
        eor        v7.16b, v0.16b, v7.16b
        add        v7.4s, v7.4s, v20.4s
        shl        v20.4s, v7.4s, #6
        sri        v20.4s, v7.4s, #26
        add        v7.4s, v20.4s, v18.4s                // stream b, right step 75, f1: cycle 747
        shl        v20.4s, v3.4s, #10
        sri        v20.4s, v3.4s, #22
        orn        v3.16b, v16.16b, v27.16b
        eor        v3.16b, v19.16b, v3.16b
        ldr        q10, [x25, #592]
        add        v21.4s, v21.4s, v10.4s
        add        v3.4s, v3.4s, v21.4s
        shl        v21.4s, v3.4s, #14
        sri        v21.4s, v3.4s, #18
        add        v3.4s, v21.4s, v29.4s                // stream a, left step 76, f5: cycle 757
        shl        v21.4s, v16.4s, #10
        sri        v21.4s, v16.4s, #22
        orn        v16.16b, v5.16b, v6.16b
        eor        v16.16b, v1.16b, v16.16b
        add        v17.4s, v17.4s, v10.4s
        add        v16.4s, v16.4s, v17.4s
        shl        v17.4s, v16.4s, #14
        sri        v17.4s, v16.4s, #18
        add        v16.4s, v17.4s, v24.4s               // stream b, left step 76, f5: cycle 757
        shl        v17.4s, v5.4s, #10
        sri        v17.4s, v5.4s, #22
        eor        v5.16b, v22.16b, v4.16b
        eor        v5.16b, v2.16b, v5.16b
        zip1       v12.2d, v11.2d, v13.2d
        ldr        q10, [x25, #256]
        add        v23.4s, v23.4s, v10.4s
        add        v5.4s, v5.4s, v23.4s
        shl        v23.4s, v5.4s, #5
        sri        v23.4s, v5.4s, #27
        add        v5.4s, v23.4s, v25.4s                // stream a, right step 76, f1: cycle 757
        shl        v23.4s, v4.4s, #10
        sri        v23.4s, v4.4s, #22
        eor        v4.16b, v20.16b, v0.16b
        eor        v4.16b, v7.16b, v4.16b
        add        v18.4s, v18.4s, v10.4s
        add        v4.4s, v4.4s, v18.4s
        shl        v18.4s, v4.4s, #5
        sri        v18.4s, v4.4s, #27
        add        v4.4s, v18.4s, v26.4s                // stream b, right step 76, f1: cycle 757
        shl        v18.4s, v0.4s, #10
        sri        v18.4s, v0.4s, #22
        orn        v0.16b, v19.16b, v21.16b
        eor        v0.16b, v3.16b, v0.16b
        add        v29.4s, v29.4s, v30.4s
        add        v0.4s, v0.4s, v29.4s
        shl        v29.4s, v0.4s, #11
        sri        v29.4s, v0.4s, #21
        add        v0.4s, v29.4s, v27.4s                // stream a, left step 77, f5: cycle 767
        shl        v29.4s, v19.4s, #10
        sri        v29.4s, v19.4s, #22
        orn        v19.16b, v1.16b, v17.16b
        eor        v19.16b, v16.16b, v19.16b
        add        v24.4s, v24.4s, v30.4s
        add        v19.4s, v19.4s, v24.4s
        shl        v24.4s, v19.4s, #11
        sri        v24.4s, v19.4s, #21
        add        v19.4s, v24.4s, v6.4s                // stream b, left step 77, f5: cycle 767
        shl        v24.4s, v1.4s, #10
        sri        v24.4s, v1.4s, #22
        eor        v1.16b, v23.16b, v2.16b
        eor        v1.16b, v5.16b, v1.16b
        ldr        q10, [x28]
        add        v25.4s, v10.4s, v25.4s
        zip2       v11.2d, v11.2d, v13.2d
        add        v1.4s, v1.4s, v25.4s
        shl        v25.4s, v1.4s, #15
        sri        v25.4s, v1.4s, #17
        add        v1.4s, v25.4s, v22.4s                // stream a, right step 77, f1: cycle 767
        shl        v25.4s, v2.4s, #10
        sri        v25.4s, v2.4s, #22
        eor        v2.16b, v18.16b, v7.16b
        eor        v2.16b, v4.16b, v2.16b
        ldr        q10, [x28, #16]
        add        v26.4s, v10.4s, v26.4s
        add        v2.4s, v2.4s, v26.4s
        shl        v26.4s, v2.4s, #15
        sri        v26.4s, v2.4s, #17
        add        v2.4s, v26.4s, v20.4s                // stream b, right step 77, f1: cycle 767
        shl        v26.4s, v7.4s, #10
        sri        v26.4s, v7.4s, #22
        orn        v7.16b, v3.16b, v29.16b
        eor        v7.16b, v0.16b, v7.16b
        add        v27.4s, v27.4s, v30.4s
        add        v27.4s, v31.4s, v27.4s
        add        v7.4s, v7.4s, v27.4s
        shl        v27.4s, v7.4s, #8
        sri        v27.4s, v7.4s, #24
        add        v7.4s, v27.4s, v21.4s                // stream a, left step 78, f5: cycle 777
        shl        v27.4s, v3.4s, #10
        sri        v27.4s, v3.4s, #22
        orn        v3.16b, v16.16b, v24.16b
        eor        v3.16b, v19.16b, v3.16b
        add        v6.4s, v6.4s, v30.4s
        add        v6.4s, v9.4s, v6.4s
        add        v3.4s, v3.4s, v6.4s
        shl        v6.4s, v3.4s, #8
        sri        v6.4s, v3.4s, #24
        add        v3.4s, v6.4s, v17.4s                 // stream b, left step 78, f5: cycle 777
        shl        v6.4s, v16.4s, #10
        sri        v6.4s, v16.4s, #22
        eor        v16.16b, v25.16b, v5.16b
        eor        v16.16b, v1.16b, v16.16b
        add        v22.4s, v28.4s, v22.4s
        str        q15, [x27, #144]
        add        v16.4s, v16.4s, v22.4s
        shl        v22.4s, v16.4s, #13
        sri        v22.4s, v16.4s, #19
        add        v16.4s, v22.4s, v23.4s               // stream a, right step 78, f1: cycle 777
        shl        v22.4s, v5.4s, #10
        sri        v22.4s, v5.4s, #22
        eor        v5.16b, v26.16b, v4.16b
        eor        v5.16b, v2.16b, v5.16b
        add        v20.4s, v8.4s, v20.4s
        add        v5.4s, v5.4s, v20.4s
        shl        v20.4s, v5.4s, #13
        sri        v20.4s, v5.4s, #19
        add        v5.4s, v20.4s, v18.4s                // stream b, right step 78, f1: cycle 777
        shl        v20.4s, v4.4s, #10
        sri        v20.4s, v4.4s, #22
        orn        v4.16b, v0.16b, v27.16b
        eor        v4.16b, v7.16b, v4.16b
        add        v21.4s, v21.4s, v30.4s
        add        v4.4s, v4.4s, v21.4s
        shl        v21.4s, v4.4s, #5
        sri        v21.4s, v4.4s, #27
        add        v4.4s, v21.4s, v29.4s                // stream a, left step 79, f5: cycle 787
        shl        v21.4s, v0.4s, #10
        sri        v21.4s, v0.4s, #22
        orn        v0.16b, v19.16b, v6.16b
        eor        v0.16b, v3.16b, v0.16b
        add        v17.4s, v17.4s, v30.4s
        add        v0.4s, v0.4s, v17.4s
        shl        v17.4s, v0.4s, #5
        sri        v17.4s, v0.4s, #27
        add        v0.4s, v17.4s, v24.4s                // stream b, left step 79, f5: cycle 787
        shl        v17.4s, v19.4s, #10
        sri        v17.4s, v19.4s, #22
        eor        v19.16b, v22.16b, v1.16b
        eor        v19.16b, v16.16b, v19.16b
        add        v19.4s, v19.4s, v23.4s
        shl        v23.4s, v19.4s, #11
        sri        v23.4s, v19.4s, #21
        add        v19.4s, v23.4s, v25.4s               // stream a, right step 79, f1: cycle 787
        str        q14, [x27, #176]
        shl        v23.4s, v1.4s, #10
        sri        v23.4s, v1.4s, #22
        eor        v1.16b, v20.16b, v2.16b
        eor        v1.16b, v5.16b, v1.16b
        add        v1.4s, v1.4s, v18.4s
        shl        v18.4s, v1.4s, #11
        sri        v18.4s, v1.4s, #21
        add        v1.4s, v18.4s, v26.4s                // stream b, right step 79, f1: cycle 787
        shl        v18.4s, v2.4s, #10
        sri        v18.4s, v2.4s, #22
        orn        v2.16b, v7.16b, v21.16b
        eor        v2.16b, v4.16b, v2.16b
        add        v28.4s, v29.4s, v30.4s
        add        v2.4s, v2.4s, v28.4s
        shl        v28.4s, v2.4s, #6
        sri        v28.4s, v2.4s, #26
        add        v2.4s, v28.4s, v27.4s                // stream a, left step 80, f5: cycle 797
        shl        v28.4s, v7.4s, #10
        sri        v28.4s, v7.4s, #22
        orn        v7.16b, v3.16b, v17.16b
        eor        v7.16b, v0.16b, v7.16b
        add        v24.4s, v24.4s, v30.4s
        add        v7.4s, v7.4s, v24.4s
        shl        v24.4s, v7.4s, #6
        sri        v24.4s, v7.4s, #26
        add        v7.4s, v24.4s, v6.4s                 // stream b, left step 80, f5: cycle 797
        shl        v24.4s, v3.4s, #10
        sri        v24.4s, v3.4s, #22
        eor        v3.16b, v23.16b, v16.16b
        eor        v3.16b, v19.16b, v3.16b
        add        v3.4s, v3.4s, v25.4s
        shl        v25.4s, v3.4s, #11
        sri        v25.4s, v3.4s, #21
        add        v3.4s, v25.4s, v22.4s                // stream a, right step 80, f1: cycle 797
        shl        v25.4s, v16.4s, #10
        sri        v25.4s, v16.4s, #22
        eor        v16.16b, v18.16b, v5.16b
        eor        v16.16b, v1.16b, v16.16b
        str        q12, [x27, #208]
        add        v16.4s, v16.4s, v26.4s
        shl        v26.4s, v16.4s, #11
        sri        v26.4s, v16.4s, #21
        add        v16.4s, v26.4s, v20.4s               // stream b, right step 80, f1: cycle 797
        shl        v26.4s, v5.4s, #10
        sri        v26.4s, v5.4s, #22
        ldr        q5, [x25, #608]
        add        v25.4s, v25.4s, v5.4s
        add        v4.4s, v4.4s, v25.4s
        str        q4, [sp, #512]
        ldr        q4, [x25, #624]
        add        v23.4s, v23.4s, v4.4s
        add        v23.4s, v28.4s, v23.4s
        str        q23, [sp, #528]
        ldr        q23, [x25, #64]
        add        v22.4s, v22.4s, v23.4s
        add        v21.4s, v21.4s, v22.4s
        str        q21, [sp, #544]
        ldr        q21, [x25, #16]
        add        v22.4s, v27.4s, v21.4s
        add        v3.4s, v3.4s, v22.4s
        str        q3, [sp, #560]
        ldr        q3, [x25, #640]
        add        v19.4s, v19.4s, v3.4s
        add        v2.4s, v2.4s, v19.4s
        str        q2, [sp, #576]
        add        v2.4s, v26.4s, v5.4s
        add        v0.4s, v0.4s, v2.4s
        str        q0, [sp, #592]
        add        v0.4s, v18.4s, v4.4s
        add        v0.4s, v24.4s, v0.4s
        str        q0, [sp, #608]
        add        v0.4s, v20.4s, v23.4s
        add        v0.4s, v17.4s, v0.4s
        str        q0, [sp, #624]
        add        v0.4s, v6.4s, v21.4s
        add        v0.4s, v16.4s, v0.4s
        str        q0, [sp, #640]
        add        v0.4s, v1.4s, v3.4s
        add        v0.4s, v7.4s, v0.4s
        str        q0, [sp, #656]
        str        q11, [x27, #240]
        ldr        q1, [sp, #512]
        ldr        q2, [sp, #528]
        ldr        q3, [sp, #544]
        ldr        q4, [sp, #560]
        zip1       v0.4s, v1.4s, v2.4s
        zip2       v1.4s, v1.4s, v2.4s
        zip1       v2.4s, v3.4s, v4.4s
        zip2       v3.4s, v3.4s, v4.4s
        zip1       v4.2d, v0.2d, v2.2d
        zip2       v0.2d, v0.2d, v2.2d
        zip1       v2.2d, v1.2d, v3.2d
        zip2       v1.2d, v1.2d, v3.2d
        str        q4, [x1]
        ldr        w9, [sp, #576]
        str        w9, [x1, #16]
        add        x1, x1, #20
        str        q0, [x1]
        ldr        w9, [sp, #580]
        str        w9, [x1, #16]
        add        x1, x1, #20
        str        q2, [x1]
        ldr        w9, [sp, #584]
        str        w9, [x1, #16]
        add        x1, x1, #20
        str        q1, [x1]
        ldr        w9, [sp, #588]
        str        w9, [x1, #16]
        add        x1, x1, #20
        ldr        q1, [sp, #592]
        ldr        q2, [sp, #608]
        ldr        q3, [sp, #624]
        ldr        q4, [sp, #640]
        zip1       v0.4s, v1.4s, v2.4s
        zip2       v1.4s, v1.4s, v2.4s
        zip1       v2.4s, v3.4s, v4.4s
        zip2       v3.4s, v3.4s, v4.4s
        zip1       v4.2d, v0.2d, v2.2d
        zip2       v0.2d, v0.2d, v2.2d
        zip1       v2.2d, v1.2d, v3.2d
        zip2       v1.2d, v1.2d, v3.2d
        str        q4, [x1]
        ldr        w9, [sp, #656]
        str        w9, [x1, #16]
        add        x1, x1, #20
        str        q0, [x1]
        ldr        w9, [sp, #660]
        str        w9, [x1, #16]
        add        x1, x1, #20
        str        q2, [x1]
        ldr        w9, [sp, #664]
        str        w9, [x1, #16]
        add        x1, x1, #20
        str        q1, [x1]
        ldr        w9, [sp, #668]
        str        w9, [x1, #16]
        add        x1, x1, #20
        subs       x2, x2, #1
        b.ne       L(ripemd160_aarch64_neon_32_xn_loop)
L(ripemd160_aarch64_neon_32_xn_end):
        add        sp, sp, #672
        .cfi_adjust_cfa_offset -672
        ldp        x25, x26, [sp]
        .cfi_restore x25
        .cfi_restore x26
        ldp        x27, x28, [sp, #16]
        .cfi_restore x27
        .cfi_restore x28
        ldp        d8, d9, [sp, #32]
        .cfi_restore d8
        .cfi_restore d9
        ldp        d10, d11, [sp, #48]
        .cfi_restore d10
        .cfi_restore d11
        ldp        d12, d13, [sp, #64]
        .cfi_restore d12
        .cfi_restore d13
        ldp        d14, d15, [sp, #80]
        .cfi_restore d14
        .cfi_restore d15
        add        sp, sp, #96
        .cfi_adjust_cfa_offset -96
        ret
        .cfi_endproc
#if defined(__ELF__)
        .size      SYMBOL(ripemd160_aarch64_neon_32_xn), . - SYMBOL(ripemd160_aarch64_neon_32_xn)
#endif

#if defined(__APPLE__)
        .section __TEXT,__const
#elif defined(_WIN32)
        .section .rdata,"dr"
#else
        .section .rodata,"a",%progbits
#endif
        .p2align   2
L(ripemd160_aarch64_neon_32_x1_constants):
        .long      0xce8a4602, 0xc81a035d, 0xc3d2e1f0, 0x04be51eb, 0xffcdaf9d, 0x14756ed6
        .long      0x36ae27bf, 0xc951d840, 0x10325476, 0x60d4e05c, 0xeb73fa62, 0x3c168648
        .long      0x8750b3a5, 0x50a28be6, 0x00000080, 0x50a28c66, 0x00000100, 0x5c4dd124
        .long      0x5a827999, 0x5c4dd224, 0x5c4dd1a4, 0x6d703ef3, 0x5a827a99, 0x5a827a19
        .long      0x6ed9eba1, 0x6d703ff3, 0x6ed9eca1, 0x6d703f73, 0x6ed9ec21, 0x7a6d7769
        .long      0x7a6d76e9, 0x8f1bbcdc, 0x8f1bbd5c, 0x8f1bbddc, 0x7a6d77e9, 0xa953fd4e
        .long      0xa953fe4e, 0xa953fdce, 0xefcdab89, 0x98badcfe, 0x67452301

/*
 * void ripemd160_aarch64_neon_32_x1(const uint8_t *const *data, uint8_t (*digest)[20], size_t
 * ngroups);
 *
 * Arguments: data in x0, digest in x1, ngroups in x2.
 */
        .text
        .p2align   5
        .globl     SYMBOL(ripemd160_aarch64_neon_32_x1)
#if defined(_WIN32)
        .def       SYMBOL(ripemd160_aarch64_neon_32_x1)
        .scl       2
        .type      32
        .endef
#elif defined(__ELF__)
        .type      SYMBOL(ripemd160_aarch64_neon_32_x1), %function
#endif
SYMBOL(ripemd160_aarch64_neon_32_x1):
        .cfi_startproc
#if BTI
        hint       #34 // bti c
#endif
        sub        sp, sp, #80
        .cfi_adjust_cfa_offset 80
        stp        x19, x20, [sp]
        .cfi_rel_offset x19, 0
        .cfi_rel_offset x20, 8
        stp        x21, x22, [sp, #16]
        .cfi_rel_offset x21, 16
        .cfi_rel_offset x22, 24
        stp        x23, x24, [sp, #32]
        .cfi_rel_offset x23, 32
        .cfi_rel_offset x24, 40
        stp        x25, x26, [sp, #48]
        .cfi_rel_offset x25, 48
        .cfi_rel_offset x26, 56
        stp        x27, x28, [sp, #64]
        .cfi_rel_offset x27, 64
        .cfi_rel_offset x28, 72
        cbz        x2, L(ripemd160_aarch64_neon_32_x1_end)
        address    x27, L(ripemd160_aarch64_neon_32_x1_constants)
        .p2align   5
L(ripemd160_aarch64_neon_32_x1_loop):
        ldr        x28, [x0]
        ldr        w8, [x28]
        ldr        w9, [x27]
        add        w9, w8, w9
        ldr        w10, [x28, #20]
        ldr        w11, [x27, #4]
        add        w11, w10, w11
        ror        w9, w9, #21
        ror        w11, w11, #24
        ldr        w12, [x28, #4]
        ldr        w13, [x27, #8]
        add        w14, w12, w13
        add        w9, w9, w13                          // left step 1, f1: cycle 2
        add        w11, w11, w13                        // right step 1, f5: cycle 2
        ldr        w15, [x27, #12]
        eor        w15, w9, w15
        ldr        w16, [x27, #16]
        eor        w16, w11, w16
        add        w14, w15, w14
        ldr        w15, [x27, #20]
        add        w15, w16, w15
        ldr        w16, [x27, #24]
        eor        w17, w9, w16
        ldr        w3, [x27, #28]
        orr        w3, w11, w3
        ror        w14, w14, #18
        ror        w15, w15, #23
        ldr        w4, [x28, #8]
        ldr        w5, [x27, #32]
        add        w6, w4, w5
        ldr        w7, [x28, #28]
        ldr        w19, [x27, #36]
        add        w19, w7, w19
        add        w14, w14, w5                         // left step 2, f1: cycle 6
        add        w15, w15, w5                         // right step 2, f5: cycle 6
        eor        w17, w14, w17
        eor        w3, w15, w3
        ror        w9, w9, #22
        ror        w11, w11, #22
        add        w17, w17, w6
        add        w3, w3, w19
        eor        w6, w9, w14
        orn        w19, w15, w11
        ror        w17, w17, #17
        ror        w3, w3, #23
        ldr        w20, [x28, #12]
        ldr        w21, [x27, #40]
        add        w22, w20, w21
        ldr        w23, [x27, #44]
        add        w23, w8, w23
        add        w17, w17, w21                        // left step 3, f1: cycle 10
        add        w3, w3, w21                          // right step 3, f5: cycle 10
        eor        w6, w17, w6
        eor        w19, w3, w19
        ror        w14, w14, #22
        ror        w15, w15, #22
        add        w6, w6, w22
        add        w19, w19, w23
        eor        w21, w14, w17
        orn        w22, w3, w15
        ror        w6, w6, #20
        ror        w19, w19, #21
        ldr        w23, [x28, #16]
        add        w24, w23, w16
        add        w6, w6, w16                          // left step 4, f1: cycle 14
        add        w16, w19, w16                        // right step 4, f5: cycle 14
        eor        w19, w6, w21
        eor        w21, w16, w22
        ror        w17, w17, #22
        ror        w3, w3, #22
        add        w19, w19, w24
        ldr        w22, [x27, #48]
        add        w21, w21, w22
        eor        w22, w17, w6
        orn        w24, w16, w3
        ror        w19, w19, #27
        ror        w21, w21, #19
        ldr        w25, [x27, #52]
        add        w26, w11, w25
        add        w13, w10, w9
        add        w9, w19, w9                          // left step 5, f1: cycle 18
        add        w11, w21, w11                        // right step 5, f5: cycle 18
        add        w19, w4, w26
        eor        w21, w9, w22
        eor        w22, w11, w24
        ror        w6, w6, #22
        ror        w16, w16, #22
        add        w13, w21, w13
        add        w19, w22, w19
        eor        w21, w6, w9
        orn        w22, w11, w16
        ror        w13, w13, #24
        ror        w19, w19, #17
        ldr        w24, [x28, #24]
        add        w26, w24, w14
        add        w5, w15, w25
        add        w13, w13, w14                        // left step 6, f1: cycle 22
        add        w14, w19, w15                        // right step 6, f5: cycle 22
        eor        w15, w13, w21
        eor        w19, w14, w22
        ror        w9, w9, #22
        ror        w11, w11, #22
        add        w15, w15, w26
        add        w5, w19, w5
        eor        w19, w9, w13
        orn        w21, w14, w11
        ror        w15, w15, #25
        ror        w5, w5, #17
        add        w22, w3, w25
        add        w26, w7, w17
        add        w15, w15, w17                        // left step 7, f1: cycle 26
        add        w17, w5, w3                          // right step 7, f5: cycle 26
        add        w3, w23, w22
        eor        w5, w15, w19
        eor        w19, w17, w21
        ror        w13, w13, #22
        ror        w14, w14, #22
        add        w5, w5, w26
        add        w3, w19, w3
        eor        w19, w13, w15
        orn        w21, w17, w14
        ror        w5, w5, #23
        ror        w3, w3, #27
        ldr        w22, [x27, #56]
        add        w26, w6, w22
        add        w22, w16, w25
        add        w5, w5, w6                           // left step 8, f1: cycle 30
        add        w16, w3, w16                         // right step 8, f5: cycle 30
        eor        w3, w5, w19
        eor        w6, w16, w21
        ror        w15, w15, #22
        ror        w17, w17, #22
        add        w3, w3, w26
        add        w6, w6, w22
        eor        w19, w15, w5
        orn        w21, w16, w17
        ror        w3, w3, #21
        ror        w6, w6, #25
        add        w22, w11, w25
        add        w3, w3, w9                           // left step 9, f1: cycle 34
        add        w11, w6, w11                         // right step 9, f5: cycle 34
        add        w6, w24, w22
        eor        w19, w3, w19
        eor        w21, w11, w21
        ror        w5, w5, #22
        ror        w16, w16, #22
        add        w9, w19, w9
        add        w6, w21, w6
        eor        w19, w5, w3
        orn        w21, w11, w16
        ror        w9, w9, #19
        ror        w6, w6, #25
        add        w22, w14, w25
        add        w9, w9, w13                          // left step 10, f1: cycle 38
        add        w14, w6, w14                         // right step 10, f5: cycle 38
        eor        w6, w9, w19
        eor        w19, w14, w21
        ror        w3, w3, #22
        ror        w11, w11, #22
        add        w13, w6, w13
        add        w6, w19, w22
        eor        w19, w3, w9
        orn        w21, w14, w11
        ror        w13, w13, #18
        ror        w6, w6, #24
        ldr        w22, [x27, #60]
        add        w22, w17, w22
        add        w13, w13, w15                        // left step 11, f1: cycle 42
        add        w17, w6, w17                         // right step 11, f5: cycle 42
        eor        w6, w13, w19
        eor        w19, w17, w21
        ror        w9, w9, #22
        ror        w14, w14, #22
        add        w15, w6, w15
        add        w6, w19, w22
        eor        w19, w9, w13
        orn        w21, w17, w14
        ror        w15, w15, #17
        ror        w6, w6, #21
        add        w22, w16, w25
        add        w15, w15, w5                         // left step 12, f1: cycle 46
        add        w16, w6, w16                         // right step 12, f5: cycle 46
        add        w6, w12, w22
        eor        w19, w15, w19
        eor        w21, w16, w21
        ror        w13, w13, #22
        ror        w17, w17, #22
        add        w5, w19, w5
        add        w6, w21, w6
        eor        w19, w13, w15
        orn        w21, w16, w17
        ror        w5, w5, #26
        ror        w6, w6, #18
        add        w22, w11, w25
        add        w5, w5, w3                           // left step 13, f1: cycle 50
        add        w11, w6, w11                         // right step 13, f5: cycle 50
        eor        w6, w5, w19
        eor        w19, w11, w21
        ror        w15, w15, #22
        ror        w16, w16, #22
        add        w3, w6, w3
        add        w6, w19, w22
        eor        w19, w15, w5
        orn        w21, w11, w16
        ror        w3, w3, #25
        ror        w6, w6, #18
        add        w22, w14, w25
        ldr        w26, [x27, #64]
        add        w4, w9, w26
        add        w9, w3, w9                           // left step 14, f1: cycle 54
        add        w14, w6, w14                         // right step 14, f5: cycle 54
        add        w3, w20, w22
        eor        w6, w9, w19
        eor        w19, w14, w21
        ror        w5, w5, #22
        ror        w11, w11, #22
        add        w4, w6, w4
        add        w3, w19, w3
        eor        w6, w5, w9
        orn        w19, w14, w11
        ror        w4, w4, #23
        ror        w3, w3, #20
        add        w21, w17, w25
        add        w4, w4, w13                          // left step 15, f1: cycle 58
        add        w17, w3, w17                         // right step 15, f5: cycle 58
        eor        w3, w4, w6
        eor        w6, w17, w19
        ror        w14, w14, #22
        ldr        w19, [x27, #68]
        add        w22, w16, w19
        add        w13, w3, w13
        add        w3, w6, w21
        ror        w9, w9, #22
        bic        w6, w17, w14
        ror        w13, w13, #24
        ror        w3, w3, #26
        add        w21, w24, w22
        ldr        w22, [x27, #72]
        add        w25, w15, w22
        add        w13, w13, w15                        // left step 16, f1: cycle 62
        add        w15, w3, w16                         // right step 16, f5: cycle 62
        add        w16, w6, w21
        add        w3, w7, w25
        and        w6, w13, w4
        bic        w21, w9, w13
        and        w25, w15, w14
        ror        w17, w17, #22
        orr        w6, w6, w21
        add        w16, w25, w16
        bic        w21, w15, w17
        add        w25, w11, w19
        add        w3, w6, w3
        ror        w16, w16, #23
        ror        w4, w4, #22
        add        w6, w21, w25
        ror        w3, w3, #25
        add        w11, w16, w11                        // right step 17, f4: cycle 66
        add        w16, w5, w22
        add        w3, w3, w5                           // left step 17, f2: cycle 67
        and        w5, w11, w17
        add        w16, w23, w16
        ror        w15, w15, #22
        and        w21, w3, w13
        bic        w25, w4, w3
        add        w5, w5, w6
        add        w6, w14, w19
        orr        w21, w21, w25
        ror        w5, w5, #19
        bic        w25, w11, w15
        add        w6, w20, w6
        add        w16, w21, w16
        add        w14, w5, w14                         // right step 18, f4: cycle 70
        add        w5, w25, w6
        ror        w13, w13, #22
        ror        w16, w16, #26
        and        w6, w14, w15
        ror        w11, w11, #22
        add        w21, w17, w19
        add        w16, w16, w9                         // left step 18, f2: cycle 72
        add        w5, w6, w5
        add        w9, w9, w22
        bic        w6, w14, w11
        and        w25, w16, w3
        bic        w26, w13, w16
        ror        w5, w5, #17
        add        w21, w7, w21
        orr        w25, w25, w26
        add        w17, w5, w17                         // right step 19, f4: cycle 74
        add        w5, w6, w21
        add        w9, w25, w9
        and        w6, w17, w11
        ror        w3, w3, #22
        ror        w14, w14, #22
        ror        w9, w9, #24
        add        w5, w6, w5
        add        w6, w15, w19
        add        w21, w4, w22
        add        w9, w9, w4                           // left step 19, f2: cycle 77
        ror        w4, w5, #25
        bic        w5, w17, w14
        add        w6, w8, w6
        and        w25, w9, w16
        bic        w26, w3, w9
        add        w15, w4, w15                         // right step 20, f4: cycle 78
        add        w4, w12, w21
        orr        w21, w25, w26
        and        w25, w15, w14
        add        w5, w5, w6
        ror        w17, w17, #22
        add        w4, w21, w4
        add        w5, w25, w5
        ror        w16, w16, #22
        bic        w6, w15, w17
        ror        w4, w4, #19
        ror        w5, w5, #20
        add        w21, w11, w19
        add        w4, w4, w13                          // left step 20, f2: cycle 82
        add        w11, w5, w11                         // right step 21, f4: cycle 82
        add        w5, w6, w21
        add        w13, w13, w22
        and        w6, w4, w9
        bic        w21, w16, w4
        and        w25, w11, w17
        ror        w15, w15, #22
        orr        w6, w6, w21
        add        w5, w25, w5
        add        w21, w14, w19
        bic        w25, w11, w15
        add        w13, w6, w13
        ror        w5, w5, #24
        add        w6, w10, w21
        ror        w9, w9, #22
        ror        w13, w13, #21
        add        w14, w5, w14                         // right step 22, f4: cycle 86
        add        w5, w25, w6
        add        w6, w3, w22
        add        w13, w13, w3                         // left step 21, f2: cycle 87
        and        w3, w14, w15
        add        w6, w24, w6
        ror        w11, w11, #22
        and        w21, w13, w4
        bic        w25, w9, w13
        add        w3, w3, w5
        bic        w5, w14, w11
        orr        w21, w21, w25
        ror        w3, w3, #23
        add        w25, w17, w19
        add        w6, w21, w6
        add        w17, w3, w17                         // right step 23, f4: cycle 90
        add        w3, w5, w25
        ror        w4, w4, #22
        ror        w5, w6, #23
        and        w6, w17, w11
        ror        w14, w14, #22
        add        w5, w5, w16                          // left step 22, f2: cycle 92
        add        w3, w6, w3
        add        w16, w16, w22
        bic        w6, w17, w14
        and        w21, w5, w13
        bic        w25, w4, w5
        ror        w3, w3, #21
        ldr        w26, [x27, #76]
        add        w26, w15, w26
        orr        w21, w21, w25
        add        w15, w3, w15                         // right step 24, f4: cycle 94
        add        w3, w6, w26
        add        w16, w21, w16
        and        w6, w15, w14
        ror        w13, w13, #22
        ror        w17, w17, #22
        ror        w16, w16, #25
        add        w3, w6, w3
        add        w6, w9, w22
        bic        w21, w15, w17
        add        w9, w16, w9                          // left step 23, f2: cycle 97
        ror        w16, w3, #25
        add        w3, w11, w19
        add        w6, w20, w6
        and        w25, w9, w5
        bic        w26, w13, w9
        add        w11, w16, w11                        // right step 25, f4: cycle 98
        add        w16, w21, w3
        orr        w3, w25, w26
        and        w21, w11, w17
        ror        w15, w15, #22
        add        w3, w3, w6
        add        w16, w21, w16
        ror        w5, w5, #22
        bic        w6, w11, w15
        ror        w3, w3, #17
        ror        w16, w16, #25
        ldr        w21, [x27, #80]
        add        w21, w14, w21
        add        w3, w3, w4                           // left step 24, f2: cycle 102
        add        w14, w16, w14                        // right step 26, f4: cycle 102
        add        w16, w6, w21
        add        w4, w4, w22
        and        w6, w3, w9
        bic        w21, w5, w3
        and        w25, w14, w15
        ror        w11, w11, #22
        orr        w6, w6, w21
        add        w16, w25, w16
        bic        w21, w14, w11
        add        w25, w17, w19
        add        w4, w6, w4
        ror        w16, w16, #20
        ror        w9, w9, #22
        add        w6, w21, w25
        ror        w4, w4, #25
        add        w16, w16, w17                        // right step 27, f4: cycle 106
        add        w17, w13, w22
        add        w13, w4, w13                         // left step 25, f2: cycle 107
        and        w4, w16, w11
        add        w17, w8, w17
        ror        w14, w14, #22
        and        w21, w13, w3
        bic        w25, w9, w13
        add        w4, w4, w6
        add        w6, w15, w19
        orr        w21, w21, w25
        ror        w4, w4, #25
        bic        w25, w16, w14
        add        w6, w23, w6
        add        w17, w21, w17
        add        w15, w4, w15                         // right step 28, f4: cycle 110
        add        w4, w25, w6
        ror        w3, w3, #22
        ror        w17, w17, #20
        and        w6, w15, w14
        ror        w16, w16, #22
        add        w17, w17, w5                         // left step 26, f2: cycle 112
        add        w4, w6, w4
        add        w5, w5, w22
        bic        w6, w15, w16
        and        w21, w17, w13
        bic        w25, w3, w17
        ror        w4, w4, #26
        add        w26, w11, w19
        orr        w21, w21, w25
        add        w11, w4, w11                         // right step 29, f4: cycle 114
        add        w4, w6, w26
        add        w5, w21, w5
        and        w6, w11, w16
        ror        w13, w13, #22
        ror        w15, w15, #22
        ror        w5, w5, #17
        add        w4, w6, w4
        add        w6, w14, w19
        add        w21, w9, w22
        add        w9, w5, w9                           // left step 27, f2: cycle 117
        ror        w4, w4, #17
        bic        w5, w11, w15
        add        w6, w12, w6
        and        w25, w9, w17
        bic        w26, w13, w9
        add        w14, w4, w14                         // right step 30, f4: cycle 118
        add        w4, w10, w21
        orr        w21, w25, w26
        and        w25, w14, w15
        add        w5, w5, w6
        ror        w11, w11, #22
        add        w4, w21, w4
        add        w5, w25, w5
        add        w6, w16, w19
        ror        w17, w17, #22
        ror        w4, w4, #23
        ror        w5, w5, #19
        bic        w19, w14, w11
        ldr        w21, [x28, #8]
        add        w6, w21, w6
        add        w4, w4, w3                           // left step 28, f2: cycle 122
        add        w16, w5, w16                         // right step 31, f4: cycle 122
        add        w3, w3, w22
        add        w5, w19, w6
        and        w6, w4, w9
        bic        w19, w17, w4
        and        w25, w16, w11
        add        w3, w21, w3
        orr        w6, w6, w19
        add        w5, w25, w5
        add        w3, w6, w3
        ror        w5, w5, #21
        ror        w9, w9, #22
        ror        w14, w14, #22
        ror        w3, w3, #21
        add        w5, w5, w15                          // right step 32, f4: cycle 126
        ldr        w6, [x27, #84]
        add        w15, w15, w6
        add        w3, w3, w13                          // left step 29, f2: cycle 127
        orn        w19, w5, w16
        ldr        w25, [x27, #88]
        add        w13, w13, w25
        and        w25, w3, w4
        bic        w26, w9, w3
        eor        w19, w19, w14
        orr        w25, w25, w26
        add        w15, w19, w15
        add        w13, w25, w13
        ror        w15, w15, #23
        ror        w4, w4, #22
        ror        w16, w16, #22
        ror        w13, w13, #25
        add        w15, w15, w11                        // right step 33, f3: cycle 131
        add        w11, w11, w6
        add        w13, w13, w17                        // left step 30, f2: cycle 132
        orn        w19, w15, w5
        add        w11, w10, w11
        add        w17, w17, w22
        and        w22, w13, w3
        bic        w25, w4, w13
        eor        w19, w19, w16
        orr        w22, w22, w25
        add        w11, w19, w11
        add        w17, w22, w17
        ror        w11, w11, #25
        ror        w3, w3, #22
        ror        w5, w5, #22
        ror        w17, w17, #19
        add        w11, w11, w14                        // right step 34, f3: cycle 136
        add        w14, w14, w6
        add        w17, w17, w9                         // left step 31, f2: cycle 137
        orn        w19, w11, w15
        add        w14, w12, w14
        ldr        w22, [x27, #92]
        add        w9, w9, w22
        and        w22, w17, w13
        bic        w25, w3, w17
        eor        w19, w19, w5
        orr        w22, w22, w25
        add        w14, w19, w14
        add        w9, w22, w9
        ror        w14, w14, #17
        mvn        w19, w17
        ror        w15, w15, #22
        ror        w9, w9, #20
        add        w14, w14, w16                        // right step 35, f3: cycle 141
        add        w16, w16, w6
        ror        w13, w13, #22
        add        w9, w9, w4                           // left step 32, f2: cycle 142
        orn        w22, w14, w11
        ldr        w25, [x27, #96]
        add        w4, w4, w25
        add        w16, w20, w16
        orr        w19, w9, w19
        eor        w22, w22, w15
        add        w4, w20, w4
        eor        w19, w19, w13
        add        w16, w22, w16
        add        w4, w19, w4
        ror        w16, w16, #21
        ror        w11, w11, #22
        add        w19, w5, w6
        ror        w4, w4, #21
        add        w16, w16, w5                         // right step 36, f3: cycle 146
        ror        w17, w17, #22
        add        w5, w7, w19
        add        w4, w4, w3                           // left step 33, f3: cycle 147
        orn        w19, w16, w14
        add        w3, w3, w25
        orn        w22, w4, w9
        eor        w19, w19, w11
        eor        w22, w22, w17
        add        w5, w19, w5
        add        w3, w22, w3
        ror        w5, w5, #24
        ror        w14, w14, #22
        ror        w3, w3, #19
        add        w5, w5, w15                          // right step 37, f3: cycle 151
        ror        w9, w9, #22
        ldr        w19, [x27, #100]
        add        w15, w15, w19
        add        w3, w3, w13                          // left step 34, f3: cycle 152
        orn        w19, w5, w16
        ldr        w22, [x27, #104]
        add        w13, w13, w22
        orn        w22, w3, w4
        eor        w19, w19, w14
        eor        w22, w22, w9
        add        w15, w19, w15
        add        w13, w22, w13
        ror        w15, w15, #26
        ror        w16, w16, #22
        add        w19, w11, w6
        ror        w13, w13, #26
        add        w11, w15, w11                        // right step 38, f3: cycle 156
        ror        w15, w4, #22
        add        w4, w17, w25
        add        w13, w13, w17                        // left step 35, f3: cycle 157
        orn        w17, w11, w5
        add        w19, w24, w19
        add        w4, w23, w4
        orn        w22, w13, w3
        eor        w17, w17, w16
        eor        w22, w22, w15
        add        w17, w17, w19
        add        w4, w22, w4
        ror        w17, w17, #26
        ror        w5, w5, #22
        ror        w4, w4, #25
        add        w17, w17, w14                        // right step 39, f3: cycle 161
        ror        w3, w3, #22
        add        w14, w14, w6
        add        w4, w4, w9                           // left step 36, f3: cycle 162
        orn        w19, w17, w11
        add        w9, w9, w25
        orn        w22, w4, w13
        eor        w19, w19, w5
        eor        w22, w22, w3
        add        w14, w19, w14
        add        w9, w22, w9
        ror        w14, w14, #18
        ror        w11, w11, #22
        ror        w9, w9, #18
        add        w14, w14, w16                        // right step 40, f3: cycle 166
        ror        w13, w13, #22
        add        w16, w16, w6
        add        w9, w9, w15                          // left step 37, f3: cycle 167
        orn        w19, w14, w17
        add        w15, w15, w25
        orn        w22, w9, w4
        eor        w19, w19, w11
        eor        w22, w22, w13
        add        w16, w19, w16
        add        w15, w22, w15
        ror        w16, w16, #20
        ror        w17, w17, #22
        ror        w15, w15, #23
        add        w16, w16, w5                         // right step 41, f3: cycle 171
        ror        w4, w4, #22
        ldr        w19, [x27, #108]
        add        w5, w5, w19
        add        w15, w15, w3                         // left step 38, f3: cycle 172
        orn        w19, w16, w14
        ldr        w22, [x27, #112]
        add        w3, w3, w22
        orn        w22, w15, w9
        eor        w19, w19, w17
        eor        w22, w22, w4
        add        w5, w19, w5
        add        w3, w22, w3
        ror        w5, w5, #19
        ror        w14, w14, #22
        ror        w3, w3, #19
        add        w5, w5, w11                          // right step 42, f3: cycle 176
        ror        w9, w9, #22
        add        w19, w13, w25
        add        w13, w3, w13                         // left step 39, f3: cycle 177
        orn        w3, w5, w16
        add        w11, w11, w6
        add        w19, w12, w19
        orn        w22, w13, w15
        eor        w3, w3, w14
        eor        w22, w22, w9
        add        w11, w3, w11
        add        w3, w22, w19
        ror        w11, w11, #27
        ror        w16, w16, #22
        add        w19, w17, w6
        ror        w3, w3, #17
        add        w11, w11, w17                        // right step 43, f3: cycle 181
        ror        w15, w15, #22
        add        w17, w4, w25
        add        w3, w3, w4                           // left step 40, f3: cycle 182
        orn        w4, w11, w5
        add        w19, w21, w19
        add        w17, w21, w17
        orn        w22, w3, w13
        eor        w4, w4, w16
        eor        w22, w22, w15
        add        w4, w4, w19
        add        w17, w22, w17
        ror        w4, w4, #18
        ror        w5, w5, #22
        ror        w17, w17, #18
        add        w4, w4, w14                          // right step 44, f3: cycle 186
        ror        w13, w13, #22
        add        w19, w9, w25
        add        w9, w17, w9                          // left step 41, f3: cycle 187
        orn        w17, w4, w11
        add        w14, w14, w6
        add        w19, w7, w19
        orn        w22, w9, w3
        eor        w17, w17, w5
        eor        w22, w22, w13
        add        w14, w17, w14
        add        w17, w22, w19
        ror        w14, w14, #19
        ror        w11, w11, #22
        add        w19, w16, w6
        ror        w17, w17, #24
        add        w14, w14, w16                        // right step 45, f3: cycle 191
        ror        w16, w3, #22
        add        w3, w15, w25
        add        w15, w17, w15                        // left step 42, f3: cycle 192
        orn        w17, w14, w4
        add        w19, w8, w19
        add        w3, w8, w3
        orn        w22, w15, w9
        eor        w17, w17, w11
        eor        w22, w22, w16
        add        w17, w17, w19
        add        w3, w22, w3
        ror        w17, w17, #19
        ror        w4, w4, #22
        add        w19, w5, w6
        ror        w3, w3, #19
        add        w17, w17, w5                         // right step 46, f3: cycle 196
        ror        w9, w9, #22
        add        w5, w13, w25
        add        w13, w3, w13                         // left step 43, f3: cycle 197
        orn        w3, w17, w14
        add        w19, w23, w19
        add        w5, w24, w5
        orn        w22, w13, w15
        eor        w3, w3, w4
        eor        w22, w22, w9
        add        w3, w3, w19
        add        w5, w22, w5
        ror        w3, w3, #25
        ror        w14, w14, #22
        ror        w5, w5, #26
        add        w3, w3, w11                          // right step 47, f3: cycle 201
        ror        w15, w15, #22
        add        w11, w11, w6
        add        w5, w5, w16                          // left step 44, f3: cycle 202
        orn        w6, w3, w17
        add        w16, w16, w25
        orn        w19, w5, w13
        eor        w6, w6, w14
        eor        w19, w19, w15
        add        w11, w6, w11
        ror        w17, w17, #22
        add        w16, w19, w16
        ror        w11, w11, #27
        ror        w16, w16, #27
        add        w11, w11, w4                         // right step 48, f3: cycle 206
        ror        w13, w13, #22
        ldr        w6, [x27, #116]
        add        w4, w4, w6
        add        w16, w16, w9                         // left step 45, f3: cycle 207
        and        w6, w11, w3
        bic        w19, w17, w11
        add        w9, w9, w25
        orn        w22, w16, w5
        orr        w6, w6, w19
        eor        w19, w22, w13
        add        w4, w6, w4
        ror        w3, w3, #22
        add        w9, w19, w9
        ror        w4, w4, #17
        ldr        w6, [x27, #120]
        add        w19, w14, w6
        ror        w9, w9, #20
        add        w14, w4, w14                         // right step 49, f2: cycle 211
        ror        w4, w5, #22
        add        w5, w15, w25
        add        w9, w9, w15                          // left step 46, f3: cycle 212
        and        w15, w14, w11
        bic        w22, w3, w14
        add        w19, w24, w19
        orn        w26, w9, w16
        orr        w15, w15, w22
        add        w5, w10, w5
        eor        w22, w26, w4
        add        w15, w15, w19
        ror        w11, w11, #22
        add        w5, w22, w5
        ror        w15, w15, #27
        add        w19, w17, w6
        ror        w5, w5, #25
        add        w15, w15, w17                        // right step 50, f2: cycle 216
        ror        w16, w16, #22
        add        w17, w23, w19
        add        w5, w5, w13                          // left step 47, f3: cycle 217
        and        w19, w15, w14
        bic        w22, w11, w15
        add        w13, w13, w25
        orn        w25, w5, w9
        orr        w19, w19, w22
        ror        w9, w9, #22
        eor        w22, w25, w16
        add        w17, w19, w17
        bic        w19, w5, w9
        ldr        w25, [x27, #124]
        add        w26, w4, w25
        add        w13, w22, w13
        ror        w17, w17, #24
        ror        w14, w14, #22
        add        w19, w19, w26
        ror        w13, w13, #27
        add        w17, w17, w3                         // right step 51, f2: cycle 221
        add        w3, w3, w6
        add        w19, w19, w12
        add        w13, w13, w4                         // left step 48, f3: cycle 222
        and        w4, w17, w15
        bic        w22, w14, w17
        add        w3, w12, w3
        and        w26, w13, w9
        orr        w4, w4, w22
        ror        w5, w5, #22
        add        w19, w26, w19
        add        w3, w4, w3
        bic        w4, w13, w5
        add        w22, w16, w25
        ror        w19, w19, #21
        ror        w3, w3, #21
        ror        w15, w15, #22
        add        w4, w4, w22
        add        w16, w19, w16                        // left step 49, f4: cycle 226
        add        w3, w3, w11                          // right step 52, f2: cycle 226
        add        w11, w11, w6
        and        w19, w16, w5
        and        w22, w3, w17
        bic        w26, w15, w3
        add        w11, w20, w11
        add        w4, w19, w4
        orr        w19, w22, w26
        ror        w13, w13, #22
        add        w22, w9, w25
        ror        w4, w4, #20
        add        w11, w19, w11
        bic        w19, w16, w13
        ror        w17, w17, #22
        add        w9, w4, w9                           // left step 50, f4: cycle 230
        ror        w11, w11, #18
        add        w4, w19, w22
        and        w19, w9, w13
        add        w11, w11, w14                        // right step 53, f2: cycle 231
        ror        w16, w16, #22
        add        w14, w14, w6
        add        w4, w19, w4
        and        w19, w11, w3
        bic        w22, w17, w11
        bic        w26, w9, w16
        ror        w4, w4, #18
        orr        w19, w19, w22
        add        w22, w5, w25
        add        w4, w4, w5                           // left step 51, f4: cycle 234
        add        w14, w19, w14
        add        w5, w26, w22
        ror        w3, w3, #22
        and        w19, w4, w16
        ror        w14, w14, #18
        ror        w9, w9, #22
        add        w22, w13, w25
        add        w5, w19, w5
        add        w14, w14, w15                        // right step 54, f2: cycle 236
        bic        w19, w4, w9
        add        w22, w8, w22
        ror        w5, w5, #17
        and        w26, w14, w11
        bic        w12, w3, w14
        add        w15, w15, w6
        add        w13, w5, w13                         // left step 52, f4: cycle 238
        orr        w12, w26, w12
        add        w5, w19, w22
        and        w19, w13, w9
        add        w12, w12, w15
        ror        w15, w4, #22
        ror        w11, w11, #22
        add        w4, w19, w5
        ror        w12, w12, #26
        bic        w5, w13, w15
        ldr        w19, [x27, #128]
        add        w19, w16, w19
        ror        w4, w4, #18
        add        w12, w12, w17                        // right step 55, f2: cycle 241
        add        w17, w17, w6
        add        w5, w5, w19
        add        w16, w4, w16                         // left step 53, f4: cycle 242
        and        w4, w12, w14
        bic        w19, w11, w12
        add        w17, w8, w17
        and        w22, w16, w15
        orr        w4, w4, w19
        ror        w13, w13, #22
        add        w5, w22, w5
        add        w17, w4, w17
        bic        w4, w16, w13
        add        w19, w9, w25
        ror        w5, w5, #17
        ror        w17, w17, #18
        ror        w14, w14, #22
        add        w4, w4, w19
        add        w9, w5, w9                           // left step 54, f4: cycle 246
        add        w17, w17, w3                         // right step 56, f2: cycle 246
        add        w3, w3, w6
        and        w5, w9, w13
        and        w19, w17, w12
        bic        w22, w14, w17
        add        w3, w10, w3
        add        w4, w5, w4
        orr        w5, w19, w22
        ror        w16, w16, #22
        add        w19, w15, w25
        ror        w4, w4, #23
        add        w3, w5, w3
        bic        w5, w9, w16
        add        w19, w23, w19
        add        w15, w4, w15                         // left step 55, f4: cycle 250
        ror        w3, w3, #26
        add        w4, w5, w19
        ror        w12, w12, #22
        and        w5, w15, w16
        add        w3, w3, w11                          // right step 57, f2: cycle 251
        ror        w9, w9, #22
        add        w11, w11, w6
        add        w4, w5, w4
        and        w5, w3, w17
        bic        w19, w12, w3
        bic        w22, w15, w9
        ror        w4, w4, #24
        orr        w5, w5, w19
        add        w19, w13, w25
        add        w13, w4, w13                         // left step 56, f4: cycle 254
        add        w11, w5, w11
        add        w4, w22, w19
        ror        w17, w17, #22
        and        w5, w13, w9
        ror        w11, w11, #23
        ror        w15, w15, #22
        add        w19, w16, w25
        add        w4, w5, w4
        add        w11, w11, w14                        // right step 58, f2: cycle 256
        add        w14, w14, w6
        bic        w5, w13, w15
        ror        w4, w4, #23
        and        w22, w11, w3
        bic        w26, w17, w11
        add        w19, w20, w19
        add        w16, w4, w16                         // left step 57, f4: cycle 258
        orr        w4, w22, w26
        add        w14, w21, w14
        add        w5, w5, w19
        and        w19, w16, w15
        add        w14, w4, w14
        ror        w13, w13, #22
        add        w4, w9, w25
        add        w5, w19, w5
        ror        w14, w14, #20
        ror        w3, w3, #22
        bic        w19, w16, w13
        ror        w5, w5, #18
        add        w14, w14, w12                        // right step 59, f2: cycle 261
        add        w4, w7, w4
        add        w12, w12, w6
        add        w9, w5, w9                           // left step 58, f4: cycle 262
        and        w5, w14, w11
        bic        w22, w3, w14
        add        w4, w19, w4
        and        w19, w9, w13
        orr        w5, w5, w22
        ror        w16, w16, #22
        add        w4, w19, w4
        add        w12, w5, w12
        bic        w5, w9, w16
        add        w19, w15, w25
        ror        w4, w4, #27
        ror        w12, w12, #23
        ror        w11, w11, #22
        add        w5, w5, w19
        add        w15, w4, w15                         // left step 59, f4: cycle 266
        add        w12, w12, w17                        // right step 60, f2: cycle 266
        add        w17, w17, w6
        and        w4, w15, w16
        and        w19, w12, w14
        bic        w22, w11, w12
        ror        w9, w9, #22
        add        w4, w4, w5
        orr        w5, w19, w22
        bic        w19, w15, w9
        ldr        w22, [x27, #132]
        add        w22, w13, w22
        ror        w4, w4, #26
        add        w17, w5, w17
        add        w5, w19, w22
        ror        w14, w14, #22
        add        w13, w4, w13                         // left step 60, f4: cycle 270
        ror        w17, w17, #20
        add        w4, w3, w6
        and        w19, w13, w9
        add        w17, w17, w3                         // right step 61, f2: cycle 271
        ror        w15, w15, #22
        add        w3, w16, w25
        add        w5, w19, w5
        and        w19, w17, w12
        bic        w22, w14, w17
        add        w4, w7, w4
        ror        w5, w5, #24
        orr        w19, w19, w22
        bic        w22, w13, w15
        add        w3, w10, w3
        add        w16, w5, w16                         // left step 61, f4: cycle 274
        add        w4, w19, w4
        add        w3, w22, w3
        ror        w12, w12, #22
        and        w5, w16, w15
        ror        w4, w4, #27
        ror        w13, w13, #22
        add        w19, w9, w25
        add        w3, w5, w3
        add        w4, w4, w11                          // right step 62, f2: cycle 276
        bic        w5, w16, w13
        add        w19, w24, w19
        ror        w3, w3, #26
        and        w22, w4, w17
        bic        w26, w12, w4
        add        w11, w11, w6
        add        w9, w3, w9                           // left step 62, f4: cycle 278
        orr        w3, w22, w26
        add        w5, w5, w19
        and        w6, w9, w13
        add        w11, w3, w11
        ror        w16, w16, #22
        ror        w17, w17, #22
        add        w3, w6, w5
        ror        w11, w11, #17
        add        w5, w15, w25
        bic        w6, w9, w16
        ror        w3, w3, #27
        add        w11, w11, w14                        // right step 63, f2: cycle 281
        add        w5, w21, w5
        ldr        w19, [x27, #136]
        add        w14, w14, w19
        add        w15, w3, w15                         // left step 63, f4: cycle 282
        and        w3, w11, w4
        bic        w19, w17, w11
        add        w5, w6, w5
        and        w6, w15, w16
        orr        w3, w3, w19
        ror        w9, w9, #22
        ror        w4, w4, #22
        add        w5, w6, w5
        add        w14, w3, w14
        orn        w3, w15, w9
        ldr        w6, [x27, #140]
        add        w19, w13, w6
        ror        w5, w5, #20
        ror        w14, w14, #24
        eor        w22, w4, w11
        add        w19, w23, w19
        add        w13, w5, w13                         // left step 64, f4: cycle 286
        add        w14, w14, w12                        // right step 64, f2: cycle 286
        eor        w3, w13, w3
        eor        w5, w14, w22
        ror        w15, w15, #22
        ror        w11, w11, #22
        add        w3, w3, w19
        add        w12, w5, w12
        orn        w5, w13, w15
        add        w19, w16, w6
        ror        w3, w3, #23
        ror        w12, w12, #24
        eor        w22, w11, w14
        add        w19, w8, w19
        add        w16, w3, w16                         // left step 65, f5: cycle 290
        add        w12, w12, w17                        // right step 65, f1: cycle 290
        eor        w3, w16, w5
        eor        w5, w12, w22
        ror        w13, w13, #22
        ror        w14, w14, #22
        add        w3, w3, w19
        add        w17, w5, w17
        orn        w5, w16, w13
        add        w19, w9, w6
        ror        w3, w3, #17
        ror        w17, w17, #27
        eor        w22, w14, w12
        add        w19, w10, w19
        add        w9, w3, w9                           // left step 66, f5: cycle 294
        add        w17, w17, w4                         // right step 66, f1: cycle 294
        eor        w3, w9, w5
        eor        w5, w17, w22
        ror        w16, w16, #22
        ror        w12, w12, #22
        add        w3, w3, w19
        add        w4, w5, w4
        orn        w5, w9, w16
        eor        w19, w12, w17
        ror        w3, w3, #27
        ror        w4, w4, #20
        add        w22, w15, w6
        add        w23, w23, w11
        add        w15, w3, w15                         // left step 67, f5: cycle 298
        add        w11, w4, w11                         // right step 67, f1: cycle 298
        eor        w3, w15, w5
        eor        w4, w11, w19
        ror        w9, w9, #22
        ror        w17, w17, #22
        add        w3, w3, w22
        add        w4, w4, w23
        orn        w5, w15, w9
        add        w19, w13, w6
        ror        w3, w3, #21
        ror        w4, w4, #23
        eor        w22, w17, w11
        add        w19, w7, w19
        add        w13, w3, w13                         // left step 68, f5: cycle 302
        add        w3, w4, w14                          // right step 68, f1: cycle 302
        ldr        w4, [x28, #4]
        add        w14, w4, w14
        eor        w5, w13, w5
        eor        w22, w3, w22
        ror        w15, w15, #22
        ror        w11, w11, #22
        add        w5, w5, w19
        add        w14, w22, w14
        orn        w19, w13, w15
        eor        w22, w11, w3
        ror        w5, w5, #26
        ror        w14, w14, #20
        add        w23, w16, w6
        add        w10, w10, w12
        add        w16, w5, w16                         // left step 69, f5: cycle 306
        add        w12, w14, w12                        // right step 69, f1: cycle 306
        eor        w14, w16, w19
        eor        w5, w12, w22
        ror        w13, w13, #22
        ror        w3, w3, #22
        add        w14, w14, w23
        add        w10, w5, w10
        orn        w5, w16, w13
        add        w19, w9, w6
        ror        w14, w14, #24
        ror        w10, w10, #27
        eor        w22, w3, w12
        add        w19, w21, w19
        add        w9, w14, w9                          // left step 70, f5: cycle 310
        add        w10, w10, w17                        // right step 70, f1: cycle 310
        ldr        w14, [x27, #56]
        add        w14, w17, w14
        eor        w17, w9, w5
        eor        w5, w10, w22
        ror        w16, w16, #22
        ror        w12, w12, #22
        add        w17, w17, w19
        add        w14, w5, w14
        orn        w5, w9, w16
        eor        w19, w12, w10
        ror        w17, w17, #19
        ror        w14, w14, #18
        add        w22, w15, w6
        add        w7, w7, w11
        add        w15, w17, w15                        // left step 71, f5: cycle 314
        add        w11, w14, w11                        // right step 71, f1: cycle 314
        eor        w14, w15, w5
        eor        w17, w11, w19
        ror        w9, w9, #22
        ror        w10, w10, #22
        add        w14, w14, w22
        add        w17, w17, w7
        orn        w5, w15, w9
        eor        w7, w10, w11
        ror        w14, w14, #20
        ror        w17, w17, #26
        ldr        w19, [x27, #144]
        add        w19, w13, w19
        add        w22, w24, w3
        add        w13, w14, w13                        // left step 72, f5: cycle 318
        add        w14, w17, w3                         // right step 72, f1: cycle 318
        eor        w17, w13, w5
        eor        w3, w14, w7
        ror        w15, w15, #22
        ror        w11, w11, #22
        add        w17, w17, w19
        add        w3, w3, w22
        orn        w5, w13, w15
        add        w7, w16, w6
        ror        w17, w17, #27
        ror        w3, w3, #24
        eor        w19, w11, w14
        add        w4, w4, w7
        add        w16, w17, w16                        // left step 73, f5: cycle 322
        add        w17, w3, w12                         // right step 73, f1: cycle 322
        add        w12, w21, w12
        eor        w3, w16, w5
        eor        w5, w17, w19
        ror        w13, w13, #22
        ror        w14, w14, #22
        add        w3, w3, w4
        add        w12, w5, w12
        orn        w4, w16, w13
        add        w5, w9, w6
        ror        w3, w3, #20
        ror        w12, w12, #19
        eor        w7, w14, w17
        add        w5, w20, w5
        add        w9, w3, w9                           // left step 74, f5: cycle 326
        add        w12, w12, w10                        // right step 74, f1: cycle 326
        eor        w3, w9, w4
        eor        w4, w12, w7
        ror        w16, w16, #22
        ror        w17, w17, #22
        add        w3, w3, w5
        add        w10, w4, w10
        orn        w4, w9, w16
        eor        w5, w17, w12
        ror        w3, w3, #19
        ror        w10, w10, #26
        ldr        w7, [x27, #148]
        add        w7, w15, w7
        ldr        w19, [x27, #64]
        add        w19, w11, w19
        add        w15, w3, w15                         // left step 75, f5: cycle 330
        add        w10, w10, w11                        // right step 75, f1: cycle 330
        eor        w11, w15, w4
        eor        w3, w10, w5
        ror        w9, w9, #22
        ror        w12, w12, #22
        add        w11, w11, w7
        add        w3, w3, w19
        orn        w4, w15, w9
        eor        w5, w12, w10
        ror        w11, w11, #18
        ror        w3, w3, #27
        add        w7, w13, w6
        add        w8, w8, w14
        add        w11, w11, w13                        // left step 76, f5: cycle 334
        add        w13, w3, w14                         // right step 76, f1: cycle 334
        eor        w14, w11, w4
        eor        w3, w13, w5
        ror        w15, w15, #22
        ror        w10, w10, #22
        add        w14, w14, w7
        add        w8, w3, w8
        orn        w3, w11, w15
        add        w4, w16, w6
        ror        w14, w14, #21
        ror        w8, w8, #17
        eor        w5, w10, w13
        add        w4, w24, w4
        add        w14, w14, w16                        // left step 77, f5: cycle 338
        add        w8, w8, w17                          // right step 77, f1: cycle 338
        add        w16, w20, w17
        eor        w17, w14, w3
        eor        w3, w8, w5
        ror        w11, w11, #22
        ror        w13, w13, #22
        add        w17, w17, w4
        add        w16, w3, w16
        orn        w3, w14, w11
        eor        w4, w13, w8
        ror        w17, w17, #24
        ror        w16, w16, #19
        add        w5, w9, w6
        add        w9, w17, w9                          // left step 78, f5: cycle 342
        add        w16, w16, w12                        // right step 78, f1: cycle 342
        eor        w17, w9, w3
        eor        w3, w16, w4
        ror        w14, w14, #22
        ror        w8, w8, #22
        add        w17, w17, w5
        add        w12, w3, w12
        orn        w3, w9, w14
        eor        w4, w8, w16
        ror        w17, w17, #27
        ror        w12, w12, #21
        add        w5, w15, w6
        add        w15, w17, w15                        // left step 79, f5: cycle 346
        add        w12, w12, w10                        // right step 79, f1: cycle 346
        eor        w17, w15, w3
        eor        w3, w12, w4
        ror        w16, w16, #22
        add        w17, w17, w5
        add        w10, w3, w10
        ror        w9, w9, #22
        ldr        w3, [x27, #152]
        add        w16, w16, w3
        ror        w17, w17, #26
        ror        w10, w10, #21
        ldr        w3, [x27, #156]
        add        w8, w8, w3
        ldr        w3, [x27, #32]
        add        w3, w13, w3
        add        w17, w17, w11                        // left step 80, f5: cycle 350
        add        w10, w10, w13                        // right step 80, f1: cycle 350
        ldr        w13, [x27, #8]
        add        w11, w11, w13
        ldr        w13, [x27, #160]
        add        w12, w12, w13
        add        w13, w15, w16
        str        w13, [x1]
        add        w8, w9, w8
        str        w8, [x1, #4]
        add        w8, w14, w3
        str        w8, [x1, #8]
        add        w8, w10, w11
        str        w8, [x1, #12]
        add        w8, w17, w12
        str        w8, [x1, #16]
        add        x0, x0, #8
        add        x1, x1, #20
        subs       x2, x2, #1
        b.ne       L(ripemd160_aarch64_neon_32_x1_loop)
L(ripemd160_aarch64_neon_32_x1_end):
        ldp        x19, x20, [sp]
        .cfi_restore x19
        .cfi_restore x20
        ldp        x21, x22, [sp, #16]
        .cfi_restore x21
        .cfi_restore x22
        ldp        x23, x24, [sp, #32]
        .cfi_restore x23
        .cfi_restore x24
        ldp        x25, x26, [sp, #48]
        .cfi_restore x25
        .cfi_restore x26
        ldp        x27, x28, [sp, #64]
        .cfi_restore x27
        .cfi_restore x28
        add        sp, sp, #80
        .cfi_adjust_cfa_offset -80
        ret
        .cfi_endproc
#if defined(__ELF__)
        .size      SYMBOL(ripemd160_aarch64_neon_32_x1), . - SYMBOL(ripemd160_aarch64_neon_32_x1)
#endif

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
