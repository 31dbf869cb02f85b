/* SPDX-License-Identifier: 0BSD */
/*
 * AEGIS-256 (RFC 10032) for x86-64 with AES-NI and AVX.
 *
 * Generated; to make it again:
 *     hashwright make aegis256 --target x86-64-aesni-avx --emitter gas
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench aegis256 --target x86-64-aesni-avx --emitter gas` measures the
 * speed.
 *
 * update: 7 instructions for 16 bytes, critical path 6 cycles (3.5 per iteration of a loop).
 * encrypt: 12 instructions for 16 bytes, critical path 6 cycles (3.5 per iteration of a loop).
 * decrypt: 13 instructions for 16 bytes, critical path 6 cycles (5 per iteration of a loop).
 */
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("aes,avx"))), apply_to = function)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC target("aes,avx")
#endif

#include <immintrin.h>
#include "aegis256.h"

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
 * On return, clears the registers that functions may use, so that they contain no secrets. clang
 * supports the attribute on these two architectures only. On x86-64 it is used for general
 * registers only: it would miss some vector registers, or clear them with instructions without VEX
 * prefix, which stall while upper halves are in use.
 */
#if defined(__has_attribute)
#if __has_attribute(zero_call_used_regs)
#if defined(__x86_64__)
#define CLEARS __attribute__((zero_call_used_regs("all-gpr")))
#elif defined(__aarch64__)
#define CLEARS __attribute__((zero_call_used_regs("all")))
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

typedef __m128i block;

INLINE block load(const uint8_t *p)
{
    return _mm_loadu_si128((const __m128i *)(const void *)(p));
}

INLINE void store(uint8_t *p, block x)
{
    _mm_storeu_si128((__m128i *)(void *)(p), x);
}

INLINE void initial(block s[6], block key0, block key1, block nonce0, block nonce1)
{
    s[0] = _mm_xor_si128(nonce0, key0);
    s[1] = _mm_xor_si128(nonce1, key1);
    s[2] = _mm_set_epi64x((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu);
    s[3] = _mm_set_epi64x((int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u);
    s[4] = _mm_xor_si128(key0,
        _mm_set_epi64x((int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u));
    s[5] = _mm_xor_si128(key1,
        _mm_set_epi64x((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu));
}

INLINE void init_update(block s[6], block key0, block key1, block nonce0, block nonce1)
{
    const block s0 = s[0];
    const block s1 = s[1];
    const block s2 = s[2];
    const block s3 = s[3];
    const block s4 = s[4];
    const block s5 = s[5];
    const __m128i x1 = _mm_aesenc_si128(s2, s3);
    const __m128i x2 = _mm_aesenc_si128(s3, s4);
    const __m128i x3 = _mm_aesenc_si128(x1, x2);
    const __m128i x4 = _mm_aesenc_si128(s4, s5);
    const __m128i x5 = _mm_aesenc_si128(x2, x4);
    const __m128i x6 = _mm_aesenc_si128(x3, x5);
    const __m128i x7 = _mm_xor_si128(_mm_aesenc_si128(s5, key0), s0);
    const __m128i x8 =
        _mm_xor_si128(_mm_aesenc_si128(x4, _mm_setzero_si128()), _mm_xor_si128(x7, key1));
    const __m128i x9 = _mm_xor_si128(_mm_aesenc_si128(x5, _mm_setzero_si128()),
        _mm_xor_si128(_mm_xor_si128(x8, nonce0), key0));
    const __m128i x10 = _mm_aesenc_si128(s0, s1);
    const __m128i x11 = _mm_aesenc_si128(x7, x10);
    const __m128i x12 = _mm_aesenc_si128(x8, x11);
    const __m128i x13 = _mm_aesenc_si128(s1, s2);
    const __m128i x14 = _mm_aesenc_si128(x10, x13);
    const __m128i x15 = _mm_aesenc_si128(x11, x14);
    const __m128i x16 = _mm_aesenc_si128(x13, x1);
    const __m128i x17 = _mm_aesenc_si128(x14, x16);
    const __m128i x18 = _mm_aesenc_si128(x16, x3);
    s[0] = _mm_xor_si128(_mm_aesenc_si128(x6, _mm_setzero_si128()),
        _mm_xor_si128(_mm_xor_si128(x9, nonce1), key1));
    s[1] = _mm_aesenc_si128(x9, x12);
    s[2] = _mm_aesenc_si128(x12, x15);
    s[3] = _mm_aesenc_si128(x15, x17);
    s[4] = _mm_aesenc_si128(x17, x18);
    s[5] = _mm_aesenc_si128(x18, x6);
}

INLINE void update(block s[6], block m0)
{
    const block s0 = s[0];
    const block s1 = s[1];
    const block s2 = s[2];
    const block s3 = s[3];
    const block s4 = s[4];
    const block s5 = s[5];
    const __m128i t_1 = _mm_xor_si128(_mm_aesenc_si128(s5, m0), s0);
    const __m128i t_2 = _mm_aesenc_si128(s0, s1);
    const __m128i t_3 = _mm_aesenc_si128(s1, s2);
    const __m128i t_4 = _mm_aesenc_si128(s2, s3);
    const __m128i t_5 = _mm_aesenc_si128(s3, s4);
    const __m128i t_6 = _mm_aesenc_si128(s4, s5);
    s[0] = t_1;
    s[1] = t_2;
    s[2] = t_3;
    s[3] = t_4;
    s[4] = t_5;
    s[5] = t_6;
}

/* Assembly functions for count iterations of the loops below. */
void aegis256_update_2_loop(void *s, const uint8_t *p, size_t count);
void aegis256_update_loop(void *s, const uint8_t *p, size_t count);
void aegis256_encrypt_2_loop(void *s, uint8_t *out, const uint8_t *in, size_t count);
void aegis256_encrypt_loop(void *s, uint8_t *out, const uint8_t *in, size_t count);
void aegis256_decrypt_2_loop(void *s, uint8_t *out, const uint8_t *in, size_t count);
void aegis256_decrypt_loop(void *s, uint8_t *out, const uint8_t *in, size_t count);

INLINE void keystream(block s[6], block *z0)
{
    const block s1 = s[1];
    const block s2 = s[2];
    const block s3 = s[3];
    const block s4 = s[4];
    const block s5 = s[5];
    *z0 = _mm_xor_si128(_mm_xor_si128(_mm_and_si128(s2, s3), s5), _mm_xor_si128(s4, s1));
}

INLINE void mixin(block s[6], block lengths, block *t)
{
    const block s3 = s[3];
    *t = _mm_xor_si128(lengths, s3);
}

INLINE void final_update(block s[6], block t)
{
    const block s0 = s[0];
    const block s1 = s[1];
    const block s2 = s[2];
    const block s3 = s[3];
    const block s4 = s[4];
    const block s5 = s[5];
    s[0] = _mm_xor_si128(_mm_aesenc_si128(s5, t), s0);
    s[1] = _mm_aesenc_si128(s0, s1);
    s[2] = _mm_aesenc_si128(s1, s2);
    s[3] = _mm_aesenc_si128(s2, s3);
    s[4] = _mm_aesenc_si128(s3, s4);
    s[5] = _mm_aesenc_si128(s4, s5);
}

INLINE void tag128(block s[6], block *t0)
{
    const block s0 = s[0];
    const block s1 = s[1];
    const block s2 = s[2];
    const block s3 = s[3];
    const block s4 = s[4];
    const block s5 = s[5];
    *t0 = _mm_xor_si128(_mm_xor_si128(_mm_xor_si128(s3, s2), _mm_xor_si128(s1, s0)),
        _mm_xor_si128(s5, s4));
}

INLINE void tag256(block s[6], block *t0, block *t1)
{
    const block s0 = s[0];
    const block s1 = s[1];
    const block s2 = s[2];
    const block s3 = s[3];
    const block s4 = s[4];
    const block s5 = s[5];
    *t0 = _mm_xor_si128(_mm_xor_si128(s1, s0), s2);
    *t1 = _mm_xor_si128(_mm_xor_si128(s4, s3), s5);
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

INLINE void start(block s[6], const uint8_t *nonce, const uint8_t *key)
{
    initial(s, load(key), load(key + 16), load(nonce), load(nonce + 16));
    for (int i = 0; i < 4; i++)
        init_update(s, load(key), load(key + 16), load(nonce), load(nonce + 16));
}

/* Absorbs len bytes; the last piece is padded with zeros. */
INLINE void absorb(block s[6], const uint8_t *p, size_t len)
{
    aegis256_update_2_loop(s, p, len / 32);
    p += len - len % 32;
    len %= 32;
    aegis256_update_loop(s, p, len / 16);
    p += len - len % 16;
    len %= 16;
    if (len != 0) {
        uint8_t last[16] = {0};

        memcpy(last, p, len);
        update(s, load(last));
    }
}

/*
 * Mixes the halves of a block into the state and performs the final updates. The halves are usually
 * two lengths in bits.
 */
INLINE void last_updates(block s[6], uint64_t low, uint64_t high)
{
    block t;

    mixin(s, _mm_set_epi64x((int64_t)high, (int64_t)low), &t);
    for (int i = 0; i < 7; i++)
        final_update(s, t);
}

/* Writes the tag. */
INLINE void store_tag(block s[6], uint8_t *to, size_t tag_len)
{
    if (tag_len == 16) {
        block t0;

        tag128(s, &t0);
        store(to, t0);
    }
    if (tag_len == 32) {
        block t0, t1;

        tag256(s, &t0, &t1);
        store(to, t0);
        store(to + 16, t1);
    }
}

/* Writes the tag, after mixing two lengths, given in bytes, into the state. */
INLINE void finish(block s[6], uint64_t low, uint64_t high, uint8_t *tag, size_t tag_len)
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

/* Encrypts whole pieces of 16 bytes. */
INLINE void encrypt_pieces(block s[6], uint8_t *c, const uint8_t *m, size_t count)
{
    aegis256_encrypt_2_loop(s, c, m, count / 2);
    c += count / 2 * 32;
    m += count / 2 * 32;
    count %= 2;
    aegis256_encrypt_loop(s, c, m, count);
}

/* Encrypts the last piece; len is from 1 to 15. */
INLINE void encrypt_last(block s[6], uint8_t *c, const uint8_t *m, size_t len)
{
    uint8_t last[16] = {0};

    memcpy(last, m, len);
    encrypt_pieces(s, last, last, 1);
    memcpy(c, last, len);
    wipe(last, sizeof last);
}

INLINE void encrypt_all(block s[6], uint8_t *c, const uint8_t *m, size_t len)
{
    const size_t whole = len / 16 * 16;

    encrypt_pieces(s, c, m, len / 16);
    if (len > whole)
        encrypt_last(s, c + whole, m + whole, len - whole);
}

CLEARS int aegis256_encrypt_detached(uint8_t *c, uint8_t *tag, size_t tag_len, const uint8_t *m,
    size_t len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[32], const uint8_t key[32])
{
    block s[6];

    if (!is_tag_length(tag_len))
        return -1;
    start(s, nonce, key);
    absorb(s, ad, ad_len);
    encrypt_all(s, c, m, len);
    finish(s, ad_len, len, tag, tag_len);
    return cleared(0);
}

CLEARS int aegis256_encrypt(uint8_t *c, size_t tag_len, const uint8_t *m, size_t len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[32], const uint8_t key[32])
{
    return aegis256_encrypt_detached(c, c + len, tag_len, m, len, ad, ad_len, nonce, key);
}

CLEARS void aegis256_encrypt_unauthenticated(uint8_t *c, const uint8_t *m, size_t len,
    const uint8_t nonce[32], const uint8_t key[32])
{
    block s[6];

    start(s, nonce, key);
    encrypt_all(s, c, m, len);
    cleared(0);
}

CLEARS void aegis256_stream(uint8_t *out, size_t len, const uint8_t nonce[32],
    const uint8_t key[32])
{
    if (len == 0)
        return;
    memset(out, 0, len);
    aegis256_encrypt_unauthenticated(out, out, len, nonce, key);
}

/* Decrypts whole pieces of 16 bytes. */
INLINE void decrypt_pieces(block s[6], uint8_t *m, const uint8_t *c, size_t count)
{
    aegis256_decrypt_2_loop(s, m, c, count / 2);
    m += count / 2 * 32;
    c += count / 2 * 32;
    count %= 2;
    aegis256_decrypt_loop(s, m, c, count);
}

/* Decrypts the last piece; len is from 1 to 15. */
INLINE void decrypt_last(block s[6], uint8_t *m, const uint8_t *c, size_t len)
{
    uint8_t last[16];
    block z0;

    /*
     * The keystream follows the last byte, so that decryption turns it into zeros, which are
     * absorbed.
     */
    keystream(s, &z0);
    store(last, z0);
    memcpy(last, c, len);
    decrypt_pieces(s, last, last, 1);
    memcpy(m, last, len);
    wipe(last, sizeof last);
}

INLINE void decrypt_all(block s[6], uint8_t *m, const uint8_t *c, size_t len)
{
    const size_t whole = len / 16 * 16;

    decrypt_pieces(s, m, c, len / 16);
    if (len > whole)
        decrypt_last(s, m + whole, c + whole, len - whole);
}

CLEARS int aegis256_decrypt_detached(uint8_t *m, const uint8_t *c, size_t len, const uint8_t *tag,
    size_t tag_len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[32],
    const uint8_t key[32])
{
    block s[6];
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

CLEARS int aegis256_decrypt(uint8_t *m, const uint8_t *c, size_t c_len, size_t tag_len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[32], const uint8_t key[32])
{
    const size_t len = c_len - tag_len;

    if (c_len < tag_len)
        return -1;
    return aegis256_decrypt_detached(m, c, len, c + len, tag_len, ad, ad_len, nonce, key);
}

CLEARS void aegis256_decrypt_unauthenticated(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t nonce[32], const uint8_t key[32])
{
    block s[6];

    start(s, nonce, key);
    decrypt_all(s, m, c, len);
    cleared(0);
}

CLEARS int aegis256_mac(uint8_t *tag, size_t tag_len, const uint8_t *data, size_t len,
    const uint8_t nonce[32], const uint8_t key[32])
{
    block s[6];

    if (!is_tag_length(tag_len))
        return -1;
    start(s, nonce, key);
    absorb(s, data, len);
    finish(s, len, tag_len, tag, tag_len);
    return cleared(0);
}

CLEARS int aegis256_mac_verify(const uint8_t *tag, size_t tag_len, const uint8_t *data, size_t len,
    const uint8_t nonce[32], const uint8_t key[32])
{
    uint8_t expected[32];

    if (aegis256_mac(expected, tag_len, data, len, nonce, key) != 0)
        return -1;
    return cleared(checked(expected, tag, tag_len));
}

/* Checks the header's constants at compile time: if one is wrong, an array has a negative size. */
typedef struct {
    char before;
    aegis256_state st;
} placed_state;
typedef char state_bytes[sizeof(aegis256_state) == AEGIS256_STATE_BYTES ? 1 : -1];
typedef char state_alignment[AEGIS256_STATE_ALIGNMENT % offsetof(placed_state, st) == 0 ? 1 : -1];
typedef struct {
    char before;
    aegis256_mac_state st;
} placed_mac_state;
typedef char mac_state_bytes[sizeof(aegis256_mac_state) == AEGIS256_MAC_STATE_BYTES ? 1 : -1];
typedef char mac_state_alignment[AEGIS256_STATE_ALIGNMENT % offsetof(placed_mac_state, st) == 0 ? 1
    : -1];

/* Never inlined, so that callers save registers only on the path that calls the function. */
#if defined(__GNUC__) || defined(__clang__)
#define NOINLINE __attribute__((noinline))
#else
#define NOINLINE
#endif

INLINE void thaw(block s[6], const uint8_t *from)
{
    s[0] = load(from);
    s[1] = load(from + 16);
    s[2] = load(from + 32);
    s[3] = load(from + 48);
    s[4] = load(from + 64);
    s[5] = load(from + 80);
}

INLINE void freeze(uint8_t *to, block s[6])
{
    store(to, s[0]);
    store(to + 16, s[1]);
    store(to + 32, s[2]);
    store(to + 48, s[3]);
    store(to + 64, s[4]);
    store(to + 80, s[5]);
}

CLEARS void aegis256_init(aegis256_state *st, const uint8_t *ad, size_t ad_len,
    const uint8_t nonce[32], const uint8_t key[32])
{
    block s[6];

    start(s, nonce, key);
    absorb(s, ad, ad_len);
    freeze(st->kept, s);
    st->ad_len = ad_len;
    st->len = 0;
    cleared(0);
}

/* Absorbs the unfinished piece, writes the tag and clears the state. */
INLINE int end(aegis256_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = is_tag_length(tag_len) ? 0 : -1;
    block s[6];

    if (result == 0) {
        thaw(s, st->kept);
        absorb(s, st->kept + 96, (size_t)(st->len % 16));
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
static NOINLINE CLEARS size_t encrypt_uneven(aegis256_state *st, uint8_t *c, const uint8_t *m,
    size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 96;
    size_t used = (size_t)(st->len % 16);
    block s[6];
    block z0;

    st->len += len;
    if (used != 0) {
        size_t room = 16 - used;

        encrypt_bytes(c, m, piece + 16 - room, room);
        c += room;
        m += room;
        len -= room;
    }
    thaw(s, st->kept);
    if (used != 0)
        update(s, load(piece));
    used = len % 16;
    encrypt_pieces(s, c, m, len / 16);
    freeze(st->kept, s);
    if (used != 0) {
        keystream(s, &z0);
        store(piece, z0);
        encrypt_bytes(c + len - used, m + len - used, piece, used);
    }
    cleared(0);
    return written;
}

CLEARS size_t aegis256_encrypt_update(aegis256_state *st, uint8_t *c, const uint8_t *m, size_t len)
{
    block s[6];

    if ((st->len | len) % 16 != 0) {
        const size_t used = (size_t)(st->len % 16);

        if (used == 0 || len >= 16 - used)
            return encrypt_uneven(st, c, m, len);
        encrypt_bytes(c, m, st->kept + 96 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    thaw(s, st->kept);
    encrypt_pieces(s, c, m, len / 16);
    freeze(st->kept, s);
    cleared(0);
    return len;
}

CLEARS int aegis256_encrypt_final(aegis256_state *st, uint8_t *tag, size_t tag_len)
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
static NOINLINE CLEARS size_t decrypt_uneven(aegis256_state *st, uint8_t *m, const uint8_t *c,
    size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 96;
    size_t used = (size_t)(st->len % 16);
    block s[6];
    block z0;

    st->len += len;
    if (used != 0) {
        size_t room = 16 - used;

        decrypt_bytes(m, c, piece + 16 - room, room);
        m += room;
        c += room;
        len -= room;
    }
    thaw(s, st->kept);
    if (used != 0)
        update(s, load(piece));
    used = len % 16;
    decrypt_pieces(s, m, c, len / 16);
    freeze(st->kept, s);
    if (used != 0) {
        keystream(s, &z0);
        store(piece, z0);
        decrypt_bytes(m + len - used, c + len - used, piece, used);
    }
    cleared(0);
    return written;
}

CLEARS size_t aegis256_decrypt_update(aegis256_state *st, uint8_t *m, const uint8_t *c, size_t len)
{
    block s[6];

    if ((st->len | len) % 16 != 0) {
        const size_t used = (size_t)(st->len % 16);

        if (used == 0 || len >= 16 - used)
            return decrypt_uneven(st, m, c, len);
        decrypt_bytes(m, c, st->kept + 96 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    thaw(s, st->kept);
    decrypt_pieces(s, m, c, len / 16);
    freeze(st->kept, s);
    cleared(0);
    return len;
}

CLEARS int aegis256_decrypt_final(aegis256_state *st, const uint8_t *tag, size_t tag_len)
{
    uint8_t expected[32];

    return cleared(end(st, expected, tag_len) == 0 ? checked(expected, tag, tag_len) : -1);
}

/* Starts a message in this state, and keeps a copy of the state for the next messages. */
INLINE void begin_mac(aegis256_mac_state *st, block s[6])
{
    freeze(st->kept, s);
    freeze(st->kept + 96, s);
    wipe(st->kept + 192, 16);
    st->len = 0;
}

/* Starts a message in the kept state. */
INLINE void begin_again(aegis256_mac_state *st)
{
    block s[6];

    thaw(s, st->kept + 96);
    begin_mac(st, s);
}

/* Absorbs the unfinished piece, writes the tag of AEGISMAC and restores the kept state. */
INLINE int end_mac(aegis256_mac_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = is_tag_length(tag_len) ? 0 : -1;
    block s[6];

    if (result == 0) {
        thaw(s, st->kept);
        absorb(s, st->kept + 192, (size_t)(st->len % 16));
        finish(s, st->len, tag_len, tag, tag_len);
    }
    begin_again(st);
    return result;
}

CLEARS void aegis256_mac_init(aegis256_mac_state *st, const uint8_t nonce[32],
    const uint8_t key[32])
{
    block s[6];

    start(s, nonce, key);
    begin_mac(st, s);
    cleared(0);
}

/* Absorbs whole pieces of 16 bytes. */
INLINE void absorb_pieces(block s[6], const uint8_t *p, size_t len)
{
    aegis256_update_2_loop(s, p, len / 32);
    p += len - len % 32;
    len %= 32;
    aegis256_update_loop(s, p, len / 16);
    p += len - len % 16;
    len %= 16;
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
static NOINLINE CLEARS void mac_uneven(aegis256_mac_state *st, const uint8_t *data, size_t len)
{
    uint8_t *const piece = st->kept + 192;
    size_t used = (size_t)(st->len % 16);
    block s[6];

    st->len += len;
    if (used != 0) {
        size_t room = 16 - used;

        /*
         * Full blocks: a later load can forward from one store of its own size, but would wait for
         * several smaller ones.
         */
        for (; room >= 16; room -= 16, data += 16, len -= 16)
            store(piece + 16 - room, load(data));
        mac_bytes(data, piece + 16 - room, room);
        data += room;
        len -= room;
    }
    thaw(s, st->kept);
    if (used != 0)
        update(s, load(piece));
    used = len % 16;
    absorb_pieces(s, data, len / 16 * 16);
    freeze(st->kept, s);
    mac_bytes(data + len - used, piece, used);
    cleared(0);
}

CLEARS void aegis256_mac_update(aegis256_mac_state *st, const uint8_t *data, size_t len)
{
    block s[6];

    if ((st->len | len) % 16 != 0) {
        const size_t used = (size_t)(st->len % 16);

        if (len >= 16 - used) {
            mac_uneven(st, data, len);
            return;
        }
        mac_bytes(data, st->kept + 192 + used, len);
        st->len += len;
        return;
    }
    st->len += len;
    thaw(s, st->kept);
    absorb_pieces(s, data, len / 16 * 16);
    freeze(st->kept, s);
    cleared(0);
}

CLEARS int aegis256_mac_final(aegis256_mac_state *st, uint8_t *tag, size_t tag_len)
{
    return cleared(end_mac(st, tag, tag_len));
}

CLEARS int aegis256_mac_verify_final(aegis256_mac_state *st, const uint8_t *tag, size_t tag_len)
{
    uint8_t expected[32];

    return cleared(end_mac(st, expected, tag_len) == 0 ? checked(expected, tag, tag_len) : -1);
}

CLEARS void aegis256_mac_reset(aegis256_mac_state *st)
{
    begin_again(st);
    cleared(0);
}

CLEARS void aegis256_mac_clear(aegis256_mac_state *st)
{
    wipe(st, sizeof *st);
}

#if defined(__clang__)
#pragma clang attribute pop
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif
