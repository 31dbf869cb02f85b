/*
 * Prints which kernels the program selects on this processor, and their results for a text.
 *
 *     hashwright make --all
 *     cc -O2 -Icrypto main.c crypto/[a-z]*.c -o demo
 *     ./demo text
 *     MD5_TARGET=portable AEGIS128L_TARGET=portable ./demo text
 */
#include <stdio.h>
#include <string.h>

#include "aegis128l.h"
#include "md5.h"

static void show(const char *what, const char *target, const uint8_t *bytes, size_t len)
{
    printf("%s by %s: ", what, target);
    for (size_t i = 0; i < len; i++)
        printf("%02x", bytes[i]);
    printf("\n");
}

int main(int argc, char **argv)
{
    const uint8_t key[AEGIS128L_KEY_BYTES] = {1}, nonce[AEGIS128L_NONCE_BYTES] = {2};
    uint8_t digest[MD5_DIGEST_BYTES], tag[16];

    if (argc != 2) {
        fprintf(stderr, "usage: demo TEXT\n");
        return 2;
    }
    md5(argv[1], strlen(argv[1]), digest);
    show("MD5", md5_target(), digest, sizeof digest);

    aegis128l_mac(tag, sizeof tag, (const uint8_t *)argv[1], strlen(argv[1]), nonce, key);
    show("AEGISMAC", aegis128l_target(), tag, sizeof tag);
    return 0;
}
