/* Prints the MD5 of its argument. */
#include <stdio.h>
#include <string.h>

#include "md5.h"

int main(int argc, char **argv)
{
    uint8_t digest[DEMO_MD5_DIGEST_BYTES];

    if (argc != 2) {
        fprintf(stderr, "usage: demo TEXT\n");
        return 2;
    }
    demo_md5(argv[1], strlen(argv[1]), digest);
    for (size_t i = 0; i < sizeof digest; i++)
        printf("%02x", digest[i]);
    printf("\n");
    return 0;
}
