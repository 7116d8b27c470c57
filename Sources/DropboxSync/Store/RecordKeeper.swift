import DropboxConcurrency

/// Keeps the records of unsent contents in step with the database: a record is on the disk before the transaction that
/// speaks of its content, and is released after the one that needs it no more.
final class RecordKeeper: Sendable {
    private let contents: ContentCache
    /// What the records on the disk say.
    private let known: Locked<[String: UnsentRecord]>

    init(_ contents: ContentCache, _ records: [String: UnsentRecord?]) {
        self.contents = contents
        known = Locked(records.compactMapValues { $0 })
    }

    /// Writes the records that a transaction makes necessary. Answers which contents need theirs no more once it is
    /// complete.
    func prepare(_ tree: Tree) throws -> [String] {
        var needless: [String] = []
        for (file, wanted) in try tree.changedRecords() {
            let old = known.withLock { $0[file] }
            guard var record = wanted else {
                if old != nil { needless.append(file) }
                continue
            }
            if let old, old.path == record.path, old.hash == record.hash { continue }
            record.sequence = try old?.sequence ?? tree.nextSequence()
            try contents.publish(record, of: file)
            known.withLock { [record] in $0[file] = record }
        }
        return needless
    }

    /// The transaction is complete.
    func release(_ files: [String]) {
        contents.release(files)
        forget(files)
    }

    func forget(_ files: [String]) {
        if files.isEmpty { return }
        known.withLock { known in for file in files { known[file] = nil } }
    }
}
