// Calls every function of the Rust modules that the test makes, and compares them with published
// vectors and with one another.

mod aegis128l;
mod aegis128l_batch;
mod md5;
mod md5_batch;
mod md5_x8x3;
mod md5_xn;
mod ripemd160;
mod ripemd160_32;

use std::panic::catch_unwind;

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn bytes(len: usize, seed: usize) -> Vec<u8> {
    (0..len).map(|i| (i * 7 + seed * 31 + (i >> 8)) as u8).collect()
}

fn library() {
    assert_eq!(hex(&md5::digest(b"message digest")), "f96b697d7cb7938d525a2f31aaf161d0");
    assert_eq!(hex(&md5::digest(b"")), "d41d8cd98f00b204e9800998ecf8427e");
    assert_eq!(hex(&ripemd160::digest(b"abc")), "8eb208f7e05d987a9b044a8e98c6b087f15a0bfc");
    let message = bytes(1000, 1);
    let mut context = md5::Context::new();
    for piece in message.chunks(77) {
        context.update(piece);
    }
    assert_eq!(context.clone().finish(), md5::digest(&message));
    context.update(b"more");
    assert_ne!(context.finish(), md5::digest(&message));

    assert!(ripemd160::use_target(Some(c"portable")));
    assert_eq!(ripemd160::target(), Some(c"portable"));
    assert!(!ripemd160::use_target(Some(c"none")));
    assert_eq!(hex(&ripemd160::digest(b"abc")), "8eb208f7e05d987a9b044a8e98c6b087f15a0bfc");
    assert!(ripemd160::use_target(None));
}

fn lanes() {
    const IV: [u32; 4] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];
    let data: Vec<[[u8; 64]; 3]> =
        (0..md5_xn::MOST_LANES).map(|i| std::array::from_fn(|j| bytes(64, 3 * i + j).try_into().unwrap())).collect();
    let expected: Vec<[u32; 4]> = data
        .iter()
        .map(|blocks| {
            let mut state = IV;
            md5::blocks(&mut state, blocks);
            state
        })
        .collect();

    let mut state = IV.map(|word| [word; md5_x8x3::LANES]);
    md5_x8x3::blocks(&mut state, &std::array::from_fn(|i| &data[i][..]));
    for (j, of_message) in expected.iter().enumerate().take(md5_x8x3::LANES) {
        assert_eq!(state.map(|row| row[j]), *of_message);
    }

    let n = md5_xn::lanes();
    let messages: Vec<&[[u8; 64]]> = data.iter().take(n).map(|each| &each[..]).collect();
    let mut state: Vec<u32> = (0..4 * n).map(|i| IV[i / n]).collect();
    md5_xn::blocks(&mut state, &messages);
    for (j, of_message) in expected.iter().enumerate().take(n) {
        assert_eq!(std::array::from_fn(|i| state[i * n + j]), *of_message);
    }
    // SAFETY: there is one thread.
    assert!(unsafe { md5_xn::use_target(None) });
    assert!(md5_xn::target().is_some());

    let mut short = messages.clone();
    short[n - 1] = &short[n - 1][1..];
    assert!(catch_unwind(|| md5_xn::blocks(&mut vec![0; 4 * n], &short)).is_err());
    assert!(catch_unwind(|| md5_xn::blocks(&mut vec![0; 4 * n - 1], &messages)).is_err());
    assert!(catch_unwind(|| md5_xn::blocks(&mut vec![0; 4 * n], &messages[1..])).is_err());
    let uneven: [&[[u8; 64]]; md5_x8x3::LANES] = std::array::from_fn(|i| &data[i][..1 + i % 2]);
    assert!(catch_unwind(|| md5_x8x3::blocks(&mut [[0; md5_x8x3::LANES]; 4], &uneven)).is_err());
}

fn fixed() {
    let messages: Vec<[u8; 32]> = (0..21).map(|i| bytes(32, i).try_into().unwrap()).collect();
    let mut digests = [[0; 20]; 21];
    assert!(ripemd160_32::lanes() <= 21);
    ripemd160_32::batch(&messages.iter().collect::<Vec<_>>(), &mut digests);
    for (message, digest) in messages.iter().zip(digests) {
        assert_eq!(digest, ripemd160::digest(message));
        assert_eq!(digest, ripemd160_32::digest(message));
    }
    assert!(catch_unwind(|| ripemd160_32::batch(&[&[0; 32]], &mut [])).is_err());

    let data = bytes(20 * 7 + 32, 5);
    for stride in [0, 3, 7] {
        ripemd160_32::batch_rows(&data, stride, &mut digests);
        for (i, digest) in digests.iter().enumerate() {
            assert_eq!(*digest, ripemd160::digest(&data[i * stride..][..32]));
        }
    }
    ripemd160_32::batch_rows(&[], 1, &mut []);
    for (rows, stride) in [(&data[1..], 7), (&data[..], 8), (&data[..], usize::MAX), (&data[..31], 0)] {
        assert!(catch_unwind(|| ripemd160_32::batch_rows(rows, stride, &mut [[0; 20]; 21])).is_err());
    }
}

fn rows_and_offsets() {
    let data = bytes(5000, 3);
    let mut digests = [[0; 16]; 40];
    for (stride, row_bytes) in [(0, 100), (64, 0), (64, 64), (70, 200)] {
        md5_batch::batch_rows(&data, stride, row_bytes, &mut digests);
        for (i, digest) in digests.iter().enumerate() {
            assert_eq!(*digest, md5::digest(&data[i * stride..][..row_bytes]));
        }
    }
    md5_batch::batch_rows(&[], 5, 100, &mut []);
    for (stride, row_bytes) in [(126, 100), (100, 1101), (usize::MAX, 1), (1, usize::MAX)] {
        assert!(catch_unwind(|| md5_batch::batch_rows(&data, stride, row_bytes, &mut [[0; 16]; 40])).is_err());
    }

    let offsets: Vec<u32> = (0..41).map(|i| 10 + 3 * i * i).collect();
    let wide: Vec<u64> = offsets.iter().map(|&offset| offset.into()).collect();
    let expected: Vec<[u8; 16]> =
        wide.windows(2).map(|pair| md5::digest(&data[pair[0] as usize..pair[1] as usize])).collect();
    md5_batch::batch_offsets32(&data, &offsets, &mut digests);
    assert_eq!(digests[..], expected);
    digests.fill([0; 16]);
    md5_batch::batch_offsets64(&data, &wide, &mut digests);
    assert_eq!(digests[..], expected);
    md5_batch::batch_offsets64(&[], &[0], &mut []);
    for wrong in [&[0u32, 5001][..], &[2, 1], &[0], &[0, 1, 2]] {
        assert!(catch_unwind(|| md5_batch::batch_offsets32(&data, wrong, &mut [[0; 16]])).is_err());
    }
    assert!(catch_unwind(|| md5_batch::batch_offsets64(&data, &[0, u64::MAX], &mut [[0; 16]])).is_err());
}

fn from_blocks() {
    let before: Vec<Vec<u8>> = (0..1500).map(|i| bytes(64 * (i % 3), i)).collect();
    let messages: Vec<Vec<u8>> = (0..1500).map(|i| bytes(i * 37 % 200, i)).collect();
    let slices: Vec<&[u8]> = messages.iter().map(|each| &each[..]).collect();
    let from: Vec<([u32; 4], u64)> = before.iter().map(|blocks| (state(blocks), blocks.len() as u64)).collect();
    let mut digests = vec![[0; 16]; messages.len()];
    md5_batch::batch_from(&from, &slices, &mut digests);
    for (i, digest) in digests.iter().enumerate() {
        assert_eq!(*digest, md5::digest(&[&before[i][..], slices[i]].concat()));
    }
    md5_batch::batch_from(&from[1..2], &slices, &mut digests);
    for (i, digest) in digests.iter().enumerate() {
        assert_eq!(*digest, md5::digest(&[&before[1][..], slices[i]].concat()));
    }
    md5_batch::batch_from(&[], &[], &mut []);
    assert!(catch_unwind(|| md5_batch::batch_from(&from[..2], &[b"a"], &mut [[0; 16]])).is_err());
    assert!(catch_unwind(|| md5_batch::batch_from(&from[..1], &[b"a"], &mut [])).is_err());
    assert!(catch_unwind(|| md5_batch::batch_from(&[([0; 4], 63)], &[b"a"], &mut [[0; 16]])).is_err());
}

/// The state of MD5 after whole blocks.
fn state(blocks: &[u8]) -> [u32; 4] {
    let mut state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];
    md5::blocks(&mut state, blocks.as_chunks().0);
    state
}

fn batch() {
    let messages: Vec<Vec<u8>> = (0..1500).map(|i| bytes(i * 37 % 500, i)).collect();
    let slices: Vec<&[u8]> = messages.iter().map(|each| &each[..]).collect();
    let expected: Vec<[u8; 16]> = messages.iter().map(|each| md5::digest(each)).collect();
    let mut digests = vec![[0; 16]; messages.len()];
    md5_batch::batch(&slices, &mut digests);
    assert_eq!(digests, expected);

    let mut contexts = vec![md5_batch::Context::new(); messages.len()];
    let mut borrowed: Vec<&mut md5_batch::Context> = contexts.iter_mut().collect();
    for _ in 0..2 {
        let (heads, tails): (Vec<_>, Vec<_>) = slices.iter().map(|each| each.split_at(each.len() / 3)).unzip();
        md5_batch::update(&mut borrowed, &heads);
        md5_batch::update(&mut borrowed, &tails);
        digests.fill([0; 16]);
        md5_batch::finish(&mut borrowed, &mut digests);
        assert_eq!(digests, expected);
    }
    assert!(catch_unwind(|| md5_batch::batch(&[b"a"], &mut [])).is_err());
    assert!(catch_unwind(|| md5_batch::update(&mut [], &[b"a"])).is_err());
    assert!(catch_unwind(|| md5_batch::finish(&mut [], &mut [[0; 16]])).is_err());
}

fn aegis() {
    let (mut key, mut nonce) = ([0; 16], [0; 16]);
    key[..2].copy_from_slice(&[0x10, 0x01]);
    nonce[..3].copy_from_slice(&[0x10, 0x00, 0x02]);
    let (mut cipher, mut tag) = ([0; 16], [0; 16]);
    aegis128l::encrypt(&mut cipher, &mut tag, &[0; 16], &[], &nonce, &key).unwrap();
    assert_eq!(hex(&cipher), "c1c0e58bd913006feba00f4b3cc3594e");
    assert_eq!(hex(&tag), "abe0ece80c24868a226a35d16bdae37a");

    let (message, ad) = (bytes(1003, 5), bytes(77, 6));
    let (mut cipher, mut opened, mut tag) = (vec![0; 1003], vec![0; 1003], [0; 32]);
    aegis128l::encrypt(&mut cipher, &mut tag, &message, &ad, &nonce, &key).unwrap();
    aegis128l::decrypt(&mut opened, &tag, &cipher, &ad, &nonce, &key).unwrap();
    assert_eq!(opened, message);
    let (mut data, mut again) = (message.clone(), [0; 32]);
    aegis128l::encrypt_in_place(&mut data, &mut again, &ad, &nonce, &key).unwrap();
    assert_eq!((&data, again), (&cipher, tag));
    aegis128l::decrypt_in_place(&mut data, &tag, &ad, &nonce, &key).unwrap();
    assert_eq!(data, message);
    let mut wrong = tag;
    wrong[31] ^= 1;
    assert_eq!(aegis128l::decrypt(&mut opened, &wrong, &cipher, &ad, &nonce, &key), Err(aegis128l::Refused));
    assert!(opened.iter().all(|&byte| byte == 0));
    assert!(aegis128l::encrypt(&mut cipher, &mut [0; 15], &message, &ad, &nonce, &key).is_err());
    assert!(catch_unwind(|| aegis128l::encrypt(&mut [0; 3], &mut [0; 16], &[0; 4], &[], &[0; 16], &[0; 16])).is_err());
    assert!(catch_unwind(|| aegis128l::decrypt(&mut [0; 4], &[0; 16], &[0; 3], &[], &[0; 16], &[0; 16])).is_err());

    let mut encryption = aegis128l::Encryption::new(&ad, &nonce, &key);
    let mut pieces = vec![0; 1003];
    assert_eq!(encryption.update(&mut pieces[..500], &message[..500]), 500);
    pieces[500..].copy_from_slice(&message[500..]);
    assert_eq!(encryption.update_in_place(&mut pieces[500..]), 503);
    encryption.finish(&mut again).unwrap();
    assert_eq!((&pieces, again), (&cipher, tag));
    for (tag, verdict) in [(&tag, Ok(())), (&wrong, Err(aegis128l::Refused))] {
        let mut decryption = aegis128l::Decryption::new(&ad, &nonce, &key);
        assert_eq!(decryption.update(&mut opened[..500], &cipher[..500]), 500);
        opened[500..].copy_from_slice(&cipher[500..]);
        assert_eq!(decryption.update_in_place(&mut opened[500..]), 503);
        assert_eq!(decryption.finish(tag), verdict);
        assert_eq!(opened, message);
    }
    let mut encryption = aegis128l::Encryption::new(&ad, &nonce, &key);
    assert!(catch_unwind(move || encryption.update(&mut [0; 3], &[0; 4])).is_err());

    aegis128l::mac(&mut tag, &message, &nonce, &key).unwrap();
    aegis128l::mac_check(&tag, &message, &nonce, &key).unwrap();
    assert!(aegis128l::mac_check(&wrong, &message, &nonce, &key).is_err());
    let started = || {
        let mut mac = aegis128l::Mac::new(&nonce, &key);
        message.chunks(99).for_each(|piece| mac.update(piece));
        mac
    };
    started().finish(&mut again).unwrap();
    assert_eq!(again, tag);
    started().verify(&tag).unwrap();
    assert!(started().verify(&wrong).is_err());
    let mut mac = started();
    let mut copy = mac.clone();
    copy.update(b"more");
    mac.finish_reset(&mut again).unwrap();
    assert_eq!(again, tag);
    mac.update(b"other data");
    mac.reset();
    mac.update(&message);
    mac.verify(&tag).unwrap();
    let more = [&message[..], b"more"].concat();
    aegis128l::mac(&mut again, &more, &nonce, &key).unwrap();
    copy.verify(&again).unwrap();
    assert_eq!(started().finish_reset(&mut [0; 15]), Err(aegis128l::Refused));

    let mut unauthenticated = vec![0; 1003];
    aegis128l::encrypt(&mut cipher, &mut tag, &message, &[], &nonce, &key).unwrap();
    aegis128l::encrypt_unauthenticated(&mut unauthenticated, &message, &nonce, &key);
    assert_eq!(unauthenticated, cipher);
    aegis128l::decrypt_unauthenticated(&mut opened, &cipher, &nonce, &key);
    assert_eq!(opened, message);
    aegis128l::encrypt_unauthenticated_in_place(&mut opened, &nonce, &key);
    assert_eq!(opened, cipher);
    aegis128l::decrypt_unauthenticated_in_place(&mut opened, &nonce, &key);
    assert_eq!(opened, message);
    assert!(catch_unwind(|| aegis128l::encrypt_unauthenticated(&mut [0; 3], &[0; 4], &[0; 16], &[0; 16])).is_err());
    assert!(catch_unwind(|| aegis128l::decrypt_unauthenticated(&mut [0; 4], &[0; 3], &[0; 16], &[0; 16])).is_err());
    let mut stream = [0; 40];
    aegis128l::stream(&mut stream, &nonce, &key);
    let mut zeros = [0; 40];
    aegis128l::encrypt_in_place(&mut zeros, &mut [0; 16], &[], &nonce, &key).unwrap();
    assert_eq!(stream, zeros);
    assert!(aegis128l::use_target(Some(c"portable")) && aegis128l::use_target(None));
}

fn aegis_batch() {
    use aegis128l_batch::{Data, Message};

    let keys: Vec<[u8; 16]> = (0..9).map(|i| bytes(16, i).try_into().unwrap()).collect();
    let nonces: Vec<[u8; 16]> = (0..9).map(|i| bytes(16, i + 9).try_into().unwrap()).collect();
    let texts: Vec<Vec<u8>> = (0..9).map(|i| bytes(i * 111, i)).collect();
    let mut ciphers: Vec<Vec<u8>> = texts.iter().map(|each| vec![0; each.len()]).collect();
    let mut tags = [[0; 16]; 9];
    let mut made: Vec<_> = ciphers.iter_mut().zip(&mut tags).enumerate().map(|(i, (out, tag))| {
        Message::new(&texts[i], out, &texts[8 - i], &nonces[i], &keys[i], tag)
    }).collect();
    aegis128l_batch::encrypt_batch(&mut made);
    for i in 0..9 {
        let (mut cipher, mut tag) = (vec![0; texts[i].len()], [0; 16]);
        aegis128l::encrypt(&mut cipher, &mut tag, &texts[i], &texts[8 - i], &nonces[i], &keys[i]).unwrap();
        assert_eq!((cipher, tag), (ciphers[i].clone(), tags[i]));
    }
    tags[4][3] ^= 1;
    let mut made: Vec<_> = ciphers.iter_mut().zip(&mut tags).enumerate().map(|(i, (data, tag))| {
        Message::in_place(data, &texts[8 - i], &nonces[i], &keys[i], tag)
    }).collect();
    assert!(aegis128l_batch::decrypt_batch(&mut made).is_err());
    assert!(made.iter().enumerate().all(|(i, each)| each.result().is_err() == (i == 4)));
    assert!((0..9).all(|i| ciphers[i] == if i == 4 { vec![0; texts[4].len()] } else { texts[i].clone() }));

    let mut tags = [[0; 32]; 9];
    let mut data: Vec<_> =
        tags.iter_mut().enumerate().map(|(i, tag)| Data::new(&texts[i], &nonces[i], &keys[i], tag)).collect();
    aegis128l_batch::mac_batch(&mut data);
    for i in 0..9 {
        aegis128l::mac_check(&tags[i], &texts[i], &nonces[i], &keys[i]).unwrap();
    }
    let (mut out, mut tag) = ([0; 3], [0; 16]);
    let wrong = std::panic::AssertUnwindSafe(|| {
        Message::new(&[0; 4], &mut out, &[], &nonces[0], &keys[0], &mut tag);
    });
    assert!(catch_unwind(wrong).is_err());
}

fn main() {
    let parts = [library, lanes, fixed, batch, rows_and_offsets, from_blocks, aegis, aegis_batch];
    parts.iter().for_each(|part| part());
    println!("{} parts agree", parts.len());
}
