import Foundation

/// A Stone file: its text, and the name under which diagnostics speak of it.
public struct SourceFile: Hashable, Sendable {
    public let name: String
    public let text: String

    /// A file with that text.
    public init(name: String, text: String) {
        self.name = name
        self.text = text
    }

    /// Reads all `*.stone` of a folder, sorted by name.
    ///
    /// - Throws: what reading throws, or `CocoaError` if there is no such file.
    public static func load(directory: URL) throws -> [SourceFile] {
        let files = try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "stone" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        guard !files.isEmpty else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: directory.appending(path: "*.stone").path])
        }
        return try files.map {
            SourceFile(
                name: "\(directory.relativePath)/\($0.lastPathComponent)",
                text: try String(contentsOf: $0, encoding: .utf8))
        }
    }
}
