import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxStone
import Foundation

/// The persisted state of a batch upload: a file of JSON lines. The first line describes the batch, and each other line
/// the progress of a file. The last line for a file is valid. Each line is on disk before its content takes effect.
final class BatchUploadJournal: Sendable {
    /// The description of the batch.
    struct Header: Codable {
        /// The version that this release writes, and the newest that it reads.
        static let currentVersion = 1

        struct File: Codable {
            var url: String
            /// The path as text of `StoredPath`, if that isn't the path of the URL.
            var path: String?
            /// The commit information as JSON.
            var commit: String
            /// The fingerprint of the file, or `nil` if it was not accessible.
            var fingerprint: LocalFile.Fingerprint?
        }

        var version = Self.currentVersion
        var chunkSize: Int64
        var maximumRequests: Int
        var files: [File]
    }

    private let url: URL
    /// The progress that was written for each file.
    private let written: Locked<[Int: BatchUploadStateMachine.Progress]>

    private init(_ url: URL, _ written: [Int: BatchUploadStateMachine.Progress]) {
        self.url = url
        self.written = Locked(written)
    }

    /// Creates a journal file.
    static func create(_ header: Header, at url: URL) throws {
        try DurableFile(url).replace(with: try JSONEncoder().encode(header) + [newline])
    }

    /// Creates the journal of a new batch.
    convenience init(_ url: URL) {
        self.init(url, [:])
    }

    /// Opens the journal of an earlier process.
    ///
    /// - Throws: `ReconnectionError` if the journal can't be read, or a file system error.
    static func open(_ url: URL) throws -> (BatchUploadJournal, Header, [Int: BatchUploadStateMachine.Progress]) {
        guard let data = try DurableFile(url).read() else { throw ReconnectionError(.noPersistedInfo) }
        // A process may have exited while it wrote the last line.
        let completeLines = data.prefix(data.lastIndex(of: newline).map { $0 + 1 } ?? 0)
        if completeLines.count < data.count { try DurableFile(url).replace(with: completeLines) }
        var lines = completeLines.split(separator: newline).makeIterator()
        let decoder = JSONDecoder()
        do {
            guard let first = lines.next() else { throw ReconnectionError(.badPersistedStringFormat) }
            let header = try decoder.decode(Header.self, from: first)
            guard header.version == Header.currentVersion else { throw ReconnectionError(.versionMismatch) }
            var progress: [Int: BatchUploadStateMachine.Progress] = [:]
            while let line = lines.next() { try decoder.decode(Line.self, from: line).apply(to: &progress) }
            progress = try header.validated(progress)
            return (BatchUploadJournal(url, progress), header, progress)
        } catch let error as ReconnectionError {
            throw error
        } catch {
            throw ReconnectionError(.badPersistedStringFormat, underlyingError: error)
        }
    }

    private static let newline = UInt8(ascii: "\n")

    // MARK: Writing

    /// Writes the progress of files of a state machine.
    func write(_ files: some Sequence<Int>, of stateMachine: BatchUploadStateMachine) throws {
        try written.withLock { written in
            let lines = try files.compactMap { file in
                let progress = stateMachine.progress(of: file)
                defer { written[file] = progress }
                return try Line(file, progress, after: written[file] ?? BatchUploadStateMachine.Progress())
            }
            try append(lines)
        }
    }

    /// Writes that a commit of files is about to be sent.
    func writeCommit(of files: [Int]) throws {
        try written.withLock { _ in try append([Line(committing: files)]) }
    }

    private func append(_ lines: [Line]) throws {
        guard !lines.isEmpty else { return }
        let encoder = JSONEncoder()
        let text = try lines.reduce(into: Data()) { text, line in
            text += try encoder.encode(line) + [Self.newline]
        }
        try DurableFile(url).append(text)
    }
}

extension BatchUploadJournal {
    /// A line about one file, or about a commit that is about to be sent.
    struct Line: Codable {
        var file: Int?
        var session: String?
        var confirmed: Int64?
        /// The number of known blocks that are still valid. `digests` are those of the blocks after them.
        var blocks: Int?
        var digests: BlockDigests?
        var hash: String?
        /// The response of the server as JSON.
        var uploaded: String?
        var rejected: String?

        var committing: [Int]?
    }
}

extension BatchUploadJournal.Line {
    /// Creates a line with the changes of a file, or returns `nil` if nothing changed.
    init?(
        _ file: Int, _ progress: BatchUploadStateMachine.Progress, after known: BatchUploadStateMachine.Progress
    ) throws {
        self.file = file
        switch progress.outcome {
        case .uploaded(let metadata) where known.outcome == nil:
            uploaded = String(decoding: try metadata.jsonData(), as: UTF8.self)
            return
        case .rejected(let error) where known.outcome == nil:
            rejected = String(decoding: try error.jsonData(), as: UTF8.self)
            return
        case nil
        where (progress.session, progress.confirmed, progress.hash)
            != (known.session, known.confirmed, known.hash):
            break
        default: return nil
        }
        session = progress.session
        confirmed = progress.confirmed
        hash = progress.hash
        guard hash == nil else { return }
        // The digest of a block doesn't change, because files with changed content are not uploaded.
        let blocks = min(progress.digests.count, known.digests.count)
        self.blocks = blocks
        digests = progress.digests.suffix(from: blocks)
    }

    func apply(to all: inout [Int: BatchUploadStateMachine.Progress]) throws {
        for file in committing ?? [] { all[file]?.isCommitting = true }
        guard let file else { return }
        var progress = all[file] ?? BatchUploadStateMachine.Progress()
        if let uploaded {
            progress.outcome = .uploaded(try Files.FileMetadata(jsonData: Data(uploaded.utf8)))
        } else if let rejected {
            progress.outcome = .rejected(try Files.UploadSessionFinishError(jsonData: Data(rejected.utf8)))
        } else {
            let blocks = blocks ?? 0
            guard (0...progress.digests.count).contains(blocks) else {
                throw ReconnectionError(.badPersistedStringFormat)
            }
            var known = progress.digests.prefix(blocks)
            if let digests { known.append(digests) }
            progress = BatchUploadStateMachine.Progress(
                session: session, confirmed: confirmed ?? 0, digests: known, hash: hash)
        }
        all[file] = progress
    }
}

/// Resuming after an earlier process.
extension BatchUploadStateMachine {
    /// The state of a file that a later process needs. Failures are not persisted: they were not reported yet, so the
    /// file is tried again.
    struct Progress {
        var session: String?
        /// The number of bytes in the session. `digests` are those of their blocks.
        var confirmed: Int64 = 0
        var digests = BlockDigests()
        /// The content hash of the entire file, if its session contains all of it.
        var hash: String?
        /// A Boolean value that indicates whether the file was in a commit with an unknown outcome.
        var isCommitting = false
        /// The outcome that the server reported. It is never a failure.
        var outcome: BatchUploadResult.Outcome?

        /// Returns whether the progress is valid for a file of this size.
        func isValid(for size: Int64) -> Bool {
            guard hash == nil else { return confirmed == size }
            let (blocks, rest) = confirmed.quotientAndRemainder(dividingBy: Int64(ContentHash.blockSize))
            return (0...size).contains(confirmed) && rest == 0 && digests.count == blocks
        }
    }

    /// Returns the progress of a file.
    func progress(of file: Int) -> Progress {
        let state = files[file]
        var progress = Progress(
            session: state.session, confirmed: state.confirmed, digests: state.digests, hash: state.hash)
        switch state.outcome {
        case .uploaded, .rejected: progress.outcome = state.outcome
        case .failed, nil: break
        }
        return progress
    }

    /// Restores the progress of earlier processes, before the state machine starts. Returns the first actions that
    /// result from it.
    ///
    /// - Parameters:
    ///   - progress: The progress of each file.
    ///   - lost: The error for files whose commit may remain indeterminate.
    mutating func resume(_ progress: [Int: Progress], lost: BatchUploadError) -> [Action] {
        var indeterminate: [Int] = []
        for (file, progress) in progress.sorted(by: { $0.key < $1.key }) where files.indices.contains(file) {
            files[file].session = progress.session
            files[file].confirmed = progress.confirmed
            files[file].end = progress.confirmed
            // An earlier process may have sent any of the file, in parts of any size, and exited before it received the
            // responses.
            files[file].maximumSentOffset = progress.session == nil ? 0 : files[file].size
            files[file].digests = progress.digests
            files[file].hash = progress.hash
            if let outcome = progress.outcome {
                finish(file, outcome)
            } else if progress.hash != nil, progress.isCommitting {
                files[file].indeterminateError = lost
                move(file, to: .committing)
                indeterminate.append(file)
            } else if progress.hash != nil {
                markReady(file)
            }
        }
        guard !indeterminate.isEmpty else { return [] }
        commitState = .awaitingServer(indeterminate)
        return [.wait(.commits, limits.initialBackoff)]
    }
}

extension BatchUploadStateMachine.Event {
    /// Returns the files whose state the event changes.
    func files(of stateMachine: BatchUploadStateMachine) -> [Int] {
        switch self {
        case .sent(let file, _, _), .checked(let file, _): [file]
        case .bundleStarted(let files, _), .bundleSent(let files, _), .bundleFailed(let files, _): files
        case .committed: if case .committing(let files) = stateMachine.commitState { files } else { [] }
        case .uncommitted, .waited, .stopped: []
        }
    }
}
