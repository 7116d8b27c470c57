"""Runs Maestral without a user interface: syncs a directory with the account of a refresh token until end of input.
Maestral may use all processors; by default, it pauses when it uses more than 20 % of them.

usage: maestral-client.py DIRECTORY REFRESH_TOKEN
"""
import os
import sys

from maestral.main import Maestral

directory, token = sys.argv[1:]
maestral = Maestral("benchmark")
maestral.set_conf("sync", "max_cpu_percent", 100.0)
if maestral.link(refresh_token=token) != 0:
    sys.exit("cannot link Maestral to the account")
maestral.create_dropbox_directory(directory)
maestral.start_sync()
sys.stdin.read()
os._exit(0)
