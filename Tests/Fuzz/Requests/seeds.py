#!/usr/bin/env python3
"""Writes the initial corpus of RequestFuzzer: requests.

usage: seeds.py DIRECTORY
"""

import json
import pathlib
import sys

directory = pathlib.Path(sys.argv[1])
TOKEN, LENGTH, JSON, HOST = 1, 2, 4, 8
number = 0


def seed(added_fields, line, *fields, body=""):
    global number
    number += 1
    head = "".join(field + "\r\n" for field in (f"{line} HTTP/1.1", *fields))
    (directory / f"request-{number}").write_bytes(bytes([added_fields]) + (head + "\r\n" + body).encode())


def rpc(route, argument):
    seed(TOKEN | LENGTH | JSON | HOST, f"POST /2/{route}", body=json.dumps(argument, ensure_ascii=False))


def content(route, argument, *fields, body=""):
    seed(TOKEN | LENGTH | HOST, f"POST /2/{route}", f"Dropbox-API-Arg: {json.dumps(argument)}",
         "Content-Type: application/octet-stream", *fields, body=body)


def cursor(*parts):
    return "«" + "\0".join(parts) + "»"


rpc("files/list_folder", {"path": "", "limit": 1, "recursive": True})
rpc("files/list_folder/continue", {"cursor": "AA" + cursor("4", "sr", "1", "2", "0", "0", "1", "0", "", "", "/a")})
rpc("files/list_folder/longpoll", {"cursor": "AA" + cursor("4", "c", "1", "2", "9", "0", "0", "0", "", "")})
rpc("files/list_folder/continue", {"cursor": "AL" + cursor("https://a/scl/fi/b", "", "AA")})
rpc("files/search_v2", {"query": "a*", "options": {"max_results": 1, "file_extensions": ["txt"]}})
rpc("files/search/continue_v2", {"cursor": "AB" + cursor("search", "1", "1", '{"query":"a"}')})
rpc("sharing/list_folders/continue", {"cursor": "AB" + cursor("list_folders", "1", "1", '{"limit":1}')})
rpc("sharing/list_file_members/continue", {"cursor": "AB" + cursor("file_members", "1", "1", "5|all|id:a")})
rpc("file_properties/properties/search/continue", {"cursor": "AB" + cursor("properties", "1", "0", '{"queries":[]}')})
rpc("file_requests/list/continue", {"cursor": "AB" + cursor("file_requests", "1", "1", "1")})
rpc("paper/docs/list/continue", {"cursor": "paper:m:d:1:1"})
rpc("files/upload_session/finish_batch_v2", {"entries": [{"cursor": {"session_id": "s", "offset": 2**64 - 1}, "commit": {"path": "/z"}}]})
rpc("files/get_metadata", {"path": "ns:9223372036854775807/a", "include_media_info": True})
rpc("files/get_metadata", {"path": "rev:0123456789", "include_property_groups": {".tag": "filter_some", "filter_some": ["ptid:a"]}})
rpc("files/move_batch_v2", {"entries": [{"from_path": "/a", "to_path": "/folder/a"}], "autorename": True})
rpc("sharing/create_shared_link_with_settings", {"path": "/a", "settings": {"expires": "2024-02-29T23:59:59Z"}})
rpc("file_requests/create", {"title": "t", "destination": "/folder", "deadline": {"deadline": "9999-12-31T23:59:59Z"}})
content("files/upload", {"path": "/new", "mode": {".tag": "update", "update": "0123456789"}}, body="content")
content("files/upload_session/start", {"close": False, "session_type": {".tag": "concurrent"}}, body="content")
content("files/upload_session/append_v2", {"cursor": {"session_id": "s", "offset": 7}, "close": True}, body="content")
content("files/download", {"path": "/a"}, "Range: bytes=0-9223372036854775807")
content("files/get_thumbnail_v2", {"resource": {".tag": "path", "path": "/a"}, "size": "w64h64"})
seed(TOKEN | HOST, "GET /2/files/download?arg=%7B%22path%22%3A%22/a%22%7D")
seed(LENGTH | HOST, "POST /2/files/list_folder?authorization=Bearer%20x&reject_cors_preflight=true",
     "Content-Type: text/plain; charset=dropbox-cors-hack", body="null")
seed(TOKEN | JSON, "POST /2/users/get_current_account", "Host: a", "Transfer-Encoding: chunked", body="4;a=b\r\nnull\r\n0\r\nT: r\r\n\r\n")
seed(HOST, "POST /2/check/app", "Authorization: Basic «key:secret»", "Content-Type: application/json", "Transfer-Encoding: chunked",
     body="FFFFFFFFFFFFFFFFF\r\n{}")
seed(0, "OPTIONS /2/files/upload", "Host: a", "Origin: http://b", "Access-Control-Request-Headers: authorization")
form = "Content-Type: application/x-www-form-urlencoded"
seed(LENGTH | HOST, "POST /oauth2/token", form, body="grant_type=authorization_code&code=c&client_id=k&redirect_uri=a")
seed(LENGTH | HOST, "POST /oauth2/token", form, "Authorization: Basic «key:secret»", body="grant_type=refresh_token&refresh_token=r&scope=a+b")
seed(HOST, "GET /oauth2/authorize?client_id=k&response_type=code&code_challenge=a&code_challenge_method=S256&state=s&locale=de")
seed(LENGTH | HOST, "POST /oauth2/authorize?client_id=k", form, "Origin: http://localhost", body="account=1&allow=1")
for page in ("/", "/scl/fi/a/b?rlkey=c&dl=1", "/s/a/b?raw=1", "/request/a", "/cd/0/get/a", "/apitul/1/a", "/account_photo/get/1"):
    seed(HOST, f"GET {page}", "Range: bytes=-5", "If-None-Match: a")
seed(LENGTH | HOST, "POST /request/a", "Content-Type: multipart/form-data; boundary=\"b\"",
     body="--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a%22.txt\"\r\n\r\ncontent\r\n--b\r\n"
          "Content-Disposition: form-data; name=\"n\"\r\n\r\n\r\n--b--\r\n")
for name, argument in {
    "faults/add": {"effect": "rate_limit", "retry_after": 3}, "clock/advance": {"seconds": 1e10}, "calls/list": {"after": 5},
    "files/put": {"account": "ada", "path": "/x", "base64": "YQ=="}, "files/list": {"account": "ada", "recursive": True},
    "accounts/add": {"name": "bob", "kind": "pro", "quota": 9007199254740992}, "tokens/add": {"account": "ada", "expires_in": 1e10},
}.items():
    seed(LENGTH | JSON | HOST, f"POST /emulator/{name}", body=json.dumps(argument))
