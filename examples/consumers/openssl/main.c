/* OpenSSL's MD5 with our block function. */
#include <openssl/md5.h>
#include <stdio.h>
#include <string.h>

extern size_t blocks_seen;

int main(void)
{
    static unsigned char message[1000000], digest[MD5_DIGEST_LENGTH];

    memset(message, 'a', sizeof message);
    MD5(message, sizeof message, digest);
    for (size_t i = 0; i < sizeof digest; i++)
        printf("%02x", digest[i]);
    printf(" %zu blocks\n", blocks_seen);
    return 0;
}
