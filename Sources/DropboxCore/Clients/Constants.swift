/// Facts about this package.
public struct Constants: Sendable {
    /// The version of the SDK, as it appears in the `User-Agent` header.
    public static let versionSDK = "0.1.0"
}
