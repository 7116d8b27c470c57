// Generated from API/team.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

/// The routes of `team`, called on behalf of a user or a team.
public struct TeamRoutes: Sendable {
    /// What sends the requests.
    public let client: any DropboxTransportClient

    /// The routes, called through `client`.
    public init(client: any DropboxTransportClient) { self.client = client }
}

extension DropboxTeamClient {
    /// The routes of `team`.
    @export(implementation) public var team: TeamRoutes { TeamRoutes(client: client) }
}
