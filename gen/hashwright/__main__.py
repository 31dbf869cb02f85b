"""python -m hashwright"""

from hashwright.cli import main

main()
