// Calls every function of a module of AEGIS, and prints what it writes.

#[path = "NAME.rs"]
mod cipher;

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn bytes(len: usize, seed: usize) -> Vec<u8> {
    (0..len).map(|i| (i * 7 + seed * 31 + (i >> 8)) as u8).collect()
}

fn main() {
    let key: cipher::Key = bytes(cipher::KEY_BYTES, 1).try_into().unwrap();
    let nonce: cipher::Nonce = bytes(cipher::NONCE_BYTES, 2).try_into().unwrap();
    eprintln!("{}", cipher::target());
    for line in std::io::stdin().lines() {
        let numbers: Vec<usize> = line.unwrap().split(' ').map(|each| each.parse().unwrap()).collect();
        let &[len, ad_len, tag_len, offset] = &numbers[..] else { panic!("four numbers") };
        let (m, ad) = (bytes(offset + len, 3), bytes(offset + ad_len, 4));
        let (m, ad) = (&m[offset..], &ad[offset..]);
        let (mut c, mut tag) = (vec![1; offset + len], vec![1; tag_len]);
        let c = &mut c[offset..];
        cipher::encrypt(c, &mut tag, m, ad, &nonce, &key).unwrap();
        println!("{} {}", hex(c), hex(&tag));

        let (mut data, mut again) = (m.to_vec(), vec![2; tag_len]);
        cipher::encrypt_in_place(&mut data, &mut again, ad, &nonce, &key).unwrap();
        assert_eq!((&data[..], &again), (&c[..], &tag));
        cipher::decrypt_in_place(&mut data, &tag, ad, &nonce, &key).unwrap();
        assert_eq!(data, m);
        data.fill(9);
        cipher::decrypt(&mut data, &tag, c, ad, &nonce, &key).unwrap();
        assert_eq!(data, m);
        tag[tag_len - 1] ^= 1;
        assert_eq!(cipher::decrypt(&mut data, &tag, c, ad, &nonce, &key), Err(cipher::Refused));
        assert!(data.iter().all(|&byte| byte == 0));
        data.copy_from_slice(c);
        assert!(cipher::decrypt_in_place(&mut data, &tag[1..], ad, &nonce, &key).is_err());
        assert!(data.iter().all(|&byte| byte == 0));
        for step in [1, 15, 16, 33, 200] {
            let mut encryption = cipher::Encryption::new(ad, &nonce, &key);
            let mut made = vec![5; len];
            for (to, from) in made.chunks_mut(step).zip(m.chunks(step)) {
                assert_eq!(encryption.update(to, from), to.len());
                encryption.update_in_place(&mut []);
            }
            let mut other = vec![6; tag_len];
            encryption.finish(&mut other).unwrap();
            assert_eq!((&made[..], &other), (&c[..], &again));
            for (wrong, result) in [(0, Ok(())), (1, Err(cipher::Refused))] {
                let mut decryption = cipher::Decryption::new(ad, &nonce, &key);
                made.copy_from_slice(c);
                made.chunks_mut(step).for_each(|piece| assert_eq!(decryption.update_in_place(piece), piece.len()));
                assert_eq!(made, m);
                other[0] ^= wrong;
                assert_eq!(decryption.finish(&other), result);
            }
        }
        assert!(cipher::Encryption::new(ad, &nonce, &key).finish(&mut tag[1..]).is_err());
        cipher::encrypt_unauthenticated(&mut data, m, &nonce, &key);
        let sealed = data.clone();
        cipher::decrypt_unauthenticated_in_place(&mut data, &nonce, &key);
        assert_eq!(data, m);
        cipher::encrypt_unauthenticated_in_place(&mut data, &nonce, &key);
        assert_eq!(data, sealed);
        cipher::decrypt_unauthenticated(&mut data, &sealed, &nonce, &key);
        assert_eq!(data, m);
        cipher::stream(&mut data, &nonce, &key);
        println!("{}", hex(&data));

        cipher::mac(&mut tag, m, &nonce, &key).unwrap();
        println!("{}", hex(&tag));
        let (mut mac, mut other) = (cipher::Mac::new(&nonce, &key), vec![8; tag_len]);
        for step in [1, 15, 16, 33, 200] {
            mac.update(b"discarded");
            mac.reset();
            let mut clone = mac.clone();
            m.chunks(step).for_each(|piece| mac.update(piece));
            clone.update(m);
            assert!(clone.verify(&tag).is_ok());
            mac.finish_reset(&mut other).unwrap();
            assert_eq!(other, tag);
        }
        mac.update(m);
        assert!(mac.clone().finish(&mut other[1..]).is_err());
        other[1] ^= 1;
        assert!(mac.clone().verify(&other).is_err());
        mac.finish(&mut other).unwrap();
        assert_eq!(other, tag);
        assert!(cipher::mac_check(&tag, m, &nonce, &key).is_ok());
        tag[0] ^= 128;
        assert!(cipher::mac_check(&tag, m, &nonce, &key).is_err());
        assert!(cipher::mac(&mut tag[1..], m, &nonce, &key).is_err());
    }
}
