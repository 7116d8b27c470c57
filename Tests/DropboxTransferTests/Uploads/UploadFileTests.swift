import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// Uploads of single files to a server without faults.
@Suite(.timeLimit(.minutes(10)))
struct UploadFileTests {
    /// Chunks of 4 MiB.
    private static let block = 4 << 20

    private func options(requests: Int = 6, _ change: (inout FileUploadOptions) -> Void = { _ in }) -> FileUploadOptions
    {
        FileUploadOptions {
            $0.chunkSize = Self.block
            $0.maximumConcurrentRequests = requests
            change(&$0)
        }
    }

    /// Returns the bytes of a file as a stream of pieces of odd sizes.
    private func stream(_ file: URL) throws -> AsyncStream<Data> {
        let content = try Data(contentsOf: file)
        return AsyncStream { continuation in
            var rest = content[...]
            while !rest.isEmpty {
                continuation.yield(rest.prefix(777_777))
                rest = rest.dropFirst(777_777)
            }
            continuation.finish()
        }
    }

    private func expect(_ fixture: UploadFixture, _ path: String, is file: URL, _ metadata: Files.FileMetadata) throws {
        try fixture.expect(path, is: file)
        #expect(try metadata.contentHash == ContentHash.hash(ofFileAt: file))
    }

    @Test(arguments: [0, 1, block - 1, block, block + 1, 3 * block, 3 * block + 7], [1, 6])
    func contentOfAnySizeArrivesFromAnySource(size: Int, requests: Int) async throws {
        try await UploadFixture.run { fixture in
            let file = try fixture.write("file", size)
            let options = options(requests: requests)
            let fromFile = try await fixture.client.files.uploadFile(from: file, to: "/file", options: options)
            try expect(fixture, "/file", is: file, fromFile)
            let data = try Data(contentsOf: file)
            let fromData = try await fixture.client.files.uploadFile(from: data, to: "/data", options: options)
            try expect(fixture, "/data", is: file, fromData)
            let stream = try stream(file)
            let fromStream = try await fixture.client.files.uploadFile(from: stream, to: "/stream", options: options)
            try expect(fixture, "/stream", is: file, fromStream)
            let chunks = max(1, (size + Self.block - 1) / Self.block)
            #expect(fixture.transport.count("upload") == (chunks == 1 ? 3 : 0))
            #expect(
                fixture.transport.count("append_v2") == (chunks == 1 ? 0 : 3 * (requests == 1 ? chunks - 1 : chunks)))
            #expect(fixture.transport.count("start") == (chunks == 1 ? 0 : 3))
        }
    }

    @Test(arguments: [1, 6]) func progressCountsConfirmedBytes(requests: Int) async throws {
        try await UploadFixture.run { fixture in
            let file = try fixture.write("file", 3 * Self.block + 7)
            let counts = Calls<[Int64]>()
            let queue = DispatchQueue(label: "progress")
            var options = options(requests: requests)
            options.progressQueue = queue
            try await fixture.client.files.uploadFile(from: file, to: "/file", options: options) {
                counts.add([$0.completedUnitCount, $0.totalUnitCount])
            }
            await withCheckedContinuation { done in queue.async { done.resume() } }
            let sizes = counts.all.map { $0[0] }
            #expect(sizes == sizes.sorted())
            #expect(sizes.allSatisfy { $0 % Int64(Self.block) <= 7 })
            #expect(sizes.last == Int64(3 * Self.block + 7))
            #expect(counts.all.allSatisfy { $0[1] == Int64(3 * Self.block + 7) })
        }
    }

    @Test func everyRequestWithContentCarriesItsHash() async throws {
        try await UploadFixture.run { fixture in
            let file = try fixture.write("file", 2 * Self.block + 7)
            try await fixture.client.files.uploadFile(from: file, to: "/file", options: options())
            try await fixture.client.files.uploadFile(from: Data("x".utf8), to: "/small")
            let calls = fixture.emulator.calls.all.filter {
                ($0.request.size ?? 0) > 0 && $0.request.header("Dropbox-API-Arg") != nil
            }
            #expect(calls.count == 4)
            for call in calls { #expect(call.argument?.contains("content_hash") == true) }
        }
    }

    @Test(arguments: [100, 2 * block]) func modeDeterminesTheFateOfAnExistingFile(size: Int) async throws {
        try await UploadFixture.run { fixture in
            let (first, second) = (try fixture.write("1", size), try fixture.write("2", size))
            let there = try await fixture.client.files.uploadFile(from: first, to: "/file", options: options())
            // Identical content is not a conflict by default.
            let same = try await fixture.client.files.uploadFile(from: first, to: "/file", options: options())
            #expect(same.rev == there.rev)
            await #expect(throws: FileUploadError.self) {
                try await fixture.client.files.uploadFile(
                    from: first, to: "/file", options: options { $0.strictConflict = true })
            }
            let conflict = await #expect(throws: FileUploadError.self) {
                try await fixture.client.files.uploadFile(from: second, to: "/file", options: options())
            }
            #expect("\(try #require(conflict))".contains("conflict"))
            let beside = try await fixture.client.files.uploadFile(
                from: second, to: "/file", options: options { $0.autorename = true })
            #expect(beside.name == "file (1)")
            await #expect(throws: FileUploadError.self) {
                try await fixture.client.files.uploadFile(
                    from: second, to: "/file", mode: .update("123456789"), options: options())
            }
            try expect(fixture, "/file", is: first, there)
            let updated = try await fixture.client.files.uploadFile(
                from: second, to: "/file", mode: .update(there.rev), options: options())
            try expect(fixture, "/file", is: second, updated)
            let replaced = try await fixture.client.files.uploadFile(
                from: first, to: "/file", mode: .overwrite, options: options())
            try expect(fixture, "/file", is: first, replaced)
        }
    }

    @Test(arguments: [100, 2 * block]) func optionsReachTheServer(size: Int) async throws {
        try await UploadFixture.run { fixture in
            let date = Date(timeIntervalSince1970: 1_234_567_890)
            let options = options {
                $0.clientModified = date
                $0.mute = true
            }
            let file = try fixture.write("file", size)
            let metadata = try await fixture.client.files.uploadFile(from: file, to: "/file", options: options)
            #expect(metadata.clientModified == date)
            let calls = fixture.emulator.calls.all.filter { $0.argument?.contains("client_modified") == true }
            #expect(calls.count == 1 && calls.allSatisfy { $0.argument?.contains(#""mute":true"#) == true })
        }
    }

    @Test func nonFilesAreRejected() async throws {
        try await UploadFixture.run { fixture in
            let missing = fixture.folder.appendingPathComponent("missing")
            for url in [fixture.folder, missing, URL(string: "https://a.b/c")] {
                let url = try #require(url)
                let error = await #expect(throws: FileUploadError.self) {
                    try await fixture.client.files.uploadFile(from: url, to: "/file")
                }
                guard case .source = error else {
                    Issue.record("\(String(describing: error))")
                    return
                }
            }
            #expect(fixture.emulator.calls.all.isEmpty)
        }
    }

    @Test func tooLargeFileFailsBeforeSending() async throws {
        try await UploadFixture.run { fixture in
            let file = try fixture.write("file", 1)
            let handle = try FileHandle(forWritingTo: file)
            try handle.truncate(atOffset: (1 << 41) - (1 << 22) + 1)
            try handle.close()
            let error = await #expect(throws: FileUploadError.self) {
                try await fixture.client.files.uploadFile(from: file, to: "/file")
            }
            #expect("\(try #require(error))".contains("2199019061249"))
            #expect(fixture.emulator.calls.all.isEmpty)
        }
    }

    /// A small file is read once, before it's sent.
    @Test func smallFileIsUploadedAsRead() async throws {
        let changing = FileManager.default.temporaryDirectory.appendingPathComponent("changing-\(UUID().uuidString)")
        try Data(count: 100).write(to: changing)
        defer { try? FileManager.default.removeItem(at: changing) }  // the system cleans up what is left
        let rule: FaultyTransport.Rule = { _, _ in
            .first { _ = FileManager.default.createFile(atPath: changing.path, contents: Data(repeating: 7, count: 9)) }
        }
        try await UploadFixture.run(rule) { fixture in
            try await fixture.client.files.uploadFile(from: changing, to: "/file")
            #expect(try fixture.emulator.account("ada").read("/file") == Data(count: 100))
        }
    }

    @Test(arguments: [2 << 20, 3 * block]) func fileChangedDuringUploadFails(size: Int) async throws {
        let changing = FileManager.default.temporaryDirectory.appendingPathComponent("changing-\(UUID().uuidString)")
        try Data(count: size).write(to: changing)
        defer { try? FileManager.default.removeItem(at: changing) }  // the system cleans up what is left
        let rule: FaultyTransport.Rule = { route, number in
            guard ["upload", "append_v2"].contains(route), number == 1 else { return nil }
            return .first {
                _ = FileManager.default.createFile(atPath: changing.path, contents: Data(repeating: 7, count: size))
            }
        }
        try await UploadFixture.run(rule) { fixture in
            let error = await #expect(throws: FileUploadError.self) {
                try await fixture.client.files.uploadFile(from: changing, to: "/file", options: options(requests: 1))
            }
            guard case .source(UploadSourceError.changed) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            try fixture.expectFiles(0)
        }
    }

    @Test(arguments: ["upload", "append_v2", "finish"])
    func cancellationClosesTheConnections(route: String) async throws {
        let (begun, signal) = AsyncStream<Void>.makeStream()
        let rule: FaultyTransport.Rule = { name, _ in name == route ? .hang { signal.yield() } : nil }
        try await UploadFixture.run(rule) { fixture in
            let size = route == "upload" ? 5 : 3 * Self.block
            let file = try fixture.write("file", size)
            let upload = Task { try await fixture.client.files.uploadFile(from: file, to: "/file", options: options()) }
            for await _ in begun { break }
            upload.cancel()
            let error = await #expect(throws: FileUploadError.self) { try await upload.value }
            #expect(error?.isCancellation == true)
            #expect(fixture.transport.cancelled >= 1)
        }
    }

    @Test func streamErrorFailsTheUpload() async throws {
        struct ProducerError: Error {}
        try await UploadFixture.run { fixture in
            let stream = AsyncThrowingStream<Data, any Error> { continuation in
                continuation.yield(Data(count: 6 << 20))
                continuation.finish(throwing: ProducerError())
            }
            let error = await #expect(throws: FileUploadError.self) {
                try await fixture.client.files.uploadFile(from: stream, to: "/file", options: options())
            }
            guard case .source(is ProducerError) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            try fixture.expectFiles(0)
        }
    }

    @Test func serverAppliesBackPressureToAStream() async throws {
        let (begun, signal) = AsyncStream<Void>.makeStream()
        // The first chunk arrives, and shows that the link is fast.
        let rule: FaultyTransport.Rule = { route, number in
            route == "append_v2" && number > 1 ? .hang { signal.yield() } : nil
        }
        try await UploadFixture.run(rule) { fixture in
            let made = Locked(0)
            let stream = AsyncStream { () -> Data? in
                made.withLock { $0 += 1 }
                return Data(count: 1 << 20)
            }
            let upload = Task {
                try await fixture.client.files.uploadFile(from: stream, to: "/file", options: options(requests: 2))
            }
            var begins = begun.makeAsyncIterator()
            for _ in 0..<2 { await begins.next() }
            upload.cancel()
            await #expect(throws: FileUploadError.self) { try await upload.value }
            // One chunk that arrived, two in flight, one ahead, and a piece that shows that it isn't the last.
            #expect(made.withLock { $0 } <= 4 * 4 + 2)
        }
    }

    @Test func bandwidthLimiterSlowsTheUpload() async throws {
        try await UploadFixture.run { fixture in
            let file = try fixture.write("file", 2 * Self.block)
            let time = InstantClock()
            try await fixture.client.files.uploadFile(
                from: file, to: "/file",
                options: options(requests: 1) {
                    $0.bandwidthLimiter = BandwidthLimiter(uploadBytesPerSecond: 1 << 20, clock: time.source)
                })
            #expect(abs(time.source.now() / .seconds(8) - 1) <= 0.05)
        }
    }
}
