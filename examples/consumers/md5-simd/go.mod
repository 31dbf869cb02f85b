module example.org/manysums

go 1.22
