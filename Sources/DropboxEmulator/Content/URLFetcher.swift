import Foundation
import DropboxConcurrency

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Takes the content of an address on this machine into the block store, while it comes.
enum URLFetcher {
    enum Failure: Error, Sendable {
        /// The address is not on loopback.
        case refused
        case badStatus(Int)
        case failed(any Error)
    }

    static func fetch(_ url: URL, into writer: BlockWriter) async throws -> Content {
        guard isLoopback(url) else { throw Failure.refused }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        let receiver = Receiver(writer)
        // The session holds its delegate until it is invalidated.
        let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
        defer { session.finishTasksAndInvalidate() }
        let task = session.dataTask(with: url)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                receiver.begin(continuation)
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

    /// Writes what comes.
    private final class Receiver: NSObject, URLSessionDataDelegate {
        private struct State {
            var writer: BlockWriter
            var continuation: CheckedContinuation<Content, any Error>?
            /// What came of the request, where that was before anybody waited: it can be cancelled before it begins.
            var outcome: Result<Content, any Error>?
            var failure: (any Error)?
        }

        private let state: Locked<State>

        init(_ writer: BlockWriter) { state = Locked(State(writer: writer)) }

        func begin(_ continuation: CheckedContinuation<Content, any Error>) {
            let outcome = state.withLock { state in
                state.continuation = state.outcome == nil ? continuation : nil
                return state.outcome
            }
            if let outcome { continuation.resume(with: outcome) }
        }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
            newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
        ) {
            completionHandler(request.url.map(URLFetcher.isLoopback) == true ? request : nil)
        }

        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            let failed = state.withLock { state in
                do {
                    if state.failure == nil { try state.writer.write(data) }
                } catch {
                    state.failure = error
                }
                return state.failure != nil
            }
            if failed { dataTask.cancel() }
        }

        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            let status = (task.response as? HTTPURLResponse)?.statusCode ?? 0
            let (continuation, result) = state.withLock { state in
                defer { state.continuation = nil }
                let result = Result { try Self.content(&state, status, error) }
                state.outcome = result
                return (state.continuation, result)
            }
            continuation?.resume(with: result)
        }

        private static func content(_ state: inout State, _ status: Int, _ error: (any Error)?) throws -> Content {
            if let failure = state.failure ?? error { throw Failure.failed(failure) }
            guard status == 200 else { throw Failure.badStatus(status) }
            return Content(blocks: try state.writer.finish().blocks)
        }
    }
}
