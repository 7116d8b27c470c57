import DropboxSQLite
import DropboxCore
import DropboxFiles
import Foundation

@testable import DropboxEmulator

/// What the server has: the tree, and every content that it knows.
struct ServerView {
    /// The hash of the file at each path; empty for a folder.
    private(set) var tree: [String: String] = [:]
    /// The hashes of all revisions of all files, deleted ones included.
    let hashes: Set<String>

    init(_ emulator: DropboxEmulator, _ client: DropboxClient) async throws {
        hashes = try emulator.store.read { connection in
            Set(try connection.rows("SELECT DISTINCT lower(hex(content)) FROM revisions") { $0.text(0) ?? "" })
        }
        var page = try await client.files.listFolder(path: "", recursive: true).response()
        while true {
            for entry in page.entries { add(entry) }
            guard page.hasMore else { break }
            page = try await client.files.listFolderContinue(cursor: page.cursor).response()
        }
    }

    private mutating func add(_ entry: Files.Metadata) {
        guard let path = entry.pathLower else { return }
        tree[path] = (entry as? Files.FileMetadata).map { $0.contentHash ?? "?" } ?? ""
    }
}
