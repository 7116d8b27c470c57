import StoneRuntime

/// A route of the API, with the types of its argument, its result and its own errors.
public struct Route<Argument: Sendable, Result: Sendable, RouteError: Sendable>: Sendable {
    let schema: StoneSchema
    let index: Int

    /// The route at `index` among the routes of the schema's text. For generated code.
    public init(_ schema: StoneSchema, _ index: Int) {
        self.schema = schema
        self.index = index
    }
}
