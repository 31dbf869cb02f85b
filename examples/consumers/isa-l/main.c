/* Open uploads, whose pieces arrive in any order. The comments name ISA-L's functions for the same steps. */
#include <stdio.h>
#include <string.h>

#include "md5_batch.h"

enum { UPLOADS = 100, PIECE = 1000 };

int main(void)
{
    static md5_ctx uploads[UPLOADS]; /* ISAL_MD5_HASH_CTX; there is no manager */
    static uint8_t piece[PIECE];
    md5_ctx *ctx[UPLOADS];
    const uint8_t *data[UPLOADS];
    size_t len[UPLOADS];
    uint8_t digest[UPLOADS][16];

    memset(piece, 'a', sizeof piece);
    for (size_t i = 0; i < UPLOADS; i++) {
        ctx[i] = &uploads[i];
        data[i] = piece;
    }
    md5_init_batch(ctx, UPLOADS); /* ISAL_HASH_FIRST */

    /* isal_md5_ctx_mgr_submit with ISAL_HASH_UPDATE, for each upload of which a piece is here */
    for (size_t round = 0; round < 10; round++) {
        for (size_t i = 0; i < UPLOADS; i++)
            len[i] = (i + round) % 2 == 0 ? PIECE : i;
        md5_update_batch(ctx, data, len, UPLOADS);
    }
    md5_final_batch(ctx, digest, UPLOADS); /* ISAL_HASH_LAST, and isal_md5_ctx_mgr_flush until it returns NULL */

    for (size_t i = 0; i < UPLOADS; i += 99) {
        for (size_t j = 0; j < sizeof digest[i]; j++)
            printf("%02x", digest[i][j]);
        printf(" upload %zu\n", i);
    }
    return 0;
}
