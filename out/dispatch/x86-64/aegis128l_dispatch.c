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

#include <stdlib.h>
#include <string.h>

#if defined(__x86_64__) || defined(_M_X64)

#if defined(_MSC_VER) && !defined(__clang__)
#include <intrin.h>
#else
#include <cpuid.h>
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
typedef char aegis128l_x86_64_vaes_avx512vl_state_fits[sizeof(aegis128l_x86_64_vaes_avx512vl_state)
    <= sizeof(((aegis128l_state *)0)->words) ? 1 : -1];
typedef char aegis128l_x86_64_vaes_avx512vl_mac_state_fits[
    sizeof(aegis128l_x86_64_vaes_avx512vl_mac_state) <= sizeof(((aegis128l_mac_state *)0)->words)
    ? 1 : -1];
typedef char aegis128l_x86_64_vaes_state_fits[sizeof(aegis128l_x86_64_vaes_state)
    <= sizeof(((aegis128l_state *)0)->words) ? 1 : -1];
typedef char aegis128l_x86_64_vaes_mac_state_fits[sizeof(aegis128l_x86_64_vaes_mac_state)
    <= sizeof(((aegis128l_mac_state *)0)->words) ? 1 : -1];
typedef char aegis128l_x86_64_aesni_avx_state_fits[sizeof(aegis128l_x86_64_aesni_avx_state)
    <= sizeof(((aegis128l_state *)0)->words) ? 1 : -1];
typedef char aegis128l_x86_64_aesni_avx_mac_state_fits[sizeof(aegis128l_x86_64_aesni_avx_mac_state)
    <= sizeof(((aegis128l_mac_state *)0)->words) ? 1 : -1];
typedef char aegis128l_x86_64_aesni_state_fits[sizeof(aegis128l_x86_64_aesni_state)
    <= sizeof(((aegis128l_state *)0)->words) ? 1 : -1];
typedef char aegis128l_x86_64_aesni_mac_state_fits[sizeof(aegis128l_x86_64_aesni_mac_state)
    <= sizeof(((aegis128l_mac_state *)0)->words) ? 1 : -1];
typedef char aegis128l_portable_state_fits[sizeof(aegis128l_portable_state)
    <= sizeof(((aegis128l_state *)0)->words) ? 1 : -1];
typedef char aegis128l_portable_mac_state_fits[sizeof(aegis128l_portable_mac_state)
    <= sizeof(((aegis128l_mac_state *)0)->words) ? 1 : -1];

/*
 * The features that kernels need, and the processors on which a kernel is slower than another one.
 */
enum {
    HAS_AES = 1 << 0,
    HAS_AVX = 1 << 1,
    HAS_AVX2 = 1 << 2,
    HAS_AVX512F = 1 << 3,
    HAS_AVX512VL = 1 << 4,
    HAS_VAES = 1 << 5,
};

/* The kernels, the best first. */
static const struct {
    const char *target;
    unsigned needs;
    unsigned slower; /* processors that support this kernel but run another one faster */
} kernels[] = {
    {"x86-64-vaes-avx512vl", HAS_AES | HAS_AVX512F | HAS_AVX512VL | HAS_VAES, 0},
    {"x86-64-vaes", HAS_AES | HAS_AVX | HAS_AVX2 | HAS_VAES, 0},
    {"x86-64-aesni-avx", HAS_AES | HAS_AVX, 0},
    {"x86-64-aesni", HAS_AES, 0},
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
    if ((r[ECX] >> 25 & 1) != 0)
        found |= HAS_AES;
    if ((r[ECX] >> 28 & 1) != 0 && (kept & 0x06) == 0x06)
        found |= HAS_AVX;
    cpuid(7, r);
    if ((r[EBX] >> 5 & 1) != 0 && (kept & 0x06) == 0x06)
        found |= HAS_AVX2;
    if ((r[EBX] >> 16 & 1) != 0 && (kept & 0xe6) == 0xe6)
        found |= HAS_AVX512F;
    if ((r[EBX] >> 31 & 1) != 0 && (kept & 0xe6) == 0xe6)
        found |= HAS_AVX512VL;
    if ((r[ECX] >> 9 & 1) != 0 && (kept & 0x06) == 0x06)
        found |= HAS_VAES;
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
#if defined(__x86_64__) || defined(_M_X64)
    switch (chosen()) {
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
#if defined(__x86_64__) || defined(_M_X64)
    switch (chosen()) {
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
#if defined(__x86_64__) || defined(_M_X64)
    switch (chosen()) {
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
#if defined(__x86_64__) || defined(_M_X64)
    switch (chosen()) {
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
#if defined(__x86_64__) || defined(_M_X64)
    switch (chosen()) {
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
#if defined(__x86_64__) || defined(_M_X64)
    switch (chosen()) {
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
#if defined(__x86_64__) || defined(_M_X64)
    switch (chosen()) {
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
#if defined(__x86_64__) || defined(_M_X64)
    switch (chosen()) {
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
#if defined(__x86_64__) || defined(_M_X64)
    switch (chosen()) {
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
    st->kernel = (uint64_t)chosen();
#if defined(__x86_64__) || defined(_M_X64)
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
#if defined(__x86_64__) || defined(_M_X64)
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
#if defined(__x86_64__) || defined(_M_X64)
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
#if defined(__x86_64__) || defined(_M_X64)
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
#if defined(__x86_64__) || defined(_M_X64)
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
    st->kernel = (uint64_t)chosen();
#if defined(__x86_64__) || defined(_M_X64)
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
#if defined(__x86_64__) || defined(_M_X64)
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
#if defined(__x86_64__) || defined(_M_X64)
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
#if defined(__x86_64__) || defined(_M_X64)
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
#if defined(__x86_64__) || defined(_M_X64)
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
#if defined(__x86_64__) || defined(_M_X64)
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
