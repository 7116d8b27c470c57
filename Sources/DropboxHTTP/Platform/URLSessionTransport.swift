#if canImport(Darwin)
    import Foundation
    import DropboxConcurrency

    /// The transport of Apple systems, on `URLSession`.
    ///
    /// What differs from Linux, because the system decides it: the connect deadline is part of the idle deadline, headers of
    /// an answer come in no order and those of one name are joined by commas, and HTTP/2 is used wherever a server offers it.
    public final class URLSessionTransport: HTTPTransport {
        private let session: URLSession
        private let delegate: SessionDelegate
        private let hasCache: Bool
        /// Held while a task is made, because an invalidated session cannot make one.
        private let isShutDown = Locked(false)

        /// - Parameter configuration: connections, TLS and proxy; by default those of the system.
        public init(configuration: HTTPTransportConfiguration = .init()) {
            delegate = SessionDelegate(ServerTrust(configuration))
            hasCache = configuration.urlCache != nil
            session = URLSession(
                configuration: .transport(configuration), delegate: delegate, delegateQueue: nil)
        }

        deinit { session.finishTasksAndInvalidate() }

        public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
            try request.validate()
            let exchange = try start(request)
            let head = try await exchange.head()
            let body = HTTPResponseBody(source: URLSessionBodySource(exchange), expectedLength: head.bodyLength)
            return HTTPResponse(status: head.status, headers: head.headers, body: body)
        }

        public func shutdown() {
            isShutDown.withLock { isShutDown in
                isShutDown = true
                // First, so that requests end with the reason and not as merely cancelled.
                delegate.failAll(.shutDown)
                session.invalidateAndCancel()
            }
        }

        private func start(_ request: HTTPRequest) throws(HTTPError) -> URLSessionExchange {
            if case .file(let url, _) = request.body.storage, request.body.length == nil {
                throw HTTPError(
                    .bodyFailed(SystemError(number: ENOENT)), "“\(url.lastPathComponent)” cannot be sent.",
                    isRequestUnsent: true)
            }
            let exchange = isShutDown.withLock { isShutDown -> URLSessionExchange? in
                guard !isShutDown else { return nil }
                let exchange = URLSessionExchange(request, task: makeTask(request))
                delegate.register(exchange)
                return exchange
            }
            guard let exchange else { throw .shutDown.nothingSent(true) }
            exchange.begin()
            return exchange
        }

        private func makeTask(_ request: HTTPRequest) -> URLSessionTask {
            var urlRequest = URLRequest(request)
            if hasCache { urlRequest.cachePolicy = .useProtocolCachePolicy }
            switch request.body.storage {
            case .empty: return session.dataTask(with: urlRequest)
            case .data(let data): return session.uploadTask(with: urlRequest, from: data)
            case .file(let url, nil): return session.uploadTask(with: urlRequest, fromFile: url)
            case .file, .stream: return session.uploadTask(withStreamedRequest: urlRequest)
            }
        }
    }

    extension URLRequest {
        init(_ request: HTTPRequest) {
            self.init(url: request.url, cachePolicy: .reloadIgnoringLocalCacheData)
            httpMethod = request.method
            for field in request.sendableHeaders { addValue(field.value, forHTTPHeaderField: field.name) }
            // The system would ask for compressed answers and unpack them behind our back.
            if request.headers["Accept-Encoding"] == nil {
                setValue("identity", forHTTPHeaderField: "Accept-Encoding")
            }
            if let length = request.body.length, !request.body.isEmpty {
                setValue("\(length)", forHTTPHeaderField: "Content-Length")
            }
            // Counts silence: each byte begins it anew. `URLSessionExchange` measures progress.
            timeoutInterval = request.timeouts.idle.map { TimeInterval($0.components.seconds) + 1 } ?? 7 * 86_400
        }
    }

    extension URLSessionConfiguration {
        fileprivate static func transport(_ configuration: HTTPTransportConfiguration) -> URLSessionConfiguration {
            let session = URLSessionConfiguration.ephemeral
            session.urlCache = configuration.urlCache
            session.waitsForConnectivity = false
            session.httpMaximumConnectionsPerHost = 64
            session.apply(configuration)
            return session
        }

        /// Takes over what any kind of session can have.
        func apply(_ configuration: HTTPTransportConfiguration) {
            httpCookieStorage = nil
            urlCredentialStorage = nil
            allowsCellularAccess = configuration.networks.allowsCellular
            allowsExpensiveNetworkAccess = configuration.networks.allowsExpensive
            allowsConstrainedNetworkAccess = configuration.networks.allowsConstrained
            if let maximum = configuration.maximumConnectionsPerHost { httpMaximumConnectionsPerHost = maximum }
            switch configuration.proxy {
            case .system: break
            case .none: connectionProxyDictionary = [:]
            case .url(let url):
                let (host, port) = (url.host ?? "", url.port ?? 8080)
                connectionProxyDictionary = [
                    "HTTPEnable": 1, "HTTPProxy": host, "HTTPPort": port,
                    "HTTPSEnable": 1, "HTTPSProxy": host, "HTTPSPort": port,
                ]
            }
        }
    }
#endif
