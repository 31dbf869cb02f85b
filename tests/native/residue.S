/* SPDX-License-Identifier: 0BSD */
/*
 * uint64_t probe(void *function, const uint64_t arguments[10], uint8_t stack[DEPTH + 40], uint8_t registers[2112],
 *     uint64_t width)
 *
 * Calls the function on that stack, which is painted before, and stores what is then in the registers that functions
 * may change: r11, r10, r9, r8, rdi, rsi, rdx, rcx, then vector registers, 64 bytes each. Of these there are 16 of
 * 16 bytes where width is 0, 16 of 32 where it is 1, and 32 of 64 where it is 2.
 */
        .set    DEPTH, 1 << 18
        .set    PAINT, 0xa5

        .text
        .globl  probe
        .type   probe, @function
probe:
        push    %rbp
        push    %rbx
        push    %r12
        push    %r13
        push    %r14
        push    %r15
        mov     %rdi, %rbx
        mov     %rsi, %r12
        mov     %rcx, %r14
        mov     %r8, %r15
        mov     %rsp, DEPTH+32(%rdx)
        lea     DEPTH(%rdx), %rsp
        xor     %ebp, %ebp              /* what functions save is the same in all calls */
        xor     %r13d, %r13d
        mov     %rdx, %rdi
        mov     $DEPTH, %ecx
        mov     $PAINT, %eax
        rep stosb
        .irp    n, 0, 1, 2, 3
        mov     8*(6+\n)(%r12), %rax
        mov     %rax, 8*\n(%rsp)
        .endr
        .irp    n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
        pxor    %xmm\n, %xmm\n
        .endr
        cmp     $2, %r15
        jne     0f
        .irp    n, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
        vpxord  %zmm\n, %zmm\n, %zmm\n
        .endr
0:
        mov     0(%r12), %rdi
        mov     8(%r12), %rsi
        mov     16(%r12), %rdx
        mov     24(%r12), %rcx
        mov     32(%r12), %r8
        mov     40(%r12), %r9
        call    *%rbx
        .irp    name, r11, r10, r9, r8, rdi, rsi, rdx, rcx
        mov     %\name, (%r14)
        add     $8, %r14
        .endr
        cmp     $1, %r15
        jb      1f
        je      2f
        .irp    n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
        vmovdqu64 %zmm\n, 64*\n(%r14)
        .endr
        .irp    n, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
        vmovdqu64 %zmm\n, 64*\n(%r14)
        .endr
        vzeroupper
        jmp     3f
1:
        .irp    n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
        movdqu  %xmm\n, 64*\n(%r14)
        .endr
        jmp     3f
2:
        .irp    n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
        vmovdqu %ymm\n, 64*\n(%r14)
        .endr
        vzeroupper
3:
        mov     32(%rsp), %rsp
        pop     %r15
        pop     %r14
        pop     %r13
        pop     %r12
        pop     %rbx
        pop     %rbp
        ret
        .size   probe, . - probe

        .section .note.GNU-stack, "", @progbits
