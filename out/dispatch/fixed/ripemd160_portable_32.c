/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for ISO C99, any processor.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target portable,x86-64-avx2,aarch64-neon --kernel fixed \
 *         --length 32 --emitter gas
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench ripemd160 --target portable --kernel fixed --size 32` measures
 * the speed.
 *
 * ripemd160_portable_32_xn: 2644 instructions for a message in each lane of 2 streams,
 *     critical path 351 cycles.
 * Rules: select_as_xor 32 times, select_as_add 32 times.
 * ripemd160_portable_32: 1322 instructions for a message, critical path 351 cycles.
 * Rules: select_as_xor 32 times, select_as_add 32 times.
 */
#include "ripemd160_portable_32.h"

/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif

/*
 * A zero that is opaque to the compiler. Compilers add known constants last, on the critical path.
 */
static const size_t ripemd160_portable_32_zero = 0;
#define RIPEMD160_PORTABLE_32_ZERO (*(const volatile size_t *)&ripemd160_portable_32_zero)

static uint32_t ripemd160_portable_32_load32(const uint8_t *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 |
           (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static void ripemd160_portable_32_store32(uint8_t *p, uint32_t x)
{
    p[0] = (uint8_t)x;
    p[1] = (uint8_t)(x >> 8);
    p[2] = (uint8_t)(x >> 16);
    p[3] = (uint8_t)(x >> 24);
}

static uint32_t ripemd160_portable_32_rotl32(uint32_t x, int n)
{
    return x << n | x >> (32 - n);
}

static const uint32_t RIPEMD160_PORTABLE_32_K[41] = {
    0xce8a4602u, 0xc3d2e1f0u, 0xc81a035du, 0x04be51ebu,
    0x10325476u, 0xffcdaf9du, 0x14756ed6u, 0x36ae27bfu,
    0xeb73fa62u, 0xc951d840u, 0x60d4e05cu, 0x3c168648u,
    0x8750b3a5u, 0x50a28be6u, 0x00000080u, 0x50a28c66u,
    0x00000100u, 0x5a827999u, 0x5c4dd124u, 0x5c4dd224u,
    0x5c4dd1a4u, 0x5a827a99u, 0x5a827a19u, 0x6ed9eba1u,
    0x6d703ef3u, 0x6ed9eca1u, 0x6d703ff3u, 0x6ed9ec21u,
    0x6d703f73u, 0x8f1bbcdcu, 0x7a6d7769u, 0x7a6d76e9u,
    0x8f1bbd5cu, 0x8f1bbddcu, 0x7a6d77e9u, 0xa953fd4eu,
    0xa953fe4eu, 0xa953fdceu, 0xefcdab89u, 0x98badcfeu,
    0x67452301u,
};

static const uint32_t RIPEMD160_PORTABLE_32_K_XN[41] = {
    0xce8a4602u, 0xc3d2e1f0u, 0xc81a035du, 0x04be51ebu,
    0x10325476u, 0xffcdaf9du, 0x14756ed6u, 0x36ae27bfu,
    0xeb73fa62u, 0xc951d840u, 0x60d4e05cu, 0x3c168648u,
    0x8750b3a5u, 0x50a28be6u, 0x00000080u, 0x50a28c66u,
    0x00000100u, 0x5a827999u, 0x5c4dd124u, 0x5c4dd224u,
    0x5c4dd1a4u, 0x5a827a99u, 0x5a827a19u, 0x6ed9eba1u,
    0x6d703ef3u, 0x6ed9eca1u, 0x6d703ff3u, 0x6ed9ec21u,
    0x6d703f73u, 0x8f1bbcdcu, 0x7a6d7769u, 0x7a6d76e9u,
    0x8f1bbd5cu, 0x8f1bbddcu, 0x7a6d77e9u, 0xa953fd4eu,
    0xa953fe4eu, 0xa953fdceu, 0xefcdab89u, 0x98badcfeu,
    0x67452301u,
};

void ripemd160_portable_32(const uint8_t *data, uint8_t digest[20])
{
    uint32_t out[5];

    const uint32_t *k = RIPEMD160_PORTABLE_32_K + RIPEMD160_PORTABLE_32_ZERO;

    const uint32_t m0 = (ripemd160_portable_32_load32(data + 0));
    const uint32_t m1 = (ripemd160_portable_32_load32(data + 4));
    const uint32_t m2 = (ripemd160_portable_32_load32(data + 8));
    const uint32_t m3 = (ripemd160_portable_32_load32(data + 12));
    const uint32_t m4 = (ripemd160_portable_32_load32(data + 16));
    const uint32_t m5 = (ripemd160_portable_32_load32(data + 20));
    const uint32_t m6 = (ripemd160_portable_32_load32(data + 24));
    const uint32_t m7 = (ripemd160_portable_32_load32(data + 28));
    /* left step 1, f1 */
    const uint32_t l1 = ripemd160_portable_32_rotl32(m0 + k[0], 11) + k[1];
    /* right step 1, f5 */
    const uint32_t r1 = ripemd160_portable_32_rotl32(m5 + k[2], 8) + k[1];
    /* left step 2, f1 */
    const uint32_t l2 = ripemd160_portable_32_rotl32((l1 ^ k[3]) + (m1 + k[1]), 14) + k[4];
    /* right step 2, f5 */
    const uint32_t r2 = ripemd160_portable_32_rotl32((r1 ^ k[5]) + k[6], 9) + k[4];
    /* left step 3, f1 */
    const uint32_t l3 = ripemd160_portable_32_rotl32((l2 ^ (l1 ^ k[7])) + (m2 + k[4]), 15) + k[8];
    const uint32_t l3_2 = ripemd160_portable_32_rotl32(l1, 10);
    /* right step 3, f5 */
    const uint32_t r3 = ripemd160_portable_32_rotl32((r2 ^ (r1 | k[9])) + (m7 + k[10]), 9) + k[8];
    const uint32_t r3_2 = ripemd160_portable_32_rotl32(r1, 10);
    /* left step 4, f1 */
    const uint32_t l4 = ripemd160_portable_32_rotl32((l3 ^ (l3_2 ^ l2)) + (m3 + k[8]), 12) + k[7];
    const uint32_t l4_2 = ripemd160_portable_32_rotl32(l2, 10);
    /* right step 4, f5 */
    const uint32_t r4 = ripemd160_portable_32_rotl32((r3 ^ (r2 | ~r3_2)) + (m0 + k[11]), 11) + k[7];
    const uint32_t r4_2 = ripemd160_portable_32_rotl32(r2, 10);
    /* left step 5, f1 */
    const uint32_t l5 = ripemd160_portable_32_rotl32((l4 ^ (l4_2 ^ l3)) + (m4 + k[7]), 5) + l3_2;
    const uint32_t l5_2 = ripemd160_portable_32_rotl32(l3, 10);
    /* right step 5, f5 */
    const uint32_t r5 = ripemd160_portable_32_rotl32((r4 ^ (r3 | ~r4_2)) + k[12], 13) + r3_2;
    const uint32_t r5_2 = ripemd160_portable_32_rotl32(r3, 10);
    /* left step 6, f1 */
    const uint32_t l6 = ripemd160_portable_32_rotl32((l5 ^ (l5_2 ^ l4)) + (m5 + l3_2), 8) + l4_2;
    const uint32_t l6_2 = ripemd160_portable_32_rotl32(l4, 10);
    /* right step 6, f5 */
    const uint32_t r6 =
        ripemd160_portable_32_rotl32((r5 ^ (r4 | ~r5_2)) + (m2 + (r3_2 + k[13])), 15) + r4_2;
    const uint32_t r6_2 = ripemd160_portable_32_rotl32(r4, 10);
    /* left step 7, f1 */
    const uint32_t l7 = ripemd160_portable_32_rotl32((l6 ^ (l6_2 ^ l5)) + (m6 + l4_2), 7) + l5_2;
    const uint32_t l7_2 = ripemd160_portable_32_rotl32(l5, 10);
    /* right step 7, f5 */
    const uint32_t r7 =
        ripemd160_portable_32_rotl32((r6 ^ (r5 | ~r6_2)) + (r4_2 + k[13]), 15) + r5_2;
    const uint32_t r7_2 = ripemd160_portable_32_rotl32(r5, 10);
    /* left step 8, f1 */
    const uint32_t l8 = ripemd160_portable_32_rotl32((l7 ^ (l7_2 ^ l6)) + (m7 + l5_2), 9) + l6_2;
    const uint32_t l8_2 = ripemd160_portable_32_rotl32(l6, 10);
    /* right step 8, f5 */
    const uint32_t r8 =
        ripemd160_portable_32_rotl32((r7 ^ (r6 | ~r7_2)) + (m4 + (r5_2 + k[13])), 5) + r6_2;
    const uint32_t r8_2 = ripemd160_portable_32_rotl32(r6, 10);
    /* left step 9, f1 */
    const uint32_t l9 =
        ripemd160_portable_32_rotl32((l8 ^ (l8_2 ^ l7)) + (l6_2 + k[14]), 11) + l7_2;
    const uint32_t l9_2 = ripemd160_portable_32_rotl32(l7, 10);
    /* right step 9, f5 */
    const uint32_t r9 =
        ripemd160_portable_32_rotl32((r8 ^ (r7 | ~r8_2)) + (r6_2 + k[13]), 7) + r7_2;
    const uint32_t r9_2 = ripemd160_portable_32_rotl32(r7, 10);
    /* left step 10, f1 */
    const uint32_t l10 = ripemd160_portable_32_rotl32((l9 ^ (l9_2 ^ l8)) + l7_2, 13) + l8_2;
    const uint32_t l10_2 = ripemd160_portable_32_rotl32(l8, 10);
    /* right step 10, f5 */
    const uint32_t r10 =
        ripemd160_portable_32_rotl32((r9 ^ (r8 | ~r9_2)) + (m6 + (r7_2 + k[13])), 7) + r8_2;
    const uint32_t r10_2 = ripemd160_portable_32_rotl32(r8, 10);
    /* left step 11, f1 */
    const uint32_t l11 = ripemd160_portable_32_rotl32((l10 ^ (l10_2 ^ l9)) + l8_2, 14) + l9_2;
    const uint32_t l11_2 = ripemd160_portable_32_rotl32(l9, 10);
    /* right step 11, f5 */
    const uint32_t r11 =
        ripemd160_portable_32_rotl32((r10 ^ (r9 | ~r10_2)) + (r8_2 + k[13]), 8) + r9_2;
    const uint32_t r11_2 = ripemd160_portable_32_rotl32(r9, 10);
    /* left step 12, f1 */
    const uint32_t l12 = ripemd160_portable_32_rotl32((l11 ^ (l11_2 ^ l10)) + l9_2, 15) + l10_2;
    const uint32_t l12_2 = ripemd160_portable_32_rotl32(l10, 10);
    /* right step 12, f5 */
    const uint32_t r12 =
        ripemd160_portable_32_rotl32((r11 ^ (r10 | ~r11_2)) + (r9_2 + k[15]), 11) + r10_2;
    const uint32_t r12_2 = ripemd160_portable_32_rotl32(r10, 10);
    /* left step 13, f1 */
    const uint32_t l13 = ripemd160_portable_32_rotl32((l12 ^ (l12_2 ^ l11)) + l10_2, 6) + l11_2;
    const uint32_t l13_2 = ripemd160_portable_32_rotl32(l11, 10);
    /* right step 13, f5 */
    const uint32_t r13 =
        ripemd160_portable_32_rotl32((r12 ^ (r11 | ~r12_2)) + (m1 + (r10_2 + k[13])), 14) + r11_2;
    const uint32_t r13_2 = ripemd160_portable_32_rotl32(r11, 10);
    /* left step 14, f1 */
    const uint32_t l14 = ripemd160_portable_32_rotl32((l13 ^ (l13_2 ^ l12)) + l11_2, 7) + l12_2;
    const uint32_t l14_2 = ripemd160_portable_32_rotl32(l12, 10);
    /* right step 14, f5 */
    const uint32_t r14 =
        ripemd160_portable_32_rotl32((r13 ^ (r12 | ~r13_2)) + (r11_2 + k[13]), 14) + r12_2;
    const uint32_t r14_2 = ripemd160_portable_32_rotl32(r12, 10);
    /* left step 15, f1 */
    const uint32_t l15 =
        ripemd160_portable_32_rotl32((l14 ^ (l14_2 ^ l13)) + (l12_2 + k[16]), 9) + l13_2;
    const uint32_t l15_2 = ripemd160_portable_32_rotl32(l13, 10);
    /* right step 15, f5 */
    const uint32_t r15 =
        ripemd160_portable_32_rotl32((r14 ^ (r13 | ~r14_2)) + (m3 + (r12_2 + k[13])), 12) + r13_2;
    const uint32_t r15_2 = ripemd160_portable_32_rotl32(r13, 10);
    /* left step 16, f1 */
    const uint32_t l16 = ripemd160_portable_32_rotl32((l15 ^ (l15_2 ^ l14)) + l13_2, 8) + l14_2;
    const uint32_t l16_2 = ripemd160_portable_32_rotl32(l14, 10);
    /* right step 16, f5 */
    const uint32_t r16 =
        ripemd160_portable_32_rotl32((r15 ^ (r14 | ~r15_2)) + (r13_2 + k[13]), 6) + r14_2;
    const uint32_t r16_2 = ripemd160_portable_32_rotl32(r14, 10);
    /* left step 17, f2 */
    const uint32_t l17 = ripemd160_portable_32_rotl32((((l15 ^ l16_2) & l16) ^ l16_2)
        + (m7 + (l14_2 + k[17])), 7) + l15_2;
    const uint32_t l17_2 = ripemd160_portable_32_rotl32(l15, 10);
    /* right step 17, f4 */
    const uint32_t r17 = ripemd160_portable_32_rotl32((r16 & r16_2)
        + ((r15 & ~r16_2) + (m6 + (r14_2 + k[18]))), 9) + r15_2;
    const uint32_t r17_2 = ripemd160_portable_32_rotl32(r15, 10);
    /* left step 18, f2 */
    const uint32_t l18 = ripemd160_portable_32_rotl32((((l16 ^ l17_2) & l17) ^ l17_2)
        + (m4 + (l15_2 + k[17])), 6) + l16_2;
    const uint32_t l18_2 = ripemd160_portable_32_rotl32(l16, 10);
    /* right step 18, f4 */
    const uint32_t r18 = ripemd160_portable_32_rotl32((r17 & r17_2)
        + ((r16 & ~r17_2) + (r15_2 + k[18])), 13) + r16_2;
    const uint32_t r18_2 = ripemd160_portable_32_rotl32(r16, 10);
    /* left step 19, f2 */
    const uint32_t l19 =
        ripemd160_portable_32_rotl32((((l17 ^ l18_2) & l18) ^ l18_2) + (l16_2 + k[17]), 8) + l17_2;
    const uint32_t l19_2 = ripemd160_portable_32_rotl32(l17, 10);
    /* right step 19, f4 */
    const uint32_t r19 = ripemd160_portable_32_rotl32((r18 & r18_2)
        + ((r17 & ~r18_2) + (m3 + (r16_2 + k[18]))), 15) + r17_2;
    const uint32_t r19_2 = ripemd160_portable_32_rotl32(r17, 10);
    /* left step 20, f2 */
    const uint32_t l20 = ripemd160_portable_32_rotl32((((l18 ^ l19_2) & l19) ^ l19_2)
        + (m1 + (l17_2 + k[17])), 13) + l18_2;
    const uint32_t l20_2 = ripemd160_portable_32_rotl32(l18, 10);
    /* right step 20, f4 */
    const uint32_t r20 = ripemd160_portable_32_rotl32((r19 & r19_2)
        + ((r18 & ~r19_2) + (m7 + (r17_2 + k[18]))), 7) + r18_2;
    const uint32_t r20_2 = ripemd160_portable_32_rotl32(r18, 10);
    /* left step 21, f2 */
    const uint32_t l21 =
        ripemd160_portable_32_rotl32((((l19 ^ l20_2) & l20) ^ l20_2) + (l18_2 + k[17]), 11) + l19_2;
    const uint32_t l21_2 = ripemd160_portable_32_rotl32(l19, 10);
    /* right step 21, f4 */
    const uint32_t r21 = ripemd160_portable_32_rotl32((r20 & r20_2)
        + ((r19 & ~r20_2) + (m0 + (r18_2 + k[18]))), 12) + r19_2;
    const uint32_t r21_2 = ripemd160_portable_32_rotl32(r19, 10);
    /* left step 22, f2 */
    const uint32_t l22 = ripemd160_portable_32_rotl32((((l20 ^ l21_2) & l21) ^ l21_2)
        + (m6 + (l19_2 + k[17])), 9) + l20_2;
    const uint32_t l22_2 = ripemd160_portable_32_rotl32(l20, 10);
    /* right step 22, f4 */
    const uint32_t r22 =
        ripemd160_portable_32_rotl32((r21 & r21_2) + ((r20 & ~r21_2) + (r19_2 + k[18])), 8) + r20_2;
    const uint32_t r22_2 = ripemd160_portable_32_rotl32(r20, 10);
    /* left step 23, f2 */
    const uint32_t l23 =
        ripemd160_portable_32_rotl32((((l21 ^ l22_2) & l22) ^ l22_2) + (l20_2 + k[17]), 7) + l21_2;
    const uint32_t l23_2 = ripemd160_portable_32_rotl32(l21, 10);
    /* right step 23, f4 */
    const uint32_t r23 = ripemd160_portable_32_rotl32((r22 & r22_2)
        + ((r21 & ~r22_2) + (m5 + (r20_2 + k[18]))), 9) + r21_2;
    const uint32_t r23_2 = ripemd160_portable_32_rotl32(r21, 10);
    /* left step 24, f2 */
    const uint32_t l24 = ripemd160_portable_32_rotl32((((l22 ^ l23_2) & l23) ^ l23_2)
        + (m3 + (l21_2 + k[17])), 15) + l22_2;
    const uint32_t l24_2 = ripemd160_portable_32_rotl32(l22, 10);
    /* right step 24, f4 */
    const uint32_t r24 = ripemd160_portable_32_rotl32((r23 & r23_2)
        + ((r22 & ~r23_2) + (r21_2 + k[18])), 11) + r22_2;
    const uint32_t r24_2 = ripemd160_portable_32_rotl32(r22, 10);
    /* left step 25, f2 */
    const uint32_t l25 =
        ripemd160_portable_32_rotl32((((l23 ^ l24_2) & l24) ^ l24_2) + (l22_2 + k[17]), 7) + l23_2;
    const uint32_t l25_2 = ripemd160_portable_32_rotl32(l23, 10);
    /* right step 25, f4 */
    const uint32_t r25 =
        ripemd160_portable_32_rotl32((r24 & r24_2) + ((r23 & ~r24_2) + (r22_2 + k[19])), 7) + r23_2;
    const uint32_t r25_2 = ripemd160_portable_32_rotl32(r23, 10);
    /* left step 26, f2 */
    const uint32_t l26 = ripemd160_portable_32_rotl32((((l24 ^ l25_2) & l25) ^ l25_2)
        + (m0 + (l23_2 + k[17])), 12) + l24_2;
    const uint32_t l26_2 = ripemd160_portable_32_rotl32(l24, 10);
    /* right step 26, f4 */
    const uint32_t r26 =
        ripemd160_portable_32_rotl32((r25 & r25_2) + ((r24 & ~r25_2) + (r23_2 + k[18])), 7) + r24_2;
    const uint32_t r26_2 = ripemd160_portable_32_rotl32(r24, 10);
    /* left step 27, f2 */
    const uint32_t l27 =
        ripemd160_portable_32_rotl32((((l25 ^ l26_2) & l26) ^ l26_2) + (l24_2 + k[17]), 15) + l25_2;
    const uint32_t l27_2 = ripemd160_portable_32_rotl32(l25, 10);
    /* right step 27, f4 */
    const uint32_t r27 = ripemd160_portable_32_rotl32((r26 & r26_2)
        + ((r25 & ~r26_2) + (r24_2 + k[20])), 12) + r25_2;
    const uint32_t r27_2 = ripemd160_portable_32_rotl32(r25, 10);
    /* left step 28, f2 */
    const uint32_t l28 = ripemd160_portable_32_rotl32((((l26 ^ l27_2) & l27) ^ l27_2)
        + (m5 + (l25_2 + k[17])), 9) + l26_2;
    const uint32_t l28_2 = ripemd160_portable_32_rotl32(l26, 10);
    /* right step 28, f4 */
    const uint32_t r28 =
        ripemd160_portable_32_rotl32((r27 & r27_2) + ((r26 & ~r27_2) + (r25_2 + k[18])), 7) + r26_2;
    const uint32_t r28_2 = ripemd160_portable_32_rotl32(r26, 10);
    /* left step 29, f2 */
    const uint32_t l29 = ripemd160_portable_32_rotl32((((l27 ^ l28_2) & l28) ^ l28_2)
        + (m2 + (l26_2 + k[17])), 11) + l27_2;
    const uint32_t l29_2 = ripemd160_portable_32_rotl32(l27, 10);
    /* right step 29, f4 */
    const uint32_t r29 = ripemd160_portable_32_rotl32((r28 & r28_2)
        + ((r27 & ~r28_2) + (m4 + (r26_2 + k[18]))), 6) + r27_2;
    const uint32_t r29_2 = ripemd160_portable_32_rotl32(r27, 10);
    /* left step 30, f2 */
    const uint32_t l30 =
        ripemd160_portable_32_rotl32((((l28 ^ l29_2) & l29) ^ l29_2) + (l27_2 + k[21]), 7) + l28_2;
    const uint32_t l30_2 = ripemd160_portable_32_rotl32(l28, 10);
    /* right step 30, f4 */
    const uint32_t r30 = ripemd160_portable_32_rotl32((r29 & r29_2)
        + ((r28 & ~r29_2) + (r27_2 + k[18])), 15) + r28_2;
    const uint32_t r30_2 = ripemd160_portable_32_rotl32(r28, 10);
    /* left step 31, f2 */
    const uint32_t l31 =
        ripemd160_portable_32_rotl32((((l29 ^ l30_2) & l30) ^ l30_2) + (l28_2 + k[17]), 13) + l29_2;
    const uint32_t l31_2 = ripemd160_portable_32_rotl32(l29, 10);
    /* right step 31, f4 */
    const uint32_t r31 = ripemd160_portable_32_rotl32((r30 & r30_2)
        + ((r29 & ~r30_2) + (m1 + (r28_2 + k[18]))), 13) + r29_2;
    const uint32_t r31_2 = ripemd160_portable_32_rotl32(r29, 10);
    /* left step 32, f2 */
    const uint32_t l32 =
        ripemd160_portable_32_rotl32((((l30 ^ l31_2) & l31) ^ l31_2) + (l29_2 + k[22]), 12) + l30_2;
    const uint32_t l32_2 = ripemd160_portable_32_rotl32(l30, 10);
    /* right step 32, f4 */
    const uint32_t r32 = ripemd160_portable_32_rotl32((r31 & r31_2)
        + ((r30 & ~r31_2) + (m2 + (r29_2 + k[18]))), 11) + r30_2;
    const uint32_t r32_2 = ripemd160_portable_32_rotl32(r30, 10);
    /* left step 33, f3 */
    const uint32_t l33 =
        ripemd160_portable_32_rotl32(((l32 | ~l31) ^ l32_2) + (m3 + (l30_2 + k[23])), 11) + l31_2;
    const uint32_t l33_2 = ripemd160_portable_32_rotl32(l31, 10);
    /* right step 33, f3 */
    const uint32_t r33 =
        ripemd160_portable_32_rotl32(((r32 | ~r31) ^ r32_2) + (r30_2 + k[24]), 9) + r31_2;
    const uint32_t r33_2 = ripemd160_portable_32_rotl32(r31, 10);
    /* left step 34, f3 */
    const uint32_t l34 =
        ripemd160_portable_32_rotl32(((l33 | ~l32) ^ l33_2) + (l31_2 + k[23]), 13) + l32_2;
    const uint32_t l34_2 = ripemd160_portable_32_rotl32(l32, 10);
    /* right step 34, f3 */
    const uint32_t r34 =
        ripemd160_portable_32_rotl32(((r33 | ~r32) ^ r33_2) + (m5 + (r31_2 + k[24])), 7) + r32_2;
    const uint32_t r34_2 = ripemd160_portable_32_rotl32(r32, 10);
    /* left step 35, f3 */
    const uint32_t l35 =
        ripemd160_portable_32_rotl32(((l34 | ~l33) ^ l34_2) + (l32_2 + k[25]), 6) + l33_2;
    const uint32_t l35_2 = ripemd160_portable_32_rotl32(l33, 10);
    /* right step 35, f3 */
    const uint32_t r35 =
        ripemd160_portable_32_rotl32(((r34 | ~r33) ^ r34_2) + (m1 + (r32_2 + k[24])), 15) + r33_2;
    const uint32_t r35_2 = ripemd160_portable_32_rotl32(r33, 10);
    /* left step 36, f3 */
    const uint32_t l36 =
        ripemd160_portable_32_rotl32(((l35 | ~l34) ^ l35_2) + (m4 + (l33_2 + k[23])), 7) + l34_2;
    const uint32_t l36_2 = ripemd160_portable_32_rotl32(l34, 10);
    /* right step 36, f3 */
    const uint32_t r36 =
        ripemd160_portable_32_rotl32(((r35 | ~r34) ^ r35_2) + (m3 + (r33_2 + k[24])), 11) + r34_2;
    const uint32_t r36_2 = ripemd160_portable_32_rotl32(r34, 10);
    /* left step 37, f3 */
    const uint32_t l37 =
        ripemd160_portable_32_rotl32(((l36 | ~l35) ^ l36_2) + (l34_2 + k[23]), 14) + l35_2;
    const uint32_t l37_2 = ripemd160_portable_32_rotl32(l35, 10);
    /* right step 37, f3 */
    const uint32_t r37 =
        ripemd160_portable_32_rotl32(((r36 | ~r35) ^ r36_2) + (m7 + (r34_2 + k[24])), 8) + r35_2;
    const uint32_t r37_2 = ripemd160_portable_32_rotl32(r35, 10);
    /* left step 38, f3 */
    const uint32_t l38 =
        ripemd160_portable_32_rotl32(((l37 | ~l36) ^ l37_2) + (l35_2 + k[23]), 9) + l36_2;
    const uint32_t l38_2 = ripemd160_portable_32_rotl32(l36, 10);
    /* right step 38, f3 */
    const uint32_t r38 =
        ripemd160_portable_32_rotl32(((r37 | ~r36) ^ r37_2) + (r35_2 + k[26]), 6) + r36_2;
    const uint32_t r38_2 = ripemd160_portable_32_rotl32(r36, 10);
    /* left step 39, f3 */
    const uint32_t l39 =
        ripemd160_portable_32_rotl32(((l38 | ~l37) ^ l38_2) + (l36_2 + k[27]), 13) + l37_2;
    const uint32_t l39_2 = ripemd160_portable_32_rotl32(l37, 10);
    /* right step 39, f3 */
    const uint32_t r39 =
        ripemd160_portable_32_rotl32(((r38 | ~r37) ^ r38_2) + (m6 + (r36_2 + k[24])), 6) + r37_2;
    const uint32_t r39_2 = ripemd160_portable_32_rotl32(r37, 10);
    /* left step 40, f3 */
    const uint32_t l40 =
        ripemd160_portable_32_rotl32(((l39 | ~l38) ^ l39_2) + (m1 + (l37_2 + k[23])), 15) + l38_2;
    const uint32_t l40_2 = ripemd160_portable_32_rotl32(l38, 10);
    /* right step 40, f3 */
    const uint32_t r40 =
        ripemd160_portable_32_rotl32(((r39 | ~r38) ^ r39_2) + (r37_2 + k[24]), 14) + r38_2;
    const uint32_t r40_2 = ripemd160_portable_32_rotl32(r38, 10);
    /* left step 41, f3 */
    const uint32_t l41 =
        ripemd160_portable_32_rotl32(((l40 | ~l39) ^ l40_2) + (m2 + (l38_2 + k[23])), 14) + l39_2;
    const uint32_t l41_2 = ripemd160_portable_32_rotl32(l39, 10);
    /* right step 41, f3 */
    const uint32_t r41 =
        ripemd160_portable_32_rotl32(((r40 | ~r39) ^ r40_2) + (r38_2 + k[24]), 12) + r39_2;
    const uint32_t r41_2 = ripemd160_portable_32_rotl32(r39, 10);
    /* left step 42, f3 */
    const uint32_t l42 =
        ripemd160_portable_32_rotl32(((l41 | ~l40) ^ l41_2) + (m7 + (l39_2 + k[23])), 8) + l40_2;
    const uint32_t l42_2 = ripemd160_portable_32_rotl32(l40, 10);
    /* right step 42, f3 */
    const uint32_t r42 =
        ripemd160_portable_32_rotl32(((r41 | ~r40) ^ r41_2) + (r39_2 + k[28]), 13) + r40_2;
    const uint32_t r42_2 = ripemd160_portable_32_rotl32(r40, 10);
    /* left step 43, f3 */
    const uint32_t l43 =
        ripemd160_portable_32_rotl32(((l42 | ~l41) ^ l42_2) + (m0 + (l40_2 + k[23])), 13) + l41_2;
    const uint32_t l43_2 = ripemd160_portable_32_rotl32(l41, 10);
    /* right step 43, f3 */
    const uint32_t r43 =
        ripemd160_portable_32_rotl32(((r42 | ~r41) ^ r42_2) + (r40_2 + k[24]), 5) + r41_2;
    const uint32_t r43_2 = ripemd160_portable_32_rotl32(r41, 10);
    /* left step 44, f3 */
    const uint32_t l44 =
        ripemd160_portable_32_rotl32(((l43 | ~l42) ^ l43_2) + (m6 + (l41_2 + k[23])), 6) + l42_2;
    const uint32_t l44_2 = ripemd160_portable_32_rotl32(l42, 10);
    /* right step 44, f3 */
    const uint32_t r44 =
        ripemd160_portable_32_rotl32(((r43 | ~r42) ^ r43_2) + (m2 + (r41_2 + k[24])), 14) + r42_2;
    const uint32_t r44_2 = ripemd160_portable_32_rotl32(r42, 10);
    /* left step 45, f3 */
    const uint32_t l45 =
        ripemd160_portable_32_rotl32(((l44 | ~l43) ^ l44_2) + (l42_2 + k[23]), 5) + l43_2;
    const uint32_t l45_2 = ripemd160_portable_32_rotl32(l43, 10);
    /* right step 45, f3 */
    const uint32_t r45 =
        ripemd160_portable_32_rotl32(((r44 | ~r43) ^ r44_2) + (r42_2 + k[24]), 13) + r43_2;
    const uint32_t r45_2 = ripemd160_portable_32_rotl32(r43, 10);
    /* left step 46, f3 */
    const uint32_t l46 =
        ripemd160_portable_32_rotl32(((l45 | ~l44) ^ l45_2) + (l43_2 + k[23]), 12) + l44_2;
    const uint32_t l46_2 = ripemd160_portable_32_rotl32(l44, 10);
    /* right step 46, f3 */
    const uint32_t r46 =
        ripemd160_portable_32_rotl32(((r45 | ~r44) ^ r45_2) + (m0 + (r43_2 + k[24])), 13) + r44_2;
    const uint32_t r46_2 = ripemd160_portable_32_rotl32(r44, 10);
    /* left step 47, f3 */
    const uint32_t l47 =
        ripemd160_portable_32_rotl32(((l46 | ~l45) ^ l46_2) + (m5 + (l44_2 + k[23])), 7) + l45_2;
    const uint32_t l47_2 = ripemd160_portable_32_rotl32(l45, 10);
    /* right step 47, f3 */
    const uint32_t r47 =
        ripemd160_portable_32_rotl32(((r46 | ~r45) ^ r46_2) + (m4 + (r44_2 + k[24])), 7) + r45_2;
    const uint32_t r47_2 = ripemd160_portable_32_rotl32(r45, 10);
    /* left step 48, f3 */
    const uint32_t l48 =
        ripemd160_portable_32_rotl32(((l47 | ~l46) ^ l47_2) + (l45_2 + k[23]), 5) + l46_2;
    const uint32_t l48_2 = ripemd160_portable_32_rotl32(l46, 10);
    /* right step 48, f3 */
    const uint32_t r48 =
        ripemd160_portable_32_rotl32(((r47 | ~r46) ^ r47_2) + (r45_2 + k[24]), 5) + r46_2;
    const uint32_t r48_2 = ripemd160_portable_32_rotl32(r46, 10);
    /* left step 49, f4 */
    const uint32_t l49 = ripemd160_portable_32_rotl32((l48 & l48_2)
        + ((l47 & ~l48_2) + (l46_2 + k[29]) + m1), 11) + l47_2;
    const uint32_t l49_2 = ripemd160_portable_32_rotl32(l47, 10);
    /* right step 49, f2 */
    const uint32_t r49 =
        ripemd160_portable_32_rotl32((((r47 ^ r48_2) & r48) ^ r48_2) + (r46_2 + k[30]), 15) + r47_2;
    const uint32_t r49_2 = ripemd160_portable_32_rotl32(r47, 10);
    /* left step 50, f4 */
    const uint32_t l50 = ripemd160_portable_32_rotl32((l49 & l49_2)
        + ((l48 & ~l49_2) + (l47_2 + k[29])), 12) + l48_2;
    const uint32_t l50_2 = ripemd160_portable_32_rotl32(l48, 10);
    /* right step 50, f2 */
    const uint32_t r50 = ripemd160_portable_32_rotl32((((r48 ^ r49_2) & r49) ^ r49_2)
        + (m6 + (r47_2 + k[31])), 5) + r48_2;
    const uint32_t r50_2 = ripemd160_portable_32_rotl32(r48, 10);
    /* left step 51, f4 */
    const uint32_t l51 = ripemd160_portable_32_rotl32((l50 & l50_2)
        + ((l49 & ~l50_2) + (l48_2 + k[29])), 14) + l49_2;
    const uint32_t l51_2 = ripemd160_portable_32_rotl32(l49, 10);
    /* right step 51, f2 */
    const uint32_t r51 = ripemd160_portable_32_rotl32((((r49 ^ r50_2) & r50) ^ r50_2)
        + (m4 + (r48_2 + k[31])), 8) + r49_2;
    const uint32_t r51_2 = ripemd160_portable_32_rotl32(r49, 10);
    /* left step 52, f4 */
    const uint32_t l52 = ripemd160_portable_32_rotl32((l51 & l51_2)
        + ((l50 & ~l51_2) + (l49_2 + k[29])), 15) + l50_2;
    const uint32_t l52_2 = ripemd160_portable_32_rotl32(l50, 10);
    /* right step 52, f2 */
    const uint32_t r52 = ripemd160_portable_32_rotl32((((r50 ^ r51_2) & r51) ^ r51_2)
        + (m1 + (r49_2 + k[31])), 11) + r50_2;
    const uint32_t r52_2 = ripemd160_portable_32_rotl32(r50, 10);
    /* left step 53, f4 */
    const uint32_t l53 = ripemd160_portable_32_rotl32((l52 & l52_2)
        + ((l51 & ~l52_2) + (m0 + (l50_2 + k[29]))), 14) + l51_2;
    const uint32_t l53_2 = ripemd160_portable_32_rotl32(l51, 10);
    /* right step 53, f2 */
    const uint32_t r53 = ripemd160_portable_32_rotl32((((r51 ^ r52_2) & r52) ^ r52_2)
        + (m3 + (r50_2 + k[31])), 14) + r51_2;
    const uint32_t r53_2 = ripemd160_portable_32_rotl32(r51, 10);
    /* left step 54, f4 */
    const uint32_t l54 = ripemd160_portable_32_rotl32((l53 & l53_2)
        + ((l52 & ~l53_2) + (l51_2 + k[32])), 15) + l52_2;
    const uint32_t l54_2 = ripemd160_portable_32_rotl32(l52, 10);
    /* right step 54, f2 */
    const uint32_t r54 =
        ripemd160_portable_32_rotl32((((r52 ^ r53_2) & r53) ^ r53_2) + (r51_2 + k[31]), 14) + r52_2;
    const uint32_t r54_2 = ripemd160_portable_32_rotl32(r52, 10);
    /* left step 55, f4 */
    const uint32_t l55 =
        ripemd160_portable_32_rotl32((l54 & l54_2) + ((l53 & ~l54_2) + (l52_2 + k[29])), 9) + l53_2;
    const uint32_t l55_2 = ripemd160_portable_32_rotl32(l53, 10);
    /* right step 55, f2 */
    const uint32_t r55 =
        ripemd160_portable_32_rotl32((((r53 ^ r54_2) & r54) ^ r54_2) + (r52_2 + k[31]), 6) + r53_2;
    const uint32_t r55_2 = ripemd160_portable_32_rotl32(r53, 10);
    /* left step 56, f4 */
    const uint32_t l56 = ripemd160_portable_32_rotl32((l55 & l55_2)
        + ((l54 & ~l55_2) + (m4 + (l53_2 + k[29]))), 8) + l54_2;
    const uint32_t l56_2 = ripemd160_portable_32_rotl32(l54, 10);
    /* right step 56, f2 */
    const uint32_t r56 = ripemd160_portable_32_rotl32((((r54 ^ r55_2) & r55) ^ r55_2)
        + (m0 + (r53_2 + k[31])), 14) + r54_2;
    const uint32_t r56_2 = ripemd160_portable_32_rotl32(r54, 10);
    /* left step 57, f4 */
    const uint32_t l57 =
        ripemd160_portable_32_rotl32((l56 & l56_2) + ((l55 & ~l56_2) + (l54_2 + k[29])), 9) + l55_2;
    const uint32_t l57_2 = ripemd160_portable_32_rotl32(l55, 10);
    /* right step 57, f2 */
    const uint32_t r57 = ripemd160_portable_32_rotl32((((r55 ^ r56_2) & r56) ^ r56_2)
        + (m5 + (r54_2 + k[31])), 6) + r55_2;
    const uint32_t r57_2 = ripemd160_portable_32_rotl32(r55, 10);
    /* left step 58, f4 */
    const uint32_t l58 = ripemd160_portable_32_rotl32((l57 & l57_2)
        + ((l56 & ~l57_2) + (m3 + (l55_2 + k[29]))), 14) + l56_2;
    const uint32_t l58_2 = ripemd160_portable_32_rotl32(l56, 10);
    /* right step 58, f2 */
    const uint32_t r58 =
        ripemd160_portable_32_rotl32((((r56 ^ r57_2) & r57) ^ r57_2) + (r55_2 + k[31]), 9) + r56_2;
    const uint32_t r58_2 = ripemd160_portable_32_rotl32(r56, 10);
    /* left step 59, f4 */
    const uint32_t l59 = ripemd160_portable_32_rotl32((l58 & l58_2)
        + ((l57 & ~l58_2) + (m7 + (l56_2 + k[29]))), 5) + l57_2;
    const uint32_t l59_2 = ripemd160_portable_32_rotl32(l57, 10);
    /* right step 59, f2 */
    const uint32_t r59 = ripemd160_portable_32_rotl32((((r57 ^ r58_2) & r58) ^ r58_2)
        + (m2 + (r56_2 + k[31])), 12) + r57_2;
    const uint32_t r59_2 = ripemd160_portable_32_rotl32(r57, 10);
    /* left step 60, f4 */
    const uint32_t l60 =
        ripemd160_portable_32_rotl32((l59 & l59_2) + ((l58 & ~l59_2) + (l57_2 + k[29])), 6) + l58_2;
    const uint32_t l60_2 = ripemd160_portable_32_rotl32(l58, 10);
    /* right step 60, f2 */
    const uint32_t r60 =
        ripemd160_portable_32_rotl32((((r58 ^ r59_2) & r59) ^ r59_2) + (r57_2 + k[31]), 9) + r58_2;
    const uint32_t r60_2 = ripemd160_portable_32_rotl32(r58, 10);
    /* left step 61, f4 */
    const uint32_t l61 =
        ripemd160_portable_32_rotl32((l60 & l60_2) + ((l59 & ~l60_2) + (l58_2 + k[33])), 8) + l59_2;
    const uint32_t l61_2 = ripemd160_portable_32_rotl32(l59, 10);
    /* right step 61, f2 */
    const uint32_t r61 =
        ripemd160_portable_32_rotl32((((r59 ^ r60_2) & r60) ^ r60_2) + (r58_2 + k[31]), 12) + r59_2;
    const uint32_t r61_2 = ripemd160_portable_32_rotl32(r59, 10);
    /* left step 62, f4 */
    const uint32_t l62 = ripemd160_portable_32_rotl32((l61 & l61_2)
        + ((l60 & ~l61_2) + (m5 + (l59_2 + k[29]))), 6) + l60_2;
    const uint32_t l62_2 = ripemd160_portable_32_rotl32(l60, 10);
    /* right step 62, f2 */
    const uint32_t r62 = ripemd160_portable_32_rotl32((((r60 ^ r61_2) & r61) ^ r61_2)
        + (m7 + (r59_2 + k[31])), 5) + r60_2;
    const uint32_t r62_2 = ripemd160_portable_32_rotl32(r60, 10);
    /* left step 63, f4 */
    const uint32_t l63 = ripemd160_portable_32_rotl32((l62 & l62_2)
        + ((l61 & ~l62_2) + (m6 + (l60_2 + k[29]))), 5) + l61_2;
    const uint32_t l63_2 = ripemd160_portable_32_rotl32(l61, 10);
    /* right step 63, f2 */
    const uint32_t r63 =
        ripemd160_portable_32_rotl32((((r61 ^ r62_2) & r62) ^ r62_2) + (r60_2 + k[31]), 15) + r61_2;
    const uint32_t r63_2 = ripemd160_portable_32_rotl32(r61, 10);
    /* left step 64, f4 */
    const uint32_t l64 = ripemd160_portable_32_rotl32((l63 & l63_2)
        + ((l62 & ~l63_2) + (m2 + (l61_2 + k[29]))), 12) + l62_2;
    const uint32_t l64_2 = ripemd160_portable_32_rotl32(l62, 10);
    /* right step 64, f2 */
    const uint32_t r64 =
        ripemd160_portable_32_rotl32((((r62 ^ r63_2) & r63) ^ r63_2) + (r61_2 + k[34]), 8) + r62_2;
    const uint32_t r64_2 = ripemd160_portable_32_rotl32(r62, 10);
    /* left step 65, f5 */
    const uint32_t l65 =
        ripemd160_portable_32_rotl32((l64 ^ (l63 | ~l64_2)) + (m4 + (l62_2 + k[35])), 9) + l63_2;
    const uint32_t l65_2 = ripemd160_portable_32_rotl32(l63, 10);
    /* right step 65, f1 */
    const uint32_t r65 = ripemd160_portable_32_rotl32((r64 ^ (r64_2 ^ r63)) + r62_2, 8) + r63_2;
    const uint32_t r65_2 = ripemd160_portable_32_rotl32(r63, 10);
    /* left step 66, f5 */
    const uint32_t l66 =
        ripemd160_portable_32_rotl32((l65 ^ (l64 | ~l65_2)) + (m0 + (l63_2 + k[35])), 15) + l64_2;
    const uint32_t l66_2 = ripemd160_portable_32_rotl32(l64, 10);
    /* right step 66, f1 */
    const uint32_t r66 = ripemd160_portable_32_rotl32((r65 ^ (r65_2 ^ r64)) + r63_2, 5) + r64_2;
    const uint32_t r66_2 = ripemd160_portable_32_rotl32(r64, 10);
    /* left step 67, f5 */
    const uint32_t l67 =
        ripemd160_portable_32_rotl32((l66 ^ (l65 | ~l66_2)) + (m5 + (l64_2 + k[35])), 5) + l65_2;
    const uint32_t l67_2 = ripemd160_portable_32_rotl32(l65, 10);
    /* right step 67, f1 */
    const uint32_t r67 = ripemd160_portable_32_rotl32((r66 ^ (r66_2 ^ r65)) + r64_2, 12) + r65_2;
    const uint32_t r67_2 = ripemd160_portable_32_rotl32(r65, 10);
    /* left step 68, f5 */
    const uint32_t l68 =
        ripemd160_portable_32_rotl32((l67 ^ (l66 | ~l67_2)) + (l65_2 + k[35]), 11) + l66_2;
    const uint32_t l68_2 = ripemd160_portable_32_rotl32(l66, 10);
    /* right step 68, f1 */
    const uint32_t r68 =
        ripemd160_portable_32_rotl32((r67 ^ (r67_2 ^ r66)) + (m4 + r65_2), 9) + r66_2;
    const uint32_t r68_2 = ripemd160_portable_32_rotl32(r66, 10);
    /* left step 69, f5 */
    const uint32_t l69 =
        ripemd160_portable_32_rotl32((l68 ^ (l67 | ~l68_2)) + (m7 + (l66_2 + k[35])), 6) + l67_2;
    const uint32_t l69_2 = ripemd160_portable_32_rotl32(l67, 10);
    /* right step 69, f1 */
    const uint32_t r69 =
        ripemd160_portable_32_rotl32((r68 ^ (r68_2 ^ r67)) + (m1 + r66_2), 12) + r67_2;
    const uint32_t r69_2 = ripemd160_portable_32_rotl32(r67, 10);
    /* left step 70, f5 */
    const uint32_t l70 =
        ripemd160_portable_32_rotl32((l69 ^ (l68 | ~l69_2)) + (l67_2 + k[35]), 8) + l68_2;
    const uint32_t l70_2 = ripemd160_portable_32_rotl32(l68, 10);
    /* right step 70, f1 */
    const uint32_t r70 =
        ripemd160_portable_32_rotl32((r69 ^ (r69_2 ^ r68)) + (m5 + r67_2), 5) + r68_2;
    const uint32_t r70_2 = ripemd160_portable_32_rotl32(r68, 10);
    /* left step 71, f5 */
    const uint32_t l71 =
        ripemd160_portable_32_rotl32((l70 ^ (l69 | ~l70_2)) + (m2 + (l68_2 + k[35])), 13) + l69_2;
    const uint32_t l71_2 = ripemd160_portable_32_rotl32(l69, 10);
    /* right step 71, f1 */
    const uint32_t r71 =
        ripemd160_portable_32_rotl32((r70 ^ (r70_2 ^ r69)) + (r68_2 + k[14]), 14) + r69_2;
    const uint32_t r71_2 = ripemd160_portable_32_rotl32(r69, 10);
    /* left step 72, f5 */
    const uint32_t l72 =
        ripemd160_portable_32_rotl32((l71 ^ (l70 | ~l71_2)) + (l69_2 + k[35]), 12) + l70_2;
    const uint32_t l72_2 = ripemd160_portable_32_rotl32(l70, 10);
    /* right step 72, f1 */
    const uint32_t r72 =
        ripemd160_portable_32_rotl32((r71 ^ (r71_2 ^ r70)) + (m7 + r69_2), 6) + r70_2;
    const uint32_t r72_2 = ripemd160_portable_32_rotl32(r70, 10);
    /* left step 73, f5 */
    const uint32_t l73 =
        ripemd160_portable_32_rotl32((l72 ^ (l71 | ~l72_2)) + (l70_2 + k[36]), 5) + l71_2;
    const uint32_t l73_2 = ripemd160_portable_32_rotl32(l71, 10);
    /* right step 73, f1 */
    const uint32_t r73 =
        ripemd160_portable_32_rotl32((r72 ^ (r72_2 ^ r71)) + (m6 + r70_2), 8) + r71_2;
    const uint32_t r73_2 = ripemd160_portable_32_rotl32(r71, 10);
    /* left step 74, f5 */
    const uint32_t l74 =
        ripemd160_portable_32_rotl32((l73 ^ (l72 | ~l73_2)) + (m1 + (l71_2 + k[35])), 12) + l72_2;
    const uint32_t l74_2 = ripemd160_portable_32_rotl32(l72, 10);
    /* right step 74, f1 */
    const uint32_t r74 =
        ripemd160_portable_32_rotl32((r73 ^ (r73_2 ^ r72)) + (m2 + r71_2), 13) + r72_2;
    const uint32_t r74_2 = ripemd160_portable_32_rotl32(r72, 10);
    /* left step 75, f5 */
    const uint32_t l75 =
        ripemd160_portable_32_rotl32((l74 ^ (l73 | ~l74_2)) + (m3 + (l72_2 + k[35])), 13) + l73_2;
    const uint32_t l75_2 = ripemd160_portable_32_rotl32(l73, 10);
    /* right step 75, f1 */
    const uint32_t r75 = ripemd160_portable_32_rotl32((r74 ^ (r74_2 ^ r73)) + r72_2, 6) + r73_2;
    const uint32_t r75_2 = ripemd160_portable_32_rotl32(r73, 10);
    /* left step 76, f5 */
    const uint32_t l76 =
        ripemd160_portable_32_rotl32((l75 ^ (l74 | ~l75_2)) + (l73_2 + k[37]), 14) + l74_2;
    const uint32_t l76_2 = ripemd160_portable_32_rotl32(l74, 10);
    /* right step 76, f1 */
    const uint32_t r76 =
        ripemd160_portable_32_rotl32((r75 ^ (r75_2 ^ r74)) + (r73_2 + k[16]), 5) + r74_2;
    const uint32_t r76_2 = ripemd160_portable_32_rotl32(r74, 10);
    /* left step 77, f5 */
    const uint32_t l77 =
        ripemd160_portable_32_rotl32((l76 ^ (l75 | ~l76_2)) + (l74_2 + k[35]), 11) + l75_2;
    const uint32_t l77_2 = ripemd160_portable_32_rotl32(l75, 10);
    /* right step 77, f1 */
    const uint32_t r77 =
        ripemd160_portable_32_rotl32((r76 ^ (r76_2 ^ r75)) + (m0 + r74_2), 15) + r75_2;
    const uint32_t r77_2 = ripemd160_portable_32_rotl32(r75, 10);
    /* left step 78, f5 */
    const uint32_t l78 =
        ripemd160_portable_32_rotl32((l77 ^ (l76 | ~l77_2)) + (m6 + (l75_2 + k[35])), 8) + l76_2;
    const uint32_t l78_2 = ripemd160_portable_32_rotl32(l76, 10);
    /* right step 78, f1 */
    const uint32_t r78 =
        ripemd160_portable_32_rotl32((r77 ^ (r77_2 ^ r76)) + (m3 + r75_2), 13) + r76_2;
    const uint32_t r78_2 = ripemd160_portable_32_rotl32(r76, 10);
    /* left step 79, f5 */
    const uint32_t l79 =
        ripemd160_portable_32_rotl32((l78 ^ (l77 | ~l78_2)) + (l76_2 + k[35]), 5) + l77_2;
    const uint32_t l79_2 = ripemd160_portable_32_rotl32(l77, 10);
    /* right step 79, f1 */
    const uint32_t r79 = ripemd160_portable_32_rotl32((r78 ^ (r78_2 ^ r77)) + r76_2, 11) + r77_2;
    const uint32_t r79_2 = ripemd160_portable_32_rotl32(r77, 10);
    /* left step 80, f5 */
    const uint32_t l80 =
        ripemd160_portable_32_rotl32((l79 ^ (l78 | ~l79_2)) + (l77_2 + k[35]), 6) + l78_2;
    const uint32_t l80_2 = ripemd160_portable_32_rotl32(l78, 10);
    /* right step 80, f1 */
    const uint32_t r80 = ripemd160_portable_32_rotl32((r79 ^ (r79_2 ^ r78)) + r77_2, 11) + r78_2;
    const uint32_t r80_2 = ripemd160_portable_32_rotl32(r78, 10);
    out[0] = l79 + (r80_2 + k[38]);
    out[1] = l80_2 + (r79_2 + k[39]);
    out[2] = l79_2 + (r78_2 + k[4]);
    out[3] = r80 + (l78_2 + k[1]);
    out[4] = l80 + (r79 + k[40]);
for (size_t i = 0; i < 5; i++)
        ripemd160_portable_32_store32(digest + 4 * i, out[i]);
}

size_t ripemd160_portable_32_xn_lanes(void)
{
    return 2;
}

void ripemd160_portable_32_xn(const uint8_t *const *data, uint8_t (*digest)[20], size_t ngroups)
{
    for (size_t group = 0; group < ngroups; group++) {
        uint32_t out[5][2];
        const uint32_t *k = RIPEMD160_PORTABLE_32_K_XN + RIPEMD160_PORTABLE_32_ZERO;

        const uint32_t m0a = (ripemd160_portable_32_load32(data[0] + 0));
        const uint32_t m1a = (ripemd160_portable_32_load32(data[0] + 4));
        const uint32_t m2a = (ripemd160_portable_32_load32(data[0] + 8));
        const uint32_t m3a = (ripemd160_portable_32_load32(data[0] + 12));
        const uint32_t m4a = (ripemd160_portable_32_load32(data[0] + 16));
        const uint32_t m5a = (ripemd160_portable_32_load32(data[0] + 20));
        const uint32_t m6a = (ripemd160_portable_32_load32(data[0] + 24));
        const uint32_t m7a = (ripemd160_portable_32_load32(data[0] + 28));
        const uint32_t m0b = (ripemd160_portable_32_load32(data[1] + 0));
        const uint32_t m1b = (ripemd160_portable_32_load32(data[1] + 4));
        const uint32_t m2b = (ripemd160_portable_32_load32(data[1] + 8));
        const uint32_t m3b = (ripemd160_portable_32_load32(data[1] + 12));
        const uint32_t m4b = (ripemd160_portable_32_load32(data[1] + 16));
        const uint32_t m5b = (ripemd160_portable_32_load32(data[1] + 20));
        const uint32_t m6b = (ripemd160_portable_32_load32(data[1] + 24));
        const uint32_t m7b = (ripemd160_portable_32_load32(data[1] + 28));
        /* stream a, left step 1, f1 */
        const uint32_t l1a = ripemd160_portable_32_rotl32(m0a + k[0], 11) + k[1];
        /* stream b, left step 1, f1 */
        const uint32_t l1b = ripemd160_portable_32_rotl32(m0b + k[0], 11) + k[1];
        /* stream a, right step 1, f5 */
        const uint32_t r1a = ripemd160_portable_32_rotl32(m5a + k[2], 8) + k[1];
        /* stream b, right step 1, f5 */
        const uint32_t r1b = ripemd160_portable_32_rotl32(m5b + k[2], 8) + k[1];
        /* stream a, left step 2, f1 */
        const uint32_t l2a = ripemd160_portable_32_rotl32((l1a ^ k[3]) + (m1a + k[1]), 14) + k[4];
        /* stream b, left step 2, f1 */
        const uint32_t l2b = ripemd160_portable_32_rotl32((l1b ^ k[3]) + (m1b + k[1]), 14) + k[4];
        /* stream a, right step 2, f5 */
        const uint32_t r2a = ripemd160_portable_32_rotl32((r1a ^ k[5]) + k[6], 9) + k[4];
        /* stream b, right step 2, f5 */
        const uint32_t r2b = ripemd160_portable_32_rotl32((r1b ^ k[5]) + k[6], 9) + k[4];
        /* stream a, left step 3, f1 */
        const uint32_t l3a =
            ripemd160_portable_32_rotl32((l2a ^ (l1a ^ k[7])) + (m2a + k[4]), 15) + k[8];
        const uint32_t l3a_2 = ripemd160_portable_32_rotl32(l1a, 10);
        /* stream b, left step 3, f1 */
        const uint32_t l3b =
            ripemd160_portable_32_rotl32((l2b ^ (l1b ^ k[7])) + (m2b + k[4]), 15) + k[8];
        const uint32_t l3b_2 = ripemd160_portable_32_rotl32(l1b, 10);
        /* stream a, right step 3, f5 */
        const uint32_t r3a =
            ripemd160_portable_32_rotl32((r2a ^ (r1a | k[9])) + (m7a + k[10]), 9) + k[8];
        const uint32_t r3a_2 = ripemd160_portable_32_rotl32(r1a, 10);
        /* stream b, right step 3, f5 */
        const uint32_t r3b =
            ripemd160_portable_32_rotl32((r2b ^ (r1b | k[9])) + (m7b + k[10]), 9) + k[8];
        const uint32_t r3b_2 = ripemd160_portable_32_rotl32(r1b, 10);
        /* stream a, left step 4, f1 */
        const uint32_t l4a =
            ripemd160_portable_32_rotl32((l3a ^ (l3a_2 ^ l2a)) + (m3a + k[8]), 12) + k[7];
        const uint32_t l4a_2 = ripemd160_portable_32_rotl32(l2a, 10);
        /* stream b, left step 4, f1 */
        const uint32_t l4b =
            ripemd160_portable_32_rotl32((l3b ^ (l3b_2 ^ l2b)) + (m3b + k[8]), 12) + k[7];
        const uint32_t l4b_2 = ripemd160_portable_32_rotl32(l2b, 10);
        /* stream a, right step 4, f5 */
        const uint32_t r4a =
            ripemd160_portable_32_rotl32((r3a ^ (r2a | ~r3a_2)) + (m0a + k[11]), 11) + k[7];
        const uint32_t r4a_2 = ripemd160_portable_32_rotl32(r2a, 10);
        /* stream b, right step 4, f5 */
        const uint32_t r4b =
            ripemd160_portable_32_rotl32((r3b ^ (r2b | ~r3b_2)) + (m0b + k[11]), 11) + k[7];
        const uint32_t r4b_2 = ripemd160_portable_32_rotl32(r2b, 10);
        /* stream a, left step 5, f1 */
        const uint32_t l5a =
            ripemd160_portable_32_rotl32((l4a ^ (l4a_2 ^ l3a)) + (m4a + k[7]), 5) + l3a_2;
        const uint32_t l5a_2 = ripemd160_portable_32_rotl32(l3a, 10);
        /* stream b, left step 5, f1 */
        const uint32_t l5b =
            ripemd160_portable_32_rotl32((l4b ^ (l4b_2 ^ l3b)) + (m4b + k[7]), 5) + l3b_2;
        const uint32_t l5b_2 = ripemd160_portable_32_rotl32(l3b, 10);
        /* stream a, right step 5, f5 */
        const uint32_t r5a =
            ripemd160_portable_32_rotl32((r4a ^ (r3a | ~r4a_2)) + k[12], 13) + r3a_2;
        const uint32_t r5a_2 = ripemd160_portable_32_rotl32(r3a, 10);
        /* stream b, right step 5, f5 */
        const uint32_t r5b =
            ripemd160_portable_32_rotl32((r4b ^ (r3b | ~r4b_2)) + k[12], 13) + r3b_2;
        const uint32_t r5b_2 = ripemd160_portable_32_rotl32(r3b, 10);
        /* stream a, left step 6, f1 */
        const uint32_t l6a =
            ripemd160_portable_32_rotl32((l5a ^ (l5a_2 ^ l4a)) + (m5a + l3a_2), 8) + l4a_2;
        const uint32_t l6a_2 = ripemd160_portable_32_rotl32(l4a, 10);
        /* stream b, left step 6, f1 */
        const uint32_t l6b =
            ripemd160_portable_32_rotl32((l5b ^ (l5b_2 ^ l4b)) + (m5b + l3b_2), 8) + l4b_2;
        const uint32_t l6b_2 = ripemd160_portable_32_rotl32(l4b, 10);
        /* stream a, right step 6, f5 */
        const uint32_t r6a = ripemd160_portable_32_rotl32((r5a ^ (r4a | ~r5a_2))
            + (m2a + (r3a_2 + k[13])), 15) + r4a_2;
        const uint32_t r6a_2 = ripemd160_portable_32_rotl32(r4a, 10);
        /* stream b, right step 6, f5 */
        const uint32_t r6b = ripemd160_portable_32_rotl32((r5b ^ (r4b | ~r5b_2))
            + (m2b + (r3b_2 + k[13])), 15) + r4b_2;
        const uint32_t r6b_2 = ripemd160_portable_32_rotl32(r4b, 10);
        /* stream a, left step 7, f1 */
        const uint32_t l7a =
            ripemd160_portable_32_rotl32((l6a ^ (l6a_2 ^ l5a)) + (m6a + l4a_2), 7) + l5a_2;
        const uint32_t l7a_2 = ripemd160_portable_32_rotl32(l5a, 10);
        /* stream b, left step 7, f1 */
        const uint32_t l7b =
            ripemd160_portable_32_rotl32((l6b ^ (l6b_2 ^ l5b)) + (m6b + l4b_2), 7) + l5b_2;
        const uint32_t l7b_2 = ripemd160_portable_32_rotl32(l5b, 10);
        /* stream a, right step 7, f5 */
        const uint32_t r7a =
            ripemd160_portable_32_rotl32((r6a ^ (r5a | ~r6a_2)) + (r4a_2 + k[13]), 15) + r5a_2;
        const uint32_t r7a_2 = ripemd160_portable_32_rotl32(r5a, 10);
        /* stream b, right step 7, f5 */
        const uint32_t r7b =
            ripemd160_portable_32_rotl32((r6b ^ (r5b | ~r6b_2)) + (r4b_2 + k[13]), 15) + r5b_2;
        const uint32_t r7b_2 = ripemd160_portable_32_rotl32(r5b, 10);
        /* stream a, left step 8, f1 */
        const uint32_t l8a =
            ripemd160_portable_32_rotl32((l7a ^ (l7a_2 ^ l6a)) + (m7a + l5a_2), 9) + l6a_2;
        const uint32_t l8a_2 = ripemd160_portable_32_rotl32(l6a, 10);
        /* stream b, left step 8, f1 */
        const uint32_t l8b =
            ripemd160_portable_32_rotl32((l7b ^ (l7b_2 ^ l6b)) + (m7b + l5b_2), 9) + l6b_2;
        const uint32_t l8b_2 = ripemd160_portable_32_rotl32(l6b, 10);
        /* stream a, right step 8, f5 */
        const uint32_t r8a = ripemd160_portable_32_rotl32((r7a ^ (r6a | ~r7a_2))
            + (m4a + (r5a_2 + k[13])), 5) + r6a_2;
        const uint32_t r8a_2 = ripemd160_portable_32_rotl32(r6a, 10);
        /* stream b, right step 8, f5 */
        const uint32_t r8b = ripemd160_portable_32_rotl32((r7b ^ (r6b | ~r7b_2))
            + (m4b + (r5b_2 + k[13])), 5) + r6b_2;
        const uint32_t r8b_2 = ripemd160_portable_32_rotl32(r6b, 10);
        /* stream a, left step 9, f1 */
        const uint32_t l9a =
            ripemd160_portable_32_rotl32((l8a ^ (l8a_2 ^ l7a)) + (l6a_2 + k[14]), 11) + l7a_2;
        const uint32_t l9a_2 = ripemd160_portable_32_rotl32(l7a, 10);
        /* stream b, left step 9, f1 */
        const uint32_t l9b =
            ripemd160_portable_32_rotl32((l8b ^ (l8b_2 ^ l7b)) + (l6b_2 + k[14]), 11) + l7b_2;
        const uint32_t l9b_2 = ripemd160_portable_32_rotl32(l7b, 10);
        /* stream a, right step 9, f5 */
        const uint32_t r9a =
            ripemd160_portable_32_rotl32((r8a ^ (r7a | ~r8a_2)) + (r6a_2 + k[13]), 7) + r7a_2;
        const uint32_t r9a_2 = ripemd160_portable_32_rotl32(r7a, 10);
        /* stream b, right step 9, f5 */
        const uint32_t r9b =
            ripemd160_portable_32_rotl32((r8b ^ (r7b | ~r8b_2)) + (r6b_2 + k[13]), 7) + r7b_2;
        const uint32_t r9b_2 = ripemd160_portable_32_rotl32(r7b, 10);
        /* stream a, left step 10, f1 */
        const uint32_t l10a =
            ripemd160_portable_32_rotl32((l9a ^ (l9a_2 ^ l8a)) + l7a_2, 13) + l8a_2;
        const uint32_t l10a_2 = ripemd160_portable_32_rotl32(l8a, 10);
        /* stream b, left step 10, f1 */
        const uint32_t l10b =
            ripemd160_portable_32_rotl32((l9b ^ (l9b_2 ^ l8b)) + l7b_2, 13) + l8b_2;
        const uint32_t l10b_2 = ripemd160_portable_32_rotl32(l8b, 10);
        /* stream a, right step 10, f5 */
        const uint32_t r10a = ripemd160_portable_32_rotl32((r9a ^ (r8a | ~r9a_2))
            + (m6a + (r7a_2 + k[13])), 7) + r8a_2;
        const uint32_t r10a_2 = ripemd160_portable_32_rotl32(r8a, 10);
        /* stream b, right step 10, f5 */
        const uint32_t r10b = ripemd160_portable_32_rotl32((r9b ^ (r8b | ~r9b_2))
            + (m6b + (r7b_2 + k[13])), 7) + r8b_2;
        const uint32_t r10b_2 = ripemd160_portable_32_rotl32(r8b, 10);
        /* stream a, left step 11, f1 */
        const uint32_t l11a =
            ripemd160_portable_32_rotl32((l10a ^ (l10a_2 ^ l9a)) + l8a_2, 14) + l9a_2;
        const uint32_t l11a_2 = ripemd160_portable_32_rotl32(l9a, 10);
        /* stream b, left step 11, f1 */
        const uint32_t l11b =
            ripemd160_portable_32_rotl32((l10b ^ (l10b_2 ^ l9b)) + l8b_2, 14) + l9b_2;
        const uint32_t l11b_2 = ripemd160_portable_32_rotl32(l9b, 10);
        /* stream a, right step 11, f5 */
        const uint32_t r11a =
            ripemd160_portable_32_rotl32((r10a ^ (r9a | ~r10a_2)) + (r8a_2 + k[13]), 8) + r9a_2;
        const uint32_t r11a_2 = ripemd160_portable_32_rotl32(r9a, 10);
        /* stream b, right step 11, f5 */
        const uint32_t r11b =
            ripemd160_portable_32_rotl32((r10b ^ (r9b | ~r10b_2)) + (r8b_2 + k[13]), 8) + r9b_2;
        const uint32_t r11b_2 = ripemd160_portable_32_rotl32(r9b, 10);
        /* stream a, left step 12, f1 */
        const uint32_t l12a =
            ripemd160_portable_32_rotl32((l11a ^ (l11a_2 ^ l10a)) + l9a_2, 15) + l10a_2;
        const uint32_t l12a_2 = ripemd160_portable_32_rotl32(l10a, 10);
        /* stream b, left step 12, f1 */
        const uint32_t l12b =
            ripemd160_portable_32_rotl32((l11b ^ (l11b_2 ^ l10b)) + l9b_2, 15) + l10b_2;
        const uint32_t l12b_2 = ripemd160_portable_32_rotl32(l10b, 10);
        /* stream a, right step 12, f5 */
        const uint32_t r12a =
            ripemd160_portable_32_rotl32((r11a ^ (r10a | ~r11a_2)) + (r9a_2 + k[15]), 11) + r10a_2;
        const uint32_t r12a_2 = ripemd160_portable_32_rotl32(r10a, 10);
        /* stream b, right step 12, f5 */
        const uint32_t r12b =
            ripemd160_portable_32_rotl32((r11b ^ (r10b | ~r11b_2)) + (r9b_2 + k[15]), 11) + r10b_2;
        const uint32_t r12b_2 = ripemd160_portable_32_rotl32(r10b, 10);
        /* stream a, left step 13, f1 */
        const uint32_t l13a =
            ripemd160_portable_32_rotl32((l12a ^ (l12a_2 ^ l11a)) + l10a_2, 6) + l11a_2;
        const uint32_t l13a_2 = ripemd160_portable_32_rotl32(l11a, 10);
        /* stream b, left step 13, f1 */
        const uint32_t l13b =
            ripemd160_portable_32_rotl32((l12b ^ (l12b_2 ^ l11b)) + l10b_2, 6) + l11b_2;
        const uint32_t l13b_2 = ripemd160_portable_32_rotl32(l11b, 10);
        /* stream a, right step 13, f5 */
        const uint32_t r13a = ripemd160_portable_32_rotl32((r12a ^ (r11a | ~r12a_2))
            + (m1a + (r10a_2 + k[13])), 14) + r11a_2;
        const uint32_t r13a_2 = ripemd160_portable_32_rotl32(r11a, 10);
        /* stream b, right step 13, f5 */
        const uint32_t r13b = ripemd160_portable_32_rotl32((r12b ^ (r11b | ~r12b_2))
            + (m1b + (r10b_2 + k[13])), 14) + r11b_2;
        const uint32_t r13b_2 = ripemd160_portable_32_rotl32(r11b, 10);
        /* stream a, left step 14, f1 */
        const uint32_t l14a =
            ripemd160_portable_32_rotl32((l13a ^ (l13a_2 ^ l12a)) + l11a_2, 7) + l12a_2;
        const uint32_t l14a_2 = ripemd160_portable_32_rotl32(l12a, 10);
        /* stream b, left step 14, f1 */
        const uint32_t l14b =
            ripemd160_portable_32_rotl32((l13b ^ (l13b_2 ^ l12b)) + l11b_2, 7) + l12b_2;
        const uint32_t l14b_2 = ripemd160_portable_32_rotl32(l12b, 10);
        /* stream a, right step 14, f5 */
        const uint32_t r14a =
            ripemd160_portable_32_rotl32((r13a ^ (r12a | ~r13a_2)) + (r11a_2 + k[13]), 14) + r12a_2;
        const uint32_t r14a_2 = ripemd160_portable_32_rotl32(r12a, 10);
        /* stream b, right step 14, f5 */
        const uint32_t r14b =
            ripemd160_portable_32_rotl32((r13b ^ (r12b | ~r13b_2)) + (r11b_2 + k[13]), 14) + r12b_2;
        const uint32_t r14b_2 = ripemd160_portable_32_rotl32(r12b, 10);
        /* stream a, left step 15, f1 */
        const uint32_t l15a =
            ripemd160_portable_32_rotl32((l14a ^ (l14a_2 ^ l13a)) + (l12a_2 + k[16]), 9) + l13a_2;
        const uint32_t l15a_2 = ripemd160_portable_32_rotl32(l13a, 10);
        /* stream b, left step 15, f1 */
        const uint32_t l15b =
            ripemd160_portable_32_rotl32((l14b ^ (l14b_2 ^ l13b)) + (l12b_2 + k[16]), 9) + l13b_2;
        const uint32_t l15b_2 = ripemd160_portable_32_rotl32(l13b, 10);
        /* stream a, right step 15, f5 */
        const uint32_t r15a = ripemd160_portable_32_rotl32((r14a ^ (r13a | ~r14a_2))
            + (m3a + (r12a_2 + k[13])), 12) + r13a_2;
        const uint32_t r15a_2 = ripemd160_portable_32_rotl32(r13a, 10);
        /* stream b, right step 15, f5 */
        const uint32_t r15b = ripemd160_portable_32_rotl32((r14b ^ (r13b | ~r14b_2))
            + (m3b + (r12b_2 + k[13])), 12) + r13b_2;
        const uint32_t r15b_2 = ripemd160_portable_32_rotl32(r13b, 10);
        /* stream a, left step 16, f1 */
        const uint32_t l16a =
            ripemd160_portable_32_rotl32((l15a ^ (l15a_2 ^ l14a)) + l13a_2, 8) + l14a_2;
        const uint32_t l16a_2 = ripemd160_portable_32_rotl32(l14a, 10);
        /* stream b, left step 16, f1 */
        const uint32_t l16b =
            ripemd160_portable_32_rotl32((l15b ^ (l15b_2 ^ l14b)) + l13b_2, 8) + l14b_2;
        const uint32_t l16b_2 = ripemd160_portable_32_rotl32(l14b, 10);
        /* stream a, right step 16, f5 */
        const uint32_t r16a =
            ripemd160_portable_32_rotl32((r15a ^ (r14a | ~r15a_2)) + (r13a_2 + k[13]), 6) + r14a_2;
        const uint32_t r16a_2 = ripemd160_portable_32_rotl32(r14a, 10);
        /* stream b, right step 16, f5 */
        const uint32_t r16b =
            ripemd160_portable_32_rotl32((r15b ^ (r14b | ~r15b_2)) + (r13b_2 + k[13]), 6) + r14b_2;
        const uint32_t r16b_2 = ripemd160_portable_32_rotl32(r14b, 10);
        /* stream a, left step 17, f2 */
        const uint32_t l17a = ripemd160_portable_32_rotl32((((l15a ^ l16a_2) & l16a) ^ l16a_2)
            + (m7a + (l14a_2 + k[17])), 7) + l15a_2;
        const uint32_t l17a_2 = ripemd160_portable_32_rotl32(l15a, 10);
        /* stream b, left step 17, f2 */
        const uint32_t l17b = ripemd160_portable_32_rotl32((((l15b ^ l16b_2) & l16b) ^ l16b_2)
            + (m7b + (l14b_2 + k[17])), 7) + l15b_2;
        const uint32_t l17b_2 = ripemd160_portable_32_rotl32(l15b, 10);
        /* stream a, right step 17, f4 */
        const uint32_t r17a = ripemd160_portable_32_rotl32((r16a & r16a_2)
            + ((r15a & ~r16a_2) + (m6a + (r14a_2 + k[18]))), 9) + r15a_2;
        const uint32_t r17a_2 = ripemd160_portable_32_rotl32(r15a, 10);
        /* stream b, right step 17, f4 */
        const uint32_t r17b = ripemd160_portable_32_rotl32((r16b & r16b_2)
            + ((r15b & ~r16b_2) + (m6b + (r14b_2 + k[18]))), 9) + r15b_2;
        const uint32_t r17b_2 = ripemd160_portable_32_rotl32(r15b, 10);
        /* stream a, left step 18, f2 */
        const uint32_t l18a = ripemd160_portable_32_rotl32((((l16a ^ l17a_2) & l17a) ^ l17a_2)
            + (m4a + (l15a_2 + k[17])), 6) + l16a_2;
        const uint32_t l18a_2 = ripemd160_portable_32_rotl32(l16a, 10);
        /* stream b, left step 18, f2 */
        const uint32_t l18b = ripemd160_portable_32_rotl32((((l16b ^ l17b_2) & l17b) ^ l17b_2)
            + (m4b + (l15b_2 + k[17])), 6) + l16b_2;
        const uint32_t l18b_2 = ripemd160_portable_32_rotl32(l16b, 10);
        /* stream a, right step 18, f4 */
        const uint32_t r18a = ripemd160_portable_32_rotl32((r17a & r17a_2)
            + ((r16a & ~r17a_2) + (r15a_2 + k[18])), 13) + r16a_2;
        const uint32_t r18a_2 = ripemd160_portable_32_rotl32(r16a, 10);
        /* stream b, right step 18, f4 */
        const uint32_t r18b = ripemd160_portable_32_rotl32((r17b & r17b_2)
            + ((r16b & ~r17b_2) + (r15b_2 + k[18])), 13) + r16b_2;
        const uint32_t r18b_2 = ripemd160_portable_32_rotl32(r16b, 10);
        /* stream a, left step 19, f2 */
        const uint32_t l19a = ripemd160_portable_32_rotl32((((l17a ^ l18a_2) & l18a) ^ l18a_2)
            + (l16a_2 + k[17]), 8) + l17a_2;
        const uint32_t l19a_2 = ripemd160_portable_32_rotl32(l17a, 10);
        /* stream b, left step 19, f2 */
        const uint32_t l19b = ripemd160_portable_32_rotl32((((l17b ^ l18b_2) & l18b) ^ l18b_2)
            + (l16b_2 + k[17]), 8) + l17b_2;
        const uint32_t l19b_2 = ripemd160_portable_32_rotl32(l17b, 10);
        /* stream a, right step 19, f4 */
        const uint32_t r19a = ripemd160_portable_32_rotl32((r18a & r18a_2)
            + ((r17a & ~r18a_2) + (m3a + (r16a_2 + k[18]))), 15) + r17a_2;
        const uint32_t r19a_2 = ripemd160_portable_32_rotl32(r17a, 10);
        /* stream b, right step 19, f4 */
        const uint32_t r19b = ripemd160_portable_32_rotl32((r18b & r18b_2)
            + ((r17b & ~r18b_2) + (m3b + (r16b_2 + k[18]))), 15) + r17b_2;
        const uint32_t r19b_2 = ripemd160_portable_32_rotl32(r17b, 10);
        /* stream a, left step 20, f2 */
        const uint32_t l20a = ripemd160_portable_32_rotl32((((l18a ^ l19a_2) & l19a) ^ l19a_2)
            + (m1a + (l17a_2 + k[17])), 13) + l18a_2;
        const uint32_t l20a_2 = ripemd160_portable_32_rotl32(l18a, 10);
        /* stream b, left step 20, f2 */
        const uint32_t l20b = ripemd160_portable_32_rotl32((((l18b ^ l19b_2) & l19b) ^ l19b_2)
            + (m1b + (l17b_2 + k[17])), 13) + l18b_2;
        const uint32_t l20b_2 = ripemd160_portable_32_rotl32(l18b, 10);
        /* stream a, right step 20, f4 */
        const uint32_t r20a = ripemd160_portable_32_rotl32((r19a & r19a_2)
            + ((r18a & ~r19a_2) + (m7a + (r17a_2 + k[18]))), 7) + r18a_2;
        const uint32_t r20a_2 = ripemd160_portable_32_rotl32(r18a, 10);
        /* stream b, right step 20, f4 */
        const uint32_t r20b = ripemd160_portable_32_rotl32((r19b & r19b_2)
            + ((r18b & ~r19b_2) + (m7b + (r17b_2 + k[18]))), 7) + r18b_2;
        const uint32_t r20b_2 = ripemd160_portable_32_rotl32(r18b, 10);
        /* stream a, left step 21, f2 */
        const uint32_t l21a = ripemd160_portable_32_rotl32((((l19a ^ l20a_2) & l20a) ^ l20a_2)
            + (l18a_2 + k[17]), 11) + l19a_2;
        const uint32_t l21a_2 = ripemd160_portable_32_rotl32(l19a, 10);
        /* stream b, left step 21, f2 */
        const uint32_t l21b = ripemd160_portable_32_rotl32((((l19b ^ l20b_2) & l20b) ^ l20b_2)
            + (l18b_2 + k[17]), 11) + l19b_2;
        const uint32_t l21b_2 = ripemd160_portable_32_rotl32(l19b, 10);
        /* stream a, right step 21, f4 */
        const uint32_t r21a = ripemd160_portable_32_rotl32((r20a & r20a_2)
            + ((r19a & ~r20a_2) + (m0a + (r18a_2 + k[18]))), 12) + r19a_2;
        const uint32_t r21a_2 = ripemd160_portable_32_rotl32(r19a, 10);
        /* stream b, right step 21, f4 */
        const uint32_t r21b = ripemd160_portable_32_rotl32((r20b & r20b_2)
            + ((r19b & ~r20b_2) + (m0b + (r18b_2 + k[18]))), 12) + r19b_2;
        const uint32_t r21b_2 = ripemd160_portable_32_rotl32(r19b, 10);
        /* stream a, left step 22, f2 */
        const uint32_t l22a = ripemd160_portable_32_rotl32((((l20a ^ l21a_2) & l21a) ^ l21a_2)
            + (m6a + (l19a_2 + k[17])), 9) + l20a_2;
        const uint32_t l22a_2 = ripemd160_portable_32_rotl32(l20a, 10);
        /* stream b, left step 22, f2 */
        const uint32_t l22b = ripemd160_portable_32_rotl32((((l20b ^ l21b_2) & l21b) ^ l21b_2)
            + (m6b + (l19b_2 + k[17])), 9) + l20b_2;
        const uint32_t l22b_2 = ripemd160_portable_32_rotl32(l20b, 10);
        /* stream a, right step 22, f4 */
        const uint32_t r22a = ripemd160_portable_32_rotl32((r21a & r21a_2)
            + ((r20a & ~r21a_2) + (r19a_2 + k[18])), 8) + r20a_2;
        const uint32_t r22a_2 = ripemd160_portable_32_rotl32(r20a, 10);
        /* stream b, right step 22, f4 */
        const uint32_t r22b = ripemd160_portable_32_rotl32((r21b & r21b_2)
            + ((r20b & ~r21b_2) + (r19b_2 + k[18])), 8) + r20b_2;
        const uint32_t r22b_2 = ripemd160_portable_32_rotl32(r20b, 10);
        /* stream a, left step 23, f2 */
        const uint32_t l23a = ripemd160_portable_32_rotl32((((l21a ^ l22a_2) & l22a) ^ l22a_2)
            + (l20a_2 + k[17]), 7) + l21a_2;
        const uint32_t l23a_2 = ripemd160_portable_32_rotl32(l21a, 10);
        /* stream b, left step 23, f2 */
        const uint32_t l23b = ripemd160_portable_32_rotl32((((l21b ^ l22b_2) & l22b) ^ l22b_2)
            + (l20b_2 + k[17]), 7) + l21b_2;
        const uint32_t l23b_2 = ripemd160_portable_32_rotl32(l21b, 10);
        /* stream a, right step 23, f4 */
        const uint32_t r23a = ripemd160_portable_32_rotl32((r22a & r22a_2)
            + ((r21a & ~r22a_2) + (m5a + (r20a_2 + k[18]))), 9) + r21a_2;
        const uint32_t r23a_2 = ripemd160_portable_32_rotl32(r21a, 10);
        /* stream b, right step 23, f4 */
        const uint32_t r23b = ripemd160_portable_32_rotl32((r22b & r22b_2)
            + ((r21b & ~r22b_2) + (m5b + (r20b_2 + k[18]))), 9) + r21b_2;
        const uint32_t r23b_2 = ripemd160_portable_32_rotl32(r21b, 10);
        /* stream a, left step 24, f2 */
        const uint32_t l24a = ripemd160_portable_32_rotl32((((l22a ^ l23a_2) & l23a) ^ l23a_2)
            + (m3a + (l21a_2 + k[17])), 15) + l22a_2;
        const uint32_t l24a_2 = ripemd160_portable_32_rotl32(l22a, 10);
        /* stream b, left step 24, f2 */
        const uint32_t l24b = ripemd160_portable_32_rotl32((((l22b ^ l23b_2) & l23b) ^ l23b_2)
            + (m3b + (l21b_2 + k[17])), 15) + l22b_2;
        const uint32_t l24b_2 = ripemd160_portable_32_rotl32(l22b, 10);
        /* stream a, right step 24, f4 */
        const uint32_t r24a = ripemd160_portable_32_rotl32((r23a & r23a_2)
            + ((r22a & ~r23a_2) + (r21a_2 + k[18])), 11) + r22a_2;
        const uint32_t r24a_2 = ripemd160_portable_32_rotl32(r22a, 10);
        /* stream b, right step 24, f4 */
        const uint32_t r24b = ripemd160_portable_32_rotl32((r23b & r23b_2)
            + ((r22b & ~r23b_2) + (r21b_2 + k[18])), 11) + r22b_2;
        const uint32_t r24b_2 = ripemd160_portable_32_rotl32(r22b, 10);
        /* stream a, left step 25, f2 */
        const uint32_t l25a = ripemd160_portable_32_rotl32((((l23a ^ l24a_2) & l24a) ^ l24a_2)
            + (l22a_2 + k[17]), 7) + l23a_2;
        const uint32_t l25a_2 = ripemd160_portable_32_rotl32(l23a, 10);
        /* stream b, left step 25, f2 */
        const uint32_t l25b = ripemd160_portable_32_rotl32((((l23b ^ l24b_2) & l24b) ^ l24b_2)
            + (l22b_2 + k[17]), 7) + l23b_2;
        const uint32_t l25b_2 = ripemd160_portable_32_rotl32(l23b, 10);
        /* stream a, right step 25, f4 */
        const uint32_t r25a = ripemd160_portable_32_rotl32((r24a & r24a_2)
            + ((r23a & ~r24a_2) + (r22a_2 + k[19])), 7) + r23a_2;
        const uint32_t r25a_2 = ripemd160_portable_32_rotl32(r23a, 10);
        /* stream b, right step 25, f4 */
        const uint32_t r25b = ripemd160_portable_32_rotl32((r24b & r24b_2)
            + ((r23b & ~r24b_2) + (r22b_2 + k[19])), 7) + r23b_2;
        const uint32_t r25b_2 = ripemd160_portable_32_rotl32(r23b, 10);
        /* stream a, left step 26, f2 */
        const uint32_t l26a = ripemd160_portable_32_rotl32((((l24a ^ l25a_2) & l25a) ^ l25a_2)
            + (m0a + (l23a_2 + k[17])), 12) + l24a_2;
        const uint32_t l26a_2 = ripemd160_portable_32_rotl32(l24a, 10);
        /* stream b, left step 26, f2 */
        const uint32_t l26b = ripemd160_portable_32_rotl32((((l24b ^ l25b_2) & l25b) ^ l25b_2)
            + (m0b + (l23b_2 + k[17])), 12) + l24b_2;
        const uint32_t l26b_2 = ripemd160_portable_32_rotl32(l24b, 10);
        /* stream a, right step 26, f4 */
        const uint32_t r26a = ripemd160_portable_32_rotl32((r25a & r25a_2)
            + ((r24a & ~r25a_2) + (r23a_2 + k[18])), 7) + r24a_2;
        const uint32_t r26a_2 = ripemd160_portable_32_rotl32(r24a, 10);
        /* stream b, right step 26, f4 */
        const uint32_t r26b = ripemd160_portable_32_rotl32((r25b & r25b_2)
            + ((r24b & ~r25b_2) + (r23b_2 + k[18])), 7) + r24b_2;
        const uint32_t r26b_2 = ripemd160_portable_32_rotl32(r24b, 10);
        /* stream a, left step 27, f2 */
        const uint32_t l27a = ripemd160_portable_32_rotl32((((l25a ^ l26a_2) & l26a) ^ l26a_2)
            + (l24a_2 + k[17]), 15) + l25a_2;
        const uint32_t l27a_2 = ripemd160_portable_32_rotl32(l25a, 10);
        /* stream b, left step 27, f2 */
        const uint32_t l27b = ripemd160_portable_32_rotl32((((l25b ^ l26b_2) & l26b) ^ l26b_2)
            + (l24b_2 + k[17]), 15) + l25b_2;
        const uint32_t l27b_2 = ripemd160_portable_32_rotl32(l25b, 10);
        /* stream a, right step 27, f4 */
        const uint32_t r27a = ripemd160_portable_32_rotl32((r26a & r26a_2)
            + ((r25a & ~r26a_2) + (r24a_2 + k[20])), 12) + r25a_2;
        const uint32_t r27a_2 = ripemd160_portable_32_rotl32(r25a, 10);
        /* stream b, right step 27, f4 */
        const uint32_t r27b = ripemd160_portable_32_rotl32((r26b & r26b_2)
            + ((r25b & ~r26b_2) + (r24b_2 + k[20])), 12) + r25b_2;
        const uint32_t r27b_2 = ripemd160_portable_32_rotl32(r25b, 10);
        /* stream a, left step 28, f2 */
        const uint32_t l28a = ripemd160_portable_32_rotl32((((l26a ^ l27a_2) & l27a) ^ l27a_2)
            + (m5a + (l25a_2 + k[17])), 9) + l26a_2;
        const uint32_t l28a_2 = ripemd160_portable_32_rotl32(l26a, 10);
        /* stream b, left step 28, f2 */
        const uint32_t l28b = ripemd160_portable_32_rotl32((((l26b ^ l27b_2) & l27b) ^ l27b_2)
            + (m5b + (l25b_2 + k[17])), 9) + l26b_2;
        const uint32_t l28b_2 = ripemd160_portable_32_rotl32(l26b, 10);
        /* stream a, right step 28, f4 */
        const uint32_t r28a = ripemd160_portable_32_rotl32((r27a & r27a_2)
            + ((r26a & ~r27a_2) + (r25a_2 + k[18])), 7) + r26a_2;
        const uint32_t r28a_2 = ripemd160_portable_32_rotl32(r26a, 10);
        /* stream b, right step 28, f4 */
        const uint32_t r28b = ripemd160_portable_32_rotl32((r27b & r27b_2)
            + ((r26b & ~r27b_2) + (r25b_2 + k[18])), 7) + r26b_2;
        const uint32_t r28b_2 = ripemd160_portable_32_rotl32(r26b, 10);
        /* stream a, left step 29, f2 */
        const uint32_t l29a = ripemd160_portable_32_rotl32((((l27a ^ l28a_2) & l28a) ^ l28a_2)
            + (m2a + (l26a_2 + k[17])), 11) + l27a_2;
        const uint32_t l29a_2 = ripemd160_portable_32_rotl32(l27a, 10);
        /* stream b, left step 29, f2 */
        const uint32_t l29b = ripemd160_portable_32_rotl32((((l27b ^ l28b_2) & l28b) ^ l28b_2)
            + (m2b + (l26b_2 + k[17])), 11) + l27b_2;
        const uint32_t l29b_2 = ripemd160_portable_32_rotl32(l27b, 10);
        /* stream a, right step 29, f4 */
        const uint32_t r29a = ripemd160_portable_32_rotl32((r28a & r28a_2)
            + ((r27a & ~r28a_2) + (m4a + (r26a_2 + k[18]))), 6) + r27a_2;
        const uint32_t r29a_2 = ripemd160_portable_32_rotl32(r27a, 10);
        /* stream b, right step 29, f4 */
        const uint32_t r29b = ripemd160_portable_32_rotl32((r28b & r28b_2)
            + ((r27b & ~r28b_2) + (m4b + (r26b_2 + k[18]))), 6) + r27b_2;
        const uint32_t r29b_2 = ripemd160_portable_32_rotl32(r27b, 10);
        /* stream a, left step 30, f2 */
        const uint32_t l30a = ripemd160_portable_32_rotl32((((l28a ^ l29a_2) & l29a) ^ l29a_2)
            + (l27a_2 + k[21]), 7) + l28a_2;
        const uint32_t l30a_2 = ripemd160_portable_32_rotl32(l28a, 10);
        /* stream b, left step 30, f2 */
        const uint32_t l30b = ripemd160_portable_32_rotl32((((l28b ^ l29b_2) & l29b) ^ l29b_2)
            + (l27b_2 + k[21]), 7) + l28b_2;
        const uint32_t l30b_2 = ripemd160_portable_32_rotl32(l28b, 10);
        /* stream a, right step 30, f4 */
        const uint32_t r30a = ripemd160_portable_32_rotl32((r29a & r29a_2)
            + ((r28a & ~r29a_2) + (r27a_2 + k[18])), 15) + r28a_2;
        const uint32_t r30a_2 = ripemd160_portable_32_rotl32(r28a, 10);
        /* stream b, right step 30, f4 */
        const uint32_t r30b = ripemd160_portable_32_rotl32((r29b & r29b_2)
            + ((r28b & ~r29b_2) + (r27b_2 + k[18])), 15) + r28b_2;
        const uint32_t r30b_2 = ripemd160_portable_32_rotl32(r28b, 10);
        /* stream a, left step 31, f2 */
        const uint32_t l31a = ripemd160_portable_32_rotl32((((l29a ^ l30a_2) & l30a) ^ l30a_2)
            + (l28a_2 + k[17]), 13) + l29a_2;
        const uint32_t l31a_2 = ripemd160_portable_32_rotl32(l29a, 10);
        /* stream b, left step 31, f2 */
        const uint32_t l31b = ripemd160_portable_32_rotl32((((l29b ^ l30b_2) & l30b) ^ l30b_2)
            + (l28b_2 + k[17]), 13) + l29b_2;
        const uint32_t l31b_2 = ripemd160_portable_32_rotl32(l29b, 10);
        /* stream a, right step 31, f4 */
        const uint32_t r31a = ripemd160_portable_32_rotl32((r30a & r30a_2)
            + ((r29a & ~r30a_2) + (m1a + (r28a_2 + k[18]))), 13) + r29a_2;
        const uint32_t r31a_2 = ripemd160_portable_32_rotl32(r29a, 10);
        /* stream b, right step 31, f4 */
        const uint32_t r31b = ripemd160_portable_32_rotl32((r30b & r30b_2)
            + ((r29b & ~r30b_2) + (m1b + (r28b_2 + k[18]))), 13) + r29b_2;
        const uint32_t r31b_2 = ripemd160_portable_32_rotl32(r29b, 10);
        /* stream a, left step 32, f2 */
        const uint32_t l32a = ripemd160_portable_32_rotl32((((l30a ^ l31a_2) & l31a) ^ l31a_2)
            + (l29a_2 + k[22]), 12) + l30a_2;
        const uint32_t l32a_2 = ripemd160_portable_32_rotl32(l30a, 10);
        /* stream b, left step 32, f2 */
        const uint32_t l32b = ripemd160_portable_32_rotl32((((l30b ^ l31b_2) & l31b) ^ l31b_2)
            + (l29b_2 + k[22]), 12) + l30b_2;
        const uint32_t l32b_2 = ripemd160_portable_32_rotl32(l30b, 10);
        /* stream a, right step 32, f4 */
        const uint32_t r32a = ripemd160_portable_32_rotl32((r31a & r31a_2)
            + ((r30a & ~r31a_2) + (m2a + (r29a_2 + k[18]))), 11) + r30a_2;
        const uint32_t r32a_2 = ripemd160_portable_32_rotl32(r30a, 10);
        /* stream b, right step 32, f4 */
        const uint32_t r32b = ripemd160_portable_32_rotl32((r31b & r31b_2)
            + ((r30b & ~r31b_2) + (m2b + (r29b_2 + k[18]))), 11) + r30b_2;
        const uint32_t r32b_2 = ripemd160_portable_32_rotl32(r30b, 10);
        /* stream a, left step 33, f3 */
        const uint32_t l33a = ripemd160_portable_32_rotl32(((l32a | ~l31a) ^ l32a_2)
            + (m3a + (l30a_2 + k[23])), 11) + l31a_2;
        const uint32_t l33a_2 = ripemd160_portable_32_rotl32(l31a, 10);
        /* stream b, left step 33, f3 */
        const uint32_t l33b = ripemd160_portable_32_rotl32(((l32b | ~l31b) ^ l32b_2)
            + (m3b + (l30b_2 + k[23])), 11) + l31b_2;
        const uint32_t l33b_2 = ripemd160_portable_32_rotl32(l31b, 10);
        /* stream a, right step 33, f3 */
        const uint32_t r33a =
            ripemd160_portable_32_rotl32(((r32a | ~r31a) ^ r32a_2) + (r30a_2 + k[24]), 9) + r31a_2;
        const uint32_t r33a_2 = ripemd160_portable_32_rotl32(r31a, 10);
        /* stream b, right step 33, f3 */
        const uint32_t r33b =
            ripemd160_portable_32_rotl32(((r32b | ~r31b) ^ r32b_2) + (r30b_2 + k[24]), 9) + r31b_2;
        const uint32_t r33b_2 = ripemd160_portable_32_rotl32(r31b, 10);
        /* stream a, left step 34, f3 */
        const uint32_t l34a =
            ripemd160_portable_32_rotl32(((l33a | ~l32a) ^ l33a_2) + (l31a_2 + k[23]), 13) + l32a_2;
        const uint32_t l34a_2 = ripemd160_portable_32_rotl32(l32a, 10);
        /* stream b, left step 34, f3 */
        const uint32_t l34b =
            ripemd160_portable_32_rotl32(((l33b | ~l32b) ^ l33b_2) + (l31b_2 + k[23]), 13) + l32b_2;
        const uint32_t l34b_2 = ripemd160_portable_32_rotl32(l32b, 10);
        /* stream a, right step 34, f3 */
        const uint32_t r34a = ripemd160_portable_32_rotl32(((r33a | ~r32a) ^ r33a_2)
            + (m5a + (r31a_2 + k[24])), 7) + r32a_2;
        const uint32_t r34a_2 = ripemd160_portable_32_rotl32(r32a, 10);
        /* stream b, right step 34, f3 */
        const uint32_t r34b = ripemd160_portable_32_rotl32(((r33b | ~r32b) ^ r33b_2)
            + (m5b + (r31b_2 + k[24])), 7) + r32b_2;
        const uint32_t r34b_2 = ripemd160_portable_32_rotl32(r32b, 10);
        /* stream a, left step 35, f3 */
        const uint32_t l35a =
            ripemd160_portable_32_rotl32(((l34a | ~l33a) ^ l34a_2) + (l32a_2 + k[25]), 6) + l33a_2;
        const uint32_t l35a_2 = ripemd160_portable_32_rotl32(l33a, 10);
        /* stream b, left step 35, f3 */
        const uint32_t l35b =
            ripemd160_portable_32_rotl32(((l34b | ~l33b) ^ l34b_2) + (l32b_2 + k[25]), 6) + l33b_2;
        const uint32_t l35b_2 = ripemd160_portable_32_rotl32(l33b, 10);
        /* stream a, right step 35, f3 */
        const uint32_t r35a = ripemd160_portable_32_rotl32(((r34a | ~r33a) ^ r34a_2)
            + (m1a + (r32a_2 + k[24])), 15) + r33a_2;
        const uint32_t r35a_2 = ripemd160_portable_32_rotl32(r33a, 10);
        /* stream b, right step 35, f3 */
        const uint32_t r35b = ripemd160_portable_32_rotl32(((r34b | ~r33b) ^ r34b_2)
            + (m1b + (r32b_2 + k[24])), 15) + r33b_2;
        const uint32_t r35b_2 = ripemd160_portable_32_rotl32(r33b, 10);
        /* stream a, left step 36, f3 */
        const uint32_t l36a = ripemd160_portable_32_rotl32(((l35a | ~l34a) ^ l35a_2)
            + (m4a + (l33a_2 + k[23])), 7) + l34a_2;
        const uint32_t l36a_2 = ripemd160_portable_32_rotl32(l34a, 10);
        /* stream b, left step 36, f3 */
        const uint32_t l36b = ripemd160_portable_32_rotl32(((l35b | ~l34b) ^ l35b_2)
            + (m4b + (l33b_2 + k[23])), 7) + l34b_2;
        const uint32_t l36b_2 = ripemd160_portable_32_rotl32(l34b, 10);
        /* stream a, right step 36, f3 */
        const uint32_t r36a = ripemd160_portable_32_rotl32(((r35a | ~r34a) ^ r35a_2)
            + (m3a + (r33a_2 + k[24])), 11) + r34a_2;
        const uint32_t r36a_2 = ripemd160_portable_32_rotl32(r34a, 10);
        /* stream b, right step 36, f3 */
        const uint32_t r36b = ripemd160_portable_32_rotl32(((r35b | ~r34b) ^ r35b_2)
            + (m3b + (r33b_2 + k[24])), 11) + r34b_2;
        const uint32_t r36b_2 = ripemd160_portable_32_rotl32(r34b, 10);
        /* stream a, left step 37, f3 */
        const uint32_t l37a =
            ripemd160_portable_32_rotl32(((l36a | ~l35a) ^ l36a_2) + (l34a_2 + k[23]), 14) + l35a_2;
        const uint32_t l37a_2 = ripemd160_portable_32_rotl32(l35a, 10);
        /* stream b, left step 37, f3 */
        const uint32_t l37b =
            ripemd160_portable_32_rotl32(((l36b | ~l35b) ^ l36b_2) + (l34b_2 + k[23]), 14) + l35b_2;
        const uint32_t l37b_2 = ripemd160_portable_32_rotl32(l35b, 10);
        /* stream a, right step 37, f3 */
        const uint32_t r37a = ripemd160_portable_32_rotl32(((r36a | ~r35a) ^ r36a_2)
            + (m7a + (r34a_2 + k[24])), 8) + r35a_2;
        const uint32_t r37a_2 = ripemd160_portable_32_rotl32(r35a, 10);
        /* stream b, right step 37, f3 */
        const uint32_t r37b = ripemd160_portable_32_rotl32(((r36b | ~r35b) ^ r36b_2)
            + (m7b + (r34b_2 + k[24])), 8) + r35b_2;
        const uint32_t r37b_2 = ripemd160_portable_32_rotl32(r35b, 10);
        /* stream a, left step 38, f3 */
        const uint32_t l38a =
            ripemd160_portable_32_rotl32(((l37a | ~l36a) ^ l37a_2) + (l35a_2 + k[23]), 9) + l36a_2;
        const uint32_t l38a_2 = ripemd160_portable_32_rotl32(l36a, 10);
        /* stream b, left step 38, f3 */
        const uint32_t l38b =
            ripemd160_portable_32_rotl32(((l37b | ~l36b) ^ l37b_2) + (l35b_2 + k[23]), 9) + l36b_2;
        const uint32_t l38b_2 = ripemd160_portable_32_rotl32(l36b, 10);
        /* stream a, right step 38, f3 */
        const uint32_t r38a =
            ripemd160_portable_32_rotl32(((r37a | ~r36a) ^ r37a_2) + (r35a_2 + k[26]), 6) + r36a_2;
        const uint32_t r38a_2 = ripemd160_portable_32_rotl32(r36a, 10);
        /* stream b, right step 38, f3 */
        const uint32_t r38b =
            ripemd160_portable_32_rotl32(((r37b | ~r36b) ^ r37b_2) + (r35b_2 + k[26]), 6) + r36b_2;
        const uint32_t r38b_2 = ripemd160_portable_32_rotl32(r36b, 10);
        /* stream a, left step 39, f3 */
        const uint32_t l39a =
            ripemd160_portable_32_rotl32(((l38a | ~l37a) ^ l38a_2) + (l36a_2 + k[27]), 13) + l37a_2;
        const uint32_t l39a_2 = ripemd160_portable_32_rotl32(l37a, 10);
        /* stream b, left step 39, f3 */
        const uint32_t l39b =
            ripemd160_portable_32_rotl32(((l38b | ~l37b) ^ l38b_2) + (l36b_2 + k[27]), 13) + l37b_2;
        const uint32_t l39b_2 = ripemd160_portable_32_rotl32(l37b, 10);
        /* stream a, right step 39, f3 */
        const uint32_t r39a = ripemd160_portable_32_rotl32(((r38a | ~r37a) ^ r38a_2)
            + (m6a + (r36a_2 + k[24])), 6) + r37a_2;
        const uint32_t r39a_2 = ripemd160_portable_32_rotl32(r37a, 10);
        /* stream b, right step 39, f3 */
        const uint32_t r39b = ripemd160_portable_32_rotl32(((r38b | ~r37b) ^ r38b_2)
            + (m6b + (r36b_2 + k[24])), 6) + r37b_2;
        const uint32_t r39b_2 = ripemd160_portable_32_rotl32(r37b, 10);
        /* stream a, left step 40, f3 */
        const uint32_t l40a = ripemd160_portable_32_rotl32(((l39a | ~l38a) ^ l39a_2)
            + (m1a + (l37a_2 + k[23])), 15) + l38a_2;
        const uint32_t l40a_2 = ripemd160_portable_32_rotl32(l38a, 10);
        /* stream b, left step 40, f3 */
        const uint32_t l40b = ripemd160_portable_32_rotl32(((l39b | ~l38b) ^ l39b_2)
            + (m1b + (l37b_2 + k[23])), 15) + l38b_2;
        const uint32_t l40b_2 = ripemd160_portable_32_rotl32(l38b, 10);
        /* stream a, right step 40, f3 */
        const uint32_t r40a =
            ripemd160_portable_32_rotl32(((r39a | ~r38a) ^ r39a_2) + (r37a_2 + k[24]), 14) + r38a_2;
        const uint32_t r40a_2 = ripemd160_portable_32_rotl32(r38a, 10);
        /* stream b, right step 40, f3 */
        const uint32_t r40b =
            ripemd160_portable_32_rotl32(((r39b | ~r38b) ^ r39b_2) + (r37b_2 + k[24]), 14) + r38b_2;
        const uint32_t r40b_2 = ripemd160_portable_32_rotl32(r38b, 10);
        /* stream a, left step 41, f3 */
        const uint32_t l41a = ripemd160_portable_32_rotl32(((l40a | ~l39a) ^ l40a_2)
            + (m2a + (l38a_2 + k[23])), 14) + l39a_2;
        const uint32_t l41a_2 = ripemd160_portable_32_rotl32(l39a, 10);
        /* stream b, left step 41, f3 */
        const uint32_t l41b = ripemd160_portable_32_rotl32(((l40b | ~l39b) ^ l40b_2)
            + (m2b + (l38b_2 + k[23])), 14) + l39b_2;
        const uint32_t l41b_2 = ripemd160_portable_32_rotl32(l39b, 10);
        /* stream a, right step 41, f3 */
        const uint32_t r41a =
            ripemd160_portable_32_rotl32(((r40a | ~r39a) ^ r40a_2) + (r38a_2 + k[24]), 12) + r39a_2;
        const uint32_t r41a_2 = ripemd160_portable_32_rotl32(r39a, 10);
        /* stream b, right step 41, f3 */
        const uint32_t r41b =
            ripemd160_portable_32_rotl32(((r40b | ~r39b) ^ r40b_2) + (r38b_2 + k[24]), 12) + r39b_2;
        const uint32_t r41b_2 = ripemd160_portable_32_rotl32(r39b, 10);
        /* stream a, left step 42, f3 */
        const uint32_t l42a = ripemd160_portable_32_rotl32(((l41a | ~l40a) ^ l41a_2)
            + (m7a + (l39a_2 + k[23])), 8) + l40a_2;
        const uint32_t l42a_2 = ripemd160_portable_32_rotl32(l40a, 10);
        /* stream b, left step 42, f3 */
        const uint32_t l42b = ripemd160_portable_32_rotl32(((l41b | ~l40b) ^ l41b_2)
            + (m7b + (l39b_2 + k[23])), 8) + l40b_2;
        const uint32_t l42b_2 = ripemd160_portable_32_rotl32(l40b, 10);
        /* stream a, right step 42, f3 */
        const uint32_t r42a =
            ripemd160_portable_32_rotl32(((r41a | ~r40a) ^ r41a_2) + (r39a_2 + k[28]), 13) + r40a_2;
        const uint32_t r42a_2 = ripemd160_portable_32_rotl32(r40a, 10);
        /* stream b, right step 42, f3 */
        const uint32_t r42b =
            ripemd160_portable_32_rotl32(((r41b | ~r40b) ^ r41b_2) + (r39b_2 + k[28]), 13) + r40b_2;
        const uint32_t r42b_2 = ripemd160_portable_32_rotl32(r40b, 10);
        /* stream a, left step 43, f3 */
        const uint32_t l43a = ripemd160_portable_32_rotl32(((l42a | ~l41a) ^ l42a_2)
            + (m0a + (l40a_2 + k[23])), 13) + l41a_2;
        const uint32_t l43a_2 = ripemd160_portable_32_rotl32(l41a, 10);
        /* stream b, left step 43, f3 */
        const uint32_t l43b = ripemd160_portable_32_rotl32(((l42b | ~l41b) ^ l42b_2)
            + (m0b + (l40b_2 + k[23])), 13) + l41b_2;
        const uint32_t l43b_2 = ripemd160_portable_32_rotl32(l41b, 10);
        /* stream a, right step 43, f3 */
        const uint32_t r43a =
            ripemd160_portable_32_rotl32(((r42a | ~r41a) ^ r42a_2) + (r40a_2 + k[24]), 5) + r41a_2;
        const uint32_t r43a_2 = ripemd160_portable_32_rotl32(r41a, 10);
        /* stream b, right step 43, f3 */
        const uint32_t r43b =
            ripemd160_portable_32_rotl32(((r42b | ~r41b) ^ r42b_2) + (r40b_2 + k[24]), 5) + r41b_2;
        const uint32_t r43b_2 = ripemd160_portable_32_rotl32(r41b, 10);
        /* stream a, left step 44, f3 */
        const uint32_t l44a = ripemd160_portable_32_rotl32(((l43a | ~l42a) ^ l43a_2)
            + (m6a + (l41a_2 + k[23])), 6) + l42a_2;
        const uint32_t l44a_2 = ripemd160_portable_32_rotl32(l42a, 10);
        /* stream b, left step 44, f3 */
        const uint32_t l44b = ripemd160_portable_32_rotl32(((l43b | ~l42b) ^ l43b_2)
            + (m6b + (l41b_2 + k[23])), 6) + l42b_2;
        const uint32_t l44b_2 = ripemd160_portable_32_rotl32(l42b, 10);
        /* stream a, right step 44, f3 */
        const uint32_t r44a = ripemd160_portable_32_rotl32(((r43a | ~r42a) ^ r43a_2)
            + (m2a + (r41a_2 + k[24])), 14) + r42a_2;
        const uint32_t r44a_2 = ripemd160_portable_32_rotl32(r42a, 10);
        /* stream b, right step 44, f3 */
        const uint32_t r44b = ripemd160_portable_32_rotl32(((r43b | ~r42b) ^ r43b_2)
            + (m2b + (r41b_2 + k[24])), 14) + r42b_2;
        const uint32_t r44b_2 = ripemd160_portable_32_rotl32(r42b, 10);
        /* stream a, left step 45, f3 */
        const uint32_t l45a =
            ripemd160_portable_32_rotl32(((l44a | ~l43a) ^ l44a_2) + (l42a_2 + k[23]), 5) + l43a_2;
        const uint32_t l45a_2 = ripemd160_portable_32_rotl32(l43a, 10);
        /* stream b, left step 45, f3 */
        const uint32_t l45b =
            ripemd160_portable_32_rotl32(((l44b | ~l43b) ^ l44b_2) + (l42b_2 + k[23]), 5) + l43b_2;
        const uint32_t l45b_2 = ripemd160_portable_32_rotl32(l43b, 10);
        /* stream a, right step 45, f3 */
        const uint32_t r45a =
            ripemd160_portable_32_rotl32(((r44a | ~r43a) ^ r44a_2) + (r42a_2 + k[24]), 13) + r43a_2;
        const uint32_t r45a_2 = ripemd160_portable_32_rotl32(r43a, 10);
        /* stream b, right step 45, f3 */
        const uint32_t r45b =
            ripemd160_portable_32_rotl32(((r44b | ~r43b) ^ r44b_2) + (r42b_2 + k[24]), 13) + r43b_2;
        const uint32_t r45b_2 = ripemd160_portable_32_rotl32(r43b, 10);
        /* stream a, left step 46, f3 */
        const uint32_t l46a =
            ripemd160_portable_32_rotl32(((l45a | ~l44a) ^ l45a_2) + (l43a_2 + k[23]), 12) + l44a_2;
        const uint32_t l46a_2 = ripemd160_portable_32_rotl32(l44a, 10);
        /* stream b, left step 46, f3 */
        const uint32_t l46b =
            ripemd160_portable_32_rotl32(((l45b | ~l44b) ^ l45b_2) + (l43b_2 + k[23]), 12) + l44b_2;
        const uint32_t l46b_2 = ripemd160_portable_32_rotl32(l44b, 10);
        /* stream a, right step 46, f3 */
        const uint32_t r46a = ripemd160_portable_32_rotl32(((r45a | ~r44a) ^ r45a_2)
            + (m0a + (r43a_2 + k[24])), 13) + r44a_2;
        const uint32_t r46a_2 = ripemd160_portable_32_rotl32(r44a, 10);
        /* stream b, right step 46, f3 */
        const uint32_t r46b = ripemd160_portable_32_rotl32(((r45b | ~r44b) ^ r45b_2)
            + (m0b + (r43b_2 + k[24])), 13) + r44b_2;
        const uint32_t r46b_2 = ripemd160_portable_32_rotl32(r44b, 10);
        /* stream a, left step 47, f3 */
        const uint32_t l47a = ripemd160_portable_32_rotl32(((l46a | ~l45a) ^ l46a_2)
            + (m5a + (l44a_2 + k[23])), 7) + l45a_2;
        const uint32_t l47a_2 = ripemd160_portable_32_rotl32(l45a, 10);
        /* stream b, left step 47, f3 */
        const uint32_t l47b = ripemd160_portable_32_rotl32(((l46b | ~l45b) ^ l46b_2)
            + (m5b + (l44b_2 + k[23])), 7) + l45b_2;
        const uint32_t l47b_2 = ripemd160_portable_32_rotl32(l45b, 10);
        /* stream a, right step 47, f3 */
        const uint32_t r47a = ripemd160_portable_32_rotl32(((r46a | ~r45a) ^ r46a_2)
            + (m4a + (r44a_2 + k[24])), 7) + r45a_2;
        const uint32_t r47a_2 = ripemd160_portable_32_rotl32(r45a, 10);
        /* stream b, right step 47, f3 */
        const uint32_t r47b = ripemd160_portable_32_rotl32(((r46b | ~r45b) ^ r46b_2)
            + (m4b + (r44b_2 + k[24])), 7) + r45b_2;
        const uint32_t r47b_2 = ripemd160_portable_32_rotl32(r45b, 10);
        /* stream a, left step 48, f3 */
        const uint32_t l48a =
            ripemd160_portable_32_rotl32(((l47a | ~l46a) ^ l47a_2) + (l45a_2 + k[23]), 5) + l46a_2;
        const uint32_t l48a_2 = ripemd160_portable_32_rotl32(l46a, 10);
        /* stream b, left step 48, f3 */
        const uint32_t l48b =
            ripemd160_portable_32_rotl32(((l47b | ~l46b) ^ l47b_2) + (l45b_2 + k[23]), 5) + l46b_2;
        const uint32_t l48b_2 = ripemd160_portable_32_rotl32(l46b, 10);
        /* stream a, right step 48, f3 */
        const uint32_t r48a =
            ripemd160_portable_32_rotl32(((r47a | ~r46a) ^ r47a_2) + (r45a_2 + k[24]), 5) + r46a_2;
        const uint32_t r48a_2 = ripemd160_portable_32_rotl32(r46a, 10);
        /* stream b, right step 48, f3 */
        const uint32_t r48b =
            ripemd160_portable_32_rotl32(((r47b | ~r46b) ^ r47b_2) + (r45b_2 + k[24]), 5) + r46b_2;
        const uint32_t r48b_2 = ripemd160_portable_32_rotl32(r46b, 10);
        /* stream a, left step 49, f4 */
        const uint32_t l49a = ripemd160_portable_32_rotl32((l48a & l48a_2)
            + ((l47a & ~l48a_2) + (l46a_2 + k[29]) + m1a), 11) + l47a_2;
        const uint32_t l49a_2 = ripemd160_portable_32_rotl32(l47a, 10);
        /* stream b, left step 49, f4 */
        const uint32_t l49b = ripemd160_portable_32_rotl32((l48b & l48b_2)
            + ((l47b & ~l48b_2) + (l46b_2 + k[29]) + m1b), 11) + l47b_2;
        const uint32_t l49b_2 = ripemd160_portable_32_rotl32(l47b, 10);
        /* stream a, right step 49, f2 */
        const uint32_t r49a = ripemd160_portable_32_rotl32((((r47a ^ r48a_2) & r48a) ^ r48a_2)
            + (r46a_2 + k[30]), 15) + r47a_2;
        const uint32_t r49a_2 = ripemd160_portable_32_rotl32(r47a, 10);
        /* stream b, right step 49, f2 */
        const uint32_t r49b = ripemd160_portable_32_rotl32((((r47b ^ r48b_2) & r48b) ^ r48b_2)
            + (r46b_2 + k[30]), 15) + r47b_2;
        const uint32_t r49b_2 = ripemd160_portable_32_rotl32(r47b, 10);
        /* stream a, left step 50, f4 */
        const uint32_t l50a = ripemd160_portable_32_rotl32((l49a & l49a_2)
            + ((l48a & ~l49a_2) + (l47a_2 + k[29])), 12) + l48a_2;
        const uint32_t l50a_2 = ripemd160_portable_32_rotl32(l48a, 10);
        /* stream b, left step 50, f4 */
        const uint32_t l50b = ripemd160_portable_32_rotl32((l49b & l49b_2)
            + ((l48b & ~l49b_2) + (l47b_2 + k[29])), 12) + l48b_2;
        const uint32_t l50b_2 = ripemd160_portable_32_rotl32(l48b, 10);
        /* stream a, right step 50, f2 */
        const uint32_t r50a = ripemd160_portable_32_rotl32((((r48a ^ r49a_2) & r49a) ^ r49a_2)
            + (m6a + (r47a_2 + k[31])), 5) + r48a_2;
        const uint32_t r50a_2 = ripemd160_portable_32_rotl32(r48a, 10);
        /* stream b, right step 50, f2 */
        const uint32_t r50b = ripemd160_portable_32_rotl32((((r48b ^ r49b_2) & r49b) ^ r49b_2)
            + (m6b + (r47b_2 + k[31])), 5) + r48b_2;
        const uint32_t r50b_2 = ripemd160_portable_32_rotl32(r48b, 10);
        /* stream a, left step 51, f4 */
        const uint32_t l51a = ripemd160_portable_32_rotl32((l50a & l50a_2)
            + ((l49a & ~l50a_2) + (l48a_2 + k[29])), 14) + l49a_2;
        const uint32_t l51a_2 = ripemd160_portable_32_rotl32(l49a, 10);
        /* stream b, left step 51, f4 */
        const uint32_t l51b = ripemd160_portable_32_rotl32((l50b & l50b_2)
            + ((l49b & ~l50b_2) + (l48b_2 + k[29])), 14) + l49b_2;
        const uint32_t l51b_2 = ripemd160_portable_32_rotl32(l49b, 10);
        /* stream a, right step 51, f2 */
        const uint32_t r51a = ripemd160_portable_32_rotl32((((r49a ^ r50a_2) & r50a) ^ r50a_2)
            + (m4a + (r48a_2 + k[31])), 8) + r49a_2;
        const uint32_t r51a_2 = ripemd160_portable_32_rotl32(r49a, 10);
        /* stream b, right step 51, f2 */
        const uint32_t r51b = ripemd160_portable_32_rotl32((((r49b ^ r50b_2) & r50b) ^ r50b_2)
            + (m4b + (r48b_2 + k[31])), 8) + r49b_2;
        const uint32_t r51b_2 = ripemd160_portable_32_rotl32(r49b, 10);
        /* stream a, left step 52, f4 */
        const uint32_t l52a = ripemd160_portable_32_rotl32((l51a & l51a_2)
            + ((l50a & ~l51a_2) + (l49a_2 + k[29])), 15) + l50a_2;
        const uint32_t l52a_2 = ripemd160_portable_32_rotl32(l50a, 10);
        /* stream b, left step 52, f4 */
        const uint32_t l52b = ripemd160_portable_32_rotl32((l51b & l51b_2)
            + ((l50b & ~l51b_2) + (l49b_2 + k[29])), 15) + l50b_2;
        const uint32_t l52b_2 = ripemd160_portable_32_rotl32(l50b, 10);
        /* stream a, right step 52, f2 */
        const uint32_t r52a = ripemd160_portable_32_rotl32((((r50a ^ r51a_2) & r51a) ^ r51a_2)
            + (m1a + (r49a_2 + k[31])), 11) + r50a_2;
        const uint32_t r52a_2 = ripemd160_portable_32_rotl32(r50a, 10);
        /* stream b, right step 52, f2 */
        const uint32_t r52b = ripemd160_portable_32_rotl32((((r50b ^ r51b_2) & r51b) ^ r51b_2)
            + (m1b + (r49b_2 + k[31])), 11) + r50b_2;
        const uint32_t r52b_2 = ripemd160_portable_32_rotl32(r50b, 10);
        /* stream a, left step 53, f4 */
        const uint32_t l53a = ripemd160_portable_32_rotl32((l52a & l52a_2)
            + ((l51a & ~l52a_2) + (m0a + (l50a_2 + k[29]))), 14) + l51a_2;
        const uint32_t l53a_2 = ripemd160_portable_32_rotl32(l51a, 10);
        /* stream b, left step 53, f4 */
        const uint32_t l53b = ripemd160_portable_32_rotl32((l52b & l52b_2)
            + ((l51b & ~l52b_2) + (m0b + (l50b_2 + k[29]))), 14) + l51b_2;
        const uint32_t l53b_2 = ripemd160_portable_32_rotl32(l51b, 10);
        /* stream a, right step 53, f2 */
        const uint32_t r53a = ripemd160_portable_32_rotl32((((r51a ^ r52a_2) & r52a) ^ r52a_2)
            + (m3a + (r50a_2 + k[31])), 14) + r51a_2;
        const uint32_t r53a_2 = ripemd160_portable_32_rotl32(r51a, 10);
        /* stream b, right step 53, f2 */
        const uint32_t r53b = ripemd160_portable_32_rotl32((((r51b ^ r52b_2) & r52b) ^ r52b_2)
            + (m3b + (r50b_2 + k[31])), 14) + r51b_2;
        const uint32_t r53b_2 = ripemd160_portable_32_rotl32(r51b, 10);
        /* stream a, left step 54, f4 */
        const uint32_t l54a = ripemd160_portable_32_rotl32((l53a & l53a_2)
            + ((l52a & ~l53a_2) + (l51a_2 + k[32])), 15) + l52a_2;
        const uint32_t l54a_2 = ripemd160_portable_32_rotl32(l52a, 10);
        /* stream b, left step 54, f4 */
        const uint32_t l54b = ripemd160_portable_32_rotl32((l53b & l53b_2)
            + ((l52b & ~l53b_2) + (l51b_2 + k[32])), 15) + l52b_2;
        const uint32_t l54b_2 = ripemd160_portable_32_rotl32(l52b, 10);
        /* stream a, right step 54, f2 */
        const uint32_t r54a = ripemd160_portable_32_rotl32((((r52a ^ r53a_2) & r53a) ^ r53a_2)
            + (r51a_2 + k[31]), 14) + r52a_2;
        const uint32_t r54a_2 = ripemd160_portable_32_rotl32(r52a, 10);
        /* stream b, right step 54, f2 */
        const uint32_t r54b = ripemd160_portable_32_rotl32((((r52b ^ r53b_2) & r53b) ^ r53b_2)
            + (r51b_2 + k[31]), 14) + r52b_2;
        const uint32_t r54b_2 = ripemd160_portable_32_rotl32(r52b, 10);
        /* stream a, left step 55, f4 */
        const uint32_t l55a = ripemd160_portable_32_rotl32((l54a & l54a_2)
            + ((l53a & ~l54a_2) + (l52a_2 + k[29])), 9) + l53a_2;
        const uint32_t l55a_2 = ripemd160_portable_32_rotl32(l53a, 10);
        /* stream b, left step 55, f4 */
        const uint32_t l55b = ripemd160_portable_32_rotl32((l54b & l54b_2)
            + ((l53b & ~l54b_2) + (l52b_2 + k[29])), 9) + l53b_2;
        const uint32_t l55b_2 = ripemd160_portable_32_rotl32(l53b, 10);
        /* stream a, right step 55, f2 */
        const uint32_t r55a = ripemd160_portable_32_rotl32((((r53a ^ r54a_2) & r54a) ^ r54a_2)
            + (r52a_2 + k[31]), 6) + r53a_2;
        const uint32_t r55a_2 = ripemd160_portable_32_rotl32(r53a, 10);
        /* stream b, right step 55, f2 */
        const uint32_t r55b = ripemd160_portable_32_rotl32((((r53b ^ r54b_2) & r54b) ^ r54b_2)
            + (r52b_2 + k[31]), 6) + r53b_2;
        const uint32_t r55b_2 = ripemd160_portable_32_rotl32(r53b, 10);
        /* stream a, left step 56, f4 */
        const uint32_t l56a = ripemd160_portable_32_rotl32((l55a & l55a_2)
            + ((l54a & ~l55a_2) + (m4a + (l53a_2 + k[29]))), 8) + l54a_2;
        const uint32_t l56a_2 = ripemd160_portable_32_rotl32(l54a, 10);
        /* stream b, left step 56, f4 */
        const uint32_t l56b = ripemd160_portable_32_rotl32((l55b & l55b_2)
            + ((l54b & ~l55b_2) + (m4b + (l53b_2 + k[29]))), 8) + l54b_2;
        const uint32_t l56b_2 = ripemd160_portable_32_rotl32(l54b, 10);
        /* stream a, right step 56, f2 */
        const uint32_t r56a = ripemd160_portable_32_rotl32((((r54a ^ r55a_2) & r55a) ^ r55a_2)
            + (m0a + (r53a_2 + k[31])), 14) + r54a_2;
        const uint32_t r56a_2 = ripemd160_portable_32_rotl32(r54a, 10);
        /* stream b, right step 56, f2 */
        const uint32_t r56b = ripemd160_portable_32_rotl32((((r54b ^ r55b_2) & r55b) ^ r55b_2)
            + (m0b + (r53b_2 + k[31])), 14) + r54b_2;
        const uint32_t r56b_2 = ripemd160_portable_32_rotl32(r54b, 10);
        /* stream a, left step 57, f4 */
        const uint32_t l57a = ripemd160_portable_32_rotl32((l56a & l56a_2)
            + ((l55a & ~l56a_2) + (l54a_2 + k[29])), 9) + l55a_2;
        const uint32_t l57a_2 = ripemd160_portable_32_rotl32(l55a, 10);
        /* stream b, left step 57, f4 */
        const uint32_t l57b = ripemd160_portable_32_rotl32((l56b & l56b_2)
            + ((l55b & ~l56b_2) + (l54b_2 + k[29])), 9) + l55b_2;
        const uint32_t l57b_2 = ripemd160_portable_32_rotl32(l55b, 10);
        /* stream a, right step 57, f2 */
        const uint32_t r57a = ripemd160_portable_32_rotl32((((r55a ^ r56a_2) & r56a) ^ r56a_2)
            + (m5a + (r54a_2 + k[31])), 6) + r55a_2;
        const uint32_t r57a_2 = ripemd160_portable_32_rotl32(r55a, 10);
        /* stream b, right step 57, f2 */
        const uint32_t r57b = ripemd160_portable_32_rotl32((((r55b ^ r56b_2) & r56b) ^ r56b_2)
            + (m5b + (r54b_2 + k[31])), 6) + r55b_2;
        const uint32_t r57b_2 = ripemd160_portable_32_rotl32(r55b, 10);
        /* stream a, left step 58, f4 */
        const uint32_t l58a = ripemd160_portable_32_rotl32((l57a & l57a_2)
            + ((l56a & ~l57a_2) + (m3a + (l55a_2 + k[29]))), 14) + l56a_2;
        const uint32_t l58a_2 = ripemd160_portable_32_rotl32(l56a, 10);
        /* stream b, left step 58, f4 */
        const uint32_t l58b = ripemd160_portable_32_rotl32((l57b & l57b_2)
            + ((l56b & ~l57b_2) + (m3b + (l55b_2 + k[29]))), 14) + l56b_2;
        const uint32_t l58b_2 = ripemd160_portable_32_rotl32(l56b, 10);
        /* stream a, right step 58, f2 */
        const uint32_t r58a = ripemd160_portable_32_rotl32((((r56a ^ r57a_2) & r57a) ^ r57a_2)
            + (r55a_2 + k[31]), 9) + r56a_2;
        const uint32_t r58a_2 = ripemd160_portable_32_rotl32(r56a, 10);
        /* stream b, right step 58, f2 */
        const uint32_t r58b = ripemd160_portable_32_rotl32((((r56b ^ r57b_2) & r57b) ^ r57b_2)
            + (r55b_2 + k[31]), 9) + r56b_2;
        const uint32_t r58b_2 = ripemd160_portable_32_rotl32(r56b, 10);
        /* stream a, left step 59, f4 */
        const uint32_t l59a = ripemd160_portable_32_rotl32((l58a & l58a_2)
            + ((l57a & ~l58a_2) + (m7a + (l56a_2 + k[29]))), 5) + l57a_2;
        const uint32_t l59a_2 = ripemd160_portable_32_rotl32(l57a, 10);
        /* stream b, left step 59, f4 */
        const uint32_t l59b = ripemd160_portable_32_rotl32((l58b & l58b_2)
            + ((l57b & ~l58b_2) + (m7b + (l56b_2 + k[29]))), 5) + l57b_2;
        const uint32_t l59b_2 = ripemd160_portable_32_rotl32(l57b, 10);
        /* stream a, right step 59, f2 */
        const uint32_t r59a = ripemd160_portable_32_rotl32((((r57a ^ r58a_2) & r58a) ^ r58a_2)
            + (m2a + (r56a_2 + k[31])), 12) + r57a_2;
        const uint32_t r59a_2 = ripemd160_portable_32_rotl32(r57a, 10);
        /* stream b, right step 59, f2 */
        const uint32_t r59b = ripemd160_portable_32_rotl32((((r57b ^ r58b_2) & r58b) ^ r58b_2)
            + (m2b + (r56b_2 + k[31])), 12) + r57b_2;
        const uint32_t r59b_2 = ripemd160_portable_32_rotl32(r57b, 10);
        /* stream a, left step 60, f4 */
        const uint32_t l60a = ripemd160_portable_32_rotl32((l59a & l59a_2)
            + ((l58a & ~l59a_2) + (l57a_2 + k[29])), 6) + l58a_2;
        const uint32_t l60a_2 = ripemd160_portable_32_rotl32(l58a, 10);
        /* stream b, left step 60, f4 */
        const uint32_t l60b = ripemd160_portable_32_rotl32((l59b & l59b_2)
            + ((l58b & ~l59b_2) + (l57b_2 + k[29])), 6) + l58b_2;
        const uint32_t l60b_2 = ripemd160_portable_32_rotl32(l58b, 10);
        /* stream a, right step 60, f2 */
        const uint32_t r60a = ripemd160_portable_32_rotl32((((r58a ^ r59a_2) & r59a) ^ r59a_2)
            + (r57a_2 + k[31]), 9) + r58a_2;
        const uint32_t r60a_2 = ripemd160_portable_32_rotl32(r58a, 10);
        /* stream b, right step 60, f2 */
        const uint32_t r60b = ripemd160_portable_32_rotl32((((r58b ^ r59b_2) & r59b) ^ r59b_2)
            + (r57b_2 + k[31]), 9) + r58b_2;
        const uint32_t r60b_2 = ripemd160_portable_32_rotl32(r58b, 10);
        /* stream a, left step 61, f4 */
        const uint32_t l61a = ripemd160_portable_32_rotl32((l60a & l60a_2)
            + ((l59a & ~l60a_2) + (l58a_2 + k[33])), 8) + l59a_2;
        const uint32_t l61a_2 = ripemd160_portable_32_rotl32(l59a, 10);
        /* stream b, left step 61, f4 */
        const uint32_t l61b = ripemd160_portable_32_rotl32((l60b & l60b_2)
            + ((l59b & ~l60b_2) + (l58b_2 + k[33])), 8) + l59b_2;
        const uint32_t l61b_2 = ripemd160_portable_32_rotl32(l59b, 10);
        /* stream a, right step 61, f2 */
        const uint32_t r61a = ripemd160_portable_32_rotl32((((r59a ^ r60a_2) & r60a) ^ r60a_2)
            + (r58a_2 + k[31]), 12) + r59a_2;
        const uint32_t r61a_2 = ripemd160_portable_32_rotl32(r59a, 10);
        /* stream b, right step 61, f2 */
        const uint32_t r61b = ripemd160_portable_32_rotl32((((r59b ^ r60b_2) & r60b) ^ r60b_2)
            + (r58b_2 + k[31]), 12) + r59b_2;
        const uint32_t r61b_2 = ripemd160_portable_32_rotl32(r59b, 10);
        /* stream a, left step 62, f4 */
        const uint32_t l62a = ripemd160_portable_32_rotl32((l61a & l61a_2)
            + ((l60a & ~l61a_2) + (m5a + (l59a_2 + k[29]))), 6) + l60a_2;
        const uint32_t l62a_2 = ripemd160_portable_32_rotl32(l60a, 10);
        /* stream b, left step 62, f4 */
        const uint32_t l62b = ripemd160_portable_32_rotl32((l61b & l61b_2)
            + ((l60b & ~l61b_2) + (m5b + (l59b_2 + k[29]))), 6) + l60b_2;
        const uint32_t l62b_2 = ripemd160_portable_32_rotl32(l60b, 10);
        /* stream a, right step 62, f2 */
        const uint32_t r62a = ripemd160_portable_32_rotl32((((r60a ^ r61a_2) & r61a) ^ r61a_2)
            + (m7a + (r59a_2 + k[31])), 5) + r60a_2;
        const uint32_t r62a_2 = ripemd160_portable_32_rotl32(r60a, 10);
        /* stream b, right step 62, f2 */
        const uint32_t r62b = ripemd160_portable_32_rotl32((((r60b ^ r61b_2) & r61b) ^ r61b_2)
            + (m7b + (r59b_2 + k[31])), 5) + r60b_2;
        const uint32_t r62b_2 = ripemd160_portable_32_rotl32(r60b, 10);
        /* stream a, left step 63, f4 */
        const uint32_t l63a = ripemd160_portable_32_rotl32((l62a & l62a_2)
            + ((l61a & ~l62a_2) + (m6a + (l60a_2 + k[29]))), 5) + l61a_2;
        const uint32_t l63a_2 = ripemd160_portable_32_rotl32(l61a, 10);
        /* stream b, left step 63, f4 */
        const uint32_t l63b = ripemd160_portable_32_rotl32((l62b & l62b_2)
            + ((l61b & ~l62b_2) + (m6b + (l60b_2 + k[29]))), 5) + l61b_2;
        const uint32_t l63b_2 = ripemd160_portable_32_rotl32(l61b, 10);
        /* stream a, right step 63, f2 */
        const uint32_t r63a = ripemd160_portable_32_rotl32((((r61a ^ r62a_2) & r62a) ^ r62a_2)
            + (r60a_2 + k[31]), 15) + r61a_2;
        const uint32_t r63a_2 = ripemd160_portable_32_rotl32(r61a, 10);
        /* stream b, right step 63, f2 */
        const uint32_t r63b = ripemd160_portable_32_rotl32((((r61b ^ r62b_2) & r62b) ^ r62b_2)
            + (r60b_2 + k[31]), 15) + r61b_2;
        const uint32_t r63b_2 = ripemd160_portable_32_rotl32(r61b, 10);
        /* stream a, left step 64, f4 */
        const uint32_t l64a = ripemd160_portable_32_rotl32((l63a & l63a_2)
            + ((l62a & ~l63a_2) + (m2a + (l61a_2 + k[29]))), 12) + l62a_2;
        const uint32_t l64a_2 = ripemd160_portable_32_rotl32(l62a, 10);
        /* stream b, left step 64, f4 */
        const uint32_t l64b = ripemd160_portable_32_rotl32((l63b & l63b_2)
            + ((l62b & ~l63b_2) + (m2b + (l61b_2 + k[29]))), 12) + l62b_2;
        const uint32_t l64b_2 = ripemd160_portable_32_rotl32(l62b, 10);
        /* stream a, right step 64, f2 */
        const uint32_t r64a = ripemd160_portable_32_rotl32((((r62a ^ r63a_2) & r63a) ^ r63a_2)
            + (r61a_2 + k[34]), 8) + r62a_2;
        const uint32_t r64a_2 = ripemd160_portable_32_rotl32(r62a, 10);
        /* stream b, right step 64, f2 */
        const uint32_t r64b = ripemd160_portable_32_rotl32((((r62b ^ r63b_2) & r63b) ^ r63b_2)
            + (r61b_2 + k[34]), 8) + r62b_2;
        const uint32_t r64b_2 = ripemd160_portable_32_rotl32(r62b, 10);
        /* stream a, left step 65, f5 */
        const uint32_t l65a = ripemd160_portable_32_rotl32((l64a ^ (l63a | ~l64a_2))
            + (m4a + (l62a_2 + k[35])), 9) + l63a_2;
        const uint32_t l65a_2 = ripemd160_portable_32_rotl32(l63a, 10);
        /* stream b, left step 65, f5 */
        const uint32_t l65b = ripemd160_portable_32_rotl32((l64b ^ (l63b | ~l64b_2))
            + (m4b + (l62b_2 + k[35])), 9) + l63b_2;
        const uint32_t l65b_2 = ripemd160_portable_32_rotl32(l63b, 10);
        /* stream a, right step 65, f1 */
        const uint32_t r65a =
            ripemd160_portable_32_rotl32((r64a ^ (r64a_2 ^ r63a)) + r62a_2, 8) + r63a_2;
        const uint32_t r65a_2 = ripemd160_portable_32_rotl32(r63a, 10);
        /* stream b, right step 65, f1 */
        const uint32_t r65b =
            ripemd160_portable_32_rotl32((r64b ^ (r64b_2 ^ r63b)) + r62b_2, 8) + r63b_2;
        const uint32_t r65b_2 = ripemd160_portable_32_rotl32(r63b, 10);
        /* stream a, left step 66, f5 */
        const uint32_t l66a = ripemd160_portable_32_rotl32((l65a ^ (l64a | ~l65a_2))
            + (m0a + (l63a_2 + k[35])), 15) + l64a_2;
        const uint32_t l66a_2 = ripemd160_portable_32_rotl32(l64a, 10);
        /* stream b, left step 66, f5 */
        const uint32_t l66b = ripemd160_portable_32_rotl32((l65b ^ (l64b | ~l65b_2))
            + (m0b + (l63b_2 + k[35])), 15) + l64b_2;
        const uint32_t l66b_2 = ripemd160_portable_32_rotl32(l64b, 10);
        /* stream a, right step 66, f1 */
        const uint32_t r66a =
            ripemd160_portable_32_rotl32((r65a ^ (r65a_2 ^ r64a)) + r63a_2, 5) + r64a_2;
        const uint32_t r66a_2 = ripemd160_portable_32_rotl32(r64a, 10);
        /* stream b, right step 66, f1 */
        const uint32_t r66b =
            ripemd160_portable_32_rotl32((r65b ^ (r65b_2 ^ r64b)) + r63b_2, 5) + r64b_2;
        const uint32_t r66b_2 = ripemd160_portable_32_rotl32(r64b, 10);
        /* stream a, left step 67, f5 */
        const uint32_t l67a = ripemd160_portable_32_rotl32((l66a ^ (l65a | ~l66a_2))
            + (m5a + (l64a_2 + k[35])), 5) + l65a_2;
        const uint32_t l67a_2 = ripemd160_portable_32_rotl32(l65a, 10);
        /* stream b, left step 67, f5 */
        const uint32_t l67b = ripemd160_portable_32_rotl32((l66b ^ (l65b | ~l66b_2))
            + (m5b + (l64b_2 + k[35])), 5) + l65b_2;
        const uint32_t l67b_2 = ripemd160_portable_32_rotl32(l65b, 10);
        /* stream a, right step 67, f1 */
        const uint32_t r67a =
            ripemd160_portable_32_rotl32((r66a ^ (r66a_2 ^ r65a)) + r64a_2, 12) + r65a_2;
        const uint32_t r67a_2 = ripemd160_portable_32_rotl32(r65a, 10);
        /* stream b, right step 67, f1 */
        const uint32_t r67b =
            ripemd160_portable_32_rotl32((r66b ^ (r66b_2 ^ r65b)) + r64b_2, 12) + r65b_2;
        const uint32_t r67b_2 = ripemd160_portable_32_rotl32(r65b, 10);
        /* stream a, left step 68, f5 */
        const uint32_t l68a =
            ripemd160_portable_32_rotl32((l67a ^ (l66a | ~l67a_2)) + (l65a_2 + k[35]), 11) + l66a_2;
        const uint32_t l68a_2 = ripemd160_portable_32_rotl32(l66a, 10);
        /* stream b, left step 68, f5 */
        const uint32_t l68b =
            ripemd160_portable_32_rotl32((l67b ^ (l66b | ~l67b_2)) + (l65b_2 + k[35]), 11) + l66b_2;
        const uint32_t l68b_2 = ripemd160_portable_32_rotl32(l66b, 10);
        /* stream a, right step 68, f1 */
        const uint32_t r68a =
            ripemd160_portable_32_rotl32((r67a ^ (r67a_2 ^ r66a)) + (m4a + r65a_2), 9) + r66a_2;
        const uint32_t r68a_2 = ripemd160_portable_32_rotl32(r66a, 10);
        /* stream b, right step 68, f1 */
        const uint32_t r68b =
            ripemd160_portable_32_rotl32((r67b ^ (r67b_2 ^ r66b)) + (m4b + r65b_2), 9) + r66b_2;
        const uint32_t r68b_2 = ripemd160_portable_32_rotl32(r66b, 10);
        /* stream a, left step 69, f5 */
        const uint32_t l69a = ripemd160_portable_32_rotl32((l68a ^ (l67a | ~l68a_2))
            + (m7a + (l66a_2 + k[35])), 6) + l67a_2;
        const uint32_t l69a_2 = ripemd160_portable_32_rotl32(l67a, 10);
        /* stream b, left step 69, f5 */
        const uint32_t l69b = ripemd160_portable_32_rotl32((l68b ^ (l67b | ~l68b_2))
            + (m7b + (l66b_2 + k[35])), 6) + l67b_2;
        const uint32_t l69b_2 = ripemd160_portable_32_rotl32(l67b, 10);
        /* stream a, right step 69, f1 */
        const uint32_t r69a =
            ripemd160_portable_32_rotl32((r68a ^ (r68a_2 ^ r67a)) + (m1a + r66a_2), 12) + r67a_2;
        const uint32_t r69a_2 = ripemd160_portable_32_rotl32(r67a, 10);
        /* stream b, right step 69, f1 */
        const uint32_t r69b =
            ripemd160_portable_32_rotl32((r68b ^ (r68b_2 ^ r67b)) + (m1b + r66b_2), 12) + r67b_2;
        const uint32_t r69b_2 = ripemd160_portable_32_rotl32(r67b, 10);
        /* stream a, left step 70, f5 */
        const uint32_t l70a =
            ripemd160_portable_32_rotl32((l69a ^ (l68a | ~l69a_2)) + (l67a_2 + k[35]), 8) + l68a_2;
        const uint32_t l70a_2 = ripemd160_portable_32_rotl32(l68a, 10);
        /* stream b, left step 70, f5 */
        const uint32_t l70b =
            ripemd160_portable_32_rotl32((l69b ^ (l68b | ~l69b_2)) + (l67b_2 + k[35]), 8) + l68b_2;
        const uint32_t l70b_2 = ripemd160_portable_32_rotl32(l68b, 10);
        /* stream a, right step 70, f1 */
        const uint32_t r70a =
            ripemd160_portable_32_rotl32((r69a ^ (r69a_2 ^ r68a)) + (m5a + r67a_2), 5) + r68a_2;
        const uint32_t r70a_2 = ripemd160_portable_32_rotl32(r68a, 10);
        /* stream b, right step 70, f1 */
        const uint32_t r70b =
            ripemd160_portable_32_rotl32((r69b ^ (r69b_2 ^ r68b)) + (m5b + r67b_2), 5) + r68b_2;
        const uint32_t r70b_2 = ripemd160_portable_32_rotl32(r68b, 10);
        /* stream a, left step 71, f5 */
        const uint32_t l71a = ripemd160_portable_32_rotl32((l70a ^ (l69a | ~l70a_2))
            + (m2a + (l68a_2 + k[35])), 13) + l69a_2;
        const uint32_t l71a_2 = ripemd160_portable_32_rotl32(l69a, 10);
        /* stream b, left step 71, f5 */
        const uint32_t l71b = ripemd160_portable_32_rotl32((l70b ^ (l69b | ~l70b_2))
            + (m2b + (l68b_2 + k[35])), 13) + l69b_2;
        const uint32_t l71b_2 = ripemd160_portable_32_rotl32(l69b, 10);
        /* stream a, right step 71, f1 */
        const uint32_t r71a =
            ripemd160_portable_32_rotl32((r70a ^ (r70a_2 ^ r69a)) + (r68a_2 + k[14]), 14) + r69a_2;
        const uint32_t r71a_2 = ripemd160_portable_32_rotl32(r69a, 10);
        /* stream b, right step 71, f1 */
        const uint32_t r71b =
            ripemd160_portable_32_rotl32((r70b ^ (r70b_2 ^ r69b)) + (r68b_2 + k[14]), 14) + r69b_2;
        const uint32_t r71b_2 = ripemd160_portable_32_rotl32(r69b, 10);
        /* stream a, left step 72, f5 */
        const uint32_t l72a =
            ripemd160_portable_32_rotl32((l71a ^ (l70a | ~l71a_2)) + (l69a_2 + k[35]), 12) + l70a_2;
        const uint32_t l72a_2 = ripemd160_portable_32_rotl32(l70a, 10);
        /* stream b, left step 72, f5 */
        const uint32_t l72b =
            ripemd160_portable_32_rotl32((l71b ^ (l70b | ~l71b_2)) + (l69b_2 + k[35]), 12) + l70b_2;
        const uint32_t l72b_2 = ripemd160_portable_32_rotl32(l70b, 10);
        /* stream a, right step 72, f1 */
        const uint32_t r72a =
            ripemd160_portable_32_rotl32((r71a ^ (r71a_2 ^ r70a)) + (m7a + r69a_2), 6) + r70a_2;
        const uint32_t r72a_2 = ripemd160_portable_32_rotl32(r70a, 10);
        /* stream b, right step 72, f1 */
        const uint32_t r72b =
            ripemd160_portable_32_rotl32((r71b ^ (r71b_2 ^ r70b)) + (m7b + r69b_2), 6) + r70b_2;
        const uint32_t r72b_2 = ripemd160_portable_32_rotl32(r70b, 10);
        /* stream a, left step 73, f5 */
        const uint32_t l73a =
            ripemd160_portable_32_rotl32((l72a ^ (l71a | ~l72a_2)) + (l70a_2 + k[36]), 5) + l71a_2;
        const uint32_t l73a_2 = ripemd160_portable_32_rotl32(l71a, 10);
        /* stream b, left step 73, f5 */
        const uint32_t l73b =
            ripemd160_portable_32_rotl32((l72b ^ (l71b | ~l72b_2)) + (l70b_2 + k[36]), 5) + l71b_2;
        const uint32_t l73b_2 = ripemd160_portable_32_rotl32(l71b, 10);
        /* stream a, right step 73, f1 */
        const uint32_t r73a =
            ripemd160_portable_32_rotl32((r72a ^ (r72a_2 ^ r71a)) + (m6a + r70a_2), 8) + r71a_2;
        const uint32_t r73a_2 = ripemd160_portable_32_rotl32(r71a, 10);
        /* stream b, right step 73, f1 */
        const uint32_t r73b =
            ripemd160_portable_32_rotl32((r72b ^ (r72b_2 ^ r71b)) + (m6b + r70b_2), 8) + r71b_2;
        const uint32_t r73b_2 = ripemd160_portable_32_rotl32(r71b, 10);
        /* stream a, left step 74, f5 */
        const uint32_t l74a = ripemd160_portable_32_rotl32((l73a ^ (l72a | ~l73a_2))
            + (m1a + (l71a_2 + k[35])), 12) + l72a_2;
        const uint32_t l74a_2 = ripemd160_portable_32_rotl32(l72a, 10);
        /* stream b, left step 74, f5 */
        const uint32_t l74b = ripemd160_portable_32_rotl32((l73b ^ (l72b | ~l73b_2))
            + (m1b + (l71b_2 + k[35])), 12) + l72b_2;
        const uint32_t l74b_2 = ripemd160_portable_32_rotl32(l72b, 10);
        /* stream a, right step 74, f1 */
        const uint32_t r74a =
            ripemd160_portable_32_rotl32((r73a ^ (r73a_2 ^ r72a)) + (m2a + r71a_2), 13) + r72a_2;
        const uint32_t r74a_2 = ripemd160_portable_32_rotl32(r72a, 10);
        /* stream b, right step 74, f1 */
        const uint32_t r74b =
            ripemd160_portable_32_rotl32((r73b ^ (r73b_2 ^ r72b)) + (m2b + r71b_2), 13) + r72b_2;
        const uint32_t r74b_2 = ripemd160_portable_32_rotl32(r72b, 10);
        /* stream a, left step 75, f5 */
        const uint32_t l75a = ripemd160_portable_32_rotl32((l74a ^ (l73a | ~l74a_2))
            + (m3a + (l72a_2 + k[35])), 13) + l73a_2;
        const uint32_t l75a_2 = ripemd160_portable_32_rotl32(l73a, 10);
        /* stream b, left step 75, f5 */
        const uint32_t l75b = ripemd160_portable_32_rotl32((l74b ^ (l73b | ~l74b_2))
            + (m3b + (l72b_2 + k[35])), 13) + l73b_2;
        const uint32_t l75b_2 = ripemd160_portable_32_rotl32(l73b, 10);
        /* stream a, right step 75, f1 */
        const uint32_t r75a =
            ripemd160_portable_32_rotl32((r74a ^ (r74a_2 ^ r73a)) + r72a_2, 6) + r73a_2;
        const uint32_t r75a_2 = ripemd160_portable_32_rotl32(r73a, 10);
        /* stream b, right step 75, f1 */
        const uint32_t r75b =
            ripemd160_portable_32_rotl32((r74b ^ (r74b_2 ^ r73b)) + r72b_2, 6) + r73b_2;
        const uint32_t r75b_2 = ripemd160_portable_32_rotl32(r73b, 10);
        /* stream a, left step 76, f5 */
        const uint32_t l76a =
            ripemd160_portable_32_rotl32((l75a ^ (l74a | ~l75a_2)) + (l73a_2 + k[37]), 14) + l74a_2;
        const uint32_t l76a_2 = ripemd160_portable_32_rotl32(l74a, 10);
        /* stream b, left step 76, f5 */
        const uint32_t l76b =
            ripemd160_portable_32_rotl32((l75b ^ (l74b | ~l75b_2)) + (l73b_2 + k[37]), 14) + l74b_2;
        const uint32_t l76b_2 = ripemd160_portable_32_rotl32(l74b, 10);
        /* stream a, right step 76, f1 */
        const uint32_t r76a =
            ripemd160_portable_32_rotl32((r75a ^ (r75a_2 ^ r74a)) + (r73a_2 + k[16]), 5) + r74a_2;
        const uint32_t r76a_2 = ripemd160_portable_32_rotl32(r74a, 10);
        /* stream b, right step 76, f1 */
        const uint32_t r76b =
            ripemd160_portable_32_rotl32((r75b ^ (r75b_2 ^ r74b)) + (r73b_2 + k[16]), 5) + r74b_2;
        const uint32_t r76b_2 = ripemd160_portable_32_rotl32(r74b, 10);
        /* stream a, left step 77, f5 */
        const uint32_t l77a =
            ripemd160_portable_32_rotl32((l76a ^ (l75a | ~l76a_2)) + (l74a_2 + k[35]), 11) + l75a_2;
        const uint32_t l77a_2 = ripemd160_portable_32_rotl32(l75a, 10);
        /* stream b, left step 77, f5 */
        const uint32_t l77b =
            ripemd160_portable_32_rotl32((l76b ^ (l75b | ~l76b_2)) + (l74b_2 + k[35]), 11) + l75b_2;
        const uint32_t l77b_2 = ripemd160_portable_32_rotl32(l75b, 10);
        /* stream a, right step 77, f1 */
        const uint32_t r77a =
            ripemd160_portable_32_rotl32((r76a ^ (r76a_2 ^ r75a)) + (m0a + r74a_2), 15) + r75a_2;
        const uint32_t r77a_2 = ripemd160_portable_32_rotl32(r75a, 10);
        /* stream b, right step 77, f1 */
        const uint32_t r77b =
            ripemd160_portable_32_rotl32((r76b ^ (r76b_2 ^ r75b)) + (m0b + r74b_2), 15) + r75b_2;
        const uint32_t r77b_2 = ripemd160_portable_32_rotl32(r75b, 10);
        /* stream a, left step 78, f5 */
        const uint32_t l78a = ripemd160_portable_32_rotl32((l77a ^ (l76a | ~l77a_2))
            + (m6a + (l75a_2 + k[35])), 8) + l76a_2;
        const uint32_t l78a_2 = ripemd160_portable_32_rotl32(l76a, 10);
        /* stream b, left step 78, f5 */
        const uint32_t l78b = ripemd160_portable_32_rotl32((l77b ^ (l76b | ~l77b_2))
            + (m6b + (l75b_2 + k[35])), 8) + l76b_2;
        const uint32_t l78b_2 = ripemd160_portable_32_rotl32(l76b, 10);
        /* stream a, right step 78, f1 */
        const uint32_t r78a =
            ripemd160_portable_32_rotl32((r77a ^ (r77a_2 ^ r76a)) + (m3a + r75a_2), 13) + r76a_2;
        const uint32_t r78a_2 = ripemd160_portable_32_rotl32(r76a, 10);
        /* stream b, right step 78, f1 */
        const uint32_t r78b =
            ripemd160_portable_32_rotl32((r77b ^ (r77b_2 ^ r76b)) + (m3b + r75b_2), 13) + r76b_2;
        const uint32_t r78b_2 = ripemd160_portable_32_rotl32(r76b, 10);
        /* stream a, left step 79, f5 */
        const uint32_t l79a =
            ripemd160_portable_32_rotl32((l78a ^ (l77a | ~l78a_2)) + (l76a_2 + k[35]), 5) + l77a_2;
        const uint32_t l79a_2 = ripemd160_portable_32_rotl32(l77a, 10);
        /* stream b, left step 79, f5 */
        const uint32_t l79b =
            ripemd160_portable_32_rotl32((l78b ^ (l77b | ~l78b_2)) + (l76b_2 + k[35]), 5) + l77b_2;
        const uint32_t l79b_2 = ripemd160_portable_32_rotl32(l77b, 10);
        /* stream a, right step 79, f1 */
        const uint32_t r79a =
            ripemd160_portable_32_rotl32((r78a ^ (r78a_2 ^ r77a)) + r76a_2, 11) + r77a_2;
        const uint32_t r79a_2 = ripemd160_portable_32_rotl32(r77a, 10);
        /* stream b, right step 79, f1 */
        const uint32_t r79b =
            ripemd160_portable_32_rotl32((r78b ^ (r78b_2 ^ r77b)) + r76b_2, 11) + r77b_2;
        const uint32_t r79b_2 = ripemd160_portable_32_rotl32(r77b, 10);
        /* stream a, left step 80, f5 */
        const uint32_t l80a =
            ripemd160_portable_32_rotl32((l79a ^ (l78a | ~l79a_2)) + (l77a_2 + k[35]), 6) + l78a_2;
        const uint32_t l80a_2 = ripemd160_portable_32_rotl32(l78a, 10);
        /* stream b, left step 80, f5 */
        const uint32_t l80b =
            ripemd160_portable_32_rotl32((l79b ^ (l78b | ~l79b_2)) + (l77b_2 + k[35]), 6) + l78b_2;
        const uint32_t l80b_2 = ripemd160_portable_32_rotl32(l78b, 10);
        /* stream a, right step 80, f1 */
        const uint32_t r80a =
            ripemd160_portable_32_rotl32((r79a ^ (r79a_2 ^ r78a)) + r77a_2, 11) + r78a_2;
        const uint32_t r80a_2 = ripemd160_portable_32_rotl32(r78a, 10);
        /* stream b, right step 80, f1 */
        const uint32_t r80b =
            ripemd160_portable_32_rotl32((r79b ^ (r79b_2 ^ r78b)) + r77b_2, 11) + r78b_2;
        const uint32_t r80b_2 = ripemd160_portable_32_rotl32(r78b, 10);
        out[0][0] = l79a + (r80a_2 + k[38]);
        out[1][0] = l80a_2 + (r79a_2 + k[39]);
        out[2][0] = l79a_2 + (r78a_2 + k[4]);
        out[3][0] = r80a + (l78a_2 + k[1]);
        out[4][0] = l80a + (r79a + k[40]);
        out[0][1] = l79b + (r80b_2 + k[38]);
        out[1][1] = l80b_2 + (r79b_2 + k[39]);
        out[2][1] = l79b_2 + (r78b_2 + k[4]);
        out[3][1] = r80b + (l78b_2 + k[1]);
        out[4][1] = l80b + (r79b + k[40]);
        for (size_t j = 0; j < 2; j++)
            for (size_t i = 0; i < 5; i++)
                ripemd160_portable_32_store32(digest[j] + 4 * i, out[i][j]);
        data += 2;
        digest += 2;
    }
}
void ripemd160_portable_32_batch(const uint8_t *const *data, uint8_t (*digest)[20], size_t n)
{
    const size_t ngroups = n / 2;

    ripemd160_portable_32_xn(data, digest, ngroups);
    for (size_t i = ngroups * 2; i < n; i++)
        ripemd160_portable_32(data[i], digest[i]);
}

void ripemd160_portable_32_batch_rows(const uint8_t *rows, size_t stride, uint8_t (*digest)[20],
    size_t n)
{
    enum { PART = 16 }; /* the number of pointers in the array */
    const uint8_t *data[PART];

    for (size_t done = 0; done < n; done += PART) {
        const size_t part = n - done < PART ? n - done : (size_t)PART;

        for (size_t i = 0; i < part; i++)
            data[i] = rows + stride * (done + i);
        ripemd160_portable_32_batch(data, digest + done, part);
    }
}

#if defined(__clang__)
#pragma clang attribute pop
#endif
