"""Mounts a file system in memory whose directories fold names, as those of macOS and Windows do: `Maße` and `MASSE` are
one name. With `--trim`, it also drops dots and spaces at the end of names, as Windows does.

    foldingfs.py [--trim] DIRECTORY

Prints `mounted`, or why it can't be mounted. Unmounts when its input ends. Speaks the protocol of /dev/fuse itself, which
needs no library, but the privilege to mount.
"""

import ctypes
import errno
import os
import select
import signal
import stat
import struct
import sys
import time
import unicodedata

LOOKUP, FORGET, GETATTR, SETATTR, MKDIR, UNLINK, RMDIR, RENAME, LINK = 1, 2, 3, 4, 9, 10, 11, 12, 13
OPEN, READ, WRITE, STATFS, RELEASE, FSYNC, FLUSH, INIT, OPENDIR, READDIR = 14, 15, 16, 17, 18, 20, 25, 26, 27, 28
RELEASEDIR, FSYNCDIR, ACCESS, CREATE, INTERRUPT, BATCH_FORGET, RENAME2, TMPFILE = 29, 30, 34, 35, 36, 42, 45, 51


class Node:
    """A file or a directory."""

    def __init__(self, nodes, mode):
        self.number = len(nodes) + 1
        nodes.append(self)
        self.mode = mode
        self.links = 0
        self.data = bytearray()
        # The names and the nodes by the folded names.
        self.children = {}
        self.accessed = self.modified = self.changed = time.time_ns()

    def attributes(self):
        times = [self.accessed, self.modified, self.changed]
        size = len(self.data)
        folders = sum(stat.S_ISDIR(child.mode) for _, child in self.children.values())
        links = self.links and self.links + 1 + folders if stat.S_ISDIR(self.mode) else self.links
        return struct.pack(
            "<6Q10I", self.number, size, (size + 511) // 512, *[t // 10**9 % 2**64 for t in times],
            *[t % 10**9 for t in times], self.mode, links, os.getuid(), os.getgid(), 0, 4096, 0)

    def entry(self):
        return struct.pack("<4Q2I", self.number, 0, 0, 0, 0, 0) + self.attributes()


class FileSystem:
    def __init__(self, trims):
        self.trims = trims
        self.nodes = []
        Node(self.nodes, stat.S_IFDIR | 0o755).links = 1

    def key(self, name):
        return unicodedata.normalize("NFC", self.stored(name)).casefold()

    def stored(self, name):
        return name.rstrip(". ") or name if self.trims else name

    def find(self, folder, name):
        if self.key(name) not in folder.children:
            raise OSError(errno.ENOENT, name)
        return folder.children[self.key(name)][1]

    def add(self, folder, name, node):
        if self.key(name) in folder.children:
            raise OSError(errno.EEXIST, name)
        folder.children[self.key(name)] = (self.stored(name), node)
        node.links += 1
        node.changed = folder.modified = time.time_ns()
        return node

    def remove(self, folder, name, isFolder):
        node = self.find(folder, name)
        if stat.S_ISDIR(node.mode) != isFolder:
            raise OSError(errno.ENOTDIR if isFolder else errno.EISDIR, name)
        if node.children:
            raise OSError(errno.ENOTEMPTY, name)
        del folder.children[self.key(name)]
        node.links -= 1

    def rename(self, folder, name, target, newName, flags):
        node = self.find(folder, name)
        other = target.children.get(self.key(newName))
        if other and other[1] is not node:
            if flags & 1:
                raise OSError(errno.EEXIST, newName)
            self.remove(target, newName, stat.S_ISDIR(other[1].mode))
        del folder.children[self.key(name)]
        target.children[self.key(newName)] = (self.stored(newName), node)
        node.changed = time.time_ns()

    def set(self, node, body):
        valid, _, _, size, _, accessed, modified, _, anano, mnano, _, mode = struct.unpack_from("<2I6Q4I", body)
        now = time.time_ns()
        if valid & 1:
            node.mode = stat.S_IFMT(node.mode) | stat.S_IMODE(mode)
        if valid & 8:
            node.data = node.data[:size] + bytearray(max(0, size - len(node.data)))
            node.modified = now
        if valid & 16:
            node.accessed = now if valid & 128 else struct.unpack("<q", struct.pack("<Q", accessed))[0] * 10**9 + anano
        if valid & 32:
            node.modified = now if valid & 256 else struct.unpack("<q", struct.pack("<Q", modified))[0] * 10**9 + mnano
        node.changed = now
        return struct.pack("<Q2I", 0, 0, 0) + node.attributes()

    def write(self, node, body):
        _, offset, size = struct.unpack_from("<2QI", body)
        node.data += bytes(max(0, offset - len(node.data)))
        node.data[offset : offset + size] = body[40 : 40 + size]
        node.modified = node.changed = time.time_ns()
        return struct.pack("<2I", size, 0)

    def list(self, node, offset, size):
        result = b""
        entries = [(".", node), ("..", node)] + list(node.children.values())
        for index, (name, child) in enumerate(entries[offset:], offset + 1):
            text = name.encode("utf-8", "surrogateescape")
            head = struct.pack("<2Q2I", child.number, index, len(text), stat.S_IFMT(child.mode) >> 12)
            entry = head + text + bytes(-len(text) % 8)
            if len(result) + len(entry) > size:
                break
            result += entry
        return result

    def answer(self, opcode, number, body):
        """Returns the response to a request."""
        node = self.nodes[number - 1] if number else None
        names = lambda skip: [n.decode("utf-8", "surrogateescape") for n in body[skip:].split(b"\0")]
        opened = struct.pack("<Q2I", 0, 0, 0)
        if opcode == INIT:
            return struct.pack("<4I2H2I2H8I", 7, 31, 1 << 17, 0, 16, 12, 1 << 17, 1, 32, 0, *[0] * 8)
        if opcode == LOOKUP:
            return self.find(node, names(0)[0]).entry()
        if opcode == GETATTR:
            return struct.pack("<Q2I", 0, 0, 0) + node.attributes()
        if opcode == SETATTR:
            return self.set(node, body)
        if opcode == MKDIR:
            mode = struct.unpack_from("<I", body)[0]
            return self.add(node, names(8)[0], Node(self.nodes, stat.S_IFDIR | stat.S_IMODE(mode))).entry()
        if opcode == CREATE:
            mode = struct.unpack_from("<2I", body)[1]
            return self.add(node, names(16)[0], Node(self.nodes, stat.S_IFREG | stat.S_IMODE(mode))).entry() + opened
        if opcode == TMPFILE:
            mode = struct.unpack_from("<2I", body)[1]
            return Node(self.nodes, stat.S_IFREG | stat.S_IMODE(mode)).entry() + opened
        if opcode == LINK:
            return self.add(node, names(8)[0], self.nodes[struct.unpack_from("<Q", body)[0] - 1]).entry()
        if opcode in (UNLINK, RMDIR):
            return self.remove(node, names(0)[0], opcode == RMDIR) or b""
        if opcode in (RENAME, RENAME2):
            target, flags = struct.unpack_from("<QI", body) if opcode == RENAME2 else (struct.unpack_from("<Q", body)[0], 0)
            old, new = names(16 if opcode == RENAME2 else 8)[:2]
            return self.rename(node, old, self.nodes[target - 1], new, flags) or b""
        if opcode in (OPEN, OPENDIR):
            return opened
        if opcode == READ:
            _, offset, size = struct.unpack_from("<2QI", body)
            return bytes(node.data[offset : offset + size])
        if opcode == READDIR:
            _, offset, size = struct.unpack_from("<2QI", body)
            return self.list(node, offset, size)
        if opcode == WRITE:
            return self.write(node, body)
        if opcode == STATFS:
            return struct.pack("<5Q10I", 1 << 20, 1 << 20, 1 << 20, 1 << 20, 1 << 20, 4096, 255, 4096, *[0] * 7)
        if opcode in (RELEASE, FSYNC, FLUSH, RELEASEDIR, FSYNCDIR, ACCESS):
            return b""
        raise OSError(errno.ENOSYS, "")

    def serve(self, device):
        while True:
            ready, _, _ = select.select([device, 0], [], [])
            if 0 in ready and not os.read(0, 4096):
                return
            if device not in ready:
                continue
            request = os.read(device, (1 << 17) + 4096)
            _, opcode, unique, number = struct.unpack_from("<2I2Q", request)
            if opcode in (FORGET, BATCH_FORGET, INTERRUPT):
                continue
            try:
                error, body = 0, self.answer(opcode, number, request[40:])
            except OSError as failure:
                error, body = -failure.errno, b""
            try:
                os.write(device, struct.pack("<IiQ", 16 + len(body), error, unique) + body)
            except FileNotFoundError:
                # The request was interrupted.
                pass


def main():
    path = os.path.abspath(sys.argv[-1])
    system = ctypes.CDLL(None, use_errno=True)
    try:
        device = os.open("/dev/fuse", os.O_RDWR)
        options = f"fd={device},rootmode=40000,user_id={os.getuid()},group_id={os.getgid()},allow_other"
        if system.mount(b"foldingfs", path.encode(), b"fuse", 0, options.encode()) != 0:
            raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
    except OSError as failure:
        os.write(1, f"{failure}\n".encode())
        return
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    try:
        # In one piece, whatever the buffering is.
        os.write(1, b"mounted\n")
        FileSystem("--trim" in sys.argv).serve(device)
    finally:
        # MNT_DETACH
        system.umount2(path.encode(), 2)


main()
