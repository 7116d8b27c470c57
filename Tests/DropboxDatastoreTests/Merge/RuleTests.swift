import Foundation
import Testing

@testable import DropboxDatastore

/// The documented rules for changes at the same time. The remote change is published first.
@Suite struct RuleTests {
    typealias Step = @Sendable (DatastoreRecord) throws -> Void

    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        var rule = ResolutionRule.remote
        var base: Step = { _ in }
        let remote: Step
        let local: Step
        /// The field `f` at the end.
        let result: DatastoreValue?
        var testDescription: String { name }
    }

    private static func put(_ value: DatastoreValue?) -> Step { { try $0.set("f", to: value) } }
    private static func puts(_ values: DatastoreValue...) -> Step {
        { for value in values { try $0.set("f", to: value) } }
    }
    private static func list(_ body: @escaping @Sendable (DatastoreList) throws -> Void) -> Step {
        { try body($0.list("f")) }
    }
    private static func items(_ text: String) -> DatastoreValue { .list(text.map { .string(String($0)) }) }
    private static let abc = put(items("abc"))

    private static let fields: [Case] = [
        Case(name: "remote wins", remote: put(.int(1)), local: put(.int(2)), result: .int(1)),
        Case(name: "local wins", rule: .local, remote: put(.int(1)), local: put(.int(2)), result: .int(2)),
        Case(name: "max", rule: .max, remote: put(.int(1)), local: put(.int(2)), result: .int(2)),
        Case(name: "max of types", rule: .max, remote: put(.string("a")), local: put(.int(2)), result: .string("a")),
        Case(name: "max at a tie", rule: .max, remote: put(.int(2)), local: put(.double(2)), result: .double(2)),
        Case(name: "min", rule: .min, remote: put(.int(1)), local: put(.int(2)), result: .int(1)),
        Case(name: "min at a tie", rule: .min, remote: put(.int(2)), local: put(.double(2)), result: .int(2)),
        Case(
            name: "max and deletion", rule: .max, base: put(.int(5)), remote: put(nil), local: put(.int(-1)),
            result: .int(-1)),
        Case(
            name: "min and deletion", rule: .min, base: put(.int(5)), remote: put(.int(1)), local: put(nil), result: nil
        ),
        Case(name: "deletion and put", base: put(.int(5)), remote: put(nil), local: put(.int(1)), result: nil),
        Case(name: "put and deletion", base: put(.int(5)), remote: put(.int(1)), local: put(nil), result: .int(1)),
        Case(
            name: "local deletion", rule: .local, base: put(.int(5)), remote: put(.int(1)), local: put(nil), result: nil
        ),
        Case(
            name: "sum", rule: .sum, base: put(.int(10)), remote: put(.int(13)), local: put(.int(9)), result: .int(12)),
        Case(
            name: "sum of chains", rule: .sum, remote: puts(.int(-3)), local: puts(.int(2), .int(7), .int(-13)),
            result: .int(-16)),
        Case(
            name: "sum of numbers", rule: .sum, base: put(.double(1)), remote: put(.double(1.5)), local: put(.int(3)),
            result: .double(3.5)),
        Case(
            name: "sum wraps", rule: .sum, base: put(.int(.max)), remote: puts(.int(.min)), local: puts(.int(.min)),
            result: .int(.min &+ 1)),
        Case(
            name: "sum and text", rule: .sum, base: put(.int(1)), remote: put(.string("x")), local: put(.int(3)),
            result: .string("x")),
        Case(
            name: "sum and deletion", rule: .sum, base: put(.int(1)), remote: put(nil), local: put(.int(3)), result: nil
        ),
        Case(
            name: "sum of NaN", rule: .sum, base: put(.int(1)), remote: put(.int(4)), local: put(.double(.nan)),
            result: .int(4)),
        Case(
            name: "sum after infinity", rule: .sum, base: put(.double(.infinity)), remote: put(.int(4)),
            local: put(.int(5)), result: .int(4)),
    ]

    private static let lists: [Case] = [
        Case(
            name: "put beats list", base: abc, remote: put(.int(1)), local: list { try $0.append(.string("d")) },
            result: .int(1)),
        Case(
            name: "local put beats list", base: abc, remote: list { try $0.append(.string("d")) }, local: put(.int(1)),
            result: .int(1)),
        Case(
            name: "deletion beats list", base: abc, remote: list { try $0.remove(at: 0) }, local: put(nil), result: nil),
        Case(
            name: "lists become one", remote: list { try $0.append(.string("a")) },
            local: list { try $0.append(.string("b")) }, result: items("ab")),
        Case(
            name: "put beats creation", remote: list { try $0.append(.string("a")) }, local: put(.int(1)),
            result: .int(1)),
        Case(
            name: "creation loses", remote: put(.int(1)), local: list { try $0.append(.string("a")) }, result: .int(1)),
        Case(
            name: "remote insertion first", base: abc, remote: list { try $0.insert(.string("x"), at: 1) },
            local: list { try $0.insert(.string("y"), at: 1) }, result: items("axybc")),
        Case(
            name: "insertions shift", base: abc, remote: list { try $0.insert(.string("x"), at: 0) },
            local: list { try $0.insert(.string("y"), at: 3) }, result: items("xabcy")),
        Case(
            name: "runs stay together", base: abc,
            remote: list {
                try $0.insert(.string("1"), at: 1); try $0.insert(.string("2"), at: 2)
            },
            local: list {
                try $0.insert(.string("8"), at: 1); try $0.insert(.string("9"), at: 2)
            }, result: items("a1289bc")),
        Case(
            name: "deletion shifts", base: abc, remote: list { try $0.remove(at: 0) },
            local: list { try $0.set(.string("z"), at: 2) }, result: items("bz")),
        Case(
            name: "same deletion", base: abc, remote: list { try $0.remove(at: 1) },
            local: list { try $0.remove(at: 1) }, result: items("ac")),
        Case(
            name: "put and deletion of an item", base: abc, remote: list { try $0.set(.string("z"), at: 1) },
            local: list { try $0.remove(at: 1) }, result: items("ac")),
        Case(
            name: "deletion and put of an item", base: abc, remote: list { try $0.remove(at: 1) },
            local: list { try $0.set(.string("z"), at: 1) }, result: items("ac")),
        Case(
            name: "puts of an item", base: abc, remote: list { try $0.set(.string("1"), at: 1) },
            local: list { try $0.set(.string("2"), at: 1) }, result: items("a1c")),
        Case(
            name: "local put of an item", rule: .local, base: abc, remote: list { try $0.set(.string("1"), at: 1) },
            local: list { try $0.set(.string("2"), at: 1) }, result: items("a2c")),
        Case(
            name: "greater put of an item", rule: .max, base: abc, remote: list { try $0.set(.string("8"), at: 1) },
            local: list { try $0.set(.string("2"), at: 1) }, result: items("a8c")),
        Case(
            name: "moves of an item", base: abc, remote: list { try $0.move(from: 0, to: 2) },
            local: list { try $0.move(from: 0, to: 1) }, result: items("bca")),
        Case(
            name: "moves of different items", base: abc, remote: list { try $0.move(from: 0, to: 2) },
            local: list { try $0.move(from: 1, to: 0) }, result: items("bca")),
        Case(
            name: "move and deletion", base: abc, remote: list { try $0.move(from: 0, to: 2) },
            local: list { try $0.remove(at: 0) }, result: items("bc")),
        Case(
            name: "deletion and move", base: abc, remote: list { try $0.remove(at: 0) },
            local: list { try $0.move(from: 0, to: 2) }, result: items("bc")),
        Case(
            name: "put follows a move", base: abc, remote: list { try $0.move(from: 0, to: 2) },
            local: list { try $0.set(.string("z"), at: 0) }, result: items("bcz")),
        Case(
            name: "put precedes a move", base: abc, remote: list { try $0.set(.string("z"), at: 0) },
            local: list { try $0.move(from: 0, to: 2) }, result: items("bcz")),
    ]

    @Test(arguments: fields + lists) func bothDevicesHaveTheDocumentedResult(_ rule: Case) async throws {
        for isCompacted in [false, true] {
            let folder = MemoryFolder()
            let devices = try (0..<2).map { _ in
                try Replica(folder, maximumDeltaFileCount: isCompacted ? 0 : 1000) {
                    try $0.table("t").setResolutionRule(rule.rule, forField: "f")
                }
            }
            let remote = try devices[0].record()
            try rule.base(remote)
            try await settle(devices)
            try rule.remote(remote)
            try rule.local(devices[1].record())
            try await devices[1].datastore.sync()
            try await devices[0].exchange()
            try await settle(devices)
            for device in devices {
                #expect(try device.record().value("f") == rule.result, "compacted: \(isCompacted)")
            }
            #expect(try devices[0].states() == devices[1].states())
        }
    }

    // MARK: Records

    private func merge(
        base: Step? = nil, remote: (Replica) throws -> Void, local: (Replica) throws -> Void
    ) async throws -> [String: [String: DatastoreValue]] {
        let folder = MemoryFolder()
        let devices = try (0..<2).map { _ in try Replica(folder) }
        if let base { try base(devices[0].record()) }
        try await settle(devices)
        try remote(devices[0])
        try local(devices[1])
        try await devices[0].exchange()
        try await settle(devices)
        let contents = try devices.map { try $0.contents() }
        #expect(contents[0] == contents[1])
        return contents[0]
    }

    @Test func changesOfDifferentFieldsAndRecordsApply() async throws {
        let contents = try await merge {
            try $0.set("a", to: .int(0))
        } remote: { device in
            try device.record().set("a", to: .int(1))
        } local: { device in
            try device.record().set("b", to: .int(2))
            try device.record("s").set("c", to: .int(3))
        }
        #expect(contents == ["t/r": ["a": .int(1), "b": .int(2)], "t/s": ["c": .int(3)]])
    }

    @Test func deletionBeatsUpdate() async throws {
        let base: Step = { try $0.set("a", to: .int(0)) }
        var contents = try await merge(base: base) {
            try $0.record().delete()
        } local: {
            try $0.record().set("a", to: .int(1))
        }
        #expect(contents.isEmpty)
        contents = try await merge(base: base) {
            try $0.record().set("a", to: .int(1))
        } local: {
            try $0.record().delete()
        }
        #expect(contents.isEmpty)
        contents = try await merge(base: base) {
            try $0.record().delete()
        } local: {
            try $0.record().delete()
        }
        #expect(contents.isEmpty)
    }

    @Test func insertionsWithTheSameIDBecomeOneRecord() async throws {
        let contents = try await merge { device in
            _ = try device.table().recordOrInsert("r", ["a": .int(1), "b": .int(1)])
        } local: { device in
            _ = try device.table().recordOrInsert("r", ["a": .int(2), "c": .int(2)])
        }
        #expect(contents == ["t/r": ["a": .int(1), "b": .int(1), "c": .int(2)]])
    }

    @Test func recordThatIsInsertedAgainStays() async throws {
        let contents = try await merge {
            try $0.set("a", to: .int(0))
        } remote: { device in
            try device.record().delete()
            try device.record().set("b", to: .int(1))
        } local: {
            try $0.record().delete()
        }
        #expect(contents == ["t/r": ["b": .int(1)]])
    }

    @Test func deviceThatWasOfflineLosesToWhatWasPublishedBefore() async throws {
        let folder = MemoryFolder()
        let devices = try (0..<3).map { _ in try Replica(folder) }
        try await settle(devices)
        // Made first, published last.
        try devices[2].record().set("f", to: .string("offline"))
        try await devices[2].datastore.sync()
        for number in 1...20 {
            try devices[number % 2].record().set("f", to: .int(Int64(number)))
            try await settle([devices[0], devices[1]])
        }
        try await settle(devices)
        for device in devices { #expect(try device.record().value("f") == .int(20)) }
    }
}
