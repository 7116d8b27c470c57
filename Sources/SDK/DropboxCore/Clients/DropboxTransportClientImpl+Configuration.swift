import DropboxHTTP
import Foundation

extension DropboxTransportClientImpl {
    /// The configuration of a client, without its authentication and context.
    public struct Configuration: Sendable {
        // MARK: - Servers and headers

        /// The servers. The default is the servers of Dropbox.
        public var baseHosts: BaseHosts = .default

        /// The prefix of the `User-Agent` header, followed by the name and version of the SDK. The default is `nil`.
        public var userAgent: String?

        /// Returns additional headers for requests to a host. The default is `nil`.
        public var headersForRouteHost: HeadersForRouteRequest?

        // MARK: - Limits

        /// The timeouts and the connection settings.
        public var session: NetworkSessionConfiguration {
            get { boxedSession.unboxed }
            set { boxedSession = Box(newValue) }
        }

        private var boxedSession = Box(NetworkSessionConfiguration.default)

        /// A Boolean value that indicates whether all requests end with the process, even if `session` is a background
        /// session. The default is `false`.
        ///
        /// If `true`, connection errors are reported immediately, without waiting for a better connection.
        public var forceForegroundSession = false

        /// The timeouts of long polls.
        public var longpollSession: NetworkSessionConfiguration {
            get { boxedLongpollSession.unboxed }
            set { boxedLongpollSession = Box(newValue) }
        }

        private var boxedLongpollSession = Box(NetworkSessionConfiguration.defaultLongpoll)

        /// The rules for retries. Set it to `.never` to disable them.
        public var retryPolicy: RetryPolicy = .standard

        /// The bandwidth limit for the content of all requests. The default is `nil`: no limit. Several clients can
        /// share a limiter.
        public var bandwidthLimiter: BandwidthLimiter?

        /// The maximum size of a result in bytes. The default is 256 MiB. It doesn't apply to content.
        public var maximumResponseSize = 256 << 20

        /// A Boolean value that indicates whether the `metadata` of a request contains the JSON response as it was
        /// received. The default is `false`.
        ///
        /// Use it to access data that this version of the SDK doesn't know and that results and errors omit.
        public var keepsRawResponses = false

        /// The maximum size of content that is downloaded to memory, in bytes. The default is 2 GiB.
        public var maximumMemoryDownloadSize = 2 << 30

        // MARK: - Environment

        /// Moves downloads to their destination.
        public var filesAccess: any FilesAccess = FilesAccessImpl()

        /// Receives log messages. The default is `nil`.
        public var log: LoggingClosure?

        /// Called after each attempt of each call, with its duration, size, status, and request ID. The default is `nil`.
        ///
        /// ``CallMetrics`` counts the events. To read them as a sequence, use
        /// ``DropboxTransportClientImpl/events(bufferingNewest:)``.
        public var onEvent: CallEventHandler?

        /// The stages that the app adds to the way of each attempt, from the outermost to the innermost. The default is
        /// none.
        public var middleware: [any CallMiddleware] = []

        /// Called when the client starts or stops waiting. The default is `nil`.
        ///
        /// The client waits before it retries a request, while the server limits the rate of the account, and if a
        /// response or a new access token takes longer than 2 seconds. The handler may be called from any thread, and
        /// should return quickly.
        public var onWait: WaitHandler?

        /// Called when the root of the account differs from the client's path root. The default is `nil`.
        ///
        /// If it's set, a client whose path root is `.root` adopts the new root that the server reports (status 422,
        /// `invalid_root`) and retries the request once. If it's `nil`, the request fails. Cursors of the old root are
        /// invalid, so a request that continues from one fails in both cases, and the listing must be restarted.
        /// `files.changes` automatically reports this as a reset. The handler is called once for each change, on any
        /// thread, before the request is retried.
        public var onPathRootChange: (@Sendable (PathRootChange) -> Void)?

        /// The handlers for the errors of all requests. The default is the handlers that all clients share.
        public var globalErrorHandlers: GlobalErrorResponseHandler = .shared

        /// The clock.
        public var clock: ClientClock = .system

        /// Returns a random number from 0 to 1, which spreads retries.
        public var jitter: @Sendable () -> Double = { Double.random(in: 0...1) }

        /// Creates the default configuration.
        public init() {}

        /// Creates a configuration and modifies it with a closure: `Configuration { $0.retryPolicy = .never }`.
        public init(_ change: (inout Configuration) -> Void) {
            change(&self)
        }
    }
}

extension DropboxTransportClientImpl.Configuration {
    /// Creates the object that retries requests.
    ///
    /// - Parameter clock: The clock. The default is that of the configuration.
    package func retryingCaller(_ waits: WaitReporter, clock: ClientClock? = nil) -> RetryingCaller {
        RetryingCaller(policy: retryPolicy, clock: clock ?? self.clock, jitter: jitter, waits: waits)
    }

    /// The seconds that the server may add to the timeout of a long poll, according to its documentation.
    private static var longPollJitter: Double { 90 }
    /// The additional seconds for the network.
    private static var networkMargin: Double { 30 }

    /// The value of the `User-Agent` header.
    var userAgentHeader: String { Constants.userAgent(userAgent) }

    /// Returns the timeouts of a long poll, which receives nothing for at least the timeout in its argument.
    func longPollTimeouts(argument: Data) -> HTTPTimeouts {
        // The argument was just encoded, so it can be decoded. The default of the API is 30 seconds.
        let object = try? JSONSerialization.jsonObject(with: argument) as? [String: Any]
        let timeout = object?["timeout"] as? Double ?? 30
        return longpollSession.timeouts(responseDelay: timeout + Self.longPollJitter + Self.networkMargin)
    }
}
