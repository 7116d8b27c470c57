#!/usr/bin/env python3
"""Writes the initial corpus of ClientFuzzer: small valid inputs for each parser.

usage: seeds.py DIRECTORY
"""

import base64
import json
import pathlib
import re
import struct
import sys

directory = pathlib.Path(sys.argv[1])
source = pathlib.Path(__file__).with_name("ClientFuzzer.swift").read_text()
READERS = re.findall(r'\("(\w+)", \w+\.\w+\)', source)


def seed(reader, *inputs):
    for number, data in enumerate(inputs):
        if not isinstance(data, (bytes, str)):
            data = json.dumps(data)
        data = data.encode() if isinstance(data, str) else data
        (directory / f"{reader}-{number}").write_bytes(bytes([READERS.index(reader)]) + data)


def response(status, body="", **headers):
    body = body if isinstance(body, str) else json.dumps(body)
    fields = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in headers.items())
    return f"HTTP/1.1 {status} x\r\n{fields}\r\n{body}"


def der(tag, *parts):
    content = b"".join(parts)
    length = bytes([len(content)]) if len(content) < 128 else b"\x82" + struct.pack(">H", len(content))
    return bytes([tag]) + length + content


def error(tag, **fields):
    return {"error": {".tag": tag, **fields}, "error_summary": f"{tag}/..", "user_message": {"text": "no", "locale": "en"}}


TIME, HASH, ID = "2024-02-29T23:59:59Z", "ab" * 32, "0F8FAD5B-D9CB-469F-A165-70867728950E"
FILE = {
    ".tag": "file", "name": "a", "id": "id:a", "client_modified": TIME, "server_modified": TIME, "rev": "0123456789a",
    "size": 2**64 - 1, "path_lower": "/a", "path_display": "/A", "content_hash": HASH, "is_downloadable": True,
}
FOLDER = {".tag": "folder", "name": "b", "id": "id:b", "path_lower": "/b", "path_display": "/b"}
PAGE = {"entries": [FILE, {**FILE, "path_lower": "/c/a"}, FOLDER], "cursor": "c", "has_more": True}
TOKEN = {
    "access_token": "t", "expires_in": 14400, "refresh_token": "r", "account_id": "dbid:a", "token_type": "bearer",
    "uid": "1",
}
name = der(0x30, der(0x31, der(0x30, der(6, b"\x55\x04\x03"), der(12, b"a"))))
signed = der(
    0x30, der(0xA0, der(2, b"\2")), der(2, b"\1"), der(0x30, der(6, b"\x2a")), name, der(0x30, der(23, b"240229235959Z")),
    name, der(0x30, der(0x30, der(6, b"\x2a")), der(3, b"\0" * 200)))
certificate = der(0x30, signed, der(0x30), der(3, b"\0"))

seed(
    "head", response(200, "body", Content_Length="4", Retry_After="3", Date="Sun, 06 Nov 1994 08:49:37 GMT"),
    "HTTP/1.1 100 Continue\r\n\r\nHTTP/2 204\nA: b\n c\n\td\n\n", response(503, Transfer_Encoding="chunked", Retry_After="1e9"))
seed("certificate", certificate, "-----BEGIN CERTIFICATE-----\n%s\n-----END CERTIFICATE-----" % base64.b64encode(certificate).decode())
seed(
    "error", response(409, error("path", path={".tag": "not_found"})), response(409, error("reset")), response(400, "text"),
    response(429, error("too_many_requests", retry_after=2**63), Retry_After="99999999999999999999"),
    response(401, error("missing_scope", required_scope="a")), response(503, "<html>", Retry_After="0.5"),
    response(409, error("incorrect_offset", correct_offset=2**64 - 1)),
    response(422, error("invalid_root", invalid_root={".tag": "user", "root_namespace_id": "1", "home_namespace_id": "1"})))
seed(
    "content", response(200, "body", Dropbox_API_Result=json.dumps({**FILE, "size": 4})),
    response(206, "ody", Content_Range="bytes 1-3/4", Dropbox_API_Result=json.dumps(FILE)),
    response(200, Original_Content_Length="9223372036854775807", Content_Encoding="gzip",
             Dropbox_API_Result=json.dumps({"export_metadata": {"name": "a", "size": 5, "export_hash": HASH}})))
seed(
    "call", response(200, PAGE), response(200, FILE), response(200, {"changes": True, "backoff": 2**64 - 1}),
    response(200, "body", Dropbox_API_Result=json.dumps({**FILE, "size": 4, "content_hash": None})),
    response(200, "", Dropbox_API_Result=json.dumps({**FILE, "size": 0})))
seed(
    "webhook", {"list_folder": {"accounts": ["dbid:a"], "teams": {"dbtid:a": ["dbmid:a"]}}, "delta": {"users": [1, "2"]}},
    "/webhook?challenge=abc")
seed(
    "redirect", "http://127.0.0.1:53682/?state=the%20state&code=c", "db-key://2/token#access_token=t&uid=1&state=the+state",
    "db-key://1/connect?oauth_token=oauth2code:&oauth_token_secret=s&state=the%20state", "db-key://1/cancel",
    "http://127.0.0.1:53682/?state=the%20state&error=access_denied")
seed(
    "request", "GET /?state=the%20state&code=c HTTP/1.1\r\nHost: a\r\n\r\n", "GET /favicon.ico HTTP/1.1",
    "GET /?state=the%20state&error=x&error_description=%3Cscript%3E HTTP/1.1")
seed("token", b"\0" + json.dumps(TOKEN).encode(), b"\1" + json.dumps({"error": "invalid_grant: a"}).encode())
token = {"accessToken": "t", "uid": "1", "refreshToken": "r", "tokenExpirationTimestamp": 1e300}
seed("store", token, {"version": 1, "tokens": {"1": token}}, "plaintoken")
revision = {"version": 1, "revision": {"rev": "0123456789a", "size": 8 << 20, "contentHash": HASH}}
seed("download", json.dumps(revision).encode() + b"\n" + struct.pack(">Q", 1) + b"h" * 32 + struct.pack(">Q", 2**63) + b"h" * 32)
runs = [{"first": 0, "count": 1, "checksum": 7}, {"first": 2, "count": 1, "checksum": 2**63}]
checkpoint = {"session": "s", "isConcurrent": False, "chunkSize": 4 << 20, "arrived": runs, "isFinishing": False}
seed("upload", {"size": 20 << 20, "record": checkpoint, "ends": [4 << 20, 2**63 - 1, 9 << 20, -1]},
     {"size": 20 << 20, "record": {**checkpoint, "arrived": []}, "ends": [1, 8 << 20, 20 << 20]},
     {"size": 20 << 20, "record": {**checkpoint, "hash": HASH, "isFinishing": True}, "ends": [1]})
fingerprint = {"size": 12 << 20, "seconds": 1, "nanoseconds": 2, "number": 3}
lines = [{"version": 3, "batch": {"maximumRequestSize": 8 << 20, "maximumRequests": 4, "fileCount": 2}},
         {"file": 0, "description": {"url": "file:///a", "commit": json.dumps({"path": "/a"}), "fingerprint": fingerprint}},
         {"file": 1, "description": {"url": "file:///b", "commit": "{}"}}, {"file": 0, "checkpoint": checkpoint},
         {"committing": [0, 1]}, {"file": 1, "uploaded": json.dumps(FILE)}, {"ended": [1]}]
seed("batch", "\n".join(map(json.dumps, lines)), "\n".join(map(json.dumps, lines[:4])), "\n".join(map(json.dumps, lines[:3])))
upload = {"version": 1, "id": ID, "begun": 1e300, "route": "files/upload", "source": "/a",
          "argument": json.dumps({"path": "/a/b.txt", "autorename": True, "mode": {".tag": "update"}, "offset": 2**63 - 1})}
append = {**upload, "route": "files/upload_session/append_v2", "argument": json.dumps({"cursor": {"offset": 5}, "close": True})}
download = {**upload, "source": None, "destination": "/a/b", "route": "files/download", "pathRoot": '{".tag": "home"}', "batch": ID}


def persisted_response(status, body, *headers):
    body = base64.b64encode(json.dumps(body).encode()).decode()
    return json.dumps({"status": status, "headers": headers, "body": body, "attempts": 1})


seed(
    "transfer", json.dumps(upload) + "\n" + persisted_response(200, {**FILE, "name": "b (1).txt"}),
    json.dumps(append) + "\n" + persisted_response(409, error("incorrect_offset", correct_offset=12)),
    json.dumps(download) + "\n" + persisted_response(
        200, None, "ETag", "e", "Original-Content-Length", "9", "Dropbox-API-Result", json.dumps({**FILE, "size": 7})))
seed("listing", PAGE, {"changes": False, "backoff": 60})
seed("names", "report (1).txt\nreport.txt\n../a\n.DS_Store\nA\u0301\u00c9\nreport (conflicted copy).txt", "/A/b.txt\n/")
content = {"file": "f", "hash": HASH, "size": 1, "modified": 1e300}
change = {"kind": "content", "path": "/a", "id": "id:a", "base": {"rev": "1", "hash": HASH}, "content": content}
journal = [{"at": 1, "floor": 1}, {"at": 2, "number": 2, "change": change}, {"at": 2**63 - 1, "number": 2, "outcome": "sent"}]
seed(
    "journal", "\n".join(map(json.dumps, journal)), {"hash": HASH, "file": "a", "log": "b"},
    [{"userID": "1", "isGoing": True}], "/A/b\u0301/c.txt")
seed("quarantine", {"path": "/a", "reason": "damaged", "date": "99999-12-31T23:59:59Z", "hash": HASH, "name": "../a"})
seed(
    "row", "node|2|id:a|1|1|a|a|1|a|a|1|||0|0|1|1|1\nnode|3|id:b|0|2|b|b|2|b|b|1|r|h|5|1e300|2|0|1\nqueue|1|3|1|1|r|h|2|c|1|0|0|0"
    "\nqueue|2|3|2|||| | |1|9223372036854775807\ncontent|1|3|f|r|h|9223372036854775807|1|1|1\ncontent|2|3|g||h|9223372036854775807|1|0|2",
    "setting|sequence|9223372036854775807\nsetting|epoch|9223372036854775807\nsetting|movedFolders|1,2\nsetting|root|root 1"
    "\nstaged|1|1|id:a|/A|/a|r|h|5|1\nstaged|2|9||/b|/b", "node|2||1|3|a|a\nnode|3||1|2|b|b\nqueue|9223372036854775807|2|0|||||1||1")
seed(
    "words", "put\n--token\nt\n--chunk\n1.5M\na\n/b\n--exclude\n*.tmp\n--max-size\n1e300G\n--delete\n--force-delete", "get\n/a\n--\n-b",
    "emulator\n--port\n65536\n--seed\n18446744073709551615\n--tls-port=0", "fs\nls\n--wait\n/", "login\n--app-key\nk\n--port=0",
    "--size\n9223372036854775807\n--number=-5\n--server\nhttp://a")
seed("pattern", "a*[!b-c]?\\*d\nabc*d\n[a-\n]", "[]-z]*\n]\nz")
seed("text", "a\u202e\u4e00\u0301\ufe0f" + "\0" * 32, struct.pack(">qqqd", 1 << 62, 5, 1 << 63 - 1, 1e300), b"\x7f" + b"\xff" * 40)
seed("accounts", [{"uid": "1", "name": "a", "email": "a@b", "appKey": "k", "server": "http://127.0.0.1:8080"}])
device = "abcdefghijklmnop"
list_id, item = f"{device}:1", f"{device}:1:1:0"
deltas = [
    {"datastore": 1, "device": device, "number": 3},
    {"sequence": 1, "changes": [
        ["I", "t", "r", {"f": [{"I": "1"}, "sum", {device: [1, {"I": "1"}]}], "n": [{"N": "nan"}], "d": [{"T": "0"}, "max"]}],
        ["U", "t", "r", "l", ["LC"]], ["U", "t", "r", "m", ["P", [["a", True, 1.5, {"B": "AAE="}]]]]]},
    {"sequence": 2, "past": {"ponmlkjihgfedcba": 4}, "changes": [
        ["U", "t", "r", "m", ["LI", list_id, f"{device}:1:2:0", ["b"]]], ["U", "t", "r", "m", ["LD", list_id, f"{device}:1:2:1"]],
        ["U", "t", "r", "m", ["LM", list_id, f"{device}:1:2:0", None]], ["U", "t", "r", "m", ["LP", list_id, f"{device}:1:2:2", [1, "min"]]],
        ["U", "t", "r", "m", ["LR", list_id, [f"{device}:1:2:2", f"{device}:1:2:0"]]], ["U", "t", "r", "f", ["D", "local"]],
        ["D", "t", "r"]]}]
place = {"id": item, "s": 0}
state = {
    "s": [[3, device, 1]], "l": [0],
    "f": {"a": [{"s": 0, "v": "x", "r": "sum", "i": {device: [1, 2.5]}, "l": [f"{device}:1"]}], "b": [{"s": 0}],
          "c": [{"s": 0, "a": {"i": [{"id": item, "p": [{"s": 0, "p": ["x"]}]}, {"id": f"{device}:1:1:1"}],
                               "p": [place, {**place, "id": f"{device}:1:1:2", "i": item, "b": f"{device}:1:1:2", "left": True},
                                     {**place, "id": f"{device}:1:1:3", "i": item, "b": f"{device}:1:1:1", "rebuilt": True}]}}]}}
snapshot = [{"datastore": 1, "number": 3, "count": 1, "snapshot": {device: 1}}, ["t", "r", state]]
seed("datastore", "\n".join(map(json.dumps, deltas)) + "\n", "\n".join(map(json.dumps, deltas[:2])) + "\n",
     "\n".join(map(json.dumps, snapshot)) + "\n")
seed("values", json.dumps({"a": [True, "b", {"I": "1"}, {"T": "2"}, {"B": "AAE="}, {"N": "-inf"}]}) + "\n.a-b\n:info",
     f"{device}-1-2-{HASH}.delta", f"1-{HASH}.snapshot")
