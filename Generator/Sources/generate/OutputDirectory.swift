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

    /// Writes `files`, and removes other generated files.
    ///
    /// - Parameters:
    ///   - files: The paths below the directory and the contents.
    ///   - isGenerated: A closure that returns whether the update may remove the file at a path below the directory.
    func update(_ files: [(path: String, text: String)], isGenerated: (String) -> Bool) throws -> Changes {
        var changes = Changes()
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
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
        }
        return changes
    }
}
