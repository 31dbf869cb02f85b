/* hashdeep calls this function for each block, copied into words: compile its md5.c with -DASM_MD5. */
#include <string.h>

#include "message.h"

void MD5Transform(uint32_t buf[4], uint32_t const in[16]);

int main(void)
{
    uint32_t buf[4] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476}, in[16];

    memcpy(in, BLOCK, sizeof in);
    MD5Transform(buf, in);
    print_digest("hashdeep", buf, 4);
    return 0;
}
