#if os(Linux)
    import DropboxConcurrency
    import Foundation

    /// The transport for Linux, based on libcurl.
    ///
    /// One thread waits for the network on behalf of all transports that have the same configuration. They share their
    /// connections; see ``HTTPTransportConfiguration/sharesConnections``. A task sends a short request itself if its server
    /// has an idle connection; that thread sends the others. When the last of them is released, the thread
    /// completes the requests in flight and exits.
    public final class CurlTransport: HTTPTransport, LimitedTransport {
        private let configuration: HTTPTransportConfiguration
        private let owner = TransferOwner()
        /// The event loop, or `nil` after the shutdown.
        private let reference: Locked<SharedEventLoop?>

        /// Creates a transport.
        ///
        /// - Parameter configuration: Connections, TLS, and proxy. The default is the configuration of the system.
        public convenience init(configuration: HTTPTransportConfiguration = .init()) {
            self.init(configuration, SharedEventLoop.reference(for: configuration))
        }

        /// Creates a transport whose timeouts use another clock.
        package convenience init(
            configuration: HTTPTransportConfiguration, clock: @escaping @Sendable () -> ContinuousClock.Instant
        ) {
            self.init(configuration, SharedEventLoop(configuration, clock: clock))
        }

        private init(_ configuration: HTTPTransportConfiguration, _ reference: SharedEventLoop) {
            self.configuration = configuration
            self.reference = Locked(reference)
        }

        public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
            let prepared = try PreparedRequest(request)
            guard let loop = reference.withLock({ $0?.loop }) else { throw .shutDown.withRequestUnsent(true) }
            let transfer = CurlTransfer(prepared, configuration: configuration, owner: owner, loop: loop)
            let head = try await transfer.start()
            let body = HTTPResponseBody(source: CurlBodySource(transfer), expectedLength: head.bodyLength)
            return HTTPResponse(status: head.status, headers: head.headers, body: body)
        }

        public func shutdown() {
            let reference = reference.withLock { reference in
                defer { reference = nil }
                return reference
            }
            // If no other transport uses the loop, releasing it closes all connections.
            reference?.loop.post(.stop(owner))
        }

        package var maximumRequestsPerHost: Int { configuration.requestLimit }
    }

    /// The body of a transfer. Releasing the last reference cancels an unfinished transfer.
    final class CurlBodySource: ResponseBodySource {
        private let transfer: CurlTransfer

        init(_ transfer: CurlTransfer) { self.transfer = transfer }

        deinit { transfer.cancel() }

        nonisolated(nonsending) func next() async throws(HTTPError) -> Data? { try await transfer.nextChunk() }

        func receivedBody(upTo maximumBytes: Int) -> Data? { transfer.receivedBody(upTo: maximumBytes) }

        func write(to descriptor: Int32, onProgress: (@Sendable (Int64) -> Void)?) async throws(HTTPError) -> Int64 {
            try await transfer.write(to: descriptor, onProgress: onProgress)
        }

        func cancel() { transfer.cancel() }
    }
#endif
