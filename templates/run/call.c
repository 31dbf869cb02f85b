/* SPDX-License-Identifier: 0BSD */
/* Reads an image of linked code from standard input, calls a block function in it and writes the states: see certify/emulated.py. */
#include "program.h"

enum { MMAP = 222, ALL = 7, PRIVATE_ANONYMOUS = 0x22 };

static uint8_t *room(uint64_t size)
{
    register uint64_t x0 __asm__("x0") = 0, x1 __asm__("x1") = size + 1, x2 __asm__("x2") = ALL;
    register uint64_t x3 __asm__("x3") = PRIVATE_ANONYMOUS, x4 __asm__("x4") = UINT64_MAX, x5 __asm__("x5") = 0;
    register uint64_t x8 __asm__("x8") = MMAP;

    __asm__ volatile("svc 0" : "+r"(x0) : "r"(x1), "r"(x2), "r"(x3), "r"(x4), "r"(x5), "r"(x8) : "memory");
    return (uint8_t *)(uintptr_t)x0;
}

void run(void)
{
    struct {
        uint64_t image, entry, states, messages, length, is_row, blocks;
    } asked;
    uint8_t *image, *states;
    const uint8_t **data;

    take_long_words(&asked.image, sizeof asked / sizeof asked.image);
    image = room(asked.image);
    states = room(asked.states);
    data = (const uint8_t **)room(asked.messages * sizeof *data);
    take(image, asked.image);
    take(states, asked.states);
    for (uint64_t i = 0; i < asked.messages; i++) {
        uint8_t *message = room(asked.length);

        take(message, asked.length);
        data[i] = message;
    }
    ((void (*)(void *, const void *, uint64_t))(image + asked.entry))(
        states, asked.is_row ? (const void *)data : data[0], asked.blocks);
    give(states, asked.states);
}
