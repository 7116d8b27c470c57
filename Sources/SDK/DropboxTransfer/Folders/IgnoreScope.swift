import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxHTTP
import Foundation

/// The rules that apply in a local directory: those of its `.dropboxignore` file, and those of the directories that
/// contain it.
final class IgnoreScope: Sendable {
    private let rules: IgnoreRules
    /// The number of names on the path of the directory with the file.
    private let depth: Int
    private let excluded = Locked(false)
    // nonisolated(unsafe) because it is modified only in `deinit`.
    private nonisolated(unsafe) var outer: IgnoreScope?

    private init(_ rules: IgnoreRules, depth: Int, in outer: IgnoreScope?) {
        (self.rules, self.depth, self.outer) = (rules, depth, outer)
    }

    /// Returns the scope of the destination of a download.
    ///
    /// - Parameters:
    ///   - directory: The destination, or `nil` if it doesn't exist.
    ///   - rules: The rules that the download brings, or `nil` if it brings none. They apply from the start, so that the
    ///     next download excludes the same items. Those of a file that they replace exclude items, too.
    ///   - options: The options of the transfer.
    /// - Throws: `SystemError` or `FolderItemError.unusableRules` if the file of the directory can't be read.
    static func top(
        _ directory: DirectoryHandle?, _ rules: IgnoreRules?, _ options: FolderTransferOptions
    ) throws -> IgnoreScope? {
        let local = try directory.flatMap { try scope(of: ItemPath(), $0, in: nil, options) }
        guard let rules, !rules.isEmpty else { return local }
        return IgnoreScope(rules, depth: 0, in: local)
    }

    deinit {
        // Releasing a long chain would otherwise recurse, and overflow the stack.
        var next = outer
        outer = nil
        while isKnownUniquelyReferenced(&next), let last = next {
            next = last.outer
            last.outer = nil
        }
    }

    /// Returns the scope of a directory: that of its parent, or a new one if it has rules. Blocks on disk I/O.
    ///
    /// - Parameters:
    ///   - path: The path of the directory.
    ///   - directory: The directory.
    ///   - outer: The scope of its parent.
    ///   - options: The options of the transfer.
    /// - Throws: `SystemError` or `FolderItemError.unusableRules` if the file can't be read.
    static func scope(
        of path: ItemPath, _ directory: DirectoryHandle, in outer: IgnoreScope?, _ options: FolderTransferOptions
    ) throws -> IgnoreScope? {
        let name = IgnoreRules.filename
        guard options.usesIgnoreFiles, let item = try rulesFile(in: directory), item.kind != .folder else {
            return outer
        }
        let display = path.child(name).string
        // A link isn't transferred, but the user means its rules.
        guard try directory.item(name, followingLinks: true)?.kind == .file else {
            throw FolderItemError.unusableRules(display, reason: "it isn't a regular file")
        }
        let file = OpenFile(try directory.openFile(name, O_RDONLY | O_NONBLOCK, followingLinks: true))
        let rules = try IgnoreRules(file, directory.url.appendingPathComponent(name), name: display)
        return rules.isEmpty
            ? outer : IgnoreScope(rules, depth: path.components.reduce(0) { count, _ in count + 1 }, in: outer)
    }

    /// Returns the file with the rules of a directory, or `nil` if there is none.
    private static func rulesFile(in directory: DirectoryHandle) throws(SystemError) -> DirectoryHandle.Item? {
        do throws(SystemError) { return try directory.item(IgnoreRules.filename) } catch {
            // The directory has items, but the user isn't allowed to look them up.
            guard error.number == EACCES else { throw error }
            throw SystemError(number: EACCES, path: directory.url.path)
        }
    }

    /// Returns whether the rules exclude an item in the directory. Rules of the directory take precedence over those of
    /// its parents.
    ///
    /// - Parameters:
    ///   - path: The path of the item.
    ///   - isFolder: Whether the item is a folder.
    ///   - rules: The rules of the options, which take precedence over all files.
    func excludes(_ path: ItemPath, isFolder: Bool, unless rules: IgnoreRules) -> Bool {
        let item = FoldedPath(path)
        if rules.verdict(item, isFolder: isFolder, from: 0) == .included { return false }
        var next: IgnoreScope? = self
        while let scope = next {
            if let verdict = scope.rules.verdict(item, isFolder: isFolder, from: scope.depth) {
                guard verdict == .excluded else { return false }
                scope.excluded.withLock { $0 = true }
                return true
            }
            next = scope.outer
        }
        return false
    }

    /// A Boolean value that indicates whether the file of the directory has excluded an item.
    var hasExcluded: Bool { excluded.withLock { $0 } }
}

/// The names on a path in the form for patterns. All but the last one are computed when they are needed.
private final class FoldedPath {
    private let path: ItemPath
    let name: [Character]
    private(set) lazy var names: [[Character]] = path.names.map(IgnoreRules.characters)

    init(_ path: ItemPath) {
        self.path = path
        name = IgnoreRules.characters(path.name)
    }
}

extension IgnoreRules {
    fileprivate func verdict(_ item: FoldedPath, isFolder: Bool, from depth: Int) -> Verdict? {
        isEmpty ? nil : verdict(item.name, isFolder: isFolder) { item.names[depth...] }
    }
}

extension FolderTransferOptions {
    /// Returns the reason why the options exclude an item of the transferred folder, or `nil`. The size and the time of a
    /// folder don't matter.
    package func reason(
        toSkip name: String, isFolder: Bool, size: Int64, modified: Date
    ) -> FolderTransferResult.SkipReason? {
        if excludes(ItemPath().child(name), isFolder: isFolder) { return .excluded }
        return isFolder ? nil : reason(toSkipFileOf: size, modified)
    }

    /// Returns whether the options themselves exclude an item.
    func excludes(_ path: ItemPath, isFolder: Bool) -> Bool {
        if let isExcluded, isExcluded(path.string, isFolder) { return true }
        return !rules.isEmpty && rules.verdict(FoldedPath(path), isFolder: isFolder, from: 0) == .excluded
    }

    /// Returns the reason why the options or the `.dropboxignore` files of a directory exclude an item in it, or `nil`.
    func exclusion(of path: ItemPath, isFolder: Bool, _ scope: IgnoreScope?) -> FolderTransferResult.SkipReason? {
        if excludes(path, isFolder: isFolder) { return .excluded }
        return scope?.excludes(path, isFolder: isFolder, unless: rules) == true ? .ignored : nil
    }

    /// Returns the reason why the size or the modification time of a file in Dropbox excludes it, or `nil`.
    func reason(toSkip file: Files.FileMetadata) -> FolderTransferResult.SkipReason? {
        reason(toSkipFileOf: Int64(clamping: file.size), file.clientModified)
    }

    /// Returns the reason why the size or the modification time excludes a file, or `nil`.
    func reason(toSkipFileOf size: Int64, _ modified: Date) -> FolderTransferResult.SkipReason? {
        if size > maximumFileSize ?? .max { return .tooLarge }
        if size < minimumFileSize ?? 0 { return .tooSmall }
        if let modifiedSince, modified < modifiedSince { return .tooOld }
        if let modifiedBefore, modified >= modifiedBefore { return .tooNew }
        return nil
    }
}
