/// What a transfer deletes on the side that is to become like the other one. A value that does nothing by itself.
///
/// It is told what lies on that side and has nothing on the other one. A folder goes with everything in it; one in which
/// something stays is emptied around it.
struct MirrorPlan: Sendable {
    /// Something that has nothing on the other side.
    struct Entry: Hashable, Sendable {
        let path: [String]
        let isFolder: Bool
        /// Bytes; 0 for folders.
        var size: Int64 = 0
        /// The revision of a file in Dropbox.
        var rev: String?
        /// The `path_lower` of a folder in Dropbox.
        var lowerPath: String?
        /// Whether it is not to be deleted, nor what is in it: left out by the options, or something that transfers do not
        /// touch.
        var stays = false
    }

    /// So many files are deleted whatever share of all they are, unless the other side has none.
    static let harmlessCount = 10

    /// How many files have something on the other side.
    private(set) var keptFiles = 0
    /// Whether files come that were not there before.
    private(set) var hasNewFiles = false
    private var entries: [[String]: Entry] = [:]

    /// A file has something on the other side.
    mutating func keepFile() { keptFiles += 1 }

    /// A file comes that was not there before.
    mutating func expectFile() { hasNewFiles = true }

    /// Something has nothing there. What is told twice counts once.
    mutating func add(_ entry: Entry) { entries[entry.path] = entry }

    /// What is deleted: by group that goes together, a file or a folder in front of everything in it.
    var deletions: [[Entry]] {
        let staying = Set(entries.values.lazy.filter(\.stays).map(\.path))
        let occupied = Set(staying.lazy.flatMap { path in path.indices.map { Array(path[..<$0]) } })
        // What is in a folder comes right behind it.
        let goers = entries.values.filter { entry in
            !occupied.contains(entry.path)
                && !entry.path.indices.contains { staying.contains(Array(entry.path[...$0])) }
        }
        .sorted { $0.path.lexicographicallyPrecedes($1.path) }
        var groups: [[Entry]] = []
        for entry in goers {
            if let top = groups.last?.first, entry.path.starts(with: top.path) {
                groups[groups.count - 1].append(entry)
            } else {
                groups.append([entry])
            }
        }
        return groups
    }

    /// Throws where so many files would go that somebody has to mean it, or any where the other side has none: it may be empty
    /// only because it is not mounted.
    /// - Parameter share: How many of all files there may go, from 0 to 1.
    func check(maximumShare share: Double) throws(MassDeletionError) {
        let deleted = deletions.joined().count { !$0.isFolder }
        let all = keptFiles + entries.values.count { !$0.isFolder }
        let isOtherSideEmpty = keptFiles == 0 && !hasNewFiles
        guard deleted > (isOtherSideEmpty ? 0 : Self.harmlessCount), Double(deleted) > share * Double(all) else {
            return
        }
        throw .tooManyDeletions(deleted, of: all)
    }
}
