// Whoever tests with mocks needs the clients.
@_exported import DropboxCore
