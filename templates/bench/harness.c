/*
 * Times several functions in alternation and converts time to core cycles. Python calls it: see
 * hashwright/bench/timing.py, which states what it does not catch.
 */
#define _POSIX_C_SOURCE 200809L

#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define WARM_NS 200e3 /* the warm-up before a sample: on some cores, zmm code is slow for the first 100 us */
#define RUN_NS 6e3 /* the duration of a run, unless one call takes longer */
#define RUNS 12 /* of a sample, of which the fastest counts: hypervisors stop a core for a few microseconds, often every 50 */
#define CLOCK_RUNS 3 /* the same for the clock and the witness */
#define STEADY 0.01 /* the tolerance, as a fraction, between the clocks before and after a sample */
#define ALONE 0.02 /* the tolerance, as a fraction, between the witness's time and its least time */
#define PATIENCE_NS 10e6 /* a sample is repeated for this time, until the clock is steady and the core is not shared */
#define LONG_NS 1e6 /* other threads interrupt a longer sample: it is timed once, by this thread's CPU time */

/*
 * The clock: a chain of dependent instructions of known latency. On x86, imul takes 3 cycles on every core since 2008.
 * On Arm and RISC-V cores, a multiplication takes 2 to 5 cycles, but an exclusive or takes 1 on all of them.
 */
#define HIDE(x) __asm__ volatile("" : "+r"(x))
#if defined(__x86_64__) || defined(__i386__)
#define LINK(x, y) ((x) * (y))
#define LINK_CYCLES 3
#else
#define LINK(x, y) ((x) ^ (y))
#define LINK_CYCLES 1
#endif
#define LINKED(x, y) \
    do { \
        (x) = LINK(x, y); \
        HIDE(x); \
    } while (0)
#define LINKS 8 /* unrolled, so that only the chain limits the loop */
#define CHAIN_CYCLES 7200 /* about 2 us */

/*
 * The witness: four independent chains of additions, which have a latency of one cycle on every core and keep four ports
 * busy. Work on the core's second hardware thread, of this machine or of another guest on the same processor, slows the
 * witness. It does not slow the clock, unless it multiplies: the witness then seems to be faster than one addition a cycle.
 */
#define WITNESSED(a, b, c, d, y) \
    do { \
        (a) += (y); \
        (b) += (y); \
        (c) += (y); \
        (d) += (y); \
        HIDE(a); \
        HIDE(b); \
        HIDE(c); \
        HIDE(d); \
    } while (0)
#define WITNESSED_8(a, b, c, d, y) \
    do { \
        WITNESSED(a, b, c, d, y); \
        WITNESSED(a, b, c, d, y); \
        WITNESSED(a, b, c, d, y); \
        WITNESSED(a, b, c, d, y); \
        WITNESSED(a, b, c, d, y); \
        WITNESSED(a, b, c, d, y); \
        WITNESSED(a, b, c, d, y); \
        WITNESSED(a, b, c, d, y); \
    } while (0)
#define WITNESS_CYCLES 3200 /* about 1 us */

typedef void (*function)(void);

typedef struct {
    const function *functions; /* the functions that the shape calls */
    size_t shape; /* an index into SHAPES */
    const uint8_t *in;
    uint8_t *out;
    size_t size; /* the bytes that one call processes */
    const uint8_t *const *messages; /* the messages that consist of these bytes, not necessarily contiguous */
    const size_t *lengths; /* their lengths */
    size_t count; /* their number */
    const uint8_t *key, *nonce;
    size_t out_each; /* bytes of the result of each message */
    size_t block; /* bytes of a block */
    size_t piece; /* bytes of each update of a message in pieces */
} candidate;

typedef struct {
    double cycles, ns; /* for one call */
} sample;

/* Shapes: functions that call a candidate repeatedly. A new signature needs one function and one row here. */

#define TAG_BYTES 16

typedef void blocks_function(void *state, const uint8_t *data, size_t nblocks);
typedef void block_function(void *state, const uint8_t *data);
typedef void lanes_function(void *states, const uint8_t *const *data, size_t nblocks);
typedef void digest_function(const void *data, size_t len, uint8_t *digest);
typedef void fixed_function(const uint8_t *const *data, uint8_t *digests, size_t n);
typedef void batch_function(const uint8_t *const *data, const size_t *lengths, uint8_t *digests, size_t n);
typedef void init_function(void *ctx);
typedef void update_function(void *ctx, const uint8_t *data, size_t len);
typedef void final_function(void *ctx, uint8_t *digest);
typedef int column_function(const uint8_t *base, size_t size, const uint64_t *offsets, const uint8_t *valid, size_t first,
                            size_t n, uint8_t *digests);
typedef void init_batch_function(void *const *ctx, size_t n);
typedef void update_batch_function(void *const *ctx, const uint8_t *const *data, const size_t *lengths, size_t n);
typedef void final_batch_function(void *const *ctx, uint8_t *digests, size_t n);
typedef int encrypt_function(uint8_t *c, uint8_t *tag, size_t tag_len, const uint8_t *m, size_t len,
                             const uint8_t *ad, size_t ad_len, const uint8_t *nonce, const uint8_t *key);
typedef int decrypt_function(uint8_t *m, const uint8_t *c, size_t len, const uint8_t *tag, size_t tag_len,
                             const uint8_t *ad, size_t ad_len, const uint8_t *nonce, const uint8_t *key);
typedef void sealing_init_function(void *state, const uint8_t *ad, size_t ad_len, const uint8_t *nonce,
                                   const uint8_t *key);
typedef void sealing_update_function(void *state, uint8_t *out, const uint8_t *in, size_t len);
typedef int encrypt_final_function(void *state, uint8_t *tag, size_t tag_len);
typedef int decrypt_final_function(void *state, const uint8_t *tag, size_t tag_len);
typedef void stream_function(uint8_t *out, size_t len, const uint8_t *nonce, const uint8_t *key);
typedef int mac_function(uint8_t *tag, size_t tag_len, const uint8_t *data, size_t len, const uint8_t *nonce,
                         const uint8_t *key);
typedef void mac_init_function(void *state, const uint8_t *first, const uint8_t *second);
typedef void mac_update_function(void *state, const uint8_t *data, size_t len);
typedef int mac_final_function(void *state, uint8_t *tag, size_t tag_len);

static void call_blocks(const candidate *c, size_t calls)
{
    blocks_function *const f = (blocks_function *)c->functions[0];

    while (calls-- != 0)
        f(c->out, c->in, c->size / c->block);
}

static void call_block(const candidate *c, size_t calls)
{
    block_function *const f = (block_function *)c->functions[0];

    while (calls-- != 0)
        for (size_t at = 0; at < c->size; at += c->block)
            f(c->out, c->in + at);
}

static void call_lanes(const candidate *c, size_t calls)
{
    lanes_function *const f = (lanes_function *)c->functions[0];

    while (calls-- != 0)
        f(c->out, c->messages, c->lengths[0] / c->block);
}

static void call_digest(const candidate *c, size_t calls)
{
    digest_function *const f = (digest_function *)c->functions[0];

    while (calls-- != 0)
        f(c->in, c->size, c->out);
}

/* Many messages, one by one. */
static void call_each(const candidate *c, size_t calls)
{
    digest_function *const f = (digest_function *)c->functions[0];

    while (calls-- != 0)
        for (size_t i = 0; i < c->count; i++)
            f(c->messages[i], c->lengths[i], c->out + i * c->out_each);
}

static void call_fixed(const candidate *c, size_t calls)
{
    fixed_function *const f = (fixed_function *)c->functions[0];

    while (calls-- != 0)
        f(c->messages, c->out, c->count);
}

static void call_batch(const candidate *c, size_t calls)
{
    batch_function *const f = (batch_function *)c->functions[0];

    while (calls-- != 0)
        f(c->messages, c->lengths, c->out, c->count);
}

/* The messages of a candidate one behind the other, and the offsets between them. They are laid out again when the candidate changes. */
static const uint64_t *column(const candidate *c, const uint8_t **base)
{
    static uint8_t *rows;
    static uint64_t *offsets;
    static candidate whose;

    if (!offsets || memcmp(&whose, c, sizeof whose) != 0) {
        free(rows);
        free(offsets);
        rows = malloc(c->size + 1);
        offsets = calloc(c->count + 1, sizeof *offsets);
        whose = *c;
        for (size_t i = 0; i < c->count; i++) {
            memcpy(rows + offsets[i], c->messages[i], c->lengths[i]);
            offsets[i + 1] = offsets[i] + c->lengths[i];
        }
    }
    *base = rows;
    return offsets;
}

static void call_column(const candidate *c, size_t calls)
{
    column_function *const f = (column_function *)c->functions[0];
    const uint8_t *base;

    while (calls-- != 0) {
        const uint64_t *const offsets = column(c, &base);

        f(base, c->size, offsets, NULL, 0, c->count, c->out);
    }
}

/* The contexts of a candidate's messages: a state as long as a digest, a count, and a buffer of 64 bytes. */
static void *const *contexts(const candidate *c)
{
    static void **made;
    static uint64_t *memory;
    static size_t count, words;
    const size_t wanted = (c->out_each + 7) / 8 + 1 + 8;

    if (made && count == c->count && words == wanted)
        return made;
    free(made);
    free(memory);
    count = c->count;
    words = wanted;
    made = calloc(count, sizeof *made);
    memory = calloc(count * words, sizeof *memory);
    for (size_t i = 0; i < count; i++)
        made[i] = memory + i * words;
    return made;
}

/* Streams that stay open: each call appends the messages to them. */
static void call_pieces_batch(const candidate *c, size_t calls)
{
    init_batch_function *const init = (init_batch_function *)c->functions[0];
    update_batch_function *const update = (update_batch_function *)c->functions[1];
    final_batch_function *const final = (final_batch_function *)c->functions[2];
    void *const *const ctx = contexts(c);

    init(ctx, c->count);
    while (calls-- != 0)
        update(ctx, c->messages, c->lengths, c->count);
    final(ctx, c->out, c->count);
}

/* The same, one by one. */
static void call_pieces_each(const candidate *c, size_t calls)
{
    init_function *const init = (init_function *)c->functions[0];
    update_function *const update = (update_function *)c->functions[1];
    final_function *const final = (final_function *)c->functions[2];
    void *const *const ctx = contexts(c);

    for (size_t i = 0; i < c->count; i++)
        init(ctx[i]);
    while (calls-- != 0)
        for (size_t i = 0; i < c->count; i++)
            update(ctx[i], c->messages[i], c->lengths[i]);
    for (size_t i = 0; i < c->count; i++)
        final(ctx[i], c->out + i * c->out_each);
}

static void call_encrypt(const candidate *c, size_t calls)
{
    encrypt_function *const f = (encrypt_function *)c->functions[0];

    while (calls-- != 0)
        f(c->out, c->out + c->size, TAG_BYTES, c->in, c->size, NULL, 0, c->nonce, c->key);
}

static void call_decrypt(const candidate *c, size_t calls)
{
    decrypt_function *const f = (decrypt_function *)c->functions[0];

    while (calls-- != 0)
        f(c->out, c->in, c->size, c->in + c->size, TAG_BYTES, NULL, 0, c->nonce, c->key);
}

static void call_mac(const candidate *c, size_t calls)
{
    mac_function *const f = (mac_function *)c->functions[0];

    while (calls-- != 0)
        f(c->out, TAG_BYTES, c->in, c->size, c->nonce, c->key);
}

/* A message of a batch of AEGIS, as our headers declare it. */
typedef struct {
    const uint8_t *in;
    uint8_t *out;
    size_t len;
    const uint8_t *ad;
    size_t ad_len;
    const uint8_t *nonce, *key;
    uint8_t *tag;
    int result;
} message;

typedef int messages_function(message *messages, size_t n, size_t tag_len);

/*
 * The messages of a candidate, each with its own key and nonce. In the input, their tags follow, and then their
 * ciphertexts; in the output, their tags follow. The layout is repeated when the candidate changes.
 */
static message *laid_out(const candidate *c, int decrypts)
{
    static message *made;
    static candidate whose;
    const uint8_t *const tags = c->in + c->size, *cipher = tags + TAG_BYTES * c->count;
    uint8_t *out = c->out;

    if (made && memcmp(&whose, c, sizeof whose) == 0)
        return made;
    free(made);
    made = calloc(c->count, sizeof *made);
    whose = *c;
    for (size_t i = 0; i < c->count; out += c->lengths[i], cipher += c->lengths[i], i++) {
        made[i].in = decrypts ? cipher : c->messages[i];
        made[i].out = out;
        made[i].len = c->lengths[i];
        made[i].nonce = c->nonce + i;
        made[i].key = c->key + i;
        made[i].tag = decrypts ? (uint8_t *)(uintptr_t)tags + TAG_BYTES * i : c->out + c->size + TAG_BYTES * i;
    }
    return made;
}

static void call_seal_batch(const candidate *c, size_t calls)
{
    messages_function *const f = (messages_function *)c->functions[0];

    while (calls-- != 0)
        f(laid_out(c, 0), c->count, TAG_BYTES);
}

static void call_open_batch(const candidate *c, size_t calls)
{
    messages_function *const f = (messages_function *)c->functions[0];

    while (calls-- != 0)
        f(laid_out(c, 1), c->count, TAG_BYTES);
}

/* The same messages one by one. */
static void call_seal_each(const candidate *c, size_t calls)
{
    encrypt_function *const f = (encrypt_function *)c->functions[0];
    const message *const m = laid_out(c, 0);

    while (calls-- != 0)
        for (size_t i = 0; i < c->count; i++)
            f(m[i].out, m[i].tag, TAG_BYTES, m[i].in, m[i].len, NULL, 0, m[i].nonce, m[i].key);
}

/*
 * Messages of AEGIS in pieces, for the functions that our headers and libaegis declare. Callers ignore the return value
 * of updates. The longest state is that of libaegis for the MAC of AEGIS-128X4.
 */
#define STATE(name) uint8_t name[2048] __attribute__((aligned(64)))

static void updated(const candidate *c, void *state)
{
    sealing_update_function *const update = (sealing_update_function *)c->functions[1];

    for (size_t at = 0; at < c->size; at += c->piece)
        update(state, c->out + at, c->in + at, c->size - at < c->piece ? c->size - at : c->piece);
}

static void call_stream(const candidate *c, size_t calls)
{
    stream_function *const f = (stream_function *)c->functions[0];

    while (calls-- != 0)
        f(c->out, c->size, c->nonce, c->key);
}

static void call_encrypt_pieces(const candidate *c, size_t calls)
{
    sealing_init_function *const init = (sealing_init_function *)c->functions[0];
    encrypt_final_function *const final = (encrypt_final_function *)c->functions[2];
    STATE(state);

    while (calls-- != 0) {
        init(state, NULL, 0, c->nonce, c->key);
        updated(c, state);
        final(state, c->out + c->size, TAG_BYTES);
    }
}

/* A message with a wrong tag is cleared, as callers should do. */
static void call_decrypt_pieces(const candidate *c, size_t calls)
{
    sealing_init_function *const init = (sealing_init_function *)c->functions[0];
    decrypt_final_function *const final = (decrypt_final_function *)c->functions[2];
    STATE(state);

    while (calls-- != 0) {
        init(state, NULL, 0, c->nonce, c->key);
        updated(c, state);
        if (final(state, c->in + c->size, TAG_BYTES) != 0)
            memset(c->out, 0, c->size);
    }
}

static void mac_in_pieces(const candidate *c, size_t calls, const uint8_t *first, const uint8_t *second)
{
    mac_init_function *const init = (mac_init_function *)c->functions[0];
    mac_update_function *const update = (mac_update_function *)c->functions[1];
    mac_final_function *const final = (mac_final_function *)c->functions[2];
    STATE(state);

    while (calls-- != 0) {
        init(state, first, second);
        for (size_t at = 0; at < c->size; at += c->piece)
            update(state, c->in + at, c->size - at < c->piece ? c->size - at : c->piece);
        final(state, c->out, TAG_BYTES);
    }
}

static void call_mac_pieces(const candidate *c, size_t calls)
{
    mac_in_pieces(c, calls, c->nonce, c->key);
}

/* The same for libaegis, which has no one-shot MAC and whose first argument is the key. */
static void call_mac_keyed(const candidate *c, size_t calls)
{
    mac_in_pieces(c, calls, c->key, c->nonce);
}

static const struct {
    const char *name;
    void (*call)(const candidate *, size_t calls);
} SHAPES[] = {
    {"blocks", call_blocks},
    {"block", call_block},
    {"lanes", call_lanes},
    {"digest", call_digest},
    {"each", call_each},
    {"fixed", call_fixed},
    {"batch", call_batch},
    {"column", call_column},
    {"pieces_batch", call_pieces_batch},
    {"pieces_each", call_pieces_each},
    {"encrypt", call_encrypt},
    {"decrypt", call_decrypt},
    {"mac", call_mac},
    {"stream", call_stream},
    {"encrypt_pieces", call_encrypt_pieces},
    {"decrypt_pieces", call_decrypt_pieces},
    {"mac_pieces", call_mac_pieces},
    {"mac_keyed", call_mac_keyed},
    {"seal_batch", call_seal_batch},
    {"open_batch", call_open_batch},
    {"mac_batch", call_seal_batch},
    {"seal_each", call_seal_each},
};

/* Time. */

static double now(clockid_t clock)
{
    struct timespec t;

    clock_gettime(clock, &t);
    return 1e9 * (double)t.tv_sec + (double)t.tv_nsec;
}

static double lesser(double x, double y)
{
    return x < y ? x : y;
}

static double greater(double x, double y)
{
    return x > y ? x : y;
}

/* The least difference between two consecutive readings of the time. */
static double overhead(void)
{
    double least = INFINITY;

    for (int i = 0; i < 1000; i++) {
        const double start = now(CLOCK_MONOTONIC);

        least = lesser(least, now(CLOCK_MONOTONIC) - start);
    }
    return least;
}

static double time_calls(const candidate *c, size_t calls, clockid_t clock)
{
    const double start = now(clock);

    SHAPES[c->shape].call(c, calls);
    return now(clock) - start;
}

/* The time of the fastest of several runs. */
static double time_runs(const candidate *c, size_t calls)
{
    double least = INFINITY;

    for (int i = 0; i < RUNS; i++)
        least = lesser(least, time_calls(c, calls, CLOCK_MONOTONIC));
    return least;
}

static double time_chain(void)
{
    const double start = now(CLOCK_MONOTONIC);
    uint32_t x = 1, y = 0x9e3779b9;

    HIDE(y);
    for (int i = 0; i < CHAIN_CYCLES / LINK_CYCLES / LINKS; i++) {
        LINKED(x, y);
        LINKED(x, y);
        LINKED(x, y);
        LINKED(x, y);
        LINKED(x, y);
        LINKED(x, y);
        LINKED(x, y);
        LINKED(x, y);
    }
    return now(CLOCK_MONOTONIC) - start;
}

static double time_witness(void)
{
    const double start = now(CLOCK_MONOTONIC);
    uint32_t a = 0, b = 1, c = 2, d = 3, y = 0x9e3779b9;

    HIDE(y);
    for (int i = 0; i < WITNESS_CYCLES / 32; i++) {
        WITNESSED_8(a, b, c, d, y);
        WITNESSED_8(a, b, c, d, y);
        WITNESSED_8(a, b, c, d, y);
        WITNESSED_8(a, b, c, d, y);
    }
    return now(CLOCK_MONOTONIC) - start;
}

typedef struct {
    double chain, witness; /* the times of their fastest runs */
} reading;

/* The clock and the witness run in alternation, so that both notice when the rate of the core changes. */
static reading read_clock(double empty)
{
    reading least = {INFINITY, INFINITY};

    for (int i = 0; i < CLOCK_RUNS; i++) {
        least.chain = lesser(least.chain, time_chain() - empty);
        least.witness = lesser(least.witness, time_witness() - empty);
    }
    return least;
}

/* Calls the candidate in batches of twice the size, until it is warm; returns the time of a call. */
static double warm_up(const candidate *c)
{
    size_t calls = 1;
    double batch = time_calls(c, calls, CLOCK_MONOTONIC), spent = batch;

    while (spent < WARM_NS) {
        calls *= 2;
        batch = time_calls(c, calls, CLOCK_MONOTONIC);
        spent += batch;
    }
    return batch / (double)calls;
}

/*
 * `least` is the least time of the witness in any process so far, in units of the clock's time. Of several attempts, the
 * least disturbed one counts. Each starts with a warm-up, because some cores are slower in zmm code, and for 10 to 70 us after
 * it: the clock is read within that time.
 */
static sample take(const candidate *c, double empty, double *least)
{
    const double start = now(CLOCK_MONOTONIC);
    double smallest = INFINITY;
    sample result = {0, 0};

    do {
        const double call = warm_up(c);
        const size_t calls = (size_t)(RUN_NS / call) + 1;
        const int is_long = call > LONG_NS;
        const reading before = read_clock(empty);
        const double took = (is_long ? time_calls(c, calls, CLOCK_THREAD_CPUTIME_ID) : time_runs(c, calls)) - empty;
        const reading after = read_clock(empty);
        const double chain = (before.chain + after.chain) / 2;
        const double witness = greater(before.witness / before.chain, after.witness / after.chain);
        const double change =
            is_long ? 0 : greater(before.chain / after.chain, after.chain / before.chain) - 1;
        double disturbance;

        if (change <= STEADY && witness < *least)
            *least = greater(witness, (double)WITNESS_CYCLES / CHAIN_CYCLES);
        disturbance = greater(change / STEADY, fabs(witness / *least - 1) / ALONE);
        if (disturbance < smallest) {
            smallest = disturbance;
            result.ns = took / (double)calls;
            result.cycles = result.ns * CHAIN_CYCLES / chain;
        }
    } while (smallest > 1 && now(CLOCK_MONOTONIC) - start < PATIENCE_NS);
    return result;
}

/* The functions that Python calls. */

/* Returns the number of a shape, or -1 if there is none of this name. */
int hashwright_bench_shape(const char *name)
{
    for (size_t i = 0; i < sizeof SHAPES / sizeof *SHAPES; i++)
        if (strcmp(SHAPES[i].name, name) == 0)
            return (int)i;
    return -1;
}

void hashwright_bench_call(const candidate *c)
{
    SHAPES[c->shape].call(c, 1);
}

void hashwright_bench_take(const candidate *c, double *least, sample *result)
{
    static double empty;

    if (empty == 0)
        empty = overhead();
    *result = take(c, empty, least);
}
