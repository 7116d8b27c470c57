import DropboxEmulator
import DropboxTestSupport
import DropboxWorker
import DropboxWorkerPostgreSQL
import Foundation
import Testing

/// Runs several processes of `dbx-worker` beside each other for a team, on one PostgreSQL database and one folder.
@Suite(.timeLimit(.minutes(3)))
struct WorkerCrowdTests {
    private static let members = ["charles", "grace", "joan"]

    /// The text of a file after a number of changes.
    private func text(_ member: String, _ number: Int, version: Int) -> String {
        "\(member) \(number) version \(version) " + String(repeating: "x", count: 3_000)
    }

    private func putFiles(_ dropbox: EmulatedDropbox, version: Int) throws {
        for member in Self.members {
            for number in 0..<4 {
                let text = text(member, number, version: version)
                try dropbox.emulator.account(member).put("/Folder/file \(number).txt", text)
            }
        }
    }

    /// The texts of all copies, sorted. The names of the folders are IDs of namespaces.
    private func copies(in folder: URL) throws -> [String] {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return try names.filter { $0.hasSuffix(".txt") }.compactMap { name in
            // A file can be replaced while the directory is read.
            do { return try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) } catch CocoaError
                .fileReadNoSuchFile
            { return nil }
        }.sorted()
    }

    /// Waits until a worker has committed changes, so that it's downloading.
    private func waitForPage(_ worker: WorkerProcess) async throws {
        while try await worker.entry("page committed")["changes"] == "0" {}
    }

    /// One worker is stopped in the middle of its work, another one is killed, and a third one takes over. Then the first one
    /// wakes up, with a download of content that is no longer current.
    @Test func stoppedAndKilledWorkersLoseNothing() async throws {
        try await EmulatedDropbox.with(.team) { dropbox in
            let directory = try TemporaryDirectory()
            let url = try await PostgreSQLCluster.shared.makeDatabase()
            let copy = directory.url.appendingPathComponent("copy")
            func start(_ arguments: String...) throws -> WorkerProcess {
                try WorkerProcess(
                    [
                        "--database", url, "--team", "--folder", copy.path, "--lease", "5", "--poll", "1",
                    ] + arguments, server: dropbox.emulator.url, token: "team-token", secret: "")
            }
            try putFiles(dropbox, version: 1)
            // Downloads wait until the clock of the emulator says so.
            try dropbox.emulator.faults.add(.stall(after: 1, for: .seconds(600)), on: "files/download", times: nil)
            let stopped = try start("--concurrency", "1", "--id", "stopped")
            try await waitForPage(stopped)
            let killed = try start("--concurrency", "1", "--id", "killed")
            try await waitForPage(killed)
            kill(stopped.process.identifier, SIGSTOP)
            killed.process.kill()
            _ = try await killed.end()
            dropbox.emulator.faults.removeAll()
            try putFiles(dropbox, version: 2)

            let third = try start("--id", "third")
            let expected = Self.members.flatMap { member in
                (0..<4).map { text(member, $0, version: 2) }
            }.sorted()
            while try copies(in: copy) != expected { try await Task.sleep(for: .milliseconds(50)) }

            kill(stopped.process.identifier, SIGCONT)
            dropbox.emulator.clock.advance(by: .seconds(600))
            // It notices that its lease has ended, or that its download has taken too long. Then, both work.
            _ = try await stopped.entry("namespace given back", "namespace failed")
            try putFiles(dropbox, version: 3)
            let latest = expected.map { $0.replacingOccurrences(of: "version 2", with: "version 3") }.sorted()
            let database = PostgreSQLWorkerDatabase(url: url, connections: 2)
            let queue = WorkerQueue(database: database)
            while true {
                let status = try await queue.status()
                if status.pendingCount == 0, try copies(in: copy) == latest { break }
                try await Task.sleep(for: .milliseconds(50))
            }
            let status = try await queue.status()
            #expect(status.quarantineCount == 0 && status.heldCount == 0, "\(status)")
            // No token was granted twice: each increases by one with each claim.
            for worker in [stopped, third] {
                worker.process.terminate()
                #expect(try await worker.end() == 0)
            }
            let claims =
                (stopped.events("namespace claimed") + killed.events("namespace claimed")
                + third.events("namespace claimed")).map { "\($0["namespace"] ?? "") \($0["token"] ?? "")" }
            #expect(Set(claims).count == claims.count)
            await database.close()
        }
    }
}
