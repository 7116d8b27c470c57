import Foundation

/// How JSON is read.
public enum StoneDecodingOptions: Sendable {
    /// As a client reads answers: fields and members that are new to it do no harm.
    case lenient
    /// As a server reads arguments: unknown fields, unknown tags and broken rules are errors.
    case strict
}

/// How JSON is written.
public enum StoneEncodingOptions: Sendable {
    /// For a body.
    case utf8
    /// For the header of a request or an answer: everything but printable ASCII is escaped.
    case ascii
}

/// Turns the arguments, results and errors of routes into JSON and back.
///
/// What can be coded: the generated types, `String`, `Void` (as null), and arrays and optionals of these.
public enum StoneCoding {
    /// Reads a value.
    ///
    /// - Parameters:
    ///   - type: What the JSON is.
    ///   - data: The JSON, in UTF-8, with nothing behind it.
    ///   - options: How to treat what the types do not know; lenient by default.
    /// - Throws: The first fault, with its path and its offset.
    public static func decode<Result>(
        _ type: Result.Type = Result.self, from data: Data, options: StoneDecodingOptions = .lenient
    ) throws(StoneError) -> Result {
        try withBytes(of: data) { bytes throws(StoneError) in try decode(type, from: bytes, options: options) }
    }

    /// Reads a value from bytes that somebody else owns. Nothing refers to them afterwards.
    public static func decode<Result>(
        _ type: Result.Type = Result.self, from bytes: UnsafeRawBufferPointer,
        options: StoneDecodingOptions = .lenient
    ) throws(StoneError) -> Result {
        var decoder = Decoder(bytes.assumingMemoryBound(to: UInt8.self), isStrict: options == .strict)
        defer { decoder.close() }
        let value = try decoder.any(type)
        try decoder.reader.finish()
        return value
    }

    /// Writes a value for the service.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - type: What it is for the service. A subtype that is written as its family carries the tag, and none otherwise.
    ///   - style: The alphabet; UTF-8 by default.
    /// - Throws: The first rule of the specification that the value breaks, with its path.
    public static func encode<Argument>(
        _ value: Argument, as type: Argument.Type = Argument.self, style: StoneEncodingOptions = .utf8
    ) throws(StoneError) -> Data {
        try Encoder.data(style == .ascii ? .ascii : .compact, .sending) { (encoder) throws(StoneError) in
            try encoder.any(value, as: type)
        }
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
    /// Reads what `jsonData()` wrote, or an answer of the service.
    ///
    /// For a family of subtypes, the object is of the subtype that the tag names.
    public init(jsonData: Data) throws(StoneError) {
        self = try StoneCoding.decode(Self.self, from: jsonData)
    }

    /// The value as JSON, from which `init(jsonData:)` makes an equal value.
    ///
    /// The rules of the API for arguments do not apply: whatever was received can be stored. A subtype of a family
    /// carries its tag, so that it can be read as the family as well.
    /// - Throws: If a number is infinite or not a number, or a value does not fit its type.
    public func jsonData() throws(StoneError) -> Data {
        try Encoder.data(.compact, .storing) { (encoder) throws(StoneError) in
            try encoder.record(_record, as: _record.type.pointee.parent ?? _record.type)
        }
    }
}

extension StoneUnion {
    /// Reads what `jsonData()` wrote, or a part of an answer of the service.
    public init(jsonData: Data) throws(StoneError) {
        self = try StoneCoding.decode(Self.self, from: jsonData)
    }

    /// The member as JSON, from which `init(jsonData:)` makes an equal value.
    ///
    /// The rules of the API for arguments do not apply: whatever was received can be stored.
    /// - Throws: If a number is infinite or not a number, or a value does not fit its type.
    public func jsonData() throws(StoneError) -> Data {
        try Encoder.data(.compact, .storing) { (encoder) throws(StoneError) in
            try encoder.union(_value, Self._type.handle.pointer)
        }
    }
}
