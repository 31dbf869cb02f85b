//! The crate ripemd calls this function for each block.

#[path = "ripemd/ripemd160_blocks.rs"]
mod ripemd160_blocks;

fn compress(h: &mut [u32; 5], data: &[u8; 64]) {
    ripemd160_blocks::blocks(h, std::slice::from_ref(data));
}

fn main() {
    let mut block = [0; 64];
    block[..14].copy_from_slice(b"message digest");
    block[14] = 0x80;
    block[56] = 8 * 14;
    let mut h = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0];
    compress(&mut h, &block);
    let digest: String = h.iter().flat_map(|word| word.to_le_bytes()).map(|byte| format!("{byte:02x}")).collect();
    println!("ripemd     {digest}");
}
