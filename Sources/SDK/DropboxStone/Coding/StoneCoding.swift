import Foundation

/// The modes of decoding JSON.
public enum StoneDecodingMode: Sendable {
    /// Decodes like a client: ignores unknown fields and members.
    case lenient
    /// Decodes like a server: unknown fields, unknown tags, and constraint violations are errors.
    case strict
}

/// The formats of encoded JSON.
public enum StoneEncodingOptions: Sendable {
    /// UTF-8, for a body.
    case utf8
    /// ASCII, for the header of a request or a response. Escapes everything except printable ASCII characters.
    case ascii
}

/// Encodes and decodes the arguments, results, and errors of routes as JSON.
///
/// The supported types are the generated types, strings, numbers, Boolean values, dates, data, `Void` (as `null`), and
/// arrays, dictionaries, and optionals of these.
public enum StoneCoding {
    /// Decodes a value.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - data: The JSON in UTF-8, without trailing bytes.
    ///   - mode: The mode of decoding. The default is `lenient`.
    /// - Throws: ``StoneError`` for the first problem, with its path and its offset.
    public static func decode<Result>(
        _ type: Result.Type = Result.self, from data: Data, mode: StoneDecodingMode = .lenient
    ) throws(StoneError) -> Result {
        try withBytes(of: data) { bytes throws(StoneError) in try decode(type, from: bytes, mode: mode) }
    }

    /// Decodes a value from bytes that the caller owns. The result doesn't refer to them.
    public static func decode<Result>(
        _ type: Result.Type = Result.self, from bytes: UnsafeRawBufferPointer,
        mode: StoneDecodingMode = .lenient
    ) throws(StoneError) -> Result {
        var decoder = StoneDecoder(bytes.assumingMemoryBound(to: UInt8.self), isStrict: mode == .strict)
        defer { decoder.close() }
        let value = try decoder.decodeValue(type)
        try decoder.reader.finish()
        return value
    }

    /// Encodes a value for the service.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - type: The type that the service expects. A subtype that is encoded as its family contains the tag, otherwise
    ///     it doesn't.
    ///   - options: The format. The default is `utf8`.
    /// - Throws: ``StoneError`` for the first violated constraint of the specification, with its path.
    public static func encode<Argument>(
        _ value: Argument, as type: Argument.Type = Argument.self, options: StoneEncodingOptions = .utf8
    ) throws(StoneError) -> Data {
        try StoneEncoder.data(options == .ascii ? .ascii : .compact, .sending) { (encoder) throws(StoneError) in
            try encoder.encodeValue(value, as: type)
        }
    }

    /// Encodes a value so that it can be decoded again. The constraints of the specification don't apply.
    package static func encodeForStorage<Argument>(
        _ value: Argument, as type: Argument.Type = Argument.self
    ) throws(StoneError) -> Data {
        try StoneEncoder.data(.compact, .storing) { (encoder) throws(StoneError) in
            try encoder.encodeValue(value, as: type)
        }
    }

    /// Decodes a value of a type that is known only at run time.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - data: The JSON.
    ///   - isStrict: Whether unknown fields and tags are errors. The default is `false`.
    package static func decode(
        _ type: ResolvedType, from data: Data, isStrict: Bool = false
    ) throws(StoneError) -> Value {
        try withBytes(of: data) { (bytes) throws(StoneError) in
            var decoder = StoneDecoder(bytes.assumingMemoryBound(to: UInt8.self), isStrict: isStrict)
            defer { decoder.close() }
            let value = try decoder.value(type)
            try decoder.reader.finish()
            return value
        }
    }

    /// Encodes a value of a type that is known only at run time, so that it can be decoded again.
    package static func encode(
        _ value: Value, as type: ResolvedType, options: StoneEncodingOptions = .utf8
    ) throws(StoneError) -> Data {
        try StoneEncoder.data(options == .ascii ? .ascii : .compact, .storing) { (encoder) throws(StoneError) in
            try encoder.detachedValue(value, type)
        }
    }

    /// Returns a string as JSON.
    package static func json(_ text: String) -> Data {
        var writer = JSONWriter(.compact)
        writer.string(text)
        return writer.finish()
    }

    /// Returns a value of a type that is known only at run time as human-readable JSON.
    package static func text(_ value: Value, as type: ResolvedType) -> String {
        StoneEncoder.text { (encoder) throws(StoneError) in try encoder.detachedValue(value, type) }
    }

    static func withBytes<Result>(
        of data: Data, _ body: (UnsafeRawBufferPointer) throws(StoneError) -> Result
    ) throws(StoneError) -> Result {
        var failure: StoneError?
        let result: Result? = data.withUnsafeBytes { bytes in
            do throws(StoneError) {
                return try body(bytes)
            } catch {
                failure = error
                return nil
            }
        }
        if let result { return result }
        throw failure ?? StoneError(.unexpectedEnd)
    }
}

extension StoneStruct {
    /// Creates a value from the JSON that ``jsonData()`` returns, or from a response of the service.
    ///
    /// For a family of subtypes, the tag determines the subtype of the object.
    public init(jsonData: Data) throws(StoneError) {
        self = try StoneCoding.decode(Self.self, from: jsonData)
    }

    /// Returns the value as JSON, from which ``init(jsonData:)`` creates an equal value.
    ///
    /// The constraints of the API for arguments don't apply, so any received value can be stored. A subtype of a family
    /// includes its tag, so the JSON can be decoded as the family, too.
    ///
    /// - Throws: ``StoneError`` if a number is infinite or NaN, or if a value doesn't match its type.
    public func jsonData() throws(StoneError) -> Data {
        try StoneEncoder.data(.compact, .storing) { (encoder) throws(StoneError) in
            try encoder.record(_record, as: _record.type.pointee.family ?? _record.type)
        }
    }
}

extension StoneUnion {
    /// Creates a value from the JSON that ``jsonData()`` returns, or from a part of a response of the service.
    public init(jsonData: Data) throws(StoneError) {
        self = try StoneCoding.decode(Self.self, from: jsonData)
    }

    /// Returns the member as JSON, from which ``init(jsonData:)`` creates an equal value.
    ///
    /// The constraints of the API for arguments don't apply, so any received value can be stored.
    ///
    /// - Throws: ``StoneError`` if a number is infinite or NaN, or if a value doesn't match its type.
    public func jsonData() throws(StoneError) -> Data {
        try StoneEncoder.data(.compact, .storing) { (encoder) throws(StoneError) in
            try encoder.union(_value, Self._type.handle.pointer)
        }
    }
}

// Checking the type once for each coded value saves an additional conformance of every generated type.

extension StoneDecoder {
    /// Decodes a value of a Swift type.
    mutating func decodeValue<Result>(_ type: Result.Type) throws(StoneError) -> Result {
        let value: Any
        if let type = type as? any StoneStruct.Type {
            value = try structure(as: type)
        } else if let type = type as? any StoneUnion.Type {
            value = try union(as: type)
        } else if let type = type as? any CodableValue.Type {
            value = try type.read(&self)
        } else if type == Void.self {
            value = try void()
        } else {
            throw StoneError(.unsupportedType("\(type)"))
        }
        guard let result = value as? Result else { throw StoneError(.unsupportedType("\(type)")) }
        return result
    }

    /// Decodes a struct, or an object of a family of subtypes, which can be a subclass of `type`.
    private mutating func structure<Structure: StoneStruct>(as type: Structure.Type) throws(StoneError) -> Any {
        let info = type._type.handle.pointer
        if info.pointee.kind == .family { return try family(info) }
        return Structure(_record: try structure(info))
    }

    private mutating func union<Union: StoneUnion>(as type: Union.Type) throws(StoneError) -> Any {
        Union(_value: try union(type._type.handle.pointer))
    }

    /// Decodes the response of a route without a result: `null`, which the service writes, or an empty object.
    private mutating func void() throws(StoneError) {
        if reader.null() { return }
        guard !isStrict, reader.isNext(0x7B) else { throw reader.mismatch("null") }
        try reader.skip()
    }
}

extension StoneDecoder {
    /// Skips a value and returns its JSON.
    package mutating func skippedJSON() throws(StoneError) -> Data {
        reader.skipWhitespace()
        let start = reader.position
        try reader.skip()
        return Data(bytes: start, count: reader.position - start)
    }
}

extension StoneEncoder {
    /// Encodes a value that isn't in a field. An object has the tag of its family, so that it can be decoded as the
    /// family.
    fileprivate mutating func detachedValue(_ value: Value, _ type: ResolvedType) throws(StoneError) {
        switch value {
        case .record(let record): try self.record(record, as: record.type.pointee.family ?? record.type)
        case .object(let object):
            try record(object._record, as: object._record.type.pointee.family ?? object._record.type)
        default: try self.value(value, type)
        }
    }

    /// Encodes a value as a Swift type.
    mutating func encodeValue<Argument>(_ value: Argument, as type: Argument.Type) throws(StoneError) {
        if let type = type as? any StoneStruct.Type {
            guard let value = value as? any StoneStruct else { throw StoneError(.unsupportedType("\(type)")) }
            try record(value._record, as: type._type.handle.pointer)
        } else if let value = value as? any StoneUnion, let type = type as? any StoneUnion.Type {
            try union(value._value, type._type.handle.pointer)
        } else if let type = type as? any CodableValue.Type {
            try type.write(value, &self)
        } else if type == Void.self {
            writer.null()
        } else {
            throw StoneError(.unsupportedType("\(type)"))
        }
    }
}
