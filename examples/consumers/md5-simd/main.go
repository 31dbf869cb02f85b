// Prints the MD5 digests of files, hashing several side by side.
package main

import (
	"encoding/binary"
	"fmt"
	"log"
	"os"

	"example.org/manysums/md5"
)

// A lane hashes one message: its whole blocks, then its padded end.
type lane struct {
	index       int // of the message, or -1
	blocks, end []byte
}

func padded(data []byte) (blocks, end []byte) {
	whole := len(data) &^ 63
	end = append(append([]byte{}, data[whole:]...), 0x80)
	for len(end)%64 != 56 {
		end = append(end, 0)
	}
	return data[:whole], binary.LittleEndian.AppendUint64(end, 8*uint64(len(data)))
}

// sums returns the digests of all messages. A lane starts its next message when it has finished one.
func sums(messages [][]byte) [][16]byte {
	made := make([][16]byte, len(messages))
	initial := [4]uint32{0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476}
	var state [4][md5.X4x3Lanes]uint32
	var lanes [md5.X4x3Lanes]lane
	for j := range lanes {
		lanes[j].index = -1
	}
	for next := 0; ; {
		size := 0 // of the shortest piece
		for j := range lanes {
			l := &lanes[j]
			if l.index < 0 && next < len(messages) {
				l.index = next
				l.blocks, l.end = padded(messages[next])
				for i := range state {
					state[i][j] = initial[i]
				}
				next++
			}
			if len(l.blocks) == 0 {
				l.blocks, l.end = l.end, nil
			}
			if l.index >= 0 && (size == 0 || len(l.blocks) < size) {
				size = len(l.blocks)
			}
		}
		if size == 0 {
			return made
		}

		var data [md5.X4x3Lanes][]byte
		unused := make([]byte, size) // for lanes without a message
		for j := range lanes {
			data[j] = unused
			if lanes[j].index >= 0 {
				data[j] = lanes[j].blocks[:size]
			}
		}
		md5.X4x3Blocks(&state, &data)

		for j := range lanes {
			l := &lanes[j]
			if l.index < 0 {
				continue
			}
			l.blocks = l.blocks[size:]
			if len(l.blocks) == 0 && l.end == nil {
				for i := range state {
					binary.LittleEndian.PutUint32(made[l.index][4*i:], state[i][j])
				}
				l.index = -1
			}
		}
	}
}

func main() {
	var messages [][]byte
	for _, path := range os.Args[1:] {
		data, err := os.ReadFile(path)
		if err != nil {
			log.Fatal(err)
		}
		messages = append(messages, data)
	}
	for i, sum := range sums(messages) {
		fmt.Printf("%x  %s\n", sum, os.Args[1+i])
	}
}
