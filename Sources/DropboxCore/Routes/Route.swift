import DropboxStone

/// A route of the API, with the types of its argument, its result and its own errors; `Void` stands for none.
public struct Route<Argument: Sendable, Result: Sendable, RouteError: Sendable>: Sendable {
    private let schema: StoneSchema
    private let position: Int

    /// The route at `position` among the routes of the schema's text. For generated code.
    public init(_ schema: StoneSchema, _ position: Int) {
        self.schema = schema
        self.position = position
    }

    /// What the specification says about the route, apart from its types.
    public var descriptor: RouteDescriptor {
        let info = schema.route(position)
        return RouteDescriptor(
            namespace: schema.name, name: info?.name ?? "#\(position)", version: info?.version ?? 1,
            attributes: info?.attributes ?? [:])
    }
}
