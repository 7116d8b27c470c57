import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxHTTP
import Foundation

/// Executes a download: performs the actions of a `DownloadStateMachine`, writes content, and reports progress.
///
/// Only `run` accesses the state machine. A separate task for each range lets the transport write to the file, and
/// computes the digests of complete blocks.
final class FileDownload: Sendable {
    let source: ContentSource
    let path: String
    /// What the caller knows about the file, and what it requires.
    let requirement: ContentRequirement
    let file: DownloadFile
    let limits: DownloadStateMachine.Limits
    /// A closure that receives the number of bytes on disk, and the size.
    let progress: @Sendable (Int64, Int64) -> Void
    private let count = Locked(Int64(0))

    init(
        _ source: ContentSource, path: String, _ requirement: ContentRequirement, file: DownloadFile,
        limits: DownloadStateMachine.Limits,
        progress: @escaping @Sendable (Int64, Int64) -> Void
    ) {
        self.source = source
        self.path = path
        self.requirement = requirement
        self.file = file
        self.limits = limits
        self.progress = progress
    }

    /// The result of the request for a range.
    private struct RangeResult: Sendable {
        let piece: DownloadStateMachine.MissingRange
        let reached: Int64
        let ending: DownloadStateMachine.RangeEnd
        /// The error that interrupted the request.
        var error: FileDownloadError?
        /// A Boolean value that indicates whether the error ends the download.
        var isFatal = false
    }

    /// Downloads all bytes to `file`, verifies them, and returns the metadata.
    func run() async throws(FileDownloadError) -> Files.FileMetadata {
        let result = await withTaskGroup(of: RangeResult.self) { group in
            do throws(FileDownloadError) {
                return Result<Files.FileMetadata, FileDownloadError>.success(try await run(&group))
            } catch {
                group.cancelAll()
                return .failure(error)
            }
        }
        return try result.get()
    }

    private func run(
        _ group: inout TaskGroup<RangeResult>
    ) async throws(FileDownloadError) -> Files.FileMetadata {
        let resumed = try await Self.runBlocking { [file] cancellation in try file.resume(cancellation) }
        var stateMachine = DownloadStateMachine(limits, resumed: resumed)
        var metadata: Files.FileMetadata?
        while true {
            var actions = stateMachine.next()
            while !actions.isEmpty {
                for action in actions {
                    switch action {
                    case .open(let range):
                        guard let content = try await open(range) else {
                            stateMachine.openFailed()
                            continue
                        }
                        metadata = content.metadata
                        try await begin(content, &stateMachine, &group)
                    case .fetch(let piece):
                        guard let revision = stateMachine.revision else { throw .unexpectedState }
                        group.addTask { await self.fetch(piece, of: revision) }
                    case .fail: throw .fileKeepsChanging(path: path)
                    case .finish:
                        guard let metadata, let revision = stateMachine.revision else { throw .unexpectedState }
                        try verify(revision)
                        return metadata
                    }
                }
                actions = stateMachine.next()
            }
            guard let result = await group.next() else { throw .unexpectedState }
            if result.isFatal, let error = result.error { throw error }
            let settings = source.settings
            let isRetrying = stateMachine.ended(
                result.piece, reached: result.reached, result.ending, now: settings.clock.now(),
                jitter: settings.jitter())
            if !isRetrying { throw result.error ?? .unexpectedState }
        }
    }

    /// Opens the file at the path. Returns `nil` if the range doesn't exist.
    private func open(_ range: Range<Int64>?) async throws(FileDownloadError) -> ContentSource.Content? {
        do throws(CallError<Files.DownloadError>) {
            return try await source.open(path, range, requirement)
        } catch {
            if error.isOutOfRange, range != nil { return nil }
            throw FileDownloadError(error, of: path)
        }
    }

    /// Compares the digests of all blocks with the expected hash.
    private func verify(_ revision: ContentRevision) throws(FileDownloadError) {
        let expected = ExpectedContent(route: Files.download.descriptor.path, name: path, revision)
        guard let contentHash = file.contentHash else { throw .unexpectedState }
        do throws(ContentMismatchError) {
            try expected.verify(received: revision.size, contentHash: contentHash)
        } catch {
            throw .contentMismatch(path: path, error.difference)
        }
    }

    private func begin(
        _ content: ContentSource.Content, _ stateMachine: inout DownloadStateMachine,
        _ group: inout TaskGroup<RangeResult>
    ) async throws(FileDownloadError) {
        let revision = content.revision
        let decision = stateMachine.opened(revision, serving: content.range)
        if decision.discardsExistingContent { try await Self.runBlocking { [file] _ in try file.restart(revision) } }
        let present = revision.size - stateMachine.missingBytes - Int64(decision.part?.range.count ?? 0)
        count.withLock { $0 = present }
        advance(by: 0, of: revision.size)
        guard let piece = decision.part else { return }
        group.addTask { await self.receive(content, piece, of: revision) }
    }

    // MARK: Ranges

    private func fetch(_ piece: DownloadStateMachine.MissingRange, of revision: DownloadStateMachine.Revision) async
        -> RangeResult
    {
        let start = piece.range.lowerBound
        do {
            if piece.pause > .zero {
                try await source.settings.wait(
                    piece.pause, before: Files.download.descriptor.path, attempt: piece.attempts.number)
            }
        } catch {
            return RangeResult(piece: piece, reached: start, ending: .finished, error: .cancelled, isFatal: true)
        }
        do throws(CallError<Files.DownloadError>) {
            let content = try await source.open(
                path, piece.range, ContentRequirement(revision, allowsMissingHash: requirement.allowsMissingHash))
            // If the server sends another range than requested, restart the download.
            guard content.range == piece.range else {
                return RangeResult(piece: piece, reached: start, ending: .unavailable)
            }
            return await receive(content, piece, of: revision)
        } catch {
            if error.isOutOfRange || error.isNotFound {
                return RangeResult(piece: piece, reached: start, ending: .unavailable)
            }
            if let mismatch = error.contentMismatch {
                // Restart the download.
                if mismatch.isOtherContent {
                    return RangeResult(piece: piece, reached: start, ending: .unavailable)
                }
                return RangeResult(
                    piece: piece, reached: start, ending: .finished,
                    error: .contentMismatch(path: path, mismatch.difference))
            }
            return RangeResult(piece: piece, reached: start, ending: .finished, error: .call(error), isFatal: true)
        }
    }

    /// Writes the bytes of a range to the file.
    private func receive(
        _ content: ContentSource.Content, _ piece: DownloadStateMachine.MissingRange,
        of revision: DownloadStateMachine.Revision
    ) async -> RangeResult {
        let start = piece.range.lowerBound
        let reached = Locked(start)
        let (positions, growth) = AsyncStream.makeStream(of: Int64.self, bufferingPolicy: .bufferingNewest(1))
        let arrived: @Sendable (Int64) -> Void = { bytes in
            let step = reached.withLock { reached in
                defer { reached = max(reached, start + bytes) }
                return start + bytes - reached
            }
            self.advance(by: step, of: revision.size)
            growth.yield(start + bytes)
        }
        // Digests cover whole blocks: the first block of this range may have been started by another one.
        let firstBlock = start / BlockMap.blockSize * BlockMap.blockSize
        async let digestError = digest(from: firstBlock, following: positions, reached)
        let beginning = source.settings.clock.now()
        let failure = await write(content, piece, arrived)
        if failure != nil { source.settings.recordFailure(since: beginning) }
        growth.finish()
        if let error = await digestError {
            return RangeResult(piece: piece, reached: start, ending: .finished, error: error, isFatal: true)
        }
        let position = reached.withLock { $0 }
        switch failure {
        // A body that ends too early is also an interruption.
        case nil where position < piece.range.upperBound:
            return RangeResult(piece: piece, reached: position, ending: .finished, error: Self.truncatedError)
        case nil: return RangeResult(piece: piece, reached: position, ending: .finished)
        case .transport(let error) where error.verdict.isTemporary:
            return RangeResult(
                piece: piece, reached: position, ending: .finished, error: .call(.clientError(error.clientError)))
        case .some(let failure):
            return RangeResult(
                piece: piece, reached: position, ending: .finished, error: FileDownloadError(failure, of: path),
                isFatal: true)
        }
    }

    private static let truncatedError = FileDownloadError.call(.clientError(HTTPError.truncatedBody.clientError))

    private func write(
        _ content: ContentSource.Content, _ piece: DownloadStateMachine.MissingRange,
        _ arrived: @escaping @Sendable (Int64) -> Void
    ) async -> ContentDownloadError? {
        let (body, expected) = (content.body, content.expected)
        do {
            let writer = try await BlockingIO.disk.run { [file] () throws(any Error) in
                try file.writer(at: piece.range.lowerBound)
            }
            defer { withExtendedLifetime(writer) {} }
            if body.expectedLength == Int64(piece.range.count), !file.isSuspendable {
                try await body.write(toDescriptor: writer.descriptor, onProgress: arrived)
                return nil
            }
            // Without a declared length, the body must not exceed the range. While the process has no time, a write waits.
            let lane = file.isSuspendable ? BlockingIO.external : BlockingIO.disk
            var written: Int64 = 0
            for try await chunk in body {
                let total = written + Int64(chunk.count)
                guard total <= Int64(piece.range.count) else {
                    return .mismatch(expected.mismatch(.size(expected: Int64(piece.range.count), received: total)))
                }
                try await lane.run { [file] () throws(any Error) in try file.write(chunk, to: writer) }
                written = total
                arrived(written)
            }
            return nil
        } catch let error as HTTPError {
            return .transport(error)
        } catch {
            return .client(.fileAccessError(error))
        }
    }

    /// Computes the digests of complete blocks until the stream ends. Returns an error if that fails.
    private func digest(
        from start: Int64, following positions: AsyncStream<Int64>, _ reached: Locked<Int64>
    ) async -> FileDownloadError? {
        var digestEnd = start
        do {
            for await position in positions { digestEnd = try await digest(from: digestEnd, upTo: position) }
            _ = try await digest(from: digestEnd, upTo: reached.withLock { $0 })
            return nil
        } catch {
            return .fileAccessError(error)
        }
    }

    private func digest(from start: Int64, upTo end: Int64) async throws -> Int64 {
        guard file.isBlockComplete(from: start, upTo: end) else { return start }
        return try await BlockingIO.bulk.run { [file] () throws(any Error) in try file.digest(from: start, upTo: end) }
    }

    /// Runs file operations that can block on a background thread.
    static func runBlocking<Value: Sendable>(
        _ work: @escaping @Sendable (CancellationFlag) throws -> Value
    ) async throws(FileDownloadError) -> Value {
        do {
            return try await BlockingIO.bulk.run(work)
        } catch let error as FileDownloadError {
            throw error
        } catch is CancellationError {
            throw .cancelled
        } catch {
            throw .fileAccessError(error)
        }
    }

    // MARK: Progress

    private func advance(by step: Int64, of size: Int64) {
        if step > 0 { source.settings.recordProgress() }
        let count = count.withLock { count in
            count = min(count + step, size)
            return count
        }
        progress(count, size)
    }
}

extension HTTPError {
    static let truncatedBody = HTTPError(.connectionLost, "The content ended before its end.")

    /// The error that interrupted a body, for the caller: an error of a local file, or of the connection.
    var clientError: ClientError { ClientError(self, CallSubject(Files.download.descriptor)) }
}

extension CallError<Files.DownloadError> {
    /// A Boolean value that indicates whether the range doesn't exist, or no longer exists.
    var isOutOfRange: Bool { status == 416 }

    /// A Boolean value that indicates whether the file or revision doesn't exist.
    var isNotFound: Bool {
        if case .path(.notFound) = routeError { true } else { false }
    }
}
