"""Runs Maestral without a user interface: syncs a folder with the account of a refresh token until its input ends.

usage: maestral-client.py FOLDER REFRESH_TOKEN
"""
import os
import sys

from maestral.main import Maestral

folder, token = sys.argv[1:]
maestral = Maestral("benchmark")
if maestral.link(refresh_token=token) != 0:
    sys.exit("Maestral cannot be linked to the account.")
maestral.create_dropbox_directory(folder)
maestral.start_sync()
sys.stdin.read()
os._exit(0)
