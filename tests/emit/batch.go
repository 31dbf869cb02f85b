package PACKAGE

import (
	"bytes"
	"encoding/hex"
	"os"
	"strings"
	"testing"
)

const exactRanks = ranks * blockSize

// pattern is the content of every message, of which each is the beginning.
var pattern = func() []byte {
	made := make([]byte, 3*exactRanks/2)
	for i := range made {
		made[i] = byte(i*i>>8 + 7*i)
	}
	return made
}()

// expected are the digests of the pattern's beginnings, by length.
func expected(t testing.TB) map[int]string {
	text, err := os.ReadFile("cases.txt")
	if err != nil {
		t.Fatal(err)
	}
	found := map[int]string{}
	for number, line := range strings.Fields(string(text)) {
		found[number*number/7] = line
	}
	return found
}

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

// message is a beginning of the pattern, which ends where its memory does.
func message(size int) []byte {
	return bytes.Clone(pattern[:size])[:size:size]
}

func check(t *testing.T, wanted map[int]string, sizes []int) {
	t.Helper()
	messages, digests := make([][]byte, len(sizes)), make([][Size]byte, len(sizes))
	for i, size := range sizes {
		messages[i] = message(size)
	}
	Batch(digests, messages)
	for i, size := range sizes {
		if got := hex.EncodeToString(digests[i][:]); got != wanted[size] {
			t.Fatalf("message %d of %d, %d bytes: %s, not %s", i, len(sizes), size, got, wanted[size])
		}
	}
}

func TestBatches(t *testing.T) {
	wanted := expected(t)
	var lengths []int
	for number := 0; number*number/7 <= len(pattern) && number < len(wanted); number++ {
		lengths = append(lengths, number*number/7)
	}
	everyKernel(t, func(t *testing.T) {
		for count := range 70 {
			var rising, falling, mixed []int
			for i := range count {
				rising = append(rising, lengths[i%len(lengths)])
				falling = append(falling, lengths[(len(lengths)-1-i%len(lengths))])
				mixed = append(mixed, lengths[(i*i*31+count)%len(lengths)])
			}
			check(t, wanted, rising)
			check(t, wanted, falling)
			check(t, wanted, mixed)
		}
		var many []int
		for i := range 2*window + 77 {
			many = append(many, lengths[i*i%40])
		}
		many[window-1], many[5] = lengths[len(lengths)-1], lengths[len(lengths)-2]
		check(t, wanted, many)
	})
}

func TestNumbersThatDiffer(t *testing.T) {
	defer func() {
		if found, _ := recover().(string); !strings.Contains(found, "give one digest for each message") {
			t.Error(found)
		}
	}()
	Batch(make([][Size]byte, 2), make([][]byte, 3))
}

func TestNothing(t *testing.T) {
	Batch(nil, nil)
	var digest [1][Size]byte
	Batch(digest[:], [][]byte{nil})
	if got := hex.EncodeToString(digest[0][:]); got != expected(t)[0] {
		t.Error(got)
	}
}

func TestAllocations(t *testing.T) {
	everyKernel(t, func(t *testing.T) {
		messages, digests := [][]byte{message(3), message(500), message(80)}, make([][Size]byte, 3)
		if n := testing.AllocsPerRun(10, func() { Batch(digests, messages) }); n > 1 {
			t.Errorf("%v allocations", n)
		}
	})
}

func benchmark(b *testing.B, sizes ...int) {
	messages, total := [][]byte{}, 0
	for i := range 1000 {
		messages = append(messages, message(sizes[i*i%len(sizes)]))
		total += len(messages[i])
	}
	digests := make([][Size]byte, len(messages))
	b.SetBytes(int64(total))
	for i := 0; i < b.N; i++ {
		Batch(digests, messages)
	}
}

func BenchmarkShort(b *testing.B) { benchmark(b, 32) }
func BenchmarkMixed(b *testing.B) { benchmark(b, 40, 129, 77, 500, 8, 61) }
func BenchmarkLong(b *testing.B)  { benchmark(b, 4096) }
