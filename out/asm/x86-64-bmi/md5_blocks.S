/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for x86-64 with BMI1 and BMI2.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64-bmi --kernel blocks --emitter gas
 *
 * With the options above, `hashwright prove` proves md5_blocks, and `hashwright verify` tests all
 * functions. `hashwright bench md5 --target x86-64-bmi --kernel blocks --emitter gas` measures the
 * speed.
 *
 * md5_blocks: 486 instructions for a block of 64 bytes, critical path 289 cycles.
 * Rules: select_as_add 16 times, not_out_of_or 16 times, not_in_sum 16 times.
 * md5_blocks: 556 instructions in all, 55 of them moves between registers.
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
 * void md5_blocks(uint32_t state[4], const uint8_t *data, size_t nblocks);
 *
 * Arguments, moved there by the prologue on Windows: state in rdi, data in rsi, nblocks in rdx.
 *
 * At the start of the loop: h0 in eax, h1 in ecx, h2 in r8d, h3 in r9d.
 */
        .text
        .p2align   5
        .globl     SYMBOL(md5_blocks)
#if defined(_WIN32)
        .def       SYMBOL(md5_blocks)
        .scl       2
        .type      32
        .endef
        .seh_proc  SYMBOL(md5_blocks)
#elif defined(__ELF__)
        .type      SYMBOL(md5_blocks), %function
#endif
SYMBOL(md5_blocks):
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
#endif
        test       %rdx, %rdx
        jz         L(md5_blocks_end)
        mov        (%rdi), %eax
        mov        4(%rdi), %ecx
        mov        8(%rdi), %r8d
        mov        12(%rdi), %r9d
        .p2align   5
L(md5_blocks_loop):
        mov        %ecx, %r10d
        and        %r8d, %r10d
        andn       %r9d, %ecx, %r11d
        mov        (%rsi), %ebx
        lea        -0x28955b88(%rbx), %ebp
        or         %r11d, %r10d
        add        %eax, %ebp
        add        %ebp, %r10d
        rol        $7, %r10d
        add        $0xe8c7b756, %r9d
        add        %ecx, %r10d                          // step 1, F: cycle 5
        add        4(%rsi), %r9d
        mov        %ecx, %r11d
        and        %r10d, %r11d
        andn       %r8d, %r10d, %ebp
        or         %ebp, %r11d
        add        %r9d, %r11d
        rol        $12, %r11d
        add        $0x242070db, %r8d
        add        %r10d, %r11d                         // step 2, F: cycle 10
        add        8(%rsi), %r8d
        mov        %r10d, %r9d
        and        %r11d, %r9d
        andn       %ecx, %r11d, %ebp
        or         %ebp, %r9d
        add        %r8d, %r9d
        rol        $17, %r9d
        add        $0xc1bdceee, %ecx
        add        %r11d, %r9d                          // step 3, F: cycle 15
        add        12(%rsi), %ecx
        mov        %r11d, %r8d
        and        %r9d, %r8d
        andn       %r10d, %r9d, %ebp
        or         %ebp, %r8d
        add        %ecx, %r8d
        rol        $22, %r8d
        add        $0xf57c0faf, %r10d
        add        %r9d, %r8d                           // step 4, F: cycle 20
        add        16(%rsi), %r10d
        mov        %r9d, %ecx
        and        %r8d, %ecx
        andn       %r11d, %r8d, %ebp
        or         %ebp, %ecx
        add        %r10d, %ecx
        rol        $7, %ecx
        add        $0x4787c62a, %r11d
        add        %r8d, %ecx                           // step 5, F: cycle 25
        add        20(%rsi), %r11d
        mov        %r8d, %r10d
        and        %ecx, %r10d
        andn       %r9d, %ecx, %ebp
        or         %ebp, %r10d
        add        %r11d, %r10d
        rol        $12, %r10d
        add        $0xa8304613, %r9d
        add        %ecx, %r10d                          // step 6, F: cycle 30
        add        24(%rsi), %r9d
        mov        %ecx, %r11d
        and        %r10d, %r11d
        andn       %r8d, %r10d, %ebp
        or         %ebp, %r11d
        add        %r9d, %r11d
        rol        $17, %r11d
        add        $0xfd469501, %r8d
        add        %r10d, %r11d                         // step 7, F: cycle 35
        add        28(%rsi), %r8d
        mov        %r10d, %r9d
        and        %r11d, %r9d
        andn       %ecx, %r11d, %ebp
        or         %ebp, %r9d
        add        %r8d, %r9d
        rol        $22, %r9d
        add        $0x698098d8, %ecx
        add        %r11d, %r9d                          // step 8, F: cycle 40
        add        32(%rsi), %ecx
        mov        %r11d, %r8d
        and        %r9d, %r8d
        andn       %r10d, %r9d, %ebp
        or         %ebp, %r8d
        add        %ecx, %r8d
        rol        $7, %r8d
        add        $0x8b44f7af, %r10d
        add        %r9d, %r8d                           // step 9, F: cycle 45
        add        36(%rsi), %r10d
        mov        %r9d, %ecx
        and        %r8d, %ecx
        andn       %r11d, %r8d, %ebp
        or         %ebp, %ecx
        add        %r10d, %ecx
        rol        $12, %ecx
        add        $0xffff5bb1, %r11d
        add        %r8d, %ecx                           // step 10, F: cycle 50
        add        40(%rsi), %r11d
        mov        %r8d, %r10d
        and        %ecx, %r10d
        andn       %r9d, %ecx, %ebp
        or         %ebp, %r10d
        add        %r11d, %r10d
        rol        $17, %r10d
        add        $0x895cd7be, %r9d
        add        %ecx, %r10d                          // step 11, F: cycle 55
        add        44(%rsi), %r9d
        mov        %ecx, %r11d
        and        %r10d, %r11d
        andn       %r8d, %r10d, %ebp
        or         %ebp, %r11d
        add        %r9d, %r11d
        rol        $22, %r11d
        add        $0x6b901122, %r8d
        add        %r10d, %r11d                         // step 12, F: cycle 60
        add        48(%rsi), %r8d
        mov        %r10d, %r9d
        and        %r11d, %r9d
        andn       %ecx, %r11d, %ebp
        or         %ebp, %r9d
        add        %r8d, %r9d
        rol        $7, %r9d
        add        $0xfd987193, %ecx
        add        %r11d, %r9d                          // step 13, F: cycle 65
        add        52(%rsi), %ecx
        mov        %r11d, %r8d
        and        %r9d, %r8d
        andn       %r10d, %r9d, %ebp
        or         %ebp, %r8d
        add        %ecx, %r8d
        rol        $12, %r8d
        add        $0xa679438e, %r10d
        add        %r9d, %r8d                           // step 14, F: cycle 70
        add        56(%rsi), %r10d
        mov        %r9d, %ecx
        and        %r8d, %ecx
        andn       %r11d, %r8d, %ebp
        or         %ebp, %ecx
        add        %r10d, %ecx
        rol        $17, %ecx
        add        $0x49b40821, %r11d
        add        %r8d, %ecx                           // step 15, F: cycle 75
        add        60(%rsi), %r11d
        mov        %r8d, %r10d
        and        %ecx, %r10d
        andn       %r9d, %ecx, %ebp
        mov        %r8d, %r12d
        not        %r12d
        or         %ebp, %r10d
        and        %ecx, %r12d
        add        $0xf61e2562, %r9d
        add        %r11d, %r10d
        add        %r9d, %r12d
        rol        $22, %r10d
        add        4(%rsi), %r12d
        add        %ecx, %r10d                          // step 16, F: cycle 80
        mov        %r8d, %r9d
        and        %r10d, %r9d
        mov        %ecx, %r11d
        not        %r11d
        add        $0xc040b340, %r8d
        add        %r12d, %r9d
        and        %r10d, %r11d
        add        24(%rsi), %r8d
        rol        $5, %r9d
        add        %r8d, %r11d
        add        %r10d, %r9d                          // step 17, G: cycle 84
        mov        %ecx, %r8d
        and        %r9d, %r8d
        add        $0x265e5a51, %ecx
        add        %r11d, %r8d
        andn       %r9d, %r10d, %r11d
        add        44(%rsi), %ecx
        rol        $9, %r8d
        add        %ecx, %r11d
        add        %r9d, %r8d                           // step 18, G: cycle 88
        mov        %r10d, %ecx
        and        %r8d, %ecx
        add        $0xe9b6c7aa, %r10d
        add        %r11d, %ecx
        andn       %r8d, %r9d, %r11d
        add        %r10d, %ebx
        rol        $14, %ecx
        add        %ebx, %r11d
        add        %r8d, %ecx                           // step 19, G: cycle 92
        mov        %r9d, %r10d
        and        %ecx, %r10d
        add        $0xd62f105d, %r9d
        add        %r11d, %r10d
        andn       %ecx, %r8d, %r11d
        add        20(%rsi), %r9d
        rol        $20, %r10d
        add        %r9d, %r11d
        add        %ecx, %r10d                          // step 20, G: cycle 96
        mov        %r8d, %r9d
        and        %r10d, %r9d
        add        $0x2441453, %r8d
        add        %r11d, %r9d
        andn       %r10d, %ecx, %r11d
        add        40(%rsi), %r8d
        rol        $5, %r9d
        add        %r8d, %r11d
        add        %r10d, %r9d                          // step 21, G: cycle 100
        mov        %ecx, %r8d
        and        %r9d, %r8d
        add        $0xd8a1e681, %ecx
        add        %r11d, %r8d
        andn       %r9d, %r10d, %r11d
        add        60(%rsi), %ecx
        rol        $9, %r8d
        add        %ecx, %r11d
        add        %r9d, %r8d                           // step 22, G: cycle 104
        mov        %r10d, %ecx
        and        %r8d, %ecx
        add        $0xe7d3fbc8, %r10d
        add        %r11d, %ecx
        andn       %r8d, %r9d, %r11d
        add        16(%rsi), %r10d
        rol        $14, %ecx
        add        %r10d, %r11d
        add        %r8d, %ecx                           // step 23, G: cycle 108
        mov        %r9d, %r10d
        and        %ecx, %r10d
        add        $0x21e1cde6, %r9d
        add        %r11d, %r10d
        andn       %ecx, %r8d, %r11d
        add        36(%rsi), %r9d
        rol        $20, %r10d
        add        %r9d, %r11d
        add        %ecx, %r10d                          // step 24, G: cycle 112
        mov        %r8d, %r9d
        and        %r10d, %r9d
        add        $0xc33707d6, %r8d
        add        %r11d, %r9d
        andn       %r10d, %ecx, %r11d
        add        56(%rsi), %r8d
        rol        $5, %r9d
        add        %r8d, %r11d
        add        %r10d, %r9d                          // step 25, G: cycle 116
        mov        %ecx, %r8d
        and        %r9d, %r8d
        add        $0xf4d50d87, %ecx
        add        %r11d, %r8d
        andn       %r9d, %r10d, %r11d
        add        12(%rsi), %ecx
        rol        $9, %r8d
        add        %ecx, %r11d
        add        %r9d, %r8d                           // step 26, G: cycle 120
        mov        %r10d, %ecx
        and        %r8d, %ecx
        add        $0x455a14ed, %r10d
        add        %r11d, %ecx
        andn       %r8d, %r9d, %r11d
        add        32(%rsi), %r10d
        rol        $14, %ecx
        add        %r10d, %r11d
        add        %r8d, %ecx                           // step 27, G: cycle 124
        mov        %r9d, %r10d
        and        %ecx, %r10d
        add        $0xa9e3e905, %r9d
        add        %r11d, %r10d
        andn       %ecx, %r8d, %r11d
        add        52(%rsi), %r9d
        rol        $20, %r10d
        add        %r9d, %r11d
        add        %ecx, %r10d                          // step 28, G: cycle 128
        mov        %r8d, %r9d
        and        %r10d, %r9d
        add        $0xfcefa3f8, %r8d
        add        %r11d, %r9d
        andn       %r10d, %ecx, %r11d
        add        8(%rsi), %r8d
        rol        $5, %r9d
        add        %r8d, %r11d
        add        %r10d, %r9d                          // step 29, G: cycle 132
        mov        %ecx, %r8d
        and        %r9d, %r8d
        add        $0x676f02d9, %ecx
        add        %r11d, %r8d
        andn       %r9d, %r10d, %r11d
        add        28(%rsi), %ecx
        rol        $9, %r8d
        add        %ecx, %r11d
        add        %r9d, %r8d                           // step 30, G: cycle 136
        mov        %r10d, %ecx
        and        %r8d, %ecx
        add        $0x8d2a4c8a, %r10d
        add        %r11d, %ecx
        andn       %r8d, %r9d, %r11d
        add        48(%rsi), %r10d
        rol        $14, %ecx
        add        %r10d, %r11d
        add        %r8d, %ecx                           // step 31, G: cycle 140
        mov        %r9d, %r10d
        and        %ecx, %r10d
        add        %r11d, %r10d
        mov        %r8d, %r11d
        xor        %ecx, %r11d
        add        $0xfffa3942, %r9d
        rol        $20, %r10d
        add        20(%rsi), %r9d
        add        %ecx, %r10d                          // step 32, G: cycle 144
        xor        %r10d, %r11d
        add        %r9d, %r11d
        mov        %ecx, %r9d
        xor        %r10d, %r9d
        add        $0x8771f681, %r8d
        rol        $4, %r11d
        add        32(%rsi), %r8d
        add        %r10d, %r11d                         // step 33, H: cycle 148
        xor        %r11d, %r9d
        add        %r8d, %r9d
        mov        %r10d, %r8d
        xor        %r11d, %r8d
        add        $0x6d9d6122, %ecx
        rol        $11, %r9d
        add        44(%rsi), %ecx
        add        %r11d, %r9d                          // step 34, H: cycle 152
        xor        %r9d, %r8d
        add        %ecx, %r8d
        mov        %r11d, %ecx
        xor        %r9d, %ecx
        add        $0xfde5380c, %r10d
        rol        $16, %r8d
        add        56(%rsi), %r10d
        add        %r9d, %r8d                           // step 35, H: cycle 156
        xor        %r8d, %ecx
        add        %r10d, %ecx
        mov        %r9d, %r10d
        xor        %r8d, %r10d
        add        $0xa4beea44, %r11d
        rol        $23, %ecx
        add        4(%rsi), %r11d
        add        %r8d, %ecx                           // step 36, H: cycle 160
        xor        %ecx, %r10d
        add        %r11d, %r10d
        mov        %r8d, %r11d
        xor        %ecx, %r11d
        add        $0x4bdecfa9, %r9d
        rol        $4, %r10d
        add        16(%rsi), %r9d
        add        %ecx, %r10d                          // step 37, H: cycle 164
        xor        %r10d, %r11d
        add        %r9d, %r11d
        mov        %ecx, %r9d
        xor        %r10d, %r9d
        add        $0xf6bb4b60, %r8d
        rol        $11, %r11d
        add        28(%rsi), %r8d
        add        %r10d, %r11d                         // step 38, H: cycle 168
        xor        %r11d, %r9d
        add        %r8d, %r9d
        mov        %r10d, %r8d
        xor        %r11d, %r8d
        add        $0xbebfbc70, %ecx
        rol        $16, %r9d
        add        40(%rsi), %ecx
        add        %r11d, %r9d                          // step 39, H: cycle 172
        xor        %r9d, %r8d
        add        %ecx, %r8d
        mov        %r11d, %ecx
        xor        %r9d, %ecx
        add        $0x289b7ec6, %r10d
        rol        $23, %r8d
        add        52(%rsi), %r10d
        add        %r9d, %r8d                           // step 40, H: cycle 176
        xor        %r8d, %ecx
        add        %r10d, %ecx
        mov        %r9d, %r10d
        xor        %r8d, %r10d
        add        $0xeaa127fa, %r11d
        rol        $4, %ecx
        add        (%rsi), %r11d
        add        %r8d, %ecx                           // step 41, H: cycle 180
        xor        %ecx, %r10d
        add        %r11d, %r10d
        mov        %r8d, %r11d
        xor        %ecx, %r11d
        add        $0xd4ef3085, %r9d
        rol        $11, %r10d
        add        12(%rsi), %r9d
        add        %ecx, %r10d                          // step 42, H: cycle 184
        xor        %r10d, %r11d
        add        %r9d, %r11d
        mov        %ecx, %r9d
        xor        %r10d, %r9d
        add        $0x4881d05, %r8d
        rol        $16, %r11d
        add        24(%rsi), %r8d
        add        %r10d, %r11d                         // step 43, H: cycle 188
        xor        %r11d, %r9d
        add        %r8d, %r9d
        mov        %r10d, %r8d
        xor        %r11d, %r8d
        add        $0xd9d4d039, %ecx
        rol        $23, %r9d
        add        36(%rsi), %ecx
        add        %r11d, %r9d                          // step 44, H: cycle 192
        xor        %r9d, %r8d
        add        %ecx, %r8d
        mov        %r11d, %ecx
        xor        %r9d, %ecx
        add        $0xe6db99e5, %r10d
        rol        $4, %r8d
        add        48(%rsi), %r10d
        add        %r9d, %r8d                           // step 45, H: cycle 196
        xor        %r8d, %ecx
        add        %r10d, %ecx
        mov        %r9d, %r10d
        xor        %r8d, %r10d
        add        $0x1fa27cf8, %r11d
        rol        $11, %ecx
        add        60(%rsi), %r11d
        add        %r8d, %ecx                           // step 46, H: cycle 200
        xor        %ecx, %r10d
        add        %r11d, %r10d
        mov        %r8d, %r11d
        xor        %ecx, %r11d
        add        $0xc4ac5665, %r9d
        rol        $16, %r10d
        add        8(%rsi), %r9d
        add        %ecx, %r10d                          // step 47, H: cycle 204
        xor        %r10d, %r11d
        add        %r9d, %r11d
        rol        $23, %r11d
        add        $0xf4292243, %r8d
        add        %r10d, %r11d                         // step 48, H: cycle 208
        add        (%rsi), %r8d
        andn       %ecx, %r11d, %r9d
        xor        %r10d, %r9d
        sub        %r9d, %r8d
        rol        $6, %r8d
        add        $0x432aff96, %ecx
        add        %r11d, %r8d                          // step 49, I: cycle 213
        add        28(%rsi), %ecx
        andn       %r10d, %r8d, %r9d
        xor        %r11d, %r9d
        sub        %r9d, %ecx
        rol        $10, %ecx
        add        $0xab9423a6, %r10d
        add        %r8d, %ecx                           // step 50, I: cycle 218
        add        56(%rsi), %r10d
        andn       %r11d, %ecx, %r9d
        xor        %r8d, %r9d
        sub        %r9d, %r10d
        rol        $15, %r10d
        add        $0xfc93a038, %r11d
        add        %ecx, %r10d                          // step 51, I: cycle 223
        add        20(%rsi), %r11d
        andn       %r8d, %r10d, %r9d
        xor        %ecx, %r9d
        sub        %r9d, %r11d
        rol        $21, %r11d
        add        $0x655b59c2, %r8d
        add        %r10d, %r11d                         // step 52, I: cycle 228
        add        48(%rsi), %r8d
        andn       %ecx, %r11d, %r9d
        xor        %r10d, %r9d
        sub        %r9d, %r8d
        rol        $6, %r8d
        add        $0x8f0ccc91, %ecx
        add        %r11d, %r8d                          // step 53, I: cycle 233
        add        12(%rsi), %ecx
        andn       %r10d, %r8d, %r9d
        xor        %r11d, %r9d
        sub        %r9d, %ecx
        rol        $10, %ecx
        add        $0xffeff47c, %r10d
        add        %r8d, %ecx                           // step 54, I: cycle 238
        add        40(%rsi), %r10d
        andn       %r11d, %ecx, %r9d
        xor        %r8d, %r9d
        sub        %r9d, %r10d
        rol        $15, %r10d
        add        $0x85845dd0, %r11d
        add        %ecx, %r10d                          // step 55, I: cycle 243
        add        4(%rsi), %r11d
        andn       %r8d, %r10d, %r9d
        xor        %ecx, %r9d
        sub        %r9d, %r11d
        rol        $21, %r11d
        add        $0x6fa87e4e, %r8d
        add        %r10d, %r11d                         // step 56, I: cycle 248
        add        32(%rsi), %r8d
        andn       %ecx, %r11d, %r9d
        xor        %r10d, %r9d
        sub        %r9d, %r8d
        rol        $6, %r8d
        add        $0xfe2ce6df, %ecx
        add        %r11d, %r8d                          // step 57, I: cycle 253
        add        60(%rsi), %ecx
        andn       %r10d, %r8d, %r9d
        xor        %r11d, %r9d
        sub        %r9d, %ecx
        rol        $10, %ecx
        add        $0xa3014313, %r10d
        add        %r8d, %ecx                           // step 58, I: cycle 258
        add        24(%rsi), %r10d
        andn       %r11d, %ecx, %r9d
        xor        %r8d, %r9d
        sub        %r9d, %r10d
        rol        $15, %r10d
        add        $0x4e0811a0, %r11d
        add        %ecx, %r10d                          // step 59, I: cycle 263
        add        52(%rsi), %r11d
        andn       %r8d, %r10d, %r9d
        xor        %ecx, %r9d
        sub        %r9d, %r11d
        rol        $21, %r11d
        add        $0xf7537e81, %r8d
        add        %r10d, %r11d                         // step 60, I: cycle 268
        add        16(%rsi), %r8d
        andn       %ecx, %r11d, %r9d
        xor        %r10d, %r9d
        sub        %r9d, %r8d
        rol        $6, %r8d
        add        $0xbd3af234, %ecx
        add        %r11d, %r8d                          // step 61, I: cycle 273
        add        44(%rsi), %ecx
        andn       %r10d, %r8d, %r9d
        xor        %r11d, %r9d
        sub        %r9d, %ecx
        rol        $10, %ecx
        add        $0x2ad7d2ba, %r10d
        add        %r8d, %ecx                           // step 62, I: cycle 278
        add        8(%rsi), %r10d
        andn       %r11d, %ecx, %r9d
        xor        %r8d, %r9d
        sub        %r9d, %r10d
        rol        $15, %r10d
        add        $0xeb86d390, %r11d
        add        %ecx, %r10d                          // step 63, I: cycle 283
        add        36(%rsi), %r11d
        andn       %r8d, %r10d, %r9d
        xor        %ecx, %r9d
        sub        %r9d, %r11d
        rol        $21, %r11d
        add        %eax, %r8d
        mov        8(%rdi), %eax
        add        %r10d, %eax
        add        12(%rdi), %ecx
        add        %r10d, %r11d                         // step 64, I: cycle 288
        add        4(%rdi), %r11d
        mov        %r8d, (%rdi)
        mov        %r11d, 4(%rdi)
        mov        %eax, 8(%rdi)
        mov        %ecx, 12(%rdi)
        mov        %ecx, %r9d
        mov        %r11d, %ecx
        mov        %r8d, %r10d
        mov        %eax, %r8d
        mov        %r10d, %eax
        add        $64, %rsi
        sub        $1, %rdx
        jnz        L(md5_blocks_loop)
L(md5_blocks_end):
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        pop        %r12
        pop        %rsi
        pop        %rdi
        pop        %rbp
        pop        %rbx
#else
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
        .size      SYMBOL(md5_blocks), . - SYMBOL(md5_blocks)
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
