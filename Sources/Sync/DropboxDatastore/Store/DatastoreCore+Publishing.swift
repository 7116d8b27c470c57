/// The files that are uploaded and deleted.
extension DatastoreCore {
    /// A file to upload.
    struct Upload: Sendable {
        let id: String
        let file: DatastoreStore.Upload
        /// Whether the folder lacks the deltas in the file.
        var isRepair = false
        var path: String { "\(id)/\(file.name)" }
    }

    /// Writes all queued changes into files, and returns the files that the server may not have.
    func publish() throws(DatastoreError) -> [Upload] {
        try withAll { open, all, _ in
            var uploads: [Upload] = []
            for (id, store) in all where try store.canPublish(id) {
                let published = try store.identity.published
                try store.publishOutgoing()
                if try store.identity.published != published { try open[id]?.rebuild(store) }
                uploads += try store.uploads.map { Upload(id: id, file: $0) }
            }
            return uploads
        }
    }

    func confirm(_ upload: Upload) throws(DatastoreError) {
        try withAll { _, all, _ in
            for (id, store) in all where id == upload.id { try store.confirm(upload.file) }
        }
        observers.notify()
    }

    /// The snapshots that should be written.
    func snapshots(maximumDeltaFileCount: Int) throws(DatastoreError) -> [Upload] {
        try withAll { _, all, _ in
            try all.compactMap { id, store in
                guard try store.canPublish(id),
                    let reason = try store.snapshotReason(maximumDeltaFileCount: maximumDeltaFileCount)
                else { return nil }
                return try store.snapshot().map { Upload(id: id, file: $0, isRepair: reason == .repair) }
            }
        }
    }

    /// The files with deltas that this device received, and that the folder doesn't have anymore.
    func lostFiles() throws(DatastoreError) -> [Upload] {
        try withAll { _, all, _ in
            try all.flatMap { id, store in
                try store.canPublish(id) ? store.lostFiles().map { Upload(id: id, file: $0, isRepair: true) } : []
            }
        }
    }

    /// The files that snapshots in the folder have replaced, as paths.
    func replacedFiles() throws(DatastoreError) -> [String] {
        try withAll { _, all, _ in
            try all.flatMap { id, store in
                try store.canPublish(id) ? store.folderContent().replacedFiles.map { "\(id)/\($0)" } : []
            }
        }
    }
}
