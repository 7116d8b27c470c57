#if canImport(Darwin)
    import Foundation
    import DropboxConcurrency

    /// Passes what the session tells on to the exchange that it concerns.
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
                    URLSessionResponseHead(response, method: dataTask.originalRequest?.httpMethod))
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
            guard let exchange = exchange(task), exchange.mayTakeBody() else { return completionHandler(nil) }
            let (stream, producer) = RequestBodyStreamWriter.open(for: exchange)
            exchange.attach(producer)
            completionHandler(stream)
        }

        /// A redirect is an answer like any other.
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
            switch trust.verdict(on: challenge) {
            case .answered(let disposition, let credential): completionHandler(disposition, credential)
            case .refused(let error):
                exchange(task)?.fail(error)
                completionHandler(.cancelAuthenticationChallenge, nil)
            }
        }
    }

    extension URLSessionResponseHead {
        init(_ response: HTTPURLResponse, method: String?) {
            status = response.statusCode
            headers = HTTPHeaders()
            for (name, value) in response.allHeaderFields {
                if let name = name as? String, let value = value as? String { headers.add(name, value) }
            }
            let isBodiless = method == "HEAD" || [204, 304].contains(status)
            bodyLength = isBodiless ? 0 : headers.contentLength
        }
    }
#endif
