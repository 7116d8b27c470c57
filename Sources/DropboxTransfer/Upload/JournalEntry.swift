import DropboxCore
import Foundation
import DropboxConcurrency

/// The page of a journal that is about one file and one destination.
struct JournalEntry: Sendable {
    private struct Page: Codable {
        /// The form that this release writes. Of the first one every chunk had an entry of its own.
        static let currentVersion = 2

        var version = Self.currentVersion
        /// For people who look into the folder.
        var file: String
        var destination: String
        /// What the file was like.
        var mark: LocalFile.Fingerprint
        var record: UploadCheckpoint
    }

    private let file: DurableFile
    private let source: LocalFile
    private let destination: String

    init(_ journal: UploadJournal, _ source: LocalFile, _ destination: String, _ scope: CallContext) {
        let key = [
            source.url.standardizedFileURL.path, destination, journal.account, scope.selectUser ?? "",
            scope.selectAdmin ?? "", scope.pathRoot.map { "\($0)" } ?? "",
        ]
        // No path and no name can have a zero byte.
        let name = ContentHash.hash(of: Data(key.joined(separator: "\u{0}").utf8)).prefix(32)
        file = DurableFile(journal.folder.appendingPathComponent("\(name).json"))
        self.source = source
        self.destination = destination
    }

    /// Does `work` while no other upload has the page.
    func exclusively<Result: Sendable>(_ work: @Sendable (JournalEntry) async -> Result) async throws -> Result {
        try await file.withLock { await work(self) }
    }

    /// What an earlier upload of the file left behind. A page about a file that has changed, or that cannot be
    /// understood, is none.
    func record() throws -> UploadCheckpoint? {
        guard let data = try file.read() else { return nil }
        do {
            let page = try JSONDecoder().decode(Page.self, from: data)
            let isOurs =
                page.version == Page.currentVersion && page.mark == source.mark
                && page.record.isPossible(for: source.size)
            return isOurs ? page.record : nil
        } catch is DecodingError {
            return nil
        }
    }

    /// Keeps a record; `nil` for none. When this returns, it is on the disk.
    func keep(_ record: UploadCheckpoint?) throws {
        guard let record else { return try file.remove() }
        let page = Page(file: source.url.path, destination: destination, mark: source.mark, record: record)
        try file.replace(with: try JSONEncoder().encode(page))
    }

    /// Forgets the upload.
    func remove() throws { try file.remove() }

    /// Forgets the upload of a file that is in Dropbox by now, if anything is known of it.
    func removeIfCompleted() async throws {
        let isThere = await BlockingIO.disk.run { [file] in FileManager.default.fileExists(atPath: file.url.path) }
        guard isThere else { return }
        try await exclusively { page in
            await BlockingIO.disk.run { Result { try page.remove() } }
        }.get()
    }
}
