"""Reads the generated listings of a team into PostgreSQL, as the benchmark `workers` does: the loop that one would write by hand.

usage: workers-by-hand.py URL MEMBERS FILES     prints the seconds of the first sync
"""
import json
import sys
import time

import psycopg

FILES_PER_FOLDER = 50


def listing(member, files, start):
    """Returns a page of a listing as JSON, like the benchmark's server."""
    folders = -(-files // FILES_PER_FOLDER)
    end = min(start + 1000, folders + files)
    entries = []
    for number in range(start, end):
        if number < folders:
            entries.append({
                ".tag": "folder", "name": f"Project {number}", "path_lower": f"/project {number}",
                "path_display": f"/Project {number}", "id": f"id:folder{member}x{number}"})
            continue
        number -= folders
        folder = number // FILES_PER_FOLDER
        digits = f"{member * 1_000_003 + number:x}"
        entries.append({
            ".tag": "file", "name": f"Document {number}.pdf", "path_lower": f"/project {folder}/document {number}.pdf",
            "path_display": f"/Project {folder}/Document {number}.pdf", "id": f"id:file{member}x{number}",
            "rev": "5f0000000000", "size": 1000 + number, "client_modified": "2026-01-02T03:04:05Z",
            "server_modified": "2026-01-02T03:04:06Z", "content_hash": "a" * (64 - len(digits)) + digits,
            "is_downloadable": True})
    has_more = end < folders + files
    return json.dumps({"entries": entries, "cursor": f"at-{end}" if has_more else "at-0", "has_more": has_more})


def main(url, members, files):
    with psycopg.connect(url) as connection, connection.cursor() as cursor:
        cursor.execute("CREATE TABLE members (id BIGINT PRIMARY KEY, cursor TEXT, is_done BOOLEAN NOT NULL DEFAULT false)")
        cursor.execute(
            "CREATE TABLE items (member BIGINT, path TEXT COLLATE \"C\", display_path TEXT, is_folder BOOLEAN, id TEXT, rev TEXT,"
            " content_hash TEXT, size BIGINT, client_modified TIMESTAMPTZ, server_modified TIMESTAMPTZ,"
            " PRIMARY KEY (member, path))")
        cursor.execute("CREATE INDEX ON members (id) WHERE NOT is_done")
        connection.commit()
        start = time.monotonic()
        cursor.executemany("INSERT INTO members (id) VALUES (%s)", [(member,) for member in range(members)])
        connection.commit()
        while True:
            cursor.execute(
                "SELECT id, cursor FROM members WHERE NOT is_done ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED")
            row = cursor.fetchone()
            if row is None:
                break
            member, position = row
            page = json.loads(listing(member, files, int(position[3:]) if position else 0))
            cursor.executemany(
                "INSERT INTO items VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s) ON CONFLICT (member, path) DO UPDATE SET"
                " display_path = excluded.display_path, is_folder = excluded.is_folder, id = excluded.id, rev = excluded.rev,"
                " content_hash = excluded.content_hash, size = excluded.size, client_modified = excluded.client_modified,"
                " server_modified = excluded.server_modified",
                [(member, entry["path_lower"], entry["path_display"], entry[".tag"] == "folder", entry["id"], entry.get("rev"),
                  entry.get("content_hash"), entry.get("size"), entry.get("client_modified"), entry.get("server_modified"))
                 for entry in page["entries"]])
            cursor.execute(
                "UPDATE members SET cursor = %s, is_done = %s WHERE id = %s", (page["cursor"], not page["has_more"], member))
            connection.commit()
        print(f"{time.monotonic() - start:.3f}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
