import DropboxSQLite
import Foundation

/// Content that a data directory has lost.
extension Store {
    /// Returns what is missing from a data directory, as a sentence, or `nil` if nothing is.
    static func damage(of database: Database, _ files: FileBlockStore) throws -> String? {
        var existing = Set(try files.allHashes())
        return try database.read { connection in
            try connection.forEach("SELECT hash FROM small_blocks") {
                existing.insert(BlockHash(bytes: $0[0] ?? Data()))
            }
            let missing = try referencedBlocks(connection).map(\.hash).filter { !existing.contains($0) }
            guard !missing.isEmpty else { return nil }
            var contents: Set<BlockHash> = []
            for hash in missing {
                let query = "SELECT content FROM content_blocks WHERE block = ?"
                contents.formUnion(try connection.rows(query, hash.bytes) { BlockHash(bytes: $0[0] ?? Data()) })
            }
            var paths: Set<String> = []
            try connection.forEach("SELECT path, content FROM revisions") { row in
                guard contents.contains(BlockHash(bytes: row[1] ?? Data())) else { return }
                paths.insert(row[0] ?? "")
            }
            guard let example = paths.min() else {
                return "the data directory is damaged: \(missing.count) blocks of unfinished uploads are missing"
            }
            let others = paths.count > 1 ? " and \(paths.count - 1) other files" : ""
            return """
                the data directory is damaged: content of \(example)\(others) is missing; reading it fails with status 500
                """
        }
    }
}
