/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for x86-64 with AVX-512VL and BMI,
 * one message in xmm, or 4 or 8 lanes.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target x86-64-avx512vl --kernel blocks --emitter gas
 *
 * With the options above, `hashwright prove` proves ripemd160_blocks, and `hashwright verify` tests
 * all functions. `hashwright bench ripemd160 --target x86-64-avx512vl --kernel blocks --emitter
 * gas` measures the speed.
 *
 * ripemd160_blocks: 1097 instructions for a block of 64 bytes, critical path 321 cycles.
 * ripemd160_blocks: 1279 instructions in all, 165 of them moves between registers.
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
        .p2align   4
L(ripemd160_blocks_constants):
        .long      0x50a28be6, 0x5a827999, 0x5c4dd124, 0x6ed9eba1, 0x6d703ef3, 0x8f1bbcdc
        .long      0x7a6d76e9, 0xa953fd4e

/*
 * void ripemd160_blocks(uint32_t state[5], const uint8_t *data, size_t nblocks);
 *
 * Arguments, moved there by the prologue on Windows: state in rdi, data in rsi, nblocks in rdx.
 *
 * At the start of the loop: h0 in xmm0, h1 in xmm1, h2 in xmm2, h3 in xmm3, h4 in xmm4.
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
        push       %rdi
        SEH(.seh_pushreg %rdi)
        push       %rsi
        SEH(.seh_pushreg %rsi)
        push       %r15
        SEH(.seh_pushreg %r15)
        SEH(.seh_endprologue)
        mov        %rcx, %rdi
        mov        %rdx, %rsi
        mov        %r8, %rdx
#else
        push       %r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %r15, 0
#endif
        test       %rdx, %rdx
        jz         L(ripemd160_blocks_end)
        lea        L(ripemd160_blocks_constants)(%rip), %r15
        vmovd      (%rdi), %xmm0
        vmovd      4(%rdi), %xmm1
        vmovd      8(%rdi), %xmm2
        vmovd      12(%rdi), %xmm3
        vmovd      16(%rdi), %xmm4
        .p2align   5
L(ripemd160_blocks_loop):
        vmovd      20(%rsi), %xmm5
        vpaddd     (%r15){1to4}, %xmm5, %xmm16
        vmovdqa32  %xmm2, %xmm17
        vpternlogd $150, %xmm3, %xmm1, %xmm17
        vpaddd     (%rsi){1to4}, %xmm0, %xmm18
        vmovdqa32  %xmm2, %xmm19
        vpternlogd $89, %xmm1, %xmm3, %xmm19
        vpaddd     %xmm0, %xmm16, %xmm16
        vpaddd     %xmm18, %xmm17, %xmm17
        vpaddd     %xmm16, %xmm19, %xmm16
        vprold     $11, %xmm17, %xmm17
        vprold     $10, %xmm2, %xmm18
        vprold     $8, %xmm16, %xmm16
        vpaddd     %xmm4, %xmm17, %xmm17                // left step 1, f1: cycle 4
        vpaddd     (%r15){1to4}, %xmm4, %xmm19
        vpaddd     %xmm4, %xmm16, %xmm16                // right step 1, f5: cycle 4
        vmovdqa32  %xmm17, %xmm20
        vpternlogd $150, %xmm1, %xmm18, %xmm20
        vpaddd     4(%rsi){1to4}, %xmm4, %xmm21
        vmovdqa32  %xmm16, %xmm22
        vpternlogd $45, %xmm18, %xmm1, %xmm22
        vpaddd     56(%rsi){1to4}, %xmm19, %xmm19
        vpaddd     %xmm21, %xmm20, %xmm20
        vpaddd     %xmm19, %xmm22, %xmm19
        vprold     $14, %xmm20, %xmm20
        vprold     $10, %xmm1, %xmm21
        vprold     $9, %xmm19, %xmm19
        vpaddd     %xmm3, %xmm20, %xmm20                // left step 2, f1: cycle 8
        vpaddd     (%r15){1to4}, %xmm3, %xmm22
        vpaddd     %xmm3, %xmm19, %xmm19                // right step 2, f5: cycle 8
        vmovdqa32  %xmm20, %xmm23
        vpternlogd $150, %xmm17, %xmm21, %xmm23
        vpaddd     8(%rsi){1to4}, %xmm3, %xmm24
        vmovdqa32  %xmm19, %xmm25
        vpternlogd $45, %xmm21, %xmm16, %xmm25
        vpaddd     28(%rsi){1to4}, %xmm22, %xmm22
        vpaddd     %xmm24, %xmm23, %xmm23
        vpaddd     %xmm22, %xmm25, %xmm22
        vprold     $15, %xmm23, %xmm23
        vprold     $10, %xmm17, %xmm17
        vprold     $9, %xmm22, %xmm22
        vpaddd     %xmm18, %xmm23, %xmm23               // left step 3, f1: cycle 12
        vprold     $10, %xmm16, %xmm16
        vpaddd     %xmm18, %xmm22, %xmm22               // right step 3, f5: cycle 12
        vpaddd     (%r15){1to4}, %xmm18, %xmm24
        vmovdqa32  %xmm23, %xmm25
        vpternlogd $150, %xmm20, %xmm17, %xmm25
        vpaddd     12(%rsi){1to4}, %xmm18, %xmm18
        vmovdqa32  %xmm22, %xmm26
        vpternlogd $45, %xmm16, %xmm19, %xmm26
        vpaddd     (%rsi){1to4}, %xmm24, %xmm24
        vpaddd     %xmm18, %xmm25, %xmm18
        vpaddd     %xmm24, %xmm26, %xmm24
        vprold     $10, %xmm20, %xmm20
        vprold     $12, %xmm18, %xmm18
        vprold     $11, %xmm24, %xmm24
        vpaddd     (%r15){1to4}, %xmm21, %xmm25
        vpaddd     %xmm21, %xmm18, %xmm18               // left step 4, f1: cycle 16
        vpaddd     %xmm21, %xmm24, %xmm24               // right step 4, f5: cycle 16
        vprold     $10, %xmm19, %xmm19
        vmovdqa32  %xmm18, %xmm26
        vpternlogd $150, %xmm23, %xmm20, %xmm26
        vpaddd     16(%rsi){1to4}, %xmm21, %xmm21
        vmovdqa32  %xmm24, %xmm27
        vpternlogd $45, %xmm19, %xmm22, %xmm27
        vpaddd     36(%rsi){1to4}, %xmm25, %xmm25
        vpaddd     %xmm21, %xmm26, %xmm21
        vpaddd     %xmm25, %xmm27, %xmm25
        vprold     $5, %xmm21, %xmm21
        vprold     $10, %xmm23, %xmm23
        vprold     $13, %xmm25, %xmm25
        vpaddd     %xmm17, %xmm21, %xmm21               // left step 5, f1: cycle 20
        vprold     $10, %xmm22, %xmm22
        vpaddd     %xmm16, %xmm25, %xmm25               // right step 5, f5: cycle 20
        vpaddd     (%r15){1to4}, %xmm16, %xmm16
        vmovdqa32  %xmm21, %xmm26
        vpternlogd $150, %xmm18, %xmm23, %xmm26
        vpaddd     %xmm17, %xmm5, %xmm17
        vmovdqa32  %xmm25, %xmm27
        vpternlogd $45, %xmm22, %xmm24, %xmm27
        vpaddd     8(%rsi){1to4}, %xmm16, %xmm16
        vpaddd     %xmm17, %xmm26, %xmm17
        vpaddd     %xmm16, %xmm27, %xmm16
        vprold     $10, %xmm18, %xmm18
        vprold     $8, %xmm17, %xmm17
        vprold     $15, %xmm16, %xmm16
        vpaddd     (%r15){1to4}, %xmm19, %xmm26
        vpaddd     %xmm20, %xmm17, %xmm17               // left step 6, f1: cycle 24
        vpaddd     %xmm19, %xmm16, %xmm16               // right step 6, f5: cycle 24
        vprold     $10, %xmm24, %xmm19
        vmovdqa32  %xmm17, %xmm24
        vpternlogd $150, %xmm21, %xmm18, %xmm24
        vpaddd     24(%rsi){1to4}, %xmm20, %xmm20
        vmovdqa32  %xmm16, %xmm27
        vpternlogd $45, %xmm19, %xmm25, %xmm27
        vpaddd     44(%rsi){1to4}, %xmm26, %xmm26
        vpaddd     %xmm20, %xmm24, %xmm20
        vpaddd     %xmm26, %xmm27, %xmm24
        vprold     $7, %xmm20, %xmm20
        vprold     $10, %xmm21, %xmm21
        vprold     $15, %xmm24, %xmm24
        vpaddd     %xmm23, %xmm20, %xmm20               // left step 7, f1: cycle 28
        vprold     $10, %xmm25, %xmm25
        vpaddd     %xmm22, %xmm24, %xmm24               // right step 7, f5: cycle 28
        vpaddd     (%r15){1to4}, %xmm22, %xmm22
        vmovdqa32  %xmm20, %xmm26
        vpternlogd $150, %xmm17, %xmm21, %xmm26
        vpaddd     28(%rsi){1to4}, %xmm23, %xmm23
        vmovdqa32  %xmm24, %xmm27
        vpternlogd $45, %xmm25, %xmm16, %xmm27
        vpaddd     16(%rsi){1to4}, %xmm22, %xmm22
        vpaddd     %xmm23, %xmm26, %xmm23
        vpaddd     %xmm22, %xmm27, %xmm22
        vprold     $10, %xmm17, %xmm17
        vprold     $9, %xmm23, %xmm23
        vprold     $5, %xmm22, %xmm22
        vpaddd     (%r15){1to4}, %xmm19, %xmm26
        vpaddd     %xmm18, %xmm23, %xmm23               // left step 8, f1: cycle 32
        vpaddd     %xmm19, %xmm22, %xmm19               // right step 8, f5: cycle 32
        vprold     $10, %xmm16, %xmm16
        vmovdqa32  %xmm23, %xmm22
        vpternlogd $150, %xmm20, %xmm17, %xmm22
        vpaddd     32(%rsi){1to4}, %xmm18, %xmm18
        vmovdqa32  %xmm19, %xmm27
        vpternlogd $45, %xmm16, %xmm24, %xmm27
        vpaddd     52(%rsi){1to4}, %xmm26, %xmm26
        vpaddd     %xmm18, %xmm22, %xmm18
        vpaddd     %xmm26, %xmm27, %xmm22
        vprold     $11, %xmm18, %xmm18
        vprold     $10, %xmm20, %xmm20
        vprold     $7, %xmm22, %xmm22
        vpaddd     %xmm21, %xmm18, %xmm18               // left step 9, f1: cycle 36
        vprold     $10, %xmm24, %xmm24
        vpaddd     %xmm25, %xmm22, %xmm22               // right step 9, f5: cycle 36
        vpaddd     (%r15){1to4}, %xmm25, %xmm25
        vmovdqa32  %xmm18, %xmm26
        vpternlogd $150, %xmm23, %xmm20, %xmm26
        vpaddd     36(%rsi){1to4}, %xmm21, %xmm21
        vmovdqa32  %xmm22, %xmm27
        vpternlogd $45, %xmm24, %xmm19, %xmm27
        vpaddd     24(%rsi){1to4}, %xmm25, %xmm25
        vpaddd     %xmm21, %xmm26, %xmm21
        vpaddd     %xmm25, %xmm27, %xmm25
        vprold     $10, %xmm23, %xmm23
        vprold     $13, %xmm21, %xmm21
        vprold     $7, %xmm25, %xmm25
        vpaddd     (%r15){1to4}, %xmm16, %xmm26
        vpaddd     %xmm17, %xmm21, %xmm21               // left step 10, f1: cycle 40
        vpaddd     %xmm16, %xmm25, %xmm16               // right step 10, f5: cycle 40
        vprold     $10, %xmm19, %xmm19
        vmovdqa32  %xmm21, %xmm25
        vpternlogd $150, %xmm18, %xmm23, %xmm25
        vpaddd     40(%rsi){1to4}, %xmm17, %xmm17
        vmovdqa32  %xmm16, %xmm27
        vpternlogd $45, %xmm19, %xmm22, %xmm27
        vpaddd     60(%rsi){1to4}, %xmm26, %xmm26
        vpaddd     %xmm17, %xmm25, %xmm17
        vpaddd     %xmm26, %xmm27, %xmm25
        vprold     $14, %xmm17, %xmm17
        vprold     $10, %xmm18, %xmm18
        vprold     $8, %xmm25, %xmm25
        vpaddd     %xmm20, %xmm17, %xmm17               // left step 11, f1: cycle 44
        vprold     $10, %xmm22, %xmm22
        vpaddd     %xmm24, %xmm25, %xmm25               // right step 11, f5: cycle 44
        vpaddd     (%r15){1to4}, %xmm24, %xmm24
        vmovdqa32  %xmm17, %xmm26
        vpternlogd $150, %xmm21, %xmm18, %xmm26
        vpaddd     44(%rsi){1to4}, %xmm20, %xmm20
        vmovdqa32  %xmm25, %xmm27
        vpternlogd $45, %xmm22, %xmm16, %xmm27
        vpaddd     32(%rsi){1to4}, %xmm24, %xmm24
        vpaddd     %xmm20, %xmm26, %xmm20
        vpaddd     %xmm24, %xmm27, %xmm24
        vprold     $10, %xmm21, %xmm21
        vprold     $15, %xmm20, %xmm20
        vprold     $11, %xmm24, %xmm24
        vpaddd     (%r15){1to4}, %xmm19, %xmm26
        vpaddd     %xmm23, %xmm20, %xmm20               // left step 12, f1: cycle 48
        vpaddd     %xmm19, %xmm24, %xmm19               // right step 12, f5: cycle 48
        vprold     $10, %xmm16, %xmm16
        vmovdqa32  %xmm20, %xmm24
        vpternlogd $150, %xmm17, %xmm21, %xmm24
        vpaddd     48(%rsi){1to4}, %xmm23, %xmm23
        vmovdqa32  %xmm19, %xmm27
        vpternlogd $45, %xmm16, %xmm25, %xmm27
        vpaddd     4(%rsi){1to4}, %xmm26, %xmm26
        vpaddd     %xmm23, %xmm24, %xmm23
        vpaddd     %xmm26, %xmm27, %xmm24
        vprold     $6, %xmm23, %xmm23
        vprold     $10, %xmm17, %xmm17
        vprold     $14, %xmm24, %xmm24
        vpaddd     %xmm18, %xmm23, %xmm23               // left step 13, f1: cycle 52
        vprold     $10, %xmm25, %xmm25
        vpaddd     %xmm22, %xmm24, %xmm24               // right step 13, f5: cycle 52
        vpaddd     (%r15){1to4}, %xmm22, %xmm22
        vmovdqa32  %xmm23, %xmm26
        vpternlogd $150, %xmm20, %xmm17, %xmm26
        vpaddd     52(%rsi){1to4}, %xmm18, %xmm18
        vmovdqa32  %xmm24, %xmm27
        vpternlogd $45, %xmm25, %xmm19, %xmm27
        vpaddd     40(%rsi){1to4}, %xmm22, %xmm22
        vpaddd     %xmm18, %xmm26, %xmm18
        vpaddd     %xmm22, %xmm27, %xmm22
        vprold     $10, %xmm20, %xmm20
        vprold     $7, %xmm18, %xmm18
        vprold     $14, %xmm22, %xmm22
        vpaddd     (%r15){1to4}, %xmm16, %xmm26
        vpaddd     %xmm21, %xmm18, %xmm18               // left step 14, f1: cycle 56
        vpaddd     %xmm16, %xmm22, %xmm16               // right step 14, f5: cycle 56
        vprold     $10, %xmm19, %xmm19
        vmovdqa32  %xmm18, %xmm22
        vpternlogd $150, %xmm23, %xmm20, %xmm22
        vpaddd     56(%rsi){1to4}, %xmm21, %xmm21
        vmovdqa32  %xmm16, %xmm27
        vpternlogd $45, %xmm19, %xmm24, %xmm27
        vpaddd     12(%rsi){1to4}, %xmm26, %xmm26
        vpaddd     %xmm21, %xmm22, %xmm21
        vpaddd     %xmm26, %xmm27, %xmm22
        vprold     $9, %xmm21, %xmm21
        vprold     $10, %xmm23, %xmm23
        vprold     $12, %xmm22, %xmm22
        vpaddd     %xmm17, %xmm21, %xmm21               // left step 15, f1: cycle 60
        vprold     $10, %xmm24, %xmm24
        vpaddd     %xmm25, %xmm22, %xmm22               // right step 15, f5: cycle 60
        vpaddd     (%r15){1to4}, %xmm25, %xmm25
        vmovdqa32  %xmm21, %xmm26
        vpternlogd $150, %xmm18, %xmm23, %xmm26
        vpaddd     60(%rsi){1to4}, %xmm17, %xmm17
        vmovdqa32  %xmm22, %xmm27
        vpternlogd $45, %xmm24, %xmm16, %xmm27
        vpaddd     48(%rsi){1to4}, %xmm25, %xmm25
        vpaddd     %xmm17, %xmm26, %xmm17
        vpaddd     %xmm25, %xmm27, %xmm25
        vprold     $10, %xmm18, %xmm18
        vprold     $8, %xmm17, %xmm17
        vprold     $6, %xmm25, %xmm25
        vpaddd     4(%r15){1to4}, %xmm20, %xmm26
        vpaddd     %xmm20, %xmm17, %xmm17               // left step 16, f1: cycle 64
        vpaddd     %xmm19, %xmm25, %xmm20               // right step 16, f5: cycle 64
        vprold     $10, %xmm16, %xmm16
        vpaddd     8(%r15){1to4}, %xmm19, %xmm19
        vmovdqa32  %xmm17, %xmm25
        vpternlogd $202, %xmm18, %xmm21, %xmm25
        vpaddd     28(%rsi){1to4}, %xmm26, %xmm26
        vmovdqa32  %xmm20, %xmm27
        vpternlogd $226, %xmm22, %xmm16, %xmm27
        vpaddd     24(%rsi){1to4}, %xmm19, %xmm19
        vpaddd     %xmm26, %xmm25, %xmm25
        vpaddd     %xmm19, %xmm27, %xmm19
        vprold     $7, %xmm25, %xmm25
        vprold     $10, %xmm21, %xmm21
        vprold     $9, %xmm19, %xmm19
        vpaddd     %xmm23, %xmm25, %xmm25               // left step 17, f2: cycle 68
        vprold     $10, %xmm22, %xmm22
        vpaddd     %xmm24, %xmm19, %xmm19               // right step 17, f4: cycle 68
        vpaddd     4(%r15){1to4}, %xmm23, %xmm23
        vpaddd     8(%r15){1to4}, %xmm24, %xmm24
        vmovdqa32  %xmm25, %xmm26
        vpternlogd $202, %xmm21, %xmm17, %xmm26
        vpaddd     16(%rsi){1to4}, %xmm23, %xmm23
        vmovdqa32  %xmm19, %xmm27
        vpternlogd $226, %xmm20, %xmm22, %xmm27
        vpaddd     44(%rsi){1to4}, %xmm24, %xmm24
        vpaddd     %xmm23, %xmm26, %xmm23
        vpaddd     %xmm24, %xmm27, %xmm24
        vprold     $6, %xmm23, %xmm23
        vprold     $10, %xmm17, %xmm17
        vprold     $13, %xmm24, %xmm24
        vpaddd     %xmm18, %xmm23, %xmm23               // left step 18, f2: cycle 72
        vprold     $10, %xmm20, %xmm20
        vpaddd     %xmm16, %xmm24, %xmm24               // right step 18, f4: cycle 72
        vpaddd     4(%r15){1to4}, %xmm18, %xmm18
        vpaddd     8(%r15){1to4}, %xmm16, %xmm16
        vmovdqa32  %xmm23, %xmm26
        vpternlogd $202, %xmm17, %xmm25, %xmm26
        vpaddd     52(%rsi){1to4}, %xmm18, %xmm18
        vmovdqa32  %xmm24, %xmm27
        vpternlogd $226, %xmm19, %xmm20, %xmm27
        vpaddd     12(%rsi){1to4}, %xmm16, %xmm16
        vpaddd     %xmm18, %xmm26, %xmm18
        vpaddd     %xmm16, %xmm27, %xmm16
        vprold     $8, %xmm18, %xmm18
        vprold     $10, %xmm25, %xmm25
        vprold     $15, %xmm16, %xmm16
        vpaddd     %xmm21, %xmm18, %xmm18               // left step 19, f2: cycle 76
        vprold     $10, %xmm19, %xmm19
        vpaddd     %xmm22, %xmm16, %xmm16               // right step 19, f4: cycle 76
        vpaddd     4(%r15){1to4}, %xmm21, %xmm21
        vpaddd     8(%r15){1to4}, %xmm22, %xmm22
        vmovdqa32  %xmm18, %xmm26
        vpternlogd $202, %xmm25, %xmm23, %xmm26
        vpaddd     4(%rsi){1to4}, %xmm21, %xmm21
        vmovdqa32  %xmm16, %xmm27
        vpternlogd $226, %xmm24, %xmm19, %xmm27
        vpaddd     28(%rsi){1to4}, %xmm22, %xmm22
        vpaddd     %xmm21, %xmm26, %xmm21
        vpaddd     %xmm22, %xmm27, %xmm22
        vprold     $13, %xmm21, %xmm21
        vprold     $10, %xmm23, %xmm23
        vprold     $7, %xmm22, %xmm22
        vpaddd     %xmm17, %xmm21, %xmm21               // left step 20, f2: cycle 80
        vprold     $10, %xmm24, %xmm24
        vpaddd     %xmm20, %xmm22, %xmm22               // right step 20, f4: cycle 80
        vpaddd     4(%r15){1to4}, %xmm17, %xmm17
        vpaddd     8(%r15){1to4}, %xmm20, %xmm20
        vmovdqa32  %xmm21, %xmm26
        vpternlogd $202, %xmm23, %xmm18, %xmm26
        vpaddd     40(%rsi){1to4}, %xmm17, %xmm17
        vmovdqa32  %xmm22, %xmm27
        vpternlogd $226, %xmm16, %xmm24, %xmm27
        vpaddd     (%rsi){1to4}, %xmm20, %xmm20
        vpaddd     %xmm17, %xmm26, %xmm17
        vpaddd     %xmm20, %xmm27, %xmm20
        vprold     $11, %xmm17, %xmm17
        vprold     $10, %xmm18, %xmm18
        vprold     $12, %xmm20, %xmm20
        vpaddd     %xmm25, %xmm17, %xmm17               // left step 21, f2: cycle 84
        vprold     $10, %xmm16, %xmm16
        vpaddd     %xmm19, %xmm20, %xmm20               // right step 21, f4: cycle 84
        vpaddd     4(%r15){1to4}, %xmm25, %xmm25
        vpaddd     8(%r15){1to4}, %xmm19, %xmm19
        vmovdqa32  %xmm17, %xmm26
        vpternlogd $202, %xmm18, %xmm21, %xmm26
        vpaddd     24(%rsi){1to4}, %xmm25, %xmm25
        vmovdqa32  %xmm20, %xmm27
        vpternlogd $226, %xmm22, %xmm16, %xmm27
        vpaddd     52(%rsi){1to4}, %xmm19, %xmm19
        vpaddd     %xmm25, %xmm26, %xmm25
        vpaddd     %xmm19, %xmm27, %xmm19
        vprold     $9, %xmm25, %xmm25
        vprold     $10, %xmm21, %xmm21
        vprold     $8, %xmm19, %xmm19
        vpaddd     %xmm23, %xmm25, %xmm25               // left step 22, f2: cycle 88
        vprold     $10, %xmm22, %xmm22
        vpaddd     %xmm24, %xmm19, %xmm19               // right step 22, f4: cycle 88
        vpaddd     4(%r15){1to4}, %xmm23, %xmm23
        vpaddd     8(%r15){1to4}, %xmm24, %xmm24
        vmovdqa32  %xmm25, %xmm26
        vpternlogd $202, %xmm21, %xmm17, %xmm26
        vpaddd     60(%rsi){1to4}, %xmm23, %xmm23
        vmovdqa32  %xmm19, %xmm27
        vpternlogd $226, %xmm20, %xmm22, %xmm27
        vpaddd     %xmm24, %xmm5, %xmm24
        vpaddd     %xmm23, %xmm26, %xmm23
        vpaddd     %xmm24, %xmm27, %xmm24
        vprold     $7, %xmm23, %xmm23
        vprold     $10, %xmm17, %xmm17
        vprold     $9, %xmm24, %xmm24
        vpaddd     %xmm18, %xmm23, %xmm23               // left step 23, f2: cycle 92
        vprold     $10, %xmm20, %xmm20
        vpaddd     %xmm16, %xmm24, %xmm24               // right step 23, f4: cycle 92
        vpaddd     4(%r15){1to4}, %xmm18, %xmm18
        vpaddd     8(%r15){1to4}, %xmm16, %xmm16
        vmovdqa32  %xmm23, %xmm26
        vpternlogd $202, %xmm17, %xmm25, %xmm26
        vpaddd     12(%rsi){1to4}, %xmm18, %xmm18
        vmovdqa32  %xmm24, %xmm27
        vpternlogd $226, %xmm19, %xmm20, %xmm27
        vpaddd     40(%rsi){1to4}, %xmm16, %xmm16
        vpaddd     %xmm18, %xmm26, %xmm18
        vpaddd     %xmm16, %xmm27, %xmm16
        vprold     $15, %xmm18, %xmm18
        vprold     $10, %xmm25, %xmm25
        vprold     $11, %xmm16, %xmm16
        vpaddd     %xmm21, %xmm18, %xmm18               // left step 24, f2: cycle 96
        vprold     $10, %xmm19, %xmm19
        vpaddd     %xmm22, %xmm16, %xmm16               // right step 24, f4: cycle 96
        vpaddd     4(%r15){1to4}, %xmm21, %xmm21
        vpaddd     8(%r15){1to4}, %xmm22, %xmm22
        vmovdqa32  %xmm18, %xmm26
        vpternlogd $202, %xmm25, %xmm23, %xmm26
        vpaddd     48(%rsi){1to4}, %xmm21, %xmm21
        vmovdqa32  %xmm16, %xmm27
        vpternlogd $226, %xmm24, %xmm19, %xmm27
        vpaddd     56(%rsi){1to4}, %xmm22, %xmm22
        vpaddd     %xmm21, %xmm26, %xmm21
        vpaddd     %xmm22, %xmm27, %xmm22
        vprold     $7, %xmm21, %xmm21
        vprold     $10, %xmm23, %xmm23
        vprold     $7, %xmm22, %xmm22
        vpaddd     %xmm17, %xmm21, %xmm21               // left step 25, f2: cycle 100
        vprold     $10, %xmm24, %xmm24
        vpaddd     %xmm20, %xmm22, %xmm22               // right step 25, f4: cycle 100
        vpaddd     4(%r15){1to4}, %xmm17, %xmm17
        vpaddd     8(%r15){1to4}, %xmm20, %xmm20
        vmovdqa32  %xmm21, %xmm26
        vpternlogd $202, %xmm23, %xmm18, %xmm26
        vpaddd     (%rsi){1to4}, %xmm17, %xmm17
        vmovdqa32  %xmm22, %xmm27
        vpternlogd $226, %xmm16, %xmm24, %xmm27
        vpaddd     60(%rsi){1to4}, %xmm20, %xmm20
        vpaddd     %xmm17, %xmm26, %xmm17
        vpaddd     %xmm20, %xmm27, %xmm20
        vprold     $12, %xmm17, %xmm17
        vprold     $10, %xmm18, %xmm18
        vprold     $7, %xmm20, %xmm20
        vpaddd     %xmm25, %xmm17, %xmm17               // left step 26, f2: cycle 104
        vprold     $10, %xmm16, %xmm16
        vpaddd     %xmm19, %xmm20, %xmm20               // right step 26, f4: cycle 104
        vpaddd     4(%r15){1to4}, %xmm25, %xmm25
        vpaddd     8(%r15){1to4}, %xmm19, %xmm19
        vmovdqa32  %xmm17, %xmm26
        vpternlogd $202, %xmm18, %xmm21, %xmm26
        vpaddd     36(%rsi){1to4}, %xmm25, %xmm25
        vmovdqa32  %xmm20, %xmm27
        vpternlogd $226, %xmm22, %xmm16, %xmm27
        vpaddd     32(%rsi){1to4}, %xmm19, %xmm19
        vpaddd     %xmm25, %xmm26, %xmm25
        vpaddd     %xmm19, %xmm27, %xmm19
        vprold     $15, %xmm25, %xmm25
        vprold     $10, %xmm21, %xmm21
        vprold     $12, %xmm19, %xmm19
        vpaddd     %xmm23, %xmm25, %xmm25               // left step 27, f2: cycle 108
        vprold     $10, %xmm22, %xmm22
        vpaddd     %xmm24, %xmm19, %xmm19               // right step 27, f4: cycle 108
        vpaddd     4(%r15){1to4}, %xmm23, %xmm23
        vpaddd     8(%r15){1to4}, %xmm24, %xmm24
        vmovdqa32  %xmm25, %xmm26
        vpternlogd $202, %xmm21, %xmm17, %xmm26
        vpaddd     %xmm23, %xmm5, %xmm23
        vmovdqa32  %xmm19, %xmm27
        vpternlogd $226, %xmm20, %xmm22, %xmm27
        vpaddd     48(%rsi){1to4}, %xmm24, %xmm24
        vpaddd     %xmm23, %xmm26, %xmm23
        vpaddd     %xmm24, %xmm27, %xmm24
        vprold     $9, %xmm23, %xmm23
        vprold     $10, %xmm17, %xmm17
        vprold     $7, %xmm24, %xmm24
        vpaddd     %xmm18, %xmm23, %xmm23               // left step 28, f2: cycle 112
        vprold     $10, %xmm20, %xmm20
        vpaddd     %xmm16, %xmm24, %xmm24               // right step 28, f4: cycle 112
        vpaddd     4(%r15){1to4}, %xmm18, %xmm18
        vpaddd     8(%r15){1to4}, %xmm16, %xmm16
        vmovdqa32  %xmm23, %xmm26
        vpternlogd $202, %xmm17, %xmm25, %xmm26
        vpaddd     8(%rsi){1to4}, %xmm18, %xmm18
        vmovdqa32  %xmm24, %xmm27
        vpternlogd $226, %xmm19, %xmm20, %xmm27
        vpaddd     16(%rsi){1to4}, %xmm16, %xmm16
        vpaddd     %xmm18, %xmm26, %xmm18
        vpaddd     %xmm16, %xmm27, %xmm16
        vprold     $11, %xmm18, %xmm18
        vprold     $10, %xmm25, %xmm25
        vprold     $6, %xmm16, %xmm16
        vpaddd     %xmm21, %xmm18, %xmm18               // left step 29, f2: cycle 116
        vprold     $10, %xmm19, %xmm19
        vpaddd     %xmm22, %xmm16, %xmm16               // right step 29, f4: cycle 116
        vpaddd     4(%r15){1to4}, %xmm21, %xmm21
        vpaddd     8(%r15){1to4}, %xmm22, %xmm22
        vmovdqa32  %xmm18, %xmm26
        vpternlogd $202, %xmm25, %xmm23, %xmm26
        vpaddd     56(%rsi){1to4}, %xmm21, %xmm21
        vmovdqa32  %xmm16, %xmm27
        vpternlogd $226, %xmm24, %xmm19, %xmm27
        vpaddd     36(%rsi){1to4}, %xmm22, %xmm22
        vpaddd     %xmm21, %xmm26, %xmm21
        vpaddd     %xmm22, %xmm27, %xmm22
        vprold     $7, %xmm21, %xmm21
        vprold     $10, %xmm23, %xmm23
        vprold     $15, %xmm22, %xmm22
        vpaddd     %xmm17, %xmm21, %xmm21               // left step 30, f2: cycle 120
        vprold     $10, %xmm24, %xmm24
        vpaddd     %xmm20, %xmm22, %xmm22               // right step 30, f4: cycle 120
        vpaddd     4(%r15){1to4}, %xmm17, %xmm17
        vpaddd     8(%r15){1to4}, %xmm20, %xmm20
        vmovdqa32  %xmm21, %xmm26
        vpternlogd $202, %xmm23, %xmm18, %xmm26
        vpaddd     44(%rsi){1to4}, %xmm17, %xmm17
        vmovdqa32  %xmm22, %xmm27
        vpternlogd $226, %xmm16, %xmm24, %xmm27
        vpaddd     4(%rsi){1to4}, %xmm20, %xmm20
        vpaddd     %xmm17, %xmm26, %xmm17
        vpaddd     %xmm20, %xmm27, %xmm20
        vprold     $13, %xmm17, %xmm17
        vprold     $10, %xmm18, %xmm18
        vprold     $13, %xmm20, %xmm20
        vpaddd     %xmm25, %xmm17, %xmm17               // left step 31, f2: cycle 124
        vprold     $10, %xmm16, %xmm16
        vpaddd     %xmm19, %xmm20, %xmm20               // right step 31, f4: cycle 124
        vpaddd     4(%r15){1to4}, %xmm25, %xmm25
        vpaddd     8(%r15){1to4}, %xmm19, %xmm19
        vmovdqa32  %xmm17, %xmm26
        vpternlogd $202, %xmm18, %xmm21, %xmm26
        vpaddd     32(%rsi){1to4}, %xmm25, %xmm25
        vmovdqa32  %xmm20, %xmm27
        vpternlogd $226, %xmm22, %xmm16, %xmm27
        vpaddd     8(%rsi){1to4}, %xmm19, %xmm19
        vpaddd     %xmm25, %xmm26, %xmm25
        vpaddd     %xmm19, %xmm27, %xmm19
        vprold     $12, %xmm25, %xmm25
        vprold     $10, %xmm21, %xmm21
        vprold     $11, %xmm19, %xmm19
        vpaddd     %xmm23, %xmm25, %xmm25               // left step 32, f2: cycle 128
        vprold     $10, %xmm22, %xmm22
        vpaddd     %xmm24, %xmm19, %xmm19               // right step 32, f4: cycle 128
        vpternlogd $85, %xmm17, %xmm17, %xmm26
        vpaddd     12(%r15){1to4}, %xmm23, %xmm23
        vpaddd     16(%r15){1to4}, %xmm24, %xmm24
        vpternlogd $86, %xmm21, %xmm25, %xmm26
        vpaddd     12(%rsi){1to4}, %xmm23, %xmm23
        vmovdqa32  %xmm19, %xmm27
        vpternlogd $89, %xmm22, %xmm20, %xmm27
        vpaddd     60(%rsi){1to4}, %xmm24, %xmm24
        vpaddd     %xmm23, %xmm26, %xmm23
        vpaddd     %xmm24, %xmm27, %xmm24
        vprold     $11, %xmm23, %xmm23
        vprold     $10, %xmm17, %xmm17
        vprold     $9, %xmm24, %xmm24
        vpaddd     %xmm18, %xmm23, %xmm23               // left step 33, f3: cycle 132
        vprold     $10, %xmm20, %xmm20
        vpaddd     %xmm16, %xmm24, %xmm24               // right step 33, f3: cycle 132
        vpaddd     12(%r15){1to4}, %xmm18, %xmm18
        vpaddd     16(%r15){1to4}, %xmm16, %xmm16
        vmovdqa32  %xmm23, %xmm26
        vpternlogd $89, %xmm17, %xmm25, %xmm26
        vpaddd     40(%rsi){1to4}, %xmm18, %xmm18
        vmovdqa32  %xmm24, %xmm27
        vpternlogd $89, %xmm20, %xmm19, %xmm27
        vpaddd     %xmm16, %xmm5, %xmm16
        vpaddd     %xmm18, %xmm26, %xmm18
        vpaddd     %xmm16, %xmm27, %xmm16
        vprold     $13, %xmm18, %xmm18
        vprold     $10, %xmm25, %xmm25
        vprold     $7, %xmm16, %xmm16
        vpaddd     %xmm21, %xmm18, %xmm18               // left step 34, f3: cycle 136
        vprold     $10, %xmm19, %xmm19
        vpaddd     %xmm22, %xmm16, %xmm16               // right step 34, f3: cycle 136
        vpaddd     12(%r15){1to4}, %xmm21, %xmm21
        vpaddd     16(%r15){1to4}, %xmm22, %xmm22
        vmovdqa32  %xmm18, %xmm26
        vpternlogd $89, %xmm25, %xmm23, %xmm26
        vpaddd     56(%rsi){1to4}, %xmm21, %xmm21
        vmovdqa32  %xmm16, %xmm27
        vpternlogd $89, %xmm19, %xmm24, %xmm27
        vpaddd     4(%rsi){1to4}, %xmm22, %xmm22
        vpaddd     %xmm21, %xmm26, %xmm21
        vpaddd     %xmm22, %xmm27, %xmm22
        vprold     $6, %xmm21, %xmm21
        vprold     $10, %xmm23, %xmm23
        vprold     $15, %xmm22, %xmm22
        vpaddd     %xmm17, %xmm21, %xmm21               // left step 35, f3: cycle 140
        vprold     $10, %xmm24, %xmm24
        vpaddd     %xmm20, %xmm22, %xmm22               // right step 35, f3: cycle 140
        vpaddd     12(%r15){1to4}, %xmm17, %xmm17
        vpaddd     16(%r15){1to4}, %xmm20, %xmm20
        vmovdqa32  %xmm21, %xmm26
        vpternlogd $89, %xmm23, %xmm18, %xmm26
        vpaddd     16(%rsi){1to4}, %xmm17, %xmm17
        vmovdqa32  %xmm22, %xmm27
        vpternlogd $89, %xmm24, %xmm16, %xmm27
        vpaddd     12(%rsi){1to4}, %xmm20, %xmm20
        vpaddd     %xmm17, %xmm26, %xmm17
        vpaddd     %xmm20, %xmm27, %xmm20
        vprold     $7, %xmm17, %xmm17
        vprold     $10, %xmm18, %xmm18
        vprold     $11, %xmm20, %xmm20
        vpaddd     %xmm25, %xmm17, %xmm17               // left step 36, f3: cycle 144
        vprold     $10, %xmm16, %xmm16
        vpaddd     %xmm19, %xmm20, %xmm20               // right step 36, f3: cycle 144
        vpaddd     12(%r15){1to4}, %xmm25, %xmm25
        vpaddd     16(%r15){1to4}, %xmm19, %xmm19
        vmovdqa32  %xmm17, %xmm26
        vpternlogd $89, %xmm18, %xmm21, %xmm26
        vpaddd     36(%rsi){1to4}, %xmm25, %xmm25
        vmovdqa32  %xmm20, %xmm27
        vpternlogd $89, %xmm16, %xmm22, %xmm27
        vpaddd     28(%rsi){1to4}, %xmm19, %xmm19
        vpaddd     %xmm25, %xmm26, %xmm25
        vpaddd     %xmm19, %xmm27, %xmm19
        vprold     $14, %xmm25, %xmm25
        vprold     $10, %xmm21, %xmm21
        vprold     $8, %xmm19, %xmm19
        vpaddd     %xmm23, %xmm25, %xmm25               // left step 37, f3: cycle 148
        vprold     $10, %xmm22, %xmm22
        vpaddd     %xmm24, %xmm19, %xmm19               // right step 37, f3: cycle 148
        vpaddd     12(%r15){1to4}, %xmm23, %xmm23
        vpaddd     16(%r15){1to4}, %xmm24, %xmm24
        vmovdqa32  %xmm25, %xmm26
        vpternlogd $89, %xmm21, %xmm17, %xmm26
        vpaddd     60(%rsi){1to4}, %xmm23, %xmm23
        vmovdqa32  %xmm19, %xmm27
        vpternlogd $89, %xmm22, %xmm20, %xmm27
        vpaddd     56(%rsi){1to4}, %xmm24, %xmm24
        vpaddd     %xmm23, %xmm26, %xmm23
        vpaddd     %xmm24, %xmm27, %xmm24
        vprold     $9, %xmm23, %xmm23
        vprold     $10, %xmm17, %xmm17
        vprold     $6, %xmm24, %xmm24
        vpaddd     %xmm18, %xmm23, %xmm23               // left step 38, f3: cycle 152
        vprold     $10, %xmm20, %xmm20
        vpaddd     %xmm16, %xmm24, %xmm24               // right step 38, f3: cycle 152
        vpaddd     12(%r15){1to4}, %xmm18, %xmm18
        vpaddd     16(%r15){1to4}, %xmm16, %xmm16
        vmovdqa32  %xmm23, %xmm26
        vpternlogd $89, %xmm17, %xmm25, %xmm26
        vpaddd     32(%rsi){1to4}, %xmm18, %xmm18
        vmovdqa32  %xmm24, %xmm27
        vpternlogd $89, %xmm20, %xmm19, %xmm27
        vpaddd     24(%rsi){1to4}, %xmm16, %xmm16
        vpaddd     %xmm18, %xmm26, %xmm18
        vpaddd     %xmm16, %xmm27, %xmm16
        vprold     $13, %xmm18, %xmm18
        vprold     $10, %xmm25, %xmm25
        vprold     $6, %xmm16, %xmm16
        vpaddd     %xmm21, %xmm18, %xmm18               // left step 39, f3: cycle 156
        vprold     $10, %xmm19, %xmm19
        vpaddd     %xmm22, %xmm16, %xmm16               // right step 39, f3: cycle 156
        vpaddd     12(%r15){1to4}, %xmm21, %xmm21
        vpaddd     16(%r15){1to4}, %xmm22, %xmm22
        vmovdqa32  %xmm18, %xmm26
        vpternlogd $89, %xmm25, %xmm23, %xmm26
        vpaddd     4(%rsi){1to4}, %xmm21, %xmm21
        vmovdqa32  %xmm16, %xmm27
        vpternlogd $89, %xmm19, %xmm24, %xmm27
        vpaddd     36(%rsi){1to4}, %xmm22, %xmm22
        vpaddd     %xmm21, %xmm26, %xmm21
        vpaddd     %xmm22, %xmm27, %xmm22
        vprold     $15, %xmm21, %xmm21
        vprold     $10, %xmm23, %xmm23
        vprold     $14, %xmm22, %xmm22
        vpaddd     %xmm17, %xmm21, %xmm21               // left step 40, f3: cycle 160
        vprold     $10, %xmm24, %xmm24
        vpaddd     %xmm20, %xmm22, %xmm22               // right step 40, f3: cycle 160
        vpaddd     12(%r15){1to4}, %xmm17, %xmm17
        vpaddd     16(%r15){1to4}, %xmm20, %xmm20
        vmovdqa32  %xmm21, %xmm26
        vpternlogd $89, %xmm23, %xmm18, %xmm26
        vpaddd     8(%rsi){1to4}, %xmm17, %xmm17
        vmovdqa32  %xmm22, %xmm27
        vpternlogd $89, %xmm24, %xmm16, %xmm27
        vpaddd     44(%rsi){1to4}, %xmm20, %xmm20
        vpaddd     %xmm17, %xmm26, %xmm17
        vpaddd     %xmm20, %xmm27, %xmm20
        vprold     $14, %xmm17, %xmm17
        vprold     $10, %xmm18, %xmm18
        vprold     $12, %xmm20, %xmm20
        vpaddd     %xmm25, %xmm17, %xmm17               // left step 41, f3: cycle 164
        vprold     $10, %xmm16, %xmm16
        vpaddd     %xmm19, %xmm20, %xmm20               // right step 41, f3: cycle 164
        vpaddd     12(%r15){1to4}, %xmm25, %xmm25
        vpaddd     16(%r15){1to4}, %xmm19, %xmm19
        vmovdqa32  %xmm17, %xmm26
        vpternlogd $89, %xmm18, %xmm21, %xmm26
        vpaddd     28(%rsi){1to4}, %xmm25, %xmm25
        vmovdqa32  %xmm20, %xmm27
        vpternlogd $89, %xmm16, %xmm22, %xmm27
        vpaddd     32(%rsi){1to4}, %xmm19, %xmm19
        vpaddd     %xmm25, %xmm26, %xmm25
        vpaddd     %xmm19, %xmm27, %xmm19
        vprold     $8, %xmm25, %xmm25
        vprold     $10, %xmm21, %xmm21
        vprold     $13, %xmm19, %xmm19
        vpaddd     %xmm23, %xmm25, %xmm25               // left step 42, f3: cycle 168
        vprold     $10, %xmm22, %xmm22
        vpaddd     %xmm24, %xmm19, %xmm19               // right step 42, f3: cycle 168
        vpaddd     12(%r15){1to4}, %xmm23, %xmm23
        vpaddd     16(%r15){1to4}, %xmm24, %xmm24
        vmovdqa32  %xmm25, %xmm26
        vpternlogd $89, %xmm21, %xmm17, %xmm26
        vpaddd     (%rsi){1to4}, %xmm23, %xmm23
        vmovdqa32  %xmm19, %xmm27
        vpternlogd $89, %xmm22, %xmm20, %xmm27
        vpaddd     48(%rsi){1to4}, %xmm24, %xmm24
        vpaddd     %xmm23, %xmm26, %xmm23
        vpaddd     %xmm24, %xmm27, %xmm24
        vprold     $13, %xmm23, %xmm23
        vprold     $10, %xmm17, %xmm17
        vprold     $5, %xmm24, %xmm24
        vpaddd     %xmm18, %xmm23, %xmm23               // left step 43, f3: cycle 172
        vprold     $10, %xmm20, %xmm20
        vpaddd     %xmm16, %xmm24, %xmm24               // right step 43, f3: cycle 172
        vpaddd     12(%r15){1to4}, %xmm18, %xmm18
        vpaddd     16(%r15){1to4}, %xmm16, %xmm16
        vmovdqa32  %xmm23, %xmm26
        vpternlogd $89, %xmm17, %xmm25, %xmm26
        vpaddd     24(%rsi){1to4}, %xmm18, %xmm18
        vmovdqa32  %xmm24, %xmm27
        vpternlogd $89, %xmm20, %xmm19, %xmm27
        vpaddd     8(%rsi){1to4}, %xmm16, %xmm16
        vpaddd     %xmm18, %xmm26, %xmm18
        vpaddd     %xmm16, %xmm27, %xmm16
        vprold     $6, %xmm18, %xmm18
        vprold     $10, %xmm25, %xmm25
        vprold     $14, %xmm16, %xmm16
        vpaddd     %xmm21, %xmm18, %xmm18               // left step 44, f3: cycle 176
        vprold     $10, %xmm19, %xmm19
        vpaddd     %xmm22, %xmm16, %xmm16               // right step 44, f3: cycle 176
        vpaddd     12(%r15){1to4}, %xmm21, %xmm21
        vpaddd     16(%r15){1to4}, %xmm22, %xmm22
        vmovdqa32  %xmm18, %xmm26
        vpternlogd $89, %xmm25, %xmm23, %xmm26
        vpaddd     52(%rsi){1to4}, %xmm21, %xmm21
        vmovdqa32  %xmm16, %xmm27
        vpternlogd $89, %xmm19, %xmm24, %xmm27
        vpaddd     40(%rsi){1to4}, %xmm22, %xmm22
        vpaddd     %xmm21, %xmm26, %xmm21
        vpaddd     %xmm22, %xmm27, %xmm22
        vprold     $5, %xmm21, %xmm21
        vprold     $10, %xmm23, %xmm23
        vprold     $13, %xmm22, %xmm22
        vpaddd     %xmm17, %xmm21, %xmm21               // left step 45, f3: cycle 180
        vprold     $10, %xmm24, %xmm24
        vpaddd     %xmm20, %xmm22, %xmm22               // right step 45, f3: cycle 180
        vpaddd     12(%r15){1to4}, %xmm17, %xmm17
        vpaddd     16(%r15){1to4}, %xmm20, %xmm20
        vmovdqa32  %xmm21, %xmm26
        vpternlogd $89, %xmm23, %xmm18, %xmm26
        vpaddd     44(%rsi){1to4}, %xmm17, %xmm17
        vmovdqa32  %xmm22, %xmm27
        vpternlogd $89, %xmm24, %xmm16, %xmm27
        vpaddd     (%rsi){1to4}, %xmm20, %xmm20
        vpaddd     %xmm17, %xmm26, %xmm17
        vpaddd     %xmm20, %xmm27, %xmm20
        vprold     $12, %xmm17, %xmm17
        vprold     $10, %xmm18, %xmm18
        vprold     $13, %xmm20, %xmm20
        vpaddd     %xmm25, %xmm17, %xmm17               // left step 46, f3: cycle 184
        vprold     $10, %xmm16, %xmm16
        vpaddd     %xmm19, %xmm20, %xmm20               // right step 46, f3: cycle 184
        vpaddd     12(%r15){1to4}, %xmm25, %xmm25
        vpaddd     16(%r15){1to4}, %xmm19, %xmm19
        vmovdqa32  %xmm17, %xmm26
        vpternlogd $89, %xmm18, %xmm21, %xmm26
        vpaddd     %xmm25, %xmm5, %xmm25
        vmovdqa32  %xmm20, %xmm27
        vpternlogd $89, %xmm16, %xmm22, %xmm27
        vpaddd     16(%rsi){1to4}, %xmm19, %xmm19
        vpaddd     %xmm25, %xmm26, %xmm25
        vpaddd     %xmm19, %xmm27, %xmm19
        vprold     $7, %xmm25, %xmm25
        vprold     $10, %xmm21, %xmm21
        vprold     $7, %xmm19, %xmm19
        vpaddd     %xmm23, %xmm25, %xmm25               // left step 47, f3: cycle 188
        vprold     $10, %xmm22, %xmm22
        vpaddd     %xmm24, %xmm19, %xmm19               // right step 47, f3: cycle 188
        vpaddd     12(%r15){1to4}, %xmm23, %xmm23
        vpaddd     16(%r15){1to4}, %xmm24, %xmm24
        vmovdqa32  %xmm25, %xmm26
        vpternlogd $89, %xmm21, %xmm17, %xmm26
        vpaddd     48(%rsi){1to4}, %xmm23, %xmm23
        vmovdqa32  %xmm19, %xmm27
        vpternlogd $89, %xmm22, %xmm20, %xmm27
        vpaddd     52(%rsi){1to4}, %xmm24, %xmm24
        vpaddd     %xmm23, %xmm26, %xmm23
        vpaddd     %xmm24, %xmm27, %xmm24
        vprold     $5, %xmm23, %xmm23
        vprold     $10, %xmm17, %xmm17
        vprold     $5, %xmm24, %xmm24
        vpaddd     %xmm18, %xmm23, %xmm23               // left step 48, f3: cycle 192
        vprold     $10, %xmm20, %xmm20
        vpaddd     %xmm16, %xmm24, %xmm24               // right step 48, f3: cycle 192
        vpaddd     20(%r15){1to4}, %xmm18, %xmm18
        vpaddd     24(%r15){1to4}, %xmm16, %xmm16
        vmovdqa32  %xmm23, %xmm26
        vpternlogd $226, %xmm25, %xmm17, %xmm26
        vpaddd     4(%rsi){1to4}, %xmm18, %xmm18
        vmovdqa32  %xmm24, %xmm27
        vpternlogd $202, %xmm20, %xmm19, %xmm27
        vpaddd     32(%rsi){1to4}, %xmm16, %xmm16
        vpaddd     %xmm18, %xmm26, %xmm18
        vpaddd     %xmm16, %xmm27, %xmm16
        vprold     $11, %xmm18, %xmm18
        vprold     $10, %xmm25, %xmm25
        vprold     $15, %xmm16, %xmm16
        vpaddd     %xmm21, %xmm18, %xmm18               // left step 49, f4: cycle 196
        vprold     $10, %xmm19, %xmm19
        vpaddd     %xmm22, %xmm16, %xmm16               // right step 49, f2: cycle 196
        vpaddd     20(%r15){1to4}, %xmm21, %xmm21
        vpaddd     24(%r15){1to4}, %xmm22, %xmm22
        vmovdqa32  %xmm18, %xmm26
        vpternlogd $226, %xmm23, %xmm25, %xmm26
        vpaddd     36(%rsi){1to4}, %xmm21, %xmm21
        vmovdqa32  %xmm16, %xmm27
        vpternlogd $202, %xmm19, %xmm24, %xmm27
        vpaddd     24(%rsi){1to4}, %xmm22, %xmm22
        vpaddd     %xmm21, %xmm26, %xmm21
        vpaddd     %xmm22, %xmm27, %xmm22
        vprold     $12, %xmm21, %xmm21
        vprold     $10, %xmm23, %xmm23
        vprold     $5, %xmm22, %xmm22
        vpaddd     %xmm17, %xmm21, %xmm21               // left step 50, f4: cycle 200
        vprold     $10, %xmm24, %xmm24
        vpaddd     %xmm20, %xmm22, %xmm22               // right step 50, f2: cycle 200
        vpaddd     20(%r15){1to4}, %xmm17, %xmm17
        vpaddd     24(%r15){1to4}, %xmm20, %xmm20
        vmovdqa32  %xmm21, %xmm26
        vpternlogd $226, %xmm18, %xmm23, %xmm26
        vpaddd     44(%rsi){1to4}, %xmm17, %xmm17
        vmovdqa32  %xmm22, %xmm27
        vpternlogd $202, %xmm24, %xmm16, %xmm27
        vpaddd     16(%rsi){1to4}, %xmm20, %xmm20
        vpaddd     %xmm17, %xmm26, %xmm17
        vpaddd     %xmm20, %xmm27, %xmm20
        vprold     $14, %xmm17, %xmm17
        vprold     $10, %xmm18, %xmm18
        vprold     $8, %xmm20, %xmm20
        vpaddd     %xmm25, %xmm17, %xmm17               // left step 51, f4: cycle 204
        vprold     $10, %xmm16, %xmm16
        vpaddd     %xmm19, %xmm20, %xmm20               // right step 51, f2: cycle 204
        vpaddd     20(%r15){1to4}, %xmm25, %xmm25
        vpaddd     24(%r15){1to4}, %xmm19, %xmm19
        vmovdqa32  %xmm17, %xmm26
        vpternlogd $226, %xmm21, %xmm18, %xmm26
        vpaddd     40(%rsi){1to4}, %xmm25, %xmm25
        vmovdqa32  %xmm20, %xmm27
        vpternlogd $202, %xmm16, %xmm22, %xmm27
        vpaddd     4(%rsi){1to4}, %xmm19, %xmm19
        vpaddd     %xmm25, %xmm26, %xmm25
        vpaddd     %xmm19, %xmm27, %xmm19
        vprold     $15, %xmm25, %xmm25
        vprold     $10, %xmm21, %xmm21
        vprold     $11, %xmm19, %xmm19
        vpaddd     %xmm23, %xmm25, %xmm25               // left step 52, f4: cycle 208
        vprold     $10, %xmm22, %xmm22
        vpaddd     %xmm24, %xmm19, %xmm19               // right step 52, f2: cycle 208
        vpaddd     20(%r15){1to4}, %xmm23, %xmm23
        vpaddd     24(%r15){1to4}, %xmm24, %xmm24
        vmovdqa32  %xmm25, %xmm26
        vpternlogd $226, %xmm17, %xmm21, %xmm26
        vpaddd     (%rsi){1to4}, %xmm23, %xmm23
        vmovdqa32  %xmm19, %xmm27
        vpternlogd $202, %xmm22, %xmm20, %xmm27
        vpaddd     12(%rsi){1to4}, %xmm24, %xmm24
        vpaddd     %xmm23, %xmm26, %xmm23
        vpaddd     %xmm24, %xmm27, %xmm24
        vprold     $14, %xmm23, %xmm23
        vprold     $10, %xmm17, %xmm17
        vprold     $14, %xmm24, %xmm24
        vpaddd     %xmm18, %xmm23, %xmm23               // left step 53, f4: cycle 212
        vprold     $10, %xmm20, %xmm20
        vpaddd     %xmm16, %xmm24, %xmm24               // right step 53, f2: cycle 212
        vpaddd     20(%r15){1to4}, %xmm18, %xmm18
        vpaddd     24(%r15){1to4}, %xmm16, %xmm16
        vmovdqa32  %xmm23, %xmm26
        vpternlogd $226, %xmm25, %xmm17, %xmm26
        vpaddd     32(%rsi){1to4}, %xmm18, %xmm18
        vmovdqa32  %xmm24, %xmm27
        vpternlogd $202, %xmm20, %xmm19, %xmm27
        vpaddd     44(%rsi){1to4}, %xmm16, %xmm16
        vpaddd     %xmm18, %xmm26, %xmm18
        vpaddd     %xmm16, %xmm27, %xmm16
        vprold     $15, %xmm18, %xmm18
        vprold     $10, %xmm25, %xmm25
        vprold     $14, %xmm16, %xmm16
        vpaddd     %xmm21, %xmm18, %xmm18               // left step 54, f4: cycle 216
        vprold     $10, %xmm19, %xmm19
        vpaddd     %xmm22, %xmm16, %xmm16               // right step 54, f2: cycle 216
        vpaddd     20(%r15){1to4}, %xmm21, %xmm21
        vpaddd     24(%r15){1to4}, %xmm22, %xmm22
        vmovdqa32  %xmm18, %xmm26
        vpternlogd $226, %xmm23, %xmm25, %xmm26
        vpaddd     48(%rsi){1to4}, %xmm21, %xmm21
        vmovdqa32  %xmm16, %xmm27
        vpternlogd $202, %xmm19, %xmm24, %xmm27
        vpaddd     60(%rsi){1to4}, %xmm22, %xmm22
        vpaddd     %xmm21, %xmm26, %xmm21
        vpaddd     %xmm22, %xmm27, %xmm22
        vprold     $9, %xmm21, %xmm21
        vprold     $10, %xmm23, %xmm23
        vprold     $6, %xmm22, %xmm22
        vpaddd     %xmm17, %xmm21, %xmm21               // left step 55, f4: cycle 220
        vprold     $10, %xmm24, %xmm24
        vpaddd     %xmm20, %xmm22, %xmm22               // right step 55, f2: cycle 220
        vpaddd     20(%r15){1to4}, %xmm17, %xmm17
        vpaddd     24(%r15){1to4}, %xmm20, %xmm20
        vmovdqa32  %xmm21, %xmm26
        vpternlogd $226, %xmm18, %xmm23, %xmm26
        vpaddd     16(%rsi){1to4}, %xmm17, %xmm17
        vmovdqa32  %xmm22, %xmm27
        vpternlogd $202, %xmm24, %xmm16, %xmm27
        vpaddd     (%rsi){1to4}, %xmm20, %xmm20
        vpaddd     %xmm17, %xmm26, %xmm17
        vpaddd     %xmm20, %xmm27, %xmm20
        vprold     $8, %xmm17, %xmm17
        vprold     $10, %xmm18, %xmm18
        vprold     $14, %xmm20, %xmm20
        vpaddd     %xmm25, %xmm17, %xmm17               // left step 56, f4: cycle 224
        vprold     $10, %xmm16, %xmm16
        vpaddd     %xmm19, %xmm20, %xmm20               // right step 56, f2: cycle 224
        vpaddd     20(%r15){1to4}, %xmm25, %xmm25
        vpaddd     24(%r15){1to4}, %xmm19, %xmm19
        vmovdqa32  %xmm17, %xmm26
        vpternlogd $226, %xmm21, %xmm18, %xmm26
        vpaddd     52(%rsi){1to4}, %xmm25, %xmm25
        vmovdqa32  %xmm20, %xmm27
        vpternlogd $202, %xmm16, %xmm22, %xmm27
        vpaddd     %xmm19, %xmm5, %xmm19
        vpaddd     %xmm25, %xmm26, %xmm25
        vpaddd     %xmm19, %xmm27, %xmm19
        vprold     $9, %xmm25, %xmm25
        vprold     $10, %xmm21, %xmm21
        vprold     $6, %xmm19, %xmm19
        vpaddd     %xmm23, %xmm25, %xmm25               // left step 57, f4: cycle 228
        vprold     $10, %xmm22, %xmm22
        vpaddd     %xmm24, %xmm19, %xmm19               // right step 57, f2: cycle 228
        vpaddd     20(%r15){1to4}, %xmm23, %xmm23
        vpaddd     24(%r15){1to4}, %xmm24, %xmm24
        vmovdqa32  %xmm25, %xmm26
        vpternlogd $226, %xmm17, %xmm21, %xmm26
        vpaddd     12(%rsi){1to4}, %xmm23, %xmm23
        vmovdqa32  %xmm19, %xmm27
        vpternlogd $202, %xmm22, %xmm20, %xmm27
        vpaddd     48(%rsi){1to4}, %xmm24, %xmm24
        vpaddd     %xmm23, %xmm26, %xmm23
        vpaddd     %xmm24, %xmm27, %xmm24
        vprold     $14, %xmm23, %xmm23
        vprold     $10, %xmm17, %xmm17
        vprold     $9, %xmm24, %xmm24
        vpaddd     %xmm18, %xmm23, %xmm23               // left step 58, f4: cycle 232
        vprold     $10, %xmm20, %xmm20
        vpaddd     %xmm16, %xmm24, %xmm24               // right step 58, f2: cycle 232
        vpaddd     20(%r15){1to4}, %xmm18, %xmm18
        vpaddd     24(%r15){1to4}, %xmm16, %xmm16
        vmovdqa32  %xmm23, %xmm26
        vpternlogd $226, %xmm25, %xmm17, %xmm26
        vpaddd     28(%rsi){1to4}, %xmm18, %xmm18
        vmovdqa32  %xmm24, %xmm27
        vpternlogd $202, %xmm20, %xmm19, %xmm27
        vpaddd     8(%rsi){1to4}, %xmm16, %xmm16
        vpaddd     %xmm18, %xmm26, %xmm18
        vpaddd     %xmm16, %xmm27, %xmm16
        vprold     $5, %xmm18, %xmm18
        vprold     $10, %xmm25, %xmm25
        vprold     $12, %xmm16, %xmm16
        vpaddd     %xmm21, %xmm18, %xmm18               // left step 59, f4: cycle 236
        vprold     $10, %xmm19, %xmm19
        vpaddd     %xmm22, %xmm16, %xmm16               // right step 59, f2: cycle 236
        vpaddd     20(%r15){1to4}, %xmm21, %xmm21
        vpaddd     24(%r15){1to4}, %xmm22, %xmm22
        vmovdqa32  %xmm18, %xmm26
        vpternlogd $226, %xmm23, %xmm25, %xmm26
        vpaddd     60(%rsi){1to4}, %xmm21, %xmm21
        vmovdqa32  %xmm16, %xmm27
        vpternlogd $202, %xmm19, %xmm24, %xmm27
        vpaddd     52(%rsi){1to4}, %xmm22, %xmm22
        vpaddd     %xmm21, %xmm26, %xmm21
        vpaddd     %xmm22, %xmm27, %xmm22
        vprold     $6, %xmm21, %xmm21
        vprold     $10, %xmm23, %xmm23
        vprold     $9, %xmm22, %xmm22
        vpaddd     %xmm17, %xmm21, %xmm21               // left step 60, f4: cycle 240
        vprold     $10, %xmm24, %xmm24
        vpaddd     %xmm20, %xmm22, %xmm22               // right step 60, f2: cycle 240
        vpaddd     20(%r15){1to4}, %xmm17, %xmm17
        vpaddd     24(%r15){1to4}, %xmm20, %xmm20
        vmovdqa32  %xmm21, %xmm26
        vpternlogd $226, %xmm18, %xmm23, %xmm26
        vpaddd     56(%rsi){1to4}, %xmm17, %xmm17
        vmovdqa32  %xmm22, %xmm27
        vpternlogd $202, %xmm24, %xmm16, %xmm27
        vpaddd     36(%rsi){1to4}, %xmm20, %xmm20
        vpaddd     %xmm17, %xmm26, %xmm17
        vpaddd     %xmm20, %xmm27, %xmm20
        vprold     $8, %xmm17, %xmm17
        vprold     $10, %xmm18, %xmm18
        vprold     $12, %xmm20, %xmm20
        vpaddd     %xmm25, %xmm17, %xmm17               // left step 61, f4: cycle 244
        vprold     $10, %xmm16, %xmm16
        vpaddd     %xmm19, %xmm20, %xmm20               // right step 61, f2: cycle 244
        vpaddd     20(%r15){1to4}, %xmm25, %xmm25
        vpaddd     24(%r15){1to4}, %xmm19, %xmm19
        vmovdqa32  %xmm17, %xmm26
        vpternlogd $226, %xmm21, %xmm18, %xmm26
        vpaddd     %xmm25, %xmm5, %xmm25
        vmovdqa32  %xmm20, %xmm27
        vpternlogd $202, %xmm16, %xmm22, %xmm27
        vpaddd     28(%rsi){1to4}, %xmm19, %xmm19
        vpaddd     %xmm25, %xmm26, %xmm25
        vpaddd     %xmm19, %xmm27, %xmm19
        vprold     $6, %xmm25, %xmm25
        vprold     $10, %xmm21, %xmm21
        vprold     $5, %xmm19, %xmm19
        vpaddd     %xmm23, %xmm25, %xmm25               // left step 62, f4: cycle 248
        vprold     $10, %xmm22, %xmm22
        vpaddd     %xmm24, %xmm19, %xmm19               // right step 62, f2: cycle 248
        vpaddd     20(%r15){1to4}, %xmm23, %xmm23
        vpaddd     24(%r15){1to4}, %xmm24, %xmm24
        vmovdqa32  %xmm25, %xmm26
        vpternlogd $226, %xmm17, %xmm21, %xmm26
        vpaddd     24(%rsi){1to4}, %xmm23, %xmm23
        vmovdqa32  %xmm19, %xmm27
        vpternlogd $202, %xmm22, %xmm20, %xmm27
        vpaddd     40(%rsi){1to4}, %xmm24, %xmm24
        vpaddd     %xmm23, %xmm26, %xmm23
        vpaddd     %xmm24, %xmm27, %xmm24
        vprold     $5, %xmm23, %xmm23
        vprold     $10, %xmm17, %xmm17
        vprold     $15, %xmm24, %xmm24
        vpaddd     %xmm18, %xmm23, %xmm23               // left step 63, f4: cycle 252
        vprold     $10, %xmm20, %xmm20
        vpaddd     %xmm16, %xmm24, %xmm24               // right step 63, f2: cycle 252
        vpaddd     20(%r15){1to4}, %xmm18, %xmm18
        vpaddd     24(%r15){1to4}, %xmm16, %xmm16
        vmovdqa32  %xmm23, %xmm26
        vpternlogd $226, %xmm25, %xmm17, %xmm26
        vpaddd     8(%rsi){1to4}, %xmm18, %xmm18
        vmovdqa32  %xmm24, %xmm27
        vpternlogd $202, %xmm20, %xmm19, %xmm27
        vpaddd     56(%rsi){1to4}, %xmm16, %xmm16
        vpaddd     %xmm18, %xmm26, %xmm18
        vpaddd     %xmm16, %xmm27, %xmm16
        vprold     $12, %xmm18, %xmm18
        vprold     $10, %xmm25, %xmm25
        vprold     $8, %xmm16, %xmm16
        vpaddd     %xmm21, %xmm18, %xmm18               // left step 64, f4: cycle 256
        vprold     $10, %xmm19, %xmm19
        vpaddd     %xmm22, %xmm16, %xmm16               // right step 64, f2: cycle 256
        vpaddd     28(%r15){1to4}, %xmm21, %xmm21
        vmovdqa32  %xmm18, %xmm26
        vpternlogd $45, %xmm25, %xmm23, %xmm26
        vpaddd     16(%rsi){1to4}, %xmm21, %xmm21
        vmovdqa32  %xmm16, %xmm27
        vpternlogd $150, %xmm24, %xmm19, %xmm27
        vpaddd     48(%rsi){1to4}, %xmm22, %xmm22
        vpaddd     %xmm21, %xmm26, %xmm21
        vpaddd     %xmm22, %xmm27, %xmm22
        vprold     $10, %xmm23, %xmm23
        vprold     $9, %xmm21, %xmm21
        vprold     $8, %xmm22, %xmm22
        vpaddd     28(%r15){1to4}, %xmm17, %xmm26
        vpaddd     %xmm17, %xmm21, %xmm17               // left step 65, f5: cycle 260
        vpaddd     %xmm20, %xmm22, %xmm21               // right step 65, f1: cycle 260
        vprold     $10, %xmm24, %xmm22
        vmovdqa32  %xmm17, %xmm24
        vpternlogd $45, %xmm23, %xmm18, %xmm24
        vpaddd     (%rsi){1to4}, %xmm26, %xmm26
        vmovdqa32  %xmm21, %xmm27
        vpternlogd $150, %xmm16, %xmm22, %xmm27
        vpaddd     60(%rsi){1to4}, %xmm20, %xmm20
        vpaddd     %xmm26, %xmm24, %xmm24
        vpaddd     %xmm20, %xmm27, %xmm20
        vprold     $15, %xmm24, %xmm24
        vprold     $10, %xmm18, %xmm18
        vprold     $5, %xmm20, %xmm20
        vpaddd     %xmm25, %xmm24, %xmm24               // left step 66, f5: cycle 264
        vprold     $10, %xmm16, %xmm16
        vpaddd     %xmm19, %xmm20, %xmm20               // right step 66, f1: cycle 264
        vpaddd     28(%r15){1to4}, %xmm25, %xmm25
        vmovdqa32  %xmm24, %xmm26
        vpternlogd $45, %xmm18, %xmm17, %xmm26
        vpaddd     %xmm25, %xmm5, %xmm25
        vmovdqa32  %xmm20, %xmm27
        vpternlogd $150, %xmm21, %xmm16, %xmm27
        vpaddd     40(%rsi){1to4}, %xmm19, %xmm19
        vpaddd     %xmm25, %xmm26, %xmm25
        vpaddd     %xmm19, %xmm27, %xmm19
        vprold     $10, %xmm17, %xmm17
        vprold     $5, %xmm25, %xmm25
        vprold     $12, %xmm19, %xmm19
        vpaddd     28(%r15){1to4}, %xmm23, %xmm26
        vpaddd     %xmm23, %xmm25, %xmm23               // left step 67, f5: cycle 268
        vpaddd     %xmm22, %xmm19, %xmm19               // right step 67, f1: cycle 268
        vprold     $10, %xmm21, %xmm21
        vmovdqa32  %xmm23, %xmm25
        vpternlogd $45, %xmm17, %xmm24, %xmm25
        vpaddd     36(%rsi){1to4}, %xmm26, %xmm26
        vmovdqa32  %xmm19, %xmm27
        vpternlogd $150, %xmm20, %xmm21, %xmm27
        vpaddd     16(%rsi){1to4}, %xmm22, %xmm22
        vpaddd     %xmm26, %xmm25, %xmm25
        vpaddd     %xmm22, %xmm27, %xmm22
        vprold     $11, %xmm25, %xmm25
        vprold     $10, %xmm24, %xmm24
        vprold     $9, %xmm22, %xmm22
        vpaddd     %xmm18, %xmm25, %xmm25               // left step 68, f5: cycle 272
        vprold     $10, %xmm20, %xmm20
        vpaddd     %xmm16, %xmm22, %xmm22               // right step 68, f1: cycle 272
        vpaddd     28(%r15){1to4}, %xmm18, %xmm18
        vmovdqa32  %xmm25, %xmm26
        vpternlogd $45, %xmm24, %xmm23, %xmm26
        vpaddd     28(%rsi){1to4}, %xmm18, %xmm18
        vmovdqa32  %xmm22, %xmm27
        vpternlogd $150, %xmm19, %xmm20, %xmm27
        vpaddd     4(%rsi){1to4}, %xmm16, %xmm16
        vpaddd     %xmm18, %xmm26, %xmm18
        vpaddd     %xmm16, %xmm27, %xmm16
        vprold     $10, %xmm23, %xmm23
        vprold     $6, %xmm18, %xmm18
        vprold     $12, %xmm16, %xmm16
        vpaddd     28(%r15){1to4}, %xmm17, %xmm26
        vpaddd     %xmm17, %xmm18, %xmm17               // left step 69, f5: cycle 276
        vpaddd     %xmm21, %xmm16, %xmm16               // right step 69, f1: cycle 276
        vprold     $10, %xmm19, %xmm18
        vmovdqa32  %xmm17, %xmm19
        vpternlogd $45, %xmm23, %xmm25, %xmm19
        vpaddd     48(%rsi){1to4}, %xmm26, %xmm26
        vmovdqa32  %xmm16, %xmm27
        vpternlogd $150, %xmm22, %xmm18, %xmm27
        vpaddd     %xmm21, %xmm5, %xmm5
        vpaddd     %xmm26, %xmm19, %xmm19
        vpaddd     %xmm5, %xmm27, %xmm5
        vprold     $8, %xmm19, %xmm19
        vprold     $10, %xmm25, %xmm21
        vprold     $5, %xmm5, %xmm5
        vpaddd     %xmm24, %xmm19, %xmm19               // left step 70, f5: cycle 280
        vprold     $10, %xmm22, %xmm22
        vpaddd     %xmm20, %xmm5, %xmm5                 // right step 70, f1: cycle 280
        vpaddd     28(%r15){1to4}, %xmm24, %xmm24
        vmovdqa32  %xmm19, %xmm25
        vpternlogd $45, %xmm21, %xmm17, %xmm25
        vpaddd     8(%rsi){1to4}, %xmm24, %xmm24
        vmovdqa32  %xmm5, %xmm26
        vpternlogd $150, %xmm16, %xmm22, %xmm26
        vpaddd     32(%rsi){1to4}, %xmm20, %xmm20
        vpaddd     %xmm24, %xmm25, %xmm24
        vpaddd     %xmm20, %xmm26, %xmm20
        vprold     $10, %xmm17, %xmm17
        vprold     $13, %xmm24, %xmm24
        vprold     $14, %xmm20, %xmm20
        vpaddd     28(%r15){1to4}, %xmm23, %xmm25
        vpaddd     %xmm23, %xmm24, %xmm23               // left step 71, f5: cycle 284
        vpaddd     %xmm18, %xmm20, %xmm20               // right step 71, f1: cycle 284
        vprold     $10, %xmm16, %xmm16
        vmovdqa32  %xmm23, %xmm24
        vpternlogd $45, %xmm17, %xmm19, %xmm24
        vpaddd     40(%rsi){1to4}, %xmm25, %xmm25
        vmovdqa32  %xmm20, %xmm26
        vpternlogd $150, %xmm5, %xmm16, %xmm26
        vpaddd     28(%rsi){1to4}, %xmm18, %xmm18
        vpaddd     %xmm25, %xmm24, %xmm24
        vpaddd     %xmm18, %xmm26, %xmm18
        vprold     $12, %xmm24, %xmm24
        vprold     $10, %xmm19, %xmm19
        vprold     $6, %xmm18, %xmm18
        vpaddd     %xmm21, %xmm24, %xmm24               // left step 72, f5: cycle 288
        vprold     $10, %xmm5, %xmm5
        vpaddd     %xmm22, %xmm18, %xmm18               // right step 72, f1: cycle 288
        vpaddd     28(%r15){1to4}, %xmm21, %xmm21
        vmovdqa32  %xmm24, %xmm25
        vpternlogd $45, %xmm19, %xmm23, %xmm25
        vpaddd     56(%rsi){1to4}, %xmm21, %xmm21
        vmovdqa32  %xmm18, %xmm26
        vpternlogd $150, %xmm20, %xmm5, %xmm26
        vpaddd     24(%rsi){1to4}, %xmm22, %xmm22
        vpaddd     %xmm21, %xmm25, %xmm21
        vpaddd     %xmm22, %xmm26, %xmm22
        vprold     $10, %xmm23, %xmm23
        vprold     $5, %xmm21, %xmm21
        vprold     $8, %xmm22, %xmm22
        vpaddd     28(%r15){1to4}, %xmm17, %xmm25
        vpaddd     %xmm17, %xmm21, %xmm17               // left step 73, f5: cycle 292
        vpaddd     %xmm16, %xmm22, %xmm21               // right step 73, f1: cycle 292
        vprold     $10, %xmm20, %xmm20
        vmovdqa32  %xmm17, %xmm22
        vpternlogd $45, %xmm23, %xmm24, %xmm22
        vpaddd     4(%rsi){1to4}, %xmm25, %xmm25
        vmovdqa32  %xmm21, %xmm26
        vpternlogd $150, %xmm18, %xmm20, %xmm26
        vpaddd     8(%rsi){1to4}, %xmm16, %xmm16
        vpaddd     %xmm25, %xmm22, %xmm22
        vpaddd     %xmm16, %xmm26, %xmm16
        vprold     $12, %xmm22, %xmm22
        vprold     $10, %xmm24, %xmm24
        vprold     $13, %xmm16, %xmm16
        vpaddd     %xmm19, %xmm22, %xmm22               // left step 74, f5: cycle 296
        vprold     $10, %xmm18, %xmm18
        vpaddd     %xmm5, %xmm16, %xmm16                // right step 74, f1: cycle 296
        vpaddd     28(%r15){1to4}, %xmm19, %xmm19
        vmovdqa32  %xmm22, %xmm25
        vpternlogd $45, %xmm24, %xmm17, %xmm25
        vpaddd     12(%rsi){1to4}, %xmm19, %xmm19
        vmovdqa32  %xmm16, %xmm26
        vpternlogd $150, %xmm21, %xmm18, %xmm26
        vpaddd     52(%rsi){1to4}, %xmm5, %xmm5
        vpaddd     %xmm19, %xmm25, %xmm19
        vpaddd     %xmm5, %xmm26, %xmm5
        vprold     $10, %xmm17, %xmm17
        vprold     $13, %xmm19, %xmm19
        vprold     $6, %xmm5, %xmm5
        vpaddd     28(%r15){1to4}, %xmm23, %xmm25
        vpaddd     %xmm23, %xmm19, %xmm19               // left step 75, f5: cycle 300
        vpaddd     %xmm20, %xmm5, %xmm5                 // right step 75, f1: cycle 300
        vprold     $10, %xmm21, %xmm21
        vmovdqa32  %xmm19, %xmm23
        vpternlogd $45, %xmm17, %xmm22, %xmm23
        vpaddd     32(%rsi){1to4}, %xmm25, %xmm25
        vmovdqa32  %xmm5, %xmm26
        vpternlogd $150, %xmm16, %xmm21, %xmm26
        vpaddd     56(%rsi){1to4}, %xmm20, %xmm20
        vpaddd     %xmm25, %xmm23, %xmm23
        vpaddd     %xmm20, %xmm26, %xmm20
        vprold     $14, %xmm23, %xmm23
        vprold     $10, %xmm22, %xmm22
        vprold     $5, %xmm20, %xmm20
        vpaddd     %xmm24, %xmm23, %xmm23               // left step 76, f5: cycle 304
        vprold     $10, %xmm16, %xmm16
        vpaddd     %xmm18, %xmm20, %xmm20               // right step 76, f1: cycle 304
        vpaddd     28(%r15){1to4}, %xmm24, %xmm24
        vmovdqa32  %xmm23, %xmm25
        vpternlogd $45, %xmm22, %xmm19, %xmm25
        vpaddd     44(%rsi){1to4}, %xmm24, %xmm24
        vmovdqa32  %xmm20, %xmm26
        vpternlogd $150, %xmm5, %xmm16, %xmm26
        vpaddd     (%rsi){1to4}, %xmm18, %xmm18
        vpaddd     %xmm24, %xmm25, %xmm24
        vpaddd     %xmm18, %xmm26, %xmm18
        vprold     $10, %xmm19, %xmm19
        vprold     $11, %xmm24, %xmm24
        vprold     $15, %xmm18, %xmm18
        vpaddd     28(%r15){1to4}, %xmm17, %xmm25
        vpaddd     %xmm17, %xmm24, %xmm17               // left step 77, f5: cycle 308
        vpaddd     %xmm21, %xmm18, %xmm18               // right step 77, f1: cycle 308
        vprold     $10, %xmm5, %xmm5
        vmovdqa32  %xmm17, %xmm24
        vpternlogd $45, %xmm19, %xmm23, %xmm24
        vpaddd     24(%rsi){1to4}, %xmm25, %xmm25
        vmovdqa32  %xmm18, %xmm26
        vpternlogd $150, %xmm20, %xmm5, %xmm26
        vpaddd     12(%rsi){1to4}, %xmm21, %xmm21
        vpaddd     %xmm25, %xmm24, %xmm24
        vpaddd     %xmm21, %xmm26, %xmm21
        vprold     $8, %xmm24, %xmm24
        vprold     $10, %xmm23, %xmm23
        vprold     $13, %xmm21, %xmm21
        vpaddd     %xmm22, %xmm24, %xmm24               // left step 78, f5: cycle 312
        vprold     $10, %xmm20, %xmm20
        vpaddd     %xmm16, %xmm21, %xmm21               // right step 78, f1: cycle 312
        vpaddd     28(%r15){1to4}, %xmm22, %xmm22
        vmovdqa32  %xmm24, %xmm25
        vpternlogd $45, %xmm23, %xmm17, %xmm25
        vpaddd     60(%rsi){1to4}, %xmm22, %xmm22
        vmovdqa32  %xmm21, %xmm26
        vpternlogd $150, %xmm18, %xmm20, %xmm26
        vpaddd     36(%rsi){1to4}, %xmm16, %xmm16
        vpaddd     %xmm22, %xmm25, %xmm22
        vpaddd     %xmm16, %xmm26, %xmm16
        vprold     $10, %xmm17, %xmm17
        vprold     $5, %xmm22, %xmm22
        vprold     $11, %xmm16, %xmm16
        vpaddd     28(%r15){1to4}, %xmm19, %xmm25
        vpaddd     %xmm19, %xmm22, %xmm19               // left step 79, f5: cycle 316
        vpaddd     %xmm5, %xmm16, %xmm16                // right step 79, f1: cycle 316
        vprold     $10, %xmm18, %xmm18
        vmovdqa32  %xmm19, %xmm22
        vpternlogd $45, %xmm17, %xmm24, %xmm22
        vpaddd     52(%rsi){1to4}, %xmm25, %xmm25
        vmovdqa32  %xmm16, %xmm26
        vpternlogd $150, %xmm21, %xmm18, %xmm26
        vpaddd     44(%rsi){1to4}, %xmm5, %xmm5
        vpaddd     %xmm25, %xmm22, %xmm22
        vprold     $10, %xmm21, %xmm21
        vpaddd     %xmm5, %xmm26, %xmm5
        vprold     $6, %xmm22, %xmm22
        vprold     $10, %xmm24, %xmm24
        vprold     $11, %xmm5, %xmm5
        vpaddd     %xmm23, %xmm22, %xmm22               // left step 80, f5: cycle 320
        vpaddd     %xmm1, %xmm21, %xmm1
        vpaddd     %xmm20, %xmm5, %xmm5                 // right step 80, f1: cycle 320
        vpaddd     %xmm2, %xmm18, %xmm2
        vpaddd     %xmm3, %xmm20, %xmm3
        vpaddd     %xmm4, %xmm23, %xmm4
        vpaddd     %xmm0, %xmm16, %xmm0
        vpaddd     %xmm1, %xmm19, %xmm1
        vpaddd     %xmm2, %xmm24, %xmm2
        vpaddd     %xmm3, %xmm17, %xmm3
        vpaddd     %xmm4, %xmm5, %xmm4
        vpaddd     %xmm0, %xmm22, %xmm0
        vmovd      %xmm1, (%rdi)
        vmovd      %xmm2, 4(%rdi)
        vmovd      %xmm3, 8(%rdi)
        vmovd      %xmm4, 12(%rdi)
        vmovd      %xmm0, 16(%rdi)
        vmovdqa32  %xmm1, %xmm5
        vmovdqa32  %xmm2, %xmm1
        vmovdqa32  %xmm3, %xmm2
        vmovdqa32  %xmm4, %xmm3
        vmovdqa32  %xmm0, %xmm4
        vmovdqa32  %xmm5, %xmm0
        add        $64, %rsi
        sub        $1, %rdx
        jnz        L(ripemd160_blocks_loop)
L(ripemd160_blocks_end):
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        pop        %r15
        pop        %rsi
        pop        %rdi
#else
        pop        %r15
        .cfi_adjust_cfa_offset -8
        .cfi_restore %r15
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
