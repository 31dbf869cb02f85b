//! Prints the MD5 of each line of a file. Empty lines are null rows.

use md5_columns::Column;
use md5_columns::md5_batch::Valid;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let name = std::env::args().nth(1).ok_or("usage: md5-columns FILE")?;
    let text = std::fs::read_to_string(name)?;
    let (mut values, mut offsets) = (Vec::new(), vec![0_i32]);
    let mut bits = vec![0; text.lines().count().div_ceil(8)];
    for (row, line) in text.lines().enumerate() {
        values.extend_from_slice(line.as_bytes());
        offsets.push(values.len().try_into()?);
        bits[row / 8] |= u8::from(!line.is_empty()) << (row % 8);
    }
    let column = Column {
        offsets: &offsets,
        values: &values,
        validity: Some(Valid {
            bits: &bits,
            first: 0,
        }),
    };
    for (row, digest) in column.md5_hex()?.iter().enumerate() {
        let is_valid = bits[row / 8] >> (row % 8) & 1 == 1;
        println!(
            "{}",
            if is_valid {
                std::str::from_utf8(digest)?
            } else {
                "NULL"
            }
        );
    }
    Ok(())
}
