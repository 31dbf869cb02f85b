/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for several targets, selected at run time.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64,x86-64-bmi,x86-64-avx512vl
 *
 * With the options above, `hashwright verify` tests all functions.
 *
 * Kernels, the best first: x86-64-avx512vl, x86-64-bmi, x86-64.
 */
#include "md5.h"

#include <stdlib.h>
#include <string.h>

#if defined(_MSC_VER) && !defined(__clang__)
#include <intrin.h>
#else
#include <cpuid.h>
#endif

#include "md5_x86_64_avx512vl.h"
#include "md5_x86_64_bmi.h"
#include "md5_x86_64.h"

/*
 * The features that kernels need, and the processors on which a kernel is slower than another one.
 */
enum {
    HAS_BMI1 = 1 << 0,
    HAS_BMI2 = 1 << 1,
    HAS_AVX512F = 1 << 2,
    HAS_AVX512VL = 1 << 3,
    /* measured: a rotation takes 2 cycles in vector registers, 1 in general ones */
    IS_AMD_ZEN_4 = 1 << 4,
    IS_AMD_ZEN_5 = 1 << 5, /* not measured: assumed to be like Zen 4 */
};

/* The kernels, the best first. */
static const struct {
    const char *target;
    unsigned needs;
    unsigned slower; /* processors that support this kernel but run another one faster */
} kernels[] = {
    {"x86-64-avx512vl", HAS_BMI1 | HAS_BMI2 | HAS_AVX512F | HAS_AVX512VL,
        IS_AMD_ZEN_4 | IS_AMD_ZEN_5},
    {"x86-64-bmi", HAS_BMI1 | HAS_BMI2, 0},
    {"x86-64", 0, 0},
};

enum { COUNT = sizeof kernels / sizeof kernels[0] };

enum { EAX, EBX, ECX, EDX };

/* Writes the result of CPUID for a leaf, or zeros if the processor lacks the leaf. */
static void cpuid(uint32_t leaf, uint32_t r[4])
{
    const uint32_t group = leaf & 0x80000000u;
#if defined(_MSC_VER) && !defined(__clang__)
    int most[4], regs[4];

    __cpuid(most, (int)group);
    __cpuidex(regs, (int)leaf, 0);
    for (int i = 0; i < 4; i++)
        r[i] = (uint32_t)most[0] < leaf ? 0 : (uint32_t)regs[i];
#else
    r[EAX] = r[EBX] = r[ECX] = r[EDX] = 0;
    if (__get_cpuid_max(group, NULL) >= leaf)
        __cpuid_count(leaf, 0, r[EAX], r[EBX], r[ECX], r[EDX]);
#endif
}

/* Returns XCR0: the registers that the system saves for each thread. */
static uint32_t kept_registers(void)
{
#if defined(_MSC_VER) && !defined(__clang__)
    return (uint32_t)_xgetbv(0);
#else
    uint32_t low, high;

    __asm__ __volatile__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return low;
#endif
}

static unsigned features(void)
{
    unsigned found = 0;
    uint32_t r[4], kept = 0;
    uint32_t family;
    char vendor[13] = {0};

    cpuid(0, r);
    memcpy(vendor, &r[EBX], 4);
    memcpy(vendor + 4, &r[EDX], 4);
    memcpy(vendor + 8, &r[ECX], 4);
    cpuid(1, r);
    if ((r[ECX] >> 27 & 1) != 0)
        kept = kept_registers();
    family = r[EAX] >> 8 & 0xf;
    if (family == 0xf)
        family += r[EAX] >> 20 & 0xff;
    if (family == 25 && strcmp(vendor, "AuthenticAMD") == 0)
        found |= IS_AMD_ZEN_4;
    if (family == 26 && strcmp(vendor, "AuthenticAMD") == 0)
        found |= IS_AMD_ZEN_5;
    cpuid(7, r);
    if ((r[EBX] >> 3 & 1) != 0)
        found |= HAS_BMI1;
    if ((r[EBX] >> 8 & 1) != 0)
        found |= HAS_BMI2;
    if ((r[EBX] >> 16 & 1) != 0 && (kept & 0xe6) == 0xe6)
        found |= HAS_AVX512F;
    if ((r[EBX] >> 31 & 1) != 0 && (kept & 0xe6) == 0xe6)
        found |= HAS_AVX512VL;
    return found;
}

/*
 * 1 + the selected kernel, or 0 before the first call. Relaxed atomic accesses suffice: all threads
 * select the same kernel, and the number refers to constant data only.
 */
#if defined(__GNUC__) || defined(__clang__)
static int taken;
#define LOAD(x) __atomic_load_n(&(x), __ATOMIC_RELAXED)
#define STORE(x, value) __atomic_store_n(&(x), value, __ATOMIC_RELAXED)
#define STORE_FIRST(x, expected, value) \
    __atomic_compare_exchange_n(&(x), &(expected), value, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED)
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L && !defined(__STDC_NO_ATOMICS__)
#include <stdatomic.h>
static atomic_int taken;
#define LOAD(x) atomic_load_explicit(&(x), memory_order_relaxed)
#define STORE(x, value) atomic_store_explicit(&(x), value, memory_order_relaxed)
#define STORE_FIRST(x, expected, value) \
    atomic_compare_exchange_strong_explicit(&(x), &(expected), value, memory_order_relaxed, \
        memory_order_relaxed)
#else
static volatile int taken;
#define LOAD(x) (x)
#define STORE(x, value) ((x) = (value))
#define STORE_FIRST(x, expected, value) ((expected) = (x), \
    (x) = (expected) != 0 ? (expected) : (value))
#endif

/* Returns 1 if a processor with these features supports a kernel, or else 0. */
static int runs(int kernel, unsigned found)
{
    return (found & kernels[kernel].needs) == kernels[kernel].needs;
}

/*
 * Returns the kernel for a target, or COUNT if there is none or this processor does not support it.
 */
static int find(const char *target)
{
    const unsigned found = features();
    int kernel = 0;

    while (kernel < COUNT && (strcmp(kernels[kernel].target, target) != 0 || !runs(kernel, found)))
        kernel++;
    return kernel;
}

/* Returns the best kernel for this processor. */
static int best(void)
{
    const unsigned found = features();
    int kernel = 0;

    while (kernel < COUNT - 1 && (!runs(kernel, found) || (found & kernels[kernel].slower) != 0))
        kernel++;
    return kernel;
}

/* Selects the kernel that the environment names if it is supported, or else the best one. */
static int choose(void)
{
    const char *const asked = getenv("MD5_TARGET");
    const int named = asked != NULL ? find(asked) : COUNT;
    const int kernel = named < COUNT ? named : best();
    int before = 0;

    STORE_FIRST(taken, before, kernel + 1);
    return before != 0 ? before - 1 : kernel;
}

static int chosen(void)
{
    const int now = LOAD(taken);

    return now != 0 ? now - 1 : choose();
}

int md5_use(const char *target)
{
    const int kernel = target != NULL ? find(target) : -1;

    if (kernel == COUNT)
        return -1;
    STORE(taken, kernel + 1);
    return 0;
}

const char *md5_target(void)
{
    return kernels[chosen()].target;
}

void md5_blocks(uint32_t state[4], const uint8_t *data, size_t nblocks)
{
    switch (chosen()) {
    case 0:
        md5_x86_64_avx512vl_blocks(state, data, nblocks);
        return;
    case 1:
        md5_x86_64_bmi_blocks(state, data, nblocks);
        return;
    default:
        md5_x86_64_blocks(state, data, nblocks);
        return;
    }
}
