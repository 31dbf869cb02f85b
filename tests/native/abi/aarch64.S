/* SPDX-License-Identifier: 0BSD */
/* void enter(void (*function)(void)) and calls of Linux. x16, x17 and x30 belong to whoever calls: they are neither
 * set nor stored. */

        /* Where the registers lie: x0 to x29 at the start. */
        .set    STACK, 248
        .set    FPCR, 256
        .set    VECTORS, 272    /* 32 of 16 bytes */

        .macro  general op
        .irp    n, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,18,19,20,21,22,23,24,25,26,27,28,29
        \op     x\n, [x16, #8*\n]
        .endr
        .endm

        .macro  vectors op
        .irp    n, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31
        \op     q\n, [x16, #VECTORS+16*\n]
        .endr
        .endm

        .macro  own op
        .irp    n, 19,20,21,22,23,24,25,26,27,28,29,30
        \op     x\n, [sp, #8*(\n-19)]
        .endr
        .irp    n, 8,9,10,11,12,13,14,15
        \op     d\n, [sp, #96+8*(\n-8)]
        .endr
        .endm

        .macro  address reg, symbol
        adrp    \reg, \symbol
        add     \reg, \reg, :lo12:\symbol
        .endm

        .bss
        .balign 8
own_stack:
        .skip   8
own_fpcr:
        .skip   8

        .text
        .globl  enter
        .type   enter, %function
enter:
        sub     sp, sp, #160
        own     str
        mov     x17, x0
        address x0, own_stack
        mov     x1, sp
        mrs     x2, fpcr
        stp     x1, x2, [x0]
        address x16, registers
        ldr     x0, [x16, #FPCR]
        msr     fpcr, x0
        ldr     x0, [x16, #STACK]
        mov     sp, x0
        vectors ldr
        general ldr
        blr     x17
        address x16, registers
        general str
        vectors str
        mov     x0, sp
        str     x0, [x16, #STACK]
        mrs     x0, fpcr
        str     x0, [x16, #FPCR]
        address x0, own_stack
        ldp     x1, x2, [x0]
        mov     sp, x1
        msr     fpcr, x2
        own     ldr
        add     sp, sp, #160
        ret
        .size   enter, . - enter

        .macro  system name, number
        .globl  system_\name
        .type   system_\name, %function
system_\name:
        mov     x8, #\number
        svc     #0
        ret
        .size   system_\name, . - system_\name
        .endm

        system  exit, 94
        system  sigaltstack, 132
        system  sigaction, 134
        system  mmap, 222
        system  mprotect, 226

        .section .note.GNU-stack, "", %progbits
