import DropboxSQLite

/// Pages of changes that wait for the last one of their round. A move comes as a deletion and something new, perhaps a page
/// later, so a round is applied as a whole. Its pages are kept on the disk: memory stays bounded, and a lost connection or a
/// restart costs no page twice.
extension Tree {
    /// Keeps a page, and where the next one begins.
    func stage(_ page: Page) throws {
        for entry in page.entries {
            let kind: StagedKind
            var id: String?
            var version: RemoteVersion?
            switch entry.kind {
            case .file(let fileID, let fileVersion): (kind, id, version) = (.file, fileID, fileVersion)
            case .folder(let folderID): (kind, id) = (.folder, folderID)
            case .deleted: kind = .deleted
            }
            try db.execute(
                """
                INSERT INTO staged (kind, id, display_path, lower_path, rev, hash, size, modified)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """, kind.rawValue, id, entry.displayPath, entry.lowerPath, version?.rev, version?.hash, version?.size,
                version?.modified)
        }
        try set(.stagedCursor, page.cursor)
    }

    /// The next entries that were staged after one with this number; none at the end.
    func stagedEntries(after number: Int64) throws -> [(number: Int64, entry: RemoteChange)] {
        try db.rows(
            """
            SELECT number, kind, id, display_path, lower_path, rev, hash, size, modified FROM staged
            WHERE number > ? ORDER BY number LIMIT 1000
            """, number
        ) { row in
            let id = row.text(2) ?? ""
            let kind: RemoteChange.Kind =
                switch row.integer(1).flatMap({ StagedKind(rawValue: Int($0)) }) {
                case .file?:
                    .file(
                        id: id,
                        RemoteVersion(
                            rev: row.text(5) ?? "", hash: row.text(6), size: row.integer(7) ?? 0,
                            modified: row.real(8) ?? 0))
                case .folder?: .folder(id: id)
                // Only this file writes kinds.
                case .deleted?, nil: .deleted
                }
            let entry = RemoteChange(displayPath: row.text(3) ?? "", lowerPath: row.text(4) ?? "", kind: kind)
            return (row.integer(0) ?? 0, entry)
        }
    }

    /// Whether what was staged, up to one with this number, has something with this id.
    func isStaged(id: String, upTo number: Int64) throws -> Bool {
        try db.value("SELECT 1 FROM staged WHERE id = ? AND number <= ? LIMIT 1", id, number, as: Int.self) != nil
    }

    /// Forgets the pages that were staged.
    func clearStaged() throws {
        guard try setting(.stagedCursor) != nil else { return }
        try db.execute("DELETE FROM staged")
        try set(.stagedCursor, nil)
    }

    private enum StagedKind: Int {
        case file = 1
        case folder = 2
        case deleted = 3
    }
}
