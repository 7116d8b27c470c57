// Stands in for generated code and for the schema until they are here.

public enum Common {
    public enum PathRoot: Sendable { case home }
}

public enum Auth {
    public enum AuthError: Sendable { case other }
    public enum AccessError: Sendable { case other }
    public struct RateLimitError: Sendable {}
}

public final class StoneSchema: Sendable {}
