import DropboxConcurrency
import DropboxCore
import Foundation
import Testing

@testable import DropboxWorker

/// Notifications of a team, which don't say which shared folder changed.
@Suite struct TeamWebhookTests {
    private struct Fixture {
        let harness: Harness
        let queue: WorkerQueue
        let shift: Locked<Duration>

        init(_ kind: DatabaseKind) async throws {
            harness = try await Harness(kind)
            let shift = Locked(Duration.zero)
            self.shift = shift
            queue = WorkerQueue(database: harness.database) { shift.withLock { $0 } }
            let source = try #require(
                try await queue.claimSource(holder: "t", lease: .seconds(60), sources: ["model"]))
            let folder = WorkerNamespace(source: "model", id: "9", reader: "dbmid:admin", displayName: "Shared")
            try await queue.add([SourceNamespace(folder, isShared: true)], to: source, lease: .seconds(60))
            _ = try await queue.finish(source, lease: .seconds(60), nextAfter: .zero)
        }

        func claim() async throws -> NamespaceClaim? {
            try await queue.claim(holder: "a", lease: .seconds(600), sources: ["model"], sinks: [])
        }

        @discardableResult
        func notify() async throws -> Int {
            try await queue.markTeamChanged(source: "model", memberIDs: ["dbmid:ada"])
        }
    }

    @Test(arguments: DatabaseKind.allCases) func notificationSoonAfterAReadHasItsEffectLater(
        kind: DatabaseKind
    ) async throws {
        let fixture = try await Fixture(kind)
        let first = try #require(try await fixture.claim())
        try await fixture.queue.release(first, .finished)
        fixture.shift.withLock { $0 = .seconds(10) }
        #expect(try await fixture.notify() == 1)
        // It waits already.
        #expect(try await fixture.notify() == 0)
        #expect(try await fixture.claim() == nil)
        let next = try #require(try await fixture.queue.timeUntilNextClaim(sources: ["model"], sinks: []))
        #expect(next > .seconds(40) && next <= .seconds(50))
        fixture.shift.withLock { $0 = .seconds(61) }
        #expect(try await fixture.claim() != nil)
        await fixture.harness.database.close()
    }

    @Test(arguments: DatabaseKind.allCases) func notificationDuringAReadHasItsEffectLater(
        kind: DatabaseKind
    ) async throws {
        let fixture = try await Fixture(kind)
        let first = try #require(try await fixture.claim())
        #expect(try await fixture.notify() == 1)
        try await fixture.queue.release(first, .finished)
        #expect(try await fixture.claim() == nil)
        fixture.shift.withLock { $0 = .seconds(61) }
        let second = try #require(try await fixture.claim())
        try await fixture.queue.release(second, .finished)
        fixture.shift.withLock { $0 = .seconds(200) }
        #expect(try await fixture.claim() == nil)
        await fixture.harness.database.close()
    }
}
