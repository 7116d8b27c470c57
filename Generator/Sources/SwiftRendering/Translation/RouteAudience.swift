import APIModel

/// Who calls a route: users and team administrators by their token, or an app by its key and secret.
enum RouteAudience: CaseIterable {
    case account
    case app

    var suffix: String {
        switch self {
        case .account: "Routes"
        case .app: "AppAuthRoutes"
        }
    }

    var words: String {
        switch self {
        case .account: "called on behalf of a user or a team"
        case .app: "called with the key and secret of an app"
        }
    }

    /// Whether the route is for this audience.
    func calls(_ route: Route) -> Bool {
        switch self {
        case .account: !route.authentications.isDisjoint(with: ["user", "team", "noauth"])
        case .app: route.authentications.contains("app")
        }
    }

    /// The clients that offer the routes of a namespace.
    func clients(of namespace: Namespace) -> [String] {
        let kinds = namespace.routes.filter(calls).reduce(into: Set()) { $0.formUnion($1.authentications) }
        switch self {
        case .app: return kinds.isEmpty ? [] : ["DropboxAppClient"]
        case .account:
            let isForUsers =
                !kinds.isDisjoint(with: ["user", "noauth"]) || Self.documentedForUsers.contains(namespace.name)
            return (isForUsers ? ["DropboxClient"] : []) + (kinds.contains("team") ? ["DropboxTeamClient"] : [])
        }
    }

    /// Namespaces of team routes that the documented interface offers on the user's client.
    private static let documentedForUsers: Set<String> = ["team_log"]
}

extension Route {
    /// The kinds of authentication that the route takes.
    var authentications: Set<String> {
        Set((string("auth") ?? "").split(separator: ",").map { $0.trimmingPrefix(" ") }.map(String.init))
    }
}
