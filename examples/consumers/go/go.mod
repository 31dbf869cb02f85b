module example.org/md5sum

go 1.22
