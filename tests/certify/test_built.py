"""What is proved of a request's files."""

from hashwright.certify.built import builds
from hashwright.requests.alternatives import ask


def test_names_of_functions_that_select_a_kernel_are_not_those_of_the_library() -> None:
    asked = ask("md5", "portable,x86-64-bmi", name="use=my_use,digest=my_digest")
    (build,) = builds(asked, "x86-64")
    names = [each.name for _, each in build.functions]
    assert names[:7] == [
        "md5_blocks",
        "my_use",
        "md5_target",
        "md5_init",
        "md5_update",
        "md5_final",
        "my_digest",
    ]
