import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxSQLite
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Tests that acknowledged changes survive a power failure.
@Suite(.timeLimit(.minutes(10)))
struct PowerFailureTests {
    /// A disk that records the files that would exist if the power failed at each moment: the database as it was
    /// written, and of the contents only those that were synchronized, including their names. An unsynchronized
    /// content is either empty or missing.
    private final class FailingPower: Sendable {
        struct Moment: Sendable {
            var database: [String: Data]
            var contents: [String: Data]
            var unsynced: Set<String>
            /// The number of calls that had returned.
            var acknowledged: Int
        }

        private struct State {
            var folder: URL?
            var synced: [String: Data] = [:]
            var named: [String: Data] = [:]
            var unsynced: Set<String> = []
            var acknowledged = 0
            var steps: [DurabilityStep] = []
            var moments: [Moment] = []
        }

        private let state = Locked(State())

        var moments: [Moment] { state.withLock { $0.moments } }
        var steps: [DurabilityStep] { state.withLock { $0.steps } }

        func watch(_ folder: URL) { state.withLock { $0.folder = folder } }

        func acknowledge() throws {
            state.withLock { $0.acknowledged += 1 }
            try captureFiles()
        }

        func step(_ step: DurabilityStep) throws {
            guard let folder = state.withLock({ $0.folder }) else { return }
            try captureFiles()
            try state.withLock { state in
                state.steps.append(step)
                switch step {
                case .write(let name): state.unsynced.insert(name)
                case .sync(let name):
                    let content = folder.appendingPathComponent("content/" + name)
                    let isDownload = FileManager.default.fileExists(atPath: content.path)
                    let file = isDownload ? content : content.appendingPathExtension("part")
                    state.synced[name] = try Data(contentsOf: file)
                case .syncNames:
                    state.named = state.synced
                    state.unsynced.subtract(state.named.keys)
                case .remove(let name):
                    state.synced[name] = nil
                    state.named[name] = nil
                    state.unsynced.remove(name)
                case .commit, .record: break
                }
            }
        }

        private func captureFiles() throws {
            try state.withLock { state in
                guard let folder = state.folder else { return }
                var database: [String: Data] = [:]
                for name in ["tree.db", "tree.db-wal"] {
                    database[name] = try Data(contentsOf: folder.appendingPathComponent(name))
                }
                let journal = folder.appendingPathComponent("changes.journal")
                database[journal.lastPathComponent] = try Data(contentsOf: journal)
                state.moments.append(
                    Moment(
                        database: database, contents: state.named, unsynced: state.unsynced,
                        acknowledged: state.acknowledged))
            }
        }
    }

    @Test func movedSourceIsRestoredAfterACrashBeforeItsTransaction() async throws {
        try await withDisk({ _ in }) { _, device in
            let source = device.folderURL.appendingPathComponent("source")
            func contents() throws -> ContentCache { try device.filesystem.core.store.contents }
            for text in ["free", "taken"] {
                try Data("the only copy".utf8).write(to: source)
                _ = try contents().store(moving: source)
                #expect(!FileManager.default.fileExists(atPath: source.path))
                if text == "taken" {
                    // Another file exists there now, so the file stays in the cache until its path is unused.
                    try Data("another".utf8).write(to: source)
                    try device.restart()
                    #expect(try Data(contentsOf: source) == Data("another".utf8))
                    #expect(try contents().inventory().parts.count == 1)
                    try FileManager.default.removeItem(at: source)
                }
                try device.restart()
                #expect(try Data(contentsOf: source) == Data("the only copy".utf8))
                #expect(try contents().names().isEmpty)
            }
        }
    }

    @Test func acknowledgedChangesSurviveAPowerFailureAtAnyMoment() async throws {
        let power = FailingPower()
        try await withDisk({ try power.step($0) }) { account, device in
            try account.put("/served", "from the server")
            try await device.runUntilIdle()
            power.watch(device.folderURL)
            let filesystem = try device.filesystem
            var expected = [["/served": "from the server"]]
            func acknowledge(_ change: (inout [String: String]) -> Void) throws {
                var next = expected[expected.count - 1]
                change(&next)
                expected.append(next)
                try power.acknowledge()
            }
            let file = try await filesystem.create(.at("/a"))
            try acknowledge { $0["/a"] = "" }
            try await file.write("one")
            try acknowledge { $0["/a"] = "one" }
            try await device.runUntilIdle()
            try await file.append(" and two")
            try acknowledge { $0["/a"] = "one and two" }
            let source = device.folderURL.appendingPathComponent("source")
            for steals in [false, true] {
                try Data("from elsewhere \(steals)".utf8).write(to: source)
                try await file.write(contentsOf: source, shouldSteal: steals)
                try acknowledge { $0["/a"] = "from elsewhere \(steals)" }
            }
            try await filesystem.move(.at("/a"), to: .at("/b"))
            try acknowledge {
                $0["/b"] = $0["/a"]
                $0["/a"] = nil
            }
            try await device.runUntilIdle()
            let served = try await filesystem.open(.at("/served"))
            #expect(try await served.readString() == "from the server")
            try await served.append(", edited")
            try acknowledge { $0["/served"] = "from the server, edited" }
            try await filesystem.setMaximumFileCacheSize(0)
            try await device.runUntilIdle()
            // The order of the steps: the content, its name, and only then the transaction.
            for (index, step) in power.steps.enumerated() {
                guard case .sync(let name) = step else { continue }
                #expect(power.steps[..<index].contains(.write(name)))
                let last: [DurabilityStep] = name.hasSuffix(".cached") ? [] : [.record]
                #expect(Array(power.steps[index...].prefix(3 + last.count)) == [step] + last + [.syncNames, .commit])
            }
            #expect(power.moments.count > 40)
            for (number, moment) in power.moments.enumerated() {
                let states = Array(expected[moment.acknowledged...].prefix(2))
                for leavesEmptyFiles in [false, true] {
                    try Self.check(moment, leavesEmptyFiles, states, "moment \(number)")
                }
            }
        }
    }

    /// Opens the filesystem after a power failure, and checks its files.
    private static func check(
        _ moment: FailingPower.Moment, _ leavesEmptyFiles: Bool, _ expected: [[String: String]], _ name: String
    ) throws {
        let folder = try TemporaryDirectory()
        let contents = folder.url.appendingPathComponent("content")
        try FileManager.default.createDirectory(at: contents, withIntermediateDirectories: true)
        for (name, data) in moment.database { try data.write(to: folder.url.appendingPathComponent(name)) }
        for (name, data) in moment.contents { try data.write(to: contents.appendingPathComponent(name)) }
        if leavesEmptyFiles {
            for name in moment.unsynced {
                let file = name.hasSuffix(".cached") ? name : name + ".part"
                try Data().write(to: contents.appendingPathComponent(file))
            }
        }
        let store = try SyncStore(directory: folder.url) { _ in }
        defer { store.close() }
        // All contents in the index exist and are complete.
        let known = try store.read { tree in
            try tree.db.rows("SELECT file, hash FROM content") { ($0.text(0) ?? "", $0.text(1) ?? "") }
        }
        for (file, hash) in known {
            #expect(try ContentHash.hash(ofFileAt: store.contents.url(of: file)) == hash, "\(name)")
        }
        #expect(try Set(store.contents.names()) == Set(known.map(\.0)), "\(name)")
        // Acknowledged changes exist. A change in progress may exist.
        let paths = Set(expected.flatMap(\.keys))
        let hashes = try store.read { tree in
            try paths.compactMap { path -> (String, String)? in
                guard let node = try tree.lookUp(.at(path)) else { return nil }
                let hash = try tree.unsentContent(of: node.key)?.hash ?? node.remote?.version?.hash
                return (path, hash ?? "no content")
            }
        }
        let actual = Dictionary(uniqueKeysWithValues: hashes)
        let wanted = expected.map { $0.mapValues { ContentHash.hash(of: Data($0.utf8)) } }
        #expect(wanted.contains(actual), "\(name): \(actual.keys.sorted())")
    }
}
