/* SPDX-License-Identifier: 0BSD */
/* Runs one instruction after the other with registers from the standard input: see emulated.py. */
#include "program.h"

enum { MASKS = 256 * (VECTOR / 8), BLOCK = MASKS + 32 * VECTOR };

extern const uint8_t instructions[];
void enter(uint8_t *middle, const uint8_t *instruction);

static uint8_t block[BLOCK] __attribute__((aligned(256)));
static uint8_t scratch[ROOM] __attribute__((aligned(256)));

void run(void)
{
    uint64_t number = (uintptr_t)scratch;

    give_long_words(&number, 1);
    while (take_long_words(&number, 1) && take(block, BLOCK) && take(scratch, ROOM)) {
        enter(block + MASKS, instructions + 8 * number);
        give(block, BLOCK);
        give(scratch, ROOM);
    }
}
