/* par2cmdline has a class for contexts, in C++. */
#include <cstdint>
#include <cstdio>

#include "md5_blocks.h"

class MD5Context
{
public:
    void UpdateState(const unsigned char *current);

    uint32_t state[4] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476};
};

void MD5Context::UpdateState(const unsigned char *current)
{
    md5_block(state, current);
}

int main()
{
    unsigned char block[64] = "message digest";
    MD5Context context;

    block[14] = 0x80;
    block[56] = 8 * 14;
    context.UpdateState(block);
    std::printf("par2       ");
    for (int i = 0; i < 16; i++)
        std::printf("%02x", static_cast<unsigned>(context.state[i / 4] >> 8 * (i % 4) & 0xff));
    std::printf("\n");
}
