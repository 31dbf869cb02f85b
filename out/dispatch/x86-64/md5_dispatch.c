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

/* Programs without a C library define memcpy and strcmp themselves. */
#if defined(__STDC_HOSTED__) && __STDC_HOSTED__ == 0
#define MD5_DISPATCH_FREESTANDING
#elif defined(__has_include)
#if !__has_include(<string.h>)
#define MD5_DISPATCH_FREESTANDING
#endif
#endif
#if !defined(MD5_DISPATCH_FREESTANDING)
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
#if !defined(MD5_DISPATCH_FREESTANDING)
#include <stdlib.h>
#endif

#if defined(_MSC_VER) && !defined(__clang__)
#include <intrin.h>
#else
#include <cpuid.h>
#endif
#if defined(__APPLE__)
#include <sys/sysctl.h>
#endif

#include "md5_x86_64_avx512vl.h"
#include "md5_x86_64_bmi.h"
#include "md5_x86_64.h"

/*
 * The features that kernels need, and the processors on which a kernel is slower than another one.
 */
enum {
    MD5_DISPATCH_HAS_BMI1 = 1 << 0,
    MD5_DISPATCH_HAS_BMI2 = 1 << 1,
    MD5_DISPATCH_HAS_AVX512F = 1 << 2,
    MD5_DISPATCH_HAS_AVX512VL = 1 << 3,
    /* measured: a rotation takes 2 cycles in vector registers, 1 in general ones */
    MD5_DISPATCH_IS_AMD_ZEN_4 = 1 << 4,
    MD5_DISPATCH_IS_AMD_ZEN_5 = 1 << 5, /* not measured: assumed to be like Zen 4 */
};

/* The kernels, the best first. */
static const struct {
    const char *target;
    unsigned needs;
    unsigned slower; /* processors that support this kernel but run another one faster */
} md5_dispatch_kernels[] = {
    {"x86-64-avx512vl",
        MD5_DISPATCH_HAS_BMI1 | MD5_DISPATCH_HAS_BMI2 | MD5_DISPATCH_HAS_AVX512F
        | MD5_DISPATCH_HAS_AVX512VL, MD5_DISPATCH_IS_AMD_ZEN_4 | MD5_DISPATCH_IS_AMD_ZEN_5},
    {"x86-64-bmi", MD5_DISPATCH_HAS_BMI1 | MD5_DISPATCH_HAS_BMI2, 0},
    {"x86-64", 0, 0},
};

enum { MD5_DISPATCH_COUNT = sizeof md5_dispatch_kernels / sizeof md5_dispatch_kernels[0] };

enum { MD5_DISPATCH_EAX, MD5_DISPATCH_EBX, MD5_DISPATCH_ECX, MD5_DISPATCH_EDX };

/* Writes the result of CPUID for a leaf, or zeros if the processor lacks the leaf. */
static void md5_dispatch_cpuid(uint32_t leaf, uint32_t r[4])
{
    const uint32_t group = leaf & 0x80000000u;
#if defined(_MSC_VER) && !defined(__clang__)
    int most[4], regs[4];

    __cpuid(most, (int)group);
    __cpuidex(regs, (int)leaf, 0);
    for (int i = 0; i < 4; i++)
        r[i] = (uint32_t)most[0] < leaf ? 0 : (uint32_t)regs[i];
#else
    r[MD5_DISPATCH_EAX] = r[MD5_DISPATCH_EBX] = r[MD5_DISPATCH_ECX] = r[MD5_DISPATCH_EDX] = 0;
    if (__get_cpuid_max(group, NULL) >= leaf)
        __cpuid_count(leaf, 0, r[MD5_DISPATCH_EAX], r[MD5_DISPATCH_EBX], r[MD5_DISPATCH_ECX],
            r[MD5_DISPATCH_EDX]);
#endif
}

/* Returns XCR0: the registers that the system saves for each thread. */
static uint32_t md5_dispatch_kept_registers(void)
{
#if defined(_MSC_VER) && !defined(__clang__)
    return (uint32_t)_xgetbv(0);
#else
    uint32_t low, high;

    __asm__ __volatile__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return low;
#endif
}

#if defined(__APPLE__)
static int md5_dispatch_is_there(const char *name)
{
    int value = 0;
    size_t size = sizeof value;

    return sysctlbyname(name, &value, &size, NULL, 0) == 0 && value != 0;
}
#endif

static unsigned md5_dispatch_features(void)
{
    unsigned found = 0;
    uint32_t r[4], kept = 0;
    uint32_t family;
    char vendor[13] = {0};

    md5_dispatch_cpuid(0, r);
    memcpy(vendor, &r[MD5_DISPATCH_EBX], 4);
    memcpy(vendor + 4, &r[MD5_DISPATCH_EDX], 4);
    memcpy(vendor + 8, &r[MD5_DISPATCH_ECX], 4);
    md5_dispatch_cpuid(1, r);
    if ((r[MD5_DISPATCH_ECX] >> 27 & 1) != 0)
        kept = md5_dispatch_kept_registers();
#if defined(__APPLE__)
    if ((kept & 0x06) == 0x06 && md5_dispatch_is_there("hw.optional.avx512f"))
        kept |= 0xe0; /* the system saves these registers from their first use on */
#endif
    family = r[MD5_DISPATCH_EAX] >> 8 & 0xf;
    if (family == 0xf)
        family += r[MD5_DISPATCH_EAX] >> 20 & 0xff;
    if (family == 25 && strcmp(vendor, "AuthenticAMD") == 0)
        found |= MD5_DISPATCH_IS_AMD_ZEN_4;
    if (family == 26 && strcmp(vendor, "AuthenticAMD") == 0)
        found |= MD5_DISPATCH_IS_AMD_ZEN_5;
    md5_dispatch_cpuid(7, r);
    if ((r[MD5_DISPATCH_EBX] >> 3 & 1) != 0)
        found |= MD5_DISPATCH_HAS_BMI1;
    if ((r[MD5_DISPATCH_EBX] >> 8 & 1) != 0)
        found |= MD5_DISPATCH_HAS_BMI2;
    if ((r[MD5_DISPATCH_EBX] >> 16 & 1) != 0 && (kept & 0xe6) == 0xe6)
        found |= MD5_DISPATCH_HAS_AVX512F;
    if ((r[MD5_DISPATCH_EBX] >> 31 & 1) != 0 && (kept & 0xe6) == 0xe6)
        found |= MD5_DISPATCH_HAS_AVX512VL;
    return found;
}

/*
 * 1 + the selected kernel, or 0 before the first call. Relaxed atomic accesses suffice: all threads
 * select the same kernel, and the number refers to constant data only.
 */
#if defined(__GNUC__) || defined(__clang__)
static int md5_dispatch_taken;
#define MD5_DISPATCH_LOAD(x) __atomic_load_n(&(x), __ATOMIC_RELAXED)
#define MD5_DISPATCH_STORE(x, value) __atomic_store_n(&(x), value, __ATOMIC_RELAXED)
#define MD5_DISPATCH_STORE_FIRST(x, expected, value) \
    __atomic_compare_exchange_n(&(x), &(expected), value, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED)
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L && !defined(__STDC_NO_ATOMICS__)
#include <stdatomic.h>
static atomic_int md5_dispatch_taken;
#define MD5_DISPATCH_LOAD(x) atomic_load_explicit(&(x), memory_order_relaxed)
#define MD5_DISPATCH_STORE(x, value) atomic_store_explicit(&(x), value, memory_order_relaxed)
#define MD5_DISPATCH_STORE_FIRST(x, expected, value) \
    atomic_compare_exchange_strong_explicit(&(x), &(expected), value, memory_order_relaxed, \
        memory_order_relaxed)
#else
static volatile int md5_dispatch_taken;
#define MD5_DISPATCH_LOAD(x) (x)
#define MD5_DISPATCH_STORE(x, value) ((x) = (value))
#define MD5_DISPATCH_STORE_FIRST(x, expected, value) ((expected) = (x), \
    (x) = (expected) != 0 ? (expected) : (value))
#endif

/* Returns 1 if a processor with these features supports a kernel, or else 0. */
static int md5_dispatch_runs(int kernel, unsigned found)
{
    return (found & md5_dispatch_kernels[kernel].needs) == md5_dispatch_kernels[kernel].needs;
}

/*
 * Returns the kernel for a target, or MD5_DISPATCH_COUNT if there is none or this processor does
 * not support it.
 */
static int md5_dispatch_find(const char *target)
{
    const unsigned found = md5_dispatch_features();
    int kernel = 0;

    while (kernel < MD5_DISPATCH_COUNT
        && (strcmp(md5_dispatch_kernels[kernel].target, target) != 0
            || !md5_dispatch_runs(kernel, found)))
        kernel++;
    return kernel;
}

/* Returns the best kernel for this processor. */
static int md5_dispatch_best(void)
{
    const unsigned found = md5_dispatch_features();
    int kernel = 0;

    while (kernel < MD5_DISPATCH_COUNT - 1
        && (!md5_dispatch_runs(kernel, found)
            || (found & md5_dispatch_kernels[kernel].slower) != 0))
        kernel++;
    return kernel;
}

/* Selects the kernel that the environment names if it is supported, or else the best one. */
static int md5_dispatch_choose(void)
{
#if defined(MD5_DISPATCH_FREESTANDING)
    const char *const asked = NULL;
#else
    const char *const asked = getenv("MD5_TARGET");
#endif
    const int named = asked != NULL ? md5_dispatch_find(asked) : MD5_DISPATCH_COUNT;
    const int kernel = named < MD5_DISPATCH_COUNT ? named : md5_dispatch_best();
    int before = 0;

    MD5_DISPATCH_STORE_FIRST(md5_dispatch_taken, before, kernel + 1);
    return before != 0 ? before - 1 : kernel;
}

static int md5_dispatch_chosen(void)
{
    const int now = MD5_DISPATCH_LOAD(md5_dispatch_taken);

    return now != 0 ? now - 1 : md5_dispatch_choose();
}

int md5_use(const char *target)
{
    const int kernel = target != NULL ? md5_dispatch_find(target) : -1;

    if (kernel == MD5_DISPATCH_COUNT)
        return -1;
    MD5_DISPATCH_STORE(md5_dispatch_taken, kernel + 1);
    return 0;
}

const char *md5_target(void)
{
    return md5_dispatch_kernels[md5_dispatch_chosen()].target;
}

void md5_blocks(uint32_t state[4], const uint8_t *data, size_t nblocks)
{
    switch (md5_dispatch_chosen()) {
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
