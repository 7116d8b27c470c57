import Foundation
import DropboxHTTP
import DropboxConcurrency

extension RouteCaller {
    /// Downloads content to a file.
    func download<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>, _ argument: Argument, to destination: URL, overwrite: Bool,
        origin: Origin, run: RequestExecution<(Result, URL), RouteError>
    ) async throws(CallError<RouteError>) -> (Result, URL) {
        let file: PartialFile
        do throws(ClientError) {
            file = try await BlockingIO.disk.run { [access = configuration.filesAccess] () throws(ClientError) in
                try PartialFile(destination: destination, overwrite: overwrite, access: access)
            }
        } catch {
            throw .clientError(error)
        }
        // One system call, which does not wait for the disk.
        defer { file.discard() }
        let (result, _) = try await download(route, argument, origin: origin, run: run) {
            content, onProgress throws(ContentFailure) in
            try await content.write(to: file, onProgress: onProgress)
        }
        do throws(ClientError) {
            // It may be copied to another disk.
            return (result, try await BlockingIO.bulk.run { () throws(ClientError) in try file.complete() })
        } catch {
            throw .clientError(error)
        }
    }

    /// Downloads content to memory.
    func download<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>, _ argument: Argument, origin: Origin,
        run: RequestExecution<(Result, Data), RouteError>
    ) async throws(CallError<RouteError>) -> (Result, Data) {
        let limit = configuration.maximumMemoryDownloadSize
        return try await download(route, argument, origin: origin, run: run) {
            content, onProgress throws(ContentFailure) in
            try await content.collect(upTo: limit, onProgress: onProgress)
        }
    }

    /// Calls a route that sends content, and has `receive` take the content while it arrives. Content that breaks off, or is
    /// not what the server described, is asked for again as the policy says: reading changes nothing.
    private func download<Argument, Result, RouteError, Output, Content>(
        _ route: Route<Argument, Result, RouteError>, _ argument: Argument, origin: Origin,
        run: RequestExecution<Output, RouteError>,
        receive: (StreamedDownload<Result>, @escaping @Sendable (Int64) -> Void) async throws(ContentFailure) -> Content
    ) async throws(CallError<RouteError>) -> (Result, Content) {
        var retries = ContentRetries(configuration.retryPolicy)
        while true {
            let content = try await self.content(
                route, argument, range: nil, origin: origin, run: run, attemptsBefore: retries.attempts)
            retries.attempts = content.metadata.attemptCount
            let progress = run.progress
            let total = content.body.expectedLength ?? (try? content.expectation.get())?.bodySize
            progress.update(completed: 0, total: total)
            let failure: ContentFailure
            do throws(ContentFailure) {
                return (content.result, try await receive(content) { progress.update(completed: $0, total: total) })
            } catch {
                failure = error
            }
            guard let pause = retries.pause(after: failure, jitter: configuration.jitter()) else {
                throw .clientError(failure.clientError(route.descriptor))
            }
            do { try await configuration.clock.sleep(pause) } catch { throw .clientError(.other(CancellationError())) }
        }
    }
}

/// Why content did not come as it was to come.
package enum ContentFailure: Error {
    /// It broke off, or could not be written.
    case transport(HTTPError)
    /// It is not what the server described.
    case mismatch(ContentMismatchError)
    /// A file on this side.
    case client(ClientError)

    package func clientError(_ route: RouteDescriptor) -> ClientError {
        switch self {
        case .transport(let error): ClientError(error, route: route)
        case .mismatch(let error): .other(error)
        case .client(let error): error
        }
    }
}

/// Decides whether content is asked for again.
package struct ContentRetries: Sendable {
    /// What comes wrong this often will come wrong again.
    package static let maximumMismatches = 3

    private let policy: RetryPolicy
    /// How many attempts there were, those of calls without content included.
    package var attempts = 0
    private var mismatches = 0
    /// The time spent waiting. How long the content itself took says nothing about whether to try again.
    private var waited: Duration = .zero

    package init(_ policy: RetryPolicy) { self.policy = policy }

    /// How long to wait before the next attempt; `nil` where there is to be none.
    package mutating func pause(after failure: ContentFailure, jitter: Double) -> Duration? {
        switch failure {
        case .transport(let error): error.isTransient ? pause(jitter) : nil
        case .mismatch: pauseAfterMismatch(jitter: jitter)
        case .client: nil
        }
    }

    /// How long to wait after content that was not what the server described.
    package mutating func pauseAfterMismatch(jitter: Double) -> Duration? {
        mismatches += 1
        return mismatches < Self.maximumMismatches ? pause(jitter) : nil
    }

    private mutating func pause(_ jitter: Double) -> Duration? {
        let decision = policy.decision(
            for: .indeterminate(retryAfter: nil), isReadOnly: true, isReplayable: true, attempt: max(attempts, 1),
            elapsed: waited, jitter: jitter)
        guard case .retry(let pause) = decision else { return nil }
        waited += pause
        return pause
    }
}
