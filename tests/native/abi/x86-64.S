/* SPDX-License-Identifier: 0BSD */
/* void enter(void (*function)(void)) and calls of Linux, by the System V convention, whatever the function's is. */

        /* Where the registers lie. The general ones are at the start, in the order of the list below. */
        .set    FLAGS, 128
        .set    MXCSR, 136
        .set    X87, 144        /* as fnstenv stores it; the control word is first */
        .set    VECTORS, 192    /* 32 of 64 bytes, as much of each as the processor has */

        .macro  general op
        .set    at, 0
        .irp    reg, rax,rbx,rcx,rdx,rsi,rdi,rbp,rsp,r8,r9,r10,r11,r12,r13,r14,r15
        \op     %\reg, registers+at(%rip)
        .set    at, at+8
        .endr
        .endm

        .macro  get reg, memory
        mov     \memory, \reg
        .endm

        .macro  put reg, memory
        mov     \reg, \memory
        .endm

        .macro  getv insn, kind, numbers:vararg
        .irp    n, \numbers
        \insn   registers+VECTORS+64*\n(%rip), %\kind\n
        .endr
        .endm

        .macro  putv insn, kind, numbers:vararg
        .irp    n, \numbers
        \insn   %\kind\n, registers+VECTORS+64*\n(%rip)
        .endr
        .endm

        /* Overwrites rax, rcx and rdx. XCR0 has AVX in bit 2 and the upper zmm registers in bit 7. */
        .macro  vectors op
        \op     movups, xmm, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15
        xor     %ecx, %ecx
        xgetbv
        test    $0x04, %al
        jz      1f
        \op     vmovups, ymm, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15
        test    $0x80, %al
        jz      1f
        \op     vmovups, zmm, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15
        \op     vmovups, zmm, 16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31
1:
        .endm

        .bss
        .balign 8
function:
        .skip   8
own_stack:
        .skip   8

        .text
        .globl  enter
        .type   enter, @function
enter:
        .irp    reg, rbx,rbp,r12,r13,r14,r15
        push    %\reg
        .endr
        mov     %rdi, function(%rip)
        mov     %rsp, own_stack(%rip)
        fldcw   registers+X87(%rip)
        ldmxcsr registers+MXCSR(%rip)
        vectors getv
        general get
        call    *function(%rip)
        general put
        mov     own_stack(%rip), %rsp
        pushfq
        popq    registers+FLAGS(%rip)
        cld
        fnstenv registers+X87(%rip)
        stmxcsr registers+MXCSR(%rip)
        vectors putv
        fninit
        pushq   $0x1f80
        ldmxcsr (%rsp)
        pop     %rax
        .irp    reg, r15,r14,r13,r12,rbp,rbx
        pop     %\reg
        .endr
        ret
        .size   enter, . - enter

        .macro  system name, number
        .globl  system_\name
        .type   system_\name, @function
system_\name:
        mov     $\number, %eax
        mov     %rcx, %r10
        syscall
        ret
        .size   system_\name, . - system_\name
        .endm

        system  mmap, 9
        system  mprotect, 10
        system  sigaction, 13
        system  sigaltstack, 131
        system  exit, 231

        .section .note.GNU-stack, "", @progbits
