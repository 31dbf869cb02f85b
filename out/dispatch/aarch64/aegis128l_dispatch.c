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

#include <stdlib.h>
#include <string.h>

#if defined(__aarch64__) || defined(_M_ARM64)

#if defined(__linux__)
#include <sys/auxv.h>
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
typedef char aegis128l_aarch64_aes_sha3_state_fits[sizeof(aegis128l_aarch64_aes_sha3_state)
    <= sizeof(((aegis128l_state *)0)->words) ? 1 : -1];
typedef char aegis128l_aarch64_aes_sha3_mac_state_fits[sizeof(aegis128l_aarch64_aes_sha3_mac_state)
    <= sizeof(((aegis128l_mac_state *)0)->words) ? 1 : -1];
typedef char aegis128l_aarch64_aes_state_fits[sizeof(aegis128l_aarch64_aes_state)
    <= sizeof(((aegis128l_state *)0)->words) ? 1 : -1];
typedef char aegis128l_aarch64_aes_mac_state_fits[sizeof(aegis128l_aarch64_aes_mac_state)
    <= sizeof(((aegis128l_mac_state *)0)->words) ? 1 : -1];
typedef char aegis128l_portable_state_fits[sizeof(aegis128l_portable_state)
    <= sizeof(((aegis128l_state *)0)->words) ? 1 : -1];
typedef char aegis128l_portable_mac_state_fits[sizeof(aegis128l_portable_mac_state)
    <= sizeof(((aegis128l_mac_state *)0)->words) ? 1 : -1];

/*
 * The features that kernels need, and the processors on which a kernel is slower than another one.
 */
enum {
    HAS_ASIMD = 1 << 0,
    HAS_AES = 1 << 1,
    HAS_SHA3 = 1 << 2,
};

/* The kernels, the best first. */
static const struct {
    const char *target;
    unsigned needs;
    unsigned slower; /* processors that support this kernel but run another one faster */
} kernels[] = {
    {"aarch64-aes-sha3", HAS_ASIMD | HAS_AES | HAS_SHA3, 0},
    {"aarch64-aes", HAS_ASIMD | HAS_AES, 0},
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
    if ((getauxval(AT_HWCAP) >> 3 & 1) != 0)
        found |= HAS_AES;
    if ((getauxval(AT_HWCAP) >> 17 & 1) != 0)
        found |= HAS_SHA3;
#elif defined(__APPLE__)
    if (is_there("hw.optional.AdvSIMD"))
        found |= HAS_ASIMD;
    if (is_there("hw.optional.arm.FEAT_AES"))
        found |= HAS_AES;
    if (is_there("hw.optional.arm.FEAT_SHA3"))
        found |= HAS_SHA3;
#elif defined(_WIN32)
    if (IsProcessorFeaturePresent(19))
        found |= HAS_ASIMD;
    if (IsProcessorFeaturePresent(30))
        found |= HAS_AES;
    if (IsProcessorFeaturePresent(64))
        found |= HAS_SHA3;
#endif
    return found;
}

#else

#include "aegis128l_portable.h"

/*
 * Checks at compile time that a state has room for each kernel's state: if not, an array has a
 * negative size.
 */
typedef char aegis128l_portable_state_fits[sizeof(aegis128l_portable_state)
    <= sizeof(((aegis128l_state *)0)->words) ? 1 : -1];
typedef char aegis128l_portable_mac_state_fits[sizeof(aegis128l_portable_mac_state)
    <= sizeof(((aegis128l_mac_state *)0)->words) ? 1 : -1];

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

/* Checks the header's constants at compile time: if one is wrong, an array has a negative size. */
typedef struct {
    char before;
    aegis128l_state st;
} placed_state;
typedef char state_bytes[sizeof(aegis128l_state) == AEGIS128L_STATE_BYTES ? 1 : -1];
typedef char state_alignment[AEGIS128L_STATE_ALIGNMENT % offsetof(placed_state, st) == 0 ? 1 : -1];
typedef struct {
    char before;
    aegis128l_mac_state st;
} placed_mac_state;
typedef char mac_state_bytes[sizeof(aegis128l_mac_state) == AEGIS128L_MAC_STATE_BYTES ? 1 : -1];
typedef char mac_state_alignment[AEGIS128L_STATE_ALIGNMENT % offsetof(placed_mac_state, st) == 0 ? 1
    : -1];

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
    const char *const asked = getenv("AEGIS128L_TARGET");
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

int aegis128l_use(const char *target)
{
    const int kernel = target != NULL ? find(target) : -1;

    if (kernel == COUNT)
        return -1;
    STORE(taken, kernel + 1);
    return 0;
}

const char *aegis128l_target(void)
{
    return kernels[chosen()].target;
}

int aegis128l_encrypt_detached(uint8_t *c, uint8_t *tag, size_t tag_len, const uint8_t *m,
    size_t len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
#if defined(__aarch64__) || defined(_M_ARM64)
    switch (chosen()) {
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
    switch (chosen()) {
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
    switch (chosen()) {
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
    switch (chosen()) {
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
    switch (chosen()) {
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
    switch (chosen()) {
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
    switch (chosen()) {
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
    switch (chosen()) {
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
    switch (chosen()) {
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
    st->kernel = (uint64_t)chosen();
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
    st->kernel = (uint64_t)chosen();
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
