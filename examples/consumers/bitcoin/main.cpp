// RIPEMD-160 as Bitcoin Core calls it, and of many SHA-256 digests in one call.
#include "ripemd160.h"

#include <cstdio>
#include <cstring>

#include "made/ripemd160_32.h"

static void show(const unsigned char* hash)
{
    for (std::size_t i = 0; i < CRIPEMD160::OUTPUT_SIZE; i++)
        std::printf("%02x", hash[i]);
    std::printf("\n");
}

int main()
{
    const unsigned char text[] = "message digest";
    unsigned char hash[CRIPEMD160::OUTPUT_SIZE];
    CRIPEMD160 hasher;

    hasher.Write(text, 7).Write(text + 7, 7).Finalize(hash);
    show(hash);

    static unsigned char rows[1000][32], hashes[1000][CRIPEMD160::OUTPUT_SIZE]; // rows of SHA-256 digests
    for (std::size_t i = 0; i < 1000; i++)
        std::memcpy(rows[i], &i, sizeof i);
    ripemd160_32_batch_rows(rows[0], 32, hashes, 1000);

    std::size_t same = 0;
    for (std::size_t i = 0; i < 1000; i++) {
        hasher.Reset().Write(rows[i], 32).Finalize(hash);
        same += std::memcmp(hash, hashes[i], sizeof hash) == 0;
    }
    std::printf("%zu of 1000 hashes are the same\n", same);
    return 0;
}
