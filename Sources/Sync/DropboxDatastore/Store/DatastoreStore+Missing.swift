import DropboxSQLite

/// What is missing in the folder.
extension DatastoreStore {
    /// The deltas that were received and can't be applied, in the order of all, because others before them are missing.
    var waitingDeltas: [(stamp: Stamp, delta: Delta)] { get throws { try received.waiting } }

    /// The deltas that wait for others, and those that were applied or can be.
    private var received: (waiting: [(stamp: Stamp, delta: Delta)], head: VersionVector) {
        get throws {
            var head = try head
            guard try hasIncoming else { return ([], head) }
            for (_, content) in try incomingSnapshots { head.formUnion(try SnapshotFile.seen(of: content)) }
            let order = DeltaOrder(try incoming.map { ($0.stamp, try $0.delta()) }, after: &head)
            return (order.waiting, head)
        }
    }

    /// The names of files with deltas that can't be applied, because others before them are missing.
    var waitingFiles: [String] {
        get throws {
            guard try wantedFiles.isEmpty else { return [] }
            let dots = try waitingDeltas.map(\.stamp.dot)
            if dots.isEmpty { return [] }
            return try folderContent().deltas.filter { file in
                file.isUsable && dots.contains { $0.device == file.device && file.range.contains($0.sequence) }
            }.map(\.name)
        }
    }

    /// The deltas that are known to exist, from damaged files and from the deltas that follow them, and that neither the
    /// folder nor this device has.
    var missingDeltas: [(device: String, sequences: ClosedRange<Int64>)] {
        get throws {
            guard try wantedFiles.isEmpty else { return [] }
            let (waiting, known) = try received
            var last = VersionVector()
            for (_, delta) in waiting { last.formUnion(delta.predecessors) }
            for file in try folderContent().deltas where !file.isUsable {
                last[file.device] = max(last[file.device], file.range.upperBound)
            }
            let sequences = Dictionary(grouping: waiting.map(\.stamp.dot), by: \.device)
            return last.sequences.sorted { $0.key < $1.key }.flatMap { device, last in
                var (next, gaps) = (known[device] + 1, [ClosedRange<Int64>]())
                for sequence in (sequences[device] ?? []).map(\.sequence).sorted() where sequence >= next {
                    if sequence > next, next <= last { gaps.append(next...min(last, sequence - 1)) }
                    next = sequence + 1
                }
                if next <= last { gaps.append(next...last) }
                return gaps.map { (device, $0) }
            }
        }
    }

    /// Whether a snapshot is damaged that may have had deltas that this device lacks.
    var lacksSnapshot: Bool {
        get throws {
            let (head, damaged) = (try head, try folderContent().damagedSnapshots)
            return damaged.contains { snapshot in snapshot.seen.map { !head.contains($0) } ?? true }
        }
    }
}

/// Deltas in an order in which they can be applied.
struct DeltaOrder {
    private(set) var ready: [(stamp: Stamp, delta: Delta)] = []
    /// The others, because deltas before them are missing.
    private(set) var waiting: [(stamp: Stamp, delta: Delta)]

    /// Orders deltas.
    ///
    /// - Parameters:
    ///   - deltas: The deltas, in the order of their stamps.
    ///   - head: The deltas that were applied. Those that are ready are added.
    init(_ deltas: [(stamp: Stamp, delta: Delta)], after head: inout VersionVector) {
        waiting = deltas
        // The order of the numbers extends causality, so one pass suffices, unless a file has wrong numbers.
        while true {
            let count = ready.count
            var (known, found) = (head, ready)
            waiting.removeAll { stamp, delta in
                if known.contains(delta.dot) { return true }
                guard known.contains(delta.predecessors) else { return false }
                found.append((stamp, delta))
                known[delta.dot.device] = delta.dot.sequence
                return true
            }
            (head, ready) = (known, found)
            if ready.count == count { break }
        }
    }
}
