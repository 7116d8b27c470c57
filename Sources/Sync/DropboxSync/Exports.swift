@_exported import DropboxCore
@_exported import DropboxOAuth
