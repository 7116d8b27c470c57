import DropboxFiles
import Foundation

/// Listing folders and waiting for changes.
enum ListingRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Files.listFolder, listFolder)
        table.on(Files.listFolderContinue, listFolderContinue)
        table.on(Files.listFolderGetLatestCursor, getLatestCursor)
        table.on(Files.listFolderLongpoll, longpoll)
    }

    private static func listFolder(_ argument: Files.ListFolderArg, _ call: Call) async throws -> Files.ListFolderResult
    {
        let options = try options(argument, call)
        if let link = argument.sharedLink { return try LinkListing(link).list(argument.path, options, call) }
        return try refusing({ (failure: LookupFailure) in Files.ListFolderError.path(failure.error) }) {
            let reference = try folder(argument.path)
            return try call.result(of: try call.store.list(reference, options, pageSize: call.pageSize, call.view))
        }
    }

    private static func getLatestCursor(
        _ argument: Files.ListFolderArg, _ call: Call
    ) async throws -> Files.ListFolderGetLatestCursorResult {
        let options = try options(argument, call)
        if argument.sharedLink != nil {
            throw RequestError.unwantedSharedLink
        }
        return try refusing({ (failure: LookupFailure) in Files.ListFolderError.path(failure.error) }) {
            let reference = try folder(argument.path)
            let cursor = try call.store.latestCursor(reference, options, call.view)
            return Files.ListFolderGetLatestCursorResult(cursor: cursor.text)
        }
    }

    private static func listFolderContinue(
        _ argument: Files.ListFolderContinueArg, _ call: Call
    ) async throws -> Files.ListFolderResult {
        let (listing, cursor) =
            try LinkListing.read(argument.cursor) ?? (nil, cursor(argument.cursor, otherwise: .invalidCursor, call))
        do {
            if let listing { return try listing.list(after: cursor, call) }
            return try call.result(of: try call.store.list(after: cursor, pageSize: call.pageSize, call.view))
        } catch let failure as CursorFailure {
            switch failure {
            case .invalid: throw RequestError.invalidCursor
            case .reset: throw RouteRejection(Files.ListFolderContinueError.reset)
            case .lookup(let failure): throw RouteRejection(Files.ListFolderContinueError.path(failure.error))
            }
        }
    }

    /// Answers as soon as there is something to tell, and at the latest when the time is over. The jitter on top of the
    /// client's time keeps many clients from coming back in the same moment.
    private static func longpoll(
        _ argument: Files.ListFolderLongpollArg, _ call: Call
    ) async throws -> Files.ListFolderLongpollResult {
        let cursor = try cursor(argument.cursor, otherwise: .unsupportedCursor, call)
        let jitter = call.service.minting.number(in: 0...max(0, Int(call.service.limits.longpollJitter.seconds)))
        let deadline = call.service.clock.now.addingTimeInterval(TimeInterval(argument.timeout) + TimeInterval(jitter))
        let signals = call.store.changes.listen(
            to: try call.store.signals(for: cursor), until: deadline, of: call.service.clock)
        if try hasChanges(after: cursor, call) { return Files.ListFolderLongpollResult(changes: true) }
        // Ends also with the call's task, when the client has left or the server stops.
        for await _ in signals {
            if try hasChanges(after: cursor, call) { return Files.ListFolderLongpollResult(changes: true) }
            if call.service.clock.now >= deadline { break }
        }
        return Files.ListFolderLongpollResult(changes: false)
    }

    private static func hasChanges(after cursor: ListingCursor, _ call: Call) throws -> Bool {
        do {
            return try call.store.hasChanges(after: cursor)
        } catch let failure as CursorFailure {
            switch failure {
            case .invalid: throw RequestError.unsupportedCursor
            case .reset: throw RouteRejection(Files.ListFolderLongpollError.reset)
            // Whoever continues the listing is told what became of the folder.
            case .lookup: return true
            }
        }
    }

    // MARK: -

    private static func cursor(
        _ text: String, otherwise rejection: RequestError, _ call: Call
    ) throws -> ListingCursor {
        guard let cursor = ListingCursor(text: text) else { throw rejection }
        if call.resetsCursors, let account = try call.store.account(cursor.account) {
            try call.store.resetCursors(account.view)
        }
        return cursor
    }

    /// The folder to list. A slash behind it is passed over here, and nowhere else.
    private static func folder(_ path: String) throws(LookupFailure) -> PathReference {
        try PathReference.lookup(path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path)
    }

    private static func options(_ argument: Files.ListFolderArg, _ call: Call) throws -> Store.ListingOptions {
        if argument.path == "/" { throw RequestError.rootByEmptyString }
        return Store.ListingOptions(
            isRecursive: argument.recursive, includesDeleted: argument.includeDeleted,
            includesMounted: argument.includeMountedFolders, wishes: try wishes(argument, call),
            limit: argument.limit.map(Int.init))
    }

    private static func wishes(_ argument: Files.ListFolderArg, _ call: Call) throws -> MetadataOptions {
        let wishes = MetadataOptions(
            templates: argument.includePropertyGroups?.templates ?? [],
            includesExplicitMembers: argument.includeHasExplicitSharedMembers,
            includesRestorability: argument.includeRestorableInfo,
            includesNonDownloadable: argument.includeNonDownloadableFiles)
        return try refusing({ (failure: PropertyFailure) in Files.ListFolderError.templateError(failure.templateError) }
        ) {
            if !wishes.templates.isEmpty { try call.store.requireTemplates(wishes.templates, call.templateOwners) }
            return wishes
        }
    }
}

extension Call {
    fileprivate func result(of page: Store.Page) throws -> Files.ListFolderResult {
        let wishes = page.cursor.wishes
        let owners = wishes.templates.isEmpty ? [] : try templateOwners
        var entries = try store.detailed(page.entries, wishes, owners)
        if !wishes.includesNonDownloadable { entries.removeAll { $0.cloudDocument != nil } }
        return Files.ListFolderResult(entries: entries.map(\.metadata), cursor: page.cursor.text, hasMore: page.hasMore)
    }
}

extension FileProperties.TemplateFilterBase {
    /// The ids of the templates that it lets through.
    var templates: [String] {
        if case .filterSome(let ids) = self { ids } else { [] }
    }
}
