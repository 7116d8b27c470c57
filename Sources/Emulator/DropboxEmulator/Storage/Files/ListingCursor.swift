import DropboxCore
import DropboxSQLite
import Foundation

/// The position of a client in a listing.
///
/// Clients receive it as an opaque string. It refers to positions in the journal, so it stays valid as long as the
/// journal exists, also across restarts.
struct ListingCursor: Sendable, Hashable {
    enum Phase: Sendable, Hashable {
        /// The snapshot was returned up to this path, which is empty at the start.
        case snapshot(after: String)
        /// The latest change mounted a namespace at the first path. Its content was returned up to the second path.
        case mountSnapshot(String, after: String)
        /// The snapshot is complete. Changes follow.
        case changes
    }

    var account: Int64
    /// The namespace that paths start from.
    var root: Int64
    /// The key of the listed folder's path, or an empty string for the root.
    var path: String
    var isRecursive: Bool
    var includesDeleted: Bool
    /// A Boolean value that indicates whether the listing includes the content of mounted folders.
    var includesMounted = true
    var metadataOptions = MetadataOptions()
    /// A Boolean value that indicates whether the client asked for the metadata of photos. Long polls reject the cursor.
    var asksForMediaInfo = false
    /// A Boolean value that indicates whether the root is a namespace that the account hasn't mounted. Its entries have
    /// no paths.
    var isUnmounted = false
    /// The number of entries per page, or `nil` for the server's default.
    var limit: Int?
    var phase: Phase
    /// The latest change that was reported to the client.
    var position: Int64
    /// The epoch of the cursor. A cursor of an earlier epoch must be reset.
    var epoch: Int64
    /// The admin rights of the caller, if any.
    var adminRights: AdminRights?

    /// The view in which the listing is resolved.
    var view: NamespaceView { NamespaceView(account: account, root: root, adminRights: adminRights) }
}

extension ListingCursor {
    private static let version = "4"
    /// The maximum number of entries per page.
    private static let maximumLimit = 2000

    /// The opaque string for clients.
    var text: String {
        var marks: [String] = []
        var letter = "c"
        switch phase {
        case .snapshot(let after):
            marks = [after]
            letter = "s"
        case .mountSnapshot(let path, let after):
            marks = [path, after]
            letter = "m"
        case .changes: break
        }
        let flags =
            letter + (isRecursive ? "r" : "") + (includesDeleted ? "d" : "") + (includesMounted ? "" : "x")
            + (isUnmounted ? "u" : "") + (asksForMediaInfo ? "p" : "")
            + (metadataOptions.includesExplicitMembers ? "e" : "")
            + (metadataOptions.includesRestorability ? "i" : "") + (metadataOptions.includesNonDownloadable ? "" : "n")
            + (adminRights?.canReadMemberFiles == true ? "w" : "")
        let numbers = [account, root, position, epoch, Int64(limit ?? 0), adminRights?.team ?? 0].map {
            String($0, radix: 36)
        }
        // NUL is the only character that can't occur in a path.
        let plain =
            ([Self.version, flags] + numbers + [metadataOptions.templates.joined(separator: ","), path] + marks).joined(
                separator: "\u{0}")
        return "AA" + Data(plain.utf8).base64URL
    }

    /// Creates a cursor from its `text`, or returns `nil` if the string is invalid.
    init?(text: String) {
        guard text.hasPrefix("AA"), let data = Data(base64URL: text.dropFirst(2)),
            let plain = String(bytes: data, encoding: .utf8)
        else { return nil }
        let parts = plain.split(separator: "\u{0}", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 10, parts[0] == Self.version else { return nil }
        let numbers = parts[2..<8].compactMap { Int64($0, radix: 36) }
        guard numbers.count == 6, numbers.allSatisfy({ $0 >= 0 }), numbers[4] <= Self.maximumLimit else { return nil }
        account = numbers[0]
        root = numbers[1]
        position = numbers[2]
        epoch = numbers[3]
        limit = numbers[4] > 0 ? Int(numbers[4]) : nil
        isRecursive = parts[1].contains("r")
        includesDeleted = parts[1].contains("d")
        includesMounted = !parts[1].contains("x")
        isUnmounted = parts[1].contains("u")
        asksForMediaInfo = parts[1].contains("p")
        metadataOptions.includesExplicitMembers = parts[1].contains("e")
        metadataOptions.includesRestorability = parts[1].contains("i")
        metadataOptions.includesNonDownloadable = !parts[1].contains("n")
        if numbers[5] > 0 { adminRights = AdminRights(team: numbers[5], canReadMemberFiles: parts[1].contains("w")) }
        metadataOptions.templates = parts[8].split(separator: ",").map(String.init)
        path = parts[9]
        switch (parts[1].first, parts.count) {
        case ("c", 10): phase = .changes
        case ("s", 11): phase = .snapshot(after: parts[10])
        case ("m", 12): phase = .mountSnapshot(parts[10], after: parts[11])
        default: return nil
        }
    }
}

extension Data {
    /// The data in URL-safe Base64 without padding.
    var base64URL: String {
        base64EncodedString().replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
    }

    init?(base64URL text: some StringProtocol) {
        let standard = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        self.init(base64Encoded: standard + String(repeating: "=", count: (4 - standard.count % 4) % 4))
    }
}

/// The namespaces that a listing covers: a folder of one namespace and, if recursive, the namespaces mounted below it.
struct ListingRange {
    /// A listed folder in one namespace.
    struct Part {
        var namespace: Int64
        /// The key of the folder's path in the namespace, or an empty string for its root.
        var folder: String
        /// The key of the namespace's path, relative to the root of the view.
        var mountPath: String
        /// The change that mounted the namespace. The listing doesn't include earlier ones.
        var startSequence: Int64

        /// The key of the folder's path, relative to the root of the view.
        var path: String { mountPath + folder }
    }

    /// The mounts in the view of the listing.
    let mounts: MountTable
    /// The parts. The first is in the namespace of the listed folder.
    let parts: [Part]
    /// The location of the listed folder's entry, or `nil` for a root.
    let entry: Location?

    /// Creates the range of a cursor.
    ///
    /// - Throws: `LookupError` if the folder doesn't exist.
    init(_ cursor: ListingCursor, _ connection: Connection) throws {
        mounts = try Store.mounts(of: cursor.view, connection)
        let location = mounts.resolve(cursor.path.pathNames)
        var folder = Part(
            namespace: location.namespace, folder: location.path, mountPath: location.mountPoint?.path ?? "",
            startSequence: location.mountPoint?.visibleSince ?? 0)
        if location.isRoot {
            entry = nil
        } else {
            guard let occupant = try Store.occupant(of: location, connection) else { throw LookupError.notFound }
            guard occupant.kind == .folder else { throw LookupError.notFolder }
            if occupant.mountedNamespace != nil {
                guard let point = mounts.mountPoint(at: cursor.path) else { throw LookupError.notFound }
                folder = Part(
                    namespace: point.namespace, folder: "", mountPath: cursor.path, startSequence: point.visibleSince)
            }
            entry = location
        }
        var parts = [folder]
        if cursor.isRecursive, cursor.includesMounted {
            parts += mounts.nestedMounts.compactMap { point in
                guard let path = point.path, path.isPath(below: cursor.path) else { return nil }
                return Part(namespace: point.namespace, folder: "", mountPath: path, startSequence: point.visibleSince)
            }
        }
        self.parts = parts
    }

    /// Returns the changes that may affect the listing: those in its parts, and those of the mounts on its path.
    func changeFilter(for cursor: ListingCursor) -> ChangeSignal.Filter {
        var folders = parts.map { ChangedPath(namespace: $0.namespace, path: $0.folder) }
        for point in mounts.nestedMounts {
            guard let holder = point.parentNamespace, let path = point.path,
                cursor.path == path || cursor.path.isPath(below: path)
            else { continue }
            folders.append(ChangedPath(namespace: holder, path: point.pathInParent))
        }
        return ChangeSignal.Filter(account: cursor.account, folders: folders)
    }

    /// Returns whether the caller has access to an entry. An entry is inaccessible if a namespace is mounted there that
    /// the caller can't access.
    func canAccess(_ entry: Entry) -> Bool { entry.mountedNamespace.map { mounts[$0] != nil } ?? true }

    /// Returns whether the listing includes an entry.
    func includes(_ entry: Entry) -> Bool { canAccess(entry) && isVisible(entry) }

    /// Returns whether an entry is still at its path in the view. A deleted entry isn't if another namespace is now
    /// mounted at one of its parents.
    func isVisible(_ entry: Entry) -> Bool {
        guard entry.kind == .deleted, let prefix = mounts[entry.namespace]?.path else { return true }
        var path = prefix + entry.path
        while !path.parentPath.isEmpty {
            path = String(path.parentPath)
            if let point = mounts.mountPoint(at: path) { return point.namespace == entry.namespace }
        }
        return true
    }
}
