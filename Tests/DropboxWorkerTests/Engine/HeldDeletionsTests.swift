import DropboxConcurrency
import Foundation
import Testing

@testable import DropboxWorker

/// Deletions that wait for a person, who agrees to what they saw.
@Suite struct HeldDeletionsTests {
    private func reason(_ harness: Harness) async throws -> String {
        try await harness.queue.inspect(source: "model", namespaceID: "1")?.namespace.holdReason ?? ""
    }

    private func waitForHold(_ count: Int, _ harness: Harness) async throws {
        try await harness.wait("not held for \(count)") {
            try await reason(harness).hasPrefix("\(count) files were deleted")
        }
    }

    @Test(arguments: DatabaseKind.allCases, [false, true])
    func agreementIsToWhatWasShown(kind: DatabaseKind, isListedAgain: Bool) async throws {
        let harness = try await Harness(kind)
        for index in 0..<40 { harness.server.write("/f/\(index)", in: "1") }
        try await harness.running(try harness.worker { $0.deletionThreshold = 10 }) {
            try await harness.wait("no files") { try await harness.table().count == 41 }
            try await harness.waitUntilIdle()
            for index in 0..<21 { harness.server.delete("/f/\(index)", in: "1") }
            if isListedAgain { harness.server.reset("1") }
            try await harness.mark()
            try await waitForHold(21, harness)
            // Nobody has seen these.
            for index in 21..<35 { harness.server.delete("/f/\(index)", in: "1") }
            try await harness.mark()
            #expect(try await harness.queue.release(holdOf: "model", namespaceID: "1") == .deletions)
            if isListedAgain {
                // The listing was complete, so the deletions after it are in the next page.
                try await waitForHold(14, harness)
                #expect(try await harness.table().count == 20)
            } else {
                try await waitForHold(35, harness)
                #expect(try await harness.table().count == 41)
            }
            #expect(try await harness.queue.release(holdOf: "model", namespaceID: "1") == .deletions)
            try await harness.wait("not deleted") { try await harness.table().count == 6 }
        }
        await harness.database.close()
    }

    /// The agreement ends when the feed was read to its end, and older programs don't know its number.
    @Test(arguments: DatabaseKind.allCases) func agreementOfOlderProgramsIsToAll(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        for index in 0..<40 { harness.server.write("/f/\(index)", in: "1") }
        try await harness.running(try harness.worker { $0.deletionThreshold = 10 }) {
            try await harness.wait("no files") { try await harness.table().count == 41 }
            try await harness.waitUntilIdle()
            for index in 0..<21 { harness.server.delete("/f/\(index)", in: "1") }
            try await harness.mark()
            try await waitForHold(21, harness)
            // An older program has held the namespace, and another one releases it.
            _ = try await harness.database.execute("UPDATE dropbox_worker_namespaces SET held_deletions = 0")
            harness.server.delete("/f/30", in: "1")
            #expect(try await harness.queue.release(holdOf: "model", namespaceID: "1") == .deletions)
            try await harness.wait("not deleted") { try await harness.table().count == 19 }
        }
        await harness.database.close()
    }

    /// The reason names all deletions, and how many of them an earlier page has applied, also if there are more pages.
    @Test(arguments: DatabaseKind.allCases) func reasonNamesWhatIsApplied(kind: DatabaseKind) async throws {
        let harness = try await Harness(kind)
        for index in 0..<3_500 { harness.server.write("/\(index)", in: "1") }
        try await harness.running(try harness.worker(sinks: []) { $0.pagesPerTurn = 10_000 }) {
            try await harness.wait("no files") { try await harness.table().count == 3_500 }
            try await harness.waitUntilIdle()
            // A page of the server has 1,000 entries.
            for index in 0..<3_300 { harness.server.delete("/\(index)", in: "1") }
            try await harness.mark()
            try await waitForHold(3_300, harness)
            #expect(
                try await reason(harness) == """
                    3300 files were deleted, more than half of all; 1000 of these deletions are already applied: \
                    release the namespace if that is right
                    """)
            #expect(try await harness.table().count == 2_500)
            #expect(try await harness.queue.release(holdOf: "model", namespaceID: "1") == .deletions)
            try await harness.wait("not deleted") { try await harness.table().count == 200 }
        }
        await harness.database.close()
    }
}
