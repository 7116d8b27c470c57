/// Cuts a long row of declarations into files, by the letters with which their names begin.
///
/// Cutting by letters, and not by length alone, keeps a declaration in its file when others come and go.
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

    static func cut(_ blocks: [Block]) -> [Part] {
        if blocks.reduce(0, { $0 + $1.lines }) <= limit { return [Part(label: "", blocks: blocks)] }
        let groups = groups(of: blocks, prefix: 1)
        var parts: [(first: String, last: String, blocks: [Block])] = []
        for group in groups {
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
    private static func groups(of blocks: [Block], prefix: Int) -> [(prefix: String, blocks: [Block])] {
        var order: [String] = []
        var groups: [String: [Block]] = [:]
        for block in blocks {
            let key = String(block.name.prefix(prefix))
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(block)
        }
        return order.flatMap { key -> [(prefix: String, blocks: [Block])] in
            let group = groups[key] ?? []
            let isDivisible = group.count > 1 && group.contains { $0.name.count > prefix }
            return length(group) > limit && isDivisible ? Self.groups(of: group, prefix: prefix + 1) : [(key, group)]
        }
    }

    private static func length(_ blocks: [Block]) -> Int { blocks.reduce(0) { $0 + $1.lines } }
}
