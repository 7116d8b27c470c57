import DropboxCore

/// A client for code in C.
final class ClientBox: Sendable {
    let transport: any DropboxTransportClient

    init(_ transport: any DropboxTransportClient) {
        self.transport = transport
    }
}
