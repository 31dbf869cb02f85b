/* SPDX-License-Identifier: 0BSD */
/*
 * AEGIS-128L (RFC 10032) for AArch64 with SIMD and AES.
 *
 * Generated; to make it again:
 *     hashwright make aegis128l --target aarch64-aes --kernel batch
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench aegis128l --target aarch64-aes --kernel batch` measures the
 * speed.
 *
 * update: 26 instructions for 32 bytes, critical path 6 cycles (6 per iteration of a loop).
 * encrypt: 34 instructions for 32 bytes, critical path 6 cycles (6 per iteration of a loop).
 * decrypt: 34 instructions for 32 bytes, critical path 8 cycles (6.667 per iteration of a
 *     loop).
 */
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("arch=armv8-a+aes"))), apply_to = function)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC target("arch=armv8-a+aes")
#endif

#include <arm_neon.h>
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
 * supports the attribute on these two architectures only.
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

typedef uint8x16_t block;

INLINE block load(const uint8_t *p)
{
    return vld1q_u8(p);
}

INLINE void store(uint8_t *p, block x)
{
    vst1q_u8(p, x);
}

INLINE void copy(block to[8], const block from[8])
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

INLINE void initial(block s[8], block key, block nonce)
{
    const uint8x16_t x1 = veorq_u8(nonce, key);
    const uint8x16_t x2 = veorq_u8(key,
        vreinterpretq_u8_u64(
            vcombine_u64(vcreate_u64(UINT64_C(0x0d08050302010100)),
                vcreate_u64(UINT64_C(0x6279e99059372215)))));
    s[0] = x1;
    s[1] = vreinterpretq_u8_u64(
        vcombine_u64(vcreate_u64(UINT64_C(0xf12fc26d55183ddb)),
            vcreate_u64(UINT64_C(0xdd28b57342311120))));
    s[2] = vreinterpretq_u8_u64(
        vcombine_u64(vcreate_u64(UINT64_C(0x0d08050302010100)),
            vcreate_u64(UINT64_C(0x6279e99059372215))));
    s[3] = vreinterpretq_u8_u64(
        vcombine_u64(vcreate_u64(UINT64_C(0xf12fc26d55183ddb)),
            vcreate_u64(UINT64_C(0xdd28b57342311120))));
    s[4] = x1;
    s[5] = x2;
    s[6] = veorq_u8(key,
        vreinterpretq_u8_u64(
            vcombine_u64(vcreate_u64(UINT64_C(0xf12fc26d55183ddb)),
                vcreate_u64(UINT64_C(0xdd28b57342311120)))));
    s[7] = x2;
}

INLINE void init_update(block s[8], block key, block nonce)
{
    const block s0 = s[0];
    const block s1 = s[1];
    const block s2 = s[2];
    const block s3 = s[3];
    const block s4 = s[4];
    const block s5 = s[5];
    const block s6 = s[6];
    const block s7 = s[7];
    uint8x16_t x1 = veorq_u8(nonce, s0);
    KEEP("w", x1);
    uint8x16_t x2 = veorq_u8(key, s4);
    KEEP("w", x2);
    s[0] = veorq_u8(vaesmcq_u8(vaeseq_u8(s7, vdupq_n_u8(0x00))), x1);
    s[1] = veorq_u8(vaesmcq_u8(vaeseq_u8(s0, vdupq_n_u8(0x00))), s1);
    s[2] = veorq_u8(vaesmcq_u8(vaeseq_u8(s1, vdupq_n_u8(0x00))), s2);
    s[3] = veorq_u8(vaesmcq_u8(vaeseq_u8(s2, vdupq_n_u8(0x00))), s3);
    s[4] = veorq_u8(vaesmcq_u8(vaeseq_u8(s3, vdupq_n_u8(0x00))), x2);
    s[5] = veorq_u8(vaesmcq_u8(vaeseq_u8(s4, vdupq_n_u8(0x00))), s5);
    s[6] = veorq_u8(vaesmcq_u8(vaeseq_u8(s5, vdupq_n_u8(0x00))), s6);
    s[7] = veorq_u8(vaesmcq_u8(vaeseq_u8(s6, vdupq_n_u8(0x00))), s7);
}

INLINE void update(block s[8], block m0, block m1)
{
    const block s0 = s[0];
    const block s1 = s[1];
    const block s2 = s[2];
    const block s3 = s[3];
    const block s4 = s[4];
    const block s5 = s[5];
    const block s6 = s[6];
    const block s7 = s[7];
    uint8x16_t x1 = veorq_u8(s0, m0);
    KEEP("w", x1);
    const uint8x16_t t_1 = veorq_u8(vaesmcq_u8(vaeseq_u8(s7, vdupq_n_u8(0x00))), x1);
    const uint8x16_t t_2 = veorq_u8(vaesmcq_u8(vaeseq_u8(s0, vdupq_n_u8(0x00))), s1);
    const uint8x16_t t_3 = veorq_u8(vaesmcq_u8(vaeseq_u8(s1, vdupq_n_u8(0x00))), s2);
    const uint8x16_t t_4 = veorq_u8(vaesmcq_u8(vaeseq_u8(s2, vdupq_n_u8(0x00))), s3);
    uint8x16_t x2 = veorq_u8(s4, m1);
    KEEP("w", x2);
    const uint8x16_t t_5 = veorq_u8(vaesmcq_u8(vaeseq_u8(s3, vdupq_n_u8(0x00))), x2);
    const uint8x16_t t_6 = veorq_u8(vaesmcq_u8(vaeseq_u8(s4, vdupq_n_u8(0x00))), s5);
    const uint8x16_t t_7 = veorq_u8(vaesmcq_u8(vaeseq_u8(s5, vdupq_n_u8(0x00))), s6);
    const uint8x16_t t_8 = veorq_u8(vaesmcq_u8(vaeseq_u8(s6, vdupq_n_u8(0x00))), s7);
    s[0] = t_1;
    s[1] = t_2;
    s[2] = t_3;
    s[3] = t_4;
    s[4] = t_5;
    s[5] = t_6;
    s[6] = t_7;
    s[7] = t_8;
}

INLINE void encrypt(block s[8], block m0, block m1, block *c0, block *c1)
{
    const block s0 = s[0];
    const block s1 = s[1];
    const block s2 = s[2];
    const block s3 = s[3];
    const block s4 = s[4];
    const block s5 = s[5];
    const block s6 = s[6];
    const block s7 = s[7];
    uint8x16_t x1 = veorq_u8(s6, m0);
    KEEP("w", x1);
    const uint8x16_t t_1 = veorq_u8(veorq_u8(vandq_u8(s2, s3), s1), x1);
    uint8x16_t x2 = veorq_u8(s2, m1);
    KEEP("w", x2);
    const uint8x16_t t_2 = veorq_u8(veorq_u8(vandq_u8(s6, s7), s5), x2);
    uint8x16_t x3 = veorq_u8(s0, m0);
    KEEP("w", x3);
    const uint8x16_t t_3 = veorq_u8(vaesmcq_u8(vaeseq_u8(s7, vdupq_n_u8(0x00))), x3);
    const uint8x16_t t_4 = veorq_u8(vaesmcq_u8(vaeseq_u8(s0, vdupq_n_u8(0x00))), s1);
    const uint8x16_t t_5 = veorq_u8(vaesmcq_u8(vaeseq_u8(s1, vdupq_n_u8(0x00))), s2);
    const uint8x16_t t_6 = veorq_u8(vaesmcq_u8(vaeseq_u8(s2, vdupq_n_u8(0x00))), s3);
    uint8x16_t x4 = veorq_u8(s4, m1);
    KEEP("w", x4);
    const uint8x16_t t_7 = veorq_u8(vaesmcq_u8(vaeseq_u8(s3, vdupq_n_u8(0x00))), x4);
    const uint8x16_t t_8 = veorq_u8(vaesmcq_u8(vaeseq_u8(s4, vdupq_n_u8(0x00))), s5);
    const uint8x16_t t_9 = veorq_u8(vaesmcq_u8(vaeseq_u8(s5, vdupq_n_u8(0x00))), s6);
    const uint8x16_t t_10 = veorq_u8(vaesmcq_u8(vaeseq_u8(s6, vdupq_n_u8(0x00))), s7);
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

INLINE void decrypt(block s[8], block c0, block c1, block *m0, block *m1)
{
    const block s0 = s[0];
    const block s1 = s[1];
    const block s2 = s[2];
    const block s3 = s[3];
    const block s4 = s[4];
    const block s5 = s[5];
    const block s6 = s[6];
    const block s7 = s[7];
    uint8x16_t x1 = veorq_u8(s6, c0);
    KEEP("w", x1);
    const uint8x16_t t_1 = veorq_u8(veorq_u8(vandq_u8(s2, s3), s1), x1);
    uint8x16_t x2 = veorq_u8(s2, c1);
    KEEP("w", x2);
    const uint8x16_t t_2 = veorq_u8(veorq_u8(vandq_u8(s6, s7), s5), x2);
    const uint8x16_t t_3 = veorq_u8(veorq_u8(vaesmcq_u8(vaeseq_u8(s7, vdupq_n_u8(0x00))), s0), t_1);
    const uint8x16_t t_4 = veorq_u8(vaesmcq_u8(vaeseq_u8(s0, vdupq_n_u8(0x00))), s1);
    const uint8x16_t t_5 = veorq_u8(vaesmcq_u8(vaeseq_u8(s1, vdupq_n_u8(0x00))), s2);
    const uint8x16_t t_6 = veorq_u8(vaesmcq_u8(vaeseq_u8(s2, vdupq_n_u8(0x00))), s3);
    const uint8x16_t t_7 = veorq_u8(veorq_u8(vaesmcq_u8(vaeseq_u8(s3, vdupq_n_u8(0x00))), s4), t_2);
    const uint8x16_t t_8 = veorq_u8(vaesmcq_u8(vaeseq_u8(s4, vdupq_n_u8(0x00))), s5);
    const uint8x16_t t_9 = veorq_u8(vaesmcq_u8(vaeseq_u8(s5, vdupq_n_u8(0x00))), s6);
    const uint8x16_t t_10 = veorq_u8(vaesmcq_u8(vaeseq_u8(s6, vdupq_n_u8(0x00))), s7);
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

INLINE void keystream(block s[8], block *z0, block *z1)
{
    const block s1 = s[1];
    const block s2 = s[2];
    const block s3 = s[3];
    const block s5 = s[5];
    const block s6 = s[6];
    const block s7 = s[7];
    *z0 = veorq_u8(veorq_u8(s1, s6), vandq_u8(s2, s3));
    *z1 = veorq_u8(veorq_u8(s5, s2), vandq_u8(s6, s7));
}

INLINE void mixin(block s[8], block lengths, block *t)
{
    const block s2 = s[2];
    *t = veorq_u8(lengths, s2);
}

INLINE void final_update(block s[8], block t)
{
    const block s0 = s[0];
    const block s1 = s[1];
    const block s2 = s[2];
    const block s3 = s[3];
    const block s4 = s[4];
    const block s5 = s[5];
    const block s6 = s[6];
    const block s7 = s[7];
    uint8x16_t x1 = veorq_u8(t, s0);
    KEEP("w", x1);
    uint8x16_t x2 = veorq_u8(t, s4);
    KEEP("w", x2);
    s[0] = veorq_u8(vaesmcq_u8(vaeseq_u8(s7, vdupq_n_u8(0x00))), x1);
    s[1] = veorq_u8(vaesmcq_u8(vaeseq_u8(s0, vdupq_n_u8(0x00))), s1);
    s[2] = veorq_u8(vaesmcq_u8(vaeseq_u8(s1, vdupq_n_u8(0x00))), s2);
    s[3] = veorq_u8(vaesmcq_u8(vaeseq_u8(s2, vdupq_n_u8(0x00))), s3);
    s[4] = veorq_u8(vaesmcq_u8(vaeseq_u8(s3, vdupq_n_u8(0x00))), x2);
    s[5] = veorq_u8(vaesmcq_u8(vaeseq_u8(s4, vdupq_n_u8(0x00))), s5);
    s[6] = veorq_u8(vaesmcq_u8(vaeseq_u8(s5, vdupq_n_u8(0x00))), s6);
    s[7] = veorq_u8(vaesmcq_u8(vaeseq_u8(s6, vdupq_n_u8(0x00))), s7);
}

INLINE void tag128(block s[8], block *t0)
{
    const block s0 = s[0];
    const block s1 = s[1];
    const block s2 = s[2];
    const block s3 = s[3];
    const block s4 = s[4];
    const block s5 = s[5];
    const block s6 = s[6];
    *t0 = veorq_u8(veorq_u8(veorq_u8(s5, s4), veorq_u8(s3, s2)), veorq_u8(veorq_u8(s1, s0), s6));
}

INLINE void tag256(block s[8], block *t0, block *t1)
{
    const block s0 = s[0];
    const block s1 = s[1];
    const block s2 = s[2];
    const block s3 = s[3];
    const block s4 = s[4];
    const block s5 = s[5];
    const block s6 = s[6];
    const block s7 = s[7];
    *t0 = veorq_u8(veorq_u8(s3, s2), veorq_u8(s1, s0));
    *t1 = veorq_u8(veorq_u8(s7, s6), veorq_u8(s5, s4));
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

INLINE void start(block s[8], const uint8_t *nonce, const uint8_t *key)
{
    initial(s, load(key), load(nonce));
    for (int i = 0; i < 10; i++)
        init_update(s, load(key), load(nonce));
}

INLINE void update_at(block s[8], const uint8_t *p)
{
    KEEP("w", s[0]);
    KEEP("w", s[1]);
    KEEP("w", s[2]);
    KEEP("w", s[3]);
    KEEP("w", s[4]);
    KEEP("w", s[5]);
    KEEP("w", s[6]);
    KEEP("w", s[7]);
    update(s, load(p), load(p + 16));
}

/* Absorbs len bytes; the last piece is padded with zeros. */
INLINE void absorb(block s[8], const uint8_t *p, size_t len)
{
    block r[8];

    copy(r, s);
    for (; len >= 64; len -= 64, p += 64) {
        update_at(r, p);
        update_at(r, p + 32);
    }
    for (; len >= 32; len -= 32, p += 32) {
        update_at(r, p);
    }
    copy(s, r);
    if (len != 0) {
        uint8_t last[32] = {0};

        memcpy(last, p, len);
        update(s, load(last), load(last + 16));
    }
}

/*
 * Mixes the halves of a block into the state and performs the final updates. The halves are usually
 * two lengths in bits.
 */
INLINE void last_updates(block s[8], uint64_t low, uint64_t high)
{
    block t;

    mixin(s, vreinterpretq_u8_u64(vcombine_u64(vcreate_u64(low), vcreate_u64(high))), &t);
    for (int i = 0; i < 7; i++)
        final_update(s, t);
}

/* Writes the tag. */
INLINE void store_tag(block s[8], uint8_t *to, size_t tag_len)
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
INLINE void finish(block s[8], uint64_t low, uint64_t high, uint8_t *tag, size_t tag_len)
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

INLINE void encrypt_at(block s[8], uint8_t *c, const uint8_t *m)
{
    block c0, c1;

    KEEP("w", s[0]);
    KEEP("w", s[1]);
    KEEP("w", s[2]);
    KEEP("w", s[3]);
    KEEP("w", s[4]);
    KEEP("w", s[5]);
    KEEP("w", s[6]);
    KEEP("w", s[7]);
    encrypt(s, load(m), load(m + 16), &c0, &c1);
    store(c, c0);
    store(c + 16, c1);
}

/* Encrypts whole pieces of 32 bytes. */
INLINE void encrypt_pieces(block s[8], uint8_t *c, const uint8_t *m, size_t count)
{
    block r[8];

    copy(r, s);
    for (; count >= 2; count -= 2, m += 64, c += 64) {
        encrypt_at(r, c, m);
        encrypt_at(r, c + 32, m + 32);
    }
    for (; count != 0; count--, m += 32, c += 32) {
        encrypt_at(r, c, m);
    }
    copy(s, r);
}

/* Encrypts the last piece; len is from 1 to 31. */
INLINE void encrypt_last(block s[8], uint8_t *c, const uint8_t *m, size_t len)
{
    uint8_t last[32] = {0};

    memcpy(last, m, len);
    encrypt_pieces(s, last, last, 1);
    memcpy(c, last, len);
    wipe(last, sizeof last);
}

INLINE void encrypt_all(block s[8], uint8_t *c, const uint8_t *m, size_t len)
{
    const size_t whole = len / 32 * 32;

    encrypt_pieces(s, c, m, len / 32);
    if (len > whole)
        encrypt_last(s, c + whole, m + whole, len - whole);
}


INLINE void decrypt_at(block s[8], uint8_t *m, const uint8_t *c)
{
    block m0, m1;

    KEEP("w", s[0]);
    KEEP("w", s[1]);
    KEEP("w", s[2]);
    KEEP("w", s[3]);
    KEEP("w", s[4]);
    KEEP("w", s[5]);
    KEEP("w", s[6]);
    KEEP("w", s[7]);
    decrypt(s, load(c), load(c + 16), &m0, &m1);
    store(m, m0);
    store(m + 16, m1);
}

/* Decrypts whole pieces of 32 bytes. */
INLINE void decrypt_pieces(block s[8], uint8_t *m, const uint8_t *c, size_t count)
{
    block r[8];

    copy(r, s);
    for (; count >= 2; count -= 2, c += 64, m += 64) {
        decrypt_at(r, m, c);
        decrypt_at(r, m + 32, c + 32);
    }
    for (; count != 0; count--, c += 32, m += 32) {
        decrypt_at(r, m, c);
    }
    copy(s, r);
}

/* Decrypts the last piece; len is from 1 to 31. */
INLINE void decrypt_last(block s[8], uint8_t *m, const uint8_t *c, size_t len)
{
    uint8_t last[32];
    block z0, z1;

    /*
     * The keystream follows the last byte, so that decryption turns it into zeros, which are
     * absorbed.
     */
    keystream(s, &z0, &z1);
    store(last, z0);
    store(last + 16, z1);
    memcpy(last, c, len);
    decrypt_pieces(s, last, last, 1);
    memcpy(m, last, len);
    wipe(last, sizeof last);
}

INLINE void decrypt_all(block s[8], uint8_t *m, const uint8_t *c, size_t len)
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
    block s[8];
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

INLINE int work_on_all(int does, aegis128l_message *msg, size_t n, size_t tag_len)
{
    int result = is_tag_length(tag_len) ? 0 : -1;

    for (; n != 0; msg++, n--)
        result |= is_tag_length(tag_len) ? work_on_one(does, msg, tag_len) : refuse(does, msg, 1);
    return result;
}

CLEARS int aegis128l_encrypt_batch(aegis128l_message *msg, size_t n, size_t tag_len)
{
    return work_on_all(ENCRYPTS, msg, n, tag_len);
}

CLEARS int aegis128l_decrypt_batch(aegis128l_message *msg, size_t n, size_t tag_len)
{
    return work_on_all(DECRYPTS, msg, n, tag_len);
}

CLEARS int aegis128l_mac_batch(aegis128l_message *msg, size_t n, size_t tag_len)
{
    return work_on_all(AUTHENTICATES, msg, n, tag_len);
}

#if defined(__clang__)
#pragma clang attribute pop
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif
