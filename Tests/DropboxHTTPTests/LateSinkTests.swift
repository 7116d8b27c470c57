import DropboxConcurrency

#if os(Linux)
    import Foundation
    import DropboxTestSupport
    import Testing

    @testable import DropboxHTTP

    /// A reader that names its file at the very moment at which the body ends.
    @Suite(.timeLimit(.minutes(10))) struct LateSinkTests {
        @Test func whatArrivedBeforeThereWasAFileIsWrittenToIt() async throws {
            let configuration = HTTPTransportConfiguration()
            let url = try #require(URL(string: "http://127.0.0.1/"))
            let transfer = CurlTransfer(
                try PreparedRequest(HTTPRequest(url: url)), configuration: configuration,
                loop: CurlEventLoop(configuration: configuration))
            defer { transfer.loop.post(.shutDown) }
            let folder = try TemporaryFolder()
            let file = folder.url.appendingPathComponent("file")
            try Data().write(to: file)
            let handle = try FileHandle(forWritingTo: file)
            let (body, descriptor) = (Data("content".utf8), handle.fileDescriptor)
            transfer.state.withLock { $0.buffer = body }
            // The loop has no more callbacks for this transfer when the reader comes, and then settles it.
            async let written = transfer.write(to: descriptor, onProgress: nil)
            while transfer.state.withLock({ $0.sink == nil }) { await Task.yield() }
            transfer.finish(.finished)
            #expect(try await written == Int64(body.count))
            #expect(try Data(contentsOf: file) == body)
            try handle.close()
        }
    }
#endif
