// Re-exports DropboxFiles, because transfers are methods of its routes.
@_exported import DropboxFiles
