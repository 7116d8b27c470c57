"""Runs every check, or those whose names contain a word given on the command line."""
import sys

import account  # noqa: F401  the modules list their checks by being imported
import files  # noqa: F401
import sharing  # noqa: F401
import team  # noqa: F401
from checks import run

sys.exit(run(sys.argv[1:]))
