/// Where the declarations stand in a schema's text.
struct SchemaIndex: Sendable {
    struct Declaration: Sendable {
        let name: String
        /// From the header's first byte to the line break before the next header.
        let range: Range<Int>
    }

    private(set) var types: [Declaration] = []
    private(set) var aliases: [String: Declaration] = [:]
    private(set) var routes: [Range<Int>] = []
    private(set) var positions: [String: Int] = [:]

    init(_ text: StaticString) {
        var line = text.bytes
        var header: (start: Int, kind: String, name: String)?
        while !line.isAtEnd {
            let start = line.position
            if !line.at(0x20) {
                if let header { add(header, until: start - 1) }
                let kind = line.word()
                header = (start, kind, line.word())
            }
            line.skipLine()
        }
        if let header { add(header, until: line.position) }
    }

    private mutating func add(_ header: (start: Int, kind: String, name: String), until end: Int) {
        let declaration = Declaration(name: header.name, range: header.start..<max(header.start, end))
        switch header.kind {
        case "alias":
            aliases[header.name] = declaration
        case "struct", "union":
            positions[header.name] = types.count
            types.append(declaration)
        case "route":
            routes.append(declaration.range)
        default:
            break  // a kind of declaration that a later generator may write
        }
    }
}
