// Apps configure the extension with types of these modules.
@_exported import DropboxCore
@_exported import DropboxOAuth
