/* Libgcrypt's contexts have a field for each word of the state, behind those that all its hashes have. */
#include "message.h"

#include "md5_blocks.h"

typedef struct {
    uint8_t of_all_hashes[128];
    uint32_t a, b, c, d;
} md5_context;

/* The prototype of Libgcrypt's functions for blocks; the result is the number of bytes of the stack to clear. */
static unsigned int transform(void *context, const unsigned char *data, size_t nblks)
{
    md5_context *hd = context;

    _gcry_md5_blocks(&hd->a, data, nblks);
    return 0;
}

int main(void)
{
    md5_context hd = {.a = 0x67452301, .b = 0xefcdab89, .c = 0x98badcfe, .d = 0x10325476};
    unsigned int burn = transform(&hd, BLOCK, 1);

    print_digest("Libgcrypt", &hd.a, 4);
    return (int)burn;
}
