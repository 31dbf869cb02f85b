/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for what the compiler makes code for.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target auto
 *
 * Kernels, the best first: x86-64-avx512vl, x86-64-bmi, x86-64, aarch64, riscv64-zbb, riscv64, armv6, portable.
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

#if (defined(__x86_64__) || defined(_M_X64)) && defined(__AVX512F__) && defined(__AVX512VL__) && defined(__BMI__) && defined(__BMI2__) && !defined(__znver4__) && !defined(__znver3__) && !defined(__znver5__)

/* x86-64-avx512vl */

#include <immintrin.h>
#include "md5.h"

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

static const uint32_t K[64] = {
    0xd76aa478u, 0xe8c7b756u, 0x242070dbu, 0xc1bdceeeu, 0xf57c0fafu, 0x4787c62au, 0xa8304613u, 0xfd469501u,
    0x698098d8u, 0x8b44f7afu, 0xffff5bb1u, 0x895cd7beu, 0x6b901122u, 0xfd987193u, 0xa679438eu, 0x49b40821u,
    0xf61e2562u, 0xc040b340u, 0x265e5a51u, 0xe9b6c7aau, 0xd62f105du, 0x02441453u, 0xd8a1e681u, 0xe7d3fbc8u,
    0x21e1cde6u, 0xc33707d6u, 0xf4d50d87u, 0x455a14edu, 0xa9e3e905u, 0xfcefa3f8u, 0x676f02d9u, 0x8d2a4c8au,
    0xfffa3942u, 0x8771f681u, 0x6d9d6122u, 0xfde5380cu, 0xa4beea44u, 0x4bdecfa9u, 0xf6bb4b60u, 0xbebfbc70u,
    0x289b7ec6u, 0xeaa127fau, 0xd4ef3085u, 0x04881d05u, 0xd9d4d039u, 0xe6db99e5u, 0x1fa27cf8u, 0xc4ac5665u,
    0xf4292244u, 0x432aff97u, 0xab9423a7u, 0xfc93a039u, 0x655b59c3u, 0x8f0ccc92u, 0xffeff47du, 0x85845dd1u,
    0x6fa87e4fu, 0xfe2ce6e0u, 0xa3014314u, 0x4e0811a1u, 0xf7537e82u, 0xbd3af235u, 0x2ad7d2bbu, 0xeb86d391u,
};

void md5_blocks(uint32_t state[4], const uint8_t *data, size_t nblocks)
{
    __m128i h0 = _mm_cvtsi32_si128((int)*(state + 0));
    __m128i h1 = _mm_cvtsi32_si128((int)*(state + 1));
    __m128i h2 = _mm_cvtsi32_si128((int)*(state + 2));
    __m128i h3 = _mm_cvtsi32_si128((int)*(state + 3));

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

        /* step 1, F */
        const __m128i t1 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(h1, h2, h3, 0xca), _mm_add_epi32(_mm_add_epi32(m0, _mm_cvtsi32_si128((int)k[0])), h0)), 7), h1);
        /* step 2, F */
        __m128i x1 = _mm_add_epi32(m1, _mm_add_epi32(h3, _mm_cvtsi32_si128((int)k[1])));
        KEEP("v", x1);
        const __m128i t2 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t1, h1, h2, 0xca), x1), 12), t1);
        /* step 3, F */
        __m128i x2 = _mm_add_epi32(m2, _mm_add_epi32(h2, _mm_cvtsi32_si128((int)k[2])));
        KEEP("v", x2);
        const __m128i t3 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t2, t1, h1, 0xca), x2), 17), t2);
        /* step 4, F */
        __m128i x3 = _mm_add_epi32(m3, _mm_add_epi32(h1, _mm_cvtsi32_si128((int)k[3])));
        KEEP("v", x3);
        const __m128i t4 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t3, t2, t1, 0xca), x3), 22), t3);
        /* step 5, F */
        __m128i x4 = _mm_add_epi32(m4, _mm_add_epi32(t1, _mm_cvtsi32_si128((int)k[4])));
        KEEP("v", x4);
        const __m128i t5 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t4, t3, t2, 0xca), x4), 7), t4);
        /* step 6, F */
        __m128i x5 = _mm_add_epi32(m5, _mm_add_epi32(t2, _mm_cvtsi32_si128((int)k[5])));
        KEEP("v", x5);
        const __m128i t6 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t5, t4, t3, 0xca), x5), 12), t5);
        /* step 7, F */
        __m128i x6 = _mm_add_epi32(m6, _mm_add_epi32(t3, _mm_cvtsi32_si128((int)k[6])));
        KEEP("v", x6);
        const __m128i t7 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t6, t5, t4, 0xca), x6), 17), t6);
        /* step 8, F */
        __m128i x7 = _mm_add_epi32(m7, _mm_add_epi32(t4, _mm_cvtsi32_si128((int)k[7])));
        KEEP("v", x7);
        const __m128i t8 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t7, t6, t5, 0xca), x7), 22), t7);
        /* step 9, F */
        __m128i x8 = _mm_add_epi32(m8, _mm_add_epi32(t5, _mm_cvtsi32_si128((int)k[8])));
        KEEP("v", x8);
        const __m128i t9 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t8, t7, t6, 0xca), x8), 7), t8);
        /* step 10, F */
        __m128i x9 = _mm_add_epi32(m9, _mm_add_epi32(t6, _mm_cvtsi32_si128((int)k[9])));
        KEEP("v", x9);
        const __m128i t10 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t9, t8, t7, 0xca), x9), 12), t9);
        /* step 11, F */
        __m128i x10 = _mm_add_epi32(m10, _mm_add_epi32(t7, _mm_cvtsi32_si128((int)k[10])));
        KEEP("v", x10);
        const __m128i t11 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t10, t9, t8, 0xca), x10), 17), t10);
        /* step 12, F */
        __m128i x11 = _mm_add_epi32(m11, _mm_add_epi32(t8, _mm_cvtsi32_si128((int)k[11])));
        KEEP("v", x11);
        const __m128i t12 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t11, t10, t9, 0xca), x11), 22), t11);
        /* step 13, F */
        __m128i x12 = _mm_add_epi32(m12, _mm_add_epi32(t9, _mm_cvtsi32_si128((int)k[12])));
        KEEP("v", x12);
        const __m128i t13 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t12, t11, t10, 0xca), x12), 7), t12);
        /* step 14, F */
        __m128i x13 = _mm_add_epi32(m13, _mm_add_epi32(t10, _mm_cvtsi32_si128((int)k[13])));
        KEEP("v", x13);
        const __m128i t14 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t13, t12, t11, 0xca), x13), 12), t13);
        /* step 15, F */
        __m128i x14 = _mm_add_epi32(m14, _mm_add_epi32(t11, _mm_cvtsi32_si128((int)k[14])));
        KEEP("v", x14);
        const __m128i t15 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t14, t13, t12, 0xca), x14), 17), t14);
        /* step 16, F */
        __m128i x15 = _mm_add_epi32(m15, _mm_add_epi32(t12, _mm_cvtsi32_si128((int)k[15])));
        KEEP("v", x15);
        const __m128i t16 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t15, t14, t13, 0xca), x15), 22), t15);
        /* step 17, G */
        __m128i x16 = _mm_add_epi32(m1, _mm_add_epi32(t13, _mm_cvtsi32_si128((int)k[16])));
        KEEP("v", x16);
        const __m128i t17 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t16, t14, t15, 0xe2), x16), 5), t16);
        /* step 18, G */
        __m128i x17 = _mm_add_epi32(m6, _mm_add_epi32(t14, _mm_cvtsi32_si128((int)k[17])));
        KEEP("v", x17);
        const __m128i t18 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t17, t15, t16, 0xe2), x17), 9), t17);
        /* step 19, G */
        __m128i x18 = _mm_add_epi32(m11, _mm_add_epi32(t15, _mm_cvtsi32_si128((int)k[18])));
        KEEP("v", x18);
        const __m128i t19 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t18, t16, t17, 0xe2), x18), 14), t18);
        /* step 20, G */
        __m128i x19 = _mm_add_epi32(m0, _mm_add_epi32(t16, _mm_cvtsi32_si128((int)k[19])));
        KEEP("v", x19);
        const __m128i t20 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t19, t17, t18, 0xe2), x19), 20), t19);
        /* step 21, G */
        __m128i x20 = _mm_add_epi32(m5, _mm_add_epi32(t17, _mm_cvtsi32_si128((int)k[20])));
        KEEP("v", x20);
        const __m128i t21 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t20, t18, t19, 0xe2), x20), 5), t20);
        /* step 22, G */
        __m128i x21 = _mm_add_epi32(m10, _mm_add_epi32(t18, _mm_cvtsi32_si128((int)k[21])));
        KEEP("v", x21);
        const __m128i t22 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t21, t19, t20, 0xe2), x21), 9), t21);
        /* step 23, G */
        __m128i x22 = _mm_add_epi32(m15, _mm_add_epi32(t19, _mm_cvtsi32_si128((int)k[22])));
        KEEP("v", x22);
        const __m128i t23 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t22, t20, t21, 0xe2), x22), 14), t22);
        /* step 24, G */
        __m128i x23 = _mm_add_epi32(m4, _mm_add_epi32(t20, _mm_cvtsi32_si128((int)k[23])));
        KEEP("v", x23);
        const __m128i t24 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t23, t21, t22, 0xe2), x23), 20), t23);
        /* step 25, G */
        __m128i x24 = _mm_add_epi32(m9, _mm_add_epi32(t21, _mm_cvtsi32_si128((int)k[24])));
        KEEP("v", x24);
        const __m128i t25 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t24, t22, t23, 0xe2), x24), 5), t24);
        /* step 26, G */
        __m128i x25 = _mm_add_epi32(m14, _mm_add_epi32(t22, _mm_cvtsi32_si128((int)k[25])));
        KEEP("v", x25);
        const __m128i t26 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t25, t23, t24, 0xe2), x25), 9), t25);
        /* step 27, G */
        __m128i x26 = _mm_add_epi32(m3, _mm_add_epi32(t23, _mm_cvtsi32_si128((int)k[26])));
        KEEP("v", x26);
        const __m128i t27 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t26, t24, t25, 0xe2), x26), 14), t26);
        /* step 28, G */
        __m128i x27 = _mm_add_epi32(m8, _mm_add_epi32(t24, _mm_cvtsi32_si128((int)k[27])));
        KEEP("v", x27);
        const __m128i t28 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t27, t25, t26, 0xe2), x27), 20), t27);
        /* step 29, G */
        __m128i x28 = _mm_add_epi32(m13, _mm_add_epi32(t25, _mm_cvtsi32_si128((int)k[28])));
        KEEP("v", x28);
        const __m128i t29 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t28, t26, t27, 0xe2), x28), 5), t28);
        /* step 30, G */
        __m128i x29 = _mm_add_epi32(m2, _mm_add_epi32(t26, _mm_cvtsi32_si128((int)k[29])));
        KEEP("v", x29);
        const __m128i t30 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t29, t27, t28, 0xe2), x29), 9), t29);
        /* step 31, G */
        __m128i x30 = _mm_add_epi32(m7, _mm_add_epi32(t27, _mm_cvtsi32_si128((int)k[30])));
        KEEP("v", x30);
        const __m128i t31 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t30, t28, t29, 0xe2), x30), 14), t30);
        /* step 32, G */
        __m128i x31 = _mm_add_epi32(m12, _mm_add_epi32(t28, _mm_cvtsi32_si128((int)k[31])));
        KEEP("v", x31);
        const __m128i t32 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t31, t29, t30, 0xe2), x31), 20), t31);
        /* step 33, H */
        __m128i x32 = _mm_add_epi32(m5, _mm_add_epi32(t29, _mm_cvtsi32_si128((int)k[32])));
        KEEP("v", x32);
        const __m128i t33 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t32, t30, t31, 0x96), x32), 4), t32);
        /* step 34, H */
        __m128i x33 = _mm_add_epi32(m8, _mm_add_epi32(t30, _mm_cvtsi32_si128((int)k[33])));
        KEEP("v", x33);
        const __m128i t34 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t33, t31, t32, 0x96), x33), 11), t33);
        /* step 35, H */
        __m128i x34 = _mm_add_epi32(m11, _mm_add_epi32(t31, _mm_cvtsi32_si128((int)k[34])));
        KEEP("v", x34);
        const __m128i t35 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t34, t32, t33, 0x96), x34), 16), t34);
        /* step 36, H */
        __m128i x35 = _mm_add_epi32(m14, _mm_add_epi32(t32, _mm_cvtsi32_si128((int)k[35])));
        KEEP("v", x35);
        const __m128i t36 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t35, t33, t34, 0x96), x35), 23), t35);
        /* step 37, H */
        __m128i x36 = _mm_add_epi32(m1, _mm_add_epi32(t33, _mm_cvtsi32_si128((int)k[36])));
        KEEP("v", x36);
        const __m128i t37 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t36, t34, t35, 0x96), x36), 4), t36);
        /* step 38, H */
        __m128i x37 = _mm_add_epi32(m4, _mm_add_epi32(t34, _mm_cvtsi32_si128((int)k[37])));
        KEEP("v", x37);
        const __m128i t38 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t37, t35, t36, 0x96), x37), 11), t37);
        /* step 39, H */
        __m128i x38 = _mm_add_epi32(m7, _mm_add_epi32(t35, _mm_cvtsi32_si128((int)k[38])));
        KEEP("v", x38);
        const __m128i t39 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t38, t36, t37, 0x96), x38), 16), t38);
        /* step 40, H */
        __m128i x39 = _mm_add_epi32(m10, _mm_add_epi32(t36, _mm_cvtsi32_si128((int)k[39])));
        KEEP("v", x39);
        const __m128i t40 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t39, t37, t38, 0x96), x39), 23), t39);
        /* step 41, H */
        __m128i x40 = _mm_add_epi32(m13, _mm_add_epi32(t37, _mm_cvtsi32_si128((int)k[40])));
        KEEP("v", x40);
        const __m128i t41 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t40, t38, t39, 0x96), x40), 4), t40);
        /* step 42, H */
        __m128i x41 = _mm_add_epi32(m0, _mm_add_epi32(t38, _mm_cvtsi32_si128((int)k[41])));
        KEEP("v", x41);
        const __m128i t42 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t41, t39, t40, 0x96), x41), 11), t41);
        /* step 43, H */
        __m128i x42 = _mm_add_epi32(m3, _mm_add_epi32(t39, _mm_cvtsi32_si128((int)k[42])));
        KEEP("v", x42);
        const __m128i t43 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t42, t40, t41, 0x96), x42), 16), t42);
        /* step 44, H */
        __m128i x43 = _mm_add_epi32(m6, _mm_add_epi32(t40, _mm_cvtsi32_si128((int)k[43])));
        KEEP("v", x43);
        const __m128i t44 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t43, t41, t42, 0x96), x43), 23), t43);
        /* step 45, H */
        __m128i x44 = _mm_add_epi32(m9, _mm_add_epi32(t41, _mm_cvtsi32_si128((int)k[44])));
        KEEP("v", x44);
        const __m128i t45 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t44, t42, t43, 0x96), x44), 4), t44);
        /* step 46, H */
        __m128i x45 = _mm_add_epi32(m12, _mm_add_epi32(t42, _mm_cvtsi32_si128((int)k[45])));
        KEEP("v", x45);
        const __m128i t46 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t45, t43, t44, 0x96), x45), 11), t45);
        /* step 47, H */
        __m128i x46 = _mm_add_epi32(m15, _mm_add_epi32(t43, _mm_cvtsi32_si128((int)k[46])));
        KEEP("v", x46);
        const __m128i t47 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t46, t44, t45, 0x96), x46), 16), t46);
        /* step 48, H */
        __m128i x47 = _mm_add_epi32(m2, _mm_add_epi32(t44, _mm_cvtsi32_si128((int)k[47])));
        KEEP("v", x47);
        const __m128i t48 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t47, t45, t46, 0x96), x47), 23), t47);
        /* step 49, I */
        __m128i x48 = _mm_add_epi32(m0, _mm_add_epi32(t45, _mm_cvtsi32_si128((int)k[48])));
        KEEP("v", x48);
        const __m128i t49 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t48, t46, t47, 0x59), x48), 6), t48);
        /* step 50, I */
        __m128i x49 = _mm_add_epi32(m7, _mm_add_epi32(t46, _mm_cvtsi32_si128((int)k[49])));
        KEEP("v", x49);
        const __m128i t50 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t49, t47, t48, 0x59), x49), 10), t49);
        /* step 51, I */
        __m128i x50 = _mm_add_epi32(m14, _mm_add_epi32(t47, _mm_cvtsi32_si128((int)k[50])));
        KEEP("v", x50);
        const __m128i t51 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t50, t48, t49, 0x59), x50), 15), t50);
        /* step 52, I */
        __m128i x51 = _mm_add_epi32(m5, _mm_add_epi32(t48, _mm_cvtsi32_si128((int)k[51])));
        KEEP("v", x51);
        const __m128i t52 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t51, t49, t50, 0x59), x51), 21), t51);
        /* step 53, I */
        __m128i x52 = _mm_add_epi32(m12, _mm_add_epi32(t49, _mm_cvtsi32_si128((int)k[52])));
        KEEP("v", x52);
        const __m128i t53 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t52, t50, t51, 0x59), x52), 6), t52);
        /* step 54, I */
        __m128i x53 = _mm_add_epi32(m3, _mm_add_epi32(t50, _mm_cvtsi32_si128((int)k[53])));
        KEEP("v", x53);
        const __m128i t54 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t53, t51, t52, 0x59), x53), 10), t53);
        /* step 55, I */
        __m128i x54 = _mm_add_epi32(m10, _mm_add_epi32(t51, _mm_cvtsi32_si128((int)k[54])));
        KEEP("v", x54);
        const __m128i t55 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t54, t52, t53, 0x59), x54), 15), t54);
        /* step 56, I */
        __m128i x55 = _mm_add_epi32(m1, _mm_add_epi32(t52, _mm_cvtsi32_si128((int)k[55])));
        KEEP("v", x55);
        const __m128i t56 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t55, t53, t54, 0x59), x55), 21), t55);
        /* step 57, I */
        __m128i x56 = _mm_add_epi32(m8, _mm_add_epi32(t53, _mm_cvtsi32_si128((int)k[56])));
        KEEP("v", x56);
        const __m128i t57 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t56, t54, t55, 0x59), x56), 6), t56);
        /* step 58, I */
        __m128i x57 = _mm_add_epi32(m15, _mm_add_epi32(t54, _mm_cvtsi32_si128((int)k[57])));
        KEEP("v", x57);
        const __m128i t58 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t57, t55, t56, 0x59), x57), 10), t57);
        /* step 59, I */
        __m128i x58 = _mm_add_epi32(m6, _mm_add_epi32(t55, _mm_cvtsi32_si128((int)k[58])));
        KEEP("v", x58);
        const __m128i t59 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t58, t56, t57, 0x59), x58), 15), t58);
        /* step 60, I */
        __m128i x59 = _mm_add_epi32(m13, _mm_add_epi32(t56, _mm_cvtsi32_si128((int)k[59])));
        KEEP("v", x59);
        const __m128i t60 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t59, t57, t58, 0x59), x59), 21), t59);
        /* step 61, I */
        __m128i x60 = _mm_add_epi32(m4, _mm_add_epi32(t57, _mm_cvtsi32_si128((int)k[60])));
        KEEP("v", x60);
        const __m128i t61 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t60, t58, t59, 0x59), x60), 6), t60);
        /* step 62, I */
        __m128i x61 = _mm_add_epi32(m11, _mm_add_epi32(t58, _mm_cvtsi32_si128((int)k[61])));
        KEEP("v", x61);
        const __m128i t62 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t61, t59, t60, 0x59), x61), 10), t61);
        /* step 63, I */
        __m128i x62 = _mm_add_epi32(m2, _mm_add_epi32(t59, _mm_cvtsi32_si128((int)k[62])));
        KEEP("v", x62);
        const __m128i t63 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t62, t60, t61, 0x59), x62), 15), t62);
        /* step 64, I */
        __m128i x63 = _mm_add_epi32(m9, _mm_add_epi32(t60, _mm_cvtsi32_si128((int)k[63])));
        KEEP("v", x63);
        const __m128i t64 = _mm_add_epi32(_mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(t63, t61, t62, 0x59), x63), 21), t63);

        const __m128i h0_next = _mm_add_epi32(t61, h0);
        const __m128i h1_next = _mm_add_epi32(t64, h1);
        const __m128i h2_next = _mm_add_epi32(t63, h2);
        const __m128i h3_next = _mm_add_epi32(t62, h3);
        h0 = h0_next;
        h1 = h1_next;
        h2 = h2_next;
        h3 = h3_next;
    }
    *(state + 0) = (uint32_t)_mm_cvtsi128_si32(h0);
    *(state + 1) = (uint32_t)_mm_cvtsi128_si32(h1);
    *(state + 2) = (uint32_t)_mm_cvtsi128_si32(h2);
    *(state + 3) = (uint32_t)_mm_cvtsi128_si32(h3);
}

#elif (defined(__x86_64__) || defined(_M_X64)) && defined(__BMI__) && defined(__BMI2__)

/* x86-64-bmi */

#include <immintrin.h>
#include "md5.h"

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
        const uint32_t t1 = rotl32(((h1 & h2) | (~h1 & h3)) + x1, 7) + h1;
        /* step 2, F */
        uint32_t x2 = m1 + (h3 + 0xe8c7b756u);
        KEEP("r", x2);
        const uint32_t t2 = rotl32(((t1 & h1) | (~t1 & h2)) + x2, 12) + t1;
        /* step 3, F */
        uint32_t x3 = m2 + (h2 + 0x242070dbu);
        KEEP("r", x3);
        const uint32_t t3 = rotl32(((t2 & t1) | (~t2 & h1)) + x3, 17) + t2;
        /* step 4, F */
        uint32_t x4 = m3 + (h1 + 0xc1bdceeeu);
        KEEP("r", x4);
        const uint32_t t4 = rotl32(((t3 & t2) | (~t3 & t1)) + x4, 22) + t3;
        /* step 5, F */
        uint32_t x5 = m4 + (t1 + 0xf57c0fafu);
        KEEP("r", x5);
        const uint32_t t5 = rotl32(((t4 & t3) | (~t4 & t2)) + x5, 7) + t4;
        /* step 6, F */
        uint32_t x6 = m5 + (t2 + 0x4787c62au);
        KEEP("r", x6);
        const uint32_t t6 = rotl32(((t5 & t4) | (~t5 & t3)) + x6, 12) + t5;
        /* step 7, F */
        uint32_t x7 = m6 + (t3 + 0xa8304613u);
        KEEP("r", x7);
        const uint32_t t7 = rotl32(((t6 & t5) | (~t6 & t4)) + x7, 17) + t6;
        /* step 8, F */
        uint32_t x8 = m7 + (t4 + 0xfd469501u);
        KEEP("r", x8);
        const uint32_t t8 = rotl32(((t7 & t6) | (~t7 & t5)) + x8, 22) + t7;
        /* step 9, F */
        uint32_t x9 = m8 + (t5 + 0x698098d8u);
        KEEP("r", x9);
        const uint32_t t9 = rotl32(((t8 & t7) | (~t8 & t6)) + x9, 7) + t8;
        /* step 10, F */
        uint32_t x10 = m9 + (t6 + 0x8b44f7afu);
        KEEP("r", x10);
        const uint32_t t10 = rotl32(((t9 & t8) | (~t9 & t7)) + x10, 12) + t9;
        /* step 11, F */
        uint32_t x11 = m10 + (t7 + 0xffff5bb1u);
        KEEP("r", x11);
        const uint32_t t11 = rotl32(((t10 & t9) | (~t10 & t8)) + x11, 17) + t10;
        /* step 12, F */
        uint32_t x12 = m11 + (t8 + 0x895cd7beu);
        KEEP("r", x12);
        const uint32_t t12 = rotl32(((t11 & t10) | (~t11 & t9)) + x12, 22) + t11;
        /* step 13, F */
        uint32_t x13 = m12 + (t9 + 0x6b901122u);
        KEEP("r", x13);
        const uint32_t t13 = rotl32(((t12 & t11) | (~t12 & t10)) + x13, 7) + t12;
        /* step 14, F */
        uint32_t x14 = m13 + (t10 + 0xfd987193u);
        KEEP("r", x14);
        const uint32_t t14 = rotl32(((t13 & t12) | (~t13 & t11)) + x14, 12) + t13;
        /* step 15, F */
        uint32_t x15 = m14 + (t11 + 0xa679438eu);
        KEEP("r", x15);
        const uint32_t t15 = rotl32(((t14 & t13) | (~t14 & t12)) + x15, 17) + t14;
        /* step 16, F */
        uint32_t x16 = m15 + (t12 + 0x49b40821u);
        KEEP("r", x16);
        const uint32_t t16 = rotl32(((t15 & t14) | (~t15 & t13)) + x16, 22) + t15;
        /* step 17, G */
        uint32_t x17 = t13 + 0xf61e2562u;
        KEEP("r", x17);
        uint32_t x18 = (t15 & ~t14) + x17 + m1;
        KEEP("r", x18);
        const uint32_t t17 = rotl32((t16 & t14) + x18, 5) + t16;
        /* step 18, G */
        uint32_t x19 = m6 + (t14 + 0xc040b340u);
        KEEP("r", x19);
        uint32_t x20 = (t16 & ~t15) + x19;
        KEEP("r", x20);
        const uint32_t t18 = rotl32((t17 & t15) + x20, 9) + t17;
        /* step 19, G */
        uint32_t x21 = m11 + (t15 + 0x265e5a51u);
        KEEP("r", x21);
        uint32_t x22 = (~t16 & t17) + x21;
        KEEP("r", x22);
        const uint32_t t19 = rotl32((t18 & t16) + x22, 14) + t18;
        /* step 20, G */
        uint32_t x23 = m0 + (t16 + 0xe9b6c7aau);
        KEEP("r", x23);
        uint32_t x24 = (~t17 & t18) + x23;
        KEEP("r", x24);
        const uint32_t t20 = rotl32((t19 & t17) + x24, 20) + t19;
        /* step 21, G */
        uint32_t x25 = m5 + (t17 + 0xd62f105du);
        KEEP("r", x25);
        uint32_t x26 = (~t18 & t19) + x25;
        KEEP("r", x26);
        const uint32_t t21 = rotl32((t20 & t18) + x26, 5) + t20;
        /* step 22, G */
        uint32_t x27 = m10 + (t18 + 0x02441453u);
        KEEP("r", x27);
        uint32_t x28 = (~t19 & t20) + x27;
        KEEP("r", x28);
        const uint32_t t22 = rotl32((t21 & t19) + x28, 9) + t21;
        /* step 23, G */
        uint32_t x29 = m15 + (t19 + 0xd8a1e681u);
        KEEP("r", x29);
        uint32_t x30 = (~t20 & t21) + x29;
        KEEP("r", x30);
        const uint32_t t23 = rotl32((t22 & t20) + x30, 14) + t22;
        /* step 24, G */
        uint32_t x31 = m4 + (t20 + 0xe7d3fbc8u);
        KEEP("r", x31);
        uint32_t x32 = (~t21 & t22) + x31;
        KEEP("r", x32);
        const uint32_t t24 = rotl32((t23 & t21) + x32, 20) + t23;
        /* step 25, G */
        uint32_t x33 = m9 + (t21 + 0x21e1cde6u);
        KEEP("r", x33);
        uint32_t x34 = (~t22 & t23) + x33;
        KEEP("r", x34);
        const uint32_t t25 = rotl32((t24 & t22) + x34, 5) + t24;
        /* step 26, G */
        uint32_t x35 = m14 + (t22 + 0xc33707d6u);
        KEEP("r", x35);
        uint32_t x36 = (~t23 & t24) + x35;
        KEEP("r", x36);
        const uint32_t t26 = rotl32((t25 & t23) + x36, 9) + t25;
        /* step 27, G */
        uint32_t x37 = m3 + (t23 + 0xf4d50d87u);
        KEEP("r", x37);
        uint32_t x38 = (~t24 & t25) + x37;
        KEEP("r", x38);
        const uint32_t t27 = rotl32((t26 & t24) + x38, 14) + t26;
        /* step 28, G */
        uint32_t x39 = m8 + (t24 + 0x455a14edu);
        KEEP("r", x39);
        uint32_t x40 = (~t25 & t26) + x39;
        KEEP("r", x40);
        const uint32_t t28 = rotl32((t27 & t25) + x40, 20) + t27;
        /* step 29, G */
        uint32_t x41 = m13 + (t25 + 0xa9e3e905u);
        KEEP("r", x41);
        uint32_t x42 = (~t26 & t27) + x41;
        KEEP("r", x42);
        const uint32_t t29 = rotl32((t28 & t26) + x42, 5) + t28;
        /* step 30, G */
        uint32_t x43 = m2 + (t26 + 0xfcefa3f8u);
        KEEP("r", x43);
        uint32_t x44 = (~t27 & t28) + x43;
        KEEP("r", x44);
        const uint32_t t30 = rotl32((t29 & t27) + x44, 9) + t29;
        /* step 31, G */
        uint32_t x45 = m7 + (t27 + 0x676f02d9u);
        KEEP("r", x45);
        uint32_t x46 = (~t28 & t29) + x45;
        KEEP("r", x46);
        const uint32_t t31 = rotl32((t30 & t28) + x46, 14) + t30;
        /* step 32, G */
        uint32_t x47 = m12 + (t28 + 0x8d2a4c8au);
        KEEP("r", x47);
        uint32_t x48 = (~t29 & t30) + x47;
        KEEP("r", x48);
        const uint32_t t32 = rotl32((t31 & t29) + x48, 20) + t31;
        /* step 33, H */
        uint32_t x49 = t30 ^ t31;
        KEEP("r", x49);
        uint32_t x50 = m5 + (t29 + 0xfffa3942u);
        KEEP("r", x50);
        const uint32_t t33 = rotl32((t32 ^ x49) + x50, 4) + t32;
        /* step 34, H */
        uint32_t x51 = t31 ^ t32;
        KEEP("r", x51);
        uint32_t x52 = m8 + (t30 + 0x8771f681u);
        KEEP("r", x52);
        const uint32_t t34 = rotl32((t33 ^ x51) + x52, 11) + t33;
        /* step 35, H */
        uint32_t x53 = t32 ^ t33;
        KEEP("r", x53);
        uint32_t x54 = m11 + (t31 + 0x6d9d6122u);
        KEEP("r", x54);
        const uint32_t t35 = rotl32((t34 ^ x53) + x54, 16) + t34;
        /* step 36, H */
        uint32_t x55 = t33 ^ t34;
        KEEP("r", x55);
        uint32_t x56 = m14 + (t32 + 0xfde5380cu);
        KEEP("r", x56);
        const uint32_t t36 = rotl32((t35 ^ x55) + x56, 23) + t35;
        /* step 37, H */
        uint32_t x57 = t34 ^ t35;
        KEEP("r", x57);
        uint32_t x58 = m1 + (t33 + 0xa4beea44u);
        KEEP("r", x58);
        const uint32_t t37 = rotl32((t36 ^ x57) + x58, 4) + t36;
        /* step 38, H */
        uint32_t x59 = t35 ^ t36;
        KEEP("r", x59);
        uint32_t x60 = m4 + (t34 + 0x4bdecfa9u);
        KEEP("r", x60);
        const uint32_t t38 = rotl32((t37 ^ x59) + x60, 11) + t37;
        /* step 39, H */
        uint32_t x61 = t36 ^ t37;
        KEEP("r", x61);
        uint32_t x62 = m7 + (t35 + 0xf6bb4b60u);
        KEEP("r", x62);
        const uint32_t t39 = rotl32((t38 ^ x61) + x62, 16) + t38;
        /* step 40, H */
        uint32_t x63 = t37 ^ t38;
        KEEP("r", x63);
        uint32_t x64 = m10 + (t36 + 0xbebfbc70u);
        KEEP("r", x64);
        const uint32_t t40 = rotl32((t39 ^ x63) + x64, 23) + t39;
        /* step 41, H */
        uint32_t x65 = t38 ^ t39;
        KEEP("r", x65);
        uint32_t x66 = m13 + (t37 + 0x289b7ec6u);
        KEEP("r", x66);
        const uint32_t t41 = rotl32((t40 ^ x65) + x66, 4) + t40;
        /* step 42, H */
        uint32_t x67 = t39 ^ t40;
        KEEP("r", x67);
        uint32_t x68 = m0 + (t38 + 0xeaa127fau);
        KEEP("r", x68);
        const uint32_t t42 = rotl32((t41 ^ x67) + x68, 11) + t41;
        /* step 43, H */
        uint32_t x69 = t40 ^ t41;
        KEEP("r", x69);
        uint32_t x70 = m3 + (t39 + 0xd4ef3085u);
        KEEP("r", x70);
        const uint32_t t43 = rotl32((t42 ^ x69) + x70, 16) + t42;
        /* step 44, H */
        uint32_t x71 = t41 ^ t42;
        KEEP("r", x71);
        uint32_t x72 = m6 + (t40 + 0x04881d05u);
        KEEP("r", x72);
        const uint32_t t44 = rotl32((t43 ^ x71) + x72, 23) + t43;
        /* step 45, H */
        uint32_t x73 = t42 ^ t43;
        KEEP("r", x73);
        uint32_t x74 = m9 + (t41 + 0xd9d4d039u);
        KEEP("r", x74);
        const uint32_t t45 = rotl32((t44 ^ x73) + x74, 4) + t44;
        /* step 46, H */
        uint32_t x75 = t43 ^ t44;
        KEEP("r", x75);
        uint32_t x76 = m12 + (t42 + 0xe6db99e5u);
        KEEP("r", x76);
        const uint32_t t46 = rotl32((t45 ^ x75) + x76, 11) + t45;
        /* step 47, H */
        uint32_t x77 = t44 ^ t45;
        KEEP("r", x77);
        uint32_t x78 = m15 + (t43 + 0x1fa27cf8u);
        KEEP("r", x78);
        const uint32_t t47 = rotl32((t46 ^ x77) + x78, 16) + t46;
        /* step 48, H */
        uint32_t x79 = t45 ^ t46;
        KEEP("r", x79);
        uint32_t x80 = m2 + (t44 + 0xc4ac5665u);
        KEEP("r", x80);
        const uint32_t t48 = rotl32((t47 ^ x79) + x80, 23) + t47;
        /* step 49, I */
        uint32_t x81 = m0 + (t45 + 0xf4292243u);
        KEEP("r", x81);
        const uint32_t t49 = rotl32(x81 - ((~t48 & t46) ^ t47), 6) + t48;
        /* step 50, I */
        uint32_t x82 = m7 + (t46 + 0x432aff96u);
        KEEP("r", x82);
        const uint32_t t50 = rotl32(x82 - ((~t49 & t47) ^ t48), 10) + t49;
        /* step 51, I */
        uint32_t x83 = m14 + (t47 + 0xab9423a6u);
        KEEP("r", x83);
        const uint32_t t51 = rotl32(x83 - ((~t50 & t48) ^ t49), 15) + t50;
        /* step 52, I */
        uint32_t x84 = m5 + (t48 + 0xfc93a038u);
        KEEP("r", x84);
        const uint32_t t52 = rotl32(x84 - ((~t51 & t49) ^ t50), 21) + t51;
        /* step 53, I */
        uint32_t x85 = m12 + (t49 + 0x655b59c2u);
        KEEP("r", x85);
        const uint32_t t53 = rotl32(x85 - ((~t52 & t50) ^ t51), 6) + t52;
        /* step 54, I */
        uint32_t x86 = m3 + (t50 + 0x8f0ccc91u);
        KEEP("r", x86);
        const uint32_t t54 = rotl32(x86 - ((~t53 & t51) ^ t52), 10) + t53;
        /* step 55, I */
        uint32_t x87 = m10 + (t51 + 0xffeff47cu);
        KEEP("r", x87);
        const uint32_t t55 = rotl32(x87 - ((~t54 & t52) ^ t53), 15) + t54;
        /* step 56, I */
        uint32_t x88 = m1 + (t52 + 0x85845dd0u);
        KEEP("r", x88);
        const uint32_t t56 = rotl32(x88 - ((~t55 & t53) ^ t54), 21) + t55;
        /* step 57, I */
        uint32_t x89 = m8 + (t53 + 0x6fa87e4eu);
        KEEP("r", x89);
        const uint32_t t57 = rotl32(x89 - ((~t56 & t54) ^ t55), 6) + t56;
        /* step 58, I */
        uint32_t x90 = m15 + (t54 + 0xfe2ce6dfu);
        KEEP("r", x90);
        const uint32_t t58 = rotl32(x90 - ((~t57 & t55) ^ t56), 10) + t57;
        /* step 59, I */
        uint32_t x91 = m6 + (t55 + 0xa3014313u);
        KEEP("r", x91);
        const uint32_t t59 = rotl32(x91 - ((~t58 & t56) ^ t57), 15) + t58;
        /* step 60, I */
        uint32_t x92 = m13 + (t56 + 0x4e0811a0u);
        KEEP("r", x92);
        const uint32_t t60 = rotl32(x92 - ((~t59 & t57) ^ t58), 21) + t59;
        /* step 61, I */
        uint32_t x93 = m4 + (t57 + 0xf7537e81u);
        KEEP("r", x93);
        const uint32_t t61 = rotl32(x93 - ((~t60 & t58) ^ t59), 6) + t60;
        /* step 62, I */
        uint32_t x94 = m11 + (t58 + 0xbd3af234u);
        KEEP("r", x94);
        const uint32_t t62 = rotl32(x94 - ((~t61 & t59) ^ t60), 10) + t61;
        /* step 63, I */
        uint32_t x95 = m2 + (t59 + 0x2ad7d2bau);
        KEEP("r", x95);
        const uint32_t t63 = rotl32(x95 - ((~t62 & t60) ^ t61), 15) + t62;
        /* step 64, I */
        uint32_t x96 = m9 + (t60 + 0xeb86d390u);
        KEEP("r", x96);
        const uint32_t t64 = rotl32(x96 - ((~t63 & t61) ^ t62), 21) + t63;

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

#elif (defined(__x86_64__) || defined(_M_X64))

/* x86-64 */

#include "md5.h"

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
        const uint32_t t1 = rotl32((((h3 ^ h2) & h1) ^ h3) + x1, 7) + h1;
        /* step 2, F */
        uint32_t x2 = m1 + (h3 + 0xe8c7b756u);
        KEEP("r", x2);
        const uint32_t t2 = rotl32((((h2 ^ h1) & t1) ^ h2) + x2, 12) + t1;
        /* step 3, F */
        uint32_t x3 = m2 + (h2 + 0x242070dbu);
        KEEP("r", x3);
        const uint32_t t3 = rotl32((((t1 ^ h1) & t2) ^ h1) + x3, 17) + t2;
        /* step 4, F */
        uint32_t x4 = m3 + (h1 + 0xc1bdceeeu);
        KEEP("r", x4);
        const uint32_t t4 = rotl32((((t2 ^ t1) & t3) ^ t1) + x4, 22) + t3;
        /* step 5, F */
        uint32_t x5 = m4 + (t1 + 0xf57c0fafu);
        KEEP("r", x5);
        const uint32_t t5 = rotl32((((t3 ^ t2) & t4) ^ t2) + x5, 7) + t4;
        /* step 6, F */
        uint32_t x6 = m5 + (t2 + 0x4787c62au);
        KEEP("r", x6);
        const uint32_t t6 = rotl32((((t4 ^ t3) & t5) ^ t3) + x6, 12) + t5;
        /* step 7, F */
        uint32_t x7 = m6 + (t3 + 0xa8304613u);
        KEEP("r", x7);
        const uint32_t t7 = rotl32((((t5 ^ t4) & t6) ^ t4) + x7, 17) + t6;
        /* step 8, F */
        uint32_t x8 = m7 + (t4 + 0xfd469501u);
        KEEP("r", x8);
        const uint32_t t8 = rotl32((((t6 ^ t5) & t7) ^ t5) + x8, 22) + t7;
        /* step 9, F */
        uint32_t x9 = m8 + (t5 + 0x698098d8u);
        KEEP("r", x9);
        const uint32_t t9 = rotl32((((t7 ^ t6) & t8) ^ t6) + x9, 7) + t8;
        /* step 10, F */
        uint32_t x10 = m9 + (t6 + 0x8b44f7afu);
        KEEP("r", x10);
        const uint32_t t10 = rotl32((((t8 ^ t7) & t9) ^ t7) + x10, 12) + t9;
        /* step 11, F */
        uint32_t x11 = m10 + (t7 + 0xffff5bb1u);
        KEEP("r", x11);
        const uint32_t t11 = rotl32((((t9 ^ t8) & t10) ^ t8) + x11, 17) + t10;
        /* step 12, F */
        uint32_t x12 = m11 + (t8 + 0x895cd7beu);
        KEEP("r", x12);
        const uint32_t t12 = rotl32((((t10 ^ t9) & t11) ^ t9) + x12, 22) + t11;
        /* step 13, F */
        uint32_t x13 = m12 + (t9 + 0x6b901122u);
        KEEP("r", x13);
        const uint32_t t13 = rotl32((((t11 ^ t10) & t12) ^ t10) + x13, 7) + t12;
        /* step 14, F */
        uint32_t x14 = m13 + (t10 + 0xfd987193u);
        KEEP("r", x14);
        const uint32_t t14 = rotl32((((t12 ^ t11) & t13) ^ t11) + x14, 12) + t13;
        /* step 15, F */
        uint32_t x15 = m14 + (t11 + 0xa679438eu);
        KEEP("r", x15);
        const uint32_t t15 = rotl32((((t13 ^ t12) & t14) ^ t12) + x15, 17) + t14;
        /* step 16, F */
        uint32_t x16 = m15 + (t12 + 0x49b40821u);
        KEEP("r", x16);
        const uint32_t t16 = rotl32((((t14 ^ t13) & t15) ^ t13) + x16, 22) + t15;
        /* step 17, G */
        uint32_t x17 = t13 + 0xf61e2562u;
        KEEP("r", x17);
        uint32_t x18 = (t15 & ~t14) + x17 + m1;
        KEEP("r", x18);
        const uint32_t t17 = rotl32((t16 & t14) + x18, 5) + t16;
        /* step 18, G */
        uint32_t x19 = m6 + (t14 + 0xc040b340u);
        KEEP("r", x19);
        uint32_t x20 = (t16 & ~t15) + x19;
        KEEP("r", x20);
        const uint32_t t18 = rotl32((t17 & t15) + x20, 9) + t17;
        /* step 19, G */
        uint32_t x21 = m11 + (t15 + 0x265e5a51u);
        KEEP("r", x21);
        uint32_t x22 = (t17 & ~t16) + x21;
        KEEP("r", x22);
        const uint32_t t19 = rotl32((t18 & t16) + x22, 14) + t18;
        /* step 20, G */
        uint32_t x23 = m0 + (t16 + 0xe9b6c7aau);
        KEEP("r", x23);
        uint32_t x24 = (t18 & ~t17) + x23;
        KEEP("r", x24);
        const uint32_t t20 = rotl32((t19 & t17) + x24, 20) + t19;
        /* step 21, G */
        uint32_t x25 = m5 + (t17 + 0xd62f105du);
        KEEP("r", x25);
        uint32_t x26 = (t19 & ~t18) + x25;
        KEEP("r", x26);
        const uint32_t t21 = rotl32((t20 & t18) + x26, 5) + t20;
        /* step 22, G */
        uint32_t x27 = m10 + (t18 + 0x02441453u);
        KEEP("r", x27);
        uint32_t x28 = (t20 & ~t19) + x27;
        KEEP("r", x28);
        const uint32_t t22 = rotl32((t21 & t19) + x28, 9) + t21;
        /* step 23, G */
        uint32_t x29 = m15 + (t19 + 0xd8a1e681u);
        KEEP("r", x29);
        uint32_t x30 = (t21 & ~t20) + x29;
        KEEP("r", x30);
        const uint32_t t23 = rotl32((t22 & t20) + x30, 14) + t22;
        /* step 24, G */
        uint32_t x31 = m4 + (t20 + 0xe7d3fbc8u);
        KEEP("r", x31);
        uint32_t x32 = (t22 & ~t21) + x31;
        KEEP("r", x32);
        const uint32_t t24 = rotl32((t23 & t21) + x32, 20) + t23;
        /* step 25, G */
        uint32_t x33 = m9 + (t21 + 0x21e1cde6u);
        KEEP("r", x33);
        uint32_t x34 = (t23 & ~t22) + x33;
        KEEP("r", x34);
        const uint32_t t25 = rotl32((t24 & t22) + x34, 5) + t24;
        /* step 26, G */
        uint32_t x35 = m14 + (t22 + 0xc33707d6u);
        KEEP("r", x35);
        uint32_t x36 = (t24 & ~t23) + x35;
        KEEP("r", x36);
        const uint32_t t26 = rotl32((t25 & t23) + x36, 9) + t25;
        /* step 27, G */
        uint32_t x37 = m3 + (t23 + 0xf4d50d87u);
        KEEP("r", x37);
        uint32_t x38 = (t25 & ~t24) + x37;
        KEEP("r", x38);
        const uint32_t t27 = rotl32((t26 & t24) + x38, 14) + t26;
        /* step 28, G */
        uint32_t x39 = m8 + (t24 + 0x455a14edu);
        KEEP("r", x39);
        uint32_t x40 = (t26 & ~t25) + x39;
        KEEP("r", x40);
        const uint32_t t28 = rotl32((t27 & t25) + x40, 20) + t27;
        /* step 29, G */
        uint32_t x41 = m13 + (t25 + 0xa9e3e905u);
        KEEP("r", x41);
        uint32_t x42 = (t27 & ~t26) + x41;
        KEEP("r", x42);
        const uint32_t t29 = rotl32((t28 & t26) + x42, 5) + t28;
        /* step 30, G */
        uint32_t x43 = m2 + (t26 + 0xfcefa3f8u);
        KEEP("r", x43);
        uint32_t x44 = (t28 & ~t27) + x43;
        KEEP("r", x44);
        const uint32_t t30 = rotl32((t29 & t27) + x44, 9) + t29;
        /* step 31, G */
        uint32_t x45 = m7 + (t27 + 0x676f02d9u);
        KEEP("r", x45);
        uint32_t x46 = (t29 & ~t28) + x45;
        KEEP("r", x46);
        const uint32_t t31 = rotl32((t30 & t28) + x46, 14) + t30;
        /* step 32, G */
        uint32_t x47 = m12 + (t28 + 0x8d2a4c8au);
        KEEP("r", x47);
        uint32_t x48 = (t30 & ~t29) + x47;
        KEEP("r", x48);
        const uint32_t t32 = rotl32((t31 & t29) + x48, 20) + t31;
        /* step 33, H */
        uint32_t x49 = t30 ^ t31;
        KEEP("r", x49);
        uint32_t x50 = m5 + (t29 + 0xfffa3942u);
        KEEP("r", x50);
        const uint32_t t33 = rotl32((t32 ^ x49) + x50, 4) + t32;
        /* step 34, H */
        uint32_t x51 = t31 ^ t32;
        KEEP("r", x51);
        uint32_t x52 = m8 + (t30 + 0x8771f681u);
        KEEP("r", x52);
        const uint32_t t34 = rotl32((t33 ^ x51) + x52, 11) + t33;
        /* step 35, H */
        uint32_t x53 = t32 ^ t33;
        KEEP("r", x53);
        uint32_t x54 = m11 + (t31 + 0x6d9d6122u);
        KEEP("r", x54);
        const uint32_t t35 = rotl32((t34 ^ x53) + x54, 16) + t34;
        /* step 36, H */
        uint32_t x55 = t33 ^ t34;
        KEEP("r", x55);
        uint32_t x56 = m14 + (t32 + 0xfde5380cu);
        KEEP("r", x56);
        const uint32_t t36 = rotl32((t35 ^ x55) + x56, 23) + t35;
        /* step 37, H */
        uint32_t x57 = t34 ^ t35;
        KEEP("r", x57);
        uint32_t x58 = m1 + (t33 + 0xa4beea44u);
        KEEP("r", x58);
        const uint32_t t37 = rotl32((t36 ^ x57) + x58, 4) + t36;
        /* step 38, H */
        uint32_t x59 = t35 ^ t36;
        KEEP("r", x59);
        uint32_t x60 = m4 + (t34 + 0x4bdecfa9u);
        KEEP("r", x60);
        const uint32_t t38 = rotl32((t37 ^ x59) + x60, 11) + t37;
        /* step 39, H */
        uint32_t x61 = t36 ^ t37;
        KEEP("r", x61);
        uint32_t x62 = m7 + (t35 + 0xf6bb4b60u);
        KEEP("r", x62);
        const uint32_t t39 = rotl32((t38 ^ x61) + x62, 16) + t38;
        /* step 40, H */
        uint32_t x63 = t37 ^ t38;
        KEEP("r", x63);
        uint32_t x64 = m10 + (t36 + 0xbebfbc70u);
        KEEP("r", x64);
        const uint32_t t40 = rotl32((t39 ^ x63) + x64, 23) + t39;
        /* step 41, H */
        uint32_t x65 = t38 ^ t39;
        KEEP("r", x65);
        uint32_t x66 = m13 + (t37 + 0x289b7ec6u);
        KEEP("r", x66);
        const uint32_t t41 = rotl32((t40 ^ x65) + x66, 4) + t40;
        /* step 42, H */
        uint32_t x67 = t39 ^ t40;
        KEEP("r", x67);
        uint32_t x68 = m0 + (t38 + 0xeaa127fau);
        KEEP("r", x68);
        const uint32_t t42 = rotl32((t41 ^ x67) + x68, 11) + t41;
        /* step 43, H */
        uint32_t x69 = t40 ^ t41;
        KEEP("r", x69);
        uint32_t x70 = m3 + (t39 + 0xd4ef3085u);
        KEEP("r", x70);
        const uint32_t t43 = rotl32((t42 ^ x69) + x70, 16) + t42;
        /* step 44, H */
        uint32_t x71 = t41 ^ t42;
        KEEP("r", x71);
        uint32_t x72 = m6 + (t40 + 0x04881d05u);
        KEEP("r", x72);
        const uint32_t t44 = rotl32((t43 ^ x71) + x72, 23) + t43;
        /* step 45, H */
        uint32_t x73 = t42 ^ t43;
        KEEP("r", x73);
        uint32_t x74 = m9 + (t41 + 0xd9d4d039u);
        KEEP("r", x74);
        const uint32_t t45 = rotl32((t44 ^ x73) + x74, 4) + t44;
        /* step 46, H */
        uint32_t x75 = t43 ^ t44;
        KEEP("r", x75);
        uint32_t x76 = m12 + (t42 + 0xe6db99e5u);
        KEEP("r", x76);
        const uint32_t t46 = rotl32((t45 ^ x75) + x76, 11) + t45;
        /* step 47, H */
        uint32_t x77 = t44 ^ t45;
        KEEP("r", x77);
        uint32_t x78 = m15 + (t43 + 0x1fa27cf8u);
        KEEP("r", x78);
        const uint32_t t47 = rotl32((t46 ^ x77) + x78, 16) + t46;
        /* step 48, H */
        uint32_t x79 = t45 ^ t46;
        KEEP("r", x79);
        uint32_t x80 = m2 + (t44 + 0xc4ac5665u);
        KEEP("r", x80);
        const uint32_t t48 = rotl32((t47 ^ x79) + x80, 23) + t47;
        /* step 49, I */
        uint32_t x81 = m0 + (t45 + 0xf4292244u);
        KEEP("r", x81);
        const uint32_t t49 = rotl32(((t48 | ~t46) ^ t47) + x81, 6) + t48;
        /* step 50, I */
        uint32_t x82 = m7 + (t46 + 0x432aff97u);
        KEEP("r", x82);
        const uint32_t t50 = rotl32(((t49 | ~t47) ^ t48) + x82, 10) + t49;
        /* step 51, I */
        uint32_t x83 = m14 + (t47 + 0xab9423a7u);
        KEEP("r", x83);
        const uint32_t t51 = rotl32(((t50 | ~t48) ^ t49) + x83, 15) + t50;
        /* step 52, I */
        uint32_t x84 = m5 + (t48 + 0xfc93a039u);
        KEEP("r", x84);
        const uint32_t t52 = rotl32(((t51 | ~t49) ^ t50) + x84, 21) + t51;
        /* step 53, I */
        uint32_t x85 = m12 + (t49 + 0x655b59c3u);
        KEEP("r", x85);
        const uint32_t t53 = rotl32(((t52 | ~t50) ^ t51) + x85, 6) + t52;
        /* step 54, I */
        uint32_t x86 = m3 + (t50 + 0x8f0ccc92u);
        KEEP("r", x86);
        const uint32_t t54 = rotl32(((t53 | ~t51) ^ t52) + x86, 10) + t53;
        /* step 55, I */
        uint32_t x87 = m10 + (t51 + 0xffeff47du);
        KEEP("r", x87);
        const uint32_t t55 = rotl32(((t54 | ~t52) ^ t53) + x87, 15) + t54;
        /* step 56, I */
        uint32_t x88 = m1 + (t52 + 0x85845dd1u);
        KEEP("r", x88);
        const uint32_t t56 = rotl32(((t55 | ~t53) ^ t54) + x88, 21) + t55;
        /* step 57, I */
        uint32_t x89 = m8 + (t53 + 0x6fa87e4fu);
        KEEP("r", x89);
        const uint32_t t57 = rotl32(((t56 | ~t54) ^ t55) + x89, 6) + t56;
        /* step 58, I */
        uint32_t x90 = m15 + (t54 + 0xfe2ce6e0u);
        KEEP("r", x90);
        const uint32_t t58 = rotl32(((t57 | ~t55) ^ t56) + x90, 10) + t57;
        /* step 59, I */
        uint32_t x91 = m6 + (t55 + 0xa3014314u);
        KEEP("r", x91);
        const uint32_t t59 = rotl32(((t58 | ~t56) ^ t57) + x91, 15) + t58;
        /* step 60, I */
        uint32_t x92 = m13 + (t56 + 0x4e0811a1u);
        KEEP("r", x92);
        const uint32_t t60 = rotl32(((t59 | ~t57) ^ t58) + x92, 21) + t59;
        /* step 61, I */
        uint32_t x93 = m4 + (t57 + 0xf7537e82u);
        KEEP("r", x93);
        const uint32_t t61 = rotl32(((t60 | ~t58) ^ t59) + x93, 6) + t60;
        /* step 62, I */
        uint32_t x94 = m11 + (t58 + 0xbd3af235u);
        KEEP("r", x94);
        const uint32_t t62 = rotl32(((t61 | ~t59) ^ t60) + x94, 10) + t61;
        /* step 63, I */
        uint32_t x95 = m2 + (t59 + 0x2ad7d2bbu);
        KEEP("r", x95);
        const uint32_t t63 = rotl32(((t62 | ~t60) ^ t61) + x95, 15) + t62;
        /* step 64, I */
        uint32_t x96 = m9 + (t60 + 0xeb86d391u);
        KEEP("r", x96);
        const uint32_t t64 = rotl32(((t63 | ~t61) ^ t62) + x96, 21) + t63;

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

#elif (defined(__aarch64__) || defined(_M_ARM64))

/* aarch64 */

#include "md5.h"

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
        const uint32_t t1 = rotl32(((h1 & h2) | (h3 & ~h1)) + x1, 7) + h1;
        /* step 2, F */
        uint32_t x2 = m1 + (h3 + 0xe8c7b756u);
        KEEP("r", x2);
        const uint32_t t2 = rotl32(((t1 & h1) | (h2 & ~t1)) + x2, 12) + t1;
        /* step 3, F */
        uint32_t x3 = m2 + (h2 + 0x242070dbu);
        KEEP("r", x3);
        const uint32_t t3 = rotl32(((t2 & t1) | (h1 & ~t2)) + x3, 17) + t2;
        /* step 4, F */
        uint32_t x4 = m3 + (h1 + 0xc1bdceeeu);
        KEEP("r", x4);
        const uint32_t t4 = rotl32(((t3 & t2) | (t1 & ~t3)) + x4, 22) + t3;
        /* step 5, F */
        uint32_t x5 = m4 + (t1 + 0xf57c0fafu);
        KEEP("r", x5);
        const uint32_t t5 = rotl32(((t4 & t3) | (t2 & ~t4)) + x5, 7) + t4;
        /* step 6, F */
        uint32_t x6 = m5 + (t2 + 0x4787c62au);
        KEEP("r", x6);
        const uint32_t t6 = rotl32(((t5 & t4) | (t3 & ~t5)) + x6, 12) + t5;
        /* step 7, F */
        uint32_t x7 = m6 + (t3 + 0xa8304613u);
        KEEP("r", x7);
        const uint32_t t7 = rotl32(((t6 & t5) | (t4 & ~t6)) + x7, 17) + t6;
        /* step 8, F */
        uint32_t x8 = m7 + (t4 + 0xfd469501u);
        KEEP("r", x8);
        const uint32_t t8 = rotl32(((t7 & t6) | (t5 & ~t7)) + x8, 22) + t7;
        /* step 9, F */
        uint32_t x9 = m8 + (t5 + 0x698098d8u);
        KEEP("r", x9);
        const uint32_t t9 = rotl32(((t8 & t7) | (t6 & ~t8)) + x9, 7) + t8;
        /* step 10, F */
        uint32_t x10 = m9 + (t6 + 0x8b44f7afu);
        KEEP("r", x10);
        const uint32_t t10 = rotl32(((t9 & t8) | (t7 & ~t9)) + x10, 12) + t9;
        /* step 11, F */
        uint32_t x11 = m10 + (t7 + 0xffff5bb1u);
        KEEP("r", x11);
        const uint32_t t11 = rotl32(((t10 & t9) | (t8 & ~t10)) + x11, 17) + t10;
        /* step 12, F */
        uint32_t x12 = m11 + (t8 + 0x895cd7beu);
        KEEP("r", x12);
        const uint32_t t12 = rotl32(((t11 & t10) | (t9 & ~t11)) + x12, 22) + t11;
        /* step 13, F */
        uint32_t x13 = m12 + (t9 + 0x6b901122u);
        KEEP("r", x13);
        const uint32_t t13 = rotl32(((t12 & t11) | (t10 & ~t12)) + x13, 7) + t12;
        /* step 14, F */
        uint32_t x14 = m13 + (t10 + 0xfd987193u);
        KEEP("r", x14);
        const uint32_t t14 = rotl32(((t13 & t12) | (t11 & ~t13)) + x14, 12) + t13;
        /* step 15, F */
        uint32_t x15 = m14 + (t11 + 0xa679438eu);
        KEEP("r", x15);
        const uint32_t t15 = rotl32(((t14 & t13) | (t12 & ~t14)) + x15, 17) + t14;
        /* step 16, F */
        uint32_t x16 = m15 + (t12 + 0x49b40821u);
        KEEP("r", x16);
        const uint32_t t16 = rotl32(((t15 & t14) | (t13 & ~t15)) + x16, 22) + t15;
        /* step 17, G */
        uint32_t x17 = t13 + 0xf61e2562u;
        KEEP("r", x17);
        uint32_t x18 = (t15 & ~t14) + x17 + m1;
        KEEP("r", x18);
        const uint32_t t17 = rotl32((t16 & t14) + x18, 5) + t16;
        /* step 18, G */
        uint32_t x19 = m6 + (t14 + 0xc040b340u);
        KEEP("r", x19);
        uint32_t x20 = (t16 & ~t15) + x19;
        KEEP("r", x20);
        const uint32_t t18 = rotl32((t17 & t15) + x20, 9) + t17;
        /* step 19, G */
        uint32_t x21 = m11 + (t15 + 0x265e5a51u);
        KEEP("r", x21);
        uint32_t x22 = (t17 & ~t16) + x21;
        KEEP("r", x22);
        const uint32_t t19 = rotl32((t18 & t16) + x22, 14) + t18;
        /* step 20, G */
        uint32_t x23 = m0 + (t16 + 0xe9b6c7aau);
        KEEP("r", x23);
        uint32_t x24 = (t18 & ~t17) + x23;
        KEEP("r", x24);
        const uint32_t t20 = rotl32((t19 & t17) + x24, 20) + t19;
        /* step 21, G */
        uint32_t x25 = m5 + (t17 + 0xd62f105du);
        KEEP("r", x25);
        uint32_t x26 = (t19 & ~t18) + x25;
        KEEP("r", x26);
        const uint32_t t21 = rotl32((t20 & t18) + x26, 5) + t20;
        /* step 22, G */
        uint32_t x27 = m10 + (t18 + 0x02441453u);
        KEEP("r", x27);
        uint32_t x28 = (t20 & ~t19) + x27;
        KEEP("r", x28);
        const uint32_t t22 = rotl32((t21 & t19) + x28, 9) + t21;
        /* step 23, G */
        uint32_t x29 = m15 + (t19 + 0xd8a1e681u);
        KEEP("r", x29);
        uint32_t x30 = (t21 & ~t20) + x29;
        KEEP("r", x30);
        const uint32_t t23 = rotl32((t22 & t20) + x30, 14) + t22;
        /* step 24, G */
        uint32_t x31 = m4 + (t20 + 0xe7d3fbc8u);
        KEEP("r", x31);
        uint32_t x32 = (t22 & ~t21) + x31;
        KEEP("r", x32);
        const uint32_t t24 = rotl32((t23 & t21) + x32, 20) + t23;
        /* step 25, G */
        uint32_t x33 = m9 + (t21 + 0x21e1cde6u);
        KEEP("r", x33);
        uint32_t x34 = (t23 & ~t22) + x33;
        KEEP("r", x34);
        const uint32_t t25 = rotl32((t24 & t22) + x34, 5) + t24;
        /* step 26, G */
        uint32_t x35 = m14 + (t22 + 0xc33707d6u);
        KEEP("r", x35);
        uint32_t x36 = (t24 & ~t23) + x35;
        KEEP("r", x36);
        const uint32_t t26 = rotl32((t25 & t23) + x36, 9) + t25;
        /* step 27, G */
        uint32_t x37 = m3 + (t23 + 0xf4d50d87u);
        KEEP("r", x37);
        uint32_t x38 = (t25 & ~t24) + x37;
        KEEP("r", x38);
        const uint32_t t27 = rotl32((t26 & t24) + x38, 14) + t26;
        /* step 28, G */
        uint32_t x39 = m8 + (t24 + 0x455a14edu);
        KEEP("r", x39);
        uint32_t x40 = (t26 & ~t25) + x39;
        KEEP("r", x40);
        const uint32_t t28 = rotl32((t27 & t25) + x40, 20) + t27;
        /* step 29, G */
        uint32_t x41 = m13 + (t25 + 0xa9e3e905u);
        KEEP("r", x41);
        uint32_t x42 = (t27 & ~t26) + x41;
        KEEP("r", x42);
        const uint32_t t29 = rotl32((t28 & t26) + x42, 5) + t28;
        /* step 30, G */
        uint32_t x43 = m2 + (t26 + 0xfcefa3f8u);
        KEEP("r", x43);
        uint32_t x44 = (t28 & ~t27) + x43;
        KEEP("r", x44);
        const uint32_t t30 = rotl32((t29 & t27) + x44, 9) + t29;
        /* step 31, G */
        uint32_t x45 = m7 + (t27 + 0x676f02d9u);
        KEEP("r", x45);
        uint32_t x46 = (t29 & ~t28) + x45;
        KEEP("r", x46);
        const uint32_t t31 = rotl32((t30 & t28) + x46, 14) + t30;
        /* step 32, G */
        uint32_t x47 = m12 + (t28 + 0x8d2a4c8au);
        KEEP("r", x47);
        uint32_t x48 = (t30 & ~t29) + x47;
        KEEP("r", x48);
        const uint32_t t32 = rotl32((t31 & t29) + x48, 20) + t31;
        /* step 33, H */
        uint32_t x49 = t30 ^ t31;
        KEEP("r", x49);
        uint32_t x50 = m5 + (t29 + 0xfffa3942u);
        KEEP("r", x50);
        const uint32_t t33 = rotl32((t32 ^ x49) + x50, 4) + t32;
        /* step 34, H */
        uint32_t x51 = t31 ^ t32;
        KEEP("r", x51);
        uint32_t x52 = m8 + (t30 + 0x8771f681u);
        KEEP("r", x52);
        const uint32_t t34 = rotl32((t33 ^ x51) + x52, 11) + t33;
        /* step 35, H */
        uint32_t x53 = t32 ^ t33;
        KEEP("r", x53);
        uint32_t x54 = m11 + (t31 + 0x6d9d6122u);
        KEEP("r", x54);
        const uint32_t t35 = rotl32((t34 ^ x53) + x54, 16) + t34;
        /* step 36, H */
        uint32_t x55 = t33 ^ t34;
        KEEP("r", x55);
        uint32_t x56 = m14 + (t32 + 0xfde5380cu);
        KEEP("r", x56);
        const uint32_t t36 = rotl32((t35 ^ x55) + x56, 23) + t35;
        /* step 37, H */
        uint32_t x57 = t34 ^ t35;
        KEEP("r", x57);
        uint32_t x58 = m1 + (t33 + 0xa4beea44u);
        KEEP("r", x58);
        const uint32_t t37 = rotl32((t36 ^ x57) + x58, 4) + t36;
        /* step 38, H */
        uint32_t x59 = t35 ^ t36;
        KEEP("r", x59);
        uint32_t x60 = m4 + (t34 + 0x4bdecfa9u);
        KEEP("r", x60);
        const uint32_t t38 = rotl32((t37 ^ x59) + x60, 11) + t37;
        /* step 39, H */
        uint32_t x61 = t36 ^ t37;
        KEEP("r", x61);
        uint32_t x62 = m7 + (t35 + 0xf6bb4b60u);
        KEEP("r", x62);
        const uint32_t t39 = rotl32((t38 ^ x61) + x62, 16) + t38;
        /* step 40, H */
        uint32_t x63 = t37 ^ t38;
        KEEP("r", x63);
        uint32_t x64 = m10 + (t36 + 0xbebfbc70u);
        KEEP("r", x64);
        const uint32_t t40 = rotl32((t39 ^ x63) + x64, 23) + t39;
        /* step 41, H */
        uint32_t x65 = t38 ^ t39;
        KEEP("r", x65);
        uint32_t x66 = m13 + (t37 + 0x289b7ec6u);
        KEEP("r", x66);
        const uint32_t t41 = rotl32((t40 ^ x65) + x66, 4) + t40;
        /* step 42, H */
        uint32_t x67 = t39 ^ t40;
        KEEP("r", x67);
        uint32_t x68 = m0 + (t38 + 0xeaa127fau);
        KEEP("r", x68);
        const uint32_t t42 = rotl32((t41 ^ x67) + x68, 11) + t41;
        /* step 43, H */
        uint32_t x69 = t40 ^ t41;
        KEEP("r", x69);
        uint32_t x70 = m3 + (t39 + 0xd4ef3085u);
        KEEP("r", x70);
        const uint32_t t43 = rotl32((t42 ^ x69) + x70, 16) + t42;
        /* step 44, H */
        uint32_t x71 = t41 ^ t42;
        KEEP("r", x71);
        uint32_t x72 = m6 + (t40 + 0x04881d05u);
        KEEP("r", x72);
        const uint32_t t44 = rotl32((t43 ^ x71) + x72, 23) + t43;
        /* step 45, H */
        uint32_t x73 = t42 ^ t43;
        KEEP("r", x73);
        uint32_t x74 = m9 + (t41 + 0xd9d4d039u);
        KEEP("r", x74);
        const uint32_t t45 = rotl32((t44 ^ x73) + x74, 4) + t44;
        /* step 46, H */
        uint32_t x75 = t43 ^ t44;
        KEEP("r", x75);
        uint32_t x76 = m12 + (t42 + 0xe6db99e5u);
        KEEP("r", x76);
        const uint32_t t46 = rotl32((t45 ^ x75) + x76, 11) + t45;
        /* step 47, H */
        uint32_t x77 = t44 ^ t45;
        KEEP("r", x77);
        uint32_t x78 = m15 + (t43 + 0x1fa27cf8u);
        KEEP("r", x78);
        const uint32_t t47 = rotl32((t46 ^ x77) + x78, 16) + t46;
        /* step 48, H */
        uint32_t x79 = t45 ^ t46;
        KEEP("r", x79);
        uint32_t x80 = m2 + (t44 + 0xc4ac5665u);
        KEEP("r", x80);
        const uint32_t t48 = rotl32((t47 ^ x79) + x80, 23) + t47;
        /* step 49, I */
        uint32_t x81 = m0 + (t45 + 0xf4292244u);
        KEEP("r", x81);
        const uint32_t t49 = rotl32(((t48 | ~t46) ^ t47) + x81, 6) + t48;
        /* step 50, I */
        uint32_t x82 = m7 + (t46 + 0x432aff97u);
        KEEP("r", x82);
        const uint32_t t50 = rotl32(((t49 | ~t47) ^ t48) + x82, 10) + t49;
        /* step 51, I */
        uint32_t x83 = m14 + (t47 + 0xab9423a7u);
        KEEP("r", x83);
        const uint32_t t51 = rotl32(((t50 | ~t48) ^ t49) + x83, 15) + t50;
        /* step 52, I */
        uint32_t x84 = m5 + (t48 + 0xfc93a039u);
        KEEP("r", x84);
        const uint32_t t52 = rotl32(((t51 | ~t49) ^ t50) + x84, 21) + t51;
        /* step 53, I */
        uint32_t x85 = m12 + (t49 + 0x655b59c3u);
        KEEP("r", x85);
        const uint32_t t53 = rotl32(((t52 | ~t50) ^ t51) + x85, 6) + t52;
        /* step 54, I */
        uint32_t x86 = m3 + (t50 + 0x8f0ccc92u);
        KEEP("r", x86);
        const uint32_t t54 = rotl32(((t53 | ~t51) ^ t52) + x86, 10) + t53;
        /* step 55, I */
        uint32_t x87 = m10 + (t51 + 0xffeff47du);
        KEEP("r", x87);
        const uint32_t t55 = rotl32(((t54 | ~t52) ^ t53) + x87, 15) + t54;
        /* step 56, I */
        uint32_t x88 = m1 + (t52 + 0x85845dd1u);
        KEEP("r", x88);
        const uint32_t t56 = rotl32(((t55 | ~t53) ^ t54) + x88, 21) + t55;
        /* step 57, I */
        uint32_t x89 = m8 + (t53 + 0x6fa87e4fu);
        KEEP("r", x89);
        const uint32_t t57 = rotl32(((t56 | ~t54) ^ t55) + x89, 6) + t56;
        /* step 58, I */
        uint32_t x90 = m15 + (t54 + 0xfe2ce6e0u);
        KEEP("r", x90);
        const uint32_t t58 = rotl32(((t57 | ~t55) ^ t56) + x90, 10) + t57;
        /* step 59, I */
        uint32_t x91 = m6 + (t55 + 0xa3014314u);
        KEEP("r", x91);
        const uint32_t t59 = rotl32(((t58 | ~t56) ^ t57) + x91, 15) + t58;
        /* step 60, I */
        uint32_t x92 = m13 + (t56 + 0x4e0811a1u);
        KEEP("r", x92);
        const uint32_t t60 = rotl32(((t59 | ~t57) ^ t58) + x92, 21) + t59;
        /* step 61, I */
        uint32_t x93 = m4 + (t57 + 0xf7537e82u);
        KEEP("r", x93);
        const uint32_t t61 = rotl32(((t60 | ~t58) ^ t59) + x93, 6) + t60;
        /* step 62, I */
        uint32_t x94 = m11 + (t58 + 0xbd3af235u);
        KEEP("r", x94);
        const uint32_t t62 = rotl32(((t61 | ~t59) ^ t60) + x94, 10) + t61;
        /* step 63, I */
        uint32_t x95 = m2 + (t59 + 0x2ad7d2bbu);
        KEEP("r", x95);
        const uint32_t t63 = rotl32(((t62 | ~t60) ^ t61) + x95, 15) + t62;
        /* step 64, I */
        uint32_t x96 = m9 + (t60 + 0xeb86d391u);
        KEEP("r", x96);
        const uint32_t t64 = rotl32(((t63 | ~t61) ^ t62) + x96, 21) + t63;

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

#elif (defined(__riscv) && __riscv_xlen == 64) && defined(__riscv_zbb)

/* riscv64-zbb */

#include "md5.h"

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
        const uint32_t t1 = rotl32(((h1 & h2) | (h3 & ~h1)) + x1, 7) + h1;
        /* step 2, F */
        uint32_t x2 = m1 + (h3 + 0xe8c7b756u);
        KEEP("r", x2);
        const uint32_t t2 = rotl32(((t1 & h1) | (h2 & ~t1)) + x2, 12) + t1;
        /* step 3, F */
        uint32_t x3 = m2 + (h2 + 0x242070dbu);
        KEEP("r", x3);
        const uint32_t t3 = rotl32(((t2 & t1) | (h1 & ~t2)) + x3, 17) + t2;
        /* step 4, F */
        uint32_t x4 = m3 + (h1 + 0xc1bdceeeu);
        KEEP("r", x4);
        const uint32_t t4 = rotl32(((t3 & t2) | (t1 & ~t3)) + x4, 22) + t3;
        /* step 5, F */
        uint32_t x5 = m4 + (t1 + 0xf57c0fafu);
        KEEP("r", x5);
        const uint32_t t5 = rotl32(((t4 & t3) | (t2 & ~t4)) + x5, 7) + t4;
        /* step 6, F */
        uint32_t x6 = m5 + (t2 + 0x4787c62au);
        KEEP("r", x6);
        const uint32_t t6 = rotl32(((t5 & t4) | (t3 & ~t5)) + x6, 12) + t5;
        /* step 7, F */
        uint32_t x7 = m6 + (t3 + 0xa8304613u);
        KEEP("r", x7);
        const uint32_t t7 = rotl32(((t6 & t5) | (t4 & ~t6)) + x7, 17) + t6;
        /* step 8, F */
        uint32_t x8 = m7 + (t4 + 0xfd469501u);
        KEEP("r", x8);
        const uint32_t t8 = rotl32(((t7 & t6) | (t5 & ~t7)) + x8, 22) + t7;
        /* step 9, F */
        uint32_t x9 = m8 + (t5 + 0x698098d8u);
        KEEP("r", x9);
        const uint32_t t9 = rotl32(((t8 & t7) | (t6 & ~t8)) + x9, 7) + t8;
        /* step 10, F */
        uint32_t x10 = m9 + (t6 + 0x8b44f7afu);
        KEEP("r", x10);
        const uint32_t t10 = rotl32(((t9 & t8) | (t7 & ~t9)) + x10, 12) + t9;
        /* step 11, F */
        uint32_t x11 = m10 + (t7 + 0xffff5bb1u);
        KEEP("r", x11);
        const uint32_t t11 = rotl32(((t10 & t9) | (t8 & ~t10)) + x11, 17) + t10;
        /* step 12, F */
        uint32_t x12 = m11 + (t8 + 0x895cd7beu);
        KEEP("r", x12);
        const uint32_t t12 = rotl32(((t11 & t10) | (t9 & ~t11)) + x12, 22) + t11;
        /* step 13, F */
        uint32_t x13 = m12 + (t9 + 0x6b901122u);
        KEEP("r", x13);
        const uint32_t t13 = rotl32(((t12 & t11) | (t10 & ~t12)) + x13, 7) + t12;
        /* step 14, F */
        uint32_t x14 = m13 + (t10 + 0xfd987193u);
        KEEP("r", x14);
        const uint32_t t14 = rotl32(((t13 & t12) | (t11 & ~t13)) + x14, 12) + t13;
        /* step 15, F */
        uint32_t x15 = m14 + (t11 + 0xa679438eu);
        KEEP("r", x15);
        const uint32_t t15 = rotl32(((t14 & t13) | (t12 & ~t14)) + x15, 17) + t14;
        /* step 16, F */
        uint32_t x16 = m15 + (t12 + 0x49b40821u);
        KEEP("r", x16);
        const uint32_t t16 = rotl32(((t15 & t14) | (t13 & ~t15)) + x16, 22) + t15;
        /* step 17, G */
        uint32_t x17 = t13 + 0xf61e2562u;
        KEEP("r", x17);
        uint32_t x18 = (t15 & ~t14) + x17 + m1;
        KEEP("r", x18);
        const uint32_t t17 = rotl32((t16 & t14) + x18, 5) + t16;
        /* step 18, G */
        uint32_t x19 = m6 + (t14 + 0xc040b340u);
        KEEP("r", x19);
        uint32_t x20 = (t16 & ~t15) + x19;
        KEEP("r", x20);
        const uint32_t t18 = rotl32((t17 & t15) + x20, 9) + t17;
        /* step 19, G */
        uint32_t x21 = m11 + (t15 + 0x265e5a51u);
        KEEP("r", x21);
        uint32_t x22 = (t17 & ~t16) + x21;
        KEEP("r", x22);
        const uint32_t t19 = rotl32((t18 & t16) + x22, 14) + t18;
        /* step 20, G */
        uint32_t x23 = m0 + (t16 + 0xe9b6c7aau);
        KEEP("r", x23);
        uint32_t x24 = (t18 & ~t17) + x23;
        KEEP("r", x24);
        const uint32_t t20 = rotl32((t19 & t17) + x24, 20) + t19;
        /* step 21, G */
        uint32_t x25 = m5 + (t17 + 0xd62f105du);
        KEEP("r", x25);
        uint32_t x26 = (t19 & ~t18) + x25;
        KEEP("r", x26);
        const uint32_t t21 = rotl32((t20 & t18) + x26, 5) + t20;
        /* step 22, G */
        uint32_t x27 = m10 + (t18 + 0x02441453u);
        KEEP("r", x27);
        uint32_t x28 = (t20 & ~t19) + x27;
        KEEP("r", x28);
        const uint32_t t22 = rotl32((t21 & t19) + x28, 9) + t21;
        /* step 23, G */
        uint32_t x29 = m15 + (t19 + 0xd8a1e681u);
        KEEP("r", x29);
        uint32_t x30 = (t21 & ~t20) + x29;
        KEEP("r", x30);
        const uint32_t t23 = rotl32((t22 & t20) + x30, 14) + t22;
        /* step 24, G */
        uint32_t x31 = m4 + (t20 + 0xe7d3fbc8u);
        KEEP("r", x31);
        uint32_t x32 = (t22 & ~t21) + x31;
        KEEP("r", x32);
        const uint32_t t24 = rotl32((t23 & t21) + x32, 20) + t23;
        /* step 25, G */
        uint32_t x33 = m9 + (t21 + 0x21e1cde6u);
        KEEP("r", x33);
        uint32_t x34 = (t23 & ~t22) + x33;
        KEEP("r", x34);
        const uint32_t t25 = rotl32((t24 & t22) + x34, 5) + t24;
        /* step 26, G */
        uint32_t x35 = m14 + (t22 + 0xc33707d6u);
        KEEP("r", x35);
        uint32_t x36 = (t24 & ~t23) + x35;
        KEEP("r", x36);
        const uint32_t t26 = rotl32((t25 & t23) + x36, 9) + t25;
        /* step 27, G */
        uint32_t x37 = m3 + (t23 + 0xf4d50d87u);
        KEEP("r", x37);
        uint32_t x38 = (t25 & ~t24) + x37;
        KEEP("r", x38);
        const uint32_t t27 = rotl32((t26 & t24) + x38, 14) + t26;
        /* step 28, G */
        uint32_t x39 = m8 + (t24 + 0x455a14edu);
        KEEP("r", x39);
        uint32_t x40 = (t26 & ~t25) + x39;
        KEEP("r", x40);
        const uint32_t t28 = rotl32((t27 & t25) + x40, 20) + t27;
        /* step 29, G */
        uint32_t x41 = m13 + (t25 + 0xa9e3e905u);
        KEEP("r", x41);
        uint32_t x42 = (t27 & ~t26) + x41;
        KEEP("r", x42);
        const uint32_t t29 = rotl32((t28 & t26) + x42, 5) + t28;
        /* step 30, G */
        uint32_t x43 = m2 + (t26 + 0xfcefa3f8u);
        KEEP("r", x43);
        uint32_t x44 = (t28 & ~t27) + x43;
        KEEP("r", x44);
        const uint32_t t30 = rotl32((t29 & t27) + x44, 9) + t29;
        /* step 31, G */
        uint32_t x45 = m7 + (t27 + 0x676f02d9u);
        KEEP("r", x45);
        uint32_t x46 = (t29 & ~t28) + x45;
        KEEP("r", x46);
        const uint32_t t31 = rotl32((t30 & t28) + x46, 14) + t30;
        /* step 32, G */
        uint32_t x47 = m12 + (t28 + 0x8d2a4c8au);
        KEEP("r", x47);
        uint32_t x48 = (t30 & ~t29) + x47;
        KEEP("r", x48);
        const uint32_t t32 = rotl32((t31 & t29) + x48, 20) + t31;
        /* step 33, H */
        uint32_t x49 = t30 ^ t31;
        KEEP("r", x49);
        uint32_t x50 = m5 + (t29 + 0xfffa3942u);
        KEEP("r", x50);
        const uint32_t t33 = rotl32((t32 ^ x49) + x50, 4) + t32;
        /* step 34, H */
        uint32_t x51 = t31 ^ t32;
        KEEP("r", x51);
        uint32_t x52 = m8 + (t30 + 0x8771f681u);
        KEEP("r", x52);
        const uint32_t t34 = rotl32((t33 ^ x51) + x52, 11) + t33;
        /* step 35, H */
        uint32_t x53 = t32 ^ t33;
        KEEP("r", x53);
        uint32_t x54 = m11 + (t31 + 0x6d9d6122u);
        KEEP("r", x54);
        const uint32_t t35 = rotl32((t34 ^ x53) + x54, 16) + t34;
        /* step 36, H */
        uint32_t x55 = t33 ^ t34;
        KEEP("r", x55);
        uint32_t x56 = m14 + (t32 + 0xfde5380cu);
        KEEP("r", x56);
        const uint32_t t36 = rotl32((t35 ^ x55) + x56, 23) + t35;
        /* step 37, H */
        uint32_t x57 = t34 ^ t35;
        KEEP("r", x57);
        uint32_t x58 = m1 + (t33 + 0xa4beea44u);
        KEEP("r", x58);
        const uint32_t t37 = rotl32((t36 ^ x57) + x58, 4) + t36;
        /* step 38, H */
        uint32_t x59 = t35 ^ t36;
        KEEP("r", x59);
        uint32_t x60 = m4 + (t34 + 0x4bdecfa9u);
        KEEP("r", x60);
        const uint32_t t38 = rotl32((t37 ^ x59) + x60, 11) + t37;
        /* step 39, H */
        uint32_t x61 = t36 ^ t37;
        KEEP("r", x61);
        uint32_t x62 = m7 + (t35 + 0xf6bb4b60u);
        KEEP("r", x62);
        const uint32_t t39 = rotl32((t38 ^ x61) + x62, 16) + t38;
        /* step 40, H */
        uint32_t x63 = t37 ^ t38;
        KEEP("r", x63);
        uint32_t x64 = m10 + (t36 + 0xbebfbc70u);
        KEEP("r", x64);
        const uint32_t t40 = rotl32((t39 ^ x63) + x64, 23) + t39;
        /* step 41, H */
        uint32_t x65 = t38 ^ t39;
        KEEP("r", x65);
        uint32_t x66 = m13 + (t37 + 0x289b7ec6u);
        KEEP("r", x66);
        const uint32_t t41 = rotl32((t40 ^ x65) + x66, 4) + t40;
        /* step 42, H */
        uint32_t x67 = t39 ^ t40;
        KEEP("r", x67);
        uint32_t x68 = m0 + (t38 + 0xeaa127fau);
        KEEP("r", x68);
        const uint32_t t42 = rotl32((t41 ^ x67) + x68, 11) + t41;
        /* step 43, H */
        uint32_t x69 = t40 ^ t41;
        KEEP("r", x69);
        uint32_t x70 = m3 + (t39 + 0xd4ef3085u);
        KEEP("r", x70);
        const uint32_t t43 = rotl32((t42 ^ x69) + x70, 16) + t42;
        /* step 44, H */
        uint32_t x71 = t41 ^ t42;
        KEEP("r", x71);
        uint32_t x72 = m6 + (t40 + 0x04881d05u);
        KEEP("r", x72);
        const uint32_t t44 = rotl32((t43 ^ x71) + x72, 23) + t43;
        /* step 45, H */
        uint32_t x73 = t42 ^ t43;
        KEEP("r", x73);
        uint32_t x74 = m9 + (t41 + 0xd9d4d039u);
        KEEP("r", x74);
        const uint32_t t45 = rotl32((t44 ^ x73) + x74, 4) + t44;
        /* step 46, H */
        uint32_t x75 = t43 ^ t44;
        KEEP("r", x75);
        uint32_t x76 = m12 + (t42 + 0xe6db99e5u);
        KEEP("r", x76);
        const uint32_t t46 = rotl32((t45 ^ x75) + x76, 11) + t45;
        /* step 47, H */
        uint32_t x77 = t44 ^ t45;
        KEEP("r", x77);
        uint32_t x78 = m15 + (t43 + 0x1fa27cf8u);
        KEEP("r", x78);
        const uint32_t t47 = rotl32((t46 ^ x77) + x78, 16) + t46;
        /* step 48, H */
        uint32_t x79 = t45 ^ t46;
        KEEP("r", x79);
        uint32_t x80 = m2 + (t44 + 0xc4ac5665u);
        KEEP("r", x80);
        const uint32_t t48 = rotl32((t47 ^ x79) + x80, 23) + t47;
        /* step 49, I */
        uint32_t x81 = m0 + (t45 + 0xf4292244u);
        KEEP("r", x81);
        const uint32_t t49 = rotl32(((t48 | ~t46) ^ t47) + x81, 6) + t48;
        /* step 50, I */
        uint32_t x82 = m7 + (t46 + 0x432aff97u);
        KEEP("r", x82);
        const uint32_t t50 = rotl32(((t49 | ~t47) ^ t48) + x82, 10) + t49;
        /* step 51, I */
        uint32_t x83 = m14 + (t47 + 0xab9423a7u);
        KEEP("r", x83);
        const uint32_t t51 = rotl32(((t50 | ~t48) ^ t49) + x83, 15) + t50;
        /* step 52, I */
        uint32_t x84 = m5 + (t48 + 0xfc93a039u);
        KEEP("r", x84);
        const uint32_t t52 = rotl32(((t51 | ~t49) ^ t50) + x84, 21) + t51;
        /* step 53, I */
        uint32_t x85 = m12 + (t49 + 0x655b59c3u);
        KEEP("r", x85);
        const uint32_t t53 = rotl32(((t52 | ~t50) ^ t51) + x85, 6) + t52;
        /* step 54, I */
        uint32_t x86 = m3 + (t50 + 0x8f0ccc92u);
        KEEP("r", x86);
        const uint32_t t54 = rotl32(((t53 | ~t51) ^ t52) + x86, 10) + t53;
        /* step 55, I */
        uint32_t x87 = m10 + (t51 + 0xffeff47du);
        KEEP("r", x87);
        const uint32_t t55 = rotl32(((t54 | ~t52) ^ t53) + x87, 15) + t54;
        /* step 56, I */
        uint32_t x88 = m1 + (t52 + 0x85845dd1u);
        KEEP("r", x88);
        const uint32_t t56 = rotl32(((t55 | ~t53) ^ t54) + x88, 21) + t55;
        /* step 57, I */
        uint32_t x89 = m8 + (t53 + 0x6fa87e4fu);
        KEEP("r", x89);
        const uint32_t t57 = rotl32(((t56 | ~t54) ^ t55) + x89, 6) + t56;
        /* step 58, I */
        uint32_t x90 = m15 + (t54 + 0xfe2ce6e0u);
        KEEP("r", x90);
        const uint32_t t58 = rotl32(((t57 | ~t55) ^ t56) + x90, 10) + t57;
        /* step 59, I */
        uint32_t x91 = m6 + (t55 + 0xa3014314u);
        KEEP("r", x91);
        const uint32_t t59 = rotl32(((t58 | ~t56) ^ t57) + x91, 15) + t58;
        /* step 60, I */
        uint32_t x92 = m13 + (t56 + 0x4e0811a1u);
        KEEP("r", x92);
        const uint32_t t60 = rotl32(((t59 | ~t57) ^ t58) + x92, 21) + t59;
        /* step 61, I */
        uint32_t x93 = m4 + (t57 + 0xf7537e82u);
        KEEP("r", x93);
        const uint32_t t61 = rotl32(((t60 | ~t58) ^ t59) + x93, 6) + t60;
        /* step 62, I */
        uint32_t x94 = m11 + (t58 + 0xbd3af235u);
        KEEP("r", x94);
        const uint32_t t62 = rotl32(((t61 | ~t59) ^ t60) + x94, 10) + t61;
        /* step 63, I */
        uint32_t x95 = m2 + (t59 + 0x2ad7d2bbu);
        KEEP("r", x95);
        const uint32_t t63 = rotl32(((t62 | ~t60) ^ t61) + x95, 15) + t62;
        /* step 64, I */
        uint32_t x96 = m9 + (t60 + 0xeb86d391u);
        KEEP("r", x96);
        const uint32_t t64 = rotl32(((t63 | ~t61) ^ t62) + x96, 21) + t63;

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

#elif (defined(__riscv) && __riscv_xlen == 64)

/* riscv64 */

#include "md5.h"

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

#elif (defined(__arm__) && __ARM_ARCH >= 6)

/* armv6 */

#include "md5.h"

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
        const uint32_t t1 = rotl32(((h1 & h2) | (h3 & ~h1)) + x1, 7) + h1;
        /* step 2, F */
        uint32_t x2 = m1 + (h3 + 0xe8c7b756u);
        KEEP("r", x2);
        const uint32_t t2 = rotl32(((t1 & h1) | (h2 & ~t1)) + x2, 12) + t1;
        /* step 3, F */
        uint32_t x3 = m2 + (h2 + 0x242070dbu);
        KEEP("r", x3);
        const uint32_t t3 = rotl32(((t2 & t1) | (h1 & ~t2)) + x3, 17) + t2;
        /* step 4, F */
        uint32_t x4 = m3 + (h1 + 0xc1bdceeeu);
        KEEP("r", x4);
        const uint32_t t4 = rotl32(((t3 & t2) | (t1 & ~t3)) + x4, 22) + t3;
        /* step 5, F */
        uint32_t x5 = m4 + (t1 + 0xf57c0fafu);
        KEEP("r", x5);
        const uint32_t t5 = rotl32(((t4 & t3) | (t2 & ~t4)) + x5, 7) + t4;
        /* step 6, F */
        uint32_t x6 = m5 + (t2 + 0x4787c62au);
        KEEP("r", x6);
        const uint32_t t6 = rotl32(((t5 & t4) | (t3 & ~t5)) + x6, 12) + t5;
        /* step 7, F */
        uint32_t x7 = m6 + (t3 + 0xa8304613u);
        KEEP("r", x7);
        const uint32_t t7 = rotl32(((t6 & t5) | (t4 & ~t6)) + x7, 17) + t6;
        /* step 8, F */
        uint32_t x8 = m7 + (t4 + 0xfd469501u);
        KEEP("r", x8);
        const uint32_t t8 = rotl32(((t7 & t6) | (t5 & ~t7)) + x8, 22) + t7;
        /* step 9, F */
        uint32_t x9 = m8 + (t5 + 0x698098d8u);
        KEEP("r", x9);
        const uint32_t t9 = rotl32(((t8 & t7) | (t6 & ~t8)) + x9, 7) + t8;
        /* step 10, F */
        uint32_t x10 = m9 + (t6 + 0x8b44f7afu);
        KEEP("r", x10);
        const uint32_t t10 = rotl32(((t9 & t8) | (t7 & ~t9)) + x10, 12) + t9;
        /* step 11, F */
        uint32_t x11 = m10 + (t7 + 0xffff5bb1u);
        KEEP("r", x11);
        const uint32_t t11 = rotl32(((t10 & t9) | (t8 & ~t10)) + x11, 17) + t10;
        /* step 12, F */
        uint32_t x12 = m11 + (t8 + 0x895cd7beu);
        KEEP("r", x12);
        const uint32_t t12 = rotl32(((t11 & t10) | (t9 & ~t11)) + x12, 22) + t11;
        /* step 13, F */
        uint32_t x13 = m12 + (t9 + 0x6b901122u);
        KEEP("r", x13);
        const uint32_t t13 = rotl32(((t12 & t11) | (t10 & ~t12)) + x13, 7) + t12;
        /* step 14, F */
        uint32_t x14 = m13 + (t10 + 0xfd987193u);
        KEEP("r", x14);
        const uint32_t t14 = rotl32(((t13 & t12) | (t11 & ~t13)) + x14, 12) + t13;
        /* step 15, F */
        uint32_t x15 = m14 + (t11 + 0xa679438eu);
        KEEP("r", x15);
        const uint32_t t15 = rotl32(((t14 & t13) | (t12 & ~t14)) + x15, 17) + t14;
        /* step 16, F */
        uint32_t x16 = m15 + (t12 + 0x49b40821u);
        KEEP("r", x16);
        const uint32_t t16 = rotl32(((t15 & t14) | (t13 & ~t15)) + x16, 22) + t15;
        /* step 17, G */
        uint32_t x17 = t13 + 0xf61e2562u;
        KEEP("r", x17);
        uint32_t x18 = (t15 & ~t14) + x17 + m1;
        KEEP("r", x18);
        const uint32_t t17 = rotl32((t16 & t14) + x18, 5) + t16;
        /* step 18, G */
        uint32_t x19 = m6 + (t14 + 0xc040b340u);
        KEEP("r", x19);
        uint32_t x20 = (t16 & ~t15) + x19;
        KEEP("r", x20);
        const uint32_t t18 = rotl32((t17 & t15) + x20, 9) + t17;
        /* step 19, G */
        uint32_t x21 = m11 + (t15 + 0x265e5a51u);
        KEEP("r", x21);
        uint32_t x22 = (t17 & ~t16) + x21;
        KEEP("r", x22);
        const uint32_t t19 = rotl32((t18 & t16) + x22, 14) + t18;
        /* step 20, G */
        uint32_t x23 = m0 + (t16 + 0xe9b6c7aau);
        KEEP("r", x23);
        uint32_t x24 = (t18 & ~t17) + x23;
        KEEP("r", x24);
        const uint32_t t20 = rotl32((t19 & t17) + x24, 20) + t19;
        /* step 21, G */
        uint32_t x25 = m5 + (t17 + 0xd62f105du);
        KEEP("r", x25);
        uint32_t x26 = (t19 & ~t18) + x25;
        KEEP("r", x26);
        const uint32_t t21 = rotl32((t20 & t18) + x26, 5) + t20;
        /* step 22, G */
        uint32_t x27 = m10 + (t18 + 0x02441453u);
        KEEP("r", x27);
        uint32_t x28 = (t20 & ~t19) + x27;
        KEEP("r", x28);
        const uint32_t t22 = rotl32((t21 & t19) + x28, 9) + t21;
        /* step 23, G */
        uint32_t x29 = m15 + (t19 + 0xd8a1e681u);
        KEEP("r", x29);
        uint32_t x30 = (t21 & ~t20) + x29;
        KEEP("r", x30);
        const uint32_t t23 = rotl32((t22 & t20) + x30, 14) + t22;
        /* step 24, G */
        uint32_t x31 = m4 + (t20 + 0xe7d3fbc8u);
        KEEP("r", x31);
        uint32_t x32 = (t22 & ~t21) + x31;
        KEEP("r", x32);
        const uint32_t t24 = rotl32((t23 & t21) + x32, 20) + t23;
        /* step 25, G */
        uint32_t x33 = m9 + (t21 + 0x21e1cde6u);
        KEEP("r", x33);
        uint32_t x34 = (t23 & ~t22) + x33;
        KEEP("r", x34);
        const uint32_t t25 = rotl32((t24 & t22) + x34, 5) + t24;
        /* step 26, G */
        uint32_t x35 = m14 + (t22 + 0xc33707d6u);
        KEEP("r", x35);
        uint32_t x36 = (t24 & ~t23) + x35;
        KEEP("r", x36);
        const uint32_t t26 = rotl32((t25 & t23) + x36, 9) + t25;
        /* step 27, G */
        uint32_t x37 = m3 + (t23 + 0xf4d50d87u);
        KEEP("r", x37);
        uint32_t x38 = (t25 & ~t24) + x37;
        KEEP("r", x38);
        const uint32_t t27 = rotl32((t26 & t24) + x38, 14) + t26;
        /* step 28, G */
        uint32_t x39 = m8 + (t24 + 0x455a14edu);
        KEEP("r", x39);
        uint32_t x40 = (t26 & ~t25) + x39;
        KEEP("r", x40);
        const uint32_t t28 = rotl32((t27 & t25) + x40, 20) + t27;
        /* step 29, G */
        uint32_t x41 = m13 + (t25 + 0xa9e3e905u);
        KEEP("r", x41);
        uint32_t x42 = (t27 & ~t26) + x41;
        KEEP("r", x42);
        const uint32_t t29 = rotl32((t28 & t26) + x42, 5) + t28;
        /* step 30, G */
        uint32_t x43 = m2 + (t26 + 0xfcefa3f8u);
        KEEP("r", x43);
        uint32_t x44 = (t28 & ~t27) + x43;
        KEEP("r", x44);
        const uint32_t t30 = rotl32((t29 & t27) + x44, 9) + t29;
        /* step 31, G */
        uint32_t x45 = m7 + (t27 + 0x676f02d9u);
        KEEP("r", x45);
        uint32_t x46 = (t29 & ~t28) + x45;
        KEEP("r", x46);
        const uint32_t t31 = rotl32((t30 & t28) + x46, 14) + t30;
        /* step 32, G */
        uint32_t x47 = m12 + (t28 + 0x8d2a4c8au);
        KEEP("r", x47);
        uint32_t x48 = (t30 & ~t29) + x47;
        KEEP("r", x48);
        const uint32_t t32 = rotl32((t31 & t29) + x48, 20) + t31;
        /* step 33, H */
        uint32_t x49 = t30 ^ t31;
        KEEP("r", x49);
        uint32_t x50 = m5 + (t29 + 0xfffa3942u);
        KEEP("r", x50);
        const uint32_t t33 = rotl32((t32 ^ x49) + x50, 4) + t32;
        /* step 34, H */
        uint32_t x51 = t31 ^ t32;
        KEEP("r", x51);
        uint32_t x52 = m8 + (t30 + 0x8771f681u);
        KEEP("r", x52);
        const uint32_t t34 = rotl32((t33 ^ x51) + x52, 11) + t33;
        /* step 35, H */
        uint32_t x53 = t32 ^ t33;
        KEEP("r", x53);
        uint32_t x54 = m11 + (t31 + 0x6d9d6122u);
        KEEP("r", x54);
        const uint32_t t35 = rotl32((t34 ^ x53) + x54, 16) + t34;
        /* step 36, H */
        uint32_t x55 = t33 ^ t34;
        KEEP("r", x55);
        uint32_t x56 = m14 + (t32 + 0xfde5380cu);
        KEEP("r", x56);
        const uint32_t t36 = rotl32((t35 ^ x55) + x56, 23) + t35;
        /* step 37, H */
        uint32_t x57 = t34 ^ t35;
        KEEP("r", x57);
        uint32_t x58 = m1 + (t33 + 0xa4beea44u);
        KEEP("r", x58);
        const uint32_t t37 = rotl32((t36 ^ x57) + x58, 4) + t36;
        /* step 38, H */
        uint32_t x59 = t35 ^ t36;
        KEEP("r", x59);
        uint32_t x60 = m4 + (t34 + 0x4bdecfa9u);
        KEEP("r", x60);
        const uint32_t t38 = rotl32((t37 ^ x59) + x60, 11) + t37;
        /* step 39, H */
        uint32_t x61 = t36 ^ t37;
        KEEP("r", x61);
        uint32_t x62 = m7 + (t35 + 0xf6bb4b60u);
        KEEP("r", x62);
        const uint32_t t39 = rotl32((t38 ^ x61) + x62, 16) + t38;
        /* step 40, H */
        uint32_t x63 = t37 ^ t38;
        KEEP("r", x63);
        uint32_t x64 = m10 + (t36 + 0xbebfbc70u);
        KEEP("r", x64);
        const uint32_t t40 = rotl32((t39 ^ x63) + x64, 23) + t39;
        /* step 41, H */
        uint32_t x65 = t38 ^ t39;
        KEEP("r", x65);
        uint32_t x66 = m13 + (t37 + 0x289b7ec6u);
        KEEP("r", x66);
        const uint32_t t41 = rotl32((t40 ^ x65) + x66, 4) + t40;
        /* step 42, H */
        uint32_t x67 = t39 ^ t40;
        KEEP("r", x67);
        uint32_t x68 = m0 + (t38 + 0xeaa127fau);
        KEEP("r", x68);
        const uint32_t t42 = rotl32((t41 ^ x67) + x68, 11) + t41;
        /* step 43, H */
        uint32_t x69 = t40 ^ t41;
        KEEP("r", x69);
        uint32_t x70 = m3 + (t39 + 0xd4ef3085u);
        KEEP("r", x70);
        const uint32_t t43 = rotl32((t42 ^ x69) + x70, 16) + t42;
        /* step 44, H */
        uint32_t x71 = t41 ^ t42;
        KEEP("r", x71);
        uint32_t x72 = m6 + (t40 + 0x04881d05u);
        KEEP("r", x72);
        const uint32_t t44 = rotl32((t43 ^ x71) + x72, 23) + t43;
        /* step 45, H */
        uint32_t x73 = t42 ^ t43;
        KEEP("r", x73);
        uint32_t x74 = m9 + (t41 + 0xd9d4d039u);
        KEEP("r", x74);
        const uint32_t t45 = rotl32((t44 ^ x73) + x74, 4) + t44;
        /* step 46, H */
        uint32_t x75 = t43 ^ t44;
        KEEP("r", x75);
        uint32_t x76 = m12 + (t42 + 0xe6db99e5u);
        KEEP("r", x76);
        const uint32_t t46 = rotl32((t45 ^ x75) + x76, 11) + t45;
        /* step 47, H */
        uint32_t x77 = t44 ^ t45;
        KEEP("r", x77);
        uint32_t x78 = m15 + (t43 + 0x1fa27cf8u);
        KEEP("r", x78);
        const uint32_t t47 = rotl32((t46 ^ x77) + x78, 16) + t46;
        /* step 48, H */
        uint32_t x79 = t45 ^ t46;
        KEEP("r", x79);
        uint32_t x80 = m2 + (t44 + 0xc4ac5665u);
        KEEP("r", x80);
        const uint32_t t48 = rotl32((t47 ^ x79) + x80, 23) + t47;
        /* step 49, I */
        uint32_t x81 = m0 + (t45 + 0xf4292243u);
        KEEP("r", x81);
        const uint32_t t49 = rotl32(x81 - ((t46 & ~t48) ^ t47), 6) + t48;
        /* step 50, I */
        uint32_t x82 = m7 + (t46 + 0x432aff96u);
        KEEP("r", x82);
        const uint32_t t50 = rotl32(x82 - ((t47 & ~t49) ^ t48), 10) + t49;
        /* step 51, I */
        uint32_t x83 = m14 + (t47 + 0xab9423a6u);
        KEEP("r", x83);
        const uint32_t t51 = rotl32(x83 - ((t48 & ~t50) ^ t49), 15) + t50;
        /* step 52, I */
        uint32_t x84 = m5 + (t48 + 0xfc93a038u);
        KEEP("r", x84);
        const uint32_t t52 = rotl32(x84 - ((t49 & ~t51) ^ t50), 21) + t51;
        /* step 53, I */
        uint32_t x85 = m12 + (t49 + 0x655b59c2u);
        KEEP("r", x85);
        const uint32_t t53 = rotl32(x85 - ((t50 & ~t52) ^ t51), 6) + t52;
        /* step 54, I */
        uint32_t x86 = m3 + (t50 + 0x8f0ccc91u);
        KEEP("r", x86);
        const uint32_t t54 = rotl32(x86 - ((t51 & ~t53) ^ t52), 10) + t53;
        /* step 55, I */
        uint32_t x87 = m10 + (t51 + 0xffeff47cu);
        KEEP("r", x87);
        const uint32_t t55 = rotl32(x87 - ((t52 & ~t54) ^ t53), 15) + t54;
        /* step 56, I */
        uint32_t x88 = m1 + (t52 + 0x85845dd0u);
        KEEP("r", x88);
        const uint32_t t56 = rotl32(x88 - ((t53 & ~t55) ^ t54), 21) + t55;
        /* step 57, I */
        uint32_t x89 = m8 + (t53 + 0x6fa87e4eu);
        KEEP("r", x89);
        const uint32_t t57 = rotl32(x89 - ((t54 & ~t56) ^ t55), 6) + t56;
        /* step 58, I */
        uint32_t x90 = m15 + (t54 + 0xfe2ce6dfu);
        KEEP("r", x90);
        const uint32_t t58 = rotl32(x90 - ((t55 & ~t57) ^ t56), 10) + t57;
        /* step 59, I */
        uint32_t x91 = m6 + (t55 + 0xa3014313u);
        KEEP("r", x91);
        const uint32_t t59 = rotl32(x91 - ((t56 & ~t58) ^ t57), 15) + t58;
        /* step 60, I */
        uint32_t x92 = m13 + (t56 + 0x4e0811a0u);
        KEEP("r", x92);
        const uint32_t t60 = rotl32(x92 - ((t57 & ~t59) ^ t58), 21) + t59;
        /* step 61, I */
        uint32_t x93 = m4 + (t57 + 0xf7537e81u);
        KEEP("r", x93);
        const uint32_t t61 = rotl32(x93 - ((t58 & ~t60) ^ t59), 6) + t60;
        /* step 62, I */
        uint32_t x94 = m11 + (t58 + 0xbd3af234u);
        KEEP("r", x94);
        const uint32_t t62 = rotl32(x94 - ((t59 & ~t61) ^ t60), 10) + t61;
        /* step 63, I */
        uint32_t x95 = m2 + (t59 + 0x2ad7d2bau);
        KEEP("r", x95);
        const uint32_t t63 = rotl32(x95 - ((t60 & ~t62) ^ t61), 15) + t62;
        /* step 64, I */
        uint32_t x96 = m9 + (t60 + 0xeb86d390u);
        KEEP("r", x96);
        const uint32_t t64 = rotl32(x96 - ((t61 & ~t63) ^ t62), 21) + t63;

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

#else

/* portable */

#include "md5.h"

static uint32_t load32(const uint8_t *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 |
           (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static uint32_t rotl32(uint32_t x, int n)
{
    return x << n | x >> (32 - n);
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
        const uint32_t t1 = rotl32((((h3 ^ h2) & h1) ^ h3) + (m0 + 0xd76aa478u + h0), 7) + h1;
        /* step 2, F */
        const uint32_t t2 = rotl32((((h2 ^ h1) & t1) ^ h2) + (m1 + (h3 + 0xe8c7b756u)), 12) + t1;
        /* step 3, F */
        const uint32_t t3 = rotl32((((t1 ^ h1) & t2) ^ h1) + (m2 + (h2 + 0x242070dbu)), 17) + t2;
        /* step 4, F */
        const uint32_t t4 = rotl32((((t2 ^ t1) & t3) ^ t1) + (m3 + (h1 + 0xc1bdceeeu)), 22) + t3;
        /* step 5, F */
        const uint32_t t5 = rotl32((((t3 ^ t2) & t4) ^ t2) + (m4 + (t1 + 0xf57c0fafu)), 7) + t4;
        /* step 6, F */
        const uint32_t t6 = rotl32((((t4 ^ t3) & t5) ^ t3) + (m5 + (t2 + 0x4787c62au)), 12) + t5;
        /* step 7, F */
        const uint32_t t7 = rotl32((((t5 ^ t4) & t6) ^ t4) + (m6 + (t3 + 0xa8304613u)), 17) + t6;
        /* step 8, F */
        const uint32_t t8 = rotl32((((t6 ^ t5) & t7) ^ t5) + (m7 + (t4 + 0xfd469501u)), 22) + t7;
        /* step 9, F */
        const uint32_t t9 = rotl32((((t7 ^ t6) & t8) ^ t6) + (m8 + (t5 + 0x698098d8u)), 7) + t8;
        /* step 10, F */
        const uint32_t t10 = rotl32((((t8 ^ t7) & t9) ^ t7) + (m9 + (t6 + 0x8b44f7afu)), 12) + t9;
        /* step 11, F */
        const uint32_t t11 = rotl32((((t9 ^ t8) & t10) ^ t8) + (m10 + (t7 + 0xffff5bb1u)), 17) + t10;
        /* step 12, F */
        const uint32_t t12 = rotl32((((t10 ^ t9) & t11) ^ t9) + (m11 + (t8 + 0x895cd7beu)), 22) + t11;
        /* step 13, F */
        const uint32_t t13 = rotl32((((t11 ^ t10) & t12) ^ t10) + (m12 + (t9 + 0x6b901122u)), 7) + t12;
        /* step 14, F */
        const uint32_t t14 = rotl32((((t12 ^ t11) & t13) ^ t11) + (m13 + (t10 + 0xfd987193u)), 12) + t13;
        /* step 15, F */
        const uint32_t t15 = rotl32((((t13 ^ t12) & t14) ^ t12) + (m14 + (t11 + 0xa679438eu)), 17) + t14;
        /* step 16, F */
        const uint32_t t16 = rotl32((((t14 ^ t13) & t15) ^ t13) + (m15 + (t12 + 0x49b40821u)), 22) + t15;
        /* step 17, G */
        const uint32_t t17 = rotl32((t16 & t14) + ((t15 & ~t14) + (t13 + 0xf61e2562u) + m1), 5) + t16;
        /* step 18, G */
        const uint32_t t18 = rotl32((t17 & t15) + ((t16 & ~t15) + (m6 + (t14 + 0xc040b340u))), 9) + t17;
        /* step 19, G */
        const uint32_t t19 = rotl32((t18 & t16) + ((t17 & ~t16) + (m11 + (t15 + 0x265e5a51u))), 14) + t18;
        /* step 20, G */
        const uint32_t t20 = rotl32((t19 & t17) + ((t18 & ~t17) + (m0 + (t16 + 0xe9b6c7aau))), 20) + t19;
        /* step 21, G */
        const uint32_t t21 = rotl32((t20 & t18) + ((t19 & ~t18) + (m5 + (t17 + 0xd62f105du))), 5) + t20;
        /* step 22, G */
        const uint32_t t22 = rotl32((t21 & t19) + ((t20 & ~t19) + (m10 + (t18 + 0x02441453u))), 9) + t21;
        /* step 23, G */
        const uint32_t t23 = rotl32((t22 & t20) + ((t21 & ~t20) + (m15 + (t19 + 0xd8a1e681u))), 14) + t22;
        /* step 24, G */
        const uint32_t t24 = rotl32((t23 & t21) + ((t22 & ~t21) + (m4 + (t20 + 0xe7d3fbc8u))), 20) + t23;
        /* step 25, G */
        const uint32_t t25 = rotl32((t24 & t22) + ((t23 & ~t22) + (m9 + (t21 + 0x21e1cde6u))), 5) + t24;
        /* step 26, G */
        const uint32_t t26 = rotl32((t25 & t23) + ((t24 & ~t23) + (m14 + (t22 + 0xc33707d6u))), 9) + t25;
        /* step 27, G */
        const uint32_t t27 = rotl32((t26 & t24) + ((t25 & ~t24) + (m3 + (t23 + 0xf4d50d87u))), 14) + t26;
        /* step 28, G */
        const uint32_t t28 = rotl32((t27 & t25) + ((t26 & ~t25) + (m8 + (t24 + 0x455a14edu))), 20) + t27;
        /* step 29, G */
        const uint32_t t29 = rotl32((t28 & t26) + ((t27 & ~t26) + (m13 + (t25 + 0xa9e3e905u))), 5) + t28;
        /* step 30, G */
        const uint32_t t30 = rotl32((t29 & t27) + ((t28 & ~t27) + (m2 + (t26 + 0xfcefa3f8u))), 9) + t29;
        /* step 31, G */
        const uint32_t t31 = rotl32((t30 & t28) + ((t29 & ~t28) + (m7 + (t27 + 0x676f02d9u))), 14) + t30;
        /* step 32, G */
        const uint32_t t32 = rotl32((t31 & t29) + ((t30 & ~t29) + (m12 + (t28 + 0x8d2a4c8au))), 20) + t31;
        /* step 33, H */
        const uint32_t t33 = rotl32((t32 ^ (t30 ^ t31)) + (m5 + (t29 + 0xfffa3942u)), 4) + t32;
        /* step 34, H */
        const uint32_t t34 = rotl32((t33 ^ (t31 ^ t32)) + (m8 + (t30 + 0x8771f681u)), 11) + t33;
        /* step 35, H */
        const uint32_t t35 = rotl32((t34 ^ (t32 ^ t33)) + (m11 + (t31 + 0x6d9d6122u)), 16) + t34;
        /* step 36, H */
        const uint32_t t36 = rotl32((t35 ^ (t33 ^ t34)) + (m14 + (t32 + 0xfde5380cu)), 23) + t35;
        /* step 37, H */
        const uint32_t t37 = rotl32((t36 ^ (t34 ^ t35)) + (m1 + (t33 + 0xa4beea44u)), 4) + t36;
        /* step 38, H */
        const uint32_t t38 = rotl32((t37 ^ (t35 ^ t36)) + (m4 + (t34 + 0x4bdecfa9u)), 11) + t37;
        /* step 39, H */
        const uint32_t t39 = rotl32((t38 ^ (t36 ^ t37)) + (m7 + (t35 + 0xf6bb4b60u)), 16) + t38;
        /* step 40, H */
        const uint32_t t40 = rotl32((t39 ^ (t37 ^ t38)) + (m10 + (t36 + 0xbebfbc70u)), 23) + t39;
        /* step 41, H */
        const uint32_t t41 = rotl32((t40 ^ (t38 ^ t39)) + (m13 + (t37 + 0x289b7ec6u)), 4) + t40;
        /* step 42, H */
        const uint32_t t42 = rotl32((t41 ^ (t39 ^ t40)) + (m0 + (t38 + 0xeaa127fau)), 11) + t41;
        /* step 43, H */
        const uint32_t t43 = rotl32((t42 ^ (t40 ^ t41)) + (m3 + (t39 + 0xd4ef3085u)), 16) + t42;
        /* step 44, H */
        const uint32_t t44 = rotl32((t43 ^ (t41 ^ t42)) + (m6 + (t40 + 0x04881d05u)), 23) + t43;
        /* step 45, H */
        const uint32_t t45 = rotl32((t44 ^ (t42 ^ t43)) + (m9 + (t41 + 0xd9d4d039u)), 4) + t44;
        /* step 46, H */
        const uint32_t t46 = rotl32((t45 ^ (t43 ^ t44)) + (m12 + (t42 + 0xe6db99e5u)), 11) + t45;
        /* step 47, H */
        const uint32_t t47 = rotl32((t46 ^ (t44 ^ t45)) + (m15 + (t43 + 0x1fa27cf8u)), 16) + t46;
        /* step 48, H */
        const uint32_t t48 = rotl32((t47 ^ (t45 ^ t46)) + (m2 + (t44 + 0xc4ac5665u)), 23) + t47;
        /* step 49, I */
        const uint32_t t49 = rotl32(((t48 | ~t46) ^ t47) + (m0 + (t45 + 0xf4292244u)), 6) + t48;
        /* step 50, I */
        const uint32_t t50 = rotl32(((t49 | ~t47) ^ t48) + (m7 + (t46 + 0x432aff97u)), 10) + t49;
        /* step 51, I */
        const uint32_t t51 = rotl32(((t50 | ~t48) ^ t49) + (m14 + (t47 + 0xab9423a7u)), 15) + t50;
        /* step 52, I */
        const uint32_t t52 = rotl32(((t51 | ~t49) ^ t50) + (m5 + (t48 + 0xfc93a039u)), 21) + t51;
        /* step 53, I */
        const uint32_t t53 = rotl32(((t52 | ~t50) ^ t51) + (m12 + (t49 + 0x655b59c3u)), 6) + t52;
        /* step 54, I */
        const uint32_t t54 = rotl32(((t53 | ~t51) ^ t52) + (m3 + (t50 + 0x8f0ccc92u)), 10) + t53;
        /* step 55, I */
        const uint32_t t55 = rotl32(((t54 | ~t52) ^ t53) + (m10 + (t51 + 0xffeff47du)), 15) + t54;
        /* step 56, I */
        const uint32_t t56 = rotl32(((t55 | ~t53) ^ t54) + (m1 + (t52 + 0x85845dd1u)), 21) + t55;
        /* step 57, I */
        const uint32_t t57 = rotl32(((t56 | ~t54) ^ t55) + (m8 + (t53 + 0x6fa87e4fu)), 6) + t56;
        /* step 58, I */
        const uint32_t t58 = rotl32(((t57 | ~t55) ^ t56) + (m15 + (t54 + 0xfe2ce6e0u)), 10) + t57;
        /* step 59, I */
        const uint32_t t59 = rotl32(((t58 | ~t56) ^ t57) + (m6 + (t55 + 0xa3014314u)), 15) + t58;
        /* step 60, I */
        const uint32_t t60 = rotl32(((t59 | ~t57) ^ t58) + (m13 + (t56 + 0x4e0811a1u)), 21) + t59;
        /* step 61, I */
        const uint32_t t61 = rotl32(((t60 | ~t58) ^ t59) + (m4 + (t57 + 0xf7537e82u)), 6) + t60;
        /* step 62, I */
        const uint32_t t62 = rotl32(((t61 | ~t59) ^ t60) + (m11 + (t58 + 0xbd3af235u)), 10) + t61;
        /* step 63, I */
        const uint32_t t63 = rotl32(((t62 | ~t60) ^ t61) + (m2 + (t59 + 0x2ad7d2bbu)), 15) + t62;
        /* step 64, I */
        const uint32_t t64 = rotl32(((t63 | ~t61) ^ t62) + (m9 + (t60 + 0xeb86d391u)), 21) + t63;

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

#endif

/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for what the compiler makes code for.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target auto
 *
 * Kernels, the best first: x86-64-avx512vl, x86-64-bmi, x86-64, aarch64, riscv64-zbb, riscv64, armv6, portable.
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
