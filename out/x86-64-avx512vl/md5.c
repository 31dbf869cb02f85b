/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for x86-64 with AVX-512VL and BMI, one message in xmm, or 4 or 8 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64-avx512vl
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench md5 --target x86-64-avx512vl` measures the speed.
 *
 * md5_blocks: 388 instructions for a block of 64 bytes, critical path 257 cycles.
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

#include <immintrin.h>
/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx512f,avx512vl,bmi,bmi2"))), \
    apply_to = function)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC target("avx512f,avx512vl,bmi,bmi2")
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
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif
#if defined(__clang__)
#pragma clang attribute pop
#endif
