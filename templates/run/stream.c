/* SPDX-License-Identifier: 0BSD */
#include "program.h"

static uint32_t word(const uint8_t *bytes)
{
    return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

int take_words(uint32_t *words, size_t count)
{
    if (!take(words, 4 * count))
        return 0;
    for (size_t i = 0; i < count; i++)
        words[i] = word((const uint8_t *)&words[i]);
    return 1;
}

void give_words(const uint32_t *words, size_t count)
{
    uint8_t bytes[4];

    for (size_t i = 0; i < count; i++) {
        for (int j = 0; j < 4; j++)
            bytes[j] = (uint8_t)(words[i] >> 8 * j);
        give(bytes, 4);
    }
}

int take_long_words(uint64_t *words, size_t count)
{
    if (!take(words, 8 * count))
        return 0;
    for (size_t i = 0; i < count; i++) {
        const uint8_t *bytes = (const uint8_t *)&words[i];

        words[i] = (uint64_t)word(bytes + 4) << 32 | word(bytes);
    }
    return 1;
}

void give_long_words(const uint64_t *words, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const uint32_t halves[2] = {(uint32_t)words[i], (uint32_t)(words[i] >> 32)};

        give_words(halves, 2);
    }
}

#if __STDC_HOSTED__

#include <stdio.h>
#include <stdlib.h>

int take(void *to, size_t len)
{
    return fread(to, 1, len, stdin) == len;
}

void give(const void *from, size_t len)
{
    if (fwrite(from, 1, len, stdout) != len || fflush(stdout) != 0)
        exit(1);
}

#else

/* The numbers of Linux system calls are the same on AArch64 and RISC-V, and differ on all other architectures. */
#if defined(__aarch64__) || defined(__riscv)
enum { READ = 63, WRITE = 64, EXIT = 93 };
#else
enum { EXIT = 1, READ = 3, WRITE = 4 };
#endif

static long call(long number, long x, long y, long z)
{
#if defined(__aarch64__)
    register long x8 __asm__("x8") = number, x0 __asm__("x0") = x, x1 __asm__("x1") = y, x2 __asm__("x2") = z;
    __asm__ volatile("svc 0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2) : "memory");
    return x0;
#elif defined(__riscv)
    register long a7 __asm__("a7") = number, a0 __asm__("a0") = x, a1 __asm__("a1") = y, a2 __asm__("a2") = z;
    __asm__ volatile("ecall" : "+r"(a0) : "r"(a7), "r"(a1), "r"(a2) : "memory");
    return a0;
#elif defined(__arm__)
    register long r0 __asm__("r0") = x, r1 __asm__("r1") = y, r2 __asm__("r2") = z;
    /* r7 points to the frame in Thumb. */
    __asm__ volatile("push {r7}\n\tmov r7, %1\n\tsvc 0\n\tpop {r7}"
        : "+r"(r0) : "r"(number), "r"(r1), "r"(r2) : "memory");
    return r0;
#elif defined(__s390x__)
    register long r1 __asm__("r1") = number, r2 __asm__("r2") = x, r3 __asm__("r3") = y, r4 __asm__("r4") = z;
    __asm__ volatile("svc 0" : "+r"(r2) : "r"(r1), "r"(r3), "r"(r4) : "memory");
    return r2;
#else
#error "no system calls are known for this processor"
#endif
}

void leave(int code)
{
    for (;;)
        call(EXIT, code, 0, 0);
}

int take(void *to, size_t len)
{
    uint8_t *at = to;

    while (len != 0) {
        const long got = call(READ, 0, (long)at, (long)len);
        if (got <= 0)
            return 0;
        at += got;
        len -= (size_t)got;
    }
    return 1;
}

void give(const void *from, size_t len)
{
    const uint8_t *at = from;

    while (len != 0) {
        const long sent = call(WRITE, 1, (long)at, (long)len);
        if (sent <= 0)
            leave(1);
        at += sent;
        len -= (size_t)sent;
    }
}

/* volatile, because the compiler would otherwise replace the loop of memcpy by a call of memcpy. */
void *memcpy(void *to, const void *from, size_t len)
{
    volatile uint8_t *out = to;
    const uint8_t *in = from;

    while (len-- != 0)
        *out++ = *in++;
    return to;
}

void *memset(void *to, int byte, size_t len)
{
    volatile uint8_t *out = to;

    while (len-- != 0)
        *out++ = (uint8_t)byte;
    return to;
}

/* What Rust calls in a panic. */
void abort(void)
{
    leave(1);
}

#endif
