// Prints the MD5 digest of each file.
package main

import (
	"encoding/binary"
	"fmt"
	"log"
	"os"

	"example.org/md5sum/md5"
)

func digest(data []byte) []byte {
	state := [4]uint32{0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476}
	whole := len(data) &^ 63
	md5.Blocks(&state, data[:whole])

	last := append(append([]byte{}, data[whole:]...), 0x80)
	for len(last)%64 != 56 {
		last = append(last, 0)
	}
	md5.Blocks(&state, binary.LittleEndian.AppendUint64(last, 8*uint64(len(data))))

	var made []byte
	for _, word := range state {
		made = binary.LittleEndian.AppendUint32(made, word)
	}
	return made
}

func main() {
	for _, path := range os.Args[1:] {
		data, err := os.ReadFile(path)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Printf("%x  %s\n", digest(data), path)
	}
}
