/*
 * Two implementations of an AEGIS cipher on the same random messages: keys, nonces, lengths of message and associated
 * data, and tags. The result is the number of the first message for which a ciphertext, a tag or a decrypted message
 * differs.
 */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef int encrypt_fn(uint8_t *c, uint8_t *tag, size_t tag_len, const uint8_t *m, size_t len, const uint8_t *ad,
                       size_t ad_len, const uint8_t *nonce, const uint8_t *key);
typedef int decrypt_fn(uint8_t *m, const uint8_t *c, size_t len, const uint8_t *tag, size_t tag_len,
                       const uint8_t *ad, size_t ad_len, const uint8_t *nonce, const uint8_t *key);

enum { ROOM = 512 };

static uint64_t state;

/* splitmix64 */
static uint64_t drawn(void)
{
    uint64_t z = state += 0x9e3779b97f4a7c15u;

    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

static void fill(uint8_t *p, size_t len)
{
    for (size_t i = 0; i < len; i += 8) {
        const uint64_t word = drawn();

        memcpy(p + i, &word, len - i < 8 ? len - i : 8);
    }
}

/* The number of the first of `count` messages at which they differ, counted from 1; 0 if there is none. */
uint64_t differ(encrypt_fn *ours, decrypt_fn *opens, encrypt_fn *theirs, uint64_t seed, uint64_t count)
{
    static uint8_t key[32], nonce[32], ad[ROOM], m[ROOM], c[ROOM], expected[ROOM], opened[ROOM], tag[32], right[32];

    state = seed;
    for (uint64_t i = 1; i <= count; i++) {
        const uint64_t lengths = drawn();
        const size_t len = lengths % ROOM, ad_len = (lengths >> 16) % ROOM >> (lengths >> 32) % 8;
        const size_t tag_len = lengths >> 63 ? 16 : 32, bit = (lengths >> 40) % (8 * tag_len);

        fill(key, sizeof key);
        fill(nonce, sizeof nonce);
        fill(m, len);
        fill(ad, ad_len);
        if (theirs(expected, right, tag_len, m, len, ad, ad_len, nonce, key) != 0 ||
            ours(c, tag, tag_len, m, len, ad, ad_len, nonce, key) != 0 || memcmp(c, expected, len) != 0 ||
            memcmp(tag, right, tag_len) != 0 ||
            opens(opened, c, len, tag, tag_len, ad, ad_len, nonce, key) != 0 || memcmp(opened, m, len) != 0)
            return i;
        tag[bit / 8] ^= (uint8_t)(1u << bit % 8);
        if (opens(opened, c, len, tag, tag_len, ad, ad_len, nonce, key) != -1)
            return i;
    }
    return 0;
}
