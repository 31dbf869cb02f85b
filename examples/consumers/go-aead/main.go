// Encrypts a file in blocks of 4,096 bytes, each with a nonce and a tag of its own, as encrypted file systems do.
// Then it reads one block from the middle, and finds that a block moved to another place is rejected.
package main

import (
	"crypto/rand"
	"encoding/binary"
	"fmt"
	"os"

	"example.com/aead/aegis128x2"
	"example.com/aead/md5"
)

const blockSize = 4096

func main() {
	plain, err := os.ReadFile(os.Args[1])
	check(err)
	key := make([]byte, aegis128x2.KeySize)
	rand.Read(key)
	sealing, err := aegis128x2.New(key)
	check(err)

	// A block is a nonce, the ciphertext and a tag. Its number is additional data.
	var blocks [][]byte
	for at := 0; at < len(plain); at += blockSize {
		block := make([]byte, aegis128x2.NonceSize, aegis128x2.NonceSize+blockSize+sealing.Overhead())
		rand.Read(block)
		end := min(at+blockSize, len(plain))
		blocks = append(blocks, sealing.Seal(block, block, plain[at:end], number(len(blocks))))
	}

	open := func(block []byte, at int) ([]byte, error) {
		nonce, sealed := block[:aegis128x2.NonceSize], block[aegis128x2.NonceSize:]
		return sealing.Open(nil, nonce, sealed, number(at))
	}
	middle := len(blocks) / 2
	opened, err := open(blocks[middle], middle)
	check(err)
	fmt.Printf("block %d of %d begins with %q\n", middle, len(blocks), opened[:6])
	_, err = open(blocks[middle], middle+1)
	fmt.Println("block", middle, "in another place:", err)

	// The digests of all encrypted blocks, side by side.
	digests := make([][md5.Size]byte, len(blocks))
	md5.Batch(digests, blocks)
	fmt.Println(len(digests), "digests")
}

// number is a number as additional data.
func number(at int) []byte {
	return binary.LittleEndian.AppendUint64(nil, uint64(at))
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
