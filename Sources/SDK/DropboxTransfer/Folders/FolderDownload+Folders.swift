import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxHTTP

extension FolderDownload {
    /// Creates the local folders of a download, and decides which items are downloaded.
    struct Folders: Sendable {
        private enum State { case failed, ignored, waiting }

        private let download: FolderDownload
        /// The folders whose content isn't downloaded, or not yet.
        private var states: [ItemPath: State] = [:]
        /// The folders that are created with their first file.
        private var postponed: [ItemPath: RemoteTree.Match] = [:]
        /// The rules that apply in the folders. Folders without any rules have no entry.
        private(set) var scopes: [ItemPath: IgnoreScope] = [:]
        /// The folders whose local names aren't decided, and their content.
        private var waiting: [RemoteTree.Match] = []
        /// The content of the folder in Dropbox, after the listing.
        private var tree: RemoteTree?
        /// A Boolean value that indicates whether there is a file to download.
        private(set) var hasFiles = false

        /// - Throws: An error of `IgnoreScope` if the rules of the destination can't be read.
        init(_ download: FolderDownload, _ top: ItemPath) async throws {
            self.download = download
            scopes[top] = try await BlockingIO.disk.run { _ in
                try IgnoreScope.top(download.directories?.root, download.rules, download.options)
            }
        }

        /// The folders that the rules exclude, and those in them.
        var ignored: [ItemPath] { states.filter { $0.value == .ignored }.map(\.key) }

        /// Creates the folders of a page, and returns the files that can be downloaded.
        mutating func create(_ matches: [RemoteTree.Match]) async -> [RemoteTree.File] {
            var files: [RemoteTree.File] = []
            for match in matches {
                for folder in takePostponed(for: match) { await create(folder, isNeeded: true, &files) }
                await create(match, isNeeded: download.options.transfersEmptyFolders, &files)
            }
            return files
        }

        /// Creates the folder of a match, or adds its file to those that can be downloaded.
        ///
        /// - Parameter isNeeded: Whether to create a folder before its first file.
        private mutating func create(_ match: RemoteTree.Match, isNeeded: Bool, _ files: inout [RemoteTree.File]) async
        {
            let isFolder = if case .folder = match { true } else { false }
            switch match.path.parent.flatMap({ states[$0] }) {
            case .ignored?:
                if isFolder { states[match.path] = .ignored }
                return
            case .waiting?:
                if isFolder { states[match.path] = .waiting }
                return waiting.append(match)
            case .failed?, nil: break
            }
            switch match {
            case .folder(let path, _): await create(path, match, isNeeded: isNeeded)
            case .file(let file):
                if isIgnored(file.path, isFolder: false, size: file.size) { return }
                hasFiles = true
                download.progress.addToTotal(file.size)
                if let outcome = parentFailure(file.path) {
                    download.items.add(file.displayPath, size: file.size, outcome)
                } else {
                    files.append(file)
                }
            case .notTransferred(let path, let entry, let outcome):
                let size = (entry as? Files.FileMetadata).map { Int64(clamping: $0.size) } ?? 0
                download.items.add(path.string, isFolder: entry is Files.FolderMetadata, size: size, outcome)
            }
        }

        /// Removes and returns the postponed folders on the path of a file, outermost first.
        private mutating func takePostponed(for match: RemoteTree.Match) -> [RemoteTree.Match] {
            guard !postponed.isEmpty, case .file(let file) = match, !excludes(file.path, isFolder: false) else {
                return []
            }
            var folders: [RemoteTree.Match] = []
            var next = file.path.parent
            while let folder = next, let match = postponed.removeValue(forKey: folder) {
                folders.append(match)
                next = folder.parent
            }
            return folders.reversed()
        }

        /// Creates the folders whose local names can be decided only when the listing is complete.
        mutating func createWaiting(_ tree: RemoteTree) async -> [RemoteTree.File] {
            self.tree = tree
            let matches = waiting
            waiting = []
            states = states.filter { $0.value != .waiting }
            return await create(matches)
        }

        private mutating func create(_ path: ItemPath, _ match: RemoteTree.Match, isNeeded: Bool) async {
            if isIgnored(path, isFolder: true, size: 0) {
                states[path] = .ignored
                return
            }
            let outcome: FolderTransferResult.Outcome
            if let failure = parentFailure(path) {
                outcome = failure
            } else {
                let outer = path.parent.flatMap { scopes[$0] }
                do {
                    switch try await createDirectory(path, outer, isNeeded: isNeeded) {
                    case .undecided:
                        states[path] = .waiting
                        return waiting.append(match)
                    case .notNeeded:
                        scopes[path] = outer
                        return postponed[path] = match
                    case .done(let created, let scope):
                        outcome = created
                        scopes[path] = scope
                    }
                } catch {
                    outcome = .failed(error)
                }
            }
            if case .failed = outcome { states[path] = .failed }
            download.items.add(path.string, isFolder: true, outcome, download.names.notices(of: path))
        }

        /// Reports an item that the rules exclude. Returns whether they do.
        private func isIgnored(_ path: ItemPath, isFolder: Bool, size: Int64) -> Bool {
            guard excludes(path, isFolder: isFolder) else { return false }
            download.items.add(path.string, isFolder: isFolder, size: size, .skipped(.ignored))
            return true
        }

        /// Returns whether the rules exclude an item.
        private func excludes(_ path: ItemPath, isFolder: Bool) -> Bool {
            let scope = path.parent.flatMap { scopes[$0] }
            return scope?.excludes(path, isFolder: isFolder, unless: download.options.rules) == true
        }

        /// Returns the outcome of an item in a folder that couldn't be created, or `nil` if it was created.
        private func parentFailure(_ path: ItemPath) -> FolderTransferResult.Outcome? {
            guard let folder = path.parent, states[folder] == .failed else { return nil }
            return .failed(FolderItemError.parentFailed(folder.string))
        }

        private enum Creation {
            /// The directory exists, or would have been created without the dry run. The scope is that of its rules.
            case done(FolderTransferResult.Outcome, IgnoreScope?)
            /// The directory doesn't exist.
            case notNeeded
            /// The local name isn't decided.
            case undecided
        }

        /// Creates a directory if it doesn't exist and is needed, and reads its rules.
        private func createDirectory(
            _ path: ItemPath, _ outer: IgnoreScope?, isNeeded: Bool
        ) async throws -> Creation {
            guard let directories = download.directories else {
                return isNeeded ? .done(.planned, outer) : .notNeeded
            }
            try download.items.checkSpace()
            return try await BlockingIO.disk.run { [download, tree] _ in
                let options = download.options
                if let parent = path.parent, let folder = try download.existing(parent, directories) {
                    // A postponed folder has its name already.
                    if let tree, isNeeded == options.transfersEmptyFolders {
                        try download.names.decide(path, in: folder, isFile: false, tree)
                    }
                    switch try download.localName(of: path, in: folder) {
                    case .undecided where tree == nil: return .undecided
                    // Another program changed the name.
                    case .undecided: throw FolderItemError.exists
                    case .new(let name), .existing(let name):
                        if !name.utf8.elementsEqual(path.name.utf8) { directories.setSpelling(name, of: path) }
                        try download.replaceFile(name, at: path, in: folder, outer, isNeeded: isNeeded)
                    }
                }
                if let folder = try download.existing(path, directories) {
                    return .done(.identical, try IgnoreScope.scope(of: path, folder, in: outer, options))
                }
                if !isNeeded { return .notNeeded }
                if options.isDryRun { return .done(.planned, outer) }
                _ = try directories.create(path)
                download.names.spellings.addEmptyFolder(path)
                return .done(.transferred(nil), outer)
            }
        }
    }
}

extension RemoteTree.Match {
    fileprivate var path: ItemPath {
        switch self {
        case .folder(let path, _), .notTransferred(let path, _, _): path
        case .file(let file): file.path
        }
    }
}
