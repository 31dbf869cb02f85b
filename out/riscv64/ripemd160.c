/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for RISC-V, 64 bits, any.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target riscv64
 *
 * Compile it with -march=rv64gc, or for a processor that has these features.
 *
 * ripemd160_blocks: 2052 instructions for a block of 64 bytes, critical path 435 cycles.
 * Rules: rotate_as_or 318 times, select_as_xor 32 times, select_as_add 32 times.
 */
#include "ripemd160.h"

#include <string.h>

/* Leaves x where it is computed: the compiler must not reorder the sums around it. */
#if defined(__GNUC__) || defined(__clang__)
#define KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define KEEP(constraint, x) ((void)0)
#endif

static uint32_t load32(const uint8_t *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 |
           (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

void ripemd160_blocks(uint32_t state[5], const uint8_t *data, size_t nblocks)
{
    uint32_t h0 = *(state + 0);
    uint32_t h1 = *(state + 1);
    uint32_t h2 = *(state + 2);
    uint32_t h3 = *(state + 3);
    uint32_t h4 = *(state + 4);

    for (; nblocks != 0; nblocks--, data += 64) {
        const uint32_t m0 = load32(data + 0);
        const uint32_t m1 = load32(data + 4);
        const uint32_t m2 = load32(data + 8);
        const uint32_t m3 = load32(data + 12);
        const uint32_t m4 = load32(data + 16);
        const uint32_t m5 = load32(data + 20);
        const uint32_t m6 = load32(data + 24);
        const uint32_t m7 = load32(data + 28);
        const uint32_t m8 = load32(data + 32);
        const uint32_t m9 = load32(data + 36);
        const uint32_t m10 = load32(data + 40);
        const uint32_t m11 = load32(data + 44);
        const uint32_t m12 = load32(data + 48);
        const uint32_t m13 = load32(data + 52);
        const uint32_t m14 = load32(data + 56);
        const uint32_t m15 = load32(data + 60);

        /* left step 1, f1 */
        uint32_t x1 = h0 + m0;
        KEEP("r", x1);
        const uint32_t x2 = (h2 ^ h1 ^ h3) + x1;
        const uint32_t l1 = ((x2 << 11) | (x2 >> 21)) + h4;
        const uint32_t l1_2 = (h2 << 10) | (h2 >> 22);
        /* right step 1, f5 */
        uint32_t x3 = m5 + 0x50a28be6u + h0;
        KEEP("r", x3);
        const uint32_t x4 = ((h2 | ~h3) ^ h1) + x3;
        const uint32_t r1 = ((x4 << 8) | (x4 >> 24)) + h4;
        /* left step 2, f1 */
        uint32_t x5 = l1_2 ^ h1;
        KEEP("r", x5);
        uint32_t x6 = m1 + h4;
        KEEP("r", x6);
        const uint32_t x7 = (l1 ^ x5) + x6;
        const uint32_t l2 = ((x7 << 14) | (x7 >> 18)) + h3;
        const uint32_t l2_2 = (h1 << 10) | (h1 >> 22);
        /* right step 2, f5 */
        uint32_t x8 = m14 + (h4 + 0x50a28be6u);
        KEEP("r", x8);
        const uint32_t x9 = (r1 ^ (h1 | ~l1_2)) + x8;
        const uint32_t r2 = ((x9 << 9) | (x9 >> 23)) + h3;
        /* left step 3, f1 */
        uint32_t x10 = l2_2 ^ l1;
        KEEP("r", x10);
        uint32_t x11 = m2 + h3;
        KEEP("r", x11);
        const uint32_t x12 = (l2 ^ x10) + x11;
        const uint32_t l3 = ((x12 << 15) | (x12 >> 17)) + l1_2;
        const uint32_t l3_2 = (l1 << 10) | (l1 >> 22);
        /* right step 3, f5 */
        uint32_t x13 = m7 + (h3 + 0x50a28be6u);
        KEEP("r", x13);
        const uint32_t x14 = (r2 ^ (r1 | ~l2_2)) + x13;
        const uint32_t r3 = ((x14 << 9) | (x14 >> 23)) + l1_2;
        const uint32_t r3_2 = (r1 << 10) | (r1 >> 22);
        /* left step 4, f1 */
        uint32_t x15 = l3_2 ^ l2;
        KEEP("r", x15);
        uint32_t x16 = m3 + l1_2;
        KEEP("r", x16);
        const uint32_t x17 = (l3 ^ x15) + x16;
        const uint32_t l4 = ((x17 << 12) | (x17 >> 20)) + l2_2;
        const uint32_t l4_2 = (l2 << 10) | (l2 >> 22);
        /* right step 4, f5 */
        uint32_t x18 = m0 + (l1_2 + 0x50a28be6u);
        KEEP("r", x18);
        const uint32_t x19 = (r3 ^ (r2 | ~r3_2)) + x18;
        const uint32_t r4 = ((x19 << 11) | (x19 >> 21)) + l2_2;
        const uint32_t r4_2 = (r2 << 10) | (r2 >> 22);
        /* left step 5, f1 */
        uint32_t x20 = l4_2 ^ l3;
        KEEP("r", x20);
        uint32_t x21 = m4 + l2_2;
        KEEP("r", x21);
        const uint32_t x22 = (l4 ^ x20) + x21;
        const uint32_t l5 = ((x22 << 5) | (x22 >> 27)) + l3_2;
        const uint32_t l5_2 = (l3 << 10) | (l3 >> 22);
        /* right step 5, f5 */
        uint32_t x23 = m9 + (l2_2 + 0x50a28be6u);
        KEEP("r", x23);
        const uint32_t x24 = (r4 ^ (r3 | ~r4_2)) + x23;
        const uint32_t r5 = ((x24 << 13) | (x24 >> 19)) + r3_2;
        const uint32_t r5_2 = (r3 << 10) | (r3 >> 22);
        /* left step 6, f1 */
        uint32_t x25 = l5_2 ^ l4;
        KEEP("r", x25);
        uint32_t x26 = m5 + l3_2;
        KEEP("r", x26);
        const uint32_t x27 = (l5 ^ x25) + x26;
        const uint32_t l6 = ((x27 << 8) | (x27 >> 24)) + l4_2;
        const uint32_t l6_2 = (l4 << 10) | (l4 >> 22);
        /* right step 6, f5 */
        uint32_t x28 = m2 + (r3_2 + 0x50a28be6u);
        KEEP("r", x28);
        const uint32_t x29 = (r5 ^ (r4 | ~r5_2)) + x28;
        const uint32_t r6 = ((x29 << 15) | (x29 >> 17)) + r4_2;
        const uint32_t r6_2 = (r4 << 10) | (r4 >> 22);
        /* left step 7, f1 */
        uint32_t x30 = l6_2 ^ l5;
        KEEP("r", x30);
        uint32_t x31 = m6 + l4_2;
        KEEP("r", x31);
        const uint32_t x32 = (l6 ^ x30) + x31;
        const uint32_t l7 = ((x32 << 7) | (x32 >> 25)) + l5_2;
        const uint32_t l7_2 = (l5 << 10) | (l5 >> 22);
        /* right step 7, f5 */
        uint32_t x33 = m11 + (r4_2 + 0x50a28be6u);
        KEEP("r", x33);
        const uint32_t x34 = (r6 ^ (r5 | ~r6_2)) + x33;
        const uint32_t r7 = ((x34 << 15) | (x34 >> 17)) + r5_2;
        const uint32_t r7_2 = (r5 << 10) | (r5 >> 22);
        /* left step 8, f1 */
        uint32_t x35 = l7_2 ^ l6;
        KEEP("r", x35);
        uint32_t x36 = m7 + l5_2;
        KEEP("r", x36);
        const uint32_t x37 = (l7 ^ x35) + x36;
        const uint32_t l8 = ((x37 << 9) | (x37 >> 23)) + l6_2;
        const uint32_t l8_2 = (l6 << 10) | (l6 >> 22);
        /* right step 8, f5 */
        uint32_t x38 = m4 + (r5_2 + 0x50a28be6u);
        KEEP("r", x38);
        const uint32_t x39 = (r7 ^ (r6 | ~r7_2)) + x38;
        const uint32_t r8 = ((x39 << 5) | (x39 >> 27)) + r6_2;
        const uint32_t r8_2 = (r6 << 10) | (r6 >> 22);
        /* left step 9, f1 */
        uint32_t x40 = l8_2 ^ l7;
        KEEP("r", x40);
        uint32_t x41 = m8 + l6_2;
        KEEP("r", x41);
        const uint32_t x42 = (l8 ^ x40) + x41;
        const uint32_t l9 = ((x42 << 11) | (x42 >> 21)) + l7_2;
        const uint32_t l9_2 = (l7 << 10) | (l7 >> 22);
        /* right step 9, f5 */
        uint32_t x43 = m13 + (r6_2 + 0x50a28be6u);
        KEEP("r", x43);
        const uint32_t x44 = (r8 ^ (r7 | ~r8_2)) + x43;
        const uint32_t r9 = ((x44 << 7) | (x44 >> 25)) + r7_2;
        const uint32_t r9_2 = (r7 << 10) | (r7 >> 22);
        /* left step 10, f1 */
        uint32_t x45 = l9_2 ^ l8;
        KEEP("r", x45);
        uint32_t x46 = m9 + l7_2;
        KEEP("r", x46);
        const uint32_t x47 = (l9 ^ x45) + x46;
        const uint32_t l10 = ((x47 << 13) | (x47 >> 19)) + l8_2;
        const uint32_t l10_2 = (l8 << 10) | (l8 >> 22);
        /* right step 10, f5 */
        uint32_t x48 = m6 + (r7_2 + 0x50a28be6u);
        KEEP("r", x48);
        const uint32_t x49 = (r9 ^ (r8 | ~r9_2)) + x48;
        const uint32_t r10 = ((x49 << 7) | (x49 >> 25)) + r8_2;
        const uint32_t r10_2 = (r8 << 10) | (r8 >> 22);
        /* left step 11, f1 */
        uint32_t x50 = l10_2 ^ l9;
        KEEP("r", x50);
        uint32_t x51 = m10 + l8_2;
        KEEP("r", x51);
        const uint32_t x52 = (l10 ^ x50) + x51;
        const uint32_t l11 = ((x52 << 14) | (x52 >> 18)) + l9_2;
        const uint32_t l11_2 = (l9 << 10) | (l9 >> 22);
        /* right step 11, f5 */
        uint32_t x53 = m15 + (r8_2 + 0x50a28be6u);
        KEEP("r", x53);
        const uint32_t x54 = (r10 ^ (r9 | ~r10_2)) + x53;
        const uint32_t r11 = ((x54 << 8) | (x54 >> 24)) + r9_2;
        const uint32_t r11_2 = (r9 << 10) | (r9 >> 22);
        /* left step 12, f1 */
        uint32_t x55 = l11_2 ^ l10;
        KEEP("r", x55);
        uint32_t x56 = m11 + l9_2;
        KEEP("r", x56);
        const uint32_t x57 = (l11 ^ x55) + x56;
        const uint32_t l12 = ((x57 << 15) | (x57 >> 17)) + l10_2;
        const uint32_t l12_2 = (l10 << 10) | (l10 >> 22);
        /* right step 12, f5 */
        uint32_t x58 = m8 + (r9_2 + 0x50a28be6u);
        KEEP("r", x58);
        const uint32_t x59 = (r11 ^ (r10 | ~r11_2)) + x58;
        const uint32_t r12 = ((x59 << 11) | (x59 >> 21)) + r10_2;
        const uint32_t r12_2 = (r10 << 10) | (r10 >> 22);
        /* left step 13, f1 */
        uint32_t x60 = l12_2 ^ l11;
        KEEP("r", x60);
        uint32_t x61 = m12 + l10_2;
        KEEP("r", x61);
        const uint32_t x62 = (l12 ^ x60) + x61;
        const uint32_t l13 = ((x62 << 6) | (x62 >> 26)) + l11_2;
        const uint32_t l13_2 = (l11 << 10) | (l11 >> 22);
        /* right step 13, f5 */
        uint32_t x63 = m1 + (r10_2 + 0x50a28be6u);
        KEEP("r", x63);
        const uint32_t x64 = (r12 ^ (r11 | ~r12_2)) + x63;
        const uint32_t r13 = ((x64 << 14) | (x64 >> 18)) + r11_2;
        const uint32_t r13_2 = (r11 << 10) | (r11 >> 22);
        /* left step 14, f1 */
        uint32_t x65 = l13_2 ^ l12;
        KEEP("r", x65);
        uint32_t x66 = m13 + l11_2;
        KEEP("r", x66);
        const uint32_t x67 = (l13 ^ x65) + x66;
        const uint32_t l14 = ((x67 << 7) | (x67 >> 25)) + l12_2;
        const uint32_t l14_2 = (l12 << 10) | (l12 >> 22);
        /* right step 14, f5 */
        uint32_t x68 = m10 + (r11_2 + 0x50a28be6u);
        KEEP("r", x68);
        const uint32_t x69 = (r13 ^ (r12 | ~r13_2)) + x68;
        const uint32_t r14 = ((x69 << 14) | (x69 >> 18)) + r12_2;
        const uint32_t r14_2 = (r12 << 10) | (r12 >> 22);
        /* left step 15, f1 */
        uint32_t x70 = l14_2 ^ l13;
        KEEP("r", x70);
        uint32_t x71 = m14 + l12_2;
        KEEP("r", x71);
        const uint32_t x72 = (l14 ^ x70) + x71;
        const uint32_t l15 = ((x72 << 9) | (x72 >> 23)) + l13_2;
        const uint32_t l15_2 = (l13 << 10) | (l13 >> 22);
        /* right step 15, f5 */
        uint32_t x73 = m3 + (r12_2 + 0x50a28be6u);
        KEEP("r", x73);
        const uint32_t x74 = (r14 ^ (r13 | ~r14_2)) + x73;
        const uint32_t r15 = ((x74 << 12) | (x74 >> 20)) + r13_2;
        const uint32_t r15_2 = (r13 << 10) | (r13 >> 22);
        /* left step 16, f1 */
        uint32_t x75 = l15_2 ^ l14;
        KEEP("r", x75);
        uint32_t x76 = m15 + l13_2;
        KEEP("r", x76);
        const uint32_t x77 = (l15 ^ x75) + x76;
        const uint32_t l16 = ((x77 << 8) | (x77 >> 24)) + l14_2;
        const uint32_t l16_2 = (l14 << 10) | (l14 >> 22);
        /* right step 16, f5 */
        uint32_t x78 = m12 + (r13_2 + 0x50a28be6u);
        KEEP("r", x78);
        const uint32_t x79 = (r15 ^ (r14 | ~r15_2)) + x78;
        const uint32_t r16 = ((x79 << 6) | (x79 >> 26)) + r14_2;
        const uint32_t r16_2 = (r14 << 10) | (r14 >> 22);
        /* left step 17, f2 */
        uint32_t x80 = m7 + (l14_2 + 0x5a827999u);
        KEEP("r", x80);
        const uint32_t x81 = (((l15 ^ l16_2) & l16) ^ l16_2) + x80;
        const uint32_t l17 = ((x81 << 7) | (x81 >> 25)) + l15_2;
        const uint32_t l17_2 = (l15 << 10) | (l15 >> 22);
        /* right step 17, f4 */
        uint32_t x82 = r14_2 + 0x5c4dd124u;
        KEEP("r", x82);
        uint32_t x83 = (r15 & ~r16_2) + x82 + m6;
        KEEP("r", x83);
        const uint32_t x84 = (r16 & r16_2) + x83;
        const uint32_t r17 = ((x84 << 9) | (x84 >> 23)) + r15_2;
        const uint32_t r17_2 = (r15 << 10) | (r15 >> 22);
        /* left step 18, f2 */
        uint32_t x85 = m4 + (l15_2 + 0x5a827999u);
        KEEP("r", x85);
        const uint32_t x86 = (((l16 ^ l17_2) & l17) ^ l17_2) + x85;
        const uint32_t l18 = ((x86 << 6) | (x86 >> 26)) + l16_2;
        const uint32_t l18_2 = (l16 << 10) | (l16 >> 22);
        /* right step 18, f4 */
        uint32_t x87 = r15_2 + 0x5c4dd124u;
        KEEP("r", x87);
        uint32_t x88 = (r16 & ~r17_2) + x87 + m11;
        KEEP("r", x88);
        const uint32_t x89 = (r17 & r17_2) + x88;
        const uint32_t r18 = ((x89 << 13) | (x89 >> 19)) + r16_2;
        const uint32_t r18_2 = (r16 << 10) | (r16 >> 22);
        /* left step 19, f2 */
        uint32_t x90 = m13 + (l16_2 + 0x5a827999u);
        KEEP("r", x90);
        const uint32_t x91 = (((l17 ^ l18_2) & l18) ^ l18_2) + x90;
        const uint32_t l19 = ((x91 << 8) | (x91 >> 24)) + l17_2;
        const uint32_t l19_2 = (l17 << 10) | (l17 >> 22);
        /* right step 19, f4 */
        uint32_t x92 = r16_2 + 0x5c4dd124u;
        KEEP("r", x92);
        uint32_t x93 = (r17 & ~r18_2) + x92 + m3;
        KEEP("r", x93);
        const uint32_t x94 = (r18 & r18_2) + x93;
        const uint32_t r19 = ((x94 << 15) | (x94 >> 17)) + r17_2;
        const uint32_t r19_2 = (r17 << 10) | (r17 >> 22);
        /* left step 20, f2 */
        uint32_t x95 = m1 + (l17_2 + 0x5a827999u);
        KEEP("r", x95);
        const uint32_t x96 = (((l18 ^ l19_2) & l19) ^ l19_2) + x95;
        const uint32_t l20 = ((x96 << 13) | (x96 >> 19)) + l18_2;
        const uint32_t l20_2 = (l18 << 10) | (l18 >> 22);
        /* right step 20, f4 */
        uint32_t x97 = r17_2 + 0x5c4dd124u;
        KEEP("r", x97);
        uint32_t x98 = (r18 & ~r19_2) + x97 + m7;
        KEEP("r", x98);
        const uint32_t x99 = (r19 & r19_2) + x98;
        const uint32_t r20 = ((x99 << 7) | (x99 >> 25)) + r18_2;
        const uint32_t r20_2 = (r18 << 10) | (r18 >> 22);
        /* left step 21, f2 */
        uint32_t x100 = m10 + (l18_2 + 0x5a827999u);
        KEEP("r", x100);
        const uint32_t x101 = (((l19 ^ l20_2) & l20) ^ l20_2) + x100;
        const uint32_t l21 = ((x101 << 11) | (x101 >> 21)) + l19_2;
        const uint32_t l21_2 = (l19 << 10) | (l19 >> 22);
        /* right step 21, f4 */
        uint32_t x102 = r18_2 + 0x5c4dd124u;
        KEEP("r", x102);
        uint32_t x103 = (r19 & ~r20_2) + x102 + m0;
        KEEP("r", x103);
        const uint32_t x104 = (r20 & r20_2) + x103;
        const uint32_t r21 = ((x104 << 12) | (x104 >> 20)) + r19_2;
        const uint32_t r21_2 = (r19 << 10) | (r19 >> 22);
        /* left step 22, f2 */
        uint32_t x105 = m6 + (l19_2 + 0x5a827999u);
        KEEP("r", x105);
        const uint32_t x106 = (((l20 ^ l21_2) & l21) ^ l21_2) + x105;
        const uint32_t l22 = ((x106 << 9) | (x106 >> 23)) + l20_2;
        const uint32_t l22_2 = (l20 << 10) | (l20 >> 22);
        /* right step 22, f4 */
        uint32_t x107 = r19_2 + 0x5c4dd124u;
        KEEP("r", x107);
        uint32_t x108 = (r20 & ~r21_2) + x107 + m13;
        KEEP("r", x108);
        const uint32_t x109 = (r21 & r21_2) + x108;
        const uint32_t r22 = ((x109 << 8) | (x109 >> 24)) + r20_2;
        const uint32_t r22_2 = (r20 << 10) | (r20 >> 22);
        /* left step 23, f2 */
        uint32_t x110 = m15 + (l20_2 + 0x5a827999u);
        KEEP("r", x110);
        const uint32_t x111 = (((l21 ^ l22_2) & l22) ^ l22_2) + x110;
        const uint32_t l23 = ((x111 << 7) | (x111 >> 25)) + l21_2;
        const uint32_t l23_2 = (l21 << 10) | (l21 >> 22);
        /* right step 23, f4 */
        uint32_t x112 = r20_2 + 0x5c4dd124u;
        KEEP("r", x112);
        uint32_t x113 = (r21 & ~r22_2) + x112 + m5;
        KEEP("r", x113);
        const uint32_t x114 = (r22 & r22_2) + x113;
        const uint32_t r23 = ((x114 << 9) | (x114 >> 23)) + r21_2;
        const uint32_t r23_2 = (r21 << 10) | (r21 >> 22);
        /* left step 24, f2 */
        uint32_t x115 = m3 + (l21_2 + 0x5a827999u);
        KEEP("r", x115);
        const uint32_t x116 = (((l22 ^ l23_2) & l23) ^ l23_2) + x115;
        const uint32_t l24 = ((x116 << 15) | (x116 >> 17)) + l22_2;
        const uint32_t l24_2 = (l22 << 10) | (l22 >> 22);
        /* right step 24, f4 */
        uint32_t x117 = r21_2 + 0x5c4dd124u;
        KEEP("r", x117);
        uint32_t x118 = (r22 & ~r23_2) + x117 + m10;
        KEEP("r", x118);
        const uint32_t x119 = (r23 & r23_2) + x118;
        const uint32_t r24 = ((x119 << 11) | (x119 >> 21)) + r22_2;
        const uint32_t r24_2 = (r22 << 10) | (r22 >> 22);
        /* left step 25, f2 */
        uint32_t x120 = m12 + (l22_2 + 0x5a827999u);
        KEEP("r", x120);
        const uint32_t x121 = (((l23 ^ l24_2) & l24) ^ l24_2) + x120;
        const uint32_t l25 = ((x121 << 7) | (x121 >> 25)) + l23_2;
        const uint32_t l25_2 = (l23 << 10) | (l23 >> 22);
        /* right step 25, f4 */
        uint32_t x122 = r22_2 + 0x5c4dd124u;
        KEEP("r", x122);
        uint32_t x123 = (r23 & ~r24_2) + x122 + m14;
        KEEP("r", x123);
        const uint32_t x124 = (r24 & r24_2) + x123;
        const uint32_t r25 = ((x124 << 7) | (x124 >> 25)) + r23_2;
        const uint32_t r25_2 = (r23 << 10) | (r23 >> 22);
        /* left step 26, f2 */
        uint32_t x125 = m0 + (l23_2 + 0x5a827999u);
        KEEP("r", x125);
        const uint32_t x126 = (((l24 ^ l25_2) & l25) ^ l25_2) + x125;
        const uint32_t l26 = ((x126 << 12) | (x126 >> 20)) + l24_2;
        const uint32_t l26_2 = (l24 << 10) | (l24 >> 22);
        /* right step 26, f4 */
        uint32_t x127 = r23_2 + 0x5c4dd124u;
        KEEP("r", x127);
        uint32_t x128 = (r24 & ~r25_2) + x127 + m15;
        KEEP("r", x128);
        const uint32_t x129 = (r25 & r25_2) + x128;
        const uint32_t r26 = ((x129 << 7) | (x129 >> 25)) + r24_2;
        const uint32_t r26_2 = (r24 << 10) | (r24 >> 22);
        /* left step 27, f2 */
        uint32_t x130 = m9 + (l24_2 + 0x5a827999u);
        KEEP("r", x130);
        const uint32_t x131 = (((l25 ^ l26_2) & l26) ^ l26_2) + x130;
        const uint32_t l27 = ((x131 << 15) | (x131 >> 17)) + l25_2;
        const uint32_t l27_2 = (l25 << 10) | (l25 >> 22);
        /* right step 27, f4 */
        uint32_t x132 = r24_2 + 0x5c4dd124u;
        KEEP("r", x132);
        uint32_t x133 = (r25 & ~r26_2) + x132 + m8;
        KEEP("r", x133);
        const uint32_t x134 = (r26 & r26_2) + x133;
        const uint32_t r27 = ((x134 << 12) | (x134 >> 20)) + r25_2;
        const uint32_t r27_2 = (r25 << 10) | (r25 >> 22);
        /* left step 28, f2 */
        uint32_t x135 = m5 + (l25_2 + 0x5a827999u);
        KEEP("r", x135);
        const uint32_t x136 = (((l26 ^ l27_2) & l27) ^ l27_2) + x135;
        const uint32_t l28 = ((x136 << 9) | (x136 >> 23)) + l26_2;
        const uint32_t l28_2 = (l26 << 10) | (l26 >> 22);
        /* right step 28, f4 */
        uint32_t x137 = r25_2 + 0x5c4dd124u;
        KEEP("r", x137);
        uint32_t x138 = (r26 & ~r27_2) + x137 + m12;
        KEEP("r", x138);
        const uint32_t x139 = (r27 & r27_2) + x138;
        const uint32_t r28 = ((x139 << 7) | (x139 >> 25)) + r26_2;
        const uint32_t r28_2 = (r26 << 10) | (r26 >> 22);
        /* left step 29, f2 */
        uint32_t x140 = m2 + (l26_2 + 0x5a827999u);
        KEEP("r", x140);
        const uint32_t x141 = (((l27 ^ l28_2) & l28) ^ l28_2) + x140;
        const uint32_t l29 = ((x141 << 11) | (x141 >> 21)) + l27_2;
        const uint32_t l29_2 = (l27 << 10) | (l27 >> 22);
        /* right step 29, f4 */
        uint32_t x142 = r26_2 + 0x5c4dd124u;
        KEEP("r", x142);
        uint32_t x143 = (r27 & ~r28_2) + x142 + m4;
        KEEP("r", x143);
        const uint32_t x144 = (r28 & r28_2) + x143;
        const uint32_t r29 = ((x144 << 6) | (x144 >> 26)) + r27_2;
        const uint32_t r29_2 = (r27 << 10) | (r27 >> 22);
        /* left step 30, f2 */
        uint32_t x145 = m14 + (l27_2 + 0x5a827999u);
        KEEP("r", x145);
        const uint32_t x146 = (((l28 ^ l29_2) & l29) ^ l29_2) + x145;
        const uint32_t l30 = ((x146 << 7) | (x146 >> 25)) + l28_2;
        const uint32_t l30_2 = (l28 << 10) | (l28 >> 22);
        /* right step 30, f4 */
        uint32_t x147 = r27_2 + 0x5c4dd124u;
        KEEP("r", x147);
        uint32_t x148 = (r28 & ~r29_2) + x147 + m9;
        KEEP("r", x148);
        const uint32_t x149 = (r29 & r29_2) + x148;
        const uint32_t r30 = ((x149 << 15) | (x149 >> 17)) + r28_2;
        const uint32_t r30_2 = (r28 << 10) | (r28 >> 22);
        /* left step 31, f2 */
        uint32_t x150 = m11 + (l28_2 + 0x5a827999u);
        KEEP("r", x150);
        const uint32_t x151 = (((l29 ^ l30_2) & l30) ^ l30_2) + x150;
        const uint32_t l31 = ((x151 << 13) | (x151 >> 19)) + l29_2;
        const uint32_t l31_2 = (l29 << 10) | (l29 >> 22);
        /* right step 31, f4 */
        uint32_t x152 = r28_2 + 0x5c4dd124u;
        KEEP("r", x152);
        uint32_t x153 = (r29 & ~r30_2) + x152 + m1;
        KEEP("r", x153);
        const uint32_t x154 = (r30 & r30_2) + x153;
        const uint32_t r31 = ((x154 << 13) | (x154 >> 19)) + r29_2;
        const uint32_t r31_2 = (r29 << 10) | (r29 >> 22);
        /* left step 32, f2 */
        uint32_t x155 = m8 + (l29_2 + 0x5a827999u);
        KEEP("r", x155);
        const uint32_t x156 = (((l30 ^ l31_2) & l31) ^ l31_2) + x155;
        const uint32_t l32 = ((x156 << 12) | (x156 >> 20)) + l30_2;
        const uint32_t l32_2 = (l30 << 10) | (l30 >> 22);
        /* right step 32, f4 */
        uint32_t x157 = r29_2 + 0x5c4dd124u;
        KEEP("r", x157);
        uint32_t x158 = (r30 & ~r31_2) + x157 + m2;
        KEEP("r", x158);
        const uint32_t x159 = (r31 & r31_2) + x158;
        const uint32_t r32 = ((x159 << 11) | (x159 >> 21)) + r30_2;
        const uint32_t r32_2 = (r30 << 10) | (r30 >> 22);
        /* left step 33, f3 */
        uint32_t x160 = m3 + (l30_2 + 0x6ed9eba1u);
        KEEP("r", x160);
        const uint32_t x161 = ((l32 | ~l31) ^ l32_2) + x160;
        const uint32_t l33 = ((x161 << 11) | (x161 >> 21)) + l31_2;
        const uint32_t l33_2 = (l31 << 10) | (l31 >> 22);
        /* right step 33, f3 */
        uint32_t x162 = m15 + (r30_2 + 0x6d703ef3u);
        KEEP("r", x162);
        const uint32_t x163 = ((r32 | ~r31) ^ r32_2) + x162;
        const uint32_t r33 = ((x163 << 9) | (x163 >> 23)) + r31_2;
        const uint32_t r33_2 = (r31 << 10) | (r31 >> 22);
        /* left step 34, f3 */
        uint32_t x164 = m10 + (l31_2 + 0x6ed9eba1u);
        KEEP("r", x164);
        const uint32_t x165 = ((l33 | ~l32) ^ l33_2) + x164;
        const uint32_t l34 = ((x165 << 13) | (x165 >> 19)) + l32_2;
        const uint32_t l34_2 = (l32 << 10) | (l32 >> 22);
        /* right step 34, f3 */
        uint32_t x166 = m5 + (r31_2 + 0x6d703ef3u);
        KEEP("r", x166);
        const uint32_t x167 = ((r33 | ~r32) ^ r33_2) + x166;
        const uint32_t r34 = ((x167 << 7) | (x167 >> 25)) + r32_2;
        const uint32_t r34_2 = (r32 << 10) | (r32 >> 22);
        /* left step 35, f3 */
        uint32_t x168 = m14 + (l32_2 + 0x6ed9eba1u);
        KEEP("r", x168);
        const uint32_t x169 = ((l34 | ~l33) ^ l34_2) + x168;
        const uint32_t l35 = ((x169 << 6) | (x169 >> 26)) + l33_2;
        const uint32_t l35_2 = (l33 << 10) | (l33 >> 22);
        /* right step 35, f3 */
        uint32_t x170 = m1 + (r32_2 + 0x6d703ef3u);
        KEEP("r", x170);
        const uint32_t x171 = ((r34 | ~r33) ^ r34_2) + x170;
        const uint32_t r35 = ((x171 << 15) | (x171 >> 17)) + r33_2;
        const uint32_t r35_2 = (r33 << 10) | (r33 >> 22);
        /* left step 36, f3 */
        uint32_t x172 = m4 + (l33_2 + 0x6ed9eba1u);
        KEEP("r", x172);
        const uint32_t x173 = ((l35 | ~l34) ^ l35_2) + x172;
        const uint32_t l36 = ((x173 << 7) | (x173 >> 25)) + l34_2;
        const uint32_t l36_2 = (l34 << 10) | (l34 >> 22);
        /* right step 36, f3 */
        uint32_t x174 = m3 + (r33_2 + 0x6d703ef3u);
        KEEP("r", x174);
        const uint32_t x175 = ((r35 | ~r34) ^ r35_2) + x174;
        const uint32_t r36 = ((x175 << 11) | (x175 >> 21)) + r34_2;
        const uint32_t r36_2 = (r34 << 10) | (r34 >> 22);
        /* left step 37, f3 */
        uint32_t x176 = m9 + (l34_2 + 0x6ed9eba1u);
        KEEP("r", x176);
        const uint32_t x177 = ((l36 | ~l35) ^ l36_2) + x176;
        const uint32_t l37 = ((x177 << 14) | (x177 >> 18)) + l35_2;
        const uint32_t l37_2 = (l35 << 10) | (l35 >> 22);
        /* right step 37, f3 */
        uint32_t x178 = m7 + (r34_2 + 0x6d703ef3u);
        KEEP("r", x178);
        const uint32_t x179 = ((r36 | ~r35) ^ r36_2) + x178;
        const uint32_t r37 = ((x179 << 8) | (x179 >> 24)) + r35_2;
        const uint32_t r37_2 = (r35 << 10) | (r35 >> 22);
        /* left step 38, f3 */
        uint32_t x180 = m15 + (l35_2 + 0x6ed9eba1u);
        KEEP("r", x180);
        const uint32_t x181 = ((l37 | ~l36) ^ l37_2) + x180;
        const uint32_t l38 = ((x181 << 9) | (x181 >> 23)) + l36_2;
        const uint32_t l38_2 = (l36 << 10) | (l36 >> 22);
        /* right step 38, f3 */
        uint32_t x182 = m14 + (r35_2 + 0x6d703ef3u);
        KEEP("r", x182);
        const uint32_t x183 = ((r37 | ~r36) ^ r37_2) + x182;
        const uint32_t r38 = ((x183 << 6) | (x183 >> 26)) + r36_2;
        const uint32_t r38_2 = (r36 << 10) | (r36 >> 22);
        /* left step 39, f3 */
        uint32_t x184 = m8 + (l36_2 + 0x6ed9eba1u);
        KEEP("r", x184);
        const uint32_t x185 = ((l38 | ~l37) ^ l38_2) + x184;
        const uint32_t l39 = ((x185 << 13) | (x185 >> 19)) + l37_2;
        const uint32_t l39_2 = (l37 << 10) | (l37 >> 22);
        /* right step 39, f3 */
        uint32_t x186 = m6 + (r36_2 + 0x6d703ef3u);
        KEEP("r", x186);
        const uint32_t x187 = ((r38 | ~r37) ^ r38_2) + x186;
        const uint32_t r39 = ((x187 << 6) | (x187 >> 26)) + r37_2;
        const uint32_t r39_2 = (r37 << 10) | (r37 >> 22);
        /* left step 40, f3 */
        uint32_t x188 = m1 + (l37_2 + 0x6ed9eba1u);
        KEEP("r", x188);
        const uint32_t x189 = ((l39 | ~l38) ^ l39_2) + x188;
        const uint32_t l40 = ((x189 << 15) | (x189 >> 17)) + l38_2;
        const uint32_t l40_2 = (l38 << 10) | (l38 >> 22);
        /* right step 40, f3 */
        uint32_t x190 = m9 + (r37_2 + 0x6d703ef3u);
        KEEP("r", x190);
        const uint32_t x191 = ((r39 | ~r38) ^ r39_2) + x190;
        const uint32_t r40 = ((x191 << 14) | (x191 >> 18)) + r38_2;
        const uint32_t r40_2 = (r38 << 10) | (r38 >> 22);
        /* left step 41, f3 */
        uint32_t x192 = m2 + (l38_2 + 0x6ed9eba1u);
        KEEP("r", x192);
        const uint32_t x193 = ((l40 | ~l39) ^ l40_2) + x192;
        const uint32_t l41 = ((x193 << 14) | (x193 >> 18)) + l39_2;
        const uint32_t l41_2 = (l39 << 10) | (l39 >> 22);
        /* right step 41, f3 */
        uint32_t x194 = m11 + (r38_2 + 0x6d703ef3u);
        KEEP("r", x194);
        const uint32_t x195 = ((r40 | ~r39) ^ r40_2) + x194;
        const uint32_t r41 = ((x195 << 12) | (x195 >> 20)) + r39_2;
        const uint32_t r41_2 = (r39 << 10) | (r39 >> 22);
        /* left step 42, f3 */
        uint32_t x196 = m7 + (l39_2 + 0x6ed9eba1u);
        KEEP("r", x196);
        const uint32_t x197 = ((l41 | ~l40) ^ l41_2) + x196;
        const uint32_t l42 = ((x197 << 8) | (x197 >> 24)) + l40_2;
        const uint32_t l42_2 = (l40 << 10) | (l40 >> 22);
        /* right step 42, f3 */
        uint32_t x198 = m8 + (r39_2 + 0x6d703ef3u);
        KEEP("r", x198);
        const uint32_t x199 = ((r41 | ~r40) ^ r41_2) + x198;
        const uint32_t r42 = ((x199 << 13) | (x199 >> 19)) + r40_2;
        const uint32_t r42_2 = (r40 << 10) | (r40 >> 22);
        /* left step 43, f3 */
        uint32_t x200 = m0 + (l40_2 + 0x6ed9eba1u);
        KEEP("r", x200);
        const uint32_t x201 = ((l42 | ~l41) ^ l42_2) + x200;
        const uint32_t l43 = ((x201 << 13) | (x201 >> 19)) + l41_2;
        const uint32_t l43_2 = (l41 << 10) | (l41 >> 22);
        /* right step 43, f3 */
        uint32_t x202 = m12 + (r40_2 + 0x6d703ef3u);
        KEEP("r", x202);
        const uint32_t x203 = ((r42 | ~r41) ^ r42_2) + x202;
        const uint32_t r43 = ((x203 << 5) | (x203 >> 27)) + r41_2;
        const uint32_t r43_2 = (r41 << 10) | (r41 >> 22);
        /* left step 44, f3 */
        uint32_t x204 = m6 + (l41_2 + 0x6ed9eba1u);
        KEEP("r", x204);
        const uint32_t x205 = ((l43 | ~l42) ^ l43_2) + x204;
        const uint32_t l44 = ((x205 << 6) | (x205 >> 26)) + l42_2;
        const uint32_t l44_2 = (l42 << 10) | (l42 >> 22);
        /* right step 44, f3 */
        uint32_t x206 = m2 + (r41_2 + 0x6d703ef3u);
        KEEP("r", x206);
        const uint32_t x207 = ((r43 | ~r42) ^ r43_2) + x206;
        const uint32_t r44 = ((x207 << 14) | (x207 >> 18)) + r42_2;
        const uint32_t r44_2 = (r42 << 10) | (r42 >> 22);
        /* left step 45, f3 */
        uint32_t x208 = m13 + (l42_2 + 0x6ed9eba1u);
        KEEP("r", x208);
        const uint32_t x209 = ((l44 | ~l43) ^ l44_2) + x208;
        const uint32_t l45 = ((x209 << 5) | (x209 >> 27)) + l43_2;
        const uint32_t l45_2 = (l43 << 10) | (l43 >> 22);
        /* right step 45, f3 */
        uint32_t x210 = m10 + (r42_2 + 0x6d703ef3u);
        KEEP("r", x210);
        const uint32_t x211 = ((r44 | ~r43) ^ r44_2) + x210;
        const uint32_t r45 = ((x211 << 13) | (x211 >> 19)) + r43_2;
        const uint32_t r45_2 = (r43 << 10) | (r43 >> 22);
        /* left step 46, f3 */
        uint32_t x212 = m11 + (l43_2 + 0x6ed9eba1u);
        KEEP("r", x212);
        const uint32_t x213 = ((l45 | ~l44) ^ l45_2) + x212;
        const uint32_t l46 = ((x213 << 12) | (x213 >> 20)) + l44_2;
        const uint32_t l46_2 = (l44 << 10) | (l44 >> 22);
        /* right step 46, f3 */
        uint32_t x214 = m0 + (r43_2 + 0x6d703ef3u);
        KEEP("r", x214);
        const uint32_t x215 = ((r45 | ~r44) ^ r45_2) + x214;
        const uint32_t r46 = ((x215 << 13) | (x215 >> 19)) + r44_2;
        const uint32_t r46_2 = (r44 << 10) | (r44 >> 22);
        /* left step 47, f3 */
        uint32_t x216 = m5 + (l44_2 + 0x6ed9eba1u);
        KEEP("r", x216);
        const uint32_t x217 = ((l46 | ~l45) ^ l46_2) + x216;
        const uint32_t l47 = ((x217 << 7) | (x217 >> 25)) + l45_2;
        const uint32_t l47_2 = (l45 << 10) | (l45 >> 22);
        /* right step 47, f3 */
        uint32_t x218 = m4 + (r44_2 + 0x6d703ef3u);
        KEEP("r", x218);
        const uint32_t x219 = ((r46 | ~r45) ^ r46_2) + x218;
        const uint32_t r47 = ((x219 << 7) | (x219 >> 25)) + r45_2;
        const uint32_t r47_2 = (r45 << 10) | (r45 >> 22);
        /* left step 48, f3 */
        uint32_t x220 = m12 + (l45_2 + 0x6ed9eba1u);
        KEEP("r", x220);
        const uint32_t x221 = ((l47 | ~l46) ^ l47_2) + x220;
        const uint32_t l48 = ((x221 << 5) | (x221 >> 27)) + l46_2;
        const uint32_t l48_2 = (l46 << 10) | (l46 >> 22);
        /* right step 48, f3 */
        uint32_t x222 = m13 + (r45_2 + 0x6d703ef3u);
        KEEP("r", x222);
        const uint32_t x223 = ((r47 | ~r46) ^ r47_2) + x222;
        const uint32_t r48 = ((x223 << 5) | (x223 >> 27)) + r46_2;
        const uint32_t r48_2 = (r46 << 10) | (r46 >> 22);
        /* left step 49, f4 */
        uint32_t x224 = l46_2 + 0x8f1bbcdcu;
        KEEP("r", x224);
        uint32_t x225 = (l47 & ~l48_2) + x224 + m1;
        KEEP("r", x225);
        const uint32_t x226 = (l48 & l48_2) + x225;
        const uint32_t l49 = ((x226 << 11) | (x226 >> 21)) + l47_2;
        const uint32_t l49_2 = (l47 << 10) | (l47 >> 22);
        /* right step 49, f2 */
        uint32_t x227 = m8 + (r46_2 + 0x7a6d76e9u);
        KEEP("r", x227);
        const uint32_t x228 = (((r47 ^ r48_2) & r48) ^ r48_2) + x227;
        const uint32_t r49 = ((x228 << 15) | (x228 >> 17)) + r47_2;
        const uint32_t r49_2 = (r47 << 10) | (r47 >> 22);
        /* left step 50, f4 */
        uint32_t x229 = l47_2 + 0x8f1bbcdcu;
        KEEP("r", x229);
        uint32_t x230 = (l48 & ~l49_2) + x229 + m9;
        KEEP("r", x230);
        const uint32_t x231 = (l49 & l49_2) + x230;
        const uint32_t l50 = ((x231 << 12) | (x231 >> 20)) + l48_2;
        const uint32_t l50_2 = (l48 << 10) | (l48 >> 22);
        /* right step 50, f2 */
        uint32_t x232 = m6 + (r47_2 + 0x7a6d76e9u);
        KEEP("r", x232);
        const uint32_t x233 = (((r48 ^ r49_2) & r49) ^ r49_2) + x232;
        const uint32_t r50 = ((x233 << 5) | (x233 >> 27)) + r48_2;
        const uint32_t r50_2 = (r48 << 10) | (r48 >> 22);
        /* left step 51, f4 */
        uint32_t x234 = l48_2 + 0x8f1bbcdcu;
        KEEP("r", x234);
        uint32_t x235 = (l49 & ~l50_2) + x234 + m11;
        KEEP("r", x235);
        const uint32_t x236 = (l50 & l50_2) + x235;
        const uint32_t l51 = ((x236 << 14) | (x236 >> 18)) + l49_2;
        const uint32_t l51_2 = (l49 << 10) | (l49 >> 22);
        /* right step 51, f2 */
        uint32_t x237 = m4 + (r48_2 + 0x7a6d76e9u);
        KEEP("r", x237);
        const uint32_t x238 = (((r49 ^ r50_2) & r50) ^ r50_2) + x237;
        const uint32_t r51 = ((x238 << 8) | (x238 >> 24)) + r49_2;
        const uint32_t r51_2 = (r49 << 10) | (r49 >> 22);
        /* left step 52, f4 */
        uint32_t x239 = l49_2 + 0x8f1bbcdcu;
        KEEP("r", x239);
        uint32_t x240 = (l50 & ~l51_2) + x239 + m10;
        KEEP("r", x240);
        const uint32_t x241 = (l51 & l51_2) + x240;
        const uint32_t l52 = ((x241 << 15) | (x241 >> 17)) + l50_2;
        const uint32_t l52_2 = (l50 << 10) | (l50 >> 22);
        /* right step 52, f2 */
        uint32_t x242 = m1 + (r49_2 + 0x7a6d76e9u);
        KEEP("r", x242);
        const uint32_t x243 = (((r50 ^ r51_2) & r51) ^ r51_2) + x242;
        const uint32_t r52 = ((x243 << 11) | (x243 >> 21)) + r50_2;
        const uint32_t r52_2 = (r50 << 10) | (r50 >> 22);
        /* left step 53, f4 */
        uint32_t x244 = l50_2 + 0x8f1bbcdcu;
        KEEP("r", x244);
        uint32_t x245 = (l51 & ~l52_2) + x244 + m0;
        KEEP("r", x245);
        const uint32_t x246 = (l52 & l52_2) + x245;
        const uint32_t l53 = ((x246 << 14) | (x246 >> 18)) + l51_2;
        const uint32_t l53_2 = (l51 << 10) | (l51 >> 22);
        /* right step 53, f2 */
        uint32_t x247 = m3 + (r50_2 + 0x7a6d76e9u);
        KEEP("r", x247);
        const uint32_t x248 = (((r51 ^ r52_2) & r52) ^ r52_2) + x247;
        const uint32_t r53 = ((x248 << 14) | (x248 >> 18)) + r51_2;
        const uint32_t r53_2 = (r51 << 10) | (r51 >> 22);
        /* left step 54, f4 */
        uint32_t x249 = l51_2 + 0x8f1bbcdcu;
        KEEP("r", x249);
        uint32_t x250 = (l52 & ~l53_2) + x249 + m8;
        KEEP("r", x250);
        const uint32_t x251 = (l53 & l53_2) + x250;
        const uint32_t l54 = ((x251 << 15) | (x251 >> 17)) + l52_2;
        const uint32_t l54_2 = (l52 << 10) | (l52 >> 22);
        /* right step 54, f2 */
        uint32_t x252 = m11 + (r51_2 + 0x7a6d76e9u);
        KEEP("r", x252);
        const uint32_t x253 = (((r52 ^ r53_2) & r53) ^ r53_2) + x252;
        const uint32_t r54 = ((x253 << 14) | (x253 >> 18)) + r52_2;
        const uint32_t r54_2 = (r52 << 10) | (r52 >> 22);
        /* left step 55, f4 */
        uint32_t x254 = l52_2 + 0x8f1bbcdcu;
        KEEP("r", x254);
        uint32_t x255 = (l53 & ~l54_2) + x254 + m12;
        KEEP("r", x255);
        const uint32_t x256 = (l54 & l54_2) + x255;
        const uint32_t l55 = ((x256 << 9) | (x256 >> 23)) + l53_2;
        const uint32_t l55_2 = (l53 << 10) | (l53 >> 22);
        /* right step 55, f2 */
        uint32_t x257 = m15 + (r52_2 + 0x7a6d76e9u);
        KEEP("r", x257);
        const uint32_t x258 = (((r53 ^ r54_2) & r54) ^ r54_2) + x257;
        const uint32_t r55 = ((x258 << 6) | (x258 >> 26)) + r53_2;
        const uint32_t r55_2 = (r53 << 10) | (r53 >> 22);
        /* left step 56, f4 */
        uint32_t x259 = l53_2 + 0x8f1bbcdcu;
        KEEP("r", x259);
        uint32_t x260 = (l54 & ~l55_2) + x259 + m4;
        KEEP("r", x260);
        const uint32_t x261 = (l55 & l55_2) + x260;
        const uint32_t l56 = ((x261 << 8) | (x261 >> 24)) + l54_2;
        const uint32_t l56_2 = (l54 << 10) | (l54 >> 22);
        /* right step 56, f2 */
        uint32_t x262 = m0 + (r53_2 + 0x7a6d76e9u);
        KEEP("r", x262);
        const uint32_t x263 = (((r54 ^ r55_2) & r55) ^ r55_2) + x262;
        const uint32_t r56 = ((x263 << 14) | (x263 >> 18)) + r54_2;
        const uint32_t r56_2 = (r54 << 10) | (r54 >> 22);
        /* left step 57, f4 */
        uint32_t x264 = l54_2 + 0x8f1bbcdcu;
        KEEP("r", x264);
        uint32_t x265 = (l55 & ~l56_2) + x264 + m13;
        KEEP("r", x265);
        const uint32_t x266 = (l56 & l56_2) + x265;
        const uint32_t l57 = ((x266 << 9) | (x266 >> 23)) + l55_2;
        const uint32_t l57_2 = (l55 << 10) | (l55 >> 22);
        /* right step 57, f2 */
        uint32_t x267 = m5 + (r54_2 + 0x7a6d76e9u);
        KEEP("r", x267);
        const uint32_t x268 = (((r55 ^ r56_2) & r56) ^ r56_2) + x267;
        const uint32_t r57 = ((x268 << 6) | (x268 >> 26)) + r55_2;
        const uint32_t r57_2 = (r55 << 10) | (r55 >> 22);
        /* left step 58, f4 */
        uint32_t x269 = l55_2 + 0x8f1bbcdcu;
        KEEP("r", x269);
        uint32_t x270 = (l56 & ~l57_2) + x269 + m3;
        KEEP("r", x270);
        const uint32_t x271 = (l57 & l57_2) + x270;
        const uint32_t l58 = ((x271 << 14) | (x271 >> 18)) + l56_2;
        const uint32_t l58_2 = (l56 << 10) | (l56 >> 22);
        /* right step 58, f2 */
        uint32_t x272 = m12 + (r55_2 + 0x7a6d76e9u);
        KEEP("r", x272);
        const uint32_t x273 = (((r56 ^ r57_2) & r57) ^ r57_2) + x272;
        const uint32_t r58 = ((x273 << 9) | (x273 >> 23)) + r56_2;
        const uint32_t r58_2 = (r56 << 10) | (r56 >> 22);
        /* left step 59, f4 */
        uint32_t x274 = l56_2 + 0x8f1bbcdcu;
        KEEP("r", x274);
        uint32_t x275 = (l57 & ~l58_2) + x274 + m7;
        KEEP("r", x275);
        const uint32_t x276 = (l58 & l58_2) + x275;
        const uint32_t l59 = ((x276 << 5) | (x276 >> 27)) + l57_2;
        const uint32_t l59_2 = (l57 << 10) | (l57 >> 22);
        /* right step 59, f2 */
        uint32_t x277 = m2 + (r56_2 + 0x7a6d76e9u);
        KEEP("r", x277);
        const uint32_t x278 = (((r57 ^ r58_2) & r58) ^ r58_2) + x277;
        const uint32_t r59 = ((x278 << 12) | (x278 >> 20)) + r57_2;
        const uint32_t r59_2 = (r57 << 10) | (r57 >> 22);
        /* left step 60, f4 */
        uint32_t x279 = l57_2 + 0x8f1bbcdcu;
        KEEP("r", x279);
        uint32_t x280 = (l58 & ~l59_2) + x279 + m15;
        KEEP("r", x280);
        const uint32_t x281 = (l59 & l59_2) + x280;
        const uint32_t l60 = ((x281 << 6) | (x281 >> 26)) + l58_2;
        const uint32_t l60_2 = (l58 << 10) | (l58 >> 22);
        /* right step 60, f2 */
        uint32_t x282 = m13 + (r57_2 + 0x7a6d76e9u);
        KEEP("r", x282);
        const uint32_t x283 = (((r58 ^ r59_2) & r59) ^ r59_2) + x282;
        const uint32_t r60 = ((x283 << 9) | (x283 >> 23)) + r58_2;
        const uint32_t r60_2 = (r58 << 10) | (r58 >> 22);
        /* left step 61, f4 */
        uint32_t x284 = l58_2 + 0x8f1bbcdcu;
        KEEP("r", x284);
        uint32_t x285 = (l59 & ~l60_2) + x284 + m14;
        KEEP("r", x285);
        const uint32_t x286 = (l60 & l60_2) + x285;
        const uint32_t l61 = ((x286 << 8) | (x286 >> 24)) + l59_2;
        const uint32_t l61_2 = (l59 << 10) | (l59 >> 22);
        /* right step 61, f2 */
        uint32_t x287 = m9 + (r58_2 + 0x7a6d76e9u);
        KEEP("r", x287);
        const uint32_t x288 = (((r59 ^ r60_2) & r60) ^ r60_2) + x287;
        const uint32_t r61 = ((x288 << 12) | (x288 >> 20)) + r59_2;
        const uint32_t r61_2 = (r59 << 10) | (r59 >> 22);
        /* left step 62, f4 */
        uint32_t x289 = l59_2 + 0x8f1bbcdcu;
        KEEP("r", x289);
        uint32_t x290 = (l60 & ~l61_2) + x289 + m5;
        KEEP("r", x290);
        const uint32_t x291 = (l61 & l61_2) + x290;
        const uint32_t l62 = ((x291 << 6) | (x291 >> 26)) + l60_2;
        const uint32_t l62_2 = (l60 << 10) | (l60 >> 22);
        /* right step 62, f2 */
        uint32_t x292 = m7 + (r59_2 + 0x7a6d76e9u);
        KEEP("r", x292);
        const uint32_t x293 = (((r60 ^ r61_2) & r61) ^ r61_2) + x292;
        const uint32_t r62 = ((x293 << 5) | (x293 >> 27)) + r60_2;
        const uint32_t r62_2 = (r60 << 10) | (r60 >> 22);
        /* left step 63, f4 */
        uint32_t x294 = l60_2 + 0x8f1bbcdcu;
        KEEP("r", x294);
        uint32_t x295 = (l61 & ~l62_2) + x294 + m6;
        KEEP("r", x295);
        const uint32_t x296 = (l62 & l62_2) + x295;
        const uint32_t l63 = ((x296 << 5) | (x296 >> 27)) + l61_2;
        const uint32_t l63_2 = (l61 << 10) | (l61 >> 22);
        /* right step 63, f2 */
        uint32_t x297 = m10 + (r60_2 + 0x7a6d76e9u);
        KEEP("r", x297);
        const uint32_t x298 = (((r61 ^ r62_2) & r62) ^ r62_2) + x297;
        const uint32_t r63 = ((x298 << 15) | (x298 >> 17)) + r61_2;
        const uint32_t r63_2 = (r61 << 10) | (r61 >> 22);
        /* left step 64, f4 */
        uint32_t x299 = l61_2 + 0x8f1bbcdcu;
        KEEP("r", x299);
        uint32_t x300 = (l62 & ~l63_2) + x299 + m2;
        KEEP("r", x300);
        const uint32_t x301 = (l63 & l63_2) + x300;
        const uint32_t l64 = ((x301 << 12) | (x301 >> 20)) + l62_2;
        const uint32_t l64_2 = (l62 << 10) | (l62 >> 22);
        /* right step 64, f2 */
        uint32_t x302 = m14 + (r61_2 + 0x7a6d76e9u);
        KEEP("r", x302);
        const uint32_t x303 = (((r62 ^ r63_2) & r63) ^ r63_2) + x302;
        const uint32_t r64 = ((x303 << 8) | (x303 >> 24)) + r62_2;
        const uint32_t r64_2 = (r62 << 10) | (r62 >> 22);
        /* left step 65, f5 */
        uint32_t x304 = m4 + (l62_2 + 0xa953fd4eu);
        KEEP("r", x304);
        const uint32_t x305 = (l64 ^ (l63 | ~l64_2)) + x304;
        const uint32_t l65 = ((x305 << 9) | (x305 >> 23)) + l63_2;
        const uint32_t l65_2 = (l63 << 10) | (l63 >> 22);
        /* right step 65, f1 */
        uint32_t x306 = r64_2 ^ r63;
        KEEP("r", x306);
        uint32_t x307 = m12 + r62_2;
        KEEP("r", x307);
        const uint32_t x308 = (r64 ^ x306) + x307;
        const uint32_t r65 = ((x308 << 8) | (x308 >> 24)) + r63_2;
        const uint32_t r65_2 = (r63 << 10) | (r63 >> 22);
        /* left step 66, f5 */
        uint32_t x309 = m0 + (l63_2 + 0xa953fd4eu);
        KEEP("r", x309);
        const uint32_t x310 = (l65 ^ (l64 | ~l65_2)) + x309;
        const uint32_t l66 = ((x310 << 15) | (x310 >> 17)) + l64_2;
        const uint32_t l66_2 = (l64 << 10) | (l64 >> 22);
        /* right step 66, f1 */
        uint32_t x311 = r65_2 ^ r64;
        KEEP("r", x311);
        uint32_t x312 = m15 + r63_2;
        KEEP("r", x312);
        const uint32_t x313 = (r65 ^ x311) + x312;
        const uint32_t r66 = ((x313 << 5) | (x313 >> 27)) + r64_2;
        const uint32_t r66_2 = (r64 << 10) | (r64 >> 22);
        /* left step 67, f5 */
        uint32_t x314 = m5 + (l64_2 + 0xa953fd4eu);
        KEEP("r", x314);
        const uint32_t x315 = (l66 ^ (l65 | ~l66_2)) + x314;
        const uint32_t l67 = ((x315 << 5) | (x315 >> 27)) + l65_2;
        const uint32_t l67_2 = (l65 << 10) | (l65 >> 22);
        /* right step 67, f1 */
        uint32_t x316 = r66_2 ^ r65;
        KEEP("r", x316);
        uint32_t x317 = m10 + r64_2;
        KEEP("r", x317);
        const uint32_t x318 = (r66 ^ x316) + x317;
        const uint32_t r67 = ((x318 << 12) | (x318 >> 20)) + r65_2;
        const uint32_t r67_2 = (r65 << 10) | (r65 >> 22);
        /* left step 68, f5 */
        uint32_t x319 = m9 + (l65_2 + 0xa953fd4eu);
        KEEP("r", x319);
        const uint32_t x320 = (l67 ^ (l66 | ~l67_2)) + x319;
        const uint32_t l68 = ((x320 << 11) | (x320 >> 21)) + l66_2;
        const uint32_t l68_2 = (l66 << 10) | (l66 >> 22);
        /* right step 68, f1 */
        uint32_t x321 = r67_2 ^ r66;
        KEEP("r", x321);
        uint32_t x322 = m4 + r65_2;
        KEEP("r", x322);
        const uint32_t x323 = (r67 ^ x321) + x322;
        const uint32_t r68 = ((x323 << 9) | (x323 >> 23)) + r66_2;
        const uint32_t r68_2 = (r66 << 10) | (r66 >> 22);
        /* left step 69, f5 */
        uint32_t x324 = m7 + (l66_2 + 0xa953fd4eu);
        KEEP("r", x324);
        const uint32_t x325 = (l68 ^ (l67 | ~l68_2)) + x324;
        const uint32_t l69 = ((x325 << 6) | (x325 >> 26)) + l67_2;
        const uint32_t l69_2 = (l67 << 10) | (l67 >> 22);
        /* right step 69, f1 */
        uint32_t x326 = r68_2 ^ r67;
        KEEP("r", x326);
        uint32_t x327 = m1 + r66_2;
        KEEP("r", x327);
        const uint32_t x328 = (r68 ^ x326) + x327;
        const uint32_t r69 = ((x328 << 12) | (x328 >> 20)) + r67_2;
        const uint32_t r69_2 = (r67 << 10) | (r67 >> 22);
        /* left step 70, f5 */
        uint32_t x329 = m12 + (l67_2 + 0xa953fd4eu);
        KEEP("r", x329);
        const uint32_t x330 = (l69 ^ (l68 | ~l69_2)) + x329;
        const uint32_t l70 = ((x330 << 8) | (x330 >> 24)) + l68_2;
        const uint32_t l70_2 = (l68 << 10) | (l68 >> 22);
        /* right step 70, f1 */
        uint32_t x331 = r69_2 ^ r68;
        KEEP("r", x331);
        uint32_t x332 = m5 + r67_2;
        KEEP("r", x332);
        const uint32_t x333 = (r69 ^ x331) + x332;
        const uint32_t r70 = ((x333 << 5) | (x333 >> 27)) + r68_2;
        const uint32_t r70_2 = (r68 << 10) | (r68 >> 22);
        /* left step 71, f5 */
        uint32_t x334 = m2 + (l68_2 + 0xa953fd4eu);
        KEEP("r", x334);
        const uint32_t x335 = (l70 ^ (l69 | ~l70_2)) + x334;
        const uint32_t l71 = ((x335 << 13) | (x335 >> 19)) + l69_2;
        const uint32_t l71_2 = (l69 << 10) | (l69 >> 22);
        /* right step 71, f1 */
        uint32_t x336 = r70_2 ^ r69;
        KEEP("r", x336);
        uint32_t x337 = m8 + r68_2;
        KEEP("r", x337);
        const uint32_t x338 = (r70 ^ x336) + x337;
        const uint32_t r71 = ((x338 << 14) | (x338 >> 18)) + r69_2;
        const uint32_t r71_2 = (r69 << 10) | (r69 >> 22);
        /* left step 72, f5 */
        uint32_t x339 = m10 + (l69_2 + 0xa953fd4eu);
        KEEP("r", x339);
        const uint32_t x340 = (l71 ^ (l70 | ~l71_2)) + x339;
        const uint32_t l72 = ((x340 << 12) | (x340 >> 20)) + l70_2;
        const uint32_t l72_2 = (l70 << 10) | (l70 >> 22);
        /* right step 72, f1 */
        uint32_t x341 = r71_2 ^ r70;
        KEEP("r", x341);
        uint32_t x342 = m7 + r69_2;
        KEEP("r", x342);
        const uint32_t x343 = (r71 ^ x341) + x342;
        const uint32_t r72 = ((x343 << 6) | (x343 >> 26)) + r70_2;
        const uint32_t r72_2 = (r70 << 10) | (r70 >> 22);
        /* left step 73, f5 */
        uint32_t x344 = m14 + (l70_2 + 0xa953fd4eu);
        KEEP("r", x344);
        const uint32_t x345 = (l72 ^ (l71 | ~l72_2)) + x344;
        const uint32_t l73 = ((x345 << 5) | (x345 >> 27)) + l71_2;
        const uint32_t l73_2 = (l71 << 10) | (l71 >> 22);
        /* right step 73, f1 */
        uint32_t x346 = r72_2 ^ r71;
        KEEP("r", x346);
        uint32_t x347 = m6 + r70_2;
        KEEP("r", x347);
        const uint32_t x348 = (r72 ^ x346) + x347;
        const uint32_t r73 = ((x348 << 8) | (x348 >> 24)) + r71_2;
        const uint32_t r73_2 = (r71 << 10) | (r71 >> 22);
        /* left step 74, f5 */
        uint32_t x349 = m1 + (l71_2 + 0xa953fd4eu);
        KEEP("r", x349);
        const uint32_t x350 = (l73 ^ (l72 | ~l73_2)) + x349;
        const uint32_t l74 = ((x350 << 12) | (x350 >> 20)) + l72_2;
        const uint32_t l74_2 = (l72 << 10) | (l72 >> 22);
        /* right step 74, f1 */
        uint32_t x351 = r73_2 ^ r72;
        KEEP("r", x351);
        uint32_t x352 = m2 + r71_2;
        KEEP("r", x352);
        const uint32_t x353 = (r73 ^ x351) + x352;
        const uint32_t r74 = ((x353 << 13) | (x353 >> 19)) + r72_2;
        const uint32_t r74_2 = (r72 << 10) | (r72 >> 22);
        /* left step 75, f5 */
        uint32_t x354 = m3 + (l72_2 + 0xa953fd4eu);
        KEEP("r", x354);
        const uint32_t x355 = (l74 ^ (l73 | ~l74_2)) + x354;
        const uint32_t l75 = ((x355 << 13) | (x355 >> 19)) + l73_2;
        const uint32_t l75_2 = (l73 << 10) | (l73 >> 22);
        /* right step 75, f1 */
        uint32_t x356 = r74_2 ^ r73;
        KEEP("r", x356);
        uint32_t x357 = m13 + r72_2;
        KEEP("r", x357);
        const uint32_t x358 = (r74 ^ x356) + x357;
        const uint32_t r75 = ((x358 << 6) | (x358 >> 26)) + r73_2;
        const uint32_t r75_2 = (r73 << 10) | (r73 >> 22);
        /* left step 76, f5 */
        uint32_t x359 = m8 + (l73_2 + 0xa953fd4eu);
        KEEP("r", x359);
        const uint32_t x360 = (l75 ^ (l74 | ~l75_2)) + x359;
        const uint32_t l76 = ((x360 << 14) | (x360 >> 18)) + l74_2;
        const uint32_t l76_2 = (l74 << 10) | (l74 >> 22);
        /* right step 76, f1 */
        uint32_t x361 = r75_2 ^ r74;
        KEEP("r", x361);
        uint32_t x362 = m14 + r73_2;
        KEEP("r", x362);
        const uint32_t x363 = (r75 ^ x361) + x362;
        const uint32_t r76 = ((x363 << 5) | (x363 >> 27)) + r74_2;
        const uint32_t r76_2 = (r74 << 10) | (r74 >> 22);
        /* left step 77, f5 */
        uint32_t x364 = m11 + (l74_2 + 0xa953fd4eu);
        KEEP("r", x364);
        const uint32_t x365 = (l76 ^ (l75 | ~l76_2)) + x364;
        const uint32_t l77 = ((x365 << 11) | (x365 >> 21)) + l75_2;
        const uint32_t l77_2 = (l75 << 10) | (l75 >> 22);
        /* right step 77, f1 */
        uint32_t x366 = r76_2 ^ r75;
        KEEP("r", x366);
        uint32_t x367 = m0 + r74_2;
        KEEP("r", x367);
        const uint32_t x368 = (r76 ^ x366) + x367;
        const uint32_t r77 = ((x368 << 15) | (x368 >> 17)) + r75_2;
        const uint32_t r77_2 = (r75 << 10) | (r75 >> 22);
        /* left step 78, f5 */
        uint32_t x369 = m6 + (l75_2 + 0xa953fd4eu);
        KEEP("r", x369);
        const uint32_t x370 = (l77 ^ (l76 | ~l77_2)) + x369;
        const uint32_t l78 = ((x370 << 8) | (x370 >> 24)) + l76_2;
        const uint32_t l78_2 = (l76 << 10) | (l76 >> 22);
        /* right step 78, f1 */
        uint32_t x371 = r77_2 ^ r76;
        KEEP("r", x371);
        uint32_t x372 = m3 + r75_2;
        KEEP("r", x372);
        const uint32_t x373 = (r77 ^ x371) + x372;
        const uint32_t r78 = ((x373 << 13) | (x373 >> 19)) + r76_2;
        const uint32_t r78_2 = (r76 << 10) | (r76 >> 22);
        /* left step 79, f5 */
        uint32_t x374 = m15 + (l76_2 + 0xa953fd4eu);
        KEEP("r", x374);
        const uint32_t x375 = (l78 ^ (l77 | ~l78_2)) + x374;
        const uint32_t l79 = ((x375 << 5) | (x375 >> 27)) + l77_2;
        const uint32_t l79_2 = (l77 << 10) | (l77 >> 22);
        /* right step 79, f1 */
        uint32_t x376 = r78_2 ^ r77;
        KEEP("r", x376);
        uint32_t x377 = m9 + r76_2;
        KEEP("r", x377);
        const uint32_t x378 = (r78 ^ x376) + x377;
        const uint32_t r79 = ((x378 << 11) | (x378 >> 21)) + r77_2;
        const uint32_t r79_2 = (r77 << 10) | (r77 >> 22);
        /* left step 80, f5 */
        uint32_t x379 = m13 + (l77_2 + 0xa953fd4eu);
        KEEP("r", x379);
        const uint32_t x380 = (l79 ^ (l78 | ~l79_2)) + x379;
        const uint32_t l80 = ((x380 << 6) | (x380 >> 26)) + l78_2;
        const uint32_t l80_2 = (l78 << 10) | (l78 >> 22);
        /* right step 80, f1 */
        uint32_t x381 = r79_2 ^ r78;
        KEEP("r", x381);
        uint32_t x382 = m11 + r77_2;
        KEEP("r", x382);
        const uint32_t x383 = (r79 ^ x381) + x382;
        const uint32_t r80 = ((x383 << 11) | (x383 >> 21)) + r78_2;
        const uint32_t r80_2 = (r78 << 10) | (r78 >> 22);
        uint32_t x384 = r80_2 + h1;
        KEEP("r", x384);
        uint32_t x385 = r79_2 + h2;
        KEEP("r", x385);
        uint32_t x386 = r78_2 + h3;
        KEEP("r", x386);
        uint32_t x387 = l78_2 + h4;
        KEEP("r", x387);
        uint32_t x388 = r79 + h0;
        KEEP("r", x388);

        const uint32_t h0_next = l79 + x384;
        const uint32_t h1_next = l80_2 + x385;
        const uint32_t h2_next = l79_2 + x386;
        const uint32_t h3_next = r80 + x387;
        const uint32_t h4_next = l80 + x388;
        h0 = h0_next;
        h1 = h1_next;
        h2 = h2_next;
        h3 = h3_next;
        h4 = h4_next;
    }
    *(state + 0) = h0;
    *(state + 1) = h1;
    *(state + 2) = h2;
    *(state + 3) = h3;
    *(state + 4) = h4;
}

static void store32(uint8_t *p, uint32_t x)
{
    p[0] = (uint8_t)x;
    p[1] = (uint8_t)(x >> 8);
    p[2] = (uint8_t)(x >> 16);
    p[3] = (uint8_t)(x >> 24);
}

/* Clears memory in a way that the compiler does not leave out. */
static void wipe(void *p, size_t len)
{
#if defined(__GNUC__) || defined(__clang__)
    memset(p, 0, len);
    __asm__ __volatile__("" : : "r"(p) : "memory");
#else
    volatile uint8_t *bytes = (volatile uint8_t *)p;
    while (len-- != 0)
        *bytes++ = 0;
#endif
}

void ripemd160_init(ripemd160_ctx *ctx)
{
    ctx->state[0] = 0x67452301u;
    ctx->state[1] = 0xefcdab89u;
    ctx->state[2] = 0x98badcfeu;
    ctx->state[3] = 0x10325476u;
    ctx->state[4] = 0xc3d2e1f0u;
    ctx->length = 0;
}

void ripemd160_update(ripemd160_ctx *ctx, const void *data, size_t len)
{
    const uint8_t *p = (const uint8_t *)data;
    const size_t used = (size_t)(ctx->length % 64);

    if (len == 0)
        return;
    ctx->length += len;
    if (used != 0) {
        const size_t room = 64 - used;
        const size_t taken = len < room ? len : room;
        memcpy(ctx->buffer + used, p, taken);
        p += taken;
        len -= taken;
        if (taken < room)
            return;
        ripemd160_blocks(ctx->state, ctx->buffer, 1);
    }
    ripemd160_blocks(ctx->state, p, len / 64);
    memcpy(ctx->buffer, p + len - len % 64, len % 64);
}

void ripemd160_final(ripemd160_ctx *ctx, uint8_t digest[20])
{
    const uint64_t bits = ctx->length * 8;
    size_t used = (size_t)(ctx->length % 64);

    ctx->buffer[used++] = 0x80;
    if (used > 56) {
        memset(ctx->buffer + used, 0, 64 - used);
        ripemd160_blocks(ctx->state, ctx->buffer, 1);
        used = 0;
    }
    memset(ctx->buffer + used, 0, 56 - used);
    store32(ctx->buffer + 56, (uint32_t)bits);
    store32(ctx->buffer + 60, (uint32_t)(bits >> 32));
    ripemd160_blocks(ctx->state, ctx->buffer, 1);
    for (size_t i = 0; i < 5; i++)
        store32(digest + 4 * i, ctx->state[i]);
    wipe(ctx, sizeof *ctx);
}

void ripemd160(const void *data, size_t len, uint8_t digest[20])
{
    ripemd160_ctx ctx;

    ripemd160_init(&ctx);
    ripemd160_update(&ctx, data, len);
    ripemd160_final(&ctx, digest);
}
