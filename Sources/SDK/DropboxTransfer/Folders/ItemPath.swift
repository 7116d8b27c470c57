import DropboxCore

/// The path of a file or folder in a tree: the path of its folder, and its name.
///
/// All items of a folder share the path of the folder, so a tree needs one name per item regardless of its depth, and
/// the steps from an item to the next take constant time. Within one transfer, each folder has one object.
final class ItemPath: Sendable {
    /// The name in the folder, or an empty string for the root of the tree.
    let name: String

    /// A number that is equal for paths that are the same in Dropbox. It differs from process to process, so collisions
    /// can't be constructed.
    let key: Int

    /// The directory on disk, if it is known, to detect cycles of symbolic links.
    let identity: DirectoryHandle.Identity?

    // nonisolated(unsafe) because it is modified only in `deinit`.
    private nonisolated(unsafe) var folder: ItemPath?

    /// The path of the folder that contains the item, or `nil` for the root.
    var parent: ItemPath? { folder }

    /// Creates the root of a tree.
    convenience init() { self.init("", nil, key: 0, nil) }

    private init(_ name: String, _ folder: ItemPath?, key: Int, _ identity: DirectoryHandle.Identity?) {
        (self.name, self.folder, self.key, self.identity) = (name, folder, key, identity)
    }

    /// Returns the path of an item in this folder.
    func child(_ name: String, _ identity: DirectoryHandle.Identity? = nil) -> ItemPath {
        ItemPath(name, self, key: childKey(name), identity)
    }

    /// Returns the key of an item in this folder.
    func childKey(_ name: String) -> Int {
        var hasher = Hasher()
        hasher.combine(key)
        hasher.combine(CaseFoldedName.key(name))
        return hasher.finalize()
    }

    deinit {
        // Releasing a long chain of parents would otherwise recurse, and overflow the stack.
        var next = folder
        folder = nil
        while isKnownUniquelyReferenced(&next), let last = next {
            next = last.folder
            last.folder = nil
        }
    }

    /// A Boolean value that indicates whether this is the root of the tree.
    var isRoot: Bool { folder == nil }

    /// The item and the folders that contain it, from the item up to the root, without the root.
    var components: UnfoldSequence<ItemPath, ItemPath?> {
        sequence(state: isRoot ? nil : self) { next in
            defer { next = next?.folder.flatMap { $0.isRoot ? nil : $0 } }
            return next
        }
    }

    /// The names from the root to the item.
    var names: [String] {
        var names: [String] = []
        var item = self
        while let folder = item.folder {
            names.append(item.name)
            item = folder
        }
        names.reverse()
        return names
    }

    /// The names with slashes between them.
    var string: String { names.joined(separator: "/") }
}

/// Two paths are equal only if they are the same object.
extension ItemPath: Hashable {
    static func == (one: ItemPath, other: ItemPath) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
