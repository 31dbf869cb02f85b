/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for x86-64 with SSE2, 4 lanes.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target x86-64-sse2 --kernel lanes --emitter gas
 *
 * With the options above, `hashwright prove` proves ripemd160_x4_blocks, and `hashwright verify`
 * tests all functions. `hashwright bench ripemd160 --target x86-64-sse2 --kernel lanes --emitter
 * gas` measures the speed.
 *
 * ripemd160_x4_blocks: 1956 instructions for a block of 64 bytes, critical path 434 cycles.
 * Rules: rotate_as_or 318 times, not_out_of_or 64 times, not_in_sum 64 times, select_as_add 32
 *     times.
 * ripemd160_x4_blocks: 2626 instructions in all, 563 of them moves between registers.
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
L(ripemd160_x4_blocks_constants):
        .long      0x50a28be5, 0x50a28be5, 0x50a28be5, 0x50a28be5, 0x5a827999, 0x5a827999
        .long      0x5a827999, 0x5a827999, 0x5c4dd124, 0x5c4dd124, 0x5c4dd124, 0x5c4dd124
        .long      0x6ed9eba0, 0x6ed9eba0, 0x6ed9eba0, 0x6ed9eba0, 0x6d703ef2, 0x6d703ef2
        .long      0x6d703ef2, 0x6d703ef2, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc, 0x8f1bbcdc
        .long      0x7a6d76e9, 0x7a6d76e9, 0x7a6d76e9, 0x7a6d76e9, 0xa953fd4d, 0xa953fd4d
        .long      0xa953fd4d, 0xa953fd4d

/*
 * void ripemd160_x4_blocks(uint32_t state[5][4], const uint8_t *const data[4], size_t nblocks);
 *
 * Arguments, moved there by the prologue on Windows: state in rdi, data in rsi, nblocks in rdx.
 *
 * At the start of the loop: h0 in xmm0, h1 in xmm1, h2 in xmm2, h3 in xmm3, h4 in xmm4.
 */
        .text
        .p2align   5
        .globl     SYMBOL(ripemd160_x4_blocks)
#if defined(_WIN32)
        .def       SYMBOL(ripemd160_x4_blocks)
        .scl       2
        .type      32
        .endef
        .seh_proc  SYMBOL(ripemd160_x4_blocks)
#elif defined(__ELF__)
        .type      SYMBOL(ripemd160_x4_blocks), %function
#endif
SYMBOL(ripemd160_x4_blocks):
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
        sub        $0x180, %rsp
        SEH(.seh_stackalloc 384)
        movaps     %xmm6, 0x100(%rsp)
        SEH(.seh_savexmm %xmm6, 256)
        movaps     %xmm7, 0x110(%rsp)
        SEH(.seh_savexmm %xmm7, 272)
        movaps     %xmm8, 0x120(%rsp)
        SEH(.seh_savexmm %xmm8, 288)
        movaps     %xmm9, 0x130(%rsp)
        SEH(.seh_savexmm %xmm9, 304)
        movaps     %xmm10, 0x140(%rsp)
        SEH(.seh_savexmm %xmm10, 320)
        movaps     %xmm11, 0x150(%rsp)
        SEH(.seh_savexmm %xmm11, 336)
        movaps     %xmm12, 0x160(%rsp)
        SEH(.seh_savexmm %xmm12, 352)
        movaps     %xmm13, 0x170(%rsp)
        SEH(.seh_savexmm %xmm13, 368)
        SEH(.seh_endprologue)
        mov        %rcx, %rdi
        mov        %rdx, %rsi
        mov        %r8, %rdx
#else
        push       %r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %r15, 0
        sub        $0x100, %rsp
        .cfi_adjust_cfa_offset 256
#endif
        test       %rdx, %rdx
        jz         L(ripemd160_x4_blocks_end)
        mov        $0, %rcx
        lea        L(ripemd160_x4_blocks_constants)(%rip), %r15
        movdqu     (%rdi), %xmm0
        movdqu     16(%rdi), %xmm1
        movdqu     32(%rdi), %xmm2
        movdqu     48(%rdi), %xmm3
        movdqu     64(%rdi), %xmm4
        .p2align   5
L(ripemd160_x4_blocks_loop):
        mov        (%rsi), %rax
        add        %rcx, %rax
        movdqu     (%rax), %xmm6
        movdqu     16(%rax), %xmm10
        mov        8(%rsi), %rax
        add        %rcx, %rax
        movdqu     (%rax), %xmm7
        movdqu     16(%rax), %xmm11
        mov        16(%rsi), %rax
        add        %rcx, %rax
        movdqu     (%rax), %xmm8
        movdqu     16(%rax), %xmm12
        mov        24(%rsi), %rax
        add        %rcx, %rax
        movdqu     (%rax), %xmm9
        movdqu     16(%rax), %xmm13
        movdqa     %xmm6, %xmm5
        punpckldq  %xmm7, %xmm5
        punpckhdq  %xmm7, %xmm6
        movdqa     %xmm8, %xmm7
        punpckldq  %xmm9, %xmm7
        punpckhdq  %xmm9, %xmm8
        movdqa     %xmm5, %xmm9
        punpcklqdq %xmm7, %xmm9
        punpckhqdq %xmm7, %xmm5
        movdqa     %xmm6, %xmm7
        punpcklqdq %xmm8, %xmm7
        punpckhqdq %xmm8, %xmm6
        movdqu     %xmm9, (%rsp)
        movdqu     %xmm5, 16(%rsp)
        movdqu     %xmm7, 32(%rsp)
        movdqu     %xmm6, 48(%rsp)
        movdqa     %xmm10, %xmm8
        punpckldq  %xmm11, %xmm8
        punpckhdq  %xmm11, %xmm10
        movdqa     %xmm12, %xmm11
        punpckldq  %xmm13, %xmm11
        punpckhdq  %xmm13, %xmm12
        movdqa     %xmm8, %xmm13
        punpcklqdq %xmm11, %xmm13
        punpckhqdq %xmm11, %xmm8
        movdqa     %xmm10, %xmm11
        punpcklqdq %xmm12, %xmm11
        punpckhqdq %xmm12, %xmm10
        movdqu     %xmm13, 64(%rsp)
        movdqu     %xmm8, 80(%rsp)
        movdqu     %xmm11, 96(%rsp)
        movdqu     %xmm10, 112(%rsp)
        mov        (%rsi), %rax
        add        %rcx, %rax
        movdqu     32(%rax), %xmm5
        movdqu     48(%rax), %xmm9
        mov        8(%rsi), %rax
        add        %rcx, %rax
        movdqu     32(%rax), %xmm6
        movdqu     48(%rax), %xmm10
        mov        16(%rsi), %rax
        add        %rcx, %rax
        movdqu     32(%rax), %xmm7
        movdqu     48(%rax), %xmm11
        mov        24(%rsi), %rax
        add        %rcx, %rax
        movdqu     32(%rax), %xmm8
        movdqu     48(%rax), %xmm13
        movdqa     %xmm5, %xmm12
        punpckldq  %xmm6, %xmm12
        punpckhdq  %xmm6, %xmm5
        movdqa     %xmm7, %xmm6
        punpckldq  %xmm8, %xmm6
        punpckhdq  %xmm8, %xmm7
        movdqa     %xmm12, %xmm8
        punpcklqdq %xmm6, %xmm8
        punpckhqdq %xmm6, %xmm12
        movdqa     %xmm5, %xmm6
        punpcklqdq %xmm7, %xmm6
        punpckhqdq %xmm7, %xmm5
        movdqu     %xmm8, 128(%rsp)
        movdqu     %xmm12, 144(%rsp)
        movdqu     %xmm6, 160(%rsp)
        movdqu     %xmm5, 176(%rsp)
        movdqa     %xmm9, %xmm7
        punpckldq  %xmm10, %xmm7
        punpckhdq  %xmm10, %xmm9
        movdqa     %xmm11, %xmm10
        punpckldq  %xmm13, %xmm10
        punpckhdq  %xmm13, %xmm11
        movdqa     %xmm7, %xmm13
        punpcklqdq %xmm10, %xmm13
        punpckhqdq %xmm10, %xmm7
        movdqa     %xmm9, %xmm10
        punpcklqdq %xmm11, %xmm10
        punpckhqdq %xmm11, %xmm9
        movdqu     %xmm13, 192(%rsp)
        movdqu     %xmm7, 208(%rsp)
        movdqu     %xmm10, 224(%rsp)
        movdqu     %xmm9, 240(%rsp)
        movdqa     %xmm2, %xmm5
        pxor       %xmm1, %xmm5
        pxor       %xmm3, %xmm5
        movdqu     (%rsp), %xmm6
        paddd      %xmm0, %xmm6
        paddd      %xmm6, %xmm5
        movdqa     %xmm5, %xmm6
        pslld      $11, %xmm6
        psrld      $21, %xmm5
        por        %xmm5, %xmm6
        paddd      %xmm4, %xmm6                         // left step 1, f1: cycle 6
        movdqa     %xmm2, %xmm5
        pslld      $10, %xmm5
        movdqa     %xmm2, %xmm7
        psrld      $22, %xmm7
        por        %xmm7, %xmm5
        movdqa     (%r15), %xmm7
        paddd      80(%rsp), %xmm7
        paddd      %xmm0, %xmm7
        pandn      %xmm3, %xmm2
        pxor       %xmm1, %xmm2
        psubd      %xmm2, %xmm7
        movdqa     %xmm7, %xmm2
        pslld      $8, %xmm2
        psrld      $24, %xmm7
        por        %xmm7, %xmm2
        paddd      %xmm4, %xmm2                         // right step 1, f5: cycle 6
        movdqa     %xmm1, %xmm7
        pxor       %xmm5, %xmm7
        pxor       %xmm6, %xmm7
        movdqu     16(%rsp), %xmm8
        paddd      %xmm4, %xmm8
        paddd      %xmm8, %xmm7
        movdqa     %xmm7, %xmm8
        pslld      $14, %xmm8
        psrld      $18, %xmm7
        por        %xmm7, %xmm8
        paddd      %xmm3, %xmm8                         // left step 2, f1: cycle 11
        movdqa     %xmm1, %xmm7
        pslld      $10, %xmm7
        movdqa     %xmm1, %xmm9
        psrld      $22, %xmm9
        por        %xmm9, %xmm7
        paddd      (%r15), %xmm4
        paddd      224(%rsp), %xmm4
        pandn      %xmm5, %xmm1
        pxor       %xmm2, %xmm1
        psubd      %xmm1, %xmm4
        movdqa     %xmm4, %xmm1
        pslld      $9, %xmm1
        psrld      $23, %xmm4
        por        %xmm4, %xmm1
        paddd      %xmm3, %xmm1                         // right step 2, f5: cycle 11
        movdqa     %xmm7, %xmm4
        pxor       %xmm6, %xmm4
        pxor       %xmm8, %xmm4
        movdqu     32(%rsp), %xmm9
        paddd      %xmm3, %xmm9
        paddd      %xmm9, %xmm4
        movdqa     %xmm4, %xmm9
        pslld      $15, %xmm9
        psrld      $17, %xmm4
        por        %xmm4, %xmm9
        paddd      %xmm5, %xmm9                         // left step 3, f1: cycle 16
        movdqa     %xmm6, %xmm4
        pslld      $10, %xmm4
        psrld      $22, %xmm6
        por        %xmm6, %xmm4
        paddd      (%r15), %xmm3
        paddd      112(%rsp), %xmm3
        movdqa     %xmm2, %xmm6
        pandn      %xmm7, %xmm6
        pxor       %xmm1, %xmm6
        psubd      %xmm6, %xmm3
        movdqa     %xmm3, %xmm6
        pslld      $9, %xmm6
        psrld      $23, %xmm3
        por        %xmm3, %xmm6
        paddd      %xmm5, %xmm6                         // right step 3, f5: cycle 16
        movdqa     %xmm2, %xmm3
        pslld      $10, %xmm3
        psrld      $22, %xmm2
        por        %xmm2, %xmm3
        movdqa     %xmm4, %xmm2
        pxor       %xmm8, %xmm2
        pxor       %xmm9, %xmm2
        movdqu     48(%rsp), %xmm10
        paddd      %xmm5, %xmm10
        paddd      %xmm10, %xmm2
        movdqa     %xmm2, %xmm10
        pslld      $12, %xmm10
        psrld      $20, %xmm2
        por        %xmm2, %xmm10
        paddd      %xmm7, %xmm10                        // left step 4, f1: cycle 21
        movdqa     %xmm8, %xmm2
        pslld      $10, %xmm2
        psrld      $22, %xmm8
        por        %xmm8, %xmm2
        paddd      (%r15), %xmm5
        paddd      (%rsp), %xmm5
        movdqa     %xmm1, %xmm8
        pandn      %xmm3, %xmm8
        pxor       %xmm6, %xmm8
        psubd      %xmm8, %xmm5
        movdqa     %xmm5, %xmm8
        pslld      $11, %xmm8
        psrld      $21, %xmm5
        por        %xmm5, %xmm8
        paddd      %xmm7, %xmm8                         // right step 4, f5: cycle 21
        movdqa     %xmm1, %xmm5
        pslld      $10, %xmm5
        psrld      $22, %xmm1
        por        %xmm1, %xmm5
        movdqa     %xmm2, %xmm1
        pxor       %xmm9, %xmm1
        pxor       %xmm10, %xmm1
        movdqu     64(%rsp), %xmm11
        paddd      %xmm7, %xmm11
        paddd      %xmm11, %xmm1
        movdqa     %xmm1, %xmm11
        pslld      $5, %xmm11
        psrld      $27, %xmm1
        por        %xmm1, %xmm11
        paddd      %xmm4, %xmm11                        // left step 5, f1: cycle 26
        movdqa     %xmm9, %xmm1
        pslld      $10, %xmm1
        psrld      $22, %xmm9
        por        %xmm9, %xmm1
        paddd      (%r15), %xmm7
        paddd      144(%rsp), %xmm7
        movdqa     %xmm6, %xmm9
        pandn      %xmm5, %xmm9
        pxor       %xmm8, %xmm9
        psubd      %xmm9, %xmm7
        movdqa     %xmm7, %xmm9
        pslld      $13, %xmm9
        psrld      $19, %xmm7
        por        %xmm7, %xmm9
        paddd      %xmm3, %xmm9                         // right step 5, f5: cycle 26
        movdqa     %xmm6, %xmm7
        pslld      $10, %xmm7
        psrld      $22, %xmm6
        por        %xmm6, %xmm7
        movdqa     %xmm1, %xmm6
        pxor       %xmm10, %xmm6
        pxor       %xmm11, %xmm6
        paddd      80(%rsp), %xmm4
        paddd      %xmm4, %xmm6
        movdqa     %xmm6, %xmm4
        pslld      $8, %xmm4
        psrld      $24, %xmm6
        por        %xmm6, %xmm4
        paddd      %xmm2, %xmm4                         // left step 6, f1: cycle 31
        movdqa     %xmm10, %xmm6
        pslld      $10, %xmm6
        psrld      $22, %xmm10
        por        %xmm10, %xmm6
        paddd      (%r15), %xmm3
        paddd      32(%rsp), %xmm3
        movdqa     %xmm8, %xmm10
        pandn      %xmm7, %xmm10
        pxor       %xmm9, %xmm10
        psubd      %xmm10, %xmm3
        movdqa     %xmm3, %xmm10
        pslld      $15, %xmm10
        psrld      $17, %xmm3
        por        %xmm3, %xmm10
        paddd      %xmm5, %xmm10                        // right step 6, f5: cycle 31
        movdqa     %xmm8, %xmm3
        pslld      $10, %xmm3
        psrld      $22, %xmm8
        por        %xmm8, %xmm3
        movdqa     %xmm6, %xmm8
        pxor       %xmm11, %xmm8
        pxor       %xmm4, %xmm8
        paddd      96(%rsp), %xmm2
        paddd      %xmm2, %xmm8
        movdqa     %xmm8, %xmm2
        pslld      $7, %xmm2
        psrld      $25, %xmm8
        por        %xmm8, %xmm2
        paddd      %xmm1, %xmm2                         // left step 7, f1: cycle 36
        movdqa     %xmm11, %xmm8
        pslld      $10, %xmm8
        psrld      $22, %xmm11
        por        %xmm11, %xmm8
        paddd      (%r15), %xmm5
        paddd      176(%rsp), %xmm5
        movdqa     %xmm9, %xmm11
        pandn      %xmm3, %xmm11
        pxor       %xmm10, %xmm11
        psubd      %xmm11, %xmm5
        movdqa     %xmm5, %xmm11
        pslld      $15, %xmm11
        psrld      $17, %xmm5
        por        %xmm5, %xmm11
        paddd      %xmm7, %xmm11                        // right step 7, f5: cycle 36
        movdqa     %xmm9, %xmm5
        pslld      $10, %xmm5
        psrld      $22, %xmm9
        por        %xmm9, %xmm5
        movdqa     %xmm8, %xmm9
        pxor       %xmm4, %xmm9
        pxor       %xmm2, %xmm9
        paddd      112(%rsp), %xmm1
        paddd      %xmm1, %xmm9
        movdqa     %xmm9, %xmm1
        pslld      $9, %xmm1
        psrld      $23, %xmm9
        por        %xmm9, %xmm1
        paddd      %xmm6, %xmm1                         // left step 8, f1: cycle 41
        movdqa     %xmm4, %xmm9
        pslld      $10, %xmm9
        psrld      $22, %xmm4
        por        %xmm4, %xmm9
        paddd      (%r15), %xmm7
        paddd      64(%rsp), %xmm7
        movdqa     %xmm10, %xmm4
        pandn      %xmm5, %xmm4
        pxor       %xmm11, %xmm4
        psubd      %xmm4, %xmm7
        movdqa     %xmm7, %xmm4
        pslld      $5, %xmm4
        psrld      $27, %xmm7
        por        %xmm7, %xmm4
        paddd      %xmm3, %xmm4                         // right step 8, f5: cycle 41
        movdqa     %xmm10, %xmm7
        pslld      $10, %xmm7
        psrld      $22, %xmm10
        por        %xmm10, %xmm7
        movdqa     %xmm9, %xmm10
        pxor       %xmm2, %xmm10
        pxor       %xmm1, %xmm10
        paddd      128(%rsp), %xmm6
        paddd      %xmm6, %xmm10
        movdqa     %xmm10, %xmm6
        pslld      $11, %xmm6
        psrld      $21, %xmm10
        por        %xmm10, %xmm6
        paddd      %xmm8, %xmm6                         // left step 9, f1: cycle 46
        movdqa     %xmm2, %xmm10
        pslld      $10, %xmm10
        psrld      $22, %xmm2
        por        %xmm2, %xmm10
        paddd      (%r15), %xmm3
        paddd      208(%rsp), %xmm3
        movdqa     %xmm11, %xmm2
        pandn      %xmm7, %xmm2
        pxor       %xmm4, %xmm2
        psubd      %xmm2, %xmm3
        movdqa     %xmm3, %xmm2
        pslld      $7, %xmm2
        psrld      $25, %xmm3
        por        %xmm3, %xmm2
        paddd      %xmm5, %xmm2                         // right step 9, f5: cycle 46
        movdqa     %xmm11, %xmm3
        pslld      $10, %xmm3
        psrld      $22, %xmm11
        por        %xmm11, %xmm3
        movdqa     %xmm10, %xmm11
        pxor       %xmm1, %xmm11
        pxor       %xmm6, %xmm11
        paddd      144(%rsp), %xmm8
        paddd      %xmm8, %xmm11
        movdqa     %xmm11, %xmm8
        pslld      $13, %xmm8
        psrld      $19, %xmm11
        por        %xmm11, %xmm8
        paddd      %xmm9, %xmm8                         // left step 10, f1: cycle 51
        movdqa     %xmm1, %xmm11
        pslld      $10, %xmm11
        psrld      $22, %xmm1
        por        %xmm1, %xmm11
        paddd      (%r15), %xmm5
        paddd      96(%rsp), %xmm5
        movdqa     %xmm4, %xmm1
        pandn      %xmm3, %xmm1
        pxor       %xmm2, %xmm1
        psubd      %xmm1, %xmm5
        movdqa     %xmm5, %xmm1
        pslld      $7, %xmm1
        psrld      $25, %xmm5
        por        %xmm5, %xmm1
        paddd      %xmm7, %xmm1                         // right step 10, f5: cycle 51
        movdqa     %xmm4, %xmm5
        pslld      $10, %xmm5
        psrld      $22, %xmm4
        por        %xmm4, %xmm5
        movdqa     %xmm11, %xmm4
        pxor       %xmm6, %xmm4
        pxor       %xmm8, %xmm4
        paddd      160(%rsp), %xmm9
        paddd      %xmm9, %xmm4
        movdqa     %xmm4, %xmm9
        pslld      $14, %xmm9
        psrld      $18, %xmm4
        por        %xmm4, %xmm9
        paddd      %xmm10, %xmm9                        // left step 11, f1: cycle 56
        movdqa     %xmm6, %xmm4
        pslld      $10, %xmm4
        psrld      $22, %xmm6
        por        %xmm6, %xmm4
        paddd      (%r15), %xmm7
        paddd      240(%rsp), %xmm7
        movdqa     %xmm2, %xmm6
        pandn      %xmm5, %xmm6
        pxor       %xmm1, %xmm6
        psubd      %xmm6, %xmm7
        movdqa     %xmm7, %xmm6
        pslld      $8, %xmm6
        psrld      $24, %xmm7
        por        %xmm7, %xmm6
        paddd      %xmm3, %xmm6                         // right step 11, f5: cycle 56
        movdqa     %xmm2, %xmm7
        pslld      $10, %xmm7
        psrld      $22, %xmm2
        por        %xmm2, %xmm7
        movdqa     %xmm4, %xmm2
        pxor       %xmm8, %xmm2
        pxor       %xmm9, %xmm2
        paddd      176(%rsp), %xmm10
        paddd      %xmm10, %xmm2
        movdqa     %xmm2, %xmm10
        pslld      $15, %xmm10
        psrld      $17, %xmm2
        por        %xmm2, %xmm10
        paddd      %xmm11, %xmm10                       // left step 12, f1: cycle 61
        movdqa     %xmm8, %xmm2
        pslld      $10, %xmm2
        psrld      $22, %xmm8
        por        %xmm8, %xmm2
        paddd      (%r15), %xmm3
        paddd      128(%rsp), %xmm3
        movdqa     %xmm1, %xmm8
        pandn      %xmm7, %xmm8
        pxor       %xmm6, %xmm8
        psubd      %xmm8, %xmm3
        movdqa     %xmm3, %xmm8
        pslld      $11, %xmm8
        psrld      $21, %xmm3
        por        %xmm3, %xmm8
        paddd      %xmm5, %xmm8                         // right step 12, f5: cycle 61
        movdqa     %xmm1, %xmm3
        pslld      $10, %xmm3
        psrld      $22, %xmm1
        por        %xmm1, %xmm3
        movdqa     %xmm2, %xmm1
        pxor       %xmm9, %xmm1
        pxor       %xmm10, %xmm1
        paddd      192(%rsp), %xmm11
        paddd      %xmm11, %xmm1
        movdqa     %xmm1, %xmm11
        pslld      $6, %xmm11
        psrld      $26, %xmm1
        por        %xmm1, %xmm11
        paddd      %xmm4, %xmm11                        // left step 13, f1: cycle 66
        movdqa     %xmm9, %xmm1
        pslld      $10, %xmm1
        psrld      $22, %xmm9
        por        %xmm9, %xmm1
        paddd      (%r15), %xmm5
        paddd      16(%rsp), %xmm5
        movdqa     %xmm6, %xmm9
        pandn      %xmm3, %xmm9
        pxor       %xmm8, %xmm9
        psubd      %xmm9, %xmm5
        movdqa     %xmm5, %xmm9
        pslld      $14, %xmm9
        psrld      $18, %xmm5
        por        %xmm5, %xmm9
        paddd      %xmm7, %xmm9                         // right step 13, f5: cycle 66
        movdqa     %xmm6, %xmm5
        pslld      $10, %xmm5
        psrld      $22, %xmm6
        por        %xmm6, %xmm5
        movdqa     %xmm1, %xmm6
        pxor       %xmm10, %xmm6
        pxor       %xmm11, %xmm6
        paddd      208(%rsp), %xmm4
        paddd      %xmm4, %xmm6
        movdqa     %xmm6, %xmm4
        pslld      $7, %xmm4
        psrld      $25, %xmm6
        por        %xmm6, %xmm4
        paddd      %xmm2, %xmm4                         // left step 14, f1: cycle 71
        movdqa     %xmm10, %xmm6
        pslld      $10, %xmm6
        psrld      $22, %xmm10
        por        %xmm10, %xmm6
        paddd      (%r15), %xmm7
        paddd      160(%rsp), %xmm7
        movdqa     %xmm8, %xmm10
        pandn      %xmm5, %xmm10
        pxor       %xmm9, %xmm10
        psubd      %xmm10, %xmm7
        movdqa     %xmm7, %xmm10
        pslld      $14, %xmm10
        psrld      $18, %xmm7
        por        %xmm7, %xmm10
        paddd      %xmm3, %xmm10                        // right step 14, f5: cycle 71
        movdqa     %xmm8, %xmm7
        pslld      $10, %xmm7
        psrld      $22, %xmm8
        por        %xmm8, %xmm7
        movdqa     %xmm6, %xmm8
        pxor       %xmm11, %xmm8
        pxor       %xmm4, %xmm8
        paddd      224(%rsp), %xmm2
        paddd      %xmm2, %xmm8
        movdqa     %xmm8, %xmm2
        pslld      $9, %xmm2
        psrld      $23, %xmm8
        por        %xmm8, %xmm2
        paddd      %xmm1, %xmm2                         // left step 15, f1: cycle 76
        movdqa     %xmm11, %xmm8
        pslld      $10, %xmm8
        psrld      $22, %xmm11
        por        %xmm11, %xmm8
        paddd      (%r15), %xmm3
        paddd      48(%rsp), %xmm3
        movdqa     %xmm9, %xmm11
        pandn      %xmm7, %xmm11
        pxor       %xmm10, %xmm11
        psubd      %xmm11, %xmm3
        movdqa     %xmm3, %xmm11
        pslld      $12, %xmm11
        psrld      $20, %xmm3
        por        %xmm3, %xmm11
        paddd      %xmm5, %xmm11                        // right step 15, f5: cycle 76
        movdqa     %xmm9, %xmm3
        pslld      $10, %xmm3
        psrld      $22, %xmm9
        por        %xmm9, %xmm3
        movdqa     %xmm8, %xmm9
        pxor       %xmm4, %xmm9
        pxor       %xmm2, %xmm9
        paddd      240(%rsp), %xmm1
        paddd      %xmm1, %xmm9
        movdqa     %xmm9, %xmm1
        pslld      $8, %xmm1
        psrld      $24, %xmm9
        por        %xmm9, %xmm1
        paddd      %xmm6, %xmm1                         // left step 16, f1: cycle 81
        movdqa     %xmm4, %xmm9
        pslld      $10, %xmm9
        psrld      $22, %xmm4
        por        %xmm4, %xmm9
        paddd      (%r15), %xmm5
        paddd      192(%rsp), %xmm5
        movdqa     %xmm10, %xmm4
        pandn      %xmm3, %xmm4
        pxor       %xmm11, %xmm4
        psubd      %xmm4, %xmm5
        movdqa     %xmm5, %xmm4
        pslld      $6, %xmm4
        psrld      $26, %xmm5
        por        %xmm5, %xmm4
        paddd      %xmm7, %xmm4                         // right step 16, f5: cycle 81
        movdqa     %xmm10, %xmm5
        pslld      $10, %xmm5
        psrld      $22, %xmm10
        por        %xmm10, %xmm5
        movdqa     %xmm2, %xmm10
        pand       %xmm1, %xmm10
        movdqa     %xmm1, %xmm12
        pandn      %xmm9, %xmm12
        por        %xmm12, %xmm10
        paddd      16(%r15), %xmm6
        paddd      112(%rsp), %xmm6
        paddd      %xmm6, %xmm10
        movdqa     %xmm10, %xmm6
        pslld      $7, %xmm6
        psrld      $25, %xmm10
        por        %xmm10, %xmm6
        paddd      %xmm8, %xmm6                         // left step 17, f2: cycle 87
        movdqa     %xmm2, %xmm10
        pslld      $10, %xmm10
        psrld      $22, %xmm2
        por        %xmm2, %xmm10
        movdqa     %xmm5, %xmm2
        pand       %xmm4, %xmm2
        movdqa     %xmm5, %xmm12
        pandn      %xmm11, %xmm12
        paddd      32(%r15), %xmm7
        paddd      %xmm7, %xmm12
        paddd      96(%rsp), %xmm12
        paddd      %xmm12, %xmm2
        movdqa     %xmm2, %xmm7
        pslld      $9, %xmm7
        psrld      $23, %xmm2
        por        %xmm2, %xmm7
        paddd      %xmm3, %xmm7                         // right step 17, f4: cycle 86
        movdqa     %xmm11, %xmm2
        pslld      $10, %xmm2
        psrld      $22, %xmm11
        por        %xmm11, %xmm2
        movdqa     %xmm1, %xmm11
        pand       %xmm6, %xmm11
        movdqa     %xmm6, %xmm12
        pandn      %xmm10, %xmm12
        por        %xmm12, %xmm11
        paddd      16(%r15), %xmm8
        paddd      64(%rsp), %xmm8
        paddd      %xmm8, %xmm11
        movdqa     %xmm11, %xmm8
        pslld      $6, %xmm8
        psrld      $26, %xmm11
        por        %xmm11, %xmm8
        paddd      %xmm9, %xmm8                         // left step 18, f2: cycle 93
        movdqa     %xmm1, %xmm11
        pslld      $10, %xmm11
        psrld      $22, %xmm1
        por        %xmm1, %xmm11
        movdqa     %xmm2, %xmm1
        pand       %xmm7, %xmm1
        movdqa     %xmm2, %xmm12
        pandn      %xmm4, %xmm12
        paddd      32(%r15), %xmm3
        paddd      %xmm3, %xmm12
        paddd      176(%rsp), %xmm12
        paddd      %xmm12, %xmm1
        movdqa     %xmm1, %xmm3
        pslld      $13, %xmm3
        psrld      $19, %xmm1
        por        %xmm1, %xmm3
        paddd      %xmm5, %xmm3                         // right step 18, f4: cycle 91
        movdqa     %xmm4, %xmm1
        pslld      $10, %xmm1
        psrld      $22, %xmm4
        por        %xmm4, %xmm1
        movdqa     %xmm6, %xmm4
        pand       %xmm8, %xmm4
        movdqa     %xmm8, %xmm12
        pandn      %xmm11, %xmm12
        por        %xmm12, %xmm4
        paddd      16(%r15), %xmm9
        paddd      208(%rsp), %xmm9
        paddd      %xmm9, %xmm4
        movdqa     %xmm4, %xmm9
        pslld      $8, %xmm9
        psrld      $24, %xmm4
        por        %xmm4, %xmm9
        paddd      %xmm10, %xmm9                        // left step 19, f2: cycle 99
        movdqa     %xmm6, %xmm4
        pslld      $10, %xmm4
        psrld      $22, %xmm6
        por        %xmm6, %xmm4
        movdqa     %xmm1, %xmm6
        pand       %xmm3, %xmm6
        movdqa     %xmm1, %xmm12
        pandn      %xmm7, %xmm12
        paddd      32(%r15), %xmm5
        paddd      %xmm5, %xmm12
        paddd      48(%rsp), %xmm12
        paddd      %xmm12, %xmm6
        movdqa     %xmm6, %xmm5
        pslld      $15, %xmm5
        psrld      $17, %xmm6
        por        %xmm6, %xmm5
        paddd      %xmm2, %xmm5                         // right step 19, f4: cycle 96
        movdqa     %xmm7, %xmm6
        pslld      $10, %xmm6
        psrld      $22, %xmm7
        por        %xmm7, %xmm6
        movdqa     %xmm8, %xmm7
        pand       %xmm9, %xmm7
        movdqa     %xmm9, %xmm12
        pandn      %xmm4, %xmm12
        por        %xmm12, %xmm7
        paddd      16(%r15), %xmm10
        paddd      16(%rsp), %xmm10
        paddd      %xmm10, %xmm7
        movdqa     %xmm7, %xmm10
        pslld      $13, %xmm10
        psrld      $19, %xmm7
        por        %xmm7, %xmm10
        paddd      %xmm11, %xmm10                       // left step 20, f2: cycle 105
        movdqa     %xmm8, %xmm7
        pslld      $10, %xmm7
        psrld      $22, %xmm8
        por        %xmm8, %xmm7
        movdqa     %xmm6, %xmm8
        pand       %xmm5, %xmm8
        movdqa     %xmm6, %xmm12
        pandn      %xmm3, %xmm12
        paddd      32(%r15), %xmm2
        paddd      %xmm2, %xmm12
        paddd      112(%rsp), %xmm12
        paddd      %xmm12, %xmm8
        movdqa     %xmm8, %xmm2
        pslld      $7, %xmm2
        psrld      $25, %xmm8
        por        %xmm8, %xmm2
        paddd      %xmm1, %xmm2                         // right step 20, f4: cycle 101
        movdqa     %xmm3, %xmm8
        pslld      $10, %xmm8
        psrld      $22, %xmm3
        por        %xmm3, %xmm8
        movdqa     %xmm9, %xmm3
        pand       %xmm10, %xmm3
        movdqa     %xmm10, %xmm12
        pandn      %xmm7, %xmm12
        por        %xmm12, %xmm3
        paddd      16(%r15), %xmm11
        paddd      160(%rsp), %xmm11
        paddd      %xmm11, %xmm3
        movdqa     %xmm3, %xmm11
        pslld      $11, %xmm11
        psrld      $21, %xmm3
        por        %xmm3, %xmm11
        paddd      %xmm4, %xmm11                        // left step 21, f2: cycle 111
        movdqa     %xmm9, %xmm3
        pslld      $10, %xmm3
        psrld      $22, %xmm9
        por        %xmm9, %xmm3
        movdqa     %xmm8, %xmm9
        pand       %xmm2, %xmm9
        movdqa     %xmm8, %xmm12
        pandn      %xmm5, %xmm12
        paddd      32(%r15), %xmm1
        paddd      %xmm1, %xmm12
        paddd      (%rsp), %xmm12
        paddd      %xmm12, %xmm9
        movdqa     %xmm9, %xmm1
        pslld      $12, %xmm1
        psrld      $20, %xmm9
        por        %xmm9, %xmm1
        paddd      %xmm6, %xmm1                         // right step 21, f4: cycle 106
        movdqa     %xmm5, %xmm9
        pslld      $10, %xmm9
        psrld      $22, %xmm5
        por        %xmm5, %xmm9
        movdqa     %xmm10, %xmm5
        pand       %xmm11, %xmm5
        movdqa     %xmm11, %xmm12
        pandn      %xmm3, %xmm12
        por        %xmm12, %xmm5
        paddd      16(%r15), %xmm4
        paddd      96(%rsp), %xmm4
        paddd      %xmm4, %xmm5
        movdqa     %xmm5, %xmm4
        pslld      $9, %xmm4
        psrld      $23, %xmm5
        por        %xmm5, %xmm4
        paddd      %xmm7, %xmm4                         // left step 22, f2: cycle 117
        movdqa     %xmm10, %xmm5
        pslld      $10, %xmm5
        psrld      $22, %xmm10
        por        %xmm10, %xmm5
        movdqa     %xmm9, %xmm10
        pand       %xmm1, %xmm10
        movdqa     %xmm9, %xmm12
        pandn      %xmm2, %xmm12
        paddd      32(%r15), %xmm6
        paddd      %xmm6, %xmm12
        paddd      208(%rsp), %xmm12
        paddd      %xmm12, %xmm10
        movdqa     %xmm10, %xmm6
        pslld      $8, %xmm6
        psrld      $24, %xmm10
        por        %xmm10, %xmm6
        paddd      %xmm8, %xmm6                         // right step 22, f4: cycle 111
        movdqa     %xmm2, %xmm10
        pslld      $10, %xmm10
        psrld      $22, %xmm2
        por        %xmm2, %xmm10
        movdqa     %xmm11, %xmm2
        pand       %xmm4, %xmm2
        movdqa     %xmm4, %xmm12
        pandn      %xmm5, %xmm12
        por        %xmm12, %xmm2
        paddd      16(%r15), %xmm7
        paddd      240(%rsp), %xmm7
        paddd      %xmm7, %xmm2
        movdqa     %xmm2, %xmm7
        pslld      $7, %xmm7
        psrld      $25, %xmm2
        por        %xmm2, %xmm7
        paddd      %xmm3, %xmm7                         // left step 23, f2: cycle 123
        movdqa     %xmm11, %xmm2
        pslld      $10, %xmm2
        psrld      $22, %xmm11
        por        %xmm11, %xmm2
        movdqa     %xmm10, %xmm11
        pand       %xmm6, %xmm11
        movdqa     %xmm10, %xmm12
        pandn      %xmm1, %xmm12
        paddd      32(%r15), %xmm8
        paddd      %xmm8, %xmm12
        paddd      80(%rsp), %xmm12
        paddd      %xmm12, %xmm11
        movdqa     %xmm11, %xmm8
        pslld      $9, %xmm8
        psrld      $23, %xmm11
        por        %xmm11, %xmm8
        paddd      %xmm9, %xmm8                         // right step 23, f4: cycle 116
        movdqa     %xmm1, %xmm11
        pslld      $10, %xmm11
        psrld      $22, %xmm1
        por        %xmm1, %xmm11
        movdqa     %xmm4, %xmm1
        pand       %xmm7, %xmm1
        movdqa     %xmm7, %xmm12
        pandn      %xmm2, %xmm12
        por        %xmm12, %xmm1
        paddd      16(%r15), %xmm3
        paddd      48(%rsp), %xmm3
        paddd      %xmm3, %xmm1
        movdqa     %xmm1, %xmm3
        pslld      $15, %xmm3
        psrld      $17, %xmm1
        por        %xmm1, %xmm3
        paddd      %xmm5, %xmm3                         // left step 24, f2: cycle 129
        movdqa     %xmm4, %xmm1
        pslld      $10, %xmm1
        psrld      $22, %xmm4
        por        %xmm4, %xmm1
        movdqa     %xmm11, %xmm4
        pand       %xmm8, %xmm4
        movdqa     %xmm11, %xmm12
        pandn      %xmm6, %xmm12
        paddd      32(%r15), %xmm9
        paddd      %xmm9, %xmm12
        paddd      160(%rsp), %xmm12
        paddd      %xmm12, %xmm4
        movdqa     %xmm4, %xmm9
        pslld      $11, %xmm9
        psrld      $21, %xmm4
        por        %xmm4, %xmm9
        paddd      %xmm10, %xmm9                        // right step 24, f4: cycle 121
        movdqa     %xmm6, %xmm4
        pslld      $10, %xmm4
        psrld      $22, %xmm6
        por        %xmm6, %xmm4
        movdqa     %xmm7, %xmm6
        pand       %xmm3, %xmm6
        movdqa     %xmm3, %xmm12
        pandn      %xmm1, %xmm12
        por        %xmm12, %xmm6
        paddd      16(%r15), %xmm5
        paddd      192(%rsp), %xmm5
        paddd      %xmm5, %xmm6
        movdqa     %xmm6, %xmm5
        pslld      $7, %xmm5
        psrld      $25, %xmm6
        por        %xmm6, %xmm5
        paddd      %xmm2, %xmm5                         // left step 25, f2: cycle 135
        movdqa     %xmm7, %xmm6
        pslld      $10, %xmm6
        psrld      $22, %xmm7
        por        %xmm7, %xmm6
        movdqa     %xmm4, %xmm7
        pand       %xmm9, %xmm7
        movdqa     %xmm4, %xmm12
        pandn      %xmm8, %xmm12
        paddd      32(%r15), %xmm10
        paddd      %xmm10, %xmm12
        paddd      224(%rsp), %xmm12
        paddd      %xmm12, %xmm7
        movdqa     %xmm7, %xmm10
        pslld      $7, %xmm10
        psrld      $25, %xmm7
        por        %xmm7, %xmm10
        paddd      %xmm11, %xmm10                       // right step 25, f4: cycle 126
        movdqa     %xmm8, %xmm7
        pslld      $10, %xmm7
        psrld      $22, %xmm8
        por        %xmm8, %xmm7
        movdqa     %xmm3, %xmm8
        pand       %xmm5, %xmm8
        movdqa     %xmm5, %xmm12
        pandn      %xmm6, %xmm12
        por        %xmm12, %xmm8
        paddd      16(%r15), %xmm2
        paddd      (%rsp), %xmm2
        paddd      %xmm2, %xmm8
        movdqa     %xmm8, %xmm2
        pslld      $12, %xmm2
        psrld      $20, %xmm8
        por        %xmm8, %xmm2
        paddd      %xmm1, %xmm2                         // left step 26, f2: cycle 141
        movdqa     %xmm3, %xmm8
        pslld      $10, %xmm8
        psrld      $22, %xmm3
        por        %xmm3, %xmm8
        movdqa     %xmm7, %xmm3
        pand       %xmm10, %xmm3
        movdqa     %xmm7, %xmm12
        pandn      %xmm9, %xmm12
        paddd      32(%r15), %xmm11
        paddd      %xmm11, %xmm12
        paddd      240(%rsp), %xmm12
        paddd      %xmm12, %xmm3
        movdqa     %xmm3, %xmm11
        pslld      $7, %xmm11
        psrld      $25, %xmm3
        por        %xmm3, %xmm11
        paddd      %xmm4, %xmm11                        // right step 26, f4: cycle 131
        movdqa     %xmm9, %xmm3
        pslld      $10, %xmm3
        psrld      $22, %xmm9
        por        %xmm9, %xmm3
        movdqa     %xmm5, %xmm9
        pand       %xmm2, %xmm9
        movdqa     %xmm2, %xmm12
        pandn      %xmm8, %xmm12
        por        %xmm12, %xmm9
        paddd      16(%r15), %xmm1
        paddd      144(%rsp), %xmm1
        paddd      %xmm1, %xmm9
        movdqa     %xmm9, %xmm1
        pslld      $15, %xmm1
        psrld      $17, %xmm9
        por        %xmm9, %xmm1
        paddd      %xmm6, %xmm1                         // left step 27, f2: cycle 147
        movdqa     %xmm5, %xmm9
        pslld      $10, %xmm9
        psrld      $22, %xmm5
        por        %xmm5, %xmm9
        movdqa     %xmm3, %xmm5
        pand       %xmm11, %xmm5
        movdqa     %xmm3, %xmm12
        pandn      %xmm10, %xmm12
        paddd      32(%r15), %xmm4
        paddd      %xmm4, %xmm12
        paddd      128(%rsp), %xmm12
        paddd      %xmm12, %xmm5
        movdqa     %xmm5, %xmm4
        pslld      $12, %xmm4
        psrld      $20, %xmm5
        por        %xmm5, %xmm4
        paddd      %xmm7, %xmm4                         // right step 27, f4: cycle 136
        movdqa     %xmm10, %xmm5
        pslld      $10, %xmm5
        psrld      $22, %xmm10
        por        %xmm10, %xmm5
        movdqa     %xmm2, %xmm10
        pand       %xmm1, %xmm10
        movdqa     %xmm1, %xmm12
        pandn      %xmm9, %xmm12
        por        %xmm12, %xmm10
        paddd      16(%r15), %xmm6
        paddd      80(%rsp), %xmm6
        paddd      %xmm6, %xmm10
        movdqa     %xmm10, %xmm6
        pslld      $9, %xmm6
        psrld      $23, %xmm10
        por        %xmm10, %xmm6
        paddd      %xmm8, %xmm6                         // left step 28, f2: cycle 153
        movdqa     %xmm2, %xmm10
        pslld      $10, %xmm10
        psrld      $22, %xmm2
        por        %xmm2, %xmm10
        movdqa     %xmm5, %xmm2
        pand       %xmm4, %xmm2
        movdqa     %xmm5, %xmm12
        pandn      %xmm11, %xmm12
        paddd      32(%r15), %xmm7
        paddd      %xmm7, %xmm12
        paddd      192(%rsp), %xmm12
        paddd      %xmm12, %xmm2
        movdqa     %xmm2, %xmm7
        pslld      $7, %xmm7
        psrld      $25, %xmm2
        por        %xmm2, %xmm7
        paddd      %xmm3, %xmm7                         // right step 28, f4: cycle 141
        movdqa     %xmm11, %xmm2
        pslld      $10, %xmm2
        psrld      $22, %xmm11
        por        %xmm11, %xmm2
        movdqa     %xmm1, %xmm11
        pand       %xmm6, %xmm11
        movdqa     %xmm6, %xmm12
        pandn      %xmm10, %xmm12
        por        %xmm12, %xmm11
        paddd      16(%r15), %xmm8
        paddd      32(%rsp), %xmm8
        paddd      %xmm8, %xmm11
        movdqa     %xmm11, %xmm8
        pslld      $11, %xmm8
        psrld      $21, %xmm11
        por        %xmm11, %xmm8
        paddd      %xmm9, %xmm8                         // left step 29, f2: cycle 159
        movdqa     %xmm1, %xmm11
        pslld      $10, %xmm11
        psrld      $22, %xmm1
        por        %xmm1, %xmm11
        movdqa     %xmm2, %xmm1
        pand       %xmm7, %xmm1
        movdqa     %xmm2, %xmm12
        pandn      %xmm4, %xmm12
        paddd      32(%r15), %xmm3
        paddd      %xmm3, %xmm12
        paddd      64(%rsp), %xmm12
        paddd      %xmm12, %xmm1
        movdqa     %xmm1, %xmm3
        pslld      $6, %xmm3
        psrld      $26, %xmm1
        por        %xmm1, %xmm3
        paddd      %xmm5, %xmm3                         // right step 29, f4: cycle 146
        movdqa     %xmm4, %xmm1
        pslld      $10, %xmm1
        psrld      $22, %xmm4
        por        %xmm4, %xmm1
        movdqa     %xmm6, %xmm4
        pand       %xmm8, %xmm4
        movdqa     %xmm8, %xmm12
        pandn      %xmm11, %xmm12
        por        %xmm12, %xmm4
        paddd      16(%r15), %xmm9
        paddd      224(%rsp), %xmm9
        paddd      %xmm9, %xmm4
        movdqa     %xmm4, %xmm9
        pslld      $7, %xmm9
        psrld      $25, %xmm4
        por        %xmm4, %xmm9
        paddd      %xmm10, %xmm9                        // left step 30, f2: cycle 165
        movdqa     %xmm6, %xmm4
        pslld      $10, %xmm4
        psrld      $22, %xmm6
        por        %xmm6, %xmm4
        movdqa     %xmm1, %xmm6
        pand       %xmm3, %xmm6
        movdqa     %xmm1, %xmm12
        pandn      %xmm7, %xmm12
        paddd      32(%r15), %xmm5
        paddd      %xmm5, %xmm12
        paddd      144(%rsp), %xmm12
        paddd      %xmm12, %xmm6
        movdqa     %xmm6, %xmm5
        pslld      $15, %xmm5
        psrld      $17, %xmm6
        por        %xmm6, %xmm5
        paddd      %xmm2, %xmm5                         // right step 30, f4: cycle 151
        movdqa     %xmm7, %xmm6
        pslld      $10, %xmm6
        psrld      $22, %xmm7
        por        %xmm7, %xmm6
        movdqa     %xmm8, %xmm7
        pand       %xmm9, %xmm7
        movdqa     %xmm9, %xmm12
        pandn      %xmm4, %xmm12
        por        %xmm12, %xmm7
        paddd      16(%r15), %xmm10
        paddd      176(%rsp), %xmm10
        paddd      %xmm10, %xmm7
        movdqa     %xmm7, %xmm10
        pslld      $13, %xmm10
        psrld      $19, %xmm7
        por        %xmm7, %xmm10
        paddd      %xmm11, %xmm10                       // left step 31, f2: cycle 171
        movdqa     %xmm8, %xmm7
        pslld      $10, %xmm7
        psrld      $22, %xmm8
        por        %xmm8, %xmm7
        movdqa     %xmm6, %xmm8
        pand       %xmm5, %xmm8
        movdqa     %xmm6, %xmm12
        pandn      %xmm3, %xmm12
        paddd      32(%r15), %xmm2
        paddd      %xmm2, %xmm12
        paddd      16(%rsp), %xmm12
        paddd      %xmm12, %xmm8
        movdqa     %xmm8, %xmm2
        pslld      $13, %xmm2
        psrld      $19, %xmm8
        por        %xmm8, %xmm2
        paddd      %xmm1, %xmm2                         // right step 31, f4: cycle 156
        movdqa     %xmm3, %xmm8
        pslld      $10, %xmm8
        psrld      $22, %xmm3
        por        %xmm3, %xmm8
        movdqa     %xmm9, %xmm3
        pand       %xmm10, %xmm3
        movdqa     %xmm10, %xmm12
        pandn      %xmm7, %xmm12
        por        %xmm12, %xmm3
        paddd      16(%r15), %xmm11
        paddd      128(%rsp), %xmm11
        paddd      %xmm11, %xmm3
        movdqa     %xmm3, %xmm11
        pslld      $12, %xmm11
        psrld      $20, %xmm3
        por        %xmm3, %xmm11
        paddd      %xmm4, %xmm11                        // left step 32, f2: cycle 177
        movdqa     %xmm9, %xmm3
        pslld      $10, %xmm3
        psrld      $22, %xmm9
        por        %xmm9, %xmm3
        movdqa     %xmm8, %xmm9
        pand       %xmm2, %xmm9
        movdqa     %xmm8, %xmm12
        pandn      %xmm5, %xmm12
        paddd      32(%r15), %xmm1
        paddd      %xmm1, %xmm12
        paddd      32(%rsp), %xmm12
        paddd      %xmm12, %xmm9
        movdqa     %xmm9, %xmm1
        pslld      $11, %xmm1
        psrld      $21, %xmm9
        por        %xmm9, %xmm1
        paddd      %xmm6, %xmm1                         // right step 32, f4: cycle 161
        movdqa     %xmm5, %xmm9
        pslld      $10, %xmm9
        psrld      $22, %xmm5
        por        %xmm5, %xmm9
        paddd      48(%r15), %xmm4
        paddd      48(%rsp), %xmm4
        movdqa     %xmm11, %xmm5
        pandn      %xmm10, %xmm5
        pxor       %xmm3, %xmm5
        psubd      %xmm5, %xmm4
        movdqa     %xmm4, %xmm5
        pslld      $11, %xmm5
        psrld      $21, %xmm4
        por        %xmm4, %xmm5
        paddd      %xmm7, %xmm5                         // left step 33, f3: cycle 183
        movdqa     %xmm10, %xmm4
        pslld      $10, %xmm4
        psrld      $22, %xmm10
        por        %xmm10, %xmm4
        paddd      64(%r15), %xmm6
        paddd      240(%rsp), %xmm6
        movdqa     %xmm1, %xmm10
        pandn      %xmm2, %xmm10
        pxor       %xmm9, %xmm10
        psubd      %xmm10, %xmm6
        movdqa     %xmm6, %xmm10
        pslld      $9, %xmm10
        psrld      $23, %xmm6
        por        %xmm6, %xmm10
        paddd      %xmm8, %xmm10                        // right step 33, f3: cycle 167
        movdqa     %xmm2, %xmm6
        pslld      $10, %xmm6
        psrld      $22, %xmm2
        por        %xmm2, %xmm6
        paddd      48(%r15), %xmm7
        paddd      160(%rsp), %xmm7
        movdqa     %xmm5, %xmm2
        pandn      %xmm11, %xmm2
        pxor       %xmm4, %xmm2
        psubd      %xmm2, %xmm7
        movdqa     %xmm7, %xmm2
        pslld      $13, %xmm2
        psrld      $19, %xmm7
        por        %xmm7, %xmm2
        paddd      %xmm3, %xmm2                         // left step 34, f3: cycle 189
        movdqa     %xmm11, %xmm7
        pslld      $10, %xmm7
        psrld      $22, %xmm11
        por        %xmm11, %xmm7
        paddd      64(%r15), %xmm8
        paddd      80(%rsp), %xmm8
        movdqa     %xmm10, %xmm11
        pandn      %xmm1, %xmm11
        pxor       %xmm6, %xmm11
        psubd      %xmm11, %xmm8
        movdqa     %xmm8, %xmm11
        pslld      $7, %xmm11
        psrld      $25, %xmm8
        por        %xmm8, %xmm11
        paddd      %xmm9, %xmm11                        // right step 34, f3: cycle 173
        movdqa     %xmm1, %xmm8
        pslld      $10, %xmm8
        psrld      $22, %xmm1
        por        %xmm1, %xmm8
        paddd      48(%r15), %xmm3
        paddd      224(%rsp), %xmm3
        movdqa     %xmm2, %xmm1
        pandn      %xmm5, %xmm1
        pxor       %xmm7, %xmm1
        psubd      %xmm1, %xmm3
        movdqa     %xmm3, %xmm1
        pslld      $6, %xmm1
        psrld      $26, %xmm3
        por        %xmm3, %xmm1
        paddd      %xmm4, %xmm1                         // left step 35, f3: cycle 195
        movdqa     %xmm5, %xmm3
        pslld      $10, %xmm3
        psrld      $22, %xmm5
        por        %xmm5, %xmm3
        paddd      64(%r15), %xmm9
        paddd      16(%rsp), %xmm9
        movdqa     %xmm11, %xmm5
        pandn      %xmm10, %xmm5
        pxor       %xmm8, %xmm5
        psubd      %xmm5, %xmm9
        movdqa     %xmm9, %xmm5
        pslld      $15, %xmm5
        psrld      $17, %xmm9
        por        %xmm9, %xmm5
        paddd      %xmm6, %xmm5                         // right step 35, f3: cycle 179
        movdqa     %xmm10, %xmm9
        pslld      $10, %xmm9
        psrld      $22, %xmm10
        por        %xmm10, %xmm9
        paddd      48(%r15), %xmm4
        paddd      64(%rsp), %xmm4
        movdqa     %xmm1, %xmm10
        pandn      %xmm2, %xmm10
        pxor       %xmm3, %xmm10
        psubd      %xmm10, %xmm4
        movdqa     %xmm4, %xmm10
        pslld      $7, %xmm10
        psrld      $25, %xmm4
        por        %xmm4, %xmm10
        paddd      %xmm7, %xmm10                        // left step 36, f3: cycle 201
        movdqa     %xmm2, %xmm4
        pslld      $10, %xmm4
        psrld      $22, %xmm2
        por        %xmm2, %xmm4
        paddd      64(%r15), %xmm6
        paddd      48(%rsp), %xmm6
        movdqa     %xmm5, %xmm2
        pandn      %xmm11, %xmm2
        pxor       %xmm9, %xmm2
        psubd      %xmm2, %xmm6
        movdqa     %xmm6, %xmm2
        pslld      $11, %xmm2
        psrld      $21, %xmm6
        por        %xmm6, %xmm2
        paddd      %xmm8, %xmm2                         // right step 36, f3: cycle 185
        movdqa     %xmm11, %xmm6
        pslld      $10, %xmm6
        psrld      $22, %xmm11
        por        %xmm11, %xmm6
        paddd      48(%r15), %xmm7
        paddd      144(%rsp), %xmm7
        movdqa     %xmm10, %xmm11
        pandn      %xmm1, %xmm11
        pxor       %xmm4, %xmm11
        psubd      %xmm11, %xmm7
        movdqa     %xmm7, %xmm11
        pslld      $14, %xmm11
        psrld      $18, %xmm7
        por        %xmm7, %xmm11
        paddd      %xmm3, %xmm11                        // left step 37, f3: cycle 207
        movdqa     %xmm1, %xmm7
        pslld      $10, %xmm7
        psrld      $22, %xmm1
        por        %xmm1, %xmm7
        paddd      64(%r15), %xmm8
        paddd      112(%rsp), %xmm8
        movdqa     %xmm2, %xmm1
        pandn      %xmm5, %xmm1
        pxor       %xmm6, %xmm1
        psubd      %xmm1, %xmm8
        movdqa     %xmm8, %xmm1
        pslld      $8, %xmm1
        psrld      $24, %xmm8
        por        %xmm8, %xmm1
        paddd      %xmm9, %xmm1                         // right step 37, f3: cycle 191
        movdqa     %xmm5, %xmm8
        pslld      $10, %xmm8
        psrld      $22, %xmm5
        por        %xmm5, %xmm8
        paddd      48(%r15), %xmm3
        paddd      240(%rsp), %xmm3
        movdqa     %xmm11, %xmm5
        pandn      %xmm10, %xmm5
        pxor       %xmm7, %xmm5
        psubd      %xmm5, %xmm3
        movdqa     %xmm3, %xmm5
        pslld      $9, %xmm5
        psrld      $23, %xmm3
        por        %xmm3, %xmm5
        paddd      %xmm4, %xmm5                         // left step 38, f3: cycle 213
        movdqa     %xmm10, %xmm3
        pslld      $10, %xmm3
        psrld      $22, %xmm10
        por        %xmm10, %xmm3
        paddd      64(%r15), %xmm9
        paddd      224(%rsp), %xmm9
        movdqa     %xmm1, %xmm10
        pandn      %xmm2, %xmm10
        pxor       %xmm8, %xmm10
        psubd      %xmm10, %xmm9
        movdqa     %xmm9, %xmm10
        pslld      $6, %xmm10
        psrld      $26, %xmm9
        por        %xmm9, %xmm10
        paddd      %xmm6, %xmm10                        // right step 38, f3: cycle 197
        movdqa     %xmm2, %xmm9
        pslld      $10, %xmm9
        psrld      $22, %xmm2
        por        %xmm2, %xmm9
        paddd      48(%r15), %xmm4
        paddd      128(%rsp), %xmm4
        movdqa     %xmm5, %xmm2
        pandn      %xmm11, %xmm2
        pxor       %xmm3, %xmm2
        psubd      %xmm2, %xmm4
        movdqa     %xmm4, %xmm2
        pslld      $13, %xmm2
        psrld      $19, %xmm4
        por        %xmm4, %xmm2
        paddd      %xmm7, %xmm2                         // left step 39, f3: cycle 219
        movdqa     %xmm11, %xmm4
        pslld      $10, %xmm4
        psrld      $22, %xmm11
        por        %xmm11, %xmm4
        paddd      64(%r15), %xmm6
        paddd      96(%rsp), %xmm6
        movdqa     %xmm10, %xmm11
        pandn      %xmm1, %xmm11
        pxor       %xmm9, %xmm11
        psubd      %xmm11, %xmm6
        movdqa     %xmm6, %xmm11
        pslld      $6, %xmm11
        psrld      $26, %xmm6
        por        %xmm6, %xmm11
        paddd      %xmm8, %xmm11                        // right step 39, f3: cycle 203
        movdqa     %xmm1, %xmm6
        pslld      $10, %xmm6
        psrld      $22, %xmm1
        por        %xmm1, %xmm6
        paddd      48(%r15), %xmm7
        paddd      16(%rsp), %xmm7
        movdqa     %xmm2, %xmm1
        pandn      %xmm5, %xmm1
        pxor       %xmm4, %xmm1
        psubd      %xmm1, %xmm7
        movdqa     %xmm7, %xmm1
        pslld      $15, %xmm1
        psrld      $17, %xmm7
        por        %xmm7, %xmm1
        paddd      %xmm3, %xmm1                         // left step 40, f3: cycle 225
        movdqa     %xmm5, %xmm7
        pslld      $10, %xmm7
        psrld      $22, %xmm5
        por        %xmm5, %xmm7
        paddd      64(%r15), %xmm8
        paddd      144(%rsp), %xmm8
        movdqa     %xmm11, %xmm5
        pandn      %xmm10, %xmm5
        pxor       %xmm6, %xmm5
        psubd      %xmm5, %xmm8
        movdqa     %xmm8, %xmm5
        pslld      $14, %xmm5
        psrld      $18, %xmm8
        por        %xmm8, %xmm5
        paddd      %xmm9, %xmm5                         // right step 40, f3: cycle 209
        movdqa     %xmm10, %xmm8
        pslld      $10, %xmm8
        psrld      $22, %xmm10
        por        %xmm10, %xmm8
        paddd      48(%r15), %xmm3
        paddd      32(%rsp), %xmm3
        movdqa     %xmm1, %xmm10
        pandn      %xmm2, %xmm10
        pxor       %xmm7, %xmm10
        psubd      %xmm10, %xmm3
        movdqa     %xmm3, %xmm10
        pslld      $14, %xmm10
        psrld      $18, %xmm3
        por        %xmm3, %xmm10
        paddd      %xmm4, %xmm10                        // left step 41, f3: cycle 231
        movdqa     %xmm2, %xmm3
        pslld      $10, %xmm3
        psrld      $22, %xmm2
        por        %xmm2, %xmm3
        paddd      64(%r15), %xmm9
        paddd      176(%rsp), %xmm9
        movdqa     %xmm5, %xmm2
        pandn      %xmm11, %xmm2
        pxor       %xmm8, %xmm2
        psubd      %xmm2, %xmm9
        movdqa     %xmm9, %xmm2
        pslld      $12, %xmm2
        psrld      $20, %xmm9
        por        %xmm9, %xmm2
        paddd      %xmm6, %xmm2                         // right step 41, f3: cycle 215
        movdqa     %xmm11, %xmm9
        pslld      $10, %xmm9
        psrld      $22, %xmm11
        por        %xmm11, %xmm9
        paddd      48(%r15), %xmm4
        paddd      112(%rsp), %xmm4
        movdqa     %xmm10, %xmm11
        pandn      %xmm1, %xmm11
        pxor       %xmm3, %xmm11
        psubd      %xmm11, %xmm4
        movdqa     %xmm4, %xmm11
        pslld      $8, %xmm11
        psrld      $24, %xmm4
        por        %xmm4, %xmm11
        paddd      %xmm7, %xmm11                        // left step 42, f3: cycle 237
        movdqa     %xmm1, %xmm4
        pslld      $10, %xmm4
        psrld      $22, %xmm1
        por        %xmm1, %xmm4
        paddd      64(%r15), %xmm6
        paddd      128(%rsp), %xmm6
        movdqa     %xmm2, %xmm1
        pandn      %xmm5, %xmm1
        pxor       %xmm9, %xmm1
        psubd      %xmm1, %xmm6
        movdqa     %xmm6, %xmm1
        pslld      $13, %xmm1
        psrld      $19, %xmm6
        por        %xmm6, %xmm1
        paddd      %xmm8, %xmm1                         // right step 42, f3: cycle 221
        movdqa     %xmm5, %xmm6
        pslld      $10, %xmm6
        psrld      $22, %xmm5
        por        %xmm5, %xmm6
        paddd      48(%r15), %xmm7
        paddd      (%rsp), %xmm7
        movdqa     %xmm11, %xmm5
        pandn      %xmm10, %xmm5
        pxor       %xmm4, %xmm5
        psubd      %xmm5, %xmm7
        movdqa     %xmm7, %xmm5
        pslld      $13, %xmm5
        psrld      $19, %xmm7
        por        %xmm7, %xmm5
        paddd      %xmm3, %xmm5                         // left step 43, f3: cycle 243
        movdqa     %xmm10, %xmm7
        pslld      $10, %xmm7
        psrld      $22, %xmm10
        por        %xmm10, %xmm7
        paddd      64(%r15), %xmm8
        paddd      192(%rsp), %xmm8
        movdqa     %xmm1, %xmm10
        pandn      %xmm2, %xmm10
        pxor       %xmm6, %xmm10
        psubd      %xmm10, %xmm8
        movdqa     %xmm8, %xmm10
        pslld      $5, %xmm10
        psrld      $27, %xmm8
        por        %xmm8, %xmm10
        paddd      %xmm9, %xmm10                        // right step 43, f3: cycle 227
        movdqa     %xmm2, %xmm8
        pslld      $10, %xmm8
        psrld      $22, %xmm2
        por        %xmm2, %xmm8
        paddd      48(%r15), %xmm3
        paddd      96(%rsp), %xmm3
        movdqa     %xmm5, %xmm2
        pandn      %xmm11, %xmm2
        pxor       %xmm7, %xmm2
        psubd      %xmm2, %xmm3
        movdqa     %xmm3, %xmm2
        pslld      $6, %xmm2
        psrld      $26, %xmm3
        por        %xmm3, %xmm2
        paddd      %xmm4, %xmm2                         // left step 44, f3: cycle 249
        movdqa     %xmm11, %xmm3
        pslld      $10, %xmm3
        psrld      $22, %xmm11
        por        %xmm11, %xmm3
        paddd      64(%r15), %xmm9
        paddd      32(%rsp), %xmm9
        movdqa     %xmm10, %xmm11
        pandn      %xmm1, %xmm11
        pxor       %xmm8, %xmm11
        psubd      %xmm11, %xmm9
        movdqa     %xmm9, %xmm11
        pslld      $14, %xmm11
        psrld      $18, %xmm9
        por        %xmm9, %xmm11
        paddd      %xmm6, %xmm11                        // right step 44, f3: cycle 233
        movdqa     %xmm1, %xmm9
        pslld      $10, %xmm9
        psrld      $22, %xmm1
        por        %xmm1, %xmm9
        paddd      48(%r15), %xmm4
        paddd      208(%rsp), %xmm4
        movdqa     %xmm2, %xmm1
        pandn      %xmm5, %xmm1
        pxor       %xmm3, %xmm1
        psubd      %xmm1, %xmm4
        movdqa     %xmm4, %xmm1
        pslld      $5, %xmm1
        psrld      $27, %xmm4
        por        %xmm4, %xmm1
        paddd      %xmm7, %xmm1                         // left step 45, f3: cycle 255
        movdqa     %xmm5, %xmm4
        pslld      $10, %xmm4
        psrld      $22, %xmm5
        por        %xmm5, %xmm4
        paddd      64(%r15), %xmm6
        paddd      160(%rsp), %xmm6
        movdqa     %xmm11, %xmm5
        pandn      %xmm10, %xmm5
        pxor       %xmm9, %xmm5
        psubd      %xmm5, %xmm6
        movdqa     %xmm6, %xmm5
        pslld      $13, %xmm5
        psrld      $19, %xmm6
        por        %xmm6, %xmm5
        paddd      %xmm8, %xmm5                         // right step 45, f3: cycle 239
        movdqa     %xmm10, %xmm6
        pslld      $10, %xmm6
        psrld      $22, %xmm10
        por        %xmm10, %xmm6
        paddd      48(%r15), %xmm7
        paddd      176(%rsp), %xmm7
        movdqa     %xmm1, %xmm10
        pandn      %xmm2, %xmm10
        pxor       %xmm4, %xmm10
        psubd      %xmm10, %xmm7
        movdqa     %xmm7, %xmm10
        pslld      $12, %xmm10
        psrld      $20, %xmm7
        por        %xmm7, %xmm10
        paddd      %xmm3, %xmm10                        // left step 46, f3: cycle 261
        movdqa     %xmm2, %xmm7
        pslld      $10, %xmm7
        psrld      $22, %xmm2
        por        %xmm2, %xmm7
        paddd      64(%r15), %xmm8
        paddd      (%rsp), %xmm8
        movdqa     %xmm5, %xmm2
        pandn      %xmm11, %xmm2
        pxor       %xmm6, %xmm2
        psubd      %xmm2, %xmm8
        movdqa     %xmm8, %xmm2
        pslld      $13, %xmm2
        psrld      $19, %xmm8
        por        %xmm8, %xmm2
        paddd      %xmm9, %xmm2                         // right step 46, f3: cycle 245
        movdqa     %xmm11, %xmm8
        pslld      $10, %xmm8
        psrld      $22, %xmm11
        por        %xmm11, %xmm8
        paddd      48(%r15), %xmm3
        paddd      80(%rsp), %xmm3
        movdqa     %xmm10, %xmm11
        pandn      %xmm1, %xmm11
        pxor       %xmm7, %xmm11
        psubd      %xmm11, %xmm3
        movdqa     %xmm3, %xmm11
        pslld      $7, %xmm11
        psrld      $25, %xmm3
        por        %xmm3, %xmm11
        paddd      %xmm4, %xmm11                        // left step 47, f3: cycle 267
        movdqa     %xmm1, %xmm3
        pslld      $10, %xmm3
        psrld      $22, %xmm1
        por        %xmm1, %xmm3
        paddd      64(%r15), %xmm9
        paddd      64(%rsp), %xmm9
        movdqa     %xmm2, %xmm1
        pandn      %xmm5, %xmm1
        pxor       %xmm8, %xmm1
        psubd      %xmm1, %xmm9
        movdqa     %xmm9, %xmm1
        pslld      $7, %xmm1
        psrld      $25, %xmm9
        por        %xmm9, %xmm1
        paddd      %xmm6, %xmm1                         // right step 47, f3: cycle 251
        movdqa     %xmm5, %xmm9
        pslld      $10, %xmm9
        psrld      $22, %xmm5
        por        %xmm5, %xmm9
        paddd      48(%r15), %xmm4
        paddd      192(%rsp), %xmm4
        movdqa     %xmm11, %xmm5
        pandn      %xmm10, %xmm5
        pxor       %xmm3, %xmm5
        psubd      %xmm5, %xmm4
        movdqa     %xmm4, %xmm5
        pslld      $5, %xmm5
        psrld      $27, %xmm4
        por        %xmm4, %xmm5
        paddd      %xmm7, %xmm5                         // left step 48, f3: cycle 273
        movdqa     %xmm10, %xmm4
        pslld      $10, %xmm4
        psrld      $22, %xmm10
        por        %xmm10, %xmm4
        paddd      64(%r15), %xmm6
        paddd      208(%rsp), %xmm6
        movdqa     %xmm1, %xmm10
        pandn      %xmm2, %xmm10
        pxor       %xmm9, %xmm10
        psubd      %xmm10, %xmm6
        movdqa     %xmm6, %xmm10
        pslld      $5, %xmm10
        psrld      $27, %xmm6
        por        %xmm6, %xmm10
        paddd      %xmm8, %xmm10                        // right step 48, f3: cycle 257
        movdqa     %xmm2, %xmm6
        pslld      $10, %xmm6
        psrld      $22, %xmm2
        por        %xmm2, %xmm6
        movdqa     %xmm4, %xmm2
        pand       %xmm5, %xmm2
        movdqa     %xmm4, %xmm12
        pandn      %xmm11, %xmm12
        paddd      80(%r15), %xmm7
        paddd      %xmm7, %xmm12
        paddd      16(%rsp), %xmm12
        paddd      %xmm12, %xmm2
        movdqa     %xmm2, %xmm7
        pslld      $11, %xmm7
        psrld      $21, %xmm2
        por        %xmm2, %xmm7
        paddd      %xmm3, %xmm7                         // left step 49, f4: cycle 278
        movdqa     %xmm11, %xmm2
        pslld      $10, %xmm2
        psrld      $22, %xmm11
        por        %xmm11, %xmm2
        movdqa     %xmm1, %xmm11
        pand       %xmm10, %xmm11
        movdqa     %xmm10, %xmm12
        pandn      %xmm6, %xmm12
        por        %xmm12, %xmm11
        paddd      96(%r15), %xmm8
        paddd      128(%rsp), %xmm8
        paddd      %xmm8, %xmm11
        movdqa     %xmm11, %xmm8
        pslld      $15, %xmm8
        psrld      $17, %xmm11
        por        %xmm11, %xmm8
        paddd      %xmm9, %xmm8                         // right step 49, f2: cycle 263
        movdqa     %xmm1, %xmm11
        pslld      $10, %xmm11
        psrld      $22, %xmm1
        por        %xmm1, %xmm11
        movdqa     %xmm2, %xmm1
        pand       %xmm7, %xmm1
        movdqa     %xmm2, %xmm12
        pandn      %xmm5, %xmm12
        paddd      80(%r15), %xmm3
        paddd      %xmm3, %xmm12
        paddd      144(%rsp), %xmm12
        paddd      %xmm12, %xmm1
        movdqa     %xmm1, %xmm3
        pslld      $12, %xmm3
        psrld      $20, %xmm1
        por        %xmm1, %xmm3
        paddd      %xmm4, %xmm3                         // left step 50, f4: cycle 283
        movdqa     %xmm5, %xmm1
        pslld      $10, %xmm1
        psrld      $22, %xmm5
        por        %xmm5, %xmm1
        movdqa     %xmm10, %xmm5
        pand       %xmm8, %xmm5
        movdqa     %xmm8, %xmm12
        pandn      %xmm11, %xmm12
        por        %xmm12, %xmm5
        paddd      96(%r15), %xmm9
        paddd      96(%rsp), %xmm9
        paddd      %xmm9, %xmm5
        movdqa     %xmm5, %xmm9
        pslld      $5, %xmm9
        psrld      $27, %xmm5
        por        %xmm5, %xmm9
        paddd      %xmm6, %xmm9                         // right step 50, f2: cycle 269
        movdqa     %xmm10, %xmm5
        pslld      $10, %xmm5
        psrld      $22, %xmm10
        por        %xmm10, %xmm5
        movdqa     %xmm1, %xmm10
        pand       %xmm3, %xmm10
        movdqa     %xmm1, %xmm12
        pandn      %xmm7, %xmm12
        paddd      80(%r15), %xmm4
        paddd      %xmm4, %xmm12
        paddd      176(%rsp), %xmm12
        paddd      %xmm12, %xmm10
        movdqa     %xmm10, %xmm4
        pslld      $14, %xmm4
        psrld      $18, %xmm10
        por        %xmm10, %xmm4
        paddd      %xmm2, %xmm4                         // left step 51, f4: cycle 288
        movdqa     %xmm7, %xmm10
        pslld      $10, %xmm10
        psrld      $22, %xmm7
        por        %xmm7, %xmm10
        movdqa     %xmm8, %xmm7
        pand       %xmm9, %xmm7
        movdqa     %xmm9, %xmm12
        pandn      %xmm5, %xmm12
        por        %xmm12, %xmm7
        paddd      96(%r15), %xmm6
        paddd      64(%rsp), %xmm6
        paddd      %xmm6, %xmm7
        movdqa     %xmm7, %xmm6
        pslld      $8, %xmm6
        psrld      $24, %xmm7
        por        %xmm7, %xmm6
        paddd      %xmm11, %xmm6                        // right step 51, f2: cycle 275
        movdqa     %xmm8, %xmm7
        pslld      $10, %xmm7
        psrld      $22, %xmm8
        por        %xmm8, %xmm7
        movdqa     %xmm10, %xmm8
        pand       %xmm4, %xmm8
        movdqa     %xmm10, %xmm12
        pandn      %xmm3, %xmm12
        paddd      80(%r15), %xmm2
        paddd      %xmm2, %xmm12
        paddd      160(%rsp), %xmm12
        paddd      %xmm12, %xmm8
        movdqa     %xmm8, %xmm2
        pslld      $15, %xmm2
        psrld      $17, %xmm8
        por        %xmm8, %xmm2
        paddd      %xmm1, %xmm2                         // left step 52, f4: cycle 293
        movdqa     %xmm3, %xmm8
        pslld      $10, %xmm8
        psrld      $22, %xmm3
        por        %xmm3, %xmm8
        movdqa     %xmm9, %xmm3
        pand       %xmm6, %xmm3
        movdqa     %xmm6, %xmm12
        pandn      %xmm7, %xmm12
        por        %xmm12, %xmm3
        paddd      96(%r15), %xmm11
        paddd      16(%rsp), %xmm11
        paddd      %xmm11, %xmm3
        movdqa     %xmm3, %xmm11
        pslld      $11, %xmm11
        psrld      $21, %xmm3
        por        %xmm3, %xmm11
        paddd      %xmm5, %xmm11                        // right step 52, f2: cycle 281
        movdqa     %xmm9, %xmm3
        pslld      $10, %xmm3
        psrld      $22, %xmm9
        por        %xmm9, %xmm3
        movdqa     %xmm8, %xmm9
        pand       %xmm2, %xmm9
        movdqa     %xmm8, %xmm12
        pandn      %xmm4, %xmm12
        paddd      80(%r15), %xmm1
        paddd      %xmm1, %xmm12
        paddd      (%rsp), %xmm12
        paddd      %xmm12, %xmm9
        movdqa     %xmm9, %xmm1
        pslld      $14, %xmm1
        psrld      $18, %xmm9
        por        %xmm9, %xmm1
        paddd      %xmm10, %xmm1                        // left step 53, f4: cycle 298
        movdqa     %xmm4, %xmm9
        pslld      $10, %xmm9
        psrld      $22, %xmm4
        por        %xmm4, %xmm9
        movdqa     %xmm6, %xmm4
        pand       %xmm11, %xmm4
        movdqa     %xmm11, %xmm12
        pandn      %xmm3, %xmm12
        por        %xmm12, %xmm4
        paddd      96(%r15), %xmm5
        paddd      48(%rsp), %xmm5
        paddd      %xmm5, %xmm4
        movdqa     %xmm4, %xmm5
        pslld      $14, %xmm5
        psrld      $18, %xmm4
        por        %xmm4, %xmm5
        paddd      %xmm7, %xmm5                         // right step 53, f2: cycle 287
        movdqa     %xmm6, %xmm4
        pslld      $10, %xmm4
        psrld      $22, %xmm6
        por        %xmm6, %xmm4
        movdqa     %xmm9, %xmm6
        pand       %xmm1, %xmm6
        movdqa     %xmm9, %xmm12
        pandn      %xmm2, %xmm12
        paddd      80(%r15), %xmm10
        paddd      %xmm10, %xmm12
        paddd      128(%rsp), %xmm12
        paddd      %xmm12, %xmm6
        movdqa     %xmm6, %xmm10
        pslld      $15, %xmm10
        psrld      $17, %xmm6
        por        %xmm6, %xmm10
        paddd      %xmm8, %xmm10                        // left step 54, f4: cycle 303
        movdqa     %xmm2, %xmm6
        pslld      $10, %xmm6
        psrld      $22, %xmm2
        por        %xmm2, %xmm6
        movdqa     %xmm11, %xmm2
        pand       %xmm5, %xmm2
        movdqa     %xmm5, %xmm12
        pandn      %xmm4, %xmm12
        por        %xmm12, %xmm2
        paddd      96(%r15), %xmm7
        paddd      176(%rsp), %xmm7
        paddd      %xmm7, %xmm2
        movdqa     %xmm2, %xmm7
        pslld      $14, %xmm7
        psrld      $18, %xmm2
        por        %xmm2, %xmm7
        paddd      %xmm3, %xmm7                         // right step 54, f2: cycle 293
        movdqa     %xmm11, %xmm2
        pslld      $10, %xmm2
        psrld      $22, %xmm11
        por        %xmm11, %xmm2
        movdqa     %xmm6, %xmm11
        pand       %xmm10, %xmm11
        movdqa     %xmm6, %xmm12
        pandn      %xmm1, %xmm12
        paddd      80(%r15), %xmm8
        paddd      %xmm8, %xmm12
        paddd      192(%rsp), %xmm12
        paddd      %xmm12, %xmm11
        movdqa     %xmm11, %xmm8
        pslld      $9, %xmm8
        psrld      $23, %xmm11
        por        %xmm11, %xmm8
        paddd      %xmm9, %xmm8                         // left step 55, f4: cycle 308
        movdqa     %xmm1, %xmm11
        pslld      $10, %xmm11
        psrld      $22, %xmm1
        por        %xmm1, %xmm11
        movdqa     %xmm5, %xmm1
        pand       %xmm7, %xmm1
        movdqa     %xmm7, %xmm12
        pandn      %xmm2, %xmm12
        por        %xmm12, %xmm1
        paddd      96(%r15), %xmm3
        paddd      240(%rsp), %xmm3
        paddd      %xmm3, %xmm1
        movdqa     %xmm1, %xmm3
        pslld      $6, %xmm3
        psrld      $26, %xmm1
        por        %xmm1, %xmm3
        paddd      %xmm4, %xmm3                         // right step 55, f2: cycle 299
        movdqa     %xmm5, %xmm1
        pslld      $10, %xmm1
        psrld      $22, %xmm5
        por        %xmm5, %xmm1
        movdqa     %xmm11, %xmm5
        pand       %xmm8, %xmm5
        movdqa     %xmm11, %xmm12
        pandn      %xmm10, %xmm12
        paddd      80(%r15), %xmm9
        paddd      %xmm9, %xmm12
        paddd      64(%rsp), %xmm12
        paddd      %xmm12, %xmm5
        movdqa     %xmm5, %xmm9
        pslld      $8, %xmm9
        psrld      $24, %xmm5
        por        %xmm5, %xmm9
        paddd      %xmm6, %xmm9                         // left step 56, f4: cycle 313
        movdqa     %xmm10, %xmm5
        pslld      $10, %xmm5
        psrld      $22, %xmm10
        por        %xmm10, %xmm5
        movdqa     %xmm7, %xmm10
        pand       %xmm3, %xmm10
        movdqa     %xmm3, %xmm12
        pandn      %xmm1, %xmm12
        por        %xmm12, %xmm10
        paddd      96(%r15), %xmm4
        paddd      (%rsp), %xmm4
        paddd      %xmm4, %xmm10
        movdqa     %xmm10, %xmm4
        pslld      $14, %xmm4
        psrld      $18, %xmm10
        por        %xmm10, %xmm4
        paddd      %xmm2, %xmm4                         // right step 56, f2: cycle 305
        movdqa     %xmm7, %xmm10
        pslld      $10, %xmm10
        psrld      $22, %xmm7
        por        %xmm7, %xmm10
        movdqa     %xmm5, %xmm7
        pand       %xmm9, %xmm7
        movdqa     %xmm5, %xmm12
        pandn      %xmm8, %xmm12
        paddd      80(%r15), %xmm6
        paddd      %xmm6, %xmm12
        paddd      208(%rsp), %xmm12
        paddd      %xmm12, %xmm7
        movdqa     %xmm7, %xmm6
        pslld      $9, %xmm6
        psrld      $23, %xmm7
        por        %xmm7, %xmm6
        paddd      %xmm11, %xmm6                        // left step 57, f4: cycle 318
        movdqa     %xmm8, %xmm7
        pslld      $10, %xmm7
        psrld      $22, %xmm8
        por        %xmm8, %xmm7
        movdqa     %xmm3, %xmm8
        pand       %xmm4, %xmm8
        movdqa     %xmm4, %xmm12
        pandn      %xmm10, %xmm12
        por        %xmm12, %xmm8
        paddd      96(%r15), %xmm2
        paddd      80(%rsp), %xmm2
        paddd      %xmm2, %xmm8
        movdqa     %xmm8, %xmm2
        pslld      $6, %xmm2
        psrld      $26, %xmm8
        por        %xmm8, %xmm2
        paddd      %xmm1, %xmm2                         // right step 57, f2: cycle 311
        movdqa     %xmm3, %xmm8
        pslld      $10, %xmm8
        psrld      $22, %xmm3
        por        %xmm3, %xmm8
        movdqa     %xmm7, %xmm3
        pand       %xmm6, %xmm3
        movdqa     %xmm7, %xmm12
        pandn      %xmm9, %xmm12
        paddd      80(%r15), %xmm11
        paddd      %xmm11, %xmm12
        paddd      48(%rsp), %xmm12
        paddd      %xmm12, %xmm3
        movdqa     %xmm3, %xmm11
        pslld      $14, %xmm11
        psrld      $18, %xmm3
        por        %xmm3, %xmm11
        paddd      %xmm5, %xmm11                        // left step 58, f4: cycle 323
        movdqa     %xmm9, %xmm3
        pslld      $10, %xmm3
        psrld      $22, %xmm9
        por        %xmm9, %xmm3
        movdqa     %xmm4, %xmm9
        pand       %xmm2, %xmm9
        movdqa     %xmm2, %xmm12
        pandn      %xmm8, %xmm12
        por        %xmm12, %xmm9
        paddd      96(%r15), %xmm1
        paddd      192(%rsp), %xmm1
        paddd      %xmm1, %xmm9
        movdqa     %xmm9, %xmm1
        pslld      $9, %xmm1
        psrld      $23, %xmm9
        por        %xmm9, %xmm1
        paddd      %xmm10, %xmm1                        // right step 58, f2: cycle 317
        movdqa     %xmm4, %xmm9
        pslld      $10, %xmm9
        psrld      $22, %xmm4
        por        %xmm4, %xmm9
        movdqa     %xmm3, %xmm4
        pand       %xmm11, %xmm4
        movdqa     %xmm3, %xmm12
        pandn      %xmm6, %xmm12
        paddd      80(%r15), %xmm5
        paddd      %xmm5, %xmm12
        paddd      112(%rsp), %xmm12
        paddd      %xmm12, %xmm4
        movdqa     %xmm4, %xmm5
        pslld      $5, %xmm5
        psrld      $27, %xmm4
        por        %xmm4, %xmm5
        paddd      %xmm7, %xmm5                         // left step 59, f4: cycle 328
        movdqa     %xmm6, %xmm4
        pslld      $10, %xmm4
        psrld      $22, %xmm6
        por        %xmm6, %xmm4
        movdqa     %xmm2, %xmm6
        pand       %xmm1, %xmm6
        movdqa     %xmm1, %xmm12
        pandn      %xmm9, %xmm12
        por        %xmm12, %xmm6
        paddd      96(%r15), %xmm10
        paddd      32(%rsp), %xmm10
        paddd      %xmm10, %xmm6
        movdqa     %xmm6, %xmm10
        pslld      $12, %xmm10
        psrld      $20, %xmm6
        por        %xmm6, %xmm10
        paddd      %xmm8, %xmm10                        // right step 59, f2: cycle 323
        movdqa     %xmm2, %xmm6
        pslld      $10, %xmm6
        psrld      $22, %xmm2
        por        %xmm2, %xmm6
        movdqa     %xmm4, %xmm2
        pand       %xmm5, %xmm2
        movdqa     %xmm4, %xmm12
        pandn      %xmm11, %xmm12
        paddd      80(%r15), %xmm7
        paddd      %xmm7, %xmm12
        paddd      240(%rsp), %xmm12
        paddd      %xmm12, %xmm2
        movdqa     %xmm2, %xmm7
        pslld      $6, %xmm7
        psrld      $26, %xmm2
        por        %xmm2, %xmm7
        paddd      %xmm3, %xmm7                         // left step 60, f4: cycle 333
        movdqa     %xmm11, %xmm2
        pslld      $10, %xmm2
        psrld      $22, %xmm11
        por        %xmm11, %xmm2
        movdqa     %xmm1, %xmm11
        pand       %xmm10, %xmm11
        movdqa     %xmm10, %xmm12
        pandn      %xmm6, %xmm12
        por        %xmm12, %xmm11
        paddd      96(%r15), %xmm8
        paddd      208(%rsp), %xmm8
        paddd      %xmm8, %xmm11
        movdqa     %xmm11, %xmm8
        pslld      $9, %xmm8
        psrld      $23, %xmm11
        por        %xmm11, %xmm8
        paddd      %xmm9, %xmm8                         // right step 60, f2: cycle 329
        movdqa     %xmm1, %xmm11
        pslld      $10, %xmm11
        psrld      $22, %xmm1
        por        %xmm1, %xmm11
        movdqa     %xmm2, %xmm1
        pand       %xmm7, %xmm1
        movdqa     %xmm2, %xmm12
        pandn      %xmm5, %xmm12
        paddd      80(%r15), %xmm3
        paddd      %xmm3, %xmm12
        paddd      224(%rsp), %xmm12
        paddd      %xmm12, %xmm1
        movdqa     %xmm1, %xmm3
        pslld      $8, %xmm3
        psrld      $24, %xmm1
        por        %xmm1, %xmm3
        paddd      %xmm4, %xmm3                         // left step 61, f4: cycle 338
        movdqa     %xmm5, %xmm1
        pslld      $10, %xmm1
        psrld      $22, %xmm5
        por        %xmm5, %xmm1
        movdqa     %xmm10, %xmm5
        pand       %xmm8, %xmm5
        movdqa     %xmm8, %xmm12
        pandn      %xmm11, %xmm12
        por        %xmm12, %xmm5
        paddd      96(%r15), %xmm9
        paddd      144(%rsp), %xmm9
        paddd      %xmm9, %xmm5
        movdqa     %xmm5, %xmm9
        pslld      $12, %xmm9
        psrld      $20, %xmm5
        por        %xmm5, %xmm9
        paddd      %xmm6, %xmm9                         // right step 61, f2: cycle 335
        movdqa     %xmm10, %xmm5
        pslld      $10, %xmm5
        psrld      $22, %xmm10
        por        %xmm10, %xmm5
        movdqa     %xmm1, %xmm10
        pand       %xmm3, %xmm10
        movdqa     %xmm1, %xmm12
        pandn      %xmm7, %xmm12
        paddd      80(%r15), %xmm4
        paddd      %xmm4, %xmm12
        paddd      80(%rsp), %xmm12
        paddd      %xmm12, %xmm10
        movdqa     %xmm10, %xmm4
        pslld      $6, %xmm4
        psrld      $26, %xmm10
        por        %xmm10, %xmm4
        paddd      %xmm2, %xmm4                         // left step 62, f4: cycle 343
        movdqa     %xmm7, %xmm10
        pslld      $10, %xmm10
        psrld      $22, %xmm7
        por        %xmm7, %xmm10
        movdqa     %xmm8, %xmm7
        pand       %xmm9, %xmm7
        movdqa     %xmm9, %xmm12
        pandn      %xmm5, %xmm12
        por        %xmm12, %xmm7
        paddd      96(%r15), %xmm6
        paddd      112(%rsp), %xmm6
        paddd      %xmm6, %xmm7
        movdqa     %xmm7, %xmm6
        pslld      $5, %xmm6
        psrld      $27, %xmm7
        por        %xmm7, %xmm6
        paddd      %xmm11, %xmm6                        // right step 62, f2: cycle 341
        movdqa     %xmm8, %xmm7
        pslld      $10, %xmm7
        psrld      $22, %xmm8
        por        %xmm8, %xmm7
        movdqa     %xmm10, %xmm8
        pand       %xmm4, %xmm8
        movdqa     %xmm10, %xmm12
        pandn      %xmm3, %xmm12
        paddd      80(%r15), %xmm2
        paddd      %xmm2, %xmm12
        paddd      96(%rsp), %xmm12
        paddd      %xmm12, %xmm8
        movdqa     %xmm8, %xmm2
        pslld      $5, %xmm2
        psrld      $27, %xmm8
        por        %xmm8, %xmm2
        paddd      %xmm1, %xmm2                         // left step 63, f4: cycle 348
        movdqa     %xmm3, %xmm8
        pslld      $10, %xmm8
        psrld      $22, %xmm3
        por        %xmm3, %xmm8
        movdqa     %xmm9, %xmm3
        pand       %xmm6, %xmm3
        movdqa     %xmm6, %xmm12
        pandn      %xmm7, %xmm12
        por        %xmm12, %xmm3
        paddd      96(%r15), %xmm11
        paddd      160(%rsp), %xmm11
        paddd      %xmm11, %xmm3
        movdqa     %xmm3, %xmm11
        pslld      $15, %xmm11
        psrld      $17, %xmm3
        por        %xmm3, %xmm11
        paddd      %xmm5, %xmm11                        // right step 63, f2: cycle 347
        movdqa     %xmm9, %xmm3
        pslld      $10, %xmm3
        psrld      $22, %xmm9
        por        %xmm9, %xmm3
        movdqa     %xmm8, %xmm9
        pand       %xmm2, %xmm9
        movdqa     %xmm8, %xmm12
        pandn      %xmm4, %xmm12
        paddd      80(%r15), %xmm1
        paddd      %xmm1, %xmm12
        paddd      32(%rsp), %xmm12
        paddd      %xmm12, %xmm9
        movdqa     %xmm9, %xmm1
        pslld      $12, %xmm1
        psrld      $20, %xmm9
        por        %xmm9, %xmm1
        paddd      %xmm10, %xmm1                        // left step 64, f4: cycle 353
        movdqa     %xmm4, %xmm9
        pslld      $10, %xmm9
        psrld      $22, %xmm4
        por        %xmm4, %xmm9
        movdqa     %xmm6, %xmm4
        pand       %xmm11, %xmm4
        movdqa     %xmm11, %xmm12
        pandn      %xmm3, %xmm12
        por        %xmm12, %xmm4
        paddd      96(%r15), %xmm5
        paddd      224(%rsp), %xmm5
        paddd      %xmm5, %xmm4
        movdqa     %xmm4, %xmm5
        pslld      $8, %xmm5
        psrld      $24, %xmm4
        por        %xmm4, %xmm5
        paddd      %xmm7, %xmm5                         // right step 64, f2: cycle 353
        movdqa     %xmm6, %xmm4
        pslld      $10, %xmm4
        psrld      $22, %xmm6
        por        %xmm6, %xmm4
        paddd      112(%r15), %xmm10
        paddd      64(%rsp), %xmm10
        movdqa     %xmm2, %xmm6
        pandn      %xmm9, %xmm6
        pxor       %xmm1, %xmm6
        psubd      %xmm6, %xmm10
        movdqa     %xmm10, %xmm6
        pslld      $9, %xmm6
        psrld      $23, %xmm10
        por        %xmm10, %xmm6
        paddd      %xmm8, %xmm6                         // left step 65, f5: cycle 358
        movdqa     %xmm2, %xmm10
        pslld      $10, %xmm10
        psrld      $22, %xmm2
        por        %xmm2, %xmm10
        movdqa     %xmm4, %xmm2
        pxor       %xmm11, %xmm2
        pxor       %xmm5, %xmm2
        paddd      192(%rsp), %xmm7
        paddd      %xmm7, %xmm2
        movdqa     %xmm2, %xmm7
        pslld      $8, %xmm7
        psrld      $24, %xmm2
        por        %xmm2, %xmm7
        paddd      %xmm3, %xmm7                         // right step 65, f1: cycle 358
        movdqa     %xmm11, %xmm2
        pslld      $10, %xmm2
        psrld      $22, %xmm11
        por        %xmm11, %xmm2
        paddd      112(%r15), %xmm8
        paddd      (%rsp), %xmm8
        movdqa     %xmm1, %xmm11
        pandn      %xmm10, %xmm11
        pxor       %xmm6, %xmm11
        psubd      %xmm11, %xmm8
        movdqa     %xmm8, %xmm11
        pslld      $15, %xmm11
        psrld      $17, %xmm8
        por        %xmm8, %xmm11
        paddd      %xmm9, %xmm11                        // left step 66, f5: cycle 363
        movdqa     %xmm1, %xmm8
        pslld      $10, %xmm8
        psrld      $22, %xmm1
        por        %xmm1, %xmm8
        movdqa     %xmm2, %xmm1
        pxor       %xmm5, %xmm1
        pxor       %xmm7, %xmm1
        paddd      240(%rsp), %xmm3
        paddd      %xmm3, %xmm1
        movdqa     %xmm1, %xmm3
        pslld      $5, %xmm3
        psrld      $27, %xmm1
        por        %xmm1, %xmm3
        paddd      %xmm4, %xmm3                         // right step 66, f1: cycle 363
        movdqa     %xmm5, %xmm1
        pslld      $10, %xmm1
        psrld      $22, %xmm5
        por        %xmm5, %xmm1
        paddd      112(%r15), %xmm9
        paddd      80(%rsp), %xmm9
        movdqa     %xmm6, %xmm5
        pandn      %xmm8, %xmm5
        pxor       %xmm11, %xmm5
        psubd      %xmm5, %xmm9
        movdqa     %xmm9, %xmm5
        pslld      $5, %xmm5
        psrld      $27, %xmm9
        por        %xmm9, %xmm5
        paddd      %xmm10, %xmm5                        // left step 67, f5: cycle 368
        movdqa     %xmm6, %xmm9
        pslld      $10, %xmm9
        psrld      $22, %xmm6
        por        %xmm6, %xmm9
        movdqa     %xmm1, %xmm6
        pxor       %xmm7, %xmm6
        pxor       %xmm3, %xmm6
        paddd      160(%rsp), %xmm4
        paddd      %xmm4, %xmm6
        movdqa     %xmm6, %xmm4
        pslld      $12, %xmm4
        psrld      $20, %xmm6
        por        %xmm6, %xmm4
        paddd      %xmm2, %xmm4                         // right step 67, f1: cycle 368
        movdqa     %xmm7, %xmm6
        pslld      $10, %xmm6
        psrld      $22, %xmm7
        por        %xmm7, %xmm6
        paddd      112(%r15), %xmm10
        paddd      144(%rsp), %xmm10
        movdqa     %xmm11, %xmm7
        pandn      %xmm9, %xmm7
        pxor       %xmm5, %xmm7
        psubd      %xmm7, %xmm10
        movdqa     %xmm10, %xmm7
        pslld      $11, %xmm7
        psrld      $21, %xmm10
        por        %xmm10, %xmm7
        paddd      %xmm8, %xmm7                         // left step 68, f5: cycle 373
        movdqa     %xmm11, %xmm10
        pslld      $10, %xmm10
        psrld      $22, %xmm11
        por        %xmm11, %xmm10
        movdqa     %xmm6, %xmm11
        pxor       %xmm3, %xmm11
        pxor       %xmm4, %xmm11
        paddd      64(%rsp), %xmm2
        paddd      %xmm2, %xmm11
        movdqa     %xmm11, %xmm2
        pslld      $9, %xmm2
        psrld      $23, %xmm11
        por        %xmm11, %xmm2
        paddd      %xmm1, %xmm2                         // right step 68, f1: cycle 373
        movdqa     %xmm3, %xmm11
        pslld      $10, %xmm11
        psrld      $22, %xmm3
        por        %xmm3, %xmm11
        paddd      112(%r15), %xmm8
        paddd      112(%rsp), %xmm8
        movdqa     %xmm5, %xmm3
        pandn      %xmm10, %xmm3
        pxor       %xmm7, %xmm3
        psubd      %xmm3, %xmm8
        movdqa     %xmm8, %xmm3
        pslld      $6, %xmm3
        psrld      $26, %xmm8
        por        %xmm8, %xmm3
        paddd      %xmm9, %xmm3                         // left step 69, f5: cycle 378
        movdqa     %xmm5, %xmm8
        pslld      $10, %xmm8
        psrld      $22, %xmm5
        por        %xmm5, %xmm8
        movdqa     %xmm11, %xmm5
        pxor       %xmm4, %xmm5
        pxor       %xmm2, %xmm5
        paddd      16(%rsp), %xmm1
        paddd      %xmm1, %xmm5
        movdqa     %xmm5, %xmm1
        pslld      $12, %xmm1
        psrld      $20, %xmm5
        por        %xmm5, %xmm1
        paddd      %xmm6, %xmm1                         // right step 69, f1: cycle 378
        movdqa     %xmm4, %xmm5
        pslld      $10, %xmm5
        psrld      $22, %xmm4
        por        %xmm4, %xmm5
        paddd      112(%r15), %xmm9
        paddd      192(%rsp), %xmm9
        movdqa     %xmm7, %xmm4
        pandn      %xmm8, %xmm4
        pxor       %xmm3, %xmm4
        psubd      %xmm4, %xmm9
        movdqa     %xmm9, %xmm4
        pslld      $8, %xmm4
        psrld      $24, %xmm9
        por        %xmm9, %xmm4
        paddd      %xmm10, %xmm4                        // left step 70, f5: cycle 383
        movdqa     %xmm7, %xmm9
        pslld      $10, %xmm9
        psrld      $22, %xmm7
        por        %xmm7, %xmm9
        movdqa     %xmm5, %xmm7
        pxor       %xmm2, %xmm7
        pxor       %xmm1, %xmm7
        paddd      80(%rsp), %xmm6
        paddd      %xmm6, %xmm7
        movdqa     %xmm7, %xmm6
        pslld      $5, %xmm6
        psrld      $27, %xmm7
        por        %xmm7, %xmm6
        paddd      %xmm11, %xmm6                        // right step 70, f1: cycle 383
        movdqa     %xmm2, %xmm7
        pslld      $10, %xmm7
        psrld      $22, %xmm2
        por        %xmm2, %xmm7
        paddd      112(%r15), %xmm10
        paddd      32(%rsp), %xmm10
        movdqa     %xmm3, %xmm2
        pandn      %xmm9, %xmm2
        pxor       %xmm4, %xmm2
        psubd      %xmm2, %xmm10
        movdqa     %xmm10, %xmm2
        pslld      $13, %xmm2
        psrld      $19, %xmm10
        por        %xmm10, %xmm2
        paddd      %xmm8, %xmm2                         // left step 71, f5: cycle 388
        movdqa     %xmm3, %xmm10
        pslld      $10, %xmm10
        psrld      $22, %xmm3
        por        %xmm3, %xmm10
        movdqa     %xmm7, %xmm3
        pxor       %xmm1, %xmm3
        pxor       %xmm6, %xmm3
        paddd      128(%rsp), %xmm11
        paddd      %xmm11, %xmm3
        movdqa     %xmm3, %xmm11
        pslld      $14, %xmm11
        psrld      $18, %xmm3
        por        %xmm3, %xmm11
        paddd      %xmm5, %xmm11                        // right step 71, f1: cycle 388
        movdqa     %xmm1, %xmm3
        pslld      $10, %xmm3
        psrld      $22, %xmm1
        por        %xmm1, %xmm3
        paddd      112(%r15), %xmm8
        paddd      160(%rsp), %xmm8
        movdqa     %xmm4, %xmm1
        pandn      %xmm10, %xmm1
        pxor       %xmm2, %xmm1
        psubd      %xmm1, %xmm8
        movdqa     %xmm8, %xmm1
        pslld      $12, %xmm1
        psrld      $20, %xmm8
        por        %xmm8, %xmm1
        paddd      %xmm9, %xmm1                         // left step 72, f5: cycle 393
        movdqa     %xmm4, %xmm8
        pslld      $10, %xmm8
        psrld      $22, %xmm4
        por        %xmm4, %xmm8
        movdqa     %xmm3, %xmm4
        pxor       %xmm6, %xmm4
        pxor       %xmm11, %xmm4
        paddd      112(%rsp), %xmm5
        paddd      %xmm5, %xmm4
        movdqa     %xmm4, %xmm5
        pslld      $6, %xmm5
        psrld      $26, %xmm4
        por        %xmm4, %xmm5
        paddd      %xmm7, %xmm5                         // right step 72, f1: cycle 393
        movdqa     %xmm6, %xmm4
        pslld      $10, %xmm4
        psrld      $22, %xmm6
        por        %xmm6, %xmm4
        paddd      112(%r15), %xmm9
        paddd      224(%rsp), %xmm9
        movdqa     %xmm2, %xmm6
        pandn      %xmm8, %xmm6
        pxor       %xmm1, %xmm6
        psubd      %xmm6, %xmm9
        movdqa     %xmm9, %xmm6
        pslld      $5, %xmm6
        psrld      $27, %xmm9
        por        %xmm9, %xmm6
        paddd      %xmm10, %xmm6                        // left step 73, f5: cycle 398
        movdqa     %xmm2, %xmm9
        pslld      $10, %xmm9
        psrld      $22, %xmm2
        por        %xmm2, %xmm9
        movdqa     %xmm4, %xmm2
        pxor       %xmm11, %xmm2
        pxor       %xmm5, %xmm2
        paddd      96(%rsp), %xmm7
        paddd      %xmm7, %xmm2
        movdqa     %xmm2, %xmm7
        pslld      $8, %xmm7
        psrld      $24, %xmm2
        por        %xmm2, %xmm7
        paddd      %xmm3, %xmm7                         // right step 73, f1: cycle 398
        movdqa     %xmm11, %xmm2
        pslld      $10, %xmm2
        psrld      $22, %xmm11
        por        %xmm11, %xmm2
        paddd      112(%r15), %xmm10
        paddd      16(%rsp), %xmm10
        movdqa     %xmm1, %xmm11
        pandn      %xmm9, %xmm11
        pxor       %xmm6, %xmm11
        psubd      %xmm11, %xmm10
        movdqa     %xmm10, %xmm11
        pslld      $12, %xmm11
        psrld      $20, %xmm10
        por        %xmm10, %xmm11
        paddd      %xmm8, %xmm11                        // left step 74, f5: cycle 403
        movdqa     %xmm1, %xmm10
        pslld      $10, %xmm10
        psrld      $22, %xmm1
        por        %xmm1, %xmm10
        movdqa     %xmm2, %xmm1
        pxor       %xmm5, %xmm1
        pxor       %xmm7, %xmm1
        paddd      32(%rsp), %xmm3
        paddd      %xmm3, %xmm1
        movdqa     %xmm1, %xmm3
        pslld      $13, %xmm3
        psrld      $19, %xmm1
        por        %xmm1, %xmm3
        paddd      %xmm4, %xmm3                         // right step 74, f1: cycle 403
        movdqa     %xmm5, %xmm1
        pslld      $10, %xmm1
        psrld      $22, %xmm5
        por        %xmm5, %xmm1
        paddd      112(%r15), %xmm8
        paddd      48(%rsp), %xmm8
        movdqa     %xmm6, %xmm5
        pandn      %xmm10, %xmm5
        pxor       %xmm11, %xmm5
        psubd      %xmm5, %xmm8
        movdqa     %xmm8, %xmm5
        pslld      $13, %xmm5
        psrld      $19, %xmm8
        por        %xmm8, %xmm5
        paddd      %xmm9, %xmm5                         // left step 75, f5: cycle 408
        movdqa     %xmm6, %xmm8
        pslld      $10, %xmm8
        psrld      $22, %xmm6
        por        %xmm6, %xmm8
        movdqa     %xmm1, %xmm6
        pxor       %xmm7, %xmm6
        pxor       %xmm3, %xmm6
        paddd      208(%rsp), %xmm4
        paddd      %xmm4, %xmm6
        movdqa     %xmm6, %xmm4
        pslld      $6, %xmm4
        psrld      $26, %xmm6
        por        %xmm6, %xmm4
        paddd      %xmm2, %xmm4                         // right step 75, f1: cycle 408
        movdqa     %xmm7, %xmm6
        pslld      $10, %xmm6
        psrld      $22, %xmm7
        por        %xmm7, %xmm6
        paddd      112(%r15), %xmm9
        paddd      128(%rsp), %xmm9
        movdqa     %xmm11, %xmm7
        pandn      %xmm8, %xmm7
        pxor       %xmm5, %xmm7
        psubd      %xmm7, %xmm9
        movdqa     %xmm9, %xmm7
        pslld      $14, %xmm7
        psrld      $18, %xmm9
        por        %xmm9, %xmm7
        paddd      %xmm10, %xmm7                        // left step 76, f5: cycle 413
        movdqa     %xmm11, %xmm9
        pslld      $10, %xmm9
        psrld      $22, %xmm11
        por        %xmm11, %xmm9
        movdqa     %xmm6, %xmm11
        pxor       %xmm3, %xmm11
        pxor       %xmm4, %xmm11
        paddd      224(%rsp), %xmm2
        paddd      %xmm2, %xmm11
        movdqa     %xmm11, %xmm2
        pslld      $5, %xmm2
        psrld      $27, %xmm11
        por        %xmm11, %xmm2
        paddd      %xmm1, %xmm2                         // right step 76, f1: cycle 413
        movdqa     %xmm3, %xmm11
        pslld      $10, %xmm11
        psrld      $22, %xmm3
        por        %xmm3, %xmm11
        paddd      112(%r15), %xmm10
        paddd      176(%rsp), %xmm10
        movdqa     %xmm5, %xmm3
        pandn      %xmm9, %xmm3
        pxor       %xmm7, %xmm3
        psubd      %xmm3, %xmm10
        movdqa     %xmm10, %xmm3
        pslld      $11, %xmm3
        psrld      $21, %xmm10
        por        %xmm10, %xmm3
        paddd      %xmm8, %xmm3                         // left step 77, f5: cycle 418
        movdqa     %xmm5, %xmm10
        pslld      $10, %xmm10
        psrld      $22, %xmm5
        por        %xmm5, %xmm10
        movdqa     %xmm11, %xmm5
        pxor       %xmm4, %xmm5
        pxor       %xmm2, %xmm5
        paddd      (%rsp), %xmm1
        paddd      %xmm1, %xmm5
        movdqa     %xmm5, %xmm1
        pslld      $15, %xmm1
        psrld      $17, %xmm5
        por        %xmm5, %xmm1
        paddd      %xmm6, %xmm1                         // right step 77, f1: cycle 418
        movdqa     %xmm4, %xmm5
        pslld      $10, %xmm5
        psrld      $22, %xmm4
        por        %xmm4, %xmm5
        paddd      112(%r15), %xmm8
        paddd      96(%rsp), %xmm8
        movdqa     %xmm7, %xmm4
        pandn      %xmm10, %xmm4
        pxor       %xmm3, %xmm4
        psubd      %xmm4, %xmm8
        movdqa     %xmm8, %xmm4
        pslld      $8, %xmm4
        psrld      $24, %xmm8
        por        %xmm8, %xmm4
        paddd      %xmm9, %xmm4                         // left step 78, f5: cycle 423
        movdqa     %xmm7, %xmm8
        pslld      $10, %xmm8
        psrld      $22, %xmm7
        por        %xmm7, %xmm8
        movdqa     %xmm5, %xmm7
        pxor       %xmm2, %xmm7
        pxor       %xmm1, %xmm7
        paddd      48(%rsp), %xmm6
        paddd      %xmm6, %xmm7
        movdqa     %xmm7, %xmm6
        pslld      $13, %xmm6
        psrld      $19, %xmm7
        por        %xmm7, %xmm6
        paddd      %xmm11, %xmm6                        // right step 78, f1: cycle 423
        movdqa     %xmm2, %xmm7
        pslld      $10, %xmm7
        psrld      $22, %xmm2
        por        %xmm2, %xmm7
        paddd      112(%r15), %xmm9
        paddd      240(%rsp), %xmm9
        movdqa     %xmm3, %xmm2
        pandn      %xmm8, %xmm2
        pxor       %xmm4, %xmm2
        psubd      %xmm2, %xmm9
        movdqa     %xmm9, %xmm2
        pslld      $5, %xmm2
        psrld      $27, %xmm9
        por        %xmm9, %xmm2
        paddd      %xmm10, %xmm2                        // left step 79, f5: cycle 428
        movdqa     %xmm3, %xmm9
        pslld      $10, %xmm9
        psrld      $22, %xmm3
        por        %xmm3, %xmm9
        movdqa     %xmm7, %xmm3
        pxor       %xmm1, %xmm3
        pxor       %xmm6, %xmm3
        paddd      144(%rsp), %xmm11
        paddd      %xmm11, %xmm3
        movdqa     %xmm3, %xmm11
        pslld      $11, %xmm11
        psrld      $21, %xmm3
        por        %xmm3, %xmm11
        paddd      %xmm5, %xmm11                        // right step 79, f1: cycle 428
        movdqa     %xmm1, %xmm3
        pslld      $10, %xmm3
        psrld      $22, %xmm1
        por        %xmm1, %xmm3
        paddd      112(%r15), %xmm10
        paddd      208(%rsp), %xmm10
        movdqa     %xmm4, %xmm1
        pandn      %xmm9, %xmm1
        pxor       %xmm2, %xmm1
        psubd      %xmm1, %xmm10
        movdqa     %xmm10, %xmm1
        pslld      $6, %xmm1
        psrld      $26, %xmm10
        por        %xmm10, %xmm1
        paddd      %xmm8, %xmm1                         // left step 80, f5: cycle 433
        movdqa     %xmm4, %xmm10
        pslld      $10, %xmm10
        psrld      $22, %xmm4
        por        %xmm4, %xmm10
        movdqa     %xmm3, %xmm4
        pxor       %xmm6, %xmm4
        pxor       %xmm11, %xmm4
        paddd      176(%rsp), %xmm5
        paddd      %xmm5, %xmm4
        movdqa     %xmm4, %xmm5
        pslld      $11, %xmm5
        psrld      $21, %xmm4
        por        %xmm4, %xmm5
        paddd      %xmm7, %xmm5                         // right step 80, f1: cycle 433
        movdqa     %xmm6, %xmm4
        pslld      $10, %xmm4
        psrld      $22, %xmm6
        por        %xmm6, %xmm4
        movdqu     16(%rdi), %xmm6
        paddd      %xmm6, %xmm4
        paddd      %xmm4, %xmm2
        movdqu     32(%rdi), %xmm4
        paddd      %xmm4, %xmm3
        paddd      %xmm3, %xmm10
        movdqu     48(%rdi), %xmm3
        paddd      %xmm3, %xmm7
        paddd      %xmm7, %xmm9
        movdqu     64(%rdi), %xmm3
        paddd      %xmm3, %xmm8
        paddd      %xmm8, %xmm5
        paddd      %xmm0, %xmm11
        paddd      %xmm11, %xmm1
        movdqu     %xmm2, (%rdi)
        movdqu     %xmm10, 16(%rdi)
        movdqu     %xmm9, 32(%rdi)
        movdqu     %xmm5, 48(%rdi)
        movdqu     %xmm1, 64(%rdi)
        movdqa     %xmm2, %xmm0
        movdqa     %xmm9, %xmm2
        movdqa     %xmm5, %xmm3
        movdqa     %xmm1, %xmm4
        movdqa     %xmm10, %xmm1
        add        $64, %rcx
        sub        $1, %rdx
        jnz        L(ripemd160_x4_blocks_loop)
L(ripemd160_x4_blocks_end):
#if defined(_WIN32) || defined(MICROSOFT_ABI)
        movaps     0x100(%rsp), %xmm6
        movaps     0x110(%rsp), %xmm7
        movaps     0x120(%rsp), %xmm8
        movaps     0x130(%rsp), %xmm9
        movaps     0x140(%rsp), %xmm10
        movaps     0x150(%rsp), %xmm11
        movaps     0x160(%rsp), %xmm12
        movaps     0x170(%rsp), %xmm13
        add        $0x180, %rsp
        pop        %r15
        pop        %rsi
        pop        %rdi
#else
        add        $0x100, %rsp
        .cfi_adjust_cfa_offset -256
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
        .size      SYMBOL(ripemd160_x4_blocks), . - SYMBOL(ripemd160_x4_blocks)
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
