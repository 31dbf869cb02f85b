/* Nettle calls these functions for each block; its contexts begin with the state. */
#include "message.h"

#include "md5_blocks.h"
#include "ripemd160_blocks.h"

int main(void)
{
    uint32_t md5[4] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476};
    uint32_t ripemd160[5] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};

    nettle_md5_compress(md5, BLOCK);
    _nettle_ripemd160_compress(ripemd160, BLOCK);
    print_digest("Nettle", md5, 4);
    print_digest("Nettle", ripemd160, 5);
    return 0;
}
