// Transfers are called on the routes of files, so one import is enough.
@_exported import DropboxFiles
