import DropboxCore
import DropboxFiles
import DropboxHTTP
import Foundation

/// Requests the content of files. All content is described by an `ExpectedContent` that meets the requirement of the
/// caller.
struct ContentSource: Sendable {
    /// Content that is being received.
    struct Content: Sendable {
        let metadata: Files.FileMetadata
        /// The expected revision, size, and hash.
        let expected: ExpectedContent
        let body: HTTPResponseBody

        /// The range of the body in the file.
        var range: Range<Int64> { expected.range ?? 0..<revision.size }

        var revision: ContentRevision {
            ContentRevision(
                rev: metadata.rev, size: expected.size ?? Int64(clamping: metadata.size), contentHash: expected.hash)
        }
    }

    /// The retry settings of the client, which also apply to interrupted bodies.
    let settings: TransferSettings
    private let client: any DropboxTransportClient

    init(_ client: any DropboxTransportClient) {
        self.client = client
        settings = TransferSettings(client)
    }

    /// Opens a file, or a range of it.
    ///
    /// - Parameters:
    ///   - path: The path of the file. If the requirement has a revision, that revision is requested instead.
    ///   - range: The range to request. The server may send another one.
    ///   - requirement: What the caller knows and requires.
    func open(
        _ path: String, _ range: Range<Int64>?, _ requirement: ContentRequirement
    ) async throws(CallError<Files.DownloadError>) -> Content {
        let argument = Files.DownloadArg(path: requirement.revision.map { "rev:" + $0.rev } ?? path)
        let (metadata, body): (Files.FileMetadata, HTTPResponseBody)
        let description: Result<ExpectedContent, ContentMismatchError>
        var status = 200
        if let client = client.implementation {
            let response = try await client.content(Files.download, argument, range: range)
            (metadata, body, description) = (response.result, response.body, response.expectation)
            status = response.metadata.status
        } else {
            // Other implementations of clients don't support ranges.
            let request: DownloadRequestMemory<Files.FileMetadataSerializer, Files.DownloadErrorSerializer> =
                client.request(Files.download, serverArgs: argument)
            let data: Data
            (metadata, data) = try await request.response()
            body = HTTPResponseBody(data)
            description = .success(
                ExpectedContent(
                    route: Files.download.descriptor.path, name: metadata.pathDisplay, ContentRevision(metadata)))
        }
        guard metadata.size <= ContentRevision.maximumSize else {
            throw .httpError(status, "invalid file size: \(metadata.size) bytes", nil)
        }
        do throws(ContentMismatchError) {
            return Content(metadata: metadata, expected: try description.get().meeting(requirement), body: body)
        } catch {
            throw .clientError(.other(error))
        }
    }

    /// Returns the verified content of a small revision. Doesn't retry.
    func content(of revision: ContentRevision) async throws(FileDownloadError) -> Data {
        let path = "rev:" + revision.rev
        let content: Content
        do throws(CallError<Files.DownloadError>) {
            content = try await open(path, nil, ContentRequirement(revision))
        } catch {
            throw FileDownloadError(error, of: path)
        }
        do throws(ContentDownloadError) {
            let data = try await content.body.collect(content.expected, upTo: Int(clamping: revision.size))
            settings.recordProgress()
            return data
        } catch {
            throw FileDownloadError(error, of: path)
        }
    }
}

extension ContentRevision {
    /// The revision that metadata describes.
    init(_ file: Files.FileMetadata) {
        self.init(rev: file.rev, size: Int64(clamping: file.size), contentHash: file.contentHash)
    }
}

extension FilesRoutes {
    /// Returns the content of a small revision in memory. The revision, size, and content hash are verified. The request
    /// is not repeated.
    package func content(of revision: ContentRevision) async throws(FileDownloadError) -> Data {
        try await ContentSource(client).content(of: revision)
    }
}

extension ContentMismatchError {
    /// A Boolean value that indicates whether the server described another revision than the required one.
    var isOtherContent: Bool {
        switch difference {
        case .revision, .contentHash: true
        case .size, .encoding, .range, .missingContentHash: false
        }
    }
}
