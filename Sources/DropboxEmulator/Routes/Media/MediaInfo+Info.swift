import DropboxFiles
import Foundation

extension MediaInfo {
    var info: Files.MediaInfo {
        .metadata(
            Files.PhotoMetadata(
                dimensions: .init(height: UInt64(height), width: UInt64(width)),
                location: position.map { .init(latitude: $0.latitude, longitude: $0.longitude) },
                timeTaken: timeTaken))
    }
}
