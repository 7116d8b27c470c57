// SwiftyDropbox declares the routes of clients as implicitly unwrapped optionals. `client.files!`, `client?.files?`, and an
// app's own protocol with `var files: FilesRoutes! { get }` compile because the protocols below have the same properties
// as the clients, with that type. In all other code, the property of the client wins, so that the type of
// `let files = client.files` isn't optional.

/// The routes of ``DropboxClient`` as implicitly unwrapped optionals, for compatibility with SwiftyDropbox.
public protocol DropboxClientRoutes: AnyObject {
    /// The transport client, which creates the requests of all routes.
    var client: any DropboxTransportClient { get }
}

/// The routes of ``DropboxTeamClient`` as implicitly unwrapped optionals, for compatibility with SwiftyDropbox.
public protocol DropboxTeamClientRoutes: AnyObject {
    /// The transport client, which creates the requests of all routes.
    var client: any DropboxTransportClient { get }
}

/// The routes of ``DropboxAppClient`` as implicitly unwrapped optionals, for compatibility with SwiftyDropbox.
public protocol DropboxAppClientRoutes: AnyObject {
    /// The transport client, which creates the requests of all routes.
    var client: any DropboxTransportClient { get }
}
