// Prints the digest of a file, with the functions of a generated hash. It is compiled with the name of the hash and the
// number of bytes of a digest: cc -O2 -DHASH=md5 -DBYTES=16 -include md5.h digest_file.c md5.c -o md5file

#include <stdio.h>

#define JOINED(hash, part) hash##_##part
#define OF(hash, part) JOINED(hash, part)

int main(int count, char **words)
{
    static unsigned char piece[1 << 16];
    uint8_t digest[BYTES];
    OF(HASH, ctx) context;
    size_t length;
    FILE *file = count == 2 ? fopen(words[1], "rb") : NULL;

    if (!file)
        return 2;
    OF(HASH, init)(&context);
    while ((length = fread(piece, 1, sizeof piece, file)) > 0)
        OF(HASH, update)(&context, piece, length);
    OF(HASH, final)(&context, digest);
    for (size_t i = 0; i < sizeof digest; i++)
        printf("%02x", digest[i]);
    printf("\n");
    return ferror(file) || fclose(file);
}
