import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import Foundation

/// A partial download in a file, which preserves received content when an attempt or the process ends.
///
/// Existing content is continued only with content of the same revision: the responses must have the same `ETag`.
struct ResumableDownloadFile {
    let file: URL
    /// The head of the first response, or `nil` to restart the download.
    let head: PersistedResponse?
    /// The number of usable bytes in the file.
    let size: Int64

    /// Creates a download that ignores the existing content of the file.
    init(file: URL) { (self.file, head, size) = (file, nil, 0) }

    /// Creates a download that continues after the content of earlier attempts. Blocks on disk I/O.
    init(file: URL, head: PersistedResponse?) {
        DiskAccessMonitor.record("stat", file.path)
        self.file = file
        var information = stat()
        let existingSize = stat(file.path, &information) == 0 ? Int64(information.st_size) : 0
        // Content without a revision, or with more bytes than expected, is unusable.
        let isUsable = head?.eTag != nil && head?.totalSize.map { existingSize <= $0 } ?? false
        size = isUsable ? existingSize : 0
        self.head = isUsable ? head : nil
    }

    /// The expected total size, or `nil` if it is unknown.
    var total: Int64? { head?.totalSize }

    /// The `Range` header that requests the missing content, or `nil` to request everything.
    var range: String? { size > 0 ? "bytes=\(size)-" : nil }

    /// The complete response, if no content is missing.
    var completeResponse: CallResponse? {
        guard let head, size > 0, size == head.totalSize else { return nil }
        return head.responseWithResult
    }

    /// A Boolean value that indicates whether the content of a response either continues or replaces the existing
    /// content.
    func canAppendOrReplace(with response: ResponseMetadata) -> Bool {
        guard response.status == 206 else { return true }
        return size > 0 && response.headers["ETag"] == head?.eTag
            && response.headers["Content-Range"]?.hasPrefix("bytes \(size)-") == true
    }

    /// Empties the file. When this method returns, the change survives a system crash.
    func truncate() throws {
        DiskAccessMonitor.record("truncate", file.path)
        guard let descriptor = try RegularFile.openIfExists(file, O_WRONLY) else { return }
        defer { close(descriptor) }
        guard lseek(descriptor, 0, SEEK_END) != 0 else { return }
        guard ftruncate(descriptor, 0) == 0, synchronizeToDisk(descriptor) == 0 else { throw Self.error(file) }
    }

    /// Receives the content of a response that `canAppendOrReplace(with:)` accepted.
    ///
    /// - Parameters:
    ///   - body: The content.
    ///   - isContinuation: Whether the content continues the existing content. Otherwise, it replaces it.
    ///   - expected: The expected size and hash.
    ///   - systemFile: The file in which the system stored the complete content, if it did.
    ///   - onProgress: A closure that receives the number of bytes in the file.
    /// - Throws: `ContentMismatchError` if the response exceeds the expected size, `HTTPError`, or a system error.
    func receive(
        _ body: HTTPResponseBody, isContinuation: Bool, _ expected: ExpectedContent, storedBySystemAt systemFile: URL?,
        onProgress: @escaping @Sendable (Int64) -> Void
    ) async throws {
        let start = isContinuation ? size : 0
        let opened = try await BlockingIO.disk.run { [file] () throws(any Error) in
            if let systemFile, try Self.move(systemFile, to: file) { return nil as Int32? }
            return try Self.descriptor(of: file, at: start)
        }
        guard let descriptor = opened else { return }
        let result: Result<Void, any Error>
        do {
            result = .success(try await receive(body, into: descriptor, from: start, expected, onProgress))
        } catch {
            result = .failure(error)
        }
        await BlockingIO.disk.run { _ = close(descriptor) }
        try result.get()
    }

    /// Moves the file in which the system stored the content. The response that is stored next claims that the content is
    /// complete, so the content and its name must be on disk before.
    ///
    /// - Returns: `false` if the file doesn't exist, or is on another volume.
    private static func move(_ source: URL, to file: URL) throws -> Bool {
        DiskAccessMonitor.record("move", file.path)
        guard rename(source.path, file.path) == 0 else { return false }
        for url in [file, file.deletingLastPathComponent()] {
            let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw error(url) }
            defer { close(descriptor) }
            // Some network file systems can't synchronize directories.
            guard synchronizeToDisk(descriptor) == 0 || errno == EINVAL else { throw error(url) }
        }
        return true
    }

    /// Opens the file for writing at an offset, and truncates it there.
    private static func descriptor(of file: URL, at start: Int64) throws -> Int32 {
        DiskAccessMonitor.record("open", file.path)
        let descriptor = try RegularFile.open(file, O_WRONLY | O_CREAT, permissions: 0o666)
        guard ftruncate(descriptor, off_t(start)) == 0, lseek(descriptor, off_t(start), SEEK_SET) >= 0 else {
            let error = error(file)
            close(descriptor)
            throw error
        }
        return descriptor
    }

    private func receive(
        _ body: HTTPResponseBody, into descriptor: Int32, from start: Int64, _ expected: ExpectedContent,
        _ onProgress: @escaping @Sendable (Int64) -> Void
    ) async throws {
        onProgress(start)
        let limit = expected.bodySize ?? .max
        let written = Locked(Int64(0))
        do {
            try await body.write(toDescriptor: descriptor) { count in
                written.withLock { $0 = count }
                // A response that exceeds the expected size could be endless.
                if count > limit { body.cancel() } else { onProgress(start + count) }
            }
        } catch {
            let count = written.withLock(\.self)
            throw count > limit ? expected.mismatch(.size(expected: limit, received: count)) : error
        }
        try await BlockingIO.disk.run { [file] () throws(any Error) in
            DiskAccessMonitor.record("fsync", file.path)
            // The response that is stored next claims that the content is complete.
            guard synchronizeToDisk(descriptor) == 0 else { throw Self.error(file) }
        }
    }

    /// Throws `ContentMismatchError` if the file doesn't match the size and hash of a response, as far as it states
    /// them.
    func verify(against response: CallResponse, of route: RouteDescriptor) throws {
        let headers = response.metadata.headers
        let announced = response.metadata.status == 200 ? headers["Content-Length"].flatMap { Int64($0) } : nil
        let expected = try ExpectedContent(
            route, ResponseMetadata(status: 200, headers: headers), result: response.data, announced: announced)
        try expected.verify(fileAt: file)
    }

    private static func error(_ file: URL) -> any Error {
        SystemError(number: errno, path: file.path)
    }
}

extension PersistedResponse {
    /// The revision of the content.
    var eTag: String? { response.metadata.headers["ETag"] }

    /// The length of the complete content.
    var totalSize: Int64? {
        let headers = response.metadata.headers
        return (headers["Original-Content-Length"] ?? (status == 200 ? headers["Content-Length"] : nil)).flatMap {
            Int64($0)
        }
    }

    /// The response with the result, which is in a header if the body is the content.
    var responseWithResult: CallResponse {
        let metadata = response.metadata
        return CallResponse(
            metadata: metadata, content: .collected(Data((metadata.headers["Dropbox-API-Result"] ?? "").utf8)))
    }
}
