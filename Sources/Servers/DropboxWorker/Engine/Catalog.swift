import DropboxCore
import DropboxFiles
import Foundation

/// An item in the catalog.
struct CatalogItem: Sendable, Hashable {
    /// The key of the path.
    let key: String
    let path: String
    let displayPath: String
    let isFolder: Bool
    let id: String?
    let rev: String?
    let contentHash: String?
    let size: Int64?
    let generation: Int64

    /// Creates an item from the columns in `Catalog.columns`.
    init(_ row: SQLRow) {
        key = row.text(0)
        path = row[1].text ?? key
        displayPath = row[2].text ?? path
        isFolder = row.integer(3) != 0
        id = row[4].text
        rev = row[5].text
        contentHash = row[6].text
        size = row[7].integer
        generation = row.integer(8)
    }

    /// Returns whether the item is the same as in a change, apart from its times, which don't change without its revision.
    func matches(_ kind: WorkerChange.Kind, displayPath: String) -> Bool {
        guard self.displayPath == displayPath else { return false }
        switch kind {
        case .file(let file):
            return !isFolder && id == file.id && rev == file.rev && contentHash == file.contentHash
        case .folder(let folder): return isFolder && id == folder.id
        case .deleted: return false
        }
    }
}

/// The items of a namespace: the table of metadata that apps query as `dropbox_worker_catalog`.
struct Catalog {
    let namespace: Int64
    let transaction: any WorkerTransaction

    private static let columns = """
        path, long_path, display_path, is_folder, id, rev, content_hash, size, generation
        """

    /// Returns the items at paths, by path.
    func items(at paths: [String]) throws(WorkerDatabaseError) -> [String: CatalogItem] {
        var items: [String: CatalogItem] = [:]
        for part in Self.parts(paths.map(CatalogPath.key)) {
            let rows = try transaction.execute(
                """
                SELECT \(Self.columns) FROM dropbox_worker_files
                WHERE namespace_id = $1 AND path IN (\(Self.places(part.count)))
                """, [.integer(namespace)] + part.map(SQLValue.text))
            for row in rows {
                let item = CatalogItem(SQLRow(row))
                items[item.path] = item
            }
        }
        return items
    }

    /// Returns what is at paths as changes. Metadata that the catalog doesn't have is missing in them.
    func changes(at paths: [String]) throws -> [WorkerChange] {
        let known = try items(at: paths)
        var details: [String: SQLRow] = [:]
        for item in known.values where !item.isFolder {
            details[item.path] = try transaction.row(
                """
                SELECT client_modified, server_modified, metadata FROM dropbox_worker_files
                WHERE namespace_id = $1 AND path = $2
                """, .integer(namespace), .text(item.key))
        }
        return try paths.map { path in
            guard let item = known[path] else {
                return WorkerChange(key: "", path: path, displayPath: path, kind: .deleted)
            }
            let row = details[path]
            if let metadata = row?[2].text {
                return WorkerChange(
                    key: "", path: path, displayPath: item.displayPath, kind: try Outbox.decoded(0, metadata))
            }
            let name = item.displayPath.pathNames.last ?? ""
            let kind: WorkerChange.Kind =
                item.isFolder
                ? .folder(
                    Files.FolderMetadata(
                        name: name, id: item.id ?? "", pathLower: path, pathDisplay: item.displayPath))
                : .file(
                    Files.FileMetadata(
                        name: name, id: item.id ?? "",
                        clientModified: row?[0].date ?? Date(timeIntervalSince1970: 0),
                        serverModified: row?[1].date ?? Date(timeIntervalSince1970: 0), rev: item.rev ?? "",
                        size: UInt64(clamping: item.size ?? 0), pathLower: path, pathDisplay: item.displayPath,
                        contentHash: item.contentHash))
            return WorkerChange(key: "", path: path, displayPath: item.displayPath, kind: kind)
        }
    }

    /// Returns items below a folder, the deepest first, at most as many as the limit.
    func items(below path: String, limit: Int) throws(WorkerDatabaseError) -> [CatalogItem] {
        let (condition, values) = CatalogPath.below(path, from: 3)
        return try transaction.execute(
            """
            SELECT \(Self.columns) FROM dropbox_worker_files
            WHERE namespace_id = $1 AND \(condition) ORDER BY path DESC LIMIT $2
            """, [.integer(namespace), .integer(Int64(limit))] + values
        ).map { CatalogItem(SQLRow($0)) }
    }

    /// Returns the number of files below a folder.
    func fileCount(below path: String) throws(WorkerDatabaseError) -> Int64 {
        let (condition, values) = CatalogPath.below(path, from: 2)
        return try transaction.execute(
            """
            SELECT count(*) FROM dropbox_worker_files WHERE namespace_id = $1 AND is_folder = 0 AND \(condition)
            """, [.integer(namespace)] + values
        ).first?.first?.integer ?? 0
    }

    /// Returns items that weren't in the listing of a generation, in descending order of their paths.
    ///
    /// - Parameter bound: The path before which to start, or `nil` for the last one.
    func items(
        before generation: Int64, below bound: String?, limit: Int
    ) throws(WorkerDatabaseError) -> [CatalogItem] {
        try transaction.rows(
            """
            SELECT \(Self.columns) FROM dropbox_worker_files
            WHERE namespace_id = $1 AND generation < $2 AND path < $3 ORDER BY path DESC LIMIT $4
            """, .integer(namespace), .integer(generation), .text(bound ?? "\u{10FFFF}"), .integer(Int64(limit))
        ).map(CatalogItem.init)
    }

    /// Returns items in ascending order of their keys.
    ///
    /// - Parameter key: The key after which to start.
    func items(after key: String, limit: Int) throws(WorkerDatabaseError) -> [CatalogItem] {
        try transaction.rows(
            """
            SELECT \(Self.columns) FROM dropbox_worker_files
            WHERE namespace_id = $1 AND path > $2 ORDER BY path LIMIT $3
            """, .integer(namespace), .text(key), .integer(Int64(limit))
        ).map(CatalogItem.init)
    }

    /// Returns the number of files that weren't in the listing of a generation.
    func fileCount(before generation: Int64) throws(WorkerDatabaseError) -> Int64 {
        try transaction.row(
            """
            SELECT count(*) FROM dropbox_worker_files WHERE namespace_id = $1 AND is_folder = 0 AND generation < $2
            """, .integer(namespace), .integer(generation))?.integer(0) ?? 0
    }

    /// Adds or replaces items.
    func store(_ changes: [WorkerChange], generation: Int64) throws {
        let rows = try changes.compactMap { change -> [SQLValue]? in
            let path = change.path
            let start: [SQLValue] = [
                .integer(namespace), .text(CatalogPath.key(path)), SQLValue(CatalogPath.longPath(path)),
                SQLValue(change.displayPath == path ? nil : change.displayPath),
            ]
            switch change.kind {
            case .file(let file):
                return start + [
                    .integer(0), .text(file.id), .text(file.rev), SQLValue(file.contentHash),
                    .integer(Int64(clamping: file.size)), Self.time(file.clientModified),
                    Self.time(file.serverModified), .integer(generation), try Self.metadata(of: file),
                ]
            case .folder(let folder):
                return start + [
                    .integer(1), .text(folder.id), .null, .null, .null, .null, .null, .integer(generation), .null,
                ]
            case .deleted: return nil
            }
        }
        try transaction.insert(
            """
            INSERT INTO dropbox_worker_files (namespace_id, path, long_path, display_path, is_folder, id, rev,
                content_hash, size, client_modified, server_modified, generation, metadata)
            """, rows,
            """
            ON CONFLICT (namespace_id, path) DO UPDATE SET long_path = excluded.long_path,
                display_path = excluded.display_path, is_folder = excluded.is_folder, id = excluded.id,
                rev = excluded.rev, content_hash = excluded.content_hash, size = excluded.size,
                client_modified = excluded.client_modified, server_modified = excluded.server_modified,
                generation = excluded.generation, metadata = excluded.metadata
            """)
    }

    /// Records that items were in the listing of a generation.
    func confirm(_ keys: [String], generation: Int64) throws(WorkerDatabaseError) {
        for part in Self.parts(keys) {
            try transaction.execute(
                """
                UPDATE dropbox_worker_files SET generation = $2
                WHERE namespace_id = $1 AND path IN (\(Self.places(part.count, from: 3)))
                """, [.integer(namespace), .integer(generation)] + part.map(SQLValue.text))
        }
    }

    /// Removes items.
    func remove(_ keys: [String]) throws(WorkerDatabaseError) {
        for part in Self.parts(keys) {
            try transaction.execute(
                """
                DELETE FROM dropbox_worker_files WHERE namespace_id = $1 AND path IN (\(Self.places(part.count)))
                """, [.integer(namespace)] + part.map(SQLValue.text))
        }
    }

    /// All metadata of a file that has no content of its own, such as a Google Doc or a symbolic link. The columns describe the
    /// others well enough to apply them again.
    private static func metadata(of file: Files.FileMetadata) throws -> SQLValue {
        file.isDownloadable && file.symlinkInfo == nil ? .null : try Outbox.text(file)
    }

    private static func time(_ date: Date) -> SQLValue {
        let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
        return Int64(exactly: milliseconds).map(SQLValue.integer) ?? .null
    }

    /// The values in parts whose sizes are powers of 4, so that there are few statements to prepare.
    static func parts<Value>(_ values: [Value]) -> [ArraySlice<Value>] {
        var parts: [ArraySlice<Value>] = []
        var start = 0
        while start < values.count {
            var count = 256
            while count > values.count - start { count /= 4 }
            parts.append(values[start..<start + count])
            start += count
        }
        return parts
    }

    static func places(_ count: Int, from first: Int = 2) -> String {
        (first..<first + count).map { "$\($0)" }.joined(separator: ", ")
    }
}
