import Foundation

extension HTTPBody {
    /// Writes all bytes to a file, in place of what is there. When this returns, they are on the disk.
    /// - Throws: `HTTPError` of kind `fileFailed`, and what a producer throws.
    package func write(to url: URL) async throws {
        let descriptor = open(url.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw HTTPError.file(errno, "“\(url.lastPathComponent)” cannot be created") }
        defer { close(descriptor) }
        let writer = Writer { chunk in
            do throws(HTTPError) {
                try FileWriting.write(chunk, to: descriptor)
                return nil
            } catch {
                return error
            }
        }
        switch storage {
        case .empty: break
        case .data(let data): try await writer.write(data)
        case .stream(let produce): try await produce(writer)
        case .file(let source, let range): try await Self.copy(source, range, to: writer)
        }
        guard fsync(descriptor) == 0 else {
            throw HTTPError.file(errno, "“\(url.lastPathComponent)” cannot be written")
        }
    }

    private static func copy(_ source: URL, _ range: Range<Int64>?, to writer: Writer) async throws {
        let file = try FileHandle(forReadingFrom: source)
        defer { withExtendedLifetime(file) {} }
        if let range { try file.seek(toOffset: UInt64(max(0, range.lowerBound))) }
        var left = range.map { Int64($0.count) } ?? .max
        while left > 0, let chunk = try file.read(upToCount: Int(min(left, 256 << 10))), !chunk.isEmpty {
            try await writer.write(chunk)
            left -= Int64(chunk.count)
        }
    }
}
