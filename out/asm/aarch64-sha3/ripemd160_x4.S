/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for AArch64 with SIMD and its SHA3 extension, 4 lanes, or 2 whose rotates are one instruction.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target aarch64-sha3 --kernel lanes --emitter gas
 *
 * Compile it with -march=armv8.2-a+sha3, or for a processor that has these features.
 *
 * ripemd160_x4_blocks: 1414 instructions for a block of 64 bytes, critical path 803 cycles.
 * Rules: not_out_of_or 64 times, not_in_sum 64 times.
 * ripemd160_x4_blocks: 1661 instructions in all, 68 of them moves between registers.
 */

#if defined(__APPLE__)
#define SYMBOL(name) _##name
#define L(name) L##name
#else
#define SYMBOL(name) name
#define L(name) .L##name
#endif

        .arch      armv8.2-a+sha3

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
        .long      0x50a28be5, 0x50a28be5, 0x50a28be5, 0x50a28be5, 0x5a827999, 0x5a827999, 0x5a827999, 0x5a827999
        .long      0x5c4dd124, 0x5c4dd124, 0x5c4dd124, 0x5c4dd124, 0x6ed9eba0, 0x6ed9eba0, 0x6ed9eba0, 0x6ed9eba0
        .long      0x6d703ef2, 0x6d703ef2, 0x6d703ef2, 0x6d703ef2, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        .long      0x7a6d76e9, 0x7a6d76e9, 0x7a6d76e9, 0x7a6d76e9, 0xa953fd4d, 0xa953fd4d, 0xa953fd4d, 0xa953fd4d

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
        ldr        q5, [sp, #80]
        ldr        q6, [x28]
        add        v7.4s, v5.4s, v6.4s
        eor3       v16.16b, v2.16b, v1.16b, v3.16b
        ldr        q17, [sp]
        add        v18.4s, v0.4s, v17.4s
        bcax       v19.16b, v1.16b, v3.16b, v2.16b
        add        v7.4s, v7.4s, v0.4s
        add        v16.4s, v16.4s, v18.4s
        sub        v7.4s, v7.4s, v19.4s
        shl        v18.4s, v16.4s, #11
        sri        v18.4s, v16.4s, #21
        shl        v16.4s, v7.4s, #8
        sri        v16.4s, v7.4s, #24
        shl        v7.4s, v2.4s, #10
        sri        v7.4s, v2.4s, #22
        add        v19.4s, v4.4s, v6.4s
        ldr        q20, [sp, #16]
        add        v21.4s, v20.4s, v4.4s
        add        v18.4s, v18.4s, v4.4s                        // left step 1, f1: cycle 10
        ldr        q22, [sp, #224]
        add        v19.4s, v22.4s, v19.4s
        add        v16.4s, v16.4s, v4.4s                        // right step 1, f5: cycle 11
        eor3       v23.16b, v18.16b, v7.16b, v1.16b
        bcax       v24.16b, v16.16b, v7.16b, v1.16b
        add        v21.4s, v23.4s, v21.4s
        sub        v19.4s, v19.4s, v24.4s
        shl        v23.4s, v21.4s, #14
        sri        v23.4s, v21.4s, #18
        shl        v21.4s, v19.4s, #9
        sri        v21.4s, v19.4s, #23
        shl        v19.4s, v1.4s, #10
        sri        v19.4s, v1.4s, #22
        add        v24.4s, v3.4s, v6.4s
        ldr        q25, [sp, #32]
        add        v26.4s, v25.4s, v3.4s
        add        v23.4s, v23.4s, v3.4s                        // left step 2, f1: cycle 20
        ldr        q27, [sp, #112]
        add        v24.4s, v27.4s, v24.4s
        add        v21.4s, v21.4s, v3.4s                        // right step 2, f5: cycle 21
        eor3       v28.16b, v23.16b, v19.16b, v18.16b
        bcax       v29.16b, v21.16b, v19.16b, v16.16b
        add        v26.4s, v28.4s, v26.4s
        sub        v24.4s, v24.4s, v29.4s
        shl        v28.4s, v26.4s, #15
        sri        v28.4s, v26.4s, #17
        shl        v26.4s, v24.4s, #9
        sri        v26.4s, v24.4s, #23
        shl        v24.4s, v18.4s, #10
        sri        v24.4s, v18.4s, #22
        add        v18.4s, v7.4s, v6.4s
        shl        v29.4s, v16.4s, #10
        sri        v29.4s, v16.4s, #22
        add        v16.4s, v28.4s, v7.4s                        // left step 3, f1: cycle 30
        ldr        q28, [sp, #48]
        add        v30.4s, v28.4s, v7.4s
        add        v7.4s, v26.4s, v7.4s                         // right step 3, f5: cycle 31
        add        v18.4s, v17.4s, v18.4s
        eor3       v26.16b, v16.16b, v24.16b, v23.16b
        bcax       v31.16b, v7.16b, v29.16b, v21.16b
        add        v26.4s, v26.4s, v30.4s
        sub        v18.4s, v18.4s, v31.4s
        shl        v30.4s, v26.4s, #12
        sri        v30.4s, v26.4s, #20
        shl        v26.4s, v18.4s, #11
        sri        v26.4s, v18.4s, #21
        shl        v18.4s, v23.4s, #10
        sri        v18.4s, v23.4s, #22
        add        v23.4s, v19.4s, v6.4s
        shl        v31.4s, v21.4s, #10
        sri        v31.4s, v21.4s, #22
        add        v21.4s, v30.4s, v19.4s                       // left step 4, f1: cycle 40
        ldr        q30, [sp, #64]
        add        v8.4s, v30.4s, v19.4s
        add        v19.4s, v26.4s, v19.4s                       // right step 4, f5: cycle 41
        ldr        q26, [sp, #144]
        add        v23.4s, v26.4s, v23.4s
        eor3       v9.16b, v21.16b, v18.16b, v16.16b
        bcax       v10.16b, v19.16b, v31.16b, v7.16b
        add        v8.4s, v9.4s, v8.4s
        sub        v23.4s, v23.4s, v10.4s
        shl        v9.4s, v8.4s, #5
        sri        v9.4s, v8.4s, #27
        shl        v8.4s, v23.4s, #13
        sri        v8.4s, v23.4s, #19
        shl        v23.4s, v16.4s, #10
        sri        v23.4s, v16.4s, #22
        add        v16.4s, v29.4s, v6.4s
        shl        v10.4s, v7.4s, #10
        sri        v10.4s, v7.4s, #22
        add        v7.4s, v9.4s, v24.4s                         // left step 5, f1: cycle 50
        add        v24.4s, v5.4s, v24.4s
        add        v29.4s, v8.4s, v29.4s                        // right step 5, f5: cycle 51
        add        v16.4s, v25.4s, v16.4s
        eor3       v8.16b, v7.16b, v23.16b, v21.16b
        bcax       v9.16b, v29.16b, v10.16b, v19.16b
        add        v24.4s, v8.4s, v24.4s
        sub        v16.4s, v16.4s, v9.4s
        shl        v8.4s, v24.4s, #8
        sri        v8.4s, v24.4s, #24
        shl        v24.4s, v16.4s, #15
        sri        v24.4s, v16.4s, #17
        shl        v16.4s, v21.4s, #10
        sri        v16.4s, v21.4s, #22
        add        v21.4s, v31.4s, v6.4s
        shl        v9.4s, v19.4s, #10
        sri        v9.4s, v19.4s, #22
        add        v19.4s, v8.4s, v18.4s                        // left step 6, f1: cycle 60
        ldr        q8, [sp, #96]
        add        v18.4s, v8.4s, v18.4s
        add        v24.4s, v24.4s, v31.4s                       // right step 6, f5: cycle 61
        ldr        q31, [sp, #176]
        add        v21.4s, v31.4s, v21.4s
        eor3       v11.16b, v19.16b, v16.16b, v7.16b
        bcax       v12.16b, v24.16b, v9.16b, v29.16b
        add        v18.4s, v11.4s, v18.4s
        sub        v21.4s, v21.4s, v12.4s
        shl        v11.4s, v18.4s, #7
        sri        v11.4s, v18.4s, #25
        shl        v18.4s, v21.4s, #15
        sri        v18.4s, v21.4s, #17
        shl        v21.4s, v7.4s, #10
        sri        v21.4s, v7.4s, #22
        add        v7.4s, v10.4s, v6.4s
        shl        v12.4s, v29.4s, #10
        sri        v12.4s, v29.4s, #22
        add        v29.4s, v11.4s, v23.4s                       // left step 7, f1: cycle 70
        add        v23.4s, v27.4s, v23.4s
        add        v18.4s, v18.4s, v10.4s                       // right step 7, f5: cycle 71
        add        v7.4s, v30.4s, v7.4s
        eor3       v10.16b, v29.16b, v21.16b, v19.16b
        bcax       v11.16b, v18.16b, v12.16b, v24.16b
        add        v23.4s, v10.4s, v23.4s
        sub        v7.4s, v7.4s, v11.4s
        shl        v10.4s, v23.4s, #9
        sri        v10.4s, v23.4s, #23
        shl        v23.4s, v7.4s, #5
        sri        v23.4s, v7.4s, #27
        shl        v7.4s, v19.4s, #10
        sri        v7.4s, v19.4s, #22
        add        v19.4s, v9.4s, v6.4s
        shl        v11.4s, v24.4s, #10
        sri        v11.4s, v24.4s, #22
        add        v24.4s, v10.4s, v16.4s                       // left step 8, f1: cycle 80
        ldr        q10, [sp, #128]
        add        v16.4s, v10.4s, v16.4s
        add        v23.4s, v23.4s, v9.4s                        // right step 8, f5: cycle 81
        ldr        q9, [sp, #208]
        add        v19.4s, v9.4s, v19.4s
        eor3       v13.16b, v24.16b, v7.16b, v29.16b
        bcax       v14.16b, v23.16b, v11.16b, v18.16b
        add        v16.4s, v13.4s, v16.4s
        sub        v19.4s, v19.4s, v14.4s
        shl        v13.4s, v16.4s, #11
        sri        v13.4s, v16.4s, #21
        shl        v16.4s, v19.4s, #7
        sri        v16.4s, v19.4s, #25
        shl        v19.4s, v29.4s, #10
        sri        v19.4s, v29.4s, #22
        add        v29.4s, v12.4s, v6.4s
        shl        v14.4s, v18.4s, #10
        sri        v14.4s, v18.4s, #22
        add        v18.4s, v13.4s, v21.4s                       // left step 9, f1: cycle 90
        add        v21.4s, v26.4s, v21.4s
        add        v16.4s, v16.4s, v12.4s                       // right step 9, f5: cycle 91
        add        v29.4s, v8.4s, v29.4s
        eor3       v12.16b, v18.16b, v19.16b, v24.16b
        bcax       v13.16b, v16.16b, v14.16b, v23.16b
        add        v21.4s, v12.4s, v21.4s
        sub        v29.4s, v29.4s, v13.4s
        shl        v12.4s, v21.4s, #13
        sri        v12.4s, v21.4s, #19
        shl        v21.4s, v29.4s, #7
        sri        v21.4s, v29.4s, #25
        shl        v29.4s, v24.4s, #10
        sri        v29.4s, v24.4s, #22
        add        v24.4s, v11.4s, v6.4s
        shl        v13.4s, v23.4s, #10
        sri        v13.4s, v23.4s, #22
        add        v23.4s, v12.4s, v7.4s                        // left step 10, f1: cycle 100
        ldr        q12, [sp, #160]
        add        v7.4s, v12.4s, v7.4s
        add        v21.4s, v21.4s, v11.4s                       // right step 10, f5: cycle 101
        ldr        q11, [sp, #240]
        add        v24.4s, v11.4s, v24.4s
        eor3       v15.16b, v23.16b, v29.16b, v18.16b
        bcax       v0.16b, v21.16b, v13.16b, v16.16b
        add        v7.4s, v15.4s, v7.4s
        sub        v0.4s, v24.4s, v0.4s
        shl        v24.4s, v7.4s, #14
        sri        v24.4s, v7.4s, #18
        shl        v7.4s, v0.4s, #8
        sri        v7.4s, v0.4s, #24
        shl        v0.4s, v18.4s, #10
        sri        v0.4s, v18.4s, #22
        add        v18.4s, v14.4s, v6.4s
        shl        v15.4s, v16.4s, #10
        sri        v15.4s, v16.4s, #22
        add        v16.4s, v24.4s, v19.4s                       // left step 11, f1: cycle 110
        add        v19.4s, v31.4s, v19.4s
        add        v7.4s, v7.4s, v14.4s                         // right step 11, f5: cycle 111
        add        v18.4s, v10.4s, v18.4s
        eor3       v24.16b, v16.16b, v0.16b, v23.16b
        bcax       v14.16b, v7.16b, v15.16b, v21.16b
        add        v19.4s, v24.4s, v19.4s
        sub        v18.4s, v18.4s, v14.4s
        shl        v24.4s, v19.4s, #15
        sri        v24.4s, v19.4s, #17
        shl        v19.4s, v18.4s, #11
        sri        v19.4s, v18.4s, #21
        shl        v18.4s, v23.4s, #10
        sri        v18.4s, v23.4s, #22
        add        v23.4s, v13.4s, v6.4s
        shl        v14.4s, v21.4s, #10
        sri        v14.4s, v21.4s, #22
        add        v21.4s, v24.4s, v29.4s                       // left step 12, f1: cycle 120
        ldr        q24, [sp, #192]
        add        v29.4s, v24.4s, v29.4s
        add        v19.4s, v19.4s, v13.4s                       // right step 12, f5: cycle 121
        add        v23.4s, v20.4s, v23.4s
        eor3       v13.16b, v21.16b, v18.16b, v16.16b
        bcax       v1.16b, v19.16b, v14.16b, v7.16b
        add        v29.4s, v13.4s, v29.4s
        sub        v1.4s, v23.4s, v1.4s
        shl        v23.4s, v29.4s, #6
        sri        v23.4s, v29.4s, #26
        shl        v29.4s, v1.4s, #14
        sri        v29.4s, v1.4s, #18
        shl        v1.4s, v16.4s, #10
        sri        v1.4s, v16.4s, #22
        add        v16.4s, v15.4s, v6.4s
        shl        v13.4s, v7.4s, #10
        sri        v13.4s, v7.4s, #22
        add        v7.4s, v23.4s, v0.4s                         // left step 13, f1: cycle 130
        add        v0.4s, v9.4s, v0.4s
        add        v23.4s, v29.4s, v15.4s                       // right step 13, f5: cycle 131
        add        v16.4s, v12.4s, v16.4s
        eor3       v29.16b, v7.16b, v1.16b, v21.16b
        bcax       v15.16b, v23.16b, v13.16b, v19.16b
        add        v0.4s, v29.4s, v0.4s
        sub        v16.4s, v16.4s, v15.4s
        shl        v29.4s, v0.4s, #7
        sri        v29.4s, v0.4s, #25
        shl        v0.4s, v16.4s, #14
        sri        v0.4s, v16.4s, #18
        shl        v16.4s, v21.4s, #10
        sri        v16.4s, v21.4s, #22
        add        v21.4s, v14.4s, v6.4s
        shl        v15.4s, v19.4s, #10
        sri        v15.4s, v19.4s, #22
        add        v19.4s, v29.4s, v18.4s                       // left step 14, f1: cycle 140
        add        v18.4s, v22.4s, v18.4s
        add        v0.4s, v0.4s, v14.4s                         // right step 14, f5: cycle 141
        add        v21.4s, v28.4s, v21.4s
        eor3       v29.16b, v19.16b, v16.16b, v7.16b
        bcax       v14.16b, v0.16b, v15.16b, v23.16b
        add        v18.4s, v29.4s, v18.4s
        sub        v21.4s, v21.4s, v14.4s
        shl        v29.4s, v18.4s, #9
        sri        v29.4s, v18.4s, #23
        shl        v18.4s, v21.4s, #12
        sri        v18.4s, v21.4s, #20
        shl        v21.4s, v7.4s, #10
        sri        v21.4s, v7.4s, #22
        add        v6.4s, v13.4s, v6.4s
        shl        v7.4s, v23.4s, #10
        sri        v7.4s, v23.4s, #22
        add        v23.4s, v29.4s, v1.4s                        // left step 15, f1: cycle 150
        add        v1.4s, v11.4s, v1.4s
        add        v18.4s, v18.4s, v13.4s                       // right step 15, f5: cycle 151
        add        v6.4s, v24.4s, v6.4s
        eor3       v29.16b, v23.16b, v21.16b, v19.16b
        bcax       v13.16b, v18.16b, v7.16b, v0.16b
        add        v1.4s, v29.4s, v1.4s
        sub        v6.4s, v6.4s, v13.4s
        shl        v29.4s, v1.4s, #8
        sri        v29.4s, v1.4s, #24
        shl        v1.4s, v6.4s, #6
        sri        v1.4s, v6.4s, #26
        shl        v6.4s, v19.4s, #10
        sri        v6.4s, v19.4s, #22
        ldr        q19, [x28, #16]
        add        v13.4s, v16.4s, v19.4s
        shl        v14.4s, v0.4s, #10
        sri        v14.4s, v0.4s, #22
        ldr        q0, [x28, #32]
        add        v4.4s, v15.4s, v0.4s
        add        v16.4s, v29.4s, v16.4s                       // left step 16, f1: cycle 160
        add        v29.4s, v27.4s, v13.4s
        add        v1.4s, v1.4s, v15.4s                         // right step 16, f5: cycle 161
        add        v4.4s, v8.4s, v4.4s
        mov        v13.16b, v6.16b
        bit        v13.16b, v23.16b, v16.16b
        mov        v15.16b, v14.16b
        bsl        v15.16b, v1.16b, v18.16b
        add        v29.4s, v13.4s, v29.4s
        add        v4.4s, v15.4s, v4.4s
        shl        v13.4s, v29.4s, #7
        sri        v13.4s, v29.4s, #25
        shl        v29.4s, v4.4s, #9
        sri        v29.4s, v4.4s, #23
        shl        v4.4s, v23.4s, #10
        sri        v4.4s, v23.4s, #22
        add        v23.4s, v21.4s, v19.4s
        shl        v15.4s, v18.4s, #10
        sri        v15.4s, v18.4s, #22
        add        v18.4s, v7.4s, v0.4s
        add        v21.4s, v13.4s, v21.4s                       // left step 17, f2: cycle 170
        add        v23.4s, v30.4s, v23.4s
        add        v7.4s, v29.4s, v7.4s                         // right step 17, f4: cycle 171
        add        v18.4s, v31.4s, v18.4s
        mov        v29.16b, v4.16b
        bit        v29.16b, v16.16b, v21.16b
        mov        v13.16b, v15.16b
        bsl        v13.16b, v7.16b, v1.16b
        add        v23.4s, v29.4s, v23.4s
        add        v18.4s, v13.4s, v18.4s
        shl        v29.4s, v23.4s, #6
        sri        v29.4s, v23.4s, #26
        shl        v23.4s, v18.4s, #13
        sri        v23.4s, v18.4s, #19
        shl        v18.4s, v16.4s, #10
        sri        v18.4s, v16.4s, #22
        add        v16.4s, v6.4s, v19.4s
        shl        v13.4s, v1.4s, #10
        sri        v13.4s, v1.4s, #22
        add        v1.4s, v14.4s, v0.4s
        add        v6.4s, v29.4s, v6.4s                         // left step 18, f2: cycle 180
        add        v16.4s, v9.4s, v16.4s
        add        v23.4s, v23.4s, v14.4s                       // right step 18, f4: cycle 181
        add        v1.4s, v28.4s, v1.4s
        mov        v29.16b, v18.16b
        bit        v29.16b, v21.16b, v6.16b
        mov        v14.16b, v13.16b
        bsl        v14.16b, v23.16b, v7.16b
        add        v16.4s, v29.4s, v16.4s
        add        v1.4s, v14.4s, v1.4s
        shl        v29.4s, v16.4s, #8
        sri        v29.4s, v16.4s, #24
        shl        v16.4s, v1.4s, #15
        sri        v16.4s, v1.4s, #17
        shl        v1.4s, v21.4s, #10
        sri        v1.4s, v21.4s, #22
        add        v21.4s, v4.4s, v19.4s
        shl        v14.4s, v7.4s, #10
        sri        v14.4s, v7.4s, #22
        add        v7.4s, v15.4s, v0.4s
        add        v4.4s, v29.4s, v4.4s                         // left step 19, f2: cycle 190
        add        v21.4s, v20.4s, v21.4s
        add        v16.4s, v16.4s, v15.4s                       // right step 19, f4: cycle 191
        add        v7.4s, v27.4s, v7.4s
        mov        v29.16b, v1.16b
        bit        v29.16b, v6.16b, v4.16b
        mov        v15.16b, v14.16b
        bsl        v15.16b, v16.16b, v23.16b
        add        v21.4s, v29.4s, v21.4s
        add        v7.4s, v15.4s, v7.4s
        shl        v29.4s, v21.4s, #13
        sri        v29.4s, v21.4s, #19
        shl        v21.4s, v7.4s, #7
        sri        v21.4s, v7.4s, #25
        shl        v7.4s, v6.4s, #10
        sri        v7.4s, v6.4s, #22
        add        v6.4s, v18.4s, v19.4s
        shl        v15.4s, v23.4s, #10
        sri        v15.4s, v23.4s, #22
        add        v23.4s, v13.4s, v0.4s
        add        v18.4s, v29.4s, v18.4s                       // left step 20, f2: cycle 200
        add        v6.4s, v12.4s, v6.4s
        add        v21.4s, v21.4s, v13.4s                       // right step 20, f4: cycle 201
        add        v23.4s, v17.4s, v23.4s
        mov        v29.16b, v7.16b
        bit        v29.16b, v4.16b, v18.16b
        mov        v13.16b, v15.16b
        bsl        v13.16b, v21.16b, v16.16b
        add        v6.4s, v29.4s, v6.4s
        add        v23.4s, v13.4s, v23.4s
        shl        v29.4s, v6.4s, #11
        sri        v29.4s, v6.4s, #21
        shl        v6.4s, v23.4s, #12
        sri        v6.4s, v23.4s, #20
        shl        v23.4s, v4.4s, #10
        sri        v23.4s, v4.4s, #22
        add        v4.4s, v1.4s, v19.4s
        shl        v13.4s, v16.4s, #10
        sri        v13.4s, v16.4s, #22
        add        v16.4s, v14.4s, v0.4s
        add        v1.4s, v29.4s, v1.4s                         // left step 21, f2: cycle 210
        add        v4.4s, v8.4s, v4.4s
        add        v6.4s, v6.4s, v14.4s                         // right step 21, f4: cycle 211
        add        v16.4s, v9.4s, v16.4s
        mov        v29.16b, v23.16b
        bit        v29.16b, v18.16b, v1.16b
        mov        v14.16b, v13.16b
        bsl        v14.16b, v6.16b, v21.16b
        add        v4.4s, v29.4s, v4.4s
        add        v16.4s, v14.4s, v16.4s
        shl        v29.4s, v4.4s, #9
        sri        v29.4s, v4.4s, #23
        shl        v4.4s, v16.4s, #8
        sri        v4.4s, v16.4s, #24
        shl        v16.4s, v18.4s, #10
        sri        v16.4s, v18.4s, #22
        add        v18.4s, v7.4s, v19.4s
        shl        v14.4s, v21.4s, #10
        sri        v14.4s, v21.4s, #22
        add        v21.4s, v15.4s, v0.4s
        add        v7.4s, v29.4s, v7.4s                         // left step 22, f2: cycle 220
        add        v18.4s, v11.4s, v18.4s
        add        v4.4s, v4.4s, v15.4s                         // right step 22, f4: cycle 221
        add        v21.4s, v5.4s, v21.4s
        mov        v29.16b, v16.16b
        bit        v29.16b, v1.16b, v7.16b
        mov        v15.16b, v14.16b
        bsl        v15.16b, v4.16b, v6.16b
        add        v18.4s, v29.4s, v18.4s
        add        v21.4s, v15.4s, v21.4s
        shl        v29.4s, v18.4s, #7
        sri        v29.4s, v18.4s, #25
        shl        v18.4s, v21.4s, #9
        sri        v18.4s, v21.4s, #23
        shl        v21.4s, v1.4s, #10
        sri        v21.4s, v1.4s, #22
        add        v1.4s, v23.4s, v19.4s
        shl        v15.4s, v6.4s, #10
        sri        v15.4s, v6.4s, #22
        add        v6.4s, v13.4s, v0.4s
        add        v23.4s, v29.4s, v23.4s                       // left step 23, f2: cycle 230
        add        v1.4s, v28.4s, v1.4s
        add        v18.4s, v18.4s, v13.4s                       // right step 23, f4: cycle 231
        add        v6.4s, v12.4s, v6.4s
        mov        v29.16b, v21.16b
        bit        v29.16b, v7.16b, v23.16b
        mov        v13.16b, v15.16b
        bsl        v13.16b, v18.16b, v4.16b
        add        v1.4s, v29.4s, v1.4s
        add        v6.4s, v13.4s, v6.4s
        shl        v29.4s, v1.4s, #15
        sri        v29.4s, v1.4s, #17
        shl        v1.4s, v6.4s, #11
        sri        v1.4s, v6.4s, #21
        shl        v6.4s, v7.4s, #10
        sri        v6.4s, v7.4s, #22
        add        v7.4s, v16.4s, v19.4s
        shl        v13.4s, v4.4s, #10
        sri        v13.4s, v4.4s, #22
        add        v4.4s, v14.4s, v0.4s
        add        v16.4s, v29.4s, v16.4s                       // left step 24, f2: cycle 240
        add        v7.4s, v24.4s, v7.4s
        add        v1.4s, v1.4s, v14.4s                         // right step 24, f4: cycle 241
        add        v4.4s, v22.4s, v4.4s
        mov        v29.16b, v6.16b
        bit        v29.16b, v23.16b, v16.16b
        mov        v14.16b, v13.16b
        bsl        v14.16b, v1.16b, v18.16b
        add        v7.4s, v29.4s, v7.4s
        add        v4.4s, v14.4s, v4.4s
        shl        v29.4s, v7.4s, #7
        sri        v29.4s, v7.4s, #25
        shl        v7.4s, v4.4s, #7
        sri        v7.4s, v4.4s, #25
        shl        v4.4s, v23.4s, #10
        sri        v4.4s, v23.4s, #22
        add        v23.4s, v21.4s, v19.4s
        shl        v14.4s, v18.4s, #10
        sri        v14.4s, v18.4s, #22
        add        v18.4s, v15.4s, v0.4s
        add        v21.4s, v29.4s, v21.4s                       // left step 25, f2: cycle 250
        add        v23.4s, v17.4s, v23.4s
        add        v7.4s, v7.4s, v15.4s                         // right step 25, f4: cycle 251
        add        v18.4s, v11.4s, v18.4s
        mov        v29.16b, v4.16b
        bit        v29.16b, v16.16b, v21.16b
        mov        v15.16b, v14.16b
        bsl        v15.16b, v7.16b, v1.16b
        add        v23.4s, v29.4s, v23.4s
        add        v18.4s, v15.4s, v18.4s
        shl        v29.4s, v23.4s, #12
        sri        v29.4s, v23.4s, #20
        shl        v23.4s, v18.4s, #7
        sri        v23.4s, v18.4s, #25
        shl        v18.4s, v16.4s, #10
        sri        v18.4s, v16.4s, #22
        add        v16.4s, v6.4s, v19.4s
        shl        v15.4s, v1.4s, #10
        sri        v15.4s, v1.4s, #22
        add        v1.4s, v13.4s, v0.4s
        add        v6.4s, v29.4s, v6.4s                         // left step 26, f2: cycle 260
        add        v16.4s, v26.4s, v16.4s
        add        v23.4s, v23.4s, v13.4s                       // right step 26, f4: cycle 261
        add        v1.4s, v10.4s, v1.4s
        mov        v29.16b, v18.16b
        bit        v29.16b, v21.16b, v6.16b
        mov        v13.16b, v15.16b
        bsl        v13.16b, v23.16b, v7.16b
        add        v16.4s, v29.4s, v16.4s
        add        v1.4s, v13.4s, v1.4s
        shl        v29.4s, v16.4s, #15
        sri        v29.4s, v16.4s, #17
        shl        v16.4s, v1.4s, #12
        sri        v16.4s, v1.4s, #20
        shl        v1.4s, v21.4s, #10
        sri        v1.4s, v21.4s, #22
        add        v21.4s, v4.4s, v19.4s
        shl        v13.4s, v7.4s, #10
        sri        v13.4s, v7.4s, #22
        add        v7.4s, v14.4s, v0.4s
        add        v4.4s, v29.4s, v4.4s                         // left step 27, f2: cycle 270
        add        v21.4s, v5.4s, v21.4s
        add        v16.4s, v16.4s, v14.4s                       // right step 27, f4: cycle 271
        add        v7.4s, v24.4s, v7.4s
        mov        v29.16b, v1.16b
        bit        v29.16b, v6.16b, v4.16b
        mov        v14.16b, v13.16b
        bsl        v14.16b, v16.16b, v23.16b
        add        v21.4s, v29.4s, v21.4s
        add        v7.4s, v14.4s, v7.4s
        shl        v29.4s, v21.4s, #9
        sri        v29.4s, v21.4s, #23
        shl        v21.4s, v7.4s, #7
        sri        v21.4s, v7.4s, #25
        shl        v7.4s, v6.4s, #10
        sri        v7.4s, v6.4s, #22
        add        v6.4s, v18.4s, v19.4s
        shl        v14.4s, v23.4s, #10
        sri        v14.4s, v23.4s, #22
        add        v23.4s, v15.4s, v0.4s
        add        v18.4s, v29.4s, v18.4s                       // left step 28, f2: cycle 280
        add        v6.4s, v25.4s, v6.4s
        add        v21.4s, v21.4s, v15.4s                       // right step 28, f4: cycle 281
        add        v23.4s, v30.4s, v23.4s
        mov        v29.16b, v7.16b
        bit        v29.16b, v4.16b, v18.16b
        mov        v15.16b, v14.16b
        bsl        v15.16b, v21.16b, v16.16b
        add        v6.4s, v29.4s, v6.4s
        add        v23.4s, v15.4s, v23.4s
        shl        v29.4s, v6.4s, #11
        sri        v29.4s, v6.4s, #21
        shl        v6.4s, v23.4s, #6
        sri        v6.4s, v23.4s, #26
        shl        v23.4s, v4.4s, #10
        sri        v23.4s, v4.4s, #22
        add        v4.4s, v1.4s, v19.4s
        shl        v15.4s, v16.4s, #10
        sri        v15.4s, v16.4s, #22
        add        v16.4s, v13.4s, v0.4s
        add        v1.4s, v29.4s, v1.4s                         // left step 29, f2: cycle 290
        add        v4.4s, v22.4s, v4.4s
        add        v6.4s, v6.4s, v13.4s                         // right step 29, f4: cycle 291
        add        v16.4s, v26.4s, v16.4s
        mov        v29.16b, v23.16b
        bit        v29.16b, v18.16b, v1.16b
        mov        v13.16b, v15.16b
        bsl        v13.16b, v6.16b, v21.16b
        add        v4.4s, v29.4s, v4.4s
        add        v16.4s, v13.4s, v16.4s
        shl        v29.4s, v4.4s, #7
        sri        v29.4s, v4.4s, #25
        shl        v4.4s, v16.4s, #15
        sri        v4.4s, v16.4s, #17
        shl        v16.4s, v18.4s, #10
        sri        v16.4s, v18.4s, #22
        add        v18.4s, v7.4s, v19.4s
        shl        v13.4s, v21.4s, #10
        sri        v13.4s, v21.4s, #22
        add        v21.4s, v14.4s, v0.4s
        add        v7.4s, v29.4s, v7.4s                         // left step 30, f2: cycle 300
        add        v18.4s, v31.4s, v18.4s
        add        v4.4s, v4.4s, v14.4s                         // right step 30, f4: cycle 301
        add        v21.4s, v20.4s, v21.4s
        mov        v29.16b, v16.16b
        bit        v29.16b, v1.16b, v7.16b
        mov        v14.16b, v13.16b
        bsl        v14.16b, v4.16b, v6.16b
        add        v18.4s, v29.4s, v18.4s
        add        v21.4s, v14.4s, v21.4s
        shl        v29.4s, v18.4s, #13
        sri        v29.4s, v18.4s, #19
        shl        v18.4s, v21.4s, #13
        sri        v18.4s, v21.4s, #19
        shl        v21.4s, v1.4s, #10
        sri        v21.4s, v1.4s, #22
        add        v1.4s, v23.4s, v19.4s
        shl        v19.4s, v6.4s, #10
        sri        v19.4s, v6.4s, #22
        add        v0.4s, v15.4s, v0.4s
        add        v6.4s, v29.4s, v23.4s                        // left step 31, f2: cycle 310
        add        v1.4s, v10.4s, v1.4s
        add        v18.4s, v18.4s, v15.4s                       // right step 31, f4: cycle 311
        add        v0.4s, v25.4s, v0.4s
        mov        v23.16b, v21.16b
        bit        v23.16b, v7.16b, v6.16b
        mov        v29.16b, v19.16b
        bsl        v29.16b, v18.16b, v4.16b
        add        v1.4s, v23.4s, v1.4s
        add        v0.4s, v29.4s, v0.4s
        shl        v23.4s, v1.4s, #12
        sri        v23.4s, v1.4s, #20
        shl        v1.4s, v0.4s, #11
        sri        v1.4s, v0.4s, #21
        shl        v0.4s, v7.4s, #10
        sri        v0.4s, v7.4s, #22
        ldr        q7, [x28, #48]
        add        v29.4s, v16.4s, v7.4s
        shl        v14.4s, v4.4s, #10
        sri        v14.4s, v4.4s, #22
        ldr        q4, [x28, #64]
        add        v15.4s, v13.4s, v4.4s
        add        v16.4s, v23.4s, v16.4s                       // left step 32, f2: cycle 320
        add        v23.4s, v28.4s, v29.4s
        add        v1.4s, v1.4s, v13.4s                         // right step 32, f4: cycle 321
        add        v29.4s, v11.4s, v15.4s
        bcax       v13.16b, v0.16b, v6.16b, v16.16b
        bcax       v15.16b, v14.16b, v18.16b, v1.16b
        sub        v23.4s, v23.4s, v13.4s
        sub        v29.4s, v29.4s, v15.4s
        shl        v13.4s, v23.4s, #11
        sri        v13.4s, v23.4s, #21
        shl        v23.4s, v29.4s, #9
        sri        v23.4s, v29.4s, #23
        shl        v29.4s, v6.4s, #10
        sri        v29.4s, v6.4s, #22
        add        v6.4s, v21.4s, v7.4s
        shl        v15.4s, v18.4s, #10
        sri        v15.4s, v18.4s, #22
        add        v18.4s, v19.4s, v4.4s
        add        v21.4s, v13.4s, v21.4s                       // left step 33, f3: cycle 330
        add        v6.4s, v12.4s, v6.4s
        add        v19.4s, v23.4s, v19.4s                       // right step 33, f3: cycle 331
        add        v18.4s, v5.4s, v18.4s
        bcax       v23.16b, v29.16b, v16.16b, v21.16b
        bcax       v13.16b, v15.16b, v1.16b, v19.16b
        sub        v6.4s, v6.4s, v23.4s
        sub        v18.4s, v18.4s, v13.4s
        shl        v23.4s, v6.4s, #13
        sri        v23.4s, v6.4s, #19
        shl        v6.4s, v18.4s, #7
        sri        v6.4s, v18.4s, #25
        shl        v18.4s, v16.4s, #10
        sri        v18.4s, v16.4s, #22
        add        v16.4s, v0.4s, v7.4s
        shl        v13.4s, v1.4s, #10
        sri        v13.4s, v1.4s, #22
        add        v1.4s, v14.4s, v4.4s
        add        v0.4s, v23.4s, v0.4s                         // left step 34, f3: cycle 340
        add        v16.4s, v22.4s, v16.4s
        add        v6.4s, v6.4s, v14.4s                         // right step 34, f3: cycle 341
        add        v1.4s, v20.4s, v1.4s
        bcax       v23.16b, v18.16b, v21.16b, v0.16b
        bcax       v14.16b, v13.16b, v19.16b, v6.16b
        sub        v16.4s, v16.4s, v23.4s
        sub        v1.4s, v1.4s, v14.4s
        shl        v23.4s, v16.4s, #6
        sri        v23.4s, v16.4s, #26
        shl        v16.4s, v1.4s, #15
        sri        v16.4s, v1.4s, #17
        shl        v1.4s, v21.4s, #10
        sri        v1.4s, v21.4s, #22
        add        v21.4s, v29.4s, v7.4s
        shl        v14.4s, v19.4s, #10
        sri        v14.4s, v19.4s, #22
        add        v19.4s, v15.4s, v4.4s
        add        v23.4s, v23.4s, v29.4s                       // left step 35, f3: cycle 350
        add        v21.4s, v30.4s, v21.4s
        add        v16.4s, v16.4s, v15.4s                       // right step 35, f3: cycle 351
        add        v19.4s, v28.4s, v19.4s
        bcax       v29.16b, v1.16b, v0.16b, v23.16b
        bcax       v15.16b, v14.16b, v6.16b, v16.16b
        sub        v21.4s, v21.4s, v29.4s
        sub        v19.4s, v19.4s, v15.4s
        shl        v29.4s, v21.4s, #7
        sri        v29.4s, v21.4s, #25
        shl        v21.4s, v19.4s, #11
        sri        v21.4s, v19.4s, #21
        shl        v19.4s, v0.4s, #10
        sri        v19.4s, v0.4s, #22
        add        v0.4s, v18.4s, v7.4s
        shl        v15.4s, v6.4s, #10
        sri        v15.4s, v6.4s, #22
        add        v6.4s, v13.4s, v4.4s
        add        v18.4s, v29.4s, v18.4s                       // left step 36, f3: cycle 360
        add        v0.4s, v26.4s, v0.4s
        add        v21.4s, v21.4s, v13.4s                       // right step 36, f3: cycle 361
        add        v6.4s, v27.4s, v6.4s
        bcax       v29.16b, v19.16b, v23.16b, v18.16b
        bcax       v13.16b, v15.16b, v16.16b, v21.16b
        sub        v0.4s, v0.4s, v29.4s
        sub        v6.4s, v6.4s, v13.4s
        shl        v29.4s, v0.4s, #14
        sri        v29.4s, v0.4s, #18
        shl        v0.4s, v6.4s, #8
        sri        v0.4s, v6.4s, #24
        shl        v6.4s, v23.4s, #10
        sri        v6.4s, v23.4s, #22
        add        v23.4s, v1.4s, v7.4s
        shl        v13.4s, v16.4s, #10
        sri        v13.4s, v16.4s, #22
        add        v16.4s, v14.4s, v4.4s
        add        v1.4s, v29.4s, v1.4s                         // left step 37, f3: cycle 370
        add        v23.4s, v11.4s, v23.4s
        add        v0.4s, v0.4s, v14.4s                         // right step 37, f3: cycle 371
        add        v16.4s, v22.4s, v16.4s
        bcax       v29.16b, v6.16b, v18.16b, v1.16b
        bcax       v14.16b, v13.16b, v21.16b, v0.16b
        sub        v23.4s, v23.4s, v29.4s
        sub        v16.4s, v16.4s, v14.4s
        shl        v29.4s, v23.4s, #9
        sri        v29.4s, v23.4s, #23
        shl        v23.4s, v16.4s, #6
        sri        v23.4s, v16.4s, #26
        shl        v16.4s, v18.4s, #10
        sri        v16.4s, v18.4s, #22
        add        v18.4s, v19.4s, v7.4s
        shl        v14.4s, v21.4s, #10
        sri        v14.4s, v21.4s, #22
        add        v21.4s, v15.4s, v4.4s
        add        v19.4s, v29.4s, v19.4s                       // left step 38, f3: cycle 380
        add        v18.4s, v10.4s, v18.4s
        add        v23.4s, v23.4s, v15.4s                       // right step 38, f3: cycle 381
        add        v21.4s, v8.4s, v21.4s
        bcax       v29.16b, v16.16b, v1.16b, v19.16b
        bcax       v15.16b, v14.16b, v0.16b, v23.16b
        sub        v18.4s, v18.4s, v29.4s
        sub        v21.4s, v21.4s, v15.4s
        shl        v29.4s, v18.4s, #13
        sri        v29.4s, v18.4s, #19
        shl        v18.4s, v21.4s, #6
        sri        v18.4s, v21.4s, #26
        shl        v21.4s, v1.4s, #10
        sri        v21.4s, v1.4s, #22
        add        v1.4s, v6.4s, v7.4s
        shl        v15.4s, v0.4s, #10
        sri        v15.4s, v0.4s, #22
        add        v0.4s, v13.4s, v4.4s
        add        v6.4s, v29.4s, v6.4s                         // left step 39, f3: cycle 390
        add        v1.4s, v20.4s, v1.4s
        add        v18.4s, v18.4s, v13.4s                       // right step 39, f3: cycle 391
        add        v0.4s, v26.4s, v0.4s
        bcax       v29.16b, v21.16b, v19.16b, v6.16b
        bcax       v13.16b, v15.16b, v23.16b, v18.16b
        sub        v1.4s, v1.4s, v29.4s
        sub        v0.4s, v0.4s, v13.4s
        shl        v29.4s, v1.4s, #15
        sri        v29.4s, v1.4s, #17
        shl        v1.4s, v0.4s, #14
        sri        v1.4s, v0.4s, #18
        shl        v0.4s, v19.4s, #10
        sri        v0.4s, v19.4s, #22
        add        v19.4s, v16.4s, v7.4s
        shl        v13.4s, v23.4s, #10
        sri        v13.4s, v23.4s, #22
        add        v23.4s, v14.4s, v4.4s
        add        v16.4s, v29.4s, v16.4s                       // left step 40, f3: cycle 400
        add        v19.4s, v25.4s, v19.4s
        add        v1.4s, v1.4s, v14.4s                         // right step 40, f3: cycle 401
        add        v23.4s, v31.4s, v23.4s
        bcax       v29.16b, v0.16b, v6.16b, v16.16b
        bcax       v14.16b, v13.16b, v18.16b, v1.16b
        sub        v19.4s, v19.4s, v29.4s
        sub        v23.4s, v23.4s, v14.4s
        shl        v29.4s, v19.4s, #14
        sri        v29.4s, v19.4s, #18
        shl        v19.4s, v23.4s, #12
        sri        v19.4s, v23.4s, #20
        shl        v23.4s, v6.4s, #10
        sri        v23.4s, v6.4s, #22
        add        v6.4s, v21.4s, v7.4s
        shl        v14.4s, v18.4s, #10
        sri        v14.4s, v18.4s, #22
        add        v18.4s, v15.4s, v4.4s
        add        v21.4s, v29.4s, v21.4s                       // left step 41, f3: cycle 410
        add        v6.4s, v27.4s, v6.4s
        add        v19.4s, v19.4s, v15.4s                       // right step 41, f3: cycle 411
        add        v18.4s, v10.4s, v18.4s
        bcax       v29.16b, v23.16b, v16.16b, v21.16b
        bcax       v15.16b, v14.16b, v1.16b, v19.16b
        sub        v6.4s, v6.4s, v29.4s
        sub        v18.4s, v18.4s, v15.4s
        shl        v29.4s, v6.4s, #8
        sri        v29.4s, v6.4s, #24
        shl        v6.4s, v18.4s, #13
        sri        v6.4s, v18.4s, #19
        shl        v18.4s, v16.4s, #10
        sri        v18.4s, v16.4s, #22
        add        v16.4s, v0.4s, v7.4s
        shl        v15.4s, v1.4s, #10
        sri        v15.4s, v1.4s, #22
        add        v1.4s, v13.4s, v4.4s
        add        v0.4s, v29.4s, v0.4s                         // left step 42, f3: cycle 420
        add        v16.4s, v17.4s, v16.4s
        add        v6.4s, v6.4s, v13.4s                         // right step 42, f3: cycle 421
        add        v1.4s, v24.4s, v1.4s
        bcax       v29.16b, v18.16b, v21.16b, v0.16b
        bcax       v13.16b, v15.16b, v19.16b, v6.16b
        sub        v16.4s, v16.4s, v29.4s
        sub        v1.4s, v1.4s, v13.4s
        shl        v29.4s, v16.4s, #13
        sri        v29.4s, v16.4s, #19
        shl        v16.4s, v1.4s, #5
        sri        v16.4s, v1.4s, #27
        shl        v1.4s, v21.4s, #10
        sri        v1.4s, v21.4s, #22
        add        v21.4s, v23.4s, v7.4s
        shl        v13.4s, v19.4s, #10
        sri        v13.4s, v19.4s, #22
        add        v19.4s, v14.4s, v4.4s
        add        v23.4s, v29.4s, v23.4s                       // left step 43, f3: cycle 430
        add        v21.4s, v8.4s, v21.4s
        add        v16.4s, v16.4s, v14.4s                       // right step 43, f3: cycle 431
        add        v19.4s, v25.4s, v19.4s
        bcax       v29.16b, v1.16b, v0.16b, v23.16b
        bcax       v14.16b, v13.16b, v6.16b, v16.16b
        sub        v21.4s, v21.4s, v29.4s
        sub        v19.4s, v19.4s, v14.4s
        shl        v29.4s, v21.4s, #6
        sri        v29.4s, v21.4s, #26
        shl        v21.4s, v19.4s, #14
        sri        v21.4s, v19.4s, #18
        shl        v19.4s, v0.4s, #10
        sri        v19.4s, v0.4s, #22
        add        v0.4s, v18.4s, v7.4s
        shl        v14.4s, v6.4s, #10
        sri        v14.4s, v6.4s, #22
        add        v6.4s, v15.4s, v4.4s
        add        v18.4s, v29.4s, v18.4s                       // left step 44, f3: cycle 440
        add        v0.4s, v9.4s, v0.4s
        add        v21.4s, v21.4s, v15.4s                       // right step 44, f3: cycle 441
        add        v6.4s, v12.4s, v6.4s
        bcax       v29.16b, v19.16b, v23.16b, v18.16b
        bcax       v15.16b, v14.16b, v16.16b, v21.16b
        sub        v0.4s, v0.4s, v29.4s
        sub        v6.4s, v6.4s, v15.4s
        shl        v29.4s, v0.4s, #5
        sri        v29.4s, v0.4s, #27
        shl        v0.4s, v6.4s, #13
        sri        v0.4s, v6.4s, #19
        shl        v6.4s, v23.4s, #10
        sri        v6.4s, v23.4s, #22
        add        v23.4s, v1.4s, v7.4s
        shl        v15.4s, v16.4s, #10
        sri        v15.4s, v16.4s, #22
        add        v16.4s, v13.4s, v4.4s
        add        v1.4s, v29.4s, v1.4s                         // left step 45, f3: cycle 450
        add        v23.4s, v31.4s, v23.4s
        add        v0.4s, v0.4s, v13.4s                         // right step 45, f3: cycle 451
        add        v16.4s, v17.4s, v16.4s
        bcax       v29.16b, v6.16b, v18.16b, v1.16b
        bcax       v13.16b, v15.16b, v21.16b, v0.16b
        sub        v23.4s, v23.4s, v29.4s
        sub        v16.4s, v16.4s, v13.4s
        shl        v29.4s, v23.4s, #12
        sri        v29.4s, v23.4s, #20
        shl        v23.4s, v16.4s, #13
        sri        v23.4s, v16.4s, #19
        shl        v16.4s, v18.4s, #10
        sri        v16.4s, v18.4s, #22
        add        v18.4s, v19.4s, v7.4s
        shl        v13.4s, v21.4s, #10
        sri        v13.4s, v21.4s, #22
        add        v21.4s, v14.4s, v4.4s
        add        v19.4s, v29.4s, v19.4s                       // left step 46, f3: cycle 460
        add        v18.4s, v5.4s, v18.4s
        add        v23.4s, v23.4s, v14.4s                       // right step 46, f3: cycle 461
        add        v21.4s, v30.4s, v21.4s
        bcax       v29.16b, v16.16b, v1.16b, v19.16b
        bcax       v14.16b, v13.16b, v0.16b, v23.16b
        sub        v18.4s, v18.4s, v29.4s
        sub        v21.4s, v21.4s, v14.4s
        shl        v29.4s, v18.4s, #7
        sri        v29.4s, v18.4s, #25
        shl        v18.4s, v21.4s, #7
        sri        v18.4s, v21.4s, #25
        shl        v21.4s, v1.4s, #10
        sri        v21.4s, v1.4s, #22
        add        v1.4s, v6.4s, v7.4s
        shl        v7.4s, v0.4s, #10
        sri        v7.4s, v0.4s, #22
        add        v0.4s, v15.4s, v4.4s
        add        v4.4s, v29.4s, v6.4s                         // left step 47, f3: cycle 470
        add        v1.4s, v24.4s, v1.4s
        add        v6.4s, v18.4s, v15.4s                        // right step 47, f3: cycle 471
        add        v0.4s, v9.4s, v0.4s
        bcax       v18.16b, v21.16b, v19.16b, v4.16b
        bcax       v29.16b, v7.16b, v23.16b, v6.16b
        sub        v1.4s, v1.4s, v18.4s
        sub        v0.4s, v0.4s, v29.4s
        shl        v18.4s, v1.4s, #5
        sri        v18.4s, v1.4s, #27
        shl        v1.4s, v0.4s, #5
        sri        v1.4s, v0.4s, #27
        shl        v0.4s, v19.4s, #10
        sri        v0.4s, v19.4s, #22
        ldr        q19, [x28, #80]
        add        v29.4s, v16.4s, v19.4s
        shl        v14.4s, v23.4s, #10
        sri        v14.4s, v23.4s, #22
        ldr        q23, [x28, #96]
        add        v15.4s, v13.4s, v23.4s
        add        v16.4s, v18.4s, v16.4s                       // left step 48, f3: cycle 480
        add        v18.4s, v20.4s, v29.4s
        add        v1.4s, v1.4s, v13.4s                         // right step 48, f3: cycle 481
        add        v29.4s, v10.4s, v15.4s
        mov        v13.16b, v0.16b
        bsl        v13.16b, v16.16b, v4.16b
        mov        v15.16b, v14.16b
        bit        v15.16b, v6.16b, v1.16b
        add        v18.4s, v13.4s, v18.4s
        add        v29.4s, v15.4s, v29.4s
        shl        v13.4s, v18.4s, #11
        sri        v13.4s, v18.4s, #21
        shl        v18.4s, v29.4s, #15
        sri        v18.4s, v29.4s, #17
        shl        v29.4s, v4.4s, #10
        sri        v29.4s, v4.4s, #22
        add        v4.4s, v21.4s, v19.4s
        shl        v15.4s, v6.4s, #10
        sri        v15.4s, v6.4s, #22
        add        v6.4s, v7.4s, v23.4s
        add        v21.4s, v13.4s, v21.4s                       // left step 49, f4: cycle 490
        add        v4.4s, v26.4s, v4.4s
        add        v7.4s, v18.4s, v7.4s                         // right step 49, f2: cycle 491
        add        v6.4s, v8.4s, v6.4s
        mov        v18.16b, v29.16b
        bsl        v18.16b, v21.16b, v16.16b
        mov        v13.16b, v15.16b
        bit        v13.16b, v1.16b, v7.16b
        add        v4.4s, v18.4s, v4.4s
        add        v6.4s, v13.4s, v6.4s
        shl        v18.4s, v4.4s, #12
        sri        v18.4s, v4.4s, #20
        shl        v4.4s, v6.4s, #5
        sri        v4.4s, v6.4s, #27
        shl        v6.4s, v16.4s, #10
        sri        v6.4s, v16.4s, #22
        add        v16.4s, v0.4s, v19.4s
        shl        v13.4s, v1.4s, #10
        sri        v13.4s, v1.4s, #22
        add        v1.4s, v14.4s, v23.4s
        add        v0.4s, v18.4s, v0.4s                         // left step 50, f4: cycle 500
        add        v16.4s, v31.4s, v16.4s
        add        v4.4s, v4.4s, v14.4s                         // right step 50, f2: cycle 501
        add        v1.4s, v30.4s, v1.4s
        mov        v18.16b, v6.16b
        bsl        v18.16b, v0.16b, v21.16b
        mov        v14.16b, v13.16b
        bit        v14.16b, v7.16b, v4.16b
        add        v16.4s, v18.4s, v16.4s
        add        v1.4s, v14.4s, v1.4s
        shl        v18.4s, v16.4s, #14
        sri        v18.4s, v16.4s, #18
        shl        v16.4s, v1.4s, #8
        sri        v16.4s, v1.4s, #24
        shl        v1.4s, v21.4s, #10
        sri        v1.4s, v21.4s, #22
        add        v21.4s, v29.4s, v19.4s
        shl        v14.4s, v7.4s, #10
        sri        v14.4s, v7.4s, #22
        add        v7.4s, v15.4s, v23.4s
        add        v18.4s, v18.4s, v29.4s                       // left step 51, f4: cycle 510
        add        v21.4s, v12.4s, v21.4s
        add        v16.4s, v16.4s, v15.4s                       // right step 51, f2: cycle 511
        add        v7.4s, v20.4s, v7.4s
        mov        v29.16b, v1.16b
        bsl        v29.16b, v18.16b, v0.16b
        mov        v15.16b, v14.16b
        bit        v15.16b, v4.16b, v16.16b
        add        v21.4s, v29.4s, v21.4s
        add        v7.4s, v15.4s, v7.4s
        shl        v29.4s, v21.4s, #15
        sri        v29.4s, v21.4s, #17
        shl        v21.4s, v7.4s, #11
        sri        v21.4s, v7.4s, #21
        shl        v7.4s, v0.4s, #10
        sri        v7.4s, v0.4s, #22
        add        v0.4s, v6.4s, v19.4s
        shl        v15.4s, v4.4s, #10
        sri        v15.4s, v4.4s, #22
        add        v4.4s, v13.4s, v23.4s
        add        v6.4s, v29.4s, v6.4s                         // left step 52, f4: cycle 520
        add        v0.4s, v17.4s, v0.4s
        add        v21.4s, v21.4s, v13.4s                       // right step 52, f2: cycle 521
        add        v4.4s, v28.4s, v4.4s
        mov        v29.16b, v7.16b
        bsl        v29.16b, v6.16b, v18.16b
        mov        v13.16b, v15.16b
        bit        v13.16b, v16.16b, v21.16b
        add        v0.4s, v29.4s, v0.4s
        add        v4.4s, v13.4s, v4.4s
        shl        v29.4s, v0.4s, #14
        sri        v29.4s, v0.4s, #18
        shl        v0.4s, v4.4s, #14
        sri        v0.4s, v4.4s, #18
        shl        v4.4s, v18.4s, #10
        sri        v4.4s, v18.4s, #22
        add        v18.4s, v1.4s, v19.4s
        shl        v13.4s, v16.4s, #10
        sri        v13.4s, v16.4s, #22
        add        v16.4s, v14.4s, v23.4s
        add        v1.4s, v29.4s, v1.4s                         // left step 53, f4: cycle 530
        add        v18.4s, v10.4s, v18.4s
        add        v0.4s, v0.4s, v14.4s                         // right step 53, f2: cycle 531
        add        v16.4s, v31.4s, v16.4s
        mov        v29.16b, v4.16b
        bsl        v29.16b, v1.16b, v6.16b
        mov        v14.16b, v13.16b
        bit        v14.16b, v21.16b, v0.16b
        add        v18.4s, v29.4s, v18.4s
        add        v16.4s, v14.4s, v16.4s
        shl        v29.4s, v18.4s, #15
        sri        v29.4s, v18.4s, #17
        shl        v18.4s, v16.4s, #14
        sri        v18.4s, v16.4s, #18
        shl        v16.4s, v6.4s, #10
        sri        v16.4s, v6.4s, #22
        add        v6.4s, v7.4s, v19.4s
        shl        v14.4s, v21.4s, #10
        sri        v14.4s, v21.4s, #22
        add        v21.4s, v15.4s, v23.4s
        add        v7.4s, v29.4s, v7.4s                         // left step 54, f4: cycle 540
        add        v6.4s, v24.4s, v6.4s
        add        v18.4s, v18.4s, v15.4s                       // right step 54, f2: cycle 541
        add        v21.4s, v11.4s, v21.4s
        mov        v29.16b, v16.16b
        bsl        v29.16b, v7.16b, v1.16b
        mov        v15.16b, v14.16b
        bit        v15.16b, v0.16b, v18.16b
        add        v6.4s, v29.4s, v6.4s
        add        v21.4s, v15.4s, v21.4s
        shl        v29.4s, v6.4s, #9
        sri        v29.4s, v6.4s, #23
        shl        v6.4s, v21.4s, #6
        sri        v6.4s, v21.4s, #26
        shl        v21.4s, v1.4s, #10
        sri        v21.4s, v1.4s, #22
        add        v1.4s, v4.4s, v19.4s
        shl        v15.4s, v0.4s, #10
        sri        v15.4s, v0.4s, #22
        add        v0.4s, v13.4s, v23.4s
        add        v4.4s, v29.4s, v4.4s                         // left step 55, f4: cycle 550
        add        v1.4s, v30.4s, v1.4s
        add        v6.4s, v6.4s, v13.4s                         // right step 55, f2: cycle 551
        add        v0.4s, v17.4s, v0.4s
        mov        v29.16b, v21.16b
        bsl        v29.16b, v4.16b, v7.16b
        mov        v13.16b, v15.16b
        bit        v13.16b, v18.16b, v6.16b
        add        v1.4s, v29.4s, v1.4s
        add        v0.4s, v13.4s, v0.4s
        shl        v29.4s, v1.4s, #8
        sri        v29.4s, v1.4s, #24
        shl        v1.4s, v0.4s, #14
        sri        v1.4s, v0.4s, #18
        shl        v0.4s, v7.4s, #10
        sri        v0.4s, v7.4s, #22
        add        v7.4s, v16.4s, v19.4s
        shl        v13.4s, v18.4s, #10
        sri        v13.4s, v18.4s, #22
        add        v18.4s, v14.4s, v23.4s
        add        v16.4s, v29.4s, v16.4s                       // left step 56, f4: cycle 560
        add        v7.4s, v9.4s, v7.4s
        add        v1.4s, v1.4s, v14.4s                         // right step 56, f2: cycle 561
        add        v18.4s, v5.4s, v18.4s
        mov        v29.16b, v0.16b
        bsl        v29.16b, v16.16b, v4.16b
        mov        v14.16b, v13.16b
        bit        v14.16b, v6.16b, v1.16b
        add        v7.4s, v29.4s, v7.4s
        add        v18.4s, v14.4s, v18.4s
        shl        v29.4s, v7.4s, #9
        sri        v29.4s, v7.4s, #23
        shl        v7.4s, v18.4s, #6
        sri        v7.4s, v18.4s, #26
        shl        v18.4s, v4.4s, #10
        sri        v18.4s, v4.4s, #22
        add        v4.4s, v21.4s, v19.4s
        shl        v14.4s, v6.4s, #10
        sri        v14.4s, v6.4s, #22
        add        v6.4s, v15.4s, v23.4s
        add        v21.4s, v29.4s, v21.4s                       // left step 57, f4: cycle 570
        add        v4.4s, v28.4s, v4.4s
        add        v7.4s, v7.4s, v15.4s                         // right step 57, f2: cycle 571
        add        v6.4s, v24.4s, v6.4s
        mov        v29.16b, v18.16b
        bsl        v29.16b, v21.16b, v16.16b
        mov        v15.16b, v14.16b
        bit        v15.16b, v1.16b, v7.16b
        add        v4.4s, v29.4s, v4.4s
        add        v6.4s, v15.4s, v6.4s
        shl        v29.4s, v4.4s, #14
        sri        v29.4s, v4.4s, #18
        shl        v4.4s, v6.4s, #9
        sri        v4.4s, v6.4s, #23
        shl        v6.4s, v16.4s, #10
        sri        v6.4s, v16.4s, #22
        add        v16.4s, v0.4s, v19.4s
        shl        v15.4s, v1.4s, #10
        sri        v15.4s, v1.4s, #22
        add        v1.4s, v13.4s, v23.4s
        add        v0.4s, v29.4s, v0.4s                         // left step 58, f4: cycle 580
        add        v16.4s, v27.4s, v16.4s
        add        v4.4s, v4.4s, v13.4s                         // right step 58, f2: cycle 581
        add        v1.4s, v25.4s, v1.4s
        mov        v29.16b, v6.16b
        bsl        v29.16b, v0.16b, v21.16b
        mov        v13.16b, v15.16b
        bit        v13.16b, v7.16b, v4.16b
        add        v16.4s, v29.4s, v16.4s
        add        v1.4s, v13.4s, v1.4s
        shl        v29.4s, v16.4s, #5
        sri        v29.4s, v16.4s, #27
        shl        v16.4s, v1.4s, #12
        sri        v16.4s, v1.4s, #20
        shl        v1.4s, v21.4s, #10
        sri        v1.4s, v21.4s, #22
        add        v21.4s, v18.4s, v19.4s
        shl        v13.4s, v7.4s, #10
        sri        v13.4s, v7.4s, #22
        add        v7.4s, v14.4s, v23.4s
        add        v18.4s, v29.4s, v18.4s                       // left step 59, f4: cycle 590
        add        v21.4s, v11.4s, v21.4s
        add        v16.4s, v16.4s, v14.4s                       // right step 59, f2: cycle 591
        add        v7.4s, v9.4s, v7.4s
        mov        v29.16b, v1.16b
        bsl        v29.16b, v18.16b, v0.16b
        mov        v14.16b, v13.16b
        bit        v14.16b, v4.16b, v16.16b
        add        v21.4s, v29.4s, v21.4s
        add        v7.4s, v14.4s, v7.4s
        shl        v29.4s, v21.4s, #6
        sri        v29.4s, v21.4s, #26
        shl        v21.4s, v7.4s, #9
        sri        v21.4s, v7.4s, #23
        shl        v7.4s, v0.4s, #10
        sri        v7.4s, v0.4s, #22
        add        v0.4s, v6.4s, v19.4s
        shl        v14.4s, v4.4s, #10
        sri        v14.4s, v4.4s, #22
        add        v4.4s, v15.4s, v23.4s
        add        v6.4s, v29.4s, v6.4s                         // left step 60, f4: cycle 600
        add        v0.4s, v22.4s, v0.4s
        add        v21.4s, v21.4s, v15.4s                       // right step 60, f2: cycle 601
        add        v4.4s, v26.4s, v4.4s
        mov        v29.16b, v7.16b
        bsl        v29.16b, v6.16b, v18.16b
        mov        v15.16b, v14.16b
        bit        v15.16b, v16.16b, v21.16b
        add        v0.4s, v29.4s, v0.4s
        add        v4.4s, v15.4s, v4.4s
        shl        v29.4s, v0.4s, #8
        sri        v29.4s, v0.4s, #24
        shl        v0.4s, v4.4s, #12
        sri        v0.4s, v4.4s, #20
        shl        v4.4s, v18.4s, #10
        sri        v4.4s, v18.4s, #22
        add        v18.4s, v1.4s, v19.4s
        shl        v15.4s, v16.4s, #10
        sri        v15.4s, v16.4s, #22
        add        v16.4s, v13.4s, v23.4s
        add        v1.4s, v29.4s, v1.4s                         // left step 61, f4: cycle 610
        add        v18.4s, v5.4s, v18.4s
        add        v0.4s, v0.4s, v13.4s                         // right step 61, f2: cycle 611
        add        v16.4s, v27.4s, v16.4s
        mov        v29.16b, v4.16b
        bsl        v29.16b, v1.16b, v6.16b
        mov        v13.16b, v15.16b
        bit        v13.16b, v21.16b, v0.16b
        add        v18.4s, v29.4s, v18.4s
        add        v16.4s, v13.4s, v16.4s
        shl        v29.4s, v18.4s, #6
        sri        v29.4s, v18.4s, #26
        shl        v18.4s, v16.4s, #5
        sri        v18.4s, v16.4s, #27
        shl        v16.4s, v6.4s, #10
        sri        v16.4s, v6.4s, #22
        add        v6.4s, v7.4s, v19.4s
        shl        v13.4s, v21.4s, #10
        sri        v13.4s, v21.4s, #22
        add        v21.4s, v14.4s, v23.4s
        add        v7.4s, v29.4s, v7.4s                         // left step 62, f4: cycle 620
        add        v6.4s, v8.4s, v6.4s
        add        v18.4s, v18.4s, v14.4s                       // right step 62, f2: cycle 621
        add        v21.4s, v12.4s, v21.4s
        mov        v29.16b, v16.16b
        bsl        v29.16b, v7.16b, v1.16b
        mov        v14.16b, v13.16b
        bit        v14.16b, v0.16b, v18.16b
        add        v6.4s, v29.4s, v6.4s
        add        v21.4s, v14.4s, v21.4s
        shl        v29.4s, v6.4s, #5
        sri        v29.4s, v6.4s, #27
        shl        v6.4s, v21.4s, #15
        sri        v6.4s, v21.4s, #17
        shl        v21.4s, v1.4s, #10
        sri        v21.4s, v1.4s, #22
        add        v1.4s, v4.4s, v19.4s
        shl        v19.4s, v0.4s, #10
        sri        v19.4s, v0.4s, #22
        add        v0.4s, v15.4s, v23.4s
        add        v4.4s, v29.4s, v4.4s                         // left step 63, f4: cycle 630
        add        v1.4s, v25.4s, v1.4s
        add        v6.4s, v6.4s, v15.4s                         // right step 63, f2: cycle 631
        add        v0.4s, v22.4s, v0.4s
        mov        v23.16b, v21.16b
        bsl        v23.16b, v4.16b, v7.16b
        mov        v29.16b, v19.16b
        bit        v29.16b, v18.16b, v6.16b
        add        v1.4s, v23.4s, v1.4s
        add        v0.4s, v29.4s, v0.4s
        shl        v23.4s, v1.4s, #12
        sri        v23.4s, v1.4s, #20
        shl        v1.4s, v0.4s, #8
        sri        v1.4s, v0.4s, #24
        shl        v0.4s, v7.4s, #10
        sri        v0.4s, v7.4s, #22
        ldr        q7, [x28, #112]
        add        v29.4s, v16.4s, v7.4s
        shl        v14.4s, v18.4s, #10
        sri        v14.4s, v18.4s, #22
        add        v16.4s, v23.4s, v16.4s                       // left step 64, f4: cycle 640
        add        v18.4s, v30.4s, v29.4s
        add        v1.4s, v1.4s, v13.4s                         // right step 64, f2: cycle 641
        add        v23.4s, v24.4s, v13.4s
        bcax       v29.16b, v16.16b, v0.16b, v4.16b
        eor3       v13.16b, v1.16b, v14.16b, v6.16b
        sub        v18.4s, v18.4s, v29.4s
        add        v23.4s, v13.4s, v23.4s
        shl        v29.4s, v18.4s, #9
        sri        v29.4s, v18.4s, #23
        shl        v18.4s, v23.4s, #8
        sri        v18.4s, v23.4s, #24
        shl        v23.4s, v4.4s, #10
        sri        v23.4s, v4.4s, #22
        add        v4.4s, v21.4s, v7.4s
        shl        v13.4s, v6.4s, #10
        sri        v13.4s, v6.4s, #22
        add        v6.4s, v29.4s, v21.4s                        // left step 65, f5: cycle 650
        add        v4.4s, v17.4s, v4.4s
        add        v18.4s, v18.4s, v19.4s                       // right step 65, f1: cycle 651
        add        v19.4s, v11.4s, v19.4s
        bcax       v21.16b, v6.16b, v23.16b, v16.16b
        eor3       v29.16b, v18.16b, v13.16b, v1.16b
        sub        v4.4s, v4.4s, v21.4s
        add        v19.4s, v29.4s, v19.4s
        shl        v21.4s, v4.4s, #15
        sri        v21.4s, v4.4s, #17
        shl        v4.4s, v19.4s, #5
        sri        v4.4s, v19.4s, #27
        shl        v19.4s, v16.4s, #10
        sri        v19.4s, v16.4s, #22
        add        v16.4s, v0.4s, v7.4s
        shl        v29.4s, v1.4s, #10
        sri        v29.4s, v1.4s, #22
        add        v0.4s, v21.4s, v0.4s                         // left step 66, f5: cycle 660
        add        v1.4s, v5.4s, v16.4s
        add        v4.4s, v4.4s, v14.4s                         // right step 66, f1: cycle 661
        add        v16.4s, v12.4s, v14.4s
        bcax       v21.16b, v0.16b, v19.16b, v6.16b
        eor3       v14.16b, v4.16b, v29.16b, v18.16b
        sub        v1.4s, v1.4s, v21.4s
        add        v16.4s, v14.4s, v16.4s
        shl        v21.4s, v1.4s, #5
        sri        v21.4s, v1.4s, #27
        shl        v1.4s, v16.4s, #12
        sri        v1.4s, v16.4s, #20
        shl        v16.4s, v6.4s, #10
        sri        v16.4s, v6.4s, #22
        add        v6.4s, v23.4s, v7.4s
        shl        v14.4s, v18.4s, #10
        sri        v14.4s, v18.4s, #22
        add        v18.4s, v21.4s, v23.4s                       // left step 67, f5: cycle 670
        add        v6.4s, v26.4s, v6.4s
        add        v1.4s, v1.4s, v13.4s                         // right step 67, f1: cycle 671
        add        v21.4s, v30.4s, v13.4s
        bcax       v23.16b, v18.16b, v16.16b, v0.16b
        eor3       v30.16b, v1.16b, v14.16b, v4.16b
        sub        v6.4s, v6.4s, v23.4s
        add        v21.4s, v30.4s, v21.4s
        shl        v23.4s, v6.4s, #11
        sri        v23.4s, v6.4s, #21
        shl        v6.4s, v21.4s, #9
        sri        v6.4s, v21.4s, #23
        shl        v21.4s, v0.4s, #10
        sri        v21.4s, v0.4s, #22
        add        v0.4s, v19.4s, v7.4s
        shl        v30.4s, v4.4s, #10
        sri        v30.4s, v4.4s, #22
        add        v4.4s, v23.4s, v19.4s                        // left step 68, f5: cycle 680
        add        v0.4s, v27.4s, v0.4s
        add        v6.4s, v6.4s, v29.4s                         // right step 68, f1: cycle 681
        add        v19.4s, v20.4s, v29.4s
        bcax       v23.16b, v4.16b, v21.16b, v18.16b
        eor3       v29.16b, v6.16b, v30.16b, v1.16b
        sub        v0.4s, v0.4s, v23.4s
        add        v19.4s, v29.4s, v19.4s
        shl        v23.4s, v0.4s, #6
        sri        v23.4s, v0.4s, #26
        shl        v0.4s, v19.4s, #12
        sri        v0.4s, v19.4s, #20
        shl        v19.4s, v18.4s, #10
        sri        v19.4s, v18.4s, #22
        add        v18.4s, v16.4s, v7.4s
        shl        v29.4s, v1.4s, #10
        sri        v29.4s, v1.4s, #22
        add        v1.4s, v23.4s, v16.4s                        // left step 69, f5: cycle 690
        add        v16.4s, v24.4s, v18.4s
        add        v0.4s, v0.4s, v14.4s                         // right step 69, f1: cycle 691
        add        v5.4s, v5.4s, v14.4s
        bcax       v18.16b, v1.16b, v19.16b, v4.16b
        eor3       v23.16b, v0.16b, v29.16b, v6.16b
        sub        v16.4s, v16.4s, v18.4s
        add        v5.4s, v23.4s, v5.4s
        shl        v18.4s, v16.4s, #8
        sri        v18.4s, v16.4s, #24
        shl        v16.4s, v5.4s, #5
        sri        v16.4s, v5.4s, #27
        shl        v5.4s, v4.4s, #10
        sri        v5.4s, v4.4s, #22
        add        v4.4s, v21.4s, v7.4s
        shl        v23.4s, v6.4s, #10
        sri        v23.4s, v6.4s, #22
        add        v6.4s, v18.4s, v21.4s                        // left step 70, f5: cycle 700
        add        v4.4s, v25.4s, v4.4s
        add        v16.4s, v16.4s, v30.4s                       // right step 70, f1: cycle 701
        add        v18.4s, v10.4s, v30.4s
        bcax       v21.16b, v6.16b, v5.16b, v1.16b
        eor3       v24.16b, v16.16b, v23.16b, v0.16b
        sub        v4.4s, v4.4s, v21.4s
        add        v18.4s, v24.4s, v18.4s
        shl        v21.4s, v4.4s, #13
        sri        v21.4s, v4.4s, #19
        shl        v4.4s, v18.4s, #14
        sri        v4.4s, v18.4s, #18
        shl        v18.4s, v1.4s, #10
        sri        v18.4s, v1.4s, #22
        add        v1.4s, v19.4s, v7.4s
        shl        v24.4s, v0.4s, #10
        sri        v24.4s, v0.4s, #22
        add        v0.4s, v21.4s, v19.4s                        // left step 71, f5: cycle 710
        add        v1.4s, v12.4s, v1.4s
        add        v4.4s, v4.4s, v29.4s                         // right step 71, f1: cycle 711
        add        v19.4s, v27.4s, v29.4s
        bcax       v21.16b, v0.16b, v18.16b, v6.16b
        eor3       v27.16b, v4.16b, v24.16b, v16.16b
        sub        v1.4s, v1.4s, v21.4s
        add        v19.4s, v27.4s, v19.4s
        shl        v21.4s, v1.4s, #12
        sri        v21.4s, v1.4s, #20
        shl        v1.4s, v19.4s, #6
        sri        v1.4s, v19.4s, #26
        shl        v19.4s, v6.4s, #10
        sri        v19.4s, v6.4s, #22
        add        v6.4s, v5.4s, v7.4s
        shl        v27.4s, v16.4s, #10
        sri        v27.4s, v16.4s, #22
        add        v5.4s, v21.4s, v5.4s                         // left step 72, f5: cycle 720
        add        v6.4s, v22.4s, v6.4s
        add        v1.4s, v1.4s, v23.4s                         // right step 72, f1: cycle 721
        add        v16.4s, v8.4s, v23.4s
        bcax       v21.16b, v5.16b, v19.16b, v0.16b
        eor3       v23.16b, v1.16b, v27.16b, v4.16b
        sub        v6.4s, v6.4s, v21.4s
        add        v16.4s, v23.4s, v16.4s
        shl        v21.4s, v6.4s, #5
        sri        v21.4s, v6.4s, #27
        shl        v6.4s, v16.4s, #8
        sri        v6.4s, v16.4s, #24
        shl        v16.4s, v0.4s, #10
        sri        v16.4s, v0.4s, #22
        add        v0.4s, v18.4s, v7.4s
        shl        v23.4s, v4.4s, #10
        sri        v23.4s, v4.4s, #22
        add        v4.4s, v21.4s, v18.4s                        // left step 73, f5: cycle 730
        add        v0.4s, v20.4s, v0.4s
        add        v6.4s, v6.4s, v24.4s                         // right step 73, f1: cycle 731
        add        v18.4s, v25.4s, v24.4s
        bcax       v20.16b, v4.16b, v16.16b, v5.16b
        eor3       v21.16b, v6.16b, v23.16b, v1.16b
        sub        v0.4s, v0.4s, v20.4s
        add        v18.4s, v21.4s, v18.4s
        shl        v20.4s, v0.4s, #12
        sri        v20.4s, v0.4s, #20
        shl        v0.4s, v18.4s, #13
        sri        v0.4s, v18.4s, #19
        shl        v18.4s, v5.4s, #10
        sri        v18.4s, v5.4s, #22
        add        v5.4s, v19.4s, v7.4s
        shl        v21.4s, v1.4s, #10
        sri        v21.4s, v1.4s, #22
        add        v1.4s, v20.4s, v19.4s                        // left step 74, f5: cycle 740
        add        v5.4s, v28.4s, v5.4s
        add        v0.4s, v0.4s, v27.4s                         // right step 74, f1: cycle 741
        add        v19.4s, v9.4s, v27.4s
        bcax       v20.16b, v1.16b, v18.16b, v4.16b
        eor3       v24.16b, v0.16b, v21.16b, v6.16b
        sub        v5.4s, v5.4s, v20.4s
        add        v19.4s, v24.4s, v19.4s
        shl        v20.4s, v5.4s, #13
        sri        v20.4s, v5.4s, #19
        shl        v5.4s, v19.4s, #6
        sri        v5.4s, v19.4s, #26
        shl        v19.4s, v4.4s, #10
        sri        v19.4s, v4.4s, #22
        add        v4.4s, v16.4s, v7.4s
        shl        v24.4s, v6.4s, #10
        sri        v24.4s, v6.4s, #22
        add        v6.4s, v20.4s, v16.4s                        // left step 75, f5: cycle 750
        add        v4.4s, v10.4s, v4.4s
        add        v5.4s, v5.4s, v23.4s                         // right step 75, f1: cycle 751
        add        v16.4s, v22.4s, v23.4s
        bcax       v20.16b, v6.16b, v19.16b, v1.16b
        eor3       v22.16b, v5.16b, v24.16b, v0.16b
        sub        v4.4s, v4.4s, v20.4s
        add        v16.4s, v22.4s, v16.4s
        shl        v20.4s, v4.4s, #14
        sri        v20.4s, v4.4s, #18
        shl        v4.4s, v16.4s, #5
        sri        v4.4s, v16.4s, #27
        shl        v16.4s, v1.4s, #10
        sri        v16.4s, v1.4s, #22
        add        v1.4s, v18.4s, v7.4s
        shl        v22.4s, v0.4s, #10
        sri        v22.4s, v0.4s, #22
        add        v0.4s, v20.4s, v18.4s                        // left step 76, f5: cycle 760
        add        v1.4s, v31.4s, v1.4s
        add        v4.4s, v4.4s, v21.4s                         // right step 76, f1: cycle 761
        add        v17.4s, v17.4s, v21.4s
        bcax       v18.16b, v0.16b, v16.16b, v6.16b
        eor3       v20.16b, v4.16b, v22.16b, v5.16b
        sub        v1.4s, v1.4s, v18.4s
        add        v17.4s, v20.4s, v17.4s
        shl        v18.4s, v1.4s, #11
        sri        v18.4s, v1.4s, #21
        shl        v1.4s, v17.4s, #15
        sri        v1.4s, v17.4s, #17
        shl        v17.4s, v6.4s, #10
        sri        v17.4s, v6.4s, #22
        add        v6.4s, v19.4s, v7.4s
        shl        v20.4s, v5.4s, #10
        sri        v20.4s, v5.4s, #22
        add        v5.4s, v18.4s, v19.4s                        // left step 77, f5: cycle 770
        add        v6.4s, v8.4s, v6.4s
        add        v1.4s, v1.4s, v24.4s                         // right step 77, f1: cycle 771
        add        v18.4s, v28.4s, v24.4s
        bcax       v19.16b, v5.16b, v17.16b, v0.16b
        eor3       v21.16b, v1.16b, v20.16b, v4.16b
        sub        v6.4s, v6.4s, v19.4s
        add        v18.4s, v21.4s, v18.4s
        shl        v19.4s, v6.4s, #8
        sri        v19.4s, v6.4s, #24
        shl        v6.4s, v18.4s, #13
        sri        v6.4s, v18.4s, #19
        shl        v18.4s, v0.4s, #10
        sri        v18.4s, v0.4s, #22
        add        v0.4s, v16.4s, v7.4s
        shl        v21.4s, v4.4s, #10
        sri        v21.4s, v4.4s, #22
        add        v4.4s, v19.4s, v16.4s                        // left step 78, f5: cycle 780
        add        v0.4s, v11.4s, v0.4s
        add        v6.4s, v6.4s, v22.4s                         // right step 78, f1: cycle 781
        add        v16.4s, v26.4s, v22.4s
        bcax       v19.16b, v4.16b, v18.16b, v5.16b
        eor3       v22.16b, v6.16b, v21.16b, v1.16b
        sub        v0.4s, v0.4s, v19.4s
        add        v16.4s, v22.4s, v16.4s
        shl        v19.4s, v0.4s, #5
        sri        v19.4s, v0.4s, #27
        shl        v0.4s, v16.4s, #11
        sri        v0.4s, v16.4s, #21
        shl        v16.4s, v5.4s, #10
        sri        v16.4s, v5.4s, #22
        add        v5.4s, v17.4s, v7.4s
        shl        v7.4s, v1.4s, #10
        sri        v7.4s, v1.4s, #22
        add        v1.4s, v19.4s, v17.4s                        // left step 79, f5: cycle 790
        add        v5.4s, v9.4s, v5.4s
        add        v0.4s, v0.4s, v20.4s                         // right step 79, f1: cycle 791
        add        v17.4s, v31.4s, v20.4s
        bcax       v19.16b, v1.16b, v16.16b, v4.16b
        eor3       v20.16b, v0.16b, v7.16b, v6.16b
        sub        v5.4s, v5.4s, v19.4s
        add        v17.4s, v20.4s, v17.4s
        shl        v19.4s, v5.4s, #6
        sri        v19.4s, v5.4s, #26
        shl        v5.4s, v17.4s, #11
        sri        v5.4s, v17.4s, #21
        shl        v17.4s, v6.4s, #10
        sri        v17.4s, v6.4s, #22
        shl        v6.4s, v4.4s, #10
        sri        v6.4s, v4.4s, #22
        add        v2.4s, v7.4s, v2.4s
        add        v4.4s, v19.4s, v18.4s                        // left step 80, f5: cycle 800
        add        v3.4s, v21.4s, v3.4s
        add        v5.4s, v5.4s, v21.4s                         // right step 80, f1: cycle 801
        ldr        q7, [x0, #64]
        add        v7.4s, v18.4s, v7.4s
        ldr        q18, [x0, #16]
        add        v17.4s, v17.4s, v18.4s
        ldr        q18, [x0]
        add        v0.4s, v0.4s, v18.4s
        add        v2.4s, v6.4s, v2.4s
        add        v3.4s, v16.4s, v3.4s
        add        v1.4s, v1.4s, v17.4s
        add        v5.4s, v5.4s, v7.4s
        add        v4.4s, v4.4s, v0.4s
        str        q1, [x0]
        str        q2, [x0, #16]
        str        q3, [x0, #32]
        str        q5, [x0, #48]
        str        q4, [x0, #64]
        mov        v0.16b, v1.16b
        mov        v1.16b, v2.16b
        mov        v2.16b, v3.16b
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
