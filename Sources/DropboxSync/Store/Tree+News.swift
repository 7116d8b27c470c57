import DropboxFiles

/// News from the server.
extension Tree {
    /// What a page of a listing says, with the cursor of the next.
    struct Page: Sendable {
        var entries: [RemoteChange]
        var cursor: String
        var hasMore: Bool

        init(entries: [RemoteChange], cursor: String, hasMore: Bool) {
            self.entries = entries
            self.cursor = cursor
            self.hasMore = hasMore
        }

        init(_ result: Files.ListFolderResult) {
            entries = result.entries.compactMap(RemoteChange.init)
            cursor = result.cursor
            hasMore = result.hasMore
        }
    }

    /// What a round of changes was about.
    struct Round: Sendable {
        /// The paths that changed, of those that were asked about.
        var paths: Set<SyncPath> = []
        var hasDeletions = false
    }

    /// Applies the last page of a round of changes after those that were staged, and keeps where the next round begins.
    ///
    /// - Parameters:
    ///   - page: the last page.
    ///   - watched: the paths to tell of if they changed.
    ///   - date: what time it is, in seconds since 1970.
    @discardableResult
    func apply(_ page: Page, watching watched: Set<SyncPath> = [], date: Double) throws -> Round {
        var round = Round()
        let number = try nextEpoch
        var update = try RemoteChangeApplier(self, epoch: number, date: date)
        func apply(_ entry: RemoteChange, staged: Int64?) throws {
            let path = SyncPath(unchecked: entry.lowerPath)
            if watched.contains(path) { round.paths.insert(path) }
            if entry.kind == .deleted { round.hasDeletions = true }
            try update.apply(entry, staged: staged)
        }
        var last: Int64 = 0
        while case let staged = try stagedEntries(after: last), !staged.isEmpty {
            for entry in staged {
                try apply(entry.entry, staged: entry.number)
                last = entry.number
            }
        }
        for entry in page.entries { try apply(entry, staged: nil) }
        try setMovedFolders(update.markUntoldGone(movedHere: movedFolders))
        try clearStaged()
        try set(.cursor, page.cursor)
        // A round without news leaves deletions as new as they were.
        if !update.touched.isEmpty { try set(.epoch, String(number)) }
        try reconcile(update)
        try releaseNeedlessBrake()
        return round
    }

    /// Begins to list everything. What a former listing brought stays until this one is complete.
    ///
    /// - Parameters:
    ///   - root: where paths begin from now on; nil for where they begin already.
    ///   - former: where they begin until now.
    func beginListing(from root: Engine.NewRoot? = nil, former: SyncedFolder? = nil) throws {
        if let root { try changeRoot(from: former, to: root.place, root.info) }
        let round = try nextEpoch
        try set(.epoch, String(round))
        try set(.listing, String(round))
        try set(.cursor, nil)
        try clearStaged()
        try setMovedFolders([])
    }

    /// The keys of the folders that the server moved for us, and of which no news told since. As long as they do not, more
    /// seems to be in them than the server may have had when it moved them.
    var movedFolders: Set<Int64> {
        get throws { Set(try setting(.movedFolders)?.split(separator: ",").compactMap { Int64($0) } ?? []) }
    }

    func setMovedFolders(_ keys: Set<Int64>) throws {
        try set(.movedFolders, keys.isEmpty ? nil : keys.sorted().map(String.init).joined(separator: ","))
    }

    /// Takes in a page of a listing of everything; the last one ends the first sync.
    func apply(listed page: Page, date: Double) throws {
        // Each page is a round of its own: what was deleted here before it came was deleted without knowing of it.
        let round = try nextEpoch
        let listing = try setting(.listing).flatMap(Int64.init) ?? round
        var update = try RemoteChangeApplier(self, epoch: round, date: date, listing: listing)
        for entry in page.entries { try update.apply(entry) }
        if !page.hasMore {
            try update.markUnlistedGone()
            try set(.listing, nil)
            try set(.completedFirstSync, "1")
        }
        try set(.cursor, page.cursor)
        try set(.epoch, String(round))
        try reconcile(update)
        try releaseNeedlessBrake()
    }

    private func reconcile(_ update: RemoteChangeApplier) throws {
        // First, or what was in a folder that is deleted on both sides would be taken for something that needs it.
        let ended = try endDeletions(of: update.touched)
        let concerned = try takeBack(update.echoes, added: update.addedFolders)
        try reconcile(update.touched.union(ended).union(concerned))
    }
}
