/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for any AArch64.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target aarch64 --kernel blocks --emitter gas
 *
 * With the options above, `hashwright prove` proves ripemd160_blocks, and `hashwright verify` tests
 * all functions. `hashwright bench ripemd160 --target aarch64 --kernel blocks --emitter gas`
 * measures the speed.
 *
 * ripemd160_blocks: 1321 instructions for a block of 64 bytes, critical path 354 cycles.
 * Rules: select_as_add 32 times.
 * ripemd160_blocks: 1402 instructions in all, 4 of them moves between registers.
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
        .p2align   2
L(ripemd160_blocks_constants):
        .long      0x50a28be6, 0x5c4dd124, 0x5a827999, 0x6d703ef3, 0x6ed9eba1, 0x7a6d76e9
        .long      0x8f1bbcdc, 0xa953fd4e

/*
 * void ripemd160_blocks(uint32_t state[5], const uint8_t *data, size_t nblocks);
 *
 * Arguments: state in x0, data in x1, nblocks in x2.
 *
 * At the start of the loop: h0 in w8, h1 in w9, h2 in w10, h3 in w11, h4 in w12.
 */
        .text
        .p2align   5
        .globl     SYMBOL(ripemd160_blocks)
#if defined(_WIN32)
        .def       SYMBOL(ripemd160_blocks)
        .scl       2
        .type      32
        .endef
#elif defined(__ELF__)
        .type      SYMBOL(ripemd160_blocks), %function
#endif
SYMBOL(ripemd160_blocks):
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
        cbz        x2, L(ripemd160_blocks_end)
        address    x28, L(ripemd160_blocks_constants)
        ldr        w8, [x0]
        ldr        w9, [x0, #4]
        ldr        w10, [x0, #8]
        ldr        w11, [x0, #12]
        ldr        w12, [x0, #16]
        .p2align   5
L(ripemd160_blocks_loop):
        eor        w13, w10, w9
        orn        w14, w10, w11
        ldr        w15, [x1, #20]
        ldr        w16, [x28]
        add        w17, w15, w16
        ldr        w3, [x1]
        add        w4, w8, w3
        eor        w13, w13, w11
        eor        w14, w14, w9
        add        w17, w17, w8
        ror        w5, w10, #22
        add        w13, w13, w4
        add        w14, w14, w17
        eor        w17, w5, w9
        orn        w4, w9, w5
        ror        w13, w13, #21
        ror        w14, w14, #24
        add        w6, w12, w16
        ldr        w7, [x1, #4]
        add        w19, w7, w12
        add        w13, w13, w12                        // left step 1, f1: cycle 5
        add        w14, w14, w12                        // right step 1, f5: cycle 5
        ldr        w20, [x1, #56]
        add        w6, w20, w6
        eor        w17, w13, w17
        eor        w4, w14, w4
        ror        w21, w9, #22
        add        w17, w17, w19
        add        w4, w4, w6
        eor        w6, w21, w13
        orn        w19, w14, w21
        ror        w17, w17, #18
        ror        w4, w4, #23
        add        w22, w11, w16
        ldr        w23, [x1, #8]
        add        w24, w23, w11
        add        w17, w17, w11                        // left step 2, f1: cycle 9
        add        w4, w4, w11                          // right step 2, f5: cycle 9
        ldr        w25, [x1, #28]
        add        w22, w25, w22
        eor        w6, w17, w6
        eor        w19, w4, w19
        ror        w13, w13, #22
        ror        w14, w14, #22
        add        w6, w6, w24
        add        w19, w19, w22
        eor        w22, w13, w17
        orn        w24, w4, w14
        ror        w6, w6, #17
        ror        w19, w19, #23
        add        w26, w5, w16
        ldr        w27, [x1, #12]
        add        w8, w27, w5
        add        w6, w6, w5                           // left step 3, f1: cycle 13
        add        w5, w19, w5                          // right step 3, f5: cycle 13
        add        w19, w3, w26
        eor        w22, w6, w22
        eor        w24, w5, w24
        ror        w17, w17, #22
        ror        w4, w4, #22
        add        w8, w22, w8
        add        w19, w24, w19
        eor        w22, w17, w6
        orn        w24, w5, w4
        ror        w8, w8, #20
        ror        w19, w19, #21
        add        w26, w21, w16
        ldr        w12, [x1, #16]
        add        w11, w12, w21
        add        w8, w8, w21                          // left step 4, f1: cycle 17
        add        w19, w19, w21                        // right step 4, f5: cycle 17
        ldr        w21, [x1, #36]
        add        w26, w21, w26
        eor        w22, w8, w22
        eor        w24, w19, w24
        ror        w6, w6, #22
        ror        w5, w5, #22
        add        w11, w22, w11
        add        w22, w24, w26
        eor        w24, w6, w8
        orn        w26, w19, w5
        ror        w11, w11, #27
        ror        w22, w22, #19
        add        w10, w14, w16
        add        w9, w15, w13
        add        w11, w11, w13                        // left step 5, f1: cycle 21
        add        w13, w22, w14                        // right step 5, f5: cycle 21
        add        w10, w23, w10
        eor        w14, w11, w24
        eor        w22, w13, w26
        ror        w8, w8, #22
        ror        w19, w19, #22
        add        w9, w14, w9
        add        w10, w22, w10
        eor        w14, w8, w11
        orn        w22, w13, w19
        ror        w9, w9, #24
        ror        w10, w10, #17
        add        w24, w4, w16
        ldr        w26, [x1, #24]
        add        w23, w26, w17
        add        w9, w9, w17                          // left step 6, f1: cycle 25
        add        w10, w10, w4                         // right step 6, f5: cycle 25
        ldr        w17, [x1, #44]
        add        w4, w17, w24
        eor        w14, w9, w14
        eor        w22, w10, w22
        ror        w11, w11, #22
        ror        w13, w13, #22
        add        w14, w14, w23
        add        w4, w22, w4
        eor        w22, w11, w9
        orn        w23, w10, w13
        ror        w14, w14, #25
        ror        w4, w4, #17
        add        w24, w5, w16
        add        w15, w25, w6
        add        w14, w14, w6                         // left step 7, f1: cycle 29
        add        w4, w4, w5                           // right step 7, f5: cycle 29
        add        w5, w12, w24
        eor        w6, w14, w22
        eor        w22, w4, w23
        ror        w9, w9, #22
        ror        w10, w10, #22
        add        w15, w6, w15
        add        w5, w22, w5
        eor        w6, w9, w14
        orn        w22, w4, w10
        ror        w15, w15, #23
        ror        w5, w5, #27
        add        w23, w19, w16
        ldr        w24, [x1, #32]
        add        w3, w24, w8
        add        w8, w15, w8                          // left step 8, f1: cycle 33
        add        w15, w5, w19                         // right step 8, f5: cycle 33
        ldr        w5, [x1, #52]
        add        w19, w5, w23
        eor        w6, w8, w6
        eor        w22, w15, w22
        ror        w14, w14, #22
        ror        w4, w4, #22
        add        w3, w6, w3
        add        w6, w22, w19
        eor        w19, w14, w8
        orn        w22, w15, w4
        ror        w3, w3, #21
        ror        w6, w6, #25
        add        w23, w13, w16
        add        w12, w21, w11
        add        w11, w3, w11                         // left step 9, f1: cycle 37
        add        w13, w6, w13                         // right step 9, f5: cycle 37
        add        w3, w26, w23
        eor        w6, w11, w19
        eor        w19, w13, w22
        ror        w8, w8, #22
        ror        w15, w15, #22
        add        w12, w6, w12
        add        w3, w19, w3
        eor        w6, w8, w11
        orn        w19, w13, w15
        ror        w12, w12, #19
        ror        w3, w3, #25
        add        w22, w10, w16
        ldr        w23, [x1, #40]
        add        w21, w23, w9
        add        w9, w12, w9                          // left step 10, f1: cycle 41
        add        w10, w3, w10                         // right step 10, f5: cycle 41
        ldr        w12, [x1, #60]
        add        w3, w12, w22
        eor        w6, w9, w6
        eor        w19, w10, w19
        ror        w11, w11, #22
        ror        w13, w13, #22
        add        w6, w6, w21
        add        w3, w19, w3
        eor        w19, w11, w9
        orn        w21, w10, w13
        ror        w6, w6, #18
        ror        w3, w3, #24
        add        w22, w4, w16
        add        w25, w17, w14
        add        w14, w6, w14                         // left step 11, f1: cycle 45
        add        w3, w3, w4                           // right step 11, f5: cycle 45
        add        w4, w24, w22
        eor        w6, w14, w19
        eor        w19, w3, w21
        ror        w9, w9, #22
        ror        w10, w10, #22
        add        w6, w6, w25
        add        w4, w19, w4
        eor        w19, w9, w14
        orn        w21, w3, w10
        ror        w6, w6, #17
        ror        w4, w4, #21
        add        w22, w15, w16
        ldr        w25, [x1, #48]
        add        w24, w25, w8
        add        w8, w6, w8                           // left step 12, f1: cycle 49
        add        w15, w4, w15                         // right step 12, f5: cycle 49
        add        w4, w7, w22
        eor        w6, w8, w19
        eor        w19, w15, w21
        ror        w14, w14, #22
        ror        w3, w3, #22
        add        w6, w6, w24
        add        w4, w19, w4
        eor        w19, w14, w8
        orn        w21, w15, w3
        ror        w6, w6, #26
        ror        w4, w4, #18
        add        w22, w13, w16
        add        w24, w5, w11
        add        w11, w6, w11                         // left step 13, f1: cycle 53
        add        w13, w4, w13                         // right step 13, f5: cycle 53
        add        w4, w23, w22
        eor        w6, w11, w19
        eor        w19, w13, w21
        ror        w8, w8, #22
        ror        w15, w15, #22
        add        w6, w6, w24
        add        w4, w19, w4
        eor        w19, w8, w11
        orn        w21, w13, w15
        ror        w6, w6, #25
        ror        w4, w4, #18
        add        w22, w10, w16
        add        w24, w20, w9
        add        w9, w6, w9                           // left step 14, f1: cycle 57
        add        w10, w4, w10                         // right step 14, f5: cycle 57
        add        w4, w27, w22
        eor        w6, w9, w19
        eor        w19, w10, w21
        ror        w11, w11, #22
        ror        w13, w13, #22
        add        w6, w6, w24
        add        w4, w19, w4
        eor        w19, w11, w9
        orn        w21, w10, w13
        ror        w6, w6, #23
        ror        w4, w4, #20
        add        w16, w3, w16
        add        w22, w12, w14
        add        w14, w6, w14                         // left step 15, f1: cycle 61
        add        w3, w4, w3                           // right step 15, f5: cycle 61
        add        w16, w25, w16
        eor        w4, w14, w19
        eor        w6, w3, w21
        ror        w10, w10, #22
        ldr        w19, [x28, #4]
        add        w21, w15, w19
        add        w4, w4, w22
        add        w16, w6, w16
        ror        w9, w9, #22
        bic        w6, w3, w10
        ror        w4, w4, #24
        ror        w16, w16, #26
        add        w21, w26, w21
        ldr        w22, [x28, #8]
        add        w24, w8, w22
        add        w8, w4, w8                           // left step 16, f1: cycle 65
        add        w15, w16, w15                        // right step 16, f5: cycle 65
        add        w16, w6, w21
        ldr        w4, [x1, #28]
        add        w6, w4, w24
        and        w21, w8, w14
        bic        w24, w9, w8
        and        w25, w15, w10
        ror        w3, w3, #22
        orr        w21, w21, w24
        add        w16, w25, w16
        add        w24, w13, w19
        bic        w25, w15, w3
        add        w6, w21, w6
        ror        w16, w16, #23
        add        w21, w17, w24
        ror        w14, w14, #22
        ror        w6, w6, #25
        add        w13, w16, w13                        // right step 17, f4: cycle 69
        add        w16, w25, w21
        add        w21, w11, w22
        add        w11, w6, w11                         // left step 17, f2: cycle 70
        and        w6, w13, w3
        ldr        w24, [x1, #16]
        add        w21, w24, w21
        ror        w15, w15, #22
        and        w25, w11, w8
        bic        w17, w14, w11
        add        w16, w6, w16
        add        w6, w10, w19
        orr        w17, w25, w17
        ror        w16, w16, #19
        bic        w25, w13, w15
        add        w6, w27, w6
        add        w17, w17, w21
        add        w10, w16, w10                        // right step 18, f4: cycle 73
        add        w16, w25, w6
        ror        w8, w8, #22
        ror        w17, w17, #26
        and        w6, w10, w15
        add        w21, w9, w22
        ror        w13, w13, #22
        add        w9, w17, w9                          // left step 18, f2: cycle 75
        add        w16, w6, w16
        add        w17, w3, w19
        add        w6, w5, w21
        and        w21, w9, w11
        bic        w25, w8, w9
        ror        w16, w16, #17
        bic        w24, w10, w13
        orr        w21, w21, w25
        add        w16, w16, w3                         // right step 19, f4: cycle 77
        add        w17, w4, w17
        add        w3, w21, w6
        and        w6, w16, w13
        add        w17, w24, w17
        ror        w11, w11, #22
        ror        w3, w3, #24
        add        w17, w6, w17
        ror        w10, w10, #22
        add        w6, w15, w19
        add        w3, w3, w14                          // left step 19, f2: cycle 80
        ror        w17, w17, #25
        add        w14, w14, w22
        bic        w21, w16, w10
        and        w24, w3, w9
        bic        w25, w11, w3
        add        w15, w17, w15                        // right step 20, f4: cycle 81
        ldr        w17, [x1]
        add        w6, w17, w6
        orr        w24, w24, w25
        add        w14, w7, w14
        and        w25, w15, w10
        add        w6, w21, w6
        add        w14, w24, w14
        add        w6, w25, w6
        ror        w16, w16, #22
        add        w21, w13, w19
        ror        w14, w14, #19
        ror        w6, w6, #20
        ror        w9, w9, #22
        bic        w24, w15, w16
        add        w14, w14, w8                         // left step 20, f2: cycle 85
        add        w13, w6, w13                         // right step 21, f4: cycle 85
        add        w6, w5, w21
        add        w8, w8, w22
        and        w21, w14, w3
        bic        w25, w9, w14
        and        w5, w13, w16
        add        w6, w24, w6
        orr        w21, w21, w25
        add        w8, w23, w8
        add        w5, w5, w6
        ror        w15, w15, #22
        add        w8, w21, w8
        ror        w5, w5, #24
        add        w6, w10, w19
        bic        w21, w13, w15
        ror        w8, w8, #21
        add        w10, w5, w10                         // right step 22, f4: cycle 89
        ldr        w5, [x1, #20]
        add        w6, w5, w6
        ror        w3, w3, #22
        add        w8, w8, w11                          // left step 21, f2: cycle 90
        and        w24, w10, w15
        add        w6, w21, w6
        add        w11, w11, w22
        and        w21, w8, w14
        bic        w25, w3, w8
        add        w6, w24, w6
        add        w11, w26, w11
        orr        w21, w21, w25
        ror        w6, w6, #23
        ror        w13, w13, #22
        add        w24, w16, w19
        add        w11, w21, w11
        add        w16, w6, w16                         // right step 23, f4: cycle 93
        bic        w6, w10, w13
        add        w21, w23, w24
        ror        w11, w11, #23
        and        w24, w16, w13
        add        w6, w6, w21
        ror        w14, w14, #22
        add        w11, w11, w9                         // left step 22, f2: cycle 95
        add        w6, w24, w6
        add        w9, w9, w22
        ror        w10, w10, #22
        and        w21, w11, w8
        bic        w24, w14, w11
        ror        w6, w6, #21
        add        w25, w15, w19
        orr        w21, w21, w24
        add        w9, w12, w9
        add        w15, w6, w15                         // right step 24, f4: cycle 97
        bic        w6, w16, w10
        add        w24, w20, w25
        add        w9, w21, w9
        and        w21, w15, w10
        add        w6, w6, w24
        ror        w9, w9, #25
        ror        w8, w8, #22
        ror        w16, w16, #22
        add        w6, w21, w6
        add        w9, w9, w3                           // left step 23, f2: cycle 100
        add        w21, w13, w19
        add        w3, w3, w22
        ror        w6, w6, #25
        and        w24, w9, w11
        bic        w25, w8, w9
        bic        w26, w15, w16
        add        w13, w6, w13                         // right step 25, f4: cycle 101
        add        w6, w12, w21
        orr        w21, w24, w25
        add        w3, w27, w3
        and        w24, w13, w16
        add        w6, w26, w6
        add        w3, w21, w3
        ror        w15, w15, #22
        add        w6, w24, w6
        ror        w3, w3, #17
        add        w21, w10, w19
        ror        w11, w11, #22
        ror        w6, w6, #25
        add        w3, w3, w14                          // left step 24, f2: cycle 105
        bic        w24, w13, w15
        ldr        w25, [x1, #32]
        add        w21, w25, w21
        add        w10, w6, w10                         // right step 26, f4: cycle 105
        and        w6, w3, w9
        bic        w26, w11, w3
        add        w14, w14, w22
        and        w23, w10, w15
        add        w21, w24, w21
        orr        w6, w6, w26
        ldr        w24, [x1, #48]
        add        w14, w24, w14
        add        w21, w23, w21
        add        w14, w6, w14
        ror        w13, w13, #22
        add        w6, w16, w19
        ror        w21, w21, #20
        ror        w14, w14, #25
        bic        w23, w10, w13
        add        w6, w24, w6
        add        w16, w21, w16                        // right step 27, f4: cycle 109
        add        w14, w14, w8                         // left step 25, f2: cycle 110
        ror        w9, w9, #22
        add        w6, w23, w6
        and        w21, w16, w13
        and        w23, w14, w3
        bic        w26, w9, w14
        add        w8, w8, w22
        add        w6, w21, w6
        orr        w21, w23, w26
        add        w8, w17, w8
        ror        w10, w10, #22
        ror        w6, w6, #25
        add        w23, w15, w19
        add        w8, w21, w8
        bic        w21, w16, w10
        add        w15, w6, w15                         // right step 28, f4: cycle 113
        ldr        w6, [x1, #16]
        add        w23, w6, w23
        ror        w8, w8, #20
        ror        w3, w3, #22
        and        w26, w15, w10
        add        w21, w21, w23
        add        w8, w8, w11                          // left step 26, f2: cycle 115
        add        w11, w11, w22
        add        w21, w26, w21
        and        w23, w8, w14
        bic        w26, w3, w8
        ror        w16, w16, #22
        ror        w21, w21, #26
        add        w17, w13, w19
        orr        w23, w23, w26
        ldr        w26, [x1, #36]
        add        w11, w26, w11
        add        w13, w21, w13                        // right step 29, f4: cycle 117
        bic        w21, w15, w16
        add        w17, w26, w17
        add        w11, w23, w11
        and        w23, w13, w16
        add        w17, w21, w17
        ror        w11, w11, #17
        ror        w14, w14, #22
        add        w17, w23, w17
        add        w11, w11, w9                         // left step 27, f2: cycle 120
        ror        w15, w15, #22
        add        w21, w10, w19
        ror        w17, w17, #17
        and        w23, w11, w8
        bic        w24, w14, w11
        add        w9, w9, w22
        add        w10, w17, w10                        // right step 30, f4: cycle 121
        bic        w17, w13, w15
        add        w21, w7, w21
        orr        w23, w23, w24
        add        w9, w5, w9
        and        w24, w10, w15
        add        w17, w17, w21
        ror        w13, w13, #22
        add        w9, w23, w9
        add        w17, w24, w17
        add        w19, w16, w19
        ror        w8, w8, #22
        ror        w9, w9, #23
        ror        w17, w17, #19
        bic        w21, w10, w13
        ldr        w23, [x1, #8]
        add        w19, w23, w19
        add        w9, w9, w3                           // left step 28, f2: cycle 125
        add        w16, w17, w16                        // right step 31, f4: cycle 125
        add        w17, w3, w22
        add        w3, w21, w19
        and        w19, w9, w11
        bic        w21, w8, w9
        and        w24, w16, w13
        add        w17, w23, w17
        orr        w19, w19, w21
        add        w3, w24, w3
        add        w17, w19, w17
        ror        w3, w3, #21
        ror        w11, w11, #22
        ror        w10, w10, #22
        ror        w17, w17, #21
        add        w3, w3, w15                          // right step 32, f4: cycle 129
        ldr        w19, [x28, #12]
        add        w15, w15, w19
        add        w21, w14, w22
        add        w14, w17, w14                        // left step 29, f2: cycle 130
        orn        w17, w3, w16
        add        w15, w12, w15
        add        w21, w20, w21
        and        w24, w14, w9
        bic        w23, w11, w14
        eor        w17, w17, w10
        orr        w23, w24, w23
        add        w15, w17, w15
        add        w17, w23, w21
        ror        w15, w15, #23
        ror        w9, w9, #22
        ror        w16, w16, #22
        ror        w17, w17, #25
        add        w15, w15, w13                        // right step 33, f3: cycle 134
        add        w13, w13, w19
        add        w21, w8, w22
        add        w8, w17, w8                          // left step 30, f2: cycle 135
        orn        w17, w15, w3
        add        w13, w5, w13
        ldr        w23, [x1, #44]
        add        w21, w23, w21
        and        w24, w8, w14
        bic        w5, w9, w8
        eor        w17, w17, w16
        orr        w5, w24, w5
        add        w13, w17, w13
        add        w17, w5, w21
        ror        w13, w13, #25
        ror        w14, w14, #22
        ror        w3, w3, #22
        ror        w17, w17, #19
        add        w13, w13, w10                        // right step 34, f3: cycle 139
        add        w10, w10, w19
        add        w5, w11, w22
        add        w11, w17, w11                        // left step 31, f2: cycle 140
        orn        w17, w13, w15
        add        w10, w7, w10
        add        w5, w25, w5
        and        w21, w11, w8
        bic        w22, w14, w11
        eor        w17, w17, w3
        orr        w21, w21, w22
        add        w10, w17, w10
        add        w17, w21, w5
        ror        w10, w10, #17
        mvn        w5, w11
        ror        w15, w15, #22
        ror        w17, w17, #20
        add        w10, w10, w16                        // right step 35, f3: cycle 144
        add        w16, w16, w19
        ror        w8, w8, #22
        add        w17, w17, w9                         // left step 32, f2: cycle 145
        orn        w21, w10, w13
        ldr        w22, [x28, #16]
        add        w9, w9, w22
        add        w16, w27, w16
        orr        w5, w17, w5
        eor        w21, w21, w15
        add        w9, w27, w9
        eor        w5, w5, w8
        add        w16, w21, w16
        add        w9, w5, w9
        ror        w16, w16, #21
        ror        w13, w13, #22
        add        w5, w3, w19
        ror        w9, w9, #21
        add        w16, w16, w3                         // right step 36, f3: cycle 149
        ror        w11, w11, #22
        add        w3, w14, w22
        add        w9, w9, w14                          // left step 33, f3: cycle 150
        orn        w14, w16, w10
        add        w5, w4, w5
        ldr        w21, [x1, #40]
        add        w3, w21, w3
        orn        w24, w9, w17
        eor        w14, w14, w13
        eor        w24, w24, w11
        add        w14, w14, w5
        add        w3, w24, w3
        ror        w14, w14, #24
        ror        w10, w10, #22
        add        w5, w15, w19
        ror        w3, w3, #19
        add        w14, w14, w15                        // right step 37, f3: cycle 154
        ror        w15, w17, #22
        add        w17, w8, w22
        add        w8, w3, w8                           // left step 34, f3: cycle 155
        orn        w3, w14, w16
        add        w5, w20, w5
        add        w17, w20, w17
        orn        w24, w8, w9
        eor        w3, w3, w10
        eor        w24, w24, w15
        add        w3, w3, w5
        add        w17, w24, w17
        ror        w3, w3, #26
        ror        w16, w16, #22
        add        w5, w13, w19
        ror        w17, w17, #26
        add        w13, w3, w13                         // right step 38, f3: cycle 159
        ror        w9, w9, #22
        add        w3, w11, w22
        add        w11, w17, w11                        // left step 35, f3: cycle 160
        orn        w17, w13, w14
        ldr        w24, [x1, #24]
        add        w5, w24, w5
        add        w3, w6, w3
        orn        w20, w11, w8
        eor        w17, w17, w16
        eor        w20, w20, w9
        add        w17, w17, w5
        add        w3, w20, w3
        ror        w17, w17, #26
        ror        w14, w14, #22
        add        w5, w10, w19
        ror        w3, w3, #25
        add        w10, w17, w10                        // right step 39, f3: cycle 164
        ror        w8, w8, #22
        add        w17, w15, w22
        add        w15, w3, w15                         // left step 36, f3: cycle 165
        orn        w3, w10, w13
        add        w5, w26, w5
        add        w17, w26, w17
        orn        w20, w15, w11
        eor        w3, w3, w14
        eor        w20, w20, w8
        add        w3, w3, w5
        add        w17, w20, w17
        ror        w3, w3, #18
        ror        w13, w13, #22
        add        w5, w16, w19
        ror        w17, w17, #18
        add        w16, w3, w16                         // right step 40, f3: cycle 169
        ror        w11, w11, #22
        add        w3, w9, w22
        add        w9, w17, w9                          // left step 37, f3: cycle 170
        orn        w17, w16, w10
        add        w5, w23, w5
        add        w3, w12, w3
        orn        w20, w9, w15
        eor        w17, w17, w13
        eor        w20, w20, w11
        add        w17, w17, w5
        add        w3, w20, w3
        ror        w17, w17, #20
        ror        w10, w10, #22
        add        w5, w14, w19
        ror        w3, w3, #23
        add        w14, w17, w14                        // right step 41, f3: cycle 174
        ror        w15, w15, #22
        add        w17, w8, w22
        add        w8, w3, w8                           // left step 38, f3: cycle 175
        orn        w3, w14, w16
        add        w5, w25, w5
        add        w17, w25, w17
        orn        w20, w8, w9
        eor        w3, w3, w10
        eor        w20, w20, w15
        add        w3, w3, w5
        add        w17, w20, w17
        ror        w3, w3, #19
        ror        w16, w16, #22
        add        w5, w13, w19
        ror        w17, w17, #19
        add        w13, w3, w13                         // right step 42, f3: cycle 179
        ror        w9, w9, #22
        add        w3, w11, w22
        add        w11, w17, w11                        // left step 39, f3: cycle 180
        orn        w17, w13, w14
        ldr        w20, [x1, #48]
        add        w5, w20, w5
        add        w3, w7, w3
        orn        w12, w11, w8
        eor        w17, w17, w16
        eor        w12, w12, w9
        add        w17, w17, w5
        add        w12, w12, w3
        ror        w17, w17, #27
        ror        w14, w14, #22
        add        w3, w10, w19
        ror        w12, w12, #17
        add        w10, w17, w10                        // right step 43, f3: cycle 184
        ror        w8, w8, #22
        add        w17, w15, w22
        add        w12, w12, w15                        // left step 40, f3: cycle 185
        orn        w15, w10, w13
        ldr        w5, [x1, #8]
        add        w3, w5, w3
        add        w17, w5, w17
        orn        w5, w12, w11
        eor        w15, w15, w14
        eor        w5, w5, w8
        add        w15, w15, w3
        add        w17, w5, w17
        ror        w15, w15, #18
        ror        w13, w13, #22
        add        w3, w16, w19
        ror        w17, w17, #18
        add        w15, w15, w16                        // right step 44, f3: cycle 189
        ror        w11, w11, #22
        add        w16, w9, w22
        add        w9, w17, w9                          // left step 41, f3: cycle 190
        orn        w17, w15, w10
        add        w3, w21, w3
        add        w16, w4, w16
        orn        w5, w9, w12
        eor        w17, w17, w13
        eor        w5, w5, w11
        add        w17, w17, w3
        add        w16, w5, w16
        ror        w17, w17, #19
        ror        w10, w10, #22
        add        w3, w14, w19
        ror        w16, w16, #24
        add        w14, w17, w14                        // right step 45, f3: cycle 194
        ror        w12, w12, #22
        add        w17, w8, w22
        add        w8, w16, w8                          // left step 42, f3: cycle 195
        orn        w16, w14, w15
        ldr        w5, [x1]
        add        w3, w5, w3
        add        w17, w5, w17
        orn        w4, w8, w9
        eor        w16, w16, w10
        eor        w4, w4, w12
        add        w16, w16, w3
        add        w17, w4, w17
        ror        w16, w16, #19
        ror        w15, w15, #22
        add        w3, w13, w19
        ror        w17, w17, #19
        add        w13, w16, w13                        // right step 46, f3: cycle 199
        ror        w9, w9, #22
        add        w16, w11, w22
        add        w11, w17, w11                        // left step 43, f3: cycle 200
        orn        w17, w13, w14
        add        w3, w6, w3
        add        w16, w24, w16
        orn        w4, w11, w8
        eor        w17, w17, w15
        eor        w4, w4, w9
        add        w17, w17, w3
        add        w16, w4, w16
        ror        w17, w17, #25
        ror        w14, w14, #22
        add        w3, w10, w19
        ror        w16, w16, #26
        add        w10, w17, w10                        // right step 47, f3: cycle 204
        ror        w8, w8, #22
        add        w17, w12, w22
        add        w12, w16, w12                        // left step 44, f3: cycle 205
        orn        w16, w10, w13
        ldr        w4, [x1, #52]
        add        w3, w4, w3
        add        w17, w4, w17
        orn        w19, w12, w11
        eor        w16, w16, w14
        eor        w19, w19, w8
        add        w16, w16, w3
        ror        w13, w13, #22
        add        w17, w19, w17
        ror        w16, w16, #27
        ldr        w3, [x28, #20]
        add        w19, w15, w3
        ror        w17, w17, #27
        add        w15, w16, w15                        // right step 48, f3: cycle 209
        ror        w11, w11, #22
        add        w16, w9, w22
        add        w9, w17, w9                          // left step 45, f3: cycle 210
        and        w17, w15, w10
        bic        w4, w13, w15
        add        w19, w25, w19
        orn        w25, w9, w12
        orr        w17, w17, w4
        add        w16, w23, w16
        eor        w4, w25, w11
        add        w17, w17, w19
        ror        w10, w10, #22
        add        w16, w4, w16
        ror        w17, w17, #17
        add        w4, w14, w3
        ror        w16, w16, #20
        add        w14, w17, w14                        // right step 49, f2: cycle 214
        ror        w12, w12, #22
        add        w17, w8, w22
        add        w8, w16, w8                          // left step 46, f3: cycle 215
        and        w16, w14, w15
        bic        w19, w10, w14
        add        w4, w24, w4
        orn        w25, w8, w9
        orr        w16, w16, w19
        ldr        w19, [x1, #20]
        add        w17, w19, w17
        eor        w25, w25, w12
        add        w16, w16, w4
        ror        w15, w15, #22
        add        w17, w25, w17
        ror        w16, w16, #27
        add        w4, w13, w3
        ror        w17, w17, #25
        add        w13, w16, w13                        // right step 50, f2: cycle 219
        ror        w9, w9, #22
        add        w16, w11, w22
        add        w11, w17, w11                        // left step 47, f3: cycle 220
        and        w17, w13, w14
        bic        w22, w15, w13
        add        w4, w6, w4
        orn        w25, w11, w8
        orr        w17, w17, w22
        add        w16, w20, w16
        ror        w8, w8, #22
        eor        w22, w25, w9
        add        w17, w17, w4
        bic        w4, w11, w8
        ldr        w25, [x28, #24]
        add        w24, w12, w25
        add        w16, w22, w16
        ror        w17, w17, #24
        ror        w14, w14, #22
        add        w4, w4, w24
        ror        w16, w16, #27
        add        w17, w17, w10                        // right step 51, f2: cycle 224
        add        w10, w10, w3
        add        w4, w4, w7
        add        w12, w16, w12                        // left step 48, f3: cycle 225
        and        w16, w17, w13
        bic        w22, w14, w17
        add        w10, w7, w10
        and        w24, w12, w8
        orr        w16, w16, w22
        ror        w11, w11, #22
        add        w22, w9, w25
        add        w4, w24, w4
        add        w10, w16, w10
        bic        w16, w12, w11
        add        w22, w26, w22
        ror        w4, w4, #21
        ror        w10, w10, #21
        ror        w13, w13, #22
        add        w16, w16, w22
        add        w9, w4, w9                           // left step 49, f4: cycle 229
        add        w10, w10, w15                        // right step 52, f2: cycle 229
        add        w15, w15, w3
        and        w4, w9, w11
        and        w22, w10, w17
        bic        w24, w13, w10
        add        w15, w27, w15
        add        w16, w4, w16
        orr        w4, w22, w24
        ror        w12, w12, #22
        add        w22, w8, w25
        ror        w16, w16, #20
        add        w15, w4, w15
        bic        w4, w9, w12
        add        w22, w23, w22
        add        w8, w16, w8                          // left step 50, f4: cycle 233
        ror        w15, w15, #18
        add        w16, w4, w22
        ror        w17, w17, #22
        and        w4, w8, w12
        add        w15, w15, w14                        // right step 53, f2: cycle 234
        add        w14, w14, w3
        ror        w9, w9, #22
        add        w16, w4, w16
        and        w4, w15, w10
        bic        w22, w17, w15
        add        w24, w11, w25
        ror        w16, w16, #18
        orr        w4, w4, w22
        add        w14, w23, w14
        bic        w22, w8, w9
        add        w11, w16, w11                        // left step 51, f4: cycle 237
        add        w16, w21, w24
        add        w14, w4, w14
        ror        w10, w10, #22
        and        w4, w11, w9
        add        w16, w22, w16
        ror        w14, w14, #18
        ror        w8, w8, #22
        add        w16, w4, w16
        add        w14, w14, w13                        // right step 54, f2: cycle 239
        add        w4, w12, w25
        add        w13, w13, w3
        ror        w16, w16, #17
        and        w22, w14, w15
        bic        w24, w10, w14
        bic        w23, w11, w8
        add        w12, w16, w12                        // left step 52, f4: cycle 241
        add        w16, w5, w4
        orr        w4, w22, w24
        ldr        w22, [x1, #60]
        add        w13, w22, w13
        and        w24, w12, w8
        add        w16, w23, w16
        add        w13, w4, w13
        ror        w11, w11, #22
        add        w16, w24, w16
        ror        w13, w13, #26
        add        w4, w9, w25
        ror        w15, w15, #22
        ror        w16, w16, #18
        add        w13, w13, w17                        // right step 55, f2: cycle 244
        bic        w23, w12, w11
        ldr        w24, [x1, #32]
        add        w4, w24, w4
        add        w9, w16, w9                          // left step 53, f4: cycle 245
        and        w16, w13, w14
        bic        w24, w15, w13
        add        w17, w17, w3
        and        w7, w9, w11
        add        w4, w23, w4
        orr        w16, w16, w24
        add        w17, w5, w17
        add        w4, w7, w4
        add        w16, w16, w17
        ror        w12, w12, #22
        add        w17, w8, w25
        ror        w4, w4, #17
        ror        w16, w16, #18
        bic        w7, w9, w12
        add        w17, w20, w17
        add        w8, w4, w8                           // left step 54, f4: cycle 249
        add        w16, w16, w10                        // right step 56, f2: cycle 249
        ror        w14, w14, #22
        add        w17, w7, w17
        and        w4, w8, w12
        and        w7, w16, w13
        bic        w23, w14, w16
        add        w10, w10, w3
        add        w17, w4, w17
        orr        w4, w7, w23
        add        w10, w19, w10
        ror        w9, w9, #22
        ror        w17, w17, #23
        add        w7, w11, w25
        add        w10, w4, w10
        bic        w4, w8, w9
        add        w11, w17, w11                        // left step 55, f4: cycle 253
        add        w17, w6, w7
        ror        w10, w10, #26
        ror        w13, w13, #22
        and        w7, w11, w9
        add        w17, w4, w17
        add        w10, w10, w15                        // right step 57, f2: cycle 254
        add        w15, w15, w3
        add        w17, w7, w17
        and        w4, w10, w16
        bic        w7, w13, w10
        ror        w8, w8, #22
        ror        w17, w17, #24
        add        w23, w12, w25
        orr        w4, w4, w7
        add        w15, w20, w15
        add        w12, w17, w12                        // left step 56, f4: cycle 257
        bic        w17, w11, w8
        ldr        w7, [x1, #52]
        add        w23, w7, w23
        add        w15, w4, w15
        and        w4, w12, w8
        add        w17, w17, w23
        ror        w15, w15, #23
        ror        w16, w16, #22
        add        w17, w4, w17
        add        w15, w15, w14                        // right step 58, f2: cycle 259
        ror        w11, w11, #22
        add        w4, w9, w25
        ror        w17, w17, #23
        and        w23, w15, w10
        bic        w24, w16, w15
        add        w14, w14, w3
        add        w9, w17, w9                          // left step 57, f4: cycle 261
        bic        w17, w12, w11
        add        w4, w27, w4
        orr        w23, w23, w24
        ldr        w24, [x1, #8]
        add        w14, w24, w14
        and        w27, w9, w11
        add        w17, w17, w4
        add        w14, w23, w14
        add        w17, w27, w17
        ror        w12, w12, #22
        add        w4, w8, w25
        ror        w14, w14, #20
        ror        w17, w17, #18
        ror        w10, w10, #22
        bic        w23, w9, w12
        add        w14, w14, w13                        // right step 59, f2: cycle 264
        add        w8, w17, w8                          // left step 58, f4: cycle 265
        ldr        w17, [x1, #28]
        add        w4, w17, w4
        add        w13, w13, w3
        and        w27, w14, w15
        bic        w5, w10, w14
        and        w20, w8, w12
        add        w4, w23, w4
        orr        w5, w27, w5
        add        w13, w7, w13
        add        w4, w20, w4
        ror        w9, w9, #22
        add        w13, w5, w13
        ror        w4, w4, #27
        add        w5, w11, w25
        bic        w20, w8, w9
        ror        w13, w13, #23
        add        w11, w4, w11                         // left step 59, f4: cycle 269
        add        w4, w22, w5
        ror        w15, w15, #22
        add        w13, w13, w16                        // right step 60, f2: cycle 269
        and        w5, w11, w9
        add        w4, w20, w4
        add        w16, w16, w3
        and        w20, w13, w14
        bic        w23, w15, w13
        add        w4, w5, w4
        add        w16, w26, w16
        orr        w5, w20, w23
        ror        w4, w4, #26
        ror        w8, w8, #22
        add        w20, w12, w25
        add        w16, w5, w16
        add        w12, w4, w12                         // left step 60, f4: cycle 273
        bic        w4, w11, w8
        ldr        w5, [x1, #56]
        add        w20, w5, w20
        ror        w16, w16, #20
        and        w23, w12, w8
        add        w4, w4, w20
        ror        w14, w14, #22
        add        w16, w16, w10                        // right step 61, f2: cycle 274
        add        w4, w23, w4
        add        w10, w10, w3
        ror        w11, w11, #22
        and        w20, w16, w13
        bic        w23, w14, w16
        ror        w4, w4, #24
        add        w27, w9, w25
        orr        w20, w20, w23
        add        w10, w17, w10
        add        w9, w4, w9                           // left step 61, f4: cycle 277
        bic        w4, w12, w11
        add        w23, w19, w27
        add        w10, w20, w10
        and        w20, w9, w11
        ror        w13, w13, #22
        add        w4, w4, w23
        ror        w10, w10, #27
        ror        w12, w12, #22
        add        w23, w8, w25
        add        w4, w20, w4
        add        w10, w10, w15                        // right step 62, f2: cycle 279
        add        w15, w15, w3
        bic        w20, w9, w12
        ror        w4, w4, #26
        and        w27, w10, w16
        bic        w7, w13, w10
        ldr        w17, [x1, #24]
        add        w23, w17, w23
        add        w8, w4, w8                           // left step 62, f4: cycle 281
        orr        w4, w27, w7
        add        w15, w21, w15
        add        w7, w20, w23
        and        w20, w8, w12
        add        w15, w4, w15
        ror        w9, w9, #22
        ror        w16, w16, #22
        add        w4, w20, w7
        ror        w15, w15, #17
        add        w7, w11, w25
        bic        w20, w8, w9
        ror        w4, w4, #27
        add        w15, w15, w14                        // right step 63, f2: cycle 284
        add        w7, w24, w7
        add        w14, w14, w3
        add        w11, w4, w11                         // left step 63, f4: cycle 285
        and        w3, w15, w10
        bic        w4, w16, w15
        add        w7, w20, w7
        and        w20, w11, w9
        orr        w3, w3, w4
        add        w14, w5, w14
        ror        w8, w8, #22
        add        w4, w20, w7
        add        w14, w3, w14
        ror        w10, w10, #22
        orn        w3, w11, w8
        ror        w4, w4, #20
        ror        w14, w14, #24
        ldr        w7, [x28, #28]
        add        w20, w12, w7
        eor        w23, w10, w15
        add        w12, w4, w12                         // left step 64, f4: cycle 289
        add        w14, w14, w13                        // right step 64, f2: cycle 289
        add        w4, w6, w20
        ldr        w20, [x1, #48]
        add        w13, w20, w13
        eor        w3, w12, w3
        eor        w23, w14, w23
        ror        w11, w11, #22
        ror        w15, w15, #22
        add        w3, w3, w4
        add        w13, w23, w13
        orn        w4, w12, w11
        add        w23, w9, w7
        ror        w3, w3, #23
        ror        w13, w13, #24
        eor        w25, w15, w14
        ldr        w27, [x1]
        add        w23, w27, w23
        add        w9, w3, w9                           // left step 65, f5: cycle 293
        add        w13, w13, w16                        // right step 65, f1: cycle 293
        add        w16, w22, w16
        eor        w3, w9, w4
        eor        w4, w13, w25
        ror        w12, w12, #22
        ror        w14, w14, #22
        add        w3, w3, w23
        add        w16, w4, w16
        orn        w4, w9, w12
        add        w23, w8, w7
        ror        w3, w3, #17
        ror        w16, w16, #27
        eor        w25, w14, w13
        add        w23, w19, w23
        add        w8, w3, w8                           // left step 66, f5: cycle 297
        add        w16, w16, w10                        // right step 66, f1: cycle 297
        add        w10, w21, w10
        eor        w3, w8, w4
        eor        w4, w16, w25
        ror        w9, w9, #22
        ror        w13, w13, #22
        add        w3, w3, w23
        add        w10, w4, w10
        orn        w4, w8, w9
        add        w23, w11, w7
        ror        w3, w3, #27
        ror        w10, w10, #20
        eor        w25, w13, w16
        add        w23, w26, w23
        add        w11, w3, w11                         // left step 67, f5: cycle 301
        add        w10, w10, w15                        // right step 67, f1: cycle 301
        add        w15, w6, w15
        eor        w3, w11, w4
        eor        w4, w10, w25
        ror        w8, w8, #22
        ror        w16, w16, #22
        add        w3, w3, w23
        add        w15, w4, w15
        orn        w4, w11, w8
        add        w6, w12, w7
        ror        w3, w3, #21
        ror        w15, w15, #23
        eor        w23, w16, w10
        ldr        w25, [x1, #28]
        add        w6, w25, w6
        add        w12, w3, w12                         // left step 68, f5: cycle 305
        add        w15, w15, w14                        // right step 68, f1: cycle 305
        ldr        w3, [x1, #4]
        add        w14, w3, w14
        eor        w4, w12, w4
        eor        w23, w15, w23
        ror        w11, w11, #22
        ror        w10, w10, #22
        add        w4, w4, w6
        add        w14, w23, w14
        orn        w6, w12, w11
        add        w23, w9, w7
        ror        w4, w4, #26
        ror        w14, w14, #20
        eor        w26, w10, w15
        add        w20, w20, w23
        add        w9, w4, w9                           // left step 69, f5: cycle 309
        add        w14, w14, w13                        // right step 69, f1: cycle 309
        add        w13, w19, w13
        eor        w4, w9, w6
        eor        w6, w14, w26
        ror        w12, w12, #22
        ror        w15, w15, #22
        add        w4, w4, w20
        add        w13, w6, w13
        orn        w6, w9, w12
        add        w19, w8, w7
        ror        w4, w4, #24
        ror        w13, w13, #27
        eor        w20, w15, w14
        add        w19, w24, w19
        add        w8, w4, w8                           // left step 70, f5: cycle 313
        add        w13, w13, w16                        // right step 70, f1: cycle 313
        ldr        w4, [x1, #32]
        add        w16, w4, w16
        eor        w6, w8, w6
        eor        w20, w13, w20
        ror        w9, w9, #22
        ror        w14, w14, #22
        add        w6, w6, w19
        add        w16, w20, w16
        orn        w19, w8, w9
        add        w20, w11, w7
        ror        w6, w6, #19
        ror        w16, w16, #18
        eor        w23, w14, w13
        add        w20, w21, w20
        add        w11, w6, w11                         // left step 71, f5: cycle 317
        add        w16, w16, w10                        // right step 71, f1: cycle 317
        add        w10, w25, w10
        eor        w6, w11, w19
        eor        w19, w16, w23
        ror        w8, w8, #22
        ror        w13, w13, #22
        add        w6, w6, w20
        add        w10, w19, w10
        orn        w19, w11, w8
        add        w20, w12, w7
        ror        w6, w6, #20
        ror        w10, w10, #26
        eor        w21, w13, w16
        add        w20, w5, w20
        add        w12, w6, w12                         // left step 72, f5: cycle 321
        add        w10, w10, w15                        // right step 72, f1: cycle 321
        add        w15, w17, w15
        eor        w6, w12, w19
        eor        w19, w10, w21
        ror        w11, w11, #22
        ror        w16, w16, #22
        add        w6, w6, w20
        add        w15, w19, w15
        orn        w19, w12, w11
        add        w20, w9, w7
        ror        w6, w6, #27
        ror        w15, w15, #24
        eor        w21, w16, w10
        add        w3, w3, w20
        add        w9, w6, w9                           // left step 73, f5: cycle 325
        add        w15, w15, w14                        // right step 73, f1: cycle 325
        add        w14, w24, w14
        eor        w6, w9, w19
        eor        w19, w15, w21
        ror        w12, w12, #22
        ror        w10, w10, #22
        add        w3, w6, w3
        add        w14, w19, w14
        orn        w6, w9, w12
        add        w19, w8, w7
        ror        w3, w3, #20
        ror        w14, w14, #19
        eor        w20, w10, w15
        ldr        w21, [x1, #12]
        add        w19, w21, w19
        add        w8, w3, w8                           // left step 74, f5: cycle 329
        add        w14, w14, w13                        // right step 74, f1: cycle 329
        ldr        w3, [x1, #52]
        add        w13, w3, w13
        eor        w6, w8, w6
        eor        w20, w14, w20
        ror        w9, w9, #22
        ror        w15, w15, #22
        add        w6, w6, w19
        add        w13, w20, w13
        orn        w19, w8, w9
        add        w20, w11, w7
        ror        w6, w6, #19
        ror        w13, w13, #26
        eor        w23, w15, w14
        add        w4, w4, w20
        add        w11, w6, w11                         // left step 75, f5: cycle 333
        add        w13, w13, w16                        // right step 75, f1: cycle 333
        add        w16, w5, w16
        eor        w5, w11, w19
        eor        w6, w13, w23
        ror        w8, w8, #22
        ror        w14, w14, #22
        add        w4, w5, w4
        add        w16, w6, w16
        orn        w5, w11, w8
        add        w6, w12, w7
        ror        w4, w4, #18
        ror        w16, w16, #27
        eor        w19, w14, w13
        ldr        w20, [x1, #44]
        add        w6, w20, w6
        add        w12, w4, w12                         // left step 76, f5: cycle 337
        add        w16, w16, w10                        // right step 76, f1: cycle 337
        add        w10, w27, w10
        eor        w4, w12, w5
        eor        w5, w16, w19
        ror        w11, w11, #22
        ror        w13, w13, #22
        add        w4, w4, w6
        add        w10, w5, w10
        orn        w5, w12, w11
        add        w6, w9, w7
        ror        w4, w4, #21
        ror        w10, w10, #17
        eor        w19, w13, w16
        add        w17, w17, w6
        add        w9, w4, w9                           // left step 77, f5: cycle 341
        add        w10, w10, w15                        // right step 77, f1: cycle 341
        add        w15, w21, w15
        eor        w4, w9, w5
        eor        w5, w10, w19
        ror        w12, w12, #22
        ror        w16, w16, #22
        add        w17, w4, w17
        add        w15, w5, w15
        orn        w4, w9, w12
        add        w5, w8, w7
        ror        w17, w17, #24
        ror        w15, w15, #19
        eor        w6, w16, w10
        add        w5, w22, w5
        add        w8, w17, w8                          // left step 78, f5: cycle 345
        add        w15, w15, w14                        // right step 78, f1: cycle 345
        ldr        w17, [x1, #36]
        add        w14, w17, w14
        eor        w17, w8, w4
        eor        w4, w15, w6
        ror        w9, w9, #22
        ror        w10, w10, #22
        add        w17, w17, w5
        add        w14, w4, w14
        orn        w4, w8, w9
        add        w5, w11, w7
        ror        w17, w17, #27
        ror        w14, w14, #21
        eor        w6, w10, w15
        add        w3, w3, w5
        add        w11, w17, w11                        // left step 79, f5: cycle 349
        add        w14, w14, w13                        // right step 79, f1: cycle 349
        add        w13, w20, w13
        eor        w17, w11, w4
        eor        w4, w14, w6
        ror        w15, w15, #22
        add        w17, w17, w3
        add        w13, w4, w13
        ror        w8, w8, #22
        ldr        w3, [x0, #4]
        add        w15, w15, w3
        ror        w17, w17, #26
        ror        w13, w13, #21
        ldr        w3, [x0, #8]
        add        w10, w10, w3
        ldr        w3, [x0, #12]
        add        w3, w16, w3
        add        w17, w17, w12                        // left step 80, f5: cycle 353
        add        w13, w13, w16                        // right step 80, f1: cycle 353
        ldr        w16, [x0, #16]
        add        w12, w12, w16
        ldr        w16, [x0]
        add        w14, w14, w16
        add        w11, w11, w15
        add        w8, w8, w10
        add        w10, w9, w3
        add        w9, w13, w12
        add        w12, w17, w14
        str        w11, [x0]
        str        w8, [x0, #4]
        str        w10, [x0, #8]
        str        w9, [x0, #12]
        str        w12, [x0, #16]
        mov        w13, w11
        mov        w11, w9
        mov        w9, w8
        mov        w8, w13
        add        x1, x1, #64
        subs       x2, x2, #1
        b.ne       L(ripemd160_blocks_loop)
L(ripemd160_blocks_end):
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
        .size      SYMBOL(ripemd160_blocks), . - SYMBOL(ripemd160_blocks)
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
