import Foundation

/// A folder of generated files, in which only what differs is touched.
struct OutputFolder {
    let url: URL

    /// What an update did.
    struct Changes {
        var written = 0
        var unchanged = 0
        var removed = 0

        var description: String { "\(written) written, \(unchanged) unchanged, \(removed) removed" }
    }

    /// Makes the folder hold `files`, and no other file of those for which `isOurs` is true.
    ///
    /// - Parameter isOurs: whether a path below the folder is one that this update may remove.
    func update(_ files: [(path: String, text: String)], isOurs: (String) -> Bool) throws -> Changes {
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
        let wanted = Set(files.map(\.path))
        for path in try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
        where isOurs(path) && !wanted.contains(path) {
            try FileManager.default.removeItem(at: url.appending(path: path))
            changes.removed += 1
        }
        return changes
    }
}
