/* SPDX-License-Identifier: 0BSD */
/* Calls a function with the registers and the memory that it reads, and writes what the function left in them.
 *
 * It takes a struct request; its regions, each a struct region and its content; and the registers, as the assembly
 * beside lays them out. It gives a struct outcome and, where no signal came, the registers and the content of each
 * region that may be written. */
#include "program.h"

enum { REGIONS = 512, REGISTERS = 4096 };

struct request {
    uint64_t function; /* its place in functions */
    uint64_t registers; /* bytes */
    uint64_t regions;
};

struct region {
    uint64_t address, size; /* whole pages; nothing lies between regions */
    uint64_t written; /* may it be? */
};

struct outcome {
    uint64_t signal; /* or 0 */
    uint64_t address; /* that was touched then */
};

extern void (*const functions[])(void);

_Alignas(64) uint8_t registers[REGISTERS];

/* Loads the registers, calls the function and stores the registers. */
void enter(void (*function)(void));

/* Linux, which numbers and lays out the same on all 64-bit processors. */
enum { READ_ONLY = 1, READ_WRITE = 3, MAP_PRIVATE_ANONYMOUS_FIXED_NOREPLACE = 0x100022 };
enum { SIGILL = 4, SIGTRAP = 5, SIGBUS = 7, SIGFPE = 8, SIGSEGV = 11 };
enum { SA_SIGINFO_RESTORER_ONSTACK = 0x0c000004 };

struct information {
    int signal, error, code, unused;
    uint64_t address;
};

struct action {
    void (*handler)(int signal, const struct information *about, void *context);
    uint64_t flags;
    void (*restorer)(void); /* where a handler returns to */
    uint64_t mask;
};

struct stack {
    void *start;
    int flags;
    size_t size;
};

long system_mmap(uint64_t address, size_t size, long access, long flags, long file, long offset);
long system_mprotect(uint64_t address, size_t size, long access);
long system_sigaltstack(const struct stack *now, struct stack *before);
long system_sigaction(long signal, const struct action *now, struct action *before, size_t mask_bytes);
void system_exit(long code);

static void must(int done, long code)
{
    if (!done)
        system_exit(code);
}

static void struck(int signal, const struct information *about, void *context)
{
    const struct outcome outcome = {(uint64_t)signal, about->address};

    (void)context;
    give(&outcome, sizeof outcome);
    system_exit(0);
}

static void watch(void)
{
    static const int signals[] = {SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSEGV};
    static uint8_t room[1 << 16];
    const struct stack stack = {room, 0, sizeof room};
    const struct action action = {struck, SA_SIGINFO_RESTORER_ONSTACK, 0, 0};

    must(system_sigaltstack(&stack, 0) == 0, 2);
    for (size_t i = 0; i < sizeof signals / sizeof signals[0]; i++)
        must(system_sigaction(signals[i], &action, 0, sizeof action.mask) == 0, 2);
}

static void map(const struct region *region)
{
    const long got =
        system_mmap(region->address, region->size, READ_WRITE, MAP_PRIVATE_ANONYMOUS_FIXED_NOREPLACE, -1, 0);

    must(got == (long)region->address, 3);
    must(take((void *)region->address, region->size), 4);
    if (!region->written)
        must(system_mprotect(region->address, region->size, READ_ONLY) == 0, 3);
}

void run(void)
{
    static const struct outcome returned;
    static struct region regions[REGIONS];
    struct request request;

    must(take(&request, sizeof request) && request.registers <= REGISTERS && request.regions <= REGIONS, 4);
    for (size_t i = 0; i < request.regions; i++) {
        must(take(&regions[i], sizeof regions[i]), 4);
        map(&regions[i]);
    }
    must(take(registers, request.registers), 4);

    watch();
    enter(functions[request.function]);

    give(&returned, sizeof returned);
    give(registers, request.registers);
    for (size_t i = 0; i < request.regions; i++)
        if (regions[i].written)
            give((const void *)regions[i].address, regions[i].size);
}
