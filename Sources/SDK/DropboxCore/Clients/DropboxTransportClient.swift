import DropboxStone
import Foundation

/// A client that creates requests from routes. `DropboxClient` and the other clients use it, so that tests and apps can
/// provide another implementation.
public protocol DropboxTransportClient: AnyObject, Sendable {
    /// The token provider, or `nil` for a client that authenticates as an app with key and secret.
    var accessTokenProvider: (any AccessTokenProvider)? { get set }

    /// The team member ID of the user on whose behalf requests are sent, if any.
    var selectUser: String? { get set }

    /// The root of paths, or `nil` for the home folder of the account.
    var pathRoot: Common.PathRoot? { get set }

    /// The user on whose behalf requests are sent and the root of paths, including `selectUser` and `pathRoot`.
    var context: CallContext { get }

    /// Returns a client with other options. It shares everything else with this one, including connections and limits.
    ///
    /// The default implementation returns a client that creates its requests with this one and changes their options, so you
    /// don't have to implement it.
    ///
    /// - Parameter change: Changes the options. It may be called for each request.
    func with(_ change: @escaping @Sendable (inout CallOptions) -> Void) -> any DropboxTransportClient

    /// The client of the SDK that sends the requests of this one, or `nil` if there is none. The default is `nil`.
    ///
    /// Implement it if your client forwards its requests. Transfers then use the retry policy, the journals, and the order of
    /// commits of that client, and download ranges. Otherwise, they use the defaults.
    var implementation: DropboxTransportClientImpl? { get }

    /// The identifier of the background session, or `nil` for a client whose requests end with the process.
    var identifier: String? { get }

    /// A Boolean value that indicates whether uploads and downloads to files continue after the process exits.
    var isBackgroundClient: Bool { get }

    /// Called on any thread after all events of the background session were delivered. The default is `nil`.
    var didFinishBackgroundEvents: (@Sendable () -> Void)? { get set }

    /// Returns the transfers of the background session that this process or an earlier one started. For internal use:
    /// call `DropboxClient.getAllRequests` to get the requests.
    func backgroundTransfers() async -> [Result<BackgroundTransfer, ReconnectionError>]

    /// Creates a request without an argument.
    func request<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>
    ) -> RpcRequest<RSerial, ESerial>

    /// Creates a request with a JSON argument and a JSON result.
    func request<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, serverArgs: ASerial.ValueType?
    ) -> RpcRequest<RSerial, ESerial>

    /// Creates a request that uploads `input`.
    func request<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, serverArgs: ASerial.ValueType, input: UploadBody
    ) -> UploadRequest<RSerial, ESerial>

    /// Creates a request that downloads to `destination`. If `overwrite` is `false`, the request fails if the file
    /// exists.
    func request<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, serverArgs: ASerial.ValueType, overwrite: Bool, destination: URL
    ) -> DownloadRequestFile<RSerial, ESerial>

    /// Creates a request that downloads to memory.
    func request<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, serverArgs: ASerial.ValueType
    ) -> DownloadRequestMemory<RSerial, ESerial>

    /// Cancels all requests and closes all connections, including those of clients that share them. Later requests
    /// fail.
    func shutdown()

    /// Rejects new requests, waits until the requests and transfers in progress have ended, at most for `limit`, and shuts
    /// the client down. ``DropboxBase/shutdown(draining:)`` describes it in detail.
    ///
    /// The default implementation calls `shutdown()` without waiting.
    func shutdown(draining limit: Duration) async
}

// Default implementations for clients of apps, and for clients without a background session.
extension DropboxTransportClient {
    public var context: CallContext { CallContext(selectUser: selectUser, pathRoot: pathRoot) }

    public var identifier: String? { nil }

    public var isBackgroundClient: Bool { identifier != nil }

    /// A client without a background session has no such events, so it ignores the handler.
    public var didFinishBackgroundEvents: (@Sendable () -> Void)? {
        get { nil }
        set {}
    }

    public func backgroundTransfers() async -> [Result<BackgroundTransfer, ReconnectionError>] { [] }
}
