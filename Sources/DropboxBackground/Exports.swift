// One import is enough: background sessions are those of a client.
@_exported import DropboxCore
