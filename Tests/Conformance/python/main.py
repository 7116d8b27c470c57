"""Runs all checks, or those whose names contain one of the command-line arguments."""
import sys

import account  # noqa: F401  importing a module registers its checks
import files  # noqa: F401
import sharing  # noqa: F401
import team  # noqa: F401
from checks import run

sys.exit(run(sys.argv[1:]))
