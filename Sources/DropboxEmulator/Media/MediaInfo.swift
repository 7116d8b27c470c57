import Foundation

/// What a photo says of itself.
struct MediaInfo: Sendable, Hashable {
    var width: Int
    var height: Int
    var timeTaken: Date?
    var position: EXIFMetadata.Position?

    /// Nil for what is no photo.
    init?(photo data: Data) {
        guard let header = ImageHeader(data), header.width > 0, header.height > 0 else { return nil }
        let facts = EXIFMetadata(exif: header.exif)
        width = header.width
        height = header.height
        timeTaken = facts.timeTaken
        position = facts.position
    }
}

extension Call {
    /// Reads what a file says of itself, for `include_media_info`; nil for what is no photo.
    func mediaFacts(of entry: Entry) async throws -> MediaInfo? {
        guard let file = entry.file, Thumbnail.extensions.contains(entry.fileExtension),
            file.size <= Thumbnail.maximumSource
        else { return nil }
        return try await service.media.run { [store] in
            let content = try store.read { try Store.content(file.contentHash, $0) }
            return MediaInfo(photo: try store.content.bytes(of: content))
        }
    }
}

extension Entry {
    /// What stands behind the last dot of the name, in lower case.
    var fileExtension: String {
        name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    }
}
