import DropboxCore

/// A client for code in C.
package final class ClientBox: Sendable {
    package let transport: any DropboxTransportClient

    package init(_ transport: any DropboxTransportClient) {
        self.transport = transport
    }
}
