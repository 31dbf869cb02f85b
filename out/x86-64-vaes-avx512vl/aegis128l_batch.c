/* SPDX-License-Identifier: 0BSD */
/*
 * AEGIS-128L (RFC 10032) for x86-64 with VAES and AVX-512VL.
 *
 * Generated; to make it again:
 *     hashwright make aegis128l --target x86-64-vaes-avx512vl --kernel batch
 *
 * With the options above, `hashwright verify` tests all functions. `hashwright bench aegis128l
 * --target x86-64-vaes-avx512vl --kernel batch` measures the speed.
 *
 * Words are those of 4 messages side by side.
 * encrypt: 14 instructions for a piece of each of 4 messages, critical path 4 cycles (3.25 per
 *     iteration of a loop).
 * State words are stored in pairs, each with its counterpart in the second half.
 * State words s3: also stored with their halves exchanged.
 * update: 7 instructions for 32 bytes, critical path 6 cycles (5 per iteration of a loop).
 * encrypt: 10 instructions for 32 bytes, critical path 6 cycles (5 per iteration of a loop).
 * decrypt: 10 instructions for 32 bytes, critical path 6 cycles (5 per iteration of a loop).
 */
#include "aegis128l_batch.h"

/* Programs without a C library define memcpy and memset themselves. */
#if defined(__STDC_HOSTED__) && __STDC_HOSTED__ == 0
#define AEGIS128L_BATCH_FREESTANDING
#elif defined(__has_include)
#if !__has_include(<string.h>)
#define AEGIS128L_BATCH_FREESTANDING
#endif
#endif
#if !defined(AEGIS128L_BATCH_FREESTANDING)
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
#if defined(__clang__) && __clang_major__ >= 18 && __clang_major__ <= 21 \
    && !defined(__apple_build_version__)
#pragma clang attribute push(__attribute__((target("aes,avx512f,avx512vl,vaes,evex512"))), \
    apply_to = function)
#elif defined(__clang__)
#pragma clang attribute push(__attribute__((target("aes,avx512f,avx512vl,vaes"))), \
    apply_to = function)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC target("aes,avx512f,avx512vl,vaes")
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_BATCH_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define AEGIS128L_BATCH_KEEP(constraint, x) ((void)0)
#endif

/* Always inlined, so that vector arguments stay in registers. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_BATCH_INLINE static inline __attribute__((always_inline))
#else
#define AEGIS128L_BATCH_INLINE static inline
#endif

/*
 * On return, clears the registers that the function used, so that they contain no secrets. clang
 * supports the attribute on these two architectures only. On x86-64 it is used for general
 * registers only: it would miss some vector registers, or clear them with instructions without VEX
 * prefix, which stall while upper halves are in use.
 */
#if defined(__has_attribute)
#if __has_attribute(zero_call_used_regs)
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
#define AEGIS128L_BATCH_CLEARS __attribute__((zero_call_used_regs("used-gpr")))
#elif defined(__aarch64__) && !defined(__ARM_NEON)
#define AEGIS128L_BATCH_CLEARS __attribute__((zero_call_used_regs("used-gpr")))
#elif defined(__aarch64__)
#define AEGIS128L_BATCH_CLEARS __attribute__((zero_call_used_regs("used")))
#elif !defined(__clang__)
#define AEGIS128L_BATCH_CLEARS __attribute__((zero_call_used_regs("used")))
#endif
#endif
#endif
#ifndef AEGIS128L_BATCH_CLEARS
#define AEGIS128L_BATCH_CLEARS
#endif

/* Clears the vector registers of x86-64 and returns its argument. */
AEGIS128L_BATCH_INLINE int aegis128l_batch_cleared(int result)
{
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC) \
    && defined(__SSE2__) && (defined(__GNUC__) || defined(__clang__))
    __asm__ __volatile__(
        ".irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15\n\t"
        "vpxor {%%|}xmm\\n, {%%|}xmm\\n, {%%|}xmm\\n\n\t"
        ".endr"
        "\n\tvzeroupper"
        : "+r"(result) : : "memory", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7",
            "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15");
    __asm__ __volatile__(
        ".irp n, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31\n\t"
        "vpxord {%%|}xmm\\n, {%%|}xmm\\n, {%%|}xmm\\n\n\t"
        ".endr"
        : "+r"(result) : : "memory", "xmm16", "xmm17", "xmm18", "xmm19", "xmm20", "xmm21", "xmm22",
            "xmm23", "xmm24", "xmm25", "xmm26", "xmm27", "xmm28", "xmm29", "xmm30", "xmm31");
#endif
    return result;
}

typedef __m128i aegis128l_batch_block;

AEGIS128L_BATCH_INLINE
aegis128l_batch_block aegis128l_batch_load(const uint8_t *p)
{
    return _mm_loadu_si128((const __m128i *)(const void *)(p));
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_store(uint8_t *p, aegis128l_batch_block x)
{
    _mm_storeu_si128((__m128i *)(void *)(p), x);
}

typedef __m256i aegis128l_batch_block2;

AEGIS128L_BATCH_INLINE
aegis128l_batch_block2 aegis128l_batch_load2(const uint8_t *p)
{
    return _mm256_loadu_si256((const __m256i *)(const void *)(p));
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_store2(uint8_t *p, aegis128l_batch_block2 x)
{
    _mm256_storeu_si256((__m256i *)(void *)(p), x);
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_copy(aegis128l_batch_block2 to[5],
    const aegis128l_batch_block2 from[5])
{
    to[0] = from[0];
    to[1] = from[1];
    to[2] = from[2];
    to[3] = from[3];
    to[4] = from[4];
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_initial(aegis128l_batch_block2 s[5],
    aegis128l_batch_block key, aegis128l_batch_block nonce)
{
    const __m128i x1 = _mm_xor_si128(key,
        _mm_set_epi64x((int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u));
    const __m256i x2 = _mm256_inserti128_si256(
        _mm256_castsi128_si256(
            _mm_set_epi64x((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu)), x1, 1);
    s[0] = _mm256_xor_si256(_mm256_inserti128_si256(_mm256_castsi128_si256(nonce), nonce, 1),
        _mm256_inserti128_si256(_mm256_castsi128_si256(key), key, 1));
    s[1] = x2;
    s[2] = _mm256_inserti128_si256(
        _mm256_castsi128_si256(
            _mm_set_epi64x((int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u)),
        _mm_xor_si128(key,
            _mm_set_epi64x((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu)), 1);
    s[3] = x2;
    s[4] = _mm256_inserti128_si256(_mm256_castsi128_si256(x1),
        _mm_set_epi64x((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu), 1);
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_init_update(aegis128l_batch_block2 s[5],
    aegis128l_batch_block key, aegis128l_batch_block nonce)
{
    const aegis128l_batch_block2 s0 = s[0];
    const aegis128l_batch_block2 s1 = s[1];
    const aegis128l_batch_block2 s2 = s[2];
    const aegis128l_batch_block2 s3 = s[3];
    const aegis128l_batch_block2 u3 = s[4];
    s[0] = _mm256_ternarylogic_epi64(_mm256_aesenc_epi128(u3, _mm256_setzero_si256()),
        _mm256_inserti128_si256(_mm256_castsi128_si256(nonce), key, 1), s0, 0x96);
    s[1] = _mm256_aesenc_epi128(s0, s1);
    s[2] = _mm256_aesenc_epi128(s1, s2);
    s[3] = _mm256_aesenc_epi128(s2, s3);
    s[4] = _mm256_aesenc_epi128(_mm256_permute2x128_si256(s2, s2, 1), u3);
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_update(aegis128l_batch_block2 s[5],
    aegis128l_batch_block2 m0)
{
    const aegis128l_batch_block2 s0 = s[0];
    const aegis128l_batch_block2 s1 = s[1];
    const aegis128l_batch_block2 s2 = s[2];
    const aegis128l_batch_block2 s3 = s[3];
    const aegis128l_batch_block2 u3 = s[4];
    const __m256i t_1 = _mm256_xor_si256(_mm256_aesenc_epi128(u3, m0), s0);
    const __m256i t_2 = _mm256_aesenc_epi128(s0, s1);
    const __m256i t_3 = _mm256_aesenc_epi128(s1, s2);
    const __m256i t_4 = _mm256_aesenc_epi128(s2, s3);
    const __m256i t_5 = _mm256_aesenc_epi128(_mm256_permute2x128_si256(s2, s2, 1), u3);
    s[0] = t_1;
    s[1] = t_2;
    s[2] = t_3;
    s[3] = t_4;
    s[4] = t_5;
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_encrypt(aegis128l_batch_block2 s[5],
    aegis128l_batch_block2 m0, aegis128l_batch_block2 *c0)
{
    const aegis128l_batch_block2 s0 = s[0];
    const aegis128l_batch_block2 s1 = s[1];
    const aegis128l_batch_block2 s2 = s[2];
    const aegis128l_batch_block2 s3 = s[3];
    const aegis128l_batch_block2 u3 = s[4];
    const __m256i x1 = _mm256_permute2x128_si256(s2, s2, 1);
    const __m256i t_1 =
        _mm256_xor_si256(_mm256_ternarylogic_epi64(_mm256_xor_si256(s1, m0), s2, s3, 0x78), x1);
    const __m256i t_2 = _mm256_xor_si256(_mm256_aesenc_epi128(u3, m0), s0);
    const __m256i t_3 = _mm256_aesenc_epi128(s0, s1);
    const __m256i t_4 = _mm256_aesenc_epi128(s1, s2);
    const __m256i t_5 = _mm256_aesenc_epi128(s2, s3);
    const __m256i t_6 = _mm256_aesenc_epi128(x1, u3);
    *c0 = t_1;
    s[0] = t_2;
    s[1] = t_3;
    s[2] = t_4;
    s[3] = t_5;
    s[4] = t_6;
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_decrypt(aegis128l_batch_block2 s[5],
    aegis128l_batch_block2 c0, aegis128l_batch_block2 *m0)
{
    const aegis128l_batch_block2 s0 = s[0];
    const aegis128l_batch_block2 s1 = s[1];
    const aegis128l_batch_block2 s2 = s[2];
    const aegis128l_batch_block2 s3 = s[3];
    const aegis128l_batch_block2 u3 = s[4];
    const __m256i x1 = _mm256_permute2x128_si256(s2, s2, 1);
    const __m256i t_1 =
        _mm256_xor_si256(_mm256_ternarylogic_epi64(_mm256_xor_si256(s1, c0), s2, s3, 0x78), x1);
    const __m256i t_2 =
        _mm256_ternarylogic_epi64(_mm256_aesenc_epi128(u3, _mm256_setzero_si256()), s0, t_1, 0x96);
    const __m256i t_3 = _mm256_aesenc_epi128(s0, s1);
    const __m256i t_4 = _mm256_aesenc_epi128(s1, s2);
    const __m256i t_5 = _mm256_aesenc_epi128(s2, s3);
    const __m256i t_6 = _mm256_aesenc_epi128(x1, u3);
    *m0 = t_1;
    s[0] = t_2;
    s[1] = t_3;
    s[2] = t_4;
    s[3] = t_5;
    s[4] = t_6;
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_keystream(aegis128l_batch_block2 s[5],
    aegis128l_batch_block2 *z0)
{
    const aegis128l_batch_block2 s1 = s[1];
    const aegis128l_batch_block2 s2 = s[2];
    const aegis128l_batch_block2 s3 = s[3];
    *z0 = _mm256_xor_si256(_mm256_ternarylogic_epi64(s2, s3, s1, 0x6a),
        _mm256_permute2x128_si256(s2, s2, 1));
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_mixin(aegis128l_batch_block2 s[5],
    aegis128l_batch_block lengths, aegis128l_batch_block *t)
{
    const aegis128l_batch_block2 s2 = s[2];
    *t = _mm_xor_si128(_mm256_castsi256_si128(s2), lengths);
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_final_update(aegis128l_batch_block2 s[5],
    aegis128l_batch_block t)
{
    const aegis128l_batch_block2 s0 = s[0];
    const aegis128l_batch_block2 s1 = s[1];
    const aegis128l_batch_block2 s2 = s[2];
    const aegis128l_batch_block2 s3 = s[3];
    const aegis128l_batch_block2 u3 = s[4];
    s[0] = _mm256_ternarylogic_epi64(_mm256_aesenc_epi128(u3, _mm256_setzero_si256()),
        _mm256_inserti128_si256(_mm256_castsi128_si256(t), t, 1), s0, 0x96);
    s[1] = _mm256_aesenc_epi128(s0, s1);
    s[2] = _mm256_aesenc_epi128(s1, s2);
    s[3] = _mm256_aesenc_epi128(s2, s3);
    s[4] = _mm256_aesenc_epi128(_mm256_permute2x128_si256(s2, s2, 1), u3);
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_tag128(aegis128l_batch_block2 s[5],
    aegis128l_batch_block *t0)
{
    const aegis128l_batch_block2 s0 = s[0];
    const aegis128l_batch_block2 s1 = s[1];
    const aegis128l_batch_block2 s2 = s[2];
    const aegis128l_batch_block2 s3 = s[3];
    *t0 = _mm_xor_si128(
        _mm_ternarylogic_epi64(_mm256_extracti128_si256(s1, 1), _mm256_extracti128_si256(s0, 1),
            _mm_xor_si128(_mm256_castsi256_si128(s3), _mm256_castsi256_si128(s2)), 0x96),
        _mm_ternarylogic_epi64(_mm256_castsi256_si128(s1), _mm256_castsi256_si128(s0),
            _mm256_extracti128_si256(s2, 1), 0x96));
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_tag256(aegis128l_batch_block2 s[5],
    aegis128l_batch_block2 *t0)
{
    const aegis128l_batch_block2 s0 = s[0];
    const aegis128l_batch_block2 s1 = s[1];
    const aegis128l_batch_block2 s2 = s[2];
    const aegis128l_batch_block2 s3 = s[3];
    *t0 = _mm256_ternarylogic_epi64(_mm256_xor_si256(s3, s2), s1, s0, 0x96);
}

/* Clears memory. The compiler cannot optimise the stores away. */
static void aegis128l_batch_wipe(void *p, size_t len)
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

static int aegis128l_batch_is_tag_length(size_t len)
{
    return len == 16 || len == 32;
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_start(aegis128l_batch_block2 s[5], const uint8_t *nonce,
    const uint8_t *key)
{
    aegis128l_batch_initial(s, aegis128l_batch_load(key), aegis128l_batch_load(nonce));
    for (int i = 0; i < 10; i++)
        aegis128l_batch_init_update(s, aegis128l_batch_load(key), aegis128l_batch_load(nonce));
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_update_at(aegis128l_batch_block2 s[5], const uint8_t *p)
{
    AEGIS128L_BATCH_KEEP("v", s[0]);
    AEGIS128L_BATCH_KEEP("v", s[1]);
    AEGIS128L_BATCH_KEEP("v", s[2]);
    AEGIS128L_BATCH_KEEP("v", s[3]);
    AEGIS128L_BATCH_KEEP("v", s[4]);
    aegis128l_batch_update(s, aegis128l_batch_load2(p));
}

/* Absorbs len bytes; the last piece is padded with zeros. */
AEGIS128L_BATCH_INLINE void aegis128l_batch_absorb(aegis128l_batch_block2 s[5], const uint8_t *p,
    size_t len)
{
    aegis128l_batch_block2 r[5];

    aegis128l_batch_copy(r, s);
    for (; len >= 32; len -= 32, p += 32) {
        aegis128l_batch_update_at(r, p);
    }
    aegis128l_batch_copy(s, r);
    if (len != 0) {
        uint8_t last[32] = {0};

        memcpy(last, p, len);
        aegis128l_batch_update(s, aegis128l_batch_load2(last));
    }
}

/*
 * Mixes the halves of a block into the state and performs the final updates. The halves are usually
 * two lengths in bits.
 */
AEGIS128L_BATCH_INLINE void aegis128l_batch_last_updates(aegis128l_batch_block2 s[5], uint64_t low,
    uint64_t high)
{
    aegis128l_batch_block t;

    aegis128l_batch_mixin(s, _mm_set_epi64x((int64_t)high, (int64_t)low), &t);
    for (int i = 0; i < 7; i++)
        aegis128l_batch_final_update(s, t);
}

/* Writes the tag. */
AEGIS128L_BATCH_INLINE void aegis128l_batch_store_tag(aegis128l_batch_block2 s[5], uint8_t *to,
    size_t tag_len)
{
    if (tag_len == 16) {
        aegis128l_batch_block t0;

        aegis128l_batch_tag128(s, &t0);
        aegis128l_batch_store(to, t0);
    }
    if (tag_len == 32) {
        aegis128l_batch_block2 t0;

        aegis128l_batch_tag256(s, &t0);
        aegis128l_batch_store2(to, t0);
    }
}

/* Writes the tag, after mixing two lengths, given in bytes, into the state. */
AEGIS128L_BATCH_INLINE void aegis128l_batch_finish(aegis128l_batch_block2 s[5], uint64_t low,
    uint64_t high, uint8_t *tag, size_t tag_len)
{
    aegis128l_batch_last_updates(s, 8 * low, 8 * high);
    aegis128l_batch_store_tag(s, tag, tag_len);
}

/*
 * Compares a tag with the expected one in constant time. Returns 0 if they are equal, or else -1.
 * Clears the expected tag, which would let its reader forge a message.
 */
AEGIS128L_BATCH_INLINE int aegis128l_batch_checked(uint8_t *expected, const uint8_t *tag,
    size_t len)
{
    uint8_t differing = 0;

    for (size_t i = 0; i < len; i++)
        differing |= expected[i] ^ tag[i];
    aegis128l_batch_wipe(expected, len);
    return differing == 0 ? 0 : -1;
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_encrypt_at(aegis128l_batch_block2 s[5], uint8_t *c,
    const uint8_t *m)
{
    aegis128l_batch_block2 c0;

    AEGIS128L_BATCH_KEEP("v", s[0]);
    AEGIS128L_BATCH_KEEP("v", s[1]);
    AEGIS128L_BATCH_KEEP("v", s[2]);
    AEGIS128L_BATCH_KEEP("v", s[3]);
    AEGIS128L_BATCH_KEEP("v", s[4]);
    aegis128l_batch_encrypt(s, aegis128l_batch_load2(m), &c0);
    aegis128l_batch_store2(c, c0);
}

/* Encrypts whole pieces of 32 bytes. */
AEGIS128L_BATCH_INLINE void aegis128l_batch_encrypt_pieces(aegis128l_batch_block2 s[5], uint8_t *c,
    const uint8_t *m, size_t count)
{
    aegis128l_batch_block2 r[5];

    aegis128l_batch_copy(r, s);
    for (; count != 0; count--, m += 32, c += 32) {
        aegis128l_batch_encrypt_at(r, c, m);
    }
    aegis128l_batch_copy(s, r);
}

/* Encrypts the last piece; len is from 1 to 31. */
AEGIS128L_BATCH_INLINE void aegis128l_batch_encrypt_last(aegis128l_batch_block2 s[5], uint8_t *c,
    const uint8_t *m, size_t len)
{
    uint8_t last[32] = {0};

    memcpy(last, m, len);
    aegis128l_batch_encrypt_pieces(s, last, last, 1);
    memcpy(c, last, len);
    aegis128l_batch_wipe(last, sizeof last);
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_encrypt_all(aegis128l_batch_block2 s[5], uint8_t *c,
    const uint8_t *m, size_t len)
{
    const size_t whole = len / 32 * 32;

    aegis128l_batch_encrypt_pieces(s, c, m, len / 32);
    if (len > whole)
        aegis128l_batch_encrypt_last(s, c + whole, m + whole, len - whole);
}


AEGIS128L_BATCH_INLINE void aegis128l_batch_decrypt_at(aegis128l_batch_block2 s[5], uint8_t *m,
    const uint8_t *c)
{
    aegis128l_batch_block2 m0;

    AEGIS128L_BATCH_KEEP("v", s[0]);
    AEGIS128L_BATCH_KEEP("v", s[1]);
    AEGIS128L_BATCH_KEEP("v", s[2]);
    AEGIS128L_BATCH_KEEP("v", s[3]);
    AEGIS128L_BATCH_KEEP("v", s[4]);
    aegis128l_batch_decrypt(s, aegis128l_batch_load2(c), &m0);
    aegis128l_batch_store2(m, m0);
}

/* Decrypts whole pieces of 32 bytes. */
AEGIS128L_BATCH_INLINE void aegis128l_batch_decrypt_pieces(aegis128l_batch_block2 s[5], uint8_t *m,
    const uint8_t *c, size_t count)
{
    aegis128l_batch_block2 r[5];

    aegis128l_batch_copy(r, s);
    for (; count != 0; count--, c += 32, m += 32) {
        aegis128l_batch_decrypt_at(r, m, c);
    }
    aegis128l_batch_copy(s, r);
}

/* Decrypts the last piece; len is from 1 to 31. */
AEGIS128L_BATCH_INLINE void aegis128l_batch_decrypt_last(aegis128l_batch_block2 s[5], uint8_t *m,
    const uint8_t *c, size_t len)
{
    uint8_t last[32];
    aegis128l_batch_block2 z0;

    /*
     * The keystream follows the last byte, so that decryption turns it into zeros, which are
     * absorbed.
     */
    aegis128l_batch_keystream(s, &z0);
    aegis128l_batch_store2(last, z0);
    memcpy(last, c, len);
    aegis128l_batch_decrypt_pieces(s, last, last, 1);
    memcpy(m, last, len);
    aegis128l_batch_wipe(last, sizeof last);
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_decrypt_all(aegis128l_batch_block2 s[5], uint8_t *m,
    const uint8_t *c, size_t len)
{
    const size_t whole = len / 32 * 32;

    aegis128l_batch_decrypt_pieces(s, m, c, len / 32);
    if (len > whole)
        aegis128l_batch_decrypt_last(s, m + whole, c + whole, len - whole);
}

enum { AEGIS128L_BATCH_ENCRYPTS, AEGIS128L_BATCH_DECRYPTS, AEGIS128L_BATCH_AUTHENTICATES };

/* Processes one message. Returns 0, or -1 if the tag is wrong. */
AEGIS128L_BATCH_INLINE int aegis128l_batch_work_on_one(int does, aegis128l_message *msg,
    size_t tag_len)
{
    aegis128l_batch_block2 s[5];
    uint8_t tag[32];

    aegis128l_batch_start(s, msg->nonce, msg->key);
    if (does == AEGIS128L_BATCH_AUTHENTICATES) {
        aegis128l_batch_absorb(s, msg->in, msg->len);
        aegis128l_batch_finish(s, msg->len, tag_len, tag, tag_len);
    } else {
        aegis128l_batch_absorb(s, msg->ad, msg->ad_len);
        if (does == AEGIS128L_BATCH_ENCRYPTS)
            aegis128l_batch_encrypt_all(s, msg->out, msg->in, msg->len);
        else
            aegis128l_batch_decrypt_all(s, msg->out, msg->in, msg->len);
        aegis128l_batch_finish(s, msg->ad_len, msg->len, tag, tag_len);
    }
    msg->result = 0;
    if (does != AEGIS128L_BATCH_DECRYPTS)
        memcpy(msg->tag, tag, tag_len);
    else
        msg->result = aegis128l_batch_checked(tag, msg->tag, tag_len);
    if (msg->result != 0 && msg->len != 0)
        memset(msg->out, 0, msg->len);
    return msg->result;
}

/* Writes the results for an invalid tag length, and returns -1. */
AEGIS128L_BATCH_INLINE int aegis128l_batch_refuse(int does, aegis128l_message *msg, size_t n)
{
    for (; n != 0; msg++, n--) {
        msg->result = -1;
        if (does == AEGIS128L_BATCH_DECRYPTS && msg->len != 0)
            memset(msg->out, 0, msg->len);
    }
    return -1;
}

typedef __m512i aegis128l_batch_block4;
/* a word of the state of several messages, each in a lane */
typedef aegis128l_batch_block4 aegis128l_batch_row;

AEGIS128L_BATCH_INLINE aegis128l_batch_block2 aegis128l_batch_join2(aegis128l_batch_block x,
    aegis128l_batch_block y)
{
    return _mm256_inserti128_si256(_mm256_castsi128_si256(x), y, 1);
}

AEGIS128L_BATCH_INLINE aegis128l_batch_block aegis128l_batch_low2(aegis128l_batch_block2 x)
{
    return _mm256_castsi256_si128(x);
}

AEGIS128L_BATCH_INLINE aegis128l_batch_block aegis128l_batch_high2(aegis128l_batch_block2 x)
{
    return _mm256_extracti128_si256(x, 1);
}

AEGIS128L_BATCH_INLINE aegis128l_batch_block4 aegis128l_batch_join4(aegis128l_batch_block2 x,
    aegis128l_batch_block2 y)
{
    return _mm512_inserti64x4(_mm512_castsi256_si512(x), y, 1);
}

AEGIS128L_BATCH_INLINE aegis128l_batch_block2 aegis128l_batch_low4(aegis128l_batch_block4 x)
{
    return _mm512_castsi512_si256(x);
}

AEGIS128L_BATCH_INLINE aegis128l_batch_block2 aegis128l_batch_high4(aegis128l_batch_block4 x)
{
    return _mm512_extracti64x4_epi64(x, 1);
}

enum {
    AEGIS128L_BATCH_LANES = 4, /* messages side by side */
    AEGIS128L_BATCH_WIDE = 4, /* messages in a register */
    AEGIS128L_BATCH_WORDS = 8, /* rows of the states, in all streams */
    AEGIS128L_BATCH_RATE = 2, /* rows of a piece of each message */
    AEGIS128L_BATCH_KEYS = 1, /* rows of a key of each message */
    AEGIS128L_BATCH_STREAMS = 1,
    AEGIS128L_BATCH_WINDOW = 512, /* messages that are sorted together */
    AEGIS128L_BATCH_EXACT = 64, /* each number of pieces below this has its own rank */
    AEGIS128L_BATCH_RANKS = 512,
    AEGIS128L_BATCH_PLACES = 16, /* pieces in the buffer for lanes without a message */
    /* free lanes wait for a lane with at most this number of pieces left */
    AEGIS128L_BATCH_NEAR = 4
};

/* A loop over the lanes, which gcc unrolls at every optimisation level. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_BATCH_EACH_LANE(j) _Pragma("GCC unroll 16") for (size_t j = 0; \
    j < AEGIS128L_BATCH_LANES; j++)
#else
#define AEGIS128L_BATCH_EACH_LANE(j) for (size_t j = 0; j < AEGIS128L_BATCH_LANES; j++)
#endif

/* Load and store a block of each message in a register. */
AEGIS128L_BATCH_INLINE aegis128l_batch_row aegis128l_batch_gather(
    const uint8_t *const p[AEGIS128L_BATCH_WIDE], size_t at)
{
    return aegis128l_batch_join4(
        aegis128l_batch_join2(aegis128l_batch_load(p[0] + at), aegis128l_batch_load(p[1] + at)),
        aegis128l_batch_join2(aegis128l_batch_load(p[2] + at), aegis128l_batch_load(p[3] + at)));
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_scatter(uint8_t *const p[AEGIS128L_BATCH_WIDE],
    size_t at, aegis128l_batch_row x)
{
    aegis128l_batch_store(p[0] + at, aegis128l_batch_low2(aegis128l_batch_low4(x)));
    aegis128l_batch_store(p[1] + at, aegis128l_batch_high2(aegis128l_batch_low4(x)));
    aegis128l_batch_store(p[2] + at, aegis128l_batch_low2(aegis128l_batch_high4(x)));
    aegis128l_batch_store(p[3] + at, aegis128l_batch_high2(aegis128l_batch_high4(x)));
}

/* Load and store a piece of each message in a register. */
AEGIS128L_BATCH_INLINE void aegis128l_batch_take_piece(aegis128l_batch_row m[2],
    const uint8_t *const p[AEGIS128L_BATCH_WIDE], size_t at)
{
    m[0] = aegis128l_batch_gather(p, at);
    m[1] = aegis128l_batch_gather(p, at + 16);
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_give_piece(uint8_t *const p[AEGIS128L_BATCH_WIDE],
    size_t at, const aegis128l_batch_row m[2])
{
    aegis128l_batch_scatter(p, at, m[0]);
    aegis128l_batch_scatter(p, at + 16, m[1]);
}

/* Load and store a piece of each message. */
AEGIS128L_BATCH_INLINE void aegis128l_batch_take(aegis128l_batch_row m[AEGIS128L_BATCH_RATE],
    const uint8_t *const p[AEGIS128L_BATCH_LANES], size_t at)
{
    aegis128l_batch_take_piece(m, p, at);
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_give(uint8_t *const p[AEGIS128L_BATCH_LANES], size_t at,
    const aegis128l_batch_row m[AEGIS128L_BATCH_RATE])
{
    aegis128l_batch_give_piece(p, at, m);
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_copy_rows(aegis128l_batch_row to[AEGIS128L_BATCH_WORDS],
    const aegis128l_batch_row from[AEGIS128L_BATCH_WORDS])
{
    to[0] = from[0];
    to[1] = from[1];
    to[2] = from[2];
    to[3] = from[3];
    to[4] = from[4];
    to[5] = from[5];
    to[6] = from[6];
    to[7] = from[7];
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_initial_row(
    aegis128l_batch_row s[AEGIS128L_BATCH_WORDS], aegis128l_batch_row key,
    aegis128l_batch_row nonce)
{
    const __m512i x1 = _mm512_xor_si512(nonce, key);
    const __m512i x2 = _mm512_xor_si512(key,
        _mm512_set_epi64((int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u,
            (int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u,
            (int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u,
            (int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u));
    s[0] = x1;
    s[1] = _mm512_set_epi64((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu,
        (int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu, (int64_t)0xdd28b57342311120u,
        (int64_t)0xf12fc26d55183ddbu, (int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu);
    s[2] = _mm512_set_epi64((int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u,
        (int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u, (int64_t)0x6279e99059372215u,
        (int64_t)0x0d08050302010100u, (int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u);
    s[3] = _mm512_set_epi64((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu,
        (int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu, (int64_t)0xdd28b57342311120u,
        (int64_t)0xf12fc26d55183ddbu, (int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu);
    s[4] = x1;
    s[5] = x2;
    s[6] = _mm512_xor_si512(key,
        _mm512_set_epi64((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu,
            (int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu,
            (int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu,
            (int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu));
    s[7] = x2;
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_init_update_row(
    aegis128l_batch_row s[AEGIS128L_BATCH_WORDS], aegis128l_batch_row key,
    aegis128l_batch_row nonce)
{
    const aegis128l_batch_row s0 = s[0];
    const aegis128l_batch_row s1 = s[1];
    const aegis128l_batch_row s2 = s[2];
    const aegis128l_batch_row s3 = s[3];
    const aegis128l_batch_row s4 = s[4];
    const aegis128l_batch_row s5 = s[5];
    const aegis128l_batch_row s6 = s[6];
    const aegis128l_batch_row s7 = s[7];
    s[0] = _mm512_ternarylogic_epi64(_mm512_aesenc_epi128(s7, _mm512_setzero_si512()), nonce, s0,
        0x96);
    s[1] = _mm512_aesenc_epi128(s0, s1);
    s[2] = _mm512_aesenc_epi128(s1, s2);
    s[3] = _mm512_aesenc_epi128(s2, s3);
    s[4] =
        _mm512_ternarylogic_epi64(_mm512_aesenc_epi128(s3, _mm512_setzero_si512()), key, s4, 0x96);
    s[5] = _mm512_aesenc_epi128(s4, s5);
    s[6] = _mm512_aesenc_epi128(s5, s6);
    s[7] = _mm512_aesenc_epi128(s6, s7);
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_update_row(aegis128l_batch_row s[AEGIS128L_BATCH_WORDS],
    aegis128l_batch_row m0, aegis128l_batch_row m1)
{
    const aegis128l_batch_row s0 = s[0];
    const aegis128l_batch_row s1 = s[1];
    const aegis128l_batch_row s2 = s[2];
    const aegis128l_batch_row s3 = s[3];
    const aegis128l_batch_row s4 = s[4];
    const aegis128l_batch_row s5 = s[5];
    const aegis128l_batch_row s6 = s[6];
    const aegis128l_batch_row s7 = s[7];
    const __m512i t_1 =
        _mm512_ternarylogic_epi64(_mm512_aesenc_epi128(s7, _mm512_setzero_si512()), s0, m0, 0x96);
    const __m512i t_2 = _mm512_aesenc_epi128(s0, s1);
    const __m512i t_3 = _mm512_aesenc_epi128(s1, s2);
    const __m512i t_4 = _mm512_aesenc_epi128(s2, s3);
    const __m512i t_5 =
        _mm512_ternarylogic_epi64(_mm512_aesenc_epi128(s3, _mm512_setzero_si512()), s4, m1, 0x96);
    const __m512i t_6 = _mm512_aesenc_epi128(s4, s5);
    const __m512i t_7 = _mm512_aesenc_epi128(s5, s6);
    const __m512i t_8 = _mm512_aesenc_epi128(s6, s7);
    s[0] = t_1;
    s[1] = t_2;
    s[2] = t_3;
    s[3] = t_4;
    s[4] = t_5;
    s[5] = t_6;
    s[6] = t_7;
    s[7] = t_8;
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_encrypt_row(
    aegis128l_batch_row s[AEGIS128L_BATCH_WORDS], aegis128l_batch_row m0, aegis128l_batch_row m1,
    aegis128l_batch_row *c0, aegis128l_batch_row *c1)
{
    const aegis128l_batch_row s0 = s[0];
    const aegis128l_batch_row s1 = s[1];
    const aegis128l_batch_row s2 = s[2];
    const aegis128l_batch_row s3 = s[3];
    const aegis128l_batch_row s4 = s[4];
    const aegis128l_batch_row s5 = s[5];
    const aegis128l_batch_row s6 = s[6];
    const aegis128l_batch_row s7 = s[7];
    const __m512i t_1 =
        _mm512_ternarylogic_epi64(_mm512_ternarylogic_epi64(s2, s3, s1, 0x6a), s6, m0, 0x96);
    const __m512i t_2 =
        _mm512_ternarylogic_epi64(_mm512_ternarylogic_epi64(s6, s7, s5, 0x6a), s2, m1, 0x96);
    const __m512i t_3 =
        _mm512_ternarylogic_epi64(_mm512_aesenc_epi128(s7, _mm512_setzero_si512()), s0, m0, 0x96);
    const __m512i t_4 = _mm512_aesenc_epi128(s0, s1);
    const __m512i t_5 = _mm512_aesenc_epi128(s1, s2);
    const __m512i t_6 = _mm512_aesenc_epi128(s2, s3);
    const __m512i t_7 =
        _mm512_ternarylogic_epi64(_mm512_aesenc_epi128(s3, _mm512_setzero_si512()), s4, m1, 0x96);
    const __m512i t_8 = _mm512_aesenc_epi128(s4, s5);
    const __m512i t_9 = _mm512_aesenc_epi128(s5, s6);
    const __m512i t_10 = _mm512_aesenc_epi128(s6, s7);
    *c0 = t_1;
    *c1 = t_2;
    s[0] = t_3;
    s[1] = t_4;
    s[2] = t_5;
    s[3] = t_6;
    s[4] = t_7;
    s[5] = t_8;
    s[6] = t_9;
    s[7] = t_10;
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_decrypt_row(
    aegis128l_batch_row s[AEGIS128L_BATCH_WORDS], aegis128l_batch_row c0, aegis128l_batch_row c1,
    aegis128l_batch_row *m0, aegis128l_batch_row *m1)
{
    const aegis128l_batch_row s0 = s[0];
    const aegis128l_batch_row s1 = s[1];
    const aegis128l_batch_row s2 = s[2];
    const aegis128l_batch_row s3 = s[3];
    const aegis128l_batch_row s4 = s[4];
    const aegis128l_batch_row s5 = s[5];
    const aegis128l_batch_row s6 = s[6];
    const aegis128l_batch_row s7 = s[7];
    const __m512i t_1 =
        _mm512_ternarylogic_epi64(_mm512_ternarylogic_epi64(s2, s3, s1, 0x6a), s6, c0, 0x96);
    const __m512i t_2 =
        _mm512_ternarylogic_epi64(_mm512_ternarylogic_epi64(s6, s7, s5, 0x6a), s2, c1, 0x96);
    const __m512i t_3 =
        _mm512_ternarylogic_epi64(_mm512_aesenc_epi128(s7, _mm512_setzero_si512()), s0, t_1, 0x96);
    const __m512i t_4 = _mm512_aesenc_epi128(s0, s1);
    const __m512i t_5 = _mm512_aesenc_epi128(s1, s2);
    const __m512i t_6 = _mm512_aesenc_epi128(s2, s3);
    const __m512i t_7 =
        _mm512_ternarylogic_epi64(_mm512_aesenc_epi128(s3, _mm512_setzero_si512()), s4, t_2, 0x96);
    const __m512i t_8 = _mm512_aesenc_epi128(s4, s5);
    const __m512i t_9 = _mm512_aesenc_epi128(s5, s6);
    const __m512i t_10 = _mm512_aesenc_epi128(s6, s7);
    *m0 = t_1;
    *m1 = t_2;
    s[0] = t_3;
    s[1] = t_4;
    s[2] = t_5;
    s[3] = t_6;
    s[4] = t_7;
    s[5] = t_8;
    s[6] = t_9;
    s[7] = t_10;
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_keystream_row(
    aegis128l_batch_row s[AEGIS128L_BATCH_WORDS], aegis128l_batch_row *z0, aegis128l_batch_row *z1)
{
    const aegis128l_batch_row s1 = s[1];
    const aegis128l_batch_row s2 = s[2];
    const aegis128l_batch_row s3 = s[3];
    const aegis128l_batch_row s5 = s[5];
    const aegis128l_batch_row s6 = s[6];
    const aegis128l_batch_row s7 = s[7];
    *z0 = _mm512_ternarylogic_epi64(_mm512_xor_si512(s1, s6), s2, s3, 0x78);
    *z1 = _mm512_ternarylogic_epi64(_mm512_xor_si512(s5, s2), s6, s7, 0x78);
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_choose_row(aegis128l_batch_row s[AEGIS128L_BATCH_WORDS],
    aegis128l_batch_row from0, aegis128l_batch_row from1, aegis128l_batch_row from2,
    aegis128l_batch_row from3, aegis128l_batch_row from4, aegis128l_batch_row from5,
    aegis128l_batch_row from6, aegis128l_batch_row from7, aegis128l_batch_row mask)
{
    const aegis128l_batch_row s0 = s[0];
    const aegis128l_batch_row s1 = s[1];
    const aegis128l_batch_row s2 = s[2];
    const aegis128l_batch_row s3 = s[3];
    const aegis128l_batch_row s4 = s[4];
    const aegis128l_batch_row s5 = s[5];
    const aegis128l_batch_row s6 = s[6];
    const aegis128l_batch_row s7 = s[7];
    s[0] = _mm512_ternarylogic_epi64(from0, s0, mask, 0xe4);
    s[1] = _mm512_ternarylogic_epi64(from1, s1, mask, 0xe4);
    s[2] = _mm512_ternarylogic_epi64(from2, s2, mask, 0xe4);
    s[3] = _mm512_ternarylogic_epi64(from3, s3, mask, 0xe4);
    s[4] = _mm512_ternarylogic_epi64(from4, s4, mask, 0xe4);
    s[5] = _mm512_ternarylogic_epi64(from5, s5, mask, 0xe4);
    s[6] = _mm512_ternarylogic_epi64(from6, s6, mask, 0xe4);
    s[7] = _mm512_ternarylogic_epi64(from7, s7, mask, 0xe4);
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_mixin_row(aegis128l_batch_row s[AEGIS128L_BATCH_WORDS],
    aegis128l_batch_row lengths, aegis128l_batch_row *t)
{
    const aegis128l_batch_row s2 = s[2];
    *t = _mm512_xor_si512(lengths, s2);
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_final_update_row(
    aegis128l_batch_row s[AEGIS128L_BATCH_WORDS], aegis128l_batch_row t)
{
    const aegis128l_batch_row s0 = s[0];
    const aegis128l_batch_row s1 = s[1];
    const aegis128l_batch_row s2 = s[2];
    const aegis128l_batch_row s3 = s[3];
    const aegis128l_batch_row s4 = s[4];
    const aegis128l_batch_row s5 = s[5];
    const aegis128l_batch_row s6 = s[6];
    const aegis128l_batch_row s7 = s[7];
    s[0] = _mm512_ternarylogic_epi64(_mm512_aesenc_epi128(s7, _mm512_setzero_si512()), t, s0, 0x96);
    s[1] = _mm512_aesenc_epi128(s0, s1);
    s[2] = _mm512_aesenc_epi128(s1, s2);
    s[3] = _mm512_aesenc_epi128(s2, s3);
    s[4] = _mm512_ternarylogic_epi64(_mm512_aesenc_epi128(s3, _mm512_setzero_si512()), t, s4, 0x96);
    s[5] = _mm512_aesenc_epi128(s4, s5);
    s[6] = _mm512_aesenc_epi128(s5, s6);
    s[7] = _mm512_aesenc_epi128(s6, s7);
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_tag128_row(aegis128l_batch_row s[AEGIS128L_BATCH_WORDS],
    aegis128l_batch_row *t0)
{
    const aegis128l_batch_row s0 = s[0];
    const aegis128l_batch_row s1 = s[1];
    const aegis128l_batch_row s2 = s[2];
    const aegis128l_batch_row s3 = s[3];
    const aegis128l_batch_row s4 = s[4];
    const aegis128l_batch_row s5 = s[5];
    const aegis128l_batch_row s6 = s[6];
    *t0 = _mm512_ternarylogic_epi64(_mm512_xor_si512(s5, s4), _mm512_xor_si512(s3, s2),
        _mm512_ternarylogic_epi64(s1, s0, s6, 0x96), 0x96);
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_tag256_row(aegis128l_batch_row s[AEGIS128L_BATCH_WORDS],
    aegis128l_batch_row *t0, aegis128l_batch_row *t1)
{
    const aegis128l_batch_row s0 = s[0];
    const aegis128l_batch_row s1 = s[1];
    const aegis128l_batch_row s2 = s[2];
    const aegis128l_batch_row s3 = s[3];
    const aegis128l_batch_row s4 = s[4];
    const aegis128l_batch_row s5 = s[5];
    const aegis128l_batch_row s6 = s[6];
    const aegis128l_batch_row s7 = s[7];
    *t0 = _mm512_ternarylogic_epi64(_mm512_xor_si512(s3, s2), s1, s0, 0x96);
    *t1 = _mm512_ternarylogic_epi64(_mm512_xor_si512(s7, s6), s5, s4, 0x96);
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_update_piece(
    aegis128l_batch_row s[AEGIS128L_BATCH_WORDS], const uint8_t *const p[AEGIS128L_BATCH_LANES],
    size_t at)
{
    aegis128l_batch_row m[AEGIS128L_BATCH_RATE];

    aegis128l_batch_take(m, p, at);
    aegis128l_batch_update_row(s, m[0], m[1]);
}

/* Absorbs count pieces of each message. */
static void aegis128l_batch_update_rows(aegis128l_batch_row *state,
    const uint8_t *const in[AEGIS128L_BATCH_LANES], size_t count)
{
    const uint8_t *p[AEGIS128L_BATCH_LANES];
    aegis128l_batch_row s[AEGIS128L_BATCH_WORDS];
    size_t at = 0;

    AEGIS128L_BATCH_EACH_LANE(j) {
        p[j] = in[j];
    }
    aegis128l_batch_copy_rows(s, state);
    for (; count != 0; count--, at += 32) {
        aegis128l_batch_update_piece(s, p, at);
    }
    aegis128l_batch_copy_rows(state, s);
    _mm256_zeroupper(); /* gcc omits it after calls within the file */
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_encrypt_piece(
    aegis128l_batch_row s[AEGIS128L_BATCH_WORDS], uint8_t *const q[AEGIS128L_BATCH_LANES],
    const uint8_t *const p[AEGIS128L_BATCH_LANES], size_t at)
{
    aegis128l_batch_row m[AEGIS128L_BATCH_RATE], c[AEGIS128L_BATCH_RATE];

    aegis128l_batch_take(m, p, at);
    aegis128l_batch_encrypt_row(s, m[0], m[1], &c[0], &c[1]);
    aegis128l_batch_give(q, at, c);
}

/* Encrypts count pieces of each message. */
static void aegis128l_batch_encrypt_rows(aegis128l_batch_row *state,
    uint8_t *const out[AEGIS128L_BATCH_LANES], const uint8_t *const in[AEGIS128L_BATCH_LANES],
    size_t count)
{
    const uint8_t *p[AEGIS128L_BATCH_LANES];
    uint8_t *q[AEGIS128L_BATCH_LANES];
    aegis128l_batch_row s[AEGIS128L_BATCH_WORDS];
    size_t at = 0;

    AEGIS128L_BATCH_EACH_LANE(j) {
        p[j] = in[j];
        q[j] = out[j];
    }
    aegis128l_batch_copy_rows(s, state);
    for (; count != 0; count--, at += 32) {
        aegis128l_batch_encrypt_piece(s, q, p, at);
    }
    aegis128l_batch_copy_rows(state, s);
    _mm256_zeroupper(); /* gcc omits it after calls within the file */
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_decrypt_piece(
    aegis128l_batch_row s[AEGIS128L_BATCH_WORDS], uint8_t *const q[AEGIS128L_BATCH_LANES],
    const uint8_t *const p[AEGIS128L_BATCH_LANES], size_t at)
{
    aegis128l_batch_row c[AEGIS128L_BATCH_RATE], m[AEGIS128L_BATCH_RATE];

    aegis128l_batch_take(c, p, at);
    aegis128l_batch_decrypt_row(s, c[0], c[1], &m[0], &m[1]);
    aegis128l_batch_give(q, at, m);
}

/* Decrypts count pieces of each message. */
static void aegis128l_batch_decrypt_rows(aegis128l_batch_row *state,
    uint8_t *const out[AEGIS128L_BATCH_LANES], const uint8_t *const in[AEGIS128L_BATCH_LANES],
    size_t count)
{
    const uint8_t *p[AEGIS128L_BATCH_LANES];
    uint8_t *q[AEGIS128L_BATCH_LANES];
    aegis128l_batch_row s[AEGIS128L_BATCH_WORDS];
    size_t at = 0;

    AEGIS128L_BATCH_EACH_LANE(j) {
        p[j] = in[j];
        q[j] = out[j];
    }
    aegis128l_batch_copy_rows(s, state);
    for (; count != 0; count--, at += 32) {
        aegis128l_batch_decrypt_piece(s, q, p, at);
    }
    aegis128l_batch_copy_rows(state, s);
    _mm256_zeroupper(); /* gcc omits it after calls within the file */
}

/*
 * Returns the rank of a message by its number of pieces. Large numbers with the same leading bits
 * share a rank.
 */
static size_t aegis128l_batch_rank(size_t len)
{
    size_t pieces = len / 32, above = 0;

    for (; pieces >= AEGIS128L_BATCH_EXACT && above < AEGIS128L_BATCH_RANKS - AEGIS128L_BATCH_EXACT;
        above += AEGIS128L_BATCH_EXACT / 2)
        pieces /= 2;
    if (pieces >= AEGIS128L_BATCH_EXACT)
        pieces = AEGIS128L_BATCH_EXACT - 1;
    return above + pieces;
}

/*
 * Sorts the indices of count messages, the longest first, so that messages side by side end
 * together.
 */
static void aegis128l_batch_put_in_order(uint16_t *order, const aegis128l_message *msg,
    size_t count)
{
    uint16_t place[AEGIS128L_BATCH_RANKS] = {0};
    size_t longer = 0;

    size_t sorted = 1;

    while (sorted < count && msg[sorted].len <= msg[sorted - 1].len)
        sorted++;
    if (sorted >= count || count <= AEGIS128L_BATCH_LANES) {
        for (size_t i = 0; i < count; i++) { /* insertion sort */
            size_t j = i;

            for (; j != 0 && msg[order[j - 1]].len < msg[i].len; j--)
                order[j] = order[j - 1];
            order[j] = (uint16_t)i;
        }
        return;
    }
    for (size_t i = 0; i < count; i++)
        place[aegis128l_batch_rank(msg[i].len)]++;
    for (size_t i = AEGIS128L_BATCH_RANKS; i-- != 0;) {
        const size_t equal = place[i];

        place[i] = (uint16_t)longer;
        longer += equal;
    }
    for (size_t i = 0; i < count; i++)
        order[place[aegis128l_batch_rank(msg[i].len)]++] = (uint16_t)i;
}


/* Messages in progress, each in its own lane. */
typedef struct {
    /* before: a copy of the states, for a step that changes some lanes only */
    aegis128l_batch_row rows[3][AEGIS128L_BATCH_WORDS], before[AEGIS128L_BATCH_WORDS];
    aegis128l_batch_row *state;
    /* the messages of state; NULL if a lane has none */
    aegis128l_message *at_work[AEGIS128L_BATCH_LANES];
    aegis128l_batch_row *begun;
    /* the messages of begun, which wait for a free lane */
    aegis128l_message *waiting[AEGIS128L_BATCH_LANES];
    aegis128l_batch_row *ended;
    /* the messages of ended, whose whole pieces are done */
    aegis128l_message *ending[AEGIS128L_BATCH_LANES];
    const uint8_t *in[AEGIS128L_BATCH_LANES];
    uint8_t *out[AEGIS128L_BATCH_LANES];
    size_t pieces[AEGIS128L_BATCH_LANES]; /* the whole pieces left of each message at work */
    uint8_t nowhere[AEGIS128L_BATCH_PLACES * 32]; /* input and output of lanes without a message */
    uint8_t last[AEGIS128L_BATCH_LANES][2 * 32], made[AEGIS128L_BATCH_LANES][32],
        tag[AEGIS128L_BATCH_LANES][32];
} aegis128l_batch_work;

/* Bytes with all bits set, then the same number of zeros. */
static const uint8_t AEGIS128L_BATCH_ONES[2 * 32] = {
    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 
    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff};

/* A set of lanes: bit j is lane j. */
typedef unsigned aegis128l_batch_set;

#define AEGIS128L_BATCH_ALL ((1u << AEGIS128L_BATCH_LANES) - 1)
#define AEGIS128L_BATCH_HAS(lanes, j) ((lanes) >> (j) & 1)
#define AEGIS128L_BATCH_ONLY(j, condition) ((aegis128l_batch_set)((condition) ? 1 : 0) << (j))

/* Replaces the states of these lanes. */
AEGIS128L_BATCH_INLINE void aegis128l_batch_replace(aegis128l_batch_row to[AEGIS128L_BATCH_WORDS],
    const aegis128l_batch_row from[AEGIS128L_BATCH_WORDS], aegis128l_batch_set lanes)
{
    const uint8_t *p[AEGIS128L_BATCH_LANES];
    aegis128l_batch_row mask[AEGIS128L_BATCH_STREAMS];

    AEGIS128L_BATCH_EACH_LANE(j)
        p[j] = AEGIS128L_BATCH_ONES + (AEGIS128L_BATCH_HAS(lanes, j) ? 0 : 32);
    mask[0] = aegis128l_batch_gather(p + 0, 0);
    aegis128l_batch_choose_row(to, from[0], from[1], from[2], from[3], from[4], from[5], from[6],
        from[7], mask[0]);
}

/* The same, but exchanges the pointers if all lanes move. */
AEGIS128L_BATCH_INLINE void aegis128l_batch_move(aegis128l_batch_row **to,
    aegis128l_batch_row **from, aegis128l_batch_set lanes)
{
    aegis128l_batch_row *const x = *to;

    if (lanes == AEGIS128L_BATCH_ALL) {
        *to = *from;
        *from = x;
    } else {
        aegis128l_batch_replace(x, *from, lanes);
    }
}

/*
 * Returns the last rest bytes of a message, fewer than a piece, padded with zeros. May read the
 * bytes before them, too.
 */
AEGIS128L_BATCH_INLINE const uint8_t *aegis128l_batch_padded(uint8_t room[2 * 32], const uint8_t *p,
    size_t len, size_t rest)
{
    uint8_t *const last = room + 32 - rest;

    memset(room + 32, 0, 32);
    if (len >= 32)
        memcpy(room, p + (len - 32), 32);
    else if (rest != 0)
        memcpy(last, p, rest);
    return last;
}

/* Writes the first rest bytes of a piece with two stores, which may overlap. */
AEGIS128L_BATCH_INLINE void aegis128l_batch_put_last(uint8_t *p, const uint8_t made[32],
    size_t rest)
{
    if (rest >= 16) {
        memcpy(p, made, 16);
        memcpy(p + (rest - 16), made + (rest - 16), 16);
    } else if (rest >= 8) {
        memcpy(p, made, 8);
        memcpy(p + (rest - 8), made + (rest - 8), 8);
    } else if (rest >= 4) {
        memcpy(p, made, 4);
        memcpy(p + (rest - 4), made + (rest - 4), 4);
    } else if (rest >= 2) {
        memcpy(p, made, 2);
        memcpy(p + (rest - 2), made + (rest - 2), 2);
    } else if (rest >= 1) {
        memcpy(p, made, 1);
        memcpy(p + (rest - 1), made + (rest - 1), 1);
    }
}

/*
 * Absorbs the associated data of some lanes: first the pieces that all of them have, then those of
 * the longer data.
 */
static void aegis128l_batch_absorb_ad(aegis128l_batch_work *w,
    aegis128l_batch_row s[AEGIS128L_BATCH_WORDS], aegis128l_batch_set lanes)
{
    const uint8_t *in[AEGIS128L_BATCH_LANES];
    size_t least = (size_t)-1, most = 0;
    aegis128l_batch_set has;

    AEGIS128L_BATCH_EACH_LANE(j) {
        const size_t len = AEGIS128L_BATCH_HAS(lanes, j) ? w->waiting[j]->ad_len : 0,
            whole = len / 32;

        in[j] = AEGIS128L_BATCH_HAS(lanes, j) ? w->waiting[j]->ad : w->nowhere;
        least = !AEGIS128L_BATCH_HAS(lanes, j) || least < whole ? least : whole;
        most = most < (len + 31) / 32 ? (len + 31) / 32 : most;
    }
    AEGIS128L_BATCH_EACH_LANE(j)
        least = !AEGIS128L_BATCH_HAS(lanes, j) && least > AEGIS128L_BATCH_PLACES
            ? (size_t)AEGIS128L_BATCH_PLACES : least;
    if (least != 0)
        aegis128l_batch_update_rows(s, in, least);
    for (size_t i = least; i < most; i++) {
        has = 0;
        AEGIS128L_BATCH_EACH_LANE(j) {
            const size_t len = AEGIS128L_BATCH_HAS(lanes, j) ? w->waiting[j]->ad_len : 0;

            has |= AEGIS128L_BATCH_ONLY(j, i * 32 < len);
            if (i < len / 32)
                in[j] = w->waiting[j]->ad + i * 32;
            else
                in[j] = aegis128l_batch_padded(w->last[j],
                    AEGIS128L_BATCH_HAS(has, j) ? w->waiting[j]->ad : w->last[j], len,
                    AEGIS128L_BATCH_HAS(has, j) ? len % 32 : 0);
        }
        if (has == AEGIS128L_BATCH_ALL) {
            aegis128l_batch_update_rows(s, in, 1);
        } else {
            aegis128l_batch_copy_rows(w->before, s);
            aegis128l_batch_update_rows(w->before, in, 1);
            aegis128l_batch_replace(s, w->before, has);
        }
    }
    _mm256_zeroupper(); /* gcc omits it after calls within the file */
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_start_rows(aegis128l_batch_row *state,
    const uint8_t *const nonces[AEGIS128L_BATCH_LANES],
    const uint8_t *const keys[AEGIS128L_BATCH_LANES])
{
    aegis128l_batch_row s[AEGIS128L_BATCH_WORDS], key[AEGIS128L_BATCH_KEYS],
        nonce[AEGIS128L_BATCH_KEYS];

    key[0] = aegis128l_batch_gather(keys + 0, 0);
    nonce[0] = aegis128l_batch_gather(nonces + 0, 0);
    aegis128l_batch_initial_row(s, key[0], nonce[0]);
    for (int i = 0; i < 10; i++)
        aegis128l_batch_init_update_row(s, key[0], nonce[0]);
    aegis128l_batch_copy_rows(state, s);
}

/*
 * Starts the next messages, in lanes without a waiting one. Returns the number of messages started.
 */
AEGIS128L_BATCH_INLINE size_t aegis128l_batch_begin(int does, aegis128l_batch_work *w,
    aegis128l_message *msg, const uint16_t *order, size_t count)
{
    const uint8_t *keys[AEGIS128L_BATCH_LANES], *nonces[AEGIS128L_BATCH_LANES];
    aegis128l_batch_row s[AEGIS128L_BATCH_WORDS];
    size_t begun = 0;
    aegis128l_batch_set lanes = 0;

    AEGIS128L_BATCH_EACH_LANE(j) {
        lanes |= AEGIS128L_BATCH_ONLY(j, !w->waiting[j] && begun < count);
        if (AEGIS128L_BATCH_HAS(lanes, j))
            w->waiting[j] = &msg[order[begun++]];
        keys[j] = AEGIS128L_BATCH_HAS(lanes, j) ? w->waiting[j]->key : AEGIS128L_BATCH_ONES;
        nonces[j] = AEGIS128L_BATCH_HAS(lanes, j) ? w->waiting[j]->nonce : AEGIS128L_BATCH_ONES;
    }
    aegis128l_batch_start_rows(s, nonces, keys);
    if (does != AEGIS128L_BATCH_AUTHENTICATES)
        aegis128l_batch_absorb_ad(w, s, lanes);
    if (lanes == AEGIS128L_BATCH_ALL)
        aegis128l_batch_copy_rows(w->begun, s);
    else
        aegis128l_batch_replace(w->begun, s, lanes);
    return begun;
}

/* Replaces x by the XOR of x and y, masked. */
AEGIS128L_BATCH_INLINE void aegis128l_batch_add_masked(uint8_t x[32], const uint8_t y[32],
    const uint8_t mask[32])
{
    uint64_t a[4], b[4], kept[4];

    memcpy(a, x, sizeof a);
    memcpy(b, y, sizeof b);
    memcpy(kept, mask, sizeof kept);
    for (int i = 0; i < 4; i++)
        a[i] = (a[i] ^ b[i]) & kept[i];
    memcpy(x, a, sizeof a);
}

/* Processes the last, partial pieces of messages. */
AEGIS128L_BATCH_INLINE void aegis128l_batch_end_pieces(int does, aegis128l_batch_work *w)
{
    const uint8_t *in[AEGIS128L_BATCH_LANES];
    uint8_t *out[AEGIS128L_BATCH_LANES];
    size_t rest[AEGIS128L_BATCH_LANES];
    aegis128l_batch_set has = 0;
    aegis128l_batch_row *s;

    AEGIS128L_BATCH_EACH_LANE(j) {
        rest[j] = w->ending[j] ? w->ending[j]->len % 32 : 0;
        has |= AEGIS128L_BATCH_ONLY(j, rest[j] != 0);
        out[j] = w->made[j];
    }
    if (has == 0)
        return;
    AEGIS128L_BATCH_EACH_LANE(j)
        in[j] = AEGIS128L_BATCH_HAS(has, j)
            ? aegis128l_batch_padded(w->last[j], w->ending[j]->in, w->ending[j]->len, rest[j])
            : AEGIS128L_BATCH_ONES;
    s = has == AEGIS128L_BATCH_ALL ? w->ended : w->before;
    if (has != AEGIS128L_BATCH_ALL)
        aegis128l_batch_copy_rows(s, w->ended);
    if (does == AEGIS128L_BATCH_AUTHENTICATES) {
        aegis128l_batch_update_rows(s, in, 1);
    } else if (does == AEGIS128L_BATCH_ENCRYPTS) {
        aegis128l_batch_encrypt_rows(s, out, in, 1);
    } else {
        aegis128l_batch_row z[AEGIS128L_BATCH_RATE];

        aegis128l_batch_keystream_row(s, &z[0], &z[1]);
        aegis128l_batch_give(out, 0, z);
        AEGIS128L_BATCH_EACH_LANE(j) {
            aegis128l_batch_add_masked(w->made[j], in[j], AEGIS128L_BATCH_ONES + 32 - rest[j]);
            in[j] = w->made[j];
        }
        aegis128l_batch_update_rows(s, in, 1);
    }
    if (has != AEGIS128L_BATCH_ALL)
        aegis128l_batch_replace(w->ended, s, has);
    AEGIS128L_BATCH_EACH_LANE(j)
        if (AEGIS128L_BATCH_HAS(has, j) && does != AEGIS128L_BATCH_AUTHENTICATES)
            aegis128l_batch_put_last(w->ending[j]->out + (w->ending[j]->len - rest[j]), w->made[j],
                rest[j]);
}

/* Compares two tags in constant time. Returns 0 if they are equal, or else -1. */
AEGIS128L_BATCH_INLINE int aegis128l_batch_compared(const uint8_t *x, const uint8_t *y, size_t len)
{
    uint64_t differing = 0, a, b;

    for (size_t i = 0; i < len; i += sizeof a) {
        memcpy(&a, x + i, sizeof a);
        memcpy(&b, y + i, sizeof b);
        differing |= a ^ b;
    }
    return differing == 0 ? 0 : -1;
}

/* Ends messages. Returns 0, or -1 if a tag is wrong. */
AEGIS128L_BATCH_INLINE int aegis128l_batch_end(int does, aegis128l_batch_work *w, size_t tag_len)
{
    uint8_t *out[AEGIS128L_BATCH_LANES];
    aegis128l_batch_row s[AEGIS128L_BATCH_WORDS], lengths[AEGIS128L_BATCH_STREAMS],
        t[2 * AEGIS128L_BATCH_STREAMS];
    aegis128l_batch_block both[AEGIS128L_BATCH_LANES];
    int result = 0, some = 0;

    AEGIS128L_BATCH_EACH_LANE(j)
        some |= w->ending[j] != NULL;
    if (!some)
        return 0;
    AEGIS128L_BATCH_EACH_LANE(j) {
        const uint64_t len = 8 * (uint64_t)(w->ending[j] ? w->ending[j]->len : 0);
        const uint64_t low = does == AEGIS128L_BATCH_AUTHENTICATES ? len
            : 8 * (uint64_t)(w->ending[j] ? w->ending[j]->ad_len : 0);
        const uint64_t high = does == AEGIS128L_BATCH_AUTHENTICATES ? 8 * (uint64_t)tag_len : len;

        both[j] = _mm_set_epi64x((int64_t)high, (int64_t)low);
        out[j] = w->ending[j] && does != AEGIS128L_BATCH_DECRYPTS ? w->ending[j]->tag : w->tag[j];
    }
    lengths[0] = aegis128l_batch_join4(aegis128l_batch_join2(both[0], both[1]),
        aegis128l_batch_join2(both[2], both[3]));
    aegis128l_batch_end_pieces(does, w);
    aegis128l_batch_copy_rows(s, w->ended);
    aegis128l_batch_mixin_row(s, lengths[0], &t[0]);
    for (int i = 0; i < 7; i++)
        aegis128l_batch_final_update_row(s, t[0]);
    if (tag_len == 16) {
        aegis128l_batch_tag128_row(s, &t[0]);
        aegis128l_batch_scatter(out + 0, 0, t[0]);
    }
    if (tag_len == 32) {
        aegis128l_batch_tag256_row(s, &t[0], &t[1]);
        aegis128l_batch_scatter(out + 0, 0, t[0]);
        aegis128l_batch_scatter(out + 0, 16, t[1]);
    }
    AEGIS128L_BATCH_EACH_LANE(j) {
        aegis128l_message *msg = w->ending[j];

        w->ending[j] = NULL;
        if (!msg)
            continue;
        msg->result = does == AEGIS128L_BATCH_DECRYPTS
            ? aegis128l_batch_compared(w->tag[j], msg->tag, tag_len) : 0;
        if (msg->result != 0 && msg->len != 0)
            memset(msg->out, 0, msg->len);
        result |= msg->result;
    }
    return result;
}

/* Moves waiting messages into free lanes. Returns 1 if a message is at work, or else 0. */
AEGIS128L_BATCH_INLINE int aegis128l_batch_enter(aegis128l_batch_work *w)
{
    aegis128l_batch_set lanes = 0;
    int any = 0;

    AEGIS128L_BATCH_EACH_LANE(j) {
        aegis128l_message *const msg = w->waiting[j];

        lanes |= AEGIS128L_BATCH_ONLY(j, !w->at_work[j] && msg);
        any |= w->at_work[j] || msg;
        if (!AEGIS128L_BATCH_HAS(lanes, j))
            continue;
        w->at_work[j] = msg;
        w->waiting[j] = NULL;
        w->in[j] = msg->in;
        w->out[j] = msg->out;
        w->pieces[j] = msg->len / 32;
    }
    if (lanes != 0)
        aegis128l_batch_move(&w->state, &w->begun, lanes);
    return any;
}

/*
 * Processes as many whole pieces as every message at work has left, at most AEGIS128L_BATCH_PLACES
 * if a lane is free.
 */
AEGIS128L_BATCH_INLINE void aegis128l_batch_work_on_pieces(int does, aegis128l_batch_work *w)
{
    size_t count = (size_t)-1;

    AEGIS128L_BATCH_EACH_LANE(j) {
        const size_t most = w->at_work[j] ? w->pieces[j] : (size_t)AEGIS128L_BATCH_PLACES;

        count = most < count ? most : count;
    }
    if (count == 0)
        return;
    if (does == AEGIS128L_BATCH_ENCRYPTS)
        aegis128l_batch_encrypt_rows(w->state, w->out, w->in, count);
    else if (does == AEGIS128L_BATCH_DECRYPTS)
        aegis128l_batch_decrypt_rows(w->state, w->out, w->in, count);
    else
        aegis128l_batch_update_rows(w->state, w->in, count);
    AEGIS128L_BATCH_EACH_LANE(j) {
        const size_t done = w->at_work[j] ? count : 0;

        w->in[j] += 32 * done;
        if (does != AEGIS128L_BATCH_AUTHENTICATES)
            w->out[j] += 32 * done;
        w->pieces[j] -= done;
    }
}

/*
 * Removes messages with no whole pieces left from their lanes. Returns 0, or -1 if a tag is wrong.
 */
AEGIS128L_BATCH_INLINE int aegis128l_batch_leave(int does, aegis128l_batch_work *w, size_t tag_len)
{
    aegis128l_batch_set lanes = 0;
    int is_taken = 0, is_full = 1, result = 0;

    AEGIS128L_BATCH_EACH_LANE(j) {
        lanes |= AEGIS128L_BATCH_ONLY(j, w->at_work[j] && w->pieces[j] == 0);
        is_taken |= AEGIS128L_BATCH_HAS(lanes, j) && w->ending[j];
    }
    if (is_taken)
        result = aegis128l_batch_end(does, w, tag_len);
    aegis128l_batch_move(&w->ended, &w->state, lanes);
    AEGIS128L_BATCH_EACH_LANE(j) {
        if (AEGIS128L_BATCH_HAS(lanes, j)) {
            w->ending[j] = w->at_work[j];
            w->at_work[j] = NULL;
            w->in[j] = w->out[j] = w->nowhere;
        }
        is_full &= w->ending[j] != NULL;
    }
    return is_full ? result | aegis128l_batch_end(does, w, tag_len) : result;
}

/* Processes count messages in this order. Returns 0, or -1 if a tag is wrong. */
AEGIS128L_BATCH_INLINE int aegis128l_batch_work_on(int does, aegis128l_batch_work *w,
    aegis128l_message *msg, const uint16_t *order, size_t count, size_t tag_len)
{
    size_t begun = 0;
    int result = 0;

    for (;;) {
        int is_near = 0, is_empty = 0;

        AEGIS128L_BATCH_EACH_LANE(j) {
            is_near |= w->at_work[j] && w->pieces[j] <= AEGIS128L_BATCH_NEAR;
            is_empty |= !w->at_work[j] && !w->waiting[j];
        }
        if (!is_near) {
            if (is_empty && begun < count)
                begun += aegis128l_batch_begin(does, w, msg, order + begun, count - begun);
            if (!aegis128l_batch_enter(w))
                break;
        }
        aegis128l_batch_work_on_pieces(does, w);
        result |= aegis128l_batch_leave(does, w, tag_len);
    }
    return result | aegis128l_batch_end(does, w, tag_len);
}

/*
 * Returns the number of messages, the longest ones, that are faster one by one: in lanes, they
 * would continue alone long after the others end. The updates that start and end a message count as
 * pieces.
 */
static size_t aegis128l_batch_alone(const aegis128l_message *msg, const uint16_t *order,
    size_t count)
{
    size_t rest = 0, i;

    for (i = 0; i < count; i++)
        rest += msg[i].len / 32 + 17;
    for (i = 0; i < count; i++) {
        const size_t own = msg[order[i]].len / 32 + 17;
        const size_t next = i + 1 < count ? msg[order[i + 1]].len / 32 + 17 : 0;

        rest -= own;
        if (own / 10 * 3 <= next || own / 10 * 3 <= rest / AEGIS128L_BATCH_LANES)
            break;
    }
    return i;
}

AEGIS128L_BATCH_INLINE int aegis128l_batch_work_on_several(int does, aegis128l_message *msg,
    size_t n, size_t tag_len)
{
    uint16_t order[AEGIS128L_BATCH_WINDOW];
    size_t count;
    int result = 0;
    aegis128l_batch_work w;

    w.state = w.rows[0];
    w.begun = w.rows[1];
    w.ended = w.rows[2];
    AEGIS128L_BATCH_EACH_LANE(j) {
        w.at_work[j] = w.waiting[j] = w.ending[j] = NULL;
        w.in[j] = w.out[j] = w.nowhere;
    }
    for (; n != 0; msg += count, n -= count) {
        size_t by_itself;

        count = n < AEGIS128L_BATCH_WINDOW ? n : (size_t)AEGIS128L_BATCH_WINDOW;
        aegis128l_batch_put_in_order(order, msg, count);
        by_itself = aegis128l_batch_alone(msg, order, count);
        _mm256_zeroupper();
        for (size_t i = 0; i < by_itself; i++)
            result |= aegis128l_batch_work_on_one(does, &msg[order[i]], tag_len);
        result |=
            aegis128l_batch_work_on(does, &w, msg, order + by_itself, count - by_itself, tag_len);
        _mm256_zeroupper();
    }
    aegis128l_batch_wipe(&w, sizeof w);
    return result;
}

static int aegis128l_batch_encrypt_several(aegis128l_message *msg, size_t n, size_t tag_len)
{
    return aegis128l_batch_work_on_several(AEGIS128L_BATCH_ENCRYPTS, msg, n, tag_len);
}

static int aegis128l_batch_decrypt_several(aegis128l_message *msg, size_t n, size_t tag_len)
{
    return aegis128l_batch_work_on_several(AEGIS128L_BATCH_DECRYPTS, msg, n, tag_len);
}

static int aegis128l_batch_mac_several(aegis128l_message *msg, size_t n, size_t tag_len)
{
    return aegis128l_batch_work_on_several(AEGIS128L_BATCH_AUTHENTICATES, msg, n, tag_len);
}

AEGIS128L_BATCH_INLINE int aegis128l_batch_work_on_all(int does, aegis128l_message *msg, size_t n,
    size_t tag_len)
{
    if (!aegis128l_batch_is_tag_length(tag_len))
        return aegis128l_batch_refuse(does, msg, n);
    if (n == 1)
        return aegis128l_batch_work_on_one(does, msg, tag_len);
    if (does == AEGIS128L_BATCH_ENCRYPTS)
        return aegis128l_batch_encrypt_several(msg, n, tag_len);
    return does == AEGIS128L_BATCH_DECRYPTS ? aegis128l_batch_decrypt_several(msg, n, tag_len)
        : aegis128l_batch_mac_several(msg, n, tag_len);
}

AEGIS128L_BATCH_CLEARS int aegis128l_encrypt_batch(aegis128l_message *msg, size_t n, size_t tag_len)
{
    return aegis128l_batch_cleared(
        aegis128l_batch_work_on_all(AEGIS128L_BATCH_ENCRYPTS, msg, n, tag_len));
}

AEGIS128L_BATCH_CLEARS int aegis128l_decrypt_batch(aegis128l_message *msg, size_t n, size_t tag_len)
{
    return aegis128l_batch_cleared(
        aegis128l_batch_work_on_all(AEGIS128L_BATCH_DECRYPTS, msg, n, tag_len));
}

AEGIS128L_BATCH_CLEARS int aegis128l_mac_batch(aegis128l_message *msg, size_t n, size_t tag_len)
{
    return aegis128l_batch_cleared(
        aegis128l_batch_work_on_all(AEGIS128L_BATCH_AUTHENTICATES, msg, n, tag_len));
}

#if defined(__clang__)
#pragma clang attribute pop
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif
#if defined(__clang__)
#pragma clang attribute pop
#endif
