//! MD5 with the traits of the crate `digest`, for programs that are generic over a hash.
#![no_std]
#![warn(clippy::pedantic)]

pub mod md5;

use digest::block_api::BlockSizeUser;
use digest::consts::{U16, U64};
use digest::{FixedOutput, FixedOutputReset, HashMarker, Output, OutputSizeUser, Reset, Update};

/// The context of a message.
#[derive(Clone, Debug, Default)]
pub struct Md5(md5::Context);

impl HashMarker for Md5 {}

impl OutputSizeUser for Md5 {
    type OutputSize = U16;
}

impl BlockSizeUser for Md5 {
    type BlockSize = U64;
}

impl Update for Md5 {
    fn update(&mut self, data: &[u8]) {
        self.0.update(data);
    }
}

impl FixedOutput for Md5 {
    fn finalize_into(self, out: &mut Output<Self>) {
        out.copy_from_slice(&self.0.finish());
    }
}

impl Reset for Md5 {
    fn reset(&mut self) {
        self.0 = md5::Context::new();
    }
}

impl FixedOutputReset for Md5 {
    fn finalize_into_reset(&mut self, out: &mut Output<Self>) {
        out.copy_from_slice(&self.0.finish_reset());
    }
}
