#if os(Linux)
    import Foundation

    /// The transport for Linux, based on libcurl.
    ///
    /// One thread performs all network operations. When the last reference is released, the thread completes the
    /// requests in flight and exits.
    public final class CurlTransport: HTTPTransport, LimitedTransport {
        private let loop: CurlEventLoop
        private let configuration: HTTPTransportConfiguration

        /// Creates a transport.
        ///
        /// - Parameter configuration: Connections, TLS, and proxy. The default is the configuration of the system.
        public convenience init(configuration: HTTPTransportConfiguration = .init()) {
            self.init(configuration: configuration, clock: { .now })
        }

        /// Creates a transport whose timeouts use another clock.
        package init(
            configuration: HTTPTransportConfiguration, clock: @escaping @Sendable () -> ContinuousClock.Instant
        ) {
            self.configuration = configuration
            loop = CurlEventLoop(configuration: configuration, clock: clock)
        }

        deinit { loop.post(.shutDown) }

        public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
            let transfer = CurlTransfer(try PreparedRequest(request), configuration: configuration, loop: loop)
            let head = try await transfer.start()
            let body = HTTPResponseBody(source: CurlBodySource(transfer), expectedLength: head.bodyLength)
            return HTTPResponse(status: head.status, headers: head.headers, body: body)
        }

        public func shutdown() { loop.post(.stop) }

        package var maximumRequestsPerHost: Int { configuration.requestLimit }
    }

    /// The body of a transfer. Releasing the last reference cancels an unfinished transfer.
    final class CurlBodySource: ResponseBodySource {
        private let transfer: CurlTransfer

        init(_ transfer: CurlTransfer) { self.transfer = transfer }

        deinit { transfer.cancel() }

        func next() async throws(HTTPError) -> Data? { try await transfer.nextChunk() }

        func write(to descriptor: Int32, onProgress: (@Sendable (Int64) -> Void)?) async throws(HTTPError) -> Int64 {
            try await transfer.write(to: descriptor, onProgress: onProgress)
        }

        func cancel() { transfer.cancel() }
    }
#endif
