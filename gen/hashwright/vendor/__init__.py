"""Vendored kernels: a manifest lists them, a lock records the written files, and a check compares them.

It imports emit, files, graph, hashes, interface, modes, native, output, proof.contract, requests, rules and
targets.
"""

from hashwright.vendor.against import Comparison, compare, digest
from hashwright.vendor.drift import Cause, Drift, Report, check
from hashwright.vendor.make import Written, make_all
from hashwright.vendor.manifest import Manifest, ManifestError, parse_manifest, read_manifest

__all__ = [
    "Cause",
    "Comparison",
    "Drift",
    "Manifest",
    "ManifestError",
    "Report",
    "Written",
    "check",
    "compare",
    "digest",
    "make_all",
    "parse_manifest",
    "read_manifest",
]
