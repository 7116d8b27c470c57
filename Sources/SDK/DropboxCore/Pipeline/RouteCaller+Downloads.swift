import DropboxConcurrency
import DropboxHTTP
import Foundation

extension RouteCaller {
    /// Downloads content, or a range of it, to a file.
    func download<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, _ argument: ASerial.ValueType, to destination: URL, overwrite: Bool,
        range: Range<Int64>? = nil, options: CallOptions,
        execution: AnyRequestExecution
    ) async throws(CallError<ESerial.ValueType>) -> (RSerial.ValueType, URL) {
        let file: PartialFile
        do throws(ClientError) {
            file = try await BlockingIO.disk.run { [access = configuration.filesAccess] () throws(ClientError) in
                try PartialFile(destination: destination, overwrite: overwrite, access: access)
            }
        } catch {
            throw .clientError(error)
        }
        // Doesn't need a thread for blocking operations: it's one system call that doesn't wait for the disk.
        defer { file.discard() }
        let (result, _) = try await download(route, argument, range: range, options: options, execution: execution) {
            content, onProgress throws(ContentDownloadError) in
            try await content.write(to: file, onProgress: onProgress)
        }
        do throws(ClientError) {
            // Completing the file may copy it to another volume.
            return (result, try await BlockingIO.bulk.run { () throws(ClientError) in try file.complete() })
        } catch {
            throw .clientError(error)
        }
    }

    /// Downloads content, or a range of it, to memory.
    func download<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, _ argument: ASerial.ValueType, range: Range<Int64>? = nil,
        options: CallOptions,
        execution: AnyRequestExecution
    ) async throws(CallError<ESerial.ValueType>) -> (RSerial.ValueType, Data) {
        let limit = configuration.maximumMemoryDownloadSize
        return try await download(route, argument, range: range, options: options, execution: execution) {
            content, onProgress throws(ContentDownloadError) in
            try await content.collect(upTo: limit, onProgress: onProgress)
        }
    }

    /// Calls a route that returns content, and passes the content to `receive` while it is received.
    ///
    /// If the content is incomplete or doesn't match its description, it's requested again according to the retry
    /// policy. This is safe because downloads change nothing.
    private func download<ASerial, RSerial, ESerial, Content>(
        _ route: Route<ASerial, RSerial, ESerial>, _ argument: ASerial.ValueType, range: Range<Int64>?,
        options: CallOptions,
        execution: AnyRequestExecution,
        receive: (StreamedDownload<RSerial.ValueType>, @escaping @Sendable (Int64) -> Void)
            async throws(ContentDownloadError) ->
            Content
    ) async throws(CallError<ESerial.ValueType>) -> (RSerial.ValueType, Content) {
        var retries = ContentRetries(configuration.retryPolicy)
        while true {
            let content = try await self.content(
                route, argument, range: range, options: options, execution: execution, attemptsBefore: retries.attempts)
            retries.attempts = content.metadata.attemptCount
            let progress = execution.progress
            let total = content.body.expectedLength ?? (try? content.expectation.get())?.bodySize
            progress.update(completed: 0, total: total)
            let failure: ContentDownloadError
            do throws(ContentDownloadError) {
                let received = try await receive(content) { progress.update(completed: $0, total: total) }
                var metadata = content.metadata
                metadata.contentVerification = (try? content.expectation.get())?.verification
                execution.record(metadata)
                return (content.result, received)
            } catch {
                failure = error
            }
            guard let delay = retries.delay(after: failure, jitter: configuration.jitter()) else {
                throw .clientError(failure.clientError(CallSubject(route.descriptor, argument: argument)))
            }
            do { try await configuration.clock.sleep(delay) } catch { throw .clientError(.cancelled) }
        }
    }
}

/// An error that indicates that content was not received as expected.
package enum ContentDownloadError: Error {
    /// The connection failed, or the content could not be written.
    case transport(HTTPError)
    /// The content doesn't match the response.
    case mismatch(ContentMismatchError)
    /// A local file could not be read or written.
    case client(ClientError)

    /// What the error says about another attempt. The request was executed.
    package var verdict: FailureVerdict {
        switch self {
        case .transport(let error): error.verdict.isTemporary ? .indeterminate(retryAfter: nil) : error.verdict
        case .mismatch: .indeterminate(retryAfter: nil)
        case .client(let error): error.verdict
        }
    }

    /// Returns the error to report for a call.
    package func clientError(_ subject: CallSubject) -> ClientError {
        switch self {
        case .transport(let error): ClientError(error, subject)
        case .mismatch(let error): .other(error)
        case .client(let error): error
        }
    }
}

/// Decides whether content is requested again.
package struct ContentRetries: Sendable {
    /// The number of mismatches after which another attempt is unlikely to succeed.
    package static let maximumMismatches = 3

    private let policy: RetryPolicy
    /// The number of attempts, including the attempts of requests that returned no content.
    package var attempts = 0
    private var mismatches = 0
    /// The total delay so far. The time for the content itself doesn't count toward the limit of the policy.
    private var totalDelay: Duration = .zero

    package init(_ policy: RetryPolicy) { self.policy = policy }

    /// Returns the delay before the next attempt, or `nil` to stop.
    package mutating func delay(after failure: ContentDownloadError, jitter: Double) -> Duration? {
        switch failure {
        case .mismatch: delayAfterMismatch(jitter: jitter)
        case .transport, .client: failure.verdict.isTemporary ? delay(jitter) : nil
        }
    }

    /// Returns the delay after content that doesn't match the response, or `nil` to stop.
    package mutating func delayAfterMismatch(jitter: Double) -> Duration? {
        mismatches += 1
        return mismatches < Self.maximumMismatches ? delay(jitter) : nil
    }

    private mutating func delay(_ jitter: Double) -> Duration? {
        let decision = policy.decision(
            for: .indeterminate(retryAfter: nil), isReadOnly: true, isReplayable: true, attempt: max(attempts, 1),
            elapsed: totalDelay, jitter: jitter)
        guard case .retry(let delay) = decision else { return nil }
        totalDelay += delay
        return delay
    }
}

/// Content that is being streamed, and its description by the server.
package struct StreamedDownload<Result: Sendable>: Sendable {
    /// The result of the route.
    package let result: Result
    /// The status and the headers: 206 and `Content-Range` for a part of the content.
    package let metadata: ResponseMetadata
    /// The description of the content, or the error if no content can match it.
    package let expectation: Swift.Result<ExpectedContent, ContentMismatchError>
    /// The bytes. Releasing the last reference closes the connection.
    package let body: HTTPResponseBody

    init(
        _ result: Result, _ json: Data, _ route: RouteDescriptor, _ metadata: ResponseMetadata,
        _ body: HTTPResponseBody, requestedRange: Range<Int64>?
    ) {
        self.result = result
        self.metadata = metadata
        self.body = body
        expectation = Swift.Result { () throws(ContentMismatchError) in
            let expected = try ExpectedContent(route, metadata, result: json, announced: body.expectedLength)
            guard requestedRange != nil || expected.isWhole else {
                throw expected.mismatch(.range(metadata.headers["Content-Range"] ?? ""))
            }
            return expected
        }
    }
}

extension DropboxTransportClientImpl {
    /// Creates a request that downloads a range of content to a file. The request ends with the process.
    package func request<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, serverArgs: ASerial.ValueType, overwrite: Bool, destination: URL,
        range: Range<Int64>
    ) -> DownloadRequestFile<RSerial, ESerial> {
        DownloadRequestFile(
            makeExecution(route, Boxed(serverArgs)) {
                [caller] execution, options throws(CallError<ESerial.ValueType>) in
                try await caller.download(
                    route, serverArgs, to: destination, overwrite: overwrite, range: range, options: options,
                    execution: execution)
            })
    }

    /// Creates a request that downloads a range of content to memory.
    package func request<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, serverArgs: ASerial.ValueType, range: Range<Int64>
    ) -> DownloadRequestMemory<RSerial, ESerial> {
        DownloadRequestMemory(
            makeExecution(route, Boxed(serverArgs)) {
                [caller] execution, options throws(CallError<ESerial.ValueType>) in
                try await caller.download(route, serverArgs, range: range, options: options, execution: execution)
            })
    }

    /// Requests all content of a route or a range of it. The server may send more or fewer bytes; the headers contain
    /// the range.
    package func content<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, _ argument: ASerial.ValueType, range: Range<Int64>?
    ) async throws(CallError<ESerial.ValueType>) -> StreamedDownload<RSerial.ValueType> {
        try await caller.content(route, argument, range: range, options: options, execution: nil)
    }
}

// Content is verified before the caller receives it.
extension StreamedDownload {
    /// Writes the content to a file, replacing its content.
    func write(
        to file: PartialFile, onProgress: @escaping @Sendable (Int64) -> Void
    ) async throws(ContentDownloadError) {
        let sink = VerifyingSink(try expected)
        do throws(ClientError) {
            try await BlockingIO.disk.run { () throws(ClientError) in try file.restart() }
        } catch {
            throw .client(error)
        }
        do throws(HTTPError) {
            try await body.write(toDescriptor: file.descriptor) { [body] count in
                guard sink.add(upTo: count, { try file.hash($0.lowerBound, upTo: $0.upperBound, into: &$1) }) else {
                    return body.cancel()
                }
                onProgress(count)
            }
        } catch {
            do throws(ContentMismatchError) { try sink.checkLength() } catch { throw .mismatch(error) }
            throw .transport(error)
        }
        try await sink.finish()
    }

    /// Collects the content in memory.
    func collect(
        upTo maximumBytes: Int, onProgress: (Int64) -> Void
    ) async throws(ContentDownloadError) -> Data {
        try await body.collect(try expected, upTo: maximumBytes, onProgress: onProgress)
    }

    private var expected: ExpectedContent {
        get throws(ContentDownloadError) {
            do throws(ContentMismatchError) { return try expectation.get() } catch { throw .mismatch(error) }
        }
    }
}
