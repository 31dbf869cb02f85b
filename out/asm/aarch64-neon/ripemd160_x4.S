/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for AArch64 with SIMD (NEON), 4 lanes.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target aarch64-neon --kernel lanes --emitter gas
 *
 * ripemd160_x4_blocks: 1510 instructions for a block of 64 bytes, critical path 804 cycles.
 * Rules: or_not_as_select 32 times, not_in_sum 32 times.
 * ripemd160_x4_blocks: 1759 instructions in all, 70 of them moves between registers.
 */

#if defined(__APPLE__)
#define SYMBOL(name) _##name
#define L(name) L##name
#else
#define SYMBOL(name) name
#define L(name) .L##name
#endif

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
        .long      0x50a28be6, 0x50a28be6, 0x50a28be6, 0x50a28be6, 0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        .long      0x5c4dd124, 0x5c4dd124, 0x5c4dd124, 0x5c4dd124, 0x6ed9eba0, 0x6ed9eba0, 0x6ed9eba0, 0x6ed9eba0
        .long      0x6d703ef2, 0x6d703ef2, 0x6d703ef2, 0x6d703ef2, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        .long      0x7a6d76e9, 0x7a6d76e9, 0x7a6d76e9, 0x7a6d76e9, 0xa953fd4e, 0xa953fd4e, 0xa953fd4e, 0xa953fd4e

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
#if !defined(_WIN32)
        .cfi_startproc
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
        sub        sp, sp, #256
        .cfi_adjust_cfa_offset 256
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
        ldr        w9, [x8]
        str        w9, [sp]
        ldr        w9, [x8, #4]
        str        w9, [sp, #16]
        ldr        w9, [x8, #8]
        str        w9, [sp, #32]
        ldr        w9, [x8, #12]
        str        w9, [sp, #48]
        ldr        w9, [x8, #16]
        str        w9, [sp, #64]
        ldr        w9, [x8, #20]
        str        w9, [sp, #80]
        ldr        w9, [x8, #24]
        str        w9, [sp, #96]
        ldr        w9, [x8, #28]
        str        w9, [sp, #112]
        ldr        w9, [x8, #32]
        str        w9, [sp, #128]
        ldr        w9, [x8, #36]
        str        w9, [sp, #144]
        ldr        w9, [x8, #40]
        str        w9, [sp, #160]
        ldr        w9, [x8, #44]
        str        w9, [sp, #176]
        ldr        w9, [x8, #48]
        str        w9, [sp, #192]
        ldr        w9, [x8, #52]
        str        w9, [sp, #208]
        ldr        w9, [x8, #56]
        str        w9, [sp, #224]
        ldr        w9, [x8, #60]
        str        w9, [sp, #240]
        ldr        x8, [x1, #8]
        add        x8, x8, x3
        ldr        w9, [x8]
        str        w9, [sp, #4]
        ldr        w9, [x8, #4]
        str        w9, [sp, #20]
        ldr        w9, [x8, #8]
        str        w9, [sp, #36]
        ldr        w9, [x8, #12]
        str        w9, [sp, #52]
        ldr        w9, [x8, #16]
        str        w9, [sp, #68]
        ldr        w9, [x8, #20]
        str        w9, [sp, #84]
        ldr        w9, [x8, #24]
        str        w9, [sp, #100]
        ldr        w9, [x8, #28]
        str        w9, [sp, #116]
        ldr        w9, [x8, #32]
        str        w9, [sp, #132]
        ldr        w9, [x8, #36]
        str        w9, [sp, #148]
        ldr        w9, [x8, #40]
        str        w9, [sp, #164]
        ldr        w9, [x8, #44]
        str        w9, [sp, #180]
        ldr        w9, [x8, #48]
        str        w9, [sp, #196]
        ldr        w9, [x8, #52]
        str        w9, [sp, #212]
        ldr        w9, [x8, #56]
        str        w9, [sp, #228]
        ldr        w9, [x8, #60]
        str        w9, [sp, #244]
        ldr        x8, [x1, #16]
        add        x8, x8, x3
        ldr        w9, [x8]
        str        w9, [sp, #8]
        ldr        w9, [x8, #4]
        str        w9, [sp, #24]
        ldr        w9, [x8, #8]
        str        w9, [sp, #40]
        ldr        w9, [x8, #12]
        str        w9, [sp, #56]
        ldr        w9, [x8, #16]
        str        w9, [sp, #72]
        ldr        w9, [x8, #20]
        str        w9, [sp, #88]
        ldr        w9, [x8, #24]
        str        w9, [sp, #104]
        ldr        w9, [x8, #28]
        str        w9, [sp, #120]
        ldr        w9, [x8, #32]
        str        w9, [sp, #136]
        ldr        w9, [x8, #36]
        str        w9, [sp, #152]
        ldr        w9, [x8, #40]
        str        w9, [sp, #168]
        ldr        w9, [x8, #44]
        str        w9, [sp, #184]
        ldr        w9, [x8, #48]
        str        w9, [sp, #200]
        ldr        w9, [x8, #52]
        str        w9, [sp, #216]
        ldr        w9, [x8, #56]
        str        w9, [sp, #232]
        ldr        w9, [x8, #60]
        str        w9, [sp, #248]
        ldr        x8, [x1, #24]
        add        x8, x8, x3
        ldr        w9, [x8]
        str        w9, [sp, #12]
        ldr        w9, [x8, #4]
        str        w9, [sp, #28]
        ldr        w9, [x8, #8]
        str        w9, [sp, #44]
        ldr        w9, [x8, #12]
        str        w9, [sp, #60]
        ldr        w9, [x8, #16]
        str        w9, [sp, #76]
        ldr        w9, [x8, #20]
        str        w9, [sp, #92]
        ldr        w9, [x8, #24]
        str        w9, [sp, #108]
        ldr        w9, [x8, #28]
        str        w9, [sp, #124]
        ldr        w9, [x8, #32]
        str        w9, [sp, #140]
        ldr        w9, [x8, #36]
        str        w9, [sp, #156]
        ldr        w9, [x8, #40]
        str        w9, [sp, #172]
        ldr        w9, [x8, #44]
        str        w9, [sp, #188]
        ldr        w9, [x8, #48]
        str        w9, [sp, #204]
        ldr        w9, [x8, #52]
        str        w9, [sp, #220]
        ldr        w9, [x8, #56]
        str        w9, [sp, #236]
        ldr        w9, [x8, #60]
        str        w9, [sp, #252]
        eor        v5.16b, v2.16b, v1.16b
        orn        v6.16b, v2.16b, v3.16b
        ldr        q7, [sp, #80]
        ldr        q16, [x28]
        add        v17.4s, v7.4s, v16.4s
        ldr        q18, [sp]
        add        v19.4s, v0.4s, v18.4s
        eor        v5.16b, v5.16b, v3.16b
        eor        v6.16b, v6.16b, v1.16b
        add        v17.4s, v17.4s, v0.4s
        add        v5.4s, v5.4s, v19.4s
        add        v6.4s, v6.4s, v17.4s
        shl        v17.4s, v5.4s, #11
        sri        v17.4s, v5.4s, #21
        shl        v5.4s, v2.4s, #10
        sri        v5.4s, v2.4s, #22
        shl        v19.4s, v6.4s, #8
        sri        v19.4s, v6.4s, #24
        add        v6.4s, v4.4s, v16.4s
        ldr        q20, [sp, #16]
        add        v21.4s, v20.4s, v4.4s
        add        v17.4s, v17.4s, v4.4s                        // left step 1, f1: cycle 12
        eor        v22.16b, v5.16b, v1.16b
        orn        v23.16b, v1.16b, v5.16b
        add        v19.4s, v19.4s, v4.4s                        // right step 1, f5: cycle 12
        ldr        q24, [sp, #224]
        add        v6.4s, v24.4s, v6.4s
        eor        v22.16b, v17.16b, v22.16b
        eor        v23.16b, v19.16b, v23.16b
        add        v21.4s, v22.4s, v21.4s
        add        v6.4s, v23.4s, v6.4s
        shl        v22.4s, v21.4s, #14
        sri        v22.4s, v21.4s, #18
        shl        v21.4s, v1.4s, #10
        sri        v21.4s, v1.4s, #22
        shl        v23.4s, v6.4s, #9
        sri        v23.4s, v6.4s, #23
        add        v6.4s, v3.4s, v16.4s
        ldr        q25, [sp, #32]
        add        v26.4s, v25.4s, v3.4s
        add        v22.4s, v22.4s, v3.4s                        // left step 2, f1: cycle 22
        eor        v27.16b, v21.16b, v17.16b
        orn        v28.16b, v19.16b, v21.16b
        add        v23.4s, v23.4s, v3.4s                        // right step 2, f5: cycle 22
        ldr        q29, [sp, #112]
        add        v6.4s, v29.4s, v6.4s
        eor        v27.16b, v22.16b, v27.16b
        eor        v28.16b, v23.16b, v28.16b
        add        v26.4s, v27.4s, v26.4s
        add        v6.4s, v28.4s, v6.4s
        shl        v27.4s, v26.4s, #15
        sri        v27.4s, v26.4s, #17
        shl        v26.4s, v17.4s, #10
        sri        v26.4s, v17.4s, #22
        shl        v17.4s, v6.4s, #9
        sri        v17.4s, v6.4s, #23
        shl        v6.4s, v19.4s, #10
        sri        v6.4s, v19.4s, #22
        add        v19.4s, v27.4s, v5.4s                        // left step 3, f1: cycle 32
        add        v27.4s, v5.4s, v16.4s
        eor        v28.16b, v26.16b, v22.16b
        ldr        q30, [sp, #48]
        add        v31.4s, v30.4s, v5.4s
        add        v5.4s, v17.4s, v5.4s                         // right step 3, f5: cycle 32
        add        v17.4s, v18.4s, v27.4s
        orn        v27.16b, v23.16b, v6.16b
        eor        v28.16b, v19.16b, v28.16b
        eor        v27.16b, v5.16b, v27.16b
        add        v28.4s, v28.4s, v31.4s
        shl        v31.4s, v22.4s, #10
        sri        v31.4s, v22.4s, #22
        add        v17.4s, v27.4s, v17.4s
        shl        v22.4s, v28.4s, #12
        sri        v22.4s, v28.4s, #20
        shl        v27.4s, v17.4s, #11
        sri        v27.4s, v17.4s, #21
        shl        v17.4s, v23.4s, #10
        sri        v17.4s, v23.4s, #22
        eor        v23.16b, v31.16b, v19.16b
        add        v28.4s, v21.4s, v16.4s
        add        v22.4s, v22.4s, v21.4s                       // left step 4, f1: cycle 42
        ldr        q8, [sp, #64]
        add        v9.4s, v8.4s, v21.4s
        add        v21.4s, v27.4s, v21.4s                       // right step 4, f5: cycle 42
        ldr        q27, [sp, #144]
        add        v28.4s, v27.4s, v28.4s
        orn        v10.16b, v5.16b, v17.16b
        eor        v23.16b, v22.16b, v23.16b
        eor        v10.16b, v21.16b, v10.16b
        add        v23.4s, v23.4s, v9.4s
        shl        v9.4s, v19.4s, #10
        sri        v9.4s, v19.4s, #22
        add        v19.4s, v10.4s, v28.4s
        shl        v28.4s, v23.4s, #5
        sri        v28.4s, v23.4s, #27
        shl        v23.4s, v19.4s, #13
        sri        v23.4s, v19.4s, #19
        shl        v19.4s, v5.4s, #10
        sri        v19.4s, v5.4s, #22
        eor        v5.16b, v9.16b, v22.16b
        add        v10.4s, v6.4s, v16.4s
        add        v28.4s, v28.4s, v26.4s                       // left step 5, f1: cycle 52
        add        v26.4s, v7.4s, v26.4s
        add        v6.4s, v23.4s, v6.4s                         // right step 5, f5: cycle 52
        add        v23.4s, v25.4s, v10.4s
        orn        v10.16b, v21.16b, v19.16b
        eor        v5.16b, v28.16b, v5.16b
        eor        v10.16b, v6.16b, v10.16b
        add        v5.4s, v5.4s, v26.4s
        shl        v26.4s, v22.4s, #10
        sri        v26.4s, v22.4s, #22
        add        v22.4s, v10.4s, v23.4s
        shl        v23.4s, v5.4s, #8
        sri        v23.4s, v5.4s, #24
        shl        v5.4s, v22.4s, #15
        sri        v5.4s, v22.4s, #17
        shl        v22.4s, v21.4s, #10
        sri        v22.4s, v21.4s, #22
        eor        v21.16b, v26.16b, v28.16b
        add        v10.4s, v17.4s, v16.4s
        add        v23.4s, v23.4s, v31.4s                       // left step 6, f1: cycle 62
        ldr        q11, [sp, #96]
        add        v31.4s, v11.4s, v31.4s
        add        v5.4s, v5.4s, v17.4s                         // right step 6, f5: cycle 62
        ldr        q17, [sp, #176]
        add        v10.4s, v17.4s, v10.4s
        orn        v12.16b, v6.16b, v22.16b
        eor        v21.16b, v23.16b, v21.16b
        eor        v12.16b, v5.16b, v12.16b
        add        v21.4s, v21.4s, v31.4s
        shl        v31.4s, v28.4s, #10
        sri        v31.4s, v28.4s, #22
        add        v28.4s, v12.4s, v10.4s
        shl        v10.4s, v21.4s, #7
        sri        v10.4s, v21.4s, #25
        shl        v21.4s, v28.4s, #15
        sri        v21.4s, v28.4s, #17
        shl        v28.4s, v6.4s, #10
        sri        v28.4s, v6.4s, #22
        eor        v6.16b, v31.16b, v23.16b
        add        v12.4s, v19.4s, v16.4s
        add        v10.4s, v10.4s, v9.4s                        // left step 7, f1: cycle 72
        add        v9.4s, v29.4s, v9.4s
        add        v19.4s, v21.4s, v19.4s                       // right step 7, f5: cycle 72
        add        v21.4s, v8.4s, v12.4s
        orn        v12.16b, v5.16b, v28.16b
        eor        v6.16b, v10.16b, v6.16b
        eor        v12.16b, v19.16b, v12.16b
        add        v6.4s, v6.4s, v9.4s
        shl        v9.4s, v23.4s, #10
        sri        v9.4s, v23.4s, #22
        add        v21.4s, v12.4s, v21.4s
        shl        v23.4s, v6.4s, #9
        sri        v23.4s, v6.4s, #23
        shl        v6.4s, v21.4s, #5
        sri        v6.4s, v21.4s, #27
        shl        v21.4s, v5.4s, #10
        sri        v21.4s, v5.4s, #22
        eor        v5.16b, v9.16b, v10.16b
        add        v12.4s, v22.4s, v16.4s
        add        v23.4s, v23.4s, v26.4s                       // left step 8, f1: cycle 82
        ldr        q13, [sp, #128]
        add        v26.4s, v13.4s, v26.4s
        add        v6.4s, v6.4s, v22.4s                         // right step 8, f5: cycle 82
        ldr        q22, [sp, #208]
        add        v12.4s, v22.4s, v12.4s
        orn        v14.16b, v19.16b, v21.16b
        eor        v5.16b, v23.16b, v5.16b
        eor        v14.16b, v6.16b, v14.16b
        add        v5.4s, v5.4s, v26.4s
        shl        v26.4s, v10.4s, #10
        sri        v26.4s, v10.4s, #22
        add        v10.4s, v14.4s, v12.4s
        shl        v12.4s, v5.4s, #11
        sri        v12.4s, v5.4s, #21
        shl        v5.4s, v10.4s, #7
        sri        v5.4s, v10.4s, #25
        shl        v10.4s, v19.4s, #10
        sri        v10.4s, v19.4s, #22
        eor        v19.16b, v26.16b, v23.16b
        add        v14.4s, v28.4s, v16.4s
        add        v12.4s, v12.4s, v31.4s                       // left step 9, f1: cycle 92
        add        v31.4s, v27.4s, v31.4s
        add        v5.4s, v5.4s, v28.4s                         // right step 9, f5: cycle 92
        add        v28.4s, v11.4s, v14.4s
        orn        v14.16b, v6.16b, v10.16b
        eor        v19.16b, v12.16b, v19.16b
        eor        v14.16b, v5.16b, v14.16b
        add        v19.4s, v19.4s, v31.4s
        shl        v31.4s, v23.4s, #10
        sri        v31.4s, v23.4s, #22
        add        v23.4s, v14.4s, v28.4s
        shl        v28.4s, v19.4s, #13
        sri        v28.4s, v19.4s, #19
        shl        v19.4s, v23.4s, #7
        sri        v19.4s, v23.4s, #25
        shl        v23.4s, v6.4s, #10
        sri        v23.4s, v6.4s, #22
        eor        v6.16b, v31.16b, v12.16b
        add        v14.4s, v21.4s, v16.4s
        add        v28.4s, v28.4s, v9.4s                        // left step 10, f1: cycle 102
        ldr        q15, [sp, #160]
        add        v9.4s, v15.4s, v9.4s
        add        v19.4s, v19.4s, v21.4s                       // right step 10, f5: cycle 102
        ldr        q21, [sp, #240]
        add        v14.4s, v21.4s, v14.4s
        orn        v0.16b, v5.16b, v23.16b
        eor        v6.16b, v28.16b, v6.16b
        eor        v0.16b, v19.16b, v0.16b
        add        v6.4s, v6.4s, v9.4s
        shl        v9.4s, v12.4s, #10
        sri        v9.4s, v12.4s, #22
        add        v0.4s, v0.4s, v14.4s
        shl        v12.4s, v6.4s, #14
        sri        v12.4s, v6.4s, #18
        shl        v6.4s, v0.4s, #8
        sri        v6.4s, v0.4s, #24
        shl        v0.4s, v5.4s, #10
        sri        v0.4s, v5.4s, #22
        eor        v5.16b, v9.16b, v28.16b
        add        v14.4s, v10.4s, v16.4s
        add        v12.4s, v12.4s, v26.4s                       // left step 11, f1: cycle 112
        add        v26.4s, v17.4s, v26.4s
        add        v6.4s, v6.4s, v10.4s                         // right step 11, f5: cycle 112
        add        v10.4s, v13.4s, v14.4s
        orn        v14.16b, v19.16b, v0.16b
        eor        v5.16b, v12.16b, v5.16b
        eor        v14.16b, v6.16b, v14.16b
        add        v5.4s, v5.4s, v26.4s
        shl        v26.4s, v28.4s, #10
        sri        v26.4s, v28.4s, #22
        add        v28.4s, v14.4s, v10.4s
        shl        v10.4s, v5.4s, #15
        sri        v10.4s, v5.4s, #17
        shl        v5.4s, v28.4s, #11
        sri        v5.4s, v28.4s, #21
        shl        v28.4s, v19.4s, #10
        sri        v28.4s, v19.4s, #22
        eor        v19.16b, v26.16b, v12.16b
        add        v14.4s, v23.4s, v16.4s
        add        v10.4s, v10.4s, v31.4s                       // left step 12, f1: cycle 122
        ldr        q4, [sp, #192]
        add        v31.4s, v4.4s, v31.4s
        add        v5.4s, v5.4s, v23.4s                         // right step 12, f5: cycle 122
        add        v23.4s, v20.4s, v14.4s
        orn        v14.16b, v6.16b, v28.16b
        eor        v19.16b, v10.16b, v19.16b
        eor        v14.16b, v5.16b, v14.16b
        add        v19.4s, v19.4s, v31.4s
        shl        v31.4s, v12.4s, #10
        sri        v31.4s, v12.4s, #22
        add        v23.4s, v14.4s, v23.4s
        shl        v12.4s, v19.4s, #6
        sri        v12.4s, v19.4s, #26
        shl        v19.4s, v23.4s, #14
        sri        v19.4s, v23.4s, #18
        shl        v23.4s, v6.4s, #10
        sri        v23.4s, v6.4s, #22
        eor        v6.16b, v31.16b, v10.16b
        add        v14.4s, v0.4s, v16.4s
        add        v12.4s, v12.4s, v9.4s                        // left step 13, f1: cycle 132
        add        v9.4s, v22.4s, v9.4s
        add        v0.4s, v19.4s, v0.4s                         // right step 13, f5: cycle 132
        add        v19.4s, v15.4s, v14.4s
        orn        v14.16b, v5.16b, v23.16b
        eor        v6.16b, v12.16b, v6.16b
        eor        v14.16b, v0.16b, v14.16b
        add        v6.4s, v6.4s, v9.4s
        shl        v9.4s, v10.4s, #10
        sri        v9.4s, v10.4s, #22
        add        v19.4s, v14.4s, v19.4s
        shl        v10.4s, v6.4s, #7
        sri        v10.4s, v6.4s, #25
        shl        v6.4s, v19.4s, #14
        sri        v6.4s, v19.4s, #18
        shl        v19.4s, v5.4s, #10
        sri        v19.4s, v5.4s, #22
        eor        v5.16b, v9.16b, v12.16b
        add        v14.4s, v28.4s, v16.4s
        add        v10.4s, v10.4s, v26.4s                       // left step 14, f1: cycle 142
        add        v26.4s, v24.4s, v26.4s
        add        v6.4s, v6.4s, v28.4s                         // right step 14, f5: cycle 142
        add        v28.4s, v30.4s, v14.4s
        orn        v14.16b, v0.16b, v19.16b
        eor        v5.16b, v10.16b, v5.16b
        eor        v14.16b, v6.16b, v14.16b
        add        v5.4s, v5.4s, v26.4s
        shl        v26.4s, v12.4s, #10
        sri        v26.4s, v12.4s, #22
        add        v28.4s, v14.4s, v28.4s
        shl        v12.4s, v5.4s, #9
        sri        v12.4s, v5.4s, #23
        shl        v5.4s, v28.4s, #12
        sri        v5.4s, v28.4s, #20
        shl        v28.4s, v0.4s, #10
        sri        v28.4s, v0.4s, #22
        eor        v0.16b, v26.16b, v10.16b
        add        v16.4s, v23.4s, v16.4s
        add        v12.4s, v12.4s, v31.4s                       // left step 15, f1: cycle 152
        add        v31.4s, v21.4s, v31.4s
        add        v5.4s, v5.4s, v23.4s                         // right step 15, f5: cycle 152
        add        v16.4s, v4.4s, v16.4s
        orn        v23.16b, v6.16b, v28.16b
        eor        v0.16b, v12.16b, v0.16b
        eor        v23.16b, v5.16b, v23.16b
        add        v0.4s, v0.4s, v31.4s
        add        v16.4s, v23.4s, v16.4s
        shl        v23.4s, v0.4s, #8
        sri        v23.4s, v0.4s, #24
        shl        v0.4s, v16.4s, #6
        sri        v0.4s, v16.4s, #26
        shl        v16.4s, v10.4s, #10
        sri        v16.4s, v10.4s, #22
        ldr        q31, [x28, #16]
        add        v10.4s, v9.4s, v31.4s
        shl        v14.4s, v6.4s, #10
        sri        v14.4s, v6.4s, #22
        ldr        q6, [x28, #32]
        add        v3.4s, v19.4s, v6.4s
        add        v23.4s, v23.4s, v9.4s                        // left step 16, f1: cycle 162
        add        v9.4s, v29.4s, v10.4s
        add        v0.4s, v0.4s, v19.4s                         // right step 16, f5: cycle 162
        add        v3.4s, v11.4s, v3.4s
        mov        v19.16b, v16.16b
        bit        v19.16b, v12.16b, v23.16b
        mov        v10.16b, v14.16b
        bsl        v10.16b, v0.16b, v5.16b
        add        v19.4s, v19.4s, v9.4s
        add        v3.4s, v10.4s, v3.4s
        shl        v9.4s, v19.4s, #7
        sri        v9.4s, v19.4s, #25
        shl        v19.4s, v3.4s, #9
        sri        v19.4s, v3.4s, #23
        shl        v3.4s, v12.4s, #10
        sri        v3.4s, v12.4s, #22
        add        v10.4s, v26.4s, v31.4s
        shl        v12.4s, v5.4s, #10
        sri        v12.4s, v5.4s, #22
        add        v5.4s, v28.4s, v6.4s
        add        v26.4s, v9.4s, v26.4s                        // left step 17, f2: cycle 172
        add        v9.4s, v8.4s, v10.4s
        add        v19.4s, v19.4s, v28.4s                       // right step 17, f4: cycle 172
        add        v5.4s, v17.4s, v5.4s
        mov        v28.16b, v3.16b
        bit        v28.16b, v23.16b, v26.16b
        mov        v10.16b, v12.16b
        bsl        v10.16b, v19.16b, v0.16b
        add        v28.4s, v28.4s, v9.4s
        add        v5.4s, v10.4s, v5.4s
        shl        v9.4s, v28.4s, #6
        sri        v9.4s, v28.4s, #26
        shl        v28.4s, v5.4s, #13
        sri        v28.4s, v5.4s, #19
        shl        v5.4s, v23.4s, #10
        sri        v5.4s, v23.4s, #22
        add        v23.4s, v16.4s, v31.4s
        shl        v10.4s, v0.4s, #10
        sri        v10.4s, v0.4s, #22
        add        v0.4s, v14.4s, v6.4s
        add        v16.4s, v9.4s, v16.4s                        // left step 18, f2: cycle 182
        add        v23.4s, v22.4s, v23.4s
        add        v28.4s, v28.4s, v14.4s                       // right step 18, f4: cycle 182
        add        v0.4s, v30.4s, v0.4s
        mov        v9.16b, v5.16b
        bit        v9.16b, v26.16b, v16.16b
        mov        v14.16b, v10.16b
        bsl        v14.16b, v28.16b, v19.16b
        add        v23.4s, v9.4s, v23.4s
        add        v0.4s, v14.4s, v0.4s
        shl        v9.4s, v23.4s, #8
        sri        v9.4s, v23.4s, #24
        shl        v23.4s, v0.4s, #15
        sri        v23.4s, v0.4s, #17
        shl        v0.4s, v26.4s, #10
        sri        v0.4s, v26.4s, #22
        add        v26.4s, v3.4s, v31.4s
        shl        v14.4s, v19.4s, #10
        sri        v14.4s, v19.4s, #22
        add        v19.4s, v12.4s, v6.4s
        add        v3.4s, v9.4s, v3.4s                          // left step 19, f2: cycle 192
        add        v26.4s, v20.4s, v26.4s
        add        v23.4s, v23.4s, v12.4s                       // right step 19, f4: cycle 192
        add        v19.4s, v29.4s, v19.4s
        mov        v9.16b, v0.16b
        bit        v9.16b, v16.16b, v3.16b
        mov        v12.16b, v14.16b
        bsl        v12.16b, v23.16b, v28.16b
        add        v26.4s, v9.4s, v26.4s
        add        v19.4s, v12.4s, v19.4s
        shl        v9.4s, v26.4s, #13
        sri        v9.4s, v26.4s, #19
        shl        v26.4s, v19.4s, #7
        sri        v26.4s, v19.4s, #25
        shl        v19.4s, v16.4s, #10
        sri        v19.4s, v16.4s, #22
        add        v16.4s, v5.4s, v31.4s
        shl        v12.4s, v28.4s, #10
        sri        v12.4s, v28.4s, #22
        add        v28.4s, v10.4s, v6.4s
        add        v5.4s, v9.4s, v5.4s                          // left step 20, f2: cycle 202
        add        v16.4s, v15.4s, v16.4s
        add        v26.4s, v26.4s, v10.4s                       // right step 20, f4: cycle 202
        add        v28.4s, v18.4s, v28.4s
        mov        v9.16b, v19.16b
        bit        v9.16b, v3.16b, v5.16b
        mov        v10.16b, v12.16b
        bsl        v10.16b, v26.16b, v23.16b
        add        v16.4s, v9.4s, v16.4s
        add        v28.4s, v10.4s, v28.4s
        shl        v9.4s, v16.4s, #11
        sri        v9.4s, v16.4s, #21
        shl        v16.4s, v28.4s, #12
        sri        v16.4s, v28.4s, #20
        shl        v28.4s, v3.4s, #10
        sri        v28.4s, v3.4s, #22
        add        v3.4s, v0.4s, v31.4s
        shl        v10.4s, v23.4s, #10
        sri        v10.4s, v23.4s, #22
        add        v23.4s, v14.4s, v6.4s
        add        v0.4s, v9.4s, v0.4s                          // left step 21, f2: cycle 212
        add        v3.4s, v11.4s, v3.4s
        add        v16.4s, v16.4s, v14.4s                       // right step 21, f4: cycle 212
        add        v23.4s, v22.4s, v23.4s
        mov        v9.16b, v28.16b
        bit        v9.16b, v5.16b, v0.16b
        mov        v14.16b, v10.16b
        bsl        v14.16b, v16.16b, v26.16b
        add        v3.4s, v9.4s, v3.4s
        add        v23.4s, v14.4s, v23.4s
        shl        v9.4s, v3.4s, #9
        sri        v9.4s, v3.4s, #23
        shl        v3.4s, v23.4s, #8
        sri        v3.4s, v23.4s, #24
        shl        v23.4s, v5.4s, #10
        sri        v23.4s, v5.4s, #22
        add        v5.4s, v19.4s, v31.4s
        shl        v14.4s, v26.4s, #10
        sri        v14.4s, v26.4s, #22
        add        v26.4s, v12.4s, v6.4s
        add        v19.4s, v9.4s, v19.4s                        // left step 22, f2: cycle 222
        add        v5.4s, v21.4s, v5.4s
        add        v3.4s, v3.4s, v12.4s                         // right step 22, f4: cycle 222
        add        v26.4s, v7.4s, v26.4s
        mov        v9.16b, v23.16b
        bit        v9.16b, v0.16b, v19.16b
        mov        v12.16b, v14.16b
        bsl        v12.16b, v3.16b, v16.16b
        add        v5.4s, v9.4s, v5.4s
        add        v26.4s, v12.4s, v26.4s
        shl        v9.4s, v5.4s, #7
        sri        v9.4s, v5.4s, #25
        shl        v5.4s, v26.4s, #9
        sri        v5.4s, v26.4s, #23
        shl        v26.4s, v0.4s, #10
        sri        v26.4s, v0.4s, #22
        add        v0.4s, v28.4s, v31.4s
        shl        v12.4s, v16.4s, #10
        sri        v12.4s, v16.4s, #22
        add        v16.4s, v10.4s, v6.4s
        add        v28.4s, v9.4s, v28.4s                        // left step 23, f2: cycle 232
        add        v0.4s, v30.4s, v0.4s
        add        v5.4s, v5.4s, v10.4s                         // right step 23, f4: cycle 232
        add        v16.4s, v15.4s, v16.4s
        mov        v9.16b, v26.16b
        bit        v9.16b, v19.16b, v28.16b
        mov        v10.16b, v12.16b
        bsl        v10.16b, v5.16b, v3.16b
        add        v0.4s, v9.4s, v0.4s
        add        v16.4s, v10.4s, v16.4s
        shl        v9.4s, v0.4s, #15
        sri        v9.4s, v0.4s, #17
        shl        v0.4s, v16.4s, #11
        sri        v0.4s, v16.4s, #21
        shl        v16.4s, v19.4s, #10
        sri        v16.4s, v19.4s, #22
        add        v19.4s, v23.4s, v31.4s
        shl        v10.4s, v3.4s, #10
        sri        v10.4s, v3.4s, #22
        add        v3.4s, v14.4s, v6.4s
        add        v23.4s, v9.4s, v23.4s                        // left step 24, f2: cycle 242
        add        v19.4s, v4.4s, v19.4s
        add        v0.4s, v0.4s, v14.4s                         // right step 24, f4: cycle 242
        add        v3.4s, v24.4s, v3.4s
        mov        v9.16b, v16.16b
        bit        v9.16b, v28.16b, v23.16b
        mov        v14.16b, v10.16b
        bsl        v14.16b, v0.16b, v5.16b
        add        v19.4s, v9.4s, v19.4s
        add        v3.4s, v14.4s, v3.4s
        shl        v9.4s, v19.4s, #7
        sri        v9.4s, v19.4s, #25
        shl        v19.4s, v3.4s, #7
        sri        v19.4s, v3.4s, #25
        shl        v3.4s, v28.4s, #10
        sri        v3.4s, v28.4s, #22
        add        v28.4s, v26.4s, v31.4s
        shl        v14.4s, v5.4s, #10
        sri        v14.4s, v5.4s, #22
        add        v5.4s, v12.4s, v6.4s
        add        v26.4s, v9.4s, v26.4s                        // left step 25, f2: cycle 252
        add        v28.4s, v18.4s, v28.4s
        add        v19.4s, v19.4s, v12.4s                       // right step 25, f4: cycle 252
        add        v5.4s, v21.4s, v5.4s
        mov        v9.16b, v3.16b
        bit        v9.16b, v23.16b, v26.16b
        mov        v12.16b, v14.16b
        bsl        v12.16b, v19.16b, v0.16b
        add        v28.4s, v9.4s, v28.4s
        add        v5.4s, v12.4s, v5.4s
        shl        v9.4s, v28.4s, #12
        sri        v9.4s, v28.4s, #20
        shl        v28.4s, v5.4s, #7
        sri        v28.4s, v5.4s, #25
        shl        v5.4s, v23.4s, #10
        sri        v5.4s, v23.4s, #22
        add        v23.4s, v16.4s, v31.4s
        shl        v12.4s, v0.4s, #10
        sri        v12.4s, v0.4s, #22
        add        v0.4s, v10.4s, v6.4s
        add        v16.4s, v9.4s, v16.4s                        // left step 26, f2: cycle 262
        add        v23.4s, v27.4s, v23.4s
        add        v28.4s, v28.4s, v10.4s                       // right step 26, f4: cycle 262
        add        v0.4s, v13.4s, v0.4s
        mov        v9.16b, v5.16b
        bit        v9.16b, v26.16b, v16.16b
        mov        v10.16b, v12.16b
        bsl        v10.16b, v28.16b, v19.16b
        add        v23.4s, v9.4s, v23.4s
        add        v0.4s, v10.4s, v0.4s
        shl        v9.4s, v23.4s, #15
        sri        v9.4s, v23.4s, #17
        shl        v23.4s, v0.4s, #12
        sri        v23.4s, v0.4s, #20
        shl        v0.4s, v26.4s, #10
        sri        v0.4s, v26.4s, #22
        add        v26.4s, v3.4s, v31.4s
        shl        v10.4s, v19.4s, #10
        sri        v10.4s, v19.4s, #22
        add        v19.4s, v14.4s, v6.4s
        add        v3.4s, v9.4s, v3.4s                          // left step 27, f2: cycle 272
        add        v26.4s, v7.4s, v26.4s
        add        v23.4s, v23.4s, v14.4s                       // right step 27, f4: cycle 272
        add        v19.4s, v4.4s, v19.4s
        mov        v9.16b, v0.16b
        bit        v9.16b, v16.16b, v3.16b
        mov        v14.16b, v10.16b
        bsl        v14.16b, v23.16b, v28.16b
        add        v26.4s, v9.4s, v26.4s
        add        v19.4s, v14.4s, v19.4s
        shl        v9.4s, v26.4s, #9
        sri        v9.4s, v26.4s, #23
        shl        v26.4s, v19.4s, #7
        sri        v26.4s, v19.4s, #25
        shl        v19.4s, v16.4s, #10
        sri        v19.4s, v16.4s, #22
        add        v16.4s, v5.4s, v31.4s
        shl        v14.4s, v28.4s, #10
        sri        v14.4s, v28.4s, #22
        add        v28.4s, v12.4s, v6.4s
        add        v5.4s, v9.4s, v5.4s                          // left step 28, f2: cycle 282
        add        v16.4s, v25.4s, v16.4s
        add        v26.4s, v26.4s, v12.4s                       // right step 28, f4: cycle 282
        add        v28.4s, v8.4s, v28.4s
        mov        v9.16b, v19.16b
        bit        v9.16b, v3.16b, v5.16b
        mov        v12.16b, v14.16b
        bsl        v12.16b, v26.16b, v23.16b
        add        v16.4s, v9.4s, v16.4s
        add        v28.4s, v12.4s, v28.4s
        shl        v9.4s, v16.4s, #11
        sri        v9.4s, v16.4s, #21
        shl        v16.4s, v28.4s, #6
        sri        v16.4s, v28.4s, #26
        shl        v28.4s, v3.4s, #10
        sri        v28.4s, v3.4s, #22
        add        v3.4s, v0.4s, v31.4s
        shl        v12.4s, v23.4s, #10
        sri        v12.4s, v23.4s, #22
        add        v23.4s, v10.4s, v6.4s
        add        v0.4s, v9.4s, v0.4s                          // left step 29, f2: cycle 292
        add        v3.4s, v24.4s, v3.4s
        add        v16.4s, v16.4s, v10.4s                       // right step 29, f4: cycle 292
        add        v23.4s, v27.4s, v23.4s
        mov        v9.16b, v28.16b
        bit        v9.16b, v5.16b, v0.16b
        mov        v10.16b, v12.16b
        bsl        v10.16b, v16.16b, v26.16b
        add        v3.4s, v9.4s, v3.4s
        add        v23.4s, v10.4s, v23.4s
        shl        v9.4s, v3.4s, #7
        sri        v9.4s, v3.4s, #25
        shl        v3.4s, v23.4s, #15
        sri        v3.4s, v23.4s, #17
        shl        v23.4s, v5.4s, #10
        sri        v23.4s, v5.4s, #22
        add        v5.4s, v19.4s, v31.4s
        shl        v10.4s, v26.4s, #10
        sri        v10.4s, v26.4s, #22
        add        v26.4s, v14.4s, v6.4s
        add        v19.4s, v9.4s, v19.4s                        // left step 30, f2: cycle 302
        add        v5.4s, v17.4s, v5.4s
        add        v3.4s, v3.4s, v14.4s                         // right step 30, f4: cycle 302
        add        v26.4s, v20.4s, v26.4s
        mov        v9.16b, v23.16b
        bit        v9.16b, v0.16b, v19.16b
        mov        v14.16b, v10.16b
        bsl        v14.16b, v3.16b, v16.16b
        add        v5.4s, v9.4s, v5.4s
        add        v26.4s, v14.4s, v26.4s
        shl        v9.4s, v5.4s, #13
        sri        v9.4s, v5.4s, #19
        shl        v5.4s, v26.4s, #13
        sri        v5.4s, v26.4s, #19
        shl        v26.4s, v0.4s, #10
        sri        v26.4s, v0.4s, #22
        add        v0.4s, v28.4s, v31.4s
        shl        v31.4s, v16.4s, #10
        sri        v31.4s, v16.4s, #22
        add        v6.4s, v12.4s, v6.4s
        add        v16.4s, v9.4s, v28.4s                        // left step 31, f2: cycle 312
        add        v0.4s, v13.4s, v0.4s
        add        v5.4s, v5.4s, v12.4s                         // right step 31, f4: cycle 312
        add        v6.4s, v25.4s, v6.4s
        mov        v28.16b, v26.16b
        bit        v28.16b, v19.16b, v16.16b
        mov        v9.16b, v31.16b
        bsl        v9.16b, v5.16b, v3.16b
        add        v0.4s, v28.4s, v0.4s
        add        v6.4s, v9.4s, v6.4s
        shl        v28.4s, v0.4s, #12
        sri        v28.4s, v0.4s, #20
        shl        v0.4s, v19.4s, #10
        sri        v0.4s, v19.4s, #22
        shl        v19.4s, v6.4s, #11
        sri        v19.4s, v6.4s, #21
        shl        v6.4s, v3.4s, #10
        sri        v6.4s, v3.4s, #22
        add        v3.4s, v28.4s, v23.4s                        // left step 32, f2: cycle 322
        ldr        q28, [x28, #48]
        add        v23.4s, v23.4s, v28.4s
        eor        v9.16b, v16.16b, v0.16b
        ldr        q12, [x28, #64]
        add        v14.4s, v10.4s, v12.4s
        add        v19.4s, v19.4s, v10.4s                       // right step 32, f4: cycle 322
        add        v23.4s, v30.4s, v23.4s
        eor        v10.16b, v5.16b, v6.16b
        bit        v9.16b, v0.16b, v3.16b
        add        v14.4s, v21.4s, v14.4s
        bit        v10.16b, v6.16b, v19.16b
        sub        v23.4s, v23.4s, v9.4s
        shl        v9.4s, v16.4s, #10
        sri        v9.4s, v16.4s, #22
        sub        v16.4s, v14.4s, v10.4s
        shl        v10.4s, v23.4s, #11
        sri        v10.4s, v23.4s, #21
        shl        v23.4s, v16.4s, #9
        sri        v23.4s, v16.4s, #23
        shl        v16.4s, v5.4s, #10
        sri        v16.4s, v5.4s, #22
        add        v5.4s, v26.4s, v28.4s
        eor        v14.16b, v3.16b, v9.16b
        add        v26.4s, v10.4s, v26.4s                       // left step 33, f3: cycle 332
        add        v10.4s, v31.4s, v12.4s
        add        v23.4s, v23.4s, v31.4s                       // right step 33, f3: cycle 332
        add        v5.4s, v15.4s, v5.4s
        eor        v31.16b, v19.16b, v16.16b
        bit        v14.16b, v9.16b, v26.16b
        add        v10.4s, v7.4s, v10.4s
        bit        v31.16b, v16.16b, v23.16b
        sub        v5.4s, v5.4s, v14.4s
        shl        v14.4s, v3.4s, #10
        sri        v14.4s, v3.4s, #22
        sub        v3.4s, v10.4s, v31.4s
        shl        v31.4s, v5.4s, #13
        sri        v31.4s, v5.4s, #19
        shl        v5.4s, v3.4s, #7
        sri        v5.4s, v3.4s, #25
        shl        v3.4s, v19.4s, #10
        sri        v3.4s, v19.4s, #22
        add        v19.4s, v0.4s, v28.4s
        eor        v10.16b, v26.16b, v14.16b
        add        v0.4s, v31.4s, v0.4s                         // left step 34, f3: cycle 342
        add        v31.4s, v6.4s, v12.4s
        add        v5.4s, v5.4s, v6.4s                          // right step 34, f3: cycle 342
        add        v6.4s, v24.4s, v19.4s
        eor        v19.16b, v23.16b, v3.16b
        bit        v10.16b, v14.16b, v0.16b
        add        v31.4s, v20.4s, v31.4s
        bit        v19.16b, v3.16b, v5.16b
        sub        v6.4s, v6.4s, v10.4s
        shl        v10.4s, v26.4s, #10
        sri        v10.4s, v26.4s, #22
        sub        v19.4s, v31.4s, v19.4s
        shl        v26.4s, v6.4s, #6
        sri        v26.4s, v6.4s, #26
        shl        v6.4s, v19.4s, #15
        sri        v6.4s, v19.4s, #17
        shl        v19.4s, v23.4s, #10
        sri        v19.4s, v23.4s, #22
        add        v23.4s, v9.4s, v28.4s
        eor        v31.16b, v0.16b, v10.16b
        add        v26.4s, v26.4s, v9.4s                        // left step 35, f3: cycle 352
        add        v9.4s, v16.4s, v12.4s
        add        v6.4s, v6.4s, v16.4s                         // right step 35, f3: cycle 352
        add        v16.4s, v8.4s, v23.4s
        eor        v23.16b, v5.16b, v19.16b
        bit        v31.16b, v10.16b, v26.16b
        add        v9.4s, v30.4s, v9.4s
        bit        v23.16b, v19.16b, v6.16b
        sub        v16.4s, v16.4s, v31.4s
        shl        v31.4s, v0.4s, #10
        sri        v31.4s, v0.4s, #22
        sub        v0.4s, v9.4s, v23.4s
        shl        v23.4s, v16.4s, #7
        sri        v23.4s, v16.4s, #25
        shl        v16.4s, v0.4s, #11
        sri        v16.4s, v0.4s, #21
        shl        v0.4s, v5.4s, #10
        sri        v0.4s, v5.4s, #22
        add        v5.4s, v14.4s, v28.4s
        eor        v9.16b, v26.16b, v31.16b
        add        v23.4s, v23.4s, v14.4s                       // left step 36, f3: cycle 362
        add        v14.4s, v3.4s, v12.4s
        add        v3.4s, v16.4s, v3.4s                         // right step 36, f3: cycle 362
        add        v5.4s, v27.4s, v5.4s
        eor        v16.16b, v6.16b, v0.16b
        bit        v9.16b, v31.16b, v23.16b
        add        v14.4s, v29.4s, v14.4s
        bit        v16.16b, v0.16b, v3.16b
        sub        v5.4s, v5.4s, v9.4s
        shl        v9.4s, v26.4s, #10
        sri        v9.4s, v26.4s, #22
        sub        v16.4s, v14.4s, v16.4s
        shl        v26.4s, v5.4s, #14
        sri        v26.4s, v5.4s, #18
        shl        v5.4s, v16.4s, #8
        sri        v5.4s, v16.4s, #24
        shl        v16.4s, v6.4s, #10
        sri        v16.4s, v6.4s, #22
        add        v6.4s, v10.4s, v28.4s
        eor        v14.16b, v23.16b, v9.16b
        add        v26.4s, v26.4s, v10.4s                       // left step 37, f3: cycle 372
        add        v10.4s, v19.4s, v12.4s
        add        v5.4s, v5.4s, v19.4s                         // right step 37, f3: cycle 372
        add        v6.4s, v21.4s, v6.4s
        eor        v19.16b, v3.16b, v16.16b
        bit        v14.16b, v9.16b, v26.16b
        add        v10.4s, v24.4s, v10.4s
        bit        v19.16b, v16.16b, v5.16b
        sub        v6.4s, v6.4s, v14.4s
        shl        v14.4s, v23.4s, #10
        sri        v14.4s, v23.4s, #22
        sub        v19.4s, v10.4s, v19.4s
        shl        v23.4s, v6.4s, #9
        sri        v23.4s, v6.4s, #23
        shl        v6.4s, v19.4s, #6
        sri        v6.4s, v19.4s, #26
        shl        v19.4s, v3.4s, #10
        sri        v19.4s, v3.4s, #22
        add        v3.4s, v31.4s, v28.4s
        eor        v10.16b, v26.16b, v14.16b
        add        v23.4s, v23.4s, v31.4s                       // left step 38, f3: cycle 382
        add        v31.4s, v0.4s, v12.4s
        add        v0.4s, v6.4s, v0.4s                          // right step 38, f3: cycle 382
        add        v3.4s, v13.4s, v3.4s
        eor        v6.16b, v5.16b, v19.16b
        bit        v10.16b, v14.16b, v23.16b
        add        v31.4s, v11.4s, v31.4s
        bit        v6.16b, v19.16b, v0.16b
        sub        v3.4s, v3.4s, v10.4s
        shl        v10.4s, v26.4s, #10
        sri        v10.4s, v26.4s, #22
        sub        v6.4s, v31.4s, v6.4s
        shl        v26.4s, v3.4s, #13
        sri        v26.4s, v3.4s, #19
        shl        v3.4s, v6.4s, #6
        sri        v3.4s, v6.4s, #26
        shl        v6.4s, v5.4s, #10
        sri        v6.4s, v5.4s, #22
        add        v5.4s, v9.4s, v28.4s
        eor        v31.16b, v23.16b, v10.16b
        add        v26.4s, v26.4s, v9.4s                        // left step 39, f3: cycle 392
        add        v9.4s, v16.4s, v12.4s
        add        v3.4s, v3.4s, v16.4s                         // right step 39, f3: cycle 392
        add        v5.4s, v20.4s, v5.4s
        eor        v16.16b, v0.16b, v6.16b
        bit        v31.16b, v10.16b, v26.16b
        add        v9.4s, v27.4s, v9.4s
        bit        v16.16b, v6.16b, v3.16b
        sub        v5.4s, v5.4s, v31.4s
        shl        v31.4s, v23.4s, #10
        sri        v31.4s, v23.4s, #22
        sub        v16.4s, v9.4s, v16.4s
        shl        v23.4s, v5.4s, #15
        sri        v23.4s, v5.4s, #17
        shl        v5.4s, v16.4s, #14
        sri        v5.4s, v16.4s, #18
        shl        v16.4s, v0.4s, #10
        sri        v16.4s, v0.4s, #22
        add        v0.4s, v14.4s, v28.4s
        eor        v9.16b, v26.16b, v31.16b
        add        v23.4s, v23.4s, v14.4s                       // left step 40, f3: cycle 402
        add        v14.4s, v19.4s, v12.4s
        add        v5.4s, v5.4s, v19.4s                         // right step 40, f3: cycle 402
        add        v0.4s, v25.4s, v0.4s
        eor        v19.16b, v3.16b, v16.16b
        bit        v9.16b, v31.16b, v23.16b
        add        v14.4s, v17.4s, v14.4s
        bit        v19.16b, v16.16b, v5.16b
        sub        v0.4s, v0.4s, v9.4s
        shl        v9.4s, v26.4s, #10
        sri        v9.4s, v26.4s, #22
        sub        v19.4s, v14.4s, v19.4s
        shl        v26.4s, v0.4s, #14
        sri        v26.4s, v0.4s, #18
        shl        v0.4s, v19.4s, #12
        sri        v0.4s, v19.4s, #20
        shl        v19.4s, v3.4s, #10
        sri        v19.4s, v3.4s, #22
        add        v3.4s, v10.4s, v28.4s
        eor        v14.16b, v23.16b, v9.16b
        add        v26.4s, v26.4s, v10.4s                       // left step 41, f3: cycle 412
        add        v10.4s, v6.4s, v12.4s
        add        v0.4s, v0.4s, v6.4s                          // right step 41, f3: cycle 412
        add        v3.4s, v29.4s, v3.4s
        eor        v6.16b, v5.16b, v19.16b
        bit        v14.16b, v9.16b, v26.16b
        add        v10.4s, v13.4s, v10.4s
        bit        v6.16b, v19.16b, v0.16b
        sub        v3.4s, v3.4s, v14.4s
        shl        v14.4s, v23.4s, #10
        sri        v14.4s, v23.4s, #22
        sub        v6.4s, v10.4s, v6.4s
        shl        v23.4s, v3.4s, #8
        sri        v23.4s, v3.4s, #24
        shl        v3.4s, v6.4s, #13
        sri        v3.4s, v6.4s, #19
        shl        v6.4s, v5.4s, #10
        sri        v6.4s, v5.4s, #22
        add        v5.4s, v31.4s, v28.4s
        eor        v10.16b, v26.16b, v14.16b
        add        v23.4s, v23.4s, v31.4s                       // left step 42, f3: cycle 422
        add        v31.4s, v16.4s, v12.4s
        add        v3.4s, v3.4s, v16.4s                         // right step 42, f3: cycle 422
        add        v5.4s, v18.4s, v5.4s
        eor        v16.16b, v0.16b, v6.16b
        bit        v10.16b, v14.16b, v23.16b
        add        v31.4s, v4.4s, v31.4s
        bit        v16.16b, v6.16b, v3.16b
        sub        v5.4s, v5.4s, v10.4s
        shl        v10.4s, v26.4s, #10
        sri        v10.4s, v26.4s, #22
        sub        v16.4s, v31.4s, v16.4s
        shl        v26.4s, v5.4s, #13
        sri        v26.4s, v5.4s, #19
        shl        v5.4s, v16.4s, #5
        sri        v5.4s, v16.4s, #27
        shl        v16.4s, v0.4s, #10
        sri        v16.4s, v0.4s, #22
        add        v0.4s, v9.4s, v28.4s
        eor        v31.16b, v23.16b, v10.16b
        add        v26.4s, v26.4s, v9.4s                        // left step 43, f3: cycle 432
        add        v9.4s, v19.4s, v12.4s
        add        v5.4s, v5.4s, v19.4s                         // right step 43, f3: cycle 432
        add        v0.4s, v11.4s, v0.4s
        eor        v19.16b, v3.16b, v16.16b
        bit        v31.16b, v10.16b, v26.16b
        add        v9.4s, v25.4s, v9.4s
        bit        v19.16b, v16.16b, v5.16b
        sub        v0.4s, v0.4s, v31.4s
        shl        v31.4s, v23.4s, #10
        sri        v31.4s, v23.4s, #22
        sub        v19.4s, v9.4s, v19.4s
        shl        v23.4s, v0.4s, #6
        sri        v23.4s, v0.4s, #26
        shl        v0.4s, v19.4s, #14
        sri        v0.4s, v19.4s, #18
        shl        v19.4s, v3.4s, #10
        sri        v19.4s, v3.4s, #22
        add        v3.4s, v14.4s, v28.4s
        eor        v9.16b, v26.16b, v31.16b
        add        v23.4s, v23.4s, v14.4s                       // left step 44, f3: cycle 442
        add        v14.4s, v6.4s, v12.4s
        add        v0.4s, v0.4s, v6.4s                          // right step 44, f3: cycle 442
        add        v3.4s, v22.4s, v3.4s
        eor        v6.16b, v5.16b, v19.16b
        bit        v9.16b, v31.16b, v23.16b
        add        v14.4s, v15.4s, v14.4s
        bit        v6.16b, v19.16b, v0.16b
        sub        v3.4s, v3.4s, v9.4s
        shl        v9.4s, v26.4s, #10
        sri        v9.4s, v26.4s, #22
        sub        v6.4s, v14.4s, v6.4s
        shl        v26.4s, v3.4s, #5
        sri        v26.4s, v3.4s, #27
        shl        v3.4s, v6.4s, #13
        sri        v3.4s, v6.4s, #19
        shl        v6.4s, v5.4s, #10
        sri        v6.4s, v5.4s, #22
        add        v5.4s, v10.4s, v28.4s
        eor        v14.16b, v23.16b, v9.16b
        add        v26.4s, v26.4s, v10.4s                       // left step 45, f3: cycle 452
        add        v10.4s, v16.4s, v12.4s
        add        v3.4s, v3.4s, v16.4s                         // right step 45, f3: cycle 452
        add        v5.4s, v17.4s, v5.4s
        eor        v16.16b, v0.16b, v6.16b
        bit        v14.16b, v9.16b, v26.16b
        add        v10.4s, v18.4s, v10.4s
        bit        v16.16b, v6.16b, v3.16b
        sub        v5.4s, v5.4s, v14.4s
        shl        v14.4s, v23.4s, #10
        sri        v14.4s, v23.4s, #22
        sub        v16.4s, v10.4s, v16.4s
        shl        v23.4s, v5.4s, #12
        sri        v23.4s, v5.4s, #20
        shl        v5.4s, v16.4s, #13
        sri        v5.4s, v16.4s, #19
        shl        v16.4s, v0.4s, #10
        sri        v16.4s, v0.4s, #22
        add        v0.4s, v31.4s, v28.4s
        eor        v10.16b, v26.16b, v14.16b
        add        v23.4s, v23.4s, v31.4s                       // left step 46, f3: cycle 462
        add        v31.4s, v19.4s, v12.4s
        add        v5.4s, v5.4s, v19.4s                         // right step 46, f3: cycle 462
        add        v0.4s, v7.4s, v0.4s
        eor        v19.16b, v3.16b, v16.16b
        bit        v10.16b, v14.16b, v23.16b
        add        v31.4s, v8.4s, v31.4s
        bit        v19.16b, v16.16b, v5.16b
        sub        v0.4s, v0.4s, v10.4s
        shl        v10.4s, v26.4s, #10
        sri        v10.4s, v26.4s, #22
        sub        v19.4s, v31.4s, v19.4s
        shl        v26.4s, v0.4s, #7
        sri        v26.4s, v0.4s, #25
        shl        v0.4s, v19.4s, #7
        sri        v0.4s, v19.4s, #25
        shl        v19.4s, v3.4s, #10
        sri        v19.4s, v3.4s, #22
        add        v3.4s, v9.4s, v28.4s
        eor        v28.16b, v23.16b, v10.16b
        add        v26.4s, v26.4s, v9.4s                        // left step 47, f3: cycle 472
        add        v31.4s, v6.4s, v12.4s
        add        v0.4s, v0.4s, v6.4s                          // right step 47, f3: cycle 472
        add        v3.4s, v4.4s, v3.4s
        eor        v6.16b, v5.16b, v19.16b
        bit        v28.16b, v10.16b, v26.16b
        add        v31.4s, v22.4s, v31.4s
        bit        v6.16b, v19.16b, v0.16b
        sub        v3.4s, v3.4s, v28.4s
        sub        v6.4s, v31.4s, v6.4s
        shl        v28.4s, v3.4s, #5
        sri        v28.4s, v3.4s, #27
        shl        v3.4s, v6.4s, #5
        sri        v3.4s, v6.4s, #27
        shl        v6.4s, v23.4s, #10
        sri        v6.4s, v23.4s, #22
        ldr        q23, [x28, #80]
        add        v31.4s, v14.4s, v23.4s
        shl        v9.4s, v5.4s, #10
        sri        v9.4s, v5.4s, #22
        ldr        q5, [x28, #96]
        add        v12.4s, v16.4s, v5.4s
        add        v28.4s, v28.4s, v14.4s                       // left step 48, f3: cycle 482
        add        v31.4s, v20.4s, v31.4s
        add        v3.4s, v3.4s, v16.4s                         // right step 48, f3: cycle 482
        add        v16.4s, v13.4s, v12.4s
        mov        v12.16b, v6.16b
        bsl        v12.16b, v28.16b, v26.16b
        mov        v14.16b, v9.16b
        bit        v14.16b, v0.16b, v3.16b
        add        v31.4s, v12.4s, v31.4s
        add        v16.4s, v14.4s, v16.4s
        shl        v12.4s, v31.4s, #11
        sri        v12.4s, v31.4s, #21
        shl        v31.4s, v16.4s, #15
        sri        v31.4s, v16.4s, #17
        shl        v16.4s, v26.4s, #10
        sri        v16.4s, v26.4s, #22
        add        v26.4s, v10.4s, v23.4s
        shl        v14.4s, v0.4s, #10
        sri        v14.4s, v0.4s, #22
        add        v0.4s, v19.4s, v5.4s
        add        v10.4s, v12.4s, v10.4s                       // left step 49, f4: cycle 492
        add        v26.4s, v27.4s, v26.4s
        add        v19.4s, v31.4s, v19.4s                       // right step 49, f2: cycle 492
        add        v0.4s, v11.4s, v0.4s
        mov        v31.16b, v16.16b
        bsl        v31.16b, v10.16b, v28.16b
        mov        v12.16b, v14.16b
        bit        v12.16b, v3.16b, v19.16b
        add        v26.4s, v31.4s, v26.4s
        add        v0.4s, v12.4s, v0.4s
        shl        v31.4s, v26.4s, #12
        sri        v31.4s, v26.4s, #20
        shl        v26.4s, v0.4s, #5
        sri        v26.4s, v0.4s, #27
        shl        v0.4s, v28.4s, #10
        sri        v0.4s, v28.4s, #22
        add        v28.4s, v6.4s, v23.4s
        shl        v12.4s, v3.4s, #10
        sri        v12.4s, v3.4s, #22
        add        v3.4s, v9.4s, v5.4s
        add        v6.4s, v31.4s, v6.4s                         // left step 50, f4: cycle 502
        add        v28.4s, v17.4s, v28.4s
        add        v26.4s, v26.4s, v9.4s                        // right step 50, f2: cycle 502
        add        v3.4s, v8.4s, v3.4s
        mov        v31.16b, v0.16b
        bsl        v31.16b, v6.16b, v10.16b
        mov        v9.16b, v12.16b
        bit        v9.16b, v19.16b, v26.16b
        add        v28.4s, v31.4s, v28.4s
        add        v3.4s, v9.4s, v3.4s
        shl        v31.4s, v28.4s, #14
        sri        v31.4s, v28.4s, #18
        shl        v28.4s, v3.4s, #8
        sri        v28.4s, v3.4s, #24
        shl        v3.4s, v10.4s, #10
        sri        v3.4s, v10.4s, #22
        add        v9.4s, v16.4s, v23.4s
        shl        v10.4s, v19.4s, #10
        sri        v10.4s, v19.4s, #22
        add        v19.4s, v14.4s, v5.4s
        add        v16.4s, v31.4s, v16.4s                       // left step 51, f4: cycle 512
        add        v31.4s, v15.4s, v9.4s
        add        v28.4s, v28.4s, v14.4s                       // right step 51, f2: cycle 512
        add        v19.4s, v20.4s, v19.4s
        mov        v9.16b, v3.16b
        bsl        v9.16b, v16.16b, v6.16b
        mov        v14.16b, v10.16b
        bit        v14.16b, v26.16b, v28.16b
        add        v31.4s, v9.4s, v31.4s
        add        v19.4s, v14.4s, v19.4s
        shl        v9.4s, v31.4s, #15
        sri        v9.4s, v31.4s, #17
        shl        v31.4s, v19.4s, #11
        sri        v31.4s, v19.4s, #21
        shl        v19.4s, v6.4s, #10
        sri        v19.4s, v6.4s, #22
        add        v6.4s, v0.4s, v23.4s
        shl        v14.4s, v26.4s, #10
        sri        v14.4s, v26.4s, #22
        add        v26.4s, v12.4s, v5.4s
        add        v0.4s, v9.4s, v0.4s                          // left step 52, f4: cycle 522
        add        v6.4s, v18.4s, v6.4s
        add        v31.4s, v31.4s, v12.4s                       // right step 52, f2: cycle 522
        add        v26.4s, v30.4s, v26.4s
        mov        v9.16b, v19.16b
        bsl        v9.16b, v0.16b, v16.16b
        mov        v12.16b, v14.16b
        bit        v12.16b, v28.16b, v31.16b
        add        v6.4s, v9.4s, v6.4s
        add        v26.4s, v12.4s, v26.4s
        shl        v9.4s, v6.4s, #14
        sri        v9.4s, v6.4s, #18
        shl        v6.4s, v26.4s, #14
        sri        v6.4s, v26.4s, #18
        shl        v26.4s, v16.4s, #10
        sri        v26.4s, v16.4s, #22
        add        v16.4s, v3.4s, v23.4s
        shl        v12.4s, v28.4s, #10
        sri        v12.4s, v28.4s, #22
        add        v28.4s, v10.4s, v5.4s
        add        v3.4s, v9.4s, v3.4s                          // left step 53, f4: cycle 532
        add        v16.4s, v13.4s, v16.4s
        add        v6.4s, v6.4s, v10.4s                         // right step 53, f2: cycle 532
        add        v28.4s, v17.4s, v28.4s
        mov        v9.16b, v26.16b
        bsl        v9.16b, v3.16b, v0.16b
        mov        v10.16b, v12.16b
        bit        v10.16b, v31.16b, v6.16b
        add        v16.4s, v9.4s, v16.4s
        add        v28.4s, v10.4s, v28.4s
        shl        v9.4s, v16.4s, #15
        sri        v9.4s, v16.4s, #17
        shl        v16.4s, v28.4s, #14
        sri        v16.4s, v28.4s, #18
        shl        v28.4s, v0.4s, #10
        sri        v28.4s, v0.4s, #22
        add        v0.4s, v19.4s, v23.4s
        shl        v10.4s, v31.4s, #10
        sri        v10.4s, v31.4s, #22
        add        v31.4s, v14.4s, v5.4s
        add        v19.4s, v9.4s, v19.4s                        // left step 54, f4: cycle 542
        add        v0.4s, v4.4s, v0.4s
        add        v16.4s, v16.4s, v14.4s                       // right step 54, f2: cycle 542
        add        v31.4s, v21.4s, v31.4s
        mov        v9.16b, v28.16b
        bsl        v9.16b, v19.16b, v3.16b
        mov        v14.16b, v10.16b
        bit        v14.16b, v6.16b, v16.16b
        add        v0.4s, v9.4s, v0.4s
        add        v31.4s, v14.4s, v31.4s
        shl        v9.4s, v0.4s, #9
        sri        v9.4s, v0.4s, #23
        shl        v0.4s, v31.4s, #6
        sri        v0.4s, v31.4s, #26
        shl        v31.4s, v3.4s, #10
        sri        v31.4s, v3.4s, #22
        add        v3.4s, v26.4s, v23.4s
        shl        v14.4s, v6.4s, #10
        sri        v14.4s, v6.4s, #22
        add        v6.4s, v12.4s, v5.4s
        add        v26.4s, v9.4s, v26.4s                        // left step 55, f4: cycle 552
        add        v3.4s, v8.4s, v3.4s
        add        v0.4s, v0.4s, v12.4s                         // right step 55, f2: cycle 552
        add        v6.4s, v18.4s, v6.4s
        mov        v9.16b, v31.16b
        bsl        v9.16b, v26.16b, v19.16b
        mov        v12.16b, v14.16b
        bit        v12.16b, v16.16b, v0.16b
        add        v3.4s, v9.4s, v3.4s
        add        v6.4s, v12.4s, v6.4s
        shl        v9.4s, v3.4s, #8
        sri        v9.4s, v3.4s, #24
        shl        v3.4s, v6.4s, #14
        sri        v3.4s, v6.4s, #18
        shl        v6.4s, v19.4s, #10
        sri        v6.4s, v19.4s, #22
        add        v19.4s, v28.4s, v23.4s
        shl        v12.4s, v16.4s, #10
        sri        v12.4s, v16.4s, #22
        add        v16.4s, v10.4s, v5.4s
        add        v28.4s, v9.4s, v28.4s                        // left step 56, f4: cycle 562
        add        v19.4s, v22.4s, v19.4s
        add        v3.4s, v3.4s, v10.4s                         // right step 56, f2: cycle 562
        add        v16.4s, v7.4s, v16.4s
        mov        v9.16b, v6.16b
        bsl        v9.16b, v28.16b, v26.16b
        mov        v10.16b, v12.16b
        bit        v10.16b, v0.16b, v3.16b
        add        v19.4s, v9.4s, v19.4s
        add        v16.4s, v10.4s, v16.4s
        shl        v9.4s, v19.4s, #9
        sri        v9.4s, v19.4s, #23
        shl        v19.4s, v16.4s, #6
        sri        v19.4s, v16.4s, #26
        shl        v16.4s, v26.4s, #10
        sri        v16.4s, v26.4s, #22
        add        v26.4s, v31.4s, v23.4s
        shl        v10.4s, v0.4s, #10
        sri        v10.4s, v0.4s, #22
        add        v0.4s, v14.4s, v5.4s
        add        v31.4s, v9.4s, v31.4s                        // left step 57, f4: cycle 572
        add        v26.4s, v30.4s, v26.4s
        add        v19.4s, v19.4s, v14.4s                       // right step 57, f2: cycle 572
        add        v0.4s, v4.4s, v0.4s
        mov        v9.16b, v16.16b
        bsl        v9.16b, v31.16b, v28.16b
        mov        v14.16b, v10.16b
        bit        v14.16b, v3.16b, v19.16b
        add        v26.4s, v9.4s, v26.4s
        add        v0.4s, v14.4s, v0.4s
        shl        v9.4s, v26.4s, #14
        sri        v9.4s, v26.4s, #18
        shl        v26.4s, v0.4s, #9
        sri        v26.4s, v0.4s, #23
        shl        v0.4s, v28.4s, #10
        sri        v0.4s, v28.4s, #22
        add        v28.4s, v6.4s, v23.4s
        shl        v14.4s, v3.4s, #10
        sri        v14.4s, v3.4s, #22
        add        v3.4s, v12.4s, v5.4s
        add        v6.4s, v9.4s, v6.4s                          // left step 58, f4: cycle 582
        add        v28.4s, v29.4s, v28.4s
        add        v26.4s, v26.4s, v12.4s                       // right step 58, f2: cycle 582
        add        v3.4s, v25.4s, v3.4s
        mov        v9.16b, v0.16b
        bsl        v9.16b, v6.16b, v31.16b
        mov        v12.16b, v14.16b
        bit        v12.16b, v19.16b, v26.16b
        add        v28.4s, v9.4s, v28.4s
        add        v3.4s, v12.4s, v3.4s
        shl        v9.4s, v28.4s, #5
        sri        v9.4s, v28.4s, #27
        shl        v28.4s, v3.4s, #12
        sri        v28.4s, v3.4s, #20
        shl        v3.4s, v31.4s, #10
        sri        v3.4s, v31.4s, #22
        add        v31.4s, v16.4s, v23.4s
        shl        v12.4s, v19.4s, #10
        sri        v12.4s, v19.4s, #22
        add        v19.4s, v10.4s, v5.4s
        add        v16.4s, v9.4s, v16.4s                        // left step 59, f4: cycle 592
        add        v31.4s, v21.4s, v31.4s
        add        v28.4s, v28.4s, v10.4s                       // right step 59, f2: cycle 592
        add        v19.4s, v22.4s, v19.4s
        mov        v9.16b, v3.16b
        bsl        v9.16b, v16.16b, v6.16b
        mov        v10.16b, v12.16b
        bit        v10.16b, v26.16b, v28.16b
        add        v31.4s, v9.4s, v31.4s
        add        v19.4s, v10.4s, v19.4s
        shl        v9.4s, v31.4s, #6
        sri        v9.4s, v31.4s, #26
        shl        v31.4s, v19.4s, #9
        sri        v31.4s, v19.4s, #23
        shl        v19.4s, v6.4s, #10
        sri        v19.4s, v6.4s, #22
        add        v6.4s, v0.4s, v23.4s
        shl        v10.4s, v26.4s, #10
        sri        v10.4s, v26.4s, #22
        add        v26.4s, v14.4s, v5.4s
        add        v0.4s, v9.4s, v0.4s                          // left step 60, f4: cycle 602
        add        v6.4s, v24.4s, v6.4s
        add        v31.4s, v31.4s, v14.4s                       // right step 60, f2: cycle 602
        add        v26.4s, v27.4s, v26.4s
        mov        v9.16b, v19.16b
        bsl        v9.16b, v0.16b, v16.16b
        mov        v14.16b, v10.16b
        bit        v14.16b, v28.16b, v31.16b
        add        v6.4s, v9.4s, v6.4s
        add        v26.4s, v14.4s, v26.4s
        shl        v9.4s, v6.4s, #8
        sri        v9.4s, v6.4s, #24
        shl        v6.4s, v26.4s, #12
        sri        v6.4s, v26.4s, #20
        shl        v26.4s, v16.4s, #10
        sri        v26.4s, v16.4s, #22
        add        v16.4s, v3.4s, v23.4s
        shl        v14.4s, v28.4s, #10
        sri        v14.4s, v28.4s, #22
        add        v28.4s, v12.4s, v5.4s
        add        v3.4s, v9.4s, v3.4s                          // left step 61, f4: cycle 612
        add        v16.4s, v7.4s, v16.4s
        add        v6.4s, v6.4s, v12.4s                         // right step 61, f2: cycle 612
        add        v28.4s, v29.4s, v28.4s
        mov        v9.16b, v26.16b
        bsl        v9.16b, v3.16b, v0.16b
        mov        v12.16b, v14.16b
        bit        v12.16b, v31.16b, v6.16b
        add        v16.4s, v9.4s, v16.4s
        add        v28.4s, v12.4s, v28.4s
        shl        v9.4s, v16.4s, #6
        sri        v9.4s, v16.4s, #26
        shl        v16.4s, v28.4s, #5
        sri        v16.4s, v28.4s, #27
        shl        v28.4s, v0.4s, #10
        sri        v28.4s, v0.4s, #22
        add        v0.4s, v19.4s, v23.4s
        shl        v12.4s, v31.4s, #10
        sri        v12.4s, v31.4s, #22
        add        v31.4s, v10.4s, v5.4s
        add        v19.4s, v9.4s, v19.4s                        // left step 62, f4: cycle 622
        add        v0.4s, v11.4s, v0.4s
        add        v16.4s, v16.4s, v10.4s                       // right step 62, f2: cycle 622
        add        v31.4s, v15.4s, v31.4s
        mov        v9.16b, v28.16b
        bsl        v9.16b, v19.16b, v3.16b
        mov        v10.16b, v12.16b
        bit        v10.16b, v6.16b, v16.16b
        add        v0.4s, v9.4s, v0.4s
        add        v31.4s, v10.4s, v31.4s
        shl        v9.4s, v0.4s, #5
        sri        v9.4s, v0.4s, #27
        shl        v0.4s, v31.4s, #15
        sri        v0.4s, v31.4s, #17
        shl        v31.4s, v3.4s, #10
        sri        v31.4s, v3.4s, #22
        add        v3.4s, v26.4s, v23.4s
        shl        v23.4s, v6.4s, #10
        sri        v23.4s, v6.4s, #22
        add        v5.4s, v14.4s, v5.4s
        add        v6.4s, v9.4s, v26.4s                         // left step 63, f4: cycle 632
        add        v3.4s, v25.4s, v3.4s
        add        v0.4s, v0.4s, v14.4s                         // right step 63, f2: cycle 632
        add        v5.4s, v24.4s, v5.4s
        mov        v26.16b, v31.16b
        bsl        v26.16b, v6.16b, v19.16b
        mov        v9.16b, v23.16b
        bit        v9.16b, v16.16b, v0.16b
        add        v3.4s, v26.4s, v3.4s
        add        v5.4s, v9.4s, v5.4s
        shl        v26.4s, v3.4s, #12
        sri        v26.4s, v3.4s, #20
        shl        v3.4s, v19.4s, #10
        sri        v3.4s, v19.4s, #22
        shl        v19.4s, v5.4s, #8
        sri        v19.4s, v5.4s, #24
        shl        v5.4s, v16.4s, #10
        sri        v5.4s, v16.4s, #22
        add        v16.4s, v26.4s, v28.4s                       // left step 64, f4: cycle 642
        ldr        q26, [x28, #112]
        add        v28.4s, v28.4s, v26.4s
        orn        v9.16b, v6.16b, v3.16b
        add        v10.4s, v4.4s, v12.4s
        add        v19.4s, v19.4s, v12.4s                       // right step 64, f2: cycle 642
        add        v28.4s, v8.4s, v28.4s
        eor        v12.16b, v5.16b, v0.16b
        eor        v9.16b, v16.16b, v9.16b
        eor        v12.16b, v19.16b, v12.16b
        add        v28.4s, v9.4s, v28.4s
        shl        v9.4s, v6.4s, #10
        sri        v9.4s, v6.4s, #22
        add        v6.4s, v12.4s, v10.4s
        shl        v10.4s, v28.4s, #9
        sri        v10.4s, v28.4s, #23
        shl        v28.4s, v6.4s, #8
        sri        v28.4s, v6.4s, #24
        shl        v6.4s, v0.4s, #10
        sri        v6.4s, v0.4s, #22
        orn        v0.16b, v16.16b, v9.16b
        add        v12.4s, v31.4s, v26.4s
        add        v31.4s, v10.4s, v31.4s                       // left step 65, f5: cycle 652
        add        v10.4s, v21.4s, v23.4s
        add        v23.4s, v28.4s, v23.4s                       // right step 65, f1: cycle 652
        add        v28.4s, v18.4s, v12.4s
        eor        v12.16b, v6.16b, v19.16b
        eor        v0.16b, v31.16b, v0.16b
        eor        v12.16b, v23.16b, v12.16b
        add        v0.4s, v0.4s, v28.4s
        shl        v28.4s, v16.4s, #10
        sri        v28.4s, v16.4s, #22
        add        v16.4s, v12.4s, v10.4s
        shl        v10.4s, v0.4s, #15
        sri        v10.4s, v0.4s, #17
        shl        v0.4s, v16.4s, #5
        sri        v0.4s, v16.4s, #27
        shl        v16.4s, v19.4s, #10
        sri        v16.4s, v19.4s, #22
        orn        v19.16b, v31.16b, v28.16b
        add        v12.4s, v3.4s, v26.4s
        add        v3.4s, v10.4s, v3.4s                         // left step 66, f5: cycle 662
        add        v10.4s, v15.4s, v5.4s
        add        v0.4s, v0.4s, v5.4s                          // right step 66, f1: cycle 662
        add        v5.4s, v7.4s, v12.4s
        eor        v12.16b, v16.16b, v23.16b
        eor        v19.16b, v3.16b, v19.16b
        eor        v12.16b, v0.16b, v12.16b
        add        v5.4s, v19.4s, v5.4s
        shl        v19.4s, v31.4s, #10
        sri        v19.4s, v31.4s, #22
        add        v31.4s, v12.4s, v10.4s
        shl        v10.4s, v5.4s, #5
        sri        v10.4s, v5.4s, #27
        shl        v5.4s, v31.4s, #12
        sri        v5.4s, v31.4s, #20
        shl        v31.4s, v23.4s, #10
        sri        v31.4s, v23.4s, #22
        orn        v23.16b, v3.16b, v19.16b
        add        v12.4s, v9.4s, v26.4s
        add        v9.4s, v10.4s, v9.4s                         // left step 67, f5: cycle 672
        add        v8.4s, v8.4s, v6.4s
        add        v5.4s, v5.4s, v6.4s                          // right step 67, f1: cycle 672
        add        v6.4s, v27.4s, v12.4s
        eor        v10.16b, v31.16b, v0.16b
        eor        v23.16b, v9.16b, v23.16b
        eor        v10.16b, v5.16b, v10.16b
        add        v6.4s, v23.4s, v6.4s
        shl        v23.4s, v3.4s, #10
        sri        v23.4s, v3.4s, #22
        add        v3.4s, v10.4s, v8.4s
        shl        v8.4s, v6.4s, #11
        sri        v8.4s, v6.4s, #21
        shl        v6.4s, v3.4s, #9
        sri        v6.4s, v3.4s, #23
        shl        v3.4s, v0.4s, #10
        sri        v3.4s, v0.4s, #22
        orn        v0.16b, v9.16b, v23.16b
        add        v10.4s, v28.4s, v26.4s
        add        v28.4s, v8.4s, v28.4s                        // left step 68, f5: cycle 682
        add        v8.4s, v20.4s, v16.4s
        add        v6.4s, v6.4s, v16.4s                         // right step 68, f1: cycle 682
        add        v16.4s, v29.4s, v10.4s
        eor        v10.16b, v3.16b, v5.16b
        eor        v0.16b, v28.16b, v0.16b
        eor        v10.16b, v6.16b, v10.16b
        add        v0.4s, v0.4s, v16.4s
        shl        v16.4s, v9.4s, #10
        sri        v16.4s, v9.4s, #22
        add        v8.4s, v10.4s, v8.4s
        shl        v9.4s, v0.4s, #6
        sri        v9.4s, v0.4s, #26
        shl        v0.4s, v8.4s, #12
        sri        v0.4s, v8.4s, #20
        shl        v8.4s, v5.4s, #10
        sri        v8.4s, v5.4s, #22
        orn        v5.16b, v28.16b, v16.16b
        add        v10.4s, v19.4s, v26.4s
        add        v19.4s, v9.4s, v19.4s                        // left step 69, f5: cycle 692
        add        v7.4s, v7.4s, v31.4s
        add        v0.4s, v0.4s, v31.4s                         // right step 69, f1: cycle 692
        add        v4.4s, v4.4s, v10.4s
        eor        v31.16b, v8.16b, v6.16b
        eor        v5.16b, v19.16b, v5.16b
        eor        v31.16b, v0.16b, v31.16b
        add        v4.4s, v5.4s, v4.4s
        shl        v5.4s, v28.4s, #10
        sri        v5.4s, v28.4s, #22
        add        v7.4s, v31.4s, v7.4s
        shl        v28.4s, v4.4s, #8
        sri        v28.4s, v4.4s, #24
        shl        v4.4s, v7.4s, #5
        sri        v4.4s, v7.4s, #27
        shl        v7.4s, v6.4s, #10
        sri        v7.4s, v6.4s, #22
        orn        v6.16b, v19.16b, v5.16b
        add        v31.4s, v23.4s, v26.4s
        add        v23.4s, v28.4s, v23.4s                       // left step 70, f5: cycle 702
        add        v28.4s, v13.4s, v3.4s
        add        v3.4s, v4.4s, v3.4s                          // right step 70, f1: cycle 702
        add        v4.4s, v25.4s, v31.4s
        eor        v31.16b, v7.16b, v0.16b
        eor        v6.16b, v23.16b, v6.16b
        eor        v31.16b, v3.16b, v31.16b
        add        v4.4s, v6.4s, v4.4s
        shl        v6.4s, v19.4s, #10
        sri        v6.4s, v19.4s, #22
        add        v19.4s, v31.4s, v28.4s
        shl        v28.4s, v4.4s, #13
        sri        v28.4s, v4.4s, #19
        shl        v4.4s, v19.4s, #14
        sri        v4.4s, v19.4s, #18
        shl        v19.4s, v0.4s, #10
        sri        v19.4s, v0.4s, #22
        orn        v0.16b, v23.16b, v6.16b
        add        v31.4s, v16.4s, v26.4s
        add        v16.4s, v28.4s, v16.4s                       // left step 71, f5: cycle 712
        add        v28.4s, v29.4s, v8.4s
        add        v4.4s, v4.4s, v8.4s                          // right step 71, f1: cycle 712
        add        v29.4s, v15.4s, v31.4s
        eor        v31.16b, v19.16b, v3.16b
        eor        v0.16b, v16.16b, v0.16b
        eor        v31.16b, v4.16b, v31.16b
        add        v0.4s, v0.4s, v29.4s
        shl        v29.4s, v23.4s, #10
        sri        v29.4s, v23.4s, #22
        add        v23.4s, v31.4s, v28.4s
        shl        v28.4s, v0.4s, #12
        sri        v28.4s, v0.4s, #20
        shl        v0.4s, v23.4s, #6
        sri        v0.4s, v23.4s, #26
        shl        v23.4s, v3.4s, #10
        sri        v23.4s, v3.4s, #22
        orn        v3.16b, v16.16b, v29.16b
        add        v31.4s, v5.4s, v26.4s
        add        v5.4s, v28.4s, v5.4s                         // left step 72, f5: cycle 722
        add        v28.4s, v11.4s, v7.4s
        add        v0.4s, v0.4s, v7.4s                          // right step 72, f1: cycle 722
        add        v7.4s, v24.4s, v31.4s
        eor        v31.16b, v23.16b, v4.16b
        eor        v3.16b, v5.16b, v3.16b
        eor        v31.16b, v0.16b, v31.16b
        add        v3.4s, v3.4s, v7.4s
        shl        v7.4s, v16.4s, #10
        sri        v7.4s, v16.4s, #22
        add        v16.4s, v31.4s, v28.4s
        shl        v28.4s, v3.4s, #5
        sri        v28.4s, v3.4s, #27
        shl        v3.4s, v16.4s, #8
        sri        v3.4s, v16.4s, #24
        shl        v16.4s, v4.4s, #10
        sri        v16.4s, v4.4s, #22
        orn        v4.16b, v5.16b, v7.16b
        add        v31.4s, v6.4s, v26.4s
        add        v6.4s, v28.4s, v6.4s                         // left step 73, f5: cycle 732
        add        v25.4s, v25.4s, v19.4s
        add        v3.4s, v3.4s, v19.4s                         // right step 73, f1: cycle 732
        add        v19.4s, v20.4s, v31.4s
        eor        v20.16b, v16.16b, v0.16b
        eor        v4.16b, v6.16b, v4.16b
        eor        v20.16b, v3.16b, v20.16b
        add        v4.4s, v4.4s, v19.4s
        shl        v19.4s, v5.4s, #10
        sri        v19.4s, v5.4s, #22
        add        v5.4s, v20.4s, v25.4s
        shl        v20.4s, v4.4s, #12
        sri        v20.4s, v4.4s, #20
        shl        v4.4s, v5.4s, #13
        sri        v4.4s, v5.4s, #19
        shl        v5.4s, v0.4s, #10
        sri        v5.4s, v0.4s, #22
        orn        v0.16b, v6.16b, v19.16b
        add        v25.4s, v29.4s, v26.4s
        add        v20.4s, v20.4s, v29.4s                       // left step 74, f5: cycle 742
        add        v28.4s, v22.4s, v23.4s
        add        v4.4s, v4.4s, v23.4s                         // right step 74, f1: cycle 742
        add        v23.4s, v30.4s, v25.4s
        eor        v25.16b, v5.16b, v3.16b
        eor        v0.16b, v20.16b, v0.16b
        eor        v25.16b, v4.16b, v25.16b
        add        v0.4s, v0.4s, v23.4s
        shl        v23.4s, v6.4s, #10
        sri        v23.4s, v6.4s, #22
        add        v6.4s, v25.4s, v28.4s
        shl        v25.4s, v0.4s, #13
        sri        v25.4s, v0.4s, #19
        shl        v0.4s, v6.4s, #6
        sri        v0.4s, v6.4s, #26
        shl        v6.4s, v3.4s, #10
        sri        v6.4s, v3.4s, #22
        orn        v3.16b, v20.16b, v23.16b
        add        v28.4s, v7.4s, v26.4s
        add        v7.4s, v25.4s, v7.4s                         // left step 75, f5: cycle 752
        add        v24.4s, v24.4s, v16.4s
        add        v0.4s, v0.4s, v16.4s                         // right step 75, f1: cycle 752
        add        v16.4s, v13.4s, v28.4s
        eor        v25.16b, v6.16b, v4.16b
        eor        v3.16b, v7.16b, v3.16b
        eor        v25.16b, v0.16b, v25.16b
        add        v3.4s, v3.4s, v16.4s
        shl        v16.4s, v20.4s, #10
        sri        v16.4s, v20.4s, #22
        add        v20.4s, v25.4s, v24.4s
        shl        v24.4s, v3.4s, #14
        sri        v24.4s, v3.4s, #18
        shl        v3.4s, v20.4s, #5
        sri        v3.4s, v20.4s, #27
        shl        v20.4s, v4.4s, #10
        sri        v20.4s, v4.4s, #22
        orn        v4.16b, v7.16b, v16.16b
        add        v25.4s, v19.4s, v26.4s
        add        v19.4s, v24.4s, v19.4s                       // left step 76, f5: cycle 762
        add        v18.4s, v18.4s, v5.4s
        add        v3.4s, v3.4s, v5.4s                          // right step 76, f1: cycle 762
        add        v5.4s, v17.4s, v25.4s
        eor        v24.16b, v20.16b, v0.16b
        eor        v4.16b, v19.16b, v4.16b
        eor        v24.16b, v3.16b, v24.16b
        add        v4.4s, v4.4s, v5.4s
        shl        v5.4s, v7.4s, #10
        sri        v5.4s, v7.4s, #22
        add        v7.4s, v24.4s, v18.4s
        shl        v18.4s, v4.4s, #11
        sri        v18.4s, v4.4s, #21
        shl        v4.4s, v7.4s, #15
        sri        v4.4s, v7.4s, #17
        shl        v7.4s, v0.4s, #10
        sri        v7.4s, v0.4s, #22
        orn        v0.16b, v19.16b, v5.16b
        add        v24.4s, v23.4s, v26.4s
        add        v18.4s, v18.4s, v23.4s                       // left step 77, f5: cycle 772
        add        v23.4s, v30.4s, v6.4s
        add        v4.4s, v4.4s, v6.4s                          // right step 77, f1: cycle 772
        add        v6.4s, v11.4s, v24.4s
        eor        v24.16b, v7.16b, v3.16b
        eor        v0.16b, v18.16b, v0.16b
        eor        v24.16b, v4.16b, v24.16b
        add        v0.4s, v0.4s, v6.4s
        shl        v6.4s, v19.4s, #10
        sri        v6.4s, v19.4s, #22
        add        v19.4s, v24.4s, v23.4s
        shl        v23.4s, v0.4s, #8
        sri        v23.4s, v0.4s, #24
        shl        v0.4s, v19.4s, #13
        sri        v0.4s, v19.4s, #19
        shl        v19.4s, v3.4s, #10
        sri        v19.4s, v3.4s, #22
        orn        v3.16b, v18.16b, v6.16b
        add        v24.4s, v16.4s, v26.4s
        add        v16.4s, v23.4s, v16.4s                       // left step 78, f5: cycle 782
        add        v23.4s, v27.4s, v20.4s
        add        v0.4s, v0.4s, v20.4s                         // right step 78, f1: cycle 782
        add        v20.4s, v21.4s, v24.4s
        eor        v21.16b, v19.16b, v4.16b
        eor        v3.16b, v16.16b, v3.16b
        eor        v21.16b, v0.16b, v21.16b
        add        v3.4s, v3.4s, v20.4s
        shl        v20.4s, v18.4s, #10
        sri        v20.4s, v18.4s, #22
        add        v18.4s, v21.4s, v23.4s
        shl        v21.4s, v3.4s, #5
        sri        v21.4s, v3.4s, #27
        shl        v3.4s, v18.4s, #11
        sri        v3.4s, v18.4s, #21
        shl        v18.4s, v4.4s, #10
        sri        v18.4s, v4.4s, #22
        orn        v4.16b, v16.16b, v20.16b
        add        v23.4s, v5.4s, v26.4s
        add        v5.4s, v21.4s, v5.4s                         // left step 79, f5: cycle 792
        add        v17.4s, v17.4s, v7.4s
        add        v3.4s, v3.4s, v7.4s                          // right step 79, f1: cycle 792
        add        v7.4s, v22.4s, v23.4s
        eor        v21.16b, v18.16b, v0.16b
        eor        v4.16b, v5.16b, v4.16b
        eor        v21.16b, v3.16b, v21.16b
        add        v4.4s, v4.4s, v7.4s
        shl        v7.4s, v0.4s, #10
        sri        v7.4s, v0.4s, #22
        add        v0.4s, v21.4s, v17.4s
        shl        v17.4s, v4.4s, #6
        sri        v17.4s, v4.4s, #26
        shl        v4.4s, v0.4s, #11
        sri        v4.4s, v0.4s, #21
        shl        v0.4s, v16.4s, #10
        sri        v0.4s, v16.4s, #22
        add        v1.4s, v7.4s, v1.4s
        add        v2.4s, v18.4s, v2.4s
        ldr        q7, [x0, #48]
        add        v7.4s, v19.4s, v7.4s
        add        v16.4s, v17.4s, v6.4s                        // left step 80, f5: cycle 802
        ldr        q17, [x0, #64]
        add        v6.4s, v6.4s, v17.4s
        add        v4.4s, v4.4s, v19.4s                         // right step 80, f1: cycle 802
        ldr        q17, [x0]
        add        v3.4s, v3.4s, v17.4s
        add        v1.4s, v5.4s, v1.4s
        add        v0.4s, v0.4s, v2.4s
        add        v2.4s, v20.4s, v7.4s
        add        v4.4s, v4.4s, v6.4s
        add        v3.4s, v16.4s, v3.4s
        str        q1, [x0]
        str        q0, [x0, #16]
        str        q2, [x0, #32]
        str        q4, [x0, #48]
        str        q3, [x0, #64]
        mov        v5.16b, v1.16b
        mov        v1.16b, v0.16b
        mov        v0.16b, v5.16b
        mov        v5.16b, v4.16b
        mov        v4.16b, v3.16b
        mov        v3.16b, v5.16b
        add        x3, x3, #64
        subs       x2, x2, #1
        b.ne       L(ripemd160_x4_blocks_loop)
L(ripemd160_x4_blocks_end):
        add        sp, sp, #256
        .cfi_adjust_cfa_offset -256
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
#if !defined(_WIN32)
        .cfi_endproc
#endif
#if defined(__ELF__)
        .size      SYMBOL(ripemd160_x4_blocks), . - SYMBOL(ripemd160_x4_blocks)
#endif

#if defined(__ELF__)
        .section .note.GNU-stack,"",%progbits
#endif
