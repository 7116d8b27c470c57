import DropboxTeam
import Foundation

/// The namespaces that a team can reach: `team/namespaces`.
enum NamespaceRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Team.namespacesList) { argument, call in
            try list(TeamCursor("namespaces", limit: argument.limit), call)
        }
        table.on(Team.namespacesListContinue) { argument, call in
            guard let cursor = TeamCursor(argument.cursor, "namespaces") else {
                throw RouteRejection(Team.TeamNamespacesListContinueError.invalidCursor)
            }
            return try list(cursor, call)
        }
    }

    private static func list(_ cursor: TeamCursor, _ call: Call) throws -> Team.TeamNamespacesListResult {
        let page = cursor.page(of: try call.store.namespaces(of: call.team), by: \.number)
        return Team.TeamNamespacesListResult(
            namespaces: page.elements.map(\.metadata), cursor: page.cursor, hasMore: page.hasMore)
    }
}

extension TeamNamespace {
    fileprivate var metadata: Team.NamespaceMetadata {
        let type: Team.NamespaceType =
            switch kind {
            case .home: .teamMemberFolder
            case .appFolder: .appFolder
            case .shared: .sharedFolder
            case .teamRoot, .teamFolder: .teamFolder
            }
        return Team.NamespaceMetadata(
            name: name, namespaceId: String(number), namespaceType: type, teamMemberId: member)
    }
}
