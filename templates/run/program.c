/* SPDX-License-Identifier: 0BSD */
#include "program.h"

#if __STDC_HOSTED__

int main(void)
{
    run();
    return 0;
}

#else

void _start(void)
{
    run();
    leave(0);
}

#endif
