/// Cuts a long row of declarations into files, by the letters with which their names begin.
///
/// Cutting between letters, and not by length alone, keeps most declarations in their file when others come and go.
struct FileCutter {
    /// The number of lines that a file should not exceed.
    static let limit = 950

    struct Block {
        var name: String
        var declaration: Declaration
        var lines: Int
    }

    /// A part of the row. The label says which names it holds; it is empty if the part is the whole row.
    struct Part {
        var label: String
        var blocks: [Block]
    }

    /// Cuts a row that is longer than a file should be; a shorter one is one part.
    ///
    /// A part holds as many letters as it can: what the compiler shares between declarations, it shares within a file,
    /// so that many small files make a large program. A letter that is too much for a part has parts of its own.
    static func cut(_ blocks: [Block]) -> [Part] {
        if length(blocks) <= limit { return [Part(label: "", blocks: blocks)] }
        var parts: [(first: String, last: String, blocks: [Block])] = []
        for group in divided(blocks, prefix: 1) {
            if let previous = parts.last, length(previous.blocks) + length(group.blocks) <= limit {
                parts[parts.count - 1].last = group.prefix
                parts[parts.count - 1].blocks += group.blocks
            } else {
                parts.append((group.prefix, group.prefix, group.blocks))
            }
        }
        return parts.map { Part(label: $0.first == $0.last ? $0.first : "\($0.first)-\($0.last)", blocks: $0.blocks) }
    }

    /// Blocks by the shortest prefixes of their names that make groups of at most `limit` lines.
    private static func divided(_ blocks: [Block], prefix: Int) -> [(prefix: String, blocks: [Block])] {
        groups(of: blocks, prefix: prefix).flatMap { group in
            let isDivisible = group.blocks.count > 1 && group.blocks.contains { $0.name.count > prefix }
            return length(group.blocks) > limit && isDivisible ? divided(group.blocks, prefix: prefix + 1) : [group]
        }
    }

    private static func groups(of blocks: [Block], prefix: Int) -> [(prefix: String, blocks: [Block])] {
        var order: [String] = []
        var groups: [String: [Block]] = [:]
        for block in blocks {
            let name = block.name.prefix(1).uppercased() + block.name.dropFirst()
            let key = String(name.prefix(prefix))
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(block)
        }
        return order.map { ($0, groups[$0] ?? []) }
    }

    private static func length(_ blocks: [Block]) -> Int { blocks.reduce(0) { $0 + $1.lines } }
}
