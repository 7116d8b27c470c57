import DropboxSQLite

/// What a listing covers: a folder of one namespace and, in the recursive case, the namespaces mounted below it.
struct ListingScope {
    /// A part of one namespace.
    struct Part {
        var namespace: Int64
        /// Key of the folder in the namespace; empty for all of it.
        var folder: String
        /// Key of the way to the namespace from the root of the listing.
        var prefix: String
        /// Changes up to this one came before the namespace was in its place.
        var since: Int64

        /// Key of the way to the folder from the root of the listing.
        var path: String { prefix + folder }
    }

    /// The way from the root of the listing.
    let mounts: MountTable
    /// The folder's own namespace first.
    let parts: [Part]
    /// Where the listed folder has its own entry; nil for a root.
    let entry: Location?

    /// - Throws: `LookupFailure` when there is no such folder.
    init(_ cursor: ListingCursor, _ connection: Connection) throws {
        mounts = try Store.mounts(of: cursor.view, connection)
        let location = mounts.resolve(cursor.path.split(separator: "/").map(String.init))
        var folder = Part(
            namespace: location.namespace, folder: location.path, prefix: location.point?.path ?? "",
            since: location.point?.since ?? 0)
        if location.isRoot {
            entry = nil
        } else {
            guard let found = try Store.occupant(of: location, connection) else { throw LookupFailure.notFound }
            guard found.kind == .folder else { throw LookupFailure.notFolder }
            if found.mounted != nil {
                guard let point = mounts.mounted(at: cursor.path) else { throw LookupFailure.notFound }
                folder = Part(namespace: point.namespace, folder: "", prefix: cursor.path, since: point.since)
            }
            entry = location
        }
        var parts = [folder]
        if cursor.isRecursive, cursor.includesMounted {
            parts += mounts.below.compactMap { point in
                guard let path = point.path, path.hasPrefix(cursor.path + "/") else { return nil }
                return Part(namespace: point.namespace, folder: "", prefix: path, since: point.since)
            }
        }
        self.parts = parts
    }

    /// The changes that may concern the listing: those in its parts, and those of the mounts on the way to it.
    func signals(for cursor: ListingCursor) -> ChangeSignal.Scope {
        var places = parts.map { ChangedPath(namespace: $0.namespace, path: $0.folder) }
        for point in mounts.below {
            guard let holder = point.holder, let path = point.path,
                cursor.path == path || cursor.path.hasPrefix(path + "/")
            else { continue }
            places.append(ChangedPath(namespace: holder, path: point.pathInHolder))
        }
        return ChangeSignal.Scope(account: cursor.account, places: places)
    }

    /// Whether the caller may know of an entry: not of a folder where something out of his reach is mounted.
    func reaches(_ entry: Entry) -> Bool { entry.mounted.map { mounts[$0] != nil } ?? true }

    /// Whether an entry is to be told of at all.
    func tells(_ entry: Entry) -> Bool { reaches(entry) && isUncovered(entry) }

    /// Whether an entry is in its place still: what is gone may have been in a folder whose place another namespace took.
    func isUncovered(_ entry: Entry) -> Bool {
        guard entry.kind == .deleted, let prefix = mounts[entry.namespace]?.path else { return true }
        var path = prefix + entry.path
        while let slash = path.lastIndex(of: "/"), slash != path.startIndex {
            path = String(path[..<slash])
            if let point = mounts.mounted(at: path) { return point.namespace == entry.namespace }
        }
        return true
    }
}
