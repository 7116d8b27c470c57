import DropboxConcurrency
import SwiftyDropbox

/// Records the changes of the upload of a folder.
struct FolderUploadRecord: Sendable {
    fileprivate struct State {
        var placement: Placement
        /// The folders that are planned, by their paths.
        var folders: [String: HistoryRecorder.Plan] = [:]
        /// The paths of the folders that were created with a file.
        var created: [String] = []
        /// The paths of the folders that are recorded already.
        var recorded: Set<String> = []
        /// The items that are renamed, by their IDs.
        var renamings: [String: HistoryRecorder.Plan] = [:]
        /// The uploads of new files, by their paths.
        var uploads: [String: HistoryEntry.Change] = [:]
    }

    private let history: HistoryRecorder
    /// The path of the folder in Dropbox.
    private let folder: String
    /// The plan of the folder itself and those above it.
    private let plan: HistoryRecorder.Plan?
    private let state: Locked<State>

    init(_ history: HistoryRecorder, _ placement: Placement, _ folder: String) {
        (self.history, self.folder) = (history, folder)
        state = Locked(State(placement: placement))
        let folders = placement.plannedFolders
        plan = folders.isEmpty ? nil : history.plan(folders)
    }

    /// Forgets the folder, which another program created in the meantime.
    func folderExists() {
        state.withLock { $0.placement.foldersExist() }
        plan?.withdraw()
    }

    /// Records changes of one kind before they are made. Returns a closure that receives their outcome.
    func plan(_ changes: [PlannedChange]) -> @Sendable (PlannedChange.Outcome) -> Void {
        let planned = changes.map { HistoryEntry.Change.planned($0, in: folder) }
        let plan = history.plan(planned)
        for (change, planned) in zip(changes, planned) {
            switch change.kind {
            case .creation: state.withLock { $0.folders[change.path] = plan }
            case .renaming: if let id = change.id { state.withLock { $0.renamings[id] = plan } }
            case .upload: if change.revision == nil { state.withLock { $0.uploads[change.path] = planned } }
            case .deletion: break
            }
        }
        return { [self] outcome in
            switch outcome {
            case .known: break
            case .created(let id):
                guard let path = changes.first?.path else { return }
                history.record(
                    HistoryEntry.Change(kind: .created, path: folder + "/" + path, id: id, isFolder: true))
                _ = state.withLock { $0.recorded.insert(path) }
            case .unknown: return
            }
            plan.withdraw()
            for change in changes { state.withLock { $0.forget(change) } }
        }
    }

    /// Records what became of an item.
    func add(_ item: FolderTransferResult.Item) {
        let upload = state.withLock { $0.uploads.removeValue(forKey: item.path) }
        for change in HistoryEntry.Change.changes(of: item, in: folder) {
            // Dropbox returns the file of others if it has the same content.
            if change.kind == .created, let upload, case .transferred(let file?) = item.outcome,
                !upload.hasTime(of: file)
            {
                continue
            }
            history.record(change)
            if let id = change.id { state.withLock { $0.renamings.removeValue(forKey: id) }?.withdraw() }
        }
        if item.isFolder, case .transferred = item.outcome { state.withLock { $0.created.append(item.path) } }
    }

    /// Records the folders that the upload created. Dropbox tells their IDs only when they exist.
    func finish() async {
        let state = state.withLock(\.self)
        let created = state.created.filter { !state.recorded.contains($0) }
        do {
            try await history.shielded { [history, folder] in
                try await state.placement.recordFolders(history, and: created.map { folder + "/" + $0 })
            }
        } catch { return }
        for path in created { state.folders[path]?.withdraw() }
        plan?.withdraw()
    }
}

extension FolderUploadRecord.State {
    fileprivate mutating func forget(_ change: PlannedChange) {
        switch change.kind {
        case .creation: folders[change.path] = nil
        case .renaming: if let id = change.id { renamings[id] = nil }
        case .upload: uploads[change.path] = nil
        case .deletion: break
        }
    }
}
