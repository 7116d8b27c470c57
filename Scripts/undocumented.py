#!/usr/bin/env python3
"""Finds public declarations without a doc comment, and errors that nothing documents.

usage: undocumented.py DIRECTORY     fails if the symbol graphs of the directory have such declarations

check-docs uses the functions for Linux, and apple/check the command for Apple platforms.
"""
import glob
import json
import os
import re
import sys

from swift_source import ROOT, read

# A declaration whose documentation is that of the class or the platform: a class extension, an unavailable initializer,
# a function of the runtime, or a type that Foundation declares on Apple's platforms. And one that repeats a documented method
# of the superclass with narrower types: Xcode shows the comment of the superclass.
_EXEMPT = re.compile(r"^\+ \([^()]*\) ?(?:new;|serialize:\(DB\w+ \*\)|deserialize:)|^@interface \w+ \(\)|\b(?:DB_UNAVAILABLE|NS_UNAVAILABLE)\b|_Block_|^typedef .*\b(?:dispatch_\w+_t|NSURLSession\w+);")
_HEADER_DECLARATION = re.compile(
    r"[-+] ?\(|@property\b|@(?:interface|protocol)\b[^;]*$|typedef\b|extern (?!\"C\")|(?:const )?[A-Za-z]\w* (?:\*|\w+ )*_?\w+\(.*")


def undocumented_symbols(directory):
    """Yields a message for each public Swift declaration without documentation in the symbol graphs of a directory.

    Documentation of a protocol requirement applies to its implementations. A function that throws errors of any type must
    document them.
    """
    for path in sorted(glob.glob(os.path.join(directory, "*.symbols.json"))):
        with open(path) as text:
            symbols = json.load(text)["symbols"]
        for symbol in symbols:
            if symbol["kind"]["identifier"] == "swift.extension":
                continue
            name = f"{symbol_location(symbol)}: {'.'.join(symbol['pathComponents'])}"
            comment = "\n".join(line["text"] for line in symbol.get("docComment", {}).get("lines", []))
            declaration = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
            if not comment.strip():
                yield f"{name} has no doc comment"
            elif throws_untyped(declaration) and not re.search(r"\b[Tt]hrows?\b|\b[Ee]rrors?\b", comment):
                yield f"{name} throws, but its doc comment doesn't describe the errors"


def symbol_location(symbol):
    location = symbol.get("location")
    if not location:
        return "unknown location"
    path = location["uri"].removeprefix("file://")
    return f"{os.path.relpath(path, ROOT)}:{location['position']['line'] + 1}"


def throws_untyped(declaration):
    """Returns whether a function throws errors of any type. The types of its parameters don't matter."""
    remaining, previous = re.sub(r"\bthrows\([\w.<>]+\)", "", declaration), None
    while previous != remaining:
        previous, remaining = remaining, re.sub(r"\([^()]*\)", "", remaining)
    return re.search(r"\bthrows\b", remaining) is not None


def undocumented_headers():
    """Yields a message for each declaration without a comment in the headers of the C and Objective-C targets."""
    for path in sorted(glob.glob("Sources/*/*/include/**/*.h", root_dir=ROOT, recursive=True)):
        yield from undocumented_declarations(path, read(path))


def undocumented_declarations(path, text):
    """Yields a message for each declaration without a comment in a header."""
    lines = text.splitlines()
    for index, line in enumerate(lines):
        if line.startswith(" ") or not _HEADER_DECLARATION.match(line):
            continue
        end = next((at for at in range(index, len(lines)) if lines[at].rstrip().endswith((";", "{")) or lines[at] == ""), index)
        if _EXEMPT.search(" ".join(part.strip() for part in lines[index:end + 1])):
            continue
        if not lines[index - 1].startswith("///"):
            yield f"{path}:{index + 1}: {line.strip()} has no comment"


def main(directory):
    """Prints a message for each declaration in the sources that its author should document."""
    # The compiler synthesizes the declarations without a location. The standard library for Apple platforms has no comments
    # here; with Linux's, the declarations that it requires have its comments.
    inherited = re.compile(r"\.(?:==\(_:_:\)|hash\(into:\)|Element|makeAsyncIterator\(\)|startIndex|endIndex|subscript\(_:\)"
                           r"|init\(dictionaryLiteral:\)) has")
    messages = sorted({text for text in undocumented_symbols(directory)
                       if not text.startswith("unknown location") and not inherited.search(text)})
    for message in messages:
        print(message)
    return 1 if messages else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
