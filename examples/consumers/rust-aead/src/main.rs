//! Encrypts a message and decrypts it again through the trait `AeadInPlace`.

use aead::{AeadInPlace, KeyInit};
use aegis_kernels::Aegis128L;

fn main() {
    let (cipher, nonce) = (Aegis128L::new(&[1; 16].into()), [2; 16].into());
    let mut data = *b"message digest";
    let tag = cipher.encrypt_in_place_detached(&nonce, b"header", &mut data);
    let tag = tag.expect("the message is not too long");
    println!("{data:02x?}");
    println!("{tag:02x?}");
    let refused = cipher.decrypt_in_place_detached(&nonce, b"other", &mut data.clone(), &tag);
    assert!(refused.is_err());
    let opened = cipher.decrypt_in_place_detached(&nonce, b"header", &mut data, &tag);
    opened.expect("the tag is right");
    println!("{}", String::from_utf8_lossy(&data));
}
