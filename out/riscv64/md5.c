/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for RISC-V, 64 bits, any.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target riscv64
 *
 * Compile it with -march=rv64gc, or for a processor that has these features.
 *
 * md5_blocks: 644 instructions for a block of 64 bytes, critical path 354 cycles.
 * Rules: rotate_as_or 64 times, select_as_xor 16 times, select_as_add 16 times.
 */
#include "md5.h"

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

void md5_blocks(uint32_t state[4], const uint8_t *data, size_t nblocks)
{
    uint32_t h0 = *(state + 0);
    uint32_t h1 = *(state + 1);
    uint32_t h2 = *(state + 2);
    uint32_t h3 = *(state + 3);

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

        /* step 1, F */
        uint32_t x1 = m0 + 0xd76aa478u + h0;
        KEEP("r", x1);
        const uint32_t x2 = (((h3 ^ h2) & h1) ^ h3) + x1;
        const uint32_t t1 = ((x2 << 7) | (x2 >> 25)) + h1;
        /* step 2, F */
        uint32_t x3 = m1 + (h3 + 0xe8c7b756u);
        KEEP("r", x3);
        const uint32_t x4 = (((h2 ^ h1) & t1) ^ h2) + x3;
        const uint32_t t2 = ((x4 << 12) | (x4 >> 20)) + t1;
        /* step 3, F */
        uint32_t x5 = m2 + (h2 + 0x242070dbu);
        KEEP("r", x5);
        const uint32_t x6 = (((t1 ^ h1) & t2) ^ h1) + x5;
        const uint32_t t3 = ((x6 << 17) | (x6 >> 15)) + t2;
        /* step 4, F */
        uint32_t x7 = m3 + (h1 + 0xc1bdceeeu);
        KEEP("r", x7);
        const uint32_t x8 = (((t2 ^ t1) & t3) ^ t1) + x7;
        const uint32_t t4 = ((x8 << 22) | (x8 >> 10)) + t3;
        /* step 5, F */
        uint32_t x9 = m4 + (t1 + 0xf57c0fafu);
        KEEP("r", x9);
        const uint32_t x10 = (((t3 ^ t2) & t4) ^ t2) + x9;
        const uint32_t t5 = ((x10 << 7) | (x10 >> 25)) + t4;
        /* step 6, F */
        uint32_t x11 = m5 + (t2 + 0x4787c62au);
        KEEP("r", x11);
        const uint32_t x12 = (((t4 ^ t3) & t5) ^ t3) + x11;
        const uint32_t t6 = ((x12 << 12) | (x12 >> 20)) + t5;
        /* step 7, F */
        uint32_t x13 = m6 + (t3 + 0xa8304613u);
        KEEP("r", x13);
        const uint32_t x14 = (((t5 ^ t4) & t6) ^ t4) + x13;
        const uint32_t t7 = ((x14 << 17) | (x14 >> 15)) + t6;
        /* step 8, F */
        uint32_t x15 = m7 + (t4 + 0xfd469501u);
        KEEP("r", x15);
        const uint32_t x16 = (((t6 ^ t5) & t7) ^ t5) + x15;
        const uint32_t t8 = ((x16 << 22) | (x16 >> 10)) + t7;
        /* step 9, F */
        uint32_t x17 = m8 + (t5 + 0x698098d8u);
        KEEP("r", x17);
        const uint32_t x18 = (((t7 ^ t6) & t8) ^ t6) + x17;
        const uint32_t t9 = ((x18 << 7) | (x18 >> 25)) + t8;
        /* step 10, F */
        uint32_t x19 = m9 + (t6 + 0x8b44f7afu);
        KEEP("r", x19);
        const uint32_t x20 = (((t8 ^ t7) & t9) ^ t7) + x19;
        const uint32_t t10 = ((x20 << 12) | (x20 >> 20)) + t9;
        /* step 11, F */
        uint32_t x21 = m10 + (t7 + 0xffff5bb1u);
        KEEP("r", x21);
        const uint32_t x22 = (((t9 ^ t8) & t10) ^ t8) + x21;
        const uint32_t t11 = ((x22 << 17) | (x22 >> 15)) + t10;
        /* step 12, F */
        uint32_t x23 = m11 + (t8 + 0x895cd7beu);
        KEEP("r", x23);
        const uint32_t x24 = (((t10 ^ t9) & t11) ^ t9) + x23;
        const uint32_t t12 = ((x24 << 22) | (x24 >> 10)) + t11;
        /* step 13, F */
        uint32_t x25 = m12 + (t9 + 0x6b901122u);
        KEEP("r", x25);
        const uint32_t x26 = (((t11 ^ t10) & t12) ^ t10) + x25;
        const uint32_t t13 = ((x26 << 7) | (x26 >> 25)) + t12;
        /* step 14, F */
        uint32_t x27 = m13 + (t10 + 0xfd987193u);
        KEEP("r", x27);
        const uint32_t x28 = (((t12 ^ t11) & t13) ^ t11) + x27;
        const uint32_t t14 = ((x28 << 12) | (x28 >> 20)) + t13;
        /* step 15, F */
        uint32_t x29 = m14 + (t11 + 0xa679438eu);
        KEEP("r", x29);
        const uint32_t x30 = (((t13 ^ t12) & t14) ^ t12) + x29;
        const uint32_t t15 = ((x30 << 17) | (x30 >> 15)) + t14;
        /* step 16, F */
        uint32_t x31 = m15 + (t12 + 0x49b40821u);
        KEEP("r", x31);
        const uint32_t x32 = (((t14 ^ t13) & t15) ^ t13) + x31;
        const uint32_t t16 = ((x32 << 22) | (x32 >> 10)) + t15;
        /* step 17, G */
        uint32_t x33 = t13 + 0xf61e2562u;
        KEEP("r", x33);
        uint32_t x34 = (t15 & ~t14) + x33 + m1;
        KEEP("r", x34);
        const uint32_t x35 = (t16 & t14) + x34;
        const uint32_t t17 = ((x35 << 5) | (x35 >> 27)) + t16;
        /* step 18, G */
        uint32_t x36 = t14 + 0xc040b340u;
        KEEP("r", x36);
        uint32_t x37 = (t16 & ~t15) + x36 + m6;
        KEEP("r", x37);
        const uint32_t x38 = (t17 & t15) + x37;
        const uint32_t t18 = ((x38 << 9) | (x38 >> 23)) + t17;
        /* step 19, G */
        uint32_t x39 = t15 + 0x265e5a51u;
        KEEP("r", x39);
        uint32_t x40 = (t17 & ~t16) + x39 + m11;
        KEEP("r", x40);
        const uint32_t x41 = (t18 & t16) + x40;
        const uint32_t t19 = ((x41 << 14) | (x41 >> 18)) + t18;
        /* step 20, G */
        uint32_t x42 = t16 + 0xe9b6c7aau;
        KEEP("r", x42);
        uint32_t x43 = (t18 & ~t17) + x42 + m0;
        KEEP("r", x43);
        const uint32_t x44 = (t19 & t17) + x43;
        const uint32_t t20 = ((x44 << 20) | (x44 >> 12)) + t19;
        /* step 21, G */
        uint32_t x45 = t17 + 0xd62f105du;
        KEEP("r", x45);
        uint32_t x46 = (t19 & ~t18) + x45 + m5;
        KEEP("r", x46);
        const uint32_t x47 = (t20 & t18) + x46;
        const uint32_t t21 = ((x47 << 5) | (x47 >> 27)) + t20;
        /* step 22, G */
        uint32_t x48 = t18 + 0x02441453u;
        KEEP("r", x48);
        uint32_t x49 = (t20 & ~t19) + x48 + m10;
        KEEP("r", x49);
        const uint32_t x50 = (t21 & t19) + x49;
        const uint32_t t22 = ((x50 << 9) | (x50 >> 23)) + t21;
        /* step 23, G */
        uint32_t x51 = t19 + 0xd8a1e681u;
        KEEP("r", x51);
        uint32_t x52 = (t21 & ~t20) + x51 + m15;
        KEEP("r", x52);
        const uint32_t x53 = (t22 & t20) + x52;
        const uint32_t t23 = ((x53 << 14) | (x53 >> 18)) + t22;
        /* step 24, G */
        uint32_t x54 = t20 + 0xe7d3fbc8u;
        KEEP("r", x54);
        uint32_t x55 = (t22 & ~t21) + x54 + m4;
        KEEP("r", x55);
        const uint32_t x56 = (t23 & t21) + x55;
        const uint32_t t24 = ((x56 << 20) | (x56 >> 12)) + t23;
        /* step 25, G */
        uint32_t x57 = t21 + 0x21e1cde6u;
        KEEP("r", x57);
        uint32_t x58 = (t23 & ~t22) + x57 + m9;
        KEEP("r", x58);
        const uint32_t x59 = (t24 & t22) + x58;
        const uint32_t t25 = ((x59 << 5) | (x59 >> 27)) + t24;
        /* step 26, G */
        uint32_t x60 = t22 + 0xc33707d6u;
        KEEP("r", x60);
        uint32_t x61 = (t24 & ~t23) + x60 + m14;
        KEEP("r", x61);
        const uint32_t x62 = (t25 & t23) + x61;
        const uint32_t t26 = ((x62 << 9) | (x62 >> 23)) + t25;
        /* step 27, G */
        uint32_t x63 = t23 + 0xf4d50d87u;
        KEEP("r", x63);
        uint32_t x64 = (t25 & ~t24) + x63 + m3;
        KEEP("r", x64);
        const uint32_t x65 = (t26 & t24) + x64;
        const uint32_t t27 = ((x65 << 14) | (x65 >> 18)) + t26;
        /* step 28, G */
        uint32_t x66 = t24 + 0x455a14edu;
        KEEP("r", x66);
        uint32_t x67 = (t26 & ~t25) + x66 + m8;
        KEEP("r", x67);
        const uint32_t x68 = (t27 & t25) + x67;
        const uint32_t t28 = ((x68 << 20) | (x68 >> 12)) + t27;
        /* step 29, G */
        uint32_t x69 = t25 + 0xa9e3e905u;
        KEEP("r", x69);
        uint32_t x70 = (t27 & ~t26) + x69 + m13;
        KEEP("r", x70);
        const uint32_t x71 = (t28 & t26) + x70;
        const uint32_t t29 = ((x71 << 5) | (x71 >> 27)) + t28;
        /* step 30, G */
        uint32_t x72 = t26 + 0xfcefa3f8u;
        KEEP("r", x72);
        uint32_t x73 = (t28 & ~t27) + x72 + m2;
        KEEP("r", x73);
        const uint32_t x74 = (t29 & t27) + x73;
        const uint32_t t30 = ((x74 << 9) | (x74 >> 23)) + t29;
        /* step 31, G */
        uint32_t x75 = t27 + 0x676f02d9u;
        KEEP("r", x75);
        uint32_t x76 = (t29 & ~t28) + x75 + m7;
        KEEP("r", x76);
        const uint32_t x77 = (t30 & t28) + x76;
        const uint32_t t31 = ((x77 << 14) | (x77 >> 18)) + t30;
        /* step 32, G */
        uint32_t x78 = t28 + 0x8d2a4c8au;
        KEEP("r", x78);
        uint32_t x79 = (t30 & ~t29) + x78 + m12;
        KEEP("r", x79);
        const uint32_t x80 = (t31 & t29) + x79;
        const uint32_t t32 = ((x80 << 20) | (x80 >> 12)) + t31;
        /* step 33, H */
        uint32_t x81 = t30 ^ t31;
        KEEP("r", x81);
        uint32_t x82 = m5 + (t29 + 0xfffa3942u);
        KEEP("r", x82);
        const uint32_t x83 = (t32 ^ x81) + x82;
        const uint32_t t33 = ((x83 << 4) | (x83 >> 28)) + t32;
        /* step 34, H */
        uint32_t x84 = t31 ^ t32;
        KEEP("r", x84);
        uint32_t x85 = m8 + (t30 + 0x8771f681u);
        KEEP("r", x85);
        const uint32_t x86 = (t33 ^ x84) + x85;
        const uint32_t t34 = ((x86 << 11) | (x86 >> 21)) + t33;
        /* step 35, H */
        uint32_t x87 = t32 ^ t33;
        KEEP("r", x87);
        uint32_t x88 = m11 + (t31 + 0x6d9d6122u);
        KEEP("r", x88);
        const uint32_t x89 = (t34 ^ x87) + x88;
        const uint32_t t35 = ((x89 << 16) | (x89 >> 16)) + t34;
        /* step 36, H */
        uint32_t x90 = t33 ^ t34;
        KEEP("r", x90);
        uint32_t x91 = m14 + (t32 + 0xfde5380cu);
        KEEP("r", x91);
        const uint32_t x92 = (t35 ^ x90) + x91;
        const uint32_t t36 = ((x92 << 23) | (x92 >> 9)) + t35;
        /* step 37, H */
        uint32_t x93 = t34 ^ t35;
        KEEP("r", x93);
        uint32_t x94 = m1 + (t33 + 0xa4beea44u);
        KEEP("r", x94);
        const uint32_t x95 = (t36 ^ x93) + x94;
        const uint32_t t37 = ((x95 << 4) | (x95 >> 28)) + t36;
        /* step 38, H */
        uint32_t x96 = t35 ^ t36;
        KEEP("r", x96);
        uint32_t x97 = m4 + (t34 + 0x4bdecfa9u);
        KEEP("r", x97);
        const uint32_t x98 = (t37 ^ x96) + x97;
        const uint32_t t38 = ((x98 << 11) | (x98 >> 21)) + t37;
        /* step 39, H */
        uint32_t x99 = t36 ^ t37;
        KEEP("r", x99);
        uint32_t x100 = m7 + (t35 + 0xf6bb4b60u);
        KEEP("r", x100);
        const uint32_t x101 = (t38 ^ x99) + x100;
        const uint32_t t39 = ((x101 << 16) | (x101 >> 16)) + t38;
        /* step 40, H */
        uint32_t x102 = t37 ^ t38;
        KEEP("r", x102);
        uint32_t x103 = m10 + (t36 + 0xbebfbc70u);
        KEEP("r", x103);
        const uint32_t x104 = (t39 ^ x102) + x103;
        const uint32_t t40 = ((x104 << 23) | (x104 >> 9)) + t39;
        /* step 41, H */
        uint32_t x105 = t38 ^ t39;
        KEEP("r", x105);
        uint32_t x106 = m13 + (t37 + 0x289b7ec6u);
        KEEP("r", x106);
        const uint32_t x107 = (t40 ^ x105) + x106;
        const uint32_t t41 = ((x107 << 4) | (x107 >> 28)) + t40;
        /* step 42, H */
        uint32_t x108 = t39 ^ t40;
        KEEP("r", x108);
        uint32_t x109 = m0 + (t38 + 0xeaa127fau);
        KEEP("r", x109);
        const uint32_t x110 = (t41 ^ x108) + x109;
        const uint32_t t42 = ((x110 << 11) | (x110 >> 21)) + t41;
        /* step 43, H */
        uint32_t x111 = t40 ^ t41;
        KEEP("r", x111);
        uint32_t x112 = m3 + (t39 + 0xd4ef3085u);
        KEEP("r", x112);
        const uint32_t x113 = (t42 ^ x111) + x112;
        const uint32_t t43 = ((x113 << 16) | (x113 >> 16)) + t42;
        /* step 44, H */
        uint32_t x114 = t41 ^ t42;
        KEEP("r", x114);
        uint32_t x115 = m6 + (t40 + 0x04881d05u);
        KEEP("r", x115);
        const uint32_t x116 = (t43 ^ x114) + x115;
        const uint32_t t44 = ((x116 << 23) | (x116 >> 9)) + t43;
        /* step 45, H */
        uint32_t x117 = t42 ^ t43;
        KEEP("r", x117);
        uint32_t x118 = m9 + (t41 + 0xd9d4d039u);
        KEEP("r", x118);
        const uint32_t x119 = (t44 ^ x117) + x118;
        const uint32_t t45 = ((x119 << 4) | (x119 >> 28)) + t44;
        /* step 46, H */
        uint32_t x120 = t43 ^ t44;
        KEEP("r", x120);
        uint32_t x121 = m12 + (t42 + 0xe6db99e5u);
        KEEP("r", x121);
        const uint32_t x122 = (t45 ^ x120) + x121;
        const uint32_t t46 = ((x122 << 11) | (x122 >> 21)) + t45;
        /* step 47, H */
        uint32_t x123 = t44 ^ t45;
        KEEP("r", x123);
        uint32_t x124 = m15 + (t43 + 0x1fa27cf8u);
        KEEP("r", x124);
        const uint32_t x125 = (t46 ^ x123) + x124;
        const uint32_t t47 = ((x125 << 16) | (x125 >> 16)) + t46;
        /* step 48, H */
        uint32_t x126 = t45 ^ t46;
        KEEP("r", x126);
        uint32_t x127 = m2 + (t44 + 0xc4ac5665u);
        KEEP("r", x127);
        const uint32_t x128 = (t47 ^ x126) + x127;
        const uint32_t t48 = ((x128 << 23) | (x128 >> 9)) + t47;
        /* step 49, I */
        uint32_t x129 = m0 + (t45 + 0xf4292244u);
        KEEP("r", x129);
        const uint32_t x130 = ((t48 | ~t46) ^ t47) + x129;
        const uint32_t t49 = ((x130 << 6) | (x130 >> 26)) + t48;
        /* step 50, I */
        uint32_t x131 = m7 + (t46 + 0x432aff97u);
        KEEP("r", x131);
        const uint32_t x132 = ((t49 | ~t47) ^ t48) + x131;
        const uint32_t t50 = ((x132 << 10) | (x132 >> 22)) + t49;
        /* step 51, I */
        uint32_t x133 = m14 + (t47 + 0xab9423a7u);
        KEEP("r", x133);
        const uint32_t x134 = ((t50 | ~t48) ^ t49) + x133;
        const uint32_t t51 = ((x134 << 15) | (x134 >> 17)) + t50;
        /* step 52, I */
        uint32_t x135 = m5 + (t48 + 0xfc93a039u);
        KEEP("r", x135);
        const uint32_t x136 = ((t51 | ~t49) ^ t50) + x135;
        const uint32_t t52 = ((x136 << 21) | (x136 >> 11)) + t51;
        /* step 53, I */
        uint32_t x137 = m12 + (t49 + 0x655b59c3u);
        KEEP("r", x137);
        const uint32_t x138 = ((t52 | ~t50) ^ t51) + x137;
        const uint32_t t53 = ((x138 << 6) | (x138 >> 26)) + t52;
        /* step 54, I */
        uint32_t x139 = m3 + (t50 + 0x8f0ccc92u);
        KEEP("r", x139);
        const uint32_t x140 = ((t53 | ~t51) ^ t52) + x139;
        const uint32_t t54 = ((x140 << 10) | (x140 >> 22)) + t53;
        /* step 55, I */
        uint32_t x141 = m10 + (t51 + 0xffeff47du);
        KEEP("r", x141);
        const uint32_t x142 = ((t54 | ~t52) ^ t53) + x141;
        const uint32_t t55 = ((x142 << 15) | (x142 >> 17)) + t54;
        /* step 56, I */
        uint32_t x143 = m1 + (t52 + 0x85845dd1u);
        KEEP("r", x143);
        const uint32_t x144 = ((t55 | ~t53) ^ t54) + x143;
        const uint32_t t56 = ((x144 << 21) | (x144 >> 11)) + t55;
        /* step 57, I */
        uint32_t x145 = m8 + (t53 + 0x6fa87e4fu);
        KEEP("r", x145);
        const uint32_t x146 = ((t56 | ~t54) ^ t55) + x145;
        const uint32_t t57 = ((x146 << 6) | (x146 >> 26)) + t56;
        /* step 58, I */
        uint32_t x147 = m15 + (t54 + 0xfe2ce6e0u);
        KEEP("r", x147);
        const uint32_t x148 = ((t57 | ~t55) ^ t56) + x147;
        const uint32_t t58 = ((x148 << 10) | (x148 >> 22)) + t57;
        /* step 59, I */
        uint32_t x149 = m6 + (t55 + 0xa3014314u);
        KEEP("r", x149);
        const uint32_t x150 = ((t58 | ~t56) ^ t57) + x149;
        const uint32_t t59 = ((x150 << 15) | (x150 >> 17)) + t58;
        /* step 60, I */
        uint32_t x151 = m13 + (t56 + 0x4e0811a1u);
        KEEP("r", x151);
        const uint32_t x152 = ((t59 | ~t57) ^ t58) + x151;
        const uint32_t t60 = ((x152 << 21) | (x152 >> 11)) + t59;
        /* step 61, I */
        uint32_t x153 = m4 + (t57 + 0xf7537e82u);
        KEEP("r", x153);
        const uint32_t x154 = ((t60 | ~t58) ^ t59) + x153;
        const uint32_t t61 = ((x154 << 6) | (x154 >> 26)) + t60;
        /* step 62, I */
        uint32_t x155 = m11 + (t58 + 0xbd3af235u);
        KEEP("r", x155);
        const uint32_t x156 = ((t61 | ~t59) ^ t60) + x155;
        const uint32_t t62 = ((x156 << 10) | (x156 >> 22)) + t61;
        /* step 63, I */
        uint32_t x157 = m2 + (t59 + 0x2ad7d2bbu);
        KEEP("r", x157);
        const uint32_t x158 = ((t62 | ~t60) ^ t61) + x157;
        const uint32_t t63 = ((x158 << 15) | (x158 >> 17)) + t62;
        /* step 64, I */
        uint32_t x159 = m9 + (t60 + 0xeb86d391u);
        KEEP("r", x159);
        const uint32_t x160 = ((t63 | ~t61) ^ t62) + x159;
        const uint32_t t64 = ((x160 << 21) | (x160 >> 11)) + t63;

        const uint32_t h0_next = t61 + h0;
        const uint32_t h1_next = t64 + h1;
        const uint32_t h2_next = t63 + h2;
        const uint32_t h3_next = t62 + h3;
        h0 = h0_next;
        h1 = h1_next;
        h2 = h2_next;
        h3 = h3_next;
    }
    *(state + 0) = h0;
    *(state + 1) = h1;
    *(state + 2) = h2;
    *(state + 3) = h3;
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

void md5_init(md5_ctx *ctx)
{
    ctx->state[0] = 0x67452301u;
    ctx->state[1] = 0xefcdab89u;
    ctx->state[2] = 0x98badcfeu;
    ctx->state[3] = 0x10325476u;
    ctx->length = 0;
}

void md5_update(md5_ctx *ctx, const void *data, size_t len)
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
        md5_blocks(ctx->state, ctx->buffer, 1);
    }
    md5_blocks(ctx->state, p, len / 64);
    memcpy(ctx->buffer, p + len - len % 64, len % 64);
}

void md5_final(md5_ctx *ctx, uint8_t digest[16])
{
    const uint64_t bits = ctx->length * 8;
    size_t used = (size_t)(ctx->length % 64);

    ctx->buffer[used++] = 0x80;
    if (used > 56) {
        memset(ctx->buffer + used, 0, 64 - used);
        md5_blocks(ctx->state, ctx->buffer, 1);
        used = 0;
    }
    memset(ctx->buffer + used, 0, 56 - used);
    store32(ctx->buffer + 56, (uint32_t)bits);
    store32(ctx->buffer + 60, (uint32_t)(bits >> 32));
    md5_blocks(ctx->state, ctx->buffer, 1);
    for (size_t i = 0; i < 4; i++)
        store32(digest + 4 * i, ctx->state[i]);
    wipe(ctx, sizeof *ctx);
}

void md5(const void *data, size_t len, uint8_t digest[16])
{
    md5_ctx ctx;

    md5_init(&ctx);
    md5_update(&ctx, data, len);
    md5_final(&ctx, digest);
}
