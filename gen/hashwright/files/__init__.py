"""What is read from the disk and written to it: plans, caches, users' TOML. Imports only errors."""
