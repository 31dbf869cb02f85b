//! AEGIS-128L with the traits of the crate `aead`.
#![no_std]
#![warn(clippy::pedantic)]

pub mod aegis128l;

use aead::array::sizes::U16;
use aead::inout::InOutBuf;
use aead::{
    AeadCore, AeadInOut, Error, Key, KeyInit, KeySizeUser, Nonce, Result, Tag, TagPosition,
};

/// The cipher with a key and tags of 16 bytes. The key is cleared when it is dropped.
#[derive(Clone)]
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
    const TAG_POSITION: TagPosition = TagPosition::Postfix;
}

impl AeadInOut for Aegis128L {
    fn encrypt_inout_detached(
        &self,
        nonce: &Nonce<Self>,
        ad: &[u8],
        data: InOutBuf<'_, '_, u8>,
    ) -> Result<Tag<Self>> {
        let (data, mut tag) = (data.into_out_with_copied_in(), Tag::<Self>::default());
        aegis128l::encrypt_in_place(data, &mut tag, ad, nonce.as_ref(), &self.0)
            .map_err(|_| Error)?;
        Ok(tag)
    }

    fn decrypt_inout_detached(
        &self,
        nonce: &Nonce<Self>,
        ad: &[u8],
        data: InOutBuf<'_, '_, u8>,
        tag: &Tag<Self>,
    ) -> Result<()> {
        let data = data.into_out_with_copied_in();
        aegis128l::decrypt_in_place(data, tag, ad, nonce.as_ref(), &self.0).map_err(|_| Error)
    }
}

impl Drop for Aegis128L {
    fn drop(&mut self) {
        self.0.fill(0);
        core::hint::black_box(&mut self.0); // so that the compiler keeps these stores
    }
}
