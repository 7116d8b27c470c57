/// The API as an app sees it that signs in by key and secret and acts for no user.
public final class DropboxAppClient: Sendable {
    /// Makes the requests of all routes.
    public let client: any DropboxTransportClient

    /// A client on top of a transport client that signs in by app key and secret.
    public init(transportClient: any DropboxTransportClient) {
        client = transportClient
    }

    /// A client with the key and the secret that the App Console shows.
    ///
    /// - Parameters:
    ///   - appKey: The key.
    ///   - appSecret: The secret. It belongs on servers, never into an app that users install.
    ///   - baseHosts: The servers; those of Dropbox by default.
    public convenience init(appKey: String, appSecret: String, baseHosts: BaseHosts = .default) {
        self.init(
            transportClient: DropboxTransportClientImpl(appKey: appKey, appSecret: appSecret, baseHosts: baseHosts))
    }

    /// Ends all requests and closes all connections. Later requests fail.
    public func shutdown() {
        client.shutdown()
    }
}
