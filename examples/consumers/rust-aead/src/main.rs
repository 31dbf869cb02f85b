//! Encrypts a message and decrypts it again through the trait `AeadInOut`.

use aead::{AeadInOut, KeyInit};
use aegis_kernels::Aegis128L;

fn main() {
    let (cipher, nonce) = (Aegis128L::new(&[1; 16].into()), [2; 16].into());
    let mut data = *b"message digest";
    let tag = cipher.encrypt_inout_detached(&nonce, b"header", data.as_mut_slice().into());
    let tag = tag.expect("the message is not too long");
    println!("{data:02x?}");
    println!("{:02x?}", tag.as_slice());
    let mut copy = data;
    let refused = cipher.decrypt_inout_detached(&nonce, b"other", copy.as_mut_slice().into(), &tag);
    assert!(refused.is_err());
    let opened = cipher.decrypt_inout_detached(&nonce, b"header", data.as_mut_slice().into(), &tag);
    opened.expect("the tag is right");
    println!("{}", String::from_utf8_lossy(&data));
}
