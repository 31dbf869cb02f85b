"""Installed versions."""


def version(package: str = "hashwright") -> str:
    """The installed version of a package."""
    from importlib.metadata import PackageNotFoundError, version  # a slow import

    try:
        return version(package)
    except PackageNotFoundError:
        return "unknown"
