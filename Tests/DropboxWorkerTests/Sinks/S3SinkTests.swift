import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxHTTP
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxWorker

/// Tests the copy of a namespace in a bucket of moto's server, which checks each signature.
@Suite(.timeLimit(.minutes(5)), .serialized)
struct S3SinkTests {
    private func run(_ body: (SinkFixture, S3Server) async throws -> Void) async throws {
        try await S3Server.run { server in try await SinkFixture.run { try await body($0, server) } }
    }

    @Test func storesFilesWithTheirMetadata() async throws {
        try await run { fixture, server in
            let sink = server.sink()
            let file = try await fixture.upload("/Ä & b/A+%20.txt", Data("one".utf8))
            try await fixture.upload("/empty", Data())
            let changes = try await fixture.deliver(to: sink)
            #expect(Set(try await server.keys()).count == 2)
            let object = try await server.object("copies/accounts/42/ä & b/a+%20.txt")
            #expect(object.body == Data("one".utf8))
            #expect(object.headers["x-amz-meta-dropbox-rev"] == file.rev)
            #expect(object.headers["x-amz-meta-dropbox-content-hash"] == file.contentHash)
            #expect(object.headers["x-amz-meta-dropbox-path"] == "/%C3%84%20%26%20b/A%2B%2520.txt")
            let key = changes.first { $0.path.hasSuffix(".txt") }?.key
            #expect(object.headers["x-amz-meta-dropbox-change"] == key.map { $0.percentEncoded() })
            #expect(try await server.object("copies/accounts/42/empty").body.isEmpty)
        }
    }

    @Test func followsDeletionsAndMoves() async throws {
        try await run { fixture, server in
            let sink = server.sink()
            try await fixture.upload("/Docs/a.txt", Data("one".utf8))
            try await fixture.upload("/b", Data("two".utf8))
            try await fixture.deliver(to: sink)
            _ = try await fixture.client.files.moveV2(fromPath: "/Docs", toPath: "/Papers").response()
            _ = try await fixture.client.files.deleteV2(path: "/b").response()
            _ = try await fixture.client.files.createFolderV2(path: "/b").response()
            try await fixture.deliver(to: sink)
            let keys = try await server.keys()
            #expect(keys == ["copies/accounts/42/papers/a.txt"])
        }
    }

    @Test func sendsLargeFilesInPartsOnce() async throws {
        try await run { fixture, server in
            let sink = server.sink { $0.partSize = 5 << 20 }
            let content = Data.pattern(12 << 20)
            try await fixture.upload("/large", content)
            let changes = try await fixture.deliver(to: sink)
            var stored = Data()
            for start in stride(from: 0, to: content.count, by: 3 << 20) {
                stored += try await server.object("copies/accounts/42/large", start..<(start + (3 << 20))).body
            }
            #expect(stored == content)
            var parts = try await server.requests().count { $0.contains("partNumber=") }
            #expect(parts == 3)
            for change in changes { try await sink.apply(change, of: fixture.namespace, files: fixture.files) }
            parts = try await server.requests().count { $0.contains("partNumber=") }
            #expect(parts == 3)
        }
    }

    @Test(arguments: [UInt64.max, 1 << 63, 1 << 63 - 1, 1 << 62] as [UInt64]) func refusesImpossibleSizes(size: UInt64)
        async throws
    {
        try await SinkFixture.run { fixture in
            try await fixture.upload("/a", Data("one".utf8))
            let change = try #require(try await fixture.changes().first)
            guard case .file(let file) = change.kind else { throw CancellationError() }
            let huge = Files.FileMetadata(
                name: file.name, id: file.id, clientModified: file.clientModified,
                serverModified: file.serverModified, rev: file.rev, size: size, contentHash: file.contentHash)
            let sink = S3Sink(
                .init(
                    endpoint: fixture.emulator.url, bucket: "none",
                    credentials: .init(accessKeyID: "key", secretAccessKey: "secret")))
            let error = try await #require(throws: WorkerSinkError.self) {
                try await sink.apply(
                    WorkerChange(key: "k", path: change.path, displayPath: change.displayPath, kind: .file(huge)),
                    of: fixture.namespace, files: fixture.files)
            }
            #expect(error.verdict == .permanent)
        }
    }

    @Test func storesNothingOfADamagedDownload() async throws {
        try await run { fixture, server in
            let sink = server.sink { $0.partSize = 5 << 20 }
            try await fixture.upload("/large", Data.pattern(12 << 20))
            let change = try #require(try await fixture.changes().first)
            try fixture.emulator.faults.add(.corrupt(at: 11 << 20), on: "files/download", times: 1)
            await #expect(throws: (any Error).self) {
                try await sink.apply(change, of: fixture.namespace, files: fixture.files)
            }
            #expect(try await server.keys().isEmpty)
            let uploads = try await server.client.send(.init(method: "GET", query: [("uploads", "")]))
            #expect(S3XML.elements("Upload", in: uploads.body).isEmpty)
            try await sink.apply(change, of: fixture.namespace, files: fixture.files)
            #expect(try await server.keys() == ["copies/accounts/42/large"])
        }
    }

    @Test func deletesPartsThatACrashLeft() async throws {
        try await run { fixture, server in
            let key = "copies/accounts/42/large"
            _ = try await server.client.send(.init(method: "POST", key: key, query: [("uploads", "")]))
            _ = try await server.client.send(.init(method: "POST", key: key + "r", query: [("uploads", "")]))
            try await fixture.upload("/large", Data.pattern(6 << 20))
            try await fixture.deliver(to: server.sink { $0.partSize = 5 << 20 })
            let uploads = try await server.client.send(.init(method: "GET", query: [("uploads", "")]))
            #expect(S3XML.elements("Key", in: uploads.body) == [Data((key + "r").utf8)])
        }
    }

    @Test func repeatsWhatTheStoreRefusesForNow() async throws {
        try await run { fixture, server in
            let sink = server.sink { $0.partSize = 5 << 20 }
            try await fixture.upload("/small", Data("one".utf8))
            try await fixture.upload("/large", Data.pattern(6 << 20))
            try await server.fail("PUT", times: 3)
            try await server.fail("POST", status: 500, code: "InternalError")
            try await fixture.deliver(to: sink)
            #expect(try await server.keys() == ["copies/accounts/42/large", "copies/accounts/42/small"])
        }
    }

    @Test func reportsTheErrorOfTheStore() async throws {
        try await run { fixture, server in
            try await fixture.upload("/a", Data("one".utf8))
            let change = try #require(try await fixture.changes().first)
            let unsigned = server.sink { $0.credentials.secretAccessKey = "wrong" }
            let refusal = try await #require(throws: S3Error.self) {
                try await unsigned.apply(change, of: fixture.namespace, files: fixture.files)
            }
            #expect(refusal.status == 403 && refusal.code == "SignatureDoesNotMatch" && !refusal.verdict.isTemporary)
            #expect(
                refusal.description
                    == """
                    PUT /bucket/copies/accounts/42/a failed with status 403, SignatureDoesNotMatch: the signature is wrong \
                    (request REQUEST)
                    """)
            #expect(refusal.verdict == .clientWide)
            // Without a code about the keys, the store may refuse only this object.
            try await server.fail("PUT", status: 403, code: "AccessDenied")
            let denied = try await #require(throws: S3Error.self) {
                try await server.sink().apply(change, of: fixture.namespace, files: fixture.files)
            }
            #expect(denied.status == 403 && FailureVerdict(carriedBy: denied) == nil)
            let sink = server.sink { $0.retryPolicy = .never }
            #expect(await sink.isWorking(after: denied) == nil)
            #expect(await sink.isWorking(after: CancellationError()) == true)
            try await server.fail("HEAD")
            #expect(await sink.isWorking(after: CancellationError()) == false)
            let missing = server.sink { $0.bucket = "none" }
            #expect(await missing.isWorking(after: CancellationError()) == false)
            let error = try await #require(throws: S3Error.self) {
                try await missing.apply(change, of: fixture.namespace, files: fixture.files)
            }
            #expect(error.status == 404 && error.code == "NoSuchBucket")
            try await server.fail("PUT", times: 3)
            let busy = server.sink { $0.retryPolicy = .never }
            let limit = try await #require(throws: S3Error.self) {
                try await busy.apply(change, of: fixture.namespace, files: fixture.files)
            }
            #expect(limit.verdict.isTemporary)
        }
    }

    /// What the store refuses for all objects quarantines none of them.
    @Test(arguments: [
        (301, "PermanentRedirect"), (307, "TemporaryRedirect"), (400, "InvalidRequest"), (404, "Other"),
        (405, "MethodNotAllowed"), (409, "OperationAborted"), (412, "PreconditionFailed"),
    ])
    func refusalOfAllObjectsIsNoFaultOfOne(status: Int, code: String) async throws {
        try await run { fixture, server in
            try await fixture.upload("/a", Data("one".utf8))
            let change = try #require(try await fixture.changes().first)
            let sink = server.sink { $0.retryPolicy = .never }
            try await server.fail("PUT", status: status, code: code, region: "eu-west-1")
            let error = try await #require(throws: S3Error.self) {
                try await sink.apply(change, of: fixture.namespace, files: fixture.files)
            }
            #expect(FailureVerdict(carriedBy: error) != .permanent)
            #expect(error.description.contains("; the bucket is in the region eu-west-1"))
            let attempts = (1...2).map { DeliveryAttempt(item: OutboxItem(number: $0), error: error) }
            // The bucket answers, but may refuse all objects.
            #expect(await DeliveryBlame(attempts, of: sink, fixture.files.routes) == .oldestChange)
            try await server.fail("HEAD", status: status, code: code)
            #expect(await DeliveryBlame(attempts, of: sink, fixture.files.routes) == .outage)
        }
    }

    @Test func refusalOfOneObjectIsItsFault() async throws {
        try await run { fixture, server in
            try await fixture.upload("/a", Data("one".utf8))
            let change = try #require(try await fixture.changes().first)
            let sink = server.sink { $0.retryPolicy = .never }
            try await server.fail("PUT", status: 400, code: "KeyTooLongError")
            let error = try await #require(throws: S3Error.self) {
                try await sink.apply(change, of: fixture.namespace, files: fixture.files)
            }
            let attempt = DeliveryAttempt(item: OutboxItem(number: 1), error: error)
            #expect(await DeliveryBlame([attempt], of: sink, fixture.files.routes) == .changes)
            guard case .quarantined = attempt.result(isCounted: true, WorkerConfiguration()) else {
                Issue.record("not quarantined")
                return
            }
        }
    }

    /// An object whose key is too long can't exist, so a folder or a deletion needs no request, and a file isn't
    /// downloaded.
    @Test func longKeysNeedNoRequest() async throws {
        try await SinkFixture.run { fixture in
            try await fixture.upload("/a", Data("one".utf8))
            let file = try #require(try await fixture.changes().first)
            let store = ListingServer(seed: 1, faults: 0)
            var configuration = S3Sink.Configuration(
                endpoint: fixture.emulator.url, bucket: "bucket", prefix: "é",
                credentials: .init(accessKeyID: "key", secretAccessKey: "secret"))
            configuration.retryPolicy = .never
            let sink = S3Sink(configuration, transport: store)
            let start = "éaccounts/42/".utf8.count
            let folder = Files.FolderMetadata(name: "x", id: "id:1")
            for (length, isLong) in [(1_025, true), (1_024, false)] {
                let path = "/" + String(repeating: "x", count: length - start)
                for kind in [.deleted, .folder(folder), file.kind] as [WorkerChange.Kind] {
                    let before = store.requestCount
                    let change = WorkerChange(key: "k", path: path, displayPath: path, kind: kind)
                    do {
                        try await sink.apply(change, of: fixture.namespace, files: fixture.files)
                        #expect(kind != file.kind)
                    } catch let error as WorkerSinkError {
                        #expect(isLong && kind == file.kind && error.verdict == .permanent)
                        #expect(error.description.contains("would have 1025 bytes; it can have 1024"))
                    } catch {
                        #expect(!isLong, "\(error)")
                    }
                    #expect(store.requestCount == before + (isLong ? 0 : 1))
                }
            }
            #expect(fixture.downloadCount == 1)
        }
    }

    /// The page of a portal isn't a stored object.
    @Test(arguments: [200, 302]) func pageOfAProxyIsNoSuccess(status: Int) async throws {
        try await run { fixture, server in
            try await fixture.upload("/a", Data("one".utf8))
            let change = try #require(try await fixture.changes().first)
            let sink = server.sink { $0.retryPolicy = .never }
            // An answer to a request that stores an object has its tag.
            for code in ["Page", "Other"] {
                try await server.fail("PUT", status: status, code: code)
                let error = try await #require(throws: S3Error.self) {
                    try await sink.apply(change, of: fixture.namespace, files: fixture.files)
                }
                #expect(FailureVerdict(carriedBy: error) != .permanent)
            }
            let deletion = WorkerChange(key: "", path: change.path, displayPath: change.displayPath, kind: .deleted)
            try await server.fail("DELETE", status: status, code: "Page")
            await #expect(throws: S3Error.self) {
                try await sink.apply(deletion, of: fixture.namespace, files: fixture.files)
            }
            #expect(try await server.keys().isEmpty)
        }
    }
}

extension OutboxItem {
    /// A deletion that was never tried.
    fileprivate init(number: Int64) {
        self.init(
            id: number, sink: "s3", number: number, path: "/\(number)", displayPath: "/\(number)", kind: .deleted,
            attempts: 0, failures: 0)
    }
}
