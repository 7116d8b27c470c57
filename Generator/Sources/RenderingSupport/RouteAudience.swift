import APIModel

/// The callers of a route: users and team administrators with their token, or an app with its key and secret.
package enum RouteAudience: CaseIterable {
    case account
    case app

    /// What the documentation says about calls.
    package var summary: String {
        switch self {
        case .account: "called on behalf of a user or a team"
        case .app: "called with the key and secret of an app"
        }
    }

    /// Returns whether the route is for this audience.
    package func includes(_ route: Route) -> Bool {
        switch self {
        case .account: !route.authentications.isDisjoint(with: ["user", "team", "noauth"])
        case .app: route.authentications.contains("app")
        }
    }

    /// A kind of client.
    package enum Client {
        case user
        case team
        case app
    }

    /// Returns the clients that provide the routes of a namespace.
    package func clients(of namespace: Namespace) -> [Client] {
        let kinds = namespace.routes.filter(includes).reduce(into: Set()) { $0.formUnion($1.authentications) }
        switch self {
        case .app: return kinds.isEmpty ? [] : [.app]
        case .account:
            let isForUsers =
                !kinds.isDisjoint(with: ["user", "noauth"]) || Self.documentedForUsers.contains(namespace.name)
            return (isForUsers ? [.user] : []) + (kinds.contains("team") ? [.team] : [])
        }
    }

    /// The namespaces of team routes that the documented interface provides on the user's client.
    private static let documentedForUsers: Set<String> = ["team_log"]
}
