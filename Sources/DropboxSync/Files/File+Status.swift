import DropboxConcurrency
import DropboxCore
import Foundation

extension FilesystemCore {
    /// What time it is, in seconds since 1970.
    var now: Double { engine.date }

    /// How a version of a file is getting on.
    func status(of version: File.Version, node: Int64) throws(SyncError) -> FileStatus {
        let content = try store.read { try version.content.flatMap($0.content) }
        return engine.state.withLock { state in
            if let content {
                guard content.isUnsent else { return FileStatus(isCached: true, state: .idle, progress: 1, error: nil) }
                let upload = state.uploads.values.first { $0.content.key == content.key }
                return FileStatus(
                    isCached: true, state: .uploading, progress: upload?.progress ?? 0,
                    error: state.rejected.values.first { $0.node == node }?.error ?? state.upload.error)
            }
            let rev = version.remote?.rev ?? ""
            guard let download = state.downloads[rev] else {
                return FileStatus(isCached: false, state: .idle, progress: 0, error: state.failures[rev]?.error)
            }
            return FileStatus(
                isCached: false, state: .downloading, progress: download.progress, error: download.error)
        }
    }
}

extension Tree {
    /// Whether a file was deleted by a call on this device, itself or with a folder above it.
    func isDeletedHere(_ key: Int64) throws -> Bool {
        var key = key
        for _ in 0..<NameRules.maximumDepth {
            if try changes(of: key).contains(where: { $0.kind == .delete }) { return true }
            guard let place = try node(key)?.local, place.parent != SyncStore.rootKey else { return false }
            key = place.parent
        }
        return false
    }
}
