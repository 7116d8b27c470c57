import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxDatastore

/// Files that no device wrote like this.
@Suite struct FileTests {
    private static let device = "abcdefghijklmnop"
    private static let header = #"{"datastore":1,"device":"abcdefghijklmnop","number":3}"#
    private static let delta = #"{"changes":[["I","t","r",{"f":[{"I":"1"}]}]],"sequence":1}"#

    @Test func readableFormIsRead() throws {
        let file = try DeltaFile(Data("\(Self.header)\n\(Self.delta)\n".utf8))
        #expect(file.number == 3 && file.deltas.map(\.dot.sequence) == [1])
        #expect(
            file.deltas.first?.changes == [
                Change(key: RecordKey(table: "t", record: "r"), kind: .insert(["f": Put(value: .int(1))]))
            ])
    }

    @Test(arguments: [
        "", "\n", "{}\n", "\(header)", "\(header)\n", "\(header)\n\(delta)", "\(header)\n\(delta)\n\(delta)\n",
        "\(header)\n{}\n", "\(header)\n\n", #"{"datastore":2,"device":"abcdefghijklmnop","number":3}"# + "\n\(delta)\n",
        #"{"datastore":1,"device":"A","number":3}"# + "\n\(delta)\n",
        #"{"datastore":1,"device":"abcdefghijklmnop","number":0}"# + "\n\(delta)\n",
        #"{"datastore":1,"device":"abcdefghijklmnop","number":9223372036854775807}"# + "\n\(delta)\n",
        header + "\n" + #"{"changes":[],"sequence":0}"# + "\n",
        header + "\n" + #"{"changes":[],"sequence":9223372036854775807}"# + "\n",
        header + "\n" + #"{"changes":[],"sequence":9223372036854775806}"# + "\n" + delta + "\n",
        header + "\n" + #"{"changes":[],"sequence":1,"past":{"abcdefghijklmnop":1}}"# + "\n",
        header + "\n" + #"{"changes":[],"sequence":1,"past":{"x":1}}"# + "\n",
        header + "\n" + #"{"changes":[["X","t","r"]],"sequence":1}"# + "\n",
        header + "\n" + #"{"changes":[["D","t",""]],"sequence":1}"# + "\n",
        header + "\n" + #"{"changes":[["U","t","r","f",["LI","abcdefghijklmnop:1",null,[[1]]]]],"sequence":1}"# + "\n",
        header + "\n" + #"{"changes":[["U","t","r","f",["P",[1,"sum",{"x":[0,{"N":"nan"}]}]]]],"sequence":1}"# + "\n",
        header + "\n" + String(repeating: "[", count: 100_000) + "\n",
    ])
    func invalidFilesAreRejected(_ text: String) {
        #expect { try DeltaFile(Data(text.utf8)) } throws: { ($0 as? DatastoreError)?.code == .invalidFile }
    }

    @Test(arguments: [
        "", "a", ".delta", "x-1-1-\(String(repeating: "a", count: 64)).delta",
        "\(device)-2-1-\(String(repeating: "a", count: 64)).delta",
        "\(device)-0-1-\(String(repeating: "a", count: 64)).delta", "\(device)-1-1-ab.delta",
        "\(device)-1-99999999999999999999-\(String(repeating: "a", count: 64)).delta",
        "-\(String(repeating: "a", count: 64)).snapshot", "1-\(String(repeating: "A", count: 64)).snapshot",
    ])
    func foreignNamesAreRecognized(_ name: String) { #expect(FileName(name) == nil) }

    /// Reading never traps, and what it accepts can be merged.
    @Test func randomlyChangedFilesAreHarmless() async throws {
        let folder = MemoryFolder()
        let replica = try Replica(folder) { try $0.table("t").setResolutionRule(.sum, forField: "n") }
        let list = try replica.record().list("l")
        for number in 0..<4 { try list.append(.int(Int64(number))) }
        try list.move(from: 0, to: 2)
        try list.remove(at: 0)
        try replica.record().set("n", to: .int(4))
        try await replica.datastore.sync()
        try replica.record().set("d", to: .bytes(Data([1, 2])))
        try await replica.exchange()
        let deltas = try #require(folder.files.values.first)
        #expect(try DeltaFile(deltas).deltas.count == 2)
        replica.maximumDeltaFileCount = 0
        try await replica.synchronizer.compact()
        let snapshot = try #require(folder.files.values.first)
        #expect(deltas != snapshot)
        var random = SeededRandomNumberGenerator(seed: 7)
        for content in [deltas, snapshot] {
            for _ in 0..<1500 {
                var bytes = [UInt8](content)
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    let index = Int.random(in: bytes.indices, using: &random)
                    bytes[index] = "0123456789\",:[]{}abINTP-".utf8.randomElement(using: &random) ?? 0
                }
                if Bool.random(using: &random) { replaceNumber(in: &bytes, using: &random) }
                do {
                    let file = try DeltaFile(Data(bytes))
                    var states: [RecordKey: RecordState] = [:]
                    for delta in file.deltas {
                        for (index, change) in delta.changes.enumerated() {
                            states[change.key, default: RecordState()].apply(
                                change.kind, index: index, file.stamp(of: delta), seen: delta.seen)
                        }
                    }
                    _ = states.mapValues(\.values)
                } catch {
                    #expect(error.code == .invalidFile)
                }
                do {
                    let file = try SnapshotFile(Data(bytes))
                    for state in file.records.values {
                        var joined = state
                        joined.join(state, seen: file.seen, otherSeen: file.seen)
                        _ = (joined.values, try FileCoding.encode(joined))
                    }
                } catch let error as DatastoreError {
                    #expect(error.code == .invalidFile)
                }
            }
        }
    }

    /// Replaces a number by one at the end of a range.
    private func replaceNumber(in bytes: inout [UInt8], using random: inout SeededRandomNumberGenerator) {
        let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
        let start = Int.random(in: bytes.indices, using: &random)
        guard let first = bytes[start...].firstIndex(where: isDigit) else { return }
        let end = bytes[first...].firstIndex { !isDigit($0) } ?? bytes.endIndex
        let numbers = [Int64.max, .max - 1, .min, Stamp.maximumNumber, Stamp.maximumNumber + 1, 0, -1]
        bytes.replaceSubrange(first..<end, with: "\(numbers.randomElement(using: &random) ?? 0)".utf8)
    }

    @Test func unusableFilesAreReportedAndPreventNothing() async throws {
        let folder = MemoryFolder()
        let devices = try (0..<2).map { _ in try Replica(folder) }
        let garbage = Data("garbage\n".utf8)
        folder.set("test/notes.txt", garbage)
        folder.set("readme.txt", garbage)
        folder.set("test/sub/folder.delta", garbage)
        let false1 = FileName(deltas: 1...1, of: Self.device, content: garbage).text
        folder.set("test/\(false1)", garbage)
        let false2 = FileName(snapshot: 9, content: garbage).text
        folder.set("test/\(false2)", garbage)
        let false3 = FileName(deltas: 2...2, of: Self.device, content: Data()).text
        folder.set("test/\(false3)", garbage)
        try devices[0].record().set("f", to: .int(1))
        try await settle(devices)
        #expect(try devices[1].record().value("f") == .int(1))
        let problems = try devices[1].datastore.status.problems
        #expect(Set(problems.map(\.name)) == ["notes.txt", false1, false2, false3])
        #expect(problems.allSatisfy { !$0.message.isEmpty })
    }

    @Test func excessiveNumberPreventsNothing() async throws {
        let folder = MemoryFolder()
        let devices = try (0..<2).map { _ in try Replica(folder) }
        let lines = [Data(Self.delta.utf8)]
        let content = try DeltaFile.content(device: Self.device, number: Stamp.maximumNumber, lines: lines)
        folder.set("test/\(FileName(deltas: 1...1, of: Self.device, content: content).text)", content)
        try await settle(devices)
        try devices[0].record("s").set("f", to: .int(1))
        try await settle(devices)
        try devices[1].record("s").set("f", to: .int(2))
        try await settle(devices)
        #expect(try devices[0].record("s").value("f") == .int(2))
        #expect(try devices[0].states() == devices[1].states())
    }

    @Test func deltaWaitsForItsPredecessors() async throws {
        let folder = MemoryFolder()
        let devices = try (0..<2).map { _ in try Replica(folder) }
        try devices[0].record().set("f", to: .int(1))
        try await devices[0].exchange()
        let (first, content) = try #require(folder.files.first)
        try devices[0].record().set("f", to: .int(2))
        try await devices[0].exchange()
        folder.set(first, nil)
        try await devices[1].exchange()
        #expect(try devices[1].contents().isEmpty)
        let status = try devices[1].datastore.status
        #expect(status.hasIncomingChanges)
        #expect(status.problems.map(\.message) == ["it can't be used before changes that are missing"])
        folder.set(first, content)
        try await devices[1].exchange()
        #expect(try devices[1].datastore.status.problems.isEmpty)
        #expect(try devices[1].record().value("f") == .int(2))
        #expect(try !devices[1].datastore.status.hasIncomingChanges)
    }

    @Test func deviceRepairsWhatIsDamaged() async throws {
        let folder = MemoryFolder()
        let devices = try (0..<2).map { _ in try Replica(folder) }
        try devices[0].record().set("f", to: .int(1))
        try await devices[0].exchange()
        for path in folder.files.keys { folder.set(path, Data("damaged".utf8)) }
        try await settle(devices)
        #expect(try devices[1].record().value("f") == .int(1))
        #expect(try devices[1].datastore.status.problems.isEmpty)
    }
}
