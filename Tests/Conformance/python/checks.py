"""A list of checks, run in the order in which they are written, each told in one line."""
import inspect
import json
import os
import traceback

_checks = []


def check(function):
    """Marks a function as a check. Its name, read as a sentence, is what it claims."""
    _checks.append(function)
    return function


class Site:
    """The emulator as the configuration of the run describes it: SITE is the path of a JSON file."""

    def __init__(self):
        with open(os.environ["SITE"], encoding="utf-8") as file:
            self.facts = json.load(file)

    def __getattr__(self, name):
        return self.facts[name]


def run(chosen=()):
    """Runs the checks whose names contain one of the words chosen; nothing chosen means all. Answers the exit status."""
    site = Site()
    failures = 0
    for function in _checks:
        name = function.__name__.replace("_", " ")
        if chosen and not any(word in name for word in chosen):
            continue
        try:
            function(*([site] if inspect.signature(function).parameters else []))
            print(f"  ok      {name}", flush=True)
        except Exception:  # a check that fails must not keep the others from running
            failures += 1
            place = "\n".join("          " + line for line in traceback.format_exc().strip().splitlines()[-6:])
            print(f"  WRONG   {name}\n{place}", flush=True)
    print(f"{len(_checks)} checks, {failures} wrong")
    return 1 if failures else 0


def refused(error_type, call, *arguments, **options):
    """The error that a call must end with."""
    try:
        result = call(*arguments, **options)
    except error_type as error:
        return getattr(error, "error", error)
    raise AssertionError(f"answered {result!r} instead of an error")


def wait(poll, is_done=lambda status: not status.is_in_progress(), limit=200):
    """The status of a job when it is over."""
    for _ in range(limit):
        status = poll()
        if is_done(status):
            return status
    raise AssertionError(f"the job is not over after {limit} polls: {status!r}")
