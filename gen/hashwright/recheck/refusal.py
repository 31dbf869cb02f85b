"""The reasons why a function is not rechecked."""


class NotRechecked(Exception):
    """The log does not prove the function; the reason is a sentence."""


class Unsupported(Exception):
    """The checker does not support a part of the code or the log; the reason is a sentence."""
