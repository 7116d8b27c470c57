/// Makes values of JSON, guided by the schema. One decoder reads one buffer.
///
/// A record is collected in slots of a stack and moved into its block when its object ends, so that each record is
/// allocated once, in its final size.
struct Decoder {
    var reader: JSONReader
    /// Whether to read as a server reads arguments: nothing unknown, and all rules of the specification hold.
    let isStrict: Bool
    private var slots = SlotStack()

    init(_ buffer: UnsafeBufferPointer<UInt8>, isStrict: Bool) {
        reader = JSONReader(buffer)
        self.isStrict = isStrict
    }

    /// Has to be called once, when the decoder is done.
    func close() { slots.deallocate() }

    // MARK: - Any value

    @inline(__always)
    mutating func value(_ shape: ResolvedType) throws(StoneError) -> Value {
        if isStrict, let rules = shape.rules { return try checkedValue(shape, rules) }
        return try uncheckedValue(shape)
    }

    private mutating func checkedValue(
        _ shape: ResolvedType, _ rules: UnsafePointer<Constraints>
    ) throws(StoneError) -> Value {
        reader.skipWhitespace()
        let place = reader.place
        let value = try uncheckedValue(shape)
        if let broken = rules.pointee.check(value) { throw reader.error(broken, at: place) }
        return value
    }

    @inline(__always)
    private mutating func uncheckedValue(_ shape: ResolvedType) throws(StoneError) -> Value {
        switch shape.code {
        case .string: return .string(try reader.string())
        case .bool: return .bool(try reader.bool())
        case .uint64: return .uint(try reader.uint64())
        case .timestamp: return .int(try reader.timestamp(isDay: false))
        default: return try rareValue(shape)
        }
    }

    @inline(never)
    private mutating func rareValue(_ shape: ResolvedType) throws(StoneError) -> Value {
        switch shape.code {
        case .structure, .family, .union:
            guard let type = shape.type else { break }
            switch shape.code {
            case .structure: return .record(try structure(type))
            case .union: return try union(type)
            default: return .object(try family(type))
            }
        case .list:
            guard let element = shape.element else { break }
            return try list(element.pointee)
        case .map:
            guard let element = shape.element else { break }
            return try map(element.pointee)
        case .int32: return .int(try reader.int32())
        case .uint32: return .uint(try reader.uint32())
        case .int64: return .int(try reader.int64())
        case .float, .double: return .double(try reader.double(shape.code))
        case .day: return .int(try reader.timestamp(isDay: true))
        case .bytes: return .data(try reader.bytes())
        case .string, .bool, .uint64, .timestamp: return try uncheckedValue(shape)
        case .void, .unknown: break
        }
        throw reader.error(.unsupportedType("\(shape.code)"))
    }

    // MARK: - Structs and families

    mutating func structure(_ type: UnsafePointer<TypeInfo>) throws(StoneError) -> Record {
        try reader.open(0x7B, "object")
        var isFirst = true
        return try fields(type, &isFirst)
    }

    mutating func family(_ base: UnsafePointer<TypeInfo>) throws(StoneError) -> StoneObject {
        let record = try subtype(base)
        return record.type.pointee.objectClass?.init(_record: record) ?? StoneObject(_record: record)
    }

    /// Reads the record of an object of a family, which may have been written by the base of an open one, without a tag.
    mutating func subtype(_ base: UnsafePointer<TypeInfo>) throws(StoneError) -> Record {
        reader.skipWhitespace()
        let start = reader.place
        var isFirst = true
        let tag = try tag(&isFirst)
        if let tag, let type = base.pointee.subtype(tagged: tag.name) { return try fields(type, &isFirst) }
        if base.pointee.isOpen, !isStrict { return try fields(base, &isFirst) }
        guard let tag else { throw reader.error(.missingField(".tag"), at: start) }
        throw reader.error(.unknownTag(tag.name.string), at: tag.place)
    }

    /// Opens an object and finds its tag. If the tag comes first, as the service writes it, reading goes on behind it;
    /// else at the start of the object, and `isFirst` is left as it is.
    mutating func tag(
        _ isFirst: inout Bool
    ) throws(StoneError) -> (name: ByteSpan, place: UnsafePointer<UInt8>)? {
        try reader.open(0x7B, "object")
        let opened = reader.mark
        var isFirstKey = true
        var isBehind = true
        while let key = try reader.key(&isFirstKey) {
            guard key == Self.tagKey else {
                isBehind = false
                try reader.skip()
                continue
            }
            reader.skipWhitespace()
            let place = reader.place
            do throws(StoneError) {
                let name = try reader.name()
                if isBehind { isFirst = false } else { reader.restore(opened) }
                return (name, place)
            } catch {
                throw error.inside(.field(".tag"))
            }
        }
        reader.restore(opened)
        return nil
    }

    static var tagKey: ByteSpan { ByteSpan(StaticString(".tag").utf8Start, 4) }

    /// Reads the fields of an object that is open, up to its end.
    mutating func fields(_ type: UnsafePointer<TypeInfo>, _ isFirst: inout Bool) throws(StoneError) -> Record {
        if type.pointee.isWide { return try wideFields(type, &isFirst) }
        let fields = type.pointee.fields
        let frame = slots.push(type.pointee.count)
        defer { slots.pop(frame) }
        var present: UInt64 = 0
        var seen: UInt64 = 0
        var hint = 0
        var current = -1
        // Behind the tag if `isFirst` is false: then it has been seen.
        var hasTag = !isFirst
        do throws(StoneError) {
            while true {
                var index = reader.expected(type, &isFirst, &hint)
                if index < 0 {
                    guard let key = try reader.key(&isFirst) else { break }
                    index = type.pointee.find(key, &hint)
                    if index < 0 {
                        try unknown(key, &hasTag)
                        continue
                    }
                }
                current = index
                let bit = UInt64(1) << UInt64(index)
                if seen & bit != 0 { throw reader.error(.duplicateKey(fields[index].name.string)) }
                seen |= bit
                if fields[index].isOptional, try absent(fields[index]) { continue }
                (frame.slots + index).initialize(to: try value(fields[index].shape))
                present |= bit
                current = -1
            }
            let missing = type.pointee.required & ~present
            if missing != 0 {
                current = -1
                throw reader.error(.missingField(fields[missing.trailingZeroBitCount].name.string))
            }
        } catch {
            while present != 0 {
                (frame.slots + present.trailingZeroBitCount).deinitialize(count: 1)
                present &= present &- 1
            }
            throw current < 0 ? error : error.inside(.field(fields[current].name.string))
        }
        return Record(type, present) { values in
            var mask = present
            var next = values
            while mask != 0 {
                next.moveInitialize(from: frame.slots + mask.trailingZeroBitCount, count: 1)
                next += 1
                mask &= mask &- 1
            }
        }
    }

    /// Whether null stands in the place of an optional field. Strictly, only a nullable field may be null.
    @inline(__always)
    private mutating func absent(_ field: FieldInfo) throws(StoneError) -> Bool {
        guard reader.isNext(0x6E), !isStrict || field.shape.isNullable else { return false }
        return reader.null()
    }

    /// Steps over a field that the type does not have.
    @inline(never)
    private mutating func unknown(_ key: ByteSpan, _ hasTag: inout Bool) throws(StoneError) {
        if key == Self.tagKey {
            if hasTag { throw reader.error(.duplicateKey(".tag")) }
            hasTag = true
        } else if isStrict {
            throw reader.error(.unknownField(key.string))
        }
        do throws(StoneError) {
            try reader.skip()
        } catch {
            throw error.inside(.field(key.string))
        }
    }

    /// The fields of a type that has more of them than a mask has bits. No type of the API does; a later one may.
    private mutating func wideFields(
        _ type: UnsafePointer<TypeInfo>, _ isFirst: inout Bool
    ) throws(StoneError) -> Record {
        let fields = UnsafeBufferPointer(start: type.pointee.fields, count: type.pointee.count)
        var values: [Value?] = Array(repeating: nil, count: fields.count)
        var hint = 0
        var hasTag = !isFirst
        while let key = try reader.key(&isFirst) {
            let index = type.pointee.find(key, &hint)
            if index < 0 {
                try unknown(key, &hasTag)
                continue
            }
            do throws(StoneError) {
                if values[index] != nil { throw reader.error(.duplicateKey(key.string)) }
                let isAbsent = fields[index].isOptional ? try absent(fields[index]) : false
                values[index] = isAbsent ? .null : try value(fields[index].shape)
            } catch {
                throw error.inside(.field(fields[index].name.string))
            }
        }
        for (field, value) in zip(fields, values) where value == nil && !field.isOptional {
            throw reader.error(.missingField(field.name.string))
        }
        return Record(wide: type) { places in
            for (index, value) in values.enumerated() { (places + index).initialize(to: value ?? .null) }
        }
    }
}
