import Dispatch
import DropboxConcurrency
import Foundation
import Observation
import Testing

@testable import DropboxDatastore

private enum Color: String, Codable { case red, green }

private struct FullNote: Codable, Hashable, Sendable {
    var title: String
    var done = false
    var count: Int?
    var weight: Double?
    var due: Date?
    var data: Data?
    var link: URL?
    var color: Color?
    var tags: [String] = []
    var small: UInt8 = 0
}

@Suite struct TypedTableTests {
    private func notes(_ replica: Replica) throws -> TypedTable<FullNote> { TypedTable(try replica.table("notes")) }

    private let full = FullNote(
        title: "Milk", done: true, count: -3, weight: 1.5, due: Date(timeIntervalSince1970: 1.25),
        data: Data([0, 255]),
        link: URL(string: "https://example.com/a"), color: .green, tags: ["a", "b"], small: 255)

    @Test func propertiesAreFields() throws {
        let notes = try notes(Replica(MemoryFolder()))
        let record = try notes.insert(full)
        #expect(try notes.record(record.id)?.value == full)
        #expect(
            try notes.table.record(record.id)?.fields == [
                "title": .string("Milk"), "done": .bool(true), "count": .int(-3), "weight": .double(1.5),
                "due": .date(milliseconds: 1250), "data": .bytes(Data([0, 255])),
                "link": .string("https://example.com/a"),
                "color": .string("green"), "tags": .list([.string("a"), .string("b")]), "small": .int(255),
            ])
        let plain = try notes.insert(FullNote(title: "Bread"))
        #expect(try notes.table.record(plain.id)?.fields.count == 4)
        #expect(try notes.record(plain.id)?.value == FullNote(title: "Bread"))
        #expect(try notes.query(["title": .string("Bread")]) == [plain])
        #expect(try Set(notes.query()) == [record, plain])
        try notes.delete(plain.id)
        #expect(try notes.record(plain.id) == nil)
        #expect(try notes.recordOrInsert("only", full).value == full)
        #expect(try notes.recordOrInsert("only", FullNote(title: "Other")).value == full)
    }

    @Test func updatesOfDifferentPropertiesMerge() async throws {
        let folder = MemoryFolder()
        let devices = try (0..<2).map { _ in try Replica(folder) }
        let id = try notes(devices[0]).insert(full).id
        try devices[0].table("notes").record(id)?.set("later", to: .int(1))
        try await settle(devices)
        let (first, second) = (try notes(devices[0]), try notes(devices[1]))
        try first.update(id) {
            $0.title = "Bread"
            $0.tags.insert("c", at: 0)
            $0.count = nil
        }
        try second.update(id) {
            $0.done = false
            $0.tags.removeLast()
            $0.tags.append("d")
        }
        try await settle(devices)
        var expected = full
        (expected.title, expected.done, expected.count, expected.tags) = ("Bread", false, nil, ["c", "a", "d"])
        for device in devices {
            #expect(try notes(device).record(id)?.value == expected)
            #expect(try device.table("notes").record(id)?.value("later") == .int(1))
        }
    }

    @Test func updateFromAnOlderValueChangesOnlyTheDifference() throws {
        let notes = try notes(Replica(MemoryFolder()))
        let shown = try notes.insert(full)
        try notes.update(shown.id) { ($0.title, $0.tags) = ("Changed meanwhile", ["x"]) }
        var edited = full
        (edited.small, edited.tags) = (7, ["a"])
        try notes.update(shown.id, from: full, to: edited)
        let value = try #require(try notes.record(shown.id)?.value)
        #expect(value.title == "Changed meanwhile" && value.small == 7 && value.tags == ["a"])
    }

    @Test func failedUpdateChangesNothing() throws {
        let notes = try notes(Replica(MemoryFolder()))
        let id = try notes.insert(full).id
        #expect(throws: CancellationError.self) {
            try notes.update(id) {
                $0.title = "Bread"
                throw CancellationError()
            }
        }
        #expect {
            try notes.update(id) {
                $0.done = false
                $0.title = String(repeating: "a", count: 200 << 10)
            }
        } throws: { ($0 as? DatastoreError)?.code == .sizeLimit }
        #expect(try notes.record(id)?.value == full)
        #expect { try notes.update("none") { $0.done = true } } throws: { ($0 as? DatastoreError)?.code == .deleted }
    }

    @Test func whatDoesNotFitIsNamed() throws {
        struct Nested: Codable { var address = ["street": "a"] }
        struct Lists: Codable { var rows = [[1]] }
        struct Large: Codable { var number = UInt64.max }
        struct Name: Codable { var größe = 1 }
        struct Optionals: Codable { var items: [Int?] = [1, nil] }
        let table = try Replica(MemoryFolder()).table()
        let message = { (body: () throws -> Void) -> String in
            do {
                try body()
                return "no error"
            } catch {
                return "\(error)"
            }
        }
        #expect(
            message { try TypedTable(table).insert(Nested()) }
                == "badType: Nested can't be the fields of a record: address: a field is an atom or a list of atoms, not a "
                + "structure")
        #expect(message { try TypedTable(table).insert(Lists()) }.hasSuffix("rows[0]: a list can't contain a list"))
        #expect(
            message { try TypedTable(table).insert(Large()) }
                .hasSuffix("number: 18446744073709551615 doesn't fit into 64 bits"))
        #expect(message { try TypedTable(table).insert(Name()) }.hasPrefix("illegalArgument: the ID of a field"))
        #expect(
            message { try TypedTable(table).insert(Optionals()) }.hasSuffix("items: an item of a list can't be nil"))
        #expect(message { try TypedTable(table).insert(5) }.hasSuffix("a record has properties, and isn't an atom"))
        #expect(message { try TypedTable(table).insert([5]) }.contains("badType"))
        let record = try table.recordOrInsert("r", ["title": .int(1)])
        let read = { message { _ = try TypedTable<FullNote>(table).record("r") } }
        #expect(read() == "badType: the record t/r doesn't fit FullNote: title: an integer isn't a value of String")
        try record.set("title", to: nil)
        #expect(read() == "badType: the record t/r doesn't fit FullNote: title: the field is missing")
    }

    @Test func numbersConvertOnlyExactly() throws {
        struct Numbers: Codable { var int: Int8, double: Double }
        let table = TypedTable<Numbers>(try Replica(MemoryFolder()).table())
        let record = try table.table.recordOrInsert("r", ["int": .double(5), "double": .int(7)])
        #expect(try table.record("r")?.value.int == 5 && table.record("r")?.value.double == 7)
        for value in [DatastoreValue.double(5.5), .int(128), .bool(true), .double(.nan)] {
            try record.set("int", to: value)
            #expect { try table.record("r") } throws: { ($0 as? DatastoreError)?.code == .badType }
        }
    }

    @Test(.timeLimit(.minutes(1))) @MainActor func observedTableFollowsChanges() async throws {
        guard #available(macOS 14, *) else { return }
        let replica = try Replica(MemoryFolder())
        let notes = try notes(replica)
        try notes.insert(FullNote(title: "b"))
        let observed = ObservedTable(notes) { $0.value.title < $1.value.title }
        let following = Task { await observed.follow() }
        try await waitUntil(observed) { observed.records.map(\.value.title) == ["b"] }
        try notes.insert(FullNote(title: "a"))
        try await waitUntil(observed) { observed.records.map(\.value.title) == ["a", "b"] }
        try replica.table("notes").insert(["title": .bool(true)])
        try await waitUntil(observed) { observed.errors.count == 1 }
        #expect(observed.records.count == 2)
        replica.core.close()
        await following.value
    }

    @MainActor @available(macOS 14, *) private func waitUntil<Row>(
        _ observed: ObservedTable<Row>, _ isMet: () -> Bool
    ) async throws {
        while !isMet() {
            await withCheckedContinuation { continuation in
                let isResumed = Locked(false)
                withObservationTracking {
                    _ = (observed.records.count, observed.errors.count)
                } onChange: {
                    let isFirst = isResumed.withLock { isResumed in
                        defer { isResumed = true }
                        return !isResumed
                    }
                    if isFirst { continuation.resume() }
                }
            }
            // The property changes after `onChange`.
            await Task.yield()
        }
    }

    @Test(.timeLimit(.minutes(1))) func blocksAreCalledUntilTheyAreRemoved() async throws {
        let replica = try Replica(MemoryFolder())
        let record = try replica.record()
        let (calls, continuation) = AsyncStream.makeStream(of: Int.self)
        let queue = DispatchQueue(label: "observers")
        let observer = replica.datastore.addObserver(on: queue) { continuation.yield(1) }
        let other = replica.datastore.addObserver(on: queue) { continuation.yield(2) }
        try record.set("f", to: .int(1))
        var iterator = calls.makeAsyncIterator()
        #expect(await [iterator.next(), iterator.next()].compactMap { $0 }.sorted() == [1, 2])
        replica.datastore.removeObserver(observer)
        queue.sync {}
        try await replica.datastore.sync()
        #expect(await iterator.next() == 2)
        replica.datastore.removeObserver(other)
        // A call of `sync` that changes nothing is none, so an observer can call it.
        let third = replica.datastore.addObserver(on: queue) { continuation.yield(3) }
        try await replica.datastore.sync()
        try record.set("f", to: .int(2))
        #expect(await iterator.next() == 3)
        queue.sync {}
        replica.datastore.removeObserver(third)
        continuation.finish()
        #expect(await iterator.next() == nil)
    }
}
