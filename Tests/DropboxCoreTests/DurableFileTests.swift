import DropboxConcurrency
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCore

@Suite(.timeLimit(.minutes(10)))
struct DurableFileTests {
    private func mode(_ url: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }

    @Test func contentIsReplacedAndRemoved() throws {
        let directory = try TemporaryDirectory()
        let file = DurableFile(directory.url.appendingPathComponent("a/b/tokens.json"))
        #expect(try file.read() == nil)
        for content in [Data("one".utf8), Data(), Data(repeating: 7, count: 300_000)] {
            try file.replace(with: content)
            #expect(try file.read() == content)
        }
        #expect(try mode(file.url) == 0o600)
        #expect(try mode(file.url.deletingLastPathComponent()) == 0o700)
        #expect(try FileManager.default.contentsOfDirectory(atPath: file.directory.path) == ["tokens.json"])
        try file.remove()
        try file.remove()
        #expect(try file.read() == nil)
    }

    @Test func permissionsIgnoreTheUmask() throws {
        let directory = try TemporaryDirectory()
        let file = DurableFile(directory.url.appendingPathComponent("shared"), permissions: 0o666)
        try file.replace(with: Data())
        #expect(try mode(file.url) == 0o666)
    }

    @Test func errorsContainPathAndReason() throws {
        let directory = try TemporaryDirectory()
        try Data().write(to: directory.url.appendingPathComponent("file"))
        let nested = DurableFile(directory.url.appendingPathComponent("file/tokens"))
        let error = #expect(throws: FileError.self) { try nested.replace(with: Data()) }
        #expect(error?.description.hasPrefix("cannot create the directory \(directory.url.path)/file: ") == true)
        let directoryItself = DurableFile(directory.url)
        let other = #expect(throws: FileError.self) { try directoryItself.read() }
        #expect(
            other?.description == """
                cannot open \(directory.url.path): it is a directory, not a regular file; move it, or use another location
                """)
        // No temporary files are left.
        #expect(throws: FileError.self) { try directoryItself.replace(with: Data("x".utf8)) }
        #expect(try directory.names == ["file"])
    }

    #if os(Linux)
        @Test func errorsIndicateAFullDisk() throws {
            // A device that is always full.
            let full = DurableFile(URL(fileURLWithPath: "/dev/full"))
            #expect(#expect(throws: FileError.self) { try full.append(Data([1])) }?.isOutOfSpace == true)
            let missing = DurableFile(URL(fileURLWithPath: "/nowhere/file"))
            #expect(#expect(throws: FileError.self) { try missing.append(Data([1])) }?.isOutOfSpace == false)
        }
    #endif

    @Test func readersSeeOldOrNewContent() async throws {
        let directory = try TemporaryDirectory()
        let file = DurableFile(directory.url.appendingPathComponent("f"))
        try file.replace(with: Data(repeating: 0, count: 100_000))
        try await onThread {
            let isDone = Locked(false)
            DispatchQueue.concurrentPerform(iterations: 2) { worker in
                if worker == 0 {
                    for byte in 1..<40 as Range<UInt8> {
                        do { try file.replace(with: Data(repeating: byte, count: 100_000)) } catch {
                            Issue.record("\(error)")
                        }
                    }
                    isDone.withLock { $0 = true }
                } else {
                    while !isDone.withLock({ $0 }) {
                        guard let content = try? file.read() else { continue }
                        #expect(content.count == 100_000 && Set(content).count == 1)
                    }
                }
            }
        }
    }

    @Test func lockIsExclusive() async throws {
        let directory = try TemporaryDirectory()
        let url = directory.url.appendingPathComponent("counter")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<16 {
                group.addTask {
                    let file = DurableFile(url)
                    @Sendable func count() throws {
                        let text = String(decoding: try file.read() ?? Data("0".utf8), as: UTF8.self)
                        try file.replace(with: Data(String((Int(text) ?? 0) + 1).utf8))
                    }
                    for _ in 0..<4 {
                        if number.isMultiple(of: 2) {
                            try await file.withLock { _ in try count() }
                        } else {
                            try await onThread {
                                // The other owners may wait for a thread.
                                try file.withLock(
                                    waitingAtMost: .seconds(600), { () throws -> Void in try count() },
                                    makeError: { $0 })
                            }
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try DurableFile(url).read() == Data("64".utf8))
    }

    @Test func lockExcludesOtherProcesses() async throws {
        let directory = try TemporaryDirectory()
        let file = DurableFile(directory.url.appendingPathComponent("f"))
        let script = """
            import fcntl, os, signal, sys
            file = open(sys.argv[1], "w")
            fcntl.flock(file, fcntl.LOCK_EX)
            os.write(1, b"locked")
            signal.pause()
            """
        let other = try Subprocess("python3", ["-c", script, file.url.path + ".lock"])
        #expect(try await onThread { String(decoding: try other.nextOutput(), as: UTF8.self) } == "locked")

        // A canceled task stops waiting.
        let canceled = Task { try await file.withLock { _ in } }
        canceled.cancel()
        await #expect(throws: CancellationError.self) { try await canceled.value }

        let hasLock = Locked(false)
        let waiting = Task {
            try await file.withLock { _ in hasLock.withLock { $0 = true } }
        }
        #expect(!hasLock.withLock { $0 })
        other.kill()
        try await waiting.value
        #expect(hasLock.withLock { $0 })
    }

    @Test func deletedLockFileRemainsExclusive() async throws {
        let directory = try TemporaryDirectory()
        let file = DurableFile(directory.url.appendingPathComponent("file"))
        let owners = Locked(0)
        let rounds = Locked(0)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<50 {
                        try await file.withLock { _ in
                            let count = owners.withLock { owners in
                                owners += 1
                                return owners
                            }
                            #expect(count == 1)
                            await Task.yield()
                            owners.withLock { $0 -= 1 }
                            rounds.withLock { $0 += 1 }
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(rounds.withLock { $0 } == 400)
        #expect(try directory.names.isEmpty)
        try file.replace(with: Data("x".utf8))
        try await file.withLock { _ in }
        #expect(try directory.names == ["file", "file.lock"])
    }
}
