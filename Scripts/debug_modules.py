"""Shared function of the scripts that read the modules of the debug build (`swift build`)."""
import glob
import os
import re
import subprocess

from swift_source import ROOT

MODULES = os.path.join(".build", "debug", "Modules")


def compiler_options(system_libraries=(), root=ROOT):
    """Returns the compiler options that find our Swift modules and the C modules that they import.

    system_libraries: the pkg-config names of the libraries whose headers the C modules include.
    root: the directory of the package.
    """
    maps = {}
    # SwiftPM writes the module map of a C target that has none into its build directory, and leaves it there.
    for pattern in (".build/debug/{}.build/module.modulemap", "Sources/{}/include/module.modulemap", "Sources/{}/module.modulemap"):
        for path in sorted(glob.glob(os.path.join(root, pattern.format("CDropbox*")))):
            name = re.search(r"CDropbox\w+", os.path.relpath(path, root))[0]
            maps[name] = path
    options = ["-I", os.path.join(root, MODULES)] + [option for path in maps.values() for option in ("-Xcc", f"-fmodule-map-file={path}")]
    if system_libraries:
        command = ["pkg-config", "--cflags-only-I", *system_libraries]
        options += subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.split()
    return options
