#!/usr/bin/env python3
"""Writes the initial corpus of ReaderFuzzer: small valid inputs for each parser.

usage: seeds.py DIRECTORY
"""

import io
import json
import pathlib
import struct
import sys
import zipfile
import zlib

directory = pathlib.Path(sys.argv[1])


def seed(name, reader, data):
    data = data.encode() if isinstance(data, str) else data
    (directory / name).write_bytes(bytes([reader]) + data)


def exif(order):
    def field(tag, kind, count, value):
        return struct.pack(order + "HHII", tag, kind, count, value)
    date, zone = b"2015:05:12 15:50:38\0", b"+09:00\0"
    fields = struct.pack(order + "H", 2) + field(274, 3, 1, 6 << (16 if order == ">" else 0)) + field(34665, 4, 1, 38)
    details = struct.pack(order + "H", 2) + field(36867, 2, len(date), 68) + field(36881, 2, len(zone), 88)
    head = (b"MM\0*" if order == ">" else b"II*\0") + struct.pack(order + "I", 8)
    return head + fields + b"\0" * 4 + details + b"\0" * 4 + date + zone


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def package(**parts):
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        for name, text in parts.items():
            archive.writestr(name.replace("__", "/") + ".xml", text)
    return data.getvalue()


png = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 2, 2, 8, 2, 0, 0, 0))
png += chunk(b"eXIf", exif(">")) + chunk(b"IDAT", zlib.compress(b"\0\1\2\3\4\5\6" * 2)) + chunk(b"IEND", b"")
segment = b"Exif\0\0" + exif("<")
jpeg = b"\xff\xd8\xff\xe1" + struct.pack(">H", len(segment) + 2) + segment
jpeg += b"\xff\xc0\0\x0b\x08\0\x02\0\x02\1\1\x11\0\xff\xda\0\x08\1\1\0\0\x3f\0\xff\xd9"
gif = b"GIF89a\2\0\2\0\x80\0\0" + b"\0\0\0\xff\xff\xff" + b"\x2c\0\0\0\0\2\0\2\0\0\2\2\x8c\x53\0;"
bmp = b"BM" + struct.pack("<IHHI", 70, 0, 0, 54) + struct.pack("<IiiHHIIiiII", 40, 2, -2, 1, 24, 0, 16, 1, 1, 0, 0)
webp = b"WEBPVP8X\x0a\0\0\0\x08\0\0\0\1\0\0\1\0\0EXIF" + struct.pack("<I", len(exif("<"))) + exif("<")
for name, image in {
    "png": png, "jpeg": jpeg, "gif": gif, "bmp": bmp + b"\1\2\3\4\5\6\0\0" * 2,
    "webp": b"RIFF" + struct.pack("<I", len(webp)) + webp, "tiff": exif("<"), "ppm": b"P6 # x\n2 2\n255\n" + b"abc" * 4,
}.items():
    seed(name, 0, image)
seed("exif-big", 2, exif(">"))
seed("exif-little", 2, exif("<"))
sound = b"WAVEfmt " + struct.pack("<IHHIIHH", 16, 1, 2, 8000, 32000, 4, 16) + b"data" + struct.pack("<I", 4) + b"abcd"
seed("wave", 3, b"RIFF" + struct.pack("<I", len(sound)) + sound)
seed("pdf", 3, "%PDF-1.4 /Type /Page /MediaBox [0 0 612 792] /Type /Pages")
paragraph = "<w:p><w:pPr><w:pStyle w:val=\"Heading1\"/></w:pPr><w:r><w:b/><w:t>a</w:t><w:tab/><w:br/></w:r></w:p>"
seed("docx", 4, package(word__document=paragraph))
seed("odt", 4, package(content="<text:h text:outline-level=\"2\">a</text:h><text:list><text:p>b</text:p></text:list>"))
seed("xlsx", 4, package(
    xl__workbook="<sheet name=\"a\"/>", xl__sharedStrings="<si><t>x</t></si>",
    xl__worksheets__sheet1="<row><c r=\"B1\" t=\"s\"><v>0</v></c><c><v>1</v></c></row>"))
seed("ods", 4, package(content=(
    "<table:table table:name=\"a\"><table:table-row><table:table-cell table:number-columns-repeated=\"3\">"
    "<text:p>x</text:p></table:table-cell></table:table-row></table:table>")))
seed("rtf", 5, r"{\rtf1\ansi{\fonttbl x}\b bold\b0\par \u8364? \'e4 \pard\li720 item\par}")
seed("text", 5, "one\ntwo\r\nthree")
seed("html", 6, "<h1>a</h1><ul><li>b<ol><li>c</ol></ul><blockquote><pre>d</pre></blockquote><a href='x'>e</a>&#x41;&amp;")
seed("markdown", 6, "# a\n\n1. b\n   - c\n\n> `d` **e** *f*\n\n```\ng\n```\n---\n![h](i)")
seed("csv", 7, "a,\"b \"\"c\"\"\"\n1;2\t3\r\n")
seed("vtt", 8, "WEBVTT\n\n1\n00:00:01.500 --> 00:01:02,250 align:start\nsome words\n\n01:02 --> 2:3:4\nmore")
seed("configuration", 9, json.dumps({
    "limits": {"block_size": 16, "quota": 9007199254740992, "call_window": 1e10}, "seed": 7, "public": False,
    "clock": "2026-01-31T12:00:00Z", "tls": {"port": 0, "names": ["a"]}, "call_log": 5,
    "apps": [{"key": "k", "secret": "s", "access": "team", "scopes": ["files.metadata.read"]}],
    "accounts": [{"name": "ada", "kind": "pro", "quota": 5}], "teams": [{"name": "t", "members": [{"account": "ada"}]}],
    "tokens": [{"token": "x", "account": "ada", "expires_in": 3600, "any_client": True, "kind": "refresh"}],
    "faults": [{"effect": "rate_limit", "retry_after": 3}]}))
for number, fault in enumerate([
    {"effect": "rate_limit", "retry_after": 3, "format": "html", "retry_after_format": "date", "route": "files/*", "times": 2},
    {"effect": "truncate", "after_bytes": 1125899906842624}, {"effect": "corrupt", "at_byte": 0, "probability": 0.5},
    {"effect": "stall", "after_bytes": 10, "seconds": 1e10}, {"effect": "slow_response", "bytes_per_second": 1099511627776},
    {"effect": "latency", "seconds": 0.5, "jitter_seconds": 3}, {"effect": "clock_jump", "seconds": -1e10},
]):
    seed(f"fault-{number}", 11, json.dumps(fault))
seed("headers", 12, "Host: a\nContent-Length: 5\nTransfer-Encoding: chunked\nDropbox-API-Arg: {\"path\":\"/\xe4\"}\nHost: b")
seed("form", 13, "a=1&b=%C3%A4+%zz&b&=&a%3D=%FF")
for number, date in enumerate(["3", "2.5", "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT"]):
    seed(f"date-{number}", 14, date + "\nSun Nov  6 08:49:07 1994")
for number, text in enumerate(["0-499", "-500", "9223372036854775807-9223372036854775807", "5-", "0-0,2-3"]):
    seed(f"range-{number}", 15, text)
