import DropboxConcurrency

#if os(Linux)
    import DropboxTestSupport
    import Foundation
    import Testing

    @testable import DropboxHTTP

    /// Tests a reader that supplies its file at the moment when the body ends.
    @Suite(.timeLimit(.minutes(10))) struct LateSinkTests {
        @Test func bufferedBytesAreWrittenToALateFile() async throws {
            let configuration = HTTPTransportConfiguration()
            let url = try #require(URL(string: "http://127.0.0.1/"))
            let transfer = CurlTransfer(
                try PreparedRequest(HTTPRequest(url: url)), configuration: configuration, owner: TransferOwner(),
                loop: CurlEventLoop(configuration: configuration, clock: { .now }))
            defer { transfer.loop.post(.shutDown) }
            let folder = try TemporaryDirectory()
            let file = folder.url.appendingPathComponent("file")
            try Data().write(to: file)
            let handle = try FileHandle(forWritingTo: file)
            let (body, descriptor) = (Data("content".utf8), handle.fileDescriptor)
            transfer.state.withLock { $0.buffer = body }
            // The loop has no more callbacks for this transfer when the reader starts, and then finishes it.
            async let written = transfer.write(to: descriptor, onProgress: nil)
            while transfer.state.withLock({ $0.sink == nil }) { await Task.yield() }
            transfer.finish(.finished)
            #expect(try await written == Int64(body.count))
            #expect(try Data(contentsOf: file) == body)
            try handle.close()
        }
    }
#endif
