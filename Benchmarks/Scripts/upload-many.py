"""Uploads every file of a directory concurrently with Dropbox's Python client.

usage: upload-many.py DIRECTORY PATH TOKEN THREADS
"""
import os
import sys
from concurrent.futures import ThreadPoolExecutor

import dropbox

directory, path, token, threads = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])
client = dropbox.Dropbox(token, session=dropbox.create_session(max_connections=threads))


def upload(name):
    with open(os.path.join(directory, name), "rb") as file:
        client.files_upload(file.read(), f"{path}/{name}")


with ThreadPoolExecutor(threads) as pool:
    for _ in pool.map(upload, sorted(os.listdir(directory))):
        pass
