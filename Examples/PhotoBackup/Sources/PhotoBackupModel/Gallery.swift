import Foundation
import SwiftyDropbox

/// A photo in Dropbox.
public struct Photo: Sendable, Identifiable, Hashable {
    /// The ID of the file, which doesn't change when the file is moved.
    public let id: String
    public let name: String
    /// The revision of the content, a key for caches.
    public let revision: String
}

/// The photos of an account.
public struct Gallery: Sendable {
    /// The folder with all backups.
    public static let folder = "/Photo Backup"

    private let client: DropboxClient

    public init(client: DropboxClient) { self.client = client }

    /// Returns all photos, sorted by name.
    public func photos() async throws -> [Photo] {
        var photos: [Photo] = []
        do {
            for try await case let file as Files.FileMetadata in client.files.entries(in: Self.folder) {
                photos.append(Photo(id: file.id, name: file.name, revision: file.rev))
            }
        } catch let error as CallError<Files.ListFolderError> {
            // The first upload creates the folder.
            guard case .path(.notFound) = error.routeError else { throw error }
        }
        return photos.sorted { $0.name < $1.name }
    }

    /// Returns the thumbnails of photos as JPEG files, by the IDs of the photos. Some files have none.
    public func thumbnails(of photos: [Photo]) async throws -> [Photo.ID: Data] {
        var thumbnails: [Photo.ID: Data] = [:]
        // A request has at most 25 files.
        for start in stride(from: 0, to: photos.count, by: 25) {
            let batch = photos[start..<min(start + 25, photos.count)]
            let result = try await client.files.getThumbnailBatch(
                entries: batch.map { .init(path: $0.id, size: .w256h256) }
            ).response()
            for case .success(let data) in result.entries {
                thumbnails[data.metadata.id] = Data(base64Encoded: data.thumbnail)
            }
        }
        return thumbnails
    }
}
