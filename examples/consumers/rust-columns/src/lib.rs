//! MD5 of columns of strings, as Arrow stores them.
#![no_std]
#![deny(unsafe_code)]
#![warn(clippy::pedantic)]

extern crate alloc;

use alloc::vec;
use alloc::vec::Vec;

#[allow(unsafe_code)]
pub mod md5_batch;

use md5_batch::{NoColumn, Output, Valid};

/// A column of strings. Row `i` is `values[offsets[i]..offsets[i + 1]]`.
#[derive(Clone, Copy, Debug)]
pub struct Column<'a, O> {
    /// The offsets, one more than there are rows: `i32` for Arrow's `Utf8`, `i64` for `LargeUtf8`.
    pub offsets: &'a [O],
    pub values: &'a [u8],
    /// Arrow's validity bitmap: a bit of each row, the lowest one of a byte first. `None`: no row is null.
    pub validity: Option<Valid<'a>>,
}

impl<O: Copy + TryInto<usize>> Column<'_, O> {
    /// Returns the digest of each row; of null rows, zeros. They are the values of a column of fixed width.
    ///
    /// # Errors
    ///
    /// If a row is not within the values, or offsets decrease.
    pub fn md5(&self) -> Result<Vec<[u8; 16]>, NoColumn> {
        self.hashed([0; 16])
    }

    /// The same in lower-case hexadecimal digits, as SQL's function `md5` returns them.
    ///
    /// # Errors
    ///
    /// If a row is not within the values, or offsets decrease.
    pub fn md5_hex(&self) -> Result<Vec<[u8; 32]>, NoColumn> {
        self.hashed([0; 32])
    }

    fn hashed<D: Output + Copy>(&self, null: D) -> Result<Vec<D>, NoColumn> {
        let rows = self.offsets.len().checked_sub(1).ok_or(NoColumn)?;
        let mut made = vec![null; rows];
        md5_batch::column_offsets(self.values, self.offsets, self.validity, &mut made)?;
        Ok(made)
    }
}
