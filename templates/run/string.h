/* SPDX-License-Identifier: 0BSD */
/* For programs without a C library: building one for a target takes a compiler a minute. */
#ifndef STRING_H
#define STRING_H

#include <stddef.h>

void *memcpy(void *to, const void *from, size_t len);
void *memset(void *to, int byte, size_t len);

#endif
