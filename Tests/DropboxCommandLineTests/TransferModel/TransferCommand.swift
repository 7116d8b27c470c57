import Foundation

/// A command of `dbx` that transfers something between the folder of a run in Dropbox and its local directory.
struct TransferCommand: Sendable {
    enum Items: Hashable, Sendable {
        /// All content of the folder.
        case folder
        /// A file with its name at the destination.
        case file(ModelName)
        /// A few items, one after the other.
        case several([ModelName])
        /// All items of the folder whose names match `*.txt`.
        case pattern
        /// A file through standard input or output.
        case stream(ModelName)
    }

    var items = Items.folder
    var rules = TransferIntent.Rules()
    /// Whether deletions are confirmed.
    var forces = false
    /// The number of concurrent requests of a file, if it's set.
    var parallel: Int?
    /// Whether runs without a stop use a child process.
    var usesChild = false

    /// The part of the source that is transferred.
    func selection(of source: ModelTree) -> ModelTree {
        var selection = ModelTree()
        for (name, item) in source.items {
            let isSelected: Bool =
                switch items {
                case .folder: true
                case .file(let own), .stream(let own): name == own
                case .several(let names): names.contains(name)
                case .pattern: name.key.hasSuffix(".txt")
                }
            if isSelected { selection.items[name] = item }
        }
        return selection
    }

    func words(local: String, remote: String) -> [String] {
        let isPut = rules.direction == .put
        var words: [String]
        switch items {
        case .folder: words = isPut ? ["put", local, remote] : ["get", remote, local]
        case .file(let name):
            let (local, remote) = ("\(local)/\(name.text)", "\(remote)/\(name.text)")
            words = isPut ? ["put", local, remote, "--chunk", "4M"] : ["get", remote, local]
            if isPut, let parallel { words += ["--parallel", "\(parallel)"] }
        case .several(let names):
            words = ["put"] + names.map { "\(local)/\($0.text)" } + ["\(remote)/"]
        case .pattern: words = ["get", "\(remote)/*.txt", "\(local)/"]
        case .stream(let name):
            let remote = "\(remote)/\(name.text)"
            words = isPut ? ["put", "-", remote] : ["get", remote, "-"]
        }
        if rules.deletes { words.append("--delete") }
        if forces { words.append("--force-delete") }
        if rules.overwrites { words.append("--overwrite") }
        for name in rules.excluded { words += ["--exclude", name] }
        return words
    }

    /// The shell command that redirects a stream.
    func redirection(_ world: TransferWorld) -> String? {
        guard case .stream(let name) = items else { return nil }
        return rules.direction == .put ? "exec <'\(world.local)/\(name.text)'" : "exec >'\(world.output)'"
    }
}
