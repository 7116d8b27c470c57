import DropboxStone
import DropboxConcurrency
import DropboxHTTP
import Foundation

/// The transport client that sends requests to Dropbox.
///
/// It authenticates requests, retries what is safe to retry, and decodes responses to results and errors.
/// `CallPipeline` defines the stages. Clients that `with(_:)` returns share connections and rate limits.
///
///     let transport = DropboxTransportClientImpl(
///         authentication: .accessToken(provider),
///         configuration: .init { $0.baseHosts = BaseHosts(server: "http://127.0.0.1:8080") })
///     let client = DropboxClient(transportClient: transport)
public final class DropboxTransportClientImpl: DropboxTransportClient {
    package let caller: RouteCaller
    let transport: any HTTPTransport
    private let state: Locked<CallOptions>

    /// Creates a client.
    ///
    /// - Parameters:
    ///   - authentication: The authentication.
    ///   - context: The user on whose behalf requests are sent and the root of paths. The default is the account of the
    ///     token and its home folder.
    ///   - configuration: The servers, the limits, and the retry policy.
    ///   - transport: The transport that sends requests. The default is the transport of the platform with the settings
    ///     in `configuration.session`.
    public convenience init(
        authentication: AuthStrategy, context: CallContext = CallContext(),
        configuration: Configuration = Configuration(),
        transport: (any HTTPTransport)? = nil
    ) {
        self.init(context: context, configuration: configuration, transport: transport) { _ in authentication }
    }

    /// Creates a client that uses its transport for requests and for refreshing tokens.
    ///
    /// - Parameter authentication: Returns the authentication for a transport.
    package convenience init(
        context: CallContext, configuration: Configuration, transport: (any HTTPTransport)?,
        authentication: (any HTTPTransport) -> AuthStrategy
    ) {
        var configuration = configuration
        if configuration.forceForegroundSession { configuration.session.disableDurableTransfers() }
        // Before the client stores paths in the container, also without a background session.
        if let container = configuration.session.sharedContainerIdentifier { StoredPath.use(container) }
        let service = configuration.session.makeDurableTransferService?(configuration.session)
        let transport = transport ?? service?.transport ?? makeHTTPTransport(configuration.session.transport)
        self.init(
            CallOptions(
                authentication: authentication(transport), context: context, retryPolicy: configuration.retryPolicy),
            RouteCaller(configuration, service: service, transport: transport), transport)
    }

    private init(_ options: CallOptions, _ caller: RouteCaller, _ transport: any HTTPTransport) {
        self.caller = caller
        self.transport = transport
        state = Locked(options)
    }

    /// The configuration of the client, without its authentication and context.
    public var configuration: Configuration { caller.configuration }

    /// Moves downloads to their destination.
    public var filesAccess: any FilesAccess { configuration.filesAccess }

    // MARK: - Authentication and context

    /// The token provider, or `nil` for a client that authenticates as an app. A new provider applies to later
    /// requests.
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

    public var context: CallContext {
        state.withLock { $0.context }
    }

    public var selectUser: String? {
        get { context.selectUser }
        set { state.withLock { $0.context.selectUser = newValue } }
    }

    public var pathRoot: Common.PathRoot? {
        get { context.pathRoot }
        set { state.withLock { $0.context.pathRoot = newValue } }
    }

    public var implementation: DropboxTransportClientImpl? { self }

    public func with(_ change: @escaping @Sendable (inout CallOptions) -> Void) -> any DropboxTransportClient {
        changed(change)
    }

    /// Returns a client with other options. It shares everything else with this one.
    ///
    /// - Parameter change: Changes the options of this client.
    package func changed(_ change: (inout CallOptions) -> Void) -> DropboxTransportClientImpl {
        var options = state.withLock { $0 }
        change(&options)
        if options.isTransfer, options.transfer == nil {
            options.transfer = ClientActivity.Transfer(caller.activity)
        }
        return DropboxTransportClientImpl(options, caller, transport)
    }

    /// Adopts a new root that was reported to another client of the account, if the configuration handles path root
    /// changes.
    package func adopt(_ change: PathRootChange) { pathRootUpdater?(change) }

    /// Retries the steps of a transfer of this client. A shutdown ends its waits.
    package var retryingCaller: RetryingCaller {
        configuration.retryingCaller(caller.waits, clock: caller.activity.ending(configuration.clock))
    }

    /// Performs a wait of a transfer that a shutdown ends.
    package func wait<Value: Sendable>(_ body: @escaping @Sendable () async throws -> Value) async throws -> Value {
        try await caller.activity.wait(body)
    }

    /// The options of requests that are created now.
    package var options: CallOptions {
        var options = state.withLock { $0 }
        if options.onPathRootChange == nil { options.onPathRootChange = pathRootUpdater }
        return options
    }

    /// Replaces an invalid path root. `nil` if the configuration doesn't handle path root changes.
    private var pathRootUpdater: (@Sendable (PathRootChange) -> Void)? {
        guard let onPathRootChange = configuration.onPathRootChange else { return nil }
        return { [state] change in
            // Concurrent requests may receive the same change.
            let isNew = state.withLock { state in
                guard case .root(change.oldRoot)? = state.context.pathRoot else { return false }
                state.context.pathRoot = .root(change.newRoot.rootNamespaceId)
                return true
            }
            if isNew { onPathRootChange(change) }
        }
    }

    // MARK: - Requests

    public func request<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>
    ) -> RpcRequest<RSerial, ESerial> {
        request(route, serverArgs: nil)
    }

    public func request<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, serverArgs: ASerial.ValueType?
    ) -> RpcRequest<RSerial, ESerial> {
        let argument = Boxed(serverArgs)
        return RpcRequest(
            makeExecution(route, argument, isPlain: true) {
                [caller] execution, options throws(CallError<ESerial.ValueType>) in
                try await caller.call(route, argument.value, options: options, execution: execution)
            })
    }

    public func request<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, serverArgs: ASerial.ValueType, input: UploadBody
    ) -> UploadRequest<RSerial, ESerial> {
        UploadRequest(
            makeExecution(route, Boxed(serverArgs), canBeDurable: true) {
                [caller] execution, options throws(CallError<ESerial.ValueType>) in
                if let service = caller.durableTransferService(options) {
                    return try await caller.result(
                        of: route, serverArgs, .upload(input), service: service, options: options, execution)
                }
                return try await caller.call(route, serverArgs, content: input, options: options, execution: execution)
            })
    }

    public func request<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, serverArgs: ASerial.ValueType, overwrite: Bool, destination: URL
    ) -> DownloadRequestFile<RSerial, ESerial> {
        DownloadRequestFile(
            makeExecution(route, Boxed(serverArgs), canBeDurable: true) {
                [caller] execution, options throws(CallError<ESerial.ValueType>) in
                if let service = caller.durableTransferService(options) {
                    let result = try await caller.result(
                        of: route, serverArgs, .download(destination, overwrite: overwrite), service: service,
                        options: options, execution)
                    return (result, destination)
                }
                return try await caller.download(
                    route, serverArgs, to: destination, overwrite: overwrite, options: options, execution: execution)
            })
    }

    public func request<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, serverArgs: ASerial.ValueType
    ) -> DownloadRequestMemory<RSerial, ESerial> {
        DownloadRequestMemory(
            makeExecution(route, Boxed(serverArgs)) {
                [caller] execution, options throws(CallError<ESerial.ValueType>) in
                try await caller.download(route, serverArgs, options: options, execution: execution)
            })
    }

    /// Creates the execution of a request, which a shutdown waits for. It doesn't wait for one that continues in the next
    /// client of the background session.
    ///
    /// - Parameters:
    ///   - isPlain: Whether the request has no content and returns none. The default is `false`.
    ///   - canBeDurable: Whether a background session performs the request, if the client has one. The default is `false`.
    ///   - work: Performs the request with the options that apply to it.
    func makeExecution<ASerial, RSerial, ESerial, Output>(
        _ route: Route<ASerial, RSerial, ESerial>, _ argument: Boxed<ASerial.ValueType?>, isPlain: Bool = false,
        canBeDurable: Bool = false,
        _ work:
            nonisolated(nonsending) @escaping @Sendable (RequestExecution<Output, ESerial.ValueType>, CallOptions)
            async throws(CallError<ESerial.ValueType>) -> Output
    ) -> RequestExecution<Output, ESerial.ValueType> {
        let options = options
        let isDurable = canBeDurable && caller.durableTransferService(options) != nil
        return RequestExecution(
            name: route.descriptor.path, errorHandlers: configuration.globalErrorHandlers, log: configuration.log,
            place: isPlain ? caller.queues.place(for: route.descriptor, options) : nil,
            activity: isDurable ? nil : caller.activity
        ) { [activity = caller.activity] execution throws(CallError<ESerial.ValueType>) in
            let options = execution.adjusted(options)
            guard execution.isAccepted(asPartOf: options.transfer) else {
                throw CallError(
                    .noResponse(.shutDown.withRequestUnsent(true)),
                    CallSubject(route.descriptor, argument: argument.value))
            }
            do throws(CallError<ESerial.ValueType>) { return try await work(execution, options) } catch {
                // The shutdown canceled the task, not the app.
                guard error.isCancellation, activity.isShutDown else { throw error }
                throw CallError(.noResponse(.shutDown), CallSubject(route.descriptor, argument: argument.value))
            }
        }
    }

    // MARK: - Observing

    /// Returns the events of all calls from now on, also of clients that share everything else with this one.
    ///
    ///     Task {
    ///         for await event in client.events() where event.duration > .seconds(5) { print("slow:", event) }
    ///     }
    ///
    /// The sequence ends when the client is released.
    ///
    /// - Parameter count: The maximum number of events that wait for a slow reader, which then loses the oldest ones. The
    ///   default is 1,000.
    public func events(bufferingNewest count: Int = 1_000) -> AsyncStream<CallEvent> {
        caller.events.sequence(bufferingNewest: count)
    }

    // MARK: - Background sessions and shutdown

    public var identifier: String? { configuration.session.identifier }

    /// A Boolean value that indicates whether uploads and downloads to files continue after the process exits.
    public var isBackgroundClient: Bool { identifier != nil }

    /// Called on any thread after all events of the background session were delivered: on Apple platforms when the
    /// system reports it, and elsewhere each time the outcome of the session's last transfer was delivered.
    public var didFinishBackgroundEvents: (@Sendable () -> Void)? {
        get { caller.durableTransferService?.didFinishEvents }
        set { caller.durableTransferService?.didFinishEvents = newValue }
    }

    public func backgroundTransfers() async -> [Result<BackgroundTransfer, ReconnectionError>] {
        await caller.durableTransferService?.transfers(of: self) ?? []
    }

    /// Waits until the background session needs this process only for results that are still to come.
    package func settle() async { await caller.durableTransferService?.settle() }

    public func shutdown() {
        // Shut down the service first, so that it preserves the transfers that stop now for the session's next client.
        caller.durableTransferService?.shutdown()
        transport.shutdown()
        caller.activity.shutDown()
    }

    /// Waits until the earliest begin date of a request that this client doesn't send itself.
    package func waitForEarliestBeginDate(of execution: AnyRequestExecution) async throws {
        guard execution.isDelayed else { return }
        try await caller.activity.wait { [clock = configuration.clock] in
            try await execution.waitForEarliestBeginDate(clock: clock)
        }
    }

    /// Runs `work` while no other work of this function runs for the same account. Use it for batch commits, which
    /// Dropbox requires to be sequential.
    ///
    /// - Throws: `CancellationError` if the task is canceled before the work starts.
    package func withCommitPermit<Result: Sendable>(_ work: @Sendable () async -> Result) async throws -> Result {
        try await caller.commitSemaphore.withPermit(for: context.account, work)
    }
}
