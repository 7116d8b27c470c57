"""Replays recorded requests of the real service against an emulator, and reports responses that differ.

usage: replay.py [--verbose] [--only REGEX] URL FILE

README.md describes the records. Requires only Python 3.8. Exit status: 0 if all responses agree, otherwise 1."""

import base64
import http.client
import json
import re
import sys
import urllib.parse

PATTERNS = {  # the patterns of values in angle brackets
    "id": r"id:[\w-]{22}", "rev": r"[0-9a-f]{9,}", "date": r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", "hash": r"[0-9a-f]{64}",
    "date_far": r"2[1-9]\d\d-.*|20[5-9]\d-.*", "cursor": r"[\w=+/:.-]+", "job": r"[\w:=-]+", "session": r"[\w:=.-]+",
    "url": r"https?://\S+", "account_id": r"dbid:[\w-]{35}", "email": r"[^@\s]+@[^@\s]+", "ns": r"\d+",
    "string": r"(?s:.+)", "text": r"(?s:.*)", "base64": r"[\w+/]+=*", "digits": r"\d+(\.\d+)?",
    "request_id": r"[0-9a-f]{32}", "etag": r'(W/)?"[0-9a-f]{9,}"', "token": r"\S+",
}
MAXIMUM_POLLS = 500


class Difference(Exception):
    pass


def substituted(value, names):
    """Returns the value with each ${name.field} replaced by the result of an earlier request."""
    def replacement(match):
        value = names
        for part in match[1].split("."):
            value = value[int(part) if isinstance(value, list) else part]
        return value
    if isinstance(value, dict):
        return {substituted(key, names): substituted(item, names) for key, item in value.items()}
    if isinstance(value, list):
        return [substituted(item, names) for item in value]
    if not isinstance(value, str):
        return value
    whole = re.fullmatch(r"\$\{([^}]+)\}", value)
    return replacement(whole) if whole else re.sub(r"\$\{([^}]+)\}", lambda match: str(replacement(match)), value)


def content(source, names):
    if "base64" in source:
        return base64.b64decode(source["base64"])
    return bytes(source["zeros"]) if "zeros" in source else substituted(source.get("text", ""), names).encode()


class Response:
    def __init__(self, response):
        self.status, self.reason = response.status, response.reason
        self.headers = {name.lower(): value for name, value in response.getheaders()}
        self.body = response.read()
        self.text = self.body.decode("utf-8", "replace")

    def json(self, location="body", text=None):
        try:
            return json.loads(self.text if text is None else text)
        except ValueError:
            raise Difference(f"{location}: not JSON: {self.text[:200]}")


class Emulator:
    def __init__(self, url):
        self.url = urllib.parse.urlsplit(url)

    def send(self, method, path, headers, body):
        connection = http.client.HTTPConnection(self.url.hostname, self.url.port, timeout=60)
        try:
            connection.request(method, path, body if body is not None else b"", headers)
            return Response(connection.getresponse())
        finally:
            connection.close()

    def admin(self, name, argument):
        body = json.dumps(argument).encode()
        response = self.send("POST", "/emulator/" + name, {"Content-Type": "application/json"}, body)
        if response.status != 200:
            raise Difference(f"state: {name} returned {response.status} {response.text[:200]}")
        return response.json()

    def call(self, request, names):
        """Sends a recorded request."""
        route, headers, body = request["route"], substituted(request.get("headers", {}), names), None
        path = ("/" if route.startswith("oauth2/") else "/2/") + route
        auth = request.get("auth", "user")
        if isinstance(auth, dict):
            headers["Authorization"] = substituted(auth["raw"], names)
        elif auth != "none":
            headers["Authorization"] = "Bearer " + substituted("${%s}" % ("token" if auth == "user" else auth), names)
        if "content" in request:
            body = content(request["content"], names)
        if "arg" in request:
            argument = substituted(request["arg"], names)
            argument_location, text = request.get("arg_in", "body"), json.dumps(argument)
            if argument_location == "header":
                headers["Dropbox-API-Arg"] = text
            elif argument_location == "query":
                path += "?" + urllib.parse.urlencode({"arg": text})
            else:
                body = (text if argument_location == "body" else urllib.parse.urlencode(argument)).encode()
        return self.send(request.get("method", "POST"), path, headers, body)

    def call_until_finished(self, request, names, polls):
        """Sends a request and returns the response. If `polls` is true, repeats it while the job is in progress."""
        for _ in range(MAXIMUM_POLLS):
            response = self.call(request, names)
            if not (polls and response.status == 200 and b'"in_progress"' in response.body):
                return response
        raise Difference(f"{request['route']} is still in progress after {MAXIMUM_POLLS} polls")

    def prepare(self, step, names):
        """Performs a step of the state before the request."""
        if "control" in step:
            result = self.admin(step["control"], substituted(step.get("arg", {}), names))
        else:
            shorthands = {
                "file": ("files/upload", {"path": step.get("file"), "mode": "overwrite", **step.get("with", {})}),
                "folder": ("files/create_folder_v2", {"path": step.get("folder")}),
                "delete": ("files/delete_v2", {"path": step.get("delete")}),
                "link": ("sharing/create_shared_link_with_settings", {"path": step.get("link")}),
                "call": (step.get("call"), step.get("arg")),
            }
            kind = next(kind for kind in shorthands if kind in step)
            route, argument = shorthands[kind]
            request = {"route": route, "arg": argument, "auth": step.get("auth", "user")}
            if kind == "file" or {"text", "zeros", "base64"} & step.keys():
                request.update(arg_in="header", headers={"Content-Type": "application/octet-stream"}, content=step)
            else:
                request["headers"] = {"Content-Type": "application/json"}
            response = self.call_until_finished(request, names, step.get("poll"))
            if response.status != 200:
                raise Difference(f"state: {route} returned {response.status} {response.text[:200]}")
            result = response.json()
            if kind == "folder":
                result = result["metadata"]
        if "as" in step:
            names[step["as"]] = result


def compare(expected, actual, location, extra, unordered):
    def differ(description=None):
        raise Difference(f"{location}: recorded {json.dumps(expected)[:300]}, received {description or json.dumps(actual)[:300]}")
    if expected == "<any>":
        return
    if expected in ("<int>", "<bool>"):
        if type(actual) is not {"<int>": int, "<bool>": bool}[expected]:
            differ()
    elif type(expected) is not type(actual):
        differ()
    elif isinstance(expected, str):
        parts = re.split(r"(<\w+>)", expected)
        patterns = dict(PATTERNS, dots=r"\.{0,3}", pattern=".+")
        pattern = "".join(
            f"(?:{patterns[part[1:-1]]})" if part[1:-1] in patterns and part[:1] == "<" else re.escape(part)
            for part in parts)
        if not re.fullmatch(pattern, actual, re.ASCII):
            differ()
    elif isinstance(expected, dict):
        for key, value in expected.items():
            if key not in actual:
                differ(f"without {key}: {json.dumps(actual)[:300]}")
            compare(value, actual[key], f"{location}.{key}", extra, unordered)
        additional = sorted(actual.keys() - expected.keys())
        if additional and not extra:
            differ(f"also {', '.join(additional)}")
    elif isinstance(expected, list):
        if len(expected) != len(actual):
            differ()
        remaining = list(actual)
        for index, value in enumerate(expected):
            if not unordered:
                compare(value, actual[index], f"{location}[{index}]", extra, unordered)
                continue
            for candidate in remaining:
                try:
                    compare(value, candidate, location, extra, unordered)
                except Difference:
                    continue
                remaining.remove(candidate)
                break
            else:
                raise Difference(f"{location}: recorded {json.dumps(value)[:300]}, which is missing in the response")
    elif expected != actual:
        differ()


def check(record, response, names):
    recorded, rules = substituted(record["response"], names), record.get("compare", {})
    if response.status != recorded["status"]:
        raise Difference(f"recorded {recorded['status']}, received {response.status} {response.text[:300]}")
    for name in rules.get("headers", []):
        if name not in response.headers:
            raise Difference(f"header {name}: recorded {recorded['headers'][name]}, but missing")
        compare(recorded["headers"][name], response.headers[name], "header " + name, True, False)
    if rules.get("reason") and response.reason != recorded["reason"]:
        raise Difference(f"reason: recorded {recorded['reason']}, received {response.reason}")
    parts = []
    if "result" in recorded:
        result = response.json("result", response.headers.get("dropbox-api-result", ""))
        parts.append((recorded["result"], result, rules.get("extra", True)))
    if "json" in recorded:
        parts.append((recorded["json"], response.json(), rules.get("extra", response.status == 200)))
    for expected, actual, extra in parts:
        compare(expected, actual, "response", extra, rules.get("unordered", False))
        for name in rules.get("absent", []):
            if isinstance(actual, dict) and name in actual:
                raise Difference(f"response: {name} was not recorded")
    if "text" in recorded:
        compare(recorded["text"], response.text, "text", True, False)


def replay(emulator, record, number):
    """Sends the recorded request in a new account, and raises Difference if the response differs."""
    account = record.get("account", {})
    name = f"contract{number}"
    added = emulator.admin("accounts/add", {"name": name, "kind": "basic", **{
        key: account[key] for key in ("kind", "quota", "country", "locale") if key in account}})
    token = emulator.admin("tokens/add", {"account": name, **account.get("token", {})})["token"]
    names = {"account": {**added, "name": name}, "token": token}
    try:
        for step in record.get("state", []):
            emulator.prepare(step, names)
        response = emulator.call_until_finished(record["request"], names, record.get("compare", {}).get("poll"))
        check(record, response, names)
    finally:
        if any("faults/" in step.get("control", "") for step in record.get("state", [])):
            emulator.admin("faults/clear", {})


def main(arguments):
    verbose, only = False, ""
    while arguments and arguments[0].startswith("--"):
        option = arguments.pop(0)
        if option == "--verbose":
            verbose = True
        elif option == "--only" and arguments:
            only = arguments.pop(0)
        else:
            sys.exit(__doc__)
    if len(arguments) != 2:
        sys.exit(__doc__)
    emulator, counts = Emulator(arguments[0]), {"agree": 0, "differ": 0, "outdated": 0}
    with open(arguments[1], encoding="utf-8") as lines:
        records = [json.loads(line) for line in lines]
    for number, record in enumerate(records):
        if not re.search(only, record["id"] + " " + record["route"]):
            continue
        if record.get("outdated"):
            counts["outdated"] += 1
            continue
        try:
            replay(emulator, record, number)
            counts["agree"] += 1
            if verbose:
                print(f"  agrees {record['id']}")
        except (Difference, OSError, http.client.HTTPException) as difference:
            counts["differ"] += 1
            print(f"  WRONG  {record['id']} ({record['year']}): {difference or type(difference).__name__}")
    print(f"{sum(counts.values())} records of the service: {counts['agree']} agree, {counts['differ']} differ, "
          f"{counts['outdated']} outdated")
    return 1 if counts["differ"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
