/* SPDX-License-Identifier: 0BSD */
/* Functions for programs under an emulator; stream.c implements them with and without a C library. */
#ifndef PROGRAM_H
#define PROGRAM_H

#include <stddef.h>
#include <stdint.h>

/* Reads len bytes from standard input. Returns 1, or 0 at its end. */
int take(void *to, size_t len);

/* Writes len bytes to standard output. */
void give(const void *from, size_t len);

/* The same for little-endian words. */
int take_words(uint32_t *words, size_t count);
void give_words(const uint32_t *words, size_t count);

/* The same for words of 64 bits. */
int take_long_words(uint64_t *words, size_t count);
void give_long_words(const uint64_t *words, size_t count);

/* Ends a program without a C library. */
void leave(int code);

/* The program, which program.c starts. */
void run(void);

#endif
