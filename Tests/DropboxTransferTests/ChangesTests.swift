import DropboxCore
import DropboxEmulator
import DropboxFiles
import Foundation
import Testing

@testable import DropboxTransfer

/// What a watcher asks for, and what follows from the answers, without any I/O.
struct ChangesPlanTests {
    private let file = FolderChange.deleted(Files.DeletedMetadata(name: "a"))

    private func plan(since cursor: String?) -> ChangeFeedStateMachine {
        ChangeFeedStateMachine(since: cursor, retry: RetryPolicy(maximumAttempts: 2, initialBackoff: .seconds(1)))
    }

    @Test func withoutACursorOnlyTheFutureIsTold() {
        var plan = plan(since: nil)
        #expect(plan.nextAction() == .step(.start))
        plan.took(.started("c1"))
        #expect(plan.nextAction() == .step(.poll("c1")))
        #expect(plan.nextEvent() == nil)
    }

    @Test func aStoredCursorIsCaughtUpFirst() {
        var plan = plan(since: "c1")
        #expect(plan.nextAction() == .step(.list("c1")))
        plan.listed([file], cursor: "c2", hasMore: true)
        #expect(plan.nextEvent()?.cursor == "c2")
        #expect(plan.nextAction() == .step(.list("c2")))
        plan.listed([file], cursor: "c3", hasMore: false)
        #expect(plan.nextEvent()?.cursor == "c3")
        #expect(plan.nextAction() == .step(.poll("c3")))
    }

    @Test func aSpuriousWakeUpIsNotPassedOn() {
        var plan = plan(since: nil)
        plan.took(.started("c1"))
        plan.took(.polled(changes: true, backoff: nil))
        #expect(plan.nextAction() == .step(.list("c1")))
        plan.listed([], cursor: "c2", hasMore: false)
        #expect(plan.nextEvent() == nil)
        #expect(plan.nextAction() == .step(.poll("c2")))
    }

    @Test func aBackOffDelaysTheNextPollAndNotTheListing() {
        var plan = plan(since: nil)
        plan.took(.started("c1"))
        plan.took(.polled(changes: true, backoff: 60))
        #expect(plan.nextAction() == .step(.list("c1")))
        plan.listed([file], cursor: "c2", hasMore: false)
        #expect(plan.nextAction() == .wait(.seconds(60), failures: 0))
        #expect(plan.nextAction() == .step(.poll("c2")))
    }

    @Test("A pause that a damaged answer asks for is an hour at most", arguments: [3_601, 1 << 53, UInt64.max])
    func hugePausesAreClamped(seconds: UInt64) {
        var plan = plan(since: "c1")
        plan.listed([], cursor: "c1", hasMore: false)
        plan.took(.polled(changes: false, backoff: seconds))
        #expect(plan.nextAction() == .wait(.seconds(3_600), failures: 0))
        plan.failed(retryAfter: .seconds(Double(seconds)), jitter: 1)
        #expect(plan.nextAction() == .wait(.seconds(3_600), failures: 1))
    }

    @Test func aResetIsToldAndThenEverythingThatIsThere() {
        var plan = plan(since: "c1")
        plan.wasReset()
        guard case .reset = plan.nextEvent() else { return #expect(Bool(false)) }
        #expect(plan.nextAction() == .step(.list(nil)))
        plan.listed([], cursor: "n1", hasMore: true)
        #expect(plan.nextEvent() == nil)
        #expect(plan.nextAction() == .step(.list("n1")))
        plan.listed([], cursor: "n2", hasMore: false)
        // Even where nothing is there, somebody waits to hear that this was all.
        #expect(plan.nextEvent()?.cursor == "n2")
        #expect(plan.nextAction() == .step(.poll("n2")))
    }

    @Test func troubleIsWaitedOutLongerAndLongerForEver() {
        var plan = plan(since: nil)
        plan.took(.started("c1"))
        var waits: [Duration] = []
        for _ in 0..<8 {
            plan.failed(retryAfter: nil, jitter: 1)
            guard case .wait(let wait, _) = plan.nextAction() else { return #expect(Bool(false)) }
            waits.append(wait)
            #expect(plan.nextAction() == .step(.poll("c1")))
        }
        #expect(waits.map(\.components.seconds) == [1, 2, 4, 8, 16, 30, 30, 30])
    }
}

extension FolderChangeEvent {
    fileprivate var cursor: String? {
        if case .changes(_, let cursor, _) = self { cursor } else { nil }
    }

    /// What changed, in a line.
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
    /// Waits until a long poll is under way.
    private func polling(_ site: DownloadFixture) async {
        _ = await site.emulator.calls.waitForArrival { $0.route == "files/list_folder/longpoll" && $0.status == nil }
    }

    @Test func changesAreToldAsTheyHappen() async throws {
        try await DownloadFixture.run { site in
            try site.account.put("/old", "x")
            var events = site.client.files.changes(in: "/").makeAsyncIterator()
            async let first: Void = {
                await polling(site)
                try site.account.put("/a/b", "new")
            }()
            let event = try await events.next()
            try await first
            #expect(event?.text == "a/ b" || event?.text == "a/")
        }
    }

    @Test func aStoredCursorTellsWhatHappenedMeanwhile() async throws {
        try await DownloadFixture.run { site in
            try site.account.put("/a", "x")
            let cursor = try await site.client.files.listFolderGetLatestCursor(path: "", recursive: true).response()
                .cursor
            try site.account.put("/b", "y")
            try site.account.delete("/a")
            var events = site.client.files.changes(in: "", since: cursor).makeAsyncIterator()
            let event = try #require(try await events.next())
            #expect(Set(event.text.split(separator: " ")) == ["-a", "b"])
            let next = try #require(event.cursor)
            try site.account.put("/c", "z")
            var later = site.client.files.changes(in: "", since: next).makeAsyncIterator()
            #expect(try await later.next()?.text == "c")
        }
    }

    @Test func aResetIsSurvived() async throws {
        try await DownloadFixture.run { site in
            try site.account.put("/a", "x")
            let cursor = try await site.client.files.listFolderGetLatestCursor(path: "", recursive: true).response()
                .cursor
            try site.account.resetCursors()
            var events = site.client.files.changes(in: "/", since: cursor).makeAsyncIterator()
            #expect(try await events.next()?.text == "reset")
            #expect(try await events.next()?.text == "a")
        }
    }

    @Test func pagesOfOneEntryAndLostConnectionsMakeNoDifference() async throws {
        try await DownloadFixture.run { site in
            let cursor = try await site.client.files.listFolderGetLatestCursor(path: "", recursive: true).response()
                .cursor
            for name in 0..<10 { try site.account.put("/\(name)", "x") }
            site.emulator.faults.add(.smallPages(of: 1), on: "files/list_folder*")
            site.emulator.faults.add(.reset(.before), on: "files/list_folder*", skipping: 1, times: 2)
            var names: [String] = []
            for try await event in site.client.files.changes(in: "/", since: cursor) {
                guard case .changes(let changes, _, let hasMore) = event else { continue }
                names += changes.map(\.metadata.name)
                if !hasMore { break }
            }
            #expect(names.sorted() == (0..<10).map(String.init))
        }
    }

    @Test func cancellingEndsTheWaitAtOnce() async throws {
        try await DownloadFixture.run { site in
            let watcher = Task {
                for try await _ in site.client.files.changes(in: "/") {}
            }
            await polling(site)
            watcher.cancel()
            await #expect(throws: CancellationError.self) { try await watcher.value }
        }
    }

    @Test func aFolderThatIsMissingIsAnError() async throws {
        try await DownloadFixture.run { site in
            var events = site.client.files.changes(in: "/nowhere").makeAsyncIterator()
            await #expect(throws: CallError<Files.ListFolderError>.self) { try await events.next() }
        }
    }

    @Test func aLongPollCarriesNoToken() async throws {
        try await DownloadFixture.run { site in
            let watcher = Task {
                for try await _ in site.client.files.changes(in: "/", timeout: 60) {}
            }
            let poll = await site.emulator.calls.waitForArrival { $0.route == "files/list_folder/longpoll" }
            #expect(poll?.request.header("Authorization") == nil)
            #expect(poll != nil)
            watcher.cancel()
            _ = await watcher.result
        }
    }
}
