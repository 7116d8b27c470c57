import Foundation

/// What the backup of a member contains. It's stored after each page of changes, so that the next process continues
/// there.
struct BackupState: Codable {
    struct File: Codable {
        /// The path relative to the directory of the backup.
        var location: String
        var revision: String
    }

    /// The cursor after the last page that was applied, or `nil` before the first one.
    var cursor: String?
    /// The files by their paths in lowercase, which identify them.
    var files: [String: File] = [:]

    init() {}

    init(contentsOf url: URL) throws {
        guard FileManager.default.fileExists(atPath: url.path) else { return }
        self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: url))
    }

    func save(to url: URL) throws {
        try JSONEncoder().encode(self).write(to: url, options: .atomic)
    }
}
