@_exported import DropboxCore
