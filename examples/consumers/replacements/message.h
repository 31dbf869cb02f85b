/* A message of one block, with its padding, and its digest in hexadecimal. */
#include <stdint.h>
#include <stdio.h>

static const uint8_t BLOCK[64] = {
    'm', 'e', 's', 's', 'a', 'g', 'e', ' ', 'd', 'i', 'g', 'e', 's', 't', 0x80, [56] = 8 * 14,
};

static void print_digest(const char *library, const uint32_t *state, int words)
{
    printf("%-9s  ", library);
    for (int i = 0; i < 4 * words; i++)
        printf("%02x", (unsigned)(state[i / 4] >> 8 * (i % 4) & 0xff));
    printf("\n");
}
