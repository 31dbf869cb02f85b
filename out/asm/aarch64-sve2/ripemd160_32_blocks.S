/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for AArch64 with SVE2, 4 to 64
 * lanes, by the length of its vectors.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target aarch64-sve2 --kernel fixed --length 32 --emitter gas
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench ripemd160 --target aarch64-sve2 --kernel fixed --size 32
 * --emitter gas` measures the speed.
 *
 * ripemd160_32_xvlx2: 2020 instructions for a message in each lane of 2 streams, critical path
 *     639 cycles.
 * Rules: not_out_of_or 61 times, not_in_sum 61 times.
 * ripemd160_32: 1230 instructions for a message, critical path 351 cycles.
 * Rules: select_as_add 32 times.
 * ripemd160_32_xvlx2: 3243 instructions in all, 308 of them moves between registers.
 * ripemd160_32_x1: 1297 instructions in all, 0 of them moves between registers.
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


        .arch      armv8-a+sve2

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
L(ripemd160_32_xvlx2_constants):
        .long      0xce8a4602, 0xc3d2e1f0, 0xc81a035d, 0x04be51eb, 0x10325476, 0xffcdaf9d
        .long      0x14756ed6, 0x36ae27bf, 0xeb73fa62, 0xc951d840, 0x60d4e05c, 0x3c168647
        .long      0x8750b3a4, 0x50a28be5, 0x00000080, 0x50a28c65, 0x00000100, 0x5a827999
        .long      0x5c4dd124, 0x5c4dd224, 0x5c4dd1a4, 0x5a827a99, 0x5a827a19, 0x6ed9eba0
        .long      0x6d703ef2, 0x6ed9eca0, 0x6d703ff2, 0x6ed9ec20, 0x6d703f72, 0x8f1bbcdc
        .long      0x7a6d7769, 0x7a6d76e9, 0x8f1bbd5c, 0x8f1bbddc, 0x7a6d77e9, 0xa953fd4d
        .long      0xa953fe4d, 0xa953fdcd, 0xefcdab89, 0x98badcfe, 0x67452301

/*
 * void ripemd160_32_xvlx2(const uint8_t *const *data, uint8_t (*digest)[20], size_t ngroups);
 *
 * Arguments: data in x0, digest in x1, ngroups in x2.
 */
        .text
        .p2align   5
        .globl     SYMBOL(ripemd160_32_xvlx2)
#if defined(_WIN32)
        .def       SYMBOL(ripemd160_32_xvlx2)
        .scl       2
        .type      32
        .endef
#elif defined(__ELF__)
        .type      SYMBOL(ripemd160_32_xvlx2), %function
#endif
SYMBOL(ripemd160_32_xvlx2):
        .cfi_startproc
#if BTI
        hint       #34 // bti c
#endif
        sub        sp, sp, #80
        .cfi_adjust_cfa_offset 80
        stp        x28, x29, [sp]
        .cfi_rel_offset x28, 0
        .cfi_rel_offset x29, 8
        stp        d8, d9, [sp, #16]
        .cfi_rel_offset d8, 16
        .cfi_rel_offset d9, 24
        stp        d10, d11, [sp, #32]
        .cfi_rel_offset d10, 32
        .cfi_rel_offset d11, 40
        stp        d12, d13, [sp, #48]
        .cfi_rel_offset d12, 48
        .cfi_rel_offset d13, 56
        stp        d14, d15, [sp, #64]
        .cfi_rel_offset d14, 64
        .cfi_rel_offset d15, 72
        mov        x29, sp
        .cfi_def_cfa_register x29
        addvl      sp, sp, #-26
        cbz        x2, L(ripemd160_32_xvlx2_end)
        ptrue      p0.s
        ptrue      p1.d
        address    x28, L(ripemd160_32_xvlx2_constants)
        .p2align   5
L(ripemd160_32_xvlx2_loop):
        ld1d       {z12.d}, p1/z, [x0]
        ld1d       {z13.d}, p1/z, [x0, #1, mul vl]
        ld1d       {z14.d}, p1/z, [x0, #2, mul vl]
        ld1d       {z15.d}, p1/z, [x0, #3, mul vl]
        ld1w       {z10.d}, p1/z, [z12.d]
        ld1w       {z11.d}, p1/z, [z13.d]
        uzp1       z10.s, z10.s, z11.s
        str        z10, [sp]
        ld1w       {z10.d}, p1/z, [z12.d, #4]
        ld1w       {z11.d}, p1/z, [z13.d, #4]
        uzp1       z10.s, z10.s, z11.s
        str        z10, [sp, #2, mul vl]
        ld1w       {z10.d}, p1/z, [z12.d, #8]
        ld1w       {z11.d}, p1/z, [z13.d, #8]
        uzp1       z10.s, z10.s, z11.s
        str        z10, [sp, #4, mul vl]
        ld1w       {z10.d}, p1/z, [z12.d, #12]
        ld1w       {z11.d}, p1/z, [z13.d, #12]
        uzp1       z10.s, z10.s, z11.s
        str        z10, [sp, #6, mul vl]
        ld1w       {z10.d}, p1/z, [z12.d, #16]
        ld1w       {z11.d}, p1/z, [z13.d, #16]
        uzp1       z10.s, z10.s, z11.s
        str        z10, [sp, #8, mul vl]
        ld1w       {z10.d}, p1/z, [z12.d, #20]
        ld1w       {z11.d}, p1/z, [z13.d, #20]
        uzp1       z10.s, z10.s, z11.s
        str        z10, [sp, #10, mul vl]
        ld1w       {z10.d}, p1/z, [z12.d, #24]
        ld1w       {z11.d}, p1/z, [z13.d, #24]
        uzp1       z10.s, z10.s, z11.s
        str        z10, [sp, #12, mul vl]
        ld1w       {z10.d}, p1/z, [z12.d, #28]
        ld1w       {z11.d}, p1/z, [z13.d, #28]
        uzp1       z10.s, z10.s, z11.s
        str        z10, [sp, #14, mul vl]
        ld1w       {z10.d}, p1/z, [z14.d]
        ld1w       {z11.d}, p1/z, [z15.d]
        uzp1       z10.s, z10.s, z11.s
        str        z10, [sp, #1, mul vl]
        ld1w       {z10.d}, p1/z, [z14.d, #4]
        ld1w       {z11.d}, p1/z, [z15.d, #4]
        uzp1       z10.s, z10.s, z11.s
        str        z10, [sp, #3, mul vl]
        ld1w       {z10.d}, p1/z, [z14.d, #8]
        ld1w       {z11.d}, p1/z, [z15.d, #8]
        uzp1       z10.s, z10.s, z11.s
        str        z10, [sp, #5, mul vl]
        ld1w       {z10.d}, p1/z, [z14.d, #12]
        ld1w       {z11.d}, p1/z, [z15.d, #12]
        uzp1       z10.s, z10.s, z11.s
        str        z10, [sp, #7, mul vl]
        ld1w       {z10.d}, p1/z, [z14.d, #16]
        ld1w       {z11.d}, p1/z, [z15.d, #16]
        uzp1       z10.s, z10.s, z11.s
        str        z10, [sp, #9, mul vl]
        ld1w       {z10.d}, p1/z, [z14.d, #20]
        ld1w       {z11.d}, p1/z, [z15.d, #20]
        uzp1       z10.s, z10.s, z11.s
        str        z10, [sp, #11, mul vl]
        ld1w       {z10.d}, p1/z, [z14.d, #24]
        ld1w       {z11.d}, p1/z, [z15.d, #24]
        uzp1       z10.s, z10.s, z11.s
        str        z10, [sp, #13, mul vl]
        ld1w       {z10.d}, p1/z, [z14.d, #28]
        ld1w       {z11.d}, p1/z, [z15.d, #28]
        uzp1       z10.s, z10.s, z11.s
        str        z10, [sp, #15, mul vl]
        ldr        z0, [sp]
        ld1rw      {z1.s}, p0/z, [x28]
        add        z2.s, z0.s, z1.s
        mov        z3.s, #0
        xar        z3.s, z3.s, z2.s, #21
        ld1rw      {z2.s}, p0/z, [x28, #4]
        add        z3.s, z3.s, z2.s                     // stream a, left step 1, f1: cycle 5
        ldr        z4, [sp, #1, mul vl]
        add        z1.s, z4.s, z1.s
        mov        z5.s, #0
        xar        z5.s, z5.s, z1.s, #21
        add        z1.s, z5.s, z2.s                     // stream b, left step 1, f1: cycle 5
        ldr        z5, [sp, #10, mul vl]
        ld1rw      {z6.s}, p0/z, [x28, #8]
        add        z7.s, z5.s, z6.s
        mov        z16.s, #0
        xar        z16.s, z16.s, z7.s, #24
        add        z7.s, z16.s, z2.s                    // stream a, right step 1, f5: cycle 5
        ldr        z16, [sp, #11, mul vl]
        add        z6.s, z16.s, z6.s
        mov        z17.s, #0
        xar        z17.s, z17.s, z6.s, #24
        add        z6.s, z17.s, z2.s                    // stream b, right step 1, f5: cycle 5
        ld1rw      {z17.s}, p0/z, [x28, #12]
        eor        z18.d, z3.d, z17.d
        ldr        z19, [sp, #2, mul vl]
        add        z20.s, z19.s, z2.s
        add        z18.s, z18.s, z20.s
        mov        z20.s, #0
        xar        z20.s, z20.s, z18.s, #18
        ld1rw      {z18.s}, p0/z, [x28, #16]
        add        z20.s, z20.s, z18.s                  // stream a, left step 2, f1: cycle 13
        eor        z17.d, z1.d, z17.d
        ldr        z21, [sp, #3, mul vl]
        add        z22.s, z21.s, z2.s
        add        z17.s, z17.s, z22.s
        mov        z22.s, #0
        xar        z22.s, z22.s, z17.s, #18
        add        z17.s, z22.s, z18.s                  // stream b, left step 2, f1: cycle 13
        ld1rw      {z22.s}, p0/z, [x28, #20]
        eor        z23.d, z7.d, z22.d
        ld1rw      {z24.s}, p0/z, [x28, #24]
        add        z23.s, z23.s, z24.s
        mov        z25.s, #0
        xar        z25.s, z25.s, z23.s, #23
        add        z23.s, z25.s, z18.s                  // stream a, right step 2, f5: cycle 13
        eor        z22.d, z6.d, z22.d
        add        z22.s, z22.s, z24.s
        mov        z24.s, #0
        xar        z24.s, z24.s, z22.s, #23
        add        z22.s, z24.s, z18.s                  // stream b, right step 2, f5: cycle 13
        ld1rw      {z24.s}, p0/z, [x28, #28]
        eor3       z24.d, z24.d, z20.d, z3.d
        ldr        z25, [sp, #4, mul vl]
        add        z26.s, z25.s, z18.s
        add        z24.s, z24.s, z26.s
        mov        z26.s, #0
        xar        z26.s, z26.s, z24.s, #17
        ld1rw      {z24.s}, p0/z, [x28, #32]
        add        z26.s, z26.s, z24.s                  // stream a, left step 3, f1: cycle 21
        mov        z27.s, #0
        xar        z27.s, z27.s, z3.s, #22
        ld1rw      {z3.s}, p0/z, [x28, #28]
        eor3       z3.d, z3.d, z17.d, z1.d
        ldr        z28, [sp, #5, mul vl]
        add        z29.s, z28.s, z18.s
        add        z3.s, z3.s, z29.s
        mov        z29.s, #0
        xar        z29.s, z29.s, z3.s, #17
        add        z3.s, z29.s, z24.s                   // stream b, left step 3, f1: cycle 21
        mov        z29.s, #0
        xar        z29.s, z29.s, z1.s, #22
        ld1rw      {z1.s}, p0/z, [x28, #36]
        orr        z30.d, z7.d, z1.d
        eor        z30.d, z23.d, z30.d
        ldr        z31, [sp, #14, mul vl]
        ld1rw      {z8.s}, p0/z, [x28, #40]
        add        z9.s, z31.s, z8.s
        add        z30.s, z30.s, z9.s
        mov        z9.s, #0
        xar        z9.s, z9.s, z30.s, #23
        add        z30.s, z9.s, z24.s                   // stream a, right step 3, f5: cycle 21
        mov        z9.s, #0
        xar        z9.s, z9.s, z7.s, #22
        orr        z1.d, z6.d, z1.d
        eor        z1.d, z22.d, z1.d
        ldr        z7, [sp, #15, mul vl]
        add        z8.s, z7.s, z8.s
        add        z1.s, z1.s, z8.s
        mov        z8.s, #0
        xar        z8.s, z8.s, z1.s, #23
        add        z1.s, z8.s, z24.s                    // stream b, right step 3, f5: cycle 21
        mov        z8.s, #0
        xar        z8.s, z8.s, z6.s, #22
        movprfx    z6, z27
        eor3       z6.d, z6.d, z26.d, z20.d
        ldr        z2, [sp, #6, mul vl]
        add        z18.s, z2.s, z24.s
        add        z6.s, z6.s, z18.s
        mov        z18.s, #0
        xar        z18.s, z18.s, z6.s, #20
        ld1rw      {z6.s}, p0/z, [x28, #28]
        add        z18.s, z18.s, z6.s                   // stream a, left step 4, f1: cycle 29
        mov        z2.s, #0
        xar        z2.s, z2.s, z20.s, #22
        movprfx    z20, z29
        eor3       z20.d, z20.d, z3.d, z17.d
        ldr        z21, [sp, #7, mul vl]
        add        z24.s, z21.s, z24.s
        add        z20.s, z20.s, z24.s
        mov        z24.s, #0
        xar        z24.s, z24.s, z20.s, #20
        add        z20.s, z24.s, z6.s                   // stream b, left step 4, f1: cycle 29
        mov        z24.s, #0
        xar        z24.s, z24.s, z17.s, #22
        ld1rw      {z17.s}, p0/z, [x28, #44]
        add        z21.s, z0.s, z17.s
        movprfx    z0, z30
        bcax       z0.d, z0.d, z9.d, z23.d
        sub        z0.s, z21.s, z0.s
        mov        z21.s, #0
        xar        z21.s, z21.s, z0.s, #21
        add        z0.s, z21.s, z6.s                    // stream a, right step 4, f5: cycle 29
        mov        z21.s, #0
        xar        z21.s, z21.s, z23.s, #22
        add        z17.s, z4.s, z17.s
        movprfx    z23, z1
        bcax       z23.d, z23.d, z8.d, z22.d
        sub        z17.s, z17.s, z23.s
        mov        z23.s, #0
        xar        z23.s, z23.s, z17.s, #21
        add        z17.s, z23.s, z6.s                   // stream b, right step 4, f5: cycle 29
        mov        z23.s, #0
        xar        z23.s, z23.s, z22.s, #22
        movprfx    z22, z2
        eor3       z22.d, z22.d, z18.d, z26.d
        ldr        z4, [sp, #8, mul vl]
        add        z19.s, z4.s, z6.s
        add        z19.s, z22.s, z19.s
        mov        z22.s, #0
        xar        z22.s, z22.s, z19.s, #27
        add        z19.s, z22.s, z27.s                  // stream a, left step 5, f1: cycle 37
        mov        z22.s, #0
        xar        z22.s, z22.s, z26.s, #22
        movprfx    z26, z24
        eor3       z26.d, z26.d, z20.d, z3.d
        ldr        z4, [sp, #9, mul vl]
        add        z6.s, z4.s, z6.s
        add        z6.s, z26.s, z6.s
        mov        z26.s, #0
        xar        z26.s, z26.s, z6.s, #27
        add        z6.s, z26.s, z29.s                   // stream b, left step 5, f1: cycle 37
        mov        z26.s, #0
        xar        z26.s, z26.s, z3.s, #22
        movprfx    z3, z0
        bcax       z3.d, z3.d, z21.d, z30.d
        ld1rw      {z4.s}, p0/z, [x28, #48]
        sub        z3.s, z4.s, z3.s
        mov        z7.s, #0
        xar        z7.s, z7.s, z3.s, #19
        add        z3.s, z7.s, z9.s                     // stream a, right step 5, f5: cycle 37
        mov        z7.s, #0
        xar        z7.s, z7.s, z30.s, #22
        movprfx    z30, z17
        bcax       z30.d, z30.d, z23.d, z1.d
        sub        z4.s, z4.s, z30.s
        mov        z30.s, #0
        xar        z30.s, z30.s, z4.s, #19
        add        z4.s, z30.s, z8.s                    // stream b, right step 5, f5: cycle 37
        mov        z30.s, #0
        xar        z30.s, z30.s, z1.s, #22
        movprfx    z1, z22
        eor3       z1.d, z1.d, z19.d, z18.d
        add        z27.s, z5.s, z27.s
        add        z1.s, z1.s, z27.s
        mov        z27.s, #0
        xar        z27.s, z27.s, z1.s, #24
        add        z1.s, z27.s, z2.s                    // stream a, left step 6, f1: cycle 45
        mov        z27.s, #0
        xar        z27.s, z27.s, z18.s, #22
        movprfx    z18, z26
        eor3       z18.d, z18.d, z6.d, z20.d
        add        z29.s, z16.s, z29.s
        add        z18.s, z18.s, z29.s
        mov        z29.s, #0
        xar        z29.s, z29.s, z18.s, #24
        add        z18.s, z29.s, z24.s                  // stream b, left step 6, f1: cycle 45
        mov        z29.s, #0
        xar        z29.s, z29.s, z20.s, #22
        ld1rw      {z20.s}, p0/z, [x28, #52]
        add        z9.s, z9.s, z20.s
        add        z9.s, z25.s, z9.s
        movprfx    z25, z3
        bcax       z25.d, z25.d, z7.d, z0.d
        sub        z25.s, z9.s, z25.s
        mov        z9.s, #0
        xar        z9.s, z9.s, z25.s, #17
        add        z25.s, z9.s, z21.s                   // stream a, right step 6, f5: cycle 45
        mov        z9.s, #0
        xar        z9.s, z9.s, z0.s, #22
        add        z0.s, z8.s, z20.s
        add        z0.s, z28.s, z0.s
        movprfx    z8, z4
        bcax       z8.d, z8.d, z30.d, z17.d
        sub        z0.s, z0.s, z8.s
        mov        z8.s, #0
        xar        z8.s, z8.s, z0.s, #17
        add        z0.s, z8.s, z23.s                    // stream b, right step 6, f5: cycle 45
        mov        z8.s, #0
        xar        z8.s, z8.s, z17.s, #22
        movprfx    z17, z27
        eor3       z17.d, z17.d, z1.d, z19.d
        ldr        z28, [sp, #12, mul vl]
        add        z2.s, z28.s, z2.s
        add        z2.s, z17.s, z2.s
        mov        z17.s, #0
        xar        z17.s, z17.s, z2.s, #25
        add        z2.s, z17.s, z22.s                   // stream a, left step 7, f1: cycle 53
        mov        z17.s, #0
        xar        z17.s, z17.s, z19.s, #22
        movprfx    z19, z29
        eor3       z19.d, z19.d, z18.d, z6.d
        ldr        z16, [sp, #13, mul vl]
        add        z24.s, z16.s, z24.s
        add        z19.s, z19.s, z24.s
        mov        z24.s, #0
        xar        z24.s, z24.s, z19.s, #25
        add        z19.s, z24.s, z26.s                  // stream b, left step 7, f1: cycle 53
        mov        z24.s, #0
        xar        z24.s, z24.s, z6.s, #22
        add        z6.s, z21.s, z20.s
        movprfx    z21, z25
        bcax       z21.d, z21.d, z9.d, z3.d
        sub        z6.s, z6.s, z21.s
        mov        z21.s, #0
        xar        z21.s, z21.s, z6.s, #17
        add        z6.s, z21.s, z7.s                    // stream a, right step 7, f5: cycle 53
        mov        z21.s, #0
        xar        z21.s, z21.s, z3.s, #22
        add        z3.s, z23.s, z20.s
        movprfx    z23, z0
        bcax       z23.d, z23.d, z8.d, z4.d
        sub        z3.s, z3.s, z23.s
        mov        z23.s, #0
        xar        z23.s, z23.s, z3.s, #17
        add        z3.s, z23.s, z30.s                   // stream b, right step 7, f5: cycle 53
        mov        z23.s, #0
        xar        z23.s, z23.s, z4.s, #22
        movprfx    z4, z17
        eor3       z4.d, z4.d, z2.d, z1.d
        add        z22.s, z31.s, z22.s
        add        z4.s, z4.s, z22.s
        mov        z22.s, #0
        xar        z22.s, z22.s, z4.s, #23
        add        z4.s, z22.s, z27.s                   // stream a, left step 8, f1: cycle 61
        mov        z22.s, #0
        xar        z22.s, z22.s, z1.s, #22
        movprfx    z1, z24
        eor3       z1.d, z1.d, z19.d, z18.d
        ldr        z5, [sp, #15, mul vl]
        add        z26.s, z5.s, z26.s
        add        z1.s, z1.s, z26.s
        mov        z26.s, #0
        xar        z26.s, z26.s, z1.s, #23
        add        z1.s, z26.s, z29.s                   // stream b, left step 8, f1: cycle 61
        mov        z26.s, #0
        xar        z26.s, z26.s, z18.s, #22
        add        z7.s, z7.s, z20.s
        ldr        z18, [sp, #8, mul vl]
        add        z7.s, z18.s, z7.s
        movprfx    z18, z6
        bcax       z18.d, z18.d, z21.d, z25.d
        sub        z7.s, z7.s, z18.s
        mov        z18.s, #0
        xar        z18.s, z18.s, z7.s, #27
        add        z7.s, z18.s, z9.s                    // stream a, right step 8, f5: cycle 61
        mov        z18.s, #0
        xar        z18.s, z18.s, z25.s, #22
        add        z25.s, z30.s, z20.s
        ldr        z30, [sp, #9, mul vl]
        add        z25.s, z30.s, z25.s
        movprfx    z30, z3
        bcax       z30.d, z30.d, z23.d, z0.d
        sub        z25.s, z25.s, z30.s
        mov        z30.s, #0
        xar        z30.s, z30.s, z25.s, #27
        add        z25.s, z30.s, z8.s                   // stream b, right step 8, f5: cycle 61
        mov        z30.s, #0
        xar        z30.s, z30.s, z0.s, #22
        movprfx    z0, z22
        eor3       z0.d, z0.d, z4.d, z2.d
        ld1rw      {z5.s}, p0/z, [x28, #56]
        add        z27.s, z27.s, z5.s
        add        z0.s, z0.s, z27.s
        mov        z27.s, #0
        xar        z27.s, z27.s, z0.s, #21
        add        z0.s, z27.s, z17.s                   // stream a, left step 9, f1: cycle 69
        mov        z27.s, #0
        xar        z27.s, z27.s, z2.s, #22
        movprfx    z2, z26
        eor3       z2.d, z2.d, z1.d, z19.d
        add        z29.s, z29.s, z5.s
        add        z2.s, z2.s, z29.s
        mov        z29.s, #0
        xar        z29.s, z29.s, z2.s, #21
        add        z2.s, z29.s, z24.s                   // stream b, left step 9, f1: cycle 69
        mov        z29.s, #0
        xar        z29.s, z29.s, z19.s, #22
        add        z19.s, z9.s, z20.s
        movprfx    z9, z7
        bcax       z9.d, z9.d, z18.d, z6.d
        sub        z19.s, z19.s, z9.s
        mov        z9.s, #0
        xar        z9.s, z9.s, z19.s, #25
        add        z19.s, z9.s, z21.s                   // stream a, right step 9, f5: cycle 69
        mov        z9.s, #0
        xar        z9.s, z9.s, z6.s, #22
        add        z6.s, z8.s, z20.s
        movprfx    z8, z25
        bcax       z8.d, z8.d, z30.d, z3.d
        sub        z6.s, z6.s, z8.s
        mov        z8.s, #0
        xar        z8.s, z8.s, z6.s, #25
        add        z6.s, z8.s, z23.s                    // stream b, right step 9, f5: cycle 69
        mov        z8.s, #0
        xar        z8.s, z8.s, z3.s, #22
        movprfx    z3, z27
        eor3       z3.d, z3.d, z0.d, z4.d
        add        z3.s, z3.s, z17.s
        mov        z17.s, #0
        xar        z17.s, z17.s, z3.s, #19
        add        z3.s, z17.s, z22.s                   // stream a, left step 10, f1: cycle 77
        mov        z17.s, #0
        xar        z17.s, z17.s, z4.s, #22
        movprfx    z4, z29
        eor3       z4.d, z4.d, z2.d, z1.d
        add        z4.s, z4.s, z24.s
        mov        z24.s, #0
        xar        z24.s, z24.s, z4.s, #19
        add        z4.s, z24.s, z26.s                   // stream b, left step 10, f1: cycle 77
        mov        z24.s, #0
        xar        z24.s, z24.s, z1.s, #22
        add        z1.s, z21.s, z20.s
        add        z1.s, z28.s, z1.s
        movprfx    z21, z19
        bcax       z21.d, z21.d, z9.d, z7.d
        sub        z1.s, z1.s, z21.s
        mov        z21.s, #0
        xar        z21.s, z21.s, z1.s, #25
        add        z1.s, z21.s, z18.s                   // stream a, right step 10, f5: cycle 77
        mov        z21.s, #0
        xar        z21.s, z21.s, z7.s, #22
        add        z7.s, z23.s, z20.s
        add        z7.s, z16.s, z7.s
        movprfx    z23, z6
        bcax       z23.d, z23.d, z8.d, z25.d
        sub        z7.s, z7.s, z23.s
        mov        z23.s, #0
        xar        z23.s, z23.s, z7.s, #25
        add        z7.s, z23.s, z30.s                   // stream b, right step 10, f5: cycle 77
        mov        z23.s, #0
        xar        z23.s, z23.s, z25.s, #22
        movprfx    z25, z17
        eor3       z25.d, z25.d, z3.d, z0.d
        add        z22.s, z25.s, z22.s
        mov        z25.s, #0
        xar        z25.s, z25.s, z22.s, #18
        add        z22.s, z25.s, z27.s                  // stream a, left step 11, f1: cycle 85
        mov        z25.s, #0
        xar        z25.s, z25.s, z0.s, #22
        movprfx    z0, z24
        eor3       z0.d, z0.d, z4.d, z2.d
        add        z0.s, z0.s, z26.s
        mov        z26.s, #0
        xar        z26.s, z26.s, z0.s, #18
        add        z0.s, z26.s, z29.s                   // stream b, left step 11, f1: cycle 85
        mov        z26.s, #0
        xar        z26.s, z26.s, z2.s, #22
        add        z2.s, z18.s, z20.s
        movprfx    z18, z1
        bcax       z18.d, z18.d, z21.d, z19.d
        sub        z2.s, z2.s, z18.s
        mov        z18.s, #0
        xar        z18.s, z18.s, z2.s, #24
        add        z2.s, z18.s, z9.s                    // stream a, right step 11, f5: cycle 85
        mov        z18.s, #0
        xar        z18.s, z18.s, z19.s, #22
        add        z19.s, z30.s, z20.s
        movprfx    z30, z7
        bcax       z30.d, z30.d, z23.d, z6.d
        sub        z19.s, z19.s, z30.s
        mov        z30.s, #0
        xar        z30.s, z30.s, z19.s, #24
        add        z19.s, z30.s, z8.s                   // stream b, right step 11, f5: cycle 85
        mov        z30.s, #0
        xar        z30.s, z30.s, z6.s, #22
        movprfx    z6, z25
        eor3       z6.d, z6.d, z22.d, z3.d
        add        z6.s, z6.s, z27.s
        mov        z27.s, #0
        xar        z27.s, z27.s, z6.s, #17
        add        z6.s, z27.s, z17.s                   // stream a, left step 12, f1: cycle 93
        mov        z27.s, #0
        xar        z27.s, z27.s, z3.s, #22
        movprfx    z3, z26
        eor3       z3.d, z3.d, z0.d, z4.d
        add        z3.s, z3.s, z29.s
        mov        z29.s, #0
        xar        z29.s, z29.s, z3.s, #17
        add        z3.s, z29.s, z24.s                   // stream b, left step 12, f1: cycle 93
        mov        z29.s, #0
        xar        z29.s, z29.s, z4.s, #22
        ld1rw      {z4.s}, p0/z, [x28, #60]
        add        z9.s, z9.s, z4.s
        movprfx    z5, z2
        bcax       z5.d, z5.d, z18.d, z1.d
        sub        z5.s, z9.s, z5.s
        mov        z9.s, #0
        xar        z9.s, z9.s, z5.s, #21
        add        z5.s, z9.s, z21.s                    // stream a, right step 12, f5: cycle 93
        mov        z9.s, #0
        xar        z9.s, z9.s, z1.s, #22
        add        z1.s, z8.s, z4.s
        movprfx    z4, z19
        bcax       z4.d, z4.d, z30.d, z7.d
        sub        z1.s, z1.s, z4.s
        mov        z4.s, #0
        xar        z4.s, z4.s, z1.s, #21
        add        z1.s, z4.s, z23.s                    // stream b, right step 12, f5: cycle 93
        mov        z4.s, #0
        xar        z4.s, z4.s, z7.s, #22
        movprfx    z7, z27
        eor3       z7.d, z7.d, z6.d, z22.d
        add        z7.s, z7.s, z17.s
        mov        z17.s, #0
        xar        z17.s, z17.s, z7.s, #26
        add        z7.s, z17.s, z25.s                   // stream a, left step 13, f1: cycle 101
        mov        z17.s, #0
        xar        z17.s, z17.s, z22.s, #22
        movprfx    z22, z29
        eor3       z22.d, z22.d, z3.d, z0.d
        add        z22.s, z22.s, z24.s
        mov        z24.s, #0
        xar        z24.s, z24.s, z22.s, #26
        add        z22.s, z24.s, z26.s                  // stream b, left step 13, f1: cycle 101
        mov        z24.s, #0
        xar        z24.s, z24.s, z0.s, #22
        add        z0.s, z21.s, z20.s
        ldr        z21, [sp, #2, mul vl]
        add        z0.s, z21.s, z0.s
        movprfx    z8, z5
        bcax       z8.d, z8.d, z9.d, z2.d
        sub        z0.s, z0.s, z8.s
        mov        z8.s, #0
        xar        z8.s, z8.s, z0.s, #18
        add        z0.s, z8.s, z18.s                    // stream a, right step 13, f5: cycle 101
        mov        z8.s, #0
        xar        z8.s, z8.s, z2.s, #22
        add        z2.s, z23.s, z20.s
        ldr        z23, [sp, #3, mul vl]
        add        z2.s, z23.s, z2.s
        movprfx    z23, z1
        bcax       z23.d, z23.d, z4.d, z19.d
        sub        z2.s, z2.s, z23.s
        mov        z23.s, #0
        xar        z23.s, z23.s, z2.s, #18
        add        z2.s, z23.s, z30.s                   // stream b, right step 13, f5: cycle 101
        mov        z23.s, #0
        xar        z23.s, z23.s, z19.s, #22
        movprfx    z19, z17
        eor3       z19.d, z19.d, z7.d, z6.d
        add        z19.s, z19.s, z25.s
        mov        z25.s, #0
        xar        z25.s, z25.s, z19.s, #25
        add        z19.s, z25.s, z27.s                  // stream a, left step 14, f1: cycle 109
        mov        z25.s, #0
        xar        z25.s, z25.s, z6.s, #22
        movprfx    z6, z24
        eor3       z6.d, z6.d, z22.d, z3.d
        add        z6.s, z6.s, z26.s
        mov        z26.s, #0
        xar        z26.s, z26.s, z6.s, #25
        add        z6.s, z26.s, z29.s                   // stream b, left step 14, f1: cycle 109
        mov        z26.s, #0
        xar        z26.s, z26.s, z3.s, #22
        add        z3.s, z18.s, z20.s
        movprfx    z18, z0
        bcax       z18.d, z18.d, z8.d, z5.d
        sub        z3.s, z3.s, z18.s
        mov        z18.s, #0
        xar        z18.s, z18.s, z3.s, #18
        add        z3.s, z18.s, z9.s                    // stream a, right step 14, f5: cycle 109
        mov        z18.s, #0
        xar        z18.s, z18.s, z5.s, #22
        add        z5.s, z30.s, z20.s
        movprfx    z30, z2
        bcax       z30.d, z30.d, z23.d, z1.d
        sub        z5.s, z5.s, z30.s
        mov        z30.s, #0
        xar        z30.s, z30.s, z5.s, #18
        add        z5.s, z30.s, z4.s                    // stream b, right step 14, f5: cycle 109
        mov        z30.s, #0
        xar        z30.s, z30.s, z1.s, #22
        movprfx    z1, z25
        eor3       z1.d, z1.d, z19.d, z7.d
        ld1rw      {z21.s}, p0/z, [x28, #64]
        add        z27.s, z27.s, z21.s
        add        z1.s, z1.s, z27.s
        mov        z27.s, #0
        xar        z27.s, z27.s, z1.s, #23
        add        z1.s, z27.s, z17.s                   // stream a, left step 15, f1: cycle 117
        mov        z27.s, #0
        xar        z27.s, z27.s, z7.s, #22
        movprfx    z7, z26
        eor3       z7.d, z7.d, z6.d, z22.d
        add        z29.s, z29.s, z21.s
        add        z7.s, z7.s, z29.s
        mov        z29.s, #0
        xar        z29.s, z29.s, z7.s, #23
        add        z7.s, z29.s, z24.s                   // stream b, left step 15, f1: cycle 117
        mov        z29.s, #0
        xar        z29.s, z29.s, z22.s, #22
        add        z22.s, z9.s, z20.s
        ldr        z9, [sp, #6, mul vl]
        add        z22.s, z9.s, z22.s
        movprfx    z21, z3
        bcax       z21.d, z21.d, z18.d, z0.d
        sub        z21.s, z22.s, z21.s
        mov        z22.s, #0
        xar        z22.s, z22.s, z21.s, #20
        add        z21.s, z22.s, z8.s                   // stream a, right step 15, f5: cycle 117
        mov        z22.s, #0
        xar        z22.s, z22.s, z0.s, #22
        add        z0.s, z4.s, z20.s
        ldr        z4, [sp, #7, mul vl]
        add        z0.s, z4.s, z0.s
        movprfx    z4, z5
        bcax       z4.d, z4.d, z30.d, z2.d
        sub        z0.s, z0.s, z4.s
        mov        z4.s, #0
        xar        z4.s, z4.s, z0.s, #20
        add        z0.s, z4.s, z23.s                    // stream b, right step 15, f5: cycle 117
        mov        z4.s, #0
        xar        z4.s, z4.s, z2.s, #22
        movprfx    z2, z27
        eor3       z2.d, z2.d, z1.d, z19.d
        add        z2.s, z2.s, z17.s
        mov        z17.s, #0
        xar        z17.s, z17.s, z2.s, #24
        add        z2.s, z17.s, z25.s                   // stream a, left step 16, f1: cycle 125
        mov        z17.s, #0
        xar        z17.s, z17.s, z19.s, #22
        movprfx    z19, z29
        eor3       z19.d, z19.d, z7.d, z6.d
        add        z19.s, z19.s, z24.s
        mov        z24.s, #0
        xar        z24.s, z24.s, z19.s, #24
        add        z19.s, z24.s, z26.s                  // stream b, left step 16, f1: cycle 125
        mov        z24.s, #0
        xar        z24.s, z24.s, z6.s, #22
        add        z6.s, z8.s, z20.s
        movprfx    z8, z21
        bcax       z8.d, z8.d, z22.d, z3.d
        sub        z6.s, z6.s, z8.s
        mov        z8.s, #0
        xar        z8.s, z8.s, z6.s, #26
        add        z6.s, z8.s, z18.s                    // stream a, right step 16, f5: cycle 125
        mov        z8.s, #0
        xar        z8.s, z8.s, z3.s, #22
        add        z3.s, z23.s, z20.s
        movprfx    z20, z0
        bcax       z20.d, z20.d, z4.d, z5.d
        sub        z3.s, z3.s, z20.s
        mov        z20.s, #0
        xar        z20.s, z20.s, z3.s, #26
        add        z3.s, z20.s, z30.s                   // stream b, right step 16, f5: cycle 125
        mov        z20.s, #0
        xar        z20.s, z20.s, z5.s, #22
        movprfx    z5, z1
        bsl        z5.d, z5.d, z17.d, z2.d
        ld1rw      {z23.s}, p0/z, [x28, #68]
        add        z25.s, z25.s, z23.s
        add        z25.s, z31.s, z25.s
        add        z5.s, z5.s, z25.s
        mov        z25.s, #0
        xar        z25.s, z25.s, z5.s, #25
        add        z5.s, z25.s, z27.s                   // stream a, left step 17, f2: cycle 133
        mov        z25.s, #0
        xar        z25.s, z25.s, z1.s, #22
        movprfx    z1, z7
        bsl        z1.d, z1.d, z24.d, z19.d
        add        z26.s, z26.s, z23.s
        ldr        z31, [sp, #15, mul vl]
        add        z26.s, z31.s, z26.s
        add        z1.s, z1.s, z26.s
        mov        z26.s, #0
        xar        z26.s, z26.s, z1.s, #25
        add        z1.s, z26.s, z29.s                   // stream b, left step 17, f2: cycle 133
        mov        z26.s, #0
        xar        z26.s, z26.s, z7.s, #22
        movprfx    z7, z6
        bsl        z7.d, z7.d, z21.d, z8.d
        ld1rw      {z31.s}, p0/z, [x28, #72]
        add        z18.s, z18.s, z31.s
        add        z18.s, z28.s, z18.s
        add        z7.s, z7.s, z18.s
        mov        z18.s, #0
        xar        z18.s, z18.s, z7.s, #23
        add        z7.s, z18.s, z22.s                   // stream a, right step 17, f4: cycle 133
        mov        z18.s, #0
        xar        z18.s, z18.s, z21.s, #22
        movprfx    z21, z3
        bsl        z21.d, z21.d, z0.d, z20.d
        add        z30.s, z30.s, z31.s
        add        z30.s, z16.s, z30.s
        add        z21.s, z21.s, z30.s
        mov        z30.s, #0
        xar        z30.s, z30.s, z21.s, #23
        add        z21.s, z30.s, z4.s                   // stream b, right step 17, f4: cycle 133
        mov        z30.s, #0
        xar        z30.s, z30.s, z0.s, #22
        movprfx    z0, z2
        bsl        z0.d, z0.d, z25.d, z5.d
        add        z27.s, z27.s, z23.s
        ldr        z16, [sp, #8, mul vl]
        add        z27.s, z16.s, z27.s
        add        z0.s, z0.s, z27.s
        mov        z27.s, #0
        xar        z27.s, z27.s, z0.s, #26
        add        z0.s, z27.s, z17.s                   // stream a, left step 18, f2: cycle 141
        mov        z27.s, #0
        xar        z27.s, z27.s, z2.s, #22
        movprfx    z2, z19
        bsl        z2.d, z2.d, z26.d, z1.d
        add        z29.s, z29.s, z23.s
        ldr        z16, [sp, #9, mul vl]
        add        z29.s, z16.s, z29.s
        add        z2.s, z2.s, z29.s
        mov        z29.s, #0
        xar        z29.s, z29.s, z2.s, #26
        add        z2.s, z29.s, z24.s                   // stream b, left step 18, f2: cycle 141
        mov        z29.s, #0
        xar        z29.s, z29.s, z19.s, #22
        movprfx    z19, z7
        bsl        z19.d, z19.d, z6.d, z18.d
        add        z22.s, z22.s, z31.s
        add        z19.s, z19.s, z22.s
        mov        z22.s, #0
        xar        z22.s, z22.s, z19.s, #19
        add        z19.s, z22.s, z8.s                   // stream a, right step 18, f4: cycle 141
        mov        z22.s, #0
        xar        z22.s, z22.s, z6.s, #22
        movprfx    z6, z21
        bsl        z6.d, z6.d, z3.d, z30.d
        add        z4.s, z4.s, z31.s
        add        z4.s, z6.s, z4.s
        mov        z6.s, #0
        xar        z6.s, z6.s, z4.s, #19
        add        z4.s, z6.s, z20.s                    // stream b, right step 18, f4: cycle 141
        mov        z6.s, #0
        xar        z6.s, z6.s, z3.s, #22
        movprfx    z3, z5
        bsl        z3.d, z3.d, z27.d, z0.d
        add        z17.s, z17.s, z23.s
        add        z3.s, z3.s, z17.s
        mov        z17.s, #0
        xar        z17.s, z17.s, z3.s, #24
        add        z3.s, z17.s, z25.s                   // stream a, left step 19, f2: cycle 149
        mov        z17.s, #0
        xar        z17.s, z17.s, z5.s, #22
        movprfx    z5, z1
        bsl        z5.d, z5.d, z29.d, z2.d
        add        z24.s, z24.s, z23.s
        add        z5.s, z5.s, z24.s
        mov        z24.s, #0
        xar        z24.s, z24.s, z5.s, #24
        add        z5.s, z24.s, z26.s                   // stream b, left step 19, f2: cycle 149
        mov        z24.s, #0
        xar        z24.s, z24.s, z1.s, #22
        movprfx    z1, z19
        bsl        z1.d, z1.d, z7.d, z22.d
        add        z8.s, z8.s, z31.s
        add        z8.s, z9.s, z8.s
        add        z1.s, z1.s, z8.s
        mov        z8.s, #0
        xar        z8.s, z8.s, z1.s, #17
        add        z1.s, z8.s, z18.s                    // stream a, right step 19, f4: cycle 149
        mov        z8.s, #0
        xar        z8.s, z8.s, z7.s, #22
        movprfx    z7, z4
        bsl        z7.d, z7.d, z21.d, z6.d
        add        z20.s, z20.s, z31.s
        ldr        z16, [sp, #7, mul vl]
        add        z20.s, z16.s, z20.s
        add        z7.s, z7.s, z20.s
        mov        z20.s, #0
        xar        z20.s, z20.s, z7.s, #17
        add        z7.s, z20.s, z30.s                   // stream b, right step 19, f4: cycle 149
        mov        z20.s, #0
        xar        z20.s, z20.s, z21.s, #22
        movprfx    z21, z0
        bsl        z21.d, z21.d, z17.d, z3.d
        add        z25.s, z25.s, z23.s
        ldr        z16, [sp, #2, mul vl]
        add        z25.s, z16.s, z25.s
        add        z21.s, z21.s, z25.s
        mov        z25.s, #0
        xar        z25.s, z25.s, z21.s, #19
        add        z21.s, z25.s, z27.s                  // stream a, left step 20, f2: cycle 157
        mov        z25.s, #0
        xar        z25.s, z25.s, z0.s, #22
        movprfx    z0, z2
        bsl        z0.d, z0.d, z24.d, z5.d
        add        z26.s, z26.s, z23.s
        ldr        z16, [sp, #3, mul vl]
        add        z26.s, z16.s, z26.s
        add        z0.s, z0.s, z26.s
        mov        z26.s, #0
        xar        z26.s, z26.s, z0.s, #19
        add        z0.s, z26.s, z29.s                   // stream b, left step 20, f2: cycle 157
        mov        z26.s, #0
        xar        z26.s, z26.s, z2.s, #22
        movprfx    z2, z1
        bsl        z2.d, z2.d, z19.d, z8.d
        add        z18.s, z18.s, z31.s
        ldr        z16, [sp, #14, mul vl]
        add        z18.s, z16.s, z18.s
        add        z2.s, z2.s, z18.s
        mov        z18.s, #0
        xar        z18.s, z18.s, z2.s, #25
        add        z2.s, z18.s, z22.s                   // stream a, right step 20, f4: cycle 157
        mov        z18.s, #0
        xar        z18.s, z18.s, z19.s, #22
        movprfx    z19, z7
        bsl        z19.d, z19.d, z4.d, z20.d
        add        z30.s, z30.s, z31.s
        ldr        z16, [sp, #15, mul vl]
        add        z30.s, z16.s, z30.s
        add        z19.s, z19.s, z30.s
        mov        z30.s, #0
        xar        z30.s, z30.s, z19.s, #25
        add        z19.s, z30.s, z6.s                   // stream b, right step 20, f4: cycle 157
        mov        z30.s, #0
        xar        z30.s, z30.s, z4.s, #22
        movprfx    z4, z3
        bsl        z4.d, z4.d, z25.d, z21.d
        add        z27.s, z27.s, z23.s
        add        z4.s, z4.s, z27.s
        mov        z27.s, #0
        xar        z27.s, z27.s, z4.s, #21
        add        z4.s, z27.s, z17.s                   // stream a, left step 21, f2: cycle 165
        mov        z27.s, #0
        xar        z27.s, z27.s, z3.s, #22
        movprfx    z3, z5
        bsl        z3.d, z3.d, z26.d, z0.d
        add        z29.s, z29.s, z23.s
        add        z3.s, z3.s, z29.s
        mov        z29.s, #0
        xar        z29.s, z29.s, z3.s, #21
        add        z3.s, z29.s, z24.s                   // stream b, left step 21, f2: cycle 165
        mov        z29.s, #0
        xar        z29.s, z29.s, z5.s, #22
        movprfx    z5, z2
        bsl        z5.d, z5.d, z1.d, z18.d
        add        z22.s, z22.s, z31.s
        ldr        z16, [sp]
        add        z22.s, z16.s, z22.s
        add        z5.s, z5.s, z22.s
        mov        z22.s, #0
        xar        z22.s, z22.s, z5.s, #20
        add        z5.s, z22.s, z8.s                    // stream a, right step 21, f4: cycle 165
        mov        z22.s, #0
        xar        z22.s, z22.s, z1.s, #22
        movprfx    z1, z19
        bsl        z1.d, z1.d, z7.d, z30.d
        add        z6.s, z6.s, z31.s
        ldr        z16, [sp, #1, mul vl]
        add        z6.s, z16.s, z6.s
        add        z1.s, z1.s, z6.s
        mov        z6.s, #0
        xar        z6.s, z6.s, z1.s, #20
        add        z1.s, z6.s, z20.s                    // stream b, right step 21, f4: cycle 165
        mov        z6.s, #0
        xar        z6.s, z6.s, z7.s, #22
        movprfx    z7, z21
        bsl        z7.d, z7.d, z27.d, z4.d
        add        z17.s, z17.s, z23.s
        add        z17.s, z28.s, z17.s
        add        z7.s, z7.s, z17.s
        mov        z17.s, #0
        xar        z17.s, z17.s, z7.s, #23
        add        z7.s, z17.s, z25.s                   // stream a, left step 22, f2: cycle 173
        mov        z17.s, #0
        xar        z17.s, z17.s, z21.s, #22
        movprfx    z21, z0
        bsl        z21.d, z21.d, z29.d, z3.d
        add        z24.s, z24.s, z23.s
        ldr        z28, [sp, #13, mul vl]
        add        z24.s, z28.s, z24.s
        add        z21.s, z21.s, z24.s
        mov        z24.s, #0
        xar        z24.s, z24.s, z21.s, #23
        add        z21.s, z24.s, z26.s                  // stream b, left step 22, f2: cycle 173
        mov        z24.s, #0
        xar        z24.s, z24.s, z0.s, #22
        movprfx    z0, z5
        bsl        z0.d, z0.d, z2.d, z22.d
        add        z8.s, z8.s, z31.s
        add        z0.s, z0.s, z8.s
        mov        z8.s, #0
        xar        z8.s, z8.s, z0.s, #24
        add        z0.s, z8.s, z18.s                    // stream a, right step 22, f4: cycle 173
        mov        z8.s, #0
        xar        z8.s, z8.s, z2.s, #22
        movprfx    z2, z1
        bsl        z2.d, z2.d, z19.d, z6.d
        add        z20.s, z20.s, z31.s
        add        z2.s, z2.s, z20.s
        mov        z20.s, #0
        xar        z20.s, z20.s, z2.s, #24
        add        z2.s, z20.s, z30.s                   // stream b, right step 22, f4: cycle 173
        mov        z20.s, #0
        xar        z20.s, z20.s, z19.s, #22
        movprfx    z19, z4
        bsl        z19.d, z19.d, z17.d, z7.d
        add        z25.s, z25.s, z23.s
        add        z19.s, z19.s, z25.s
        mov        z25.s, #0
        xar        z25.s, z25.s, z19.s, #25
        add        z19.s, z25.s, z27.s                  // stream a, left step 23, f2: cycle 181
        mov        z25.s, #0
        xar        z25.s, z25.s, z4.s, #22
        movprfx    z4, z3
        bsl        z4.d, z4.d, z24.d, z21.d
        add        z26.s, z26.s, z23.s
        add        z4.s, z4.s, z26.s
        mov        z26.s, #0
        xar        z26.s, z26.s, z4.s, #25
        add        z4.s, z26.s, z29.s                   // stream b, left step 23, f2: cycle 181
        mov        z26.s, #0
        xar        z26.s, z26.s, z3.s, #22
        movprfx    z3, z0
        bsl        z3.d, z3.d, z5.d, z8.d
        add        z18.s, z18.s, z31.s
        ldr        z28, [sp, #10, mul vl]
        add        z18.s, z28.s, z18.s
        add        z3.s, z3.s, z18.s
        mov        z18.s, #0
        xar        z18.s, z18.s, z3.s, #23
        add        z3.s, z18.s, z22.s                   // stream a, right step 23, f4: cycle 181
        mov        z18.s, #0
        xar        z18.s, z18.s, z5.s, #22
        movprfx    z5, z2
        bsl        z5.d, z5.d, z1.d, z20.d
        add        z30.s, z30.s, z31.s
        ldr        z28, [sp, #11, mul vl]
        add        z30.s, z28.s, z30.s
        add        z5.s, z5.s, z30.s
        mov        z30.s, #0
        xar        z30.s, z30.s, z5.s, #23
        add        z5.s, z30.s, z6.s                    // stream b, right step 23, f4: cycle 181
        mov        z30.s, #0
        xar        z30.s, z30.s, z1.s, #22
        movprfx    z1, z7
        bsl        z1.d, z1.d, z25.d, z19.d
        add        z27.s, z27.s, z23.s
        add        z27.s, z9.s, z27.s
        add        z1.s, z1.s, z27.s
        mov        z27.s, #0
        xar        z27.s, z27.s, z1.s, #17
        add        z1.s, z27.s, z17.s                   // stream a, left step 24, f2: cycle 189
        mov        z27.s, #0
        xar        z27.s, z27.s, z7.s, #22
        movprfx    z7, z21
        bsl        z7.d, z7.d, z26.d, z4.d
        add        z29.s, z29.s, z23.s
        ldr        z9, [sp, #7, mul vl]
        add        z29.s, z9.s, z29.s
        add        z7.s, z7.s, z29.s
        mov        z29.s, #0
        xar        z29.s, z29.s, z7.s, #17
        add        z7.s, z29.s, z24.s                   // stream b, left step 24, f2: cycle 189
        mov        z29.s, #0
        xar        z29.s, z29.s, z21.s, #22
        movprfx    z21, z3
        bsl        z21.d, z21.d, z0.d, z18.d
        add        z22.s, z22.s, z31.s
        add        z21.s, z21.s, z22.s
        mov        z22.s, #0
        xar        z22.s, z22.s, z21.s, #21
        add        z21.s, z22.s, z8.s                   // stream a, right step 24, f4: cycle 189
        mov        z22.s, #0
        xar        z22.s, z22.s, z0.s, #22
        movprfx    z0, z5
        bsl        z0.d, z0.d, z2.d, z30.d
        add        z6.s, z6.s, z31.s
        add        z0.s, z0.s, z6.s
        mov        z6.s, #0
        xar        z6.s, z6.s, z0.s, #21
        add        z0.s, z6.s, z20.s                    // stream b, right step 24, f4: cycle 189
        mov        z6.s, #0
        xar        z6.s, z6.s, z2.s, #22
        movprfx    z2, z19
        bsl        z2.d, z2.d, z27.d, z1.d
        add        z17.s, z17.s, z23.s
        add        z2.s, z2.s, z17.s
        mov        z17.s, #0
        xar        z17.s, z17.s, z2.s, #25
        add        z2.s, z17.s, z25.s                   // stream a, left step 25, f2: cycle 197
        mov        z17.s, #0
        xar        z17.s, z17.s, z19.s, #22
        movprfx    z19, z4
        bsl        z19.d, z19.d, z29.d, z7.d
        add        z24.s, z24.s, z23.s
        add        z19.s, z19.s, z24.s
        mov        z24.s, #0
        xar        z24.s, z24.s, z19.s, #25
        add        z19.s, z24.s, z26.s                  // stream b, left step 25, f2: cycle 197
        mov        z24.s, #0
        xar        z24.s, z24.s, z4.s, #22
        movprfx    z4, z21
        bsl        z4.d, z4.d, z3.d, z22.d
        ld1rw      {z9.s}, p0/z, [x28, #76]
        add        z8.s, z8.s, z9.s
        add        z4.s, z4.s, z8.s
        mov        z8.s, #0
        xar        z8.s, z8.s, z4.s, #25
        add        z4.s, z8.s, z18.s                    // stream a, right step 25, f4: cycle 197
        mov        z8.s, #0
        xar        z8.s, z8.s, z3.s, #22
        movprfx    z3, z0
        bsl        z3.d, z3.d, z5.d, z6.d
        add        z20.s, z20.s, z9.s
        add        z3.s, z3.s, z20.s
        mov        z20.s, #0
        xar        z20.s, z20.s, z3.s, #25
        add        z3.s, z20.s, z30.s                   // stream b, right step 25, f4: cycle 197
        mov        z20.s, #0
        xar        z20.s, z20.s, z5.s, #22
        movprfx    z5, z1
        bsl        z5.d, z5.d, z17.d, z2.d
        add        z25.s, z25.s, z23.s
        ldr        z9, [sp]
        add        z25.s, z9.s, z25.s
        add        z5.s, z5.s, z25.s
        mov        z25.s, #0
        xar        z25.s, z25.s, z5.s, #20
        add        z5.s, z25.s, z27.s                   // stream a, left step 26, f2: cycle 205
        mov        z25.s, #0
        xar        z25.s, z25.s, z1.s, #22
        movprfx    z1, z7
        bsl        z1.d, z1.d, z24.d, z19.d
        add        z26.s, z26.s, z23.s
        add        z26.s, z16.s, z26.s
        add        z1.s, z1.s, z26.s
        mov        z26.s, #0
        xar        z26.s, z26.s, z1.s, #20
        add        z1.s, z26.s, z29.s                   // stream b, left step 26, f2: cycle 205
        mov        z26.s, #0
        xar        z26.s, z26.s, z7.s, #22
        movprfx    z7, z4
        bsl        z7.d, z7.d, z21.d, z8.d
        add        z18.s, z18.s, z31.s
        add        z7.s, z7.s, z18.s
        mov        z18.s, #0
        xar        z18.s, z18.s, z7.s, #25
        add        z7.s, z18.s, z22.s                   // stream a, right step 26, f4: cycle 205
        mov        z18.s, #0
        xar        z18.s, z18.s, z21.s, #22
        movprfx    z21, z3
        bsl        z21.d, z21.d, z0.d, z20.d
        add        z30.s, z30.s, z31.s
        add        z21.s, z21.s, z30.s
        mov        z30.s, #0
        xar        z30.s, z30.s, z21.s, #25
        add        z21.s, z30.s, z6.s                   // stream b, right step 26, f4: cycle 205
        mov        z30.s, #0
        xar        z30.s, z30.s, z0.s, #22
        movprfx    z0, z2
        bsl        z0.d, z0.d, z25.d, z5.d
        add        z27.s, z27.s, z23.s
        add        z0.s, z0.s, z27.s
        mov        z27.s, #0
        xar        z27.s, z27.s, z0.s, #17
        add        z0.s, z27.s, z17.s                   // stream a, left step 27, f2: cycle 213
        mov        z27.s, #0
        xar        z27.s, z27.s, z2.s, #22
        movprfx    z2, z19
        bsl        z2.d, z2.d, z26.d, z1.d
        add        z29.s, z29.s, z23.s
        add        z2.s, z2.s, z29.s
        mov        z29.s, #0
        xar        z29.s, z29.s, z2.s, #17
        add        z2.s, z29.s, z24.s                   // stream b, left step 27, f2: cycle 213
        mov        z29.s, #0
        xar        z29.s, z29.s, z19.s, #22
        movprfx    z19, z7
        bsl        z19.d, z19.d, z4.d, z18.d
        ld1rw      {z16.s}, p0/z, [x28, #80]
        add        z22.s, z22.s, z16.s
        add        z19.s, z19.s, z22.s
        mov        z22.s, #0
        xar        z22.s, z22.s, z19.s, #20
        add        z19.s, z22.s, z8.s                   // stream a, right step 27, f4: cycle 213
        mov        z22.s, #0
        xar        z22.s, z22.s, z4.s, #22
        movprfx    z4, z21
        bsl        z4.d, z4.d, z3.d, z30.d
        add        z6.s, z6.s, z16.s
        add        z4.s, z4.s, z6.s
        mov        z6.s, #0
        xar        z6.s, z6.s, z4.s, #20
        add        z4.s, z6.s, z20.s                    // stream b, right step 27, f4: cycle 213
        mov        z6.s, #0
        xar        z6.s, z6.s, z3.s, #22
        movprfx    z3, z5
        bsl        z3.d, z3.d, z27.d, z0.d
        add        z16.s, z17.s, z23.s
        ldr        z17, [sp, #10, mul vl]
        add        z16.s, z17.s, z16.s
        add        z3.s, z3.s, z16.s
        mov        z16.s, #0
        xar        z16.s, z16.s, z3.s, #23
        add        z3.s, z16.s, z25.s                   // stream a, left step 28, f2: cycle 221
        mov        z16.s, #0
        xar        z16.s, z16.s, z5.s, #22
        movprfx    z5, z1
        bsl        z5.d, z5.d, z29.d, z2.d
        add        z24.s, z24.s, z23.s
        add        z24.s, z28.s, z24.s
        add        z5.s, z5.s, z24.s
        mov        z24.s, #0
        xar        z24.s, z24.s, z5.s, #23
        add        z5.s, z24.s, z26.s                   // stream b, left step 28, f2: cycle 221
        mov        z24.s, #0
        xar        z24.s, z24.s, z1.s, #22
        movprfx    z1, z19
        bsl        z1.d, z1.d, z7.d, z22.d
        add        z8.s, z8.s, z31.s
        add        z1.s, z1.s, z8.s
        mov        z8.s, #0
        xar        z8.s, z8.s, z1.s, #25
        add        z1.s, z8.s, z18.s                    // stream a, right step 28, f4: cycle 221
        mov        z8.s, #0
        xar        z8.s, z8.s, z7.s, #22
        movprfx    z7, z4
        bsl        z7.d, z7.d, z21.d, z6.d
        add        z20.s, z20.s, z31.s
        add        z7.s, z7.s, z20.s
        mov        z20.s, #0
        xar        z20.s, z20.s, z7.s, #25
        add        z7.s, z20.s, z30.s                   // stream b, right step 28, f4: cycle 221
        mov        z20.s, #0
        xar        z20.s, z20.s, z21.s, #22
        movprfx    z21, z0
        bsl        z21.d, z21.d, z16.d, z3.d
        add        z25.s, z25.s, z23.s
        ldr        z9, [sp, #4, mul vl]
        add        z25.s, z9.s, z25.s
        add        z21.s, z21.s, z25.s
        mov        z25.s, #0
        xar        z25.s, z25.s, z21.s, #21
        add        z21.s, z25.s, z27.s                  // stream a, left step 29, f2: cycle 229
        mov        z25.s, #0
        xar        z25.s, z25.s, z0.s, #22
        movprfx    z0, z2
        bsl        z0.d, z0.d, z24.d, z5.d
        add        z26.s, z26.s, z23.s
        ldr        z28, [sp, #5, mul vl]
        add        z26.s, z28.s, z26.s
        add        z0.s, z0.s, z26.s
        mov        z26.s, #0
        xar        z26.s, z26.s, z0.s, #21
        add        z0.s, z26.s, z29.s                   // stream b, left step 29, f2: cycle 229
        mov        z26.s, #0
        xar        z26.s, z26.s, z2.s, #22
        movprfx    z2, z1
        bsl        z2.d, z2.d, z19.d, z8.d
        add        z18.s, z18.s, z31.s
        ldr        z17, [sp, #8, mul vl]
        add        z18.s, z17.s, z18.s
        add        z2.s, z2.s, z18.s
        mov        z18.s, #0
        xar        z18.s, z18.s, z2.s, #26
        add        z2.s, z18.s, z22.s                   // stream a, right step 29, f4: cycle 229
        mov        z18.s, #0
        xar        z18.s, z18.s, z19.s, #22
        movprfx    z19, z7
        bsl        z19.d, z19.d, z4.d, z20.d
        add        z30.s, z30.s, z31.s
        ldr        z17, [sp, #9, mul vl]
        add        z30.s, z17.s, z30.s
        add        z19.s, z19.s, z30.s
        mov        z30.s, #0
        xar        z30.s, z30.s, z19.s, #26
        add        z19.s, z30.s, z6.s                   // stream b, right step 29, f4: cycle 229
        mov        z30.s, #0
        xar        z30.s, z30.s, z4.s, #22
        movprfx    z4, z3
        bsl        z4.d, z4.d, z25.d, z21.d
        ld1rw      {z17.s}, p0/z, [x28, #84]
        add        z27.s, z27.s, z17.s
        add        z4.s, z4.s, z27.s
        mov        z27.s, #0
        xar        z27.s, z27.s, z4.s, #25
        add        z4.s, z27.s, z16.s                   // stream a, left step 30, f2: cycle 237
        mov        z27.s, #0
        xar        z27.s, z27.s, z3.s, #22
        movprfx    z3, z5
        bsl        z3.d, z3.d, z26.d, z0.d
        add        z17.s, z29.s, z17.s
        add        z3.s, z3.s, z17.s
        mov        z17.s, #0
        xar        z17.s, z17.s, z3.s, #25
        add        z3.s, z17.s, z24.s                   // stream b, left step 30, f2: cycle 237
        mov        z17.s, #0
        xar        z17.s, z17.s, z5.s, #22
        movprfx    z5, z2
        bsl        z5.d, z5.d, z1.d, z18.d
        add        z22.s, z22.s, z31.s
        add        z5.s, z5.s, z22.s
        mov        z22.s, #0
        xar        z22.s, z22.s, z5.s, #17
        add        z5.s, z22.s, z8.s                    // stream a, right step 30, f4: cycle 237
        mov        z22.s, #0
        xar        z22.s, z22.s, z1.s, #22
        movprfx    z1, z19
        bsl        z1.d, z1.d, z7.d, z30.d
        add        z6.s, z6.s, z31.s
        add        z1.s, z1.s, z6.s
        mov        z6.s, #0
        xar        z6.s, z6.s, z1.s, #17
        add        z1.s, z6.s, z20.s                    // stream b, right step 30, f4: cycle 237
        mov        z6.s, #0
        xar        z6.s, z6.s, z7.s, #22
        movprfx    z7, z21
        bsl        z7.d, z7.d, z27.d, z4.d
        add        z16.s, z16.s, z23.s
        add        z7.s, z7.s, z16.s
        mov        z16.s, #0
        xar        z16.s, z16.s, z7.s, #19
        add        z7.s, z16.s, z25.s                   // stream a, left step 31, f2: cycle 245
        mov        z16.s, #0
        xar        z16.s, z16.s, z21.s, #22
        movprfx    z21, z0
        bsl        z21.d, z21.d, z17.d, z3.d
        add        z23.s, z24.s, z23.s
        add        z21.s, z21.s, z23.s
        mov        z23.s, #0
        xar        z23.s, z23.s, z21.s, #19
        add        z21.s, z23.s, z26.s                  // stream b, left step 31, f2: cycle 245
        mov        z23.s, #0
        xar        z23.s, z23.s, z0.s, #22
        movprfx    z0, z5
        bsl        z0.d, z0.d, z2.d, z22.d
        add        z24.s, z8.s, z31.s
        ldr        z29, [sp, #2, mul vl]
        add        z24.s, z29.s, z24.s
        add        z0.s, z0.s, z24.s
        mov        z24.s, #0
        xar        z24.s, z24.s, z0.s, #19
        add        z0.s, z24.s, z18.s                   // stream a, right step 31, f4: cycle 245
        mov        z24.s, #0
        xar        z24.s, z24.s, z2.s, #22
        movprfx    z2, z1
        bsl        z2.d, z2.d, z19.d, z6.d
        add        z20.s, z20.s, z31.s
        ldr        z8, [sp, #3, mul vl]
        add        z20.s, z8.s, z20.s
        add        z2.s, z2.s, z20.s
        mov        z20.s, #0
        xar        z20.s, z20.s, z2.s, #19
        add        z2.s, z20.s, z30.s                   // stream b, right step 31, f4: cycle 245
        mov        z20.s, #0
        xar        z20.s, z20.s, z19.s, #22
        movprfx    z19, z4
        bsl        z19.d, z19.d, z16.d, z7.d
        ld1rw      {z8.s}, p0/z, [x28, #88]
        add        z25.s, z25.s, z8.s
        add        z19.s, z19.s, z25.s
        mov        z25.s, #0
        xar        z25.s, z25.s, z19.s, #20
        add        z19.s, z25.s, z27.s                  // stream a, left step 32, f2: cycle 253
        mov        z25.s, #0
        xar        z25.s, z25.s, z4.s, #22
        movprfx    z4, z3
        bsl        z4.d, z4.d, z23.d, z21.d
        add        z26.s, z26.s, z8.s
        add        z4.s, z4.s, z26.s
        mov        z26.s, #0
        xar        z26.s, z26.s, z4.s, #20
        add        z4.s, z26.s, z17.s                   // stream b, left step 32, f2: cycle 253
        mov        z26.s, #0
        xar        z26.s, z26.s, z3.s, #22
        movprfx    z3, z0
        bsl        z3.d, z3.d, z5.d, z24.d
        add        z18.s, z18.s, z31.s
        add        z18.s, z9.s, z18.s
        add        z3.s, z3.s, z18.s
        mov        z18.s, #0
        xar        z18.s, z18.s, z3.s, #21
        add        z3.s, z18.s, z22.s                   // stream a, right step 32, f4: cycle 253
        mov        z18.s, #0
        xar        z18.s, z18.s, z5.s, #22
        movprfx    z5, z2
        bsl        z5.d, z5.d, z1.d, z20.d
        add        z30.s, z30.s, z31.s
        add        z30.s, z28.s, z30.s
        add        z5.s, z5.s, z30.s
        mov        z30.s, #0
        xar        z30.s, z30.s, z5.s, #21
        add        z5.s, z30.s, z6.s                    // stream b, right step 32, f4: cycle 253
        mov        z30.s, #0
        xar        z30.s, z30.s, z1.s, #22
        ld1rw      {z1.s}, p0/z, [x28, #92]
        add        z27.s, z27.s, z1.s
        ldr        z31, [sp, #6, mul vl]
        add        z27.s, z31.s, z27.s
        movprfx    z8, z25
        bcax       z8.d, z8.d, z7.d, z19.d
        sub        z27.s, z27.s, z8.s
        mov        z8.s, #0
        xar        z8.s, z8.s, z27.s, #21
        add        z27.s, z8.s, z16.s                   // stream a, left step 33, f3: cycle 261
        mov        z8.s, #0
        xar        z8.s, z8.s, z7.s, #22
        add        z7.s, z17.s, z1.s
        ldr        z17, [sp, #7, mul vl]
        add        z7.s, z17.s, z7.s
        movprfx    z28, z26
        bcax       z28.d, z28.d, z21.d, z4.d
        sub        z7.s, z7.s, z28.s
        mov        z28.s, #0
        xar        z28.s, z28.s, z7.s, #21
        add        z7.s, z28.s, z23.s                   // stream b, left step 33, f3: cycle 261
        mov        z28.s, #0
        xar        z28.s, z28.s, z21.s, #22
        ld1rw      {z21.s}, p0/z, [x28, #96]
        add        z22.s, z22.s, z21.s
        movprfx    z9, z18
        bcax       z9.d, z9.d, z0.d, z3.d
        sub        z22.s, z22.s, z9.s
        mov        z9.s, #0
        xar        z9.s, z9.s, z22.s, #23
        add        z22.s, z9.s, z24.s                   // stream a, right step 33, f3: cycle 261
        mov        z9.s, #0
        xar        z9.s, z9.s, z0.s, #22
        add        z0.s, z6.s, z21.s
        movprfx    z6, z30
        bcax       z6.d, z6.d, z2.d, z5.d
        sub        z0.s, z0.s, z6.s
        mov        z6.s, #0
        xar        z6.s, z6.s, z0.s, #23
        add        z0.s, z6.s, z20.s                    // stream b, right step 33, f3: cycle 261
        mov        z6.s, #0
        xar        z6.s, z6.s, z2.s, #22
        add        z2.s, z16.s, z1.s
        movprfx    z16, z8
        bcax       z16.d, z16.d, z19.d, z27.d
        sub        z2.s, z2.s, z16.s
        mov        z16.s, #0
        xar        z16.s, z16.s, z2.s, #19
        add        z2.s, z16.s, z25.s                   // stream a, left step 34, f3: cycle 269
        mov        z16.s, #0
        xar        z16.s, z16.s, z19.s, #22
        add        z19.s, z23.s, z1.s
        movprfx    z23, z28
        bcax       z23.d, z23.d, z4.d, z7.d
        sub        z19.s, z19.s, z23.s
        mov        z23.s, #0
        xar        z23.s, z23.s, z19.s, #19
        add        z19.s, z23.s, z26.s                  // stream b, left step 34, f3: cycle 269
        mov        z23.s, #0
        xar        z23.s, z23.s, z4.s, #22
        add        z4.s, z24.s, z21.s
        ldr        z24, [sp, #10, mul vl]
        add        z4.s, z24.s, z4.s
        movprfx    z24, z9
        bcax       z24.d, z24.d, z3.d, z22.d
        sub        z4.s, z4.s, z24.s
        mov        z24.s, #0
        xar        z24.s, z24.s, z4.s, #25
        add        z4.s, z24.s, z18.s                   // stream a, right step 34, f3: cycle 269
        mov        z24.s, #0
        xar        z24.s, z24.s, z3.s, #22
        add        z3.s, z20.s, z21.s
        ldr        z20, [sp, #11, mul vl]
        add        z3.s, z20.s, z3.s
        movprfx    z20, z6
        bcax       z20.d, z20.d, z5.d, z0.d
        sub        z3.s, z3.s, z20.s
        mov        z20.s, #0
        xar        z20.s, z20.s, z3.s, #25
        add        z3.s, z20.s, z30.s                   // stream b, right step 34, f3: cycle 269
        mov        z20.s, #0
        xar        z20.s, z20.s, z5.s, #22
        ld1rw      {z5.s}, p0/z, [x28, #100]
        add        z25.s, z25.s, z5.s
        movprfx    z17, z16
        bcax       z17.d, z17.d, z27.d, z2.d
        sub        z17.s, z25.s, z17.s
        mov        z25.s, #0
        xar        z25.s, z25.s, z17.s, #26
        add        z17.s, z25.s, z8.s                   // stream a, left step 35, f3: cycle 277
        mov        z25.s, #0
        xar        z25.s, z25.s, z27.s, #22
        add        z5.s, z26.s, z5.s
        movprfx    z26, z23
        bcax       z26.d, z26.d, z7.d, z19.d
        sub        z5.s, z5.s, z26.s
        mov        z26.s, #0
        xar        z26.s, z26.s, z5.s, #26
        add        z5.s, z26.s, z28.s                   // stream b, left step 35, f3: cycle 277
        mov        z26.s, #0
        xar        z26.s, z26.s, z7.s, #22
        add        z7.s, z18.s, z21.s
        add        z7.s, z29.s, z7.s
        movprfx    z18, z24
        bcax       z18.d, z18.d, z22.d, z4.d
        sub        z7.s, z7.s, z18.s
        mov        z18.s, #0
        xar        z18.s, z18.s, z7.s, #17
        add        z7.s, z18.s, z9.s                    // stream a, right step 35, f3: cycle 277
        mov        z18.s, #0
        xar        z18.s, z18.s, z22.s, #22
        add        z22.s, z30.s, z21.s
        ldr        z27, [sp, #3, mul vl]
        add        z22.s, z27.s, z22.s
        movprfx    z30, z20
        bcax       z30.d, z30.d, z0.d, z3.d
        sub        z22.s, z22.s, z30.s
        mov        z30.s, #0
        xar        z30.s, z30.s, z22.s, #17
        add        z22.s, z30.s, z6.s                   // stream b, right step 35, f3: cycle 277
        mov        z30.s, #0
        xar        z30.s, z30.s, z0.s, #22
        add        z0.s, z8.s, z1.s
        ldr        z8, [sp, #8, mul vl]
        add        z0.s, z8.s, z0.s
        movprfx    z8, z25
        bcax       z8.d, z8.d, z2.d, z17.d
        sub        z0.s, z0.s, z8.s
        mov        z8.s, #0
        xar        z8.s, z8.s, z0.s, #25
        add        z0.s, z8.s, z16.s                    // stream a, left step 36, f3: cycle 285
        mov        z8.s, #0
        xar        z8.s, z8.s, z2.s, #22
        add        z2.s, z28.s, z1.s
        ldr        z28, [sp, #9, mul vl]
        add        z2.s, z28.s, z2.s
        movprfx    z28, z26
        bcax       z28.d, z28.d, z19.d, z5.d
        sub        z2.s, z2.s, z28.s
        mov        z28.s, #0
        xar        z28.s, z28.s, z2.s, #25
        add        z2.s, z28.s, z23.s                   // stream b, left step 36, f3: cycle 285
        mov        z28.s, #0
        xar        z28.s, z28.s, z19.s, #22
        add        z19.s, z9.s, z21.s
        add        z19.s, z31.s, z19.s
        movprfx    z9, z18
        bcax       z9.d, z9.d, z4.d, z7.d
        sub        z19.s, z19.s, z9.s
        mov        z9.s, #0
        xar        z9.s, z9.s, z19.s, #21
        add        z19.s, z9.s, z24.s                   // stream a, right step 36, f3: cycle 285
        mov        z9.s, #0
        xar        z9.s, z9.s, z4.s, #22
        add        z4.s, z6.s, z21.s
        ldr        z6, [sp, #7, mul vl]
        add        z4.s, z6.s, z4.s
        movprfx    z6, z30
        bcax       z6.d, z6.d, z3.d, z22.d
        sub        z4.s, z4.s, z6.s
        mov        z6.s, #0
        xar        z6.s, z6.s, z4.s, #21
        add        z4.s, z6.s, z20.s                    // stream b, right step 36, f3: cycle 285
        mov        z6.s, #0
        xar        z6.s, z6.s, z3.s, #22
        add        z3.s, z16.s, z1.s
        movprfx    z16, z8
        bcax       z16.d, z16.d, z17.d, z0.d
        sub        z3.s, z3.s, z16.s
        mov        z16.s, #0
        xar        z16.s, z16.s, z3.s, #18
        add        z3.s, z16.s, z25.s                   // stream a, left step 37, f3: cycle 293
        mov        z16.s, #0
        xar        z16.s, z16.s, z17.s, #22
        add        z17.s, z23.s, z1.s
        movprfx    z23, z28
        bcax       z23.d, z23.d, z5.d, z2.d
        sub        z17.s, z17.s, z23.s
        mov        z23.s, #0
        xar        z23.s, z23.s, z17.s, #18
        add        z17.s, z23.s, z26.s                  // stream b, left step 37, f3: cycle 293
        mov        z23.s, #0
        xar        z23.s, z23.s, z5.s, #22
        add        z5.s, z24.s, z21.s
        ldr        z24, [sp, #14, mul vl]
        add        z5.s, z24.s, z5.s
        movprfx    z31, z9
        bcax       z31.d, z31.d, z7.d, z19.d
        sub        z5.s, z5.s, z31.s
        mov        z31.s, #0
        xar        z31.s, z31.s, z5.s, #24
        add        z5.s, z31.s, z18.s                   // stream a, right step 37, f3: cycle 293
        mov        z31.s, #0
        xar        z31.s, z31.s, z7.s, #22
        add        z7.s, z20.s, z21.s
        ldr        z20, [sp, #15, mul vl]
        add        z7.s, z20.s, z7.s
        movprfx    z20, z6
        bcax       z20.d, z20.d, z22.d, z4.d
        sub        z7.s, z7.s, z20.s
        mov        z20.s, #0
        xar        z20.s, z20.s, z7.s, #24
        add        z7.s, z20.s, z30.s                   // stream b, right step 37, f3: cycle 293
        mov        z20.s, #0
        xar        z20.s, z20.s, z22.s, #22
        add        z22.s, z25.s, z1.s
        movprfx    z25, z16
        bcax       z25.d, z25.d, z0.d, z3.d
        sub        z22.s, z22.s, z25.s
        mov        z25.s, #0
        xar        z25.s, z25.s, z22.s, #23
        add        z22.s, z25.s, z8.s                   // stream a, left step 38, f3: cycle 301
        mov        z25.s, #0
        xar        z25.s, z25.s, z0.s, #22
        add        z0.s, z26.s, z1.s
        movprfx    z26, z23
        bcax       z26.d, z26.d, z2.d, z17.d
        sub        z0.s, z0.s, z26.s
        mov        z26.s, #0
        xar        z26.s, z26.s, z0.s, #23
        add        z0.s, z26.s, z28.s                   // stream b, left step 38, f3: cycle 301
        mov        z26.s, #0
        xar        z26.s, z26.s, z2.s, #22
        ld1rw      {z2.s}, p0/z, [x28, #104]
        add        z18.s, z18.s, z2.s
        movprfx    z24, z31
        bcax       z24.d, z24.d, z19.d, z5.d
        sub        z18.s, z18.s, z24.s
        mov        z24.s, #0
        xar        z24.s, z24.s, z18.s, #26
        add        z18.s, z24.s, z9.s                   // stream a, right step 38, f3: cycle 301
        mov        z24.s, #0
        xar        z24.s, z24.s, z19.s, #22
        add        z2.s, z30.s, z2.s
        movprfx    z19, z20
        bcax       z19.d, z19.d, z4.d, z7.d
        sub        z2.s, z2.s, z19.s
        mov        z19.s, #0
        xar        z19.s, z19.s, z2.s, #26
        add        z2.s, z19.s, z6.s                    // stream b, right step 38, f3: cycle 301
        mov        z19.s, #0
        xar        z19.s, z19.s, z4.s, #22
        ld1rw      {z4.s}, p0/z, [x28, #108]
        add        z30.s, z8.s, z4.s
        movprfx    z8, z25
        bcax       z8.d, z8.d, z3.d, z22.d
        sub        z30.s, z30.s, z8.s
        mov        z8.s, #0
        xar        z8.s, z8.s, z30.s, #19
        add        z30.s, z8.s, z16.s                   // stream a, left step 39, f3: cycle 309
        mov        z8.s, #0
        xar        z8.s, z8.s, z3.s, #22
        add        z3.s, z28.s, z4.s
        movprfx    z4, z26
        bcax       z4.d, z4.d, z17.d, z0.d
        sub        z3.s, z3.s, z4.s
        mov        z4.s, #0
        xar        z4.s, z4.s, z3.s, #19
        add        z3.s, z4.s, z23.s                    // stream b, left step 39, f3: cycle 309
        mov        z4.s, #0
        xar        z4.s, z4.s, z17.s, #22
        add        z17.s, z9.s, z21.s
        ldr        z28, [sp, #12, mul vl]
        add        z17.s, z28.s, z17.s
        movprfx    z9, z24
        bcax       z9.d, z9.d, z5.d, z18.d
        sub        z17.s, z17.s, z9.s
        mov        z9.s, #0
        xar        z9.s, z9.s, z17.s, #26
        add        z17.s, z9.s, z31.s                   // stream a, right step 39, f3: cycle 309
        mov        z9.s, #0
        xar        z9.s, z9.s, z5.s, #22
        add        z5.s, z6.s, z21.s
        ldr        z6, [sp, #13, mul vl]
        add        z5.s, z6.s, z5.s
        movprfx    z6, z19
        bcax       z6.d, z6.d, z7.d, z2.d
        sub        z5.s, z5.s, z6.s
        mov        z6.s, #0
        xar        z6.s, z6.s, z5.s, #26
        add        z5.s, z6.s, z20.s                    // stream b, right step 39, f3: cycle 309
        mov        z6.s, #0
        xar        z6.s, z6.s, z7.s, #22
        add        z7.s, z16.s, z1.s
        add        z7.s, z29.s, z7.s
        movprfx    z16, z8
        bcax       z16.d, z16.d, z22.d, z30.d
        sub        z7.s, z7.s, z16.s
        mov        z16.s, #0
        xar        z16.s, z16.s, z7.s, #17
        add        z7.s, z16.s, z25.s                   // stream a, left step 40, f3: cycle 317
        mov        z16.s, #0
        xar        z16.s, z16.s, z22.s, #22
        add        z22.s, z23.s, z1.s
        add        z22.s, z27.s, z22.s
        movprfx    z23, z4
        bcax       z23.d, z23.d, z0.d, z3.d
        sub        z22.s, z22.s, z23.s
        mov        z23.s, #0
        xar        z23.s, z23.s, z22.s, #17
        add        z22.s, z23.s, z26.s                  // stream b, left step 40, f3: cycle 317
        mov        z23.s, #0
        xar        z23.s, z23.s, z0.s, #22
        add        z0.s, z31.s, z21.s
        movprfx    z31, z9
        bcax       z31.d, z31.d, z18.d, z17.d
        sub        z0.s, z0.s, z31.s
        mov        z31.s, #0
        xar        z31.s, z31.s, z0.s, #18
        add        z0.s, z31.s, z24.s                   // stream a, right step 40, f3: cycle 317
        mov        z31.s, #0
        xar        z31.s, z31.s, z18.s, #22
        add        z18.s, z20.s, z21.s
        movprfx    z20, z6
        bcax       z20.d, z20.d, z2.d, z5.d
        sub        z18.s, z18.s, z20.s
        mov        z20.s, #0
        xar        z20.s, z20.s, z18.s, #18
        add        z18.s, z20.s, z19.s                  // stream b, right step 40, f3: cycle 317
        mov        z20.s, #0
        xar        z20.s, z20.s, z2.s, #22
        add        z2.s, z25.s, z1.s
        ldr        z25, [sp, #4, mul vl]
        add        z2.s, z25.s, z2.s
        movprfx    z27, z16
        bcax       z27.d, z27.d, z30.d, z7.d
        sub        z2.s, z2.s, z27.s
        mov        z27.s, #0
        xar        z27.s, z27.s, z2.s, #18
        add        z2.s, z27.s, z8.s                    // stream a, left step 41, f3: cycle 325
        mov        z27.s, #0
        xar        z27.s, z27.s, z30.s, #22
        add        z26.s, z26.s, z1.s
        ldr        z30, [sp, #5, mul vl]
        add        z26.s, z30.s, z26.s
        movprfx    z29, z23
        bcax       z29.d, z29.d, z3.d, z22.d
        sub        z26.s, z26.s, z29.s
        mov        z29.s, #0
        xar        z29.s, z29.s, z26.s, #18
        add        z26.s, z29.s, z4.s                   // stream b, left step 41, f3: cycle 325
        mov        z29.s, #0
        xar        z29.s, z29.s, z3.s, #22
        add        z3.s, z24.s, z21.s
        movprfx    z24, z31
        bcax       z24.d, z24.d, z17.d, z0.d
        sub        z3.s, z3.s, z24.s
        mov        z24.s, #0
        xar        z24.s, z24.s, z3.s, #20
        add        z3.s, z24.s, z9.s                    // stream a, right step 41, f3: cycle 325
        mov        z24.s, #0
        xar        z24.s, z24.s, z17.s, #22
        add        z17.s, z19.s, z21.s
        movprfx    z19, z20
        bcax       z19.d, z19.d, z5.d, z18.d
        sub        z17.s, z17.s, z19.s
        mov        z19.s, #0
        xar        z19.s, z19.s, z17.s, #20
        add        z17.s, z19.s, z6.s                   // stream b, right step 41, f3: cycle 325
        mov        z19.s, #0
        xar        z19.s, z19.s, z5.s, #22
        add        z5.s, z8.s, z1.s
        ldr        z8, [sp, #14, mul vl]
        add        z5.s, z8.s, z5.s
        movprfx    z8, z27
        bcax       z8.d, z8.d, z7.d, z2.d
        sub        z5.s, z5.s, z8.s
        mov        z8.s, #0
        xar        z8.s, z8.s, z5.s, #24
        add        z5.s, z8.s, z16.s                    // stream a, left step 42, f3: cycle 333
        mov        z8.s, #0
        xar        z8.s, z8.s, z7.s, #22
        add        z4.s, z4.s, z1.s
        ldr        z7, [sp, #15, mul vl]
        add        z4.s, z7.s, z4.s
        movprfx    z7, z29
        bcax       z7.d, z7.d, z22.d, z26.d
        sub        z4.s, z4.s, z7.s
        mov        z7.s, #0
        xar        z7.s, z7.s, z4.s, #24
        add        z4.s, z7.s, z23.s                    // stream b, left step 42, f3: cycle 333
        mov        z7.s, #0
        xar        z7.s, z7.s, z22.s, #22
        ld1rw      {z22.s}, p0/z, [x28, #112]
        add        z9.s, z9.s, z22.s
        movprfx    z30, z24
        bcax       z30.d, z30.d, z0.d, z3.d
        sub        z30.s, z9.s, z30.s
        mov        z9.s, #0
        xar        z9.s, z9.s, z30.s, #19
        add        z30.s, z9.s, z31.s                   // stream a, right step 42, f3: cycle 333
        mov        z9.s, #0
        xar        z9.s, z9.s, z0.s, #22
        add        z0.s, z6.s, z22.s
        movprfx    z6, z19
        bcax       z6.d, z6.d, z18.d, z17.d
        sub        z0.s, z0.s, z6.s
        mov        z6.s, #0
        xar        z6.s, z6.s, z0.s, #19
        add        z0.s, z6.s, z20.s                    // stream b, right step 42, f3: cycle 333
        mov        z6.s, #0
        xar        z6.s, z6.s, z18.s, #22
        add        z16.s, z16.s, z1.s
        ldr        z18, [sp]
        add        z16.s, z18.s, z16.s
        movprfx    z22, z8
        bcax       z22.d, z22.d, z2.d, z5.d
        sub        z16.s, z16.s, z22.s
        mov        z22.s, #0
        xar        z22.s, z22.s, z16.s, #19
        add        z16.s, z22.s, z27.s                  // stream a, left step 43, f3: cycle 341
        mov        z22.s, #0
        xar        z22.s, z22.s, z2.s, #22
        add        z2.s, z23.s, z1.s
        ldr        z23, [sp, #1, mul vl]
        add        z2.s, z23.s, z2.s
        movprfx    z23, z7
        bcax       z23.d, z23.d, z26.d, z4.d
        sub        z2.s, z2.s, z23.s
        mov        z23.s, #0
        xar        z23.s, z23.s, z2.s, #19
        add        z2.s, z23.s, z29.s                   // stream b, left step 43, f3: cycle 341
        mov        z23.s, #0
        xar        z23.s, z23.s, z26.s, #22
        add        z26.s, z31.s, z21.s
        movprfx    z31, z9
        bcax       z31.d, z31.d, z3.d, z30.d
        sub        z26.s, z26.s, z31.s
        mov        z31.s, #0
        xar        z31.s, z31.s, z26.s, #27
        add        z26.s, z31.s, z24.s                  // stream a, right step 43, f3: cycle 341
        mov        z31.s, #0
        xar        z31.s, z31.s, z3.s, #22
        add        z3.s, z20.s, z21.s
        movprfx    z20, z6
        bcax       z20.d, z20.d, z17.d, z0.d
        sub        z3.s, z3.s, z20.s
        mov        z20.s, #0
        xar        z20.s, z20.s, z3.s, #27
        add        z3.s, z20.s, z19.s                   // stream b, right step 43, f3: cycle 341
        mov        z20.s, #0
        xar        z20.s, z20.s, z17.s, #22
        add        z17.s, z27.s, z1.s
        add        z17.s, z28.s, z17.s
        movprfx    z27, z22
        bcax       z27.d, z27.d, z5.d, z16.d
        sub        z17.s, z17.s, z27.s
        mov        z27.s, #0
        xar        z27.s, z27.s, z17.s, #26
        add        z17.s, z27.s, z8.s                   // stream a, left step 44, f3: cycle 349
        mov        z27.s, #0
        xar        z27.s, z27.s, z5.s, #22
        add        z5.s, z29.s, z1.s
        ldr        z29, [sp, #13, mul vl]
        add        z5.s, z29.s, z5.s
        movprfx    z29, z23
        bcax       z29.d, z29.d, z4.d, z2.d
        sub        z5.s, z5.s, z29.s
        mov        z29.s, #0
        xar        z29.s, z29.s, z5.s, #26
        add        z5.s, z29.s, z7.s                    // stream b, left step 44, f3: cycle 349
        mov        z29.s, #0
        xar        z29.s, z29.s, z4.s, #22
        add        z4.s, z24.s, z21.s
        add        z4.s, z25.s, z4.s
        movprfx    z24, z31
        bcax       z24.d, z24.d, z30.d, z26.d
        sub        z4.s, z4.s, z24.s
        mov        z24.s, #0
        xar        z24.s, z24.s, z4.s, #18
        add        z4.s, z24.s, z9.s                    // stream a, right step 44, f3: cycle 349
        mov        z24.s, #0
        xar        z24.s, z24.s, z30.s, #22
        add        z19.s, z19.s, z21.s
        ldr        z30, [sp, #5, mul vl]
        add        z19.s, z30.s, z19.s
        movprfx    z30, z20
        bcax       z30.d, z30.d, z0.d, z3.d
        sub        z19.s, z19.s, z30.s
        mov        z30.s, #0
        xar        z30.s, z30.s, z19.s, #18
        add        z19.s, z30.s, z6.s                   // stream b, right step 44, f3: cycle 349
        mov        z30.s, #0
        xar        z30.s, z30.s, z0.s, #22
        add        z0.s, z8.s, z1.s
        movprfx    z8, z27
        bcax       z8.d, z8.d, z16.d, z17.d
        sub        z0.s, z0.s, z8.s
        mov        z8.s, #0
        xar        z8.s, z8.s, z0.s, #27
        add        z0.s, z8.s, z22.s                    // stream a, left step 45, f3: cycle 357
        mov        z8.s, #0
        xar        z8.s, z8.s, z16.s, #22
        add        z7.s, z7.s, z1.s
        movprfx    z16, z29
        bcax       z16.d, z16.d, z2.d, z5.d
        sub        z7.s, z7.s, z16.s
        mov        z16.s, #0
        xar        z16.s, z16.s, z7.s, #27
        add        z7.s, z16.s, z23.s                   // stream b, left step 45, f3: cycle 357
        mov        z16.s, #0
        xar        z16.s, z16.s, z2.s, #22
        add        z2.s, z9.s, z21.s
        movprfx    z9, z24
        bcax       z9.d, z9.d, z26.d, z4.d
        sub        z2.s, z2.s, z9.s
        mov        z9.s, #0
        xar        z9.s, z9.s, z2.s, #19
        add        z2.s, z9.s, z31.s                    // stream a, right step 45, f3: cycle 357
        mov        z9.s, #0
        xar        z9.s, z9.s, z26.s, #22
        add        z6.s, z6.s, z21.s
        movprfx    z26, z30
        bcax       z26.d, z26.d, z3.d, z19.d
        sub        z6.s, z6.s, z26.s
        mov        z26.s, #0
        xar        z26.s, z26.s, z6.s, #19
        add        z6.s, z26.s, z20.s                   // stream b, right step 45, f3: cycle 357
        mov        z26.s, #0
        xar        z26.s, z26.s, z3.s, #22
        add        z3.s, z22.s, z1.s
        movprfx    z22, z8
        bcax       z22.d, z22.d, z17.d, z0.d
        sub        z3.s, z3.s, z22.s
        mov        z22.s, #0
        xar        z22.s, z22.s, z3.s, #20
        add        z3.s, z22.s, z27.s                   // stream a, left step 46, f3: cycle 365
        mov        z22.s, #0
        xar        z22.s, z22.s, z17.s, #22
        add        z17.s, z23.s, z1.s
        movprfx    z23, z16
        bcax       z23.d, z23.d, z5.d, z7.d
        sub        z17.s, z17.s, z23.s
        mov        z23.s, #0
        xar        z23.s, z23.s, z17.s, #20
        add        z17.s, z23.s, z29.s                  // stream b, left step 46, f3: cycle 365
        mov        z23.s, #0
        xar        z23.s, z23.s, z5.s, #22
        add        z5.s, z31.s, z21.s
        add        z5.s, z18.s, z5.s
        movprfx    z31, z9
        bcax       z31.d, z31.d, z4.d, z2.d
        sub        z5.s, z5.s, z31.s
        mov        z31.s, #0
        xar        z31.s, z31.s, z5.s, #19
        add        z5.s, z31.s, z24.s                   // stream a, right step 46, f3: cycle 365
        mov        z31.s, #0
        xar        z31.s, z31.s, z4.s, #22
        add        z4.s, z20.s, z21.s
        ldr        z20, [sp, #1, mul vl]
        add        z4.s, z20.s, z4.s
        movprfx    z25, z26
        bcax       z25.d, z25.d, z19.d, z6.d
        sub        z4.s, z4.s, z25.s
        mov        z25.s, #0
        xar        z25.s, z25.s, z4.s, #19
        add        z4.s, z25.s, z30.s                   // stream b, right step 46, f3: cycle 365
        mov        z25.s, #0
        xar        z25.s, z25.s, z19.s, #22
        add        z19.s, z27.s, z1.s
        ldr        z27, [sp, #10, mul vl]
        add        z19.s, z27.s, z19.s
        movprfx    z27, z22
        bcax       z27.d, z27.d, z0.d, z3.d
        sub        z19.s, z19.s, z27.s
        mov        z27.s, #0
        xar        z27.s, z27.s, z19.s, #25
        add        z19.s, z27.s, z8.s                   // stream a, left step 47, f3: cycle 373
        mov        z27.s, #0
        xar        z27.s, z27.s, z0.s, #22
        add        z0.s, z29.s, z1.s
        ldr        z29, [sp, #11, mul vl]
        add        z0.s, z29.s, z0.s
        movprfx    z29, z23
        bcax       z29.d, z29.d, z7.d, z17.d
        sub        z0.s, z0.s, z29.s
        mov        z29.s, #0
        xar        z29.s, z29.s, z0.s, #25
        add        z0.s, z29.s, z16.s                   // stream b, left step 47, f3: cycle 373
        mov        z29.s, #0
        xar        z29.s, z29.s, z7.s, #22
        add        z7.s, z24.s, z21.s
        ldr        z24, [sp, #8, mul vl]
        add        z7.s, z24.s, z7.s
        movprfx    z20, z31
        bcax       z20.d, z20.d, z2.d, z5.d
        sub        z7.s, z7.s, z20.s
        mov        z20.s, #0
        xar        z20.s, z20.s, z7.s, #25
        add        z7.s, z20.s, z9.s                    // stream a, right step 47, f3: cycle 373
        mov        z20.s, #0
        xar        z20.s, z20.s, z2.s, #22
        add        z2.s, z30.s, z21.s
        ldr        z30, [sp, #9, mul vl]
        add        z2.s, z30.s, z2.s
        movprfx    z18, z25
        bcax       z18.d, z18.d, z6.d, z4.d
        sub        z2.s, z2.s, z18.s
        mov        z18.s, #0
        xar        z18.s, z18.s, z2.s, #25
        add        z2.s, z18.s, z26.s                   // stream b, right step 47, f3: cycle 373
        mov        z18.s, #0
        xar        z18.s, z18.s, z6.s, #22
        add        z6.s, z8.s, z1.s
        movprfx    z8, z27
        bcax       z8.d, z8.d, z3.d, z19.d
        sub        z6.s, z6.s, z8.s
        mov        z8.s, #0
        xar        z8.s, z8.s, z6.s, #27
        add        z6.s, z8.s, z22.s                    // stream a, left step 48, f3: cycle 381
        mov        z8.s, #0
        xar        z8.s, z8.s, z3.s, #22
        add        z1.s, z16.s, z1.s
        movprfx    z3, z29
        bcax       z3.d, z3.d, z17.d, z0.d
        sub        z1.s, z1.s, z3.s
        mov        z3.s, #0
        xar        z3.s, z3.s, z1.s, #27
        add        z1.s, z3.s, z23.s                    // stream b, left step 48, f3: cycle 381
        mov        z3.s, #0
        xar        z3.s, z3.s, z17.s, #22
        add        z16.s, z9.s, z21.s
        movprfx    z17, z20
        bcax       z17.d, z17.d, z5.d, z7.d
        sub        z16.s, z16.s, z17.s
        mov        z17.s, #0
        xar        z17.s, z17.s, z16.s, #27
        add        z16.s, z17.s, z31.s                  // stream a, right step 48, f3: cycle 381
        mov        z17.s, #0
        xar        z17.s, z17.s, z5.s, #22
        add        z5.s, z26.s, z21.s
        movprfx    z21, z18
        bcax       z21.d, z21.d, z4.d, z2.d
        sub        z5.s, z5.s, z21.s
        mov        z21.s, #0
        xar        z21.s, z21.s, z5.s, #27
        add        z5.s, z21.s, z25.s                   // stream b, right step 48, f3: cycle 381
        mov        z21.s, #0
        xar        z21.s, z21.s, z4.s, #22
        movprfx    z4, z6
        bsl        z4.d, z4.d, z19.d, z8.d
        ld1rw      {z26.s}, p0/z, [x28, #116]
        add        z22.s, z22.s, z26.s
        ldr        z9, [sp, #2, mul vl]
        add        z22.s, z9.s, z22.s
        add        z4.s, z4.s, z22.s
        mov        z22.s, #0
        xar        z22.s, z22.s, z4.s, #21
        add        z4.s, z22.s, z27.s                   // stream a, left step 49, f4: cycle 389
        mov        z22.s, #0
        xar        z22.s, z22.s, z19.s, #22
        movprfx    z19, z1
        bsl        z19.d, z19.d, z0.d, z3.d
        add        z23.s, z23.s, z26.s
        ldr        z9, [sp, #3, mul vl]
        add        z23.s, z9.s, z23.s
        add        z19.s, z19.s, z23.s
        mov        z23.s, #0
        xar        z23.s, z23.s, z19.s, #21
        add        z19.s, z23.s, z29.s                  // stream b, left step 49, f4: cycle 389
        mov        z23.s, #0
        xar        z23.s, z23.s, z0.s, #22
        movprfx    z0, z7
        bsl        z0.d, z0.d, z17.d, z16.d
        ld1rw      {z9.s}, p0/z, [x28, #120]
        add        z31.s, z31.s, z9.s
        add        z0.s, z0.s, z31.s
        mov        z31.s, #0
        xar        z31.s, z31.s, z0.s, #17
        add        z0.s, z31.s, z20.s                   // stream a, right step 49, f2: cycle 389
        mov        z31.s, #0
        xar        z31.s, z31.s, z7.s, #22
        movprfx    z7, z2
        bsl        z7.d, z7.d, z21.d, z5.d
        add        z25.s, z25.s, z9.s
        add        z7.s, z7.s, z25.s
        mov        z25.s, #0
        xar        z25.s, z25.s, z7.s, #17
        add        z7.s, z25.s, z18.s                   // stream b, right step 49, f2: cycle 389
        mov        z25.s, #0
        xar        z25.s, z25.s, z2.s, #22
        movprfx    z2, z4
        bsl        z2.d, z2.d, z6.d, z22.d
        add        z27.s, z27.s, z26.s
        add        z2.s, z2.s, z27.s
        mov        z27.s, #0
        xar        z27.s, z27.s, z2.s, #20
        add        z2.s, z27.s, z8.s                    // stream a, left step 50, f4: cycle 397
        mov        z27.s, #0
        xar        z27.s, z27.s, z6.s, #22
        movprfx    z6, z19
        bsl        z6.d, z6.d, z1.d, z23.d
        add        z29.s, z29.s, z26.s
        add        z6.s, z6.s, z29.s
        mov        z29.s, #0
        xar        z29.s, z29.s, z6.s, #20
        add        z6.s, z29.s, z3.s                    // stream b, left step 50, f4: cycle 397
        mov        z29.s, #0
        xar        z29.s, z29.s, z1.s, #22
        movprfx    z1, z16
        bsl        z1.d, z1.d, z31.d, z0.d
        ld1rw      {z9.s}, p0/z, [x28, #124]
        add        z20.s, z20.s, z9.s
        add        z20.s, z28.s, z20.s
        add        z1.s, z1.s, z20.s
        mov        z20.s, #0
        xar        z20.s, z20.s, z1.s, #27
        add        z1.s, z20.s, z17.s                   // stream a, right step 50, f2: cycle 397
        mov        z20.s, #0
        xar        z20.s, z20.s, z16.s, #22
        movprfx    z16, z5
        bsl        z16.d, z16.d, z25.d, z7.d
        add        z18.s, z18.s, z9.s
        ldr        z28, [sp, #13, mul vl]
        add        z18.s, z28.s, z18.s
        add        z16.s, z16.s, z18.s
        mov        z18.s, #0
        xar        z18.s, z18.s, z16.s, #27
        add        z16.s, z18.s, z21.s                  // stream b, right step 50, f2: cycle 397
        mov        z18.s, #0
        xar        z18.s, z18.s, z5.s, #22
        movprfx    z5, z2
        bsl        z5.d, z5.d, z4.d, z27.d
        add        z8.s, z8.s, z26.s
        add        z5.s, z5.s, z8.s
        mov        z8.s, #0
        xar        z8.s, z8.s, z5.s, #18
        add        z5.s, z8.s, z22.s                    // stream a, left step 51, f4: cycle 405
        mov        z8.s, #0
        xar        z8.s, z8.s, z4.s, #22
        movprfx    z4, z6
        bsl        z4.d, z4.d, z19.d, z29.d
        add        z3.s, z3.s, z26.s
        add        z3.s, z4.s, z3.s
        mov        z4.s, #0
        xar        z4.s, z4.s, z3.s, #18
        add        z3.s, z4.s, z23.s                    // stream b, left step 51, f4: cycle 405
        mov        z4.s, #0
        xar        z4.s, z4.s, z19.s, #22
        movprfx    z19, z0
        bsl        z19.d, z19.d, z20.d, z1.d
        add        z17.s, z17.s, z9.s
        add        z17.s, z24.s, z17.s
        add        z17.s, z19.s, z17.s
        mov        z19.s, #0
        xar        z19.s, z19.s, z17.s, #24
        add        z17.s, z19.s, z31.s                  // stream a, right step 51, f2: cycle 405
        mov        z19.s, #0
        xar        z19.s, z19.s, z0.s, #22
        movprfx    z0, z7
        bsl        z0.d, z0.d, z18.d, z16.d
        add        z21.s, z21.s, z9.s
        add        z21.s, z30.s, z21.s
        add        z0.s, z0.s, z21.s
        mov        z21.s, #0
        xar        z21.s, z21.s, z0.s, #24
        add        z0.s, z21.s, z25.s                   // stream b, right step 51, f2: cycle 405
        mov        z21.s, #0
        xar        z21.s, z21.s, z7.s, #22
        movprfx    z7, z5
        bsl        z7.d, z7.d, z2.d, z8.d
        add        z22.s, z22.s, z26.s
        add        z7.s, z7.s, z22.s
        mov        z22.s, #0
        xar        z22.s, z22.s, z7.s, #17
        add        z7.s, z22.s, z27.s                   // stream a, left step 52, f4: cycle 413
        mov        z22.s, #0
        xar        z22.s, z22.s, z2.s, #22
        movprfx    z2, z3
        bsl        z2.d, z2.d, z6.d, z4.d
        add        z23.s, z23.s, z26.s
        add        z2.s, z2.s, z23.s
        mov        z23.s, #0
        xar        z23.s, z23.s, z2.s, #17
        add        z2.s, z23.s, z29.s                   // stream b, left step 52, f4: cycle 413
        mov        z23.s, #0
        xar        z23.s, z23.s, z6.s, #22
        movprfx    z6, z1
        bsl        z6.d, z6.d, z19.d, z17.d
        add        z31.s, z31.s, z9.s
        ldr        z28, [sp, #2, mul vl]
        add        z31.s, z28.s, z31.s
        add        z6.s, z6.s, z31.s
        mov        z31.s, #0
        xar        z31.s, z31.s, z6.s, #21
        add        z6.s, z31.s, z20.s                   // stream a, right step 52, f2: cycle 413
        mov        z31.s, #0
        xar        z31.s, z31.s, z1.s, #22
        movprfx    z1, z16
        bsl        z1.d, z1.d, z21.d, z0.d
        add        z25.s, z25.s, z9.s
        ldr        z28, [sp, #3, mul vl]
        add        z25.s, z28.s, z25.s
        add        z1.s, z1.s, z25.s
        mov        z25.s, #0
        xar        z25.s, z25.s, z1.s, #21
        add        z1.s, z25.s, z18.s                   // stream b, right step 52, f2: cycle 413
        mov        z25.s, #0
        xar        z25.s, z25.s, z16.s, #22
        movprfx    z16, z7
        bsl        z16.d, z16.d, z5.d, z22.d
        add        z27.s, z27.s, z26.s
        ldr        z28, [sp]
        add        z27.s, z28.s, z27.s
        add        z16.s, z16.s, z27.s
        mov        z27.s, #0
        xar        z27.s, z27.s, z16.s, #18
        add        z16.s, z27.s, z8.s                   // stream a, left step 53, f4: cycle 421
        mov        z27.s, #0
        xar        z27.s, z27.s, z5.s, #22
        movprfx    z5, z2
        bsl        z5.d, z5.d, z3.d, z23.d
        add        z29.s, z29.s, z26.s
        ldr        z28, [sp, #1, mul vl]
        add        z29.s, z28.s, z29.s
        add        z5.s, z5.s, z29.s
        mov        z29.s, #0
        xar        z29.s, z29.s, z5.s, #18
        add        z5.s, z29.s, z4.s                    // stream b, left step 53, f4: cycle 421
        mov        z29.s, #0
        xar        z29.s, z29.s, z3.s, #22
        movprfx    z3, z17
        bsl        z3.d, z3.d, z31.d, z6.d
        add        z20.s, z20.s, z9.s
        ldr        z28, [sp, #6, mul vl]
        add        z20.s, z28.s, z20.s
        add        z3.s, z3.s, z20.s
        mov        z20.s, #0
        xar        z20.s, z20.s, z3.s, #18
        add        z3.s, z20.s, z19.s                   // stream a, right step 53, f2: cycle 421
        mov        z20.s, #0
        xar        z20.s, z20.s, z17.s, #22
        movprfx    z17, z0
        bsl        z17.d, z17.d, z25.d, z1.d
        add        z18.s, z18.s, z9.s
        ldr        z28, [sp, #7, mul vl]
        add        z18.s, z28.s, z18.s
        add        z17.s, z17.s, z18.s
        mov        z18.s, #0
        xar        z18.s, z18.s, z17.s, #18
        add        z17.s, z18.s, z21.s                  // stream b, right step 53, f2: cycle 421
        mov        z18.s, #0
        xar        z18.s, z18.s, z0.s, #22
        movprfx    z0, z16
        bsl        z0.d, z0.d, z7.d, z27.d
        ld1rw      {z28.s}, p0/z, [x28, #128]
        add        z8.s, z8.s, z28.s
        add        z0.s, z0.s, z8.s
        mov        z8.s, #0
        xar        z8.s, z8.s, z0.s, #17
        add        z0.s, z8.s, z22.s                    // stream a, left step 54, f4: cycle 429
        mov        z8.s, #0
        xar        z8.s, z8.s, z7.s, #22
        movprfx    z7, z5
        bsl        z7.d, z7.d, z2.d, z29.d
        add        z4.s, z4.s, z28.s
        add        z4.s, z7.s, z4.s
        mov        z7.s, #0
        xar        z7.s, z7.s, z4.s, #17
        add        z4.s, z7.s, z23.s                    // stream b, left step 54, f4: cycle 429
        mov        z7.s, #0
        xar        z7.s, z7.s, z2.s, #22
        movprfx    z2, z6
        bsl        z2.d, z2.d, z20.d, z3.d
        add        z19.s, z19.s, z9.s
        add        z2.s, z2.s, z19.s
        mov        z19.s, #0
        xar        z19.s, z19.s, z2.s, #18
        add        z2.s, z19.s, z31.s                   // stream a, right step 54, f2: cycle 429
        mov        z19.s, #0
        xar        z19.s, z19.s, z6.s, #22
        movprfx    z6, z1
        bsl        z6.d, z6.d, z18.d, z17.d
        add        z21.s, z21.s, z9.s
        add        z6.s, z6.s, z21.s
        mov        z21.s, #0
        xar        z21.s, z21.s, z6.s, #18
        add        z6.s, z21.s, z25.s                   // stream b, right step 54, f2: cycle 429
        mov        z21.s, #0
        xar        z21.s, z21.s, z1.s, #22
        movprfx    z1, z0
        bsl        z1.d, z1.d, z16.d, z8.d
        add        z22.s, z22.s, z26.s
        add        z1.s, z1.s, z22.s
        mov        z22.s, #0
        xar        z22.s, z22.s, z1.s, #23
        add        z1.s, z22.s, z27.s                   // stream a, left step 55, f4: cycle 437
        mov        z22.s, #0
        xar        z22.s, z22.s, z16.s, #22
        movprfx    z16, z4
        bsl        z16.d, z16.d, z5.d, z7.d
        add        z23.s, z23.s, z26.s
        add        z16.s, z16.s, z23.s
        mov        z23.s, #0
        xar        z23.s, z23.s, z16.s, #23
        add        z16.s, z23.s, z29.s                  // stream b, left step 55, f4: cycle 437
        mov        z23.s, #0
        xar        z23.s, z23.s, z5.s, #22
        movprfx    z5, z3
        bsl        z5.d, z5.d, z19.d, z2.d
        add        z28.s, z31.s, z9.s
        add        z5.s, z5.s, z28.s
        mov        z28.s, #0
        xar        z28.s, z28.s, z5.s, #26
        add        z5.s, z28.s, z20.s                   // stream a, right step 55, f2: cycle 437
        mov        z28.s, #0
        xar        z28.s, z28.s, z3.s, #22
        movprfx    z3, z17
        bsl        z3.d, z3.d, z21.d, z6.d
        add        z25.s, z25.s, z9.s
        add        z3.s, z3.s, z25.s
        mov        z25.s, #0
        xar        z25.s, z25.s, z3.s, #26
        add        z3.s, z25.s, z18.s                   // stream b, right step 55, f2: cycle 437
        mov        z25.s, #0
        xar        z25.s, z25.s, z17.s, #22
        movprfx    z17, z1
        bsl        z17.d, z17.d, z0.d, z22.d
        add        z27.s, z27.s, z26.s
        add        z27.s, z24.s, z27.s
        add        z17.s, z17.s, z27.s
        mov        z27.s, #0
        xar        z27.s, z27.s, z17.s, #24
        add        z17.s, z27.s, z8.s                   // stream a, left step 56, f4: cycle 445
        mov        z27.s, #0
        xar        z27.s, z27.s, z0.s, #22
        movprfx    z0, z16
        bsl        z0.d, z0.d, z4.d, z23.d
        add        z29.s, z29.s, z26.s
        add        z29.s, z30.s, z29.s
        add        z0.s, z0.s, z29.s
        mov        z29.s, #0
        xar        z29.s, z29.s, z0.s, #24
        add        z0.s, z29.s, z7.s                    // stream b, left step 56, f4: cycle 445
        mov        z29.s, #0
        xar        z29.s, z29.s, z4.s, #22
        movprfx    z4, z2
        bsl        z4.d, z4.d, z28.d, z5.d
        add        z20.s, z20.s, z9.s
        ldr        z31, [sp]
        add        z20.s, z31.s, z20.s
        add        z4.s, z4.s, z20.s
        mov        z20.s, #0
        xar        z20.s, z20.s, z4.s, #18
        add        z4.s, z20.s, z19.s                   // stream a, right step 56, f2: cycle 445
        mov        z20.s, #0
        xar        z20.s, z20.s, z2.s, #22
        movprfx    z2, z6
        bsl        z2.d, z2.d, z25.d, z3.d
        add        z18.s, z18.s, z9.s
        ldr        z31, [sp, #1, mul vl]
        add        z18.s, z31.s, z18.s
        add        z2.s, z2.s, z18.s
        mov        z18.s, #0
        xar        z18.s, z18.s, z2.s, #18
        add        z2.s, z18.s, z21.s                   // stream b, right step 56, f2: cycle 445
        mov        z18.s, #0
        xar        z18.s, z18.s, z6.s, #22
        movprfx    z6, z17
        bsl        z6.d, z6.d, z1.d, z27.d
        add        z8.s, z8.s, z26.s
        add        z6.s, z6.s, z8.s
        mov        z8.s, #0
        xar        z8.s, z8.s, z6.s, #23
        add        z6.s, z8.s, z22.s                    // stream a, left step 57, f4: cycle 453
        mov        z8.s, #0
        xar        z8.s, z8.s, z1.s, #22
        movprfx    z1, z0
        bsl        z1.d, z1.d, z16.d, z29.d
        add        z7.s, z7.s, z26.s
        add        z1.s, z1.s, z7.s
        mov        z7.s, #0
        xar        z7.s, z7.s, z1.s, #23
        add        z1.s, z7.s, z23.s                    // stream b, left step 57, f4: cycle 453
        mov        z7.s, #0
        xar        z7.s, z7.s, z16.s, #22
        movprfx    z16, z5
        bsl        z16.d, z16.d, z20.d, z4.d
        add        z19.s, z19.s, z9.s
        ldr        z31, [sp, #10, mul vl]
        add        z19.s, z31.s, z19.s
        add        z16.s, z16.s, z19.s
        mov        z19.s, #0
        xar        z19.s, z19.s, z16.s, #26
        add        z16.s, z19.s, z28.s                  // stream a, right step 57, f2: cycle 453
        mov        z19.s, #0
        xar        z19.s, z19.s, z5.s, #22
        movprfx    z5, z3
        bsl        z5.d, z5.d, z18.d, z2.d
        add        z21.s, z21.s, z9.s
        ldr        z30, [sp, #11, mul vl]
        add        z21.s, z30.s, z21.s
        add        z5.s, z5.s, z21.s
        mov        z21.s, #0
        xar        z21.s, z21.s, z5.s, #26
        add        z5.s, z21.s, z25.s                   // stream b, right step 57, f2: cycle 453
        mov        z21.s, #0
        xar        z21.s, z21.s, z3.s, #22
        movprfx    z3, z6
        bsl        z3.d, z3.d, z17.d, z8.d
        add        z22.s, z22.s, z26.s
        ldr        z24, [sp, #6, mul vl]
        add        z22.s, z24.s, z22.s
        add        z3.s, z3.s, z22.s
        mov        z22.s, #0
        xar        z22.s, z22.s, z3.s, #18
        add        z3.s, z22.s, z27.s                   // stream a, left step 58, f4: cycle 461
        mov        z22.s, #0
        xar        z22.s, z22.s, z17.s, #22
        movprfx    z17, z1
        bsl        z17.d, z17.d, z0.d, z7.d
        add        z23.s, z23.s, z26.s
        ldr        z24, [sp, #7, mul vl]
        add        z23.s, z24.s, z23.s
        add        z17.s, z17.s, z23.s
        mov        z23.s, #0
        xar        z23.s, z23.s, z17.s, #18
        add        z17.s, z23.s, z29.s                  // stream b, left step 58, f4: cycle 461
        mov        z23.s, #0
        xar        z23.s, z23.s, z0.s, #22
        movprfx    z0, z4
        bsl        z0.d, z0.d, z19.d, z16.d
        add        z28.s, z28.s, z9.s
        add        z0.s, z0.s, z28.s
        mov        z28.s, #0
        xar        z28.s, z28.s, z0.s, #23
        add        z0.s, z28.s, z20.s                   // stream a, right step 58, f2: cycle 461
        mov        z28.s, #0
        xar        z28.s, z28.s, z4.s, #22
        movprfx    z4, z2
        bsl        z4.d, z4.d, z21.d, z5.d
        add        z25.s, z25.s, z9.s
        add        z4.s, z4.s, z25.s
        mov        z25.s, #0
        xar        z25.s, z25.s, z4.s, #23
        add        z4.s, z25.s, z18.s                   // stream b, right step 58, f2: cycle 461
        mov        z25.s, #0
        xar        z25.s, z25.s, z2.s, #22
        movprfx    z2, z3
        bsl        z2.d, z2.d, z6.d, z22.d
        add        z27.s, z27.s, z26.s
        ldr        z24, [sp, #14, mul vl]
        add        z27.s, z24.s, z27.s
        add        z2.s, z2.s, z27.s
        mov        z27.s, #0
        xar        z27.s, z27.s, z2.s, #27
        add        z2.s, z27.s, z8.s                    // stream a, left step 59, f4: cycle 469
        mov        z27.s, #0
        xar        z27.s, z27.s, z6.s, #22
        movprfx    z6, z17
        bsl        z6.d, z6.d, z1.d, z23.d
        add        z29.s, z29.s, z26.s
        ldr        z24, [sp, #15, mul vl]
        add        z29.s, z24.s, z29.s
        add        z6.s, z6.s, z29.s
        mov        z29.s, #0
        xar        z29.s, z29.s, z6.s, #27
        add        z6.s, z29.s, z7.s                    // stream b, left step 59, f4: cycle 469
        mov        z29.s, #0
        xar        z29.s, z29.s, z1.s, #22
        movprfx    z1, z16
        bsl        z1.d, z1.d, z28.d, z0.d
        add        z20.s, z20.s, z9.s
        ldr        z24, [sp, #4, mul vl]
        add        z20.s, z24.s, z20.s
        add        z1.s, z1.s, z20.s
        mov        z20.s, #0
        xar        z20.s, z20.s, z1.s, #20
        add        z1.s, z20.s, z19.s                   // stream a, right step 59, f2: cycle 469
        mov        z20.s, #0
        xar        z20.s, z20.s, z16.s, #22
        movprfx    z16, z5
        bsl        z16.d, z16.d, z25.d, z4.d
        add        z18.s, z18.s, z9.s
        ldr        z24, [sp, #5, mul vl]
        add        z18.s, z24.s, z18.s
        add        z16.s, z16.s, z18.s
        mov        z18.s, #0
        xar        z18.s, z18.s, z16.s, #20
        add        z16.s, z18.s, z21.s                  // stream b, right step 59, f2: cycle 469
        mov        z18.s, #0
        xar        z18.s, z18.s, z5.s, #22
        movprfx    z5, z2
        bsl        z5.d, z5.d, z3.d, z27.d
        add        z8.s, z8.s, z26.s
        add        z5.s, z5.s, z8.s
        mov        z8.s, #0
        xar        z8.s, z8.s, z5.s, #26
        add        z5.s, z8.s, z22.s                    // stream a, left step 60, f4: cycle 477
        mov        z8.s, #0
        xar        z8.s, z8.s, z3.s, #22
        movprfx    z3, z6
        bsl        z3.d, z3.d, z17.d, z29.d
        add        z7.s, z7.s, z26.s
        add        z3.s, z3.s, z7.s
        mov        z7.s, #0
        xar        z7.s, z7.s, z3.s, #26
        add        z3.s, z7.s, z23.s                    // stream b, left step 60, f4: cycle 477
        mov        z7.s, #0
        xar        z7.s, z7.s, z17.s, #22
        movprfx    z17, z0
        bsl        z17.d, z17.d, z20.d, z1.d
        add        z19.s, z19.s, z9.s
        add        z17.s, z17.s, z19.s
        mov        z19.s, #0
        xar        z19.s, z19.s, z17.s, #23
        add        z17.s, z19.s, z28.s                  // stream a, right step 60, f2: cycle 477
        mov        z19.s, #0
        xar        z19.s, z19.s, z0.s, #22
        movprfx    z0, z4
        bsl        z0.d, z0.d, z18.d, z16.d
        add        z21.s, z21.s, z9.s
        add        z0.s, z0.s, z21.s
        mov        z21.s, #0
        xar        z21.s, z21.s, z0.s, #23
        add        z0.s, z21.s, z25.s                   // stream b, right step 60, f2: cycle 477
        mov        z21.s, #0
        xar        z21.s, z21.s, z4.s, #22
        movprfx    z4, z5
        bsl        z4.d, z4.d, z2.d, z8.d
        ld1rw      {z24.s}, p0/z, [x28, #132]
        add        z22.s, z22.s, z24.s
        add        z4.s, z4.s, z22.s
        mov        z22.s, #0
        xar        z22.s, z22.s, z4.s, #24
        add        z4.s, z22.s, z27.s                   // stream a, left step 61, f4: cycle 485
        mov        z22.s, #0
        xar        z22.s, z22.s, z2.s, #22
        movprfx    z2, z3
        bsl        z2.d, z2.d, z6.d, z7.d
        add        z23.s, z23.s, z24.s
        add        z2.s, z2.s, z23.s
        mov        z23.s, #0
        xar        z23.s, z23.s, z2.s, #24
        add        z2.s, z23.s, z29.s                   // stream b, left step 61, f4: cycle 485
        mov        z23.s, #0
        xar        z23.s, z23.s, z6.s, #22
        movprfx    z6, z1
        bsl        z6.d, z6.d, z19.d, z17.d
        add        z24.s, z28.s, z9.s
        add        z6.s, z6.s, z24.s
        mov        z24.s, #0
        xar        z24.s, z24.s, z6.s, #20
        add        z6.s, z24.s, z20.s                   // stream a, right step 61, f2: cycle 485
        mov        z24.s, #0
        xar        z24.s, z24.s, z1.s, #22
        movprfx    z1, z16
        bsl        z1.d, z1.d, z21.d, z0.d
        add        z25.s, z25.s, z9.s
        add        z1.s, z1.s, z25.s
        mov        z25.s, #0
        xar        z25.s, z25.s, z1.s, #20
        add        z1.s, z25.s, z18.s                   // stream b, right step 61, f2: cycle 485
        mov        z25.s, #0
        xar        z25.s, z25.s, z16.s, #22
        movprfx    z16, z4
        bsl        z16.d, z16.d, z5.d, z22.d
        add        z27.s, z27.s, z26.s
        add        z27.s, z31.s, z27.s
        add        z16.s, z16.s, z27.s
        mov        z27.s, #0
        xar        z27.s, z27.s, z16.s, #26
        add        z16.s, z27.s, z8.s                   // stream a, left step 62, f4: cycle 493
        mov        z27.s, #0
        xar        z27.s, z27.s, z5.s, #22
        movprfx    z5, z2
        bsl        z5.d, z5.d, z3.d, z23.d
        add        z28.s, z29.s, z26.s
        add        z28.s, z30.s, z28.s
        add        z5.s, z5.s, z28.s
        mov        z28.s, #0
        xar        z28.s, z28.s, z5.s, #26
        add        z5.s, z28.s, z7.s                    // stream b, left step 62, f4: cycle 493
        mov        z28.s, #0
        xar        z28.s, z28.s, z3.s, #22
        movprfx    z3, z17
        bsl        z3.d, z3.d, z24.d, z6.d
        add        z20.s, z20.s, z9.s
        ldr        z29, [sp, #14, mul vl]
        add        z20.s, z29.s, z20.s
        add        z3.s, z3.s, z20.s
        mov        z20.s, #0
        xar        z20.s, z20.s, z3.s, #27
        add        z3.s, z20.s, z19.s                   // stream a, right step 62, f2: cycle 493
        mov        z20.s, #0
        xar        z20.s, z20.s, z17.s, #22
        movprfx    z17, z0
        bsl        z17.d, z17.d, z25.d, z1.d
        add        z18.s, z18.s, z9.s
        ldr        z29, [sp, #15, mul vl]
        add        z18.s, z29.s, z18.s
        add        z17.s, z17.s, z18.s
        mov        z18.s, #0
        xar        z18.s, z18.s, z17.s, #27
        add        z17.s, z18.s, z21.s                  // stream b, right step 62, f2: cycle 493
        mov        z18.s, #0
        xar        z18.s, z18.s, z0.s, #22
        movprfx    z0, z16
        bsl        z0.d, z0.d, z4.d, z27.d
        add        z8.s, z8.s, z26.s
        ldr        z29, [sp, #12, mul vl]
        add        z8.s, z29.s, z8.s
        add        z0.s, z0.s, z8.s
        mov        z8.s, #0
        xar        z8.s, z8.s, z0.s, #27
        add        z0.s, z8.s, z22.s                    // stream a, left step 63, f4: cycle 501
        mov        z8.s, #0
        xar        z8.s, z8.s, z4.s, #22
        movprfx    z4, z5
        bsl        z4.d, z4.d, z2.d, z28.d
        add        z7.s, z7.s, z26.s
        ldr        z29, [sp, #13, mul vl]
        add        z7.s, z29.s, z7.s
        add        z4.s, z4.s, z7.s
        mov        z7.s, #0
        xar        z7.s, z7.s, z4.s, #27
        add        z4.s, z7.s, z23.s                    // stream b, left step 63, f4: cycle 501
        mov        z7.s, #0
        xar        z7.s, z7.s, z2.s, #22
        movprfx    z2, z6
        bsl        z2.d, z2.d, z20.d, z3.d
        add        z19.s, z19.s, z9.s
        add        z2.s, z2.s, z19.s
        mov        z19.s, #0
        xar        z19.s, z19.s, z2.s, #17
        add        z2.s, z19.s, z24.s                   // stream a, right step 63, f2: cycle 501
        mov        z19.s, #0
        xar        z19.s, z19.s, z6.s, #22
        movprfx    z6, z1
        bsl        z6.d, z6.d, z18.d, z17.d
        add        z21.s, z21.s, z9.s
        add        z6.s, z6.s, z21.s
        mov        z21.s, #0
        xar        z21.s, z21.s, z6.s, #17
        add        z6.s, z21.s, z25.s                   // stream b, right step 63, f2: cycle 501
        mov        z21.s, #0
        xar        z21.s, z21.s, z1.s, #22
        movprfx    z1, z0
        bsl        z1.d, z1.d, z16.d, z8.d
        add        z22.s, z22.s, z26.s
        ldr        z9, [sp, #4, mul vl]
        add        z22.s, z9.s, z22.s
        add        z1.s, z1.s, z22.s
        mov        z22.s, #0
        xar        z22.s, z22.s, z1.s, #20
        add        z1.s, z22.s, z27.s                   // stream a, left step 64, f4: cycle 509
        mov        z22.s, #0
        xar        z22.s, z22.s, z16.s, #22
        movprfx    z16, z4
        bsl        z16.d, z16.d, z5.d, z7.d
        add        z23.s, z23.s, z26.s
        ldr        z26, [sp, #5, mul vl]
        add        z23.s, z26.s, z23.s
        add        z16.s, z16.s, z23.s
        mov        z23.s, #0
        xar        z23.s, z23.s, z16.s, #20
        add        z16.s, z23.s, z28.s                  // stream b, left step 64, f4: cycle 509
        mov        z23.s, #0
        xar        z23.s, z23.s, z5.s, #22
        movprfx    z5, z3
        bsl        z5.d, z5.d, z19.d, z2.d
        ld1rw      {z29.s}, p0/z, [x28, #136]
        add        z24.s, z24.s, z29.s
        add        z5.s, z5.s, z24.s
        mov        z24.s, #0
        xar        z24.s, z24.s, z5.s, #24
        add        z5.s, z24.s, z20.s                   // stream a, right step 64, f2: cycle 509
        mov        z24.s, #0
        xar        z24.s, z24.s, z3.s, #22
        movprfx    z3, z17
        bsl        z3.d, z3.d, z21.d, z6.d
        add        z25.s, z25.s, z29.s
        add        z3.s, z3.s, z25.s
        mov        z25.s, #0
        xar        z25.s, z25.s, z3.s, #24
        add        z3.s, z25.s, z18.s                   // stream b, right step 64, f2: cycle 509
        mov        z25.s, #0
        xar        z25.s, z25.s, z17.s, #22
        ld1rw      {z17.s}, p0/z, [x28, #140]
        add        z27.s, z27.s, z17.s
        ldr        z29, [sp, #8, mul vl]
        add        z27.s, z29.s, z27.s
        movprfx    z26, z1
        bcax       z26.d, z26.d, z22.d, z0.d
        sub        z26.s, z27.s, z26.s
        mov        z27.s, #0
        xar        z27.s, z27.s, z26.s, #23
        add        z26.s, z27.s, z8.s                   // stream a, left step 65, f5: cycle 517
        mov        z27.s, #0
        xar        z27.s, z27.s, z0.s, #22
        add        z0.s, z28.s, z17.s
        ldr        z28, [sp, #9, mul vl]
        add        z0.s, z28.s, z0.s
        movprfx    z9, z16
        bcax       z9.d, z9.d, z23.d, z4.d
        sub        z0.s, z0.s, z9.s
        mov        z9.s, #0
        xar        z9.s, z9.s, z0.s, #23
        add        z0.s, z9.s, z7.s                     // stream b, left step 65, f5: cycle 517
        mov        z9.s, #0
        xar        z9.s, z9.s, z4.s, #22
        movprfx    z4, z24
        eor3       z4.d, z4.d, z5.d, z2.d
        add        z4.s, z4.s, z20.s
        mov        z20.s, #0
        xar        z20.s, z20.s, z4.s, #24
        add        z4.s, z20.s, z19.s                   // stream a, right step 65, f1: cycle 517
        mov        z20.s, #0
        xar        z20.s, z20.s, z2.s, #22
        movprfx    z2, z25
        eor3       z2.d, z2.d, z3.d, z6.d
        add        z2.s, z2.s, z18.s
        mov        z18.s, #0
        xar        z18.s, z18.s, z2.s, #24
        add        z2.s, z18.s, z21.s                   // stream b, right step 65, f1: cycle 517
        mov        z18.s, #0
        xar        z18.s, z18.s, z6.s, #22
        add        z6.s, z8.s, z17.s
        ldr        z8, [sp]
        add        z6.s, z8.s, z6.s
        movprfx    z8, z26
        bcax       z8.d, z8.d, z27.d, z1.d
        sub        z6.s, z6.s, z8.s
        mov        z8.s, #0
        xar        z8.s, z8.s, z6.s, #17
        add        z6.s, z8.s, z22.s                    // stream a, left step 66, f5: cycle 525
        mov        z8.s, #0
        xar        z8.s, z8.s, z1.s, #22
        add        z1.s, z7.s, z17.s
        ldr        z7, [sp, #1, mul vl]
        add        z1.s, z7.s, z1.s
        movprfx    z7, z0
        bcax       z7.d, z7.d, z9.d, z16.d
        sub        z1.s, z1.s, z7.s
        mov        z7.s, #0
        xar        z7.s, z7.s, z1.s, #17
        add        z1.s, z7.s, z23.s                    // stream b, left step 66, f5: cycle 525
        mov        z7.s, #0
        xar        z7.s, z7.s, z16.s, #22
        movprfx    z16, z20
        eor3       z16.d, z16.d, z4.d, z5.d
        add        z16.s, z16.s, z19.s
        mov        z19.s, #0
        xar        z19.s, z19.s, z16.s, #27
        add        z16.s, z19.s, z24.s                  // stream a, right step 66, f1: cycle 525
        mov        z19.s, #0
        xar        z19.s, z19.s, z5.s, #22
        movprfx    z5, z18
        eor3       z5.d, z5.d, z2.d, z3.d
        add        z5.s, z5.s, z21.s
        mov        z21.s, #0
        xar        z21.s, z21.s, z5.s, #27
        add        z5.s, z21.s, z25.s                   // stream b, right step 66, f1: cycle 525
        mov        z21.s, #0
        xar        z21.s, z21.s, z3.s, #22
        add        z3.s, z22.s, z17.s
        add        z3.s, z31.s, z3.s
        movprfx    z22, z6
        bcax       z22.d, z22.d, z8.d, z26.d
        sub        z3.s, z3.s, z22.s
        mov        z22.s, #0
        xar        z22.s, z22.s, z3.s, #27
        add        z3.s, z22.s, z27.s                   // stream a, left step 67, f5: cycle 533
        mov        z22.s, #0
        xar        z22.s, z22.s, z26.s, #22
        add        z23.s, z23.s, z17.s
        add        z23.s, z30.s, z23.s
        movprfx    z26, z1
        bcax       z26.d, z26.d, z7.d, z0.d
        sub        z23.s, z23.s, z26.s
        mov        z26.s, #0
        xar        z26.s, z26.s, z23.s, #27
        add        z23.s, z26.s, z9.s                   // stream b, left step 67, f5: cycle 533
        mov        z26.s, #0
        xar        z26.s, z26.s, z0.s, #22
        movprfx    z0, z19
        eor3       z0.d, z0.d, z16.d, z4.d
        add        z0.s, z0.s, z24.s
        mov        z24.s, #0
        xar        z24.s, z24.s, z0.s, #20
        add        z0.s, z24.s, z20.s                   // stream a, right step 67, f1: cycle 533
        mov        z24.s, #0
        xar        z24.s, z24.s, z4.s, #22
        movprfx    z4, z21
        eor3       z4.d, z4.d, z5.d, z2.d
        add        z4.s, z4.s, z25.s
        mov        z25.s, #0
        xar        z25.s, z25.s, z4.s, #20
        add        z4.s, z25.s, z18.s                   // stream b, right step 67, f1: cycle 533
        mov        z25.s, #0
        xar        z25.s, z25.s, z2.s, #22
        add        z2.s, z27.s, z17.s
        movprfx    z27, z3
        bcax       z27.d, z27.d, z22.d, z6.d
        sub        z2.s, z2.s, z27.s
        mov        z27.s, #0
        xar        z27.s, z27.s, z2.s, #21
        add        z2.s, z27.s, z8.s                    // stream a, left step 68, f5: cycle 541
        mov        z27.s, #0
        xar        z27.s, z27.s, z6.s, #22
        add        z6.s, z9.s, z17.s
        movprfx    z9, z23
        bcax       z9.d, z9.d, z26.d, z1.d
        sub        z6.s, z6.s, z9.s
        mov        z9.s, #0
        xar        z9.s, z9.s, z6.s, #21
        add        z6.s, z9.s, z7.s                     // stream b, left step 68, f5: cycle 541
        mov        z9.s, #0
        xar        z9.s, z9.s, z1.s, #22
        movprfx    z1, z24
        eor3       z1.d, z1.d, z0.d, z16.d
        add        z20.s, z29.s, z20.s
        add        z1.s, z1.s, z20.s
        mov        z20.s, #0
        xar        z20.s, z20.s, z1.s, #23
        add        z1.s, z20.s, z19.s                   // stream a, right step 68, f1: cycle 541
        mov        z20.s, #0
        xar        z20.s, z20.s, z16.s, #22
        movprfx    z16, z25
        eor3       z16.d, z16.d, z4.d, z5.d
        add        z18.s, z28.s, z18.s
        add        z16.s, z16.s, z18.s
        mov        z18.s, #0
        xar        z18.s, z18.s, z16.s, #23
        add        z16.s, z18.s, z21.s                  // stream b, right step 68, f1: cycle 541
        mov        z18.s, #0
        xar        z18.s, z18.s, z5.s, #22
        add        z5.s, z8.s, z17.s
        ldr        z28, [sp, #14, mul vl]
        add        z5.s, z28.s, z5.s
        movprfx    z29, z2
        bcax       z29.d, z29.d, z27.d, z3.d
        sub        z5.s, z5.s, z29.s
        mov        z29.s, #0
        xar        z29.s, z29.s, z5.s, #26
        add        z5.s, z29.s, z22.s                   // stream a, left step 69, f5: cycle 549
        mov        z29.s, #0
        xar        z29.s, z29.s, z3.s, #22
        add        z3.s, z7.s, z17.s
        ldr        z7, [sp, #15, mul vl]
        add        z3.s, z7.s, z3.s
        movprfx    z8, z6
        bcax       z8.d, z8.d, z9.d, z23.d
        sub        z3.s, z3.s, z8.s
        mov        z8.s, #0
        xar        z8.s, z8.s, z3.s, #26
        add        z3.s, z8.s, z26.s                    // stream b, left step 69, f5: cycle 549
        mov        z8.s, #0
        xar        z8.s, z8.s, z23.s, #22
        movprfx    z23, z20
        eor3       z23.d, z23.d, z1.d, z0.d
        ldr        z7, [sp, #2, mul vl]
        add        z19.s, z7.s, z19.s
        add        z19.s, z23.s, z19.s
        mov        z23.s, #0
        xar        z23.s, z23.s, z19.s, #20
        add        z19.s, z23.s, z24.s                  // stream a, right step 69, f1: cycle 549
        mov        z23.s, #0
        xar        z23.s, z23.s, z0.s, #22
        movprfx    z0, z18
        eor3       z0.d, z0.d, z16.d, z4.d
        ldr        z7, [sp, #3, mul vl]
        add        z21.s, z7.s, z21.s
        add        z0.s, z0.s, z21.s
        mov        z21.s, #0
        xar        z21.s, z21.s, z0.s, #20
        add        z0.s, z21.s, z25.s                   // stream b, right step 69, f1: cycle 549
        mov        z21.s, #0
        xar        z21.s, z21.s, z4.s, #22
        add        z4.s, z22.s, z17.s
        movprfx    z22, z5
        bcax       z22.d, z22.d, z29.d, z2.d
        sub        z4.s, z4.s, z22.s
        mov        z22.s, #0
        xar        z22.s, z22.s, z4.s, #24
        add        z4.s, z22.s, z27.s                   // stream a, left step 70, f5: cycle 557
        mov        z22.s, #0
        xar        z22.s, z22.s, z2.s, #22
        add        z2.s, z26.s, z17.s
        movprfx    z26, z3
        bcax       z26.d, z26.d, z8.d, z6.d
        sub        z2.s, z2.s, z26.s
        mov        z26.s, #0
        xar        z26.s, z26.s, z2.s, #24
        add        z2.s, z26.s, z9.s                    // stream b, left step 70, f5: cycle 557
        mov        z26.s, #0
        xar        z26.s, z26.s, z6.s, #22
        movprfx    z6, z23
        eor3       z6.d, z6.d, z19.d, z1.d
        add        z24.s, z31.s, z24.s
        add        z6.s, z6.s, z24.s
        mov        z24.s, #0
        xar        z24.s, z24.s, z6.s, #27
        add        z6.s, z24.s, z20.s                   // stream a, right step 70, f1: cycle 557
        mov        z24.s, #0
        xar        z24.s, z24.s, z1.s, #22
        movprfx    z1, z21
        eor3       z1.d, z1.d, z0.d, z16.d
        add        z25.s, z30.s, z25.s
        add        z1.s, z1.s, z25.s
        mov        z25.s, #0
        xar        z25.s, z25.s, z1.s, #27
        add        z1.s, z25.s, z18.s                   // stream b, right step 70, f1: cycle 557
        mov        z25.s, #0
        xar        z25.s, z25.s, z16.s, #22
        add        z16.s, z27.s, z17.s
        ldr        z27, [sp, #4, mul vl]
        add        z16.s, z27.s, z16.s
        movprfx    z30, z4
        bcax       z30.d, z30.d, z22.d, z5.d
        sub        z16.s, z16.s, z30.s
        mov        z30.s, #0
        xar        z30.s, z30.s, z16.s, #19
        add        z16.s, z30.s, z29.s                  // stream a, left step 71, f5: cycle 565
        mov        z30.s, #0
        xar        z30.s, z30.s, z5.s, #22
        add        z5.s, z9.s, z17.s
        ldr        z31, [sp, #5, mul vl]
        add        z5.s, z31.s, z5.s
        movprfx    z9, z2
        bcax       z9.d, z9.d, z26.d, z3.d
        sub        z5.s, z5.s, z9.s
        mov        z9.s, #0
        xar        z9.s, z9.s, z5.s, #19
        add        z5.s, z9.s, z8.s                     // stream b, left step 71, f5: cycle 565
        mov        z9.s, #0
        xar        z9.s, z9.s, z3.s, #22
        movprfx    z3, z24
        eor3       z3.d, z3.d, z6.d, z19.d
        ld1rw      {z31.s}, p0/z, [x28, #56]
        add        z20.s, z20.s, z31.s
        add        z3.s, z3.s, z20.s
        mov        z20.s, #0
        xar        z20.s, z20.s, z3.s, #18
        add        z3.s, z20.s, z23.s                   // stream a, right step 71, f1: cycle 565
        mov        z20.s, #0
        xar        z20.s, z20.s, z19.s, #22
        movprfx    z19, z25
        eor3       z19.d, z19.d, z1.d, z0.d
        add        z18.s, z18.s, z31.s
        add        z18.s, z19.s, z18.s
        mov        z19.s, #0
        xar        z19.s, z19.s, z18.s, #18
        add        z18.s, z19.s, z21.s                  // stream b, right step 71, f1: cycle 565
        mov        z19.s, #0
        xar        z19.s, z19.s, z0.s, #22
        add        z0.s, z29.s, z17.s
        movprfx    z29, z16
        bcax       z29.d, z29.d, z30.d, z4.d
        sub        z0.s, z0.s, z29.s
        mov        z29.s, #0
        xar        z29.s, z29.s, z0.s, #20
        add        z0.s, z29.s, z22.s                   // stream a, left step 72, f5: cycle 573
        mov        z29.s, #0
        xar        z29.s, z29.s, z4.s, #22
        add        z4.s, z8.s, z17.s
        movprfx    z31, z5
        bcax       z31.d, z31.d, z9.d, z2.d
        sub        z4.s, z4.s, z31.s
        mov        z31.s, #0
        xar        z31.s, z31.s, z4.s, #20
        add        z4.s, z31.s, z26.s                   // stream b, left step 72, f5: cycle 573
        mov        z31.s, #0
        xar        z31.s, z31.s, z2.s, #22
        movprfx    z2, z20
        eor3       z2.d, z2.d, z3.d, z6.d
        add        z23.s, z28.s, z23.s
        add        z2.s, z2.s, z23.s
        mov        z23.s, #0
        xar        z23.s, z23.s, z2.s, #26
        add        z2.s, z23.s, z24.s                   // stream a, right step 72, f1: cycle 573
        mov        z23.s, #0
        xar        z23.s, z23.s, z6.s, #22
        movprfx    z6, z19
        eor3       z6.d, z6.d, z18.d, z1.d
        ldr        z28, [sp, #15, mul vl]
        add        z21.s, z28.s, z21.s
        add        z6.s, z6.s, z21.s
        mov        z21.s, #0
        xar        z21.s, z21.s, z6.s, #26
        add        z6.s, z21.s, z25.s                   // stream b, right step 72, f1: cycle 573
        mov        z21.s, #0
        xar        z21.s, z21.s, z1.s, #22
        ld1rw      {z1.s}, p0/z, [x28, #144]
        add        z22.s, z22.s, z1.s
        movprfx    z28, z0
        bcax       z28.d, z28.d, z29.d, z16.d
        sub        z22.s, z22.s, z28.s
        mov        z28.s, #0
        xar        z28.s, z28.s, z22.s, #27
        add        z22.s, z28.s, z30.s                  // stream a, left step 73, f5: cycle 581
        mov        z28.s, #0
        xar        z28.s, z28.s, z16.s, #22
        add        z1.s, z26.s, z1.s
        movprfx    z16, z4
        bcax       z16.d, z16.d, z31.d, z5.d
        sub        z1.s, z1.s, z16.s
        mov        z16.s, #0
        xar        z16.s, z16.s, z1.s, #27
        add        z1.s, z16.s, z9.s                    // stream b, left step 73, f5: cycle 581
        mov        z16.s, #0
        xar        z16.s, z16.s, z5.s, #22
        movprfx    z5, z23
        eor3       z5.d, z5.d, z2.d, z3.d
        ldr        z26, [sp, #12, mul vl]
        add        z24.s, z26.s, z24.s
        add        z5.s, z5.s, z24.s
        mov        z24.s, #0
        xar        z24.s, z24.s, z5.s, #24
        add        z5.s, z24.s, z20.s                   // stream a, right step 73, f1: cycle 581
        mov        z24.s, #0
        xar        z24.s, z24.s, z3.s, #22
        movprfx    z3, z21
        eor3       z3.d, z3.d, z6.d, z18.d
        ldr        z8, [sp, #13, mul vl]
        add        z25.s, z8.s, z25.s
        add        z3.s, z3.s, z25.s
        mov        z25.s, #0
        xar        z25.s, z25.s, z3.s, #24
        add        z3.s, z25.s, z19.s                   // stream b, right step 73, f1: cycle 581
        mov        z25.s, #0
        xar        z25.s, z25.s, z18.s, #22
        add        z18.s, z30.s, z17.s
        ldr        z30, [sp, #2, mul vl]
        add        z18.s, z30.s, z18.s
        movprfx    z30, z22
        bcax       z30.d, z30.d, z28.d, z0.d
        sub        z18.s, z18.s, z30.s
        mov        z30.s, #0
        xar        z30.s, z30.s, z18.s, #20
        add        z18.s, z30.s, z29.s                  // stream a, left step 74, f5: cycle 589
        mov        z30.s, #0
        xar        z30.s, z30.s, z0.s, #22
        add        z0.s, z9.s, z17.s
        add        z0.s, z7.s, z0.s
        movprfx    z7, z1
        bcax       z7.d, z7.d, z16.d, z4.d
        sub        z0.s, z0.s, z7.s
        mov        z7.s, #0
        xar        z7.s, z7.s, z0.s, #20
        add        z0.s, z7.s, z31.s                    // stream b, left step 74, f5: cycle 589
        mov        z7.s, #0
        xar        z7.s, z7.s, z4.s, #22
        movprfx    z4, z24
        eor3       z4.d, z4.d, z5.d, z2.d
        add        z20.s, z27.s, z20.s
        add        z4.s, z4.s, z20.s
        mov        z20.s, #0
        xar        z20.s, z20.s, z4.s, #19
        add        z4.s, z20.s, z23.s                   // stream a, right step 74, f1: cycle 589
        mov        z20.s, #0
        xar        z20.s, z20.s, z2.s, #22
        movprfx    z2, z25
        eor3       z2.d, z2.d, z3.d, z6.d
        ldr        z27, [sp, #5, mul vl]
        add        z19.s, z27.s, z19.s
        add        z2.s, z2.s, z19.s
        mov        z19.s, #0
        xar        z19.s, z19.s, z2.s, #19
        add        z2.s, z19.s, z21.s                   // stream b, right step 74, f1: cycle 589
        mov        z19.s, #0
        xar        z19.s, z19.s, z6.s, #22
        add        z6.s, z29.s, z17.s
        ldr        z27, [sp, #6, mul vl]
        add        z6.s, z27.s, z6.s
        movprfx    z29, z18
        bcax       z29.d, z29.d, z30.d, z22.d
        sub        z6.s, z6.s, z29.s
        mov        z29.s, #0
        xar        z29.s, z29.s, z6.s, #19
        add        z6.s, z29.s, z28.s                   // stream a, left step 75, f5: cycle 597
        mov        z29.s, #0
        xar        z29.s, z29.s, z22.s, #22
        add        z22.s, z31.s, z17.s
        ldr        z31, [sp, #7, mul vl]
        add        z22.s, z31.s, z22.s
        movprfx    z9, z0
        bcax       z9.d, z9.d, z7.d, z1.d
        sub        z22.s, z22.s, z9.s
        mov        z9.s, #0
        xar        z9.s, z9.s, z22.s, #19
        add        z22.s, z9.s, z16.s                   // stream b, left step 75, f5: cycle 597
        mov        z9.s, #0
        xar        z9.s, z9.s, z1.s, #22
        movprfx    z1, z20
        eor3       z1.d, z1.d, z4.d, z5.d
        add        z1.s, z1.s, z23.s
        mov        z23.s, #0
        xar        z23.s, z23.s, z1.s, #26
        add        z1.s, z23.s, z24.s                   // stream a, right step 75, f1: cycle 597
        mov        z23.s, #0
        xar        z23.s, z23.s, z5.s, #22
        movprfx    z5, z19
        eor3       z5.d, z5.d, z2.d, z3.d
        add        z5.s, z5.s, z21.s
        mov        z21.s, #0
        xar        z21.s, z21.s, z5.s, #26
        add        z5.s, z21.s, z25.s                   // stream b, right step 75, f1: cycle 597
        mov        z21.s, #0
        xar        z21.s, z21.s, z3.s, #22
        ld1rw      {z3.s}, p0/z, [x28, #148]
        add        z28.s, z28.s, z3.s
        movprfx    z31, z6
        bcax       z31.d, z31.d, z29.d, z18.d
        sub        z28.s, z28.s, z31.s
        mov        z31.s, #0
        xar        z31.s, z31.s, z28.s, #18
        add        z28.s, z31.s, z30.s                  // stream a, left step 76, f5: cycle 605
        mov        z31.s, #0
        xar        z31.s, z31.s, z18.s, #22
        add        z3.s, z16.s, z3.s
        movprfx    z16, z22
        bcax       z16.d, z16.d, z9.d, z0.d
        sub        z3.s, z3.s, z16.s
        mov        z16.s, #0
        xar        z16.s, z16.s, z3.s, #18
        add        z3.s, z16.s, z7.s                    // stream b, left step 76, f5: cycle 605
        mov        z16.s, #0
        xar        z16.s, z16.s, z0.s, #22
        movprfx    z0, z23
        eor3       z0.d, z0.d, z1.d, z4.d
        ld1rw      {z18.s}, p0/z, [x28, #64]
        add        z24.s, z24.s, z18.s
        add        z0.s, z0.s, z24.s
        mov        z24.s, #0
        xar        z24.s, z24.s, z0.s, #27
        add        z0.s, z24.s, z20.s                   // stream a, right step 76, f1: cycle 605
        mov        z24.s, #0
        xar        z24.s, z24.s, z4.s, #22
        movprfx    z4, z21
        eor3       z4.d, z4.d, z5.d, z2.d
        add        z18.s, z25.s, z18.s
        add        z4.s, z4.s, z18.s
        mov        z18.s, #0
        xar        z18.s, z18.s, z4.s, #27
        add        z4.s, z18.s, z19.s                   // stream b, right step 76, f1: cycle 605
        mov        z18.s, #0
        xar        z18.s, z18.s, z2.s, #22
        add        z2.s, z30.s, z17.s
        movprfx    z25, z28
        bcax       z25.d, z25.d, z31.d, z6.d
        sub        z2.s, z2.s, z25.s
        mov        z25.s, #0
        xar        z25.s, z25.s, z2.s, #21
        add        z2.s, z25.s, z29.s                   // stream a, left step 77, f5: cycle 613
        mov        z25.s, #0
        xar        z25.s, z25.s, z6.s, #22
        add        z6.s, z7.s, z17.s
        movprfx    z7, z3
        bcax       z7.d, z7.d, z16.d, z22.d
        sub        z6.s, z6.s, z7.s
        mov        z7.s, #0
        xar        z7.s, z7.s, z6.s, #21
        add        z6.s, z7.s, z9.s                     // stream b, left step 77, f5: cycle 613
        mov        z7.s, #0
        xar        z7.s, z7.s, z22.s, #22
        movprfx    z22, z24
        eor3       z22.d, z22.d, z0.d, z1.d
        ldr        z30, [sp]
        add        z20.s, z30.s, z20.s
        add        z20.s, z22.s, z20.s
        mov        z22.s, #0
        xar        z22.s, z22.s, z20.s, #17
        add        z20.s, z22.s, z23.s                  // stream a, right step 77, f1: cycle 613
        mov        z22.s, #0
        xar        z22.s, z22.s, z1.s, #22
        movprfx    z1, z18
        eor3       z1.d, z1.d, z4.d, z5.d
        ldr        z30, [sp, #1, mul vl]
        add        z19.s, z30.s, z19.s
        add        z1.s, z1.s, z19.s
        mov        z19.s, #0
        xar        z19.s, z19.s, z1.s, #17
        add        z1.s, z19.s, z21.s                   // stream b, right step 77, f1: cycle 613
        mov        z19.s, #0
        xar        z19.s, z19.s, z5.s, #22
        add        z5.s, z29.s, z17.s
        add        z5.s, z26.s, z5.s
        movprfx    z26, z2
        bcax       z26.d, z26.d, z25.d, z28.d
        sub        z5.s, z5.s, z26.s
        mov        z26.s, #0
        xar        z26.s, z26.s, z5.s, #24
        add        z5.s, z26.s, z31.s                   // stream a, left step 78, f5: cycle 621
        mov        z26.s, #0
        xar        z26.s, z26.s, z28.s, #22
        add        z28.s, z9.s, z17.s
        add        z28.s, z8.s, z28.s
        movprfx    z29, z6
        bcax       z29.d, z29.d, z7.d, z3.d
        sub        z28.s, z28.s, z29.s
        mov        z29.s, #0
        xar        z29.s, z29.s, z28.s, #24
        add        z28.s, z29.s, z16.s                  // stream b, left step 78, f5: cycle 621
        mov        z29.s, #0
        xar        z29.s, z29.s, z3.s, #22
        movprfx    z3, z22
        eor3       z3.d, z3.d, z20.d, z0.d
        add        z23.s, z27.s, z23.s
        add        z3.s, z3.s, z23.s
        mov        z23.s, #0
        xar        z23.s, z23.s, z3.s, #19
        add        z3.s, z23.s, z24.s                   // stream a, right step 78, f1: cycle 621
        mov        z23.s, #0
        xar        z23.s, z23.s, z0.s, #22
        movprfx    z0, z19
        eor3       z0.d, z0.d, z1.d, z4.d
        ldr        z27, [sp, #7, mul vl]
        add        z21.s, z27.s, z21.s
        add        z0.s, z0.s, z21.s
        mov        z21.s, #0
        xar        z21.s, z21.s, z0.s, #19
        add        z0.s, z21.s, z18.s                   // stream b, right step 78, f1: cycle 621
        mov        z21.s, #0
        xar        z21.s, z21.s, z4.s, #22
        add        z4.s, z31.s, z17.s
        movprfx    z27, z5
        bcax       z27.d, z27.d, z26.d, z2.d
        sub        z4.s, z4.s, z27.s
        mov        z27.s, #0
        xar        z27.s, z27.s, z4.s, #27
        add        z4.s, z27.s, z25.s                   // stream a, left step 79, f5: cycle 629
        mov        z27.s, #0
        xar        z27.s, z27.s, z2.s, #22
        add        z2.s, z16.s, z17.s
        movprfx    z16, z28
        bcax       z16.d, z16.d, z29.d, z6.d
        sub        z2.s, z2.s, z16.s
        mov        z16.s, #0
        xar        z16.s, z16.s, z2.s, #27
        add        z2.s, z16.s, z7.s                    // stream b, left step 79, f5: cycle 629
        mov        z16.s, #0
        xar        z16.s, z16.s, z6.s, #22
        movprfx    z6, z23
        eor3       z6.d, z6.d, z3.d, z20.d
        add        z6.s, z6.s, z24.s
        mov        z24.s, #0
        xar        z24.s, z24.s, z6.s, #21
        add        z6.s, z24.s, z22.s                   // stream a, right step 79, f1: cycle 629
        mov        z24.s, #0
        xar        z24.s, z24.s, z20.s, #22
        movprfx    z20, z21
        eor3       z20.d, z20.d, z0.d, z1.d
        add        z18.s, z20.s, z18.s
        mov        z20.s, #0
        xar        z20.s, z20.s, z18.s, #21
        add        z18.s, z20.s, z19.s                  // stream b, right step 79, f1: cycle 629
        mov        z20.s, #0
        xar        z20.s, z20.s, z1.s, #22
        add        z1.s, z25.s, z17.s
        movprfx    z25, z4
        bcax       z25.d, z25.d, z27.d, z5.d
        sub        z1.s, z1.s, z25.s
        mov        z25.s, #0
        xar        z25.s, z25.s, z1.s, #26
        add        z1.s, z25.s, z26.s                   // stream a, left step 80, f5: cycle 637
        mov        z25.s, #0
        xar        z25.s, z25.s, z5.s, #22
        add        z5.s, z7.s, z17.s
        movprfx    z7, z2
        bcax       z7.d, z7.d, z16.d, z28.d
        sub        z5.s, z5.s, z7.s
        mov        z7.s, #0
        xar        z7.s, z7.s, z5.s, #26
        add        z5.s, z7.s, z29.s                    // stream b, left step 80, f5: cycle 637
        mov        z7.s, #0
        xar        z7.s, z7.s, z28.s, #22
        movprfx    z17, z24
        eor3       z17.d, z17.d, z6.d, z3.d
        add        z17.s, z17.s, z22.s
        mov        z22.s, #0
        xar        z22.s, z22.s, z17.s, #21
        add        z17.s, z22.s, z23.s                  // stream a, right step 80, f1: cycle 637
        mov        z22.s, #0
        xar        z22.s, z22.s, z3.s, #22
        movprfx    z3, z20
        eor3       z3.d, z3.d, z18.d, z0.d
        add        z3.s, z3.s, z19.s
        mov        z19.s, #0
        xar        z19.s, z19.s, z3.s, #21
        add        z3.s, z19.s, z21.s                   // stream b, right step 80, f1: cycle 637
        mov        z19.s, #0
        xar        z19.s, z19.s, z0.s, #22
        ld1rw      {z0.s}, p0/z, [x28, #152]
        add        z22.s, z22.s, z0.s
        add        z4.s, z4.s, z22.s
        str        z4, [sp, #16, mul vl]
        ld1rw      {z4.s}, p0/z, [x28, #156]
        add        z22.s, z24.s, z4.s
        add        z22.s, z25.s, z22.s
        str        z22, [sp, #17, mul vl]
        ld1rw      {z22.s}, p0/z, [x28, #16]
        add        z23.s, z23.s, z22.s
        add        z23.s, z27.s, z23.s
        str        z23, [sp, #18, mul vl]
        ld1rw      {z23.s}, p0/z, [x28, #4]
        add        z24.s, z26.s, z23.s
        add        z17.s, z17.s, z24.s
        str        z17, [sp, #19, mul vl]
        ld1rw      {z17.s}, p0/z, [x28, #160]
        add        z6.s, z6.s, z17.s
        add        z1.s, z1.s, z6.s
        str        z1, [sp, #20, mul vl]
        add        z0.s, z19.s, z0.s
        add        z0.s, z2.s, z0.s
        str        z0, [sp, #21, mul vl]
        add        z0.s, z20.s, z4.s
        add        z0.s, z7.s, z0.s
        str        z0, [sp, #22, mul vl]
        add        z0.s, z21.s, z22.s
        add        z0.s, z16.s, z0.s
        str        z0, [sp, #23, mul vl]
        add        z0.s, z29.s, z23.s
        add        z0.s, z3.s, z0.s
        str        z0, [sp, #24, mul vl]
        add        z0.s, z18.s, z17.s
        add        z0.s, z5.s, z0.s
        str        z0, [sp, #25, mul vl]
        addvl      x0, x0, #4
        mov        w8, #20
        index      z10.s, #0, w8
        ldr        z11, [sp, #16, mul vl]
        st1w       {z11.s}, p0, [x1, z10.s, uxtw]
        add        z10.s, z10.s, #4
        ldr        z11, [sp, #17, mul vl]
        st1w       {z11.s}, p0, [x1, z10.s, uxtw]
        add        z10.s, z10.s, #4
        ldr        z11, [sp, #18, mul vl]
        st1w       {z11.s}, p0, [x1, z10.s, uxtw]
        add        z10.s, z10.s, #4
        ldr        z11, [sp, #19, mul vl]
        st1w       {z11.s}, p0, [x1, z10.s, uxtw]
        add        z10.s, z10.s, #4
        ldr        z11, [sp, #20, mul vl]
        st1w       {z11.s}, p0, [x1, z10.s, uxtw]
        add        z10.s, z10.s, #4
        addvl      x1, x1, #5
        mov        w8, #20
        index      z10.s, #0, w8
        ldr        z11, [sp, #21, mul vl]
        st1w       {z11.s}, p0, [x1, z10.s, uxtw]
        add        z10.s, z10.s, #4
        ldr        z11, [sp, #22, mul vl]
        st1w       {z11.s}, p0, [x1, z10.s, uxtw]
        add        z10.s, z10.s, #4
        ldr        z11, [sp, #23, mul vl]
        st1w       {z11.s}, p0, [x1, z10.s, uxtw]
        add        z10.s, z10.s, #4
        ldr        z11, [sp, #24, mul vl]
        st1w       {z11.s}, p0, [x1, z10.s, uxtw]
        add        z10.s, z10.s, #4
        ldr        z11, [sp, #25, mul vl]
        st1w       {z11.s}, p0, [x1, z10.s, uxtw]
        add        z10.s, z10.s, #4
        addvl      x1, x1, #5
        subs       x2, x2, #1
        b.ne       L(ripemd160_32_xvlx2_loop)
L(ripemd160_32_xvlx2_end):
        mov        sp, x29
        .cfi_def_cfa_register sp
        ldp        x28, x29, [sp]
        .cfi_restore x28
        .cfi_restore x29
        ldp        d8, d9, [sp, #16]
        .cfi_restore d8
        .cfi_restore d9
        ldp        d10, d11, [sp, #32]
        .cfi_restore d10
        .cfi_restore d11
        ldp        d12, d13, [sp, #48]
        .cfi_restore d12
        .cfi_restore d13
        ldp        d14, d15, [sp, #64]
        .cfi_restore d14
        .cfi_restore d15
        add        sp, sp, #80
        .cfi_adjust_cfa_offset -80
        ret
        .cfi_endproc
#if defined(__ELF__)
        .size      SYMBOL(ripemd160_32_xvlx2), . - SYMBOL(ripemd160_32_xvlx2)
#endif

#if defined(__APPLE__)
        .section __TEXT,__const
#elif defined(_WIN32)
        .section .rdata,"dr"
#else
        .section .rodata,"a",%progbits
#endif
        .p2align   2
L(ripemd160_32_x1_constants):
        .long      0xce8a4602, 0xc81a035d, 0xc3d2e1f0, 0x04be51eb, 0xffcdaf9d, 0x14756ed6
        .long      0x36ae27bf, 0xc951d840, 0x10325476, 0x60d4e05c, 0xeb73fa62, 0x3c168648
        .long      0x8750b3a5, 0x50a28be6, 0x00000080, 0x50a28c66, 0x00000100, 0x5c4dd124
        .long      0x5a827999, 0x5c4dd224, 0x5c4dd1a4, 0x6d703ef3, 0x5a827a99, 0x5a827a19
        .long      0x6ed9eba1, 0x6d703ff3, 0x6ed9eca1, 0x6d703f73, 0x6ed9ec21, 0x7a6d7769
        .long      0x7a6d76e9, 0x8f1bbcdc, 0x8f1bbd5c, 0x8f1bbddc, 0x7a6d77e9, 0xa953fd4e
        .long      0xa953fe4e, 0xa953fdce, 0xefcdab89, 0x98badcfe, 0x67452301

/*
 * void ripemd160_32_x1(const uint8_t *const *data, uint8_t (*digest)[20], size_t ngroups);
 *
 * Arguments: data in x0, digest in x1, ngroups in x2.
 */
        .text
        .p2align   5
        .globl     SYMBOL(ripemd160_32_x1)
#if defined(_WIN32)
        .def       SYMBOL(ripemd160_32_x1)
        .scl       2
        .type      32
        .endef
#elif defined(__ELF__)
        .type      SYMBOL(ripemd160_32_x1), %function
#endif
SYMBOL(ripemd160_32_x1):
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
        cbz        x2, L(ripemd160_32_x1_end)
        address    x27, L(ripemd160_32_x1_constants)
        .p2align   5
L(ripemd160_32_x1_loop):
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
        b.ne       L(ripemd160_32_x1_loop)
L(ripemd160_32_x1_end):
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
        .size      SYMBOL(ripemd160_32_x1), . - SYMBOL(ripemd160_32_x1)
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
