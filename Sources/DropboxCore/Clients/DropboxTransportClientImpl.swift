import Foundation
import DropboxHTTP
import DropboxConcurrency

/// The transport client that talks to Dropbox.
///
/// It signs calls, repeats what is safe to repeat, and turns answers into results and errors; `CallPipeline` shows the
/// stages. Clients of another scope that are made by `with(context:)` share its connections and its limits.
///
///     let transport = DropboxTransportClientImpl(
///         authentication: .accessToken(provider),
///         configuration: .init { $0.baseHosts = BaseHosts(server: "http://127.0.0.1:8080") })
///     let client = DropboxClient(transportClient: transport)
public final class DropboxTransportClientImpl: DropboxTransportClient {
    private struct State: Sendable {
        var authentication: AuthStrategy
        var scope: CallContext
        var limits: [BandwidthLimiter] = []
        var isTransfer = false
        /// Told of new roots in place of the client, which keeps its own.
        var onPathRootChange: (@Sendable (PathRootChange) -> Void)?
    }

    package let caller: RouteCaller
    private let transport: any HTTPTransport
    private let state: Locked<State>

    /// - Parameters:
    ///   - authentication: How calls are signed.
    ///   - scope: On whose behalf and from which root calls are made; the account of the token and its home by default.
    ///   - configuration: Servers, limits, retries.
    ///   - transport: What sends requests; by default that of the platform, set up by `configuration.session`.
    public convenience init(
        authentication: AuthStrategy, scope: CallContext = CallContext(),
        configuration: Configuration = Configuration(),
        transport: (any HTTPTransport)? = nil
    ) {
        self.init(scope: scope, configuration: configuration, transport: transport) { _ in authentication }
    }

    /// A client whose tokens are renewed by what sends its requests.
    ///
    /// - Parameter authentication: How calls are signed, by what sends them.
    package convenience init(
        scope: CallContext, configuration: Configuration, transport: (any HTTPTransport)?,
        authentication: (any HTTPTransport) -> AuthStrategy
    ) {
        var configuration = configuration
        if configuration.forceForegroundSession { configuration.session.endWithProcess() }
        let keeper = configuration.session.keeper?(configuration.session)
        let transport = transport ?? keeper?.transport ?? HTTPTransports.standard(configuration.session.transport)
        self.init(
            State(authentication: authentication(transport), scope: scope),
            RouteCaller(configuration, keeper: keeper, transport: transport), transport)
    }

    private init(_ state: State, _ caller: RouteCaller, _ transport: any HTTPTransport) {
        self.caller = caller
        self.transport = transport
        self.state = Locked(state)
    }

    /// Everything about the client but who calls.
    public var configuration: Configuration { caller.configuration }

    /// Moves downloads into place.
    public var filesAccess: any FilesAccess { configuration.filesAccess }

    // MARK: Who calls

    /// Where access tokens come from; `nil` for a client that signs in as an app. Requests made from now on use it.
    public var accessTokenProvider: (any AccessTokenProvider)? {
        get {
            switch state.withLock({ $0.authentication }) {
            case .accessToken(let provider): provider
            case .appKeyAndSecret: nil
            }
        }
        set {
            let provider = newValue ?? MissingAccessTokenProvider()
            state.change { $0.authentication = .accessToken(provider) }
        }
    }

    public var scope: CallContext {
        state.withLock { $0.scope }
    }

    public var selectUser: String? {
        get { scope.selectUser }
        set { state.withLock { $0.scope.selectUser = newValue } }
    }

    public var pathRoot: Common.PathRoot? {
        get { scope.pathRoot }
        set { state.withLock { $0.scope.pathRoot = newValue } }
    }

    public func with(context scope: CallContext) -> any DropboxTransportClient {
        var copy = state.withLock { $0 }
        copy.scope = scope
        return DropboxTransportClientImpl(copy, caller, transport)
    }

    /// A client whose content keeps one more limit. It shares everything else with this one.
    package func limited(by bandwidth: BandwidthLimiter) -> DropboxTransportClientImpl {
        var copy = state.withLock { $0 }
        copy.limits.append(bandwidth)
        return DropboxTransportClientImpl(copy, caller, transport)
    }

    /// A client that repeats nothing, for a caller that does that itself. It shares everything else with this one.
    ///
    /// - Parameter onPathRootChange: Told when the server says that the account has another root than this client, which keeps its
    ///   own: the call fails.
    package func withoutRetries(
        onPathRootChange: @escaping @Sendable (PathRootChange) -> Void
    ) -> DropboxTransportClientImpl {
        var copy = state.withLock { $0 }
        copy.onPathRootChange = onPathRootChange
        return DropboxTransportClientImpl(copy, caller.withoutRetries(transport), transport)
    }

    /// Takes up a new root, where that is wanted, because a client that shares the account has heard of it.
    package func takeUp(_ change: PathRootChange) { takeUpRoots?(change) }

    /// What repeats the steps of a transfer of this client.
    package var retryingCaller: RetryingCaller { configuration.retryingCaller(caller.waits) }

    /// Who calls.
    package var origin: RouteCaller.Origin {
        let takeUp = takeUpRoots
        return state.withLock { state in
            RouteCaller.Origin(
                authentication: state.authentication, scope: state.scope, limits: state.limits,
                isTransfer: state.isTransfer, onPathRootChange: state.onPathRootChange ?? takeUp,
                isRepeatedFromNewRoot: state.onPathRootChange == nil)
        }
    }

    /// Takes up a new root in place of the one that is void; `nil` where that is not wanted.
    private var takeUpRoots: (@Sendable (PathRootChange) -> Void)? {
        guard let tell = configuration.onPathRootChange else { return nil }
        return { [state] change in
            // Many calls may find out about the same change.
            let isNews = state.withLock { state in
                guard case .root(change.oldRoot)? = state.scope.pathRoot else { return false }
                state.scope.pathRoot = .root(change.newRoot.rootNamespaceId)
                return true
            }
            if isNews { tell(change) }
        }
    }

    // MARK: Requests

    public func request<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>
    ) -> RpcRequest<Result, RouteError> {
        request(route, serverArgs: nil)
    }

    public func request<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>, serverArgs: Argument?
    ) -> RpcRequest<Result, RouteError> {
        RpcRequest(
            run(route) { [caller, origin] run throws(CallError<RouteError>) in
                try await caller.call(route, serverArgs, origin: origin, run: run)
            })
    }

    public func request<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>, serverArgs: Argument, input: UploadBody
    ) -> UploadRequest<Result, RouteError> {
        UploadRequest(
            run(route) { [caller, origin] run throws(CallError<RouteError>) in
                if let keeper = caller.keeper {
                    return try await caller.result(
                        of: route, serverArgs, .upload(input), keptBy: keeper, origin: origin, run)
                }
                return try await caller.call(route, serverArgs, content: input, origin: origin, run: run)
            })
    }

    public func request<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>, serverArgs: Argument, overwrite: Bool, destination: URL
    ) -> DownloadRequestFile<Result, RouteError> {
        DownloadRequestFile(
            run(route) { [caller, origin] run throws(CallError<RouteError>) in
                if let keeper = caller.keeper {
                    let result = try await caller.result(
                        of: route, serverArgs, .download(destination, overwrite: overwrite), keptBy: keeper,
                        origin: origin, run)
                    return (result, destination)
                }
                return try await caller.download(
                    route, serverArgs, to: destination, overwrite: overwrite, origin: origin, run: run)
            })
    }

    public func request<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>, serverArgs: Argument
    ) -> DownloadRequestMemory<Result, RouteError> {
        DownloadRequestMemory(
            run(route) { [caller, origin] run throws(CallError<RouteError>) in
                try await caller.download(route, serverArgs, origin: origin, run: run)
            })
    }

    private func run<Argument, Result, RouteError, Output>(
        _ route: Route<Argument, Result, RouteError>,
        _ work: @escaping @Sendable (RequestExecution<Output, RouteError>) async throws(CallError<RouteError>) -> Output
    ) -> RequestExecution<Output, RouteError> {
        RequestExecution(
            name: route.descriptor.path, errorHandlers: configuration.globalErrorHandlers, log: configuration.log,
            work: work)
    }

    // MARK: What outlives the process

    public var identifier: String? { configuration.session.identifier }

    /// Whether uploads and downloads to files outlive the process.
    public var isBackgroundClient: Bool { identifier != nil }

    /// Called, on any thread, when all that has happened in the background session is told: on Apple platforms when the
    /// system says so, elsewhere each time when the outcome of the session's last transfer has been handed over.
    public var didFinishBackgroundEvents: (@Sendable () -> Void)? {
        get { caller.keeper?.didFinishEvents }
        set { caller.keeper?.didFinishEvents = newValue }
    }

    public func backgroundTransfers() async -> [Result<BackgroundTransfer, ReconnectionError>] {
        await caller.keeper?.transfers(of: self) ?? []
    }

    public func shutdown() {
        // First, because what ends from here on has not failed: the next client of the session carries on.
        caller.keeper?.shutdown()
        transport.shutdown()
        caller.postponed.end()
    }

    /// A client for a transfer that consists of many requests: they end with the process, and where a token is renewed and
    /// called expired once more, that is no end. It shares everything else with this one.
    package var forTransfer: DropboxTransportClientImpl {
        var copy = state.withLock { $0 }
        copy.isTransfer = true
        return DropboxTransportClientImpl(copy, caller.withoutKeeper, transport)
    }

    /// Waits until a request that this client does not make itself may be sent.
    package func begin(_ run: any AnyRequestExecution) async throws {
        try await caller.postponed.wait(for: run, configuration.clock)
    }

    /// Does `work` when nothing else that was given here for the same account is at work: commits of many uploads, which
    /// Dropbox wants one after the other.
    /// - Throws: `CancellationError` when the task is cancelled before.
    package func committing<Result: Sendable>(_ work: @Sendable () async -> Result) async throws -> Result {
        try await caller.commits.withPermit(for: scope.account, work)
    }
}
