import DropboxConcurrency
import DropboxSQLite
import DropboxTestSupport
import Foundation

@testable import DropboxDatastore

/// A randomized run of 2 to 6 devices that change a datastore, lose connections and responses, are killed between any two
/// operations, are restored from backups, and write snapshots, while files in the folder are damaged. In the end, all devices
/// must have the same state, and everything that was queued must be in it exactly once. If devices are lost and files are
/// damaged, everything must be in it that any device or the folder still has. The seed determines the run.
struct ModelRun {
    private let seed: UInt64
    var random: SeededRandomNumberGenerator
    let folder = MemoryFolder()
    var devices: [ModelDevice] = []
    var log: [String] = []
    var number: Int64 = 0
    /// Files are damaged, or devices are restored unnoticed. Nobody recognizes the backup if the folder lacks what is newer.
    let damagesFiles: Bool
    /// Whether a device with the only copy of a change may be gone.
    var losesDevices = false

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    static func run(seed: UInt64, steps: Int = 36) async throws {
        var run = try ModelRun(seed: seed)
        do {
            for _ in 0..<steps { try await run.performRandomAction() }
            try await run.finish()
        } catch {
            throw Failure(description: "seed \(seed): \(error)\n" + run.log.joined(separator: "\n"))
        }
    }

    private init(seed: UInt64) throws {
        self.seed = seed
        random = SeededRandomNumberGenerator(seed: seed)
        damagesFiles = Bool.random(using: &random)
        let count = [2, 2, 2, 3, 3, 4, 5, 6].randomElement(using: &random) ?? 2
        let maximum = [0, 2, 5, 1000].randomElement(using: &random) ?? 2
        devices = try (0..<count).map { _ in
            ModelDevice(
                replica: try Replica(folder, maximumDeltaFileCount: maximum, listSlack: [0, 1, 3, 64][Int(seed % 4)]) {
                    datastore in
                    let table = try datastore.table("t")
                    for rule in ResolutionRule.allCases { try table.setResolutionRule(rule, forField: rule.rawValue) }
                })
        }
    }

    // MARK: Actions

    private mutating func performRandomAction() async throws {
        let index = Int.random(in: devices.indices, using: &random)
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<45: try change(index)
        case 45..<60: try await sync(index)
        case 60..<82: try await synchronize(index)
        case 82..<86:
            devices[index].isUp.toggle()
            note(index, devices[index].isUp ? "goes online" : "goes offline")
        case 86..<90: try kill(index)
        case 90..<92: try await undo(index)
        case 92..<94:
            folder.expireCursors()
            note(index, "cursors expire")
        case 94..<96: if damagesFiles { damage() } else { try backUp(index) }
        case 96..<98: if damagesFiles { addForeignFile() } else { try restore(index) }
        default: if damagesFiles { try lose(index) } else { try restore(index) }
        }
    }

    private mutating func note(_ index: Int, _ text: String) { log.append("\(index): \(text)") }

    private mutating func change(_ index: Int) throws {
        let replica = devices[index].replica
        let record = try replica.record("shared")
        number += 1
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1:
            let amount = Int64.random(in: -9...9, using: &random)
            guard case .int(let value) = try record.value("sum") ?? .int(0) else {
                throw Failure(description: "no sum")
            }
            note(index, "adds \(amount) to \(value)")
            try record.set("sum", to: .int(value + amount))
            devices[index].uncommitted.sum += amount
        case 2:
            let value = try Self.number(record.value("max")) + Int64.random(in: 1...9, using: &random)
            try record.set("max", to: .int(value))
            devices[index].uncommitted.maximum = value
            note(index, "raises the maximum to \(value)")
        case 3:
            let value = try Self.number(record.value("min")) - Int64.random(in: 1...9, using: &random)
            try record.set("min", to: .int(value))
            devices[index].uncommitted.minimum = value
        case 4:
            let field = ["remote", "local"].randomElement(using: &random) ?? "local"
            let deletes = Int.random(in: 0..<4, using: &random) == 0
            try record.set(field, to: deletes ? nil : .int(number))
            note(index, "sets \(field) to \(deletes ? "nothing" : "\(number)")")
        case 5, 6:
            let list = try record.list("log")
            let position = Int.random(in: 0...(try list.items.count), using: &random)
            try list.insert(.int(number), at: position)
            devices[index].uncommitted.items.insert(number)
            note(index, "inserts \(number) at \(position)")
        case 7:
            let list = try record.list("log")
            let count = try list.items.count
            guard count > 1 else { return }
            let (from, to) = (Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
            try list.move(from: from, to: to)
            note(index, "moves \(from) to \(to)")
        case 8:
            try replica.table("unique").insert(["number": .int(number), "text": .string("\(number)")])
            devices[index].uncommitted.records.insert(number)
        case 9, 10: try changePool(index)
        default: try changeList(index)
        }
    }

    static func number(_ value: DatastoreValue?) -> Int64 {
        if case .int(let number)? = value { number } else { 0 }
    }

    /// Changes a record that others delete and insert again.
    private mutating func changePool(_ index: Int) throws {
        let id = "p\(Int.random(in: 0..<3, using: &random))"
        let record = try devices[index].replica.record(id)
        note(index, "changes \(id)")
        switch Int.random(in: 0..<5, using: &random) {
        case 0: try record.delete()
        case 1: try record.set("a", to: .list([.int(number), .int(number + 1)]))
        case 2: try record.set("sum", to: .double(Double(number) / 3))
        case 3: try record.set("a", to: nil)
        default: try record.set("local", to: .string("\(number)"))
        }
    }

    private mutating func changeList(_ index: Int) throws {
        let record = try devices[index].replica.record("p0")
        switch try record.value("a") {
        case nil, .list: break
        default: return
        }
        let list = try record.list("a")
        let count = try list.items.count
        note(index, "changes a list of \(count)")
        guard count > 0 else { return try list.append(.int(number)) }
        let position = Int.random(in: 0..<count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: try list.remove(at: position)
        case 1: try list.set(.int(number), at: position)
        case 2: try list.move(from: position, to: Int.random(in: 0..<count, using: &random))
        default: try list.insert(.int(number), at: position)
        }
    }

    private mutating func sync(_ index: Int) async throws {
        note(index, "syncs")
        let before = try devices[index].replica.contents()
        let changes = try await devices[index].replica.datastore.sync()
        let after = try devices[index].replica.contents()
        if changes.isEmpty, before != after { throw Failure(description: "device \(index): unreported changes") }
        devices[index].unsent.append(devices[index].uncommitted)
        devices[index].uncommitted = Intent()
    }

    private mutating func synchronize(_ index: Int) async throws {
        guard devices[index].isUp else { return }
        note(index, "exchanges files")
        let before = try devices[index].replica.contents()
        let generator = Locked(SeededRandomNumberGenerator(seed: random.next()))
        devices[index].replica.folder.setFailures { _ in
            generator.withLock { generator in
                switch Int.random(in: 0..<12, using: &generator) {
                case 0: .notSent
                case 1: .lostResponse
                default: nil
                }
            }
        }
        do {
            try await devices[index].replica.synchronizer.synchronize()
        } catch let error as DeviceFolder.Failure {
            note(index, "  \(error)")
        }
        devices[index].replica.folder.setFailures(nil)
        if try devices[index].replica.contents() != before {
            throw Failure(description: "device \(index): remote changes appeared without a sync")
        }
        try recordPublication(index)
    }

    /// What no longer is queued is in a file.
    mutating func recordPublication(_ index: Int) throws {
        if try devices[index].isQueueEmpty {
            for unsent in devices[index].unsent { devices[index].published.append(unsent) }
            devices[index].unsent = []
        }
    }

    private mutating func kill(_ index: Int) throws {
        note(index, "is killed")
        devices[index].uncommitted = Intent()
        try devices[index].replica.restart()
    }

    private mutating func undo(_ index: Int) async throws {
        note(index, "undoes what is unsent")
        try await devices[index].replica.datastore.undoUnsentChanges()
        devices[index].uncommitted = Intent()
        devices[index].unsent = []
        // It has changes that were undone.
        devices[index].backup = nil
    }

    // MARK: Backups

    private mutating func backUp(_ index: Int) throws {
        note(index, "is backed up")
        let unsent = try devices[index].unsent.contains { $0 != Intent() } || !devices[index].isQueueEmpty
        devices[index].backup = (try devices[index].replica.database.copy(), unsent)
    }

    private mutating func restore(_ index: Int) throws {
        guard let backup = devices[index].backup, try devices[index].isQueueEmpty, try devices[index].isSent else {
            return
        }
        devices[index].uncommitted = Intent()
        // Nobody sees that the disk of a virtual machine is an older one.
        let isNoticed = backup.hasUnsent || Bool.random(using: &random)
        note(index, "is restored from a backup\(isNoticed ? "" : ", unnoticed")")
        if isNoticed {
            try devices[index].replica.restart(backup.database)
        } else {
            try devices[index].replica.rollBack(backup.database)
        }
        devices[index].backup = nil
    }
}
