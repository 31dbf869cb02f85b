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
        uint32_t x13 = ~l2_2;
        KEEP("r", x13);
        uint32_t x14 = m7 + (h3 + 0x50a28be6u);
        KEEP("r", x14);
        const uint32_t x15 = (r2 ^ (r1 | x13)) + x14;
        const uint32_t r3 = ((x15 << 9) | (x15 >> 23)) + l1_2;
        const uint32_t r3_2 = (r1 << 10) | (r1 >> 22);
        /* left step 4, f1 */
        uint32_t x16 = l3_2 ^ l2;
        KEEP("r", x16);
        uint32_t x17 = m3 + l1_2;
        KEEP("r", x17);
        const uint32_t x18 = (l3 ^ x16) + x17;
        const uint32_t l4 = ((x18 << 12) | (x18 >> 20)) + l2_2;
        const uint32_t l4_2 = (l2 << 10) | (l2 >> 22);
        /* right step 4, f5 */
        uint32_t x19 = ~r3_2;
        KEEP("r", x19);
        uint32_t x20 = m0 + (l1_2 + 0x50a28be6u);
        KEEP("r", x20);
        const uint32_t x21 = (r3 ^ (r2 | x19)) + x20;
        const uint32_t r4 = ((x21 << 11) | (x21 >> 21)) + l2_2;
        const uint32_t r4_2 = (r2 << 10) | (r2 >> 22);
        /* left step 5, f1 */
        uint32_t x22 = l4_2 ^ l3;
        KEEP("r", x22);
        uint32_t x23 = m4 + l2_2;
        KEEP("r", x23);
        const uint32_t x24 = (l4 ^ x22) + x23;
        const uint32_t l5 = ((x24 << 5) | (x24 >> 27)) + l3_2;
        const uint32_t l5_2 = (l3 << 10) | (l3 >> 22);
        /* right step 5, f5 */
        uint32_t x25 = ~r4_2;
        KEEP("r", x25);
        uint32_t x26 = m9 + (l2_2 + 0x50a28be6u);
        KEEP("r", x26);
        const uint32_t x27 = (r4 ^ (r3 | x25)) + x26;
        const uint32_t r5 = ((x27 << 13) | (x27 >> 19)) + r3_2;
        const uint32_t r5_2 = (r3 << 10) | (r3 >> 22);
        /* left step 6, f1 */
        uint32_t x28 = l5_2 ^ l4;
        KEEP("r", x28);
        uint32_t x29 = m5 + l3_2;
        KEEP("r", x29);
        const uint32_t x30 = (l5 ^ x28) + x29;
        const uint32_t l6 = ((x30 << 8) | (x30 >> 24)) + l4_2;
        const uint32_t l6_2 = (l4 << 10) | (l4 >> 22);
        /* right step 6, f5 */
        uint32_t x31 = ~r5_2;
        KEEP("r", x31);
        uint32_t x32 = m2 + (r3_2 + 0x50a28be6u);
        KEEP("r", x32);
        const uint32_t x33 = (r5 ^ (r4 | x31)) + x32;
        const uint32_t r6 = ((x33 << 15) | (x33 >> 17)) + r4_2;
        const uint32_t r6_2 = (r4 << 10) | (r4 >> 22);
        /* left step 7, f1 */
        uint32_t x34 = l6_2 ^ l5;
        KEEP("r", x34);
        uint32_t x35 = m6 + l4_2;
        KEEP("r", x35);
        const uint32_t x36 = (l6 ^ x34) + x35;
        const uint32_t l7 = ((x36 << 7) | (x36 >> 25)) + l5_2;
        const uint32_t l7_2 = (l5 << 10) | (l5 >> 22);
        /* right step 7, f5 */
        uint32_t x37 = ~r6_2;
        KEEP("r", x37);
        uint32_t x38 = m11 + (r4_2 + 0x50a28be6u);
        KEEP("r", x38);
        const uint32_t x39 = (r6 ^ (r5 | x37)) + x38;
        const uint32_t r7 = ((x39 << 15) | (x39 >> 17)) + r5_2;
        const uint32_t r7_2 = (r5 << 10) | (r5 >> 22);
        /* left step 8, f1 */
        uint32_t x40 = l7_2 ^ l6;
        KEEP("r", x40);
        uint32_t x41 = m7 + l5_2;
        KEEP("r", x41);
        const uint32_t x42 = (l7 ^ x40) + x41;
        const uint32_t l8 = ((x42 << 9) | (x42 >> 23)) + l6_2;
        const uint32_t l8_2 = (l6 << 10) | (l6 >> 22);
        /* right step 8, f5 */
        uint32_t x43 = ~r7_2;
        KEEP("r", x43);
        uint32_t x44 = m4 + (r5_2 + 0x50a28be6u);
        KEEP("r", x44);
        const uint32_t x45 = (r7 ^ (r6 | x43)) + x44;
        const uint32_t r8 = ((x45 << 5) | (x45 >> 27)) + r6_2;
        const uint32_t r8_2 = (r6 << 10) | (r6 >> 22);
        /* left step 9, f1 */
        uint32_t x46 = l8_2 ^ l7;
        KEEP("r", x46);
        uint32_t x47 = m8 + l6_2;
        KEEP("r", x47);
        const uint32_t x48 = (l8 ^ x46) + x47;
        const uint32_t l9 = ((x48 << 11) | (x48 >> 21)) + l7_2;
        const uint32_t l9_2 = (l7 << 10) | (l7 >> 22);
        /* right step 9, f5 */
        uint32_t x49 = ~r8_2;
        KEEP("r", x49);
        uint32_t x50 = m13 + (r6_2 + 0x50a28be6u);
        KEEP("r", x50);
        const uint32_t x51 = (r8 ^ (r7 | x49)) + x50;
        const uint32_t r9 = ((x51 << 7) | (x51 >> 25)) + r7_2;
        const uint32_t r9_2 = (r7 << 10) | (r7 >> 22);
        /* left step 10, f1 */
        uint32_t x52 = l9_2 ^ l8;
        KEEP("r", x52);
        uint32_t x53 = m9 + l7_2;
        KEEP("r", x53);
        const uint32_t x54 = (l9 ^ x52) + x53;
        const uint32_t l10 = ((x54 << 13) | (x54 >> 19)) + l8_2;
        const uint32_t l10_2 = (l8 << 10) | (l8 >> 22);
        /* right step 10, f5 */
        uint32_t x55 = ~r9_2;
        KEEP("r", x55);
        uint32_t x56 = m6 + (r7_2 + 0x50a28be6u);
        KEEP("r", x56);
        const uint32_t x57 = (r9 ^ (r8 | x55)) + x56;
        const uint32_t r10 = ((x57 << 7) | (x57 >> 25)) + r8_2;
        const uint32_t r10_2 = (r8 << 10) | (r8 >> 22);
        /* left step 11, f1 */
        uint32_t x58 = l10_2 ^ l9;
        KEEP("r", x58);
        uint32_t x59 = m10 + l8_2;
        KEEP("r", x59);
        const uint32_t x60 = (l10 ^ x58) + x59;
        const uint32_t l11 = ((x60 << 14) | (x60 >> 18)) + l9_2;
        const uint32_t l11_2 = (l9 << 10) | (l9 >> 22);
        /* right step 11, f5 */
        uint32_t x61 = ~r10_2;
        KEEP("r", x61);
        uint32_t x62 = m15 + (r8_2 + 0x50a28be6u);
        KEEP("r", x62);
        const uint32_t x63 = (r10 ^ (r9 | x61)) + x62;
        const uint32_t r11 = ((x63 << 8) | (x63 >> 24)) + r9_2;
        const uint32_t r11_2 = (r9 << 10) | (r9 >> 22);
        /* left step 12, f1 */
        uint32_t x64 = l11_2 ^ l10;
        KEEP("r", x64);
        uint32_t x65 = m11 + l9_2;
        KEEP("r", x65);
        const uint32_t x66 = (l11 ^ x64) + x65;
        const uint32_t l12 = ((x66 << 15) | (x66 >> 17)) + l10_2;
        const uint32_t l12_2 = (l10 << 10) | (l10 >> 22);
        /* right step 12, f5 */
        uint32_t x67 = ~r11_2;
        KEEP("r", x67);
        uint32_t x68 = m8 + (r9_2 + 0x50a28be6u);
        KEEP("r", x68);
        const uint32_t x69 = (r11 ^ (r10 | x67)) + x68;
        const uint32_t r12 = ((x69 << 11) | (x69 >> 21)) + r10_2;
        const uint32_t r12_2 = (r10 << 10) | (r10 >> 22);
        /* left step 13, f1 */
        uint32_t x70 = l12_2 ^ l11;
        KEEP("r", x70);
        uint32_t x71 = m12 + l10_2;
        KEEP("r", x71);
        const uint32_t x72 = (l12 ^ x70) + x71;
        const uint32_t l13 = ((x72 << 6) | (x72 >> 26)) + l11_2;
        const uint32_t l13_2 = (l11 << 10) | (l11 >> 22);
        /* right step 13, f5 */
        uint32_t x73 = ~r12_2;
        KEEP("r", x73);
        uint32_t x74 = m1 + (r10_2 + 0x50a28be6u);
        KEEP("r", x74);
        const uint32_t x75 = (r12 ^ (r11 | x73)) + x74;
        const uint32_t r13 = ((x75 << 14) | (x75 >> 18)) + r11_2;
        const uint32_t r13_2 = (r11 << 10) | (r11 >> 22);
        /* left step 14, f1 */
        uint32_t x76 = l13_2 ^ l12;
        KEEP("r", x76);
        uint32_t x77 = m13 + l11_2;
        KEEP("r", x77);
        const uint32_t x78 = (l13 ^ x76) + x77;
        const uint32_t l14 = ((x78 << 7) | (x78 >> 25)) + l12_2;
        const uint32_t l14_2 = (l12 << 10) | (l12 >> 22);
        /* right step 14, f5 */
        uint32_t x79 = ~r13_2;
        KEEP("r", x79);
        uint32_t x80 = m10 + (r11_2 + 0x50a28be6u);
        KEEP("r", x80);
        const uint32_t x81 = (r13 ^ (r12 | x79)) + x80;
        const uint32_t r14 = ((x81 << 14) | (x81 >> 18)) + r12_2;
        const uint32_t r14_2 = (r12 << 10) | (r12 >> 22);
        /* left step 15, f1 */
        uint32_t x82 = l14_2 ^ l13;
        KEEP("r", x82);
        uint32_t x83 = m14 + l12_2;
        KEEP("r", x83);
        const uint32_t x84 = (l14 ^ x82) + x83;
        const uint32_t l15 = ((x84 << 9) | (x84 >> 23)) + l13_2;
        const uint32_t l15_2 = (l13 << 10) | (l13 >> 22);
        /* right step 15, f5 */
        uint32_t x85 = ~r14_2;
        KEEP("r", x85);
        uint32_t x86 = m3 + (r12_2 + 0x50a28be6u);
        KEEP("r", x86);
        const uint32_t x87 = (r14 ^ (r13 | x85)) + x86;
        const uint32_t r15 = ((x87 << 12) | (x87 >> 20)) + r13_2;
        const uint32_t r15_2 = (r13 << 10) | (r13 >> 22);
        /* left step 16, f1 */
        uint32_t x88 = l15_2 ^ l14;
        KEEP("r", x88);
        uint32_t x89 = m15 + l13_2;
        KEEP("r", x89);
        const uint32_t x90 = (l15 ^ x88) + x89;
        const uint32_t l16 = ((x90 << 8) | (x90 >> 24)) + l14_2;
        const uint32_t l16_2 = (l14 << 10) | (l14 >> 22);
        /* right step 16, f5 */
        uint32_t x91 = ~r15_2;
        KEEP("r", x91);
        uint32_t x92 = m12 + (r13_2 + 0x50a28be6u);
        KEEP("r", x92);
        const uint32_t x93 = (r15 ^ (r14 | x91)) + x92;
        const uint32_t r16 = ((x93 << 6) | (x93 >> 26)) + r14_2;
        const uint32_t r16_2 = (r14 << 10) | (r14 >> 22);
        /* left step 17, f2 */
        uint32_t x94 = m7 + (l14_2 + 0x5a827999u);
        KEEP("r", x94);
        const uint32_t x95 = (((l15 ^ l16_2) & l16) ^ l16_2) + x94;
        const uint32_t l17 = ((x95 << 7) | (x95 >> 25)) + l15_2;
        const uint32_t l17_2 = (l15 << 10) | (l15 >> 22);
        /* right step 17, f4 */
        uint32_t x96 = r14_2 + 0x5c4dd124u;
        KEEP("r", x96);
        uint32_t x97 = (r15 & ~r16_2) + x96 + m6;
        KEEP("r", x97);
        const uint32_t x98 = (r16 & r16_2) + x97;
        const uint32_t r17 = ((x98 << 9) | (x98 >> 23)) + r15_2;
        const uint32_t r17_2 = (r15 << 10) | (r15 >> 22);
        /* left step 18, f2 */
        uint32_t x99 = m4 + (l15_2 + 0x5a827999u);
        KEEP("r", x99);
        const uint32_t x100 = (((l16 ^ l17_2) & l17) ^ l17_2) + x99;
        const uint32_t l18 = ((x100 << 6) | (x100 >> 26)) + l16_2;
        const uint32_t l18_2 = (l16 << 10) | (l16 >> 22);
        /* right step 18, f4 */
        uint32_t x101 = r15_2 + 0x5c4dd124u;
        KEEP("r", x101);
        uint32_t x102 = (r16 & ~r17_2) + x101 + m11;
        KEEP("r", x102);
        const uint32_t x103 = (r17 & r17_2) + x102;
        const uint32_t r18 = ((x103 << 13) | (x103 >> 19)) + r16_2;
        const uint32_t r18_2 = (r16 << 10) | (r16 >> 22);
        /* left step 19, f2 */
        uint32_t x104 = m13 + (l16_2 + 0x5a827999u);
        KEEP("r", x104);
        const uint32_t x105 = (((l17 ^ l18_2) & l18) ^ l18_2) + x104;
        const uint32_t l19 = ((x105 << 8) | (x105 >> 24)) + l17_2;
        const uint32_t l19_2 = (l17 << 10) | (l17 >> 22);
        /* right step 19, f4 */
        uint32_t x106 = r16_2 + 0x5c4dd124u;
        KEEP("r", x106);
        uint32_t x107 = (r17 & ~r18_2) + x106 + m3;
        KEEP("r", x107);
        const uint32_t x108 = (r18 & r18_2) + x107;
        const uint32_t r19 = ((x108 << 15) | (x108 >> 17)) + r17_2;
        const uint32_t r19_2 = (r17 << 10) | (r17 >> 22);
        /* left step 20, f2 */
        uint32_t x109 = m1 + (l17_2 + 0x5a827999u);
        KEEP("r", x109);
        const uint32_t x110 = (((l18 ^ l19_2) & l19) ^ l19_2) + x109;
        const uint32_t l20 = ((x110 << 13) | (x110 >> 19)) + l18_2;
        const uint32_t l20_2 = (l18 << 10) | (l18 >> 22);
        /* right step 20, f4 */
        uint32_t x111 = r17_2 + 0x5c4dd124u;
        KEEP("r", x111);
        uint32_t x112 = (r18 & ~r19_2) + x111 + m7;
        KEEP("r", x112);
        const uint32_t x113 = (r19 & r19_2) + x112;
        const uint32_t r20 = ((x113 << 7) | (x113 >> 25)) + r18_2;
        const uint32_t r20_2 = (r18 << 10) | (r18 >> 22);
        /* left step 21, f2 */
        uint32_t x114 = m10 + (l18_2 + 0x5a827999u);
        KEEP("r", x114);
        const uint32_t x115 = (((l19 ^ l20_2) & l20) ^ l20_2) + x114;
        const uint32_t l21 = ((x115 << 11) | (x115 >> 21)) + l19_2;
        const uint32_t l21_2 = (l19 << 10) | (l19 >> 22);
        /* right step 21, f4 */
        uint32_t x116 = r18_2 + 0x5c4dd124u;
        KEEP("r", x116);
        uint32_t x117 = (r19 & ~r20_2) + x116 + m0;
        KEEP("r", x117);
        const uint32_t x118 = (r20 & r20_2) + x117;
        const uint32_t r21 = ((x118 << 12) | (x118 >> 20)) + r19_2;
        const uint32_t r21_2 = (r19 << 10) | (r19 >> 22);
        /* left step 22, f2 */
        uint32_t x119 = m6 + (l19_2 + 0x5a827999u);
        KEEP("r", x119);
        const uint32_t x120 = (((l20 ^ l21_2) & l21) ^ l21_2) + x119;
        const uint32_t l22 = ((x120 << 9) | (x120 >> 23)) + l20_2;
        const uint32_t l22_2 = (l20 << 10) | (l20 >> 22);
        /* right step 22, f4 */
        uint32_t x121 = r19_2 + 0x5c4dd124u;
        KEEP("r", x121);
        uint32_t x122 = (r20 & ~r21_2) + x121 + m13;
        KEEP("r", x122);
        const uint32_t x123 = (r21 & r21_2) + x122;
        const uint32_t r22 = ((x123 << 8) | (x123 >> 24)) + r20_2;
        const uint32_t r22_2 = (r20 << 10) | (r20 >> 22);
        /* left step 23, f2 */
        uint32_t x124 = m15 + (l20_2 + 0x5a827999u);
        KEEP("r", x124);
        const uint32_t x125 = (((l21 ^ l22_2) & l22) ^ l22_2) + x124;
        const uint32_t l23 = ((x125 << 7) | (x125 >> 25)) + l21_2;
        const uint32_t l23_2 = (l21 << 10) | (l21 >> 22);
        /* right step 23, f4 */
        uint32_t x126 = r20_2 + 0x5c4dd124u;
        KEEP("r", x126);
        uint32_t x127 = (r21 & ~r22_2) + x126 + m5;
        KEEP("r", x127);
        const uint32_t x128 = (r22 & r22_2) + x127;
        const uint32_t r23 = ((x128 << 9) | (x128 >> 23)) + r21_2;
        const uint32_t r23_2 = (r21 << 10) | (r21 >> 22);
        /* left step 24, f2 */
        uint32_t x129 = m3 + (l21_2 + 0x5a827999u);
        KEEP("r", x129);
        const uint32_t x130 = (((l22 ^ l23_2) & l23) ^ l23_2) + x129;
        const uint32_t l24 = ((x130 << 15) | (x130 >> 17)) + l22_2;
        const uint32_t l24_2 = (l22 << 10) | (l22 >> 22);
        /* right step 24, f4 */
        uint32_t x131 = r21_2 + 0x5c4dd124u;
        KEEP("r", x131);
        uint32_t x132 = (r22 & ~r23_2) + x131 + m10;
        KEEP("r", x132);
        const uint32_t x133 = (r23 & r23_2) + x132;
        const uint32_t r24 = ((x133 << 11) | (x133 >> 21)) + r22_2;
        const uint32_t r24_2 = (r22 << 10) | (r22 >> 22);
        /* left step 25, f2 */
        uint32_t x134 = m12 + (l22_2 + 0x5a827999u);
        KEEP("r", x134);
        const uint32_t x135 = (((l23 ^ l24_2) & l24) ^ l24_2) + x134;
        const uint32_t l25 = ((x135 << 7) | (x135 >> 25)) + l23_2;
        const uint32_t l25_2 = (l23 << 10) | (l23 >> 22);
        /* right step 25, f4 */
        uint32_t x136 = r22_2 + 0x5c4dd124u;
        KEEP("r", x136);
        uint32_t x137 = (r23 & ~r24_2) + x136 + m14;
        KEEP("r", x137);
        const uint32_t x138 = (r24 & r24_2) + x137;
        const uint32_t r25 = ((x138 << 7) | (x138 >> 25)) + r23_2;
        const uint32_t r25_2 = (r23 << 10) | (r23 >> 22);
        /* left step 26, f2 */
        uint32_t x139 = m0 + (l23_2 + 0x5a827999u);
        KEEP("r", x139);
        const uint32_t x140 = (((l24 ^ l25_2) & l25) ^ l25_2) + x139;
        const uint32_t l26 = ((x140 << 12) | (x140 >> 20)) + l24_2;
        const uint32_t l26_2 = (l24 << 10) | (l24 >> 22);
        /* right step 26, f4 */
        uint32_t x141 = r23_2 + 0x5c4dd124u;
        KEEP("r", x141);
        uint32_t x142 = (r24 & ~r25_2) + x141 + m15;
        KEEP("r", x142);
        const uint32_t x143 = (r25 & r25_2) + x142;
        const uint32_t r26 = ((x143 << 7) | (x143 >> 25)) + r24_2;
        const uint32_t r26_2 = (r24 << 10) | (r24 >> 22);
        /* left step 27, f2 */
        uint32_t x144 = m9 + (l24_2 + 0x5a827999u);
        KEEP("r", x144);
        const uint32_t x145 = (((l25 ^ l26_2) & l26) ^ l26_2) + x144;
        const uint32_t l27 = ((x145 << 15) | (x145 >> 17)) + l25_2;
        const uint32_t l27_2 = (l25 << 10) | (l25 >> 22);
        /* right step 27, f4 */
        uint32_t x146 = r24_2 + 0x5c4dd124u;
        KEEP("r", x146);
        uint32_t x147 = (r25 & ~r26_2) + x146 + m8;
        KEEP("r", x147);
        const uint32_t x148 = (r26 & r26_2) + x147;
        const uint32_t r27 = ((x148 << 12) | (x148 >> 20)) + r25_2;
        const uint32_t r27_2 = (r25 << 10) | (r25 >> 22);
        /* left step 28, f2 */
        uint32_t x149 = m5 + (l25_2 + 0x5a827999u);
        KEEP("r", x149);
        const uint32_t x150 = (((l26 ^ l27_2) & l27) ^ l27_2) + x149;
        const uint32_t l28 = ((x150 << 9) | (x150 >> 23)) + l26_2;
        const uint32_t l28_2 = (l26 << 10) | (l26 >> 22);
        /* right step 28, f4 */
        uint32_t x151 = r25_2 + 0x5c4dd124u;
        KEEP("r", x151);
        uint32_t x152 = (r26 & ~r27_2) + x151 + m12;
        KEEP("r", x152);
        const uint32_t x153 = (r27 & r27_2) + x152;
        const uint32_t r28 = ((x153 << 7) | (x153 >> 25)) + r26_2;
        const uint32_t r28_2 = (r26 << 10) | (r26 >> 22);
        /* left step 29, f2 */
        uint32_t x154 = m2 + (l26_2 + 0x5a827999u);
        KEEP("r", x154);
        const uint32_t x155 = (((l27 ^ l28_2) & l28) ^ l28_2) + x154;
        const uint32_t l29 = ((x155 << 11) | (x155 >> 21)) + l27_2;
        const uint32_t l29_2 = (l27 << 10) | (l27 >> 22);
        /* right step 29, f4 */
        uint32_t x156 = r26_2 + 0x5c4dd124u;
        KEEP("r", x156);
        uint32_t x157 = (r27 & ~r28_2) + x156 + m4;
        KEEP("r", x157);
        const uint32_t x158 = (r28 & r28_2) + x157;
        const uint32_t r29 = ((x158 << 6) | (x158 >> 26)) + r27_2;
        const uint32_t r29_2 = (r27 << 10) | (r27 >> 22);
        /* left step 30, f2 */
        uint32_t x159 = m14 + (l27_2 + 0x5a827999u);
        KEEP("r", x159);
        const uint32_t x160 = (((l28 ^ l29_2) & l29) ^ l29_2) + x159;
        const uint32_t l30 = ((x160 << 7) | (x160 >> 25)) + l28_2;
        const uint32_t l30_2 = (l28 << 10) | (l28 >> 22);
        /* right step 30, f4 */
        uint32_t x161 = r27_2 + 0x5c4dd124u;
        KEEP("r", x161);
        uint32_t x162 = (r28 & ~r29_2) + x161 + m9;
        KEEP("r", x162);
        const uint32_t x163 = (r29 & r29_2) + x162;
        const uint32_t r30 = ((x163 << 15) | (x163 >> 17)) + r28_2;
        const uint32_t r30_2 = (r28 << 10) | (r28 >> 22);
        /* left step 31, f2 */
        uint32_t x164 = m11 + (l28_2 + 0x5a827999u);
        KEEP("r", x164);
        const uint32_t x165 = (((l29 ^ l30_2) & l30) ^ l30_2) + x164;
        const uint32_t l31 = ((x165 << 13) | (x165 >> 19)) + l29_2;
        const uint32_t l31_2 = (l29 << 10) | (l29 >> 22);
        /* right step 31, f4 */
        uint32_t x166 = r28_2 + 0x5c4dd124u;
        KEEP("r", x166);
        uint32_t x167 = (r29 & ~r30_2) + x166 + m1;
        KEEP("r", x167);
        const uint32_t x168 = (r30 & r30_2) + x167;
        const uint32_t r31 = ((x168 << 13) | (x168 >> 19)) + r29_2;
        const uint32_t r31_2 = (r29 << 10) | (r29 >> 22);
        /* left step 32, f2 */
        uint32_t x169 = m8 + (l29_2 + 0x5a827999u);
        KEEP("r", x169);
        const uint32_t x170 = (((l30 ^ l31_2) & l31) ^ l31_2) + x169;
        const uint32_t l32 = ((x170 << 12) | (x170 >> 20)) + l30_2;
        const uint32_t l32_2 = (l30 << 10) | (l30 >> 22);
        /* right step 32, f4 */
        uint32_t x171 = r29_2 + 0x5c4dd124u;
        KEEP("r", x171);
        uint32_t x172 = (r30 & ~r31_2) + x171 + m2;
        KEEP("r", x172);
        const uint32_t x173 = (r31 & r31_2) + x172;
        const uint32_t r32 = ((x173 << 11) | (x173 >> 21)) + r30_2;
        const uint32_t r32_2 = (r30 << 10) | (r30 >> 22);
        /* left step 33, f3 */
        uint32_t x174 = ~l31;
        KEEP("r", x174);
        uint32_t x175 = m3 + (l30_2 + 0x6ed9eba1u);
        KEEP("r", x175);
        const uint32_t x176 = ((l32 | x174) ^ l32_2) + x175;
        const uint32_t l33 = ((x176 << 11) | (x176 >> 21)) + l31_2;
        const uint32_t l33_2 = (l31 << 10) | (l31 >> 22);
        /* right step 33, f3 */
        uint32_t x177 = ~r31;
        KEEP("r", x177);
        uint32_t x178 = m15 + (r30_2 + 0x6d703ef3u);
        KEEP("r", x178);
        const uint32_t x179 = ((r32 | x177) ^ r32_2) + x178;
        const uint32_t r33 = ((x179 << 9) | (x179 >> 23)) + r31_2;
        const uint32_t r33_2 = (r31 << 10) | (r31 >> 22);
        /* left step 34, f3 */
        uint32_t x180 = ~l32;
        KEEP("r", x180);
        uint32_t x181 = m10 + (l31_2 + 0x6ed9eba1u);
        KEEP("r", x181);
        const uint32_t x182 = ((l33 | x180) ^ l33_2) + x181;
        const uint32_t l34 = ((x182 << 13) | (x182 >> 19)) + l32_2;
        const uint32_t l34_2 = (l32 << 10) | (l32 >> 22);
        /* right step 34, f3 */
        uint32_t x183 = ~r32;
        KEEP("r", x183);
        uint32_t x184 = m5 + (r31_2 + 0x6d703ef3u);
        KEEP("r", x184);
        const uint32_t x185 = ((r33 | x183) ^ r33_2) + x184;
        const uint32_t r34 = ((x185 << 7) | (x185 >> 25)) + r32_2;
        const uint32_t r34_2 = (r32 << 10) | (r32 >> 22);
        /* left step 35, f3 */
        uint32_t x186 = ~l33;
        KEEP("r", x186);
        uint32_t x187 = m14 + (l32_2 + 0x6ed9eba1u);
        KEEP("r", x187);
        const uint32_t x188 = ((l34 | x186) ^ l34_2) + x187;
        const uint32_t l35 = ((x188 << 6) | (x188 >> 26)) + l33_2;
        const uint32_t l35_2 = (l33 << 10) | (l33 >> 22);
        /* right step 35, f3 */
        uint32_t x189 = ~r33;
        KEEP("r", x189);
        uint32_t x190 = m1 + (r32_2 + 0x6d703ef3u);
        KEEP("r", x190);
        const uint32_t x191 = ((r34 | x189) ^ r34_2) + x190;
        const uint32_t r35 = ((x191 << 15) | (x191 >> 17)) + r33_2;
        const uint32_t r35_2 = (r33 << 10) | (r33 >> 22);
        /* left step 36, f3 */
        uint32_t x192 = ~l34;
        KEEP("r", x192);
        uint32_t x193 = m4 + (l33_2 + 0x6ed9eba1u);
        KEEP("r", x193);
        const uint32_t x194 = ((l35 | x192) ^ l35_2) + x193;
        const uint32_t l36 = ((x194 << 7) | (x194 >> 25)) + l34_2;
        const uint32_t l36_2 = (l34 << 10) | (l34 >> 22);
        /* right step 36, f3 */
        uint32_t x195 = ~r34;
        KEEP("r", x195);
        uint32_t x196 = m3 + (r33_2 + 0x6d703ef3u);
        KEEP("r", x196);
        const uint32_t x197 = ((r35 | x195) ^ r35_2) + x196;
        const uint32_t r36 = ((x197 << 11) | (x197 >> 21)) + r34_2;
        const uint32_t r36_2 = (r34 << 10) | (r34 >> 22);
        /* left step 37, f3 */
        uint32_t x198 = ~l35;
        KEEP("r", x198);
        uint32_t x199 = m9 + (l34_2 + 0x6ed9eba1u);
        KEEP("r", x199);
        const uint32_t x200 = ((l36 | x198) ^ l36_2) + x199;
        const uint32_t l37 = ((x200 << 14) | (x200 >> 18)) + l35_2;
        const uint32_t l37_2 = (l35 << 10) | (l35 >> 22);
        /* right step 37, f3 */
        uint32_t x201 = ~r35;
        KEEP("r", x201);
        uint32_t x202 = m7 + (r34_2 + 0x6d703ef3u);
        KEEP("r", x202);
        const uint32_t x203 = ((r36 | x201) ^ r36_2) + x202;
        const uint32_t r37 = ((x203 << 8) | (x203 >> 24)) + r35_2;
        const uint32_t r37_2 = (r35 << 10) | (r35 >> 22);
        /* left step 38, f3 */
        uint32_t x204 = ~l36;
        KEEP("r", x204);
        uint32_t x205 = m15 + (l35_2 + 0x6ed9eba1u);
        KEEP("r", x205);
        const uint32_t x206 = ((l37 | x204) ^ l37_2) + x205;
        const uint32_t l38 = ((x206 << 9) | (x206 >> 23)) + l36_2;
        const uint32_t l38_2 = (l36 << 10) | (l36 >> 22);
        /* right step 38, f3 */
        uint32_t x207 = ~r36;
        KEEP("r", x207);
        uint32_t x208 = m14 + (r35_2 + 0x6d703ef3u);
        KEEP("r", x208);
        const uint32_t x209 = ((r37 | x207) ^ r37_2) + x208;
        const uint32_t r38 = ((x209 << 6) | (x209 >> 26)) + r36_2;
        const uint32_t r38_2 = (r36 << 10) | (r36 >> 22);
        /* left step 39, f3 */
        uint32_t x210 = ~l37;
        KEEP("r", x210);
        uint32_t x211 = m8 + (l36_2 + 0x6ed9eba1u);
        KEEP("r", x211);
        const uint32_t x212 = ((l38 | x210) ^ l38_2) + x211;
        const uint32_t l39 = ((x212 << 13) | (x212 >> 19)) + l37_2;
        const uint32_t l39_2 = (l37 << 10) | (l37 >> 22);
        /* right step 39, f3 */
        uint32_t x213 = ~r37;
        KEEP("r", x213);
        uint32_t x214 = m6 + (r36_2 + 0x6d703ef3u);
        KEEP("r", x214);
        const uint32_t x215 = ((r38 | x213) ^ r38_2) + x214;
        const uint32_t r39 = ((x215 << 6) | (x215 >> 26)) + r37_2;
        const uint32_t r39_2 = (r37 << 10) | (r37 >> 22);
        /* left step 40, f3 */
        uint32_t x216 = ~l38;
        KEEP("r", x216);
        uint32_t x217 = m1 + (l37_2 + 0x6ed9eba1u);
        KEEP("r", x217);
        const uint32_t x218 = ((l39 | x216) ^ l39_2) + x217;
        const uint32_t l40 = ((x218 << 15) | (x218 >> 17)) + l38_2;
        const uint32_t l40_2 = (l38 << 10) | (l38 >> 22);
        /* right step 40, f3 */
        uint32_t x219 = ~r38;
        KEEP("r", x219);
        uint32_t x220 = m9 + (r37_2 + 0x6d703ef3u);
        KEEP("r", x220);
        const uint32_t x221 = ((r39 | x219) ^ r39_2) + x220;
        const uint32_t r40 = ((x221 << 14) | (x221 >> 18)) + r38_2;
        const uint32_t r40_2 = (r38 << 10) | (r38 >> 22);
        /* left step 41, f3 */
        uint32_t x222 = ~l39;
        KEEP("r", x222);
        uint32_t x223 = m2 + (l38_2 + 0x6ed9eba1u);
        KEEP("r", x223);
        const uint32_t x224 = ((l40 | x222) ^ l40_2) + x223;
        const uint32_t l41 = ((x224 << 14) | (x224 >> 18)) + l39_2;
        const uint32_t l41_2 = (l39 << 10) | (l39 >> 22);
        /* right step 41, f3 */
        uint32_t x225 = ~r39;
        KEEP("r", x225);
        uint32_t x226 = m11 + (r38_2 + 0x6d703ef3u);
        KEEP("r", x226);
        const uint32_t x227 = ((r40 | x225) ^ r40_2) + x226;
        const uint32_t r41 = ((x227 << 12) | (x227 >> 20)) + r39_2;
        const uint32_t r41_2 = (r39 << 10) | (r39 >> 22);
        /* left step 42, f3 */
        uint32_t x228 = ~l40;
        KEEP("r", x228);
        uint32_t x229 = m7 + (l39_2 + 0x6ed9eba1u);
        KEEP("r", x229);
        const uint32_t x230 = ((l41 | x228) ^ l41_2) + x229;
        const uint32_t l42 = ((x230 << 8) | (x230 >> 24)) + l40_2;
        const uint32_t l42_2 = (l40 << 10) | (l40 >> 22);
        /* right step 42, f3 */
        uint32_t x231 = ~r40;
        KEEP("r", x231);
        uint32_t x232 = m8 + (r39_2 + 0x6d703ef3u);
        KEEP("r", x232);
        const uint32_t x233 = ((r41 | x231) ^ r41_2) + x232;
        const uint32_t r42 = ((x233 << 13) | (x233 >> 19)) + r40_2;
        const uint32_t r42_2 = (r40 << 10) | (r40 >> 22);
        /* left step 43, f3 */
        uint32_t x234 = ~l41;
        KEEP("r", x234);
        uint32_t x235 = m0 + (l40_2 + 0x6ed9eba1u);
        KEEP("r", x235);
        const uint32_t x236 = ((l42 | x234) ^ l42_2) + x235;
        const uint32_t l43 = ((x236 << 13) | (x236 >> 19)) + l41_2;
        const uint32_t l43_2 = (l41 << 10) | (l41 >> 22);
        /* right step 43, f3 */
        uint32_t x237 = ~r41;
        KEEP("r", x237);
        uint32_t x238 = m12 + (r40_2 + 0x6d703ef3u);
        KEEP("r", x238);
        const uint32_t x239 = ((r42 | x237) ^ r42_2) + x238;
        const uint32_t r43 = ((x239 << 5) | (x239 >> 27)) + r41_2;
        const uint32_t r43_2 = (r41 << 10) | (r41 >> 22);
        /* left step 44, f3 */
        uint32_t x240 = ~l42;
        KEEP("r", x240);
        uint32_t x241 = m6 + (l41_2 + 0x6ed9eba1u);
        KEEP("r", x241);
        const uint32_t x242 = ((l43 | x240) ^ l43_2) + x241;
        const uint32_t l44 = ((x242 << 6) | (x242 >> 26)) + l42_2;
        const uint32_t l44_2 = (l42 << 10) | (l42 >> 22);
        /* right step 44, f3 */
        uint32_t x243 = ~r42;
        KEEP("r", x243);
        uint32_t x244 = m2 + (r41_2 + 0x6d703ef3u);
        KEEP("r", x244);
        const uint32_t x245 = ((r43 | x243) ^ r43_2) + x244;
        const uint32_t r44 = ((x245 << 14) | (x245 >> 18)) + r42_2;
        const uint32_t r44_2 = (r42 << 10) | (r42 >> 22);
        /* left step 45, f3 */
        uint32_t x246 = ~l43;
        KEEP("r", x246);
        uint32_t x247 = m13 + (l42_2 + 0x6ed9eba1u);
        KEEP("r", x247);
        const uint32_t x248 = ((l44 | x246) ^ l44_2) + x247;
        const uint32_t l45 = ((x248 << 5) | (x248 >> 27)) + l43_2;
        const uint32_t l45_2 = (l43 << 10) | (l43 >> 22);
        /* right step 45, f3 */
        uint32_t x249 = ~r43;
        KEEP("r", x249);
        uint32_t x250 = m10 + (r42_2 + 0x6d703ef3u);
        KEEP("r", x250);
        const uint32_t x251 = ((r44 | x249) ^ r44_2) + x250;
        const uint32_t r45 = ((x251 << 13) | (x251 >> 19)) + r43_2;
        const uint32_t r45_2 = (r43 << 10) | (r43 >> 22);
        /* left step 46, f3 */
        uint32_t x252 = ~l44;
        KEEP("r", x252);
        uint32_t x253 = m11 + (l43_2 + 0x6ed9eba1u);
        KEEP("r", x253);
        const uint32_t x254 = ((l45 | x252) ^ l45_2) + x253;
        const uint32_t l46 = ((x254 << 12) | (x254 >> 20)) + l44_2;
        const uint32_t l46_2 = (l44 << 10) | (l44 >> 22);
        /* right step 46, f3 */
        uint32_t x255 = ~r44;
        KEEP("r", x255);
        uint32_t x256 = m0 + (r43_2 + 0x6d703ef3u);
        KEEP("r", x256);
        const uint32_t x257 = ((r45 | x255) ^ r45_2) + x256;
        const uint32_t r46 = ((x257 << 13) | (x257 >> 19)) + r44_2;
        const uint32_t r46_2 = (r44 << 10) | (r44 >> 22);
        /* left step 47, f3 */
        uint32_t x258 = ~l45;
        KEEP("r", x258);
        uint32_t x259 = m5 + (l44_2 + 0x6ed9eba1u);
        KEEP("r", x259);
        const uint32_t x260 = ((l46 | x258) ^ l46_2) + x259;
        const uint32_t l47 = ((x260 << 7) | (x260 >> 25)) + l45_2;
        const uint32_t l47_2 = (l45 << 10) | (l45 >> 22);
        /* right step 47, f3 */
        uint32_t x261 = ~r45;
        KEEP("r", x261);
        uint32_t x262 = m4 + (r44_2 + 0x6d703ef3u);
        KEEP("r", x262);
        const uint32_t x263 = ((r46 | x261) ^ r46_2) + x262;
        const uint32_t r47 = ((x263 << 7) | (x263 >> 25)) + r45_2;
        const uint32_t r47_2 = (r45 << 10) | (r45 >> 22);
        /* left step 48, f3 */
        uint32_t x264 = ~l46;
        KEEP("r", x264);
        uint32_t x265 = m12 + (l45_2 + 0x6ed9eba1u);
        KEEP("r", x265);
        const uint32_t x266 = ((l47 | x264) ^ l47_2) + x265;
        const uint32_t l48 = ((x266 << 5) | (x266 >> 27)) + l46_2;
        const uint32_t l48_2 = (l46 << 10) | (l46 >> 22);
        /* right step 48, f3 */
        uint32_t x267 = ~r46;
        KEEP("r", x267);
        uint32_t x268 = m13 + (r45_2 + 0x6d703ef3u);
        KEEP("r", x268);
        const uint32_t x269 = ((r47 | x267) ^ r47_2) + x268;
        const uint32_t r48 = ((x269 << 5) | (x269 >> 27)) + r46_2;
        const uint32_t r48_2 = (r46 << 10) | (r46 >> 22);
        /* left step 49, f4 */
        uint32_t x270 = l46_2 + 0x8f1bbcdcu;
        KEEP("r", x270);
        uint32_t x271 = (l47 & ~l48_2) + x270 + m1;
        KEEP("r", x271);
        const uint32_t x272 = (l48 & l48_2) + x271;
        const uint32_t l49 = ((x272 << 11) | (x272 >> 21)) + l47_2;
        const uint32_t l49_2 = (l47 << 10) | (l47 >> 22);
        /* right step 49, f2 */
        uint32_t x273 = m8 + (r46_2 + 0x7a6d76e9u);
        KEEP("r", x273);
        const uint32_t x274 = (((r47 ^ r48_2) & r48) ^ r48_2) + x273;
        const uint32_t r49 = ((x274 << 15) | (x274 >> 17)) + r47_2;
        const uint32_t r49_2 = (r47 << 10) | (r47 >> 22);
        /* left step 50, f4 */
        uint32_t x275 = l47_2 + 0x8f1bbcdcu;
        KEEP("r", x275);
        uint32_t x276 = (l48 & ~l49_2) + x275 + m9;
        KEEP("r", x276);
        const uint32_t x277 = (l49 & l49_2) + x276;
        const uint32_t l50 = ((x277 << 12) | (x277 >> 20)) + l48_2;
        const uint32_t l50_2 = (l48 << 10) | (l48 >> 22);
        /* right step 50, f2 */
        uint32_t x278 = m6 + (r47_2 + 0x7a6d76e9u);
        KEEP("r", x278);
        const uint32_t x279 = (((r48 ^ r49_2) & r49) ^ r49_2) + x278;
        const uint32_t r50 = ((x279 << 5) | (x279 >> 27)) + r48_2;
        const uint32_t r50_2 = (r48 << 10) | (r48 >> 22);
        /* left step 51, f4 */
        uint32_t x280 = l48_2 + 0x8f1bbcdcu;
        KEEP("r", x280);
        uint32_t x281 = (l49 & ~l50_2) + x280 + m11;
        KEEP("r", x281);
        const uint32_t x282 = (l50 & l50_2) + x281;
        const uint32_t l51 = ((x282 << 14) | (x282 >> 18)) + l49_2;
        const uint32_t l51_2 = (l49 << 10) | (l49 >> 22);
        /* right step 51, f2 */
        uint32_t x283 = m4 + (r48_2 + 0x7a6d76e9u);
        KEEP("r", x283);
        const uint32_t x284 = (((r49 ^ r50_2) & r50) ^ r50_2) + x283;
        const uint32_t r51 = ((x284 << 8) | (x284 >> 24)) + r49_2;
        const uint32_t r51_2 = (r49 << 10) | (r49 >> 22);
        /* left step 52, f4 */
        uint32_t x285 = l49_2 + 0x8f1bbcdcu;
        KEEP("r", x285);
        uint32_t x286 = (l50 & ~l51_2) + x285 + m10;
        KEEP("r", x286);
        const uint32_t x287 = (l51 & l51_2) + x286;
        const uint32_t l52 = ((x287 << 15) | (x287 >> 17)) + l50_2;
        const uint32_t l52_2 = (l50 << 10) | (l50 >> 22);
        /* right step 52, f2 */
        uint32_t x288 = m1 + (r49_2 + 0x7a6d76e9u);
        KEEP("r", x288);
        const uint32_t x289 = (((r50 ^ r51_2) & r51) ^ r51_2) + x288;
        const uint32_t r52 = ((x289 << 11) | (x289 >> 21)) + r50_2;
        const uint32_t r52_2 = (r50 << 10) | (r50 >> 22);
        /* left step 53, f4 */
        uint32_t x290 = l50_2 + 0x8f1bbcdcu;
        KEEP("r", x290);
        uint32_t x291 = (l51 & ~l52_2) + x290 + m0;
        KEEP("r", x291);
        const uint32_t x292 = (l52 & l52_2) + x291;
        const uint32_t l53 = ((x292 << 14) | (x292 >> 18)) + l51_2;
        const uint32_t l53_2 = (l51 << 10) | (l51 >> 22);
        /* right step 53, f2 */
        uint32_t x293 = m3 + (r50_2 + 0x7a6d76e9u);
        KEEP("r", x293);
        const uint32_t x294 = (((r51 ^ r52_2) & r52) ^ r52_2) + x293;
        const uint32_t r53 = ((x294 << 14) | (x294 >> 18)) + r51_2;
        const uint32_t r53_2 = (r51 << 10) | (r51 >> 22);
        /* left step 54, f4 */
        uint32_t x295 = l51_2 + 0x8f1bbcdcu;
        KEEP("r", x295);
        uint32_t x296 = (l52 & ~l53_2) + x295 + m8;
        KEEP("r", x296);
        const uint32_t x297 = (l53 & l53_2) + x296;
        const uint32_t l54 = ((x297 << 15) | (x297 >> 17)) + l52_2;
        const uint32_t l54_2 = (l52 << 10) | (l52 >> 22);
        /* right step 54, f2 */
        uint32_t x298 = m11 + (r51_2 + 0x7a6d76e9u);
        KEEP("r", x298);
        const uint32_t x299 = (((r52 ^ r53_2) & r53) ^ r53_2) + x298;
        const uint32_t r54 = ((x299 << 14) | (x299 >> 18)) + r52_2;
        const uint32_t r54_2 = (r52 << 10) | (r52 >> 22);
        /* left step 55, f4 */
        uint32_t x300 = l52_2 + 0x8f1bbcdcu;
        KEEP("r", x300);
        uint32_t x301 = (l53 & ~l54_2) + x300 + m12;
        KEEP("r", x301);
        const uint32_t x302 = (l54 & l54_2) + x301;
        const uint32_t l55 = ((x302 << 9) | (x302 >> 23)) + l53_2;
        const uint32_t l55_2 = (l53 << 10) | (l53 >> 22);
        /* right step 55, f2 */
        uint32_t x303 = m15 + (r52_2 + 0x7a6d76e9u);
        KEEP("r", x303);
        const uint32_t x304 = (((r53 ^ r54_2) & r54) ^ r54_2) + x303;
        const uint32_t r55 = ((x304 << 6) | (x304 >> 26)) + r53_2;
        const uint32_t r55_2 = (r53 << 10) | (r53 >> 22);
        /* left step 56, f4 */
        uint32_t x305 = l53_2 + 0x8f1bbcdcu;
        KEEP("r", x305);
        uint32_t x306 = (l54 & ~l55_2) + x305 + m4;
        KEEP("r", x306);
        const uint32_t x307 = (l55 & l55_2) + x306;
        const uint32_t l56 = ((x307 << 8) | (x307 >> 24)) + l54_2;
        const uint32_t l56_2 = (l54 << 10) | (l54 >> 22);
        /* right step 56, f2 */
        uint32_t x308 = m0 + (r53_2 + 0x7a6d76e9u);
        KEEP("r", x308);
        const uint32_t x309 = (((r54 ^ r55_2) & r55) ^ r55_2) + x308;
        const uint32_t r56 = ((x309 << 14) | (x309 >> 18)) + r54_2;
        const uint32_t r56_2 = (r54 << 10) | (r54 >> 22);
        /* left step 57, f4 */
        uint32_t x310 = l54_2 + 0x8f1bbcdcu;
        KEEP("r", x310);
        uint32_t x311 = (l55 & ~l56_2) + x310 + m13;
        KEEP("r", x311);
        const uint32_t x312 = (l56 & l56_2) + x311;
        const uint32_t l57 = ((x312 << 9) | (x312 >> 23)) + l55_2;
        const uint32_t l57_2 = (l55 << 10) | (l55 >> 22);
        /* right step 57, f2 */
        uint32_t x313 = m5 + (r54_2 + 0x7a6d76e9u);
        KEEP("r", x313);
        const uint32_t x314 = (((r55 ^ r56_2) & r56) ^ r56_2) + x313;
        const uint32_t r57 = ((x314 << 6) | (x314 >> 26)) + r55_2;
        const uint32_t r57_2 = (r55 << 10) | (r55 >> 22);
        /* left step 58, f4 */
        uint32_t x315 = l55_2 + 0x8f1bbcdcu;
        KEEP("r", x315);
        uint32_t x316 = (l56 & ~l57_2) + x315 + m3;
        KEEP("r", x316);
        const uint32_t x317 = (l57 & l57_2) + x316;
        const uint32_t l58 = ((x317 << 14) | (x317 >> 18)) + l56_2;
        const uint32_t l58_2 = (l56 << 10) | (l56 >> 22);
        /* right step 58, f2 */
        uint32_t x318 = m12 + (r55_2 + 0x7a6d76e9u);
        KEEP("r", x318);
        const uint32_t x319 = (((r56 ^ r57_2) & r57) ^ r57_2) + x318;
        const uint32_t r58 = ((x319 << 9) | (x319 >> 23)) + r56_2;
        const uint32_t r58_2 = (r56 << 10) | (r56 >> 22);
        /* left step 59, f4 */
        uint32_t x320 = l56_2 + 0x8f1bbcdcu;
        KEEP("r", x320);
        uint32_t x321 = (l57 & ~l58_2) + x320 + m7;
        KEEP("r", x321);
        const uint32_t x322 = (l58 & l58_2) + x321;
        const uint32_t l59 = ((x322 << 5) | (x322 >> 27)) + l57_2;
        const uint32_t l59_2 = (l57 << 10) | (l57 >> 22);
        /* right step 59, f2 */
        uint32_t x323 = m2 + (r56_2 + 0x7a6d76e9u);
        KEEP("r", x323);
        const uint32_t x324 = (((r57 ^ r58_2) & r58) ^ r58_2) + x323;
        const uint32_t r59 = ((x324 << 12) | (x324 >> 20)) + r57_2;
        const uint32_t r59_2 = (r57 << 10) | (r57 >> 22);
        /* left step 60, f4 */
        uint32_t x325 = l57_2 + 0x8f1bbcdcu;
        KEEP("r", x325);
        uint32_t x326 = (l58 & ~l59_2) + x325 + m15;
        KEEP("r", x326);
        const uint32_t x327 = (l59 & l59_2) + x326;
        const uint32_t l60 = ((x327 << 6) | (x327 >> 26)) + l58_2;
        const uint32_t l60_2 = (l58 << 10) | (l58 >> 22);
        /* right step 60, f2 */
        uint32_t x328 = m13 + (r57_2 + 0x7a6d76e9u);
        KEEP("r", x328);
        const uint32_t x329 = (((r58 ^ r59_2) & r59) ^ r59_2) + x328;
        const uint32_t r60 = ((x329 << 9) | (x329 >> 23)) + r58_2;
        const uint32_t r60_2 = (r58 << 10) | (r58 >> 22);
        /* left step 61, f4 */
        uint32_t x330 = l58_2 + 0x8f1bbcdcu;
        KEEP("r", x330);
        uint32_t x331 = (l59 & ~l60_2) + x330 + m14;
        KEEP("r", x331);
        const uint32_t x332 = (l60 & l60_2) + x331;
        const uint32_t l61 = ((x332 << 8) | (x332 >> 24)) + l59_2;
        const uint32_t l61_2 = (l59 << 10) | (l59 >> 22);
        /* right step 61, f2 */
        uint32_t x333 = m9 + (r58_2 + 0x7a6d76e9u);
        KEEP("r", x333);
        const uint32_t x334 = (((r59 ^ r60_2) & r60) ^ r60_2) + x333;
        const uint32_t r61 = ((x334 << 12) | (x334 >> 20)) + r59_2;
        const uint32_t r61_2 = (r59 << 10) | (r59 >> 22);
        /* left step 62, f4 */
        uint32_t x335 = l59_2 + 0x8f1bbcdcu;
        KEEP("r", x335);
        uint32_t x336 = (l60 & ~l61_2) + x335 + m5;
        KEEP("r", x336);
        const uint32_t x337 = (l61 & l61_2) + x336;
        const uint32_t l62 = ((x337 << 6) | (x337 >> 26)) + l60_2;
        const uint32_t l62_2 = (l60 << 10) | (l60 >> 22);
        /* right step 62, f2 */
        uint32_t x338 = m7 + (r59_2 + 0x7a6d76e9u);
        KEEP("r", x338);
        const uint32_t x339 = (((r60 ^ r61_2) & r61) ^ r61_2) + x338;
        const uint32_t r62 = ((x339 << 5) | (x339 >> 27)) + r60_2;
        const uint32_t r62_2 = (r60 << 10) | (r60 >> 22);
        /* left step 63, f4 */
        uint32_t x340 = l60_2 + 0x8f1bbcdcu;
        KEEP("r", x340);
        uint32_t x341 = (l61 & ~l62_2) + x340 + m6;
        KEEP("r", x341);
        const uint32_t x342 = (l62 & l62_2) + x341;
        const uint32_t l63 = ((x342 << 5) | (x342 >> 27)) + l61_2;
        const uint32_t l63_2 = (l61 << 10) | (l61 >> 22);
        /* right step 63, f2 */
        uint32_t x343 = m10 + (r60_2 + 0x7a6d76e9u);
        KEEP("r", x343);
        const uint32_t x344 = (((r61 ^ r62_2) & r62) ^ r62_2) + x343;
        const uint32_t r63 = ((x344 << 15) | (x344 >> 17)) + r61_2;
        const uint32_t r63_2 = (r61 << 10) | (r61 >> 22);
        /* left step 64, f4 */
        uint32_t x345 = l61_2 + 0x8f1bbcdcu;
        KEEP("r", x345);
        uint32_t x346 = (l62 & ~l63_2) + x345 + m2;
        KEEP("r", x346);
        const uint32_t x347 = (l63 & l63_2) + x346;
        const uint32_t l64 = ((x347 << 12) | (x347 >> 20)) + l62_2;
        const uint32_t l64_2 = (l62 << 10) | (l62 >> 22);
        /* right step 64, f2 */
        uint32_t x348 = m14 + (r61_2 + 0x7a6d76e9u);
        KEEP("r", x348);
        const uint32_t x349 = (((r62 ^ r63_2) & r63) ^ r63_2) + x348;
        const uint32_t r64 = ((x349 << 8) | (x349 >> 24)) + r62_2;
        const uint32_t r64_2 = (r62 << 10) | (r62 >> 22);
        /* left step 65, f5 */
        uint32_t x350 = ~l64_2;
        KEEP("r", x350);
        uint32_t x351 = m4 + (l62_2 + 0xa953fd4eu);
        KEEP("r", x351);
        const uint32_t x352 = (l64 ^ (l63 | x350)) + x351;
        const uint32_t l65 = ((x352 << 9) | (x352 >> 23)) + l63_2;
        const uint32_t l65_2 = (l63 << 10) | (l63 >> 22);
        /* right step 65, f1 */
        uint32_t x353 = r64_2 ^ r63;
        KEEP("r", x353);
        uint32_t x354 = m12 + r62_2;
        KEEP("r", x354);
        const uint32_t x355 = (r64 ^ x353) + x354;
        const uint32_t r65 = ((x355 << 8) | (x355 >> 24)) + r63_2;
        const uint32_t r65_2 = (r63 << 10) | (r63 >> 22);
        /* left step 66, f5 */
        uint32_t x356 = ~l65_2;
        KEEP("r", x356);
        uint32_t x357 = m0 + (l63_2 + 0xa953fd4eu);
        KEEP("r", x357);
        const uint32_t x358 = (l65 ^ (l64 | x356)) + x357;
        const uint32_t l66 = ((x358 << 15) | (x358 >> 17)) + l64_2;
        const uint32_t l66_2 = (l64 << 10) | (l64 >> 22);
        /* right step 66, f1 */
        uint32_t x359 = r65_2 ^ r64;
        KEEP("r", x359);
        uint32_t x360 = m15 + r63_2;
        KEEP("r", x360);
        const uint32_t x361 = (r65 ^ x359) + x360;
        const uint32_t r66 = ((x361 << 5) | (x361 >> 27)) + r64_2;
        const uint32_t r66_2 = (r64 << 10) | (r64 >> 22);
        /* left step 67, f5 */
        uint32_t x362 = ~l66_2;
        KEEP("r", x362);
        uint32_t x363 = m5 + (l64_2 + 0xa953fd4eu);
        KEEP("r", x363);
        const uint32_t x364 = (l66 ^ (l65 | x362)) + x363;
        const uint32_t l67 = ((x364 << 5) | (x364 >> 27)) + l65_2;
        const uint32_t l67_2 = (l65 << 10) | (l65 >> 22);
        /* right step 67, f1 */
        uint32_t x365 = r66_2 ^ r65;
        KEEP("r", x365);
        uint32_t x366 = m10 + r64_2;
        KEEP("r", x366);
        const uint32_t x367 = (r66 ^ x365) + x366;
        const uint32_t r67 = ((x367 << 12) | (x367 >> 20)) + r65_2;
        const uint32_t r67_2 = (r65 << 10) | (r65 >> 22);
        /* left step 68, f5 */
        uint32_t x368 = ~l67_2;
        KEEP("r", x368);
        uint32_t x369 = m9 + (l65_2 + 0xa953fd4eu);
        KEEP("r", x369);
        const uint32_t x370 = (l67 ^ (l66 | x368)) + x369;
        const uint32_t l68 = ((x370 << 11) | (x370 >> 21)) + l66_2;
        const uint32_t l68_2 = (l66 << 10) | (l66 >> 22);
        /* right step 68, f1 */
        uint32_t x371 = r67_2 ^ r66;
        KEEP("r", x371);
        uint32_t x372 = m4 + r65_2;
        KEEP("r", x372);
        const uint32_t x373 = (r67 ^ x371) + x372;
        const uint32_t r68 = ((x373 << 9) | (x373 >> 23)) + r66_2;
        const uint32_t r68_2 = (r66 << 10) | (r66 >> 22);
        /* left step 69, f5 */
        uint32_t x374 = ~l68_2;
        KEEP("r", x374);
        uint32_t x375 = m7 + (l66_2 + 0xa953fd4eu);
        KEEP("r", x375);
        const uint32_t x376 = (l68 ^ (l67 | x374)) + x375;
        const uint32_t l69 = ((x376 << 6) | (x376 >> 26)) + l67_2;
        const uint32_t l69_2 = (l67 << 10) | (l67 >> 22);
        /* right step 69, f1 */
        uint32_t x377 = r68_2 ^ r67;
        KEEP("r", x377);
        uint32_t x378 = m1 + r66_2;
        KEEP("r", x378);
        const uint32_t x379 = (r68 ^ x377) + x378;
        const uint32_t r69 = ((x379 << 12) | (x379 >> 20)) + r67_2;
        const uint32_t r69_2 = (r67 << 10) | (r67 >> 22);
        /* left step 70, f5 */
        uint32_t x380 = ~l69_2;
        KEEP("r", x380);
        uint32_t x381 = m12 + (l67_2 + 0xa953fd4eu);
        KEEP("r", x381);
        const uint32_t x382 = (l69 ^ (l68 | x380)) + x381;
        const uint32_t l70 = ((x382 << 8) | (x382 >> 24)) + l68_2;
        const uint32_t l70_2 = (l68 << 10) | (l68 >> 22);
        /* right step 70, f1 */
        uint32_t x383 = r69_2 ^ r68;
        KEEP("r", x383);
        uint32_t x384 = m5 + r67_2;
        KEEP("r", x384);
        const uint32_t x385 = (r69 ^ x383) + x384;
        const uint32_t r70 = ((x385 << 5) | (x385 >> 27)) + r68_2;
        const uint32_t r70_2 = (r68 << 10) | (r68 >> 22);
        /* left step 71, f5 */
        uint32_t x386 = ~l70_2;
        KEEP("r", x386);
        uint32_t x387 = m2 + (l68_2 + 0xa953fd4eu);
        KEEP("r", x387);
        const uint32_t x388 = (l70 ^ (l69 | x386)) + x387;
        const uint32_t l71 = ((x388 << 13) | (x388 >> 19)) + l69_2;
        const uint32_t l71_2 = (l69 << 10) | (l69 >> 22);
        /* right step 71, f1 */
        uint32_t x389 = r70_2 ^ r69;
        KEEP("r", x389);
        uint32_t x390 = m8 + r68_2;
        KEEP("r", x390);
        const uint32_t x391 = (r70 ^ x389) + x390;
        const uint32_t r71 = ((x391 << 14) | (x391 >> 18)) + r69_2;
        const uint32_t r71_2 = (r69 << 10) | (r69 >> 22);
        /* left step 72, f5 */
        uint32_t x392 = ~l71_2;
        KEEP("r", x392);
        uint32_t x393 = m10 + (l69_2 + 0xa953fd4eu);
        KEEP("r", x393);
        const uint32_t x394 = (l71 ^ (l70 | x392)) + x393;
        const uint32_t l72 = ((x394 << 12) | (x394 >> 20)) + l70_2;
        const uint32_t l72_2 = (l70 << 10) | (l70 >> 22);
        /* right step 72, f1 */
        uint32_t x395 = r71_2 ^ r70;
        KEEP("r", x395);
        uint32_t x396 = m7 + r69_2;
        KEEP("r", x396);
        const uint32_t x397 = (r71 ^ x395) + x396;
        const uint32_t r72 = ((x397 << 6) | (x397 >> 26)) + r70_2;
        const uint32_t r72_2 = (r70 << 10) | (r70 >> 22);
        /* left step 73, f5 */
        uint32_t x398 = ~l72_2;
        KEEP("r", x398);
        uint32_t x399 = m14 + (l70_2 + 0xa953fd4eu);
        KEEP("r", x399);
        const uint32_t x400 = (l72 ^ (l71 | x398)) + x399;
        const uint32_t l73 = ((x400 << 5) | (x400 >> 27)) + l71_2;
        const uint32_t l73_2 = (l71 << 10) | (l71 >> 22);
        /* right step 73, f1 */
        uint32_t x401 = r72_2 ^ r71;
        KEEP("r", x401);
        uint32_t x402 = m6 + r70_2;
        KEEP("r", x402);
        const uint32_t x403 = (r72 ^ x401) + x402;
        const uint32_t r73 = ((x403 << 8) | (x403 >> 24)) + r71_2;
        const uint32_t r73_2 = (r71 << 10) | (r71 >> 22);
        /* left step 74, f5 */
        uint32_t x404 = ~l73_2;
        KEEP("r", x404);
        uint32_t x405 = m1 + (l71_2 + 0xa953fd4eu);
        KEEP("r", x405);
        const uint32_t x406 = (l73 ^ (l72 | x404)) + x405;
        const uint32_t l74 = ((x406 << 12) | (x406 >> 20)) + l72_2;
        const uint32_t l74_2 = (l72 << 10) | (l72 >> 22);
        /* right step 74, f1 */
        uint32_t x407 = r73_2 ^ r72;
        KEEP("r", x407);
        uint32_t x408 = m2 + r71_2;
        KEEP("r", x408);
        const uint32_t x409 = (r73 ^ x407) + x408;
        const uint32_t r74 = ((x409 << 13) | (x409 >> 19)) + r72_2;
        const uint32_t r74_2 = (r72 << 10) | (r72 >> 22);
        /* left step 75, f5 */
        uint32_t x410 = ~l74_2;
        KEEP("r", x410);
        uint32_t x411 = m3 + (l72_2 + 0xa953fd4eu);
        KEEP("r", x411);
        const uint32_t x412 = (l74 ^ (l73 | x410)) + x411;
        const uint32_t l75 = ((x412 << 13) | (x412 >> 19)) + l73_2;
        const uint32_t l75_2 = (l73 << 10) | (l73 >> 22);
        /* right step 75, f1 */
        uint32_t x413 = r74_2 ^ r73;
        KEEP("r", x413);
        uint32_t x414 = m13 + r72_2;
        KEEP("r", x414);
        const uint32_t x415 = (r74 ^ x413) + x414;
        const uint32_t r75 = ((x415 << 6) | (x415 >> 26)) + r73_2;
        const uint32_t r75_2 = (r73 << 10) | (r73 >> 22);
        /* left step 76, f5 */
        uint32_t x416 = ~l75_2;
        KEEP("r", x416);
        uint32_t x417 = m8 + (l73_2 + 0xa953fd4eu);
        KEEP("r", x417);
        const uint32_t x418 = (l75 ^ (l74 | x416)) + x417;
        const uint32_t l76 = ((x418 << 14) | (x418 >> 18)) + l74_2;
        const uint32_t l76_2 = (l74 << 10) | (l74 >> 22);
        /* right step 76, f1 */
        uint32_t x419 = r75_2 ^ r74;
        KEEP("r", x419);
        uint32_t x420 = m14 + r73_2;
        KEEP("r", x420);
        const uint32_t x421 = (r75 ^ x419) + x420;
        const uint32_t r76 = ((x421 << 5) | (x421 >> 27)) + r74_2;
        const uint32_t r76_2 = (r74 << 10) | (r74 >> 22);
        /* left step 77, f5 */
        uint32_t x422 = ~l76_2;
        KEEP("r", x422);
        uint32_t x423 = m11 + (l74_2 + 0xa953fd4eu);
        KEEP("r", x423);
        const uint32_t x424 = (l76 ^ (l75 | x422)) + x423;
        const uint32_t l77 = ((x424 << 11) | (x424 >> 21)) + l75_2;
        const uint32_t l77_2 = (l75 << 10) | (l75 >> 22);
        /* right step 77, f1 */
        uint32_t x425 = r76_2 ^ r75;
        KEEP("r", x425);
        uint32_t x426 = m0 + r74_2;
        KEEP("r", x426);
        const uint32_t x427 = (r76 ^ x425) + x426;
        const uint32_t r77 = ((x427 << 15) | (x427 >> 17)) + r75_2;
        const uint32_t r77_2 = (r75 << 10) | (r75 >> 22);
        /* left step 78, f5 */
        uint32_t x428 = ~l77_2;
        KEEP("r", x428);
        uint32_t x429 = m6 + (l75_2 + 0xa953fd4eu);
        KEEP("r", x429);
        const uint32_t x430 = (l77 ^ (l76 | x428)) + x429;
        const uint32_t l78 = ((x430 << 8) | (x430 >> 24)) + l76_2;
        const uint32_t l78_2 = (l76 << 10) | (l76 >> 22);
        /* right step 78, f1 */
        uint32_t x431 = r77_2 ^ r76;
        KEEP("r", x431);
        uint32_t x432 = m3 + r75_2;
        KEEP("r", x432);
        const uint32_t x433 = (r77 ^ x431) + x432;
        const uint32_t r78 = ((x433 << 13) | (x433 >> 19)) + r76_2;
        const uint32_t r78_2 = (r76 << 10) | (r76 >> 22);
        /* left step 79, f5 */
        uint32_t x434 = ~l78_2;
        KEEP("r", x434);
        uint32_t x435 = m15 + (l76_2 + 0xa953fd4eu);
        KEEP("r", x435);
        const uint32_t x436 = (l78 ^ (l77 | x434)) + x435;
        const uint32_t l79 = ((x436 << 5) | (x436 >> 27)) + l77_2;
        const uint32_t l79_2 = (l77 << 10) | (l77 >> 22);
        /* right step 79, f1 */
        uint32_t x437 = r78_2 ^ r77;
        KEEP("r", x437);
        uint32_t x438 = m9 + r76_2;
        KEEP("r", x438);
        const uint32_t x439 = (r78 ^ x437) + x438;
        const uint32_t r79 = ((x439 << 11) | (x439 >> 21)) + r77_2;
        const uint32_t r79_2 = (r77 << 10) | (r77 >> 22);
        /* left step 80, f5 */
        uint32_t x440 = ~l79_2;
        KEEP("r", x440);
        uint32_t x441 = m13 + (l77_2 + 0xa953fd4eu);
        KEEP("r", x441);
        const uint32_t x442 = (l79 ^ (l78 | x440)) + x441;
        const uint32_t l80 = ((x442 << 6) | (x442 >> 26)) + l78_2;
        const uint32_t l80_2 = (l78 << 10) | (l78 >> 22);
        /* right step 80, f1 */
        uint32_t x443 = r79_2 ^ r78;
        KEEP("r", x443);
        uint32_t x444 = m11 + r77_2;
        KEEP("r", x444);
        const uint32_t x445 = (r79 ^ x443) + x444;
        const uint32_t r80 = ((x445 << 11) | (x445 >> 21)) + r78_2;
        const uint32_t r80_2 = (r78 << 10) | (r78 >> 22);
        uint32_t x446 = r80_2 + h1;
        KEEP("r", x446);
        uint32_t x447 = r79_2 + h2;
        KEEP("r", x447);
        uint32_t x448 = r78_2 + h3;
        KEEP("r", x448);
        uint32_t x449 = l78_2 + h4;
        KEEP("r", x449);
        uint32_t x450 = r79 + h0;
        KEEP("r", x450);

        const uint32_t h0_next = l79 + x446;
        const uint32_t h1_next = l80_2 + x447;
        const uint32_t h2_next = l79_2 + x448;
        const uint32_t h3_next = r80 + x449;
        const uint32_t h4_next = l80 + x450;
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
