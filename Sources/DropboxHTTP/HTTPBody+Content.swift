import Foundation
import DropboxConcurrency

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
        let file = try await BlockingIO.disk.run { () throws(any Error) in
            let file = try FileHandle(forReadingFrom: url)
            try file.seek(toOffset: UInt64(max(0, start)))
            return file
        }
        var left = length
        while left > 0 {
            let count = Int(min(left, 256 << 10))
            let chunk = try await BlockingIO.disk.run { () throws(any Error) in try file.read(upToCount: count) }
            guard let chunk, !chunk.isEmpty else { break }
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
        let name = url.lastPathComponent
        let file = try await BlockingIO.disk.run { () throws(HTTPError) in
            let descriptor = open(url.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw HTTPError.file(errno, "“\(name)” cannot be created") }
            return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        }
        try await content { chunk in
            await BlockingIO.disk.run {
                do throws(HTTPError) {
                    try FileDescriptorWriter.write(chunk, to: file.fileDescriptor)
                    return nil
                } catch {
                    return error
                }
            }
        }
        try await BlockingIO.disk.run { () throws(HTTPError) in
            guard fsync(file.fileDescriptor) == 0 else { throw HTTPError.file(errno, "“\(name)” cannot be written") }
        }
    }
}
