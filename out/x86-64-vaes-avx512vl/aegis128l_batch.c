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

#include <immintrin.h>
#include "aegis128l_batch.h"

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
    __asm__ __volatile__(
        ".irp n, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31\n\t"
        "vpxord {%%|}xmm\\n, {%%|}xmm\\n, {%%|}xmm\\n\n\t"
        ".endr"
        : "+r"(result) : : "memory", "xmm16", "xmm17", "xmm18", "xmm19", "xmm20", "xmm21", "xmm22",
            "xmm23", "xmm24", "xmm25", "xmm26", "xmm27", "xmm28", "xmm29", "xmm30", "xmm31");
#endif
    return result;
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
    s[0] = _mm256_ternarylogic_epi64(_mm256_aesenc_epi128(u3, _mm256_setzero_si256()),
        _mm256_inserti128_si256(_mm256_castsi128_si256(nonce), key, 1), s0, 0x96);
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

INLINE void decrypt(block2 s[5], block2 c0, block2 *m0)
{
    const block2 s0 = s[0];
    const block2 s1 = s[1];
    const block2 s2 = s[2];
    const block2 s3 = s[3];
    const block2 u3 = s[4];
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

INLINE void keystream(block2 s[5], block2 *z0)
{
    const block2 s1 = s[1];
    const block2 s2 = s[2];
    const block2 s3 = s[3];
    *z0 = _mm256_xor_si256(_mm256_ternarylogic_epi64(s2, s3, s1, 0x6a),
        _mm256_permute2x128_si256(s2, s2, 1));
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
    s[0] = _mm256_ternarylogic_epi64(_mm256_aesenc_epi128(u3, _mm256_setzero_si256()),
        _mm256_inserti128_si256(_mm256_castsi128_si256(t), t, 1), s0, 0x96);
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
    *t0 = _mm_xor_si128(
        _mm_ternarylogic_epi64(_mm256_extracti128_si256(s1, 1), _mm256_extracti128_si256(s0, 1),
            _mm_xor_si128(_mm256_castsi256_si128(s3), _mm256_castsi256_si128(s2)), 0x96),
        _mm_ternarylogic_epi64(_mm256_castsi256_si128(s1), _mm256_castsi256_si128(s0),
            _mm256_extracti128_si256(s2, 1), 0x96));
}

INLINE void tag256(block2 s[5], block2 *t0)
{
    const block2 s0 = s[0];
    const block2 s1 = s[1];
    const block2 s2 = s[2];
    const block2 s3 = s[3];
    *t0 = _mm256_ternarylogic_epi64(_mm256_xor_si256(s3, s2), s1, s0, 0x96);
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
    KEEP("v", s[0]);
    KEEP("v", s[1]);
    KEEP("v", s[2]);
    KEEP("v", s[3]);
    KEEP("v", s[4]);
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

    KEEP("v", s[0]);
    KEEP("v", s[1]);
    KEEP("v", s[2]);
    KEEP("v", s[3]);
    KEEP("v", s[4]);
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


INLINE void decrypt_at(block2 s[5], uint8_t *m, const uint8_t *c)
{
    block2 m0;

    KEEP("v", s[0]);
    KEEP("v", s[1]);
    KEEP("v", s[2]);
    KEEP("v", s[3]);
    KEEP("v", s[4]);
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

enum { ENCRYPTS, DECRYPTS, AUTHENTICATES };

/* Processes one message. Returns 0, or -1 if the tag is wrong. */
INLINE int work_on_one(int does, aegis128l_message *msg, size_t tag_len)
{
    block2 s[5];
    uint8_t tag[32];

    start(s, msg->nonce, msg->key);
    if (does == AUTHENTICATES) {
        absorb(s, msg->in, msg->len);
        finish(s, msg->len, tag_len, tag, tag_len);
    } else {
        absorb(s, msg->ad, msg->ad_len);
        if (does == ENCRYPTS)
            encrypt_all(s, msg->out, msg->in, msg->len);
        else
            decrypt_all(s, msg->out, msg->in, msg->len);
        finish(s, msg->ad_len, msg->len, tag, tag_len);
    }
    msg->result = 0;
    if (does != DECRYPTS)
        memcpy(msg->tag, tag, tag_len);
    else
        msg->result = checked(tag, msg->tag, tag_len);
    if (msg->result != 0 && msg->len != 0)
        memset(msg->out, 0, msg->len);
    return msg->result;
}

/* Writes the results for an invalid tag length, and returns -1. */
INLINE int refuse(int does, aegis128l_message *msg, size_t n)
{
    for (; n != 0; msg++, n--) {
        msg->result = -1;
        if (does == DECRYPTS && msg->len != 0)
            memset(msg->out, 0, msg->len);
    }
    return -1;
}

typedef __m512i block4;
typedef block4 row; /* a word of the state of several messages, each in a lane */

INLINE block2 join2(block x, block y)
{
    return _mm256_inserti128_si256(_mm256_castsi128_si256(x), y, 1);
}

INLINE block low2(block2 x)
{
    return _mm256_castsi256_si128(x);
}

INLINE block high2(block2 x)
{
    return _mm256_extracti128_si256(x, 1);
}

INLINE block4 join4(block2 x, block2 y)
{
    return _mm512_inserti64x4(_mm512_castsi256_si512(x), y, 1);
}

INLINE block2 low4(block4 x)
{
    return _mm512_castsi512_si256(x);
}

INLINE block2 high4(block4 x)
{
    return _mm512_extracti64x4_epi64(x, 1);
}

enum {
    LANES = 4, /* messages side by side */
    WIDE = 4, /* messages in a register */
    WORDS = 8, /* rows of the states, in all streams */
    RATE = 2, /* rows of a piece of each message */
    KEYS = 1, /* rows of a key of each message */
    STREAMS = 1,
    WINDOW = 512, /* messages that are sorted together */
    EXACT = 64, /* each number of pieces below this has its own rank */
    RANKS = 512,
    PLACES = 16, /* pieces in the buffer for lanes without a message */
    NEAR = 4 /* free lanes wait for a lane with at most this number of pieces left */
};

/* A loop over the lanes, which gcc unrolls at every optimisation level. */
#if defined(__GNUC__) || defined(__clang__)
#define EACH_LANE(j) _Pragma("GCC unroll 16") for (size_t j = 0; j < LANES; j++)
#else
#define EACH_LANE(j) for (size_t j = 0; j < LANES; j++)
#endif

/* Load and store a block of each message in a register. */
INLINE row gather(const uint8_t *const p[WIDE], size_t at)
{
    return join4(join2(load(p[0] + at), load(p[1] + at)), join2(load(p[2] + at), load(p[3] + at)));
}

INLINE void scatter(uint8_t *const p[WIDE], size_t at, row x)
{
    store(p[0] + at, low2(low4(x)));
    store(p[1] + at, high2(low4(x)));
    store(p[2] + at, low2(high4(x)));
    store(p[3] + at, high2(high4(x)));
}

/* Load and store a piece of each message in a register. */
INLINE void take_piece(row m[2], const uint8_t *const p[WIDE], size_t at)
{
    m[0] = gather(p, at);
    m[1] = gather(p, at + 16);
}

INLINE void give_piece(uint8_t *const p[WIDE], size_t at, const row m[2])
{
    scatter(p, at, m[0]);
    scatter(p, at + 16, m[1]);
}

/* Load and store a piece of each message. */
INLINE void take(row m[RATE], const uint8_t *const p[LANES], size_t at)
{
    take_piece(m, p, at);
}

INLINE void give(uint8_t *const p[LANES], size_t at, const row m[RATE])
{
    give_piece(p, at, m);
}

INLINE void copy_rows(row to[WORDS], const row from[WORDS])
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

INLINE void initial_row(row s[WORDS], row key, row nonce)
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

INLINE void init_update_row(row s[WORDS], row key, row nonce)
{
    const row s0 = s[0];
    const row s1 = s[1];
    const row s2 = s[2];
    const row s3 = s[3];
    const row s4 = s[4];
    const row s5 = s[5];
    const row s6 = s[6];
    const row s7 = s[7];
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

INLINE void update_row(row s[WORDS], row m0, row m1)
{
    const row s0 = s[0];
    const row s1 = s[1];
    const row s2 = s[2];
    const row s3 = s[3];
    const row s4 = s[4];
    const row s5 = s[5];
    const row s6 = s[6];
    const row s7 = s[7];
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

INLINE void encrypt_row(row s[WORDS], row m0, row m1, row *c0, row *c1)
{
    const row s0 = s[0];
    const row s1 = s[1];
    const row s2 = s[2];
    const row s3 = s[3];
    const row s4 = s[4];
    const row s5 = s[5];
    const row s6 = s[6];
    const row s7 = s[7];
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

INLINE void decrypt_row(row s[WORDS], row c0, row c1, row *m0, row *m1)
{
    const row s0 = s[0];
    const row s1 = s[1];
    const row s2 = s[2];
    const row s3 = s[3];
    const row s4 = s[4];
    const row s5 = s[5];
    const row s6 = s[6];
    const row s7 = s[7];
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

INLINE void keystream_row(row s[WORDS], row *z0, row *z1)
{
    const row s1 = s[1];
    const row s2 = s[2];
    const row s3 = s[3];
    const row s5 = s[5];
    const row s6 = s[6];
    const row s7 = s[7];
    *z0 = _mm512_ternarylogic_epi64(_mm512_xor_si512(s1, s6), s2, s3, 0x78);
    *z1 = _mm512_ternarylogic_epi64(_mm512_xor_si512(s5, s2), s6, s7, 0x78);
}

INLINE void choose_row(row s[WORDS], row from0, row from1, row from2, row from3, row from4,
    row from5, row from6, row from7, row mask)
{
    const row s0 = s[0];
    const row s1 = s[1];
    const row s2 = s[2];
    const row s3 = s[3];
    const row s4 = s[4];
    const row s5 = s[5];
    const row s6 = s[6];
    const row s7 = s[7];
    s[0] = _mm512_ternarylogic_epi64(from0, s0, mask, 0xe4);
    s[1] = _mm512_ternarylogic_epi64(from1, s1, mask, 0xe4);
    s[2] = _mm512_ternarylogic_epi64(from2, s2, mask, 0xe4);
    s[3] = _mm512_ternarylogic_epi64(from3, s3, mask, 0xe4);
    s[4] = _mm512_ternarylogic_epi64(from4, s4, mask, 0xe4);
    s[5] = _mm512_ternarylogic_epi64(from5, s5, mask, 0xe4);
    s[6] = _mm512_ternarylogic_epi64(from6, s6, mask, 0xe4);
    s[7] = _mm512_ternarylogic_epi64(from7, s7, mask, 0xe4);
}

INLINE void mixin_row(row s[WORDS], row lengths, row *t)
{
    const row s2 = s[2];
    *t = _mm512_xor_si512(lengths, s2);
}

INLINE void final_update_row(row s[WORDS], row t)
{
    const row s0 = s[0];
    const row s1 = s[1];
    const row s2 = s[2];
    const row s3 = s[3];
    const row s4 = s[4];
    const row s5 = s[5];
    const row s6 = s[6];
    const row s7 = s[7];
    s[0] = _mm512_ternarylogic_epi64(_mm512_aesenc_epi128(s7, _mm512_setzero_si512()), t, s0, 0x96);
    s[1] = _mm512_aesenc_epi128(s0, s1);
    s[2] = _mm512_aesenc_epi128(s1, s2);
    s[3] = _mm512_aesenc_epi128(s2, s3);
    s[4] = _mm512_ternarylogic_epi64(_mm512_aesenc_epi128(s3, _mm512_setzero_si512()), t, s4, 0x96);
    s[5] = _mm512_aesenc_epi128(s4, s5);
    s[6] = _mm512_aesenc_epi128(s5, s6);
    s[7] = _mm512_aesenc_epi128(s6, s7);
}

INLINE void tag128_row(row s[WORDS], row *t0)
{
    const row s0 = s[0];
    const row s1 = s[1];
    const row s2 = s[2];
    const row s3 = s[3];
    const row s4 = s[4];
    const row s5 = s[5];
    const row s6 = s[6];
    *t0 = _mm512_ternarylogic_epi64(_mm512_xor_si512(s5, s4), _mm512_xor_si512(s3, s2),
        _mm512_ternarylogic_epi64(s1, s0, s6, 0x96), 0x96);
}

INLINE void tag256_row(row s[WORDS], row *t0, row *t1)
{
    const row s0 = s[0];
    const row s1 = s[1];
    const row s2 = s[2];
    const row s3 = s[3];
    const row s4 = s[4];
    const row s5 = s[5];
    const row s6 = s[6];
    const row s7 = s[7];
    *t0 = _mm512_ternarylogic_epi64(_mm512_xor_si512(s3, s2), s1, s0, 0x96);
    *t1 = _mm512_ternarylogic_epi64(_mm512_xor_si512(s7, s6), s5, s4, 0x96);
}

INLINE void update_piece(row s[WORDS], const uint8_t *const p[LANES], size_t at)
{
    row m[RATE];

    take(m, p, at);
    update_row(s, m[0], m[1]);
}

/* Absorbs count pieces of each message. */
static void update_rows(row *state, const uint8_t *const in[LANES], size_t count)
{
    const uint8_t *p[LANES];
    row s[WORDS];
    size_t at = 0;

    EACH_LANE(j) {
        p[j] = in[j];
    }
    copy_rows(s, state);
    for (; count != 0; count--, at += 32) {
        update_piece(s, p, at);
    }
    copy_rows(state, s);
    _mm256_zeroupper(); /* gcc omits it after calls within the file */
}

INLINE void encrypt_piece(row s[WORDS], uint8_t *const q[LANES], const uint8_t *const p[LANES],
    size_t at)
{
    row m[RATE], c[RATE];

    take(m, p, at);
    encrypt_row(s, m[0], m[1], &c[0], &c[1]);
    give(q, at, c);
}

/* Encrypts count pieces of each message. */
static void encrypt_rows(row *state, uint8_t *const out[LANES], const uint8_t *const in[LANES],
    size_t count)
{
    const uint8_t *p[LANES];
    uint8_t *q[LANES];
    row s[WORDS];
    size_t at = 0;

    EACH_LANE(j) {
        p[j] = in[j];
        q[j] = out[j];
    }
    copy_rows(s, state);
    for (; count != 0; count--, at += 32) {
        encrypt_piece(s, q, p, at);
    }
    copy_rows(state, s);
    _mm256_zeroupper(); /* gcc omits it after calls within the file */
}

INLINE void decrypt_piece(row s[WORDS], uint8_t *const q[LANES], const uint8_t *const p[LANES],
    size_t at)
{
    row c[RATE], m[RATE];

    take(c, p, at);
    decrypt_row(s, c[0], c[1], &m[0], &m[1]);
    give(q, at, m);
}

/* Decrypts count pieces of each message. */
static void decrypt_rows(row *state, uint8_t *const out[LANES], const uint8_t *const in[LANES],
    size_t count)
{
    const uint8_t *p[LANES];
    uint8_t *q[LANES];
    row s[WORDS];
    size_t at = 0;

    EACH_LANE(j) {
        p[j] = in[j];
        q[j] = out[j];
    }
    copy_rows(s, state);
    for (; count != 0; count--, at += 32) {
        decrypt_piece(s, q, p, at);
    }
    copy_rows(state, s);
    _mm256_zeroupper(); /* gcc omits it after calls within the file */
}

/*
 * Returns the rank of a message by its number of pieces. Large numbers with the same leading bits
 * share a rank.
 */
static size_t rank(size_t len)
{
    size_t pieces = len / 32, above = 0;

    for (; pieces >= EXACT && above < RANKS - EXACT; above += EXACT / 2)
        pieces /= 2;
    if (pieces >= EXACT)
        pieces = EXACT - 1;
    return above + pieces;
}

/*
 * Sorts the indices of count messages, the longest first, so that messages side by side end
 * together.
 */
static void put_in_order(uint16_t *order, const aegis128l_message *msg, size_t count)
{
    uint16_t place[RANKS] = {0};
    size_t longer = 0;

    size_t sorted = 1;

    while (sorted < count && msg[sorted].len <= msg[sorted - 1].len)
        sorted++;
    if (sorted >= count || count <= LANES) {
        for (size_t i = 0; i < count; i++) { /* insertion sort */
            size_t j = i;

            for (; j != 0 && msg[order[j - 1]].len < msg[i].len; j--)
                order[j] = order[j - 1];
            order[j] = (uint16_t)i;
        }
        return;
    }
    for (size_t i = 0; i < count; i++)
        place[rank(msg[i].len)]++;
    for (size_t i = RANKS; i-- != 0;) {
        const size_t equal = place[i];

        place[i] = (uint16_t)longer;
        longer += equal;
    }
    for (size_t i = 0; i < count; i++)
        order[place[rank(msg[i].len)]++] = (uint16_t)i;
}


/* Messages in progress, each in its own lane. */
typedef struct {
    /* before: a copy of the states, for a step that changes some lanes only */
    row rows[3][WORDS], before[WORDS];
    row *state;
    aegis128l_message *at_work[LANES]; /* the messages of state; NULL if a lane has none */
    row *begun;
    aegis128l_message *waiting[LANES]; /* the messages of begun, which wait for a free lane */
    row *ended;
    aegis128l_message *ending[LANES]; /* the messages of ended, whose whole pieces are done */
    const uint8_t *in[LANES];
    uint8_t *out[LANES];
    size_t pieces[LANES]; /* the whole pieces left of each message at work */
    uint8_t nowhere[PLACES * 32]; /* input and output of lanes without a message */
    uint8_t last[LANES][2 * 32], made[LANES][32], tag[LANES][32];
} work;

/* Bytes with all bits set, then the same number of zeros. */
static const uint8_t ONES[2 * 32] = {
    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 
    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff};

/* A set of lanes: bit j is lane j. */
typedef unsigned set;

#define ALL ((1u << LANES) - 1)
#define HAS(lanes, j) ((lanes) >> (j) & 1)
#define ONLY(j, condition) ((set)((condition) ? 1 : 0) << (j))

/* Replaces the states of these lanes. */
INLINE void replace(row to[WORDS], const row from[WORDS], set lanes)
{
    const uint8_t *p[LANES];
    row mask[STREAMS];

    EACH_LANE(j)
        p[j] = ONES + (HAS(lanes, j) ? 0 : 32);
    mask[0] = gather(p + 0, 0);
    choose_row(to, from[0], from[1], from[2], from[3], from[4], from[5], from[6], from[7], mask[0]);
}

/* The same, but exchanges the pointers if all lanes move. */
INLINE void move(row **to, row **from, set lanes)
{
    row *const x = *to;

    if (lanes == ALL) {
        *to = *from;
        *from = x;
    } else {
        replace(x, *from, lanes);
    }
}

/*
 * Returns the last rest bytes of a message, fewer than a piece, padded with zeros. May read the
 * bytes before them, too.
 */
INLINE const uint8_t *padded(uint8_t room[2 * 32], const uint8_t *p, size_t len, size_t rest)
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
INLINE void put_last(uint8_t *p, const uint8_t made[32], size_t rest)
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
static void absorb_ad(work *w, row s[WORDS], set lanes)
{
    const uint8_t *in[LANES];
    size_t least = (size_t)-1, most = 0;
    set has;

    EACH_LANE(j) {
        const size_t len = HAS(lanes, j) ? w->waiting[j]->ad_len : 0, whole = len / 32;

        in[j] = HAS(lanes, j) ? w->waiting[j]->ad : w->nowhere;
        least = !HAS(lanes, j) || least < whole ? least : whole;
        most = most < (len + 31) / 32 ? (len + 31) / 32 : most;
    }
    EACH_LANE(j)
        least = !HAS(lanes, j) && least > PLACES ? (size_t)PLACES : least;
    if (least != 0)
        update_rows(s, in, least);
    for (size_t i = least; i < most; i++) {
        has = 0;
        EACH_LANE(j) {
            const size_t len = HAS(lanes, j) ? w->waiting[j]->ad_len : 0;

            has |= ONLY(j, i * 32 < len);
            if (i < len / 32)
                in[j] = w->waiting[j]->ad + i * 32;
            else
                in[j] = padded(w->last[j], HAS(has, j) ? w->waiting[j]->ad : w->last[j], len,
                    HAS(has, j) ? len % 32 : 0);
        }
        if (has == ALL) {
            update_rows(s, in, 1);
        } else {
            copy_rows(w->before, s);
            update_rows(w->before, in, 1);
            replace(s, w->before, has);
        }
    }
    _mm256_zeroupper(); /* gcc omits it after calls within the file */
}

INLINE void start_rows(row *state, const uint8_t *const nonces[LANES],
    const uint8_t *const keys[LANES])
{
    row s[WORDS], key[KEYS], nonce[KEYS];

    key[0] = gather(keys + 0, 0);
    nonce[0] = gather(nonces + 0, 0);
    initial_row(s, key[0], nonce[0]);
    for (int i = 0; i < 10; i++)
        init_update_row(s, key[0], nonce[0]);
    copy_rows(state, s);
}

/*
 * Starts the next messages, in lanes without a waiting one. Returns the number of messages started.
 */
INLINE size_t begin(int does, work *w, aegis128l_message *msg, const uint16_t *order, size_t count)
{
    const uint8_t *keys[LANES], *nonces[LANES];
    row s[WORDS];
    size_t begun = 0;
    set lanes = 0;

    EACH_LANE(j) {
        lanes |= ONLY(j, !w->waiting[j] && begun < count);
        if (HAS(lanes, j))
            w->waiting[j] = &msg[order[begun++]];
        keys[j] = HAS(lanes, j) ? w->waiting[j]->key : ONES;
        nonces[j] = HAS(lanes, j) ? w->waiting[j]->nonce : ONES;
    }
    start_rows(s, nonces, keys);
    if (does != AUTHENTICATES)
        absorb_ad(w, s, lanes);
    if (lanes == ALL)
        copy_rows(w->begun, s);
    else
        replace(w->begun, s, lanes);
    return begun;
}

/* Replaces x by the XOR of x and y, masked. */
INLINE void add_masked(uint8_t x[32], const uint8_t y[32], const uint8_t mask[32])
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
INLINE void end_pieces(int does, work *w)
{
    const uint8_t *in[LANES];
    uint8_t *out[LANES];
    size_t rest[LANES];
    set has = 0;
    row *s;

    EACH_LANE(j) {
        rest[j] = w->ending[j] ? w->ending[j]->len % 32 : 0;
        has |= ONLY(j, rest[j] != 0);
        out[j] = w->made[j];
    }
    if (has == 0)
        return;
    EACH_LANE(j)
        in[j] =
            HAS(has, j) ? padded(w->last[j], w->ending[j]->in, w->ending[j]->len, rest[j]) : ONES;
    s = has == ALL ? w->ended : w->before;
    if (has != ALL)
        copy_rows(s, w->ended);
    if (does == AUTHENTICATES) {
        update_rows(s, in, 1);
    } else if (does == ENCRYPTS) {
        encrypt_rows(s, out, in, 1);
    } else {
        row z[RATE];

        keystream_row(s, &z[0], &z[1]);
        give(out, 0, z);
        EACH_LANE(j) {
            add_masked(w->made[j], in[j], ONES + 32 - rest[j]);
            in[j] = w->made[j];
        }
        update_rows(s, in, 1);
    }
    if (has != ALL)
        replace(w->ended, s, has);
    EACH_LANE(j)
        if (HAS(has, j) && does != AUTHENTICATES)
            put_last(w->ending[j]->out + (w->ending[j]->len - rest[j]), w->made[j], rest[j]);
}

/* Compares two tags in constant time. Returns 0 if they are equal, or else -1. */
INLINE int compared(const uint8_t *x, const uint8_t *y, size_t len)
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
INLINE int end(int does, work *w, size_t tag_len)
{
    uint8_t *out[LANES];
    row s[WORDS], lengths[STREAMS], t[2 * STREAMS];
    block both[LANES];
    int result = 0, some = 0;

    EACH_LANE(j)
        some |= w->ending[j] != NULL;
    if (!some)
        return 0;
    EACH_LANE(j) {
        const uint64_t len = 8 * (uint64_t)(w->ending[j] ? w->ending[j]->len : 0);
        const uint64_t low =
            does == AUTHENTICATES ? len : 8 * (uint64_t)(w->ending[j] ? w->ending[j]->ad_len : 0);
        const uint64_t high = does == AUTHENTICATES ? 8 * (uint64_t)tag_len : len;

        both[j] = _mm_set_epi64x((int64_t)high, (int64_t)low);
        out[j] = w->ending[j] && does != DECRYPTS ? w->ending[j]->tag : w->tag[j];
    }
    lengths[0] = join4(join2(both[0], both[1]), join2(both[2], both[3]));
    end_pieces(does, w);
    copy_rows(s, w->ended);
    mixin_row(s, lengths[0], &t[0]);
    for (int i = 0; i < 7; i++)
        final_update_row(s, t[0]);
    if (tag_len == 16) {
        tag128_row(s, &t[0]);
        scatter(out + 0, 0, t[0]);
    }
    if (tag_len == 32) {
        tag256_row(s, &t[0], &t[1]);
        scatter(out + 0, 0, t[0]);
        scatter(out + 0, 16, t[1]);
    }
    EACH_LANE(j) {
        aegis128l_message *msg = w->ending[j];

        w->ending[j] = NULL;
        if (!msg)
            continue;
        msg->result = does == DECRYPTS ? compared(w->tag[j], msg->tag, tag_len) : 0;
        if (msg->result != 0 && msg->len != 0)
            memset(msg->out, 0, msg->len);
        result |= msg->result;
    }
    return result;
}

/* Moves waiting messages into free lanes. Returns 1 if a message is at work, or else 0. */
INLINE int enter(work *w)
{
    set lanes = 0;
    int any = 0;

    EACH_LANE(j) {
        aegis128l_message *const msg = w->waiting[j];

        lanes |= ONLY(j, !w->at_work[j] && msg);
        any |= w->at_work[j] || msg;
        if (!HAS(lanes, j))
            continue;
        w->at_work[j] = msg;
        w->waiting[j] = NULL;
        w->in[j] = msg->in;
        w->out[j] = msg->out;
        w->pieces[j] = msg->len / 32;
    }
    if (lanes != 0)
        move(&w->state, &w->begun, lanes);
    return any;
}

/*
 * Processes as many whole pieces as every message at work has left, at most PLACES if a lane is
 * free.
 */
INLINE void work_on_pieces(int does, work *w)
{
    size_t count = (size_t)-1;

    EACH_LANE(j) {
        const size_t most = w->at_work[j] ? w->pieces[j] : (size_t)PLACES;

        count = most < count ? most : count;
    }
    if (count == 0)
        return;
    if (does == ENCRYPTS)
        encrypt_rows(w->state, w->out, w->in, count);
    else if (does == DECRYPTS)
        decrypt_rows(w->state, w->out, w->in, count);
    else
        update_rows(w->state, w->in, count);
    EACH_LANE(j) {
        const size_t done = w->at_work[j] ? count : 0;

        w->in[j] += 32 * done;
        if (does != AUTHENTICATES)
            w->out[j] += 32 * done;
        w->pieces[j] -= done;
    }
}

/*
 * Removes messages with no whole pieces left from their lanes. Returns 0, or -1 if a tag is wrong.
 */
INLINE int leave(int does, work *w, size_t tag_len)
{
    set lanes = 0;
    int is_taken = 0, is_full = 1, result = 0;

    EACH_LANE(j) {
        lanes |= ONLY(j, w->at_work[j] && w->pieces[j] == 0);
        is_taken |= HAS(lanes, j) && w->ending[j];
    }
    if (is_taken)
        result = end(does, w, tag_len);
    move(&w->ended, &w->state, lanes);
    EACH_LANE(j) {
        if (HAS(lanes, j)) {
            w->ending[j] = w->at_work[j];
            w->at_work[j] = NULL;
            w->in[j] = w->out[j] = w->nowhere;
        }
        is_full &= w->ending[j] != NULL;
    }
    return is_full ? result | end(does, w, tag_len) : result;
}

/* Processes count messages in this order. Returns 0, or -1 if a tag is wrong. */
INLINE int work_on(int does, work *w, aegis128l_message *msg, const uint16_t *order, size_t count,
    size_t tag_len)
{
    size_t begun = 0;
    int result = 0;

    for (;;) {
        int is_near = 0, is_empty = 0;

        EACH_LANE(j) {
            is_near |= w->at_work[j] && w->pieces[j] <= NEAR;
            is_empty |= !w->at_work[j] && !w->waiting[j];
        }
        if (!is_near) {
            if (is_empty && begun < count)
                begun += begin(does, w, msg, order + begun, count - begun);
            if (!enter(w))
                break;
        }
        work_on_pieces(does, w);
        result |= leave(does, w, tag_len);
    }
    return result | end(does, w, tag_len);
}

/*
 * Returns the number of messages, the longest ones, that are faster one by one: in lanes, they
 * would continue alone long after the others end. The updates that start and end a message count as
 * pieces.
 */
static size_t alone(const aegis128l_message *msg, const uint16_t *order, size_t count)
{
    size_t rest = 0, i;

    for (i = 0; i < count; i++)
        rest += msg[i].len / 32 + 17;
    for (i = 0; i < count; i++) {
        const size_t own = msg[order[i]].len / 32 + 17;
        const size_t next = i + 1 < count ? msg[order[i + 1]].len / 32 + 17 : 0;

        rest -= own;
        if (own / 10 * 3 <= next || own / 10 * 3 <= rest / LANES)
            break;
    }
    return i;
}

INLINE int work_on_several(int does, aegis128l_message *msg, size_t n, size_t tag_len)
{
    uint16_t order[WINDOW];
    size_t count;
    int result = 0;
    work w;

    w.state = w.rows[0];
    w.begun = w.rows[1];
    w.ended = w.rows[2];
    EACH_LANE(j) {
        w.at_work[j] = w.waiting[j] = w.ending[j] = NULL;
        w.in[j] = w.out[j] = w.nowhere;
    }
    for (; n != 0; msg += count, n -= count) {
        size_t by_itself;

        count = n < WINDOW ? n : (size_t)WINDOW;
        put_in_order(order, msg, count);
        by_itself = alone(msg, order, count);
        _mm256_zeroupper();
        for (size_t i = 0; i < by_itself; i++)
            result |= work_on_one(does, &msg[order[i]], tag_len);
        result |= work_on(does, &w, msg, order + by_itself, count - by_itself, tag_len);
        _mm256_zeroupper();
    }
    wipe(&w, sizeof w);
    return result;
}

static int encrypt_several(aegis128l_message *msg, size_t n, size_t tag_len)
{
    return work_on_several(ENCRYPTS, msg, n, tag_len);
}

static int decrypt_several(aegis128l_message *msg, size_t n, size_t tag_len)
{
    return work_on_several(DECRYPTS, msg, n, tag_len);
}

static int mac_several(aegis128l_message *msg, size_t n, size_t tag_len)
{
    return work_on_several(AUTHENTICATES, msg, n, tag_len);
}

INLINE int work_on_all(int does, aegis128l_message *msg, size_t n, size_t tag_len)
{
    if (!is_tag_length(tag_len))
        return refuse(does, msg, n);
    if (n == 1)
        return work_on_one(does, msg, tag_len);
    if (does == ENCRYPTS)
        return encrypt_several(msg, n, tag_len);
    return does == DECRYPTS ? decrypt_several(msg, n, tag_len) : mac_several(msg, n, tag_len);
}

CLEARS int aegis128l_encrypt_batch(aegis128l_message *msg, size_t n, size_t tag_len)
{
    return cleared(work_on_all(ENCRYPTS, msg, n, tag_len));
}

CLEARS int aegis128l_decrypt_batch(aegis128l_message *msg, size_t n, size_t tag_len)
{
    return cleared(work_on_all(DECRYPTS, msg, n, tag_len));
}

CLEARS int aegis128l_mac_batch(aegis128l_message *msg, size_t n, size_t tag_len)
{
    return cleared(work_on_all(AUTHENTICATES, msg, n, tag_len));
}

#if defined(__clang__)
#pragma clang attribute pop
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif
