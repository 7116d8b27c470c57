"""Replays recorded exchanges of the real service against an emulator, and tells where the answers differ.

usage: replay.py [--verbose] [--only REGEX] ADDRESS FILE

README.md describes the records. Needs Python 3.8 and nothing else. Exit status: 0 if all agree, 1 if not."""

import base64
import http.client
import json
import re
import sys
import time
import urllib.parse

FORMS = {  # what a value in angle brackets may be
    "id": r"id:[\w-]{22}", "rev": r"[0-9a-f]{9,}", "date": r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", "hash": r"[0-9a-f]{64}",
    "date_far": r"2[1-9]\d\d-.*|20[5-9]\d-.*", "cursor": r"[\w=+/:.-]+", "job": r"[\w:=-]+", "session": r"[\w:=.-]+",
    "url": r"https?://\S+", "account_id": r"dbid:[\w-]{35}", "email": r"[^@\s]+@[^@\s]+", "ns": r"\d+",
    "string": r"(?s:.+)", "text": r"(?s:.*)", "base64": r"[\w+/]+=*", "digits": r"\d+(\.\d+)?",
    "request_id": r"[0-9a-f]{32}", "etag": r'(W/)?"[0-9a-f]{9,}"', "token": r"\S+",
}
POLLS = 500


class Difference(Exception):
    pass


def filled(value, names):
    """The value with ${name.field} replaced by what earlier calls answered."""
    def found(match):
        value = names
        for part in match[1].split("."):
            value = value[int(part) if isinstance(value, list) else part]
        return value
    if isinstance(value, dict):
        return {filled(key, names): filled(item, names) for key, item in value.items()}
    if isinstance(value, list):
        return [filled(item, names) for item in value]
    if not isinstance(value, str):
        return value
    whole = re.fullmatch(r"\$\{([^}]+)\}", value)
    return found(whole) if whole else re.sub(r"\$\{([^}]+)\}", lambda match: str(found(match)), value)


def content(source, names):
    if "base64" in source:
        return base64.b64decode(source["base64"])
    return bytes(source["zeros"]) if "zeros" in source else filled(source.get("text", ""), names).encode()


class Answer:
    def __init__(self, response):
        self.status, self.reason = response.status, response.reason
        self.headers = {name.lower(): value for name, value in response.getheaders()}
        self.body = response.read()
        self.text = self.body.decode("utf-8", "replace")

    def json(self, at="body", text=None):
        try:
            return json.loads(self.text if text is None else text)
        except ValueError:
            raise Difference(f"{at}: not JSON: {self.text[:200]}")


class Emulator:
    def __init__(self, address):
        self.address = urllib.parse.urlsplit(address)

    def send(self, method, path, headers, body):
        connection = http.client.HTTPConnection(self.address.hostname, self.address.port, timeout=60)
        try:
            connection.request(method, path, body if body is not None else b"", headers)
            return Answer(connection.getresponse())
        finally:
            connection.close()

    def control(self, name, argument):
        body = json.dumps(argument).encode()
        answer = self.send("POST", "/emulator/" + name, {"Content-Type": "application/json"}, body)
        if answer.status != 200:
            raise Difference(f"state: {name} answers {answer.status} {answer.text[:200]}")
        return answer.json()

    def call(self, request, names):
        """Sends a request as a record describes it."""
        route, headers, body = request["route"], filled(request.get("headers", {}), names), None
        path = ("/" if route.startswith("oauth2/") else "/2/") + route
        auth = request.get("auth", "user")
        if isinstance(auth, dict):
            headers["Authorization"] = filled(auth["raw"], names)
        elif auth != "none":
            headers["Authorization"] = "Bearer " + filled("${%s}" % ("token" if auth == "user" else auth), names)
        if "content" in request:
            body = content(request["content"], names)
        if "arg" in request:
            argument = filled(request["arg"], names)
            place, text = request.get("arg_in", "body"), json.dumps(argument)
            if place == "header":
                headers["Dropbox-API-Arg"] = text
            elif place == "query":
                path += "?" + urllib.parse.urlencode({"arg": text})
            else:
                body = (text if place == "body" else urllib.parse.urlencode(argument)).encode()
        return self.send(request.get("method", "POST"), path, headers, body)

    def settled(self, request, names, polls):
        """The answer, for a job the one at its end."""
        for _ in range(POLLS):
            answer = self.call(request, names)
            if not (polls and answer.status == 200 and b'"in_progress"' in answer.body):
                return answer
            time.sleep(0.01)
        raise Difference(f"{request['route']} is in progress for ever")

    def prepare(self, step, names):
        """Does a step of what comes before the call."""
        if "control" in step:
            result = self.control(step["control"], filled(step.get("arg", {}), names))
        else:
            short = {
                "file": ("files/upload", {"path": step.get("file"), "mode": "overwrite", **step.get("with", {})}),
                "folder": ("files/create_folder_v2", {"path": step.get("folder")}),
                "delete": ("files/delete_v2", {"path": step.get("delete")}),
                "link": ("sharing/create_shared_link_with_settings", {"path": step.get("link")}),
                "call": (step.get("call"), step.get("arg")),
            }
            kind = next(kind for kind in short if kind in step)
            route, argument = short[kind]
            request = {"route": route, "arg": argument, "auth": step.get("auth", "user")}
            if kind == "file" or {"text", "zeros", "base64"} & step.keys():
                request.update(arg_in="header", headers={"Content-Type": "application/octet-stream"}, content=step)
            else:
                request["headers"] = {"Content-Type": "application/json"}
            answer = self.settled(request, names, step.get("poll"))
            if answer.status != 200:
                raise Difference(f"state: {route} answers {answer.status} {answer.text[:200]}")
            result = answer.json()
            if kind == "folder":
                result = result["metadata"]
        if "as" in step:
            names[step["as"]] = result


def compare(wanted, given, place, extra, unordered):
    def differ(what=None):
        raise Difference(f"{place}: recorded {json.dumps(wanted)[:300]}, answered {what or json.dumps(given)[:300]}")
    if wanted == "<any>":
        return
    if wanted in ("<int>", "<bool>"):
        if type(given) is not {"<int>": int, "<bool>": bool}[wanted]:
            differ()
    elif type(wanted) is not type(given):
        differ()
    elif isinstance(wanted, str):
        pieces = re.split(r"(<\w+>)", wanted)
        forms = dict(FORMS, dots=r"\.{0,3}", pattern=".+")
        pattern = "".join(
            f"(?:{forms[piece[1:-1]]})" if piece[1:-1] in forms and piece[:1] == "<" else re.escape(piece)
            for piece in pieces)
        if not re.fullmatch(pattern, given, re.ASCII):
            differ()
    elif isinstance(wanted, dict):
        for key, value in wanted.items():
            if key not in given:
                differ(f"without {key}: {json.dumps(given)[:300]}")
            compare(value, given[key], f"{place}.{key}", extra, unordered)
        more = sorted(given.keys() - wanted.keys())
        if more and not extra:
            differ(f"also {', '.join(more)}")
    elif isinstance(wanted, list):
        if len(wanted) != len(given):
            differ()
        rest = list(given)
        for index, value in enumerate(wanted):
            if not unordered:
                compare(value, given[index], f"{place}[{index}]", extra, unordered)
                continue
            for candidate in rest:
                try:
                    compare(value, candidate, place, extra, unordered)
                except Difference:
                    continue
                rest.remove(candidate)
                break
            else:
                raise Difference(f"{place}: recorded {json.dumps(value)[:300]}, which is not in the answer")
    elif wanted != given:
        differ()


def check(record, answer, names):
    response, rules = filled(record["response"], names), record.get("compare", {})
    if answer.status != response["status"]:
        raise Difference(f"recorded {response['status']}, answered {answer.status} {answer.text[:300]}")
    for name in rules.get("headers", []):
        if name not in answer.headers:
            raise Difference(f"header {name}: recorded {response['headers'][name]}, and not there")
        compare(response["headers"][name], answer.headers[name], "header " + name, True, False)
    if rules.get("reason") and answer.reason != response["reason"]:
        raise Difference(f"reason: recorded {response['reason']}, answered {answer.reason}")
    parts = []
    if "result" in response:
        result = answer.json("result", answer.headers.get("dropbox-api-result", ""))
        parts.append((response["result"], result, rules.get("extra", True)))
    if "json" in response:
        parts.append((response["json"], answer.json(), rules.get("extra", answer.status == 200)))
    for wanted, given, extra in parts:
        compare(wanted, given, "answer", extra, rules.get("unordered", False))
        for name in rules.get("absent", []):
            if isinstance(given, dict) and name in given:
                raise Difference(f"answer: {name} was not recorded")
    if "text" in response:
        compare(response["text"], answer.text, "text", True, False)


def replay(emulator, record, number):
    """Makes the recorded call in a fresh account, and throws where the answer differs."""
    account = record.get("account", {})
    name = f"contract{number}"
    added = emulator.control("accounts/add", {"name": name, "kind": "basic", **{
        key: account[key] for key in ("kind", "quota", "country", "locale") if key in account}})
    token = emulator.control("tokens/add", {"account": name, **account.get("token", {})})["token"]
    names = {"account": {**added, "name": name}, "token": token}
    try:
        for step in record.get("state", []):
            emulator.prepare(step, names)
        answer = emulator.settled(record["request"], names, record.get("compare", {}).get("poll"))
        check(record, answer, names)
    finally:
        if any("faults/" in step.get("control", "") for step in record.get("state", [])):
            emulator.control("faults/clear", {})


def main(words):
    verbose, only = False, ""
    while words and words[0].startswith("--"):
        option = words.pop(0)
        if option == "--verbose":
            verbose = True
        elif option == "--only" and words:
            only = words.pop(0)
        else:
            sys.exit(__doc__)
    if len(words) != 2:
        sys.exit(__doc__)
    emulator, counts = Emulator(words[0]), {"agree": 0, "differ": 0, "outdated": 0}
    with open(words[1], encoding="utf-8") as lines:
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
