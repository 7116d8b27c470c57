import DropboxConcurrency
import DropboxEmulator
import DropboxTestSupport
import DropboxTransfer
import Foundation
import Testing

@testable import DropboxWorker

/// Uploads that another machine continues.
@Suite struct UploadJournalTests {
    private static let chunk = 4 << 20

    private struct Machine {
        let file: URL
        let options: FileUploadOptions

        /// A machine with its own copy of a file, in a folder of its own.
        init(_ name: String, _ content: Data, _ directory: TemporaryDirectory, _ database: any WorkerDatabase) throws {
            file = directory.url.appendingPathComponent("\(name)/\(name).img")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try content.write(to: file)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)], ofItemAtPath: file.path)
            let store = WorkerUploadJournalStore(database: database, lease: .seconds(60))
            options = FileUploadOptions {
                $0.journal = UploadJournal(store: store, account: "ada")
                $0.chunkSize = chunk
                $0.maximumConcurrentRequests = 1
            }
        }
    }

    /// One machine dies after Dropbox has accepted a part of a file. The other one sends the rest.
    @Test(arguments: DatabaseKind.allCases) func anotherMachineContinues(kind: DatabaseKind) async throws {
        let test = try await TestDatabase(kind)
        let database = try await test.prepared()
        let directory = try TemporaryDirectory()
        let content = Data.pattern(6 * Self.chunk + 1_000)
        try await EmulatedDropbox.with { dropbox in
            let misfortune = Misfortune(seed: 1, rate: 0, pause: .zero)
            let first = try Machine("first", content, directory, FaultyDatabase(test.open(), misfortune))
            // The fourth chunk never gets an answer.
            try dropbox.emulator.faults.add(.stall(), on: "files/upload_session/append_v2", skipping: 2)
            let upload = Task {
                try await dropbox.client.files.uploadFile(from: first.file, to: "/disk.img", options: first.options)
            }
            while try await accepted(database) < 3 * Self.chunk { try await Task.sleep(for: .milliseconds(5)) }
            misfortune.die()
            upload.cancel()
            _ = await upload.result
            // Its lease ends.
            try await database.execute("UPDATE dropbox_worker_uploads SET lease_end = 0")
            #expect(try await accepted(database) == 3 * Self.chunk)
            dropbox.emulator.faults.removeAll()
            dropbox.emulator.calls.removeAll()

            let second = try Machine("second", content, directory, try test.open())
            let metadata = try await dropbox.client.files.uploadFile(
                from: second.file, to: "/disk.img", options: second.options)
            #expect(metadata.size == UInt64(content.count))
            #expect(try dropbox.account.read("/disk.img") == content)
            let sent = dropbox.emulator.calls.all.filter { $0.route.hasPrefix("files/upload") }
            // The three chunks aren't sent again. What the dead machine sent last may have arrived or not.
            let bytes = sent.reduce(0) { $0 + ($1.request.size ?? 0) }
            #expect(bytes <= content.count - 3 * Self.chunk && bytes >= content.count - 4 * Self.chunk, "\(bytes)")
            #expect(!sent.contains { $0.route == "files/upload_session/start" })
            #expect(try await database.execute("SELECT count(*) FROM dropbox_worker_uploads") == [[.integer(0)]])
        }
        await database.close()
    }

    /// The number of bytes that the journal says Dropbox has.
    private func accepted(_ database: any WorkerDatabase) async throws -> Int {
        let rows = try await database.execute("SELECT content FROM dropbox_worker_uploads")
        let lines = (rows.first?.first?.bytes ?? Data()).split(separator: UInt8(ascii: "\n"))
        let checkpoints = lines.compactMap { line in
            ((try? JSONSerialization.jsonObject(with: line)) as? [String: Any])?["checkpoint"] as? [String: Any]
        }
        let runs = checkpoints.last?["arrived"] as? [[String: Any]] ?? []
        return runs.reduce(0) { $0 + ($1["count"] as? Int ?? 0) } * Self.chunk
    }

    @Test(arguments: DatabaseKind.allCases) func entriesKeepTheirContent(kind: DatabaseKind) async throws {
        let test = try await TestDatabase(kind)
        let store = WorkerUploadJournalStore(database: try await test.prepared())
        let name = "0123"
        try await store.withEntry(named: name) { entry in
            #expect(await text(entry) == nil)
            await expectSuccess { try await entry.replace(with: Data("a\n".utf8)) }
            await expectSuccess { try await entry.append(Data("b ü\n".utf8)) }
            await expectSuccess { try await entry.append(Data("c\n".utf8)) }
        }
        try await store.withEntry(named: name) { entry in
            #expect(await text(entry) == "a\nb ü\nc\n")
            await expectSuccess { try await entry.remove() }
            await expectSuccess { try await entry.replace(with: Data("d".utf8)) }
            #expect(await text(entry) == "d")
            await expectSuccess { try await entry.remove() }
        }
        let database = try test.open()
        #expect(try await database.execute("SELECT count(*) FROM dropbox_worker_uploads") == [[.integer(0)]])
        await database.close()
    }

    /// A machine that was paused for longer than its lease can't write anymore.
    @Test(arguments: DatabaseKind.allCases) func pausedMachineCanNotWrite(kind: DatabaseKind) async throws {
        let test = try await TestDatabase(kind)
        let database = try await test.prepared()
        let paused = WorkerUploadJournalStore(database: database)
        let other = WorkerUploadJournalStore(database: try test.open())
        try await paused.withEntry(named: "0123") { first in
            await expectSuccess { try await first.replace(with: Data("a".utf8)) }
            await expectSuccess {
                try await database.execute("UPDATE dropbox_worker_uploads SET lease_end = 1")
                try await other.withEntry(named: "0123") { second in
                    await #expect(throws: LeaseLostError.self) { try await first.append(Data("b".utf8)) }
                    #expect(await text(second) == "a")
                    await expectSuccess { try await second.append(Data("c".utf8)) }
                }
            }
        }
        let rows = try await database.execute("SELECT content FROM dropbox_worker_uploads")
        #expect(rows == [[.bytes(Data("ac".utf8))]])
        await database.close()
    }

    private func text(_ entry: any UploadJournalEntry) async -> String? {
        do { return try await entry.content().map { String(decoding: $0, as: UTF8.self) } } catch {
            Issue.record(error)
            return nil
        }
    }

    private func expectSuccess(_ body: () async throws -> Void) async {
        do { try await body() } catch { Issue.record(error) }
    }
}
