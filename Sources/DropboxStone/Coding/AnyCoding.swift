// What `StoneCoding` codes: generated types, strings, nothing, and arrays and optionals of these. The type is looked at
// once for each value that is coded, which spares every generated type a further conformance.

extension Decoder {
    /// Reads a value of a Swift type.
    mutating func any<Result>(_ type: Result.Type) throws(StoneError) -> Result {
        let value: Any
        if let type = type as? any StoneStruct.Type {
            value = try structure(as: type)
        } else if let type = type as? any StoneUnion.Type {
            value = try union(as: type)
        } else if let type = type as? any CodableContainer.Type {
            value = try type.read(&self)
        } else if type == String.self {
            value = try reader.string()
        } else if type == Void.self {
            value = try void()
        } else {
            throw StoneError(.unsupportedType("\(type)"))
        }
        guard let result = value as? Result else { throw StoneError(.unsupportedType("\(type)")) }
        return result
    }

    /// Reads a struct; or an object of a family of subtypes, which may be of a subclass of `type`.
    private mutating func structure<Structure: StoneStruct>(as type: Structure.Type) throws(StoneError) -> Any {
        let info = type._type.handle.pointer
        if info.pointee.kind == .family { return try family(info) }
        return Structure(_record: try structure(info))
    }

    private mutating func union<Union: StoneUnion>(as type: Union.Type) throws(StoneError) -> Any {
        Union(_value: try union(type._type.handle.pointer))
    }

    /// Reads the answer of a route without a result: null, as the service writes it; an empty object says as much.
    private mutating func void() throws(StoneError) {
        if reader.null() { return }
        guard !isStrict, reader.isNext(0x7B) else { throw reader.mismatch("null") }
        try reader.skip()
    }
}

extension Encoder {
    /// Writes a value as one of a Swift type.
    mutating func any<Argument>(_ value: Argument, as type: Argument.Type) throws(StoneError) {
        if let type = type as? any StoneStruct.Type {
            guard let value = value as? any StoneStruct else { throw StoneError(.unsupportedType("\(type)")) }
            try record(value._record, as: type._type.handle.pointer)
        } else if let value = value as? any StoneUnion, let type = type as? any StoneUnion.Type {
            try union(value._value, type._type.handle.pointer)
        } else if let type = type as? any CodableContainer.Type {
            try type.write(value, &self)
        } else if let text = value as? String {
            writer.string(text)
        } else if type == Void.self {
            writer.null()
        } else {
            throw StoneError(.unsupportedType("\(type)"))
        }
    }
}

/// An array or an optional.
private protocol CodableContainer {
    static func read(_ decoder: inout Decoder) throws(StoneError) -> Any
    static func write(_ value: Any, _ encoder: inout Encoder) throws(StoneError)
}

extension Array: CodableContainer {
    static func read(_ decoder: inout Decoder) throws(StoneError) -> Any {
        try decoder.items { (decoder) throws(StoneError) in try decoder.any(Element.self) }
    }

    static func write(_ value: Any, _ encoder: inout Encoder) throws(StoneError) {
        guard let items = value as? [Element] else { throw StoneError(.unsupportedType("\(Self.self)")) }
        try encoder.items(items) { (encoder, item) throws(StoneError) in try encoder.any(item, as: Element.self) }
    }
}

extension Optional: CodableContainer {
    static func read(_ decoder: inout Decoder) throws(StoneError) -> Any {
        let value: Wrapped? = decoder.reader.null() ? nil : try decoder.any(Wrapped.self)
        return value as Any
    }

    static func write(_ value: Any, _ encoder: inout Encoder) throws(StoneError) {
        if let value = value as? Wrapped {
            try encoder.any(value, as: Wrapped.self)
        } else {
            encoder.writer.null()
        }
    }
}
