/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for any AArch64.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target aarch64 --kernel blocks --emitter gas
 *
 * With the options above, `hashwright prove` proves md5_blocks, and `hashwright verify` tests all
 * functions. `hashwright bench md5 --target aarch64 --kernel blocks --emitter gas` measures the
 * speed.
 *
 * md5_blocks: 486 instructions for a block of 64 bytes, critical path 289 cycles.
 * Rules: select_as_add 16 times.
 * md5_blocks: 583 instructions in all, 1 of them moves between registers.
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
L(md5_blocks_constants):
        .long      0xd76aa478, 0xe8c7b756, 0x242070db, 0xc1bdceee, 0xf57c0faf, 0x4787c62a
        .long      0xa8304613, 0xfd469501, 0x698098d8, 0x8b44f7af, 0xffff5bb1, 0x895cd7be
        .long      0x6b901122, 0xfd987193, 0xa679438e, 0x49b40821, 0xf61e2562, 0xc040b340
        .long      0x265e5a51, 0xe9b6c7aa, 0xd62f105d, 0x02441453, 0xd8a1e681, 0xe7d3fbc8
        .long      0x21e1cde6, 0xc33707d6, 0xf4d50d87, 0x455a14ed, 0xa9e3e905, 0xfcefa3f8
        .long      0x676f02d9, 0x8d2a4c8a, 0xfffa3942, 0x8771f681, 0x6d9d6122, 0xfde5380c
        .long      0xa4beea44, 0x4bdecfa9, 0xf6bb4b60, 0xbebfbc70, 0x289b7ec6, 0xeaa127fa
        .long      0xd4ef3085, 0x04881d05, 0xd9d4d039, 0xe6db99e5, 0x1fa27cf8, 0xc4ac5665
        .long      0xf4292244, 0x432aff97, 0xab9423a7, 0xfc93a039, 0x655b59c3, 0x8f0ccc92
        .long      0xffeff47d, 0x85845dd1, 0x6fa87e4f, 0xfe2ce6e0, 0xa3014314, 0x4e0811a1
        .long      0xf7537e82, 0xbd3af235, 0x2ad7d2bb, 0xeb86d391

/*
 * void md5_blocks(uint32_t state[4], const uint8_t *data, size_t nblocks);
 *
 * Arguments: state in x0, data in x1, nblocks in x2.
 *
 * At the start of the loop: h0 in w8, h1 in w9, h2 in w10, h3 in w11.
 */
        .text
        .p2align   5
        .globl     SYMBOL(md5_blocks)
#if defined(_WIN32)
        .def       SYMBOL(md5_blocks)
        .scl       2
        .type      32
        .endef
#elif defined(__ELF__)
        .type      SYMBOL(md5_blocks), %function
#endif
SYMBOL(md5_blocks):
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
        cbz        x2, L(md5_blocks_end)
        address    x28, L(md5_blocks_constants)
        ldr        w8, [x0]
        ldr        w9, [x0, #4]
        ldr        w10, [x0, #8]
        ldr        w11, [x0, #12]
        .p2align   5
L(md5_blocks_loop):
        and        w12, w9, w10
        bic        w13, w11, w9
        ldr        w14, [x1]
        ldr        w15, [x28]
        add        w15, w14, w15
        orr        w12, w12, w13
        add        w13, w15, w8
        add        w12, w12, w13
        ror        w12, w12, #25
        ldr        w13, [x28, #4]
        add        w13, w11, w13
        add        w12, w12, w9                         // step 1, F: cycle 5
        ldr        w15, [x1, #4]
        add        w13, w15, w13
        and        w16, w12, w9
        bic        w17, w10, w12
        orr        w16, w16, w17
        add        w13, w16, w13
        ror        w13, w13, #20
        ldr        w16, [x28, #8]
        add        w16, w10, w16
        add        w13, w13, w12                        // step 2, F: cycle 10
        ldr        w17, [x1, #8]
        add        w16, w17, w16
        and        w3, w13, w12
        bic        w4, w9, w13
        orr        w3, w3, w4
        add        w16, w3, w16
        ror        w16, w16, #15
        ldr        w3, [x28, #12]
        add        w3, w9, w3
        add        w16, w16, w13                        // step 3, F: cycle 15
        ldr        w4, [x1, #12]
        add        w3, w4, w3
        and        w5, w16, w13
        bic        w6, w12, w16
        orr        w5, w5, w6
        add        w3, w5, w3
        ror        w3, w3, #10
        ldr        w5, [x28, #16]
        add        w12, w12, w5
        add        w3, w3, w16                          // step 4, F: cycle 20
        ldr        w5, [x1, #16]
        add        w12, w5, w12
        and        w6, w3, w16
        bic        w7, w13, w3
        orr        w6, w6, w7
        add        w12, w6, w12
        ror        w12, w12, #25
        ldr        w6, [x28, #20]
        add        w13, w13, w6
        add        w12, w12, w3                         // step 5, F: cycle 25
        ldr        w6, [x1, #20]
        add        w13, w6, w13
        and        w7, w12, w3
        bic        w19, w16, w12
        orr        w7, w7, w19
        add        w13, w7, w13
        ror        w13, w13, #20
        ldr        w7, [x28, #24]
        add        w16, w16, w7
        add        w13, w13, w12                        // step 6, F: cycle 30
        ldr        w7, [x1, #24]
        add        w16, w7, w16
        and        w19, w13, w12
        bic        w20, w3, w13
        orr        w19, w19, w20
        add        w16, w19, w16
        ror        w16, w16, #15
        ldr        w19, [x28, #28]
        add        w3, w3, w19
        add        w16, w16, w13                        // step 7, F: cycle 35
        ldr        w19, [x1, #28]
        add        w3, w19, w3
        and        w20, w16, w13
        bic        w21, w12, w16
        orr        w20, w20, w21
        add        w3, w20, w3
        ror        w3, w3, #10
        ldr        w20, [x28, #32]
        add        w12, w12, w20
        add        w3, w3, w16                          // step 8, F: cycle 40
        ldr        w20, [x1, #32]
        add        w12, w20, w12
        and        w21, w3, w16
        bic        w22, w13, w3
        orr        w21, w21, w22
        add        w12, w21, w12
        ror        w12, w12, #25
        ldr        w21, [x28, #36]
        add        w13, w13, w21
        add        w12, w12, w3                         // step 9, F: cycle 45
        ldr        w21, [x1, #36]
        add        w13, w21, w13
        and        w22, w12, w3
        bic        w23, w16, w12
        orr        w22, w22, w23
        add        w13, w22, w13
        ror        w13, w13, #20
        ldr        w22, [x28, #40]
        add        w16, w16, w22
        add        w13, w13, w12                        // step 10, F: cycle 50
        ldr        w22, [x1, #40]
        add        w16, w22, w16
        and        w23, w13, w12
        bic        w24, w3, w13
        orr        w23, w23, w24
        add        w16, w23, w16
        ror        w16, w16, #15
        ldr        w23, [x28, #44]
        add        w3, w3, w23
        add        w16, w16, w13                        // step 11, F: cycle 55
        ldr        w23, [x1, #44]
        add        w3, w23, w3
        and        w24, w16, w13
        bic        w25, w12, w16
        orr        w24, w24, w25
        add        w3, w24, w3
        ror        w3, w3, #10
        ldr        w24, [x28, #48]
        add        w12, w12, w24
        add        w3, w3, w16                          // step 12, F: cycle 60
        ldr        w24, [x1, #48]
        add        w12, w24, w12
        and        w25, w3, w16
        bic        w26, w13, w3
        orr        w25, w25, w26
        add        w12, w25, w12
        ror        w12, w12, #25
        ldr        w25, [x28, #52]
        add        w13, w13, w25
        add        w12, w12, w3                         // step 13, F: cycle 65
        ldr        w25, [x1, #52]
        add        w13, w25, w13
        and        w26, w12, w3
        bic        w27, w16, w12
        orr        w26, w26, w27
        add        w13, w26, w13
        ror        w13, w13, #20
        ldr        w26, [x28, #56]
        add        w16, w16, w26
        add        w13, w13, w12                        // step 14, F: cycle 70
        ldr        w26, [x1, #56]
        add        w16, w26, w16
        and        w27, w13, w12
        bic        w9, w3, w13
        orr        w9, w27, w9
        add        w9, w9, w16
        ror        w9, w9, #15
        ldr        w16, [x28, #60]
        add        w16, w3, w16
        add        w9, w9, w13                          // step 15, F: cycle 75
        ldr        w3, [x1, #60]
        add        w16, w3, w16
        and        w27, w9, w13
        bic        w11, w12, w9
        mvn        w10, w13
        orr        w11, w27, w11
        and        w10, w9, w10
        ldr        w27, [x28, #64]
        add        w12, w12, w27
        add        w11, w11, w16
        add        w10, w10, w12
        ror        w11, w11, #10
        add        w10, w10, w15
        add        w11, w11, w9                         // step 16, F: cycle 80
        and        w12, w11, w13
        mvn        w16, w9
        ldr        w27, [x28, #68]
        add        w13, w13, w27
        add        w10, w12, w10
        and        w12, w11, w16
        add        w13, w7, w13
        ror        w10, w10, #27
        add        w12, w12, w13
        add        w10, w10, w11                        // step 17, G: cycle 84
        and        w13, w10, w9
        ldr        w16, [x28, #72]
        add        w9, w9, w16
        add        w12, w13, w12
        bic        w13, w10, w11
        add        w9, w23, w9
        ror        w12, w12, #23
        add        w9, w13, w9
        add        w12, w12, w10                        // step 18, G: cycle 88
        and        w13, w12, w11
        ldr        w16, [x28, #76]
        add        w11, w11, w16
        add        w9, w13, w9
        bic        w13, w12, w10
        add        w11, w14, w11
        ror        w9, w9, #18
        add        w11, w13, w11
        add        w9, w9, w12                          // step 19, G: cycle 92
        and        w13, w9, w10
        ldr        w16, [x28, #80]
        add        w10, w10, w16
        add        w11, w13, w11
        bic        w13, w9, w12
        add        w10, w6, w10
        ror        w11, w11, #12
        add        w10, w13, w10
        add        w11, w11, w9                         // step 20, G: cycle 96
        and        w13, w11, w12
        ldr        w16, [x28, #84]
        add        w12, w12, w16
        add        w10, w13, w10
        bic        w13, w11, w9
        add        w12, w22, w12
        ror        w10, w10, #27
        add        w12, w13, w12
        add        w10, w10, w11                        // step 21, G: cycle 100
        and        w13, w10, w9
        ldr        w16, [x28, #88]
        add        w9, w9, w16
        add        w12, w13, w12
        bic        w13, w10, w11
        add        w9, w3, w9
        ror        w12, w12, #23
        add        w9, w13, w9
        add        w12, w12, w10                        // step 22, G: cycle 104
        and        w13, w12, w11
        ldr        w16, [x28, #92]
        add        w11, w11, w16
        add        w9, w13, w9
        bic        w13, w12, w10
        add        w11, w5, w11
        ror        w9, w9, #18
        add        w11, w13, w11
        add        w9, w9, w12                          // step 23, G: cycle 108
        and        w13, w9, w10
        ldr        w16, [x28, #96]
        add        w10, w10, w16
        add        w11, w13, w11
        bic        w13, w9, w12
        add        w10, w21, w10
        ror        w11, w11, #12
        add        w10, w13, w10
        add        w11, w11, w9                         // step 24, G: cycle 112
        and        w13, w11, w12
        ldr        w16, [x28, #100]
        add        w12, w12, w16
        add        w10, w13, w10
        bic        w13, w11, w9
        add        w12, w26, w12
        ror        w10, w10, #27
        add        w12, w13, w12
        add        w10, w10, w11                        // step 25, G: cycle 116
        and        w13, w10, w9
        ldr        w16, [x28, #104]
        add        w9, w9, w16
        add        w12, w13, w12
        bic        w13, w10, w11
        add        w9, w4, w9
        ror        w12, w12, #23
        add        w9, w13, w9
        add        w12, w12, w10                        // step 26, G: cycle 120
        and        w13, w12, w11
        ldr        w16, [x28, #108]
        add        w11, w11, w16
        add        w9, w13, w9
        bic        w13, w12, w10
        add        w11, w20, w11
        ror        w9, w9, #18
        add        w11, w13, w11
        add        w9, w9, w12                          // step 27, G: cycle 124
        and        w13, w9, w10
        ldr        w16, [x28, #112]
        add        w10, w10, w16
        add        w11, w13, w11
        bic        w13, w9, w12
        add        w10, w25, w10
        ror        w11, w11, #12
        add        w10, w13, w10
        add        w11, w11, w9                         // step 28, G: cycle 128
        and        w13, w11, w12
        ldr        w16, [x28, #116]
        add        w12, w12, w16
        add        w10, w13, w10
        bic        w13, w11, w9
        add        w12, w17, w12
        ror        w10, w10, #27
        add        w12, w13, w12
        add        w10, w10, w11                        // step 29, G: cycle 132
        and        w13, w10, w9
        ldr        w16, [x28, #120]
        add        w9, w9, w16
        add        w12, w13, w12
        bic        w13, w10, w11
        add        w9, w19, w9
        ror        w12, w12, #23
        add        w9, w13, w9
        add        w12, w12, w10                        // step 30, G: cycle 136
        and        w13, w12, w11
        ldr        w16, [x28, #124]
        add        w11, w11, w16
        add        w9, w13, w9
        bic        w13, w12, w10
        add        w11, w24, w11
        ror        w9, w9, #18
        add        w11, w13, w11
        add        w9, w9, w12                          // step 31, G: cycle 140
        and        w13, w9, w10
        add        w11, w13, w11
        eor        w13, w12, w9
        ldr        w16, [x28, #128]
        add        w10, w10, w16
        ror        w11, w11, #12
        add        w10, w6, w10
        add        w11, w11, w9                         // step 32, G: cycle 144
        eor        w13, w11, w13
        add        w10, w13, w10
        eor        w13, w9, w11
        ldr        w16, [x28, #132]
        add        w12, w12, w16
        ror        w10, w10, #28
        add        w12, w20, w12
        add        w10, w10, w11                        // step 33, H: cycle 148
        eor        w13, w10, w13
        add        w12, w13, w12
        eor        w13, w11, w10
        ldr        w16, [x28, #136]
        add        w9, w9, w16
        ror        w12, w12, #21
        add        w9, w23, w9
        add        w12, w12, w10                        // step 34, H: cycle 152
        eor        w13, w12, w13
        add        w9, w13, w9
        eor        w13, w10, w12
        ldr        w16, [x28, #140]
        add        w11, w11, w16
        ror        w9, w9, #16
        add        w11, w26, w11
        add        w9, w9, w12                          // step 35, H: cycle 156
        eor        w13, w9, w13
        add        w11, w13, w11
        eor        w13, w12, w9
        ldr        w16, [x28, #144]
        add        w10, w10, w16
        ror        w11, w11, #9
        add        w10, w15, w10
        add        w11, w11, w9                         // step 36, H: cycle 160
        eor        w13, w11, w13
        add        w10, w13, w10
        eor        w13, w9, w11
        ldr        w16, [x28, #148]
        add        w12, w12, w16
        ror        w10, w10, #28
        add        w12, w5, w12
        add        w10, w10, w11                        // step 37, H: cycle 164
        eor        w13, w10, w13
        add        w12, w13, w12
        eor        w13, w11, w10
        ldr        w16, [x28, #152]
        add        w9, w9, w16
        ror        w12, w12, #21
        add        w9, w19, w9
        add        w12, w12, w10                        // step 38, H: cycle 168
        eor        w13, w12, w13
        add        w9, w13, w9
        eor        w13, w10, w12
        ldr        w16, [x28, #156]
        add        w11, w11, w16
        ror        w9, w9, #16
        add        w11, w22, w11
        add        w9, w9, w12                          // step 39, H: cycle 172
        eor        w13, w9, w13
        add        w11, w13, w11
        eor        w13, w12, w9
        ldr        w16, [x28, #160]
        add        w10, w10, w16
        ror        w11, w11, #9
        add        w10, w25, w10
        add        w11, w11, w9                         // step 40, H: cycle 176
        eor        w13, w11, w13
        add        w10, w13, w10
        eor        w13, w9, w11
        ldr        w16, [x28, #164]
        add        w12, w12, w16
        ror        w10, w10, #28
        add        w12, w14, w12
        add        w10, w10, w11                        // step 41, H: cycle 180
        eor        w13, w10, w13
        add        w12, w13, w12
        eor        w13, w11, w10
        ldr        w16, [x28, #168]
        add        w9, w9, w16
        ror        w12, w12, #21
        add        w9, w4, w9
        add        w12, w12, w10                        // step 42, H: cycle 184
        eor        w13, w12, w13
        add        w9, w13, w9
        eor        w13, w10, w12
        ldr        w16, [x28, #172]
        add        w11, w11, w16
        ror        w9, w9, #16
        add        w11, w7, w11
        add        w9, w9, w12                          // step 43, H: cycle 188
        eor        w13, w9, w13
        add        w11, w13, w11
        eor        w13, w12, w9
        ldr        w16, [x28, #176]
        add        w10, w10, w16
        ror        w11, w11, #9
        add        w10, w21, w10
        add        w11, w11, w9                         // step 44, H: cycle 192
        eor        w13, w11, w13
        add        w10, w13, w10
        eor        w13, w9, w11
        ldr        w16, [x28, #180]
        add        w12, w12, w16
        ror        w10, w10, #28
        add        w12, w24, w12
        add        w10, w10, w11                        // step 45, H: cycle 196
        eor        w13, w10, w13
        add        w12, w13, w12
        eor        w13, w11, w10
        ldr        w16, [x28, #184]
        add        w9, w9, w16
        ror        w12, w12, #21
        add        w9, w3, w9
        add        w12, w12, w10                        // step 46, H: cycle 200
        eor        w13, w12, w13
        add        w9, w13, w9
        eor        w13, w10, w12
        ldr        w16, [x28, #188]
        add        w11, w11, w16
        ror        w9, w9, #16
        add        w11, w17, w11
        add        w9, w9, w12                          // step 47, H: cycle 204
        eor        w13, w9, w13
        add        w11, w13, w11
        ror        w11, w11, #9
        ldr        w13, [x28, #192]
        add        w10, w10, w13
        add        w11, w11, w9                         // step 48, H: cycle 208
        add        w10, w14, w10
        orn        w13, w11, w12
        eor        w13, w13, w9
        add        w10, w13, w10
        ror        w10, w10, #26
        ldr        w13, [x28, #196]
        add        w12, w12, w13
        add        w10, w10, w11                        // step 49, I: cycle 213
        add        w12, w19, w12
        orn        w13, w10, w9
        eor        w13, w13, w11
        add        w12, w13, w12
        ror        w12, w12, #22
        ldr        w13, [x28, #200]
        add        w9, w9, w13
        add        w12, w12, w10                        // step 50, I: cycle 218
        add        w9, w26, w9
        orn        w13, w12, w11
        eor        w13, w13, w10
        add        w9, w13, w9
        ror        w9, w9, #17
        ldr        w13, [x28, #204]
        add        w11, w11, w13
        add        w9, w9, w12                          // step 51, I: cycle 223
        add        w11, w6, w11
        orn        w13, w9, w10
        eor        w13, w13, w12
        add        w11, w13, w11
        ror        w11, w11, #11
        ldr        w13, [x28, #208]
        add        w10, w10, w13
        add        w11, w11, w9                         // step 52, I: cycle 228
        add        w10, w24, w10
        orn        w13, w11, w12
        eor        w13, w13, w9
        add        w10, w13, w10
        ror        w10, w10, #26
        ldr        w13, [x28, #212]
        add        w12, w12, w13
        add        w10, w10, w11                        // step 53, I: cycle 233
        add        w12, w4, w12
        orn        w13, w10, w9
        eor        w13, w13, w11
        add        w12, w13, w12
        ror        w12, w12, #22
        ldr        w13, [x28, #216]
        add        w9, w9, w13
        add        w12, w12, w10                        // step 54, I: cycle 238
        add        w9, w22, w9
        orn        w13, w12, w11
        eor        w13, w13, w10
        add        w9, w13, w9
        ror        w9, w9, #17
        ldr        w13, [x28, #220]
        add        w11, w11, w13
        add        w9, w9, w12                          // step 55, I: cycle 243
        add        w11, w15, w11
        orn        w13, w9, w10
        eor        w13, w13, w12
        add        w11, w13, w11
        ror        w11, w11, #11
        ldr        w13, [x28, #224]
        add        w10, w10, w13
        add        w11, w11, w9                         // step 56, I: cycle 248
        add        w10, w20, w10
        orn        w13, w11, w12
        eor        w13, w13, w9
        add        w10, w13, w10
        ror        w10, w10, #26
        ldr        w13, [x28, #228]
        add        w12, w12, w13
        add        w10, w10, w11                        // step 57, I: cycle 253
        add        w12, w3, w12
        orn        w13, w10, w9
        eor        w13, w13, w11
        add        w12, w13, w12
        ror        w12, w12, #22
        ldr        w13, [x28, #232]
        add        w9, w9, w13
        add        w12, w12, w10                        // step 58, I: cycle 258
        add        w9, w7, w9
        orn        w13, w12, w11
        eor        w13, w13, w10
        add        w9, w13, w9
        ror        w9, w9, #17
        ldr        w13, [x28, #236]
        add        w11, w11, w13
        add        w9, w9, w12                          // step 59, I: cycle 263
        add        w11, w25, w11
        orn        w13, w9, w10
        eor        w13, w13, w12
        add        w11, w13, w11
        ror        w11, w11, #11
        ldr        w13, [x28, #240]
        add        w10, w10, w13
        add        w11, w11, w9                         // step 60, I: cycle 268
        add        w10, w5, w10
        orn        w13, w11, w12
        eor        w13, w13, w9
        add        w10, w13, w10
        ror        w10, w10, #26
        ldr        w13, [x28, #244]
        add        w12, w12, w13
        add        w10, w10, w11                        // step 61, I: cycle 273
        add        w12, w23, w12
        orn        w13, w10, w9
        eor        w13, w13, w11
        add        w12, w13, w12
        ror        w12, w12, #22
        ldr        w13, [x28, #248]
        add        w9, w9, w13
        add        w12, w12, w10                        // step 62, I: cycle 278
        add        w9, w17, w9
        orn        w13, w12, w11
        eor        w13, w13, w10
        add        w9, w13, w9
        ror        w9, w9, #17
        ldr        w13, [x28, #252]
        add        w11, w11, w13
        add        w9, w9, w12                          // step 63, I: cycle 283
        add        w11, w21, w11
        orn        w13, w9, w10
        eor        w13, w13, w12
        add        w11, w13, w11
        ror        w11, w11, #11
        add        w8, w10, w8
        ldr        w10, [x0, #8]
        add        w10, w9, w10
        ldr        w13, [x0, #12]
        add        w12, w12, w13
        add        w9, w11, w9                          // step 64, I: cycle 288
        ldr        w11, [x0, #4]
        add        w9, w9, w11
        str        w8, [x0]
        str        w9, [x0, #4]
        str        w10, [x0, #8]
        str        w12, [x0, #12]
        mov        w11, w12
        add        x1, x1, #64
        subs       x2, x2, #1
        b.ne       L(md5_blocks_loop)
L(md5_blocks_end):
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
        .size      SYMBOL(md5_blocks), . - SYMBOL(md5_blocks)
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
