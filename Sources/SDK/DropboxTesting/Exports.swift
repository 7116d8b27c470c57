// Tests with mocks also need the clients.
@_exported import DropboxCore
