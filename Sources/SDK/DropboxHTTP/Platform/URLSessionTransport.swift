#if canImport(Darwin)
    import DropboxConcurrency
    import Foundation

    /// The transport for Apple platforms, based on `URLSession`.
    ///
    /// It differs from the transport for Linux in what the system decides: the idle timeout includes connecting,
    /// response headers have no order, repeated headers are joined by commas, and the session uses HTTP/2 if a server
    /// offers it.
    public final class URLSessionTransport: HTTPTransport, LimitedTransport {
        private let session: URLSession
        private let delegate: SessionDelegate
        private let hasCache: Bool
        package let maximumRequestsPerHost: Int
        /// Whether the transport is shut down. The lock is held while a task is created, because an invalidated session
        /// can't create tasks.
        private let isShutDown = Locked(false)

        /// Creates a transport.
        ///
        /// - Parameter configuration: Connections, TLS, and proxy. The default is the configuration of the system.
        public init(configuration: HTTPTransportConfiguration = .init()) {
            delegate = SessionDelegate(ServerTrust(configuration))
            hasCache = configuration.urlCache != nil
            // The session can use HTTP/2 regardless of the configuration.
            maximumRequestsPerHost = max(configuration.requestLimit, 1_000)
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
                // First, so that requests fail with this error instead of a plain cancellation.
                delegate.failAll(.shutDown)
                session.invalidateAndCancel()
            }
        }

        private func start(_ request: HTTPRequest) throws(HTTPError) -> URLSessionExchange {
            if case .file(let url, _) = request.body.storage, request.body.length == nil {
                throw HTTPError(
                    .bodyFailed(SystemError(number: ENOENT, path: url.path)),
                    "“\(url.lastPathComponent)” cannot be sent.",
                    isRequestUnsent: true)
            }
            let exchange = isShutDown.withLock { isShutDown -> URLSessionExchange? in
                guard !isShutDown else { return nil }
                let exchange = URLSessionExchange(request, task: makeTask(request))
                delegate.register(exchange)
                return exchange
            }
            guard let exchange else { throw .shutDown.withRequestUnsent(true) }
            exchange.start()
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
            for field in request.transmittedHeaders { addValue(field.value, forHTTPHeaderField: field.name) }
            // Otherwise the system requests compressed responses and decompresses them. The length of a body would then
            // differ from the one that the server announces.
            if request.headers["Accept-Encoding"] == nil,
                (request.checkedURL ?? CheckedURL(request.url)).map(request.acceptsCompression) != true
            {
                setValue("identity", forHTTPHeaderField: "Accept-Encoding")
            }
            if let length = request.body.length, !request.body.isEmpty {
                setValue("\(length)", forHTTPHeaderField: "Content-Length")
            }
            // The system's timeout restarts with every byte. `URLSessionExchange` measures progress.
            timeoutInterval = request.timeouts.idle.map { TimeInterval($0.components.seconds) + 1 } ?? 7 * 86_400
        }
    }

    extension URLSessionConfiguration {
        fileprivate static func transport(_ configuration: HTTPTransportConfiguration) -> URLSessionConfiguration {
            let session = URLSessionConfiguration.ephemeral
            session.urlCache = configuration.urlCache
            session.waitsForConnectivity = false
            session.httpMaximumConnectionsPerHost = HTTPTransportConfiguration.standardConnectionLimit
            session.apply(configuration)
            return session
        }

        /// Applies the settings that all kinds of sessions share.
        func apply(_ configuration: HTTPTransportConfiguration) {
            httpCookieStorage = nil
            urlCredentialStorage = nil
            allowsCellularAccess = configuration.networkAccess.allowsCellular
            allowsExpensiveNetworkAccess = configuration.networkAccess.allowsExpensive
            allowsConstrainedNetworkAccess = configuration.networkAccess.allowsConstrained
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

    /// Forwards the events of a session to the request that they concern.
    final class SessionDelegate: NSObject, URLSessionDataDelegate {
        private let exchanges = Locked([Int: URLSessionExchange]())
        private let trust: ServerTrust

        init(_ trust: ServerTrust) { self.trust = trust }

        func register(_ exchange: URLSessionExchange) {
            exchanges.withLock { $0[exchange.task.taskIdentifier] = exchange }
        }

        func failAll(_ error: HTTPError) {
            for exchange in exchanges.withLock({ Array($0.values) }) { exchange.fail(error) }
        }

        private func exchange(_ task: URLSessionTask) -> URLSessionExchange? {
            exchanges.withLock { $0[task.taskIdentifier] }
        }

        func urlSession(
            _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
            completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
        ) {
            if let response = response as? HTTPURLResponse {
                exchange(dataTask)?.receive(
                    ResponseHead(response, method: dataTask.originalRequest?.httpMethod))
            }
            completionHandler(.allow)
        }

        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            exchange(dataTask)?.receive(data)
        }

        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            exchange(task)?.complete(error)
            exchanges.withLock { $0[task.taskIdentifier] = nil }
        }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
            totalBytesExpectedToSend: Int64
        ) {
            guard let exchange = exchange(task) else { return }
            exchange.sent(bytesSent, total: totalBytesSent, of: totalBytesExpectedToSend)
            exchange.request.onUploadProgress?(totalBytesSent)
        }

        func urlSession(
            _ session: URLSession, task: URLSessionTask,
            needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
        ) {
            guard let exchange = exchange(task), exchange.canProvideBody() else { return completionHandler(nil) }
            let (stream, producer) = RequestBodyStreamWriter.open(for: exchange)
            exchange.attach(producer)
            completionHandler(stream)
        }

        /// Returns redirects as ordinary responses.
        func urlSession(
            _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
            newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
        ) {
            completionHandler(nil)
        }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
            completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            switch trust.disposition(for: challenge) {
            case .respond(let disposition, let credential): completionHandler(disposition, credential)
            case .reject(let error):
                exchange(task)?.fail(error)
                completionHandler(.cancelAuthenticationChallenge, nil)
            }
        }
    }

    extension ResponseHead {
        init(_ response: HTTPURLResponse, method: String?) {
            self.init(status: response.statusCode)
            for (name, value) in response.allHeaderFields {
                if let name = name as? String, let value = value as? String { headers.add(name, value) }
            }
            let isBodiless = method == "HEAD" || [204, 304].contains(status)
            // The system decompresses the body.
            bodyLength = isBodiless ? 0 : headers["Content-Encoding"] == nil ? headers.contentLength : nil
        }
    }

    /// The mapping of the errors of `URLSession` to ``HTTPError``.
    enum URLSessionErrors {
        static func error(_ error: any Error) -> HTTPError {
            let cause = error as NSError
            if cause.domain == NSPOSIXErrorDomain, let kind = kind(ofSystemError: Int32(truncatingIfNeeded: cause.code))
            {
                return HTTPError(kind, cause.localizedDescription, isRequestUnsent: isRequestUnsent(kind))
            }
            guard cause.domain == NSURLErrorDomain else {
                return HTTPError(.other(code: cause.code), cause.localizedDescription)
            }
            let isHandshakeLost =
                cause.code == NSURLErrorSecureConnectionFailed && !TLSHandshakeError.isAboutTrust(cause)
            let kind = isHandshakeLost ? .connectionLost : kind(cause.code)
            return HTTPError(
                kind, cause.localizedDescription, isRequestUnsent: isHandshakeLost || isRequestUnsent(kind),
                urlErrorCode: URLError.Code(rawValue: cause.code))
        }

        private static func kind(_ code: Int) -> HTTPError.Kind {
            switch code {
            case NSURLErrorCancelled: .cancelled
            case NSURLErrorTimedOut: .timedOut(.idle)
            case NSURLErrorCannotFindHost, NSURLErrorCannotConnectToHost, NSURLErrorDNSLookupFailed,
                NSURLErrorNotConnectedToInternet, NSURLErrorInternationalRoamingOff, NSURLErrorDataNotAllowed:
                .connectionFailed
            case NSURLErrorNetworkConnectionLost, NSURLErrorRequestBodyStreamExhausted: .connectionLost
            case NSURLErrorSecureConnectionFailed, NSURLErrorServerCertificateHasBadDate,
                NSURLErrorServerCertificateUntrusted, NSURLErrorServerCertificateHasUnknownRoot,
                NSURLErrorServerCertificateNotYetValid, NSURLErrorClientCertificateRejected,
                NSURLErrorClientCertificateRequired, NSURLErrorAppTransportSecurityRequiresSecureConnection:
                .tls
            case NSURLErrorBadServerResponse, NSURLErrorCannotParseResponse: .invalidResponse
            case NSURLErrorBadURL, NSURLErrorUnsupportedURL: .invalidRequest
            default: .other(code: code)
            }
        }

        /// The kind of an error of the system, which `URLSession` passes on if a connection ends at certain moments.
        private static func kind(ofSystemError number: Int32) -> HTTPError.Kind? {
            switch number {
            case ECONNREFUSED, ENETDOWN, ENETUNREACH, EHOSTDOWN, EHOSTUNREACH: .connectionFailed
            case ECONNABORTED, ECONNRESET, ENOTCONN, EPIPE, ENETRESET, ESHUTDOWN: .connectionLost
            case ETIMEDOUT: .timedOut(.idle)
            default: nil
            }
        }

        private static func isRequestUnsent(_ kind: HTTPError.Kind) -> Bool {
            switch kind {
            case .connectionFailed, .tls, .invalidRequest: true
            default: false
            }
        }
    }
#endif
