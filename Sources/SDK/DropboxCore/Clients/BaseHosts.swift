/// The servers of a client.
///
/// A host is a name (`api.dropboxapi.com`), a name with a port (`localhost:8443`), or a URL with a scheme
/// (`http://127.0.0.1:8080`, for example for an emulator). The default scheme is `https`. Requests to a host in another
/// form, such as a URL with a user name, a path, or a query, fail and are not sent.
public struct BaseHosts: Sendable, Hashable {
    /// The host of most routes. The default is `api.dropboxapi.com`.
    public var apiHost: String

    /// The host of uploads. The default is `content.dropboxapi.com`.
    public var contentHost: String

    /// The host of downloads. The default is the same as `contentHost`.
    public var downloadContentHost: String

    /// The host of long polls. The default is `notify.dropboxapi.com`.
    public var notifyHost: String

    /// The host of the sign-in page. The default is `www.dropbox.com`. Tokens are requested from `apiHost`.
    public var authorizeHost = "www.dropbox.com"

    /// The servers of Dropbox.
    public static let `default` = BaseHosts(
        apiHost: "api.dropboxapi.com", contentHost: "content.dropboxapi.com", notifyHost: "notify.dropboxapi.com")

    /// Creates servers with different hosts for uploads and downloads.
    public init(apiHost: String, contentHost: String, downloadContentHost: String, notifyHost: String) {
        self.apiHost = apiHost
        self.contentHost = contentHost
        self.downloadContentHost = downloadContentHost
        self.notifyHost = notifyHost
    }

    /// Creates servers with one host for uploads and downloads.
    public init(apiHost: String, contentHost: String, notifyHost: String) {
        self.init(
            apiHost: apiHost, contentHost: contentHost, downloadContentHost: contentHost, notifyHost: notifyHost)
    }

    /// Creates one server for all requests, for example an emulator: `BaseHosts(server: "http://127.0.0.1:8080")`.
    public init(server: String) {
        self.init(apiHost: server, contentHost: server, notifyHost: server)
        authorizeHost = server
    }
}

/// Constants of the SDK.
public struct Constants: Sendable {
    /// The version of the SDK, as in the `User-Agent` header.
    public static let versionSDK = "0.1.0"

    /// Returns the value of the `User-Agent` header, which starts with the prefix of the app.
    package static func userAgent(_ prefix: String?) -> String {
        [prefix, "swift-dropbox/\(versionSDK)"].compactMap(\.self).joined(separator: " ")
    }
}
