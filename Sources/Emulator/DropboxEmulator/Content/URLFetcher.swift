import Foundation
import DropboxConcurrency

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends requests to loopback URLs and other permitted ones, and passes on the content without buffering it.
enum URLFetcher {
    enum FetchError: Error, Sendable {
        /// The URL doesn't refer to a permitted host.
        case notPermitted
        case badStatus(Int)
        case failed(any Error)
    }

    /// Downloads the content of a URL into the block store.
    static func fetch(_ url: URL, into writer: BlockWriter) async throws -> Content {
        let writer = Locked(writer)
        let status = try await send(URLRequest(url: url)) { data in try writer.withLock { try $0.write(data) } }
        guard status == 200 else { throw FetchError.badStatus(status) }
        return Content(blocks: try writer.withLock { try $0.finish().blocks })
    }

    /// Sends a request.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - isPermitted: Returns whether a URL is permitted. The default permits loopback addresses.
    ///   - followsRedirects: Whether redirects to other permitted URLs are followed. Otherwise, a redirect is the response.
    ///   - receive: A closure that receives the parts of the body. An error that it throws ends the request.
    /// - Returns: The status of the response after the end of its body.
    /// - Throws: `FetchError`, but not `badStatus`.
    static func send(
        _ request: URLRequest, to isPermitted: @escaping @Sendable (URL) -> Bool = { URLFetcher.isLoopback($0) },
        followsRedirects: Bool = true, receive: @escaping @Sendable (Data) throws -> Void
    ) async throws -> Int {
        guard request.url.map(isPermitted) == true else { throw FetchError.notPermitted }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        let receiver = Receiver(isRedirectPermitted: { followsRedirects && isPermitted($0) }, receive)
        // The session retains its delegate until it is invalidated.
        let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
        defer { session.finishTasksAndInvalidate() }
        let task = session.dataTask(with: request)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                receiver.start(continuation)
                task.resume()
            }
        } onCancel: {
            task.cancel()
        }
    }

    static func isLoopback(_ url: URL) -> Bool {
        guard let host = url.host?.lowercased() else { return false }
        return host == "localhost" || host.hasSuffix(".localhost") || host == "::1" || host == "[::1]"
            || isLoopbackAddress(host)
    }

    /// Whether a text is an address from 127.0.0.0/8 in its usual form, with four numbers.
    private static func isLoopbackAddress(_ host: String) -> Bool {
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return numbers.count == 4 && numbers.first == 127 && !numbers.contains(nil)
    }

    /// Passes on received data, and finishes with the status.
    private final class Receiver: NSObject, URLSessionDataDelegate {
        private struct State {
            var continuation: CheckedContinuation<Int, any Error>?
            /// The result, if the request finished before a continuation was set. A request can be canceled before it
            /// starts.
            var result: Result<Int, any Error>?
            var failure: (any Error)?
        }

        private let isRedirectPermitted: @Sendable (URL) -> Bool
        private let receive: @Sendable (Data) throws -> Void
        private let state = Locked(State())

        init(
            isRedirectPermitted: @escaping @Sendable (URL) -> Bool,
            _ receive: @escaping @Sendable (Data) throws -> Void
        ) {
            self.isRedirectPermitted = isRedirectPermitted
            self.receive = receive
        }

        func start(_ continuation: CheckedContinuation<Int, any Error>) {
            let result = state.withLock { state in
                state.continuation = state.result == nil ? continuation : nil
                return state.result
            }
            if let result { continuation.resume(with: result) }
        }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
            newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
        ) {
            completionHandler(request.url.map(isRedirectPermitted) == true ? request : nil)
        }

        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            let hasFailed = state.withLock { state in
                do {
                    if state.failure == nil { try receive(data) }
                } catch {
                    state.failure = error
                }
                return state.failure != nil
            }
            if hasFailed { dataTask.cancel() }
        }

        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            let status = (task.response as? HTTPURLResponse)?.statusCode ?? 0
            let (continuation, result) = state.withLock { state in
                defer { state.continuation = nil }
                let result: Result<Int, any Error> =
                    (state.failure ?? error).map { .failure(FetchError.failed($0)) } ?? .success(status)
                state.result = result
                return (state.continuation, result)
            }
            continuation?.resume(with: result)
        }
    }
}
