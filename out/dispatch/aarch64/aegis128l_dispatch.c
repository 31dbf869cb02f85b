/* SPDX-License-Identifier: 0BSD */
/*
 * AEGIS-128L (RFC 10032) for several targets, selected at run time.
 *
 * Generated; to make it again:
 *     hashwright make aegis128l --target portable,aarch64-aes,aarch64-aes-sha3
 *
 * With the options above, `hashwright verify` tests all functions.
 *
 * Kernels, the best first: aarch64-aes-sha3, aarch64-aes, portable.
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

#if defined(__aarch64__) || defined(_M_ARM64)

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

#include "aegis128l_aarch64_aes_sha3.h"
#include "aegis128l_aarch64_aes.h"
#include "aegis128l_portable.h"

/*
 * Checks at compile time that a state has room for each kernel's state: if not, an array has a
 * negative size.
 */
typedef char aegis128l_dispatch_aegis128l_aarch64_aes_sha3_state_fits[
    sizeof(aegis128l_aarch64_aes_sha3_state) <= sizeof(((aegis128l_state *)0)->words) ? 1 : -1];
typedef char aegis128l_dispatch_aegis128l_aarch64_aes_sha3_mac_state_fits[
    sizeof(aegis128l_aarch64_aes_sha3_mac_state) <= sizeof(((aegis128l_mac_state *)0)->words) ? 1
    : -1];
typedef char aegis128l_dispatch_aegis128l_aarch64_aes_state_fits[sizeof(aegis128l_aarch64_aes_state)
    <= sizeof(((aegis128l_state *)0)->words) ? 1 : -1];
typedef char aegis128l_dispatch_aegis128l_aarch64_aes_mac_state_fits[
    sizeof(aegis128l_aarch64_aes_mac_state) <= sizeof(((aegis128l_mac_state *)0)->words) ? 1 : -1];
typedef char aegis128l_dispatch_aegis128l_portable_state_fits[sizeof(aegis128l_portable_state)
    <= sizeof(((aegis128l_state *)0)->words) ? 1 : -1];
typedef char aegis128l_dispatch_aegis128l_portable_mac_state_fits[
    sizeof(aegis128l_portable_mac_state) <= sizeof(((aegis128l_mac_state *)0)->words) ? 1 : -1];

/*
 * The features that kernels need, and the processors on which a kernel is slower than another one.
 */
enum {
    AEGIS128L_DISPATCH_HAS_ASIMD = 1 << 0,
    AEGIS128L_DISPATCH_HAS_AES = 1 << 1,
    AEGIS128L_DISPATCH_HAS_SHA3 = 1 << 2,
};

/* The kernels, the best first. */
static const struct {
    const char *target;
    unsigned needs;
    unsigned slower; /* processors that support this kernel but run another one faster */
} aegis128l_dispatch_kernels[] = {
    {"aarch64-aes-sha3",
        AEGIS128L_DISPATCH_HAS_ASIMD | AEGIS128L_DISPATCH_HAS_AES | AEGIS128L_DISPATCH_HAS_SHA3, 0},
    {"aarch64-aes", AEGIS128L_DISPATCH_HAS_ASIMD | AEGIS128L_DISPATCH_HAS_AES, 0},
    {"portable", 0, 0},
};

enum { AEGIS128L_DISPATCH_COUNT =
    sizeof aegis128l_dispatch_kernels / sizeof aegis128l_dispatch_kernels[0] };

#if defined(__APPLE__)
static int aegis128l_dispatch_is_there(const char *name)
{
    int value = 0;
    size_t size = sizeof value;

    return sysctlbyname(name, &value, &size, NULL, 0) == 0 && value != 0;
}
#endif

#if defined(__FreeBSD__) || defined(__OpenBSD__)
/* Returns an entry of the auxiliary vector, or 0 if there is none. */
static unsigned long aegis128l_dispatch_auxiliary(int which)
{
    unsigned long value = 0;

    return elf_aux_info(which, &value, (int)sizeof value) == 0 ? value : 0;
}
#endif

static unsigned aegis128l_dispatch_features(void)
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
        found |= AEGIS128L_DISPATCH_HAS_ASIMD;
    if ((getauxval(AT_HWCAP) >> 3 & 1) != 0)
        found |= AEGIS128L_DISPATCH_HAS_AES;
    if ((getauxval(AT_HWCAP) >> 17 & 1) != 0)
        found |= AEGIS128L_DISPATCH_HAS_SHA3;
#elif defined(__FreeBSD__) || defined(__OpenBSD__)
    if ((aegis128l_dispatch_auxiliary(AT_HWCAP) >> 1 & 1) != 0)
        found |= AEGIS128L_DISPATCH_HAS_ASIMD;
    if ((aegis128l_dispatch_auxiliary(AT_HWCAP) >> 3 & 1) != 0)
        found |= AEGIS128L_DISPATCH_HAS_AES;
    if ((aegis128l_dispatch_auxiliary(AT_HWCAP) >> 17 & 1) != 0)
        found |= AEGIS128L_DISPATCH_HAS_SHA3;
#elif defined(__NetBSD__)
    if (sysctlbyname("machdep.cpu0.cpu_id", &id, &size, NULL, 0) == 0) {
        if ((id.ac_aa64pfr0 >> 20 & 0xf) != 15)
            found |= AEGIS128L_DISPATCH_HAS_ASIMD;
        if ((id.ac_aa64isar0 >> 4 & 0xf) != 0)
            found |= AEGIS128L_DISPATCH_HAS_AES;
        if ((id.ac_aa64isar0 >> 32 & 0xf) != 0)
            found |= AEGIS128L_DISPATCH_HAS_SHA3;
    }
#elif defined(__APPLE__)
    if (aegis128l_dispatch_is_there("hw.optional.AdvSIMD"))
        found |= AEGIS128L_DISPATCH_HAS_ASIMD;
    if (aegis128l_dispatch_is_there("hw.optional.arm.FEAT_AES"))
        found |= AEGIS128L_DISPATCH_HAS_AES;
    if (aegis128l_dispatch_is_there("hw.optional.arm.FEAT_SHA3"))
        found |= AEGIS128L_DISPATCH_HAS_SHA3;
#elif defined(_WIN32)
    if (IsProcessorFeaturePresent(19))
        found |= AEGIS128L_DISPATCH_HAS_ASIMD;
    if (IsProcessorFeaturePresent(30))
        found |= AEGIS128L_DISPATCH_HAS_AES;
    if (IsProcessorFeaturePresent(64))
        found |= AEGIS128L_DISPATCH_HAS_SHA3;
#else
    /* This system cannot be asked: what the compiler may use is there. */
#if defined(__ARM_NEON)
    found |= AEGIS128L_DISPATCH_HAS_ASIMD;
#endif
#if defined(__ARM_FEATURE_AES)
    found |= AEGIS128L_DISPATCH_HAS_AES;
#endif
#if defined(__ARM_FEATURE_SHA3)
    found |= AEGIS128L_DISPATCH_HAS_SHA3;
#endif
#endif
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
#if defined(__aarch64__) || defined(_M_ARM64)
    switch (aegis128l_dispatch_chosen()) {
    case 0:
        return aegis128l_aarch64_aes_sha3_encrypt_detached(c, tag, tag_len, m, len, ad, ad_len,
            nonce, key);
    case 1:
        return aegis128l_aarch64_aes_encrypt_detached(c, tag, tag_len, m, len, ad, ad_len, nonce,
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
#if defined(__aarch64__) || defined(_M_ARM64)
    switch (aegis128l_dispatch_chosen()) {
    case 0:
        return aegis128l_aarch64_aes_sha3_encrypt(c, tag_len, m, len, ad, ad_len, nonce, key);
    case 1:
        return aegis128l_aarch64_aes_encrypt(c, tag_len, m, len, ad, ad_len, nonce, key);
    default:
        return aegis128l_portable_encrypt(c, tag_len, m, len, ad, ad_len, nonce, key);
    }
#else
    return aegis128l_portable_encrypt(c, tag_len, m, len, ad, ad_len, nonce, key);
#endif
}

void aegis128l_stream(uint8_t *out, size_t len, const uint8_t nonce[16], const uint8_t key[16])
{
#if defined(__aarch64__) || defined(_M_ARM64)
    switch (aegis128l_dispatch_chosen()) {
    case 0:
        aegis128l_aarch64_aes_sha3_stream(out, len, nonce, key);
        return;
    case 1:
        aegis128l_aarch64_aes_stream(out, len, nonce, key);
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
#if defined(__aarch64__) || defined(_M_ARM64)
    switch (aegis128l_dispatch_chosen()) {
    case 0:
        aegis128l_aarch64_aes_sha3_encrypt_unauthenticated(c, m, len, nonce, key);
        return;
    case 1:
        aegis128l_aarch64_aes_encrypt_unauthenticated(c, m, len, nonce, key);
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
#if defined(__aarch64__) || defined(_M_ARM64)
    switch (aegis128l_dispatch_chosen()) {
    case 0:
        return aegis128l_aarch64_aes_sha3_decrypt_detached(m, c, len, tag, tag_len, ad, ad_len,
            nonce, key);
    case 1:
        return aegis128l_aarch64_aes_decrypt_detached(m, c, len, tag, tag_len, ad, ad_len, nonce,
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
#if defined(__aarch64__) || defined(_M_ARM64)
    switch (aegis128l_dispatch_chosen()) {
    case 0:
        return aegis128l_aarch64_aes_sha3_decrypt(m, c, c_len, tag_len, ad, ad_len, nonce, key);
    case 1:
        return aegis128l_aarch64_aes_decrypt(m, c, c_len, tag_len, ad, ad_len, nonce, key);
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
#if defined(__aarch64__) || defined(_M_ARM64)
    switch (aegis128l_dispatch_chosen()) {
    case 0:
        aegis128l_aarch64_aes_sha3_decrypt_unauthenticated(m, c, len, nonce, key);
        return;
    case 1:
        aegis128l_aarch64_aes_decrypt_unauthenticated(m, c, len, nonce, key);
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
#if defined(__aarch64__) || defined(_M_ARM64)
    switch (aegis128l_dispatch_chosen()) {
    case 0:
        return aegis128l_aarch64_aes_sha3_mac(tag, tag_len, data, len, nonce, key);
    case 1:
        return aegis128l_aarch64_aes_mac(tag, tag_len, data, len, nonce, key);
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
#if defined(__aarch64__) || defined(_M_ARM64)
    switch (aegis128l_dispatch_chosen()) {
    case 0:
        return aegis128l_aarch64_aes_sha3_mac_verify(tag, tag_len, data, len, nonce, key);
    case 1:
        return aegis128l_aarch64_aes_mac_verify(tag, tag_len, data, len, nonce, key);
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
#if defined(__aarch64__) || defined(_M_ARM64)
    switch (st->kernel) {
    case 0:
        aegis128l_aarch64_aes_sha3_init((aegis128l_aarch64_aes_sha3_state *)(void *)st->words, ad,
            ad_len, nonce, key);
        return;
    case 1:
        aegis128l_aarch64_aes_init((aegis128l_aarch64_aes_state *)(void *)st->words, ad, ad_len,
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
#if defined(__aarch64__) || defined(_M_ARM64)
    switch (st->kernel) {
    case 0:
        return aegis128l_aarch64_aes_sha3_encrypt_update(
            (aegis128l_aarch64_aes_sha3_state *)(void *)st->words, c, m, len);
    case 1:
        return aegis128l_aarch64_aes_encrypt_update(
            (aegis128l_aarch64_aes_state *)(void *)st->words, c, m, len);
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
#if defined(__aarch64__) || defined(_M_ARM64)
    switch (st->kernel) {
    case 0:
        return aegis128l_aarch64_aes_sha3_encrypt_final(
            (aegis128l_aarch64_aes_sha3_state *)(void *)st->words, tag, tag_len);
    case 1:
        return aegis128l_aarch64_aes_encrypt_final((aegis128l_aarch64_aes_state *)(void *)st->words,
            tag, tag_len);
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
#if defined(__aarch64__) || defined(_M_ARM64)
    switch (st->kernel) {
    case 0:
        return aegis128l_aarch64_aes_sha3_decrypt_update(
            (aegis128l_aarch64_aes_sha3_state *)(void *)st->words, m, c, len);
    case 1:
        return aegis128l_aarch64_aes_decrypt_update(
            (aegis128l_aarch64_aes_state *)(void *)st->words, m, c, len);
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
#if defined(__aarch64__) || defined(_M_ARM64)
    switch (st->kernel) {
    case 0:
        return aegis128l_aarch64_aes_sha3_decrypt_final(
            (aegis128l_aarch64_aes_sha3_state *)(void *)st->words, tag, tag_len);
    case 1:
        return aegis128l_aarch64_aes_decrypt_final((aegis128l_aarch64_aes_state *)(void *)st->words,
            tag, tag_len);
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
#if defined(__aarch64__) || defined(_M_ARM64)
    switch (st->kernel) {
    case 0:
        aegis128l_aarch64_aes_sha3_mac_init(
            (aegis128l_aarch64_aes_sha3_mac_state *)(void *)st->words, nonce, key);
        return;
    case 1:
        aegis128l_aarch64_aes_mac_init((aegis128l_aarch64_aes_mac_state *)(void *)st->words, nonce,
            key);
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
#if defined(__aarch64__) || defined(_M_ARM64)
    switch (st->kernel) {
    case 0:
        aegis128l_aarch64_aes_sha3_mac_update(
            (aegis128l_aarch64_aes_sha3_mac_state *)(void *)st->words, data, len);
        return;
    case 1:
        aegis128l_aarch64_aes_mac_update((aegis128l_aarch64_aes_mac_state *)(void *)st->words, data,
            len);
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
#if defined(__aarch64__) || defined(_M_ARM64)
    switch (st->kernel) {
    case 0:
        return aegis128l_aarch64_aes_sha3_mac_final(
            (aegis128l_aarch64_aes_sha3_mac_state *)(void *)st->words, tag, tag_len);
    case 1:
        return aegis128l_aarch64_aes_mac_final((aegis128l_aarch64_aes_mac_state *)(void *)st->words,
            tag, tag_len);
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
#if defined(__aarch64__) || defined(_M_ARM64)
    switch (st->kernel) {
    case 0:
        return aegis128l_aarch64_aes_sha3_mac_verify_final(
            (aegis128l_aarch64_aes_sha3_mac_state *)(void *)st->words, tag, tag_len);
    case 1:
        return aegis128l_aarch64_aes_mac_verify_final(
            (aegis128l_aarch64_aes_mac_state *)(void *)st->words, tag, tag_len);
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
#if defined(__aarch64__) || defined(_M_ARM64)
    switch (st->kernel) {
    case 0:
        aegis128l_aarch64_aes_sha3_mac_reset(
            (aegis128l_aarch64_aes_sha3_mac_state *)(void *)st->words);
        return;
    case 1:
        aegis128l_aarch64_aes_mac_reset((aegis128l_aarch64_aes_mac_state *)(void *)st->words);
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
#if defined(__aarch64__) || defined(_M_ARM64)
    switch (st->kernel) {
    case 0:
        aegis128l_aarch64_aes_sha3_mac_clear(
            (aegis128l_aarch64_aes_sha3_mac_state *)(void *)st->words);
        return;
    case 1:
        aegis128l_aarch64_aes_mac_clear((aegis128l_aarch64_aes_mac_state *)(void *)st->words);
        return;
    default:
        aegis128l_portable_mac_clear((aegis128l_portable_mac_state *)(void *)st->words);
        return;
    }
#else
    aegis128l_portable_mac_clear((aegis128l_portable_mac_state *)(void *)st->words);
#endif
}
