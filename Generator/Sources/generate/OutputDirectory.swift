import Foundation

/// A directory of generated files. Updates write only files that differ.
struct OutputDirectory {
    let url: URL

    /// The result of an update.
    struct Changes {
        var written = 0
        var unchanged = 0
        var removed = 0

        var description: String { "\(written) written, \(unchanged) unchanged, \(removed) removed" }
    }

    /// Writes `files`, and removes other generated files. A file goes to the folder of its target, which can be in a group.
    ///
    /// - Parameters:
    ///   - files: The paths, which start with the target, and the contents.
    ///   - isGenerated: A closure that returns whether the update may remove the file at a path below the directory.
    func update(_ files: [(path: String, text: String)], isGenerated: (String) -> Bool) throws -> Changes {
        var changes = Changes()
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let groups = try groups()
        let files: [(path: String, text: String)] = files.map { file in
            let group = groups[String(file.path.prefix { $0 != "/" })]
            return (group.map { "\($0)/\(file.path)" } ?? file.path, file.text)
        }
        for file in files {
            let target = url.appending(path: file.path)
            let data = Data(file.text.utf8)
            if FileManager.default.contents(atPath: target.path) == data {
                changes.unchanged += 1
                continue
            }
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: target, options: .atomic)
            changes.written += 1
        }
        let expected = Set(files.map(\.path))
        for path in try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
        where isGenerated(path) && !expected.contains(path) {
            try FileManager.default.removeItem(at: url.appending(path: path))
            changes.removed += 1
            try removeEmptyDirectory(of: path)
        }
        return changes
    }

    /// Returns the group of each folder that is in one.
    private func groups() throws -> [String: String] {
        let manager = FileManager.default
        var groups: [String: String] = [:]
        for group in try manager.contentsOfDirectory(atPath: url.path) {
            let folder = url.appending(path: group)
            guard (try folder.resourceValues(forKeys: [.isDirectoryKey])).isDirectory == true else { continue }
            for target in try manager.contentsOfDirectory(atPath: folder.path) { groups[target] = group }
        }
        return groups
    }

    /// Removes the directory of a file below this directory if it's empty, and then the one that contains it.
    private func removeEmptyDirectory(of path: String) throws {
        var directory = (path as NSString).deletingLastPathComponent
        while !directory.isEmpty {
            let target = url.appending(path: directory)
            guard try FileManager.default.contentsOfDirectory(atPath: target.path).isEmpty else { return }
            try FileManager.default.removeItem(at: target)
            directory = (directory as NSString).deletingLastPathComponent
        }
    }
}
