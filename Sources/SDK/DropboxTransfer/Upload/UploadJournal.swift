import DropboxConcurrency
import DropboxCore
import Foundation

/// A directory in which uploads persist the state that they need to resume after the process exits. It contains a small
/// file for each unfinished upload. Several processes can share a journal. Uploads of the same file to the same
/// destination run one after the other.
///
///     let journal = UploadJournal(directory: URL(fileURLWithPath: "/var/lib/backup/uploads"), account: "ada")
///     let options = FileUploadOptions { $0.journal = journal }
///     try await client.files.uploadFile(
///         from: URL(fileURLWithPath: "/backup/disk.img"), to: "/disk.img", mode: .overwrite, options: options)
///
/// The journal contains paths, sizes, and times of files, IDs of upload sessions, and hashes. It contains no tokens and
/// no content. You can delete its files while no upload is in progress. The uploads then restart.
public struct UploadJournal: Sendable, Hashable {
    /// The directory. It is created when needed, accessible only to the owner.
    public let directory: URL

    /// Distinguishes the uploads of different accounts. A wrong value only costs time: a session of another account is
    /// not found, and the upload restarts.
    public let account: String

    /// Creates a journal.
    ///
    /// - Parameters:
    ///   - directory: A directory that contains only the journal.
    ///   - account: A name for the account of the client, such as its ID. The default is an empty string.
    public init(directory: URL, account: String = "") {
        self.directory = directory
        self.account = account
    }
}

/// The entry of a journal for one file and one destination.
struct JournalEntry: Sendable {
    private struct Content: Codable {
        /// The version that this release writes. In version 1, each chunk had a separate entry.
        static let currentVersion = 2

        var version = Self.currentVersion
        /// For people who inspect the directory.
        var file: String
        var destination: String
        /// The fingerprint of the file.
        var fingerprint: LocalFile.Fingerprint
        var record: UploadCheckpoint
    }

    private let file: DurableFile
    private let source: LocalFile
    private let destination: String
    /// The lock of the entry, while `withLock` holds it.
    private var lock: SuspendableLock?

    private func whileLocked<Result>(_ body: () throws -> Result) throws -> Result {
        if let lock { try lock.run(body) } else { try body() }
    }

    init(_ journal: UploadJournal, _ source: LocalFile, _ destination: String, _ scope: CallContext) {
        let key = [
            StoredPath.text(for: source.url.standardizedFileURL.path), destination, journal.account,
            scope.selectUser ?? "",
            scope.selectAdmin ?? "", scope.pathRoot.map { "\($0)" } ?? "",
        ]
        // Paths and names can't contain a zero byte.
        let name = ContentHash.hash(of: Data(key.joined(separator: "\u{0}").utf8)).prefix(32)
        file = DurableFile(journal.directory.appendingPathComponent("\(name).json"), isDirectoryBackedUp: false)
        self.source = source
        self.destination = destination
    }

    /// Runs `work` while no other upload uses the entry.
    func withLock<Result: Sendable>(_ work: @Sendable (JournalEntry) async -> Result) async throws -> Result {
        try await file.withLock { lock in
            var entry = self
            entry.lock = lock
            return await work(entry)
        }
    }

    /// Returns the checkpoint of an earlier upload of the file. Returns `nil` if the file has changed since, or if the
    /// entry can't be decoded.
    func checkpoint() throws -> UploadCheckpoint? {
        guard let data = try whileLocked({ try file.read() }) else { return nil }
        do {
            let content = try JSONDecoder().decode(Content.self, from: data)
            let isCurrent =
                content.version == Content.currentVersion && content.fingerprint == source.fingerprint
                && content.record.isValid(for: source.size)
            return isCurrent ? content.record : nil
        } catch is DecodingError {
            return nil
        }
    }

    /// Stores a checkpoint, or deletes it if it is `nil`. When this method returns, the change is on disk.
    func store(_ record: UploadCheckpoint?) throws {
        guard let record else { return try remove() }
        let content = Content(
            file: StoredPath.text(for: source.url.path), destination: destination, fingerprint: source.fingerprint,
            record: record)
        try whileLocked { try file.replace(with: try JSONEncoder().encode(content)) }
    }

    /// Deletes the entry.
    func remove() throws { try whileLocked { try file.remove() } }

    /// Deletes the entry of a file that was uploaded, if the entry exists.
    func removeIfCompleted() async throws {
        let exists = await BlockingIO.disk.run { [file] in FileManager.default.fileExists(atPath: file.url.path) }
        guard exists else { return }
        try await withLock { entry in
            await BlockingIO.disk.run { Result { try entry.remove() } }
        }.get()
    }
}

/// The state that an upload needs to resume after the process exits.
struct UploadCheckpoint: Codable, Hashable {
    var session: String
    var isConcurrent: Bool
    var chunkSize: Int64
    /// The chunks in the session.
    var arrived: ChunkRuns
    /// A Boolean value that indicates whether the session may already be committed.
    var isFinishing: Bool

    /// Returns whether an upload of a file of this size can have written the checkpoint.
    func isValid(for size: Int64) -> Bool {
        // The number of chunks of a file with `size` bytes. Adding before dividing could overflow.
        RequestSize.isValid(chunkSize)
            && arrived.isValid(below: size / chunkSize + (size % chunkSize > 0 ? 1 : 0))
    }
}

extension UploadStateMachine {
    /// The checkpoint of the current state, or `nil` before a session exists.
    var checkpoint: UploadCheckpoint? {
        guard let session else { return nil }
        return UploadCheckpoint(
            session: session, isConcurrent: isConcurrent, chunkSize: limits.chunkSize, arrived: chunks.hashed,
            isFinishing: needsCommitVerification || indeterminateError != nil || phase == .performing(.finish))
    }
}
