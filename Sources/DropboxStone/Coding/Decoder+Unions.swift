extension Decoder {
    /// Reads a union: a bare tag, or an object with a tag.
    mutating func union(_ type: UnsafePointer<TypeInfo>) throws(StoneError) -> Value {
        if reader.isNext(0x22) { return try bareTag(type) }
        var isFirst = true
        let start = reader.place
        guard let (tag, place) = try tag(&isFirst) else { throw reader.error(.missingField(".tag"), at: start) }
        guard let index = try member(type, tag, place) else {
            try skipRest(tag, &isFirst)
            return .tag(type.pointee.catchAll)
        }
        let shape = type.pointee.fields[index].shape
        switch shape.code {
        case .void:
            try skipRest(tag, &isFirst)
            return .tag(index)
        case .structure:
            guard let payload = shape.type else { break }
            if shape.isNullable, try isWithoutValue(tag, isFirst) {
                try skipRest(tag, &isFirst)
                return .tag(index)
            }
            return .variant(index, try fields(payload, &isFirst))
        default:
            return try boxed(index, shape, tag, &isFirst, start)
        }
        throw reader.error(.unsupportedType(tag.string), at: place)
    }

    private mutating func bareTag(_ type: UnsafePointer<TypeInfo>) throws(StoneError) -> Value {
        reader.skipWhitespace()
        let place = reader.place
        let tag = try reader.name()
        guard let index = try member(type, tag, place) else { return .tag(type.pointee.catchAll) }
        let shape = type.pointee.fields[index].shape
        if shape.code != .void, !shape.isNullable { throw reader.error(.missingValue(tag: tag.string), at: place) }
        return .tag(index)
    }

    /// The member of that tag, or nil if it is unknown and the union has a member for that.
    private func member(
        _ type: UnsafePointer<TypeInfo>, _ tag: ByteSpan, _ place: UnsafePointer<UInt8>
    ) throws(StoneError) -> Int? {
        var hint = 0
        let index = type.pointee.find(tag, &hint)
        if index >= 0 { return index }
        guard type.pointee.isOpen, !isStrict else { throw reader.error(.unknownTag(tag.string), at: place) }
        return nil
    }

    /// Reads a value that stands under its tag: `{".tag": "path", "path": …}`.
    private mutating func boxed(
        _ index: Int, _ shape: ResolvedType, _ tag: ByteSpan, _ isFirst: inout Bool, _ start: UnsafePointer<UInt8>
    ) throws(StoneError) -> Value {
        var found: Value?
        var isNull = false
        while let key = try reader.key(&isFirst) {
            if key == tag {
                do throws(StoneError) {
                    if found != nil || isNull { throw reader.error(.duplicateKey(key.string)) }
                    if shape.isNullable, reader.null() {
                        isNull = true
                    } else {
                        found = try value(shape)
                    }
                } catch {
                    throw error.inside(.field(tag.string))
                }
            } else {
                try skipUnknown(key)
            }
        }
        if let found { return .variant(index, Record(boxing: found)) }
        if shape.isNullable { return .tag(index) }
        throw reader.error(.missingField(tag.string), at: start)
    }

    /// Whether an object holds nothing beside its tag, save null under the tag's name.
    private func isWithoutValue(_ tag: ByteSpan, _ isFirst: Bool) throws(StoneError) -> Bool {
        var ahead = reader
        var isFirst = isFirst
        while let key = try ahead.key(&isFirst) {
            if key == tag, ahead.null() { continue }
            if !(key == Self.tagKey) { return false }
            try ahead.skip()
        }
        return true
    }

    /// Reads the rest of an object whose member has no value.
    private mutating func skipRest(_ tag: ByteSpan, _ isFirst: inout Bool) throws(StoneError) {
        while let key = try reader.key(&isFirst) {
            if key == tag, reader.null() { continue }
            try skipUnknown(key)
        }
    }

    private mutating func skipUnknown(_ key: ByteSpan) throws(StoneError) {
        if isStrict, !(key == Self.tagKey) { throw reader.error(.unknownField(key.string)) }
        do throws(StoneError) {
            try reader.skip()
        } catch {
            throw error.inside(.field(key.string))
        }
    }
}
