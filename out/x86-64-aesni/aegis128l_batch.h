/* SPDX-License-Identifier: 0BSD */
/*
 * AEGIS-128L (RFC 10032) for x86-64 with AES-NI.
 *
 * Generated; to make it again:
 *     hashwright make aegis128l --target x86-64-aesni --kernel batch
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench aegis128l --target x86-64-aesni --kernel batch` measures the
 * speed.
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
/* A message and its results. Each function accepts an array of these. */
typedef struct {
    const uint8_t *in; /* len bytes to encrypt, decrypt or authenticate; may be NULL if len is 0 */
    /*
     * len bytes of output; may equal in, but must not overlap it partially. Not used by mac_batch
     */
    uint8_t *out;
    size_t len;
    /* ad_len bytes of associated data; may be NULL if ad_len is 0. Not used by mac_batch */
    const uint8_t *ad;
    size_t ad_len;
    const uint8_t *nonce; /* 16 bytes */
    const uint8_t *key; /* 16 bytes */
    uint8_t *tag; /* tag_len bytes: input of decrypt_batch, output of the others */
    int result; /* output: 0, or -1 if decrypt_batch found a wrong tag; out is then all zeros */
} aegis128l_message;
#endif

/*
 * The calls are synchronous. Each call processes n messages, each with its own key, nonce and
 * lengths; n may be 0. The output of a message must not overlap the input or output of another one.
 * tag_len is 16 or 32. For any other length, all results are -1, decrypt_batch writes zeros as
 * output, and the other functions write no output. The functions are reentrant and allocate no
 * memory.
 *
 * The execution time depends only on n, the lengths, and which tags are wrong. When gcc, or clang
 * for x86-64 or AArch64, compiles this code, each function clears the registers that it used before
 * it returns.
 */

/* Encrypts messages and writes their tags. Never use a nonce twice with the same key. Returns 0. */
int aegis128l_encrypt_batch(aegis128l_message *msg, size_t n, size_t tag_len);

/*
 * Decrypts messages. Returns 0 if all tags are correct, or else -1; each record contains its own
 * result.
 */
int aegis128l_decrypt_batch(aegis128l_message *msg, size_t n, size_t tag_len);

/*
 * AEGISMAC: writes the tags of data. A nonce may be reused with the same key, or be all zeros.
 * Returns 0.
 */
int aegis128l_mac_batch(aegis128l_message *msg, size_t n, size_t tag_len);

#ifdef __cplusplus
}
#endif

#endif
