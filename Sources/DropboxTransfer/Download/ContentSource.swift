import DropboxCore
import DropboxFiles
import Foundation
import HTTPTransport

/// Asks for the content of files.
struct ContentSource: Sendable {
    /// Content on its way.
    struct Content: Sendable {
        let metadata: Files.FileMetadata
        /// Which bytes of the file are on their way.
        let range: Range<Int64>
        let body: HTTPResponseBody

        var revision: DownloadPlan.Revision {
            DownloadPlan.Revision(
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
            return Content(metadata: metadata, range: 0..<Int64(data.count), body: HTTPResponseBody(data))
        }
        let answer = try await client.content(Files.download, argument, range: range)
        try Self.check(answer.result, status: answer.metadata.status)
        let size = Int64(answer.result.size)
        guard answer.metadata.status == 206 else {
            return Content(metadata: answer.result, range: 0..<size, body: answer.body)
        }
        guard let served = answer.metadata.headers["Content-Range"].flatMap(Self.range), served.upperBound <= size
        else { throw .httpError(206, "an answer in parts that does not say which part it is", nil) }
        return Content(metadata: answer.result, range: served, body: answer.body)
    }

    private static func check(
        _ metadata: Files.FileMetadata, status: Int
    ) throws(CallError<Files.DownloadError>) {
        guard metadata.size <= DownloadPlan.Revision.maximumSize else {
            throw .httpError(status, "a file of \(metadata.size) bytes, more than there can be", nil)
        }
    }

    /// Reads `bytes 0-499/1234`.
    static func range(_ header: String) -> Range<Int64>? {
        guard header.hasPrefix("bytes "), let slash = header.firstIndex(of: "/") else { return nil }
        let bounds = header[..<slash].dropFirst("bytes ".count).split(separator: "-", omittingEmptySubsequences: false)
        guard bounds.count == 2, let first = Int64(bounds[0]), let last = Int64(bounds[1]), first >= 0, first <= last,
            last < .max
        else { return nil }
        return first..<(last + 1)
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
