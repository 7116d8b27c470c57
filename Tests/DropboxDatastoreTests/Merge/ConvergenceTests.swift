import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxDatastore

/// The state of a record is a function of the set of deltas.
@Suite struct ConvergenceTests {
    /// Deltas that devices made, with the order in which they were published.
    private struct History {
        var deltas: [(stamp: Stamp, delta: Delta)] = []

        /// Returns the states after the deltas that `selection` contains, in a random order that extends causality.
        func states(
            _ selection: [Bool]? = nil, _ random: inout SeededRandomNumberGenerator
        ) -> (states: [RecordKey: RecordState], seen: VersionVector) {
            var rest = deltas.enumerated().filter { selection?[$0.offset] ?? true }.map(\.element).shuffled(
                using: &random)
            var states: [RecordKey: RecordState] = [:]
            var seen = VersionVector()
            while let index = rest.firstIndex(where: { seen.contains($0.delta.predecessors) }) {
                let (stamp, delta) = rest.remove(at: index)
                // A delta that is delivered twice is recognized by the set.
                for (position, change) in delta.changes.enumerated() {
                    states[change.key, default: RecordState()].apply(
                        change.kind, index: position, stamp, seen: delta.seen)
                }
                seen = seen.adding(delta.dot)
            }
            return (states.filter { $0.value != RecordState() }, seen)
        }
    }

    /// Returns what random changes of three devices publish, which exchange files now and then.
    private func history(_ random: inout SeededRandomNumberGenerator) async throws -> History {
        let folder = MemoryFolder()
        let replicas = try (0..<3).map { _ in
            try Replica(folder, listSlack: 1) { datastore in
                for rule in ResolutionRule.allCases {
                    try datastore.table("t").setResolutionRule(rule, forField: rule.rawValue)
                }
            }
        }
        for number in 1...18 {
            let replica = try #require(replicas.randomElement(using: &random))
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let operations = Operation.all
                let operation = try #require(operations.randomElement(using: &random))
                try operation.body(replica.record(), Int64(number))
            }
            try await replica.datastore.sync()
            if Bool.random(using: &random) { try await replica.synchronizer.push() }
            if Int.random(in: 0..<3, using: &random) == 0 { try await replica.exchange() }
        }
        for replica in replicas { try await replica.synchronizer.push() }
        var history = History()
        for content in folder.files.values {
            let file = try DeltaFile(content)
            history.deltas += file.deltas.map { (file.stamp(of: $0), $0) }
        }
        history.deltas.sort { $0.stamp < $1.stamp }
        return history
    }

    @Test func orderOfArrivalDoesNotMatter() async throws {
        for seed in UInt64(1)...20 {
            var random = SeededRandomNumberGenerator(seed: seed)
            let history = try await history(&random)
            let (expected, seen) = history.states(nil, &random)
            for _ in 0..<5 {
                let (states, otherSeen) = history.states(nil, &random)
                #expect(states == expected && seen == otherSeen, "seed \(seed)")
            }
        }
    }

    @Test func snapshotsOfAnySetsJoinToTheSameState() async throws {
        for seed in UInt64(1)...20 {
            var random = SeededRandomNumberGenerator(seed: seed)
            let history = try await history(&random)
            let (expected, all) = history.states(nil, &random)
            for _ in 0..<5 {
                // Each delta is in one of both sets at least, as far as its predecessors are.
                var (one, other): ([Bool], [Bool]) = ([], [])
                for _ in history.deltas {
                    let choice = Int.random(in: 0..<4, using: &random)
                    one.append(choice > 0)
                    other.append(choice != 1)
                }
                var (states, seen) = history.states(one, &random)
                let (otherStates, otherSeen) = history.states(other, &random)
                for key in Set(states.keys).union(otherStates.keys) {
                    states[key, default: RecordState()].join(
                        otherStates[key] ?? RecordState(), seen: seen, otherSeen: otherSeen)
                }
                seen.formUnion(otherSeen)
                // The rest arrives later.
                for (stamp, delta) in history.deltas where !seen.contains(delta.dot) {
                    for (index, change) in delta.changes.enumerated() {
                        states[change.key, default: RecordState()].apply(
                            change.kind, index: index, stamp, seen: delta.seen)
                    }
                    seen = seen.adding(delta.dot)
                }
                #expect(states.filter { $0.value != RecordState() } == expected && seen == all, "seed \(seed)")
            }
        }
    }

    @Test func statesSurviveTheirJSON() async throws {
        for seed in UInt64(1)...20 {
            var random = SeededRandomNumberGenerator(seed: seed)
            let history = try await history(&random)
            for state in history.states(nil, &random).states.values {
                let json = try FileCoding.encode(state)
                #expect(try FileCoding.decode(RecordState.self, from: json) == state, "seed \(seed)")
                #expect(try FileCoding.encode(FileCoding.decode(RecordState.self, from: json)) == json)
            }
        }
    }

    // MARK: Pairs

    /// A change of the record `r`.
    struct Operation: Sendable {
        let name: String
        let body: @Sendable (DatastoreRecord, Int64) throws -> Void

        private static func list(
            _ field: String, _ body: @escaping @Sendable (DatastoreList, Int, Int64) throws -> Void
        )
            -> @Sendable (DatastoreRecord, Int64) throws -> Void
        {
            { record, number in
                if let value = try record.value(field), !value.isList { return }
                let list = try record.list(field)
                try body(list, list.items.count, number)
            }
        }

        static let fields: [Operation] = ResolutionRule.allCases.flatMap { rule in
            let field = rule.rawValue
            return [
                Operation(name: "put \(field)") { try $0.set(field, to: .int($1)) },
                Operation(name: "put text \(field)") { try $0.set(field, to: .string("\($1)")) },
                Operation(name: "delete \(field)") { record, _ in try record.set(field, to: nil) },
                Operation(name: "put list \(field)") { try $0.set(field, to: .list([.int($1), .int(-$1)])) },
                Operation(
                    name: "append \(field)", body: list(field) { list, _, number in try list.append(.int(number)) }),
                Operation(
                    name: "insert \(field)",
                    body: list(field) { list, _, number in try list.insert(.int(number), at: 0) }),
                Operation(
                    name: "put item \(field)",
                    body: list(field) { list, count, number in if count > 0 { try list.set(.int(number), at: 0) } }),
                Operation(
                    name: "remove \(field)",
                    body: list(field) { list, count, _ in if count > 0 { try list.remove(at: count - 1) } }),
                Operation(
                    name: "move \(field)",
                    body: list(field) { list, count, _ in if count > 1 { try list.move(from: count - 1, to: 0) } }),
                Operation(
                    name: "rebuild \(field)",
                    body: list(field) { list, _, number in
                        for _ in 0..<3 {
                            try list.append(.int(number))
                            try list.remove(at: 0)
                        }
                    }),
            ]
        }

        static let all: [Operation] =
            fields + [
                Operation(name: "delete record") { record, _ in try record.delete() },
                Operation(name: "replace record") { record, number in
                    try record.delete()
                    _ = try record.table.recordOrInsert("r", ["sum": .int(number)])
                },
            ]
    }

    /// CP1: after a pair of changes at the same time, in either order of delivery, the state is the same. It's also that of
    /// joined snapshots.
    @Test func pairsOfChangesHaveOneResult() async throws {
        for rule in ResolutionRule.allCases {
            let operations = Operation.all.filter { $0.name.hasSuffix(rule.rawValue) || $0.name.hasSuffix("record") }
            for base in [Operation(name: "nothing") { _, _ in }] + operations.filter({ $0.name.hasPrefix("put") }) {
                try await check(rule, base, operations)
            }
        }
    }

    private func check(_ rule: ResolutionRule, _ base: Operation, _ operations: [Operation]) async throws {
        let folder = MemoryFolder()
        let replicas = try (0..<2).map { _ in
            try Replica(folder, listSlack: 1) { try $0.table("t").setResolutionRule(rule, forField: rule.rawValue) }
        }
        try base.body(replicas[0].record(), 5)
        try await settle(replicas)
        let key = RecordKey(table: "t", record: "r")
        let state = try #require(try replicas[0].states()[key])
        let ones = try await deltas(of: operations, 7, replicas[0])
        let others = try await deltas(of: operations, 9, replicas[1])
        for (one, operation) in zip(ones, operations) {
            for (other, otherOperation) in zip(others, operations) {
                let name = Comment(rawValue: "\(base.name): \(operation.name), \(otherOperation.name)")
                for isOneFirst in [true, false] {
                    let published = (isOneFirst ? [one, other] : [other, one]).enumerated().map { number, delta in
                        (stamp: Stamp(number: Int64(number) + 10, dot: delta.dot), delta: delta)
                    }
                    let forward = Self.applying(published, to: state)
                    #expect(forward == Self.applying(published.reversed(), to: state), name)
                    var joined = Self.applying([published[0]], to: state)
                    joined.join(
                        Self.applying([published[1]], to: state), seen: published[0].delta.seen,
                        otherSeen: published[1].delta.seen)
                    #expect(joined == forward, name)
                }
            }
        }
    }

    /// Returns the delta of each operation after the same state.
    private func deltas(of operations: [Operation], _ number: Int64, _ replica: Replica) async throws -> [Delta] {
        var result: [Delta] = []
        for operation in operations {
            try operation.body(replica.record(), number)
            try await replica.datastore.sync()
            let delta = try replica.core.withOpen("test") { open, store in
                try store.outgoing.last ?? Delta(dot: open.dot, past: open.past, changes: [])
            }
            result.append(delta)
            try await replica.datastore.undoUnsentChanges()
        }
        return result
    }

    private static func applying(_ deltas: [(stamp: Stamp, delta: Delta)], to state: RecordState) -> RecordState {
        var state = state
        for (stamp, delta) in deltas {
            for (index, change) in delta.changes.enumerated() {
                state.apply(change.kind, index: index, stamp, seen: delta.seen)
            }
        }
        return state
    }
}
