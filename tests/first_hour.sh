#!/bin/sh
# The first hour with hashwright, in an empty directory, with an environment of only a PATH. From a clone:
#
#     mkdir /tmp/hour && cd /tmp/hour && env -i PATH=CLONE/.venv/bin:/usr/bin:/bin sh CLONE/tests/first_hour.sh
#
# It ends with "The first hour is over." or at the first step that fails.
set -eu

step() { echo; echo "== $*"; }

# Runs a command that must fail with this exit code and print one line to stderr.
refused() {
    code=$1; shift
    status=0
    "$@" >said.out 2>said.err || status=$?
    cat said.out said.err
    [ "$status" = "$code" ] || { echo "exit code $status, not $code: $*"; exit 1; }
    [ "$code" = 1 ] || [ "$(wc -l <said.err)" = 1 ] || { echo "not one sentence: $*"; exit 1; }
}

[ -z "$(ls -A)" ] || { echo "this directory is not empty"; exit 1; }

step What is there
hashwright --version
hashwright list
hashwright list md5

step A hash for any processor, in a program
hashwright make md5 --target portable --out md5
hashwright verify md5 --target portable --out md5
cat >hash.c <<'END'
#include <stdio.h>

#include "md5.h"

int main(void)
{
    uint8_t digest[MD5_DIGEST_BYTES];

    md5("message digest", 14, digest);
    for (size_t i = 0; i < sizeof digest; i++)
        printf("%02x", digest[i]);
    printf("\n");
    return 0;
}
END
cc -O2 -Wall -Wextra -Werror -I md5 md5/md5.c hash.c -o hash
[ "$(./hash)" = f96b697d7cb7938d525a2f31aaf161d0 ]

step The same for this processor, and its speed
hashwright make md5 --target native --out native
hashwright verify md5 --target native --out native
hashwright bench md5 --target native --target portable --samples 3

step A cipher, in one file for several processors
hashwright make aegis128l --target auto --out aegis
hashwright verify aegis128l --target auto --out aegis
hashwright make ripemd160 --target portable,x86-64-bmi,aarch64-neon --out ripemd
hashwright verify ripemd160 --target portable,x86-64-bmi,aarch64-neon --out ripemd

step What the generator does
hashwright show md5 portable --diff | head -n 20

step Vendored kernels
hashwright init
hashwright make --all
hashwright check
echo "/* edited */" >>crypto/md5.c
refused 1 hashwright check
refused 2 hashwright make --all
hashwright make --all --force
hashwright check

step Mistakes
refused 2 hashwright make md6
refused 2 hashwright make md5 --target avx2
refused 2 hashwright make md5 --schedule fast=yes

step
echo "The first hour is over."
