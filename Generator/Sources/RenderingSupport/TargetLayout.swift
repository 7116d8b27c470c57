/// The assignment of namespaces to targets of the package.
package struct TargetLayout {
    /// The targets of a namespace's generated code.
    package struct NamespaceTargets: Hashable {
        package var types: String
        /// The target of the routes. It can differ, because routes need clients, and types can be in a lower layer.
        package var routes: String

        package init(types: String, routes: String) {
            self.types = types
            self.routes = routes
        }
    }

    private let namespaceTargets: [String: NamespaceTargets]
    /// The target of code that belongs to no single namespace.
    package let umbrella: String

    package init(_ targets: [String: [String]], routes: [String: String] = [:], umbrella: String) {
        self.umbrella = umbrella
        var namespaceTargets: [String: NamespaceTargets] = [:]
        for (target, namespaces) in targets {
            for namespace in namespaces {
                namespaceTargets[namespace] = NamespaceTargets(types: target, routes: routes[namespace] ?? target)
            }
        }
        self.namespaceTargets = namespaceTargets
    }

    package func targets(of namespace: String) -> NamespaceTargets? { namespaceTargets[namespace] }

    /// All targets that can contain generated code.
    package var targets: Set<String> {
        Set(namespaceTargets.values.flatMap { [$0.types, $0.routes] }).union([umbrella])
    }

    /// The layout of this package.
    package static let package = TargetLayout(
        [
            "DropboxCore": ["account_id", "async", "auth", "common", "users_common"],
            "DropboxAccount": ["account", "check", "contacts", "openid", "team_common", "team_policies", "users"],
            "DropboxFiles": ["file_properties", "file_requests", "files"],
            "DropboxSharing": ["seen_state", "sharing"],
            "DropboxPaper": ["paper"],
            "DropboxRiviera": ["riviera"],
            "DropboxTeam": ["secondary_emails", "team"],
            "DropboxTeamLog": ["team_log"],
        ],
        routes: ["auth": "DropboxAccount"], umbrella: "SwiftyDropbox")
}
