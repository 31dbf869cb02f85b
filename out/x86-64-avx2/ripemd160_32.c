/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for x86-64 with AVX2 and BMI, 8 lanes.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target x86-64-avx2 --kernel fixed --length 32
 *
 * ripemd160_32_x8: 1829 instructions for a message in each lane, critical path 423 cycles.
 * Rules: rotate_as_or 300 times, not_out_of_or 61 times, not_in_sum 61 times, select_as_add 32 times.
 * ripemd160_32: 1229 instructions for a message, critical path 351 cycles.
 * Rules: not_out_of_or 61 times, not_in_sum 61 times, select_as_add 32 times.
 */
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2"))), apply_to = function)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC target("avx2,bmi,bmi2")
#endif

#include <immintrin.h>
#include "ripemd160_32.h"

/* Leaves x where it is computed: the compiler must not reorder the sums around it. */
#if defined(__GNUC__) || defined(__clang__)
#define KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define KEEP(constraint, x) ((void)0)
#endif

/* Memory that vectors are loaded from. */
#if defined(__GNUC__) || defined(__clang__)
#define ALIGNED __attribute__((aligned(64)))
#else
#define ALIGNED
#endif

#if defined(__GNUC__) || defined(__clang__)
#define ALWAYS __attribute__((always_inline))
#define STORE(to, x) __builtin_memcpy(to, &(x), sizeof(x))
#else
#include <string.h>
#define ALWAYS
#define STORE(to, x) memcpy(to, &(x), sizeof(x))
#endif

/* Words x and y as they lie in memory, x first. */
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define PAIR(x, y) ((uint64_t)(uint32_t)(x) << 32 | (uint32_t)(y))
#else
#define PAIR(x, y) ((uint64_t)(uint32_t)(y) << 32 | (uint32_t)(x))
#endif

/* Two words. */
static inline ALWAYS uint64_t load64(const uint8_t *p)
{
    return (uint64_t)p[0] | (uint64_t)p[1] << 8 |
           (uint64_t)p[2] << 16 | (uint64_t)p[3] << 24 |
           (uint64_t)p[4] << 32 | (uint64_t)p[5] << 40 |
           (uint64_t)p[6] << 48 | (uint64_t)p[7] << 56;
}

/* Copies two words from each of p and q: the first two to to[0] and to[1], the others a row below. */
#define COPY(to, row, p, q) \
    do { \
        uint64_t a = load64(p), b = load64(q), upper, lower; \
        KEEP("r", a); \
        KEEP("r", b); \
        upper = PAIR(a, b); \
        lower = PAIR(a >> 32, b >> 32); \
        KEEP("r", upper); \
        KEEP("r", lower); \
        STORE(to, upper); \
        STORE((to) + (row), lower); \
    } while (0)

static uint32_t load32(const uint8_t *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 |
           (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static void store32(uint8_t *p, uint32_t x)
{
    p[0] = (uint8_t)x;
    p[1] = (uint8_t)(x >> 8);
    p[2] = (uint8_t)(x >> 16);
    p[3] = (uint8_t)(x >> 24);
}

static uint32_t rotl32(uint32_t x, int n)
{
    return x << n | x >> (32 - n);
}

void ripemd160_32(const uint8_t *data, uint8_t digest[20])
{
    uint32_t out[5];

    const uint32_t m0 = load32(data + 0);
    const uint32_t m1 = load32(data + 4);
    const uint32_t m2 = load32(data + 8);
    const uint32_t m3 = load32(data + 12);
    const uint32_t m4 = load32(data + 16);
    const uint32_t m5 = load32(data + 20);
    const uint32_t m6 = load32(data + 24);
    const uint32_t m7 = load32(data + 28);
    /* left step 1, f1 */
    const uint32_t l1 = rotl32(m0 + 0xce8a4602u, 11) + 0xc3d2e1f0u;
    /* right step 1, f5 */
    const uint32_t r1 = rotl32(m5 + 0xc81a035du, 8) + 0xc3d2e1f0u;
    /* left step 2, f1 */
    uint32_t x1 = m1 + 0xc3d2e1f0u;
    KEEP("r", x1);
    const uint32_t l2 = rotl32((l1 ^ 0x04be51ebu) + x1, 14) + 0x10325476u;
    /* right step 2, f5 */
    const uint32_t r2 = rotl32((r1 ^ 0xffcdaf9du) + 0x14756ed6u, 9) + 0x10325476u;
    /* left step 3, f1 */
    uint32_t x2 = l1 ^ 0x36ae27bfu;
    KEEP("r", x2);
    uint32_t x3 = m2 + 0x10325476u;
    KEEP("r", x3);
    const uint32_t l3 = rotl32((l2 ^ x2) + x3, 15) + 0xeb73fa62u;
    const uint32_t l3_2 = rotl32(l1, 10);
    /* right step 3, f5 */
    uint32_t x4 = m7 + 0x60d4e05cu;
    KEEP("r", x4);
    const uint32_t r3 = rotl32((r2 ^ (r1 | 0xc951d840u)) + x4, 9) + 0xeb73fa62u;
    const uint32_t r3_2 = rotl32(r1, 10);
    /* left step 4, f1 */
    uint32_t x5 = l3_2 ^ l2;
    KEEP("r", x5);
    uint32_t x6 = m3 + 0xeb73fa62u;
    KEEP("r", x6);
    const uint32_t l4 = rotl32((l3 ^ x5) + x6, 12) + 0x36ae27bfu;
    const uint32_t l4_2 = rotl32(l2, 10);
    /* right step 4, f5 */
    uint32_t x7 = m0 + 0x3c168647u;
    KEEP("r", x7);
    const uint32_t r4 = rotl32(x7 - (r3 ^ (~r2 & r3_2)), 11) + 0x36ae27bfu;
    const uint32_t r4_2 = rotl32(r2, 10);
    /* left step 5, f1 */
    uint32_t x8 = l4_2 ^ l3;
    KEEP("r", x8);
    uint32_t x9 = m4 + 0x36ae27bfu;
    KEEP("r", x9);
    const uint32_t l5 = rotl32((l4 ^ x8) + x9, 5) + l3_2;
    const uint32_t l5_2 = rotl32(l3, 10);
    /* right step 5, f5 */
    const uint32_t r5 = rotl32(0x8750b3a4u - (r4 ^ (~r3 & r4_2)), 13) + r3_2;
    const uint32_t r5_2 = rotl32(r3, 10);
    /* left step 6, f1 */
    uint32_t x10 = l5_2 ^ l4;
    KEEP("r", x10);
    uint32_t x11 = m5 + l3_2;
    KEEP("r", x11);
    const uint32_t l6 = rotl32((l5 ^ x10) + x11, 8) + l4_2;
    const uint32_t l6_2 = rotl32(l4, 10);
    /* right step 6, f5 */
    uint32_t x12 = m2 + (r3_2 + 0x50a28be5u);
    KEEP("r", x12);
    const uint32_t r6 = rotl32(x12 - (r5 ^ (~r4 & r5_2)), 15) + r4_2;
    const uint32_t r6_2 = rotl32(r4, 10);
    /* left step 7, f1 */
    uint32_t x13 = l6_2 ^ l5;
    KEEP("r", x13);
    uint32_t x14 = m6 + l4_2;
    KEEP("r", x14);
    const uint32_t l7 = rotl32((l6 ^ x13) + x14, 7) + l5_2;
    const uint32_t l7_2 = rotl32(l5, 10);
    /* right step 7, f5 */
    uint32_t x15 = r4_2 + 0x50a28be5u;
    KEEP("r", x15);
    const uint32_t r7 = rotl32(x15 - (r6 ^ (~r5 & r6_2)), 15) + r5_2;
    const uint32_t r7_2 = rotl32(r5, 10);
    /* left step 8, f1 */
    uint32_t x16 = l7_2 ^ l6;
    KEEP("r", x16);
    uint32_t x17 = m7 + l5_2;
    KEEP("r", x17);
    const uint32_t l8 = rotl32((l7 ^ x16) + x17, 9) + l6_2;
    const uint32_t l8_2 = rotl32(l6, 10);
    /* right step 8, f5 */
    uint32_t x18 = m4 + (r5_2 + 0x50a28be5u);
    KEEP("r", x18);
    const uint32_t r8 = rotl32(x18 - (r7 ^ (~r6 & r7_2)), 5) + r6_2;
    const uint32_t r8_2 = rotl32(r6, 10);
    /* left step 9, f1 */
    uint32_t x19 = l8_2 ^ l7;
    KEEP("r", x19);
    uint32_t x20 = l6_2 + 0x00000080u;
    KEEP("r", x20);
    const uint32_t l9 = rotl32((l8 ^ x19) + x20, 11) + l7_2;
    const uint32_t l9_2 = rotl32(l7, 10);
    /* right step 9, f5 */
    uint32_t x21 = r6_2 + 0x50a28be5u;
    KEEP("r", x21);
    const uint32_t r9 = rotl32(x21 - (r8 ^ (~r7 & r8_2)), 7) + r7_2;
    const uint32_t r9_2 = rotl32(r7, 10);
    /* left step 10, f1 */
    uint32_t x22 = l9_2 ^ l8;
    KEEP("r", x22);
    const uint32_t l10 = rotl32((l9 ^ x22) + l7_2, 13) + l8_2;
    const uint32_t l10_2 = rotl32(l8, 10);
    /* right step 10, f5 */
    uint32_t x23 = m6 + (r7_2 + 0x50a28be5u);
    KEEP("r", x23);
    const uint32_t r10 = rotl32(x23 - (r9 ^ (~r8 & r9_2)), 7) + r8_2;
    const uint32_t r10_2 = rotl32(r8, 10);
    /* left step 11, f1 */
    uint32_t x24 = l10_2 ^ l9;
    KEEP("r", x24);
    const uint32_t l11 = rotl32((l10 ^ x24) + l8_2, 14) + l9_2;
    const uint32_t l11_2 = rotl32(l9, 10);
    /* right step 11, f5 */
    uint32_t x25 = r8_2 + 0x50a28be5u;
    KEEP("r", x25);
    const uint32_t r11 = rotl32(x25 - (r10 ^ (~r9 & r10_2)), 8) + r9_2;
    const uint32_t r11_2 = rotl32(r9, 10);
    /* left step 12, f1 */
    uint32_t x26 = l11_2 ^ l10;
    KEEP("r", x26);
    const uint32_t l12 = rotl32((l11 ^ x26) + l9_2, 15) + l10_2;
    const uint32_t l12_2 = rotl32(l10, 10);
    /* right step 12, f5 */
    uint32_t x27 = r9_2 + 0x50a28c65u;
    KEEP("r", x27);
    const uint32_t r12 = rotl32(x27 - (r11 ^ (~r10 & r11_2)), 11) + r10_2;
    const uint32_t r12_2 = rotl32(r10, 10);
    /* left step 13, f1 */
    uint32_t x28 = l12_2 ^ l11;
    KEEP("r", x28);
    const uint32_t l13 = rotl32((l12 ^ x28) + l10_2, 6) + l11_2;
    const uint32_t l13_2 = rotl32(l11, 10);
    /* right step 13, f5 */
    uint32_t x29 = m1 + (r10_2 + 0x50a28be5u);
    KEEP("r", x29);
    const uint32_t r13 = rotl32(x29 - (r12 ^ (~r11 & r12_2)), 14) + r11_2;
    const uint32_t r13_2 = rotl32(r11, 10);
    /* left step 14, f1 */
    uint32_t x30 = l13_2 ^ l12;
    KEEP("r", x30);
    const uint32_t l14 = rotl32((l13 ^ x30) + l11_2, 7) + l12_2;
    const uint32_t l14_2 = rotl32(l12, 10);
    /* right step 14, f5 */
    uint32_t x31 = r11_2 + 0x50a28be5u;
    KEEP("r", x31);
    const uint32_t r14 = rotl32(x31 - (r13 ^ (~r12 & r13_2)), 14) + r12_2;
    const uint32_t r14_2 = rotl32(r12, 10);
    /* left step 15, f1 */
    uint32_t x32 = l14_2 ^ l13;
    KEEP("r", x32);
    uint32_t x33 = l12_2 + 0x00000100u;
    KEEP("r", x33);
    const uint32_t l15 = rotl32((l14 ^ x32) + x33, 9) + l13_2;
    const uint32_t l15_2 = rotl32(l13, 10);
    /* right step 15, f5 */
    uint32_t x34 = m3 + (r12_2 + 0x50a28be5u);
    KEEP("r", x34);
    const uint32_t r15 = rotl32(x34 - (r14 ^ (~r13 & r14_2)), 12) + r13_2;
    const uint32_t r15_2 = rotl32(r13, 10);
    /* left step 16, f1 */
    uint32_t x35 = l15_2 ^ l14;
    KEEP("r", x35);
    const uint32_t l16 = rotl32((l15 ^ x35) + l13_2, 8) + l14_2;
    const uint32_t l16_2 = rotl32(l14, 10);
    /* right step 16, f5 */
    uint32_t x36 = r13_2 + 0x50a28be5u;
    KEEP("r", x36);
    const uint32_t r16 = rotl32(x36 - (r15 ^ (~r14 & r15_2)), 6) + r14_2;
    const uint32_t r16_2 = rotl32(r14, 10);
    /* left step 17, f2 */
    uint32_t x37 = m7 + (l14_2 + 0x5a827999u);
    KEEP("r", x37);
    const uint32_t l17 = rotl32(((l16 & l15) | (~l16 & l16_2)) + x37, 7) + l15_2;
    const uint32_t l17_2 = rotl32(l15, 10);
    /* right step 17, f4 */
    uint32_t x38 = m6 + (r14_2 + 0x5c4dd124u);
    KEEP("r", x38);
    uint32_t x39 = (~r16_2 & r15) + x38;
    KEEP("r", x39);
    const uint32_t r17 = rotl32((r16 & r16_2) + x39, 9) + r15_2;
    const uint32_t r17_2 = rotl32(r15, 10);
    /* left step 18, f2 */
    uint32_t x40 = m4 + (l15_2 + 0x5a827999u);
    KEEP("r", x40);
    const uint32_t l18 = rotl32(((l17 & l16) | (~l17 & l17_2)) + x40, 6) + l16_2;
    const uint32_t l18_2 = rotl32(l16, 10);
    /* right step 18, f4 */
    uint32_t x41 = r15_2 + 0x5c4dd124u;
    KEEP("r", x41);
    uint32_t x42 = (~r17_2 & r16) + x41;
    KEEP("r", x42);
    const uint32_t r18 = rotl32((r17 & r17_2) + x42, 13) + r16_2;
    const uint32_t r18_2 = rotl32(r16, 10);
    /* left step 19, f2 */
    uint32_t x43 = l16_2 + 0x5a827999u;
    KEEP("r", x43);
    const uint32_t l19 = rotl32(((l18 & l17) | (~l18 & l18_2)) + x43, 8) + l17_2;
    const uint32_t l19_2 = rotl32(l17, 10);
    /* right step 19, f4 */
    uint32_t x44 = m3 + (r16_2 + 0x5c4dd124u);
    KEEP("r", x44);
    uint32_t x45 = (~r18_2 & r17) + x44;
    KEEP("r", x45);
    const uint32_t r19 = rotl32((r18 & r18_2) + x45, 15) + r17_2;
    const uint32_t r19_2 = rotl32(r17, 10);
    /* left step 20, f2 */
    uint32_t x46 = m1 + (l17_2 + 0x5a827999u);
    KEEP("r", x46);
    const uint32_t l20 = rotl32(((l19 & l18) | (~l19 & l19_2)) + x46, 13) + l18_2;
    const uint32_t l20_2 = rotl32(l18, 10);
    /* right step 20, f4 */
    uint32_t x47 = m7 + (r17_2 + 0x5c4dd124u);
    KEEP("r", x47);
    uint32_t x48 = (~r19_2 & r18) + x47;
    KEEP("r", x48);
    const uint32_t r20 = rotl32((r19 & r19_2) + x48, 7) + r18_2;
    const uint32_t r20_2 = rotl32(r18, 10);
    /* left step 21, f2 */
    uint32_t x49 = l18_2 + 0x5a827999u;
    KEEP("r", x49);
    const uint32_t l21 = rotl32(((l20 & l19) | (~l20 & l20_2)) + x49, 11) + l19_2;
    const uint32_t l21_2 = rotl32(l19, 10);
    /* right step 21, f4 */
    uint32_t x50 = m0 + (r18_2 + 0x5c4dd124u);
    KEEP("r", x50);
    uint32_t x51 = (~r20_2 & r19) + x50;
    KEEP("r", x51);
    const uint32_t r21 = rotl32((r20 & r20_2) + x51, 12) + r19_2;
    const uint32_t r21_2 = rotl32(r19, 10);
    /* left step 22, f2 */
    uint32_t x52 = m6 + (l19_2 + 0x5a827999u);
    KEEP("r", x52);
    const uint32_t l22 = rotl32(((l21 & l20) | (~l21 & l21_2)) + x52, 9) + l20_2;
    const uint32_t l22_2 = rotl32(l20, 10);
    /* right step 22, f4 */
    uint32_t x53 = r19_2 + 0x5c4dd124u;
    KEEP("r", x53);
    uint32_t x54 = (~r21_2 & r20) + x53;
    KEEP("r", x54);
    const uint32_t r22 = rotl32((r21 & r21_2) + x54, 8) + r20_2;
    const uint32_t r22_2 = rotl32(r20, 10);
    /* left step 23, f2 */
    uint32_t x55 = l20_2 + 0x5a827999u;
    KEEP("r", x55);
    const uint32_t l23 = rotl32(((l22 & l21) | (~l22 & l22_2)) + x55, 7) + l21_2;
    const uint32_t l23_2 = rotl32(l21, 10);
    /* right step 23, f4 */
    uint32_t x56 = m5 + (r20_2 + 0x5c4dd124u);
    KEEP("r", x56);
    uint32_t x57 = (~r22_2 & r21) + x56;
    KEEP("r", x57);
    const uint32_t r23 = rotl32((r22 & r22_2) + x57, 9) + r21_2;
    const uint32_t r23_2 = rotl32(r21, 10);
    /* left step 24, f2 */
    uint32_t x58 = m3 + (l21_2 + 0x5a827999u);
    KEEP("r", x58);
    const uint32_t l24 = rotl32(((l23 & l22) | (~l23 & l23_2)) + x58, 15) + l22_2;
    const uint32_t l24_2 = rotl32(l22, 10);
    /* right step 24, f4 */
    uint32_t x59 = r21_2 + 0x5c4dd124u;
    KEEP("r", x59);
    uint32_t x60 = (~r23_2 & r22) + x59;
    KEEP("r", x60);
    const uint32_t r24 = rotl32((r23 & r23_2) + x60, 11) + r22_2;
    const uint32_t r24_2 = rotl32(r22, 10);
    /* left step 25, f2 */
    uint32_t x61 = l22_2 + 0x5a827999u;
    KEEP("r", x61);
    const uint32_t l25 = rotl32(((l24 & l23) | (~l24 & l24_2)) + x61, 7) + l23_2;
    const uint32_t l25_2 = rotl32(l23, 10);
    /* right step 25, f4 */
    uint32_t x62 = r22_2 + 0x5c4dd224u;
    KEEP("r", x62);
    uint32_t x63 = (~r24_2 & r23) + x62;
    KEEP("r", x63);
    const uint32_t r25 = rotl32((r24 & r24_2) + x63, 7) + r23_2;
    const uint32_t r25_2 = rotl32(r23, 10);
    /* left step 26, f2 */
    uint32_t x64 = m0 + (l23_2 + 0x5a827999u);
    KEEP("r", x64);
    const uint32_t l26 = rotl32(((l25 & l24) | (~l25 & l25_2)) + x64, 12) + l24_2;
    const uint32_t l26_2 = rotl32(l24, 10);
    /* right step 26, f4 */
    uint32_t x65 = r23_2 + 0x5c4dd124u;
    KEEP("r", x65);
    uint32_t x66 = (~r25_2 & r24) + x65;
    KEEP("r", x66);
    const uint32_t r26 = rotl32((r25 & r25_2) + x66, 7) + r24_2;
    const uint32_t r26_2 = rotl32(r24, 10);
    /* left step 27, f2 */
    uint32_t x67 = l24_2 + 0x5a827999u;
    KEEP("r", x67);
    const uint32_t l27 = rotl32(((l26 & l25) | (~l26 & l26_2)) + x67, 15) + l25_2;
    const uint32_t l27_2 = rotl32(l25, 10);
    /* right step 27, f4 */
    uint32_t x68 = r24_2 + 0x5c4dd1a4u;
    KEEP("r", x68);
    uint32_t x69 = (~r26_2 & r25) + x68;
    KEEP("r", x69);
    const uint32_t r27 = rotl32((r26 & r26_2) + x69, 12) + r25_2;
    const uint32_t r27_2 = rotl32(r25, 10);
    /* left step 28, f2 */
    uint32_t x70 = m5 + (l25_2 + 0x5a827999u);
    KEEP("r", x70);
    const uint32_t l28 = rotl32(((l27 & l26) | (~l27 & l27_2)) + x70, 9) + l26_2;
    const uint32_t l28_2 = rotl32(l26, 10);
    /* right step 28, f4 */
    uint32_t x71 = r25_2 + 0x5c4dd124u;
    KEEP("r", x71);
    uint32_t x72 = (~r27_2 & r26) + x71;
    KEEP("r", x72);
    const uint32_t r28 = rotl32((r27 & r27_2) + x72, 7) + r26_2;
    const uint32_t r28_2 = rotl32(r26, 10);
    /* left step 29, f2 */
    uint32_t x73 = m2 + (l26_2 + 0x5a827999u);
    KEEP("r", x73);
    const uint32_t l29 = rotl32(((l28 & l27) | (~l28 & l28_2)) + x73, 11) + l27_2;
    const uint32_t l29_2 = rotl32(l27, 10);
    /* right step 29, f4 */
    uint32_t x74 = m4 + (r26_2 + 0x5c4dd124u);
    KEEP("r", x74);
    uint32_t x75 = (~r28_2 & r27) + x74;
    KEEP("r", x75);
    const uint32_t r29 = rotl32((r28 & r28_2) + x75, 6) + r27_2;
    const uint32_t r29_2 = rotl32(r27, 10);
    /* left step 30, f2 */
    uint32_t x76 = l27_2 + 0x5a827a99u;
    KEEP("r", x76);
    const uint32_t l30 = rotl32(((l29 & l28) | (~l29 & l29_2)) + x76, 7) + l28_2;
    const uint32_t l30_2 = rotl32(l28, 10);
    /* right step 30, f4 */
    uint32_t x77 = r27_2 + 0x5c4dd124u;
    KEEP("r", x77);
    uint32_t x78 = (~r29_2 & r28) + x77;
    KEEP("r", x78);
    const uint32_t r30 = rotl32((r29 & r29_2) + x78, 15) + r28_2;
    const uint32_t r30_2 = rotl32(r28, 10);
    /* left step 31, f2 */
    uint32_t x79 = l28_2 + 0x5a827999u;
    KEEP("r", x79);
    const uint32_t l31 = rotl32(((l30 & l29) | (~l30 & l30_2)) + x79, 13) + l29_2;
    const uint32_t l31_2 = rotl32(l29, 10);
    /* right step 31, f4 */
    uint32_t x80 = m1 + (r28_2 + 0x5c4dd124u);
    KEEP("r", x80);
    uint32_t x81 = (~r30_2 & r29) + x80;
    KEEP("r", x81);
    const uint32_t r31 = rotl32((r30 & r30_2) + x81, 13) + r29_2;
    const uint32_t r31_2 = rotl32(r29, 10);
    /* left step 32, f2 */
    uint32_t x82 = l29_2 + 0x5a827a19u;
    KEEP("r", x82);
    const uint32_t l32 = rotl32(((l31 & l30) | (~l31 & l31_2)) + x82, 12) + l30_2;
    const uint32_t l32_2 = rotl32(l30, 10);
    /* right step 32, f4 */
    uint32_t x83 = m2 + (r29_2 + 0x5c4dd124u);
    KEEP("r", x83);
    uint32_t x84 = (~r31_2 & r30) + x83;
    KEEP("r", x84);
    const uint32_t r32 = rotl32((r31 & r31_2) + x84, 11) + r30_2;
    const uint32_t r32_2 = rotl32(r30, 10);
    /* left step 33, f3 */
    uint32_t x85 = m3 + (l30_2 + 0x6ed9eba0u);
    KEEP("r", x85);
    const uint32_t l33 = rotl32(x85 - ((~l32 & l31) ^ l32_2), 11) + l31_2;
    const uint32_t l33_2 = rotl32(l31, 10);
    /* right step 33, f3 */
    uint32_t x86 = r30_2 + 0x6d703ef2u;
    KEEP("r", x86);
    const uint32_t r33 = rotl32(x86 - ((~r32 & r31) ^ r32_2), 9) + r31_2;
    const uint32_t r33_2 = rotl32(r31, 10);
    /* left step 34, f3 */
    uint32_t x87 = l31_2 + 0x6ed9eba0u;
    KEEP("r", x87);
    const uint32_t l34 = rotl32(x87 - ((~l33 & l32) ^ l33_2), 13) + l32_2;
    const uint32_t l34_2 = rotl32(l32, 10);
    /* right step 34, f3 */
    uint32_t x88 = m5 + (r31_2 + 0x6d703ef2u);
    KEEP("r", x88);
    const uint32_t r34 = rotl32(x88 - ((~r33 & r32) ^ r33_2), 7) + r32_2;
    const uint32_t r34_2 = rotl32(r32, 10);
    /* left step 35, f3 */
    uint32_t x89 = l32_2 + 0x6ed9eca0u;
    KEEP("r", x89);
    const uint32_t l35 = rotl32(x89 - ((~l34 & l33) ^ l34_2), 6) + l33_2;
    const uint32_t l35_2 = rotl32(l33, 10);
    /* right step 35, f3 */
    uint32_t x90 = m1 + (r32_2 + 0x6d703ef2u);
    KEEP("r", x90);
    const uint32_t r35 = rotl32(x90 - ((~r34 & r33) ^ r34_2), 15) + r33_2;
    const uint32_t r35_2 = rotl32(r33, 10);
    /* left step 36, f3 */
    uint32_t x91 = m4 + (l33_2 + 0x6ed9eba0u);
    KEEP("r", x91);
    const uint32_t l36 = rotl32(x91 - ((~l35 & l34) ^ l35_2), 7) + l34_2;
    const uint32_t l36_2 = rotl32(l34, 10);
    /* right step 36, f3 */
    uint32_t x92 = m3 + (r33_2 + 0x6d703ef2u);
    KEEP("r", x92);
    const uint32_t r36 = rotl32(x92 - ((~r35 & r34) ^ r35_2), 11) + r34_2;
    const uint32_t r36_2 = rotl32(r34, 10);
    /* left step 37, f3 */
    uint32_t x93 = l34_2 + 0x6ed9eba0u;
    KEEP("r", x93);
    const uint32_t l37 = rotl32(x93 - ((~l36 & l35) ^ l36_2), 14) + l35_2;
    const uint32_t l37_2 = rotl32(l35, 10);
    /* right step 37, f3 */
    uint32_t x94 = m7 + (r34_2 + 0x6d703ef2u);
    KEEP("r", x94);
    const uint32_t r37 = rotl32(x94 - ((~r36 & r35) ^ r36_2), 8) + r35_2;
    const uint32_t r37_2 = rotl32(r35, 10);
    /* left step 38, f3 */
    uint32_t x95 = l35_2 + 0x6ed9eba0u;
    KEEP("r", x95);
    const uint32_t l38 = rotl32(x95 - ((~l37 & l36) ^ l37_2), 9) + l36_2;
    const uint32_t l38_2 = rotl32(l36, 10);
    /* right step 38, f3 */
    uint32_t x96 = r35_2 + 0x6d703ff2u;
    KEEP("r", x96);
    const uint32_t r38 = rotl32(x96 - ((~r37 & r36) ^ r37_2), 6) + r36_2;
    const uint32_t r38_2 = rotl32(r36, 10);
    /* left step 39, f3 */
    uint32_t x97 = l36_2 + 0x6ed9ec20u;
    KEEP("r", x97);
    const uint32_t l39 = rotl32(x97 - ((~l38 & l37) ^ l38_2), 13) + l37_2;
    const uint32_t l39_2 = rotl32(l37, 10);
    /* right step 39, f3 */
    uint32_t x98 = m6 + (r36_2 + 0x6d703ef2u);
    KEEP("r", x98);
    const uint32_t r39 = rotl32(x98 - ((~r38 & r37) ^ r38_2), 6) + r37_2;
    const uint32_t r39_2 = rotl32(r37, 10);
    /* left step 40, f3 */
    uint32_t x99 = m1 + (l37_2 + 0x6ed9eba0u);
    KEEP("r", x99);
    const uint32_t l40 = rotl32(x99 - ((~l39 & l38) ^ l39_2), 15) + l38_2;
    const uint32_t l40_2 = rotl32(l38, 10);
    /* right step 40, f3 */
    uint32_t x100 = r37_2 + 0x6d703ef2u;
    KEEP("r", x100);
    const uint32_t r40 = rotl32(x100 - ((~r39 & r38) ^ r39_2), 14) + r38_2;
    const uint32_t r40_2 = rotl32(r38, 10);
    /* left step 41, f3 */
    uint32_t x101 = m2 + (l38_2 + 0x6ed9eba0u);
    KEEP("r", x101);
    const uint32_t l41 = rotl32(x101 - ((~l40 & l39) ^ l40_2), 14) + l39_2;
    const uint32_t l41_2 = rotl32(l39, 10);
    /* right step 41, f3 */
    uint32_t x102 = r38_2 + 0x6d703ef2u;
    KEEP("r", x102);
    const uint32_t r41 = rotl32(x102 - ((~r40 & r39) ^ r40_2), 12) + r39_2;
    const uint32_t r41_2 = rotl32(r39, 10);
    /* left step 42, f3 */
    uint32_t x103 = m7 + (l39_2 + 0x6ed9eba0u);
    KEEP("r", x103);
    const uint32_t l42 = rotl32(x103 - ((~l41 & l40) ^ l41_2), 8) + l40_2;
    const uint32_t l42_2 = rotl32(l40, 10);
    /* right step 42, f3 */
    uint32_t x104 = r39_2 + 0x6d703f72u;
    KEEP("r", x104);
    const uint32_t r42 = rotl32(x104 - ((~r41 & r40) ^ r41_2), 13) + r40_2;
    const uint32_t r42_2 = rotl32(r40, 10);
    /* left step 43, f3 */
    uint32_t x105 = m0 + (l40_2 + 0x6ed9eba0u);
    KEEP("r", x105);
    const uint32_t l43 = rotl32(x105 - ((~l42 & l41) ^ l42_2), 13) + l41_2;
    const uint32_t l43_2 = rotl32(l41, 10);
    /* right step 43, f3 */
    uint32_t x106 = r40_2 + 0x6d703ef2u;
    KEEP("r", x106);
    const uint32_t r43 = rotl32(x106 - ((~r42 & r41) ^ r42_2), 5) + r41_2;
    const uint32_t r43_2 = rotl32(r41, 10);
    /* left step 44, f3 */
    uint32_t x107 = m6 + (l41_2 + 0x6ed9eba0u);
    KEEP("r", x107);
    const uint32_t l44 = rotl32(x107 - ((~l43 & l42) ^ l43_2), 6) + l42_2;
    const uint32_t l44_2 = rotl32(l42, 10);
    /* right step 44, f3 */
    uint32_t x108 = m2 + (r41_2 + 0x6d703ef2u);
    KEEP("r", x108);
    const uint32_t r44 = rotl32(x108 - ((~r43 & r42) ^ r43_2), 14) + r42_2;
    const uint32_t r44_2 = rotl32(r42, 10);
    /* left step 45, f3 */
    uint32_t x109 = l42_2 + 0x6ed9eba0u;
    KEEP("r", x109);
    const uint32_t l45 = rotl32(x109 - ((~l44 & l43) ^ l44_2), 5) + l43_2;
    const uint32_t l45_2 = rotl32(l43, 10);
    /* right step 45, f3 */
    uint32_t x110 = r42_2 + 0x6d703ef2u;
    KEEP("r", x110);
    const uint32_t r45 = rotl32(x110 - ((~r44 & r43) ^ r44_2), 13) + r43_2;
    const uint32_t r45_2 = rotl32(r43, 10);
    /* left step 46, f3 */
    uint32_t x111 = l43_2 + 0x6ed9eba0u;
    KEEP("r", x111);
    const uint32_t l46 = rotl32(x111 - ((~l45 & l44) ^ l45_2), 12) + l44_2;
    const uint32_t l46_2 = rotl32(l44, 10);
    /* right step 46, f3 */
    uint32_t x112 = m0 + (r43_2 + 0x6d703ef2u);
    KEEP("r", x112);
    const uint32_t r46 = rotl32(x112 - ((~r45 & r44) ^ r45_2), 13) + r44_2;
    const uint32_t r46_2 = rotl32(r44, 10);
    /* left step 47, f3 */
    uint32_t x113 = m5 + (l44_2 + 0x6ed9eba0u);
    KEEP("r", x113);
    const uint32_t l47 = rotl32(x113 - ((~l46 & l45) ^ l46_2), 7) + l45_2;
    const uint32_t l47_2 = rotl32(l45, 10);
    /* right step 47, f3 */
    uint32_t x114 = m4 + (r44_2 + 0x6d703ef2u);
    KEEP("r", x114);
    const uint32_t r47 = rotl32(x114 - ((~r46 & r45) ^ r46_2), 7) + r45_2;
    const uint32_t r47_2 = rotl32(r45, 10);
    /* left step 48, f3 */
    uint32_t x115 = l45_2 + 0x6ed9eba0u;
    KEEP("r", x115);
    const uint32_t l48 = rotl32(x115 - ((~l47 & l46) ^ l47_2), 5) + l46_2;
    const uint32_t l48_2 = rotl32(l46, 10);
    /* right step 48, f3 */
    uint32_t x116 = r45_2 + 0x6d703ef2u;
    KEEP("r", x116);
    const uint32_t r48 = rotl32(x116 - ((~r47 & r46) ^ r47_2), 5) + r46_2;
    const uint32_t r48_2 = rotl32(r46, 10);
    /* left step 49, f4 */
    uint32_t x117 = l46_2 + 0x8f1bbcdcu;
    KEEP("r", x117);
    uint32_t x118 = (~l48_2 & l47) + x117 + m1;
    KEEP("r", x118);
    const uint32_t l49 = rotl32((l48 & l48_2) + x118, 11) + l47_2;
    const uint32_t l49_2 = rotl32(l47, 10);
    /* right step 49, f2 */
    uint32_t x119 = r46_2 + 0x7a6d7769u;
    KEEP("r", x119);
    const uint32_t r49 = rotl32(((r48 & r47) | (~r48 & r48_2)) + x119, 15) + r47_2;
    const uint32_t r49_2 = rotl32(r47, 10);
    /* left step 50, f4 */
    uint32_t x120 = l47_2 + 0x8f1bbcdcu;
    KEEP("r", x120);
    uint32_t x121 = (~l49_2 & l48) + x120;
    KEEP("r", x121);
    const uint32_t l50 = rotl32((l49 & l49_2) + x121, 12) + l48_2;
    const uint32_t l50_2 = rotl32(l48, 10);
    /* right step 50, f2 */
    uint32_t x122 = m6 + (r47_2 + 0x7a6d76e9u);
    KEEP("r", x122);
    const uint32_t r50 = rotl32(((r49 & r48) | (~r49 & r49_2)) + x122, 5) + r48_2;
    const uint32_t r50_2 = rotl32(r48, 10);
    /* left step 51, f4 */
    uint32_t x123 = l48_2 + 0x8f1bbcdcu;
    KEEP("r", x123);
    uint32_t x124 = (~l50_2 & l49) + x123;
    KEEP("r", x124);
    const uint32_t l51 = rotl32((l50 & l50_2) + x124, 14) + l49_2;
    const uint32_t l51_2 = rotl32(l49, 10);
    /* right step 51, f2 */
    uint32_t x125 = m4 + (r48_2 + 0x7a6d76e9u);
    KEEP("r", x125);
    const uint32_t r51 = rotl32(((r50 & r49) | (~r50 & r50_2)) + x125, 8) + r49_2;
    const uint32_t r51_2 = rotl32(r49, 10);
    /* left step 52, f4 */
    uint32_t x126 = l49_2 + 0x8f1bbcdcu;
    KEEP("r", x126);
    uint32_t x127 = (~l51_2 & l50) + x126;
    KEEP("r", x127);
    const uint32_t l52 = rotl32((l51 & l51_2) + x127, 15) + l50_2;
    const uint32_t l52_2 = rotl32(l50, 10);
    /* right step 52, f2 */
    uint32_t x128 = m1 + (r49_2 + 0x7a6d76e9u);
    KEEP("r", x128);
    const uint32_t r52 = rotl32(((r51 & r50) | (~r51 & r51_2)) + x128, 11) + r50_2;
    const uint32_t r52_2 = rotl32(r50, 10);
    /* left step 53, f4 */
    uint32_t x129 = m0 + (l50_2 + 0x8f1bbcdcu);
    KEEP("r", x129);
    uint32_t x130 = (~l52_2 & l51) + x129;
    KEEP("r", x130);
    const uint32_t l53 = rotl32((l52 & l52_2) + x130, 14) + l51_2;
    const uint32_t l53_2 = rotl32(l51, 10);
    /* right step 53, f2 */
    uint32_t x131 = m3 + (r50_2 + 0x7a6d76e9u);
    KEEP("r", x131);
    const uint32_t r53 = rotl32(((r52 & r51) | (~r52 & r52_2)) + x131, 14) + r51_2;
    const uint32_t r53_2 = rotl32(r51, 10);
    /* left step 54, f4 */
    uint32_t x132 = l51_2 + 0x8f1bbd5cu;
    KEEP("r", x132);
    uint32_t x133 = (~l53_2 & l52) + x132;
    KEEP("r", x133);
    const uint32_t l54 = rotl32((l53 & l53_2) + x133, 15) + l52_2;
    const uint32_t l54_2 = rotl32(l52, 10);
    /* right step 54, f2 */
    uint32_t x134 = r51_2 + 0x7a6d76e9u;
    KEEP("r", x134);
    const uint32_t r54 = rotl32(((r53 & r52) | (~r53 & r53_2)) + x134, 14) + r52_2;
    const uint32_t r54_2 = rotl32(r52, 10);
    /* left step 55, f4 */
    uint32_t x135 = l52_2 + 0x8f1bbcdcu;
    KEEP("r", x135);
    uint32_t x136 = (~l54_2 & l53) + x135;
    KEEP("r", x136);
    const uint32_t l55 = rotl32((l54 & l54_2) + x136, 9) + l53_2;
    const uint32_t l55_2 = rotl32(l53, 10);
    /* right step 55, f2 */
    uint32_t x137 = r52_2 + 0x7a6d76e9u;
    KEEP("r", x137);
    const uint32_t r55 = rotl32(((r54 & r53) | (~r54 & r54_2)) + x137, 6) + r53_2;
    const uint32_t r55_2 = rotl32(r53, 10);
    /* left step 56, f4 */
    uint32_t x138 = m4 + (l53_2 + 0x8f1bbcdcu);
    KEEP("r", x138);
    uint32_t x139 = (~l55_2 & l54) + x138;
    KEEP("r", x139);
    const uint32_t l56 = rotl32((l55 & l55_2) + x139, 8) + l54_2;
    const uint32_t l56_2 = rotl32(l54, 10);
    /* right step 56, f2 */
    uint32_t x140 = m0 + (r53_2 + 0x7a6d76e9u);
    KEEP("r", x140);
    const uint32_t r56 = rotl32(((r55 & r54) | (~r55 & r55_2)) + x140, 14) + r54_2;
    const uint32_t r56_2 = rotl32(r54, 10);
    /* left step 57, f4 */
    uint32_t x141 = l54_2 + 0x8f1bbcdcu;
    KEEP("r", x141);
    uint32_t x142 = (~l56_2 & l55) + x141;
    KEEP("r", x142);
    const uint32_t l57 = rotl32((l56 & l56_2) + x142, 9) + l55_2;
    const uint32_t l57_2 = rotl32(l55, 10);
    /* right step 57, f2 */
    uint32_t x143 = m5 + (r54_2 + 0x7a6d76e9u);
    KEEP("r", x143);
    const uint32_t r57 = rotl32(((r56 & r55) | (~r56 & r56_2)) + x143, 6) + r55_2;
    const uint32_t r57_2 = rotl32(r55, 10);
    /* left step 58, f4 */
    uint32_t x144 = m3 + (l55_2 + 0x8f1bbcdcu);
    KEEP("r", x144);
    uint32_t x145 = (~l57_2 & l56) + x144;
    KEEP("r", x145);
    const uint32_t l58 = rotl32((l57 & l57_2) + x145, 14) + l56_2;
    const uint32_t l58_2 = rotl32(l56, 10);
    /* right step 58, f2 */
    uint32_t x146 = r55_2 + 0x7a6d76e9u;
    KEEP("r", x146);
    const uint32_t r58 = rotl32(((r57 & r56) | (~r57 & r57_2)) + x146, 9) + r56_2;
    const uint32_t r58_2 = rotl32(r56, 10);
    /* left step 59, f4 */
    uint32_t x147 = m7 + (l56_2 + 0x8f1bbcdcu);
    KEEP("r", x147);
    uint32_t x148 = (~l58_2 & l57) + x147;
    KEEP("r", x148);
    const uint32_t l59 = rotl32((l58 & l58_2) + x148, 5) + l57_2;
    const uint32_t l59_2 = rotl32(l57, 10);
    /* right step 59, f2 */
    uint32_t x149 = m2 + (r56_2 + 0x7a6d76e9u);
    KEEP("r", x149);
    const uint32_t r59 = rotl32(((r58 & r57) | (~r58 & r58_2)) + x149, 12) + r57_2;
    const uint32_t r59_2 = rotl32(r57, 10);
    /* left step 60, f4 */
    uint32_t x150 = l57_2 + 0x8f1bbcdcu;
    KEEP("r", x150);
    uint32_t x151 = (~l59_2 & l58) + x150;
    KEEP("r", x151);
    const uint32_t l60 = rotl32((l59 & l59_2) + x151, 6) + l58_2;
    const uint32_t l60_2 = rotl32(l58, 10);
    /* right step 60, f2 */
    uint32_t x152 = r57_2 + 0x7a6d76e9u;
    KEEP("r", x152);
    const uint32_t r60 = rotl32(((r59 & r58) | (~r59 & r59_2)) + x152, 9) + r58_2;
    const uint32_t r60_2 = rotl32(r58, 10);
    /* left step 61, f4 */
    uint32_t x153 = l58_2 + 0x8f1bbddcu;
    KEEP("r", x153);
    uint32_t x154 = (~l60_2 & l59) + x153;
    KEEP("r", x154);
    const uint32_t l61 = rotl32((l60 & l60_2) + x154, 8) + l59_2;
    const uint32_t l61_2 = rotl32(l59, 10);
    /* right step 61, f2 */
    uint32_t x155 = r58_2 + 0x7a6d76e9u;
    KEEP("r", x155);
    const uint32_t r61 = rotl32(((r60 & r59) | (~r60 & r60_2)) + x155, 12) + r59_2;
    const uint32_t r61_2 = rotl32(r59, 10);
    /* left step 62, f4 */
    uint32_t x156 = m5 + (l59_2 + 0x8f1bbcdcu);
    KEEP("r", x156);
    uint32_t x157 = (~l61_2 & l60) + x156;
    KEEP("r", x157);
    const uint32_t l62 = rotl32((l61 & l61_2) + x157, 6) + l60_2;
    const uint32_t l62_2 = rotl32(l60, 10);
    /* right step 62, f2 */
    uint32_t x158 = m7 + (r59_2 + 0x7a6d76e9u);
    KEEP("r", x158);
    const uint32_t r62 = rotl32(((r61 & r60) | (~r61 & r61_2)) + x158, 5) + r60_2;
    const uint32_t r62_2 = rotl32(r60, 10);
    /* left step 63, f4 */
    uint32_t x159 = m6 + (l60_2 + 0x8f1bbcdcu);
    KEEP("r", x159);
    uint32_t x160 = (~l62_2 & l61) + x159;
    KEEP("r", x160);
    const uint32_t l63 = rotl32((l62 & l62_2) + x160, 5) + l61_2;
    const uint32_t l63_2 = rotl32(l61, 10);
    /* right step 63, f2 */
    uint32_t x161 = r60_2 + 0x7a6d76e9u;
    KEEP("r", x161);
    const uint32_t r63 = rotl32(((r62 & r61) | (~r62 & r62_2)) + x161, 15) + r61_2;
    const uint32_t r63_2 = rotl32(r61, 10);
    /* left step 64, f4 */
    uint32_t x162 = m2 + (l61_2 + 0x8f1bbcdcu);
    KEEP("r", x162);
    uint32_t x163 = (~l63_2 & l62) + x162;
    KEEP("r", x163);
    const uint32_t l64 = rotl32((l63 & l63_2) + x163, 12) + l62_2;
    const uint32_t l64_2 = rotl32(l62, 10);
    /* right step 64, f2 */
    uint32_t x164 = r61_2 + 0x7a6d77e9u;
    KEEP("r", x164);
    const uint32_t r64 = rotl32(((r63 & r62) | (~r63 & r63_2)) + x164, 8) + r62_2;
    const uint32_t r64_2 = rotl32(r62, 10);
    /* left step 65, f5 */
    uint32_t x165 = m4 + (l62_2 + 0xa953fd4du);
    KEEP("r", x165);
    const uint32_t l65 = rotl32(x165 - (l64 ^ (~l63 & l64_2)), 9) + l63_2;
    const uint32_t l65_2 = rotl32(l63, 10);
    /* right step 65, f1 */
    uint32_t x166 = r64_2 ^ r63;
    KEEP("r", x166);
    const uint32_t r65 = rotl32((r64 ^ x166) + r62_2, 8) + r63_2;
    const uint32_t r65_2 = rotl32(r63, 10);
    /* left step 66, f5 */
    uint32_t x167 = m0 + (l63_2 + 0xa953fd4du);
    KEEP("r", x167);
    const uint32_t l66 = rotl32(x167 - (l65 ^ (~l64 & l65_2)), 15) + l64_2;
    const uint32_t l66_2 = rotl32(l64, 10);
    /* right step 66, f1 */
    uint32_t x168 = r65_2 ^ r64;
    KEEP("r", x168);
    const uint32_t r66 = rotl32((r65 ^ x168) + r63_2, 5) + r64_2;
    const uint32_t r66_2 = rotl32(r64, 10);
    /* left step 67, f5 */
    uint32_t x169 = m5 + (l64_2 + 0xa953fd4du);
    KEEP("r", x169);
    const uint32_t l67 = rotl32(x169 - (l66 ^ (~l65 & l66_2)), 5) + l65_2;
    const uint32_t l67_2 = rotl32(l65, 10);
    /* right step 67, f1 */
    uint32_t x170 = r66_2 ^ r65;
    KEEP("r", x170);
    const uint32_t r67 = rotl32((r66 ^ x170) + r64_2, 12) + r65_2;
    const uint32_t r67_2 = rotl32(r65, 10);
    /* left step 68, f5 */
    uint32_t x171 = l65_2 + 0xa953fd4du;
    KEEP("r", x171);
    const uint32_t l68 = rotl32(x171 - (l67 ^ (~l66 & l67_2)), 11) + l66_2;
    const uint32_t l68_2 = rotl32(l66, 10);
    /* right step 68, f1 */
    uint32_t x172 = r67_2 ^ r66;
    KEEP("r", x172);
    uint32_t x173 = m4 + r65_2;
    KEEP("r", x173);
    const uint32_t r68 = rotl32((r67 ^ x172) + x173, 9) + r66_2;
    const uint32_t r68_2 = rotl32(r66, 10);
    /* left step 69, f5 */
    uint32_t x174 = m7 + (l66_2 + 0xa953fd4du);
    KEEP("r", x174);
    const uint32_t l69 = rotl32(x174 - (l68 ^ (~l67 & l68_2)), 6) + l67_2;
    const uint32_t l69_2 = rotl32(l67, 10);
    /* right step 69, f1 */
    uint32_t x175 = r68_2 ^ r67;
    KEEP("r", x175);
    uint32_t x176 = m1 + r66_2;
    KEEP("r", x176);
    const uint32_t r69 = rotl32((r68 ^ x175) + x176, 12) + r67_2;
    const uint32_t r69_2 = rotl32(r67, 10);
    /* left step 70, f5 */
    uint32_t x177 = l67_2 + 0xa953fd4du;
    KEEP("r", x177);
    const uint32_t l70 = rotl32(x177 - (l69 ^ (~l68 & l69_2)), 8) + l68_2;
    const uint32_t l70_2 = rotl32(l68, 10);
    /* right step 70, f1 */
    uint32_t x178 = r69_2 ^ r68;
    KEEP("r", x178);
    uint32_t x179 = m5 + r67_2;
    KEEP("r", x179);
    const uint32_t r70 = rotl32((r69 ^ x178) + x179, 5) + r68_2;
    const uint32_t r70_2 = rotl32(r68, 10);
    /* left step 71, f5 */
    uint32_t x180 = m2 + (l68_2 + 0xa953fd4du);
    KEEP("r", x180);
    const uint32_t l71 = rotl32(x180 - (l70 ^ (~l69 & l70_2)), 13) + l69_2;
    const uint32_t l71_2 = rotl32(l69, 10);
    /* right step 71, f1 */
    uint32_t x181 = r70_2 ^ r69;
    KEEP("r", x181);
    uint32_t x182 = r68_2 + 0x00000080u;
    KEEP("r", x182);
    const uint32_t r71 = rotl32((r70 ^ x181) + x182, 14) + r69_2;
    const uint32_t r71_2 = rotl32(r69, 10);
    /* left step 72, f5 */
    uint32_t x183 = l69_2 + 0xa953fd4du;
    KEEP("r", x183);
    const uint32_t l72 = rotl32(x183 - (l71 ^ (~l70 & l71_2)), 12) + l70_2;
    const uint32_t l72_2 = rotl32(l70, 10);
    /* right step 72, f1 */
    uint32_t x184 = r71_2 ^ r70;
    KEEP("r", x184);
    uint32_t x185 = m7 + r69_2;
    KEEP("r", x185);
    const uint32_t r72 = rotl32((r71 ^ x184) + x185, 6) + r70_2;
    const uint32_t r72_2 = rotl32(r70, 10);
    /* left step 73, f5 */
    uint32_t x186 = l70_2 + 0xa953fe4du;
    KEEP("r", x186);
    const uint32_t l73 = rotl32(x186 - (l72 ^ (~l71 & l72_2)), 5) + l71_2;
    const uint32_t l73_2 = rotl32(l71, 10);
    /* right step 73, f1 */
    uint32_t x187 = r72_2 ^ r71;
    KEEP("r", x187);
    uint32_t x188 = m6 + r70_2;
    KEEP("r", x188);
    const uint32_t r73 = rotl32((r72 ^ x187) + x188, 8) + r71_2;
    const uint32_t r73_2 = rotl32(r71, 10);
    /* left step 74, f5 */
    uint32_t x189 = m1 + (l71_2 + 0xa953fd4du);
    KEEP("r", x189);
    const uint32_t l74 = rotl32(x189 - (l73 ^ (~l72 & l73_2)), 12) + l72_2;
    const uint32_t l74_2 = rotl32(l72, 10);
    /* right step 74, f1 */
    uint32_t x190 = r73_2 ^ r72;
    KEEP("r", x190);
    uint32_t x191 = m2 + r71_2;
    KEEP("r", x191);
    const uint32_t r74 = rotl32((r73 ^ x190) + x191, 13) + r72_2;
    const uint32_t r74_2 = rotl32(r72, 10);
    /* left step 75, f5 */
    uint32_t x192 = m3 + (l72_2 + 0xa953fd4du);
    KEEP("r", x192);
    const uint32_t l75 = rotl32(x192 - (l74 ^ (~l73 & l74_2)), 13) + l73_2;
    const uint32_t l75_2 = rotl32(l73, 10);
    /* right step 75, f1 */
    uint32_t x193 = r74_2 ^ r73;
    KEEP("r", x193);
    const uint32_t r75 = rotl32((r74 ^ x193) + r72_2, 6) + r73_2;
    const uint32_t r75_2 = rotl32(r73, 10);
    /* left step 76, f5 */
    uint32_t x194 = l73_2 + 0xa953fdcdu;
    KEEP("r", x194);
    const uint32_t l76 = rotl32(x194 - (l75 ^ (~l74 & l75_2)), 14) + l74_2;
    const uint32_t l76_2 = rotl32(l74, 10);
    /* right step 76, f1 */
    uint32_t x195 = r75_2 ^ r74;
    KEEP("r", x195);
    uint32_t x196 = r73_2 + 0x00000100u;
    KEEP("r", x196);
    const uint32_t r76 = rotl32((r75 ^ x195) + x196, 5) + r74_2;
    const uint32_t r76_2 = rotl32(r74, 10);
    /* left step 77, f5 */
    uint32_t x197 = l74_2 + 0xa953fd4du;
    KEEP("r", x197);
    const uint32_t l77 = rotl32(x197 - (l76 ^ (~l75 & l76_2)), 11) + l75_2;
    const uint32_t l77_2 = rotl32(l75, 10);
    /* right step 77, f1 */
    uint32_t x198 = r76_2 ^ r75;
    KEEP("r", x198);
    uint32_t x199 = m0 + r74_2;
    KEEP("r", x199);
    const uint32_t r77 = rotl32((r76 ^ x198) + x199, 15) + r75_2;
    const uint32_t r77_2 = rotl32(r75, 10);
    /* left step 78, f5 */
    uint32_t x200 = m6 + (l75_2 + 0xa953fd4du);
    KEEP("r", x200);
    const uint32_t l78 = rotl32(x200 - (l77 ^ (~l76 & l77_2)), 8) + l76_2;
    const uint32_t l78_2 = rotl32(l76, 10);
    /* right step 78, f1 */
    uint32_t x201 = r77_2 ^ r76;
    KEEP("r", x201);
    uint32_t x202 = m3 + r75_2;
    KEEP("r", x202);
    const uint32_t r78 = rotl32((r77 ^ x201) + x202, 13) + r76_2;
    const uint32_t r78_2 = rotl32(r76, 10);
    /* left step 79, f5 */
    uint32_t x203 = l76_2 + 0xa953fd4du;
    KEEP("r", x203);
    const uint32_t l79 = rotl32(x203 - (l78 ^ (~l77 & l78_2)), 5) + l77_2;
    const uint32_t l79_2 = rotl32(l77, 10);
    /* right step 79, f1 */
    uint32_t x204 = r78_2 ^ r77;
    KEEP("r", x204);
    const uint32_t r79 = rotl32((r78 ^ x204) + r76_2, 11) + r77_2;
    const uint32_t r79_2 = rotl32(r77, 10);
    /* left step 80, f5 */
    uint32_t x205 = l77_2 + 0xa953fd4du;
    KEEP("r", x205);
    const uint32_t l80 = rotl32(x205 - (l79 ^ (~l78 & l79_2)), 6) + l78_2;
    const uint32_t l80_2 = rotl32(l78, 10);
    /* right step 80, f1 */
    uint32_t x206 = r79_2 ^ r78;
    KEEP("r", x206);
    const uint32_t r80 = rotl32((r79 ^ x206) + r77_2, 11) + r78_2;
    const uint32_t r80_2 = rotl32(r78, 10);
    uint32_t x207 = r80_2 + 0xefcdab89u;
    KEEP("r", x207);
    uint32_t x208 = r79_2 + 0x98badcfeu;
    KEEP("r", x208);
    uint32_t x209 = r78_2 + 0x10325476u;
    KEEP("r", x209);
    uint32_t x210 = l78_2 + 0xc3d2e1f0u;
    KEEP("r", x210);
    uint32_t x211 = r79 + 0x67452301u;
    KEEP("r", x211);
    *(&out[0]) = l79 + x207;
    *(&out[1]) = l80_2 + x208;
    *(&out[2]) = l79_2 + x209;
    *(&out[3]) = r80 + x210;
    *(&out[4]) = l80 + x211;
for (size_t i = 0; i < 5; i++)
        store32(digest + 4 * i, out[i]);
}

void ripemd160_32_x8(const uint8_t *const *data, uint8_t (*digest)[20], size_t ngroups)
{
    uint32_t buffers[2][8][8] ALIGNED;

    for (size_t j = 0; ngroups != 0 && j < 8; j += 2) {
        COPY(&buffers[0][0][j], 8, data[j] + 0, data[j + 1] + 0);
        COPY(&buffers[0][2][j], 8, data[j] + 8, data[j + 1] + 8);
        COPY(&buffers[0][4][j], 8, data[j] + 16, data[j + 1] + 16);
        COPY(&buffers[0][6][j], 8, data[j] + 24, data[j + 1] + 24);
    }
    uint32_t ends[2][5][8] = {{{0}}};

    for (size_t turn = 0; turn < ngroups; turn++) {
        uint32_t(*const out)[8] = ends[turn % 2];
        uint32_t(*const last)[8] = ends[turn % 2 ^ 1];
        uint8_t(*const before)[20] = turn != 0 ? digest - 8 : digest;
        uint32_t(*const w)[8] = buffers[turn % 2];
        uint32_t(*const next)[8] = buffers[turn % 2 ^ 1];
        const uint8_t *const *const then = turn + 1 < ngroups ? data + 8 : data;
        /* left step 1, f1 */
        const __m256i x1 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])), _mm256_set1_epi32((int)0xce8a4602u));
        const __m256i l1 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x1, 11), _mm256_srli_epi32(x1, 21)), _mm256_set1_epi32((int)0xc3d2e1f0u));
        /* right step 1, f5 */
        const __m256i r1 = _mm256_add_epi32(_mm256_shuffle_epi8(_mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])), _mm256_set1_epi32((int)0xc81a035du)), _mm256_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u, (int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u)), _mm256_set1_epi32((int)0xc3d2e1f0u));
        COPY(&next[0][0], 8, then[0] + 0, then[1] + 0);
        /* left step 2, f1 */
        __m256i x2 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])), _mm256_set1_epi32((int)0xc3d2e1f0u));
        KEEP("x", x2);
        const __m256i x3 = _mm256_add_epi32(_mm256_xor_si256(l1, _mm256_set1_epi32((int)0x04be51ebu)), x2);
        const __m256i l2 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x3, 14), _mm256_srli_epi32(x3, 18)), _mm256_set1_epi32((int)0x10325476u));
        /* right step 2, f5 */
        const __m256i x4 = _mm256_add_epi32(_mm256_xor_si256(r1, _mm256_set1_epi32((int)0xffcdaf9du)), _mm256_set1_epi32((int)0x14756ed6u));
        const __m256i r2 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x4, 9), _mm256_srli_epi32(x4, 23)), _mm256_set1_epi32((int)0x10325476u));
        /* left step 3, f1 */
        __m256i x5 = _mm256_xor_si256(l1, _mm256_set1_epi32((int)0x36ae27bfu));
        KEEP("x", x5);
        __m256i x6 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])), _mm256_set1_epi32((int)0x10325476u));
        KEEP("x", x6);
        const __m256i x7 = _mm256_add_epi32(_mm256_xor_si256(l2, x5), x6);
        const __m256i l3 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x7, 15), _mm256_srli_epi32(x7, 17)), _mm256_set1_epi32((int)0xeb73fa62u));
        const __m256i l3_2 = _mm256_or_si256(_mm256_slli_epi32(l1, 10), _mm256_srli_epi32(l1, 22));
        COPY(&next[2][0], 8, then[0] + 8, then[1] + 8);
        /* right step 3, f5 */
        __m256i x8 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])), _mm256_set1_epi32((int)0x60d4e05cu));
        KEEP("x", x8);
        const __m256i x9 = _mm256_add_epi32(_mm256_xor_si256(r2, _mm256_or_si256(r1, _mm256_set1_epi32((int)0xc951d840u))), x8);
        const __m256i r3 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x9, 9), _mm256_srli_epi32(x9, 23)), _mm256_set1_epi32((int)0xeb73fa62u));
        const __m256i r3_2 = _mm256_or_si256(_mm256_slli_epi32(r1, 10), _mm256_srli_epi32(r1, 22));
        /* left step 4, f1 */
        __m256i x10 = _mm256_xor_si256(l3_2, l2);
        KEEP("x", x10);
        __m256i x11 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])), _mm256_set1_epi32((int)0xeb73fa62u));
        KEEP("x", x11);
        const __m256i x12 = _mm256_add_epi32(_mm256_xor_si256(l3, x10), x11);
        const __m256i l4 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x12, 12), _mm256_srli_epi32(x12, 20)), _mm256_set1_epi32((int)0x36ae27bfu));
        const __m256i l4_2 = _mm256_or_si256(_mm256_slli_epi32(l2, 10), _mm256_srli_epi32(l2, 22));
        /* right step 4, f5 */
        __m256i x13 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])), _mm256_set1_epi32((int)0x3c168647u));
        KEEP("x", x13);
        const __m256i x14 = _mm256_sub_epi32(x13, _mm256_xor_si256(r3, _mm256_andnot_si256(r2, r3_2)));
        const __m256i r4 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x14, 11), _mm256_srli_epi32(x14, 21)), _mm256_set1_epi32((int)0x36ae27bfu));
        const __m256i r4_2 = _mm256_or_si256(_mm256_slli_epi32(r2, 10), _mm256_srli_epi32(r2, 22));
        COPY(&next[4][0], 8, then[0] + 16, then[1] + 16);
        /* left step 5, f1 */
        __m256i x15 = _mm256_xor_si256(l4_2, l3);
        KEEP("x", x15);
        __m256i x16 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])), _mm256_set1_epi32((int)0x36ae27bfu));
        KEEP("x", x16);
        const __m256i x17 = _mm256_add_epi32(_mm256_xor_si256(l4, x15), x16);
        const __m256i l5 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x17, 5), _mm256_srli_epi32(x17, 27)), l3_2);
        const __m256i l5_2 = _mm256_or_si256(_mm256_slli_epi32(l3, 10), _mm256_srli_epi32(l3, 22));
        /* right step 5, f5 */
        const __m256i x18 = _mm256_sub_epi32(_mm256_set1_epi32((int)0x8750b3a4u), _mm256_xor_si256(r4, _mm256_andnot_si256(r3, r4_2)));
        const __m256i r5 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x18, 13), _mm256_srli_epi32(x18, 19)), r3_2);
        const __m256i r5_2 = _mm256_or_si256(_mm256_slli_epi32(r3, 10), _mm256_srli_epi32(r3, 22));
        /* left step 6, f1 */
        __m256i x19 = _mm256_xor_si256(l5_2, l4);
        KEEP("x", x19);
        __m256i x20 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])), l3_2);
        KEEP("x", x20);
        const __m256i l6 = _mm256_add_epi32(_mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(l5, x19), x20), _mm256_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u, (int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u)), l4_2);
        const __m256i l6_2 = _mm256_or_si256(_mm256_slli_epi32(l4, 10), _mm256_srli_epi32(l4, 22));
        COPY(&next[6][0], 8, then[0] + 24, then[1] + 24);
        /* right step 6, f5 */
        __m256i x21 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])), _mm256_add_epi32(r3_2, _mm256_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x21);
        const __m256i x22 = _mm256_sub_epi32(x21, _mm256_xor_si256(r5, _mm256_andnot_si256(r4, r5_2)));
        const __m256i r6 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x22, 15), _mm256_srli_epi32(x22, 17)), r4_2);
        const __m256i r6_2 = _mm256_or_si256(_mm256_slli_epi32(r4, 10), _mm256_srli_epi32(r4, 22));
        /* left step 7, f1 */
        __m256i x23 = _mm256_xor_si256(l6_2, l5);
        KEEP("x", x23);
        __m256i x24 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])), l4_2);
        KEEP("x", x24);
        const __m256i x25 = _mm256_add_epi32(_mm256_xor_si256(l6, x23), x24);
        const __m256i l7 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x25, 7), _mm256_srli_epi32(x25, 25)), l5_2);
        const __m256i l7_2 = _mm256_or_si256(_mm256_slli_epi32(l5, 10), _mm256_srli_epi32(l5, 22));
        /* right step 7, f5 */
        __m256i x26 = _mm256_add_epi32(r4_2, _mm256_set1_epi32((int)0x50a28be5u));
        KEEP("x", x26);
        const __m256i x27 = _mm256_sub_epi32(x26, _mm256_xor_si256(r6, _mm256_andnot_si256(r5, r6_2)));
        const __m256i r7 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x27, 15), _mm256_srli_epi32(x27, 17)), r5_2);
        const __m256i r7_2 = _mm256_or_si256(_mm256_slli_epi32(r5, 10), _mm256_srli_epi32(r5, 22));
        COPY(&next[0][2], 8, then[2] + 0, then[3] + 0);
        /* left step 8, f1 */
        __m256i x28 = _mm256_xor_si256(l7_2, l6);
        KEEP("x", x28);
        __m256i x29 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])), l5_2);
        KEEP("x", x29);
        const __m256i x30 = _mm256_add_epi32(_mm256_xor_si256(l7, x28), x29);
        const __m256i l8 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x30, 9), _mm256_srli_epi32(x30, 23)), l6_2);
        const __m256i l8_2 = _mm256_or_si256(_mm256_slli_epi32(l6, 10), _mm256_srli_epi32(l6, 22));
        /* right step 8, f5 */
        __m256i x31 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])), _mm256_add_epi32(r5_2, _mm256_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x31);
        const __m256i x32 = _mm256_sub_epi32(x31, _mm256_xor_si256(r7, _mm256_andnot_si256(r6, r7_2)));
        const __m256i r8 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x32, 5), _mm256_srli_epi32(x32, 27)), r6_2);
        const __m256i r8_2 = _mm256_or_si256(_mm256_slli_epi32(r6, 10), _mm256_srli_epi32(r6, 22));
        /* left step 9, f1 */
        __m256i x33 = _mm256_xor_si256(l8_2, l7);
        KEEP("x", x33);
        __m256i x34 = _mm256_add_epi32(l6_2, _mm256_set1_epi32((int)0x00000080u));
        KEEP("x", x34);
        const __m256i x35 = _mm256_add_epi32(_mm256_xor_si256(l8, x33), x34);
        const __m256i l9 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x35, 11), _mm256_srli_epi32(x35, 21)), l7_2);
        const __m256i l9_2 = _mm256_or_si256(_mm256_slli_epi32(l7, 10), _mm256_srli_epi32(l7, 22));
        COPY(&next[2][2], 8, then[2] + 8, then[3] + 8);
        /* right step 9, f5 */
        __m256i x36 = _mm256_add_epi32(r6_2, _mm256_set1_epi32((int)0x50a28be5u));
        KEEP("x", x36);
        const __m256i x37 = _mm256_sub_epi32(x36, _mm256_xor_si256(r8, _mm256_andnot_si256(r7, r8_2)));
        const __m256i r9 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x37, 7), _mm256_srli_epi32(x37, 25)), r7_2);
        const __m256i r9_2 = _mm256_or_si256(_mm256_slli_epi32(r7, 10), _mm256_srli_epi32(r7, 22));
        /* left step 10, f1 */
        __m256i x38 = _mm256_xor_si256(l9_2, l8);
        KEEP("x", x38);
        const __m256i x39 = _mm256_add_epi32(_mm256_xor_si256(l9, x38), l7_2);
        const __m256i l10 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x39, 13), _mm256_srli_epi32(x39, 19)), l8_2);
        const __m256i l10_2 = _mm256_or_si256(_mm256_slli_epi32(l8, 10), _mm256_srli_epi32(l8, 22));
        COPY(&next[4][2], 8, then[2] + 16, then[3] + 16);
        /* right step 10, f5 */
        __m256i x40 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])), _mm256_add_epi32(r7_2, _mm256_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x40);
        const __m256i x41 = _mm256_sub_epi32(x40, _mm256_xor_si256(r9, _mm256_andnot_si256(r8, r9_2)));
        const __m256i r10 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x41, 7), _mm256_srli_epi32(x41, 25)), r8_2);
        const __m256i r10_2 = _mm256_or_si256(_mm256_slli_epi32(r8, 10), _mm256_srli_epi32(r8, 22));
        /* left step 11, f1 */
        __m256i x42 = _mm256_xor_si256(l10_2, l9);
        KEEP("x", x42);
        const __m256i x43 = _mm256_add_epi32(_mm256_xor_si256(l10, x42), l8_2);
        const __m256i l11 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x43, 14), _mm256_srli_epi32(x43, 18)), l9_2);
        const __m256i l11_2 = _mm256_or_si256(_mm256_slli_epi32(l9, 10), _mm256_srli_epi32(l9, 22));
        /* right step 11, f5 */
        __m256i x44 = _mm256_add_epi32(r8_2, _mm256_set1_epi32((int)0x50a28be5u));
        KEEP("x", x44);
        const __m256i r11 = _mm256_add_epi32(_mm256_shuffle_epi8(_mm256_sub_epi32(x44, _mm256_xor_si256(r10, _mm256_andnot_si256(r9, r10_2))), _mm256_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u, (int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u)), r9_2);
        const __m256i r11_2 = _mm256_or_si256(_mm256_slli_epi32(r9, 10), _mm256_srli_epi32(r9, 22));
        COPY(&next[6][2], 8, then[2] + 24, then[3] + 24);
        /* left step 12, f1 */
        __m256i x45 = _mm256_xor_si256(l11_2, l10);
        KEEP("x", x45);
        const __m256i x46 = _mm256_add_epi32(_mm256_xor_si256(l11, x45), l9_2);
        const __m256i l12 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x46, 15), _mm256_srli_epi32(x46, 17)), l10_2);
        const __m256i l12_2 = _mm256_or_si256(_mm256_slli_epi32(l10, 10), _mm256_srli_epi32(l10, 22));
        /* right step 12, f5 */
        __m256i x47 = _mm256_add_epi32(r9_2, _mm256_set1_epi32((int)0x50a28c65u));
        KEEP("x", x47);
        const __m256i x48 = _mm256_sub_epi32(x47, _mm256_xor_si256(r11, _mm256_andnot_si256(r10, r11_2)));
        const __m256i r12 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x48, 11), _mm256_srli_epi32(x48, 21)), r10_2);
        const __m256i r12_2 = _mm256_or_si256(_mm256_slli_epi32(r10, 10), _mm256_srli_epi32(r10, 22));
        /* left step 13, f1 */
        __m256i x49 = _mm256_xor_si256(l12_2, l11);
        KEEP("x", x49);
        const __m256i x50 = _mm256_add_epi32(_mm256_xor_si256(l12, x49), l10_2);
        const __m256i l13 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x50, 6), _mm256_srli_epi32(x50, 26)), l11_2);
        const __m256i l13_2 = _mm256_or_si256(_mm256_slli_epi32(l11, 10), _mm256_srli_epi32(l11, 22));
        COPY(&next[0][4], 8, then[4] + 0, then[5] + 0);
        /* right step 13, f5 */
        __m256i x51 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])), _mm256_add_epi32(r10_2, _mm256_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x51);
        const __m256i x52 = _mm256_sub_epi32(x51, _mm256_xor_si256(r12, _mm256_andnot_si256(r11, r12_2)));
        const __m256i r13 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x52, 14), _mm256_srli_epi32(x52, 18)), r11_2);
        const __m256i r13_2 = _mm256_or_si256(_mm256_slli_epi32(r11, 10), _mm256_srli_epi32(r11, 22));
        /* left step 14, f1 */
        __m256i x53 = _mm256_xor_si256(l13_2, l12);
        KEEP("x", x53);
        const __m256i x54 = _mm256_add_epi32(_mm256_xor_si256(l13, x53), l11_2);
        const __m256i l14 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x54, 7), _mm256_srli_epi32(x54, 25)), l12_2);
        const __m256i l14_2 = _mm256_or_si256(_mm256_slli_epi32(l12, 10), _mm256_srli_epi32(l12, 22));
        /* right step 14, f5 */
        __m256i x55 = _mm256_add_epi32(r11_2, _mm256_set1_epi32((int)0x50a28be5u));
        KEEP("x", x55);
        const __m256i x56 = _mm256_sub_epi32(x55, _mm256_xor_si256(r13, _mm256_andnot_si256(r12, r13_2)));
        const __m256i r14 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x56, 14), _mm256_srli_epi32(x56, 18)), r12_2);
        const __m256i r14_2 = _mm256_or_si256(_mm256_slli_epi32(r12, 10), _mm256_srli_epi32(r12, 22));
        COPY(&next[2][4], 8, then[4] + 8, then[5] + 8);
        /* left step 15, f1 */
        __m256i x57 = _mm256_xor_si256(l14_2, l13);
        KEEP("x", x57);
        __m256i x58 = _mm256_add_epi32(l12_2, _mm256_set1_epi32((int)0x00000100u));
        KEEP("x", x58);
        const __m256i x59 = _mm256_add_epi32(_mm256_xor_si256(l14, x57), x58);
        const __m256i l15 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x59, 9), _mm256_srli_epi32(x59, 23)), l13_2);
        const __m256i l15_2 = _mm256_or_si256(_mm256_slli_epi32(l13, 10), _mm256_srli_epi32(l13, 22));
        /* right step 15, f5 */
        __m256i x60 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])), _mm256_add_epi32(r12_2, _mm256_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x60);
        const __m256i x61 = _mm256_sub_epi32(x60, _mm256_xor_si256(r14, _mm256_andnot_si256(r13, r14_2)));
        const __m256i r15 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x61, 12), _mm256_srli_epi32(x61, 20)), r13_2);
        const __m256i r15_2 = _mm256_or_si256(_mm256_slli_epi32(r13, 10), _mm256_srli_epi32(r13, 22));
        /* left step 16, f1 */
        __m256i x62 = _mm256_xor_si256(l15_2, l14);
        KEEP("x", x62);
        const __m256i l16 = _mm256_add_epi32(_mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(l15, x62), l13_2), _mm256_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u, (int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u)), l14_2);
        const __m256i l16_2 = _mm256_or_si256(_mm256_slli_epi32(l14, 10), _mm256_srli_epi32(l14, 22));
        COPY(&next[4][4], 8, then[4] + 16, then[5] + 16);
        /* right step 16, f5 */
        __m256i x63 = _mm256_add_epi32(r13_2, _mm256_set1_epi32((int)0x50a28be5u));
        KEEP("x", x63);
        const __m256i x64 = _mm256_sub_epi32(x63, _mm256_xor_si256(r15, _mm256_andnot_si256(r14, r15_2)));
        const __m256i r16 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x64, 6), _mm256_srli_epi32(x64, 26)), r14_2);
        const __m256i r16_2 = _mm256_or_si256(_mm256_slli_epi32(r14, 10), _mm256_srli_epi32(r14, 22));
        /* left step 17, f2 */
        __m256i x65 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])), _mm256_add_epi32(l14_2, _mm256_set1_epi32((int)0x5a827999u)));
        KEEP("x", x65);
        const __m256i x66 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(l16, l15), _mm256_andnot_si256(l16, l16_2)), x65);
        const __m256i l17 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x66, 7), _mm256_srli_epi32(x66, 25)), l15_2);
        const __m256i l17_2 = _mm256_or_si256(_mm256_slli_epi32(l15, 10), _mm256_srli_epi32(l15, 22));
        /* right step 17, f4 */
        __m256i x67 = _mm256_add_epi32(r14_2, _mm256_set1_epi32((int)0x5c4dd124u));
        KEEP("x", x67);
        __m256i x68 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(r16_2, r15), x67), _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])));
        KEEP("x", x68);
        const __m256i x69 = _mm256_add_epi32(_mm256_and_si256(r16, r16_2), x68);
        const __m256i r17 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x69, 9), _mm256_srli_epi32(x69, 23)), r15_2);
        const __m256i r17_2 = _mm256_or_si256(_mm256_slli_epi32(r15, 10), _mm256_srli_epi32(r15, 22));
        COPY(&next[6][4], 8, then[4] + 24, then[5] + 24);
        /* left step 18, f2 */
        __m256i x70 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])), _mm256_add_epi32(l15_2, _mm256_set1_epi32((int)0x5a827999u)));
        KEEP("x", x70);
        const __m256i x71 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(l17, l16), _mm256_andnot_si256(l17, l17_2)), x70);
        const __m256i l18 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x71, 6), _mm256_srli_epi32(x71, 26)), l16_2);
        const __m256i l18_2 = _mm256_or_si256(_mm256_slli_epi32(l16, 10), _mm256_srli_epi32(l16, 22));
        /* right step 18, f4 */
        __m256i x72 = _mm256_add_epi32(r15_2, _mm256_set1_epi32((int)0x5c4dd124u));
        KEEP("x", x72);
        __m256i x73 = _mm256_add_epi32(_mm256_andnot_si256(r17_2, r16), x72);
        KEEP("x", x73);
        const __m256i x74 = _mm256_add_epi32(_mm256_and_si256(r17, r17_2), x73);
        const __m256i r18 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x74, 13), _mm256_srli_epi32(x74, 19)), r16_2);
        const __m256i r18_2 = _mm256_or_si256(_mm256_slli_epi32(r16, 10), _mm256_srli_epi32(r16, 22));
        /* left step 19, f2 */
        __m256i x75 = _mm256_add_epi32(l16_2, _mm256_set1_epi32((int)0x5a827999u));
        KEEP("x", x75);
        const __m256i l19 = _mm256_add_epi32(_mm256_shuffle_epi8(_mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(l18, l17), _mm256_andnot_si256(l18, l18_2)), x75), _mm256_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u, (int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u)), l17_2);
        const __m256i l19_2 = _mm256_or_si256(_mm256_slli_epi32(l17, 10), _mm256_srli_epi32(l17, 22));
        COPY(&next[0][6], 8, then[6] + 0, then[7] + 0);
        /* right step 19, f4 */
        __m256i x76 = _mm256_add_epi32(r16_2, _mm256_set1_epi32((int)0x5c4dd124u));
        KEEP("x", x76);
        __m256i x77 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(r18_2, r17), x76), _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])));
        KEEP("x", x77);
        const __m256i x78 = _mm256_add_epi32(_mm256_and_si256(r18, r18_2), x77);
        const __m256i r19 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x78, 15), _mm256_srli_epi32(x78, 17)), r17_2);
        const __m256i r19_2 = _mm256_or_si256(_mm256_slli_epi32(r17, 10), _mm256_srli_epi32(r17, 22));
        /* left step 20, f2 */
        __m256i x79 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])), _mm256_add_epi32(l17_2, _mm256_set1_epi32((int)0x5a827999u)));
        KEEP("x", x79);
        const __m256i x80 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(l19, l18), _mm256_andnot_si256(l19, l19_2)), x79);
        const __m256i l20 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x80, 13), _mm256_srli_epi32(x80, 19)), l18_2);
        const __m256i l20_2 = _mm256_or_si256(_mm256_slli_epi32(l18, 10), _mm256_srli_epi32(l18, 22));
        COPY(&next[2][6], 8, then[6] + 8, then[7] + 8);
        /* right step 20, f4 */
        __m256i x81 = _mm256_add_epi32(r17_2, _mm256_set1_epi32((int)0x5c4dd124u));
        KEEP("x", x81);
        __m256i x82 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(r19_2, r18), x81), _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])));
        KEEP("x", x82);
        const __m256i x83 = _mm256_add_epi32(_mm256_and_si256(r19, r19_2), x82);
        const __m256i r20 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x83, 7), _mm256_srli_epi32(x83, 25)), r18_2);
        const __m256i r20_2 = _mm256_or_si256(_mm256_slli_epi32(r18, 10), _mm256_srli_epi32(r18, 22));
        /* left step 21, f2 */
        __m256i x84 = _mm256_add_epi32(l18_2, _mm256_set1_epi32((int)0x5a827999u));
        KEEP("x", x84);
        const __m256i x85 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(l20, l19), _mm256_andnot_si256(l20, l20_2)), x84);
        const __m256i l21 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x85, 11), _mm256_srli_epi32(x85, 21)), l19_2);
        const __m256i l21_2 = _mm256_or_si256(_mm256_slli_epi32(l19, 10), _mm256_srli_epi32(l19, 22));
        /* right step 21, f4 */
        __m256i x86 = _mm256_add_epi32(r18_2, _mm256_set1_epi32((int)0x5c4dd124u));
        KEEP("x", x86);
        __m256i x87 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(r20_2, r19), x86), _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])));
        KEEP("x", x87);
        const __m256i x88 = _mm256_add_epi32(_mm256_and_si256(r20, r20_2), x87);
        const __m256i r21 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x88, 12), _mm256_srli_epi32(x88, 20)), r19_2);
        const __m256i r21_2 = _mm256_or_si256(_mm256_slli_epi32(r19, 10), _mm256_srli_epi32(r19, 22));
        COPY(&next[4][6], 8, then[6] + 16, then[7] + 16);
        /* left step 22, f2 */
        __m256i x89 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])), _mm256_add_epi32(l19_2, _mm256_set1_epi32((int)0x5a827999u)));
        KEEP("x", x89);
        const __m256i x90 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(l21, l20), _mm256_andnot_si256(l21, l21_2)), x89);
        const __m256i l22 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x90, 9), _mm256_srli_epi32(x90, 23)), l20_2);
        const __m256i l22_2 = _mm256_or_si256(_mm256_slli_epi32(l20, 10), _mm256_srli_epi32(l20, 22));
        /* right step 22, f4 */
        __m256i x91 = _mm256_add_epi32(r19_2, _mm256_set1_epi32((int)0x5c4dd124u));
        KEEP("x", x91);
        __m256i x92 = _mm256_add_epi32(_mm256_andnot_si256(r21_2, r20), x91);
        KEEP("x", x92);
        const __m256i r22 = _mm256_add_epi32(_mm256_shuffle_epi8(_mm256_add_epi32(_mm256_and_si256(r21, r21_2), x92), _mm256_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u, (int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u)), r20_2);
        const __m256i r22_2 = _mm256_or_si256(_mm256_slli_epi32(r20, 10), _mm256_srli_epi32(r20, 22));
        /* left step 23, f2 */
        __m256i x93 = _mm256_add_epi32(l20_2, _mm256_set1_epi32((int)0x5a827999u));
        KEEP("x", x93);
        const __m256i x94 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(l22, l21), _mm256_andnot_si256(l22, l22_2)), x93);
        const __m256i l23 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x94, 7), _mm256_srli_epi32(x94, 25)), l21_2);
        const __m256i l23_2 = _mm256_or_si256(_mm256_slli_epi32(l21, 10), _mm256_srli_epi32(l21, 22));
        COPY(&next[6][6], 8, then[6] + 24, then[7] + 24);
        /* right step 23, f4 */
        __m256i x95 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])), _mm256_add_epi32(r20_2, _mm256_set1_epi32((int)0x5c4dd124u)));
        KEEP("x", x95);
        __m256i x96 = _mm256_add_epi32(_mm256_andnot_si256(r22_2, r21), x95);
        KEEP("x", x96);
        const __m256i x97 = _mm256_add_epi32(_mm256_and_si256(r22, r22_2), x96);
        const __m256i r23 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x97, 9), _mm256_srli_epi32(x97, 23)), r21_2);
        const __m256i r23_2 = _mm256_or_si256(_mm256_slli_epi32(r21, 10), _mm256_srli_epi32(r21, 22));
        /* left step 24, f2 */
        __m256i x98 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])), _mm256_add_epi32(l21_2, _mm256_set1_epi32((int)0x5a827999u)));
        KEEP("x", x98);
        const __m256i x99 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(l23, l22), _mm256_andnot_si256(l23, l23_2)), x98);
        const __m256i l24 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x99, 15), _mm256_srli_epi32(x99, 17)), l22_2);
        const __m256i l24_2 = _mm256_or_si256(_mm256_slli_epi32(l22, 10), _mm256_srli_epi32(l22, 22));
        /* right step 24, f4 */
        __m256i x100 = _mm256_add_epi32(r21_2, _mm256_set1_epi32((int)0x5c4dd124u));
        KEEP("x", x100);
        __m256i x101 = _mm256_add_epi32(_mm256_andnot_si256(r23_2, r22), x100);
        KEEP("x", x101);
        const __m256i x102 = _mm256_add_epi32(_mm256_and_si256(r23, r23_2), x101);
        const __m256i r24 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x102, 11), _mm256_srli_epi32(x102, 21)), r22_2);
        const __m256i r24_2 = _mm256_or_si256(_mm256_slli_epi32(r22, 10), _mm256_srli_epi32(r22, 22));
        store32(before[0] + 0, last[0][0]);
        /* left step 25, f2 */
        __m256i x103 = _mm256_add_epi32(l22_2, _mm256_set1_epi32((int)0x5a827999u));
        KEEP("x", x103);
        const __m256i x104 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(l24, l23), _mm256_andnot_si256(l24, l24_2)), x103);
        const __m256i l25 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x104, 7), _mm256_srli_epi32(x104, 25)), l23_2);
        const __m256i l25_2 = _mm256_or_si256(_mm256_slli_epi32(l23, 10), _mm256_srli_epi32(l23, 22));
        /* right step 25, f4 */
        __m256i x105 = _mm256_add_epi32(r22_2, _mm256_set1_epi32((int)0x5c4dd224u));
        KEEP("x", x105);
        __m256i x106 = _mm256_add_epi32(_mm256_andnot_si256(r24_2, r23), x105);
        KEEP("x", x106);
        const __m256i x107 = _mm256_add_epi32(_mm256_and_si256(r24, r24_2), x106);
        const __m256i r25 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x107, 7), _mm256_srli_epi32(x107, 25)), r23_2);
        const __m256i r25_2 = _mm256_or_si256(_mm256_slli_epi32(r23, 10), _mm256_srli_epi32(r23, 22));
        /* left step 26, f2 */
        __m256i x108 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])), _mm256_add_epi32(l23_2, _mm256_set1_epi32((int)0x5a827999u)));
        KEEP("x", x108);
        const __m256i x109 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(l25, l24), _mm256_andnot_si256(l25, l25_2)), x108);
        const __m256i l26 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x109, 12), _mm256_srli_epi32(x109, 20)), l24_2);
        const __m256i l26_2 = _mm256_or_si256(_mm256_slli_epi32(l24, 10), _mm256_srli_epi32(l24, 22));
        store32(before[0] + 4, last[1][0]);
        /* right step 26, f4 */
        __m256i x110 = _mm256_add_epi32(r23_2, _mm256_set1_epi32((int)0x5c4dd124u));
        KEEP("x", x110);
        __m256i x111 = _mm256_add_epi32(_mm256_andnot_si256(r25_2, r24), x110);
        KEEP("x", x111);
        const __m256i x112 = _mm256_add_epi32(_mm256_and_si256(r25, r25_2), x111);
        const __m256i r26 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x112, 7), _mm256_srli_epi32(x112, 25)), r24_2);
        const __m256i r26_2 = _mm256_or_si256(_mm256_slli_epi32(r24, 10), _mm256_srli_epi32(r24, 22));
        /* left step 27, f2 */
        __m256i x113 = _mm256_add_epi32(l24_2, _mm256_set1_epi32((int)0x5a827999u));
        KEEP("x", x113);
        const __m256i x114 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(l26, l25), _mm256_andnot_si256(l26, l26_2)), x113);
        const __m256i l27 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x114, 15), _mm256_srli_epi32(x114, 17)), l25_2);
        const __m256i l27_2 = _mm256_or_si256(_mm256_slli_epi32(l25, 10), _mm256_srli_epi32(l25, 22));
        /* right step 27, f4 */
        __m256i x115 = _mm256_add_epi32(r24_2, _mm256_set1_epi32((int)0x5c4dd1a4u));
        KEEP("x", x115);
        __m256i x116 = _mm256_add_epi32(_mm256_andnot_si256(r26_2, r25), x115);
        KEEP("x", x116);
        const __m256i x117 = _mm256_add_epi32(_mm256_and_si256(r26, r26_2), x116);
        const __m256i r27 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x117, 12), _mm256_srli_epi32(x117, 20)), r25_2);
        const __m256i r27_2 = _mm256_or_si256(_mm256_slli_epi32(r25, 10), _mm256_srli_epi32(r25, 22));
        store32(before[0] + 8, last[2][0]);
        /* left step 28, f2 */
        __m256i x118 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])), _mm256_add_epi32(l25_2, _mm256_set1_epi32((int)0x5a827999u)));
        KEEP("x", x118);
        const __m256i x119 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(l27, l26), _mm256_andnot_si256(l27, l27_2)), x118);
        const __m256i l28 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x119, 9), _mm256_srli_epi32(x119, 23)), l26_2);
        const __m256i l28_2 = _mm256_or_si256(_mm256_slli_epi32(l26, 10), _mm256_srli_epi32(l26, 22));
        /* right step 28, f4 */
        __m256i x120 = _mm256_add_epi32(r25_2, _mm256_set1_epi32((int)0x5c4dd124u));
        KEEP("x", x120);
        __m256i x121 = _mm256_add_epi32(_mm256_andnot_si256(r27_2, r26), x120);
        KEEP("x", x121);
        const __m256i x122 = _mm256_add_epi32(_mm256_and_si256(r27, r27_2), x121);
        const __m256i r28 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x122, 7), _mm256_srli_epi32(x122, 25)), r26_2);
        const __m256i r28_2 = _mm256_or_si256(_mm256_slli_epi32(r26, 10), _mm256_srli_epi32(r26, 22));
        /* left step 29, f2 */
        __m256i x123 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])), _mm256_add_epi32(l26_2, _mm256_set1_epi32((int)0x5a827999u)));
        KEEP("x", x123);
        const __m256i x124 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(l28, l27), _mm256_andnot_si256(l28, l28_2)), x123);
        const __m256i l29 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x124, 11), _mm256_srli_epi32(x124, 21)), l27_2);
        const __m256i l29_2 = _mm256_or_si256(_mm256_slli_epi32(l27, 10), _mm256_srli_epi32(l27, 22));
        store32(before[0] + 12, last[3][0]);
        /* right step 29, f4 */
        __m256i x125 = _mm256_add_epi32(r26_2, _mm256_set1_epi32((int)0x5c4dd124u));
        KEEP("x", x125);
        __m256i x126 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(r28_2, r27), x125), _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])));
        KEEP("x", x126);
        const __m256i x127 = _mm256_add_epi32(_mm256_and_si256(r28, r28_2), x126);
        const __m256i r29 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x127, 6), _mm256_srli_epi32(x127, 26)), r27_2);
        const __m256i r29_2 = _mm256_or_si256(_mm256_slli_epi32(r27, 10), _mm256_srli_epi32(r27, 22));
        /* left step 30, f2 */
        __m256i x128 = _mm256_add_epi32(l27_2, _mm256_set1_epi32((int)0x5a827a99u));
        KEEP("x", x128);
        const __m256i x129 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(l29, l28), _mm256_andnot_si256(l29, l29_2)), x128);
        const __m256i l30 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x129, 7), _mm256_srli_epi32(x129, 25)), l28_2);
        const __m256i l30_2 = _mm256_or_si256(_mm256_slli_epi32(l28, 10), _mm256_srli_epi32(l28, 22));
        store32(before[0] + 16, last[4][0]);
        /* right step 30, f4 */
        __m256i x130 = _mm256_add_epi32(r27_2, _mm256_set1_epi32((int)0x5c4dd124u));
        KEEP("x", x130);
        __m256i x131 = _mm256_add_epi32(_mm256_andnot_si256(r29_2, r28), x130);
        KEEP("x", x131);
        const __m256i x132 = _mm256_add_epi32(_mm256_and_si256(r29, r29_2), x131);
        const __m256i r30 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x132, 15), _mm256_srli_epi32(x132, 17)), r28_2);
        const __m256i r30_2 = _mm256_or_si256(_mm256_slli_epi32(r28, 10), _mm256_srli_epi32(r28, 22));
        /* left step 31, f2 */
        __m256i x133 = _mm256_add_epi32(l28_2, _mm256_set1_epi32((int)0x5a827999u));
        KEEP("x", x133);
        const __m256i x134 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(l30, l29), _mm256_andnot_si256(l30, l30_2)), x133);
        const __m256i l31 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x134, 13), _mm256_srli_epi32(x134, 19)), l29_2);
        const __m256i l31_2 = _mm256_or_si256(_mm256_slli_epi32(l29, 10), _mm256_srli_epi32(l29, 22));
        /* right step 31, f4 */
        __m256i x135 = _mm256_add_epi32(r28_2, _mm256_set1_epi32((int)0x5c4dd124u));
        KEEP("x", x135);
        __m256i x136 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(r30_2, r29), x135), _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])));
        KEEP("x", x136);
        const __m256i x137 = _mm256_add_epi32(_mm256_and_si256(r30, r30_2), x136);
        const __m256i r31 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x137, 13), _mm256_srli_epi32(x137, 19)), r29_2);
        const __m256i r31_2 = _mm256_or_si256(_mm256_slli_epi32(r29, 10), _mm256_srli_epi32(r29, 22));
        store32(before[1] + 0, last[0][1]);
        /* left step 32, f2 */
        __m256i x138 = _mm256_add_epi32(l29_2, _mm256_set1_epi32((int)0x5a827a19u));
        KEEP("x", x138);
        const __m256i x139 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(l31, l30), _mm256_andnot_si256(l31, l31_2)), x138);
        const __m256i l32 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x139, 12), _mm256_srli_epi32(x139, 20)), l30_2);
        const __m256i l32_2 = _mm256_or_si256(_mm256_slli_epi32(l30, 10), _mm256_srli_epi32(l30, 22));
        /* right step 32, f4 */
        __m256i x140 = _mm256_add_epi32(r29_2, _mm256_set1_epi32((int)0x5c4dd124u));
        KEEP("x", x140);
        __m256i x141 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(r31_2, r30), x140), _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])));
        KEEP("x", x141);
        const __m256i x142 = _mm256_add_epi32(_mm256_and_si256(r31, r31_2), x141);
        const __m256i r32 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x142, 11), _mm256_srli_epi32(x142, 21)), r30_2);
        const __m256i r32_2 = _mm256_or_si256(_mm256_slli_epi32(r30, 10), _mm256_srli_epi32(r30, 22));
        /* left step 33, f3 */
        __m256i x143 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])), _mm256_add_epi32(l30_2, _mm256_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x143);
        const __m256i x144 = _mm256_sub_epi32(x143, _mm256_xor_si256(_mm256_andnot_si256(l32, l31), l32_2));
        const __m256i l33 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x144, 11), _mm256_srli_epi32(x144, 21)), l31_2);
        const __m256i l33_2 = _mm256_or_si256(_mm256_slli_epi32(l31, 10), _mm256_srli_epi32(l31, 22));
        store32(before[1] + 4, last[1][1]);
        /* right step 33, f3 */
        __m256i x145 = _mm256_add_epi32(r30_2, _mm256_set1_epi32((int)0x6d703ef2u));
        KEEP("x", x145);
        const __m256i x146 = _mm256_sub_epi32(x145, _mm256_xor_si256(_mm256_andnot_si256(r32, r31), r32_2));
        const __m256i r33 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x146, 9), _mm256_srli_epi32(x146, 23)), r31_2);
        const __m256i r33_2 = _mm256_or_si256(_mm256_slli_epi32(r31, 10), _mm256_srli_epi32(r31, 22));
        /* left step 34, f3 */
        __m256i x147 = _mm256_add_epi32(l31_2, _mm256_set1_epi32((int)0x6ed9eba0u));
        KEEP("x", x147);
        const __m256i x148 = _mm256_sub_epi32(x147, _mm256_xor_si256(_mm256_andnot_si256(l33, l32), l33_2));
        const __m256i l34 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x148, 13), _mm256_srli_epi32(x148, 19)), l32_2);
        const __m256i l34_2 = _mm256_or_si256(_mm256_slli_epi32(l32, 10), _mm256_srli_epi32(l32, 22));
        /* right step 34, f3 */
        __m256i x149 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])), _mm256_add_epi32(r31_2, _mm256_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x149);
        const __m256i x150 = _mm256_sub_epi32(x149, _mm256_xor_si256(_mm256_andnot_si256(r33, r32), r33_2));
        const __m256i r34 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x150, 7), _mm256_srli_epi32(x150, 25)), r32_2);
        const __m256i r34_2 = _mm256_or_si256(_mm256_slli_epi32(r32, 10), _mm256_srli_epi32(r32, 22));
        store32(before[1] + 8, last[2][1]);
        /* left step 35, f3 */
        __m256i x151 = _mm256_add_epi32(l32_2, _mm256_set1_epi32((int)0x6ed9eca0u));
        KEEP("x", x151);
        const __m256i x152 = _mm256_sub_epi32(x151, _mm256_xor_si256(_mm256_andnot_si256(l34, l33), l34_2));
        const __m256i l35 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x152, 6), _mm256_srli_epi32(x152, 26)), l33_2);
        const __m256i l35_2 = _mm256_or_si256(_mm256_slli_epi32(l33, 10), _mm256_srli_epi32(l33, 22));
        /* right step 35, f3 */
        __m256i x153 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])), _mm256_add_epi32(r32_2, _mm256_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x153);
        const __m256i x154 = _mm256_sub_epi32(x153, _mm256_xor_si256(_mm256_andnot_si256(r34, r33), r34_2));
        const __m256i r35 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x154, 15), _mm256_srli_epi32(x154, 17)), r33_2);
        const __m256i r35_2 = _mm256_or_si256(_mm256_slli_epi32(r33, 10), _mm256_srli_epi32(r33, 22));
        /* left step 36, f3 */
        __m256i x155 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])), _mm256_add_epi32(l33_2, _mm256_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x155);
        const __m256i x156 = _mm256_sub_epi32(x155, _mm256_xor_si256(_mm256_andnot_si256(l35, l34), l35_2));
        const __m256i l36 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x156, 7), _mm256_srli_epi32(x156, 25)), l34_2);
        const __m256i l36_2 = _mm256_or_si256(_mm256_slli_epi32(l34, 10), _mm256_srli_epi32(l34, 22));
        store32(before[1] + 12, last[3][1]);
        /* right step 36, f3 */
        __m256i x157 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])), _mm256_add_epi32(r33_2, _mm256_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x157);
        const __m256i x158 = _mm256_sub_epi32(x157, _mm256_xor_si256(_mm256_andnot_si256(r35, r34), r35_2));
        const __m256i r36 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x158, 11), _mm256_srli_epi32(x158, 21)), r34_2);
        const __m256i r36_2 = _mm256_or_si256(_mm256_slli_epi32(r34, 10), _mm256_srli_epi32(r34, 22));
        /* left step 37, f3 */
        __m256i x159 = _mm256_add_epi32(l34_2, _mm256_set1_epi32((int)0x6ed9eba0u));
        KEEP("x", x159);
        const __m256i x160 = _mm256_sub_epi32(x159, _mm256_xor_si256(_mm256_andnot_si256(l36, l35), l36_2));
        const __m256i l37 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x160, 14), _mm256_srli_epi32(x160, 18)), l35_2);
        const __m256i l37_2 = _mm256_or_si256(_mm256_slli_epi32(l35, 10), _mm256_srli_epi32(l35, 22));
        /* right step 37, f3 */
        __m256i x161 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])), _mm256_add_epi32(r34_2, _mm256_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x161);
        const __m256i r37 = _mm256_add_epi32(_mm256_shuffle_epi8(_mm256_sub_epi32(x161, _mm256_xor_si256(_mm256_andnot_si256(r36, r35), r36_2)), _mm256_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u, (int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u)), r35_2);
        const __m256i r37_2 = _mm256_or_si256(_mm256_slli_epi32(r35, 10), _mm256_srli_epi32(r35, 22));
        store32(before[1] + 16, last[4][1]);
        /* left step 38, f3 */
        __m256i x162 = _mm256_add_epi32(l35_2, _mm256_set1_epi32((int)0x6ed9eba0u));
        KEEP("x", x162);
        const __m256i x163 = _mm256_sub_epi32(x162, _mm256_xor_si256(_mm256_andnot_si256(l37, l36), l37_2));
        const __m256i l38 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x163, 9), _mm256_srli_epi32(x163, 23)), l36_2);
        const __m256i l38_2 = _mm256_or_si256(_mm256_slli_epi32(l36, 10), _mm256_srli_epi32(l36, 22));
        /* right step 38, f3 */
        __m256i x164 = _mm256_add_epi32(r35_2, _mm256_set1_epi32((int)0x6d703ff2u));
        KEEP("x", x164);
        const __m256i x165 = _mm256_sub_epi32(x164, _mm256_xor_si256(_mm256_andnot_si256(r37, r36), r37_2));
        const __m256i r38 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x165, 6), _mm256_srli_epi32(x165, 26)), r36_2);
        const __m256i r38_2 = _mm256_or_si256(_mm256_slli_epi32(r36, 10), _mm256_srli_epi32(r36, 22));
        /* left step 39, f3 */
        __m256i x166 = _mm256_add_epi32(l36_2, _mm256_set1_epi32((int)0x6ed9ec20u));
        KEEP("x", x166);
        const __m256i x167 = _mm256_sub_epi32(x166, _mm256_xor_si256(_mm256_andnot_si256(l38, l37), l38_2));
        const __m256i l39 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x167, 13), _mm256_srli_epi32(x167, 19)), l37_2);
        const __m256i l39_2 = _mm256_or_si256(_mm256_slli_epi32(l37, 10), _mm256_srli_epi32(l37, 22));
        store32(before[2] + 0, last[0][2]);
        /* right step 39, f3 */
        __m256i x168 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])), _mm256_add_epi32(r36_2, _mm256_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x168);
        const __m256i x169 = _mm256_sub_epi32(x168, _mm256_xor_si256(_mm256_andnot_si256(r38, r37), r38_2));
        const __m256i r39 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x169, 6), _mm256_srli_epi32(x169, 26)), r37_2);
        const __m256i r39_2 = _mm256_or_si256(_mm256_slli_epi32(r37, 10), _mm256_srli_epi32(r37, 22));
        /* left step 40, f3 */
        __m256i x170 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])), _mm256_add_epi32(l37_2, _mm256_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x170);
        const __m256i x171 = _mm256_sub_epi32(x170, _mm256_xor_si256(_mm256_andnot_si256(l39, l38), l39_2));
        const __m256i l40 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x171, 15), _mm256_srli_epi32(x171, 17)), l38_2);
        const __m256i l40_2 = _mm256_or_si256(_mm256_slli_epi32(l38, 10), _mm256_srli_epi32(l38, 22));
        store32(before[2] + 4, last[1][2]);
        /* right step 40, f3 */
        __m256i x172 = _mm256_add_epi32(r37_2, _mm256_set1_epi32((int)0x6d703ef2u));
        KEEP("x", x172);
        const __m256i x173 = _mm256_sub_epi32(x172, _mm256_xor_si256(_mm256_andnot_si256(r39, r38), r39_2));
        const __m256i r40 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x173, 14), _mm256_srli_epi32(x173, 18)), r38_2);
        const __m256i r40_2 = _mm256_or_si256(_mm256_slli_epi32(r38, 10), _mm256_srli_epi32(r38, 22));
        /* left step 41, f3 */
        __m256i x174 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])), _mm256_add_epi32(l38_2, _mm256_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x174);
        const __m256i x175 = _mm256_sub_epi32(x174, _mm256_xor_si256(_mm256_andnot_si256(l40, l39), l40_2));
        const __m256i l41 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x175, 14), _mm256_srli_epi32(x175, 18)), l39_2);
        const __m256i l41_2 = _mm256_or_si256(_mm256_slli_epi32(l39, 10), _mm256_srli_epi32(l39, 22));
        /* right step 41, f3 */
        __m256i x176 = _mm256_add_epi32(r38_2, _mm256_set1_epi32((int)0x6d703ef2u));
        KEEP("x", x176);
        const __m256i x177 = _mm256_sub_epi32(x176, _mm256_xor_si256(_mm256_andnot_si256(r40, r39), r40_2));
        const __m256i r41 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x177, 12), _mm256_srli_epi32(x177, 20)), r39_2);
        const __m256i r41_2 = _mm256_or_si256(_mm256_slli_epi32(r39, 10), _mm256_srli_epi32(r39, 22));
        store32(before[2] + 8, last[2][2]);
        /* left step 42, f3 */
        __m256i x178 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])), _mm256_add_epi32(l39_2, _mm256_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x178);
        const __m256i l42 = _mm256_add_epi32(_mm256_shuffle_epi8(_mm256_sub_epi32(x178, _mm256_xor_si256(_mm256_andnot_si256(l41, l40), l41_2)), _mm256_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u, (int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u)), l40_2);
        const __m256i l42_2 = _mm256_or_si256(_mm256_slli_epi32(l40, 10), _mm256_srli_epi32(l40, 22));
        /* right step 42, f3 */
        __m256i x179 = _mm256_add_epi32(r39_2, _mm256_set1_epi32((int)0x6d703f72u));
        KEEP("x", x179);
        const __m256i x180 = _mm256_sub_epi32(x179, _mm256_xor_si256(_mm256_andnot_si256(r41, r40), r41_2));
        const __m256i r42 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x180, 13), _mm256_srli_epi32(x180, 19)), r40_2);
        const __m256i r42_2 = _mm256_or_si256(_mm256_slli_epi32(r40, 10), _mm256_srli_epi32(r40, 22));
        /* left step 43, f3 */
        __m256i x181 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])), _mm256_add_epi32(l40_2, _mm256_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x181);
        const __m256i x182 = _mm256_sub_epi32(x181, _mm256_xor_si256(_mm256_andnot_si256(l42, l41), l42_2));
        const __m256i l43 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x182, 13), _mm256_srli_epi32(x182, 19)), l41_2);
        const __m256i l43_2 = _mm256_or_si256(_mm256_slli_epi32(l41, 10), _mm256_srli_epi32(l41, 22));
        store32(before[2] + 12, last[3][2]);
        /* right step 43, f3 */
        __m256i x183 = _mm256_add_epi32(r40_2, _mm256_set1_epi32((int)0x6d703ef2u));
        KEEP("x", x183);
        const __m256i x184 = _mm256_sub_epi32(x183, _mm256_xor_si256(_mm256_andnot_si256(r42, r41), r42_2));
        const __m256i r43 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x184, 5), _mm256_srli_epi32(x184, 27)), r41_2);
        const __m256i r43_2 = _mm256_or_si256(_mm256_slli_epi32(r41, 10), _mm256_srli_epi32(r41, 22));
        /* left step 44, f3 */
        __m256i x185 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])), _mm256_add_epi32(l41_2, _mm256_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x185);
        const __m256i x186 = _mm256_sub_epi32(x185, _mm256_xor_si256(_mm256_andnot_si256(l43, l42), l43_2));
        const __m256i l44 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x186, 6), _mm256_srli_epi32(x186, 26)), l42_2);
        const __m256i l44_2 = _mm256_or_si256(_mm256_slli_epi32(l42, 10), _mm256_srli_epi32(l42, 22));
        /* right step 44, f3 */
        __m256i x187 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])), _mm256_add_epi32(r41_2, _mm256_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x187);
        const __m256i x188 = _mm256_sub_epi32(x187, _mm256_xor_si256(_mm256_andnot_si256(r43, r42), r43_2));
        const __m256i r44 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x188, 14), _mm256_srli_epi32(x188, 18)), r42_2);
        const __m256i r44_2 = _mm256_or_si256(_mm256_slli_epi32(r42, 10), _mm256_srli_epi32(r42, 22));
        store32(before[2] + 16, last[4][2]);
        /* left step 45, f3 */
        __m256i x189 = _mm256_add_epi32(l42_2, _mm256_set1_epi32((int)0x6ed9eba0u));
        KEEP("x", x189);
        const __m256i x190 = _mm256_sub_epi32(x189, _mm256_xor_si256(_mm256_andnot_si256(l44, l43), l44_2));
        const __m256i l45 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x190, 5), _mm256_srli_epi32(x190, 27)), l43_2);
        const __m256i l45_2 = _mm256_or_si256(_mm256_slli_epi32(l43, 10), _mm256_srli_epi32(l43, 22));
        /* right step 45, f3 */
        __m256i x191 = _mm256_add_epi32(r42_2, _mm256_set1_epi32((int)0x6d703ef2u));
        KEEP("x", x191);
        const __m256i x192 = _mm256_sub_epi32(x191, _mm256_xor_si256(_mm256_andnot_si256(r44, r43), r44_2));
        const __m256i r45 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x192, 13), _mm256_srli_epi32(x192, 19)), r43_2);
        const __m256i r45_2 = _mm256_or_si256(_mm256_slli_epi32(r43, 10), _mm256_srli_epi32(r43, 22));
        /* left step 46, f3 */
        __m256i x193 = _mm256_add_epi32(l43_2, _mm256_set1_epi32((int)0x6ed9eba0u));
        KEEP("x", x193);
        const __m256i x194 = _mm256_sub_epi32(x193, _mm256_xor_si256(_mm256_andnot_si256(l45, l44), l45_2));
        const __m256i l46 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x194, 12), _mm256_srli_epi32(x194, 20)), l44_2);
        const __m256i l46_2 = _mm256_or_si256(_mm256_slli_epi32(l44, 10), _mm256_srli_epi32(l44, 22));
        store32(before[3] + 0, last[0][3]);
        /* right step 46, f3 */
        __m256i x195 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])), _mm256_add_epi32(r43_2, _mm256_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x195);
        const __m256i x196 = _mm256_sub_epi32(x195, _mm256_xor_si256(_mm256_andnot_si256(r45, r44), r45_2));
        const __m256i r46 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x196, 13), _mm256_srli_epi32(x196, 19)), r44_2);
        const __m256i r46_2 = _mm256_or_si256(_mm256_slli_epi32(r44, 10), _mm256_srli_epi32(r44, 22));
        /* left step 47, f3 */
        __m256i x197 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])), _mm256_add_epi32(l44_2, _mm256_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x197);
        const __m256i x198 = _mm256_sub_epi32(x197, _mm256_xor_si256(_mm256_andnot_si256(l46, l45), l46_2));
        const __m256i l47 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x198, 7), _mm256_srli_epi32(x198, 25)), l45_2);
        const __m256i l47_2 = _mm256_or_si256(_mm256_slli_epi32(l45, 10), _mm256_srli_epi32(l45, 22));
        /* right step 47, f3 */
        __m256i x199 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])), _mm256_add_epi32(r44_2, _mm256_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x199);
        const __m256i x200 = _mm256_sub_epi32(x199, _mm256_xor_si256(_mm256_andnot_si256(r46, r45), r46_2));
        const __m256i r47 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x200, 7), _mm256_srli_epi32(x200, 25)), r45_2);
        const __m256i r47_2 = _mm256_or_si256(_mm256_slli_epi32(r45, 10), _mm256_srli_epi32(r45, 22));
        store32(before[3] + 4, last[1][3]);
        /* left step 48, f3 */
        __m256i x201 = _mm256_add_epi32(l45_2, _mm256_set1_epi32((int)0x6ed9eba0u));
        KEEP("x", x201);
        const __m256i x202 = _mm256_sub_epi32(x201, _mm256_xor_si256(_mm256_andnot_si256(l47, l46), l47_2));
        const __m256i l48 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x202, 5), _mm256_srli_epi32(x202, 27)), l46_2);
        const __m256i l48_2 = _mm256_or_si256(_mm256_slli_epi32(l46, 10), _mm256_srli_epi32(l46, 22));
        /* right step 48, f3 */
        __m256i x203 = _mm256_add_epi32(r45_2, _mm256_set1_epi32((int)0x6d703ef2u));
        KEEP("x", x203);
        const __m256i x204 = _mm256_sub_epi32(x203, _mm256_xor_si256(_mm256_andnot_si256(r47, r46), r47_2));
        const __m256i r48 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x204, 5), _mm256_srli_epi32(x204, 27)), r46_2);
        const __m256i r48_2 = _mm256_or_si256(_mm256_slli_epi32(r46, 10), _mm256_srli_epi32(r46, 22));
        /* left step 49, f4 */
        __m256i x205 = _mm256_add_epi32(l46_2, _mm256_set1_epi32((int)0x8f1bbcdcu));
        KEEP("x", x205);
        __m256i x206 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])), _mm256_add_epi32(_mm256_andnot_si256(l48_2, l47), x205));
        KEEP("x", x206);
        const __m256i x207 = _mm256_add_epi32(_mm256_and_si256(l48, l48_2), x206);
        const __m256i l49 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x207, 11), _mm256_srli_epi32(x207, 21)), l47_2);
        const __m256i l49_2 = _mm256_or_si256(_mm256_slli_epi32(l47, 10), _mm256_srli_epi32(l47, 22));
        store32(before[3] + 8, last[2][3]);
        /* right step 49, f2 */
        __m256i x208 = _mm256_add_epi32(r46_2, _mm256_set1_epi32((int)0x7a6d7769u));
        KEEP("x", x208);
        const __m256i x209 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(r48, r47), _mm256_andnot_si256(r48, r48_2)), x208);
        const __m256i r49 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x209, 15), _mm256_srli_epi32(x209, 17)), r47_2);
        const __m256i r49_2 = _mm256_or_si256(_mm256_slli_epi32(r47, 10), _mm256_srli_epi32(r47, 22));
        /* left step 50, f4 */
        __m256i x210 = _mm256_add_epi32(l47_2, _mm256_set1_epi32((int)0x8f1bbcdcu));
        KEEP("x", x210);
        __m256i x211 = _mm256_add_epi32(_mm256_andnot_si256(l49_2, l48), x210);
        KEEP("x", x211);
        const __m256i x212 = _mm256_add_epi32(_mm256_and_si256(l49, l49_2), x211);
        const __m256i l50 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x212, 12), _mm256_srli_epi32(x212, 20)), l48_2);
        const __m256i l50_2 = _mm256_or_si256(_mm256_slli_epi32(l48, 10), _mm256_srli_epi32(l48, 22));
        store32(before[3] + 12, last[3][3]);
        /* right step 50, f2 */
        __m256i x213 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])), _mm256_add_epi32(r47_2, _mm256_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x213);
        const __m256i x214 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(r49, r48), _mm256_andnot_si256(r49, r49_2)), x213);
        const __m256i r50 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x214, 5), _mm256_srli_epi32(x214, 27)), r48_2);
        const __m256i r50_2 = _mm256_or_si256(_mm256_slli_epi32(r48, 10), _mm256_srli_epi32(r48, 22));
        /* left step 51, f4 */
        __m256i x215 = _mm256_add_epi32(l48_2, _mm256_set1_epi32((int)0x8f1bbcdcu));
        KEEP("x", x215);
        __m256i x216 = _mm256_add_epi32(_mm256_andnot_si256(l50_2, l49), x215);
        KEEP("x", x216);
        const __m256i x217 = _mm256_add_epi32(_mm256_and_si256(l50, l50_2), x216);
        const __m256i l51 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x217, 14), _mm256_srli_epi32(x217, 18)), l49_2);
        const __m256i l51_2 = _mm256_or_si256(_mm256_slli_epi32(l49, 10), _mm256_srli_epi32(l49, 22));
        /* right step 51, f2 */
        __m256i x218 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])), _mm256_add_epi32(r48_2, _mm256_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x218);
        const __m256i r51 = _mm256_add_epi32(_mm256_shuffle_epi8(_mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(r50, r49), _mm256_andnot_si256(r50, r50_2)), x218), _mm256_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u, (int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u)), r49_2);
        const __m256i r51_2 = _mm256_or_si256(_mm256_slli_epi32(r49, 10), _mm256_srli_epi32(r49, 22));
        store32(before[3] + 16, last[4][3]);
        /* left step 52, f4 */
        __m256i x219 = _mm256_add_epi32(l49_2, _mm256_set1_epi32((int)0x8f1bbcdcu));
        KEEP("x", x219);
        __m256i x220 = _mm256_add_epi32(_mm256_andnot_si256(l51_2, l50), x219);
        KEEP("x", x220);
        const __m256i x221 = _mm256_add_epi32(_mm256_and_si256(l51, l51_2), x220);
        const __m256i l52 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x221, 15), _mm256_srli_epi32(x221, 17)), l50_2);
        const __m256i l52_2 = _mm256_or_si256(_mm256_slli_epi32(l50, 10), _mm256_srli_epi32(l50, 22));
        /* right step 52, f2 */
        __m256i x222 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])), _mm256_add_epi32(r49_2, _mm256_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x222);
        const __m256i x223 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(r51, r50), _mm256_andnot_si256(r51, r51_2)), x222);
        const __m256i r52 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x223, 11), _mm256_srli_epi32(x223, 21)), r50_2);
        const __m256i r52_2 = _mm256_or_si256(_mm256_slli_epi32(r50, 10), _mm256_srli_epi32(r50, 22));
        /* left step 53, f4 */
        __m256i x224 = _mm256_add_epi32(l50_2, _mm256_set1_epi32((int)0x8f1bbcdcu));
        KEEP("x", x224);
        __m256i x225 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(l52_2, l51), x224), _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])));
        KEEP("x", x225);
        const __m256i x226 = _mm256_add_epi32(_mm256_and_si256(l52, l52_2), x225);
        const __m256i l53 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x226, 14), _mm256_srli_epi32(x226, 18)), l51_2);
        const __m256i l53_2 = _mm256_or_si256(_mm256_slli_epi32(l51, 10), _mm256_srli_epi32(l51, 22));
        store32(before[4] + 0, last[0][4]);
        /* right step 53, f2 */
        __m256i x227 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])), _mm256_add_epi32(r50_2, _mm256_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x227);
        const __m256i x228 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(r52, r51), _mm256_andnot_si256(r52, r52_2)), x227);
        const __m256i r53 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x228, 14), _mm256_srli_epi32(x228, 18)), r51_2);
        const __m256i r53_2 = _mm256_or_si256(_mm256_slli_epi32(r51, 10), _mm256_srli_epi32(r51, 22));
        /* left step 54, f4 */
        __m256i x229 = _mm256_add_epi32(l51_2, _mm256_set1_epi32((int)0x8f1bbd5cu));
        KEEP("x", x229);
        __m256i x230 = _mm256_add_epi32(_mm256_andnot_si256(l53_2, l52), x229);
        KEEP("x", x230);
        const __m256i x231 = _mm256_add_epi32(_mm256_and_si256(l53, l53_2), x230);
        const __m256i l54 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x231, 15), _mm256_srli_epi32(x231, 17)), l52_2);
        const __m256i l54_2 = _mm256_or_si256(_mm256_slli_epi32(l52, 10), _mm256_srli_epi32(l52, 22));
        /* right step 54, f2 */
        __m256i x232 = _mm256_add_epi32(r51_2, _mm256_set1_epi32((int)0x7a6d76e9u));
        KEEP("x", x232);
        const __m256i x233 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(r53, r52), _mm256_andnot_si256(r53, r53_2)), x232);
        const __m256i r54 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x233, 14), _mm256_srli_epi32(x233, 18)), r52_2);
        const __m256i r54_2 = _mm256_or_si256(_mm256_slli_epi32(r52, 10), _mm256_srli_epi32(r52, 22));
        store32(before[4] + 4, last[1][4]);
        /* left step 55, f4 */
        __m256i x234 = _mm256_add_epi32(l52_2, _mm256_set1_epi32((int)0x8f1bbcdcu));
        KEEP("x", x234);
        __m256i x235 = _mm256_add_epi32(_mm256_andnot_si256(l54_2, l53), x234);
        KEEP("x", x235);
        const __m256i x236 = _mm256_add_epi32(_mm256_and_si256(l54, l54_2), x235);
        const __m256i l55 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x236, 9), _mm256_srli_epi32(x236, 23)), l53_2);
        const __m256i l55_2 = _mm256_or_si256(_mm256_slli_epi32(l53, 10), _mm256_srli_epi32(l53, 22));
        /* right step 55, f2 */
        __m256i x237 = _mm256_add_epi32(r52_2, _mm256_set1_epi32((int)0x7a6d76e9u));
        KEEP("x", x237);
        const __m256i x238 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(r54, r53), _mm256_andnot_si256(r54, r54_2)), x237);
        const __m256i r55 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x238, 6), _mm256_srli_epi32(x238, 26)), r53_2);
        const __m256i r55_2 = _mm256_or_si256(_mm256_slli_epi32(r53, 10), _mm256_srli_epi32(r53, 22));
        /* left step 56, f4 */
        __m256i x239 = _mm256_add_epi32(l53_2, _mm256_set1_epi32((int)0x8f1bbcdcu));
        KEEP("x", x239);
        __m256i x240 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(l55_2, l54), x239), _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])));
        KEEP("x", x240);
        const __m256i l56 = _mm256_add_epi32(_mm256_shuffle_epi8(_mm256_add_epi32(_mm256_and_si256(l55, l55_2), x240), _mm256_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u, (int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u)), l54_2);
        const __m256i l56_2 = _mm256_or_si256(_mm256_slli_epi32(l54, 10), _mm256_srli_epi32(l54, 22));
        store32(before[4] + 8, last[2][4]);
        /* right step 56, f2 */
        __m256i x241 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])), _mm256_add_epi32(r53_2, _mm256_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x241);
        const __m256i x242 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(r55, r54), _mm256_andnot_si256(r55, r55_2)), x241);
        const __m256i r56 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x242, 14), _mm256_srli_epi32(x242, 18)), r54_2);
        const __m256i r56_2 = _mm256_or_si256(_mm256_slli_epi32(r54, 10), _mm256_srli_epi32(r54, 22));
        /* left step 57, f4 */
        __m256i x243 = _mm256_add_epi32(l54_2, _mm256_set1_epi32((int)0x8f1bbcdcu));
        KEEP("x", x243);
        __m256i x244 = _mm256_add_epi32(_mm256_andnot_si256(l56_2, l55), x243);
        KEEP("x", x244);
        const __m256i x245 = _mm256_add_epi32(_mm256_and_si256(l56, l56_2), x244);
        const __m256i l57 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x245, 9), _mm256_srli_epi32(x245, 23)), l55_2);
        const __m256i l57_2 = _mm256_or_si256(_mm256_slli_epi32(l55, 10), _mm256_srli_epi32(l55, 22));
        /* right step 57, f2 */
        __m256i x246 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])), _mm256_add_epi32(r54_2, _mm256_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x246);
        const __m256i x247 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(r56, r55), _mm256_andnot_si256(r56, r56_2)), x246);
        const __m256i r57 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x247, 6), _mm256_srli_epi32(x247, 26)), r55_2);
        const __m256i r57_2 = _mm256_or_si256(_mm256_slli_epi32(r55, 10), _mm256_srli_epi32(r55, 22));
        store32(before[4] + 12, last[3][4]);
        /* left step 58, f4 */
        __m256i x248 = _mm256_add_epi32(l55_2, _mm256_set1_epi32((int)0x8f1bbcdcu));
        KEEP("x", x248);
        __m256i x249 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(l57_2, l56), x248), _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])));
        KEEP("x", x249);
        const __m256i x250 = _mm256_add_epi32(_mm256_and_si256(l57, l57_2), x249);
        const __m256i l58 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x250, 14), _mm256_srli_epi32(x250, 18)), l56_2);
        const __m256i l58_2 = _mm256_or_si256(_mm256_slli_epi32(l56, 10), _mm256_srli_epi32(l56, 22));
        /* right step 58, f2 */
        __m256i x251 = _mm256_add_epi32(r55_2, _mm256_set1_epi32((int)0x7a6d76e9u));
        KEEP("x", x251);
        const __m256i x252 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(r57, r56), _mm256_andnot_si256(r57, r57_2)), x251);
        const __m256i r58 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x252, 9), _mm256_srli_epi32(x252, 23)), r56_2);
        const __m256i r58_2 = _mm256_or_si256(_mm256_slli_epi32(r56, 10), _mm256_srli_epi32(r56, 22));
        /* left step 59, f4 */
        __m256i x253 = _mm256_add_epi32(l56_2, _mm256_set1_epi32((int)0x8f1bbcdcu));
        KEEP("x", x253);
        __m256i x254 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(l58_2, l57), x253), _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])));
        KEEP("x", x254);
        const __m256i x255 = _mm256_add_epi32(_mm256_and_si256(l58, l58_2), x254);
        const __m256i l59 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x255, 5), _mm256_srli_epi32(x255, 27)), l57_2);
        const __m256i l59_2 = _mm256_or_si256(_mm256_slli_epi32(l57, 10), _mm256_srli_epi32(l57, 22));
        store32(before[4] + 16, last[4][4]);
        /* right step 59, f2 */
        __m256i x256 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])), _mm256_add_epi32(r56_2, _mm256_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x256);
        const __m256i x257 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(r58, r57), _mm256_andnot_si256(r58, r58_2)), x256);
        const __m256i r59 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x257, 12), _mm256_srli_epi32(x257, 20)), r57_2);
        const __m256i r59_2 = _mm256_or_si256(_mm256_slli_epi32(r57, 10), _mm256_srli_epi32(r57, 22));
        /* left step 60, f4 */
        __m256i x258 = _mm256_add_epi32(l57_2, _mm256_set1_epi32((int)0x8f1bbcdcu));
        KEEP("x", x258);
        __m256i x259 = _mm256_add_epi32(_mm256_andnot_si256(l59_2, l58), x258);
        KEEP("x", x259);
        const __m256i x260 = _mm256_add_epi32(_mm256_and_si256(l59, l59_2), x259);
        const __m256i l60 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x260, 6), _mm256_srli_epi32(x260, 26)), l58_2);
        const __m256i l60_2 = _mm256_or_si256(_mm256_slli_epi32(l58, 10), _mm256_srli_epi32(l58, 22));
        store32(before[5] + 0, last[0][5]);
        /* right step 60, f2 */
        __m256i x261 = _mm256_add_epi32(r57_2, _mm256_set1_epi32((int)0x7a6d76e9u));
        KEEP("x", x261);
        const __m256i x262 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(r59, r58), _mm256_andnot_si256(r59, r59_2)), x261);
        const __m256i r60 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x262, 9), _mm256_srli_epi32(x262, 23)), r58_2);
        const __m256i r60_2 = _mm256_or_si256(_mm256_slli_epi32(r58, 10), _mm256_srli_epi32(r58, 22));
        /* left step 61, f4 */
        __m256i x263 = _mm256_add_epi32(l58_2, _mm256_set1_epi32((int)0x8f1bbddcu));
        KEEP("x", x263);
        __m256i x264 = _mm256_add_epi32(_mm256_andnot_si256(l60_2, l59), x263);
        KEEP("x", x264);
        const __m256i l61 = _mm256_add_epi32(_mm256_shuffle_epi8(_mm256_add_epi32(_mm256_and_si256(l60, l60_2), x264), _mm256_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u, (int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u)), l59_2);
        const __m256i l61_2 = _mm256_or_si256(_mm256_slli_epi32(l59, 10), _mm256_srli_epi32(l59, 22));
        /* right step 61, f2 */
        __m256i x265 = _mm256_add_epi32(r58_2, _mm256_set1_epi32((int)0x7a6d76e9u));
        KEEP("x", x265);
        const __m256i x266 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(r60, r59), _mm256_andnot_si256(r60, r60_2)), x265);
        const __m256i r61 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x266, 12), _mm256_srli_epi32(x266, 20)), r59_2);
        const __m256i r61_2 = _mm256_or_si256(_mm256_slli_epi32(r59, 10), _mm256_srli_epi32(r59, 22));
        store32(before[5] + 4, last[1][5]);
        /* left step 62, f4 */
        __m256i x267 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])), _mm256_add_epi32(l59_2, _mm256_set1_epi32((int)0x8f1bbcdcu)));
        KEEP("x", x267);
        __m256i x268 = _mm256_add_epi32(_mm256_andnot_si256(l61_2, l60), x267);
        KEEP("x", x268);
        const __m256i x269 = _mm256_add_epi32(_mm256_and_si256(l61, l61_2), x268);
        const __m256i l62 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x269, 6), _mm256_srli_epi32(x269, 26)), l60_2);
        const __m256i l62_2 = _mm256_or_si256(_mm256_slli_epi32(l60, 10), _mm256_srli_epi32(l60, 22));
        /* right step 62, f2 */
        __m256i x270 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])), _mm256_add_epi32(r59_2, _mm256_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x270);
        const __m256i x271 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(r61, r60), _mm256_andnot_si256(r61, r61_2)), x270);
        const __m256i r62 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x271, 5), _mm256_srli_epi32(x271, 27)), r60_2);
        const __m256i r62_2 = _mm256_or_si256(_mm256_slli_epi32(r60, 10), _mm256_srli_epi32(r60, 22));
        /* left step 63, f4 */
        __m256i x272 = _mm256_add_epi32(l60_2, _mm256_set1_epi32((int)0x8f1bbcdcu));
        KEEP("x", x272);
        __m256i x273 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(l62_2, l61), x272), _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])));
        KEEP("x", x273);
        const __m256i x274 = _mm256_add_epi32(_mm256_and_si256(l62, l62_2), x273);
        const __m256i l63 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x274, 5), _mm256_srli_epi32(x274, 27)), l61_2);
        const __m256i l63_2 = _mm256_or_si256(_mm256_slli_epi32(l61, 10), _mm256_srli_epi32(l61, 22));
        store32(before[5] + 8, last[2][5]);
        /* right step 63, f2 */
        __m256i x275 = _mm256_add_epi32(r60_2, _mm256_set1_epi32((int)0x7a6d76e9u));
        KEEP("x", x275);
        const __m256i x276 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(r62, r61), _mm256_andnot_si256(r62, r62_2)), x275);
        const __m256i r63 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x276, 15), _mm256_srli_epi32(x276, 17)), r61_2);
        const __m256i r63_2 = _mm256_or_si256(_mm256_slli_epi32(r61, 10), _mm256_srli_epi32(r61, 22));
        /* left step 64, f4 */
        __m256i x277 = _mm256_add_epi32(l61_2, _mm256_set1_epi32((int)0x8f1bbcdcu));
        KEEP("x", x277);
        __m256i x278 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(l63_2, l62), x277), _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])));
        KEEP("x", x278);
        const __m256i x279 = _mm256_add_epi32(_mm256_and_si256(l63, l63_2), x278);
        const __m256i l64 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x279, 12), _mm256_srli_epi32(x279, 20)), l62_2);
        const __m256i l64_2 = _mm256_or_si256(_mm256_slli_epi32(l62, 10), _mm256_srli_epi32(l62, 22));
        /* right step 64, f2 */
        __m256i x280 = _mm256_add_epi32(r61_2, _mm256_set1_epi32((int)0x7a6d77e9u));
        KEEP("x", x280);
        const __m256i r64 = _mm256_add_epi32(_mm256_shuffle_epi8(_mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(r63, r62), _mm256_andnot_si256(r63, r63_2)), x280), _mm256_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u, (int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u)), r62_2);
        const __m256i r64_2 = _mm256_or_si256(_mm256_slli_epi32(r62, 10), _mm256_srli_epi32(r62, 22));
        store32(before[5] + 12, last[3][5]);
        /* left step 65, f5 */
        __m256i x281 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])), _mm256_add_epi32(l62_2, _mm256_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x281);
        const __m256i x282 = _mm256_sub_epi32(x281, _mm256_xor_si256(l64, _mm256_andnot_si256(l63, l64_2)));
        const __m256i l65 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x282, 9), _mm256_srli_epi32(x282, 23)), l63_2);
        const __m256i l65_2 = _mm256_or_si256(_mm256_slli_epi32(l63, 10), _mm256_srli_epi32(l63, 22));
        /* right step 65, f1 */
        __m256i x283 = _mm256_xor_si256(r64_2, r63);
        KEEP("x", x283);
        const __m256i r65 = _mm256_add_epi32(_mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(r64, x283), r62_2), _mm256_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u, (int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u)), r63_2);
        const __m256i r65_2 = _mm256_or_si256(_mm256_slli_epi32(r63, 10), _mm256_srli_epi32(r63, 22));
        /* left step 66, f5 */
        __m256i x284 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])), _mm256_add_epi32(l63_2, _mm256_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x284);
        const __m256i x285 = _mm256_sub_epi32(x284, _mm256_xor_si256(l65, _mm256_andnot_si256(l64, l65_2)));
        const __m256i l66 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x285, 15), _mm256_srli_epi32(x285, 17)), l64_2);
        const __m256i l66_2 = _mm256_or_si256(_mm256_slli_epi32(l64, 10), _mm256_srli_epi32(l64, 22));
        store32(before[5] + 16, last[4][5]);
        /* right step 66, f1 */
        __m256i x286 = _mm256_xor_si256(r65_2, r64);
        KEEP("x", x286);
        const __m256i x287 = _mm256_add_epi32(_mm256_xor_si256(r65, x286), r63_2);
        const __m256i r66 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x287, 5), _mm256_srli_epi32(x287, 27)), r64_2);
        const __m256i r66_2 = _mm256_or_si256(_mm256_slli_epi32(r64, 10), _mm256_srli_epi32(r64, 22));
        /* left step 67, f5 */
        __m256i x288 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])), _mm256_add_epi32(l64_2, _mm256_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x288);
        const __m256i x289 = _mm256_sub_epi32(x288, _mm256_xor_si256(l66, _mm256_andnot_si256(l65, l66_2)));
        const __m256i l67 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x289, 5), _mm256_srli_epi32(x289, 27)), l65_2);
        const __m256i l67_2 = _mm256_or_si256(_mm256_slli_epi32(l65, 10), _mm256_srli_epi32(l65, 22));
        /* right step 67, f1 */
        __m256i x290 = _mm256_xor_si256(r66_2, r65);
        KEEP("x", x290);
        const __m256i x291 = _mm256_add_epi32(_mm256_xor_si256(r66, x290), r64_2);
        const __m256i r67 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x291, 12), _mm256_srli_epi32(x291, 20)), r65_2);
        const __m256i r67_2 = _mm256_or_si256(_mm256_slli_epi32(r65, 10), _mm256_srli_epi32(r65, 22));
        store32(before[6] + 0, last[0][6]);
        /* left step 68, f5 */
        __m256i x292 = _mm256_add_epi32(l65_2, _mm256_set1_epi32((int)0xa953fd4du));
        KEEP("x", x292);
        const __m256i x293 = _mm256_sub_epi32(x292, _mm256_xor_si256(l67, _mm256_andnot_si256(l66, l67_2)));
        const __m256i l68 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x293, 11), _mm256_srli_epi32(x293, 21)), l66_2);
        const __m256i l68_2 = _mm256_or_si256(_mm256_slli_epi32(l66, 10), _mm256_srli_epi32(l66, 22));
        /* right step 68, f1 */
        __m256i x294 = _mm256_xor_si256(r67_2, r66);
        KEEP("x", x294);
        __m256i x295 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])), r65_2);
        KEEP("x", x295);
        const __m256i x296 = _mm256_add_epi32(_mm256_xor_si256(r67, x294), x295);
        const __m256i r68 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x296, 9), _mm256_srli_epi32(x296, 23)), r66_2);
        const __m256i r68_2 = _mm256_or_si256(_mm256_slli_epi32(r66, 10), _mm256_srli_epi32(r66, 22));
        /* left step 69, f5 */
        __m256i x297 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])), _mm256_add_epi32(l66_2, _mm256_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x297);
        const __m256i x298 = _mm256_sub_epi32(x297, _mm256_xor_si256(l68, _mm256_andnot_si256(l67, l68_2)));
        const __m256i l69 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x298, 6), _mm256_srli_epi32(x298, 26)), l67_2);
        const __m256i l69_2 = _mm256_or_si256(_mm256_slli_epi32(l67, 10), _mm256_srli_epi32(l67, 22));
        store32(before[6] + 4, last[1][6]);
        /* right step 69, f1 */
        __m256i x299 = _mm256_xor_si256(r68_2, r67);
        KEEP("x", x299);
        __m256i x300 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])), r66_2);
        KEEP("x", x300);
        const __m256i x301 = _mm256_add_epi32(_mm256_xor_si256(r68, x299), x300);
        const __m256i r69 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x301, 12), _mm256_srli_epi32(x301, 20)), r67_2);
        const __m256i r69_2 = _mm256_or_si256(_mm256_slli_epi32(r67, 10), _mm256_srli_epi32(r67, 22));
        /* left step 70, f5 */
        __m256i x302 = _mm256_add_epi32(l67_2, _mm256_set1_epi32((int)0xa953fd4du));
        KEEP("x", x302);
        const __m256i l70 = _mm256_add_epi32(_mm256_shuffle_epi8(_mm256_sub_epi32(x302, _mm256_xor_si256(l69, _mm256_andnot_si256(l68, l69_2))), _mm256_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u, (int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u)), l68_2);
        const __m256i l70_2 = _mm256_or_si256(_mm256_slli_epi32(l68, 10), _mm256_srli_epi32(l68, 22));
        store32(before[6] + 8, last[2][6]);
        /* right step 70, f1 */
        __m256i x303 = _mm256_xor_si256(r69_2, r68);
        KEEP("x", x303);
        __m256i x304 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])), r67_2);
        KEEP("x", x304);
        const __m256i x305 = _mm256_add_epi32(_mm256_xor_si256(r69, x303), x304);
        const __m256i r70 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x305, 5), _mm256_srli_epi32(x305, 27)), r68_2);
        const __m256i r70_2 = _mm256_or_si256(_mm256_slli_epi32(r68, 10), _mm256_srli_epi32(r68, 22));
        /* left step 71, f5 */
        __m256i x306 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])), _mm256_add_epi32(l68_2, _mm256_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x306);
        const __m256i x307 = _mm256_sub_epi32(x306, _mm256_xor_si256(l70, _mm256_andnot_si256(l69, l70_2)));
        const __m256i l71 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x307, 13), _mm256_srli_epi32(x307, 19)), l69_2);
        const __m256i l71_2 = _mm256_or_si256(_mm256_slli_epi32(l69, 10), _mm256_srli_epi32(l69, 22));
        /* right step 71, f1 */
        __m256i x308 = _mm256_xor_si256(r70_2, r69);
        KEEP("x", x308);
        __m256i x309 = _mm256_add_epi32(r68_2, _mm256_set1_epi32((int)0x00000080u));
        KEEP("x", x309);
        const __m256i x310 = _mm256_add_epi32(_mm256_xor_si256(r70, x308), x309);
        const __m256i r71 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x310, 14), _mm256_srli_epi32(x310, 18)), r69_2);
        const __m256i r71_2 = _mm256_or_si256(_mm256_slli_epi32(r69, 10), _mm256_srli_epi32(r69, 22));
        store32(before[6] + 12, last[3][6]);
        /* left step 72, f5 */
        __m256i x311 = _mm256_add_epi32(l69_2, _mm256_set1_epi32((int)0xa953fd4du));
        KEEP("x", x311);
        const __m256i x312 = _mm256_sub_epi32(x311, _mm256_xor_si256(l71, _mm256_andnot_si256(l70, l71_2)));
        const __m256i l72 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x312, 12), _mm256_srli_epi32(x312, 20)), l70_2);
        const __m256i l72_2 = _mm256_or_si256(_mm256_slli_epi32(l70, 10), _mm256_srli_epi32(l70, 22));
        /* right step 72, f1 */
        __m256i x313 = _mm256_xor_si256(r71_2, r70);
        KEEP("x", x313);
        __m256i x314 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])), r69_2);
        KEEP("x", x314);
        const __m256i x315 = _mm256_add_epi32(_mm256_xor_si256(r71, x313), x314);
        const __m256i r72 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x315, 6), _mm256_srli_epi32(x315, 26)), r70_2);
        const __m256i r72_2 = _mm256_or_si256(_mm256_slli_epi32(r70, 10), _mm256_srli_epi32(r70, 22));
        /* left step 73, f5 */
        __m256i x316 = _mm256_add_epi32(l70_2, _mm256_set1_epi32((int)0xa953fe4du));
        KEEP("x", x316);
        const __m256i x317 = _mm256_sub_epi32(x316, _mm256_xor_si256(l72, _mm256_andnot_si256(l71, l72_2)));
        const __m256i l73 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x317, 5), _mm256_srli_epi32(x317, 27)), l71_2);
        const __m256i l73_2 = _mm256_or_si256(_mm256_slli_epi32(l71, 10), _mm256_srli_epi32(l71, 22));
        store32(before[6] + 16, last[4][6]);
        /* right step 73, f1 */
        __m256i x318 = _mm256_xor_si256(r72_2, r71);
        KEEP("x", x318);
        __m256i x319 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])), r70_2);
        KEEP("x", x319);
        const __m256i r73 = _mm256_add_epi32(_mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(r72, x318), x319), _mm256_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u, (int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u)), r71_2);
        const __m256i r73_2 = _mm256_or_si256(_mm256_slli_epi32(r71, 10), _mm256_srli_epi32(r71, 22));
        /* left step 74, f5 */
        __m256i x320 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])), _mm256_add_epi32(l71_2, _mm256_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x320);
        const __m256i x321 = _mm256_sub_epi32(x320, _mm256_xor_si256(l73, _mm256_andnot_si256(l72, l73_2)));
        const __m256i l74 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x321, 12), _mm256_srli_epi32(x321, 20)), l72_2);
        const __m256i l74_2 = _mm256_or_si256(_mm256_slli_epi32(l72, 10), _mm256_srli_epi32(l72, 22));
        /* right step 74, f1 */
        __m256i x322 = _mm256_xor_si256(r73_2, r72);
        KEEP("x", x322);
        __m256i x323 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])), r71_2);
        KEEP("x", x323);
        const __m256i x324 = _mm256_add_epi32(_mm256_xor_si256(r73, x322), x323);
        const __m256i r74 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x324, 13), _mm256_srli_epi32(x324, 19)), r72_2);
        const __m256i r74_2 = _mm256_or_si256(_mm256_slli_epi32(r72, 10), _mm256_srli_epi32(r72, 22));
        store32(before[7] + 0, last[0][7]);
        /* left step 75, f5 */
        __m256i x325 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])), _mm256_add_epi32(l72_2, _mm256_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x325);
        const __m256i x326 = _mm256_sub_epi32(x325, _mm256_xor_si256(l74, _mm256_andnot_si256(l73, l74_2)));
        const __m256i l75 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x326, 13), _mm256_srli_epi32(x326, 19)), l73_2);
        const __m256i l75_2 = _mm256_or_si256(_mm256_slli_epi32(l73, 10), _mm256_srli_epi32(l73, 22));
        /* right step 75, f1 */
        __m256i x327 = _mm256_xor_si256(r74_2, r73);
        KEEP("x", x327);
        const __m256i x328 = _mm256_add_epi32(_mm256_xor_si256(r74, x327), r72_2);
        const __m256i r75 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x328, 6), _mm256_srli_epi32(x328, 26)), r73_2);
        const __m256i r75_2 = _mm256_or_si256(_mm256_slli_epi32(r73, 10), _mm256_srli_epi32(r73, 22));
        /* left step 76, f5 */
        __m256i x329 = _mm256_add_epi32(l73_2, _mm256_set1_epi32((int)0xa953fdcdu));
        KEEP("x", x329);
        const __m256i x330 = _mm256_sub_epi32(x329, _mm256_xor_si256(l75, _mm256_andnot_si256(l74, l75_2)));
        const __m256i l76 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x330, 14), _mm256_srli_epi32(x330, 18)), l74_2);
        const __m256i l76_2 = _mm256_or_si256(_mm256_slli_epi32(l74, 10), _mm256_srli_epi32(l74, 22));
        store32(before[7] + 4, last[1][7]);
        /* right step 76, f1 */
        __m256i x331 = _mm256_xor_si256(r75_2, r74);
        KEEP("x", x331);
        __m256i x332 = _mm256_add_epi32(r73_2, _mm256_set1_epi32((int)0x00000100u));
        KEEP("x", x332);
        const __m256i x333 = _mm256_add_epi32(_mm256_xor_si256(r75, x331), x332);
        const __m256i r76 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x333, 5), _mm256_srli_epi32(x333, 27)), r74_2);
        const __m256i r76_2 = _mm256_or_si256(_mm256_slli_epi32(r74, 10), _mm256_srli_epi32(r74, 22));
        /* left step 77, f5 */
        __m256i x334 = _mm256_add_epi32(l74_2, _mm256_set1_epi32((int)0xa953fd4du));
        KEEP("x", x334);
        const __m256i x335 = _mm256_sub_epi32(x334, _mm256_xor_si256(l76, _mm256_andnot_si256(l75, l76_2)));
        const __m256i l77 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x335, 11), _mm256_srli_epi32(x335, 21)), l75_2);
        const __m256i l77_2 = _mm256_or_si256(_mm256_slli_epi32(l75, 10), _mm256_srli_epi32(l75, 22));
        /* right step 77, f1 */
        __m256i x336 = _mm256_xor_si256(r76_2, r75);
        KEEP("x", x336);
        __m256i x337 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])), r74_2);
        KEEP("x", x337);
        const __m256i x338 = _mm256_add_epi32(_mm256_xor_si256(r76, x336), x337);
        const __m256i r77 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x338, 15), _mm256_srli_epi32(x338, 17)), r75_2);
        const __m256i r77_2 = _mm256_or_si256(_mm256_slli_epi32(r75, 10), _mm256_srli_epi32(r75, 22));
        store32(before[7] + 8, last[2][7]);
        /* left step 78, f5 */
        __m256i x339 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])), _mm256_add_epi32(l75_2, _mm256_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x339);
        const __m256i l78 = _mm256_add_epi32(_mm256_shuffle_epi8(_mm256_sub_epi32(x339, _mm256_xor_si256(l77, _mm256_andnot_si256(l76, l77_2))), _mm256_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u, (int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u)), l76_2);
        const __m256i l78_2 = _mm256_or_si256(_mm256_slli_epi32(l76, 10), _mm256_srli_epi32(l76, 22));
        /* right step 78, f1 */
        __m256i x340 = _mm256_xor_si256(r77_2, r76);
        KEEP("x", x340);
        __m256i x341 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])), r75_2);
        KEEP("x", x341);
        const __m256i x342 = _mm256_add_epi32(_mm256_xor_si256(r77, x340), x341);
        const __m256i r78 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x342, 13), _mm256_srli_epi32(x342, 19)), r76_2);
        const __m256i r78_2 = _mm256_or_si256(_mm256_slli_epi32(r76, 10), _mm256_srli_epi32(r76, 22));
        /* left step 79, f5 */
        __m256i x343 = _mm256_add_epi32(l76_2, _mm256_set1_epi32((int)0xa953fd4du));
        KEEP("x", x343);
        const __m256i x344 = _mm256_sub_epi32(x343, _mm256_xor_si256(l78, _mm256_andnot_si256(l77, l78_2)));
        const __m256i l79 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x344, 5), _mm256_srli_epi32(x344, 27)), l77_2);
        const __m256i l79_2 = _mm256_or_si256(_mm256_slli_epi32(l77, 10), _mm256_srli_epi32(l77, 22));
        store32(before[7] + 12, last[3][7]);
        /* right step 79, f1 */
        __m256i x345 = _mm256_xor_si256(r78_2, r77);
        KEEP("x", x345);
        const __m256i x346 = _mm256_add_epi32(_mm256_xor_si256(r78, x345), r76_2);
        const __m256i r79 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x346, 11), _mm256_srli_epi32(x346, 21)), r77_2);
        const __m256i r79_2 = _mm256_or_si256(_mm256_slli_epi32(r77, 10), _mm256_srli_epi32(r77, 22));
        /* left step 80, f5 */
        __m256i x347 = _mm256_add_epi32(l77_2, _mm256_set1_epi32((int)0xa953fd4du));
        KEEP("x", x347);
        const __m256i x348 = _mm256_sub_epi32(x347, _mm256_xor_si256(l79, _mm256_andnot_si256(l78, l79_2)));
        const __m256i l80 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x348, 6), _mm256_srli_epi32(x348, 26)), l78_2);
        const __m256i l80_2 = _mm256_or_si256(_mm256_slli_epi32(l78, 10), _mm256_srli_epi32(l78, 22));
        store32(before[7] + 16, last[4][7]);
        /* right step 80, f1 */
        __m256i x349 = _mm256_xor_si256(r79_2, r78);
        KEEP("x", x349);
        const __m256i x350 = _mm256_add_epi32(_mm256_xor_si256(r79, x349), r77_2);
        const __m256i r80 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x350, 11), _mm256_srli_epi32(x350, 21)), r78_2);
        const __m256i r80_2 = _mm256_or_si256(_mm256_slli_epi32(r78, 10), _mm256_srli_epi32(r78, 22));
        __m256i x351 = _mm256_add_epi32(r80_2, _mm256_set1_epi32((int)0xefcdab89u));
        KEEP("x", x351);
        __m256i x352 = _mm256_add_epi32(r79_2, _mm256_set1_epi32((int)0x98badcfeu));
        KEEP("x", x352);
        __m256i x353 = _mm256_add_epi32(r78_2, _mm256_set1_epi32((int)0x10325476u));
        KEEP("x", x353);
        __m256i x354 = _mm256_add_epi32(l78_2, _mm256_set1_epi32((int)0xc3d2e1f0u));
        KEEP("x", x354);
        __m256i x355 = _mm256_add_epi32(r79, _mm256_set1_epi32((int)0x67452301u));
        KEEP("x", x355);
        _mm256_storeu_si256((__m256i *)(void *)(&out[0][0]), _mm256_add_epi32(l79, x351));
        _mm256_storeu_si256((__m256i *)(void *)(&out[1][0]), _mm256_add_epi32(l80_2, x352));
        _mm256_storeu_si256((__m256i *)(void *)(&out[2][0]), _mm256_add_epi32(l79_2, x353));
        _mm256_storeu_si256((__m256i *)(void *)(&out[3][0]), _mm256_add_epi32(r80, x354));
        _mm256_storeu_si256((__m256i *)(void *)(&out[4][0]), _mm256_add_epi32(l80, x355));
        data += 8;
        digest += 8;
    }
    if (ngroups != 0)
        for (size_t j = 0; j < 8; j++)
            for (size_t i = 0; i < 5; i++)
                store32((digest - 8)[j] + 4 * i, ends[(ngroups - 1) % 2][i][j]);
}

void ripemd160_32_batch(const uint8_t *const *data, uint8_t (*digest)[20], size_t n)
{
    const size_t ngroups = n / 8;

    ripemd160_32_x8(data, digest, ngroups);
    for (size_t i = ngroups * 8; i < n; i++)
        ripemd160_32(data[i], digest[i]);
}

#if defined(__clang__)
#pragma clang attribute pop
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif
