import DropboxCore
import DropboxFiles
import DropboxSQLite
import DropboxTeamLog
import Foundation

/// The events of files and folders.
enum FileEvents {
    static func add(to feed: inout EventFeed) {
        feed.after(Files.upload) { _, file, call in [try written(file, call)] }
        feed.after(Files.uploadSessionFinish) { _, file, call in [try written(file, call)] }
        feed.after(Files.download) { _, file, call in
            [
                LoggedEvent(
                    .fileOperations, .fileDownload(.init(description_: "Downloaded files and/or folders")),
                    .fileDownloadDetails(.init()), assets: [try asset(of: file, call)])
            ]
        }
        feed.after(Files.getPreview) { _, file, call in
            [
                LoggedEvent(
                    .fileOperations, .filePreview(.init(description_: "Previewed files and/or folders")),
                    .filePreviewDetails(.init()), assets: [try asset(of: file, call)])
            ]
        }
        feed.after(Files.createFolder) { _, folder, call in [try added(folder, call)] }
        feed.after(Files.createFolderV2) { _, result, call in [try added(result.metadata, call)] }
        feed.after(Files.delete) { _, entry, call in [try deleted([entry], call)] }
        feed.after(Files.deleteV2) { _, result, call in [try deleted([result.metadata], call)] }
        feed.after(Files.permanentlyDelete) { argument, _, call in
            let asset = TeamLog.AssetLogInfo.file(.init(path: pathInfo(argument.path, call), displayName: nil))
            return [
                LoggedEvent(
                    .fileOperations,
                    .filePermanentlyDelete(.init(description_: "Permanently deleted files and/or folders")),
                    .filePermanentlyDeleteDetails(.init()), assets: [asset])
            ]
        }
        feed.after(Files.move) { [try moved($0.fromPath, $1, $2)] }
        feed.after(Files.moveV2) { [try moved($0.fromPath, $1.metadata, $2)] }
        feed.after(Files.copy) { [try copied($0.fromPath, $1, $2)] }
        feed.after(Files.copyV2) { [try copied($0.fromPath, $1.metadata, $2)] }
        feed.after(Files.restore) { _, file, call in
            [
                LoggedEvent(
                    .fileOperations, .fileRestore(.init(description_: "Restored deleted files and/or folders")),
                    .fileRestoreDetails(.init()), assets: [try asset(of: file, call)])
            ]
        }
        feed.after(Files.copyReferenceGet) { _, result, call in
            [
                LoggedEvent(
                    .fileOperations,
                    .fileGetCopyReference(.init(description_: "Created copy reference to file/folder")),
                    .fileGetCopyReferenceDetails(.init()), assets: [try asset(of: result.metadata, call)])
            ]
        }
        feed.after(Files.lockFileBatch) { _, result, call in try locked(result, isLocked: true, call) }
        feed.after(Files.unlockFileBatch) { _, result, call in try locked(result, isLocked: false, call) }
    }

    // MARK: - Events

    /// Returns the event of a file that was added or edited.
    static func written(_ file: Files.FileMetadata, _ call: Call) throws -> LoggedEvent {
        guard try call.store.revisionCount(ofFile: file.id) > 1 else { return try added(file, call) }
        return LoggedEvent(
            .fileOperations, .fileEdit(.init(description_: "Edited files")), .fileEditDetails(.init()),
            assets: [try asset(of: file, call)])
    }

    static func added(_ entry: Files.Metadata, _ call: Call) throws -> LoggedEvent {
        LoggedEvent(
            .fileOperations, .fileAdd(.init(description_: "Added files and/or folders")), .fileAddDetails(.init()),
            assets: [try asset(of: entry, call)])
    }

    static func deleted(_ entries: [Files.Metadata], _ call: Call) throws -> LoggedEvent {
        LoggedEvent(
            .fileOperations, .fileDelete(.init(description_: "Deleted files and/or folders")),
            .fileDeleteDetails(.init()), assets: try entries.map { try asset(of: $0, call) })
    }

    /// Returns the event of a moved item. A move within a folder is a rename.
    static func moved(_ from: String, _ entry: Files.Metadata, _ call: Call) throws -> LoggedEvent {
        let assets = [source(from, of: entry, call), try asset(of: entry, call)]
        let references = [TeamLog.RelocateAssetReferencesLogInfo(srcAssetIndex: 0, destAssetIndex: 1)]
        guard folder(of: from.lowercased()) == folder(of: entry.pathLower ?? "") else {
            return LoggedEvent(
                .fileOperations, .fileMove(.init(description_: "Moved files and/or folders")),
                .fileMoveDetails(.init(relocateActionDetails: references)), assets: assets)
        }
        return LoggedEvent(
            .fileOperations, .fileRename(.init(description_: "Renamed files and/or folders")),
            .fileRenameDetails(.init(relocateActionDetails: references)), assets: assets)
    }

    static func copied(_ from: String, _ entry: Files.Metadata, _ call: Call) throws -> LoggedEvent {
        LoggedEvent(
            .fileOperations, .fileCopy(.init(description_: "Copied files and/or folders")),
            .fileCopyDetails(.init(relocateActionDetails: [.init(srcAssetIndex: 0, destAssetIndex: 1)])),
            assets: [source(from, of: entry, call), try asset(of: entry, call)])
    }

    private static func locked(
        _ result: Files.LockFileBatchResult, isLocked: Bool, _ call: Call
    ) throws -> [LoggedEvent] {
        try result.entries.compactMap { entry in
            guard case .success(let result) = entry else { return nil }
            return LoggedEvent(
                .fileOperations,
                .fileLockingLockStatusChanged(.init(description_: "Locked/unlocked editing for a file")),
                .fileLockingLockStatusChangedDetails(
                    .init(previousValue: isLocked ? .unlocked : .locked, newValue: isLocked ? .locked : .unlocked)),
                assets: [try asset(of: result.metadata, call)])
        }
    }

    // MARK: - Assets

    /// Returns the log's description of a file or folder.
    static func asset(of entry: Files.Metadata, _ call: Call) throws -> TeamLog.AssetLogInfo {
        let path = entry.pathDisplay ?? ""
        if let folder = entry as? Files.FolderMetadata {
            return .folder(
                .init(path: try pathInfo(path, id: folder.id, call), displayName: folder.name, fileId: folder.id))
        }
        let file = entry as? Files.FileMetadata
        return .file(
            .init(
                path: try pathInfo(path, id: file?.id, call), displayName: entry.name, fileId: file?.id,
                fileSize: file?.size))
    }

    /// Returns the source of a moved or copied item. Only its path is still known.
    private static func source(_ from: String, of entry: Files.Metadata, _ call: Call) -> TeamLog.AssetLogInfo {
        let name = from.pathNames.last
        return entry is Files.FolderMetadata
            ? .folder(.init(path: pathInfo(from, call), displayName: name))
            : .file(.init(path: pathInfo(from, call), displayName: name))
    }

    private static func pathInfo(_ path: String, id: String?, _ call: Call) throws -> TeamLog.PathLogInfo {
        guard let id, let location = try call.store.location(ofEntry: id) else { return pathInfo(path, call) }
        return TeamLog.PathLogInfo(
            namespaceRelative: .init(
                nsId: String(location.namespace), relativePath: location.path, isSharedNamespace: location.isShared),
            contextual: path)
    }

    private static func pathInfo(_ path: String, _ call: Call) -> TeamLog.PathLogInfo {
        TeamLog.PathLogInfo(
            namespaceRelative: .init(
                nsId: call.optionalView.map { String($0.root) }, relativePath: path, isSharedNamespace: false),
            contextual: path)
    }

    private static func folder(of path: String) -> Substring { path.parentPath }
}

extension Store {
    /// Returns the number of a file's revisions, at all paths.
    fileprivate func revisionCount(ofFile id: String) throws -> Int {
        try read { try $0.value("SELECT count(*) FROM revisions WHERE id = ?", id) ?? 0 }
    }

    /// Returns the location of the entry with an id, or `nil` if it doesn't exist or is the root of a namespace.
    fileprivate func location(ofEntry id: String) throws -> (namespace: Int64, path: String, isShared: Bool)? {
        let query = """
            SELECT e.namespace, e.display, n.kind IN ('shared', 'team_folder') FROM entries e
            JOIN namespaces n ON n.number = e.namespace WHERE e.id = ? AND e.kind > 0 AND e.mounted IS NULL
            """
        return try read { try $0.first(query, id) { ($0[0] ?? 0, $0[1] ?? "", $0[2] ?? false) } }
    }
}

/// The events of batches of files and folders.
enum FileBatchEvents {
    static func add(to feed: inout EventFeed) {
        feed.after(Files.uploadSessionFinishBatchV2) { _, result, call in try written(result, call) }
        feed.after(Files.uploadSessionFinishBatch) { _, launch, call in
            let result: Files.UploadSessionFinishBatchResult?
            switch launch {
            case .complete(let complete): result = complete
            case .asyncJobId(let id):
                let status: Files.UploadSessionFinishBatchJobStatus? = try call.jobResult(of: id)
                if case .complete(let complete) = status { result = complete } else { result = nil }
            case .other: result = nil
            }
            return try result.map { try written($0, call) } ?? []
        }
        feed.after(Files.deleteBatch) { _, launch, call in
            let result: Files.DeleteBatchResult?
            switch launch {
            case .complete(let complete): result = complete
            case .asyncJobId(let id):
                let status: Files.DeleteBatchJobStatus? = try call.jobResult(of: id)
                if case .complete(let complete) = status { result = complete } else { result = nil }
            case .other: result = nil
            }
            let entries = result?.entries.compactMap { entry -> Files.Metadata? in
                if case .success(let success) = entry { success.metadata } else { nil }
            }
            guard let entries, !entries.isEmpty else { return [] }
            return [try FileEvents.deleted(entries, call)]
        }
        feed.after(Files.createFolderBatch) { _, launch, call in
            let result: Files.CreateFolderBatchResult?
            switch launch {
            case .complete(let complete): result = complete
            case .asyncJobId(let id):
                let status: Files.CreateFolderBatchJobStatus? = try call.jobResult(of: id)
                if case .complete(let complete) = status { result = complete } else { result = nil }
            case .other: result = nil
            }
            return try result?.entries.compactMap { entry in
                if case .success(let success) = entry { try FileEvents.added(success.metadata, call) } else { nil }
            } ?? []
        }
        feed.after(Files.moveBatch) { try relocated($0.entries, entries(of: $1, $2), $2, FileEvents.moved) }
        feed.after(Files.moveBatchV2) { try relocated($0.entries, entries(of: $1, $2), $2, FileEvents.moved) }
        feed.after(Files.copyBatch) { try relocated($0.entries, entries(of: $1, $2), $2, FileEvents.copied) }
        feed.after(Files.copyBatchV2) { try relocated($0.entries, entries(of: $1, $2), $2, FileEvents.copied) }
    }

    private static func written(
        _ result: Files.UploadSessionFinishBatchResult, _ call: Call
    ) throws -> [LoggedEvent] {
        try result.entries.compactMap { entry in
            if case .success(let file) = entry { try FileEvents.written(file, call) } else { nil }
        }
    }

    private static func relocated(
        _ paths: [Files.RelocationPath], _ entries: [Files.Metadata?], _ call: Call,
        _ event: (String, Files.Metadata, Call) throws -> LoggedEvent
    ) throws -> [LoggedEvent] {
        try zip(paths, entries).compactMap { path, entry in try entry.map { try event(path.fromPath, $0, call) } }
    }

    /// Returns the items at the destinations, in the order of the request, with `nil` for failed entries.
    private static func entries(of launch: Files.RelocationBatchLaunch, _ call: Call) throws -> [Files.Metadata?] {
        switch launch {
        case .complete(let result): return result.entries.map(\.metadata)
        case .asyncJobId(let id):
            let status: Files.RelocationBatchJobStatus? = try call.jobResult(of: id)
            if case .complete(let result) = status { return result.entries.map(\.metadata) }
            return []
        case .other: return []
        }
    }

    private static func entries(of launch: Files.RelocationBatchV2Launch, _ call: Call) throws -> [Files.Metadata?] {
        let result: Files.RelocationBatchV2Result?
        switch launch {
        case .complete(let complete): result = complete
        case .asyncJobId(let id):
            let status: Files.RelocationBatchV2JobStatus? = try call.jobResult(of: id)
            if case .complete(let complete) = status { result = complete } else { result = nil }
        }
        return result?.entries.map { entry in
            if case .success(let metadata) = entry { metadata } else { nil }
        } ?? []
    }
}
