// The superclasses of clients, and their routes as implicitly unwrapped optionals, as in SwiftyDropbox.
//
// SwiftyDropbox declares the routes of clients as implicitly unwrapped optionals. `client.files!`, `client?.files?`, and an
// app's own protocol with `var files: FilesRoutes! { get }` compile because the protocols below have the same properties
// as the clients, with that type. In all other code, the property of the client wins, so that the type of
// `let files = client.files` isn't optional.

/// The superclass of ``DropboxClient``, for compatibility with SwiftyDropbox. Use `DropboxClient` in new code.
// @unchecked Sendable because classes that can be inherited from are never checked; the property is constant.
public class DropboxBase: DropboxClientRoutes, @unchecked Sendable {
    /// The transport client, which creates the requests of all routes.
    public final let client: any DropboxTransportClient

    /// Creates a client with a transport client, which defines the authentication, the servers, and the retry policy.
    public required init(client: any DropboxTransportClient) {
        self.client = client
    }
}

/// The superclass of ``DropboxTeamClient``, for compatibility with SwiftyDropbox. Use `DropboxTeamClient` in new code.
// @unchecked Sendable because classes that can be inherited from are never checked; the property is constant.
public class DropboxTeamBase: DropboxTeamClientRoutes, @unchecked Sendable {
    /// The transport client, which creates the requests of all routes.
    public final let client: any DropboxTransportClient

    /// Creates a client with a transport client, which defines the authentication, the servers, and the retry policy.
    public required init(client: any DropboxTransportClient) {
        self.client = client
    }
}

/// The superclass of ``DropboxAppClient``, for compatibility with SwiftyDropbox. Use `DropboxAppClient` in new code.
// @unchecked Sendable because classes that can be inherited from are never checked; the property is constant.
public class DropboxAppBase: DropboxAppClientRoutes, @unchecked Sendable {
    /// The transport client, which creates the requests of all routes.
    public final let client: any DropboxTransportClient

    /// Creates a client with a transport client that authenticates with app key and secret.
    public required init(client: any DropboxTransportClient) {
        self.client = client
    }
}

/// The routes of ``DropboxBase`` as implicitly unwrapped optionals.
public protocol DropboxClientRoutes: AnyObject {
    /// The transport client, which creates the requests of all routes.
    var client: any DropboxTransportClient { get }
}

/// The routes of ``DropboxTeamBase`` as implicitly unwrapped optionals.
public protocol DropboxTeamClientRoutes: AnyObject {
    /// The transport client, which creates the requests of all routes.
    var client: any DropboxTransportClient { get }
}

/// The routes of ``DropboxAppBase`` as implicitly unwrapped optionals.
public protocol DropboxAppClientRoutes: AnyObject {
    /// The transport client, which creates the requests of all routes.
    var client: any DropboxTransportClient { get }
}
