import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import DropboxStone
import Foundation

/// A transport client without a network. Tests specify the response of each request.
///
///     let transportClient = MockDropboxTransportClient()
///     let client = DropboxClient(transportClient: transportClient)
///     let feature = SystemUnderTest(client: client)    // makes a request
///
///     let request = try #require(transportClient.getLastRequest())
///     try request.handleMockInput(.success(json: ["entries": [], "cursor": "c", "has_more": false]))
///
/// Only the network is mocked: the client validates and encodes arguments, decodes responses, moves downloads to their
/// destination, and calls handlers. It doesn't retry, unless the configuration has a `retryPolicy` that does.
///
/// With `fixtures`, the client responds automatically. A request for a route without a fixture fails immediately with
/// an error that names the route. Without fixtures, a request waits for `handleMockInput`. It fails with the same error
/// if it has no response when the mock client is deallocated or shut down.
public final class MockDropboxTransportClient: DropboxTransportClient {
    private struct State {
        var provider: (any AccessTokenProvider)? = LongLivedAccessTokenProvider(accessToken: "mock")
        var context: CallContext
    }

    private let session: MockSession
    private let state: Locked<State>

    /// Creates a mock client.
    ///
    /// - Parameters:
    ///   - fixtures: The responses by route (`files/list_folder`, for example). The default is `nil`, which waits for
    ///     `handleMockInput` for each request.
    ///   - configuration: The configuration of the client. The default has no retries.
    public convenience init(
        fixtures: [String: MockInput]? = nil,
        configuration: DropboxTransportClientImpl.Configuration = .init { $0.retryPolicy = .never }
    ) {
        self.init(MockSession(fixtures, configuration), CallContext())
    }

    private init(_ session: MockSession, _ context: CallContext) {
        self.session = session
        state = Locked(State(context: context))
    }

    // MARK: Requests

    /// Returns the last request of this client and the clients that share its session, or `nil` before the first
    /// request.
    public func getLastRequest() -> MockRequest? { requests.last }

    /// All requests so far, in order of their creation.
    public var requests: [MockRequest] { session.requests.withLock { $0 } }

    // MARK: DropboxTransportClient

    public var accessTokenProvider: (any AccessTokenProvider)? {
        get { state.withLock { $0.provider } }
        set { state.withLock { $0.provider = newValue } }
    }

    public var selectUser: String? {
        get { context.selectUser }
        set { state.withLock { $0.context.selectUser = newValue } }
    }

    public var pathRoot: Common.PathRoot? {
        get { context.pathRoot }
        set { state.withLock { $0.context.pathRoot = newValue } }
    }

    public var context: CallContext { state.withLock { $0.context } }

    public func request<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>
    ) -> RpcRequest<RSerial, ESerial> {
        request(route, serverArgs: nil)
    }

    public func request<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, serverArgs: ASerial.ValueType?
    ) -> RpcRequest<RSerial, ESerial> {
        let (mock, client) = prepare(route, serverArgs)
        return tracking(client.request(route, serverArgs: serverArgs), by: mock)
    }

    public func request<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, serverArgs: ASerial.ValueType, input: UploadBody
    ) -> UploadRequest<RSerial, ESerial> {
        let (mock, client) = prepare(route, serverArgs)
        return tracking(client.request(route, serverArgs: serverArgs, input: input), by: mock)
    }

    public func request<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, serverArgs: ASerial.ValueType, overwrite: Bool, destination: URL
    ) -> DownloadRequestFile<RSerial, ESerial> {
        let (mock, client) = prepare(route, serverArgs)
        return tracking(
            client.request(route, serverArgs: serverArgs, overwrite: overwrite, destination: destination), by: mock)
    }

    public func request<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, serverArgs: ASerial.ValueType
    ) -> DownloadRequestMemory<RSerial, ESerial> {
        let (mock, client) = prepare(route, serverArgs)
        return tracking(client.request(route, serverArgs: serverArgs), by: mock)
    }

    /// Fails all requests without a response, and all future requests.
    public func shutdown() {
        session.close()
    }

    /// Creates a mock request, and a client that uses it as its transport.
    private func prepare<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, _ argument: ASerial.ValueType?
    ) -> (MockRequest, DropboxTransportClientImpl) {
        let descriptor = route.descriptor
        // If the argument is invalid, the request itself reports the error.
        let json = argument.map { try? StoneCoding.encode($0, as: ASerial.ValueType.self) } ?? Data("null".utf8)
        let mock = MockRequest(descriptor, argument: json)
        let (provider, context) = state.withLock { ($0.provider, $0.context) }
        let authentication: AuthStrategy =
            descriptor.allowedAuthentication == [.app]
            ? .appKeyAndSecret("mock", "mock")
            : .accessToken(provider ?? LongLivedAccessTokenProvider(accessToken: "mock"))
        session.add(mock)
        return (
            mock,
            DropboxTransportClientImpl(
                authentication: authentication, context: context, configuration: session.configuration, transport: mock)
        )
    }

    private func tracking<SomeRequest: Request<RSerial, ESerial>, RSerial, ESerial>(
        _ request: SomeRequest, by mock: MockRequest
    ) -> SomeRequest {
        mock.forwardProgress(to: request.anyExecution)
        return request
    }
}

/// The state that mock clients of one account share.
private final class MockSession: Sendable {
    let configuration: DropboxTransportClientImpl.Configuration
    let requests = Locked<[MockRequest]>([])
    private let fixtures: [String: MockInput]?
    private let isClosed = Locked(false)

    init(_ fixtures: [String: MockInput]?, _ configuration: DropboxTransportClientImpl.Configuration) {
        self.fixtures = fixtures
        self.configuration = configuration
    }

    deinit { close() }

    func add(_ request: MockRequest) {
        requests.withLock { $0.append(request) }
        if isClosed.withLock({ $0 }) {
            request.finish(with: nil)
        } else if let fixtures {
            request.finish(with: fixtures[request.route])
        }
    }

    func close() {
        isClosed.withLock { $0 = true }
        for request in requests.withLock({ $0 }) { request.finish(with: nil) }
    }
}
