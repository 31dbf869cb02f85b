/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for x86-64 with BMI1 and BMI2.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target x86-64-bmi --kernel blocks --emitter gas
 *
 * With the options above, `hashwright prove` proves ripemd160_blocks, and `hashwright verify` tests
 * all functions. `hashwright bench ripemd160 --target x86-64-bmi --kernel blocks --emitter gas`
 * measures the speed.
 *
 * ripemd160_blocks: 1320 instructions for a block of 64 bytes, critical path 354 cycles.
 * Rules: not_out_of_or 64 times, not_in_sum 64 times, select_as_add 32 times.
 * ripemd160_blocks: 1552 instructions in all, 99 of them moves between registers.
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
        mov        %r8d, %r11d
        xor        %ecx, %r11d
        mov        20(%rsi), %ebx
        lea        0x50a28be5(%rbx), %ebp
        andn       %r9d, %r8d, %r12d
        mov        (%rsi), %r13d
        add        %eax, %r13d
        xor        %r9d, %r11d
        add        %eax, %ebp
        xor        %ecx, %r12d
        rol        $10, %r8d
        add        %r13d, %r11d
        sub        %r12d, %ebp
        mov        %ecx, %r12d
        xor        %r8d, %r12d
        lea        0x50a28be5(%r10), %r13d
        andn       %r8d, %ecx, %r14d
        rol        $11, %r11d
        rol        $8, %ebp
        mov        4(%rsi), %r15d
        add        %r10d, %r15d
        add        56(%rsi), %r13d
        add        %r10d, %r11d                         // left step 1, f1: cycle 5
        add        %r10d, %ebp                          // right step 1, f5: cycle 5
        xor        %r11d, %r12d
        xor        %ebp, %r14d
        rol        $10, %ecx
        add        %r15d, %r12d
        sub        %r14d, %r13d
        mov        %ecx, %r14d
        xor        %r11d, %r14d
        lea        0x50a28be5(%r9), %r15d
        andn       %ecx, %ebp, %eax
        rol        $14, %r12d
        rol        $9, %r13d
        mov        8(%rsi), %r10d
        add        %r9d, %r10d
        add        28(%rsi), %r15d
        add        %r9d, %r12d                          // left step 2, f1: cycle 9
        add        %r9d, %r13d                          // right step 2, f5: cycle 9
        xor        %r12d, %r14d
        xor        %r13d, %eax
        rol        $10, %r11d
        add        %r10d, %r14d
        sub        %eax, %r15d
        rol        $10, %ebp
        mov        %r11d, %eax
        xor        %r12d, %eax
        lea        0x50a28be5(%r8), %r10d
        rol        $15, %r14d
        rol        $9, %r15d
        andn       %ebp, %r13d, %r9d
        mov        12(%rsi), %ebx
        add        %r8d, %ebx
        add        (%rsi), %r10d
        add        %r8d, %r14d                          // left step 3, f1: cycle 13
        add        %r8d, %r15d                          // right step 3, f5: cycle 13
        xor        %r14d, %eax
        xor        %r15d, %r9d
        rol        $10, %r12d
        add        %ebx, %eax
        sub        %r9d, %r10d
        rol        $10, %r13d
        mov        %r12d, %r8d
        xor        %r14d, %r8d
        lea        0x50a28be5(%rcx), %r9d
        rol        $12, %eax
        rol        $11, %r10d
        andn       %r13d, %r15d, %ebx
        mov        %r12d, (%rsp)
        mov        16(%rsi), %r12d
        add        %ecx, %r12d
        add        36(%rsi), %r9d
        add        %ecx, %eax                           // left step 4, f1: cycle 17
        add        %ecx, %r10d                          // right step 4, f5: cycle 17
        xor        %eax, %r8d
        xor        %r10d, %ebx
        rol        $10, %r14d
        add        %r12d, %r8d
        sub        %ebx, %r9d
        rol        $10, %r15d
        mov        %r14d, %ecx
        xor        %eax, %ecx
        lea        0x50a28be5(%rbp), %ebx
        rol        $5, %r8d
        rol        $13, %r9d
        andn       %r15d, %r10d, %r12d
        mov        %r14d, 4(%rsp)
        mov        20(%rsi), %r14d
        add        %r11d, %r14d
        add        8(%rsi), %ebx
        add        %r11d, %r8d                          // left step 5, f1: cycle 21
        add        %ebp, %r9d                           // right step 5, f5: cycle 21
        xor        %r8d, %ecx
        xor        %r9d, %r12d
        rol        $10, %eax
        add        %r14d, %ecx
        sub        %r12d, %ebx
        rol        $10, %r10d
        mov        %eax, %r11d
        xor        %r8d, %r11d
        lea        0x50a28be5(%r13), %ebp
        rol        $8, %ecx
        rol        $15, %ebx
        andn       %r10d, %r9d, %r12d
        mov        24(%rsi), %r14d
        add        (%rsp), %r14d
        add        44(%rsi), %ebp
        add        (%rsp), %ecx                         // left step 6, f1: cycle 25
        add        %r13d, %ebx                          // right step 6, f5: cycle 25
        xor        %ecx, %r11d
        xor        %ebx, %r12d
        rol        $10, %r8d
        add        %r14d, %r11d
        sub        %r12d, %ebp
        rol        $10, %r9d
        mov        %r8d, %r12d
        xor        %ecx, %r12d
        lea        0x50a28be5(%r15), %r13d
        rol        $7, %r11d
        rol        $15, %ebp
        andn       %r9d, %ebx, %r14d
        mov        %r8d, (%rsp)
        mov        28(%rsi), %r8d
        add        4(%rsp), %r8d
        add        16(%rsi), %r13d
        add        4(%rsp), %r11d                       // left step 7, f1: cycle 29
        add        %r15d, %ebp                          // right step 7, f5: cycle 29
        xor        %r11d, %r12d
        xor        %ebp, %r14d
        rol        $10, %ecx
        add        %r8d, %r12d
        sub        %r14d, %r13d
        rol        $10, %ebx
        mov        %ecx, %r8d
        xor        %r11d, %r8d
        lea        0x50a28be5(%r10), %r14d
        rol        $9, %r12d
        rol        $5, %r13d
        andn       %ebx, %ebp, %r15d
        mov        %ecx, 4(%rsp)
        mov        32(%rsi), %ecx
        add        %eax, %ecx
        add        52(%rsi), %r14d
        add        %eax, %r12d                          // left step 8, f1: cycle 33
        add        %r10d, %r13d                         // right step 8, f5: cycle 33
        xor        %r12d, %r8d
        xor        %r13d, %r15d
        rol        $10, %r11d
        add        %ecx, %r8d
        sub        %r15d, %r14d
        rol        $10, %ebp
        mov        %r11d, %eax
        xor        %r12d, %eax
        lea        0x50a28be5(%r9), %ecx
        rol        $11, %r8d
        rol        $7, %r14d
        andn       %ebp, %r13d, %r10d
        mov        36(%rsi), %r15d
        add        (%rsp), %r15d
        add        24(%rsi), %ecx
        add        (%rsp), %r8d                         // left step 9, f1: cycle 37
        add        %r9d, %r14d                          // right step 9, f5: cycle 37
        xor        %r8d, %eax
        xor        %r14d, %r10d
        rol        $10, %r12d
        add        %r15d, %eax
        sub        %r10d, %ecx
        rol        $10, %r13d
        mov        %r12d, %r9d
        xor        %r8d, %r9d
        lea        0x50a28be5(%rbx), %r10d
        rol        $13, %eax
        rol        $7, %ecx
        andn       %r13d, %r14d, %r15d
        mov        %r12d, (%rsp)
        mov        40(%rsi), %r12d
        add        4(%rsp), %r12d
        add        60(%rsi), %r10d
        add        4(%rsp), %eax                        // left step 10, f1: cycle 41
        add        %ebx, %ecx                           // right step 10, f5: cycle 41
        xor        %eax, %r9d
        xor        %ecx, %r15d
        rol        $10, %r8d
        add        %r12d, %r9d
        sub        %r15d, %r10d
        rol        $10, %r14d
        mov        %r8d, %ebx
        xor        %eax, %ebx
        lea        0x50a28be5(%rbp), %r12d
        rol        $14, %r9d
        rol        $8, %r10d
        andn       %r14d, %ecx, %r15d
        mov        %r8d, 4(%rsp)
        mov        44(%rsi), %r8d
        add        %r11d, %r8d
        add        32(%rsi), %r12d
        add        %r11d, %r9d                          // left step 11, f1: cycle 45
        add        %ebp, %r10d                          // right step 11, f5: cycle 45
        xor        %r9d, %ebx
        xor        %r10d, %r15d
        rol        $10, %eax
        add        %r8d, %ebx
        sub        %r15d, %r12d
        rol        $10, %ecx
        mov        %eax, %r8d
        xor        %r9d, %r8d
        lea        0x50a28be5(%r13), %r11d
        rol        $15, %ebx
        rol        $11, %r12d
        andn       %ecx, %r10d, %ebp
        mov        48(%rsi), %r15d
        add        (%rsp), %r15d
        add        4(%rsi), %r11d
        add        (%rsp), %ebx                         // left step 12, f1: cycle 49
        add        %r13d, %r12d                         // right step 12, f5: cycle 49
        xor        %ebx, %r8d
        xor        %r12d, %ebp
        rol        $10, %r9d
        add        %r15d, %r8d
        sub        %ebp, %r11d
        rol        $10, %r10d
        mov        %r9d, %ebp
        xor        %ebx, %ebp
        lea        0x50a28be5(%r14), %r13d
        rol        $6, %r8d
        rol        $14, %r11d
        andn       %r10d, %r12d, %r15d
        mov        %r9d, (%rsp)
        mov        52(%rsi), %r9d
        add        4(%rsp), %r9d
        add        40(%rsi), %r13d
        add        4(%rsp), %r8d                        // left step 13, f1: cycle 53
        add        %r14d, %r11d                         // right step 13, f5: cycle 53
        xor        %r8d, %ebp
        xor        %r11d, %r15d
        rol        $10, %ebx
        add        %r9d, %ebp
        sub        %r15d, %r13d
        rol        $10, %r12d
        mov        %ebx, %r9d
        xor        %r8d, %r9d
        lea        0x50a28be5(%rcx), %r14d
        rol        $7, %ebp
        rol        $14, %r13d
        andn       %r12d, %r11d, %r15d
        mov        %ebx, 4(%rsp)
        mov        56(%rsi), %ebx
        add        %eax, %ebx
        add        12(%rsi), %r14d
        add        %eax, %ebp                           // left step 14, f1: cycle 57
        add        %ecx, %r13d                          // right step 14, f5: cycle 57
        xor        %ebp, %r9d
        xor        %r13d, %r15d
        rol        $10, %r8d
        add        %ebx, %r9d
        sub        %r15d, %r14d
        rol        $10, %r11d
        mov        %r8d, %eax
        xor        %ebp, %eax
        lea        0x50a28be5(%r10), %ecx
        rol        $9, %r9d
        rol        $12, %r14d
        andn       %r11d, %r13d, %ebx
        mov        60(%rsi), %r15d
        add        (%rsp), %r15d
        add        48(%rsi), %ecx
        add        (%rsp), %r9d                         // left step 15, f1: cycle 61
        add        %r10d, %r14d                         // right step 15, f5: cycle 61
        xor        %r9d, %eax
        xor        %r14d, %ebx
        rol        $10, %r13d
        lea        0x5c4dd124(%r12), %r10d
        add        %r15d, %eax
        sub        %ebx, %ecx
        rol        $10, %ebp
        andn       %r14d, %r13d, %ebx
        add        24(%rsi), %r10d
        rol        $8, %eax
        rol        $6, %ecx
        mov        4(%rsp), %r15d
        mov        %r8d, (%rsp)
        lea        0x5a827999(%r15), %r8d
        add        %r10d, %ebx
        add        %r15d, %eax                          // left step 16, f1: cycle 65
        add        %r12d, %ecx                          // right step 16, f5: cycle 65
        add        28(%rsi), %r8d
        mov        %r9d, %r10d
        and        %eax, %r10d
        andn       %ebp, %eax, %r12d
        mov        %r13d, %r15d
        and        %ecx, %r15d
        rol        $10, %r14d
        mov        %ebp, 4(%rsp)
        lea        0x5c4dd124(%r11), %ebp
        or         %r12d, %r10d
        add        %ebx, %r15d
        andn       %ecx, %r14d, %ebx
        add        44(%rsi), %ebp
        add        %r8d, %r10d
        rol        $9, %r15d
        rol        $10, %r9d
        add        %ebp, %ebx
        rol        $7, %r10d
        add        %r11d, %r15d                         // right step 17, f4: cycle 69
        mov        (%rsp), %r8d
        lea        0x5a827999(%r8), %r11d
        add        %r8d, %r10d                          // left step 17, f2: cycle 70
        mov        %r14d, %r8d
        and        %r15d, %r8d
        add        16(%rsi), %r11d
        rol        $10, %ecx
        lea        0x5c4dd124(%r13), %ebp
        mov        %eax, %r12d
        and        %r10d, %r12d
        mov        %r14d, (%rsp)
        andn       %r9d, %r10d, %r14d
        add        %ebx, %r8d
        andn       %r15d, %ecx, %ebx
        add        12(%rsi), %ebp
        or         %r14d, %r12d
        rol        $13, %r8d
        add        %ebp, %ebx
        add        %r11d, %r12d
        add        %r13d, %r8d                          // right step 18, f4: cycle 73
        rol        $10, %eax
        rol        $6, %r12d
        mov        %ecx, %r11d
        and        %r8d, %r11d
        mov        4(%rsp), %ebp
        lea        0x5a827999(%rbp), %r13d
        rol        $10, %r15d
        mov        (%rsp), %r14d
        mov        %r9d, 8(%rsp)
        lea        0x5c4dd124(%r14), %r9d
        add        %ebp, %r12d                          // left step 18, f2: cycle 75
        add        %ebx, %r11d
        add        52(%rsi), %r13d
        andn       %r8d, %r15d, %ebx
        add        28(%rsi), %r9d
        mov        %r10d, %ebp
        and        %r12d, %ebp
        andn       %eax, %r12d, %r14d
        rol        $15, %r11d
        add        %r9d, %ebx
        or         %r14d, %ebp
        add        (%rsp), %r11d                        // right step 19, f4: cycle 77
        add        %r13d, %ebp
        mov        %r15d, %r9d
        and        %r11d, %r9d
        rol        $10, %r10d
        lea        0x5c4dd124(%rcx), %r13d
        rol        $8, %ebp
        add        %ebx, %r9d
        rol        $10, %r8d
        mov        8(%rsp), %ebx
        lea        0x5a827999(%rbx), %r14d
        add        (%rsi), %r13d
        add        %ebx, %ebp                           // left step 19, f2: cycle 80
        rol        $7, %r9d
        andn       %r11d, %r8d, %ebx
        add        4(%rsi), %r14d
        mov        %eax, 8(%rsp)
        mov        %r12d, %eax
        and        %ebp, %eax
        mov        %r12d, (%rsp)
        andn       %r10d, %ebp, %r12d
        add        %ecx, %r9d                           // right step 20, f4: cycle 81
        add        %r13d, %ebx
        or         %r12d, %eax
        mov        %r8d, %ecx
        and        %r9d, %ecx
        rol        $10, %r11d
        lea        0x5c4dd124(%r15), %r12d
        add        %r14d, %eax
        add        %ebx, %ecx
        rorx       $22, (%rsp), %ebx
        andn       %r9d, %r11d, %r13d
        add        52(%rsi), %r12d
        rol        $13, %eax
        rol        $12, %ecx
        mov        8(%rsp), %r14d
        mov        %r10d, (%rsp)
        lea        0x5a827999(%r14), %r10d
        add        %r12d, %r13d
        add        %r14d, %eax                          // left step 20, f2: cycle 85
        add        %r15d, %ecx                          // right step 21, f4: cycle 85
        add        40(%rsi), %r10d
        mov        %ebp, %r12d
        and        %eax, %r12d
        andn       %ebx, %eax, %r14d
        mov        %r11d, %r15d
        and        %ecx, %r15d
        rol        $10, %r9d
        mov        %ebx, 8(%rsp)
        lea        0x5c4dd124(%r8), %ebx
        or         %r14d, %r12d
        add        %r13d, %r15d
        andn       %ecx, %r9d, %r13d
        add        20(%rsi), %ebx
        add        %r10d, %r12d
        rol        $8, %r15d
        rol        $10, %ebp
        add        %ebx, %r13d
        rol        $11, %r12d
        add        %r8d, %r15d                          // right step 22, f4: cycle 89
        mov        (%rsp), %r8d
        lea        0x5a827999(%r8), %r10d
        add        %r8d, %r12d                          // left step 21, f2: cycle 90
        mov        %r9d, %r8d
        and        %r15d, %r8d
        add        24(%rsi), %r10d
        rol        $10, %ecx
        lea        0x5c4dd124(%r11), %ebx
        mov        %eax, %r14d
        and        %r12d, %r14d
        mov        %r9d, (%rsp)
        andn       %ebp, %r12d, %r9d
        add        %r13d, %r8d
        andn       %r15d, %ecx, %r13d
        add        40(%rsi), %ebx
        or         %r9d, %r14d
        rol        $9, %r8d
        add        %ebx, %r13d
        add        %r10d, %r14d
        add        %r11d, %r8d                          // right step 23, f4: cycle 93
        rol        $10, %eax
        rol        $9, %r14d
        mov        %ecx, %r9d
        and        %r8d, %r9d
        mov        8(%rsp), %r10d
        lea        0x5a827999(%r10), %r11d
        rol        $10, %r15d
        mov        (%rsp), %ebx
        mov        %ebp, 4(%rsp)
        lea        0x5c4dd124(%rbx), %ebp
        add        %r10d, %r14d                         // left step 22, f2: cycle 95
        add        %r13d, %r9d
        add        60(%rsi), %r11d
        andn       %r8d, %r15d, %r10d
        add        56(%rsi), %ebp
        mov        %r12d, %r13d
        and        %r14d, %r13d
        andn       %eax, %r14d, %ebx
        rol        $11, %r9d
        add        %ebp, %r10d
        or         %ebx, %r13d
        add        (%rsp), %r9d                         // right step 24, f4: cycle 97
        add        %r11d, %r13d
        mov        %r15d, %r11d
        and        %r9d, %r11d
        rol        $10, %r12d
        lea        0x5c4dd124(%rcx), %ebx
        rol        $7, %r13d
        add        %r10d, %r11d
        rol        $10, %r8d
        mov        4(%rsp), %r10d
        lea        0x5a827999(%r10), %ebp
        add        60(%rsi), %ebx
        add        %r10d, %r13d                         // left step 23, f2: cycle 100
        rol        $7, %r11d
        andn       %r9d, %r8d, %r10d
        add        12(%rsi), %ebp
        mov        %eax, 4(%rsp)
        mov        %r14d, %eax
        and        %r13d, %eax
        mov        %r14d, (%rsp)
        andn       %r12d, %r13d, %r14d
        add        %ecx, %r11d                          // right step 25, f4: cycle 101
        add        %ebx, %r10d
        or         %r14d, %eax
        mov        %r8d, %ecx
        and        %r11d, %ecx
        rol        $10, %r9d
        lea        0x5c4dd124(%r15), %ebx
        add        %ebp, %eax
        add        %r10d, %ecx
        rorx       $22, (%rsp), %r10d
        andn       %r11d, %r9d, %ebp
        add        32(%rsi), %ebx
        rol        $15, %eax
        rol        $7, %ecx
        mov        4(%rsp), %r14d
        mov        %r12d, (%rsp)
        lea        0x5a827999(%r14), %r12d
        add        %ebx, %ebp
        add        %r14d, %eax                          // left step 24, f2: cycle 105
        add        %r15d, %ecx                          // right step 26, f4: cycle 105
        add        48(%rsi), %r12d
        mov        %r13d, %ebx
        and        %eax, %ebx
        andn       %r10d, %eax, %r14d
        mov        %r9d, %r15d
        and        %ecx, %r15d
        rol        $10, %r11d
        mov        %r10d, 4(%rsp)
        lea        0x5c4dd124(%r8), %r10d
        or         %r14d, %ebx
        add        %ebp, %r15d
        andn       %ecx, %r11d, %ebp
        add        48(%rsi), %r10d
        add        %r12d, %ebx
        rol        $12, %r15d
        rol        $10, %r13d
        add        %r10d, %ebp
        rol        $7, %ebx
        add        %r8d, %r15d                          // right step 27, f4: cycle 109
        mov        (%rsp), %r8d
        lea        0x5a827999(%r8), %r10d
        add        %r8d, %ebx                           // left step 25, f2: cycle 110
        mov        %r11d, %r8d
        and        %r15d, %r8d
        add        (%rsi), %r10d
        rol        $10, %ecx
        lea        0x5c4dd124(%r9), %r12d
        mov        %eax, %r14d
        and        %ebx, %r14d
        mov        %r11d, (%rsp)
        andn       %r13d, %ebx, %r11d
        add        %ebp, %r8d
        andn       %r15d, %ecx, %ebp
        add        16(%rsi), %r12d
        or         %r11d, %r14d
        rol        $7, %r8d
        add        %r12d, %ebp
        add        %r10d, %r14d
        add        %r9d, %r8d                           // right step 28, f4: cycle 113
        rol        $10, %eax
        rol        $12, %r14d
        mov        %ecx, %r9d
        and        %r8d, %r9d
        mov        4(%rsp), %r10d
        lea        0x5a827999(%r10), %r11d
        rol        $10, %r15d
        mov        (%rsp), %r12d
        mov        %r13d, 8(%rsp)
        lea        0x5c4dd124(%r12), %r13d
        add        %r10d, %r14d                         // left step 26, f2: cycle 115
        add        %ebp, %r9d
        add        36(%rsi), %r11d
        andn       %r8d, %r15d, %r10d
        add        36(%rsi), %r13d
        mov        %ebx, %ebp
        and        %r14d, %ebp
        andn       %eax, %r14d, %r12d
        rol        $6, %r9d
        add        %r13d, %r10d
        or         %r12d, %ebp
        add        (%rsp), %r9d                         // right step 29, f4: cycle 117
        add        %r11d, %ebp
        mov        %r15d, %r11d
        and        %r9d, %r11d
        rol        $10, %ebx
        lea        0x5c4dd124(%rcx), %r12d
        rol        $15, %ebp
        add        %r10d, %r11d
        rol        $10, %r8d
        mov        8(%rsp), %r10d
        lea        0x5a827999(%r10), %r13d
        add        4(%rsi), %r12d
        add        %r10d, %ebp                          // left step 27, f2: cycle 120
        rol        $15, %r11d
        andn       %r9d, %r8d, %r10d
        add        20(%rsi), %r13d
        mov        %eax, 8(%rsp)
        mov        %r14d, %eax
        and        %ebp, %eax
        mov        %r14d, (%rsp)
        andn       %ebx, %ebp, %r14d
        add        %ecx, %r11d                          // right step 30, f4: cycle 121
        add        %r12d, %r10d
        or         %r14d, %eax
        mov        %r8d, %ecx
        and        %r11d, %ecx
        rol        $10, %r9d
        lea        0x5c4dd124(%r15), %r12d
        add        %r13d, %eax
        add        %r10d, %ecx
        rorx       $22, (%rsp), %r10d
        andn       %r11d, %r9d, %r13d
        add        8(%rsi), %r12d
        rol        $9, %eax
        rol        $13, %ecx
        mov        8(%rsp), %r14d
        mov        %ebx, (%rsp)
        lea        0x5a827999(%r14), %ebx
        add        %r12d, %r13d
        add        %r14d, %eax                          // left step 28, f2: cycle 125
        add        %r15d, %ecx                          // right step 31, f4: cycle 125
        add        8(%rsi), %ebx
        mov        %ebp, %r12d
        and        %eax, %r12d
        andn       %r10d, %eax, %r14d
        mov        %r9d, %r15d
        and        %ecx, %r15d
        or         %r14d, %r12d
        add        %r13d, %r15d
        add        %ebx, %r12d
        rol        $11, %r15d
        rol        $10, %ebp
        lea        0x6d703ef2(%r8), %ebx
        rol        $11, %r12d
        add        %r8d, %r15d                          // right step 32, f4: cycle 129
        rol        $10, %r11d
        mov        (%rsp), %r8d
        lea        0x5a827999(%r8), %r13d
        add        60(%rsi), %ebx
        add        %r8d, %r12d                          // left step 29, f2: cycle 130
        andn       %ecx, %r15d, %r8d
        add        56(%rsi), %r13d
        mov        %eax, %r14d
        and        %r12d, %r14d
        mov        %r15d, (%rsp)
        andn       %ebp, %r12d, %r15d
        xor        %r11d, %r8d
        or         %r15d, %r14d
        sub        %r8d, %ebx
        add        %r13d, %r14d
        rol        $9, %ebx
        rol        $10, %eax
        lea        0x6d703ef2(%r9), %r8d
        rol        $7, %r14d
        add        %r9d, %ebx                           // right step 33, f3: cycle 134
        rol        $10, %ecx
        lea        0x5a827999(%r10), %r9d
        add        20(%rsi), %r8d
        add        %r10d, %r14d                         // left step 30, f2: cycle 135
        andn       (%rsp), %ebx, %r10d
        add        44(%rsi), %r9d
        mov        %r12d, %r13d
        and        %r14d, %r13d
        andn       %eax, %r14d, %r15d
        xor        %ecx, %r10d
        or         %r15d, %r13d
        sub        %r10d, %r8d
        add        %r9d, %r13d
        rol        $7, %r8d
        rol        $10, %r12d
        lea        0x6d703ef2(%r11), %r9d
        rol        $13, %r13d
        add        %r11d, %r8d                          // right step 34, f3: cycle 139
        rorx       $22, (%rsp), %r10d
        lea        0x5a827999(%rbp), %r11d
        add        4(%rsi), %r9d
        add        %ebp, %r13d                          // left step 31, f2: cycle 140
        andn       %ebx, %r8d, %ebp
        add        32(%rsi), %r11d
        mov        %r14d, %r15d
        and        %r13d, %r15d
        mov        %r8d, (%rsp)
        andn       %r12d, %r13d, %r8d
        xor        %r10d, %ebp
        or         %r8d, %r15d
        sub        %ebp, %r9d
        add        %r11d, %r15d
        rol        $15, %r9d
        rol        $10, %ebx
        lea        0x6d703ef2(%rcx), %r8d
        rol        $12, %r15d
        add        %ecx, %r9d                           // right step 35, f3: cycle 144
        rol        $10, %r14d
        lea        0x6ed9eba0(%rax), %ecx
        add        12(%rsi), %r8d
        add        %eax, %r15d                          // left step 32, f2: cycle 145
        andn       (%rsp), %r9d, %eax
        add        12(%rsi), %ecx
        andn       %r13d, %r15d, %r11d
        xor        %ebx, %eax
        xor        %r14d, %r11d
        sub        %eax, %r8d
        sub        %r11d, %ecx
        rol        $11, %r8d
        rorx       $22, (%rsp), %eax
        lea        0x6d703ef2(%r10), %r11d
        rol        $11, %ecx
        add        %r10d, %r8d                          // right step 36, f3: cycle 149
        rol        $10, %r13d
        lea        0x6ed9eba0(%r12), %r10d
        add        28(%rsi), %r11d
        add        %r12d, %ecx                          // left step 33, f3: cycle 150
        andn       %r9d, %r8d, %ebp
        add        40(%rsi), %r10d
        andn       %r15d, %ecx, %r12d
        xor        %eax, %ebp
        xor        %r13d, %r12d
        sub        %ebp, %r11d
        sub        %r12d, %r10d
        rol        $8, %r11d
        rol        $10, %r9d
        lea        0x6d703ef2(%rbx), %ebp
        rol        $13, %r10d
        add        %ebx, %r11d                          // right step 37, f3: cycle 154
        rol        $10, %r15d
        lea        0x6ed9eba0(%r14), %ebx
        add        56(%rsi), %ebp
        add        %r14d, %r10d                         // left step 34, f3: cycle 155
        andn       %r8d, %r11d, %r12d
        add        56(%rsi), %ebx
        andn       %ecx, %r10d, %r14d
        xor        %r9d, %r12d
        xor        %r15d, %r14d
        sub        %r12d, %ebp
        sub        %r14d, %ebx
        rol        $6, %ebp
        rol        $10, %r8d
        lea        0x6d703ef2(%rax), %r12d
        rol        $6, %ebx
        add        %eax, %ebp                           // right step 38, f3: cycle 159
        rol        $10, %ecx
        lea        0x6ed9eba0(%r13), %eax
        add        24(%rsi), %r12d
        add        %r13d, %ebx                          // left step 35, f3: cycle 160
        andn       %r11d, %ebp, %r13d
        add        16(%rsi), %eax
        andn       %r10d, %ebx, %r14d
        xor        %r8d, %r13d
        xor        %ecx, %r14d
        sub        %r13d, %r12d
        sub        %r14d, %eax
        rol        $6, %r12d
        rol        $10, %r11d
        lea        0x6d703ef2(%r9), %r13d
        rol        $7, %eax
        add        %r9d, %r12d                          // right step 39, f3: cycle 164
        rol        $10, %r10d
        lea        0x6ed9eba0(%r15), %r9d
        add        36(%rsi), %r13d
        add        %r15d, %eax                          // left step 36, f3: cycle 165
        andn       %ebp, %r12d, %r14d
        add        36(%rsi), %r9d
        andn       %ebx, %eax, %r15d
        xor        %r11d, %r14d
        xor        %r10d, %r15d
        sub        %r14d, %r13d
        sub        %r15d, %r9d
        rol        $14, %r13d
        rol        $10, %ebp
        lea        0x6d703ef2(%r8), %r14d
        rol        $14, %r9d
        add        %r8d, %r13d                          // right step 40, f3: cycle 169
        rol        $10, %ebx
        lea        0x6ed9eba0(%rcx), %r8d
        add        44(%rsi), %r14d
        add        %ecx, %r9d                           // left step 37, f3: cycle 170
        andn       %r12d, %r13d, %ecx
        add        60(%rsi), %r8d
        andn       %eax, %r9d, %r15d
        xor        %ebp, %ecx
        xor        %ebx, %r15d
        sub        %ecx, %r14d
        sub        %r15d, %r8d
        rol        $12, %r14d
        rol        $10, %r12d
        lea        0x6d703ef2(%r11), %ecx
        rol        $9, %r8d
        add        %r11d, %r14d                         // right step 41, f3: cycle 174
        rol        $10, %eax
        lea        0x6ed9eba0(%r10), %r11d
        add        32(%rsi), %ecx
        add        %r10d, %r8d                          // left step 38, f3: cycle 175
        andn       %r13d, %r14d, %r10d
        add        32(%rsi), %r11d
        andn       %r9d, %r8d, %r15d
        xor        %r12d, %r10d
        xor        %eax, %r15d
        sub        %r10d, %ecx
        sub        %r15d, %r11d
        rol        $13, %ecx
        rol        $10, %r13d
        lea        0x6d703ef2(%rbp), %r10d
        rol        $13, %r11d
        add        %ebp, %ecx                           // right step 42, f3: cycle 179
        rol        $10, %r9d
        lea        0x6ed9eba0(%rbx), %ebp
        add        48(%rsi), %r10d
        add        %ebx, %r11d                          // left step 39, f3: cycle 180
        andn       %r14d, %ecx, %ebx
        add        4(%rsi), %ebp
        andn       %r8d, %r11d, %r15d
        xor        %r13d, %ebx
        xor        %r9d, %r15d
        sub        %ebx, %r10d
        sub        %r15d, %ebp
        rol        $5, %r10d
        rol        $10, %r14d
        lea        0x6d703ef2(%r12), %ebx
        rol        $15, %ebp
        add        %r12d, %r10d                         // right step 43, f3: cycle 184
        rol        $10, %r8d
        lea        0x6ed9eba0(%rax), %r12d
        add        8(%rsi), %ebx
        add        %eax, %ebp                           // left step 40, f3: cycle 185
        andn       %ecx, %r10d, %eax
        add        8(%rsi), %r12d
        andn       %r11d, %ebp, %r15d
        xor        %r14d, %eax
        xor        %r8d, %r15d
        sub        %eax, %ebx
        sub        %r15d, %r12d
        rol        $14, %ebx
        rol        $10, %ecx
        lea        0x6d703ef2(%r13), %eax
        rol        $14, %r12d
        add        %r13d, %ebx                          // right step 44, f3: cycle 189
        rol        $10, %r11d
        lea        0x6ed9eba0(%r9), %r13d
        add        40(%rsi), %eax
        add        %r9d, %r12d                          // left step 41, f3: cycle 190
        andn       %r10d, %ebx, %r9d
        add        28(%rsi), %r13d
        andn       %ebp, %r12d, %r15d
        xor        %ecx, %r9d
        xor        %r11d, %r15d
        sub        %r9d, %eax
        sub        %r15d, %r13d
        rol        $13, %eax
        rol        $10, %r10d
        lea        0x6d703ef2(%r14), %r9d
        rol        $8, %r13d
        add        %r14d, %eax                          // right step 45, f3: cycle 194
        rol        $10, %ebp
        lea        0x6ed9eba0(%r8), %r14d
        add        (%rsi), %r9d
        add        %r8d, %r13d                          // left step 42, f3: cycle 195
        andn       %ebx, %eax, %r8d
        add        (%rsi), %r14d
        andn       %r12d, %r13d, %r15d
        xor        %r10d, %r8d
        xor        %ebp, %r15d
        sub        %r8d, %r9d
        sub        %r15d, %r14d
        rol        $13, %r9d
        rol        $10, %ebx
        lea        0x6d703ef2(%rcx), %r8d
        rol        $13, %r14d
        add        %ecx, %r9d                           // right step 46, f3: cycle 199
        rol        $10, %r12d
        lea        0x6ed9eba0(%r11), %ecx
        add        16(%rsi), %r8d
        add        %r11d, %r14d                         // left step 43, f3: cycle 200
        andn       %eax, %r9d, %r11d
        add        24(%rsi), %ecx
        andn       %r13d, %r14d, %r15d
        xor        %ebx, %r11d
        xor        %r12d, %r15d
        sub        %r11d, %r8d
        sub        %r15d, %ecx
        rol        $7, %r8d
        rol        $10, %eax
        lea        0x6d703ef2(%r10), %r11d
        rol        $6, %ecx
        add        %r10d, %r8d                          // right step 47, f3: cycle 204
        rol        $10, %r13d
        lea        0x6ed9eba0(%rbp), %r10d
        add        52(%rsi), %r11d
        add        %ebp, %ecx                           // left step 44, f3: cycle 205
        andn       %r9d, %r8d, %ebp
        add        52(%rsi), %r10d
        andn       %r14d, %ecx, %r15d
        xor        %eax, %ebp
        xor        %r13d, %r15d
        sub        %ebp, %r11d
        rol        $10, %r9d
        sub        %r15d, %r10d
        rol        $5, %r11d
        lea        0x7a6d76e9(%rbx), %ebp
        rol        $5, %r10d
        add        %ebx, %r11d                          // right step 48, f3: cycle 209
        rol        $10, %r14d
        lea        0x6ed9eba0(%r12), %ebx
        add        32(%rsi), %ebp
        add        %r12d, %r10d                         // left step 45, f3: cycle 210
        mov        %r8d, %r12d
        and        %r11d, %r12d
        andn       %r9d, %r11d, %r15d
        add        44(%rsi), %ebx
        mov        %r9d, (%rsp)
        andn       %ecx, %r10d, %r9d
        or         %r15d, %r12d
        xor        %r14d, %r9d
        add        %ebp, %r12d
        rol        $10, %r8d
        sub        %r9d, %ebx
        rol        $15, %r12d
        lea        0x7a6d76e9(%rax), %r9d
        rol        $12, %ebx
        add        %eax, %r12d                          // right step 49, f2: cycle 214
        rol        $10, %ecx
        lea        0x6ed9eba0(%r13), %eax
        add        24(%rsi), %r9d
        add        %r13d, %ebx                          // left step 46, f3: cycle 215
        mov        %r11d, %ebp
        and        %r12d, %ebp
        andn       %r8d, %r12d, %r13d
        add        20(%rsi), %eax
        andn       %r10d, %ebx, %r15d
        or         %r13d, %ebp
        xor        %ecx, %r15d
        add        %r9d, %ebp
        rol        $10, %r11d
        sub        %r15d, %eax
        rol        $5, %ebp
        mov        (%rsp), %r9d
        lea        0x7a6d76e9(%r9), %r13d
        rol        $7, %eax
        add        %r9d, %ebp                           // right step 50, f2: cycle 219
        rol        $10, %r10d
        lea        0x6ed9eba0(%r14), %r9d
        add        16(%rsi), %r13d
        add        %r14d, %eax                          // left step 47, f3: cycle 220
        mov        %r12d, %r14d
        and        %ebp, %r14d
        andn       %r11d, %ebp, %r15d
        add        48(%rsi), %r9d
        mov        %r11d, (%rsp)
        andn       %ebx, %eax, %r11d
        or         %r15d, %r14d
        rol        $10, %ebx
        xor        %r10d, %r11d
        add        %r13d, %r14d
        andn       %eax, %ebx, %r13d
        lea        -0x70e44324(%rcx), %r15d
        rol        $10, %r12d
        sub        %r11d, %r9d
        rol        $8, %r14d
        add        %r15d, %r13d
        lea        0x7a6d76e9(%r8), %r11d
        rol        $5, %r9d
        add        %r8d, %r14d                          // right step 51, f2: cycle 224
        add        4(%rsi), %r13d
        add        4(%rsi), %r11d
        add        %ecx, %r9d                           // left step 48, f3: cycle 225
        mov        %ebp, %ecx
        and        %r14d, %ecx
        andn       %r12d, %r14d, %r8d
        mov        %ebx, %r15d
        and        %r9d, %r15d
        or         %r8d, %ecx
        rol        $10, %eax
        lea        -0x70e44324(%r10), %r8d
        add        %r13d, %r15d
        add        %r11d, %ecx
        andn       %r9d, %eax, %r11d
        add        36(%rsi), %r8d
        rol        $10, %ebp
        rol        $11, %r15d
        rol        $11, %ecx
        add        %r8d, %r11d
        mov        (%rsp), %r8d
        lea        0x7a6d76e9(%r8), %r13d
        add        %r10d, %r15d                         // left step 49, f4: cycle 229
        add        %r8d, %ecx                           // right step 52, f2: cycle 229
        add        12(%rsi), %r13d
        mov        %eax, %r8d
        and        %r15d, %r8d
        mov        %r14d, %r10d
        and        %ecx, %r10d
        mov        %eax, (%rsp)
        andn       %ebp, %ecx, %eax
        rol        $10, %r9d
        mov        %ebp, 8(%rsp)
        lea        -0x70e44324(%rbx), %ebp
        add        %r11d, %r8d
        or         %eax, %r10d
        andn       %r15d, %r9d, %eax
        add        44(%rsi), %ebp
        rol        $12, %r8d
        add        %r13d, %r10d
        add        %ebp, %eax
        rol        $10, %r14d
        add        %ebx, %r8d                           // left step 50, f4: cycle 233
        rol        $14, %r10d
        lea        0x7a6d76e9(%r12), %r11d
        mov        %r9d, %ebx
        and        %r8d, %ebx
        add        %r12d, %r10d                         // right step 53, f2: cycle 234
        rol        $10, %r15d
        mov        (%rsp), %ebp
        lea        -0x70e44324(%rbp), %r12d
        add        44(%rsi), %r11d
        add        %eax, %ebx
        mov        %ecx, %eax
        and        %r10d, %eax
        andn       %r14d, %r10d, %r13d
        mov        %r14d, 4(%rsp)
        andn       %r8d, %r15d, %r14d
        add        40(%rsi), %r12d
        rol        $14, %ebx
        or         %r13d, %eax
        add        %r12d, %r14d
        add        %ebp, %ebx                           // left step 51, f4: cycle 237
        add        %r11d, %eax
        rol        $10, %ecx
        mov        %r15d, %r11d
        and        %ebx, %r11d
        rol        $14, %eax
        rol        $10, %r8d
        lea        -0x70e44324(%r9), %ebp
        mov        8(%rsp), %r12d
        lea        0x7a6d76e9(%r12), %r13d
        add        %r14d, %r11d
        add        %r12d, %eax                          // right step 54, f2: cycle 239
        andn       %ebx, %r8d, %r12d
        add        (%rsi), %ebp
        add        60(%rsi), %r13d
        rol        $15, %r11d
        mov        %r10d, %r14d
        and        %eax, %r14d
        mov        %r10d, 8(%rsp)
        andn       %ecx, %eax, %r10d
        add        %ebp, %r12d
        add        %r9d, %r11d                          // left step 52, f4: cycle 241
        or         %r10d, %r14d
        mov        %r8d, %r9d
        and        %r11d, %r9d
        add        %r13d, %r14d
        rol        $10, %ebx
        lea        -0x70e44324(%r15), %r10d
        add        %r12d, %r9d
        rol        $6, %r14d
        rorx       $22, 8(%rsp), %ebp
        andn       %r11d, %ebx, %r12d
        add        32(%rsi), %r10d
        rol        $14, %r9d
        add        4(%rsp), %r14d                       // right step 55, f2: cycle 244
        mov        4(%rsp), %r13d
        lea        0x7a6d76e9(%r13), %r13d
        add        %r10d, %r12d
        add        %r15d, %r9d                          // left step 53, f4: cycle 245
        mov        %eax, %r10d
        and        %r14d, %r10d
        andn       %ebp, %r14d, %r15d
        add        (%rsi), %r13d
        mov        %ebp, 4(%rsp)
        mov        %ebx, %ebp
        and        %r9d, %ebp
        or         %r15d, %r10d
        rol        $10, %r11d
        lea        -0x70e44324(%r8), %r15d
        add        %r12d, %ebp
        add        %r13d, %r10d
        andn       %r9d, %r11d, %r12d
        add        48(%rsi), %r15d
        rol        $10, %eax
        rol        $15, %ebp
        rol        $14, %r10d
        add        %r15d, %r12d
        lea        0x7a6d76e9(%rcx), %r13d
        add        %r8d, %ebp                           // left step 54, f4: cycle 249
        add        %ecx, %r10d                          // right step 56, f2: cycle 249
        add        20(%rsi), %r13d
        mov        %r11d, %ecx
        and        %ebp, %ecx
        mov        %r14d, %r8d
        and        %r10d, %r8d
        andn       %eax, %r10d, %r15d
        rol        $10, %r9d
        mov        %eax, 8(%rsp)
        lea        -0x70e44324(%rbx), %eax
        add        %r12d, %ecx
        or         %r15d, %r8d
        andn       %ebp, %r9d, %r12d
        add        16(%rsi), %eax
        rol        $9, %ecx
        add        %r13d, %r8d
        add        %eax, %r12d
        rol        $10, %r14d
        add        %ebx, %ecx                           // left step 55, f4: cycle 253
        rol        $6, %r8d
        mov        4(%rsp), %eax
        lea        0x7a6d76e9(%rax), %ebx
        mov        %r9d, %r13d
        and        %ecx, %r13d
        add        %eax, %r8d                           // right step 57, f2: cycle 254
        rol        $10, %ebp
        lea        -0x70e44324(%r11), %eax
        add        48(%rsi), %ebx
        add        %r12d, %r13d
        mov        %r10d, %r12d
        and        %r8d, %r12d
        andn       %r14d, %r8d, %r15d
        mov        %r14d, 4(%rsp)
        andn       %ecx, %ebp, %r14d
        add        52(%rsi), %eax
        rol        $8, %r13d
        or         %r15d, %r12d
        add        %eax, %r14d
        add        %r11d, %r13d                         // left step 56, f4: cycle 257
        add        %ebx, %r12d
        rol        $10, %r10d
        mov        %ebp, %eax
        and        %r13d, %eax
        rol        $9, %r12d
        rol        $10, %ecx
        lea        -0x70e44324(%r9), %r11d
        mov        8(%rsp), %ebx
        lea        0x7a6d76e9(%rbx), %r15d
        add        %r14d, %eax
        add        %ebx, %r12d                          // right step 58, f2: cycle 259
        andn       %r13d, %ecx, %ebx
        add        12(%rsi), %r11d
        add        8(%rsi), %r15d
        rol        $9, %eax
        mov        %r8d, %r14d
        and        %r12d, %r14d
        mov        %r8d, 8(%rsp)
        andn       %r10d, %r12d, %r8d
        add        %r11d, %ebx
        add        %r9d, %eax                           // left step 57, f4: cycle 261
        or         %r8d, %r14d
        mov        %ecx, %r8d
        and        %eax, %r8d
        add        %r15d, %r14d
        rol        $10, %r13d
        lea        -0x70e44324(%rbp), %r9d
        add        %ebx, %r8d
        rol        $12, %r14d
        rorx       $22, 8(%rsp), %r11d
        andn       %eax, %r13d, %ebx
        add        28(%rsi), %r9d
        rol        $14, %r8d
        add        4(%rsp), %r14d                       // right step 59, f2: cycle 264
        mov        4(%rsp), %r15d
        lea        0x7a6d76e9(%r15), %r15d
        add        %r9d, %ebx
        add        %ebp, %r8d                           // left step 58, f4: cycle 265
        mov        %r12d, %r9d
        and        %r14d, %r9d
        andn       %r11d, %r14d, %ebp
        add        52(%rsi), %r15d
        mov        %r11d, 4(%rsp)
        mov        %r13d, %r11d
        and        %r8d, %r11d
        or         %ebp, %r9d
        rol        $10, %eax
        lea        -0x70e44324(%rcx), %ebp
        add        %ebx, %r11d
        add        %r15d, %r9d
        andn       %r8d, %eax, %ebx
        add        60(%rsi), %ebp
        rol        $10, %r12d
        rol        $5, %r11d
        rol        $9, %r9d
        add        %ebp, %ebx
        lea        0x7a6d76e9(%r10), %ebp
        add        %ecx, %r11d                          // left step 59, f4: cycle 269
        add        %r10d, %r9d                          // right step 60, f2: cycle 269
        add        36(%rsi), %ebp
        mov        %eax, %ecx
        and        %r11d, %ecx
        mov        %r14d, %r10d
        and        %r9d, %r10d
        andn       %r12d, %r9d, %r15d
        rol        $10, %r8d
        mov        %r12d, 8(%rsp)
        lea        -0x70e44324(%r13), %r12d
        add        %ebx, %ecx
        or         %r15d, %r10d
        andn       %r11d, %r8d, %ebx
        add        56(%rsi), %r12d
        rol        $6, %ecx
        add        %ebp, %r10d
        add        %r12d, %ebx
        rol        $10, %r14d
        add        %r13d, %ecx                          // left step 60, f4: cycle 273
        rol        $12, %r10d
        mov        4(%rsp), %ebp
        lea        0x7a6d76e9(%rbp), %r12d
        mov        %r8d, %r13d
        and        %ecx, %r13d
        add        %ebp, %r10d                          // right step 61, f2: cycle 274
        rol        $10, %r11d
        lea        -0x70e44324(%rax), %ebp
        add        28(%rsi), %r12d
        add        %ebx, %r13d
        mov        %r9d, %ebx
        and        %r10d, %ebx
        andn       %r14d, %r10d, %r15d
        mov        %r14d, 4(%rsp)
        andn       %ecx, %r11d, %r14d
        add        20(%rsi), %ebp
        rol        $8, %r13d
        or         %r15d, %ebx
        add        %ebp, %r14d
        add        %eax, %r13d                          // left step 61, f4: cycle 277
        add        %r12d, %ebx
        rol        $10, %r9d
        mov        %r11d, %eax
        and        %r13d, %eax
        rol        $5, %ebx
        rol        $10, %ecx
        lea        -0x70e44324(%r8), %ebp
        mov        8(%rsp), %r12d
        lea        0x7a6d76e9(%r12), %r15d
        add        %r14d, %eax
        add        %r12d, %ebx                          // right step 62, f2: cycle 279
        andn       %r13d, %ecx, %r12d
        add        24(%rsi), %ebp
        add        40(%rsi), %r15d
        rol        $6, %eax
        mov        %r10d, %r14d
        and        %ebx, %r14d
        mov        %r10d, 8(%rsp)
        andn       %r9d, %ebx, %r10d
        add        %ebp, %r12d
        add        %r8d, %eax                           // left step 62, f4: cycle 281
        or         %r10d, %r14d
        mov        %ecx, %r8d
        and        %eax, %r8d
        add        %r15d, %r14d
        rol        $10, %r13d
        lea        -0x70e44324(%r11), %r10d
        add        %r12d, %r8d
        rol        $15, %r14d
        rorx       $22, 8(%rsp), %ebp
        andn       %eax, %r13d, %r12d
        add        8(%rsi), %r10d
        rol        $5, %r8d
        add        4(%rsp), %r14d                       // right step 63, f2: cycle 284
        mov        4(%rsp), %r15d
        lea        0x7a6d76e9(%r15), %r15d
        add        %r10d, %r12d
        add        %r11d, %r8d                          // left step 63, f4: cycle 285
        mov        %ebx, %r10d
        and        %r14d, %r10d
        andn       %ebp, %r14d, %r11d
        add        56(%rsi), %r15d
        mov        %ebp, 4(%rsp)
        mov        %r13d, %ebp
        and        %r8d, %ebp
        or         %r11d, %r10d
        rol        $10, %eax
        add        %r12d, %ebp
        add        %r15d, %r10d
        rol        $10, %ebx
        lea        -0x56ac02b3(%rcx), %r11d
        andn       %eax, %r8d, %r12d
        rol        $12, %ebp
        rol        $8, %r10d
        mov        %ebx, %r15d
        xor        %r14d, %r15d
        add        16(%rsi), %r11d
        mov        %ebx, 8(%rsp)
        mov        48(%rsi), %ebx
        add        %r9d, %ebx
        add        %ecx, %ebp                           // left step 64, f4: cycle 289
        add        %r9d, %r10d                          // right step 64, f2: cycle 289
        xor        %ebp, %r12d
        xor        %r10d, %r15d
        rol        $10, %r8d
        sub        %r12d, %r11d
        add        %ebx, %r15d
        rol        $10, %r14d
        lea        -0x56ac02b3(%r13), %ecx
        andn       %r8d, %ebp, %r9d
        rol        $9, %r11d
        rol        $8, %r15d
        mov        %r14d, %ebx
        xor        %r10d, %ebx
        add        (%rsi), %ecx
        mov        60(%rsi), %r12d
        add        4(%rsp), %r12d
        add        %r13d, %r11d                         // left step 65, f5: cycle 293
        add        4(%rsp), %r15d                       // right step 65, f1: cycle 293
        xor        %r11d, %r9d
        xor        %r15d, %ebx
        rol        $10, %ebp
        sub        %r9d, %ecx
        add        %r12d, %ebx
        rol        $10, %r10d
        lea        -0x56ac02b3(%rax), %r9d
        andn       %ebp, %r11d, %r12d
        rol        $15, %ecx
        rol        $5, %ebx
        mov        %r10d, %r13d
        xor        %r15d, %r13d
        add        20(%rsi), %r9d
        mov        %r10d, 4(%rsp)
        mov        40(%rsi), %r10d
        add        8(%rsp), %r10d
        add        %eax, %ecx                           // left step 66, f5: cycle 297
        add        8(%rsp), %ebx                        // right step 66, f1: cycle 297
        xor        %ecx, %r12d
        xor        %ebx, %r13d
        rol        $10, %r11d
        sub        %r12d, %r9d
        add        %r10d, %r13d
        rol        $10, %r15d
        lea        -0x56ac02b3(%r8), %eax
        andn       %r11d, %ecx, %r10d
        rol        $5, %r9d
        rol        $12, %r13d
        mov        %r15d, %r12d
        xor        %ebx, %r12d
        add        36(%rsi), %eax
        mov        %r15d, 8(%rsp)
        mov        16(%rsi), %r15d
        add        %r14d, %r15d
        add        %r8d, %r9d                           // left step 67, f5: cycle 301
        add        %r14d, %r13d                         // right step 67, f1: cycle 301
        xor        %r9d, %r10d
        xor        %r13d, %r12d
        rol        $10, %ecx
        sub        %r10d, %eax
        add        %r15d, %r12d
        rol        $10, %ebx
        lea        -0x56ac02b3(%rbp), %r8d
        andn       %ecx, %r9d, %r10d
        rol        $11, %eax
        rol        $9, %r12d
        mov        %ebx, %r14d
        xor        %r13d, %r14d
        add        28(%rsi), %r8d
        mov        4(%rsi), %r15d
        add        4(%rsp), %r15d
        add        %ebp, %eax                           // left step 68, f5: cycle 305
        add        4(%rsp), %r12d                       // right step 68, f1: cycle 305
        xor        %eax, %r10d
        xor        %r12d, %r14d
        rol        $10, %r9d
        sub        %r10d, %r8d
        add        %r15d, %r14d
        rol        $10, %r13d
        lea        -0x56ac02b3(%r11), %r10d
        andn       %r9d, %eax, %ebp
        rol        $6, %r8d
        rol        $12, %r14d
        mov        %r13d, %r15d
        xor        %r12d, %r15d
        add        48(%rsi), %r10d
        mov        %r13d, 4(%rsp)
        mov        20(%rsi), %r13d
        add        8(%rsp), %r13d
        add        %r11d, %r8d                          // left step 69, f5: cycle 309
        add        8(%rsp), %r14d                       // right step 69, f1: cycle 309
        xor        %r8d, %ebp
        xor        %r14d, %r15d
        rol        $10, %eax
        sub        %ebp, %r10d
        add        %r13d, %r15d
        rol        $10, %r12d
        lea        -0x56ac02b3(%rcx), %r11d
        andn       %eax, %r8d, %ebp
        rol        $8, %r10d
        rol        $5, %r15d
        mov        %r12d, %r13d
        xor        %r14d, %r13d
        add        8(%rsi), %r11d
        mov        %r12d, 8(%rsp)
        mov        32(%rsi), %r12d
        add        %ebx, %r12d
        add        %ecx, %r10d                          // left step 70, f5: cycle 313
        add        %ebx, %r15d                          // right step 70, f1: cycle 313
        xor        %r10d, %ebp
        xor        %r15d, %r13d
        rol        $10, %r8d
        sub        %ebp, %r11d
        add        %r12d, %r13d
        rol        $10, %r14d
        lea        -0x56ac02b3(%r9), %ecx
        andn       %r8d, %r10d, %ebx
        rol        $13, %r11d
        rol        $14, %r13d
        mov        %r14d, %ebp
        xor        %r15d, %ebp
        add        40(%rsi), %ecx
        mov        28(%rsi), %r12d
        add        4(%rsp), %r12d
        add        %r9d, %r11d                          // left step 71, f5: cycle 317
        add        4(%rsp), %r13d                       // right step 71, f1: cycle 317
        xor        %r11d, %ebx
        xor        %r13d, %ebp
        rol        $10, %r10d
        sub        %ebx, %ecx
        add        %r12d, %ebp
        rol        $10, %r15d
        lea        -0x56ac02b3(%rax), %r9d
        andn       %r10d, %r11d, %ebx
        rol        $12, %ecx
        rol        $6, %ebp
        mov        %r15d, %r12d
        xor        %r13d, %r12d
        add        56(%rsi), %r9d
        mov        %r15d, 4(%rsp)
        mov        24(%rsi), %r15d
        add        8(%rsp), %r15d
        add        %eax, %ecx                           // left step 72, f5: cycle 321
        add        8(%rsp), %ebp                        // right step 72, f1: cycle 321
        xor        %ecx, %ebx
        xor        %ebp, %r12d
        rol        $10, %r11d
        sub        %ebx, %r9d
        add        %r15d, %r12d
        rol        $10, %r13d
        lea        -0x56ac02b3(%r8), %eax
        andn       %r11d, %ecx, %ebx
        rol        $5, %r9d
        rol        $8, %r12d
        mov        %r13d, %r15d
        xor        %ebp, %r15d
        add        4(%rsi), %eax
        mov        %r13d, 8(%rsp)
        mov        8(%rsi), %r13d
        add        %r14d, %r13d
        add        %r8d, %r9d                           // left step 73, f5: cycle 325
        add        %r14d, %r12d                         // right step 73, f1: cycle 325
        xor        %r9d, %ebx
        xor        %r12d, %r15d
        rol        $10, %ecx
        sub        %ebx, %eax
        add        %r13d, %r15d
        rol        $10, %ebp
        lea        -0x56ac02b3(%r10), %r8d
        andn       %ecx, %r9d, %ebx
        rol        $12, %eax
        rol        $13, %r15d
        mov        %ebp, %r13d
        xor        %r12d, %r13d
        add        12(%rsi), %r8d
        mov        52(%rsi), %r14d
        add        4(%rsp), %r14d
        add        %r10d, %eax                          // left step 74, f5: cycle 329
        add        4(%rsp), %r15d                       // right step 74, f1: cycle 329
        xor        %eax, %ebx
        xor        %r15d, %r13d
        rol        $10, %r9d
        sub        %ebx, %r8d
        add        %r14d, %r13d
        rol        $10, %r12d
        lea        -0x56ac02b3(%r11), %r10d
        andn       %r9d, %eax, %ebx
        rol        $13, %r8d
        rol        $6, %r13d
        mov        %r12d, %r14d
        xor        %r15d, %r14d
        add        32(%rsi), %r10d
        mov        %r12d, 4(%rsp)
        mov        56(%rsi), %r12d
        add        8(%rsp), %r12d
        add        %r11d, %r8d                          // left step 75, f5: cycle 333
        add        8(%rsp), %r13d                       // right step 75, f1: cycle 333
        xor        %r8d, %ebx
        xor        %r13d, %r14d
        rol        $10, %eax
        sub        %ebx, %r10d
        add        %r12d, %r14d
        rol        $10, %r15d
        lea        -0x56ac02b3(%rcx), %r11d
        andn       %eax, %r8d, %ebx
        rol        $14, %r10d
        rol        $5, %r14d
        mov        %r15d, %r12d
        xor        %r13d, %r12d
        add        44(%rsi), %r11d
        mov        %r15d, 8(%rsp)
        mov        (%rsi), %r15d
        add        %ebp, %r15d
        add        %ecx, %r10d                          // left step 76, f5: cycle 337
        add        %ebp, %r14d                          // right step 76, f1: cycle 337
        xor        %r10d, %ebx
        xor        %r14d, %r12d
        rol        $10, %r8d
        sub        %ebx, %r11d
        add        %r15d, %r12d
        rol        $10, %r13d
        lea        -0x56ac02b3(%r9), %ecx
        andn       %r8d, %r10d, %ebx
        rol        $11, %r11d
        rol        $15, %r12d
        mov        %r13d, %ebp
        xor        %r14d, %ebp
        add        24(%rsi), %ecx
        mov        12(%rsi), %r15d
        add        4(%rsp), %r15d
        add        %r9d, %r11d                          // left step 77, f5: cycle 341
        add        4(%rsp), %r12d                       // right step 77, f1: cycle 341
        xor        %r11d, %ebx
        xor        %r12d, %ebp
        rol        $10, %r10d
        sub        %ebx, %ecx
        add        %r15d, %ebp
        rol        $10, %r14d
        lea        -0x56ac02b3(%rax), %r9d
        andn       %r10d, %r11d, %ebx
        rol        $8, %ecx
        rol        $13, %ebp
        mov        %r14d, %r15d
        xor        %r12d, %r15d
        add        60(%rsi), %r9d
        mov        %r10d, 4(%rsp)
        mov        36(%rsi), %r10d
        add        8(%rsp), %r10d
        add        %eax, %ecx                           // left step 78, f5: cycle 345
        add        8(%rsp), %ebp                        // right step 78, f1: cycle 345
        xor        %ecx, %ebx
        xor        %ebp, %r15d
        rol        $10, %r11d
        sub        %ebx, %r9d
        add        %r10d, %r15d
        rol        $10, %r12d
        lea        -0x56ac02b3(%r8), %eax
        andn       %r11d, %ecx, %r10d
        rol        $5, %r9d
        rol        $11, %r15d
        mov        %r12d, %ebx
        xor        %ebp, %ebx
        add        52(%rsi), %eax
        mov        %r11d, 8(%rsp)
        mov        44(%rsi), %r11d
        add        %r13d, %r11d
        add        %r8d, %r9d                           // left step 79, f5: cycle 349
        add        %r13d, %r15d                         // right step 79, f1: cycle 349
        xor        %r9d, %r10d
        xor        %r15d, %ebx
        rol        $10, %ebp
        sub        %r10d, %eax
        add        %r11d, %ebx
        rol        $10, %ecx
        add        4(%rdi), %ebp
        add        8(%rdi), %r12d
        rol        $6, %eax
        rol        $11, %ebx
        mov        12(%rdi), %r8d
        add        %r14d, %r8d
        mov        16(%rdi), %r10d
        add        4(%rsp), %r10d
        add        (%rdi), %r15d
        add        4(%rsp), %eax                        // left step 80, f5: cycle 353
        add        %r14d, %ebx                          // right step 80, f1: cycle 353
        add        %ebp, %r9d
        add        %r12d, %ecx
        add        8(%rsp), %r8d
        add        %r10d, %ebx
        add        %r15d, %eax
        mov        %r9d, (%rdi)
        mov        %ecx, 4(%rdi)
        mov        %r8d, 8(%rdi)
        mov        %ebx, 12(%rdi)
        mov        %eax, 16(%rdi)
        mov        %eax, %r10d
        mov        %r9d, %eax
        mov        %ebx, %r9d
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
