/// Facts about this package.
public struct Constants: Sendable {
    /// The version of the SDK, as it appears in the `User-Agent` header.
    public static let versionSDK = "0.1.0"

    /// The value of the `User-Agent` header that starts with what the app says.
    package static func userAgent(_ app: String?) -> String {
        [app, "swift-dropbox/\(versionSDK)"].compactMap(\.self).joined(separator: " ")
    }
}
