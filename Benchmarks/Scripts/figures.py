"""Reports the results of the scripts in this directory, in the text and JSON formats of BenchmarkSupport's Report."""
import json
import os
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
RESULTS = sys.argv[sys.argv.index("--results") + 1] if "--results" in sys.argv else None


def rounded(value):
    """Returns the value as text with about three significant digits."""
    magnitude = abs(value)
    return f"{value:.{0 if magnitude >= 100 else 1 if magnitude >= 10 else 2 if magnitude >= 1 else 3}f}"


def is_met(figure):
    target = figure.get("target", {})
    return figure["value"] <= target.get("atMost", float("inf")) and figure["value"] >= target.get("atLeast", float("-inf"))


def formatted_line(figure):
    verdict = ""
    if "atMost" in figure.get("target", {}):
        verdict = f"{'ok  ' if is_met(figure) else 'OVER'} at most {rounded(figure['target']['atMost'])}"
    elif "atLeast" in figure.get("target", {}):
        verdict = f"{'ok  ' if is_met(figure) else 'LOW '} at least {rounded(figure['target']['atLeast'])}"
    note = f" ({figure['note']})" if figure.get("note") else ""
    text = f"{figure['concern']:12} {figure['name']:52} {rounded(figure['value']):>9} {figure['unit']:10} {verdict}{note}"
    return text.rstrip()


def add(concern, name, value, unit, at_most=None, at_least=None, note=None):
    figure = {"concern": concern, "name": name, "value": value, "unit": unit}
    if at_most is not None or at_least is not None:
        figure["target"] = {"atMost": at_most} if at_most is not None else {"atLeast": at_least}
    if note:
        figure["note"] = note
    print(formatted_line(figure), flush=True)
    if RESULTS:
        with open(RESULTS, "a", encoding="utf-8") as file:
            file.write(json.dumps(figure, ensure_ascii=False) + "\n")


def build(*arguments):
    """Runs `swift build` in the package root, and prints its output only if it fails."""
    result = subprocess.run(["swift", "build", *arguments], cwd=ROOT, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"swift build {' '.join(arguments)} failed:\n{result.stdout[-4000:]}{result.stderr[-4000:]}")
    return result.stdout


def program(product):
    """Builds a program of the package Benchmarks in the release configuration, and returns its path."""
    package = ["--configuration", "release", "--package-path", "Benchmarks", "--scratch-path", ".build/benchmarks"]
    build(*package, "--product", product)
    return os.path.join(ROOT, build(*package, "--show-bin-path").strip(), product)


def cost(command):
    """Runs a command and returns (CPU seconds, wall-clock seconds, peak memory in bytes), including its child processes.

    Exits if the command fails.
    """
    start = time.monotonic()
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit(f"{' '.join(command)} failed:\n{output.decode(errors='replace')[-4000:]}")
    return usage.ru_utime + usage.ru_stime, time.monotonic() - start, usage.ru_maxrss * 1024
