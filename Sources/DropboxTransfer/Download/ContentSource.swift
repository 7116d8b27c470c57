import DropboxCore
import DropboxFiles
import Foundation
import DropboxHTTP

/// Asks for the content of files.
struct ContentSource: Sendable {
    /// Content on its way.
    struct Content: Sendable {
        let metadata: Files.FileMetadata
        /// What the body is checked against.
        let expected: ExpectedContent
        let body: HTTPResponseBody

        /// Which bytes of the file are on their way.
        var range: Range<Int64> { expected.range ?? 0..<Int64(clamping: metadata.size) }

        var revision: DownloadStateMachine.Revision {
            DownloadStateMachine.Revision(
                rev: metadata.rev, size: Int64(clamping: metadata.size), contentHash: metadata.contentHash)
        }
    }

    /// Bodies that break off are asked for again as calls are.
    let settings: TransferSettings
    private let client: any DropboxTransportClient

    init(_ client: any DropboxTransportClient) {
        self.client = client
        settings = TransferSettings(client)
    }

    /// Opens a file, or bytes of it.
    func open(_ path: String, _ range: Range<Int64>?) async throws(CallError<Files.DownloadError>) -> Content {
        let argument = Files.DownloadArg(path: path)
        guard let client = client as? DropboxTransportClientImpl else {
            // Clients of other makes know no ranges.
            let request: DownloadRequestMemory<Files.FileMetadata, Files.DownloadError> = client.request(
                Files.download, serverArgs: argument)
            let (metadata, data) = try await request.response()
            try Self.check(metadata, status: 200)
            let expected = ExpectedContent(
                route: Files.download.descriptor.path, name: metadata.pathDisplay, size: Int64(clamping: metadata.size),
                hash: metadata.contentHash)
            do throws(ContentMismatchError) {
                try expected.check(announced: Int64(data.count))
            } catch {
                throw .clientError(.other(error))
            }
            return Content(metadata: metadata, expected: expected, body: HTTPResponseBody(data))
        }
        let answer = try await client.content(Files.download, argument, range: range)
        try Self.check(answer.result, status: answer.metadata.status)
        do throws(ContentMismatchError) {
            return Content(metadata: answer.result, expected: try answer.expectation.get(), body: answer.body)
        } catch {
            throw .clientError(.other(error))
        }
    }

    private static func check(
        _ metadata: Files.FileMetadata, status: Int
    ) throws(CallError<Files.DownloadError>) {
        guard metadata.size <= DownloadStateMachine.Revision.maximumSize else {
            throw .httpError(status, "a file of \(metadata.size) bytes, more than there can be", nil)
        }
    }
}

extension CallError<Files.DownloadError> {
    /// Whether there are no such bytes, or no longer.
    var isOutOfRange: Bool { status == 416 }

    /// Whether there is no such file or revision.
    var isNotFound: Bool {
        if case .path(.notFound) = routeError { true } else { false }
    }
}
