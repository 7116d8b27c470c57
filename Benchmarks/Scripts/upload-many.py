"""Uploads every file of a folder with Dropbox's Python client, several at a time.

usage: upload-many.py FOLDER PATH TOKEN PARALLEL
"""
import os
import sys
from concurrent.futures import ThreadPoolExecutor

import dropbox

folder, path, token, parallel = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])
client = dropbox.Dropbox(token, session=dropbox.create_session(max_connections=parallel))


def upload(name):
    with open(os.path.join(folder, name), "rb") as file:
        client.files_upload(file.read(), f"{path}/{name}")


with ThreadPoolExecutor(parallel) as pool:
    for _ in pool.map(upload, sorted(os.listdir(folder))):
        pass
