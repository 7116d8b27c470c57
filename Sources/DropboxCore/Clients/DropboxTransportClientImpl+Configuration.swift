import Foundation
import DropboxHTTP

extension DropboxTransportClientImpl {
    /// Everything about a client but who calls.
    public struct Configuration: Sendable {
        // MARK: Servers and headers

        /// The servers; those of Dropbox by default.
        public var baseHosts: BaseHosts = .default

        /// What the `User-Agent` header starts with; the SDK and its version follow. Nothing by default.
        public var userAgent: String?

        /// Further headers for the calls to a host; none by default.
        public var headersForRouteHost: HeadersForRouteRequest?

        // MARK: Limits

        /// Time limits and connections.
        public var session: NetworkSessionConfiguration {
            get { boxedSession.unboxed }
            set { boxedSession = Box(newValue) }
        }

        private var boxedSession = Box(NetworkSessionConfiguration.default)

        /// Whether all requests end with the process, also where `session` is one of background transfers: then trouble
        /// with the connection is an error at once, and nobody waits for a better one. `false` by default.
        public var forceForegroundSession = false

        /// Time limits of long polls.
        public var longpollSession: NetworkSessionConfiguration {
            get { boxedLongpollSession.unboxed }
            set { boxedLongpollSession = Box(newValue) }
        }

        private var boxedLongpollSession = Box(NetworkSessionConfiguration.defaultLongpoll)

        /// What is repeated, and when; `.never` switches it off.
        public var retryPolicy: RetryPolicy = .standard

        /// How fast content is sent and received, over all calls; no limit by default. Other clients may share it.
        public var bandwidthLimiter: BandwidthLimiter?

        /// The longest result that is read, in bytes: 256 MiB by default. It does not concern content.
        public var maximumResponseSize = 256 << 20

        /// Whether the `metadata` of a request keeps the answer in JSON as it came: `false` by default. Results and errors skip
        /// what this version of the package does not know; there it is.
        public var keepsRawResponses = false

        /// The longest content that is downloaded to memory, in bytes: 2 GiB by default.
        public var maximumMemoryDownloadSize = 2 << 30

        // MARK: Surroundings

        /// Moves downloads into place.
        public var filesAccess: any FilesAccess = FilesAccessImpl()

        /// Takes the lines of the log; there is none by default.
        public var log: LoggingClosure?

        /// Called whenever the client begins or ends to wait: before it repeats a call, while the server wants the calls of
        /// the account to stay away, when a response or a new access token takes longer than 2 seconds. `nil` by default.
        /// It may be called from any thread, and should return quickly.
        public var onWaiting: WaitingHandler?

        /// Called when an account has another root than the client's path root says; `nil` by default.
        ///
        /// With it, a client whose path root is `.root` takes up the new root that the server tells (status 422,
        /// `invalid_root`) and repeats the call once; without it, the call fails. Cursors of the old root are void: a call
        /// that goes on from one fails all the same, and the listing begins again from the start. `files.changes` tells
        /// that as a reset by itself. It is called once for each change, before the call is repeated, on any thread.
        public var onPathRootChange: (@Sendable (PathRootChange) -> Void)?

        /// Handlers for the errors of all requests; those that all clients share by default.
        public var globalErrorHandlers: GlobalErrorResponseHandler = .shared

        /// The clock.
        public var clock: ClientClock = .system

        /// Gives random numbers from 0 to 1, which spread repeated attempts.
        public var jitter: @Sendable () -> Double = { Double.random(in: 0...1) }

        /// The defaults.
        public init() {}

        /// The defaults, changed by a closure: `Configuration { $0.retryPolicy = .never }`.
        public init(_ change: (inout Configuration) -> Void) {
            change(&self)
        }
    }
}

extension DropboxTransportClientImpl.Configuration {
    /// What repeats calls.
    package func retryingCaller(_ waits: WaitReporter) -> RetryingCaller {
        RetryingCaller(policy: retryPolicy, clock: clock, jitter: jitter, waits: waits)
    }

    /// How long the server may wait beyond the timeout of a long poll, by its documentation.
    private static var longPollJitter: Double { 90 }
    /// What the network may take on top.
    private static var margin: Double { 30 }

    /// The value of the `User-Agent` header.
    var userAgentHeader: String { Constants.userAgent(userAgent) }

    /// How long a call may take. A long poll is silent for as long as its argument says, and longer.
    package func deadlines(of route: RouteDescriptor, argument: Data) -> HTTPTimeouts {
        guard route.host == .notify else { return session.deadlines() }
        // The argument was written a moment ago, so it can be read; 30 seconds are what the API takes for granted.
        let object = try? JSONSerialization.jsonObject(with: argument) as? [String: Any]
        let timeout = object?["timeout"] as? Double ?? 30
        return longpollSession.deadlines(silence: timeout + Self.longPollJitter + Self.margin)
    }
}
