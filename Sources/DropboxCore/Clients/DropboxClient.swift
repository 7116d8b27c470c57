/// The API as one user sees it. Its routes are grouped by namespace: `client.files`, `client.users`, `client.sharing`.
///
/// A client is cheap to keep and safe to use from many tasks; make one for each account and keep it.
public final class DropboxClient: Sendable {
    /// Makes the requests of all routes.
    public let client: any DropboxTransportClient

    /// A client on top of a transport client, which says how it signs in, which servers it talks to and how it retries.
    public init(transportClient: any DropboxTransportClient) {
        client = transportClient
    }
}
