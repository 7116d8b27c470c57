import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxStone
import Foundation

/// A file of a journal: the persisted state of the upload of one or more files.
///
/// It consists of JSON lines. The first line contains the version, and each other line describes a file, or its
/// progress. The last line about a file is valid. Each line is on disk before its content takes effect.
///
/// A file of another version isn't used: the uploads restart.
final class JournalFile: Sendable {
    /// The first line.
    struct Header: Codable {
        /// The version that this release writes and reads. Versions 1 and 2 differed for one file and several ones.
        static let currentVersion = 3

        var version = Self.currentVersion
        /// The sizes of a batch upload, with which a later process continues.
        var batch: Batch?
    }

    /// The sizes of a batch upload.
    struct Batch: Codable {
        var maximumRequestSize: Int64
        var maximumRequests: Int
        var fileCount: Int
    }

    /// The description of a file.
    struct Description: Codable, Hashable {
        var url: String
        /// The path as text of `StoredPath`, if that isn't the path of the URL.
        var path: String?
        /// The commit information as JSON.
        var commit: String
        /// The fingerprint of the file, or `nil` if it was not accessible.
        var fingerprint: LocalFile.Fingerprint?
    }

    /// The progress of a file. Failures are not persisted: the file is tried again.
    struct Progress {
        var checkpoint: UploadCheckpoint?
        /// The outcome that the server reported: a file, or a rejection.
        var outcome: Result<Files.FileMetadata, FileUploadError>?
    }

    /// The known state of a file.
    struct Record {
        var description: Description
        var progress = Progress()
        var isDescribed = false
    }

    private struct State {
        var records: [Int: Record] = [:]
        /// The files that an earlier upload left, by location and destination.
        var leftovers: [[String]: Int] = [:]
        var nextFile = 0
        /// The size of the file in bytes, or `nil` if it doesn't exist.
        var size: Int?
        /// A Boolean value that indicates whether the file may end with a part of a line, because writing it failed.
        var isTorn = false
        /// The size at which the file is rewritten without outdated lines.
        var rewritingSize = JournalFile.minimumRewritingSize
    }

    /// The minimum size at which the file is rewritten, in bytes.
    private static let minimumRewritingSize = 16 << 10

    private let storage: any JournalStorage
    private let header: Header
    private let state: Locked<State>

    private init(_ storage: any JournalStorage, _ header: Header, _ state: State) {
        self.storage = storage
        self.header = header
        self.state = Locked(state)
    }

    /// The lane for the methods that read or write the journal.
    var lane: BlockingIO { storage.lane }

    // MARK: Batches

    /// Creates the journal of a batch upload, which describes all its files.
    ///
    /// - Throws: A file system error.
    static func create(_ batch: Batch, _ files: [Description], at url: URL) throws {
        let lines = files.enumerated().map { Line(file: $0, description: $1) }
        try DurableFile(url).replace(with: try text(Header(batch: batch)) + text(lines))
    }

    /// Opens the journal of a batch upload.
    ///
    /// - Throws: `ReconnectionError` if the journal can't be read, or a file system error.
    static func openBatch(_ url: URL) throws -> (JournalFile, Batch, [Record]) {
        let file = DurableFile(url)
        guard let data = try file.read() else { throw ReconnectionError(.noPersistedInfo) }
        let (header, state): (Header, State)
        do { (header, state) = try read(data) } catch {
            throw error as? ReconnectionError ?? ReconnectionError(.badPersistedStringFormat, underlyingError: error)
        }
        guard header.version == Header.currentVersion else { throw ReconnectionError(.versionMismatch) }
        guard let batch = header.batch, batch.maximumRequests > 0, RequestSize.isValid(batch.maximumRequestSize),
            batch.fileCount >= 0, state.records.count == batch.fileCount, state.nextFile == batch.fileCount
        else { throw ReconnectionError(.badPersistedStringFormat) }
        // A process may have exited while it wrote the last line.
        if let size = state.size, size < data.count { try file.replace(with: data.prefix(size)) }
        let records = (0..<batch.fileCount).compactMap { state.records[$0] }
        return (JournalFile(FileJournalStorage(file: file), header, state), batch, records)
    }

    // MARK: Other uploads

    /// Runs `work` with a file of the journal, while no other upload uses it.
    ///
    /// - Throws: A file system error, or `CancellationError`.
    static func using<Result: Sendable>(
        _ location: JournalLocation, _ work: @escaping @Sendable (JournalFile) async -> Result
    ) async throws -> Result {
        switch location {
        case .file(let url):
            let file = DurableFile(url, isDirectoryBackedUp: false)
            return try await file.withLock { lock in
                let journal = try await BlockingIO.disk.run { () throws(any Error) in
                    try lock.run { try file.removeTemporaryFiles() }
                    return try recovered(FileJournalStorage(file: file, lock: lock))
                }
                return await work(journal)
            }
        case .entry(let store, let name):
            return try await store.withEntry(named: name) { entry -> Swift.Result<Result, any Error> in
                let storage = EntryJournalStorage(entry: entry)
                do {
                    let journal = try await storage.lane.run { () throws(any Error) in try recovered(storage) }
                    return .success(await work(journal))
                } catch {
                    return .failure(error)
                }
            }.get()
        }
    }

    /// Deletes a journal, if it exists, and the lock file that a process left which exited meanwhile.
    ///
    /// - Throws: A file system error, an error of the store, or `CancellationError`.
    static func remove(_ location: JournalLocation) async throws {
        if case .file(let url) = location {
            let files = [url, url.appendingPathExtension("lock")]
            let exists = await BlockingIO.disk.run {
                files.contains { FileManager.default.fileExists(atPath: $0.path) }
            }
            guard exists else { return }
        }
        try await using(location) { journal in
            await journal.lane.run { Result { () throws(any Error) in try journal.removeAll() } }
        }.get()
    }

    /// Returns the journal with what an earlier upload left. If that can't be decoded, it's deleted.
    private static func recovered(_ storage: any JournalStorage) throws -> JournalFile {
        JournalFile(storage, Header(), try recoveredState(storage))
    }

    private static func recoveredState(_ file: any JournalStorage) throws -> State {
        guard let data = try file.read() else { return State() }
        let state: State
        do { state = try leftovers(data) } catch {
            // A damaged journal, or that of a later version.
            try file.remove()
            return State()
        }
        // The next line must start after a complete one.
        if let size = state.size, size < data.count { try file.replace(with: data.prefix(size)) }
        return state
    }

    /// Returns the uploads that a journal contains, which new ones can continue.
    private static func leftovers(_ data: Data) throws -> State {
        var (header, state) = try read(data)
        guard header.version == Header.currentVersion, header.batch == nil else {
            throw ReconnectionError(.versionMismatch)
        }
        for (number, record) in state.records { state.leftovers[try record.description.key] = number }
        return state
    }

    /// Adds a file, and returns its number and what an earlier upload left if the file is unchanged since.
    func add(_ description: Description) throws -> (number: Int, checkpoint: UploadCheckpoint?) {
        let key = try description.key
        return state.withLock { state in
            if let number = state.leftovers.removeValue(forKey: key), let record = state.records[number] {
                if record.description.fingerprint == description.fingerprint {
                    return (number, record.progress.checkpoint)
                }
                state.records[number] = Record(description: description)
                return (number, nil)
            }
            defer { state.nextFile += 1 }
            state.records[state.nextFile] = Record(description: description)
            return (state.nextFile, nil)
        }
    }

    /// Forgets files that need not be resumed. The file is deleted with the last one.
    func remove(_ numbers: some Sequence<Int>) throws {
        try state.withLock { state in
            var ended: [Int] = []
            for number in numbers {
                if let record = state.records.removeValue(forKey: number), record.isDescribed { ended.append(number) }
            }
            guard state.records.values.contains(where: \.isDescribed) else { return try removeFile(&state) }
            if !ended.isEmpty { try append([Line(ended: ended)], &state) }
        }
    }

    /// Forgets the files of earlier uploads that were not added.
    func removeLeftovers() throws {
        let leftovers = state.withLock { state in
            defer { state.leftovers = [:] }
            return Array(state.leftovers.values)
        }
        try remove(leftovers)
    }

    /// Forgets everything, and deletes the file.
    func removeAll() throws {
        try state.withLock { state in
            state.records = [:]
            try removeFile(&state)
        }
    }

    private func removeFile(_ state: inout State) throws {
        guard state.size != nil else { return }
        try storage.remove()
        state.size = nil
    }

    // MARK: Writing

    /// Writes the progress of files.
    ///
    /// - Throws: A file system error. The journal may then be outdated.
    func write(_ progress: [(number: Int, progress: Progress)]) throws {
        try state.withLock { state in
            var lines: [Line] = []
            var committing: [Int] = []
            for (number, progress) in progress {
                guard var record = state.records[number] else { continue }
                if !record.isDescribed {
                    guard !progress.isEmpty else { continue }
                    lines.append(Line(file: number, description: record.description))
                    record.isDescribed = true
                }
                if progress.isCommit(after: record.progress) {
                    committing.append(number)
                } else if let line = try Line(number, progress, after: record.progress) {
                    lines.append(line)
                }
                record.progress = progress
                state.records[number] = record
            }
            if !committing.isEmpty { lines.append(Line(committing: committing)) }
            if !lines.isEmpty { try append(lines, &state) }
        }
    }

    private func append(_ lines: [Line], _ state: inout State) throws {
        let text = try Self.text(lines)
        if let size = state.size, !state.isTorn, size + text.count < state.rewritingSize || header.batch != nil {
            state.isTorn = true
            try storage.append(text)
            state.isTorn = false
            state.size = size + text.count
            return
        }
        var all = try Self.text(header)
        for (number, record) in state.records.sorted(by: { $0.key < $1.key }) where record.isDescribed {
            all += try Self.text([Line(file: number, description: record.description)])
            if let line = try Line(number, record.progress, after: Progress()) { all += try Self.text([line]) }
        }
        try storage.replace(with: all)
        state.isTorn = false
        state.size = all.count
        state.rewritingSize = max(Self.minimumRewritingSize, 2 * all.count)
    }

    // MARK: Lines

    private static let newline = UInt8(ascii: "\n")

    private static func text(_ header: Header) throws -> Data { try JSONEncoder().encode(header) + [newline] }

    private static func text(_ lines: [Line]) throws -> Data {
        let encoder = JSONEncoder()
        return try lines.reduce(into: Data()) { text, line in text += try encoder.encode(line) + [newline] }
    }

    /// Reads the complete lines.
    private static func read(_ data: Data) throws -> (Header, State) {
        let complete = data.prefix(data.lastIndex(of: newline).map { $0 + 1 - data.startIndex } ?? 0)
        let decoder = JSONDecoder()
        var lines = complete.split(separator: newline).makeIterator()
        guard let first = lines.next() else { throw ReconnectionError(.badPersistedStringFormat) }
        let header = try decoder.decode(Header.self, from: first)
        var state = State(size: complete.count)
        guard header.version == Header.currentVersion else { return (header, state) }
        while let line = lines.next() { try decoder.decode(Line.self, from: line).apply(to: &state.records) }
        state.nextFile = (state.records.keys.max() ?? -1) + 1
        return (header, state)
    }
}

extension JournalFile.Progress {
    fileprivate var isEmpty: Bool { checkpoint == nil && outcome == nil }

    /// Returns whether the only difference is that a commit is about to be sent.
    fileprivate func isCommit(after known: Self) -> Bool {
        guard outcome == nil, var checkpoint, let known = known.checkpoint, checkpoint.isFinishing, !known.isFinishing
        else { return false }
        checkpoint.isFinishing = false
        return checkpoint == known
    }
}

extension JournalFile.Description {
    init(_ url: URL, _ commit: Files.CommitInfo, _ fingerprint: LocalFile.Fingerprint?) throws {
        self.url = url.absoluteString
        let text = StoredPath.text(for: url.path)
        path = text == url.path ? nil : text
        self.commit = String(decoding: try commit.jsonData(), as: UTF8.self)
        self.fingerprint = fingerprint
    }

    /// The location and the destination, which identify an upload.
    fileprivate var key: [String] {
        get throws { [path ?? url, try upload.commit.path] }
    }

    /// The location of the file now, or `nil` if it's invalid.
    private var location: URL? {
        let original = URL(string: url)
        guard let current = path.map(StoredPath.path), current != original?.path else { return original }
        return URL(fileURLWithPath: current)
    }

    /// The URL and the commit information.
    ///
    /// - Throws: `ReconnectionError` if they are invalid.
    var upload: (url: URL, commit: Files.CommitInfo) {
        get throws {
            do {
                guard let location else { throw UploadSourceError.notARegularFile(URL(fileURLWithPath: url)) }
                return (location, try Files.CommitInfo(jsonData: Data(commit.utf8)))
            } catch {
                throw ReconnectionError(.badPersistedStringFormat, underlyingError: error)
            }
        }
    }
}
