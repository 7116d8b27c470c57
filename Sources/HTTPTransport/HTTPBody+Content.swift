import Foundation
import Locking

extension HTTPBody {
    /// Hands all bytes of the body to `put`, chunk by chunk, whatever the body is made of. A stream that can be read once is
    /// used up by it.
    ///
    /// - Parameter put: takes a chunk, returns when there is room for the next one, or says why there will not be.
    /// - Throws: What `put` says and a producer throws; `HTTPError` of kind `bodyFailed` where the body has another length
    ///   than it announces.
    package func content(to put: @escaping @Sendable (Data) async -> HTTPError?) async throws {
        let announced = length
        let written = Locked<Int64>(0)
        let writer = Writer { chunk in
            let count = written.withLock { written in
                written += Int64(chunk.count)
                return written
            }
            if let announced, count > announced { return .wrongLength(expected: announced, actual: count) }
            return await put(chunk)
        }
        switch storage {
        case .empty: break
        case .data(let data): try await writer.write(data)
        case .stream(let produce): try await produce(writer)
        case .file(let url, let range):
            try await Self.copy(url, from: range?.lowerBound ?? 0, announced ?? 0, to: writer)
        }
        let count = written.withLock { $0 }
        if let announced, count != announced { throw HTTPError.wrongLength(expected: announced, actual: count) }
    }

    private static func copy(_ url: URL, from start: Int64, _ length: Int64, to writer: Writer) async throws {
        let file = try FileHandle(forReadingFrom: url)
        defer { withExtendedLifetime(file) {} }
        try file.seek(toOffset: UInt64(max(0, start)))
        var left = length
        while left > 0, let chunk = try file.read(upToCount: Int(min(left, 256 << 10))), !chunk.isEmpty {
            try await writer.write(chunk)
            left -= Int64(chunk.count)
        }
    }

    /// All bytes of the body, in memory: for tests and tools.
    ///
    /// - Throws: `HTTPError` of kind `bodyFailed` where a file cannot be read, a producer fails or the length is wrong.
    package func collected() async throws(HTTPError) -> Data {
        if case .data(let data) = storage { return data }
        let collected = Locked(Data())
        do {
            try await content { chunk in
                collected.withLock { $0.append(chunk) }
                return nil
            }
        } catch let error as HTTPError {
            throw error
        } catch {
            throw HTTPError(.bodyFailed(error), "The body of the request failed: \(error)")
        }
        return collected.withLock { $0 }
    }

    /// Writes all bytes to a file, in place of what is there. When this returns, they are on the disk.
    /// - Throws: `HTTPError` of kind `fileFailed`, and what `content(to:)` throws.
    package func write(to url: URL) async throws {
        let descriptor = open(url.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw HTTPError.file(errno, "“\(url.lastPathComponent)” cannot be created") }
        defer { close(descriptor) }
        try await content { chunk in
            do throws(HTTPError) {
                try FileWriting.write(chunk, to: descriptor)
                return nil
            } catch {
                return error
            }
        }
        guard fsync(descriptor) == 0 else {
            throw HTTPError.file(errno, "“\(url.lastPathComponent)” cannot be written")
        }
    }
}
