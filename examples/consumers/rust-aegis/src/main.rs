//! Encrypts a message by the generated module and by the crate `aegis`, and compares results and times.

mod aegis256x4;

use std::hint::black_box;
use std::time::Instant;

use aegis::aegis256x4::Aegis256X4;

const KEY: aegis256x4::Key = [1; 32];
const NONCE: aegis256x4::Nonce = [2; 32];
const CALLS: u32 = 64; // in a sample

type Encrypt = fn(&mut [u8]) -> [u8; 16];

fn ours(data: &mut [u8]) -> [u8; 16] {
    let mut tag = [0; 16];
    aegis256x4::encrypt_in_place(data, &mut tag, b"", &NONCE, &KEY).expect("a tag has 16 bytes");
    tag
}

fn theirs(data: &mut [u8]) -> [u8; 16] {
    Aegis256X4::new(&KEY, &NONCE).encrypt_in_place(data, b"")
}

/// The nanoseconds of a call, in the fastest sample.
fn least(samples: usize, data: &mut [u8], encrypt: Encrypt) -> u32 {
    let sample = |_| {
        let start = Instant::now();
        for _ in 0..CALLS {
            black_box(encrypt(black_box(data)));
        }
        start.elapsed() / CALLS
    };
    let fastest = (0..samples).map(sample).min();
    fastest.expect("there are samples").subsec_nanos()
}

fn main() {
    let mut numbers = std::env::args().skip(1).map(|each| each.parse());
    let mut number = |default| numbers.next().unwrap_or(Ok(default)).expect("a number");
    let (bytes, samples) = (number(1000), number(0));
    let (mut one, mut two) = (vec![3; bytes], vec![3; bytes]);
    assert_eq!(ours(&mut one), theirs(&mut two));
    assert_eq!(one, two);
    println!("{bytes} bytes: ciphertexts and tags are equal");
    if samples != 0 {
        let times = [ours as Encrypt, theirs].map(|each| least(samples, &mut one, each));
        println!("{} and the crate, in ns: {times:?}", aegis256x4::target());
    }
}
