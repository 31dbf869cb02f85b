"""Text from listings and routines: C, assembly, Rust, Go. Makes no decision."""
