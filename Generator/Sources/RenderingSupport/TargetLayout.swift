import APIModel

/// The assignment of namespaces to targets of the package.
package struct TargetLayout: Sendable {
    /// The targets of a namespace's generated code.
    package struct NamespaceTargets: Hashable, Sendable {
        package var types: String
        /// The target of the routes. It can differ, because routes need clients, and types can be in a lower layer.
        package var routes: String

        package init(types: String, routes: String) {
            self.types = types
            self.routes = routes
        }
    }

    /// The targets with namespaces, from the lowest layer to the highest.
    package let targets: [String]
    /// The target of code that belongs to no single namespace.
    package let umbrella: String

    private var namespaceTargets: [String: NamespaceTargets] = [:]
    private let routesTargets: [String: String]
    private let rest: String?

    /// Creates a layout.
    ///
    /// - Parameters:
    ///   - targets: The targets from the lowest layer to the highest, and their namespaces.
    ///   - routes: The targets that have the routes of other targets, by these.
    ///   - umbrella: The target of code that belongs to no single namespace.
    ///   - rest: The target of namespaces that have none, or `nil` if each must have one.
    package init(
        _ targets: KeyValuePairs<String, [String]>, routes: [String: String] = [:], umbrella: String,
        rest: String? = nil
    ) {
        self.targets = targets.map(\.key)
        self.umbrella = umbrella
        self.rest = rest
        routesTargets = routes
        for (target, namespaces) in targets {
            for namespace in namespaces { assign(namespace, to: target) }
        }
    }

    private mutating func assign(_ namespace: String, to target: String) {
        namespaceTargets[namespace] = NamespaceTargets(types: target, routes: routesTargets[target] ?? target)
    }

    package func targets(of namespace: String) -> NamespaceTargets? { namespaceTargets[namespace] }

    /// Returns the namespaces that the layout doesn't name.
    package func unassigned(in api: API) -> [String] {
        api.namespaces.map(\.name).filter { targets(of: $0) == nil }
    }

    /// Returns the layout with a target for each namespace, so that a new one can be built before anyone chooses its
    /// target: that of the lowest layer that imports it, or the target of the rest, which sees most others.
    ///
    /// - Throws: ``RenderingError`` if a namespace has no target, and there is none for the rest.
    package func completed(for api: API) throws(RenderingError) -> TargetLayout {
        var layout = self
        for name in unassigned(in: api) {
            let importers = api.namespaces.filter { $0.imports.contains(name) }.compactMap {
                targets(of: $0.name)?.types
            }
            guard let target = targets.first(where: importers.contains) ?? rest else {
                throw RenderingError(
                    description: "namespace \"\(name)\" has no target: name one in TargetLayout.swift")
            }
            layout.assign(name, to: target)
        }
        return layout
    }

    /// The layout of this package. This is the line of data of a namespace: everything else follows from it and from
    /// `API/*.json`.
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
        routes: ["DropboxCore": "DropboxAccount"], umbrella: "SwiftyDropbox", rest: "DropboxTeamLog")

    /// The targets whose namespaces the smaller one of the products for Objective-C has.
    package static let objectiveCFiles: Set<String> = [
        "DropboxCore", "DropboxAccount", "DropboxFiles", "DropboxSharing",
    ]
}
