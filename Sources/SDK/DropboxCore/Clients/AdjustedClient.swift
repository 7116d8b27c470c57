import DropboxConcurrency
import DropboxHTTP
import Foundation

extension DropboxTransportClient {
    /// Returns a client that changes the options of the requests that this client creates.
    ///
    /// It works with each client that creates its requests with one of the SDK: a client of the app that counts requests, for
    /// example, keeps counting them.
    public func with(_ change: @escaping @Sendable (inout CallOptions) -> Void) -> any DropboxTransportClient {
        AdjustedClient(self, change)
    }

    /// Returns a client with another context. It shares everything else with this one.
    public func with(context: CallContext) -> any DropboxTransportClient { with { $0.context = context } }

    public var implementation: DropboxTransportClientImpl? { nil }
}

/// A client that creates requests with another client, and changes their options before they start.
private final class AdjustedClient: DropboxTransportClient {
    private struct State: Sendable {
        var options: CallOptions
        var hasOwnProvider = false
    }

    private let base: any DropboxTransportClient
    private let change: @Sendable (inout CallOptions) -> Void
    private let state: Locked<State>

    init(_ base: any DropboxTransportClient, _ change: @escaping @Sendable (inout CallOptions) -> Void) {
        self.base = base
        self.change = change
        var options = CallOptions(
            authentication: .accessToken(base.accessTokenProvider ?? MissingAccessTokenProvider()),
            context: base.context, retryPolicy: .standard)
        change(&options)
        if options.isTransfer, let activity = base.implementation?.caller.activity {
            options.transfer = ClientActivity.Transfer(activity)
        }
        state = Locked(State(options: options))
    }

    // MARK: Options

    var implementation: DropboxTransportClientImpl? { base.implementation }

    /// The token provider. A new one applies only to this client.
    var accessTokenProvider: (any AccessTokenProvider)? {
        get { state.withLock { $0.hasOwnProvider ? $0.options.authentication.provider : base.accessTokenProvider } }
        set {
            state.change { state in
                state.options.authentication = .accessToken(newValue ?? MissingAccessTokenProvider())
                state.hasOwnProvider = true
            }
        }
    }

    var context: CallContext { state.withLock { $0.options.context } }

    var selectUser: String? {
        get { context.selectUser }
        set { state.withLock { $0.options.context.selectUser = newValue } }
    }

    var pathRoot: Common.PathRoot? {
        get { context.pathRoot }
        set { state.withLock { $0.options.context.pathRoot = newValue } }
    }

    /// Changes the options of a request that the other client created.
    private func adjust<SomeRequest: Request<RSerial, ESerial>, RSerial, ESerial>(
        _ request: SomeRequest
    ) -> SomeRequest {
        let state = state.withLock { $0 }
        request.anyExecution.adjust { [change] options in
            change(&options)
            options.context = state.options.context
            if let transfer = state.options.transfer { options.transfer = transfer }
            if state.hasOwnProvider { options.authentication = state.options.authentication }
        }
        return request
    }

    // MARK: Requests

    func request<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>
    ) -> RpcRequest<RSerial, ESerial> {
        adjust(base.request(route))
    }

    func request<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, serverArgs: ASerial.ValueType?
    ) -> RpcRequest<RSerial, ESerial> {
        adjust(base.request(route, serverArgs: serverArgs))
    }

    func request<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, serverArgs: ASerial.ValueType, input: UploadBody
    ) -> UploadRequest<RSerial, ESerial> {
        adjust(base.request(route, serverArgs: serverArgs, input: input))
    }

    func request<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, serverArgs: ASerial.ValueType, overwrite: Bool, destination: URL
    ) -> DownloadRequestFile<RSerial, ESerial> {
        adjust(base.request(route, serverArgs: serverArgs, overwrite: overwrite, destination: destination))
    }

    func request<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, serverArgs: ASerial.ValueType
    ) -> DownloadRequestMemory<RSerial, ESerial> {
        adjust(base.request(route, serverArgs: serverArgs))
    }

    // MARK: Background sessions and shutdown

    var identifier: String? { base.identifier }

    var isBackgroundClient: Bool { base.isBackgroundClient }

    var didFinishBackgroundEvents: (@Sendable () -> Void)? {
        get { base.didFinishBackgroundEvents }
        set { base.didFinishBackgroundEvents = newValue }
    }

    func backgroundTransfers() async -> [Result<BackgroundTransfer, ReconnectionError>] {
        await base.backgroundTransfers()
    }

    func shutdown() { base.shutdown() }

    func shutdown(draining limit: Duration) async { await base.shutdown(draining: limit) }
}
