//! Prints the MD5 digest of each argument.

extern fn md5(data: [*]const u8, len: usize, digest: *[16]u8) void;
extern fn strlen(text: [*:0]const u8) usize;
extern fn printf(format: [*:0]const u8, ...) c_int;

pub export fn main(argc: c_int, argv: [*]const [*:0]const u8) c_int {
    for (argv[1..@intCast(argc)]) |text| {
        var digest: [16]u8 = undefined;
        md5(text, strlen(text), &digest);
        for (digest) |byte| _ = printf("%02x", @as(c_int, byte));
        _ = printf("\n");
    }
    return 0;
}
