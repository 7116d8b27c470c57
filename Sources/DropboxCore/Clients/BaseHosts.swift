/// The servers that a client talks to.
///
/// A host is a name (`api.dropboxapi.com`), a name with a port (`localhost:8443`), or an address with its scheme
/// (`http://127.0.0.1:8080`, which is how a client is pointed at an emulator). Without a scheme it is `https`. Calls to a
/// host that is written otherwise, with a user's name, a path or a query, fail and are not sent.
public struct BaseHosts: Sendable, Hashable {
    /// Where most routes live: `api.dropboxapi.com` by default.
    public var apiHost: String

    /// Where content is uploaded: `content.dropboxapi.com` by default.
    public var contentHost: String

    /// Where content is downloaded: the same as `contentHost` by default.
    public var downloadContentHost: String

    /// Where long polls wait: `notify.dropboxapi.com` by default.
    public var notifyHost: String

    /// Where users sign in: `www.dropbox.com` by default. Tokens are bought from `apiHost`.
    public var authorizeHost = "www.dropbox.com"

    /// The servers of Dropbox.
    public static let `default` = BaseHosts(
        apiHost: "api.dropboxapi.com", contentHost: "content.dropboxapi.com", notifyHost: "notify.dropboxapi.com")

    /// Servers that take uploads and downloads on different hosts.
    public init(apiHost: String, contentHost: String, downloadContentHost: String, notifyHost: String) {
        self.apiHost = apiHost
        self.contentHost = contentHost
        self.downloadContentHost = downloadContentHost
        self.notifyHost = notifyHost
    }

    /// Servers that take uploads and downloads on one host.
    public init(apiHost: String, contentHost: String, notifyHost: String) {
        self.init(
            apiHost: apiHost, contentHost: contentHost, downloadContentHost: contentHost, notifyHost: notifyHost)
    }

    /// One server for everything, an emulator for instance: `BaseHosts(server: "http://127.0.0.1:8080")`.
    public init(server: String) {
        self.init(apiHost: server, contentHost: server, notifyHost: server)
        authorizeHost = server
    }
}
