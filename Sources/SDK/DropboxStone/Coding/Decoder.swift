/// Decodes values from JSON according to the schema. One decoder reads one buffer.
///
/// The decoder collects a record in slots of a stack, and moves them to the record's block when the object ends. This
/// way it allocates each record once, in its final size.
package struct StoneDecoder {
    var reader: JSONReader
    /// A Boolean value that indicates whether to decode like a server decodes arguments: unknown names and constraint
    /// violations are errors.
    let isStrict: Bool
    private var slots = SlotStack()

    init(_ buffer: UnsafeBufferPointer<UInt8>, isStrict: Bool) {
        reader = JSONReader(buffer)
        self.isStrict = isStrict
    }

    /// Releases the memory of the decoder. Call this once, after decoding.
    func close() { slots.deallocate() }

    // MARK: Any value

    @inline(__always)
    package mutating func value(_ shape: ResolvedType) throws(StoneError) -> Value {
        if isStrict, let rules = shape.constraints { return try checkedValue(shape, rules) }
        return try uncheckedValue(shape)
    }

    private mutating func checkedValue(
        _ shape: ResolvedType, _ rules: UnsafePointer<Constraints>
    ) throws(StoneError) -> Value {
        reader.skipWhitespace()
        let place = reader.position
        let value = try uncheckedValue(shape)
        if let violation = rules.pointee.check(value) { throw reader.error(violation, at: place) }
        return value
    }

    @inline(__always)
    private mutating func uncheckedValue(_ shape: ResolvedType) throws(StoneError) -> Value {
        switch shape.wireType {
        case .string: return .string(try reader.string())
        case .bool: return .bool(try reader.bool())
        case .uint64: return .uint(try reader.uint64())
        case .timestamp: return .int(try reader.timestamp(isDay: false))
        default: return try uncommonValue(shape)
        }
    }

    @inline(never)
    private mutating func uncommonValue(_ shape: ResolvedType) throws(StoneError) -> Value {
        switch shape.wireType {
        case .structure, .family, .union:
            guard let type = shape.type else { break }
            switch shape.wireType {
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
        case .float, .double: return .double(try reader.double(shape.wireType))
        case .day: return .int(try reader.timestamp(isDay: true))
        case .bytes: return .data(try reader.bytes())
        case .string, .bool, .uint64, .timestamp: return try uncheckedValue(shape)
        case .void, .unknown: break
        }
        throw reader.error(.unsupportedType("\(shape.wireType)"))
    }

    // MARK: Structs and families

    mutating func structure(_ type: UnsafePointer<TypeInfo>) throws(StoneError) -> Record {
        try reader.open(0x7B, "object")
        var isFirst = true
        return try fields(type, &isFirst)
    }

    mutating func family(_ base: UnsafePointer<TypeInfo>) throws(StoneError) -> StoneObject {
        let record = try subtype(base)
        return record.type.pointee.objectClass?.init(_record: record) ?? StoneObject(_record: record)
    }

    /// Decodes the record of an object of a family. The object of an open family can be a base object without a tag.
    mutating func subtype(_ base: UnsafePointer<TypeInfo>) throws(StoneError) -> Record {
        reader.skipWhitespace()
        let start = reader.position
        var isFirst = true
        let tag = try tag(&isFirst)
        if let tag, let type = base.pointee.subtype(tagged: tag.name) { return try fields(type, &isFirst) }
        if base.pointee.isOpen, !isStrict { return try fields(base, &isFirst) }
        guard let tag else { throw reader.error(.missingField(".tag"), at: start) }
        throw reader.error(.unknownTag(tag.name.string), at: tag.place)
    }

    /// Opens an object and finds its tag. If the tag is first, as the service writes it, decoding continues after it.
    /// Otherwise decoding continues at the start of the object, and `isFirst` is unchanged.
    mutating func tag(
        _ isFirst: inout Bool
    ) throws(StoneError) -> (name: ByteSpan, place: UnsafePointer<UInt8>)? {
        try reader.open(0x7B, "object")
        let checkpoint = reader.checkpoint
        var isFirstKey = true
        var isTagFirst = true
        while let key = try reader.key(&isFirstKey) {
            guard key == Self.tagKey else {
                isTagFirst = false
                try reader.skip()
                continue
            }
            reader.skipWhitespace()
            let place = reader.position
            do throws(StoneError) {
                let name = try reader.name()
                if isTagFirst { isFirst = false } else { reader.restore(checkpoint) }
                return (name, place)
            } catch {
                throw error.prefixed(with: .field(".tag"))
            }
        }
        reader.restore(checkpoint)
        return nil
    }

    static var tagKey: ByteSpan { ByteSpan(StaticString(".tag").utf8Start, 4) }

    /// Decodes the fields of an open object, up to its end.
    mutating func fields(_ type: UnsafePointer<TypeInfo>, _ isFirst: inout Bool) throws(StoneError) -> Record {
        if type.pointee.isWide { return try wideFields(type, &isFirst) }
        let fields = type.pointee.fields
        let frame = slots.push(type.pointee.count)
        defer { slots.pop(frame) }
        var present: UInt64 = 0
        var seen: UInt64 = 0
        var hint = 0
        var current = -1
        // If `isFirst` is false, the tag has already been read.
        var hasTag = !isFirst
        do throws(StoneError) {
            while true {
                var index = reader.expectedKey(type, &isFirst, &hint)
                if index < 0 {
                    guard let key = try reader.key(&isFirst) else { break }
                    index = type.pointee.lookUp(key, &hint)
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
            throw current < 0 ? error : error.prefixed(with: .field(fields[current].name.string))
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

    /// Returns a Boolean value that indicates whether an optional field is `null`. In strict mode, only a nullable
    /// field can be `null`.
    @inline(__always)
    private mutating func absent(_ field: FieldInfo) throws(StoneError) -> Bool {
        guard reader.isNext(0x6E), !isStrict || field.shape.isNullable else { return false }
        return reader.null()
    }

    /// Skips a field that the type doesn't have.
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
            throw error.prefixed(with: .field(key.string))
        }
    }

    /// Decodes the fields of a type that has more fields than a mask has bits. No type of the API does, but a later one
    /// may.
    private mutating func wideFields(
        _ type: UnsafePointer<TypeInfo>, _ isFirst: inout Bool
    ) throws(StoneError) -> Record {
        let fields = UnsafeBufferPointer(start: type.pointee.fields, count: type.pointee.count)
        var values: [Value?] = Array(repeating: nil, count: fields.count)
        var hint = 0
        var hasTag = !isFirst
        while let key = try reader.key(&isFirst) {
            let index = type.pointee.lookUp(key, &hint)
            if index < 0 {
                try unknown(key, &hasTag)
                continue
            }
            do throws(StoneError) {
                if values[index] != nil { throw reader.error(.duplicateKey(key.string)) }
                let isAbsent = fields[index].isOptional ? try absent(fields[index]) : false
                values[index] = isAbsent ? .null : try value(fields[index].shape)
            } catch {
                throw error.prefixed(with: .field(fields[index].name.string))
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

extension StoneDecoder {
    mutating func list(_ element: ResolvedType) throws(StoneError) -> Value {
        try reader.open(0x5B, "list")
        if !element.isNullable {
            switch element.wireType {
            case .string: return .strings(try items(element, Self.string))
            case .structure: return .records(try items(element, Self.record))
            default: break
            }
        }
        return .list(ValueList(try items(element, Self.element)))
    }

    @inline(__always)
    private mutating func items<Item>(
        _ element: ResolvedType, _ read: (inout StoneDecoder, ResolvedType) throws(StoneError) -> Item
    ) throws(StoneError) -> [Item] {
        var items: [Item] = []
        var isFirst = true
        do throws(StoneError) {
            while try reader.item(&isFirst) { items.append(try read(&self, element)) }
        } catch {
            throw error.prefixed(with: .item(items.count))
        }
        return items
    }

    private static func string(_ decoder: inout StoneDecoder, _ element: ResolvedType) throws(StoneError) -> String {
        guard decoder.isStrict, element.constraints != nil else { return try decoder.reader.string() }
        if case .string(let text) = try decoder.value(element) { return text }
        return ""
    }

    private static func record(_ decoder: inout StoneDecoder, _ element: ResolvedType) throws(StoneError) -> Record {
        guard let type = element.type else { throw decoder.reader.error(.unsupportedType("list")) }
        return try decoder.structure(type)
    }

    private static func element(_ decoder: inout StoneDecoder, _ element: ResolvedType) throws(StoneError) -> Value {
        if element.isNullable, decoder.reader.null() { return .null }
        // The list creates the objects of a family on first access.
        if element.wireType == .family, let base = element.type { return .record(try decoder.subtype(base)) }
        return try decoder.value(element)
    }

    /// Decodes a list whose items `read` decodes.
    mutating func items<Item>(
        _ read: (inout StoneDecoder) throws(StoneError) -> Item
    ) throws(StoneError) -> [Item] {
        try reader.open(0x5B, "list")
        return try items(ResolvedType()) { (decoder, _) throws(StoneError) in try read(&decoder) }
    }

    mutating func map(_ element: ResolvedType) throws(StoneError) -> Value {
        var values: [String: Value] = [:]
        try entries { (decoder, key) throws(StoneError) in
            values.updateValue(try Self.element(&decoder, element), forKey: key) == nil
        }
        return .map(ValueMap(values))
    }

    /// Decodes an object. `insert` decodes the value of each key, and returns whether the key is new. This method isn't
    /// generic over the values, because specializations would be large.
    mutating func entries(
        _ insert: (inout StoneDecoder, String) throws(StoneError) -> Bool
    ) throws(StoneError) {
        try reader.open(0x7B, "object")
        var isFirst = true
        while let key = try reader.key(&isFirst)?.string {
            do throws(StoneError) {
                guard try insert(&self, key) else { throw reader.error(.duplicateKey(key)) }
            } catch {
                throw error.prefixed(with: .key(key))
            }
        }
    }
}

/// A stack for the values of records that are being collected. Slots don't move while they are in use.
struct SlotStack {
    /// The uninitialized slots of one record.
    struct Frame {
        let slots: UnsafeMutablePointer<Value>
        fileprivate let count: Int
        /// A Boolean value that indicates whether the frame didn't fit on the stack and has a separate block.
        fileprivate let isSeparate: Bool
    }

    private static let capacity = 512
    private let base = UnsafeMutablePointer<Value>.allocate(capacity: capacity)
    private var used = 0

    @inline(__always)
    mutating func push(_ count: Int) -> Frame {
        guard used + count <= Self.capacity else {
            return Frame(slots: .allocate(capacity: count), count: count, isSeparate: true)
        }
        defer { used += count }
        return Frame(slots: base + used, count: count, isSeparate: false)
    }

    /// Removes the frame that was pushed last. Its slots must be uninitialized again.
    @inline(__always)
    mutating func pop(_ frame: Frame) {
        if frame.isSeparate { frame.slots.deallocate() } else { used -= frame.count }
    }

    func deallocate() { base.deallocate() }
}
