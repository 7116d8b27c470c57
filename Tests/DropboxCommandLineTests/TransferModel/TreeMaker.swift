import DropboxTestSupport
import Foundation

/// Makes and changes trees at random.
struct TreeMaker {
    var random: SeededRandomNumberGenerator
    /// Whether files can have megabytes.
    var hasLargeFiles = false
    /// Whether an item can change between a file and a folder.
    var swapsTypes = false
    /// Whether names can differ in case or normalization at the two ends.
    var respells = false
    private let seed: UInt64
    private var number: UInt64 = 0

    init(seed: UInt64) {
        self.seed = seed
        random = SeededRandomNumberGenerator(seed: seed)
    }

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    mutating func oneOf<Element>(_ elements: [Element], or fallback: Element) -> Element {
        elements.randomElement(using: &random) ?? fallback
    }

    // MARK: Trees

    /// The names differ in Dropbox, even those that look alike.
    private static let names = [
        "a.txt", "b.txt", "c.bin", "Maße", "Masse", "é", "notes.md", "d", "Sub", "x.tmp", "cache", "Report.pdf", "🙂",
        "e",
    ]

    /// Returns a tree that Dropbox can store.
    mutating func tree(depth: Int = 0) -> ModelTree {
        var tree = ModelTree()
        let counts = [0...3, 0...5, 1...6, 5...12]
        for _ in 0..<number(depth == 0 ? oneOf(counts, or: 0...1) : 0...3) { add(to: &tree, depth: depth) }
        return tree
    }

    mutating func add(to tree: inout ModelTree, depth: Int) {
        var text = oneOf(Self.names, or: "a")
        if chance(40) { text = "\(number(1...9))\(text)" }
        let name = ModelName(text)
        guard tree.counterpart(of: name) == nil else { return }
        tree.items[name] = item(depth: depth)
    }

    private mutating func item(depth: Int) -> ModelItem {
        depth < 3 && chance(30) ? .folder(tree(depth: depth + 1)) : .file(content())
    }

    mutating func content() -> Data {
        guard hasLargeFiles, chance(15) else { return content(of: chance(10) ? 0 : number(1...300)) }
        return content(of: chance(70) ? number(100_000...1_000_000) : number(4 << 20...12 << 20))
    }

    /// Returns new content. No two blocks of it are equal.
    mutating func content(of size: Int) -> Data {
        number += 1
        var content = Data(repeating: UInt8(truncatingIfNeeded: number), count: size)
        var start = 0
        while start + 16 <= size {
            withUnsafeBytes(of: (seed << 20 &+ number, start)) {
                content.replaceSubrange(start..<start + 16, with: $0)
            }
            start += 1 << 20
        }
        if size < 16 { content = Data((0..<size).map { UInt8(truncatingIfNeeded: number &* 31 &+ UInt64($0)) }) }
        return content
    }

    /// Adds items that only a local directory can contain.
    ///
    /// - Parameter fails: Whether to add items that can't be uploaded.
    mutating func addLocalItems(to tree: inout ModelTree, fails: Bool, distinguishesNames: Bool) {
        let paths = tree.folderPaths
        for _ in 0..<number(0...3) {
            let path = oneOf(paths, or: [])
            let choice = number(0...(fails ? 7 : 3))
            let (content, target) = (content(), oneOf([".", "missing", "a.txt"], or: "."))
            tree.change(at: path[...]) { tree in
                func add(_ text: String, _ item: ModelItem) {
                    if tree.counterpart(of: ModelName(text)) == nil { tree.items[ModelName(text)] = item }
                }
                switch choice {
                case 0: add("link", .link(target))
                case 1: add(".DS_Store", .file(content))
                case 2: add("~$report.docx", .file(content))
                case 3: add("Desktop.ini", .file(content))
                case 4: add("back\\slash", .file(content))
                case 5 where distinguishesNames:
                    tree.items[ModelName("e\u{301}")] = .file(content)
                    tree.items[ModelName("\u{E9}")] = .file(content + content)
                case 6 where distinguishesNames:
                    for name in tree.items.keys.sorted() where name.text != name.text.uppercased() {
                        let other = ModelName(name.text.uppercased())
                        if name.key == other.key, tree.items[other] == nil { tree.items[other] = .file(content) }
                        break
                    }
                default: break
                }
            }
        }
    }

    // MARK: Changes

    /// Returns one of the files at the top of a tree.
    mutating func file(in tree: ModelTree) -> (name: ModelName, item: ModelItem)? {
        tree.sorted.filter { $0.item.content != nil && $0.name == $0.name.stored }.randomElement(using: &random)
    }

    /// Returns a tree that has something in common with another one.
    mutating func variant(of tree: ModelTree, depth: Int = 0) -> ModelTree {
        var result = ModelTree()
        for (name, item) in tree.sorted {
            if chance(15) { continue }
            let name = respells && chance(25) ? respelled(name) : name
            switch item {
            case .link: continue
            case .folder(let tree) where !(swapsTypes && chance(10)):
                result.items[name] = .folder(variant(of: tree, depth: depth + 1))
            case .file where !(swapsTypes && chance(10)): result.items[name] = chance(60) ? item : .file(content())
            case .folder: result.items[name] = .file(content())
            case .file: result.items[name] = .folder(self.tree(depth: depth + 1))
            }
        }
        for _ in 0..<number(0...3) { add(to: &result, depth: depth) }
        return result
    }

    /// Returns a text with the letters é and É as two scalars each.
    private static func decomposed(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\u{E9}": scalars.append(contentsOf: "e\u{301}".unicodeScalars)
            case "\u{C9}": scalars.append(contentsOf: "E\u{301}".unicodeScalars)
            default: scalars.append(scalar)
            }
        }
        return String(scalars)
    }

    private mutating func respelled(_ name: ModelName) -> ModelName {
        let others = [
            name.text.uppercased(), name.text.lowercased(), Self.decomposed(name.text),
        ].map { ModelName($0) }.filter { $0.key == name.key }
        return oneOf(others, or: name)
    }

    /// Makes a few changes.
    ///
    /// - Parameter deletes: Whether items may disappear.
    mutating func edit(_ tree: inout ModelTree, deletes: Bool) {
        for _ in 0..<number(1...3) {
            let paths = tree.folderPaths
            var maker = self
            tree.change(at: oneOf(paths, or: [])[...]) { tree in
                // The files of an unfinished download stay as they are.
                let items = tree.sorted.filter { !$0.name.text.hasPrefix(".dropbox-") }
                guard let (name, item) = items.randomElement(using: &maker.random), maker.chance(70) else {
                    return maker.add(to: &tree, depth: 2)
                }
                switch item {
                case .file where maker.chance(deletes ? 60 : 100): tree.items[name] = .file(maker.content())
                case .file, .folder, .link:
                    guard deletes else { return }
                    tree.items[name] = nil
                    if maker.swapsTypes, maker.chance(40) {
                        tree.items[name] = item.folder == nil ? .folder(maker.tree(depth: 2)) : .file(maker.content())
                    }
                }
            }
            self = maker
        }
    }
}
