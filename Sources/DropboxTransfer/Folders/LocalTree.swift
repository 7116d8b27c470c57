import Foundation

/// The files and folders below a folder of this machine, as they are to lie in Dropbox.
struct LocalTree: Sendable {
    struct File: Sendable {
        /// The path below the folder, with `/` between names.
        let path: String
        let url: URL
        let size: Int64
        let modified: Date
    }

    private(set) var files: [File] = []
    /// Paths of folders, those above before those below.
    private(set) var folders: [String] = []
    /// Those of them in which there is nothing that goes to Dropbox.
    private(set) var emptyFolders: Set<String> = []
    /// What is not transferred.
    private(set) var others: [FolderTransferResult.Item] = []

    private let options: FolderTransferOptions

    /// Reads the tree. It blocks meanwhile.
    /// - Throws: The error of the system where the folder itself cannot be read; that of what is in it is in `others`.
    init(_ root: URL, _ options: FolderTransferOptions) throws {
        self.options = options
        let folder = try FolderHandle(root)
        guard let own = try folder.item(".") else { throw POSIXError(.ENOENT) }
        try read(folder, path: "", above: [own.identity])
    }

    /// - Parameter above: The folders that the path leads through, by which a link in a circle is noticed.
    /// - Returns: Whether anything in it goes to Dropbox.
    @discardableResult
    private mutating func read(
        _ folder: FolderHandle, path: String, above: Set<FolderHandle.Identity>
    ) throws -> Bool {
        var taken: [String: String] = [:]
        var isEmpty = true
        for name in try folder.names().sorted() {
            let place = path.isEmpty ? name : path + "/" + name
            do {
                guard let item = try item(name, in: folder, place) else { continue }
                guard ItemName.isAllowed(name) else {
                    leaveOut(place, item, .skipped(.nameNotAllowed))
                    continue
                }
                if let other = taken.updateValue(name, forKey: ItemName.key(name)) {
                    taken[ItemName.key(name)] = other
                    leaveOut(place, item, .failed(FolderItemError.collision(with: other)))
                    continue
                }
                if item.kind == .file {
                    let url = folder.url.appendingPathComponent(name)
                    files.append(File(path: place, url: url, size: item.size, modified: item.modified))
                } else {
                    guard !above.contains(item.identity) else {
                        leaveOut(place, item, .skipped(.symbolicLink))
                        continue
                    }
                    let next = try folder.folder(name, followingLinks: options.symbolicLinks == .followed)
                    folders.append(place)
                    if try !read(next, path: place, above: above.union([item.identity])) { emptyFolders.insert(place) }
                }
                isEmpty = false
            } catch {
                others.append(.init(path: place, isFolder: false, size: 0, outcome: .failed(error)))
            }
        }
        return !isEmpty
    }

    /// What is there; `nil` where it was left out.
    private mutating func item(
        _ name: String, in folder: FolderHandle, _ place: String
    ) throws -> FolderHandle.Item? {
        guard var item = try folder.item(name) else { return nil }
        if item.kind == .link {
            guard options.symbolicLinks == .followed, let target = try folder.item(name, followingLinks: true) else {
                leaveOut(place, item, .skipped(.symbolicLink))
                return nil
            }
            item = target
        }
        if options.ignores?(place, item.kind == .folder) == true {
            leaveOut(place, item, .skipped(.ignored))
            return nil
        }
        guard item.kind == .file || item.kind == .folder else {
            leaveOut(place, item, .skipped(.special))
            return nil
        }
        return item
    }

    private mutating func leaveOut(
        _ path: String, _ item: FolderHandle.Item, _ outcome: FolderTransferResult.Outcome
    ) {
        others.append(
            .init(
                path: path, isFolder: item.kind == .folder, size: item.kind == .file ? item.size : 0, outcome: outcome))
    }
}
