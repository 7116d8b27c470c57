import DropboxCore
import Foundation
import DropboxHTTP
import DropboxConcurrency
import DropboxStone

/// A transport client without a network: tests say what each request is answered with.
///
///     let transportClient = MockDropboxTransportClient()
///     let client = DropboxClient(transportClient: transportClient)
///     let feature = SystemUnderTest(client: client)    // makes a request
///
///     let request = try #require(transportClient.getLastRequest())
///     try request.handleMockInput(.success(json: ["entries": [], "cursor": "c", "has_more": false]))
///
/// Requests are real but for the network: arguments are checked and written as JSON, answers read, downloads moved into
/// place, handlers called. Nothing is repeated, unless `retryPolicy` of the configuration says so.
///
/// With `fixtures` the client answers by itself, and a request of a route without one fails at once with an error that
/// names the route. Without fixtures, a request waits for `handleMockInput`; if nobody has answered it when the mock
/// client goes or is shut down, it fails in the same way.
public final class MockDropboxTransportClient: DropboxTransportClient {
    private struct State {
        var provider: (any AccessTokenProvider)? = LongLivedAccessTokenProvider(accessToken: "mock")
        var scope: CallContext
    }

    private let site: MockSession
    private let state: Locked<State>

    /// A mock client.
    ///
    /// - Parameters:
    ///   - fixtures: Answers by route, as `files/list_folder`; `nil`, the default, waits for each answer.
    ///   - configuration: What real clients take; repeating is off by default.
    public convenience init(
        fixtures: [String: MockInput]? = nil,
        configuration: DropboxTransportClientImpl.Configuration = .init { $0.retryPolicy = .never }
    ) {
        self.init(MockSession(fixtures, configuration), CallContext())
    }

    private init(_ site: MockSession, _ scope: CallContext) {
        self.site = site
        state = Locked(State(scope: scope))
    }

    // MARK: For tests

    /// The request that was made last, by this client or one that shares with it; `nil` before the first.
    public func getLastRequest() -> MockRequest? { requests.last }

    /// All requests so far, in the order in which they were made.
    public var requests: [MockRequest] { site.requests.withLock { $0 } }

    // MARK: DropboxTransportClient

    public var accessTokenProvider: (any AccessTokenProvider)? {
        get { state.withLock { $0.provider } }
        set { state.withLock { $0.provider = newValue } }
    }

    public var selectUser: String? {
        get { scope.selectUser }
        set { state.withLock { $0.scope.selectUser = newValue } }
    }

    public var pathRoot: Common.PathRoot? {
        get { scope.pathRoot }
        set { state.withLock { $0.scope.pathRoot = newValue } }
    }

    public var scope: CallContext { state.withLock { $0.scope } }

    public func with(context scope: CallContext) -> any DropboxTransportClient {
        MockDropboxTransportClient(site, scope)
    }

    public func request<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>
    ) -> RpcRequest<Result, RouteError> {
        request(route, serverArgs: nil)
    }

    public func request<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>, serverArgs: Argument?
    ) -> RpcRequest<Result, RouteError> {
        let (mock, client) = prepare(route, serverArgs)
        return followed(client.request(route, serverArgs: serverArgs), by: mock)
    }

    public func request<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>, serverArgs: Argument, input: UploadBody
    ) -> UploadRequest<Result, RouteError> {
        let (mock, client) = prepare(route, serverArgs)
        return followed(client.request(route, serverArgs: serverArgs, input: input), by: mock)
    }

    public func request<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>, serverArgs: Argument, overwrite: Bool, destination: URL
    ) -> DownloadRequestFile<Result, RouteError> {
        let (mock, client) = prepare(route, serverArgs)
        return followed(
            client.request(route, serverArgs: serverArgs, overwrite: overwrite, destination: destination), by: mock)
    }

    public func request<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>, serverArgs: Argument
    ) -> DownloadRequestMemory<Result, RouteError> {
        let (mock, client) = prepare(route, serverArgs)
        return followed(client.request(route, serverArgs: serverArgs), by: mock)
    }

    /// Fails all requests that were not answered, and all that are made from now on.
    public func shutdown() {
        site.close()
    }

    /// A request of its own network, which is the mock.
    private func prepare<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>, _ argument: Argument?
    ) -> (MockRequest, DropboxTransportClientImpl) {
        let facts = route.descriptor
        // An argument that breaks a rule is told by the request itself.
        let json = argument.map { try? StoneCoding.encode($0, as: Argument.self) } ?? Data("null".utf8)
        let mock = MockRequest(facts, argument: json)
        let (provider, scope) = state.withLock { ($0.provider, $0.scope) }
        let authentication: AuthStrategy =
            facts.allowedAuthentication == [.app]
            ? .appKeyAndSecret("mock", "mock")
            : .accessToken(provider ?? LongLivedAccessTokenProvider(accessToken: "mock"))
        site.add(mock)
        return (
            mock,
            DropboxTransportClientImpl(
                authentication: authentication, scope: scope, configuration: site.configuration, transport: mock)
        )
    }

    private func followed<Made: Request>(_ request: Made, by mock: MockRequest) -> Made {
        mock.follow(request._run)
        return request
    }
}

/// What mock clients of one account share.
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
            request.end(with: nil)
        } else if let fixtures {
            request.end(with: fixtures[request.route])
        }
    }

    func close() {
        isClosed.withLock { $0 = true }
        for request in requests.withLock({ $0 }) { request.end(with: nil) }
    }
}
