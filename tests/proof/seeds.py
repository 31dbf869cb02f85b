"""The command line of tests with random values: more seeds than the tests have, for some time."""

import argparse
import time
from collections.abc import Callable, Iterable
from itertools import count


def look(description: str | None, faults: Callable[[int], Iterable[str]]) -> None:
    """Prints the faults of one seed after the other until the time is up."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=60.0)
    words = parser.parse_args()
    end = time.monotonic() + words.seconds
    for seed in count(words.seed):
        if time.monotonic() >= end:
            print(f"{seed - words.seed} seeds from {words.seed} on")
            return
        for each in faults(seed):
            print(f"seed {seed}: {each}", flush=True)
