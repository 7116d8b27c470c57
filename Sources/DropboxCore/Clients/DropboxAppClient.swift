/// The API as an app sees it that signs in by key and secret and acts for no user.
public final class DropboxAppClient: Sendable {
    /// Makes the requests of all routes.
    public let client: any DropboxTransportClient

    /// A client on top of a transport client that signs in by app key and secret.
    public init(transportClient: any DropboxTransportClient) {
        client = transportClient
    }
}
