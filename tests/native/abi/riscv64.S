/* SPDX-License-Identifier: 0BSD */
/* void enter(void (*function)(void)) and calls of Linux. ra belongs to whoever calls: it is neither set nor stored.
 * Nothing here computes with floating-point numbers. */

        .macro  general op      /* sp is among them */
        .irp    n, 2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31
        \op     x\n, 8*\n(ra)
        .endr
        .endm

        .macro  own op
        .irp    n, 1,3,4,8,9,18,19,20,21,22,23,24,25,26,27
        \op     x\n, 8*\n(sp)
        .endr
        .endm

        .bss
        .balign 8
own_stack:
        .skip   8
called:
        .skip   8

        .text
        .globl  enter
        .type   enter, %function
enter:
        addi    sp, sp, -224
        own     sd
        lla     t0, own_stack
        sd      sp, 0(t0)
        lla     t0, called
        sd      a0, 0(t0)
        lla     ra, registers
        general ld
        lla     ra, called
        ld      ra, 0(ra)
        jalr    ra
        lla     ra, registers
        general sd
        lla     t0, own_stack
        ld      sp, 0(t0)
        own     ld
        addi    sp, sp, 224
        ret
        .size   enter, . - enter

        .macro  system name, number
        .globl  system_\name
        .type   system_\name, %function
system_\name:
        li      a7, \number
        ecall
        ret
        .size   system_\name, . - system_\name
        .endm

        system  exit, 94
        system  sigaltstack, 132
        system  sigaction, 134
        system  mmap, 222
        system  mprotect, 226

        .section .note.GNU-stack, "", %progbits
