import DropboxConcurrency
import DropboxHTTP
import Foundation
import SwiftyDropbox
import Testing
@testable import DropboxBackground
@testable import DropboxCore

/// The lock on the directory of a background session, and how long other sessions wait for it.
@Suite(.timeLimit(.minutes(5))) struct SessionLockTests {
    private let folder: TestFolder
    private let settings: NetworkSessionConfiguration

    init() throws {
        folder = try TestFolder()
        var settings = NetworkSessionConfiguration.background(withIdentifier: "claim")
        settings.backgroundDirectory = folder.url
        self.settings = settings
    }

    private var session: BackgroundSession { .shared("claim", settings) }

    /// A clock that advances only while a task sleeps.
    private func clock(onSleep: @escaping @Sendable (Int) -> Void) -> ClientClock {
        let sleeps = Locked(0)
        return ClientClock(
            now: { .seconds(sleeps.withLock(\.self)) },
            sleep: { _ in
                onSleep(
                    sleeps.withLock { sleeps in
                        sleeps += 1
                        return sleeps
                    })
            })
    }

    /// Locks the session's directory as another process does: without a session.
    private func lockOfAnotherProcess() async throws -> DirectoryLock {
        let former = session
        let directory = try await former.acquireLease(.system).directory.url
        former.shutdown()
        // The thread that locked the directory may hold the lease for another moment.
        while BackgroundSession.Lease.isLocked(directory) { await Task.yield() }
        return try DirectoryLock(directory)
    }

    /// A request can hold the last reference to its client, which the session forgets when the client is deallocated.
    @Test func removedRequestCanReleaseItsClient() throws {
        defer { folder.remove() }
        let session = session
        try session.register(Self.request(holding: BackgroundSessionClient("claim", settings)), of: "first")
        session.removeExecution(of: "first")
        try session.register(Self.request(holding: BackgroundSessionClient("claim", settings)), of: "second")
        try session.register(Self.request(holding: nil), of: "second")
        #expect(!session.isIdle)
        session.shutdown()
    }

    private static func request(holding client: BackgroundSessionClient?) -> RequestExecution<Void, Never> {
        RequestExecution(name: "files/upload") { _ throws(CallError<Never>) in withExtendedLifetime(client) {} }
    }

    /// The work of a session that was shut down continues as long as the disk requires.
    @Test func sessionWaitsForEarlierSessionOfTheProcess() async throws {
        defer { folder.remove() }
        let former = session
        let lease = Locked<BackgroundSession.Lease?>(try await former.acquireLease(.system))
        former.shutdown()
        let path = try await session.acquireLease(clock { if $0 == 100 { lease.withLock { $0 = nil } } }).directory.url
            .path
        #expect(path.hasPrefix(folder.url.path))
        #expect(lease.withLock { $0 == nil })
        session.shutdown()
    }

    /// The lock is released while an attempt that failed is reported late, for example because the disk is busy.
    @Test func sessionTriesAgainAfterASlowAttempt() async throws {
        defer { folder.remove() }
        let lock = try await lockOfAnotherProcess()
        let readings = Locked(0)
        let clock = ClientClock(
            now: {
                readings.withLock { readings in
                    readings += 1
                    return .seconds(3 * readings)
                }
            },
            sleep: { _ in lock.release() })
        _ = try await session.acquireLease(clock)
        session.shutdown()
    }

    @Test func sessionInUseByAnotherProcessThrowsSoon() async throws {
        defer { folder.remove() }
        let lock = try await lockOfAnotherProcess()
        await #expect(throws: SessionInUseError.self) { try await session.acquireLease(clock { _ in }) }
        lock.release()
        session.shutdown()
    }

    @Test func sessionAfterShutdownRegistersNoRequest() async throws {
        defer { folder.remove() }
        let session = session
        session.shutdown()
        let request = RequestExecution<Int, Never>(name: "test") { _ throws(CallError<Never>) in 1 }
        #expect(throws: HTTPError.self) { try session.register(request, of: "1") }
    }

    /// The app keeps the request of a finished download without attaching a handler.
    @Test func retainedRequestDoesNotKeepTheLock() async throws {
        try await BackgroundFixture.run { fixture in
            _ = try await fixture.foreground.files.upload(path: "/file", input: Data("content".utf8)).response()
            let first = try fixture.client()
            let download = first.files.download(
                path: "/file", destination: fixture.folder.url.appendingPathComponent("copy"))
            download.resume()
            try await fixture.answered(1)
            while !"\(download)".contains("succeeded") { await Task.yield() }
            first.shutdown()
            let second = try fixture.client()
            let requests = await second.getAllRequests()
            #expect(requests.count == 1)
            for case .success(.files_download(let again)) in requests { _ = try await again.response() }
            try await fixture.cleared()
            // The second client has delivered the outcome.
            await #expect(throws: (any Error).self) { try await download.response() }
            second.shutdown()
        }
    }
}
