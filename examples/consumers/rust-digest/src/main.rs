//! Prints the MD5 of files, as `md5sum` does, through the trait `Digest`.

use std::io::{Read, Result};

use digest::Digest;
use md5_kernels::Md5;

fn sum<D: Digest>(mut file: impl Read) -> Result<String> {
    let (mut hash, mut piece) = (D::new(), vec![0; 1 << 16]);
    loop {
        match file.read(&mut piece)? {
            0 => break,
            len => hash.update(&piece[..len]),
        }
    }
    Ok(hash
        .finalize()
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect())
}

fn main() -> Result<()> {
    for name in std::env::args().skip(1) {
        println!("{}  {name}", sum::<Md5>(std::fs::File::open(&name)?)?);
    }
    Ok(())
}
