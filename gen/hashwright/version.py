"""Which hashwright this is."""


def version() -> str:
    """The version that is installed."""
    from importlib.metadata import PackageNotFoundError, version  # which takes a while

    try:
        return version("hashwright")
    except PackageNotFoundError:
        return "unknown"
