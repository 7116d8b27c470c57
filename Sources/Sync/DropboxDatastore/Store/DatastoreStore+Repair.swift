import DropboxSQLite
import Foundation

/// What the folder has of the deltas, and what this device writes into it again.
///
/// Devices keep no files. What was applied is in the records, and a snapshot of them is written if the folder lacks any of
/// it. What was received and not applied yet is written as it was received.
extension DatastoreStore {
    /// What is in the folder.
    struct FolderContent {
        /// The delta files, also damaged ones, with their deltas.
        var deltas: [(name: String, device: String, range: ClosedRange<Int64>, isUsable: Bool)] = []
        /// The snapshots, with the deltas that they cover.
        var snapshots: [(name: String, seen: VersionVector)] = []
        /// The damaged snapshots, with the deltas that they covered; `nil` if this device never read them.
        var damagedSnapshots: [(name: String, seen: VersionVector?)] = []

        /// The deltas that a device can read from the folder.
        var readable: VersionVector {
            var result = snapshots.reduce(into: VersionVector()) { $0.formUnion($1.seen) }
            for file in deltas.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
            where file.isUsable && file.range.lowerBound <= result[file.device] + 1 {
                result[file.device] = max(result[file.device], file.range.upperBound)
            }
            return result
        }

        /// The files whose content is also in a snapshot, which all devices can do without.
        ///
        /// Of two snapshots of the same deltas, the one with the greater name remains, whichever device decides.
        var replacedFiles: [String] {
            let deltas = deltas.filter { file in
                snapshots.contains { $0.seen.contains(Dot(device: file.device, sequence: file.range.upperBound)) }
            }
            let older = snapshots.filter { old in
                snapshots.contains {
                    $0.seen.contains(old.seen) && ($0.seen != old.seen || $0.name > old.name)
                }
            }
            let damaged = damagedSnapshots.filter { old in
                old.seen.map { seen in snapshots.contains { $0.seen.contains(seen) } } ?? false
            }
            return deltas.map(\.name) + older.map(\.name) + damaged.map(\.name)
        }

        /// Whether a usable file has a delta.
        func contains(_ dot: Dot) -> Bool {
            snapshots.contains { $0.seen.contains(dot) }
                || deltas.contains { $0.isUsable && $0.device == dot.device && $0.range.contains(dot.sequence) }
        }
    }

    func folderContent() throws -> FolderContent {
        var content = FolderContent()
        let files = try connection.rows(
            "SELECT name, state, seen FROM file WHERE datastore = ? AND state > 0 ORDER BY name", key
        ) { row in (name: row.text(0) ?? "", state: row.integer(1) ?? 0, seen: row.text(2)) }
        for file in files {
            let isUsable = file.state == FileState.applied.rawValue
            switch FileName(file.name)?.kind {
            case .deltas(let device, let range)?: content.deltas.append((file.name, device, range, isUsable))
            case .snapshot?:
                let seen = try file.seen.map { json in
                    let sequences = try FileCoding.decode([String: Int64].self, from: Data(json.utf8))
                    return VersionVector(sequences) ?? VersionVector()
                }
                if !isUsable {
                    content.damagedSnapshots.append((file.name, seen))
                } else if let seen {
                    content.snapshots.append((file.name, seen))
                }
            case nil: break
            }
        }
        return content
    }

    // MARK: Writing

    /// Why a snapshot is written.
    enum SnapshotReason {
        /// There are many files that it replaces.
        case compaction
        /// The folder lacks deltas that the records contain, because their files were damaged or deleted.
        case repair
    }

    /// Returns why a snapshot should be written now, or `nil`.
    func snapshotReason(maximumDeltaFileCount: Int) throws -> SnapshotReason? {
        guard try wantedFiles.isEmpty, try uploads.isEmpty else { return nil }
        let (content, head) = (try folderContent(), try head)
        if !content.readable.contains(head) { return .repair }
        let covered = content.deltas.filter { head.contains(Dot(device: $0.device, sequence: $0.range.upperBound)) }
        return covered.count + max(content.snapshots.count - 1, 0) > maximumDeltaFileCount ? .compaction : nil
    }

    /// Returns files with the deltas that this device received, and that the folder doesn't have anymore, although they
    /// weren't applied: the datastore isn't open, no `sync` followed, or what they follow is missing.
    func lostFiles() throws -> [Upload] {
        guard try hasIncoming, try wantedFiles.isEmpty, try uploads.isEmpty else { return [] }
        let content = try folderContent()
        let readable = content.readable
        var files: [Upload] = []
        for (name, data) in try incomingSnapshots {
            let seen = try SnapshotFile.seen(of: data)
            if !readable.contains(seen) { files.append(Upload(name: name, content: data, seen: seen)) }
        }
        var rest = try incoming.filter { !content.contains($0.stamp.dot) }.sorted { $0.stamp.dot < $1.stamp.dot }[...]
        while let first = rest.first {
            var (size, last) = (0, first.stamp)
            let part = rest.prefix { delta in
                let (stamp, isFirst) = (delta.stamp, size == 0)
                guard isFirst || stamp.dot == Dot(device: last.dot.device, sequence: last.dot.sequence + 1),
                    stamp.number == first.stamp.number,
                    isFirst || size + delta.json.count <= FileCoding.usualDeltaFileSize
                else { return false }
                (size, last) = (size + delta.json.count, stamp)
                return true
            }
            rest = rest.dropFirst(part.count)
            let data = try DeltaFile.content(
                device: last.dot.device, number: last.number, lines: part.map(\.json))
            let name = FileName(
                deltas: first.stamp.dot.sequence...last.dot.sequence, of: last.dot.device, content: data)
            files.append(Upload(name: name.text, content: data))
        }
        return files
    }
}
