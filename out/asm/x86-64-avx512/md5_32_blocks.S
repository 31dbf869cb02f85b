/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for x86-64 with AVX-512 and BMI, 16 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64-avx512 --kernel fixed --length 32 --emitter gas
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench md5 --target x86-64-avx512 --kernel fixed --size 32 --emitter
 * gas` measures the speed.
 *
 * md5_32_x16x3: 1050 instructions for a message in each lane of 3 streams, critical path 255
 *     cycles.
 * md5_32: 446 instructions for a message, critical path 286 cycles.
 * Rules: select_as_add 16 times, not_out_of_or 16 times, not_in_sum 16 times.
 * md5_32_x16x3: 1790 instructions in all, 185 of them moves between registers.
 * md5_32_x1: 512 instructions in all, 48 of them moves between registers.
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

#if defined(__APPLE__)
        .section __TEXT,__const
#elif defined(_WIN32)
        .section .rdata,"dr"
#else
        .section .rodata,"a",%progbits
#endif
        .p2align   6
L(md5_32_x16x3_constants):
        .long      0xd76aa477, 0xefcdab89, 0x98badcfe, 0xf8fa0bcc, 0xbcdb4dd9, 0xb18b7a77
        .long      0xe549bb38, 0x4787c62a, 0xa8304613, 0xfd469501, 0x69809958, 0x8b44f7af
        .long      0xffff5bb1, 0x895cd7be, 0x6b901122, 0xfd987193, 0xa679448e, 0x49b40821
        .long      0xf61e2562, 0xc040b340, 0x265e5a51, 0xe9b6c7aa, 0xd62f105d, 0x02441453
        .long      0xd8a1e681, 0xe7d3fbc8, 0x21e1cde6, 0xc33708d6, 0xf4d50d87, 0x455a156d
        .long      0xa9e3e905, 0xfcefa3f8, 0x676f02d9, 0x8d2a4c8a, 0xfffa3942, 0x8771f701
        .long      0x6d9d6122, 0xfde5390c, 0xa4beea44, 0x4bdecfa9, 0xf6bb4b60, 0xbebfbc70
        .long      0x289b7ec6, 0xeaa127fa, 0xd4ef3085, 0x04881d05, 0xd9d4d039, 0xe6db99e5
        .long      0x1fa27cf8, 0xc4ac5665, 0xf4292244, 0x432aff97, 0xab9424a7, 0xfc93a039
        .long      0x655b59c3, 0x8f0ccc92, 0xffeff47d, 0x85845dd1, 0x6fa87ecf, 0xfe2ce6e0
        .long      0xa3014314, 0x4e0811a1, 0xf7537e82, 0xbd3af235, 0x2ad7d2bb, 0xeb86d391
        .long      0x67452301, 0x10325476

/*
 * void md5_32_x16x3(const uint8_t *const *data, uint8_t (*digest)[16], size_t ngroups);
 *
 * Arguments, moved there by the prologue on Windows: data in rdi, digest in rsi, ngroups in rdx.
 */
        .text
        .p2align   5
        .globl     SYMBOL(md5_32_x16x3)
#if defined(_WIN32)
        .def       SYMBOL(md5_32_x16x3)
        .scl       2
        .type      32
        .endef
        .seh_proc  SYMBOL(md5_32_x16x3)
#elif defined(__ELF__)
        .type      SYMBOL(md5_32_x16x3), %function
#endif
SYMBOL(md5_32_x16x3):
#if !defined(_WIN32)
        .cfi_startproc
#endif
#if IBT
        endbr64
#endif
#if defined(_WIN32) || defined(MICROSOFT_ABI)
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
        sub        $160, %rsp
        SEH(.seh_stackalloc 160)
        movaps     %xmm6, (%rsp)
        SEH(.seh_savexmm %xmm6, 0)
        movaps     %xmm7, 16(%rsp)
        SEH(.seh_savexmm %xmm7, 16)
        movaps     %xmm8, 32(%rsp)
        SEH(.seh_savexmm %xmm8, 32)
        movaps     %xmm9, 48(%rsp)
        SEH(.seh_savexmm %xmm9, 48)
        movaps     %xmm10, 64(%rsp)
        SEH(.seh_savexmm %xmm10, 64)
        movaps     %xmm11, 80(%rsp)
        SEH(.seh_savexmm %xmm11, 80)
        movaps     %xmm12, 96(%rsp)
        SEH(.seh_savexmm %xmm12, 96)
        movaps     %xmm13, 112(%rsp)
        SEH(.seh_savexmm %xmm13, 112)
        movaps     %xmm14, 128(%rsp)
        SEH(.seh_savexmm %xmm14, 128)
        movaps     %xmm15, 144(%rsp)
        SEH(.seh_savexmm %xmm15, 144)
        mov        %rsp, %rbp
        SEH(.seh_setframe %rbp, 0)
        SEH(.seh_endprologue)
        sub        $0xf00, %rsp
        and        $-64, %rsp
        mov        %rcx, %rdi
        mov        %rdx, %rsi
        mov        %r8, %rdx
#else
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
        mov        %rsp, %rbp
        .cfi_def_cfa_register %rbp
        sub        $0xf00, %rsp
        and        $-64, %rsp
#endif
        test       %rdx, %rdx
        jz         L(md5_32_x16x3_end)
        mov        %rsp, %r15
        mov        %rsp, %r14
        add        $0x600, %r15
        mov        (%rdi), %rax
        vmovdqu32  (%rax), %ymm8
        mov        32(%rdi), %rax
        vinserti64x4 $1, (%rax), %zmm8, %zmm8
        mov        8(%rdi), %rax
        vmovdqu32  (%rax), %ymm9
        mov        40(%rdi), %rax
        vinserti64x4 $1, (%rax), %zmm9, %zmm9
        mov        16(%rdi), %rax
        vmovdqu32  (%rax), %ymm10
        mov        48(%rdi), %rax
        vinserti64x4 $1, (%rax), %zmm10, %zmm10
        mov        24(%rdi), %rax
        vmovdqu32  (%rax), %ymm11
        mov        56(%rdi), %rax
        vinserti64x4 $1, (%rax), %zmm11, %zmm11
        mov        64(%rdi), %rax
        vmovdqu32  (%rax), %ymm12
        mov        96(%rdi), %rax
        vinserti64x4 $1, (%rax), %zmm12, %zmm12
        mov        72(%rdi), %rax
        vmovdqu32  (%rax), %ymm13
        mov        104(%rdi), %rax
        vinserti64x4 $1, (%rax), %zmm13, %zmm13
        mov        80(%rdi), %rax
        vmovdqu32  (%rax), %ymm14
        mov        112(%rdi), %rax
        vinserti64x4 $1, (%rax), %zmm14, %zmm14
        mov        88(%rdi), %rax
        vmovdqu32  (%rax), %ymm15
        mov        120(%rdi), %rax
        vinserti64x4 $1, (%rax), %zmm15, %zmm15
        vpunpckldq %zmm9, %zmm8, %zmm7
        vpunpckhdq %zmm9, %zmm8, %zmm8
        vpunpckldq %zmm11, %zmm10, %zmm9
        vpunpckhdq %zmm11, %zmm10, %zmm10
        vpunpcklqdq %zmm9, %zmm7, %zmm11
        vpunpckhqdq %zmm9, %zmm7, %zmm7
        vpunpcklqdq %zmm10, %zmm8, %zmm9
        vpunpckhqdq %zmm10, %zmm8, %zmm8
        vpunpckldq %zmm13, %zmm12, %zmm10
        vpunpckhdq %zmm13, %zmm12, %zmm12
        vpunpckldq %zmm15, %zmm14, %zmm13
        vpunpckhdq %zmm15, %zmm14, %zmm14
        vpunpcklqdq %zmm13, %zmm10, %zmm15
        vpunpckhqdq %zmm13, %zmm10, %zmm10
        vpunpcklqdq %zmm14, %zmm12, %zmm13
        vpunpckhqdq %zmm14, %zmm12, %zmm12
        vshufi64x2 $136, %zmm15, %zmm11, %zmm14
        vshufi64x2 $221, %zmm15, %zmm11, %zmm11
        vshufi64x2 $136, %zmm10, %zmm7, %zmm15
        vshufi64x2 $221, %zmm10, %zmm7, %zmm7
        vshufi64x2 $136, %zmm13, %zmm9, %zmm10
        vshufi64x2 $221, %zmm13, %zmm9, %zmm9
        vshufi64x2 $136, %zmm12, %zmm8, %zmm13
        vshufi64x2 $221, %zmm12, %zmm8, %zmm8
        vmovdqu32  %zmm14, (%r14)
        vmovdqu32  %zmm15, 192(%r14)
        vmovdqu32  %zmm10, 0x180(%r14)
        vmovdqu32  %zmm13, 0x240(%r14)
        vmovdqu32  %zmm11, 0x300(%r14)
        vmovdqu32  %zmm7, 0x3c0(%r14)
        vmovdqu32  %zmm9, 0x480(%r14)
        vmovdqu32  %zmm8, 0x540(%r14)
        mov        128(%rdi), %rax
        vmovdqu32  (%rax), %ymm8
        mov        160(%rdi), %rax
        vinserti64x4 $1, (%rax), %zmm8, %zmm8
        mov        136(%rdi), %rax
        vmovdqu32  (%rax), %ymm9
        mov        168(%rdi), %rax
        vinserti64x4 $1, (%rax), %zmm9, %zmm9
        mov        144(%rdi), %rax
        vmovdqu32  (%rax), %ymm10
        mov        176(%rdi), %rax
        vinserti64x4 $1, (%rax), %zmm10, %zmm10
        mov        152(%rdi), %rax
        vmovdqu32  (%rax), %ymm11
        mov        184(%rdi), %rax
        vinserti64x4 $1, (%rax), %zmm11, %zmm11
        mov        192(%rdi), %rax
        vmovdqu32  (%rax), %ymm12
        mov        224(%rdi), %rax
        vinserti64x4 $1, (%rax), %zmm12, %zmm12
        mov        200(%rdi), %rax
        vmovdqu32  (%rax), %ymm13
        mov        232(%rdi), %rax
        vinserti64x4 $1, (%rax), %zmm13, %zmm13
        mov        208(%rdi), %rax
        vmovdqu32  (%rax), %ymm14
        mov        240(%rdi), %rax
        vinserti64x4 $1, (%rax), %zmm14, %zmm14
        mov        216(%rdi), %rax
        vmovdqu32  (%rax), %ymm15
        mov        248(%rdi), %rax
        vinserti64x4 $1, (%rax), %zmm15, %zmm15
        vpunpckldq %zmm9, %zmm8, %zmm7
        vpunpckhdq %zmm9, %zmm8, %zmm8
        vpunpckldq %zmm11, %zmm10, %zmm9
        vpunpckhdq %zmm11, %zmm10, %zmm10
        vpunpcklqdq %zmm9, %zmm7, %zmm11
        vpunpckhqdq %zmm9, %zmm7, %zmm7
        vpunpcklqdq %zmm10, %zmm8, %zmm9
        vpunpckhqdq %zmm10, %zmm8, %zmm8
        vpunpckldq %zmm13, %zmm12, %zmm10
        vpunpckhdq %zmm13, %zmm12, %zmm12
        vpunpckldq %zmm15, %zmm14, %zmm13
        vpunpckhdq %zmm15, %zmm14, %zmm14
        vpunpcklqdq %zmm13, %zmm10, %zmm15
        vpunpckhqdq %zmm13, %zmm10, %zmm10
        vpunpcklqdq %zmm14, %zmm12, %zmm13
        vpunpckhqdq %zmm14, %zmm12, %zmm12
        vshufi64x2 $136, %zmm15, %zmm11, %zmm14
        vshufi64x2 $221, %zmm15, %zmm11, %zmm11
        vshufi64x2 $136, %zmm10, %zmm7, %zmm15
        vshufi64x2 $221, %zmm10, %zmm7, %zmm7
        vshufi64x2 $136, %zmm13, %zmm9, %zmm10
        vshufi64x2 $221, %zmm13, %zmm9, %zmm9
        vshufi64x2 $136, %zmm12, %zmm8, %zmm13
        vshufi64x2 $221, %zmm12, %zmm8, %zmm8
        vmovdqu32  %zmm14, 64(%r14)
        vmovdqu32  %zmm15, 0x100(%r14)
        vmovdqu32  %zmm10, 0x1c0(%r14)
        vmovdqu32  %zmm13, 0x280(%r14)
        vmovdqu32  %zmm11, 0x340(%r14)
        vmovdqu32  %zmm7, 0x400(%r14)
        vmovdqu32  %zmm9, 0x4c0(%r14)
        vmovdqu32  %zmm8, 0x580(%r14)
        mov        0x100(%rdi), %rax
        vmovdqu32  (%rax), %ymm8
        mov        0x120(%rdi), %rax
        vinserti64x4 $1, (%rax), %zmm8, %zmm8
        mov        0x108(%rdi), %rax
        vmovdqu32  (%rax), %ymm9
        mov        0x128(%rdi), %rax
        vinserti64x4 $1, (%rax), %zmm9, %zmm9
        mov        0x110(%rdi), %rax
        vmovdqu32  (%rax), %ymm10
        mov        0x130(%rdi), %rax
        vinserti64x4 $1, (%rax), %zmm10, %zmm10
        mov        0x118(%rdi), %rax
        vmovdqu32  (%rax), %ymm11
        mov        0x138(%rdi), %rax
        vinserti64x4 $1, (%rax), %zmm11, %zmm11
        mov        0x140(%rdi), %rax
        vmovdqu32  (%rax), %ymm12
        mov        0x160(%rdi), %rax
        vinserti64x4 $1, (%rax), %zmm12, %zmm12
        mov        0x148(%rdi), %rax
        vmovdqu32  (%rax), %ymm13
        mov        0x168(%rdi), %rax
        vinserti64x4 $1, (%rax), %zmm13, %zmm13
        mov        0x150(%rdi), %rax
        vmovdqu32  (%rax), %ymm14
        mov        0x170(%rdi), %rax
        vinserti64x4 $1, (%rax), %zmm14, %zmm14
        mov        0x158(%rdi), %rax
        vmovdqu32  (%rax), %ymm15
        mov        0x178(%rdi), %rax
        vinserti64x4 $1, (%rax), %zmm15, %zmm15
        vpunpckldq %zmm9, %zmm8, %zmm7
        vpunpckhdq %zmm9, %zmm8, %zmm8
        vpunpckldq %zmm11, %zmm10, %zmm9
        vpunpckhdq %zmm11, %zmm10, %zmm10
        vpunpcklqdq %zmm9, %zmm7, %zmm11
        vpunpckhqdq %zmm9, %zmm7, %zmm7
        vpunpcklqdq %zmm10, %zmm8, %zmm9
        vpunpckhqdq %zmm10, %zmm8, %zmm8
        vpunpckldq %zmm13, %zmm12, %zmm10
        vpunpckhdq %zmm13, %zmm12, %zmm12
        vpunpckldq %zmm15, %zmm14, %zmm13
        vpunpckhdq %zmm15, %zmm14, %zmm14
        vpunpcklqdq %zmm13, %zmm10, %zmm15
        vpunpckhqdq %zmm13, %zmm10, %zmm10
        vpunpcklqdq %zmm14, %zmm12, %zmm13
        vpunpckhqdq %zmm14, %zmm12, %zmm12
        vshufi64x2 $136, %zmm15, %zmm11, %zmm14
        vshufi64x2 $221, %zmm15, %zmm11, %zmm11
        vshufi64x2 $136, %zmm10, %zmm7, %zmm15
        vshufi64x2 $221, %zmm10, %zmm7, %zmm7
        vshufi64x2 $136, %zmm13, %zmm9, %zmm10
        vshufi64x2 $221, %zmm13, %zmm9, %zmm9
        vshufi64x2 $136, %zmm12, %zmm8, %zmm13
        vshufi64x2 $221, %zmm12, %zmm8, %zmm8
        vmovdqu32  %zmm14, 128(%r14)
        vmovdqu32  %zmm15, 0x140(%r14)
        vmovdqu32  %zmm10, 0x200(%r14)
        vmovdqu32  %zmm13, 0x2c0(%r14)
        vmovdqu32  %zmm11, 0x380(%r14)
        vmovdqu32  %zmm7, 0x440(%r14)
        vmovdqu32  %zmm9, 0x500(%r14)
        vmovdqu32  %zmm8, 0x5c0(%r14)
        lea        L(md5_32_x16x3_constants)(%rip), %r12
        .p2align   5
L(md5_32_x16x3_loop):
        mov        %r15, %r13
        mov        %r14, %r15
        mov        %r13, %r14
        lea        0x180(%rdi), %r13
        cmp        $1, %rdx
        cmovne     %r13, %rdi
        vmovdqu32  (%r15), %zmm0
        vpaddd     (%r12){1to16}, %zmm0, %zmm1
        vprold     $7, %zmm1, %zmm1
        vpaddd     4(%r12){1to16}, %zmm1, %zmm2         // stream a, step 1, F: cycle 2
        vmovdqu32  64(%r15), %zmm3
        vpaddd     (%r12){1to16}, %zmm3, %zmm4
        vprold     $7, %zmm4, %zmm4
        mov        (%rdi), %rax
        vpaddd     4(%r12){1to16}, %zmm4, %zmm5         // stream b, step 1, F: cycle 2
        vmovdqu32  128(%r15), %zmm16
        vpaddd     (%r12){1to16}, %zmm16, %zmm17
        vprold     $7, %zmm17, %zmm17
        vpaddd     4(%r12){1to16}, %zmm17, %zmm18       // stream c, step 1, F: cycle 2
        vpbroadcastd 4(%r12), %zmm19
        vmovdqu32  (%rax), %ymm8
        vpternlogd $226, 8(%r12){1to16}, %zmm2, %zmm19
        vmovdqu32  192(%r15), %zmm20
        vpaddd     12(%r12){1to16}, %zmm20, %zmm21
        vpaddd     %zmm21, %zmm19, %zmm19
        vprold     $12, %zmm19, %zmm19
        vpaddd     %zmm2, %zmm19, %zmm19                // stream a, step 2, F: cycle 6
        mov        32(%rdi), %rax
        vpbroadcastd 4(%r12), %zmm21
        vpternlogd $226, 8(%r12){1to16}, %zmm5, %zmm21
        vmovdqu32  0x100(%r15), %zmm22
        vpaddd     12(%r12){1to16}, %zmm22, %zmm23
        vpaddd     %zmm23, %zmm21, %zmm21
        vprold     $12, %zmm21, %zmm21
        vpaddd     %zmm5, %zmm21, %zmm21                // stream b, step 2, F: cycle 6
        vinserti64x4 $1, (%rax), %zmm8, %zmm8
        vpbroadcastd 4(%r12), %zmm23
        vpternlogd $226, 8(%r12){1to16}, %zmm18, %zmm23
        vmovdqu32  0x140(%r15), %zmm24
        vpaddd     12(%r12){1to16}, %zmm24, %zmm25
        vpaddd     %zmm25, %zmm23, %zmm23
        vprold     $12, %zmm23, %zmm23
        vpaddd     %zmm18, %zmm23, %zmm23               // stream c, step 2, F: cycle 6
        mov        8(%rdi), %rax
        vpbroadcastd 4(%r12), %zmm25
        vpternlogd $184, %zmm2, %zmm19, %zmm25
        vmovdqu32  0x180(%r15), %zmm26
        vpaddd     16(%r12){1to16}, %zmm26, %zmm27
        vpaddd     %zmm27, %zmm25, %zmm25
        vprold     $17, %zmm25, %zmm25
        vpaddd     %zmm19, %zmm25, %zmm25               // stream a, step 3, F: cycle 10
        vmovdqu32  (%rax), %ymm9
        vpbroadcastd 4(%r12), %zmm27
        vpternlogd $184, %zmm5, %zmm21, %zmm27
        vmovdqu32  0x1c0(%r15), %zmm28
        vpaddd     16(%r12){1to16}, %zmm28, %zmm29
        vpaddd     %zmm29, %zmm27, %zmm27
        vprold     $17, %zmm27, %zmm27
        mov        40(%rdi), %rax
        vpaddd     %zmm21, %zmm27, %zmm27               // stream b, step 3, F: cycle 10
        vpbroadcastd 4(%r12), %zmm29
        vpternlogd $184, %zmm18, %zmm23, %zmm29
        vmovdqu32  0x200(%r15), %zmm30
        vpaddd     16(%r12){1to16}, %zmm30, %zmm31
        vpaddd     %zmm31, %zmm29, %zmm29
        vprold     $17, %zmm29, %zmm29
        vinserti64x4 $1, (%rax), %zmm9, %zmm9
        vpaddd     %zmm23, %zmm29, %zmm29               // stream c, step 3, F: cycle 10
        vpternlogd $184, %zmm19, %zmm25, %zmm2
        vmovdqu32  0x240(%r15), %zmm31
        vpaddd     20(%r12){1to16}, %zmm31, %zmm6
        vpaddd     %zmm6, %zmm2, %zmm2
        vprold     $22, %zmm2, %zmm2
        vpaddd     %zmm25, %zmm2, %zmm2                 // stream a, step 4, F: cycle 14
        mov        16(%rdi), %rax
        vpternlogd $184, %zmm21, %zmm27, %zmm5
        vmovdqu32  0x280(%r15), %zmm6
        vpaddd     20(%r12){1to16}, %zmm6, %zmm30
        vpaddd     %zmm30, %zmm5, %zmm5
        vprold     $22, %zmm5, %zmm5
        vpaddd     %zmm27, %zmm5, %zmm5                 // stream b, step 4, F: cycle 14
        vmovdqu32  (%rax), %ymm10
        vpternlogd $184, %zmm23, %zmm29, %zmm18
        vmovdqu32  0x2c0(%r15), %zmm30
        vpaddd     20(%r12){1to16}, %zmm30, %zmm28
        vpaddd     %zmm28, %zmm18, %zmm18
        vprold     $22, %zmm18, %zmm18
        vpaddd     %zmm29, %zmm18, %zmm18               // stream c, step 4, F: cycle 14
        mov        48(%rdi), %rax
        vmovdqa32  %zmm2, %zmm28
        vpternlogd $202, %zmm19, %zmm25, %zmm28
        vpaddd     24(%r12){1to16}, %zmm1, %zmm1
        vpaddd     0x300(%r15), %zmm1, %zmm1
        vpaddd     %zmm1, %zmm28, %zmm1
        vprold     $7, %zmm1, %zmm1
        vpaddd     %zmm2, %zmm1, %zmm1                  // stream a, step 5, F: cycle 18
        vinserti64x4 $1, (%rax), %zmm10, %zmm10
        vmovdqa32  %zmm5, %zmm28
        vpternlogd $202, %zmm21, %zmm27, %zmm28
        vpaddd     24(%r12){1to16}, %zmm4, %zmm4
        vpaddd     0x340(%r15), %zmm4, %zmm4
        vpaddd     %zmm4, %zmm28, %zmm4
        vprold     $7, %zmm4, %zmm4
        vpaddd     %zmm5, %zmm4, %zmm4                  // stream b, step 5, F: cycle 18
        mov        24(%rdi), %rax
        vmovdqa32  %zmm18, %zmm28
        vpternlogd $202, %zmm23, %zmm29, %zmm28
        vpaddd     24(%r12){1to16}, %zmm17, %zmm17
        vpaddd     0x380(%r15), %zmm17, %zmm17
        vpaddd     %zmm17, %zmm28, %zmm17
        vprold     $7, %zmm17, %zmm17
        vmovdqu32  (%rax), %ymm11
        vpaddd     %zmm18, %zmm17, %zmm17               // stream c, step 5, F: cycle 18
        vmovdqa32  %zmm1, %zmm28
        vpternlogd $202, %zmm25, %zmm2, %zmm28
        vpaddd     28(%r12){1to16}, %zmm19, %zmm19
        vpaddd     0x3c0(%r15), %zmm19, %zmm19
        vpaddd     %zmm19, %zmm28, %zmm19
        vprold     $12, %zmm19, %zmm19
        mov        56(%rdi), %rax
        vpaddd     %zmm1, %zmm19, %zmm19                // stream a, step 6, F: cycle 22
        vmovdqa32  %zmm4, %zmm28
        vpternlogd $202, %zmm27, %zmm5, %zmm28
        vpaddd     28(%r12){1to16}, %zmm21, %zmm21
        vpaddd     0x400(%r15), %zmm21, %zmm21
        vpaddd     %zmm21, %zmm28, %zmm21
        vinserti64x4 $1, (%rax), %zmm11, %zmm11
        vprold     $12, %zmm21, %zmm21
        vpaddd     %zmm4, %zmm21, %zmm21                // stream b, step 6, F: cycle 22
        vmovdqa32  %zmm17, %zmm28
        vpternlogd $202, %zmm29, %zmm18, %zmm28
        vpaddd     28(%r12){1to16}, %zmm23, %zmm23
        vpaddd     0x440(%r15), %zmm23, %zmm23
        vpaddd     %zmm23, %zmm28, %zmm23
        mov        64(%rdi), %rax
        vprold     $12, %zmm23, %zmm23
        vpaddd     %zmm17, %zmm23, %zmm23               // stream c, step 6, F: cycle 22
        vmovdqa32  %zmm19, %zmm28
        vpternlogd $202, %zmm2, %zmm1, %zmm28
        vpaddd     32(%r12){1to16}, %zmm25, %zmm25
        vpaddd     0x480(%r15), %zmm25, %zmm25
        vpaddd     %zmm25, %zmm28, %zmm25
        vmovdqu32  (%rax), %ymm12
        vprold     $17, %zmm25, %zmm25
        vpaddd     %zmm19, %zmm25, %zmm25               // stream a, step 7, F: cycle 26
        vmovdqa32  %zmm21, %zmm28
        vpternlogd $202, %zmm5, %zmm4, %zmm28
        vpaddd     32(%r12){1to16}, %zmm27, %zmm27
        vpaddd     0x4c0(%r15), %zmm27, %zmm27
        mov        96(%rdi), %rax
        vpaddd     %zmm27, %zmm28, %zmm27
        vprold     $17, %zmm27, %zmm27
        vpaddd     %zmm21, %zmm27, %zmm27               // stream b, step 7, F: cycle 26
        vmovdqa32  %zmm23, %zmm28
        vpternlogd $202, %zmm18, %zmm17, %zmm28
        vpaddd     32(%r12){1to16}, %zmm29, %zmm29
        vpaddd     0x500(%r15), %zmm29, %zmm29
        vinserti64x4 $1, (%rax), %zmm12, %zmm12
        vpaddd     %zmm29, %zmm28, %zmm28
        vprold     $17, %zmm28, %zmm28
        vpaddd     %zmm23, %zmm28, %zmm28               // stream c, step 7, F: cycle 26
        vmovdqa32  %zmm25, %zmm29
        vpternlogd $202, %zmm1, %zmm19, %zmm29
        vpaddd     36(%r12){1to16}, %zmm2, %zmm2
        mov        72(%rdi), %rax
        vpaddd     0x540(%r15), %zmm2, %zmm2
        vpaddd     %zmm2, %zmm29, %zmm2
        vprold     $22, %zmm2, %zmm2
        vpaddd     %zmm25, %zmm2, %zmm2                 // stream a, step 8, F: cycle 30
        vmovdqa32  %zmm27, %zmm29
        vpternlogd $202, %zmm4, %zmm21, %zmm29
        vpaddd     36(%r12){1to16}, %zmm5, %zmm5
        vmovdqu32  (%rax), %ymm13
        vpaddd     0x580(%r15), %zmm5, %zmm5
        vpaddd     %zmm5, %zmm29, %zmm5
        vprold     $22, %zmm5, %zmm5
        vpaddd     %zmm27, %zmm5, %zmm5                 // stream b, step 8, F: cycle 30
        vmovdqa32  %zmm28, %zmm29
        vpternlogd $202, %zmm17, %zmm23, %zmm29
        mov        104(%rdi), %rax
        vpaddd     36(%r12){1to16}, %zmm18, %zmm18
        vpaddd     0x5c0(%r15), %zmm18, %zmm18
        vpaddd     %zmm18, %zmm29, %zmm18
        vprold     $22, %zmm18, %zmm18
        vpaddd     %zmm28, %zmm18, %zmm18               // stream c, step 8, F: cycle 30
        vmovdqa32  %zmm2, %zmm29
        vpternlogd $202, %zmm19, %zmm25, %zmm29
        vinserti64x4 $1, (%rax), %zmm13, %zmm13
        vpaddd     40(%r12){1to16}, %zmm1, %zmm1
        vpaddd     %zmm1, %zmm29, %zmm1
        vprold     $7, %zmm1, %zmm1
        vpaddd     %zmm2, %zmm1, %zmm1                  // stream a, step 9, F: cycle 34
        vmovdqa32  %zmm5, %zmm29
        vpternlogd $202, %zmm21, %zmm27, %zmm29
        vpaddd     40(%r12){1to16}, %zmm4, %zmm4
        mov        80(%rdi), %rax
        vpaddd     %zmm4, %zmm29, %zmm4
        vprold     $7, %zmm4, %zmm4
        vpaddd     %zmm5, %zmm4, %zmm4                  // stream b, step 9, F: cycle 34
        vmovdqa32  %zmm18, %zmm29
        vpternlogd $202, %zmm23, %zmm28, %zmm29
        vpaddd     40(%r12){1to16}, %zmm17, %zmm17
        vmovdqu32  (%rax), %ymm14
        vpaddd     %zmm17, %zmm29, %zmm17
        vprold     $7, %zmm17, %zmm17
        vpaddd     %zmm18, %zmm17, %zmm17               // stream c, step 9, F: cycle 34
        vmovdqa32  %zmm1, %zmm29
        vpternlogd $202, %zmm25, %zmm2, %zmm29
        vpaddd     44(%r12){1to16}, %zmm19, %zmm19
        vpaddd     %zmm19, %zmm29, %zmm19
        mov        112(%rdi), %rax
        vprold     $12, %zmm19, %zmm19
        vpaddd     %zmm1, %zmm19, %zmm19                // stream a, step 10, F: cycle 38
        vmovdqa32  %zmm4, %zmm29
        vpternlogd $202, %zmm27, %zmm5, %zmm29
        vpaddd     44(%r12){1to16}, %zmm21, %zmm21
        vpaddd     %zmm21, %zmm29, %zmm21
        vinserti64x4 $1, (%rax), %zmm14, %zmm14
        vprold     $12, %zmm21, %zmm21
        vpaddd     %zmm4, %zmm21, %zmm21                // stream b, step 10, F: cycle 38
        vmovdqa32  %zmm17, %zmm29
        vpternlogd $202, %zmm28, %zmm18, %zmm29
        vpaddd     44(%r12){1to16}, %zmm23, %zmm23
        vpaddd     %zmm23, %zmm29, %zmm23
        vprold     $12, %zmm23, %zmm23
        mov        88(%rdi), %rax
        vpaddd     %zmm17, %zmm23, %zmm23               // stream c, step 10, F: cycle 38
        vmovdqa32  %zmm19, %zmm29
        vpternlogd $202, %zmm2, %zmm1, %zmm29
        vpaddd     48(%r12){1to16}, %zmm25, %zmm25
        vpaddd     %zmm25, %zmm29, %zmm25
        vprold     $17, %zmm25, %zmm25
        vmovdqu32  (%rax), %ymm15
        vpaddd     %zmm19, %zmm25, %zmm25               // stream a, step 11, F: cycle 42
        vmovdqa32  %zmm21, %zmm29
        vpternlogd $202, %zmm5, %zmm4, %zmm29
        vpaddd     48(%r12){1to16}, %zmm27, %zmm27
        vpaddd     %zmm27, %zmm29, %zmm27
        vprold     $17, %zmm27, %zmm27
        vpaddd     %zmm21, %zmm27, %zmm27               // stream b, step 11, F: cycle 42
        mov        120(%rdi), %rax
        vmovdqa32  %zmm23, %zmm29
        vpternlogd $202, %zmm18, %zmm17, %zmm29
        vpaddd     48(%r12){1to16}, %zmm28, %zmm28
        vpaddd     %zmm28, %zmm29, %zmm28
        vprold     $17, %zmm28, %zmm28
        vpaddd     %zmm23, %zmm28, %zmm28               // stream c, step 11, F: cycle 42
        vinserti64x4 $1, (%rax), %zmm15, %zmm15
        vmovdqa32  %zmm25, %zmm29
        vpternlogd $202, %zmm1, %zmm19, %zmm29
        vpaddd     52(%r12){1to16}, %zmm2, %zmm2
        vpaddd     %zmm2, %zmm29, %zmm2
        vprold     $22, %zmm2, %zmm2
        vpaddd     %zmm25, %zmm2, %zmm2                 // stream a, step 12, F: cycle 46
        vpunpckldq %zmm9, %zmm8, %zmm7
        vmovdqa32  %zmm27, %zmm29
        vpternlogd $202, %zmm4, %zmm21, %zmm29
        vpaddd     52(%r12){1to16}, %zmm5, %zmm5
        vpaddd     %zmm5, %zmm29, %zmm5
        vprold     $22, %zmm5, %zmm5
        vpaddd     %zmm27, %zmm5, %zmm5                 // stream b, step 12, F: cycle 46
        vmovdqa32  %zmm28, %zmm29
        vpunpckhdq %zmm9, %zmm8, %zmm8
        vpternlogd $202, %zmm17, %zmm23, %zmm29
        vpaddd     52(%r12){1to16}, %zmm18, %zmm18
        vpaddd     %zmm18, %zmm29, %zmm18
        vprold     $22, %zmm18, %zmm18
        vpaddd     %zmm28, %zmm18, %zmm18               // stream c, step 12, F: cycle 46
        vmovdqa32  %zmm2, %zmm29
        vpunpckldq %zmm11, %zmm10, %zmm9
        vpternlogd $202, %zmm19, %zmm25, %zmm29
        vpaddd     56(%r12){1to16}, %zmm1, %zmm1
        vpaddd     %zmm1, %zmm29, %zmm1
        vprold     $7, %zmm1, %zmm1
        vpaddd     %zmm2, %zmm1, %zmm1                  // stream a, step 13, F: cycle 50
        vmovdqa32  %zmm5, %zmm29
        vpternlogd $202, %zmm21, %zmm27, %zmm29
        vpunpckhdq %zmm11, %zmm10, %zmm10
        vpaddd     56(%r12){1to16}, %zmm4, %zmm4
        vpaddd     %zmm4, %zmm29, %zmm4
        vprold     $7, %zmm4, %zmm4
        vpaddd     %zmm5, %zmm4, %zmm4                  // stream b, step 13, F: cycle 50
        vmovdqa32  %zmm18, %zmm29
        vpternlogd $202, %zmm23, %zmm28, %zmm29
        vpunpcklqdq %zmm9, %zmm7, %zmm11
        vpaddd     56(%r12){1to16}, %zmm17, %zmm17
        vpaddd     %zmm17, %zmm29, %zmm17
        vprold     $7, %zmm17, %zmm17
        vpaddd     %zmm18, %zmm17, %zmm17               // stream c, step 13, F: cycle 50
        vmovdqa32  %zmm1, %zmm29
        vpternlogd $202, %zmm25, %zmm2, %zmm29
        vpaddd     60(%r12){1to16}, %zmm19, %zmm19
        vpunpckhqdq %zmm9, %zmm7, %zmm7
        vpaddd     %zmm19, %zmm29, %zmm19
        vprold     $12, %zmm19, %zmm19
        vpaddd     %zmm1, %zmm19, %zmm19                // stream a, step 14, F: cycle 54
        vmovdqa32  %zmm4, %zmm29
        vpternlogd $202, %zmm27, %zmm5, %zmm29
        vpaddd     60(%r12){1to16}, %zmm21, %zmm21
        vpunpcklqdq %zmm10, %zmm8, %zmm9
        vpaddd     %zmm21, %zmm29, %zmm21
        vprold     $12, %zmm21, %zmm21
        vpaddd     %zmm4, %zmm21, %zmm21                // stream b, step 14, F: cycle 54
        vmovdqa32  %zmm17, %zmm29
        vpternlogd $202, %zmm28, %zmm18, %zmm29
        vpaddd     60(%r12){1to16}, %zmm23, %zmm23
        vpaddd     %zmm23, %zmm29, %zmm23
        vpunpckhqdq %zmm10, %zmm8, %zmm8
        vprold     $12, %zmm23, %zmm23
        vpaddd     %zmm17, %zmm23, %zmm23               // stream c, step 14, F: cycle 54
        vmovdqa32  %zmm19, %zmm29
        vpternlogd $202, %zmm2, %zmm1, %zmm29
        vpaddd     64(%r12){1to16}, %zmm25, %zmm25
        vpaddd     %zmm25, %zmm29, %zmm25
        vprold     $17, %zmm25, %zmm25
        vpunpckldq %zmm13, %zmm12, %zmm10
        vpaddd     %zmm19, %zmm25, %zmm25               // stream a, step 15, F: cycle 58
        vmovdqa32  %zmm21, %zmm29
        vpternlogd $202, %zmm5, %zmm4, %zmm29
        vpaddd     64(%r12){1to16}, %zmm27, %zmm27
        vpaddd     %zmm27, %zmm29, %zmm27
        vprold     $17, %zmm27, %zmm27
        vpunpckhdq %zmm13, %zmm12, %zmm12
        vpaddd     %zmm21, %zmm27, %zmm27               // stream b, step 15, F: cycle 58
        vmovdqa32  %zmm23, %zmm29
        vpternlogd $202, %zmm18, %zmm17, %zmm29
        vpaddd     64(%r12){1to16}, %zmm28, %zmm28
        vpaddd     %zmm28, %zmm29, %zmm28
        vprold     $17, %zmm28, %zmm28
        vpaddd     %zmm23, %zmm28, %zmm28               // stream c, step 15, F: cycle 58
        vpunpckldq %zmm15, %zmm14, %zmm13
        vmovdqa32  %zmm25, %zmm29
        vpternlogd $202, %zmm1, %zmm19, %zmm29
        vpaddd     68(%r12){1to16}, %zmm2, %zmm2
        vpaddd     %zmm2, %zmm29, %zmm2
        vprold     $22, %zmm2, %zmm2
        vpaddd     %zmm25, %zmm2, %zmm2                 // stream a, step 16, F: cycle 62
        vpunpckhdq %zmm15, %zmm14, %zmm14
        vmovdqa32  %zmm27, %zmm29
        vpternlogd $202, %zmm4, %zmm21, %zmm29
        vpaddd     68(%r12){1to16}, %zmm5, %zmm5
        vpaddd     %zmm5, %zmm29, %zmm5
        vprold     $22, %zmm5, %zmm5
        vpaddd     %zmm27, %zmm5, %zmm5                 // stream b, step 16, F: cycle 62
        vpunpcklqdq %zmm13, %zmm10, %zmm15
        vmovdqa32  %zmm28, %zmm29
        vpternlogd $202, %zmm17, %zmm23, %zmm29
        vpaddd     68(%r12){1to16}, %zmm18, %zmm18
        vpaddd     %zmm18, %zmm29, %zmm18
        vprold     $22, %zmm18, %zmm18
        vpaddd     %zmm28, %zmm18, %zmm18               // stream c, step 16, F: cycle 62
        vpunpckhqdq %zmm13, %zmm10, %zmm10
        vmovdqa32  %zmm2, %zmm29
        vpternlogd $226, %zmm25, %zmm19, %zmm29
        vpaddd     72(%r12){1to16}, %zmm1, %zmm1
        vpaddd     %zmm1, %zmm20, %zmm1
        vpaddd     %zmm1, %zmm29, %zmm1
        vprold     $5, %zmm1, %zmm1
        vpaddd     %zmm2, %zmm1, %zmm1                  // stream a, step 17, G: cycle 66
        vpunpcklqdq %zmm14, %zmm12, %zmm13
        vmovdqa32  %zmm5, %zmm29
        vpternlogd $226, %zmm27, %zmm21, %zmm29
        vpaddd     72(%r12){1to16}, %zmm4, %zmm4
        vpaddd     %zmm4, %zmm22, %zmm4
        vpaddd     %zmm4, %zmm29, %zmm4
        vprold     $5, %zmm4, %zmm4
        vpaddd     %zmm5, %zmm4, %zmm4                  // stream b, step 17, G: cycle 66
        vpunpckhqdq %zmm14, %zmm12, %zmm12
        vmovdqa32  %zmm18, %zmm29
        vpternlogd $226, %zmm28, %zmm23, %zmm29
        vpaddd     72(%r12){1to16}, %zmm17, %zmm17
        vpaddd     %zmm17, %zmm24, %zmm17
        vpaddd     %zmm17, %zmm29, %zmm17
        vprold     $5, %zmm17, %zmm17
        vpaddd     %zmm18, %zmm17, %zmm17               // stream c, step 17, G: cycle 66
        vshufi64x2 $136, %zmm15, %zmm11, %zmm14
        vmovdqa32  %zmm1, %zmm29
        vpternlogd $226, %zmm2, %zmm25, %zmm29
        vpaddd     76(%r12){1to16}, %zmm19, %zmm19
        vpaddd     0x480(%r15), %zmm19, %zmm19
        vpaddd     %zmm19, %zmm29, %zmm19
        vprold     $9, %zmm19, %zmm19
        vpaddd     %zmm1, %zmm19, %zmm19                // stream a, step 18, G: cycle 70
        vshufi64x2 $221, %zmm15, %zmm11, %zmm11
        vmovdqa32  %zmm4, %zmm29
        vpternlogd $226, %zmm5, %zmm27, %zmm29
        vpaddd     76(%r12){1to16}, %zmm21, %zmm21
        vpaddd     0x4c0(%r15), %zmm21, %zmm21
        vpaddd     %zmm21, %zmm29, %zmm21
        vprold     $9, %zmm21, %zmm21
        vshufi64x2 $136, %zmm10, %zmm7, %zmm15
        vpaddd     %zmm4, %zmm21, %zmm21                // stream b, step 18, G: cycle 70
        vmovdqa32  %zmm17, %zmm29
        vpternlogd $226, %zmm18, %zmm28, %zmm29
        vpaddd     76(%r12){1to16}, %zmm23, %zmm23
        vpaddd     0x500(%r15), %zmm23, %zmm23
        vpaddd     %zmm23, %zmm29, %zmm23
        vprold     $9, %zmm23, %zmm23
        vshufi64x2 $221, %zmm10, %zmm7, %zmm7
        vpaddd     %zmm17, %zmm23, %zmm23               // stream c, step 18, G: cycle 70
        vmovdqa32  %zmm19, %zmm29
        vpternlogd $226, %zmm1, %zmm2, %zmm29
        vpaddd     80(%r12){1to16}, %zmm25, %zmm25
        vpaddd     %zmm25, %zmm29, %zmm25
        vprold     $14, %zmm25, %zmm25
        vshufi64x2 $136, %zmm13, %zmm9, %zmm10
        vpaddd     %zmm19, %zmm25, %zmm25               // stream a, step 19, G: cycle 74
        vmovdqa32  %zmm21, %zmm29
        vpternlogd $226, %zmm4, %zmm5, %zmm29
        vpaddd     80(%r12){1to16}, %zmm27, %zmm27
        vpaddd     %zmm27, %zmm29, %zmm27
        vprold     $14, %zmm27, %zmm27
        vpaddd     %zmm21, %zmm27, %zmm27               // stream b, step 19, G: cycle 74
        vshufi64x2 $221, %zmm13, %zmm9, %zmm9
        vmovdqa32  %zmm23, %zmm29
        vpternlogd $226, %zmm17, %zmm18, %zmm29
        vpaddd     80(%r12){1to16}, %zmm28, %zmm28
        vpaddd     %zmm28, %zmm29, %zmm28
        vprold     $14, %zmm28, %zmm28
        vpaddd     %zmm23, %zmm28, %zmm28               // stream c, step 19, G: cycle 74
        vshufi64x2 $136, %zmm12, %zmm8, %zmm13
        vmovdqa32  %zmm25, %zmm29
        vpternlogd $226, %zmm19, %zmm1, %zmm29
        vpaddd     84(%r12){1to16}, %zmm2, %zmm2
        vpaddd     %zmm2, %zmm0, %zmm2
        vpaddd     %zmm2, %zmm29, %zmm2
        vprold     $20, %zmm2, %zmm2
        vpaddd     %zmm25, %zmm2, %zmm2                 // stream a, step 20, G: cycle 78
        vshufi64x2 $221, %zmm12, %zmm8, %zmm8
        vmovdqa32  %zmm27, %zmm29
        vpternlogd $226, %zmm21, %zmm4, %zmm29
        vpaddd     84(%r12){1to16}, %zmm5, %zmm5
        vpaddd     %zmm5, %zmm3, %zmm5
        vpaddd     %zmm5, %zmm29, %zmm5
        vprold     $20, %zmm5, %zmm5
        vpaddd     %zmm27, %zmm5, %zmm5                 // stream b, step 20, G: cycle 78
        vmovdqu32  %zmm14, (%r14)
        vmovdqa32  %zmm28, %zmm29
        vpternlogd $226, %zmm23, %zmm17, %zmm29
        vpaddd     84(%r12){1to16}, %zmm18, %zmm18
        vpaddd     %zmm18, %zmm16, %zmm18
        vpaddd     %zmm18, %zmm29, %zmm18
        vprold     $20, %zmm18, %zmm18
        vmovdqu32  %zmm15, 192(%r14)
        vpaddd     %zmm28, %zmm18, %zmm18               // stream c, step 20, G: cycle 78
        vmovdqa32  %zmm2, %zmm29
        vpternlogd $226, %zmm25, %zmm19, %zmm29
        vpaddd     88(%r12){1to16}, %zmm1, %zmm1
        vpaddd     0x3c0(%r15), %zmm1, %zmm1
        vpaddd     %zmm1, %zmm29, %zmm1
        vprold     $5, %zmm1, %zmm1
        vmovdqu32  %zmm10, 0x180(%r14)
        vpaddd     %zmm2, %zmm1, %zmm1                  // stream a, step 21, G: cycle 82
        vmovdqa32  %zmm5, %zmm29
        vpternlogd $226, %zmm27, %zmm21, %zmm29
        vpaddd     88(%r12){1to16}, %zmm4, %zmm4
        vpaddd     0x400(%r15), %zmm4, %zmm4
        vpaddd     %zmm4, %zmm29, %zmm4
        vmovdqu32  %zmm13, 0x240(%r14)
        vprold     $5, %zmm4, %zmm4
        vpaddd     %zmm5, %zmm4, %zmm4                  // stream b, step 21, G: cycle 82
        vmovdqa32  %zmm18, %zmm29
        vpternlogd $226, %zmm28, %zmm23, %zmm29
        vpaddd     88(%r12){1to16}, %zmm17, %zmm17
        vpaddd     0x440(%r15), %zmm17, %zmm17
        vpaddd     %zmm17, %zmm29, %zmm17
        vmovdqu32  %zmm11, 0x300(%r14)
        vprold     $5, %zmm17, %zmm17
        vpaddd     %zmm18, %zmm17, %zmm17               // stream c, step 21, G: cycle 82
        vmovdqa32  %zmm1, %zmm29
        vpternlogd $226, %zmm2, %zmm25, %zmm29
        vpaddd     92(%r12){1to16}, %zmm19, %zmm19
        vpaddd     %zmm19, %zmm29, %zmm19
        vmovdqu32  %zmm7, 0x3c0(%r14)
        vprold     $9, %zmm19, %zmm19
        vpaddd     %zmm1, %zmm19, %zmm19                // stream a, step 22, G: cycle 86
        vmovdqa32  %zmm4, %zmm29
        vpternlogd $226, %zmm5, %zmm27, %zmm29
        vpaddd     92(%r12){1to16}, %zmm21, %zmm21
        vpaddd     %zmm21, %zmm29, %zmm21
        vprold     $9, %zmm21, %zmm21
        vmovdqu32  %zmm9, 0x480(%r14)
        vpaddd     %zmm4, %zmm21, %zmm21                // stream b, step 22, G: cycle 86
        vmovdqa32  %zmm17, %zmm29
        vpternlogd $226, %zmm18, %zmm28, %zmm29
        vpaddd     92(%r12){1to16}, %zmm23, %zmm23
        vpaddd     %zmm23, %zmm29, %zmm23
        vprold     $9, %zmm23, %zmm23
        vmovdqu32  %zmm8, 0x540(%r14)
        vpaddd     %zmm17, %zmm23, %zmm23               // stream c, step 22, G: cycle 86
        vmovdqa32  %zmm19, %zmm29
        vpternlogd $226, %zmm1, %zmm2, %zmm29
        vpaddd     96(%r12){1to16}, %zmm25, %zmm25
        vpaddd     %zmm25, %zmm29, %zmm25
        vprold     $14, %zmm25, %zmm25
        vpaddd     %zmm19, %zmm25, %zmm25               // stream a, step 23, G: cycle 90
        mov        128(%rdi), %rax
        vmovdqa32  %zmm21, %zmm29
        vpternlogd $226, %zmm4, %zmm5, %zmm29
        vpaddd     96(%r12){1to16}, %zmm27, %zmm27
        vpaddd     %zmm27, %zmm29, %zmm27
        vprold     $14, %zmm27, %zmm27
        vpaddd     %zmm21, %zmm27, %zmm27               // stream b, step 23, G: cycle 90
        vmovdqu32  (%rax), %ymm8
        vmovdqa32  %zmm23, %zmm29
        vpternlogd $226, %zmm17, %zmm18, %zmm29
        vpaddd     96(%r12){1to16}, %zmm28, %zmm28
        vpaddd     %zmm28, %zmm29, %zmm28
        vprold     $14, %zmm28, %zmm28
        vpaddd     %zmm23, %zmm28, %zmm28               // stream c, step 23, G: cycle 90
        mov        160(%rdi), %rax
        vmovdqa32  %zmm25, %zmm29
        vpternlogd $226, %zmm19, %zmm1, %zmm29
        vpaddd     100(%r12){1to16}, %zmm2, %zmm2
        vpaddd     0x300(%r15), %zmm2, %zmm2
        vpaddd     %zmm2, %zmm29, %zmm2
        vprold     $20, %zmm2, %zmm2
        vpaddd     %zmm25, %zmm2, %zmm2                 // stream a, step 24, G: cycle 94
        vinserti64x4 $1, (%rax), %zmm8, %zmm8
        vmovdqa32  %zmm27, %zmm29
        vpternlogd $226, %zmm21, %zmm4, %zmm29
        vpaddd     100(%r12){1to16}, %zmm5, %zmm5
        vpaddd     0x340(%r15), %zmm5, %zmm5
        vpaddd     %zmm5, %zmm29, %zmm5
        vprold     $20, %zmm5, %zmm5
        vpaddd     %zmm27, %zmm5, %zmm5                 // stream b, step 24, G: cycle 94
        mov        136(%rdi), %rax
        vmovdqa32  %zmm28, %zmm29
        vpternlogd $226, %zmm23, %zmm17, %zmm29
        vpaddd     100(%r12){1to16}, %zmm18, %zmm18
        vpaddd     0x380(%r15), %zmm18, %zmm18
        vpaddd     %zmm18, %zmm29, %zmm18
        vprold     $20, %zmm18, %zmm18
        vpaddd     %zmm28, %zmm18, %zmm18               // stream c, step 24, G: cycle 94
        vmovdqu32  (%rax), %ymm9
        vmovdqa32  %zmm2, %zmm29
        vpternlogd $226, %zmm25, %zmm19, %zmm29
        vpaddd     104(%r12){1to16}, %zmm1, %zmm1
        vpaddd     %zmm1, %zmm29, %zmm1
        vprold     $5, %zmm1, %zmm1
        vpaddd     %zmm2, %zmm1, %zmm1                  // stream a, step 25, G: cycle 98
        mov        168(%rdi), %rax
        vmovdqa32  %zmm5, %zmm29
        vpternlogd $226, %zmm27, %zmm21, %zmm29
        vpaddd     104(%r12){1to16}, %zmm4, %zmm4
        vpaddd     %zmm4, %zmm29, %zmm4
        vprold     $5, %zmm4, %zmm4
        vpaddd     %zmm5, %zmm4, %zmm4                  // stream b, step 25, G: cycle 98
        vinserti64x4 $1, (%rax), %zmm9, %zmm9
        vmovdqa32  %zmm18, %zmm29
        vpternlogd $226, %zmm28, %zmm23, %zmm29
        vpaddd     104(%r12){1to16}, %zmm17, %zmm17
        vpaddd     %zmm17, %zmm29, %zmm17
        vprold     $5, %zmm17, %zmm17
        vpaddd     %zmm18, %zmm17, %zmm17               // stream c, step 25, G: cycle 98
        vmovdqa32  %zmm1, %zmm29
        mov        144(%rdi), %rax
        vpternlogd $226, %zmm2, %zmm25, %zmm29
        vpaddd     108(%r12){1to16}, %zmm19, %zmm19
        vpaddd     %zmm19, %zmm29, %zmm19
        vprold     $9, %zmm19, %zmm19
        vpaddd     %zmm1, %zmm19, %zmm19                // stream a, step 26, G: cycle 102
        vmovdqa32  %zmm4, %zmm29
        vmovdqu32  (%rax), %ymm10
        vpternlogd $226, %zmm5, %zmm27, %zmm29
        vpaddd     108(%r12){1to16}, %zmm21, %zmm21
        vpaddd     %zmm21, %zmm29, %zmm21
        vprold     $9, %zmm21, %zmm21
        vpaddd     %zmm4, %zmm21, %zmm21                // stream b, step 26, G: cycle 102
        vmovdqa32  %zmm17, %zmm29
        vpternlogd $226, %zmm18, %zmm28, %zmm29
        mov        176(%rdi), %rax
        vpaddd     108(%r12){1to16}, %zmm23, %zmm23
        vpaddd     %zmm23, %zmm29, %zmm23
        vprold     $9, %zmm23, %zmm23
        vpaddd     %zmm17, %zmm23, %zmm23               // stream c, step 26, G: cycle 102
        vmovdqa32  %zmm19, %zmm29
        vpternlogd $226, %zmm1, %zmm2, %zmm29
        vinserti64x4 $1, (%rax), %zmm10, %zmm10
        vpaddd     112(%r12){1to16}, %zmm25, %zmm25
        vpaddd     %zmm25, %zmm31, %zmm25
        vpaddd     %zmm25, %zmm29, %zmm25
        vprold     $14, %zmm25, %zmm25
        vpaddd     %zmm19, %zmm25, %zmm25               // stream a, step 27, G: cycle 106
        vmovdqa32  %zmm21, %zmm29
        vpternlogd $226, %zmm4, %zmm5, %zmm29
        mov        152(%rdi), %rax
        vpaddd     112(%r12){1to16}, %zmm27, %zmm27
        vpaddd     %zmm27, %zmm6, %zmm27
        vpaddd     %zmm27, %zmm29, %zmm27
        vprold     $14, %zmm27, %zmm27
        vpaddd     %zmm21, %zmm27, %zmm27               // stream b, step 27, G: cycle 106
        vmovdqa32  %zmm23, %zmm29
        vmovdqu32  (%rax), %ymm11
        vpternlogd $226, %zmm17, %zmm18, %zmm29
        vpaddd     112(%r12){1to16}, %zmm28, %zmm28
        vpaddd     %zmm28, %zmm30, %zmm28
        vpaddd     %zmm28, %zmm29, %zmm28
        vprold     $14, %zmm28, %zmm28
        vpaddd     %zmm23, %zmm28, %zmm28               // stream c, step 27, G: cycle 106
        vmovdqa32  %zmm25, %zmm29
        mov        184(%rdi), %rax
        vpternlogd $226, %zmm19, %zmm1, %zmm29
        vpaddd     116(%r12){1to16}, %zmm2, %zmm2
        vpaddd     %zmm2, %zmm29, %zmm2
        vprold     $20, %zmm2, %zmm2
        vpaddd     %zmm25, %zmm2, %zmm2                 // stream a, step 28, G: cycle 110
        vmovdqa32  %zmm27, %zmm29
        vinserti64x4 $1, (%rax), %zmm11, %zmm11
        vpternlogd $226, %zmm21, %zmm4, %zmm29
        vpaddd     116(%r12){1to16}, %zmm5, %zmm5
        vpaddd     %zmm5, %zmm29, %zmm5
        vprold     $20, %zmm5, %zmm5
        vpaddd     %zmm27, %zmm5, %zmm5                 // stream b, step 28, G: cycle 110
        vmovdqa32  %zmm28, %zmm29
        vpternlogd $226, %zmm23, %zmm17, %zmm29
        mov        192(%rdi), %rax
        vpaddd     116(%r12){1to16}, %zmm18, %zmm18
        vpaddd     %zmm18, %zmm29, %zmm18
        vprold     $20, %zmm18, %zmm18
        vpaddd     %zmm28, %zmm18, %zmm18               // stream c, step 28, G: cycle 110
        vmovdqa32  %zmm2, %zmm29
        vpternlogd $226, %zmm25, %zmm19, %zmm29
        vpaddd     120(%r12){1to16}, %zmm1, %zmm1
        vmovdqu32  (%rax), %ymm12
        vpaddd     %zmm1, %zmm29, %zmm1
        vprold     $5, %zmm1, %zmm1
        vpaddd     %zmm2, %zmm1, %zmm1                  // stream a, step 29, G: cycle 114
        vmovdqa32  %zmm5, %zmm29
        vpternlogd $226, %zmm27, %zmm21, %zmm29
        vpaddd     120(%r12){1to16}, %zmm4, %zmm4
        mov        224(%rdi), %rax
        vpaddd     %zmm4, %zmm29, %zmm4
        vprold     $5, %zmm4, %zmm4
        vpaddd     %zmm5, %zmm4, %zmm4                  // stream b, step 29, G: cycle 114
        vmovdqa32  %zmm18, %zmm29
        vpternlogd $226, %zmm28, %zmm23, %zmm29
        vpaddd     120(%r12){1to16}, %zmm17, %zmm17
        vpaddd     %zmm17, %zmm29, %zmm17
        vinserti64x4 $1, (%rax), %zmm12, %zmm12
        vprold     $5, %zmm17, %zmm17
        vpaddd     %zmm18, %zmm17, %zmm17               // stream c, step 29, G: cycle 114
        vmovdqa32  %zmm1, %zmm29
        vpternlogd $226, %zmm2, %zmm25, %zmm29
        vpaddd     124(%r12){1to16}, %zmm19, %zmm19
        vpaddd     %zmm19, %zmm26, %zmm19
        mov        200(%rdi), %rax
        vpaddd     %zmm19, %zmm29, %zmm19
        vprold     $9, %zmm19, %zmm19
        vpaddd     %zmm1, %zmm19, %zmm19                // stream a, step 30, G: cycle 118
        vmovdqa32  %zmm4, %zmm29
        vpternlogd $226, %zmm5, %zmm27, %zmm29
        vpaddd     124(%r12){1to16}, %zmm21, %zmm21
        vpaddd     0x1c0(%r15), %zmm21, %zmm21
        vmovdqu32  (%rax), %ymm13
        vpaddd     %zmm21, %zmm29, %zmm21
        vprold     $9, %zmm21, %zmm21
        vpaddd     %zmm4, %zmm21, %zmm21                // stream b, step 30, G: cycle 118
        vmovdqa32  %zmm17, %zmm29
        vpternlogd $226, %zmm18, %zmm28, %zmm29
        vpaddd     124(%r12){1to16}, %zmm23, %zmm23
        mov        232(%rdi), %rax
        vpaddd     0x200(%r15), %zmm23, %zmm23
        vpaddd     %zmm23, %zmm29, %zmm23
        vprold     $9, %zmm23, %zmm23
        vpaddd     %zmm17, %zmm23, %zmm23               // stream c, step 30, G: cycle 118
        vmovdqa32  %zmm19, %zmm29
        vpternlogd $226, %zmm1, %zmm2, %zmm29
        vpaddd     128(%r12){1to16}, %zmm25, %zmm25
        vinserti64x4 $1, (%rax), %zmm13, %zmm13
        vpaddd     0x540(%r15), %zmm25, %zmm25
        vpaddd     %zmm25, %zmm29, %zmm25
        vprold     $14, %zmm25, %zmm25
        vpaddd     %zmm19, %zmm25, %zmm25               // stream a, step 31, G: cycle 122
        vmovdqa32  %zmm21, %zmm29
        vpternlogd $226, %zmm4, %zmm5, %zmm29
        vpaddd     128(%r12){1to16}, %zmm27, %zmm27
        mov        208(%rdi), %rax
        vpaddd     0x580(%r15), %zmm27, %zmm27
        vpaddd     %zmm27, %zmm29, %zmm27
        vprold     $14, %zmm27, %zmm27
        vpaddd     %zmm21, %zmm27, %zmm27               // stream b, step 31, G: cycle 122
        vmovdqa32  %zmm23, %zmm29
        vpternlogd $226, %zmm17, %zmm18, %zmm29
        vmovdqu32  (%rax), %ymm14
        vpaddd     128(%r12){1to16}, %zmm28, %zmm28
        vpaddd     0x5c0(%r15), %zmm28, %zmm28
        vpaddd     %zmm28, %zmm29, %zmm28
        vprold     $14, %zmm28, %zmm28
        vpaddd     %zmm23, %zmm28, %zmm28               // stream c, step 31, G: cycle 122
        vmovdqa32  %zmm25, %zmm29
        vpternlogd $226, %zmm19, %zmm1, %zmm29
        mov        240(%rdi), %rax
        vpaddd     132(%r12){1to16}, %zmm2, %zmm2
        vpaddd     %zmm2, %zmm29, %zmm2
        vprold     $20, %zmm2, %zmm2
        vpaddd     %zmm25, %zmm2, %zmm2                 // stream a, step 32, G: cycle 126
        vmovdqa32  %zmm27, %zmm29
        vpternlogd $226, %zmm21, %zmm4, %zmm29
        vinserti64x4 $1, (%rax), %zmm14, %zmm14
        vpaddd     132(%r12){1to16}, %zmm5, %zmm5
        vpaddd     %zmm5, %zmm29, %zmm5
        vprold     $20, %zmm5, %zmm5
        vpaddd     %zmm27, %zmm5, %zmm5                 // stream b, step 32, G: cycle 126
        vmovdqa32  %zmm28, %zmm29
        vpternlogd $226, %zmm23, %zmm17, %zmm29
        vpaddd     132(%r12){1to16}, %zmm18, %zmm18
        mov        216(%rdi), %rax
        vpaddd     %zmm18, %zmm29, %zmm18
        vprold     $20, %zmm18, %zmm18
        vpaddd     %zmm28, %zmm18, %zmm18               // stream c, step 32, G: cycle 126
        vmovdqa32  %zmm2, %zmm29
        vpternlogd $150, %zmm25, %zmm19, %zmm29
        vpaddd     136(%r12){1to16}, %zmm1, %zmm1
        vmovdqu32  (%rax), %ymm15
        vpaddd     0x3c0(%r15), %zmm1, %zmm1
        vpaddd     %zmm1, %zmm29, %zmm1
        vprold     $4, %zmm1, %zmm1
        vpaddd     %zmm2, %zmm1, %zmm1                  // stream a, step 33, H: cycle 130
        vmovdqa32  %zmm5, %zmm29
        vpternlogd $150, %zmm27, %zmm21, %zmm29
        vpaddd     136(%r12){1to16}, %zmm4, %zmm4
        mov        248(%rdi), %rax
        vpaddd     0x400(%r15), %zmm4, %zmm4
        vpaddd     %zmm4, %zmm29, %zmm4
        vprold     $4, %zmm4, %zmm4
        vpaddd     %zmm5, %zmm4, %zmm4                  // stream b, step 33, H: cycle 130
        vmovdqa32  %zmm18, %zmm29
        vpternlogd $150, %zmm28, %zmm23, %zmm29
        vinserti64x4 $1, (%rax), %zmm15, %zmm15
        vpaddd     136(%r12){1to16}, %zmm17, %zmm17
        vpaddd     0x440(%r15), %zmm17, %zmm17
        vpaddd     %zmm17, %zmm29, %zmm17
        vprold     $4, %zmm17, %zmm17
        vpaddd     %zmm18, %zmm17, %zmm17               // stream c, step 33, H: cycle 130
        vmovdqa32  %zmm1, %zmm29
        vpternlogd $150, %zmm2, %zmm25, %zmm29
        vpunpckldq %zmm9, %zmm8, %zmm7
        vpaddd     140(%r12){1to16}, %zmm19, %zmm19
        vpaddd     %zmm19, %zmm29, %zmm19
        vprold     $11, %zmm19, %zmm19
        vpaddd     %zmm1, %zmm19, %zmm19                // stream a, step 34, H: cycle 134
        vmovdqa32  %zmm4, %zmm29
        vpternlogd $150, %zmm5, %zmm27, %zmm29
        vpaddd     140(%r12){1to16}, %zmm21, %zmm21
        vpunpckhdq %zmm9, %zmm8, %zmm8
        vpaddd     %zmm21, %zmm29, %zmm21
        vprold     $11, %zmm21, %zmm21
        vpaddd     %zmm4, %zmm21, %zmm21                // stream b, step 34, H: cycle 134
        vmovdqa32  %zmm17, %zmm29
        vpternlogd $150, %zmm18, %zmm28, %zmm29
        vpaddd     140(%r12){1to16}, %zmm23, %zmm23
        vpunpckldq %zmm11, %zmm10, %zmm9
        vpaddd     %zmm23, %zmm29, %zmm23
        vprold     $11, %zmm23, %zmm23
        vpaddd     %zmm17, %zmm23, %zmm23               // stream c, step 34, H: cycle 134
        vmovdqa32  %zmm19, %zmm29
        vpternlogd $150, %zmm1, %zmm2, %zmm29
        vpaddd     144(%r12){1to16}, %zmm25, %zmm25
        vpaddd     %zmm25, %zmm29, %zmm25
        vpunpckhdq %zmm11, %zmm10, %zmm10
        vprold     $16, %zmm25, %zmm25
        vpaddd     %zmm19, %zmm25, %zmm25               // stream a, step 35, H: cycle 138
        vmovdqa32  %zmm21, %zmm29
        vpternlogd $150, %zmm4, %zmm5, %zmm29
        vpaddd     144(%r12){1to16}, %zmm27, %zmm27
        vpaddd     %zmm27, %zmm29, %zmm27
        vpunpcklqdq %zmm9, %zmm7, %zmm11
        vprold     $16, %zmm27, %zmm27
        vpaddd     %zmm21, %zmm27, %zmm27               // stream b, step 35, H: cycle 138
        vmovdqa32  %zmm23, %zmm29
        vpternlogd $150, %zmm17, %zmm18, %zmm29
        vpaddd     144(%r12){1to16}, %zmm28, %zmm28
        vpaddd     %zmm28, %zmm29, %zmm28
        vprold     $16, %zmm28, %zmm28
        vpunpckhqdq %zmm9, %zmm7, %zmm7
        vpaddd     %zmm23, %zmm28, %zmm28               // stream c, step 35, H: cycle 138
        vmovdqa32  %zmm25, %zmm29
        vpternlogd $150, %zmm19, %zmm1, %zmm29
        vpaddd     148(%r12){1to16}, %zmm2, %zmm2
        vpaddd     %zmm2, %zmm29, %zmm2
        vprold     $23, %zmm2, %zmm2
        vpunpcklqdq %zmm10, %zmm8, %zmm9
        vpaddd     %zmm25, %zmm2, %zmm2                 // stream a, step 36, H: cycle 142
        vmovdqa32  %zmm27, %zmm29
        vpternlogd $150, %zmm21, %zmm4, %zmm29
        vpaddd     148(%r12){1to16}, %zmm5, %zmm5
        vpaddd     %zmm5, %zmm29, %zmm5
        vprold     $23, %zmm5, %zmm5
        vpaddd     %zmm27, %zmm5, %zmm5                 // stream b, step 36, H: cycle 142
        vpunpckhqdq %zmm10, %zmm8, %zmm8
        vmovdqa32  %zmm28, %zmm29
        vpternlogd $150, %zmm23, %zmm17, %zmm29
        vpaddd     148(%r12){1to16}, %zmm18, %zmm18
        vpaddd     %zmm18, %zmm29, %zmm18
        vprold     $23, %zmm18, %zmm18
        vpaddd     %zmm28, %zmm18, %zmm18               // stream c, step 36, H: cycle 142
        vpunpckldq %zmm13, %zmm12, %zmm10
        vmovdqa32  %zmm2, %zmm29
        vpternlogd $150, %zmm25, %zmm19, %zmm29
        vpaddd     152(%r12){1to16}, %zmm1, %zmm1
        vpaddd     %zmm1, %zmm20, %zmm1
        vpaddd     %zmm1, %zmm29, %zmm1
        vprold     $4, %zmm1, %zmm1
        vpaddd     %zmm2, %zmm1, %zmm1                  // stream a, step 37, H: cycle 146
        vpunpckhdq %zmm13, %zmm12, %zmm12
        vmovdqa32  %zmm5, %zmm29
        vpternlogd $150, %zmm27, %zmm21, %zmm29
        vpaddd     152(%r12){1to16}, %zmm4, %zmm4
        vpaddd     %zmm4, %zmm22, %zmm4
        vpaddd     %zmm4, %zmm29, %zmm4
        vprold     $4, %zmm4, %zmm4
        vpaddd     %zmm5, %zmm4, %zmm4                  // stream b, step 37, H: cycle 146
        vpunpckldq %zmm15, %zmm14, %zmm13
        vmovdqa32  %zmm18, %zmm29
        vpternlogd $150, %zmm28, %zmm23, %zmm29
        vpaddd     152(%r12){1to16}, %zmm17, %zmm17
        vpaddd     %zmm17, %zmm24, %zmm17
        vpaddd     %zmm17, %zmm29, %zmm17
        vprold     $4, %zmm17, %zmm17
        vpunpckhdq %zmm15, %zmm14, %zmm14
        vpaddd     %zmm18, %zmm17, %zmm17               // stream c, step 37, H: cycle 146
        vmovdqa32  %zmm1, %zmm29
        vpternlogd $150, %zmm2, %zmm25, %zmm29
        vpaddd     156(%r12){1to16}, %zmm19, %zmm19
        vpaddd     0x300(%r15), %zmm19, %zmm19
        vpaddd     %zmm19, %zmm29, %zmm19
        vprold     $11, %zmm19, %zmm19
        vpunpcklqdq %zmm13, %zmm10, %zmm15
        vpaddd     %zmm1, %zmm19, %zmm19                // stream a, step 38, H: cycle 150
        vmovdqa32  %zmm4, %zmm29
        vpternlogd $150, %zmm5, %zmm27, %zmm29
        vpaddd     156(%r12){1to16}, %zmm21, %zmm21
        vpaddd     0x340(%r15), %zmm21, %zmm21
        vpaddd     %zmm21, %zmm29, %zmm21
        vpunpckhqdq %zmm13, %zmm10, %zmm10
        vprold     $11, %zmm21, %zmm21
        vpaddd     %zmm4, %zmm21, %zmm21                // stream b, step 38, H: cycle 150
        vmovdqa32  %zmm17, %zmm29
        vpternlogd $150, %zmm18, %zmm28, %zmm29
        vpaddd     156(%r12){1to16}, %zmm23, %zmm23
        vpaddd     0x380(%r15), %zmm23, %zmm23
        vpaddd     %zmm23, %zmm29, %zmm23
        vpunpcklqdq %zmm14, %zmm12, %zmm13
        vprold     $11, %zmm23, %zmm23
        vpaddd     %zmm17, %zmm23, %zmm23               // stream c, step 38, H: cycle 150
        vmovdqa32  %zmm19, %zmm29
        vpternlogd $150, %zmm1, %zmm2, %zmm29
        vpaddd     160(%r12){1to16}, %zmm25, %zmm25
        vpaddd     0x540(%r15), %zmm25, %zmm25
        vpunpckhqdq %zmm14, %zmm12, %zmm12
        vpaddd     %zmm25, %zmm29, %zmm25
        vprold     $16, %zmm25, %zmm25
        vpaddd     %zmm19, %zmm25, %zmm25               // stream a, step 39, H: cycle 154
        vmovdqa32  %zmm21, %zmm29
        vpternlogd $150, %zmm4, %zmm5, %zmm29
        vpaddd     160(%r12){1to16}, %zmm27, %zmm27
        vpaddd     0x580(%r15), %zmm27, %zmm27
        vshufi64x2 $136, %zmm15, %zmm11, %zmm14
        vpaddd     %zmm27, %zmm29, %zmm27
        vprold     $16, %zmm27, %zmm27
        vpaddd     %zmm21, %zmm27, %zmm27               // stream b, step 39, H: cycle 154
        vmovdqa32  %zmm23, %zmm29
        vpternlogd $150, %zmm17, %zmm18, %zmm29
        vpaddd     160(%r12){1to16}, %zmm28, %zmm28
        vpaddd     0x5c0(%r15), %zmm28, %zmm28
        vshufi64x2 $221, %zmm15, %zmm11, %zmm11
        vpaddd     %zmm28, %zmm29, %zmm28
        vprold     $16, %zmm28, %zmm28
        vpaddd     %zmm23, %zmm28, %zmm28               // stream c, step 39, H: cycle 154
        vmovdqa32  %zmm25, %zmm29
        vpternlogd $150, %zmm19, %zmm1, %zmm29
        vpaddd     164(%r12){1to16}, %zmm2, %zmm2
        vshufi64x2 $136, %zmm10, %zmm7, %zmm15
        vpaddd     %zmm2, %zmm29, %zmm2
        vprold     $23, %zmm2, %zmm2
        vpaddd     %zmm25, %zmm2, %zmm2                 // stream a, step 40, H: cycle 158
        vmovdqa32  %zmm27, %zmm29
        vpternlogd $150, %zmm21, %zmm4, %zmm29
        vpaddd     164(%r12){1to16}, %zmm5, %zmm5
        vpaddd     %zmm5, %zmm29, %zmm5
        vshufi64x2 $221, %zmm10, %zmm7, %zmm7
        vprold     $23, %zmm5, %zmm5
        vpaddd     %zmm27, %zmm5, %zmm5                 // stream b, step 40, H: cycle 158
        vmovdqa32  %zmm28, %zmm29
        vpternlogd $150, %zmm23, %zmm17, %zmm29
        vpaddd     164(%r12){1to16}, %zmm18, %zmm18
        vpaddd     %zmm18, %zmm29, %zmm18
        vshufi64x2 $136, %zmm13, %zmm9, %zmm10
        vprold     $23, %zmm18, %zmm18
        vpaddd     %zmm28, %zmm18, %zmm18               // stream c, step 40, H: cycle 158
        vmovdqa32  %zmm2, %zmm29
        vpternlogd $150, %zmm25, %zmm19, %zmm29
        vpaddd     168(%r12){1to16}, %zmm1, %zmm1
        vpaddd     %zmm1, %zmm29, %zmm1
        vprold     $4, %zmm1, %zmm1
        vshufi64x2 $221, %zmm13, %zmm9, %zmm9
        vpaddd     %zmm2, %zmm1, %zmm1                  // stream a, step 41, H: cycle 162
        vmovdqa32  %zmm5, %zmm29
        vpternlogd $150, %zmm27, %zmm21, %zmm29
        vpaddd     168(%r12){1to16}, %zmm4, %zmm4
        vpaddd     %zmm4, %zmm29, %zmm4
        vprold     $4, %zmm4, %zmm4
        vshufi64x2 $136, %zmm12, %zmm8, %zmm13
        vpaddd     %zmm5, %zmm4, %zmm4                  // stream b, step 41, H: cycle 162
        vmovdqa32  %zmm18, %zmm29
        vpternlogd $150, %zmm28, %zmm23, %zmm29
        vpaddd     168(%r12){1to16}, %zmm17, %zmm17
        vpaddd     %zmm17, %zmm29, %zmm17
        vprold     $4, %zmm17, %zmm17
        vpaddd     %zmm18, %zmm17, %zmm17               // stream c, step 41, H: cycle 162
        vshufi64x2 $221, %zmm12, %zmm8, %zmm8
        vmovdqa32  %zmm1, %zmm29
        vpternlogd $150, %zmm2, %zmm25, %zmm29
        vpaddd     172(%r12){1to16}, %zmm19, %zmm19
        vpaddd     %zmm19, %zmm0, %zmm19
        vpaddd     %zmm19, %zmm29, %zmm19
        vprold     $11, %zmm19, %zmm19
        vpaddd     %zmm1, %zmm19, %zmm19                // stream a, step 42, H: cycle 166
        vmovdqu32  %zmm14, 64(%r14)
        vmovdqa32  %zmm4, %zmm29
        vpternlogd $150, %zmm5, %zmm27, %zmm29
        vpaddd     172(%r12){1to16}, %zmm21, %zmm21
        vpaddd     %zmm21, %zmm3, %zmm21
        vpaddd     %zmm21, %zmm29, %zmm21
        vprold     $11, %zmm21, %zmm21
        vmovdqu32  %zmm15, 0x100(%r14)
        vpaddd     %zmm4, %zmm21, %zmm21                // stream b, step 42, H: cycle 166
        vmovdqa32  %zmm17, %zmm29
        vpternlogd $150, %zmm18, %zmm28, %zmm29
        vpaddd     172(%r12){1to16}, %zmm23, %zmm23
        vpaddd     %zmm23, %zmm16, %zmm23
        vpaddd     %zmm23, %zmm29, %zmm23
        vprold     $11, %zmm23, %zmm23
        vmovdqu32  %zmm10, 0x1c0(%r14)
        vpaddd     %zmm17, %zmm23, %zmm23               // stream c, step 42, H: cycle 166
        vmovdqa32  %zmm19, %zmm29
        vpternlogd $150, %zmm1, %zmm2, %zmm29
        vpaddd     176(%r12){1to16}, %zmm25, %zmm25
        vpaddd     %zmm25, %zmm31, %zmm25
        vpaddd     %zmm25, %zmm29, %zmm25
        vmovdqu32  %zmm13, 0x280(%r14)
        vprold     $16, %zmm25, %zmm25
        vpaddd     %zmm19, %zmm25, %zmm25               // stream a, step 43, H: cycle 170
        vmovdqa32  %zmm21, %zmm29
        vpternlogd $150, %zmm4, %zmm5, %zmm29
        vpaddd     176(%r12){1to16}, %zmm27, %zmm27
        vpaddd     %zmm27, %zmm6, %zmm27
        vpaddd     %zmm27, %zmm29, %zmm27
        vmovdqu32  %zmm11, 0x340(%r14)
        vprold     $16, %zmm27, %zmm27
        vpaddd     %zmm21, %zmm27, %zmm27               // stream b, step 43, H: cycle 170
        vmovdqa32  %zmm23, %zmm29
        vpternlogd $150, %zmm17, %zmm18, %zmm29
        vpaddd     176(%r12){1to16}, %zmm28, %zmm28
        vpaddd     %zmm28, %zmm30, %zmm28
        vmovdqu32  %zmm7, 0x400(%r14)
        vpaddd     %zmm28, %zmm29, %zmm28
        vprold     $16, %zmm28, %zmm28
        vpaddd     %zmm23, %zmm28, %zmm28               // stream c, step 43, H: cycle 170
        vmovdqa32  %zmm25, %zmm29
        vpternlogd $150, %zmm19, %zmm1, %zmm29
        vpaddd     180(%r12){1to16}, %zmm2, %zmm2
        vpaddd     0x480(%r15), %zmm2, %zmm2
        vmovdqu32  %zmm9, 0x4c0(%r14)
        vpaddd     %zmm2, %zmm29, %zmm2
        vprold     $23, %zmm2, %zmm2
        vpaddd     %zmm25, %zmm2, %zmm2                 // stream a, step 44, H: cycle 174
        vmovdqa32  %zmm27, %zmm29
        vpternlogd $150, %zmm21, %zmm4, %zmm29
        vpaddd     180(%r12){1to16}, %zmm5, %zmm5
        vmovdqu32  %zmm8, 0x580(%r14)
        vpaddd     0x4c0(%r15), %zmm5, %zmm5
        vpaddd     %zmm5, %zmm29, %zmm5
        vprold     $23, %zmm5, %zmm5
        vpaddd     %zmm27, %zmm5, %zmm5                 // stream b, step 44, H: cycle 174
        vmovdqa32  %zmm28, %zmm29
        vpternlogd $150, %zmm23, %zmm17, %zmm29
        vpaddd     180(%r12){1to16}, %zmm18, %zmm18
        mov        0x100(%rdi), %rax
        vpaddd     0x500(%r15), %zmm18, %zmm18
        vpaddd     %zmm18, %zmm29, %zmm18
        vprold     $23, %zmm18, %zmm18
        vpaddd     %zmm28, %zmm18, %zmm18               // stream c, step 44, H: cycle 174
        vmovdqa32  %zmm2, %zmm29
        vpternlogd $150, %zmm25, %zmm19, %zmm29
        vpaddd     184(%r12){1to16}, %zmm1, %zmm1
        vmovdqu32  (%rax), %ymm8
        vpaddd     %zmm1, %zmm29, %zmm1
        vprold     $4, %zmm1, %zmm1
        vpaddd     %zmm2, %zmm1, %zmm1                  // stream a, step 45, H: cycle 178
        vmovdqa32  %zmm5, %zmm29
        vpternlogd $150, %zmm27, %zmm21, %zmm29
        vpaddd     184(%r12){1to16}, %zmm4, %zmm4
        mov        0x120(%rdi), %rax
        vpaddd     %zmm4, %zmm29, %zmm4
        vprold     $4, %zmm4, %zmm4
        vpaddd     %zmm5, %zmm4, %zmm4                  // stream b, step 45, H: cycle 178
        vmovdqa32  %zmm18, %zmm29
        vpternlogd $150, %zmm28, %zmm23, %zmm29
        vpaddd     184(%r12){1to16}, %zmm17, %zmm17
        vpaddd     %zmm17, %zmm29, %zmm17
        vinserti64x4 $1, (%rax), %zmm8, %zmm8
        vprold     $4, %zmm17, %zmm17
        vpaddd     %zmm18, %zmm17, %zmm17               // stream c, step 45, H: cycle 178
        vmovdqa32  %zmm1, %zmm29
        vpternlogd $150, %zmm2, %zmm25, %zmm29
        vpaddd     188(%r12){1to16}, %zmm19, %zmm19
        vpaddd     %zmm19, %zmm29, %zmm19
        mov        0x108(%rdi), %rax
        vprold     $11, %zmm19, %zmm19
        vpaddd     %zmm1, %zmm19, %zmm19                // stream a, step 46, H: cycle 182
        vmovdqa32  %zmm4, %zmm29
        vpternlogd $150, %zmm5, %zmm27, %zmm29
        vpaddd     188(%r12){1to16}, %zmm21, %zmm21
        vpaddd     %zmm21, %zmm29, %zmm21
        vprold     $11, %zmm21, %zmm21
        vmovdqu32  (%rax), %ymm9
        vpaddd     %zmm4, %zmm21, %zmm21                // stream b, step 46, H: cycle 182
        vmovdqa32  %zmm17, %zmm29
        vpternlogd $150, %zmm18, %zmm28, %zmm29
        vpaddd     188(%r12){1to16}, %zmm23, %zmm23
        vpaddd     %zmm23, %zmm29, %zmm23
        vprold     $11, %zmm23, %zmm23
        mov        0x128(%rdi), %rax
        vpaddd     %zmm17, %zmm23, %zmm23               // stream c, step 46, H: cycle 182
        vmovdqa32  %zmm19, %zmm29
        vpternlogd $150, %zmm1, %zmm2, %zmm29
        vpaddd     192(%r12){1to16}, %zmm25, %zmm25
        vpaddd     %zmm25, %zmm29, %zmm25
        vprold     $16, %zmm25, %zmm25
        vpaddd     %zmm19, %zmm25, %zmm25               // stream a, step 47, H: cycle 186
        vinserti64x4 $1, (%rax), %zmm9, %zmm9
        vmovdqa32  %zmm21, %zmm29
        vpternlogd $150, %zmm4, %zmm5, %zmm29
        vpaddd     192(%r12){1to16}, %zmm27, %zmm27
        vpaddd     %zmm27, %zmm29, %zmm27
        vprold     $16, %zmm27, %zmm27
        vpaddd     %zmm21, %zmm27, %zmm27               // stream b, step 47, H: cycle 186
        mov        0x110(%rdi), %rax
        vmovdqa32  %zmm23, %zmm29
        vpternlogd $150, %zmm17, %zmm18, %zmm29
        vpaddd     192(%r12){1to16}, %zmm28, %zmm28
        vpaddd     %zmm28, %zmm29, %zmm28
        vprold     $16, %zmm28, %zmm28
        vpaddd     %zmm23, %zmm28, %zmm28               // stream c, step 47, H: cycle 186
        vmovdqu32  (%rax), %ymm10
        vmovdqa32  %zmm25, %zmm29
        vpternlogd $150, %zmm19, %zmm1, %zmm29
        vpaddd     196(%r12){1to16}, %zmm2, %zmm2
        vpaddd     %zmm2, %zmm26, %zmm2
        vpaddd     %zmm2, %zmm29, %zmm2
        vprold     $23, %zmm2, %zmm2
        vpaddd     %zmm25, %zmm2, %zmm2                 // stream a, step 48, H: cycle 190
        mov        0x130(%rdi), %rax
        vmovdqa32  %zmm27, %zmm29
        vpternlogd $150, %zmm21, %zmm4, %zmm29
        vpaddd     196(%r12){1to16}, %zmm5, %zmm5
        vpaddd     0x1c0(%r15), %zmm5, %zmm5
        vpaddd     %zmm5, %zmm29, %zmm5
        vprold     $23, %zmm5, %zmm5
        vpaddd     %zmm27, %zmm5, %zmm5                 // stream b, step 48, H: cycle 190
        vinserti64x4 $1, (%rax), %zmm10, %zmm10
        vmovdqa32  %zmm28, %zmm29
        vpternlogd $150, %zmm23, %zmm17, %zmm29
        vpaddd     196(%r12){1to16}, %zmm18, %zmm18
        vpaddd     0x200(%r15), %zmm18, %zmm18
        vpaddd     %zmm18, %zmm29, %zmm18
        vprold     $23, %zmm18, %zmm18
        vpaddd     %zmm28, %zmm18, %zmm18               // stream c, step 48, H: cycle 190
        mov        0x118(%rdi), %rax
        vmovdqa32  %zmm2, %zmm29
        vpternlogd $89, %zmm25, %zmm19, %zmm29
        vpaddd     200(%r12){1to16}, %zmm1, %zmm1
        vpaddd     %zmm1, %zmm0, %zmm0
        vpaddd     %zmm0, %zmm29, %zmm0
        vprold     $6, %zmm0, %zmm0
        vmovdqu32  (%rax), %ymm11
        vpaddd     %zmm2, %zmm0, %zmm0                  // stream a, step 49, I: cycle 194
        vmovdqa32  %zmm5, %zmm1
        vpternlogd $89, %zmm27, %zmm21, %zmm1
        vpaddd     200(%r12){1to16}, %zmm4, %zmm4
        vpaddd     %zmm4, %zmm3, %zmm3
        vpaddd     %zmm3, %zmm1, %zmm1
        vprold     $6, %zmm1, %zmm1
        mov        0x138(%rdi), %rax
        vpaddd     %zmm5, %zmm1, %zmm1                  // stream b, step 49, I: cycle 194
        vmovdqa32  %zmm18, %zmm3
        vpternlogd $89, %zmm28, %zmm23, %zmm3
        vpaddd     200(%r12){1to16}, %zmm17, %zmm4
        vpaddd     %zmm4, %zmm16, %zmm4
        vpaddd     %zmm4, %zmm3, %zmm3
        vinserti64x4 $1, (%rax), %zmm11, %zmm11
        vprold     $6, %zmm3, %zmm3
        vpaddd     %zmm18, %zmm3, %zmm3                 // stream c, step 49, I: cycle 194
        vmovdqa32  %zmm0, %zmm4
        vpternlogd $89, %zmm2, %zmm25, %zmm4
        vpaddd     204(%r12){1to16}, %zmm19, %zmm16
        vpaddd     0x540(%r15), %zmm16, %zmm16
        vpaddd     %zmm16, %zmm4, %zmm4
        mov        0x140(%rdi), %rax
        vprold     $10, %zmm4, %zmm4
        vpaddd     %zmm0, %zmm4, %zmm4                  // stream a, step 50, I: cycle 198
        vmovdqa32  %zmm1, %zmm16
        vpternlogd $89, %zmm5, %zmm27, %zmm16
        vpaddd     204(%r12){1to16}, %zmm21, %zmm17
        vpaddd     0x580(%r15), %zmm17, %zmm17
        vpaddd     %zmm17, %zmm16, %zmm16
        vmovdqu32  (%rax), %ymm12
        vprold     $10, %zmm16, %zmm16
        vpaddd     %zmm1, %zmm16, %zmm16                // stream b, step 50, I: cycle 198
        vmovdqa32  %zmm3, %zmm17
        vpternlogd $89, %zmm18, %zmm28, %zmm17
        vpaddd     204(%r12){1to16}, %zmm23, %zmm19
        vpaddd     0x5c0(%r15), %zmm19, %zmm19
        mov        0x160(%rdi), %rax
        vpaddd     %zmm19, %zmm17, %zmm17
        vprold     $10, %zmm17, %zmm17
        vpaddd     %zmm3, %zmm17, %zmm17                // stream c, step 50, I: cycle 198
        vmovdqa32  %zmm4, %zmm19
        vpternlogd $89, %zmm0, %zmm2, %zmm19
        vpaddd     208(%r12){1to16}, %zmm25, %zmm21
        vpaddd     %zmm21, %zmm19, %zmm19
        vinserti64x4 $1, (%rax), %zmm12, %zmm12
        vprold     $15, %zmm19, %zmm19
        vpaddd     %zmm4, %zmm19, %zmm19                // stream a, step 51, I: cycle 202
        vmovdqa32  %zmm16, %zmm21
        vpternlogd $89, %zmm1, %zmm5, %zmm21
        vpaddd     208(%r12){1to16}, %zmm27, %zmm23
        vpaddd     %zmm23, %zmm21, %zmm21
        mov        0x148(%rdi), %rax
        vprold     $15, %zmm21, %zmm21
        vpaddd     %zmm16, %zmm21, %zmm21               // stream b, step 51, I: cycle 202
        vmovdqa32  %zmm17, %zmm23
        vpternlogd $89, %zmm3, %zmm18, %zmm23
        vpaddd     208(%r12){1to16}, %zmm28, %zmm25
        vpaddd     %zmm25, %zmm23, %zmm23
        vprold     $15, %zmm23, %zmm23
        vmovdqu32  (%rax), %ymm13
        vpaddd     %zmm17, %zmm23, %zmm23               // stream c, step 51, I: cycle 202
        vmovdqa32  %zmm19, %zmm25
        vpternlogd $89, %zmm4, %zmm0, %zmm25
        vpaddd     212(%r12){1to16}, %zmm2, %zmm2
        vpaddd     0x3c0(%r15), %zmm2, %zmm2
        vpaddd     %zmm2, %zmm25, %zmm2
        mov        0x168(%rdi), %rax
        vprold     $21, %zmm2, %zmm2
        vpaddd     %zmm19, %zmm2, %zmm2                 // stream a, step 52, I: cycle 206
        vmovdqa32  %zmm21, %zmm25
        vpternlogd $89, %zmm16, %zmm1, %zmm25
        vpaddd     212(%r12){1to16}, %zmm5, %zmm5
        vpaddd     0x400(%r15), %zmm5, %zmm5
        vpaddd     %zmm5, %zmm25, %zmm5
        vinserti64x4 $1, (%rax), %zmm13, %zmm13
        vprold     $21, %zmm5, %zmm5
        vpaddd     %zmm21, %zmm5, %zmm5                 // stream b, step 52, I: cycle 206
        vmovdqa32  %zmm23, %zmm25
        vpternlogd $89, %zmm17, %zmm3, %zmm25
        vpaddd     212(%r12){1to16}, %zmm18, %zmm18
        vpaddd     0x440(%r15), %zmm18, %zmm18
        vpaddd     %zmm18, %zmm25, %zmm18
        mov        0x150(%rdi), %rax
        vprold     $21, %zmm18, %zmm18
        vpaddd     %zmm23, %zmm18, %zmm18               // stream c, step 52, I: cycle 206
        vmovdqa32  %zmm2, %zmm25
        vpternlogd $89, %zmm19, %zmm4, %zmm25
        vpaddd     216(%r12){1to16}, %zmm0, %zmm0
        vpaddd     %zmm0, %zmm25, %zmm0
        vmovdqu32  (%rax), %ymm14
        vprold     $6, %zmm0, %zmm0
        vpaddd     %zmm2, %zmm0, %zmm0                  // stream a, step 53, I: cycle 210
        vmovdqa32  %zmm5, %zmm25
        vpternlogd $89, %zmm21, %zmm16, %zmm25
        vpaddd     216(%r12){1to16}, %zmm1, %zmm1
        vpaddd     %zmm1, %zmm25, %zmm1
        vprold     $6, %zmm1, %zmm1
        mov        0x170(%rdi), %rax
        vpaddd     %zmm5, %zmm1, %zmm1                  // stream b, step 53, I: cycle 210
        vmovdqa32  %zmm18, %zmm25
        vpternlogd $89, %zmm23, %zmm17, %zmm25
        vpaddd     216(%r12){1to16}, %zmm3, %zmm3
        vpaddd     %zmm3, %zmm25, %zmm3
        vprold     $6, %zmm3, %zmm3
        vinserti64x4 $1, (%rax), %zmm14, %zmm14
        vpaddd     %zmm18, %zmm3, %zmm3                 // stream c, step 53, I: cycle 210
        vmovdqa32  %zmm0, %zmm25
        vpternlogd $89, %zmm2, %zmm19, %zmm25
        vpaddd     220(%r12){1to16}, %zmm4, %zmm4
        vpaddd     %zmm4, %zmm31, %zmm4
        vpaddd     %zmm4, %zmm25, %zmm4
        vprold     $10, %zmm4, %zmm4
        mov        0x158(%rdi), %rax
        vpaddd     %zmm0, %zmm4, %zmm4                  // stream a, step 54, I: cycle 214
        vmovdqa32  %zmm1, %zmm25
        vpternlogd $89, %zmm5, %zmm21, %zmm25
        vpaddd     220(%r12){1to16}, %zmm16, %zmm16
        vpaddd     %zmm16, %zmm6, %zmm16
        vpaddd     %zmm16, %zmm25, %zmm16
        vmovdqu32  (%rax), %ymm15
        vprold     $10, %zmm16, %zmm16
        vpaddd     %zmm1, %zmm16, %zmm16                // stream b, step 54, I: cycle 214
        vmovdqa32  %zmm3, %zmm25
        vpternlogd $89, %zmm18, %zmm23, %zmm25
        vpaddd     220(%r12){1to16}, %zmm17, %zmm17
        vpaddd     %zmm17, %zmm30, %zmm17
        vpaddd     %zmm17, %zmm25, %zmm17
        mov        0x178(%rdi), %rax
        vprold     $10, %zmm17, %zmm17
        vpaddd     %zmm3, %zmm17, %zmm17                // stream c, step 54, I: cycle 214
        vmovdqa32  %zmm4, %zmm25
        vpternlogd $89, %zmm0, %zmm2, %zmm25
        vpaddd     224(%r12){1to16}, %zmm19, %zmm19
        vpaddd     %zmm19, %zmm25, %zmm19
        vinserti64x4 $1, (%rax), %zmm15, %zmm15
        vprold     $15, %zmm19, %zmm19
        vpaddd     %zmm4, %zmm19, %zmm19                // stream a, step 55, I: cycle 218
        vmovdqa32  %zmm16, %zmm25
        vpternlogd $89, %zmm1, %zmm5, %zmm25
        vpaddd     224(%r12){1to16}, %zmm21, %zmm21
        vpaddd     %zmm21, %zmm25, %zmm21
        vprold     $15, %zmm21, %zmm21
        vpunpckldq %zmm9, %zmm8, %zmm7
        vpaddd     %zmm16, %zmm21, %zmm21               // stream b, step 55, I: cycle 218
        vmovdqa32  %zmm17, %zmm25
        vpternlogd $89, %zmm3, %zmm18, %zmm25
        vpaddd     224(%r12){1to16}, %zmm23, %zmm23
        vpaddd     %zmm23, %zmm25, %zmm23
        vprold     $15, %zmm23, %zmm23
        vpaddd     %zmm17, %zmm23, %zmm23               // stream c, step 55, I: cycle 218
        vpunpckhdq %zmm9, %zmm8, %zmm8
        vmovdqa32  %zmm19, %zmm25
        vpternlogd $89, %zmm4, %zmm0, %zmm25
        vpaddd     228(%r12){1to16}, %zmm2, %zmm2
        vpaddd     %zmm2, %zmm20, %zmm2
        vpaddd     %zmm2, %zmm25, %zmm2
        vprold     $21, %zmm2, %zmm2
        vpunpckldq %zmm11, %zmm10, %zmm9
        vpaddd     %zmm19, %zmm2, %zmm2                 // stream a, step 56, I: cycle 222
        vmovdqa32  %zmm21, %zmm20
        vpternlogd $89, %zmm16, %zmm1, %zmm20
        vpaddd     228(%r12){1to16}, %zmm5, %zmm5
        vpaddd     %zmm5, %zmm22, %zmm5
        vpaddd     %zmm5, %zmm20, %zmm5
        vprold     $21, %zmm5, %zmm5
        vpunpckhdq %zmm11, %zmm10, %zmm10
        vpaddd     %zmm21, %zmm5, %zmm5                 // stream b, step 56, I: cycle 222
        vmovdqa32  %zmm23, %zmm20
        vpternlogd $89, %zmm17, %zmm3, %zmm20
        vpaddd     228(%r12){1to16}, %zmm18, %zmm18
        vpaddd     %zmm18, %zmm24, %zmm18
        vpaddd     %zmm18, %zmm20, %zmm18
        vpunpcklqdq %zmm9, %zmm7, %zmm11
        vprold     $21, %zmm18, %zmm18
        vpaddd     %zmm23, %zmm18, %zmm18               // stream c, step 56, I: cycle 222
        vmovdqa32  %zmm2, %zmm20
        vpternlogd $89, %zmm19, %zmm4, %zmm20
        vpaddd     232(%r12){1to16}, %zmm0, %zmm0
        vpaddd     %zmm0, %zmm20, %zmm0
        vprold     $6, %zmm0, %zmm0
        vpunpckhqdq %zmm9, %zmm7, %zmm7
        vpaddd     %zmm2, %zmm0, %zmm0                  // stream a, step 57, I: cycle 226
        vmovdqa32  %zmm5, %zmm20
        vpternlogd $89, %zmm21, %zmm16, %zmm20
        vpaddd     232(%r12){1to16}, %zmm1, %zmm1
        vpaddd     %zmm1, %zmm20, %zmm1
        vprold     $6, %zmm1, %zmm1
        vpunpcklqdq %zmm10, %zmm8, %zmm9
        vpaddd     %zmm5, %zmm1, %zmm1                  // stream b, step 57, I: cycle 226
        vmovdqa32  %zmm18, %zmm20
        vpternlogd $89, %zmm23, %zmm17, %zmm20
        vpaddd     232(%r12){1to16}, %zmm3, %zmm3
        vpaddd     %zmm3, %zmm20, %zmm3
        vprold     $6, %zmm3, %zmm3
        vpaddd     %zmm18, %zmm3, %zmm3                 // stream c, step 57, I: cycle 226
        vpunpckhqdq %zmm10, %zmm8, %zmm8
        vmovdqa32  %zmm0, %zmm20
        vpternlogd $89, %zmm2, %zmm19, %zmm20
        vpaddd     236(%r12){1to16}, %zmm4, %zmm4
        vpaddd     %zmm4, %zmm20, %zmm4
        vprold     $10, %zmm4, %zmm4
        vpaddd     %zmm0, %zmm4, %zmm4                  // stream a, step 58, I: cycle 230
        vpunpckldq %zmm13, %zmm12, %zmm10
        vmovdqa32  %zmm1, %zmm20
        vpternlogd $89, %zmm5, %zmm21, %zmm20
        vpaddd     236(%r12){1to16}, %zmm16, %zmm16
        vpaddd     %zmm16, %zmm20, %zmm16
        vprold     $10, %zmm16, %zmm16
        vpaddd     %zmm1, %zmm16, %zmm16                // stream b, step 58, I: cycle 230
        vpunpckhdq %zmm13, %zmm12, %zmm12
        vmovdqa32  %zmm3, %zmm20
        vpternlogd $89, %zmm18, %zmm23, %zmm20
        vpaddd     236(%r12){1to16}, %zmm17, %zmm17
        vpaddd     %zmm17, %zmm20, %zmm17
        vprold     $10, %zmm17, %zmm17
        vpaddd     %zmm3, %zmm17, %zmm17                // stream c, step 58, I: cycle 230
        vmovdqa32  %zmm4, %zmm20
        vpunpckldq %zmm15, %zmm14, %zmm13
        vpternlogd $89, %zmm0, %zmm2, %zmm20
        vpaddd     240(%r12){1to16}, %zmm19, %zmm19
        vpaddd     0x480(%r15), %zmm19, %zmm19
        vpaddd     %zmm19, %zmm20, %zmm19
        vprold     $15, %zmm19, %zmm19
        vpaddd     %zmm4, %zmm19, %zmm19                // stream a, step 59, I: cycle 234
        vpunpckhdq %zmm15, %zmm14, %zmm14
        vmovdqa32  %zmm16, %zmm20
        vpternlogd $89, %zmm1, %zmm5, %zmm20
        vpaddd     240(%r12){1to16}, %zmm21, %zmm21
        vpaddd     0x4c0(%r15), %zmm21, %zmm21
        vpaddd     %zmm21, %zmm20, %zmm20
        vprold     $15, %zmm20, %zmm20
        vpaddd     %zmm16, %zmm20, %zmm20               // stream b, step 59, I: cycle 234
        vpunpcklqdq %zmm13, %zmm10, %zmm15
        vmovdqa32  %zmm17, %zmm21
        vpternlogd $89, %zmm3, %zmm18, %zmm21
        vpaddd     240(%r12){1to16}, %zmm23, %zmm22
        vpaddd     0x500(%r15), %zmm22, %zmm22
        vpaddd     %zmm22, %zmm21, %zmm21
        vprold     $15, %zmm21, %zmm21
        vpaddd     %zmm17, %zmm21, %zmm21               // stream c, step 59, I: cycle 234
        vpunpckhqdq %zmm13, %zmm10, %zmm10
        vmovdqa32  %zmm19, %zmm22
        vpternlogd $89, %zmm4, %zmm0, %zmm22
        vpaddd     244(%r12){1to16}, %zmm2, %zmm2
        vpaddd     %zmm2, %zmm22, %zmm2
        vprold     $21, %zmm2, %zmm2
        vpaddd     %zmm19, %zmm2, %zmm2                 // stream a, step 60, I: cycle 238
        vpunpcklqdq %zmm14, %zmm12, %zmm13
        vmovdqa32  %zmm20, %zmm22
        vpternlogd $89, %zmm16, %zmm1, %zmm22
        vpaddd     244(%r12){1to16}, %zmm5, %zmm5
        vpaddd     %zmm5, %zmm22, %zmm5
        vprold     $21, %zmm5, %zmm5
        vpaddd     %zmm20, %zmm5, %zmm5                 // stream b, step 60, I: cycle 238
        vpunpckhqdq %zmm14, %zmm12, %zmm12
        vmovdqa32  %zmm21, %zmm22
        vpternlogd $89, %zmm17, %zmm3, %zmm22
        vpaddd     244(%r12){1to16}, %zmm18, %zmm18
        vpaddd     %zmm18, %zmm22, %zmm18
        vprold     $21, %zmm18, %zmm18
        vpaddd     %zmm21, %zmm18, %zmm18               // stream c, step 60, I: cycle 238
        vmovdqa32  %zmm2, %zmm22
        vshufi64x2 $136, %zmm15, %zmm11, %zmm14
        vpternlogd $89, %zmm19, %zmm4, %zmm22
        vpaddd     248(%r12){1to16}, %zmm0, %zmm0
        vpaddd     0x300(%r15), %zmm0, %zmm0
        vpaddd     %zmm0, %zmm22, %zmm0
        vprold     $6, %zmm0, %zmm0
        vpaddd     %zmm2, %zmm0, %zmm0                  // stream a, step 61, I: cycle 242
        vmovdqa32  %zmm5, %zmm22
        vshufi64x2 $221, %zmm15, %zmm11, %zmm11
        vpternlogd $89, %zmm20, %zmm16, %zmm22
        vpaddd     248(%r12){1to16}, %zmm1, %zmm1
        vpaddd     0x340(%r15), %zmm1, %zmm1
        vpaddd     %zmm1, %zmm22, %zmm1
        vprold     $6, %zmm1, %zmm1
        vpaddd     %zmm5, %zmm1, %zmm1                  // stream b, step 61, I: cycle 242
        vshufi64x2 $136, %zmm10, %zmm7, %zmm15
        vmovdqa32  %zmm18, %zmm22
        vpternlogd $89, %zmm21, %zmm17, %zmm22
        vpaddd     248(%r12){1to16}, %zmm3, %zmm3
        vpaddd     0x380(%r15), %zmm3, %zmm3
        vpaddd     %zmm3, %zmm22, %zmm3
        vprold     $6, %zmm3, %zmm3
        vpaddd     %zmm18, %zmm3, %zmm3                 // stream c, step 61, I: cycle 242
        vshufi64x2 $221, %zmm10, %zmm7, %zmm7
        vmovdqa32  %zmm0, %zmm22
        vpternlogd $89, %zmm2, %zmm19, %zmm22
        vpaddd     252(%r12){1to16}, %zmm4, %zmm4
        vpaddd     %zmm4, %zmm22, %zmm4
        vprold     $10, %zmm4, %zmm4
        vpaddd     %zmm0, %zmm4, %zmm4                  // stream a, step 62, I: cycle 246
        vshufi64x2 $136, %zmm13, %zmm9, %zmm10
        vmovdqa32  %zmm1, %zmm22
        vpternlogd $89, %zmm5, %zmm20, %zmm22
        vpaddd     252(%r12){1to16}, %zmm16, %zmm16
        vpaddd     %zmm16, %zmm22, %zmm16
        vprold     $10, %zmm16, %zmm16
        vpaddd     %zmm1, %zmm16, %zmm16                // stream b, step 62, I: cycle 246
        vmovdqa32  %zmm3, %zmm22
        vshufi64x2 $221, %zmm13, %zmm9, %zmm9
        vpternlogd $89, %zmm18, %zmm21, %zmm22
        vpaddd     252(%r12){1to16}, %zmm17, %zmm17
        vpaddd     %zmm17, %zmm22, %zmm17
        vprold     $10, %zmm17, %zmm17
        vpaddd     %zmm3, %zmm17, %zmm17                // stream c, step 62, I: cycle 246
        vmovdqa32  %zmm4, %zmm22
        vshufi64x2 $136, %zmm12, %zmm8, %zmm13
        vpternlogd $89, %zmm0, %zmm2, %zmm22
        vpaddd     0x100(%r12){1to16}, %zmm19, %zmm19
        vpaddd     %zmm19, %zmm26, %zmm19
        vpaddd     %zmm19, %zmm22, %zmm19
        vprold     $15, %zmm19, %zmm19
        vpaddd     %zmm4, %zmm19, %zmm19                // stream a, step 63, I: cycle 250
        vmovdqa32  %zmm16, %zmm22
        vshufi64x2 $221, %zmm12, %zmm8, %zmm8
        vpternlogd $89, %zmm1, %zmm5, %zmm22
        vpaddd     0x100(%r12){1to16}, %zmm20, %zmm20
        vpaddd     0x1c0(%r15), %zmm20, %zmm20
        vpaddd     %zmm20, %zmm22, %zmm20
        vprold     $15, %zmm20, %zmm20
        vpaddd     %zmm16, %zmm20, %zmm20               // stream b, step 63, I: cycle 250
        vmovdqa32  %zmm17, %zmm22
        vmovdqu32  %zmm14, 128(%r14)
        vpternlogd $89, %zmm3, %zmm18, %zmm22
        vpaddd     0x100(%r12){1to16}, %zmm21, %zmm21
        vpaddd     0x200(%r15), %zmm21, %zmm21
        vpaddd     %zmm21, %zmm22, %zmm21
        vprold     $15, %zmm21, %zmm21
        vpaddd     %zmm17, %zmm21, %zmm21               // stream c, step 63, I: cycle 250
        vmovdqu32  %zmm15, 0x140(%r14)
        vmovdqa32  %zmm19, %zmm22
        vpternlogd $89, %zmm4, %zmm0, %zmm22
        vpaddd     0x104(%r12){1to16}, %zmm2, %zmm2
        vpaddd     %zmm2, %zmm22, %zmm2
        vprold     $21, %zmm2, %zmm2
        vpaddd     %zmm19, %zmm2, %zmm2                 // stream a, step 64, I: cycle 254
        vmovdqa32  %zmm20, %zmm22
        vmovdqu32  %zmm10, 0x200(%r14)
        vpternlogd $89, %zmm16, %zmm1, %zmm22
        vpaddd     0x104(%r12){1to16}, %zmm5, %zmm5
        vpaddd     %zmm5, %zmm22, %zmm5
        vprold     $21, %zmm5, %zmm5
        vpaddd     %zmm20, %zmm5, %zmm5                 // stream b, step 64, I: cycle 254
        vmovdqa32  %zmm21, %zmm22
        vmovdqu32  %zmm13, 0x2c0(%r14)
        vpternlogd $89, %zmm17, %zmm3, %zmm22
        vpaddd     0x104(%r12){1to16}, %zmm18, %zmm18
        vpaddd     %zmm18, %zmm22, %zmm18
        vprold     $21, %zmm18, %zmm18
        vpaddd     %zmm21, %zmm18, %zmm18               // stream c, step 64, I: cycle 254
        vpaddd     0x108(%r12){1to16}, %zmm0, %zmm0
        vmovdqu32  %zmm0, 0xc00(%rsp)
        vmovdqu32  %zmm11, 0x380(%r14)
        vpaddd     4(%r12){1to16}, %zmm2, %zmm0
        vmovdqu32  %zmm0, 0xc40(%rsp)
        vpaddd     8(%r12){1to16}, %zmm19, %zmm0
        vmovdqu32  %zmm0, 0xc80(%rsp)
        vpaddd     0x10c(%r12){1to16}, %zmm4, %zmm0
        vmovdqu32  %zmm0, 0xcc0(%rsp)
        vpaddd     0x108(%r12){1to16}, %zmm1, %zmm0
        vmovdqu32  %zmm7, 0x440(%r14)
        vmovdqu32  %zmm0, 0xd00(%rsp)
        vpaddd     4(%r12){1to16}, %zmm5, %zmm0
        vmovdqu32  %zmm0, 0xd40(%rsp)
        vpaddd     8(%r12){1to16}, %zmm20, %zmm0
        vmovdqu32  %zmm0, 0xd80(%rsp)
        vpaddd     0x10c(%r12){1to16}, %zmm16, %zmm0
        vmovdqu32  %zmm0, 0xdc0(%rsp)
        vpaddd     0x108(%r12){1to16}, %zmm3, %zmm0
        vmovdqu32  %zmm9, 0x500(%r14)
        vmovdqu32  %zmm0, 0xe00(%rsp)
        vpaddd     4(%r12){1to16}, %zmm18, %zmm0
        vmovdqu32  %zmm0, 0xe40(%rsp)
        vpaddd     8(%r12){1to16}, %zmm21, %zmm0
        vmovdqu32  %zmm0, 0xe80(%rsp)
        vpaddd     0x10c(%r12){1to16}, %zmm17, %zmm0
        vmovdqu32  %zmm0, 0xec0(%rsp)
        vmovdqu32  %zmm8, 0x5c0(%r14)
        vmovdqu32  0xc00(%rsp), %zmm1
        vmovdqu32  0xc40(%rsp), %zmm2
        vmovdqu32  0xc80(%rsp), %zmm3
        vmovdqu32  0xcc0(%rsp), %zmm4
        vpunpckldq %zmm2, %zmm1, %zmm0
        vpunpckhdq %zmm2, %zmm1, %zmm1
        vpunpckldq %zmm4, %zmm3, %zmm2
        vpunpckhdq %zmm4, %zmm3, %zmm3
        vpunpcklqdq %zmm2, %zmm0, %zmm4
        vpunpckhqdq %zmm2, %zmm0, %zmm0
        vpunpcklqdq %zmm3, %zmm1, %zmm2
        vpunpckhqdq %zmm3, %zmm1, %zmm1
        vmovdqu32  %xmm4, (%rsi)
        add        $16, %rsi
        vmovdqu32  %xmm0, (%rsi)
        add        $16, %rsi
        vmovdqu32  %xmm2, (%rsi)
        add        $16, %rsi
        vmovdqu32  %xmm1, (%rsi)
        add        $16, %rsi
        vextracti32x4 $1, %zmm4, (%rsi)
        add        $16, %rsi
        vextracti32x4 $1, %zmm0, (%rsi)
        add        $16, %rsi
        vextracti32x4 $1, %zmm2, (%rsi)
        add        $16, %rsi
        vextracti32x4 $1, %zmm1, (%rsi)
        add        $16, %rsi
        vextracti32x4 $2, %zmm4, (%rsi)
        add        $16, %rsi
        vextracti32x4 $2, %zmm0, (%rsi)
        add        $16, %rsi
        vextracti32x4 $2, %zmm2, (%rsi)
        add        $16, %rsi
        vextracti32x4 $2, %zmm1, (%rsi)
        add        $16, %rsi
        vextracti32x4 $3, %zmm4, (%rsi)
        add        $16, %rsi
        vextracti32x4 $3, %zmm0, (%rsi)
        add        $16, %rsi
        vextracti32x4 $3, %zmm2, (%rsi)
        add        $16, %rsi
        vextracti32x4 $3, %zmm1, (%rsi)
        add        $16, %rsi
        vmovdqu32  0xd00(%rsp), %zmm1
        vmovdqu32  0xd40(%rsp), %zmm2
        vmovdqu32  0xd80(%rsp), %zmm3
        vmovdqu32  0xdc0(%rsp), %zmm4
        vpunpckldq %zmm2, %zmm1, %zmm0
        vpunpckhdq %zmm2, %zmm1, %zmm1
        vpunpckldq %zmm4, %zmm3, %zmm2
        vpunpckhdq %zmm4, %zmm3, %zmm3
        vpunpcklqdq %zmm2, %zmm0, %zmm4
        vpunpckhqdq %zmm2, %zmm0, %zmm0
        vpunpcklqdq %zmm3, %zmm1, %zmm2
        vpunpckhqdq %zmm3, %zmm1, %zmm1
        vmovdqu32  %xmm4, (%rsi)
        add        $16, %rsi
        vmovdqu32  %xmm0, (%rsi)
        add        $16, %rsi
        vmovdqu32  %xmm2, (%rsi)
        add        $16, %rsi
        vmovdqu32  %xmm1, (%rsi)
        add        $16, %rsi
        vextracti32x4 $1, %zmm4, (%rsi)
        add        $16, %rsi
        vextracti32x4 $1, %zmm0, (%rsi)
        add        $16, %rsi
        vextracti32x4 $1, %zmm2, (%rsi)
        add        $16, %rsi
        vextracti32x4 $1, %zmm1, (%rsi)
        add        $16, %rsi
        vextracti32x4 $2, %zmm4, (%rsi)
        add        $16, %rsi
        vextracti32x4 $2, %zmm0, (%rsi)
        add        $16, %rsi
        vextracti32x4 $2, %zmm2, (%rsi)
        add        $16, %rsi
        vextracti32x4 $2, %zmm1, (%rsi)
        add        $16, %rsi
        vextracti32x4 $3, %zmm4, (%rsi)
        add        $16, %rsi
        vextracti32x4 $3, %zmm0, (%rsi)
        add        $16, %rsi
        vextracti32x4 $3, %zmm2, (%rsi)
        add        $16, %rsi
        vextracti32x4 $3, %zmm1, (%rsi)
        add        $16, %rsi
        vmovdqu32  0xe00(%rsp), %zmm1
        vmovdqu32  0xe40(%rsp), %zmm2
        vmovdqu32  0xe80(%rsp), %zmm3
        vmovdqu32  0xec0(%rsp), %zmm4
        vpunpckldq %zmm2, %zmm1, %zmm0
        vpunpckhdq %zmm2, %zmm1, %zmm1
        vpunpckldq %zmm4, %zmm3, %zmm2
        vpunpckhdq %zmm4, %zmm3, %zmm3
        vpunpcklqdq %zmm2, %zmm0, %zmm4
        vpunpckhqdq %zmm2, %zmm0, %zmm0
        vpunpcklqdq %zmm3, %zmm1, %zmm2
        vpunpckhqdq %zmm3, %zmm1, %zmm1
        vmovdqu32  %xmm4, (%rsi)
        add        $16, %rsi
        vmovdqu32  %xmm0, (%rsi)
        add        $16, %rsi
        vmovdqu32  %xmm2, (%rsi)
        add        $16, %rsi
        vmovdqu32  %xmm1, (%rsi)
        add        $16, %rsi
        vextracti32x4 $1, %zmm4, (%rsi)
        add        $16, %rsi
        vextracti32x4 $1, %zmm0, (%rsi)
        add        $16, %rsi
        vextracti32x4 $1, %zmm2, (%rsi)
        add        $16, %rsi
        vextracti32x4 $1, %zmm1, (%rsi)
        add        $16, %rsi
        vextracti32x4 $2, %zmm4, (%rsi)
        add        $16, %rsi
        vextracti32x4 $2, %zmm0, (%rsi)
        add        $16, %rsi
        vextracti32x4 $2, %zmm2, (%rsi)
        add        $16, %rsi
        vextracti32x4 $2, %zmm1, (%rsi)
        add        $16, %rsi
        vextracti32x4 $3, %zmm4, (%rsi)
        add        $16, %rsi
        vextracti32x4 $3, %zmm0, (%rsi)
        add        $16, %rsi
        vextracti32x4 $3, %zmm2, (%rsi)
        add        $16, %rsi
        vextracti32x4 $3, %zmm1, (%rsi)
        add        $16, %rsi
        sub        $1, %rdx
        jnz        L(md5_32_x16x3_loop)
L(md5_32_x16x3_end):
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        vzeroupper
        lea        (%rbp), %rsp
        movaps     (%rsp), %xmm6
        movaps     16(%rsp), %xmm7
        movaps     32(%rsp), %xmm8
        movaps     48(%rsp), %xmm9
        movaps     64(%rsp), %xmm10
        movaps     80(%rsp), %xmm11
        movaps     96(%rsp), %xmm12
        movaps     112(%rsp), %xmm13
        movaps     128(%rsp), %xmm14
        movaps     144(%rsp), %xmm15
        add        $160, %rsp
        pop        %r15
        pop        %r14
        pop        %r13
        pop        %r12
        pop        %rsi
        pop        %rdi
        pop        %rbp
#else
        vzeroupper
        lea        (%rbp), %rsp
        .cfi_def_cfa_register %rsp
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
#endif
        ret
#if !defined(_WIN32)
        .cfi_endproc
#else
        .seh_endproc
#endif
#if defined(__ELF__)
        .size      SYMBOL(md5_32_x16x3), . - SYMBOL(md5_32_x16x3)
#endif

/*
 * void md5_32_x1(const uint8_t *const *data, uint8_t (*digest)[16], size_t ngroups);
 *
 * Arguments, moved there by the prologue on Windows: data in rdi, digest in rsi, ngroups in rdx.
 */
        .text
        .p2align   5
        .globl     SYMBOL(md5_32_x1)
#if defined(_WIN32)
        .def       SYMBOL(md5_32_x1)
        .scl       2
        .type      32
        .endef
        .seh_proc  SYMBOL(md5_32_x1)
#elif defined(__ELF__)
        .type      SYMBOL(md5_32_x1), %function
#endif
SYMBOL(md5_32_x1):
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
#endif
        test       %rdx, %rdx
        jz         L(md5_32_x1_end)
        .p2align   5
L(md5_32_x1_loop):
        mov        (%rdi), %r15
        mov        (%r15), %eax
        lea        -0x28955b89(%rax), %ecx
        rol        $7, %ecx
        lea        -0x10325477(%rcx), %r8d              // step 1, F: cycle 2
        mov        4(%r15), %r9d
        lea        -0x705f434(%r9), %r10d
        mov        $0xefcdab89, %r11d
        and        %r8d, %r11d
        mov        $0x98badcfe, %ebx
        andn       %ebx, %r8d, %ebp
        or         %ebp, %r11d
        add        %r10d, %r11d
        rol        $12, %r11d
        add        %r8d, %r11d                          // step 2, F: cycle 7
        mov        8(%r15), %r10d
        lea        -0x4324b227(%r10), %ebp
        mov        %r8d, %r12d
        and        %r11d, %r12d
        mov        $0xefcdab89, %r13d
        andn       %r13d, %r11d, %r14d
        or         %r14d, %r12d
        add        %ebp, %r12d
        rol        $17, %r12d
        add        %r11d, %r12d                         // step 3, F: cycle 12
        mov        12(%r15), %ebp
        lea        -0x4e748589(%rbp), %r14d
        mov        %r11d, %r13d
        and        %r12d, %r13d
        andn       %r8d, %r12d, %r8d
        or         %r8d, %r13d
        add        %r14d, %r13d
        rol        $22, %r13d
        add        $0xe549bb38, %ecx
        add        %r12d, %r13d                         // step 4, F: cycle 17
        add        16(%r15), %ecx
        mov        %r12d, %r8d
        and        %r13d, %r8d
        andn       %r11d, %r13d, %r14d
        or         %r14d, %r8d
        add        %ecx, %r8d
        rol        $7, %r8d
        add        $0x4787c62a, %r11d
        add        %r13d, %r8d                          // step 5, F: cycle 22
        add        20(%r15), %r11d
        mov        %r13d, %ecx
        and        %r8d, %ecx
        andn       %r12d, %r8d, %r14d
        or         %r14d, %ecx
        add        %r11d, %ecx
        rol        $12, %ecx
        add        $0xa8304613, %r12d
        add        %r8d, %ecx                           // step 6, F: cycle 27
        add        24(%r15), %r12d
        mov        %r8d, %r11d
        and        %ecx, %r11d
        andn       %r13d, %ecx, %r14d
        or         %r14d, %r11d
        add        %r12d, %r11d
        rol        $17, %r11d
        add        $0xfd469501, %r13d
        add        %ecx, %r11d                          // step 7, F: cycle 32
        add        28(%r15), %r13d
        mov        %ecx, %r12d
        and        %r11d, %r12d
        andn       %r8d, %r11d, %r14d
        or         %r14d, %r12d
        add        %r13d, %r12d
        rol        $22, %r12d
        add        %r11d, %r12d                         // step 8, F: cycle 37
        add        $0x69809958, %r8d
        mov        %r11d, %r13d
        and        %r12d, %r13d
        andn       %ecx, %r12d, %r14d
        or         %r14d, %r13d
        add        %r8d, %r13d
        rol        $7, %r13d
        add        %r12d, %r13d                         // step 9, F: cycle 42
        add        $0x8b44f7af, %ecx
        mov        %r12d, %r8d
        and        %r13d, %r8d
        andn       %r11d, %r13d, %r14d
        or         %r14d, %r8d
        add        %ecx, %r8d
        rol        $12, %r8d
        add        %r13d, %r8d                          // step 10, F: cycle 47
        add        $0xffff5bb1, %r11d
        mov        %r13d, %ecx
        and        %r8d, %ecx
        andn       %r12d, %r8d, %r14d
        or         %r14d, %ecx
        add        %r11d, %ecx
        rol        $17, %ecx
        add        %r8d, %ecx                           // step 11, F: cycle 52
        add        $0x895cd7be, %r12d
        mov        %r8d, %r11d
        and        %ecx, %r11d
        andn       %r13d, %ecx, %r14d
        or         %r14d, %r11d
        add        %r12d, %r11d
        rol        $22, %r11d
        add        %ecx, %r11d                          // step 12, F: cycle 57
        add        $0x6b901122, %r13d
        mov        %ecx, %r12d
        and        %r11d, %r12d
        andn       %r8d, %r11d, %r14d
        or         %r14d, %r12d
        add        %r13d, %r12d
        rol        $7, %r12d
        add        %r11d, %r12d                         // step 13, F: cycle 62
        add        $0xfd987193, %r8d
        mov        %r11d, %r13d
        and        %r12d, %r13d
        andn       %ecx, %r12d, %r14d
        or         %r14d, %r13d
        add        %r8d, %r13d
        rol        $12, %r13d
        add        %r12d, %r13d                         // step 14, F: cycle 67
        add        $0xa679448e, %ecx
        mov        %r12d, %r8d
        and        %r13d, %r8d
        andn       %r11d, %r13d, %r14d
        or         %r14d, %r8d
        add        %ecx, %r8d
        rol        $17, %r8d
        add        %r13d, %r8d                          // step 15, F: cycle 72
        add        $0x49b40821, %r11d
        mov        %r13d, %ecx
        and        %r8d, %ecx
        andn       %r12d, %r8d, %r14d
        mov        %r13d, %ebx
        not        %ebx
        or         %r14d, %ecx
        and        %r8d, %ebx
        add        $0xf61e2562, %r12d
        add        %r11d, %ecx
        add        %r12d, %ebx
        rol        $22, %ecx
        add        %r9d, %ebx
        add        %r8d, %ecx                           // step 16, F: cycle 77
        mov        %r13d, %r11d
        and        %ecx, %r11d
        mov        %r8d, %r12d
        not        %r12d
        add        $0xc040b340, %r13d
        add        %ebx, %r11d
        and        %ecx, %r12d
        add        24(%r15), %r13d
        rol        $5, %r11d
        add        %r13d, %r12d
        add        %ecx, %r11d                          // step 17, G: cycle 81
        mov        %r8d, %ebx
        and        %r11d, %ebx
        add        %r12d, %ebx
        andn       %r11d, %ecx, %r12d
        add        $0x265e5a51, %r8d
        rol        $9, %ebx
        add        %r8d, %r12d
        add        %r11d, %ebx                          // step 18, G: cycle 85
        mov        %ecx, %r8d
        and        %ebx, %r8d
        add        $0xe9b6c7aa, %ecx
        add        %r12d, %r8d
        andn       %ebx, %r11d, %r12d
        add        %ecx, %eax
        rol        $14, %r8d
        add        %eax, %r12d
        add        %ebx, %r8d                           // step 19, G: cycle 89
        mov        %r11d, %eax
        and        %r8d, %eax
        add        $0xd62f105d, %r11d
        add        %r12d, %eax
        andn       %r8d, %ebx, %ecx
        add        20(%r15), %r11d
        rol        $20, %eax
        add        %r11d, %ecx
        add        %r8d, %eax                           // step 20, G: cycle 93
        mov        %ebx, %r11d
        and        %eax, %r11d
        add        %ecx, %r11d
        andn       %eax, %r8d, %ecx
        add        $0x2441453, %ebx
        rol        $5, %r11d
        add        %ebx, %ecx
        add        %eax, %r11d                          // step 21, G: cycle 97
        mov        %r8d, %ebx
        and        %r11d, %ebx
        add        %ecx, %ebx
        andn       %r11d, %eax, %ecx
        add        $0xd8a1e681, %r8d
        rol        $9, %ebx
        add        %r8d, %ecx
        add        %r11d, %ebx                          // step 22, G: cycle 101
        mov        %eax, %r8d
        and        %ebx, %r8d
        add        $0xe7d3fbc8, %eax
        add        %ecx, %r8d
        andn       %ebx, %r11d, %ecx
        add        16(%r15), %eax
        rol        $14, %r8d
        add        %eax, %ecx
        add        %ebx, %r8d                           // step 23, G: cycle 105
        mov        %r11d, %eax
        and        %r8d, %eax
        add        %ecx, %eax
        andn       %r8d, %ebx, %ecx
        add        $0x21e1cde6, %r11d
        rol        $20, %eax
        add        %r11d, %ecx
        add        %r8d, %eax                           // step 24, G: cycle 109
        mov        %ebx, %r11d
        and        %eax, %r11d
        add        %ecx, %r11d
        andn       %eax, %r8d, %ecx
        add        $0xc33708d6, %ebx
        rol        $5, %r11d
        add        %ebx, %ecx
        add        %eax, %r11d                          // step 25, G: cycle 113
        mov        %r8d, %ebx
        and        %r11d, %ebx
        add        $0xf4d50d87, %r8d
        add        %ecx, %ebx
        andn       %r11d, %eax, %ecx
        add        %r8d, %ebp
        rol        $9, %ebx
        add        %ebp, %ecx
        add        %r11d, %ebx                          // step 26, G: cycle 117
        mov        %eax, %r8d
        and        %ebx, %r8d
        add        %ecx, %r8d
        andn       %ebx, %r11d, %ecx
        add        $0x455a156d, %eax
        rol        $14, %r8d
        add        %eax, %ecx
        add        %ebx, %r8d                           // step 27, G: cycle 121
        mov        %r11d, %eax
        and        %r8d, %eax
        add        %ecx, %eax
        andn       %r8d, %ebx, %ecx
        add        $0xa9e3e905, %r11d
        rol        $20, %eax
        add        %r11d, %ecx
        add        %r8d, %eax                           // step 28, G: cycle 125
        mov        %ebx, %r11d
        and        %eax, %r11d
        add        $0xfcefa3f8, %ebx
        add        %ecx, %r11d
        andn       %eax, %r8d, %ecx
        add        %ebx, %r10d
        rol        $5, %r11d
        add        %r10d, %ecx
        add        %eax, %r11d                          // step 29, G: cycle 129
        mov        %r8d, %r10d
        and        %r11d, %r10d
        add        $0x676f02d9, %r8d
        add        %ecx, %r10d
        andn       %r11d, %eax, %ecx
        add        28(%r15), %r8d
        rol        $9, %r10d
        add        %r8d, %ecx
        add        %r11d, %r10d                         // step 30, G: cycle 133
        mov        %eax, %r8d
        and        %r10d, %r8d
        add        %ecx, %r8d
        andn       %r10d, %r11d, %ecx
        add        $0x8d2a4c8a, %eax
        rol        $14, %r8d
        add        %eax, %ecx
        add        %r10d, %r8d                          // step 31, G: cycle 137
        mov        %r11d, %eax
        and        %r8d, %eax
        add        %ecx, %eax
        mov        %r10d, %ecx
        xor        %r8d, %ecx
        add        $0xfffa3942, %r11d
        rol        $20, %eax
        add        20(%r15), %r11d
        add        %r8d, %eax                           // step 32, G: cycle 141
        xor        %eax, %ecx
        add        %r11d, %ecx
        mov        %r8d, %r11d
        xor        %eax, %r11d
        rol        $4, %ecx
        add        $0x8771f701, %r10d
        add        %eax, %ecx                           // step 33, H: cycle 145
        xor        %ecx, %r11d
        add        %r10d, %r11d
        mov        %eax, %r10d
        xor        %ecx, %r10d
        rol        $11, %r11d
        add        $0x6d9d6122, %r8d
        add        %ecx, %r11d                          // step 34, H: cycle 149
        xor        %r11d, %r10d
        add        %r8d, %r10d
        mov        %ecx, %r8d
        xor        %r11d, %r8d
        rol        $16, %r10d
        add        $0xfde5390c, %eax
        add        %r11d, %r10d                         // step 35, H: cycle 153
        xor        %r10d, %r8d
        add        %eax, %r8d
        mov        %r11d, %eax
        xor        %r10d, %eax
        add        $0xa4beea44, %ecx
        rol        $23, %r8d
        add        %ecx, %r9d
        add        %r10d, %r8d                          // step 36, H: cycle 157
        xor        %r8d, %eax
        add        %r9d, %eax
        mov        %r10d, %ecx
        xor        %r8d, %ecx
        add        $0x4bdecfa9, %r11d
        rol        $4, %eax
        add        16(%r15), %r11d
        add        %r8d, %eax                           // step 37, H: cycle 161
        xor        %eax, %ecx
        add        %r11d, %ecx
        mov        %r8d, %r9d
        xor        %eax, %r9d
        add        $0xf6bb4b60, %r10d
        rol        $11, %ecx
        add        28(%r15), %r10d
        add        %eax, %ecx                           // step 38, H: cycle 165
        xor        %ecx, %r9d
        add        %r10d, %r9d
        mov        %eax, %r10d
        xor        %ecx, %r10d
        rol        $16, %r9d
        add        $0xbebfbc70, %r8d
        add        %ecx, %r9d                           // step 39, H: cycle 169
        xor        %r9d, %r10d
        add        %r8d, %r10d
        mov        %ecx, %r8d
        xor        %r9d, %r8d
        rol        $23, %r10d
        add        $0x289b7ec6, %eax
        add        %r9d, %r10d                          // step 40, H: cycle 173
        xor        %r10d, %r8d
        add        %eax, %r8d
        mov        %r9d, %eax
        xor        %r10d, %eax
        add        $0xeaa127fa, %ecx
        rol        $4, %r8d
        add        (%r15), %ecx
        add        %r10d, %r8d                          // step 41, H: cycle 177
        xor        %r8d, %eax
        add        %ecx, %eax
        mov        %r10d, %ecx
        xor        %r8d, %ecx
        add        $0xd4ef3085, %r9d
        rol        $11, %eax
        add        12(%r15), %r9d
        add        %r8d, %eax                           // step 42, H: cycle 181
        xor        %eax, %ecx
        add        %r9d, %ecx
        mov        %r8d, %r9d
        xor        %eax, %r9d
        add        $0x4881d05, %r10d
        rol        $16, %ecx
        add        24(%r15), %r10d
        add        %eax, %ecx                           // step 43, H: cycle 185
        xor        %ecx, %r9d
        add        %r10d, %r9d
        mov        %eax, %r10d
        xor        %ecx, %r10d
        rol        $23, %r9d
        add        $0xd9d4d039, %r8d
        add        %ecx, %r9d                           // step 44, H: cycle 189
        xor        %r9d, %r10d
        add        %r8d, %r10d
        mov        %ecx, %r8d
        xor        %r9d, %r8d
        rol        $4, %r10d
        add        $0xe6db99e5, %eax
        add        %r9d, %r10d                          // step 45, H: cycle 193
        xor        %r10d, %r8d
        add        %eax, %r8d
        mov        %r9d, %eax
        xor        %r10d, %eax
        rol        $11, %r8d
        add        $0x1fa27cf8, %ecx
        add        %r10d, %r8d                          // step 46, H: cycle 197
        xor        %r8d, %eax
        add        %ecx, %eax
        mov        %r10d, %ecx
        xor        %r8d, %ecx
        add        $0xc4ac5665, %r9d
        rol        $16, %eax
        add        8(%r15), %r9d
        add        %r8d, %eax                           // step 47, H: cycle 201
        xor        %eax, %ecx
        add        %r9d, %ecx
        rol        $23, %ecx
        add        $0xf4292243, %r10d
        add        %eax, %ecx                           // step 48, H: cycle 205
        add        (%r15), %r10d
        andn       %r8d, %ecx, %r9d
        xor        %eax, %r9d
        sub        %r9d, %r10d
        rol        $6, %r10d
        add        $0x432aff96, %r8d
        add        %ecx, %r10d                          // step 49, I: cycle 210
        add        28(%r15), %r8d
        andn       %eax, %r10d, %r9d
        xor        %ecx, %r9d
        sub        %r9d, %r8d
        rol        $10, %r8d
        add        %r10d, %r8d                          // step 50, I: cycle 215
        add        $0xab9424a6, %eax
        andn       %ecx, %r8d, %r9d
        xor        %r10d, %r9d
        sub        %r9d, %eax
        rol        $15, %eax
        add        $0xfc93a038, %ecx
        add        %r8d, %eax                           // step 51, I: cycle 220
        add        20(%r15), %ecx
        andn       %r10d, %eax, %r9d
        xor        %r8d, %r9d
        sub        %r9d, %ecx
        rol        $21, %ecx
        add        %eax, %ecx                           // step 52, I: cycle 225
        add        $0x655b59c2, %r10d
        andn       %r8d, %ecx, %r9d
        xor        %eax, %r9d
        sub        %r9d, %r10d
        rol        $6, %r10d
        add        $0x8f0ccc91, %r8d
        add        %ecx, %r10d                          // step 53, I: cycle 230
        add        12(%r15), %r8d
        andn       %eax, %r10d, %r9d
        xor        %ecx, %r9d
        sub        %r9d, %r8d
        rol        $10, %r8d
        add        %r10d, %r8d                          // step 54, I: cycle 235
        add        $0xffeff47c, %eax
        andn       %ecx, %r8d, %r9d
        xor        %r10d, %r9d
        sub        %r9d, %eax
        rol        $15, %eax
        add        $0x85845dd0, %ecx
        add        %r8d, %eax                           // step 55, I: cycle 240
        add        4(%r15), %ecx
        andn       %r10d, %eax, %r9d
        xor        %r8d, %r9d
        sub        %r9d, %ecx
        rol        $21, %ecx
        add        %eax, %ecx                           // step 56, I: cycle 245
        add        $0x6fa87ece, %r10d
        andn       %r8d, %ecx, %r9d
        xor        %eax, %r9d
        sub        %r9d, %r10d
        rol        $6, %r10d
        add        %ecx, %r10d                          // step 57, I: cycle 250
        add        $0xfe2ce6df, %r8d
        andn       %eax, %r10d, %r9d
        xor        %ecx, %r9d
        sub        %r9d, %r8d
        rol        $10, %r8d
        add        $0xa3014313, %eax
        add        %r10d, %r8d                          // step 58, I: cycle 255
        add        24(%r15), %eax
        andn       %ecx, %r8d, %r9d
        xor        %r10d, %r9d
        sub        %r9d, %eax
        rol        $15, %eax
        add        %r8d, %eax                           // step 59, I: cycle 260
        add        $0x4e0811a0, %ecx
        andn       %r10d, %eax, %r9d
        xor        %r8d, %r9d
        sub        %r9d, %ecx
        rol        $21, %ecx
        add        $0xf7537e81, %r10d
        add        %eax, %ecx                           // step 60, I: cycle 265
        add        16(%r15), %r10d
        andn       %r8d, %ecx, %r9d
        xor        %eax, %r9d
        sub        %r9d, %r10d
        rol        $6, %r10d
        add        %ecx, %r10d                          // step 61, I: cycle 270
        add        $0xbd3af234, %r8d
        andn       %eax, %r10d, %r9d
        xor        %ecx, %r9d
        sub        %r9d, %r8d
        rol        $10, %r8d
        add        $0x2ad7d2ba, %eax
        add        %r10d, %r8d                          // step 62, I: cycle 275
        add        8(%r15), %eax
        andn       %ecx, %r8d, %r9d
        xor        %r10d, %r9d
        sub        %r9d, %eax
        rol        $15, %eax
        add        %r8d, %eax                           // step 63, I: cycle 280
        add        $0xeb86d390, %ecx
        andn       %r10d, %eax, %r9d
        xor        %r8d, %r9d
        sub        %r9d, %ecx
        rol        $21, %ecx
        add        $0x67452301, %r10d
        mov        %r10d, (%rsi)
        lea        -0x67452302(%rax), %r9d
        mov        %r9d, 8(%rsi)
        add        $0x10325476, %r8d
        mov        %r8d, 12(%rsi)
        add        %eax, %ecx                           // step 64, I: cycle 285
        add        $0xefcdab89, %ecx
        mov        %ecx, 4(%rsi)
        add        $8, %rdi
        add        $16, %rsi
        sub        $1, %rdx
        jnz        L(md5_32_x1_loop)
L(md5_32_x1_end):
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        pop        %r15
        pop        %r14
        pop        %r13
        pop        %r12
        pop        %rsi
        pop        %rdi
        pop        %rbp
        pop        %rbx
#else
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
        .size      SYMBOL(md5_32_x1), . - SYMBOL(md5_32_x1)
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
