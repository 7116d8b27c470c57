"""Runs checks in the order of their definition and reports each in one line."""
import inspect
import json
import os
import traceback

_checks = []


def check(function):
    """Registers a function as a check. Its name, read as a sentence, states the expected behavior."""
    _checks.append(function)
    return function


class Fixture:
    """The apps, accounts, and tokens of the emulator. The environment variable FIXTURE has the path of the JSON file."""

    def __init__(self):
        with open(os.environ["FIXTURE"], encoding="utf-8") as file:
            self.values = json.load(file)

    def __getattr__(self, name):
        return self.values[name]


def run(words=()):
    """Runs the checks whose names contain one of the words, or all without words. Returns the exit status."""
    fixture = Fixture()
    failures = 0
    for function in _checks:
        name = function.__name__.replace("_", " ")
        if words and not any(word in name for word in words):
            continue
        try:
            function(*([fixture] if inspect.signature(function).parameters else []))
            print(f"  ok      {name}", flush=True)
        except Exception:  # run the other checks even if one fails
            failures += 1
            location = "\n".join("          " + line for line in traceback.format_exc().strip().splitlines()[-6:])
            print(f"  WRONG   {name}\n{location}", flush=True)
    print(f"{len(_checks)} checks, {failures} wrong")
    return 1 if failures else 0


def expect_error(error_type, call, *arguments, **options):
    """Calls a function that must raise an error of this type, and returns the error."""
    try:
        result = call(*arguments, **options)
    except error_type as error:
        return getattr(error, "error", error)
    raise AssertionError(f"returned {result!r} instead of an error")


def wait(poll, is_done=lambda status: not status.is_in_progress(), limit=200):
    """Polls a job until it finishes, and returns its status."""
    for _ in range(limit):
        status = poll()
        if is_done(status):
            return status
    raise AssertionError(f"the job is still in progress after {limit} polls: {status!r}")
