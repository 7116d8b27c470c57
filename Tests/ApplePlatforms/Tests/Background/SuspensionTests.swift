import AppleFoundation
import DropboxConcurrency
import DropboxCore
import Foundation
import Testing
@testable import DropboxSync

/// A filesystem in the container of an app group, when the system suspends the process. The system terminates a process that
/// locks a file then.
@Suite(.serialized, .timeLimit(.minutes(10))) struct SuspensionTests: SuspendedProcess {
    static let reason = "swift-dropbox sync"
    let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private func open() throws -> FilesystemCore {
        let client = DropboxTransportClientImpl(
            authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: "token")))
        return try FilesystemCore(
            directory: folder.url, client: DropboxClient(transportClient: client),
            configuration: Filesystem.Configuration(), onUnlink: { _ in })
    }

    /// Changes a number in the database.
    private func write(_ number: Int64, to core: FilesystemCore) throws {
        try core.store.write { try $0.set(.maximumCacheSize, String(number)) }
    }

    private func number(in core: FilesystemCore) throws -> Int64 { try core.store.read { try $0.maximumCacheSize } }

    @Test func suspendedProcessLocksNothing() async throws {
        let core = try open()
        try write(1, to: core)
        #expect(try !lockedFiles.isEmpty)
        suspend()
        #expect(try lockedFiles.isEmpty)
        let later = onThread { try write(2, to: core) }
        for _ in 0..<100 { await Task.yield() }
        #expect(try lockedFiles.isEmpty)
        resume()
        try await later.value
        #expect(try number(in: core) == 2)
        #expect(try !lockedFiles.isEmpty)
        core.shutDown(SyncError(.shutdown, "the test ends"))
        #expect(try lockedFiles.isEmpty)
    }

    @Test func transactionInProgressIsCompletedBeforeTheSuspension() async throws {
        let core = try open()
        let (begun, mayEnd, events) = (Signal(), DispatchSemaphore(value: 0), Locked([String]()))
        let transaction = onThread {
            try core.store.write { tree in
                begun.fire()
                mayEnd.wait()
                try tree.set(.maximumCacheSize, "7")
                events.withLock { $0.append("transaction") }
            }
        }
        await begun.wait()
        let suspension = onThread {
            suspend()
            events.withLock { $0.append("suspension") }
        }
        for _ in 0..<100 { await Task.yield() }
        mayEnd.signal()
        try await transaction.value
        try await suspension.value
        #expect(events.withLock(\.self) == ["transaction", "suspension"])
        #expect(try lockedFiles.isEmpty)
        resume()
        #expect(try number(in: core) == 7)
        core.shutDown(SyncError(.shutdown, "the test ends"))
    }

    @Test func filesystemEndsIfAnotherProcessChangedIt() throws {
        let core = try open()
        try write(1, to: core)
        suspend()
        resume()
        let other = try open()
        try write(2, to: other)
        other.shutDown(SyncError(.shutdown, "the test ends"))
        #expect(throws: SyncError.self) { try number(in: core) }
        #expect(throws: SyncError.self) { try write(3, to: core) }
        core.shutDown(SyncError(.shutdown, "the test ends"))
        let next = try open()
        #expect(try number(in: next) == 2)
        next.shutDown(SyncError(.shutdown, "the test ends"))
    }

    @Test func filesystemEndsIfAnotherProcessUsesIt() throws {
        let core = try open()
        suspend()
        resume()
        let other = try open()
        let error = #expect(throws: SyncError.self) { try number(in: core) }
        #expect(error?.code == .badState)
        other.shutDown(SyncError(.shutdown, "the test ends"))
    }

    /// The system launches the app in the background, without time.
    @Test func filesystemThatIsOpenedWithoutTimeLocksNothing() throws {
        ExpiringActivities.expire(Self.reason, isDenied: true)
        let core = try open()
        #expect(try lockedFiles.isEmpty)
        resume()
        try write(5, to: core)
        #expect(try number(in: core) == 5)
        core.shutDown(SyncError(.shutdown, "the test ends"))
    }

    @Test func filesystemCanBeShutDownWhileTheProcessIsSuspended() throws {
        let core = try open()
        try write(4, to: core)
        suspend()
        core.shutDown(SyncError(.shutdown, "the test ends"))
        #expect(throws: SyncError.self) { try number(in: core) }
        resume()
        let next = try open()
        #expect(try number(in: next) == 4)
        next.shutDown(SyncError(.shutdown, "the test ends"))
    }

    /// Several threads change the filesystem while the process is suspended and resumed again and again.
    @Test func suspensionsLoseNothing() async throws {
        let core = try open()
        try write(0, to: core)
        try await repeatDuringSuspensions(100) {
            try core.store.write { try $0.set(.maximumCacheSize, String(try $0.maximumCacheSize + 1)) }
        }
        #expect(try number(in: core) == 100)
        core.shutDown(SyncError(.shutdown, "the test ends"))
    }

    /// A widget reads while the app has the filesystem open.
    @Test func suspendedReaderLocksNothing() async throws {
        let core = try open()
        try write(1, to: core)
        core.shutDown(SyncError(.shutdown, "the test ends"))
        let reader = try await FilesystemReader(directory: folder.url)
        #expect(try reader.pendingChangeCount == 0)
        #expect(try !lockedFiles.isEmpty)
        suspend()
        #expect(try lockedFiles.isEmpty)
        resume()
        #expect(try reader.pendingChangeCount == 0)
    }

    // MARK: Work that takes too long

    /// The system terminates a process that doesn't return from the expiration, so the gate returns, and the work continues.
    /// Its last thread pauses.
    @Test func workThatTakesTooLongDoesNotDelayTheSuspension() async throws {
        let events = Locked([String]())
        let record = { @Sendable (event: String) in events.withLock { $0.append(event) } }
        let (begun, isOver, mayEnd) = (Signal(), Signal(), DispatchSemaphore(value: 0))
        let limits = Locked([Duration]())
        let clock = ClientClock(
            now: { .zero },
            sleep: { duration in
                limits.withLock { $0.append(duration) }
                await isOver.wait()
            })
        let gate = try #require(
            SuspensionGate<any Error>.make(for: folder.url, Self.reason, expiration: Expiration(clock: clock)))
        gate.activate(
            SuspensionGate<any Error>.Work(
                pause: { record("pause") }, resume: { () throws(any Error) in record("resume") }))
        let work = onThread {
            try gate.run { () throws(any Error) in
                begun.fire()
                mayEnd.wait()
                record("work")
            }
        }
        await begun.wait()
        let suspension = onThread { suspend() }
        isOver.fire()
        try await suspension.value
        #expect(events.withLock(\.self).isEmpty)
        #expect(limits.withLock(\.self).first == Expiration.limit)
        // The process wasn't terminated. Other work waits for that in progress.
        resume()
        let later = onThread { try gate.run { () throws(any Error) in record("later") } }
        for _ in 0..<100 { await Task.yield() }
        #expect(events.withLock(\.self).isEmpty)
        mayEnd.signal()
        try await work.value
        try await later.value
        #expect(events.withLock(\.self) == ["work", "pause", "resume", "later"])
        gate.end()
    }

    @Test func briefWorkThatTakesTooLongDoesNotDelayTheSuspension() async throws {
        let (begun, isOver, mayEnd) = (Signal(), Signal(), DispatchSemaphore(value: 0))
        let clock = ClientClock(now: { .zero }, sleep: { _ in await isOver.wait() })
        let directory = folder.url
        let work = onThread {
            UnsuspendedWork.run(in: directory, expiration: Expiration(clock: clock)) {
                begun.fire()
                mayEnd.wait()
            }
        }
        await begun.wait()
        let suspension = onThread { ExpiringActivities.expire("swift-dropbox lock", isDenied: false) }
        isOver.fire()
        try await suspension.value
        mayEnd.signal()
        try await work.value
        ExpiringActivities.allow("swift-dropbox lock")
    }

    /// Only a lock in a shared container ends the process.
    @Test func directoryOfTheAppNeedsNoGate() {
        #expect(
            SuspensionGate<SyncError>.make(
                for: URL(fileURLWithPath: NSHomeDirectory() + "/Library/Sync"), "swift-dropbox sync") == nil)
    }
}
