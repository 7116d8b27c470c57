import Foundation

/// The folder with contents that are coming, in a folder of its own for each version, so that a download that was broken
/// off is found again.
struct PartialDownloads: Sendable {
    /// Where the content of one version comes in.
    struct Location: Sendable {
        let node: Int64
        let rev: String
        /// Whether the next download of the version goes on with what is here.
        var isShared = true
    }

    private let url: URL
    /// Tells the places of this filesystem that are not shared from those of others.
    private let mark = UUID().uuidString

    init(_ url: URL) { self.url = url }

    /// Where the content of a version is to be put; the folder is made.
    func file(of place: Location) throws -> URL {
        let folder = folder(of: place)
        try PrivateDirectory.create(url)
        try PrivateDirectory.create(folder)
        return folder.appendingPathComponent("content")
    }

    /// Deletes what has come. What cannot be deleted goes when the filesystem is opened the next time.
    func remove(_ place: Location) { try? FileManager.default.removeItem(at: folder(of: place)) }

    /// Deletes what nobody will go on with: the places of all versions but those that are `wanted`.
    func clear(keeping isWanted: (_ node: Int64, _ rev: String) throws -> Bool) throws {
        guard FileManager.default.fileExists(atPath: url.path) else { return }
        for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
            let parts = name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
            if parts.count == 2, let node = Int64(parts[0]), try isWanted(node, parts[1]) { continue }
            try FileManager.default.removeItem(at: url.appendingPathComponent(name))
        }
    }

    private func folder(of place: Location) -> URL {
        // A rev is a number in hexadecimal; whatever else a server may say must not lead out of the folder.
        let rev = place.rev.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        let name = "\(place.node)-\(rev)" + (place.isShared ? "" : "-\(mark)")
        return url.appendingPathComponent(name)
    }
}
