import Foundation

/// Makes requests out of routes. The clients and their routes stand on it, so that tests and apps can put another one in.
public protocol DropboxTransportClient: AnyObject, Sendable {
    /// Where access tokens come from; `nil` for a client that signs in as an app, by key and secret.
    var accessTokenProvider: (any AccessTokenProvider)? { get set }

    /// The member of a team on whose behalf calls are made, by team member id.
    var selectUser: String? { get set }

    /// What paths are relative to; `nil` for the home of the account.
    var pathRoot: Common.PathRoot? { get set }

    /// On whose behalf and from which root calls are made: `selectUser` and `pathRoot` are part of it.
    var scope: CallContext { get }

    /// A client of another scope that shares everything else with this one, connections and limits included.
    func with(context scope: CallContext) -> any DropboxTransportClient

    /// The identifier of the background session; `nil` for a client whose requests end with the process.
    var identifier: String? { get }

    /// Whether uploads and downloads to files outlive the process.
    var isBackgroundClient: Bool { get }

    /// Called, on any thread, when all that has happened in the background session is told. `nil` by default.
    var didFinishBackgroundEvents: (@Sendable () -> Void)? { get set }

    /// The transfers of the background session, begun by this process or by earlier ones. Not for users: the requests
    /// that follow from them are what `DropboxClient.getAllRequests` gives.
    func backgroundTransfers() async -> [Result<BackgroundTransfer, ReconnectionError>]

    /// Makes a request without an argument.
    func request<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>
    ) -> RpcRequest<Result, RouteError>

    /// Makes a request whose argument and result are JSON.
    func request<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>, serverArgs: Argument?
    ) -> RpcRequest<Result, RouteError>

    /// Makes a request that sends `input`.
    func request<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>, serverArgs: Argument, input: UploadBody
    ) -> UploadRequest<Result, RouteError>

    /// Makes a request that downloads to `destination`. Unless `overwrite` is true, a file that is there makes it fail.
    func request<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>, serverArgs: Argument, overwrite: Bool, destination: URL
    ) -> DownloadRequestFile<Result, RouteError>

    /// Makes a request that downloads to memory.
    func request<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>, serverArgs: Argument
    ) -> DownloadRequestMemory<Result, RouteError>

    /// Ends all requests, closes all connections, and fails every later request. Clients that share with this one end too.
    func shutdown()
}

/// A client whose requests end with the process.
extension DropboxTransportClient {
    public var identifier: String? { nil }

    public var isBackgroundClient: Bool { identifier != nil }

    /// There are no such events, so what is set is never called, and not kept.
    public var didFinishBackgroundEvents: (@Sendable () -> Void)? {
        get { nil }
        set {}
    }

    public func backgroundTransfers() async -> [Result<BackgroundTransfer, ReconnectionError>] { [] }
}
