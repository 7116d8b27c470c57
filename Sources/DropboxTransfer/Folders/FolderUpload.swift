import DropboxCore
import DropboxFiles
import Foundation

/// Carries out the upload of a folder: looks at what is there, makes the folders that would stay empty, and has the files
/// uploaded together.
struct FolderUpload: Sendable {
    let files: FilesRoutes
    /// The folder in Dropbox; empty for the root.
    let root: String
    let options: FolderTransferOptions
    let tally: FolderTally

    /// Files from here on go one after the other, each in several requests at a time; smaller ones together.
    private static let largeSize: Int64 = 64 << 20

    /// What is in Dropbox already, by path below the folder, as Dropbox compares paths.
    private typealias Remote = [String: Files.Metadata]

    func run(_ tree: LocalTree) async throws -> [FolderTransferResult.Item] {
        let (remote, rootIsThere) = try await remote()
        var items = tree.others
        var uploads: [URL: (file: LocalTree.File, commit: Files.CommitInfo)] = [:]
        for file in tree.files {
            let found = remote[Self.key(file.path)]
            switch await check(file, found) {
            case .success(let commit?): uploads[file.url] = (file, commit)
            case .success(nil): items.append(Self.item(file, .identical))
            case .failure(let error): items.append(Self.item(file, .failed(error)))
            }
        }
        let folders = rootIsThere ? tree.folders : [""] + tree.folders
        for folder in folders {
            let isNeeded = tree.emptyFolders.contains(folder) || (folder.isEmpty && uploads.isEmpty)
            let outcome = await outcome(of: folder, remote[Self.key(folder)], isNeeded)
            if !folder.isEmpty { items.append(.init(path: folder, isFolder: true, size: 0, outcome: outcome)) }
            if folder.isEmpty, case .failed(let error) = outcome { throw error }
        }
        if options.isDryRun { return items + uploads.values.map { Self.item($0.file, .planned) } }
        return items + (await upload(uploads))
    }

    private static func item(
        _ file: LocalTree.File, _ outcome: FolderTransferResult.Outcome
    ) -> FolderTransferResult.Item {
        FolderTransferResult.Item(path: file.path, isFolder: false, size: file.size, outcome: outcome)
    }

    /// Equal for what is one path in Dropbox.
    private static func key(_ path: String) -> String {
        path.split(separator: "/").map { NameKey.key(String($0)) }.joined(separator: "/")
    }

    // MARK: Looking

    /// What is in the folder, and whether the folder is there at all.
    private func remote() async throws -> (Remote, isThere: Bool) {
        var remote: Remote = [:]
        var prefix = root.isEmpty ? 0 : nil
        do {
            if !root.isEmpty {
                let folder = try await files.getMetadata(path: root).response()
                prefix = folder.pathLower?.utf8.count
            }
            guard let prefix else { return ([:], true) }
            for try await entry in files.entries(in: root, recursive: true) {
                guard let path = entry.pathLower, path.utf8.count > prefix else { continue }
                remote[Self.key(String(decoding: path.utf8.dropFirst(prefix), as: UTF8.self))] = entry
            }
            return (remote, true)
        } catch let error as CallError<Files.GetMetadataError> {
            if case .path(.notFound) = error.routeError { return ([:], false) }
            throw error
        }
    }

    /// How to upload a file; `nil` where that is not needed.
    private func check(
        _ file: LocalTree.File, _ found: Files.Metadata?
    ) async -> Result<Files.CommitInfo?, any Error> {
        let path = root + "/" + file.path
        let modified = options.keepsModificationTime ? file.modified : nil
        guard let found else { return .success(Files.CommitInfo(path: path, clientModified: modified)) }
        guard let remote = found as? Files.FileMetadata else { return .failure(FolderItemError.exists) }
        do {
            if options.skipsIdentical, Int64(clamping: remote.size) == file.size, let hash = remote.contentHash {
                let own = try await Blocking.run { try ContentHash.hash(ofFileAt: file.url) }
                if own == hash { return .success(nil) }
            }
        } catch {
            return .failure(error)
        }
        guard options.overwrite else { return .failure(FolderItemError.exists) }
        return .success(Files.CommitInfo(path: path, mode: .update(remote.rev), clientModified: modified))
    }

    private func outcome(
        of folder: String, _ found: Files.Metadata?, _ isNeeded: Bool
    ) async -> FolderTransferResult.Outcome {
        if found is Files.FolderMetadata { return .identical }
        if found != nil { return .failed(FolderItemError.exists) }
        if options.isDryRun { return .planned }
        // The others come into being with the first file in them.
        guard isNeeded else { return .transferred(nil) }
        do throws(CallError<Files.CreateFolderError>) {
            _ = try await files.createFolderV2(path: folder.isEmpty ? root : root + "/" + folder).response()
            return .transferred(nil)
        } catch {
            if case .path(.conflict(.folder)) = error.routeError { return .identical }
            return .failed(error)
        }
    }

    // MARK: Sending

    private func upload(
        _ uploads: [URL: (file: LocalTree.File, commit: Files.CommitInfo)]
    ) async -> [FolderTransferResult.Item] {
        tally.begin(total: .sum(uploads.values.map(\.file.size)))
        let small = uploads.filter { $0.value.file.size < Self.largeSize }
        let tally = tally
        async let batch = files.batchUpload(small.mapValues(\.commit)) { progress in
            tally.reached(progress.completedUnitCount, of: [])
        }
        var items: [FolderTransferResult.Item] = []
        for (file, commit) in uploads.values where file.size >= Self.largeSize {
            items.append(Self.item(file, await upload(file, commit)))
        }
        let result = await batch
        tally.reached(.sum(small.values.map(\.file.size)), of: [])
        return items
            + small.map { url, upload in
                let outcome: FolderTransferResult.Outcome =
                    switch result.outcomes[url] {
                    case .uploaded(let metadata): .transferred(metadata)
                    case .refused(let error): .failed(FolderItemError.refused(error))
                    case .failed(let error): .failed(error)
                    case nil: .failed(CancellationError())
                    }
                return Self.item(upload.file, outcome)
            }
    }

    private func upload(
        _ file: LocalTree.File, _ commit: Files.CommitInfo
    ) async -> FolderTransferResult.Outcome {
        let tally = tally
        do {
            let metadata = try await files.uploadFile(
                from: file.url, to: commit.path, mode: commit.mode,
                options: UploadOptions { $0.clientModified = commit.clientModified }
            ) { tally.reached($0.completedUnitCount, of: [file.path]) }
            tally.reached(file.size, of: [file.path])
            return .transferred(metadata)
        } catch {
            return .failed(error)
        }
    }
}
