/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for what the compiler makes code for.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target auto
 *
 * Kernels, the best first: x86-64-avx512vl, x86-64-bmi, x86-64, aarch64, riscv64-zbb, riscv64, armv6, portable.
 * x86-64-avx512vl:
 * ripemd160_blocks: 1097 instructions for a block of 64 bytes, critical path 321 cycles.
 * x86-64-bmi:
 * ripemd160_blocks: 1320 instructions for a block of 64 bytes, critical path 354 cycles.
 * Rules: not_out_of_or 64 times, not_in_sum 64 times, select_as_add 32 times.
 * x86-64:
 * ripemd160_blocks: 1416 instructions for a block of 64 bytes, critical path 355 cycles.
 * Rules: select_as_xor 32 times, select_as_add 32 times.
 * aarch64:
 * ripemd160_blocks: 1321 instructions for a block of 64 bytes, critical path 354 cycles.
 * Rules: select_as_add 32 times.
 * riscv64-zbb:
 * ripemd160_blocks: 1321 instructions for a block of 64 bytes, critical path 354 cycles.
 * Rules: select_as_add 32 times.
 * riscv64:
 * ripemd160_blocks: 2052 instructions for a block of 64 bytes, critical path 435 cycles.
 * Rules: rotate_as_or 318 times, select_as_xor 32 times, select_as_add 32 times.
 * armv6:
 * ripemd160_blocks: 1320 instructions for a block of 64 bytes, critical path 354 cycles.
 * Rules: not_out_of_or 64 times, not_in_sum 64 times, select_as_add 32 times.
 * portable:
 * ripemd160_blocks: 1416 instructions for a block of 64 bytes, critical path 355 cycles.
 * Rules: select_as_xor 32 times, select_as_add 32 times.
 */
#include "ripemd160.h"

#if (defined(__x86_64__) || defined(_M_X64)) && defined(__AVX512F__) && defined(__AVX512VL__) && defined(__BMI__) && defined(__BMI2__) && !defined(__znver4__) && !defined(__znver3__) && !defined(__znver5__)

/* x86-64-avx512vl */

#include <immintrin.h>
#include "ripemd160.h"

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

static const uint32_t K[8] = {
    0x50a28be6u, 0x5a827999u, 0x5c4dd124u, 0x6ed9eba1u, 0x6d703ef3u, 0x8f1bbcdcu, 0x7a6d76e9u, 0xa953fd4eu,
};

void ripemd160_blocks(uint32_t state[5], const uint8_t *data, size_t nblocks)
{
    __m128i h0 = _mm_cvtsi32_si128((int)*(state + 0));
    __m128i h1 = _mm_cvtsi32_si128((int)*(state + 1));
    __m128i h2 = _mm_cvtsi32_si128((int)*(state + 2));
    __m128i h3 = _mm_cvtsi32_si128((int)*(state + 3));
    __m128i h4 = _mm_cvtsi32_si128((int)*(state + 4));

    for (; nblocks != 0; nblocks--, data += 64) {
        const uint32_t *k = K;

        KEEP("r", k);
        const __m128i m0 = _mm_cvtsi32_si128((int)load32(data + 0));
        const __m128i m1 = _mm_cvtsi32_si128((int)load32(data + 4));
        const __m128i m2 = _mm_cvtsi32_si128((int)load32(data + 8));
        const __m128i m3 = _mm_cvtsi32_si128((int)load32(data + 12));
        const __m128i m4 = _mm_cvtsi32_si128((int)load32(data + 16));
        const __m128i m5 = _mm_cvtsi32_si128((int)load32(data + 20));
        const __m128i m6 = _mm_cvtsi32_si128((int)load32(data + 24));
        const __m128i m7 = _mm_cvtsi32_si128((int)load32(data + 28));
        const __m128i m8 = _mm_cvtsi32_si128((int)load32(data + 32));
        const __m128i m9 = _mm_cvtsi32_si128((int)load32(data + 36));
        const __m128i m10 = _mm_cvtsi32_si128((int)load32(data + 40));
        const __m128i m11 = _mm_cvtsi32_si128((int)load32(data + 44));
        const __m128i m12 = _mm_cvtsi32_si128((int)load32(data + 48));
        const __m128i m13 = _mm_cvtsi32_si128((int)load32(data + 52));
        const __m128i m14 = _mm_cvtsi32_si128((int)load32(data + 56));
        const __m128i m15 = _mm_cvtsi32_si128((int)load32(data + 60));

        /* left step 1, f1 */
        const __m128i l1 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(h2, h1, h3, 0x96), _mm_add_epi32(h0, m0)), 11), h4);
        const __m128i l1_2 = _mm_rol_epi32(h2, 10);
        /* right step 1, f5 */
        const __m128i r1 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(h2, h3, h1, 0x59), _mm_add_epi32(_mm_add_epi32(m5, _mm_cvtsi32_si128((int)k[0])), h0)), 8), h4);
        /* left step 2, f1 */
        __m128i x1 = _mm_add_epi32(m1, h4);
        KEEP("v", x1);
        const __m128i l2 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l1, l1_2, h1, 0x96), x1), 14), h3);
        const __m128i l2_2 = _mm_rol_epi32(h1, 10);
        /* right step 2, f5 */
        __m128i x2 = _mm_add_epi32(m14, _mm_add_epi32(h4, _mm_cvtsi32_si128((int)k[0])));
        KEEP("v", x2);
        const __m128i r2 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r1, h1, l1_2, 0x2d), x2), 9), h3);
        /* left step 3, f1 */
        __m128i x3 = _mm_add_epi32(m2, h3);
        KEEP("v", x3);
        const __m128i l3 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l2, l2_2, l1, 0x96), x3), 15), l1_2);
        const __m128i l3_2 = _mm_rol_epi32(l1, 10);
        /* right step 3, f5 */
        __m128i x4 = _mm_add_epi32(m7, _mm_add_epi32(h3, _mm_cvtsi32_si128((int)k[0])));
        KEEP("v", x4);
        const __m128i r3 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r2, r1, l2_2, 0x2d), x4), 9), l1_2);
        const __m128i r3_2 = _mm_rol_epi32(r1, 10);
        /* left step 4, f1 */
        __m128i x5 = _mm_add_epi32(m3, l1_2);
        KEEP("v", x5);
        const __m128i l4 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l3, l3_2, l2, 0x96), x5), 12), l2_2);
        const __m128i l4_2 = _mm_rol_epi32(l2, 10);
        /* right step 4, f5 */
        __m128i x6 = _mm_add_epi32(m0, _mm_add_epi32(l1_2, _mm_cvtsi32_si128((int)k[0])));
        KEEP("v", x6);
        const __m128i r4 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r3, r2, r3_2, 0x2d), x6), 11), l2_2);
        const __m128i r4_2 = _mm_rol_epi32(r2, 10);
        /* left step 5, f1 */
        __m128i x7 = _mm_add_epi32(m4, l2_2);
        KEEP("v", x7);
        const __m128i l5 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l4, l4_2, l3, 0x96), x7), 5), l3_2);
        const __m128i l5_2 = _mm_rol_epi32(l3, 10);
        /* right step 5, f5 */
        __m128i x8 = _mm_add_epi32(m9, _mm_add_epi32(l2_2, _mm_cvtsi32_si128((int)k[0])));
        KEEP("v", x8);
        const __m128i r5 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r4, r3, r4_2, 0x2d), x8), 13), r3_2);
        const __m128i r5_2 = _mm_rol_epi32(r3, 10);
        /* left step 6, f1 */
        __m128i x9 = _mm_add_epi32(m5, l3_2);
        KEEP("v", x9);
        const __m128i l6 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l5, l5_2, l4, 0x96), x9), 8), l4_2);
        const __m128i l6_2 = _mm_rol_epi32(l4, 10);
        /* right step 6, f5 */
        __m128i x10 = _mm_add_epi32(m2, _mm_add_epi32(r3_2, _mm_cvtsi32_si128((int)k[0])));
        KEEP("v", x10);
        const __m128i r6 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r5, r4, r5_2, 0x2d), x10), 15), r4_2);
        const __m128i r6_2 = _mm_rol_epi32(r4, 10);
        /* left step 7, f1 */
        __m128i x11 = _mm_add_epi32(m6, l4_2);
        KEEP("v", x11);
        const __m128i l7 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l6, l6_2, l5, 0x96), x11), 7), l5_2);
        const __m128i l7_2 = _mm_rol_epi32(l5, 10);
        /* right step 7, f5 */
        __m128i x12 = _mm_add_epi32(m11, _mm_add_epi32(r4_2, _mm_cvtsi32_si128((int)k[0])));
        KEEP("v", x12);
        const __m128i r7 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r6, r5, r6_2, 0x2d), x12), 15), r5_2);
        const __m128i r7_2 = _mm_rol_epi32(r5, 10);
        /* left step 8, f1 */
        __m128i x13 = _mm_add_epi32(m7, l5_2);
        KEEP("v", x13);
        const __m128i l8 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l7, l7_2, l6, 0x96), x13), 9), l6_2);
        const __m128i l8_2 = _mm_rol_epi32(l6, 10);
        /* right step 8, f5 */
        __m128i x14 = _mm_add_epi32(m4, _mm_add_epi32(r5_2, _mm_cvtsi32_si128((int)k[0])));
        KEEP("v", x14);
        const __m128i r8 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r7, r6, r7_2, 0x2d), x14), 5), r6_2);
        const __m128i r8_2 = _mm_rol_epi32(r6, 10);
        /* left step 9, f1 */
        __m128i x15 = _mm_add_epi32(m8, l6_2);
        KEEP("v", x15);
        const __m128i l9 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l8, l8_2, l7, 0x96), x15), 11), l7_2);
        const __m128i l9_2 = _mm_rol_epi32(l7, 10);
        /* right step 9, f5 */
        __m128i x16 = _mm_add_epi32(m13, _mm_add_epi32(r6_2, _mm_cvtsi32_si128((int)k[0])));
        KEEP("v", x16);
        const __m128i r9 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r8, r7, r8_2, 0x2d), x16), 7), r7_2);
        const __m128i r9_2 = _mm_rol_epi32(r7, 10);
        /* left step 10, f1 */
        __m128i x17 = _mm_add_epi32(m9, l7_2);
        KEEP("v", x17);
        const __m128i l10 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l9, l9_2, l8, 0x96), x17), 13), l8_2);
        const __m128i l10_2 = _mm_rol_epi32(l8, 10);
        /* right step 10, f5 */
        __m128i x18 = _mm_add_epi32(m6, _mm_add_epi32(r7_2, _mm_cvtsi32_si128((int)k[0])));
        KEEP("v", x18);
        const __m128i r10 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r9, r8, r9_2, 0x2d), x18), 7), r8_2);
        const __m128i r10_2 = _mm_rol_epi32(r8, 10);
        /* left step 11, f1 */
        __m128i x19 = _mm_add_epi32(m10, l8_2);
        KEEP("v", x19);
        const __m128i l11 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l10, l10_2, l9, 0x96), x19), 14), l9_2);
        const __m128i l11_2 = _mm_rol_epi32(l9, 10);
        /* right step 11, f5 */
        __m128i x20 = _mm_add_epi32(m15, _mm_add_epi32(r8_2, _mm_cvtsi32_si128((int)k[0])));
        KEEP("v", x20);
        const __m128i r11 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r10, r9, r10_2, 0x2d), x20), 8), r9_2);
        const __m128i r11_2 = _mm_rol_epi32(r9, 10);
        /* left step 12, f1 */
        __m128i x21 = _mm_add_epi32(m11, l9_2);
        KEEP("v", x21);
        const __m128i l12 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l11, l11_2, l10, 0x96), x21), 15), l10_2);
        const __m128i l12_2 = _mm_rol_epi32(l10, 10);
        /* right step 12, f5 */
        __m128i x22 = _mm_add_epi32(m8, _mm_add_epi32(r9_2, _mm_cvtsi32_si128((int)k[0])));
        KEEP("v", x22);
        const __m128i r12 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r11, r10, r11_2, 0x2d), x22), 11), r10_2);
        const __m128i r12_2 = _mm_rol_epi32(r10, 10);
        /* left step 13, f1 */
        __m128i x23 = _mm_add_epi32(m12, l10_2);
        KEEP("v", x23);
        const __m128i l13 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l12, l12_2, l11, 0x96), x23), 6), l11_2);
        const __m128i l13_2 = _mm_rol_epi32(l11, 10);
        /* right step 13, f5 */
        __m128i x24 = _mm_add_epi32(m1, _mm_add_epi32(r10_2, _mm_cvtsi32_si128((int)k[0])));
        KEEP("v", x24);
        const __m128i r13 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r12, r11, r12_2, 0x2d), x24), 14), r11_2);
        const __m128i r13_2 = _mm_rol_epi32(r11, 10);
        /* left step 14, f1 */
        __m128i x25 = _mm_add_epi32(m13, l11_2);
        KEEP("v", x25);
        const __m128i l14 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l13, l13_2, l12, 0x96), x25), 7), l12_2);
        const __m128i l14_2 = _mm_rol_epi32(l12, 10);
        /* right step 14, f5 */
        __m128i x26 = _mm_add_epi32(m10, _mm_add_epi32(r11_2, _mm_cvtsi32_si128((int)k[0])));
        KEEP("v", x26);
        const __m128i r14 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r13, r12, r13_2, 0x2d), x26), 14), r12_2);
        const __m128i r14_2 = _mm_rol_epi32(r12, 10);
        /* left step 15, f1 */
        __m128i x27 = _mm_add_epi32(m14, l12_2);
        KEEP("v", x27);
        const __m128i l15 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l14, l14_2, l13, 0x96), x27), 9), l13_2);
        const __m128i l15_2 = _mm_rol_epi32(l13, 10);
        /* right step 15, f5 */
        __m128i x28 = _mm_add_epi32(m3, _mm_add_epi32(r12_2, _mm_cvtsi32_si128((int)k[0])));
        KEEP("v", x28);
        const __m128i r15 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r14, r13, r14_2, 0x2d), x28), 12), r13_2);
        const __m128i r15_2 = _mm_rol_epi32(r13, 10);
        /* left step 16, f1 */
        __m128i x29 = _mm_add_epi32(m15, l13_2);
        KEEP("v", x29);
        const __m128i l16 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l15, l15_2, l14, 0x96), x29), 8), l14_2);
        const __m128i l16_2 = _mm_rol_epi32(l14, 10);
        /* right step 16, f5 */
        __m128i x30 = _mm_add_epi32(m12, _mm_add_epi32(r13_2, _mm_cvtsi32_si128((int)k[0])));
        KEEP("v", x30);
        const __m128i r16 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r15, r14, r15_2, 0x2d), x30), 6), r14_2);
        const __m128i r16_2 = _mm_rol_epi32(r14, 10);
        /* left step 17, f2 */
        __m128i x31 = _mm_add_epi32(m7, _mm_add_epi32(l14_2, _mm_cvtsi32_si128((int)k[1])));
        KEEP("v", x31);
        const __m128i l17 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l16, l15, l16_2, 0xca), x31), 7), l15_2);
        const __m128i l17_2 = _mm_rol_epi32(l15, 10);
        /* right step 17, f4 */
        __m128i x32 = _mm_add_epi32(m6, _mm_add_epi32(r14_2, _mm_cvtsi32_si128((int)k[2])));
        KEEP("v", x32);
        const __m128i r17 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r16, r16_2, r15, 0xe2), x32), 9), r15_2);
        const __m128i r17_2 = _mm_rol_epi32(r15, 10);
        /* left step 18, f2 */
        __m128i x33 = _mm_add_epi32(m4, _mm_add_epi32(l15_2, _mm_cvtsi32_si128((int)k[1])));
        KEEP("v", x33);
        const __m128i l18 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l17, l16, l17_2, 0xca), x33), 6), l16_2);
        const __m128i l18_2 = _mm_rol_epi32(l16, 10);
        /* right step 18, f4 */
        __m128i x34 = _mm_add_epi32(m11, _mm_add_epi32(r15_2, _mm_cvtsi32_si128((int)k[2])));
        KEEP("v", x34);
        const __m128i r18 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r17, r17_2, r16, 0xe2), x34), 13), r16_2);
        const __m128i r18_2 = _mm_rol_epi32(r16, 10);
        /* left step 19, f2 */
        __m128i x35 = _mm_add_epi32(m13, _mm_add_epi32(l16_2, _mm_cvtsi32_si128((int)k[1])));
        KEEP("v", x35);
        const __m128i l19 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l18, l17, l18_2, 0xca), x35), 8), l17_2);
        const __m128i l19_2 = _mm_rol_epi32(l17, 10);
        /* right step 19, f4 */
        __m128i x36 = _mm_add_epi32(m3, _mm_add_epi32(r16_2, _mm_cvtsi32_si128((int)k[2])));
        KEEP("v", x36);
        const __m128i r19 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r18, r18_2, r17, 0xe2), x36), 15), r17_2);
        const __m128i r19_2 = _mm_rol_epi32(r17, 10);
        /* left step 20, f2 */
        __m128i x37 = _mm_add_epi32(m1, _mm_add_epi32(l17_2, _mm_cvtsi32_si128((int)k[1])));
        KEEP("v", x37);
        const __m128i l20 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l19, l18, l19_2, 0xca), x37), 13), l18_2);
        const __m128i l20_2 = _mm_rol_epi32(l18, 10);
        /* right step 20, f4 */
        __m128i x38 = _mm_add_epi32(m7, _mm_add_epi32(r17_2, _mm_cvtsi32_si128((int)k[2])));
        KEEP("v", x38);
        const __m128i r20 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r19, r19_2, r18, 0xe2), x38), 7), r18_2);
        const __m128i r20_2 = _mm_rol_epi32(r18, 10);
        /* left step 21, f2 */
        __m128i x39 = _mm_add_epi32(m10, _mm_add_epi32(l18_2, _mm_cvtsi32_si128((int)k[1])));
        KEEP("v", x39);
        const __m128i l21 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l20, l19, l20_2, 0xca), x39), 11), l19_2);
        const __m128i l21_2 = _mm_rol_epi32(l19, 10);
        /* right step 21, f4 */
        __m128i x40 = _mm_add_epi32(m0, _mm_add_epi32(r18_2, _mm_cvtsi32_si128((int)k[2])));
        KEEP("v", x40);
        const __m128i r21 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r20, r20_2, r19, 0xe2), x40), 12), r19_2);
        const __m128i r21_2 = _mm_rol_epi32(r19, 10);
        /* left step 22, f2 */
        __m128i x41 = _mm_add_epi32(m6, _mm_add_epi32(l19_2, _mm_cvtsi32_si128((int)k[1])));
        KEEP("v", x41);
        const __m128i l22 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l21, l20, l21_2, 0xca), x41), 9), l20_2);
        const __m128i l22_2 = _mm_rol_epi32(l20, 10);
        /* right step 22, f4 */
        __m128i x42 = _mm_add_epi32(m13, _mm_add_epi32(r19_2, _mm_cvtsi32_si128((int)k[2])));
        KEEP("v", x42);
        const __m128i r22 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r21, r21_2, r20, 0xe2), x42), 8), r20_2);
        const __m128i r22_2 = _mm_rol_epi32(r20, 10);
        /* left step 23, f2 */
        __m128i x43 = _mm_add_epi32(m15, _mm_add_epi32(l20_2, _mm_cvtsi32_si128((int)k[1])));
        KEEP("v", x43);
        const __m128i l23 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l22, l21, l22_2, 0xca), x43), 7), l21_2);
        const __m128i l23_2 = _mm_rol_epi32(l21, 10);
        /* right step 23, f4 */
        __m128i x44 = _mm_add_epi32(m5, _mm_add_epi32(r20_2, _mm_cvtsi32_si128((int)k[2])));
        KEEP("v", x44);
        const __m128i r23 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r22, r22_2, r21, 0xe2), x44), 9), r21_2);
        const __m128i r23_2 = _mm_rol_epi32(r21, 10);
        /* left step 24, f2 */
        __m128i x45 = _mm_add_epi32(m3, _mm_add_epi32(l21_2, _mm_cvtsi32_si128((int)k[1])));
        KEEP("v", x45);
        const __m128i l24 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l23, l22, l23_2, 0xca), x45), 15), l22_2);
        const __m128i l24_2 = _mm_rol_epi32(l22, 10);
        /* right step 24, f4 */
        __m128i x46 = _mm_add_epi32(m10, _mm_add_epi32(r21_2, _mm_cvtsi32_si128((int)k[2])));
        KEEP("v", x46);
        const __m128i r24 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r23, r23_2, r22, 0xe2), x46), 11), r22_2);
        const __m128i r24_2 = _mm_rol_epi32(r22, 10);
        /* left step 25, f2 */
        __m128i x47 = _mm_add_epi32(m12, _mm_add_epi32(l22_2, _mm_cvtsi32_si128((int)k[1])));
        KEEP("v", x47);
        const __m128i l25 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l24, l23, l24_2, 0xca), x47), 7), l23_2);
        const __m128i l25_2 = _mm_rol_epi32(l23, 10);
        /* right step 25, f4 */
        __m128i x48 = _mm_add_epi32(m14, _mm_add_epi32(r22_2, _mm_cvtsi32_si128((int)k[2])));
        KEEP("v", x48);
        const __m128i r25 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r24, r24_2, r23, 0xe2), x48), 7), r23_2);
        const __m128i r25_2 = _mm_rol_epi32(r23, 10);
        /* left step 26, f2 */
        __m128i x49 = _mm_add_epi32(m0, _mm_add_epi32(l23_2, _mm_cvtsi32_si128((int)k[1])));
        KEEP("v", x49);
        const __m128i l26 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l25, l24, l25_2, 0xca), x49), 12), l24_2);
        const __m128i l26_2 = _mm_rol_epi32(l24, 10);
        /* right step 26, f4 */
        __m128i x50 = _mm_add_epi32(m15, _mm_add_epi32(r23_2, _mm_cvtsi32_si128((int)k[2])));
        KEEP("v", x50);
        const __m128i r26 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r25, r25_2, r24, 0xe2), x50), 7), r24_2);
        const __m128i r26_2 = _mm_rol_epi32(r24, 10);
        /* left step 27, f2 */
        __m128i x51 = _mm_add_epi32(m9, _mm_add_epi32(l24_2, _mm_cvtsi32_si128((int)k[1])));
        KEEP("v", x51);
        const __m128i l27 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l26, l25, l26_2, 0xca), x51), 15), l25_2);
        const __m128i l27_2 = _mm_rol_epi32(l25, 10);
        /* right step 27, f4 */
        __m128i x52 = _mm_add_epi32(m8, _mm_add_epi32(r24_2, _mm_cvtsi32_si128((int)k[2])));
        KEEP("v", x52);
        const __m128i r27 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r26, r26_2, r25, 0xe2), x52), 12), r25_2);
        const __m128i r27_2 = _mm_rol_epi32(r25, 10);
        /* left step 28, f2 */
        __m128i x53 = _mm_add_epi32(m5, _mm_add_epi32(l25_2, _mm_cvtsi32_si128((int)k[1])));
        KEEP("v", x53);
        const __m128i l28 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l27, l26, l27_2, 0xca), x53), 9), l26_2);
        const __m128i l28_2 = _mm_rol_epi32(l26, 10);
        /* right step 28, f4 */
        __m128i x54 = _mm_add_epi32(m12, _mm_add_epi32(r25_2, _mm_cvtsi32_si128((int)k[2])));
        KEEP("v", x54);
        const __m128i r28 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r27, r27_2, r26, 0xe2), x54), 7), r26_2);
        const __m128i r28_2 = _mm_rol_epi32(r26, 10);
        /* left step 29, f2 */
        __m128i x55 = _mm_add_epi32(m2, _mm_add_epi32(l26_2, _mm_cvtsi32_si128((int)k[1])));
        KEEP("v", x55);
        const __m128i l29 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l28, l27, l28_2, 0xca), x55), 11), l27_2);
        const __m128i l29_2 = _mm_rol_epi32(l27, 10);
        /* right step 29, f4 */
        __m128i x56 = _mm_add_epi32(m4, _mm_add_epi32(r26_2, _mm_cvtsi32_si128((int)k[2])));
        KEEP("v", x56);
        const __m128i r29 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r28, r28_2, r27, 0xe2), x56), 6), r27_2);
        const __m128i r29_2 = _mm_rol_epi32(r27, 10);
        /* left step 30, f2 */
        __m128i x57 = _mm_add_epi32(m14, _mm_add_epi32(l27_2, _mm_cvtsi32_si128((int)k[1])));
        KEEP("v", x57);
        const __m128i l30 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l29, l28, l29_2, 0xca), x57), 7), l28_2);
        const __m128i l30_2 = _mm_rol_epi32(l28, 10);
        /* right step 30, f4 */
        __m128i x58 = _mm_add_epi32(m9, _mm_add_epi32(r27_2, _mm_cvtsi32_si128((int)k[2])));
        KEEP("v", x58);
        const __m128i r30 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r29, r29_2, r28, 0xe2), x58), 15), r28_2);
        const __m128i r30_2 = _mm_rol_epi32(r28, 10);
        /* left step 31, f2 */
        __m128i x59 = _mm_add_epi32(m11, _mm_add_epi32(l28_2, _mm_cvtsi32_si128((int)k[1])));
        KEEP("v", x59);
        const __m128i l31 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l30, l29, l30_2, 0xca), x59), 13), l29_2);
        const __m128i l31_2 = _mm_rol_epi32(l29, 10);
        /* right step 31, f4 */
        __m128i x60 = _mm_add_epi32(m1, _mm_add_epi32(r28_2, _mm_cvtsi32_si128((int)k[2])));
        KEEP("v", x60);
        const __m128i r31 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r30, r30_2, r29, 0xe2), x60), 13), r29_2);
        const __m128i r31_2 = _mm_rol_epi32(r29, 10);
        /* left step 32, f2 */
        __m128i x61 = _mm_add_epi32(m8, _mm_add_epi32(l29_2, _mm_cvtsi32_si128((int)k[1])));
        KEEP("v", x61);
        const __m128i l32 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l31, l30, l31_2, 0xca), x61), 12), l30_2);
        const __m128i l32_2 = _mm_rol_epi32(l30, 10);
        /* right step 32, f4 */
        __m128i x62 = _mm_add_epi32(m2, _mm_add_epi32(r29_2, _mm_cvtsi32_si128((int)k[2])));
        KEEP("v", x62);
        const __m128i r32 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r31, r31_2, r30, 0xe2), x62), 11), r30_2);
        const __m128i r32_2 = _mm_rol_epi32(r30, 10);
        /* left step 33, f3 */
        __m128i x63 = _mm_add_epi32(m3, _mm_add_epi32(l30_2, _mm_cvtsi32_si128((int)k[3])));
        KEEP("v", x63);
        const __m128i l33 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l32, _mm_xor_si128(l31, _mm_set1_epi32(-1)), l32_2, 0x56), x63), 11), l31_2);
        const __m128i l33_2 = _mm_rol_epi32(l31, 10);
        /* right step 33, f3 */
        __m128i x64 = _mm_add_epi32(m15, _mm_add_epi32(r30_2, _mm_cvtsi32_si128((int)k[4])));
        KEEP("v", x64);
        const __m128i r33 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r32, r31, r32_2, 0x59), x64), 9), r31_2);
        const __m128i r33_2 = _mm_rol_epi32(r31, 10);
        /* left step 34, f3 */
        __m128i x65 = _mm_add_epi32(m10, _mm_add_epi32(l31_2, _mm_cvtsi32_si128((int)k[3])));
        KEEP("v", x65);
        const __m128i l34 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l33, l32, l33_2, 0x59), x65), 13), l32_2);
        const __m128i l34_2 = _mm_rol_epi32(l32, 10);
        /* right step 34, f3 */
        __m128i x66 = _mm_add_epi32(m5, _mm_add_epi32(r31_2, _mm_cvtsi32_si128((int)k[4])));
        KEEP("v", x66);
        const __m128i r34 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r33, r32, r33_2, 0x59), x66), 7), r32_2);
        const __m128i r34_2 = _mm_rol_epi32(r32, 10);
        /* left step 35, f3 */
        __m128i x67 = _mm_add_epi32(m14, _mm_add_epi32(l32_2, _mm_cvtsi32_si128((int)k[3])));
        KEEP("v", x67);
        const __m128i l35 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l34, l33, l34_2, 0x59), x67), 6), l33_2);
        const __m128i l35_2 = _mm_rol_epi32(l33, 10);
        /* right step 35, f3 */
        __m128i x68 = _mm_add_epi32(m1, _mm_add_epi32(r32_2, _mm_cvtsi32_si128((int)k[4])));
        KEEP("v", x68);
        const __m128i r35 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r34, r33, r34_2, 0x59), x68), 15), r33_2);
        const __m128i r35_2 = _mm_rol_epi32(r33, 10);
        /* left step 36, f3 */
        __m128i x69 = _mm_add_epi32(m4, _mm_add_epi32(l33_2, _mm_cvtsi32_si128((int)k[3])));
        KEEP("v", x69);
        const __m128i l36 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l35, l34, l35_2, 0x59), x69), 7), l34_2);
        const __m128i l36_2 = _mm_rol_epi32(l34, 10);
        /* right step 36, f3 */
        __m128i x70 = _mm_add_epi32(m3, _mm_add_epi32(r33_2, _mm_cvtsi32_si128((int)k[4])));
        KEEP("v", x70);
        const __m128i r36 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r35, r34, r35_2, 0x59), x70), 11), r34_2);
        const __m128i r36_2 = _mm_rol_epi32(r34, 10);
        /* left step 37, f3 */
        __m128i x71 = _mm_add_epi32(m9, _mm_add_epi32(l34_2, _mm_cvtsi32_si128((int)k[3])));
        KEEP("v", x71);
        const __m128i l37 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l36, l35, l36_2, 0x59), x71), 14), l35_2);
        const __m128i l37_2 = _mm_rol_epi32(l35, 10);
        /* right step 37, f3 */
        __m128i x72 = _mm_add_epi32(m7, _mm_add_epi32(r34_2, _mm_cvtsi32_si128((int)k[4])));
        KEEP("v", x72);
        const __m128i r37 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r36, r35, r36_2, 0x59), x72), 8), r35_2);
        const __m128i r37_2 = _mm_rol_epi32(r35, 10);
        /* left step 38, f3 */
        __m128i x73 = _mm_add_epi32(m15, _mm_add_epi32(l35_2, _mm_cvtsi32_si128((int)k[3])));
        KEEP("v", x73);
        const __m128i l38 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l37, l36, l37_2, 0x59), x73), 9), l36_2);
        const __m128i l38_2 = _mm_rol_epi32(l36, 10);
        /* right step 38, f3 */
        __m128i x74 = _mm_add_epi32(m14, _mm_add_epi32(r35_2, _mm_cvtsi32_si128((int)k[4])));
        KEEP("v", x74);
        const __m128i r38 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r37, r36, r37_2, 0x59), x74), 6), r36_2);
        const __m128i r38_2 = _mm_rol_epi32(r36, 10);
        /* left step 39, f3 */
        __m128i x75 = _mm_add_epi32(m8, _mm_add_epi32(l36_2, _mm_cvtsi32_si128((int)k[3])));
        KEEP("v", x75);
        const __m128i l39 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l38, l37, l38_2, 0x59), x75), 13), l37_2);
        const __m128i l39_2 = _mm_rol_epi32(l37, 10);
        /* right step 39, f3 */
        __m128i x76 = _mm_add_epi32(m6, _mm_add_epi32(r36_2, _mm_cvtsi32_si128((int)k[4])));
        KEEP("v", x76);
        const __m128i r39 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r38, r37, r38_2, 0x59), x76), 6), r37_2);
        const __m128i r39_2 = _mm_rol_epi32(r37, 10);
        /* left step 40, f3 */
        __m128i x77 = _mm_add_epi32(m1, _mm_add_epi32(l37_2, _mm_cvtsi32_si128((int)k[3])));
        KEEP("v", x77);
        const __m128i l40 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l39, l38, l39_2, 0x59), x77), 15), l38_2);
        const __m128i l40_2 = _mm_rol_epi32(l38, 10);
        /* right step 40, f3 */
        __m128i x78 = _mm_add_epi32(m9, _mm_add_epi32(r37_2, _mm_cvtsi32_si128((int)k[4])));
        KEEP("v", x78);
        const __m128i r40 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r39, r38, r39_2, 0x59), x78), 14), r38_2);
        const __m128i r40_2 = _mm_rol_epi32(r38, 10);
        /* left step 41, f3 */
        __m128i x79 = _mm_add_epi32(m2, _mm_add_epi32(l38_2, _mm_cvtsi32_si128((int)k[3])));
        KEEP("v", x79);
        const __m128i l41 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l40, l39, l40_2, 0x59), x79), 14), l39_2);
        const __m128i l41_2 = _mm_rol_epi32(l39, 10);
        /* right step 41, f3 */
        __m128i x80 = _mm_add_epi32(m11, _mm_add_epi32(r38_2, _mm_cvtsi32_si128((int)k[4])));
        KEEP("v", x80);
        const __m128i r41 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r40, r39, r40_2, 0x59), x80), 12), r39_2);
        const __m128i r41_2 = _mm_rol_epi32(r39, 10);
        /* left step 42, f3 */
        __m128i x81 = _mm_add_epi32(m7, _mm_add_epi32(l39_2, _mm_cvtsi32_si128((int)k[3])));
        KEEP("v", x81);
        const __m128i l42 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l41, l40, l41_2, 0x59), x81), 8), l40_2);
        const __m128i l42_2 = _mm_rol_epi32(l40, 10);
        /* right step 42, f3 */
        __m128i x82 = _mm_add_epi32(m8, _mm_add_epi32(r39_2, _mm_cvtsi32_si128((int)k[4])));
        KEEP("v", x82);
        const __m128i r42 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r41, r40, r41_2, 0x59), x82), 13), r40_2);
        const __m128i r42_2 = _mm_rol_epi32(r40, 10);
        /* left step 43, f3 */
        __m128i x83 = _mm_add_epi32(m0, _mm_add_epi32(l40_2, _mm_cvtsi32_si128((int)k[3])));
        KEEP("v", x83);
        const __m128i l43 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l42, l41, l42_2, 0x59), x83), 13), l41_2);
        const __m128i l43_2 = _mm_rol_epi32(l41, 10);
        /* right step 43, f3 */
        __m128i x84 = _mm_add_epi32(m12, _mm_add_epi32(r40_2, _mm_cvtsi32_si128((int)k[4])));
        KEEP("v", x84);
        const __m128i r43 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r42, r41, r42_2, 0x59), x84), 5), r41_2);
        const __m128i r43_2 = _mm_rol_epi32(r41, 10);
        /* left step 44, f3 */
        __m128i x85 = _mm_add_epi32(m6, _mm_add_epi32(l41_2, _mm_cvtsi32_si128((int)k[3])));
        KEEP("v", x85);
        const __m128i l44 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l43, l42, l43_2, 0x59), x85), 6), l42_2);
        const __m128i l44_2 = _mm_rol_epi32(l42, 10);
        /* right step 44, f3 */
        __m128i x86 = _mm_add_epi32(m2, _mm_add_epi32(r41_2, _mm_cvtsi32_si128((int)k[4])));
        KEEP("v", x86);
        const __m128i r44 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r43, r42, r43_2, 0x59), x86), 14), r42_2);
        const __m128i r44_2 = _mm_rol_epi32(r42, 10);
        /* left step 45, f3 */
        __m128i x87 = _mm_add_epi32(m13, _mm_add_epi32(l42_2, _mm_cvtsi32_si128((int)k[3])));
        KEEP("v", x87);
        const __m128i l45 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l44, l43, l44_2, 0x59), x87), 5), l43_2);
        const __m128i l45_2 = _mm_rol_epi32(l43, 10);
        /* right step 45, f3 */
        __m128i x88 = _mm_add_epi32(m10, _mm_add_epi32(r42_2, _mm_cvtsi32_si128((int)k[4])));
        KEEP("v", x88);
        const __m128i r45 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r44, r43, r44_2, 0x59), x88), 13), r43_2);
        const __m128i r45_2 = _mm_rol_epi32(r43, 10);
        /* left step 46, f3 */
        __m128i x89 = _mm_add_epi32(m11, _mm_add_epi32(l43_2, _mm_cvtsi32_si128((int)k[3])));
        KEEP("v", x89);
        const __m128i l46 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l45, l44, l45_2, 0x59), x89), 12), l44_2);
        const __m128i l46_2 = _mm_rol_epi32(l44, 10);
        /* right step 46, f3 */
        __m128i x90 = _mm_add_epi32(m0, _mm_add_epi32(r43_2, _mm_cvtsi32_si128((int)k[4])));
        KEEP("v", x90);
        const __m128i r46 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r45, r44, r45_2, 0x59), x90), 13), r44_2);
        const __m128i r46_2 = _mm_rol_epi32(r44, 10);
        /* left step 47, f3 */
        __m128i x91 = _mm_add_epi32(m5, _mm_add_epi32(l44_2, _mm_cvtsi32_si128((int)k[3])));
        KEEP("v", x91);
        const __m128i l47 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l46, l45, l46_2, 0x59), x91), 7), l45_2);
        const __m128i l47_2 = _mm_rol_epi32(l45, 10);
        /* right step 47, f3 */
        __m128i x92 = _mm_add_epi32(m4, _mm_add_epi32(r44_2, _mm_cvtsi32_si128((int)k[4])));
        KEEP("v", x92);
        const __m128i r47 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r46, r45, r46_2, 0x59), x92), 7), r45_2);
        const __m128i r47_2 = _mm_rol_epi32(r45, 10);
        /* left step 48, f3 */
        __m128i x93 = _mm_add_epi32(m12, _mm_add_epi32(l45_2, _mm_cvtsi32_si128((int)k[3])));
        KEEP("v", x93);
        const __m128i l48 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l47, l46, l47_2, 0x59), x93), 5), l46_2);
        const __m128i l48_2 = _mm_rol_epi32(l46, 10);
        /* right step 48, f3 */
        __m128i x94 = _mm_add_epi32(m13, _mm_add_epi32(r45_2, _mm_cvtsi32_si128((int)k[4])));
        KEEP("v", x94);
        const __m128i r48 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r47, r46, r47_2, 0x59), x94), 5), r46_2);
        const __m128i r48_2 = _mm_rol_epi32(r46, 10);
        /* left step 49, f4 */
        __m128i x95 = _mm_add_epi32(m1, _mm_add_epi32(l46_2, _mm_cvtsi32_si128((int)k[5])));
        KEEP("v", x95);
        const __m128i l49 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l48, l48_2, l47, 0xe2), x95), 11), l47_2);
        const __m128i l49_2 = _mm_rol_epi32(l47, 10);
        /* right step 49, f2 */
        __m128i x96 = _mm_add_epi32(m8, _mm_add_epi32(r46_2, _mm_cvtsi32_si128((int)k[6])));
        KEEP("v", x96);
        const __m128i r49 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r48, r47, r48_2, 0xca), x96), 15), r47_2);
        const __m128i r49_2 = _mm_rol_epi32(r47, 10);
        /* left step 50, f4 */
        __m128i x97 = _mm_add_epi32(m9, _mm_add_epi32(l47_2, _mm_cvtsi32_si128((int)k[5])));
        KEEP("v", x97);
        const __m128i l50 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l49, l49_2, l48, 0xe2), x97), 12), l48_2);
        const __m128i l50_2 = _mm_rol_epi32(l48, 10);
        /* right step 50, f2 */
        __m128i x98 = _mm_add_epi32(m6, _mm_add_epi32(r47_2, _mm_cvtsi32_si128((int)k[6])));
        KEEP("v", x98);
        const __m128i r50 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r49, r48, r49_2, 0xca), x98), 5), r48_2);
        const __m128i r50_2 = _mm_rol_epi32(r48, 10);
        /* left step 51, f4 */
        __m128i x99 = _mm_add_epi32(m11, _mm_add_epi32(l48_2, _mm_cvtsi32_si128((int)k[5])));
        KEEP("v", x99);
        const __m128i l51 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l50, l50_2, l49, 0xe2), x99), 14), l49_2);
        const __m128i l51_2 = _mm_rol_epi32(l49, 10);
        /* right step 51, f2 */
        __m128i x100 = _mm_add_epi32(m4, _mm_add_epi32(r48_2, _mm_cvtsi32_si128((int)k[6])));
        KEEP("v", x100);
        const __m128i r51 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r50, r49, r50_2, 0xca), x100), 8), r49_2);
        const __m128i r51_2 = _mm_rol_epi32(r49, 10);
        /* left step 52, f4 */
        __m128i x101 = _mm_add_epi32(m10, _mm_add_epi32(l49_2, _mm_cvtsi32_si128((int)k[5])));
        KEEP("v", x101);
        const __m128i l52 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l51, l51_2, l50, 0xe2), x101), 15), l50_2);
        const __m128i l52_2 = _mm_rol_epi32(l50, 10);
        /* right step 52, f2 */
        __m128i x102 = _mm_add_epi32(m1, _mm_add_epi32(r49_2, _mm_cvtsi32_si128((int)k[6])));
        KEEP("v", x102);
        const __m128i r52 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r51, r50, r51_2, 0xca), x102), 11), r50_2);
        const __m128i r52_2 = _mm_rol_epi32(r50, 10);
        /* left step 53, f4 */
        __m128i x103 = _mm_add_epi32(m0, _mm_add_epi32(l50_2, _mm_cvtsi32_si128((int)k[5])));
        KEEP("v", x103);
        const __m128i l53 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l52, l52_2, l51, 0xe2), x103), 14), l51_2);
        const __m128i l53_2 = _mm_rol_epi32(l51, 10);
        /* right step 53, f2 */
        __m128i x104 = _mm_add_epi32(m3, _mm_add_epi32(r50_2, _mm_cvtsi32_si128((int)k[6])));
        KEEP("v", x104);
        const __m128i r53 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r52, r51, r52_2, 0xca), x104), 14), r51_2);
        const __m128i r53_2 = _mm_rol_epi32(r51, 10);
        /* left step 54, f4 */
        __m128i x105 = _mm_add_epi32(m8, _mm_add_epi32(l51_2, _mm_cvtsi32_si128((int)k[5])));
        KEEP("v", x105);
        const __m128i l54 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l53, l53_2, l52, 0xe2), x105), 15), l52_2);
        const __m128i l54_2 = _mm_rol_epi32(l52, 10);
        /* right step 54, f2 */
        __m128i x106 = _mm_add_epi32(m11, _mm_add_epi32(r51_2, _mm_cvtsi32_si128((int)k[6])));
        KEEP("v", x106);
        const __m128i r54 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r53, r52, r53_2, 0xca), x106), 14), r52_2);
        const __m128i r54_2 = _mm_rol_epi32(r52, 10);
        /* left step 55, f4 */
        __m128i x107 = _mm_add_epi32(m12, _mm_add_epi32(l52_2, _mm_cvtsi32_si128((int)k[5])));
        KEEP("v", x107);
        const __m128i l55 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l54, l54_2, l53, 0xe2), x107), 9), l53_2);
        const __m128i l55_2 = _mm_rol_epi32(l53, 10);
        /* right step 55, f2 */
        __m128i x108 = _mm_add_epi32(m15, _mm_add_epi32(r52_2, _mm_cvtsi32_si128((int)k[6])));
        KEEP("v", x108);
        const __m128i r55 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r54, r53, r54_2, 0xca), x108), 6), r53_2);
        const __m128i r55_2 = _mm_rol_epi32(r53, 10);
        /* left step 56, f4 */
        __m128i x109 = _mm_add_epi32(m4, _mm_add_epi32(l53_2, _mm_cvtsi32_si128((int)k[5])));
        KEEP("v", x109);
        const __m128i l56 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l55, l55_2, l54, 0xe2), x109), 8), l54_2);
        const __m128i l56_2 = _mm_rol_epi32(l54, 10);
        /* right step 56, f2 */
        __m128i x110 = _mm_add_epi32(m0, _mm_add_epi32(r53_2, _mm_cvtsi32_si128((int)k[6])));
        KEEP("v", x110);
        const __m128i r56 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r55, r54, r55_2, 0xca), x110), 14), r54_2);
        const __m128i r56_2 = _mm_rol_epi32(r54, 10);
        /* left step 57, f4 */
        __m128i x111 = _mm_add_epi32(m13, _mm_add_epi32(l54_2, _mm_cvtsi32_si128((int)k[5])));
        KEEP("v", x111);
        const __m128i l57 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l56, l56_2, l55, 0xe2), x111), 9), l55_2);
        const __m128i l57_2 = _mm_rol_epi32(l55, 10);
        /* right step 57, f2 */
        __m128i x112 = _mm_add_epi32(m5, _mm_add_epi32(r54_2, _mm_cvtsi32_si128((int)k[6])));
        KEEP("v", x112);
        const __m128i r57 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r56, r55, r56_2, 0xca), x112), 6), r55_2);
        const __m128i r57_2 = _mm_rol_epi32(r55, 10);
        /* left step 58, f4 */
        __m128i x113 = _mm_add_epi32(m3, _mm_add_epi32(l55_2, _mm_cvtsi32_si128((int)k[5])));
        KEEP("v", x113);
        const __m128i l58 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l57, l57_2, l56, 0xe2), x113), 14), l56_2);
        const __m128i l58_2 = _mm_rol_epi32(l56, 10);
        /* right step 58, f2 */
        __m128i x114 = _mm_add_epi32(m12, _mm_add_epi32(r55_2, _mm_cvtsi32_si128((int)k[6])));
        KEEP("v", x114);
        const __m128i r58 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r57, r56, r57_2, 0xca), x114), 9), r56_2);
        const __m128i r58_2 = _mm_rol_epi32(r56, 10);
        /* left step 59, f4 */
        __m128i x115 = _mm_add_epi32(m7, _mm_add_epi32(l56_2, _mm_cvtsi32_si128((int)k[5])));
        KEEP("v", x115);
        const __m128i l59 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l58, l58_2, l57, 0xe2), x115), 5), l57_2);
        const __m128i l59_2 = _mm_rol_epi32(l57, 10);
        /* right step 59, f2 */
        __m128i x116 = _mm_add_epi32(m2, _mm_add_epi32(r56_2, _mm_cvtsi32_si128((int)k[6])));
        KEEP("v", x116);
        const __m128i r59 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r58, r57, r58_2, 0xca), x116), 12), r57_2);
        const __m128i r59_2 = _mm_rol_epi32(r57, 10);
        /* left step 60, f4 */
        __m128i x117 = _mm_add_epi32(m15, _mm_add_epi32(l57_2, _mm_cvtsi32_si128((int)k[5])));
        KEEP("v", x117);
        const __m128i l60 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l59, l59_2, l58, 0xe2), x117), 6), l58_2);
        const __m128i l60_2 = _mm_rol_epi32(l58, 10);
        /* right step 60, f2 */
        __m128i x118 = _mm_add_epi32(m13, _mm_add_epi32(r57_2, _mm_cvtsi32_si128((int)k[6])));
        KEEP("v", x118);
        const __m128i r60 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r59, r58, r59_2, 0xca), x118), 9), r58_2);
        const __m128i r60_2 = _mm_rol_epi32(r58, 10);
        /* left step 61, f4 */
        __m128i x119 = _mm_add_epi32(m14, _mm_add_epi32(l58_2, _mm_cvtsi32_si128((int)k[5])));
        KEEP("v", x119);
        const __m128i l61 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l60, l60_2, l59, 0xe2), x119), 8), l59_2);
        const __m128i l61_2 = _mm_rol_epi32(l59, 10);
        /* right step 61, f2 */
        __m128i x120 = _mm_add_epi32(m9, _mm_add_epi32(r58_2, _mm_cvtsi32_si128((int)k[6])));
        KEEP("v", x120);
        const __m128i r61 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r60, r59, r60_2, 0xca), x120), 12), r59_2);
        const __m128i r61_2 = _mm_rol_epi32(r59, 10);
        /* left step 62, f4 */
        __m128i x121 = _mm_add_epi32(m5, _mm_add_epi32(l59_2, _mm_cvtsi32_si128((int)k[5])));
        KEEP("v", x121);
        const __m128i l62 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l61, l61_2, l60, 0xe2), x121), 6), l60_2);
        const __m128i l62_2 = _mm_rol_epi32(l60, 10);
        /* right step 62, f2 */
        __m128i x122 = _mm_add_epi32(m7, _mm_add_epi32(r59_2, _mm_cvtsi32_si128((int)k[6])));
        KEEP("v", x122);
        const __m128i r62 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r61, r60, r61_2, 0xca), x122), 5), r60_2);
        const __m128i r62_2 = _mm_rol_epi32(r60, 10);
        /* left step 63, f4 */
        __m128i x123 = _mm_add_epi32(m6, _mm_add_epi32(l60_2, _mm_cvtsi32_si128((int)k[5])));
        KEEP("v", x123);
        const __m128i l63 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l62, l62_2, l61, 0xe2), x123), 5), l61_2);
        const __m128i l63_2 = _mm_rol_epi32(l61, 10);
        /* right step 63, f2 */
        __m128i x124 = _mm_add_epi32(m10, _mm_add_epi32(r60_2, _mm_cvtsi32_si128((int)k[6])));
        KEEP("v", x124);
        const __m128i r63 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r62, r61, r62_2, 0xca), x124), 15), r61_2);
        const __m128i r63_2 = _mm_rol_epi32(r61, 10);
        /* left step 64, f4 */
        __m128i x125 = _mm_add_epi32(m2, _mm_add_epi32(l61_2, _mm_cvtsi32_si128((int)k[5])));
        KEEP("v", x125);
        const __m128i l64 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l63, l63_2, l62, 0xe2), x125), 12), l62_2);
        const __m128i l64_2 = _mm_rol_epi32(l62, 10);
        /* right step 64, f2 */
        __m128i x126 = _mm_add_epi32(m14, _mm_add_epi32(r61_2, _mm_cvtsi32_si128((int)k[6])));
        KEEP("v", x126);
        const __m128i r64 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r63, r62, r63_2, 0xca), x126), 8), r62_2);
        const __m128i r64_2 = _mm_rol_epi32(r62, 10);
        /* left step 65, f5 */
        __m128i x127 = _mm_add_epi32(m4, _mm_add_epi32(l62_2, _mm_cvtsi32_si128((int)k[7])));
        KEEP("v", x127);
        const __m128i l65 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l64, l63, l64_2, 0x2d), x127), 9), l63_2);
        const __m128i l65_2 = _mm_rol_epi32(l63, 10);
        /* right step 65, f1 */
        __m128i x128 = _mm_add_epi32(m12, r62_2);
        KEEP("v", x128);
        const __m128i r65 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r64, r64_2, r63, 0x96), x128), 8), r63_2);
        const __m128i r65_2 = _mm_rol_epi32(r63, 10);
        /* left step 66, f5 */
        __m128i x129 = _mm_add_epi32(m0, _mm_add_epi32(l63_2, _mm_cvtsi32_si128((int)k[7])));
        KEEP("v", x129);
        const __m128i l66 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l65, l64, l65_2, 0x2d), x129), 15), l64_2);
        const __m128i l66_2 = _mm_rol_epi32(l64, 10);
        /* right step 66, f1 */
        __m128i x130 = _mm_add_epi32(m15, r63_2);
        KEEP("v", x130);
        const __m128i r66 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r65, r65_2, r64, 0x96), x130), 5), r64_2);
        const __m128i r66_2 = _mm_rol_epi32(r64, 10);
        /* left step 67, f5 */
        __m128i x131 = _mm_add_epi32(m5, _mm_add_epi32(l64_2, _mm_cvtsi32_si128((int)k[7])));
        KEEP("v", x131);
        const __m128i l67 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l66, l65, l66_2, 0x2d), x131), 5), l65_2);
        const __m128i l67_2 = _mm_rol_epi32(l65, 10);
        /* right step 67, f1 */
        __m128i x132 = _mm_add_epi32(m10, r64_2);
        KEEP("v", x132);
        const __m128i r67 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r66, r66_2, r65, 0x96), x132), 12), r65_2);
        const __m128i r67_2 = _mm_rol_epi32(r65, 10);
        /* left step 68, f5 */
        __m128i x133 = _mm_add_epi32(m9, _mm_add_epi32(l65_2, _mm_cvtsi32_si128((int)k[7])));
        KEEP("v", x133);
        const __m128i l68 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l67, l66, l67_2, 0x2d), x133), 11), l66_2);
        const __m128i l68_2 = _mm_rol_epi32(l66, 10);
        /* right step 68, f1 */
        __m128i x134 = _mm_add_epi32(m4, r65_2);
        KEEP("v", x134);
        const __m128i r68 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r67, r67_2, r66, 0x96), x134), 9), r66_2);
        const __m128i r68_2 = _mm_rol_epi32(r66, 10);
        /* left step 69, f5 */
        __m128i x135 = _mm_add_epi32(m7, _mm_add_epi32(l66_2, _mm_cvtsi32_si128((int)k[7])));
        KEEP("v", x135);
        const __m128i l69 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l68, l67, l68_2, 0x2d), x135), 6), l67_2);
        const __m128i l69_2 = _mm_rol_epi32(l67, 10);
        /* right step 69, f1 */
        __m128i x136 = _mm_add_epi32(m1, r66_2);
        KEEP("v", x136);
        const __m128i r69 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r68, r68_2, r67, 0x96), x136), 12), r67_2);
        const __m128i r69_2 = _mm_rol_epi32(r67, 10);
        /* left step 70, f5 */
        __m128i x137 = _mm_add_epi32(m12, _mm_add_epi32(l67_2, _mm_cvtsi32_si128((int)k[7])));
        KEEP("v", x137);
        const __m128i l70 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l69, l68, l69_2, 0x2d), x137), 8), l68_2);
        const __m128i l70_2 = _mm_rol_epi32(l68, 10);
        /* right step 70, f1 */
        __m128i x138 = _mm_add_epi32(m5, r67_2);
        KEEP("v", x138);
        const __m128i r70 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r69, r69_2, r68, 0x96), x138), 5), r68_2);
        const __m128i r70_2 = _mm_rol_epi32(r68, 10);
        /* left step 71, f5 */
        __m128i x139 = _mm_add_epi32(m2, _mm_add_epi32(l68_2, _mm_cvtsi32_si128((int)k[7])));
        KEEP("v", x139);
        const __m128i l71 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l70, l69, l70_2, 0x2d), x139), 13), l69_2);
        const __m128i l71_2 = _mm_rol_epi32(l69, 10);
        /* right step 71, f1 */
        __m128i x140 = _mm_add_epi32(m8, r68_2);
        KEEP("v", x140);
        const __m128i r71 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r70, r70_2, r69, 0x96), x140), 14), r69_2);
        const __m128i r71_2 = _mm_rol_epi32(r69, 10);
        /* left step 72, f5 */
        __m128i x141 = _mm_add_epi32(m10, _mm_add_epi32(l69_2, _mm_cvtsi32_si128((int)k[7])));
        KEEP("v", x141);
        const __m128i l72 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l71, l70, l71_2, 0x2d), x141), 12), l70_2);
        const __m128i l72_2 = _mm_rol_epi32(l70, 10);
        /* right step 72, f1 */
        __m128i x142 = _mm_add_epi32(m7, r69_2);
        KEEP("v", x142);
        const __m128i r72 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r71, r71_2, r70, 0x96), x142), 6), r70_2);
        const __m128i r72_2 = _mm_rol_epi32(r70, 10);
        /* left step 73, f5 */
        __m128i x143 = _mm_add_epi32(m14, _mm_add_epi32(l70_2, _mm_cvtsi32_si128((int)k[7])));
        KEEP("v", x143);
        const __m128i l73 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l72, l71, l72_2, 0x2d), x143), 5), l71_2);
        const __m128i l73_2 = _mm_rol_epi32(l71, 10);
        /* right step 73, f1 */
        __m128i x144 = _mm_add_epi32(m6, r70_2);
        KEEP("v", x144);
        const __m128i r73 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r72, r72_2, r71, 0x96), x144), 8), r71_2);
        const __m128i r73_2 = _mm_rol_epi32(r71, 10);
        /* left step 74, f5 */
        __m128i x145 = _mm_add_epi32(m1, _mm_add_epi32(l71_2, _mm_cvtsi32_si128((int)k[7])));
        KEEP("v", x145);
        const __m128i l74 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l73, l72, l73_2, 0x2d), x145), 12), l72_2);
        const __m128i l74_2 = _mm_rol_epi32(l72, 10);
        /* right step 74, f1 */
        __m128i x146 = _mm_add_epi32(m2, r71_2);
        KEEP("v", x146);
        const __m128i r74 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r73, r73_2, r72, 0x96), x146), 13), r72_2);
        const __m128i r74_2 = _mm_rol_epi32(r72, 10);
        /* left step 75, f5 */
        __m128i x147 = _mm_add_epi32(m3, _mm_add_epi32(l72_2, _mm_cvtsi32_si128((int)k[7])));
        KEEP("v", x147);
        const __m128i l75 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l74, l73, l74_2, 0x2d), x147), 13), l73_2);
        const __m128i l75_2 = _mm_rol_epi32(l73, 10);
        /* right step 75, f1 */
        __m128i x148 = _mm_add_epi32(m13, r72_2);
        KEEP("v", x148);
        const __m128i r75 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r74, r74_2, r73, 0x96), x148), 6), r73_2);
        const __m128i r75_2 = _mm_rol_epi32(r73, 10);
        /* left step 76, f5 */
        __m128i x149 = _mm_add_epi32(m8, _mm_add_epi32(l73_2, _mm_cvtsi32_si128((int)k[7])));
        KEEP("v", x149);
        const __m128i l76 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l75, l74, l75_2, 0x2d), x149), 14), l74_2);
        const __m128i l76_2 = _mm_rol_epi32(l74, 10);
        /* right step 76, f1 */
        __m128i x150 = _mm_add_epi32(m14, r73_2);
        KEEP("v", x150);
        const __m128i r76 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r75, r75_2, r74, 0x96), x150), 5), r74_2);
        const __m128i r76_2 = _mm_rol_epi32(r74, 10);
        /* left step 77, f5 */
        __m128i x151 = _mm_add_epi32(m11, _mm_add_epi32(l74_2, _mm_cvtsi32_si128((int)k[7])));
        KEEP("v", x151);
        const __m128i l77 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l76, l75, l76_2, 0x2d), x151), 11), l75_2);
        const __m128i l77_2 = _mm_rol_epi32(l75, 10);
        /* right step 77, f1 */
        __m128i x152 = _mm_add_epi32(m0, r74_2);
        KEEP("v", x152);
        const __m128i r77 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r76, r76_2, r75, 0x96), x152), 15), r75_2);
        const __m128i r77_2 = _mm_rol_epi32(r75, 10);
        /* left step 78, f5 */
        __m128i x153 = _mm_add_epi32(m6, _mm_add_epi32(l75_2, _mm_cvtsi32_si128((int)k[7])));
        KEEP("v", x153);
        const __m128i l78 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l77, l76, l77_2, 0x2d), x153), 8), l76_2);
        const __m128i l78_2 = _mm_rol_epi32(l76, 10);
        /* right step 78, f1 */
        __m128i x154 = _mm_add_epi32(m3, r75_2);
        KEEP("v", x154);
        const __m128i r78 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r77, r77_2, r76, 0x96), x154), 13), r76_2);
        const __m128i r78_2 = _mm_rol_epi32(r76, 10);
        /* left step 79, f5 */
        __m128i x155 = _mm_add_epi32(m15, _mm_add_epi32(l76_2, _mm_cvtsi32_si128((int)k[7])));
        KEEP("v", x155);
        const __m128i l79 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l78, l77, l78_2, 0x2d), x155), 5), l77_2);
        const __m128i l79_2 = _mm_rol_epi32(l77, 10);
        /* right step 79, f1 */
        __m128i x156 = _mm_add_epi32(m9, r76_2);
        KEEP("v", x156);
        const __m128i r79 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r78, r78_2, r77, 0x96), x156), 11), r77_2);
        const __m128i r79_2 = _mm_rol_epi32(r77, 10);
        /* left step 80, f5 */
        __m128i x157 = _mm_add_epi32(m13, _mm_add_epi32(l77_2, _mm_cvtsi32_si128((int)k[7])));
        KEEP("v", x157);
        const __m128i l80 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l79, l78, l79_2, 0x2d), x157), 6), l78_2);
        const __m128i l80_2 = _mm_rol_epi32(l78, 10);
        /* right step 80, f1 */
        __m128i x158 = _mm_add_epi32(m11, r77_2);
        KEEP("v", x158);
        const __m128i r80 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r79, r79_2, r78, 0x96), x158), 11), r78_2);
        const __m128i r80_2 = _mm_rol_epi32(r78, 10);
        __m128i x159 = _mm_add_epi32(r80_2, h1);
        KEEP("v", x159);
        __m128i x160 = _mm_add_epi32(r79_2, h2);
        KEEP("v", x160);
        __m128i x161 = _mm_add_epi32(r78_2, h3);
        KEEP("v", x161);
        __m128i x162 = _mm_add_epi32(l78_2, h4);
        KEEP("v", x162);
        __m128i x163 = _mm_add_epi32(r79, h0);
        KEEP("v", x163);

        const __m128i h0_next = _mm_add_epi32(l79, x159);
        const __m128i h1_next = _mm_add_epi32(l80_2, x160);
        const __m128i h2_next = _mm_add_epi32(l79_2, x161);
        const __m128i h3_next = _mm_add_epi32(r80, x162);
        const __m128i h4_next = _mm_add_epi32(l80, x163);
        h0 = h0_next;
        h1 = h1_next;
        h2 = h2_next;
        h3 = h3_next;
        h4 = h4_next;
    }
    *(state + 0) = (uint32_t)_mm_cvtsi128_si32(h0);
    *(state + 1) = (uint32_t)_mm_cvtsi128_si32(h1);
    *(state + 2) = (uint32_t)_mm_cvtsi128_si32(h2);
    *(state + 3) = (uint32_t)_mm_cvtsi128_si32(h3);
    *(state + 4) = (uint32_t)_mm_cvtsi128_si32(h4);
}

#elif (defined(__x86_64__) || defined(_M_X64)) && defined(__BMI__) && defined(__BMI2__)

/* x86-64-bmi */

#include <immintrin.h>
#include "ripemd160.h"

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

static uint32_t rotl32(uint32_t x, int n)
{
    return x << n | x >> (32 - n);
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
        const uint32_t l1 = rotl32((h2 ^ h1 ^ h3) + x1, 11) + h4;
        const uint32_t l1_2 = rotl32(h2, 10);
        /* right step 1, f5 */
        uint32_t x2 = m5 + 0x50a28be5u + h0;
        KEEP("r", x2);
        const uint32_t r1 = rotl32(x2 - ((~h2 & h3) ^ h1), 8) + h4;
        /* left step 2, f1 */
        uint32_t x3 = l1_2 ^ h1;
        KEEP("r", x3);
        uint32_t x4 = m1 + h4;
        KEEP("r", x4);
        const uint32_t l2 = rotl32((l1 ^ x3) + x4, 14) + h3;
        const uint32_t l2_2 = rotl32(h1, 10);
        /* right step 2, f5 */
        uint32_t x5 = m14 + (h4 + 0x50a28be5u);
        KEEP("r", x5);
        const uint32_t r2 = rotl32(x5 - (r1 ^ (~h1 & l1_2)), 9) + h3;
        /* left step 3, f1 */
        uint32_t x6 = l2_2 ^ l1;
        KEEP("r", x6);
        uint32_t x7 = m2 + h3;
        KEEP("r", x7);
        const uint32_t l3 = rotl32((l2 ^ x6) + x7, 15) + l1_2;
        const uint32_t l3_2 = rotl32(l1, 10);
        /* right step 3, f5 */
        uint32_t x8 = m7 + (h3 + 0x50a28be5u);
        KEEP("r", x8);
        const uint32_t r3 = rotl32(x8 - (r2 ^ (~r1 & l2_2)), 9) + l1_2;
        const uint32_t r3_2 = rotl32(r1, 10);
        /* left step 4, f1 */
        uint32_t x9 = l3_2 ^ l2;
        KEEP("r", x9);
        uint32_t x10 = m3 + l1_2;
        KEEP("r", x10);
        const uint32_t l4 = rotl32((l3 ^ x9) + x10, 12) + l2_2;
        const uint32_t l4_2 = rotl32(l2, 10);
        /* right step 4, f5 */
        uint32_t x11 = m0 + (l1_2 + 0x50a28be5u);
        KEEP("r", x11);
        const uint32_t r4 = rotl32(x11 - (r3 ^ (~r2 & r3_2)), 11) + l2_2;
        const uint32_t r4_2 = rotl32(r2, 10);
        /* left step 5, f1 */
        uint32_t x12 = l4_2 ^ l3;
        KEEP("r", x12);
        uint32_t x13 = m4 + l2_2;
        KEEP("r", x13);
        const uint32_t l5 = rotl32((l4 ^ x12) + x13, 5) + l3_2;
        const uint32_t l5_2 = rotl32(l3, 10);
        /* right step 5, f5 */
        uint32_t x14 = m9 + (l2_2 + 0x50a28be5u);
        KEEP("r", x14);
        const uint32_t r5 = rotl32(x14 - (r4 ^ (~r3 & r4_2)), 13) + r3_2;
        const uint32_t r5_2 = rotl32(r3, 10);
        /* left step 6, f1 */
        uint32_t x15 = l5_2 ^ l4;
        KEEP("r", x15);
        uint32_t x16 = m5 + l3_2;
        KEEP("r", x16);
        const uint32_t l6 = rotl32((l5 ^ x15) + x16, 8) + l4_2;
        const uint32_t l6_2 = rotl32(l4, 10);
        /* right step 6, f5 */
        uint32_t x17 = m2 + (r3_2 + 0x50a28be5u);
        KEEP("r", x17);
        const uint32_t r6 = rotl32(x17 - (r5 ^ (~r4 & r5_2)), 15) + r4_2;
        const uint32_t r6_2 = rotl32(r4, 10);
        /* left step 7, f1 */
        uint32_t x18 = l6_2 ^ l5;
        KEEP("r", x18);
        uint32_t x19 = m6 + l4_2;
        KEEP("r", x19);
        const uint32_t l7 = rotl32((l6 ^ x18) + x19, 7) + l5_2;
        const uint32_t l7_2 = rotl32(l5, 10);
        /* right step 7, f5 */
        uint32_t x20 = m11 + (r4_2 + 0x50a28be5u);
        KEEP("r", x20);
        const uint32_t r7 = rotl32(x20 - (r6 ^ (~r5 & r6_2)), 15) + r5_2;
        const uint32_t r7_2 = rotl32(r5, 10);
        /* left step 8, f1 */
        uint32_t x21 = l7_2 ^ l6;
        KEEP("r", x21);
        uint32_t x22 = m7 + l5_2;
        KEEP("r", x22);
        const uint32_t l8 = rotl32((l7 ^ x21) + x22, 9) + l6_2;
        const uint32_t l8_2 = rotl32(l6, 10);
        /* right step 8, f5 */
        uint32_t x23 = m4 + (r5_2 + 0x50a28be5u);
        KEEP("r", x23);
        const uint32_t r8 = rotl32(x23 - (r7 ^ (~r6 & r7_2)), 5) + r6_2;
        const uint32_t r8_2 = rotl32(r6, 10);
        /* left step 9, f1 */
        uint32_t x24 = l8_2 ^ l7;
        KEEP("r", x24);
        uint32_t x25 = m8 + l6_2;
        KEEP("r", x25);
        const uint32_t l9 = rotl32((l8 ^ x24) + x25, 11) + l7_2;
        const uint32_t l9_2 = rotl32(l7, 10);
        /* right step 9, f5 */
        uint32_t x26 = m13 + (r6_2 + 0x50a28be5u);
        KEEP("r", x26);
        const uint32_t r9 = rotl32(x26 - (r8 ^ (~r7 & r8_2)), 7) + r7_2;
        const uint32_t r9_2 = rotl32(r7, 10);
        /* left step 10, f1 */
        uint32_t x27 = l9_2 ^ l8;
        KEEP("r", x27);
        uint32_t x28 = m9 + l7_2;
        KEEP("r", x28);
        const uint32_t l10 = rotl32((l9 ^ x27) + x28, 13) + l8_2;
        const uint32_t l10_2 = rotl32(l8, 10);
        /* right step 10, f5 */
        uint32_t x29 = m6 + (r7_2 + 0x50a28be5u);
        KEEP("r", x29);
        const uint32_t r10 = rotl32(x29 - (r9 ^ (~r8 & r9_2)), 7) + r8_2;
        const uint32_t r10_2 = rotl32(r8, 10);
        /* left step 11, f1 */
        uint32_t x30 = l10_2 ^ l9;
        KEEP("r", x30);
        uint32_t x31 = m10 + l8_2;
        KEEP("r", x31);
        const uint32_t l11 = rotl32((l10 ^ x30) + x31, 14) + l9_2;
        const uint32_t l11_2 = rotl32(l9, 10);
        /* right step 11, f5 */
        uint32_t x32 = m15 + (r8_2 + 0x50a28be5u);
        KEEP("r", x32);
        const uint32_t r11 = rotl32(x32 - (r10 ^ (~r9 & r10_2)), 8) + r9_2;
        const uint32_t r11_2 = rotl32(r9, 10);
        /* left step 12, f1 */
        uint32_t x33 = l11_2 ^ l10;
        KEEP("r", x33);
        uint32_t x34 = m11 + l9_2;
        KEEP("r", x34);
        const uint32_t l12 = rotl32((l11 ^ x33) + x34, 15) + l10_2;
        const uint32_t l12_2 = rotl32(l10, 10);
        /* right step 12, f5 */
        uint32_t x35 = m8 + (r9_2 + 0x50a28be5u);
        KEEP("r", x35);
        const uint32_t r12 = rotl32(x35 - (r11 ^ (~r10 & r11_2)), 11) + r10_2;
        const uint32_t r12_2 = rotl32(r10, 10);
        /* left step 13, f1 */
        uint32_t x36 = l12_2 ^ l11;
        KEEP("r", x36);
        uint32_t x37 = m12 + l10_2;
        KEEP("r", x37);
        const uint32_t l13 = rotl32((l12 ^ x36) + x37, 6) + l11_2;
        const uint32_t l13_2 = rotl32(l11, 10);
        /* right step 13, f5 */
        uint32_t x38 = m1 + (r10_2 + 0x50a28be5u);
        KEEP("r", x38);
        const uint32_t r13 = rotl32(x38 - (r12 ^ (~r11 & r12_2)), 14) + r11_2;
        const uint32_t r13_2 = rotl32(r11, 10);
        /* left step 14, f1 */
        uint32_t x39 = l13_2 ^ l12;
        KEEP("r", x39);
        uint32_t x40 = m13 + l11_2;
        KEEP("r", x40);
        const uint32_t l14 = rotl32((l13 ^ x39) + x40, 7) + l12_2;
        const uint32_t l14_2 = rotl32(l12, 10);
        /* right step 14, f5 */
        uint32_t x41 = m10 + (r11_2 + 0x50a28be5u);
        KEEP("r", x41);
        const uint32_t r14 = rotl32(x41 - (r13 ^ (~r12 & r13_2)), 14) + r12_2;
        const uint32_t r14_2 = rotl32(r12, 10);
        /* left step 15, f1 */
        uint32_t x42 = l14_2 ^ l13;
        KEEP("r", x42);
        uint32_t x43 = m14 + l12_2;
        KEEP("r", x43);
        const uint32_t l15 = rotl32((l14 ^ x42) + x43, 9) + l13_2;
        const uint32_t l15_2 = rotl32(l13, 10);
        /* right step 15, f5 */
        uint32_t x44 = m3 + (r12_2 + 0x50a28be5u);
        KEEP("r", x44);
        const uint32_t r15 = rotl32(x44 - (r14 ^ (~r13 & r14_2)), 12) + r13_2;
        const uint32_t r15_2 = rotl32(r13, 10);
        /* left step 16, f1 */
        uint32_t x45 = l15_2 ^ l14;
        KEEP("r", x45);
        uint32_t x46 = m15 + l13_2;
        KEEP("r", x46);
        const uint32_t l16 = rotl32((l15 ^ x45) + x46, 8) + l14_2;
        const uint32_t l16_2 = rotl32(l14, 10);
        /* right step 16, f5 */
        uint32_t x47 = m12 + (r13_2 + 0x50a28be5u);
        KEEP("r", x47);
        const uint32_t r16 = rotl32(x47 - (r15 ^ (~r14 & r15_2)), 6) + r14_2;
        const uint32_t r16_2 = rotl32(r14, 10);
        /* left step 17, f2 */
        uint32_t x48 = m7 + (l14_2 + 0x5a827999u);
        KEEP("r", x48);
        const uint32_t l17 = rotl32(((l16 & l15) | (~l16 & l16_2)) + x48, 7) + l15_2;
        const uint32_t l17_2 = rotl32(l15, 10);
        /* right step 17, f4 */
        uint32_t x49 = m6 + (r14_2 + 0x5c4dd124u);
        KEEP("r", x49);
        uint32_t x50 = (~r16_2 & r15) + x49;
        KEEP("r", x50);
        const uint32_t r17 = rotl32((r16 & r16_2) + x50, 9) + r15_2;
        const uint32_t r17_2 = rotl32(r15, 10);
        /* left step 18, f2 */
        uint32_t x51 = m4 + (l15_2 + 0x5a827999u);
        KEEP("r", x51);
        const uint32_t l18 = rotl32(((l17 & l16) | (~l17 & l17_2)) + x51, 6) + l16_2;
        const uint32_t l18_2 = rotl32(l16, 10);
        /* right step 18, f4 */
        uint32_t x52 = m11 + (r15_2 + 0x5c4dd124u);
        KEEP("r", x52);
        uint32_t x53 = (~r17_2 & r16) + x52;
        KEEP("r", x53);
        const uint32_t r18 = rotl32((r17 & r17_2) + x53, 13) + r16_2;
        const uint32_t r18_2 = rotl32(r16, 10);
        /* left step 19, f2 */
        uint32_t x54 = m13 + (l16_2 + 0x5a827999u);
        KEEP("r", x54);
        const uint32_t l19 = rotl32(((l18 & l17) | (~l18 & l18_2)) + x54, 8) + l17_2;
        const uint32_t l19_2 = rotl32(l17, 10);
        /* right step 19, f4 */
        uint32_t x55 = m3 + (r16_2 + 0x5c4dd124u);
        KEEP("r", x55);
        uint32_t x56 = (~r18_2 & r17) + x55;
        KEEP("r", x56);
        const uint32_t r19 = rotl32((r18 & r18_2) + x56, 15) + r17_2;
        const uint32_t r19_2 = rotl32(r17, 10);
        /* left step 20, f2 */
        uint32_t x57 = m1 + (l17_2 + 0x5a827999u);
        KEEP("r", x57);
        const uint32_t l20 = rotl32(((l19 & l18) | (~l19 & l19_2)) + x57, 13) + l18_2;
        const uint32_t l20_2 = rotl32(l18, 10);
        /* right step 20, f4 */
        uint32_t x58 = m7 + (r17_2 + 0x5c4dd124u);
        KEEP("r", x58);
        uint32_t x59 = (~r19_2 & r18) + x58;
        KEEP("r", x59);
        const uint32_t r20 = rotl32((r19 & r19_2) + x59, 7) + r18_2;
        const uint32_t r20_2 = rotl32(r18, 10);
        /* left step 21, f2 */
        uint32_t x60 = m10 + (l18_2 + 0x5a827999u);
        KEEP("r", x60);
        const uint32_t l21 = rotl32(((l20 & l19) | (~l20 & l20_2)) + x60, 11) + l19_2;
        const uint32_t l21_2 = rotl32(l19, 10);
        /* right step 21, f4 */
        uint32_t x61 = m0 + (r18_2 + 0x5c4dd124u);
        KEEP("r", x61);
        uint32_t x62 = (~r20_2 & r19) + x61;
        KEEP("r", x62);
        const uint32_t r21 = rotl32((r20 & r20_2) + x62, 12) + r19_2;
        const uint32_t r21_2 = rotl32(r19, 10);
        /* left step 22, f2 */
        uint32_t x63 = m6 + (l19_2 + 0x5a827999u);
        KEEP("r", x63);
        const uint32_t l22 = rotl32(((l21 & l20) | (~l21 & l21_2)) + x63, 9) + l20_2;
        const uint32_t l22_2 = rotl32(l20, 10);
        /* right step 22, f4 */
        uint32_t x64 = m13 + (r19_2 + 0x5c4dd124u);
        KEEP("r", x64);
        uint32_t x65 = (~r21_2 & r20) + x64;
        KEEP("r", x65);
        const uint32_t r22 = rotl32((r21 & r21_2) + x65, 8) + r20_2;
        const uint32_t r22_2 = rotl32(r20, 10);
        /* left step 23, f2 */
        uint32_t x66 = m15 + (l20_2 + 0x5a827999u);
        KEEP("r", x66);
        const uint32_t l23 = rotl32(((l22 & l21) | (~l22 & l22_2)) + x66, 7) + l21_2;
        const uint32_t l23_2 = rotl32(l21, 10);
        /* right step 23, f4 */
        uint32_t x67 = m5 + (r20_2 + 0x5c4dd124u);
        KEEP("r", x67);
        uint32_t x68 = (~r22_2 & r21) + x67;
        KEEP("r", x68);
        const uint32_t r23 = rotl32((r22 & r22_2) + x68, 9) + r21_2;
        const uint32_t r23_2 = rotl32(r21, 10);
        /* left step 24, f2 */
        uint32_t x69 = m3 + (l21_2 + 0x5a827999u);
        KEEP("r", x69);
        const uint32_t l24 = rotl32(((l23 & l22) | (~l23 & l23_2)) + x69, 15) + l22_2;
        const uint32_t l24_2 = rotl32(l22, 10);
        /* right step 24, f4 */
        uint32_t x70 = m10 + (r21_2 + 0x5c4dd124u);
        KEEP("r", x70);
        uint32_t x71 = (~r23_2 & r22) + x70;
        KEEP("r", x71);
        const uint32_t r24 = rotl32((r23 & r23_2) + x71, 11) + r22_2;
        const uint32_t r24_2 = rotl32(r22, 10);
        /* left step 25, f2 */
        uint32_t x72 = m12 + (l22_2 + 0x5a827999u);
        KEEP("r", x72);
        const uint32_t l25 = rotl32(((l24 & l23) | (~l24 & l24_2)) + x72, 7) + l23_2;
        const uint32_t l25_2 = rotl32(l23, 10);
        /* right step 25, f4 */
        uint32_t x73 = m14 + (r22_2 + 0x5c4dd124u);
        KEEP("r", x73);
        uint32_t x74 = (~r24_2 & r23) + x73;
        KEEP("r", x74);
        const uint32_t r25 = rotl32((r24 & r24_2) + x74, 7) + r23_2;
        const uint32_t r25_2 = rotl32(r23, 10);
        /* left step 26, f2 */
        uint32_t x75 = m0 + (l23_2 + 0x5a827999u);
        KEEP("r", x75);
        const uint32_t l26 = rotl32(((l25 & l24) | (~l25 & l25_2)) + x75, 12) + l24_2;
        const uint32_t l26_2 = rotl32(l24, 10);
        /* right step 26, f4 */
        uint32_t x76 = m15 + (r23_2 + 0x5c4dd124u);
        KEEP("r", x76);
        uint32_t x77 = (~r25_2 & r24) + x76;
        KEEP("r", x77);
        const uint32_t r26 = rotl32((r25 & r25_2) + x77, 7) + r24_2;
        const uint32_t r26_2 = rotl32(r24, 10);
        /* left step 27, f2 */
        uint32_t x78 = m9 + (l24_2 + 0x5a827999u);
        KEEP("r", x78);
        const uint32_t l27 = rotl32(((l26 & l25) | (~l26 & l26_2)) + x78, 15) + l25_2;
        const uint32_t l27_2 = rotl32(l25, 10);
        /* right step 27, f4 */
        uint32_t x79 = m8 + (r24_2 + 0x5c4dd124u);
        KEEP("r", x79);
        uint32_t x80 = (~r26_2 & r25) + x79;
        KEEP("r", x80);
        const uint32_t r27 = rotl32((r26 & r26_2) + x80, 12) + r25_2;
        const uint32_t r27_2 = rotl32(r25, 10);
        /* left step 28, f2 */
        uint32_t x81 = m5 + (l25_2 + 0x5a827999u);
        KEEP("r", x81);
        const uint32_t l28 = rotl32(((l27 & l26) | (~l27 & l27_2)) + x81, 9) + l26_2;
        const uint32_t l28_2 = rotl32(l26, 10);
        /* right step 28, f4 */
        uint32_t x82 = m12 + (r25_2 + 0x5c4dd124u);
        KEEP("r", x82);
        uint32_t x83 = (~r27_2 & r26) + x82;
        KEEP("r", x83);
        const uint32_t r28 = rotl32((r27 & r27_2) + x83, 7) + r26_2;
        const uint32_t r28_2 = rotl32(r26, 10);
        /* left step 29, f2 */
        uint32_t x84 = m2 + (l26_2 + 0x5a827999u);
        KEEP("r", x84);
        const uint32_t l29 = rotl32(((l28 & l27) | (~l28 & l28_2)) + x84, 11) + l27_2;
        const uint32_t l29_2 = rotl32(l27, 10);
        /* right step 29, f4 */
        uint32_t x85 = m4 + (r26_2 + 0x5c4dd124u);
        KEEP("r", x85);
        uint32_t x86 = (~r28_2 & r27) + x85;
        KEEP("r", x86);
        const uint32_t r29 = rotl32((r28 & r28_2) + x86, 6) + r27_2;
        const uint32_t r29_2 = rotl32(r27, 10);
        /* left step 30, f2 */
        uint32_t x87 = m14 + (l27_2 + 0x5a827999u);
        KEEP("r", x87);
        const uint32_t l30 = rotl32(((l29 & l28) | (~l29 & l29_2)) + x87, 7) + l28_2;
        const uint32_t l30_2 = rotl32(l28, 10);
        /* right step 30, f4 */
        uint32_t x88 = m9 + (r27_2 + 0x5c4dd124u);
        KEEP("r", x88);
        uint32_t x89 = (~r29_2 & r28) + x88;
        KEEP("r", x89);
        const uint32_t r30 = rotl32((r29 & r29_2) + x89, 15) + r28_2;
        const uint32_t r30_2 = rotl32(r28, 10);
        /* left step 31, f2 */
        uint32_t x90 = m11 + (l28_2 + 0x5a827999u);
        KEEP("r", x90);
        const uint32_t l31 = rotl32(((l30 & l29) | (~l30 & l30_2)) + x90, 13) + l29_2;
        const uint32_t l31_2 = rotl32(l29, 10);
        /* right step 31, f4 */
        uint32_t x91 = m1 + (r28_2 + 0x5c4dd124u);
        KEEP("r", x91);
        uint32_t x92 = (~r30_2 & r29) + x91;
        KEEP("r", x92);
        const uint32_t r31 = rotl32((r30 & r30_2) + x92, 13) + r29_2;
        const uint32_t r31_2 = rotl32(r29, 10);
        /* left step 32, f2 */
        uint32_t x93 = m8 + (l29_2 + 0x5a827999u);
        KEEP("r", x93);
        const uint32_t l32 = rotl32(((l31 & l30) | (~l31 & l31_2)) + x93, 12) + l30_2;
        const uint32_t l32_2 = rotl32(l30, 10);
        /* right step 32, f4 */
        uint32_t x94 = m2 + (r29_2 + 0x5c4dd124u);
        KEEP("r", x94);
        uint32_t x95 = (~r31_2 & r30) + x94;
        KEEP("r", x95);
        const uint32_t r32 = rotl32((r31 & r31_2) + x95, 11) + r30_2;
        const uint32_t r32_2 = rotl32(r30, 10);
        /* left step 33, f3 */
        uint32_t x96 = m3 + (l30_2 + 0x6ed9eba0u);
        KEEP("r", x96);
        const uint32_t l33 = rotl32(x96 - ((~l32 & l31) ^ l32_2), 11) + l31_2;
        const uint32_t l33_2 = rotl32(l31, 10);
        /* right step 33, f3 */
        uint32_t x97 = m15 + (r30_2 + 0x6d703ef2u);
        KEEP("r", x97);
        const uint32_t r33 = rotl32(x97 - ((~r32 & r31) ^ r32_2), 9) + r31_2;
        const uint32_t r33_2 = rotl32(r31, 10);
        /* left step 34, f3 */
        uint32_t x98 = m10 + (l31_2 + 0x6ed9eba0u);
        KEEP("r", x98);
        const uint32_t l34 = rotl32(x98 - ((~l33 & l32) ^ l33_2), 13) + l32_2;
        const uint32_t l34_2 = rotl32(l32, 10);
        /* right step 34, f3 */
        uint32_t x99 = m5 + (r31_2 + 0x6d703ef2u);
        KEEP("r", x99);
        const uint32_t r34 = rotl32(x99 - ((~r33 & r32) ^ r33_2), 7) + r32_2;
        const uint32_t r34_2 = rotl32(r32, 10);
        /* left step 35, f3 */
        uint32_t x100 = m14 + (l32_2 + 0x6ed9eba0u);
        KEEP("r", x100);
        const uint32_t l35 = rotl32(x100 - ((~l34 & l33) ^ l34_2), 6) + l33_2;
        const uint32_t l35_2 = rotl32(l33, 10);
        /* right step 35, f3 */
        uint32_t x101 = m1 + (r32_2 + 0x6d703ef2u);
        KEEP("r", x101);
        const uint32_t r35 = rotl32(x101 - ((~r34 & r33) ^ r34_2), 15) + r33_2;
        const uint32_t r35_2 = rotl32(r33, 10);
        /* left step 36, f3 */
        uint32_t x102 = m4 + (l33_2 + 0x6ed9eba0u);
        KEEP("r", x102);
        const uint32_t l36 = rotl32(x102 - ((~l35 & l34) ^ l35_2), 7) + l34_2;
        const uint32_t l36_2 = rotl32(l34, 10);
        /* right step 36, f3 */
        uint32_t x103 = m3 + (r33_2 + 0x6d703ef2u);
        KEEP("r", x103);
        const uint32_t r36 = rotl32(x103 - ((~r35 & r34) ^ r35_2), 11) + r34_2;
        const uint32_t r36_2 = rotl32(r34, 10);
        /* left step 37, f3 */
        uint32_t x104 = m9 + (l34_2 + 0x6ed9eba0u);
        KEEP("r", x104);
        const uint32_t l37 = rotl32(x104 - ((~l36 & l35) ^ l36_2), 14) + l35_2;
        const uint32_t l37_2 = rotl32(l35, 10);
        /* right step 37, f3 */
        uint32_t x105 = m7 + (r34_2 + 0x6d703ef2u);
        KEEP("r", x105);
        const uint32_t r37 = rotl32(x105 - ((~r36 & r35) ^ r36_2), 8) + r35_2;
        const uint32_t r37_2 = rotl32(r35, 10);
        /* left step 38, f3 */
        uint32_t x106 = m15 + (l35_2 + 0x6ed9eba0u);
        KEEP("r", x106);
        const uint32_t l38 = rotl32(x106 - ((~l37 & l36) ^ l37_2), 9) + l36_2;
        const uint32_t l38_2 = rotl32(l36, 10);
        /* right step 38, f3 */
        uint32_t x107 = m14 + (r35_2 + 0x6d703ef2u);
        KEEP("r", x107);
        const uint32_t r38 = rotl32(x107 - ((~r37 & r36) ^ r37_2), 6) + r36_2;
        const uint32_t r38_2 = rotl32(r36, 10);
        /* left step 39, f3 */
        uint32_t x108 = m8 + (l36_2 + 0x6ed9eba0u);
        KEEP("r", x108);
        const uint32_t l39 = rotl32(x108 - ((~l38 & l37) ^ l38_2), 13) + l37_2;
        const uint32_t l39_2 = rotl32(l37, 10);
        /* right step 39, f3 */
        uint32_t x109 = m6 + (r36_2 + 0x6d703ef2u);
        KEEP("r", x109);
        const uint32_t r39 = rotl32(x109 - ((~r38 & r37) ^ r38_2), 6) + r37_2;
        const uint32_t r39_2 = rotl32(r37, 10);
        /* left step 40, f3 */
        uint32_t x110 = m1 + (l37_2 + 0x6ed9eba0u);
        KEEP("r", x110);
        const uint32_t l40 = rotl32(x110 - ((~l39 & l38) ^ l39_2), 15) + l38_2;
        const uint32_t l40_2 = rotl32(l38, 10);
        /* right step 40, f3 */
        uint32_t x111 = m9 + (r37_2 + 0x6d703ef2u);
        KEEP("r", x111);
        const uint32_t r40 = rotl32(x111 - ((~r39 & r38) ^ r39_2), 14) + r38_2;
        const uint32_t r40_2 = rotl32(r38, 10);
        /* left step 41, f3 */
        uint32_t x112 = m2 + (l38_2 + 0x6ed9eba0u);
        KEEP("r", x112);
        const uint32_t l41 = rotl32(x112 - ((~l40 & l39) ^ l40_2), 14) + l39_2;
        const uint32_t l41_2 = rotl32(l39, 10);
        /* right step 41, f3 */
        uint32_t x113 = m11 + (r38_2 + 0x6d703ef2u);
        KEEP("r", x113);
        const uint32_t r41 = rotl32(x113 - ((~r40 & r39) ^ r40_2), 12) + r39_2;
        const uint32_t r41_2 = rotl32(r39, 10);
        /* left step 42, f3 */
        uint32_t x114 = m7 + (l39_2 + 0x6ed9eba0u);
        KEEP("r", x114);
        const uint32_t l42 = rotl32(x114 - ((~l41 & l40) ^ l41_2), 8) + l40_2;
        const uint32_t l42_2 = rotl32(l40, 10);
        /* right step 42, f3 */
        uint32_t x115 = m8 + (r39_2 + 0x6d703ef2u);
        KEEP("r", x115);
        const uint32_t r42 = rotl32(x115 - ((~r41 & r40) ^ r41_2), 13) + r40_2;
        const uint32_t r42_2 = rotl32(r40, 10);
        /* left step 43, f3 */
        uint32_t x116 = m0 + (l40_2 + 0x6ed9eba0u);
        KEEP("r", x116);
        const uint32_t l43 = rotl32(x116 - ((~l42 & l41) ^ l42_2), 13) + l41_2;
        const uint32_t l43_2 = rotl32(l41, 10);
        /* right step 43, f3 */
        uint32_t x117 = m12 + (r40_2 + 0x6d703ef2u);
        KEEP("r", x117);
        const uint32_t r43 = rotl32(x117 - ((~r42 & r41) ^ r42_2), 5) + r41_2;
        const uint32_t r43_2 = rotl32(r41, 10);
        /* left step 44, f3 */
        uint32_t x118 = m6 + (l41_2 + 0x6ed9eba0u);
        KEEP("r", x118);
        const uint32_t l44 = rotl32(x118 - ((~l43 & l42) ^ l43_2), 6) + l42_2;
        const uint32_t l44_2 = rotl32(l42, 10);
        /* right step 44, f3 */
        uint32_t x119 = m2 + (r41_2 + 0x6d703ef2u);
        KEEP("r", x119);
        const uint32_t r44 = rotl32(x119 - ((~r43 & r42) ^ r43_2), 14) + r42_2;
        const uint32_t r44_2 = rotl32(r42, 10);
        /* left step 45, f3 */
        uint32_t x120 = m13 + (l42_2 + 0x6ed9eba0u);
        KEEP("r", x120);
        const uint32_t l45 = rotl32(x120 - ((~l44 & l43) ^ l44_2), 5) + l43_2;
        const uint32_t l45_2 = rotl32(l43, 10);
        /* right step 45, f3 */
        uint32_t x121 = m10 + (r42_2 + 0x6d703ef2u);
        KEEP("r", x121);
        const uint32_t r45 = rotl32(x121 - ((~r44 & r43) ^ r44_2), 13) + r43_2;
        const uint32_t r45_2 = rotl32(r43, 10);
        /* left step 46, f3 */
        uint32_t x122 = m11 + (l43_2 + 0x6ed9eba0u);
        KEEP("r", x122);
        const uint32_t l46 = rotl32(x122 - ((~l45 & l44) ^ l45_2), 12) + l44_2;
        const uint32_t l46_2 = rotl32(l44, 10);
        /* right step 46, f3 */
        uint32_t x123 = m0 + (r43_2 + 0x6d703ef2u);
        KEEP("r", x123);
        const uint32_t r46 = rotl32(x123 - ((~r45 & r44) ^ r45_2), 13) + r44_2;
        const uint32_t r46_2 = rotl32(r44, 10);
        /* left step 47, f3 */
        uint32_t x124 = m5 + (l44_2 + 0x6ed9eba0u);
        KEEP("r", x124);
        const uint32_t l47 = rotl32(x124 - ((~l46 & l45) ^ l46_2), 7) + l45_2;
        const uint32_t l47_2 = rotl32(l45, 10);
        /* right step 47, f3 */
        uint32_t x125 = m4 + (r44_2 + 0x6d703ef2u);
        KEEP("r", x125);
        const uint32_t r47 = rotl32(x125 - ((~r46 & r45) ^ r46_2), 7) + r45_2;
        const uint32_t r47_2 = rotl32(r45, 10);
        /* left step 48, f3 */
        uint32_t x126 = m12 + (l45_2 + 0x6ed9eba0u);
        KEEP("r", x126);
        const uint32_t l48 = rotl32(x126 - ((~l47 & l46) ^ l47_2), 5) + l46_2;
        const uint32_t l48_2 = rotl32(l46, 10);
        /* right step 48, f3 */
        uint32_t x127 = m13 + (r45_2 + 0x6d703ef2u);
        KEEP("r", x127);
        const uint32_t r48 = rotl32(x127 - ((~r47 & r46) ^ r47_2), 5) + r46_2;
        const uint32_t r48_2 = rotl32(r46, 10);
        /* left step 49, f4 */
        uint32_t x128 = l46_2 + 0x8f1bbcdcu;
        KEEP("r", x128);
        uint32_t x129 = (~l48_2 & l47) + x128 + m1;
        KEEP("r", x129);
        const uint32_t l49 = rotl32((l48 & l48_2) + x129, 11) + l47_2;
        const uint32_t l49_2 = rotl32(l47, 10);
        /* right step 49, f2 */
        uint32_t x130 = m8 + (r46_2 + 0x7a6d76e9u);
        KEEP("r", x130);
        const uint32_t r49 = rotl32(((r48 & r47) | (~r48 & r48_2)) + x130, 15) + r47_2;
        const uint32_t r49_2 = rotl32(r47, 10);
        /* left step 50, f4 */
        uint32_t x131 = m9 + (l47_2 + 0x8f1bbcdcu);
        KEEP("r", x131);
        uint32_t x132 = (~l49_2 & l48) + x131;
        KEEP("r", x132);
        const uint32_t l50 = rotl32((l49 & l49_2) + x132, 12) + l48_2;
        const uint32_t l50_2 = rotl32(l48, 10);
        /* right step 50, f2 */
        uint32_t x133 = m6 + (r47_2 + 0x7a6d76e9u);
        KEEP("r", x133);
        const uint32_t r50 = rotl32(((r49 & r48) | (~r49 & r49_2)) + x133, 5) + r48_2;
        const uint32_t r50_2 = rotl32(r48, 10);
        /* left step 51, f4 */
        uint32_t x134 = m11 + (l48_2 + 0x8f1bbcdcu);
        KEEP("r", x134);
        uint32_t x135 = (~l50_2 & l49) + x134;
        KEEP("r", x135);
        const uint32_t l51 = rotl32((l50 & l50_2) + x135, 14) + l49_2;
        const uint32_t l51_2 = rotl32(l49, 10);
        /* right step 51, f2 */
        uint32_t x136 = m4 + (r48_2 + 0x7a6d76e9u);
        KEEP("r", x136);
        const uint32_t r51 = rotl32(((r50 & r49) | (~r50 & r50_2)) + x136, 8) + r49_2;
        const uint32_t r51_2 = rotl32(r49, 10);
        /* left step 52, f4 */
        uint32_t x137 = m10 + (l49_2 + 0x8f1bbcdcu);
        KEEP("r", x137);
        uint32_t x138 = (~l51_2 & l50) + x137;
        KEEP("r", x138);
        const uint32_t l52 = rotl32((l51 & l51_2) + x138, 15) + l50_2;
        const uint32_t l52_2 = rotl32(l50, 10);
        /* right step 52, f2 */
        uint32_t x139 = m1 + (r49_2 + 0x7a6d76e9u);
        KEEP("r", x139);
        const uint32_t r52 = rotl32(((r51 & r50) | (~r51 & r51_2)) + x139, 11) + r50_2;
        const uint32_t r52_2 = rotl32(r50, 10);
        /* left step 53, f4 */
        uint32_t x140 = m0 + (l50_2 + 0x8f1bbcdcu);
        KEEP("r", x140);
        uint32_t x141 = (~l52_2 & l51) + x140;
        KEEP("r", x141);
        const uint32_t l53 = rotl32((l52 & l52_2) + x141, 14) + l51_2;
        const uint32_t l53_2 = rotl32(l51, 10);
        /* right step 53, f2 */
        uint32_t x142 = m3 + (r50_2 + 0x7a6d76e9u);
        KEEP("r", x142);
        const uint32_t r53 = rotl32(((r52 & r51) | (~r52 & r52_2)) + x142, 14) + r51_2;
        const uint32_t r53_2 = rotl32(r51, 10);
        /* left step 54, f4 */
        uint32_t x143 = m8 + (l51_2 + 0x8f1bbcdcu);
        KEEP("r", x143);
        uint32_t x144 = (~l53_2 & l52) + x143;
        KEEP("r", x144);
        const uint32_t l54 = rotl32((l53 & l53_2) + x144, 15) + l52_2;
        const uint32_t l54_2 = rotl32(l52, 10);
        /* right step 54, f2 */
        uint32_t x145 = m11 + (r51_2 + 0x7a6d76e9u);
        KEEP("r", x145);
        const uint32_t r54 = rotl32(((r53 & r52) | (~r53 & r53_2)) + x145, 14) + r52_2;
        const uint32_t r54_2 = rotl32(r52, 10);
        /* left step 55, f4 */
        uint32_t x146 = m12 + (l52_2 + 0x8f1bbcdcu);
        KEEP("r", x146);
        uint32_t x147 = (~l54_2 & l53) + x146;
        KEEP("r", x147);
        const uint32_t l55 = rotl32((l54 & l54_2) + x147, 9) + l53_2;
        const uint32_t l55_2 = rotl32(l53, 10);
        /* right step 55, f2 */
        uint32_t x148 = m15 + (r52_2 + 0x7a6d76e9u);
        KEEP("r", x148);
        const uint32_t r55 = rotl32(((r54 & r53) | (~r54 & r54_2)) + x148, 6) + r53_2;
        const uint32_t r55_2 = rotl32(r53, 10);
        /* left step 56, f4 */
        uint32_t x149 = m4 + (l53_2 + 0x8f1bbcdcu);
        KEEP("r", x149);
        uint32_t x150 = (~l55_2 & l54) + x149;
        KEEP("r", x150);
        const uint32_t l56 = rotl32((l55 & l55_2) + x150, 8) + l54_2;
        const uint32_t l56_2 = rotl32(l54, 10);
        /* right step 56, f2 */
        uint32_t x151 = m0 + (r53_2 + 0x7a6d76e9u);
        KEEP("r", x151);
        const uint32_t r56 = rotl32(((r55 & r54) | (~r55 & r55_2)) + x151, 14) + r54_2;
        const uint32_t r56_2 = rotl32(r54, 10);
        /* left step 57, f4 */
        uint32_t x152 = m13 + (l54_2 + 0x8f1bbcdcu);
        KEEP("r", x152);
        uint32_t x153 = (~l56_2 & l55) + x152;
        KEEP("r", x153);
        const uint32_t l57 = rotl32((l56 & l56_2) + x153, 9) + l55_2;
        const uint32_t l57_2 = rotl32(l55, 10);
        /* right step 57, f2 */
        uint32_t x154 = m5 + (r54_2 + 0x7a6d76e9u);
        KEEP("r", x154);
        const uint32_t r57 = rotl32(((r56 & r55) | (~r56 & r56_2)) + x154, 6) + r55_2;
        const uint32_t r57_2 = rotl32(r55, 10);
        /* left step 58, f4 */
        uint32_t x155 = m3 + (l55_2 + 0x8f1bbcdcu);
        KEEP("r", x155);
        uint32_t x156 = (~l57_2 & l56) + x155;
        KEEP("r", x156);
        const uint32_t l58 = rotl32((l57 & l57_2) + x156, 14) + l56_2;
        const uint32_t l58_2 = rotl32(l56, 10);
        /* right step 58, f2 */
        uint32_t x157 = m12 + (r55_2 + 0x7a6d76e9u);
        KEEP("r", x157);
        const uint32_t r58 = rotl32(((r57 & r56) | (~r57 & r57_2)) + x157, 9) + r56_2;
        const uint32_t r58_2 = rotl32(r56, 10);
        /* left step 59, f4 */
        uint32_t x158 = m7 + (l56_2 + 0x8f1bbcdcu);
        KEEP("r", x158);
        uint32_t x159 = (~l58_2 & l57) + x158;
        KEEP("r", x159);
        const uint32_t l59 = rotl32((l58 & l58_2) + x159, 5) + l57_2;
        const uint32_t l59_2 = rotl32(l57, 10);
        /* right step 59, f2 */
        uint32_t x160 = m2 + (r56_2 + 0x7a6d76e9u);
        KEEP("r", x160);
        const uint32_t r59 = rotl32(((r58 & r57) | (~r58 & r58_2)) + x160, 12) + r57_2;
        const uint32_t r59_2 = rotl32(r57, 10);
        /* left step 60, f4 */
        uint32_t x161 = m15 + (l57_2 + 0x8f1bbcdcu);
        KEEP("r", x161);
        uint32_t x162 = (~l59_2 & l58) + x161;
        KEEP("r", x162);
        const uint32_t l60 = rotl32((l59 & l59_2) + x162, 6) + l58_2;
        const uint32_t l60_2 = rotl32(l58, 10);
        /* right step 60, f2 */
        uint32_t x163 = m13 + (r57_2 + 0x7a6d76e9u);
        KEEP("r", x163);
        const uint32_t r60 = rotl32(((r59 & r58) | (~r59 & r59_2)) + x163, 9) + r58_2;
        const uint32_t r60_2 = rotl32(r58, 10);
        /* left step 61, f4 */
        uint32_t x164 = m14 + (l58_2 + 0x8f1bbcdcu);
        KEEP("r", x164);
        uint32_t x165 = (~l60_2 & l59) + x164;
        KEEP("r", x165);
        const uint32_t l61 = rotl32((l60 & l60_2) + x165, 8) + l59_2;
        const uint32_t l61_2 = rotl32(l59, 10);
        /* right step 61, f2 */
        uint32_t x166 = m9 + (r58_2 + 0x7a6d76e9u);
        KEEP("r", x166);
        const uint32_t r61 = rotl32(((r60 & r59) | (~r60 & r60_2)) + x166, 12) + r59_2;
        const uint32_t r61_2 = rotl32(r59, 10);
        /* left step 62, f4 */
        uint32_t x167 = m5 + (l59_2 + 0x8f1bbcdcu);
        KEEP("r", x167);
        uint32_t x168 = (~l61_2 & l60) + x167;
        KEEP("r", x168);
        const uint32_t l62 = rotl32((l61 & l61_2) + x168, 6) + l60_2;
        const uint32_t l62_2 = rotl32(l60, 10);
        /* right step 62, f2 */
        uint32_t x169 = m7 + (r59_2 + 0x7a6d76e9u);
        KEEP("r", x169);
        const uint32_t r62 = rotl32(((r61 & r60) | (~r61 & r61_2)) + x169, 5) + r60_2;
        const uint32_t r62_2 = rotl32(r60, 10);
        /* left step 63, f4 */
        uint32_t x170 = m6 + (l60_2 + 0x8f1bbcdcu);
        KEEP("r", x170);
        uint32_t x171 = (~l62_2 & l61) + x170;
        KEEP("r", x171);
        const uint32_t l63 = rotl32((l62 & l62_2) + x171, 5) + l61_2;
        const uint32_t l63_2 = rotl32(l61, 10);
        /* right step 63, f2 */
        uint32_t x172 = m10 + (r60_2 + 0x7a6d76e9u);
        KEEP("r", x172);
        const uint32_t r63 = rotl32(((r62 & r61) | (~r62 & r62_2)) + x172, 15) + r61_2;
        const uint32_t r63_2 = rotl32(r61, 10);
        /* left step 64, f4 */
        uint32_t x173 = m2 + (l61_2 + 0x8f1bbcdcu);
        KEEP("r", x173);
        uint32_t x174 = (~l63_2 & l62) + x173;
        KEEP("r", x174);
        const uint32_t l64 = rotl32((l63 & l63_2) + x174, 12) + l62_2;
        const uint32_t l64_2 = rotl32(l62, 10);
        /* right step 64, f2 */
        uint32_t x175 = m14 + (r61_2 + 0x7a6d76e9u);
        KEEP("r", x175);
        const uint32_t r64 = rotl32(((r63 & r62) | (~r63 & r63_2)) + x175, 8) + r62_2;
        const uint32_t r64_2 = rotl32(r62, 10);
        /* left step 65, f5 */
        uint32_t x176 = m4 + (l62_2 + 0xa953fd4du);
        KEEP("r", x176);
        const uint32_t l65 = rotl32(x176 - (l64 ^ (~l63 & l64_2)), 9) + l63_2;
        const uint32_t l65_2 = rotl32(l63, 10);
        /* right step 65, f1 */
        uint32_t x177 = r64_2 ^ r63;
        KEEP("r", x177);
        uint32_t x178 = m12 + r62_2;
        KEEP("r", x178);
        const uint32_t r65 = rotl32((r64 ^ x177) + x178, 8) + r63_2;
        const uint32_t r65_2 = rotl32(r63, 10);
        /* left step 66, f5 */
        uint32_t x179 = m0 + (l63_2 + 0xa953fd4du);
        KEEP("r", x179);
        const uint32_t l66 = rotl32(x179 - (l65 ^ (~l64 & l65_2)), 15) + l64_2;
        const uint32_t l66_2 = rotl32(l64, 10);
        /* right step 66, f1 */
        uint32_t x180 = r65_2 ^ r64;
        KEEP("r", x180);
        uint32_t x181 = m15 + r63_2;
        KEEP("r", x181);
        const uint32_t r66 = rotl32((r65 ^ x180) + x181, 5) + r64_2;
        const uint32_t r66_2 = rotl32(r64, 10);
        /* left step 67, f5 */
        uint32_t x182 = m5 + (l64_2 + 0xa953fd4du);
        KEEP("r", x182);
        const uint32_t l67 = rotl32(x182 - (l66 ^ (~l65 & l66_2)), 5) + l65_2;
        const uint32_t l67_2 = rotl32(l65, 10);
        /* right step 67, f1 */
        uint32_t x183 = r66_2 ^ r65;
        KEEP("r", x183);
        uint32_t x184 = m10 + r64_2;
        KEEP("r", x184);
        const uint32_t r67 = rotl32((r66 ^ x183) + x184, 12) + r65_2;
        const uint32_t r67_2 = rotl32(r65, 10);
        /* left step 68, f5 */
        uint32_t x185 = m9 + (l65_2 + 0xa953fd4du);
        KEEP("r", x185);
        const uint32_t l68 = rotl32(x185 - (l67 ^ (~l66 & l67_2)), 11) + l66_2;
        const uint32_t l68_2 = rotl32(l66, 10);
        /* right step 68, f1 */
        uint32_t x186 = r67_2 ^ r66;
        KEEP("r", x186);
        uint32_t x187 = m4 + r65_2;
        KEEP("r", x187);
        const uint32_t r68 = rotl32((r67 ^ x186) + x187, 9) + r66_2;
        const uint32_t r68_2 = rotl32(r66, 10);
        /* left step 69, f5 */
        uint32_t x188 = m7 + (l66_2 + 0xa953fd4du);
        KEEP("r", x188);
        const uint32_t l69 = rotl32(x188 - (l68 ^ (~l67 & l68_2)), 6) + l67_2;
        const uint32_t l69_2 = rotl32(l67, 10);
        /* right step 69, f1 */
        uint32_t x189 = r68_2 ^ r67;
        KEEP("r", x189);
        uint32_t x190 = m1 + r66_2;
        KEEP("r", x190);
        const uint32_t r69 = rotl32((r68 ^ x189) + x190, 12) + r67_2;
        const uint32_t r69_2 = rotl32(r67, 10);
        /* left step 70, f5 */
        uint32_t x191 = m12 + (l67_2 + 0xa953fd4du);
        KEEP("r", x191);
        const uint32_t l70 = rotl32(x191 - (l69 ^ (~l68 & l69_2)), 8) + l68_2;
        const uint32_t l70_2 = rotl32(l68, 10);
        /* right step 70, f1 */
        uint32_t x192 = r69_2 ^ r68;
        KEEP("r", x192);
        uint32_t x193 = m5 + r67_2;
        KEEP("r", x193);
        const uint32_t r70 = rotl32((r69 ^ x192) + x193, 5) + r68_2;
        const uint32_t r70_2 = rotl32(r68, 10);
        /* left step 71, f5 */
        uint32_t x194 = m2 + (l68_2 + 0xa953fd4du);
        KEEP("r", x194);
        const uint32_t l71 = rotl32(x194 - (l70 ^ (~l69 & l70_2)), 13) + l69_2;
        const uint32_t l71_2 = rotl32(l69, 10);
        /* right step 71, f1 */
        uint32_t x195 = r70_2 ^ r69;
        KEEP("r", x195);
        uint32_t x196 = m8 + r68_2;
        KEEP("r", x196);
        const uint32_t r71 = rotl32((r70 ^ x195) + x196, 14) + r69_2;
        const uint32_t r71_2 = rotl32(r69, 10);
        /* left step 72, f5 */
        uint32_t x197 = m10 + (l69_2 + 0xa953fd4du);
        KEEP("r", x197);
        const uint32_t l72 = rotl32(x197 - (l71 ^ (~l70 & l71_2)), 12) + l70_2;
        const uint32_t l72_2 = rotl32(l70, 10);
        /* right step 72, f1 */
        uint32_t x198 = r71_2 ^ r70;
        KEEP("r", x198);
        uint32_t x199 = m7 + r69_2;
        KEEP("r", x199);
        const uint32_t r72 = rotl32((r71 ^ x198) + x199, 6) + r70_2;
        const uint32_t r72_2 = rotl32(r70, 10);
        /* left step 73, f5 */
        uint32_t x200 = m14 + (l70_2 + 0xa953fd4du);
        KEEP("r", x200);
        const uint32_t l73 = rotl32(x200 - (l72 ^ (~l71 & l72_2)), 5) + l71_2;
        const uint32_t l73_2 = rotl32(l71, 10);
        /* right step 73, f1 */
        uint32_t x201 = r72_2 ^ r71;
        KEEP("r", x201);
        uint32_t x202 = m6 + r70_2;
        KEEP("r", x202);
        const uint32_t r73 = rotl32((r72 ^ x201) + x202, 8) + r71_2;
        const uint32_t r73_2 = rotl32(r71, 10);
        /* left step 74, f5 */
        uint32_t x203 = m1 + (l71_2 + 0xa953fd4du);
        KEEP("r", x203);
        const uint32_t l74 = rotl32(x203 - (l73 ^ (~l72 & l73_2)), 12) + l72_2;
        const uint32_t l74_2 = rotl32(l72, 10);
        /* right step 74, f1 */
        uint32_t x204 = r73_2 ^ r72;
        KEEP("r", x204);
        uint32_t x205 = m2 + r71_2;
        KEEP("r", x205);
        const uint32_t r74 = rotl32((r73 ^ x204) + x205, 13) + r72_2;
        const uint32_t r74_2 = rotl32(r72, 10);
        /* left step 75, f5 */
        uint32_t x206 = m3 + (l72_2 + 0xa953fd4du);
        KEEP("r", x206);
        const uint32_t l75 = rotl32(x206 - (l74 ^ (~l73 & l74_2)), 13) + l73_2;
        const uint32_t l75_2 = rotl32(l73, 10);
        /* right step 75, f1 */
        uint32_t x207 = r74_2 ^ r73;
        KEEP("r", x207);
        uint32_t x208 = m13 + r72_2;
        KEEP("r", x208);
        const uint32_t r75 = rotl32((r74 ^ x207) + x208, 6) + r73_2;
        const uint32_t r75_2 = rotl32(r73, 10);
        /* left step 76, f5 */
        uint32_t x209 = m8 + (l73_2 + 0xa953fd4du);
        KEEP("r", x209);
        const uint32_t l76 = rotl32(x209 - (l75 ^ (~l74 & l75_2)), 14) + l74_2;
        const uint32_t l76_2 = rotl32(l74, 10);
        /* right step 76, f1 */
        uint32_t x210 = r75_2 ^ r74;
        KEEP("r", x210);
        uint32_t x211 = m14 + r73_2;
        KEEP("r", x211);
        const uint32_t r76 = rotl32((r75 ^ x210) + x211, 5) + r74_2;
        const uint32_t r76_2 = rotl32(r74, 10);
        /* left step 77, f5 */
        uint32_t x212 = m11 + (l74_2 + 0xa953fd4du);
        KEEP("r", x212);
        const uint32_t l77 = rotl32(x212 - (l76 ^ (~l75 & l76_2)), 11) + l75_2;
        const uint32_t l77_2 = rotl32(l75, 10);
        /* right step 77, f1 */
        uint32_t x213 = r76_2 ^ r75;
        KEEP("r", x213);
        uint32_t x214 = m0 + r74_2;
        KEEP("r", x214);
        const uint32_t r77 = rotl32((r76 ^ x213) + x214, 15) + r75_2;
        const uint32_t r77_2 = rotl32(r75, 10);
        /* left step 78, f5 */
        uint32_t x215 = m6 + (l75_2 + 0xa953fd4du);
        KEEP("r", x215);
        const uint32_t l78 = rotl32(x215 - (l77 ^ (~l76 & l77_2)), 8) + l76_2;
        const uint32_t l78_2 = rotl32(l76, 10);
        /* right step 78, f1 */
        uint32_t x216 = r77_2 ^ r76;
        KEEP("r", x216);
        uint32_t x217 = m3 + r75_2;
        KEEP("r", x217);
        const uint32_t r78 = rotl32((r77 ^ x216) + x217, 13) + r76_2;
        const uint32_t r78_2 = rotl32(r76, 10);
        /* left step 79, f5 */
        uint32_t x218 = m15 + (l76_2 + 0xa953fd4du);
        KEEP("r", x218);
        const uint32_t l79 = rotl32(x218 - (l78 ^ (~l77 & l78_2)), 5) + l77_2;
        const uint32_t l79_2 = rotl32(l77, 10);
        /* right step 79, f1 */
        uint32_t x219 = r78_2 ^ r77;
        KEEP("r", x219);
        uint32_t x220 = m9 + r76_2;
        KEEP("r", x220);
        const uint32_t r79 = rotl32((r78 ^ x219) + x220, 11) + r77_2;
        const uint32_t r79_2 = rotl32(r77, 10);
        /* left step 80, f5 */
        uint32_t x221 = m13 + (l77_2 + 0xa953fd4du);
        KEEP("r", x221);
        const uint32_t l80 = rotl32(x221 - (l79 ^ (~l78 & l79_2)), 6) + l78_2;
        const uint32_t l80_2 = rotl32(l78, 10);
        /* right step 80, f1 */
        uint32_t x222 = r79_2 ^ r78;
        KEEP("r", x222);
        uint32_t x223 = m11 + r77_2;
        KEEP("r", x223);
        const uint32_t r80 = rotl32((r79 ^ x222) + x223, 11) + r78_2;
        const uint32_t r80_2 = rotl32(r78, 10);
        uint32_t x224 = r80_2 + h1;
        KEEP("r", x224);
        uint32_t x225 = r79_2 + h2;
        KEEP("r", x225);
        uint32_t x226 = r78_2 + h3;
        KEEP("r", x226);
        uint32_t x227 = l78_2 + h4;
        KEEP("r", x227);
        uint32_t x228 = r79 + h0;
        KEEP("r", x228);

        const uint32_t h0_next = l79 + x224;
        const uint32_t h1_next = l80_2 + x225;
        const uint32_t h2_next = l79_2 + x226;
        const uint32_t h3_next = r80 + x227;
        const uint32_t h4_next = l80 + x228;
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

#elif (defined(__x86_64__) || defined(_M_X64))

/* x86-64 */

#include "ripemd160.h"

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

static uint32_t rotl32(uint32_t x, int n)
{
    return x << n | x >> (32 - n);
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
        const uint32_t l1 = rotl32((h2 ^ h1 ^ h3) + x1, 11) + h4;
        const uint32_t l1_2 = rotl32(h2, 10);
        /* right step 1, f5 */
        uint32_t x2 = m5 + 0x50a28be6u + h0;
        KEEP("r", x2);
        const uint32_t r1 = rotl32(((h2 | ~h3) ^ h1) + x2, 8) + h4;
        /* left step 2, f1 */
        uint32_t x3 = l1_2 ^ h1;
        KEEP("r", x3);
        uint32_t x4 = m1 + h4;
        KEEP("r", x4);
        const uint32_t l2 = rotl32((l1 ^ x3) + x4, 14) + h3;
        const uint32_t l2_2 = rotl32(h1, 10);
        /* right step 2, f5 */
        uint32_t x5 = m14 + (h4 + 0x50a28be6u);
        KEEP("r", x5);
        const uint32_t r2 = rotl32((r1 ^ (h1 | ~l1_2)) + x5, 9) + h3;
        /* left step 3, f1 */
        uint32_t x6 = l2_2 ^ l1;
        KEEP("r", x6);
        uint32_t x7 = m2 + h3;
        KEEP("r", x7);
        const uint32_t l3 = rotl32((l2 ^ x6) + x7, 15) + l1_2;
        const uint32_t l3_2 = rotl32(l1, 10);
        /* right step 3, f5 */
        uint32_t x8 = m7 + (h3 + 0x50a28be6u);
        KEEP("r", x8);
        const uint32_t r3 = rotl32((r2 ^ (r1 | ~l2_2)) + x8, 9) + l1_2;
        const uint32_t r3_2 = rotl32(r1, 10);
        /* left step 4, f1 */
        uint32_t x9 = l3_2 ^ l2;
        KEEP("r", x9);
        uint32_t x10 = m3 + l1_2;
        KEEP("r", x10);
        const uint32_t l4 = rotl32((l3 ^ x9) + x10, 12) + l2_2;
        const uint32_t l4_2 = rotl32(l2, 10);
        /* right step 4, f5 */
        uint32_t x11 = m0 + (l1_2 + 0x50a28be6u);
        KEEP("r", x11);
        const uint32_t r4 = rotl32((r3 ^ (r2 | ~r3_2)) + x11, 11) + l2_2;
        const uint32_t r4_2 = rotl32(r2, 10);
        /* left step 5, f1 */
        uint32_t x12 = l4_2 ^ l3;
        KEEP("r", x12);
        uint32_t x13 = m4 + l2_2;
        KEEP("r", x13);
        const uint32_t l5 = rotl32((l4 ^ x12) + x13, 5) + l3_2;
        const uint32_t l5_2 = rotl32(l3, 10);
        /* right step 5, f5 */
        uint32_t x14 = m9 + (l2_2 + 0x50a28be6u);
        KEEP("r", x14);
        const uint32_t r5 = rotl32((r4 ^ (r3 | ~r4_2)) + x14, 13) + r3_2;
        const uint32_t r5_2 = rotl32(r3, 10);
        /* left step 6, f1 */
        uint32_t x15 = l5_2 ^ l4;
        KEEP("r", x15);
        uint32_t x16 = m5 + l3_2;
        KEEP("r", x16);
        const uint32_t l6 = rotl32((l5 ^ x15) + x16, 8) + l4_2;
        const uint32_t l6_2 = rotl32(l4, 10);
        /* right step 6, f5 */
        uint32_t x17 = m2 + (r3_2 + 0x50a28be6u);
        KEEP("r", x17);
        const uint32_t r6 = rotl32((r5 ^ (r4 | ~r5_2)) + x17, 15) + r4_2;
        const uint32_t r6_2 = rotl32(r4, 10);
        /* left step 7, f1 */
        uint32_t x18 = l6_2 ^ l5;
        KEEP("r", x18);
        uint32_t x19 = m6 + l4_2;
        KEEP("r", x19);
        const uint32_t l7 = rotl32((l6 ^ x18) + x19, 7) + l5_2;
        const uint32_t l7_2 = rotl32(l5, 10);
        /* right step 7, f5 */
        uint32_t x20 = m11 + (r4_2 + 0x50a28be6u);
        KEEP("r", x20);
        const uint32_t r7 = rotl32((r6 ^ (r5 | ~r6_2)) + x20, 15) + r5_2;
        const uint32_t r7_2 = rotl32(r5, 10);
        /* left step 8, f1 */
        uint32_t x21 = l7_2 ^ l6;
        KEEP("r", x21);
        uint32_t x22 = m7 + l5_2;
        KEEP("r", x22);
        const uint32_t l8 = rotl32((l7 ^ x21) + x22, 9) + l6_2;
        const uint32_t l8_2 = rotl32(l6, 10);
        /* right step 8, f5 */
        uint32_t x23 = m4 + (r5_2 + 0x50a28be6u);
        KEEP("r", x23);
        const uint32_t r8 = rotl32((r7 ^ (r6 | ~r7_2)) + x23, 5) + r6_2;
        const uint32_t r8_2 = rotl32(r6, 10);
        /* left step 9, f1 */
        uint32_t x24 = l8_2 ^ l7;
        KEEP("r", x24);
        uint32_t x25 = m8 + l6_2;
        KEEP("r", x25);
        const uint32_t l9 = rotl32((l8 ^ x24) + x25, 11) + l7_2;
        const uint32_t l9_2 = rotl32(l7, 10);
        /* right step 9, f5 */
        uint32_t x26 = m13 + (r6_2 + 0x50a28be6u);
        KEEP("r", x26);
        const uint32_t r9 = rotl32((r8 ^ (r7 | ~r8_2)) + x26, 7) + r7_2;
        const uint32_t r9_2 = rotl32(r7, 10);
        /* left step 10, f1 */
        uint32_t x27 = l9_2 ^ l8;
        KEEP("r", x27);
        uint32_t x28 = m9 + l7_2;
        KEEP("r", x28);
        const uint32_t l10 = rotl32((l9 ^ x27) + x28, 13) + l8_2;
        const uint32_t l10_2 = rotl32(l8, 10);
        /* right step 10, f5 */
        uint32_t x29 = m6 + (r7_2 + 0x50a28be6u);
        KEEP("r", x29);
        const uint32_t r10 = rotl32((r9 ^ (r8 | ~r9_2)) + x29, 7) + r8_2;
        const uint32_t r10_2 = rotl32(r8, 10);
        /* left step 11, f1 */
        uint32_t x30 = l10_2 ^ l9;
        KEEP("r", x30);
        uint32_t x31 = m10 + l8_2;
        KEEP("r", x31);
        const uint32_t l11 = rotl32((l10 ^ x30) + x31, 14) + l9_2;
        const uint32_t l11_2 = rotl32(l9, 10);
        /* right step 11, f5 */
        uint32_t x32 = m15 + (r8_2 + 0x50a28be6u);
        KEEP("r", x32);
        const uint32_t r11 = rotl32((r10 ^ (r9 | ~r10_2)) + x32, 8) + r9_2;
        const uint32_t r11_2 = rotl32(r9, 10);
        /* left step 12, f1 */
        uint32_t x33 = l11_2 ^ l10;
        KEEP("r", x33);
        uint32_t x34 = m11 + l9_2;
        KEEP("r", x34);
        const uint32_t l12 = rotl32((l11 ^ x33) + x34, 15) + l10_2;
        const uint32_t l12_2 = rotl32(l10, 10);
        /* right step 12, f5 */
        uint32_t x35 = m8 + (r9_2 + 0x50a28be6u);
        KEEP("r", x35);
        const uint32_t r12 = rotl32((r11 ^ (r10 | ~r11_2)) + x35, 11) + r10_2;
        const uint32_t r12_2 = rotl32(r10, 10);
        /* left step 13, f1 */
        uint32_t x36 = l12_2 ^ l11;
        KEEP("r", x36);
        uint32_t x37 = m12 + l10_2;
        KEEP("r", x37);
        const uint32_t l13 = rotl32((l12 ^ x36) + x37, 6) + l11_2;
        const uint32_t l13_2 = rotl32(l11, 10);
        /* right step 13, f5 */
        uint32_t x38 = m1 + (r10_2 + 0x50a28be6u);
        KEEP("r", x38);
        const uint32_t r13 = rotl32((r12 ^ (r11 | ~r12_2)) + x38, 14) + r11_2;
        const uint32_t r13_2 = rotl32(r11, 10);
        /* left step 14, f1 */
        uint32_t x39 = l13_2 ^ l12;
        KEEP("r", x39);
        uint32_t x40 = m13 + l11_2;
        KEEP("r", x40);
        const uint32_t l14 = rotl32((l13 ^ x39) + x40, 7) + l12_2;
        const uint32_t l14_2 = rotl32(l12, 10);
        /* right step 14, f5 */
        uint32_t x41 = m10 + (r11_2 + 0x50a28be6u);
        KEEP("r", x41);
        const uint32_t r14 = rotl32((r13 ^ (r12 | ~r13_2)) + x41, 14) + r12_2;
        const uint32_t r14_2 = rotl32(r12, 10);
        /* left step 15, f1 */
        uint32_t x42 = l14_2 ^ l13;
        KEEP("r", x42);
        uint32_t x43 = m14 + l12_2;
        KEEP("r", x43);
        const uint32_t l15 = rotl32((l14 ^ x42) + x43, 9) + l13_2;
        const uint32_t l15_2 = rotl32(l13, 10);
        /* right step 15, f5 */
        uint32_t x44 = m3 + (r12_2 + 0x50a28be6u);
        KEEP("r", x44);
        const uint32_t r15 = rotl32((r14 ^ (r13 | ~r14_2)) + x44, 12) + r13_2;
        const uint32_t r15_2 = rotl32(r13, 10);
        /* left step 16, f1 */
        uint32_t x45 = l15_2 ^ l14;
        KEEP("r", x45);
        uint32_t x46 = m15 + l13_2;
        KEEP("r", x46);
        const uint32_t l16 = rotl32((l15 ^ x45) + x46, 8) + l14_2;
        const uint32_t l16_2 = rotl32(l14, 10);
        /* right step 16, f5 */
        uint32_t x47 = m12 + (r13_2 + 0x50a28be6u);
        KEEP("r", x47);
        const uint32_t r16 = rotl32((r15 ^ (r14 | ~r15_2)) + x47, 6) + r14_2;
        const uint32_t r16_2 = rotl32(r14, 10);
        /* left step 17, f2 */
        uint32_t x48 = m7 + (l14_2 + 0x5a827999u);
        KEEP("r", x48);
        const uint32_t l17 = rotl32((((l15 ^ l16_2) & l16) ^ l16_2) + x48, 7) + l15_2;
        const uint32_t l17_2 = rotl32(l15, 10);
        /* right step 17, f4 */
        uint32_t x49 = m6 + (r14_2 + 0x5c4dd124u);
        KEEP("r", x49);
        uint32_t x50 = (r15 & ~r16_2) + x49;
        KEEP("r", x50);
        const uint32_t r17 = rotl32((r16 & r16_2) + x50, 9) + r15_2;
        const uint32_t r17_2 = rotl32(r15, 10);
        /* left step 18, f2 */
        uint32_t x51 = m4 + (l15_2 + 0x5a827999u);
        KEEP("r", x51);
        const uint32_t l18 = rotl32((((l16 ^ l17_2) & l17) ^ l17_2) + x51, 6) + l16_2;
        const uint32_t l18_2 = rotl32(l16, 10);
        /* right step 18, f4 */
        uint32_t x52 = m11 + (r15_2 + 0x5c4dd124u);
        KEEP("r", x52);
        uint32_t x53 = (r16 & ~r17_2) + x52;
        KEEP("r", x53);
        const uint32_t r18 = rotl32((r17 & r17_2) + x53, 13) + r16_2;
        const uint32_t r18_2 = rotl32(r16, 10);
        /* left step 19, f2 */
        uint32_t x54 = m13 + (l16_2 + 0x5a827999u);
        KEEP("r", x54);
        const uint32_t l19 = rotl32((((l17 ^ l18_2) & l18) ^ l18_2) + x54, 8) + l17_2;
        const uint32_t l19_2 = rotl32(l17, 10);
        /* right step 19, f4 */
        uint32_t x55 = m3 + (r16_2 + 0x5c4dd124u);
        KEEP("r", x55);
        uint32_t x56 = (r17 & ~r18_2) + x55;
        KEEP("r", x56);
        const uint32_t r19 = rotl32((r18 & r18_2) + x56, 15) + r17_2;
        const uint32_t r19_2 = rotl32(r17, 10);
        /* left step 20, f2 */
        uint32_t x57 = m1 + (l17_2 + 0x5a827999u);
        KEEP("r", x57);
        const uint32_t l20 = rotl32((((l18 ^ l19_2) & l19) ^ l19_2) + x57, 13) + l18_2;
        const uint32_t l20_2 = rotl32(l18, 10);
        /* right step 20, f4 */
        uint32_t x58 = m7 + (r17_2 + 0x5c4dd124u);
        KEEP("r", x58);
        uint32_t x59 = (r18 & ~r19_2) + x58;
        KEEP("r", x59);
        const uint32_t r20 = rotl32((r19 & r19_2) + x59, 7) + r18_2;
        const uint32_t r20_2 = rotl32(r18, 10);
        /* left step 21, f2 */
        uint32_t x60 = m10 + (l18_2 + 0x5a827999u);
        KEEP("r", x60);
        const uint32_t l21 = rotl32((((l19 ^ l20_2) & l20) ^ l20_2) + x60, 11) + l19_2;
        const uint32_t l21_2 = rotl32(l19, 10);
        /* right step 21, f4 */
        uint32_t x61 = m0 + (r18_2 + 0x5c4dd124u);
        KEEP("r", x61);
        uint32_t x62 = (r19 & ~r20_2) + x61;
        KEEP("r", x62);
        const uint32_t r21 = rotl32((r20 & r20_2) + x62, 12) + r19_2;
        const uint32_t r21_2 = rotl32(r19, 10);
        /* left step 22, f2 */
        uint32_t x63 = m6 + (l19_2 + 0x5a827999u);
        KEEP("r", x63);
        const uint32_t l22 = rotl32((((l20 ^ l21_2) & l21) ^ l21_2) + x63, 9) + l20_2;
        const uint32_t l22_2 = rotl32(l20, 10);
        /* right step 22, f4 */
        uint32_t x64 = m13 + (r19_2 + 0x5c4dd124u);
        KEEP("r", x64);
        uint32_t x65 = (r20 & ~r21_2) + x64;
        KEEP("r", x65);
        const uint32_t r22 = rotl32((r21 & r21_2) + x65, 8) + r20_2;
        const uint32_t r22_2 = rotl32(r20, 10);
        /* left step 23, f2 */
        uint32_t x66 = m15 + (l20_2 + 0x5a827999u);
        KEEP("r", x66);
        const uint32_t l23 = rotl32((((l21 ^ l22_2) & l22) ^ l22_2) + x66, 7) + l21_2;
        const uint32_t l23_2 = rotl32(l21, 10);
        /* right step 23, f4 */
        uint32_t x67 = m5 + (r20_2 + 0x5c4dd124u);
        KEEP("r", x67);
        uint32_t x68 = (r21 & ~r22_2) + x67;
        KEEP("r", x68);
        const uint32_t r23 = rotl32((r22 & r22_2) + x68, 9) + r21_2;
        const uint32_t r23_2 = rotl32(r21, 10);
        /* left step 24, f2 */
        uint32_t x69 = m3 + (l21_2 + 0x5a827999u);
        KEEP("r", x69);
        const uint32_t l24 = rotl32((((l22 ^ l23_2) & l23) ^ l23_2) + x69, 15) + l22_2;
        const uint32_t l24_2 = rotl32(l22, 10);
        /* right step 24, f4 */
        uint32_t x70 = m10 + (r21_2 + 0x5c4dd124u);
        KEEP("r", x70);
        uint32_t x71 = (r22 & ~r23_2) + x70;
        KEEP("r", x71);
        const uint32_t r24 = rotl32((r23 & r23_2) + x71, 11) + r22_2;
        const uint32_t r24_2 = rotl32(r22, 10);
        /* left step 25, f2 */
        uint32_t x72 = m12 + (l22_2 + 0x5a827999u);
        KEEP("r", x72);
        const uint32_t l25 = rotl32((((l23 ^ l24_2) & l24) ^ l24_2) + x72, 7) + l23_2;
        const uint32_t l25_2 = rotl32(l23, 10);
        /* right step 25, f4 */
        uint32_t x73 = m14 + (r22_2 + 0x5c4dd124u);
        KEEP("r", x73);
        uint32_t x74 = (r23 & ~r24_2) + x73;
        KEEP("r", x74);
        const uint32_t r25 = rotl32((r24 & r24_2) + x74, 7) + r23_2;
        const uint32_t r25_2 = rotl32(r23, 10);
        /* left step 26, f2 */
        uint32_t x75 = m0 + (l23_2 + 0x5a827999u);
        KEEP("r", x75);
        const uint32_t l26 = rotl32((((l24 ^ l25_2) & l25) ^ l25_2) + x75, 12) + l24_2;
        const uint32_t l26_2 = rotl32(l24, 10);
        /* right step 26, f4 */
        uint32_t x76 = m15 + (r23_2 + 0x5c4dd124u);
        KEEP("r", x76);
        uint32_t x77 = (r24 & ~r25_2) + x76;
        KEEP("r", x77);
        const uint32_t r26 = rotl32((r25 & r25_2) + x77, 7) + r24_2;
        const uint32_t r26_2 = rotl32(r24, 10);
        /* left step 27, f2 */
        uint32_t x78 = m9 + (l24_2 + 0x5a827999u);
        KEEP("r", x78);
        const uint32_t l27 = rotl32((((l25 ^ l26_2) & l26) ^ l26_2) + x78, 15) + l25_2;
        const uint32_t l27_2 = rotl32(l25, 10);
        /* right step 27, f4 */
        uint32_t x79 = m8 + (r24_2 + 0x5c4dd124u);
        KEEP("r", x79);
        uint32_t x80 = (r25 & ~r26_2) + x79;
        KEEP("r", x80);
        const uint32_t r27 = rotl32((r26 & r26_2) + x80, 12) + r25_2;
        const uint32_t r27_2 = rotl32(r25, 10);
        /* left step 28, f2 */
        uint32_t x81 = m5 + (l25_2 + 0x5a827999u);
        KEEP("r", x81);
        const uint32_t l28 = rotl32((((l26 ^ l27_2) & l27) ^ l27_2) + x81, 9) + l26_2;
        const uint32_t l28_2 = rotl32(l26, 10);
        /* right step 28, f4 */
        uint32_t x82 = m12 + (r25_2 + 0x5c4dd124u);
        KEEP("r", x82);
        uint32_t x83 = (r26 & ~r27_2) + x82;
        KEEP("r", x83);
        const uint32_t r28 = rotl32((r27 & r27_2) + x83, 7) + r26_2;
        const uint32_t r28_2 = rotl32(r26, 10);
        /* left step 29, f2 */
        uint32_t x84 = m2 + (l26_2 + 0x5a827999u);
        KEEP("r", x84);
        const uint32_t l29 = rotl32((((l27 ^ l28_2) & l28) ^ l28_2) + x84, 11) + l27_2;
        const uint32_t l29_2 = rotl32(l27, 10);
        /* right step 29, f4 */
        uint32_t x85 = m4 + (r26_2 + 0x5c4dd124u);
        KEEP("r", x85);
        uint32_t x86 = (r27 & ~r28_2) + x85;
        KEEP("r", x86);
        const uint32_t r29 = rotl32((r28 & r28_2) + x86, 6) + r27_2;
        const uint32_t r29_2 = rotl32(r27, 10);
        /* left step 30, f2 */
        uint32_t x87 = m14 + (l27_2 + 0x5a827999u);
        KEEP("r", x87);
        const uint32_t l30 = rotl32((((l28 ^ l29_2) & l29) ^ l29_2) + x87, 7) + l28_2;
        const uint32_t l30_2 = rotl32(l28, 10);
        /* right step 30, f4 */
        uint32_t x88 = m9 + (r27_2 + 0x5c4dd124u);
        KEEP("r", x88);
        uint32_t x89 = (r28 & ~r29_2) + x88;
        KEEP("r", x89);
        const uint32_t r30 = rotl32((r29 & r29_2) + x89, 15) + r28_2;
        const uint32_t r30_2 = rotl32(r28, 10);
        /* left step 31, f2 */
        uint32_t x90 = m11 + (l28_2 + 0x5a827999u);
        KEEP("r", x90);
        const uint32_t l31 = rotl32((((l29 ^ l30_2) & l30) ^ l30_2) + x90, 13) + l29_2;
        const uint32_t l31_2 = rotl32(l29, 10);
        /* right step 31, f4 */
        uint32_t x91 = m1 + (r28_2 + 0x5c4dd124u);
        KEEP("r", x91);
        uint32_t x92 = (r29 & ~r30_2) + x91;
        KEEP("r", x92);
        const uint32_t r31 = rotl32((r30 & r30_2) + x92, 13) + r29_2;
        const uint32_t r31_2 = rotl32(r29, 10);
        /* left step 32, f2 */
        uint32_t x93 = m8 + (l29_2 + 0x5a827999u);
        KEEP("r", x93);
        const uint32_t l32 = rotl32((((l30 ^ l31_2) & l31) ^ l31_2) + x93, 12) + l30_2;
        const uint32_t l32_2 = rotl32(l30, 10);
        /* right step 32, f4 */
        uint32_t x94 = m2 + (r29_2 + 0x5c4dd124u);
        KEEP("r", x94);
        uint32_t x95 = (r30 & ~r31_2) + x94;
        KEEP("r", x95);
        const uint32_t r32 = rotl32((r31 & r31_2) + x95, 11) + r30_2;
        const uint32_t r32_2 = rotl32(r30, 10);
        /* left step 33, f3 */
        uint32_t x96 = m3 + (l30_2 + 0x6ed9eba1u);
        KEEP("r", x96);
        const uint32_t l33 = rotl32(((l32 | ~l31) ^ l32_2) + x96, 11) + l31_2;
        const uint32_t l33_2 = rotl32(l31, 10);
        /* right step 33, f3 */
        uint32_t x97 = m15 + (r30_2 + 0x6d703ef3u);
        KEEP("r", x97);
        const uint32_t r33 = rotl32(((r32 | ~r31) ^ r32_2) + x97, 9) + r31_2;
        const uint32_t r33_2 = rotl32(r31, 10);
        /* left step 34, f3 */
        uint32_t x98 = m10 + (l31_2 + 0x6ed9eba1u);
        KEEP("r", x98);
        const uint32_t l34 = rotl32(((l33 | ~l32) ^ l33_2) + x98, 13) + l32_2;
        const uint32_t l34_2 = rotl32(l32, 10);
        /* right step 34, f3 */
        uint32_t x99 = m5 + (r31_2 + 0x6d703ef3u);
        KEEP("r", x99);
        const uint32_t r34 = rotl32(((r33 | ~r32) ^ r33_2) + x99, 7) + r32_2;
        const uint32_t r34_2 = rotl32(r32, 10);
        /* left step 35, f3 */
        uint32_t x100 = m14 + (l32_2 + 0x6ed9eba1u);
        KEEP("r", x100);
        const uint32_t l35 = rotl32(((l34 | ~l33) ^ l34_2) + x100, 6) + l33_2;
        const uint32_t l35_2 = rotl32(l33, 10);
        /* right step 35, f3 */
        uint32_t x101 = m1 + (r32_2 + 0x6d703ef3u);
        KEEP("r", x101);
        const uint32_t r35 = rotl32(((r34 | ~r33) ^ r34_2) + x101, 15) + r33_2;
        const uint32_t r35_2 = rotl32(r33, 10);
        /* left step 36, f3 */
        uint32_t x102 = m4 + (l33_2 + 0x6ed9eba1u);
        KEEP("r", x102);
        const uint32_t l36 = rotl32(((l35 | ~l34) ^ l35_2) + x102, 7) + l34_2;
        const uint32_t l36_2 = rotl32(l34, 10);
        /* right step 36, f3 */
        uint32_t x103 = m3 + (r33_2 + 0x6d703ef3u);
        KEEP("r", x103);
        const uint32_t r36 = rotl32(((r35 | ~r34) ^ r35_2) + x103, 11) + r34_2;
        const uint32_t r36_2 = rotl32(r34, 10);
        /* left step 37, f3 */
        uint32_t x104 = m9 + (l34_2 + 0x6ed9eba1u);
        KEEP("r", x104);
        const uint32_t l37 = rotl32(((l36 | ~l35) ^ l36_2) + x104, 14) + l35_2;
        const uint32_t l37_2 = rotl32(l35, 10);
        /* right step 37, f3 */
        uint32_t x105 = m7 + (r34_2 + 0x6d703ef3u);
        KEEP("r", x105);
        const uint32_t r37 = rotl32(((r36 | ~r35) ^ r36_2) + x105, 8) + r35_2;
        const uint32_t r37_2 = rotl32(r35, 10);
        /* left step 38, f3 */
        uint32_t x106 = m15 + (l35_2 + 0x6ed9eba1u);
        KEEP("r", x106);
        const uint32_t l38 = rotl32(((l37 | ~l36) ^ l37_2) + x106, 9) + l36_2;
        const uint32_t l38_2 = rotl32(l36, 10);
        /* right step 38, f3 */
        uint32_t x107 = m14 + (r35_2 + 0x6d703ef3u);
        KEEP("r", x107);
        const uint32_t r38 = rotl32(((r37 | ~r36) ^ r37_2) + x107, 6) + r36_2;
        const uint32_t r38_2 = rotl32(r36, 10);
        /* left step 39, f3 */
        uint32_t x108 = m8 + (l36_2 + 0x6ed9eba1u);
        KEEP("r", x108);
        const uint32_t l39 = rotl32(((l38 | ~l37) ^ l38_2) + x108, 13) + l37_2;
        const uint32_t l39_2 = rotl32(l37, 10);
        /* right step 39, f3 */
        uint32_t x109 = m6 + (r36_2 + 0x6d703ef3u);
        KEEP("r", x109);
        const uint32_t r39 = rotl32(((r38 | ~r37) ^ r38_2) + x109, 6) + r37_2;
        const uint32_t r39_2 = rotl32(r37, 10);
        /* left step 40, f3 */
        uint32_t x110 = m1 + (l37_2 + 0x6ed9eba1u);
        KEEP("r", x110);
        const uint32_t l40 = rotl32(((l39 | ~l38) ^ l39_2) + x110, 15) + l38_2;
        const uint32_t l40_2 = rotl32(l38, 10);
        /* right step 40, f3 */
        uint32_t x111 = m9 + (r37_2 + 0x6d703ef3u);
        KEEP("r", x111);
        const uint32_t r40 = rotl32(((r39 | ~r38) ^ r39_2) + x111, 14) + r38_2;
        const uint32_t r40_2 = rotl32(r38, 10);
        /* left step 41, f3 */
        uint32_t x112 = m2 + (l38_2 + 0x6ed9eba1u);
        KEEP("r", x112);
        const uint32_t l41 = rotl32(((l40 | ~l39) ^ l40_2) + x112, 14) + l39_2;
        const uint32_t l41_2 = rotl32(l39, 10);
        /* right step 41, f3 */
        uint32_t x113 = m11 + (r38_2 + 0x6d703ef3u);
        KEEP("r", x113);
        const uint32_t r41 = rotl32(((r40 | ~r39) ^ r40_2) + x113, 12) + r39_2;
        const uint32_t r41_2 = rotl32(r39, 10);
        /* left step 42, f3 */
        uint32_t x114 = m7 + (l39_2 + 0x6ed9eba1u);
        KEEP("r", x114);
        const uint32_t l42 = rotl32(((l41 | ~l40) ^ l41_2) + x114, 8) + l40_2;
        const uint32_t l42_2 = rotl32(l40, 10);
        /* right step 42, f3 */
        uint32_t x115 = m8 + (r39_2 + 0x6d703ef3u);
        KEEP("r", x115);
        const uint32_t r42 = rotl32(((r41 | ~r40) ^ r41_2) + x115, 13) + r40_2;
        const uint32_t r42_2 = rotl32(r40, 10);
        /* left step 43, f3 */
        uint32_t x116 = m0 + (l40_2 + 0x6ed9eba1u);
        KEEP("r", x116);
        const uint32_t l43 = rotl32(((l42 | ~l41) ^ l42_2) + x116, 13) + l41_2;
        const uint32_t l43_2 = rotl32(l41, 10);
        /* right step 43, f3 */
        uint32_t x117 = m12 + (r40_2 + 0x6d703ef3u);
        KEEP("r", x117);
        const uint32_t r43 = rotl32(((r42 | ~r41) ^ r42_2) + x117, 5) + r41_2;
        const uint32_t r43_2 = rotl32(r41, 10);
        /* left step 44, f3 */
        uint32_t x118 = m6 + (l41_2 + 0x6ed9eba1u);
        KEEP("r", x118);
        const uint32_t l44 = rotl32(((l43 | ~l42) ^ l43_2) + x118, 6) + l42_2;
        const uint32_t l44_2 = rotl32(l42, 10);
        /* right step 44, f3 */
        uint32_t x119 = m2 + (r41_2 + 0x6d703ef3u);
        KEEP("r", x119);
        const uint32_t r44 = rotl32(((r43 | ~r42) ^ r43_2) + x119, 14) + r42_2;
        const uint32_t r44_2 = rotl32(r42, 10);
        /* left step 45, f3 */
        uint32_t x120 = m13 + (l42_2 + 0x6ed9eba1u);
        KEEP("r", x120);
        const uint32_t l45 = rotl32(((l44 | ~l43) ^ l44_2) + x120, 5) + l43_2;
        const uint32_t l45_2 = rotl32(l43, 10);
        /* right step 45, f3 */
        uint32_t x121 = m10 + (r42_2 + 0x6d703ef3u);
        KEEP("r", x121);
        const uint32_t r45 = rotl32(((r44 | ~r43) ^ r44_2) + x121, 13) + r43_2;
        const uint32_t r45_2 = rotl32(r43, 10);
        /* left step 46, f3 */
        uint32_t x122 = m11 + (l43_2 + 0x6ed9eba1u);
        KEEP("r", x122);
        const uint32_t l46 = rotl32(((l45 | ~l44) ^ l45_2) + x122, 12) + l44_2;
        const uint32_t l46_2 = rotl32(l44, 10);
        /* right step 46, f3 */
        uint32_t x123 = m0 + (r43_2 + 0x6d703ef3u);
        KEEP("r", x123);
        const uint32_t r46 = rotl32(((r45 | ~r44) ^ r45_2) + x123, 13) + r44_2;
        const uint32_t r46_2 = rotl32(r44, 10);
        /* left step 47, f3 */
        uint32_t x124 = m5 + (l44_2 + 0x6ed9eba1u);
        KEEP("r", x124);
        const uint32_t l47 = rotl32(((l46 | ~l45) ^ l46_2) + x124, 7) + l45_2;
        const uint32_t l47_2 = rotl32(l45, 10);
        /* right step 47, f3 */
        uint32_t x125 = m4 + (r44_2 + 0x6d703ef3u);
        KEEP("r", x125);
        const uint32_t r47 = rotl32(((r46 | ~r45) ^ r46_2) + x125, 7) + r45_2;
        const uint32_t r47_2 = rotl32(r45, 10);
        /* left step 48, f3 */
        uint32_t x126 = m12 + (l45_2 + 0x6ed9eba1u);
        KEEP("r", x126);
        const uint32_t l48 = rotl32(((l47 | ~l46) ^ l47_2) + x126, 5) + l46_2;
        const uint32_t l48_2 = rotl32(l46, 10);
        /* right step 48, f3 */
        uint32_t x127 = m13 + (r45_2 + 0x6d703ef3u);
        KEEP("r", x127);
        const uint32_t r48 = rotl32(((r47 | ~r46) ^ r47_2) + x127, 5) + r46_2;
        const uint32_t r48_2 = rotl32(r46, 10);
        /* left step 49, f4 */
        uint32_t x128 = l46_2 + 0x8f1bbcdcu;
        KEEP("r", x128);
        uint32_t x129 = (l47 & ~l48_2) + x128 + m1;
        KEEP("r", x129);
        const uint32_t l49 = rotl32((l48 & l48_2) + x129, 11) + l47_2;
        const uint32_t l49_2 = rotl32(l47, 10);
        /* right step 49, f2 */
        uint32_t x130 = m8 + (r46_2 + 0x7a6d76e9u);
        KEEP("r", x130);
        const uint32_t r49 = rotl32((((r47 ^ r48_2) & r48) ^ r48_2) + x130, 15) + r47_2;
        const uint32_t r49_2 = rotl32(r47, 10);
        /* left step 50, f4 */
        uint32_t x131 = m9 + (l47_2 + 0x8f1bbcdcu);
        KEEP("r", x131);
        uint32_t x132 = (l48 & ~l49_2) + x131;
        KEEP("r", x132);
        const uint32_t l50 = rotl32((l49 & l49_2) + x132, 12) + l48_2;
        const uint32_t l50_2 = rotl32(l48, 10);
        /* right step 50, f2 */
        uint32_t x133 = m6 + (r47_2 + 0x7a6d76e9u);
        KEEP("r", x133);
        const uint32_t r50 = rotl32((((r48 ^ r49_2) & r49) ^ r49_2) + x133, 5) + r48_2;
        const uint32_t r50_2 = rotl32(r48, 10);
        /* left step 51, f4 */
        uint32_t x134 = m11 + (l48_2 + 0x8f1bbcdcu);
        KEEP("r", x134);
        uint32_t x135 = (l49 & ~l50_2) + x134;
        KEEP("r", x135);
        const uint32_t l51 = rotl32((l50 & l50_2) + x135, 14) + l49_2;
        const uint32_t l51_2 = rotl32(l49, 10);
        /* right step 51, f2 */
        uint32_t x136 = m4 + (r48_2 + 0x7a6d76e9u);
        KEEP("r", x136);
        const uint32_t r51 = rotl32((((r49 ^ r50_2) & r50) ^ r50_2) + x136, 8) + r49_2;
        const uint32_t r51_2 = rotl32(r49, 10);
        /* left step 52, f4 */
        uint32_t x137 = m10 + (l49_2 + 0x8f1bbcdcu);
        KEEP("r", x137);
        uint32_t x138 = (l50 & ~l51_2) + x137;
        KEEP("r", x138);
        const uint32_t l52 = rotl32((l51 & l51_2) + x138, 15) + l50_2;
        const uint32_t l52_2 = rotl32(l50, 10);
        /* right step 52, f2 */
        uint32_t x139 = m1 + (r49_2 + 0x7a6d76e9u);
        KEEP("r", x139);
        const uint32_t r52 = rotl32((((r50 ^ r51_2) & r51) ^ r51_2) + x139, 11) + r50_2;
        const uint32_t r52_2 = rotl32(r50, 10);
        /* left step 53, f4 */
        uint32_t x140 = m0 + (l50_2 + 0x8f1bbcdcu);
        KEEP("r", x140);
        uint32_t x141 = (l51 & ~l52_2) + x140;
        KEEP("r", x141);
        const uint32_t l53 = rotl32((l52 & l52_2) + x141, 14) + l51_2;
        const uint32_t l53_2 = rotl32(l51, 10);
        /* right step 53, f2 */
        uint32_t x142 = m3 + (r50_2 + 0x7a6d76e9u);
        KEEP("r", x142);
        const uint32_t r53 = rotl32((((r51 ^ r52_2) & r52) ^ r52_2) + x142, 14) + r51_2;
        const uint32_t r53_2 = rotl32(r51, 10);
        /* left step 54, f4 */
        uint32_t x143 = m8 + (l51_2 + 0x8f1bbcdcu);
        KEEP("r", x143);
        uint32_t x144 = (l52 & ~l53_2) + x143;
        KEEP("r", x144);
        const uint32_t l54 = rotl32((l53 & l53_2) + x144, 15) + l52_2;
        const uint32_t l54_2 = rotl32(l52, 10);
        /* right step 54, f2 */
        uint32_t x145 = m11 + (r51_2 + 0x7a6d76e9u);
        KEEP("r", x145);
        const uint32_t r54 = rotl32((((r52 ^ r53_2) & r53) ^ r53_2) + x145, 14) + r52_2;
        const uint32_t r54_2 = rotl32(r52, 10);
        /* left step 55, f4 */
        uint32_t x146 = m12 + (l52_2 + 0x8f1bbcdcu);
        KEEP("r", x146);
        uint32_t x147 = (l53 & ~l54_2) + x146;
        KEEP("r", x147);
        const uint32_t l55 = rotl32((l54 & l54_2) + x147, 9) + l53_2;
        const uint32_t l55_2 = rotl32(l53, 10);
        /* right step 55, f2 */
        uint32_t x148 = m15 + (r52_2 + 0x7a6d76e9u);
        KEEP("r", x148);
        const uint32_t r55 = rotl32((((r53 ^ r54_2) & r54) ^ r54_2) + x148, 6) + r53_2;
        const uint32_t r55_2 = rotl32(r53, 10);
        /* left step 56, f4 */
        uint32_t x149 = m4 + (l53_2 + 0x8f1bbcdcu);
        KEEP("r", x149);
        uint32_t x150 = (l54 & ~l55_2) + x149;
        KEEP("r", x150);
        const uint32_t l56 = rotl32((l55 & l55_2) + x150, 8) + l54_2;
        const uint32_t l56_2 = rotl32(l54, 10);
        /* right step 56, f2 */
        uint32_t x151 = m0 + (r53_2 + 0x7a6d76e9u);
        KEEP("r", x151);
        const uint32_t r56 = rotl32((((r54 ^ r55_2) & r55) ^ r55_2) + x151, 14) + r54_2;
        const uint32_t r56_2 = rotl32(r54, 10);
        /* left step 57, f4 */
        uint32_t x152 = m13 + (l54_2 + 0x8f1bbcdcu);
        KEEP("r", x152);
        uint32_t x153 = (l55 & ~l56_2) + x152;
        KEEP("r", x153);
        const uint32_t l57 = rotl32((l56 & l56_2) + x153, 9) + l55_2;
        const uint32_t l57_2 = rotl32(l55, 10);
        /* right step 57, f2 */
        uint32_t x154 = m5 + (r54_2 + 0x7a6d76e9u);
        KEEP("r", x154);
        const uint32_t r57 = rotl32((((r55 ^ r56_2) & r56) ^ r56_2) + x154, 6) + r55_2;
        const uint32_t r57_2 = rotl32(r55, 10);
        /* left step 58, f4 */
        uint32_t x155 = m3 + (l55_2 + 0x8f1bbcdcu);
        KEEP("r", x155);
        uint32_t x156 = (l56 & ~l57_2) + x155;
        KEEP("r", x156);
        const uint32_t l58 = rotl32((l57 & l57_2) + x156, 14) + l56_2;
        const uint32_t l58_2 = rotl32(l56, 10);
        /* right step 58, f2 */
        uint32_t x157 = m12 + (r55_2 + 0x7a6d76e9u);
        KEEP("r", x157);
        const uint32_t r58 = rotl32((((r56 ^ r57_2) & r57) ^ r57_2) + x157, 9) + r56_2;
        const uint32_t r58_2 = rotl32(r56, 10);
        /* left step 59, f4 */
        uint32_t x158 = m7 + (l56_2 + 0x8f1bbcdcu);
        KEEP("r", x158);
        uint32_t x159 = (l57 & ~l58_2) + x158;
        KEEP("r", x159);
        const uint32_t l59 = rotl32((l58 & l58_2) + x159, 5) + l57_2;
        const uint32_t l59_2 = rotl32(l57, 10);
        /* right step 59, f2 */
        uint32_t x160 = m2 + (r56_2 + 0x7a6d76e9u);
        KEEP("r", x160);
        const uint32_t r59 = rotl32((((r57 ^ r58_2) & r58) ^ r58_2) + x160, 12) + r57_2;
        const uint32_t r59_2 = rotl32(r57, 10);
        /* left step 60, f4 */
        uint32_t x161 = m15 + (l57_2 + 0x8f1bbcdcu);
        KEEP("r", x161);
        uint32_t x162 = (l58 & ~l59_2) + x161;
        KEEP("r", x162);
        const uint32_t l60 = rotl32((l59 & l59_2) + x162, 6) + l58_2;
        const uint32_t l60_2 = rotl32(l58, 10);
        /* right step 60, f2 */
        uint32_t x163 = m13 + (r57_2 + 0x7a6d76e9u);
        KEEP("r", x163);
        const uint32_t r60 = rotl32((((r58 ^ r59_2) & r59) ^ r59_2) + x163, 9) + r58_2;
        const uint32_t r60_2 = rotl32(r58, 10);
        /* left step 61, f4 */
        uint32_t x164 = m14 + (l58_2 + 0x8f1bbcdcu);
        KEEP("r", x164);
        uint32_t x165 = (l59 & ~l60_2) + x164;
        KEEP("r", x165);
        const uint32_t l61 = rotl32((l60 & l60_2) + x165, 8) + l59_2;
        const uint32_t l61_2 = rotl32(l59, 10);
        /* right step 61, f2 */
        uint32_t x166 = m9 + (r58_2 + 0x7a6d76e9u);
        KEEP("r", x166);
        const uint32_t r61 = rotl32((((r59 ^ r60_2) & r60) ^ r60_2) + x166, 12) + r59_2;
        const uint32_t r61_2 = rotl32(r59, 10);
        /* left step 62, f4 */
        uint32_t x167 = m5 + (l59_2 + 0x8f1bbcdcu);
        KEEP("r", x167);
        uint32_t x168 = (l60 & ~l61_2) + x167;
        KEEP("r", x168);
        const uint32_t l62 = rotl32((l61 & l61_2) + x168, 6) + l60_2;
        const uint32_t l62_2 = rotl32(l60, 10);
        /* right step 62, f2 */
        uint32_t x169 = m7 + (r59_2 + 0x7a6d76e9u);
        KEEP("r", x169);
        const uint32_t r62 = rotl32((((r60 ^ r61_2) & r61) ^ r61_2) + x169, 5) + r60_2;
        const uint32_t r62_2 = rotl32(r60, 10);
        /* left step 63, f4 */
        uint32_t x170 = m6 + (l60_2 + 0x8f1bbcdcu);
        KEEP("r", x170);
        uint32_t x171 = (l61 & ~l62_2) + x170;
        KEEP("r", x171);
        const uint32_t l63 = rotl32((l62 & l62_2) + x171, 5) + l61_2;
        const uint32_t l63_2 = rotl32(l61, 10);
        /* right step 63, f2 */
        uint32_t x172 = m10 + (r60_2 + 0x7a6d76e9u);
        KEEP("r", x172);
        const uint32_t r63 = rotl32((((r61 ^ r62_2) & r62) ^ r62_2) + x172, 15) + r61_2;
        const uint32_t r63_2 = rotl32(r61, 10);
        /* left step 64, f4 */
        uint32_t x173 = m2 + (l61_2 + 0x8f1bbcdcu);
        KEEP("r", x173);
        uint32_t x174 = (l62 & ~l63_2) + x173;
        KEEP("r", x174);
        const uint32_t l64 = rotl32((l63 & l63_2) + x174, 12) + l62_2;
        const uint32_t l64_2 = rotl32(l62, 10);
        /* right step 64, f2 */
        uint32_t x175 = m14 + (r61_2 + 0x7a6d76e9u);
        KEEP("r", x175);
        const uint32_t r64 = rotl32((((r62 ^ r63_2) & r63) ^ r63_2) + x175, 8) + r62_2;
        const uint32_t r64_2 = rotl32(r62, 10);
        /* left step 65, f5 */
        uint32_t x176 = m4 + (l62_2 + 0xa953fd4eu);
        KEEP("r", x176);
        const uint32_t l65 = rotl32((l64 ^ (l63 | ~l64_2)) + x176, 9) + l63_2;
        const uint32_t l65_2 = rotl32(l63, 10);
        /* right step 65, f1 */
        uint32_t x177 = r64_2 ^ r63;
        KEEP("r", x177);
        uint32_t x178 = m12 + r62_2;
        KEEP("r", x178);
        const uint32_t r65 = rotl32((r64 ^ x177) + x178, 8) + r63_2;
        const uint32_t r65_2 = rotl32(r63, 10);
        /* left step 66, f5 */
        uint32_t x179 = m0 + (l63_2 + 0xa953fd4eu);
        KEEP("r", x179);
        const uint32_t l66 = rotl32((l65 ^ (l64 | ~l65_2)) + x179, 15) + l64_2;
        const uint32_t l66_2 = rotl32(l64, 10);
        /* right step 66, f1 */
        uint32_t x180 = r65_2 ^ r64;
        KEEP("r", x180);
        uint32_t x181 = m15 + r63_2;
        KEEP("r", x181);
        const uint32_t r66 = rotl32((r65 ^ x180) + x181, 5) + r64_2;
        const uint32_t r66_2 = rotl32(r64, 10);
        /* left step 67, f5 */
        uint32_t x182 = m5 + (l64_2 + 0xa953fd4eu);
        KEEP("r", x182);
        const uint32_t l67 = rotl32((l66 ^ (l65 | ~l66_2)) + x182, 5) + l65_2;
        const uint32_t l67_2 = rotl32(l65, 10);
        /* right step 67, f1 */
        uint32_t x183 = r66_2 ^ r65;
        KEEP("r", x183);
        uint32_t x184 = m10 + r64_2;
        KEEP("r", x184);
        const uint32_t r67 = rotl32((r66 ^ x183) + x184, 12) + r65_2;
        const uint32_t r67_2 = rotl32(r65, 10);
        /* left step 68, f5 */
        uint32_t x185 = m9 + (l65_2 + 0xa953fd4eu);
        KEEP("r", x185);
        const uint32_t l68 = rotl32((l67 ^ (l66 | ~l67_2)) + x185, 11) + l66_2;
        const uint32_t l68_2 = rotl32(l66, 10);
        /* right step 68, f1 */
        uint32_t x186 = r67_2 ^ r66;
        KEEP("r", x186);
        uint32_t x187 = m4 + r65_2;
        KEEP("r", x187);
        const uint32_t r68 = rotl32((r67 ^ x186) + x187, 9) + r66_2;
        const uint32_t r68_2 = rotl32(r66, 10);
        /* left step 69, f5 */
        uint32_t x188 = m7 + (l66_2 + 0xa953fd4eu);
        KEEP("r", x188);
        const uint32_t l69 = rotl32((l68 ^ (l67 | ~l68_2)) + x188, 6) + l67_2;
        const uint32_t l69_2 = rotl32(l67, 10);
        /* right step 69, f1 */
        uint32_t x189 = r68_2 ^ r67;
        KEEP("r", x189);
        uint32_t x190 = m1 + r66_2;
        KEEP("r", x190);
        const uint32_t r69 = rotl32((r68 ^ x189) + x190, 12) + r67_2;
        const uint32_t r69_2 = rotl32(r67, 10);
        /* left step 70, f5 */
        uint32_t x191 = m12 + (l67_2 + 0xa953fd4eu);
        KEEP("r", x191);
        const uint32_t l70 = rotl32((l69 ^ (l68 | ~l69_2)) + x191, 8) + l68_2;
        const uint32_t l70_2 = rotl32(l68, 10);
        /* right step 70, f1 */
        uint32_t x192 = r69_2 ^ r68;
        KEEP("r", x192);
        uint32_t x193 = m5 + r67_2;
        KEEP("r", x193);
        const uint32_t r70 = rotl32((r69 ^ x192) + x193, 5) + r68_2;
        const uint32_t r70_2 = rotl32(r68, 10);
        /* left step 71, f5 */
        uint32_t x194 = m2 + (l68_2 + 0xa953fd4eu);
        KEEP("r", x194);
        const uint32_t l71 = rotl32((l70 ^ (l69 | ~l70_2)) + x194, 13) + l69_2;
        const uint32_t l71_2 = rotl32(l69, 10);
        /* right step 71, f1 */
        uint32_t x195 = r70_2 ^ r69;
        KEEP("r", x195);
        uint32_t x196 = m8 + r68_2;
        KEEP("r", x196);
        const uint32_t r71 = rotl32((r70 ^ x195) + x196, 14) + r69_2;
        const uint32_t r71_2 = rotl32(r69, 10);
        /* left step 72, f5 */
        uint32_t x197 = m10 + (l69_2 + 0xa953fd4eu);
        KEEP("r", x197);
        const uint32_t l72 = rotl32((l71 ^ (l70 | ~l71_2)) + x197, 12) + l70_2;
        const uint32_t l72_2 = rotl32(l70, 10);
        /* right step 72, f1 */
        uint32_t x198 = r71_2 ^ r70;
        KEEP("r", x198);
        uint32_t x199 = m7 + r69_2;
        KEEP("r", x199);
        const uint32_t r72 = rotl32((r71 ^ x198) + x199, 6) + r70_2;
        const uint32_t r72_2 = rotl32(r70, 10);
        /* left step 73, f5 */
        uint32_t x200 = m14 + (l70_2 + 0xa953fd4eu);
        KEEP("r", x200);
        const uint32_t l73 = rotl32((l72 ^ (l71 | ~l72_2)) + x200, 5) + l71_2;
        const uint32_t l73_2 = rotl32(l71, 10);
        /* right step 73, f1 */
        uint32_t x201 = r72_2 ^ r71;
        KEEP("r", x201);
        uint32_t x202 = m6 + r70_2;
        KEEP("r", x202);
        const uint32_t r73 = rotl32((r72 ^ x201) + x202, 8) + r71_2;
        const uint32_t r73_2 = rotl32(r71, 10);
        /* left step 74, f5 */
        uint32_t x203 = m1 + (l71_2 + 0xa953fd4eu);
        KEEP("r", x203);
        const uint32_t l74 = rotl32((l73 ^ (l72 | ~l73_2)) + x203, 12) + l72_2;
        const uint32_t l74_2 = rotl32(l72, 10);
        /* right step 74, f1 */
        uint32_t x204 = r73_2 ^ r72;
        KEEP("r", x204);
        uint32_t x205 = m2 + r71_2;
        KEEP("r", x205);
        const uint32_t r74 = rotl32((r73 ^ x204) + x205, 13) + r72_2;
        const uint32_t r74_2 = rotl32(r72, 10);
        /* left step 75, f5 */
        uint32_t x206 = m3 + (l72_2 + 0xa953fd4eu);
        KEEP("r", x206);
        const uint32_t l75 = rotl32((l74 ^ (l73 | ~l74_2)) + x206, 13) + l73_2;
        const uint32_t l75_2 = rotl32(l73, 10);
        /* right step 75, f1 */
        uint32_t x207 = r74_2 ^ r73;
        KEEP("r", x207);
        uint32_t x208 = m13 + r72_2;
        KEEP("r", x208);
        const uint32_t r75 = rotl32((r74 ^ x207) + x208, 6) + r73_2;
        const uint32_t r75_2 = rotl32(r73, 10);
        /* left step 76, f5 */
        uint32_t x209 = m8 + (l73_2 + 0xa953fd4eu);
        KEEP("r", x209);
        const uint32_t l76 = rotl32((l75 ^ (l74 | ~l75_2)) + x209, 14) + l74_2;
        const uint32_t l76_2 = rotl32(l74, 10);
        /* right step 76, f1 */
        uint32_t x210 = r75_2 ^ r74;
        KEEP("r", x210);
        uint32_t x211 = m14 + r73_2;
        KEEP("r", x211);
        const uint32_t r76 = rotl32((r75 ^ x210) + x211, 5) + r74_2;
        const uint32_t r76_2 = rotl32(r74, 10);
        /* left step 77, f5 */
        uint32_t x212 = m11 + (l74_2 + 0xa953fd4eu);
        KEEP("r", x212);
        const uint32_t l77 = rotl32((l76 ^ (l75 | ~l76_2)) + x212, 11) + l75_2;
        const uint32_t l77_2 = rotl32(l75, 10);
        /* right step 77, f1 */
        uint32_t x213 = r76_2 ^ r75;
        KEEP("r", x213);
        uint32_t x214 = m0 + r74_2;
        KEEP("r", x214);
        const uint32_t r77 = rotl32((r76 ^ x213) + x214, 15) + r75_2;
        const uint32_t r77_2 = rotl32(r75, 10);
        /* left step 78, f5 */
        uint32_t x215 = m6 + (l75_2 + 0xa953fd4eu);
        KEEP("r", x215);
        const uint32_t l78 = rotl32((l77 ^ (l76 | ~l77_2)) + x215, 8) + l76_2;
        const uint32_t l78_2 = rotl32(l76, 10);
        /* right step 78, f1 */
        uint32_t x216 = r77_2 ^ r76;
        KEEP("r", x216);
        uint32_t x217 = m3 + r75_2;
        KEEP("r", x217);
        const uint32_t r78 = rotl32((r77 ^ x216) + x217, 13) + r76_2;
        const uint32_t r78_2 = rotl32(r76, 10);
        /* left step 79, f5 */
        uint32_t x218 = m15 + (l76_2 + 0xa953fd4eu);
        KEEP("r", x218);
        const uint32_t l79 = rotl32((l78 ^ (l77 | ~l78_2)) + x218, 5) + l77_2;
        const uint32_t l79_2 = rotl32(l77, 10);
        /* right step 79, f1 */
        uint32_t x219 = r78_2 ^ r77;
        KEEP("r", x219);
        uint32_t x220 = m9 + r76_2;
        KEEP("r", x220);
        const uint32_t r79 = rotl32((r78 ^ x219) + x220, 11) + r77_2;
        const uint32_t r79_2 = rotl32(r77, 10);
        /* left step 80, f5 */
        uint32_t x221 = m13 + (l77_2 + 0xa953fd4eu);
        KEEP("r", x221);
        const uint32_t l80 = rotl32((l79 ^ (l78 | ~l79_2)) + x221, 6) + l78_2;
        const uint32_t l80_2 = rotl32(l78, 10);
        /* right step 80, f1 */
        uint32_t x222 = r79_2 ^ r78;
        KEEP("r", x222);
        uint32_t x223 = m11 + r77_2;
        KEEP("r", x223);
        const uint32_t r80 = rotl32((r79 ^ x222) + x223, 11) + r78_2;
        const uint32_t r80_2 = rotl32(r78, 10);
        uint32_t x224 = r80_2 + h1;
        KEEP("r", x224);
        uint32_t x225 = r79_2 + h2;
        KEEP("r", x225);
        uint32_t x226 = r78_2 + h3;
        KEEP("r", x226);
        uint32_t x227 = l78_2 + h4;
        KEEP("r", x227);
        uint32_t x228 = r79 + h0;
        KEEP("r", x228);

        const uint32_t h0_next = l79 + x224;
        const uint32_t h1_next = l80_2 + x225;
        const uint32_t h2_next = l79_2 + x226;
        const uint32_t h3_next = r80 + x227;
        const uint32_t h4_next = l80 + x228;
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

#elif (defined(__aarch64__) || defined(_M_ARM64))

/* aarch64 */

#include "ripemd160.h"

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

static uint32_t rotl32(uint32_t x, int n)
{
    return x << n | x >> (32 - n);
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
        const uint32_t l1 = rotl32((h2 ^ h1 ^ h3) + x1, 11) + h4;
        const uint32_t l1_2 = rotl32(h2, 10);
        /* right step 1, f5 */
        uint32_t x2 = m5 + 0x50a28be6u + h0;
        KEEP("r", x2);
        const uint32_t r1 = rotl32(((h2 | ~h3) ^ h1) + x2, 8) + h4;
        /* left step 2, f1 */
        uint32_t x3 = l1_2 ^ h1;
        KEEP("r", x3);
        uint32_t x4 = m1 + h4;
        KEEP("r", x4);
        const uint32_t l2 = rotl32((l1 ^ x3) + x4, 14) + h3;
        const uint32_t l2_2 = rotl32(h1, 10);
        /* right step 2, f5 */
        uint32_t x5 = m14 + (h4 + 0x50a28be6u);
        KEEP("r", x5);
        const uint32_t r2 = rotl32((r1 ^ (h1 | ~l1_2)) + x5, 9) + h3;
        /* left step 3, f1 */
        uint32_t x6 = l2_2 ^ l1;
        KEEP("r", x6);
        uint32_t x7 = m2 + h3;
        KEEP("r", x7);
        const uint32_t l3 = rotl32((l2 ^ x6) + x7, 15) + l1_2;
        const uint32_t l3_2 = rotl32(l1, 10);
        /* right step 3, f5 */
        uint32_t x8 = m7 + (h3 + 0x50a28be6u);
        KEEP("r", x8);
        const uint32_t r3 = rotl32((r2 ^ (r1 | ~l2_2)) + x8, 9) + l1_2;
        const uint32_t r3_2 = rotl32(r1, 10);
        /* left step 4, f1 */
        uint32_t x9 = l3_2 ^ l2;
        KEEP("r", x9);
        uint32_t x10 = m3 + l1_2;
        KEEP("r", x10);
        const uint32_t l4 = rotl32((l3 ^ x9) + x10, 12) + l2_2;
        const uint32_t l4_2 = rotl32(l2, 10);
        /* right step 4, f5 */
        uint32_t x11 = m0 + (l1_2 + 0x50a28be6u);
        KEEP("r", x11);
        const uint32_t r4 = rotl32((r3 ^ (r2 | ~r3_2)) + x11, 11) + l2_2;
        const uint32_t r4_2 = rotl32(r2, 10);
        /* left step 5, f1 */
        uint32_t x12 = l4_2 ^ l3;
        KEEP("r", x12);
        uint32_t x13 = m4 + l2_2;
        KEEP("r", x13);
        const uint32_t l5 = rotl32((l4 ^ x12) + x13, 5) + l3_2;
        const uint32_t l5_2 = rotl32(l3, 10);
        /* right step 5, f5 */
        uint32_t x14 = m9 + (l2_2 + 0x50a28be6u);
        KEEP("r", x14);
        const uint32_t r5 = rotl32((r4 ^ (r3 | ~r4_2)) + x14, 13) + r3_2;
        const uint32_t r5_2 = rotl32(r3, 10);
        /* left step 6, f1 */
        uint32_t x15 = l5_2 ^ l4;
        KEEP("r", x15);
        uint32_t x16 = m5 + l3_2;
        KEEP("r", x16);
        const uint32_t l6 = rotl32((l5 ^ x15) + x16, 8) + l4_2;
        const uint32_t l6_2 = rotl32(l4, 10);
        /* right step 6, f5 */
        uint32_t x17 = m2 + (r3_2 + 0x50a28be6u);
        KEEP("r", x17);
        const uint32_t r6 = rotl32((r5 ^ (r4 | ~r5_2)) + x17, 15) + r4_2;
        const uint32_t r6_2 = rotl32(r4, 10);
        /* left step 7, f1 */
        uint32_t x18 = l6_2 ^ l5;
        KEEP("r", x18);
        uint32_t x19 = m6 + l4_2;
        KEEP("r", x19);
        const uint32_t l7 = rotl32((l6 ^ x18) + x19, 7) + l5_2;
        const uint32_t l7_2 = rotl32(l5, 10);
        /* right step 7, f5 */
        uint32_t x20 = m11 + (r4_2 + 0x50a28be6u);
        KEEP("r", x20);
        const uint32_t r7 = rotl32((r6 ^ (r5 | ~r6_2)) + x20, 15) + r5_2;
        const uint32_t r7_2 = rotl32(r5, 10);
        /* left step 8, f1 */
        uint32_t x21 = l7_2 ^ l6;
        KEEP("r", x21);
        uint32_t x22 = m7 + l5_2;
        KEEP("r", x22);
        const uint32_t l8 = rotl32((l7 ^ x21) + x22, 9) + l6_2;
        const uint32_t l8_2 = rotl32(l6, 10);
        /* right step 8, f5 */
        uint32_t x23 = m4 + (r5_2 + 0x50a28be6u);
        KEEP("r", x23);
        const uint32_t r8 = rotl32((r7 ^ (r6 | ~r7_2)) + x23, 5) + r6_2;
        const uint32_t r8_2 = rotl32(r6, 10);
        /* left step 9, f1 */
        uint32_t x24 = l8_2 ^ l7;
        KEEP("r", x24);
        uint32_t x25 = m8 + l6_2;
        KEEP("r", x25);
        const uint32_t l9 = rotl32((l8 ^ x24) + x25, 11) + l7_2;
        const uint32_t l9_2 = rotl32(l7, 10);
        /* right step 9, f5 */
        uint32_t x26 = m13 + (r6_2 + 0x50a28be6u);
        KEEP("r", x26);
        const uint32_t r9 = rotl32((r8 ^ (r7 | ~r8_2)) + x26, 7) + r7_2;
        const uint32_t r9_2 = rotl32(r7, 10);
        /* left step 10, f1 */
        uint32_t x27 = l9_2 ^ l8;
        KEEP("r", x27);
        uint32_t x28 = m9 + l7_2;
        KEEP("r", x28);
        const uint32_t l10 = rotl32((l9 ^ x27) + x28, 13) + l8_2;
        const uint32_t l10_2 = rotl32(l8, 10);
        /* right step 10, f5 */
        uint32_t x29 = m6 + (r7_2 + 0x50a28be6u);
        KEEP("r", x29);
        const uint32_t r10 = rotl32((r9 ^ (r8 | ~r9_2)) + x29, 7) + r8_2;
        const uint32_t r10_2 = rotl32(r8, 10);
        /* left step 11, f1 */
        uint32_t x30 = l10_2 ^ l9;
        KEEP("r", x30);
        uint32_t x31 = m10 + l8_2;
        KEEP("r", x31);
        const uint32_t l11 = rotl32((l10 ^ x30) + x31, 14) + l9_2;
        const uint32_t l11_2 = rotl32(l9, 10);
        /* right step 11, f5 */
        uint32_t x32 = m15 + (r8_2 + 0x50a28be6u);
        KEEP("r", x32);
        const uint32_t r11 = rotl32((r10 ^ (r9 | ~r10_2)) + x32, 8) + r9_2;
        const uint32_t r11_2 = rotl32(r9, 10);
        /* left step 12, f1 */
        uint32_t x33 = l11_2 ^ l10;
        KEEP("r", x33);
        uint32_t x34 = m11 + l9_2;
        KEEP("r", x34);
        const uint32_t l12 = rotl32((l11 ^ x33) + x34, 15) + l10_2;
        const uint32_t l12_2 = rotl32(l10, 10);
        /* right step 12, f5 */
        uint32_t x35 = m8 + (r9_2 + 0x50a28be6u);
        KEEP("r", x35);
        const uint32_t r12 = rotl32((r11 ^ (r10 | ~r11_2)) + x35, 11) + r10_2;
        const uint32_t r12_2 = rotl32(r10, 10);
        /* left step 13, f1 */
        uint32_t x36 = l12_2 ^ l11;
        KEEP("r", x36);
        uint32_t x37 = m12 + l10_2;
        KEEP("r", x37);
        const uint32_t l13 = rotl32((l12 ^ x36) + x37, 6) + l11_2;
        const uint32_t l13_2 = rotl32(l11, 10);
        /* right step 13, f5 */
        uint32_t x38 = m1 + (r10_2 + 0x50a28be6u);
        KEEP("r", x38);
        const uint32_t r13 = rotl32((r12 ^ (r11 | ~r12_2)) + x38, 14) + r11_2;
        const uint32_t r13_2 = rotl32(r11, 10);
        /* left step 14, f1 */
        uint32_t x39 = l13_2 ^ l12;
        KEEP("r", x39);
        uint32_t x40 = m13 + l11_2;
        KEEP("r", x40);
        const uint32_t l14 = rotl32((l13 ^ x39) + x40, 7) + l12_2;
        const uint32_t l14_2 = rotl32(l12, 10);
        /* right step 14, f5 */
        uint32_t x41 = m10 + (r11_2 + 0x50a28be6u);
        KEEP("r", x41);
        const uint32_t r14 = rotl32((r13 ^ (r12 | ~r13_2)) + x41, 14) + r12_2;
        const uint32_t r14_2 = rotl32(r12, 10);
        /* left step 15, f1 */
        uint32_t x42 = l14_2 ^ l13;
        KEEP("r", x42);
        uint32_t x43 = m14 + l12_2;
        KEEP("r", x43);
        const uint32_t l15 = rotl32((l14 ^ x42) + x43, 9) + l13_2;
        const uint32_t l15_2 = rotl32(l13, 10);
        /* right step 15, f5 */
        uint32_t x44 = m3 + (r12_2 + 0x50a28be6u);
        KEEP("r", x44);
        const uint32_t r15 = rotl32((r14 ^ (r13 | ~r14_2)) + x44, 12) + r13_2;
        const uint32_t r15_2 = rotl32(r13, 10);
        /* left step 16, f1 */
        uint32_t x45 = l15_2 ^ l14;
        KEEP("r", x45);
        uint32_t x46 = m15 + l13_2;
        KEEP("r", x46);
        const uint32_t l16 = rotl32((l15 ^ x45) + x46, 8) + l14_2;
        const uint32_t l16_2 = rotl32(l14, 10);
        /* right step 16, f5 */
        uint32_t x47 = m12 + (r13_2 + 0x50a28be6u);
        KEEP("r", x47);
        const uint32_t r16 = rotl32((r15 ^ (r14 | ~r15_2)) + x47, 6) + r14_2;
        const uint32_t r16_2 = rotl32(r14, 10);
        /* left step 17, f2 */
        uint32_t x48 = m7 + (l14_2 + 0x5a827999u);
        KEEP("r", x48);
        const uint32_t l17 = rotl32(((l16 & l15) | (l16_2 & ~l16)) + x48, 7) + l15_2;
        const uint32_t l17_2 = rotl32(l15, 10);
        /* right step 17, f4 */
        uint32_t x49 = m6 + (r14_2 + 0x5c4dd124u);
        KEEP("r", x49);
        uint32_t x50 = (r15 & ~r16_2) + x49;
        KEEP("r", x50);
        const uint32_t r17 = rotl32((r16 & r16_2) + x50, 9) + r15_2;
        const uint32_t r17_2 = rotl32(r15, 10);
        /* left step 18, f2 */
        uint32_t x51 = m4 + (l15_2 + 0x5a827999u);
        KEEP("r", x51);
        const uint32_t l18 = rotl32(((l17 & l16) | (l17_2 & ~l17)) + x51, 6) + l16_2;
        const uint32_t l18_2 = rotl32(l16, 10);
        /* right step 18, f4 */
        uint32_t x52 = m11 + (r15_2 + 0x5c4dd124u);
        KEEP("r", x52);
        uint32_t x53 = (r16 & ~r17_2) + x52;
        KEEP("r", x53);
        const uint32_t r18 = rotl32((r17 & r17_2) + x53, 13) + r16_2;
        const uint32_t r18_2 = rotl32(r16, 10);
        /* left step 19, f2 */
        uint32_t x54 = m13 + (l16_2 + 0x5a827999u);
        KEEP("r", x54);
        const uint32_t l19 = rotl32(((l18 & l17) | (l18_2 & ~l18)) + x54, 8) + l17_2;
        const uint32_t l19_2 = rotl32(l17, 10);
        /* right step 19, f4 */
        uint32_t x55 = m3 + (r16_2 + 0x5c4dd124u);
        KEEP("r", x55);
        uint32_t x56 = (r17 & ~r18_2) + x55;
        KEEP("r", x56);
        const uint32_t r19 = rotl32((r18 & r18_2) + x56, 15) + r17_2;
        const uint32_t r19_2 = rotl32(r17, 10);
        /* left step 20, f2 */
        uint32_t x57 = m1 + (l17_2 + 0x5a827999u);
        KEEP("r", x57);
        const uint32_t l20 = rotl32(((l19 & l18) | (l19_2 & ~l19)) + x57, 13) + l18_2;
        const uint32_t l20_2 = rotl32(l18, 10);
        /* right step 20, f4 */
        uint32_t x58 = m7 + (r17_2 + 0x5c4dd124u);
        KEEP("r", x58);
        uint32_t x59 = (r18 & ~r19_2) + x58;
        KEEP("r", x59);
        const uint32_t r20 = rotl32((r19 & r19_2) + x59, 7) + r18_2;
        const uint32_t r20_2 = rotl32(r18, 10);
        /* left step 21, f2 */
        uint32_t x60 = m10 + (l18_2 + 0x5a827999u);
        KEEP("r", x60);
        const uint32_t l21 = rotl32(((l20 & l19) | (l20_2 & ~l20)) + x60, 11) + l19_2;
        const uint32_t l21_2 = rotl32(l19, 10);
        /* right step 21, f4 */
        uint32_t x61 = m0 + (r18_2 + 0x5c4dd124u);
        KEEP("r", x61);
        uint32_t x62 = (r19 & ~r20_2) + x61;
        KEEP("r", x62);
        const uint32_t r21 = rotl32((r20 & r20_2) + x62, 12) + r19_2;
        const uint32_t r21_2 = rotl32(r19, 10);
        /* left step 22, f2 */
        uint32_t x63 = m6 + (l19_2 + 0x5a827999u);
        KEEP("r", x63);
        const uint32_t l22 = rotl32(((l21 & l20) | (l21_2 & ~l21)) + x63, 9) + l20_2;
        const uint32_t l22_2 = rotl32(l20, 10);
        /* right step 22, f4 */
        uint32_t x64 = m13 + (r19_2 + 0x5c4dd124u);
        KEEP("r", x64);
        uint32_t x65 = (r20 & ~r21_2) + x64;
        KEEP("r", x65);
        const uint32_t r22 = rotl32((r21 & r21_2) + x65, 8) + r20_2;
        const uint32_t r22_2 = rotl32(r20, 10);
        /* left step 23, f2 */
        uint32_t x66 = m15 + (l20_2 + 0x5a827999u);
        KEEP("r", x66);
        const uint32_t l23 = rotl32(((l22 & l21) | (l22_2 & ~l22)) + x66, 7) + l21_2;
        const uint32_t l23_2 = rotl32(l21, 10);
        /* right step 23, f4 */
        uint32_t x67 = m5 + (r20_2 + 0x5c4dd124u);
        KEEP("r", x67);
        uint32_t x68 = (r21 & ~r22_2) + x67;
        KEEP("r", x68);
        const uint32_t r23 = rotl32((r22 & r22_2) + x68, 9) + r21_2;
        const uint32_t r23_2 = rotl32(r21, 10);
        /* left step 24, f2 */
        uint32_t x69 = m3 + (l21_2 + 0x5a827999u);
        KEEP("r", x69);
        const uint32_t l24 = rotl32(((l23 & l22) | (l23_2 & ~l23)) + x69, 15) + l22_2;
        const uint32_t l24_2 = rotl32(l22, 10);
        /* right step 24, f4 */
        uint32_t x70 = m10 + (r21_2 + 0x5c4dd124u);
        KEEP("r", x70);
        uint32_t x71 = (r22 & ~r23_2) + x70;
        KEEP("r", x71);
        const uint32_t r24 = rotl32((r23 & r23_2) + x71, 11) + r22_2;
        const uint32_t r24_2 = rotl32(r22, 10);
        /* left step 25, f2 */
        uint32_t x72 = m12 + (l22_2 + 0x5a827999u);
        KEEP("r", x72);
        const uint32_t l25 = rotl32(((l24 & l23) | (l24_2 & ~l24)) + x72, 7) + l23_2;
        const uint32_t l25_2 = rotl32(l23, 10);
        /* right step 25, f4 */
        uint32_t x73 = m14 + (r22_2 + 0x5c4dd124u);
        KEEP("r", x73);
        uint32_t x74 = (r23 & ~r24_2) + x73;
        KEEP("r", x74);
        const uint32_t r25 = rotl32((r24 & r24_2) + x74, 7) + r23_2;
        const uint32_t r25_2 = rotl32(r23, 10);
        /* left step 26, f2 */
        uint32_t x75 = m0 + (l23_2 + 0x5a827999u);
        KEEP("r", x75);
        const uint32_t l26 = rotl32(((l25 & l24) | (l25_2 & ~l25)) + x75, 12) + l24_2;
        const uint32_t l26_2 = rotl32(l24, 10);
        /* right step 26, f4 */
        uint32_t x76 = m15 + (r23_2 + 0x5c4dd124u);
        KEEP("r", x76);
        uint32_t x77 = (r24 & ~r25_2) + x76;
        KEEP("r", x77);
        const uint32_t r26 = rotl32((r25 & r25_2) + x77, 7) + r24_2;
        const uint32_t r26_2 = rotl32(r24, 10);
        /* left step 27, f2 */
        uint32_t x78 = m9 + (l24_2 + 0x5a827999u);
        KEEP("r", x78);
        const uint32_t l27 = rotl32(((l26 & l25) | (l26_2 & ~l26)) + x78, 15) + l25_2;
        const uint32_t l27_2 = rotl32(l25, 10);
        /* right step 27, f4 */
        uint32_t x79 = m8 + (r24_2 + 0x5c4dd124u);
        KEEP("r", x79);
        uint32_t x80 = (r25 & ~r26_2) + x79;
        KEEP("r", x80);
        const uint32_t r27 = rotl32((r26 & r26_2) + x80, 12) + r25_2;
        const uint32_t r27_2 = rotl32(r25, 10);
        /* left step 28, f2 */
        uint32_t x81 = m5 + (l25_2 + 0x5a827999u);
        KEEP("r", x81);
        const uint32_t l28 = rotl32(((l27 & l26) | (l27_2 & ~l27)) + x81, 9) + l26_2;
        const uint32_t l28_2 = rotl32(l26, 10);
        /* right step 28, f4 */
        uint32_t x82 = m12 + (r25_2 + 0x5c4dd124u);
        KEEP("r", x82);
        uint32_t x83 = (r26 & ~r27_2) + x82;
        KEEP("r", x83);
        const uint32_t r28 = rotl32((r27 & r27_2) + x83, 7) + r26_2;
        const uint32_t r28_2 = rotl32(r26, 10);
        /* left step 29, f2 */
        uint32_t x84 = m2 + (l26_2 + 0x5a827999u);
        KEEP("r", x84);
        const uint32_t l29 = rotl32(((l28 & l27) | (l28_2 & ~l28)) + x84, 11) + l27_2;
        const uint32_t l29_2 = rotl32(l27, 10);
        /* right step 29, f4 */
        uint32_t x85 = m4 + (r26_2 + 0x5c4dd124u);
        KEEP("r", x85);
        uint32_t x86 = (r27 & ~r28_2) + x85;
        KEEP("r", x86);
        const uint32_t r29 = rotl32((r28 & r28_2) + x86, 6) + r27_2;
        const uint32_t r29_2 = rotl32(r27, 10);
        /* left step 30, f2 */
        uint32_t x87 = m14 + (l27_2 + 0x5a827999u);
        KEEP("r", x87);
        const uint32_t l30 = rotl32(((l29 & l28) | (l29_2 & ~l29)) + x87, 7) + l28_2;
        const uint32_t l30_2 = rotl32(l28, 10);
        /* right step 30, f4 */
        uint32_t x88 = m9 + (r27_2 + 0x5c4dd124u);
        KEEP("r", x88);
        uint32_t x89 = (r28 & ~r29_2) + x88;
        KEEP("r", x89);
        const uint32_t r30 = rotl32((r29 & r29_2) + x89, 15) + r28_2;
        const uint32_t r30_2 = rotl32(r28, 10);
        /* left step 31, f2 */
        uint32_t x90 = m11 + (l28_2 + 0x5a827999u);
        KEEP("r", x90);
        const uint32_t l31 = rotl32(((l30 & l29) | (l30_2 & ~l30)) + x90, 13) + l29_2;
        const uint32_t l31_2 = rotl32(l29, 10);
        /* right step 31, f4 */
        uint32_t x91 = m1 + (r28_2 + 0x5c4dd124u);
        KEEP("r", x91);
        uint32_t x92 = (r29 & ~r30_2) + x91;
        KEEP("r", x92);
        const uint32_t r31 = rotl32((r30 & r30_2) + x92, 13) + r29_2;
        const uint32_t r31_2 = rotl32(r29, 10);
        /* left step 32, f2 */
        uint32_t x93 = m8 + (l29_2 + 0x5a827999u);
        KEEP("r", x93);
        const uint32_t l32 = rotl32(((l31 & l30) | (l31_2 & ~l31)) + x93, 12) + l30_2;
        const uint32_t l32_2 = rotl32(l30, 10);
        /* right step 32, f4 */
        uint32_t x94 = m2 + (r29_2 + 0x5c4dd124u);
        KEEP("r", x94);
        uint32_t x95 = (r30 & ~r31_2) + x94;
        KEEP("r", x95);
        const uint32_t r32 = rotl32((r31 & r31_2) + x95, 11) + r30_2;
        const uint32_t r32_2 = rotl32(r30, 10);
        /* left step 33, f3 */
        uint32_t x96 = m3 + (l30_2 + 0x6ed9eba1u);
        KEEP("r", x96);
        const uint32_t l33 = rotl32(((l32 | ~l31) ^ l32_2) + x96, 11) + l31_2;
        const uint32_t l33_2 = rotl32(l31, 10);
        /* right step 33, f3 */
        uint32_t x97 = m15 + (r30_2 + 0x6d703ef3u);
        KEEP("r", x97);
        const uint32_t r33 = rotl32(((r32 | ~r31) ^ r32_2) + x97, 9) + r31_2;
        const uint32_t r33_2 = rotl32(r31, 10);
        /* left step 34, f3 */
        uint32_t x98 = m10 + (l31_2 + 0x6ed9eba1u);
        KEEP("r", x98);
        const uint32_t l34 = rotl32(((l33 | ~l32) ^ l33_2) + x98, 13) + l32_2;
        const uint32_t l34_2 = rotl32(l32, 10);
        /* right step 34, f3 */
        uint32_t x99 = m5 + (r31_2 + 0x6d703ef3u);
        KEEP("r", x99);
        const uint32_t r34 = rotl32(((r33 | ~r32) ^ r33_2) + x99, 7) + r32_2;
        const uint32_t r34_2 = rotl32(r32, 10);
        /* left step 35, f3 */
        uint32_t x100 = m14 + (l32_2 + 0x6ed9eba1u);
        KEEP("r", x100);
        const uint32_t l35 = rotl32(((l34 | ~l33) ^ l34_2) + x100, 6) + l33_2;
        const uint32_t l35_2 = rotl32(l33, 10);
        /* right step 35, f3 */
        uint32_t x101 = m1 + (r32_2 + 0x6d703ef3u);
        KEEP("r", x101);
        const uint32_t r35 = rotl32(((r34 | ~r33) ^ r34_2) + x101, 15) + r33_2;
        const uint32_t r35_2 = rotl32(r33, 10);
        /* left step 36, f3 */
        uint32_t x102 = m4 + (l33_2 + 0x6ed9eba1u);
        KEEP("r", x102);
        const uint32_t l36 = rotl32(((l35 | ~l34) ^ l35_2) + x102, 7) + l34_2;
        const uint32_t l36_2 = rotl32(l34, 10);
        /* right step 36, f3 */
        uint32_t x103 = m3 + (r33_2 + 0x6d703ef3u);
        KEEP("r", x103);
        const uint32_t r36 = rotl32(((r35 | ~r34) ^ r35_2) + x103, 11) + r34_2;
        const uint32_t r36_2 = rotl32(r34, 10);
        /* left step 37, f3 */
        uint32_t x104 = m9 + (l34_2 + 0x6ed9eba1u);
        KEEP("r", x104);
        const uint32_t l37 = rotl32(((l36 | ~l35) ^ l36_2) + x104, 14) + l35_2;
        const uint32_t l37_2 = rotl32(l35, 10);
        /* right step 37, f3 */
        uint32_t x105 = m7 + (r34_2 + 0x6d703ef3u);
        KEEP("r", x105);
        const uint32_t r37 = rotl32(((r36 | ~r35) ^ r36_2) + x105, 8) + r35_2;
        const uint32_t r37_2 = rotl32(r35, 10);
        /* left step 38, f3 */
        uint32_t x106 = m15 + (l35_2 + 0x6ed9eba1u);
        KEEP("r", x106);
        const uint32_t l38 = rotl32(((l37 | ~l36) ^ l37_2) + x106, 9) + l36_2;
        const uint32_t l38_2 = rotl32(l36, 10);
        /* right step 38, f3 */
        uint32_t x107 = m14 + (r35_2 + 0x6d703ef3u);
        KEEP("r", x107);
        const uint32_t r38 = rotl32(((r37 | ~r36) ^ r37_2) + x107, 6) + r36_2;
        const uint32_t r38_2 = rotl32(r36, 10);
        /* left step 39, f3 */
        uint32_t x108 = m8 + (l36_2 + 0x6ed9eba1u);
        KEEP("r", x108);
        const uint32_t l39 = rotl32(((l38 | ~l37) ^ l38_2) + x108, 13) + l37_2;
        const uint32_t l39_2 = rotl32(l37, 10);
        /* right step 39, f3 */
        uint32_t x109 = m6 + (r36_2 + 0x6d703ef3u);
        KEEP("r", x109);
        const uint32_t r39 = rotl32(((r38 | ~r37) ^ r38_2) + x109, 6) + r37_2;
        const uint32_t r39_2 = rotl32(r37, 10);
        /* left step 40, f3 */
        uint32_t x110 = m1 + (l37_2 + 0x6ed9eba1u);
        KEEP("r", x110);
        const uint32_t l40 = rotl32(((l39 | ~l38) ^ l39_2) + x110, 15) + l38_2;
        const uint32_t l40_2 = rotl32(l38, 10);
        /* right step 40, f3 */
        uint32_t x111 = m9 + (r37_2 + 0x6d703ef3u);
        KEEP("r", x111);
        const uint32_t r40 = rotl32(((r39 | ~r38) ^ r39_2) + x111, 14) + r38_2;
        const uint32_t r40_2 = rotl32(r38, 10);
        /* left step 41, f3 */
        uint32_t x112 = m2 + (l38_2 + 0x6ed9eba1u);
        KEEP("r", x112);
        const uint32_t l41 = rotl32(((l40 | ~l39) ^ l40_2) + x112, 14) + l39_2;
        const uint32_t l41_2 = rotl32(l39, 10);
        /* right step 41, f3 */
        uint32_t x113 = m11 + (r38_2 + 0x6d703ef3u);
        KEEP("r", x113);
        const uint32_t r41 = rotl32(((r40 | ~r39) ^ r40_2) + x113, 12) + r39_2;
        const uint32_t r41_2 = rotl32(r39, 10);
        /* left step 42, f3 */
        uint32_t x114 = m7 + (l39_2 + 0x6ed9eba1u);
        KEEP("r", x114);
        const uint32_t l42 = rotl32(((l41 | ~l40) ^ l41_2) + x114, 8) + l40_2;
        const uint32_t l42_2 = rotl32(l40, 10);
        /* right step 42, f3 */
        uint32_t x115 = m8 + (r39_2 + 0x6d703ef3u);
        KEEP("r", x115);
        const uint32_t r42 = rotl32(((r41 | ~r40) ^ r41_2) + x115, 13) + r40_2;
        const uint32_t r42_2 = rotl32(r40, 10);
        /* left step 43, f3 */
        uint32_t x116 = m0 + (l40_2 + 0x6ed9eba1u);
        KEEP("r", x116);
        const uint32_t l43 = rotl32(((l42 | ~l41) ^ l42_2) + x116, 13) + l41_2;
        const uint32_t l43_2 = rotl32(l41, 10);
        /* right step 43, f3 */
        uint32_t x117 = m12 + (r40_2 + 0x6d703ef3u);
        KEEP("r", x117);
        const uint32_t r43 = rotl32(((r42 | ~r41) ^ r42_2) + x117, 5) + r41_2;
        const uint32_t r43_2 = rotl32(r41, 10);
        /* left step 44, f3 */
        uint32_t x118 = m6 + (l41_2 + 0x6ed9eba1u);
        KEEP("r", x118);
        const uint32_t l44 = rotl32(((l43 | ~l42) ^ l43_2) + x118, 6) + l42_2;
        const uint32_t l44_2 = rotl32(l42, 10);
        /* right step 44, f3 */
        uint32_t x119 = m2 + (r41_2 + 0x6d703ef3u);
        KEEP("r", x119);
        const uint32_t r44 = rotl32(((r43 | ~r42) ^ r43_2) + x119, 14) + r42_2;
        const uint32_t r44_2 = rotl32(r42, 10);
        /* left step 45, f3 */
        uint32_t x120 = m13 + (l42_2 + 0x6ed9eba1u);
        KEEP("r", x120);
        const uint32_t l45 = rotl32(((l44 | ~l43) ^ l44_2) + x120, 5) + l43_2;
        const uint32_t l45_2 = rotl32(l43, 10);
        /* right step 45, f3 */
        uint32_t x121 = m10 + (r42_2 + 0x6d703ef3u);
        KEEP("r", x121);
        const uint32_t r45 = rotl32(((r44 | ~r43) ^ r44_2) + x121, 13) + r43_2;
        const uint32_t r45_2 = rotl32(r43, 10);
        /* left step 46, f3 */
        uint32_t x122 = m11 + (l43_2 + 0x6ed9eba1u);
        KEEP("r", x122);
        const uint32_t l46 = rotl32(((l45 | ~l44) ^ l45_2) + x122, 12) + l44_2;
        const uint32_t l46_2 = rotl32(l44, 10);
        /* right step 46, f3 */
        uint32_t x123 = m0 + (r43_2 + 0x6d703ef3u);
        KEEP("r", x123);
        const uint32_t r46 = rotl32(((r45 | ~r44) ^ r45_2) + x123, 13) + r44_2;
        const uint32_t r46_2 = rotl32(r44, 10);
        /* left step 47, f3 */
        uint32_t x124 = m5 + (l44_2 + 0x6ed9eba1u);
        KEEP("r", x124);
        const uint32_t l47 = rotl32(((l46 | ~l45) ^ l46_2) + x124, 7) + l45_2;
        const uint32_t l47_2 = rotl32(l45, 10);
        /* right step 47, f3 */
        uint32_t x125 = m4 + (r44_2 + 0x6d703ef3u);
        KEEP("r", x125);
        const uint32_t r47 = rotl32(((r46 | ~r45) ^ r46_2) + x125, 7) + r45_2;
        const uint32_t r47_2 = rotl32(r45, 10);
        /* left step 48, f3 */
        uint32_t x126 = m12 + (l45_2 + 0x6ed9eba1u);
        KEEP("r", x126);
        const uint32_t l48 = rotl32(((l47 | ~l46) ^ l47_2) + x126, 5) + l46_2;
        const uint32_t l48_2 = rotl32(l46, 10);
        /* right step 48, f3 */
        uint32_t x127 = m13 + (r45_2 + 0x6d703ef3u);
        KEEP("r", x127);
        const uint32_t r48 = rotl32(((r47 | ~r46) ^ r47_2) + x127, 5) + r46_2;
        const uint32_t r48_2 = rotl32(r46, 10);
        /* left step 49, f4 */
        uint32_t x128 = l46_2 + 0x8f1bbcdcu;
        KEEP("r", x128);
        uint32_t x129 = (l47 & ~l48_2) + x128 + m1;
        KEEP("r", x129);
        const uint32_t l49 = rotl32((l48 & l48_2) + x129, 11) + l47_2;
        const uint32_t l49_2 = rotl32(l47, 10);
        /* right step 49, f2 */
        uint32_t x130 = m8 + (r46_2 + 0x7a6d76e9u);
        KEEP("r", x130);
        const uint32_t r49 = rotl32(((r48 & r47) | (r48_2 & ~r48)) + x130, 15) + r47_2;
        const uint32_t r49_2 = rotl32(r47, 10);
        /* left step 50, f4 */
        uint32_t x131 = m9 + (l47_2 + 0x8f1bbcdcu);
        KEEP("r", x131);
        uint32_t x132 = (l48 & ~l49_2) + x131;
        KEEP("r", x132);
        const uint32_t l50 = rotl32((l49 & l49_2) + x132, 12) + l48_2;
        const uint32_t l50_2 = rotl32(l48, 10);
        /* right step 50, f2 */
        uint32_t x133 = m6 + (r47_2 + 0x7a6d76e9u);
        KEEP("r", x133);
        const uint32_t r50 = rotl32(((r49 & r48) | (r49_2 & ~r49)) + x133, 5) + r48_2;
        const uint32_t r50_2 = rotl32(r48, 10);
        /* left step 51, f4 */
        uint32_t x134 = m11 + (l48_2 + 0x8f1bbcdcu);
        KEEP("r", x134);
        uint32_t x135 = (l49 & ~l50_2) + x134;
        KEEP("r", x135);
        const uint32_t l51 = rotl32((l50 & l50_2) + x135, 14) + l49_2;
        const uint32_t l51_2 = rotl32(l49, 10);
        /* right step 51, f2 */
        uint32_t x136 = m4 + (r48_2 + 0x7a6d76e9u);
        KEEP("r", x136);
        const uint32_t r51 = rotl32(((r50 & r49) | (r50_2 & ~r50)) + x136, 8) + r49_2;
        const uint32_t r51_2 = rotl32(r49, 10);
        /* left step 52, f4 */
        uint32_t x137 = m10 + (l49_2 + 0x8f1bbcdcu);
        KEEP("r", x137);
        uint32_t x138 = (l50 & ~l51_2) + x137;
        KEEP("r", x138);
        const uint32_t l52 = rotl32((l51 & l51_2) + x138, 15) + l50_2;
        const uint32_t l52_2 = rotl32(l50, 10);
        /* right step 52, f2 */
        uint32_t x139 = m1 + (r49_2 + 0x7a6d76e9u);
        KEEP("r", x139);
        const uint32_t r52 = rotl32(((r51 & r50) | (r51_2 & ~r51)) + x139, 11) + r50_2;
        const uint32_t r52_2 = rotl32(r50, 10);
        /* left step 53, f4 */
        uint32_t x140 = m0 + (l50_2 + 0x8f1bbcdcu);
        KEEP("r", x140);
        uint32_t x141 = (l51 & ~l52_2) + x140;
        KEEP("r", x141);
        const uint32_t l53 = rotl32((l52 & l52_2) + x141, 14) + l51_2;
        const uint32_t l53_2 = rotl32(l51, 10);
        /* right step 53, f2 */
        uint32_t x142 = m3 + (r50_2 + 0x7a6d76e9u);
        KEEP("r", x142);
        const uint32_t r53 = rotl32(((r52 & r51) | (r52_2 & ~r52)) + x142, 14) + r51_2;
        const uint32_t r53_2 = rotl32(r51, 10);
        /* left step 54, f4 */
        uint32_t x143 = m8 + (l51_2 + 0x8f1bbcdcu);
        KEEP("r", x143);
        uint32_t x144 = (l52 & ~l53_2) + x143;
        KEEP("r", x144);
        const uint32_t l54 = rotl32((l53 & l53_2) + x144, 15) + l52_2;
        const uint32_t l54_2 = rotl32(l52, 10);
        /* right step 54, f2 */
        uint32_t x145 = m11 + (r51_2 + 0x7a6d76e9u);
        KEEP("r", x145);
        const uint32_t r54 = rotl32(((r53 & r52) | (r53_2 & ~r53)) + x145, 14) + r52_2;
        const uint32_t r54_2 = rotl32(r52, 10);
        /* left step 55, f4 */
        uint32_t x146 = m12 + (l52_2 + 0x8f1bbcdcu);
        KEEP("r", x146);
        uint32_t x147 = (l53 & ~l54_2) + x146;
        KEEP("r", x147);
        const uint32_t l55 = rotl32((l54 & l54_2) + x147, 9) + l53_2;
        const uint32_t l55_2 = rotl32(l53, 10);
        /* right step 55, f2 */
        uint32_t x148 = m15 + (r52_2 + 0x7a6d76e9u);
        KEEP("r", x148);
        const uint32_t r55 = rotl32(((r54 & r53) | (r54_2 & ~r54)) + x148, 6) + r53_2;
        const uint32_t r55_2 = rotl32(r53, 10);
        /* left step 56, f4 */
        uint32_t x149 = m4 + (l53_2 + 0x8f1bbcdcu);
        KEEP("r", x149);
        uint32_t x150 = (l54 & ~l55_2) + x149;
        KEEP("r", x150);
        const uint32_t l56 = rotl32((l55 & l55_2) + x150, 8) + l54_2;
        const uint32_t l56_2 = rotl32(l54, 10);
        /* right step 56, f2 */
        uint32_t x151 = m0 + (r53_2 + 0x7a6d76e9u);
        KEEP("r", x151);
        const uint32_t r56 = rotl32(((r55 & r54) | (r55_2 & ~r55)) + x151, 14) + r54_2;
        const uint32_t r56_2 = rotl32(r54, 10);
        /* left step 57, f4 */
        uint32_t x152 = m13 + (l54_2 + 0x8f1bbcdcu);
        KEEP("r", x152);
        uint32_t x153 = (l55 & ~l56_2) + x152;
        KEEP("r", x153);
        const uint32_t l57 = rotl32((l56 & l56_2) + x153, 9) + l55_2;
        const uint32_t l57_2 = rotl32(l55, 10);
        /* right step 57, f2 */
        uint32_t x154 = m5 + (r54_2 + 0x7a6d76e9u);
        KEEP("r", x154);
        const uint32_t r57 = rotl32(((r56 & r55) | (r56_2 & ~r56)) + x154, 6) + r55_2;
        const uint32_t r57_2 = rotl32(r55, 10);
        /* left step 58, f4 */
        uint32_t x155 = m3 + (l55_2 + 0x8f1bbcdcu);
        KEEP("r", x155);
        uint32_t x156 = (l56 & ~l57_2) + x155;
        KEEP("r", x156);
        const uint32_t l58 = rotl32((l57 & l57_2) + x156, 14) + l56_2;
        const uint32_t l58_2 = rotl32(l56, 10);
        /* right step 58, f2 */
        uint32_t x157 = m12 + (r55_2 + 0x7a6d76e9u);
        KEEP("r", x157);
        const uint32_t r58 = rotl32(((r57 & r56) | (r57_2 & ~r57)) + x157, 9) + r56_2;
        const uint32_t r58_2 = rotl32(r56, 10);
        /* left step 59, f4 */
        uint32_t x158 = m7 + (l56_2 + 0x8f1bbcdcu);
        KEEP("r", x158);
        uint32_t x159 = (l57 & ~l58_2) + x158;
        KEEP("r", x159);
        const uint32_t l59 = rotl32((l58 & l58_2) + x159, 5) + l57_2;
        const uint32_t l59_2 = rotl32(l57, 10);
        /* right step 59, f2 */
        uint32_t x160 = m2 + (r56_2 + 0x7a6d76e9u);
        KEEP("r", x160);
        const uint32_t r59 = rotl32(((r58 & r57) | (r58_2 & ~r58)) + x160, 12) + r57_2;
        const uint32_t r59_2 = rotl32(r57, 10);
        /* left step 60, f4 */
        uint32_t x161 = m15 + (l57_2 + 0x8f1bbcdcu);
        KEEP("r", x161);
        uint32_t x162 = (l58 & ~l59_2) + x161;
        KEEP("r", x162);
        const uint32_t l60 = rotl32((l59 & l59_2) + x162, 6) + l58_2;
        const uint32_t l60_2 = rotl32(l58, 10);
        /* right step 60, f2 */
        uint32_t x163 = m13 + (r57_2 + 0x7a6d76e9u);
        KEEP("r", x163);
        const uint32_t r60 = rotl32(((r59 & r58) | (r59_2 & ~r59)) + x163, 9) + r58_2;
        const uint32_t r60_2 = rotl32(r58, 10);
        /* left step 61, f4 */
        uint32_t x164 = m14 + (l58_2 + 0x8f1bbcdcu);
        KEEP("r", x164);
        uint32_t x165 = (l59 & ~l60_2) + x164;
        KEEP("r", x165);
        const uint32_t l61 = rotl32((l60 & l60_2) + x165, 8) + l59_2;
        const uint32_t l61_2 = rotl32(l59, 10);
        /* right step 61, f2 */
        uint32_t x166 = m9 + (r58_2 + 0x7a6d76e9u);
        KEEP("r", x166);
        const uint32_t r61 = rotl32(((r60 & r59) | (r60_2 & ~r60)) + x166, 12) + r59_2;
        const uint32_t r61_2 = rotl32(r59, 10);
        /* left step 62, f4 */
        uint32_t x167 = m5 + (l59_2 + 0x8f1bbcdcu);
        KEEP("r", x167);
        uint32_t x168 = (l60 & ~l61_2) + x167;
        KEEP("r", x168);
        const uint32_t l62 = rotl32((l61 & l61_2) + x168, 6) + l60_2;
        const uint32_t l62_2 = rotl32(l60, 10);
        /* right step 62, f2 */
        uint32_t x169 = m7 + (r59_2 + 0x7a6d76e9u);
        KEEP("r", x169);
        const uint32_t r62 = rotl32(((r61 & r60) | (r61_2 & ~r61)) + x169, 5) + r60_2;
        const uint32_t r62_2 = rotl32(r60, 10);
        /* left step 63, f4 */
        uint32_t x170 = m6 + (l60_2 + 0x8f1bbcdcu);
        KEEP("r", x170);
        uint32_t x171 = (l61 & ~l62_2) + x170;
        KEEP("r", x171);
        const uint32_t l63 = rotl32((l62 & l62_2) + x171, 5) + l61_2;
        const uint32_t l63_2 = rotl32(l61, 10);
        /* right step 63, f2 */
        uint32_t x172 = m10 + (r60_2 + 0x7a6d76e9u);
        KEEP("r", x172);
        const uint32_t r63 = rotl32(((r62 & r61) | (r62_2 & ~r62)) + x172, 15) + r61_2;
        const uint32_t r63_2 = rotl32(r61, 10);
        /* left step 64, f4 */
        uint32_t x173 = m2 + (l61_2 + 0x8f1bbcdcu);
        KEEP("r", x173);
        uint32_t x174 = (l62 & ~l63_2) + x173;
        KEEP("r", x174);
        const uint32_t l64 = rotl32((l63 & l63_2) + x174, 12) + l62_2;
        const uint32_t l64_2 = rotl32(l62, 10);
        /* right step 64, f2 */
        uint32_t x175 = m14 + (r61_2 + 0x7a6d76e9u);
        KEEP("r", x175);
        const uint32_t r64 = rotl32(((r63 & r62) | (r63_2 & ~r63)) + x175, 8) + r62_2;
        const uint32_t r64_2 = rotl32(r62, 10);
        /* left step 65, f5 */
        uint32_t x176 = m4 + (l62_2 + 0xa953fd4eu);
        KEEP("r", x176);
        const uint32_t l65 = rotl32((l64 ^ (l63 | ~l64_2)) + x176, 9) + l63_2;
        const uint32_t l65_2 = rotl32(l63, 10);
        /* right step 65, f1 */
        uint32_t x177 = r64_2 ^ r63;
        KEEP("r", x177);
        uint32_t x178 = m12 + r62_2;
        KEEP("r", x178);
        const uint32_t r65 = rotl32((r64 ^ x177) + x178, 8) + r63_2;
        const uint32_t r65_2 = rotl32(r63, 10);
        /* left step 66, f5 */
        uint32_t x179 = m0 + (l63_2 + 0xa953fd4eu);
        KEEP("r", x179);
        const uint32_t l66 = rotl32((l65 ^ (l64 | ~l65_2)) + x179, 15) + l64_2;
        const uint32_t l66_2 = rotl32(l64, 10);
        /* right step 66, f1 */
        uint32_t x180 = r65_2 ^ r64;
        KEEP("r", x180);
        uint32_t x181 = m15 + r63_2;
        KEEP("r", x181);
        const uint32_t r66 = rotl32((r65 ^ x180) + x181, 5) + r64_2;
        const uint32_t r66_2 = rotl32(r64, 10);
        /* left step 67, f5 */
        uint32_t x182 = m5 + (l64_2 + 0xa953fd4eu);
        KEEP("r", x182);
        const uint32_t l67 = rotl32((l66 ^ (l65 | ~l66_2)) + x182, 5) + l65_2;
        const uint32_t l67_2 = rotl32(l65, 10);
        /* right step 67, f1 */
        uint32_t x183 = r66_2 ^ r65;
        KEEP("r", x183);
        uint32_t x184 = m10 + r64_2;
        KEEP("r", x184);
        const uint32_t r67 = rotl32((r66 ^ x183) + x184, 12) + r65_2;
        const uint32_t r67_2 = rotl32(r65, 10);
        /* left step 68, f5 */
        uint32_t x185 = m9 + (l65_2 + 0xa953fd4eu);
        KEEP("r", x185);
        const uint32_t l68 = rotl32((l67 ^ (l66 | ~l67_2)) + x185, 11) + l66_2;
        const uint32_t l68_2 = rotl32(l66, 10);
        /* right step 68, f1 */
        uint32_t x186 = r67_2 ^ r66;
        KEEP("r", x186);
        uint32_t x187 = m4 + r65_2;
        KEEP("r", x187);
        const uint32_t r68 = rotl32((r67 ^ x186) + x187, 9) + r66_2;
        const uint32_t r68_2 = rotl32(r66, 10);
        /* left step 69, f5 */
        uint32_t x188 = m7 + (l66_2 + 0xa953fd4eu);
        KEEP("r", x188);
        const uint32_t l69 = rotl32((l68 ^ (l67 | ~l68_2)) + x188, 6) + l67_2;
        const uint32_t l69_2 = rotl32(l67, 10);
        /* right step 69, f1 */
        uint32_t x189 = r68_2 ^ r67;
        KEEP("r", x189);
        uint32_t x190 = m1 + r66_2;
        KEEP("r", x190);
        const uint32_t r69 = rotl32((r68 ^ x189) + x190, 12) + r67_2;
        const uint32_t r69_2 = rotl32(r67, 10);
        /* left step 70, f5 */
        uint32_t x191 = m12 + (l67_2 + 0xa953fd4eu);
        KEEP("r", x191);
        const uint32_t l70 = rotl32((l69 ^ (l68 | ~l69_2)) + x191, 8) + l68_2;
        const uint32_t l70_2 = rotl32(l68, 10);
        /* right step 70, f1 */
        uint32_t x192 = r69_2 ^ r68;
        KEEP("r", x192);
        uint32_t x193 = m5 + r67_2;
        KEEP("r", x193);
        const uint32_t r70 = rotl32((r69 ^ x192) + x193, 5) + r68_2;
        const uint32_t r70_2 = rotl32(r68, 10);
        /* left step 71, f5 */
        uint32_t x194 = m2 + (l68_2 + 0xa953fd4eu);
        KEEP("r", x194);
        const uint32_t l71 = rotl32((l70 ^ (l69 | ~l70_2)) + x194, 13) + l69_2;
        const uint32_t l71_2 = rotl32(l69, 10);
        /* right step 71, f1 */
        uint32_t x195 = r70_2 ^ r69;
        KEEP("r", x195);
        uint32_t x196 = m8 + r68_2;
        KEEP("r", x196);
        const uint32_t r71 = rotl32((r70 ^ x195) + x196, 14) + r69_2;
        const uint32_t r71_2 = rotl32(r69, 10);
        /* left step 72, f5 */
        uint32_t x197 = m10 + (l69_2 + 0xa953fd4eu);
        KEEP("r", x197);
        const uint32_t l72 = rotl32((l71 ^ (l70 | ~l71_2)) + x197, 12) + l70_2;
        const uint32_t l72_2 = rotl32(l70, 10);
        /* right step 72, f1 */
        uint32_t x198 = r71_2 ^ r70;
        KEEP("r", x198);
        uint32_t x199 = m7 + r69_2;
        KEEP("r", x199);
        const uint32_t r72 = rotl32((r71 ^ x198) + x199, 6) + r70_2;
        const uint32_t r72_2 = rotl32(r70, 10);
        /* left step 73, f5 */
        uint32_t x200 = m14 + (l70_2 + 0xa953fd4eu);
        KEEP("r", x200);
        const uint32_t l73 = rotl32((l72 ^ (l71 | ~l72_2)) + x200, 5) + l71_2;
        const uint32_t l73_2 = rotl32(l71, 10);
        /* right step 73, f1 */
        uint32_t x201 = r72_2 ^ r71;
        KEEP("r", x201);
        uint32_t x202 = m6 + r70_2;
        KEEP("r", x202);
        const uint32_t r73 = rotl32((r72 ^ x201) + x202, 8) + r71_2;
        const uint32_t r73_2 = rotl32(r71, 10);
        /* left step 74, f5 */
        uint32_t x203 = m1 + (l71_2 + 0xa953fd4eu);
        KEEP("r", x203);
        const uint32_t l74 = rotl32((l73 ^ (l72 | ~l73_2)) + x203, 12) + l72_2;
        const uint32_t l74_2 = rotl32(l72, 10);
        /* right step 74, f1 */
        uint32_t x204 = r73_2 ^ r72;
        KEEP("r", x204);
        uint32_t x205 = m2 + r71_2;
        KEEP("r", x205);
        const uint32_t r74 = rotl32((r73 ^ x204) + x205, 13) + r72_2;
        const uint32_t r74_2 = rotl32(r72, 10);
        /* left step 75, f5 */
        uint32_t x206 = m3 + (l72_2 + 0xa953fd4eu);
        KEEP("r", x206);
        const uint32_t l75 = rotl32((l74 ^ (l73 | ~l74_2)) + x206, 13) + l73_2;
        const uint32_t l75_2 = rotl32(l73, 10);
        /* right step 75, f1 */
        uint32_t x207 = r74_2 ^ r73;
        KEEP("r", x207);
        uint32_t x208 = m13 + r72_2;
        KEEP("r", x208);
        const uint32_t r75 = rotl32((r74 ^ x207) + x208, 6) + r73_2;
        const uint32_t r75_2 = rotl32(r73, 10);
        /* left step 76, f5 */
        uint32_t x209 = m8 + (l73_2 + 0xa953fd4eu);
        KEEP("r", x209);
        const uint32_t l76 = rotl32((l75 ^ (l74 | ~l75_2)) + x209, 14) + l74_2;
        const uint32_t l76_2 = rotl32(l74, 10);
        /* right step 76, f1 */
        uint32_t x210 = r75_2 ^ r74;
        KEEP("r", x210);
        uint32_t x211 = m14 + r73_2;
        KEEP("r", x211);
        const uint32_t r76 = rotl32((r75 ^ x210) + x211, 5) + r74_2;
        const uint32_t r76_2 = rotl32(r74, 10);
        /* left step 77, f5 */
        uint32_t x212 = m11 + (l74_2 + 0xa953fd4eu);
        KEEP("r", x212);
        const uint32_t l77 = rotl32((l76 ^ (l75 | ~l76_2)) + x212, 11) + l75_2;
        const uint32_t l77_2 = rotl32(l75, 10);
        /* right step 77, f1 */
        uint32_t x213 = r76_2 ^ r75;
        KEEP("r", x213);
        uint32_t x214 = m0 + r74_2;
        KEEP("r", x214);
        const uint32_t r77 = rotl32((r76 ^ x213) + x214, 15) + r75_2;
        const uint32_t r77_2 = rotl32(r75, 10);
        /* left step 78, f5 */
        uint32_t x215 = m6 + (l75_2 + 0xa953fd4eu);
        KEEP("r", x215);
        const uint32_t l78 = rotl32((l77 ^ (l76 | ~l77_2)) + x215, 8) + l76_2;
        const uint32_t l78_2 = rotl32(l76, 10);
        /* right step 78, f1 */
        uint32_t x216 = r77_2 ^ r76;
        KEEP("r", x216);
        uint32_t x217 = m3 + r75_2;
        KEEP("r", x217);
        const uint32_t r78 = rotl32((r77 ^ x216) + x217, 13) + r76_2;
        const uint32_t r78_2 = rotl32(r76, 10);
        /* left step 79, f5 */
        uint32_t x218 = m15 + (l76_2 + 0xa953fd4eu);
        KEEP("r", x218);
        const uint32_t l79 = rotl32((l78 ^ (l77 | ~l78_2)) + x218, 5) + l77_2;
        const uint32_t l79_2 = rotl32(l77, 10);
        /* right step 79, f1 */
        uint32_t x219 = r78_2 ^ r77;
        KEEP("r", x219);
        uint32_t x220 = m9 + r76_2;
        KEEP("r", x220);
        const uint32_t r79 = rotl32((r78 ^ x219) + x220, 11) + r77_2;
        const uint32_t r79_2 = rotl32(r77, 10);
        /* left step 80, f5 */
        uint32_t x221 = m13 + (l77_2 + 0xa953fd4eu);
        KEEP("r", x221);
        const uint32_t l80 = rotl32((l79 ^ (l78 | ~l79_2)) + x221, 6) + l78_2;
        const uint32_t l80_2 = rotl32(l78, 10);
        /* right step 80, f1 */
        uint32_t x222 = r79_2 ^ r78;
        KEEP("r", x222);
        uint32_t x223 = m11 + r77_2;
        KEEP("r", x223);
        const uint32_t r80 = rotl32((r79 ^ x222) + x223, 11) + r78_2;
        const uint32_t r80_2 = rotl32(r78, 10);
        uint32_t x224 = r80_2 + h1;
        KEEP("r", x224);
        uint32_t x225 = r79_2 + h2;
        KEEP("r", x225);
        uint32_t x226 = r78_2 + h3;
        KEEP("r", x226);
        uint32_t x227 = l78_2 + h4;
        KEEP("r", x227);
        uint32_t x228 = r79 + h0;
        KEEP("r", x228);

        const uint32_t h0_next = l79 + x224;
        const uint32_t h1_next = l80_2 + x225;
        const uint32_t h2_next = l79_2 + x226;
        const uint32_t h3_next = r80 + x227;
        const uint32_t h4_next = l80 + x228;
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

#elif (defined(__riscv) && __riscv_xlen == 64) && defined(__riscv_zbb)

/* riscv64-zbb */

#include "ripemd160.h"

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

static uint32_t rotl32(uint32_t x, int n)
{
    return x << n | x >> (32 - n);
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
        const uint32_t l1 = rotl32((h2 ^ h1 ^ h3) + x1, 11) + h4;
        const uint32_t l1_2 = rotl32(h2, 10);
        /* right step 1, f5 */
        uint32_t x2 = m5 + 0x50a28be6u + h0;
        KEEP("r", x2);
        const uint32_t r1 = rotl32(((h2 | ~h3) ^ h1) + x2, 8) + h4;
        /* left step 2, f1 */
        uint32_t x3 = l1_2 ^ h1;
        KEEP("r", x3);
        uint32_t x4 = m1 + h4;
        KEEP("r", x4);
        const uint32_t l2 = rotl32((l1 ^ x3) + x4, 14) + h3;
        const uint32_t l2_2 = rotl32(h1, 10);
        /* right step 2, f5 */
        uint32_t x5 = m14 + (h4 + 0x50a28be6u);
        KEEP("r", x5);
        const uint32_t r2 = rotl32((r1 ^ (h1 | ~l1_2)) + x5, 9) + h3;
        /* left step 3, f1 */
        uint32_t x6 = l2_2 ^ l1;
        KEEP("r", x6);
        uint32_t x7 = m2 + h3;
        KEEP("r", x7);
        const uint32_t l3 = rotl32((l2 ^ x6) + x7, 15) + l1_2;
        const uint32_t l3_2 = rotl32(l1, 10);
        /* right step 3, f5 */
        uint32_t x8 = m7 + (h3 + 0x50a28be6u);
        KEEP("r", x8);
        const uint32_t r3 = rotl32((r2 ^ (r1 | ~l2_2)) + x8, 9) + l1_2;
        const uint32_t r3_2 = rotl32(r1, 10);
        /* left step 4, f1 */
        uint32_t x9 = l3_2 ^ l2;
        KEEP("r", x9);
        uint32_t x10 = m3 + l1_2;
        KEEP("r", x10);
        const uint32_t l4 = rotl32((l3 ^ x9) + x10, 12) + l2_2;
        const uint32_t l4_2 = rotl32(l2, 10);
        /* right step 4, f5 */
        uint32_t x11 = m0 + (l1_2 + 0x50a28be6u);
        KEEP("r", x11);
        const uint32_t r4 = rotl32((r3 ^ (r2 | ~r3_2)) + x11, 11) + l2_2;
        const uint32_t r4_2 = rotl32(r2, 10);
        /* left step 5, f1 */
        uint32_t x12 = l4_2 ^ l3;
        KEEP("r", x12);
        uint32_t x13 = m4 + l2_2;
        KEEP("r", x13);
        const uint32_t l5 = rotl32((l4 ^ x12) + x13, 5) + l3_2;
        const uint32_t l5_2 = rotl32(l3, 10);
        /* right step 5, f5 */
        uint32_t x14 = m9 + (l2_2 + 0x50a28be6u);
        KEEP("r", x14);
        const uint32_t r5 = rotl32((r4 ^ (r3 | ~r4_2)) + x14, 13) + r3_2;
        const uint32_t r5_2 = rotl32(r3, 10);
        /* left step 6, f1 */
        uint32_t x15 = l5_2 ^ l4;
        KEEP("r", x15);
        uint32_t x16 = m5 + l3_2;
        KEEP("r", x16);
        const uint32_t l6 = rotl32((l5 ^ x15) + x16, 8) + l4_2;
        const uint32_t l6_2 = rotl32(l4, 10);
        /* right step 6, f5 */
        uint32_t x17 = m2 + (r3_2 + 0x50a28be6u);
        KEEP("r", x17);
        const uint32_t r6 = rotl32((r5 ^ (r4 | ~r5_2)) + x17, 15) + r4_2;
        const uint32_t r6_2 = rotl32(r4, 10);
        /* left step 7, f1 */
        uint32_t x18 = l6_2 ^ l5;
        KEEP("r", x18);
        uint32_t x19 = m6 + l4_2;
        KEEP("r", x19);
        const uint32_t l7 = rotl32((l6 ^ x18) + x19, 7) + l5_2;
        const uint32_t l7_2 = rotl32(l5, 10);
        /* right step 7, f5 */
        uint32_t x20 = m11 + (r4_2 + 0x50a28be6u);
        KEEP("r", x20);
        const uint32_t r7 = rotl32((r6 ^ (r5 | ~r6_2)) + x20, 15) + r5_2;
        const uint32_t r7_2 = rotl32(r5, 10);
        /* left step 8, f1 */
        uint32_t x21 = l7_2 ^ l6;
        KEEP("r", x21);
        uint32_t x22 = m7 + l5_2;
        KEEP("r", x22);
        const uint32_t l8 = rotl32((l7 ^ x21) + x22, 9) + l6_2;
        const uint32_t l8_2 = rotl32(l6, 10);
        /* right step 8, f5 */
        uint32_t x23 = m4 + (r5_2 + 0x50a28be6u);
        KEEP("r", x23);
        const uint32_t r8 = rotl32((r7 ^ (r6 | ~r7_2)) + x23, 5) + r6_2;
        const uint32_t r8_2 = rotl32(r6, 10);
        /* left step 9, f1 */
        uint32_t x24 = l8_2 ^ l7;
        KEEP("r", x24);
        uint32_t x25 = m8 + l6_2;
        KEEP("r", x25);
        const uint32_t l9 = rotl32((l8 ^ x24) + x25, 11) + l7_2;
        const uint32_t l9_2 = rotl32(l7, 10);
        /* right step 9, f5 */
        uint32_t x26 = m13 + (r6_2 + 0x50a28be6u);
        KEEP("r", x26);
        const uint32_t r9 = rotl32((r8 ^ (r7 | ~r8_2)) + x26, 7) + r7_2;
        const uint32_t r9_2 = rotl32(r7, 10);
        /* left step 10, f1 */
        uint32_t x27 = l9_2 ^ l8;
        KEEP("r", x27);
        uint32_t x28 = m9 + l7_2;
        KEEP("r", x28);
        const uint32_t l10 = rotl32((l9 ^ x27) + x28, 13) + l8_2;
        const uint32_t l10_2 = rotl32(l8, 10);
        /* right step 10, f5 */
        uint32_t x29 = m6 + (r7_2 + 0x50a28be6u);
        KEEP("r", x29);
        const uint32_t r10 = rotl32((r9 ^ (r8 | ~r9_2)) + x29, 7) + r8_2;
        const uint32_t r10_2 = rotl32(r8, 10);
        /* left step 11, f1 */
        uint32_t x30 = l10_2 ^ l9;
        KEEP("r", x30);
        uint32_t x31 = m10 + l8_2;
        KEEP("r", x31);
        const uint32_t l11 = rotl32((l10 ^ x30) + x31, 14) + l9_2;
        const uint32_t l11_2 = rotl32(l9, 10);
        /* right step 11, f5 */
        uint32_t x32 = m15 + (r8_2 + 0x50a28be6u);
        KEEP("r", x32);
        const uint32_t r11 = rotl32((r10 ^ (r9 | ~r10_2)) + x32, 8) + r9_2;
        const uint32_t r11_2 = rotl32(r9, 10);
        /* left step 12, f1 */
        uint32_t x33 = l11_2 ^ l10;
        KEEP("r", x33);
        uint32_t x34 = m11 + l9_2;
        KEEP("r", x34);
        const uint32_t l12 = rotl32((l11 ^ x33) + x34, 15) + l10_2;
        const uint32_t l12_2 = rotl32(l10, 10);
        /* right step 12, f5 */
        uint32_t x35 = m8 + (r9_2 + 0x50a28be6u);
        KEEP("r", x35);
        const uint32_t r12 = rotl32((r11 ^ (r10 | ~r11_2)) + x35, 11) + r10_2;
        const uint32_t r12_2 = rotl32(r10, 10);
        /* left step 13, f1 */
        uint32_t x36 = l12_2 ^ l11;
        KEEP("r", x36);
        uint32_t x37 = m12 + l10_2;
        KEEP("r", x37);
        const uint32_t l13 = rotl32((l12 ^ x36) + x37, 6) + l11_2;
        const uint32_t l13_2 = rotl32(l11, 10);
        /* right step 13, f5 */
        uint32_t x38 = m1 + (r10_2 + 0x50a28be6u);
        KEEP("r", x38);
        const uint32_t r13 = rotl32((r12 ^ (r11 | ~r12_2)) + x38, 14) + r11_2;
        const uint32_t r13_2 = rotl32(r11, 10);
        /* left step 14, f1 */
        uint32_t x39 = l13_2 ^ l12;
        KEEP("r", x39);
        uint32_t x40 = m13 + l11_2;
        KEEP("r", x40);
        const uint32_t l14 = rotl32((l13 ^ x39) + x40, 7) + l12_2;
        const uint32_t l14_2 = rotl32(l12, 10);
        /* right step 14, f5 */
        uint32_t x41 = m10 + (r11_2 + 0x50a28be6u);
        KEEP("r", x41);
        const uint32_t r14 = rotl32((r13 ^ (r12 | ~r13_2)) + x41, 14) + r12_2;
        const uint32_t r14_2 = rotl32(r12, 10);
        /* left step 15, f1 */
        uint32_t x42 = l14_2 ^ l13;
        KEEP("r", x42);
        uint32_t x43 = m14 + l12_2;
        KEEP("r", x43);
        const uint32_t l15 = rotl32((l14 ^ x42) + x43, 9) + l13_2;
        const uint32_t l15_2 = rotl32(l13, 10);
        /* right step 15, f5 */
        uint32_t x44 = m3 + (r12_2 + 0x50a28be6u);
        KEEP("r", x44);
        const uint32_t r15 = rotl32((r14 ^ (r13 | ~r14_2)) + x44, 12) + r13_2;
        const uint32_t r15_2 = rotl32(r13, 10);
        /* left step 16, f1 */
        uint32_t x45 = l15_2 ^ l14;
        KEEP("r", x45);
        uint32_t x46 = m15 + l13_2;
        KEEP("r", x46);
        const uint32_t l16 = rotl32((l15 ^ x45) + x46, 8) + l14_2;
        const uint32_t l16_2 = rotl32(l14, 10);
        /* right step 16, f5 */
        uint32_t x47 = m12 + (r13_2 + 0x50a28be6u);
        KEEP("r", x47);
        const uint32_t r16 = rotl32((r15 ^ (r14 | ~r15_2)) + x47, 6) + r14_2;
        const uint32_t r16_2 = rotl32(r14, 10);
        /* left step 17, f2 */
        uint32_t x48 = m7 + (l14_2 + 0x5a827999u);
        KEEP("r", x48);
        const uint32_t l17 = rotl32(((l16 & l15) | (l16_2 & ~l16)) + x48, 7) + l15_2;
        const uint32_t l17_2 = rotl32(l15, 10);
        /* right step 17, f4 */
        uint32_t x49 = m6 + (r14_2 + 0x5c4dd124u);
        KEEP("r", x49);
        uint32_t x50 = (r15 & ~r16_2) + x49;
        KEEP("r", x50);
        const uint32_t r17 = rotl32((r16 & r16_2) + x50, 9) + r15_2;
        const uint32_t r17_2 = rotl32(r15, 10);
        /* left step 18, f2 */
        uint32_t x51 = m4 + (l15_2 + 0x5a827999u);
        KEEP("r", x51);
        const uint32_t l18 = rotl32(((l17 & l16) | (l17_2 & ~l17)) + x51, 6) + l16_2;
        const uint32_t l18_2 = rotl32(l16, 10);
        /* right step 18, f4 */
        uint32_t x52 = m11 + (r15_2 + 0x5c4dd124u);
        KEEP("r", x52);
        uint32_t x53 = (r16 & ~r17_2) + x52;
        KEEP("r", x53);
        const uint32_t r18 = rotl32((r17 & r17_2) + x53, 13) + r16_2;
        const uint32_t r18_2 = rotl32(r16, 10);
        /* left step 19, f2 */
        uint32_t x54 = m13 + (l16_2 + 0x5a827999u);
        KEEP("r", x54);
        const uint32_t l19 = rotl32(((l18 & l17) | (l18_2 & ~l18)) + x54, 8) + l17_2;
        const uint32_t l19_2 = rotl32(l17, 10);
        /* right step 19, f4 */
        uint32_t x55 = m3 + (r16_2 + 0x5c4dd124u);
        KEEP("r", x55);
        uint32_t x56 = (r17 & ~r18_2) + x55;
        KEEP("r", x56);
        const uint32_t r19 = rotl32((r18 & r18_2) + x56, 15) + r17_2;
        const uint32_t r19_2 = rotl32(r17, 10);
        /* left step 20, f2 */
        uint32_t x57 = m1 + (l17_2 + 0x5a827999u);
        KEEP("r", x57);
        const uint32_t l20 = rotl32(((l19 & l18) | (l19_2 & ~l19)) + x57, 13) + l18_2;
        const uint32_t l20_2 = rotl32(l18, 10);
        /* right step 20, f4 */
        uint32_t x58 = m7 + (r17_2 + 0x5c4dd124u);
        KEEP("r", x58);
        uint32_t x59 = (r18 & ~r19_2) + x58;
        KEEP("r", x59);
        const uint32_t r20 = rotl32((r19 & r19_2) + x59, 7) + r18_2;
        const uint32_t r20_2 = rotl32(r18, 10);
        /* left step 21, f2 */
        uint32_t x60 = m10 + (l18_2 + 0x5a827999u);
        KEEP("r", x60);
        const uint32_t l21 = rotl32(((l20 & l19) | (l20_2 & ~l20)) + x60, 11) + l19_2;
        const uint32_t l21_2 = rotl32(l19, 10);
        /* right step 21, f4 */
        uint32_t x61 = m0 + (r18_2 + 0x5c4dd124u);
        KEEP("r", x61);
        uint32_t x62 = (r19 & ~r20_2) + x61;
        KEEP("r", x62);
        const uint32_t r21 = rotl32((r20 & r20_2) + x62, 12) + r19_2;
        const uint32_t r21_2 = rotl32(r19, 10);
        /* left step 22, f2 */
        uint32_t x63 = m6 + (l19_2 + 0x5a827999u);
        KEEP("r", x63);
        const uint32_t l22 = rotl32(((l21 & l20) | (l21_2 & ~l21)) + x63, 9) + l20_2;
        const uint32_t l22_2 = rotl32(l20, 10);
        /* right step 22, f4 */
        uint32_t x64 = m13 + (r19_2 + 0x5c4dd124u);
        KEEP("r", x64);
        uint32_t x65 = (r20 & ~r21_2) + x64;
        KEEP("r", x65);
        const uint32_t r22 = rotl32((r21 & r21_2) + x65, 8) + r20_2;
        const uint32_t r22_2 = rotl32(r20, 10);
        /* left step 23, f2 */
        uint32_t x66 = m15 + (l20_2 + 0x5a827999u);
        KEEP("r", x66);
        const uint32_t l23 = rotl32(((l22 & l21) | (l22_2 & ~l22)) + x66, 7) + l21_2;
        const uint32_t l23_2 = rotl32(l21, 10);
        /* right step 23, f4 */
        uint32_t x67 = m5 + (r20_2 + 0x5c4dd124u);
        KEEP("r", x67);
        uint32_t x68 = (r21 & ~r22_2) + x67;
        KEEP("r", x68);
        const uint32_t r23 = rotl32((r22 & r22_2) + x68, 9) + r21_2;
        const uint32_t r23_2 = rotl32(r21, 10);
        /* left step 24, f2 */
        uint32_t x69 = m3 + (l21_2 + 0x5a827999u);
        KEEP("r", x69);
        const uint32_t l24 = rotl32(((l23 & l22) | (l23_2 & ~l23)) + x69, 15) + l22_2;
        const uint32_t l24_2 = rotl32(l22, 10);
        /* right step 24, f4 */
        uint32_t x70 = m10 + (r21_2 + 0x5c4dd124u);
        KEEP("r", x70);
        uint32_t x71 = (r22 & ~r23_2) + x70;
        KEEP("r", x71);
        const uint32_t r24 = rotl32((r23 & r23_2) + x71, 11) + r22_2;
        const uint32_t r24_2 = rotl32(r22, 10);
        /* left step 25, f2 */
        uint32_t x72 = m12 + (l22_2 + 0x5a827999u);
        KEEP("r", x72);
        const uint32_t l25 = rotl32(((l24 & l23) | (l24_2 & ~l24)) + x72, 7) + l23_2;
        const uint32_t l25_2 = rotl32(l23, 10);
        /* right step 25, f4 */
        uint32_t x73 = m14 + (r22_2 + 0x5c4dd124u);
        KEEP("r", x73);
        uint32_t x74 = (r23 & ~r24_2) + x73;
        KEEP("r", x74);
        const uint32_t r25 = rotl32((r24 & r24_2) + x74, 7) + r23_2;
        const uint32_t r25_2 = rotl32(r23, 10);
        /* left step 26, f2 */
        uint32_t x75 = m0 + (l23_2 + 0x5a827999u);
        KEEP("r", x75);
        const uint32_t l26 = rotl32(((l25 & l24) | (l25_2 & ~l25)) + x75, 12) + l24_2;
        const uint32_t l26_2 = rotl32(l24, 10);
        /* right step 26, f4 */
        uint32_t x76 = m15 + (r23_2 + 0x5c4dd124u);
        KEEP("r", x76);
        uint32_t x77 = (r24 & ~r25_2) + x76;
        KEEP("r", x77);
        const uint32_t r26 = rotl32((r25 & r25_2) + x77, 7) + r24_2;
        const uint32_t r26_2 = rotl32(r24, 10);
        /* left step 27, f2 */
        uint32_t x78 = m9 + (l24_2 + 0x5a827999u);
        KEEP("r", x78);
        const uint32_t l27 = rotl32(((l26 & l25) | (l26_2 & ~l26)) + x78, 15) + l25_2;
        const uint32_t l27_2 = rotl32(l25, 10);
        /* right step 27, f4 */
        uint32_t x79 = m8 + (r24_2 + 0x5c4dd124u);
        KEEP("r", x79);
        uint32_t x80 = (r25 & ~r26_2) + x79;
        KEEP("r", x80);
        const uint32_t r27 = rotl32((r26 & r26_2) + x80, 12) + r25_2;
        const uint32_t r27_2 = rotl32(r25, 10);
        /* left step 28, f2 */
        uint32_t x81 = m5 + (l25_2 + 0x5a827999u);
        KEEP("r", x81);
        const uint32_t l28 = rotl32(((l27 & l26) | (l27_2 & ~l27)) + x81, 9) + l26_2;
        const uint32_t l28_2 = rotl32(l26, 10);
        /* right step 28, f4 */
        uint32_t x82 = m12 + (r25_2 + 0x5c4dd124u);
        KEEP("r", x82);
        uint32_t x83 = (r26 & ~r27_2) + x82;
        KEEP("r", x83);
        const uint32_t r28 = rotl32((r27 & r27_2) + x83, 7) + r26_2;
        const uint32_t r28_2 = rotl32(r26, 10);
        /* left step 29, f2 */
        uint32_t x84 = m2 + (l26_2 + 0x5a827999u);
        KEEP("r", x84);
        const uint32_t l29 = rotl32(((l28 & l27) | (l28_2 & ~l28)) + x84, 11) + l27_2;
        const uint32_t l29_2 = rotl32(l27, 10);
        /* right step 29, f4 */
        uint32_t x85 = m4 + (r26_2 + 0x5c4dd124u);
        KEEP("r", x85);
        uint32_t x86 = (r27 & ~r28_2) + x85;
        KEEP("r", x86);
        const uint32_t r29 = rotl32((r28 & r28_2) + x86, 6) + r27_2;
        const uint32_t r29_2 = rotl32(r27, 10);
        /* left step 30, f2 */
        uint32_t x87 = m14 + (l27_2 + 0x5a827999u);
        KEEP("r", x87);
        const uint32_t l30 = rotl32(((l29 & l28) | (l29_2 & ~l29)) + x87, 7) + l28_2;
        const uint32_t l30_2 = rotl32(l28, 10);
        /* right step 30, f4 */
        uint32_t x88 = m9 + (r27_2 + 0x5c4dd124u);
        KEEP("r", x88);
        uint32_t x89 = (r28 & ~r29_2) + x88;
        KEEP("r", x89);
        const uint32_t r30 = rotl32((r29 & r29_2) + x89, 15) + r28_2;
        const uint32_t r30_2 = rotl32(r28, 10);
        /* left step 31, f2 */
        uint32_t x90 = m11 + (l28_2 + 0x5a827999u);
        KEEP("r", x90);
        const uint32_t l31 = rotl32(((l30 & l29) | (l30_2 & ~l30)) + x90, 13) + l29_2;
        const uint32_t l31_2 = rotl32(l29, 10);
        /* right step 31, f4 */
        uint32_t x91 = m1 + (r28_2 + 0x5c4dd124u);
        KEEP("r", x91);
        uint32_t x92 = (r29 & ~r30_2) + x91;
        KEEP("r", x92);
        const uint32_t r31 = rotl32((r30 & r30_2) + x92, 13) + r29_2;
        const uint32_t r31_2 = rotl32(r29, 10);
        /* left step 32, f2 */
        uint32_t x93 = m8 + (l29_2 + 0x5a827999u);
        KEEP("r", x93);
        const uint32_t l32 = rotl32(((l31 & l30) | (l31_2 & ~l31)) + x93, 12) + l30_2;
        const uint32_t l32_2 = rotl32(l30, 10);
        /* right step 32, f4 */
        uint32_t x94 = m2 + (r29_2 + 0x5c4dd124u);
        KEEP("r", x94);
        uint32_t x95 = (r30 & ~r31_2) + x94;
        KEEP("r", x95);
        const uint32_t r32 = rotl32((r31 & r31_2) + x95, 11) + r30_2;
        const uint32_t r32_2 = rotl32(r30, 10);
        /* left step 33, f3 */
        uint32_t x96 = m3 + (l30_2 + 0x6ed9eba1u);
        KEEP("r", x96);
        const uint32_t l33 = rotl32(((l32 | ~l31) ^ l32_2) + x96, 11) + l31_2;
        const uint32_t l33_2 = rotl32(l31, 10);
        /* right step 33, f3 */
        uint32_t x97 = m15 + (r30_2 + 0x6d703ef3u);
        KEEP("r", x97);
        const uint32_t r33 = rotl32(((r32 | ~r31) ^ r32_2) + x97, 9) + r31_2;
        const uint32_t r33_2 = rotl32(r31, 10);
        /* left step 34, f3 */
        uint32_t x98 = m10 + (l31_2 + 0x6ed9eba1u);
        KEEP("r", x98);
        const uint32_t l34 = rotl32(((l33 | ~l32) ^ l33_2) + x98, 13) + l32_2;
        const uint32_t l34_2 = rotl32(l32, 10);
        /* right step 34, f3 */
        uint32_t x99 = m5 + (r31_2 + 0x6d703ef3u);
        KEEP("r", x99);
        const uint32_t r34 = rotl32(((r33 | ~r32) ^ r33_2) + x99, 7) + r32_2;
        const uint32_t r34_2 = rotl32(r32, 10);
        /* left step 35, f3 */
        uint32_t x100 = m14 + (l32_2 + 0x6ed9eba1u);
        KEEP("r", x100);
        const uint32_t l35 = rotl32(((l34 | ~l33) ^ l34_2) + x100, 6) + l33_2;
        const uint32_t l35_2 = rotl32(l33, 10);
        /* right step 35, f3 */
        uint32_t x101 = m1 + (r32_2 + 0x6d703ef3u);
        KEEP("r", x101);
        const uint32_t r35 = rotl32(((r34 | ~r33) ^ r34_2) + x101, 15) + r33_2;
        const uint32_t r35_2 = rotl32(r33, 10);
        /* left step 36, f3 */
        uint32_t x102 = m4 + (l33_2 + 0x6ed9eba1u);
        KEEP("r", x102);
        const uint32_t l36 = rotl32(((l35 | ~l34) ^ l35_2) + x102, 7) + l34_2;
        const uint32_t l36_2 = rotl32(l34, 10);
        /* right step 36, f3 */
        uint32_t x103 = m3 + (r33_2 + 0x6d703ef3u);
        KEEP("r", x103);
        const uint32_t r36 = rotl32(((r35 | ~r34) ^ r35_2) + x103, 11) + r34_2;
        const uint32_t r36_2 = rotl32(r34, 10);
        /* left step 37, f3 */
        uint32_t x104 = m9 + (l34_2 + 0x6ed9eba1u);
        KEEP("r", x104);
        const uint32_t l37 = rotl32(((l36 | ~l35) ^ l36_2) + x104, 14) + l35_2;
        const uint32_t l37_2 = rotl32(l35, 10);
        /* right step 37, f3 */
        uint32_t x105 = m7 + (r34_2 + 0x6d703ef3u);
        KEEP("r", x105);
        const uint32_t r37 = rotl32(((r36 | ~r35) ^ r36_2) + x105, 8) + r35_2;
        const uint32_t r37_2 = rotl32(r35, 10);
        /* left step 38, f3 */
        uint32_t x106 = m15 + (l35_2 + 0x6ed9eba1u);
        KEEP("r", x106);
        const uint32_t l38 = rotl32(((l37 | ~l36) ^ l37_2) + x106, 9) + l36_2;
        const uint32_t l38_2 = rotl32(l36, 10);
        /* right step 38, f3 */
        uint32_t x107 = m14 + (r35_2 + 0x6d703ef3u);
        KEEP("r", x107);
        const uint32_t r38 = rotl32(((r37 | ~r36) ^ r37_2) + x107, 6) + r36_2;
        const uint32_t r38_2 = rotl32(r36, 10);
        /* left step 39, f3 */
        uint32_t x108 = m8 + (l36_2 + 0x6ed9eba1u);
        KEEP("r", x108);
        const uint32_t l39 = rotl32(((l38 | ~l37) ^ l38_2) + x108, 13) + l37_2;
        const uint32_t l39_2 = rotl32(l37, 10);
        /* right step 39, f3 */
        uint32_t x109 = m6 + (r36_2 + 0x6d703ef3u);
        KEEP("r", x109);
        const uint32_t r39 = rotl32(((r38 | ~r37) ^ r38_2) + x109, 6) + r37_2;
        const uint32_t r39_2 = rotl32(r37, 10);
        /* left step 40, f3 */
        uint32_t x110 = m1 + (l37_2 + 0x6ed9eba1u);
        KEEP("r", x110);
        const uint32_t l40 = rotl32(((l39 | ~l38) ^ l39_2) + x110, 15) + l38_2;
        const uint32_t l40_2 = rotl32(l38, 10);
        /* right step 40, f3 */
        uint32_t x111 = m9 + (r37_2 + 0x6d703ef3u);
        KEEP("r", x111);
        const uint32_t r40 = rotl32(((r39 | ~r38) ^ r39_2) + x111, 14) + r38_2;
        const uint32_t r40_2 = rotl32(r38, 10);
        /* left step 41, f3 */
        uint32_t x112 = m2 + (l38_2 + 0x6ed9eba1u);
        KEEP("r", x112);
        const uint32_t l41 = rotl32(((l40 | ~l39) ^ l40_2) + x112, 14) + l39_2;
        const uint32_t l41_2 = rotl32(l39, 10);
        /* right step 41, f3 */
        uint32_t x113 = m11 + (r38_2 + 0x6d703ef3u);
        KEEP("r", x113);
        const uint32_t r41 = rotl32(((r40 | ~r39) ^ r40_2) + x113, 12) + r39_2;
        const uint32_t r41_2 = rotl32(r39, 10);
        /* left step 42, f3 */
        uint32_t x114 = m7 + (l39_2 + 0x6ed9eba1u);
        KEEP("r", x114);
        const uint32_t l42 = rotl32(((l41 | ~l40) ^ l41_2) + x114, 8) + l40_2;
        const uint32_t l42_2 = rotl32(l40, 10);
        /* right step 42, f3 */
        uint32_t x115 = m8 + (r39_2 + 0x6d703ef3u);
        KEEP("r", x115);
        const uint32_t r42 = rotl32(((r41 | ~r40) ^ r41_2) + x115, 13) + r40_2;
        const uint32_t r42_2 = rotl32(r40, 10);
        /* left step 43, f3 */
        uint32_t x116 = m0 + (l40_2 + 0x6ed9eba1u);
        KEEP("r", x116);
        const uint32_t l43 = rotl32(((l42 | ~l41) ^ l42_2) + x116, 13) + l41_2;
        const uint32_t l43_2 = rotl32(l41, 10);
        /* right step 43, f3 */
        uint32_t x117 = m12 + (r40_2 + 0x6d703ef3u);
        KEEP("r", x117);
        const uint32_t r43 = rotl32(((r42 | ~r41) ^ r42_2) + x117, 5) + r41_2;
        const uint32_t r43_2 = rotl32(r41, 10);
        /* left step 44, f3 */
        uint32_t x118 = m6 + (l41_2 + 0x6ed9eba1u);
        KEEP("r", x118);
        const uint32_t l44 = rotl32(((l43 | ~l42) ^ l43_2) + x118, 6) + l42_2;
        const uint32_t l44_2 = rotl32(l42, 10);
        /* right step 44, f3 */
        uint32_t x119 = m2 + (r41_2 + 0x6d703ef3u);
        KEEP("r", x119);
        const uint32_t r44 = rotl32(((r43 | ~r42) ^ r43_2) + x119, 14) + r42_2;
        const uint32_t r44_2 = rotl32(r42, 10);
        /* left step 45, f3 */
        uint32_t x120 = m13 + (l42_2 + 0x6ed9eba1u);
        KEEP("r", x120);
        const uint32_t l45 = rotl32(((l44 | ~l43) ^ l44_2) + x120, 5) + l43_2;
        const uint32_t l45_2 = rotl32(l43, 10);
        /* right step 45, f3 */
        uint32_t x121 = m10 + (r42_2 + 0x6d703ef3u);
        KEEP("r", x121);
        const uint32_t r45 = rotl32(((r44 | ~r43) ^ r44_2) + x121, 13) + r43_2;
        const uint32_t r45_2 = rotl32(r43, 10);
        /* left step 46, f3 */
        uint32_t x122 = m11 + (l43_2 + 0x6ed9eba1u);
        KEEP("r", x122);
        const uint32_t l46 = rotl32(((l45 | ~l44) ^ l45_2) + x122, 12) + l44_2;
        const uint32_t l46_2 = rotl32(l44, 10);
        /* right step 46, f3 */
        uint32_t x123 = m0 + (r43_2 + 0x6d703ef3u);
        KEEP("r", x123);
        const uint32_t r46 = rotl32(((r45 | ~r44) ^ r45_2) + x123, 13) + r44_2;
        const uint32_t r46_2 = rotl32(r44, 10);
        /* left step 47, f3 */
        uint32_t x124 = m5 + (l44_2 + 0x6ed9eba1u);
        KEEP("r", x124);
        const uint32_t l47 = rotl32(((l46 | ~l45) ^ l46_2) + x124, 7) + l45_2;
        const uint32_t l47_2 = rotl32(l45, 10);
        /* right step 47, f3 */
        uint32_t x125 = m4 + (r44_2 + 0x6d703ef3u);
        KEEP("r", x125);
        const uint32_t r47 = rotl32(((r46 | ~r45) ^ r46_2) + x125, 7) + r45_2;
        const uint32_t r47_2 = rotl32(r45, 10);
        /* left step 48, f3 */
        uint32_t x126 = m12 + (l45_2 + 0x6ed9eba1u);
        KEEP("r", x126);
        const uint32_t l48 = rotl32(((l47 | ~l46) ^ l47_2) + x126, 5) + l46_2;
        const uint32_t l48_2 = rotl32(l46, 10);
        /* right step 48, f3 */
        uint32_t x127 = m13 + (r45_2 + 0x6d703ef3u);
        KEEP("r", x127);
        const uint32_t r48 = rotl32(((r47 | ~r46) ^ r47_2) + x127, 5) + r46_2;
        const uint32_t r48_2 = rotl32(r46, 10);
        /* left step 49, f4 */
        uint32_t x128 = l46_2 + 0x8f1bbcdcu;
        KEEP("r", x128);
        uint32_t x129 = (l47 & ~l48_2) + x128 + m1;
        KEEP("r", x129);
        const uint32_t l49 = rotl32((l48 & l48_2) + x129, 11) + l47_2;
        const uint32_t l49_2 = rotl32(l47, 10);
        /* right step 49, f2 */
        uint32_t x130 = m8 + (r46_2 + 0x7a6d76e9u);
        KEEP("r", x130);
        const uint32_t r49 = rotl32(((r48 & r47) | (r48_2 & ~r48)) + x130, 15) + r47_2;
        const uint32_t r49_2 = rotl32(r47, 10);
        /* left step 50, f4 */
        uint32_t x131 = m9 + (l47_2 + 0x8f1bbcdcu);
        KEEP("r", x131);
        uint32_t x132 = (l48 & ~l49_2) + x131;
        KEEP("r", x132);
        const uint32_t l50 = rotl32((l49 & l49_2) + x132, 12) + l48_2;
        const uint32_t l50_2 = rotl32(l48, 10);
        /* right step 50, f2 */
        uint32_t x133 = m6 + (r47_2 + 0x7a6d76e9u);
        KEEP("r", x133);
        const uint32_t r50 = rotl32(((r49 & r48) | (r49_2 & ~r49)) + x133, 5) + r48_2;
        const uint32_t r50_2 = rotl32(r48, 10);
        /* left step 51, f4 */
        uint32_t x134 = m11 + (l48_2 + 0x8f1bbcdcu);
        KEEP("r", x134);
        uint32_t x135 = (l49 & ~l50_2) + x134;
        KEEP("r", x135);
        const uint32_t l51 = rotl32((l50 & l50_2) + x135, 14) + l49_2;
        const uint32_t l51_2 = rotl32(l49, 10);
        /* right step 51, f2 */
        uint32_t x136 = m4 + (r48_2 + 0x7a6d76e9u);
        KEEP("r", x136);
        const uint32_t r51 = rotl32(((r50 & r49) | (r50_2 & ~r50)) + x136, 8) + r49_2;
        const uint32_t r51_2 = rotl32(r49, 10);
        /* left step 52, f4 */
        uint32_t x137 = m10 + (l49_2 + 0x8f1bbcdcu);
        KEEP("r", x137);
        uint32_t x138 = (l50 & ~l51_2) + x137;
        KEEP("r", x138);
        const uint32_t l52 = rotl32((l51 & l51_2) + x138, 15) + l50_2;
        const uint32_t l52_2 = rotl32(l50, 10);
        /* right step 52, f2 */
        uint32_t x139 = m1 + (r49_2 + 0x7a6d76e9u);
        KEEP("r", x139);
        const uint32_t r52 = rotl32(((r51 & r50) | (r51_2 & ~r51)) + x139, 11) + r50_2;
        const uint32_t r52_2 = rotl32(r50, 10);
        /* left step 53, f4 */
        uint32_t x140 = m0 + (l50_2 + 0x8f1bbcdcu);
        KEEP("r", x140);
        uint32_t x141 = (l51 & ~l52_2) + x140;
        KEEP("r", x141);
        const uint32_t l53 = rotl32((l52 & l52_2) + x141, 14) + l51_2;
        const uint32_t l53_2 = rotl32(l51, 10);
        /* right step 53, f2 */
        uint32_t x142 = m3 + (r50_2 + 0x7a6d76e9u);
        KEEP("r", x142);
        const uint32_t r53 = rotl32(((r52 & r51) | (r52_2 & ~r52)) + x142, 14) + r51_2;
        const uint32_t r53_2 = rotl32(r51, 10);
        /* left step 54, f4 */
        uint32_t x143 = m8 + (l51_2 + 0x8f1bbcdcu);
        KEEP("r", x143);
        uint32_t x144 = (l52 & ~l53_2) + x143;
        KEEP("r", x144);
        const uint32_t l54 = rotl32((l53 & l53_2) + x144, 15) + l52_2;
        const uint32_t l54_2 = rotl32(l52, 10);
        /* right step 54, f2 */
        uint32_t x145 = m11 + (r51_2 + 0x7a6d76e9u);
        KEEP("r", x145);
        const uint32_t r54 = rotl32(((r53 & r52) | (r53_2 & ~r53)) + x145, 14) + r52_2;
        const uint32_t r54_2 = rotl32(r52, 10);
        /* left step 55, f4 */
        uint32_t x146 = m12 + (l52_2 + 0x8f1bbcdcu);
        KEEP("r", x146);
        uint32_t x147 = (l53 & ~l54_2) + x146;
        KEEP("r", x147);
        const uint32_t l55 = rotl32((l54 & l54_2) + x147, 9) + l53_2;
        const uint32_t l55_2 = rotl32(l53, 10);
        /* right step 55, f2 */
        uint32_t x148 = m15 + (r52_2 + 0x7a6d76e9u);
        KEEP("r", x148);
        const uint32_t r55 = rotl32(((r54 & r53) | (r54_2 & ~r54)) + x148, 6) + r53_2;
        const uint32_t r55_2 = rotl32(r53, 10);
        /* left step 56, f4 */
        uint32_t x149 = m4 + (l53_2 + 0x8f1bbcdcu);
        KEEP("r", x149);
        uint32_t x150 = (l54 & ~l55_2) + x149;
        KEEP("r", x150);
        const uint32_t l56 = rotl32((l55 & l55_2) + x150, 8) + l54_2;
        const uint32_t l56_2 = rotl32(l54, 10);
        /* right step 56, f2 */
        uint32_t x151 = m0 + (r53_2 + 0x7a6d76e9u);
        KEEP("r", x151);
        const uint32_t r56 = rotl32(((r55 & r54) | (r55_2 & ~r55)) + x151, 14) + r54_2;
        const uint32_t r56_2 = rotl32(r54, 10);
        /* left step 57, f4 */
        uint32_t x152 = m13 + (l54_2 + 0x8f1bbcdcu);
        KEEP("r", x152);
        uint32_t x153 = (l55 & ~l56_2) + x152;
        KEEP("r", x153);
        const uint32_t l57 = rotl32((l56 & l56_2) + x153, 9) + l55_2;
        const uint32_t l57_2 = rotl32(l55, 10);
        /* right step 57, f2 */
        uint32_t x154 = m5 + (r54_2 + 0x7a6d76e9u);
        KEEP("r", x154);
        const uint32_t r57 = rotl32(((r56 & r55) | (r56_2 & ~r56)) + x154, 6) + r55_2;
        const uint32_t r57_2 = rotl32(r55, 10);
        /* left step 58, f4 */
        uint32_t x155 = m3 + (l55_2 + 0x8f1bbcdcu);
        KEEP("r", x155);
        uint32_t x156 = (l56 & ~l57_2) + x155;
        KEEP("r", x156);
        const uint32_t l58 = rotl32((l57 & l57_2) + x156, 14) + l56_2;
        const uint32_t l58_2 = rotl32(l56, 10);
        /* right step 58, f2 */
        uint32_t x157 = m12 + (r55_2 + 0x7a6d76e9u);
        KEEP("r", x157);
        const uint32_t r58 = rotl32(((r57 & r56) | (r57_2 & ~r57)) + x157, 9) + r56_2;
        const uint32_t r58_2 = rotl32(r56, 10);
        /* left step 59, f4 */
        uint32_t x158 = m7 + (l56_2 + 0x8f1bbcdcu);
        KEEP("r", x158);
        uint32_t x159 = (l57 & ~l58_2) + x158;
        KEEP("r", x159);
        const uint32_t l59 = rotl32((l58 & l58_2) + x159, 5) + l57_2;
        const uint32_t l59_2 = rotl32(l57, 10);
        /* right step 59, f2 */
        uint32_t x160 = m2 + (r56_2 + 0x7a6d76e9u);
        KEEP("r", x160);
        const uint32_t r59 = rotl32(((r58 & r57) | (r58_2 & ~r58)) + x160, 12) + r57_2;
        const uint32_t r59_2 = rotl32(r57, 10);
        /* left step 60, f4 */
        uint32_t x161 = m15 + (l57_2 + 0x8f1bbcdcu);
        KEEP("r", x161);
        uint32_t x162 = (l58 & ~l59_2) + x161;
        KEEP("r", x162);
        const uint32_t l60 = rotl32((l59 & l59_2) + x162, 6) + l58_2;
        const uint32_t l60_2 = rotl32(l58, 10);
        /* right step 60, f2 */
        uint32_t x163 = m13 + (r57_2 + 0x7a6d76e9u);
        KEEP("r", x163);
        const uint32_t r60 = rotl32(((r59 & r58) | (r59_2 & ~r59)) + x163, 9) + r58_2;
        const uint32_t r60_2 = rotl32(r58, 10);
        /* left step 61, f4 */
        uint32_t x164 = m14 + (l58_2 + 0x8f1bbcdcu);
        KEEP("r", x164);
        uint32_t x165 = (l59 & ~l60_2) + x164;
        KEEP("r", x165);
        const uint32_t l61 = rotl32((l60 & l60_2) + x165, 8) + l59_2;
        const uint32_t l61_2 = rotl32(l59, 10);
        /* right step 61, f2 */
        uint32_t x166 = m9 + (r58_2 + 0x7a6d76e9u);
        KEEP("r", x166);
        const uint32_t r61 = rotl32(((r60 & r59) | (r60_2 & ~r60)) + x166, 12) + r59_2;
        const uint32_t r61_2 = rotl32(r59, 10);
        /* left step 62, f4 */
        uint32_t x167 = m5 + (l59_2 + 0x8f1bbcdcu);
        KEEP("r", x167);
        uint32_t x168 = (l60 & ~l61_2) + x167;
        KEEP("r", x168);
        const uint32_t l62 = rotl32((l61 & l61_2) + x168, 6) + l60_2;
        const uint32_t l62_2 = rotl32(l60, 10);
        /* right step 62, f2 */
        uint32_t x169 = m7 + (r59_2 + 0x7a6d76e9u);
        KEEP("r", x169);
        const uint32_t r62 = rotl32(((r61 & r60) | (r61_2 & ~r61)) + x169, 5) + r60_2;
        const uint32_t r62_2 = rotl32(r60, 10);
        /* left step 63, f4 */
        uint32_t x170 = m6 + (l60_2 + 0x8f1bbcdcu);
        KEEP("r", x170);
        uint32_t x171 = (l61 & ~l62_2) + x170;
        KEEP("r", x171);
        const uint32_t l63 = rotl32((l62 & l62_2) + x171, 5) + l61_2;
        const uint32_t l63_2 = rotl32(l61, 10);
        /* right step 63, f2 */
        uint32_t x172 = m10 + (r60_2 + 0x7a6d76e9u);
        KEEP("r", x172);
        const uint32_t r63 = rotl32(((r62 & r61) | (r62_2 & ~r62)) + x172, 15) + r61_2;
        const uint32_t r63_2 = rotl32(r61, 10);
        /* left step 64, f4 */
        uint32_t x173 = m2 + (l61_2 + 0x8f1bbcdcu);
        KEEP("r", x173);
        uint32_t x174 = (l62 & ~l63_2) + x173;
        KEEP("r", x174);
        const uint32_t l64 = rotl32((l63 & l63_2) + x174, 12) + l62_2;
        const uint32_t l64_2 = rotl32(l62, 10);
        /* right step 64, f2 */
        uint32_t x175 = m14 + (r61_2 + 0x7a6d76e9u);
        KEEP("r", x175);
        const uint32_t r64 = rotl32(((r63 & r62) | (r63_2 & ~r63)) + x175, 8) + r62_2;
        const uint32_t r64_2 = rotl32(r62, 10);
        /* left step 65, f5 */
        uint32_t x176 = m4 + (l62_2 + 0xa953fd4eu);
        KEEP("r", x176);
        const uint32_t l65 = rotl32((l64 ^ (l63 | ~l64_2)) + x176, 9) + l63_2;
        const uint32_t l65_2 = rotl32(l63, 10);
        /* right step 65, f1 */
        uint32_t x177 = r64_2 ^ r63;
        KEEP("r", x177);
        uint32_t x178 = m12 + r62_2;
        KEEP("r", x178);
        const uint32_t r65 = rotl32((r64 ^ x177) + x178, 8) + r63_2;
        const uint32_t r65_2 = rotl32(r63, 10);
        /* left step 66, f5 */
        uint32_t x179 = m0 + (l63_2 + 0xa953fd4eu);
        KEEP("r", x179);
        const uint32_t l66 = rotl32((l65 ^ (l64 | ~l65_2)) + x179, 15) + l64_2;
        const uint32_t l66_2 = rotl32(l64, 10);
        /* right step 66, f1 */
        uint32_t x180 = r65_2 ^ r64;
        KEEP("r", x180);
        uint32_t x181 = m15 + r63_2;
        KEEP("r", x181);
        const uint32_t r66 = rotl32((r65 ^ x180) + x181, 5) + r64_2;
        const uint32_t r66_2 = rotl32(r64, 10);
        /* left step 67, f5 */
        uint32_t x182 = m5 + (l64_2 + 0xa953fd4eu);
        KEEP("r", x182);
        const uint32_t l67 = rotl32((l66 ^ (l65 | ~l66_2)) + x182, 5) + l65_2;
        const uint32_t l67_2 = rotl32(l65, 10);
        /* right step 67, f1 */
        uint32_t x183 = r66_2 ^ r65;
        KEEP("r", x183);
        uint32_t x184 = m10 + r64_2;
        KEEP("r", x184);
        const uint32_t r67 = rotl32((r66 ^ x183) + x184, 12) + r65_2;
        const uint32_t r67_2 = rotl32(r65, 10);
        /* left step 68, f5 */
        uint32_t x185 = m9 + (l65_2 + 0xa953fd4eu);
        KEEP("r", x185);
        const uint32_t l68 = rotl32((l67 ^ (l66 | ~l67_2)) + x185, 11) + l66_2;
        const uint32_t l68_2 = rotl32(l66, 10);
        /* right step 68, f1 */
        uint32_t x186 = r67_2 ^ r66;
        KEEP("r", x186);
        uint32_t x187 = m4 + r65_2;
        KEEP("r", x187);
        const uint32_t r68 = rotl32((r67 ^ x186) + x187, 9) + r66_2;
        const uint32_t r68_2 = rotl32(r66, 10);
        /* left step 69, f5 */
        uint32_t x188 = m7 + (l66_2 + 0xa953fd4eu);
        KEEP("r", x188);
        const uint32_t l69 = rotl32((l68 ^ (l67 | ~l68_2)) + x188, 6) + l67_2;
        const uint32_t l69_2 = rotl32(l67, 10);
        /* right step 69, f1 */
        uint32_t x189 = r68_2 ^ r67;
        KEEP("r", x189);
        uint32_t x190 = m1 + r66_2;
        KEEP("r", x190);
        const uint32_t r69 = rotl32((r68 ^ x189) + x190, 12) + r67_2;
        const uint32_t r69_2 = rotl32(r67, 10);
        /* left step 70, f5 */
        uint32_t x191 = m12 + (l67_2 + 0xa953fd4eu);
        KEEP("r", x191);
        const uint32_t l70 = rotl32((l69 ^ (l68 | ~l69_2)) + x191, 8) + l68_2;
        const uint32_t l70_2 = rotl32(l68, 10);
        /* right step 70, f1 */
        uint32_t x192 = r69_2 ^ r68;
        KEEP("r", x192);
        uint32_t x193 = m5 + r67_2;
        KEEP("r", x193);
        const uint32_t r70 = rotl32((r69 ^ x192) + x193, 5) + r68_2;
        const uint32_t r70_2 = rotl32(r68, 10);
        /* left step 71, f5 */
        uint32_t x194 = m2 + (l68_2 + 0xa953fd4eu);
        KEEP("r", x194);
        const uint32_t l71 = rotl32((l70 ^ (l69 | ~l70_2)) + x194, 13) + l69_2;
        const uint32_t l71_2 = rotl32(l69, 10);
        /* right step 71, f1 */
        uint32_t x195 = r70_2 ^ r69;
        KEEP("r", x195);
        uint32_t x196 = m8 + r68_2;
        KEEP("r", x196);
        const uint32_t r71 = rotl32((r70 ^ x195) + x196, 14) + r69_2;
        const uint32_t r71_2 = rotl32(r69, 10);
        /* left step 72, f5 */
        uint32_t x197 = m10 + (l69_2 + 0xa953fd4eu);
        KEEP("r", x197);
        const uint32_t l72 = rotl32((l71 ^ (l70 | ~l71_2)) + x197, 12) + l70_2;
        const uint32_t l72_2 = rotl32(l70, 10);
        /* right step 72, f1 */
        uint32_t x198 = r71_2 ^ r70;
        KEEP("r", x198);
        uint32_t x199 = m7 + r69_2;
        KEEP("r", x199);
        const uint32_t r72 = rotl32((r71 ^ x198) + x199, 6) + r70_2;
        const uint32_t r72_2 = rotl32(r70, 10);
        /* left step 73, f5 */
        uint32_t x200 = m14 + (l70_2 + 0xa953fd4eu);
        KEEP("r", x200);
        const uint32_t l73 = rotl32((l72 ^ (l71 | ~l72_2)) + x200, 5) + l71_2;
        const uint32_t l73_2 = rotl32(l71, 10);
        /* right step 73, f1 */
        uint32_t x201 = r72_2 ^ r71;
        KEEP("r", x201);
        uint32_t x202 = m6 + r70_2;
        KEEP("r", x202);
        const uint32_t r73 = rotl32((r72 ^ x201) + x202, 8) + r71_2;
        const uint32_t r73_2 = rotl32(r71, 10);
        /* left step 74, f5 */
        uint32_t x203 = m1 + (l71_2 + 0xa953fd4eu);
        KEEP("r", x203);
        const uint32_t l74 = rotl32((l73 ^ (l72 | ~l73_2)) + x203, 12) + l72_2;
        const uint32_t l74_2 = rotl32(l72, 10);
        /* right step 74, f1 */
        uint32_t x204 = r73_2 ^ r72;
        KEEP("r", x204);
        uint32_t x205 = m2 + r71_2;
        KEEP("r", x205);
        const uint32_t r74 = rotl32((r73 ^ x204) + x205, 13) + r72_2;
        const uint32_t r74_2 = rotl32(r72, 10);
        /* left step 75, f5 */
        uint32_t x206 = m3 + (l72_2 + 0xa953fd4eu);
        KEEP("r", x206);
        const uint32_t l75 = rotl32((l74 ^ (l73 | ~l74_2)) + x206, 13) + l73_2;
        const uint32_t l75_2 = rotl32(l73, 10);
        /* right step 75, f1 */
        uint32_t x207 = r74_2 ^ r73;
        KEEP("r", x207);
        uint32_t x208 = m13 + r72_2;
        KEEP("r", x208);
        const uint32_t r75 = rotl32((r74 ^ x207) + x208, 6) + r73_2;
        const uint32_t r75_2 = rotl32(r73, 10);
        /* left step 76, f5 */
        uint32_t x209 = m8 + (l73_2 + 0xa953fd4eu);
        KEEP("r", x209);
        const uint32_t l76 = rotl32((l75 ^ (l74 | ~l75_2)) + x209, 14) + l74_2;
        const uint32_t l76_2 = rotl32(l74, 10);
        /* right step 76, f1 */
        uint32_t x210 = r75_2 ^ r74;
        KEEP("r", x210);
        uint32_t x211 = m14 + r73_2;
        KEEP("r", x211);
        const uint32_t r76 = rotl32((r75 ^ x210) + x211, 5) + r74_2;
        const uint32_t r76_2 = rotl32(r74, 10);
        /* left step 77, f5 */
        uint32_t x212 = m11 + (l74_2 + 0xa953fd4eu);
        KEEP("r", x212);
        const uint32_t l77 = rotl32((l76 ^ (l75 | ~l76_2)) + x212, 11) + l75_2;
        const uint32_t l77_2 = rotl32(l75, 10);
        /* right step 77, f1 */
        uint32_t x213 = r76_2 ^ r75;
        KEEP("r", x213);
        uint32_t x214 = m0 + r74_2;
        KEEP("r", x214);
        const uint32_t r77 = rotl32((r76 ^ x213) + x214, 15) + r75_2;
        const uint32_t r77_2 = rotl32(r75, 10);
        /* left step 78, f5 */
        uint32_t x215 = m6 + (l75_2 + 0xa953fd4eu);
        KEEP("r", x215);
        const uint32_t l78 = rotl32((l77 ^ (l76 | ~l77_2)) + x215, 8) + l76_2;
        const uint32_t l78_2 = rotl32(l76, 10);
        /* right step 78, f1 */
        uint32_t x216 = r77_2 ^ r76;
        KEEP("r", x216);
        uint32_t x217 = m3 + r75_2;
        KEEP("r", x217);
        const uint32_t r78 = rotl32((r77 ^ x216) + x217, 13) + r76_2;
        const uint32_t r78_2 = rotl32(r76, 10);
        /* left step 79, f5 */
        uint32_t x218 = m15 + (l76_2 + 0xa953fd4eu);
        KEEP("r", x218);
        const uint32_t l79 = rotl32((l78 ^ (l77 | ~l78_2)) + x218, 5) + l77_2;
        const uint32_t l79_2 = rotl32(l77, 10);
        /* right step 79, f1 */
        uint32_t x219 = r78_2 ^ r77;
        KEEP("r", x219);
        uint32_t x220 = m9 + r76_2;
        KEEP("r", x220);
        const uint32_t r79 = rotl32((r78 ^ x219) + x220, 11) + r77_2;
        const uint32_t r79_2 = rotl32(r77, 10);
        /* left step 80, f5 */
        uint32_t x221 = m13 + (l77_2 + 0xa953fd4eu);
        KEEP("r", x221);
        const uint32_t l80 = rotl32((l79 ^ (l78 | ~l79_2)) + x221, 6) + l78_2;
        const uint32_t l80_2 = rotl32(l78, 10);
        /* right step 80, f1 */
        uint32_t x222 = r79_2 ^ r78;
        KEEP("r", x222);
        uint32_t x223 = m11 + r77_2;
        KEEP("r", x223);
        const uint32_t r80 = rotl32((r79 ^ x222) + x223, 11) + r78_2;
        const uint32_t r80_2 = rotl32(r78, 10);
        uint32_t x224 = r80_2 + h1;
        KEEP("r", x224);
        uint32_t x225 = r79_2 + h2;
        KEEP("r", x225);
        uint32_t x226 = r78_2 + h3;
        KEEP("r", x226);
        uint32_t x227 = l78_2 + h4;
        KEEP("r", x227);
        uint32_t x228 = r79 + h0;
        KEEP("r", x228);

        const uint32_t h0_next = l79 + x224;
        const uint32_t h1_next = l80_2 + x225;
        const uint32_t h2_next = l79_2 + x226;
        const uint32_t h3_next = r80 + x227;
        const uint32_t h4_next = l80 + x228;
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

#elif (defined(__riscv) && __riscv_xlen == 64)

/* riscv64 */

#include "ripemd160.h"

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

#elif (defined(__arm__) && __ARM_ARCH >= 6)

/* armv6 */

#include "ripemd160.h"

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

static uint32_t rotl32(uint32_t x, int n)
{
    return x << n | x >> (32 - n);
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
        const uint32_t l1 = rotl32((h2 ^ h1 ^ h3) + x1, 11) + h4;
        const uint32_t l1_2 = rotl32(h2, 10);
        /* right step 1, f5 */
        uint32_t x2 = m5 + 0x50a28be5u + h0;
        KEEP("r", x2);
        const uint32_t r1 = rotl32(x2 - ((h3 & ~h2) ^ h1), 8) + h4;
        /* left step 2, f1 */
        uint32_t x3 = l1_2 ^ h1;
        KEEP("r", x3);
        uint32_t x4 = m1 + h4;
        KEEP("r", x4);
        const uint32_t l2 = rotl32((l1 ^ x3) + x4, 14) + h3;
        const uint32_t l2_2 = rotl32(h1, 10);
        /* right step 2, f5 */
        uint32_t x5 = m14 + (h4 + 0x50a28be5u);
        KEEP("r", x5);
        const uint32_t r2 = rotl32(x5 - (r1 ^ (l1_2 & ~h1)), 9) + h3;
        /* left step 3, f1 */
        uint32_t x6 = l2_2 ^ l1;
        KEEP("r", x6);
        uint32_t x7 = m2 + h3;
        KEEP("r", x7);
        const uint32_t l3 = rotl32((l2 ^ x6) + x7, 15) + l1_2;
        const uint32_t l3_2 = rotl32(l1, 10);
        /* right step 3, f5 */
        uint32_t x8 = m7 + (h3 + 0x50a28be5u);
        KEEP("r", x8);
        const uint32_t r3 = rotl32(x8 - (r2 ^ (l2_2 & ~r1)), 9) + l1_2;
        const uint32_t r3_2 = rotl32(r1, 10);
        /* left step 4, f1 */
        uint32_t x9 = l3_2 ^ l2;
        KEEP("r", x9);
        uint32_t x10 = m3 + l1_2;
        KEEP("r", x10);
        const uint32_t l4 = rotl32((l3 ^ x9) + x10, 12) + l2_2;
        const uint32_t l4_2 = rotl32(l2, 10);
        /* right step 4, f5 */
        uint32_t x11 = m0 + (l1_2 + 0x50a28be5u);
        KEEP("r", x11);
        const uint32_t r4 = rotl32(x11 - (r3 ^ (r3_2 & ~r2)), 11) + l2_2;
        const uint32_t r4_2 = rotl32(r2, 10);
        /* left step 5, f1 */
        uint32_t x12 = l4_2 ^ l3;
        KEEP("r", x12);
        uint32_t x13 = m4 + l2_2;
        KEEP("r", x13);
        const uint32_t l5 = rotl32((l4 ^ x12) + x13, 5) + l3_2;
        const uint32_t l5_2 = rotl32(l3, 10);
        /* right step 5, f5 */
        uint32_t x14 = m9 + (l2_2 + 0x50a28be5u);
        KEEP("r", x14);
        const uint32_t r5 = rotl32(x14 - (r4 ^ (r4_2 & ~r3)), 13) + r3_2;
        const uint32_t r5_2 = rotl32(r3, 10);
        /* left step 6, f1 */
        uint32_t x15 = l5_2 ^ l4;
        KEEP("r", x15);
        uint32_t x16 = m5 + l3_2;
        KEEP("r", x16);
        const uint32_t l6 = rotl32((l5 ^ x15) + x16, 8) + l4_2;
        const uint32_t l6_2 = rotl32(l4, 10);
        /* right step 6, f5 */
        uint32_t x17 = m2 + (r3_2 + 0x50a28be5u);
        KEEP("r", x17);
        const uint32_t r6 = rotl32(x17 - (r5 ^ (r5_2 & ~r4)), 15) + r4_2;
        const uint32_t r6_2 = rotl32(r4, 10);
        /* left step 7, f1 */
        uint32_t x18 = l6_2 ^ l5;
        KEEP("r", x18);
        uint32_t x19 = m6 + l4_2;
        KEEP("r", x19);
        const uint32_t l7 = rotl32((l6 ^ x18) + x19, 7) + l5_2;
        const uint32_t l7_2 = rotl32(l5, 10);
        /* right step 7, f5 */
        uint32_t x20 = m11 + (r4_2 + 0x50a28be5u);
        KEEP("r", x20);
        const uint32_t r7 = rotl32(x20 - (r6 ^ (r6_2 & ~r5)), 15) + r5_2;
        const uint32_t r7_2 = rotl32(r5, 10);
        /* left step 8, f1 */
        uint32_t x21 = l7_2 ^ l6;
        KEEP("r", x21);
        uint32_t x22 = m7 + l5_2;
        KEEP("r", x22);
        const uint32_t l8 = rotl32((l7 ^ x21) + x22, 9) + l6_2;
        const uint32_t l8_2 = rotl32(l6, 10);
        /* right step 8, f5 */
        uint32_t x23 = m4 + (r5_2 + 0x50a28be5u);
        KEEP("r", x23);
        const uint32_t r8 = rotl32(x23 - (r7 ^ (r7_2 & ~r6)), 5) + r6_2;
        const uint32_t r8_2 = rotl32(r6, 10);
        /* left step 9, f1 */
        uint32_t x24 = l8_2 ^ l7;
        KEEP("r", x24);
        uint32_t x25 = m8 + l6_2;
        KEEP("r", x25);
        const uint32_t l9 = rotl32((l8 ^ x24) + x25, 11) + l7_2;
        const uint32_t l9_2 = rotl32(l7, 10);
        /* right step 9, f5 */
        uint32_t x26 = m13 + (r6_2 + 0x50a28be5u);
        KEEP("r", x26);
        const uint32_t r9 = rotl32(x26 - (r8 ^ (r8_2 & ~r7)), 7) + r7_2;
        const uint32_t r9_2 = rotl32(r7, 10);
        /* left step 10, f1 */
        uint32_t x27 = l9_2 ^ l8;
        KEEP("r", x27);
        uint32_t x28 = m9 + l7_2;
        KEEP("r", x28);
        const uint32_t l10 = rotl32((l9 ^ x27) + x28, 13) + l8_2;
        const uint32_t l10_2 = rotl32(l8, 10);
        /* right step 10, f5 */
        uint32_t x29 = m6 + (r7_2 + 0x50a28be5u);
        KEEP("r", x29);
        const uint32_t r10 = rotl32(x29 - (r9 ^ (r9_2 & ~r8)), 7) + r8_2;
        const uint32_t r10_2 = rotl32(r8, 10);
        /* left step 11, f1 */
        uint32_t x30 = l10_2 ^ l9;
        KEEP("r", x30);
        uint32_t x31 = m10 + l8_2;
        KEEP("r", x31);
        const uint32_t l11 = rotl32((l10 ^ x30) + x31, 14) + l9_2;
        const uint32_t l11_2 = rotl32(l9, 10);
        /* right step 11, f5 */
        uint32_t x32 = m15 + (r8_2 + 0x50a28be5u);
        KEEP("r", x32);
        const uint32_t r11 = rotl32(x32 - (r10 ^ (r10_2 & ~r9)), 8) + r9_2;
        const uint32_t r11_2 = rotl32(r9, 10);
        /* left step 12, f1 */
        uint32_t x33 = l11_2 ^ l10;
        KEEP("r", x33);
        uint32_t x34 = m11 + l9_2;
        KEEP("r", x34);
        const uint32_t l12 = rotl32((l11 ^ x33) + x34, 15) + l10_2;
        const uint32_t l12_2 = rotl32(l10, 10);
        /* right step 12, f5 */
        uint32_t x35 = m8 + (r9_2 + 0x50a28be5u);
        KEEP("r", x35);
        const uint32_t r12 = rotl32(x35 - (r11 ^ (r11_2 & ~r10)), 11) + r10_2;
        const uint32_t r12_2 = rotl32(r10, 10);
        /* left step 13, f1 */
        uint32_t x36 = l12_2 ^ l11;
        KEEP("r", x36);
        uint32_t x37 = m12 + l10_2;
        KEEP("r", x37);
        const uint32_t l13 = rotl32((l12 ^ x36) + x37, 6) + l11_2;
        const uint32_t l13_2 = rotl32(l11, 10);
        /* right step 13, f5 */
        uint32_t x38 = m1 + (r10_2 + 0x50a28be5u);
        KEEP("r", x38);
        const uint32_t r13 = rotl32(x38 - (r12 ^ (r12_2 & ~r11)), 14) + r11_2;
        const uint32_t r13_2 = rotl32(r11, 10);
        /* left step 14, f1 */
        uint32_t x39 = l13_2 ^ l12;
        KEEP("r", x39);
        uint32_t x40 = m13 + l11_2;
        KEEP("r", x40);
        const uint32_t l14 = rotl32((l13 ^ x39) + x40, 7) + l12_2;
        const uint32_t l14_2 = rotl32(l12, 10);
        /* right step 14, f5 */
        uint32_t x41 = m10 + (r11_2 + 0x50a28be5u);
        KEEP("r", x41);
        const uint32_t r14 = rotl32(x41 - (r13 ^ (r13_2 & ~r12)), 14) + r12_2;
        const uint32_t r14_2 = rotl32(r12, 10);
        /* left step 15, f1 */
        uint32_t x42 = l14_2 ^ l13;
        KEEP("r", x42);
        uint32_t x43 = m14 + l12_2;
        KEEP("r", x43);
        const uint32_t l15 = rotl32((l14 ^ x42) + x43, 9) + l13_2;
        const uint32_t l15_2 = rotl32(l13, 10);
        /* right step 15, f5 */
        uint32_t x44 = m3 + (r12_2 + 0x50a28be5u);
        KEEP("r", x44);
        const uint32_t r15 = rotl32(x44 - (r14 ^ (r14_2 & ~r13)), 12) + r13_2;
        const uint32_t r15_2 = rotl32(r13, 10);
        /* left step 16, f1 */
        uint32_t x45 = l15_2 ^ l14;
        KEEP("r", x45);
        uint32_t x46 = m15 + l13_2;
        KEEP("r", x46);
        const uint32_t l16 = rotl32((l15 ^ x45) + x46, 8) + l14_2;
        const uint32_t l16_2 = rotl32(l14, 10);
        /* right step 16, f5 */
        uint32_t x47 = m12 + (r13_2 + 0x50a28be5u);
        KEEP("r", x47);
        const uint32_t r16 = rotl32(x47 - (r15 ^ (r15_2 & ~r14)), 6) + r14_2;
        const uint32_t r16_2 = rotl32(r14, 10);
        /* left step 17, f2 */
        uint32_t x48 = m7 + (l14_2 + 0x5a827999u);
        KEEP("r", x48);
        const uint32_t l17 = rotl32(((l16 & l15) | (l16_2 & ~l16)) + x48, 7) + l15_2;
        const uint32_t l17_2 = rotl32(l15, 10);
        /* right step 17, f4 */
        uint32_t x49 = m6 + (r14_2 + 0x5c4dd124u);
        KEEP("r", x49);
        uint32_t x50 = (r15 & ~r16_2) + x49;
        KEEP("r", x50);
        const uint32_t r17 = rotl32((r16 & r16_2) + x50, 9) + r15_2;
        const uint32_t r17_2 = rotl32(r15, 10);
        /* left step 18, f2 */
        uint32_t x51 = m4 + (l15_2 + 0x5a827999u);
        KEEP("r", x51);
        const uint32_t l18 = rotl32(((l17 & l16) | (l17_2 & ~l17)) + x51, 6) + l16_2;
        const uint32_t l18_2 = rotl32(l16, 10);
        /* right step 18, f4 */
        uint32_t x52 = m11 + (r15_2 + 0x5c4dd124u);
        KEEP("r", x52);
        uint32_t x53 = (r16 & ~r17_2) + x52;
        KEEP("r", x53);
        const uint32_t r18 = rotl32((r17 & r17_2) + x53, 13) + r16_2;
        const uint32_t r18_2 = rotl32(r16, 10);
        /* left step 19, f2 */
        uint32_t x54 = m13 + (l16_2 + 0x5a827999u);
        KEEP("r", x54);
        const uint32_t l19 = rotl32(((l18 & l17) | (l18_2 & ~l18)) + x54, 8) + l17_2;
        const uint32_t l19_2 = rotl32(l17, 10);
        /* right step 19, f4 */
        uint32_t x55 = m3 + (r16_2 + 0x5c4dd124u);
        KEEP("r", x55);
        uint32_t x56 = (r17 & ~r18_2) + x55;
        KEEP("r", x56);
        const uint32_t r19 = rotl32((r18 & r18_2) + x56, 15) + r17_2;
        const uint32_t r19_2 = rotl32(r17, 10);
        /* left step 20, f2 */
        uint32_t x57 = m1 + (l17_2 + 0x5a827999u);
        KEEP("r", x57);
        const uint32_t l20 = rotl32(((l19 & l18) | (l19_2 & ~l19)) + x57, 13) + l18_2;
        const uint32_t l20_2 = rotl32(l18, 10);
        /* right step 20, f4 */
        uint32_t x58 = m7 + (r17_2 + 0x5c4dd124u);
        KEEP("r", x58);
        uint32_t x59 = (r18 & ~r19_2) + x58;
        KEEP("r", x59);
        const uint32_t r20 = rotl32((r19 & r19_2) + x59, 7) + r18_2;
        const uint32_t r20_2 = rotl32(r18, 10);
        /* left step 21, f2 */
        uint32_t x60 = m10 + (l18_2 + 0x5a827999u);
        KEEP("r", x60);
        const uint32_t l21 = rotl32(((l20 & l19) | (l20_2 & ~l20)) + x60, 11) + l19_2;
        const uint32_t l21_2 = rotl32(l19, 10);
        /* right step 21, f4 */
        uint32_t x61 = m0 + (r18_2 + 0x5c4dd124u);
        KEEP("r", x61);
        uint32_t x62 = (r19 & ~r20_2) + x61;
        KEEP("r", x62);
        const uint32_t r21 = rotl32((r20 & r20_2) + x62, 12) + r19_2;
        const uint32_t r21_2 = rotl32(r19, 10);
        /* left step 22, f2 */
        uint32_t x63 = m6 + (l19_2 + 0x5a827999u);
        KEEP("r", x63);
        const uint32_t l22 = rotl32(((l21 & l20) | (l21_2 & ~l21)) + x63, 9) + l20_2;
        const uint32_t l22_2 = rotl32(l20, 10);
        /* right step 22, f4 */
        uint32_t x64 = m13 + (r19_2 + 0x5c4dd124u);
        KEEP("r", x64);
        uint32_t x65 = (r20 & ~r21_2) + x64;
        KEEP("r", x65);
        const uint32_t r22 = rotl32((r21 & r21_2) + x65, 8) + r20_2;
        const uint32_t r22_2 = rotl32(r20, 10);
        /* left step 23, f2 */
        uint32_t x66 = m15 + (l20_2 + 0x5a827999u);
        KEEP("r", x66);
        const uint32_t l23 = rotl32(((l22 & l21) | (l22_2 & ~l22)) + x66, 7) + l21_2;
        const uint32_t l23_2 = rotl32(l21, 10);
        /* right step 23, f4 */
        uint32_t x67 = m5 + (r20_2 + 0x5c4dd124u);
        KEEP("r", x67);
        uint32_t x68 = (r21 & ~r22_2) + x67;
        KEEP("r", x68);
        const uint32_t r23 = rotl32((r22 & r22_2) + x68, 9) + r21_2;
        const uint32_t r23_2 = rotl32(r21, 10);
        /* left step 24, f2 */
        uint32_t x69 = m3 + (l21_2 + 0x5a827999u);
        KEEP("r", x69);
        const uint32_t l24 = rotl32(((l23 & l22) | (l23_2 & ~l23)) + x69, 15) + l22_2;
        const uint32_t l24_2 = rotl32(l22, 10);
        /* right step 24, f4 */
        uint32_t x70 = m10 + (r21_2 + 0x5c4dd124u);
        KEEP("r", x70);
        uint32_t x71 = (r22 & ~r23_2) + x70;
        KEEP("r", x71);
        const uint32_t r24 = rotl32((r23 & r23_2) + x71, 11) + r22_2;
        const uint32_t r24_2 = rotl32(r22, 10);
        /* left step 25, f2 */
        uint32_t x72 = m12 + (l22_2 + 0x5a827999u);
        KEEP("r", x72);
        const uint32_t l25 = rotl32(((l24 & l23) | (l24_2 & ~l24)) + x72, 7) + l23_2;
        const uint32_t l25_2 = rotl32(l23, 10);
        /* right step 25, f4 */
        uint32_t x73 = m14 + (r22_2 + 0x5c4dd124u);
        KEEP("r", x73);
        uint32_t x74 = (r23 & ~r24_2) + x73;
        KEEP("r", x74);
        const uint32_t r25 = rotl32((r24 & r24_2) + x74, 7) + r23_2;
        const uint32_t r25_2 = rotl32(r23, 10);
        /* left step 26, f2 */
        uint32_t x75 = m0 + (l23_2 + 0x5a827999u);
        KEEP("r", x75);
        const uint32_t l26 = rotl32(((l25 & l24) | (l25_2 & ~l25)) + x75, 12) + l24_2;
        const uint32_t l26_2 = rotl32(l24, 10);
        /* right step 26, f4 */
        uint32_t x76 = m15 + (r23_2 + 0x5c4dd124u);
        KEEP("r", x76);
        uint32_t x77 = (r24 & ~r25_2) + x76;
        KEEP("r", x77);
        const uint32_t r26 = rotl32((r25 & r25_2) + x77, 7) + r24_2;
        const uint32_t r26_2 = rotl32(r24, 10);
        /* left step 27, f2 */
        uint32_t x78 = m9 + (l24_2 + 0x5a827999u);
        KEEP("r", x78);
        const uint32_t l27 = rotl32(((l26 & l25) | (l26_2 & ~l26)) + x78, 15) + l25_2;
        const uint32_t l27_2 = rotl32(l25, 10);
        /* right step 27, f4 */
        uint32_t x79 = m8 + (r24_2 + 0x5c4dd124u);
        KEEP("r", x79);
        uint32_t x80 = (r25 & ~r26_2) + x79;
        KEEP("r", x80);
        const uint32_t r27 = rotl32((r26 & r26_2) + x80, 12) + r25_2;
        const uint32_t r27_2 = rotl32(r25, 10);
        /* left step 28, f2 */
        uint32_t x81 = m5 + (l25_2 + 0x5a827999u);
        KEEP("r", x81);
        const uint32_t l28 = rotl32(((l27 & l26) | (l27_2 & ~l27)) + x81, 9) + l26_2;
        const uint32_t l28_2 = rotl32(l26, 10);
        /* right step 28, f4 */
        uint32_t x82 = m12 + (r25_2 + 0x5c4dd124u);
        KEEP("r", x82);
        uint32_t x83 = (r26 & ~r27_2) + x82;
        KEEP("r", x83);
        const uint32_t r28 = rotl32((r27 & r27_2) + x83, 7) + r26_2;
        const uint32_t r28_2 = rotl32(r26, 10);
        /* left step 29, f2 */
        uint32_t x84 = m2 + (l26_2 + 0x5a827999u);
        KEEP("r", x84);
        const uint32_t l29 = rotl32(((l28 & l27) | (l28_2 & ~l28)) + x84, 11) + l27_2;
        const uint32_t l29_2 = rotl32(l27, 10);
        /* right step 29, f4 */
        uint32_t x85 = m4 + (r26_2 + 0x5c4dd124u);
        KEEP("r", x85);
        uint32_t x86 = (r27 & ~r28_2) + x85;
        KEEP("r", x86);
        const uint32_t r29 = rotl32((r28 & r28_2) + x86, 6) + r27_2;
        const uint32_t r29_2 = rotl32(r27, 10);
        /* left step 30, f2 */
        uint32_t x87 = m14 + (l27_2 + 0x5a827999u);
        KEEP("r", x87);
        const uint32_t l30 = rotl32(((l29 & l28) | (l29_2 & ~l29)) + x87, 7) + l28_2;
        const uint32_t l30_2 = rotl32(l28, 10);
        /* right step 30, f4 */
        uint32_t x88 = m9 + (r27_2 + 0x5c4dd124u);
        KEEP("r", x88);
        uint32_t x89 = (r28 & ~r29_2) + x88;
        KEEP("r", x89);
        const uint32_t r30 = rotl32((r29 & r29_2) + x89, 15) + r28_2;
        const uint32_t r30_2 = rotl32(r28, 10);
        /* left step 31, f2 */
        uint32_t x90 = m11 + (l28_2 + 0x5a827999u);
        KEEP("r", x90);
        const uint32_t l31 = rotl32(((l30 & l29) | (l30_2 & ~l30)) + x90, 13) + l29_2;
        const uint32_t l31_2 = rotl32(l29, 10);
        /* right step 31, f4 */
        uint32_t x91 = m1 + (r28_2 + 0x5c4dd124u);
        KEEP("r", x91);
        uint32_t x92 = (r29 & ~r30_2) + x91;
        KEEP("r", x92);
        const uint32_t r31 = rotl32((r30 & r30_2) + x92, 13) + r29_2;
        const uint32_t r31_2 = rotl32(r29, 10);
        /* left step 32, f2 */
        uint32_t x93 = m8 + (l29_2 + 0x5a827999u);
        KEEP("r", x93);
        const uint32_t l32 = rotl32(((l31 & l30) | (l31_2 & ~l31)) + x93, 12) + l30_2;
        const uint32_t l32_2 = rotl32(l30, 10);
        /* right step 32, f4 */
        uint32_t x94 = m2 + (r29_2 + 0x5c4dd124u);
        KEEP("r", x94);
        uint32_t x95 = (r30 & ~r31_2) + x94;
        KEEP("r", x95);
        const uint32_t r32 = rotl32((r31 & r31_2) + x95, 11) + r30_2;
        const uint32_t r32_2 = rotl32(r30, 10);
        /* left step 33, f3 */
        uint32_t x96 = m3 + (l30_2 + 0x6ed9eba0u);
        KEEP("r", x96);
        const uint32_t l33 = rotl32(x96 - ((l31 & ~l32) ^ l32_2), 11) + l31_2;
        const uint32_t l33_2 = rotl32(l31, 10);
        /* right step 33, f3 */
        uint32_t x97 = m15 + (r30_2 + 0x6d703ef2u);
        KEEP("r", x97);
        const uint32_t r33 = rotl32(x97 - ((r31 & ~r32) ^ r32_2), 9) + r31_2;
        const uint32_t r33_2 = rotl32(r31, 10);
        /* left step 34, f3 */
        uint32_t x98 = m10 + (l31_2 + 0x6ed9eba0u);
        KEEP("r", x98);
        const uint32_t l34 = rotl32(x98 - ((l32 & ~l33) ^ l33_2), 13) + l32_2;
        const uint32_t l34_2 = rotl32(l32, 10);
        /* right step 34, f3 */
        uint32_t x99 = m5 + (r31_2 + 0x6d703ef2u);
        KEEP("r", x99);
        const uint32_t r34 = rotl32(x99 - ((r32 & ~r33) ^ r33_2), 7) + r32_2;
        const uint32_t r34_2 = rotl32(r32, 10);
        /* left step 35, f3 */
        uint32_t x100 = m14 + (l32_2 + 0x6ed9eba0u);
        KEEP("r", x100);
        const uint32_t l35 = rotl32(x100 - ((l33 & ~l34) ^ l34_2), 6) + l33_2;
        const uint32_t l35_2 = rotl32(l33, 10);
        /* right step 35, f3 */
        uint32_t x101 = m1 + (r32_2 + 0x6d703ef2u);
        KEEP("r", x101);
        const uint32_t r35 = rotl32(x101 - ((r33 & ~r34) ^ r34_2), 15) + r33_2;
        const uint32_t r35_2 = rotl32(r33, 10);
        /* left step 36, f3 */
        uint32_t x102 = m4 + (l33_2 + 0x6ed9eba0u);
        KEEP("r", x102);
        const uint32_t l36 = rotl32(x102 - ((l34 & ~l35) ^ l35_2), 7) + l34_2;
        const uint32_t l36_2 = rotl32(l34, 10);
        /* right step 36, f3 */
        uint32_t x103 = m3 + (r33_2 + 0x6d703ef2u);
        KEEP("r", x103);
        const uint32_t r36 = rotl32(x103 - ((r34 & ~r35) ^ r35_2), 11) + r34_2;
        const uint32_t r36_2 = rotl32(r34, 10);
        /* left step 37, f3 */
        uint32_t x104 = m9 + (l34_2 + 0x6ed9eba0u);
        KEEP("r", x104);
        const uint32_t l37 = rotl32(x104 - ((l35 & ~l36) ^ l36_2), 14) + l35_2;
        const uint32_t l37_2 = rotl32(l35, 10);
        /* right step 37, f3 */
        uint32_t x105 = m7 + (r34_2 + 0x6d703ef2u);
        KEEP("r", x105);
        const uint32_t r37 = rotl32(x105 - ((r35 & ~r36) ^ r36_2), 8) + r35_2;
        const uint32_t r37_2 = rotl32(r35, 10);
        /* left step 38, f3 */
        uint32_t x106 = m15 + (l35_2 + 0x6ed9eba0u);
        KEEP("r", x106);
        const uint32_t l38 = rotl32(x106 - ((l36 & ~l37) ^ l37_2), 9) + l36_2;
        const uint32_t l38_2 = rotl32(l36, 10);
        /* right step 38, f3 */
        uint32_t x107 = m14 + (r35_2 + 0x6d703ef2u);
        KEEP("r", x107);
        const uint32_t r38 = rotl32(x107 - ((r36 & ~r37) ^ r37_2), 6) + r36_2;
        const uint32_t r38_2 = rotl32(r36, 10);
        /* left step 39, f3 */
        uint32_t x108 = m8 + (l36_2 + 0x6ed9eba0u);
        KEEP("r", x108);
        const uint32_t l39 = rotl32(x108 - ((l37 & ~l38) ^ l38_2), 13) + l37_2;
        const uint32_t l39_2 = rotl32(l37, 10);
        /* right step 39, f3 */
        uint32_t x109 = m6 + (r36_2 + 0x6d703ef2u);
        KEEP("r", x109);
        const uint32_t r39 = rotl32(x109 - ((r37 & ~r38) ^ r38_2), 6) + r37_2;
        const uint32_t r39_2 = rotl32(r37, 10);
        /* left step 40, f3 */
        uint32_t x110 = m1 + (l37_2 + 0x6ed9eba0u);
        KEEP("r", x110);
        const uint32_t l40 = rotl32(x110 - ((l38 & ~l39) ^ l39_2), 15) + l38_2;
        const uint32_t l40_2 = rotl32(l38, 10);
        /* right step 40, f3 */
        uint32_t x111 = m9 + (r37_2 + 0x6d703ef2u);
        KEEP("r", x111);
        const uint32_t r40 = rotl32(x111 - ((r38 & ~r39) ^ r39_2), 14) + r38_2;
        const uint32_t r40_2 = rotl32(r38, 10);
        /* left step 41, f3 */
        uint32_t x112 = m2 + (l38_2 + 0x6ed9eba0u);
        KEEP("r", x112);
        const uint32_t l41 = rotl32(x112 - ((l39 & ~l40) ^ l40_2), 14) + l39_2;
        const uint32_t l41_2 = rotl32(l39, 10);
        /* right step 41, f3 */
        uint32_t x113 = m11 + (r38_2 + 0x6d703ef2u);
        KEEP("r", x113);
        const uint32_t r41 = rotl32(x113 - ((r39 & ~r40) ^ r40_2), 12) + r39_2;
        const uint32_t r41_2 = rotl32(r39, 10);
        /* left step 42, f3 */
        uint32_t x114 = m7 + (l39_2 + 0x6ed9eba0u);
        KEEP("r", x114);
        const uint32_t l42 = rotl32(x114 - ((l40 & ~l41) ^ l41_2), 8) + l40_2;
        const uint32_t l42_2 = rotl32(l40, 10);
        /* right step 42, f3 */
        uint32_t x115 = m8 + (r39_2 + 0x6d703ef2u);
        KEEP("r", x115);
        const uint32_t r42 = rotl32(x115 - ((r40 & ~r41) ^ r41_2), 13) + r40_2;
        const uint32_t r42_2 = rotl32(r40, 10);
        /* left step 43, f3 */
        uint32_t x116 = m0 + (l40_2 + 0x6ed9eba0u);
        KEEP("r", x116);
        const uint32_t l43 = rotl32(x116 - ((l41 & ~l42) ^ l42_2), 13) + l41_2;
        const uint32_t l43_2 = rotl32(l41, 10);
        /* right step 43, f3 */
        uint32_t x117 = m12 + (r40_2 + 0x6d703ef2u);
        KEEP("r", x117);
        const uint32_t r43 = rotl32(x117 - ((r41 & ~r42) ^ r42_2), 5) + r41_2;
        const uint32_t r43_2 = rotl32(r41, 10);
        /* left step 44, f3 */
        uint32_t x118 = m6 + (l41_2 + 0x6ed9eba0u);
        KEEP("r", x118);
        const uint32_t l44 = rotl32(x118 - ((l42 & ~l43) ^ l43_2), 6) + l42_2;
        const uint32_t l44_2 = rotl32(l42, 10);
        /* right step 44, f3 */
        uint32_t x119 = m2 + (r41_2 + 0x6d703ef2u);
        KEEP("r", x119);
        const uint32_t r44 = rotl32(x119 - ((r42 & ~r43) ^ r43_2), 14) + r42_2;
        const uint32_t r44_2 = rotl32(r42, 10);
        /* left step 45, f3 */
        uint32_t x120 = m13 + (l42_2 + 0x6ed9eba0u);
        KEEP("r", x120);
        const uint32_t l45 = rotl32(x120 - ((l43 & ~l44) ^ l44_2), 5) + l43_2;
        const uint32_t l45_2 = rotl32(l43, 10);
        /* right step 45, f3 */
        uint32_t x121 = m10 + (r42_2 + 0x6d703ef2u);
        KEEP("r", x121);
        const uint32_t r45 = rotl32(x121 - ((r43 & ~r44) ^ r44_2), 13) + r43_2;
        const uint32_t r45_2 = rotl32(r43, 10);
        /* left step 46, f3 */
        uint32_t x122 = m11 + (l43_2 + 0x6ed9eba0u);
        KEEP("r", x122);
        const uint32_t l46 = rotl32(x122 - ((l44 & ~l45) ^ l45_2), 12) + l44_2;
        const uint32_t l46_2 = rotl32(l44, 10);
        /* right step 46, f3 */
        uint32_t x123 = m0 + (r43_2 + 0x6d703ef2u);
        KEEP("r", x123);
        const uint32_t r46 = rotl32(x123 - ((r44 & ~r45) ^ r45_2), 13) + r44_2;
        const uint32_t r46_2 = rotl32(r44, 10);
        /* left step 47, f3 */
        uint32_t x124 = m5 + (l44_2 + 0x6ed9eba0u);
        KEEP("r", x124);
        const uint32_t l47 = rotl32(x124 - ((l45 & ~l46) ^ l46_2), 7) + l45_2;
        const uint32_t l47_2 = rotl32(l45, 10);
        /* right step 47, f3 */
        uint32_t x125 = m4 + (r44_2 + 0x6d703ef2u);
        KEEP("r", x125);
        const uint32_t r47 = rotl32(x125 - ((r45 & ~r46) ^ r46_2), 7) + r45_2;
        const uint32_t r47_2 = rotl32(r45, 10);
        /* left step 48, f3 */
        uint32_t x126 = m12 + (l45_2 + 0x6ed9eba0u);
        KEEP("r", x126);
        const uint32_t l48 = rotl32(x126 - ((l46 & ~l47) ^ l47_2), 5) + l46_2;
        const uint32_t l48_2 = rotl32(l46, 10);
        /* right step 48, f3 */
        uint32_t x127 = m13 + (r45_2 + 0x6d703ef2u);
        KEEP("r", x127);
        const uint32_t r48 = rotl32(x127 - ((r46 & ~r47) ^ r47_2), 5) + r46_2;
        const uint32_t r48_2 = rotl32(r46, 10);
        /* left step 49, f4 */
        uint32_t x128 = l46_2 + 0x8f1bbcdcu;
        KEEP("r", x128);
        uint32_t x129 = (l47 & ~l48_2) + x128 + m1;
        KEEP("r", x129);
        const uint32_t l49 = rotl32((l48 & l48_2) + x129, 11) + l47_2;
        const uint32_t l49_2 = rotl32(l47, 10);
        /* right step 49, f2 */
        uint32_t x130 = m8 + (r46_2 + 0x7a6d76e9u);
        KEEP("r", x130);
        const uint32_t r49 = rotl32(((r48 & r47) | (r48_2 & ~r48)) + x130, 15) + r47_2;
        const uint32_t r49_2 = rotl32(r47, 10);
        /* left step 50, f4 */
        uint32_t x131 = m9 + (l47_2 + 0x8f1bbcdcu);
        KEEP("r", x131);
        uint32_t x132 = (l48 & ~l49_2) + x131;
        KEEP("r", x132);
        const uint32_t l50 = rotl32((l49 & l49_2) + x132, 12) + l48_2;
        const uint32_t l50_2 = rotl32(l48, 10);
        /* right step 50, f2 */
        uint32_t x133 = m6 + (r47_2 + 0x7a6d76e9u);
        KEEP("r", x133);
        const uint32_t r50 = rotl32(((r49 & r48) | (r49_2 & ~r49)) + x133, 5) + r48_2;
        const uint32_t r50_2 = rotl32(r48, 10);
        /* left step 51, f4 */
        uint32_t x134 = m11 + (l48_2 + 0x8f1bbcdcu);
        KEEP("r", x134);
        uint32_t x135 = (l49 & ~l50_2) + x134;
        KEEP("r", x135);
        const uint32_t l51 = rotl32((l50 & l50_2) + x135, 14) + l49_2;
        const uint32_t l51_2 = rotl32(l49, 10);
        /* right step 51, f2 */
        uint32_t x136 = m4 + (r48_2 + 0x7a6d76e9u);
        KEEP("r", x136);
        const uint32_t r51 = rotl32(((r50 & r49) | (r50_2 & ~r50)) + x136, 8) + r49_2;
        const uint32_t r51_2 = rotl32(r49, 10);
        /* left step 52, f4 */
        uint32_t x137 = m10 + (l49_2 + 0x8f1bbcdcu);
        KEEP("r", x137);
        uint32_t x138 = (l50 & ~l51_2) + x137;
        KEEP("r", x138);
        const uint32_t l52 = rotl32((l51 & l51_2) + x138, 15) + l50_2;
        const uint32_t l52_2 = rotl32(l50, 10);
        /* right step 52, f2 */
        uint32_t x139 = m1 + (r49_2 + 0x7a6d76e9u);
        KEEP("r", x139);
        const uint32_t r52 = rotl32(((r51 & r50) | (r51_2 & ~r51)) + x139, 11) + r50_2;
        const uint32_t r52_2 = rotl32(r50, 10);
        /* left step 53, f4 */
        uint32_t x140 = m0 + (l50_2 + 0x8f1bbcdcu);
        KEEP("r", x140);
        uint32_t x141 = (l51 & ~l52_2) + x140;
        KEEP("r", x141);
        const uint32_t l53 = rotl32((l52 & l52_2) + x141, 14) + l51_2;
        const uint32_t l53_2 = rotl32(l51, 10);
        /* right step 53, f2 */
        uint32_t x142 = m3 + (r50_2 + 0x7a6d76e9u);
        KEEP("r", x142);
        const uint32_t r53 = rotl32(((r52 & r51) | (r52_2 & ~r52)) + x142, 14) + r51_2;
        const uint32_t r53_2 = rotl32(r51, 10);
        /* left step 54, f4 */
        uint32_t x143 = m8 + (l51_2 + 0x8f1bbcdcu);
        KEEP("r", x143);
        uint32_t x144 = (l52 & ~l53_2) + x143;
        KEEP("r", x144);
        const uint32_t l54 = rotl32((l53 & l53_2) + x144, 15) + l52_2;
        const uint32_t l54_2 = rotl32(l52, 10);
        /* right step 54, f2 */
        uint32_t x145 = m11 + (r51_2 + 0x7a6d76e9u);
        KEEP("r", x145);
        const uint32_t r54 = rotl32(((r53 & r52) | (r53_2 & ~r53)) + x145, 14) + r52_2;
        const uint32_t r54_2 = rotl32(r52, 10);
        /* left step 55, f4 */
        uint32_t x146 = m12 + (l52_2 + 0x8f1bbcdcu);
        KEEP("r", x146);
        uint32_t x147 = (l53 & ~l54_2) + x146;
        KEEP("r", x147);
        const uint32_t l55 = rotl32((l54 & l54_2) + x147, 9) + l53_2;
        const uint32_t l55_2 = rotl32(l53, 10);
        /* right step 55, f2 */
        uint32_t x148 = m15 + (r52_2 + 0x7a6d76e9u);
        KEEP("r", x148);
        const uint32_t r55 = rotl32(((r54 & r53) | (r54_2 & ~r54)) + x148, 6) + r53_2;
        const uint32_t r55_2 = rotl32(r53, 10);
        /* left step 56, f4 */
        uint32_t x149 = m4 + (l53_2 + 0x8f1bbcdcu);
        KEEP("r", x149);
        uint32_t x150 = (l54 & ~l55_2) + x149;
        KEEP("r", x150);
        const uint32_t l56 = rotl32((l55 & l55_2) + x150, 8) + l54_2;
        const uint32_t l56_2 = rotl32(l54, 10);
        /* right step 56, f2 */
        uint32_t x151 = m0 + (r53_2 + 0x7a6d76e9u);
        KEEP("r", x151);
        const uint32_t r56 = rotl32(((r55 & r54) | (r55_2 & ~r55)) + x151, 14) + r54_2;
        const uint32_t r56_2 = rotl32(r54, 10);
        /* left step 57, f4 */
        uint32_t x152 = m13 + (l54_2 + 0x8f1bbcdcu);
        KEEP("r", x152);
        uint32_t x153 = (l55 & ~l56_2) + x152;
        KEEP("r", x153);
        const uint32_t l57 = rotl32((l56 & l56_2) + x153, 9) + l55_2;
        const uint32_t l57_2 = rotl32(l55, 10);
        /* right step 57, f2 */
        uint32_t x154 = m5 + (r54_2 + 0x7a6d76e9u);
        KEEP("r", x154);
        const uint32_t r57 = rotl32(((r56 & r55) | (r56_2 & ~r56)) + x154, 6) + r55_2;
        const uint32_t r57_2 = rotl32(r55, 10);
        /* left step 58, f4 */
        uint32_t x155 = m3 + (l55_2 + 0x8f1bbcdcu);
        KEEP("r", x155);
        uint32_t x156 = (l56 & ~l57_2) + x155;
        KEEP("r", x156);
        const uint32_t l58 = rotl32((l57 & l57_2) + x156, 14) + l56_2;
        const uint32_t l58_2 = rotl32(l56, 10);
        /* right step 58, f2 */
        uint32_t x157 = m12 + (r55_2 + 0x7a6d76e9u);
        KEEP("r", x157);
        const uint32_t r58 = rotl32(((r57 & r56) | (r57_2 & ~r57)) + x157, 9) + r56_2;
        const uint32_t r58_2 = rotl32(r56, 10);
        /* left step 59, f4 */
        uint32_t x158 = m7 + (l56_2 + 0x8f1bbcdcu);
        KEEP("r", x158);
        uint32_t x159 = (l57 & ~l58_2) + x158;
        KEEP("r", x159);
        const uint32_t l59 = rotl32((l58 & l58_2) + x159, 5) + l57_2;
        const uint32_t l59_2 = rotl32(l57, 10);
        /* right step 59, f2 */
        uint32_t x160 = m2 + (r56_2 + 0x7a6d76e9u);
        KEEP("r", x160);
        const uint32_t r59 = rotl32(((r58 & r57) | (r58_2 & ~r58)) + x160, 12) + r57_2;
        const uint32_t r59_2 = rotl32(r57, 10);
        /* left step 60, f4 */
        uint32_t x161 = m15 + (l57_2 + 0x8f1bbcdcu);
        KEEP("r", x161);
        uint32_t x162 = (l58 & ~l59_2) + x161;
        KEEP("r", x162);
        const uint32_t l60 = rotl32((l59 & l59_2) + x162, 6) + l58_2;
        const uint32_t l60_2 = rotl32(l58, 10);
        /* right step 60, f2 */
        uint32_t x163 = m13 + (r57_2 + 0x7a6d76e9u);
        KEEP("r", x163);
        const uint32_t r60 = rotl32(((r59 & r58) | (r59_2 & ~r59)) + x163, 9) + r58_2;
        const uint32_t r60_2 = rotl32(r58, 10);
        /* left step 61, f4 */
        uint32_t x164 = m14 + (l58_2 + 0x8f1bbcdcu);
        KEEP("r", x164);
        uint32_t x165 = (l59 & ~l60_2) + x164;
        KEEP("r", x165);
        const uint32_t l61 = rotl32((l60 & l60_2) + x165, 8) + l59_2;
        const uint32_t l61_2 = rotl32(l59, 10);
        /* right step 61, f2 */
        uint32_t x166 = m9 + (r58_2 + 0x7a6d76e9u);
        KEEP("r", x166);
        const uint32_t r61 = rotl32(((r60 & r59) | (r60_2 & ~r60)) + x166, 12) + r59_2;
        const uint32_t r61_2 = rotl32(r59, 10);
        /* left step 62, f4 */
        uint32_t x167 = m5 + (l59_2 + 0x8f1bbcdcu);
        KEEP("r", x167);
        uint32_t x168 = (l60 & ~l61_2) + x167;
        KEEP("r", x168);
        const uint32_t l62 = rotl32((l61 & l61_2) + x168, 6) + l60_2;
        const uint32_t l62_2 = rotl32(l60, 10);
        /* right step 62, f2 */
        uint32_t x169 = m7 + (r59_2 + 0x7a6d76e9u);
        KEEP("r", x169);
        const uint32_t r62 = rotl32(((r61 & r60) | (r61_2 & ~r61)) + x169, 5) + r60_2;
        const uint32_t r62_2 = rotl32(r60, 10);
        /* left step 63, f4 */
        uint32_t x170 = m6 + (l60_2 + 0x8f1bbcdcu);
        KEEP("r", x170);
        uint32_t x171 = (l61 & ~l62_2) + x170;
        KEEP("r", x171);
        const uint32_t l63 = rotl32((l62 & l62_2) + x171, 5) + l61_2;
        const uint32_t l63_2 = rotl32(l61, 10);
        /* right step 63, f2 */
        uint32_t x172 = m10 + (r60_2 + 0x7a6d76e9u);
        KEEP("r", x172);
        const uint32_t r63 = rotl32(((r62 & r61) | (r62_2 & ~r62)) + x172, 15) + r61_2;
        const uint32_t r63_2 = rotl32(r61, 10);
        /* left step 64, f4 */
        uint32_t x173 = m2 + (l61_2 + 0x8f1bbcdcu);
        KEEP("r", x173);
        uint32_t x174 = (l62 & ~l63_2) + x173;
        KEEP("r", x174);
        const uint32_t l64 = rotl32((l63 & l63_2) + x174, 12) + l62_2;
        const uint32_t l64_2 = rotl32(l62, 10);
        /* right step 64, f2 */
        uint32_t x175 = m14 + (r61_2 + 0x7a6d76e9u);
        KEEP("r", x175);
        const uint32_t r64 = rotl32(((r63 & r62) | (r63_2 & ~r63)) + x175, 8) + r62_2;
        const uint32_t r64_2 = rotl32(r62, 10);
        /* left step 65, f5 */
        uint32_t x176 = m4 + (l62_2 + 0xa953fd4du);
        KEEP("r", x176);
        const uint32_t l65 = rotl32(x176 - (l64 ^ (l64_2 & ~l63)), 9) + l63_2;
        const uint32_t l65_2 = rotl32(l63, 10);
        /* right step 65, f1 */
        uint32_t x177 = r64_2 ^ r63;
        KEEP("r", x177);
        uint32_t x178 = m12 + r62_2;
        KEEP("r", x178);
        const uint32_t r65 = rotl32((r64 ^ x177) + x178, 8) + r63_2;
        const uint32_t r65_2 = rotl32(r63, 10);
        /* left step 66, f5 */
        uint32_t x179 = m0 + (l63_2 + 0xa953fd4du);
        KEEP("r", x179);
        const uint32_t l66 = rotl32(x179 - (l65 ^ (l65_2 & ~l64)), 15) + l64_2;
        const uint32_t l66_2 = rotl32(l64, 10);
        /* right step 66, f1 */
        uint32_t x180 = r65_2 ^ r64;
        KEEP("r", x180);
        uint32_t x181 = m15 + r63_2;
        KEEP("r", x181);
        const uint32_t r66 = rotl32((r65 ^ x180) + x181, 5) + r64_2;
        const uint32_t r66_2 = rotl32(r64, 10);
        /* left step 67, f5 */
        uint32_t x182 = m5 + (l64_2 + 0xa953fd4du);
        KEEP("r", x182);
        const uint32_t l67 = rotl32(x182 - (l66 ^ (l66_2 & ~l65)), 5) + l65_2;
        const uint32_t l67_2 = rotl32(l65, 10);
        /* right step 67, f1 */
        uint32_t x183 = r66_2 ^ r65;
        KEEP("r", x183);
        uint32_t x184 = m10 + r64_2;
        KEEP("r", x184);
        const uint32_t r67 = rotl32((r66 ^ x183) + x184, 12) + r65_2;
        const uint32_t r67_2 = rotl32(r65, 10);
        /* left step 68, f5 */
        uint32_t x185 = m9 + (l65_2 + 0xa953fd4du);
        KEEP("r", x185);
        const uint32_t l68 = rotl32(x185 - (l67 ^ (l67_2 & ~l66)), 11) + l66_2;
        const uint32_t l68_2 = rotl32(l66, 10);
        /* right step 68, f1 */
        uint32_t x186 = r67_2 ^ r66;
        KEEP("r", x186);
        uint32_t x187 = m4 + r65_2;
        KEEP("r", x187);
        const uint32_t r68 = rotl32((r67 ^ x186) + x187, 9) + r66_2;
        const uint32_t r68_2 = rotl32(r66, 10);
        /* left step 69, f5 */
        uint32_t x188 = m7 + (l66_2 + 0xa953fd4du);
        KEEP("r", x188);
        const uint32_t l69 = rotl32(x188 - (l68 ^ (l68_2 & ~l67)), 6) + l67_2;
        const uint32_t l69_2 = rotl32(l67, 10);
        /* right step 69, f1 */
        uint32_t x189 = r68_2 ^ r67;
        KEEP("r", x189);
        uint32_t x190 = m1 + r66_2;
        KEEP("r", x190);
        const uint32_t r69 = rotl32((r68 ^ x189) + x190, 12) + r67_2;
        const uint32_t r69_2 = rotl32(r67, 10);
        /* left step 70, f5 */
        uint32_t x191 = m12 + (l67_2 + 0xa953fd4du);
        KEEP("r", x191);
        const uint32_t l70 = rotl32(x191 - (l69 ^ (l69_2 & ~l68)), 8) + l68_2;
        const uint32_t l70_2 = rotl32(l68, 10);
        /* right step 70, f1 */
        uint32_t x192 = r69_2 ^ r68;
        KEEP("r", x192);
        uint32_t x193 = m5 + r67_2;
        KEEP("r", x193);
        const uint32_t r70 = rotl32((r69 ^ x192) + x193, 5) + r68_2;
        const uint32_t r70_2 = rotl32(r68, 10);
        /* left step 71, f5 */
        uint32_t x194 = m2 + (l68_2 + 0xa953fd4du);
        KEEP("r", x194);
        const uint32_t l71 = rotl32(x194 - (l70 ^ (l70_2 & ~l69)), 13) + l69_2;
        const uint32_t l71_2 = rotl32(l69, 10);
        /* right step 71, f1 */
        uint32_t x195 = r70_2 ^ r69;
        KEEP("r", x195);
        uint32_t x196 = m8 + r68_2;
        KEEP("r", x196);
        const uint32_t r71 = rotl32((r70 ^ x195) + x196, 14) + r69_2;
        const uint32_t r71_2 = rotl32(r69, 10);
        /* left step 72, f5 */
        uint32_t x197 = m10 + (l69_2 + 0xa953fd4du);
        KEEP("r", x197);
        const uint32_t l72 = rotl32(x197 - (l71 ^ (l71_2 & ~l70)), 12) + l70_2;
        const uint32_t l72_2 = rotl32(l70, 10);
        /* right step 72, f1 */
        uint32_t x198 = r71_2 ^ r70;
        KEEP("r", x198);
        uint32_t x199 = m7 + r69_2;
        KEEP("r", x199);
        const uint32_t r72 = rotl32((r71 ^ x198) + x199, 6) + r70_2;
        const uint32_t r72_2 = rotl32(r70, 10);
        /* left step 73, f5 */
        uint32_t x200 = m14 + (l70_2 + 0xa953fd4du);
        KEEP("r", x200);
        const uint32_t l73 = rotl32(x200 - (l72 ^ (l72_2 & ~l71)), 5) + l71_2;
        const uint32_t l73_2 = rotl32(l71, 10);
        /* right step 73, f1 */
        uint32_t x201 = r72_2 ^ r71;
        KEEP("r", x201);
        uint32_t x202 = m6 + r70_2;
        KEEP("r", x202);
        const uint32_t r73 = rotl32((r72 ^ x201) + x202, 8) + r71_2;
        const uint32_t r73_2 = rotl32(r71, 10);
        /* left step 74, f5 */
        uint32_t x203 = m1 + (l71_2 + 0xa953fd4du);
        KEEP("r", x203);
        const uint32_t l74 = rotl32(x203 - (l73 ^ (l73_2 & ~l72)), 12) + l72_2;
        const uint32_t l74_2 = rotl32(l72, 10);
        /* right step 74, f1 */
        uint32_t x204 = r73_2 ^ r72;
        KEEP("r", x204);
        uint32_t x205 = m2 + r71_2;
        KEEP("r", x205);
        const uint32_t r74 = rotl32((r73 ^ x204) + x205, 13) + r72_2;
        const uint32_t r74_2 = rotl32(r72, 10);
        /* left step 75, f5 */
        uint32_t x206 = m3 + (l72_2 + 0xa953fd4du);
        KEEP("r", x206);
        const uint32_t l75 = rotl32(x206 - (l74 ^ (l74_2 & ~l73)), 13) + l73_2;
        const uint32_t l75_2 = rotl32(l73, 10);
        /* right step 75, f1 */
        uint32_t x207 = r74_2 ^ r73;
        KEEP("r", x207);
        uint32_t x208 = m13 + r72_2;
        KEEP("r", x208);
        const uint32_t r75 = rotl32((r74 ^ x207) + x208, 6) + r73_2;
        const uint32_t r75_2 = rotl32(r73, 10);
        /* left step 76, f5 */
        uint32_t x209 = m8 + (l73_2 + 0xa953fd4du);
        KEEP("r", x209);
        const uint32_t l76 = rotl32(x209 - (l75 ^ (l75_2 & ~l74)), 14) + l74_2;
        const uint32_t l76_2 = rotl32(l74, 10);
        /* right step 76, f1 */
        uint32_t x210 = r75_2 ^ r74;
        KEEP("r", x210);
        uint32_t x211 = m14 + r73_2;
        KEEP("r", x211);
        const uint32_t r76 = rotl32((r75 ^ x210) + x211, 5) + r74_2;
        const uint32_t r76_2 = rotl32(r74, 10);
        /* left step 77, f5 */
        uint32_t x212 = m11 + (l74_2 + 0xa953fd4du);
        KEEP("r", x212);
        const uint32_t l77 = rotl32(x212 - (l76 ^ (l76_2 & ~l75)), 11) + l75_2;
        const uint32_t l77_2 = rotl32(l75, 10);
        /* right step 77, f1 */
        uint32_t x213 = r76_2 ^ r75;
        KEEP("r", x213);
        uint32_t x214 = m0 + r74_2;
        KEEP("r", x214);
        const uint32_t r77 = rotl32((r76 ^ x213) + x214, 15) + r75_2;
        const uint32_t r77_2 = rotl32(r75, 10);
        /* left step 78, f5 */
        uint32_t x215 = m6 + (l75_2 + 0xa953fd4du);
        KEEP("r", x215);
        const uint32_t l78 = rotl32(x215 - (l77 ^ (l77_2 & ~l76)), 8) + l76_2;
        const uint32_t l78_2 = rotl32(l76, 10);
        /* right step 78, f1 */
        uint32_t x216 = r77_2 ^ r76;
        KEEP("r", x216);
        uint32_t x217 = m3 + r75_2;
        KEEP("r", x217);
        const uint32_t r78 = rotl32((r77 ^ x216) + x217, 13) + r76_2;
        const uint32_t r78_2 = rotl32(r76, 10);
        /* left step 79, f5 */
        uint32_t x218 = m15 + (l76_2 + 0xa953fd4du);
        KEEP("r", x218);
        const uint32_t l79 = rotl32(x218 - (l78 ^ (l78_2 & ~l77)), 5) + l77_2;
        const uint32_t l79_2 = rotl32(l77, 10);
        /* right step 79, f1 */
        uint32_t x219 = r78_2 ^ r77;
        KEEP("r", x219);
        uint32_t x220 = m9 + r76_2;
        KEEP("r", x220);
        const uint32_t r79 = rotl32((r78 ^ x219) + x220, 11) + r77_2;
        const uint32_t r79_2 = rotl32(r77, 10);
        /* left step 80, f5 */
        uint32_t x221 = m13 + (l77_2 + 0xa953fd4du);
        KEEP("r", x221);
        const uint32_t l80 = rotl32(x221 - (l79 ^ (l79_2 & ~l78)), 6) + l78_2;
        const uint32_t l80_2 = rotl32(l78, 10);
        /* right step 80, f1 */
        uint32_t x222 = r79_2 ^ r78;
        KEEP("r", x222);
        uint32_t x223 = m11 + r77_2;
        KEEP("r", x223);
        const uint32_t r80 = rotl32((r79 ^ x222) + x223, 11) + r78_2;
        const uint32_t r80_2 = rotl32(r78, 10);
        uint32_t x224 = r80_2 + h1;
        KEEP("r", x224);
        uint32_t x225 = r79_2 + h2;
        KEEP("r", x225);
        uint32_t x226 = r78_2 + h3;
        KEEP("r", x226);
        uint32_t x227 = l78_2 + h4;
        KEEP("r", x227);
        uint32_t x228 = r79 + h0;
        KEEP("r", x228);

        const uint32_t h0_next = l79 + x224;
        const uint32_t h1_next = l80_2 + x225;
        const uint32_t h2_next = l79_2 + x226;
        const uint32_t h3_next = r80 + x227;
        const uint32_t h4_next = l80 + x228;
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

#else

/* portable */

#include "ripemd160.h"

static uint32_t load32(const uint8_t *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 |
           (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static uint32_t rotl32(uint32_t x, int n)
{
    return x << n | x >> (32 - n);
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
        const uint32_t l1 = rotl32((h2 ^ h1 ^ h3) + (h0 + m0), 11) + h4;
        const uint32_t l1_2 = rotl32(h2, 10);
        /* right step 1, f5 */
        const uint32_t r1 = rotl32(((h2 | ~h3) ^ h1) + (m5 + 0x50a28be6u + h0), 8) + h4;
        /* left step 2, f1 */
        const uint32_t l2 = rotl32((l1 ^ (l1_2 ^ h1)) + (m1 + h4), 14) + h3;
        const uint32_t l2_2 = rotl32(h1, 10);
        /* right step 2, f5 */
        const uint32_t r2 = rotl32((r1 ^ (h1 | ~l1_2)) + (m14 + (h4 + 0x50a28be6u)), 9) + h3;
        /* left step 3, f1 */
        const uint32_t l3 = rotl32((l2 ^ (l2_2 ^ l1)) + (m2 + h3), 15) + l1_2;
        const uint32_t l3_2 = rotl32(l1, 10);
        /* right step 3, f5 */
        const uint32_t r3 = rotl32((r2 ^ (r1 | ~l2_2)) + (m7 + (h3 + 0x50a28be6u)), 9) + l1_2;
        const uint32_t r3_2 = rotl32(r1, 10);
        /* left step 4, f1 */
        const uint32_t l4 = rotl32((l3 ^ (l3_2 ^ l2)) + (m3 + l1_2), 12) + l2_2;
        const uint32_t l4_2 = rotl32(l2, 10);
        /* right step 4, f5 */
        const uint32_t r4 = rotl32((r3 ^ (r2 | ~r3_2)) + (m0 + (l1_2 + 0x50a28be6u)), 11) + l2_2;
        const uint32_t r4_2 = rotl32(r2, 10);
        /* left step 5, f1 */
        const uint32_t l5 = rotl32((l4 ^ (l4_2 ^ l3)) + (m4 + l2_2), 5) + l3_2;
        const uint32_t l5_2 = rotl32(l3, 10);
        /* right step 5, f5 */
        const uint32_t r5 = rotl32((r4 ^ (r3 | ~r4_2)) + (m9 + (l2_2 + 0x50a28be6u)), 13) + r3_2;
        const uint32_t r5_2 = rotl32(r3, 10);
        /* left step 6, f1 */
        const uint32_t l6 = rotl32((l5 ^ (l5_2 ^ l4)) + (m5 + l3_2), 8) + l4_2;
        const uint32_t l6_2 = rotl32(l4, 10);
        /* right step 6, f5 */
        const uint32_t r6 = rotl32((r5 ^ (r4 | ~r5_2)) + (m2 + (r3_2 + 0x50a28be6u)), 15) + r4_2;
        const uint32_t r6_2 = rotl32(r4, 10);
        /* left step 7, f1 */
        const uint32_t l7 = rotl32((l6 ^ (l6_2 ^ l5)) + (m6 + l4_2), 7) + l5_2;
        const uint32_t l7_2 = rotl32(l5, 10);
        /* right step 7, f5 */
        const uint32_t r7 = rotl32((r6 ^ (r5 | ~r6_2)) + (m11 + (r4_2 + 0x50a28be6u)), 15) + r5_2;
        const uint32_t r7_2 = rotl32(r5, 10);
        /* left step 8, f1 */
        const uint32_t l8 = rotl32((l7 ^ (l7_2 ^ l6)) + (m7 + l5_2), 9) + l6_2;
        const uint32_t l8_2 = rotl32(l6, 10);
        /* right step 8, f5 */
        const uint32_t r8 = rotl32((r7 ^ (r6 | ~r7_2)) + (m4 + (r5_2 + 0x50a28be6u)), 5) + r6_2;
        const uint32_t r8_2 = rotl32(r6, 10);
        /* left step 9, f1 */
        const uint32_t l9 = rotl32((l8 ^ (l8_2 ^ l7)) + (m8 + l6_2), 11) + l7_2;
        const uint32_t l9_2 = rotl32(l7, 10);
        /* right step 9, f5 */
        const uint32_t r9 = rotl32((r8 ^ (r7 | ~r8_2)) + (m13 + (r6_2 + 0x50a28be6u)), 7) + r7_2;
        const uint32_t r9_2 = rotl32(r7, 10);
        /* left step 10, f1 */
        const uint32_t l10 = rotl32((l9 ^ (l9_2 ^ l8)) + (m9 + l7_2), 13) + l8_2;
        const uint32_t l10_2 = rotl32(l8, 10);
        /* right step 10, f5 */
        const uint32_t r10 = rotl32((r9 ^ (r8 | ~r9_2)) + (m6 + (r7_2 + 0x50a28be6u)), 7) + r8_2;
        const uint32_t r10_2 = rotl32(r8, 10);
        /* left step 11, f1 */
        const uint32_t l11 = rotl32((l10 ^ (l10_2 ^ l9)) + (m10 + l8_2), 14) + l9_2;
        const uint32_t l11_2 = rotl32(l9, 10);
        /* right step 11, f5 */
        const uint32_t r11 = rotl32((r10 ^ (r9 | ~r10_2)) + (m15 + (r8_2 + 0x50a28be6u)), 8) + r9_2;
        const uint32_t r11_2 = rotl32(r9, 10);
        /* left step 12, f1 */
        const uint32_t l12 = rotl32((l11 ^ (l11_2 ^ l10)) + (m11 + l9_2), 15) + l10_2;
        const uint32_t l12_2 = rotl32(l10, 10);
        /* right step 12, f5 */
        const uint32_t r12 = rotl32((r11 ^ (r10 | ~r11_2)) + (m8 + (r9_2 + 0x50a28be6u)), 11) + r10_2;
        const uint32_t r12_2 = rotl32(r10, 10);
        /* left step 13, f1 */
        const uint32_t l13 = rotl32((l12 ^ (l12_2 ^ l11)) + (m12 + l10_2), 6) + l11_2;
        const uint32_t l13_2 = rotl32(l11, 10);
        /* right step 13, f5 */
        const uint32_t r13 = rotl32((r12 ^ (r11 | ~r12_2)) + (m1 + (r10_2 + 0x50a28be6u)), 14) + r11_2;
        const uint32_t r13_2 = rotl32(r11, 10);
        /* left step 14, f1 */
        const uint32_t l14 = rotl32((l13 ^ (l13_2 ^ l12)) + (m13 + l11_2), 7) + l12_2;
        const uint32_t l14_2 = rotl32(l12, 10);
        /* right step 14, f5 */
        const uint32_t r14 = rotl32((r13 ^ (r12 | ~r13_2)) + (m10 + (r11_2 + 0x50a28be6u)), 14) + r12_2;
        const uint32_t r14_2 = rotl32(r12, 10);
        /* left step 15, f1 */
        const uint32_t l15 = rotl32((l14 ^ (l14_2 ^ l13)) + (m14 + l12_2), 9) + l13_2;
        const uint32_t l15_2 = rotl32(l13, 10);
        /* right step 15, f5 */
        const uint32_t r15 = rotl32((r14 ^ (r13 | ~r14_2)) + (m3 + (r12_2 + 0x50a28be6u)), 12) + r13_2;
        const uint32_t r15_2 = rotl32(r13, 10);
        /* left step 16, f1 */
        const uint32_t l16 = rotl32((l15 ^ (l15_2 ^ l14)) + (m15 + l13_2), 8) + l14_2;
        const uint32_t l16_2 = rotl32(l14, 10);
        /* right step 16, f5 */
        const uint32_t r16 = rotl32((r15 ^ (r14 | ~r15_2)) + (m12 + (r13_2 + 0x50a28be6u)), 6) + r14_2;
        const uint32_t r16_2 = rotl32(r14, 10);
        /* left step 17, f2 */
        const uint32_t l17 = rotl32((((l15 ^ l16_2) & l16) ^ l16_2) + (m7 + (l14_2 + 0x5a827999u)), 7) + l15_2;
        const uint32_t l17_2 = rotl32(l15, 10);
        /* right step 17, f4 */
        const uint32_t r17 = rotl32((r16 & r16_2) + ((r15 & ~r16_2) + (m6 + (r14_2 + 0x5c4dd124u))), 9) + r15_2;
        const uint32_t r17_2 = rotl32(r15, 10);
        /* left step 18, f2 */
        const uint32_t l18 = rotl32((((l16 ^ l17_2) & l17) ^ l17_2) + (m4 + (l15_2 + 0x5a827999u)), 6) + l16_2;
        const uint32_t l18_2 = rotl32(l16, 10);
        /* right step 18, f4 */
        const uint32_t r18 = rotl32((r17 & r17_2) + ((r16 & ~r17_2) + (m11 + (r15_2 + 0x5c4dd124u))), 13) + r16_2;
        const uint32_t r18_2 = rotl32(r16, 10);
        /* left step 19, f2 */
        const uint32_t l19 = rotl32((((l17 ^ l18_2) & l18) ^ l18_2) + (m13 + (l16_2 + 0x5a827999u)), 8) + l17_2;
        const uint32_t l19_2 = rotl32(l17, 10);
        /* right step 19, f4 */
        const uint32_t r19 = rotl32((r18 & r18_2) + ((r17 & ~r18_2) + (m3 + (r16_2 + 0x5c4dd124u))), 15) + r17_2;
        const uint32_t r19_2 = rotl32(r17, 10);
        /* left step 20, f2 */
        const uint32_t l20 = rotl32((((l18 ^ l19_2) & l19) ^ l19_2) + (m1 + (l17_2 + 0x5a827999u)), 13) + l18_2;
        const uint32_t l20_2 = rotl32(l18, 10);
        /* right step 20, f4 */
        const uint32_t r20 = rotl32((r19 & r19_2) + ((r18 & ~r19_2) + (m7 + (r17_2 + 0x5c4dd124u))), 7) + r18_2;
        const uint32_t r20_2 = rotl32(r18, 10);
        /* left step 21, f2 */
        const uint32_t l21 = rotl32((((l19 ^ l20_2) & l20) ^ l20_2) + (m10 + (l18_2 + 0x5a827999u)), 11) + l19_2;
        const uint32_t l21_2 = rotl32(l19, 10);
        /* right step 21, f4 */
        const uint32_t r21 = rotl32((r20 & r20_2) + ((r19 & ~r20_2) + (m0 + (r18_2 + 0x5c4dd124u))), 12) + r19_2;
        const uint32_t r21_2 = rotl32(r19, 10);
        /* left step 22, f2 */
        const uint32_t l22 = rotl32((((l20 ^ l21_2) & l21) ^ l21_2) + (m6 + (l19_2 + 0x5a827999u)), 9) + l20_2;
        const uint32_t l22_2 = rotl32(l20, 10);
        /* right step 22, f4 */
        const uint32_t r22 = rotl32((r21 & r21_2) + ((r20 & ~r21_2) + (m13 + (r19_2 + 0x5c4dd124u))), 8) + r20_2;
        const uint32_t r22_2 = rotl32(r20, 10);
        /* left step 23, f2 */
        const uint32_t l23 = rotl32((((l21 ^ l22_2) & l22) ^ l22_2) + (m15 + (l20_2 + 0x5a827999u)), 7) + l21_2;
        const uint32_t l23_2 = rotl32(l21, 10);
        /* right step 23, f4 */
        const uint32_t r23 = rotl32((r22 & r22_2) + ((r21 & ~r22_2) + (m5 + (r20_2 + 0x5c4dd124u))), 9) + r21_2;
        const uint32_t r23_2 = rotl32(r21, 10);
        /* left step 24, f2 */
        const uint32_t l24 = rotl32((((l22 ^ l23_2) & l23) ^ l23_2) + (m3 + (l21_2 + 0x5a827999u)), 15) + l22_2;
        const uint32_t l24_2 = rotl32(l22, 10);
        /* right step 24, f4 */
        const uint32_t r24 = rotl32((r23 & r23_2) + ((r22 & ~r23_2) + (m10 + (r21_2 + 0x5c4dd124u))), 11) + r22_2;
        const uint32_t r24_2 = rotl32(r22, 10);
        /* left step 25, f2 */
        const uint32_t l25 = rotl32((((l23 ^ l24_2) & l24) ^ l24_2) + (m12 + (l22_2 + 0x5a827999u)), 7) + l23_2;
        const uint32_t l25_2 = rotl32(l23, 10);
        /* right step 25, f4 */
        const uint32_t r25 = rotl32((r24 & r24_2) + ((r23 & ~r24_2) + (m14 + (r22_2 + 0x5c4dd124u))), 7) + r23_2;
        const uint32_t r25_2 = rotl32(r23, 10);
        /* left step 26, f2 */
        const uint32_t l26 = rotl32((((l24 ^ l25_2) & l25) ^ l25_2) + (m0 + (l23_2 + 0x5a827999u)), 12) + l24_2;
        const uint32_t l26_2 = rotl32(l24, 10);
        /* right step 26, f4 */
        const uint32_t r26 = rotl32((r25 & r25_2) + ((r24 & ~r25_2) + (m15 + (r23_2 + 0x5c4dd124u))), 7) + r24_2;
        const uint32_t r26_2 = rotl32(r24, 10);
        /* left step 27, f2 */
        const uint32_t l27 = rotl32((((l25 ^ l26_2) & l26) ^ l26_2) + (m9 + (l24_2 + 0x5a827999u)), 15) + l25_2;
        const uint32_t l27_2 = rotl32(l25, 10);
        /* right step 27, f4 */
        const uint32_t r27 = rotl32((r26 & r26_2) + ((r25 & ~r26_2) + (m8 + (r24_2 + 0x5c4dd124u))), 12) + r25_2;
        const uint32_t r27_2 = rotl32(r25, 10);
        /* left step 28, f2 */
        const uint32_t l28 = rotl32((((l26 ^ l27_2) & l27) ^ l27_2) + (m5 + (l25_2 + 0x5a827999u)), 9) + l26_2;
        const uint32_t l28_2 = rotl32(l26, 10);
        /* right step 28, f4 */
        const uint32_t r28 = rotl32((r27 & r27_2) + ((r26 & ~r27_2) + (m12 + (r25_2 + 0x5c4dd124u))), 7) + r26_2;
        const uint32_t r28_2 = rotl32(r26, 10);
        /* left step 29, f2 */
        const uint32_t l29 = rotl32((((l27 ^ l28_2) & l28) ^ l28_2) + (m2 + (l26_2 + 0x5a827999u)), 11) + l27_2;
        const uint32_t l29_2 = rotl32(l27, 10);
        /* right step 29, f4 */
        const uint32_t r29 = rotl32((r28 & r28_2) + ((r27 & ~r28_2) + (m4 + (r26_2 + 0x5c4dd124u))), 6) + r27_2;
        const uint32_t r29_2 = rotl32(r27, 10);
        /* left step 30, f2 */
        const uint32_t l30 = rotl32((((l28 ^ l29_2) & l29) ^ l29_2) + (m14 + (l27_2 + 0x5a827999u)), 7) + l28_2;
        const uint32_t l30_2 = rotl32(l28, 10);
        /* right step 30, f4 */
        const uint32_t r30 = rotl32((r29 & r29_2) + ((r28 & ~r29_2) + (m9 + (r27_2 + 0x5c4dd124u))), 15) + r28_2;
        const uint32_t r30_2 = rotl32(r28, 10);
        /* left step 31, f2 */
        const uint32_t l31 = rotl32((((l29 ^ l30_2) & l30) ^ l30_2) + (m11 + (l28_2 + 0x5a827999u)), 13) + l29_2;
        const uint32_t l31_2 = rotl32(l29, 10);
        /* right step 31, f4 */
        const uint32_t r31 = rotl32((r30 & r30_2) + ((r29 & ~r30_2) + (m1 + (r28_2 + 0x5c4dd124u))), 13) + r29_2;
        const uint32_t r31_2 = rotl32(r29, 10);
        /* left step 32, f2 */
        const uint32_t l32 = rotl32((((l30 ^ l31_2) & l31) ^ l31_2) + (m8 + (l29_2 + 0x5a827999u)), 12) + l30_2;
        const uint32_t l32_2 = rotl32(l30, 10);
        /* right step 32, f4 */
        const uint32_t r32 = rotl32((r31 & r31_2) + ((r30 & ~r31_2) + (m2 + (r29_2 + 0x5c4dd124u))), 11) + r30_2;
        const uint32_t r32_2 = rotl32(r30, 10);
        /* left step 33, f3 */
        const uint32_t l33 = rotl32(((l32 | ~l31) ^ l32_2) + (m3 + (l30_2 + 0x6ed9eba1u)), 11) + l31_2;
        const uint32_t l33_2 = rotl32(l31, 10);
        /* right step 33, f3 */
        const uint32_t r33 = rotl32(((r32 | ~r31) ^ r32_2) + (m15 + (r30_2 + 0x6d703ef3u)), 9) + r31_2;
        const uint32_t r33_2 = rotl32(r31, 10);
        /* left step 34, f3 */
        const uint32_t l34 = rotl32(((l33 | ~l32) ^ l33_2) + (m10 + (l31_2 + 0x6ed9eba1u)), 13) + l32_2;
        const uint32_t l34_2 = rotl32(l32, 10);
        /* right step 34, f3 */
        const uint32_t r34 = rotl32(((r33 | ~r32) ^ r33_2) + (m5 + (r31_2 + 0x6d703ef3u)), 7) + r32_2;
        const uint32_t r34_2 = rotl32(r32, 10);
        /* left step 35, f3 */
        const uint32_t l35 = rotl32(((l34 | ~l33) ^ l34_2) + (m14 + (l32_2 + 0x6ed9eba1u)), 6) + l33_2;
        const uint32_t l35_2 = rotl32(l33, 10);
        /* right step 35, f3 */
        const uint32_t r35 = rotl32(((r34 | ~r33) ^ r34_2) + (m1 + (r32_2 + 0x6d703ef3u)), 15) + r33_2;
        const uint32_t r35_2 = rotl32(r33, 10);
        /* left step 36, f3 */
        const uint32_t l36 = rotl32(((l35 | ~l34) ^ l35_2) + (m4 + (l33_2 + 0x6ed9eba1u)), 7) + l34_2;
        const uint32_t l36_2 = rotl32(l34, 10);
        /* right step 36, f3 */
        const uint32_t r36 = rotl32(((r35 | ~r34) ^ r35_2) + (m3 + (r33_2 + 0x6d703ef3u)), 11) + r34_2;
        const uint32_t r36_2 = rotl32(r34, 10);
        /* left step 37, f3 */
        const uint32_t l37 = rotl32(((l36 | ~l35) ^ l36_2) + (m9 + (l34_2 + 0x6ed9eba1u)), 14) + l35_2;
        const uint32_t l37_2 = rotl32(l35, 10);
        /* right step 37, f3 */
        const uint32_t r37 = rotl32(((r36 | ~r35) ^ r36_2) + (m7 + (r34_2 + 0x6d703ef3u)), 8) + r35_2;
        const uint32_t r37_2 = rotl32(r35, 10);
        /* left step 38, f3 */
        const uint32_t l38 = rotl32(((l37 | ~l36) ^ l37_2) + (m15 + (l35_2 + 0x6ed9eba1u)), 9) + l36_2;
        const uint32_t l38_2 = rotl32(l36, 10);
        /* right step 38, f3 */
        const uint32_t r38 = rotl32(((r37 | ~r36) ^ r37_2) + (m14 + (r35_2 + 0x6d703ef3u)), 6) + r36_2;
        const uint32_t r38_2 = rotl32(r36, 10);
        /* left step 39, f3 */
        const uint32_t l39 = rotl32(((l38 | ~l37) ^ l38_2) + (m8 + (l36_2 + 0x6ed9eba1u)), 13) + l37_2;
        const uint32_t l39_2 = rotl32(l37, 10);
        /* right step 39, f3 */
        const uint32_t r39 = rotl32(((r38 | ~r37) ^ r38_2) + (m6 + (r36_2 + 0x6d703ef3u)), 6) + r37_2;
        const uint32_t r39_2 = rotl32(r37, 10);
        /* left step 40, f3 */
        const uint32_t l40 = rotl32(((l39 | ~l38) ^ l39_2) + (m1 + (l37_2 + 0x6ed9eba1u)), 15) + l38_2;
        const uint32_t l40_2 = rotl32(l38, 10);
        /* right step 40, f3 */
        const uint32_t r40 = rotl32(((r39 | ~r38) ^ r39_2) + (m9 + (r37_2 + 0x6d703ef3u)), 14) + r38_2;
        const uint32_t r40_2 = rotl32(r38, 10);
        /* left step 41, f3 */
        const uint32_t l41 = rotl32(((l40 | ~l39) ^ l40_2) + (m2 + (l38_2 + 0x6ed9eba1u)), 14) + l39_2;
        const uint32_t l41_2 = rotl32(l39, 10);
        /* right step 41, f3 */
        const uint32_t r41 = rotl32(((r40 | ~r39) ^ r40_2) + (m11 + (r38_2 + 0x6d703ef3u)), 12) + r39_2;
        const uint32_t r41_2 = rotl32(r39, 10);
        /* left step 42, f3 */
        const uint32_t l42 = rotl32(((l41 | ~l40) ^ l41_2) + (m7 + (l39_2 + 0x6ed9eba1u)), 8) + l40_2;
        const uint32_t l42_2 = rotl32(l40, 10);
        /* right step 42, f3 */
        const uint32_t r42 = rotl32(((r41 | ~r40) ^ r41_2) + (m8 + (r39_2 + 0x6d703ef3u)), 13) + r40_2;
        const uint32_t r42_2 = rotl32(r40, 10);
        /* left step 43, f3 */
        const uint32_t l43 = rotl32(((l42 | ~l41) ^ l42_2) + (m0 + (l40_2 + 0x6ed9eba1u)), 13) + l41_2;
        const uint32_t l43_2 = rotl32(l41, 10);
        /* right step 43, f3 */
        const uint32_t r43 = rotl32(((r42 | ~r41) ^ r42_2) + (m12 + (r40_2 + 0x6d703ef3u)), 5) + r41_2;
        const uint32_t r43_2 = rotl32(r41, 10);
        /* left step 44, f3 */
        const uint32_t l44 = rotl32(((l43 | ~l42) ^ l43_2) + (m6 + (l41_2 + 0x6ed9eba1u)), 6) + l42_2;
        const uint32_t l44_2 = rotl32(l42, 10);
        /* right step 44, f3 */
        const uint32_t r44 = rotl32(((r43 | ~r42) ^ r43_2) + (m2 + (r41_2 + 0x6d703ef3u)), 14) + r42_2;
        const uint32_t r44_2 = rotl32(r42, 10);
        /* left step 45, f3 */
        const uint32_t l45 = rotl32(((l44 | ~l43) ^ l44_2) + (m13 + (l42_2 + 0x6ed9eba1u)), 5) + l43_2;
        const uint32_t l45_2 = rotl32(l43, 10);
        /* right step 45, f3 */
        const uint32_t r45 = rotl32(((r44 | ~r43) ^ r44_2) + (m10 + (r42_2 + 0x6d703ef3u)), 13) + r43_2;
        const uint32_t r45_2 = rotl32(r43, 10);
        /* left step 46, f3 */
        const uint32_t l46 = rotl32(((l45 | ~l44) ^ l45_2) + (m11 + (l43_2 + 0x6ed9eba1u)), 12) + l44_2;
        const uint32_t l46_2 = rotl32(l44, 10);
        /* right step 46, f3 */
        const uint32_t r46 = rotl32(((r45 | ~r44) ^ r45_2) + (m0 + (r43_2 + 0x6d703ef3u)), 13) + r44_2;
        const uint32_t r46_2 = rotl32(r44, 10);
        /* left step 47, f3 */
        const uint32_t l47 = rotl32(((l46 | ~l45) ^ l46_2) + (m5 + (l44_2 + 0x6ed9eba1u)), 7) + l45_2;
        const uint32_t l47_2 = rotl32(l45, 10);
        /* right step 47, f3 */
        const uint32_t r47 = rotl32(((r46 | ~r45) ^ r46_2) + (m4 + (r44_2 + 0x6d703ef3u)), 7) + r45_2;
        const uint32_t r47_2 = rotl32(r45, 10);
        /* left step 48, f3 */
        const uint32_t l48 = rotl32(((l47 | ~l46) ^ l47_2) + (m12 + (l45_2 + 0x6ed9eba1u)), 5) + l46_2;
        const uint32_t l48_2 = rotl32(l46, 10);
        /* right step 48, f3 */
        const uint32_t r48 = rotl32(((r47 | ~r46) ^ r47_2) + (m13 + (r45_2 + 0x6d703ef3u)), 5) + r46_2;
        const uint32_t r48_2 = rotl32(r46, 10);
        /* left step 49, f4 */
        const uint32_t l49 = rotl32((l48 & l48_2) + ((l47 & ~l48_2) + (l46_2 + 0x8f1bbcdcu) + m1), 11) + l47_2;
        const uint32_t l49_2 = rotl32(l47, 10);
        /* right step 49, f2 */
        const uint32_t r49 = rotl32((((r47 ^ r48_2) & r48) ^ r48_2) + (m8 + (r46_2 + 0x7a6d76e9u)), 15) + r47_2;
        const uint32_t r49_2 = rotl32(r47, 10);
        /* left step 50, f4 */
        const uint32_t l50 = rotl32((l49 & l49_2) + ((l48 & ~l49_2) + (m9 + (l47_2 + 0x8f1bbcdcu))), 12) + l48_2;
        const uint32_t l50_2 = rotl32(l48, 10);
        /* right step 50, f2 */
        const uint32_t r50 = rotl32((((r48 ^ r49_2) & r49) ^ r49_2) + (m6 + (r47_2 + 0x7a6d76e9u)), 5) + r48_2;
        const uint32_t r50_2 = rotl32(r48, 10);
        /* left step 51, f4 */
        const uint32_t l51 = rotl32((l50 & l50_2) + ((l49 & ~l50_2) + (m11 + (l48_2 + 0x8f1bbcdcu))), 14) + l49_2;
        const uint32_t l51_2 = rotl32(l49, 10);
        /* right step 51, f2 */
        const uint32_t r51 = rotl32((((r49 ^ r50_2) & r50) ^ r50_2) + (m4 + (r48_2 + 0x7a6d76e9u)), 8) + r49_2;
        const uint32_t r51_2 = rotl32(r49, 10);
        /* left step 52, f4 */
        const uint32_t l52 = rotl32((l51 & l51_2) + ((l50 & ~l51_2) + (m10 + (l49_2 + 0x8f1bbcdcu))), 15) + l50_2;
        const uint32_t l52_2 = rotl32(l50, 10);
        /* right step 52, f2 */
        const uint32_t r52 = rotl32((((r50 ^ r51_2) & r51) ^ r51_2) + (m1 + (r49_2 + 0x7a6d76e9u)), 11) + r50_2;
        const uint32_t r52_2 = rotl32(r50, 10);
        /* left step 53, f4 */
        const uint32_t l53 = rotl32((l52 & l52_2) + ((l51 & ~l52_2) + (m0 + (l50_2 + 0x8f1bbcdcu))), 14) + l51_2;
        const uint32_t l53_2 = rotl32(l51, 10);
        /* right step 53, f2 */
        const uint32_t r53 = rotl32((((r51 ^ r52_2) & r52) ^ r52_2) + (m3 + (r50_2 + 0x7a6d76e9u)), 14) + r51_2;
        const uint32_t r53_2 = rotl32(r51, 10);
        /* left step 54, f4 */
        const uint32_t l54 = rotl32((l53 & l53_2) + ((l52 & ~l53_2) + (m8 + (l51_2 + 0x8f1bbcdcu))), 15) + l52_2;
        const uint32_t l54_2 = rotl32(l52, 10);
        /* right step 54, f2 */
        const uint32_t r54 = rotl32((((r52 ^ r53_2) & r53) ^ r53_2) + (m11 + (r51_2 + 0x7a6d76e9u)), 14) + r52_2;
        const uint32_t r54_2 = rotl32(r52, 10);
        /* left step 55, f4 */
        const uint32_t l55 = rotl32((l54 & l54_2) + ((l53 & ~l54_2) + (m12 + (l52_2 + 0x8f1bbcdcu))), 9) + l53_2;
        const uint32_t l55_2 = rotl32(l53, 10);
        /* right step 55, f2 */
        const uint32_t r55 = rotl32((((r53 ^ r54_2) & r54) ^ r54_2) + (m15 + (r52_2 + 0x7a6d76e9u)), 6) + r53_2;
        const uint32_t r55_2 = rotl32(r53, 10);
        /* left step 56, f4 */
        const uint32_t l56 = rotl32((l55 & l55_2) + ((l54 & ~l55_2) + (m4 + (l53_2 + 0x8f1bbcdcu))), 8) + l54_2;
        const uint32_t l56_2 = rotl32(l54, 10);
        /* right step 56, f2 */
        const uint32_t r56 = rotl32((((r54 ^ r55_2) & r55) ^ r55_2) + (m0 + (r53_2 + 0x7a6d76e9u)), 14) + r54_2;
        const uint32_t r56_2 = rotl32(r54, 10);
        /* left step 57, f4 */
        const uint32_t l57 = rotl32((l56 & l56_2) + ((l55 & ~l56_2) + (m13 + (l54_2 + 0x8f1bbcdcu))), 9) + l55_2;
        const uint32_t l57_2 = rotl32(l55, 10);
        /* right step 57, f2 */
        const uint32_t r57 = rotl32((((r55 ^ r56_2) & r56) ^ r56_2) + (m5 + (r54_2 + 0x7a6d76e9u)), 6) + r55_2;
        const uint32_t r57_2 = rotl32(r55, 10);
        /* left step 58, f4 */
        const uint32_t l58 = rotl32((l57 & l57_2) + ((l56 & ~l57_2) + (m3 + (l55_2 + 0x8f1bbcdcu))), 14) + l56_2;
        const uint32_t l58_2 = rotl32(l56, 10);
        /* right step 58, f2 */
        const uint32_t r58 = rotl32((((r56 ^ r57_2) & r57) ^ r57_2) + (m12 + (r55_2 + 0x7a6d76e9u)), 9) + r56_2;
        const uint32_t r58_2 = rotl32(r56, 10);
        /* left step 59, f4 */
        const uint32_t l59 = rotl32((l58 & l58_2) + ((l57 & ~l58_2) + (m7 + (l56_2 + 0x8f1bbcdcu))), 5) + l57_2;
        const uint32_t l59_2 = rotl32(l57, 10);
        /* right step 59, f2 */
        const uint32_t r59 = rotl32((((r57 ^ r58_2) & r58) ^ r58_2) + (m2 + (r56_2 + 0x7a6d76e9u)), 12) + r57_2;
        const uint32_t r59_2 = rotl32(r57, 10);
        /* left step 60, f4 */
        const uint32_t l60 = rotl32((l59 & l59_2) + ((l58 & ~l59_2) + (m15 + (l57_2 + 0x8f1bbcdcu))), 6) + l58_2;
        const uint32_t l60_2 = rotl32(l58, 10);
        /* right step 60, f2 */
        const uint32_t r60 = rotl32((((r58 ^ r59_2) & r59) ^ r59_2) + (m13 + (r57_2 + 0x7a6d76e9u)), 9) + r58_2;
        const uint32_t r60_2 = rotl32(r58, 10);
        /* left step 61, f4 */
        const uint32_t l61 = rotl32((l60 & l60_2) + ((l59 & ~l60_2) + (m14 + (l58_2 + 0x8f1bbcdcu))), 8) + l59_2;
        const uint32_t l61_2 = rotl32(l59, 10);
        /* right step 61, f2 */
        const uint32_t r61 = rotl32((((r59 ^ r60_2) & r60) ^ r60_2) + (m9 + (r58_2 + 0x7a6d76e9u)), 12) + r59_2;
        const uint32_t r61_2 = rotl32(r59, 10);
        /* left step 62, f4 */
        const uint32_t l62 = rotl32((l61 & l61_2) + ((l60 & ~l61_2) + (m5 + (l59_2 + 0x8f1bbcdcu))), 6) + l60_2;
        const uint32_t l62_2 = rotl32(l60, 10);
        /* right step 62, f2 */
        const uint32_t r62 = rotl32((((r60 ^ r61_2) & r61) ^ r61_2) + (m7 + (r59_2 + 0x7a6d76e9u)), 5) + r60_2;
        const uint32_t r62_2 = rotl32(r60, 10);
        /* left step 63, f4 */
        const uint32_t l63 = rotl32((l62 & l62_2) + ((l61 & ~l62_2) + (m6 + (l60_2 + 0x8f1bbcdcu))), 5) + l61_2;
        const uint32_t l63_2 = rotl32(l61, 10);
        /* right step 63, f2 */
        const uint32_t r63 = rotl32((((r61 ^ r62_2) & r62) ^ r62_2) + (m10 + (r60_2 + 0x7a6d76e9u)), 15) + r61_2;
        const uint32_t r63_2 = rotl32(r61, 10);
        /* left step 64, f4 */
        const uint32_t l64 = rotl32((l63 & l63_2) + ((l62 & ~l63_2) + (m2 + (l61_2 + 0x8f1bbcdcu))), 12) + l62_2;
        const uint32_t l64_2 = rotl32(l62, 10);
        /* right step 64, f2 */
        const uint32_t r64 = rotl32((((r62 ^ r63_2) & r63) ^ r63_2) + (m14 + (r61_2 + 0x7a6d76e9u)), 8) + r62_2;
        const uint32_t r64_2 = rotl32(r62, 10);
        /* left step 65, f5 */
        const uint32_t l65 = rotl32((l64 ^ (l63 | ~l64_2)) + (m4 + (l62_2 + 0xa953fd4eu)), 9) + l63_2;
        const uint32_t l65_2 = rotl32(l63, 10);
        /* right step 65, f1 */
        const uint32_t r65 = rotl32((r64 ^ (r64_2 ^ r63)) + (m12 + r62_2), 8) + r63_2;
        const uint32_t r65_2 = rotl32(r63, 10);
        /* left step 66, f5 */
        const uint32_t l66 = rotl32((l65 ^ (l64 | ~l65_2)) + (m0 + (l63_2 + 0xa953fd4eu)), 15) + l64_2;
        const uint32_t l66_2 = rotl32(l64, 10);
        /* right step 66, f1 */
        const uint32_t r66 = rotl32((r65 ^ (r65_2 ^ r64)) + (m15 + r63_2), 5) + r64_2;
        const uint32_t r66_2 = rotl32(r64, 10);
        /* left step 67, f5 */
        const uint32_t l67 = rotl32((l66 ^ (l65 | ~l66_2)) + (m5 + (l64_2 + 0xa953fd4eu)), 5) + l65_2;
        const uint32_t l67_2 = rotl32(l65, 10);
        /* right step 67, f1 */
        const uint32_t r67 = rotl32((r66 ^ (r66_2 ^ r65)) + (m10 + r64_2), 12) + r65_2;
        const uint32_t r67_2 = rotl32(r65, 10);
        /* left step 68, f5 */
        const uint32_t l68 = rotl32((l67 ^ (l66 | ~l67_2)) + (m9 + (l65_2 + 0xa953fd4eu)), 11) + l66_2;
        const uint32_t l68_2 = rotl32(l66, 10);
        /* right step 68, f1 */
        const uint32_t r68 = rotl32((r67 ^ (r67_2 ^ r66)) + (m4 + r65_2), 9) + r66_2;
        const uint32_t r68_2 = rotl32(r66, 10);
        /* left step 69, f5 */
        const uint32_t l69 = rotl32((l68 ^ (l67 | ~l68_2)) + (m7 + (l66_2 + 0xa953fd4eu)), 6) + l67_2;
        const uint32_t l69_2 = rotl32(l67, 10);
        /* right step 69, f1 */
        const uint32_t r69 = rotl32((r68 ^ (r68_2 ^ r67)) + (m1 + r66_2), 12) + r67_2;
        const uint32_t r69_2 = rotl32(r67, 10);
        /* left step 70, f5 */
        const uint32_t l70 = rotl32((l69 ^ (l68 | ~l69_2)) + (m12 + (l67_2 + 0xa953fd4eu)), 8) + l68_2;
        const uint32_t l70_2 = rotl32(l68, 10);
        /* right step 70, f1 */
        const uint32_t r70 = rotl32((r69 ^ (r69_2 ^ r68)) + (m5 + r67_2), 5) + r68_2;
        const uint32_t r70_2 = rotl32(r68, 10);
        /* left step 71, f5 */
        const uint32_t l71 = rotl32((l70 ^ (l69 | ~l70_2)) + (m2 + (l68_2 + 0xa953fd4eu)), 13) + l69_2;
        const uint32_t l71_2 = rotl32(l69, 10);
        /* right step 71, f1 */
        const uint32_t r71 = rotl32((r70 ^ (r70_2 ^ r69)) + (m8 + r68_2), 14) + r69_2;
        const uint32_t r71_2 = rotl32(r69, 10);
        /* left step 72, f5 */
        const uint32_t l72 = rotl32((l71 ^ (l70 | ~l71_2)) + (m10 + (l69_2 + 0xa953fd4eu)), 12) + l70_2;
        const uint32_t l72_2 = rotl32(l70, 10);
        /* right step 72, f1 */
        const uint32_t r72 = rotl32((r71 ^ (r71_2 ^ r70)) + (m7 + r69_2), 6) + r70_2;
        const uint32_t r72_2 = rotl32(r70, 10);
        /* left step 73, f5 */
        const uint32_t l73 = rotl32((l72 ^ (l71 | ~l72_2)) + (m14 + (l70_2 + 0xa953fd4eu)), 5) + l71_2;
        const uint32_t l73_2 = rotl32(l71, 10);
        /* right step 73, f1 */
        const uint32_t r73 = rotl32((r72 ^ (r72_2 ^ r71)) + (m6 + r70_2), 8) + r71_2;
        const uint32_t r73_2 = rotl32(r71, 10);
        /* left step 74, f5 */
        const uint32_t l74 = rotl32((l73 ^ (l72 | ~l73_2)) + (m1 + (l71_2 + 0xa953fd4eu)), 12) + l72_2;
        const uint32_t l74_2 = rotl32(l72, 10);
        /* right step 74, f1 */
        const uint32_t r74 = rotl32((r73 ^ (r73_2 ^ r72)) + (m2 + r71_2), 13) + r72_2;
        const uint32_t r74_2 = rotl32(r72, 10);
        /* left step 75, f5 */
        const uint32_t l75 = rotl32((l74 ^ (l73 | ~l74_2)) + (m3 + (l72_2 + 0xa953fd4eu)), 13) + l73_2;
        const uint32_t l75_2 = rotl32(l73, 10);
        /* right step 75, f1 */
        const uint32_t r75 = rotl32((r74 ^ (r74_2 ^ r73)) + (m13 + r72_2), 6) + r73_2;
        const uint32_t r75_2 = rotl32(r73, 10);
        /* left step 76, f5 */
        const uint32_t l76 = rotl32((l75 ^ (l74 | ~l75_2)) + (m8 + (l73_2 + 0xa953fd4eu)), 14) + l74_2;
        const uint32_t l76_2 = rotl32(l74, 10);
        /* right step 76, f1 */
        const uint32_t r76 = rotl32((r75 ^ (r75_2 ^ r74)) + (m14 + r73_2), 5) + r74_2;
        const uint32_t r76_2 = rotl32(r74, 10);
        /* left step 77, f5 */
        const uint32_t l77 = rotl32((l76 ^ (l75 | ~l76_2)) + (m11 + (l74_2 + 0xa953fd4eu)), 11) + l75_2;
        const uint32_t l77_2 = rotl32(l75, 10);
        /* right step 77, f1 */
        const uint32_t r77 = rotl32((r76 ^ (r76_2 ^ r75)) + (m0 + r74_2), 15) + r75_2;
        const uint32_t r77_2 = rotl32(r75, 10);
        /* left step 78, f5 */
        const uint32_t l78 = rotl32((l77 ^ (l76 | ~l77_2)) + (m6 + (l75_2 + 0xa953fd4eu)), 8) + l76_2;
        const uint32_t l78_2 = rotl32(l76, 10);
        /* right step 78, f1 */
        const uint32_t r78 = rotl32((r77 ^ (r77_2 ^ r76)) + (m3 + r75_2), 13) + r76_2;
        const uint32_t r78_2 = rotl32(r76, 10);
        /* left step 79, f5 */
        const uint32_t l79 = rotl32((l78 ^ (l77 | ~l78_2)) + (m15 + (l76_2 + 0xa953fd4eu)), 5) + l77_2;
        const uint32_t l79_2 = rotl32(l77, 10);
        /* right step 79, f1 */
        const uint32_t r79 = rotl32((r78 ^ (r78_2 ^ r77)) + (m9 + r76_2), 11) + r77_2;
        const uint32_t r79_2 = rotl32(r77, 10);
        /* left step 80, f5 */
        const uint32_t l80 = rotl32((l79 ^ (l78 | ~l79_2)) + (m13 + (l77_2 + 0xa953fd4eu)), 6) + l78_2;
        const uint32_t l80_2 = rotl32(l78, 10);
        /* right step 80, f1 */
        const uint32_t r80 = rotl32((r79 ^ (r79_2 ^ r78)) + (m11 + r77_2), 11) + r78_2;
        const uint32_t r80_2 = rotl32(r78, 10);

        const uint32_t h0_next = l79 + (r80_2 + h1);
        const uint32_t h1_next = l80_2 + (r79_2 + h2);
        const uint32_t h2_next = l79_2 + (r78_2 + h3);
        const uint32_t h3_next = r80 + (l78_2 + h4);
        const uint32_t h4_next = l80 + (r79 + h0);
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

#endif

/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for what the compiler makes code for.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target auto
 *
 * Kernels, the best first: x86-64-avx512vl, x86-64-bmi, x86-64, aarch64, riscv64-zbb, riscv64, armv6, portable.
 * x86-64-avx512vl:
 * ripemd160_blocks: 1097 instructions for a block of 64 bytes, critical path 321 cycles.
 * x86-64-bmi:
 * ripemd160_blocks: 1320 instructions for a block of 64 bytes, critical path 354 cycles.
 * Rules: not_out_of_or 64 times, not_in_sum 64 times, select_as_add 32 times.
 * x86-64:
 * ripemd160_blocks: 1416 instructions for a block of 64 bytes, critical path 355 cycles.
 * Rules: select_as_xor 32 times, select_as_add 32 times.
 * aarch64:
 * ripemd160_blocks: 1321 instructions for a block of 64 bytes, critical path 354 cycles.
 * Rules: select_as_add 32 times.
 * riscv64-zbb:
 * ripemd160_blocks: 1321 instructions for a block of 64 bytes, critical path 354 cycles.
 * Rules: select_as_add 32 times.
 * riscv64:
 * ripemd160_blocks: 2052 instructions for a block of 64 bytes, critical path 435 cycles.
 * Rules: rotate_as_or 318 times, select_as_xor 32 times, select_as_add 32 times.
 * armv6:
 * ripemd160_blocks: 1320 instructions for a block of 64 bytes, critical path 354 cycles.
 * Rules: not_out_of_or 64 times, not_in_sum 64 times, select_as_add 32 times.
 * portable:
 * ripemd160_blocks: 1416 instructions for a block of 64 bytes, critical path 355 cycles.
 * Rules: select_as_xor 32 times, select_as_add 32 times.
 */
#include "ripemd160.h"

#include <string.h>

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
