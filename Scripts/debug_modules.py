"""Shared function of the scripts that read the modules of the debug build (`swift build`)."""
import glob
import os
import subprocess

from swift_source import ROOT

MODULES = os.path.join(".build", "debug", "Modules")


def compiler_options(system_libraries=(), root=ROOT):
    """Returns the compiler options that find our Swift modules and the C modules that they import.

    system_libraries: the pkg-config names of the libraries whose headers the C modules include.
    root: the directory of the package.
    """
    # SwiftPM writes the module map of a C target that has none into its build directory.
    patterns = ["Sources/CDropbox*/module.modulemap", "Sources/CDropbox*/include/module.modulemap",
                ".build/debug/CDropbox*.build/module.modulemap"]
    maps = [path for pattern in patterns for path in sorted(glob.glob(os.path.join(root, pattern)))]
    options = ["-I", os.path.join(root, MODULES)] + [option for path in maps for option in ("-Xcc", f"-fmodule-map-file={path}")]
    if system_libraries:
        command = ["pkg-config", "--cflags-only-I", *system_libraries]
        options += subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.split()
    return options
