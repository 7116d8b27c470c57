// Re-exports DropboxCore because background sessions belong to clients.
@_exported import DropboxCore
