package PACKAGE

import (
	"bytes"
	"crypto/cipher"
	"encoding/hex"
	"encoding/json"
	"os"
	"strings"
	"testing"
)

// bytesOf is data in hexadecimal, at an odd address.
type bytesOf []byte

func (b *bytesOf) UnmarshalText(text []byte) error {
	*b = make([]byte, 1+len(text)/2)[1:]
	_, err := hex.Decode(*b, text)
	return err
}

type sealed struct {
	Key, Nonce, AD, Message, Cipher, Tag, MAC bytesOf
}

func cases(t testing.TB) (found []sealed) {
	text, err := os.ReadFile("cases.json")
	if err == nil {
		err = json.Unmarshal(text, &found)
	}
	if err != nil || len(found) == 0 {
		t.Fatal(err)
	}
	return
}

// everyKernel runs a test with each kernel that the processor supports.
func everyKernel(t *testing.T, run func(t *testing.T)) {
	before := kernel
	defer func() { kernel = before }()
	for kernel = 0; kernel < end; kernel++ {
		if isSupported(kernel) {
			t.Log("kernel", kernel)
			run(t)
		}
	}
}

func cipherOf(t testing.TB, each sealed) cipher.AEAD {
	made, err := NewWithTagSize(each.Key, len(each.Tag))
	if err != nil {
		t.Fatal(err)
	}
	return made
}

func TestSealing(t *testing.T) {
	everyKernel(t, func(t *testing.T) {
		for _, each := range cases(t) {
			made := cipherOf(t, each)
			whole := append(append([]byte("before"), each.Cipher...), each.Tag...)
			if got := made.Seal([]byte("before"), each.Nonce, each.Message, each.AD); !bytes.Equal(got, whole) {
				t.Fatalf("%d bytes: %x, not %x", len(each.Message), got, whole)
			}
			place := append(make([]byte, 0, 1+len(whole)), "x"...)
			place = append(place, each.Message...)[1:]
			if got := made.Seal(place[:0], each.Nonce, place, each.AD); !bytes.Equal(got, whole[6:]) || &got[0] != &place[:1][0] {
				t.Fatalf("%d bytes in place: %x, not %x", len(each.Message), got, whole[6:])
			}
		}
	})
}

func TestOpening(t *testing.T) {
	everyKernel(t, func(t *testing.T) {
		for _, each := range cases(t) {
			made := cipherOf(t, each)
			whole := append(append(bytesOf{}, each.Cipher...), each.Tag...)
			got, err := made.Open([]byte("before"), each.Nonce, whole, each.AD)
			if err != nil || !bytes.Equal(got, append([]byte("before"), each.Message...)) {
				t.Fatalf("%d bytes: %x, not %x: %v", len(each.Message), got, each.Message, err)
			}
			for at := range whole {
				if at != 0 && at < len(each.Message) {
					continue // the first byte, and each one of the tag
				}
				wrong := append([]byte{}, whole...)
				wrong[at] ^= 1
				if got, err := made.Open(wrong[:0], each.Nonce, wrong, each.AD); err == nil || got != nil {
					t.Fatalf("a wrong byte %d is accepted", at)
				}
				if left := wrong[:len(each.Message)]; !bytes.Equal(left, make([]byte, len(left))) {
					t.Fatalf("a forgery leaves %x", left)
				}
			}
			if got, err := made.Open(whole[:0], each.Nonce, whole, each.AD); err != nil || !bytes.Equal(got, each.Message) {
				t.Fatalf("%d bytes in place: %x, not %x: %v", len(each.Message), got, each.Message, err)
			}
		}
		each := cases(t)[0]
		if _, err := cipherOf(t, each).Open(nil, each.Nonce, make([]byte, len(each.Tag)-1), nil); err == nil {
			t.Fatal("a ciphertext without a tag is accepted")
		}
	})
}

func TestMAC(t *testing.T) {
	everyKernel(t, func(t *testing.T) {
		for number, each := range cases(t) {
			mac, err := NewMAC(each.Key, each.Nonce, len(each.MAC))
			if err != nil {
				t.Fatal(err)
			}
			for range 2 {
				for rest, size := []byte(each.Message), 1; ; size += number {
					n := min(size, len(rest))
					if written, err := mac.Write(rest[:n]); written != n || err != nil {
						t.Fatal(written, err)
					}
					mac.Sum(nil)
					if rest = rest[n:]; len(rest) == 0 {
						break
					}
				}
				if got := mac.Sum([]byte("before"))[6:]; !bytes.Equal(got, each.MAC) {
					t.Fatalf("%d bytes: %x, not %x", len(each.Message), got, each.MAC)
				}
				mac.Reset()
			}
		}
	})
}

// A message may be longer than the largest int of 32 bits.
func TestLengthsOfLongMessages(t *testing.T) {
	made, err := NewMAC(make([]byte, KeySize), make([]byte, NonceSize), TagSize)
	if err != nil {
		t.Fatal(err)
	}
	long := made.(*mac)
	long.size = 1<<32 + 1<<31 - 1
	long.Write([]byte{0})
	if long.size != 1<<32+1<<31 {
		t.Errorf("%d bytes", long.size)
	}
}

func panics(t *testing.T, with string, call func()) {
	defer func() {
		if found, _ := recover().(string); !strings.Contains(found, with) {
			t.Errorf("%q, not %q", found, with)
		}
	}()
	call()
}

func TestWrongSizesAndOverlaps(t *testing.T) {
	key, nonce := make([]byte, KeySize), make([]byte, NonceSize)
	for _, size := range []int{0, KeySize - 1, KeySize + 1} {
		if _, err := New(make([]byte, size)); err == nil || !strings.Contains(err.Error(), "a key of") {
			t.Error(err)
		}
		if _, err := NewMAC(key, make([]byte, size), TagSize); err == nil || !strings.Contains(err.Error(), "a nonce of") {
			t.Error(err)
		}
	}
	for _, size := range []int{-1, 0, 15, 17, 64} {
		if _, err := NewWithTagSize(key, size); err == nil || !strings.Contains(err.Error(), "a tag of") {
			t.Error(err)
		}
		if _, err := NewMAC(key, nonce, size); err == nil || !strings.Contains(err.Error(), "a tag of") {
			t.Error(err)
		}
	}
	made, err := New(key)
	if err != nil || made.NonceSize() != NonceSize || made.Overhead() != TagSize {
		t.Fatal(err)
	}
	panics(t, "a nonce of", func() { made.Seal(nil, nonce[1:], nil, nil) })
	panics(t, "a nonce of", func() { made.Open(nil, nil, make([]byte, 64), nil) })
	data := make([]byte, 256)
	panics(t, "overlap", func() { made.Seal(data[1:1], nonce, data[:64], nil) })
	panics(t, "overlap", func() { made.Seal(data[:0], nonce, data[1:64], nil) })
	panics(t, "overlap", func() { made.Open(data[1:1], nonce, data[:64], nil) })
	panics(t, "overlap", func() { made.Seal(data[:0], nonce, data[:64], data[64:65]) })
	panics(t, "overlap", func() { made.Open(data[:0], nonce, data[:64], data[8:9]) })
	panics(t, "overlap", func() { made.Open(data[64:64], nonce, data[:64+TagSize], nil) }) // the tag alone
	made.Seal(data[:0], nonce, data[128:192], data[192:])
}

func TestAllocations(t *testing.T) {
	everyKernel(t, func(t *testing.T) {
		each := cases(t)[0]
		made, data := cipherOf(t, each), make([]byte, 100, 200)
		if n := testing.AllocsPerRun(10, func() {
			whole := made.Seal(data[:0], each.Nonce, data, each.AD)
			if _, err := made.Open(whole[:0], each.Nonce, whole, each.AD); err != nil {
				t.Fatal(err)
			}
		}); n != 0 {
			t.Errorf("%v allocations", n)
		}
	})
}

func benchmark(b *testing.B, size int, run func(made cipher.AEAD, nonce, data, tagged []byte)) {
	made, err := New(make([]byte, KeySize))
	if err != nil {
		b.Fatal(err)
	}
	nonce, data := make([]byte, NonceSize), make([]byte, size, size+TagSize)
	tagged := made.Seal(nil, nonce, data, nil)
	b.SetBytes(int64(size))
	for i := 0; i < b.N; i++ {
		run(made, nonce, data, tagged)
	}
}

func seal(made cipher.AEAD, nonce, data, tagged []byte) { made.Seal(data[:0], nonce, data, nil) }

func open(made cipher.AEAD, nonce, data, tagged []byte) { made.Open(data[:0], nonce, tagged, nil) }

func BenchmarkSeal64(b *testing.B)    { benchmark(b, 64, seal) }
func BenchmarkSeal4096(b *testing.B)  { benchmark(b, 4096, seal) }
func BenchmarkSeal16384(b *testing.B) { benchmark(b, 16384, seal) }
func BenchmarkOpen4096(b *testing.B)  { benchmark(b, 4096, open) }
