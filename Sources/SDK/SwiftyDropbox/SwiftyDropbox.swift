// Generated/Exports.swift has the targets with namespaces.
@_exported import DropboxBackground
@_exported import DropboxOAuth
@_exported import DropboxTransfer
