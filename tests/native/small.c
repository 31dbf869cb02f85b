/*
 * What the programs of tests use of a C library, for Linux on four architectures: building a whole library takes
 * a compiler most of a minute for each.
 */
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>

int main(int argc, char **argv);
void begin(long *stack);

/* At the start of a program the stack pointer is the address of the number of its arguments. */
#if defined(__x86_64__)
enum { WRITE = 1, EXIT = 60 };
__asm__(".globl _start\n_start:\n\tmovq %rsp, %rdi\n\tandq $-16, %rsp\n\tcall begin\n");
#elif defined(__aarch64__)
enum { WRITE = 64, EXIT = 93 };
__asm__(".globl _start\n_start:\n\tmov x0, sp\n\tbl begin\n");
#elif defined(__riscv)
enum { WRITE = 64, EXIT = 93 };
__asm__(".globl _start\n_start:\n\tmv a0, sp\n\tcall begin\n");
#elif defined(__s390x__)
enum { EXIT = 1, WRITE = 4 };
__asm__(".globl _start\n_start:\n\tlgr %r2, %r15\n\taghi %r15, -160\n\tbrasl %r14, begin\n");
#else
#error "no system calls are known for this processor"
#endif

static char **environment;
static unsigned long *auxiliary;

static long call(long number, long x, long y, long z)
{
#if defined(__x86_64__)
    __asm__ volatile("syscall" : "+a"(number) : "D"(x), "S"(y), "d"(z) : "rcx", "r11", "memory");
    return number;
#elif defined(__aarch64__)
    register long x8 __asm__("x8") = number, x0 __asm__("x0") = x, x1 __asm__("x1") = y, x2 __asm__("x2") = z;
    __asm__ volatile("svc 0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2) : "memory");
    return x0;
#elif defined(__riscv)
    register long a7 __asm__("a7") = number, a0 __asm__("a0") = x, a1 __asm__("a1") = y, a2 __asm__("a2") = z;
    __asm__ volatile("ecall" : "+r"(a0) : "r"(a7), "r"(a1), "r"(a2) : "memory");
    return a0;
#else
    register long r1 __asm__("r1") = number, r2 __asm__("r2") = x, r3 __asm__("r3") = y, r4 __asm__("r4") = z;
    __asm__ volatile("svc 0" : "+r"(r2) : "r"(r1), "r"(r3), "r"(r4) : "memory");
    return r2;
#endif
}

void begin(long *stack)
{
    char **argv = (char **)(stack + 1);
    char **each = argv + stack[0] + 1;

    environment = each;
    while (*each != NULL)
        each++;
    auxiliary = (unsigned long *)(each + 1);
    exit(main((int)stack[0], argv));
}

void exit(int code)
{
    for (;;)
        call(EXIT, code, 0, 0);
}

char *getenv(const char *name)
{
    const size_t len = strlen(name);

    for (char **each = environment; *each != NULL; each++)
        if (strncmp(*each, name, len) == 0 && (*each)[len] == '=')
            return *each + len + 1;
    return NULL;
}

unsigned long getauxval(unsigned long type)
{
    for (const unsigned long *each = auxiliary; each[0] != 0; each += 2)
        if (each[0] == type)
            return each[1];
    return 0;
}

/* Compiled with -fno-builtin: compilers would make calls of themselves out of these. */
void *memcpy(void *restrict to, const void *restrict from, size_t len)
{
    for (size_t i = 0; i < len; i++)
        ((char *)to)[i] = ((const char *)from)[i];
    return to;
}

void *memset(void *to, int byte, size_t len)
{
    for (size_t i = 0; i < len; i++)
        ((char *)to)[i] = (char)byte;
    return to;
}

size_t strlen(const char *text)
{
    size_t len = 0;

    while (text[len] != 0)
        len++;
    return len;
}

int strncmp(const char *x, const char *y, size_t len)
{
    for (size_t i = 0; i < len; i++)
        if (x[i] != y[i] || x[i] == 0)
            return (unsigned char)x[i] - (unsigned char)y[i];
    return 0;
}

int strcmp(const char *x, const char *y)
{
    return strncmp(x, y, strlen(x) + 1);
}

static void write_all(const char *text, size_t len)
{
    while (len != 0) {
        const long sent = call(WRITE, 1, (long)text, (long)len);

        if (sent <= 0)
            exit(1);
        text += sent;
        len -= (size_t)sent;
    }
}

int putchar(int byte)
{
    const char c = (char)byte;

    write_all(&c, 1);
    return byte;
}

int puts(const char *text)
{
    write_all(text, strlen(text));
    return putchar('\n');
}

static void print_number(unsigned long value, unsigned base, int least)
{
    char digits[24];
    size_t at = sizeof digits;

    do {
        digits[--at] = "0123456789abcdef"[value % base];
        value /= base;
        least--;
    } while (value != 0 || least > 0);
    write_all(digits + at, sizeof digits - at);
}

/* Of the formats only %s, %d and %02x. */
int printf(const char *restrict format, ...)
{
    va_list values;

    va_start(values, format);
    for (const char *c = format; *c != 0; c++) {
        if (*c != '%') {
            putchar(*c);
            continue;
        }
        if (strncmp(c, "%s", 2) == 0) {
            const char *text = va_arg(values, const char *);
            write_all(text, strlen(text));
        } else if (strncmp(c, "%d", 2) == 0) {
            const int value = va_arg(values, int);
            if (value < 0)
                putchar('-');
            print_number(value < 0 ? 0 - (unsigned long)value : (unsigned long)value, 10, 1);
        } else if (strncmp(c, "%02x", 4) == 0) {
            print_number(va_arg(values, unsigned), 16, 2);
            c += 2;
        } else {
            exit(1);
        }
        c++;
    }
    va_end(values);
    return 0;
}
