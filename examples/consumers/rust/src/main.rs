//! Prints the MD5 digest of each file.

mod md5;

use std::{env, fs::File, io, io::Read};

fn digest(path: &str) -> io::Result<[u8; md5::DIGEST_BYTES]> {
    let (mut file, mut context, mut buffer) = (File::open(path)?, md5::Context::new(), [0; 65536]);
    loop {
        match file.read(&mut buffer)? {
            0 => return Ok(context.finish()),
            got => context.update(&buffer[..got]),
        }
    }
}

fn main() -> io::Result<()> {
    for path in env::args().skip(1) {
        let hex: String = digest(&path)?.iter().map(|byte| format!("{byte:02x}")).collect();
        println!("{hex}  {path}");
    }
    Ok(())
}
