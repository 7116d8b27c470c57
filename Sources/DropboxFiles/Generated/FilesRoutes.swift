// Generated from API/files.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

/// The routes of `files`, called on behalf of a user or a team.
public struct FilesRoutes: Sendable {
    /// What sends the requests.
    public let client: any DropboxTransportClient

    /// The routes, called through `client`.
    public init(client: any DropboxTransportClient) { self.client = client }
}

extension DropboxClient {
    /// The routes of `files`.
    @export(implementation) public var files: FilesRoutes { FilesRoutes(client: client) }
}
