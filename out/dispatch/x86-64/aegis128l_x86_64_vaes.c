/* SPDX-License-Identifier: 0BSD */
/*
 * AEGIS-128L (RFC 10032) for x86-64 with VAES and AVX2.
 *
 * Generated; to make it again:
 *     hashwright make aegis128l \
 *         --target portable,x86-64-aesni,x86-64-aesni-avx,x86-64-vaes,x86-64-vaes-avx512vl
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench aegis128l --target x86-64-vaes` measures the speed.
 *
 * State words are stored in pairs, each with its counterpart in the second half.
 * State words s3: also stored with their halves exchanged.
 * update: 7 instructions for 32 bytes, critical path 6 cycles (5 per iteration of a loop).
 * encrypt: 11 instructions for 32 bytes, critical path 6 cycles (5 per iteration of a loop).
 * decrypt: 12 instructions for 32 bytes, critical path 6 cycles (5 per iteration of a loop).
 */
#include "aegis128l_x86_64_vaes.h"

#if defined(__x86_64__) || defined(_M_X64)
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("aes,avx,avx2,vaes"))), apply_to = function)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC target("aes,avx,avx2,vaes")
#endif

#include <immintrin.h>

#include <string.h>

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define KEEP(constraint, x) ((void)0)
#endif

/* Always inlined, so that vector arguments stay in registers. */
#if defined(__GNUC__) || defined(__clang__)
#define INLINE static inline __attribute__((always_inline))
#else
#define INLINE static inline
#endif

/*
 * On return, clears the registers that the function used, so that they contain no secrets. clang
 * supports the attribute on these two architectures only. On x86-64 it is used for general
 * registers only: it would miss some vector registers, or clear them with instructions without VEX
 * prefix, which stall while upper halves are in use.
 */
#if defined(__has_attribute)
#if __has_attribute(zero_call_used_regs)
#if defined(__x86_64__)
#define CLEARS __attribute__((zero_call_used_regs("used-gpr")))
#elif defined(__aarch64__)
#define CLEARS __attribute__((zero_call_used_regs("used")))
#elif !defined(__clang__)
#define CLEARS __attribute__((zero_call_used_regs("used")))
#endif
#endif
#endif
#ifndef CLEARS
#define CLEARS
#endif

/* Clears the vector registers of x86-64 and returns its argument. */
INLINE int cleared(int result)
{
#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
    __asm__ __volatile__(
        ".irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15\n\t"
        "vpxor {%%|}xmm\\n, {%%|}xmm\\n, {%%|}xmm\\n\n\t"
        ".endr"
        "\n\tvzeroupper"
        : "+r"(result) : : "memory", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7",
            "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15");
#if defined(__AVX512VL__)
    __asm__ __volatile__(
        ".irp n, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31\n\t"
        "vpxord {%%|}xmm\\n, {%%|}xmm\\n, {%%|}xmm\\n\n\t"
        ".endr"
        : "+r"(result) : : "memory", "xmm16", "xmm17", "xmm18", "xmm19", "xmm20", "xmm21", "xmm22",
            "xmm23", "xmm24", "xmm25", "xmm26", "xmm27", "xmm28", "xmm29", "xmm30", "xmm31");
#endif
#endif
    return result;
}

/*
 * The begin and the end of functions with few instructions. As with cleared(), no register contains
 * secrets afterwards. Registers 17 to 31 of AVX-512 are not cleared but preserved, which costs no
 * instruction unless the compiler uses them.
 */
#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__)) && defined(__AVX512VL__)
#define HELD "v"(held17), "v"(held18), "v"(held19), "v"(held20), "v"(held21), "v"(held22), \
    "v"(held23), "v"(held24), "v"(held25), "v"(held26), "v"(held27), "v"(held28), "v"(held29), \
    "v"(held30), "v"(held31)
#define BEGIN_SHORT \
    register double held17 __asm__("xmm17"), held18 __asm__("xmm18"), held19 __asm__("xmm19"), \
        held20 __asm__("xmm20"), held21 __asm__("xmm21"), held22 __asm__("xmm22"), \
        held23 __asm__("xmm23"), held24 __asm__("xmm24"), held25 __asm__("xmm25"), \
        held26 __asm__("xmm26"), held27 __asm__("xmm27"), held28 __asm__("xmm28"), \
        held29 __asm__("xmm29"), held30 __asm__("xmm30"), held31 __asm__("xmm31"); \
    __asm__("" : "=v"(held17), "=v"(held18), "=v"(held19), "=v"(held20), "=v"(held21), \
        "=v"(held22), "=v"(held23), "=v"(held24), "=v"(held25), "=v"(held26), "=v"(held27), \
        "=v"(held28), "=v"(held29), "=v"(held30), "=v"(held31))
#define END_SHORT \
    clear_first(); \
    __asm__ __volatile__("vpxord {%%|}xmm16, {%%|}xmm16, {%%|}xmm16" : : HELD : "xmm16")
#else
#define BEGIN_SHORT ((void)0)
#define END_SHORT clear_first()
#endif

/* Clears the first 16 vector registers of x86-64. */
INLINE void clear_first(void)
{
#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
    __asm__ __volatile__(
        ".irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15\n\t"
        "vpxor {%%|}xmm\\n, {%%|}xmm\\n, {%%|}xmm\\n\n\t"
        ".endr"
        : : : "memory", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8",
            "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15");
#endif
}

typedef __m128i block;

INLINE block load(const uint8_t *p)
{
    return _mm_loadu_si128((const __m128i *)(const void *)(p));
}

INLINE void store(uint8_t *p, block x)
{
    _mm_storeu_si128((__m128i *)(void *)(p), x);
}

typedef __m256i block2;

INLINE block2 load2(const uint8_t *p)
{
    return _mm256_loadu_si256((const __m256i *)(const void *)(p));
}

INLINE void store2(uint8_t *p, block2 x)
{
    _mm256_storeu_si256((__m256i *)(void *)(p), x);
}

INLINE void copy(block2 to[5], const block2 from[5])
{
    to[0] = from[0];
    to[1] = from[1];
    to[2] = from[2];
    to[3] = from[3];
    to[4] = from[4];
}

INLINE void initial(block2 s[5], block key, block nonce)
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

INLINE void init_update(block2 s[5], block key, block nonce)
{
    const block2 s0 = s[0];
    const block2 s1 = s[1];
    const block2 s2 = s[2];
    const block2 s3 = s[3];
    const block2 u3 = s[4];
    s[0] = _mm256_xor_si256(
        _mm256_aesenc_epi128(u3, _mm256_inserti128_si256(_mm256_castsi128_si256(nonce), key, 1)),
        s0);
    s[1] = _mm256_aesenc_epi128(s0, s1);
    s[2] = _mm256_aesenc_epi128(s1, s2);
    s[3] = _mm256_aesenc_epi128(s2, s3);
    s[4] = _mm256_aesenc_epi128(_mm256_permute2x128_si256(s2, s2, 1), u3);
}

INLINE void update(block2 s[5], block2 m0)
{
    const block2 s0 = s[0];
    const block2 s1 = s[1];
    const block2 s2 = s[2];
    const block2 s3 = s[3];
    const block2 u3 = s[4];
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

INLINE void encrypt(block2 s[5], block2 m0, block2 *c0)
{
    const block2 s0 = s[0];
    const block2 s1 = s[1];
    const block2 s2 = s[2];
    const block2 s3 = s[3];
    const block2 u3 = s[4];
    __m256i x1 = _mm256_xor_si256(_mm256_xor_si256(s1, m0), _mm256_and_si256(s2, s3));
    KEEP("x", x1);
    const __m256i x2 = _mm256_permute2x128_si256(s2, s2, 1);
    const __m256i t_1 = _mm256_xor_si256(x1, x2);
    const __m256i t_2 = _mm256_xor_si256(_mm256_aesenc_epi128(u3, m0), s0);
    const __m256i t_3 = _mm256_aesenc_epi128(s0, s1);
    const __m256i t_4 = _mm256_aesenc_epi128(s1, s2);
    const __m256i t_5 = _mm256_aesenc_epi128(s2, s3);
    const __m256i t_6 = _mm256_aesenc_epi128(x2, u3);
    *c0 = t_1;
    s[0] = t_2;
    s[1] = t_3;
    s[2] = t_4;
    s[3] = t_5;
    s[4] = t_6;
}

INLINE void decrypt(block2 s[5], block2 c0, block2 *m0)
{
    const block2 s0 = s[0];
    const block2 s1 = s[1];
    const block2 s2 = s[2];
    const block2 s3 = s[3];
    const block2 u3 = s[4];
    __m256i x1 = _mm256_xor_si256(_mm256_xor_si256(s1, c0), _mm256_and_si256(s2, s3));
    KEEP("x", x1);
    const __m256i x2 = _mm256_permute2x128_si256(s2, s2, 1);
    const __m256i t_1 = _mm256_xor_si256(x1, x2);
    const __m256i t_2 = _mm256_xor_si256(_mm256_aesenc_epi128(u3, _mm256_setzero_si256()),
        _mm256_xor_si256(s0, t_1));
    const __m256i t_3 = _mm256_aesenc_epi128(s0, s1);
    const __m256i t_4 = _mm256_aesenc_epi128(s1, s2);
    const __m256i t_5 = _mm256_aesenc_epi128(s2, s3);
    const __m256i t_6 = _mm256_aesenc_epi128(x2, u3);
    *m0 = t_1;
    s[0] = t_2;
    s[1] = t_3;
    s[2] = t_4;
    s[3] = t_5;
    s[4] = t_6;
}

INLINE void keystream(block2 s[5], block2 *z0)
{
    const block2 s1 = s[1];
    const block2 s2 = s[2];
    const block2 s3 = s[3];
    __m256i x1 = _mm256_xor_si256(_mm256_and_si256(s2, s3), s1);
    KEEP("x", x1);
    *z0 = _mm256_xor_si256(x1, _mm256_permute2x128_si256(s2, s2, 1));
}

INLINE void mixin(block2 s[5], block lengths, block *t)
{
    const block2 s2 = s[2];
    *t = _mm_xor_si128(_mm256_castsi256_si128(s2), lengths);
}

INLINE void final_update(block2 s[5], block t)
{
    const block2 s0 = s[0];
    const block2 s1 = s[1];
    const block2 s2 = s[2];
    const block2 s3 = s[3];
    const block2 u3 = s[4];
    s[0] = _mm256_xor_si256(
        _mm256_aesenc_epi128(u3, _mm256_inserti128_si256(_mm256_castsi128_si256(t), t, 1)), s0);
    s[1] = _mm256_aesenc_epi128(s0, s1);
    s[2] = _mm256_aesenc_epi128(s1, s2);
    s[3] = _mm256_aesenc_epi128(s2, s3);
    s[4] = _mm256_aesenc_epi128(_mm256_permute2x128_si256(s2, s2, 1), u3);
}

INLINE void tag128(block2 s[5], block *t0)
{
    const block2 s0 = s[0];
    const block2 s1 = s[1];
    const block2 s2 = s[2];
    const block2 s3 = s[3];
    __m128i x1 = _mm_xor_si128(_mm256_castsi256_si128(s3), _mm256_castsi256_si128(s2));
    KEEP("x", x1);
    __m128i x2 = _mm_xor_si128(_mm256_castsi256_si128(s1), _mm256_castsi256_si128(s0));
    KEEP("x", x2);
    __m128i x3 = _mm_xor_si128(x2, _mm256_extracti128_si256(s2, 1));
    KEEP("x", x3);
    *t0 = _mm_xor_si128(
        _mm_xor_si128(
            _mm_xor_si128(_mm256_extracti128_si256(s1, 1), _mm256_extracti128_si256(s0, 1)), x1),
        x3);
}

INLINE void tag256(block2 s[5], block2 *t0)
{
    const block2 s0 = s[0];
    const block2 s1 = s[1];
    const block2 s2 = s[2];
    const block2 s3 = s[3];
    *t0 = _mm256_xor_si256(_mm256_xor_si256(s3, s2), _mm256_xor_si256(s1, s0));
}

/* Clears memory. The compiler cannot optimise the stores away. */
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

static int is_tag_length(size_t len)
{
    return len == 16 || len == 32;
}

INLINE void start(block2 s[5], const uint8_t *nonce, const uint8_t *key)
{
    initial(s, load(key), load(nonce));
    for (int i = 0; i < 10; i++)
        init_update(s, load(key), load(nonce));
}

INLINE void update_at(block2 s[5], const uint8_t *p)
{
    KEEP("x", s[0]);
    KEEP("x", s[1]);
    KEEP("x", s[2]);
    KEEP("x", s[3]);
    KEEP("x", s[4]);
    update(s, load2(p));
}

/* Absorbs len bytes; the last piece is padded with zeros. */
INLINE void absorb(block2 s[5], const uint8_t *p, size_t len)
{
    block2 r[5];

    copy(r, s);
    for (; len >= 32; len -= 32, p += 32) {
        update_at(r, p);
    }
    copy(s, r);
    if (len != 0) {
        uint8_t last[32] = {0};

        memcpy(last, p, len);
        update(s, load2(last));
    }
}

/*
 * Mixes the halves of a block into the state and performs the final updates. The halves are usually
 * two lengths in bits.
 */
INLINE void last_updates(block2 s[5], uint64_t low, uint64_t high)
{
    block t;

    mixin(s, _mm_set_epi64x((int64_t)high, (int64_t)low), &t);
    for (int i = 0; i < 7; i++)
        final_update(s, t);
}

/* Writes the tag. */
INLINE void store_tag(block2 s[5], uint8_t *to, size_t tag_len)
{
    if (tag_len == 16) {
        block t0;

        tag128(s, &t0);
        store(to, t0);
    }
    if (tag_len == 32) {
        block2 t0;

        tag256(s, &t0);
        store2(to, t0);
    }
}

/* Writes the tag, after mixing two lengths, given in bytes, into the state. */
INLINE void finish(block2 s[5], uint64_t low, uint64_t high, uint8_t *tag, size_t tag_len)
{
    last_updates(s, 8 * low, 8 * high);
    store_tag(s, tag, tag_len);
}

/*
 * Compares a tag with the expected one in constant time. Returns 0 if they are equal, or else -1.
 * Clears the expected tag, which would let its reader forge a message.
 */
INLINE int checked(uint8_t *expected, const uint8_t *tag, size_t len)
{
    uint8_t differing = 0;

    for (size_t i = 0; i < len; i++)
        differing |= expected[i] ^ tag[i];
    wipe(expected, len);
    return differing == 0 ? 0 : -1;
}

INLINE void encrypt_at(block2 s[5], uint8_t *c, const uint8_t *m)
{
    block2 c0;

    KEEP("x", s[0]);
    KEEP("x", s[1]);
    KEEP("x", s[2]);
    KEEP("x", s[3]);
    KEEP("x", s[4]);
    encrypt(s, load2(m), &c0);
    store2(c, c0);
}

/* Encrypts whole pieces of 32 bytes. */
INLINE void encrypt_pieces(block2 s[5], uint8_t *c, const uint8_t *m, size_t count)
{
    block2 r[5];

    copy(r, s);
    for (; count != 0; count--, m += 32, c += 32) {
        encrypt_at(r, c, m);
    }
    copy(s, r);
}

/* Encrypts the last piece; len is from 1 to 31. */
INLINE void encrypt_last(block2 s[5], uint8_t *c, const uint8_t *m, size_t len)
{
    uint8_t last[32] = {0};

    memcpy(last, m, len);
    encrypt_pieces(s, last, last, 1);
    memcpy(c, last, len);
    wipe(last, sizeof last);
}

INLINE void encrypt_all(block2 s[5], uint8_t *c, const uint8_t *m, size_t len)
{
    const size_t whole = len / 32 * 32;

    encrypt_pieces(s, c, m, len / 32);
    if (len > whole)
        encrypt_last(s, c + whole, m + whole, len - whole);
}

CLEARS int aegis128l_x86_64_vaes_encrypt_detached(uint8_t *c, uint8_t *tag, size_t tag_len,
    const uint8_t *m, size_t len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    block2 s[5];

    if (!is_tag_length(tag_len))
        return -1;
    start(s, nonce, key);
    absorb(s, ad, ad_len);
    encrypt_all(s, c, m, len);
    finish(s, ad_len, len, tag, tag_len);
    return cleared(0);
}

CLEARS int aegis128l_x86_64_vaes_encrypt(uint8_t *c, size_t tag_len, const uint8_t *m, size_t len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
    return aegis128l_x86_64_vaes_encrypt_detached(c, c + len, tag_len, m, len, ad, ad_len, nonce,
        key);
}

CLEARS void aegis128l_x86_64_vaes_encrypt_unauthenticated(uint8_t *c, const uint8_t *m, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    block2 s[5];

    start(s, nonce, key);
    encrypt_all(s, c, m, len);
    cleared(0);
}

CLEARS void aegis128l_x86_64_vaes_stream(uint8_t *out, size_t len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    if (len == 0)
        return;
    memset(out, 0, len);
    aegis128l_x86_64_vaes_encrypt_unauthenticated(out, out, len, nonce, key);
}

INLINE void decrypt_at(block2 s[5], uint8_t *m, const uint8_t *c)
{
    block2 m0;

    KEEP("x", s[0]);
    KEEP("x", s[1]);
    KEEP("x", s[2]);
    KEEP("x", s[3]);
    KEEP("x", s[4]);
    decrypt(s, load2(c), &m0);
    store2(m, m0);
}

/* Decrypts whole pieces of 32 bytes. */
INLINE void decrypt_pieces(block2 s[5], uint8_t *m, const uint8_t *c, size_t count)
{
    block2 r[5];

    copy(r, s);
    for (; count != 0; count--, c += 32, m += 32) {
        decrypt_at(r, m, c);
    }
    copy(s, r);
}

/* Decrypts the last piece; len is from 1 to 31. */
INLINE void decrypt_last(block2 s[5], uint8_t *m, const uint8_t *c, size_t len)
{
    uint8_t last[32];
    block2 z0;

    /*
     * The keystream follows the last byte, so that decryption turns it into zeros, which are
     * absorbed.
     */
    keystream(s, &z0);
    store2(last, z0);
    memcpy(last, c, len);
    decrypt_pieces(s, last, last, 1);
    memcpy(m, last, len);
    wipe(last, sizeof last);
}

INLINE void decrypt_all(block2 s[5], uint8_t *m, const uint8_t *c, size_t len)
{
    const size_t whole = len / 32 * 32;

    decrypt_pieces(s, m, c, len / 32);
    if (len > whole)
        decrypt_last(s, m + whole, c + whole, len - whole);
}

CLEARS int aegis128l_x86_64_vaes_decrypt_detached(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t *tag, size_t tag_len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    block2 s[5];
    uint8_t expected[32];
    int result = -1;

    if (is_tag_length(tag_len)) {
        start(s, nonce, key);
        absorb(s, ad, ad_len);
        decrypt_all(s, m, c, len);
        finish(s, ad_len, len, expected, tag_len);
        result = checked(expected, tag, tag_len);
    }
    if (result != 0 && len != 0)
        memset(m, 0, len);
    return cleared(result);
}

CLEARS int aegis128l_x86_64_vaes_decrypt(uint8_t *m, const uint8_t *c, size_t c_len, size_t tag_len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
    const size_t len = c_len - tag_len;

    if (c_len < tag_len)
        return -1;
    return aegis128l_x86_64_vaes_decrypt_detached(m, c, len, c + len, tag_len, ad, ad_len, nonce,
        key);
}

CLEARS void aegis128l_x86_64_vaes_decrypt_unauthenticated(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    block2 s[5];

    start(s, nonce, key);
    decrypt_all(s, m, c, len);
    cleared(0);
}

CLEARS int aegis128l_x86_64_vaes_mac(uint8_t *tag, size_t tag_len, const uint8_t *data, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    block2 s[5];

    if (!is_tag_length(tag_len))
        return -1;
    start(s, nonce, key);
    absorb(s, data, len);
    finish(s, len, tag_len, tag, tag_len);
    return cleared(0);
}

CLEARS int aegis128l_x86_64_vaes_mac_verify(const uint8_t *tag, size_t tag_len, const uint8_t *data,
    size_t len, const uint8_t nonce[16], const uint8_t key[16])
{
    uint8_t expected[32];

    if (aegis128l_x86_64_vaes_mac(expected, tag_len, data, len, nonce, key) != 0)
        return -1;
    return cleared(checked(expected, tag, tag_len));
}

/* Checks the header's constants at compile time: if one is wrong, an array has a negative size. */
typedef struct {
    char before;
    aegis128l_x86_64_vaes_state st;
} placed_state;
typedef char state_bytes[sizeof(aegis128l_x86_64_vaes_state) == AEGIS128L_X86_64_VAES_STATE_BYTES
    ? 1 : -1];
typedef char state_alignment[AEGIS128L_X86_64_VAES_STATE_ALIGNMENT % offsetof(placed_state, st) == 0
    ? 1 : -1];
typedef struct {
    char before;
    aegis128l_x86_64_vaes_mac_state st;
} placed_mac_state;
typedef char mac_state_bytes[sizeof(aegis128l_x86_64_vaes_mac_state)
    == AEGIS128L_X86_64_VAES_MAC_STATE_BYTES ? 1 : -1];
typedef char mac_state_alignment[AEGIS128L_X86_64_VAES_STATE_ALIGNMENT
    % offsetof(placed_mac_state, st) == 0 ? 1 : -1];

/* Never inlined, so that callers save registers only on the path that calls the function. */
#if defined(__GNUC__) || defined(__clang__)
#define NOINLINE __attribute__((noinline))
#else
#define NOINLINE
#endif

INLINE void thaw(block2 s[5], const uint8_t *from)
{
    s[0] = load2(from);
    s[1] = load2(from + 32);
    s[2] = load2(from + 64);
    s[3] = load2(from + 96);
    s[4] = load2(from + 128);
}

INLINE void freeze(uint8_t *to, block2 s[5])
{
    store2(to, s[0]);
    store2(to + 32, s[1]);
    store2(to + 64, s[2]);
    store2(to + 96, s[3]);
    store2(to + 128, s[4]);
}

CLEARS void aegis128l_x86_64_vaes_init(aegis128l_x86_64_vaes_state *st, const uint8_t *ad,
    size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
    block2 s[5];

    start(s, nonce, key);
    absorb(s, ad, ad_len);
    freeze(st->kept, s);
    st->ad_len = ad_len;
    st->len = 0;
    cleared(0);
}

/* Absorbs the unfinished piece, writes the tag and clears the state. */
INLINE int end(aegis128l_x86_64_vaes_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = is_tag_length(tag_len) ? 0 : -1;
    block2 s[5];

    if (result == 0) {
        thaw(s, st->kept);
        absorb(s, st->kept + 160, (size_t)(st->len % 32));
        finish(s, st->ad_len, st->len, tag, tag_len);
    }
    wipe(st, sizeof *st);
    return result;
}

/*
 * Encrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * KEEP, compilers would use vector registers.
 */
INLINE void encrypt_bytes(uint8_t *c, const uint8_t *m, uint8_t *piece, size_t len)
{
    for (; len >= 8; len -= 8, m += 8, c += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, m, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        KEEP("r", made);
        memcpy(piece, &given, 8);
        memcpy(c, &made, 8);
    }
    for (; len != 0; len -= 1, m += 1, c += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, m, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        KEEP("r", made);
        memcpy(piece, &given, 1);
        memcpy(c, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static NOINLINE CLEARS size_t encrypt_uneven(aegis128l_x86_64_vaes_state *st, uint8_t *c,
    const uint8_t *m, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 160;
    size_t used = (size_t)(st->len % 32);
    block2 s[5];
    block2 z0;

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        encrypt_bytes(c, m, piece + 32 - room, room);
        c += room;
        m += room;
        len -= room;
    }
    thaw(s, st->kept);
    if (used != 0)
        update(s, load2(piece));
    used = len % 32;
    encrypt_pieces(s, c, m, len / 32);
    freeze(st->kept, s);
    if (used != 0) {
        keystream(s, &z0);
        store2(piece, z0);
        encrypt_bytes(c + len - used, m + len - used, piece, used);
    }
    cleared(0);
    return written;
}

CLEARS size_t aegis128l_x86_64_vaes_encrypt_update(aegis128l_x86_64_vaes_state *st, uint8_t *c,
    const uint8_t *m, size_t len)
{
    block2 s[5];
    BEGIN_SHORT;

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (used == 0 || len >= 32 - used)
            return encrypt_uneven(st, c, m, len);
        encrypt_bytes(c, m, st->kept + 160 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    thaw(s, st->kept);
    encrypt_pieces(s, c, m, len / 32);
    freeze(st->kept, s);
    END_SHORT;
    return len;
}

CLEARS int aegis128l_x86_64_vaes_encrypt_final(aegis128l_x86_64_vaes_state *st, uint8_t *tag,
    size_t tag_len)
{
    return cleared(end(st, tag, tag_len));
}

/*
 * Decrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * KEEP, compilers would use vector registers.
 */
INLINE void decrypt_bytes(uint8_t *m, const uint8_t *c, uint8_t *piece, size_t len)
{
    for (; len >= 8; len -= 8, c += 8, m += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, c, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        KEEP("r", made);
        memcpy(piece, &made, 8);
        memcpy(m, &made, 8);
    }
    for (; len != 0; len -= 1, c += 1, m += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, c, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        KEEP("r", made);
        memcpy(piece, &made, 1);
        memcpy(m, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static NOINLINE CLEARS size_t decrypt_uneven(aegis128l_x86_64_vaes_state *st, uint8_t *m,
    const uint8_t *c, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 160;
    size_t used = (size_t)(st->len % 32);
    block2 s[5];
    block2 z0;

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        decrypt_bytes(m, c, piece + 32 - room, room);
        m += room;
        c += room;
        len -= room;
    }
    thaw(s, st->kept);
    if (used != 0)
        update(s, load2(piece));
    used = len % 32;
    decrypt_pieces(s, m, c, len / 32);
    freeze(st->kept, s);
    if (used != 0) {
        keystream(s, &z0);
        store2(piece, z0);
        decrypt_bytes(m + len - used, c + len - used, piece, used);
    }
    cleared(0);
    return written;
}

CLEARS size_t aegis128l_x86_64_vaes_decrypt_update(aegis128l_x86_64_vaes_state *st, uint8_t *m,
    const uint8_t *c, size_t len)
{
    block2 s[5];
    BEGIN_SHORT;

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (used == 0 || len >= 32 - used)
            return decrypt_uneven(st, m, c, len);
        decrypt_bytes(m, c, st->kept + 160 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    thaw(s, st->kept);
    decrypt_pieces(s, m, c, len / 32);
    freeze(st->kept, s);
    END_SHORT;
    return len;
}

CLEARS int aegis128l_x86_64_vaes_decrypt_final(aegis128l_x86_64_vaes_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return cleared(end(st, expected, tag_len) == 0 ? checked(expected, tag, tag_len) : -1);
}

/* Starts a message in this state, and keeps a copy of the state for the next messages. */
INLINE void begin_mac(aegis128l_x86_64_vaes_mac_state *st, block2 s[5])
{
    freeze(st->kept, s);
    freeze(st->kept + 160, s);
    wipe(st->kept + 320, 32);
    st->len = 0;
}

/* Starts a message in the kept state. */
INLINE void begin_again(aegis128l_x86_64_vaes_mac_state *st)
{
    block2 s[5];

    thaw(s, st->kept + 160);
    begin_mac(st, s);
}

/* Absorbs the unfinished piece, writes the tag of AEGISMAC and restores the kept state. */
INLINE int end_mac(aegis128l_x86_64_vaes_mac_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = is_tag_length(tag_len) ? 0 : -1;
    block2 s[5];

    if (result == 0) {
        thaw(s, st->kept);
        absorb(s, st->kept + 320, (size_t)(st->len % 32));
        finish(s, st->len, tag_len, tag, tag_len);
    }
    begin_again(st);
    return result;
}

CLEARS void aegis128l_x86_64_vaes_mac_init(aegis128l_x86_64_vaes_mac_state *st,
    const uint8_t nonce[16], const uint8_t key[16])
{
    block2 s[5];

    start(s, nonce, key);
    begin_mac(st, s);
    cleared(0);
}

/* Absorbs whole pieces of 32 bytes. */
INLINE void absorb_pieces(block2 s[5], const uint8_t *p, size_t len)
{
    block2 r[5];

    copy(r, s);
    for (; len >= 32; len -= 32, p += 32) {
        update_at(r, p);
    }
    copy(s, r);
}

/* Copies bytes to an unfinished piece. Without KEEP, compilers would use vector registers. */
INLINE void mac_bytes(const uint8_t *data, uint8_t *piece, size_t len)
{
    for (; len >= 8; len -= 8, data += 8, piece += 8) {
        uint64_t given;

        memcpy(&given, data, 8);
        KEEP("r", given);
        memcpy(piece, &given, 8);
    }
    for (; len != 0; len -= 1, data += 1, piece += 1) {
        uint8_t given;

        memcpy(&given, data, 1);
        KEEP("r", given);
        memcpy(piece, &given, 1);
    }
}

/* The same for a call that completes an unfinished piece or leaves one. */
static NOINLINE CLEARS void mac_uneven(aegis128l_x86_64_vaes_mac_state *st, const uint8_t *data,
    size_t len)
{
    uint8_t *const piece = st->kept + 320;
    size_t used = (size_t)(st->len % 32);
    block2 s[5];

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        /*
         * Full blocks: a later load can forward from one store of its own size, but would wait for
         * several smaller ones.
         */
        for (; room >= 32; room -= 32, data += 32, len -= 32)
            store2(piece + 32 - room, load2(data));
        mac_bytes(data, piece + 32 - room, room);
        data += room;
        len -= room;
    }
    thaw(s, st->kept);
    if (used != 0)
        update(s, load2(piece));
    used = len % 32;
    absorb_pieces(s, data, len / 32 * 32);
    freeze(st->kept, s);
    mac_bytes(data + len - used, piece, used);
    cleared(0);
}

CLEARS void aegis128l_x86_64_vaes_mac_update(aegis128l_x86_64_vaes_mac_state *st,
    const uint8_t *data, size_t len)
{
    block2 s[5];
    BEGIN_SHORT;

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (len >= 32 - used) {
            mac_uneven(st, data, len);
            return;
        }
        mac_bytes(data, st->kept + 320 + used, len);
        st->len += len;
        return;
    }
    st->len += len;
    thaw(s, st->kept);
    absorb_pieces(s, data, len / 32 * 32);
    freeze(st->kept, s);
    END_SHORT;
}

CLEARS int aegis128l_x86_64_vaes_mac_final(aegis128l_x86_64_vaes_mac_state *st, uint8_t *tag,
    size_t tag_len)
{
    return cleared(end_mac(st, tag, tag_len));
}

CLEARS int aegis128l_x86_64_vaes_mac_verify_final(aegis128l_x86_64_vaes_mac_state *st,
    const uint8_t *tag, size_t tag_len)
{
    uint8_t expected[32];

    return cleared(end_mac(st, expected, tag_len) == 0 ? checked(expected, tag, tag_len) : -1);
}

CLEARS void aegis128l_x86_64_vaes_mac_reset(aegis128l_x86_64_vaes_mac_state *st)
{
    begin_again(st);
    cleared(0);
}

CLEARS void aegis128l_x86_64_vaes_mac_clear(aegis128l_x86_64_vaes_mac_state *st)
{
    wipe(st, sizeof *st);
}

#if defined(__clang__)
#pragma clang attribute pop
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif

#endif
