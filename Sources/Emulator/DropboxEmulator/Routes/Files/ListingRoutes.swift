import DropboxCore
import DropboxFiles
import Foundation

/// Folder listings and long polls for changes.
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
        return try mappingFailure({ (failure: LookupError) in Files.ListFolderError.path(failure.error) }) {
            let reference = try folder(argument.path)
            return try call.result(of: try call.store.list(reference, options, pageSize: call.pageSize, call.view))
        }
    }

    private static func getLatestCursor(
        _ argument: Files.ListFolderArg, _ call: Call
    ) async throws -> Files.ListFolderGetLatestCursorResult {
        let options = try options(argument, call)
        if argument.sharedLink != nil {
            throw RequestError.unexpectedSharedLink
        }
        return try mappingFailure({ (failure: LookupError) in Files.ListFolderError.path(failure.error) }) {
            let reference = try folder(argument.path)
            let cursor = try call.store.latestCursor(reference, options, call.view)
            return Files.ListFolderGetLatestCursorResult(cursor: cursor.text)
        }
    }

    private static func listFolderContinue(
        _ argument: Files.ListFolderContinueArg, _ call: Call
    ) async throws -> Files.ListFolderResult {
        let (listing, cursor) =
            try LinkListing.parse(argument.cursor) ?? (nil, cursor(argument.cursor, otherwise: .invalidCursor, call))
        do {
            if let listing { return try listing.list(after: cursor, call) }
            return try call.result(of: try call.store.list(after: cursor, pageSize: call.pageSize, call.view))
        } catch let failure as CursorError {
            switch failure {
            case .invalid: throw RequestError.invalidCursor
            case .reset: throw RouteRejection(Files.ListFolderContinueError.reset)
            case .lookup(let failure): throw RouteRejection(Files.ListFolderContinueError.path(failure.error))
            }
        }
    }

    /// Responds when something has changed, but at the latest after the timeout. The random time that is added to the
    /// client's timeout prevents many clients from repeating their requests simultaneously.
    private static func longpoll(
        _ argument: Files.ListFolderLongpollArg, _ call: Call
    ) async throws -> Files.ListFolderLongpollResult {
        let cursor = try cursor(argument.cursor, otherwise: .unsupportedCursor, call)
        guard !cursor.asksForMediaInfo else { throw RequestError.unsupportedCursor }
        let jitter = call.service.idGenerator.randomInt(in: 0...max(0, Int(call.service.limits.longpollJitter.seconds)))
        let deadline = call.service.clock.now.addingTimeInterval(TimeInterval(argument.timeout) + TimeInterval(jitter))
        let signals = call.store.changeSignal.subscribe(
            to: try call.store.changeFilter(for: cursor), until: deadline, clock: call.service.clock)
        if try hasChanges(after: cursor, call) { return Files.ListFolderLongpollResult(changes: true) }
        // The loop also ends if the task is canceled because the client disconnected or the server shuts down.
        for await _ in signals {
            if try hasChanges(after: cursor, call) { return Files.ListFolderLongpollResult(changes: true) }
            if call.service.clock.now >= deadline { break }
        }
        return Files.ListFolderLongpollResult(changes: false)
    }

    private static func hasChanges(after cursor: ListingCursor, _ call: Call) throws -> Bool {
        do {
            return try call.store.hasChanges(after: cursor)
        } catch let failure as CursorError {
            switch failure {
            case .invalid: throw RequestError.unsupportedCursor
            case .reset: throw RouteRejection(Files.ListFolderLongpollError.reset)
            // The next request of the listing reports what happened to the folder.
            case .lookup: return true
            }
        }
    }

    // MARK: - Arguments

    private static func cursor(
        _ text: String, otherwise rejection: RequestError, _ call: Call
    ) throws -> ListingCursor {
        guard let cursor = ListingCursor(text: text) else { throw rejection }
        if call.resetsCursors, let account = try call.store.account(cursor.account) {
            try call.store.resetCursors(account.view)
        }
        return cursor
    }

    /// Parses the path of the folder to list. Only this route ignores additional slashes at the start, which rclone
    /// sends for folders in the root, and a slash at the end.
    private static func folder(_ path: String) throws(LookupError) -> PathReference {
        var path = path[...]
        while path.utf8.starts(with: "//".utf8) { path = path[path.utf8.index(after: path.startIndex)...] }
        if path.utf8.count > 1, path.endsWithSlash { path = path.parentPath }
        return try PathReference.forLookup(String(path))
    }

    private static func options(_ argument: Files.ListFolderArg, _ call: Call) throws -> Store.ListingOptions {
        if argument.path == "/" { throw RequestError.rootMustBeEmptyString }
        return Store.ListingOptions(
            isRecursive: argument.recursive, includesDeleted: argument.includeDeleted,
            includesMounted: argument.includeMountedFolders, metadataOptions: try metadataOptions(argument, call),
            asksForMediaInfo: argument.includeMediaInfo, limit: argument.limit.map(Int.init))
    }

    private static func metadataOptions(_ argument: Files.ListFolderArg, _ call: Call) throws -> MetadataOptions {
        let options = MetadataOptions(
            templates: argument.includePropertyGroups?.templates ?? [],
            includesExplicitMembers: argument.includeHasExplicitSharedMembers,
            includesRestorability: argument.includeRestorableInfo,
            includesNonDownloadable: argument.includeNonDownloadableFiles)
        return try mappingFailure({ (failure: PropertyError) in
            Files.ListFolderError.templateError(failure.templateError)
        }
        ) {
            if !options.templates.isEmpty { try call.store.requireTemplates(options.templates, call.templateOwners) }
            return options
        }
    }
}

extension Call {
    fileprivate func result(of page: Store.Page) throws -> Files.ListFolderResult {
        let options = page.cursor.metadataOptions
        let owners = options.templates.isEmpty ? [] : try templateOwners
        var entries = try store.addingMetadata(page.entries, options, owners)
        if !options.includesNonDownloadable { entries.removeAll { $0.cloudDocument != nil } }
        return Files.ListFolderResult(entries: entries.map(\.metadata), cursor: page.cursor.text, hasMore: page.hasMore)
    }
}

extension FileProperties.TemplateFilterBase {
    /// The ids of the templates that match the filter.
    var templates: [String] {
        if case .filterSome(let ids) = self { ids } else { [] }
    }
}

/// The listing of a shared link's folder by `files/list_folder`. Only the owner sees paths.
struct LinkListing {
    private static let prefix = "AL"

    let url: String
    let password: String?

    init(_ link: Files.SharedLink) {
        url = link.url
        password = link.password
    }

    /// Parses a cursor. The result is the link's listing and the cursor of its owner, or `nil` for other cursors.
    static func parse(_ cursor: String) -> (listing: LinkListing, cursor: ListingCursor)? {
        guard cursor.hasPrefix(prefix), let data = Data(base64URL: cursor.dropFirst(prefix.count)),
            let parts = String(bytes: data, encoding: .utf8)?
                .split(separator: "\u{0}", omittingEmptySubsequences: false).map(String.init),
            parts.count == 3, let inner = ListingCursor(text: parts[2])
        else { return nil }
        let password = parts[1].isEmpty ? nil : parts[1]
        return (LinkListing(Files.SharedLink(url: parts[0], password: password)), inner)
    }

    /// Returns the first page.
    func list(_ path: String, _ options: Store.ListingOptions, _ call: Call) throws -> Files.ListFolderResult {
        guard !options.isRecursive else {
            throw RequestError.recursiveLinkListing
        }
        do {
            let linked = try call.linked(url, path: path, password: password)
            guard linked.entry.kind == .folder else { throw LookupError.notFolder }
            let folder = PathReference.id(linked.entry.id, [])
            return try result(
                of: try call.store.list(folder, options, pageSize: call.pageSize, linked.link.owner), linked, call)
        } catch let failure as LinkError {
            throw RouteRejection(Files.ListFolderError.path(Self.error(of: failure)))
        } catch let failure as LookupError {
            throw RouteRejection(Files.ListFolderError.path(failure.error))
        }
    }

    /// Returns the page after a cursor, if the link is still accessible.
    func list(after cursor: ListingCursor, _ call: Call) throws -> Files.ListFolderResult {
        do {
            let linked = try call.linked(url, password: password)
            let owner = linked.link.owner
            // The link gives access to its own folder only. The client could have modified the cursor.
            guard try call.store.isInside(cursor, .id(linked.entry.id, []), owner) else {
                throw CursorError.lookup(.notFound)
            }
            return try result(of: try call.store.list(after: cursor, pageSize: call.pageSize, owner), linked, call)
        } catch let failure as LinkError {
            throw RouteRejection(Files.ListFolderContinueError.path(Self.error(of: failure)))
        }
    }

    private func result(of page: Store.Page, _ linked: Store.ResolvedLink, _ call: Call) throws
        -> Files.ListFolderResult
    {
        var entries = page.entries
        // Only the owner has a mounted folder and therefore sees paths, unless the request uses a different root than
        // the link.
        if try !linked.isOwner || call.view.root != linked.link.owner.root {
            let emptyMounts = MountTable(view: linked.link.owner, points: [])
            entries = entries.map { $0.resolved(in: emptyMounts) }
        }
        let text = [url, password ?? "", page.cursor.text].joined(separator: "\u{0}")
        return Files.ListFolderResult(
            entries: entries.map(\.metadata),
            cursor: Self.prefix + Data(text.utf8).base64URL, hasMore: page.hasMore)
    }

    private static func error(of failure: LinkError) -> Files.LookupError {
        switch failure {
        case .malformed, .notFound: .notFound
        case .denied, .unsupportedParameter: .restrictedContent
        }
    }
}
