//! AEGIS-128L with the traits of the crate `aead`.
#![no_std]
#![warn(clippy::pedantic)]

pub mod aegis128l;

use aead::consts::{U0, U16};
use aead::{AeadCore, AeadInPlace, Error, Key, KeyInit, KeySizeUser, Nonce, Result, Tag};

/// The cipher with a key and tags of 16 bytes. The key is cleared when it is dropped.
pub struct Aegis128L(aegis128l::Key);

impl KeySizeUser for Aegis128L {
    type KeySize = U16;
}

impl KeyInit for Aegis128L {
    fn new(key: &Key<Self>) -> Self {
        Self((*key).into())
    }
}

impl AeadCore for Aegis128L {
    type NonceSize = U16;
    type TagSize = U16;
    type CiphertextOverhead = U0;
}

impl AeadInPlace for Aegis128L {
    fn encrypt_in_place_detached(
        &self,
        nonce: &Nonce<Self>,
        ad: &[u8],
        data: &mut [u8],
    ) -> Result<Tag<Self>> {
        let mut tag = Tag::<Self>::default();
        aegis128l::encrypt_in_place(data, &mut tag, ad, nonce.as_ref(), &self.0)
            .map_err(|_| Error)?;
        Ok(tag)
    }

    fn decrypt_in_place_detached(
        &self,
        nonce: &Nonce<Self>,
        ad: &[u8],
        data: &mut [u8],
        tag: &Tag<Self>,
    ) -> Result<()> {
        aegis128l::decrypt_in_place(data, tag, ad, nonce.as_ref(), &self.0).map_err(|_| Error)
    }
}

impl Drop for Aegis128L {
    fn drop(&mut self) {
        self.0.fill(0);
        core::hint::black_box(&mut self.0); // so that the compiler keeps these stores
    }
}
