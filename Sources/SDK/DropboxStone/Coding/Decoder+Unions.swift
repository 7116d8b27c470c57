extension StoneDecoder {
    /// Decodes a union: a bare tag, or an object with a tag.
    mutating func union(_ type: UnsafePointer<TypeInfo>) throws(StoneError) -> Value {
        if reader.isNext(0x22) { return try bareTag(type) }
        var isFirst = true
        let start = reader.position
        guard let (tag, place) = try tag(&isFirst) else { throw reader.error(.missingField(".tag"), at: start) }
        guard let index = try member(type, tag, place) else {
            try skipRemainingFields(tag, &isFirst)
            return .tag(type.pointee.catchAll)
        }
        let shape = type.pointee.fields[index].shape
        switch shape.wireType {
        case .void:
            try skipRemainingFields(tag, &isFirst)
            return .tag(index)
        case .structure:
            guard let payload = shape.type else { break }
            if shape.isNullable, try hasNoValue(tag, isFirst) {
                try skipRemainingFields(tag, &isFirst)
                return .tag(index)
            }
            return .variant(index, try fields(payload, &isFirst))
        default:
            return try boxedMember(index, shape, tag, &isFirst, start)
        }
        throw reader.error(.unsupportedType(tag.string), at: place)
    }

    private mutating func bareTag(_ type: UnsafePointer<TypeInfo>) throws(StoneError) -> Value {
        reader.skipWhitespace()
        let place = reader.position
        let tag = try reader.name()
        guard let index = try member(type, tag, place) else { return .tag(type.pointee.catchAll) }
        let shape = type.pointee.fields[index].shape
        if shape.wireType != .void, !shape.isNullable { throw reader.error(.missingValue(tag: tag.string), at: place) }
        return .tag(index)
    }

    /// Returns the member with the tag, or `nil` if the tag is unknown and the union has a catch-all member.
    private func member(
        _ type: UnsafePointer<TypeInfo>, _ tag: ByteSpan, _ place: UnsafePointer<UInt8>
    ) throws(StoneError) -> Int? {
        var hint = 0
        let index = type.pointee.lookUp(tag, &hint)
        if index >= 0 { return index }
        guard type.pointee.isOpen, !isStrict else { throw reader.error(.unknownTag(tag.string), at: place) }
        return nil
    }

    /// Decodes a value that is nested under its tag: `{".tag": "path", "path": …}`.
    private mutating func boxedMember(
        _ index: Int, _ shape: ResolvedType, _ tag: ByteSpan, _ isFirst: inout Bool, _ start: UnsafePointer<UInt8>
    ) throws(StoneError) -> Value {
        var result: Value?
        var isNull = false
        while let key = try reader.key(&isFirst) {
            if key == tag {
                do throws(StoneError) {
                    if result != nil || isNull { throw reader.error(.duplicateKey(key.string)) }
                    if shape.isNullable, reader.null() {
                        isNull = true
                    } else {
                        result = try value(shape)
                    }
                } catch {
                    throw error.prefixed(with: .field(tag.string))
                }
            } else {
                try skipUnknown(key)
            }
        }
        if let result { return .variant(index, Record(boxing: result)) }
        if shape.isNullable { return .tag(index) }
        throw reader.error(.missingField(tag.string), at: start)
    }

    /// Returns a Boolean value that indicates whether an object contains only its tag, or in addition only `null` under
    /// the tag's name.
    private func hasNoValue(_ tag: ByteSpan, _ isFirst: Bool) throws(StoneError) -> Bool {
        var lookahead = reader
        var isFirst = isFirst
        while let key = try lookahead.key(&isFirst) {
            if key == tag, lookahead.null() { continue }
            if !(key == Self.tagKey) { return false }
            try lookahead.skip()
        }
        return true
    }

    /// Skips the remaining fields of an object whose member has no value.
    private mutating func skipRemainingFields(_ tag: ByteSpan, _ isFirst: inout Bool) throws(StoneError) {
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
            throw error.prefixed(with: .field(key.string))
        }
    }
}
