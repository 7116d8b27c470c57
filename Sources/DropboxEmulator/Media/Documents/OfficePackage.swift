import CDropboxArchive
import Foundation

/// The files in a zip archive, such as those that office documents are made of.
enum OfficePackage {
    /// Bytes that are unpacked at most: a small archive can hold a huge file.
    private static let maximumSize = 64 << 20

    static func isPackage(_ data: Data) -> Bool { data.starts(with: Data("PK\u{3}\u{4}".utf8)) }

    /// Those files whose names are wanted; nil if the archive is broken or too large.
    static func parts(_ data: Data, wanted: (String) -> Bool) -> [String: Data]? {
        guard let archive = archive_read_new() else { return nil }
        defer { archive_read_free(archive) }
        archive_read_support_format_zip(archive)
        return data.withUnsafeBytes { buffer in
            guard archive_read_open_memory(archive, buffer.baseAddress, buffer.count) == ARCHIVE_OK else { return nil }
            var parts: [String: Data] = [:]
            var rest = maximumSize
            while true {
                var entry: OpaquePointer?
                let status = archive_read_next_header(archive, &entry)
                if status == ARCHIVE_EOF { return parts }
                guard status == ARCHIVE_OK || status == ARCHIVE_WARN else { return nil }
                guard let name = archive_entry_pathname(entry).map({ String(cString: $0) }), wanted(name) else {
                    continue
                }
                guard let part = read(archive, limit: rest) else { return nil }
                rest -= part.count
                parts[name] = part
            }
        }
    }

    private static func read(_ archive: OpaquePointer, limit: Int) -> Data? {
        var data = Data()
        var piece = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = archive_read_data(archive, &piece, piece.count)
            if count == 0 { return data }
            guard count > 0, data.count + count <= limit else { return nil }
            data.append(contentsOf: piece.prefix(count))
        }
    }

    /// Packs files into an archive. The same files make the same bytes.
    static func pack(_ parts: [(name: String, text: String)]) throws -> Data {
        let writer = try ZipWriter()
        for part in parts {
            let bytes = Data(part.text.utf8)
            try writer.beginFile(
                part.name, size: UInt64(bytes.count), modified: Date(timeIntervalSince1970: 315_532_800))
            try bytes.withUnsafeBytes { try writer.write($0) }
        }
        try writer.finish()
        var packed = Data()
        var piece = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = piece.withUnsafeMutableBytes { writer.take(into: $0) }
            if count == 0 { return packed }
            packed.append(contentsOf: piece.prefix(count))
        }
    }
}
