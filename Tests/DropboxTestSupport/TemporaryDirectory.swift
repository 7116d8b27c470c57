import Foundation

/// A temporary directory that is deleted with the instance.
public final class TemporaryDirectory: Sendable {
    public let url: URL

    public init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("swift-dropbox-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        // If the deletion fails, the system cleans up the temporary directory.
        try? FileManager.default.removeItem(at: url)
    }

    /// The names of all items in the directory, including hidden files.
    public var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }
}
