import DropboxCore
import Foundation

/// The directory of partial downloads. Each version has a separate directory, so that an interrupted download is
/// found again.
struct PartialDownloads: Sendable {
    /// The location of the partial download of a version.
    struct Location: Sendable {
        let node: Int64
        let rev: String
        /// Whether the next download of the version resumes this one.
        var isShared = true
    }

    private let url: URL
    /// Distinguishes the unshared locations of this filesystem from those of others.
    private let instanceID = UUID().uuidString

    /// Creates the directory unless it exists.
    init(_ url: URL) throws {
        self.url = url
        try PrivateDirectory.create(url)
        try AppDirectories.excludeFromBackup(url)
    }

    /// Returns the file for the content of a version, and creates its directory.
    func file(of location: Location) throws -> URL {
        let directory = directory(of: location)
        try PrivateDirectory.create(directory)
        return directory.appendingPathComponent("content")
    }

    /// Deletes a partial download. If that fails, it's deleted when the filesystem is opened again.
    func remove(_ location: Location) { try? FileManager.default.removeItem(at: directory(of: location)) }

    /// Deletes the partial downloads that nothing will resume: those of all versions that aren't wanted.
    func removeAll(keeping isWanted: (_ node: Int64, _ rev: String) throws -> Bool) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
            let parts = name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
            if parts.count == 2, let node = Int64(parts[0]), try isWanted(node, parts[1]) { continue }
            try FileManager.default.removeItem(at: url.appendingPathComponent(name))
        }
    }

    private func directory(of location: Location) -> URL {
        // A rev is a hexadecimal number. An unexpected rev must not lead out of the directory.
        let rev = location.rev.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        let name = "\(location.node)-\(rev)" + (location.isShared ? "" : "-\(instanceID)")
        return url.appendingPathComponent(name)
    }
}
