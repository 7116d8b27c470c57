/// What a schema says about a route.
public struct RouteInfo: Sendable {
    /// The name without the namespace: `upload_session/start`.
    public let name: String
    /// The version; 1 unless the name in URLs ends in another, as `copy_v2` does.
    public let version: Int
    /// The types of argument, result and error, as the schema spells them; `Void` for none.
    public let argument: String
    public let result: String
    public let error: String
    /// Attributes such as `auth`, `host`, `style` and `scope`. A flag that is on has the value "true".
    public let attributes: [String: String]
    /// Whether the route should no longer be called.
    public var isDeprecated: Bool { attributes["deprecated"] != nil }

    init(_ line: inout SchemaCursor) {
        _ = line.word()
        let parts = line.word().split(separator: ":", maxSplits: 1)
        name = parts.first.map(String.init) ?? ""
        version = parts.count > 1 ? Int(parts[1]) ?? 1 : 1
        argument = line.expression()
        result = line.expression()
        error = line.expression()
        var attributes: [String: String] = [:]
        while !line.isAtEnd {
            let key = line.word()
            if key.isEmpty { break }
            attributes[key] = line.take(0x3D) ? line.quoted() ?? line.span().string : "true"
        }
        self.attributes = attributes
    }
}

extension StoneSchema {
    /// The routes, in the order of the text.
    public var routes: [RouteInfo] {
        index.routes.map {
            var line = text.cursor($0)
            return RouteInfo(&line)
        }
    }

    /// The route at `position` among the routes of the text.
    public func route(_ position: Int) -> RouteInfo? {
        let routes = index.routes
        guard routes.indices.contains(position) else { return nil }
        var line = text.cursor(routes[position])
        return RouteInfo(&line)
    }
}
