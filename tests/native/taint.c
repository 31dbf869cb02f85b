/*
 * Steps through a program from its first breakpoint to its second, if it has an argument, and tells on the standard
 * output before each instruction what taint.py reads: registers, the words of a request to valgrind, the code.
 */

#define _GNU_SOURCE
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>

#define TRAP_FLAG 0x100
#define LONGEST 15
static const uint8_t REQUEST[] = {0x48, 0x87, 0xdb}; /* xchg rbx, rbx */

static struct {
    uint64_t registers[17], fs_base, request[3];
    uint8_t code[16];
} steps[256];
static size_t count;

static void tell(void)
{
    const char *at = (const char *)steps, *end = (const char *)(steps + count);
    ssize_t written = 0;

    for (; at != end && written >= 0; at += written)
        written = write(STDOUT_FILENO, at, (size_t)(end - at));
    count = 0;
}

static void trapped(int number, siginfo_t *info, void *context)
{
    greg_t *registers = ((ucontext_t *)context)->uc_mcontext.gregs;
    const void *code = (const void *)registers[REG_RIP];

    (void)number;
    if (info->si_code == SI_KERNEL) { /* int3; a virtual machine may lose why another trap came */
        registers[REG_EFL] ^= TRAP_FLAG;
        tell();
        return;
    }
    memcpy(steps[count].registers, registers, sizeof steps->registers);
    steps[count].fs_base = (uint64_t)__builtin_thread_pointer();
    memcpy(steps[count].code, code, LONGEST);
    if (memcmp(code, REQUEST, sizeof REQUEST) == 0)
        memcpy(steps[count].request, (const void *)registers[REG_RAX], sizeof steps->request);
    if (++count == sizeof steps / sizeof *steps)
        tell();
}

__attribute__((constructor)) static void install(int arguments)
{
    struct sigaction action = {.sa_sigaction = trapped, .sa_flags = SA_SIGINFO};

    if (arguments > 1)
        sigaction(SIGTRAP, &action, NULL);
}
