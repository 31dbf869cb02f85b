/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for AArch64 with SIMD (NEON), 4 lanes.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target aarch64-neon --kernel batch
 *
 * ripemd160_x4_blocks: 1510 instructions for a block of 64 bytes, critical path 804 cycles.
 * Rules: or_not_as_select 32 times, not_in_sum 32 times.
 * ripemd160_blocks: 1321 instructions for a block of 64 bytes, critical path 354 cycles.
 * Rules: select_as_add 32 times.
 */
#include <arm_neon.h>
#include "ripemd160_batch.h"

#include <string.h>

/* Leaves x where it is computed: the compiler must not reorder the sums around it. */
#if defined(__GNUC__) || defined(__clang__)
#define KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define KEEP(constraint, x) ((void)0)
#endif

/* What works on registers alone, and must not be made to meet them in memory. */
#if defined(__GNUC__) || defined(__clang__)
#define INLINE static inline __attribute__((always_inline))
#else
#define INLINE static inline
#endif

/* Asks memory for the byte so many bytes after p, which need not be there. */
#if defined(__GNUC__) || defined(__clang__)
#define FETCH(p, bytes) __builtin_prefetch((const void *)((uintptr_t)(p) + (bytes)))
#else
#define FETCH(p, bytes) ((void)(p))
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

static uint32_t rotl32(uint32_t x, int n)
{
    return x << n | x >> (32 - n);
}

/* Compresses blocks of one message. */
static void ripemd160_blocks(uint32_t state[5], const uint8_t *data, size_t nblocks)
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

/* Compresses as many blocks of each of several messages: word i of message j is state[i][j]. */
static void ripemd160_x4_blocks(uint32_t state[5][4], const uint8_t *const data[4], size_t nblocks)
{
    uint32x4_t h0 = vld1q_u32(&state[0][0]);
    uint32x4_t h1 = vld1q_u32(&state[1][0]);
    uint32x4_t h2 = vld1q_u32(&state[2][0]);
    uint32x4_t h3 = vld1q_u32(&state[3][0]);
    uint32x4_t h4 = vld1q_u32(&state[4][0]);

    uint32_t buffers[2][16][4] ALIGNED;

    for (size_t j = 0; nblocks != 0 && j < 4; j += 2) {
        COPY(&buffers[0][0][j], 4, data[j] + 0, data[j + 1] + 0);
        COPY(&buffers[0][2][j], 4, data[j] + 8, data[j + 1] + 8);
        COPY(&buffers[0][4][j], 4, data[j] + 16, data[j + 1] + 16);
        COPY(&buffers[0][6][j], 4, data[j] + 24, data[j + 1] + 24);
        COPY(&buffers[0][8][j], 4, data[j] + 32, data[j + 1] + 32);
        COPY(&buffers[0][10][j], 4, data[j] + 40, data[j + 1] + 40);
        COPY(&buffers[0][12][j], 4, data[j] + 48, data[j + 1] + 48);
        COPY(&buffers[0][14][j], 4, data[j] + 56, data[j + 1] + 56);
    }
    for (size_t at = 0; nblocks != 0; nblocks--, at += 64) {
        uint32_t(*const w)[4] = buffers[at / 64 % 2];
        uint32_t(*const next)[4] = buffers[at / 64 % 2 ^ 1];
        const size_t then = nblocks > 1 ? at + 64 : at;

        /* left step 1, f1 */
        uint32x4_t x1 = vaddq_u32(h0, vld1q_u32(&w[0][0]));
        KEEP("w", x1);
        const uint32x4_t x2 = vaddq_u32(veorq_u32(veorq_u32(h2, h1), h3), x1);
        const uint32x4_t l1 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x2, 11), x2, 32 - 11), h4);
        const uint32x4_t l1_2 = vsriq_n_u32(vshlq_n_u32(h2, 10), h2, 32 - 10);
        /* right step 1, f5 */
        uint32x4_t x3 = vaddq_u32(vaddq_u32(vld1q_u32(&w[5][0]), vdupq_n_u32(0x50a28be6u)), h0);
        KEEP("w", x3);
        const uint32x4_t x4 = vaddq_u32(veorq_u32(vornq_u32(h2, h3), h1), x3);
        const uint32x4_t r1 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x4, 8), x4, 32 - 8), h4);
        /* left step 2, f1 */
        uint32x4_t x5 = veorq_u32(l1_2, h1);
        KEEP("w", x5);
        uint32x4_t x6 = vaddq_u32(vld1q_u32(&w[1][0]), h4);
        KEEP("w", x6);
        const uint32x4_t x7 = vaddq_u32(veorq_u32(l1, x5), x6);
        const uint32x4_t l2 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x7, 14), x7, 32 - 14), h3);
        const uint32x4_t l2_2 = vsriq_n_u32(vshlq_n_u32(h1, 10), h1, 32 - 10);
        /* right step 2, f5 */
        uint32x4_t x8 = vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(h4, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x8);
        const uint32x4_t x9 = vaddq_u32(veorq_u32(r1, vornq_u32(h1, l1_2)), x8);
        const uint32x4_t r2 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x9, 9), x9, 32 - 9), h3);
        /* left step 3, f1 */
        uint32x4_t x10 = veorq_u32(l2_2, l1);
        KEEP("w", x10);
        uint32x4_t x11 = vaddq_u32(vld1q_u32(&w[2][0]), h3);
        KEEP("w", x11);
        const uint32x4_t x12 = vaddq_u32(veorq_u32(l2, x10), x11);
        const uint32x4_t l3 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x12, 15), x12, 32 - 15), l1_2);
        const uint32x4_t l3_2 = vsriq_n_u32(vshlq_n_u32(l1, 10), l1, 32 - 10);
        /* right step 3, f5 */
        uint32x4_t x13 = vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(h3, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x13);
        const uint32x4_t x14 = vaddq_u32(veorq_u32(r2, vornq_u32(r1, l2_2)), x13);
        const uint32x4_t r3 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x14, 9), x14, 32 - 9), l1_2);
        const uint32x4_t r3_2 = vsriq_n_u32(vshlq_n_u32(r1, 10), r1, 32 - 10);
        /* left step 4, f1 */
        uint32x4_t x15 = veorq_u32(l3_2, l2);
        KEEP("w", x15);
        uint32x4_t x16 = vaddq_u32(vld1q_u32(&w[3][0]), l1_2);
        KEEP("w", x16);
        const uint32x4_t x17 = vaddq_u32(veorq_u32(l3, x15), x16);
        const uint32x4_t l4 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x17, 12), x17, 32 - 12), l2_2);
        const uint32x4_t l4_2 = vsriq_n_u32(vshlq_n_u32(l2, 10), l2, 32 - 10);
        FETCH(data[0] + then, 128);
        /* right step 4, f5 */
        uint32x4_t x18 = vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(l1_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x18);
        const uint32x4_t x19 = vaddq_u32(veorq_u32(r3, vornq_u32(r2, r3_2)), x18);
        const uint32x4_t r4 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x19, 11), x19, 32 - 11), l2_2);
        const uint32x4_t r4_2 = vsriq_n_u32(vshlq_n_u32(r2, 10), r2, 32 - 10);
        /* left step 5, f1 */
        uint32x4_t x20 = veorq_u32(l4_2, l3);
        KEEP("w", x20);
        uint32x4_t x21 = vaddq_u32(vld1q_u32(&w[4][0]), l2_2);
        KEEP("w", x21);
        const uint32x4_t x22 = vaddq_u32(veorq_u32(l4, x20), x21);
        const uint32x4_t l5 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x22, 5), x22, 32 - 5), l3_2);
        const uint32x4_t l5_2 = vsriq_n_u32(vshlq_n_u32(l3, 10), l3, 32 - 10);
        /* right step 5, f5 */
        uint32x4_t x23 = vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(l2_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x23);
        const uint32x4_t x24 = vaddq_u32(veorq_u32(r4, vornq_u32(r3, r4_2)), x23);
        const uint32x4_t r5 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x24, 13), x24, 32 - 13), r3_2);
        const uint32x4_t r5_2 = vsriq_n_u32(vshlq_n_u32(r3, 10), r3, 32 - 10);
        /* left step 6, f1 */
        uint32x4_t x25 = veorq_u32(l5_2, l4);
        KEEP("w", x25);
        uint32x4_t x26 = vaddq_u32(vld1q_u32(&w[5][0]), l3_2);
        KEEP("w", x26);
        const uint32x4_t x27 = vaddq_u32(veorq_u32(l5, x25), x26);
        const uint32x4_t l6 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x27, 8), x27, 32 - 8), l4_2);
        const uint32x4_t l6_2 = vsriq_n_u32(vshlq_n_u32(l4, 10), l4, 32 - 10);
        /* right step 6, f5 */
        uint32x4_t x28 = vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(r3_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x28);
        const uint32x4_t x29 = vaddq_u32(veorq_u32(r5, vornq_u32(r4, r5_2)), x28);
        const uint32x4_t r6 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x29, 15), x29, 32 - 15), r4_2);
        const uint32x4_t r6_2 = vsriq_n_u32(vshlq_n_u32(r4, 10), r4, 32 - 10);
        /* left step 7, f1 */
        uint32x4_t x30 = veorq_u32(l6_2, l5);
        KEEP("w", x30);
        uint32x4_t x31 = vaddq_u32(vld1q_u32(&w[6][0]), l4_2);
        KEEP("w", x31);
        const uint32x4_t x32 = vaddq_u32(veorq_u32(l6, x30), x31);
        const uint32x4_t l7 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x32, 7), x32, 32 - 7), l5_2);
        const uint32x4_t l7_2 = vsriq_n_u32(vshlq_n_u32(l5, 10), l5, 32 - 10);
        /* right step 7, f5 */
        uint32x4_t x33 = vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(r4_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x33);
        const uint32x4_t x34 = vaddq_u32(veorq_u32(r6, vornq_u32(r5, r6_2)), x33);
        const uint32x4_t r7 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x34, 15), x34, 32 - 15), r5_2);
        const uint32x4_t r7_2 = vsriq_n_u32(vshlq_n_u32(r5, 10), r5, 32 - 10);
        /* left step 8, f1 */
        uint32x4_t x35 = veorq_u32(l7_2, l6);
        KEEP("w", x35);
        uint32x4_t x36 = vaddq_u32(vld1q_u32(&w[7][0]), l5_2);
        KEEP("w", x36);
        const uint32x4_t x37 = vaddq_u32(veorq_u32(l7, x35), x36);
        const uint32x4_t l8 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x37, 9), x37, 32 - 9), l6_2);
        const uint32x4_t l8_2 = vsriq_n_u32(vshlq_n_u32(l6, 10), l6, 32 - 10);
        FETCH(data[1] + then, 128);
        /* right step 8, f5 */
        uint32x4_t x38 = vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(r5_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x38);
        const uint32x4_t x39 = vaddq_u32(veorq_u32(r7, vornq_u32(r6, r7_2)), x38);
        const uint32x4_t r8 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x39, 5), x39, 32 - 5), r6_2);
        const uint32x4_t r8_2 = vsriq_n_u32(vshlq_n_u32(r6, 10), r6, 32 - 10);
        /* left step 9, f1 */
        uint32x4_t x40 = veorq_u32(l8_2, l7);
        KEEP("w", x40);
        uint32x4_t x41 = vaddq_u32(vld1q_u32(&w[8][0]), l6_2);
        KEEP("w", x41);
        const uint32x4_t x42 = vaddq_u32(veorq_u32(l8, x40), x41);
        const uint32x4_t l9 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x42, 11), x42, 32 - 11), l7_2);
        const uint32x4_t l9_2 = vsriq_n_u32(vshlq_n_u32(l7, 10), l7, 32 - 10);
        /* right step 9, f5 */
        uint32x4_t x43 = vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(r6_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x43);
        const uint32x4_t x44 = vaddq_u32(veorq_u32(r8, vornq_u32(r7, r8_2)), x43);
        const uint32x4_t r9 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x44, 7), x44, 32 - 7), r7_2);
        const uint32x4_t r9_2 = vsriq_n_u32(vshlq_n_u32(r7, 10), r7, 32 - 10);
        /* left step 10, f1 */
        uint32x4_t x45 = veorq_u32(l9_2, l8);
        KEEP("w", x45);
        uint32x4_t x46 = vaddq_u32(vld1q_u32(&w[9][0]), l7_2);
        KEEP("w", x46);
        const uint32x4_t x47 = vaddq_u32(veorq_u32(l9, x45), x46);
        const uint32x4_t l10 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x47, 13), x47, 32 - 13), l8_2);
        const uint32x4_t l10_2 = vsriq_n_u32(vshlq_n_u32(l8, 10), l8, 32 - 10);
        /* right step 10, f5 */
        uint32x4_t x48 = vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(r7_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x48);
        const uint32x4_t x49 = vaddq_u32(veorq_u32(r9, vornq_u32(r8, r9_2)), x48);
        const uint32x4_t r10 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x49, 7), x49, 32 - 7), r8_2);
        const uint32x4_t r10_2 = vsriq_n_u32(vshlq_n_u32(r8, 10), r8, 32 - 10);
        /* left step 11, f1 */
        uint32x4_t x50 = veorq_u32(l10_2, l9);
        KEEP("w", x50);
        uint32x4_t x51 = vaddq_u32(vld1q_u32(&w[10][0]), l8_2);
        KEEP("w", x51);
        const uint32x4_t x52 = vaddq_u32(veorq_u32(l10, x50), x51);
        const uint32x4_t l11 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x52, 14), x52, 32 - 14), l9_2);
        const uint32x4_t l11_2 = vsriq_n_u32(vshlq_n_u32(l9, 10), l9, 32 - 10);
        /* right step 11, f5 */
        uint32x4_t x53 = vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(r8_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x53);
        const uint32x4_t x54 = vaddq_u32(veorq_u32(r10, vornq_u32(r9, r10_2)), x53);
        const uint32x4_t r11 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x54, 8), x54, 32 - 8), r9_2);
        const uint32x4_t r11_2 = vsriq_n_u32(vshlq_n_u32(r9, 10), r9, 32 - 10);
        /* left step 12, f1 */
        uint32x4_t x55 = veorq_u32(l11_2, l10);
        KEEP("w", x55);
        uint32x4_t x56 = vaddq_u32(vld1q_u32(&w[11][0]), l9_2);
        KEEP("w", x56);
        const uint32x4_t x57 = vaddq_u32(veorq_u32(l11, x55), x56);
        const uint32x4_t l12 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x57, 15), x57, 32 - 15), l10_2);
        const uint32x4_t l12_2 = vsriq_n_u32(vshlq_n_u32(l10, 10), l10, 32 - 10);
        COPY(&next[0][0], 4, data[0] + then + 0, data[1] + then + 0);
        /* right step 12, f5 */
        uint32x4_t x58 = vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(r9_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x58);
        const uint32x4_t x59 = vaddq_u32(veorq_u32(r11, vornq_u32(r10, r11_2)), x58);
        const uint32x4_t r12 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x59, 11), x59, 32 - 11), r10_2);
        const uint32x4_t r12_2 = vsriq_n_u32(vshlq_n_u32(r10, 10), r10, 32 - 10);
        /* left step 13, f1 */
        uint32x4_t x60 = veorq_u32(l12_2, l11);
        KEEP("w", x60);
        uint32x4_t x61 = vaddq_u32(vld1q_u32(&w[12][0]), l10_2);
        KEEP("w", x61);
        const uint32x4_t x62 = vaddq_u32(veorq_u32(l12, x60), x61);
        const uint32x4_t l13 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x62, 6), x62, 32 - 6), l11_2);
        const uint32x4_t l13_2 = vsriq_n_u32(vshlq_n_u32(l11, 10), l11, 32 - 10);
        /* right step 13, f5 */
        uint32x4_t x63 = vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(r10_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x63);
        const uint32x4_t x64 = vaddq_u32(veorq_u32(r12, vornq_u32(r11, r12_2)), x63);
        const uint32x4_t r13 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x64, 14), x64, 32 - 14), r11_2);
        const uint32x4_t r13_2 = vsriq_n_u32(vshlq_n_u32(r11, 10), r11, 32 - 10);
        /* left step 14, f1 */
        uint32x4_t x65 = veorq_u32(l13_2, l12);
        KEEP("w", x65);
        uint32x4_t x66 = vaddq_u32(vld1q_u32(&w[13][0]), l11_2);
        KEEP("w", x66);
        const uint32x4_t x67 = vaddq_u32(veorq_u32(l13, x65), x66);
        const uint32x4_t l14 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x67, 7), x67, 32 - 7), l12_2);
        const uint32x4_t l14_2 = vsriq_n_u32(vshlq_n_u32(l12, 10), l12, 32 - 10);
        /* right step 14, f5 */
        uint32x4_t x68 = vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(r11_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x68);
        const uint32x4_t x69 = vaddq_u32(veorq_u32(r13, vornq_u32(r12, r13_2)), x68);
        const uint32x4_t r14 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x69, 14), x69, 32 - 14), r12_2);
        const uint32x4_t r14_2 = vsriq_n_u32(vshlq_n_u32(r12, 10), r12, 32 - 10);
        /* left step 15, f1 */
        uint32x4_t x70 = veorq_u32(l14_2, l13);
        KEEP("w", x70);
        uint32x4_t x71 = vaddq_u32(vld1q_u32(&w[14][0]), l12_2);
        KEEP("w", x71);
        const uint32x4_t x72 = vaddq_u32(veorq_u32(l14, x70), x71);
        const uint32x4_t l15 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x72, 9), x72, 32 - 9), l13_2);
        const uint32x4_t l15_2 = vsriq_n_u32(vshlq_n_u32(l13, 10), l13, 32 - 10);
        /* right step 15, f5 */
        uint32x4_t x73 = vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(r12_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x73);
        const uint32x4_t x74 = vaddq_u32(veorq_u32(r14, vornq_u32(r13, r14_2)), x73);
        const uint32x4_t r15 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x74, 12), x74, 32 - 12), r13_2);
        const uint32x4_t r15_2 = vsriq_n_u32(vshlq_n_u32(r13, 10), r13, 32 - 10);
        /* left step 16, f1 */
        uint32x4_t x75 = veorq_u32(l15_2, l14);
        KEEP("w", x75);
        uint32x4_t x76 = vaddq_u32(vld1q_u32(&w[15][0]), l13_2);
        KEEP("w", x76);
        const uint32x4_t x77 = vaddq_u32(veorq_u32(l15, x75), x76);
        const uint32x4_t l16 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x77, 8), x77, 32 - 8), l14_2);
        const uint32x4_t l16_2 = vsriq_n_u32(vshlq_n_u32(l14, 10), l14, 32 - 10);
        COPY(&next[2][0], 4, data[0] + then + 8, data[1] + then + 8);
        /* right step 16, f5 */
        uint32x4_t x78 = vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(r13_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x78);
        const uint32x4_t x79 = vaddq_u32(veorq_u32(r15, vornq_u32(r14, r15_2)), x78);
        const uint32x4_t r16 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x79, 6), x79, 32 - 6), r14_2);
        const uint32x4_t r16_2 = vsriq_n_u32(vshlq_n_u32(r14, 10), r14, 32 - 10);
        /* left step 17, f2 */
        uint32x4_t x80 = vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(l14_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x80);
        const uint32x4_t x81 = vaddq_u32(vbslq_u32(l16, l15, l16_2), x80);
        const uint32x4_t l17 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x81, 7), x81, 32 - 7), l15_2);
        const uint32x4_t l17_2 = vsriq_n_u32(vshlq_n_u32(l15, 10), l15, 32 - 10);
        /* right step 17, f4 */
        uint32x4_t x82 = vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(r14_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x82);
        const uint32x4_t x83 = vaddq_u32(vbslq_u32(r16_2, r16, r15), x82);
        const uint32x4_t r17 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x83, 9), x83, 32 - 9), r15_2);
        const uint32x4_t r17_2 = vsriq_n_u32(vshlq_n_u32(r15, 10), r15, 32 - 10);
        /* left step 18, f2 */
        uint32x4_t x84 = vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(l15_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x84);
        const uint32x4_t x85 = vaddq_u32(vbslq_u32(l17, l16, l17_2), x84);
        const uint32x4_t l18 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x85, 6), x85, 32 - 6), l16_2);
        const uint32x4_t l18_2 = vsriq_n_u32(vshlq_n_u32(l16, 10), l16, 32 - 10);
        /* right step 18, f4 */
        uint32x4_t x86 = vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(r15_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x86);
        const uint32x4_t x87 = vaddq_u32(vbslq_u32(r17_2, r17, r16), x86);
        const uint32x4_t r18 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x87, 13), x87, 32 - 13), r16_2);
        const uint32x4_t r18_2 = vsriq_n_u32(vshlq_n_u32(r16, 10), r16, 32 - 10);
        /* left step 19, f2 */
        uint32x4_t x88 = vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(l16_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x88);
        const uint32x4_t x89 = vaddq_u32(vbslq_u32(l18, l17, l18_2), x88);
        const uint32x4_t l19 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x89, 8), x89, 32 - 8), l17_2);
        const uint32x4_t l19_2 = vsriq_n_u32(vshlq_n_u32(l17, 10), l17, 32 - 10);
        /* right step 19, f4 */
        uint32x4_t x90 = vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(r16_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x90);
        const uint32x4_t x91 = vaddq_u32(vbslq_u32(r18_2, r18, r17), x90);
        const uint32x4_t r19 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x91, 15), x91, 32 - 15), r17_2);
        const uint32x4_t r19_2 = vsriq_n_u32(vshlq_n_u32(r17, 10), r17, 32 - 10);
        /* left step 20, f2 */
        uint32x4_t x92 = vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(l17_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x92);
        const uint32x4_t x93 = vaddq_u32(vbslq_u32(l19, l18, l19_2), x92);
        const uint32x4_t l20 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x93, 13), x93, 32 - 13), l18_2);
        const uint32x4_t l20_2 = vsriq_n_u32(vshlq_n_u32(l18, 10), l18, 32 - 10);
        COPY(&next[4][0], 4, data[0] + then + 16, data[1] + then + 16);
        /* right step 20, f4 */
        uint32x4_t x94 = vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(r17_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x94);
        const uint32x4_t x95 = vaddq_u32(vbslq_u32(r19_2, r19, r18), x94);
        const uint32x4_t r20 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x95, 7), x95, 32 - 7), r18_2);
        const uint32x4_t r20_2 = vsriq_n_u32(vshlq_n_u32(r18, 10), r18, 32 - 10);
        /* left step 21, f2 */
        uint32x4_t x96 = vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(l18_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x96);
        const uint32x4_t x97 = vaddq_u32(vbslq_u32(l20, l19, l20_2), x96);
        const uint32x4_t l21 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x97, 11), x97, 32 - 11), l19_2);
        const uint32x4_t l21_2 = vsriq_n_u32(vshlq_n_u32(l19, 10), l19, 32 - 10);
        /* right step 21, f4 */
        uint32x4_t x98 = vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(r18_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x98);
        const uint32x4_t x99 = vaddq_u32(vbslq_u32(r20_2, r20, r19), x98);
        const uint32x4_t r21 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x99, 12), x99, 32 - 12), r19_2);
        const uint32x4_t r21_2 = vsriq_n_u32(vshlq_n_u32(r19, 10), r19, 32 - 10);
        /* left step 22, f2 */
        uint32x4_t x100 = vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(l19_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x100);
        const uint32x4_t x101 = vaddq_u32(vbslq_u32(l21, l20, l21_2), x100);
        const uint32x4_t l22 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x101, 9), x101, 32 - 9), l20_2);
        const uint32x4_t l22_2 = vsriq_n_u32(vshlq_n_u32(l20, 10), l20, 32 - 10);
        /* right step 22, f4 */
        uint32x4_t x102 = vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(r19_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x102);
        const uint32x4_t x103 = vaddq_u32(vbslq_u32(r21_2, r21, r20), x102);
        const uint32x4_t r22 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x103, 8), x103, 32 - 8), r20_2);
        const uint32x4_t r22_2 = vsriq_n_u32(vshlq_n_u32(r20, 10), r20, 32 - 10);
        /* left step 23, f2 */
        uint32x4_t x104 = vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(l20_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x104);
        const uint32x4_t x105 = vaddq_u32(vbslq_u32(l22, l21, l22_2), x104);
        const uint32x4_t l23 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x105, 7), x105, 32 - 7), l21_2);
        const uint32x4_t l23_2 = vsriq_n_u32(vshlq_n_u32(l21, 10), l21, 32 - 10);
        /* right step 23, f4 */
        uint32x4_t x106 = vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(r20_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x106);
        const uint32x4_t x107 = vaddq_u32(vbslq_u32(r22_2, r22, r21), x106);
        const uint32x4_t r23 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x107, 9), x107, 32 - 9), r21_2);
        const uint32x4_t r23_2 = vsriq_n_u32(vshlq_n_u32(r21, 10), r21, 32 - 10);
        /* left step 24, f2 */
        uint32x4_t x108 = vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(l21_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x108);
        const uint32x4_t x109 = vaddq_u32(vbslq_u32(l23, l22, l23_2), x108);
        const uint32x4_t l24 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x109, 15), x109, 32 - 15), l22_2);
        const uint32x4_t l24_2 = vsriq_n_u32(vshlq_n_u32(l22, 10), l22, 32 - 10);
        COPY(&next[6][0], 4, data[0] + then + 24, data[1] + then + 24);
        /* right step 24, f4 */
        uint32x4_t x110 = vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(r21_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x110);
        const uint32x4_t x111 = vaddq_u32(vbslq_u32(r23_2, r23, r22), x110);
        const uint32x4_t r24 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x111, 11), x111, 32 - 11), r22_2);
        const uint32x4_t r24_2 = vsriq_n_u32(vshlq_n_u32(r22, 10), r22, 32 - 10);
        /* left step 25, f2 */
        uint32x4_t x112 = vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(l22_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x112);
        const uint32x4_t x113 = vaddq_u32(vbslq_u32(l24, l23, l24_2), x112);
        const uint32x4_t l25 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x113, 7), x113, 32 - 7), l23_2);
        const uint32x4_t l25_2 = vsriq_n_u32(vshlq_n_u32(l23, 10), l23, 32 - 10);
        /* right step 25, f4 */
        uint32x4_t x114 = vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(r22_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x114);
        const uint32x4_t x115 = vaddq_u32(vbslq_u32(r24_2, r24, r23), x114);
        const uint32x4_t r25 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x115, 7), x115, 32 - 7), r23_2);
        const uint32x4_t r25_2 = vsriq_n_u32(vshlq_n_u32(r23, 10), r23, 32 - 10);
        /* left step 26, f2 */
        uint32x4_t x116 = vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(l23_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x116);
        const uint32x4_t x117 = vaddq_u32(vbslq_u32(l25, l24, l25_2), x116);
        const uint32x4_t l26 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x117, 12), x117, 32 - 12), l24_2);
        const uint32x4_t l26_2 = vsriq_n_u32(vshlq_n_u32(l24, 10), l24, 32 - 10);
        /* right step 26, f4 */
        uint32x4_t x118 = vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(r23_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x118);
        const uint32x4_t x119 = vaddq_u32(vbslq_u32(r25_2, r25, r24), x118);
        const uint32x4_t r26 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x119, 7), x119, 32 - 7), r24_2);
        const uint32x4_t r26_2 = vsriq_n_u32(vshlq_n_u32(r24, 10), r24, 32 - 10);
        /* left step 27, f2 */
        uint32x4_t x120 = vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(l24_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x120);
        const uint32x4_t x121 = vaddq_u32(vbslq_u32(l26, l25, l26_2), x120);
        const uint32x4_t l27 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x121, 15), x121, 32 - 15), l25_2);
        const uint32x4_t l27_2 = vsriq_n_u32(vshlq_n_u32(l25, 10), l25, 32 - 10);
        /* right step 27, f4 */
        uint32x4_t x122 = vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(r24_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x122);
        const uint32x4_t x123 = vaddq_u32(vbslq_u32(r26_2, r26, r25), x122);
        const uint32x4_t r27 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x123, 12), x123, 32 - 12), r25_2);
        const uint32x4_t r27_2 = vsriq_n_u32(vshlq_n_u32(r25, 10), r25, 32 - 10);
        /* left step 28, f2 */
        uint32x4_t x124 = vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(l25_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x124);
        const uint32x4_t x125 = vaddq_u32(vbslq_u32(l27, l26, l27_2), x124);
        const uint32x4_t l28 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x125, 9), x125, 32 - 9), l26_2);
        const uint32x4_t l28_2 = vsriq_n_u32(vshlq_n_u32(l26, 10), l26, 32 - 10);
        COPY(&next[8][0], 4, data[0] + then + 32, data[1] + then + 32);
        /* right step 28, f4 */
        uint32x4_t x126 = vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(r25_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x126);
        const uint32x4_t x127 = vaddq_u32(vbslq_u32(r27_2, r27, r26), x126);
        const uint32x4_t r28 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x127, 7), x127, 32 - 7), r26_2);
        const uint32x4_t r28_2 = vsriq_n_u32(vshlq_n_u32(r26, 10), r26, 32 - 10);
        /* left step 29, f2 */
        uint32x4_t x128 = vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(l26_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x128);
        const uint32x4_t x129 = vaddq_u32(vbslq_u32(l28, l27, l28_2), x128);
        const uint32x4_t l29 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x129, 11), x129, 32 - 11), l27_2);
        const uint32x4_t l29_2 = vsriq_n_u32(vshlq_n_u32(l27, 10), l27, 32 - 10);
        /* right step 29, f4 */
        uint32x4_t x130 = vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(r26_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x130);
        const uint32x4_t x131 = vaddq_u32(vbslq_u32(r28_2, r28, r27), x130);
        const uint32x4_t r29 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x131, 6), x131, 32 - 6), r27_2);
        const uint32x4_t r29_2 = vsriq_n_u32(vshlq_n_u32(r27, 10), r27, 32 - 10);
        /* left step 30, f2 */
        uint32x4_t x132 = vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(l27_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x132);
        const uint32x4_t x133 = vaddq_u32(vbslq_u32(l29, l28, l29_2), x132);
        const uint32x4_t l30 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x133, 7), x133, 32 - 7), l28_2);
        const uint32x4_t l30_2 = vsriq_n_u32(vshlq_n_u32(l28, 10), l28, 32 - 10);
        /* right step 30, f4 */
        uint32x4_t x134 = vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(r27_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x134);
        const uint32x4_t x135 = vaddq_u32(vbslq_u32(r29_2, r29, r28), x134);
        const uint32x4_t r30 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x135, 15), x135, 32 - 15), r28_2);
        const uint32x4_t r30_2 = vsriq_n_u32(vshlq_n_u32(r28, 10), r28, 32 - 10);
        /* left step 31, f2 */
        uint32x4_t x136 = vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(l28_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x136);
        const uint32x4_t x137 = vaddq_u32(vbslq_u32(l30, l29, l30_2), x136);
        const uint32x4_t l31 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x137, 13), x137, 32 - 13), l29_2);
        const uint32x4_t l31_2 = vsriq_n_u32(vshlq_n_u32(l29, 10), l29, 32 - 10);
        /* right step 31, f4 */
        uint32x4_t x138 = vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(r28_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x138);
        const uint32x4_t x139 = vaddq_u32(vbslq_u32(r30_2, r30, r29), x138);
        const uint32x4_t r31 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x139, 13), x139, 32 - 13), r29_2);
        const uint32x4_t r31_2 = vsriq_n_u32(vshlq_n_u32(r29, 10), r29, 32 - 10);
        /* left step 32, f2 */
        uint32x4_t x140 = vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(l29_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x140);
        const uint32x4_t x141 = vaddq_u32(vbslq_u32(l31, l30, l31_2), x140);
        const uint32x4_t l32 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x141, 12), x141, 32 - 12), l30_2);
        const uint32x4_t l32_2 = vsriq_n_u32(vshlq_n_u32(l30, 10), l30, 32 - 10);
        COPY(&next[10][0], 4, data[0] + then + 40, data[1] + then + 40);
        /* right step 32, f4 */
        uint32x4_t x142 = vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(r29_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x142);
        const uint32x4_t x143 = vaddq_u32(vbslq_u32(r31_2, r31, r30), x142);
        const uint32x4_t r32 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x143, 11), x143, 32 - 11), r30_2);
        const uint32x4_t r32_2 = vsriq_n_u32(vshlq_n_u32(r30, 10), r30, 32 - 10);
        /* left step 33, f3 */
        uint32x4_t x144 = vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(l30_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x144);
        const uint32x4_t x145 = vsubq_u32(x144, vbslq_u32(l32, l32_2, veorq_u32(l31, l32_2)));
        const uint32x4_t l33 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x145, 11), x145, 32 - 11), l31_2);
        const uint32x4_t l33_2 = vsriq_n_u32(vshlq_n_u32(l31, 10), l31, 32 - 10);
        /* right step 33, f3 */
        uint32x4_t x146 = vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(r30_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x146);
        const uint32x4_t x147 = vsubq_u32(x146, vbslq_u32(r32, r32_2, veorq_u32(r31, r32_2)));
        const uint32x4_t r33 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x147, 9), x147, 32 - 9), r31_2);
        const uint32x4_t r33_2 = vsriq_n_u32(vshlq_n_u32(r31, 10), r31, 32 - 10);
        /* left step 34, f3 */
        uint32x4_t x148 = vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(l31_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x148);
        const uint32x4_t x149 = vsubq_u32(x148, vbslq_u32(l33, l33_2, veorq_u32(l32, l33_2)));
        const uint32x4_t l34 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x149, 13), x149, 32 - 13), l32_2);
        const uint32x4_t l34_2 = vsriq_n_u32(vshlq_n_u32(l32, 10), l32, 32 - 10);
        /* right step 34, f3 */
        uint32x4_t x150 = vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(r31_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x150);
        const uint32x4_t x151 = vsubq_u32(x150, vbslq_u32(r33, r33_2, veorq_u32(r32, r33_2)));
        const uint32x4_t r34 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x151, 7), x151, 32 - 7), r32_2);
        const uint32x4_t r34_2 = vsriq_n_u32(vshlq_n_u32(r32, 10), r32, 32 - 10);
        /* left step 35, f3 */
        uint32x4_t x152 = vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(l32_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x152);
        const uint32x4_t x153 = vsubq_u32(x152, vbslq_u32(l34, l34_2, veorq_u32(l33, l34_2)));
        const uint32x4_t l35 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x153, 6), x153, 32 - 6), l33_2);
        const uint32x4_t l35_2 = vsriq_n_u32(vshlq_n_u32(l33, 10), l33, 32 - 10);
        /* right step 35, f3 */
        uint32x4_t x154 = vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(r32_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x154);
        const uint32x4_t x155 = vsubq_u32(x154, vbslq_u32(r34, r34_2, veorq_u32(r33, r34_2)));
        const uint32x4_t r35 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x155, 15), x155, 32 - 15), r33_2);
        const uint32x4_t r35_2 = vsriq_n_u32(vshlq_n_u32(r33, 10), r33, 32 - 10);
        /* left step 36, f3 */
        uint32x4_t x156 = vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(l33_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x156);
        const uint32x4_t x157 = vsubq_u32(x156, vbslq_u32(l35, l35_2, veorq_u32(l34, l35_2)));
        const uint32x4_t l36 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x157, 7), x157, 32 - 7), l34_2);
        const uint32x4_t l36_2 = vsriq_n_u32(vshlq_n_u32(l34, 10), l34, 32 - 10);
        COPY(&next[12][0], 4, data[0] + then + 48, data[1] + then + 48);
        /* right step 36, f3 */
        uint32x4_t x158 = vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(r33_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x158);
        const uint32x4_t x159 = vsubq_u32(x158, vbslq_u32(r35, r35_2, veorq_u32(r34, r35_2)));
        const uint32x4_t r36 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x159, 11), x159, 32 - 11), r34_2);
        const uint32x4_t r36_2 = vsriq_n_u32(vshlq_n_u32(r34, 10), r34, 32 - 10);
        /* left step 37, f3 */
        uint32x4_t x160 = vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(l34_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x160);
        const uint32x4_t x161 = vsubq_u32(x160, vbslq_u32(l36, l36_2, veorq_u32(l35, l36_2)));
        const uint32x4_t l37 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x161, 14), x161, 32 - 14), l35_2);
        const uint32x4_t l37_2 = vsriq_n_u32(vshlq_n_u32(l35, 10), l35, 32 - 10);
        /* right step 37, f3 */
        uint32x4_t x162 = vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(r34_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x162);
        const uint32x4_t x163 = vsubq_u32(x162, vbslq_u32(r36, r36_2, veorq_u32(r35, r36_2)));
        const uint32x4_t r37 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x163, 8), x163, 32 - 8), r35_2);
        const uint32x4_t r37_2 = vsriq_n_u32(vshlq_n_u32(r35, 10), r35, 32 - 10);
        /* left step 38, f3 */
        uint32x4_t x164 = vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(l35_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x164);
        const uint32x4_t x165 = vsubq_u32(x164, vbslq_u32(l37, l37_2, veorq_u32(l36, l37_2)));
        const uint32x4_t l38 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x165, 9), x165, 32 - 9), l36_2);
        const uint32x4_t l38_2 = vsriq_n_u32(vshlq_n_u32(l36, 10), l36, 32 - 10);
        /* right step 38, f3 */
        uint32x4_t x166 = vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(r35_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x166);
        const uint32x4_t x167 = vsubq_u32(x166, vbslq_u32(r37, r37_2, veorq_u32(r36, r37_2)));
        const uint32x4_t r38 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x167, 6), x167, 32 - 6), r36_2);
        const uint32x4_t r38_2 = vsriq_n_u32(vshlq_n_u32(r36, 10), r36, 32 - 10);
        /* left step 39, f3 */
        uint32x4_t x168 = vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(l36_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x168);
        const uint32x4_t x169 = vsubq_u32(x168, vbslq_u32(l38, l38_2, veorq_u32(l37, l38_2)));
        const uint32x4_t l39 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x169, 13), x169, 32 - 13), l37_2);
        const uint32x4_t l39_2 = vsriq_n_u32(vshlq_n_u32(l37, 10), l37, 32 - 10);
        /* right step 39, f3 */
        uint32x4_t x170 = vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(r36_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x170);
        const uint32x4_t x171 = vsubq_u32(x170, vbslq_u32(r38, r38_2, veorq_u32(r37, r38_2)));
        const uint32x4_t r39 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x171, 6), x171, 32 - 6), r37_2);
        const uint32x4_t r39_2 = vsriq_n_u32(vshlq_n_u32(r37, 10), r37, 32 - 10);
        /* left step 40, f3 */
        uint32x4_t x172 = vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(l37_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x172);
        const uint32x4_t x173 = vsubq_u32(x172, vbslq_u32(l39, l39_2, veorq_u32(l38, l39_2)));
        const uint32x4_t l40 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x173, 15), x173, 32 - 15), l38_2);
        const uint32x4_t l40_2 = vsriq_n_u32(vshlq_n_u32(l38, 10), l38, 32 - 10);
        COPY(&next[14][0], 4, data[0] + then + 56, data[1] + then + 56);
        /* right step 40, f3 */
        uint32x4_t x174 = vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(r37_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x174);
        const uint32x4_t x175 = vsubq_u32(x174, vbslq_u32(r39, r39_2, veorq_u32(r38, r39_2)));
        const uint32x4_t r40 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x175, 14), x175, 32 - 14), r38_2);
        const uint32x4_t r40_2 = vsriq_n_u32(vshlq_n_u32(r38, 10), r38, 32 - 10);
        /* left step 41, f3 */
        uint32x4_t x176 = vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(l38_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x176);
        const uint32x4_t x177 = vsubq_u32(x176, vbslq_u32(l40, l40_2, veorq_u32(l39, l40_2)));
        const uint32x4_t l41 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x177, 14), x177, 32 - 14), l39_2);
        const uint32x4_t l41_2 = vsriq_n_u32(vshlq_n_u32(l39, 10), l39, 32 - 10);
        /* right step 41, f3 */
        uint32x4_t x178 = vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(r38_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x178);
        const uint32x4_t x179 = vsubq_u32(x178, vbslq_u32(r40, r40_2, veorq_u32(r39, r40_2)));
        const uint32x4_t r41 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x179, 12), x179, 32 - 12), r39_2);
        const uint32x4_t r41_2 = vsriq_n_u32(vshlq_n_u32(r39, 10), r39, 32 - 10);
        /* left step 42, f3 */
        uint32x4_t x180 = vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(l39_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x180);
        const uint32x4_t x181 = vsubq_u32(x180, vbslq_u32(l41, l41_2, veorq_u32(l40, l41_2)));
        const uint32x4_t l42 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x181, 8), x181, 32 - 8), l40_2);
        const uint32x4_t l42_2 = vsriq_n_u32(vshlq_n_u32(l40, 10), l40, 32 - 10);
        /* right step 42, f3 */
        uint32x4_t x182 = vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(r39_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x182);
        const uint32x4_t x183 = vsubq_u32(x182, vbslq_u32(r41, r41_2, veorq_u32(r40, r41_2)));
        const uint32x4_t r42 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x183, 13), x183, 32 - 13), r40_2);
        const uint32x4_t r42_2 = vsriq_n_u32(vshlq_n_u32(r40, 10), r40, 32 - 10);
        /* left step 43, f3 */
        uint32x4_t x184 = vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(l40_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x184);
        const uint32x4_t x185 = vsubq_u32(x184, vbslq_u32(l42, l42_2, veorq_u32(l41, l42_2)));
        const uint32x4_t l43 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x185, 13), x185, 32 - 13), l41_2);
        const uint32x4_t l43_2 = vsriq_n_u32(vshlq_n_u32(l41, 10), l41, 32 - 10);
        /* right step 43, f3 */
        uint32x4_t x186 = vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(r40_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x186);
        const uint32x4_t x187 = vsubq_u32(x186, vbslq_u32(r42, r42_2, veorq_u32(r41, r42_2)));
        const uint32x4_t r43 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x187, 5), x187, 32 - 5), r41_2);
        const uint32x4_t r43_2 = vsriq_n_u32(vshlq_n_u32(r41, 10), r41, 32 - 10);
        /* left step 44, f3 */
        uint32x4_t x188 = vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(l41_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x188);
        const uint32x4_t x189 = vsubq_u32(x188, vbslq_u32(l43, l43_2, veorq_u32(l42, l43_2)));
        const uint32x4_t l44 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x189, 6), x189, 32 - 6), l42_2);
        const uint32x4_t l44_2 = vsriq_n_u32(vshlq_n_u32(l42, 10), l42, 32 - 10);
        FETCH(data[2] + then, 128);
        /* right step 44, f3 */
        uint32x4_t x190 = vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(r41_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x190);
        const uint32x4_t x191 = vsubq_u32(x190, vbslq_u32(r43, r43_2, veorq_u32(r42, r43_2)));
        const uint32x4_t r44 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x191, 14), x191, 32 - 14), r42_2);
        const uint32x4_t r44_2 = vsriq_n_u32(vshlq_n_u32(r42, 10), r42, 32 - 10);
        /* left step 45, f3 */
        uint32x4_t x192 = vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(l42_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x192);
        const uint32x4_t x193 = vsubq_u32(x192, vbslq_u32(l44, l44_2, veorq_u32(l43, l44_2)));
        const uint32x4_t l45 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x193, 5), x193, 32 - 5), l43_2);
        const uint32x4_t l45_2 = vsriq_n_u32(vshlq_n_u32(l43, 10), l43, 32 - 10);
        /* right step 45, f3 */
        uint32x4_t x194 = vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(r42_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x194);
        const uint32x4_t x195 = vsubq_u32(x194, vbslq_u32(r44, r44_2, veorq_u32(r43, r44_2)));
        const uint32x4_t r45 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x195, 13), x195, 32 - 13), r43_2);
        const uint32x4_t r45_2 = vsriq_n_u32(vshlq_n_u32(r43, 10), r43, 32 - 10);
        /* left step 46, f3 */
        uint32x4_t x196 = vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(l43_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x196);
        const uint32x4_t x197 = vsubq_u32(x196, vbslq_u32(l45, l45_2, veorq_u32(l44, l45_2)));
        const uint32x4_t l46 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x197, 12), x197, 32 - 12), l44_2);
        const uint32x4_t l46_2 = vsriq_n_u32(vshlq_n_u32(l44, 10), l44, 32 - 10);
        /* right step 46, f3 */
        uint32x4_t x198 = vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(r43_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x198);
        const uint32x4_t x199 = vsubq_u32(x198, vbslq_u32(r45, r45_2, veorq_u32(r44, r45_2)));
        const uint32x4_t r46 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x199, 13), x199, 32 - 13), r44_2);
        const uint32x4_t r46_2 = vsriq_n_u32(vshlq_n_u32(r44, 10), r44, 32 - 10);
        /* left step 47, f3 */
        uint32x4_t x200 = vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(l44_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x200);
        const uint32x4_t x201 = vsubq_u32(x200, vbslq_u32(l46, l46_2, veorq_u32(l45, l46_2)));
        const uint32x4_t l47 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x201, 7), x201, 32 - 7), l45_2);
        const uint32x4_t l47_2 = vsriq_n_u32(vshlq_n_u32(l45, 10), l45, 32 - 10);
        /* right step 47, f3 */
        uint32x4_t x202 = vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(r44_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x202);
        const uint32x4_t x203 = vsubq_u32(x202, vbslq_u32(r46, r46_2, veorq_u32(r45, r46_2)));
        const uint32x4_t r47 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x203, 7), x203, 32 - 7), r45_2);
        const uint32x4_t r47_2 = vsriq_n_u32(vshlq_n_u32(r45, 10), r45, 32 - 10);
        /* left step 48, f3 */
        uint32x4_t x204 = vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(l45_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x204);
        const uint32x4_t x205 = vsubq_u32(x204, vbslq_u32(l47, l47_2, veorq_u32(l46, l47_2)));
        const uint32x4_t l48 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x205, 5), x205, 32 - 5), l46_2);
        const uint32x4_t l48_2 = vsriq_n_u32(vshlq_n_u32(l46, 10), l46, 32 - 10);
        FETCH(data[3] + then, 128);
        /* right step 48, f3 */
        uint32x4_t x206 = vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(r45_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x206);
        const uint32x4_t x207 = vsubq_u32(x206, vbslq_u32(r47, r47_2, veorq_u32(r46, r47_2)));
        const uint32x4_t r48 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x207, 5), x207, 32 - 5), r46_2);
        const uint32x4_t r48_2 = vsriq_n_u32(vshlq_n_u32(r46, 10), r46, 32 - 10);
        /* left step 49, f4 */
        uint32x4_t x208 = vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(l46_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x208);
        const uint32x4_t x209 = vaddq_u32(vbslq_u32(l48_2, l48, l47), x208);
        const uint32x4_t l49 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x209, 11), x209, 32 - 11), l47_2);
        const uint32x4_t l49_2 = vsriq_n_u32(vshlq_n_u32(l47, 10), l47, 32 - 10);
        /* right step 49, f2 */
        uint32x4_t x210 = vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(r46_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x210);
        const uint32x4_t x211 = vaddq_u32(vbslq_u32(r48, r47, r48_2), x210);
        const uint32x4_t r49 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x211, 15), x211, 32 - 15), r47_2);
        const uint32x4_t r49_2 = vsriq_n_u32(vshlq_n_u32(r47, 10), r47, 32 - 10);
        /* left step 50, f4 */
        uint32x4_t x212 = vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(l47_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x212);
        const uint32x4_t x213 = vaddq_u32(vbslq_u32(l49_2, l49, l48), x212);
        const uint32x4_t l50 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x213, 12), x213, 32 - 12), l48_2);
        const uint32x4_t l50_2 = vsriq_n_u32(vshlq_n_u32(l48, 10), l48, 32 - 10);
        /* right step 50, f2 */
        uint32x4_t x214 = vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(r47_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x214);
        const uint32x4_t x215 = vaddq_u32(vbslq_u32(r49, r48, r49_2), x214);
        const uint32x4_t r50 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x215, 5), x215, 32 - 5), r48_2);
        const uint32x4_t r50_2 = vsriq_n_u32(vshlq_n_u32(r48, 10), r48, 32 - 10);
        /* left step 51, f4 */
        uint32x4_t x216 = vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(l48_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x216);
        const uint32x4_t x217 = vaddq_u32(vbslq_u32(l50_2, l50, l49), x216);
        const uint32x4_t l51 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x217, 14), x217, 32 - 14), l49_2);
        const uint32x4_t l51_2 = vsriq_n_u32(vshlq_n_u32(l49, 10), l49, 32 - 10);
        /* right step 51, f2 */
        uint32x4_t x218 = vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(r48_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x218);
        const uint32x4_t x219 = vaddq_u32(vbslq_u32(r50, r49, r50_2), x218);
        const uint32x4_t r51 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x219, 8), x219, 32 - 8), r49_2);
        const uint32x4_t r51_2 = vsriq_n_u32(vshlq_n_u32(r49, 10), r49, 32 - 10);
        /* left step 52, f4 */
        uint32x4_t x220 = vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(l49_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x220);
        const uint32x4_t x221 = vaddq_u32(vbslq_u32(l51_2, l51, l50), x220);
        const uint32x4_t l52 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x221, 15), x221, 32 - 15), l50_2);
        const uint32x4_t l52_2 = vsriq_n_u32(vshlq_n_u32(l50, 10), l50, 32 - 10);
        COPY(&next[0][2], 4, data[2] + then + 0, data[3] + then + 0);
        /* right step 52, f2 */
        uint32x4_t x222 = vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(r49_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x222);
        const uint32x4_t x223 = vaddq_u32(vbslq_u32(r51, r50, r51_2), x222);
        const uint32x4_t r52 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x223, 11), x223, 32 - 11), r50_2);
        const uint32x4_t r52_2 = vsriq_n_u32(vshlq_n_u32(r50, 10), r50, 32 - 10);
        /* left step 53, f4 */
        uint32x4_t x224 = vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(l50_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x224);
        const uint32x4_t x225 = vaddq_u32(vbslq_u32(l52_2, l52, l51), x224);
        const uint32x4_t l53 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x225, 14), x225, 32 - 14), l51_2);
        const uint32x4_t l53_2 = vsriq_n_u32(vshlq_n_u32(l51, 10), l51, 32 - 10);
        /* right step 53, f2 */
        uint32x4_t x226 = vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(r50_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x226);
        const uint32x4_t x227 = vaddq_u32(vbslq_u32(r52, r51, r52_2), x226);
        const uint32x4_t r53 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x227, 14), x227, 32 - 14), r51_2);
        const uint32x4_t r53_2 = vsriq_n_u32(vshlq_n_u32(r51, 10), r51, 32 - 10);
        /* left step 54, f4 */
        uint32x4_t x228 = vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(l51_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x228);
        const uint32x4_t x229 = vaddq_u32(vbslq_u32(l53_2, l53, l52), x228);
        const uint32x4_t l54 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x229, 15), x229, 32 - 15), l52_2);
        const uint32x4_t l54_2 = vsriq_n_u32(vshlq_n_u32(l52, 10), l52, 32 - 10);
        /* right step 54, f2 */
        uint32x4_t x230 = vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(r51_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x230);
        const uint32x4_t x231 = vaddq_u32(vbslq_u32(r53, r52, r53_2), x230);
        const uint32x4_t r54 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x231, 14), x231, 32 - 14), r52_2);
        const uint32x4_t r54_2 = vsriq_n_u32(vshlq_n_u32(r52, 10), r52, 32 - 10);
        /* left step 55, f4 */
        uint32x4_t x232 = vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(l52_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x232);
        const uint32x4_t x233 = vaddq_u32(vbslq_u32(l54_2, l54, l53), x232);
        const uint32x4_t l55 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x233, 9), x233, 32 - 9), l53_2);
        const uint32x4_t l55_2 = vsriq_n_u32(vshlq_n_u32(l53, 10), l53, 32 - 10);
        /* right step 55, f2 */
        uint32x4_t x234 = vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(r52_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x234);
        const uint32x4_t x235 = vaddq_u32(vbslq_u32(r54, r53, r54_2), x234);
        const uint32x4_t r55 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x235, 6), x235, 32 - 6), r53_2);
        const uint32x4_t r55_2 = vsriq_n_u32(vshlq_n_u32(r53, 10), r53, 32 - 10);
        /* left step 56, f4 */
        uint32x4_t x236 = vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(l53_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x236);
        const uint32x4_t x237 = vaddq_u32(vbslq_u32(l55_2, l55, l54), x236);
        const uint32x4_t l56 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x237, 8), x237, 32 - 8), l54_2);
        const uint32x4_t l56_2 = vsriq_n_u32(vshlq_n_u32(l54, 10), l54, 32 - 10);
        COPY(&next[2][2], 4, data[2] + then + 8, data[3] + then + 8);
        /* right step 56, f2 */
        uint32x4_t x238 = vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(r53_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x238);
        const uint32x4_t x239 = vaddq_u32(vbslq_u32(r55, r54, r55_2), x238);
        const uint32x4_t r56 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x239, 14), x239, 32 - 14), r54_2);
        const uint32x4_t r56_2 = vsriq_n_u32(vshlq_n_u32(r54, 10), r54, 32 - 10);
        /* left step 57, f4 */
        uint32x4_t x240 = vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(l54_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x240);
        const uint32x4_t x241 = vaddq_u32(vbslq_u32(l56_2, l56, l55), x240);
        const uint32x4_t l57 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x241, 9), x241, 32 - 9), l55_2);
        const uint32x4_t l57_2 = vsriq_n_u32(vshlq_n_u32(l55, 10), l55, 32 - 10);
        /* right step 57, f2 */
        uint32x4_t x242 = vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(r54_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x242);
        const uint32x4_t x243 = vaddq_u32(vbslq_u32(r56, r55, r56_2), x242);
        const uint32x4_t r57 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x243, 6), x243, 32 - 6), r55_2);
        const uint32x4_t r57_2 = vsriq_n_u32(vshlq_n_u32(r55, 10), r55, 32 - 10);
        /* left step 58, f4 */
        uint32x4_t x244 = vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(l55_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x244);
        const uint32x4_t x245 = vaddq_u32(vbslq_u32(l57_2, l57, l56), x244);
        const uint32x4_t l58 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x245, 14), x245, 32 - 14), l56_2);
        const uint32x4_t l58_2 = vsriq_n_u32(vshlq_n_u32(l56, 10), l56, 32 - 10);
        /* right step 58, f2 */
        uint32x4_t x246 = vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(r55_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x246);
        const uint32x4_t x247 = vaddq_u32(vbslq_u32(r57, r56, r57_2), x246);
        const uint32x4_t r58 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x247, 9), x247, 32 - 9), r56_2);
        const uint32x4_t r58_2 = vsriq_n_u32(vshlq_n_u32(r56, 10), r56, 32 - 10);
        /* left step 59, f4 */
        uint32x4_t x248 = vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(l56_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x248);
        const uint32x4_t x249 = vaddq_u32(vbslq_u32(l58_2, l58, l57), x248);
        const uint32x4_t l59 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x249, 5), x249, 32 - 5), l57_2);
        const uint32x4_t l59_2 = vsriq_n_u32(vshlq_n_u32(l57, 10), l57, 32 - 10);
        /* right step 59, f2 */
        uint32x4_t x250 = vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(r56_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x250);
        const uint32x4_t x251 = vaddq_u32(vbslq_u32(r58, r57, r58_2), x250);
        const uint32x4_t r59 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x251, 12), x251, 32 - 12), r57_2);
        const uint32x4_t r59_2 = vsriq_n_u32(vshlq_n_u32(r57, 10), r57, 32 - 10);
        /* left step 60, f4 */
        uint32x4_t x252 = vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(l57_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x252);
        const uint32x4_t x253 = vaddq_u32(vbslq_u32(l59_2, l59, l58), x252);
        const uint32x4_t l60 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x253, 6), x253, 32 - 6), l58_2);
        const uint32x4_t l60_2 = vsriq_n_u32(vshlq_n_u32(l58, 10), l58, 32 - 10);
        COPY(&next[4][2], 4, data[2] + then + 16, data[3] + then + 16);
        /* right step 60, f2 */
        uint32x4_t x254 = vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(r57_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x254);
        const uint32x4_t x255 = vaddq_u32(vbslq_u32(r59, r58, r59_2), x254);
        const uint32x4_t r60 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x255, 9), x255, 32 - 9), r58_2);
        const uint32x4_t r60_2 = vsriq_n_u32(vshlq_n_u32(r58, 10), r58, 32 - 10);
        /* left step 61, f4 */
        uint32x4_t x256 = vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(l58_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x256);
        const uint32x4_t x257 = vaddq_u32(vbslq_u32(l60_2, l60, l59), x256);
        const uint32x4_t l61 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x257, 8), x257, 32 - 8), l59_2);
        const uint32x4_t l61_2 = vsriq_n_u32(vshlq_n_u32(l59, 10), l59, 32 - 10);
        /* right step 61, f2 */
        uint32x4_t x258 = vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(r58_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x258);
        const uint32x4_t x259 = vaddq_u32(vbslq_u32(r60, r59, r60_2), x258);
        const uint32x4_t r61 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x259, 12), x259, 32 - 12), r59_2);
        const uint32x4_t r61_2 = vsriq_n_u32(vshlq_n_u32(r59, 10), r59, 32 - 10);
        /* left step 62, f4 */
        uint32x4_t x260 = vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(l59_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x260);
        const uint32x4_t x261 = vaddq_u32(vbslq_u32(l61_2, l61, l60), x260);
        const uint32x4_t l62 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x261, 6), x261, 32 - 6), l60_2);
        const uint32x4_t l62_2 = vsriq_n_u32(vshlq_n_u32(l60, 10), l60, 32 - 10);
        /* right step 62, f2 */
        uint32x4_t x262 = vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(r59_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x262);
        const uint32x4_t x263 = vaddq_u32(vbslq_u32(r61, r60, r61_2), x262);
        const uint32x4_t r62 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x263, 5), x263, 32 - 5), r60_2);
        const uint32x4_t r62_2 = vsriq_n_u32(vshlq_n_u32(r60, 10), r60, 32 - 10);
        /* left step 63, f4 */
        uint32x4_t x264 = vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(l60_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x264);
        const uint32x4_t x265 = vaddq_u32(vbslq_u32(l62_2, l62, l61), x264);
        const uint32x4_t l63 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x265, 5), x265, 32 - 5), l61_2);
        const uint32x4_t l63_2 = vsriq_n_u32(vshlq_n_u32(l61, 10), l61, 32 - 10);
        /* right step 63, f2 */
        uint32x4_t x266 = vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(r60_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x266);
        const uint32x4_t x267 = vaddq_u32(vbslq_u32(r62, r61, r62_2), x266);
        const uint32x4_t r63 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x267, 15), x267, 32 - 15), r61_2);
        const uint32x4_t r63_2 = vsriq_n_u32(vshlq_n_u32(r61, 10), r61, 32 - 10);
        /* left step 64, f4 */
        uint32x4_t x268 = vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(l61_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x268);
        const uint32x4_t x269 = vaddq_u32(vbslq_u32(l63_2, l63, l62), x268);
        const uint32x4_t l64 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x269, 12), x269, 32 - 12), l62_2);
        const uint32x4_t l64_2 = vsriq_n_u32(vshlq_n_u32(l62, 10), l62, 32 - 10);
        COPY(&next[6][2], 4, data[2] + then + 24, data[3] + then + 24);
        /* right step 64, f2 */
        uint32x4_t x270 = vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(r61_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x270);
        const uint32x4_t x271 = vaddq_u32(vbslq_u32(r63, r62, r63_2), x270);
        const uint32x4_t r64 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x271, 8), x271, 32 - 8), r62_2);
        const uint32x4_t r64_2 = vsriq_n_u32(vshlq_n_u32(r62, 10), r62, 32 - 10);
        /* left step 65, f5 */
        uint32x4_t x272 = vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(l62_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x272);
        const uint32x4_t x273 = vaddq_u32(veorq_u32(l64, vornq_u32(l63, l64_2)), x272);
        const uint32x4_t l65 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x273, 9), x273, 32 - 9), l63_2);
        const uint32x4_t l65_2 = vsriq_n_u32(vshlq_n_u32(l63, 10), l63, 32 - 10);
        /* right step 65, f1 */
        uint32x4_t x274 = veorq_u32(r64_2, r63);
        KEEP("w", x274);
        uint32x4_t x275 = vaddq_u32(vld1q_u32(&w[12][0]), r62_2);
        KEEP("w", x275);
        const uint32x4_t x276 = vaddq_u32(veorq_u32(r64, x274), x275);
        const uint32x4_t r65 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x276, 8), x276, 32 - 8), r63_2);
        const uint32x4_t r65_2 = vsriq_n_u32(vshlq_n_u32(r63, 10), r63, 32 - 10);
        /* left step 66, f5 */
        uint32x4_t x277 = vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(l63_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x277);
        const uint32x4_t x278 = vaddq_u32(veorq_u32(l65, vornq_u32(l64, l65_2)), x277);
        const uint32x4_t l66 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x278, 15), x278, 32 - 15), l64_2);
        const uint32x4_t l66_2 = vsriq_n_u32(vshlq_n_u32(l64, 10), l64, 32 - 10);
        /* right step 66, f1 */
        uint32x4_t x279 = veorq_u32(r65_2, r64);
        KEEP("w", x279);
        uint32x4_t x280 = vaddq_u32(vld1q_u32(&w[15][0]), r63_2);
        KEEP("w", x280);
        const uint32x4_t x281 = vaddq_u32(veorq_u32(r65, x279), x280);
        const uint32x4_t r66 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x281, 5), x281, 32 - 5), r64_2);
        const uint32x4_t r66_2 = vsriq_n_u32(vshlq_n_u32(r64, 10), r64, 32 - 10);
        /* left step 67, f5 */
        uint32x4_t x282 = vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(l64_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x282);
        const uint32x4_t x283 = vaddq_u32(veorq_u32(l66, vornq_u32(l65, l66_2)), x282);
        const uint32x4_t l67 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x283, 5), x283, 32 - 5), l65_2);
        const uint32x4_t l67_2 = vsriq_n_u32(vshlq_n_u32(l65, 10), l65, 32 - 10);
        /* right step 67, f1 */
        uint32x4_t x284 = veorq_u32(r66_2, r65);
        KEEP("w", x284);
        uint32x4_t x285 = vaddq_u32(vld1q_u32(&w[10][0]), r64_2);
        KEEP("w", x285);
        const uint32x4_t x286 = vaddq_u32(veorq_u32(r66, x284), x285);
        const uint32x4_t r67 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x286, 12), x286, 32 - 12), r65_2);
        const uint32x4_t r67_2 = vsriq_n_u32(vshlq_n_u32(r65, 10), r65, 32 - 10);
        /* left step 68, f5 */
        uint32x4_t x287 = vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(l65_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x287);
        const uint32x4_t x288 = vaddq_u32(veorq_u32(l67, vornq_u32(l66, l67_2)), x287);
        const uint32x4_t l68 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x288, 11), x288, 32 - 11), l66_2);
        const uint32x4_t l68_2 = vsriq_n_u32(vshlq_n_u32(l66, 10), l66, 32 - 10);
        COPY(&next[8][2], 4, data[2] + then + 32, data[3] + then + 32);
        /* right step 68, f1 */
        uint32x4_t x289 = veorq_u32(r67_2, r66);
        KEEP("w", x289);
        uint32x4_t x290 = vaddq_u32(vld1q_u32(&w[4][0]), r65_2);
        KEEP("w", x290);
        const uint32x4_t x291 = vaddq_u32(veorq_u32(r67, x289), x290);
        const uint32x4_t r68 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x291, 9), x291, 32 - 9), r66_2);
        const uint32x4_t r68_2 = vsriq_n_u32(vshlq_n_u32(r66, 10), r66, 32 - 10);
        /* left step 69, f5 */
        uint32x4_t x292 = vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(l66_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x292);
        const uint32x4_t x293 = vaddq_u32(veorq_u32(l68, vornq_u32(l67, l68_2)), x292);
        const uint32x4_t l69 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x293, 6), x293, 32 - 6), l67_2);
        const uint32x4_t l69_2 = vsriq_n_u32(vshlq_n_u32(l67, 10), l67, 32 - 10);
        /* right step 69, f1 */
        uint32x4_t x294 = veorq_u32(r68_2, r67);
        KEEP("w", x294);
        uint32x4_t x295 = vaddq_u32(vld1q_u32(&w[1][0]), r66_2);
        KEEP("w", x295);
        const uint32x4_t x296 = vaddq_u32(veorq_u32(r68, x294), x295);
        const uint32x4_t r69 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x296, 12), x296, 32 - 12), r67_2);
        const uint32x4_t r69_2 = vsriq_n_u32(vshlq_n_u32(r67, 10), r67, 32 - 10);
        /* left step 70, f5 */
        uint32x4_t x297 = vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(l67_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x297);
        const uint32x4_t x298 = vaddq_u32(veorq_u32(l69, vornq_u32(l68, l69_2)), x297);
        const uint32x4_t l70 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x298, 8), x298, 32 - 8), l68_2);
        const uint32x4_t l70_2 = vsriq_n_u32(vshlq_n_u32(l68, 10), l68, 32 - 10);
        /* right step 70, f1 */
        uint32x4_t x299 = veorq_u32(r69_2, r68);
        KEEP("w", x299);
        uint32x4_t x300 = vaddq_u32(vld1q_u32(&w[5][0]), r67_2);
        KEEP("w", x300);
        const uint32x4_t x301 = vaddq_u32(veorq_u32(r69, x299), x300);
        const uint32x4_t r70 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x301, 5), x301, 32 - 5), r68_2);
        const uint32x4_t r70_2 = vsriq_n_u32(vshlq_n_u32(r68, 10), r68, 32 - 10);
        /* left step 71, f5 */
        uint32x4_t x302 = vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(l68_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x302);
        const uint32x4_t x303 = vaddq_u32(veorq_u32(l70, vornq_u32(l69, l70_2)), x302);
        const uint32x4_t l71 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x303, 13), x303, 32 - 13), l69_2);
        const uint32x4_t l71_2 = vsriq_n_u32(vshlq_n_u32(l69, 10), l69, 32 - 10);
        /* right step 71, f1 */
        uint32x4_t x304 = veorq_u32(r70_2, r69);
        KEEP("w", x304);
        uint32x4_t x305 = vaddq_u32(vld1q_u32(&w[8][0]), r68_2);
        KEEP("w", x305);
        const uint32x4_t x306 = vaddq_u32(veorq_u32(r70, x304), x305);
        const uint32x4_t r71 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x306, 14), x306, 32 - 14), r69_2);
        const uint32x4_t r71_2 = vsriq_n_u32(vshlq_n_u32(r69, 10), r69, 32 - 10);
        /* left step 72, f5 */
        uint32x4_t x307 = vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(l69_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x307);
        const uint32x4_t x308 = vaddq_u32(veorq_u32(l71, vornq_u32(l70, l71_2)), x307);
        const uint32x4_t l72 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x308, 12), x308, 32 - 12), l70_2);
        const uint32x4_t l72_2 = vsriq_n_u32(vshlq_n_u32(l70, 10), l70, 32 - 10);
        COPY(&next[10][2], 4, data[2] + then + 40, data[3] + then + 40);
        /* right step 72, f1 */
        uint32x4_t x309 = veorq_u32(r71_2, r70);
        KEEP("w", x309);
        uint32x4_t x310 = vaddq_u32(vld1q_u32(&w[7][0]), r69_2);
        KEEP("w", x310);
        const uint32x4_t x311 = vaddq_u32(veorq_u32(r71, x309), x310);
        const uint32x4_t r72 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x311, 6), x311, 32 - 6), r70_2);
        const uint32x4_t r72_2 = vsriq_n_u32(vshlq_n_u32(r70, 10), r70, 32 - 10);
        /* left step 73, f5 */
        uint32x4_t x312 = vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(l70_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x312);
        const uint32x4_t x313 = vaddq_u32(veorq_u32(l72, vornq_u32(l71, l72_2)), x312);
        const uint32x4_t l73 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x313, 5), x313, 32 - 5), l71_2);
        const uint32x4_t l73_2 = vsriq_n_u32(vshlq_n_u32(l71, 10), l71, 32 - 10);
        /* right step 73, f1 */
        uint32x4_t x314 = veorq_u32(r72_2, r71);
        KEEP("w", x314);
        uint32x4_t x315 = vaddq_u32(vld1q_u32(&w[6][0]), r70_2);
        KEEP("w", x315);
        const uint32x4_t x316 = vaddq_u32(veorq_u32(r72, x314), x315);
        const uint32x4_t r73 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x316, 8), x316, 32 - 8), r71_2);
        const uint32x4_t r73_2 = vsriq_n_u32(vshlq_n_u32(r71, 10), r71, 32 - 10);
        /* left step 74, f5 */
        uint32x4_t x317 = vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(l71_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x317);
        const uint32x4_t x318 = vaddq_u32(veorq_u32(l73, vornq_u32(l72, l73_2)), x317);
        const uint32x4_t l74 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x318, 12), x318, 32 - 12), l72_2);
        const uint32x4_t l74_2 = vsriq_n_u32(vshlq_n_u32(l72, 10), l72, 32 - 10);
        /* right step 74, f1 */
        uint32x4_t x319 = veorq_u32(r73_2, r72);
        KEEP("w", x319);
        uint32x4_t x320 = vaddq_u32(vld1q_u32(&w[2][0]), r71_2);
        KEEP("w", x320);
        const uint32x4_t x321 = vaddq_u32(veorq_u32(r73, x319), x320);
        const uint32x4_t r74 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x321, 13), x321, 32 - 13), r72_2);
        const uint32x4_t r74_2 = vsriq_n_u32(vshlq_n_u32(r72, 10), r72, 32 - 10);
        /* left step 75, f5 */
        uint32x4_t x322 = vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(l72_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x322);
        const uint32x4_t x323 = vaddq_u32(veorq_u32(l74, vornq_u32(l73, l74_2)), x322);
        const uint32x4_t l75 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x323, 13), x323, 32 - 13), l73_2);
        const uint32x4_t l75_2 = vsriq_n_u32(vshlq_n_u32(l73, 10), l73, 32 - 10);
        /* right step 75, f1 */
        uint32x4_t x324 = veorq_u32(r74_2, r73);
        KEEP("w", x324);
        uint32x4_t x325 = vaddq_u32(vld1q_u32(&w[13][0]), r72_2);
        KEEP("w", x325);
        const uint32x4_t x326 = vaddq_u32(veorq_u32(r74, x324), x325);
        const uint32x4_t r75 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x326, 6), x326, 32 - 6), r73_2);
        const uint32x4_t r75_2 = vsriq_n_u32(vshlq_n_u32(r73, 10), r73, 32 - 10);
        /* left step 76, f5 */
        uint32x4_t x327 = vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(l73_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x327);
        const uint32x4_t x328 = vaddq_u32(veorq_u32(l75, vornq_u32(l74, l75_2)), x327);
        const uint32x4_t l76 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x328, 14), x328, 32 - 14), l74_2);
        const uint32x4_t l76_2 = vsriq_n_u32(vshlq_n_u32(l74, 10), l74, 32 - 10);
        COPY(&next[12][2], 4, data[2] + then + 48, data[3] + then + 48);
        /* right step 76, f1 */
        uint32x4_t x329 = veorq_u32(r75_2, r74);
        KEEP("w", x329);
        uint32x4_t x330 = vaddq_u32(vld1q_u32(&w[14][0]), r73_2);
        KEEP("w", x330);
        const uint32x4_t x331 = vaddq_u32(veorq_u32(r75, x329), x330);
        const uint32x4_t r76 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x331, 5), x331, 32 - 5), r74_2);
        const uint32x4_t r76_2 = vsriq_n_u32(vshlq_n_u32(r74, 10), r74, 32 - 10);
        /* left step 77, f5 */
        uint32x4_t x332 = vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(l74_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x332);
        const uint32x4_t x333 = vaddq_u32(veorq_u32(l76, vornq_u32(l75, l76_2)), x332);
        const uint32x4_t l77 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x333, 11), x333, 32 - 11), l75_2);
        const uint32x4_t l77_2 = vsriq_n_u32(vshlq_n_u32(l75, 10), l75, 32 - 10);
        /* right step 77, f1 */
        uint32x4_t x334 = veorq_u32(r76_2, r75);
        KEEP("w", x334);
        uint32x4_t x335 = vaddq_u32(vld1q_u32(&w[0][0]), r74_2);
        KEEP("w", x335);
        const uint32x4_t x336 = vaddq_u32(veorq_u32(r76, x334), x335);
        const uint32x4_t r77 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x336, 15), x336, 32 - 15), r75_2);
        const uint32x4_t r77_2 = vsriq_n_u32(vshlq_n_u32(r75, 10), r75, 32 - 10);
        /* left step 78, f5 */
        uint32x4_t x337 = vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(l75_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x337);
        const uint32x4_t x338 = vaddq_u32(veorq_u32(l77, vornq_u32(l76, l77_2)), x337);
        const uint32x4_t l78 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x338, 8), x338, 32 - 8), l76_2);
        const uint32x4_t l78_2 = vsriq_n_u32(vshlq_n_u32(l76, 10), l76, 32 - 10);
        /* right step 78, f1 */
        uint32x4_t x339 = veorq_u32(r77_2, r76);
        KEEP("w", x339);
        uint32x4_t x340 = vaddq_u32(vld1q_u32(&w[3][0]), r75_2);
        KEEP("w", x340);
        const uint32x4_t x341 = vaddq_u32(veorq_u32(r77, x339), x340);
        const uint32x4_t r78 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x341, 13), x341, 32 - 13), r76_2);
        const uint32x4_t r78_2 = vsriq_n_u32(vshlq_n_u32(r76, 10), r76, 32 - 10);
        /* left step 79, f5 */
        uint32x4_t x342 = vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(l76_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x342);
        const uint32x4_t x343 = vaddq_u32(veorq_u32(l78, vornq_u32(l77, l78_2)), x342);
        const uint32x4_t l79 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x343, 5), x343, 32 - 5), l77_2);
        const uint32x4_t l79_2 = vsriq_n_u32(vshlq_n_u32(l77, 10), l77, 32 - 10);
        /* right step 79, f1 */
        uint32x4_t x344 = veorq_u32(r78_2, r77);
        KEEP("w", x344);
        uint32x4_t x345 = vaddq_u32(vld1q_u32(&w[9][0]), r76_2);
        KEEP("w", x345);
        const uint32x4_t x346 = vaddq_u32(veorq_u32(r78, x344), x345);
        const uint32x4_t r79 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x346, 11), x346, 32 - 11), r77_2);
        const uint32x4_t r79_2 = vsriq_n_u32(vshlq_n_u32(r77, 10), r77, 32 - 10);
        /* left step 80, f5 */
        uint32x4_t x347 = vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(l77_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x347);
        const uint32x4_t x348 = vaddq_u32(veorq_u32(l79, vornq_u32(l78, l79_2)), x347);
        const uint32x4_t l80 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x348, 6), x348, 32 - 6), l78_2);
        const uint32x4_t l80_2 = vsriq_n_u32(vshlq_n_u32(l78, 10), l78, 32 - 10);
        COPY(&next[14][2], 4, data[2] + then + 56, data[3] + then + 56);
        /* right step 80, f1 */
        uint32x4_t x349 = veorq_u32(r79_2, r78);
        KEEP("w", x349);
        uint32x4_t x350 = vaddq_u32(vld1q_u32(&w[11][0]), r77_2);
        KEEP("w", x350);
        const uint32x4_t x351 = vaddq_u32(veorq_u32(r79, x349), x350);
        const uint32x4_t r80 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x351, 11), x351, 32 - 11), r78_2);
        const uint32x4_t r80_2 = vsriq_n_u32(vshlq_n_u32(r78, 10), r78, 32 - 10);
        uint32x4_t x352 = vaddq_u32(r80_2, h1);
        KEEP("w", x352);
        uint32x4_t x353 = vaddq_u32(r79_2, h2);
        KEEP("w", x353);
        uint32x4_t x354 = vaddq_u32(r78_2, h3);
        KEEP("w", x354);
        uint32x4_t x355 = vaddq_u32(l78_2, h4);
        KEEP("w", x355);
        uint32x4_t x356 = vaddq_u32(r79, h0);
        KEEP("w", x356);

        const uint32x4_t h0_next = vaddq_u32(l79, x352);
        const uint32x4_t h1_next = vaddq_u32(l80_2, x353);
        const uint32x4_t h2_next = vaddq_u32(l79_2, x354);
        const uint32x4_t h3_next = vaddq_u32(r80, x355);
        const uint32x4_t h4_next = vaddq_u32(l80, x356);
        h0 = h0_next;
        h1 = h1_next;
        h2 = h2_next;
        h3 = h3_next;
        h4 = h4_next;
    }
    vst1q_u32(&state[0][0], h0);
    vst1q_u32(&state[1][0], h1);
    vst1q_u32(&state[2][0], h2);
    vst1q_u32(&state[3][0], h3);
    vst1q_u32(&state[4][0], h4);
}

enum {
    LANES = 4, /* messages side by side */
    WINDOW = 1024, /* messages that are put in order at a time */
    EXACT = 64, /* numbers of blocks below it are told apart */
    RANKS = 512,
    FEW = 1 /* messages that are faster one by one */
};

/* What a call works on: whole messages, or in contexts pieces of messages, or the ends of them. */
enum { WHOLE, PIECES, ENDS };

typedef struct {
    int kind; /* one of these; each copy of the functions below knows which */
    ripemd160_ctx *const *ctx; /* of pieces and ends */
    const uint8_t *const *data; /* of whole messages and pieces */
    const size_t *len; /* likewise */
    uint8_t (*digest)[20]; /* of whole messages and ends */
} messages;

/* The number of blocks that become whole: of a message that ends, those of its padding, too. */
INLINE size_t count_blocks(const messages *m, size_t i)
{
    const size_t used = m->kind != WHOLE ? (size_t)(m->ctx[i]->length % 64) : 0;
    const size_t len = m->kind != ENDS ? m->len[i] : 0, end = m->kind != PIECES ? 72 : 0;

    return len / 64 + (used + len % 64 + end) / 64;
}

/* The rank of a message by the number of its blocks; great ones, of which the first bits count, may have the same. */
static size_t rank(size_t nblocks)
{
    size_t above = 0;

    for (; nblocks >= EXACT && above < RANKS - EXACT; above += EXACT / 2)
        nblocks /= 2;
    if (nblocks >= EXACT)
        nblocks = EXACT - 1;
    return above + nblocks;
}

/* Puts the numbers of count messages in order, the longest first, so that those side by side end together. */
INLINE void put_in_order(uint16_t *order, const messages *m, size_t first, size_t count)
{
    uint16_t place[RANKS] = {0}, ranks[WINDOW];
    size_t longer = 0;

    if (count <= LANES) { /* all start at once */
        for (size_t i = 0; i < count; i++)
            order[i] = (uint16_t)i;
        return;
    }
    for (size_t i = 0; i < count; i++)
        place[ranks[i] = (uint16_t)rank(count_blocks(m, first + i))]++;
    for (size_t i = RANKS; i-- != 0;) {
        const size_t equal = place[i];

        place[i] = (uint16_t)longer;
        longer += equal;
    }
    for (size_t i = 0; i < count; i++)
        order[place[ranks[i]]++] = (uint16_t)i;
}

/* Messages on their way through the lanes. */
typedef struct {
    uint32_t state[5][LANES] ALIGNED;
    const uint8_t *data[LANES]; /* the blocks that are next */
    size_t nblocks[LANES]; /* their number */
    const uint8_t *then[LANES]; /* the blocks that follow */
    size_t nthen[LANES]; /* their number */
    size_t message[LANES]; /* its number */
    size_t lane[LANES]; /* the lanes by number: those at work, then the idle ones */
    uint8_t joined[LANES][128]; /* blocks that do not lie in one piece of memory */
} work;

static const uint32_t IV[5] = {
    0x67452301u, 0xefcdab89u, 0x98badcfeu, 0x10325476u, 0xc3d2e1f0u,
};

/* Asks memory for what a message needs first. */
INLINE void fetch(const messages *m, size_t i)
{
    const size_t len = m->kind != ENDS ? m->len[i] : 0;

    if (m->kind != WHOLE) {
        FETCH(m->ctx[i], 0);
        FETCH(m->ctx[i], sizeof *m->ctx[i] - 1);
    }
    if (len == 0)
        return;
    for (size_t at = 0; at < len && at < 4 * 64; at += 64)
        FETCH(m->data[i], at);
    FETCH(m->data[i], len - len % 64);
    FETCH(m->data[i], len);
}

/* Gives a lane blocks in two places, of which there may be none in the first. */
INLINE void give(work *w, size_t j, const uint8_t *data, size_t nblocks, const uint8_t *then, size_t nthen)
{
    w->data[j] = nblocks != 0 ? data : then;
    w->nblocks[j] = nblocks != 0 ? nblocks : nthen;
    w->then[j] = then;
    w->nthen[j] = nblocks != 0 ? nthen : 0;
}

/* A piece. What it leaves of a block is kept, and if no block becomes whole, all of it: then the lane stays free. */
INLINE size_t start_piece(work *w, size_t j, ripemd160_ctx *ctx, const uint8_t *data, size_t len)
{
    const size_t used = (size_t)(ctx->length % 64), room = 64 - used;
    uint8_t *const block = w->joined[j];

    if (len == 0)
        return 0;
    ctx->length += len;
    if (len < room) {
        memcpy(ctx->buffer + used, data, len);
        return 0;
    }
    if (used != 0) {
        memcpy(block, ctx->buffer, sizeof ctx->buffer);
        memcpy(block + used, data, room);
        data += room;
        len -= room;
    }
    memcpy(ctx->buffer, data + (len - len % 64), len % 64);
    give(w, j, block, used != 0, data, len / 64);
    return 1;
}

/* The last bytes of a message that has so many in all. */
INLINE void start_last(work *w, size_t j, const uint8_t *data, size_t len, uint64_t length)
{
    const size_t rest = len % 64, size = rest < 56 ? 64 : 128;
    const uint64_t bits = length * 8;
    uint8_t *const end = w->joined[j];

    memset(end, 0, 128);
    if (rest != 0)
        memcpy(end, data + (len - rest), rest);
    end[rest] = 0x80;
    store32(end + size - 8, (uint32_t)bits);
    store32(end + size - 4, (uint32_t)(bits >> 32));
    give(w, j, data, len / 64, end, size / 64);
}

/* Gives a lane what is to be done of a message. Returns the number of lanes that takes: none if it is done. */
INLINE size_t start(work *w, size_t j, const messages *m, size_t i)
{
    ripemd160_ctx *const ctx = m->kind != WHOLE ? m->ctx[i] : NULL;
    const uint32_t *const state = m->kind != WHOLE ? ctx->state : IV;

    if (m->kind == PIECES && start_piece(w, j, ctx, m->data[i], m->len[i]) == 0)
        return 0;
    w->message[j] = i;
    w->state[0][j] = state[0];
    w->state[1][j] = state[1];
    w->state[2][j] = state[2];
    w->state[3][j] = state[3];
    w->state[4][j] = state[4];
    if (m->kind == WHOLE) {
        start_last(w, j, m->data[i], m->len[i], m->len[i]);
    } else if (m->kind == ENDS) {
        start_last(w, j, ctx->buffer, (size_t)(ctx->length % 64), ctx->length);
        wipe(ctx, sizeof *ctx);
    }
    return 1;
}

/* What is made of a message: its digest, or the state of its context, of words that are so far apart. */
INLINE void put(const messages *m, size_t i, const uint32_t *state, size_t stride)
{
    if (m->kind != PIECES) {
        uint8_t *const digest = m->digest[i];

        for (size_t k = 0; k < 5; k++)
            store32(digest + 4 * k, state[k * stride]);
    } else {
        uint32_t *const to = m->ctx[i]->state;

        for (size_t k = 0; k < 5; k++)
            to[k] = state[k * stride];
    }
}

/* Compresses as many blocks as there are in all lanes at work, and puts what is made of messages that are done. */
INLINE size_t run(work *w, const messages *m, size_t busy)
{
    size_t nblocks = w->nblocks[w->lane[0]], still = 0;

    for (size_t i = 1; i < busy; i++)
        if (w->nblocks[w->lane[i]] < nblocks)
            nblocks = w->nblocks[w->lane[i]];
    for (size_t i = busy; i < LANES; i++)
        w->data[w->lane[i]] = w->data[w->lane[0]];
    ripemd160_x4_blocks(w->state, w->data, nblocks);
    for (size_t i = 0; i < busy; i++) {
        const size_t j = w->lane[i];

        w->data[j] += 64 * nblocks;
        w->nblocks[j] -= nblocks;
        if (w->nblocks[j] == 0) {
            w->data[j] = w->then[j];
            w->nblocks[j] = w->nthen[j];
            w->nthen[j] = 0;
        }
        if (w->nblocks[j] == 0) {
            put(m, w->message[j], &w->state[0][j], LANES);
        } else {
            w->lane[i] = w->lane[still];
            w->lane[still++] = j;
        }
    }
    return still;
}

/* The rest of a message alone. */
INLINE void finish(const work *w, const messages *m, size_t j)
{
    uint32_t state[5];

    for (size_t k = 0; k < 5; k++)
        state[k] = w->state[k][j];
    ripemd160_blocks(state, w->data[j], w->nblocks[j]);
    ripemd160_blocks(state, w->then[j], w->nthen[j]);
    put(m, w->message[j], state, 1);
}

/* A part of each of the functions below, which know what it works on. */
INLINE void hash_all(const messages *m, size_t n)
{
    uint16_t order[WINDOW];
    /* Messages before those in order, in order, in lanes or done of these; lanes at work. */
    size_t first = 0, known = 0, begun = 0, busy = 0;
    work w;

    memset(w.state, 0, sizeof w.state); /* idle lanes compute, too */
    for (size_t j = 0; j < LANES; j++)
        w.lane[j] = j;
    for (;;) {
        while (busy < LANES && first + begun < n) {
            const size_t later = begun + LANES;

            if (begun == known) {
                first += known;
                known = n - first;
                if (known > WINDOW)
                    known = WINDOW;
                begun = 0;
                put_in_order(order, m, first, known);
                continue;
            }
            if (later < known)
                fetch(m, first + order[later]);
            busy += start(&w, w.lane[busy], m, first + order[begun++]);
        }
        if (busy <= FEW)
            break;
        busy = run(&w, m, busy);
    }
    while (busy != 0)
        finish(&w, m, w.lane[--busy]);
}

void ripemd160_batch(const uint8_t *const msg[], const size_t len[], uint8_t (*digest)[20], size_t n)
{
    const messages whole = {WHOLE, NULL, msg, len, digest};

    hash_all(&whole, n);
}

void ripemd160_init_batch(ripemd160_ctx *const ctx[], size_t n)
{
    for (size_t i = 0; i < n; i++) {
        memcpy(ctx[i]->state, IV, sizeof IV);
        ctx[i]->length = 0;
    }
}

void ripemd160_update_batch(ripemd160_ctx *const ctx[], const uint8_t *const data[], const size_t len[], size_t n)
{
    const messages pieces = {PIECES, ctx, data, len, NULL};

    hash_all(&pieces, n);
}

void ripemd160_final_batch(ripemd160_ctx *const ctx[], uint8_t (*digest)[20], size_t n)
{
    const messages ends = {ENDS, ctx, NULL, NULL, digest};

    hash_all(&ends, n);
}
