"""How the scripts beside this file hand in their figures: the same lines and the same JSON as BenchmarkSupport's Report."""
import json
import os
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
RESULTS = sys.argv[sys.argv.index("--results") + 1] if "--results" in sys.argv else None


def short(value):
    """About three digits."""
    size = abs(value)
    return f"{value:.{0 if size >= 100 else 1 if size >= 10 else 2 if size >= 1 else 3}f}"


def is_met(figure):
    target = figure.get("target", {})
    return figure["value"] <= target.get("atMost", float("inf")) and figure["value"] >= target.get("atLeast", float("-inf"))


def line(figure):
    verdict = ""
    if "atMost" in figure.get("target", {}):
        verdict = f"{'ok  ' if is_met(figure) else 'OVER'} at most {short(figure['target']['atMost'])}"
    elif "atLeast" in figure.get("target", {}):
        verdict = f"{'ok  ' if is_met(figure) else 'LOW '} at least {short(figure['target']['atLeast'])}"
    note = f" ({figure['note']})" if figure.get("note") else ""
    text = f"{figure['concern']:12} {figure['name']:52} {short(figure['value']):>9} {figure['unit']:10} {verdict}{note}"
    return text.rstrip()


def add(concern, name, value, unit, at_most=None, at_least=None, note=None):
    figure = {"concern": concern, "name": name, "value": value, "unit": unit}
    if at_most is not None or at_least is not None:
        figure["target"] = {"atMost": at_most} if at_most is not None else {"atLeast": at_least}
    if note:
        figure["note"] = note
    print(line(figure), flush=True)
    if RESULTS:
        with open(RESULTS, "a", encoding="utf-8") as file:
            file.write(json.dumps(figure, ensure_ascii=False) + "\n")


def build(*arguments):
    """Runs `swift build` at the root of the package, telling its words only when it fails."""
    result = subprocess.run(["swift", "build", *arguments], cwd=ROOT, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"swift build {' '.join(arguments)} failed:\n{result.stdout[-4000:]}{result.stderr[-4000:]}")
    return result.stdout


def cost(command):
    """(CPU seconds, seconds on the clock, peak memory in bytes) of a command and all that it starts; it must end well."""
    start = time.monotonic()
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit(f"{' '.join(command)} failed:\n{output.decode(errors='replace')[-4000:]}")
    return usage.ru_utime + usage.ru_stime, time.monotonic() - start, usage.ru_maxrss * 1024
