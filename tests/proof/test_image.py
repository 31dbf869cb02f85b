"""Linked files."""

from pathlib import Path

from hashwright.proof.read.image import read_image
from hashwright.requests.request import resolve
from tests import compiled
from tests.needs import compiler


def test_a_file_is_read_again_after_a_change(tmp_path: Path, gcc: str) -> None:
    library, file = compiled.shared(resolve("md5", "portable"), compiler("gcc")), tmp_path / "library.so"
    file.write_bytes(library.read_bytes())
    image = read_image(file)
    address, code = image.function("md5_blocks")
    assert read_image(file) is image
    content = file.read_bytes()
    assert content.count(code) == 1
    file.write_bytes(content.replace(code, code[:-1] + bytes([code[-1] ^ 1])))
    assert read_image(file).function("md5_blocks") == (address, code[:-1] + bytes([code[-1] ^ 1]))
