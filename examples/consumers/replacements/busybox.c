/* BusyBox's contexts contain the block, and the state of any of its hashes. */
#include <string.h>

#include "message.h"

#include "md5_blocks.h"

typedef struct {
    uint8_t wbuffer[64];
    uint64_t total64;
    uint32_t hash[8];
} md5_ctx_t;

/* The prototype of BusyBox's functions for one block. */
static void md5_process_block64(md5_ctx_t *ctx)
{
    md5_block(ctx->hash, ctx->wbuffer);
}

int main(void)
{
    md5_ctx_t ctx = {.hash = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476}};

    memcpy(ctx.wbuffer, BLOCK, sizeof ctx.wbuffer);
    md5_process_block64(&ctx);
    print_digest("BusyBox", ctx.hash, 4);
    return 0;
}
