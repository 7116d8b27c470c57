import Foundation

/// A name, compared by its bytes: Swift equates strings that differ in normalization.
struct ModelName: Hashable, Comparable, Sendable {
    let text: String
    /// A key that is equal for names that are the same in Dropbox.
    let key: String

    init(_ text: String) {
        self.text = text
        key = text.precomposedStringWithCanonicalMapping.lowercased()
    }

    /// The name in the form in which Dropbox stores it.
    var stored: ModelName { ModelName(text.precomposedStringWithCanonicalMapping) }

    static func == (one: ModelName, other: ModelName) -> Bool { one.text.utf8.elementsEqual(other.text.utf8) }
    static func < (one: ModelName, other: ModelName) -> Bool {
        one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
    }
    func hash(into hasher: inout Hasher) { for byte in text.utf8 { hasher.combine(byte) } }

    /// The name, with the bytes of letters that look alike.
    var shown: String {
        text.unicodeScalars.map { $0.value < 0x300 ? String($0) : "\\u{\(String($0.value, radix: 16))}" }.joined()
    }
}

/// An item of a tree.
enum ModelItem: Hashable, Sendable {
    case file(Data)
    /// A symbolic link with its target. Dropbox has none.
    case link(String)
    case folder(ModelTree)

    var folder: ModelTree? { if case .folder(let tree) = self { tree } else { nil } }
    var content: Data? { if case .file(let content) = self { content } else { nil } }

    var shown: String {
        switch self {
        case .file(let content):
            "a file of \(content.count) bytes (\(content.prefix(12).map { String($0) }.joined(separator: " ")))"
        case .link(let target): "a link to \(target)"
        case .folder: "a folder"
        }
    }
}

/// The content of a folder, locally or in Dropbox.
struct ModelTree: Hashable, Sendable {
    var items: [ModelName: ModelItem] = [:]

    var isEmpty: Bool { items.isEmpty }

    /// The items in the order of the bytes of their names.
    var sorted: [(name: ModelName, item: ModelItem)] { items.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }

    /// The item with a name, in whatever spelling. The same spelling is preferred.
    func counterpart(of name: ModelName) -> (name: ModelName, item: ModelItem)? {
        if let item = items[name] { return (name, item) }
        return sorted.first { $0.name.key == name.key }
    }

    /// The number of bytes of all files.
    var size: Int { items.values.reduce(0) { $0 + ($1.content?.count ?? $1.folder?.size ?? 0) } }

    /// The number of folders, including this one.
    var folderCount: Int { items.values.reduce(1) { $0 + ($1.folder?.folderCount ?? 0) } }

    /// The number of files.
    var fileCount: Int { items.values.reduce(0) { $0 + ($1.content == nil ? $1.folder?.fileCount ?? 0 : 1) } }

    /// The number of bytes of the files that don't have their content at the other end.
    func size(without other: ModelTree) -> Int {
        items.reduce(0) { sum, entry in
            let counterpart = other.counterpart(of: entry.key)?.item
            return switch entry.value {
            case .file(let content): sum + (counterpart == entry.value ? 0 : content.count)
            case .folder(let tree): sum + tree.size(without: counterpart?.folder ?? ModelTree())
            case .link: sum
            }
        }
    }

    /// The differences to another tree, one per line.
    func differences(to other: ModelTree, _ path: String = "") -> [String] {
        Set(items.keys).union(other.items.keys).sorted().flatMap { name -> [String] in
            let (own, expected) = (items[name], other.items[name])
            if own == expected { return [] }
            let place = path + "/" + name.shown
            if let own = own?.folder, let expected = expected?.folder { return own.differences(to: expected, place) }
            return ["\(place): \(own?.shown ?? "nothing") instead of \(expected?.shown ?? "nothing")"]
        }
    }

    /// Changes the folder at a path of names.
    mutating func change(at path: ArraySlice<ModelName>, _ body: (inout ModelTree) -> Void) {
        guard let first = path.first else { return body(&self) }
        guard var tree = items[first]?.folder else { return }
        tree.change(at: path.dropFirst(), body)
        items[first] = .folder(tree)
    }

    /// The paths of all folders, including this one.
    var folderPaths: [[ModelName]] {
        [[]] + sorted.flatMap { name, item in (item.folder?.folderPaths ?? []).map { [name] + $0 } }
    }
}
