import DropboxCore

/// A walk through the queue, oldest change first, in search of changes that can start.
///
/// It skips rejected changes, held deletions and changes at the location of one, and changes that affect the same items
/// as an unfinished or earlier change. All changes except uploads run alone.
///
/// Deletions are held by the mass-deletion guard. A folder's deletion also waits for items that were moved out of it
/// and are still in it on the server.
struct QueueWalk {
    /// Which uploads may start.
    enum Room {
        /// All slots are in use.
        case none
        /// Only contents that aren't batched.
        case large
        case all
    }

    /// The unfinished and the earlier changes.
    private var busy: UnfinishedChanges
    private let unfinished: Set<Int64>
    private let room: Room
    private let areDeletionsHeld: Bool
    private var holdsDeletions: Bool
    /// The changes that wait for held deletions, and the changes that those deletions wait for.
    private var held = UnfinishedChanges()
    private var movedOut: Set<Int64> = []
    private var number = Int64.min
    private var skipped = 0
    private let maximumSkipped: Int
    /// Whether an upload could start if there were room.
    private(set) var hasWaitingUploads = false

    /// - Parameters:
    ///   - uploads: The uploads in progress.
    ///   - blockedNodes: The nodes whose changes wait.
    ///   - room: Which uploads may start.
    init(_ tree: Tree, uploads: some Collection<Engine.Upload>, blockedNodes: [Int64], room: Room) throws {
        busy = UnfinishedChanges(nodes: Set(blockedNodes))
        for upload in uploads { busy.add(upload.change, [upload.path]) }
        unfinished = Set(uploads.map(\.change.number))
        self.room = room
        areDeletionsHeld = try tree.areDeletionsHeld
        holdsDeletions = areDeletionsHeld
        maximumSkipped = uploads.isEmpty ? Self.maximumSkippedWhenIdle : Self.maximumSkipped
    }

    /// The maximum number of waiting changes to skip in search of one that can start. It's small while uploads are in
    /// progress, because the search runs again soon.
    private static let maximumSkipped = 100
    private static let maximumSkippedWhenIdle = 10_000

    /// Returns the next change that can start while all earlier ones are unfinished; `nil` at the end.
    mutating func next(in tree: Tree) throws -> Change? {
        while skipped < maximumSkipped, let change = try tree.nextReadyChange(after: number) {
            number = change.number
            if unfinished.contains(number) { continue }
            if try tree.isObsolete(change) { continue }
            if try tree.awaitsContent(change) {
                busy.add(change, try tree.paths(of: change))
                continue
            }
            if areDeletionsHeld, change.kind == .delete, try tree.node(change.node)?.remote != nil { continue }
            let mayBeHeld = holdsDeletions && !movedOut.contains(change.node)
            let hasRoom = try hasRoom(for: change, in: tree)
            let paths = busy.isEmpty && !mayBeHeld && hasRoom ? [] : try tree.paths(of: change)
            let isHeld = try mayBeHeld && (!held.isClear(for: change, paths) || tree.replacesDeletedNode(change))
            let isClear = hasRoom && busy.isClear(for: change, paths)
            if isClear, !isHeld {
                let left = change.kind == .delete ? try tree.nodesMovedOut(of: change.node) : []
                if left.isEmpty { return change }
                movedOut.formUnion(left)
                holdsDeletions = true
                continue
            }
            if isClear { held.add(change, paths) } else { busy.add(change, paths) }
            skipped += 1
        }
        return nil
    }

    /// Records that a change isn't started although it could, so that changes that depend on it wait.
    mutating func skip(_ change: Change, _ paths: [SyncPath]) {
        busy.add(change, paths)
        skipped += 1
    }

    /// Records that an upload was started.
    mutating func add(_ upload: Engine.Upload) { busy.add(upload.change, [upload.path]) }

    private mutating func hasRoom(for change: Change, in tree: Tree) throws -> Bool {
        guard change.kind == .put else { return true }
        let hasRoom =
            switch room {
            case .all: true
            case .none: false
            case .large: try change.content.flatMap(tree.content).map { $0.size > Engine.maximumBatchedSize } ?? true
            }
        if !hasRoom { hasWaitingUploads = true }
        return hasRoom
    }
}

/// The nodes and paths of unfinished changes, which other changes must not affect.
private struct UnfinishedChanges {
    private var nodes: Set<Int64>
    private var paths: Set<String> = []
    /// The paths of all folders that contain one of the paths.
    private var folders: Set<String> = []

    init(nodes: Set<Int64> = []) { self.nodes = nodes }

    mutating func add(_ change: Change, _ paths: [SyncPath]) {
        nodes.insert(change.node)
        for path in paths where self.paths.insert(path.key).inserted {
            for folder in Self.folders(of: path) where !folders.insert(folder).inserted { break }
        }
    }

    var isEmpty: Bool { nodes.isEmpty }

    /// Returns whether none of the paths, the folders that contain them, and the items in them are affected.
    func isClear(for change: Change, _ paths: [SyncPath]) -> Bool {
        if nodes.contains(change.node) { return false }
        return paths.allSatisfy { path in
            !self.paths.contains(path.key) && !folders.contains(path.key)
                && !Self.folders(of: path).contains(where: self.paths.contains)
        }
    }

    /// Returns the keys of the folders that contain a path, innermost first.
    private static func folders(of path: SyncPath) -> some Sequence<String> {
        sequence(state: path.key) { key -> String? in
            guard !key.isEmpty else { return nil }
            key = String(key.parentPath)
            return key.isEmpty ? SyncPath.root.key : key
        }
    }
}
