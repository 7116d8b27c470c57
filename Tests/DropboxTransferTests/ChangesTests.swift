import DropboxCore
import DropboxEmulator
import DropboxFiles
import Foundation
import Testing
@testable import DropboxTransfer

/// The requests of a watcher and the handling of their results, without I/O.
struct ChangeFeedStateMachineTests {
    private let file = FolderChange.deleted(Files.DeletedMetadata(name: "a"))

    private func stateMachine(since cursor: String?) -> ChangeFeedStateMachine {
        ChangeFeedStateMachine(since: cursor, retry: RetryPolicy(maximumAttempts: 2, initialBackoff: .seconds(1)))
    }

    @Test func withoutCursorOnlyFutureChangesAreReported() {
        var stateMachine = stateMachine(since: nil)
        #expect(stateMachine.nextAction() == .step(.start))
        stateMachine.handle(.started("c1"))
        #expect(stateMachine.nextAction() == .step(.poll("c1")))
        #expect(stateMachine.nextEvent() == nil)
    }

    @Test func storedCursorListsMissedChangesFirst() {
        var stateMachine = stateMachine(since: "c1")
        #expect(stateMachine.nextAction() == .step(.list("c1")))
        stateMachine.handleChanges([file], cursor: "c2", hasMore: true)
        #expect(stateMachine.nextEvent()?.cursor == "c2")
        #expect(stateMachine.nextAction() == .step(.list("c2")))
        stateMachine.handleChanges([file], cursor: "c3", hasMore: false)
        #expect(stateMachine.nextEvent()?.cursor == "c3")
        #expect(stateMachine.nextAction() == .step(.poll("c3")))
    }

    @Test func spuriousPollIsNotReported() {
        var stateMachine = stateMachine(since: nil)
        stateMachine.handle(.started("c1"))
        stateMachine.handle(.polled(changes: true, backoff: nil))
        #expect(stateMachine.nextAction() == .step(.list("c1")))
        stateMachine.handleChanges([], cursor: "c2", hasMore: false)
        #expect(stateMachine.nextEvent() == nil)
        #expect(stateMachine.nextAction() == .step(.poll("c2")))
    }

    @Test("A delay that a damaged response asks for is an hour at most", arguments: [3_601, 1 << 53, UInt64.max])
    func hugeDelaysAreClamped(seconds: UInt64) {
        var stateMachine = stateMachine(since: "c1")
        stateMachine.handleFailure(retryAfter: .seconds(Double(seconds)), jitter: 1)
        #expect(stateMachine.nextAction() == .wait(.seconds(3_600), failures: 1))
    }

    @Test func resetIsReportedBeforeAllItems() {
        var stateMachine = stateMachine(since: "c1")
        stateMachine.handleReset()
        guard case .reset = stateMachine.nextEvent() else { return #expect(Bool(false)) }
        #expect(stateMachine.nextAction() == .step(.list(nil)))
        stateMachine.handleChanges([], cursor: "n1", hasMore: true)
        #expect(stateMachine.nextEvent() == nil)
        #expect(stateMachine.nextAction() == .step(.list("n1")))
        stateMachine.handleChanges([], cursor: "n2", hasMore: false)
        // Even an empty folder must report the end of the listing.
        #expect(stateMachine.nextEvent()?.cursor == "n2")
        #expect(stateMachine.nextAction() == .step(.poll("n2")))
    }

    @Test func transientErrorsAreRetriedIndefinitely() {
        var stateMachine = stateMachine(since: nil)
        stateMachine.handle(.started("c1"))
        var waits: [Duration] = []
        for _ in 0..<8 {
            stateMachine.handleFailure(retryAfter: nil, jitter: 1)
            guard case .wait(let wait, _) = stateMachine.nextAction() else { return #expect(Bool(false)) }
            waits.append(wait)
            #expect(stateMachine.nextAction() == .step(.poll("c1")))
        }
        #expect(waits.map(\.components.seconds) == [1, 2, 4, 8, 16, 30, 30, 30])
    }
}

extension FolderChangeEvent {
    fileprivate var cursor: String? {
        if case .changes(_, let cursor, _) = self { cursor } else { nil }
    }

    /// A one-line description of the change.
    fileprivate var text: String {
        switch self {
        case .reset: "reset"
        case .changes(let changes, _, let hasMore):
            changes.map { change in
                switch change {
                case .file(let file): file.name
                case .folder(let folder): folder.name + "/"
                case .deleted(let deleted): "-" + deleted.name
                }
            }.joined(separator: " ") + (hasMore ? " …" : "")
        }
    }
}

/// Watches folders of an emulator.
@Suite(.timeLimit(.minutes(10)))
struct FolderChangesTests {
    /// Waits until a long poll is in flight.
    private func polling(_ fixture: DownloadFixture) async {
        _ = await fixture.emulator.calls.waitForRequest { $0.route == "files/list_folder/longpoll" && $0.status == nil }
    }

    @Test func changesAreReportedAsTheyHappen() async throws {
        try await DownloadFixture.run { fixture in
            try fixture.account.put("/old", "x")
            var events = fixture.client.files.changes(in: "/").makeAsyncIterator()
            async let first: Void = {
                await polling(fixture)
                try fixture.account.put("/a/b", "new")
            }()
            let event = try await events.next()
            try await first
            #expect(event?.text == "a/ b" || event?.text == "a/")
        }
    }

    @Test func storedCursorReportsMissedChanges() async throws {
        try await DownloadFixture.run { fixture in
            try fixture.account.put("/a", "x")
            let cursor = try await fixture.client.files.listFolderGetLatestCursor(path: "", recursive: true).response()
                .cursor
            try fixture.account.put("/b", "y")
            try fixture.account.delete("/a")
            var events = fixture.client.files.changes(in: "", since: cursor).makeAsyncIterator()
            let event = try #require(try await events.next())
            #expect(Set(event.text.split(separator: " ")) == ["-a", "b"])
            let next = try #require(event.cursor)
            try fixture.account.put("/c", "z")
            var later = fixture.client.files.changes(in: "", since: next).makeAsyncIterator()
            #expect(try await later.next()?.text == "c")
        }
    }

    @Test func watcherRecoversFromAReset() async throws {
        try await DownloadFixture.run { fixture in
            try fixture.account.put("/a", "x")
            let cursor = try await fixture.client.files.listFolderGetLatestCursor(path: "", recursive: true).response()
                .cursor
            try fixture.account.resetCursors()
            var events = fixture.client.files.changes(in: "/", since: cursor).makeAsyncIterator()
            #expect(try await events.next()?.text == "reset")
            #expect(try await events.next()?.text == "a")
        }
    }

    @Test func smallPagesAndLostConnectionsAreHandled() async throws {
        try await DownloadFixture.run { fixture in
            let cursor = try await fixture.client.files.listFolderGetLatestCursor(path: "", recursive: true).response()
                .cursor
            for name in 0..<10 { try fixture.account.put("/\(name)", "x") }
            try fixture.emulator.faults.add(.smallPages(of: 1), on: "files/list_folder*")
            try fixture.emulator.faults.add(.reset(.before), on: "files/list_folder*", skipping: 1, times: 2)
            var names: [String] = []
            for try await event in fixture.client.files.changes(in: "/", since: cursor) {
                guard case .changes(let changes, _, let hasMore) = event else { continue }
                names += changes.map(\.metadata.name)
                if !hasMore { break }
            }
            #expect(names.sorted() == (0..<10).map { "\($0)" })
        }
    }

    @Test func cancellationEndsTheWaitImmediately() async throws {
        try await DownloadFixture.run { fixture in
            let watcher = Task {
                for try await _ in fixture.client.files.changes(in: "/") {}
            }
            await polling(fixture)
            watcher.cancel()
            await #expect(throws: CancellationError.self) { try await watcher.value }
        }
    }

    @Test func missingFolderIsAnError() async throws {
        try await DownloadFixture.run { fixture in
            var events = fixture.client.files.changes(in: "/nowhere").makeAsyncIterator()
            await #expect(throws: CallError<Files.ListFolderError>.self) { try await events.next() }
        }
    }

    @Test func longPollSendsNoToken() async throws {
        try await DownloadFixture.run { fixture in
            let watcher = Task {
                for try await _ in fixture.client.files.changes(in: "/", timeout: 60) {}
            }
            let poll = await fixture.emulator.calls.waitForRequest { $0.route == "files/list_folder/longpoll" }
            #expect(poll?.request.header("Authorization") == nil)
            #expect(poll != nil)
            watcher.cancel()
            _ = await watcher.result
        }
    }
}
