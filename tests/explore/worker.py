"""A worker in its own process: `python -m tests.explore.worker ADDRESS POINTS` searches MD5 for x86-64."""

import sys

from hashwright.explore.search import Budget, search
from hashwright.explore.study import Study
from tests.explore.spaces import space

if __name__ == "__main__":
    address, points = sys.argv[1:]
    search(Study(space("md5", "blocks", "x86-64"), address), Budget.parse(points))
