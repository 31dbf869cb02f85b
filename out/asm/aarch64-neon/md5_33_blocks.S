/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for AArch64 with SIMD (NEON), 4 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target aarch64-neon --kernel fixed --length 33 --emitter gas
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench md5 --target aarch64-neon --kernel fixed --size 33 --emitter
 * gas` measures the speed.
 *
 * md5_33_x4x2: 898 instructions for a message in each lane of 2 streams, critical path 633
 *     cycles.
 * Rules: or_not_as_select 16 times, not_in_sum 16 times.
 * md5_33: 453 instructions for a message, critical path 286 cycles.
 * Rules: select_as_add 16 times.
 * md5_33_x4x2: 1322 instructions in all, 62 of them moves between registers.
 * md5_33_x1: 543 instructions in all, 0 of them moves between registers.
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
L(md5_33_x4x2_constants):
        .long      0xd76aa477, 0xd76aa477, 0xd76aa477, 0xd76aa477, 0xefcdab89, 0xefcdab89
        .long      0xefcdab89, 0xefcdab89, 0x98badcfe, 0x98badcfe, 0x98badcfe, 0x98badcfe
        .long      0xf8fa0bcc, 0xf8fa0bcc, 0xf8fa0bcc, 0xf8fa0bcc, 0xbcdb4dd9, 0xbcdb4dd9
        .long      0xbcdb4dd9, 0xbcdb4dd9, 0xb18b7a77, 0xb18b7a77, 0xb18b7a77, 0xb18b7a77
        .long      0xe549bb38, 0xe549bb38, 0xe549bb38, 0xe549bb38, 0x4787c62a, 0x4787c62a
        .long      0x4787c62a, 0x4787c62a, 0xa8304613, 0xa8304613, 0xa8304613, 0xa8304613
        .long      0xfd469501, 0xfd469501, 0xfd469501, 0xfd469501, 0x000000ff, 0x000000ff
        .long      0x000000ff, 0x000000ff, 0x00008000, 0x00008000, 0x00008000, 0x00008000
        .long      0x698098d8, 0x698098d8, 0x698098d8, 0x698098d8, 0x8b44f7af, 0x8b44f7af
        .long      0x8b44f7af, 0x8b44f7af, 0xffff5bb1, 0xffff5bb1, 0xffff5bb1, 0xffff5bb1
        .long      0x895cd7be, 0x895cd7be, 0x895cd7be, 0x895cd7be, 0x6b901122, 0x6b901122
        .long      0x6b901122, 0x6b901122, 0xfd987193, 0xfd987193, 0xfd987193, 0xfd987193
        .long      0xa6794496, 0xa6794496, 0xa6794496, 0xa6794496, 0x49b40821, 0x49b40821
        .long      0x49b40821, 0x49b40821, 0xf61e2562, 0xf61e2562, 0xf61e2562, 0xf61e2562
        .long      0xc040b340, 0xc040b340, 0xc040b340, 0xc040b340, 0x265e5a51, 0x265e5a51
        .long      0x265e5a51, 0x265e5a51, 0xe9b6c7aa, 0xe9b6c7aa, 0xe9b6c7aa, 0xe9b6c7aa
        .long      0xd62f105d, 0xd62f105d, 0xd62f105d, 0xd62f105d, 0x02441453, 0x02441453
        .long      0x02441453, 0x02441453, 0xd8a1e681, 0xd8a1e681, 0xd8a1e681, 0xd8a1e681
        .long      0xe7d3fbc8, 0xe7d3fbc8, 0xe7d3fbc8, 0xe7d3fbc8, 0x21e1cde6, 0x21e1cde6
        .long      0x21e1cde6, 0x21e1cde6, 0xc33708de, 0xc33708de, 0xc33708de, 0xc33708de
        .long      0xf4d50d87, 0xf4d50d87, 0xf4d50d87, 0xf4d50d87, 0x455a14ed, 0x455a14ed
        .long      0x455a14ed, 0x455a14ed, 0xa9e3e905, 0xa9e3e905, 0xa9e3e905, 0xa9e3e905
        .long      0xfcefa3f8, 0xfcefa3f8, 0xfcefa3f8, 0xfcefa3f8, 0x676f02d9, 0x676f02d9
        .long      0x676f02d9, 0x676f02d9, 0x8d2a4c8a, 0x8d2a4c8a, 0x8d2a4c8a, 0x8d2a4c8a
        .long      0xfffa3942, 0xfffa3942, 0xfffa3942, 0xfffa3942, 0x8771f681, 0x8771f681
        .long      0x8771f681, 0x8771f681, 0x6d9d6122, 0x6d9d6122, 0x6d9d6122, 0x6d9d6122
        .long      0xfde53914, 0xfde53914, 0xfde53914, 0xfde53914, 0xa4beea44, 0xa4beea44
        .long      0xa4beea44, 0xa4beea44, 0x4bdecfa9, 0x4bdecfa9, 0x4bdecfa9, 0x4bdecfa9
        .long      0xf6bb4b60, 0xf6bb4b60, 0xf6bb4b60, 0xf6bb4b60, 0xbebfbc70, 0xbebfbc70
        .long      0xbebfbc70, 0xbebfbc70, 0x289b7ec6, 0x289b7ec6, 0x289b7ec6, 0x289b7ec6
        .long      0xeaa127fa, 0xeaa127fa, 0xeaa127fa, 0xeaa127fa, 0xd4ef3085, 0xd4ef3085
        .long      0xd4ef3085, 0xd4ef3085, 0x04881d05, 0x04881d05, 0x04881d05, 0x04881d05
        .long      0xd9d4d039, 0xd9d4d039, 0xd9d4d039, 0xd9d4d039, 0xe6db99e5, 0xe6db99e5
        .long      0xe6db99e5, 0xe6db99e5, 0x1fa27cf8, 0x1fa27cf8, 0x1fa27cf8, 0x1fa27cf8
        .long      0xc4ac5665, 0xc4ac5665, 0xc4ac5665, 0xc4ac5665, 0xf4292243, 0xf4292243
        .long      0xf4292243, 0xf4292243, 0x432aff96, 0x432aff96, 0x432aff96, 0x432aff96
        .long      0xab9424ae, 0xab9424ae, 0xab9424ae, 0xab9424ae, 0xfc93a038, 0xfc93a038
        .long      0xfc93a038, 0xfc93a038, 0x655b59c2, 0x655b59c2, 0x655b59c2, 0x655b59c2
        .long      0x8f0ccc91, 0x8f0ccc91, 0x8f0ccc91, 0x8f0ccc91, 0xffeff47c, 0xffeff47c
        .long      0xffeff47c, 0xffeff47c, 0x85845dd0, 0x85845dd0, 0x85845dd0, 0x85845dd0
        .long      0x6fa87e4e, 0x6fa87e4e, 0x6fa87e4e, 0x6fa87e4e, 0xfe2ce6df, 0xfe2ce6df
        .long      0xfe2ce6df, 0xfe2ce6df, 0xa3014313, 0xa3014313, 0xa3014313, 0xa3014313
        .long      0x4e0811a0, 0x4e0811a0, 0x4e0811a0, 0x4e0811a0, 0xf7537e81, 0xf7537e81
        .long      0xf7537e81, 0xf7537e81, 0xbd3af234, 0xbd3af234, 0xbd3af234, 0xbd3af234
        .long      0x2ad7d2ba, 0x2ad7d2ba, 0x2ad7d2ba, 0x2ad7d2ba, 0xeb86d390, 0xeb86d390
        .long      0xeb86d390, 0xeb86d390, 0x67452301, 0x67452301, 0x67452301, 0x67452301
        .long      0x10325476, 0x10325476, 0x10325476, 0x10325476

/*
 * void md5_33_x4x2(const uint8_t *const *data, uint8_t (*digest)[16], size_t ngroups);
 *
 * Arguments: data in x0, digest in x1, ngroups in x2.
 */
        .text
        .p2align   5
        .globl     SYMBOL(md5_33_x4x2)
#if defined(_WIN32)
        .def       SYMBOL(md5_33_x4x2)
        .scl       2
        .type      32
        .endef
#elif defined(__ELF__)
        .type      SYMBOL(md5_33_x4x2), %function
#endif
SYMBOL(md5_33_x4x2):
        .cfi_startproc
#if BTI
        hint       #34 // bti c
#endif
        sub        sp, sp, #96
        .cfi_adjust_cfa_offset 96
        stp        x25, x26, [sp]
        .cfi_rel_offset x25, 0
        .cfi_rel_offset x26, 8
        stp        x27, x28, [sp, #16]
        .cfi_rel_offset x27, 16
        .cfi_rel_offset x28, 24
        stp        d8, d9, [sp, #32]
        .cfi_rel_offset d8, 32
        .cfi_rel_offset d9, 40
        stp        d10, d11, [sp, #48]
        .cfi_rel_offset d10, 48
        .cfi_rel_offset d11, 56
        stp        d12, d13, [sp, #64]
        .cfi_rel_offset d12, 64
        .cfi_rel_offset d13, 72
        stp        d14, d15, [sp, #80]
        .cfi_rel_offset d14, 80
        .cfi_rel_offset d15, 88
        sub        sp, sp, #704
        .cfi_adjust_cfa_offset 704
        cbz        x2, L(md5_33_x4x2_end)
        mov        x28, sp
        mov        x27, sp
        add        x28, x28, #288
        ldr        x8, [x0]
        ldr        q12, [x8]
        ldr        x8, [x0, #8]
        ldr        q13, [x8]
        ldr        x8, [x0, #16]
        ldr        q14, [x8]
        ldr        x8, [x0, #24]
        ldr        q15, [x8]
        zip1       v11.4s, v12.4s, v13.4s
        zip2       v12.4s, v12.4s, v13.4s
        zip1       v13.4s, v14.4s, v15.4s
        zip2       v14.4s, v14.4s, v15.4s
        zip1       v15.2d, v11.2d, v13.2d
        zip2       v11.2d, v11.2d, v13.2d
        zip1       v13.2d, v12.2d, v14.2d
        zip2       v12.2d, v12.2d, v14.2d
        str        q15, [x27]
        str        q11, [x27, #32]
        str        q13, [x27, #64]
        str        q12, [x27, #96]
        ldr        x8, [x0]
        ldr        q11, [x8, #16]
        ldr        x8, [x0, #8]
        ldr        q12, [x8, #16]
        ldr        x8, [x0, #16]
        ldr        q13, [x8, #16]
        ldr        x8, [x0, #24]
        ldr        q15, [x8, #16]
        zip1       v14.4s, v11.4s, v12.4s
        zip2       v11.4s, v11.4s, v12.4s
        zip1       v12.4s, v13.4s, v15.4s
        zip2       v13.4s, v13.4s, v15.4s
        zip1       v15.2d, v14.2d, v12.2d
        zip2       v14.2d, v14.2d, v12.2d
        zip1       v12.2d, v11.2d, v13.2d
        zip2       v11.2d, v11.2d, v13.2d
        str        q15, [x27, #128]
        str        q14, [x27, #160]
        str        q12, [x27, #192]
        str        q11, [x27, #224]
        ldr        x8, [x0, #32]
        ldr        q12, [x8]
        ldr        x8, [x0, #40]
        ldr        q13, [x8]
        ldr        x8, [x0, #48]
        ldr        q14, [x8]
        ldr        x8, [x0, #56]
        ldr        q15, [x8]
        zip1       v11.4s, v12.4s, v13.4s
        zip2       v12.4s, v12.4s, v13.4s
        zip1       v13.4s, v14.4s, v15.4s
        zip2       v14.4s, v14.4s, v15.4s
        zip1       v15.2d, v11.2d, v13.2d
        zip2       v11.2d, v11.2d, v13.2d
        zip1       v13.2d, v12.2d, v14.2d
        zip2       v12.2d, v12.2d, v14.2d
        str        q15, [x27, #16]
        str        q11, [x27, #48]
        str        q13, [x27, #80]
        str        q12, [x27, #112]
        ldr        x8, [x0, #32]
        ldr        q11, [x8, #16]
        ldr        x8, [x0, #40]
        ldr        q12, [x8, #16]
        ldr        x8, [x0, #48]
        ldr        q13, [x8, #16]
        ldr        x8, [x0, #56]
        ldr        q15, [x8, #16]
        zip1       v14.4s, v11.4s, v12.4s
        zip2       v11.4s, v11.4s, v12.4s
        zip1       v12.4s, v13.4s, v15.4s
        zip2       v13.4s, v13.4s, v15.4s
        zip1       v15.2d, v14.2d, v12.2d
        zip2       v14.2d, v14.2d, v12.2d
        zip1       v12.2d, v11.2d, v13.2d
        zip2       v11.2d, v11.2d, v13.2d
        str        q15, [x27, #144]
        str        q14, [x27, #176]
        str        q12, [x27, #208]
        str        q11, [x27, #240]
        ldr        x8, [x0]
        ldr        w9, [x8, #29]
        str        w9, [x27, #256]
        ldr        x8, [x0, #8]
        ldr        w9, [x8, #29]
        str        w9, [x27, #260]
        ldr        x8, [x0, #16]
        ldr        w9, [x8, #29]
        str        w9, [x27, #264]
        ldr        x8, [x0, #24]
        ldr        w9, [x8, #29]
        str        w9, [x27, #268]
        ldr        x8, [x0, #32]
        ldr        w9, [x8, #29]
        str        w9, [x27, #272]
        ldr        x8, [x0, #40]
        ldr        w9, [x8, #29]
        str        w9, [x27, #276]
        ldr        x8, [x0, #48]
        ldr        w9, [x8, #29]
        str        w9, [x27, #280]
        ldr        x8, [x0, #56]
        ldr        w9, [x8, #29]
        str        w9, [x27, #284]
        address    x25, L(md5_33_x4x2_constants)
        .p2align   5
L(md5_33_x4x2_loop):
        mov        x26, x28
        mov        x28, x27
        mov        x27, x26
        add        x26, x0, #64
        cmp        x2, #1
        csel       x0, x0, x26, eq
        ldr        q0, [x28]
        ldr        q1, [x25]
        add        v2.4s, v0.4s, v1.4s
        shl        v3.4s, v2.4s, #7
        sri        v3.4s, v2.4s, #25
        ldr        q2, [x25, #16]
        add        v4.4s, v3.4s, v2.4s                  // stream a, step 1, F: cycle 7
        ldr        q5, [x28, #16]
        add        v1.4s, v5.4s, v1.4s
        shl        v6.4s, v1.4s, #7
        sri        v6.4s, v1.4s, #25
        ldr        x8, [x0]
        add        v1.4s, v6.4s, v2.4s                  // stream b, step 1, F: cycle 7
        ldr        q7, [x25, #32]
        bit        v7.16b, v2.16b, v4.16b
        ldr        q16, [x28, #32]
        ldr        q17, [x25, #48]
        add        v18.4s, v16.4s, v17.4s
        add        v7.4s, v7.4s, v18.4s
        shl        v18.4s, v7.4s, #12
        sri        v18.4s, v7.4s, #20
        add        v7.4s, v18.4s, v4.4s                 // stream a, step 2, F: cycle 17
        ldr        q12, [x8]
        ldr        q18, [x25, #32]
        bit        v18.16b, v2.16b, v1.16b
        ldr        q19, [x28, #48]
        add        v17.4s, v19.4s, v17.4s
        add        v17.4s, v18.4s, v17.4s
        shl        v18.4s, v17.4s, #12
        sri        v18.4s, v17.4s, #20
        add        v17.4s, v18.4s, v1.4s                // stream b, step 2, F: cycle 17
        mov        v18.16b, v2.16b
        bit        v18.16b, v4.16b, v7.16b
        ldr        x8, [x0, #8]
        ldr        q20, [x28, #64]
        ldr        q21, [x25, #64]
        add        v22.4s, v20.4s, v21.4s
        add        v18.4s, v18.4s, v22.4s
        shl        v22.4s, v18.4s, #17
        sri        v22.4s, v18.4s, #15
        add        v18.4s, v22.4s, v7.4s                // stream a, step 3, F: cycle 27
        bit        v2.16b, v1.16b, v17.16b
        ldr        q22, [x28, #80]
        add        v21.4s, v22.4s, v21.4s
        ldr        q13, [x8]
        add        v2.4s, v2.4s, v21.4s
        shl        v21.4s, v2.4s, #17
        sri        v21.4s, v2.4s, #15
        add        v2.4s, v21.4s, v17.4s                // stream b, step 3, F: cycle 27
        bit        v4.16b, v7.16b, v18.16b
        ldr        q21, [x28, #96]
        ldr        q23, [x25, #80]
        add        v24.4s, v21.4s, v23.4s
        add        v4.4s, v4.4s, v24.4s
        shl        v24.4s, v4.4s, #22
        sri        v24.4s, v4.4s, #10
        ldr        x8, [x0, #16]
        add        v4.4s, v24.4s, v18.4s                // stream a, step 4, F: cycle 37
        bit        v1.16b, v17.16b, v2.16b
        ldr        q24, [x28, #112]
        add        v23.4s, v24.4s, v23.4s
        add        v1.4s, v1.4s, v23.4s
        shl        v23.4s, v1.4s, #22
        sri        v23.4s, v1.4s, #10
        add        v1.4s, v23.4s, v2.4s                 // stream b, step 4, F: cycle 37
        mov        v23.16b, v7.16b
        ldr        q14, [x8]
        bit        v23.16b, v18.16b, v4.16b
        ldr        q25, [x25, #96]
        add        v3.4s, v3.4s, v25.4s
        ldr        q26, [x28, #128]
        add        v3.4s, v26.4s, v3.4s
        add        v3.4s, v23.4s, v3.4s
        shl        v23.4s, v3.4s, #7
        sri        v23.4s, v3.4s, #25
        add        v3.4s, v23.4s, v4.4s                 // stream a, step 5, F: cycle 47
        mov        v23.16b, v17.16b
        bit        v23.16b, v2.16b, v1.16b
        ldr        x8, [x0, #24]
        add        v6.4s, v6.4s, v25.4s
        ldr        q25, [x28, #144]
        add        v6.4s, v25.4s, v6.4s
        add        v6.4s, v23.4s, v6.4s
        shl        v23.4s, v6.4s, #7
        sri        v23.4s, v6.4s, #25
        add        v6.4s, v23.4s, v1.4s                 // stream b, step 5, F: cycle 47
        mov        v23.16b, v18.16b
        bit        v23.16b, v4.16b, v3.16b
        ldr        q27, [x25, #112]
        ldr        q15, [x8]
        add        v7.4s, v7.4s, v27.4s
        ldr        q28, [x28, #160]
        add        v7.4s, v28.4s, v7.4s
        add        v7.4s, v23.4s, v7.4s
        shl        v23.4s, v7.4s, #12
        sri        v23.4s, v7.4s, #20
        add        v7.4s, v23.4s, v3.4s                 // stream a, step 6, F: cycle 57
        mov        v23.16b, v2.16b
        bit        v23.16b, v1.16b, v6.16b
        add        v17.4s, v17.4s, v27.4s
        zip1       v11.4s, v12.4s, v13.4s
        ldr        q27, [x28, #176]
        add        v17.4s, v27.4s, v17.4s
        add        v17.4s, v23.4s, v17.4s
        shl        v23.4s, v17.4s, #12
        sri        v23.4s, v17.4s, #20
        add        v17.4s, v23.4s, v6.4s                // stream b, step 6, F: cycle 57
        mov        v23.16b, v4.16b
        bit        v23.16b, v3.16b, v7.16b
        ldr        q29, [x25, #128]
        add        v18.4s, v18.4s, v29.4s
        ldr        q30, [x28, #192]
        zip2       v12.4s, v12.4s, v13.4s
        add        v18.4s, v30.4s, v18.4s
        add        v18.4s, v23.4s, v18.4s
        shl        v23.4s, v18.4s, #17
        sri        v23.4s, v18.4s, #15
        add        v18.4s, v23.4s, v7.4s                // stream a, step 7, F: cycle 67
        mov        v23.16b, v1.16b
        bit        v23.16b, v6.16b, v17.16b
        add        v2.4s, v2.4s, v29.4s
        ldr        q29, [x28, #208]
        add        v2.4s, v29.4s, v2.4s
        zip1       v13.4s, v14.4s, v15.4s
        add        v2.4s, v23.4s, v2.4s
        shl        v23.4s, v2.4s, #17
        sri        v23.4s, v2.4s, #15
        add        v2.4s, v23.4s, v17.4s                // stream b, step 7, F: cycle 67
        mov        v23.16b, v3.16b
        bit        v23.16b, v7.16b, v18.16b
        ldr        q31, [x25, #144]
        add        v4.4s, v4.4s, v31.4s
        ldr        q8, [x28, #224]
        add        v4.4s, v8.4s, v4.4s
        add        v4.4s, v23.4s, v4.4s
        zip2       v14.4s, v14.4s, v15.4s
        shl        v23.4s, v4.4s, #22
        sri        v23.4s, v4.4s, #10
        add        v4.4s, v23.4s, v18.4s                // stream a, step 8, F: cycle 77
        mov        v23.16b, v6.16b
        bit        v23.16b, v17.16b, v2.16b
        add        v1.4s, v1.4s, v31.4s
        ldr        q31, [x28, #240]
        add        v1.4s, v31.4s, v1.4s
        add        v1.4s, v23.4s, v1.4s
        shl        v23.4s, v1.4s, #22
        zip1       v15.2d, v11.2d, v13.2d
        sri        v23.4s, v1.4s, #10
        add        v1.4s, v23.4s, v2.4s                 // stream b, step 8, F: cycle 77
        mov        v23.16b, v7.16b
        bit        v23.16b, v18.16b, v4.16b
        ldr        q9, [x28, #256]
        shl        v10.4s, v9.4s, #8
        sri        v10.4s, v9.4s, #24
        ldr        q9, [x25, #160]
        and        v10.16b, v10.16b, v9.16b
        ldr        q31, [x25, #176]
        add        v10.4s, v10.4s, v31.4s
        zip2       v11.2d, v11.2d, v13.2d
        ldr        q8, [x25, #192]
        add        v3.4s, v3.4s, v8.4s
        add        v3.4s, v10.4s, v3.4s
        add        v3.4s, v23.4s, v3.4s
        shl        v23.4s, v3.4s, #7
        sri        v23.4s, v3.4s, #25
        add        v3.4s, v23.4s, v4.4s                 // stream a, step 9, F: cycle 87
        mov        v23.16b, v17.16b
        bit        v23.16b, v2.16b, v1.16b
        ldr        q22, [x28, #272]
        zip1       v13.2d, v12.2d, v14.2d
        shl        v20.4s, v22.4s, #8
        sri        v20.4s, v22.4s, #24
        and        v20.16b, v20.16b, v9.16b
        add        v20.4s, v20.4s, v31.4s
        add        v6.4s, v6.4s, v8.4s
        add        v6.4s, v20.4s, v6.4s
        add        v6.4s, v23.4s, v6.4s
        shl        v22.4s, v6.4s, #7
        sri        v22.4s, v6.4s, #25
        add        v6.4s, v22.4s, v1.4s                 // stream b, step 9, F: cycle 87
        zip2       v12.2d, v12.2d, v14.2d
        mov        v22.16b, v18.16b
        bit        v22.16b, v4.16b, v3.16b
        ldr        q23, [x25, #208]
        add        v7.4s, v7.4s, v23.4s
        add        v7.4s, v22.4s, v7.4s
        shl        v22.4s, v7.4s, #12
        sri        v22.4s, v7.4s, #20
        add        v7.4s, v22.4s, v3.4s                 // stream a, step 10, F: cycle 97
        mov        v22.16b, v2.16b
        bit        v22.16b, v1.16b, v6.16b
        add        v17.4s, v17.4s, v23.4s
        str        q15, [x27]
        add        v17.4s, v22.4s, v17.4s
        shl        v22.4s, v17.4s, #12
        sri        v22.4s, v17.4s, #20
        add        v17.4s, v22.4s, v6.4s                // stream b, step 10, F: cycle 97
        mov        v22.16b, v4.16b
        bit        v22.16b, v3.16b, v7.16b
        ldr        q23, [x25, #224]
        add        v18.4s, v18.4s, v23.4s
        add        v18.4s, v22.4s, v18.4s
        shl        v22.4s, v18.4s, #17
        str        q11, [x27, #32]
        sri        v22.4s, v18.4s, #15
        add        v18.4s, v22.4s, v7.4s                // stream a, step 11, F: cycle 107
        mov        v22.16b, v1.16b
        bit        v22.16b, v6.16b, v17.16b
        add        v2.4s, v2.4s, v23.4s
        add        v2.4s, v22.4s, v2.4s
        shl        v22.4s, v2.4s, #17
        sri        v22.4s, v2.4s, #15
        add        v2.4s, v22.4s, v17.4s                // stream b, step 11, F: cycle 107
        mov        v22.16b, v3.16b
        str        q13, [x27, #64]
        bit        v22.16b, v7.16b, v18.16b
        ldr        q23, [x25, #240]
        add        v4.4s, v4.4s, v23.4s
        add        v4.4s, v22.4s, v4.4s
        shl        v22.4s, v4.4s, #22
        sri        v22.4s, v4.4s, #10
        add        v4.4s, v22.4s, v18.4s                // stream a, step 12, F: cycle 117
        mov        v22.16b, v6.16b
        bit        v22.16b, v17.16b, v2.16b
        add        v1.4s, v1.4s, v23.4s
        str        q12, [x27, #96]
        add        v1.4s, v22.4s, v1.4s
        shl        v22.4s, v1.4s, #22
        sri        v22.4s, v1.4s, #10
        add        v1.4s, v22.4s, v2.4s                 // stream b, step 12, F: cycle 117
        mov        v22.16b, v7.16b
        bit        v22.16b, v18.16b, v4.16b
        ldr        q23, [x25, #256]
        add        v3.4s, v3.4s, v23.4s
        add        v3.4s, v22.4s, v3.4s
        shl        v22.4s, v3.4s, #7
        sri        v22.4s, v3.4s, #25
        ldr        x8, [x0]
        add        v3.4s, v22.4s, v4.4s                 // stream a, step 13, F: cycle 127
        mov        v22.16b, v17.16b
        bit        v22.16b, v2.16b, v1.16b
        add        v6.4s, v6.4s, v23.4s
        add        v6.4s, v22.4s, v6.4s
        shl        v22.4s, v6.4s, #7
        sri        v22.4s, v6.4s, #25
        add        v6.4s, v22.4s, v1.4s                 // stream b, step 13, F: cycle 127
        mov        v22.16b, v18.16b
        ldr        q11, [x8, #16]
        bit        v22.16b, v4.16b, v3.16b
        ldr        q23, [x25, #272]
        add        v7.4s, v7.4s, v23.4s
        add        v7.4s, v22.4s, v7.4s
        shl        v22.4s, v7.4s, #12
        sri        v22.4s, v7.4s, #20
        add        v7.4s, v22.4s, v3.4s                 // stream a, step 14, F: cycle 137
        mov        v22.16b, v2.16b
        bit        v22.16b, v1.16b, v6.16b
        add        v17.4s, v17.4s, v23.4s
        ldr        x8, [x0, #8]
        add        v17.4s, v22.4s, v17.4s
        shl        v22.4s, v17.4s, #12
        sri        v22.4s, v17.4s, #20
        add        v17.4s, v22.4s, v6.4s                // stream b, step 14, F: cycle 137
        mov        v22.16b, v4.16b
        bit        v22.16b, v3.16b, v7.16b
        ldr        q23, [x25, #288]
        add        v18.4s, v18.4s, v23.4s
        add        v18.4s, v22.4s, v18.4s
        shl        v22.4s, v18.4s, #17
        sri        v22.4s, v18.4s, #15
        ldr        q12, [x8, #16]
        add        v18.4s, v22.4s, v7.4s                // stream a, step 15, F: cycle 147
        mov        v22.16b, v1.16b
        bit        v22.16b, v6.16b, v17.16b
        add        v2.4s, v2.4s, v23.4s
        add        v2.4s, v22.4s, v2.4s
        shl        v22.4s, v2.4s, #17
        sri        v22.4s, v2.4s, #15
        add        v2.4s, v22.4s, v17.4s                // stream b, step 15, F: cycle 147
        mov        v22.16b, v3.16b
        ldr        x8, [x0, #16]
        bit        v22.16b, v7.16b, v18.16b
        ldr        q23, [x25, #304]
        add        v4.4s, v4.4s, v23.4s
        add        v4.4s, v22.4s, v4.4s
        shl        v22.4s, v4.4s, #22
        sri        v22.4s, v4.4s, #10
        add        v4.4s, v22.4s, v18.4s                // stream a, step 16, F: cycle 157
        mov        v22.16b, v6.16b
        bit        v22.16b, v17.16b, v2.16b
        add        v1.4s, v1.4s, v23.4s
        add        v1.4s, v22.4s, v1.4s
        ldr        q13, [x8, #16]
        shl        v22.4s, v1.4s, #22
        sri        v22.4s, v1.4s, #10
        add        v1.4s, v22.4s, v2.4s                 // stream b, step 16, F: cycle 157
        mov        v22.16b, v7.16b
        bsl        v22.16b, v4.16b, v18.16b
        ldr        q23, [x25, #320]
        add        v3.4s, v3.4s, v23.4s
        add        v3.4s, v16.4s, v3.4s
        add        v3.4s, v22.4s, v3.4s
        shl        v22.4s, v3.4s, #5
        ldr        x8, [x0, #24]
        sri        v22.4s, v3.4s, #27
        add        v3.4s, v22.4s, v4.4s                 // stream a, step 17, G: cycle 167
        mov        v22.16b, v17.16b
        bsl        v22.16b, v1.16b, v2.16b
        add        v6.4s, v6.4s, v23.4s
        add        v6.4s, v19.4s, v6.4s
        add        v6.4s, v22.4s, v6.4s
        shl        v22.4s, v6.4s, #5
        sri        v22.4s, v6.4s, #27
        add        v6.4s, v22.4s, v1.4s                 // stream b, step 17, G: cycle 167
        ldr        q15, [x8, #16]
        mov        v22.16b, v18.16b
        bsl        v22.16b, v3.16b, v4.16b
        ldr        q23, [x25, #336]
        add        v7.4s, v7.4s, v23.4s
        add        v7.4s, v30.4s, v7.4s
        add        v7.4s, v22.4s, v7.4s
        shl        v22.4s, v7.4s, #9
        sri        v22.4s, v7.4s, #23
        add        v7.4s, v22.4s, v3.4s                 // stream a, step 18, G: cycle 177
        mov        v22.16b, v2.16b
        zip1       v14.4s, v11.4s, v12.4s
        bsl        v22.16b, v6.16b, v1.16b
        add        v17.4s, v17.4s, v23.4s
        add        v17.4s, v29.4s, v17.4s
        add        v17.4s, v22.4s, v17.4s
        shl        v22.4s, v17.4s, #9
        sri        v22.4s, v17.4s, #23
        add        v17.4s, v22.4s, v6.4s                // stream b, step 18, G: cycle 177
        mov        v22.16b, v4.16b
        bsl        v22.16b, v7.16b, v3.16b
        ldr        q23, [x25, #352]
        zip2       v11.4s, v11.4s, v12.4s
        add        v18.4s, v18.4s, v23.4s
        add        v18.4s, v22.4s, v18.4s
        shl        v22.4s, v18.4s, #14
        sri        v22.4s, v18.4s, #18
        add        v18.4s, v22.4s, v7.4s                // stream a, step 19, G: cycle 187
        mov        v22.16b, v1.16b
        bsl        v22.16b, v17.16b, v6.16b
        add        v2.4s, v2.4s, v23.4s
        add        v2.4s, v22.4s, v2.4s
        shl        v22.4s, v2.4s, #14
        sri        v22.4s, v2.4s, #18
        zip1       v12.4s, v13.4s, v15.4s
        add        v2.4s, v22.4s, v17.4s                // stream b, step 19, G: cycle 187
        mov        v22.16b, v3.16b
        bsl        v22.16b, v18.16b, v7.16b
        ldr        q23, [x25, #368]
        add        v4.4s, v4.4s, v23.4s
        add        v4.4s, v0.4s, v4.4s
        add        v4.4s, v22.4s, v4.4s
        shl        v22.4s, v4.4s, #20
        sri        v22.4s, v4.4s, #12
        add        v4.4s, v22.4s, v18.4s                // stream a, step 20, G: cycle 197
        zip2       v13.4s, v13.4s, v15.4s
        mov        v22.16b, v6.16b
        bsl        v22.16b, v2.16b, v17.16b
        add        v1.4s, v1.4s, v23.4s
        add        v1.4s, v5.4s, v1.4s
        add        v1.4s, v22.4s, v1.4s
        shl        v22.4s, v1.4s, #20
        sri        v22.4s, v1.4s, #12
        add        v1.4s, v22.4s, v2.4s                 // stream b, step 20, G: cycle 197
        mov        v22.16b, v7.16b
        bsl        v22.16b, v4.16b, v18.16b
        zip1       v15.2d, v14.2d, v12.2d
        ldr        q23, [x25, #384]
        add        v3.4s, v3.4s, v23.4s
        add        v3.4s, v28.4s, v3.4s
        add        v3.4s, v22.4s, v3.4s
        shl        v22.4s, v3.4s, #5
        sri        v22.4s, v3.4s, #27
        add        v3.4s, v22.4s, v4.4s                 // stream a, step 21, G: cycle 207
        mov        v22.16b, v17.16b
        bsl        v22.16b, v1.16b, v2.16b
        add        v6.4s, v6.4s, v23.4s
        zip2       v14.2d, v14.2d, v12.2d
        add        v6.4s, v27.4s, v6.4s
        add        v6.4s, v22.4s, v6.4s
        shl        v22.4s, v6.4s, #5
        sri        v22.4s, v6.4s, #27
        add        v6.4s, v22.4s, v1.4s                 // stream b, step 21, G: cycle 207
        mov        v22.16b, v18.16b
        bsl        v22.16b, v3.16b, v4.16b
        ldr        q23, [x25, #400]
        add        v7.4s, v7.4s, v23.4s
        add        v7.4s, v22.4s, v7.4s
        shl        v22.4s, v7.4s, #9
        zip1       v12.2d, v11.2d, v13.2d
        sri        v22.4s, v7.4s, #23
        add        v7.4s, v22.4s, v3.4s                 // stream a, step 22, G: cycle 217
        mov        v22.16b, v2.16b
        bsl        v22.16b, v6.16b, v1.16b
        add        v17.4s, v17.4s, v23.4s
        add        v17.4s, v22.4s, v17.4s
        shl        v22.4s, v17.4s, #9
        sri        v22.4s, v17.4s, #23
        add        v17.4s, v22.4s, v6.4s                // stream b, step 22, G: cycle 217
        zip2       v11.2d, v11.2d, v13.2d
        mov        v22.16b, v4.16b
        bsl        v22.16b, v7.16b, v3.16b
        ldr        q23, [x25, #416]
        add        v18.4s, v18.4s, v23.4s
        add        v18.4s, v22.4s, v18.4s
        shl        v22.4s, v18.4s, #14
        sri        v22.4s, v18.4s, #18
        add        v18.4s, v22.4s, v7.4s                // stream a, step 23, G: cycle 227
        mov        v22.16b, v1.16b
        bsl        v22.16b, v17.16b, v6.16b
        add        v2.4s, v2.4s, v23.4s
        str        q15, [x27, #128]
        add        v2.4s, v22.4s, v2.4s
        shl        v22.4s, v2.4s, #14
        sri        v22.4s, v2.4s, #18
        add        v2.4s, v22.4s, v17.4s                // stream b, step 23, G: cycle 227
        mov        v22.16b, v3.16b
        bsl        v22.16b, v18.16b, v7.16b
        ldr        q23, [x25, #432]
        add        v4.4s, v4.4s, v23.4s
        add        v4.4s, v26.4s, v4.4s
        add        v4.4s, v22.4s, v4.4s
        str        q14, [x27, #160]
        shl        v22.4s, v4.4s, #20
        sri        v22.4s, v4.4s, #12
        add        v4.4s, v22.4s, v18.4s                // stream a, step 24, G: cycle 237
        mov        v22.16b, v6.16b
        bsl        v22.16b, v2.16b, v17.16b
        add        v1.4s, v1.4s, v23.4s
        add        v1.4s, v25.4s, v1.4s
        add        v1.4s, v22.4s, v1.4s
        shl        v22.4s, v1.4s, #20
        sri        v22.4s, v1.4s, #12
        str        q12, [x27, #192]
        add        v1.4s, v22.4s, v2.4s                 // stream b, step 24, G: cycle 237
        mov        v22.16b, v7.16b
        bsl        v22.16b, v4.16b, v18.16b
        ldr        q23, [x25, #448]
        add        v3.4s, v3.4s, v23.4s
        add        v3.4s, v22.4s, v3.4s
        shl        v22.4s, v3.4s, #5
        sri        v22.4s, v3.4s, #27
        add        v3.4s, v22.4s, v4.4s                 // stream a, step 25, G: cycle 247
        mov        v22.16b, v17.16b
        str        q11, [x27, #224]
        bsl        v22.16b, v1.16b, v2.16b
        add        v6.4s, v6.4s, v23.4s
        add        v6.4s, v22.4s, v6.4s
        shl        v22.4s, v6.4s, #5
        sri        v22.4s, v6.4s, #27
        add        v6.4s, v22.4s, v1.4s                 // stream b, step 25, G: cycle 247
        mov        v22.16b, v18.16b
        bsl        v22.16b, v3.16b, v4.16b
        ldr        q23, [x25, #464]
        add        v7.4s, v7.4s, v23.4s
        ldr        x8, [x0, #32]
        add        v7.4s, v22.4s, v7.4s
        shl        v22.4s, v7.4s, #9
        sri        v22.4s, v7.4s, #23
        add        v7.4s, v22.4s, v3.4s                 // stream a, step 26, G: cycle 257
        mov        v22.16b, v2.16b
        bsl        v22.16b, v6.16b, v1.16b
        add        v17.4s, v17.4s, v23.4s
        add        v17.4s, v22.4s, v17.4s
        shl        v22.4s, v17.4s, #9
        sri        v22.4s, v17.4s, #23
        add        v17.4s, v22.4s, v6.4s                // stream b, step 26, G: cycle 257
        ldr        q12, [x8]
        mov        v22.16b, v4.16b
        bsl        v22.16b, v7.16b, v3.16b
        ldr        q23, [x25, #480]
        add        v18.4s, v18.4s, v23.4s
        add        v18.4s, v21.4s, v18.4s
        add        v18.4s, v22.4s, v18.4s
        shl        v22.4s, v18.4s, #14
        sri        v22.4s, v18.4s, #18
        add        v18.4s, v22.4s, v7.4s                // stream a, step 27, G: cycle 267
        ldr        x8, [x0, #40]
        mov        v22.16b, v1.16b
        bsl        v22.16b, v17.16b, v6.16b
        add        v2.4s, v2.4s, v23.4s
        add        v2.4s, v24.4s, v2.4s
        add        v2.4s, v22.4s, v2.4s
        shl        v22.4s, v2.4s, #14
        sri        v22.4s, v2.4s, #18
        add        v2.4s, v22.4s, v17.4s                // stream b, step 27, G: cycle 267
        mov        v22.16b, v3.16b
        bsl        v22.16b, v18.16b, v7.16b
        ldr        q23, [x25, #496]
        ldr        q13, [x8]
        add        v4.4s, v4.4s, v23.4s
        add        v4.4s, v10.4s, v4.4s
        add        v4.4s, v22.4s, v4.4s
        shl        v22.4s, v4.4s, #20
        sri        v22.4s, v4.4s, #12
        add        v4.4s, v22.4s, v18.4s                // stream a, step 28, G: cycle 277
        mov        v22.16b, v6.16b
        bsl        v22.16b, v2.16b, v17.16b
        add        v1.4s, v1.4s, v23.4s
        add        v1.4s, v20.4s, v1.4s
        ldr        x8, [x0, #48]
        add        v1.4s, v22.4s, v1.4s
        shl        v22.4s, v1.4s, #20
        sri        v22.4s, v1.4s, #12
        add        v1.4s, v22.4s, v2.4s                 // stream b, step 28, G: cycle 277
        mov        v22.16b, v7.16b
        bsl        v22.16b, v4.16b, v18.16b
        ldr        q23, [x25, #512]
        add        v3.4s, v3.4s, v23.4s
        add        v3.4s, v22.4s, v3.4s
        shl        v22.4s, v3.4s, #5
        ldr        q14, [x8]
        sri        v22.4s, v3.4s, #27
        add        v3.4s, v22.4s, v4.4s                 // stream a, step 29, G: cycle 287
        mov        v22.16b, v17.16b
        bsl        v22.16b, v1.16b, v2.16b
        add        v6.4s, v6.4s, v23.4s
        add        v6.4s, v22.4s, v6.4s
        shl        v22.4s, v6.4s, #5
        sri        v22.4s, v6.4s, #27
        add        v6.4s, v22.4s, v1.4s                 // stream b, step 29, G: cycle 287
        mov        v22.16b, v18.16b
        ldr        x8, [x0, #56]
        bsl        v22.16b, v3.16b, v4.16b
        ldr        q23, [x25, #528]
        add        v7.4s, v7.4s, v23.4s
        ldr        q31, [x28, #64]
        add        v7.4s, v31.4s, v7.4s
        add        v7.4s, v22.4s, v7.4s
        shl        v22.4s, v7.4s, #9
        sri        v22.4s, v7.4s, #23
        add        v7.4s, v22.4s, v3.4s                 // stream a, step 30, G: cycle 297
        mov        v22.16b, v2.16b
        ldr        q15, [x8]
        bsl        v22.16b, v6.16b, v1.16b
        add        v17.4s, v17.4s, v23.4s
        ldr        q23, [x28, #80]
        add        v17.4s, v23.4s, v17.4s
        add        v17.4s, v22.4s, v17.4s
        shl        v22.4s, v17.4s, #9
        sri        v22.4s, v17.4s, #23
        add        v17.4s, v22.4s, v6.4s                // stream b, step 30, G: cycle 297
        mov        v22.16b, v4.16b
        bsl        v22.16b, v7.16b, v3.16b
        ldr        q8, [x25, #544]
        zip1       v11.4s, v12.4s, v13.4s
        add        v18.4s, v18.4s, v8.4s
        ldr        q9, [x28, #224]
        add        v18.4s, v9.4s, v18.4s
        add        v18.4s, v22.4s, v18.4s
        shl        v22.4s, v18.4s, #14
        sri        v22.4s, v18.4s, #18
        add        v18.4s, v22.4s, v7.4s                // stream a, step 31, G: cycle 307
        mov        v22.16b, v1.16b
        bsl        v22.16b, v17.16b, v6.16b
        add        v2.4s, v2.4s, v8.4s
        zip2       v12.4s, v12.4s, v13.4s
        ldr        q8, [x28, #240]
        add        v2.4s, v8.4s, v2.4s
        add        v2.4s, v22.4s, v2.4s
        shl        v22.4s, v2.4s, #14
        sri        v22.4s, v2.4s, #18
        add        v2.4s, v22.4s, v17.4s                // stream b, step 31, G: cycle 307
        mov        v22.16b, v3.16b
        bsl        v22.16b, v18.16b, v7.16b
        ldr        q23, [x25, #560]
        add        v4.4s, v4.4s, v23.4s
        add        v4.4s, v22.4s, v4.4s
        zip1       v13.4s, v14.4s, v15.4s
        shl        v22.4s, v4.4s, #20
        sri        v22.4s, v4.4s, #12
        add        v4.4s, v22.4s, v18.4s                // stream a, step 32, G: cycle 317
        mov        v22.16b, v6.16b
        bsl        v22.16b, v2.16b, v17.16b
        add        v1.4s, v1.4s, v23.4s
        add        v1.4s, v22.4s, v1.4s
        shl        v22.4s, v1.4s, #20
        sri        v22.4s, v1.4s, #12
        add        v1.4s, v22.4s, v2.4s                 // stream b, step 32, G: cycle 317
        zip2       v14.4s, v14.4s, v15.4s
        eor        v22.16b, v7.16b, v18.16b
        eor        v22.16b, v4.16b, v22.16b
        ldr        q23, [x25, #576]
        add        v3.4s, v3.4s, v23.4s
        add        v3.4s, v28.4s, v3.4s
        add        v3.4s, v22.4s, v3.4s
        shl        v22.4s, v3.4s, #4
        sri        v22.4s, v3.4s, #28
        add        v3.4s, v22.4s, v4.4s                 // stream a, step 33, H: cycle 327
        zip1       v15.2d, v11.2d, v13.2d
        eor        v22.16b, v17.16b, v2.16b
        eor        v22.16b, v1.16b, v22.16b
        add        v6.4s, v6.4s, v23.4s
        add        v6.4s, v27.4s, v6.4s
        add        v6.4s, v22.4s, v6.4s
        shl        v22.4s, v6.4s, #4
        sri        v22.4s, v6.4s, #28
        add        v6.4s, v22.4s, v1.4s                 // stream b, step 33, H: cycle 327
        eor        v22.16b, v18.16b, v4.16b
        eor        v22.16b, v3.16b, v22.16b
        ldr        q23, [x25, #592]
        zip2       v11.2d, v11.2d, v13.2d
        add        v7.4s, v7.4s, v23.4s
        add        v7.4s, v10.4s, v7.4s
        add        v7.4s, v22.4s, v7.4s
        shl        v22.4s, v7.4s, #11
        sri        v22.4s, v7.4s, #21
        add        v7.4s, v22.4s, v3.4s                 // stream a, step 34, H: cycle 337
        eor        v22.16b, v2.16b, v1.16b
        eor        v22.16b, v6.16b, v22.16b
        add        v17.4s, v17.4s, v23.4s
        add        v17.4s, v20.4s, v17.4s
        zip1       v13.2d, v12.2d, v14.2d
        add        v17.4s, v22.4s, v17.4s
        shl        v22.4s, v17.4s, #11
        sri        v22.4s, v17.4s, #21
        add        v17.4s, v22.4s, v6.4s                // stream b, step 34, H: cycle 337
        eor        v22.16b, v4.16b, v3.16b
        eor        v22.16b, v7.16b, v22.16b
        ldr        q23, [x25, #608]
        add        v18.4s, v18.4s, v23.4s
        add        v18.4s, v22.4s, v18.4s
        rev32      v18.8h, v18.8h
        add        v18.4s, v18.4s, v7.4s                // stream a, step 35, H: cycle 345
        zip2       v12.2d, v12.2d, v14.2d
        eor        v22.16b, v1.16b, v6.16b
        eor        v22.16b, v17.16b, v22.16b
        add        v2.4s, v2.4s, v23.4s
        add        v2.4s, v22.4s, v2.4s
        rev32      v2.8h, v2.8h
        add        v2.4s, v2.4s, v17.4s                 // stream b, step 35, H: cycle 345
        eor        v22.16b, v3.16b, v7.16b
        eor        v22.16b, v18.16b, v22.16b
        ldr        q23, [x25, #624]
        str        q15, [x27, #16]
        add        v4.4s, v4.4s, v23.4s
        add        v4.4s, v22.4s, v4.4s
        shl        v22.4s, v4.4s, #23
        sri        v22.4s, v4.4s, #9
        add        v4.4s, v22.4s, v18.4s                // stream a, step 36, H: cycle 355
        eor        v22.16b, v6.16b, v17.16b
        eor        v22.16b, v2.16b, v22.16b
        add        v1.4s, v1.4s, v23.4s
        add        v1.4s, v22.4s, v1.4s
        shl        v22.4s, v1.4s, #23
        sri        v22.4s, v1.4s, #9
        str        q11, [x27, #48]
        add        v1.4s, v22.4s, v2.4s                 // stream b, step 36, H: cycle 355
        eor        v22.16b, v7.16b, v18.16b
        eor        v22.16b, v4.16b, v22.16b
        ldr        q23, [x25, #640]
        add        v3.4s, v3.4s, v23.4s
        add        v3.4s, v16.4s, v3.4s
        add        v3.4s, v22.4s, v3.4s
        shl        v22.4s, v3.4s, #4
        sri        v22.4s, v3.4s, #28
        add        v3.4s, v22.4s, v4.4s                 // stream a, step 37, H: cycle 365
        str        q13, [x27, #80]
        eor        v22.16b, v17.16b, v2.16b
        eor        v22.16b, v1.16b, v22.16b
        add        v6.4s, v6.4s, v23.4s
        add        v6.4s, v19.4s, v6.4s
        add        v6.4s, v22.4s, v6.4s
        shl        v22.4s, v6.4s, #4
        sri        v22.4s, v6.4s, #28
        add        v6.4s, v22.4s, v1.4s                 // stream b, step 37, H: cycle 365
        eor        v22.16b, v18.16b, v4.16b
        str        q12, [x27, #112]
        eor        v22.16b, v3.16b, v22.16b
        ldr        q23, [x25, #656]
        add        v7.4s, v7.4s, v23.4s
        add        v7.4s, v26.4s, v7.4s
        add        v7.4s, v22.4s, v7.4s
        shl        v22.4s, v7.4s, #11
        sri        v22.4s, v7.4s, #21
        add        v7.4s, v22.4s, v3.4s                 // stream a, step 38, H: cycle 375
        eor        v22.16b, v2.16b, v1.16b
        eor        v22.16b, v6.16b, v22.16b
        add        v17.4s, v17.4s, v23.4s
        ldr        x8, [x0, #32]
        add        v17.4s, v25.4s, v17.4s
        add        v17.4s, v22.4s, v17.4s
        shl        v22.4s, v17.4s, #11
        sri        v22.4s, v17.4s, #21
        add        v17.4s, v22.4s, v6.4s                // stream b, step 38, H: cycle 375
        eor        v22.16b, v4.16b, v3.16b
        eor        v22.16b, v7.16b, v22.16b
        ldr        q23, [x25, #672]
        add        v18.4s, v18.4s, v23.4s
        add        v18.4s, v9.4s, v18.4s
        ldr        q11, [x8, #16]
        add        v18.4s, v22.4s, v18.4s
        rev32      v18.8h, v18.8h
        add        v18.4s, v18.4s, v7.4s                // stream a, step 39, H: cycle 383
        eor        v22.16b, v1.16b, v6.16b
        eor        v22.16b, v17.16b, v22.16b
        add        v2.4s, v2.4s, v23.4s
        add        v2.4s, v8.4s, v2.4s
        add        v2.4s, v22.4s, v2.4s
        rev32      v2.8h, v2.8h
        add        v2.4s, v2.4s, v17.4s                 // stream b, step 39, H: cycle 383
        ldr        x8, [x0, #40]
        eor        v22.16b, v3.16b, v7.16b
        eor        v22.16b, v18.16b, v22.16b
        ldr        q23, [x25, #688]
        add        v4.4s, v4.4s, v23.4s
        add        v4.4s, v22.4s, v4.4s
        shl        v22.4s, v4.4s, #23
        sri        v22.4s, v4.4s, #9
        add        v4.4s, v22.4s, v18.4s                // stream a, step 40, H: cycle 393
        eor        v22.16b, v6.16b, v17.16b
        eor        v22.16b, v2.16b, v22.16b
        ldr        q12, [x8, #16]
        add        v1.4s, v1.4s, v23.4s
        add        v1.4s, v22.4s, v1.4s
        shl        v22.4s, v1.4s, #23
        sri        v22.4s, v1.4s, #9
        add        v1.4s, v22.4s, v2.4s                 // stream b, step 40, H: cycle 393
        eor        v22.16b, v7.16b, v18.16b
        eor        v22.16b, v4.16b, v22.16b
        ldr        q23, [x25, #704]
        add        v3.4s, v3.4s, v23.4s
        add        v3.4s, v22.4s, v3.4s
        shl        v22.4s, v3.4s, #4
        ldr        x8, [x0, #48]
        sri        v22.4s, v3.4s, #28
        add        v3.4s, v22.4s, v4.4s                 // stream a, step 41, H: cycle 403
        eor        v22.16b, v17.16b, v2.16b
        eor        v22.16b, v1.16b, v22.16b
        add        v6.4s, v6.4s, v23.4s
        add        v6.4s, v22.4s, v6.4s
        shl        v22.4s, v6.4s, #4
        sri        v22.4s, v6.4s, #28
        add        v6.4s, v22.4s, v1.4s                 // stream b, step 41, H: cycle 403
        ldr        q13, [x8, #16]
        eor        v22.16b, v18.16b, v4.16b
        eor        v22.16b, v3.16b, v22.16b
        ldr        q23, [x25, #720]
        add        v7.4s, v7.4s, v23.4s
        add        v7.4s, v0.4s, v7.4s
        add        v7.4s, v22.4s, v7.4s
        shl        v22.4s, v7.4s, #11
        sri        v22.4s, v7.4s, #21
        add        v7.4s, v22.4s, v3.4s                 // stream a, step 42, H: cycle 413
        eor        v22.16b, v2.16b, v1.16b
        ldr        x8, [x0, #56]
        eor        v22.16b, v6.16b, v22.16b
        add        v17.4s, v17.4s, v23.4s
        add        v17.4s, v5.4s, v17.4s
        add        v17.4s, v22.4s, v17.4s
        shl        v22.4s, v17.4s, #11
        sri        v22.4s, v17.4s, #21
        add        v17.4s, v22.4s, v6.4s                // stream b, step 42, H: cycle 413
        eor        v22.16b, v4.16b, v3.16b
        eor        v22.16b, v7.16b, v22.16b
        ldr        q23, [x25, #736]
        add        v18.4s, v18.4s, v23.4s
        ldr        q15, [x8, #16]
        add        v18.4s, v21.4s, v18.4s
        add        v18.4s, v22.4s, v18.4s
        rev32      v18.8h, v18.8h
        add        v18.4s, v18.4s, v7.4s                // stream a, step 43, H: cycle 421
        eor        v22.16b, v1.16b, v6.16b
        eor        v22.16b, v17.16b, v22.16b
        add        v2.4s, v2.4s, v23.4s
        add        v2.4s, v24.4s, v2.4s
        add        v2.4s, v22.4s, v2.4s
        rev32      v2.8h, v2.8h
        zip1       v14.4s, v11.4s, v12.4s
        add        v2.4s, v2.4s, v17.4s                 // stream b, step 43, H: cycle 421
        eor        v22.16b, v3.16b, v7.16b
        eor        v22.16b, v18.16b, v22.16b
        ldr        q23, [x25, #752]
        add        v4.4s, v4.4s, v23.4s
        add        v4.4s, v30.4s, v4.4s
        add        v4.4s, v22.4s, v4.4s
        shl        v22.4s, v4.4s, #23
        sri        v22.4s, v4.4s, #9
        add        v4.4s, v22.4s, v18.4s                // stream a, step 44, H: cycle 431
        zip2       v11.4s, v11.4s, v12.4s
        eor        v22.16b, v6.16b, v17.16b
        eor        v22.16b, v2.16b, v22.16b
        add        v1.4s, v1.4s, v23.4s
        add        v1.4s, v29.4s, v1.4s
        add        v1.4s, v22.4s, v1.4s
        shl        v22.4s, v1.4s, #23
        sri        v22.4s, v1.4s, #9
        add        v1.4s, v22.4s, v2.4s                 // stream b, step 44, H: cycle 431
        eor        v22.16b, v7.16b, v18.16b
        eor        v22.16b, v4.16b, v22.16b
        zip1       v12.4s, v13.4s, v15.4s
        ldr        q23, [x25, #768]
        add        v3.4s, v3.4s, v23.4s
        add        v3.4s, v22.4s, v3.4s
        shl        v22.4s, v3.4s, #4
        sri        v22.4s, v3.4s, #28
        add        v3.4s, v22.4s, v4.4s                 // stream a, step 45, H: cycle 441
        eor        v22.16b, v17.16b, v2.16b
        eor        v22.16b, v1.16b, v22.16b
        add        v6.4s, v6.4s, v23.4s
        add        v6.4s, v22.4s, v6.4s
        shl        v22.4s, v6.4s, #4
        zip2       v13.4s, v13.4s, v15.4s
        sri        v22.4s, v6.4s, #28
        add        v6.4s, v22.4s, v1.4s                 // stream b, step 45, H: cycle 441
        eor        v22.16b, v18.16b, v4.16b
        eor        v22.16b, v3.16b, v22.16b
        ldr        q23, [x25, #784]
        add        v7.4s, v7.4s, v23.4s
        add        v7.4s, v22.4s, v7.4s
        shl        v22.4s, v7.4s, #11
        sri        v22.4s, v7.4s, #21
        add        v7.4s, v22.4s, v3.4s                 // stream a, step 46, H: cycle 451
        zip1       v15.2d, v14.2d, v12.2d
        eor        v22.16b, v2.16b, v1.16b
        eor        v22.16b, v6.16b, v22.16b
        add        v17.4s, v17.4s, v23.4s
        add        v17.4s, v22.4s, v17.4s
        shl        v22.4s, v17.4s, #11
        sri        v22.4s, v17.4s, #21
        add        v17.4s, v22.4s, v6.4s                // stream b, step 46, H: cycle 451
        eor        v22.16b, v4.16b, v3.16b
        eor        v22.16b, v7.16b, v22.16b
        ldr        q23, [x25, #800]
        zip2       v14.2d, v14.2d, v12.2d
        add        v18.4s, v18.4s, v23.4s
        add        v18.4s, v22.4s, v18.4s
        rev32      v18.8h, v18.8h
        add        v18.4s, v18.4s, v7.4s                // stream a, step 47, H: cycle 459
        eor        v22.16b, v1.16b, v6.16b
        eor        v22.16b, v17.16b, v22.16b
        add        v2.4s, v2.4s, v23.4s
        add        v2.4s, v22.4s, v2.4s
        rev32      v2.8h, v2.8h
        add        v2.4s, v2.4s, v17.4s                 // stream b, step 47, H: cycle 459
        zip1       v12.2d, v11.2d, v13.2d
        eor        v22.16b, v18.16b, v7.16b
        eor        v23.16b, v22.16b, v3.16b
        ldr        q25, [x25, #816]
        add        v4.4s, v4.4s, v25.4s
        add        v4.4s, v31.4s, v4.4s
        add        v4.4s, v23.4s, v4.4s
        shl        v23.4s, v4.4s, #23
        sri        v23.4s, v4.4s, #9
        add        v4.4s, v23.4s, v18.4s                // stream a, step 48, H: cycle 471
        zip2       v11.2d, v11.2d, v13.2d
        eor        v23.16b, v2.16b, v17.16b
        eor        v31.16b, v23.16b, v6.16b
        add        v1.4s, v1.4s, v25.4s
        ldr        q25, [x28, #80]
        add        v1.4s, v25.4s, v1.4s
        add        v1.4s, v31.4s, v1.4s
        shl        v31.4s, v1.4s, #23
        sri        v31.4s, v1.4s, #9
        add        v1.4s, v31.4s, v2.4s                 // stream b, step 48, H: cycle 471
        ldr        q31, [x25, #832]
        add        v3.4s, v3.4s, v31.4s
        str        q15, [x27, #144]
        add        v0.4s, v0.4s, v3.4s
        bit        v22.16b, v18.16b, v4.16b
        sub        v0.4s, v0.4s, v22.4s
        shl        v3.4s, v0.4s, #6
        sri        v3.4s, v0.4s, #26
        add        v0.4s, v3.4s, v4.4s                  // stream a, step 49, I: cycle 481
        add        v3.4s, v6.4s, v31.4s
        add        v3.4s, v5.4s, v3.4s
        bit        v23.16b, v2.16b, v1.16b
        sub        v3.4s, v3.4s, v23.4s
        str        q14, [x27, #176]
        shl        v5.4s, v3.4s, #6
        sri        v5.4s, v3.4s, #26
        add        v3.4s, v5.4s, v1.4s                  // stream b, step 49, I: cycle 481
        ldr        q5, [x25, #848]
        add        v6.4s, v7.4s, v5.4s
        add        v6.4s, v9.4s, v6.4s
        eor        v7.16b, v4.16b, v18.16b
        bit        v7.16b, v4.16b, v0.16b
        sub        v6.4s, v6.4s, v7.4s
        shl        v7.4s, v6.4s, #10
        sri        v7.4s, v6.4s, #22
        str        q12, [x27, #208]
        add        v6.4s, v7.4s, v0.4s                  // stream a, step 50, I: cycle 491
        add        v5.4s, v17.4s, v5.4s
        add        v5.4s, v8.4s, v5.4s
        eor        v7.16b, v1.16b, v2.16b
        bit        v7.16b, v1.16b, v3.16b
        sub        v5.4s, v5.4s, v7.4s
        shl        v7.4s, v5.4s, #10
        sri        v7.4s, v5.4s, #22
        add        v5.4s, v7.4s, v3.4s                  // stream b, step 50, I: cycle 491
        str        q11, [x27, #240]
        ldr        q7, [x25, #864]
        add        v17.4s, v18.4s, v7.4s
        eor        v18.16b, v0.16b, v4.16b
        bit        v18.16b, v0.16b, v6.16b
        sub        v17.4s, v17.4s, v18.4s
        shl        v18.4s, v17.4s, #15
        sri        v18.4s, v17.4s, #17
        add        v17.4s, v18.4s, v6.4s                // stream a, step 51, I: cycle 501
        add        v2.4s, v2.4s, v7.4s
        eor        v7.16b, v3.16b, v1.16b
        bit        v7.16b, v3.16b, v5.16b
        ldr        x8, [x0]
        sub        v2.4s, v2.4s, v7.4s
        shl        v7.4s, v2.4s, #15
        sri        v7.4s, v2.4s, #17
        add        v2.4s, v7.4s, v5.4s                  // stream b, step 51, I: cycle 501
        ldr        q7, [x25, #880]
        add        v4.4s, v4.4s, v7.4s
        add        v4.4s, v28.4s, v4.4s
        eor        v18.16b, v6.16b, v0.16b
        bit        v18.16b, v6.16b, v17.16b
        sub        v4.4s, v4.4s, v18.4s
        ldr        w9, [x8, #29]
        shl        v18.4s, v4.4s, #21
        sri        v18.4s, v4.4s, #11
        add        v4.4s, v18.4s, v17.4s                // stream a, step 52, I: cycle 511
        add        v1.4s, v1.4s, v7.4s
        add        v1.4s, v27.4s, v1.4s
        eor        v7.16b, v5.16b, v3.16b
        bit        v7.16b, v5.16b, v2.16b
        sub        v1.4s, v1.4s, v7.4s
        shl        v7.4s, v1.4s, #21
        sri        v7.4s, v1.4s, #11
        str        w9, [x27, #256]
        add        v1.4s, v7.4s, v2.4s                  // stream b, step 52, I: cycle 511
        ldr        q7, [x25, #896]
        add        v0.4s, v0.4s, v7.4s
        eor        v18.16b, v17.16b, v6.16b
        bit        v18.16b, v17.16b, v4.16b
        sub        v0.4s, v0.4s, v18.4s
        shl        v18.4s, v0.4s, #6
        sri        v18.4s, v0.4s, #26
        add        v0.4s, v18.4s, v4.4s                 // stream a, step 53, I: cycle 521
        add        v3.4s, v3.4s, v7.4s
        ldr        x8, [x0, #8]
        eor        v7.16b, v2.16b, v5.16b
        bit        v7.16b, v2.16b, v1.16b
        sub        v3.4s, v3.4s, v7.4s
        shl        v7.4s, v3.4s, #6
        sri        v7.4s, v3.4s, #26
        add        v3.4s, v7.4s, v1.4s                  // stream b, step 53, I: cycle 521
        ldr        q7, [x25, #912]
        add        v6.4s, v6.4s, v7.4s
        add        v6.4s, v21.4s, v6.4s
        eor        v18.16b, v4.16b, v17.16b
        ldr        w9, [x8, #29]
        bit        v18.16b, v4.16b, v0.16b
        sub        v6.4s, v6.4s, v18.4s
        shl        v18.4s, v6.4s, #10
        sri        v18.4s, v6.4s, #22
        add        v6.4s, v18.4s, v0.4s                 // stream a, step 54, I: cycle 531
        add        v5.4s, v5.4s, v7.4s
        add        v5.4s, v24.4s, v5.4s
        eor        v7.16b, v1.16b, v2.16b
        bit        v7.16b, v1.16b, v3.16b
        sub        v5.4s, v5.4s, v7.4s
        shl        v7.4s, v5.4s, #10
        str        w9, [x27, #260]
        sri        v7.4s, v5.4s, #22
        add        v5.4s, v7.4s, v3.4s                  // stream b, step 54, I: cycle 531
        ldr        q7, [x25, #928]
        add        v17.4s, v17.4s, v7.4s
        eor        v18.16b, v0.16b, v4.16b
        bit        v18.16b, v0.16b, v6.16b
        sub        v17.4s, v17.4s, v18.4s
        shl        v18.4s, v17.4s, #15
        sri        v18.4s, v17.4s, #17
        add        v17.4s, v18.4s, v6.4s                // stream a, step 55, I: cycle 541
        ldr        x8, [x0, #16]
        add        v2.4s, v2.4s, v7.4s
        eor        v7.16b, v3.16b, v1.16b
        bit        v7.16b, v3.16b, v5.16b
        sub        v2.4s, v2.4s, v7.4s
        shl        v7.4s, v2.4s, #15
        sri        v7.4s, v2.4s, #17
        add        v2.4s, v7.4s, v5.4s                  // stream b, step 55, I: cycle 541
        ldr        q7, [x25, #944]
        add        v4.4s, v4.4s, v7.4s
        add        v4.4s, v16.4s, v4.4s
        ldr        w9, [x8, #29]
        eor        v16.16b, v6.16b, v0.16b
        bit        v16.16b, v6.16b, v17.16b
        sub        v4.4s, v4.4s, v16.4s
        shl        v16.4s, v4.4s, #21
        sri        v16.4s, v4.4s, #11
        add        v4.4s, v16.4s, v17.4s                // stream a, step 56, I: cycle 551
        add        v1.4s, v1.4s, v7.4s
        add        v1.4s, v19.4s, v1.4s
        eor        v7.16b, v5.16b, v3.16b
        bit        v7.16b, v5.16b, v2.16b
        str        w9, [x27, #264]
        sub        v1.4s, v1.4s, v7.4s
        shl        v7.4s, v1.4s, #21
        sri        v7.4s, v1.4s, #11
        add        v1.4s, v7.4s, v2.4s                  // stream b, step 56, I: cycle 551
        ldr        q7, [x25, #960]
        add        v0.4s, v0.4s, v7.4s
        add        v0.4s, v10.4s, v0.4s
        eor        v16.16b, v17.16b, v6.16b
        bit        v16.16b, v17.16b, v4.16b
        sub        v0.4s, v0.4s, v16.4s
        ldr        x8, [x0, #24]
        shl        v16.4s, v0.4s, #6
        sri        v16.4s, v0.4s, #26
        add        v0.4s, v16.4s, v4.4s                 // stream a, step 57, I: cycle 561
        add        v3.4s, v3.4s, v7.4s
        add        v3.4s, v20.4s, v3.4s
        eor        v7.16b, v2.16b, v5.16b
        bit        v7.16b, v2.16b, v1.16b
        sub        v3.4s, v3.4s, v7.4s
        shl        v7.4s, v3.4s, #6
        sri        v7.4s, v3.4s, #26
        add        v3.4s, v7.4s, v1.4s                  // stream b, step 57, I: cycle 561
        ldr        w9, [x8, #29]
        ldr        q7, [x25, #976]
        add        v6.4s, v6.4s, v7.4s
        eor        v16.16b, v4.16b, v17.16b
        bit        v16.16b, v4.16b, v0.16b
        sub        v6.4s, v6.4s, v16.4s
        shl        v16.4s, v6.4s, #10
        sri        v16.4s, v6.4s, #22
        add        v6.4s, v16.4s, v0.4s                 // stream a, step 58, I: cycle 571
        add        v5.4s, v5.4s, v7.4s
        str        w9, [x27, #268]
        eor        v7.16b, v1.16b, v2.16b
        bit        v7.16b, v1.16b, v3.16b
        sub        v5.4s, v5.4s, v7.4s
        shl        v7.4s, v5.4s, #10
        sri        v7.4s, v5.4s, #22
        add        v5.4s, v7.4s, v3.4s                  // stream b, step 58, I: cycle 571
        ldr        q7, [x25, #992]
        add        v16.4s, v17.4s, v7.4s
        add        v16.4s, v30.4s, v16.4s
        eor        v17.16b, v0.16b, v4.16b
        bit        v17.16b, v0.16b, v6.16b
        ldr        x8, [x0, #32]
        sub        v16.4s, v16.4s, v17.4s
        shl        v17.4s, v16.4s, #15
        sri        v17.4s, v16.4s, #17
        add        v16.4s, v17.4s, v6.4s                // stream a, step 59, I: cycle 581
        add        v2.4s, v2.4s, v7.4s
        add        v2.4s, v29.4s, v2.4s
        eor        v7.16b, v3.16b, v1.16b
        bit        v7.16b, v3.16b, v5.16b
        sub        v2.4s, v2.4s, v7.4s
        shl        v7.4s, v2.4s, #15
        ldr        w9, [x8, #29]
        sri        v7.4s, v2.4s, #17
        add        v2.4s, v7.4s, v5.4s                  // stream b, step 59, I: cycle 581
        ldr        q7, [x25, #1008]
        add        v4.4s, v4.4s, v7.4s
        eor        v17.16b, v6.16b, v0.16b
        bit        v17.16b, v6.16b, v16.16b
        sub        v4.4s, v4.4s, v17.4s
        shl        v17.4s, v4.4s, #21
        sri        v17.4s, v4.4s, #11
        add        v4.4s, v17.4s, v16.4s                // stream a, step 60, I: cycle 591
        str        w9, [x27, #272]
        add        v1.4s, v1.4s, v7.4s
        eor        v7.16b, v5.16b, v3.16b
        bit        v7.16b, v5.16b, v2.16b
        sub        v1.4s, v1.4s, v7.4s
        shl        v7.4s, v1.4s, #21
        sri        v7.4s, v1.4s, #11
        add        v1.4s, v7.4s, v2.4s                  // stream b, step 60, I: cycle 591
        ldr        q7, [x25, #1024]
        add        v0.4s, v0.4s, v7.4s
        add        v0.4s, v26.4s, v0.4s
        ldr        x8, [x0, #40]
        eor        v17.16b, v16.16b, v6.16b
        bit        v17.16b, v16.16b, v4.16b
        sub        v0.4s, v0.4s, v17.4s
        shl        v17.4s, v0.4s, #6
        sri        v17.4s, v0.4s, #26
        add        v0.4s, v17.4s, v4.4s                 // stream a, step 61, I: cycle 601
        add        v3.4s, v3.4s, v7.4s
        ldr        q7, [x28, #144]
        add        v3.4s, v7.4s, v3.4s
        eor        v7.16b, v2.16b, v5.16b
        ldr        w9, [x8, #29]
        bit        v7.16b, v2.16b, v1.16b
        sub        v3.4s, v3.4s, v7.4s
        shl        v7.4s, v3.4s, #6
        sri        v7.4s, v3.4s, #26
        add        v3.4s, v7.4s, v1.4s                  // stream b, step 61, I: cycle 601
        ldr        q7, [x25, #1040]
        add        v6.4s, v6.4s, v7.4s
        eor        v17.16b, v4.16b, v16.16b
        bit        v17.16b, v4.16b, v0.16b
        sub        v6.4s, v6.4s, v17.4s
        shl        v17.4s, v6.4s, #10
        str        w9, [x27, #276]
        sri        v17.4s, v6.4s, #22
        add        v6.4s, v17.4s, v0.4s                 // stream a, step 62, I: cycle 611
        add        v5.4s, v5.4s, v7.4s
        eor        v7.16b, v1.16b, v2.16b
        bit        v7.16b, v1.16b, v3.16b
        sub        v5.4s, v5.4s, v7.4s
        shl        v7.4s, v5.4s, #10
        sri        v7.4s, v5.4s, #22
        add        v5.4s, v7.4s, v3.4s                  // stream b, step 62, I: cycle 611
        ldr        x8, [x0, #48]
        ldr        q7, [x25, #1056]
        add        v16.4s, v16.4s, v7.4s
        ldr        q17, [x28, #64]
        add        v16.4s, v17.4s, v16.4s
        eor        v17.16b, v0.16b, v4.16b
        bit        v17.16b, v0.16b, v6.16b
        sub        v16.4s, v16.4s, v17.4s
        shl        v17.4s, v16.4s, #15
        sri        v17.4s, v16.4s, #17
        add        v16.4s, v17.4s, v6.4s                // stream a, step 63, I: cycle 621
        add        v2.4s, v2.4s, v7.4s
        ldr        w9, [x8, #29]
        add        v2.4s, v25.4s, v2.4s
        eor        v7.16b, v3.16b, v1.16b
        bit        v7.16b, v3.16b, v5.16b
        sub        v2.4s, v2.4s, v7.4s
        shl        v7.4s, v2.4s, #15
        sri        v7.4s, v2.4s, #17
        add        v2.4s, v7.4s, v5.4s                  // stream b, step 63, I: cycle 621
        ldr        q7, [x25, #1072]
        add        v4.4s, v4.4s, v7.4s
        eor        v17.16b, v6.16b, v0.16b
        str        w9, [x27, #280]
        bit        v17.16b, v6.16b, v16.16b
        sub        v4.4s, v4.4s, v17.4s
        shl        v17.4s, v4.4s, #21
        sri        v17.4s, v4.4s, #11
        add        v4.4s, v17.4s, v16.4s                // stream a, step 64, I: cycle 631
        add        v1.4s, v1.4s, v7.4s
        eor        v7.16b, v5.16b, v3.16b
        bit        v7.16b, v5.16b, v2.16b
        sub        v1.4s, v1.4s, v7.4s
        shl        v7.4s, v1.4s, #21
        sri        v7.4s, v1.4s, #11
        ldr        x8, [x0, #56]
        add        v1.4s, v7.4s, v2.4s                  // stream b, step 64, I: cycle 631
        ldr        q7, [x25, #1088]
        add        v0.4s, v0.4s, v7.4s
        str        q0, [sp, #576]
        ldr        q0, [x25, #16]
        add        v4.4s, v4.4s, v0.4s
        str        q4, [sp, #592]
        ldr        q4, [x25, #32]
        add        v16.4s, v16.4s, v4.4s
        str        q16, [sp, #608]
        ldr        w9, [x8, #29]
        ldr        q16, [x25, #1104]
        add        v6.4s, v6.4s, v16.4s
        str        q6, [sp, #624]
        add        v3.4s, v3.4s, v7.4s
        str        q3, [sp, #640]
        add        v0.4s, v1.4s, v0.4s
        str        q0, [sp, #656]
        add        v0.4s, v2.4s, v4.4s
        str        q0, [sp, #672]
        add        v0.4s, v5.4s, v16.4s
        str        q0, [sp, #688]
        str        w9, [x27, #284]
        ldr        q1, [sp, #576]
        ldr        q2, [sp, #592]
        ldr        q3, [sp, #608]
        ldr        q4, [sp, #624]
        zip1       v0.4s, v1.4s, v2.4s
        zip2       v1.4s, v1.4s, v2.4s
        zip1       v2.4s, v3.4s, v4.4s
        zip2       v3.4s, v3.4s, v4.4s
        zip1       v4.2d, v0.2d, v2.2d
        zip2       v0.2d, v0.2d, v2.2d
        zip1       v2.2d, v1.2d, v3.2d
        zip2       v1.2d, v1.2d, v3.2d
        str        q4, [x1]
        add        x1, x1, #16
        str        q0, [x1]
        add        x1, x1, #16
        str        q2, [x1]
        add        x1, x1, #16
        str        q1, [x1]
        add        x1, x1, #16
        ldr        q1, [sp, #640]
        ldr        q2, [sp, #656]
        ldr        q3, [sp, #672]
        ldr        q4, [sp, #688]
        zip1       v0.4s, v1.4s, v2.4s
        zip2       v1.4s, v1.4s, v2.4s
        zip1       v2.4s, v3.4s, v4.4s
        zip2       v3.4s, v3.4s, v4.4s
        zip1       v4.2d, v0.2d, v2.2d
        zip2       v0.2d, v0.2d, v2.2d
        zip1       v2.2d, v1.2d, v3.2d
        zip2       v1.2d, v1.2d, v3.2d
        str        q4, [x1]
        add        x1, x1, #16
        str        q0, [x1]
        add        x1, x1, #16
        str        q2, [x1]
        add        x1, x1, #16
        str        q1, [x1]
        add        x1, x1, #16
        subs       x2, x2, #1
        b.ne       L(md5_33_x4x2_loop)
L(md5_33_x4x2_end):
        add        sp, sp, #704
        .cfi_adjust_cfa_offset -704
        ldp        x25, x26, [sp]
        .cfi_restore x25
        .cfi_restore x26
        ldp        x27, x28, [sp, #16]
        .cfi_restore x27
        .cfi_restore x28
        ldp        d8, d9, [sp, #32]
        .cfi_restore d8
        .cfi_restore d9
        ldp        d10, d11, [sp, #48]
        .cfi_restore d10
        .cfi_restore d11
        ldp        d12, d13, [sp, #64]
        .cfi_restore d12
        .cfi_restore d13
        ldp        d14, d15, [sp, #80]
        .cfi_restore d14
        .cfi_restore d15
        add        sp, sp, #96
        .cfi_adjust_cfa_offset -96
        ret
        .cfi_endproc
#if defined(__ELF__)
        .size      SYMBOL(md5_33_x4x2), . - SYMBOL(md5_33_x4x2)
#endif

#if defined(__APPLE__)
        .section __TEXT,__const
#elif defined(_WIN32)
        .section .rdata,"dr"
#else
        .section .rodata,"a",%progbits
#endif
        .p2align   2
L(md5_33_x1_constants):
        .long      0xd76aa477, 0xefcdab89, 0xf8fa0bcc, 0x98badcfe, 0xbcdb4dd9, 0xb18b7a77
        .long      0xe549bb38, 0x4787c62a, 0xa8304613, 0xfd469501, 0x000000ff, 0x00008000
        .long      0x698098d8, 0x8b44f7af, 0xffff5bb1, 0x895cd7be, 0x6b901122, 0xfd987193
        .long      0xa6794496, 0x49b40821, 0xf61e2562, 0xc040b340, 0x265e5a51, 0xe9b6c7aa
        .long      0xd62f105d, 0x02441453, 0xd8a1e681, 0xe7d3fbc8, 0x21e1cde6, 0xc33708de
        .long      0xf4d50d87, 0x455a14ed, 0xa9e3e905, 0xfcefa3f8, 0x676f02d9, 0x8d2a4c8a
        .long      0xfffa3942, 0x8771f681, 0x6d9d6122, 0xfde53914, 0xa4beea44, 0x4bdecfa9
        .long      0xf6bb4b60, 0xbebfbc70, 0x289b7ec6, 0xeaa127fa, 0xd4ef3085, 0x04881d05
        .long      0xd9d4d039, 0xe6db99e5, 0x1fa27cf8, 0xc4ac5665, 0xf4292244, 0x432aff97
        .long      0xab9424af, 0xfc93a039, 0x655b59c3, 0x8f0ccc92, 0xffeff47d, 0x85845dd1
        .long      0x6fa87e4f, 0xfe2ce6e0, 0xa3014314, 0x4e0811a1, 0xf7537e82, 0xbd3af235
        .long      0x2ad7d2bb, 0xeb86d391, 0x67452301, 0x10325476

/*
 * void md5_33_x1(const uint8_t *const *data, uint8_t (*digest)[16], size_t ngroups);
 *
 * Arguments: data in x0, digest in x1, ngroups in x2.
 */
        .text
        .p2align   5
        .globl     SYMBOL(md5_33_x1)
#if defined(_WIN32)
        .def       SYMBOL(md5_33_x1)
        .scl       2
        .type      32
        .endef
#elif defined(__ELF__)
        .type      SYMBOL(md5_33_x1), %function
#endif
SYMBOL(md5_33_x1):
        .cfi_startproc
#if BTI
        hint       #34 // bti c
#endif
        sub        sp, sp, #48
        .cfi_adjust_cfa_offset 48
        stp        x19, x20, [sp]
        .cfi_rel_offset x19, 0
        .cfi_rel_offset x20, 8
        stp        x21, x27, [sp, #16]
        .cfi_rel_offset x21, 16
        .cfi_rel_offset x27, 24
        str        x28, [sp, #32]
        .cfi_rel_offset x28, 32
        cbz        x2, L(md5_33_x1_end)
        address    x27, L(md5_33_x1_constants)
        .p2align   5
L(md5_33_x1_loop):
        ldr        x28, [x0]
        ldr        w8, [x28]
        ldr        w9, [x27]
        add        w9, w8, w9
        ror        w9, w9, #25
        ldr        w10, [x27, #4]
        add        w11, w9, w10                         // step 1, F: cycle 2
        ldr        w12, [x28, #4]
        ldr        w13, [x27, #8]
        add        w13, w12, w13
        and        w14, w11, w10
        ldr        w15, [x27, #12]
        bic        w16, w15, w11
        orr        w14, w14, w16
        add        w13, w14, w13
        ror        w13, w13, #20
        add        w13, w13, w11                        // step 2, F: cycle 7
        ldr        w14, [x28, #8]
        ldr        w16, [x27, #16]
        add        w16, w14, w16
        and        w17, w13, w11
        bic        w3, w10, w13
        orr        w17, w17, w3
        add        w16, w17, w16
        ror        w16, w16, #15
        add        w16, w16, w13                        // step 3, F: cycle 12
        ldr        w17, [x28, #12]
        ldr        w3, [x27, #20]
        add        w3, w17, w3
        and        w4, w16, w13
        bic        w11, w11, w16
        orr        w11, w4, w11
        add        w11, w11, w3
        ror        w11, w11, #10
        ldr        w3, [x27, #24]
        add        w9, w9, w3
        add        w11, w11, w16                        // step 4, F: cycle 17
        ldr        w3, [x28, #16]
        add        w9, w3, w9
        and        w4, w11, w16
        bic        w5, w13, w11
        orr        w4, w4, w5
        add        w9, w4, w9
        ror        w9, w9, #25
        ldr        w4, [x27, #28]
        add        w13, w13, w4
        add        w9, w9, w11                          // step 5, F: cycle 22
        ldr        w4, [x28, #20]
        add        w13, w4, w13
        and        w5, w9, w11
        bic        w6, w16, w9
        orr        w5, w5, w6
        add        w13, w5, w13
        ror        w13, w13, #20
        ldr        w5, [x27, #32]
        add        w16, w16, w5
        add        w13, w13, w9                         // step 6, F: cycle 27
        ldr        w5, [x28, #24]
        add        w16, w5, w16
        and        w6, w13, w9
        bic        w7, w11, w13
        orr        w6, w6, w7
        add        w16, w6, w16
        ror        w16, w16, #15
        ldr        w6, [x27, #36]
        add        w11, w11, w6
        add        w16, w16, w13                        // step 7, F: cycle 32
        ldr        w6, [x28, #28]
        add        w11, w6, w11
        and        w7, w16, w13
        bic        w19, w9, w16
        orr        w7, w7, w19
        ldr        w19, [x28, #29]
        ror        w19, w19, #24
        add        w11, w7, w11
        ldr        w7, [x27, #40]
        and        w7, w19, w7
        ror        w11, w11, #10
        ldr        w19, [x27, #44]
        add        w7, w7, w19
        ldr        w19, [x27, #48]
        add        w9, w9, w19
        add        w11, w11, w16                        // step 8, F: cycle 37
        add        w9, w7, w9
        and        w19, w11, w16
        bic        w20, w13, w11
        orr        w19, w19, w20
        add        w9, w19, w9
        ror        w9, w9, #25
        add        w9, w9, w11                          // step 9, F: cycle 42
        ldr        w19, [x27, #52]
        add        w13, w13, w19
        and        w19, w9, w11
        bic        w20, w16, w9
        orr        w19, w19, w20
        add        w13, w19, w13
        ror        w13, w13, #20
        add        w13, w13, w9                         // step 10, F: cycle 47
        ldr        w19, [x27, #56]
        add        w16, w16, w19
        and        w19, w13, w9
        bic        w20, w11, w13
        orr        w19, w19, w20
        add        w16, w19, w16
        ror        w16, w16, #15
        add        w16, w16, w13                        // step 11, F: cycle 52
        ldr        w19, [x27, #60]
        add        w11, w11, w19
        and        w19, w16, w13
        bic        w20, w9, w16
        orr        w19, w19, w20
        add        w11, w19, w11
        ror        w11, w11, #10
        add        w11, w11, w16                        // step 12, F: cycle 57
        ldr        w19, [x27, #64]
        add        w9, w9, w19
        and        w19, w11, w16
        bic        w20, w13, w11
        orr        w19, w19, w20
        add        w9, w19, w9
        ror        w9, w9, #25
        add        w9, w9, w11                          // step 13, F: cycle 62
        ldr        w19, [x27, #68]
        add        w13, w13, w19
        and        w19, w9, w11
        bic        w20, w16, w9
        orr        w19, w19, w20
        add        w13, w19, w13
        ror        w13, w13, #20
        add        w13, w13, w9                         // step 14, F: cycle 67
        ldr        w19, [x27, #72]
        add        w16, w16, w19
        and        w19, w13, w9
        bic        w20, w11, w13
        orr        w19, w19, w20
        add        w16, w19, w16
        ror        w16, w16, #15
        add        w16, w16, w13                        // step 15, F: cycle 72
        ldr        w19, [x27, #76]
        add        w11, w11, w19
        and        w19, w16, w13
        bic        w20, w9, w16
        mvn        w21, w13
        orr        w19, w19, w20
        and        w20, w16, w21
        ldr        w21, [x27, #80]
        add        w9, w9, w21
        add        w11, w19, w11
        add        w9, w20, w9
        ror        w11, w11, #10
        add        w9, w9, w12
        add        w11, w11, w16                        // step 16, F: cycle 77
        and        w19, w11, w13
        mvn        w20, w16
        ldr        w21, [x27, #84]
        add        w13, w13, w21
        add        w9, w19, w9
        and        w19, w11, w20
        add        w13, w5, w13
        ror        w9, w9, #27
        add        w13, w19, w13
        add        w9, w9, w11                          // step 17, G: cycle 81
        and        w19, w9, w16
        add        w13, w19, w13
        bic        w19, w9, w11
        ldr        w20, [x27, #88]
        add        w16, w16, w20
        ror        w13, w13, #23
        add        w16, w19, w16
        add        w13, w13, w9                         // step 18, G: cycle 85
        and        w19, w13, w11
        ldr        w20, [x27, #92]
        add        w11, w11, w20
        add        w16, w19, w16
        bic        w19, w13, w9
        add        w11, w8, w11
        ror        w16, w16, #18
        add        w11, w19, w11
        add        w16, w16, w13                        // step 19, G: cycle 89
        and        w19, w16, w9
        ldr        w20, [x27, #96]
        add        w9, w9, w20
        add        w11, w19, w11
        bic        w19, w16, w13
        add        w9, w4, w9
        ror        w11, w11, #12
        add        w9, w19, w9
        add        w11, w11, w16                        // step 20, G: cycle 93
        and        w19, w11, w13
        add        w9, w19, w9
        bic        w19, w11, w16
        ldr        w20, [x27, #100]
        add        w13, w13, w20
        ror        w9, w9, #27
        add        w13, w19, w13
        add        w9, w9, w11                          // step 21, G: cycle 97
        and        w19, w9, w16
        add        w13, w19, w13
        bic        w19, w9, w11
        ldr        w20, [x27, #104]
        add        w16, w16, w20
        ror        w13, w13, #23
        add        w16, w19, w16
        add        w13, w13, w9                         // step 22, G: cycle 101
        and        w19, w13, w11
        ldr        w20, [x27, #108]
        add        w11, w11, w20
        add        w16, w19, w16
        bic        w19, w13, w9
        add        w11, w3, w11
        ror        w16, w16, #18
        add        w11, w19, w11
        add        w16, w16, w13                        // step 23, G: cycle 105
        and        w19, w16, w9
        add        w11, w19, w11
        bic        w19, w16, w13
        ldr        w20, [x27, #112]
        add        w9, w9, w20
        ror        w11, w11, #12
        add        w9, w19, w9
        add        w11, w11, w16                        // step 24, G: cycle 109
        and        w19, w11, w13
        add        w9, w19, w9
        bic        w19, w11, w16
        ldr        w20, [x27, #116]
        add        w13, w13, w20
        ror        w9, w9, #27
        add        w13, w19, w13
        add        w9, w9, w11                          // step 25, G: cycle 113
        and        w19, w9, w16
        ldr        w20, [x27, #120]
        add        w16, w16, w20
        add        w13, w19, w13
        bic        w19, w9, w11
        add        w16, w17, w16
        ror        w13, w13, #23
        add        w16, w19, w16
        add        w13, w13, w9                         // step 26, G: cycle 117
        and        w19, w13, w11
        ldr        w20, [x27, #124]
        add        w11, w11, w20
        add        w16, w19, w16
        bic        w19, w13, w9
        add        w11, w7, w11
        ror        w16, w16, #18
        add        w11, w19, w11
        add        w16, w16, w13                        // step 27, G: cycle 121
        and        w19, w16, w9
        add        w11, w19, w11
        bic        w19, w16, w13
        ldr        w20, [x27, #128]
        add        w9, w9, w20
        ror        w11, w11, #12
        add        w9, w19, w9
        add        w11, w11, w16                        // step 28, G: cycle 125
        and        w19, w11, w13
        ldr        w20, [x27, #132]
        add        w13, w13, w20
        add        w9, w19, w9
        bic        w19, w11, w16
        add        w13, w14, w13
        ror        w9, w9, #27
        add        w13, w19, w13
        add        w9, w9, w11                          // step 29, G: cycle 129
        and        w19, w9, w16
        ldr        w20, [x27, #136]
        add        w16, w16, w20
        add        w13, w19, w13
        bic        w19, w9, w11
        add        w16, w6, w16
        ror        w13, w13, #23
        add        w16, w19, w16
        add        w13, w13, w9                         // step 30, G: cycle 133
        and        w19, w13, w11
        add        w16, w19, w16
        bic        w19, w13, w9
        ldr        w20, [x27, #140]
        add        w11, w11, w20
        ror        w16, w16, #18
        add        w11, w19, w11
        add        w16, w16, w13                        // step 31, G: cycle 137
        and        w19, w16, w9
        add        w11, w19, w11
        eor        w19, w13, w16
        ldr        w20, [x27, #144]
        add        w9, w9, w20
        ror        w11, w11, #12
        add        w9, w4, w9
        add        w11, w11, w16                        // step 32, G: cycle 141
        eor        w19, w11, w19
        add        w9, w19, w9
        eor        w19, w16, w11
        ldr        w20, [x27, #148]
        add        w13, w13, w20
        ror        w9, w9, #28
        add        w13, w7, w13
        add        w9, w9, w11                          // step 33, H: cycle 145
        eor        w19, w9, w19
        add        w13, w19, w13
        eor        w19, w11, w9
        ror        w13, w13, #21
        ldr        w20, [x27, #152]
        add        w16, w16, w20
        add        w13, w13, w9                         // step 34, H: cycle 149
        eor        w19, w13, w19
        add        w16, w19, w16
        eor        w19, w9, w13
        ror        w16, w16, #16
        ldr        w20, [x27, #156]
        add        w11, w11, w20
        add        w16, w16, w13                        // step 35, H: cycle 153
        eor        w19, w16, w19
        add        w11, w19, w11
        eor        w19, w13, w16
        ldr        w20, [x27, #160]
        add        w9, w9, w20
        ror        w11, w11, #9
        add        w9, w12, w9
        add        w11, w11, w16                        // step 36, H: cycle 157
        eor        w19, w11, w19
        add        w9, w19, w9
        eor        w19, w16, w11
        ldr        w20, [x27, #164]
        add        w13, w13, w20
        ror        w9, w9, #28
        add        w13, w3, w13
        add        w9, w9, w11                          // step 37, H: cycle 161
        eor        w19, w9, w19
        add        w13, w19, w13
        eor        w19, w11, w9
        ldr        w20, [x27, #168]
        add        w16, w16, w20
        ror        w13, w13, #21
        add        w16, w6, w16
        add        w13, w13, w9                         // step 38, H: cycle 165
        eor        w19, w13, w19
        add        w16, w19, w16
        eor        w19, w9, w13
        ror        w16, w16, #16
        ldr        w20, [x27, #172]
        add        w11, w11, w20
        add        w16, w16, w13                        // step 39, H: cycle 169
        eor        w19, w16, w19
        add        w11, w19, w11
        eor        w19, w13, w16
        ror        w11, w11, #9
        ldr        w20, [x27, #176]
        add        w9, w9, w20
        add        w11, w11, w16                        // step 40, H: cycle 173
        eor        w19, w11, w19
        add        w9, w19, w9
        eor        w19, w16, w11
        ldr        w20, [x27, #180]
        add        w13, w13, w20
        ror        w9, w9, #28
        add        w13, w8, w13
        add        w9, w9, w11                          // step 41, H: cycle 177
        eor        w19, w9, w19
        add        w13, w19, w13
        eor        w19, w11, w9
        ldr        w20, [x27, #184]
        add        w16, w16, w20
        ror        w13, w13, #21
        add        w16, w17, w16
        add        w13, w13, w9                         // step 42, H: cycle 181
        eor        w19, w13, w19
        add        w16, w19, w16
        eor        w19, w9, w13
        ldr        w20, [x27, #188]
        add        w11, w11, w20
        ror        w16, w16, #16
        add        w11, w5, w11
        add        w16, w16, w13                        // step 43, H: cycle 185
        eor        w19, w16, w19
        add        w11, w19, w11
        eor        w19, w13, w16
        ror        w11, w11, #9
        ldr        w20, [x27, #192]
        add        w9, w9, w20
        add        w11, w11, w16                        // step 44, H: cycle 189
        eor        w19, w11, w19
        add        w9, w19, w9
        eor        w19, w16, w11
        ror        w9, w9, #28
        ldr        w20, [x27, #196]
        add        w13, w13, w20
        add        w9, w9, w11                          // step 45, H: cycle 193
        eor        w19, w9, w19
        add        w13, w19, w13
        eor        w19, w11, w9
        ror        w13, w13, #21
        ldr        w20, [x27, #200]
        add        w16, w16, w20
        add        w13, w13, w9                         // step 46, H: cycle 197
        eor        w19, w13, w19
        add        w16, w19, w16
        eor        w19, w9, w13
        ldr        w20, [x27, #204]
        add        w11, w11, w20
        ror        w16, w16, #16
        add        w11, w14, w11
        add        w16, w16, w13                        // step 47, H: cycle 201
        eor        w19, w16, w19
        add        w11, w19, w11
        ror        w11, w11, #9
        ldr        w19, [x27, #208]
        add        w9, w9, w19
        add        w11, w11, w16                        // step 48, H: cycle 205
        add        w8, w8, w9
        orn        w9, w11, w13
        eor        w9, w9, w16
        add        w8, w9, w8
        ror        w8, w8, #26
        ldr        w9, [x27, #212]
        add        w9, w13, w9
        add        w8, w8, w11                          // step 49, I: cycle 210
        add        w9, w6, w9
        orn        w13, w8, w16
        eor        w13, w13, w11
        add        w9, w13, w9
        ror        w9, w9, #22
        add        w9, w9, w8                           // step 50, I: cycle 215
        ldr        w13, [x27, #216]
        add        w13, w16, w13
        orn        w16, w9, w11
        eor        w16, w16, w8
        add        w13, w16, w13
        ror        w13, w13, #17
        ldr        w16, [x27, #220]
        add        w11, w11, w16
        add        w13, w13, w9                         // step 51, I: cycle 220
        add        w11, w4, w11
        orn        w16, w13, w8
        eor        w16, w16, w9
        add        w11, w16, w11
        ror        w11, w11, #11
        add        w11, w11, w13                        // step 52, I: cycle 225
        ldr        w16, [x27, #224]
        add        w8, w8, w16
        orn        w16, w11, w9
        eor        w16, w16, w13
        add        w8, w16, w8
        ror        w8, w8, #26
        ldr        w16, [x27, #228]
        add        w9, w9, w16
        add        w8, w8, w11                          // step 53, I: cycle 230
        add        w9, w17, w9
        orn        w16, w8, w13
        eor        w16, w16, w11
        add        w9, w16, w9
        ror        w9, w9, #22
        add        w9, w9, w8                           // step 54, I: cycle 235
        ldr        w16, [x27, #232]
        add        w13, w13, w16
        orn        w16, w9, w11
        eor        w16, w16, w8
        add        w13, w16, w13
        ror        w13, w13, #17
        ldr        w16, [x27, #236]
        add        w11, w11, w16
        add        w13, w13, w9                         // step 55, I: cycle 240
        add        w11, w12, w11
        orn        w12, w13, w8
        eor        w12, w12, w9
        add        w11, w12, w11
        ror        w11, w11, #11
        ldr        w12, [x27, #240]
        add        w8, w8, w12
        add        w11, w11, w13                        // step 56, I: cycle 245
        add        w8, w7, w8
        orn        w12, w11, w9
        eor        w12, w12, w13
        add        w8, w12, w8
        ror        w8, w8, #26
        add        w8, w8, w11                          // step 57, I: cycle 250
        ldr        w12, [x27, #244]
        add        w9, w9, w12
        orn        w12, w8, w13
        eor        w12, w12, w11
        add        w9, w12, w9
        ror        w9, w9, #22
        ldr        w12, [x27, #248]
        add        w12, w13, w12
        add        w9, w9, w8                           // step 58, I: cycle 255
        add        w12, w5, w12
        orn        w13, w9, w11
        eor        w13, w13, w8
        add        w12, w13, w12
        ror        w12, w12, #17
        add        w12, w12, w9                         // step 59, I: cycle 260
        ldr        w13, [x27, #252]
        add        w11, w11, w13
        orn        w13, w12, w8
        eor        w13, w13, w9
        add        w11, w13, w11
        ror        w11, w11, #11
        ldr        w13, [x27, #256]
        add        w8, w8, w13
        add        w11, w11, w12                        // step 60, I: cycle 265
        add        w8, w3, w8
        orn        w13, w11, w9
        eor        w13, w13, w12
        add        w8, w13, w8
        ror        w8, w8, #26
        add        w8, w8, w11                          // step 61, I: cycle 270
        ldr        w13, [x27, #260]
        add        w9, w9, w13
        orn        w13, w8, w12
        eor        w13, w13, w11
        add        w9, w13, w9
        ror        w9, w9, #22
        ldr        w13, [x27, #264]
        add        w12, w12, w13
        add        w9, w9, w8                           // step 62, I: cycle 275
        add        w12, w14, w12
        orn        w13, w9, w11
        eor        w13, w13, w8
        add        w12, w13, w12
        ror        w12, w12, #17
        add        w12, w12, w9                         // step 63, I: cycle 280
        ldr        w13, [x27, #268]
        add        w11, w11, w13
        orn        w13, w12, w8
        eor        w13, w13, w9
        add        w11, w13, w11
        ror        w11, w11, #11
        ldr        w13, [x27, #272]
        add        w8, w8, w13
        str        w8, [x1]
        add        w8, w12, w15
        str        w8, [x1, #8]
        ldr        w8, [x27, #276]
        add        w8, w9, w8
        str        w8, [x1, #12]
        add        w8, w11, w12                         // step 64, I: cycle 285
        add        w8, w8, w10
        str        w8, [x1, #4]
        add        x0, x0, #8
        add        x1, x1, #16
        subs       x2, x2, #1
        b.ne       L(md5_33_x1_loop)
L(md5_33_x1_end):
        ldp        x19, x20, [sp]
        .cfi_restore x19
        .cfi_restore x20
        ldp        x21, x27, [sp, #16]
        .cfi_restore x21
        .cfi_restore x27
        ldr        x28, [sp, #32]
        .cfi_restore x28
        add        sp, sp, #48
        .cfi_adjust_cfa_offset -48
        ret
        .cfi_endproc
#if defined(__ELF__)
        .size      SYMBOL(md5_33_x1), . - SYMBOL(md5_33_x1)
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
