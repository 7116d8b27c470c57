import DropboxSQLite
import DropboxFiles
import DropboxTeamLog
import Foundation

/// What happens to files and folders.
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
            let asset = TeamLog.AssetLogInfo.file(.init(path: path(argument.path, call), displayName: nil))
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

    // MARK: Events

    /// A file that was written: a new one, or a new revision of one.
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

    /// A move within one folder is a change of the name.
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

    // MARK: Assets

    /// A file or folder as the log shows it.
    static func asset(of entry: Files.Metadata, _ call: Call) throws -> TeamLog.AssetLogInfo {
        let shown = entry.pathDisplay ?? ""
        if let folder = entry as? Files.FolderMetadata {
            return .folder(
                .init(path: try path(shown, id: folder.id, call), displayName: folder.name, fileId: folder.id))
        }
        let file = entry as? Files.FileMetadata
        return .file(
            .init(
                path: try path(shown, id: file?.id, call), displayName: entry.name, fileId: file?.id,
                fileSize: file?.size))
    }

    /// Where something came from, of which only the way is known any more.
    private static func source(_ from: String, of entry: Files.Metadata, _ call: Call) -> TeamLog.AssetLogInfo {
        let name = from.split(separator: "/").last.map(String.init)
        return entry is Files.FolderMetadata
            ? .folder(.init(path: path(from, call), displayName: name))
            : .file(.init(path: path(from, call), displayName: name))
    }

    private static func path(_ shown: String, id: String?, _ call: Call) throws -> TeamLog.PathLogInfo {
        guard let id, let place = try call.store.place(ofEntry: id) else { return path(shown, call) }
        return TeamLog.PathLogInfo(
            namespaceRelative: .init(
                nsId: String(place.namespace), relativePath: place.path, isSharedNamespace: place.isShared),
            contextual: shown)
    }

    private static func path(_ shown: String, _ call: Call) -> TeamLog.PathLogInfo {
        TeamLog.PathLogInfo(
            namespaceRelative: .init(
                nsId: call.chosenView.map { String($0.root) }, relativePath: shown, isSharedNamespace: false),
            contextual: shown)
    }

    private static func folder(of path: String) -> Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }
}

extension Store {
    /// How often a file was written, at any place.
    fileprivate func revisionCount(ofFile id: String) throws -> Int {
        try read { try $0.value("SELECT count(*) FROM revisions WHERE id = ?", id) ?? 0 }
    }

    /// Where the entry with an id is; nil if it is gone, or the root of a namespace.
    fileprivate func place(ofEntry id: String) throws -> (namespace: Int64, path: String, isShared: Bool)? {
        let query = """
            SELECT e.namespace, e.display, n.kind IN ('shared', 'team_folder') FROM entries e
            JOIN namespaces n ON n.number = e.namespace WHERE e.id = ? AND e.kind > 0 AND e.mounted IS NULL
            """
        return try read { try $0.first(query, id) { ($0[0] ?? 0, $0[1] ?? "", $0[2] ?? false) } }
    }
}
