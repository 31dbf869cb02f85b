/* Vectors of RFC 10032, appendix A, for AEGIS-128L: all have this key and this nonce. */
#include <stdio.h>
#include <string.h>

#include "aegis128l.h"

static const uint8_t key[AEGIS128L_KEY_BYTES] = {0x10, 0x01}, nonce[AEGIS128L_NONCE_BYTES] = {0x10, 0x00, 0x02};

/* Messages and associated data are the first of these bytes; message 1 is zeros. */
static const uint8_t counted[32] = {0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15,
                                    16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31};
static const uint8_t zeros[16];

static const struct {
    const uint8_t *message;
    size_t len, ad_len;
    const char *cipher, *tag16, *tag32; /* in hexadecimal */
} vectors[] = {
    {zeros, 16, 0, "c1c0e58bd913006feba00f4b3cc3594e", "abe0ece80c24868a226a35d16bdae37a",
     "25835bfbb21632176cf03840687cb968cace4617af1bd0f7d064c639a5c79ee4"},
    {counted, 32, 8, "79d94593d8c2119d7e8fd9b8fc77845c5c077a05b2528b6ac54b563aed8efe84",
     "cc6f3372f6aa1bb82388d695c3962d9a", "022cb796fe7e0ae1197525ff67e309484cfbab6528ddef89f17d74ef8ecd82b3"},
    {counted, 14, 8, "79d94593d8c2119d7e8fd9b8fc77", "5c04b3dba849b2701effbe32c7f0fab7",
     "86f1b80bfb463aba711d15405d094baf4a55a15dbfec81a76f35ed0b9c8b04ac"},
};

static int is_hex(const uint8_t *bytes, size_t len, const char *text)
{
    char made[2 * 32 + 1] = "";

    for (size_t i = 0; i < len; i++)
        sprintf(made + 2 * i, "%02x", bytes[i]);
    return strcmp(made, text) == 0;
}

/* Does a vector pass, with the tag of that length? */
static int holds(size_t number, size_t tag_len)
{
    const size_t len = vectors[number].len, ad_len = vectors[number].ad_len;
    uint8_t cipher[32], opened[32], tag[32];

    aegis128l_encrypt_detached(cipher, tag, tag_len, vectors[number].message, len, counted, ad_len, nonce, key);
    if (!is_hex(cipher, len, vectors[number].cipher) ||
        !is_hex(tag, tag_len, tag_len == 16 ? vectors[number].tag16 : vectors[number].tag32))
        return 0;
    if (aegis128l_decrypt_detached(opened, cipher, len, tag, tag_len, counted, ad_len, nonce, key) != 0 ||
        memcmp(opened, vectors[number].message, len) != 0)
        return 0;
    for (size_t i = 0; i < tag_len; i++) {
        tag[i] ^= 1;
        if (aegis128l_decrypt_detached(opened, cipher, len, tag, tag_len, counted, ad_len, nonce, key) == 0)
            return 0;
        tag[i] ^= 1;
    }
    return 1;
}

int main(void)
{
    const size_t count = sizeof vectors / sizeof vectors[0];

    for (size_t i = 0; i < count; i++) {
        if (!holds(i, 16) || !holds(i, 32)) {
            printf("vector %zu does not hold\n", i + 1);
            return 1;
        }
    }
    printf("%zu vectors: ok\n", count);
    return 0;
}
