/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for any x86-64.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64 --kernel blocks --emitter gas
 *
 * With the options above, `hashwright prove` proves md5_blocks, and `hashwright verify` tests all
 * functions. `hashwright bench md5 --target x86-64 --kernel blocks --emitter gas` measures the
 * speed.
 *
 * md5_blocks: 516 instructions for a block of 64 bytes, critical path 290 cycles.
 * Rules: select_as_xor 16 times, select_as_add 16 times.
 * md5_blocks: 614 instructions in all, 83 of them moves between registers.
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
#endif
        test       %rdx, %rdx
        jz         L(md5_blocks_end)
        mov        (%rdi), %eax
        mov        4(%rdi), %ecx
        mov        8(%rdi), %r8d
        mov        12(%rdi), %r9d
        .p2align   5
L(md5_blocks_loop):
        mov        %r9d, %r10d
        xor        %r8d, %r10d
        mov        (%rsi), %r11d
        lea        -0x28955b88(%r11), %ebx
        and        %ecx, %r10d
        add        %eax, %ebx
        xor        %r9d, %r10d
        add        %ebx, %r10d
        mov        %r8d, %ebx
        xor        %ecx, %ebx
        rol        $7, %r10d
        add        $0xe8c7b756, %r9d
        add        %ecx, %r10d                          // step 1, F: cycle 6
        add        4(%rsi), %r9d
        and        %r10d, %ebx
        xor        %r8d, %ebx
        add        %r9d, %ebx
        mov        %ecx, %r9d
        xor        %r10d, %r9d
        rol        $12, %ebx
        add        $0x242070db, %r8d
        add        %r10d, %ebx                          // step 2, F: cycle 11
        add        8(%rsi), %r8d
        and        %ebx, %r9d
        xor        %ecx, %r9d
        add        %r8d, %r9d
        mov        %r10d, %r8d
        xor        %ebx, %r8d
        rol        $17, %r9d
        add        $0xc1bdceee, %ecx
        add        %ebx, %r9d                           // step 3, F: cycle 16
        add        12(%rsi), %ecx
        and        %r9d, %r8d
        xor        %r10d, %r8d
        add        %ecx, %r8d
        mov        %ebx, %ecx
        xor        %r9d, %ecx
        rol        $22, %r8d
        add        $0xf57c0faf, %r10d
        add        %r9d, %r8d                           // step 4, F: cycle 21
        add        16(%rsi), %r10d
        and        %r8d, %ecx
        xor        %ebx, %ecx
        add        %r10d, %ecx
        mov        %r9d, %r10d
        xor        %r8d, %r10d
        rol        $7, %ecx
        add        $0x4787c62a, %ebx
        add        %r8d, %ecx                           // step 5, F: cycle 26
        add        20(%rsi), %ebx
        and        %ecx, %r10d
        xor        %r9d, %r10d
        add        %ebx, %r10d
        mov        %r8d, %ebx
        xor        %ecx, %ebx
        rol        $12, %r10d
        add        $0xa8304613, %r9d
        add        %ecx, %r10d                          // step 6, F: cycle 31
        add        24(%rsi), %r9d
        and        %r10d, %ebx
        xor        %r8d, %ebx
        add        %r9d, %ebx
        mov        %ecx, %r9d
        xor        %r10d, %r9d
        rol        $17, %ebx
        add        $0xfd469501, %r8d
        add        %r10d, %ebx                          // step 7, F: cycle 36
        add        28(%rsi), %r8d
        and        %ebx, %r9d
        xor        %ecx, %r9d
        add        %r8d, %r9d
        mov        %r10d, %r8d
        xor        %ebx, %r8d
        rol        $22, %r9d
        add        $0x698098d8, %ecx
        add        %ebx, %r9d                           // step 8, F: cycle 41
        add        32(%rsi), %ecx
        and        %r9d, %r8d
        xor        %r10d, %r8d
        add        %ecx, %r8d
        mov        %ebx, %ecx
        xor        %r9d, %ecx
        rol        $7, %r8d
        add        $0x8b44f7af, %r10d
        add        %r9d, %r8d                           // step 9, F: cycle 46
        add        36(%rsi), %r10d
        and        %r8d, %ecx
        xor        %ebx, %ecx
        add        %r10d, %ecx
        mov        %r9d, %r10d
        xor        %r8d, %r10d
        rol        $12, %ecx
        add        $0xffff5bb1, %ebx
        add        %r8d, %ecx                           // step 10, F: cycle 51
        add        40(%rsi), %ebx
        and        %ecx, %r10d
        xor        %r9d, %r10d
        add        %ebx, %r10d
        mov        %r8d, %ebx
        xor        %ecx, %ebx
        rol        $17, %r10d
        add        $0x895cd7be, %r9d
        add        %ecx, %r10d                          // step 11, F: cycle 56
        add        44(%rsi), %r9d
        and        %r10d, %ebx
        xor        %r8d, %ebx
        add        %r9d, %ebx
        mov        %ecx, %r9d
        xor        %r10d, %r9d
        rol        $22, %ebx
        add        $0x6b901122, %r8d
        add        %r10d, %ebx                          // step 12, F: cycle 61
        add        48(%rsi), %r8d
        and        %ebx, %r9d
        xor        %ecx, %r9d
        add        %r8d, %r9d
        mov        %r10d, %r8d
        xor        %ebx, %r8d
        rol        $7, %r9d
        add        $0xfd987193, %ecx
        add        %ebx, %r9d                           // step 13, F: cycle 66
        add        52(%rsi), %ecx
        and        %r9d, %r8d
        xor        %r10d, %r8d
        add        %ecx, %r8d
        mov        %ebx, %ecx
        xor        %r9d, %ecx
        rol        $12, %r8d
        add        $0xa679438e, %r10d
        add        %r9d, %r8d                           // step 14, F: cycle 71
        add        56(%rsi), %r10d
        and        %r8d, %ecx
        xor        %ebx, %ecx
        add        %r10d, %ecx
        mov        %r9d, %r10d
        xor        %r8d, %r10d
        rol        $17, %ecx
        add        $0x49b40821, %ebx
        add        %r8d, %ecx                           // step 15, F: cycle 76
        add        60(%rsi), %ebx
        and        %ecx, %r10d
        mov        %r8d, %ebp
        not        %ebp
        xor        %r9d, %r10d
        and        %ecx, %ebp
        add        $0xf61e2562, %r9d
        add        %ebx, %r10d
        add        %r9d, %ebp
        rol        $22, %r10d
        add        4(%rsi), %ebp
        add        %ecx, %r10d                          // step 16, F: cycle 81
        mov        %r8d, %r9d
        and        %r10d, %r9d
        mov        %ecx, %ebx
        not        %ebx
        add        $0xc040b340, %r8d
        add        %ebp, %r9d
        and        %r10d, %ebx
        add        24(%rsi), %r8d
        rol        $5, %r9d
        add        %r8d, %ebx
        add        %r10d, %r9d                          // step 17, G: cycle 85
        mov        %ecx, %r8d
        and        %r9d, %r8d
        mov        %r10d, %ebp
        not        %ebp
        add        $0x265e5a51, %ecx
        add        %ebx, %r8d
        and        %r9d, %ebp
        add        44(%rsi), %ecx
        rol        $9, %r8d
        add        %ecx, %ebp
        add        %r9d, %r8d                           // step 18, G: cycle 89
        mov        %r10d, %ecx
        and        %r8d, %ecx
        mov        %r9d, %ebx
        not        %ebx
        add        $0xe9b6c7aa, %r10d
        add        %ebp, %ecx
        and        %r8d, %ebx
        add        %r10d, %r11d
        rol        $14, %ecx
        add        %r11d, %ebx
        add        %r8d, %ecx                           // step 19, G: cycle 93
        mov        %r9d, %r10d
        and        %ecx, %r10d
        mov        %r8d, %r11d
        not        %r11d
        add        $0xd62f105d, %r9d
        add        %ebx, %r10d
        and        %ecx, %r11d
        add        20(%rsi), %r9d
        rol        $20, %r10d
        add        %r9d, %r11d
        add        %ecx, %r10d                          // step 20, G: cycle 97
        mov        %r8d, %r9d
        and        %r10d, %r9d
        mov        %ecx, %ebx
        not        %ebx
        add        $0x2441453, %r8d
        add        %r11d, %r9d
        and        %r10d, %ebx
        add        40(%rsi), %r8d
        rol        $5, %r9d
        add        %r8d, %ebx
        add        %r10d, %r9d                          // step 21, G: cycle 101
        mov        %ecx, %r8d
        and        %r9d, %r8d
        mov        %r10d, %r11d
        not        %r11d
        add        $0xd8a1e681, %ecx
        add        %ebx, %r8d
        and        %r9d, %r11d
        add        60(%rsi), %ecx
        rol        $9, %r8d
        add        %ecx, %r11d
        add        %r9d, %r8d                           // step 22, G: cycle 105
        mov        %r10d, %ecx
        and        %r8d, %ecx
        mov        %r9d, %ebx
        not        %ebx
        add        $0xe7d3fbc8, %r10d
        add        %r11d, %ecx
        and        %r8d, %ebx
        add        16(%rsi), %r10d
        rol        $14, %ecx
        add        %r10d, %ebx
        add        %r8d, %ecx                           // step 23, G: cycle 109
        mov        %r9d, %r10d
        and        %ecx, %r10d
        mov        %r8d, %r11d
        not        %r11d
        add        $0x21e1cde6, %r9d
        add        %ebx, %r10d
        and        %ecx, %r11d
        add        36(%rsi), %r9d
        rol        $20, %r10d
        add        %r9d, %r11d
        add        %ecx, %r10d                          // step 24, G: cycle 113
        mov        %r8d, %r9d
        and        %r10d, %r9d
        mov        %ecx, %ebx
        not        %ebx
        add        $0xc33707d6, %r8d
        add        %r11d, %r9d
        and        %r10d, %ebx
        add        56(%rsi), %r8d
        rol        $5, %r9d
        add        %r8d, %ebx
        add        %r10d, %r9d                          // step 25, G: cycle 117
        mov        %ecx, %r8d
        and        %r9d, %r8d
        mov        %r10d, %r11d
        not        %r11d
        add        $0xf4d50d87, %ecx
        add        %ebx, %r8d
        and        %r9d, %r11d
        add        12(%rsi), %ecx
        rol        $9, %r8d
        add        %ecx, %r11d
        add        %r9d, %r8d                           // step 26, G: cycle 121
        mov        %r10d, %ecx
        and        %r8d, %ecx
        mov        %r9d, %ebx
        not        %ebx
        add        $0x455a14ed, %r10d
        add        %r11d, %ecx
        and        %r8d, %ebx
        add        32(%rsi), %r10d
        rol        $14, %ecx
        add        %r10d, %ebx
        add        %r8d, %ecx                           // step 27, G: cycle 125
        mov        %r9d, %r10d
        and        %ecx, %r10d
        mov        %r8d, %r11d
        not        %r11d
        add        $0xa9e3e905, %r9d
        add        %ebx, %r10d
        and        %ecx, %r11d
        add        52(%rsi), %r9d
        rol        $20, %r10d
        add        %r9d, %r11d
        add        %ecx, %r10d                          // step 28, G: cycle 129
        mov        %r8d, %r9d
        and        %r10d, %r9d
        mov        %ecx, %ebx
        not        %ebx
        add        $0xfcefa3f8, %r8d
        add        %r11d, %r9d
        and        %r10d, %ebx
        add        8(%rsi), %r8d
        rol        $5, %r9d
        add        %r8d, %ebx
        add        %r10d, %r9d                          // step 29, G: cycle 133
        mov        %ecx, %r8d
        and        %r9d, %r8d
        mov        %r10d, %r11d
        not        %r11d
        add        $0x676f02d9, %ecx
        add        %ebx, %r8d
        and        %r9d, %r11d
        add        28(%rsi), %ecx
        rol        $9, %r8d
        add        %ecx, %r11d
        add        %r9d, %r8d                           // step 30, G: cycle 137
        mov        %r10d, %ecx
        and        %r8d, %ecx
        mov        %r9d, %ebx
        not        %ebx
        add        $0x8d2a4c8a, %r10d
        add        %r11d, %ecx
        and        %r8d, %ebx
        add        48(%rsi), %r10d
        rol        $14, %ecx
        add        %r10d, %ebx
        add        %r8d, %ecx                           // step 31, G: cycle 141
        mov        %r9d, %r10d
        and        %ecx, %r10d
        add        %ebx, %r10d
        mov        %r8d, %r11d
        xor        %ecx, %r11d
        add        $0xfffa3942, %r9d
        rol        $20, %r10d
        add        20(%rsi), %r9d
        add        %ecx, %r10d                          // step 32, G: cycle 145
        xor        %r10d, %r11d
        add        %r9d, %r11d
        mov        %ecx, %r9d
        xor        %r10d, %r9d
        add        $0x8771f681, %r8d
        rol        $4, %r11d
        add        32(%rsi), %r8d
        add        %r10d, %r11d                         // step 33, H: cycle 149
        xor        %r11d, %r9d
        add        %r8d, %r9d
        mov        %r10d, %r8d
        xor        %r11d, %r8d
        add        $0x6d9d6122, %ecx
        rol        $11, %r9d
        add        44(%rsi), %ecx
        add        %r11d, %r9d                          // step 34, H: cycle 153
        xor        %r9d, %r8d
        add        %ecx, %r8d
        mov        %r11d, %ecx
        xor        %r9d, %ecx
        add        $0xfde5380c, %r10d
        rol        $16, %r8d
        add        56(%rsi), %r10d
        add        %r9d, %r8d                           // step 35, H: cycle 157
        xor        %r8d, %ecx
        add        %r10d, %ecx
        mov        %r9d, %r10d
        xor        %r8d, %r10d
        add        $0xa4beea44, %r11d
        rol        $23, %ecx
        add        4(%rsi), %r11d
        add        %r8d, %ecx                           // step 36, H: cycle 161
        xor        %ecx, %r10d
        add        %r11d, %r10d
        mov        %r8d, %r11d
        xor        %ecx, %r11d
        add        $0x4bdecfa9, %r9d
        rol        $4, %r10d
        add        16(%rsi), %r9d
        add        %ecx, %r10d                          // step 37, H: cycle 165
        xor        %r10d, %r11d
        add        %r9d, %r11d
        mov        %ecx, %r9d
        xor        %r10d, %r9d
        add        $0xf6bb4b60, %r8d
        rol        $11, %r11d
        add        28(%rsi), %r8d
        add        %r10d, %r11d                         // step 38, H: cycle 169
        xor        %r11d, %r9d
        add        %r8d, %r9d
        mov        %r10d, %r8d
        xor        %r11d, %r8d
        add        $0xbebfbc70, %ecx
        rol        $16, %r9d
        add        40(%rsi), %ecx
        add        %r11d, %r9d                          // step 39, H: cycle 173
        xor        %r9d, %r8d
        add        %ecx, %r8d
        mov        %r11d, %ecx
        xor        %r9d, %ecx
        add        $0x289b7ec6, %r10d
        rol        $23, %r8d
        add        52(%rsi), %r10d
        add        %r9d, %r8d                           // step 40, H: cycle 177
        xor        %r8d, %ecx
        add        %r10d, %ecx
        mov        %r9d, %r10d
        xor        %r8d, %r10d
        add        $0xeaa127fa, %r11d
        rol        $4, %ecx
        add        (%rsi), %r11d
        add        %r8d, %ecx                           // step 41, H: cycle 181
        xor        %ecx, %r10d
        add        %r11d, %r10d
        mov        %r8d, %r11d
        xor        %ecx, %r11d
        add        $0xd4ef3085, %r9d
        rol        $11, %r10d
        add        12(%rsi), %r9d
        add        %ecx, %r10d                          // step 42, H: cycle 185
        xor        %r10d, %r11d
        add        %r9d, %r11d
        mov        %ecx, %r9d
        xor        %r10d, %r9d
        add        $0x4881d05, %r8d
        rol        $16, %r11d
        add        24(%rsi), %r8d
        add        %r10d, %r11d                         // step 43, H: cycle 189
        xor        %r11d, %r9d
        add        %r8d, %r9d
        mov        %r10d, %r8d
        xor        %r11d, %r8d
        add        $0xd9d4d039, %ecx
        rol        $23, %r9d
        add        36(%rsi), %ecx
        add        %r11d, %r9d                          // step 44, H: cycle 193
        xor        %r9d, %r8d
        add        %ecx, %r8d
        mov        %r11d, %ecx
        xor        %r9d, %ecx
        add        $0xe6db99e5, %r10d
        rol        $4, %r8d
        add        48(%rsi), %r10d
        add        %r9d, %r8d                           // step 45, H: cycle 197
        xor        %r8d, %ecx
        add        %r10d, %ecx
        mov        %r9d, %r10d
        xor        %r8d, %r10d
        add        $0x1fa27cf8, %r11d
        rol        $11, %ecx
        add        60(%rsi), %r11d
        add        %r8d, %ecx                           // step 46, H: cycle 201
        xor        %ecx, %r10d
        add        %r11d, %r10d
        mov        %r8d, %r11d
        xor        %ecx, %r11d
        add        $0xc4ac5665, %r9d
        rol        $16, %r10d
        add        8(%rsi), %r9d
        add        %ecx, %r10d                          // step 47, H: cycle 205
        xor        %r10d, %r11d
        add        %r9d, %r11d
        mov        %ecx, %r9d
        not        %r9d
        rol        $23, %r11d
        add        $0xf4292244, %r8d
        add        %r10d, %r11d                         // step 48, H: cycle 209
        add        (%rsi), %r8d
        or         %r11d, %r9d
        xor        %r10d, %r9d
        add        %r8d, %r9d
        mov        %r10d, %r8d
        not        %r8d
        rol        $6, %r9d
        add        $0x432aff97, %ecx
        add        %r11d, %r9d                          // step 49, I: cycle 214
        add        28(%rsi), %ecx
        or         %r9d, %r8d
        xor        %r11d, %r8d
        add        %ecx, %r8d
        mov        %r11d, %ecx
        not        %ecx
        rol        $10, %r8d
        add        $0xab9423a7, %r10d
        add        %r9d, %r8d                           // step 50, I: cycle 219
        add        56(%rsi), %r10d
        or         %r8d, %ecx
        xor        %r9d, %ecx
        add        %r10d, %ecx
        mov        %r9d, %r10d
        not        %r10d
        rol        $15, %ecx
        add        $0xfc93a039, %r11d
        add        %r8d, %ecx                           // step 51, I: cycle 224
        add        20(%rsi), %r11d
        or         %ecx, %r10d
        xor        %r8d, %r10d
        add        %r11d, %r10d
        mov        %r8d, %r11d
        not        %r11d
        rol        $21, %r10d
        add        $0x655b59c3, %r9d
        add        %ecx, %r10d                          // step 52, I: cycle 229
        add        48(%rsi), %r9d
        or         %r10d, %r11d
        xor        %ecx, %r11d
        add        %r9d, %r11d
        mov        %ecx, %r9d
        not        %r9d
        rol        $6, %r11d
        add        $0x8f0ccc92, %r8d
        add        %r10d, %r11d                         // step 53, I: cycle 234
        add        12(%rsi), %r8d
        or         %r11d, %r9d
        xor        %r10d, %r9d
        add        %r8d, %r9d
        mov        %r10d, %r8d
        not        %r8d
        rol        $10, %r9d
        add        $0xffeff47d, %ecx
        add        %r11d, %r9d                          // step 54, I: cycle 239
        add        40(%rsi), %ecx
        or         %r9d, %r8d
        xor        %r11d, %r8d
        add        %ecx, %r8d
        mov        %r11d, %ecx
        not        %ecx
        rol        $15, %r8d
        add        $0x85845dd1, %r10d
        add        %r9d, %r8d                           // step 55, I: cycle 244
        add        4(%rsi), %r10d
        or         %r8d, %ecx
        xor        %r9d, %ecx
        add        %r10d, %ecx
        mov        %r9d, %r10d
        not        %r10d
        rol        $21, %ecx
        add        $0x6fa87e4f, %r11d
        add        %r8d, %ecx                           // step 56, I: cycle 249
        add        32(%rsi), %r11d
        or         %ecx, %r10d
        xor        %r8d, %r10d
        add        %r11d, %r10d
        mov        %r8d, %r11d
        not        %r11d
        rol        $6, %r10d
        add        $0xfe2ce6e0, %r9d
        add        %ecx, %r10d                          // step 57, I: cycle 254
        add        60(%rsi), %r9d
        or         %r10d, %r11d
        xor        %ecx, %r11d
        add        %r9d, %r11d
        mov        %ecx, %r9d
        not        %r9d
        rol        $10, %r11d
        add        $0xa3014314, %r8d
        add        %r10d, %r11d                         // step 58, I: cycle 259
        add        24(%rsi), %r8d
        or         %r11d, %r9d
        xor        %r10d, %r9d
        add        %r8d, %r9d
        mov        %r10d, %r8d
        not        %r8d
        rol        $15, %r9d
        add        $0x4e0811a1, %ecx
        add        %r11d, %r9d                          // step 59, I: cycle 264
        add        52(%rsi), %ecx
        or         %r9d, %r8d
        xor        %r11d, %r8d
        add        %ecx, %r8d
        mov        %r11d, %ecx
        not        %ecx
        rol        $21, %r8d
        add        $0xf7537e82, %r10d
        add        %r9d, %r8d                           // step 60, I: cycle 269
        add        16(%rsi), %r10d
        or         %r8d, %ecx
        xor        %r9d, %ecx
        add        %r10d, %ecx
        mov        %r9d, %r10d
        not        %r10d
        rol        $6, %ecx
        add        $0xbd3af235, %r11d
        add        %r8d, %ecx                           // step 61, I: cycle 274
        add        44(%rsi), %r11d
        or         %ecx, %r10d
        xor        %r8d, %r10d
        add        %r11d, %r10d
        mov        %r8d, %r11d
        not        %r11d
        rol        $10, %r10d
        add        $0x2ad7d2bb, %r9d
        add        %ecx, %r10d                          // step 62, I: cycle 279
        add        8(%rsi), %r9d
        or         %r10d, %r11d
        xor        %ecx, %r11d
        add        %r9d, %r11d
        mov        %ecx, %r9d
        not        %r9d
        rol        $15, %r11d
        add        $0xeb86d391, %r8d
        add        %r10d, %r11d                         // step 63, I: cycle 284
        add        36(%rsi), %r8d
        or         %r11d, %r9d
        xor        %r10d, %r9d
        add        %r8d, %r9d
        rol        $21, %r9d
        add        %eax, %ecx
        mov        8(%rdi), %r8d
        add        %r11d, %r8d
        add        12(%rdi), %r10d
        add        %r11d, %r9d                          // step 64, I: cycle 289
        add        4(%rdi), %r9d
        mov        %ecx, (%rdi)
        mov        %r9d, 4(%rdi)
        mov        %r8d, 8(%rdi)
        mov        %r10d, 12(%rdi)
        mov        %ecx, %eax
        mov        %r9d, %ecx
        mov        %r10d, %r9d
        add        $64, %rsi
        sub        $1, %rdx
        jnz        L(md5_blocks_loop)
L(md5_blocks_end):
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        pop        %rsi
        pop        %rdi
        pop        %rbp
        pop        %rbx
#else
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
