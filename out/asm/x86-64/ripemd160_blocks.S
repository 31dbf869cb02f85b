/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for any x86-64.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target x86-64 --kernel blocks --emitter gas
 *
 * With the options above, `hashwright prove` proves ripemd160_blocks, and `hashwright verify` tests
 * all functions. `hashwright bench ripemd160 --target x86-64 --kernel blocks --emitter gas`
 * measures the speed.
 *
 * ripemd160_blocks: 1416 instructions for a block of 64 bytes, critical path 355 cycles.
 * Rules: select_as_xor 32 times, select_as_add 32 times.
 * ripemd160_blocks: 1760 instructions in all, 196 of them moves between registers.
 */

#if defined(__SIZEOF_POINTER__) && __SIZEOF_POINTER__ != 8
#error "this assembly is for pointers of 8 bytes; generate C with --emitter c"
#endif

#if defined(__APPLE__)
#define SYMBOL(name) _##name
#define L(name) L##name
#else
#define SYMBOL(name) name
#define L(name) .L##name
#endif

/*
 * Protections of CET, as -fcf-protection says: indirect branches reach only endbr64, and shadow
 * stacks.
 */
#if defined(__CET__) && (__CET__ & 1) != 0
#define IBT 1
#else
#define IBT 0
#endif
#if defined(__CET__) && (__CET__ & 2) != 0
#define SHSTK 2
#else
#define SHSTK 0
#endif
#define PROTECTED (IBT | SHSTK)

#if defined(_WIN32)
#define SEH(...) __VA_ARGS__
#else
#define SEH(...)
#endif

/*
 * void ripemd160_blocks(uint32_t state[5], const uint8_t *data, size_t nblocks);
 *
 * Arguments, moved there by the prologue on Windows: state in rdi, data in rsi, nblocks in rdx.
 *
 * At the start of the loop: h0 in eax, h1 in ecx, h2 in r8d, h3 in r9d, h4 in r10d.
 */
        .text
        .p2align   5
        .globl     SYMBOL(ripemd160_blocks)
#if defined(_WIN32)
        .def       SYMBOL(ripemd160_blocks)
        .scl       2
        .type      32
        .endef
        .seh_proc  SYMBOL(ripemd160_blocks)
#elif defined(__ELF__)
        .type      SYMBOL(ripemd160_blocks), %function
#endif
SYMBOL(ripemd160_blocks):
#if !defined(_WIN32)
        .cfi_startproc
#endif
#if IBT
        endbr64
#endif
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        push       %rbx
        SEH(.seh_pushreg %rbx)
        push       %rbp
        SEH(.seh_pushreg %rbp)
        push       %rdi
        SEH(.seh_pushreg %rdi)
        push       %rsi
        SEH(.seh_pushreg %rsi)
        push       %r12
        SEH(.seh_pushreg %r12)
        push       %r13
        SEH(.seh_pushreg %r13)
        push       %r14
        SEH(.seh_pushreg %r14)
        push       %r15
        SEH(.seh_pushreg %r15)
        sub        $24, %rsp
        SEH(.seh_stackalloc 24)
        SEH(.seh_endprologue)
        mov        %rcx, %rdi
        mov        %rdx, %rsi
        mov        %r8, %rdx
#else
        push       %rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %rbx, 0
        push       %rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %rbp, 0
        push       %r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %r12, 0
        push       %r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %r13, 0
        push       %r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %r14, 0
        push       %r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %r15, 0
        sub        $24, %rsp
        .cfi_adjust_cfa_offset 24
#endif
        test       %rdx, %rdx
        jz         L(ripemd160_blocks_end)
        mov        (%rdi), %eax
        mov        4(%rdi), %ecx
        mov        8(%rdi), %r8d
        mov        12(%rdi), %r9d
        mov        16(%rdi), %r10d
        .p2align   5
L(ripemd160_blocks_loop):
        mov        %r9d, %r11d
        not        %r11d
        mov        %r8d, %ebx
        xor        %ecx, %ebx
        mov        20(%rsi), %ebp
        lea        0x50a28be6(%rbp), %r12d
        mov        (%rsi), %r13d
        add        %eax, %r13d
        or         %r8d, %r11d
        xor        %r9d, %ebx
        add        %eax, %r12d
        rol        $10, %r8d
        xor        %ecx, %r11d
        add        %r13d, %ebx
        mov        %r8d, %r13d
        not        %r13d
        add        %r12d, %r11d
        rol        $11, %ebx
        mov        %ecx, %r12d
        xor        %r8d, %r12d
        or         %ecx, %r13d
        lea        0x50a28be6(%r10), %r14d
        rol        $8, %r11d
        add        %r10d, %ebx                          // left step 1, f1: cycle 5
        mov        4(%rsi), %r15d
        add        %r10d, %r15d
        add        56(%rsi), %r14d
        add        %r10d, %r11d                         // right step 1, f5: cycle 6
        xor        %ebx, %r12d
        rol        $10, %ecx
        xor        %r11d, %r13d
        add        %r15d, %r12d
        mov        %ecx, %r15d
        not        %r15d
        add        %r14d, %r13d
        rol        $14, %r12d
        mov        %ecx, %r14d
        xor        %ebx, %r14d
        or         %r11d, %r15d
        lea        0x50a28be6(%r9), %eax
        rol        $9, %r13d
        add        %r9d, %r12d                          // left step 2, f1: cycle 9
        mov        8(%rsi), %r10d
        add        %r9d, %r10d
        add        28(%rsi), %eax
        add        %r9d, %r13d                          // right step 2, f5: cycle 10
        xor        %r12d, %r14d
        rol        $10, %r11d
        xor        %r13d, %r15d
        add        %r10d, %r14d
        rol        $10, %ebx
        mov        %r11d, %r10d
        not        %r10d
        add        %eax, %r15d
        rol        $15, %r14d
        mov        %ebx, %eax
        xor        %r12d, %eax
        or         %r13d, %r10d
        lea        0x50a28be6(%r8), %r9d
        rol        $9, %r15d
        add        %r8d, %r14d                          // left step 3, f1: cycle 13
        mov        12(%rsi), %ebp
        add        %r8d, %ebp
        add        (%rsi), %r9d
        add        %r8d, %r15d                          // right step 3, f5: cycle 14
        xor        %r14d, %eax
        rol        $10, %r13d
        xor        %r15d, %r10d
        add        %ebp, %eax
        rol        $10, %r12d
        mov        %r13d, %r8d
        not        %r8d
        add        %r9d, %r10d
        rol        $12, %eax
        mov        %r12d, %r9d
        xor        %r14d, %r9d
        or         %r15d, %r8d
        lea        0x50a28be6(%rcx), %ebp
        rol        $11, %r10d
        add        %ecx, %eax                           // left step 4, f1: cycle 17
        mov        %r12d, (%rsp)
        mov        16(%rsi), %r12d
        add        %ecx, %r12d
        add        36(%rsi), %ebp
        add        %ecx, %r10d                          // right step 4, f5: cycle 18
        xor        %eax, %r9d
        rol        $10, %r15d
        xor        %r10d, %r8d
        add        %r12d, %r9d
        rol        $10, %r14d
        mov        %r15d, %ecx
        not        %ecx
        add        %ebp, %r8d
        rol        $5, %r9d
        mov        %r14d, %ebp
        xor        %eax, %ebp
        or         %r10d, %ecx
        lea        0x50a28be6(%r11), %r12d
        rol        $13, %r8d
        add        %ebx, %r9d                           // left step 5, f1: cycle 21
        add        20(%rsi), %ebx
        add        8(%rsi), %r12d
        add        %r11d, %r8d                          // right step 5, f5: cycle 22
        xor        %r9d, %ebp
        rol        $10, %r10d
        xor        %r8d, %ecx
        add        %ebx, %ebp
        rol        $10, %eax
        mov        %r10d, %r11d
        not        %r11d
        add        %r12d, %ecx
        rol        $8, %ebp
        mov        %eax, %ebx
        xor        %r9d, %ebx
        or         %r8d, %r11d
        lea        0x50a28be6(%r13), %r12d
        rol        $15, %ecx
        add        (%rsp), %ebp                         // left step 6, f1: cycle 25
        mov        %eax, 4(%rsp)
        mov        24(%rsi), %eax
        add        (%rsp), %eax
        add        44(%rsi), %r12d
        add        %r13d, %ecx                          // right step 6, f5: cycle 26
        xor        %ebp, %ebx
        rol        $10, %r8d
        xor        %ecx, %r11d
        add        %eax, %ebx
        rol        $10, %r9d
        mov        %r8d, %eax
        not        %eax
        add        %r12d, %r11d
        rol        $7, %ebx
        mov        %r9d, %r12d
        xor        %ebp, %r12d
        or         %ecx, %eax
        lea        0x50a28be6(%r15), %r13d
        rol        $15, %r11d
        add        %r14d, %ebx                          // left step 7, f1: cycle 29
        add        28(%rsi), %r14d
        add        16(%rsi), %r13d
        add        %r15d, %r11d                         // right step 7, f5: cycle 30
        xor        %ebx, %r12d
        rol        $10, %ecx
        xor        %r11d, %eax
        add        %r14d, %r12d
        rol        $10, %ebp
        mov        %ecx, %r14d
        not        %r14d
        add        %r13d, %eax
        rol        $9, %r12d
        mov        %ebp, %r13d
        xor        %ebx, %r13d
        or         %r11d, %r14d
        lea        0x50a28be6(%r10), %r15d
        rol        $5, %eax
        add        4(%rsp), %r12d                       // left step 8, f1: cycle 33
        mov        %ebp, (%rsp)
        mov        32(%rsi), %ebp
        add        4(%rsp), %ebp
        add        52(%rsi), %r15d
        add        %r10d, %eax                          // right step 8, f5: cycle 34
        xor        %r12d, %r13d
        rol        $10, %r11d
        xor        %eax, %r14d
        add        %ebp, %r13d
        rol        $10, %ebx
        mov        %r11d, %r10d
        not        %r10d
        add        %r15d, %r14d
        rol        $11, %r13d
        mov        %ebx, %ebp
        xor        %r12d, %ebp
        or         %eax, %r10d
        lea        0x50a28be6(%r8), %r15d
        rol        $7, %r14d
        add        %r9d, %r13d                          // left step 9, f1: cycle 37
        add        36(%rsi), %r9d
        add        24(%rsi), %r15d
        add        %r8d, %r14d                          // right step 9, f5: cycle 38
        xor        %r13d, %ebp
        rol        $10, %eax
        xor        %r14d, %r10d
        add        %r9d, %ebp
        rol        $10, %r12d
        mov        %eax, %r8d
        not        %r8d
        add        %r15d, %r10d
        rol        $13, %ebp
        mov        %r12d, %r9d
        xor        %r13d, %r9d
        or         %r14d, %r8d
        lea        0x50a28be6(%rcx), %r15d
        rol        $7, %r10d
        add        (%rsp), %ebp                         // left step 10, f1: cycle 41
        mov        %r12d, 4(%rsp)
        mov        40(%rsi), %r12d
        add        (%rsp), %r12d
        add        60(%rsi), %r15d
        add        %ecx, %r10d                          // right step 10, f5: cycle 42
        xor        %ebp, %r9d
        rol        $10, %r14d
        xor        %r10d, %r8d
        add        %r12d, %r9d
        rol        $10, %r13d
        mov        %r14d, %ecx
        not        %ecx
        add        %r15d, %r8d
        rol        $14, %r9d
        mov        %r13d, %r12d
        xor        %ebp, %r12d
        or         %r10d, %ecx
        lea        0x50a28be6(%r11), %r15d
        rol        $8, %r8d
        add        %ebx, %r9d                           // left step 11, f1: cycle 45
        add        44(%rsi), %ebx
        add        32(%rsi), %r15d
        add        %r11d, %r8d                          // right step 11, f5: cycle 46
        xor        %r9d, %r12d
        rol        $10, %r10d
        xor        %r8d, %ecx
        add        %ebx, %r12d
        rol        $10, %ebp
        mov        %r10d, %r11d
        not        %r11d
        add        %r15d, %ecx
        rol        $15, %r12d
        mov        %ebp, %ebx
        xor        %r9d, %ebx
        or         %r8d, %r11d
        lea        0x50a28be6(%rax), %r15d
        rol        $11, %ecx
        add        4(%rsp), %r12d                       // left step 12, f1: cycle 49
        mov        %ebp, (%rsp)
        mov        48(%rsi), %ebp
        add        4(%rsp), %ebp
        add        4(%rsi), %r15d
        add        %eax, %ecx                           // right step 12, f5: cycle 50
        xor        %r12d, %ebx
        rol        $10, %r8d
        xor        %ecx, %r11d
        add        %ebp, %ebx
        rol        $10, %r9d
        mov        %r8d, %eax
        not        %eax
        add        %r15d, %r11d
        rol        $6, %ebx
        mov        %r9d, %ebp
        xor        %r12d, %ebp
        or         %ecx, %eax
        lea        0x50a28be6(%r14), %r15d
        rol        $14, %r11d
        add        %r13d, %ebx                          // left step 13, f1: cycle 53
        add        52(%rsi), %r13d
        add        40(%rsi), %r15d
        add        %r14d, %r11d                         // right step 13, f5: cycle 54
        xor        %ebx, %ebp
        rol        $10, %ecx
        xor        %r11d, %eax
        add        %r13d, %ebp
        rol        $10, %r12d
        mov        %ecx, %r13d
        not        %r13d
        add        %r15d, %eax
        rol        $7, %ebp
        mov        %r12d, %r14d
        xor        %ebx, %r14d
        or         %r11d, %r13d
        lea        0x50a28be6(%r10), %r15d
        rol        $14, %eax
        add        (%rsp), %ebp                         // left step 14, f1: cycle 57
        mov        %r12d, 4(%rsp)
        mov        56(%rsi), %r12d
        add        (%rsp), %r12d
        add        12(%rsi), %r15d
        add        %r10d, %eax                          // right step 14, f5: cycle 58
        xor        %ebp, %r14d
        rol        $10, %r11d
        xor        %eax, %r13d
        add        %r12d, %r14d
        rol        $10, %ebx
        mov        %r11d, %r10d
        not        %r10d
        add        %r15d, %r13d
        rol        $9, %r14d
        mov        %ebx, %r12d
        xor        %ebp, %r12d
        or         %eax, %r10d
        lea        0x50a28be6(%r8), %r15d
        rol        $12, %r13d
        add        %r9d, %r14d                          // left step 15, f1: cycle 61
        add        60(%rsi), %r9d
        add        48(%rsi), %r15d
        add        %r8d, %r13d                          // right step 15, f5: cycle 62
        xor        %r14d, %r12d
        rol        $10, %eax
        xor        %r13d, %r10d
        add        %r9d, %r12d
        rol        $10, %ebp
        mov        %eax, %r8d
        not        %r8d
        lea        0x5c4dd124(%rcx), %r9d
        add        %r15d, %r10d
        rol        $8, %r12d
        mov        %ebp, %r15d
        xor        %r14d, %r15d
        and        %r13d, %r8d
        add        24(%rsi), %r9d
        rol        $6, %r10d
        add        4(%rsp), %r12d                       // left step 16, f1: cycle 65
        mov        %ebx, (%rsp)
        mov        4(%rsp), %ebx
        lea        0x5a827999(%rbx), %ebx
        add        %r9d, %r8d
        add        %ecx, %r10d                          // right step 16, f5: cycle 66
        and        %r12d, %r15d
        add        28(%rsi), %ebx
        rol        $10, %r13d
        mov        %eax, %ecx
        and        %r10d, %ecx
        xor        %ebp, %r15d
        mov        %r13d, %r9d
        not        %r9d
        mov        %ebp, 4(%rsp)
        lea        0x5c4dd124(%r11), %ebp
        add        %r8d, %ecx
        add        %ebx, %r15d
        rol        $10, %r14d
        and        %r10d, %r9d
        add        44(%rsi), %ebp
        rol        $9, %ecx
        rol        $7, %r15d
        mov        %r14d, %r8d
        xor        %r12d, %r8d
        add        %ebp, %r9d
        add        %r11d, %ecx                          // right step 17, f4: cycle 70
        add        (%rsp), %r15d                        // left step 17, f2: cycle 70
        mov        (%rsp), %r11d
        lea        0x5a827999(%r11), %r11d
        rol        $10, %r10d
        mov        %r13d, %ebx
        and        %ecx, %ebx
        and        %r15d, %r8d
        add        16(%rsi), %r11d
        mov        %r10d, %ebp
        not        %ebp
        mov        %r13d, (%rsp)
        lea        0x5c4dd124(%rax), %r13d
        add        %r9d, %ebx
        xor        %r14d, %r8d
        and        %ecx, %ebp
        add        12(%rsi), %r13d
        rol        $13, %ebx
        add        %r11d, %r8d
        rol        $10, %r12d
        add        %r13d, %ebp
        add        %eax, %ebx                           // right step 18, f4: cycle 74
        rol        $6, %r8d
        mov        %r12d, %eax
        xor        %r15d, %eax
        rol        $10, %ecx
        mov        %r10d, %r9d
        and        %ebx, %r9d
        add        4(%rsp), %r8d                        // left step 18, f2: cycle 75
        mov        4(%rsp), %r11d
        lea        0x5a827999(%r11), %r11d
        mov        %ecx, %r13d
        not        %r13d
        mov        %r14d, 4(%rsp)
        mov        (%rsp), %r14d
        mov        %r10d, 8(%rsp)
        lea        0x5c4dd124(%r14), %r10d
        add        %ebp, %r9d
        and        %r8d, %eax
        add        52(%rsi), %r11d
        and        %ebx, %r13d
        add        28(%rsi), %r10d
        rol        $15, %r9d
        xor        %r12d, %eax
        add        %r10d, %r13d
        add        %r14d, %r9d                          // right step 19, f4: cycle 78
        add        %r11d, %eax
        rol        $10, %r15d
        mov        %ecx, %r10d
        and        %r9d, %r10d
        rol        $8, %eax
        rol        $10, %ebx
        mov        %r15d, %r11d
        xor        %r8d, %r11d
        mov        8(%rsp), %ebp
        lea        0x5c4dd124(%rbp), %r14d
        add        %r13d, %r10d
        add        4(%rsp), %eax                        // left step 19, f2: cycle 80
        mov        %ebx, %r13d
        not        %r13d
        mov        %r12d, (%rsp)
        mov        4(%rsp), %r12d
        lea        0x5a827999(%r12), %r12d
        add        (%rsi), %r14d
        rol        $7, %r10d
        and        %eax, %r11d
        and        %r9d, %r13d
        add        4(%rsi), %r12d
        add        %ebp, %r10d                          // right step 20, f4: cycle 82
        xor        %r15d, %r11d
        add        %r14d, %r13d
        rol        $10, %r9d
        mov        %ebx, %ebp
        and        %r10d, %ebp
        add        %r12d, %r11d
        rol        $10, %r8d
        mov        %r9d, %r12d
        not        %r12d
        lea        0x5c4dd124(%rcx), %r14d
        add        %r13d, %ebp
        rol        $13, %r11d
        mov        %r8d, %r13d
        xor        %eax, %r13d
        and        %r10d, %r12d
        add        52(%rsi), %r14d
        rol        $12, %ebp
        add        (%rsp), %r11d                        // left step 20, f2: cycle 85
        mov        %r15d, 8(%rsp)
        mov        (%rsp), %r15d
        lea        0x5a827999(%r15), %r15d
        add        %r14d, %r12d
        add        %ecx, %ebp                           // right step 21, f4: cycle 86
        and        %r11d, %r13d
        add        40(%rsi), %r15d
        rol        $10, %r10d
        mov        %r9d, %ecx
        and        %ebp, %ecx
        xor        %r8d, %r13d
        mov        %r10d, %r14d
        not        %r14d
        mov        %r8d, (%rsp)
        lea        0x5c4dd124(%rbx), %r8d
        add        %r12d, %ecx
        add        %r15d, %r13d
        rol        $10, %eax
        and        %ebp, %r14d
        add        20(%rsi), %r8d
        rol        $8, %ecx
        rol        $11, %r13d
        mov        %eax, %r12d
        xor        %r11d, %r12d
        add        %r8d, %r14d
        add        %ebx, %ecx                           // right step 22, f4: cycle 90
        add        8(%rsp), %r13d                       // left step 21, f2: cycle 90
        mov        8(%rsp), %r8d
        lea        0x5a827999(%r8), %r8d
        rol        $10, %ebp
        mov        %r10d, %ebx
        and        %ecx, %ebx
        and        %r13d, %r12d
        add        24(%rsi), %r8d
        mov        %ebp, %r15d
        not        %r15d
        mov        %r10d, 8(%rsp)
        lea        0x5c4dd124(%r9), %r10d
        add        %r14d, %ebx
        xor        %eax, %r12d
        and        %ecx, %r15d
        add        40(%rsi), %r10d
        rol        $9, %ebx
        add        %r8d, %r12d
        rol        $10, %r11d
        add        %r10d, %r15d
        add        %r9d, %ebx                           // right step 23, f4: cycle 94
        rol        $9, %r12d
        mov        %r11d, %r8d
        xor        %r13d, %r8d
        rol        $10, %ecx
        mov        %ebp, %r9d
        and        %ebx, %r9d
        add        (%rsp), %r12d                        // left step 22, f2: cycle 95
        mov        (%rsp), %r10d
        lea        0x5a827999(%r10), %r10d
        mov        %ecx, %r14d
        not        %r14d
        mov        %eax, (%rsp)
        mov        8(%rsp), %eax
        mov        %ebp, 4(%rsp)
        lea        0x5c4dd124(%rax), %ebp
        add        %r15d, %r9d
        and        %r12d, %r8d
        add        60(%rsi), %r10d
        and        %ebx, %r14d
        add        56(%rsi), %ebp
        rol        $11, %r9d
        xor        %r11d, %r8d
        add        %ebp, %r14d
        add        %eax, %r9d                           // right step 24, f4: cycle 98
        add        %r10d, %r8d
        rol        $10, %r13d
        mov        %ecx, %eax
        and        %r9d, %eax
        rol        $7, %r8d
        rol        $10, %ebx
        mov        %r13d, %r10d
        xor        %r12d, %r10d
        mov        4(%rsp), %ebp
        lea        0x5c4dd124(%rbp), %r15d
        add        %r14d, %eax
        add        (%rsp), %r8d                         // left step 23, f2: cycle 100
        mov        %ebx, %r14d
        not        %r14d
        mov        %r11d, 8(%rsp)
        mov        (%rsp), %r11d
        lea        0x5a827999(%r11), %r11d
        add        60(%rsi), %r15d
        rol        $7, %eax
        and        %r8d, %r10d
        and        %r9d, %r14d
        add        12(%rsi), %r11d
        add        %ebp, %eax                           // right step 25, f4: cycle 102
        xor        %r13d, %r10d
        add        %r15d, %r14d
        rol        $10, %r9d
        mov        %ebx, %ebp
        and        %eax, %ebp
        add        %r11d, %r10d
        rol        $10, %r12d
        mov        %r9d, %r11d
        not        %r11d
        lea        0x5c4dd124(%rcx), %r15d
        add        %r14d, %ebp
        rol        $15, %r10d
        mov        %r12d, %r14d
        xor        %r8d, %r14d
        and        %eax, %r11d
        add        32(%rsi), %r15d
        rol        $7, %ebp
        add        8(%rsp), %r10d                       // left step 24, f2: cycle 105
        mov        %r13d, 4(%rsp)
        mov        8(%rsp), %r13d
        lea        0x5a827999(%r13), %r13d
        add        %r15d, %r11d
        add        %ecx, %ebp                           // right step 26, f4: cycle 106
        and        %r10d, %r14d
        add        48(%rsi), %r13d
        rol        $10, %eax
        mov        %r9d, %ecx
        and        %ebp, %ecx
        xor        %r12d, %r14d
        mov        %eax, %r15d
        not        %r15d
        mov        %r12d, 8(%rsp)
        lea        0x5c4dd124(%rbx), %r12d
        add        %r11d, %ecx
        add        %r13d, %r14d
        rol        $10, %r8d
        and        %ebp, %r15d
        add        48(%rsi), %r12d
        rol        $12, %ecx
        rol        $7, %r14d
        mov        %r8d, %r11d
        xor        %r10d, %r11d
        add        %r12d, %r15d
        add        %ebx, %ecx                           // right step 27, f4: cycle 110
        add        4(%rsp), %r14d                       // left step 25, f2: cycle 110
        mov        4(%rsp), %ebx
        lea        0x5a827999(%rbx), %ebx
        rol        $10, %ebp
        mov        %eax, %r12d
        and        %ecx, %r12d
        and        %r14d, %r11d
        add        (%rsi), %ebx
        mov        %ebp, %r13d
        not        %r13d
        mov        %eax, 4(%rsp)
        lea        0x5c4dd124(%r9), %eax
        add        %r15d, %r12d
        xor        %r8d, %r11d
        and        %ecx, %r13d
        add        16(%rsi), %eax
        rol        $7, %r12d
        add        %ebx, %r11d
        rol        $10, %r10d
        add        %eax, %r13d
        add        %r9d, %r12d                          // right step 28, f4: cycle 114
        rol        $12, %r11d
        mov        %r10d, %eax
        xor        %r14d, %eax
        rol        $10, %ecx
        mov        %ebp, %r9d
        and        %r12d, %r9d
        add        8(%rsp), %r11d                       // left step 26, f2: cycle 115
        mov        8(%rsp), %ebx
        lea        0x5a827999(%rbx), %ebx
        mov        %ecx, %r15d
        not        %r15d
        mov        %r8d, 8(%rsp)
        mov        4(%rsp), %r8d
        mov        %ebp, (%rsp)
        lea        0x5c4dd124(%r8), %ebp
        add        %r13d, %r9d
        and        %r11d, %eax
        add        36(%rsi), %ebx
        and        %r12d, %r15d
        add        36(%rsi), %ebp
        rol        $6, %r9d
        xor        %r10d, %eax
        add        %ebp, %r15d
        add        %r8d, %r9d                           // right step 29, f4: cycle 118
        add        %ebx, %eax
        rol        $10, %r14d
        mov        %ecx, %r8d
        and        %r9d, %r8d
        rol        $15, %eax
        rol        $10, %r12d
        mov        %r14d, %ebx
        xor        %r11d, %ebx
        mov        (%rsp), %ebp
        lea        0x5c4dd124(%rbp), %r13d
        add        %r15d, %r8d
        add        8(%rsp), %eax                        // left step 27, f2: cycle 120
        mov        %r12d, %r15d
        not        %r15d
        mov        %r10d, 4(%rsp)
        mov        8(%rsp), %r10d
        lea        0x5a827999(%r10), %r10d
        add        4(%rsi), %r13d
        rol        $15, %r8d
        and        %eax, %ebx
        and        %r9d, %r15d
        add        20(%rsi), %r10d
        add        %ebp, %r8d                           // right step 30, f4: cycle 122
        xor        %r14d, %ebx
        add        %r13d, %r15d
        rol        $10, %r9d
        mov        %r12d, %ebp
        and        %r8d, %ebp
        add        %r10d, %ebx
        rol        $10, %r11d
        mov        %r9d, %r10d
        not        %r10d
        lea        0x5c4dd124(%rcx), %r13d
        add        %r15d, %ebp
        rol        $9, %ebx
        mov        %r11d, %r15d
        xor        %eax, %r15d
        and        %r8d, %r10d
        add        8(%rsi), %r13d
        rol        $13, %ebp
        add        4(%rsp), %ebx                        // left step 28, f2: cycle 125
        mov        %r8d, (%rsp)
        mov        4(%rsp), %r8d
        lea        0x5a827999(%r8), %r8d
        add        %r13d, %r10d
        add        %ecx, %ebp                           // right step 31, f4: cycle 126
        and        %ebx, %r15d
        add        8(%rsi), %r8d
        mov        %r9d, %ecx
        and        %ebp, %ecx
        xor        %r11d, %r15d
        add        %r10d, %ecx
        add        %r8d, %r15d
        rol        $10, %eax
        mov        %ebp, %r8d
        not        %r8d
        rol        $11, %ecx
        rol        $11, %r15d
        mov        %eax, %r10d
        xor        %ebx, %r10d
        lea        0x6d703ef3(%r12), %r13d
        add        %r12d, %ecx                          // right step 32, f4: cycle 130
        add        %r14d, %r15d                         // left step 29, f2: cycle 130
        mov        (%rsp), %r12d
        rol        $10, %r12d
        add        $0x5a827999, %r14d
        add        60(%rsi), %r13d
        or         %ecx, %r8d
        and        %r15d, %r10d
        add        56(%rsi), %r14d
        xor        %r12d, %r8d
        xor        %eax, %r10d
        add        %r13d, %r8d
        add        %r14d, %r10d
        rol        $10, %ebx
        mov        %ecx, %r13d
        not        %r13d
        rol        $9, %r8d
        rol        $7, %r10d
        mov        %ebx, %r14d
        xor        %r15d, %r14d
        mov        %ecx, (%rsp)
        lea        0x6d703ef3(%r9), %ecx
        add        %r9d, %r8d                           // right step 33, f3: cycle 135
        add        %r11d, %r10d                         // left step 30, f2: cycle 135
        rol        $10, %ebp
        add        $0x5a827999, %r11d
        add        20(%rsi), %ecx
        or         %r8d, %r13d
        and        %r10d, %r14d
        add        44(%rsi), %r11d
        xor        %ebp, %r13d
        xor        %ebx, %r14d
        add        %ecx, %r13d
        add        %r11d, %r14d
        rol        $10, %r15d
        mov        %r8d, %ecx
        not        %ecx
        rol        $7, %r13d
        rol        $13, %r14d
        mov        %r15d, %r9d
        xor        %r10d, %r9d
        lea        0x6d703ef3(%r12), %r11d
        add        %r12d, %r13d                         // right step 34, f3: cycle 140
        add        %eax, %r14d                          // left step 31, f2: cycle 140
        mov        (%rsp), %r12d
        rol        $10, %r12d
        add        $0x5a827999, %eax
        add        4(%rsi), %r11d
        or         %r13d, %ecx
        and        %r14d, %r9d
        add        32(%rsi), %eax
        xor        %r12d, %ecx
        xor        %r15d, %r9d
        add        %r11d, %ecx
        add        %eax, %r9d
        mov        %r13d, %eax
        not        %eax
        rol        $15, %ecx
        rol        $12, %r9d
        mov        %r14d, %r11d
        not        %r11d
        mov        %r14d, (%rsp)
        lea        0x6d703ef3(%rbp), %r14d
        add        %ebp, %ecx                           // right step 35, f3: cycle 145
        add        %ebx, %r9d                           // left step 32, f2: cycle 145
        rol        $10, %r8d
        add        $0x6ed9eba1, %ebx
        add        12(%rsi), %r14d
        or         %ecx, %eax
        rol        $10, %r10d
        or         %r9d, %r11d
        add        12(%rsi), %ebx
        xor        %r8d, %eax
        xor        %r10d, %r11d
        add        %r14d, %eax
        add        %ebx, %r11d
        mov        %ecx, %ebx
        not        %ebx
        rol        $11, %eax
        rol        $11, %r11d
        mov        %r9d, %ebp
        not        %ebp
        lea        0x6d703ef3(%r12), %r14d
        add        %r12d, %eax                          // right step 36, f3: cycle 150
        add        %r15d, %r11d                         // left step 33, f3: cycle 150
        rol        $10, %r13d
        add        $0x6ed9eba1, %r15d
        add        28(%rsi), %r14d
        or         %eax, %ebx
        mov        (%rsp), %r12d
        rol        $10, %r12d
        or         %r11d, %ebp
        add        40(%rsi), %r15d
        xor        %r13d, %ebx
        xor        %r12d, %ebp
        add        %r14d, %ebx
        add        %r15d, %ebp
        mov        %eax, %r14d
        not        %r14d
        rol        $8, %ebx
        rol        $13, %ebp
        mov        %r11d, %r15d
        not        %r15d
        mov        %r11d, (%rsp)
        lea        0x6d703ef3(%r8), %r11d
        add        %r8d, %ebx                           // right step 37, f3: cycle 155
        add        %r10d, %ebp                          // left step 34, f3: cycle 155
        rol        $10, %ecx
        add        $0x6ed9eba1, %r10d
        add        56(%rsi), %r11d
        or         %ebx, %r14d
        rol        $10, %r9d
        or         %ebp, %r15d
        add        56(%rsi), %r10d
        xor        %ecx, %r14d
        xor        %r9d, %r15d
        add        %r11d, %r14d
        add        %r10d, %r15d
        mov        %ebx, %r8d
        not        %r8d
        rol        $6, %r14d
        rol        $6, %r15d
        mov        %ebp, %r10d
        not        %r10d
        lea        0x6d703ef3(%r13), %r11d
        add        %r13d, %r14d                         // right step 38, f3: cycle 160
        add        %r12d, %r15d                         // left step 35, f3: cycle 160
        rol        $10, %eax
        add        $0x6ed9eba1, %r12d
        add        24(%rsi), %r11d
        or         %r14d, %r8d
        mov        (%rsp), %r13d
        rol        $10, %r13d
        or         %r15d, %r10d
        add        16(%rsi), %r12d
        xor        %eax, %r8d
        xor        %r13d, %r10d
        add        %r11d, %r8d
        add        %r12d, %r10d
        mov        %r14d, %r11d
        not        %r11d
        rol        $6, %r8d
        rol        $7, %r10d
        mov        %r15d, %r12d
        not        %r12d
        mov        %r15d, (%rsp)
        lea        0x6d703ef3(%rcx), %r15d
        add        %ecx, %r8d                           // right step 39, f3: cycle 165
        add        %r9d, %r10d                          // left step 36, f3: cycle 165
        rol        $10, %ebx
        add        $0x6ed9eba1, %r9d
        add        36(%rsi), %r15d
        or         %r8d, %r11d
        rol        $10, %ebp
        or         %r10d, %r12d
        add        36(%rsi), %r9d
        xor        %ebx, %r11d
        xor        %ebp, %r12d
        add        %r15d, %r11d
        add        %r9d, %r12d
        mov        %r8d, %ecx
        not        %ecx
        rol        $14, %r11d
        rol        $14, %r12d
        mov        %r10d, %r9d
        not        %r9d
        lea        0x6d703ef3(%rax), %r15d
        add        %eax, %r11d                          // right step 40, f3: cycle 170
        add        %r13d, %r12d                         // left step 37, f3: cycle 170
        rol        $10, %r14d
        add        $0x6ed9eba1, %r13d
        add        44(%rsi), %r15d
        or         %r11d, %ecx
        mov        (%rsp), %eax
        rol        $10, %eax
        or         %r12d, %r9d
        add        60(%rsi), %r13d
        xor        %r14d, %ecx
        xor        %eax, %r9d
        add        %r15d, %ecx
        add        %r13d, %r9d
        mov        %r11d, %r13d
        not        %r13d
        rol        $12, %ecx
        rol        $9, %r9d
        mov        %r12d, %r15d
        not        %r15d
        mov        %r12d, (%rsp)
        lea        0x6d703ef3(%rbx), %r12d
        add        %ebx, %ecx                           // right step 41, f3: cycle 175
        add        %ebp, %r9d                           // left step 38, f3: cycle 175
        rol        $10, %r8d
        add        $0x6ed9eba1, %ebp
        add        32(%rsi), %r12d
        or         %ecx, %r13d
        rol        $10, %r10d
        or         %r9d, %r15d
        add        32(%rsi), %ebp
        xor        %r8d, %r13d
        xor        %r10d, %r15d
        add        %r12d, %r13d
        add        %ebp, %r15d
        mov        %ecx, %ebx
        not        %ebx
        rol        $13, %r13d
        rol        $13, %r15d
        mov        %r9d, %ebp
        not        %ebp
        lea        0x6d703ef3(%r14), %r12d
        add        %r14d, %r13d                         // right step 42, f3: cycle 180
        add        %eax, %r15d                          // left step 39, f3: cycle 180
        rol        $10, %r11d
        add        $0x6ed9eba1, %eax
        add        48(%rsi), %r12d
        or         %r13d, %ebx
        mov        (%rsp), %r14d
        rol        $10, %r14d
        or         %r15d, %ebp
        add        4(%rsi), %eax
        xor        %r11d, %ebx
        xor        %r14d, %ebp
        add        %r12d, %ebx
        add        %eax, %ebp
        mov        %r13d, %eax
        not        %eax
        rol        $5, %ebx
        rol        $15, %ebp
        mov        %r15d, %r12d
        not        %r12d
        mov        %r15d, (%rsp)
        lea        0x6d703ef3(%r8), %r15d
        add        %r8d, %ebx                           // right step 43, f3: cycle 185
        add        %r10d, %ebp                          // left step 40, f3: cycle 185
        rol        $10, %ecx
        add        $0x6ed9eba1, %r10d
        add        8(%rsi), %r15d
        or         %ebx, %eax
        rol        $10, %r9d
        or         %ebp, %r12d
        add        8(%rsi), %r10d
        xor        %ecx, %eax
        xor        %r9d, %r12d
        add        %r15d, %eax
        add        %r10d, %r12d
        mov        %ebx, %r8d
        not        %r8d
        rol        $14, %eax
        rol        $14, %r12d
        mov        %ebp, %r10d
        not        %r10d
        lea        0x6d703ef3(%r11), %r15d
        add        %r11d, %eax                          // right step 44, f3: cycle 190
        add        %r14d, %r12d                         // left step 41, f3: cycle 190
        rol        $10, %r13d
        add        $0x6ed9eba1, %r14d
        add        40(%rsi), %r15d
        or         %eax, %r8d
        mov        (%rsp), %r11d
        rol        $10, %r11d
        or         %r12d, %r10d
        add        28(%rsi), %r14d
        xor        %r13d, %r8d
        xor        %r11d, %r10d
        add        %r15d, %r8d
        add        %r14d, %r10d
        mov        %eax, %r14d
        not        %r14d
        rol        $13, %r8d
        rol        $8, %r10d
        mov        %r12d, %r15d
        not        %r15d
        mov        %r12d, (%rsp)
        lea        0x6d703ef3(%rcx), %r12d
        add        %ecx, %r8d                           // right step 45, f3: cycle 195
        add        %r9d, %r10d                          // left step 42, f3: cycle 195
        rol        $10, %ebx
        add        $0x6ed9eba1, %r9d
        add        (%rsi), %r12d
        or         %r8d, %r14d
        rol        $10, %ebp
        or         %r10d, %r15d
        add        (%rsi), %r9d
        xor        %ebx, %r14d
        xor        %ebp, %r15d
        add        %r12d, %r14d
        add        %r9d, %r15d
        mov        %r8d, %ecx
        not        %ecx
        rol        $13, %r14d
        rol        $13, %r15d
        mov        %r10d, %r9d
        not        %r9d
        lea        0x6d703ef3(%r13), %r12d
        add        %r13d, %r14d                         // right step 46, f3: cycle 200
        add        %r11d, %r15d                         // left step 43, f3: cycle 200
        rol        $10, %eax
        add        $0x6ed9eba1, %r11d
        add        16(%rsi), %r12d
        or         %r14d, %ecx
        mov        (%rsp), %r13d
        rol        $10, %r13d
        or         %r15d, %r9d
        add        24(%rsi), %r11d
        xor        %eax, %ecx
        xor        %r13d, %r9d
        add        %r12d, %ecx
        add        %r11d, %r9d
        mov        %r14d, %r11d
        not        %r11d
        rol        $7, %ecx
        rol        $6, %r9d
        mov        %r15d, %r12d
        not        %r12d
        mov        %r15d, (%rsp)
        lea        0x6d703ef3(%rbx), %r15d
        add        %ebx, %ecx                           // right step 47, f3: cycle 205
        add        %ebp, %r9d                           // left step 44, f3: cycle 205
        rol        $10, %r8d
        add        $0x6ed9eba1, %ebp
        add        52(%rsi), %r15d
        or         %ecx, %r11d
        rol        $10, %r10d
        or         %r9d, %r12d
        add        52(%rsi), %ebp
        xor        %r8d, %r11d
        xor        %r10d, %r12d
        rol        $10, %r14d
        add        %r15d, %r11d
        add        %ebp, %r12d
        mov        %r14d, %ebx
        xor        %ecx, %ebx
        rol        $5, %r11d
        rol        $5, %r12d
        mov        %r9d, %ebp
        not        %ebp
        lea        0x7a6d76e9(%rax), %r15d
        add        %eax, %r11d                          // right step 48, f3: cycle 210
        add        %r13d, %r12d                         // left step 45, f3: cycle 210
        mov        (%rsp), %eax
        rol        $10, %eax
        add        $0x6ed9eba1, %r13d
        add        32(%rsi), %r15d
        and        %r11d, %ebx
        or         %r12d, %ebp
        add        44(%rsi), %r13d
        xor        %r14d, %ebx
        xor        %eax, %ebp
        rol        $10, %ecx
        add        %r15d, %ebx
        add        %r13d, %ebp
        mov        %ecx, %r13d
        xor        %r11d, %r13d
        rol        $15, %ebx
        rol        $12, %ebp
        mov        %r12d, %r15d
        not        %r15d
        mov        %r12d, (%rsp)
        lea        0x7a6d76e9(%r8), %r12d
        add        %r8d, %ebx                           // right step 49, f2: cycle 215
        add        %r10d, %ebp                          // left step 46, f3: cycle 215
        rol        $10, %r9d
        add        $0x6ed9eba1, %r10d
        add        24(%rsi), %r12d
        and        %ebx, %r13d
        or         %ebp, %r15d
        add        20(%rsi), %r10d
        xor        %ecx, %r13d
        xor        %r9d, %r15d
        rol        $10, %r11d
        add        %r12d, %r13d
        add        %r10d, %r15d
        mov        %r11d, %r8d
        xor        %ebx, %r8d
        rol        $5, %r13d
        rol        $7, %r15d
        mov        %ebp, %r10d
        not        %r10d
        lea        0x7a6d76e9(%r14), %r12d
        add        %r14d, %r13d                         // right step 50, f2: cycle 220
        add        %eax, %r15d                          // left step 47, f3: cycle 220
        mov        (%rsp), %r14d
        rol        $10, %r14d
        add        $0x6ed9eba1, %eax
        add        16(%rsi), %r12d
        and        %r13d, %r8d
        or         %r15d, %r10d
        add        48(%rsi), %eax
        rol        $10, %ebp
        xor        %r11d, %r8d
        xor        %r14d, %r10d
        mov        %r11d, (%rsp)
        mov        %ebp, %r11d
        not        %r11d
        rol        $10, %ebx
        add        %r12d, %r8d
        add        %eax, %r10d
        and        %r15d, %r11d
        lea        -0x70e44324(%r9), %eax
        mov        %ebx, %r12d
        xor        %r13d, %r12d
        rol        $8, %r8d
        rol        $5, %r10d
        add        %eax, %r11d
        lea        0x7a6d76e9(%rcx), %eax
        add        %ecx, %r8d                           // right step 51, f2: cycle 225
        add        %r9d, %r10d                          // left step 48, f3: cycle 225
        add        4(%rsi), %r11d
        add        4(%rsi), %eax
        and        %r8d, %r12d
        mov        %ebp, %ecx
        and        %r10d, %ecx
        rol        $10, %r15d
        xor        %ebx, %r12d
        add        %r11d, %ecx
        mov        %r15d, %r9d
        not        %r9d
        lea        -0x70e44324(%r14), %r11d
        rol        $10, %r13d
        add        %eax, %r12d
        rol        $11, %ecx
        and        %r10d, %r9d
        add        36(%rsi), %r11d
        mov        %r13d, %eax
        xor        %r8d, %eax
        rol        $11, %r12d
        add        %r14d, %ecx                          // left step 49, f4: cycle 229
        add        %r11d, %r9d
        mov        (%rsp), %r11d
        lea        0x7a6d76e9(%r11), %r14d
        add        %r11d, %r12d                         // right step 52, f2: cycle 230
        mov        %r15d, %r11d
        and        %ecx, %r11d
        rol        $10, %r10d
        add        12(%rsi), %r14d
        and        %r12d, %eax
        add        %r9d, %r11d
        mov        %r10d, %r9d
        not        %r9d
        mov        %r15d, (%rsp)
        lea        -0x70e44324(%rbp), %r15d
        xor        %r13d, %eax
        rol        $12, %r11d
        and        %ecx, %r9d
        add        44(%rsi), %r15d
        rol        $10, %r8d
        add        %r14d, %eax
        add        %ebp, %r11d                          // left step 50, f4: cycle 233
        add        %r15d, %r9d
        mov        %r8d, %ebp
        xor        %r12d, %ebp
        rol        $14, %eax
        mov        %r10d, %r14d
        and        %r11d, %r14d
        rol        $10, %ecx
        lea        0x7a6d76e9(%rbx), %r15d
        add        %ebx, %eax                           // right step 53, f2: cycle 235
        add        %r9d, %r14d
        mov        %ecx, %r9d
        not        %r9d
        mov        (%rsp), %ebx
        mov        %r13d, 4(%rsp)
        lea        -0x70e44324(%rbx), %r13d
        add        44(%rsi), %r15d
        and        %eax, %ebp
        rol        $14, %r14d
        and        %r11d, %r9d
        add        40(%rsi), %r13d
        xor        %r8d, %ebp
        add        %ebx, %r14d                          // left step 51, f4: cycle 237
        add        %r13d, %r9d
        rol        $10, %r12d
        add        %r15d, %ebp
        mov        %ecx, %ebx
        and        %r14d, %ebx
        rol        $10, %r11d
        mov        %r12d, %r13d
        xor        %eax, %r13d
        rol        $14, %ebp
        add        %r9d, %ebx
        mov        %r11d, %r9d
        not        %r9d
        lea        -0x70e44324(%r10), %r15d
        mov        %r8d, (%rsp)
        mov        4(%rsp), %r8d
        mov        %ecx, 8(%rsp)
        lea        0x7a6d76e9(%r8), %ecx
        add        %r8d, %ebp                           // right step 54, f2: cycle 240
        rol        $15, %ebx
        and        %r14d, %r9d
        add        (%rsi), %r15d
        add        60(%rsi), %ecx
        and        %ebp, %r13d
        add        %r10d, %ebx                          // left step 52, f4: cycle 241
        add        %r15d, %r9d
        xor        %r12d, %r13d
        mov        %r11d, %r8d
        and        %ebx, %r8d
        rol        $10, %r14d
        add        %ecx, %r13d
        add        %r9d, %r8d
        rol        $10, %eax
        mov        %r14d, %ecx
        not        %ecx
        mov        8(%rsp), %r9d
        lea        -0x70e44324(%r9), %r10d
        rol        $6, %r13d
        rol        $14, %r8d
        mov        %eax, %r15d
        xor        %ebp, %r15d
        and        %ebx, %ecx
        add        32(%rsi), %r10d
        add        (%rsp), %r13d                        // right step 55, f2: cycle 245
        add        %r9d, %r8d                           // left step 53, f4: cycle 245
        mov        (%rsp), %r9d
        lea        0x7a6d76e9(%r9), %r9d
        add        %r10d, %ecx
        and        %r13d, %r15d
        mov        %r14d, %r10d
        and        %r8d, %r10d
        add        (%rsi), %r9d
        rol        $10, %ebx
        xor        %eax, %r15d
        add        %ecx, %r10d
        mov        %ebx, %ecx
        not        %ecx
        mov        %eax, (%rsp)
        lea        -0x70e44324(%r11), %eax
        rol        $10, %ebp
        add        %r9d, %r15d
        rol        $15, %r10d
        and        %r8d, %ecx
        add        48(%rsi), %eax
        mov        %ebp, %r9d
        xor        %r13d, %r9d
        rol        $14, %r15d
        add        %r11d, %r10d                         // left step 54, f4: cycle 249
        add        %eax, %ecx
        lea        0x7a6d76e9(%r12), %eax
        add        %r12d, %r15d                         // right step 56, f2: cycle 250
        mov        %ebx, %r11d
        and        %r10d, %r11d
        rol        $10, %r8d
        add        20(%rsi), %eax
        and        %r15d, %r9d
        add        %ecx, %r11d
        mov        %r8d, %ecx
        not        %ecx
        lea        -0x70e44324(%r14), %r12d
        xor        %ebp, %r9d
        rol        $9, %r11d
        and        %r10d, %ecx
        add        16(%rsi), %r12d
        rol        $10, %r13d
        add        %eax, %r9d
        add        %r14d, %r11d                         // left step 55, f4: cycle 253
        add        %r12d, %ecx
        mov        %r13d, %eax
        xor        %r15d, %eax
        rol        $6, %r9d
        mov        %r8d, %r12d
        and        %r11d, %r12d
        rol        $10, %r10d
        mov        (%rsp), %r14d
        mov        %ebp, 8(%rsp)
        lea        0x7a6d76e9(%r14), %ebp
        add        %r14d, %r9d                          // right step 57, f2: cycle 255
        add        %ecx, %r12d
        mov        %r10d, %ecx
        not        %ecx
        lea        -0x70e44324(%rbx), %r14d
        add        48(%rsi), %ebp
        and        %r9d, %eax
        rol        $8, %r12d
        and        %r11d, %ecx
        add        52(%rsi), %r14d
        xor        %r13d, %eax
        add        %ebx, %r12d                          // left step 56, f4: cycle 257
        add        %r14d, %ecx
        rol        $10, %r15d
        add        %ebp, %eax
        mov        %r10d, %ebx
        and        %r12d, %ebx
        rol        $10, %r11d
        mov        %r15d, %ebp
        xor        %r9d, %ebp
        rol        $9, %eax
        add        %ecx, %ebx
        mov        %r11d, %ecx
        not        %ecx
        lea        -0x70e44324(%r8), %r14d
        mov        %r13d, (%rsp)
        mov        8(%rsp), %r13d
        mov        %r10d, 4(%rsp)
        lea        0x7a6d76e9(%r13), %r10d
        add        %r13d, %eax                          // right step 58, f2: cycle 260
        rol        $9, %ebx
        and        %r12d, %ecx
        add        12(%rsi), %r14d
        add        8(%rsi), %r10d
        and        %eax, %ebp
        add        %r8d, %ebx                           // left step 57, f4: cycle 261
        add        %r14d, %ecx
        xor        %r15d, %ebp
        mov        %r11d, %r8d
        and        %ebx, %r8d
        rol        $10, %r12d
        add        %r10d, %ebp
        add        %ecx, %r8d
        rol        $10, %r9d
        mov        %r12d, %ecx
        not        %ecx
        mov        4(%rsp), %r10d
        lea        -0x70e44324(%r10), %r13d
        rol        $12, %ebp
        rol        $14, %r8d
        mov        %r9d, %r14d
        xor        %eax, %r14d
        and        %ebx, %ecx
        add        28(%rsi), %r13d
        add        (%rsp), %ebp                         // right step 59, f2: cycle 265
        add        %r10d, %r8d                          // left step 58, f4: cycle 265
        mov        (%rsp), %r10d
        lea        0x7a6d76e9(%r10), %r10d
        add        %r13d, %ecx
        and        %ebp, %r14d
        mov        %r12d, %r13d
        and        %r8d, %r13d
        add        52(%rsi), %r10d
        rol        $10, %ebx
        xor        %r9d, %r14d
        add        %ecx, %r13d
        mov        %ebx, %ecx
        not        %ecx
        mov        %r9d, (%rsp)
        lea        -0x70e44324(%r11), %r9d
        rol        $10, %eax
        add        %r10d, %r14d
        rol        $5, %r13d
        and        %r8d, %ecx
        add        60(%rsi), %r9d
        mov        %eax, %r10d
        xor        %ebp, %r10d
        rol        $9, %r14d
        add        %r11d, %r13d                         // left step 59, f4: cycle 269
        add        %r9d, %ecx
        lea        0x7a6d76e9(%r15), %r9d
        add        %r15d, %r14d                         // right step 60, f2: cycle 270
        mov        %ebx, %r11d
        and        %r13d, %r11d
        rol        $10, %r8d
        add        36(%rsi), %r9d
        and        %r14d, %r10d
        add        %ecx, %r11d
        mov        %r8d, %ecx
        not        %ecx
        lea        -0x70e44324(%r12), %r15d
        xor        %eax, %r10d
        rol        $6, %r11d
        and        %r13d, %ecx
        add        56(%rsi), %r15d
        rol        $10, %ebp
        add        %r9d, %r10d
        add        %r12d, %r11d                         // left step 60, f4: cycle 273
        add        %r15d, %ecx
        mov        %ebp, %r9d
        xor        %r14d, %r9d
        rol        $12, %r10d
        mov        %r8d, %r12d
        and        %r11d, %r12d
        rol        $10, %r13d
        mov        (%rsp), %r15d
        mov        %eax, 4(%rsp)
        lea        0x7a6d76e9(%r15), %eax
        add        %r15d, %r10d                         // right step 61, f2: cycle 275
        add        %ecx, %r12d
        mov        %r13d, %ecx
        not        %ecx
        lea        -0x70e44324(%rbx), %r15d
        add        28(%rsi), %eax
        and        %r10d, %r9d
        rol        $8, %r12d
        and        %r11d, %ecx
        add        20(%rsi), %r15d
        xor        %ebp, %r9d
        add        %ebx, %r12d                          // left step 61, f4: cycle 277
        add        %r15d, %ecx
        rol        $10, %r14d
        add        %eax, %r9d
        mov        %r13d, %eax
        and        %r12d, %eax
        rol        $10, %r11d
        mov        %r14d, %ebx
        xor        %r10d, %ebx
        rol        $5, %r9d
        add        %ecx, %eax
        mov        %r11d, %ecx
        not        %ecx
        lea        -0x70e44324(%r8), %r15d
        mov        %ebp, (%rsp)
        mov        4(%rsp), %ebp
        mov        %r13d, 8(%rsp)
        lea        0x7a6d76e9(%rbp), %r13d
        add        %ebp, %r9d                           // right step 62, f2: cycle 280
        rol        $6, %eax
        and        %r12d, %ecx
        add        24(%rsi), %r15d
        add        40(%rsi), %r13d
        and        %r9d, %ebx
        add        %r8d, %eax                           // left step 62, f4: cycle 281
        add        %r15d, %ecx
        xor        %r14d, %ebx
        mov        %r11d, %r8d
        and        %eax, %r8d
        rol        $10, %r12d
        add        %r13d, %ebx
        add        %ecx, %r8d
        rol        $10, %r10d
        mov        %r12d, %ecx
        not        %ecx
        mov        8(%rsp), %ebp
        lea        -0x70e44324(%rbp), %r13d
        rol        $15, %ebx
        rol        $5, %r8d
        mov        %r10d, %r15d
        xor        %r9d, %r15d
        and        %eax, %ecx
        add        8(%rsi), %r13d
        add        (%rsp), %ebx                         // right step 63, f2: cycle 285
        add        %ebp, %r8d                           // left step 63, f4: cycle 285
        mov        (%rsp), %ebp
        lea        0x7a6d76e9(%rbp), %ebp
        add        %r13d, %ecx
        and        %ebx, %r15d
        mov        %r12d, %r13d
        and        %r8d, %r13d
        add        56(%rsi), %ebp
        rol        $10, %eax
        xor        %r10d, %r15d
        add        %ecx, %r13d
        rol        $10, %r9d
        mov        %eax, %ecx
        not        %ecx
        add        %ebp, %r15d
        rol        $12, %r13d
        or         %r8d, %ecx
        lea        -0x56ac02b2(%r11), %ebp
        mov        %eax, (%rsp)
        mov        %r9d, %eax
        xor        %ebx, %eax
        rol        $8, %r15d
        add        %r11d, %r13d                         // left step 64, f4: cycle 289
        add        16(%rsi), %ebp
        mov        48(%rsi), %r11d
        add        %r14d, %r11d
        add        %r14d, %r15d                         // right step 64, f2: cycle 290
        xor        %r13d, %ecx
        rol        $10, %r8d
        xor        %r15d, %eax
        add        %ebp, %ecx
        rol        $10, %ebx
        mov        %r8d, %ebp
        not        %ebp
        add        %r11d, %eax
        rol        $9, %ecx
        or         %r13d, %ebp
        lea        -0x56ac02b2(%r12), %r11d
        mov        %ebx, %r14d
        xor        %r15d, %r14d
        rol        $8, %eax
        add        %r12d, %ecx                          // left step 65, f5: cycle 293
        add        (%rsi), %r11d
        mov        60(%rsi), %r12d
        add        %r10d, %r12d
        add        %r10d, %eax                          // right step 65, f1: cycle 294
        xor        %ecx, %ebp
        rol        $10, %r13d
        xor        %eax, %r14d
        add        %r11d, %ebp
        rol        $10, %r15d
        mov        %r13d, %r10d
        not        %r10d
        add        %r12d, %r14d
        rol        $15, %ebp
        or         %ecx, %r10d
        mov        (%rsp), %r11d
        lea        -0x56ac02b2(%r11), %r12d
        mov        %r13d, 8(%rsp)
        mov        %r15d, %r13d
        xor        %eax, %r13d
        rol        $5, %r14d
        add        %r11d, %ebp                          // left step 66, f5: cycle 297
        add        20(%rsi), %r12d
        mov        40(%rsi), %r11d
        add        %r9d, %r11d
        add        %r9d, %r14d                          // right step 66, f1: cycle 298
        xor        %ebp, %r10d
        rol        $10, %ecx
        xor        %r14d, %r13d
        add        %r12d, %r10d
        rol        $10, %eax
        mov        %ecx, %r9d
        not        %r9d
        add        %r11d, %r13d
        rol        $5, %r10d
        or         %ebp, %r9d
        lea        -0x56ac02b2(%r8), %r11d
        mov        %eax, %r12d
        xor        %r14d, %r12d
        rol        $12, %r13d
        add        %r8d, %r10d                          // left step 67, f5: cycle 301
        add        36(%rsi), %r11d
        mov        16(%rsi), %r8d
        add        %ebx, %r8d
        add        %ebx, %r13d                          // right step 67, f1: cycle 302
        xor        %r10d, %r9d
        rol        $10, %ebp
        xor        %r13d, %r12d
        add        %r11d, %r9d
        rol        $10, %r14d
        mov        %ebp, %r11d
        not        %r11d
        add        %r8d, %r12d
        rol        $11, %r9d
        or         %r10d, %r11d
        mov        8(%rsp), %r8d
        lea        -0x56ac02b2(%r8), %ebx
        mov        %ebp, (%rsp)
        mov        %r14d, %ebp
        xor        %r13d, %ebp
        rol        $9, %r12d
        add        %r8d, %r9d                           // left step 68, f5: cycle 305
        add        28(%rsi), %ebx
        mov        4(%rsi), %r8d
        add        %r15d, %r8d
        add        %r15d, %r12d                         // right step 68, f1: cycle 306
        xor        %r9d, %r11d
        rol        $10, %r10d
        xor        %r12d, %ebp
        add        %ebx, %r11d
        rol        $10, %r13d
        mov        %r10d, %ebx
        not        %ebx
        add        %r8d, %ebp
        rol        $6, %r11d
        or         %r9d, %ebx
        lea        -0x56ac02b2(%rcx), %r8d
        mov        %r13d, %r15d
        xor        %r12d, %r15d
        rol        $12, %ebp
        add        %ecx, %r11d                          // left step 69, f5: cycle 309
        add        48(%rsi), %r8d
        mov        20(%rsi), %ecx
        add        %eax, %ecx
        add        %eax, %ebp                           // right step 69, f1: cycle 310
        xor        %r11d, %ebx
        rol        $10, %r9d
        xor        %ebp, %r15d
        add        %r8d, %ebx
        rol        $10, %r12d
        mov        %r9d, %eax
        not        %eax
        add        %ecx, %r15d
        rol        $8, %ebx
        or         %r11d, %eax
        mov        (%rsp), %ecx
        lea        -0x56ac02b2(%rcx), %r8d
        mov        %r9d, 8(%rsp)
        mov        %r12d, %r9d
        xor        %ebp, %r9d
        rol        $5, %r15d
        add        %ecx, %ebx                           // left step 70, f5: cycle 313
        add        8(%rsi), %r8d
        mov        32(%rsi), %ecx
        add        %r14d, %ecx
        add        %r14d, %r15d                         // right step 70, f1: cycle 314
        xor        %ebx, %eax
        rol        $10, %r11d
        xor        %r15d, %r9d
        add        %r8d, %eax
        rol        $10, %ebp
        mov        %r11d, %r8d
        not        %r8d
        add        %ecx, %r9d
        rol        $13, %eax
        or         %ebx, %r8d
        lea        -0x56ac02b2(%r10), %ecx
        mov        %ebp, %r14d
        xor        %r15d, %r14d
        rol        $14, %r9d
        add        %r10d, %eax                          // left step 71, f5: cycle 317
        add        40(%rsi), %ecx
        mov        28(%rsi), %r10d
        add        %r13d, %r10d
        add        %r13d, %r9d                          // right step 71, f1: cycle 318
        xor        %eax, %r8d
        rol        $10, %ebx
        xor        %r9d, %r14d
        add        %ecx, %r8d
        rol        $10, %r15d
        mov        %ebx, %ecx
        not        %ecx
        add        %r10d, %r14d
        rol        $12, %r8d
        or         %eax, %ecx
        mov        8(%rsp), %r10d
        lea        -0x56ac02b2(%r10), %r13d
        mov        %ebx, (%rsp)
        mov        %r15d, %ebx
        xor        %r9d, %ebx
        rol        $6, %r14d
        add        %r10d, %r8d                          // left step 72, f5: cycle 321
        add        56(%rsi), %r13d
        mov        24(%rsi), %r10d
        add        %r12d, %r10d
        add        %r12d, %r14d                         // right step 72, f1: cycle 322
        xor        %r8d, %ecx
        rol        $10, %eax
        xor        %r14d, %ebx
        add        %r13d, %ecx
        rol        $10, %r9d
        mov        %eax, %r12d
        not        %r12d
        add        %r10d, %ebx
        rol        $5, %ecx
        or         %r8d, %r12d
        lea        -0x56ac02b2(%r11), %r10d
        mov        %r9d, %r13d
        xor        %r14d, %r13d
        rol        $8, %ebx
        add        %r11d, %ecx                          // left step 73, f5: cycle 325
        add        4(%rsi), %r10d
        mov        8(%rsi), %r11d
        add        %ebp, %r11d
        add        %ebp, %ebx                           // right step 73, f1: cycle 326
        xor        %ecx, %r12d
        rol        $10, %r8d
        xor        %ebx, %r13d
        add        %r10d, %r12d
        rol        $10, %r14d
        mov        %r8d, %r10d
        not        %r10d
        add        %r11d, %r13d
        rol        $12, %r12d
        or         %ecx, %r10d
        mov        (%rsp), %r11d
        lea        -0x56ac02b2(%r11), %ebp
        mov        %r8d, 8(%rsp)
        mov        %r14d, %r8d
        xor        %ebx, %r8d
        rol        $13, %r13d
        add        %r11d, %r12d                         // left step 74, f5: cycle 329
        add        12(%rsi), %ebp
        mov        52(%rsi), %r11d
        add        %r15d, %r11d
        add        %r15d, %r13d                         // right step 74, f1: cycle 330
        xor        %r12d, %r10d
        rol        $10, %ecx
        xor        %r13d, %r8d
        add        %ebp, %r10d
        rol        $10, %ebx
        mov        %ecx, %ebp
        not        %ebp
        add        %r11d, %r8d
        rol        $13, %r10d
        or         %r12d, %ebp
        lea        -0x56ac02b2(%rax), %r11d
        mov        %ebx, %r15d
        xor        %r13d, %r15d
        rol        $6, %r8d
        add        %eax, %r10d                          // left step 75, f5: cycle 333
        add        32(%rsi), %r11d
        mov        56(%rsi), %eax
        add        %r9d, %eax
        add        %r9d, %r8d                           // right step 75, f1: cycle 334
        xor        %r10d, %ebp
        rol        $10, %r12d
        xor        %r8d, %r15d
        add        %r11d, %ebp
        rol        $10, %r13d
        mov        %r12d, %r9d
        not        %r9d
        add        %eax, %r15d
        rol        $14, %ebp
        or         %r10d, %r9d
        mov        8(%rsp), %eax
        lea        -0x56ac02b2(%rax), %r11d
        mov        %r12d, (%rsp)
        mov        %r13d, %r12d
        xor        %r8d, %r12d
        rol        $5, %r15d
        add        %eax, %ebp                           // left step 76, f5: cycle 337
        add        44(%rsi), %r11d
        mov        (%rsi), %eax
        add        %r14d, %eax
        add        %r14d, %r15d                         // right step 76, f1: cycle 338
        xor        %ebp, %r9d
        rol        $10, %r10d
        xor        %r15d, %r12d
        add        %r11d, %r9d
        rol        $10, %r8d
        mov        %r10d, %r11d
        not        %r11d
        add        %eax, %r12d
        rol        $11, %r9d
        or         %ebp, %r11d
        lea        -0x56ac02b2(%rcx), %eax
        mov        %r8d, %r14d
        xor        %r15d, %r14d
        rol        $15, %r12d
        add        %ecx, %r9d                           // left step 77, f5: cycle 341
        add        24(%rsi), %eax
        mov        12(%rsi), %ecx
        add        %ebx, %ecx
        add        %ebx, %r12d                          // right step 77, f1: cycle 342
        xor        %r9d, %r11d
        rol        $10, %ebp
        xor        %r12d, %r14d
        add        %eax, %r11d
        rol        $10, %r15d
        mov        %ebp, %eax
        not        %eax
        add        %ecx, %r14d
        rol        $8, %r11d
        or         %r9d, %eax
        mov        (%rsp), %ecx
        lea        -0x56ac02b2(%rcx), %ebx
        mov        %ebp, 8(%rsp)
        mov        %r15d, %ebp
        xor        %r12d, %ebp
        rol        $13, %r14d
        add        %ecx, %r11d                          // left step 78, f5: cycle 345
        add        60(%rsi), %ebx
        mov        36(%rsi), %ecx
        add        %r13d, %ecx
        add        %r13d, %r14d                         // right step 78, f1: cycle 346
        xor        %r11d, %eax
        rol        $10, %r9d
        xor        %r14d, %ebp
        add        %ebx, %eax
        rol        $10, %r12d
        mov        %r9d, %ebx
        not        %ebx
        add        %ecx, %ebp
        rol        $5, %eax
        or         %r11d, %ebx
        lea        -0x56ac02b2(%r10), %ecx
        mov        %r12d, %r13d
        xor        %r14d, %r13d
        rol        $11, %ebp
        add        %r10d, %eax                          // left step 79, f5: cycle 349
        add        52(%rsi), %ecx
        mov        44(%rsi), %r10d
        add        %r8d, %r10d
        add        %r8d, %ebp                           // right step 79, f1: cycle 350
        xor        %eax, %ebx
        xor        %ebp, %r13d
        add        %ecx, %ebx
        rol        $10, %r14d
        add        %r10d, %r13d
        rol        $6, %ebx
        rol        $10, %r11d
        add        4(%rdi), %r14d
        add        8(%rdi), %r12d
        rol        $11, %r13d
        add        8(%rsp), %ebx                        // left step 80, f5: cycle 353
        mov        12(%rdi), %ecx
        add        %r15d, %ecx
        mov        16(%rdi), %r8d
        add        8(%rsp), %r8d
        add        (%rdi), %ebp
        add        %r15d, %r13d                         // right step 80, f1: cycle 354
        add        %r14d, %eax
        add        %r12d, %r11d
        add        %ecx, %r9d
        add        %ebp, %ebx
        add        %r8d, %r13d
        mov        %eax, (%rdi)
        mov        %r11d, 4(%rdi)
        mov        %r9d, 8(%rdi)
        mov        %r13d, 12(%rdi)
        mov        %ebx, 16(%rdi)
        mov        %r11d, %ecx
        mov        %r9d, %r8d
        mov        %r13d, %r9d
        mov        %ebx, %r10d
        add        $64, %rsi
        sub        $1, %rdx
        jnz        L(ripemd160_blocks_loop)
L(ripemd160_blocks_end):
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        add        $24, %rsp
        pop        %r15
        pop        %r14
        pop        %r13
        pop        %r12
        pop        %rsi
        pop        %rdi
        pop        %rbp
        pop        %rbx
#else
        add        $24, %rsp
        .cfi_adjust_cfa_offset -24
        pop        %r15
        .cfi_adjust_cfa_offset -8
        .cfi_restore %r15
        pop        %r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore %r14
        pop        %r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore %r13
        pop        %r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore %r12
        pop        %rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore %rbp
        pop        %rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore %rbx
#endif
        ret
#if !defined(_WIN32)
        .cfi_endproc
#else
        .seh_endproc
#endif
#if defined(__ELF__)
        .size      SYMBOL(ripemd160_blocks), . - SYMBOL(ripemd160_blocks)
#endif

#if defined(__ELF__)
        .section .note.GNU-stack,"",%progbits
#if defined(PROTECTED) && PROTECTED
        .section .note.gnu.property,"a",%note
        .p2align   3
        .long      4, 16, 5
        .asciz     "GNU"
        .long      0xc0000002, 4, PROTECTED, 0
#endif
#endif
