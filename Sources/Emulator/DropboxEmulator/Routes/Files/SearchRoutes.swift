import DropboxCore
import DropboxFiles
import DropboxStone
import Foundation

/// Searches with version 1 and version 2 of the route.
enum SearchRoutes {
    static func add(to table: inout RouteTable) {
        let limitations = "new entries are searchable immediately; paid accounts also search the contents of text files"
        table.on(Files.search, fidelity: .simplified(limitations), search)
        table.on(Files.searchV2, fidelity: .simplified(limitations), searchV2)
        table.on(Files.searchContinueV2, continueSearch)
    }

    // MARK: - Version 1

    private static func search(_ argument: Files.SearchArg, _ call: Call) async throws -> Files.SearchResult {
        try mappingFailure({ (failure: LookupError) in Files.SearchError.path(failure.error) }) {
            let canSearchContents = try call.canSearchContents
            let filter = SearchFilter(
                folder: try PathReference.forLookup(argument.path), includesDeleted: argument.mode == .deletedFilename,
                includesContent: argument.mode == .filenameAndContent && canSearchContents)
            let hits = try call.store.search(try query(argument.query), filter, call.view)
            let page = hits.dropFirst(Int(argument.start)).prefix(Int(argument.maxResults))
            let end = Int(argument.start) + page.count
            return Files.SearchResult(
                matches: page.map { Files.SearchMatch(matchType: $0.matchType, metadata: $0.entry.metadata) },
                more: end < hits.count, start: UInt64(end))
        }
    }

    private static func query(_ text: String) throws -> SearchQuery {
        let query = SearchQuery(text)
        guard !query.isEmpty else {
            throw RouteRejection(Files.SearchError.invalidArgument("query: must contain a word"))
        }
        return query
    }

    // MARK: - Version 2

    private static let list = "search"

    private static func searchV2(_ argument: Files.SearchV2Arg, _ call: Call) async throws -> Files.SearchV2Result {
        try page(of: argument, from: 0, call)
    }

    private static func continueSearch(
        _ argument: Files.SearchV2ContinueArg, _ call: Call
    ) async throws -> Files.SearchV2Result {
        guard let cursor = ListCursor(argument.cursor, list, try call.account),
            let first = cursor.argument(as: Files.SearchV2Arg.self)
        else { throw RequestError.invalidCursor }
        return try page(of: first, from: Int(cursor.position), call)
    }

    private static func page(
        of argument: Files.SearchV2Arg, from position: Int, _ call: Call
    ) throws -> Files.SearchV2Result {
        let query = try query(argument.query)
        let hits = try mappingFailure({ (failure: LookupError) in Files.SearchError.path(failure.error) }) {
            let filter = try filter(argument.options, call)
            // A search in a folder that doesn't exist has no matches.
            do { return try call.store.search(query, filter, call.view) } catch LookupError.notFound { return [] }
        }
        let limit = Int(argument.options?.maxResults ?? 100)
        let end = min(position + limit, hits.count)
        let isHighlighting = argument.matchFieldOptions?.includeHighlights ?? argument.includeHighlights ?? false
        var cursor: String?
        if end < hits.count {
            let extra = String(decoding: try StoneCoding.encode(argument), as: UTF8.self)
            cursor = ListCursor(list, try call.account, position: Int64(end), extra: extra).text
        }
        return Files.SearchV2Result(
            matches: hits[min(position, end)..<end].map { hit in
                let spans = isHighlighting ? query.highlights(in: hit.entry.name) : nil
                return Files.SearchMatchV2(
                    metadata: .metadata(hit.entry.metadata), matchType: hit.matchTypeV2,
                    highlightSpans: spans?.map { .init(highlightStr: $0.text, isHighlighted: $0.isHighlighted) })
            },
            hasMore: cursor != nil, cursor: cursor)
    }

    private static func filter(_ options: Files.SearchOptions?, _ call: Call) throws -> SearchFilter {
        let canSearchContents = try call.canSearchContents
        guard let options else { return SearchFilter(includesContent: canSearchContents) }
        return SearchFilter(
            folder: try options.path.map(PathReference.forLookup), includesDeleted: options.fileStatus == .deleted,
            includesContent: !options.filenameOnly && options.fileStatus == .active && canSearchContents,
            extensions: options.fileExtensions.map { names in
                Set(names.map { CaseFoldedName.key($0.hasPrefix(".") ? String($0.dropFirst()) : $0) })
            },
            categories: options.fileCategories.map { Set($0.compactMap(FileCategory.init)) },
            author: options.accountId, order: options.orderBy == .lastModifiedTime ? .lastModified : .relevance)
    }
}

extension Call {
    /// A Boolean value that indicates whether searches of the account include the contents of files.
    fileprivate var canSearchContents: Bool {
        get throws { try account.accountType != "basic" }
    }
}

extension SearchHit {
    fileprivate var matchType: Files.SearchMatchType {
        matchesName ? (matchesContent ? .both : .filename) : .content
    }

    fileprivate var matchTypeV2: Files.SearchMatchTypeV2 {
        matchesName ? (matchesContent ? .filenameAndContent : .filename) : .fileContent
    }
}

extension FileCategory {
    fileprivate init?(_ category: Files.FileCategory) {
        switch category {
        case .image: self = .image
        case .document: self = .document
        case .pdf: self = .pdf
        case .spreadsheet: self = .spreadsheet
        case .presentation: self = .presentation
        case .audio: self = .audio
        case .video: self = .video
        case .folder: self = .folder
        case .paper: self = .paper
        case .others: self = .others
        case .other: return nil
        }
    }
}
