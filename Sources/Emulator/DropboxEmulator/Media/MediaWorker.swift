import DropboxConcurrency
import DropboxHTTPServer
import Foundation

/// A single dedicated thread that decodes images and lays out pages.
///
/// It doesn't block the server or other calls, and only one large image is in memory at a time.
final class MediaWorker: Sendable {
    private let thread = BlockingIO(threads: 1)

    /// Runs an operation after the previous ones, unless the task is canceled first.
    func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await thread.run { _ in try work() }
    }
}

extension Download {
    /// Creates a download of generated content.
    init(result: Result, tag: String, data: Data) {
        self.init(result: result, tag: tag, size: UInt64(data.count)) { range in
            DataReader(data: data.dropFirst(Int(clamping: range.lowerBound)).prefix(range.count))
        }
    }
}

extension ContentStore {
    /// Returns all bytes of a content.
    func bytes(of content: Content) throws -> Data {
        var data = Data(capacity: Int(clamping: content.size))
        for block in content.blocks { data.append(try blocks.bytes(of: block)) }
        return data
    }
}
