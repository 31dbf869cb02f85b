/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for the compiler's target.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target auto
 *
 * With the options above, `hashwright verify` tests all functions.
 *
 * Kernels, the best first: x86-64-avx512vl, x86-64-bmi, x86-64, aarch64, riscv64-zbb, riscv64,
 *     armv6, portable.
 * x86-64-avx512vl:
 * md5_blocks: 388 instructions for a block of 64 bytes, critical path 257 cycles.
 * x86-64-bmi:
 * md5_blocks: 486 instructions for a block of 64 bytes, critical path 289 cycles.
 * Rules: select_as_add 16 times, not_out_of_or 16 times, not_in_sum 16 times.
 * x86-64:
 * md5_blocks: 516 instructions for a block of 64 bytes, critical path 290 cycles.
 * Rules: select_as_xor 16 times, select_as_add 16 times.
 * aarch64:
 * md5_blocks: 486 instructions for a block of 64 bytes, critical path 289 cycles.
 * Rules: select_as_add 16 times.
 * riscv64-zbb:
 * md5_blocks: 486 instructions for a block of 64 bytes, critical path 289 cycles.
 * Rules: select_as_add 16 times.
 * riscv64:
 * md5_blocks: 644 instructions for a block of 64 bytes, critical path 354 cycles.
 * Rules: rotate_as_or 64 times, select_as_xor 16 times, select_as_add 16 times.
 * armv6:
 * md5_blocks: 486 instructions for a block of 64 bytes, critical path 289 cycles.
 * Rules: select_as_add 16 times, not_out_of_or 16 times, not_in_sum 16 times.
 * portable:
 * md5_blocks: 516 instructions for a block of 64 bytes, critical path 290 cycles.
 * Rules: select_as_xor 16 times, select_as_add 16 times.
 */
#include "md5.h"

#if ((defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)) \
    && defined(__AVX512F__) && defined(__AVX512VL__) && defined(__BMI__) && defined(__BMI2__) \
    && !defined(__znver4__) && !defined(__znver3__) && !defined(__znver5__)

/* x86-64-avx512vl */

#include "md5.h"

#include <immintrin.h>
/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define MD5_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define MD5_KEEP(constraint, x) ((void)0)
#endif

static uint32_t md5_load32(const uint8_t *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 |
           (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static const uint32_t MD5_K[64] = {
    0xd76aa478u, 0xe8c7b756u, 0x242070dbu, 0xc1bdceeeu,
    0xf57c0fafu, 0x4787c62au, 0xa8304613u, 0xfd469501u,
    0x698098d8u, 0x8b44f7afu, 0xffff5bb1u, 0x895cd7beu,
    0x6b901122u, 0xfd987193u, 0xa679438eu, 0x49b40821u,
    0xf61e2562u, 0xc040b340u, 0x265e5a51u, 0xe9b6c7aau,
    0xd62f105du, 0x02441453u, 0xd8a1e681u, 0xe7d3fbc8u,
    0x21e1cde6u, 0xc33707d6u, 0xf4d50d87u, 0x455a14edu,
    0xa9e3e905u, 0xfcefa3f8u, 0x676f02d9u, 0x8d2a4c8au,
    0xfffa3942u, 0x8771f681u, 0x6d9d6122u, 0xfde5380cu,
    0xa4beea44u, 0x4bdecfa9u, 0xf6bb4b60u, 0xbebfbc70u,
    0x289b7ec6u, 0xeaa127fau, 0xd4ef3085u, 0x04881d05u,
    0xd9d4d039u, 0xe6db99e5u, 0x1fa27cf8u, 0xc4ac5665u,
    0xf4292244u, 0x432aff97u, 0xab9423a7u, 0xfc93a039u,
    0x655b59c3u, 0x8f0ccc92u, 0xffeff47du, 0x85845dd1u,
    0x6fa87e4fu, 0xfe2ce6e0u, 0xa3014314u, 0x4e0811a1u,
    0xf7537e82u, 0xbd3af235u, 0x2ad7d2bbu, 0xeb86d391u,
};

void md5_blocks(uint32_t state[4], const uint8_t *data, size_t nblocks)
{
    __m128i h0 = _mm_cvtsi32_si128((int)*(&state[0]));
    __m128i h1 = _mm_cvtsi32_si128((int)*(&state[1]));
    __m128i h2 = _mm_cvtsi32_si128((int)*(&state[2]));
    __m128i h3 = _mm_cvtsi32_si128((int)*(&state[3]));

    for (; nblocks != 0; nblocks--, data += 64) {
        const uint32_t *k = MD5_K;

        MD5_KEEP("r", k);
        const __m128i m0 = _mm_cvtsi32_si128((int)md5_load32(data + 0));
        const __m128i m1 = _mm_cvtsi32_si128((int)md5_load32(data + 4));
        const __m128i m2 = _mm_cvtsi32_si128((int)md5_load32(data + 8));
        const __m128i m3 = _mm_cvtsi32_si128((int)md5_load32(data + 12));
        const __m128i m4 = _mm_cvtsi32_si128((int)md5_load32(data + 16));
        const __m128i m5 = _mm_cvtsi32_si128((int)md5_load32(data + 20));
        const __m128i m6 = _mm_cvtsi32_si128((int)md5_load32(data + 24));
        const __m128i m7 = _mm_cvtsi32_si128((int)md5_load32(data + 28));
        const __m128i m8 = _mm_cvtsi32_si128((int)md5_load32(data + 32));
        const __m128i m9 = _mm_cvtsi32_si128((int)md5_load32(data + 36));
        const __m128i m10 = _mm_cvtsi32_si128((int)md5_load32(data + 40));
        const __m128i m11 = _mm_cvtsi32_si128((int)md5_load32(data + 44));
        const __m128i m12 = _mm_cvtsi32_si128((int)md5_load32(data + 48));
        const __m128i m13 = _mm_cvtsi32_si128((int)md5_load32(data + 52));
        const __m128i m14 = _mm_cvtsi32_si128((int)md5_load32(data + 56));
        const __m128i m15 = _mm_cvtsi32_si128((int)md5_load32(data + 60));

        /* step 1, F */
        const __m128i t1 = _mm_add_epi32(
            _mm_rol_epi32(
                _mm_add_epi32(_mm_ternarylogic_epi32(h1, h2, h3, 0xca),
                    _mm_add_epi32(_mm_add_epi32(m0, _mm_cvtsi32_si128((int)k[0])), h0)), 7), h1);
        /* step 2, F */
        __m128i t2_x1 = _mm_add_epi32(m1, _mm_add_epi32(h3, _mm_cvtsi32_si128((int)k[1])));
        MD5_KEEP("v", t2_x1);
        const __m128i t2 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t1, h1, h2, 0xca), t2_x1), 12), t1);
        /* step 3, F */
        __m128i t3_x1 = _mm_add_epi32(m2, _mm_add_epi32(h2, _mm_cvtsi32_si128((int)k[2])));
        MD5_KEEP("v", t3_x1);
        const __m128i t3 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t2, t1, h1, 0xca), t3_x1), 17), t2);
        /* step 4, F */
        __m128i t4_x1 = _mm_add_epi32(m3, _mm_add_epi32(h1, _mm_cvtsi32_si128((int)k[3])));
        MD5_KEEP("v", t4_x1);
        const __m128i t4 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t3, t2, t1, 0xca), t4_x1), 22), t3);
        /* step 5, F */
        __m128i t5_x1 = _mm_add_epi32(m4, _mm_add_epi32(t1, _mm_cvtsi32_si128((int)k[4])));
        MD5_KEEP("v", t5_x1);
        const __m128i t5 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t4, t3, t2, 0xca), t5_x1), 7), t4);
        /* step 6, F */
        __m128i t6_x1 = _mm_add_epi32(m5, _mm_add_epi32(t2, _mm_cvtsi32_si128((int)k[5])));
        MD5_KEEP("v", t6_x1);
        const __m128i t6 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t5, t4, t3, 0xca), t6_x1), 12), t5);
        /* step 7, F */
        __m128i t7_x1 = _mm_add_epi32(m6, _mm_add_epi32(t3, _mm_cvtsi32_si128((int)k[6])));
        MD5_KEEP("v", t7_x1);
        const __m128i t7 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t6, t5, t4, 0xca), t7_x1), 17), t6);
        /* step 8, F */
        __m128i t8_x1 = _mm_add_epi32(m7, _mm_add_epi32(t4, _mm_cvtsi32_si128((int)k[7])));
        MD5_KEEP("v", t8_x1);
        const __m128i t8 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t7, t6, t5, 0xca), t8_x1), 22), t7);
        /* step 9, F */
        __m128i t9_x1 = _mm_add_epi32(m8, _mm_add_epi32(t5, _mm_cvtsi32_si128((int)k[8])));
        MD5_KEEP("v", t9_x1);
        const __m128i t9 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t8, t7, t6, 0xca), t9_x1), 7), t8);
        /* step 10, F */
        __m128i t10_x1 = _mm_add_epi32(m9, _mm_add_epi32(t6, _mm_cvtsi32_si128((int)k[9])));
        MD5_KEEP("v", t10_x1);
        const __m128i t10 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t9, t8, t7, 0xca), t10_x1), 12), t9);
        /* step 11, F */
        __m128i t11_x1 = _mm_add_epi32(m10, _mm_add_epi32(t7, _mm_cvtsi32_si128((int)k[10])));
        MD5_KEEP("v", t11_x1);
        const __m128i t11 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t10, t9, t8, 0xca), t11_x1), 17),
            t10);
        /* step 12, F */
        __m128i t12_x1 = _mm_add_epi32(m11, _mm_add_epi32(t8, _mm_cvtsi32_si128((int)k[11])));
        MD5_KEEP("v", t12_x1);
        const __m128i t12 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t11, t10, t9, 0xca), t12_x1), 22),
            t11);
        /* step 13, F */
        __m128i t13_x1 = _mm_add_epi32(m12, _mm_add_epi32(t9, _mm_cvtsi32_si128((int)k[12])));
        MD5_KEEP("v", t13_x1);
        const __m128i t13 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t12, t11, t10, 0xca), t13_x1), 7),
            t12);
        /* step 14, F */
        __m128i t14_x1 = _mm_add_epi32(m13, _mm_add_epi32(t10, _mm_cvtsi32_si128((int)k[13])));
        MD5_KEEP("v", t14_x1);
        const __m128i t14 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t13, t12, t11, 0xca), t14_x1), 12),
            t13);
        /* step 15, F */
        __m128i t15_x1 = _mm_add_epi32(m14, _mm_add_epi32(t11, _mm_cvtsi32_si128((int)k[14])));
        MD5_KEEP("v", t15_x1);
        const __m128i t15 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t14, t13, t12, 0xca), t15_x1), 17),
            t14);
        /* step 16, F */
        __m128i t16_x1 = _mm_add_epi32(m15, _mm_add_epi32(t12, _mm_cvtsi32_si128((int)k[15])));
        MD5_KEEP("v", t16_x1);
        const __m128i t16 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t15, t14, t13, 0xca), t16_x1), 22),
            t15);
        /* step 17, G */
        __m128i t17_x1 = _mm_add_epi32(m1, _mm_add_epi32(t13, _mm_cvtsi32_si128((int)k[16])));
        MD5_KEEP("v", t17_x1);
        const __m128i t17 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t16, t14, t15, 0xe2), t17_x1), 5),
            t16);
        /* step 18, G */
        __m128i t18_x1 = _mm_add_epi32(m6, _mm_add_epi32(t14, _mm_cvtsi32_si128((int)k[17])));
        MD5_KEEP("v", t18_x1);
        const __m128i t18 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t17, t15, t16, 0xe2), t18_x1), 9),
            t17);
        /* step 19, G */
        __m128i t19_x1 = _mm_add_epi32(m11, _mm_add_epi32(t15, _mm_cvtsi32_si128((int)k[18])));
        MD5_KEEP("v", t19_x1);
        const __m128i t19 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t18, t16, t17, 0xe2), t19_x1), 14),
            t18);
        /* step 20, G */
        __m128i t20_x1 = _mm_add_epi32(m0, _mm_add_epi32(t16, _mm_cvtsi32_si128((int)k[19])));
        MD5_KEEP("v", t20_x1);
        const __m128i t20 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t19, t17, t18, 0xe2), t20_x1), 20),
            t19);
        /* step 21, G */
        __m128i t21_x1 = _mm_add_epi32(m5, _mm_add_epi32(t17, _mm_cvtsi32_si128((int)k[20])));
        MD5_KEEP("v", t21_x1);
        const __m128i t21 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t20, t18, t19, 0xe2), t21_x1), 5),
            t20);
        /* step 22, G */
        __m128i t22_x1 = _mm_add_epi32(m10, _mm_add_epi32(t18, _mm_cvtsi32_si128((int)k[21])));
        MD5_KEEP("v", t22_x1);
        const __m128i t22 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t21, t19, t20, 0xe2), t22_x1), 9),
            t21);
        /* step 23, G */
        __m128i t23_x1 = _mm_add_epi32(m15, _mm_add_epi32(t19, _mm_cvtsi32_si128((int)k[22])));
        MD5_KEEP("v", t23_x1);
        const __m128i t23 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t22, t20, t21, 0xe2), t23_x1), 14),
            t22);
        /* step 24, G */
        __m128i t24_x1 = _mm_add_epi32(m4, _mm_add_epi32(t20, _mm_cvtsi32_si128((int)k[23])));
        MD5_KEEP("v", t24_x1);
        const __m128i t24 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t23, t21, t22, 0xe2), t24_x1), 20),
            t23);
        /* step 25, G */
        __m128i t25_x1 = _mm_add_epi32(m9, _mm_add_epi32(t21, _mm_cvtsi32_si128((int)k[24])));
        MD5_KEEP("v", t25_x1);
        const __m128i t25 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t24, t22, t23, 0xe2), t25_x1), 5),
            t24);
        /* step 26, G */
        __m128i t26_x1 = _mm_add_epi32(m14, _mm_add_epi32(t22, _mm_cvtsi32_si128((int)k[25])));
        MD5_KEEP("v", t26_x1);
        const __m128i t26 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t25, t23, t24, 0xe2), t26_x1), 9),
            t25);
        /* step 27, G */
        __m128i t27_x1 = _mm_add_epi32(m3, _mm_add_epi32(t23, _mm_cvtsi32_si128((int)k[26])));
        MD5_KEEP("v", t27_x1);
        const __m128i t27 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t26, t24, t25, 0xe2), t27_x1), 14),
            t26);
        /* step 28, G */
        __m128i t28_x1 = _mm_add_epi32(m8, _mm_add_epi32(t24, _mm_cvtsi32_si128((int)k[27])));
        MD5_KEEP("v", t28_x1);
        const __m128i t28 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t27, t25, t26, 0xe2), t28_x1), 20),
            t27);
        /* step 29, G */
        __m128i t29_x1 = _mm_add_epi32(m13, _mm_add_epi32(t25, _mm_cvtsi32_si128((int)k[28])));
        MD5_KEEP("v", t29_x1);
        const __m128i t29 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t28, t26, t27, 0xe2), t29_x1), 5),
            t28);
        /* step 30, G */
        __m128i t30_x1 = _mm_add_epi32(m2, _mm_add_epi32(t26, _mm_cvtsi32_si128((int)k[29])));
        MD5_KEEP("v", t30_x1);
        const __m128i t30 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t29, t27, t28, 0xe2), t30_x1), 9),
            t29);
        /* step 31, G */
        __m128i t31_x1 = _mm_add_epi32(m7, _mm_add_epi32(t27, _mm_cvtsi32_si128((int)k[30])));
        MD5_KEEP("v", t31_x1);
        const __m128i t31 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t30, t28, t29, 0xe2), t31_x1), 14),
            t30);
        /* step 32, G */
        __m128i t32_x1 = _mm_add_epi32(m12, _mm_add_epi32(t28, _mm_cvtsi32_si128((int)k[31])));
        MD5_KEEP("v", t32_x1);
        const __m128i t32 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t31, t29, t30, 0xe2), t32_x1), 20),
            t31);
        /* step 33, H */
        __m128i t33_x1 = _mm_add_epi32(m5, _mm_add_epi32(t29, _mm_cvtsi32_si128((int)k[32])));
        MD5_KEEP("v", t33_x1);
        const __m128i t33 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t32, t30, t31, 0x96), t33_x1), 4),
            t32);
        /* step 34, H */
        __m128i t34_x1 = _mm_add_epi32(m8, _mm_add_epi32(t30, _mm_cvtsi32_si128((int)k[33])));
        MD5_KEEP("v", t34_x1);
        const __m128i t34 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t33, t31, t32, 0x96), t34_x1), 11),
            t33);
        /* step 35, H */
        __m128i t35_x1 = _mm_add_epi32(m11, _mm_add_epi32(t31, _mm_cvtsi32_si128((int)k[34])));
        MD5_KEEP("v", t35_x1);
        const __m128i t35 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t34, t32, t33, 0x96), t35_x1), 16),
            t34);
        /* step 36, H */
        __m128i t36_x1 = _mm_add_epi32(m14, _mm_add_epi32(t32, _mm_cvtsi32_si128((int)k[35])));
        MD5_KEEP("v", t36_x1);
        const __m128i t36 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t35, t33, t34, 0x96), t36_x1), 23),
            t35);
        /* step 37, H */
        __m128i t37_x1 = _mm_add_epi32(m1, _mm_add_epi32(t33, _mm_cvtsi32_si128((int)k[36])));
        MD5_KEEP("v", t37_x1);
        const __m128i t37 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t36, t34, t35, 0x96), t37_x1), 4),
            t36);
        /* step 38, H */
        __m128i t38_x1 = _mm_add_epi32(m4, _mm_add_epi32(t34, _mm_cvtsi32_si128((int)k[37])));
        MD5_KEEP("v", t38_x1);
        const __m128i t38 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t37, t35, t36, 0x96), t38_x1), 11),
            t37);
        /* step 39, H */
        __m128i t39_x1 = _mm_add_epi32(m7, _mm_add_epi32(t35, _mm_cvtsi32_si128((int)k[38])));
        MD5_KEEP("v", t39_x1);
        const __m128i t39 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t38, t36, t37, 0x96), t39_x1), 16),
            t38);
        /* step 40, H */
        __m128i t40_x1 = _mm_add_epi32(m10, _mm_add_epi32(t36, _mm_cvtsi32_si128((int)k[39])));
        MD5_KEEP("v", t40_x1);
        const __m128i t40 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t39, t37, t38, 0x96), t40_x1), 23),
            t39);
        /* step 41, H */
        __m128i t41_x1 = _mm_add_epi32(m13, _mm_add_epi32(t37, _mm_cvtsi32_si128((int)k[40])));
        MD5_KEEP("v", t41_x1);
        const __m128i t41 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t40, t38, t39, 0x96), t41_x1), 4),
            t40);
        /* step 42, H */
        __m128i t42_x1 = _mm_add_epi32(m0, _mm_add_epi32(t38, _mm_cvtsi32_si128((int)k[41])));
        MD5_KEEP("v", t42_x1);
        const __m128i t42 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t41, t39, t40, 0x96), t42_x1), 11),
            t41);
        /* step 43, H */
        __m128i t43_x1 = _mm_add_epi32(m3, _mm_add_epi32(t39, _mm_cvtsi32_si128((int)k[42])));
        MD5_KEEP("v", t43_x1);
        const __m128i t43 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t42, t40, t41, 0x96), t43_x1), 16),
            t42);
        /* step 44, H */
        __m128i t44_x1 = _mm_add_epi32(m6, _mm_add_epi32(t40, _mm_cvtsi32_si128((int)k[43])));
        MD5_KEEP("v", t44_x1);
        const __m128i t44 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t43, t41, t42, 0x96), t44_x1), 23),
            t43);
        /* step 45, H */
        __m128i t45_x1 = _mm_add_epi32(m9, _mm_add_epi32(t41, _mm_cvtsi32_si128((int)k[44])));
        MD5_KEEP("v", t45_x1);
        const __m128i t45 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t44, t42, t43, 0x96), t45_x1), 4),
            t44);
        /* step 46, H */
        __m128i t46_x1 = _mm_add_epi32(m12, _mm_add_epi32(t42, _mm_cvtsi32_si128((int)k[45])));
        MD5_KEEP("v", t46_x1);
        const __m128i t46 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t45, t43, t44, 0x96), t46_x1), 11),
            t45);
        /* step 47, H */
        __m128i t47_x1 = _mm_add_epi32(m15, _mm_add_epi32(t43, _mm_cvtsi32_si128((int)k[46])));
        MD5_KEEP("v", t47_x1);
        const __m128i t47 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t46, t44, t45, 0x96), t47_x1), 16),
            t46);
        /* step 48, H */
        __m128i t48_x1 = _mm_add_epi32(m2, _mm_add_epi32(t44, _mm_cvtsi32_si128((int)k[47])));
        MD5_KEEP("v", t48_x1);
        const __m128i t48 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t47, t45, t46, 0x96), t48_x1), 23),
            t47);
        /* step 49, I */
        __m128i t49_x1 = _mm_add_epi32(m0, _mm_add_epi32(t45, _mm_cvtsi32_si128((int)k[48])));
        MD5_KEEP("v", t49_x1);
        const __m128i t49 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t48, t46, t47, 0x59), t49_x1), 6),
            t48);
        /* step 50, I */
        __m128i t50_x1 = _mm_add_epi32(m7, _mm_add_epi32(t46, _mm_cvtsi32_si128((int)k[49])));
        MD5_KEEP("v", t50_x1);
        const __m128i t50 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t49, t47, t48, 0x59), t50_x1), 10),
            t49);
        /* step 51, I */
        __m128i t51_x1 = _mm_add_epi32(m14, _mm_add_epi32(t47, _mm_cvtsi32_si128((int)k[50])));
        MD5_KEEP("v", t51_x1);
        const __m128i t51 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t50, t48, t49, 0x59), t51_x1), 15),
            t50);
        /* step 52, I */
        __m128i t52_x1 = _mm_add_epi32(m5, _mm_add_epi32(t48, _mm_cvtsi32_si128((int)k[51])));
        MD5_KEEP("v", t52_x1);
        const __m128i t52 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t51, t49, t50, 0x59), t52_x1), 21),
            t51);
        /* step 53, I */
        __m128i t53_x1 = _mm_add_epi32(m12, _mm_add_epi32(t49, _mm_cvtsi32_si128((int)k[52])));
        MD5_KEEP("v", t53_x1);
        const __m128i t53 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t52, t50, t51, 0x59), t53_x1), 6),
            t52);
        /* step 54, I */
        __m128i t54_x1 = _mm_add_epi32(m3, _mm_add_epi32(t50, _mm_cvtsi32_si128((int)k[53])));
        MD5_KEEP("v", t54_x1);
        const __m128i t54 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t53, t51, t52, 0x59), t54_x1), 10),
            t53);
        /* step 55, I */
        __m128i t55_x1 = _mm_add_epi32(m10, _mm_add_epi32(t51, _mm_cvtsi32_si128((int)k[54])));
        MD5_KEEP("v", t55_x1);
        const __m128i t55 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t54, t52, t53, 0x59), t55_x1), 15),
            t54);
        /* step 56, I */
        __m128i t56_x1 = _mm_add_epi32(m1, _mm_add_epi32(t52, _mm_cvtsi32_si128((int)k[55])));
        MD5_KEEP("v", t56_x1);
        const __m128i t56 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t55, t53, t54, 0x59), t56_x1), 21),
            t55);
        /* step 57, I */
        __m128i t57_x1 = _mm_add_epi32(m8, _mm_add_epi32(t53, _mm_cvtsi32_si128((int)k[56])));
        MD5_KEEP("v", t57_x1);
        const __m128i t57 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t56, t54, t55, 0x59), t57_x1), 6),
            t56);
        /* step 58, I */
        __m128i t58_x1 = _mm_add_epi32(m15, _mm_add_epi32(t54, _mm_cvtsi32_si128((int)k[57])));
        MD5_KEEP("v", t58_x1);
        const __m128i t58 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t57, t55, t56, 0x59), t58_x1), 10),
            t57);
        /* step 59, I */
        __m128i t59_x1 = _mm_add_epi32(m6, _mm_add_epi32(t55, _mm_cvtsi32_si128((int)k[58])));
        MD5_KEEP("v", t59_x1);
        const __m128i t59 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t58, t56, t57, 0x59), t59_x1), 15),
            t58);
        /* step 60, I */
        __m128i t60_x1 = _mm_add_epi32(m13, _mm_add_epi32(t56, _mm_cvtsi32_si128((int)k[59])));
        MD5_KEEP("v", t60_x1);
        const __m128i t60 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t59, t57, t58, 0x59), t60_x1), 21),
            t59);
        /* step 61, I */
        __m128i t61_x1 = _mm_add_epi32(m4, _mm_add_epi32(t57, _mm_cvtsi32_si128((int)k[60])));
        MD5_KEEP("v", t61_x1);
        const __m128i t61 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t60, t58, t59, 0x59), t61_x1), 6),
            t60);
        /* step 62, I */
        __m128i t62_x1 = _mm_add_epi32(m11, _mm_add_epi32(t58, _mm_cvtsi32_si128((int)k[61])));
        MD5_KEEP("v", t62_x1);
        const __m128i t62 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t61, t59, t60, 0x59), t62_x1), 10),
            t61);
        /* step 63, I */
        __m128i t63_x1 = _mm_add_epi32(m2, _mm_add_epi32(t59, _mm_cvtsi32_si128((int)k[62])));
        MD5_KEEP("v", t63_x1);
        const __m128i t63 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t62, t60, t61, 0x59), t63_x1), 15),
            t62);
        /* step 64, I */
        __m128i t64_x1 = _mm_add_epi32(m9, _mm_add_epi32(t60, _mm_cvtsi32_si128((int)k[63])));
        MD5_KEEP("v", t64_x1);
        const __m128i t64 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t63, t61, t62, 0x59), t64_x1), 21),
            t63);

        const __m128i h0_next = _mm_add_epi32(t61, h0);
        const __m128i h1_next = _mm_add_epi32(t64, h1);
        const __m128i h2_next = _mm_add_epi32(t63, h2);
        const __m128i h3_next = _mm_add_epi32(t62, h3);
        h0 = h0_next;
        h1 = h1_next;
        h2 = h2_next;
        h3 = h3_next;
    }
    state[0] = (uint32_t)_mm_cvtsi128_si32(h0);
    state[1] = (uint32_t)_mm_cvtsi128_si32(h1);
    state[2] = (uint32_t)_mm_cvtsi128_si32(h2);
    state[3] = (uint32_t)_mm_cvtsi128_si32(h3);
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

#elif ((defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)) \
    && defined(__BMI__) && defined(__BMI2__)

/* x86-64-bmi */

#include "md5.h"

/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define MD5_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define MD5_KEEP(constraint, x) ((void)0)
#endif

static uint32_t md5_load32(const uint8_t *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 |
           (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static uint32_t md5_rotl32(uint32_t x, int n)
{
    return x << n | x >> (32 - n);
}

void md5_blocks(uint32_t state[4], const uint8_t *data, size_t nblocks)
{
    uint32_t h0 = state[0];
    uint32_t h1 = state[1];
    uint32_t h2 = state[2];
    uint32_t h3 = state[3];

    for (; nblocks != 0; nblocks--, data += 64) {
        const uint32_t m0 = md5_load32(data + 0);
        const uint32_t m1 = md5_load32(data + 4);
        const uint32_t m2 = md5_load32(data + 8);
        const uint32_t m3 = md5_load32(data + 12);
        const uint32_t m4 = md5_load32(data + 16);
        const uint32_t m5 = md5_load32(data + 20);
        const uint32_t m6 = md5_load32(data + 24);
        const uint32_t m7 = md5_load32(data + 28);
        const uint32_t m8 = md5_load32(data + 32);
        const uint32_t m9 = md5_load32(data + 36);
        const uint32_t m10 = md5_load32(data + 40);
        const uint32_t m11 = md5_load32(data + 44);
        const uint32_t m12 = md5_load32(data + 48);
        const uint32_t m13 = md5_load32(data + 52);
        const uint32_t m14 = md5_load32(data + 56);
        const uint32_t m15 = md5_load32(data + 60);

        /* step 1, F */
        uint32_t t1_x1 = m0 + 0xd76aa478u + h0;
        MD5_KEEP("r", t1_x1);
        const uint32_t t1 = md5_rotl32(((h1 & h2) | (~h1 & h3)) + t1_x1, 7) + h1;
        /* step 2, F */
        uint32_t t2_x1 = m1 + (h3 + 0xe8c7b756u);
        MD5_KEEP("r", t2_x1);
        const uint32_t t2 = md5_rotl32(((t1 & h1) | (~t1 & h2)) + t2_x1, 12) + t1;
        /* step 3, F */
        uint32_t t3_x1 = m2 + (h2 + 0x242070dbu);
        MD5_KEEP("r", t3_x1);
        const uint32_t t3 = md5_rotl32(((t2 & t1) | (~t2 & h1)) + t3_x1, 17) + t2;
        /* step 4, F */
        uint32_t t4_x1 = m3 + (h1 + 0xc1bdceeeu);
        MD5_KEEP("r", t4_x1);
        const uint32_t t4 = md5_rotl32(((t3 & t2) | (~t3 & t1)) + t4_x1, 22) + t3;
        /* step 5, F */
        uint32_t t5_x1 = m4 + (t1 + 0xf57c0fafu);
        MD5_KEEP("r", t5_x1);
        const uint32_t t5 = md5_rotl32(((t4 & t3) | (~t4 & t2)) + t5_x1, 7) + t4;
        /* step 6, F */
        uint32_t t6_x1 = m5 + (t2 + 0x4787c62au);
        MD5_KEEP("r", t6_x1);
        const uint32_t t6 = md5_rotl32(((t5 & t4) | (~t5 & t3)) + t6_x1, 12) + t5;
        /* step 7, F */
        uint32_t t7_x1 = m6 + (t3 + 0xa8304613u);
        MD5_KEEP("r", t7_x1);
        const uint32_t t7 = md5_rotl32(((t6 & t5) | (~t6 & t4)) + t7_x1, 17) + t6;
        /* step 8, F */
        uint32_t t8_x1 = m7 + (t4 + 0xfd469501u);
        MD5_KEEP("r", t8_x1);
        const uint32_t t8 = md5_rotl32(((t7 & t6) | (~t7 & t5)) + t8_x1, 22) + t7;
        /* step 9, F */
        uint32_t t9_x1 = m8 + (t5 + 0x698098d8u);
        MD5_KEEP("r", t9_x1);
        const uint32_t t9 = md5_rotl32(((t8 & t7) | (~t8 & t6)) + t9_x1, 7) + t8;
        /* step 10, F */
        uint32_t t10_x1 = m9 + (t6 + 0x8b44f7afu);
        MD5_KEEP("r", t10_x1);
        const uint32_t t10 = md5_rotl32(((t9 & t8) | (~t9 & t7)) + t10_x1, 12) + t9;
        /* step 11, F */
        uint32_t t11_x1 = m10 + (t7 + 0xffff5bb1u);
        MD5_KEEP("r", t11_x1);
        const uint32_t t11 = md5_rotl32(((t10 & t9) | (~t10 & t8)) + t11_x1, 17) + t10;
        /* step 12, F */
        uint32_t t12_x1 = m11 + (t8 + 0x895cd7beu);
        MD5_KEEP("r", t12_x1);
        const uint32_t t12 = md5_rotl32(((t11 & t10) | (~t11 & t9)) + t12_x1, 22) + t11;
        /* step 13, F */
        uint32_t t13_x1 = m12 + (t9 + 0x6b901122u);
        MD5_KEEP("r", t13_x1);
        const uint32_t t13 = md5_rotl32(((t12 & t11) | (~t12 & t10)) + t13_x1, 7) + t12;
        /* step 14, F */
        uint32_t t14_x1 = m13 + (t10 + 0xfd987193u);
        MD5_KEEP("r", t14_x1);
        const uint32_t t14 = md5_rotl32(((t13 & t12) | (~t13 & t11)) + t14_x1, 12) + t13;
        /* step 15, F */
        uint32_t t15_x1 = m14 + (t11 + 0xa679438eu);
        MD5_KEEP("r", t15_x1);
        const uint32_t t15 = md5_rotl32(((t14 & t13) | (~t14 & t12)) + t15_x1, 17) + t14;
        /* step 16, F */
        uint32_t t16_x1 = m15 + (t12 + 0x49b40821u);
        MD5_KEEP("r", t16_x1);
        const uint32_t t16 = md5_rotl32(((t15 & t14) | (~t15 & t13)) + t16_x1, 22) + t15;
        /* step 17, G */
        uint32_t t17_x1 = t13 + 0xf61e2562u;
        MD5_KEEP("r", t17_x1);
        uint32_t t17_x2 = (t15 & ~t14) + t17_x1 + m1;
        MD5_KEEP("r", t17_x2);
        const uint32_t t17 = md5_rotl32((t16 & t14) + t17_x2, 5) + t16;
        /* step 18, G */
        uint32_t t18_x1 = m6 + (t14 + 0xc040b340u);
        MD5_KEEP("r", t18_x1);
        uint32_t t18_x2 = (t16 & ~t15) + t18_x1;
        MD5_KEEP("r", t18_x2);
        const uint32_t t18 = md5_rotl32((t17 & t15) + t18_x2, 9) + t17;
        /* step 19, G */
        uint32_t t19_x1 = m11 + (t15 + 0x265e5a51u);
        MD5_KEEP("r", t19_x1);
        uint32_t t19_x2 = (~t16 & t17) + t19_x1;
        MD5_KEEP("r", t19_x2);
        const uint32_t t19 = md5_rotl32((t18 & t16) + t19_x2, 14) + t18;
        /* step 20, G */
        uint32_t t20_x1 = m0 + (t16 + 0xe9b6c7aau);
        MD5_KEEP("r", t20_x1);
        uint32_t t20_x2 = (~t17 & t18) + t20_x1;
        MD5_KEEP("r", t20_x2);
        const uint32_t t20 = md5_rotl32((t19 & t17) + t20_x2, 20) + t19;
        /* step 21, G */
        uint32_t t21_x1 = m5 + (t17 + 0xd62f105du);
        MD5_KEEP("r", t21_x1);
        uint32_t t21_x2 = (~t18 & t19) + t21_x1;
        MD5_KEEP("r", t21_x2);
        const uint32_t t21 = md5_rotl32((t20 & t18) + t21_x2, 5) + t20;
        /* step 22, G */
        uint32_t t22_x1 = m10 + (t18 + 0x02441453u);
        MD5_KEEP("r", t22_x1);
        uint32_t t22_x2 = (~t19 & t20) + t22_x1;
        MD5_KEEP("r", t22_x2);
        const uint32_t t22 = md5_rotl32((t21 & t19) + t22_x2, 9) + t21;
        /* step 23, G */
        uint32_t t23_x1 = m15 + (t19 + 0xd8a1e681u);
        MD5_KEEP("r", t23_x1);
        uint32_t t23_x2 = (~t20 & t21) + t23_x1;
        MD5_KEEP("r", t23_x2);
        const uint32_t t23 = md5_rotl32((t22 & t20) + t23_x2, 14) + t22;
        /* step 24, G */
        uint32_t t24_x1 = m4 + (t20 + 0xe7d3fbc8u);
        MD5_KEEP("r", t24_x1);
        uint32_t t24_x2 = (~t21 & t22) + t24_x1;
        MD5_KEEP("r", t24_x2);
        const uint32_t t24 = md5_rotl32((t23 & t21) + t24_x2, 20) + t23;
        /* step 25, G */
        uint32_t t25_x1 = m9 + (t21 + 0x21e1cde6u);
        MD5_KEEP("r", t25_x1);
        uint32_t t25_x2 = (~t22 & t23) + t25_x1;
        MD5_KEEP("r", t25_x2);
        const uint32_t t25 = md5_rotl32((t24 & t22) + t25_x2, 5) + t24;
        /* step 26, G */
        uint32_t t26_x1 = m14 + (t22 + 0xc33707d6u);
        MD5_KEEP("r", t26_x1);
        uint32_t t26_x2 = (~t23 & t24) + t26_x1;
        MD5_KEEP("r", t26_x2);
        const uint32_t t26 = md5_rotl32((t25 & t23) + t26_x2, 9) + t25;
        /* step 27, G */
        uint32_t t27_x1 = m3 + (t23 + 0xf4d50d87u);
        MD5_KEEP("r", t27_x1);
        uint32_t t27_x2 = (~t24 & t25) + t27_x1;
        MD5_KEEP("r", t27_x2);
        const uint32_t t27 = md5_rotl32((t26 & t24) + t27_x2, 14) + t26;
        /* step 28, G */
        uint32_t t28_x1 = m8 + (t24 + 0x455a14edu);
        MD5_KEEP("r", t28_x1);
        uint32_t t28_x2 = (~t25 & t26) + t28_x1;
        MD5_KEEP("r", t28_x2);
        const uint32_t t28 = md5_rotl32((t27 & t25) + t28_x2, 20) + t27;
        /* step 29, G */
        uint32_t t29_x1 = m13 + (t25 + 0xa9e3e905u);
        MD5_KEEP("r", t29_x1);
        uint32_t t29_x2 = (~t26 & t27) + t29_x1;
        MD5_KEEP("r", t29_x2);
        const uint32_t t29 = md5_rotl32((t28 & t26) + t29_x2, 5) + t28;
        /* step 30, G */
        uint32_t t30_x1 = m2 + (t26 + 0xfcefa3f8u);
        MD5_KEEP("r", t30_x1);
        uint32_t t30_x2 = (~t27 & t28) + t30_x1;
        MD5_KEEP("r", t30_x2);
        const uint32_t t30 = md5_rotl32((t29 & t27) + t30_x2, 9) + t29;
        /* step 31, G */
        uint32_t t31_x1 = m7 + (t27 + 0x676f02d9u);
        MD5_KEEP("r", t31_x1);
        uint32_t t31_x2 = (~t28 & t29) + t31_x1;
        MD5_KEEP("r", t31_x2);
        const uint32_t t31 = md5_rotl32((t30 & t28) + t31_x2, 14) + t30;
        /* step 32, G */
        uint32_t t32_x1 = m12 + (t28 + 0x8d2a4c8au);
        MD5_KEEP("r", t32_x1);
        uint32_t t32_x2 = (~t29 & t30) + t32_x1;
        MD5_KEEP("r", t32_x2);
        const uint32_t t32 = md5_rotl32((t31 & t29) + t32_x2, 20) + t31;
        /* step 33, H */
        uint32_t t33_x1 = t30 ^ t31;
        MD5_KEEP("r", t33_x1);
        uint32_t t33_x2 = m5 + (t29 + 0xfffa3942u);
        MD5_KEEP("r", t33_x2);
        const uint32_t t33 = md5_rotl32((t32 ^ t33_x1) + t33_x2, 4) + t32;
        /* step 34, H */
        uint32_t t34_x1 = t31 ^ t32;
        MD5_KEEP("r", t34_x1);
        uint32_t t34_x2 = m8 + (t30 + 0x8771f681u);
        MD5_KEEP("r", t34_x2);
        const uint32_t t34 = md5_rotl32((t33 ^ t34_x1) + t34_x2, 11) + t33;
        /* step 35, H */
        uint32_t t35_x1 = t32 ^ t33;
        MD5_KEEP("r", t35_x1);
        uint32_t t35_x2 = m11 + (t31 + 0x6d9d6122u);
        MD5_KEEP("r", t35_x2);
        const uint32_t t35 = md5_rotl32((t34 ^ t35_x1) + t35_x2, 16) + t34;
        /* step 36, H */
        uint32_t t36_x1 = t33 ^ t34;
        MD5_KEEP("r", t36_x1);
        uint32_t t36_x2 = m14 + (t32 + 0xfde5380cu);
        MD5_KEEP("r", t36_x2);
        const uint32_t t36 = md5_rotl32((t35 ^ t36_x1) + t36_x2, 23) + t35;
        /* step 37, H */
        uint32_t t37_x1 = t34 ^ t35;
        MD5_KEEP("r", t37_x1);
        uint32_t t37_x2 = m1 + (t33 + 0xa4beea44u);
        MD5_KEEP("r", t37_x2);
        const uint32_t t37 = md5_rotl32((t36 ^ t37_x1) + t37_x2, 4) + t36;
        /* step 38, H */
        uint32_t t38_x1 = t35 ^ t36;
        MD5_KEEP("r", t38_x1);
        uint32_t t38_x2 = m4 + (t34 + 0x4bdecfa9u);
        MD5_KEEP("r", t38_x2);
        const uint32_t t38 = md5_rotl32((t37 ^ t38_x1) + t38_x2, 11) + t37;
        /* step 39, H */
        uint32_t t39_x1 = t36 ^ t37;
        MD5_KEEP("r", t39_x1);
        uint32_t t39_x2 = m7 + (t35 + 0xf6bb4b60u);
        MD5_KEEP("r", t39_x2);
        const uint32_t t39 = md5_rotl32((t38 ^ t39_x1) + t39_x2, 16) + t38;
        /* step 40, H */
        uint32_t t40_x1 = t37 ^ t38;
        MD5_KEEP("r", t40_x1);
        uint32_t t40_x2 = m10 + (t36 + 0xbebfbc70u);
        MD5_KEEP("r", t40_x2);
        const uint32_t t40 = md5_rotl32((t39 ^ t40_x1) + t40_x2, 23) + t39;
        /* step 41, H */
        uint32_t t41_x1 = t38 ^ t39;
        MD5_KEEP("r", t41_x1);
        uint32_t t41_x2 = m13 + (t37 + 0x289b7ec6u);
        MD5_KEEP("r", t41_x2);
        const uint32_t t41 = md5_rotl32((t40 ^ t41_x1) + t41_x2, 4) + t40;
        /* step 42, H */
        uint32_t t42_x1 = t39 ^ t40;
        MD5_KEEP("r", t42_x1);
        uint32_t t42_x2 = m0 + (t38 + 0xeaa127fau);
        MD5_KEEP("r", t42_x2);
        const uint32_t t42 = md5_rotl32((t41 ^ t42_x1) + t42_x2, 11) + t41;
        /* step 43, H */
        uint32_t t43_x1 = t40 ^ t41;
        MD5_KEEP("r", t43_x1);
        uint32_t t43_x2 = m3 + (t39 + 0xd4ef3085u);
        MD5_KEEP("r", t43_x2);
        const uint32_t t43 = md5_rotl32((t42 ^ t43_x1) + t43_x2, 16) + t42;
        /* step 44, H */
        uint32_t t44_x1 = t41 ^ t42;
        MD5_KEEP("r", t44_x1);
        uint32_t t44_x2 = m6 + (t40 + 0x04881d05u);
        MD5_KEEP("r", t44_x2);
        const uint32_t t44 = md5_rotl32((t43 ^ t44_x1) + t44_x2, 23) + t43;
        /* step 45, H */
        uint32_t t45_x1 = t42 ^ t43;
        MD5_KEEP("r", t45_x1);
        uint32_t t45_x2 = m9 + (t41 + 0xd9d4d039u);
        MD5_KEEP("r", t45_x2);
        const uint32_t t45 = md5_rotl32((t44 ^ t45_x1) + t45_x2, 4) + t44;
        /* step 46, H */
        uint32_t t46_x1 = t43 ^ t44;
        MD5_KEEP("r", t46_x1);
        uint32_t t46_x2 = m12 + (t42 + 0xe6db99e5u);
        MD5_KEEP("r", t46_x2);
        const uint32_t t46 = md5_rotl32((t45 ^ t46_x1) + t46_x2, 11) + t45;
        /* step 47, H */
        uint32_t t47_x1 = t44 ^ t45;
        MD5_KEEP("r", t47_x1);
        uint32_t t47_x2 = m15 + (t43 + 0x1fa27cf8u);
        MD5_KEEP("r", t47_x2);
        const uint32_t t47 = md5_rotl32((t46 ^ t47_x1) + t47_x2, 16) + t46;
        /* step 48, H */
        uint32_t t48_x1 = t45 ^ t46;
        MD5_KEEP("r", t48_x1);
        uint32_t t48_x2 = m2 + (t44 + 0xc4ac5665u);
        MD5_KEEP("r", t48_x2);
        const uint32_t t48 = md5_rotl32((t47 ^ t48_x1) + t48_x2, 23) + t47;
        /* step 49, I */
        uint32_t t49_x1 = m0 + (t45 + 0xf4292243u);
        MD5_KEEP("r", t49_x1);
        const uint32_t t49 = md5_rotl32(t49_x1 - ((~t48 & t46) ^ t47), 6) + t48;
        /* step 50, I */
        uint32_t t50_x1 = m7 + (t46 + 0x432aff96u);
        MD5_KEEP("r", t50_x1);
        const uint32_t t50 = md5_rotl32(t50_x1 - ((~t49 & t47) ^ t48), 10) + t49;
        /* step 51, I */
        uint32_t t51_x1 = m14 + (t47 + 0xab9423a6u);
        MD5_KEEP("r", t51_x1);
        const uint32_t t51 = md5_rotl32(t51_x1 - ((~t50 & t48) ^ t49), 15) + t50;
        /* step 52, I */
        uint32_t t52_x1 = m5 + (t48 + 0xfc93a038u);
        MD5_KEEP("r", t52_x1);
        const uint32_t t52 = md5_rotl32(t52_x1 - ((~t51 & t49) ^ t50), 21) + t51;
        /* step 53, I */
        uint32_t t53_x1 = m12 + (t49 + 0x655b59c2u);
        MD5_KEEP("r", t53_x1);
        const uint32_t t53 = md5_rotl32(t53_x1 - ((~t52 & t50) ^ t51), 6) + t52;
        /* step 54, I */
        uint32_t t54_x1 = m3 + (t50 + 0x8f0ccc91u);
        MD5_KEEP("r", t54_x1);
        const uint32_t t54 = md5_rotl32(t54_x1 - ((~t53 & t51) ^ t52), 10) + t53;
        /* step 55, I */
        uint32_t t55_x1 = m10 + (t51 + 0xffeff47cu);
        MD5_KEEP("r", t55_x1);
        const uint32_t t55 = md5_rotl32(t55_x1 - ((~t54 & t52) ^ t53), 15) + t54;
        /* step 56, I */
        uint32_t t56_x1 = m1 + (t52 + 0x85845dd0u);
        MD5_KEEP("r", t56_x1);
        const uint32_t t56 = md5_rotl32(t56_x1 - ((~t55 & t53) ^ t54), 21) + t55;
        /* step 57, I */
        uint32_t t57_x1 = m8 + (t53 + 0x6fa87e4eu);
        MD5_KEEP("r", t57_x1);
        const uint32_t t57 = md5_rotl32(t57_x1 - ((~t56 & t54) ^ t55), 6) + t56;
        /* step 58, I */
        uint32_t t58_x1 = m15 + (t54 + 0xfe2ce6dfu);
        MD5_KEEP("r", t58_x1);
        const uint32_t t58 = md5_rotl32(t58_x1 - ((~t57 & t55) ^ t56), 10) + t57;
        /* step 59, I */
        uint32_t t59_x1 = m6 + (t55 + 0xa3014313u);
        MD5_KEEP("r", t59_x1);
        const uint32_t t59 = md5_rotl32(t59_x1 - ((~t58 & t56) ^ t57), 15) + t58;
        /* step 60, I */
        uint32_t t60_x1 = m13 + (t56 + 0x4e0811a0u);
        MD5_KEEP("r", t60_x1);
        const uint32_t t60 = md5_rotl32(t60_x1 - ((~t59 & t57) ^ t58), 21) + t59;
        /* step 61, I */
        uint32_t t61_x1 = m4 + (t57 + 0xf7537e81u);
        MD5_KEEP("r", t61_x1);
        const uint32_t t61 = md5_rotl32(t61_x1 - ((~t60 & t58) ^ t59), 6) + t60;
        /* step 62, I */
        uint32_t t62_x1 = m11 + (t58 + 0xbd3af234u);
        MD5_KEEP("r", t62_x1);
        const uint32_t t62 = md5_rotl32(t62_x1 - ((~t61 & t59) ^ t60), 10) + t61;
        /* step 63, I */
        uint32_t t63_x1 = m2 + (t59 + 0x2ad7d2bau);
        MD5_KEEP("r", t63_x1);
        const uint32_t t63 = md5_rotl32(t63_x1 - ((~t62 & t60) ^ t61), 15) + t62;
        /* step 64, I */
        uint32_t t64_x1 = m9 + (t60 + 0xeb86d390u);
        MD5_KEEP("r", t64_x1);
        const uint32_t t64 = md5_rotl32(t64_x1 - ((~t63 & t61) ^ t62), 21) + t63;

        const uint32_t h0_next = t61 + h0;
        const uint32_t h1_next = t64 + h1;
        const uint32_t h2_next = t63 + h2;
        const uint32_t h3_next = t62 + h3;
        h0 = h0_next;
        h1 = h1_next;
        h2 = h2_next;
        h3 = h3_next;
    }
    state[0] = h0;
    state[1] = h1;
    state[2] = h2;
    state[3] = h3;
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

#elif ((defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC))

/* x86-64 */

#include "md5.h"

/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define MD5_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define MD5_KEEP(constraint, x) ((void)0)
#endif

static uint32_t md5_load32(const uint8_t *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 |
           (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static uint32_t md5_rotl32(uint32_t x, int n)
{
    return x << n | x >> (32 - n);
}

void md5_blocks(uint32_t state[4], const uint8_t *data, size_t nblocks)
{
    uint32_t h0 = state[0];
    uint32_t h1 = state[1];
    uint32_t h2 = state[2];
    uint32_t h3 = state[3];

    for (; nblocks != 0; nblocks--, data += 64) {
        const uint32_t m0 = md5_load32(data + 0);
        const uint32_t m1 = md5_load32(data + 4);
        const uint32_t m2 = md5_load32(data + 8);
        const uint32_t m3 = md5_load32(data + 12);
        const uint32_t m4 = md5_load32(data + 16);
        const uint32_t m5 = md5_load32(data + 20);
        const uint32_t m6 = md5_load32(data + 24);
        const uint32_t m7 = md5_load32(data + 28);
        const uint32_t m8 = md5_load32(data + 32);
        const uint32_t m9 = md5_load32(data + 36);
        const uint32_t m10 = md5_load32(data + 40);
        const uint32_t m11 = md5_load32(data + 44);
        const uint32_t m12 = md5_load32(data + 48);
        const uint32_t m13 = md5_load32(data + 52);
        const uint32_t m14 = md5_load32(data + 56);
        const uint32_t m15 = md5_load32(data + 60);

        /* step 1, F */
        uint32_t t1_x1 = m0 + 0xd76aa478u + h0;
        MD5_KEEP("r", t1_x1);
        const uint32_t t1 = md5_rotl32((((h3 ^ h2) & h1) ^ h3) + t1_x1, 7) + h1;
        /* step 2, F */
        uint32_t t2_x1 = m1 + (h3 + 0xe8c7b756u);
        MD5_KEEP("r", t2_x1);
        const uint32_t t2 = md5_rotl32((((h2 ^ h1) & t1) ^ h2) + t2_x1, 12) + t1;
        /* step 3, F */
        uint32_t t3_x1 = m2 + (h2 + 0x242070dbu);
        MD5_KEEP("r", t3_x1);
        const uint32_t t3 = md5_rotl32((((t1 ^ h1) & t2) ^ h1) + t3_x1, 17) + t2;
        /* step 4, F */
        uint32_t t4_x1 = m3 + (h1 + 0xc1bdceeeu);
        MD5_KEEP("r", t4_x1);
        const uint32_t t4 = md5_rotl32((((t2 ^ t1) & t3) ^ t1) + t4_x1, 22) + t3;
        /* step 5, F */
        uint32_t t5_x1 = m4 + (t1 + 0xf57c0fafu);
        MD5_KEEP("r", t5_x1);
        const uint32_t t5 = md5_rotl32((((t3 ^ t2) & t4) ^ t2) + t5_x1, 7) + t4;
        /* step 6, F */
        uint32_t t6_x1 = m5 + (t2 + 0x4787c62au);
        MD5_KEEP("r", t6_x1);
        const uint32_t t6 = md5_rotl32((((t4 ^ t3) & t5) ^ t3) + t6_x1, 12) + t5;
        /* step 7, F */
        uint32_t t7_x1 = m6 + (t3 + 0xa8304613u);
        MD5_KEEP("r", t7_x1);
        const uint32_t t7 = md5_rotl32((((t5 ^ t4) & t6) ^ t4) + t7_x1, 17) + t6;
        /* step 8, F */
        uint32_t t8_x1 = m7 + (t4 + 0xfd469501u);
        MD5_KEEP("r", t8_x1);
        const uint32_t t8 = md5_rotl32((((t6 ^ t5) & t7) ^ t5) + t8_x1, 22) + t7;
        /* step 9, F */
        uint32_t t9_x1 = m8 + (t5 + 0x698098d8u);
        MD5_KEEP("r", t9_x1);
        const uint32_t t9 = md5_rotl32((((t7 ^ t6) & t8) ^ t6) + t9_x1, 7) + t8;
        /* step 10, F */
        uint32_t t10_x1 = m9 + (t6 + 0x8b44f7afu);
        MD5_KEEP("r", t10_x1);
        const uint32_t t10 = md5_rotl32((((t8 ^ t7) & t9) ^ t7) + t10_x1, 12) + t9;
        /* step 11, F */
        uint32_t t11_x1 = m10 + (t7 + 0xffff5bb1u);
        MD5_KEEP("r", t11_x1);
        const uint32_t t11 = md5_rotl32((((t9 ^ t8) & t10) ^ t8) + t11_x1, 17) + t10;
        /* step 12, F */
        uint32_t t12_x1 = m11 + (t8 + 0x895cd7beu);
        MD5_KEEP("r", t12_x1);
        const uint32_t t12 = md5_rotl32((((t10 ^ t9) & t11) ^ t9) + t12_x1, 22) + t11;
        /* step 13, F */
        uint32_t t13_x1 = m12 + (t9 + 0x6b901122u);
        MD5_KEEP("r", t13_x1);
        const uint32_t t13 = md5_rotl32((((t11 ^ t10) & t12) ^ t10) + t13_x1, 7) + t12;
        /* step 14, F */
        uint32_t t14_x1 = m13 + (t10 + 0xfd987193u);
        MD5_KEEP("r", t14_x1);
        const uint32_t t14 = md5_rotl32((((t12 ^ t11) & t13) ^ t11) + t14_x1, 12) + t13;
        /* step 15, F */
        uint32_t t15_x1 = m14 + (t11 + 0xa679438eu);
        MD5_KEEP("r", t15_x1);
        const uint32_t t15 = md5_rotl32((((t13 ^ t12) & t14) ^ t12) + t15_x1, 17) + t14;
        /* step 16, F */
        uint32_t t16_x1 = m15 + (t12 + 0x49b40821u);
        MD5_KEEP("r", t16_x1);
        const uint32_t t16 = md5_rotl32((((t14 ^ t13) & t15) ^ t13) + t16_x1, 22) + t15;
        /* step 17, G */
        uint32_t t17_x1 = t13 + 0xf61e2562u;
        MD5_KEEP("r", t17_x1);
        uint32_t t17_x2 = (t15 & ~t14) + t17_x1 + m1;
        MD5_KEEP("r", t17_x2);
        const uint32_t t17 = md5_rotl32((t16 & t14) + t17_x2, 5) + t16;
        /* step 18, G */
        uint32_t t18_x1 = m6 + (t14 + 0xc040b340u);
        MD5_KEEP("r", t18_x1);
        uint32_t t18_x2 = (t16 & ~t15) + t18_x1;
        MD5_KEEP("r", t18_x2);
        const uint32_t t18 = md5_rotl32((t17 & t15) + t18_x2, 9) + t17;
        /* step 19, G */
        uint32_t t19_x1 = m11 + (t15 + 0x265e5a51u);
        MD5_KEEP("r", t19_x1);
        uint32_t t19_x2 = (t17 & ~t16) + t19_x1;
        MD5_KEEP("r", t19_x2);
        const uint32_t t19 = md5_rotl32((t18 & t16) + t19_x2, 14) + t18;
        /* step 20, G */
        uint32_t t20_x1 = m0 + (t16 + 0xe9b6c7aau);
        MD5_KEEP("r", t20_x1);
        uint32_t t20_x2 = (t18 & ~t17) + t20_x1;
        MD5_KEEP("r", t20_x2);
        const uint32_t t20 = md5_rotl32((t19 & t17) + t20_x2, 20) + t19;
        /* step 21, G */
        uint32_t t21_x1 = m5 + (t17 + 0xd62f105du);
        MD5_KEEP("r", t21_x1);
        uint32_t t21_x2 = (t19 & ~t18) + t21_x1;
        MD5_KEEP("r", t21_x2);
        const uint32_t t21 = md5_rotl32((t20 & t18) + t21_x2, 5) + t20;
        /* step 22, G */
        uint32_t t22_x1 = m10 + (t18 + 0x02441453u);
        MD5_KEEP("r", t22_x1);
        uint32_t t22_x2 = (t20 & ~t19) + t22_x1;
        MD5_KEEP("r", t22_x2);
        const uint32_t t22 = md5_rotl32((t21 & t19) + t22_x2, 9) + t21;
        /* step 23, G */
        uint32_t t23_x1 = m15 + (t19 + 0xd8a1e681u);
        MD5_KEEP("r", t23_x1);
        uint32_t t23_x2 = (t21 & ~t20) + t23_x1;
        MD5_KEEP("r", t23_x2);
        const uint32_t t23 = md5_rotl32((t22 & t20) + t23_x2, 14) + t22;
        /* step 24, G */
        uint32_t t24_x1 = m4 + (t20 + 0xe7d3fbc8u);
        MD5_KEEP("r", t24_x1);
        uint32_t t24_x2 = (t22 & ~t21) + t24_x1;
        MD5_KEEP("r", t24_x2);
        const uint32_t t24 = md5_rotl32((t23 & t21) + t24_x2, 20) + t23;
        /* step 25, G */
        uint32_t t25_x1 = m9 + (t21 + 0x21e1cde6u);
        MD5_KEEP("r", t25_x1);
        uint32_t t25_x2 = (t23 & ~t22) + t25_x1;
        MD5_KEEP("r", t25_x2);
        const uint32_t t25 = md5_rotl32((t24 & t22) + t25_x2, 5) + t24;
        /* step 26, G */
        uint32_t t26_x1 = m14 + (t22 + 0xc33707d6u);
        MD5_KEEP("r", t26_x1);
        uint32_t t26_x2 = (t24 & ~t23) + t26_x1;
        MD5_KEEP("r", t26_x2);
        const uint32_t t26 = md5_rotl32((t25 & t23) + t26_x2, 9) + t25;
        /* step 27, G */
        uint32_t t27_x1 = m3 + (t23 + 0xf4d50d87u);
        MD5_KEEP("r", t27_x1);
        uint32_t t27_x2 = (t25 & ~t24) + t27_x1;
        MD5_KEEP("r", t27_x2);
        const uint32_t t27 = md5_rotl32((t26 & t24) + t27_x2, 14) + t26;
        /* step 28, G */
        uint32_t t28_x1 = m8 + (t24 + 0x455a14edu);
        MD5_KEEP("r", t28_x1);
        uint32_t t28_x2 = (t26 & ~t25) + t28_x1;
        MD5_KEEP("r", t28_x2);
        const uint32_t t28 = md5_rotl32((t27 & t25) + t28_x2, 20) + t27;
        /* step 29, G */
        uint32_t t29_x1 = m13 + (t25 + 0xa9e3e905u);
        MD5_KEEP("r", t29_x1);
        uint32_t t29_x2 = (t27 & ~t26) + t29_x1;
        MD5_KEEP("r", t29_x2);
        const uint32_t t29 = md5_rotl32((t28 & t26) + t29_x2, 5) + t28;
        /* step 30, G */
        uint32_t t30_x1 = m2 + (t26 + 0xfcefa3f8u);
        MD5_KEEP("r", t30_x1);
        uint32_t t30_x2 = (t28 & ~t27) + t30_x1;
        MD5_KEEP("r", t30_x2);
        const uint32_t t30 = md5_rotl32((t29 & t27) + t30_x2, 9) + t29;
        /* step 31, G */
        uint32_t t31_x1 = m7 + (t27 + 0x676f02d9u);
        MD5_KEEP("r", t31_x1);
        uint32_t t31_x2 = (t29 & ~t28) + t31_x1;
        MD5_KEEP("r", t31_x2);
        const uint32_t t31 = md5_rotl32((t30 & t28) + t31_x2, 14) + t30;
        /* step 32, G */
        uint32_t t32_x1 = m12 + (t28 + 0x8d2a4c8au);
        MD5_KEEP("r", t32_x1);
        uint32_t t32_x2 = (t30 & ~t29) + t32_x1;
        MD5_KEEP("r", t32_x2);
        const uint32_t t32 = md5_rotl32((t31 & t29) + t32_x2, 20) + t31;
        /* step 33, H */
        uint32_t t33_x1 = t30 ^ t31;
        MD5_KEEP("r", t33_x1);
        uint32_t t33_x2 = m5 + (t29 + 0xfffa3942u);
        MD5_KEEP("r", t33_x2);
        const uint32_t t33 = md5_rotl32((t32 ^ t33_x1) + t33_x2, 4) + t32;
        /* step 34, H */
        uint32_t t34_x1 = t31 ^ t32;
        MD5_KEEP("r", t34_x1);
        uint32_t t34_x2 = m8 + (t30 + 0x8771f681u);
        MD5_KEEP("r", t34_x2);
        const uint32_t t34 = md5_rotl32((t33 ^ t34_x1) + t34_x2, 11) + t33;
        /* step 35, H */
        uint32_t t35_x1 = t32 ^ t33;
        MD5_KEEP("r", t35_x1);
        uint32_t t35_x2 = m11 + (t31 + 0x6d9d6122u);
        MD5_KEEP("r", t35_x2);
        const uint32_t t35 = md5_rotl32((t34 ^ t35_x1) + t35_x2, 16) + t34;
        /* step 36, H */
        uint32_t t36_x1 = t33 ^ t34;
        MD5_KEEP("r", t36_x1);
        uint32_t t36_x2 = m14 + (t32 + 0xfde5380cu);
        MD5_KEEP("r", t36_x2);
        const uint32_t t36 = md5_rotl32((t35 ^ t36_x1) + t36_x2, 23) + t35;
        /* step 37, H */
        uint32_t t37_x1 = t34 ^ t35;
        MD5_KEEP("r", t37_x1);
        uint32_t t37_x2 = m1 + (t33 + 0xa4beea44u);
        MD5_KEEP("r", t37_x2);
        const uint32_t t37 = md5_rotl32((t36 ^ t37_x1) + t37_x2, 4) + t36;
        /* step 38, H */
        uint32_t t38_x1 = t35 ^ t36;
        MD5_KEEP("r", t38_x1);
        uint32_t t38_x2 = m4 + (t34 + 0x4bdecfa9u);
        MD5_KEEP("r", t38_x2);
        const uint32_t t38 = md5_rotl32((t37 ^ t38_x1) + t38_x2, 11) + t37;
        /* step 39, H */
        uint32_t t39_x1 = t36 ^ t37;
        MD5_KEEP("r", t39_x1);
        uint32_t t39_x2 = m7 + (t35 + 0xf6bb4b60u);
        MD5_KEEP("r", t39_x2);
        const uint32_t t39 = md5_rotl32((t38 ^ t39_x1) + t39_x2, 16) + t38;
        /* step 40, H */
        uint32_t t40_x1 = t37 ^ t38;
        MD5_KEEP("r", t40_x1);
        uint32_t t40_x2 = m10 + (t36 + 0xbebfbc70u);
        MD5_KEEP("r", t40_x2);
        const uint32_t t40 = md5_rotl32((t39 ^ t40_x1) + t40_x2, 23) + t39;
        /* step 41, H */
        uint32_t t41_x1 = t38 ^ t39;
        MD5_KEEP("r", t41_x1);
        uint32_t t41_x2 = m13 + (t37 + 0x289b7ec6u);
        MD5_KEEP("r", t41_x2);
        const uint32_t t41 = md5_rotl32((t40 ^ t41_x1) + t41_x2, 4) + t40;
        /* step 42, H */
        uint32_t t42_x1 = t39 ^ t40;
        MD5_KEEP("r", t42_x1);
        uint32_t t42_x2 = m0 + (t38 + 0xeaa127fau);
        MD5_KEEP("r", t42_x2);
        const uint32_t t42 = md5_rotl32((t41 ^ t42_x1) + t42_x2, 11) + t41;
        /* step 43, H */
        uint32_t t43_x1 = t40 ^ t41;
        MD5_KEEP("r", t43_x1);
        uint32_t t43_x2 = m3 + (t39 + 0xd4ef3085u);
        MD5_KEEP("r", t43_x2);
        const uint32_t t43 = md5_rotl32((t42 ^ t43_x1) + t43_x2, 16) + t42;
        /* step 44, H */
        uint32_t t44_x1 = t41 ^ t42;
        MD5_KEEP("r", t44_x1);
        uint32_t t44_x2 = m6 + (t40 + 0x04881d05u);
        MD5_KEEP("r", t44_x2);
        const uint32_t t44 = md5_rotl32((t43 ^ t44_x1) + t44_x2, 23) + t43;
        /* step 45, H */
        uint32_t t45_x1 = t42 ^ t43;
        MD5_KEEP("r", t45_x1);
        uint32_t t45_x2 = m9 + (t41 + 0xd9d4d039u);
        MD5_KEEP("r", t45_x2);
        const uint32_t t45 = md5_rotl32((t44 ^ t45_x1) + t45_x2, 4) + t44;
        /* step 46, H */
        uint32_t t46_x1 = t43 ^ t44;
        MD5_KEEP("r", t46_x1);
        uint32_t t46_x2 = m12 + (t42 + 0xe6db99e5u);
        MD5_KEEP("r", t46_x2);
        const uint32_t t46 = md5_rotl32((t45 ^ t46_x1) + t46_x2, 11) + t45;
        /* step 47, H */
        uint32_t t47_x1 = t44 ^ t45;
        MD5_KEEP("r", t47_x1);
        uint32_t t47_x2 = m15 + (t43 + 0x1fa27cf8u);
        MD5_KEEP("r", t47_x2);
        const uint32_t t47 = md5_rotl32((t46 ^ t47_x1) + t47_x2, 16) + t46;
        /* step 48, H */
        uint32_t t48_x1 = t45 ^ t46;
        MD5_KEEP("r", t48_x1);
        uint32_t t48_x2 = m2 + (t44 + 0xc4ac5665u);
        MD5_KEEP("r", t48_x2);
        const uint32_t t48 = md5_rotl32((t47 ^ t48_x1) + t48_x2, 23) + t47;
        /* step 49, I */
        uint32_t t49_x1 = m0 + (t45 + 0xf4292244u);
        MD5_KEEP("r", t49_x1);
        const uint32_t t49 = md5_rotl32(((t48 | ~t46) ^ t47) + t49_x1, 6) + t48;
        /* step 50, I */
        uint32_t t50_x1 = m7 + (t46 + 0x432aff97u);
        MD5_KEEP("r", t50_x1);
        const uint32_t t50 = md5_rotl32(((t49 | ~t47) ^ t48) + t50_x1, 10) + t49;
        /* step 51, I */
        uint32_t t51_x1 = m14 + (t47 + 0xab9423a7u);
        MD5_KEEP("r", t51_x1);
        const uint32_t t51 = md5_rotl32(((t50 | ~t48) ^ t49) + t51_x1, 15) + t50;
        /* step 52, I */
        uint32_t t52_x1 = m5 + (t48 + 0xfc93a039u);
        MD5_KEEP("r", t52_x1);
        const uint32_t t52 = md5_rotl32(((t51 | ~t49) ^ t50) + t52_x1, 21) + t51;
        /* step 53, I */
        uint32_t t53_x1 = m12 + (t49 + 0x655b59c3u);
        MD5_KEEP("r", t53_x1);
        const uint32_t t53 = md5_rotl32(((t52 | ~t50) ^ t51) + t53_x1, 6) + t52;
        /* step 54, I */
        uint32_t t54_x1 = m3 + (t50 + 0x8f0ccc92u);
        MD5_KEEP("r", t54_x1);
        const uint32_t t54 = md5_rotl32(((t53 | ~t51) ^ t52) + t54_x1, 10) + t53;
        /* step 55, I */
        uint32_t t55_x1 = m10 + (t51 + 0xffeff47du);
        MD5_KEEP("r", t55_x1);
        const uint32_t t55 = md5_rotl32(((t54 | ~t52) ^ t53) + t55_x1, 15) + t54;
        /* step 56, I */
        uint32_t t56_x1 = m1 + (t52 + 0x85845dd1u);
        MD5_KEEP("r", t56_x1);
        const uint32_t t56 = md5_rotl32(((t55 | ~t53) ^ t54) + t56_x1, 21) + t55;
        /* step 57, I */
        uint32_t t57_x1 = m8 + (t53 + 0x6fa87e4fu);
        MD5_KEEP("r", t57_x1);
        const uint32_t t57 = md5_rotl32(((t56 | ~t54) ^ t55) + t57_x1, 6) + t56;
        /* step 58, I */
        uint32_t t58_x1 = m15 + (t54 + 0xfe2ce6e0u);
        MD5_KEEP("r", t58_x1);
        const uint32_t t58 = md5_rotl32(((t57 | ~t55) ^ t56) + t58_x1, 10) + t57;
        /* step 59, I */
        uint32_t t59_x1 = m6 + (t55 + 0xa3014314u);
        MD5_KEEP("r", t59_x1);
        const uint32_t t59 = md5_rotl32(((t58 | ~t56) ^ t57) + t59_x1, 15) + t58;
        /* step 60, I */
        uint32_t t60_x1 = m13 + (t56 + 0x4e0811a1u);
        MD5_KEEP("r", t60_x1);
        const uint32_t t60 = md5_rotl32(((t59 | ~t57) ^ t58) + t60_x1, 21) + t59;
        /* step 61, I */
        uint32_t t61_x1 = m4 + (t57 + 0xf7537e82u);
        MD5_KEEP("r", t61_x1);
        const uint32_t t61 = md5_rotl32(((t60 | ~t58) ^ t59) + t61_x1, 6) + t60;
        /* step 62, I */
        uint32_t t62_x1 = m11 + (t58 + 0xbd3af235u);
        MD5_KEEP("r", t62_x1);
        const uint32_t t62 = md5_rotl32(((t61 | ~t59) ^ t60) + t62_x1, 10) + t61;
        /* step 63, I */
        uint32_t t63_x1 = m2 + (t59 + 0x2ad7d2bbu);
        MD5_KEEP("r", t63_x1);
        const uint32_t t63 = md5_rotl32(((t62 | ~t60) ^ t61) + t63_x1, 15) + t62;
        /* step 64, I */
        uint32_t t64_x1 = m9 + (t60 + 0xeb86d391u);
        MD5_KEEP("r", t64_x1);
        const uint32_t t64 = md5_rotl32(((t63 | ~t61) ^ t62) + t64_x1, 21) + t63;

        const uint32_t h0_next = t61 + h0;
        const uint32_t h1_next = t64 + h1;
        const uint32_t h2_next = t63 + h2;
        const uint32_t h3_next = t62 + h3;
        h0 = h0_next;
        h1 = h1_next;
        h2 = h2_next;
        h3 = h3_next;
    }
    state[0] = h0;
    state[1] = h1;
    state[2] = h2;
    state[3] = h3;
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

#elif (defined(__aarch64__) || defined(_M_ARM64))

/* aarch64 */

#include "md5.h"

/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define MD5_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define MD5_KEEP(constraint, x) ((void)0)
#endif

static uint32_t md5_load32(const uint8_t *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 |
           (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static uint32_t md5_rotl32(uint32_t x, int n)
{
    return x << n | x >> (32 - n);
}

void md5_blocks(uint32_t state[4], const uint8_t *data, size_t nblocks)
{
    uint32_t h0 = state[0];
    uint32_t h1 = state[1];
    uint32_t h2 = state[2];
    uint32_t h3 = state[3];

    for (; nblocks != 0; nblocks--, data += 64) {
        const uint32_t m0 = md5_load32(data + 0);
        const uint32_t m1 = md5_load32(data + 4);
        const uint32_t m2 = md5_load32(data + 8);
        const uint32_t m3 = md5_load32(data + 12);
        const uint32_t m4 = md5_load32(data + 16);
        const uint32_t m5 = md5_load32(data + 20);
        const uint32_t m6 = md5_load32(data + 24);
        const uint32_t m7 = md5_load32(data + 28);
        const uint32_t m8 = md5_load32(data + 32);
        const uint32_t m9 = md5_load32(data + 36);
        const uint32_t m10 = md5_load32(data + 40);
        const uint32_t m11 = md5_load32(data + 44);
        const uint32_t m12 = md5_load32(data + 48);
        const uint32_t m13 = md5_load32(data + 52);
        const uint32_t m14 = md5_load32(data + 56);
        const uint32_t m15 = md5_load32(data + 60);

        /* step 1, F */
        uint32_t t1_x1 = m0 + 0xd76aa478u + h0;
        MD5_KEEP("r", t1_x1);
        const uint32_t t1 = md5_rotl32(((h1 & h2) | (h3 & ~h1)) + t1_x1, 7) + h1;
        /* step 2, F */
        uint32_t t2_x1 = m1 + (h3 + 0xe8c7b756u);
        MD5_KEEP("r", t2_x1);
        const uint32_t t2 = md5_rotl32(((t1 & h1) | (h2 & ~t1)) + t2_x1, 12) + t1;
        /* step 3, F */
        uint32_t t3_x1 = m2 + (h2 + 0x242070dbu);
        MD5_KEEP("r", t3_x1);
        const uint32_t t3 = md5_rotl32(((t2 & t1) | (h1 & ~t2)) + t3_x1, 17) + t2;
        /* step 4, F */
        uint32_t t4_x1 = m3 + (h1 + 0xc1bdceeeu);
        MD5_KEEP("r", t4_x1);
        const uint32_t t4 = md5_rotl32(((t3 & t2) | (t1 & ~t3)) + t4_x1, 22) + t3;
        /* step 5, F */
        uint32_t t5_x1 = m4 + (t1 + 0xf57c0fafu);
        MD5_KEEP("r", t5_x1);
        const uint32_t t5 = md5_rotl32(((t4 & t3) | (t2 & ~t4)) + t5_x1, 7) + t4;
        /* step 6, F */
        uint32_t t6_x1 = m5 + (t2 + 0x4787c62au);
        MD5_KEEP("r", t6_x1);
        const uint32_t t6 = md5_rotl32(((t5 & t4) | (t3 & ~t5)) + t6_x1, 12) + t5;
        /* step 7, F */
        uint32_t t7_x1 = m6 + (t3 + 0xa8304613u);
        MD5_KEEP("r", t7_x1);
        const uint32_t t7 = md5_rotl32(((t6 & t5) | (t4 & ~t6)) + t7_x1, 17) + t6;
        /* step 8, F */
        uint32_t t8_x1 = m7 + (t4 + 0xfd469501u);
        MD5_KEEP("r", t8_x1);
        const uint32_t t8 = md5_rotl32(((t7 & t6) | (t5 & ~t7)) + t8_x1, 22) + t7;
        /* step 9, F */
        uint32_t t9_x1 = m8 + (t5 + 0x698098d8u);
        MD5_KEEP("r", t9_x1);
        const uint32_t t9 = md5_rotl32(((t8 & t7) | (t6 & ~t8)) + t9_x1, 7) + t8;
        /* step 10, F */
        uint32_t t10_x1 = m9 + (t6 + 0x8b44f7afu);
        MD5_KEEP("r", t10_x1);
        const uint32_t t10 = md5_rotl32(((t9 & t8) | (t7 & ~t9)) + t10_x1, 12) + t9;
        /* step 11, F */
        uint32_t t11_x1 = m10 + (t7 + 0xffff5bb1u);
        MD5_KEEP("r", t11_x1);
        const uint32_t t11 = md5_rotl32(((t10 & t9) | (t8 & ~t10)) + t11_x1, 17) + t10;
        /* step 12, F */
        uint32_t t12_x1 = m11 + (t8 + 0x895cd7beu);
        MD5_KEEP("r", t12_x1);
        const uint32_t t12 = md5_rotl32(((t11 & t10) | (t9 & ~t11)) + t12_x1, 22) + t11;
        /* step 13, F */
        uint32_t t13_x1 = m12 + (t9 + 0x6b901122u);
        MD5_KEEP("r", t13_x1);
        const uint32_t t13 = md5_rotl32(((t12 & t11) | (t10 & ~t12)) + t13_x1, 7) + t12;
        /* step 14, F */
        uint32_t t14_x1 = m13 + (t10 + 0xfd987193u);
        MD5_KEEP("r", t14_x1);
        const uint32_t t14 = md5_rotl32(((t13 & t12) | (t11 & ~t13)) + t14_x1, 12) + t13;
        /* step 15, F */
        uint32_t t15_x1 = m14 + (t11 + 0xa679438eu);
        MD5_KEEP("r", t15_x1);
        const uint32_t t15 = md5_rotl32(((t14 & t13) | (t12 & ~t14)) + t15_x1, 17) + t14;
        /* step 16, F */
        uint32_t t16_x1 = m15 + (t12 + 0x49b40821u);
        MD5_KEEP("r", t16_x1);
        const uint32_t t16 = md5_rotl32(((t15 & t14) | (t13 & ~t15)) + t16_x1, 22) + t15;
        /* step 17, G */
        uint32_t t17_x1 = t13 + 0xf61e2562u;
        MD5_KEEP("r", t17_x1);
        uint32_t t17_x2 = (t15 & ~t14) + t17_x1 + m1;
        MD5_KEEP("r", t17_x2);
        const uint32_t t17 = md5_rotl32((t16 & t14) + t17_x2, 5) + t16;
        /* step 18, G */
        uint32_t t18_x1 = m6 + (t14 + 0xc040b340u);
        MD5_KEEP("r", t18_x1);
        uint32_t t18_x2 = (t16 & ~t15) + t18_x1;
        MD5_KEEP("r", t18_x2);
        const uint32_t t18 = md5_rotl32((t17 & t15) + t18_x2, 9) + t17;
        /* step 19, G */
        uint32_t t19_x1 = m11 + (t15 + 0x265e5a51u);
        MD5_KEEP("r", t19_x1);
        uint32_t t19_x2 = (t17 & ~t16) + t19_x1;
        MD5_KEEP("r", t19_x2);
        const uint32_t t19 = md5_rotl32((t18 & t16) + t19_x2, 14) + t18;
        /* step 20, G */
        uint32_t t20_x1 = m0 + (t16 + 0xe9b6c7aau);
        MD5_KEEP("r", t20_x1);
        uint32_t t20_x2 = (t18 & ~t17) + t20_x1;
        MD5_KEEP("r", t20_x2);
        const uint32_t t20 = md5_rotl32((t19 & t17) + t20_x2, 20) + t19;
        /* step 21, G */
        uint32_t t21_x1 = m5 + (t17 + 0xd62f105du);
        MD5_KEEP("r", t21_x1);
        uint32_t t21_x2 = (t19 & ~t18) + t21_x1;
        MD5_KEEP("r", t21_x2);
        const uint32_t t21 = md5_rotl32((t20 & t18) + t21_x2, 5) + t20;
        /* step 22, G */
        uint32_t t22_x1 = m10 + (t18 + 0x02441453u);
        MD5_KEEP("r", t22_x1);
        uint32_t t22_x2 = (t20 & ~t19) + t22_x1;
        MD5_KEEP("r", t22_x2);
        const uint32_t t22 = md5_rotl32((t21 & t19) + t22_x2, 9) + t21;
        /* step 23, G */
        uint32_t t23_x1 = m15 + (t19 + 0xd8a1e681u);
        MD5_KEEP("r", t23_x1);
        uint32_t t23_x2 = (t21 & ~t20) + t23_x1;
        MD5_KEEP("r", t23_x2);
        const uint32_t t23 = md5_rotl32((t22 & t20) + t23_x2, 14) + t22;
        /* step 24, G */
        uint32_t t24_x1 = m4 + (t20 + 0xe7d3fbc8u);
        MD5_KEEP("r", t24_x1);
        uint32_t t24_x2 = (t22 & ~t21) + t24_x1;
        MD5_KEEP("r", t24_x2);
        const uint32_t t24 = md5_rotl32((t23 & t21) + t24_x2, 20) + t23;
        /* step 25, G */
        uint32_t t25_x1 = m9 + (t21 + 0x21e1cde6u);
        MD5_KEEP("r", t25_x1);
        uint32_t t25_x2 = (t23 & ~t22) + t25_x1;
        MD5_KEEP("r", t25_x2);
        const uint32_t t25 = md5_rotl32((t24 & t22) + t25_x2, 5) + t24;
        /* step 26, G */
        uint32_t t26_x1 = m14 + (t22 + 0xc33707d6u);
        MD5_KEEP("r", t26_x1);
        uint32_t t26_x2 = (t24 & ~t23) + t26_x1;
        MD5_KEEP("r", t26_x2);
        const uint32_t t26 = md5_rotl32((t25 & t23) + t26_x2, 9) + t25;
        /* step 27, G */
        uint32_t t27_x1 = m3 + (t23 + 0xf4d50d87u);
        MD5_KEEP("r", t27_x1);
        uint32_t t27_x2 = (t25 & ~t24) + t27_x1;
        MD5_KEEP("r", t27_x2);
        const uint32_t t27 = md5_rotl32((t26 & t24) + t27_x2, 14) + t26;
        /* step 28, G */
        uint32_t t28_x1 = m8 + (t24 + 0x455a14edu);
        MD5_KEEP("r", t28_x1);
        uint32_t t28_x2 = (t26 & ~t25) + t28_x1;
        MD5_KEEP("r", t28_x2);
        const uint32_t t28 = md5_rotl32((t27 & t25) + t28_x2, 20) + t27;
        /* step 29, G */
        uint32_t t29_x1 = m13 + (t25 + 0xa9e3e905u);
        MD5_KEEP("r", t29_x1);
        uint32_t t29_x2 = (t27 & ~t26) + t29_x1;
        MD5_KEEP("r", t29_x2);
        const uint32_t t29 = md5_rotl32((t28 & t26) + t29_x2, 5) + t28;
        /* step 30, G */
        uint32_t t30_x1 = m2 + (t26 + 0xfcefa3f8u);
        MD5_KEEP("r", t30_x1);
        uint32_t t30_x2 = (t28 & ~t27) + t30_x1;
        MD5_KEEP("r", t30_x2);
        const uint32_t t30 = md5_rotl32((t29 & t27) + t30_x2, 9) + t29;
        /* step 31, G */
        uint32_t t31_x1 = m7 + (t27 + 0x676f02d9u);
        MD5_KEEP("r", t31_x1);
        uint32_t t31_x2 = (t29 & ~t28) + t31_x1;
        MD5_KEEP("r", t31_x2);
        const uint32_t t31 = md5_rotl32((t30 & t28) + t31_x2, 14) + t30;
        /* step 32, G */
        uint32_t t32_x1 = m12 + (t28 + 0x8d2a4c8au);
        MD5_KEEP("r", t32_x1);
        uint32_t t32_x2 = (t30 & ~t29) + t32_x1;
        MD5_KEEP("r", t32_x2);
        const uint32_t t32 = md5_rotl32((t31 & t29) + t32_x2, 20) + t31;
        /* step 33, H */
        uint32_t t33_x1 = t30 ^ t31;
        MD5_KEEP("r", t33_x1);
        uint32_t t33_x2 = m5 + (t29 + 0xfffa3942u);
        MD5_KEEP("r", t33_x2);
        const uint32_t t33 = md5_rotl32((t32 ^ t33_x1) + t33_x2, 4) + t32;
        /* step 34, H */
        uint32_t t34_x1 = t31 ^ t32;
        MD5_KEEP("r", t34_x1);
        uint32_t t34_x2 = m8 + (t30 + 0x8771f681u);
        MD5_KEEP("r", t34_x2);
        const uint32_t t34 = md5_rotl32((t33 ^ t34_x1) + t34_x2, 11) + t33;
        /* step 35, H */
        uint32_t t35_x1 = t32 ^ t33;
        MD5_KEEP("r", t35_x1);
        uint32_t t35_x2 = m11 + (t31 + 0x6d9d6122u);
        MD5_KEEP("r", t35_x2);
        const uint32_t t35 = md5_rotl32((t34 ^ t35_x1) + t35_x2, 16) + t34;
        /* step 36, H */
        uint32_t t36_x1 = t33 ^ t34;
        MD5_KEEP("r", t36_x1);
        uint32_t t36_x2 = m14 + (t32 + 0xfde5380cu);
        MD5_KEEP("r", t36_x2);
        const uint32_t t36 = md5_rotl32((t35 ^ t36_x1) + t36_x2, 23) + t35;
        /* step 37, H */
        uint32_t t37_x1 = t34 ^ t35;
        MD5_KEEP("r", t37_x1);
        uint32_t t37_x2 = m1 + (t33 + 0xa4beea44u);
        MD5_KEEP("r", t37_x2);
        const uint32_t t37 = md5_rotl32((t36 ^ t37_x1) + t37_x2, 4) + t36;
        /* step 38, H */
        uint32_t t38_x1 = t35 ^ t36;
        MD5_KEEP("r", t38_x1);
        uint32_t t38_x2 = m4 + (t34 + 0x4bdecfa9u);
        MD5_KEEP("r", t38_x2);
        const uint32_t t38 = md5_rotl32((t37 ^ t38_x1) + t38_x2, 11) + t37;
        /* step 39, H */
        uint32_t t39_x1 = t36 ^ t37;
        MD5_KEEP("r", t39_x1);
        uint32_t t39_x2 = m7 + (t35 + 0xf6bb4b60u);
        MD5_KEEP("r", t39_x2);
        const uint32_t t39 = md5_rotl32((t38 ^ t39_x1) + t39_x2, 16) + t38;
        /* step 40, H */
        uint32_t t40_x1 = t37 ^ t38;
        MD5_KEEP("r", t40_x1);
        uint32_t t40_x2 = m10 + (t36 + 0xbebfbc70u);
        MD5_KEEP("r", t40_x2);
        const uint32_t t40 = md5_rotl32((t39 ^ t40_x1) + t40_x2, 23) + t39;
        /* step 41, H */
        uint32_t t41_x1 = t38 ^ t39;
        MD5_KEEP("r", t41_x1);
        uint32_t t41_x2 = m13 + (t37 + 0x289b7ec6u);
        MD5_KEEP("r", t41_x2);
        const uint32_t t41 = md5_rotl32((t40 ^ t41_x1) + t41_x2, 4) + t40;
        /* step 42, H */
        uint32_t t42_x1 = t39 ^ t40;
        MD5_KEEP("r", t42_x1);
        uint32_t t42_x2 = m0 + (t38 + 0xeaa127fau);
        MD5_KEEP("r", t42_x2);
        const uint32_t t42 = md5_rotl32((t41 ^ t42_x1) + t42_x2, 11) + t41;
        /* step 43, H */
        uint32_t t43_x1 = t40 ^ t41;
        MD5_KEEP("r", t43_x1);
        uint32_t t43_x2 = m3 + (t39 + 0xd4ef3085u);
        MD5_KEEP("r", t43_x2);
        const uint32_t t43 = md5_rotl32((t42 ^ t43_x1) + t43_x2, 16) + t42;
        /* step 44, H */
        uint32_t t44_x1 = t41 ^ t42;
        MD5_KEEP("r", t44_x1);
        uint32_t t44_x2 = m6 + (t40 + 0x04881d05u);
        MD5_KEEP("r", t44_x2);
        const uint32_t t44 = md5_rotl32((t43 ^ t44_x1) + t44_x2, 23) + t43;
        /* step 45, H */
        uint32_t t45_x1 = t42 ^ t43;
        MD5_KEEP("r", t45_x1);
        uint32_t t45_x2 = m9 + (t41 + 0xd9d4d039u);
        MD5_KEEP("r", t45_x2);
        const uint32_t t45 = md5_rotl32((t44 ^ t45_x1) + t45_x2, 4) + t44;
        /* step 46, H */
        uint32_t t46_x1 = t43 ^ t44;
        MD5_KEEP("r", t46_x1);
        uint32_t t46_x2 = m12 + (t42 + 0xe6db99e5u);
        MD5_KEEP("r", t46_x2);
        const uint32_t t46 = md5_rotl32((t45 ^ t46_x1) + t46_x2, 11) + t45;
        /* step 47, H */
        uint32_t t47_x1 = t44 ^ t45;
        MD5_KEEP("r", t47_x1);
        uint32_t t47_x2 = m15 + (t43 + 0x1fa27cf8u);
        MD5_KEEP("r", t47_x2);
        const uint32_t t47 = md5_rotl32((t46 ^ t47_x1) + t47_x2, 16) + t46;
        /* step 48, H */
        uint32_t t48_x1 = t45 ^ t46;
        MD5_KEEP("r", t48_x1);
        uint32_t t48_x2 = m2 + (t44 + 0xc4ac5665u);
        MD5_KEEP("r", t48_x2);
        const uint32_t t48 = md5_rotl32((t47 ^ t48_x1) + t48_x2, 23) + t47;
        /* step 49, I */
        uint32_t t49_x1 = m0 + (t45 + 0xf4292244u);
        MD5_KEEP("r", t49_x1);
        const uint32_t t49 = md5_rotl32(((t48 | ~t46) ^ t47) + t49_x1, 6) + t48;
        /* step 50, I */
        uint32_t t50_x1 = m7 + (t46 + 0x432aff97u);
        MD5_KEEP("r", t50_x1);
        const uint32_t t50 = md5_rotl32(((t49 | ~t47) ^ t48) + t50_x1, 10) + t49;
        /* step 51, I */
        uint32_t t51_x1 = m14 + (t47 + 0xab9423a7u);
        MD5_KEEP("r", t51_x1);
        const uint32_t t51 = md5_rotl32(((t50 | ~t48) ^ t49) + t51_x1, 15) + t50;
        /* step 52, I */
        uint32_t t52_x1 = m5 + (t48 + 0xfc93a039u);
        MD5_KEEP("r", t52_x1);
        const uint32_t t52 = md5_rotl32(((t51 | ~t49) ^ t50) + t52_x1, 21) + t51;
        /* step 53, I */
        uint32_t t53_x1 = m12 + (t49 + 0x655b59c3u);
        MD5_KEEP("r", t53_x1);
        const uint32_t t53 = md5_rotl32(((t52 | ~t50) ^ t51) + t53_x1, 6) + t52;
        /* step 54, I */
        uint32_t t54_x1 = m3 + (t50 + 0x8f0ccc92u);
        MD5_KEEP("r", t54_x1);
        const uint32_t t54 = md5_rotl32(((t53 | ~t51) ^ t52) + t54_x1, 10) + t53;
        /* step 55, I */
        uint32_t t55_x1 = m10 + (t51 + 0xffeff47du);
        MD5_KEEP("r", t55_x1);
        const uint32_t t55 = md5_rotl32(((t54 | ~t52) ^ t53) + t55_x1, 15) + t54;
        /* step 56, I */
        uint32_t t56_x1 = m1 + (t52 + 0x85845dd1u);
        MD5_KEEP("r", t56_x1);
        const uint32_t t56 = md5_rotl32(((t55 | ~t53) ^ t54) + t56_x1, 21) + t55;
        /* step 57, I */
        uint32_t t57_x1 = m8 + (t53 + 0x6fa87e4fu);
        MD5_KEEP("r", t57_x1);
        const uint32_t t57 = md5_rotl32(((t56 | ~t54) ^ t55) + t57_x1, 6) + t56;
        /* step 58, I */
        uint32_t t58_x1 = m15 + (t54 + 0xfe2ce6e0u);
        MD5_KEEP("r", t58_x1);
        const uint32_t t58 = md5_rotl32(((t57 | ~t55) ^ t56) + t58_x1, 10) + t57;
        /* step 59, I */
        uint32_t t59_x1 = m6 + (t55 + 0xa3014314u);
        MD5_KEEP("r", t59_x1);
        const uint32_t t59 = md5_rotl32(((t58 | ~t56) ^ t57) + t59_x1, 15) + t58;
        /* step 60, I */
        uint32_t t60_x1 = m13 + (t56 + 0x4e0811a1u);
        MD5_KEEP("r", t60_x1);
        const uint32_t t60 = md5_rotl32(((t59 | ~t57) ^ t58) + t60_x1, 21) + t59;
        /* step 61, I */
        uint32_t t61_x1 = m4 + (t57 + 0xf7537e82u);
        MD5_KEEP("r", t61_x1);
        const uint32_t t61 = md5_rotl32(((t60 | ~t58) ^ t59) + t61_x1, 6) + t60;
        /* step 62, I */
        uint32_t t62_x1 = m11 + (t58 + 0xbd3af235u);
        MD5_KEEP("r", t62_x1);
        const uint32_t t62 = md5_rotl32(((t61 | ~t59) ^ t60) + t62_x1, 10) + t61;
        /* step 63, I */
        uint32_t t63_x1 = m2 + (t59 + 0x2ad7d2bbu);
        MD5_KEEP("r", t63_x1);
        const uint32_t t63 = md5_rotl32(((t62 | ~t60) ^ t61) + t63_x1, 15) + t62;
        /* step 64, I */
        uint32_t t64_x1 = m9 + (t60 + 0xeb86d391u);
        MD5_KEEP("r", t64_x1);
        const uint32_t t64 = md5_rotl32(((t63 | ~t61) ^ t62) + t64_x1, 21) + t63;

        const uint32_t h0_next = t61 + h0;
        const uint32_t h1_next = t64 + h1;
        const uint32_t h2_next = t63 + h2;
        const uint32_t h3_next = t62 + h3;
        h0 = h0_next;
        h1 = h1_next;
        h2 = h2_next;
        h3 = h3_next;
    }
    state[0] = h0;
    state[1] = h1;
    state[2] = h2;
    state[3] = h3;
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

#elif (defined(__riscv) && __riscv_xlen == 64) && defined(__riscv_zbb)

/* riscv64-zbb */

#include "md5.h"

/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define MD5_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define MD5_KEEP(constraint, x) ((void)0)
#endif

static uint32_t md5_load32(const uint8_t *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 |
           (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static uint32_t md5_rotl32(uint32_t x, int n)
{
    return x << n | x >> (32 - n);
}

void md5_blocks(uint32_t state[4], const uint8_t *data, size_t nblocks)
{
    uint32_t h0 = state[0];
    uint32_t h1 = state[1];
    uint32_t h2 = state[2];
    uint32_t h3 = state[3];

    for (; nblocks != 0; nblocks--, data += 64) {
        const uint32_t m0 = md5_load32(data + 0);
        const uint32_t m1 = md5_load32(data + 4);
        const uint32_t m2 = md5_load32(data + 8);
        const uint32_t m3 = md5_load32(data + 12);
        const uint32_t m4 = md5_load32(data + 16);
        const uint32_t m5 = md5_load32(data + 20);
        const uint32_t m6 = md5_load32(data + 24);
        const uint32_t m7 = md5_load32(data + 28);
        const uint32_t m8 = md5_load32(data + 32);
        const uint32_t m9 = md5_load32(data + 36);
        const uint32_t m10 = md5_load32(data + 40);
        const uint32_t m11 = md5_load32(data + 44);
        const uint32_t m12 = md5_load32(data + 48);
        const uint32_t m13 = md5_load32(data + 52);
        const uint32_t m14 = md5_load32(data + 56);
        const uint32_t m15 = md5_load32(data + 60);

        /* step 1, F */
        uint32_t t1_x1 = m0 + 0xd76aa478u + h0;
        MD5_KEEP("r", t1_x1);
        const uint32_t t1 = md5_rotl32(((h1 & h2) | (h3 & ~h1)) + t1_x1, 7) + h1;
        /* step 2, F */
        uint32_t t2_x1 = m1 + (h3 + 0xe8c7b756u);
        MD5_KEEP("r", t2_x1);
        const uint32_t t2 = md5_rotl32(((t1 & h1) | (h2 & ~t1)) + t2_x1, 12) + t1;
        /* step 3, F */
        uint32_t t3_x1 = m2 + (h2 + 0x242070dbu);
        MD5_KEEP("r", t3_x1);
        const uint32_t t3 = md5_rotl32(((t2 & t1) | (h1 & ~t2)) + t3_x1, 17) + t2;
        /* step 4, F */
        uint32_t t4_x1 = m3 + (h1 + 0xc1bdceeeu);
        MD5_KEEP("r", t4_x1);
        const uint32_t t4 = md5_rotl32(((t3 & t2) | (t1 & ~t3)) + t4_x1, 22) + t3;
        /* step 5, F */
        uint32_t t5_x1 = m4 + (t1 + 0xf57c0fafu);
        MD5_KEEP("r", t5_x1);
        const uint32_t t5 = md5_rotl32(((t4 & t3) | (t2 & ~t4)) + t5_x1, 7) + t4;
        /* step 6, F */
        uint32_t t6_x1 = m5 + (t2 + 0x4787c62au);
        MD5_KEEP("r", t6_x1);
        const uint32_t t6 = md5_rotl32(((t5 & t4) | (t3 & ~t5)) + t6_x1, 12) + t5;
        /* step 7, F */
        uint32_t t7_x1 = m6 + (t3 + 0xa8304613u);
        MD5_KEEP("r", t7_x1);
        const uint32_t t7 = md5_rotl32(((t6 & t5) | (t4 & ~t6)) + t7_x1, 17) + t6;
        /* step 8, F */
        uint32_t t8_x1 = m7 + (t4 + 0xfd469501u);
        MD5_KEEP("r", t8_x1);
        const uint32_t t8 = md5_rotl32(((t7 & t6) | (t5 & ~t7)) + t8_x1, 22) + t7;
        /* step 9, F */
        uint32_t t9_x1 = m8 + (t5 + 0x698098d8u);
        MD5_KEEP("r", t9_x1);
        const uint32_t t9 = md5_rotl32(((t8 & t7) | (t6 & ~t8)) + t9_x1, 7) + t8;
        /* step 10, F */
        uint32_t t10_x1 = m9 + (t6 + 0x8b44f7afu);
        MD5_KEEP("r", t10_x1);
        const uint32_t t10 = md5_rotl32(((t9 & t8) | (t7 & ~t9)) + t10_x1, 12) + t9;
        /* step 11, F */
        uint32_t t11_x1 = m10 + (t7 + 0xffff5bb1u);
        MD5_KEEP("r", t11_x1);
        const uint32_t t11 = md5_rotl32(((t10 & t9) | (t8 & ~t10)) + t11_x1, 17) + t10;
        /* step 12, F */
        uint32_t t12_x1 = m11 + (t8 + 0x895cd7beu);
        MD5_KEEP("r", t12_x1);
        const uint32_t t12 = md5_rotl32(((t11 & t10) | (t9 & ~t11)) + t12_x1, 22) + t11;
        /* step 13, F */
        uint32_t t13_x1 = m12 + (t9 + 0x6b901122u);
        MD5_KEEP("r", t13_x1);
        const uint32_t t13 = md5_rotl32(((t12 & t11) | (t10 & ~t12)) + t13_x1, 7) + t12;
        /* step 14, F */
        uint32_t t14_x1 = m13 + (t10 + 0xfd987193u);
        MD5_KEEP("r", t14_x1);
        const uint32_t t14 = md5_rotl32(((t13 & t12) | (t11 & ~t13)) + t14_x1, 12) + t13;
        /* step 15, F */
        uint32_t t15_x1 = m14 + (t11 + 0xa679438eu);
        MD5_KEEP("r", t15_x1);
        const uint32_t t15 = md5_rotl32(((t14 & t13) | (t12 & ~t14)) + t15_x1, 17) + t14;
        /* step 16, F */
        uint32_t t16_x1 = m15 + (t12 + 0x49b40821u);
        MD5_KEEP("r", t16_x1);
        const uint32_t t16 = md5_rotl32(((t15 & t14) | (t13 & ~t15)) + t16_x1, 22) + t15;
        /* step 17, G */
        uint32_t t17_x1 = t13 + 0xf61e2562u;
        MD5_KEEP("r", t17_x1);
        uint32_t t17_x2 = (t15 & ~t14) + t17_x1 + m1;
        MD5_KEEP("r", t17_x2);
        const uint32_t t17 = md5_rotl32((t16 & t14) + t17_x2, 5) + t16;
        /* step 18, G */
        uint32_t t18_x1 = m6 + (t14 + 0xc040b340u);
        MD5_KEEP("r", t18_x1);
        uint32_t t18_x2 = (t16 & ~t15) + t18_x1;
        MD5_KEEP("r", t18_x2);
        const uint32_t t18 = md5_rotl32((t17 & t15) + t18_x2, 9) + t17;
        /* step 19, G */
        uint32_t t19_x1 = m11 + (t15 + 0x265e5a51u);
        MD5_KEEP("r", t19_x1);
        uint32_t t19_x2 = (t17 & ~t16) + t19_x1;
        MD5_KEEP("r", t19_x2);
        const uint32_t t19 = md5_rotl32((t18 & t16) + t19_x2, 14) + t18;
        /* step 20, G */
        uint32_t t20_x1 = m0 + (t16 + 0xe9b6c7aau);
        MD5_KEEP("r", t20_x1);
        uint32_t t20_x2 = (t18 & ~t17) + t20_x1;
        MD5_KEEP("r", t20_x2);
        const uint32_t t20 = md5_rotl32((t19 & t17) + t20_x2, 20) + t19;
        /* step 21, G */
        uint32_t t21_x1 = m5 + (t17 + 0xd62f105du);
        MD5_KEEP("r", t21_x1);
        uint32_t t21_x2 = (t19 & ~t18) + t21_x1;
        MD5_KEEP("r", t21_x2);
        const uint32_t t21 = md5_rotl32((t20 & t18) + t21_x2, 5) + t20;
        /* step 22, G */
        uint32_t t22_x1 = m10 + (t18 + 0x02441453u);
        MD5_KEEP("r", t22_x1);
        uint32_t t22_x2 = (t20 & ~t19) + t22_x1;
        MD5_KEEP("r", t22_x2);
        const uint32_t t22 = md5_rotl32((t21 & t19) + t22_x2, 9) + t21;
        /* step 23, G */
        uint32_t t23_x1 = m15 + (t19 + 0xd8a1e681u);
        MD5_KEEP("r", t23_x1);
        uint32_t t23_x2 = (t21 & ~t20) + t23_x1;
        MD5_KEEP("r", t23_x2);
        const uint32_t t23 = md5_rotl32((t22 & t20) + t23_x2, 14) + t22;
        /* step 24, G */
        uint32_t t24_x1 = m4 + (t20 + 0xe7d3fbc8u);
        MD5_KEEP("r", t24_x1);
        uint32_t t24_x2 = (t22 & ~t21) + t24_x1;
        MD5_KEEP("r", t24_x2);
        const uint32_t t24 = md5_rotl32((t23 & t21) + t24_x2, 20) + t23;
        /* step 25, G */
        uint32_t t25_x1 = m9 + (t21 + 0x21e1cde6u);
        MD5_KEEP("r", t25_x1);
        uint32_t t25_x2 = (t23 & ~t22) + t25_x1;
        MD5_KEEP("r", t25_x2);
        const uint32_t t25 = md5_rotl32((t24 & t22) + t25_x2, 5) + t24;
        /* step 26, G */
        uint32_t t26_x1 = m14 + (t22 + 0xc33707d6u);
        MD5_KEEP("r", t26_x1);
        uint32_t t26_x2 = (t24 & ~t23) + t26_x1;
        MD5_KEEP("r", t26_x2);
        const uint32_t t26 = md5_rotl32((t25 & t23) + t26_x2, 9) + t25;
        /* step 27, G */
        uint32_t t27_x1 = m3 + (t23 + 0xf4d50d87u);
        MD5_KEEP("r", t27_x1);
        uint32_t t27_x2 = (t25 & ~t24) + t27_x1;
        MD5_KEEP("r", t27_x2);
        const uint32_t t27 = md5_rotl32((t26 & t24) + t27_x2, 14) + t26;
        /* step 28, G */
        uint32_t t28_x1 = m8 + (t24 + 0x455a14edu);
        MD5_KEEP("r", t28_x1);
        uint32_t t28_x2 = (t26 & ~t25) + t28_x1;
        MD5_KEEP("r", t28_x2);
        const uint32_t t28 = md5_rotl32((t27 & t25) + t28_x2, 20) + t27;
        /* step 29, G */
        uint32_t t29_x1 = m13 + (t25 + 0xa9e3e905u);
        MD5_KEEP("r", t29_x1);
        uint32_t t29_x2 = (t27 & ~t26) + t29_x1;
        MD5_KEEP("r", t29_x2);
        const uint32_t t29 = md5_rotl32((t28 & t26) + t29_x2, 5) + t28;
        /* step 30, G */
        uint32_t t30_x1 = m2 + (t26 + 0xfcefa3f8u);
        MD5_KEEP("r", t30_x1);
        uint32_t t30_x2 = (t28 & ~t27) + t30_x1;
        MD5_KEEP("r", t30_x2);
        const uint32_t t30 = md5_rotl32((t29 & t27) + t30_x2, 9) + t29;
        /* step 31, G */
        uint32_t t31_x1 = m7 + (t27 + 0x676f02d9u);
        MD5_KEEP("r", t31_x1);
        uint32_t t31_x2 = (t29 & ~t28) + t31_x1;
        MD5_KEEP("r", t31_x2);
        const uint32_t t31 = md5_rotl32((t30 & t28) + t31_x2, 14) + t30;
        /* step 32, G */
        uint32_t t32_x1 = m12 + (t28 + 0x8d2a4c8au);
        MD5_KEEP("r", t32_x1);
        uint32_t t32_x2 = (t30 & ~t29) + t32_x1;
        MD5_KEEP("r", t32_x2);
        const uint32_t t32 = md5_rotl32((t31 & t29) + t32_x2, 20) + t31;
        /* step 33, H */
        uint32_t t33_x1 = t30 ^ t31;
        MD5_KEEP("r", t33_x1);
        uint32_t t33_x2 = m5 + (t29 + 0xfffa3942u);
        MD5_KEEP("r", t33_x2);
        const uint32_t t33 = md5_rotl32((t32 ^ t33_x1) + t33_x2, 4) + t32;
        /* step 34, H */
        uint32_t t34_x1 = t31 ^ t32;
        MD5_KEEP("r", t34_x1);
        uint32_t t34_x2 = m8 + (t30 + 0x8771f681u);
        MD5_KEEP("r", t34_x2);
        const uint32_t t34 = md5_rotl32((t33 ^ t34_x1) + t34_x2, 11) + t33;
        /* step 35, H */
        uint32_t t35_x1 = t32 ^ t33;
        MD5_KEEP("r", t35_x1);
        uint32_t t35_x2 = m11 + (t31 + 0x6d9d6122u);
        MD5_KEEP("r", t35_x2);
        const uint32_t t35 = md5_rotl32((t34 ^ t35_x1) + t35_x2, 16) + t34;
        /* step 36, H */
        uint32_t t36_x1 = t33 ^ t34;
        MD5_KEEP("r", t36_x1);
        uint32_t t36_x2 = m14 + (t32 + 0xfde5380cu);
        MD5_KEEP("r", t36_x2);
        const uint32_t t36 = md5_rotl32((t35 ^ t36_x1) + t36_x2, 23) + t35;
        /* step 37, H */
        uint32_t t37_x1 = t34 ^ t35;
        MD5_KEEP("r", t37_x1);
        uint32_t t37_x2 = m1 + (t33 + 0xa4beea44u);
        MD5_KEEP("r", t37_x2);
        const uint32_t t37 = md5_rotl32((t36 ^ t37_x1) + t37_x2, 4) + t36;
        /* step 38, H */
        uint32_t t38_x1 = t35 ^ t36;
        MD5_KEEP("r", t38_x1);
        uint32_t t38_x2 = m4 + (t34 + 0x4bdecfa9u);
        MD5_KEEP("r", t38_x2);
        const uint32_t t38 = md5_rotl32((t37 ^ t38_x1) + t38_x2, 11) + t37;
        /* step 39, H */
        uint32_t t39_x1 = t36 ^ t37;
        MD5_KEEP("r", t39_x1);
        uint32_t t39_x2 = m7 + (t35 + 0xf6bb4b60u);
        MD5_KEEP("r", t39_x2);
        const uint32_t t39 = md5_rotl32((t38 ^ t39_x1) + t39_x2, 16) + t38;
        /* step 40, H */
        uint32_t t40_x1 = t37 ^ t38;
        MD5_KEEP("r", t40_x1);
        uint32_t t40_x2 = m10 + (t36 + 0xbebfbc70u);
        MD5_KEEP("r", t40_x2);
        const uint32_t t40 = md5_rotl32((t39 ^ t40_x1) + t40_x2, 23) + t39;
        /* step 41, H */
        uint32_t t41_x1 = t38 ^ t39;
        MD5_KEEP("r", t41_x1);
        uint32_t t41_x2 = m13 + (t37 + 0x289b7ec6u);
        MD5_KEEP("r", t41_x2);
        const uint32_t t41 = md5_rotl32((t40 ^ t41_x1) + t41_x2, 4) + t40;
        /* step 42, H */
        uint32_t t42_x1 = t39 ^ t40;
        MD5_KEEP("r", t42_x1);
        uint32_t t42_x2 = m0 + (t38 + 0xeaa127fau);
        MD5_KEEP("r", t42_x2);
        const uint32_t t42 = md5_rotl32((t41 ^ t42_x1) + t42_x2, 11) + t41;
        /* step 43, H */
        uint32_t t43_x1 = t40 ^ t41;
        MD5_KEEP("r", t43_x1);
        uint32_t t43_x2 = m3 + (t39 + 0xd4ef3085u);
        MD5_KEEP("r", t43_x2);
        const uint32_t t43 = md5_rotl32((t42 ^ t43_x1) + t43_x2, 16) + t42;
        /* step 44, H */
        uint32_t t44_x1 = t41 ^ t42;
        MD5_KEEP("r", t44_x1);
        uint32_t t44_x2 = m6 + (t40 + 0x04881d05u);
        MD5_KEEP("r", t44_x2);
        const uint32_t t44 = md5_rotl32((t43 ^ t44_x1) + t44_x2, 23) + t43;
        /* step 45, H */
        uint32_t t45_x1 = t42 ^ t43;
        MD5_KEEP("r", t45_x1);
        uint32_t t45_x2 = m9 + (t41 + 0xd9d4d039u);
        MD5_KEEP("r", t45_x2);
        const uint32_t t45 = md5_rotl32((t44 ^ t45_x1) + t45_x2, 4) + t44;
        /* step 46, H */
        uint32_t t46_x1 = t43 ^ t44;
        MD5_KEEP("r", t46_x1);
        uint32_t t46_x2 = m12 + (t42 + 0xe6db99e5u);
        MD5_KEEP("r", t46_x2);
        const uint32_t t46 = md5_rotl32((t45 ^ t46_x1) + t46_x2, 11) + t45;
        /* step 47, H */
        uint32_t t47_x1 = t44 ^ t45;
        MD5_KEEP("r", t47_x1);
        uint32_t t47_x2 = m15 + (t43 + 0x1fa27cf8u);
        MD5_KEEP("r", t47_x2);
        const uint32_t t47 = md5_rotl32((t46 ^ t47_x1) + t47_x2, 16) + t46;
        /* step 48, H */
        uint32_t t48_x1 = t45 ^ t46;
        MD5_KEEP("r", t48_x1);
        uint32_t t48_x2 = m2 + (t44 + 0xc4ac5665u);
        MD5_KEEP("r", t48_x2);
        const uint32_t t48 = md5_rotl32((t47 ^ t48_x1) + t48_x2, 23) + t47;
        /* step 49, I */
        uint32_t t49_x1 = m0 + (t45 + 0xf4292244u);
        MD5_KEEP("r", t49_x1);
        const uint32_t t49 = md5_rotl32(((t48 | ~t46) ^ t47) + t49_x1, 6) + t48;
        /* step 50, I */
        uint32_t t50_x1 = m7 + (t46 + 0x432aff97u);
        MD5_KEEP("r", t50_x1);
        const uint32_t t50 = md5_rotl32(((t49 | ~t47) ^ t48) + t50_x1, 10) + t49;
        /* step 51, I */
        uint32_t t51_x1 = m14 + (t47 + 0xab9423a7u);
        MD5_KEEP("r", t51_x1);
        const uint32_t t51 = md5_rotl32(((t50 | ~t48) ^ t49) + t51_x1, 15) + t50;
        /* step 52, I */
        uint32_t t52_x1 = m5 + (t48 + 0xfc93a039u);
        MD5_KEEP("r", t52_x1);
        const uint32_t t52 = md5_rotl32(((t51 | ~t49) ^ t50) + t52_x1, 21) + t51;
        /* step 53, I */
        uint32_t t53_x1 = m12 + (t49 + 0x655b59c3u);
        MD5_KEEP("r", t53_x1);
        const uint32_t t53 = md5_rotl32(((t52 | ~t50) ^ t51) + t53_x1, 6) + t52;
        /* step 54, I */
        uint32_t t54_x1 = m3 + (t50 + 0x8f0ccc92u);
        MD5_KEEP("r", t54_x1);
        const uint32_t t54 = md5_rotl32(((t53 | ~t51) ^ t52) + t54_x1, 10) + t53;
        /* step 55, I */
        uint32_t t55_x1 = m10 + (t51 + 0xffeff47du);
        MD5_KEEP("r", t55_x1);
        const uint32_t t55 = md5_rotl32(((t54 | ~t52) ^ t53) + t55_x1, 15) + t54;
        /* step 56, I */
        uint32_t t56_x1 = m1 + (t52 + 0x85845dd1u);
        MD5_KEEP("r", t56_x1);
        const uint32_t t56 = md5_rotl32(((t55 | ~t53) ^ t54) + t56_x1, 21) + t55;
        /* step 57, I */
        uint32_t t57_x1 = m8 + (t53 + 0x6fa87e4fu);
        MD5_KEEP("r", t57_x1);
        const uint32_t t57 = md5_rotl32(((t56 | ~t54) ^ t55) + t57_x1, 6) + t56;
        /* step 58, I */
        uint32_t t58_x1 = m15 + (t54 + 0xfe2ce6e0u);
        MD5_KEEP("r", t58_x1);
        const uint32_t t58 = md5_rotl32(((t57 | ~t55) ^ t56) + t58_x1, 10) + t57;
        /* step 59, I */
        uint32_t t59_x1 = m6 + (t55 + 0xa3014314u);
        MD5_KEEP("r", t59_x1);
        const uint32_t t59 = md5_rotl32(((t58 | ~t56) ^ t57) + t59_x1, 15) + t58;
        /* step 60, I */
        uint32_t t60_x1 = m13 + (t56 + 0x4e0811a1u);
        MD5_KEEP("r", t60_x1);
        const uint32_t t60 = md5_rotl32(((t59 | ~t57) ^ t58) + t60_x1, 21) + t59;
        /* step 61, I */
        uint32_t t61_x1 = m4 + (t57 + 0xf7537e82u);
        MD5_KEEP("r", t61_x1);
        const uint32_t t61 = md5_rotl32(((t60 | ~t58) ^ t59) + t61_x1, 6) + t60;
        /* step 62, I */
        uint32_t t62_x1 = m11 + (t58 + 0xbd3af235u);
        MD5_KEEP("r", t62_x1);
        const uint32_t t62 = md5_rotl32(((t61 | ~t59) ^ t60) + t62_x1, 10) + t61;
        /* step 63, I */
        uint32_t t63_x1 = m2 + (t59 + 0x2ad7d2bbu);
        MD5_KEEP("r", t63_x1);
        const uint32_t t63 = md5_rotl32(((t62 | ~t60) ^ t61) + t63_x1, 15) + t62;
        /* step 64, I */
        uint32_t t64_x1 = m9 + (t60 + 0xeb86d391u);
        MD5_KEEP("r", t64_x1);
        const uint32_t t64 = md5_rotl32(((t63 | ~t61) ^ t62) + t64_x1, 21) + t63;

        const uint32_t h0_next = t61 + h0;
        const uint32_t h1_next = t64 + h1;
        const uint32_t h2_next = t63 + h2;
        const uint32_t h3_next = t62 + h3;
        h0 = h0_next;
        h1 = h1_next;
        h2 = h2_next;
        h3 = h3_next;
    }
    state[0] = h0;
    state[1] = h1;
    state[2] = h2;
    state[3] = h3;
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

#elif (defined(__riscv) && __riscv_xlen == 64)

/* riscv64 */

#include "md5.h"

/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define MD5_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define MD5_KEEP(constraint, x) ((void)0)
#endif

static uint32_t md5_load32(const uint8_t *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 |
           (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

void md5_blocks(uint32_t state[4], const uint8_t *data, size_t nblocks)
{
    uint32_t h0 = state[0];
    uint32_t h1 = state[1];
    uint32_t h2 = state[2];
    uint32_t h3 = state[3];

    for (; nblocks != 0; nblocks--, data += 64) {
        const uint32_t m0 = md5_load32(data + 0);
        const uint32_t m1 = md5_load32(data + 4);
        const uint32_t m2 = md5_load32(data + 8);
        const uint32_t m3 = md5_load32(data + 12);
        const uint32_t m4 = md5_load32(data + 16);
        const uint32_t m5 = md5_load32(data + 20);
        const uint32_t m6 = md5_load32(data + 24);
        const uint32_t m7 = md5_load32(data + 28);
        const uint32_t m8 = md5_load32(data + 32);
        const uint32_t m9 = md5_load32(data + 36);
        const uint32_t m10 = md5_load32(data + 40);
        const uint32_t m11 = md5_load32(data + 44);
        const uint32_t m12 = md5_load32(data + 48);
        const uint32_t m13 = md5_load32(data + 52);
        const uint32_t m14 = md5_load32(data + 56);
        const uint32_t m15 = md5_load32(data + 60);

        /* step 1, F */
        uint32_t t1_x1 = m0 + 0xd76aa478u + h0;
        MD5_KEEP("r", t1_x1);
        const uint32_t t1_x2 = (((h3 ^ h2) & h1) ^ h3) + t1_x1;
        const uint32_t t1 = ((t1_x2 << 7) | (t1_x2 >> 25)) + h1;
        /* step 2, F */
        uint32_t t2_x1 = m1 + (h3 + 0xe8c7b756u);
        MD5_KEEP("r", t2_x1);
        const uint32_t t2_x2 = (((h2 ^ h1) & t1) ^ h2) + t2_x1;
        const uint32_t t2 = ((t2_x2 << 12) | (t2_x2 >> 20)) + t1;
        /* step 3, F */
        uint32_t t3_x1 = m2 + (h2 + 0x242070dbu);
        MD5_KEEP("r", t3_x1);
        const uint32_t t3_x2 = (((t1 ^ h1) & t2) ^ h1) + t3_x1;
        const uint32_t t3 = ((t3_x2 << 17) | (t3_x2 >> 15)) + t2;
        /* step 4, F */
        uint32_t t4_x1 = m3 + (h1 + 0xc1bdceeeu);
        MD5_KEEP("r", t4_x1);
        const uint32_t t4_x2 = (((t2 ^ t1) & t3) ^ t1) + t4_x1;
        const uint32_t t4 = ((t4_x2 << 22) | (t4_x2 >> 10)) + t3;
        /* step 5, F */
        uint32_t t5_x1 = m4 + (t1 + 0xf57c0fafu);
        MD5_KEEP("r", t5_x1);
        const uint32_t t5_x2 = (((t3 ^ t2) & t4) ^ t2) + t5_x1;
        const uint32_t t5 = ((t5_x2 << 7) | (t5_x2 >> 25)) + t4;
        /* step 6, F */
        uint32_t t6_x1 = m5 + (t2 + 0x4787c62au);
        MD5_KEEP("r", t6_x1);
        const uint32_t t6_x2 = (((t4 ^ t3) & t5) ^ t3) + t6_x1;
        const uint32_t t6 = ((t6_x2 << 12) | (t6_x2 >> 20)) + t5;
        /* step 7, F */
        uint32_t t7_x1 = m6 + (t3 + 0xa8304613u);
        MD5_KEEP("r", t7_x1);
        const uint32_t t7_x2 = (((t5 ^ t4) & t6) ^ t4) + t7_x1;
        const uint32_t t7 = ((t7_x2 << 17) | (t7_x2 >> 15)) + t6;
        /* step 8, F */
        uint32_t t8_x1 = m7 + (t4 + 0xfd469501u);
        MD5_KEEP("r", t8_x1);
        const uint32_t t8_x2 = (((t6 ^ t5) & t7) ^ t5) + t8_x1;
        const uint32_t t8 = ((t8_x2 << 22) | (t8_x2 >> 10)) + t7;
        /* step 9, F */
        uint32_t t9_x1 = m8 + (t5 + 0x698098d8u);
        MD5_KEEP("r", t9_x1);
        const uint32_t t9_x2 = (((t7 ^ t6) & t8) ^ t6) + t9_x1;
        const uint32_t t9 = ((t9_x2 << 7) | (t9_x2 >> 25)) + t8;
        /* step 10, F */
        uint32_t t10_x1 = m9 + (t6 + 0x8b44f7afu);
        MD5_KEEP("r", t10_x1);
        const uint32_t t10_x2 = (((t8 ^ t7) & t9) ^ t7) + t10_x1;
        const uint32_t t10 = ((t10_x2 << 12) | (t10_x2 >> 20)) + t9;
        /* step 11, F */
        uint32_t t11_x1 = m10 + (t7 + 0xffff5bb1u);
        MD5_KEEP("r", t11_x1);
        const uint32_t t11_x2 = (((t9 ^ t8) & t10) ^ t8) + t11_x1;
        const uint32_t t11 = ((t11_x2 << 17) | (t11_x2 >> 15)) + t10;
        /* step 12, F */
        uint32_t t12_x1 = m11 + (t8 + 0x895cd7beu);
        MD5_KEEP("r", t12_x1);
        const uint32_t t12_x2 = (((t10 ^ t9) & t11) ^ t9) + t12_x1;
        const uint32_t t12 = ((t12_x2 << 22) | (t12_x2 >> 10)) + t11;
        /* step 13, F */
        uint32_t t13_x1 = m12 + (t9 + 0x6b901122u);
        MD5_KEEP("r", t13_x1);
        const uint32_t t13_x2 = (((t11 ^ t10) & t12) ^ t10) + t13_x1;
        const uint32_t t13 = ((t13_x2 << 7) | (t13_x2 >> 25)) + t12;
        /* step 14, F */
        uint32_t t14_x1 = m13 + (t10 + 0xfd987193u);
        MD5_KEEP("r", t14_x1);
        const uint32_t t14_x2 = (((t12 ^ t11) & t13) ^ t11) + t14_x1;
        const uint32_t t14 = ((t14_x2 << 12) | (t14_x2 >> 20)) + t13;
        /* step 15, F */
        uint32_t t15_x1 = m14 + (t11 + 0xa679438eu);
        MD5_KEEP("r", t15_x1);
        const uint32_t t15_x2 = (((t13 ^ t12) & t14) ^ t12) + t15_x1;
        const uint32_t t15 = ((t15_x2 << 17) | (t15_x2 >> 15)) + t14;
        /* step 16, F */
        uint32_t t16_x1 = m15 + (t12 + 0x49b40821u);
        MD5_KEEP("r", t16_x1);
        const uint32_t t16_x2 = (((t14 ^ t13) & t15) ^ t13) + t16_x1;
        const uint32_t t16 = ((t16_x2 << 22) | (t16_x2 >> 10)) + t15;
        /* step 17, G */
        uint32_t t17_x1 = t13 + 0xf61e2562u;
        MD5_KEEP("r", t17_x1);
        uint32_t t17_x2 = (t15 & ~t14) + t17_x1 + m1;
        MD5_KEEP("r", t17_x2);
        const uint32_t t17_x3 = (t16 & t14) + t17_x2;
        const uint32_t t17 = ((t17_x3 << 5) | (t17_x3 >> 27)) + t16;
        /* step 18, G */
        uint32_t t18_x1 = t14 + 0xc040b340u;
        MD5_KEEP("r", t18_x1);
        uint32_t t18_x2 = (t16 & ~t15) + t18_x1 + m6;
        MD5_KEEP("r", t18_x2);
        const uint32_t t18_x3 = (t17 & t15) + t18_x2;
        const uint32_t t18 = ((t18_x3 << 9) | (t18_x3 >> 23)) + t17;
        /* step 19, G */
        uint32_t t19_x1 = t15 + 0x265e5a51u;
        MD5_KEEP("r", t19_x1);
        uint32_t t19_x2 = (t17 & ~t16) + t19_x1 + m11;
        MD5_KEEP("r", t19_x2);
        const uint32_t t19_x3 = (t18 & t16) + t19_x2;
        const uint32_t t19 = ((t19_x3 << 14) | (t19_x3 >> 18)) + t18;
        /* step 20, G */
        uint32_t t20_x1 = t16 + 0xe9b6c7aau;
        MD5_KEEP("r", t20_x1);
        uint32_t t20_x2 = (t18 & ~t17) + t20_x1 + m0;
        MD5_KEEP("r", t20_x2);
        const uint32_t t20_x3 = (t19 & t17) + t20_x2;
        const uint32_t t20 = ((t20_x3 << 20) | (t20_x3 >> 12)) + t19;
        /* step 21, G */
        uint32_t t21_x1 = t17 + 0xd62f105du;
        MD5_KEEP("r", t21_x1);
        uint32_t t21_x2 = (t19 & ~t18) + t21_x1 + m5;
        MD5_KEEP("r", t21_x2);
        const uint32_t t21_x3 = (t20 & t18) + t21_x2;
        const uint32_t t21 = ((t21_x3 << 5) | (t21_x3 >> 27)) + t20;
        /* step 22, G */
        uint32_t t22_x1 = t18 + 0x02441453u;
        MD5_KEEP("r", t22_x1);
        uint32_t t22_x2 = (t20 & ~t19) + t22_x1 + m10;
        MD5_KEEP("r", t22_x2);
        const uint32_t t22_x3 = (t21 & t19) + t22_x2;
        const uint32_t t22 = ((t22_x3 << 9) | (t22_x3 >> 23)) + t21;
        /* step 23, G */
        uint32_t t23_x1 = t19 + 0xd8a1e681u;
        MD5_KEEP("r", t23_x1);
        uint32_t t23_x2 = (t21 & ~t20) + t23_x1 + m15;
        MD5_KEEP("r", t23_x2);
        const uint32_t t23_x3 = (t22 & t20) + t23_x2;
        const uint32_t t23 = ((t23_x3 << 14) | (t23_x3 >> 18)) + t22;
        /* step 24, G */
        uint32_t t24_x1 = t20 + 0xe7d3fbc8u;
        MD5_KEEP("r", t24_x1);
        uint32_t t24_x2 = (t22 & ~t21) + t24_x1 + m4;
        MD5_KEEP("r", t24_x2);
        const uint32_t t24_x3 = (t23 & t21) + t24_x2;
        const uint32_t t24 = ((t24_x3 << 20) | (t24_x3 >> 12)) + t23;
        /* step 25, G */
        uint32_t t25_x1 = t21 + 0x21e1cde6u;
        MD5_KEEP("r", t25_x1);
        uint32_t t25_x2 = (t23 & ~t22) + t25_x1 + m9;
        MD5_KEEP("r", t25_x2);
        const uint32_t t25_x3 = (t24 & t22) + t25_x2;
        const uint32_t t25 = ((t25_x3 << 5) | (t25_x3 >> 27)) + t24;
        /* step 26, G */
        uint32_t t26_x1 = t22 + 0xc33707d6u;
        MD5_KEEP("r", t26_x1);
        uint32_t t26_x2 = (t24 & ~t23) + t26_x1 + m14;
        MD5_KEEP("r", t26_x2);
        const uint32_t t26_x3 = (t25 & t23) + t26_x2;
        const uint32_t t26 = ((t26_x3 << 9) | (t26_x3 >> 23)) + t25;
        /* step 27, G */
        uint32_t t27_x1 = t23 + 0xf4d50d87u;
        MD5_KEEP("r", t27_x1);
        uint32_t t27_x2 = (t25 & ~t24) + t27_x1 + m3;
        MD5_KEEP("r", t27_x2);
        const uint32_t t27_x3 = (t26 & t24) + t27_x2;
        const uint32_t t27 = ((t27_x3 << 14) | (t27_x3 >> 18)) + t26;
        /* step 28, G */
        uint32_t t28_x1 = t24 + 0x455a14edu;
        MD5_KEEP("r", t28_x1);
        uint32_t t28_x2 = (t26 & ~t25) + t28_x1 + m8;
        MD5_KEEP("r", t28_x2);
        const uint32_t t28_x3 = (t27 & t25) + t28_x2;
        const uint32_t t28 = ((t28_x3 << 20) | (t28_x3 >> 12)) + t27;
        /* step 29, G */
        uint32_t t29_x1 = t25 + 0xa9e3e905u;
        MD5_KEEP("r", t29_x1);
        uint32_t t29_x2 = (t27 & ~t26) + t29_x1 + m13;
        MD5_KEEP("r", t29_x2);
        const uint32_t t29_x3 = (t28 & t26) + t29_x2;
        const uint32_t t29 = ((t29_x3 << 5) | (t29_x3 >> 27)) + t28;
        /* step 30, G */
        uint32_t t30_x1 = t26 + 0xfcefa3f8u;
        MD5_KEEP("r", t30_x1);
        uint32_t t30_x2 = (t28 & ~t27) + t30_x1 + m2;
        MD5_KEEP("r", t30_x2);
        const uint32_t t30_x3 = (t29 & t27) + t30_x2;
        const uint32_t t30 = ((t30_x3 << 9) | (t30_x3 >> 23)) + t29;
        /* step 31, G */
        uint32_t t31_x1 = t27 + 0x676f02d9u;
        MD5_KEEP("r", t31_x1);
        uint32_t t31_x2 = (t29 & ~t28) + t31_x1 + m7;
        MD5_KEEP("r", t31_x2);
        const uint32_t t31_x3 = (t30 & t28) + t31_x2;
        const uint32_t t31 = ((t31_x3 << 14) | (t31_x3 >> 18)) + t30;
        /* step 32, G */
        uint32_t t32_x1 = t28 + 0x8d2a4c8au;
        MD5_KEEP("r", t32_x1);
        uint32_t t32_x2 = (t30 & ~t29) + t32_x1 + m12;
        MD5_KEEP("r", t32_x2);
        const uint32_t t32_x3 = (t31 & t29) + t32_x2;
        const uint32_t t32 = ((t32_x3 << 20) | (t32_x3 >> 12)) + t31;
        /* step 33, H */
        uint32_t t33_x1 = t30 ^ t31;
        MD5_KEEP("r", t33_x1);
        uint32_t t33_x2 = m5 + (t29 + 0xfffa3942u);
        MD5_KEEP("r", t33_x2);
        const uint32_t t33_x3 = (t32 ^ t33_x1) + t33_x2;
        const uint32_t t33 = ((t33_x3 << 4) | (t33_x3 >> 28)) + t32;
        /* step 34, H */
        uint32_t t34_x1 = t31 ^ t32;
        MD5_KEEP("r", t34_x1);
        uint32_t t34_x2 = m8 + (t30 + 0x8771f681u);
        MD5_KEEP("r", t34_x2);
        const uint32_t t34_x3 = (t33 ^ t34_x1) + t34_x2;
        const uint32_t t34 = ((t34_x3 << 11) | (t34_x3 >> 21)) + t33;
        /* step 35, H */
        uint32_t t35_x1 = t32 ^ t33;
        MD5_KEEP("r", t35_x1);
        uint32_t t35_x2 = m11 + (t31 + 0x6d9d6122u);
        MD5_KEEP("r", t35_x2);
        const uint32_t t35_x3 = (t34 ^ t35_x1) + t35_x2;
        const uint32_t t35 = ((t35_x3 << 16) | (t35_x3 >> 16)) + t34;
        /* step 36, H */
        uint32_t t36_x1 = t33 ^ t34;
        MD5_KEEP("r", t36_x1);
        uint32_t t36_x2 = m14 + (t32 + 0xfde5380cu);
        MD5_KEEP("r", t36_x2);
        const uint32_t t36_x3 = (t35 ^ t36_x1) + t36_x2;
        const uint32_t t36 = ((t36_x3 << 23) | (t36_x3 >> 9)) + t35;
        /* step 37, H */
        uint32_t t37_x1 = t34 ^ t35;
        MD5_KEEP("r", t37_x1);
        uint32_t t37_x2 = m1 + (t33 + 0xa4beea44u);
        MD5_KEEP("r", t37_x2);
        const uint32_t t37_x3 = (t36 ^ t37_x1) + t37_x2;
        const uint32_t t37 = ((t37_x3 << 4) | (t37_x3 >> 28)) + t36;
        /* step 38, H */
        uint32_t t38_x1 = t35 ^ t36;
        MD5_KEEP("r", t38_x1);
        uint32_t t38_x2 = m4 + (t34 + 0x4bdecfa9u);
        MD5_KEEP("r", t38_x2);
        const uint32_t t38_x3 = (t37 ^ t38_x1) + t38_x2;
        const uint32_t t38 = ((t38_x3 << 11) | (t38_x3 >> 21)) + t37;
        /* step 39, H */
        uint32_t t39_x1 = t36 ^ t37;
        MD5_KEEP("r", t39_x1);
        uint32_t t39_x2 = m7 + (t35 + 0xf6bb4b60u);
        MD5_KEEP("r", t39_x2);
        const uint32_t t39_x3 = (t38 ^ t39_x1) + t39_x2;
        const uint32_t t39 = ((t39_x3 << 16) | (t39_x3 >> 16)) + t38;
        /* step 40, H */
        uint32_t t40_x1 = t37 ^ t38;
        MD5_KEEP("r", t40_x1);
        uint32_t t40_x2 = m10 + (t36 + 0xbebfbc70u);
        MD5_KEEP("r", t40_x2);
        const uint32_t t40_x3 = (t39 ^ t40_x1) + t40_x2;
        const uint32_t t40 = ((t40_x3 << 23) | (t40_x3 >> 9)) + t39;
        /* step 41, H */
        uint32_t t41_x1 = t38 ^ t39;
        MD5_KEEP("r", t41_x1);
        uint32_t t41_x2 = m13 + (t37 + 0x289b7ec6u);
        MD5_KEEP("r", t41_x2);
        const uint32_t t41_x3 = (t40 ^ t41_x1) + t41_x2;
        const uint32_t t41 = ((t41_x3 << 4) | (t41_x3 >> 28)) + t40;
        /* step 42, H */
        uint32_t t42_x1 = t39 ^ t40;
        MD5_KEEP("r", t42_x1);
        uint32_t t42_x2 = m0 + (t38 + 0xeaa127fau);
        MD5_KEEP("r", t42_x2);
        const uint32_t t42_x3 = (t41 ^ t42_x1) + t42_x2;
        const uint32_t t42 = ((t42_x3 << 11) | (t42_x3 >> 21)) + t41;
        /* step 43, H */
        uint32_t t43_x1 = t40 ^ t41;
        MD5_KEEP("r", t43_x1);
        uint32_t t43_x2 = m3 + (t39 + 0xd4ef3085u);
        MD5_KEEP("r", t43_x2);
        const uint32_t t43_x3 = (t42 ^ t43_x1) + t43_x2;
        const uint32_t t43 = ((t43_x3 << 16) | (t43_x3 >> 16)) + t42;
        /* step 44, H */
        uint32_t t44_x1 = t41 ^ t42;
        MD5_KEEP("r", t44_x1);
        uint32_t t44_x2 = m6 + (t40 + 0x04881d05u);
        MD5_KEEP("r", t44_x2);
        const uint32_t t44_x3 = (t43 ^ t44_x1) + t44_x2;
        const uint32_t t44 = ((t44_x3 << 23) | (t44_x3 >> 9)) + t43;
        /* step 45, H */
        uint32_t t45_x1 = t42 ^ t43;
        MD5_KEEP("r", t45_x1);
        uint32_t t45_x2 = m9 + (t41 + 0xd9d4d039u);
        MD5_KEEP("r", t45_x2);
        const uint32_t t45_x3 = (t44 ^ t45_x1) + t45_x2;
        const uint32_t t45 = ((t45_x3 << 4) | (t45_x3 >> 28)) + t44;
        /* step 46, H */
        uint32_t t46_x1 = t43 ^ t44;
        MD5_KEEP("r", t46_x1);
        uint32_t t46_x2 = m12 + (t42 + 0xe6db99e5u);
        MD5_KEEP("r", t46_x2);
        const uint32_t t46_x3 = (t45 ^ t46_x1) + t46_x2;
        const uint32_t t46 = ((t46_x3 << 11) | (t46_x3 >> 21)) + t45;
        /* step 47, H */
        uint32_t t47_x1 = t44 ^ t45;
        MD5_KEEP("r", t47_x1);
        uint32_t t47_x2 = m15 + (t43 + 0x1fa27cf8u);
        MD5_KEEP("r", t47_x2);
        const uint32_t t47_x3 = (t46 ^ t47_x1) + t47_x2;
        const uint32_t t47 = ((t47_x3 << 16) | (t47_x3 >> 16)) + t46;
        /* step 48, H */
        uint32_t t48_x1 = t45 ^ t46;
        MD5_KEEP("r", t48_x1);
        uint32_t t48_x2 = m2 + (t44 + 0xc4ac5665u);
        MD5_KEEP("r", t48_x2);
        const uint32_t t48_x3 = (t47 ^ t48_x1) + t48_x2;
        const uint32_t t48 = ((t48_x3 << 23) | (t48_x3 >> 9)) + t47;
        /* step 49, I */
        uint32_t t49_x1 = m0 + (t45 + 0xf4292244u);
        MD5_KEEP("r", t49_x1);
        const uint32_t t49_x2 = ((t48 | ~t46) ^ t47) + t49_x1;
        const uint32_t t49 = ((t49_x2 << 6) | (t49_x2 >> 26)) + t48;
        /* step 50, I */
        uint32_t t50_x1 = m7 + (t46 + 0x432aff97u);
        MD5_KEEP("r", t50_x1);
        const uint32_t t50_x2 = ((t49 | ~t47) ^ t48) + t50_x1;
        const uint32_t t50 = ((t50_x2 << 10) | (t50_x2 >> 22)) + t49;
        /* step 51, I */
        uint32_t t51_x1 = m14 + (t47 + 0xab9423a7u);
        MD5_KEEP("r", t51_x1);
        const uint32_t t51_x2 = ((t50 | ~t48) ^ t49) + t51_x1;
        const uint32_t t51 = ((t51_x2 << 15) | (t51_x2 >> 17)) + t50;
        /* step 52, I */
        uint32_t t52_x1 = m5 + (t48 + 0xfc93a039u);
        MD5_KEEP("r", t52_x1);
        const uint32_t t52_x2 = ((t51 | ~t49) ^ t50) + t52_x1;
        const uint32_t t52 = ((t52_x2 << 21) | (t52_x2 >> 11)) + t51;
        /* step 53, I */
        uint32_t t53_x1 = m12 + (t49 + 0x655b59c3u);
        MD5_KEEP("r", t53_x1);
        const uint32_t t53_x2 = ((t52 | ~t50) ^ t51) + t53_x1;
        const uint32_t t53 = ((t53_x2 << 6) | (t53_x2 >> 26)) + t52;
        /* step 54, I */
        uint32_t t54_x1 = m3 + (t50 + 0x8f0ccc92u);
        MD5_KEEP("r", t54_x1);
        const uint32_t t54_x2 = ((t53 | ~t51) ^ t52) + t54_x1;
        const uint32_t t54 = ((t54_x2 << 10) | (t54_x2 >> 22)) + t53;
        /* step 55, I */
        uint32_t t55_x1 = m10 + (t51 + 0xffeff47du);
        MD5_KEEP("r", t55_x1);
        const uint32_t t55_x2 = ((t54 | ~t52) ^ t53) + t55_x1;
        const uint32_t t55 = ((t55_x2 << 15) | (t55_x2 >> 17)) + t54;
        /* step 56, I */
        uint32_t t56_x1 = m1 + (t52 + 0x85845dd1u);
        MD5_KEEP("r", t56_x1);
        const uint32_t t56_x2 = ((t55 | ~t53) ^ t54) + t56_x1;
        const uint32_t t56 = ((t56_x2 << 21) | (t56_x2 >> 11)) + t55;
        /* step 57, I */
        uint32_t t57_x1 = m8 + (t53 + 0x6fa87e4fu);
        MD5_KEEP("r", t57_x1);
        const uint32_t t57_x2 = ((t56 | ~t54) ^ t55) + t57_x1;
        const uint32_t t57 = ((t57_x2 << 6) | (t57_x2 >> 26)) + t56;
        /* step 58, I */
        uint32_t t58_x1 = m15 + (t54 + 0xfe2ce6e0u);
        MD5_KEEP("r", t58_x1);
        const uint32_t t58_x2 = ((t57 | ~t55) ^ t56) + t58_x1;
        const uint32_t t58 = ((t58_x2 << 10) | (t58_x2 >> 22)) + t57;
        /* step 59, I */
        uint32_t t59_x1 = m6 + (t55 + 0xa3014314u);
        MD5_KEEP("r", t59_x1);
        const uint32_t t59_x2 = ((t58 | ~t56) ^ t57) + t59_x1;
        const uint32_t t59 = ((t59_x2 << 15) | (t59_x2 >> 17)) + t58;
        /* step 60, I */
        uint32_t t60_x1 = m13 + (t56 + 0x4e0811a1u);
        MD5_KEEP("r", t60_x1);
        const uint32_t t60_x2 = ((t59 | ~t57) ^ t58) + t60_x1;
        const uint32_t t60 = ((t60_x2 << 21) | (t60_x2 >> 11)) + t59;
        /* step 61, I */
        uint32_t t61_x1 = m4 + (t57 + 0xf7537e82u);
        MD5_KEEP("r", t61_x1);
        const uint32_t t61_x2 = ((t60 | ~t58) ^ t59) + t61_x1;
        const uint32_t t61 = ((t61_x2 << 6) | (t61_x2 >> 26)) + t60;
        /* step 62, I */
        uint32_t t62_x1 = m11 + (t58 + 0xbd3af235u);
        MD5_KEEP("r", t62_x1);
        const uint32_t t62_x2 = ((t61 | ~t59) ^ t60) + t62_x1;
        const uint32_t t62 = ((t62_x2 << 10) | (t62_x2 >> 22)) + t61;
        /* step 63, I */
        uint32_t t63_x1 = m2 + (t59 + 0x2ad7d2bbu);
        MD5_KEEP("r", t63_x1);
        const uint32_t t63_x2 = ((t62 | ~t60) ^ t61) + t63_x1;
        const uint32_t t63 = ((t63_x2 << 15) | (t63_x2 >> 17)) + t62;
        /* step 64, I */
        uint32_t t64_x1 = m9 + (t60 + 0xeb86d391u);
        MD5_KEEP("r", t64_x1);
        const uint32_t t64_x2 = ((t63 | ~t61) ^ t62) + t64_x1;
        const uint32_t t64 = ((t64_x2 << 21) | (t64_x2 >> 11)) + t63;

        const uint32_t h0_next = t61 + h0;
        const uint32_t h1_next = t64 + h1;
        const uint32_t h2_next = t63 + h2;
        const uint32_t h3_next = t62 + h3;
        h0 = h0_next;
        h1 = h1_next;
        h2 = h2_next;
        h3 = h3_next;
    }
    state[0] = h0;
    state[1] = h1;
    state[2] = h2;
    state[3] = h3;
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

#elif (defined(__arm__) && __ARM_ARCH >= 6)

/* armv6 */

#include "md5.h"

/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define MD5_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define MD5_KEEP(constraint, x) ((void)0)
#endif

static uint32_t md5_load32(const uint8_t *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 |
           (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static uint32_t md5_rotl32(uint32_t x, int n)
{
    return x << n | x >> (32 - n);
}

void md5_blocks(uint32_t state[4], const uint8_t *data, size_t nblocks)
{
    uint32_t h0 = state[0];
    uint32_t h1 = state[1];
    uint32_t h2 = state[2];
    uint32_t h3 = state[3];

    for (; nblocks != 0; nblocks--, data += 64) {
        const uint32_t m0 = md5_load32(data + 0);
        const uint32_t m1 = md5_load32(data + 4);
        const uint32_t m2 = md5_load32(data + 8);
        const uint32_t m3 = md5_load32(data + 12);
        const uint32_t m4 = md5_load32(data + 16);
        const uint32_t m5 = md5_load32(data + 20);
        const uint32_t m6 = md5_load32(data + 24);
        const uint32_t m7 = md5_load32(data + 28);
        const uint32_t m8 = md5_load32(data + 32);
        const uint32_t m9 = md5_load32(data + 36);
        const uint32_t m10 = md5_load32(data + 40);
        const uint32_t m11 = md5_load32(data + 44);
        const uint32_t m12 = md5_load32(data + 48);
        const uint32_t m13 = md5_load32(data + 52);
        const uint32_t m14 = md5_load32(data + 56);
        const uint32_t m15 = md5_load32(data + 60);

        /* step 1, F */
        uint32_t t1_x1 = m0 + 0xd76aa478u + h0;
        MD5_KEEP("r", t1_x1);
        const uint32_t t1 = md5_rotl32(((h1 & h2) | (h3 & ~h1)) + t1_x1, 7) + h1;
        /* step 2, F */
        uint32_t t2_x1 = m1 + (h3 + 0xe8c7b756u);
        MD5_KEEP("r", t2_x1);
        const uint32_t t2 = md5_rotl32(((t1 & h1) | (h2 & ~t1)) + t2_x1, 12) + t1;
        /* step 3, F */
        uint32_t t3_x1 = m2 + (h2 + 0x242070dbu);
        MD5_KEEP("r", t3_x1);
        const uint32_t t3 = md5_rotl32(((t2 & t1) | (h1 & ~t2)) + t3_x1, 17) + t2;
        /* step 4, F */
        uint32_t t4_x1 = m3 + (h1 + 0xc1bdceeeu);
        MD5_KEEP("r", t4_x1);
        const uint32_t t4 = md5_rotl32(((t3 & t2) | (t1 & ~t3)) + t4_x1, 22) + t3;
        /* step 5, F */
        uint32_t t5_x1 = m4 + (t1 + 0xf57c0fafu);
        MD5_KEEP("r", t5_x1);
        const uint32_t t5 = md5_rotl32(((t4 & t3) | (t2 & ~t4)) + t5_x1, 7) + t4;
        /* step 6, F */
        uint32_t t6_x1 = m5 + (t2 + 0x4787c62au);
        MD5_KEEP("r", t6_x1);
        const uint32_t t6 = md5_rotl32(((t5 & t4) | (t3 & ~t5)) + t6_x1, 12) + t5;
        /* step 7, F */
        uint32_t t7_x1 = m6 + (t3 + 0xa8304613u);
        MD5_KEEP("r", t7_x1);
        const uint32_t t7 = md5_rotl32(((t6 & t5) | (t4 & ~t6)) + t7_x1, 17) + t6;
        /* step 8, F */
        uint32_t t8_x1 = m7 + (t4 + 0xfd469501u);
        MD5_KEEP("r", t8_x1);
        const uint32_t t8 = md5_rotl32(((t7 & t6) | (t5 & ~t7)) + t8_x1, 22) + t7;
        /* step 9, F */
        uint32_t t9_x1 = m8 + (t5 + 0x698098d8u);
        MD5_KEEP("r", t9_x1);
        const uint32_t t9 = md5_rotl32(((t8 & t7) | (t6 & ~t8)) + t9_x1, 7) + t8;
        /* step 10, F */
        uint32_t t10_x1 = m9 + (t6 + 0x8b44f7afu);
        MD5_KEEP("r", t10_x1);
        const uint32_t t10 = md5_rotl32(((t9 & t8) | (t7 & ~t9)) + t10_x1, 12) + t9;
        /* step 11, F */
        uint32_t t11_x1 = m10 + (t7 + 0xffff5bb1u);
        MD5_KEEP("r", t11_x1);
        const uint32_t t11 = md5_rotl32(((t10 & t9) | (t8 & ~t10)) + t11_x1, 17) + t10;
        /* step 12, F */
        uint32_t t12_x1 = m11 + (t8 + 0x895cd7beu);
        MD5_KEEP("r", t12_x1);
        const uint32_t t12 = md5_rotl32(((t11 & t10) | (t9 & ~t11)) + t12_x1, 22) + t11;
        /* step 13, F */
        uint32_t t13_x1 = m12 + (t9 + 0x6b901122u);
        MD5_KEEP("r", t13_x1);
        const uint32_t t13 = md5_rotl32(((t12 & t11) | (t10 & ~t12)) + t13_x1, 7) + t12;
        /* step 14, F */
        uint32_t t14_x1 = m13 + (t10 + 0xfd987193u);
        MD5_KEEP("r", t14_x1);
        const uint32_t t14 = md5_rotl32(((t13 & t12) | (t11 & ~t13)) + t14_x1, 12) + t13;
        /* step 15, F */
        uint32_t t15_x1 = m14 + (t11 + 0xa679438eu);
        MD5_KEEP("r", t15_x1);
        const uint32_t t15 = md5_rotl32(((t14 & t13) | (t12 & ~t14)) + t15_x1, 17) + t14;
        /* step 16, F */
        uint32_t t16_x1 = m15 + (t12 + 0x49b40821u);
        MD5_KEEP("r", t16_x1);
        const uint32_t t16 = md5_rotl32(((t15 & t14) | (t13 & ~t15)) + t16_x1, 22) + t15;
        /* step 17, G */
        uint32_t t17_x1 = t13 + 0xf61e2562u;
        MD5_KEEP("r", t17_x1);
        uint32_t t17_x2 = (t15 & ~t14) + t17_x1 + m1;
        MD5_KEEP("r", t17_x2);
        const uint32_t t17 = md5_rotl32((t16 & t14) + t17_x2, 5) + t16;
        /* step 18, G */
        uint32_t t18_x1 = m6 + (t14 + 0xc040b340u);
        MD5_KEEP("r", t18_x1);
        uint32_t t18_x2 = (t16 & ~t15) + t18_x1;
        MD5_KEEP("r", t18_x2);
        const uint32_t t18 = md5_rotl32((t17 & t15) + t18_x2, 9) + t17;
        /* step 19, G */
        uint32_t t19_x1 = m11 + (t15 + 0x265e5a51u);
        MD5_KEEP("r", t19_x1);
        uint32_t t19_x2 = (t17 & ~t16) + t19_x1;
        MD5_KEEP("r", t19_x2);
        const uint32_t t19 = md5_rotl32((t18 & t16) + t19_x2, 14) + t18;
        /* step 20, G */
        uint32_t t20_x1 = m0 + (t16 + 0xe9b6c7aau);
        MD5_KEEP("r", t20_x1);
        uint32_t t20_x2 = (t18 & ~t17) + t20_x1;
        MD5_KEEP("r", t20_x2);
        const uint32_t t20 = md5_rotl32((t19 & t17) + t20_x2, 20) + t19;
        /* step 21, G */
        uint32_t t21_x1 = m5 + (t17 + 0xd62f105du);
        MD5_KEEP("r", t21_x1);
        uint32_t t21_x2 = (t19 & ~t18) + t21_x1;
        MD5_KEEP("r", t21_x2);
        const uint32_t t21 = md5_rotl32((t20 & t18) + t21_x2, 5) + t20;
        /* step 22, G */
        uint32_t t22_x1 = m10 + (t18 + 0x02441453u);
        MD5_KEEP("r", t22_x1);
        uint32_t t22_x2 = (t20 & ~t19) + t22_x1;
        MD5_KEEP("r", t22_x2);
        const uint32_t t22 = md5_rotl32((t21 & t19) + t22_x2, 9) + t21;
        /* step 23, G */
        uint32_t t23_x1 = m15 + (t19 + 0xd8a1e681u);
        MD5_KEEP("r", t23_x1);
        uint32_t t23_x2 = (t21 & ~t20) + t23_x1;
        MD5_KEEP("r", t23_x2);
        const uint32_t t23 = md5_rotl32((t22 & t20) + t23_x2, 14) + t22;
        /* step 24, G */
        uint32_t t24_x1 = m4 + (t20 + 0xe7d3fbc8u);
        MD5_KEEP("r", t24_x1);
        uint32_t t24_x2 = (t22 & ~t21) + t24_x1;
        MD5_KEEP("r", t24_x2);
        const uint32_t t24 = md5_rotl32((t23 & t21) + t24_x2, 20) + t23;
        /* step 25, G */
        uint32_t t25_x1 = m9 + (t21 + 0x21e1cde6u);
        MD5_KEEP("r", t25_x1);
        uint32_t t25_x2 = (t23 & ~t22) + t25_x1;
        MD5_KEEP("r", t25_x2);
        const uint32_t t25 = md5_rotl32((t24 & t22) + t25_x2, 5) + t24;
        /* step 26, G */
        uint32_t t26_x1 = m14 + (t22 + 0xc33707d6u);
        MD5_KEEP("r", t26_x1);
        uint32_t t26_x2 = (t24 & ~t23) + t26_x1;
        MD5_KEEP("r", t26_x2);
        const uint32_t t26 = md5_rotl32((t25 & t23) + t26_x2, 9) + t25;
        /* step 27, G */
        uint32_t t27_x1 = m3 + (t23 + 0xf4d50d87u);
        MD5_KEEP("r", t27_x1);
        uint32_t t27_x2 = (t25 & ~t24) + t27_x1;
        MD5_KEEP("r", t27_x2);
        const uint32_t t27 = md5_rotl32((t26 & t24) + t27_x2, 14) + t26;
        /* step 28, G */
        uint32_t t28_x1 = m8 + (t24 + 0x455a14edu);
        MD5_KEEP("r", t28_x1);
        uint32_t t28_x2 = (t26 & ~t25) + t28_x1;
        MD5_KEEP("r", t28_x2);
        const uint32_t t28 = md5_rotl32((t27 & t25) + t28_x2, 20) + t27;
        /* step 29, G */
        uint32_t t29_x1 = m13 + (t25 + 0xa9e3e905u);
        MD5_KEEP("r", t29_x1);
        uint32_t t29_x2 = (t27 & ~t26) + t29_x1;
        MD5_KEEP("r", t29_x2);
        const uint32_t t29 = md5_rotl32((t28 & t26) + t29_x2, 5) + t28;
        /* step 30, G */
        uint32_t t30_x1 = m2 + (t26 + 0xfcefa3f8u);
        MD5_KEEP("r", t30_x1);
        uint32_t t30_x2 = (t28 & ~t27) + t30_x1;
        MD5_KEEP("r", t30_x2);
        const uint32_t t30 = md5_rotl32((t29 & t27) + t30_x2, 9) + t29;
        /* step 31, G */
        uint32_t t31_x1 = m7 + (t27 + 0x676f02d9u);
        MD5_KEEP("r", t31_x1);
        uint32_t t31_x2 = (t29 & ~t28) + t31_x1;
        MD5_KEEP("r", t31_x2);
        const uint32_t t31 = md5_rotl32((t30 & t28) + t31_x2, 14) + t30;
        /* step 32, G */
        uint32_t t32_x1 = m12 + (t28 + 0x8d2a4c8au);
        MD5_KEEP("r", t32_x1);
        uint32_t t32_x2 = (t30 & ~t29) + t32_x1;
        MD5_KEEP("r", t32_x2);
        const uint32_t t32 = md5_rotl32((t31 & t29) + t32_x2, 20) + t31;
        /* step 33, H */
        uint32_t t33_x1 = t30 ^ t31;
        MD5_KEEP("r", t33_x1);
        uint32_t t33_x2 = m5 + (t29 + 0xfffa3942u);
        MD5_KEEP("r", t33_x2);
        const uint32_t t33 = md5_rotl32((t32 ^ t33_x1) + t33_x2, 4) + t32;
        /* step 34, H */
        uint32_t t34_x1 = t31 ^ t32;
        MD5_KEEP("r", t34_x1);
        uint32_t t34_x2 = m8 + (t30 + 0x8771f681u);
        MD5_KEEP("r", t34_x2);
        const uint32_t t34 = md5_rotl32((t33 ^ t34_x1) + t34_x2, 11) + t33;
        /* step 35, H */
        uint32_t t35_x1 = t32 ^ t33;
        MD5_KEEP("r", t35_x1);
        uint32_t t35_x2 = m11 + (t31 + 0x6d9d6122u);
        MD5_KEEP("r", t35_x2);
        const uint32_t t35 = md5_rotl32((t34 ^ t35_x1) + t35_x2, 16) + t34;
        /* step 36, H */
        uint32_t t36_x1 = t33 ^ t34;
        MD5_KEEP("r", t36_x1);
        uint32_t t36_x2 = m14 + (t32 + 0xfde5380cu);
        MD5_KEEP("r", t36_x2);
        const uint32_t t36 = md5_rotl32((t35 ^ t36_x1) + t36_x2, 23) + t35;
        /* step 37, H */
        uint32_t t37_x1 = t34 ^ t35;
        MD5_KEEP("r", t37_x1);
        uint32_t t37_x2 = m1 + (t33 + 0xa4beea44u);
        MD5_KEEP("r", t37_x2);
        const uint32_t t37 = md5_rotl32((t36 ^ t37_x1) + t37_x2, 4) + t36;
        /* step 38, H */
        uint32_t t38_x1 = t35 ^ t36;
        MD5_KEEP("r", t38_x1);
        uint32_t t38_x2 = m4 + (t34 + 0x4bdecfa9u);
        MD5_KEEP("r", t38_x2);
        const uint32_t t38 = md5_rotl32((t37 ^ t38_x1) + t38_x2, 11) + t37;
        /* step 39, H */
        uint32_t t39_x1 = t36 ^ t37;
        MD5_KEEP("r", t39_x1);
        uint32_t t39_x2 = m7 + (t35 + 0xf6bb4b60u);
        MD5_KEEP("r", t39_x2);
        const uint32_t t39 = md5_rotl32((t38 ^ t39_x1) + t39_x2, 16) + t38;
        /* step 40, H */
        uint32_t t40_x1 = t37 ^ t38;
        MD5_KEEP("r", t40_x1);
        uint32_t t40_x2 = m10 + (t36 + 0xbebfbc70u);
        MD5_KEEP("r", t40_x2);
        const uint32_t t40 = md5_rotl32((t39 ^ t40_x1) + t40_x2, 23) + t39;
        /* step 41, H */
        uint32_t t41_x1 = t38 ^ t39;
        MD5_KEEP("r", t41_x1);
        uint32_t t41_x2 = m13 + (t37 + 0x289b7ec6u);
        MD5_KEEP("r", t41_x2);
        const uint32_t t41 = md5_rotl32((t40 ^ t41_x1) + t41_x2, 4) + t40;
        /* step 42, H */
        uint32_t t42_x1 = t39 ^ t40;
        MD5_KEEP("r", t42_x1);
        uint32_t t42_x2 = m0 + (t38 + 0xeaa127fau);
        MD5_KEEP("r", t42_x2);
        const uint32_t t42 = md5_rotl32((t41 ^ t42_x1) + t42_x2, 11) + t41;
        /* step 43, H */
        uint32_t t43_x1 = t40 ^ t41;
        MD5_KEEP("r", t43_x1);
        uint32_t t43_x2 = m3 + (t39 + 0xd4ef3085u);
        MD5_KEEP("r", t43_x2);
        const uint32_t t43 = md5_rotl32((t42 ^ t43_x1) + t43_x2, 16) + t42;
        /* step 44, H */
        uint32_t t44_x1 = t41 ^ t42;
        MD5_KEEP("r", t44_x1);
        uint32_t t44_x2 = m6 + (t40 + 0x04881d05u);
        MD5_KEEP("r", t44_x2);
        const uint32_t t44 = md5_rotl32((t43 ^ t44_x1) + t44_x2, 23) + t43;
        /* step 45, H */
        uint32_t t45_x1 = t42 ^ t43;
        MD5_KEEP("r", t45_x1);
        uint32_t t45_x2 = m9 + (t41 + 0xd9d4d039u);
        MD5_KEEP("r", t45_x2);
        const uint32_t t45 = md5_rotl32((t44 ^ t45_x1) + t45_x2, 4) + t44;
        /* step 46, H */
        uint32_t t46_x1 = t43 ^ t44;
        MD5_KEEP("r", t46_x1);
        uint32_t t46_x2 = m12 + (t42 + 0xe6db99e5u);
        MD5_KEEP("r", t46_x2);
        const uint32_t t46 = md5_rotl32((t45 ^ t46_x1) + t46_x2, 11) + t45;
        /* step 47, H */
        uint32_t t47_x1 = t44 ^ t45;
        MD5_KEEP("r", t47_x1);
        uint32_t t47_x2 = m15 + (t43 + 0x1fa27cf8u);
        MD5_KEEP("r", t47_x2);
        const uint32_t t47 = md5_rotl32((t46 ^ t47_x1) + t47_x2, 16) + t46;
        /* step 48, H */
        uint32_t t48_x1 = t45 ^ t46;
        MD5_KEEP("r", t48_x1);
        uint32_t t48_x2 = m2 + (t44 + 0xc4ac5665u);
        MD5_KEEP("r", t48_x2);
        const uint32_t t48 = md5_rotl32((t47 ^ t48_x1) + t48_x2, 23) + t47;
        /* step 49, I */
        uint32_t t49_x1 = m0 + (t45 + 0xf4292243u);
        MD5_KEEP("r", t49_x1);
        const uint32_t t49 = md5_rotl32(t49_x1 - ((t46 & ~t48) ^ t47), 6) + t48;
        /* step 50, I */
        uint32_t t50_x1 = m7 + (t46 + 0x432aff96u);
        MD5_KEEP("r", t50_x1);
        const uint32_t t50 = md5_rotl32(t50_x1 - ((t47 & ~t49) ^ t48), 10) + t49;
        /* step 51, I */
        uint32_t t51_x1 = m14 + (t47 + 0xab9423a6u);
        MD5_KEEP("r", t51_x1);
        const uint32_t t51 = md5_rotl32(t51_x1 - ((t48 & ~t50) ^ t49), 15) + t50;
        /* step 52, I */
        uint32_t t52_x1 = m5 + (t48 + 0xfc93a038u);
        MD5_KEEP("r", t52_x1);
        const uint32_t t52 = md5_rotl32(t52_x1 - ((t49 & ~t51) ^ t50), 21) + t51;
        /* step 53, I */
        uint32_t t53_x1 = m12 + (t49 + 0x655b59c2u);
        MD5_KEEP("r", t53_x1);
        const uint32_t t53 = md5_rotl32(t53_x1 - ((t50 & ~t52) ^ t51), 6) + t52;
        /* step 54, I */
        uint32_t t54_x1 = m3 + (t50 + 0x8f0ccc91u);
        MD5_KEEP("r", t54_x1);
        const uint32_t t54 = md5_rotl32(t54_x1 - ((t51 & ~t53) ^ t52), 10) + t53;
        /* step 55, I */
        uint32_t t55_x1 = m10 + (t51 + 0xffeff47cu);
        MD5_KEEP("r", t55_x1);
        const uint32_t t55 = md5_rotl32(t55_x1 - ((t52 & ~t54) ^ t53), 15) + t54;
        /* step 56, I */
        uint32_t t56_x1 = m1 + (t52 + 0x85845dd0u);
        MD5_KEEP("r", t56_x1);
        const uint32_t t56 = md5_rotl32(t56_x1 - ((t53 & ~t55) ^ t54), 21) + t55;
        /* step 57, I */
        uint32_t t57_x1 = m8 + (t53 + 0x6fa87e4eu);
        MD5_KEEP("r", t57_x1);
        const uint32_t t57 = md5_rotl32(t57_x1 - ((t54 & ~t56) ^ t55), 6) + t56;
        /* step 58, I */
        uint32_t t58_x1 = m15 + (t54 + 0xfe2ce6dfu);
        MD5_KEEP("r", t58_x1);
        const uint32_t t58 = md5_rotl32(t58_x1 - ((t55 & ~t57) ^ t56), 10) + t57;
        /* step 59, I */
        uint32_t t59_x1 = m6 + (t55 + 0xa3014313u);
        MD5_KEEP("r", t59_x1);
        const uint32_t t59 = md5_rotl32(t59_x1 - ((t56 & ~t58) ^ t57), 15) + t58;
        /* step 60, I */
        uint32_t t60_x1 = m13 + (t56 + 0x4e0811a0u);
        MD5_KEEP("r", t60_x1);
        const uint32_t t60 = md5_rotl32(t60_x1 - ((t57 & ~t59) ^ t58), 21) + t59;
        /* step 61, I */
        uint32_t t61_x1 = m4 + (t57 + 0xf7537e81u);
        MD5_KEEP("r", t61_x1);
        const uint32_t t61 = md5_rotl32(t61_x1 - ((t58 & ~t60) ^ t59), 6) + t60;
        /* step 62, I */
        uint32_t t62_x1 = m11 + (t58 + 0xbd3af234u);
        MD5_KEEP("r", t62_x1);
        const uint32_t t62 = md5_rotl32(t62_x1 - ((t59 & ~t61) ^ t60), 10) + t61;
        /* step 63, I */
        uint32_t t63_x1 = m2 + (t59 + 0x2ad7d2bau);
        MD5_KEEP("r", t63_x1);
        const uint32_t t63 = md5_rotl32(t63_x1 - ((t60 & ~t62) ^ t61), 15) + t62;
        /* step 64, I */
        uint32_t t64_x1 = m9 + (t60 + 0xeb86d390u);
        MD5_KEEP("r", t64_x1);
        const uint32_t t64 = md5_rotl32(t64_x1 - ((t61 & ~t63) ^ t62), 21) + t63;

        const uint32_t h0_next = t61 + h0;
        const uint32_t h1_next = t64 + h1;
        const uint32_t h2_next = t63 + h2;
        const uint32_t h3_next = t62 + h3;
        h0 = h0_next;
        h1 = h1_next;
        h2 = h2_next;
        h3 = h3_next;
    }
    state[0] = h0;
    state[1] = h1;
    state[2] = h2;
    state[3] = h3;
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

#else

/* portable */

#include "md5.h"

/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif

/*
 * A zero that is opaque to the compiler. Compilers add known constants last, on the critical path.
 */
static const size_t md5_zero = 0;
#define MD5_ZERO (*(const volatile size_t *)&md5_zero)

static uint32_t md5_load32(const uint8_t *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 |
           (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static uint32_t md5_rotl32(uint32_t x, int n)
{
    return x << n | x >> (32 - n);
}

static const uint32_t MD5_K[64] = {
    0xd76aa478u, 0xe8c7b756u, 0x242070dbu, 0xc1bdceeeu,
    0xf57c0fafu, 0x4787c62au, 0xa8304613u, 0xfd469501u,
    0x698098d8u, 0x8b44f7afu, 0xffff5bb1u, 0x895cd7beu,
    0x6b901122u, 0xfd987193u, 0xa679438eu, 0x49b40821u,
    0xf61e2562u, 0xc040b340u, 0x265e5a51u, 0xe9b6c7aau,
    0xd62f105du, 0x02441453u, 0xd8a1e681u, 0xe7d3fbc8u,
    0x21e1cde6u, 0xc33707d6u, 0xf4d50d87u, 0x455a14edu,
    0xa9e3e905u, 0xfcefa3f8u, 0x676f02d9u, 0x8d2a4c8au,
    0xfffa3942u, 0x8771f681u, 0x6d9d6122u, 0xfde5380cu,
    0xa4beea44u, 0x4bdecfa9u, 0xf6bb4b60u, 0xbebfbc70u,
    0x289b7ec6u, 0xeaa127fau, 0xd4ef3085u, 0x04881d05u,
    0xd9d4d039u, 0xe6db99e5u, 0x1fa27cf8u, 0xc4ac5665u,
    0xf4292244u, 0x432aff97u, 0xab9423a7u, 0xfc93a039u,
    0x655b59c3u, 0x8f0ccc92u, 0xffeff47du, 0x85845dd1u,
    0x6fa87e4fu, 0xfe2ce6e0u, 0xa3014314u, 0x4e0811a1u,
    0xf7537e82u, 0xbd3af235u, 0x2ad7d2bbu, 0xeb86d391u,
};

void md5_blocks(uint32_t state[4], const uint8_t *data, size_t nblocks)
{
    uint32_t h0 = state[0];
    uint32_t h1 = state[1];
    uint32_t h2 = state[2];
    uint32_t h3 = state[3];

    for (; nblocks != 0; nblocks--, data += 64) {
        const uint32_t *k = MD5_K + MD5_ZERO;

        const uint32_t m0 = md5_load32(data + 0);
        const uint32_t m1 = md5_load32(data + 4);
        const uint32_t m2 = md5_load32(data + 8);
        const uint32_t m3 = md5_load32(data + 12);
        const uint32_t m4 = md5_load32(data + 16);
        const uint32_t m5 = md5_load32(data + 20);
        const uint32_t m6 = md5_load32(data + 24);
        const uint32_t m7 = md5_load32(data + 28);
        const uint32_t m8 = md5_load32(data + 32);
        const uint32_t m9 = md5_load32(data + 36);
        const uint32_t m10 = md5_load32(data + 40);
        const uint32_t m11 = md5_load32(data + 44);
        const uint32_t m12 = md5_load32(data + 48);
        const uint32_t m13 = md5_load32(data + 52);
        const uint32_t m14 = md5_load32(data + 56);
        const uint32_t m15 = md5_load32(data + 60);

        /* step 1, F */
        const uint32_t t1 = md5_rotl32((((h3 ^ h2) & h1) ^ h3) + (m0 + k[0] + h0), 7) + h1;
        /* step 2, F */
        const uint32_t t2 = md5_rotl32((((h2 ^ h1) & t1) ^ h2) + (m1 + (h3 + k[1])), 12) + t1;
        /* step 3, F */
        const uint32_t t3 = md5_rotl32((((t1 ^ h1) & t2) ^ h1) + (m2 + (h2 + k[2])), 17) + t2;
        /* step 4, F */
        const uint32_t t4 = md5_rotl32((((t2 ^ t1) & t3) ^ t1) + (m3 + (h1 + k[3])), 22) + t3;
        /* step 5, F */
        const uint32_t t5 = md5_rotl32((((t3 ^ t2) & t4) ^ t2) + (m4 + (t1 + k[4])), 7) + t4;
        /* step 6, F */
        const uint32_t t6 = md5_rotl32((((t4 ^ t3) & t5) ^ t3) + (m5 + (t2 + k[5])), 12) + t5;
        /* step 7, F */
        const uint32_t t7 = md5_rotl32((((t5 ^ t4) & t6) ^ t4) + (m6 + (t3 + k[6])), 17) + t6;
        /* step 8, F */
        const uint32_t t8 = md5_rotl32((((t6 ^ t5) & t7) ^ t5) + (m7 + (t4 + k[7])), 22) + t7;
        /* step 9, F */
        const uint32_t t9 = md5_rotl32((((t7 ^ t6) & t8) ^ t6) + (m8 + (t5 + k[8])), 7) + t8;
        /* step 10, F */
        const uint32_t t10 = md5_rotl32((((t8 ^ t7) & t9) ^ t7) + (m9 + (t6 + k[9])), 12) + t9;
        /* step 11, F */
        const uint32_t t11 = md5_rotl32((((t9 ^ t8) & t10) ^ t8) + (m10 + (t7 + k[10])), 17) + t10;
        /* step 12, F */
        const uint32_t t12 = md5_rotl32((((t10 ^ t9) & t11) ^ t9) + (m11 + (t8 + k[11])), 22) + t11;
        /* step 13, F */
        const uint32_t t13 =
            md5_rotl32((((t11 ^ t10) & t12) ^ t10) + (m12 + (t9 + k[12])), 7) + t12;
        /* step 14, F */
        const uint32_t t14 =
            md5_rotl32((((t12 ^ t11) & t13) ^ t11) + (m13 + (t10 + k[13])), 12) + t13;
        /* step 15, F */
        const uint32_t t15 =
            md5_rotl32((((t13 ^ t12) & t14) ^ t12) + (m14 + (t11 + k[14])), 17) + t14;
        /* step 16, F */
        const uint32_t t16 =
            md5_rotl32((((t14 ^ t13) & t15) ^ t13) + (m15 + (t12 + k[15])), 22) + t15;
        /* step 17, G */
        const uint32_t t17 = md5_rotl32((t16 & t14) + ((t15 & ~t14) + (t13 + k[16]) + m1), 5) + t16;
        /* step 18, G */
        const uint32_t t18 =
            md5_rotl32((t17 & t15) + ((t16 & ~t15) + (m6 + (t14 + k[17]))), 9) + t17;
        /* step 19, G */
        const uint32_t t19 =
            md5_rotl32((t18 & t16) + ((t17 & ~t16) + (m11 + (t15 + k[18]))), 14) + t18;
        /* step 20, G */
        const uint32_t t20 =
            md5_rotl32((t19 & t17) + ((t18 & ~t17) + (m0 + (t16 + k[19]))), 20) + t19;
        /* step 21, G */
        const uint32_t t21 =
            md5_rotl32((t20 & t18) + ((t19 & ~t18) + (m5 + (t17 + k[20]))), 5) + t20;
        /* step 22, G */
        const uint32_t t22 =
            md5_rotl32((t21 & t19) + ((t20 & ~t19) + (m10 + (t18 + k[21]))), 9) + t21;
        /* step 23, G */
        const uint32_t t23 =
            md5_rotl32((t22 & t20) + ((t21 & ~t20) + (m15 + (t19 + k[22]))), 14) + t22;
        /* step 24, G */
        const uint32_t t24 =
            md5_rotl32((t23 & t21) + ((t22 & ~t21) + (m4 + (t20 + k[23]))), 20) + t23;
        /* step 25, G */
        const uint32_t t25 =
            md5_rotl32((t24 & t22) + ((t23 & ~t22) + (m9 + (t21 + k[24]))), 5) + t24;
        /* step 26, G */
        const uint32_t t26 =
            md5_rotl32((t25 & t23) + ((t24 & ~t23) + (m14 + (t22 + k[25]))), 9) + t25;
        /* step 27, G */
        const uint32_t t27 =
            md5_rotl32((t26 & t24) + ((t25 & ~t24) + (m3 + (t23 + k[26]))), 14) + t26;
        /* step 28, G */
        const uint32_t t28 =
            md5_rotl32((t27 & t25) + ((t26 & ~t25) + (m8 + (t24 + k[27]))), 20) + t27;
        /* step 29, G */
        const uint32_t t29 =
            md5_rotl32((t28 & t26) + ((t27 & ~t26) + (m13 + (t25 + k[28]))), 5) + t28;
        /* step 30, G */
        const uint32_t t30 =
            md5_rotl32((t29 & t27) + ((t28 & ~t27) + (m2 + (t26 + k[29]))), 9) + t29;
        /* step 31, G */
        const uint32_t t31 =
            md5_rotl32((t30 & t28) + ((t29 & ~t28) + (m7 + (t27 + k[30]))), 14) + t30;
        /* step 32, G */
        const uint32_t t32 =
            md5_rotl32((t31 & t29) + ((t30 & ~t29) + (m12 + (t28 + k[31]))), 20) + t31;
        /* step 33, H */
        const uint32_t t33 = md5_rotl32((t32 ^ (t30 ^ t31)) + (m5 + (t29 + k[32])), 4) + t32;
        /* step 34, H */
        const uint32_t t34 = md5_rotl32((t33 ^ (t31 ^ t32)) + (m8 + (t30 + k[33])), 11) + t33;
        /* step 35, H */
        const uint32_t t35 = md5_rotl32((t34 ^ (t32 ^ t33)) + (m11 + (t31 + k[34])), 16) + t34;
        /* step 36, H */
        const uint32_t t36 = md5_rotl32((t35 ^ (t33 ^ t34)) + (m14 + (t32 + k[35])), 23) + t35;
        /* step 37, H */
        const uint32_t t37 = md5_rotl32((t36 ^ (t34 ^ t35)) + (m1 + (t33 + k[36])), 4) + t36;
        /* step 38, H */
        const uint32_t t38 = md5_rotl32((t37 ^ (t35 ^ t36)) + (m4 + (t34 + k[37])), 11) + t37;
        /* step 39, H */
        const uint32_t t39 = md5_rotl32((t38 ^ (t36 ^ t37)) + (m7 + (t35 + k[38])), 16) + t38;
        /* step 40, H */
        const uint32_t t40 = md5_rotl32((t39 ^ (t37 ^ t38)) + (m10 + (t36 + k[39])), 23) + t39;
        /* step 41, H */
        const uint32_t t41 = md5_rotl32((t40 ^ (t38 ^ t39)) + (m13 + (t37 + k[40])), 4) + t40;
        /* step 42, H */
        const uint32_t t42 = md5_rotl32((t41 ^ (t39 ^ t40)) + (m0 + (t38 + k[41])), 11) + t41;
        /* step 43, H */
        const uint32_t t43 = md5_rotl32((t42 ^ (t40 ^ t41)) + (m3 + (t39 + k[42])), 16) + t42;
        /* step 44, H */
        const uint32_t t44 = md5_rotl32((t43 ^ (t41 ^ t42)) + (m6 + (t40 + k[43])), 23) + t43;
        /* step 45, H */
        const uint32_t t45 = md5_rotl32((t44 ^ (t42 ^ t43)) + (m9 + (t41 + k[44])), 4) + t44;
        /* step 46, H */
        const uint32_t t46 = md5_rotl32((t45 ^ (t43 ^ t44)) + (m12 + (t42 + k[45])), 11) + t45;
        /* step 47, H */
        const uint32_t t47 = md5_rotl32((t46 ^ (t44 ^ t45)) + (m15 + (t43 + k[46])), 16) + t46;
        /* step 48, H */
        const uint32_t t48 = md5_rotl32((t47 ^ (t45 ^ t46)) + (m2 + (t44 + k[47])), 23) + t47;
        /* step 49, I */
        const uint32_t t49 = md5_rotl32(((t48 | ~t46) ^ t47) + (m0 + (t45 + k[48])), 6) + t48;
        /* step 50, I */
        const uint32_t t50 = md5_rotl32(((t49 | ~t47) ^ t48) + (m7 + (t46 + k[49])), 10) + t49;
        /* step 51, I */
        const uint32_t t51 = md5_rotl32(((t50 | ~t48) ^ t49) + (m14 + (t47 + k[50])), 15) + t50;
        /* step 52, I */
        const uint32_t t52 = md5_rotl32(((t51 | ~t49) ^ t50) + (m5 + (t48 + k[51])), 21) + t51;
        /* step 53, I */
        const uint32_t t53 = md5_rotl32(((t52 | ~t50) ^ t51) + (m12 + (t49 + k[52])), 6) + t52;
        /* step 54, I */
        const uint32_t t54 = md5_rotl32(((t53 | ~t51) ^ t52) + (m3 + (t50 + k[53])), 10) + t53;
        /* step 55, I */
        const uint32_t t55 = md5_rotl32(((t54 | ~t52) ^ t53) + (m10 + (t51 + k[54])), 15) + t54;
        /* step 56, I */
        const uint32_t t56 = md5_rotl32(((t55 | ~t53) ^ t54) + (m1 + (t52 + k[55])), 21) + t55;
        /* step 57, I */
        const uint32_t t57 = md5_rotl32(((t56 | ~t54) ^ t55) + (m8 + (t53 + k[56])), 6) + t56;
        /* step 58, I */
        const uint32_t t58 = md5_rotl32(((t57 | ~t55) ^ t56) + (m15 + (t54 + k[57])), 10) + t57;
        /* step 59, I */
        const uint32_t t59 = md5_rotl32(((t58 | ~t56) ^ t57) + (m6 + (t55 + k[58])), 15) + t58;
        /* step 60, I */
        const uint32_t t60 = md5_rotl32(((t59 | ~t57) ^ t58) + (m13 + (t56 + k[59])), 21) + t59;
        /* step 61, I */
        const uint32_t t61 = md5_rotl32(((t60 | ~t58) ^ t59) + (m4 + (t57 + k[60])), 6) + t60;
        /* step 62, I */
        const uint32_t t62 = md5_rotl32(((t61 | ~t59) ^ t60) + (m11 + (t58 + k[61])), 10) + t61;
        /* step 63, I */
        const uint32_t t63 = md5_rotl32(((t62 | ~t60) ^ t61) + (m2 + (t59 + k[62])), 15) + t62;
        /* step 64, I */
        const uint32_t t64 = md5_rotl32(((t63 | ~t61) ^ t62) + (m9 + (t60 + k[63])), 21) + t63;

        const uint32_t h0_next = t61 + h0;
        const uint32_t h1_next = t64 + h1;
        const uint32_t h2_next = t63 + h2;
        const uint32_t h3_next = t62 + h3;
        h0 = h0_next;
        h1 = h1_next;
        h2 = h2_next;
        h3 = h3_next;
    }
    state[0] = h0;
    state[1] = h1;
    state[2] = h2;
    state[3] = h3;
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

#endif

/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for the compiler's target.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target auto
 *
 * With the options above, `hashwright verify` tests all functions.
 *
 * Kernels, the best first: x86-64-avx512vl, x86-64-bmi, x86-64, aarch64, riscv64-zbb, riscv64,
 *     armv6, portable.
 * x86-64-avx512vl:
 * md5_blocks: 388 instructions for a block of 64 bytes, critical path 257 cycles.
 * x86-64-bmi:
 * md5_blocks: 486 instructions for a block of 64 bytes, critical path 289 cycles.
 * Rules: select_as_add 16 times, not_out_of_or 16 times, not_in_sum 16 times.
 * x86-64:
 * md5_blocks: 516 instructions for a block of 64 bytes, critical path 290 cycles.
 * Rules: select_as_xor 16 times, select_as_add 16 times.
 * aarch64:
 * md5_blocks: 486 instructions for a block of 64 bytes, critical path 289 cycles.
 * Rules: select_as_add 16 times.
 * riscv64-zbb:
 * md5_blocks: 486 instructions for a block of 64 bytes, critical path 289 cycles.
 * Rules: select_as_add 16 times.
 * riscv64:
 * md5_blocks: 644 instructions for a block of 64 bytes, critical path 354 cycles.
 * Rules: rotate_as_or 64 times, select_as_xor 16 times, select_as_add 16 times.
 * armv6:
 * md5_blocks: 486 instructions for a block of 64 bytes, critical path 289 cycles.
 * Rules: select_as_add 16 times, not_out_of_or 16 times, not_in_sum 16 times.
 * portable:
 * md5_blocks: 516 instructions for a block of 64 bytes, critical path 290 cycles.
 * Rules: select_as_xor 16 times, select_as_add 16 times.
 */
#include "md5.h"

/* Programs without a C library define memcpy and memset themselves. */
#if defined(__STDC_HOSTED__) && __STDC_HOSTED__ == 0
#define MD5_FREESTANDING
#elif defined(__has_include)
#if !__has_include(<string.h>)
#define MD5_FREESTANDING
#endif
#endif
#if !defined(MD5_FREESTANDING)
#include <string.h>
#else
#ifdef __cplusplus
extern "C" {
#endif
void *memcpy(void *to, const void *from, size_t len);
void *memset(void *p, int value, size_t len);
#ifdef __cplusplus
}
#endif
#endif

/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif

static void md5_store32(uint8_t *p, uint32_t x)
{
    p[0] = (uint8_t)x;
    p[1] = (uint8_t)(x >> 8);
    p[2] = (uint8_t)(x >> 16);
    p[3] = (uint8_t)(x >> 24);
}

/* Clears memory. The compiler cannot optimise the stores away. */
static void md5_wipe(void *p, size_t len)
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
    md5_store32(ctx->buffer + 56, (uint32_t)bits);
    md5_store32(ctx->buffer + 60, (uint32_t)(bits >> 32));
    md5_blocks(ctx->state, ctx->buffer, 1);
    for (size_t i = 0; i < 4; i++)
        md5_store32(digest + 4 * i, ctx->state[i]);
    md5_wipe(ctx, sizeof *ctx);
}

void md5(const void *data, size_t len, uint8_t digest[16])
{
    md5_ctx ctx;

    md5_init(&ctx);
    md5_update(&ctx, data, len);
    md5_final(&ctx, digest);
}

#if defined(__clang__)
#pragma clang attribute pop
#endif
