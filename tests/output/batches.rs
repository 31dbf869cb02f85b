// Compares batches of each given number of messages, columns and contexts side by side with single messages of the library.
// Prints the target of the batches.

#[path = "NAME_batch.rs"]
mod batch;
#[path = "NAME.rs"]
mod hash;

use batch::{Context, DIGEST_BYTES, Valid, column_offsets, column_rows};

const PIECES: [usize; 4] = [3, 64, 70, 130];

fn main() {
    let data: Vec<u8> = (0..5000_usize).map(|i| (i * 7 + 31 + (i >> 8)) as u8).collect();
    println!("{}", batch::target());
    for n in std::env::args().skip(1).map(|each| each.parse().unwrap()) {
        let messages: Vec<&[u8]> = (0..n).map(|i| &data[i..][..i * 37 % 200]).collect();
        let expected: Vec<_> = messages.iter().map(|each| hash::digest(each)).collect();
        let mut found = vec![[0; DIGEST_BYTES]; n];
        batch::batch(&messages, &mut found);
        assert_eq!(found, expected);

        let offsets: Vec<_> = (0..=n).map(|i| i32::try_from(i * i * 20).unwrap()).collect();
        let bits = [0b1011_0101, 0b1];
        let valid = Some(Valid { bits: &bits, first: 1 });
        let mut rows = vec![[1; 2 * DIGEST_BYTES]; n];
        column_offsets(&data, &offsets, valid, &mut rows).unwrap();
        for (i, row) in rows.iter().enumerate() {
            let digest = hash::digest(&data[i * i * 20..(i + 1) * (i + 1) * 20]);
            let hex: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
            let is_valid = bits[(i + 1) / 8] >> ((i + 1) % 8) & 1 == 1;
            assert_eq!(&row[..], if is_valid { hex.as_bytes() } else { &[0; 2 * DIGEST_BYTES] });
        }

        let mut contexts = vec![Context::new(); n];
        let mut contexts: Vec<_> = contexts.iter_mut().collect();
        for len in PIECES {
            let pieces: Vec<_> = (0..n).map(|i| &data[..len + i]).collect();
            batch::update(&mut contexts, &pieces);
        }
        batch::finish(&mut contexts, &mut found);
        for (i, digest) in found.iter().enumerate() {
            let mut context = hash::Context::new();
            PIECES.map(|len| context.update(&data[..len + i]));
            assert_eq!(context.finish(), *digest);
        }
    }
    let mut long = [[0; DIGEST_BYTES]; 3];
    column_rows(&data, 40, 4900, None, &mut long).unwrap();
    assert_eq!(long[2], hash::digest(&data[80..4980]));
}
