// Generated from API/sharing.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

/// The routes of `sharing`, called on behalf of a user or a team.
public struct SharingRoutes: Sendable {
    /// What sends the requests.
    public let client: any DropboxTransportClient

    /// The routes, called through `client`.
    public init(client: any DropboxTransportClient) { self.client = client }
}

extension DropboxClient {
    /// The routes of `sharing`.
    @export(implementation) public var sharing: SharingRoutes { SharingRoutes(client: client) }
}
