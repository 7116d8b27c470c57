/// The API as a team sees it. Its routes are grouped by namespace; `asMember(_:)` gives the API as a member sees it.
public final class DropboxTeamClient: Sendable {
    /// Makes the requests of all routes.
    public let client: any DropboxTransportClient

    /// A client on top of a transport client, which says how it signs in, which servers it talks to and how it retries.
    public init(transportClient: any DropboxTransportClient) {
        client = transportClient
    }
}
