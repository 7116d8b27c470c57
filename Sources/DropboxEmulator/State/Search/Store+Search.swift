import Foundation
import DropboxSQLite

/// What a search is restricted to, and in which order it tells.
struct SearchFilter: Sendable {
    enum Order: Sendable {
        case relevance
        case lastModified
    }

    /// The folder to search, with all below; nil for everything.
    var folder: PathReference?
    var wantsDeleted = false
    /// Whether the contents of text files count too.
    var includesContent = false
    /// In lower case, without dots; nil for all.
    var extensions: Set<String>?
    var categories: Set<FileCategory>?
    /// The id of the account that wrote a file last.
    var author: String?
    var order = Order.relevance
}

/// Something that a search found.
struct SearchHit: Sendable {
    var entry: Entry
    var isByName: Bool
    var isByContent: Bool
}

/// Finding files and folders by their names and contents.
extension Store {
    /// More matches than these are never told.
    static let maximumMatches = 10_000
    /// Longer texts are not looked into.
    private static let maximumText = 1 << 20

    /// All matches in the order in which they are told.
    func search(_ query: SearchQuery, _ filter: SearchFilter, _ view: NamespaceView) throws -> [SearchHit] {
        let possible = try read { try candidates(for: query, filter, view, $0) }
        var hits: [SearchHit] = []
        for (entry, content) in possible where filter.admits(entry) {
            let isByName = query.matches(entry.name)
            var isByContent = false
            if let content { isByContent = query.matches(try text(of: content)) }
            if isByName || isByContent {
                hits.append(SearchHit(entry: entry, isByName: isByName, isByContent: isByContent))
            }
        }
        let ordered = hits.sorted { filter.precedes($0, $1, query) }
        return Array(ordered.prefix(Self.maximumMatches))
    }

    /// Entries that may match, with the contents that have to be looked into.
    private func candidates(
        for query: SearchQuery, _ filter: SearchFilter, _ view: NamespaceView, _ connection: Connection
    ) throws -> [(Entry, Content?)] {
        let options = ListingOptions(isRecursive: true, includesDeleted: filter.wantsDeleted)
        let cursor = try startCursor(filter.folder ?? .path([]), options, .changes, view, connection)
        let scope = try ListingScope(cursor, connection)
        // A path ends with the key of the name, so what has a word nowhere in its path does not match.
        let conditions = filter.includesContent ? [] : query.words.map { _ in "AND instr(e.path, ?) > 0" }
        let statement = """
            SELECT \(Entry.columns) FROM \(Entry.source) WHERE e.namespace = ? AND e.path > ? AND e.path < ?
                AND \(filter.wantsDeleted ? "e.kind = 0 AND e.id <> ''" : "e.kind > 0") \(conditions.joined(separator: " "))
            """
        var found: [(Entry, Content?)] = []
        for part in scope.parts {
            let range: [any ValueBinding] = [part.namespace, part.folder + "/", part.folder + "0"]
            let entries = try connection.rows(
                statement, values: range + (filter.includesContent ? [] : query.words), make: Entry.init)
            for entry in entries where scope.tells(entry) {
                let seen = entry.seen(through: scope.mounts)
                found.append((seen, try filter.includesContent ? content(of: entry, connection) : nil))
            }
        }
        return found
    }

    /// The content of a text file that is not too long.
    private func content(of entry: Entry, _ connection: Connection) throws -> Content? {
        guard let file = entry.file, file.size <= Self.maximumText, TextFile.isText(name: entry.name) else {
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

/// Which files are texts.
private enum TextFile {
    private static let extensions: Set<String> = [
        "txt", "md", "markdown", "csv", "tsv", "html", "htm", "xml", "json", "tex", "log", "rtf", "swift", "py", "c",
        "h",
        "js", "ts", "css", "yaml", "yml", "paper",
    ]

    static func isText(name: String) -> Bool { extensions.contains(FileCategory.fileExtension(of: name)) }
}

extension SearchFilter {
    fileprivate func admits(_ entry: Entry) -> Bool {
        if let author, entry.file?.author != author { return false }
        guard entry.kind == .file else {
            // Extensions are those of files.
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
        return (left.entry.seenPath ?? left.entry.path).precedesBytewise(right.entry.seenPath ?? right.entry.path)
    }
}

extension SearchHit {
    /// How well it fits: names of nothing but the words first, contents last.
    fileprivate func rank(_ query: SearchQuery) -> Int {
        guard isByName else { return 0 }
        let stem = entry.name.split(separator: ".").first.map(String.init) ?? entry.name
        return SearchQuery(stem).words == query.words ? 2 : 1
    }
}
