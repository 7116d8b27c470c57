import Foundation
import DropboxConcurrency
import DropboxHTTP
import SwiftyDropbox
import Testing

@testable import DropboxBackground
@testable import DropboxCore

/// Who has the folder of a background session, and for how long others wait for it.
@Suite(.timeLimit(.minutes(5))) struct SessionClaimTests {
    private let folder: TestFolder
    private let settings: NetworkSessionConfiguration

    init() throws {
        folder = try TestFolder()
        var settings = NetworkSessionConfiguration.background(withIdentifier: "claim")
        settings.backgroundDirectory = folder.url
        self.settings = settings
    }

    private var session: BackgroundSession { .named("claim", settings) }

    /// A clock whose seconds pass when somebody sleeps.
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

    /// The work of a session that was shut down goes on for as long as the disk takes.
    @Test func aSessionWaitsForWhatAnEarlierOneOfTheProcessFinishes() async throws {
        defer { folder.remove() }
        let former = session
        let lease = Locked<BackgroundSession.Lease?>(try await former.open(.system))
        former.shutdown()
        let path = try await session.open(clock { if $0 == 100 { lease.withLock { $0 = nil } } }).folder.url.path
        #expect(path.hasPrefix(folder.url.path))
        #expect(lease.withLock { $0 == nil })
        session.shutdown()
    }

    @Test func aSessionThatAnotherProcessHasIsAnErrorBeforeLong() async throws {
        defer { folder.remove() }
        let first = session
        // Another process claims the folder by the lock alone.
        let place = try await first.open(.system).folder.url
        first.shutdown()
        let lock = try DirectoryLock(place)
        await #expect(throws: SessionInUseError.self) { try await session.open(clock { _ in }) }
        lock.release()
        session.shutdown()
    }

    @Test func aSessionThatIsShutDownRegistersNoRequest() async throws {
        defer { folder.remove() }
        let session = session
        session.shutdown()
        let request = RequestExecution<Int, Never>(name: "test") { _ throws(CallError<Never>) in 1 }
        #expect(throws: HTTPError.self) { try session.register(request, of: "1") }
    }

    /// The app keeps the request of a download that is done, and has attached no handler to it.
    @Test func aRequestThatTheAppKeepsDoesNotKeepTheFolder() async throws {
        try await BackgroundFixture.run { site in
            _ = try await site.foreground.files.upload(path: "/file", input: Data("content".utf8)).response()
            let first = try site.client()
            let download = first.files.download(
                path: "/file", destination: site.folder.url.appendingPathComponent("copy"))
            download.resume()
            try await site.answered(1)
            while !"\(download)".contains("succeeded") { try await Task.sleep(for: .milliseconds(2)) }
            first.shutdown()
            let second = try site.client()
            let requests = await second.getAllRequests()
            #expect(requests.count == 1)
            for case .success(.files_download(let again)) in requests { _ = try await again.response() }
            try await site.cleared()
            // It is handed over here, too, and has nothing to remove any more.
            _ = try await download.response()
            second.shutdown()
        }
    }
}
