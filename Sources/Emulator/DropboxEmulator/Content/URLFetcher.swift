import Foundation
import DropboxConcurrency

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Downloads the content of a loopback URL into the block store, without buffering it.
enum URLFetcher {
    enum FetchError: Error, Sendable {
        /// The URL doesn't refer to a loopback address.
        case notLoopback
        case badStatus(Int)
        case failed(any Error)
    }

    static func fetch(_ url: URL, into writer: BlockWriter) async throws -> Content {
        guard isLoopback(url) else { throw FetchError.notLoopback }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        let receiver = Receiver(writer)
        // The session retains its delegate until it is invalidated.
        let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
        defer { session.finishTasksAndInvalidate() }
        let task = session.dataTask(with: url)
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
            || (host.hasPrefix("127.") && host.allSatisfy { $0.isNumber || $0 == "." })
    }

    /// Writes received data to the block store.
    private final class Receiver: NSObject, URLSessionDataDelegate {
        private struct State {
            var writer: BlockWriter
            var continuation: CheckedContinuation<Content, any Error>?
            /// The result, if the request finished before a continuation was set. A request can be canceled before it
            /// starts.
            var result: Result<Content, any Error>?
            var failure: (any Error)?
        }

        private let state: Locked<State>

        init(_ writer: BlockWriter) { state = Locked(State(writer: writer)) }

        func start(_ continuation: CheckedContinuation<Content, any Error>) {
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
            completionHandler(request.url.map(URLFetcher.isLoopback) == true ? request : nil)
        }

        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            let hasFailed = state.withLock { state in
                do {
                    if state.failure == nil { try state.writer.write(data) }
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
                let result = Result { try Self.content(&state, status, error) }
                state.result = result
                return (state.continuation, result)
            }
            continuation?.resume(with: result)
        }

        private static func content(_ state: inout State, _ status: Int, _ error: (any Error)?) throws -> Content {
            if let failure = state.failure ?? error { throw FetchError.failed(failure) }
            guard status == 200 else { throw FetchError.badStatus(status) }
            return Content(blocks: try state.writer.finish().blocks)
        }
    }
}
