/* SPDX-License-Identifier: 0BSD */
/* For programs without a C library: a compiler would need a minute to build one for a target. */
#ifndef STRING_H
#define STRING_H

#include <stddef.h>

void *memcpy(void *to, const void *from, size_t len);
void *memset(void *to, int byte, size_t len);

#endif
