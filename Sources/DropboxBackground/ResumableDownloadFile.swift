import DropboxCore
import Foundation
import DropboxHTTP
import DropboxConcurrency

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Content that is being received, in a file that keeps what has come when an attempt or the process ends.
///
/// What is there is continued only with content of the same revision: the answers must carry the same `ETag`.
struct ResumableDownloadFile {
    let file: URL
    /// What the first answer said; `nil` where the file is to be begun anew.
    let head: PersistedResponse?
    /// How much is there of use.
    let size: Int64

    /// Content of which nothing is there that is of use.
    init(file: URL) { (self.file, head, size) = (file, nil, 0) }

    /// What earlier attempts have left. It waits for the disk.
    init(file: URL, head: PersistedResponse?) {
        DiskUse.note("stat", file.path)
        self.file = file
        var information = stat()
        let found = stat(file.path, &information) == 0 ? Int64(information.st_size) : 0
        // Without a mark of its revision, or with more than there can be, what is there is of no use.
        let isOfUse = head?.mark != nil && head?.total.map { found <= $0 } ?? false
        size = isOfUse ? found : 0
        self.head = isOfUse ? head : nil
    }

    /// How much there will be; `nil` while that is not known.
    var total: Int64? { head?.total }

    /// The header that asks for the rest; `nil` where everything is wanted.
    var range: String? { size > 0 ? "bytes=\(size)-" : nil }

    /// The answer, where nothing is missing any more.
    var wholeAnswer: CallResponse? {
        guard let head, size > 0, size == head.total else { return nil }
        return head.withResult
    }

    /// Whether the content of an answer goes to the end of what is there, or is all of it.
    func isContinued(by answer: ResponseMetadata) -> Bool {
        guard answer.status == 206 else { return true }
        return size > 0 && answer.headers["ETag"] == head?.mark
            && answer.headers["Content-Range"]?.hasPrefix("bytes \(size)-") == true
    }

    /// Empties the file, where there is anything in it. When this returns, that survives the machine.
    func clear() throws {
        DiskUse.note("truncate", file.path)
        let descriptor = open(file.path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { return }
            throw Self.error(file)
        }
        defer { close(descriptor) }
        guard lseek(descriptor, 0, SEEK_END) != 0 else { return }
        guard ftruncate(descriptor, 0) == 0, fsync(descriptor) == 0 else { throw Self.error(file) }
    }

    /// Receives the content of an answer that `isContinued(by:)` has approved.
    ///
    /// - Parameters:
    ///   - isRest: Whether it goes to the end of what is there; it is all of it otherwise.
    ///   - expected: What it is to be.
    ///   - place: Where the system has put the whole content, where it has.
    ///   - onProgress: Called with how much there is.
    /// - Throws: `ContentMismatchError` where more comes than there is to be, `HTTPError`, or the error of the system.
    func receive(
        _ body: HTTPResponseBody, isRest: Bool, _ expected: ExpectedContent, putBySystemAt place: URL?,
        onProgress: @escaping @Sendable (Int64) -> Void
    ) async throws {
        let start = isRest ? size : 0
        let opened = try await BlockingIO.disk.run { [file] () throws(any Error) in
            if let place, rename(place.path, file.path) == 0 { return nil as Int32? }
            return try Self.descriptor(of: file, at: start)
        }
        guard let descriptor = opened else { return }
        let outcome: Result<Void, any Error>
        do {
            outcome = .success(try await receive(body, into: descriptor, from: start, expected, onProgress))
        } catch {
            outcome = .failure(error)
        }
        await BlockingIO.disk.run { _ = close(descriptor) }
        try outcome.get()
    }

    /// Opens a file whose first bytes are kept, to write what follows them.
    private static func descriptor(of file: URL, at start: Int64) throws -> Int32 {
        DiskUse.note("open", file.path)
        let descriptor = open(file.path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw error(file) }
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
                // More than there is to be may have no end.
                if count > limit { body.cancel() } else { onProgress(start + count) }
            }
        } catch {
            let count = written.withLock(\.self)
            throw count > limit ? expected.mismatch(.size(expected: limit, received: count)) : error
        }
        try await BlockingIO.disk.run { [file] () throws(any Error) in
            DiskUse.note("fsync", file.path)
            // The answer that is kept next says that all of it is there.
            guard fsync(descriptor) == 0 else { throw Self.error(file) }
        }
    }

    /// Throws `ContentMismatchError` where the file is not what the answer says, as far as it says so.
    func check(by answer: CallResponse, of route: RouteDescriptor) throws {
        let headers = answer.metadata.headers
        let expected = try ExpectedContent(
            route, ResponseMetadata(status: 200, headers: headers), result: answer.data)
        try expected.check(fileAt: file)
    }

    private static func error(_ file: URL) -> any Error {
        POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO, userInfo: [NSFilePathErrorKey: file.path])
    }
}

extension PersistedResponse {
    /// What tells revisions of the content apart.
    var mark: String? { answer.metadata.headers["ETag"] }

    /// The length of the whole content.
    var total: Int64? {
        let headers = answer.metadata.headers
        return (headers["Original-Content-Length"] ?? (status == 200 ? headers["Content-Length"] : nil)).flatMap {
            Int64($0)
        }
    }

    /// The answer with the result, which travels in a header where content is the body.
    var withResult: CallResponse {
        let metadata = answer.metadata
        return CallResponse(
            metadata: metadata, content: .collected(Data((metadata.headers["Dropbox-API-Result"] ?? "").utf8)))
    }
}
