import DropboxCore
import DropboxFiles
import DropboxTransfer
import Foundation

// The snippets of the article SearchingAndThumbnails, verbatim.

func images(named query: String, with client: DropboxClient) async throws -> [Files.FileMetadata] {
    let options = Files.SearchOptions(path: "/pictures", maxResults: 100, fileCategories: [.image])
    var images: [Files.FileMetadata] = []
    for try await match in client.files.searchResults(for: query, options: options) {
        if case .metadata(let file as Files.FileMetadata) = match.metadata { images.append(file) }
    }
    return images
}

func thumbnail(of file: Files.FileMetadata, with client: DropboxClient) async throws -> Data {
    // The ID and the revision identify the content, so the thumbnail can be cached with the revision as its key.
    let (_, jpeg) = try await client.files.getThumbnailV2(
        resource: .path("rev:\(file.rev)"), size: .w256h256, mode: .fitoneBestfit
    ).response()
    return jpeg
}

func thumbnails(of files: [Files.FileMetadata], with client: DropboxClient) async throws -> [String: Data] {
    var thumbnails: [String: Data] = [:]
    // A request has at most 25 files.
    for start in stride(from: 0, to: files.count, by: 25) {
        let batch = files[start..<min(start + 25, files.count)]
        let result = try await client.files.getThumbnailBatch(entries: batch.map { .init(path: $0.id) }).response()
        for case .success(let data) in result.entries {
            thumbnails[data.metadata.id] = Data(base64Encoded: data.thumbnail)
        }
    }
    return thumbnails
}
