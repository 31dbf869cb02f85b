module example.com/aead

go 1.22
