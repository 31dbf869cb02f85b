/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for several targets, selected at
 * run time.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target portable,x86-64-avx2,aarch64-neon --kernel fixed \
 *         --length 32 --emitter gas
 *
 * With the options above, `hashwright verify` tests all functions.
 *
 * Kernels, the best first: x86-64-avx2, aarch64-neon, portable.
 */
#include "ripemd160_32.h"

#include <stdlib.h>
#include <string.h>

#if defined(__x86_64__) || defined(_M_X64)

#if defined(_MSC_VER) && !defined(__clang__)
#include <intrin.h>
#else
#include <cpuid.h>
#endif

#include "ripemd160_x86_64_avx2_32.h"
#include "ripemd160_portable_32.h"

/*
 * The features that kernels need, and the processors on which a kernel is slower than another one.
 */
enum {
    HAS_BMI1 = 1 << 0,
    HAS_AVX2 = 1 << 1,
    HAS_BMI2 = 1 << 2,
};

/* The kernels, the best first. */
static const struct {
    const char *target;
    unsigned needs;
    unsigned slower; /* processors that support this kernel but run another one faster */
} kernels[] = {
    {"x86-64-avx2", HAS_BMI1 | HAS_AVX2 | HAS_BMI2, 0},
    {"portable", 0, 0},
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

    cpuid(1, r);
    if ((r[ECX] >> 27 & 1) != 0)
        kept = kept_registers();
    cpuid(7, r);
    if ((r[EBX] >> 3 & 1) != 0)
        found |= HAS_BMI1;
    if ((r[EBX] >> 5 & 1) != 0 && (kept & 0x06) == 0x06)
        found |= HAS_AVX2;
    if ((r[EBX] >> 8 & 1) != 0)
        found |= HAS_BMI2;
    return found;
}

#elif defined(__aarch64__) || defined(_M_ARM64)

#if defined(__linux__)
#include <sys/auxv.h>
#elif defined(__APPLE__)
#include <sys/sysctl.h>
#elif defined(_WIN32)
#include <windows.h>
#endif

#include "ripemd160_aarch64_neon_32.h"
#include "ripemd160_portable_32.h"

/*
 * The features that kernels need, and the processors on which a kernel is slower than another one.
 */
enum {
    HAS_ASIMD = 1 << 0,
};

/* The kernels, the best first. */
static const struct {
    const char *target;
    unsigned needs;
    unsigned slower; /* processors that support this kernel but run another one faster */
} kernels[] = {
    {"aarch64-neon", HAS_ASIMD, 0},
    {"portable", 0, 0},
};

enum { COUNT = sizeof kernels / sizeof kernels[0] };

#if defined(__APPLE__)
static int is_there(const char *name)
{
    int value = 0;
    size_t size = sizeof value;

    return sysctlbyname(name, &value, &size, NULL, 0) == 0 && value != 0;
}
#endif

static unsigned features(void)
{
    unsigned found = 0;

#if defined(__AARCH64EB__)
    /* Vector kernels are little-endian. */
#elif defined(__linux__)
    if ((getauxval(AT_HWCAP) >> 1 & 1) != 0)
        found |= HAS_ASIMD;
#elif defined(__APPLE__)
    if (is_there("hw.optional.AdvSIMD"))
        found |= HAS_ASIMD;
#elif defined(_WIN32)
    if (IsProcessorFeaturePresent(19))
        found |= HAS_ASIMD;
#endif
    return found;
}

#else

#include "ripemd160_portable_32.h"

/* The kernels, the best first. */
static const struct {
    const char *target;
    unsigned needs;
    unsigned slower; /* processors that support this kernel but run another one faster */
} kernels[] = {
    {"portable", 0, 0},
};

enum { COUNT = sizeof kernels / sizeof kernels[0] };

static unsigned features(void)
{
    return 0;
}

#endif

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
    const char *const asked = getenv("RIPEMD160_32_TARGET");
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

int ripemd160_32_use(const char *target)
{
    const int kernel = target != NULL ? find(target) : -1;

    if (kernel == COUNT)
        return -1;
    STORE(taken, kernel + 1);
    return 0;
}

const char *ripemd160_32_target(void)
{
    return kernels[chosen()].target;
}

void ripemd160_32(const uint8_t *data, uint8_t digest[20])
{
#if defined(__x86_64__) || defined(_M_X64)
    switch (chosen()) {
    case 0:
        ripemd160_x86_64_avx2_32(data, digest);
        return;
    default:
        ripemd160_portable_32(data, digest);
        return;
    }
#elif defined(__aarch64__) || defined(_M_ARM64)
    switch (chosen()) {
    case 0:
        ripemd160_aarch64_neon_32(data, digest);
        return;
    default:
        ripemd160_portable_32(data, digest);
        return;
    }
#else
    ripemd160_portable_32(data, digest);
#endif
}

size_t ripemd160_32_xn_lanes(void)
{
#if defined(__x86_64__) || defined(_M_X64)
    switch (chosen()) {
    case 0:
        return ripemd160_x86_64_avx2_32_xn_lanes();
    default:
        return ripemd160_portable_32_xn_lanes();
    }
#elif defined(__aarch64__) || defined(_M_ARM64)
    switch (chosen()) {
    case 0:
        return ripemd160_aarch64_neon_32_xn_lanes();
    default:
        return ripemd160_portable_32_xn_lanes();
    }
#else
    return ripemd160_portable_32_xn_lanes();
#endif
}

void ripemd160_32_xn(const uint8_t *const *data, uint8_t (*digest)[20], size_t ngroups)
{
#if defined(__x86_64__) || defined(_M_X64)
    switch (chosen()) {
    case 0:
        ripemd160_x86_64_avx2_32_xn(data, digest, ngroups);
        return;
    default:
        ripemd160_portable_32_xn(data, digest, ngroups);
        return;
    }
#elif defined(__aarch64__) || defined(_M_ARM64)
    switch (chosen()) {
    case 0:
        ripemd160_aarch64_neon_32_xn(data, digest, ngroups);
        return;
    default:
        ripemd160_portable_32_xn(data, digest, ngroups);
        return;
    }
#else
    ripemd160_portable_32_xn(data, digest, ngroups);
#endif
}

void ripemd160_32_batch(const uint8_t *const *data, uint8_t (*digest)[20], size_t n)
{
#if defined(__x86_64__) || defined(_M_X64)
    switch (chosen()) {
    case 0:
        ripemd160_x86_64_avx2_32_batch(data, digest, n);
        return;
    default:
        ripemd160_portable_32_batch(data, digest, n);
        return;
    }
#elif defined(__aarch64__) || defined(_M_ARM64)
    switch (chosen()) {
    case 0:
        ripemd160_aarch64_neon_32_batch(data, digest, n);
        return;
    default:
        ripemd160_portable_32_batch(data, digest, n);
        return;
    }
#else
    ripemd160_portable_32_batch(data, digest, n);
#endif
}

void ripemd160_32_batch_rows(const uint8_t *rows, size_t stride, uint8_t (*digest)[20], size_t n)
{
#if defined(__x86_64__) || defined(_M_X64)
    switch (chosen()) {
    case 0:
        ripemd160_x86_64_avx2_32_batch_rows(rows, stride, digest, n);
        return;
    default:
        ripemd160_portable_32_batch_rows(rows, stride, digest, n);
        return;
    }
#elif defined(__aarch64__) || defined(_M_ARM64)
    switch (chosen()) {
    case 0:
        ripemd160_aarch64_neon_32_batch_rows(rows, stride, digest, n);
        return;
    default:
        ripemd160_portable_32_batch_rows(rows, stride, digest, n);
        return;
    }
#else
    ripemd160_portable_32_batch_rows(rows, stride, digest, n);
#endif
}
