import DropboxCore
import DropboxFiles
import Foundation
import DropboxHTTP
import DropboxConcurrency

/// Carries out a `DownloadStateMachine`: asks, writes what comes, and counts.
///
/// The plan is touched by `run` alone. Each piece has a task of its own, which has the transport write into the file and
/// digests the blocks behind it.
final class FileDownload: Sendable {
    let source: ContentSource
    let path: String
    let file: DownloadFile
    let limits: DownloadStateMachine.Limits
    /// Is called with the bytes that are on disk, and the size.
    let progress: @Sendable (Int64, Int64) -> Void
    private let count = Locked(Int64(0))

    init(
        _ source: ContentSource, path: String, file: DownloadFile, limits: DownloadStateMachine.Limits,
        progress: @escaping @Sendable (Int64, Int64) -> Void
    ) {
        self.source = source
        self.path = path
        self.file = file
        self.limits = limits
        self.progress = progress
    }

    /// How the request for a piece ended, as its task tells it.
    private struct RangeResult: Sendable {
        let piece: DownloadStateMachine.Piece
        let reached: Int64
        let ending: DownloadStateMachine.RangeEnd
        /// Why it broke off.
        var error: FileDownloadError?
        /// Whether nothing but an end of the download is to follow from the error.
        var isFatal = false
    }

    /// Has all bytes of the file in `file`, and gives its metadata.
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
        let resumed = try await Self.local { [file] cancellation in try file.resume(cancellation) }
        var plan = DownloadStateMachine(limits, resumed: resumed)
        var metadata: Files.FileMetadata?
        while true {
            var actions = plan.next()
            while !actions.isEmpty {
                for action in actions {
                    switch action {
                    case .open(let range):
                        guard let content = try await open(range) else {
                            plan.openedNothing()
                            continue
                        }
                        metadata = content.metadata
                        try await begin(content, &plan, &group)
                    case .fetch(let piece):
                        guard let revision = plan.revision else { throw .unexpectedState }
                        group.addTask { await self.fetch(piece, of: revision) }
                    case .giveUp: throw .fileKeepsChanging(path: path)
                    case .finish:
                        guard let metadata else { throw .unexpectedState }
                        return metadata
                    }
                }
                actions = plan.next()
            }
            guard let ended = await group.next() else { throw .unexpectedState }
            if ended.isFatal, let error = ended.error { throw error }
            let settings = source.settings
            let goesOn = plan.ended(
                ended.piece, reached: ended.reached, ended.ending, now: settings.time.now(),
                jitter: settings.jitter())
            if !goesOn { throw ended.error ?? .unexpectedState }
        }
    }

    /// Opens whatever is at the path; `nil` where there are no such bytes.
    private func open(_ range: Range<Int64>?) async throws(FileDownloadError) -> ContentSource.Content? {
        do throws(CallError<Files.DownloadError>) {
            return try await source.open(path, range)
        } catch {
            if error.isOutOfRange, range != nil { return nil }
            throw error.contentMismatch.map { .damaged(path: path, $0.difference) } ?? .call(error)
        }
    }

    private func begin(
        _ content: ContentSource.Content, _ plan: inout DownloadStateMachine, _ group: inout TaskGroup<RangeResult>
    ) async throws(FileDownloadError) {
        let revision = content.revision
        let opening = plan.opened(revision, serving: content.range)
        if opening.startsOver { try await Self.local { [file] _ in try file.startOver(revision) } }
        let present = revision.size - plan.missingBytes - Int64(opening.part?.range.count ?? 0)
        count.withLock { $0 = present }
        advance(by: 0, of: revision.size)
        guard let piece = opening.part else { return }
        group.addTask { await self.take(content, piece, of: revision) }
    }

    // MARK: Pieces

    private func fetch(_ piece: DownloadStateMachine.Piece, of revision: DownloadStateMachine.Revision) async
        -> RangeResult
    {
        let start = piece.range.lowerBound
        do {
            if piece.pause > .zero {
                try await source.settings.wait(
                    piece.pause, before: Files.download.descriptor.path, attempt: piece.attempts.number)
            }
        } catch {
            return RangeResult(piece: piece, reached: start, ending: .over, error: .cancelled, isFatal: true)
        }
        do throws(CallError<Files.DownloadError>) {
            let content = try await source.open("rev:" + revision.rev, piece.range)
            // A server that sends other bytes than it was asked for is asked once more from the beginning.
            guard content.revision == revision, content.range == piece.range else {
                return RangeResult(piece: piece, reached: start, ending: .lost)
            }
            return await take(content, piece, of: revision)
        } catch {
            if error.isOutOfRange || error.isNotFound {
                return RangeResult(piece: piece, reached: start, ending: .lost)
            }
            if let mismatch = error.contentMismatch {
                return RangeResult(
                    piece: piece, reached: start, ending: .over, error: .damaged(path: path, mismatch.difference))
            }
            return RangeResult(piece: piece, reached: start, ending: .over, error: .call(error), isFatal: true)
        }
    }

    /// Writes the bytes of a piece into the file.
    private func take(
        _ content: ContentSource.Content, _ piece: DownloadStateMachine.Piece,
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
        // Blocks begin where blocks begin: what a piece continues was begun by another one.
        let firstBlock = start / BlockMap.blockSize * BlockMap.blockSize
        async let digested = digest(from: firstBlock, following: positions, reached)
        let broken = await write(content, piece, arrived)
        growth.finish()
        if let error = await digested {
            return RangeResult(piece: piece, reached: start, ending: .over, error: error, isFatal: true)
        }
        let position = reached.withLock { $0 }
        switch broken {
        // A body that ends too early breaks off as well.
        case nil where position < piece.range.upperBound:
            return RangeResult(piece: piece, reached: position, ending: .over, error: Self.cut)
        case nil: return RangeResult(piece: piece, reached: position, ending: .over)
        case .transport(let error) where error.isTransient:
            return RangeResult(
                piece: piece, reached: position, ending: .over, error: .call(.clientError(error.clientError)))
        case .some(let failure):
            return RangeResult(
                piece: piece, reached: position, ending: .over, error: FileDownloadError(failure, of: path),
                isFatal: true)
        }
    }

    private static let cut = FileDownloadError.call(.clientError(HTTPError.cut.clientError))

    private func write(
        _ content: ContentSource.Content, _ piece: DownloadStateMachine.Piece,
        _ arrived: @escaping @Sendable (Int64) -> Void
    ) async -> ContentFailure? {
        let (body, expected) = (content.body, content.expected)
        do {
            let writer = try await BlockingIO.disk.run { [file] () throws(any Error) in
                try file.writer(at: piece.range.lowerBound)
            }
            defer { withExtendedLifetime(writer) {} }
            if body.expectedLength == Int64(piece.range.count) {
                try await body.write(toDescriptor: writer.number, onProgress: arrived)
                return nil
            }
            // Who does not say how much comes is not let write beyond the piece.
            var written: Int64 = 0
            for try await chunk in body {
                let total = written + Int64(chunk.count)
                guard total <= Int64(piece.range.count) else {
                    return .mismatch(expected.mismatch(.size(expected: Int64(piece.range.count), received: total)))
                }
                try await BlockingIO.disk.run { [file] () throws(any Error) in try writer.put(chunk, file.url) }
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

    /// Digests the blocks that are complete, until no more comes. Gives what went wrong.
    private func digest(
        from start: Int64, following positions: AsyncStream<Int64>, _ reached: Locked<Int64>
    ) async -> FileDownloadError? {
        var digested = start
        do {
            for await position in positions { digested = try await digest(from: digested, upTo: position) }
            _ = try await digest(from: digested, upTo: reached.withLock { $0 })
            return nil
        } catch {
            return .file(error)
        }
    }

    private func digest(from start: Int64, upTo end: Int64) async throws -> Int64 {
        guard file.isBlockComplete(from: start, upTo: end) else { return start }
        return try await BlockingIO.bulk.run { [file] () throws(any Error) in try file.digest(from: start, upTo: end) }
    }

    /// Work with files that may take a while, away from the threads of tasks.
    static func local<Value: Sendable>(
        _ work: @escaping @Sendable (Cancellation) throws -> Value
    ) async throws(FileDownloadError) -> Value {
        do {
            return try await BlockingIO.bulk.run(work)
        } catch let error as FileDownloadError {
            throw error
        } catch is CancellationError {
            throw .cancelled
        } catch {
            throw .file(error)
        }
    }

    // MARK: Counting

    private func advance(by step: Int64, of size: Int64) {
        let count = count.withLock { count in
            count = min(count + step, size)
            return count
        }
        progress(count, size)
    }
}

extension HTTPError {
    static let cut = HTTPError(.connectionLost, "The content ended before its end.")

    /// What broke off a body, for the caller: trouble with a file of his, or with the connection.
    var clientError: ClientError { ClientError(self, route: Files.download.descriptor) }
}
