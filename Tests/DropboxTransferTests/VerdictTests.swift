import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxTransfer

private let environment = ProcessInfo.processInfo.environment

/// Tests that all transfers act on the same verdict: a failure is temporary for each of them, or for none.
///
/// Each test is a column of the table, whose rows are the statuses with a web page as their body, and the failures of a
/// connection. With at most three attempts:
/// - A call that only reads, a page of a listing, and a download are repeated after every temporary failure.
/// - An upload, a batch, and the creation of a folder also repeat what was indeterminate, because they verify what it did.
///   They repeat up to three times what the client has repeated up to three times, because the server rejected it.
/// - After all other failures, each of them ends at once, and its error names the reason.
///
/// The columns whose rows take megabytes each have a part of the rows: those with a meaning, and others at random. The
/// environment variable VERDICT_ROWS sets the number of the others, and VERDICT_SEED repeats a choice.
@Suite(.timeLimit(.minutes(10)))
struct VerdictTests {
    typealias Effect = DropboxEmulator.Fault.Effect

    /// A row of the table: a failure of each request, and whether the same request may succeed later.
    private struct Row {
        var name: String
        var effect: Effect
        var isTemporary = true
        /// Whether the server executes the request. A transfer that writes finds that out, and succeeds.
        var isExecuted = false
        /// The status, if the response is a web page. That of the status 304 is empty.
        var status: Int?

        static let all: [Row] = statuses + failures

        private static let statuses: [Row] = ([200] + Array(300...599)).map { status in
            let isTemporary = [408, 425, 429].contains(status) || status >= 500
            let page: Effect = .foreignResponse(status: status)
            return Row(
                name: "\(status)", effect: page, isTemporary: isTemporary, status: status == 304 ? nil : status)
        }

        /// The statuses with a meaning, some others, and all failures.
        static func some(_ seed: UInt64) -> [Row] {
            let meanings = [200, 304, 308, 400, 401, 403, 404, 408, 409, 416, 425, 429, 500, 501, 503, 507]
            let count = environment["VERDICT_ROWS"].flatMap(Int.init) ?? 64
            var random = SeededRandomNumberGenerator(seed: seed)
            let chosen = statuses.shuffled(using: &random).prefix(count).map(\.name) + meanings.map(String.init)
            return statuses.filter { chosen.contains($0.name) } + failures
        }

        private static let failures = [
            Row(name: "reset", effect: .reset()), Row(name: "closed", effect: .close()),
            Row(name: "lost response", effect: .reset(.after), isExecuted: true),
            Row(name: "truncated", effect: .truncate(after: 1), isExecuted: true),
        ]
    }

    /// Runs a transfer for each row, while a route fails in one way.
    private func expect(
        _ column: String, _ rows: [Row] = Row.all, at route: String, isReadOnly: Bool = true,
        except exceptions: [String: Int] = [:],
        prepare: (UploadFixture) throws -> Void = { _ in },
        _ transfer: (UploadFixture, Int) async throws -> Void
    ) async throws {
        let waits = Locked<[ClientWait.Reason]>([])
        try await UploadFixture.run({ _, _ in nil }) {
            $0.retryPolicy.maximumAttempts = 3
            $0.clock = Self.clock()
            $0.onWait = { event in
                // A transfer also waits for a response, and because of the limit that an earlier one met.
                guard case .began(let wait) = event, ![.response, .otherRequests].contains(wait.reason) else { return }
                waits.withLock { $0.append(wait.reason) }
            }
        } body: { fixture in
            try prepare(fixture)
            for (number, row) in rows.enumerated() where isReadOnly || !row.isExecuted {
                let comment: Comment = "\(column), \(row.name)"
                fixture.emulator.faults.removeAll()
                try fixture.emulator.faults.add(row.effect, on: "files/\(route)")
                waits.withLock { $0 = [] }
                let error = await #expect(throws: (any Error).self, comment) { try await transfer(fixture, number) }
                let message = error.map(message(for:)) ?? ""
                let attempts = fixture.emulator.faults.all[0].hitCount
                if row.status == nil, row.isTemporary {
                    // libcurl repeats a request if the server closes a reused connection without a response.
                    #expect((3...6).contains(attempts), "\(comment): \(attempts), \(message)")
                } else {
                    let isRejected = [408, 425, 429].contains(row.status)
                    let usual = !row.isTemporary ? 1 : isRejected && !isReadOnly ? 9 : 3
                    #expect(attempts == exceptions[row.name] ?? usual, "\(comment): \(message)")
                }
                let reasons = waits.withLock { $0 }
                #expect(reasons.isEmpty == !row.isTemporary, "\(comment): \(reasons)")
                guard let status = row.status else { continue }
                if status >= 500 {
                    #expect(reasons.allSatisfy { $0 == .serverError(status) }, "\(comment): \(reasons)")
                    #expect(message.contains("\(status)"), "\(comment): \(message)")
                } else if !row.isTemporary {
                    let isNamed = [400, 401, 403].contains(status) || message.contains("web page")
                    #expect(isNamed, "\(comment): \(message)")
                }
            }
        }
    }

    /// A clock that advances at once when something waits, except for the monitor of a pending response, which waits for 2
    /// seconds.
    ///
    /// - Parameter onSleep: Called at the start of each wait.
    private static func clock(onSleep: @escaping @Sendable () -> Void = {}) -> ClientClock {
        let now = Locked(Duration.zero)
        return ClientClock(
            now: { now.withLock { $0 } },
            sleep: { duration in
                if duration == .seconds(2) { try await suspendUntilCancelled() }
                onSleep()
                try Task.checkCancellation()
                now.withLock { $0 += duration }
            })
    }

    @Test func callsActOnTheVerdict() async throws {
        try await expect("call", at: "get_metadata") { fixture, _ in
            _ = try await fixture.client.files.getMetadata(path: "/a").response()
        }
    }

    @Test func listingsActOnTheVerdict() async throws {
        try await expect("listing", at: "list_folder") { fixture, _ in
            for try await _ in fixture.client.files.entries(in: "") {}
        }
    }

    @Test func smallUploadsActOnTheVerdict() async throws {
        try await expect("upload", at: "upload", isReadOnly: false) { fixture, number in
            _ = try await fixture.client.files.uploadFile(from: Data(count: 10), to: "/\(number)")
        }
    }

    /// An upload of two chunks and a byte, whose first one starts the session.
    @Test(arguments: ["upload_session/start", "upload_session/append_v2", "upload_session/finish"])
    func largeUploadsActOnTheVerdict(route: String) async throws {
        let seed = environment["VERDICT_SEED"].flatMap(UInt64.init) ?? .random(in: 0...(.max))
        let content = Data(count: 8 << 20 | 1)
        try await expect("upload, seed \(seed)", Row.some(seed), at: route, isReadOnly: false) { fixture, number in
            let options = FileUploadOptions {
                $0.chunkSize = 4 << 20
                $0.maximumConcurrentRequests = 1
            }
            _ = try await fixture.client.files.uploadFile(from: content, to: "/\(number)", options: options)
        }
    }

    @Test(arguments: ["upload_session/start", "upload_session/finish_batch_v2"])
    func batchesActOnTheVerdict(route: String) async throws {
        try await expect("batch", at: route, isReadOnly: false) { fixture, number in
            let file = try fixture.write("\(number)", 10)
            let result = await fixture.upload([file: Files.CommitInfo(path: "/\(number)")]) { $0.maximumAttempts = 3 }
            if let error = result.error ?? result.failed.values.first { throw error }
        }
    }

    @Test func downloadsActOnTheVerdict() async throws {
        let folder = try TemporaryDirectory()
        // A download starts over once if the server has no content at its position.
        try await expect("download", at: "download", except: ["416": 2]) { fixture in
            try fixture.emulator.account("ada").put("/file", "content")
        } _: { fixture, number in
            _ = try await fixture.client.files.downloadFile(
                path: "/file", to: folder.url.appendingPathComponent("\(number)"))
        }
    }

    @Test(arguments: ["list_folder", "get_metadata"])
    func folderDownloadsActOnTheVerdict(route: String) async throws {
        let folder = try TemporaryDirectory()
        try await expect("folder download", at: route) { fixture in
            try fixture.emulator.account("ada").put("/folder/file", "content")
        } _: { fixture, number in
            _ = try await fixture.client.files.downloadFolder(
                path: "/folder", to: folder.url.appendingPathComponent("\(number)"))
        }
    }

    @Test func folderUploadsActOnTheVerdict() async throws {
        let folder = try TemporaryDirectory()
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("inner"), withIntermediateDirectories: true)
        try await expect("folder upload", at: "create_folder_v2", isReadOnly: false) { fixture, number in
            let result = try await fixture.client.files.uploadFolder(from: folder.url, to: "/\(number)")
            if let error = result.failures.values.first { throw error }
        }
    }

    /// A watcher repeats its polls without a limit, so the test cancels it after five waits.
    @Test func watchersActOnTheVerdict() async throws {
        let waitCount = Locked(0)
        let current = Locked<Task<Void, any Error>?>(nil)
        try await UploadFixture.run({ _, _ in nil }) {
            $0.clock = Self.clock {
                let isEnough = waitCount.withLock { count in
                    count += 1
                    return count >= 5
                }
                if isEnough { current.withLock { $0 }?.cancel() }
            }
        } body: { fixture in
            let files = fixture.client.files
            let cursor = try await files.listFolderGetLatestCursor(path: "").response().cursor
            // A poll that the server executes waits for a change first.
            for row in Row.all where !row.isExecuted {
                fixture.emulator.faults.removeAll()
                try fixture.emulator.faults.add(row.effect, on: "files/list_folder/longpoll")
                waitCount.withLock { $0 = 0 }
                let watcher = current.withLock { current in
                    let watcher = Task { for try await _ in files.changes(in: "", since: cursor) {} }
                    current = watcher
                    return watcher
                }
                let error: (any Error)?
                do {
                    try await watcher.value
                    error = nil
                } catch let failure {
                    error = failure
                }
                let isCancelled = error == nil || error is CancellationError
                #expect(isCancelled == row.isTemporary, "\(row.name): \(error as Any)")
                let attempts = fixture.emulator.faults.all[0].hitCount
                #expect(row.isTemporary ? attempts >= 3 : attempts == 1, "\(row.name): \(attempts)")
            }
        }
    }
}
