"""Shared functions of the check scripts: finding Swift files, removing comments and string literals, running commands."""
import glob
import os
import re
import subprocess

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

# The tokens at which scanning changes its mode. The characters before a slash distinguish regex literals from division.
_TOKEN = re.compile(
    r"""(?P<line>//[^\n]*)|(?P<block>/\*)|(?P<multi>\#*\"\"\")|(?P<string>\#*\")|(?P<paren>[()])"""
    r"""|(?P<regex>(?:(?<=[(,=:\[{])[ ]*|(?<=return)[ ]+|(?<=case)[ ]+)(?P<hashes>\#*)/(?![ */])[^\n]*?(?<!\\)/(?P=hashes))"""
)


def source_directory(target):
    """Returns the path of the sources of a target, relative to the package root."""
    return os.path.relpath(glob.glob(os.path.join(ROOT, "Sources", "*", target))[0], ROOT)


def swift_files(*directories):
    """Returns the sorted paths, relative to the package root, of the Swift files in the directories (or files)."""
    paths = []
    for directory in directories:
        top = os.path.join(ROOT, directory)
        if os.path.isfile(top):
            paths.append(directory)
        for parent, subdirectories, names in os.walk(top):
            subdirectories[:] = sorted(name for name in subdirectories if name != ".build")
            paths += [os.path.relpath(os.path.join(parent, name), ROOT) for name in sorted(names) if name.endswith(".swift")]
    return paths


def is_generated(path):
    return "/Generated/" in path


def read(path):
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        return file.read()


def line_number(text, offset):
    return text.count("\n", 0, offset) + 1


def without_comments_and_strings(text):
    """Returns the text with comments, regex literals, and the contents of string literals replaced by spaces.

    Offsets and line numbers are unchanged. Interpolated expressions are code and are preserved.
    """
    blanks = []
    _scan_code(text, 0, blanks, inside_interpolation=False)
    parts, done = [], 0
    for start, end in blanks:
        parts += [text[done:start], re.sub(r"[^\n]", " ", text[start:end])]
        done = end
    return "".join(parts) + text[done:]


def _scan_code(text, at, blanks, inside_interpolation):
    """Scans code from `at` to the end of the text or of the interpolation, and returns the offset after it."""
    depth = 1
    while token := _TOKEN.search(text, at):
        at = token.end()
        kind = token.lastgroup if token.lastgroup != "hashes" else "regex"
        if kind == "line" or kind == "regex":
            blanks.append(token.span())
        elif kind == "block":
            at = _end_of_block_comment(text, at)
            blanks.append((token.start(), at))
        elif kind == "multi":
            at = _scan_string(text, at, blanks, '"""', token.group().count("#"))
        elif kind == "string":
            at = _scan_string(text, at, blanks, '"', token.group().count("#"))
        elif inside_interpolation:
            depth += 1 if token.group() == "(" else -1
            if depth == 0:
                return at
    return len(text)


def _scan_string(text, at, blanks, quote, hashes):
    """Scans a string literal whose opening quote ends at `at`, and returns the offset after its closing quote."""
    end = re.compile(re.escape(quote + "#" * hashes) + "|" + re.escape("\\" + "#" * hashes) + ("" if quote == '"""' else r"|\n"))
    start = at
    while token := end.search(text, at):
        at = token.end()
        if token.group().startswith("\\"):
            if text[at : at + 1] == "(":
                blanks.append((start, token.start()))
                at = start = _scan_code(text, at + 1, blanks, inside_interpolation=True)
            else:
                at += 1
        else:
            blanks.append((start, token.start()))
            return at
    blanks.append((start, len(text)))
    return len(text)


def _end_of_block_comment(text, at):
    depth = 1
    for token in re.finditer(r"/\*|\*/", text[at:]):
        depth += 1 if token.group() == "/*" else -1
        if depth == 0:
            return at + token.end()
    return len(text)


def run(*command):
    """Runs a command in the package root and returns its output. Exits with the error output if the command fails."""
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if result.returncode != 0:
        raise SystemExit(f"{' '.join(command)} failed:\n{result.stderr.strip() or result.stdout.strip()}")
    return result.stdout


def benchmark(product):
    """Builds a program of the package Benchmarks in the release configuration, and returns its path."""
    # Delete cached build manifests: they don't notice renamed files in the parent package.
    for manifest in glob.glob(os.path.join(ROOT, ".build", "benchmarks", "*.yaml")):
        os.remove(manifest)
    build = ("swift", "build", "-c", "release", "--package-path", "Benchmarks", "--scratch-path", ".build/benchmarks")
    run(*build, "--product", product)
    return os.path.join(ROOT, run(*build, "--show-bin-path").strip(), product)
