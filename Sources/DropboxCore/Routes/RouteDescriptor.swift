/// What the specification says about a route, apart from its types.
public struct RouteDescriptor: Sendable, Hashable {
    /// Where argument, result and content travel.
    public enum Style: String, Sendable, Hashable {
        /// Argument and result are JSON bodies.
        case rpc
        /// The argument is a header, the body is content.
        case upload
        /// Argument and result are headers, the body of the answer is content.
        case download
    }

    /// Who may call a route.
    public enum Authentication: String, Sendable, Hashable {
        /// A user, by access token.
        case user
        /// A team, by access token.
        case team
        /// An app, by key and secret.
        case app
        /// Anybody; the route refuses credentials.
        case none = "noauth"
    }

    /// The namespace, as the API spells it.
    public let namespace: String

    /// The name in the namespace, without the version.
    public let name: String

    /// The version, from 1 on.
    public let version: Int

    /// All attributes that the specification gives, by name.
    public let attributes: [String: String]

    /// Where argument, result and content travel.
    public let style: Style

    /// The server that the route lives on.
    public let host: RouteHost

    /// Who may call the route.
    public let allowedAuthentication: Set<Authentication>

    /// Facts out of the attributes of the specification. What is not given is as the specification's defaults have it.
    public init(namespace: String, name: String, version: Int = 1, attributes: [String: String] = [:]) {
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
        let callers = (attributes["auth"] ?? "user").split { $0 == "," || $0 == " " }
        self.allowedAuthentication = Set(callers.compactMap { Authentication(rawValue: String($0)) })
    }

    /// The route as the wire has it: `files/list_folder`, `files/move_v2`.
    public var path: String {
        "\(namespace)/\(name)" + (version > 1 ? "_v\(version)" : "")
    }

    /// The scope that a token needs; `nil` where it needs none.
    public var scope: String? { attributes["scope"] }

    /// Whether the route changes nothing, so that calling it twice does no harm.
    ///
    /// That is so where it downloads, waits for changes, or needs a scope that only reads and is not called "set_…", as
    /// one is that needs no more than `members.read`. Routes without a scope are taken for writes.
    public var isReadOnly: Bool {
        if style == .download || host == .notify { return true }
        guard let scope, name.split(separator: "/").last?.hasPrefix("set_") == false else { return false }
        return scope.hasSuffix(".read") || scope == "sessions.list" || scope == "openid"
    }
}
