// The class that Bitcoin Core declares in src/crypto/ripemd160.h, over the generated library.
#ifndef BITCOIN_CRYPTO_RIPEMD160_H
#define BITCOIN_CRYPTO_RIPEMD160_H

#include <cstddef>

#include "made/ripemd160.h"

class CRIPEMD160
{
    ripemd160_ctx ctx;

public:
    static constexpr std::size_t OUTPUT_SIZE{RIPEMD160_DIGEST_BYTES};

    CRIPEMD160() { ripemd160_init(&ctx); }

    CRIPEMD160& Write(const unsigned char* data, std::size_t len)
    {
        ripemd160_update(&ctx, data, len);
        return *this;
    }

    void Finalize(unsigned char hash[OUTPUT_SIZE]) { ripemd160_final(&ctx, hash); }

    CRIPEMD160& Reset()
    {
        ripemd160_init(&ctx);
        return *this;
    }
};

#endif
