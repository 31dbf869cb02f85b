/* SPDX-License-Identifier: 0BSD */
/*
 * AEGIS-256 (RFC 10032) for x86-64 with VAES and AVX2.
 *
 * Generated; to make it again:
 *     hashwright make aegis256 --target x86-64-vaes --kernel batch
 *
 * Test of all functions: `hashwright verify`; options as above. Speed: `hashwright bench aegis256
 * --target x86-64-vaes --kernel batch`.
 */
#ifndef AEGIS256_BATCH_H
#define AEGIS256_BATCH_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifndef AEGIS256_MESSAGE
#define AEGIS256_MESSAGE
/* A message, and what is made of it. Records may be of any number, in one array. */
typedef struct {
    /* len bytes: what is encrypted, decrypted or authenticated; may be NULL if len is 0 */
    const uint8_t *in;
    /*
     * len bytes of the other; may be in, but must not overlap it otherwise. Not used by mac_batch
     */
    uint8_t *out;
    size_t len;
    /* ad_len bytes of associated data; may be NULL if that is 0. Not used by mac_batch */
    const uint8_t *ad;
    size_t ad_len;
    const uint8_t *nonce; /* 32 bytes */
    const uint8_t *key; /* 32 bytes */
    uint8_t *tag; /* tag_len bytes: what decrypt_batch reads, and the others write */
    int result; /* is set: 0, or -1 where decrypt_batch found the tag wrong: then out holds zeros */
} aegis256_message;
#endif

/*
 * Everywhere: n messages, each with a key, a nonce and lengths of its own, all of them complete on
 * return; n may be 0. No output may lie in what another message reads or writes. tag_len is 16 or
 * 32: for others, all results are -1, and only decrypt_batch writes anything, zeros. Up to 2
 * messages are worked on side by side, the longest of each 512 first. Reentrant; nothing is
 * allocated.
 *
 * How long a function takes depends on n, on lengths, and on which tags are wrong, and on nothing
 * else. Compiled by gcc, or by clang for x86-64 and AArch64, it clears the registers that it used
 * when it returns, and the states of messages side by side, but not the rest of the stack.
 */

/*
 * Encrypts messages and writes their tags. A nonce must not be used twice with the same key.
 * Returns 0.
 */
int aegis256_encrypt_batch(aegis256_message *msg, size_t n, size_t tag_len);

/* Decrypts messages. Returns 0 if all tags are right, or else -1: the results tell which are. */
int aegis256_decrypt_batch(aegis256_message *msg, size_t n, size_t tag_len);

/*
 * AEGISMAC: the tags of data. A nonce may be used again with the same key, or be all zeros. Returns
 * 0.
 */
int aegis256_mac_batch(aegis256_message *msg, size_t n, size_t tag_len);

#ifdef __cplusplus
}
#endif

#endif
