/* SPDX-License-Identifier: 0BSD */
/* Runs KERNEL(state, data, 1) of MESSAGES messages one instruction at a time, and unwinds to its caller after each. It
 * prints the instructions after which that failed, and the number of all. */
#define _GNU_SOURCE
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <ucontext.h>
#include <unwind.h>

#define TEXT(name) #name
#define NAME(symbol) TEXT(symbol)

extern void KERNEL(void);

/* Calls it with a number of its own in each register that it keeps, and with the trap flag set. */
void enter(void *state, const void *data);
extern const char returned[];
extern uint64_t stack;
__asm__(".text\n"
        "enter:  push %rbx; push %rbp; push %r12; push %r13; push %r14; push %r15; push %rax\n"
        "        mov $3, %ebx; mov $6, %ebp; mov $12, %r12d; mov $13, %r13d; mov $14, %r14d; mov $15, %r15d\n"
        "        mov %rsp, stack(%rip)\n"
        "        mov $1, %edx\n"
        "        pushfq; orq $0x100, (%rsp); popfq\n"
        "        call " NAME(KERNEL) "\n"
        "returned:\n"
        "        pushfq; andq $~0x100, (%rsp); popfq\n"
        "        pop %rax; pop %r15; pop %r14; pop %r13; pop %r12; pop %rbp; pop %rbx; ret\n"
        ".data\n"
        "stack:  .quad 0\n"
        ".text\n");

static const int kept[] = {3, 6, 12, 13, 14, 15}; /* rbx, rbp, r12 ..., as DWARF numbers them */
static uint64_t stopped; /* the instruction */
static int is_next, is_right;

static _Unwind_Reason_Code frame(struct _Unwind_Context *context, void *unused)
{
    (void)unused;
    if (is_next) {
        is_right = _Unwind_GetIP(context) == (uint64_t)returned && _Unwind_GetCFA(context) == stack;
        for (size_t i = 0; i < sizeof kept / sizeof kept[0]; i++)
            is_right &= _Unwind_GetGR(context, kept[i]) == (uint64_t)kept[i];
        return _URC_NORMAL_STOP;
    }
    is_next = _Unwind_GetIP(context) == stopped;
    return _URC_NO_REASON;
}

static void step(int number, siginfo_t *about, void *context)
{
    static int count, is_inside;

    (void)number;
    (void)about;
    stopped = (uint64_t)((ucontext_t *)context)->uc_mcontext.gregs[REG_RIP];
    is_inside |= stopped == (uint64_t)KERNEL;
    if (stopped == (uint64_t)returned) {
        printf("%d instructions\n", count);
        is_inside = 0;
    }
    if (!is_inside)
        return;
    count++;
    is_next = is_right = 0;
    _Unwind_Backtrace(frame, 0);
    if (!is_right)
        printf("not from 0x%lx\n", stopped - (uint64_t)KERNEL);
}

int main(void)
{
    static _Alignas(64) uint8_t state[1 << 12], data[1 << 12];
    static const void *pointers[64];
    struct sigaction action = {.sa_sigaction = step, .sa_flags = SA_SIGINFO};

    for (int i = 0; i < 64; i++)
        pointers[i] = data;
    sigaction(SIGTRAP, &action, 0);
    enter(state, MESSAGES == 1 ? (const void *)data : pointers);
    return 0;
}
