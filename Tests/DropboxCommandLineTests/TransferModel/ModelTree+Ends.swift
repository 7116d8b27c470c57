import DropboxEmulator
import Foundation

/// Local trees.
extension ModelTree {
    /// Reads a directory, which may not exist.
    init?(directory path: String) throws {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        for name in try FileManager.default.contentsOfDirectory(atPath: path) {
            let place = path + "/" + name
            switch try FileManager.default.attributesOfItem(atPath: place)[.type] as? FileAttributeType {
            case .typeDirectory: items[ModelName(name)] = .folder(try ModelTree(directory: place) ?? ModelTree())
            case .typeSymbolicLink:
                items[ModelName(name)] = .link(try FileManager.default.destinationOfSymbolicLink(atPath: place))
            default: items[ModelName(name)] = .file(try Data(contentsOf: URL(fileURLWithPath: place)))
            }
        }
    }

    /// Changes a directory from this tree to another one. Unchanged files stay as they are.
    func change(directory path: String, to new: ModelTree) throws {
        for (name, item) in items where new.items[name] != item {
            if item.folder != nil, new.items[name]?.folder != nil { continue }
            try FileManager.default.removeItem(atPath: path + "/" + name.text)
        }
        for (name, item) in new.sorted where items[name] != item {
            let place = path + "/" + name.text
            switch item {
            case .file(let content): try content.write(to: URL(fileURLWithPath: place))
            case .link(let target):
                try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: target)
            case .folder(let tree):
                let old = items[name]?.folder
                if old == nil {
                    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
                }
                try (old ?? ModelTree()).change(directory: place, to: tree)
            }
        }
    }
}

/// Trees in Dropbox.
extension ModelTree {
    /// A folder whose items have different spellings of its path.
    struct InconsistentPath: Error { let path: String }

    /// Reads a folder in Dropbox, which may not exist.
    init?(_ account: EmulatedAccount, folder: String) throws {
        let paths: [String]
        do { paths = try account.list(folder) } catch is DropboxEmulator.AdminError { return nil }
        // Folders precede their content.
        for path in paths.sorted(by: { ModelName($0) < ModelName($1) }) {
            let names = path.split(separator: "/").dropFirst().map { ModelName(String($0)) }
            guard let name = names.last else { continue }
            let item: ModelItem = path.hasSuffix("/") ? .folder(ModelTree()) : .file(try account.read(path))
            var isAdded = false
            change(at: names.dropLast()) {
                $0.items[name] = item
                isAdded = true
            }
            guard isAdded else { throw InconsistentPath(path: path) }
        }
    }

    /// Changes a folder in Dropbox from this tree to another one.
    func change(_ account: EmulatedAccount, folder path: String, to new: ModelTree) throws {
        for (name, item) in items where new.items[name] != item {
            let other = new.items[name]
            if item.folder != nil && other?.folder != nil || item.content != nil && other?.content != nil { continue }
            try account.delete(path + "/" + name.text)
        }
        for (name, item) in new.sorted where items[name] != item {
            let place = path + "/" + name.text
            switch item {
            case .file(let content): try account.put(place, content)
            case .link: break
            case .folder(let tree):
                let old = items[name]?.folder
                if old == nil { try account.createFolder(place) }
                try (old ?? ModelTree()).change(account, folder: place, to: tree)
            }
        }
    }
}
