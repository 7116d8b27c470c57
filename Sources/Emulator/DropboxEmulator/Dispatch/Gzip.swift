import CDropboxArchive
import DropboxHTTPServer
import Foundation

/// The format gzip (RFC 1952).
enum Gzip {
    /// Returns the compressed data, or `nil` if there isn't enough memory.
    static func compressed(_ data: Data) -> Data? {
        guard let archive = archive_write_new(), let entry = archive_entry_new() else { return nil }
        defer {
            archive_entry_free(entry)
            archive_write_free(archive)
        }
        archive_entry_set_filetype(entry, 0o100000)  // AE_IFREG, which Swift can't import
        // Data that can't be compressed grows by a few bytes per 16 KiB.
        var result = Data(count: data.count + data.count / 1_000 + 1_024)
        var count = 0
        let isComplete = result.withUnsafeMutableBytes { buffer in
            data.withUnsafeBytes { bytes in
                archive_write_set_format_raw(archive) == ARCHIVE_OK
                    && archive_write_add_filter_gzip(archive) == ARCHIVE_OK
                    // The same data has the same result at any time.
                    && archive_write_set_filter_option(archive, "gzip", "timestamp", nil) == ARCHIVE_OK
                    && archive_write_set_bytes_in_last_block(archive, 1) == ARCHIVE_OK
                    && archive_write_open_memory(archive, buffer.baseAddress, buffer.count, &count) == ARCHIVE_OK
                    && archive_write_header(archive, entry) == ARCHIVE_OK
                    && (bytes.isEmpty || archive_write_data(archive, bytes.baseAddress, bytes.count) == bytes.count)
                    && archive_write_close(archive) == ARCHIVE_OK
            }
        }
        return isComplete ? result.prefix(count) : nil
    }

    /// Returns the decompressed data, or `nil` if the data is damaged, or expands to more than `limit` bytes.
    static func decompressed(_ data: Data, upTo limit: Int) -> Data? {
        guard let archive = archive_read_new() else { return nil }
        defer { archive_read_free(archive) }
        return data.withUnsafeBytes { bytes in
            var entry: OpaquePointer?
            guard archive_read_support_filter_gzip(archive) == ARCHIVE_OK,
                archive_read_support_format_raw(archive) == ARCHIVE_OK,
                archive_read_open_memory(archive, bytes.baseAddress, bytes.count) == ARCHIVE_OK
            else { return nil }
            let status = archive_read_next_header(archive, &entry)
            // Data that expands to nothing has no entry.
            guard status == ARCHIVE_OK || status == ARCHIVE_WARN else { return status == ARCHIVE_EOF ? Data() : nil }
            return ArchiveEntry.content(in: archive, upTo: limit)
        }
    }
}

/// Compresses responses as the service does: results in JSON, if the client accepts it. Content, errors, and pages are never
/// compressed.
enum ContentCoding {
    /// The size in bytes from which a body is compressed.
    private static let minimumSize = 20

    /// Compresses a response to a request, if its form allows it.
    static func apply(to response: inout ServerResponse, of request: ServerRequest) {
        guard response.status == 200, response.headers["Content-Type"] == "application/json",
            response.headers["Content-Encoding"] == nil, !response.isForeign, !response.delivery.modifiesBody,
            case .data(let body) = response.body, body.count >= minimumSize
        else { return }
        response.headers["Vary"] = "Accept-Encoding"
        guard acceptsGzip(request.headers["Accept-Encoding"]), let compressed = Gzip.compressed(body) else { return }
        response.body = .data(compressed)
        response.headers["Content-Encoding"] = "gzip"
    }

    /// Returns whether a header `Accept-Encoding` names gzip with a weight other than 0 (RFC 9110, section 12.5.3).
    static func acceptsGzip(_ header: String?) -> Bool {
        var anyWeight: Double?
        for coding in (header ?? "").lowercased().split(separator: ",") {
            let parts = coding.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
            switch parts.first {
            case "gzip", "x-gzip": return weight > 0
            case "*": anyWeight = weight
            default: break
            }
        }
        return (anyWeight ?? 0) > 0
    }
}
