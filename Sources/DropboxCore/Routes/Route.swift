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
        let info = schema.route(index)
        return RouteDescriptor(
            namespace: schema.name, name: info?.name ?? "#\(index)", version: info?.version ?? 1,
            attributes: info?.attributes ?? [:])
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

    /// The namespace in the spelling of the API.
    public let namespace: String

    /// The name in the namespace, without the version.
    public let name: String

    /// The version, starting at 1.
    public let version: Int

    /// All attributes in the specification, by name.
    public let attributes: [String: String]

    /// The locations of argument, result, and content.
    public let style: Style

    /// The server of the route.
    public let host: RouteHost

    /// The kinds of authentication that the route accepts.
    public let allowedAuthentication: Set<Authentication>

    /// Creates a descriptor from the attributes in the specification. Missing attributes have the specification's
    /// defaults.
    package init(namespace: String, name: String, version: Int = 1, attributes: [String: String] = [:]) {
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
        self.allowedAuthentication = Set(authentication.compactMap { Authentication(rawValue: String($0)) })
    }

    /// The path of the route in requests, such as `files/list_folder` or `files/move_v2`.
    public var path: String {
        "\(namespace)/\(name)" + (version > 1 ? "_v\(version)" : "")
    }

    /// The OAuth scope that the token must have, or `nil` if none is required.
    public var scope: String? { attributes["scope"] }

    /// A Boolean value that indicates whether the route changes nothing, so that retrying it is safe.
    ///
    /// It is `true` if the route downloads, waits for changes, or requires a read-only scope and its name doesn't start
    /// with `set_`. (One such route requires only `members.read`.) Routes without a scope are treated as writes.
    public var isReadOnly: Bool {
        if style == .download || host == .notify { return true }
        guard let scope, name.split(separator: "/").last?.hasPrefix("set_") == false else { return false }
        return scope.hasSuffix(".read") || scope == "sessions.list" || scope == "openid"
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
