// Code that calls these routes also needs a client, so one import is enough.
@_exported import DropboxCore
