import Foundation

/// A folder of its own that goes with the object.
public final class TemporaryFolder: Sendable {
    public let url: URL

    public init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("swift-dropbox-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        // What is left in the temporary folder is the system's to clean up.
        try? FileManager.default.removeItem(at: url)
    }

    /// The names of all that is in it, hidden files included.
    public var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }
}
