/* rsync declares a function in assembly, whose first argument is a context that begins with the state. */
#include <stddef.h>

#include "message.h"

typedef struct {
    uint32_t a, b, c, d;
    uint32_t total_n, total_n2;
    uint8_t buffer[64];
} md_context;

void md5_process_asm(md_context *context, const void *data, size_t num);

int main(void)
{
    md_context context = {.a = 0x67452301, .b = 0xefcdab89, .c = 0x98badcfe, .d = 0x10325476};

    md5_process_asm(&context, BLOCK, 1);
    print_digest("rsync", &context.a, 4);
    return 0;
}
