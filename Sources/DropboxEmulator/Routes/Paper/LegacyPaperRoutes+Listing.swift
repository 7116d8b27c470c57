import DropboxPaper
import Foundation

/// Which docs there are.
extension LegacyPaperRoutes {
    static func addListing(to table: inout RouteTable) {
        table.on(Paper.docsList, fidelity: .simplified(asFiles + "; a doc is accessed when it is changed")) {
            argument, call in
            let cursor = Cursor(
                sort: argument.sortBy == .created ? "c" : "m", isDescending: argument.sortOrder == .descending,
                limit: Int(argument.limit), offset: 0)
            return try page(cursor, stopAt: argument.stopAtDate, call)
        }
        table.on(Paper.docsListContinue, fidelity: .simplified(asFiles)) { argument, call in
            guard let cursor = Cursor(argument.cursor) else {
                throw RouteRejection(Paper.ListDocsCursorError.cursorError(.invalidCursor))
            }
            return try page(cursor, stopAt: nil, call)
        }
    }

    /// Where a client stands in the list.
    private struct Cursor {
        var sort: String
        var isDescending: Bool
        var limit: Int
        var offset: Int

        /// More docs than anybody has; the end of a page behind it is a number still.
        private static let maximumOffset = 1 << 53

        var text: String { "paper:\(sort):\(isDescending ? "d" : "a"):\(limit):\(offset)" }

        init(sort: String, isDescending: Bool, limit: Int, offset: Int) {
            self.sort = sort
            self.isDescending = isDescending
            self.limit = limit
            self.offset = offset
        }

        init?(_ text: String) {
            let parts = text.split(separator: ":").map(String.init)
            guard parts.count == 5, parts[0] == "paper", let limit = Int(parts[3]), (1...1000).contains(limit),
                let offset = Int(parts[4]), (0...Self.maximumOffset).contains(offset)
            else { return nil }
            self.init(sort: parts[1], isDescending: parts[2] == "d", limit: limit, offset: offset)
        }
    }

    private static func page(_ cursor: Cursor, stopAt: Date?, _ call: Call) throws -> Paper.ListPaperDocsResponse {
        var docs = try allDocs(call).map { entry in
            let modified = entry.file?.serverModified ?? .distantPast
            let date = cursor.sort == "c" ? try call.store.paperCreation(of: entry) ?? modified : modified
            return (entry: entry, date: date)
        }
        docs.sort { ($0.date, $0.entry.id) < ($1.date, $1.entry.id) }
        if cursor.isDescending { docs.reverse() }
        if let stopAt { docs = Array(docs.prefix { cursor.isDescending ? $0.date >= stopAt : $0.date <= stopAt }) }
        let rest = docs.dropFirst(cursor.offset)
        var next = cursor
        next.offset = min(docs.count, cursor.offset + cursor.limit)
        return Paper.ListPaperDocsResponse(
            docIds: rest.prefix(cursor.limit).map { String($0.entry.id.dropFirst(3)) }, cursor: .init(value: next.text),
            hasMore: rest.count > cursor.limit)
    }

    private static func allDocs(_ call: Call) throws -> [Entry] {
        var page = try call.store.list(.path([]), .init(isRecursive: true), call.view)
        var docs: [Entry] = []
        while true {
            docs += page.entries.filter { $0.cloudDocument == .paper }
            guard page.hasMore else { return docs }
            page = try call.store.list(after: page.cursor, call.view)
        }
    }
}
