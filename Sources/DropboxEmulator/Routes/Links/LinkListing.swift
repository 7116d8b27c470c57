import DropboxFiles
import Foundation

/// What is in the folder of a shared link, as `files/list_folder` lists it: others than its owner see no paths.
struct LinkListing {
    private static let mark = "AL"

    let url: String
    let password: String?

    init(_ link: Files.SharedLink) {
        url = link.url
        password = link.password
    }

    /// The link whose listing a cursor continues, and the cursor of its owner; nil for other cursors.
    static func read(_ cursor: String) -> (listing: LinkListing, cursor: ListingCursor)? {
        guard cursor.hasPrefix(mark), let data = Data(base64URL: cursor.dropFirst(mark.count)),
            let parts = String(bytes: data, encoding: .utf8)?
                .split(separator: "\u{0}", omittingEmptySubsequences: false).map(String.init),
            parts.count == 3, let inner = ListingCursor(text: parts[2])
        else { return nil }
        let password = parts[1].isEmpty ? nil : parts[1]
        return (LinkListing(Files.SharedLink(url: parts[0], password: password)), inner)
    }

    /// The first page.
    func list(_ path: String, _ options: Store.ListingOptions, _ call: Call) throws -> Files.ListFolderResult {
        guard !options.isRecursive else {
            throw RequestError.recursiveLinkListing
        }
        do {
            let linked = try call.linked(url, path: path, password: password)
            guard linked.entry.kind == .folder else { throw LookupFailure.notFolder }
            let folder = PathReference.id(linked.entry.id, [])
            return try result(
                of: try call.store.list(folder, options, pageSize: call.pageSize, linked.link.owner), linked, call)
        } catch let failure as LinkFailure {
            throw RouteRejection(Files.ListFolderError.path(Self.error(of: failure)))
        } catch let failure as LookupFailure {
            throw RouteRejection(Files.ListFolderError.path(failure.error))
        }
    }

    /// The page after a cursor, if the link still opens.
    func list(after cursor: ListingCursor, _ call: Call) throws -> Files.ListFolderResult {
        do {
            let linked = try call.linked(url, password: password)
            let owner = linked.link.owner
            // The link opens its own folder, whatever the cursor says.
            guard try call.store.isInside(cursor, .id(linked.entry.id, []), owner) else {
                throw CursorFailure.lookup(.notFound)
            }
            return try result(of: try call.store.list(after: cursor, pageSize: call.pageSize, owner), linked, call)
        } catch let failure as LinkFailure {
            throw RouteRejection(Files.ListFolderContinueError.path(Self.error(of: failure)))
        }
    }

    private func result(of page: Store.Page, _ linked: Store.Linked, _ call: Call) throws -> Files.ListFolderResult {
        var entries = page.entries
        // Nothing is mounted for somebody who only has the link, so nothing has a path. The owner sees the paths, unless
        // the call looks from another root than the link does.
        if try !linked.isOwner || call.view.root != linked.link.owner.root {
            let nowhere = MountTable(view: linked.link.owner, points: [])
            entries = entries.map { $0.seen(through: nowhere) }
        }
        let text = [url, password ?? "", page.cursor.text].joined(separator: "\u{0}")
        return Files.ListFolderResult(
            entries: entries.map(\.metadata),
            cursor: Self.mark + Data(text.utf8).base64URL, hasMore: page.hasMore)
    }

    private static func error(of failure: LinkFailure) -> Files.LookupError {
        switch failure {
        case .malformed, .notFound: .notFound
        case .denied, .unsupportedParameter: .restrictedContent
        }
    }
}
