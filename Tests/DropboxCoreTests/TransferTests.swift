import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import DropboxTestSupport
import Foundation
import Testing

struct TransferTests {
    private let folder: TemporaryDirectory
    private let content = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })

    init() throws {
        folder = try TemporaryDirectory()
    }

    private var destination: URL { folder.url.appendingPathComponent("file") }

    private func download(
        overwrite: Bool, _ responses: [FakeTransport.Response]? = nil
    ) -> DownloadRequestFile<Auth.TokenScopeErrorSerializer, Auth.RateLimitReasonSerializer> {
        let transport = FakeTransport(responses ?? [FakeTransport.content(content, result: Demo.scope)])
        return DropboxTransportClientImpl.fake(transport)
            .request(Demo.download, serverArgs: "/a", overwrite: overwrite, destination: destination)
    }

    @Test func downloadLeavesOnlyTheDestination() async throws {
        let (result, url) = try await download(overwrite: false).response()
        #expect(result.requiredScope == "files.content.read")
        #expect(url == destination)
        #expect(try Data(contentsOf: destination) == content)
        #expect(try folder.names == ["file"])
    }

    @Test func fileIsReplacedOnlyIfAllowed() async throws {
        try Data("old".utf8).write(to: destination)
        let error = await #expect(throws: CallError<Auth.RateLimitReason>.self) {
            try await download(overwrite: false, []).response()
        }
        guard
            case .clientError(
                .fileAccessError(FilesAccessError.errorMovingFromTempLocationDestinationCollision(let path))) = error
        else { return #expect(Bool(false)) }
        #expect(path == destination.path)
        #expect(try Data(contentsOf: destination) == Data("old".utf8))
        _ = try await download(overwrite: true).response()
        #expect(try Data(contentsOf: destination) == content)
        #expect(try folder.names == ["file"])
    }

    @Test func specialFilesAreNeverReplaced() async throws {
        #expect(mkfifo(destination.path, 0o600) == 0)
        let error = await #expect(throws: CallError<Auth.RateLimitReason>.self) {
            try await download(overwrite: true).response()
        }
        guard case .clientError(.fileAccessError(FilesAccessError.errorMovingFromTempLocation(let cause))) = error
        else {
            return #expect(Bool(false))
        }
        #expect((cause as? NotARegularFileError)?.path == destination.path)
        var status = stat()
        #expect(stat(destination.path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
        #expect(try folder.names == ["file"])
    }

    @Test func fileCreatedDuringDownloadIsNotOverwritten() async throws {
        let destination = destination
        let response = FakeTransport.content(content, result: Demo.scope) {
            #expect(throws: Never.self) { try Data("other".utf8).write(to: destination) }
        }
        let request = download(overwrite: false, [response])
        await #expect(throws: CallError<Auth.RateLimitReason>.self) { try await request.response() }
        #expect(try Data(contentsOf: destination) == Data("other".utf8))
        #expect(try folder.names == ["file"])
    }

    @Test func missingDirectoryFailsBeforeSending() async throws {
        let transport = FakeTransport()
        let request = DropboxTransportClientImpl.fake(transport).request(
            Demo.download, serverArgs: "/a", overwrite: true,
            destination: folder.url.appendingPathComponent("missing/file"))
        let error = await #expect(throws: CallError<Auth.RateLimitReason>.self) { try await request.response() }
        guard case .clientError(.fileAccessError(FilesAccessError.errorMovingFromTempLocation(let cause))) = error,
            let cause = cause as? SystemError
        else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(cause.number == ENOENT && (cause as NSError).domain == NSPOSIXErrorDomain)
        #expect("\(try #require(error))".contains(folder.url.appendingPathComponent("missing").path))
        #expect(transport.requests.isEmpty)
    }

    @Test func failedDownloadPreservesTheDestination() async throws {
        try Data("old".utf8).write(to: destination)
        let failures: [FakeTransport.Response] = [
            FakeTransport.text("down", status: 404), FakeTransport.content(content, result: "{"),
            FakeTransport.failure(.tls),
        ]
        for failure in failures {
            await #expect(throws: CallError<Auth.RateLimitReason>.self) {
                try await download(overwrite: true, [failure]).response()
            }
        }
        #expect(try Data(contentsOf: destination) == Data("old".utf8))
        #expect(try folder.names == ["file"])
    }

    @Test func contentCanBeDownloadedToMemory() async throws {
        let transport = FakeTransport([FakeTransport.content(content, result: Demo.scope)])
        let request: DownloadRequestMemory = DropboxTransportClientImpl.fake(transport)
            .request(Demo.download, serverArgs: "/a")
        let (result, data) = try await request.response()
        #expect(result.requiredScope == "files.content.read")
        #expect(data == content)
    }

    @Test func memoryDownloadsAreLimited() async throws {
        let transport = FakeTransport([FakeTransport.content(content, result: Demo.scope)])
        let client = DropboxTransportClientImpl.fake(transport) { $0.maximumMemoryDownloadSize = 99_999 }
        let request: DownloadRequestMemory = client.request(Demo.download, serverArgs: "/a")
        let error = await #expect(throws: CallError<Auth.RateLimitReason>.self) { try await request.response() }
        #expect("\(try #require(error))".contains("download it to a file"))
    }

    @Test func allUploadBodiesSendTheirBytes() async throws {
        try content.write(to: destination)
        let bodies: [UploadBody] = [.data(content), .file(destination), .stream(InputStream(data: content))]
        for body in bodies {
            let transport = FakeTransport([FakeTransport.json(Demo.scope)])
            let request = DropboxTransportClientImpl.fake(transport)
                .request(Demo.upload, serverArgs: "/a", input: body)
            #expect(try await request.response().requiredScope == "files.content.read")
            #expect(transport.bodies == [content])
        }
    }

    @Test func unreadableFileIsAFileAccessError() async throws {
        let request = DropboxTransportClientImpl.fake(FakeTransport())
            .request(Demo.upload, serverArgs: "/a", input: .file(destination))
        let error = await #expect(throws: CallError<Auth.RateLimitReason>.self) { try await request.response() }
        guard case .clientError(.fileAccessError) = error else { return #expect(Bool(false)) }
    }

    @Test func progressIncreasesToTheTotal() async throws {
        let received = Locked<[Int64]>([])
        let queue = DispatchQueue(label: "progress")
        let request = download(overwrite: true)
        request.progress(queue: queue) { progress in
            let count = progress.completedUnitCount
            received.withLock { $0.append(count) }
        }
        _ = try await request.response()
        queue.sync {}
        let counts = received.withLock { $0 }
        #expect(counts == counts.sorted())
        #expect(counts.last == 100_000)
    }

    @Test func lateProgressHandlerIsCalledImmediately() async throws {
        let transport = FakeTransport([FakeTransport.json(Demo.scope)])
        let request = DropboxTransportClientImpl.fake(transport)
            .request(Demo.upload, serverArgs: "/a", input: .data(content))
        _ = try await request.response()
        let progress = await withCheckedContinuation { continuation in
            request.progress { continuation.resume(returning: ($0.completedUnitCount, $0.totalUnitCount)) }
        }
        #expect(progress == (100_000, 100_000))
    }
}
