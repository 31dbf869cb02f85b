//! The crate md5-asm declares a function in assembly, and calls it for each block.

extern "C" {
    fn md5_compress(state: &mut [u32; 4], block: &[u8; 64]);
}

fn compress(state: &mut [u32; 4], blocks: &[[u8; 64]]) {
    for block in blocks {
        // SAFETY: the function reads one block, and reads and writes the four words of the state.
        unsafe { md5_compress(state, block) }
    }
}

fn main() {
    let mut block = [0; 64];
    block[..14].copy_from_slice(b"message digest");
    block[14] = 0x80;
    block[56] = 8 * 14;
    let mut state = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476];
    compress(&mut state, &[block]);
    let digest: String = state.iter().flat_map(|word| word.to_le_bytes()).map(|byte| format!("{byte:02x}")).collect();
    println!("md5-asm    {digest}");
}
