/* SPDX-License-Identifier: 0BSD */
/*
 * AEGIS-128L (RFC 10032) for x86-64 with VAES and AVX-512VL.
 *
 * Generated; to make it again:
 *     hashwright make aegis128l --target x86-64-vaes-avx512vl --emitter gas
 *
 * Proof of 3 functions: `hashwright prove`; test of all functions: `hashwright verify`; options as
 * above. Speed: `hashwright bench aegis128l --target x86-64-vaes-avx512vl --emitter gas`.
 */
#ifndef AEGIS128L_H
#define AEGIS128L_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define AEGIS128L_KEY_BYTES 16
#define AEGIS128L_NONCE_BYTES 16

/* The bytes of the states below, and an alignment that is enough for them. */
#define AEGIS128L_STATE_BYTES 208
#define AEGIS128L_MAC_STATE_BYTES 360
#define AEGIS128L_STATE_ALIGNMENT 8

/*
 * Everywhere: keys and nonces are 16 bytes long, tags 16 or 32; a pointer may be NULL where its
 * length is 0; an output may be the same buffer as its input, but must not overlap it otherwise;
 * messages and associated data may be as long as memory allows. What depends on a secret takes the
 * same time whatever the secret is.
 *
 * Compiled by gcc, or by clang for x86-64 and AArch64, every function clears the registers that it
 * used when it returns; --wipe makes functions that clear the stack that they used, too.
 */

/*
 * Encrypts len bytes of m into c and writes the tag over them and the associated data.
 * A nonce must not be used twice with the same key. Returns 0, or -1 for a tag length that does not
 * exist.
 */
int aegis128l_encrypt_detached(uint8_t *c, uint8_t *tag, size_t tag_len, const uint8_t *m,
    size_t len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16]);

/* The same with the tag behind the ciphertext: c has room for len + tag_len bytes. */
int aegis128l_encrypt(uint8_t *c, size_t tag_len, const uint8_t *m, size_t len, const uint8_t *ad,
    size_t ad_len, const uint8_t nonce[16], const uint8_t key[16]);

/*
 * The keystream: len bytes that nobody can tell from random ones without the key. A nonce must not
 * be used twice with the same key, neither here nor for a message.
 */
void aegis128l_stream(uint8_t *out, size_t len, const uint8_t nonce[16], const uint8_t key[16]);

/*
 * Encrypts without a tag: whoever changes c changes what is decrypted, bit by bit and unnoticed.
 * For protocols that authenticate c themselves. A nonce must not be used twice with the same key,
 * neither here nor for a message.
 */
void aegis128l_encrypt_unauthenticated(uint8_t *c, const uint8_t *m, size_t len,
    const uint8_t nonce[16], const uint8_t key[16]);

/*
 * Decrypts len bytes of c into m. Returns 0, or -1 where the tag is wrong or its length does not
 * exist: then m holds zeros.
 */
int aegis128l_decrypt_detached(uint8_t *m, const uint8_t *c, size_t len, const uint8_t *tag,
    size_t tag_len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16]);

/*
 * The same with the tag behind the ciphertext: c_len is the length of both, and c_len - tag_len
 * bytes of m are written. Where c_len is less than tag_len, that is none, and -1 is returned.
 */
int aegis128l_decrypt(uint8_t *m, const uint8_t *c, size_t c_len, size_t tag_len, const uint8_t *ad,
    size_t ad_len, const uint8_t nonce[16], const uint8_t key[16]);

/* Decrypts without a tag: nothing tells whether c is what was encrypted. */
void aegis128l_decrypt_unauthenticated(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t nonce[16], const uint8_t key[16]);

/*
 * AEGISMAC: the tag of len bytes of data. A nonce may be used again with the same key, or be all
 * zeros. Returns 0, or -1 for a tag length that does not exist.
 */
int aegis128l_mac(uint8_t *tag, size_t tag_len, const uint8_t *data, size_t len,
    const uint8_t nonce[16], const uint8_t key[16]);

/*
 * Is this the tag of the data? Returns 0 if so, or -1, also for a tag length that does not exist.
 */
int aegis128l_mac_verify(const uint8_t *tag, size_t tag_len, const uint8_t *data, size_t len,
    const uint8_t nonce[16], const uint8_t key[16]);

/*
 * A message in pieces: init once, update as often as wanted, then one of the ends, which clears the
 * state. A state may be at any address that its type allows, and an assignment copies it; but of
 * two copies only one may go on encrypting.
 */
typedef struct {
    /* the state, then the unfinished piece: message bytes, and keystream behind them */
    uint8_t kept[192];
    uint64_t ad_len; /* bytes */
    uint64_t len; /* bytes so far */
} aegis128l_state;

/* Starts a message: key, nonce and all of the associated data. */
void aegis128l_init(aegis128l_state *st, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16]);

/* Encrypts the next len bytes of the message into c. Returns how many bytes it has written: len. */
size_t aegis128l_encrypt_update(aegis128l_state *st, uint8_t *c, const uint8_t *m, size_t len);

/* Ends an encryption and writes the tag. Returns 0, or -1 for a tag length that does not exist. */
int aegis128l_encrypt_final(aegis128l_state *st, uint8_t *tag, size_t tag_len);

/*
 * Decrypts the next len bytes into m, which are not to be used before decrypt_final has returned 0.
 * Returns how many bytes it has written: len.
 */
size_t aegis128l_decrypt_update(aegis128l_state *st, uint8_t *m, const uint8_t *c, size_t len);

/* Ends a decryption. Returns 0, or -1 where the tag is wrong or its length does not exist. */
int aegis128l_decrypt_final(aegis128l_state *st, const uint8_t *tag, size_t tag_len);

/*
 * AEGISMAC of data in pieces: mac_init once, then for any number of data mac_update as often as
 * wanted and one of the ends. An assignment copies a state, and both copies may go on. Of the key
 * the state keeps as much as forging tags takes; mac_clear clears it.
 */
typedef struct {
    uint8_t kept[352]; /* the state, that after key and nonce, then the unfinished piece */
    uint64_t len; /* bytes so far */
} aegis128l_mac_state;

/* Starts with key and nonce. */
void aegis128l_mac_init(aegis128l_mac_state *st, const uint8_t nonce[16], const uint8_t key[16]);

/* Appends len bytes of data. */
void aegis128l_mac_update(aegis128l_mac_state *st, const uint8_t *data, size_t len);

/*
 * The ends: the tag, or the question if a tag is right. Both return 0, or -1 for a tag length that
 * does not exist; the second one also where the tag is wrong. Both leave the state as mac_init did:
 * the next data may follow.
 */
int aegis128l_mac_final(aegis128l_mac_state *st, uint8_t *tag, size_t tag_len);
int aegis128l_mac_verify_final(aegis128l_mac_state *st, const uint8_t *tag, size_t tag_len);

/* Forgets the data since then: the state is as mac_init left it. */
void aegis128l_mac_reset(aegis128l_mac_state *st);

/* Clears the state, which only mac_init may use afterwards. */
void aegis128l_mac_clear(aegis128l_mac_state *st);

#ifdef __cplusplus
}
#endif

#endif
