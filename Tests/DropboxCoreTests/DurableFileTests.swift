import Foundation
import DropboxConcurrency
import DropboxTestSupport
import Testing

@testable import DropboxCore

@Suite(.timeLimit(.minutes(10)))
struct DurableFileTests {
    private func mode(_ url: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }

    @Test func contentIsReplacedAndRemoved() throws {
        let folder = try TemporaryFolder()
        let file = DurableFile(folder.url.appendingPathComponent("a/b/tokens.json"))
        #expect(try file.read() == nil)
        for content in [Data("one".utf8), Data(), Data(repeating: 7, count: 300_000)] {
            try file.replace(with: content)
            #expect(try file.read() == content)
        }
        #expect(try mode(file.url) == 0o600)
        #expect(try mode(file.url.deletingLastPathComponent()) == 0o700)
        #expect(try FileManager.default.contentsOfDirectory(atPath: file.folder.path) == ["tokens.json"])
        try file.remove()
        try file.remove()
        #expect(try file.read() == nil)
    }

    @Test func permissionsAreThoseAskedForWhateverTheUmaskIs() throws {
        let folder = try TemporaryFolder()
        let file = DurableFile(folder.url.appendingPathComponent("shared"), permissions: 0o666)
        try file.replace(with: Data())
        #expect(try mode(file.url) == 0o666)
    }

    @Test func failuresNameThePlaceAndTheReason() throws {
        let folder = try TemporaryFolder()
        try Data().write(to: folder.url.appendingPathComponent("file"))
        let below = DurableFile(folder.url.appendingPathComponent("file/tokens"))
        let error = #expect(throws: FileError.self) { try below.replace(with: Data()) }
        #expect(error?.description.hasPrefix("cannot make the folder \(folder.url.path)/file: ") == true)
        let folderItself = DurableFile(folder.url)
        let other = #expect(throws: FileError.self) { try folderItself.read() }
        #expect(other?.description == "cannot read \(folder.url.path): Is a directory")
        // Nothing is left of what was begun.
        #expect(throws: FileError.self) { try folderItself.replace(with: Data("x".utf8)) }
        #expect(try folder.names == ["file"])
    }

    #if os(Linux)
        @Test func aFailureTellsWhetherTheDiskIsFull() throws {
            // A device on which there is never any space.
            let full = DurableFile(URL(fileURLWithPath: "/dev/full"))
            #expect(#expect(throws: FileError.self) { try full.append(Data([1])) }?.isOfFullDisk == true)
            let missing = DurableFile(URL(fileURLWithPath: "/nowhere/file"))
            #expect(#expect(throws: FileError.self) { try missing.append(Data([1])) }?.isOfFullDisk == false)
        }
    #endif

    @Test func readersNeverSeeAMixture() async throws {
        let folder = try TemporaryFolder()
        let file = DurableFile(folder.url.appendingPathComponent("f"))
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

    @Test func lockLetsOneInAtATime() async throws {
        let folder = try TemporaryFolder()
        let url = folder.url.appendingPathComponent("counter")
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
                            try await file.withLock { try count() }
                        } else {
                            try await onThread {
                                try file.withLock({ () throws -> Void in try count() }, failed: { $0 })
                            }
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try DurableFile(url).read() == Data("64".utf8))
    }

    @Test func lockIsHeldAgainstOtherProcesses() async throws {
        let folder = try TemporaryFolder()
        let file = DurableFile(folder.url.appendingPathComponent("f"))
        let other = try Subprocess(
            "flock", ["--no-fork", file.url.path + ".lock", "sh", "-c", "echo locked; exec sleep 1000"])
        #expect(try await onThread { String(decoding: try other.nextOutput(), as: UTF8.self) } == "locked\n")

        // Who is cancelled waits no longer.
        let impatient = Task { try await file.withLock {} }
        impatient.cancel()
        await #expect(throws: CancellationError.self) { try await impatient.value }

        let isIn = Locked(false)
        let patient = Task {
            try await file.withLock { isIn.withLock { $0 = true } }
        }
        #expect(!isIn.withLock { $0 })
        other.kill()
        try await patient.value
        #expect(isIn.withLock { $0 })
    }

    @Test func theLockGoesWithTheFileAndKeepsOthersAwayAllTheSame() async throws {
        let folder = try TemporaryFolder()
        let file = DurableFile(folder.url.appendingPathComponent("file"))
        let inside = Locked(0)
        let rounds = Locked(0)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<50 {
                        try await file.withLock {
                            let count = inside.withLock { inside in
                                inside += 1
                                return inside
                            }
                            #expect(count == 1)
                            await Task.yield()
                            inside.withLock { $0 -= 1 }
                            rounds.withLock { $0 += 1 }
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(rounds.withLock { $0 } == 400)
        #expect(try folder.names.isEmpty)
        try file.replace(with: Data("x".utf8))
        try await file.withLock {}
        #expect(try folder.names == ["file", "file.lock"])
    }
}
