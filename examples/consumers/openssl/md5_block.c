/* The function that OpenSSL 3 calls for whole blocks of MD5 on x86-64; its state is four contiguous words. */
#include <openssl/md5.h>

#include "md5_blocks.h"

size_t blocks_seen;

void ossl_md5_block_asm_data_order(MD5_CTX *ctx, const void *data, size_t nblocks);

void ossl_md5_block_asm_data_order(MD5_CTX *ctx, const void *data, size_t nblocks)
{
    blocks_seen += nblocks;
    md5_blocks(&ctx->A, data, nblocks);
}
