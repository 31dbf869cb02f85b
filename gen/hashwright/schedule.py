"""What is free to choose about a kernel without changing what it computes."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Schedule:
    """The choices for one kernel."""

    order: str = "step"  # how the steps of several lines follow each other: see lower/order.py
