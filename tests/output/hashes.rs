// Prints the digests of messages of the given lengths, whole and in pieces.

#[path = "NAME.rs"]
mod hash;

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn main() {
    eprintln!("{}", hash::target());
    for line in std::io::stdin().lines() {
        let len: usize = line.unwrap().parse().unwrap();
        let data: Vec<u8> = (0..len + 1).map(|i| (i * 7 + 31 + (i >> 8)) as u8).collect();
        let data = &data[..len];
        println!("{}", hex(&hash::digest(data)));
        for step in [1, 63, 64, 65, 130] {
            let mut context = hash::Context::default();
            for piece in data.chunks(step) {
                context.update(piece);
                context.update(b"");
            }
            assert_eq!(context.clone().finish(), hash::digest(data));
            assert_eq!(context.finish_reset(), hash::digest(data));
            context.update(data);
            assert_eq!(context.finish(), hash::digest(data));
        }
    }
}
