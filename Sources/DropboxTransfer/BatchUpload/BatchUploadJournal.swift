import DropboxCore
import DropboxFiles
import Foundation
import DropboxConcurrency

/// What a later process has to know of a batch upload. A file of JSON lines: the first says what is to be uploaded, each
/// further one how far a file has come; of several about one file the last holds. Lines are on the disk when they count.
final class BatchUploadJournal: Sendable {
    /// The batch, as it was begun.
    struct Header: Codable {
        /// The form that this release writes, and the newest that it reads.
        static let currentVersion = 1

        struct File: Codable {
            var url: String
            /// The commit in JSON.
            var commit: String
            /// What the file was like; nothing where it could not be looked at.
            var mark: LocalFile.Fingerprint?
        }

        var version = Self.currentVersion
        var chunkSize: Int64
        var maximumRequests: Int
        var files: [File]
    }

    private let url: URL
    /// What has been written of each file.
    private let written: Locked<[Int: BatchUploadStateMachine.Progress]>

    private init(_ url: URL, _ written: [Int: BatchUploadStateMachine.Progress]) {
        self.url = url
        self.written = Locked(written)
    }

    /// Begins a journal.
    static func begin(_ heading: Header, at url: URL) throws {
        try DurableFile(url).replace(with: try JSONEncoder().encode(heading) + [newline])
    }

    /// The journal of a batch that has just begun.
    convenience init(_ url: URL) {
        self.init(url, [:])
    }

    /// Opens what an earlier process has written.
    ///
    /// - Throws: `ReconnectionError` where it cannot be read, and errors of the file system.
    static func open(_ url: URL) throws -> (BatchUploadJournal, Header, [Int: BatchUploadStateMachine.Progress]) {
        guard let data = try DurableFile(url).read() else { throw ReconnectionError(.noPersistedInfo) }
        // A process may have died within its last line.
        let whole = data.prefix(data.lastIndex(of: newline).map { $0 + 1 } ?? 0)
        if whole.count < data.count { try DurableFile(url).replace(with: whole) }
        var lines = whole.split(separator: newline).makeIterator()
        let decoder = JSONDecoder()
        do {
            guard let first = lines.next() else { throw ReconnectionError(.badPersistedStringFormat) }
            let heading = try decoder.decode(Header.self, from: first)
            guard heading.version == Header.currentVersion else { throw ReconnectionError(.versionMismatch) }
            var progress: [Int: BatchUploadStateMachine.Progress] = [:]
            while let line = lines.next() { try decoder.decode(Line.self, from: line).apply(to: &progress) }
            progress = try heading.believed(progress)
            return (BatchUploadJournal(url, progress), heading, progress)
        } catch let error as ReconnectionError {
            throw error
        } catch {
            throw ReconnectionError(.badPersistedStringFormat, cause: error)
        }
    }

    private static let newline = UInt8(ascii: "\n")

    // MARK: Writing

    /// Writes how far these files of a plan have come.
    func write(_ files: some Sequence<Int>, of plan: BatchUploadStateMachine) throws {
        try written.withLock { written in
            let lines = try files.compactMap { file in
                let progress = plan.progress(of: file)
                defer { written[file] = progress }
                return try Line(file, progress, after: written[file] ?? BatchUploadStateMachine.Progress())
            }
            try append(lines)
        }
    }

    /// Writes that these files are about to be committed.
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
