"""Shared functions of the scripts that read the modules of the debug build (`swift build`)."""
import functools
import glob
import json
import os
import re

from swift_source import ROOT, run

MODULES = os.path.join(".build", "debug", "Modules")


def compiler_options(root=ROOT):
    """Returns the compiler options that find the Swift modules of a package and the C modules that they import."""
    maps = {}
    # SwiftPM writes the module map of a C target that has none into its build directory, and leaves it there.
    for pattern in (".build/debug/{}.build/module.modulemap", "Sources/*/{}/include/module.modulemap", "Sources/*/{}/module.modulemap"):
        for path in sorted(glob.glob(os.path.join(root, pattern.format("CDropbox*")))):
            name = re.search(r"CDropbox\w+", os.path.relpath(path, root))[0]
            maps[name] = path
    return ["-I", os.path.join(root, MODULES)] + [option for path in maps.values() for option in ("-Xcc", f"-fmodule-map-file={path}")]


@functools.cache
def package():
    """Returns the description of this package."""
    return json.loads(run("swift", "package", "dump-package"))


@functools.cache
def system_options():
    """Returns the compiler options that find the headers of the system libraries that the C modules include."""
    libraries = [target["pkgConfig"] for target in package()["targets"] if target.get("pkgConfig")]
    return run("pkg-config", "--cflags-only-I", *libraries).split()


@functools.cache
def target_triple():
    return json.loads(run("swiftc", "-print-target-info"))["target"]["triple"]


def extract_symbol_graphs(module, directory, *options):
    """Writes the symbol graphs of the public declarations of a module into a directory, and returns their paths."""
    os.makedirs(directory, exist_ok=True)
    run("swift-symbolgraph-extract", "-module-name", module, "-target", target_triple(), *compiler_options(), *system_options(),
        "-output-dir", directory, "-minimum-access-level", "public", "-skip-synthesized-members", *options)
    return sorted(glob.glob(os.path.join(directory, "*.symbols.json")))
