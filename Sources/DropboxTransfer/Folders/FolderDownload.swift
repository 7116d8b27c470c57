import DropboxCore
import DropboxFiles
import Foundation
import Locking

/// Carries out the download of a folder: folders first, then files, several at a time.
///
/// Each file is reached from the open folder at the top, name by name and through no link, so whatever somebody puts
/// into the tree meanwhile, nothing is written outside of it.
struct FolderDownload: Sendable {
    let files: FilesRoutes
    let root: FolderHandle
    let options: FolderTransferOptions
    let tally: FolderTally

    func run(_ tree: RemoteTree) async -> [FolderTransferResult.Item] {
        var items = tree.others
        var failed: Set<[String]> = []
        for path in tree.folders {
            let outcome =
                failed.contains { path.starts(with: $0) }
                ? .failed(FolderItemError.folderFailed(path.dropLast().joined(separator: "/"))) : await folder(path)
            if case .failed = outcome { failed.insert(path) }
            items.append(.init(path: path.joined(separator: "/"), isFolder: true, size: 0, outcome: outcome))
        }
        let unreachable = failed
        // The largest first: they take longest, and the small ones fill what is left of the line meanwhile.
        let queue = tree.files.sorted { $0.metadata.size > $1.metadata.size }
        items += await Self.each(queue, atOnce: options.maximumConcurrentFiles) { file in
            let folder = Array(file.path.dropLast())
            let outcome: FolderTransferResult.Outcome =
                if unreachable.contains(where: { folder.starts(with: $0) }) {
                    .failed(FolderItemError.folderFailed(folder.joined(separator: "/")))
                } else {
                    await self.file(file)
                }
            return FolderTransferResult.Item(
                path: file.path.joined(separator: "/"), isFolder: false, size: Int64(clamping: file.metadata.size),
                outcome: outcome)
        }
        return items
    }

    /// Does something with each element, so many at a time, in order of the elements' beginning.
    static func each<Element: Sendable, Output: Sendable>(
        _ elements: [Element], atOnce limit: Int, _ work: @escaping @Sendable (Element) async -> Output
    ) async -> [Output] {
        await withTaskGroup(of: Output.self) { group in
            var outputs: [Output] = []
            for (index, element) in elements.enumerated() {
                if index >= max(1, limit), let output = await group.next() { outputs.append(output) }
                group.addTask { await work(element) }
            }
            for await output in group { outputs.append(output) }
            return outputs
        }
    }

    // MARK: Items

    private func folder(_ path: [String]) async -> FolderTransferResult.Outcome {
        do {
            return try await Blocking.run {
                let existed = try self.existing(path)
                if existed { return .identical }
                if options.isDryRun { return .planned }
                _ = try open(path[...])
                return .transferred(nil)
            }
        } catch {
            return .failed(error)
        }
    }

    private func existing(_ path: [String]) throws -> Bool {
        var folder = root
        for name in path {
            guard let item = try folder.item(name) else { return false }
            guard item.kind == .folder else { throw FolderItemError.exists }
            folder = try folder.folder(name)
        }
        return true
    }

    private func open(_ path: ArraySlice<String>) throws -> FolderHandle {
        var folder = root
        for name in path { folder = try folder.makeFolder(name) }
        return folder
    }

    private func file(_ file: RemoteTree.File) async -> FolderTransferResult.Outcome {
        guard !Task.isCancelled, let name = file.path.last else { return .failed(CancellationError()) }
        let size = Int64(clamping: file.metadata.size)
        do {
            let found = try await Blocking.run { try look(file, name) }
            switch found {
            case .same:
                tally.reached(size, of: file.path)
                return .identical
            case .other where !options.overwrite: throw FolderItemError.exists
            case .other, .nothing: break
            }
            if options.isDryRun { return .planned }
            let folder = try await Blocking.run { try open(file.path.dropLast()) }
            let metadata = try await files.downloadFile(
                path: "rev:" + file.metadata.rev, to: name, in: folder, overwrite: options.overwrite,
                options: FileDownloadOptions {
                    $0.maximumConcurrentRequests = 2
                    $0.keepsModificationTime = options.keepsModificationTime
                    $0.bandwidth = options.bandwidth
                }
            ) { completed, _ in tally.reached(completed, of: file.path) }
            return .transferred(metadata)
        } catch {
            return .failed(error)
        }
    }

    private enum Found { case nothing, same, other }

    /// What lies where the file is to lie.
    private func look(_ file: RemoteTree.File, _ name: String) throws -> Found {
        guard try existing(file.path.dropLast()) else { return .nothing }
        var folder = root
        for name in file.path.dropLast() { folder = try folder.folder(name) }
        guard let item = try folder.item(name) else { return .nothing }
        guard item.kind == .file else { return .other }
        guard options.skipsIdentical, item.size == Int64(clamping: file.metadata.size),
            try folder.contentHash(of: name) == file.metadata.contentHash
        else { return .other }
        return .same
    }
}

extension FolderHandle {
    /// The content hash of a file.
    func contentHash(of name: String) throws -> String {
        let file = Descriptor(try openFile(name, O_RDONLY | O_NONBLOCK))
        var hash = ContentHash()
        try file.read(url.appendingPathComponent(name)) { hash.update($0) }
        return hash.finalize()
    }
}
