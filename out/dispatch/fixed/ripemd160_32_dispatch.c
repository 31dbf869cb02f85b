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

/* Programs without a C library define memcpy and strcmp themselves. */
#if defined(__STDC_HOSTED__) && __STDC_HOSTED__ == 0
#define RIPEMD160_32_DISPATCH_FREESTANDING
#elif defined(__has_include)
#if !__has_include(<string.h>)
#define RIPEMD160_32_DISPATCH_FREESTANDING
#endif
#endif
#if !defined(RIPEMD160_32_DISPATCH_FREESTANDING)
#include <string.h>
#else
#ifdef __cplusplus
extern "C" {
#endif
void *memcpy(void *to, const void *from, size_t len);
int strcmp(const char *x, const char *y);
#ifdef __cplusplus
}
#endif
#endif

/* Programs without a C library have no environment. */
#if !defined(RIPEMD160_32_DISPATCH_FREESTANDING)
#include <stdlib.h>
#endif

#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)

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
    RIPEMD160_32_DISPATCH_HAS_BMI1 = 1 << 0,
    RIPEMD160_32_DISPATCH_HAS_AVX2 = 1 << 1,
    RIPEMD160_32_DISPATCH_HAS_BMI2 = 1 << 2,
};

/* The kernels, the best first. */
static const struct {
    const char *target;
    unsigned needs;
    unsigned slower; /* processors that support this kernel but run another one faster */
} ripemd160_32_dispatch_kernels[] = {
    {"x86-64-avx2",
        RIPEMD160_32_DISPATCH_HAS_BMI1 | RIPEMD160_32_DISPATCH_HAS_AVX2
        | RIPEMD160_32_DISPATCH_HAS_BMI2, 0},
    {"portable", 0, 0},
};

enum { RIPEMD160_32_DISPATCH_COUNT =
    sizeof ripemd160_32_dispatch_kernels / sizeof ripemd160_32_dispatch_kernels[0] };

enum { RIPEMD160_32_DISPATCH_EAX, RIPEMD160_32_DISPATCH_EBX, RIPEMD160_32_DISPATCH_ECX,
    RIPEMD160_32_DISPATCH_EDX };

/* Writes the result of CPUID for a leaf, or zeros if the processor lacks the leaf. */
static void ripemd160_32_dispatch_cpuid(uint32_t leaf, uint32_t r[4])
{
    const uint32_t group = leaf & 0x80000000u;
#if defined(_MSC_VER) && !defined(__clang__)
    int most[4], regs[4];

    __cpuid(most, (int)group);
    __cpuidex(regs, (int)leaf, 0);
    for (int i = 0; i < 4; i++)
        r[i] = (uint32_t)most[0] < leaf ? 0 : (uint32_t)regs[i];
#else
    r[RIPEMD160_32_DISPATCH_EAX] = r[RIPEMD160_32_DISPATCH_EBX] = r[RIPEMD160_32_DISPATCH_ECX] =
        r[RIPEMD160_32_DISPATCH_EDX] = 0;
    if (__get_cpuid_max(group, NULL) >= leaf)
        __cpuid_count(leaf, 0, r[RIPEMD160_32_DISPATCH_EAX], r[RIPEMD160_32_DISPATCH_EBX],
            r[RIPEMD160_32_DISPATCH_ECX], r[RIPEMD160_32_DISPATCH_EDX]);
#endif
}

/* Returns XCR0: the registers that the system saves for each thread. */
static uint32_t ripemd160_32_dispatch_kept_registers(void)
{
#if defined(_MSC_VER) && !defined(__clang__)
    return (uint32_t)_xgetbv(0);
#else
    uint32_t low, high;

    __asm__ __volatile__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return low;
#endif
}

static unsigned ripemd160_32_dispatch_features(void)
{
    unsigned found = 0;
    uint32_t r[4], kept = 0;

    ripemd160_32_dispatch_cpuid(1, r);
    if ((r[RIPEMD160_32_DISPATCH_ECX] >> 27 & 1) != 0)
        kept = ripemd160_32_dispatch_kept_registers();
    ripemd160_32_dispatch_cpuid(7, r);
    if ((r[RIPEMD160_32_DISPATCH_EBX] >> 3 & 1) != 0)
        found |= RIPEMD160_32_DISPATCH_HAS_BMI1;
    if ((r[RIPEMD160_32_DISPATCH_EBX] >> 5 & 1) != 0 && (kept & 0x06) == 0x06)
        found |= RIPEMD160_32_DISPATCH_HAS_AVX2;
    if ((r[RIPEMD160_32_DISPATCH_EBX] >> 8 & 1) != 0)
        found |= RIPEMD160_32_DISPATCH_HAS_BMI2;
    return found;
}

#elif defined(__aarch64__) || defined(_M_ARM64)

#if defined(__linux__) && !(defined(__ANDROID_API__) && __ANDROID_API__ < 18)
#include <sys/auxv.h>
#elif defined(__FreeBSD__) || defined(__OpenBSD__)
#include <sys/auxv.h>
#elif defined(__NetBSD__)
#include <sys/param.h>
#include <sys/sysctl.h>
#include <aarch64/armreg.h>
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
    RIPEMD160_32_DISPATCH_HAS_ASIMD = 1 << 0,
};

/* The kernels, the best first. */
static const struct {
    const char *target;
    unsigned needs;
    unsigned slower; /* processors that support this kernel but run another one faster */
} ripemd160_32_dispatch_kernels[] = {
    {"aarch64-neon", RIPEMD160_32_DISPATCH_HAS_ASIMD, 0},
    {"portable", 0, 0},
};

enum { RIPEMD160_32_DISPATCH_COUNT =
    sizeof ripemd160_32_dispatch_kernels / sizeof ripemd160_32_dispatch_kernels[0] };

#if defined(__APPLE__)
static int ripemd160_32_dispatch_is_there(const char *name)
{
    int value = 0;
    size_t size = sizeof value;

    return sysctlbyname(name, &value, &size, NULL, 0) == 0 && value != 0;
}
#endif

#if defined(__FreeBSD__) || defined(__OpenBSD__)
/* Returns an entry of the auxiliary vector, or 0 if there is none. */
static unsigned long ripemd160_32_dispatch_auxiliary(int which)
{
    unsigned long value = 0;

    return elf_aux_info(which, &value, (int)sizeof value) == 0 ? value : 0;
}
#endif

static unsigned ripemd160_32_dispatch_features(void)
{
    unsigned found = 0;
#if defined(__NetBSD__)
    struct aarch64_sysctl_cpu_id id;
    size_t size = sizeof id;
#endif

#if defined(__AARCH64EB__)
    /* Vector kernels are little-endian. */
#elif defined(__linux__) && !(defined(__ANDROID_API__) && __ANDROID_API__ < 18)
    if ((getauxval(AT_HWCAP) >> 1 & 1) != 0)
        found |= RIPEMD160_32_DISPATCH_HAS_ASIMD;
#elif defined(__FreeBSD__) || defined(__OpenBSD__)
    if ((ripemd160_32_dispatch_auxiliary(AT_HWCAP) >> 1 & 1) != 0)
        found |= RIPEMD160_32_DISPATCH_HAS_ASIMD;
#elif defined(__NetBSD__)
    if (sysctlbyname("machdep.cpu0.cpu_id", &id, &size, NULL, 0) == 0) {
        if ((id.ac_aa64pfr0 >> 20 & 0xf) != 15)
            found |= RIPEMD160_32_DISPATCH_HAS_ASIMD;
    }
#elif defined(__APPLE__)
    if (ripemd160_32_dispatch_is_there("hw.optional.AdvSIMD"))
        found |= RIPEMD160_32_DISPATCH_HAS_ASIMD;
#elif defined(_WIN32)
    if (IsProcessorFeaturePresent(19))
        found |= RIPEMD160_32_DISPATCH_HAS_ASIMD;
#else
    /* This system cannot be asked: what the compiler may use is there. */
#if defined(__ARM_NEON)
    found |= RIPEMD160_32_DISPATCH_HAS_ASIMD;
#endif
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
} ripemd160_32_dispatch_kernels[] = {
    {"portable", 0, 0},
};

enum { RIPEMD160_32_DISPATCH_COUNT =
    sizeof ripemd160_32_dispatch_kernels / sizeof ripemd160_32_dispatch_kernels[0] };

static unsigned ripemd160_32_dispatch_features(void)
{
    return 0;
}

#endif

/*
 * 1 + the selected kernel, or 0 before the first call. Relaxed atomic accesses suffice: all threads
 * select the same kernel, and the number refers to constant data only.
 */
#if defined(__GNUC__) || defined(__clang__)
static int ripemd160_32_dispatch_taken;
#define RIPEMD160_32_DISPATCH_LOAD(x) __atomic_load_n(&(x), __ATOMIC_RELAXED)
#define RIPEMD160_32_DISPATCH_STORE(x, value) __atomic_store_n(&(x), value, __ATOMIC_RELAXED)
#define RIPEMD160_32_DISPATCH_STORE_FIRST(x, expected, value) \
    __atomic_compare_exchange_n(&(x), &(expected), value, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED)
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L && !defined(__STDC_NO_ATOMICS__)
#include <stdatomic.h>
static atomic_int ripemd160_32_dispatch_taken;
#define RIPEMD160_32_DISPATCH_LOAD(x) atomic_load_explicit(&(x), memory_order_relaxed)
#define RIPEMD160_32_DISPATCH_STORE(x, value) atomic_store_explicit(&(x), value, \
    memory_order_relaxed)
#define RIPEMD160_32_DISPATCH_STORE_FIRST(x, expected, value) \
    atomic_compare_exchange_strong_explicit(&(x), &(expected), value, memory_order_relaxed, \
        memory_order_relaxed)
#else
static volatile int ripemd160_32_dispatch_taken;
#define RIPEMD160_32_DISPATCH_LOAD(x) (x)
#define RIPEMD160_32_DISPATCH_STORE(x, value) ((x) = (value))
#define RIPEMD160_32_DISPATCH_STORE_FIRST(x, expected, value) ((expected) = (x), \
    (x) = (expected) != 0 ? (expected) : (value))
#endif

/* Returns 1 if a processor with these features supports a kernel, or else 0. */
static int ripemd160_32_dispatch_runs(int kernel, unsigned found)
{
    return (found & ripemd160_32_dispatch_kernels[kernel].needs)
        == ripemd160_32_dispatch_kernels[kernel].needs;
}

/*
 * Returns the kernel for a target, or RIPEMD160_32_DISPATCH_COUNT if there is none or this
 * processor does not support it.
 */
static int ripemd160_32_dispatch_find(const char *target)
{
    const unsigned found = ripemd160_32_dispatch_features();
    int kernel = 0;

    while (kernel < RIPEMD160_32_DISPATCH_COUNT
        && (strcmp(ripemd160_32_dispatch_kernels[kernel].target, target) != 0
            || !ripemd160_32_dispatch_runs(kernel, found)))
        kernel++;
    return kernel;
}

/* Returns the best kernel for this processor. */
static int ripemd160_32_dispatch_best(void)
{
    const unsigned found = ripemd160_32_dispatch_features();
    int kernel = 0;

    while (kernel < RIPEMD160_32_DISPATCH_COUNT - 1
        && (!ripemd160_32_dispatch_runs(kernel, found)
            || (found & ripemd160_32_dispatch_kernels[kernel].slower) != 0))
        kernel++;
    return kernel;
}

/* Selects the kernel that the environment names if it is supported, or else the best one. */
static int ripemd160_32_dispatch_choose(void)
{
#if defined(RIPEMD160_32_DISPATCH_FREESTANDING)
    const char *const asked = NULL;
#else
    const char *const asked = getenv("RIPEMD160_32_TARGET");
#endif
    const int named =
        asked != NULL ? ripemd160_32_dispatch_find(asked) : RIPEMD160_32_DISPATCH_COUNT;
    const int kernel = named < RIPEMD160_32_DISPATCH_COUNT ? named : ripemd160_32_dispatch_best();
    int before = 0;

    RIPEMD160_32_DISPATCH_STORE_FIRST(ripemd160_32_dispatch_taken, before, kernel + 1);
    return before != 0 ? before - 1 : kernel;
}

static int ripemd160_32_dispatch_chosen(void)
{
    const int now = RIPEMD160_32_DISPATCH_LOAD(ripemd160_32_dispatch_taken);

    return now != 0 ? now - 1 : ripemd160_32_dispatch_choose();
}

int ripemd160_32_use(const char *target)
{
    const int kernel = target != NULL ? ripemd160_32_dispatch_find(target) : -1;

    if (kernel == RIPEMD160_32_DISPATCH_COUNT)
        return -1;
    RIPEMD160_32_DISPATCH_STORE(ripemd160_32_dispatch_taken, kernel + 1);
    return 0;
}

const char *ripemd160_32_target(void)
{
    return ripemd160_32_dispatch_kernels[ripemd160_32_dispatch_chosen()].target;
}

void ripemd160_32(const uint8_t *data, uint8_t digest[20])
{
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
    switch (ripemd160_32_dispatch_chosen()) {
    case 0:
        ripemd160_x86_64_avx2_32(data, digest);
        return;
    default:
        ripemd160_portable_32(data, digest);
        return;
    }
#elif defined(__aarch64__) || defined(_M_ARM64)
    switch (ripemd160_32_dispatch_chosen()) {
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
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
    switch (ripemd160_32_dispatch_chosen()) {
    case 0:
        return ripemd160_x86_64_avx2_32_xn_lanes();
    default:
        return ripemd160_portable_32_xn_lanes();
    }
#elif defined(__aarch64__) || defined(_M_ARM64)
    switch (ripemd160_32_dispatch_chosen()) {
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
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
    switch (ripemd160_32_dispatch_chosen()) {
    case 0:
        ripemd160_x86_64_avx2_32_xn(data, digest, ngroups);
        return;
    default:
        ripemd160_portable_32_xn(data, digest, ngroups);
        return;
    }
#elif defined(__aarch64__) || defined(_M_ARM64)
    switch (ripemd160_32_dispatch_chosen()) {
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
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
    switch (ripemd160_32_dispatch_chosen()) {
    case 0:
        ripemd160_x86_64_avx2_32_batch(data, digest, n);
        return;
    default:
        ripemd160_portable_32_batch(data, digest, n);
        return;
    }
#elif defined(__aarch64__) || defined(_M_ARM64)
    switch (ripemd160_32_dispatch_chosen()) {
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
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
    switch (ripemd160_32_dispatch_chosen()) {
    case 0:
        ripemd160_x86_64_avx2_32_batch_rows(rows, stride, digest, n);
        return;
    default:
        ripemd160_portable_32_batch_rows(rows, stride, digest, n);
        return;
    }
#elif defined(__aarch64__) || defined(_M_ARM64)
    switch (ripemd160_32_dispatch_chosen()) {
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
