import DropboxCore
import DropboxSQLite
import Foundation

/// Recovers changes that the database lost, and handles contents that turn out to be damaged.
extension SyncStore {
    /// Queues the changes again that a damaged or older database lost. From then on they are ordinary changes, and the
    /// ordinary conflict rules apply.
    ///
    /// The changes are queued in their order. A change that isn't possible yet, for example because its folder is the
    /// result of a later move, is tried again after the others. A deletion or move whose item isn't as the user saw it
    /// becomes doubtful.
    ///
    /// - Parameter isUpToDate: Whether all remote changes are applied, so that an item that isn't in the tree isn't on
    ///   the server either.
    func recoverChanges(isUpToDate: Bool) throws(SyncError) {
        var waiting = try read { try $0.orphans }
        if waiting.isEmpty { return }
        do {
            var lost: [String: ChangeRecord] = [:]
            waiting = try waiting.filter { number in
                guard let record = try setAsideContent(of: number, isUpToDate: isUpToDate) else { return true }
                if let file = record.content?.file { lost[file] = record }
                return false
            }
            let numbers = numbersByItem(waiting)
            for isForced in isUpToDate ? [false, true] : [false] {
                var count = Int.max
                while !waiting.isEmpty, waiting.count < count {
                    count = waiting.count
                    for number in waiting {
                        guard var record = journal.record(number) else {
                            try write { try $0.removeOrphan(number) }
                            continue
                        }
                        // A content that was written over a lost one replaces what that one replaced.
                        while let file = record.content?.previous, let former = lost[file] {
                            record.base = former.base
                            record.content?.previous = former.content?.previous
                        }
                        let previous = record.content?.previous.flatMap { numbers[$0] }?.first
                        let earlier =
                            record.kind == .deletion
                            ? record.itemKeys.flatMap { numbers[$0] ?? [] }.filter { $0 < number } : []
                        try write { [record] tree in
                            // The contents of a file keep their order.
                            if let previous, try tree.isOrphan(previous) { return }
                            try tree.requeue(
                                number, record, after: earlier, isUpToDate: isUpToDate, isForced: isForced)
                        }
                    }
                    waiting = try read { try $0.orphans }
                }
            }
            let limit = massDeletionThreshold
            try write { try $0.holdMassDeletion(limit: limit) }
        } catch {
            throw SyncError(error)
        }
    }

    /// Returns the numbers of changes by the paths and IDs of their items, and by the files of their contents.
    private func numbersByItem(_ changes: [Int64]) -> [String: [Int64]] {
        var numbers: [String: [Int64]] = [:]
        for number in changes {
            guard let record = journal.record(number) else { continue }
            for key in record.itemKeys { numbers[key, default: []].append(number) }
            if let file = record.content?.file { numbers[file] = [number] }
        }
        return numbers
    }

    /// Moves the content of a lost change to the quarantine if it's damaged or missing, or if it can't be sent because the
    /// server has deleted its file. Then it returns the record of the change.
    private func setAsideContent(of number: Int64, isUpToDate: Bool) throws -> ChangeRecord? {
        guard let record = journal.record(number), let content = record.content else { return nil }
        let url = contents.url(of: content.file)
        let reason: QuarantinedFile.Reason
        if !FileManager.default.fileExists(atPath: url.path) {
            reason = .missing
        } else if SyncPath(record.path) == nil {
            reason = .unidentified
        } else if try ContentHash.hash(ofFileAt: url, check: {}) != content.hash {
            reason = .damaged
        } else if isUpToDate, try read({ try $0.isOvertakenOrphan(number, record) }) {
            reason = .unknown
        } else {
            return nil
        }
        try quarantine.add(content.file, from: contents, path: record.path, hash: content.hash, reason)
        try write { try $0.removeOrphan(number, deleting: content.file) }
        return record
    }

    /// Returns the URL of a content after verifying that it's unchanged. Blocks while the content is hashed, the
    /// first time.
    ///
    /// - Throws: `ContentDamageError`; `SyncError.Code.notCached` if the content is no longer in the cache.
    func verifiedURL(of key: Int64) throws -> URL {
        guard let content = try read({ try $0.content(key) }) else {
            throw SyncError(.notCached, "the content is not in the cache")
        }
        return try verifiedURL(of: content)
    }

    func verifiedURL(of content: Tree.Content) throws -> URL {
        let url = contents.url(of: content.file)
        try contentVerifier.verify(content, at: url)
        return url
    }

    /// Moves an unsent content to the quarantine. It isn't sent.
    func setAside(_ content: Tree.Content, _ reason: QuarantinedFile.Reason) throws(SyncError) {
        let path = try read { try $0.path(of: content.node) ?? $0.lastPath(of: content.node) }
        do {
            try quarantine.add(content.file, from: contents, path: path?.stringValue, hash: content.hash, reason)
        } catch {
            throw SyncError(error)
        }
        // It may have been sent in the meantime by an upload that read it earlier.
        try write { try $0.abandon(content.key) }
    }

    /// Removes a damaged content from the cache. An unsent content is moved to the quarantine and isn't sent.
    func removeDamagedContent(_ damage: ContentDamageError) throws(SyncError) {
        guard let content = try read({ try $0.content(damage.content.key) }) else { return }
        if content.isUnsent { return try setAside(content, damage.isMissing ? .missing : .damaged) }
        try write { try $0.drop(content) }
    }
}

extension ChangeRecord {
    /// What tells that changes concern the same item.
    fileprivate var itemKeys: [String] { [SyncPath(path)?.key ?? path] + [id].compactMap(\.self) }
}

extension Tree {
    /// Removes a content whose bytes are lost, or saved elsewhere, from the queue and the index. A later content of
    /// the file replaces it. A new file without other content is removed.
    func abandon(_ key: Int64) throws {
        guard let content = try content(key) else { return }
        let changes = try changes(of: content.node)
        if let index = changes.firstIndex(where: { $0.kind == .put && $0.content == key }) {
            let put = changes[index]
            try dequeue(put, .replaced)
            // If the server has the content after all, that's fortunate.
            try markAttemptsDoubtful(of: put.number)
            if let next = changes[(index + 1)...].first(where: { $0.kind == .put }) {
                try setBase(put.base, of: next)
                if let location = put.location, next.location == nil { try setLocation(location, of: next) }
            } else if try node(content.node)?.remote == nil, !changes[..<index].contains(where: { $0.kind == .put }) {
                try discardChanges(of: content.node)
            }
        }
        try drop(content)
        try reconcile([content.node])
    }
}
