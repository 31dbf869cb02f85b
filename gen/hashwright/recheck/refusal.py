"""Why a function is not rechecked."""


class NotRechecked(Exception):
    """The reason, as a sentence."""


class Unsupported(Exception):
    """The same where the checker does not support what the code or the log contains."""
