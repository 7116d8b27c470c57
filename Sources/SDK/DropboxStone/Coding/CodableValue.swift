import Foundation

/// A value that `StoneCoding` supports although it isn't generated: a container, a string, a number, a Boolean value, a
/// date, or data.
package protocol CodableValue {
    /// Reads a value.
    static func read(_ decoder: inout StoneDecoder) throws(StoneError) -> Any
    /// Writes a value, which is `Self`.
    static func write(_ value: Any, _ encoder: inout StoneEncoder) throws(StoneError)
}

// MARK: - Containers

extension Array: CodableValue {
    package static func read(_ decoder: inout StoneDecoder) throws(StoneError) -> Any {
        try decoder.items { (decoder) throws(StoneError) in try decoder.decodeValue(Element.self) }
    }

    package static func write(_ value: Any, _ encoder: inout StoneEncoder) throws(StoneError) {
        guard let items = value as? [Element] else { throw StoneError(.unsupportedType("\(Self.self)")) }
        try encoder.items(items) { (encoder, item) throws(StoneError) in try encoder.encodeValue(item, as: Element.self)
        }
    }
}

extension Dictionary: CodableValue where Key == String {
    package static func read(_ decoder: inout StoneDecoder) throws(StoneError) -> Any {
        var values: [String: Value] = [:]
        try decoder.entries { (decoder, key) throws(StoneError) in
            values.updateValue(try decoder.decodeValue(Value.self), forKey: key) == nil
        }
        return values
    }

    package static func write(_ value: Any, _ encoder: inout StoneEncoder) throws(StoneError) {
        guard let entries = value as? [String: Value] else { throw StoneError(.unsupportedType("\(Self.self)")) }
        try encoder.entries(Array(entries.keys)) { (encoder, key) throws(StoneError) in
            if let entry = entries[key] { try encoder.encodeValue(entry, as: Value.self) }
        }
    }
}

extension Optional: CodableValue {
    package static func read(_ decoder: inout StoneDecoder) throws(StoneError) -> Any {
        let value: Wrapped? = decoder.reader.null() ? nil : try decoder.decodeValue(Wrapped.self)
        return value as Any
    }

    package static func write(_ value: Any, _ encoder: inout StoneEncoder) throws(StoneError) {
        if let value = value as? Wrapped {
            try encoder.encodeValue(value, as: Wrapped.self)
        } else {
            encoder.writer.null()
        }
    }
}

// MARK: - Scalars

/// A scalar, which is read and written without its container.
protocol CodableScalar: CodableValue {
    init(from reader: inout JSONReader) throws(StoneError)
    func write(to writer: inout JSONWriter) throws(StoneError)
}

extension CodableScalar {
    package static func read(_ decoder: inout StoneDecoder) throws(StoneError) -> Any {
        try Self(from: &decoder.reader)
    }

    package static func write(_ value: Any, _ encoder: inout StoneEncoder) throws(StoneError) {
        guard let value = value as? Self else { throw StoneError(.unsupportedType("\(Self.self)")) }
        try value.write(to: &encoder.writer)
    }
}

extension String: CodableScalar {
    init(from reader: inout JSONReader) throws(StoneError) { self = try reader.string() }
    func write(to writer: inout JSONWriter) { writer.string(self) }
}

extension Bool: CodableScalar {
    init(from reader: inout JSONReader) throws(StoneError) { self = try reader.bool() }
    func write(to writer: inout JSONWriter) { writer.bool(self) }
}

extension Int32: CodableScalar {
    init(from reader: inout JSONReader) throws(StoneError) { self.init(truncatingIfNeeded: try reader.int32()) }
    func write(to writer: inout JSONWriter) { writer.int(Int64(self)) }
}

extension Int64: CodableScalar {
    init(from reader: inout JSONReader) throws(StoneError) { self = try reader.int64() }
    func write(to writer: inout JSONWriter) { writer.int(self) }
}

extension UInt32: CodableScalar {
    init(from reader: inout JSONReader) throws(StoneError) { self.init(truncatingIfNeeded: try reader.uint32()) }
    func write(to writer: inout JSONWriter) { writer.uint(UInt64(self)) }
}

extension UInt64: CodableScalar {
    init(from reader: inout JSONReader) throws(StoneError) { self = try reader.uint64() }
    func write(to writer: inout JSONWriter) { writer.uint(self) }
}

extension Float: CodableScalar {
    init(from reader: inout JSONReader) throws(StoneError) { self.init(try reader.double(.float)) }

    func write(to writer: inout JSONWriter) throws(StoneError) {
        guard isFinite else { throw StoneError(.notFinite) }
        writer.double(Double(self), isFloat: true)
    }
}

extension Double: CodableScalar {
    init(from reader: inout JSONReader) throws(StoneError) { self = try reader.double() }

    func write(to writer: inout JSONWriter) throws(StoneError) {
        guard isFinite else { throw StoneError(.notFinite) }
        writer.double(self, isFloat: false)
    }
}

extension Date: CodableScalar {
    init(from reader: inout JSONReader) throws(StoneError) {
        self.init(timeIntervalSince1970: Double(try reader.timestamp(isDay: false)))
    }

    func write(to writer: inout JSONWriter) { writer.timestamp(wholeSeconds, isDay: false) }
}

extension Data: CodableScalar {
    init(from reader: inout JSONReader) throws(StoneError) { self = try reader.bytes() }
    func write(to writer: inout JSONWriter) { writer.string(base64EncodedString()) }
}

// MARK: - Raw JSON

/// JSON of any kind, which isn't decoded.
package struct RawJSON: Sendable, CodableValue {
    /// The JSON as text in UTF-8.
    package let data: Data

    /// Creates a value from JSON, which isn't checked.
    package init(_ data: Data) { self.data = data }

    package static func read(_ decoder: inout StoneDecoder) throws(StoneError) -> Any {
        RawJSON(try decoder.skippedJSON())
    }

    package static func write(_ value: Any, _ encoder: inout StoneEncoder) throws(StoneError) {
        guard let json = value as? RawJSON else { throw StoneError(.unsupportedType("\(Self.self)")) }
        encoder.writer.json(json.data)
    }
}
