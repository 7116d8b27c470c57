import DropboxSQLite
import Foundation

/// The filter and order of a search.
struct SearchFilter: Sendable {
    enum Order: Sendable {
        case relevance
        case lastModified
    }

    /// The folder to search, including descendants, or `nil` for all files.
    var folder: PathReference?
    var includesDeleted = false
    /// A Boolean value that indicates whether to search the content of text files.
    var includesContent = false
    /// The file extensions in lowercase, without dots, or `nil` for all.
    var extensions: Set<String>?
    var categories: Set<FileCategory>?
    /// The ID of the account that last wrote the file.
    var author: String?
    var order = Order.relevance
}

/// A search result.
struct SearchHit: Sendable {
    var entry: Entry
    var matchesName: Bool
    var matchesContent: Bool
}

/// Searching files and folders by name and content.
extension Store {
    /// The maximum number of matches in a search.
    static let maximumMatches = 10_000
    /// The maximum size of a file whose content is searched.
    private static let maximumTextSize = 1 << 20

    /// Returns all matches, in the requested order.
    func search(_ query: SearchQuery, _ filter: SearchFilter, _ view: NamespaceView) throws -> [SearchHit] {
        let possible = try read { try candidates(for: query, filter, view, $0) }
        var hits: [SearchHit] = []
        for (entry, content) in possible where filter.accepts(entry) {
            let isByName = query.matches(entry.name)
            var isByContent = false
            if let content { isByContent = query.matches(try text(of: content)) }
            if isByName || isByContent {
                hits.append(SearchHit(entry: entry, matchesName: isByName, matchesContent: isByContent))
            }
        }
        let ordered = hits.sorted { filter.precedes($0, $1, query) }
        return Array(ordered.prefix(Self.maximumMatches))
    }

    /// Returns the entries that may match and, if needed, the contents to search.
    private func candidates(
        for query: SearchQuery, _ filter: SearchFilter, _ view: NamespaceView, _ connection: Connection
    ) throws -> [(Entry, Content?)] {
        let options = ListingOptions(isRecursive: true, includesDeleted: filter.includesDeleted)
        let cursor = try makeCursor(filter.folder ?? .path([]), options, .changes, view, connection)
        let range = try ListingRange(cursor, connection)
        // A path ends with the case-folded name, so every word of a match must occur in its path.
        let conditions = filter.includesContent ? [] : query.words.map { _ in "AND instr(e.path, ?) > 0" }
        let kindCondition = filter.includesDeleted ? "e.kind = 0 AND e.id <> ''" : "e.kind > 0"
        let statement = """
            SELECT \(Entry.columns) FROM \(Entry.source) WHERE e.namespace = ? AND e.path > ? AND e.path < ?
                AND \(kindCondition) \(conditions.joined(separator: " "))
            """
        var candidates: [(Entry, Content?)] = []
        for part in range.parts {
            let bounds: [any BindableValue] = [part.namespace, part.folder + "/", part.folder + "0"]
            let entries = try connection.rows(
                statement, values: bounds + (filter.includesContent ? [] : query.words), make: Entry.init)
            for entry in entries where range.includes(entry) {
                let resolved = entry.resolved(in: range.mounts)
                candidates.append((resolved, try filter.includesContent ? content(of: entry, connection) : nil))
            }
        }
        return candidates
    }

    /// Returns the content of a text file, or `nil` if it is too large.
    private func content(of entry: Entry, _ connection: Connection) throws -> Content? {
        guard let file = entry.file, file.size <= Self.maximumTextSize, TextFile.isText(name: entry.name) else {
            return nil
        }
        return try Self.content(file.contentHash, connection)
    }

    private func text(of content: Content) throws -> String {
        String(
            decoding: try content.blocks.reduce(into: Data()) { $0 += try self.content.blocks.bytes(of: $1) },
            as: UTF8.self)
    }
}

/// The files whose content is searched.
private enum TextFile {
    private static let extensions: Set<String> = [
        "txt", "md", "markdown", "csv", "tsv", "html", "htm", "xml", "json", "tex", "log", "rtf", "swift", "py", "c",
        "h",
        "js", "ts", "css", "yaml", "yml", "paper",
    ]

    static func isText(name: String) -> Bool { extensions.contains(FileCategory.fileExtension(of: name)) }
}

extension SearchFilter {
    fileprivate func accepts(_ entry: Entry) -> Bool {
        if let author, entry.file?.author != author { return false }
        guard entry.kind == .file else {
            // A filter by extension excludes folders.
            return extensions == nil && (categories?.contains(.folder) ?? true)
        }
        if let extensions, !extensions.contains(FileCategory.fileExtension(of: entry.name)) { return false }
        if let categories, !categories.contains(FileCategory(fileName: entry.name)) { return false }
        return true
    }

    fileprivate func precedes(_ left: SearchHit, _ right: SearchHit, _ query: SearchQuery) -> Bool {
        switch order {
        case .relevance:
            let (first, second) = (left.rank(query), right.rank(query))
            if first != second { return first > second }
        case .lastModified:
            let first = left.entry.file?.serverModified ?? .distantPast
            let second = right.entry.file?.serverModified ?? .distantPast
            if first != second { return first > second }
        }
        return (left.entry.pathInView ?? left.entry.path).precedesInDatabaseOrder(
            right.entry.pathInView ?? right.entry.path)
    }
}

extension SearchHit {
    /// The relevance of the match. Exact names rank first, matches in the content last.
    fileprivate func rank(_ query: SearchQuery) -> Int {
        guard matchesName else { return 0 }
        let stem = entry.name.split(separator: ".").first.map(String.init) ?? entry.name
        return SearchQuery(stem).words == query.words ? 2 : 1
    }
}
