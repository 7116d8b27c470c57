import DropboxConcurrency
import DropboxStone

/// A route of the API with the serializers of its argument, its result, and its errors. `VoidSerializer` represents no
/// value.
public struct Route<ASerial: JSONSerializer, RSerial: JSONSerializer, ESerial: JSONSerializer>: Sendable {
    private let schema: StoneSchema
    private let index: Int

    /// Creates the route at `index` in the schema. For generated code.
    public init(_ schema: StoneSchema, _ index: Int) {
        self.schema = schema
        self.index = index
    }

    /// The description of the route in the specification, without its types.
    public var descriptor: RouteDescriptor {
        RouteDescriptor.of(schema, index)
    }
}

/// The description of a route in the specification, without its types.
public struct RouteDescriptor: Sendable, Hashable {
    /// The locations of argument, result, and content in requests and responses.
    public enum Style: String, Sendable, Hashable {
        /// Argument and result are JSON bodies.
        case rpc
        /// The argument is a header, and the body is content.
        case upload
        /// Argument and result are headers, and the body of the response is content.
        case download
    }

    /// The kinds of authentication for routes.
    public enum Authentication: String, Sendable, Hashable {
        /// User authentication with an access token.
        case user
        /// Team authentication with an access token.
        case team
        /// App authentication with key and secret.
        case app
        /// No authentication. The route rejects credentials.
        case none = "noauth"
    }

    // An object, so that a descriptor is small, and computed once.
    private final class Facts: Sendable {
        let namespace: String
        let name: String
        let version: Int
        let attributes: [String: String]
        let style: Style
        let host: RouteHost
        let allowedAuthentication: Set<Authentication>
        let path: String
        let isReadOnly: Bool
        /// Whether the route accepts only one kind of authentication.
        let requiresNoAuthentication: Bool
        let requiresAppAuthentication: Bool
        /// Whether requests can select a user, an admin, and a path root.
        let acceptsContext: Bool

        init(_ namespace: String, _ name: String, _ version: Int, _ attributes: [String: String]) {
            self.namespace = namespace
            self.name = name
            self.version = version
            self.attributes = attributes
            style = attributes["style"].flatMap(Style.init) ?? .rpc
            host =
                switch (attributes["host"].flatMap(RouteHost.init) ?? .api, style) {
                case (.content, .download): .downloadContent
                case (let host, _): host
                }
            let authentication = (attributes["auth"] ?? "user").split { $0 == "," || $0 == " " }
            allowedAuthentication = Set(authentication.compactMap { Authentication(rawValue: String($0)) })
            path = "\(namespace)/\(name)" + (version > 1 ? "_v\(version)" : "")
            requiresNoAuthentication = allowedAuthentication == [.none]
            requiresAppAuthentication = allowedAuthentication == [.app]
            acceptsContext = !allowedAuthentication.isDisjoint(with: [.user, .team])
            if style == .download || host == .notify || Self.isLookup(path, name) {
                isReadOnly = true
            } else if let scope = attributes["scope"], name.split(separator: "/").last?.hasPrefix("set_") == false {
                isReadOnly = scope.hasSuffix(".read") || scope == "sessions.list" || scope == "openid"
            } else {
                isReadOnly = false
            }
        }

        /// Returns whether a route changes nothing although it requires the scope of a change: it returns the state of a job,
        /// or what another account needs for a copy.
        private static func isLookup(_ path: String, _ name: String) -> Bool {
            name.hasSuffix("/check") || name.contains("job_status") || path == "files/copy_reference/get"
        }
    }

    private let facts: Facts

    /// Creates a descriptor from the attributes in the specification. Missing attributes have the specification's
    /// defaults.
    package init(namespace: String, name: String, version: Int = 1, attributes: [String: String] = [:]) {
        facts = Facts(namespace, name, version, attributes)
    }

    /// The namespace in the spelling of the API.
    public var namespace: String { facts.namespace }

    /// The name in the namespace, without the version.
    public var name: String { facts.name }

    /// The version, starting at 1.
    public var version: Int { facts.version }

    /// All attributes in the specification, by name.
    public var attributes: [String: String] { facts.attributes }

    /// The locations of argument, result, and content.
    public var style: Style { facts.style }

    /// The server of the route.
    public var host: RouteHost { facts.host }

    /// The kinds of authentication that the route accepts.
    public var allowedAuthentication: Set<Authentication> { facts.allowedAuthentication }

    /// The path of the route in requests, such as `files/list_folder` or `files/move_v2`.
    public var path: String { facts.path }

    /// The OAuth scope that the token must have, or `nil` if none is required.
    public var scope: String? { attributes["scope"] }

    /// A Boolean value that indicates whether the route changes nothing, so that retrying it is safe.
    ///
    /// It is `true` if the route downloads, waits for changes, returns the state of a job or a copy reference, or requires
    /// a read-only scope and its name doesn't start with `set_`. (One such route requires only `members.read`.) Routes
    /// without a scope are treated as writes.
    public var isReadOnly: Bool { facts.isReadOnly }

    /// A Boolean value that indicates whether the route rejects credentials.
    package var requiresNoAuthentication: Bool { facts.requiresNoAuthentication }

    /// A Boolean value that indicates whether only apps can call the route.
    package var requiresAppAuthentication: Bool { facts.requiresAppAuthentication }

    /// A Boolean value that indicates whether requests can select a user, an admin, and a path root.
    var acceptsContext: Bool { facts.acceptsContext }
}

extension RouteDescriptor {
    public static func == (left: RouteDescriptor, right: RouteDescriptor) -> Bool {
        left.facts === right.facts || left.path == right.path && left.attributes == right.attributes
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

// MARK: - Routes of schemas

extension RouteDescriptor {
    /// The position of a route in a schema.
    private struct Position: Hashable, Sendable {
        let schema: StoneSchema
        let index: Int

        static func == (left: Position, right: Position) -> Bool {
            left.schema === right.schema && left.index == right.index
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(schema))
            hasher.combine(index)
        }
    }

    /// The descriptors of the routes that were called.
    private static let known = Locked<[Position: RouteDescriptor]>([:])

    /// Returns the descriptor of the route at `index` in a schema.
    fileprivate static func of(_ schema: StoneSchema, _ index: Int) -> RouteDescriptor {
        let position = Position(schema: schema, index: index)
        if let descriptor = known.withLock({ $0[position] }) { return descriptor }
        let info = schema.route(index)
        let descriptor = RouteDescriptor(
            namespace: schema.name, name: info?.name ?? "#\(index)", version: info?.version ?? 1,
            attributes: info?.attributes ?? [:])
        known.withLock { $0[position] = descriptor }
        return descriptor
    }
}

/// The servers of routes; see ``BaseHosts``.
public enum RouteHost: String, Sendable, Hashable, CaseIterable {
    /// The server of most routes.
    case api
    /// The server of uploads.
    case content
    /// The server of downloads.
    case downloadContent
    /// The server of long polls.
    case notify
}
