import CDropboxArchive
import Foundation

/// An entry of an archive that libarchive reads.
enum ArchiveEntry {
    /// Returns the content of the current entry, or `nil` if it's damaged, or has more than `limit` bytes.
    static func content(in archive: OpaquePointer, upTo limit: Int) -> Data? {
        var content = Data()
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = archive_read_data(archive, &chunk, chunk.count)
            if count == 0 { return content }
            guard count > 0, content.count + count <= limit else { return nil }
            content.append(contentsOf: chunk.prefix(count))
        }
    }
}
