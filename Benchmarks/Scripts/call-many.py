"""Calls a route repeatedly with Dropbox's Python client.

usage: call-many.py TOKEN COUNT
"""
import sys

import dropbox

client = dropbox.Dropbox(sys.argv[1])
for _ in range(int(sys.argv[2])):
    client.files_get_metadata("/small")
