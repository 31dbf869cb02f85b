/* SPDX-License-Identifier: 0BSD */
/*
 * AEGIS-128L (RFC 10032) for several targets, selected at run time.
 *
 * Generated; to make it again:
 *     hashwright make aegis128l \
 *         --target portable,x86-64-aesni,x86-64-aesni-avx,x86-64-vaes,x86-64-vaes-avx512vl
 *
 * With the options above, `hashwright verify` tests all functions.
 *
 * Kernels, the best first: x86-64-vaes-avx512vl, x86-64-vaes, x86-64-aesni-avx, x86-64-aesni,
 *     portable.
 */
#include "aegis128l.h"

/* Programs without a C library define memcpy and strcmp themselves. */
#if defined(__STDC_HOSTED__) && __STDC_HOSTED__ == 0
#define AEGIS128L_DISPATCH_FREESTANDING
#elif defined(__has_include)
#if !__has_include(<string.h>)
#define AEGIS128L_DISPATCH_FREESTANDING
#endif
#endif
#if !defined(AEGIS128L_DISPATCH_FREESTANDING)
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
#if !defined(AEGIS128L_DISPATCH_FREESTANDING)
#include <stdlib.h>
#endif

#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)

#if defined(_MSC_VER) && !defined(__clang__)
#include <intrin.h>
#else
#include <cpuid.h>
#endif
#if defined(__APPLE__)
#include <sys/sysctl.h>
#endif

#include "aegis128l_x86_64_vaes_avx512vl.h"
#include "aegis128l_x86_64_vaes.h"
#include "aegis128l_x86_64_aesni_avx.h"
#include "aegis128l_x86_64_aesni.h"
#include "aegis128l_portable.h"

/*
 * Checks at compile time that a state has room for each kernel's state: if not, an array has a
 * negative size.
 */
typedef char aegis128l_dispatch_aegis128l_x86_64_vaes_avx512vl_state_fits[
    sizeof(aegis128l_x86_64_vaes_avx512vl_state) <= sizeof(((aegis128l_state *)0)->words) ? 1 : -1];
typedef char aegis128l_dispatch_aegis128l_x86_64_vaes_avx512vl_mac_state_fits[
    sizeof(aegis128l_x86_64_vaes_avx512vl_mac_state) <= sizeof(((aegis128l_mac_state *)0)->words)
    ? 1 : -1];
typedef char aegis128l_dispatch_aegis128l_x86_64_vaes_state_fits[sizeof(aegis128l_x86_64_vaes_state)
    <= sizeof(((aegis128l_state *)0)->words) ? 1 : -1];
typedef char aegis128l_dispatch_aegis128l_x86_64_vaes_mac_state_fits[
    sizeof(aegis128l_x86_64_vaes_mac_state) <= sizeof(((aegis128l_mac_state *)0)->words) ? 1 : -1];
typedef char aegis128l_dispatch_aegis128l_x86_64_aesni_avx_state_fits[
    sizeof(aegis128l_x86_64_aesni_avx_state) <= sizeof(((aegis128l_state *)0)->words) ? 1 : -1];
typedef char aegis128l_dispatch_aegis128l_x86_64_aesni_avx_mac_state_fits[
    sizeof(aegis128l_x86_64_aesni_avx_mac_state) <= sizeof(((aegis128l_mac_state *)0)->words) ? 1
    : -1];
typedef char aegis128l_dispatch_aegis128l_x86_64_aesni_state_fits[
    sizeof(aegis128l_x86_64_aesni_state) <= sizeof(((aegis128l_state *)0)->words) ? 1 : -1];
typedef char aegis128l_dispatch_aegis128l_x86_64_aesni_mac_state_fits[
    sizeof(aegis128l_x86_64_aesni_mac_state) <= sizeof(((aegis128l_mac_state *)0)->words) ? 1 : -1];
typedef char aegis128l_dispatch_aegis128l_portable_state_fits[sizeof(aegis128l_portable_state)
    <= sizeof(((aegis128l_state *)0)->words) ? 1 : -1];
typedef char aegis128l_dispatch_aegis128l_portable_mac_state_fits[
    sizeof(aegis128l_portable_mac_state) <= sizeof(((aegis128l_mac_state *)0)->words) ? 1 : -1];

/*
 * The features that kernels need, and the processors on which a kernel is slower than another one.
 */
enum {
    AEGIS128L_DISPATCH_HAS_AES = 1 << 0,
    AEGIS128L_DISPATCH_HAS_AVX = 1 << 1,
    AEGIS128L_DISPATCH_HAS_AVX2 = 1 << 2,
    AEGIS128L_DISPATCH_HAS_AVX512F = 1 << 3,
    AEGIS128L_DISPATCH_HAS_AVX512VL = 1 << 4,
    AEGIS128L_DISPATCH_HAS_VAES = 1 << 5,
};

/* The kernels, the best first. */
static const struct {
    const char *target;
    unsigned needs;
    unsigned slower; /* processors that support this kernel but run another one faster */
} aegis128l_dispatch_kernels[] = {
    {"x86-64-vaes-avx512vl",
        AEGIS128L_DISPATCH_HAS_AES | AEGIS128L_DISPATCH_HAS_AVX512F
        | AEGIS128L_DISPATCH_HAS_AVX512VL | AEGIS128L_DISPATCH_HAS_VAES, 0},
    {"x86-64-vaes",
        AEGIS128L_DISPATCH_HAS_AES | AEGIS128L_DISPATCH_HAS_AVX | AEGIS128L_DISPATCH_HAS_AVX2
        | AEGIS128L_DISPATCH_HAS_VAES, 0},
    {"x86-64-aesni-avx", AEGIS128L_DISPATCH_HAS_AES | AEGIS128L_DISPATCH_HAS_AVX, 0},
    {"x86-64-aesni", AEGIS128L_DISPATCH_HAS_AES, 0},
    {"portable", 0, 0},
};

enum { AEGIS128L_DISPATCH_COUNT =
    sizeof aegis128l_dispatch_kernels / sizeof aegis128l_dispatch_kernels[0] };

enum { AEGIS128L_DISPATCH_EAX, AEGIS128L_DISPATCH_EBX, AEGIS128L_DISPATCH_ECX,
    AEGIS128L_DISPATCH_EDX };

/* Writes the result of CPUID for a leaf, or zeros if the processor lacks the leaf. */
static void aegis128l_dispatch_cpuid(uint32_t leaf, uint32_t r[4])
{
    const uint32_t group = leaf & 0x80000000u;
#if defined(_MSC_VER) && !defined(__clang__)
    int most[4], regs[4];

    __cpuid(most, (int)group);
    __cpuidex(regs, (int)leaf, 0);
    for (int i = 0; i < 4; i++)
        r[i] = (uint32_t)most[0] < leaf ? 0 : (uint32_t)regs[i];
#else
    r[AEGIS128L_DISPATCH_EAX] = r[AEGIS128L_DISPATCH_EBX] = r[AEGIS128L_DISPATCH_ECX] =
        r[AEGIS128L_DISPATCH_EDX] = 0;
    if (__get_cpuid_max(group, NULL) >= leaf)
        __cpuid_count(leaf, 0, r[AEGIS128L_DISPATCH_EAX], r[AEGIS128L_DISPATCH_EBX],
            r[AEGIS128L_DISPATCH_ECX], r[AEGIS128L_DISPATCH_EDX]);
#endif
}

/* Returns XCR0: the registers that the system saves for each thread. */
static uint32_t aegis128l_dispatch_kept_registers(void)
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
static int aegis128l_dispatch_is_there(const char *name)
{
    int value = 0;
    size_t size = sizeof value;

    return sysctlbyname(name, &value, &size, NULL, 0) == 0 && value != 0;
}
#endif

static unsigned aegis128l_dispatch_features(void)
{
    unsigned found = 0;
    uint32_t r[4], kept = 0;

    aegis128l_dispatch_cpuid(1, r);
    if ((r[AEGIS128L_DISPATCH_ECX] >> 27 & 1) != 0)
        kept = aegis128l_dispatch_kept_registers();
#if defined(__APPLE__)
    if ((kept & 0x06) == 0x06 && aegis128l_dispatch_is_there("hw.optional.avx512f"))
        kept |= 0xe0; /* the system saves these registers from their first use on */
#endif
    if ((r[AEGIS128L_DISPATCH_ECX] >> 25 & 1) != 0)
        found |= AEGIS128L_DISPATCH_HAS_AES;
    if ((r[AEGIS128L_DISPATCH_ECX] >> 28 & 1) != 0 && (kept & 0x06) == 0x06)
        found |= AEGIS128L_DISPATCH_HAS_AVX;
    aegis128l_dispatch_cpuid(7, r);
    if ((r[AEGIS128L_DISPATCH_EBX] >> 5 & 1) != 0 && (kept & 0x06) == 0x06)
        found |= AEGIS128L_DISPATCH_HAS_AVX2;
    if ((r[AEGIS128L_DISPATCH_EBX] >> 16 & 1) != 0 && (kept & 0xe6) == 0xe6)
        found |= AEGIS128L_DISPATCH_HAS_AVX512F;
    if ((r[AEGIS128L_DISPATCH_EBX] >> 31 & 1) != 0 && (kept & 0xe6) == 0xe6)
        found |= AEGIS128L_DISPATCH_HAS_AVX512VL;
    if ((r[AEGIS128L_DISPATCH_ECX] >> 9 & 1) != 0 && (kept & 0x06) == 0x06)
        found |= AEGIS128L_DISPATCH_HAS_VAES;
    return found;
}

#else

#include "aegis128l_portable.h"

/*
 * Checks at compile time that a state has room for each kernel's state: if not, an array has a
 * negative size.
 */
typedef char aegis128l_dispatch_aegis128l_portable_state_fits[sizeof(aegis128l_portable_state)
    <= sizeof(((aegis128l_state *)0)->words) ? 1 : -1];
typedef char aegis128l_dispatch_aegis128l_portable_mac_state_fits[
    sizeof(aegis128l_portable_mac_state) <= sizeof(((aegis128l_mac_state *)0)->words) ? 1 : -1];

/* The kernels, the best first. */
static const struct {
    const char *target;
    unsigned needs;
    unsigned slower; /* processors that support this kernel but run another one faster */
} aegis128l_dispatch_kernels[] = {
    {"portable", 0, 0},
};

enum { AEGIS128L_DISPATCH_COUNT =
    sizeof aegis128l_dispatch_kernels / sizeof aegis128l_dispatch_kernels[0] };

static unsigned aegis128l_dispatch_features(void)
{
    return 0;
}

#endif

/* Checks the header's constants at compile time: if one is wrong, an array has a negative size. */
typedef struct {
    char before;
    aegis128l_state st;
} aegis128l_dispatch_placed_state;
typedef char aegis128l_dispatch_state_bytes[sizeof(aegis128l_state) == AEGIS128L_STATE_BYTES ? 1
    : -1];
typedef char aegis128l_dispatch_state_alignment[AEGIS128L_STATE_ALIGNMENT
    % offsetof(aegis128l_dispatch_placed_state, st) == 0 ? 1 : -1];
typedef struct {
    char before;
    aegis128l_mac_state st;
} aegis128l_dispatch_placed_mac_state;
typedef char aegis128l_dispatch_mac_state_bytes[sizeof(aegis128l_mac_state)
    == AEGIS128L_MAC_STATE_BYTES ? 1 : -1];
typedef char aegis128l_dispatch_mac_state_alignment[AEGIS128L_STATE_ALIGNMENT
    % offsetof(aegis128l_dispatch_placed_mac_state, st) == 0 ? 1 : -1];

/*
 * 1 + the selected kernel, or 0 before the first call. Relaxed atomic accesses suffice: all threads
 * select the same kernel, and the number refers to constant data only.
 */
#if defined(__GNUC__) || defined(__clang__)
static int aegis128l_dispatch_taken;
#define AEGIS128L_DISPATCH_LOAD(x) __atomic_load_n(&(x), __ATOMIC_RELAXED)
#define AEGIS128L_DISPATCH_STORE(x, value) __atomic_store_n(&(x), value, __ATOMIC_RELAXED)
#define AEGIS128L_DISPATCH_STORE_FIRST(x, expected, value) \
    __atomic_compare_exchange_n(&(x), &(expected), value, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED)
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L && !defined(__STDC_NO_ATOMICS__)
#include <stdatomic.h>
static atomic_int aegis128l_dispatch_taken;
#define AEGIS128L_DISPATCH_LOAD(x) atomic_load_explicit(&(x), memory_order_relaxed)
#define AEGIS128L_DISPATCH_STORE(x, value) atomic_store_explicit(&(x), value, memory_order_relaxed)
#define AEGIS128L_DISPATCH_STORE_FIRST(x, expected, value) \
    atomic_compare_exchange_strong_explicit(&(x), &(expected), value, memory_order_relaxed, \
        memory_order_relaxed)
#else
static volatile int aegis128l_dispatch_taken;
#define AEGIS128L_DISPATCH_LOAD(x) (x)
#define AEGIS128L_DISPATCH_STORE(x, value) ((x) = (value))
#define AEGIS128L_DISPATCH_STORE_FIRST(x, expected, value) ((expected) = (x), \
    (x) = (expected) != 0 ? (expected) : (value))
#endif

/* Returns 1 if a processor with these features supports a kernel, or else 0. */
static int aegis128l_dispatch_runs(int kernel, unsigned found)
{
    return (found & aegis128l_dispatch_kernels[kernel].needs)
        == aegis128l_dispatch_kernels[kernel].needs;
}

/*
 * Returns the kernel for a target, or AEGIS128L_DISPATCH_COUNT if there is none or this processor
 * does not support it.
 */
static int aegis128l_dispatch_find(const char *target)
{
    const unsigned found = aegis128l_dispatch_features();
    int kernel = 0;

    while (kernel < AEGIS128L_DISPATCH_COUNT
        && (strcmp(aegis128l_dispatch_kernels[kernel].target, target) != 0
            || !aegis128l_dispatch_runs(kernel, found)))
        kernel++;
    return kernel;
}

/* Returns the best kernel for this processor. */
static int aegis128l_dispatch_best(void)
{
    const unsigned found = aegis128l_dispatch_features();
    int kernel = 0;

    while (kernel < AEGIS128L_DISPATCH_COUNT - 1
        && (!aegis128l_dispatch_runs(kernel, found)
            || (found & aegis128l_dispatch_kernels[kernel].slower) != 0))
        kernel++;
    return kernel;
}

/* Selects the kernel that the environment names if it is supported, or else the best one. */
static int aegis128l_dispatch_choose(void)
{
#if defined(AEGIS128L_DISPATCH_FREESTANDING)
    const char *const asked = NULL;
#else
    const char *const asked = getenv("AEGIS128L_TARGET");
#endif
    const int named = asked != NULL ? aegis128l_dispatch_find(asked) : AEGIS128L_DISPATCH_COUNT;
    const int kernel = named < AEGIS128L_DISPATCH_COUNT ? named : aegis128l_dispatch_best();
    int before = 0;

    AEGIS128L_DISPATCH_STORE_FIRST(aegis128l_dispatch_taken, before, kernel + 1);
    return before != 0 ? before - 1 : kernel;
}

static int aegis128l_dispatch_chosen(void)
{
    const int now = AEGIS128L_DISPATCH_LOAD(aegis128l_dispatch_taken);

    return now != 0 ? now - 1 : aegis128l_dispatch_choose();
}

int aegis128l_use(const char *target)
{
    const int kernel = target != NULL ? aegis128l_dispatch_find(target) : -1;

    if (kernel == AEGIS128L_DISPATCH_COUNT)
        return -1;
    AEGIS128L_DISPATCH_STORE(aegis128l_dispatch_taken, kernel + 1);
    return 0;
}

const char *aegis128l_target(void)
{
    return aegis128l_dispatch_kernels[aegis128l_dispatch_chosen()].target;
}

int aegis128l_encrypt_detached(uint8_t *c, uint8_t *tag, size_t tag_len, const uint8_t *m,
    size_t len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
    switch (aegis128l_dispatch_chosen()) {
    case 0:
        return aegis128l_x86_64_vaes_avx512vl_encrypt_detached(c, tag, tag_len, m, len, ad, ad_len,
            nonce, key);
    case 1:
        return aegis128l_x86_64_vaes_encrypt_detached(c, tag, tag_len, m, len, ad, ad_len, nonce,
            key);
    case 2:
        return aegis128l_x86_64_aesni_avx_encrypt_detached(c, tag, tag_len, m, len, ad, ad_len,
            nonce, key);
    case 3:
        return aegis128l_x86_64_aesni_encrypt_detached(c, tag, tag_len, m, len, ad, ad_len, nonce,
            key);
    default:
        return aegis128l_portable_encrypt_detached(c, tag, tag_len, m, len, ad, ad_len, nonce, key);
    }
#else
    return aegis128l_portable_encrypt_detached(c, tag, tag_len, m, len, ad, ad_len, nonce, key);
#endif
}

int aegis128l_encrypt(uint8_t *c, size_t tag_len, const uint8_t *m, size_t len, const uint8_t *ad,
    size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
    switch (aegis128l_dispatch_chosen()) {
    case 0:
        return aegis128l_x86_64_vaes_avx512vl_encrypt(c, tag_len, m, len, ad, ad_len, nonce, key);
    case 1:
        return aegis128l_x86_64_vaes_encrypt(c, tag_len, m, len, ad, ad_len, nonce, key);
    case 2:
        return aegis128l_x86_64_aesni_avx_encrypt(c, tag_len, m, len, ad, ad_len, nonce, key);
    case 3:
        return aegis128l_x86_64_aesni_encrypt(c, tag_len, m, len, ad, ad_len, nonce, key);
    default:
        return aegis128l_portable_encrypt(c, tag_len, m, len, ad, ad_len, nonce, key);
    }
#else
    return aegis128l_portable_encrypt(c, tag_len, m, len, ad, ad_len, nonce, key);
#endif
}

void aegis128l_stream(uint8_t *out, size_t len, const uint8_t nonce[16], const uint8_t key[16])
{
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
    switch (aegis128l_dispatch_chosen()) {
    case 0:
        aegis128l_x86_64_vaes_avx512vl_stream(out, len, nonce, key);
        return;
    case 1:
        aegis128l_x86_64_vaes_stream(out, len, nonce, key);
        return;
    case 2:
        aegis128l_x86_64_aesni_avx_stream(out, len, nonce, key);
        return;
    case 3:
        aegis128l_x86_64_aesni_stream(out, len, nonce, key);
        return;
    default:
        aegis128l_portable_stream(out, len, nonce, key);
        return;
    }
#else
    aegis128l_portable_stream(out, len, nonce, key);
#endif
}

void aegis128l_encrypt_unauthenticated(uint8_t *c, const uint8_t *m, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
    switch (aegis128l_dispatch_chosen()) {
    case 0:
        aegis128l_x86_64_vaes_avx512vl_encrypt_unauthenticated(c, m, len, nonce, key);
        return;
    case 1:
        aegis128l_x86_64_vaes_encrypt_unauthenticated(c, m, len, nonce, key);
        return;
    case 2:
        aegis128l_x86_64_aesni_avx_encrypt_unauthenticated(c, m, len, nonce, key);
        return;
    case 3:
        aegis128l_x86_64_aesni_encrypt_unauthenticated(c, m, len, nonce, key);
        return;
    default:
        aegis128l_portable_encrypt_unauthenticated(c, m, len, nonce, key);
        return;
    }
#else
    aegis128l_portable_encrypt_unauthenticated(c, m, len, nonce, key);
#endif
}

int aegis128l_decrypt_detached(uint8_t *m, const uint8_t *c, size_t len, const uint8_t *tag,
    size_t tag_len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16])
{
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
    switch (aegis128l_dispatch_chosen()) {
    case 0:
        return aegis128l_x86_64_vaes_avx512vl_decrypt_detached(m, c, len, tag, tag_len, ad, ad_len,
            nonce, key);
    case 1:
        return aegis128l_x86_64_vaes_decrypt_detached(m, c, len, tag, tag_len, ad, ad_len, nonce,
            key);
    case 2:
        return aegis128l_x86_64_aesni_avx_decrypt_detached(m, c, len, tag, tag_len, ad, ad_len,
            nonce, key);
    case 3:
        return aegis128l_x86_64_aesni_decrypt_detached(m, c, len, tag, tag_len, ad, ad_len, nonce,
            key);
    default:
        return aegis128l_portable_decrypt_detached(m, c, len, tag, tag_len, ad, ad_len, nonce, key);
    }
#else
    return aegis128l_portable_decrypt_detached(m, c, len, tag, tag_len, ad, ad_len, nonce, key);
#endif
}

int aegis128l_decrypt(uint8_t *m, const uint8_t *c, size_t c_len, size_t tag_len, const uint8_t *ad,
    size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
    switch (aegis128l_dispatch_chosen()) {
    case 0:
        return aegis128l_x86_64_vaes_avx512vl_decrypt(m, c, c_len, tag_len, ad, ad_len, nonce, key);
    case 1:
        return aegis128l_x86_64_vaes_decrypt(m, c, c_len, tag_len, ad, ad_len, nonce, key);
    case 2:
        return aegis128l_x86_64_aesni_avx_decrypt(m, c, c_len, tag_len, ad, ad_len, nonce, key);
    case 3:
        return aegis128l_x86_64_aesni_decrypt(m, c, c_len, tag_len, ad, ad_len, nonce, key);
    default:
        return aegis128l_portable_decrypt(m, c, c_len, tag_len, ad, ad_len, nonce, key);
    }
#else
    return aegis128l_portable_decrypt(m, c, c_len, tag_len, ad, ad_len, nonce, key);
#endif
}

void aegis128l_decrypt_unauthenticated(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
    switch (aegis128l_dispatch_chosen()) {
    case 0:
        aegis128l_x86_64_vaes_avx512vl_decrypt_unauthenticated(m, c, len, nonce, key);
        return;
    case 1:
        aegis128l_x86_64_vaes_decrypt_unauthenticated(m, c, len, nonce, key);
        return;
    case 2:
        aegis128l_x86_64_aesni_avx_decrypt_unauthenticated(m, c, len, nonce, key);
        return;
    case 3:
        aegis128l_x86_64_aesni_decrypt_unauthenticated(m, c, len, nonce, key);
        return;
    default:
        aegis128l_portable_decrypt_unauthenticated(m, c, len, nonce, key);
        return;
    }
#else
    aegis128l_portable_decrypt_unauthenticated(m, c, len, nonce, key);
#endif
}

int aegis128l_mac(uint8_t *tag, size_t tag_len, const uint8_t *data, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
    switch (aegis128l_dispatch_chosen()) {
    case 0:
        return aegis128l_x86_64_vaes_avx512vl_mac(tag, tag_len, data, len, nonce, key);
    case 1:
        return aegis128l_x86_64_vaes_mac(tag, tag_len, data, len, nonce, key);
    case 2:
        return aegis128l_x86_64_aesni_avx_mac(tag, tag_len, data, len, nonce, key);
    case 3:
        return aegis128l_x86_64_aesni_mac(tag, tag_len, data, len, nonce, key);
    default:
        return aegis128l_portable_mac(tag, tag_len, data, len, nonce, key);
    }
#else
    return aegis128l_portable_mac(tag, tag_len, data, len, nonce, key);
#endif
}

int aegis128l_mac_verify(const uint8_t *tag, size_t tag_len, const uint8_t *data, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
    switch (aegis128l_dispatch_chosen()) {
    case 0:
        return aegis128l_x86_64_vaes_avx512vl_mac_verify(tag, tag_len, data, len, nonce, key);
    case 1:
        return aegis128l_x86_64_vaes_mac_verify(tag, tag_len, data, len, nonce, key);
    case 2:
        return aegis128l_x86_64_aesni_avx_mac_verify(tag, tag_len, data, len, nonce, key);
    case 3:
        return aegis128l_x86_64_aesni_mac_verify(tag, tag_len, data, len, nonce, key);
    default:
        return aegis128l_portable_mac_verify(tag, tag_len, data, len, nonce, key);
    }
#else
    return aegis128l_portable_mac_verify(tag, tag_len, data, len, nonce, key);
#endif
}

void aegis128l_init(aegis128l_state *st, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    st->kernel = (uint64_t)aegis128l_dispatch_chosen();
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
    switch (st->kernel) {
    case 0:
        aegis128l_x86_64_vaes_avx512vl_init(
            (aegis128l_x86_64_vaes_avx512vl_state *)(void *)st->words, ad, ad_len, nonce, key);
        return;
    case 1:
        aegis128l_x86_64_vaes_init((aegis128l_x86_64_vaes_state *)(void *)st->words, ad, ad_len,
            nonce, key);
        return;
    case 2:
        aegis128l_x86_64_aesni_avx_init((aegis128l_x86_64_aesni_avx_state *)(void *)st->words, ad,
            ad_len, nonce, key);
        return;
    case 3:
        aegis128l_x86_64_aesni_init((aegis128l_x86_64_aesni_state *)(void *)st->words, ad, ad_len,
            nonce, key);
        return;
    default:
        aegis128l_portable_init((aegis128l_portable_state *)(void *)st->words, ad, ad_len, nonce,
            key);
        return;
    }
#else
    aegis128l_portable_init((aegis128l_portable_state *)(void *)st->words, ad, ad_len, nonce, key);
#endif
}

size_t aegis128l_encrypt_update(aegis128l_state *st, uint8_t *c, const uint8_t *m, size_t len)
{
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
    switch (st->kernel) {
    case 0:
        return aegis128l_x86_64_vaes_avx512vl_encrypt_update(
            (aegis128l_x86_64_vaes_avx512vl_state *)(void *)st->words, c, m, len);
    case 1:
        return aegis128l_x86_64_vaes_encrypt_update(
            (aegis128l_x86_64_vaes_state *)(void *)st->words, c, m, len);
    case 2:
        return aegis128l_x86_64_aesni_avx_encrypt_update(
            (aegis128l_x86_64_aesni_avx_state *)(void *)st->words, c, m, len);
    case 3:
        return aegis128l_x86_64_aesni_encrypt_update(
            (aegis128l_x86_64_aesni_state *)(void *)st->words, c, m, len);
    default:
        return aegis128l_portable_encrypt_update((aegis128l_portable_state *)(void *)st->words, c,
            m, len);
    }
#else
    return aegis128l_portable_encrypt_update((aegis128l_portable_state *)(void *)st->words, c, m,
        len);
#endif
}

int aegis128l_encrypt_final(aegis128l_state *st, uint8_t *tag, size_t tag_len)
{
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
    switch (st->kernel) {
    case 0:
        return aegis128l_x86_64_vaes_avx512vl_encrypt_final(
            (aegis128l_x86_64_vaes_avx512vl_state *)(void *)st->words, tag, tag_len);
    case 1:
        return aegis128l_x86_64_vaes_encrypt_final((aegis128l_x86_64_vaes_state *)(void *)st->words,
            tag, tag_len);
    case 2:
        return aegis128l_x86_64_aesni_avx_encrypt_final(
            (aegis128l_x86_64_aesni_avx_state *)(void *)st->words, tag, tag_len);
    case 3:
        return aegis128l_x86_64_aesni_encrypt_final(
            (aegis128l_x86_64_aesni_state *)(void *)st->words, tag, tag_len);
    default:
        return aegis128l_portable_encrypt_final((aegis128l_portable_state *)(void *)st->words, tag,
            tag_len);
    }
#else
    return aegis128l_portable_encrypt_final((aegis128l_portable_state *)(void *)st->words, tag,
        tag_len);
#endif
}

size_t aegis128l_decrypt_update(aegis128l_state *st, uint8_t *m, const uint8_t *c, size_t len)
{
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
    switch (st->kernel) {
    case 0:
        return aegis128l_x86_64_vaes_avx512vl_decrypt_update(
            (aegis128l_x86_64_vaes_avx512vl_state *)(void *)st->words, m, c, len);
    case 1:
        return aegis128l_x86_64_vaes_decrypt_update(
            (aegis128l_x86_64_vaes_state *)(void *)st->words, m, c, len);
    case 2:
        return aegis128l_x86_64_aesni_avx_decrypt_update(
            (aegis128l_x86_64_aesni_avx_state *)(void *)st->words, m, c, len);
    case 3:
        return aegis128l_x86_64_aesni_decrypt_update(
            (aegis128l_x86_64_aesni_state *)(void *)st->words, m, c, len);
    default:
        return aegis128l_portable_decrypt_update((aegis128l_portable_state *)(void *)st->words, m,
            c, len);
    }
#else
    return aegis128l_portable_decrypt_update((aegis128l_portable_state *)(void *)st->words, m, c,
        len);
#endif
}

int aegis128l_decrypt_final(aegis128l_state *st, const uint8_t *tag, size_t tag_len)
{
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
    switch (st->kernel) {
    case 0:
        return aegis128l_x86_64_vaes_avx512vl_decrypt_final(
            (aegis128l_x86_64_vaes_avx512vl_state *)(void *)st->words, tag, tag_len);
    case 1:
        return aegis128l_x86_64_vaes_decrypt_final((aegis128l_x86_64_vaes_state *)(void *)st->words,
            tag, tag_len);
    case 2:
        return aegis128l_x86_64_aesni_avx_decrypt_final(
            (aegis128l_x86_64_aesni_avx_state *)(void *)st->words, tag, tag_len);
    case 3:
        return aegis128l_x86_64_aesni_decrypt_final(
            (aegis128l_x86_64_aesni_state *)(void *)st->words, tag, tag_len);
    default:
        return aegis128l_portable_decrypt_final((aegis128l_portable_state *)(void *)st->words, tag,
            tag_len);
    }
#else
    return aegis128l_portable_decrypt_final((aegis128l_portable_state *)(void *)st->words, tag,
        tag_len);
#endif
}

void aegis128l_mac_init(aegis128l_mac_state *st, const uint8_t nonce[16], const uint8_t key[16])
{
    st->kernel = (uint64_t)aegis128l_dispatch_chosen();
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
    switch (st->kernel) {
    case 0:
        aegis128l_x86_64_vaes_avx512vl_mac_init(
            (aegis128l_x86_64_vaes_avx512vl_mac_state *)(void *)st->words, nonce, key);
        return;
    case 1:
        aegis128l_x86_64_vaes_mac_init((aegis128l_x86_64_vaes_mac_state *)(void *)st->words, nonce,
            key);
        return;
    case 2:
        aegis128l_x86_64_aesni_avx_mac_init(
            (aegis128l_x86_64_aesni_avx_mac_state *)(void *)st->words, nonce, key);
        return;
    case 3:
        aegis128l_x86_64_aesni_mac_init((aegis128l_x86_64_aesni_mac_state *)(void *)st->words,
            nonce, key);
        return;
    default:
        aegis128l_portable_mac_init((aegis128l_portable_mac_state *)(void *)st->words, nonce, key);
        return;
    }
#else
    aegis128l_portable_mac_init((aegis128l_portable_mac_state *)(void *)st->words, nonce, key);
#endif
}

void aegis128l_mac_update(aegis128l_mac_state *st, const uint8_t *data, size_t len)
{
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
    switch (st->kernel) {
    case 0:
        aegis128l_x86_64_vaes_avx512vl_mac_update(
            (aegis128l_x86_64_vaes_avx512vl_mac_state *)(void *)st->words, data, len);
        return;
    case 1:
        aegis128l_x86_64_vaes_mac_update((aegis128l_x86_64_vaes_mac_state *)(void *)st->words, data,
            len);
        return;
    case 2:
        aegis128l_x86_64_aesni_avx_mac_update(
            (aegis128l_x86_64_aesni_avx_mac_state *)(void *)st->words, data, len);
        return;
    case 3:
        aegis128l_x86_64_aesni_mac_update((aegis128l_x86_64_aesni_mac_state *)(void *)st->words,
            data, len);
        return;
    default:
        aegis128l_portable_mac_update((aegis128l_portable_mac_state *)(void *)st->words, data, len);
        return;
    }
#else
    aegis128l_portable_mac_update((aegis128l_portable_mac_state *)(void *)st->words, data, len);
#endif
}

int aegis128l_mac_final(aegis128l_mac_state *st, uint8_t *tag, size_t tag_len)
{
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
    switch (st->kernel) {
    case 0:
        return aegis128l_x86_64_vaes_avx512vl_mac_final(
            (aegis128l_x86_64_vaes_avx512vl_mac_state *)(void *)st->words, tag, tag_len);
    case 1:
        return aegis128l_x86_64_vaes_mac_final((aegis128l_x86_64_vaes_mac_state *)(void *)st->words,
            tag, tag_len);
    case 2:
        return aegis128l_x86_64_aesni_avx_mac_final(
            (aegis128l_x86_64_aesni_avx_mac_state *)(void *)st->words, tag, tag_len);
    case 3:
        return aegis128l_x86_64_aesni_mac_final(
            (aegis128l_x86_64_aesni_mac_state *)(void *)st->words, tag, tag_len);
    default:
        return aegis128l_portable_mac_final((aegis128l_portable_mac_state *)(void *)st->words, tag,
            tag_len);
    }
#else
    return aegis128l_portable_mac_final((aegis128l_portable_mac_state *)(void *)st->words, tag,
        tag_len);
#endif
}

int aegis128l_mac_verify_final(aegis128l_mac_state *st, const uint8_t *tag, size_t tag_len)
{
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
    switch (st->kernel) {
    case 0:
        return aegis128l_x86_64_vaes_avx512vl_mac_verify_final(
            (aegis128l_x86_64_vaes_avx512vl_mac_state *)(void *)st->words, tag, tag_len);
    case 1:
        return aegis128l_x86_64_vaes_mac_verify_final(
            (aegis128l_x86_64_vaes_mac_state *)(void *)st->words, tag, tag_len);
    case 2:
        return aegis128l_x86_64_aesni_avx_mac_verify_final(
            (aegis128l_x86_64_aesni_avx_mac_state *)(void *)st->words, tag, tag_len);
    case 3:
        return aegis128l_x86_64_aesni_mac_verify_final(
            (aegis128l_x86_64_aesni_mac_state *)(void *)st->words, tag, tag_len);
    default:
        return aegis128l_portable_mac_verify_final(
            (aegis128l_portable_mac_state *)(void *)st->words, tag, tag_len);
    }
#else
    return aegis128l_portable_mac_verify_final((aegis128l_portable_mac_state *)(void *)st->words,
        tag, tag_len);
#endif
}

void aegis128l_mac_reset(aegis128l_mac_state *st)
{
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
    switch (st->kernel) {
    case 0:
        aegis128l_x86_64_vaes_avx512vl_mac_reset(
            (aegis128l_x86_64_vaes_avx512vl_mac_state *)(void *)st->words);
        return;
    case 1:
        aegis128l_x86_64_vaes_mac_reset((aegis128l_x86_64_vaes_mac_state *)(void *)st->words);
        return;
    case 2:
        aegis128l_x86_64_aesni_avx_mac_reset(
            (aegis128l_x86_64_aesni_avx_mac_state *)(void *)st->words);
        return;
    case 3:
        aegis128l_x86_64_aesni_mac_reset((aegis128l_x86_64_aesni_mac_state *)(void *)st->words);
        return;
    default:
        aegis128l_portable_mac_reset((aegis128l_portable_mac_state *)(void *)st->words);
        return;
    }
#else
    aegis128l_portable_mac_reset((aegis128l_portable_mac_state *)(void *)st->words);
#endif
}

void aegis128l_mac_clear(aegis128l_mac_state *st)
{
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
    switch (st->kernel) {
    case 0:
        aegis128l_x86_64_vaes_avx512vl_mac_clear(
            (aegis128l_x86_64_vaes_avx512vl_mac_state *)(void *)st->words);
        return;
    case 1:
        aegis128l_x86_64_vaes_mac_clear((aegis128l_x86_64_vaes_mac_state *)(void *)st->words);
        return;
    case 2:
        aegis128l_x86_64_aesni_avx_mac_clear(
            (aegis128l_x86_64_aesni_avx_mac_state *)(void *)st->words);
        return;
    case 3:
        aegis128l_x86_64_aesni_mac_clear((aegis128l_x86_64_aesni_mac_state *)(void *)st->words);
        return;
    default:
        aegis128l_portable_mac_clear((aegis128l_portable_mac_state *)(void *)st->words);
        return;
    }
#else
    aegis128l_portable_mac_clear((aegis128l_portable_mac_state *)(void *)st->words);
#endif
}
