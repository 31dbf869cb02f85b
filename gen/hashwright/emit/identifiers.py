"""Checks of the names of files and symbols of the output, and of the text in their first lines."""

import re
from collections.abc import Container
from typing import Final

from hashwright.errors import UserError

IDENTIFIER: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
FILE: Final = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_-]*")
# What rustc makes of a path: a length before each name, and the older mangling ends with a hash.
MANGLED: Final = re.compile(r"_ZN(\w+)17h[0-9a-f]{16}E|_R(?:N[vt])+C(?:s\w*?_)?(?=\d)(\w+)")
DEFAULT_LICENCE: Final = "0BSD"


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


# The keywords of C up to C23 and of C++, whose programs may include headers.
KEYWORDS: Final = _words(
    """
    alignas alignof and and_eq asm auto bitand bitor bool break case catch char char16_t char32_t
    char8_t class co_await co_return co_yield compl concept const const_cast consteval constexpr
    constinit continue decltype default delete do double dynamic_cast else enum explicit export extern
    false float for friend goto if inline int long mutable namespace new noexcept not not_eq nullptr
    operator or or_eq private protected public register reinterpret_cast requires restrict return short
    signed sizeof static static_assert static_cast struct switch template this thread_local throw true
    try typedef typeid typename typeof typeof_unqual union unsigned using virtual void volatile wchar_t
    while xor xor_eq
    """
)


# Names that belong to the compiler and its libraries in any program (C17, 7.1.3); the functions of C's library
# and the first ones of POSIX, with names at the start of a program. Those of floating-point numbers have
# versions of three types.
RESERVED: Final = re.compile(r"__\w*|_[A-Z]\w*|(pthread|thrd|mtx|cnd|tss|sem|atomic)_\w+")
FLOATING: Final = re.compile(
    r"(a?(cos|sin|tan)h?|atan2|exp2?|expm1|frexp|ilogb|ldexp|log(2|10|1p|b)?|modf|scalbl?n|cbrt|fabs|hypot|pow"
    r"|sqrt|erfc?|[lt]gamma|ceil|floor|nearbyint|rint|l?l(rint|round)|round|trunc|fmod|remainder|remquo|copysign"
    r"|nan|nextafter|nexttoward|fdim|fmax|fmin|fma)[fl]?"
)
TAKEN: Final = _words(
    """
    main _start _init _fini _exit _end _edata _etext end edata etext environ
    isalnum isalpha isblank iscntrl isdigit isgraph islower isprint ispunct isspace isupper isxdigit
    tolower toupper setlocale localeconv setjmp longjmp _setjmp _longjmp siglongjmp signal raise
    remove rename tmpfile tmpnam fclose fflush fopen freopen setbuf setvbuf fprintf fscanf printf scanf
    snprintf sprintf sscanf vfprintf vfscanf vprintf vscanf vsnprintf vsprintf vsscanf fgetc fgets fputc
    fputs getc getchar putc putchar puts ungetc fread fwrite fgetpos fseek fsetpos ftell rewind clearerr
    feof ferror perror stdin stdout stderr
    atof atoi atol atoll strtod strtof strtold strtol strtoll strtoul strtoull rand srand aligned_alloc
    calloc free malloc realloc posix_memalign abort atexit at_quick_exit exit getenv quick_exit system
    bsearch qsort abs labs llabs div ldiv lldiv mblen mbtowc wctomb mbstowcs wcstombs
    memcpy memmove memccpy strcpy strncpy strcat strncat memcmp strcmp strcoll strncmp strxfrm memchr
    strchr strcspn strpbrk strrchr strspn strstr strtok memset explicit_bzero strerror strlen strdup
    strndup bcmp bcopy bzero call_once clock difftime mktime time timespec_get asctime ctime gmtime
    localtime strftime getauxval
    access alarm chdir chmod chown close connect bind accept dup dup2 execl execle execlp execv execve
    execvp fchmod fchown fcntl fork fsync ftruncate getcwd getegid geteuid getgid getpid getppid getuid
    ioctl isatty kill link listen lseek lstat mkdir mmap mprotect munmap nanosleep open opendir pause
    pipe poll pread pwrite read readdir readlink readv recv rmdir sbrk select send shutdown sigaction
    sleep socket stat symlink sync sysconf unlink wait waitpid write writev dlopen dlsym dlclose dlerror
    clock_getres clock_gettime clock_nanosleep fopen64 fstat fstatat getdelim getentropy getline getrandom
    gettimeofday lseek64 memalign memmem mempcpy memrchr mmap64 open64 openat pread64 putenv pwrite64
    reallocarray sched_yield setenv sigaddset sigdelset sigemptyset sigfillset sigprocmask stpcpy strcasecmp
    strncasecmp strnlen strsep strtok_r syscall uname unsetenv vfork
    """
)


# The headers of C and the first ones of POSIX: with -I, a program would include ours in place of them.
HEADERS: Final = _words(
    """
    assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal stdalign
    stdarg stdatomic stdbit stdbool stdckdint stddef stdint stdio stdlib stdnoreturn string tgmath
    threads time uchar wchar wctype
    aio alloca cpio cpuid dirent dlfcn elf endian fcntl features fmtmsg fnmatch ftw getopt glob grp iconv
    immintrin langinfo libgen link malloc memory monetary mqueue ndbm netdb nl_types poll pthread pwd
    regex sched search semaphore spawn strings stropts syslog tar termios ucontext ulimit unistd utime
    utmpx values wordexp
    """
)

DEVICES: Final = re.compile(r"con|prn|aux|nul|(?:com|lpt)\d", re.I)  # of Windows, whatever follows a dot


def is_taken(name: str) -> bool:
    """Has a program another function of that name, or may its compiler and its libraries have one?"""
    return name in TAKEN or bool(RESERVED.fullmatch(name) or FLOATING.fullmatch(name))


def own_name(name: str, label: str, stem: str, taken: Container[str]) -> str:
    """A name within the C file with that stem: it begins with the label and the stem.

    The stem is in capitals if the name is; the label keeps its case, because C is case-sensitive. The name ends
    with an underscore if the result is a name that is taken.
    """
    prefix = label + _prefix(stem.upper() if name.isupper() else stem)
    made = name if name.startswith(prefix) else prefix + name
    return f"{made}_" if made != name and made in taken else made


def short_name(name: str, stem: str) -> str:
    """The name that own_name() made into this one, with any label."""
    _, prefix, short = name.rpartition(_prefix(stem))
    return short.removesuffix("_") if prefix else name


def rust_path(symbol: str) -> str:
    """The path of a function within a module of a crate, such as `Type::function`, by rustc's symbol for it.

    Empty for other symbols, such as those of generic functions. Both of rustc's manglings are read.
    """
    found = MANGLED.fullmatch(symbol)
    rest, names = (found[1] or found[2]) if found else "", list[str]()
    while size := re.match(r"\d+", rest):
        end = size.end() + int(size[0])
        names.append(rest[size.end() : end])
        rest = rest[end:]
    return "" if rest else "::".join(names[2:])


def _prefix(stem: str) -> str:
    """The beginning of the names of a file, which is an identifier."""
    found = re.sub(r"\W", "_", f"{stem}_")
    return f"n{found}" if found[0].isdigit() else found


def check_names(prefix: str, symbol: str, file: str) -> None:
    """Raises UserError if symbols or files cannot have these names; an empty name is the hash's own."""
    for option, name in (("prefix", prefix), ("symbol", symbol)):
        if name and not IDENTIFIER.fullmatch(name):
            raise UserError(
                f"{option} {name!r} is not a C identifier; write letters, digits and underscores, "
                "no digit first"
            )
    if symbol and prefix + symbol in KEYWORDS:
        raise UserError(
            f"symbol {symbol!r} makes '{prefix}{symbol}', a keyword of C or C++; write --symbol {symbol}_"
        )
    made = prefix + (symbol or "md5")
    if any(map(is_taken, (made, f"{made}_init"))):
        raise UserError(
            f"'{made}' is a name of C, or one that it reserves, as may be those that begin with it; "
            f"write another --{'symbol' if symbol else 'prefix'}, such as my_{symbol}"
        )
    if file.lower() in HEADERS:
        raise UserError(f"file {file!r} makes a header with the name of one of C; write --file my_{file}")
    if DEVICES.fullmatch(file):
        raise UserError(f"file {file!r} has the name of a device of Windows; write --file my_{file}")
    if file and not FILE.fullmatch(file):
        raise UserError(
            f"file {file!r} is not a file name without suffix; write letters, digits, hyphens and "
            "underscores, and the directory with --out"
        )


def read_names(text: str) -> dict[str, str]:
    """The names of functions in a text such as blocks=my_compress,init=my_begin, by their tasks.

    Raises UserError if the text has another form, or if one of them is not a name that a function can have.
    """
    found: dict[str, str] = {}
    for part in filter(None, text.split(",")):
        task, _, name = part.partition("=")
        if not IDENTIFIER.fullmatch(name):
            raise UserError(
                f"--name {part!r} does not name a function; write the function and a C identifier, "
                "such as --name blocks=my_compress"
            )
        if name in KEYWORDS or is_taken(name):
            raise UserError(
                f"--name {part!r} is a name of C or C++; write another one, such as --name {task}=my_{name}"
            )
        if task in found:
            raise UserError(f"--name has two names for '{task}'; leave one of them out")
        found[task] = name
    return found


def _canonical(spdx: str) -> str:
    """The expression in the spelling of the SPDX list; empty if it is none."""
    from packaging.licenses import InvalidLicenseExpression, canonicalize_license_expression  # a long list

    try:
        return str(canonicalize_license_expression(spdx))
    except InvalidLicenseExpression:
        return ""


def check_first_lines(spdx: str, holder: str) -> None:
    """Raises UserError if the licence is not valid, or the copyright line cannot be in a C comment."""
    if spdx != DEFAULT_LICENCE and ((known := _canonical(spdx)) != spdx or not spdx):
        remedy = f"'{known}'" if known else f"one like {DEFAULT_LICENCE}, GPL-3.0-only or 'MIT OR Apache-2.0'"
        raise UserError(f"{spdx!r} is not an SPDX licence expression; write {remedy}")
    if holder and (not holder.isprintable() or not holder.strip() or "*/" in holder or "/*" in holder):
        raise UserError(
            f"copyright {holder!r} cannot be in a C comment; write one line of text without /* and */"
        )
