/* SPDX-License-Identifier: 0BSD */
/*
 * AEGIS-128L (RFC 10032) for x86-64 with VAES and AVX-512VL.
 *
 * Generated; to make it again:
 *     hashwright make aegis128l --target x86-64-vaes-avx512vl --kernel batch
 *
 * Test of all functions: `hashwright verify`; options as above. Speed: `hashwright bench aegis128l
 * --target x86-64-vaes-avx512vl --kernel batch`.
 */
#ifndef AEGIS128L_BATCH_H
#define AEGIS128L_BATCH_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifndef AEGIS128L_MESSAGE
#define AEGIS128L_MESSAGE
/* A message and its results. A call accepts an array of records. */
typedef struct {
    const uint8_t *in; /* len bytes to encrypt, decrypt or authenticate; may be NULL if len is 0 */
    /* len bytes of output; may be in, but must not overlap it otherwise. Not used by mac_batch */
    uint8_t *out;
    size_t len;
    /* ad_len bytes of associated data; may be NULL if that is 0. Not used by mac_batch */
    const uint8_t *ad;
    size_t ad_len;
    const uint8_t *nonce; /* 16 bytes */
    const uint8_t *key; /* 16 bytes */
    uint8_t *tag; /* tag_len bytes, which decrypt_batch reads and others write */
    int result; /* output: 0, or -1 if decrypt_batch found the tag wrong; then out holds zeros */
} aegis128l_message;
#endif

/*
 * Each function processes n messages, each with its own key, nonce and lengths, before it returns;
 * n may be 0. No output may overlap what another message reads or writes. tag_len is 16 or 32: for
 * other lengths, all results are -1, and only decrypt_batch writes output, zeros. Up to 4 messages
 * are processed side by side, the longest of each 512 first. The functions are reentrant and
 * allocate nothing.
 *
 * The execution time depends only on n, on lengths, and on which tags are wrong. Compiled by
 * gcc, or by clang for x86-64 and AArch64, it clears the registers that it used when it returns,
 * and the states of messages side by side, but not the rest of the stack.
 */

/*
 * Encrypts messages and writes their tags. A nonce must not be used twice with the same key.
 * Returns 0.
 */
int aegis128l_encrypt_batch(aegis128l_message *msg, size_t n, size_t tag_len);

/* Decrypts messages. Returns 0 if all tags are right, or else -1; each record has its result. */
int aegis128l_decrypt_batch(aegis128l_message *msg, size_t n, size_t tag_len);

/*
 * AEGISMAC: the tags of data. A nonce may be used again with the same key, or be all zeros. Returns
 * 0.
 */
int aegis128l_mac_batch(aegis128l_message *msg, size_t n, size_t tag_len);

#ifdef __cplusplus
}
#endif

#endif
