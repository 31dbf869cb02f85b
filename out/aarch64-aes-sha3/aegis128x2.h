/* SPDX-License-Identifier: 0BSD */
/*
 * AEGIS-128X2 (RFC 10032) for AArch64 with SIMD, its AES instructions and its SHA3 extension.
 *
 * Generated; to make it again:
 *     hashwright make aegis128x2 --target aarch64-aes-sha3
 *
 * Proof of all functions: `hashwright prove`; test of all functions: `hashwright verify`; options
 * as above. Speed: `hashwright bench aegis128x2 --target aarch64-aes-sha3`.
 */
#ifndef AEGIS128X2_H
#define AEGIS128X2_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define AEGIS128X2_KEY_BYTES 16
#define AEGIS128X2_NONCE_BYTES 16

/* The sizes of the states below in bytes, and a sufficient alignment. */
#define AEGIS128X2_STATE_BYTES 336
#define AEGIS128X2_MAC_STATE_BYTES 584
#define AEGIS128X2_STATE_ALIGNMENT 8

/*
 * For all functions: keys and nonces are 16 bytes long, tags 16 or 32; a pointer may be NULL if its
 * length is 0; an output may be the same buffer as its input, but must not overlap it otherwise;
 * messages and associated data may have any length. The execution time does not depend on secrets.
 *
 * Compiled by gcc, or by clang for x86-64 and AArch64, every function clears the registers that it
 * used when it returns. With --wipe, hashwright generates functions that also clear the stack that
 * they used.
 */

/*
 * Encrypts len bytes of m into c and writes the tag over them and the associated data.
 * A nonce must not be used twice with the same key. Returns 0, or -1 if the tag length is invalid.
 */
int aegis128x2_encrypt_detached(uint8_t *c, uint8_t *tag, size_t tag_len, const uint8_t *m,
    size_t len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16]);

/* The same with the tag after the ciphertext: c has room for len + tag_len bytes. */
int aegis128x2_encrypt(uint8_t *c, size_t tag_len, const uint8_t *m, size_t len, const uint8_t *ad,
    size_t ad_len, const uint8_t nonce[16], const uint8_t key[16]);

/*
 * Writes len bytes of the keystream, which are indistinguishable from random bytes without the key.
 * A nonce must not be used twice with the same key, neither here nor for a message.
 */
void aegis128x2_stream(uint8_t *out, size_t len, const uint8_t nonce[16], const uint8_t key[16]);

/*
 * Encrypts without a tag, for protocols that authenticate c themselves: changes of c change the
 * decrypted message, bit by bit and undetected. A nonce must not be used twice with the same key,
 * neither here nor for a message.
 */
void aegis128x2_encrypt_unauthenticated(uint8_t *c, const uint8_t *m, size_t len,
    const uint8_t nonce[16], const uint8_t key[16]);

/*
 * Decrypts len bytes of c into m. Returns 0, or -1 if the tag is wrong or its length is invalid;
 * then m holds zeros.
 */
int aegis128x2_decrypt_detached(uint8_t *m, const uint8_t *c, size_t len, const uint8_t *tag,
    size_t tag_len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16]);

/*
 * The same with the tag after the ciphertext: c_len is the length of both, and the function writes
 * c_len - tag_len bytes of m. If c_len is less than tag_len, it writes nothing and returns -1.
 */
int aegis128x2_decrypt(uint8_t *m, const uint8_t *c, size_t c_len, size_t tag_len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16]);

/* Decrypts without a tag, so that changes of c remain undetected. */
void aegis128x2_decrypt_unauthenticated(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t nonce[16], const uint8_t key[16]);

/*
 * AEGISMAC: the tag of len bytes of data. A nonce may be used again with the same key, or be all
 * zeros. Returns 0, or -1 if the tag length is invalid.
 */
int aegis128x2_mac(uint8_t *tag, size_t tag_len, const uint8_t *data, size_t len,
    const uint8_t nonce[16], const uint8_t key[16]);

/*
 * Verifies the tag of the data. Returns 0 if it is right, or -1 if it is wrong or its length is
 * invalid.
 */
int aegis128x2_mac_verify(const uint8_t *tag, size_t tag_len, const uint8_t *data, size_t len,
    const uint8_t nonce[16], const uint8_t key[16]);

/*
 * A message in pieces: call init once, update any number of times, then final, which clears the
 * state. A state may be at any address that its type allows, and an assignment copies it, but only
 * one of two copies may continue to encrypt.
 */
typedef struct {
    uint8_t kept[320]; /* the state, then the unfinished piece: message bytes, then keystream */
    uint64_t ad_len; /* bytes */
    uint64_t len; /* bytes so far */
} aegis128x2_state;

/* Starts a message: key, nonce and all of the associated data. */
void aegis128x2_init(aegis128x2_state *st, const uint8_t *ad, size_t ad_len,
    const uint8_t nonce[16], const uint8_t key[16]);

/* Encrypts the next len bytes of the message into c. Returns the number of bytes written: len. */
size_t aegis128x2_encrypt_update(aegis128x2_state *st, uint8_t *c, const uint8_t *m, size_t len);

/* Ends an encryption and writes the tag. Returns 0, or -1 if the tag length is invalid. */
int aegis128x2_encrypt_final(aegis128x2_state *st, uint8_t *tag, size_t tag_len);

/*
 * Decrypts the next len bytes into m. Do not use them before decrypt_final has returned 0. Returns
 * the number of bytes written: len.
 */
size_t aegis128x2_decrypt_update(aegis128x2_state *st, uint8_t *m, const uint8_t *c, size_t len);

/* Ends a decryption. Returns 0, or -1 if the tag is wrong or its length is invalid. */
int aegis128x2_decrypt_final(aegis128x2_state *st, const uint8_t *tag, size_t tag_len);

/*
 * AEGISMAC of data in pieces: call mac_init once; then, for each message, mac_update any number of
 * times and one of the final functions. An assignment copies a state, and both copies may continue.
 * Whoever reads a state can forge tags; mac_clear clears it.
 */
typedef struct {
    uint8_t kept[576]; /* the state, the state after key and nonce, then the unfinished piece */
    uint64_t len; /* bytes so far */
} aegis128x2_mac_state;

/* Starts the first message, with key and nonce. */
void aegis128x2_mac_init(aegis128x2_mac_state *st, const uint8_t nonce[16], const uint8_t key[16]);

/* Appends len bytes of data. */
void aegis128x2_mac_update(aegis128x2_mac_state *st, const uint8_t *data, size_t len);

/*
 * The final functions: mac_final writes the tag, mac_verify_final verifies one. Both return 0, or
 * -1 if the tag length is invalid or the verified tag is wrong. Both leave the state as mac_init
 * did, ready for the next message.
 */
int aegis128x2_mac_final(aegis128x2_mac_state *st, uint8_t *tag, size_t tag_len);
int aegis128x2_mac_verify_final(aegis128x2_mac_state *st, const uint8_t *tag, size_t tag_len);

/* Discards the data of the current message: the state is as mac_init left it. */
void aegis128x2_mac_reset(aegis128x2_mac_state *st);

/* Clears the state; afterwards, only mac_init may be called with it. */
void aegis128x2_mac_clear(aegis128x2_mac_state *st);

#ifdef __cplusplus
}
#endif

#endif
