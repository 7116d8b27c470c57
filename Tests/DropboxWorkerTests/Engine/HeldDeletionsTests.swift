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
            // The agreement has ended, also for an older program that holds the namespace again and keeps its number.
            try await harness.waitUntilIdle()
            let row = try await harness.database.execute(
                "SELECT held_deletions, allows_deletions FROM dropbox_worker_namespaces")
            #expect(row == [[.integer(0), .integer(0)]])
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

    @Test(arguments: [
        (1, 1, "1 file was", "1 of these deletions is"), (3, 2, "3 files were", "2 of these deletions are"),
    ])
    func numbersHaveTheirPlural(count: Int64, applied: Int64, files: String, deletions: String) {
        #expect(
            "\(HeldDeletions(count: count, appliedCount: applied))" == """
                \(files) deleted, more than half of all; \(deletions) already applied: \
                release the namespace if that is right
                """)
    }

    /// Runs a worker that reads pages of five entries, and expects it to wait for agreements to numbers of deletions.
    private func expectHolds(
        _ kind: DatabaseKind, files: [String], counts: [Int], _ change: (ListingServer) -> Void
    ) async throws {
        let harness = try await Harness(kind, pageSize: 5)
        for file in files { harness.server.write(file, in: "1") }
        let items = harness.server.namespace("1").items.count
        let worker = try harness.worker(sinks: []) {
            $0.deletionThreshold = 4
            $0.pagesPerTurn = 10_000
        }
        try await harness.running(worker) {
            try await harness.wait("no files") { try await harness.table().count == items }
            try await harness.waitUntilIdle()
            change(harness.server)
            try await harness.mark()
            for (index, count) in counts.enumerated() {
                try await waitForHold(count, harness)
                if index == 0 { #expect(try await harness.table().count == items) }
                #expect(try await harness.queue.release(holdOf: "model", namespaceID: "1") == .deletions)
            }
            try await harness.waitForTable(harness.server.namespace("1").items.keys.sorted())
        }
        await harness.database.close()
    }

    private func writeOthers(_ count: Int, _ name: String, _ server: ListingServer) {
        for index in 0..<count { server.write("/\(name)\(index)", in: "1") }
    }

    /// A folder is deleted after its files.
    @Test(arguments: DatabaseKind.allCases) func filesAndTheirFolderCountOnce(kind: DatabaseKind) async throws {
        let files = (0..<8).map { "/f/\($0)" }
        try await expectHolds(kind, files: files, counts: [8]) { server in
            for file in files.prefix(5) { server.delete(file, in: "1") }
            server.delete("/f", in: "1")
        }
    }

    /// A file is there again after its folder was deleted, and is deleted again. The page that deletes it again is held, too,
    /// because the person agreed to one deletion of each file.
    @Test(arguments: DatabaseKind.allCases, [40, 1_100])
    func restoredFilesCountOnce(kind: DatabaseKind, fileCount: Int) async throws {
        let files = (0..<fileCount).map { "/f/\($0)" }
        try await expectHolds(kind, files: files, counts: [fileCount, fileCount + 1]) { server in
            server.delete("/f", in: "1")
            writeOthers(4, "a", server)
            server.write("/f/1", in: "1")
            server.write("/f/2", in: "1")
            writeOthers(2, "b", server)
            server.delete("/f/1", in: "1")
        }
    }

    /// Folders with more files than one transaction deletes are in each other.
    @Test(arguments: DatabaseKind.allCases) func largeFoldersCountOnce(kind: DatabaseKind) async throws {
        let files = (0..<1_100).map { "/f/in/\($0)" } + (0..<30).map { "/f/\($0)" }
        try await expectHolds(kind, files: files, counts: [1_130]) { server in
            server.delete("/f/in", in: "1")
            writeOthers(4, "a", server)
            server.delete("/f/1", in: "1")
            writeOthers(4, "b", server)
            server.delete("/f", in: "1")
        }
    }
}
