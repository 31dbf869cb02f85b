/* SPDX-License-Identifier: 0BSD */
/*
 * AEGIS-128L (RFC 10032) for x86-64 with AES-NI and AVX-512VL.
 *
 * Generated; to make it again:
 *     hashwright make aegis128l --target x86-64-aesni-avx512vl --emitter gas
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench aegis128l --target x86-64-aesni-avx512vl --emitter gas` measures
 * the speed.
 *
 * update: 10 instructions for 32 bytes, critical path 6 cycles (3.75 per iteration of a loop).
 * encrypt: 14 instructions for 32 bytes, critical path 6 cycles (3.75 per iteration of a
 *     loop).
 * decrypt: 14 instructions for 32 bytes, critical path 6 cycles (4 per iteration of a loop).
 */
#include "aegis128l.h"

/* Programs without a C library define memcpy and memset themselves. */
#if defined(__STDC_HOSTED__) && __STDC_HOSTED__ == 0
#define AEGIS128L_FREESTANDING
#elif defined(__has_include)
#if !__has_include(<string.h>)
#define AEGIS128L_FREESTANDING
#endif
#endif
#if !defined(AEGIS128L_FREESTANDING)
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
#pragma clang attribute push(__attribute__((target("aes,avx512f,avx512vl"))), apply_to = function)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC target("aes,avx512f,avx512vl")
#endif

/* MemorySanitizer does not see what assembly writes. */
#if defined(__has_feature)
#if __has_feature(memory_sanitizer)
#include <sanitizer/msan_interface.h>
#define AEGIS128L_WRITTEN(p, len) __msan_unpoison(p, len)
#endif
#endif
#ifndef AEGIS128L_WRITTEN
#define AEGIS128L_WRITTEN(p, len) ((void)0)
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define AEGIS128L_KEEP(constraint, x) ((void)0)
#endif

/* Always inlined, so that vector arguments stay in registers. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_INLINE static inline __attribute__((always_inline))
#else
#define AEGIS128L_INLINE static inline
#endif

/*
 * On return, clears the registers that functions may use, so that they contain no secrets. clang
 * supports the attribute on these two architectures only. On x86-64 it is used for general
 * registers only: it would miss some vector registers, or clear them with instructions without VEX
 * prefix, which stall while upper halves are in use.
 */
#if defined(__has_attribute)
#if __has_attribute(zero_call_used_regs)
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("all-gpr")))
#elif defined(__aarch64__) && !defined(__ARM_NEON)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("all-gpr")))
#elif defined(__aarch64__)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("all")))
#elif !defined(__clang__)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("used")))
#endif
#endif
#endif
#ifndef AEGIS128L_CLEARS
#define AEGIS128L_CLEARS
#endif

/* Clears the vector registers of x86-64 and returns its argument. */
AEGIS128L_INLINE int aegis128l_cleared(int result)
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

typedef __m128i aegis128l_block;

AEGIS128L_INLINE
aegis128l_block aegis128l_load(const uint8_t *p)
{
    return _mm_loadu_si128((const __m128i *)(const void *)(p));
}

AEGIS128L_INLINE void aegis128l_store(uint8_t *p, aegis128l_block x)
{
    _mm_storeu_si128((__m128i *)(void *)(p), x);
}

AEGIS128L_INLINE void aegis128l_initial(aegis128l_block s[8], aegis128l_block key,
    aegis128l_block nonce)
{
    const __m128i x1 = _mm_xor_si128(nonce, key);
    const __m128i x2 = _mm_xor_si128(key,
        _mm_set_epi64x((int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u));
    s[0] = x1;
    s[1] = _mm_set_epi64x((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu);
    s[2] = _mm_set_epi64x((int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u);
    s[3] = _mm_set_epi64x((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu);
    s[4] = x1;
    s[5] = x2;
    s[6] = _mm_xor_si128(key,
        _mm_set_epi64x((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu));
    s[7] = x2;
}

AEGIS128L_INLINE void aegis128l_init_update(aegis128l_block s[8], aegis128l_block key,
    aegis128l_block nonce)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    s[0] = _mm_xor_si128(_mm_aesenc_si128(s7, nonce), s0);
    s[1] = _mm_aesenc_si128(s0, s1);
    s[2] = _mm_aesenc_si128(s1, s2);
    s[3] = _mm_aesenc_si128(s2, s3);
    s[4] = _mm_xor_si128(_mm_aesenc_si128(s3, key), s4);
    s[5] = _mm_aesenc_si128(s4, s5);
    s[6] = _mm_aesenc_si128(s5, s6);
    s[7] = _mm_aesenc_si128(s6, s7);
}

AEGIS128L_INLINE void aegis128l_update(aegis128l_block s[8], aegis128l_block m0, aegis128l_block m1)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    const __m128i t_1 = _mm_xor_si128(_mm_aesenc_si128(s7, m0), s0);
    const __m128i t_2 = _mm_aesenc_si128(s6, s7);
    const __m128i t_3 = _mm_aesenc_si128(s5, s6);
    const __m128i t_4 = _mm_aesenc_si128(s4, s5);
    const __m128i t_5 = _mm_xor_si128(_mm_aesenc_si128(s3, m1), s4);
    const __m128i t_6 = _mm_aesenc_si128(s2, s3);
    const __m128i t_7 = _mm_aesenc_si128(s1, s2);
    const __m128i t_8 = _mm_aesenc_si128(s0, s1);
    s[0] = t_1;
    s[1] = t_8;
    s[2] = t_7;
    s[3] = t_6;
    s[4] = t_5;
    s[5] = t_4;
    s[6] = t_3;
    s[7] = t_2;
}

/* Assembly functions for count iterations of the loops below. */
void aegis128l_update_2_loop(void *s, const uint8_t *p, size_t count);
void aegis128l_update_loop(void *s, const uint8_t *p, size_t count);
void aegis128l_encrypt_2_loop(void *s, uint8_t *out, const uint8_t *in, size_t count);
void aegis128l_encrypt_loop(void *s, uint8_t *out, const uint8_t *in, size_t count);
void aegis128l_decrypt_2_loop(void *s, uint8_t *out, const uint8_t *in, size_t count);
void aegis128l_decrypt_loop(void *s, uint8_t *out, const uint8_t *in, size_t count);

AEGIS128L_INLINE void aegis128l_keystream(aegis128l_block s[8], aegis128l_block *z0,
    aegis128l_block *z1)
{
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    *z0 = _mm_ternarylogic_epi64(_mm_xor_si128(s1, s6), s2, s3, 0x78);
    *z1 = _mm_ternarylogic_epi64(_mm_xor_si128(s5, s2), s6, s7, 0x78);
}

AEGIS128L_INLINE void aegis128l_mixin(aegis128l_block s[8], aegis128l_block lengths,
    aegis128l_block *t)
{
    const aegis128l_block s2 = s[2];
    *t = _mm_xor_si128(lengths, s2);
}

AEGIS128L_INLINE void aegis128l_final_update(aegis128l_block s[8], aegis128l_block t)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    s[0] = _mm_xor_si128(_mm_aesenc_si128(s7, t), s0);
    s[1] = _mm_aesenc_si128(s0, s1);
    s[2] = _mm_aesenc_si128(s1, s2);
    s[3] = _mm_aesenc_si128(s2, s3);
    s[4] = _mm_xor_si128(_mm_aesenc_si128(s3, t), s4);
    s[5] = _mm_aesenc_si128(s4, s5);
    s[6] = _mm_aesenc_si128(s5, s6);
    s[7] = _mm_aesenc_si128(s6, s7);
}

AEGIS128L_INLINE void aegis128l_tag128(aegis128l_block s[8], aegis128l_block *t0)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    *t0 = _mm_ternarylogic_epi64(_mm_xor_si128(s5, s4), _mm_xor_si128(s3, s2),
        _mm_ternarylogic_epi64(s1, s0, s6, 0x96), 0x96);
}

AEGIS128L_INLINE void aegis128l_tag256(aegis128l_block s[8], aegis128l_block *t0,
    aegis128l_block *t1)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    *t0 = _mm_ternarylogic_epi64(_mm_xor_si128(s3, s2), s1, s0, 0x96);
    *t1 = _mm_ternarylogic_epi64(_mm_xor_si128(s7, s6), s5, s4, 0x96);
}

/* Clears memory. The compiler cannot optimise the stores away. */
static void aegis128l_wipe(void *p, size_t len)
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

static int aegis128l_is_tag_length(size_t len)
{
    return len == 16 || len == 32;
}

AEGIS128L_INLINE void aegis128l_start(aegis128l_block s[8], const uint8_t *nonce,
    const uint8_t *key)
{
    aegis128l_initial(s, aegis128l_load(key), aegis128l_load(nonce));
    for (int i = 0; i < 10; i++)
        aegis128l_init_update(s, aegis128l_load(key), aegis128l_load(nonce));
}

/* Absorbs len bytes; the last piece is padded with zeros. */
AEGIS128L_INLINE void aegis128l_absorb(aegis128l_block s[8], const uint8_t *p, size_t len)
{
    aegis128l_update_2_loop(s, p, len / 64);
    p += len - len % 64;
    len %= 64;
    aegis128l_update_loop(s, p, len / 32);
    p += len - len % 32;
    len %= 32;
    AEGIS128L_WRITTEN(s, 8 * sizeof *s);
    if (len != 0) {
        uint8_t last[32] = {0};

        memcpy(last, p, len);
        aegis128l_update(s, aegis128l_load(last), aegis128l_load(last + 16));
    }
}

/*
 * Mixes the halves of a block into the state and performs the final updates. The halves are usually
 * two lengths in bits.
 */
AEGIS128L_INLINE void aegis128l_last_updates(aegis128l_block s[8], uint64_t low, uint64_t high)
{
    aegis128l_block t;

    aegis128l_mixin(s, _mm_set_epi64x((int64_t)high, (int64_t)low), &t);
    for (int i = 0; i < 7; i++)
        aegis128l_final_update(s, t);
}

/* Writes the tag. */
AEGIS128L_INLINE void aegis128l_store_tag(aegis128l_block s[8], uint8_t *to, size_t tag_len)
{
    if (tag_len == 16) {
        aegis128l_block t0;

        aegis128l_tag128(s, &t0);
        aegis128l_store(to, t0);
    }
    if (tag_len == 32) {
        aegis128l_block t0, t1;

        aegis128l_tag256(s, &t0, &t1);
        aegis128l_store(to, t0);
        aegis128l_store(to + 16, t1);
    }
}

/* Writes the tag, after mixing two lengths, given in bytes, into the state. */
AEGIS128L_INLINE void aegis128l_finish(aegis128l_block s[8], uint64_t low, uint64_t high,
    uint8_t *tag, size_t tag_len)
{
    aegis128l_last_updates(s, 8 * low, 8 * high);
    aegis128l_store_tag(s, tag, tag_len);
}

/*
 * Compares a tag with the expected one in constant time. Returns 0 if they are equal, or else -1.
 * Clears the expected tag, which would let its reader forge a message.
 */
AEGIS128L_INLINE int aegis128l_checked(uint8_t *expected, const uint8_t *tag, size_t len)
{
    uint8_t differing = 0;

    for (size_t i = 0; i < len; i++)
        differing |= expected[i] ^ tag[i];
    aegis128l_wipe(expected, len);
    return differing == 0 ? 0 : -1;
}

/* Encrypts whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_encrypt_pieces(aegis128l_block s[8], uint8_t *c, const uint8_t *m,
    size_t count)
{
    aegis128l_encrypt_2_loop(s, c, m, count / 2);
    AEGIS128L_WRITTEN(c, count / 2 * 64);
    c += count / 2 * 64;
    m += count / 2 * 64;
    count %= 2;
    aegis128l_encrypt_loop(s, c, m, count);
    AEGIS128L_WRITTEN(c, count * 32);
    AEGIS128L_WRITTEN(s, 8 * sizeof *s);
}

/* Encrypts the last piece; len is from 1 to 31. */
AEGIS128L_INLINE void aegis128l_encrypt_last(aegis128l_block s[8], uint8_t *c, const uint8_t *m,
    size_t len)
{
    uint8_t last[32] = {0};

    memcpy(last, m, len);
    aegis128l_encrypt_pieces(s, last, last, 1);
    memcpy(c, last, len);
    aegis128l_wipe(last, sizeof last);
}

AEGIS128L_INLINE void aegis128l_encrypt_all(aegis128l_block s[8], uint8_t *c, const uint8_t *m,
    size_t len)
{
    const size_t whole = len / 32 * 32;

    aegis128l_encrypt_pieces(s, c, m, len / 32);
    if (len > whole)
        aegis128l_encrypt_last(s, c + whole, m + whole, len - whole);
}

AEGIS128L_CLEARS int aegis128l_encrypt_detached(uint8_t *c, uint8_t *tag, size_t tag_len,
    const uint8_t *m, size_t len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_block s[8];

    if (!aegis128l_is_tag_length(tag_len))
        return -1;
    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, ad, ad_len);
    aegis128l_encrypt_all(s, c, m, len);
    aegis128l_finish(s, ad_len, len, tag, tag_len);
    return aegis128l_cleared(0);
}

AEGIS128L_CLEARS int aegis128l_encrypt(uint8_t *c, size_t tag_len, const uint8_t *m, size_t len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
    return aegis128l_encrypt_detached(c, c + len, tag_len, m, len, ad, ad_len, nonce, key);
}

AEGIS128L_CLEARS void aegis128l_encrypt_unauthenticated(uint8_t *c, const uint8_t *m, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_block s[8];

    aegis128l_start(s, nonce, key);
    aegis128l_encrypt_all(s, c, m, len);
    aegis128l_cleared(0);
}

AEGIS128L_CLEARS void aegis128l_stream(uint8_t *out, size_t len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    if (len == 0)
        return;
    memset(out, 0, len);
    aegis128l_encrypt_unauthenticated(out, out, len, nonce, key);
}

/* Decrypts whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_decrypt_pieces(aegis128l_block s[8], uint8_t *m, const uint8_t *c,
    size_t count)
{
    aegis128l_decrypt_2_loop(s, m, c, count / 2);
    AEGIS128L_WRITTEN(m, count / 2 * 64);
    m += count / 2 * 64;
    c += count / 2 * 64;
    count %= 2;
    aegis128l_decrypt_loop(s, m, c, count);
    AEGIS128L_WRITTEN(m, count * 32);
    AEGIS128L_WRITTEN(s, 8 * sizeof *s);
}

/* Decrypts the last piece; len is from 1 to 31. */
AEGIS128L_INLINE void aegis128l_decrypt_last(aegis128l_block s[8], uint8_t *m, const uint8_t *c,
    size_t len)
{
    uint8_t last[32];
    aegis128l_block z0, z1;

    /*
     * The keystream follows the last byte, so that decryption turns it into zeros, which are
     * absorbed.
     */
    aegis128l_keystream(s, &z0, &z1);
    aegis128l_store(last, z0);
    aegis128l_store(last + 16, z1);
    memcpy(last, c, len);
    aegis128l_decrypt_pieces(s, last, last, 1);
    memcpy(m, last, len);
    aegis128l_wipe(last, sizeof last);
}

AEGIS128L_INLINE void aegis128l_decrypt_all(aegis128l_block s[8], uint8_t *m, const uint8_t *c,
    size_t len)
{
    const size_t whole = len / 32 * 32;

    aegis128l_decrypt_pieces(s, m, c, len / 32);
    if (len > whole)
        aegis128l_decrypt_last(s, m + whole, c + whole, len - whole);
}

AEGIS128L_CLEARS int aegis128l_decrypt_detached(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t *tag, size_t tag_len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_block s[8];
    uint8_t expected[32];
    int result = -1;

    if (aegis128l_is_tag_length(tag_len)) {
        aegis128l_start(s, nonce, key);
        aegis128l_absorb(s, ad, ad_len);
        aegis128l_decrypt_all(s, m, c, len);
        aegis128l_finish(s, ad_len, len, expected, tag_len);
        result = aegis128l_checked(expected, tag, tag_len);
    }
    if (result != 0 && len != 0)
        memset(m, 0, len);
    return aegis128l_cleared(result);
}

AEGIS128L_CLEARS int aegis128l_decrypt(uint8_t *m, const uint8_t *c, size_t c_len, size_t tag_len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
    const size_t len = c_len - tag_len;

    if (c_len < tag_len)
        return -1;
    return aegis128l_decrypt_detached(m, c, len, c + len, tag_len, ad, ad_len, nonce, key);
}

AEGIS128L_CLEARS void aegis128l_decrypt_unauthenticated(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_block s[8];

    aegis128l_start(s, nonce, key);
    aegis128l_decrypt_all(s, m, c, len);
    aegis128l_cleared(0);
}

AEGIS128L_CLEARS int aegis128l_mac(uint8_t *tag, size_t tag_len, const uint8_t *data, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_block s[8];

    if (!aegis128l_is_tag_length(tag_len))
        return -1;
    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, data, len);
    aegis128l_finish(s, len, tag_len, tag, tag_len);
    return aegis128l_cleared(0);
}

AEGIS128L_CLEARS int aegis128l_mac_verify(const uint8_t *tag, size_t tag_len, const uint8_t *data,
    size_t len, const uint8_t nonce[16], const uint8_t key[16])
{
    uint8_t expected[32];

    if (aegis128l_mac(expected, tag_len, data, len, nonce, key) != 0)
        return -1;
    return aegis128l_cleared(aegis128l_checked(expected, tag, tag_len));
}

/* Checks the header's constants at compile time: if one is wrong, an array has a negative size. */
typedef struct {
    char before;
    aegis128l_state st;
} aegis128l_placed_state;
typedef char aegis128l_state_bytes[sizeof(aegis128l_state) == AEGIS128L_STATE_BYTES ? 1 : -1];
typedef char aegis128l_state_alignment[AEGIS128L_STATE_ALIGNMENT
    % offsetof(aegis128l_placed_state, st) == 0 ? 1 : -1];
typedef struct {
    char before;
    aegis128l_mac_state st;
} aegis128l_placed_mac_state;
typedef char aegis128l_mac_state_bytes[sizeof(aegis128l_mac_state) == AEGIS128L_MAC_STATE_BYTES ? 1
    : -1];
typedef char aegis128l_mac_state_alignment[AEGIS128L_STATE_ALIGNMENT
    % offsetof(aegis128l_placed_mac_state, st) == 0 ? 1 : -1];

/* Never inlined, so that callers save registers only on the path that calls the function. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_NOINLINE __attribute__((noinline))
#else
#define AEGIS128L_NOINLINE
#endif

AEGIS128L_INLINE void aegis128l_thaw(aegis128l_block s[8], const uint8_t *from)
{
    s[0] = aegis128l_load(from);
    s[1] = aegis128l_load(from + 16);
    s[2] = aegis128l_load(from + 32);
    s[3] = aegis128l_load(from + 48);
    s[4] = aegis128l_load(from + 64);
    s[5] = aegis128l_load(from + 80);
    s[6] = aegis128l_load(from + 96);
    s[7] = aegis128l_load(from + 112);
}

AEGIS128L_INLINE void aegis128l_freeze(uint8_t *to, aegis128l_block s[8])
{
    aegis128l_store(to, s[0]);
    aegis128l_store(to + 16, s[1]);
    aegis128l_store(to + 32, s[2]);
    aegis128l_store(to + 48, s[3]);
    aegis128l_store(to + 64, s[4]);
    aegis128l_store(to + 80, s[5]);
    aegis128l_store(to + 96, s[6]);
    aegis128l_store(to + 112, s[7]);
}

AEGIS128L_CLEARS void aegis128l_init(aegis128l_state *st, const uint8_t *ad, size_t ad_len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_block s[8];

    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, ad, ad_len);
    aegis128l_freeze(st->kept, s);
    st->ad_len = ad_len;
    st->len = 0;
    aegis128l_cleared(0);
}

/* Absorbs the unfinished piece, writes the tag and clears the state. */
AEGIS128L_INLINE int aegis128l_end(aegis128l_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis128l_is_tag_length(tag_len) ? 0 : -1;
    aegis128l_block s[8];

    if (result == 0) {
        aegis128l_thaw(s, st->kept);
        aegis128l_absorb(s, st->kept + 128, (size_t)(st->len % 32));
        aegis128l_finish(s, st->ad_len, st->len, tag, tag_len);
    }
    aegis128l_wipe(st, sizeof *st);
    return result;
}

/*
 * Encrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS128L_KEEP, compilers would use vector registers.
 */
AEGIS128L_INLINE void aegis128l_encrypt_bytes(uint8_t *c, const uint8_t *m, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, m += 8, c += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, m, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &given, 8);
        memcpy(c, &made, 8);
    }
    for (; len != 0; len -= 1, m += 1, c += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, m, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &given, 1);
        memcpy(c, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
size_t aegis128l_encrypt_uneven(aegis128l_state *st, uint8_t *c, const uint8_t *m, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 128;
    size_t used = (size_t)(st->len % 32);
    aegis128l_block s[8];
    aegis128l_block z0, z1;

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        aegis128l_encrypt_bytes(c, m, piece + 32 - room, room);
        c += room;
        m += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load(piece), aegis128l_load(piece + 16));
    used = len % 32;
    aegis128l_encrypt_pieces(s, c, m, len / 32);
    aegis128l_freeze(st->kept, s);
    if (used != 0) {
        aegis128l_keystream(s, &z0, &z1);
        aegis128l_store(piece, z0);
        aegis128l_store(piece + 16, z1);
        aegis128l_encrypt_bytes(c + len - used, m + len - used, piece, used);
    }
    aegis128l_cleared(0);
    return written;
}

AEGIS128L_CLEARS size_t aegis128l_encrypt_update(aegis128l_state *st, uint8_t *c, const uint8_t *m,
    size_t len)
{
    aegis128l_block s[8];

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (used == 0 || len >= 32 - used)
            return aegis128l_encrypt_uneven(st, c, m, len);
        aegis128l_encrypt_bytes(c, m, st->kept + 128 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_encrypt_pieces(s, c, m, len / 32);
    aegis128l_freeze(st->kept, s);
    aegis128l_cleared(0);
    return len;
}

AEGIS128L_CLEARS int aegis128l_encrypt_final(aegis128l_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis128l_cleared(aegis128l_end(st, tag, tag_len));
}

/*
 * Decrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS128L_KEEP, compilers would use vector registers.
 */
AEGIS128L_INLINE void aegis128l_decrypt_bytes(uint8_t *m, const uint8_t *c, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, c += 8, m += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, c, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &made, 8);
        memcpy(m, &made, 8);
    }
    for (; len != 0; len -= 1, c += 1, m += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, c, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &made, 1);
        memcpy(m, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
size_t aegis128l_decrypt_uneven(aegis128l_state *st, uint8_t *m, const uint8_t *c, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 128;
    size_t used = (size_t)(st->len % 32);
    aegis128l_block s[8];
    aegis128l_block z0, z1;

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        aegis128l_decrypt_bytes(m, c, piece + 32 - room, room);
        m += room;
        c += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load(piece), aegis128l_load(piece + 16));
    used = len % 32;
    aegis128l_decrypt_pieces(s, m, c, len / 32);
    aegis128l_freeze(st->kept, s);
    if (used != 0) {
        aegis128l_keystream(s, &z0, &z1);
        aegis128l_store(piece, z0);
        aegis128l_store(piece + 16, z1);
        aegis128l_decrypt_bytes(m + len - used, c + len - used, piece, used);
    }
    aegis128l_cleared(0);
    return written;
}

AEGIS128L_CLEARS size_t aegis128l_decrypt_update(aegis128l_state *st, uint8_t *m, const uint8_t *c,
    size_t len)
{
    aegis128l_block s[8];

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (used == 0 || len >= 32 - used)
            return aegis128l_decrypt_uneven(st, m, c, len);
        aegis128l_decrypt_bytes(m, c, st->kept + 128 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_decrypt_pieces(s, m, c, len / 32);
    aegis128l_freeze(st->kept, s);
    aegis128l_cleared(0);
    return len;
}

AEGIS128L_CLEARS int aegis128l_decrypt_final(aegis128l_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis128l_cleared(aegis128l_end(st, expected, tag_len) == 0
        ? aegis128l_checked(expected, tag, tag_len) : -1);
}

/* Starts a message in this state, and keeps a copy of the state for the next messages. */
AEGIS128L_INLINE void aegis128l_begin_mac(aegis128l_mac_state *st, aegis128l_block s[8])
{
    aegis128l_freeze(st->kept, s);
    aegis128l_freeze(st->kept + 128, s);
    aegis128l_wipe(st->kept + 256, 32);
    st->len = 0;
}

/* Starts a message in the kept state. */
AEGIS128L_INLINE void aegis128l_begin_again(aegis128l_mac_state *st)
{
    aegis128l_block s[8];

    aegis128l_thaw(s, st->kept + 128);
    aegis128l_begin_mac(st, s);
}

/* Absorbs the unfinished piece, writes the tag of AEGISMAC and restores the kept state. */
AEGIS128L_INLINE int aegis128l_end_mac(aegis128l_mac_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis128l_is_tag_length(tag_len) ? 0 : -1;
    aegis128l_block s[8];

    if (result == 0) {
        aegis128l_thaw(s, st->kept);
        aegis128l_absorb(s, st->kept + 256, (size_t)(st->len % 32));
        aegis128l_finish(s, st->len, tag_len, tag, tag_len);
    }
    aegis128l_begin_again(st);
    return result;
}

AEGIS128L_CLEARS void aegis128l_mac_init(aegis128l_mac_state *st, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_block s[8];

    aegis128l_start(s, nonce, key);
    aegis128l_begin_mac(st, s);
    aegis128l_cleared(0);
}

/* Absorbs whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_absorb_pieces(aegis128l_block s[8], const uint8_t *p, size_t len)
{
    aegis128l_update_2_loop(s, p, len / 64);
    p += len - len % 64;
    len %= 64;
    aegis128l_update_loop(s, p, len / 32);
    p += len - len % 32;
    len %= 32;
    AEGIS128L_WRITTEN(s, 8 * sizeof *s);
}

/*
 * Copies bytes to an unfinished piece. Without AEGIS128L_KEEP, compilers would use vector
 * registers.
 */
AEGIS128L_INLINE void aegis128l_mac_bytes(const uint8_t *data, uint8_t *piece, size_t len)
{
    for (; len >= 8; len -= 8, data += 8, piece += 8) {
        uint64_t given;

        memcpy(&given, data, 8);
        AEGIS128L_KEEP("r", given);
        memcpy(piece, &given, 8);
    }
    for (; len != 0; len -= 1, data += 1, piece += 1) {
        uint8_t given;

        memcpy(&given, data, 1);
        AEGIS128L_KEEP("r", given);
        memcpy(piece, &given, 1);
    }
}

/* The same for a call that completes an unfinished piece or leaves one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
void aegis128l_mac_uneven(aegis128l_mac_state *st, const uint8_t *data, size_t len)
{
    uint8_t *const piece = st->kept + 256;
    size_t used = (size_t)(st->len % 32);
    aegis128l_block s[8];

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        /*
         * Full blocks: a later load can forward from one store of its own size, but would wait for
         * several smaller ones.
         */
        for (; room >= 16; room -= 16, data += 16, len -= 16)
            aegis128l_store(piece + 32 - room, aegis128l_load(data));
        aegis128l_mac_bytes(data, piece + 32 - room, room);
        data += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load(piece), aegis128l_load(piece + 16));
    used = len % 32;
    aegis128l_absorb_pieces(s, data, len / 32 * 32);
    aegis128l_freeze(st->kept, s);
    aegis128l_mac_bytes(data + len - used, piece, used);
    aegis128l_cleared(0);
}

AEGIS128L_CLEARS void aegis128l_mac_update(aegis128l_mac_state *st, const uint8_t *data, size_t len)
{
    aegis128l_block s[8];

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (len >= 32 - used) {
            aegis128l_mac_uneven(st, data, len);
            return;
        }
        aegis128l_mac_bytes(data, st->kept + 256 + used, len);
        st->len += len;
        return;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_absorb_pieces(s, data, len / 32 * 32);
    aegis128l_freeze(st->kept, s);
    aegis128l_cleared(0);
}

AEGIS128L_CLEARS int aegis128l_mac_final(aegis128l_mac_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis128l_cleared(aegis128l_end_mac(st, tag, tag_len));
}

AEGIS128L_CLEARS int aegis128l_mac_verify_final(aegis128l_mac_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis128l_cleared(aegis128l_end_mac(st, expected, tag_len) == 0
        ? aegis128l_checked(expected, tag, tag_len) : -1);
}

AEGIS128L_CLEARS void aegis128l_mac_reset(aegis128l_mac_state *st)
{
    aegis128l_begin_again(st);
    aegis128l_cleared(0);
}

AEGIS128L_CLEARS void aegis128l_mac_clear(aegis128l_mac_state *st)
{
    aegis128l_wipe(st, sizeof *st);
}

#if defined(__clang__)
#pragma clang attribute pop
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif
#if defined(__clang__)
#pragma clang attribute pop
#endif
