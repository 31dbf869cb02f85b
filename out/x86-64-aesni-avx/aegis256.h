/* SPDX-License-Identifier: 0BSD */
/*
 * AEGIS-256 (RFC 10032) for x86-64 with AES-NI and AVX.
 *
 * Generated; to make it again:
 *     hashwright make aegis256 --target x86-64-aesni-avx
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench aegis256 --target x86-64-aesni-avx` measures the speed.
 */
#ifndef AEGIS256_H
#define AEGIS256_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define AEGIS256_KEY_BYTES 32
#define AEGIS256_NONCE_BYTES 32

/* The sizes of the states below, in bytes, and an alignment that suffices for each. */
#define AEGIS256_STATE_BYTES 128
#define AEGIS256_MAC_STATE_BYTES 216
#define AEGIS256_STATE_ALIGNMENT 8

/*
 * These rules apply to all functions. Keys and nonces have 32 bytes, tags 16 or 32 bytes. Messages
 * and associated data may have any length, and a pointer may be NULL if its length is 0. An output
 * may be the same buffer as its input, but must not overlap it partially. The execution time does
 * not depend on secrets.
 *
 * When gcc, or clang for x86-64 or AArch64, compiles this code, every function clears the registers
 * that it used before it returns. With --wipe, hashwright generates functions that also clear the
 * part of the stack that they used.
 */

/*
 * Encrypts len bytes of m into c, and writes the tag, which authenticates them and the associated
 * data. Never use a nonce twice with the same key. Returns 0, or -1 if the tag length is invalid.
 */
int aegis256_encrypt_detached(uint8_t *c, uint8_t *tag, size_t tag_len, const uint8_t *m,
    size_t len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[32], const uint8_t key[32]);

/* The same, with the tag appended to the ciphertext: c has room for len + tag_len bytes. */
int aegis256_encrypt(uint8_t *c, size_t tag_len, const uint8_t *m, size_t len, const uint8_t *ad,
    size_t ad_len, const uint8_t nonce[32], const uint8_t key[32]);

/*
 * Writes len bytes of the keystream, which nobody without the key can distinguish from random
 * bytes. Never use a nonce twice with the same key, neither here nor for a message.
 */
void aegis256_stream(uint8_t *out, size_t len, const uint8_t nonce[32], const uint8_t key[32]);

/*
 * Encrypts without a tag, for protocols that authenticate c themselves: otherwise an attacker who
 * flips bits of c flips bits of the decrypted message undetected. Never use a nonce twice with the
 * same key, neither here nor for a message.
 */
void aegis256_encrypt_unauthenticated(uint8_t *c, const uint8_t *m, size_t len,
    const uint8_t nonce[32], const uint8_t key[32]);

/*
 * Decrypts len bytes of c into m. Returns 0, or -1 if the tag is wrong or its length is invalid; m
 * is then all zeros.
 */
int aegis256_decrypt_detached(uint8_t *m, const uint8_t *c, size_t len, const uint8_t *tag,
    size_t tag_len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[32],
    const uint8_t key[32]);

/*
 * The same, with the tag appended to the ciphertext: c_len is the length of both, and the function
 * writes c_len - tag_len bytes to m. If c_len is less than tag_len, it writes nothing and returns
 * -1.
 */
int aegis256_decrypt(uint8_t *m, const uint8_t *c, size_t c_len, size_t tag_len, const uint8_t *ad,
    size_t ad_len, const uint8_t nonce[32], const uint8_t key[32]);

/* Decrypts without a tag: changes of c remain undetected. */
void aegis256_decrypt_unauthenticated(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t nonce[32], const uint8_t key[32]);

/*
 * AEGISMAC: writes the tag of len bytes of data. A nonce may be reused with the same key, or be all
 * zeros. Returns 0, or -1 if the tag length is invalid.
 */
int aegis256_mac(uint8_t *tag, size_t tag_len, const uint8_t *data, size_t len,
    const uint8_t nonce[32], const uint8_t key[32]);

/*
 * Verifies the tag of the data. Returns 0 if it is correct, or -1 if it is wrong or its length is
 * invalid.
 */
int aegis256_mac_verify(const uint8_t *tag, size_t tag_len, const uint8_t *data, size_t len,
    const uint8_t nonce[32], const uint8_t key[32]);

/*
 * Streaming: call init once, update any number of times, then final, which clears the state. A
 * state needs only the alignment of its type, and an assignment copies it, but only one of the
 * copies may continue to encrypt.
 */
typedef struct {
    /* the state, then the unfinished piece: first message bytes, then keystream */
    uint8_t kept[112];
    uint64_t ad_len; /* the length of the associated data in bytes */
    uint64_t len; /* the number of bytes so far */
} aegis256_state;

/* Starts a message with its key, its nonce and all of its associated data. */
void aegis256_init(aegis256_state *st, const uint8_t *ad, size_t ad_len, const uint8_t nonce[32],
    const uint8_t key[32]);

/* Encrypts the next len bytes of the message into c. Returns the number of bytes written: len. */
size_t aegis256_encrypt_update(aegis256_state *st, uint8_t *c, const uint8_t *m, size_t len);

/* Ends the message and writes the tag. Returns 0, or -1 if the tag length is invalid. */
int aegis256_encrypt_final(aegis256_state *st, uint8_t *tag, size_t tag_len);

/*
 * Decrypts the next len bytes into m. Do not use them until decrypt_final has returned 0. Returns
 * the number of bytes written: len.
 */
size_t aegis256_decrypt_update(aegis256_state *st, uint8_t *m, const uint8_t *c, size_t len);

/* Ends the message. Returns 0, or -1 if the tag is wrong or its length is invalid. */
int aegis256_decrypt_final(aegis256_state *st, const uint8_t *tag, size_t tag_len);

/*
 * Streaming AEGISMAC: call mac_init once; then, for each message, mac_update any number of times
 * and one of the final functions. An assignment copies a state, and both copies may continue. A
 * state lets its reader forge tags: clear it with mac_clear.
 */
typedef struct {
    uint8_t kept[208]; /* the state, a copy of the initial state, then the unfinished piece */
    uint64_t len; /* the number of bytes so far */
} aegis256_mac_state;

/* Sets the key and the nonce, and starts the first message. */
void aegis256_mac_init(aegis256_mac_state *st, const uint8_t nonce[32], const uint8_t key[32]);

/* Appends len bytes of data. */
void aegis256_mac_update(aegis256_mac_state *st, const uint8_t *data, size_t len);

/*
 * The final functions: mac_final writes the tag, and mac_verify_final verifies one. Both return 0,
 * or -1 if the tag length is invalid or the verified tag is wrong. Both reset the state, so that
 * the next message can start.
 */
int aegis256_mac_final(aegis256_mac_state *st, uint8_t *tag, size_t tag_len);
int aegis256_mac_verify_final(aegis256_mac_state *st, const uint8_t *tag, size_t tag_len);

/* Discards the data of the current message and resets the state to that after mac_init. */
void aegis256_mac_reset(aegis256_mac_state *st);

/* Clears the state. Afterwards, only mac_init accepts it. */
void aegis256_mac_clear(aegis256_mac_state *st);

#ifdef __cplusplus
}
#endif

#endif
