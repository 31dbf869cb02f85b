/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for AArch64 with SIMD (NEON), 4
 * lanes.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target aarch64-neon --kernel lanes --emitter gas
 *
 * With the options above, `hashwright prove` proves ripemd160_x4_blocks, and `hashwright verify`
 * tests all functions. `hashwright bench ripemd160 --target aarch64-neon --kernel lanes --emitter
 * gas` measures the speed.
 *
 * ripemd160_x4_blocks: 1510 instructions for a block of 64 bytes, critical path 804 cycles.
 * Rules: or_not_as_select 32 times, not_in_sum 32 times.
 * ripemd160_x4_blocks: 1662 instructions in all, 70 of them moves between registers.
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
L(ripemd160_x4_blocks_constants):
        .long      0x50a28be6, 0x50a28be6, 0x50a28be6, 0x50a28be6, 0x5a827999, 0x5a827999
        .long      0x5a827999, 0x5a827999, 0x5c4dd124, 0x5c4dd124, 0x5c4dd124, 0x5c4dd124
        .long      0x6ed9eba0, 0x6ed9eba0, 0x6ed9eba0, 0x6ed9eba0, 0x6d703ef2, 0x6d703ef2
        .long      0x6d703ef2, 0x6d703ef2, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        .long      0x7a6d76e9, 0x7a6d76e9, 0x7a6d76e9, 0x7a6d76e9, 0xa953fd4e, 0xa953fd4e
        .long      0xa953fd4e, 0xa953fd4e

/*
 * void ripemd160_x4_blocks(uint32_t state[5][4], const uint8_t *const data[4], size_t nblocks);
 *
 * Arguments: state in x0, data in x1, nblocks in x2.
 *
 * At the start of the loop: h0 in v0, h1 in v1, h2 in v2, h3 in v3, h4 in v4.
 */
        .text
        .p2align   5
        .globl     SYMBOL(ripemd160_x4_blocks)
#if defined(_WIN32)
        .def       SYMBOL(ripemd160_x4_blocks)
        .scl       2
        .type      32
        .endef
#elif defined(__ELF__)
        .type      SYMBOL(ripemd160_x4_blocks), %function
#endif
SYMBOL(ripemd160_x4_blocks):
        .cfi_startproc
#if BTI
        hint       #34 // bti c
#endif
        sub        sp, sp, #80
        .cfi_adjust_cfa_offset 80
        str        x28, [sp]
        .cfi_rel_offset x28, 0
        stp        d8, d9, [sp, #8]
        .cfi_rel_offset d8, 8
        .cfi_rel_offset d9, 16
        stp        d10, d11, [sp, #24]
        .cfi_rel_offset d10, 24
        .cfi_rel_offset d11, 32
        stp        d12, d13, [sp, #40]
        .cfi_rel_offset d12, 40
        .cfi_rel_offset d13, 48
        stp        d14, d15, [sp, #56]
        .cfi_rel_offset d14, 56
        .cfi_rel_offset d15, 64
        cbz        x2, L(ripemd160_x4_blocks_end)
        mov        x3, #0
        address    x28, L(ripemd160_x4_blocks_constants)
        ldr        q0, [x0]
        ldr        q1, [x0, #16]
        ldr        q2, [x0, #32]
        ldr        q3, [x0, #48]
        ldr        q4, [x0, #64]
        .p2align   5
L(ripemd160_x4_blocks_loop):
        ldr        x8, [x1]
        add        x8, x8, x3
        ldr        q6, [x8]
        ldr        q18, [x8, #16]
        ldr        q22, [x8, #32]
        ldr        q26, [x8, #48]
        ldr        x8, [x1, #8]
        add        x8, x8, x3
        ldr        q7, [x8]
        ldr        q19, [x8, #16]
        ldr        q23, [x8, #32]
        ldr        q27, [x8, #48]
        ldr        x8, [x1, #16]
        add        x8, x8, x3
        ldr        q16, [x8]
        ldr        q20, [x8, #16]
        ldr        q24, [x8, #32]
        ldr        q28, [x8, #48]
        ldr        x8, [x1, #24]
        add        x8, x8, x3
        ldr        q17, [x8]
        ldr        q21, [x8, #16]
        ldr        q25, [x8, #32]
        ldr        q29, [x8, #48]
        zip1       v5.4s, v6.4s, v7.4s
        zip2       v6.4s, v6.4s, v7.4s
        zip1       v7.4s, v16.4s, v17.4s
        zip2       v16.4s, v16.4s, v17.4s
        zip1       v17.2d, v5.2d, v7.2d
        zip2       v5.2d, v5.2d, v7.2d
        zip1       v7.2d, v6.2d, v16.2d
        zip2       v6.2d, v6.2d, v16.2d
        zip1       v16.4s, v18.4s, v19.4s
        zip2       v18.4s, v18.4s, v19.4s
        zip1       v19.4s, v20.4s, v21.4s
        zip2       v20.4s, v20.4s, v21.4s
        zip1       v21.2d, v16.2d, v19.2d
        zip2       v16.2d, v16.2d, v19.2d
        zip1       v19.2d, v18.2d, v20.2d
        zip2       v18.2d, v18.2d, v20.2d
        zip1       v20.4s, v22.4s, v23.4s
        zip2       v22.4s, v22.4s, v23.4s
        zip1       v23.4s, v24.4s, v25.4s
        zip2       v24.4s, v24.4s, v25.4s
        zip1       v25.2d, v20.2d, v23.2d
        zip2       v20.2d, v20.2d, v23.2d
        zip1       v23.2d, v22.2d, v24.2d
        zip2       v22.2d, v22.2d, v24.2d
        zip1       v24.4s, v26.4s, v27.4s
        zip2       v26.4s, v26.4s, v27.4s
        zip1       v27.4s, v28.4s, v29.4s
        zip2       v28.4s, v28.4s, v29.4s
        zip1       v29.2d, v24.2d, v27.2d
        zip2       v24.2d, v24.2d, v27.2d
        zip1       v27.2d, v26.2d, v28.2d
        zip2       v26.2d, v26.2d, v28.2d
        eor        v28.16b, v2.16b, v1.16b
        eor        v28.16b, v28.16b, v3.16b
        add        v30.4s, v0.4s, v17.4s
        add        v28.4s, v28.4s, v30.4s
        shl        v30.4s, v28.4s, #11
        sri        v30.4s, v28.4s, #21
        add        v28.4s, v30.4s, v4.4s                // left step 1, f1: cycle 12
        shl        v30.4s, v2.4s, #10
        sri        v30.4s, v2.4s, #22
        orn        v31.16b, v2.16b, v3.16b
        eor        v31.16b, v31.16b, v1.16b
        ldr        q8, [x28]
        add        v9.4s, v16.4s, v8.4s
        add        v9.4s, v9.4s, v0.4s
        add        v31.4s, v31.4s, v9.4s
        shl        v9.4s, v31.4s, #8
        sri        v9.4s, v31.4s, #24
        add        v31.4s, v9.4s, v4.4s                 // right step 1, f5: cycle 12
        eor        v9.16b, v30.16b, v1.16b
        eor        v9.16b, v28.16b, v9.16b
        add        v10.4s, v5.4s, v4.4s
        add        v9.4s, v9.4s, v10.4s
        shl        v10.4s, v9.4s, #14
        sri        v10.4s, v9.4s, #18
        add        v9.4s, v10.4s, v3.4s                 // left step 2, f1: cycle 22
        shl        v10.4s, v1.4s, #10
        sri        v10.4s, v1.4s, #22
        orn        v11.16b, v1.16b, v30.16b
        eor        v11.16b, v31.16b, v11.16b
        add        v12.4s, v4.4s, v8.4s
        add        v12.4s, v27.4s, v12.4s
        add        v11.4s, v11.4s, v12.4s
        shl        v12.4s, v11.4s, #9
        sri        v12.4s, v11.4s, #23
        add        v11.4s, v12.4s, v3.4s                // right step 2, f5: cycle 22
        eor        v12.16b, v10.16b, v28.16b
        eor        v12.16b, v9.16b, v12.16b
        add        v13.4s, v7.4s, v3.4s
        add        v12.4s, v12.4s, v13.4s
        shl        v13.4s, v12.4s, #15
        sri        v13.4s, v12.4s, #17
        add        v12.4s, v13.4s, v30.4s               // left step 3, f1: cycle 32
        shl        v13.4s, v28.4s, #10
        sri        v13.4s, v28.4s, #22
        orn        v28.16b, v31.16b, v10.16b
        eor        v28.16b, v11.16b, v28.16b
        add        v14.4s, v3.4s, v8.4s
        add        v14.4s, v18.4s, v14.4s
        add        v28.4s, v28.4s, v14.4s
        shl        v14.4s, v28.4s, #9
        sri        v14.4s, v28.4s, #23
        add        v28.4s, v14.4s, v30.4s               // right step 3, f5: cycle 32
        shl        v14.4s, v31.4s, #10
        sri        v14.4s, v31.4s, #22
        eor        v31.16b, v13.16b, v9.16b
        eor        v31.16b, v12.16b, v31.16b
        add        v15.4s, v6.4s, v30.4s
        add        v31.4s, v31.4s, v15.4s
        shl        v15.4s, v31.4s, #12
        sri        v15.4s, v31.4s, #20
        add        v31.4s, v15.4s, v10.4s               // left step 4, f1: cycle 42
        shl        v15.4s, v9.4s, #10
        sri        v15.4s, v9.4s, #22
        orn        v9.16b, v11.16b, v14.16b
        eor        v9.16b, v28.16b, v9.16b
        add        v30.4s, v30.4s, v8.4s
        add        v30.4s, v17.4s, v30.4s
        add        v30.4s, v9.4s, v30.4s
        shl        v9.4s, v30.4s, #11
        sri        v9.4s, v30.4s, #21
        add        v30.4s, v9.4s, v10.4s                // right step 4, f5: cycle 42
        shl        v9.4s, v11.4s, #10
        sri        v9.4s, v11.4s, #22
        eor        v11.16b, v15.16b, v12.16b
        eor        v11.16b, v31.16b, v11.16b
        add        v0.4s, v21.4s, v10.4s
        add        v0.4s, v11.4s, v0.4s
        shl        v11.4s, v0.4s, #5
        sri        v11.4s, v0.4s, #27
        add        v0.4s, v11.4s, v13.4s                // left step 5, f1: cycle 52
        shl        v11.4s, v12.4s, #10
        sri        v11.4s, v12.4s, #22
        orn        v12.16b, v28.16b, v9.16b
        eor        v12.16b, v30.16b, v12.16b
        add        v10.4s, v10.4s, v8.4s
        add        v10.4s, v20.4s, v10.4s
        add        v10.4s, v12.4s, v10.4s
        shl        v12.4s, v10.4s, #13
        sri        v12.4s, v10.4s, #19
        add        v10.4s, v12.4s, v14.4s               // right step 5, f5: cycle 52
        shl        v12.4s, v28.4s, #10
        sri        v12.4s, v28.4s, #22
        eor        v28.16b, v11.16b, v31.16b
        eor        v28.16b, v0.16b, v28.16b
        add        v13.4s, v16.4s, v13.4s
        add        v28.4s, v28.4s, v13.4s
        shl        v13.4s, v28.4s, #8
        sri        v13.4s, v28.4s, #24
        add        v28.4s, v13.4s, v15.4s               // left step 6, f1: cycle 62
        shl        v13.4s, v31.4s, #10
        sri        v13.4s, v31.4s, #22
        orn        v31.16b, v30.16b, v12.16b
        eor        v31.16b, v10.16b, v31.16b
        add        v14.4s, v14.4s, v8.4s
        add        v14.4s, v7.4s, v14.4s
        add        v31.4s, v31.4s, v14.4s
        shl        v14.4s, v31.4s, #15
        sri        v14.4s, v31.4s, #17
        add        v31.4s, v14.4s, v9.4s                // right step 6, f5: cycle 62
        shl        v14.4s, v30.4s, #10
        sri        v14.4s, v30.4s, #22
        eor        v30.16b, v13.16b, v0.16b
        eor        v30.16b, v28.16b, v30.16b
        add        v15.4s, v19.4s, v15.4s
        add        v30.4s, v30.4s, v15.4s
        shl        v15.4s, v30.4s, #7
        sri        v15.4s, v30.4s, #25
        add        v30.4s, v15.4s, v11.4s               // left step 7, f1: cycle 72
        shl        v15.4s, v0.4s, #10
        sri        v15.4s, v0.4s, #22
        orn        v0.16b, v10.16b, v14.16b
        eor        v0.16b, v31.16b, v0.16b
        add        v9.4s, v9.4s, v8.4s
        add        v9.4s, v22.4s, v9.4s
        add        v0.4s, v0.4s, v9.4s
        shl        v9.4s, v0.4s, #15
        sri        v9.4s, v0.4s, #17
        add        v0.4s, v9.4s, v12.4s                 // right step 7, f5: cycle 72
        shl        v9.4s, v10.4s, #10
        sri        v9.4s, v10.4s, #22
        eor        v10.16b, v15.16b, v28.16b
        eor        v10.16b, v30.16b, v10.16b
        add        v11.4s, v18.4s, v11.4s
        add        v10.4s, v10.4s, v11.4s
        shl        v11.4s, v10.4s, #9
        sri        v11.4s, v10.4s, #23
        add        v10.4s, v11.4s, v13.4s               // left step 8, f1: cycle 82
        shl        v11.4s, v28.4s, #10
        sri        v11.4s, v28.4s, #22
        orn        v28.16b, v31.16b, v9.16b
        eor        v28.16b, v0.16b, v28.16b
        add        v12.4s, v12.4s, v8.4s
        add        v12.4s, v21.4s, v12.4s
        add        v28.4s, v28.4s, v12.4s
        shl        v12.4s, v28.4s, #5
        sri        v12.4s, v28.4s, #27
        add        v28.4s, v12.4s, v14.4s               // right step 8, f5: cycle 82
        shl        v12.4s, v31.4s, #10
        sri        v12.4s, v31.4s, #22
        eor        v31.16b, v11.16b, v30.16b
        eor        v31.16b, v10.16b, v31.16b
        add        v13.4s, v25.4s, v13.4s
        add        v31.4s, v31.4s, v13.4s
        shl        v13.4s, v31.4s, #11
        sri        v13.4s, v31.4s, #21
        add        v31.4s, v13.4s, v15.4s               // left step 9, f1: cycle 92
        shl        v13.4s, v30.4s, #10
        sri        v13.4s, v30.4s, #22
        orn        v30.16b, v0.16b, v12.16b
        eor        v30.16b, v28.16b, v30.16b
        add        v14.4s, v14.4s, v8.4s
        add        v14.4s, v24.4s, v14.4s
        add        v30.4s, v30.4s, v14.4s
        shl        v14.4s, v30.4s, #7
        sri        v14.4s, v30.4s, #25
        add        v30.4s, v14.4s, v9.4s                // right step 9, f5: cycle 92
        shl        v14.4s, v0.4s, #10
        sri        v14.4s, v0.4s, #22
        eor        v0.16b, v13.16b, v10.16b
        eor        v0.16b, v31.16b, v0.16b
        add        v15.4s, v20.4s, v15.4s
        add        v0.4s, v0.4s, v15.4s
        shl        v15.4s, v0.4s, #13
        sri        v15.4s, v0.4s, #19
        add        v0.4s, v15.4s, v11.4s                // left step 10, f1: cycle 102
        shl        v15.4s, v10.4s, #10
        sri        v15.4s, v10.4s, #22
        orn        v10.16b, v28.16b, v14.16b
        eor        v10.16b, v30.16b, v10.16b
        add        v9.4s, v9.4s, v8.4s
        add        v9.4s, v19.4s, v9.4s
        add        v9.4s, v10.4s, v9.4s
        shl        v10.4s, v9.4s, #7
        sri        v10.4s, v9.4s, #25
        add        v9.4s, v10.4s, v12.4s                // right step 10, f5: cycle 102
        shl        v10.4s, v28.4s, #10
        sri        v10.4s, v28.4s, #22
        eor        v28.16b, v15.16b, v31.16b
        eor        v28.16b, v0.16b, v28.16b
        add        v11.4s, v23.4s, v11.4s
        add        v28.4s, v28.4s, v11.4s
        shl        v11.4s, v28.4s, #14
        sri        v11.4s, v28.4s, #18
        add        v28.4s, v11.4s, v13.4s               // left step 11, f1: cycle 112
        shl        v11.4s, v31.4s, #10
        sri        v11.4s, v31.4s, #22
        orn        v31.16b, v30.16b, v10.16b
        eor        v31.16b, v9.16b, v31.16b
        add        v12.4s, v12.4s, v8.4s
        add        v12.4s, v26.4s, v12.4s
        add        v31.4s, v31.4s, v12.4s
        shl        v12.4s, v31.4s, #8
        sri        v12.4s, v31.4s, #24
        add        v31.4s, v12.4s, v14.4s               // right step 11, f5: cycle 112
        shl        v12.4s, v30.4s, #10
        sri        v12.4s, v30.4s, #22
        eor        v30.16b, v11.16b, v0.16b
        eor        v30.16b, v28.16b, v30.16b
        add        v13.4s, v22.4s, v13.4s
        add        v30.4s, v30.4s, v13.4s
        shl        v13.4s, v30.4s, #15
        sri        v13.4s, v30.4s, #17
        add        v30.4s, v13.4s, v15.4s               // left step 12, f1: cycle 122
        shl        v13.4s, v0.4s, #10
        sri        v13.4s, v0.4s, #22
        orn        v0.16b, v9.16b, v12.16b
        eor        v0.16b, v31.16b, v0.16b
        add        v14.4s, v14.4s, v8.4s
        add        v14.4s, v25.4s, v14.4s
        add        v0.4s, v0.4s, v14.4s
        shl        v14.4s, v0.4s, #11
        sri        v14.4s, v0.4s, #21
        add        v0.4s, v14.4s, v10.4s                // right step 12, f5: cycle 122
        shl        v14.4s, v9.4s, #10
        sri        v14.4s, v9.4s, #22
        eor        v9.16b, v13.16b, v28.16b
        eor        v9.16b, v30.16b, v9.16b
        add        v15.4s, v29.4s, v15.4s
        add        v9.4s, v9.4s, v15.4s
        shl        v15.4s, v9.4s, #6
        sri        v15.4s, v9.4s, #26
        add        v9.4s, v15.4s, v11.4s                // left step 13, f1: cycle 132
        shl        v15.4s, v28.4s, #10
        sri        v15.4s, v28.4s, #22
        orn        v28.16b, v31.16b, v14.16b
        eor        v28.16b, v0.16b, v28.16b
        add        v10.4s, v10.4s, v8.4s
        add        v10.4s, v5.4s, v10.4s
        add        v28.4s, v28.4s, v10.4s
        shl        v10.4s, v28.4s, #14
        sri        v10.4s, v28.4s, #18
        add        v28.4s, v10.4s, v12.4s               // right step 13, f5: cycle 132
        shl        v10.4s, v31.4s, #10
        sri        v10.4s, v31.4s, #22
        eor        v31.16b, v15.16b, v30.16b
        eor        v31.16b, v9.16b, v31.16b
        add        v11.4s, v24.4s, v11.4s
        add        v31.4s, v31.4s, v11.4s
        shl        v11.4s, v31.4s, #7
        sri        v11.4s, v31.4s, #25
        add        v31.4s, v11.4s, v13.4s               // left step 14, f1: cycle 142
        shl        v11.4s, v30.4s, #10
        sri        v11.4s, v30.4s, #22
        orn        v30.16b, v0.16b, v10.16b
        eor        v30.16b, v28.16b, v30.16b
        add        v12.4s, v12.4s, v8.4s
        add        v12.4s, v23.4s, v12.4s
        add        v30.4s, v30.4s, v12.4s
        shl        v12.4s, v30.4s, #14
        sri        v12.4s, v30.4s, #18
        add        v30.4s, v12.4s, v14.4s               // right step 14, f5: cycle 142
        shl        v12.4s, v0.4s, #10
        sri        v12.4s, v0.4s, #22
        eor        v0.16b, v11.16b, v9.16b
        eor        v0.16b, v31.16b, v0.16b
        add        v13.4s, v27.4s, v13.4s
        add        v0.4s, v0.4s, v13.4s
        shl        v13.4s, v0.4s, #9
        sri        v13.4s, v0.4s, #23
        add        v0.4s, v13.4s, v15.4s                // left step 15, f1: cycle 152
        shl        v13.4s, v9.4s, #10
        sri        v13.4s, v9.4s, #22
        orn        v9.16b, v28.16b, v12.16b
        eor        v9.16b, v30.16b, v9.16b
        add        v14.4s, v14.4s, v8.4s
        add        v14.4s, v6.4s, v14.4s
        add        v9.4s, v9.4s, v14.4s
        shl        v14.4s, v9.4s, #12
        sri        v14.4s, v9.4s, #20
        add        v9.4s, v14.4s, v10.4s                // right step 15, f5: cycle 152
        shl        v14.4s, v28.4s, #10
        sri        v14.4s, v28.4s, #22
        eor        v28.16b, v13.16b, v31.16b
        eor        v28.16b, v0.16b, v28.16b
        add        v15.4s, v26.4s, v15.4s
        add        v28.4s, v28.4s, v15.4s
        shl        v15.4s, v28.4s, #8
        sri        v15.4s, v28.4s, #24
        add        v28.4s, v15.4s, v11.4s               // left step 16, f1: cycle 162
        shl        v15.4s, v31.4s, #10
        sri        v15.4s, v31.4s, #22
        orn        v31.16b, v30.16b, v14.16b
        eor        v31.16b, v9.16b, v31.16b
        add        v8.4s, v10.4s, v8.4s
        add        v8.4s, v29.4s, v8.4s
        add        v31.4s, v31.4s, v8.4s
        shl        v8.4s, v31.4s, #6
        sri        v8.4s, v31.4s, #26
        add        v31.4s, v8.4s, v12.4s                // right step 16, f5: cycle 162
        shl        v8.4s, v30.4s, #10
        sri        v8.4s, v30.4s, #22
        mov        v30.16b, v15.16b
        bit        v30.16b, v0.16b, v28.16b
        ldr        q10, [x28, #16]
        add        v11.4s, v11.4s, v10.4s
        add        v11.4s, v18.4s, v11.4s
        add        v30.4s, v30.4s, v11.4s
        shl        v11.4s, v30.4s, #7
        sri        v11.4s, v30.4s, #25
        add        v30.4s, v11.4s, v13.4s               // left step 17, f2: cycle 172
        shl        v11.4s, v0.4s, #10
        sri        v11.4s, v0.4s, #22
        mov        v0.16b, v8.16b
        bsl        v0.16b, v31.16b, v9.16b
        ldr        q4, [x28, #32]
        add        v12.4s, v12.4s, v4.4s
        add        v12.4s, v19.4s, v12.4s
        add        v0.4s, v0.4s, v12.4s
        shl        v12.4s, v0.4s, #9
        sri        v12.4s, v0.4s, #23
        add        v0.4s, v12.4s, v14.4s                // right step 17, f4: cycle 172
        shl        v12.4s, v9.4s, #10
        sri        v12.4s, v9.4s, #22
        mov        v9.16b, v11.16b
        bit        v9.16b, v28.16b, v30.16b
        add        v13.4s, v13.4s, v10.4s
        add        v13.4s, v21.4s, v13.4s
        add        v9.4s, v9.4s, v13.4s
        shl        v13.4s, v9.4s, #6
        sri        v13.4s, v9.4s, #26
        add        v9.4s, v13.4s, v15.4s                // left step 18, f2: cycle 182
        shl        v13.4s, v28.4s, #10
        sri        v13.4s, v28.4s, #22
        mov        v28.16b, v12.16b
        bsl        v28.16b, v0.16b, v31.16b
        add        v14.4s, v14.4s, v4.4s
        add        v14.4s, v22.4s, v14.4s
        add        v28.4s, v28.4s, v14.4s
        shl        v14.4s, v28.4s, #13
        sri        v14.4s, v28.4s, #19
        add        v28.4s, v14.4s, v8.4s                // right step 18, f4: cycle 182
        shl        v14.4s, v31.4s, #10
        sri        v14.4s, v31.4s, #22
        mov        v31.16b, v13.16b
        bit        v31.16b, v30.16b, v9.16b
        add        v15.4s, v15.4s, v10.4s
        add        v15.4s, v24.4s, v15.4s
        add        v31.4s, v31.4s, v15.4s
        shl        v15.4s, v31.4s, #8
        sri        v15.4s, v31.4s, #24
        add        v31.4s, v15.4s, v11.4s               // left step 19, f2: cycle 192
        shl        v15.4s, v30.4s, #10
        sri        v15.4s, v30.4s, #22
        mov        v30.16b, v14.16b
        bsl        v30.16b, v28.16b, v0.16b
        add        v8.4s, v8.4s, v4.4s
        add        v8.4s, v6.4s, v8.4s
        add        v30.4s, v30.4s, v8.4s
        shl        v8.4s, v30.4s, #15
        sri        v8.4s, v30.4s, #17
        add        v30.4s, v8.4s, v12.4s                // right step 19, f4: cycle 192
        shl        v8.4s, v0.4s, #10
        sri        v8.4s, v0.4s, #22
        mov        v0.16b, v15.16b
        bit        v0.16b, v9.16b, v31.16b
        add        v11.4s, v11.4s, v10.4s
        add        v11.4s, v5.4s, v11.4s
        add        v0.4s, v0.4s, v11.4s
        shl        v11.4s, v0.4s, #13
        sri        v11.4s, v0.4s, #19
        add        v0.4s, v11.4s, v13.4s                // left step 20, f2: cycle 202
        shl        v11.4s, v9.4s, #10
        sri        v11.4s, v9.4s, #22
        mov        v9.16b, v8.16b
        bsl        v9.16b, v30.16b, v28.16b
        add        v12.4s, v12.4s, v4.4s
        add        v12.4s, v18.4s, v12.4s
        add        v9.4s, v9.4s, v12.4s
        shl        v12.4s, v9.4s, #7
        sri        v12.4s, v9.4s, #25
        add        v9.4s, v12.4s, v14.4s                // right step 20, f4: cycle 202
        shl        v12.4s, v28.4s, #10
        sri        v12.4s, v28.4s, #22
        mov        v28.16b, v11.16b
        bit        v28.16b, v31.16b, v0.16b
        add        v13.4s, v13.4s, v10.4s
        add        v13.4s, v23.4s, v13.4s
        add        v28.4s, v28.4s, v13.4s
        shl        v13.4s, v28.4s, #11
        sri        v13.4s, v28.4s, #21
        add        v28.4s, v13.4s, v15.4s               // left step 21, f2: cycle 212
        shl        v13.4s, v31.4s, #10
        sri        v13.4s, v31.4s, #22
        mov        v31.16b, v12.16b
        bsl        v31.16b, v9.16b, v30.16b
        add        v14.4s, v14.4s, v4.4s
        add        v14.4s, v17.4s, v14.4s
        add        v31.4s, v31.4s, v14.4s
        shl        v14.4s, v31.4s, #12
        sri        v14.4s, v31.4s, #20
        add        v31.4s, v14.4s, v8.4s                // right step 21, f4: cycle 212
        shl        v14.4s, v30.4s, #10
        sri        v14.4s, v30.4s, #22
        mov        v30.16b, v13.16b
        bit        v30.16b, v0.16b, v28.16b
        add        v15.4s, v15.4s, v10.4s
        add        v15.4s, v19.4s, v15.4s
        add        v30.4s, v30.4s, v15.4s
        shl        v15.4s, v30.4s, #9
        sri        v15.4s, v30.4s, #23
        add        v30.4s, v15.4s, v11.4s               // left step 22, f2: cycle 222
        shl        v15.4s, v0.4s, #10
        sri        v15.4s, v0.4s, #22
        mov        v0.16b, v14.16b
        bsl        v0.16b, v31.16b, v9.16b
        add        v8.4s, v8.4s, v4.4s
        add        v8.4s, v24.4s, v8.4s
        add        v0.4s, v0.4s, v8.4s
        shl        v8.4s, v0.4s, #8
        sri        v8.4s, v0.4s, #24
        add        v0.4s, v8.4s, v12.4s                 // right step 22, f4: cycle 222
        shl        v8.4s, v9.4s, #10
        sri        v8.4s, v9.4s, #22
        mov        v9.16b, v15.16b
        bit        v9.16b, v28.16b, v30.16b
        add        v11.4s, v11.4s, v10.4s
        add        v11.4s, v26.4s, v11.4s
        add        v9.4s, v9.4s, v11.4s
        shl        v11.4s, v9.4s, #7
        sri        v11.4s, v9.4s, #25
        add        v9.4s, v11.4s, v13.4s                // left step 23, f2: cycle 232
        shl        v11.4s, v28.4s, #10
        sri        v11.4s, v28.4s, #22
        mov        v28.16b, v8.16b
        bsl        v28.16b, v0.16b, v31.16b
        add        v12.4s, v12.4s, v4.4s
        add        v12.4s, v16.4s, v12.4s
        add        v28.4s, v28.4s, v12.4s
        shl        v12.4s, v28.4s, #9
        sri        v12.4s, v28.4s, #23
        add        v28.4s, v12.4s, v14.4s               // right step 23, f4: cycle 232
        shl        v12.4s, v31.4s, #10
        sri        v12.4s, v31.4s, #22
        mov        v31.16b, v11.16b
        bit        v31.16b, v30.16b, v9.16b
        add        v13.4s, v13.4s, v10.4s
        add        v13.4s, v6.4s, v13.4s
        add        v31.4s, v31.4s, v13.4s
        shl        v13.4s, v31.4s, #15
        sri        v13.4s, v31.4s, #17
        add        v31.4s, v13.4s, v15.4s               // left step 24, f2: cycle 242
        shl        v13.4s, v30.4s, #10
        sri        v13.4s, v30.4s, #22
        mov        v30.16b, v12.16b
        bsl        v30.16b, v28.16b, v0.16b
        add        v14.4s, v14.4s, v4.4s
        add        v14.4s, v23.4s, v14.4s
        add        v30.4s, v30.4s, v14.4s
        shl        v14.4s, v30.4s, #11
        sri        v14.4s, v30.4s, #21
        add        v30.4s, v14.4s, v8.4s                // right step 24, f4: cycle 242
        shl        v14.4s, v0.4s, #10
        sri        v14.4s, v0.4s, #22
        mov        v0.16b, v13.16b
        bit        v0.16b, v9.16b, v31.16b
        add        v15.4s, v15.4s, v10.4s
        add        v15.4s, v29.4s, v15.4s
        add        v0.4s, v0.4s, v15.4s
        shl        v15.4s, v0.4s, #7
        sri        v15.4s, v0.4s, #25
        add        v0.4s, v15.4s, v11.4s                // left step 25, f2: cycle 252
        shl        v15.4s, v9.4s, #10
        sri        v15.4s, v9.4s, #22
        mov        v9.16b, v14.16b
        bsl        v9.16b, v30.16b, v28.16b
        add        v8.4s, v8.4s, v4.4s
        add        v8.4s, v27.4s, v8.4s
        add        v8.4s, v9.4s, v8.4s
        shl        v9.4s, v8.4s, #7
        sri        v9.4s, v8.4s, #25
        add        v8.4s, v9.4s, v12.4s                 // right step 25, f4: cycle 252
        shl        v9.4s, v28.4s, #10
        sri        v9.4s, v28.4s, #22
        mov        v28.16b, v15.16b
        bit        v28.16b, v31.16b, v0.16b
        add        v11.4s, v11.4s, v10.4s
        add        v11.4s, v17.4s, v11.4s
        add        v28.4s, v28.4s, v11.4s
        shl        v11.4s, v28.4s, #12
        sri        v11.4s, v28.4s, #20
        add        v28.4s, v11.4s, v13.4s               // left step 26, f2: cycle 262
        shl        v11.4s, v31.4s, #10
        sri        v11.4s, v31.4s, #22
        mov        v31.16b, v9.16b
        bsl        v31.16b, v8.16b, v30.16b
        add        v12.4s, v12.4s, v4.4s
        add        v12.4s, v26.4s, v12.4s
        add        v31.4s, v31.4s, v12.4s
        shl        v12.4s, v31.4s, #7
        sri        v12.4s, v31.4s, #25
        add        v31.4s, v12.4s, v14.4s               // right step 26, f4: cycle 262
        shl        v12.4s, v30.4s, #10
        sri        v12.4s, v30.4s, #22
        mov        v30.16b, v11.16b
        bit        v30.16b, v0.16b, v28.16b
        add        v13.4s, v13.4s, v10.4s
        add        v13.4s, v20.4s, v13.4s
        add        v30.4s, v30.4s, v13.4s
        shl        v13.4s, v30.4s, #15
        sri        v13.4s, v30.4s, #17
        add        v30.4s, v13.4s, v15.4s               // left step 27, f2: cycle 272
        shl        v13.4s, v0.4s, #10
        sri        v13.4s, v0.4s, #22
        mov        v0.16b, v12.16b
        bsl        v0.16b, v31.16b, v8.16b
        add        v14.4s, v14.4s, v4.4s
        add        v14.4s, v25.4s, v14.4s
        add        v0.4s, v0.4s, v14.4s
        shl        v14.4s, v0.4s, #12
        sri        v14.4s, v0.4s, #20
        add        v0.4s, v14.4s, v9.4s                 // right step 27, f4: cycle 272
        shl        v14.4s, v8.4s, #10
        sri        v14.4s, v8.4s, #22
        mov        v8.16b, v13.16b
        bit        v8.16b, v28.16b, v30.16b
        add        v15.4s, v15.4s, v10.4s
        add        v15.4s, v16.4s, v15.4s
        add        v8.4s, v8.4s, v15.4s
        shl        v15.4s, v8.4s, #9
        sri        v15.4s, v8.4s, #23
        add        v8.4s, v15.4s, v11.4s                // left step 28, f2: cycle 282
        shl        v15.4s, v28.4s, #10
        sri        v15.4s, v28.4s, #22
        mov        v28.16b, v14.16b
        bsl        v28.16b, v0.16b, v31.16b
        add        v9.4s, v9.4s, v4.4s
        add        v9.4s, v29.4s, v9.4s
        add        v28.4s, v28.4s, v9.4s
        shl        v9.4s, v28.4s, #7
        sri        v9.4s, v28.4s, #25
        add        v28.4s, v9.4s, v12.4s                // right step 28, f4: cycle 282
        shl        v9.4s, v31.4s, #10
        sri        v9.4s, v31.4s, #22
        mov        v31.16b, v15.16b
        bit        v31.16b, v30.16b, v8.16b
        add        v11.4s, v11.4s, v10.4s
        add        v11.4s, v7.4s, v11.4s
        add        v31.4s, v31.4s, v11.4s
        shl        v11.4s, v31.4s, #11
        sri        v11.4s, v31.4s, #21
        add        v31.4s, v11.4s, v13.4s               // left step 29, f2: cycle 292
        shl        v11.4s, v30.4s, #10
        sri        v11.4s, v30.4s, #22
        mov        v30.16b, v9.16b
        bsl        v30.16b, v28.16b, v0.16b
        add        v12.4s, v12.4s, v4.4s
        add        v12.4s, v21.4s, v12.4s
        add        v30.4s, v30.4s, v12.4s
        shl        v12.4s, v30.4s, #6
        sri        v12.4s, v30.4s, #26
        add        v30.4s, v12.4s, v14.4s               // right step 29, f4: cycle 292
        shl        v12.4s, v0.4s, #10
        sri        v12.4s, v0.4s, #22
        mov        v0.16b, v11.16b
        bit        v0.16b, v8.16b, v31.16b
        add        v13.4s, v13.4s, v10.4s
        add        v13.4s, v27.4s, v13.4s
        add        v0.4s, v0.4s, v13.4s
        shl        v13.4s, v0.4s, #7
        sri        v13.4s, v0.4s, #25
        add        v0.4s, v13.4s, v15.4s                // left step 30, f2: cycle 302
        shl        v13.4s, v8.4s, #10
        sri        v13.4s, v8.4s, #22
        mov        v8.16b, v12.16b
        bsl        v8.16b, v30.16b, v28.16b
        add        v14.4s, v14.4s, v4.4s
        add        v14.4s, v20.4s, v14.4s
        add        v8.4s, v8.4s, v14.4s
        shl        v14.4s, v8.4s, #15
        sri        v14.4s, v8.4s, #17
        add        v8.4s, v14.4s, v9.4s                 // right step 30, f4: cycle 302
        shl        v14.4s, v28.4s, #10
        sri        v14.4s, v28.4s, #22
        mov        v28.16b, v13.16b
        bit        v28.16b, v31.16b, v0.16b
        add        v15.4s, v15.4s, v10.4s
        add        v15.4s, v22.4s, v15.4s
        add        v28.4s, v28.4s, v15.4s
        shl        v15.4s, v28.4s, #13
        sri        v15.4s, v28.4s, #19
        add        v28.4s, v15.4s, v11.4s               // left step 31, f2: cycle 312
        shl        v15.4s, v31.4s, #10
        sri        v15.4s, v31.4s, #22
        mov        v31.16b, v14.16b
        bsl        v31.16b, v8.16b, v30.16b
        add        v9.4s, v9.4s, v4.4s
        add        v9.4s, v5.4s, v9.4s
        add        v31.4s, v31.4s, v9.4s
        shl        v9.4s, v31.4s, #13
        sri        v9.4s, v31.4s, #19
        add        v31.4s, v9.4s, v12.4s                // right step 31, f4: cycle 312
        shl        v9.4s, v30.4s, #10
        sri        v9.4s, v30.4s, #22
        mov        v30.16b, v15.16b
        bit        v30.16b, v0.16b, v28.16b
        add        v10.4s, v11.4s, v10.4s
        add        v10.4s, v25.4s, v10.4s
        add        v30.4s, v30.4s, v10.4s
        shl        v10.4s, v30.4s, #12
        sri        v10.4s, v30.4s, #20
        add        v30.4s, v10.4s, v13.4s               // left step 32, f2: cycle 322
        shl        v10.4s, v0.4s, #10
        sri        v10.4s, v0.4s, #22
        mov        v0.16b, v9.16b
        bsl        v0.16b, v31.16b, v8.16b
        add        v4.4s, v12.4s, v4.4s
        add        v4.4s, v7.4s, v4.4s
        add        v0.4s, v0.4s, v4.4s
        shl        v4.4s, v0.4s, #11
        sri        v4.4s, v0.4s, #21
        add        v0.4s, v4.4s, v14.4s                 // right step 32, f4: cycle 322
        shl        v4.4s, v8.4s, #10
        sri        v4.4s, v8.4s, #22
        ldr        q8, [x28, #48]
        add        v11.4s, v13.4s, v8.4s
        add        v11.4s, v6.4s, v11.4s
        eor        v12.16b, v28.16b, v10.16b
        bit        v12.16b, v10.16b, v30.16b
        sub        v11.4s, v11.4s, v12.4s
        shl        v12.4s, v11.4s, #11
        sri        v12.4s, v11.4s, #21
        add        v11.4s, v12.4s, v15.4s               // left step 33, f3: cycle 332
        shl        v12.4s, v28.4s, #10
        sri        v12.4s, v28.4s, #22
        ldr        q28, [x28, #64]
        add        v13.4s, v14.4s, v28.4s
        add        v13.4s, v26.4s, v13.4s
        eor        v14.16b, v31.16b, v4.16b
        bit        v14.16b, v4.16b, v0.16b
        sub        v13.4s, v13.4s, v14.4s
        shl        v14.4s, v13.4s, #9
        sri        v14.4s, v13.4s, #23
        add        v13.4s, v14.4s, v9.4s                // right step 33, f3: cycle 332
        shl        v14.4s, v31.4s, #10
        sri        v14.4s, v31.4s, #22
        add        v31.4s, v15.4s, v8.4s
        add        v31.4s, v23.4s, v31.4s
        eor        v15.16b, v30.16b, v12.16b
        bit        v15.16b, v12.16b, v11.16b
        sub        v31.4s, v31.4s, v15.4s
        shl        v15.4s, v31.4s, #13
        sri        v15.4s, v31.4s, #19
        add        v31.4s, v15.4s, v10.4s               // left step 34, f3: cycle 342
        shl        v15.4s, v30.4s, #10
        sri        v15.4s, v30.4s, #22
        add        v30.4s, v9.4s, v28.4s
        add        v30.4s, v16.4s, v30.4s
        eor        v9.16b, v0.16b, v14.16b
        bit        v9.16b, v14.16b, v13.16b
        sub        v30.4s, v30.4s, v9.4s
        shl        v9.4s, v30.4s, #7
        sri        v9.4s, v30.4s, #25
        add        v30.4s, v9.4s, v4.4s                 // right step 34, f3: cycle 342
        shl        v9.4s, v0.4s, #10
        sri        v9.4s, v0.4s, #22
        add        v0.4s, v10.4s, v8.4s
        add        v0.4s, v27.4s, v0.4s
        eor        v10.16b, v11.16b, v15.16b
        bit        v10.16b, v15.16b, v31.16b
        sub        v0.4s, v0.4s, v10.4s
        shl        v10.4s, v0.4s, #6
        sri        v10.4s, v0.4s, #26
        add        v0.4s, v10.4s, v12.4s                // left step 35, f3: cycle 352
        shl        v10.4s, v11.4s, #10
        sri        v10.4s, v11.4s, #22
        add        v4.4s, v4.4s, v28.4s
        add        v4.4s, v5.4s, v4.4s
        eor        v11.16b, v13.16b, v9.16b
        bit        v11.16b, v9.16b, v30.16b
        sub        v4.4s, v4.4s, v11.4s
        shl        v11.4s, v4.4s, #15
        sri        v11.4s, v4.4s, #17
        add        v4.4s, v11.4s, v14.4s                // right step 35, f3: cycle 352
        shl        v11.4s, v13.4s, #10
        sri        v11.4s, v13.4s, #22
        add        v12.4s, v12.4s, v8.4s
        add        v12.4s, v21.4s, v12.4s
        eor        v13.16b, v31.16b, v10.16b
        bit        v13.16b, v10.16b, v0.16b
        sub        v12.4s, v12.4s, v13.4s
        shl        v13.4s, v12.4s, #7
        sri        v13.4s, v12.4s, #25
        add        v12.4s, v13.4s, v15.4s               // left step 36, f3: cycle 362
        shl        v13.4s, v31.4s, #10
        sri        v13.4s, v31.4s, #22
        add        v31.4s, v14.4s, v28.4s
        add        v31.4s, v6.4s, v31.4s
        eor        v14.16b, v30.16b, v11.16b
        bit        v14.16b, v11.16b, v4.16b
        sub        v31.4s, v31.4s, v14.4s
        shl        v14.4s, v31.4s, #11
        sri        v14.4s, v31.4s, #21
        add        v31.4s, v14.4s, v9.4s                // right step 36, f3: cycle 362
        shl        v14.4s, v30.4s, #10
        sri        v14.4s, v30.4s, #22
        add        v30.4s, v15.4s, v8.4s
        add        v30.4s, v20.4s, v30.4s
        eor        v15.16b, v0.16b, v13.16b
        bit        v15.16b, v13.16b, v12.16b
        sub        v30.4s, v30.4s, v15.4s
        shl        v15.4s, v30.4s, #14
        sri        v15.4s, v30.4s, #18
        add        v30.4s, v15.4s, v10.4s               // left step 37, f3: cycle 372
        shl        v15.4s, v0.4s, #10
        sri        v15.4s, v0.4s, #22
        add        v0.4s, v9.4s, v28.4s
        add        v0.4s, v18.4s, v0.4s
        eor        v9.16b, v4.16b, v14.16b
        bit        v9.16b, v14.16b, v31.16b
        sub        v0.4s, v0.4s, v9.4s
        shl        v9.4s, v0.4s, #8
        sri        v9.4s, v0.4s, #24
        add        v0.4s, v9.4s, v11.4s                 // right step 37, f3: cycle 372
        shl        v9.4s, v4.4s, #10
        sri        v9.4s, v4.4s, #22
        add        v4.4s, v10.4s, v8.4s
        add        v4.4s, v26.4s, v4.4s
        eor        v10.16b, v12.16b, v15.16b
        bit        v10.16b, v15.16b, v30.16b
        sub        v4.4s, v4.4s, v10.4s
        shl        v10.4s, v4.4s, #9
        sri        v10.4s, v4.4s, #23
        add        v4.4s, v10.4s, v13.4s                // left step 38, f3: cycle 382
        shl        v10.4s, v12.4s, #10
        sri        v10.4s, v12.4s, #22
        add        v11.4s, v11.4s, v28.4s
        add        v11.4s, v27.4s, v11.4s
        eor        v12.16b, v31.16b, v9.16b
        bit        v12.16b, v9.16b, v0.16b
        sub        v11.4s, v11.4s, v12.4s
        shl        v12.4s, v11.4s, #6
        sri        v12.4s, v11.4s, #26
        add        v11.4s, v12.4s, v14.4s               // right step 38, f3: cycle 382
        shl        v12.4s, v31.4s, #10
        sri        v12.4s, v31.4s, #22
        add        v31.4s, v13.4s, v8.4s
        add        v31.4s, v25.4s, v31.4s
        eor        v13.16b, v30.16b, v10.16b
        bit        v13.16b, v10.16b, v4.16b
        sub        v31.4s, v31.4s, v13.4s
        shl        v13.4s, v31.4s, #13
        sri        v13.4s, v31.4s, #19
        add        v31.4s, v13.4s, v15.4s               // left step 39, f3: cycle 392
        shl        v13.4s, v30.4s, #10
        sri        v13.4s, v30.4s, #22
        add        v30.4s, v14.4s, v28.4s
        add        v30.4s, v19.4s, v30.4s
        eor        v14.16b, v0.16b, v12.16b
        bit        v14.16b, v12.16b, v11.16b
        sub        v30.4s, v30.4s, v14.4s
        shl        v14.4s, v30.4s, #6
        sri        v14.4s, v30.4s, #26
        add        v30.4s, v14.4s, v9.4s                // right step 39, f3: cycle 392
        shl        v14.4s, v0.4s, #10
        sri        v14.4s, v0.4s, #22
        add        v0.4s, v15.4s, v8.4s
        add        v0.4s, v5.4s, v0.4s
        eor        v15.16b, v4.16b, v13.16b
        bit        v15.16b, v13.16b, v31.16b
        sub        v0.4s, v0.4s, v15.4s
        shl        v15.4s, v0.4s, #15
        sri        v15.4s, v0.4s, #17
        add        v0.4s, v15.4s, v10.4s                // left step 40, f3: cycle 402
        shl        v15.4s, v4.4s, #10
        sri        v15.4s, v4.4s, #22
        add        v4.4s, v9.4s, v28.4s
        add        v4.4s, v20.4s, v4.4s
        eor        v9.16b, v11.16b, v14.16b
        bit        v9.16b, v14.16b, v30.16b
        sub        v4.4s, v4.4s, v9.4s
        shl        v9.4s, v4.4s, #14
        sri        v9.4s, v4.4s, #18
        add        v4.4s, v9.4s, v12.4s                 // right step 40, f3: cycle 402
        shl        v9.4s, v11.4s, #10
        sri        v9.4s, v11.4s, #22
        add        v10.4s, v10.4s, v8.4s
        add        v10.4s, v7.4s, v10.4s
        eor        v11.16b, v31.16b, v15.16b
        bit        v11.16b, v15.16b, v0.16b
        sub        v10.4s, v10.4s, v11.4s
        shl        v11.4s, v10.4s, #14
        sri        v11.4s, v10.4s, #18
        add        v10.4s, v11.4s, v13.4s               // left step 41, f3: cycle 412
        shl        v11.4s, v31.4s, #10
        sri        v11.4s, v31.4s, #22
        add        v31.4s, v12.4s, v28.4s
        add        v31.4s, v22.4s, v31.4s
        eor        v12.16b, v30.16b, v9.16b
        bit        v12.16b, v9.16b, v4.16b
        sub        v31.4s, v31.4s, v12.4s
        shl        v12.4s, v31.4s, #12
        sri        v12.4s, v31.4s, #20
        add        v31.4s, v12.4s, v14.4s               // right step 41, f3: cycle 412
        shl        v12.4s, v30.4s, #10
        sri        v12.4s, v30.4s, #22
        add        v30.4s, v13.4s, v8.4s
        add        v30.4s, v18.4s, v30.4s
        eor        v13.16b, v0.16b, v11.16b
        bit        v13.16b, v11.16b, v10.16b
        sub        v30.4s, v30.4s, v13.4s
        shl        v13.4s, v30.4s, #8
        sri        v13.4s, v30.4s, #24
        add        v30.4s, v13.4s, v15.4s               // left step 42, f3: cycle 422
        shl        v13.4s, v0.4s, #10
        sri        v13.4s, v0.4s, #22
        add        v0.4s, v14.4s, v28.4s
        add        v0.4s, v25.4s, v0.4s
        eor        v14.16b, v4.16b, v12.16b
        bit        v14.16b, v12.16b, v31.16b
        sub        v0.4s, v0.4s, v14.4s
        shl        v14.4s, v0.4s, #13
        sri        v14.4s, v0.4s, #19
        add        v0.4s, v14.4s, v9.4s                 // right step 42, f3: cycle 422
        shl        v14.4s, v4.4s, #10
        sri        v14.4s, v4.4s, #22
        add        v4.4s, v15.4s, v8.4s
        add        v4.4s, v17.4s, v4.4s
        eor        v15.16b, v10.16b, v13.16b
        bit        v15.16b, v13.16b, v30.16b
        sub        v4.4s, v4.4s, v15.4s
        shl        v15.4s, v4.4s, #13
        sri        v15.4s, v4.4s, #19
        add        v4.4s, v15.4s, v11.4s                // left step 43, f3: cycle 432
        shl        v15.4s, v10.4s, #10
        sri        v15.4s, v10.4s, #22
        add        v9.4s, v9.4s, v28.4s
        add        v9.4s, v29.4s, v9.4s
        eor        v10.16b, v31.16b, v14.16b
        bit        v10.16b, v14.16b, v0.16b
        sub        v9.4s, v9.4s, v10.4s
        shl        v10.4s, v9.4s, #5
        sri        v10.4s, v9.4s, #27
        add        v9.4s, v10.4s, v12.4s                // right step 43, f3: cycle 432
        shl        v10.4s, v31.4s, #10
        sri        v10.4s, v31.4s, #22
        add        v31.4s, v11.4s, v8.4s
        add        v31.4s, v19.4s, v31.4s
        eor        v11.16b, v30.16b, v15.16b
        bit        v11.16b, v15.16b, v4.16b
        sub        v31.4s, v31.4s, v11.4s
        shl        v11.4s, v31.4s, #6
        sri        v11.4s, v31.4s, #26
        add        v31.4s, v11.4s, v13.4s               // left step 44, f3: cycle 442
        shl        v11.4s, v30.4s, #10
        sri        v11.4s, v30.4s, #22
        add        v30.4s, v12.4s, v28.4s
        add        v30.4s, v7.4s, v30.4s
        eor        v12.16b, v0.16b, v10.16b
        bit        v12.16b, v10.16b, v9.16b
        sub        v30.4s, v30.4s, v12.4s
        shl        v12.4s, v30.4s, #14
        sri        v12.4s, v30.4s, #18
        add        v30.4s, v12.4s, v14.4s               // right step 44, f3: cycle 442
        shl        v12.4s, v0.4s, #10
        sri        v12.4s, v0.4s, #22
        add        v0.4s, v13.4s, v8.4s
        add        v0.4s, v24.4s, v0.4s
        eor        v13.16b, v4.16b, v11.16b
        bit        v13.16b, v11.16b, v31.16b
        sub        v0.4s, v0.4s, v13.4s
        shl        v13.4s, v0.4s, #5
        sri        v13.4s, v0.4s, #27
        add        v0.4s, v13.4s, v15.4s                // left step 45, f3: cycle 452
        shl        v13.4s, v4.4s, #10
        sri        v13.4s, v4.4s, #22
        add        v4.4s, v14.4s, v28.4s
        add        v4.4s, v23.4s, v4.4s
        eor        v14.16b, v9.16b, v12.16b
        bit        v14.16b, v12.16b, v30.16b
        sub        v4.4s, v4.4s, v14.4s
        shl        v14.4s, v4.4s, #13
        sri        v14.4s, v4.4s, #19
        add        v4.4s, v14.4s, v10.4s                // right step 45, f3: cycle 452
        shl        v14.4s, v9.4s, #10
        sri        v14.4s, v9.4s, #22
        add        v9.4s, v15.4s, v8.4s
        add        v9.4s, v22.4s, v9.4s
        eor        v15.16b, v31.16b, v13.16b
        bit        v15.16b, v13.16b, v0.16b
        sub        v9.4s, v9.4s, v15.4s
        shl        v15.4s, v9.4s, #12
        sri        v15.4s, v9.4s, #20
        add        v9.4s, v15.4s, v11.4s                // left step 46, f3: cycle 462
        shl        v15.4s, v31.4s, #10
        sri        v15.4s, v31.4s, #22
        add        v31.4s, v10.4s, v28.4s
        add        v31.4s, v17.4s, v31.4s
        eor        v10.16b, v30.16b, v14.16b
        bit        v10.16b, v14.16b, v4.16b
        sub        v31.4s, v31.4s, v10.4s
        shl        v10.4s, v31.4s, #13
        sri        v10.4s, v31.4s, #19
        add        v31.4s, v10.4s, v12.4s               // right step 46, f3: cycle 462
        shl        v10.4s, v30.4s, #10
        sri        v10.4s, v30.4s, #22
        add        v30.4s, v11.4s, v8.4s
        add        v30.4s, v16.4s, v30.4s
        eor        v11.16b, v0.16b, v15.16b
        bit        v11.16b, v15.16b, v9.16b
        sub        v30.4s, v30.4s, v11.4s
        shl        v11.4s, v30.4s, #7
        sri        v11.4s, v30.4s, #25
        add        v30.4s, v11.4s, v13.4s               // left step 47, f3: cycle 472
        shl        v11.4s, v0.4s, #10
        sri        v11.4s, v0.4s, #22
        add        v0.4s, v12.4s, v28.4s
        add        v0.4s, v21.4s, v0.4s
        eor        v12.16b, v4.16b, v10.16b
        bit        v12.16b, v10.16b, v31.16b
        sub        v0.4s, v0.4s, v12.4s
        shl        v12.4s, v0.4s, #7
        sri        v12.4s, v0.4s, #25
        add        v0.4s, v12.4s, v14.4s                // right step 47, f3: cycle 472
        shl        v12.4s, v4.4s, #10
        sri        v12.4s, v4.4s, #22
        add        v4.4s, v13.4s, v8.4s
        add        v4.4s, v29.4s, v4.4s
        eor        v8.16b, v9.16b, v11.16b
        bit        v8.16b, v11.16b, v30.16b
        sub        v4.4s, v4.4s, v8.4s
        shl        v8.4s, v4.4s, #5
        sri        v8.4s, v4.4s, #27
        add        v4.4s, v8.4s, v15.4s                 // left step 48, f3: cycle 482
        shl        v8.4s, v9.4s, #10
        sri        v8.4s, v9.4s, #22
        add        v28.4s, v14.4s, v28.4s
        add        v28.4s, v24.4s, v28.4s
        eor        v9.16b, v31.16b, v12.16b
        bit        v9.16b, v12.16b, v0.16b
        sub        v28.4s, v28.4s, v9.4s
        shl        v9.4s, v28.4s, #5
        sri        v9.4s, v28.4s, #27
        add        v28.4s, v9.4s, v10.4s                // right step 48, f3: cycle 482
        shl        v9.4s, v31.4s, #10
        sri        v9.4s, v31.4s, #22
        mov        v31.16b, v8.16b
        bsl        v31.16b, v4.16b, v30.16b
        ldr        q13, [x28, #80]
        add        v14.4s, v15.4s, v13.4s
        add        v14.4s, v5.4s, v14.4s
        add        v31.4s, v31.4s, v14.4s
        shl        v14.4s, v31.4s, #11
        sri        v14.4s, v31.4s, #21
        add        v31.4s, v14.4s, v11.4s               // left step 49, f4: cycle 492
        shl        v14.4s, v30.4s, #10
        sri        v14.4s, v30.4s, #22
        mov        v30.16b, v9.16b
        bit        v30.16b, v0.16b, v28.16b
        ldr        q15, [x28, #96]
        add        v10.4s, v10.4s, v15.4s
        add        v10.4s, v25.4s, v10.4s
        add        v30.4s, v30.4s, v10.4s
        shl        v10.4s, v30.4s, #15
        sri        v10.4s, v30.4s, #17
        add        v30.4s, v10.4s, v12.4s               // right step 49, f2: cycle 492
        shl        v10.4s, v0.4s, #10
        sri        v10.4s, v0.4s, #22
        mov        v0.16b, v14.16b
        bsl        v0.16b, v31.16b, v4.16b
        add        v11.4s, v11.4s, v13.4s
        add        v11.4s, v20.4s, v11.4s
        add        v0.4s, v0.4s, v11.4s
        shl        v11.4s, v0.4s, #12
        sri        v11.4s, v0.4s, #20
        add        v0.4s, v11.4s, v8.4s                 // left step 50, f4: cycle 502
        shl        v11.4s, v4.4s, #10
        sri        v11.4s, v4.4s, #22
        mov        v4.16b, v10.16b
        bit        v4.16b, v28.16b, v30.16b
        add        v12.4s, v12.4s, v15.4s
        add        v12.4s, v19.4s, v12.4s
        add        v4.4s, v4.4s, v12.4s
        shl        v12.4s, v4.4s, #5
        sri        v12.4s, v4.4s, #27
        add        v4.4s, v12.4s, v9.4s                 // right step 50, f2: cycle 502
        shl        v12.4s, v28.4s, #10
        sri        v12.4s, v28.4s, #22
        mov        v28.16b, v11.16b
        bsl        v28.16b, v0.16b, v31.16b
        add        v8.4s, v8.4s, v13.4s
        add        v8.4s, v22.4s, v8.4s
        add        v28.4s, v28.4s, v8.4s
        shl        v8.4s, v28.4s, #14
        sri        v8.4s, v28.4s, #18
        add        v28.4s, v8.4s, v14.4s                // left step 51, f4: cycle 512
        shl        v8.4s, v31.4s, #10
        sri        v8.4s, v31.4s, #22
        mov        v31.16b, v12.16b
        bit        v31.16b, v30.16b, v4.16b
        add        v9.4s, v9.4s, v15.4s
        add        v9.4s, v21.4s, v9.4s
        add        v31.4s, v31.4s, v9.4s
        shl        v9.4s, v31.4s, #8
        sri        v9.4s, v31.4s, #24
        add        v31.4s, v9.4s, v10.4s                // right step 51, f2: cycle 512
        shl        v9.4s, v30.4s, #10
        sri        v9.4s, v30.4s, #22
        mov        v30.16b, v8.16b
        bsl        v30.16b, v28.16b, v0.16b
        add        v14.4s, v14.4s, v13.4s
        add        v14.4s, v23.4s, v14.4s
        add        v30.4s, v30.4s, v14.4s
        shl        v14.4s, v30.4s, #15
        sri        v14.4s, v30.4s, #17
        add        v30.4s, v14.4s, v11.4s               // left step 52, f4: cycle 522
        shl        v14.4s, v0.4s, #10
        sri        v14.4s, v0.4s, #22
        mov        v0.16b, v9.16b
        bit        v0.16b, v4.16b, v31.16b
        add        v10.4s, v10.4s, v15.4s
        add        v10.4s, v5.4s, v10.4s
        add        v0.4s, v0.4s, v10.4s
        shl        v10.4s, v0.4s, #11
        sri        v10.4s, v0.4s, #21
        add        v0.4s, v10.4s, v12.4s                // right step 52, f2: cycle 522
        shl        v10.4s, v4.4s, #10
        sri        v10.4s, v4.4s, #22
        mov        v4.16b, v14.16b
        bsl        v4.16b, v30.16b, v28.16b
        add        v11.4s, v11.4s, v13.4s
        add        v11.4s, v17.4s, v11.4s
        add        v4.4s, v4.4s, v11.4s
        shl        v11.4s, v4.4s, #14
        sri        v11.4s, v4.4s, #18
        add        v4.4s, v11.4s, v8.4s                 // left step 53, f4: cycle 532
        shl        v11.4s, v28.4s, #10
        sri        v11.4s, v28.4s, #22
        mov        v28.16b, v10.16b
        bit        v28.16b, v31.16b, v0.16b
        add        v12.4s, v12.4s, v15.4s
        add        v12.4s, v6.4s, v12.4s
        add        v28.4s, v28.4s, v12.4s
        shl        v12.4s, v28.4s, #14
        sri        v12.4s, v28.4s, #18
        add        v28.4s, v12.4s, v9.4s                // right step 53, f2: cycle 532
        shl        v12.4s, v31.4s, #10
        sri        v12.4s, v31.4s, #22
        mov        v31.16b, v11.16b
        bsl        v31.16b, v4.16b, v30.16b
        add        v8.4s, v8.4s, v13.4s
        add        v8.4s, v25.4s, v8.4s
        add        v31.4s, v31.4s, v8.4s
        shl        v8.4s, v31.4s, #15
        sri        v8.4s, v31.4s, #17
        add        v31.4s, v8.4s, v14.4s                // left step 54, f4: cycle 542
        shl        v8.4s, v30.4s, #10
        sri        v8.4s, v30.4s, #22
        mov        v30.16b, v12.16b
        bit        v30.16b, v0.16b, v28.16b
        add        v9.4s, v9.4s, v15.4s
        add        v9.4s, v22.4s, v9.4s
        add        v30.4s, v30.4s, v9.4s
        shl        v9.4s, v30.4s, #14
        sri        v9.4s, v30.4s, #18
        add        v30.4s, v9.4s, v10.4s                // right step 54, f2: cycle 542
        shl        v9.4s, v0.4s, #10
        sri        v9.4s, v0.4s, #22
        mov        v0.16b, v8.16b
        bsl        v0.16b, v31.16b, v4.16b
        add        v14.4s, v14.4s, v13.4s
        add        v14.4s, v29.4s, v14.4s
        add        v0.4s, v0.4s, v14.4s
        shl        v14.4s, v0.4s, #9
        sri        v14.4s, v0.4s, #23
        add        v0.4s, v14.4s, v11.4s                // left step 55, f4: cycle 552
        shl        v14.4s, v4.4s, #10
        sri        v14.4s, v4.4s, #22
        mov        v4.16b, v9.16b
        bit        v4.16b, v28.16b, v30.16b
        add        v10.4s, v10.4s, v15.4s
        add        v10.4s, v26.4s, v10.4s
        add        v4.4s, v4.4s, v10.4s
        shl        v10.4s, v4.4s, #6
        sri        v10.4s, v4.4s, #26
        add        v4.4s, v10.4s, v12.4s                // right step 55, f2: cycle 552
        shl        v10.4s, v28.4s, #10
        sri        v10.4s, v28.4s, #22
        mov        v28.16b, v14.16b
        bsl        v28.16b, v0.16b, v31.16b
        add        v11.4s, v11.4s, v13.4s
        add        v11.4s, v21.4s, v11.4s
        add        v28.4s, v28.4s, v11.4s
        shl        v11.4s, v28.4s, #8
        sri        v11.4s, v28.4s, #24
        add        v28.4s, v11.4s, v8.4s                // left step 56, f4: cycle 562
        shl        v11.4s, v31.4s, #10
        sri        v11.4s, v31.4s, #22
        mov        v31.16b, v10.16b
        bit        v31.16b, v30.16b, v4.16b
        add        v12.4s, v12.4s, v15.4s
        add        v12.4s, v17.4s, v12.4s
        add        v31.4s, v31.4s, v12.4s
        shl        v12.4s, v31.4s, #14
        sri        v12.4s, v31.4s, #18
        add        v31.4s, v12.4s, v9.4s                // right step 56, f2: cycle 562
        shl        v12.4s, v30.4s, #10
        sri        v12.4s, v30.4s, #22
        mov        v30.16b, v11.16b
        bsl        v30.16b, v28.16b, v0.16b
        add        v8.4s, v8.4s, v13.4s
        add        v8.4s, v24.4s, v8.4s
        add        v30.4s, v30.4s, v8.4s
        shl        v8.4s, v30.4s, #9
        sri        v8.4s, v30.4s, #23
        add        v30.4s, v8.4s, v14.4s                // left step 57, f4: cycle 572
        shl        v8.4s, v0.4s, #10
        sri        v8.4s, v0.4s, #22
        mov        v0.16b, v12.16b
        bit        v0.16b, v4.16b, v31.16b
        add        v9.4s, v9.4s, v15.4s
        add        v9.4s, v16.4s, v9.4s
        add        v0.4s, v0.4s, v9.4s
        shl        v9.4s, v0.4s, #6
        sri        v9.4s, v0.4s, #26
        add        v0.4s, v9.4s, v10.4s                 // right step 57, f2: cycle 572
        shl        v9.4s, v4.4s, #10
        sri        v9.4s, v4.4s, #22
        mov        v4.16b, v8.16b
        bsl        v4.16b, v30.16b, v28.16b
        add        v14.4s, v14.4s, v13.4s
        add        v14.4s, v6.4s, v14.4s
        add        v4.4s, v4.4s, v14.4s
        shl        v14.4s, v4.4s, #14
        sri        v14.4s, v4.4s, #18
        add        v4.4s, v14.4s, v11.4s                // left step 58, f4: cycle 582
        shl        v14.4s, v28.4s, #10
        sri        v14.4s, v28.4s, #22
        mov        v28.16b, v9.16b
        bit        v28.16b, v31.16b, v0.16b
        add        v10.4s, v10.4s, v15.4s
        add        v10.4s, v29.4s, v10.4s
        add        v28.4s, v28.4s, v10.4s
        shl        v10.4s, v28.4s, #9
        sri        v10.4s, v28.4s, #23
        add        v28.4s, v10.4s, v12.4s               // right step 58, f2: cycle 582
        shl        v10.4s, v31.4s, #10
        sri        v10.4s, v31.4s, #22
        mov        v31.16b, v14.16b
        bsl        v31.16b, v4.16b, v30.16b
        add        v11.4s, v11.4s, v13.4s
        add        v11.4s, v18.4s, v11.4s
        add        v31.4s, v31.4s, v11.4s
        shl        v11.4s, v31.4s, #5
        sri        v11.4s, v31.4s, #27
        add        v31.4s, v11.4s, v8.4s                // left step 59, f4: cycle 592
        shl        v11.4s, v30.4s, #10
        sri        v11.4s, v30.4s, #22
        mov        v30.16b, v10.16b
        bit        v30.16b, v0.16b, v28.16b
        add        v12.4s, v12.4s, v15.4s
        add        v12.4s, v7.4s, v12.4s
        add        v30.4s, v30.4s, v12.4s
        shl        v12.4s, v30.4s, #12
        sri        v12.4s, v30.4s, #20
        add        v30.4s, v12.4s, v9.4s                // right step 59, f2: cycle 592
        shl        v12.4s, v0.4s, #10
        sri        v12.4s, v0.4s, #22
        mov        v0.16b, v11.16b
        bsl        v0.16b, v31.16b, v4.16b
        add        v8.4s, v8.4s, v13.4s
        add        v8.4s, v26.4s, v8.4s
        add        v0.4s, v0.4s, v8.4s
        shl        v8.4s, v0.4s, #6
        sri        v8.4s, v0.4s, #26
        add        v0.4s, v8.4s, v14.4s                 // left step 60, f4: cycle 602
        shl        v8.4s, v4.4s, #10
        sri        v8.4s, v4.4s, #22
        mov        v4.16b, v12.16b
        bit        v4.16b, v28.16b, v30.16b
        add        v9.4s, v9.4s, v15.4s
        add        v9.4s, v24.4s, v9.4s
        add        v4.4s, v4.4s, v9.4s
        shl        v9.4s, v4.4s, #9
        sri        v9.4s, v4.4s, #23
        add        v4.4s, v9.4s, v10.4s                 // right step 60, f2: cycle 602
        shl        v9.4s, v28.4s, #10
        sri        v9.4s, v28.4s, #22
        mov        v28.16b, v8.16b
        bsl        v28.16b, v0.16b, v31.16b
        add        v14.4s, v14.4s, v13.4s
        add        v14.4s, v27.4s, v14.4s
        add        v28.4s, v28.4s, v14.4s
        shl        v14.4s, v28.4s, #8
        sri        v14.4s, v28.4s, #24
        add        v28.4s, v14.4s, v11.4s               // left step 61, f4: cycle 612
        shl        v14.4s, v31.4s, #10
        sri        v14.4s, v31.4s, #22
        mov        v31.16b, v9.16b
        bit        v31.16b, v30.16b, v4.16b
        add        v10.4s, v10.4s, v15.4s
        add        v10.4s, v20.4s, v10.4s
        add        v31.4s, v31.4s, v10.4s
        shl        v10.4s, v31.4s, #12
        sri        v10.4s, v31.4s, #20
        add        v31.4s, v10.4s, v12.4s               // right step 61, f2: cycle 612
        shl        v10.4s, v30.4s, #10
        sri        v10.4s, v30.4s, #22
        mov        v30.16b, v14.16b
        bsl        v30.16b, v28.16b, v0.16b
        add        v11.4s, v11.4s, v13.4s
        add        v11.4s, v16.4s, v11.4s
        add        v30.4s, v30.4s, v11.4s
        shl        v11.4s, v30.4s, #6
        sri        v11.4s, v30.4s, #26
        add        v30.4s, v11.4s, v8.4s                // left step 62, f4: cycle 622
        shl        v11.4s, v0.4s, #10
        sri        v11.4s, v0.4s, #22
        mov        v0.16b, v10.16b
        bit        v0.16b, v4.16b, v31.16b
        add        v12.4s, v12.4s, v15.4s
        add        v12.4s, v18.4s, v12.4s
        add        v0.4s, v0.4s, v12.4s
        shl        v12.4s, v0.4s, #5
        sri        v12.4s, v0.4s, #27
        add        v0.4s, v12.4s, v9.4s                 // right step 62, f2: cycle 622
        shl        v12.4s, v4.4s, #10
        sri        v12.4s, v4.4s, #22
        mov        v4.16b, v11.16b
        bsl        v4.16b, v30.16b, v28.16b
        add        v8.4s, v8.4s, v13.4s
        add        v8.4s, v19.4s, v8.4s
        add        v4.4s, v4.4s, v8.4s
        shl        v8.4s, v4.4s, #5
        sri        v8.4s, v4.4s, #27
        add        v4.4s, v8.4s, v14.4s                 // left step 63, f4: cycle 632
        shl        v8.4s, v28.4s, #10
        sri        v8.4s, v28.4s, #22
        mov        v28.16b, v12.16b
        bit        v28.16b, v31.16b, v0.16b
        add        v9.4s, v9.4s, v15.4s
        add        v9.4s, v23.4s, v9.4s
        add        v28.4s, v28.4s, v9.4s
        shl        v9.4s, v28.4s, #15
        sri        v9.4s, v28.4s, #17
        add        v28.4s, v9.4s, v10.4s                // right step 63, f2: cycle 632
        shl        v9.4s, v31.4s, #10
        sri        v9.4s, v31.4s, #22
        mov        v31.16b, v8.16b
        bsl        v31.16b, v4.16b, v30.16b
        add        v13.4s, v14.4s, v13.4s
        add        v13.4s, v7.4s, v13.4s
        add        v31.4s, v31.4s, v13.4s
        shl        v13.4s, v31.4s, #12
        sri        v13.4s, v31.4s, #20
        add        v31.4s, v13.4s, v11.4s               // left step 64, f4: cycle 642
        shl        v13.4s, v30.4s, #10
        sri        v13.4s, v30.4s, #22
        mov        v30.16b, v9.16b
        bit        v30.16b, v0.16b, v28.16b
        add        v10.4s, v10.4s, v15.4s
        add        v10.4s, v27.4s, v10.4s
        add        v30.4s, v30.4s, v10.4s
        shl        v10.4s, v30.4s, #8
        sri        v10.4s, v30.4s, #24
        add        v30.4s, v10.4s, v12.4s               // right step 64, f2: cycle 642
        shl        v10.4s, v0.4s, #10
        sri        v10.4s, v0.4s, #22
        orn        v0.16b, v4.16b, v13.16b
        eor        v0.16b, v31.16b, v0.16b
        ldr        q14, [x28, #112]
        add        v11.4s, v11.4s, v14.4s
        add        v11.4s, v21.4s, v11.4s
        add        v0.4s, v0.4s, v11.4s
        shl        v11.4s, v0.4s, #9
        sri        v11.4s, v0.4s, #23
        add        v0.4s, v11.4s, v8.4s                 // left step 65, f5: cycle 652
        shl        v11.4s, v4.4s, #10
        sri        v11.4s, v4.4s, #22
        eor        v4.16b, v10.16b, v28.16b
        eor        v4.16b, v30.16b, v4.16b
        add        v12.4s, v29.4s, v12.4s
        add        v4.4s, v4.4s, v12.4s
        shl        v12.4s, v4.4s, #8
        sri        v12.4s, v4.4s, #24
        add        v4.4s, v12.4s, v9.4s                 // right step 65, f1: cycle 652
        shl        v12.4s, v28.4s, #10
        sri        v12.4s, v28.4s, #22
        orn        v28.16b, v31.16b, v11.16b
        eor        v28.16b, v0.16b, v28.16b
        add        v8.4s, v8.4s, v14.4s
        add        v8.4s, v17.4s, v8.4s
        add        v28.4s, v28.4s, v8.4s
        shl        v8.4s, v28.4s, #15
        sri        v8.4s, v28.4s, #17
        add        v28.4s, v8.4s, v13.4s                // left step 66, f5: cycle 662
        shl        v8.4s, v31.4s, #10
        sri        v8.4s, v31.4s, #22
        eor        v31.16b, v12.16b, v30.16b
        eor        v31.16b, v4.16b, v31.16b
        add        v9.4s, v26.4s, v9.4s
        add        v31.4s, v31.4s, v9.4s
        shl        v9.4s, v31.4s, #5
        sri        v9.4s, v31.4s, #27
        add        v31.4s, v9.4s, v10.4s                // right step 66, f1: cycle 662
        shl        v9.4s, v30.4s, #10
        sri        v9.4s, v30.4s, #22
        orn        v30.16b, v0.16b, v8.16b
        eor        v30.16b, v28.16b, v30.16b
        add        v13.4s, v13.4s, v14.4s
        add        v13.4s, v16.4s, v13.4s
        add        v30.4s, v30.4s, v13.4s
        shl        v13.4s, v30.4s, #5
        sri        v13.4s, v30.4s, #27
        add        v30.4s, v13.4s, v11.4s               // left step 67, f5: cycle 672
        shl        v13.4s, v0.4s, #10
        sri        v13.4s, v0.4s, #22
        eor        v0.16b, v9.16b, v4.16b
        eor        v0.16b, v31.16b, v0.16b
        add        v10.4s, v23.4s, v10.4s
        add        v0.4s, v0.4s, v10.4s
        shl        v10.4s, v0.4s, #12
        sri        v10.4s, v0.4s, #20
        add        v0.4s, v10.4s, v12.4s                // right step 67, f1: cycle 672
        shl        v10.4s, v4.4s, #10
        sri        v10.4s, v4.4s, #22
        orn        v4.16b, v28.16b, v13.16b
        eor        v4.16b, v30.16b, v4.16b
        add        v11.4s, v11.4s, v14.4s
        add        v11.4s, v20.4s, v11.4s
        add        v4.4s, v4.4s, v11.4s
        shl        v11.4s, v4.4s, #11
        sri        v11.4s, v4.4s, #21
        add        v4.4s, v11.4s, v8.4s                 // left step 68, f5: cycle 682
        shl        v11.4s, v28.4s, #10
        sri        v11.4s, v28.4s, #22
        eor        v28.16b, v10.16b, v31.16b
        eor        v28.16b, v0.16b, v28.16b
        add        v21.4s, v21.4s, v12.4s
        add        v21.4s, v28.4s, v21.4s
        shl        v28.4s, v21.4s, #9
        sri        v28.4s, v21.4s, #23
        add        v21.4s, v28.4s, v9.4s                // right step 68, f1: cycle 682
        shl        v28.4s, v31.4s, #10
        sri        v28.4s, v31.4s, #22
        orn        v31.16b, v30.16b, v11.16b
        eor        v31.16b, v4.16b, v31.16b
        add        v8.4s, v8.4s, v14.4s
        add        v8.4s, v18.4s, v8.4s
        add        v31.4s, v31.4s, v8.4s
        shl        v8.4s, v31.4s, #6
        sri        v8.4s, v31.4s, #26
        add        v31.4s, v8.4s, v13.4s                // left step 69, f5: cycle 692
        shl        v8.4s, v30.4s, #10
        sri        v8.4s, v30.4s, #22
        eor        v30.16b, v28.16b, v0.16b
        eor        v30.16b, v21.16b, v30.16b
        add        v9.4s, v5.4s, v9.4s
        add        v30.4s, v30.4s, v9.4s
        shl        v9.4s, v30.4s, #12
        sri        v9.4s, v30.4s, #20
        add        v30.4s, v9.4s, v10.4s                // right step 69, f1: cycle 692
        shl        v9.4s, v0.4s, #10
        sri        v9.4s, v0.4s, #22
        orn        v0.16b, v4.16b, v8.16b
        eor        v0.16b, v31.16b, v0.16b
        add        v12.4s, v13.4s, v14.4s
        add        v29.4s, v29.4s, v12.4s
        add        v0.4s, v0.4s, v29.4s
        shl        v29.4s, v0.4s, #8
        sri        v29.4s, v0.4s, #24
        add        v0.4s, v29.4s, v11.4s                // left step 70, f5: cycle 702
        shl        v29.4s, v4.4s, #10
        sri        v29.4s, v4.4s, #22
        eor        v4.16b, v9.16b, v21.16b
        eor        v4.16b, v30.16b, v4.16b
        add        v16.4s, v16.4s, v10.4s
        add        v4.4s, v4.4s, v16.4s
        shl        v16.4s, v4.4s, #5
        sri        v16.4s, v4.4s, #27
        add        v4.4s, v16.4s, v28.4s                // right step 70, f1: cycle 702
        shl        v16.4s, v21.4s, #10
        sri        v16.4s, v21.4s, #22
        orn        v21.16b, v31.16b, v29.16b
        eor        v21.16b, v0.16b, v21.16b
        add        v10.4s, v11.4s, v14.4s
        add        v10.4s, v7.4s, v10.4s
        add        v21.4s, v21.4s, v10.4s
        shl        v10.4s, v21.4s, #13
        sri        v10.4s, v21.4s, #19
        add        v21.4s, v10.4s, v8.4s                // left step 71, f5: cycle 712
        shl        v10.4s, v31.4s, #10
        sri        v10.4s, v31.4s, #22
        eor        v31.16b, v16.16b, v30.16b
        eor        v31.16b, v4.16b, v31.16b
        add        v28.4s, v25.4s, v28.4s
        add        v28.4s, v31.4s, v28.4s
        shl        v31.4s, v28.4s, #14
        sri        v31.4s, v28.4s, #18
        add        v28.4s, v31.4s, v9.4s                // right step 71, f1: cycle 712
        shl        v31.4s, v30.4s, #10
        sri        v31.4s, v30.4s, #22
        orn        v30.16b, v0.16b, v10.16b
        eor        v30.16b, v21.16b, v30.16b
        add        v8.4s, v8.4s, v14.4s
        add        v23.4s, v23.4s, v8.4s
        add        v23.4s, v30.4s, v23.4s
        shl        v30.4s, v23.4s, #12
        sri        v30.4s, v23.4s, #20
        add        v23.4s, v30.4s, v29.4s               // left step 72, f5: cycle 722
        shl        v30.4s, v0.4s, #10
        sri        v30.4s, v0.4s, #22
        eor        v0.16b, v31.16b, v4.16b
        eor        v0.16b, v28.16b, v0.16b
        add        v18.4s, v18.4s, v9.4s
        add        v0.4s, v0.4s, v18.4s
        shl        v18.4s, v0.4s, #6
        sri        v18.4s, v0.4s, #26
        add        v0.4s, v18.4s, v16.4s                // right step 72, f1: cycle 722
        shl        v18.4s, v4.4s, #10
        sri        v18.4s, v4.4s, #22
        orn        v4.16b, v21.16b, v30.16b
        eor        v4.16b, v23.16b, v4.16b
        add        v29.4s, v29.4s, v14.4s
        add        v29.4s, v27.4s, v29.4s
        add        v4.4s, v4.4s, v29.4s
        shl        v29.4s, v4.4s, #5
        sri        v29.4s, v4.4s, #27
        add        v4.4s, v29.4s, v10.4s                // left step 73, f5: cycle 732
        shl        v29.4s, v21.4s, #10
        sri        v29.4s, v21.4s, #22
        eor        v21.16b, v18.16b, v28.16b
        eor        v21.16b, v0.16b, v21.16b
        add        v16.4s, v19.4s, v16.4s
        add        v16.4s, v21.4s, v16.4s
        shl        v21.4s, v16.4s, #8
        sri        v21.4s, v16.4s, #24
        add        v16.4s, v21.4s, v31.4s               // right step 73, f1: cycle 732
        shl        v21.4s, v28.4s, #10
        sri        v21.4s, v28.4s, #22
        orn        v28.16b, v23.16b, v29.16b
        eor        v28.16b, v4.16b, v28.16b
        add        v8.4s, v10.4s, v14.4s
        add        v5.4s, v5.4s, v8.4s
        add        v5.4s, v28.4s, v5.4s
        shl        v28.4s, v5.4s, #12
        sri        v28.4s, v5.4s, #20
        add        v5.4s, v28.4s, v30.4s                // left step 74, f5: cycle 742
        shl        v28.4s, v23.4s, #10
        sri        v28.4s, v23.4s, #22
        eor        v23.16b, v21.16b, v0.16b
        eor        v23.16b, v16.16b, v23.16b
        add        v7.4s, v7.4s, v31.4s
        add        v7.4s, v23.4s, v7.4s
        shl        v23.4s, v7.4s, #13
        sri        v23.4s, v7.4s, #19
        add        v7.4s, v23.4s, v18.4s                // right step 74, f1: cycle 742
        shl        v23.4s, v0.4s, #10
        sri        v23.4s, v0.4s, #22
        orn        v0.16b, v4.16b, v28.16b
        eor        v0.16b, v5.16b, v0.16b
        add        v30.4s, v30.4s, v14.4s
        add        v30.4s, v6.4s, v30.4s
        add        v0.4s, v0.4s, v30.4s
        shl        v30.4s, v0.4s, #13
        sri        v30.4s, v0.4s, #19
        add        v0.4s, v30.4s, v29.4s                // left step 75, f5: cycle 752
        shl        v30.4s, v4.4s, #10
        sri        v30.4s, v4.4s, #22
        eor        v4.16b, v23.16b, v16.16b
        eor        v4.16b, v7.16b, v4.16b
        add        v18.4s, v24.4s, v18.4s
        add        v4.4s, v4.4s, v18.4s
        shl        v18.4s, v4.4s, #6
        sri        v18.4s, v4.4s, #26
        add        v4.4s, v18.4s, v21.4s                // right step 75, f1: cycle 752
        shl        v18.4s, v16.4s, #10
        sri        v18.4s, v16.4s, #22
        orn        v16.16b, v5.16b, v30.16b
        eor        v16.16b, v0.16b, v16.16b
        add        v29.4s, v29.4s, v14.4s
        add        v25.4s, v25.4s, v29.4s
        add        v16.4s, v16.4s, v25.4s
        shl        v25.4s, v16.4s, #14
        sri        v25.4s, v16.4s, #18
        add        v16.4s, v25.4s, v28.4s               // left step 76, f5: cycle 762
        shl        v25.4s, v5.4s, #10
        sri        v25.4s, v5.4s, #22
        eor        v5.16b, v18.16b, v7.16b
        eor        v5.16b, v4.16b, v5.16b
        add        v21.4s, v27.4s, v21.4s
        add        v5.4s, v5.4s, v21.4s
        shl        v21.4s, v5.4s, #5
        sri        v21.4s, v5.4s, #27
        add        v5.4s, v21.4s, v23.4s                // right step 76, f1: cycle 762
        shl        v21.4s, v7.4s, #10
        sri        v21.4s, v7.4s, #22
        orn        v7.16b, v0.16b, v25.16b
        eor        v7.16b, v16.16b, v7.16b
        add        v27.4s, v28.4s, v14.4s
        add        v27.4s, v22.4s, v27.4s
        add        v7.4s, v7.4s, v27.4s
        shl        v27.4s, v7.4s, #11
        sri        v27.4s, v7.4s, #21
        add        v7.4s, v27.4s, v30.4s                // left step 77, f5: cycle 772
        shl        v27.4s, v0.4s, #10
        sri        v27.4s, v0.4s, #22
        eor        v0.16b, v21.16b, v4.16b
        eor        v0.16b, v5.16b, v0.16b
        add        v17.4s, v17.4s, v23.4s
        add        v0.4s, v0.4s, v17.4s
        shl        v17.4s, v0.4s, #15
        sri        v17.4s, v0.4s, #17
        add        v0.4s, v17.4s, v18.4s                // right step 77, f1: cycle 772
        shl        v17.4s, v4.4s, #10
        sri        v17.4s, v4.4s, #22
        orn        v4.16b, v16.16b, v27.16b
        eor        v4.16b, v7.16b, v4.16b
        add        v23.4s, v30.4s, v14.4s
        add        v19.4s, v19.4s, v23.4s
        add        v4.4s, v4.4s, v19.4s
        shl        v19.4s, v4.4s, #8
        sri        v19.4s, v4.4s, #24
        add        v4.4s, v19.4s, v25.4s                // left step 78, f5: cycle 782
        shl        v19.4s, v16.4s, #10
        sri        v19.4s, v16.4s, #22
        eor        v16.16b, v17.16b, v5.16b
        eor        v16.16b, v0.16b, v16.16b
        add        v6.4s, v6.4s, v18.4s
        add        v6.4s, v16.4s, v6.4s
        shl        v16.4s, v6.4s, #13
        sri        v16.4s, v6.4s, #19
        add        v6.4s, v16.4s, v21.4s                // right step 78, f1: cycle 782
        shl        v16.4s, v5.4s, #10
        sri        v16.4s, v5.4s, #22
        orn        v5.16b, v7.16b, v19.16b
        eor        v5.16b, v4.16b, v5.16b
        add        v18.4s, v25.4s, v14.4s
        add        v18.4s, v26.4s, v18.4s
        add        v5.4s, v5.4s, v18.4s
        shl        v18.4s, v5.4s, #5
        sri        v18.4s, v5.4s, #27
        add        v5.4s, v18.4s, v27.4s                // left step 79, f5: cycle 792
        shl        v18.4s, v7.4s, #10
        sri        v18.4s, v7.4s, #22
        eor        v7.16b, v16.16b, v0.16b
        eor        v7.16b, v6.16b, v7.16b
        add        v20.4s, v20.4s, v21.4s
        add        v7.4s, v7.4s, v20.4s
        shl        v20.4s, v7.4s, #11
        sri        v20.4s, v7.4s, #21
        add        v7.4s, v20.4s, v17.4s                // right step 79, f1: cycle 792
        shl        v20.4s, v0.4s, #10
        sri        v20.4s, v0.4s, #22
        orn        v0.16b, v4.16b, v18.16b
        eor        v0.16b, v5.16b, v0.16b
        add        v21.4s, v27.4s, v14.4s
        add        v21.4s, v24.4s, v21.4s
        add        v0.4s, v0.4s, v21.4s
        shl        v21.4s, v0.4s, #6
        sri        v21.4s, v0.4s, #26
        add        v0.4s, v21.4s, v19.4s                // left step 80, f5: cycle 802
        shl        v21.4s, v4.4s, #10
        sri        v21.4s, v4.4s, #22
        eor        v4.16b, v20.16b, v6.16b
        eor        v4.16b, v7.16b, v4.16b
        add        v17.4s, v22.4s, v17.4s
        add        v4.4s, v4.4s, v17.4s
        shl        v17.4s, v4.4s, #11
        sri        v17.4s, v4.4s, #21
        add        v4.4s, v17.4s, v16.4s                // right step 80, f1: cycle 802
        shl        v17.4s, v6.4s, #10
        sri        v17.4s, v6.4s, #22
        add        v1.4s, v17.4s, v1.4s
        add        v1.4s, v5.4s, v1.4s
        add        v2.4s, v20.4s, v2.4s
        add        v2.4s, v21.4s, v2.4s
        add        v3.4s, v16.4s, v3.4s
        add        v3.4s, v18.4s, v3.4s
        ldr        q5, [x0, #64]
        add        v5.4s, v19.4s, v5.4s
        add        v4.4s, v4.4s, v5.4s
        ldr        q5, [x0]
        add        v5.4s, v7.4s, v5.4s
        add        v0.4s, v0.4s, v5.4s
        str        q1, [x0]
        str        q2, [x0, #16]
        str        q3, [x0, #32]
        str        q4, [x0, #48]
        str        q0, [x0, #64]
        mov        v5.16b, v1.16b
        mov        v1.16b, v2.16b
        mov        v2.16b, v3.16b
        mov        v3.16b, v4.16b
        mov        v4.16b, v0.16b
        mov        v0.16b, v5.16b
        add        x3, x3, #64
        subs       x2, x2, #1
        b.ne       L(ripemd160_x4_blocks_loop)
L(ripemd160_x4_blocks_end):
        ldr        x28, [sp]
        .cfi_restore x28
        ldp        d8, d9, [sp, #8]
        .cfi_restore d8
        .cfi_restore d9
        ldp        d10, d11, [sp, #24]
        .cfi_restore d10
        .cfi_restore d11
        ldp        d12, d13, [sp, #40]
        .cfi_restore d12
        .cfi_restore d13
        ldp        d14, d15, [sp, #56]
        .cfi_restore d14
        .cfi_restore d15
        add        sp, sp, #80
        .cfi_adjust_cfa_offset -80
        ret
        .cfi_endproc
#if defined(__ELF__)
        .size      SYMBOL(ripemd160_x4_blocks), . - SYMBOL(ripemd160_x4_blocks)
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
