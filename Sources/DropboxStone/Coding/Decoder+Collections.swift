extension Decoder {
    mutating func list(_ element: ResolvedType) throws(StoneError) -> Value {
        try reader.open(0x5B, "list")
        if !element.isNullable {
            switch element.code {
            case .string: return .strings(try items(element, Self.string))
            case .structure: return .records(try items(element, Self.record))
            default: break
            }
        }
        return .list(ValueList(try items(element, Self.element)))
    }

    @inline(__always)
    private mutating func items<Item>(
        _ element: ResolvedType, _ read: (inout Decoder, ResolvedType) throws(StoneError) -> Item
    ) throws(StoneError) -> [Item] {
        var items: [Item] = []
        var isFirst = true
        do throws(StoneError) {
            while try reader.item(&isFirst) { items.append(try read(&self, element)) }
        } catch {
            throw error.inside(.item(items.count))
        }
        return items
    }

    private static func string(_ decoder: inout Decoder, _ element: ResolvedType) throws(StoneError) -> String {
        guard decoder.isStrict, element.rules != nil else { return try decoder.reader.string() }
        if case .string(let text) = try decoder.value(element) { return text }
        return ""
    }

    private static func record(_ decoder: inout Decoder, _ element: ResolvedType) throws(StoneError) -> Record {
        guard let type = element.type else { throw decoder.reader.error(.unsupportedType("list")) }
        return try decoder.structure(type)
    }

    private static func element(_ decoder: inout Decoder, _ element: ResolvedType) throws(StoneError) -> Value {
        if element.isNullable, decoder.reader.null() { return .null }
        // The objects of a family are made when the list is first asked for them.
        if element.code == .family, let base = element.type { return .record(try decoder.subtype(base)) }
        return try decoder.value(element)
    }

    /// Reads a list whose items are read by `read`.
    mutating func items<Item>(
        _ read: (inout Decoder) throws(StoneError) -> Item
    ) throws(StoneError) -> [Item] {
        try reader.open(0x5B, "list")
        return try items(ResolvedType()) { (decoder, _) throws(StoneError) in try read(&decoder) }
    }

    mutating func map(_ element: ResolvedType) throws(StoneError) -> Value {
        try reader.open(0x7B, "object")
        var entries: [String: Value] = [:]
        var isFirst = true
        while let key = try reader.key(&isFirst)?.string {
            do throws(StoneError) {
                if entries[key] != nil { throw reader.error(.duplicateKey(key)) }
                entries[key] = try Self.element(&self, element)
            } catch {
                throw error.inside(.key(key))
            }
        }
        return .map(ValueMap(entries))
    }
}
