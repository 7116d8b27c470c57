import Foundation

/// The files and folders below a folder of this machine, by their path relative to it.
struct LocalTree: Sendable {
    struct File: Sendable {
        /// Path relative to the root, with `/` between names and none in front.
        var path: String
        var url: URL
        var size: Int64
    }

    let root: URL
    var files: [File] = []
    var folders: [String] = []

    /// What was left out, each with the reason.
    var skipped: [(path: String, reason: String)] = []

    var bytes: Int64 { files.reduce(0) { $0 + $1.size } }

    /// Reads the tree. Symbolic links, special files and names that Dropbox never takes are left out.
    init(root: URL) throws(CommandError) {
        self.root = root
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isDirectory) else {
            throw .failure("There is no folder \(root.path).")
        }
        guard isDirectory.boolValue else { throw .failure("\(root.path) is not a folder.") }
        try read(folder: root, path: "")
    }

    private mutating func read(folder: URL, path: String) throws(CommandError) {
        let names: [String]
        do { names = try FileManager.default.contentsOfDirectory(atPath: folder.path) } catch {
            throw .failure("cannot read the folder \(folder.path)", error)
        }
        for name in names.sorted() {
            try add(name, at: folder.appendingPathComponent(name), path: path.isEmpty ? name : path + "/" + name)
        }
    }

    private mutating func add(_ name: String, at url: URL, path: String) throws(CommandError) {
        if let reason = Self.reasonToSkip(name) {
            skipped.append((path, reason))
            return
        }
        let attributes: [FileAttributeKey: Any]
        do { attributes = try FileManager.default.attributesOfItem(atPath: url.path) } catch {
            throw .failure("cannot read \(url.path)", error)
        }
        switch attributes[.type] as? FileAttributeType {
        case .typeDirectory?:
            folders.append(path)
            try read(folder: url, path: path)
        case .typeRegular?:
            files.append(File(path: path, url: url, size: (attributes[.size] as? NSNumber)?.int64Value ?? 0))
        case .typeSymbolicLink?: skipped.append((path, "a symbolic link"))
        default: skipped.append((path, "neither a file nor a folder"))
        }
    }

    /// Names that the service refuses, or keeps for itself.
    private static func reasonToSkip(_ name: String) -> String? {
        let kept: Set = [
            "desktop.ini", "thumbs.db", ".ds_store", "icon\r", ".dropbox", ".dropbox.attr", ".dropbox.cache",
        ]
        if kept.contains(name.lowercased()) { return "a name that Dropbox keeps for itself" }
        if name.contains("\\") { return "a name with a backslash" }
        if name.hasSuffix(" ") { return "a name that ends in a blank" }
        if name.unicodeScalars.count > 255 { return "a name of more than 255 characters" }
        return nil
    }
}
