/// Which target of the package holds which namespace.
struct TargetLayout {
    /// A place for generated code.
    struct Place: Hashable {
        var types: String
        /// The target of the routes, where it differs: routes need clients, and types may lie below them.
        var routes: String
    }

    private let places: [String: Place]
    /// The target of what belongs to no single namespace.
    let umbrella: String

    init(_ targets: [String: [String]], routes: [String: String] = [:], umbrella: String) {
        self.umbrella = umbrella
        var places: [String: Place] = [:]
        for (target, namespaces) in targets {
            for namespace in namespaces {
                places[namespace] = Place(types: target, routes: routes[namespace] ?? target)
            }
        }
        self.places = places
    }

    func place(of namespace: String) -> Place? { places[namespace] }

    /// The targets in which generated code may lie.
    var targets: Set<String> { Set(places.values.flatMap { [$0.types, $0.routes] }).union([umbrella]) }

    /// The layout of this package.
    static let package = TargetLayout(
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
