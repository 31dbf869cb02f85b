/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for AArch64 with SIMD and SHA3, 4 lanes, or 2 with a rotate instruction.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target aarch64-sha3 --kernel lanes --emitter gas
 *
 * With the options above, `hashwright prove` proves md5_x4_blocks, and `hashwright verify` tests
 * all functions. `hashwright bench md5 --target aarch64-sha3 --kernel lanes --emitter gas` measures
 * the speed.
 *
 * md5_x4_blocks: 448 instructions for a block of 64 bytes, critical path 635 cycles.
 * Rules: not_out_of_or 16 times, not_in_sum 16 times.
 * md5_x4_blocks: 614 instructions in all, 32 of them moves between registers.
 */

#if defined(__SIZEOF_POINTER__) && __SIZEOF_POINTER__ != 8
#error "this assembly is for pointers of 8 bytes; generate C with --emitter c"
#endif

#if defined(__AARCH64EB__)
#error "this assembly is for little-endian processors; generate C with --emitter c"
#endif

#if defined(__APPLE__)
#define SYMBOL(name) _##name
#define L(name) L##name
#else
#define SYMBOL(name) name
#define L(name) .L##name
#endif

/*
 * Protections, as -mbranch-protection says: indirect branches reach only bti c, signed return
 * addresses, of which no function here stores one, and guarded control stacks.
 */
#if defined(__ARM_FEATURE_BTI_DEFAULT)
#define BTI 1
#else
#define BTI 0
#endif
#if defined(__ARM_FEATURE_PAC_DEFAULT)
#define PAC 2
#else
#define PAC 0
#endif
#if defined(__ARM_FEATURE_GCS_DEFAULT)
#define GCS 4
#else
#define GCS 0
#endif
#define PROTECTED (BTI | PAC | GCS)


        .arch      armv8.2-a+sha3

        .macro     address to, label
#if defined(__APPLE__)
        adrp       \to, \label@PAGE
        add        \to, \to, \label@PAGEOFF
#else
        adrp       \to, \label
        add        \to, \to, :lo12:\label
#endif
        .endm

#if defined(__APPLE__)
        .section __TEXT,__const
#elif defined(_WIN32)
        .section .rdata,"dr"
#else
        .section .rodata,"a",%progbits
#endif
        .p2align   4
L(md5_x4_blocks_constants):
        .long      0xd76aa478, 0xd76aa478, 0xd76aa478, 0xd76aa478, 0xe8c7b756, 0xe8c7b756
        .long      0xe8c7b756, 0xe8c7b756, 0x242070db, 0x242070db, 0x242070db, 0x242070db
        .long      0xc1bdceee, 0xc1bdceee, 0xc1bdceee, 0xc1bdceee, 0xf57c0faf, 0xf57c0faf
        .long      0xf57c0faf, 0xf57c0faf, 0x4787c62a, 0x4787c62a, 0x4787c62a, 0x4787c62a
        .long      0xa8304613, 0xa8304613, 0xa8304613, 0xa8304613, 0xfd469501, 0xfd469501
        .long      0xfd469501, 0xfd469501, 0x698098d8, 0x698098d8, 0x698098d8, 0x698098d8
        .long      0x8b44f7af, 0x8b44f7af, 0x8b44f7af, 0x8b44f7af, 0xffff5bb1, 0xffff5bb1
        .long      0xffff5bb1, 0xffff5bb1, 0x895cd7be, 0x895cd7be, 0x895cd7be, 0x895cd7be
        .long      0x6b901122, 0x6b901122, 0x6b901122, 0x6b901122, 0xfd987193, 0xfd987193
        .long      0xfd987193, 0xfd987193, 0xa679438e, 0xa679438e, 0xa679438e, 0xa679438e
        .long      0x49b40821, 0x49b40821, 0x49b40821, 0x49b40821, 0xf61e2562, 0xf61e2562
        .long      0xf61e2562, 0xf61e2562, 0xc040b340, 0xc040b340, 0xc040b340, 0xc040b340
        .long      0x265e5a51, 0x265e5a51, 0x265e5a51, 0x265e5a51, 0xe9b6c7aa, 0xe9b6c7aa
        .long      0xe9b6c7aa, 0xe9b6c7aa, 0xd62f105d, 0xd62f105d, 0xd62f105d, 0xd62f105d
        .long      0x02441453, 0x02441453, 0x02441453, 0x02441453, 0xd8a1e681, 0xd8a1e681
        .long      0xd8a1e681, 0xd8a1e681, 0xe7d3fbc8, 0xe7d3fbc8, 0xe7d3fbc8, 0xe7d3fbc8
        .long      0x21e1cde6, 0x21e1cde6, 0x21e1cde6, 0x21e1cde6, 0xc33707d6, 0xc33707d6
        .long      0xc33707d6, 0xc33707d6, 0xf4d50d87, 0xf4d50d87, 0xf4d50d87, 0xf4d50d87
        .long      0x455a14ed, 0x455a14ed, 0x455a14ed, 0x455a14ed, 0xa9e3e905, 0xa9e3e905
        .long      0xa9e3e905, 0xa9e3e905, 0xfcefa3f8, 0xfcefa3f8, 0xfcefa3f8, 0xfcefa3f8
        .long      0x676f02d9, 0x676f02d9, 0x676f02d9, 0x676f02d9, 0x8d2a4c8a, 0x8d2a4c8a
        .long      0x8d2a4c8a, 0x8d2a4c8a, 0xfffa3942, 0xfffa3942, 0xfffa3942, 0xfffa3942
        .long      0x8771f681, 0x8771f681, 0x8771f681, 0x8771f681, 0x6d9d6122, 0x6d9d6122
        .long      0x6d9d6122, 0x6d9d6122, 0xfde5380c, 0xfde5380c, 0xfde5380c, 0xfde5380c
        .long      0xa4beea44, 0xa4beea44, 0xa4beea44, 0xa4beea44, 0x4bdecfa9, 0x4bdecfa9
        .long      0x4bdecfa9, 0x4bdecfa9, 0xf6bb4b60, 0xf6bb4b60, 0xf6bb4b60, 0xf6bb4b60
        .long      0xbebfbc70, 0xbebfbc70, 0xbebfbc70, 0xbebfbc70, 0x289b7ec6, 0x289b7ec6
        .long      0x289b7ec6, 0x289b7ec6, 0xeaa127fa, 0xeaa127fa, 0xeaa127fa, 0xeaa127fa
        .long      0xd4ef3085, 0xd4ef3085, 0xd4ef3085, 0xd4ef3085, 0x04881d05, 0x04881d05
        .long      0x04881d05, 0x04881d05, 0xd9d4d039, 0xd9d4d039, 0xd9d4d039, 0xd9d4d039
        .long      0xe6db99e5, 0xe6db99e5, 0xe6db99e5, 0xe6db99e5, 0x1fa27cf8, 0x1fa27cf8
        .long      0x1fa27cf8, 0x1fa27cf8, 0xc4ac5665, 0xc4ac5665, 0xc4ac5665, 0xc4ac5665
        .long      0xf4292243, 0xf4292243, 0xf4292243, 0xf4292243, 0x432aff96, 0x432aff96
        .long      0x432aff96, 0x432aff96, 0xab9423a6, 0xab9423a6, 0xab9423a6, 0xab9423a6
        .long      0xfc93a038, 0xfc93a038, 0xfc93a038, 0xfc93a038, 0x655b59c2, 0x655b59c2
        .long      0x655b59c2, 0x655b59c2, 0x8f0ccc91, 0x8f0ccc91, 0x8f0ccc91, 0x8f0ccc91
        .long      0xffeff47c, 0xffeff47c, 0xffeff47c, 0xffeff47c, 0x85845dd0, 0x85845dd0
        .long      0x85845dd0, 0x85845dd0, 0x6fa87e4e, 0x6fa87e4e, 0x6fa87e4e, 0x6fa87e4e
        .long      0xfe2ce6df, 0xfe2ce6df, 0xfe2ce6df, 0xfe2ce6df, 0xa3014313, 0xa3014313
        .long      0xa3014313, 0xa3014313, 0x4e0811a0, 0x4e0811a0, 0x4e0811a0, 0x4e0811a0
        .long      0xf7537e81, 0xf7537e81, 0xf7537e81, 0xf7537e81, 0xbd3af234, 0xbd3af234
        .long      0xbd3af234, 0xbd3af234, 0x2ad7d2ba, 0x2ad7d2ba, 0x2ad7d2ba, 0x2ad7d2ba
        .long      0xeb86d390, 0xeb86d390, 0xeb86d390, 0xeb86d390

/*
 * void md5_x4_blocks(uint32_t state[4][4], const uint8_t *const data[4], size_t nblocks);
 *
 * Arguments: state in x0, data in x1, nblocks in x2.
 *
 * At the start of the loop: h0 in v0, h1 in v1, h2 in v2, h3 in v3.
 */
        .text
        .p2align   5
        .globl     SYMBOL(md5_x4_blocks)
#if defined(_WIN32)
        .def       SYMBOL(md5_x4_blocks)
        .scl       2
        .type      32
        .endef
#elif defined(__ELF__)
        .type      SYMBOL(md5_x4_blocks), %function
#endif
SYMBOL(md5_x4_blocks):
        .cfi_startproc
#if BTI
        hint       #34 // bti c
#endif
        sub        sp, sp, #32
        .cfi_adjust_cfa_offset 32
        str        x28, [sp]
        .cfi_rel_offset x28, 0
        stp        d8, d9, [sp, #8]
        .cfi_rel_offset d8, 8
        .cfi_rel_offset d9, 16
        cbz        x2, L(md5_x4_blocks_end)
        mov        x3, #0
        address    x28, L(md5_x4_blocks_constants)
        ldr        q0, [x0]
        ldr        q1, [x0, #16]
        ldr        q2, [x0, #32]
        ldr        q3, [x0, #48]
        .p2align   5
L(md5_x4_blocks_loop):
        ldr        x8, [x1]
        add        x8, x8, x3
        ldr        q5, [x8]
        ldr        q17, [x8, #16]
        ldr        q21, [x8, #32]
        ldr        q25, [x8, #48]
        ldr        x8, [x1, #8]
        add        x8, x8, x3
        ldr        q6, [x8]
        ldr        q18, [x8, #16]
        ldr        q22, [x8, #32]
        ldr        q26, [x8, #48]
        ldr        x8, [x1, #16]
        add        x8, x8, x3
        ldr        q7, [x8]
        ldr        q19, [x8, #16]
        ldr        q23, [x8, #32]
        ldr        q27, [x8, #48]
        ldr        x8, [x1, #24]
        add        x8, x8, x3
        ldr        q16, [x8]
        ldr        q20, [x8, #16]
        ldr        q24, [x8, #32]
        ldr        q28, [x8, #48]
        zip1       v4.4s, v5.4s, v6.4s
        zip2       v5.4s, v5.4s, v6.4s
        zip1       v6.4s, v7.4s, v16.4s
        zip2       v7.4s, v7.4s, v16.4s
        zip1       v16.2d, v4.2d, v6.2d
        zip2       v4.2d, v4.2d, v6.2d
        zip1       v6.2d, v5.2d, v7.2d
        zip2       v5.2d, v5.2d, v7.2d
        zip1       v7.4s, v17.4s, v18.4s
        zip2       v17.4s, v17.4s, v18.4s
        zip1       v18.4s, v19.4s, v20.4s
        zip2       v19.4s, v19.4s, v20.4s
        zip1       v20.2d, v7.2d, v18.2d
        zip2       v7.2d, v7.2d, v18.2d
        zip1       v18.2d, v17.2d, v19.2d
        zip2       v17.2d, v17.2d, v19.2d
        zip1       v19.4s, v21.4s, v22.4s
        zip2       v21.4s, v21.4s, v22.4s
        zip1       v22.4s, v23.4s, v24.4s
        zip2       v23.4s, v23.4s, v24.4s
        zip1       v24.2d, v19.2d, v22.2d
        zip2       v19.2d, v19.2d, v22.2d
        zip1       v22.2d, v21.2d, v23.2d
        zip2       v21.2d, v21.2d, v23.2d
        zip1       v23.4s, v25.4s, v26.4s
        zip2       v25.4s, v25.4s, v26.4s
        zip1       v26.4s, v27.4s, v28.4s
        zip2       v27.4s, v27.4s, v28.4s
        zip1       v28.2d, v23.2d, v26.2d
        zip2       v23.2d, v23.2d, v26.2d
        zip1       v26.2d, v25.2d, v27.2d
        zip2       v25.2d, v25.2d, v27.2d
        mov        v27.16b, v1.16b
        bsl        v27.16b, v2.16b, v3.16b
        ldr        q29, [x28]
        add        v29.4s, v16.4s, v29.4s
        add        v29.4s, v29.4s, v0.4s
        add        v27.4s, v27.4s, v29.4s
        shl        v29.4s, v27.4s, #7
        sri        v29.4s, v27.4s, #25
        add        v27.4s, v29.4s, v1.4s                // step 1, F: cycle 11
        mov        v29.16b, v2.16b
        bit        v29.16b, v1.16b, v27.16b
        ldr        q30, [x28, #16]
        add        v30.4s, v3.4s, v30.4s
        add        v30.4s, v4.4s, v30.4s
        add        v29.4s, v29.4s, v30.4s
        shl        v30.4s, v29.4s, #12
        sri        v30.4s, v29.4s, #20
        add        v29.4s, v30.4s, v27.4s               // step 2, F: cycle 21
        mov        v30.16b, v1.16b
        bit        v30.16b, v27.16b, v29.16b
        ldr        q31, [x28, #32]
        add        v31.4s, v2.4s, v31.4s
        add        v31.4s, v6.4s, v31.4s
        add        v30.4s, v30.4s, v31.4s
        shl        v31.4s, v30.4s, #17
        sri        v31.4s, v30.4s, #15
        add        v30.4s, v31.4s, v29.4s               // step 3, F: cycle 31
        mov        v31.16b, v27.16b
        bit        v31.16b, v29.16b, v30.16b
        ldr        q8, [x28, #48]
        add        v8.4s, v1.4s, v8.4s
        add        v8.4s, v5.4s, v8.4s
        add        v31.4s, v31.4s, v8.4s
        shl        v8.4s, v31.4s, #22
        sri        v8.4s, v31.4s, #10
        add        v31.4s, v8.4s, v30.4s                // step 4, F: cycle 41
        mov        v8.16b, v29.16b
        bit        v8.16b, v30.16b, v31.16b
        ldr        q9, [x28, #64]
        add        v27.4s, v27.4s, v9.4s
        add        v27.4s, v20.4s, v27.4s
        add        v27.4s, v8.4s, v27.4s
        shl        v8.4s, v27.4s, #7
        sri        v8.4s, v27.4s, #25
        add        v27.4s, v8.4s, v31.4s                // step 5, F: cycle 51
        mov        v8.16b, v30.16b
        bit        v8.16b, v31.16b, v27.16b
        ldr        q9, [x28, #80]
        add        v29.4s, v29.4s, v9.4s
        add        v29.4s, v7.4s, v29.4s
        add        v29.4s, v8.4s, v29.4s
        shl        v8.4s, v29.4s, #12
        sri        v8.4s, v29.4s, #20
        add        v29.4s, v8.4s, v27.4s                // step 6, F: cycle 61
        mov        v8.16b, v31.16b
        bit        v8.16b, v27.16b, v29.16b
        ldr        q9, [x28, #96]
        add        v30.4s, v30.4s, v9.4s
        add        v30.4s, v18.4s, v30.4s
        add        v30.4s, v8.4s, v30.4s
        shl        v8.4s, v30.4s, #17
        sri        v8.4s, v30.4s, #15
        add        v30.4s, v8.4s, v29.4s                // step 7, F: cycle 71
        mov        v8.16b, v27.16b
        bit        v8.16b, v29.16b, v30.16b
        ldr        q9, [x28, #112]
        add        v31.4s, v31.4s, v9.4s
        add        v31.4s, v17.4s, v31.4s
        add        v31.4s, v8.4s, v31.4s
        shl        v8.4s, v31.4s, #22
        sri        v8.4s, v31.4s, #10
        add        v31.4s, v8.4s, v30.4s                // step 8, F: cycle 81
        mov        v8.16b, v29.16b
        bit        v8.16b, v30.16b, v31.16b
        ldr        q9, [x28, #128]
        add        v27.4s, v27.4s, v9.4s
        add        v27.4s, v24.4s, v27.4s
        add        v27.4s, v8.4s, v27.4s
        shl        v8.4s, v27.4s, #7
        sri        v8.4s, v27.4s, #25
        add        v27.4s, v8.4s, v31.4s                // step 9, F: cycle 91
        mov        v8.16b, v30.16b
        bit        v8.16b, v31.16b, v27.16b
        ldr        q9, [x28, #144]
        add        v29.4s, v29.4s, v9.4s
        add        v29.4s, v19.4s, v29.4s
        add        v29.4s, v8.4s, v29.4s
        shl        v8.4s, v29.4s, #12
        sri        v8.4s, v29.4s, #20
        add        v29.4s, v8.4s, v27.4s                // step 10, F: cycle 101
        mov        v8.16b, v31.16b
        bit        v8.16b, v27.16b, v29.16b
        ldr        q9, [x28, #160]
        add        v30.4s, v30.4s, v9.4s
        add        v30.4s, v22.4s, v30.4s
        add        v30.4s, v8.4s, v30.4s
        shl        v8.4s, v30.4s, #17
        sri        v8.4s, v30.4s, #15
        add        v30.4s, v8.4s, v29.4s                // step 11, F: cycle 111
        mov        v8.16b, v27.16b
        bit        v8.16b, v29.16b, v30.16b
        ldr        q9, [x28, #176]
        add        v31.4s, v31.4s, v9.4s
        add        v31.4s, v21.4s, v31.4s
        add        v31.4s, v8.4s, v31.4s
        shl        v8.4s, v31.4s, #22
        sri        v8.4s, v31.4s, #10
        add        v31.4s, v8.4s, v30.4s                // step 12, F: cycle 121
        mov        v8.16b, v29.16b
        bit        v8.16b, v30.16b, v31.16b
        ldr        q9, [x28, #192]
        add        v27.4s, v27.4s, v9.4s
        add        v27.4s, v28.4s, v27.4s
        add        v27.4s, v8.4s, v27.4s
        shl        v8.4s, v27.4s, #7
        sri        v8.4s, v27.4s, #25
        add        v27.4s, v8.4s, v31.4s                // step 13, F: cycle 131
        mov        v8.16b, v30.16b
        bit        v8.16b, v31.16b, v27.16b
        ldr        q9, [x28, #208]
        add        v29.4s, v29.4s, v9.4s
        add        v29.4s, v23.4s, v29.4s
        add        v29.4s, v8.4s, v29.4s
        shl        v8.4s, v29.4s, #12
        sri        v8.4s, v29.4s, #20
        add        v29.4s, v8.4s, v27.4s                // step 14, F: cycle 141
        mov        v8.16b, v31.16b
        bit        v8.16b, v27.16b, v29.16b
        ldr        q9, [x28, #224]
        add        v30.4s, v30.4s, v9.4s
        add        v30.4s, v26.4s, v30.4s
        add        v30.4s, v8.4s, v30.4s
        shl        v8.4s, v30.4s, #17
        sri        v8.4s, v30.4s, #15
        add        v30.4s, v8.4s, v29.4s                // step 15, F: cycle 151
        mov        v8.16b, v27.16b
        bit        v8.16b, v29.16b, v30.16b
        ldr        q9, [x28, #240]
        add        v31.4s, v31.4s, v9.4s
        add        v31.4s, v25.4s, v31.4s
        add        v31.4s, v8.4s, v31.4s
        shl        v8.4s, v31.4s, #22
        sri        v8.4s, v31.4s, #10
        add        v31.4s, v8.4s, v30.4s                // step 16, F: cycle 161
        mov        v8.16b, v29.16b
        bsl        v8.16b, v31.16b, v30.16b
        ldr        q9, [x28, #256]
        add        v27.4s, v27.4s, v9.4s
        add        v27.4s, v4.4s, v27.4s
        add        v27.4s, v8.4s, v27.4s
        shl        v8.4s, v27.4s, #5
        sri        v8.4s, v27.4s, #27
        add        v27.4s, v8.4s, v31.4s                // step 17, G: cycle 171
        mov        v8.16b, v30.16b
        bsl        v8.16b, v27.16b, v31.16b
        ldr        q9, [x28, #272]
        add        v29.4s, v29.4s, v9.4s
        add        v29.4s, v18.4s, v29.4s
        add        v29.4s, v8.4s, v29.4s
        shl        v8.4s, v29.4s, #9
        sri        v8.4s, v29.4s, #23
        add        v29.4s, v8.4s, v27.4s                // step 18, G: cycle 181
        mov        v8.16b, v31.16b
        bsl        v8.16b, v29.16b, v27.16b
        ldr        q9, [x28, #288]
        add        v30.4s, v30.4s, v9.4s
        add        v30.4s, v21.4s, v30.4s
        add        v30.4s, v8.4s, v30.4s
        shl        v8.4s, v30.4s, #14
        sri        v8.4s, v30.4s, #18
        add        v30.4s, v8.4s, v29.4s                // step 19, G: cycle 191
        mov        v8.16b, v27.16b
        bsl        v8.16b, v30.16b, v29.16b
        ldr        q9, [x28, #304]
        add        v31.4s, v31.4s, v9.4s
        add        v31.4s, v16.4s, v31.4s
        add        v31.4s, v8.4s, v31.4s
        shl        v8.4s, v31.4s, #20
        sri        v8.4s, v31.4s, #12
        add        v31.4s, v8.4s, v30.4s                // step 20, G: cycle 201
        mov        v8.16b, v29.16b
        bsl        v8.16b, v31.16b, v30.16b
        ldr        q9, [x28, #320]
        add        v27.4s, v27.4s, v9.4s
        add        v27.4s, v7.4s, v27.4s
        add        v27.4s, v8.4s, v27.4s
        shl        v8.4s, v27.4s, #5
        sri        v8.4s, v27.4s, #27
        add        v27.4s, v8.4s, v31.4s                // step 21, G: cycle 211
        mov        v8.16b, v30.16b
        bsl        v8.16b, v27.16b, v31.16b
        ldr        q9, [x28, #336]
        add        v29.4s, v29.4s, v9.4s
        add        v29.4s, v22.4s, v29.4s
        add        v29.4s, v8.4s, v29.4s
        shl        v8.4s, v29.4s, #9
        sri        v8.4s, v29.4s, #23
        add        v29.4s, v8.4s, v27.4s                // step 22, G: cycle 221
        mov        v8.16b, v31.16b
        bsl        v8.16b, v29.16b, v27.16b
        ldr        q9, [x28, #352]
        add        v30.4s, v30.4s, v9.4s
        add        v30.4s, v25.4s, v30.4s
        add        v30.4s, v8.4s, v30.4s
        shl        v8.4s, v30.4s, #14
        sri        v8.4s, v30.4s, #18
        add        v30.4s, v8.4s, v29.4s                // step 23, G: cycle 231
        mov        v8.16b, v27.16b
        bsl        v8.16b, v30.16b, v29.16b
        ldr        q9, [x28, #368]
        add        v31.4s, v31.4s, v9.4s
        add        v31.4s, v20.4s, v31.4s
        add        v31.4s, v8.4s, v31.4s
        shl        v8.4s, v31.4s, #20
        sri        v8.4s, v31.4s, #12
        add        v31.4s, v8.4s, v30.4s                // step 24, G: cycle 241
        mov        v8.16b, v29.16b
        bsl        v8.16b, v31.16b, v30.16b
        ldr        q9, [x28, #384]
        add        v27.4s, v27.4s, v9.4s
        add        v27.4s, v19.4s, v27.4s
        add        v27.4s, v8.4s, v27.4s
        shl        v8.4s, v27.4s, #5
        sri        v8.4s, v27.4s, #27
        add        v27.4s, v8.4s, v31.4s                // step 25, G: cycle 251
        mov        v8.16b, v30.16b
        bsl        v8.16b, v27.16b, v31.16b
        ldr        q9, [x28, #400]
        add        v29.4s, v29.4s, v9.4s
        add        v29.4s, v26.4s, v29.4s
        add        v29.4s, v8.4s, v29.4s
        shl        v8.4s, v29.4s, #9
        sri        v8.4s, v29.4s, #23
        add        v29.4s, v8.4s, v27.4s                // step 26, G: cycle 261
        mov        v8.16b, v31.16b
        bsl        v8.16b, v29.16b, v27.16b
        ldr        q9, [x28, #416]
        add        v30.4s, v30.4s, v9.4s
        add        v30.4s, v5.4s, v30.4s
        add        v30.4s, v8.4s, v30.4s
        shl        v8.4s, v30.4s, #14
        sri        v8.4s, v30.4s, #18
        add        v30.4s, v8.4s, v29.4s                // step 27, G: cycle 271
        mov        v8.16b, v27.16b
        bsl        v8.16b, v30.16b, v29.16b
        ldr        q9, [x28, #432]
        add        v31.4s, v31.4s, v9.4s
        add        v31.4s, v24.4s, v31.4s
        add        v31.4s, v8.4s, v31.4s
        shl        v8.4s, v31.4s, #20
        sri        v8.4s, v31.4s, #12
        add        v31.4s, v8.4s, v30.4s                // step 28, G: cycle 281
        mov        v8.16b, v29.16b
        bsl        v8.16b, v31.16b, v30.16b
        ldr        q9, [x28, #448]
        add        v27.4s, v27.4s, v9.4s
        add        v27.4s, v23.4s, v27.4s
        add        v27.4s, v8.4s, v27.4s
        shl        v8.4s, v27.4s, #5
        sri        v8.4s, v27.4s, #27
        add        v27.4s, v8.4s, v31.4s                // step 29, G: cycle 291
        mov        v8.16b, v30.16b
        bsl        v8.16b, v27.16b, v31.16b
        ldr        q9, [x28, #464]
        add        v29.4s, v29.4s, v9.4s
        add        v29.4s, v6.4s, v29.4s
        add        v29.4s, v8.4s, v29.4s
        shl        v8.4s, v29.4s, #9
        sri        v8.4s, v29.4s, #23
        add        v29.4s, v8.4s, v27.4s                // step 30, G: cycle 301
        mov        v8.16b, v31.16b
        bsl        v8.16b, v29.16b, v27.16b
        ldr        q9, [x28, #480]
        add        v30.4s, v30.4s, v9.4s
        add        v30.4s, v17.4s, v30.4s
        add        v30.4s, v8.4s, v30.4s
        shl        v8.4s, v30.4s, #14
        sri        v8.4s, v30.4s, #18
        add        v30.4s, v8.4s, v29.4s                // step 31, G: cycle 311
        mov        v8.16b, v27.16b
        bsl        v8.16b, v30.16b, v29.16b
        ldr        q9, [x28, #496]
        add        v31.4s, v31.4s, v9.4s
        add        v31.4s, v28.4s, v31.4s
        add        v31.4s, v8.4s, v31.4s
        shl        v8.4s, v31.4s, #20
        sri        v8.4s, v31.4s, #12
        add        v31.4s, v8.4s, v30.4s                // step 32, G: cycle 321
        eor3       v8.16b, v31.16b, v29.16b, v30.16b
        ldr        q9, [x28, #512]
        add        v27.4s, v27.4s, v9.4s
        add        v27.4s, v7.4s, v27.4s
        add        v27.4s, v8.4s, v27.4s
        shl        v8.4s, v27.4s, #4
        sri        v8.4s, v27.4s, #28
        add        v27.4s, v8.4s, v31.4s                // step 33, H: cycle 331
        eor3       v8.16b, v27.16b, v30.16b, v31.16b
        ldr        q9, [x28, #528]
        add        v29.4s, v29.4s, v9.4s
        add        v29.4s, v24.4s, v29.4s
        add        v29.4s, v8.4s, v29.4s
        shl        v8.4s, v29.4s, #11
        sri        v8.4s, v29.4s, #21
        add        v29.4s, v8.4s, v27.4s                // step 34, H: cycle 341
        eor3       v8.16b, v29.16b, v31.16b, v27.16b
        ldr        q9, [x28, #544]
        add        v30.4s, v30.4s, v9.4s
        add        v30.4s, v21.4s, v30.4s
        add        v30.4s, v8.4s, v30.4s
        rev32      v30.8h, v30.8h
        add        v30.4s, v30.4s, v29.4s               // step 35, H: cycle 349
        eor3       v8.16b, v30.16b, v27.16b, v29.16b
        ldr        q9, [x28, #560]
        add        v31.4s, v31.4s, v9.4s
        add        v31.4s, v26.4s, v31.4s
        add        v31.4s, v8.4s, v31.4s
        shl        v8.4s, v31.4s, #23
        sri        v8.4s, v31.4s, #9
        add        v31.4s, v8.4s, v30.4s                // step 36, H: cycle 359
        eor3       v8.16b, v31.16b, v29.16b, v30.16b
        ldr        q9, [x28, #576]
        add        v27.4s, v27.4s, v9.4s
        add        v27.4s, v4.4s, v27.4s
        add        v27.4s, v8.4s, v27.4s
        shl        v8.4s, v27.4s, #4
        sri        v8.4s, v27.4s, #28
        add        v27.4s, v8.4s, v31.4s                // step 37, H: cycle 369
        eor3       v8.16b, v27.16b, v30.16b, v31.16b
        ldr        q9, [x28, #592]
        add        v29.4s, v29.4s, v9.4s
        add        v29.4s, v20.4s, v29.4s
        add        v29.4s, v8.4s, v29.4s
        shl        v8.4s, v29.4s, #11
        sri        v8.4s, v29.4s, #21
        add        v29.4s, v8.4s, v27.4s                // step 38, H: cycle 379
        eor3       v8.16b, v29.16b, v31.16b, v27.16b
        ldr        q9, [x28, #608]
        add        v30.4s, v30.4s, v9.4s
        add        v30.4s, v17.4s, v30.4s
        add        v30.4s, v8.4s, v30.4s
        rev32      v30.8h, v30.8h
        add        v30.4s, v30.4s, v29.4s               // step 39, H: cycle 387
        eor3       v8.16b, v30.16b, v27.16b, v29.16b
        ldr        q9, [x28, #624]
        add        v31.4s, v31.4s, v9.4s
        add        v31.4s, v22.4s, v31.4s
        add        v31.4s, v8.4s, v31.4s
        shl        v8.4s, v31.4s, #23
        sri        v8.4s, v31.4s, #9
        add        v31.4s, v8.4s, v30.4s                // step 40, H: cycle 397
        eor3       v8.16b, v31.16b, v29.16b, v30.16b
        ldr        q9, [x28, #640]
        add        v27.4s, v27.4s, v9.4s
        add        v27.4s, v23.4s, v27.4s
        add        v27.4s, v8.4s, v27.4s
        shl        v8.4s, v27.4s, #4
        sri        v8.4s, v27.4s, #28
        add        v27.4s, v8.4s, v31.4s                // step 41, H: cycle 407
        eor3       v8.16b, v27.16b, v30.16b, v31.16b
        ldr        q9, [x28, #656]
        add        v29.4s, v29.4s, v9.4s
        add        v29.4s, v16.4s, v29.4s
        add        v29.4s, v8.4s, v29.4s
        shl        v8.4s, v29.4s, #11
        sri        v8.4s, v29.4s, #21
        add        v29.4s, v8.4s, v27.4s                // step 42, H: cycle 417
        eor3       v8.16b, v29.16b, v31.16b, v27.16b
        ldr        q9, [x28, #672]
        add        v30.4s, v30.4s, v9.4s
        add        v30.4s, v5.4s, v30.4s
        add        v30.4s, v8.4s, v30.4s
        rev32      v30.8h, v30.8h
        add        v30.4s, v30.4s, v29.4s               // step 43, H: cycle 425
        eor3       v8.16b, v30.16b, v27.16b, v29.16b
        ldr        q9, [x28, #688]
        add        v31.4s, v31.4s, v9.4s
        add        v31.4s, v18.4s, v31.4s
        add        v31.4s, v8.4s, v31.4s
        shl        v8.4s, v31.4s, #23
        sri        v8.4s, v31.4s, #9
        add        v31.4s, v8.4s, v30.4s                // step 44, H: cycle 435
        eor3       v8.16b, v31.16b, v29.16b, v30.16b
        ldr        q9, [x28, #704]
        add        v27.4s, v27.4s, v9.4s
        add        v27.4s, v19.4s, v27.4s
        add        v27.4s, v8.4s, v27.4s
        shl        v8.4s, v27.4s, #4
        sri        v8.4s, v27.4s, #28
        add        v27.4s, v8.4s, v31.4s                // step 45, H: cycle 445
        eor3       v8.16b, v27.16b, v30.16b, v31.16b
        ldr        q9, [x28, #720]
        add        v29.4s, v29.4s, v9.4s
        add        v29.4s, v28.4s, v29.4s
        add        v29.4s, v8.4s, v29.4s
        shl        v8.4s, v29.4s, #11
        sri        v8.4s, v29.4s, #21
        add        v29.4s, v8.4s, v27.4s                // step 46, H: cycle 455
        eor3       v8.16b, v29.16b, v31.16b, v27.16b
        ldr        q9, [x28, #736]
        add        v30.4s, v30.4s, v9.4s
        add        v30.4s, v25.4s, v30.4s
        add        v30.4s, v8.4s, v30.4s
        rev32      v30.8h, v30.8h
        add        v30.4s, v30.4s, v29.4s               // step 47, H: cycle 463
        eor3       v8.16b, v30.16b, v27.16b, v29.16b
        ldr        q9, [x28, #752]
        add        v31.4s, v31.4s, v9.4s
        add        v31.4s, v6.4s, v31.4s
        add        v31.4s, v8.4s, v31.4s
        shl        v8.4s, v31.4s, #23
        sri        v8.4s, v31.4s, #9
        add        v31.4s, v8.4s, v30.4s                // step 48, H: cycle 473
        ldr        q8, [x28, #768]
        add        v27.4s, v27.4s, v8.4s
        add        v16.4s, v16.4s, v27.4s
        bcax       v27.16b, v30.16b, v29.16b, v31.16b
        sub        v16.4s, v16.4s, v27.4s
        shl        v27.4s, v16.4s, #6
        sri        v27.4s, v16.4s, #26
        add        v16.4s, v27.4s, v31.4s               // step 49, I: cycle 483
        ldr        q27, [x28, #784]
        add        v27.4s, v29.4s, v27.4s
        add        v17.4s, v17.4s, v27.4s
        bcax       v27.16b, v31.16b, v30.16b, v16.16b
        sub        v17.4s, v17.4s, v27.4s
        shl        v27.4s, v17.4s, #10
        sri        v27.4s, v17.4s, #22
        add        v17.4s, v27.4s, v16.4s               // step 50, I: cycle 493
        ldr        q27, [x28, #800]
        add        v27.4s, v30.4s, v27.4s
        add        v26.4s, v26.4s, v27.4s
        bcax       v27.16b, v16.16b, v31.16b, v17.16b
        sub        v26.4s, v26.4s, v27.4s
        shl        v27.4s, v26.4s, #15
        sri        v27.4s, v26.4s, #17
        add        v26.4s, v27.4s, v17.4s               // step 51, I: cycle 503
        ldr        q27, [x28, #816]
        add        v27.4s, v31.4s, v27.4s
        add        v7.4s, v7.4s, v27.4s
        bcax       v27.16b, v17.16b, v16.16b, v26.16b
        sub        v7.4s, v7.4s, v27.4s
        shl        v27.4s, v7.4s, #21
        sri        v27.4s, v7.4s, #11
        add        v7.4s, v27.4s, v26.4s                // step 52, I: cycle 513
        ldr        q27, [x28, #832]
        add        v16.4s, v16.4s, v27.4s
        add        v16.4s, v28.4s, v16.4s
        bcax       v27.16b, v26.16b, v17.16b, v7.16b
        sub        v16.4s, v16.4s, v27.4s
        shl        v27.4s, v16.4s, #6
        sri        v27.4s, v16.4s, #26
        add        v16.4s, v27.4s, v7.4s                // step 53, I: cycle 523
        ldr        q27, [x28, #848]
        add        v17.4s, v17.4s, v27.4s
        add        v5.4s, v5.4s, v17.4s
        bcax       v17.16b, v7.16b, v26.16b, v16.16b
        sub        v5.4s, v5.4s, v17.4s
        shl        v17.4s, v5.4s, #10
        sri        v17.4s, v5.4s, #22
        add        v5.4s, v17.4s, v16.4s                // step 54, I: cycle 533
        ldr        q17, [x28, #864]
        add        v17.4s, v26.4s, v17.4s
        add        v17.4s, v22.4s, v17.4s
        bcax       v22.16b, v16.16b, v7.16b, v5.16b
        sub        v17.4s, v17.4s, v22.4s
        shl        v22.4s, v17.4s, #15
        sri        v22.4s, v17.4s, #17
        add        v17.4s, v22.4s, v5.4s                // step 55, I: cycle 543
        ldr        q22, [x28, #880]
        add        v7.4s, v7.4s, v22.4s
        add        v4.4s, v4.4s, v7.4s
        bcax       v7.16b, v5.16b, v16.16b, v17.16b
        sub        v4.4s, v4.4s, v7.4s
        shl        v7.4s, v4.4s, #21
        sri        v7.4s, v4.4s, #11
        add        v4.4s, v7.4s, v17.4s                 // step 56, I: cycle 553
        ldr        q7, [x28, #896]
        add        v7.4s, v16.4s, v7.4s
        add        v7.4s, v24.4s, v7.4s
        bcax       v16.16b, v17.16b, v5.16b, v4.16b
        sub        v7.4s, v7.4s, v16.4s
        shl        v16.4s, v7.4s, #6
        sri        v16.4s, v7.4s, #26
        add        v7.4s, v16.4s, v4.4s                 // step 57, I: cycle 563
        ldr        q16, [x28, #912]
        add        v5.4s, v5.4s, v16.4s
        add        v5.4s, v25.4s, v5.4s
        bcax       v16.16b, v4.16b, v17.16b, v7.16b
        sub        v5.4s, v5.4s, v16.4s
        shl        v16.4s, v5.4s, #10
        sri        v16.4s, v5.4s, #22
        add        v5.4s, v16.4s, v7.4s                 // step 58, I: cycle 573
        ldr        q16, [x28, #928]
        add        v16.4s, v17.4s, v16.4s
        add        v16.4s, v18.4s, v16.4s
        bcax       v17.16b, v7.16b, v4.16b, v5.16b
        sub        v16.4s, v16.4s, v17.4s
        shl        v17.4s, v16.4s, #15
        sri        v17.4s, v16.4s, #17
        add        v16.4s, v17.4s, v5.4s                // step 59, I: cycle 583
        ldr        q17, [x28, #944]
        add        v4.4s, v4.4s, v17.4s
        add        v4.4s, v23.4s, v4.4s
        bcax       v17.16b, v5.16b, v7.16b, v16.16b
        sub        v4.4s, v4.4s, v17.4s
        shl        v17.4s, v4.4s, #21
        sri        v17.4s, v4.4s, #11
        add        v4.4s, v17.4s, v16.4s                // step 60, I: cycle 593
        ldr        q17, [x28, #960]
        add        v7.4s, v7.4s, v17.4s
        add        v7.4s, v20.4s, v7.4s
        bcax       v17.16b, v16.16b, v5.16b, v4.16b
        sub        v7.4s, v7.4s, v17.4s
        shl        v17.4s, v7.4s, #6
        sri        v17.4s, v7.4s, #26
        add        v7.4s, v17.4s, v4.4s                 // step 61, I: cycle 603
        ldr        q17, [x28, #976]
        add        v5.4s, v5.4s, v17.4s
        add        v5.4s, v21.4s, v5.4s
        bcax       v17.16b, v4.16b, v16.16b, v7.16b
        sub        v5.4s, v5.4s, v17.4s
        shl        v17.4s, v5.4s, #10
        sri        v17.4s, v5.4s, #22
        add        v5.4s, v17.4s, v7.4s                 // step 62, I: cycle 613
        ldr        q17, [x28, #992]
        add        v16.4s, v16.4s, v17.4s
        add        v6.4s, v6.4s, v16.4s
        bcax       v16.16b, v7.16b, v4.16b, v5.16b
        sub        v6.4s, v6.4s, v16.4s
        shl        v16.4s, v6.4s, #15
        sri        v16.4s, v6.4s, #17
        add        v6.4s, v16.4s, v5.4s                 // step 63, I: cycle 623
        ldr        q16, [x28, #1008]
        add        v4.4s, v4.4s, v16.4s
        add        v4.4s, v19.4s, v4.4s
        bcax       v16.16b, v5.16b, v7.16b, v6.16b
        sub        v4.4s, v4.4s, v16.4s
        shl        v16.4s, v4.4s, #21
        sri        v16.4s, v4.4s, #11
        add        v4.4s, v16.4s, v6.4s                 // step 64, I: cycle 633
        add        v0.4s, v7.4s, v0.4s
        add        v1.4s, v4.4s, v1.4s
        add        v2.4s, v6.4s, v2.4s
        add        v3.4s, v5.4s, v3.4s
        str        q0, [x0]
        str        q1, [x0, #16]
        str        q2, [x0, #32]
        str        q3, [x0, #48]
        add        x3, x3, #64
        subs       x2, x2, #1
        b.ne       L(md5_x4_blocks_loop)
L(md5_x4_blocks_end):
        ldr        x28, [sp]
        .cfi_restore x28
        ldp        d8, d9, [sp, #8]
        .cfi_restore d8
        .cfi_restore d9
        add        sp, sp, #32
        .cfi_adjust_cfa_offset -32
        ret
        .cfi_endproc
#if defined(__ELF__)
        .size      SYMBOL(md5_x4_blocks), . - SYMBOL(md5_x4_blocks)
#endif

#if defined(__ELF__)
        .section .note.GNU-stack,"",%progbits
#if defined(PROTECTED) && PROTECTED
        .section .note.gnu.property,"a",%note
        .p2align   3
        .long      4, 16, 5
        .asciz     "GNU"
        .long      0xc0000000, 4, PROTECTED, 0
#endif
#endif
