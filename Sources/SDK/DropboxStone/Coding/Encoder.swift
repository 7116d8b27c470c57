import Foundation

/// Encodes values as JSON. One encoder writes one value.
package struct StoneEncoder {
    /// The purposes of the JSON.
    enum Purpose {
        /// JSON for the service. The value must satisfy all constraints of the specification.
        case sending
        /// JSON that this package decodes again. Any received value can be encoded.
        case storing
        /// Human-readable JSON. Encoding never fails.
        case describing
    }

    var writer: JSONWriter
    let purpose: Purpose

    init(_ style: JSONWriter.Style, _ purpose: Purpose) {
        writer = JSONWriter(style)
        self.purpose = purpose
    }

    /// Returns the JSON that `write` produces.
    static func data(
        _ style: JSONWriter.Style, _ purpose: Purpose, _ write: (inout StoneEncoder) throws(StoneError) -> Void
    ) throws(StoneError) -> Data {
        var encoder = StoneEncoder(style, purpose)
        do throws(StoneError) {
            try write(&encoder)
        } catch {
            encoder.writer.discard()
            throw error
        }
        return encoder.writer.finish()
    }

    /// Returns the human-readable JSON that `write` produces. Never fails.
    static func text(_ write: (inout StoneEncoder) throws(StoneError) -> Void) -> String {
        do {
            return String(decoding: try data(.spaced, .describing, write), as: UTF8.self)
        } catch {
            return "(\(error))"
        }
    }

    // MARK: Any value

    package mutating func value(_ value: Value, _ shape: ResolvedType) throws(StoneError) {
        if purpose == .sending, let rules = shape.constraints, let broken = rules.pointee.check(value) {
            throw StoneError(broken)
        }
        switch value {
        case .null: writer.null()
        case .bool(let value): writer.bool(value)
        case .int(let value):
            switch shape.wireType {
            case .timestamp: writer.timestamp(value, isDay: false)
            case .day: writer.timestamp(value, isDay: true)
            default: writer.int(value)
            }
        case .uint(let value): writer.uint(value)
        case .double(let value): try double(value, shape)
        case .string(let value): writer.string(value)
        case .data(let value): writer.string(value.base64EncodedString())
        case .record(let record): try self.record(record, as: shape.type)
        case .object(let object): try self.record(object._record, as: shape.type)
        case .tag, .variant: try union(value, shape.type)
        case .strings(let values): try strings(values, shape)
        case .records(let records):
            let type = shape.element?.pointee.type
            try items(records) { encoder, record throws(StoneError) in try encoder.record(record, as: type) }
        case .list(let list):
            guard let element = shape.element?.pointee else { throw mismatch(shape) }
            try items(list.elements) { encoder, value throws(StoneError) in try encoder.value(value, element) }
        case .map(let map):
            guard let element = shape.element?.pointee else { throw mismatch(shape) }
            try entries(Array(map.entries.keys)) { encoder, key throws(StoneError) in
                if let value = map.entries[key] { try encoder.value(value, element) }
            }
        }
    }

    private func mismatch(_ shape: ResolvedType) -> StoneError { StoneError(.unsupportedType("\(shape.wireType)")) }

    private mutating func double(_ value: Double, _ shape: ResolvedType) throws(StoneError) {
        guard value.isFinite else {
            if purpose != .describing { throw StoneError(.notFinite) }
            writer.string(value.description)
            return
        }
        writer.double(value, isFloat: shape.wireType == .float)
    }

    // MARK: Structs and families

    private mutating func fields(_ record: Record, as type: UnsafePointer<TypeInfo>?) throws(StoneError) {
        let count = type.flatMap { $0.pointee.kind == .structure ? $0.pointee.count : nil } ?? .max
        let type = record.type
        if purpose == .sending, let missing = record.missingField {
            throw StoneError(.missingField(missing.name.string))
        }
        try record.forEach { (index, value) throws(StoneError) in
            // The fields of an extended struct come before those of the struct that extends it.
            guard index < count else { return }
            let field = type.pointee.fields[index]
            writer.key(field.name)
            do throws(StoneError) {
                try self.value(value, field.shape)
            } catch {
                throw error.prefixed(with: .field(field.name.string))
            }
        }
    }

    /// Encodes a record as a value of `type`. If that is the family of the record's type, adds the tag. If it is a struct
    /// that the record's type extends, encodes only the fields of that struct.
    mutating func record(_ record: Record, as type: UnsafePointer<TypeInfo>?) throws(StoneError) {
        writer.open(0x7B)
        if let tag = type?.pointee.tag(of: record.type) { writer.tag(tag) }
        try fields(record, as: type)
        writer.close(0x7D)
    }

    // MARK: Unions

    mutating func union(_ value: Value, _ type: UnsafePointer<TypeInfo>?) throws(StoneError) {
        let index = value.tag
        guard let type, type.pointee.kind == .union, index >= 0, index < type.pointee.count else {
            throw StoneError(.unsupportedType("union"))
        }
        let member = type.pointee.fields[index]
        writer.open(0x7B)
        writer.tag(member.name)
        if case .variant(_, let record) = value {
            do throws(StoneError) {
                if record.isBox {
                    writer.key(member.name)
                    try self.value(record.value(0), member.shape)
                } else {
                    try fields(record, as: member.shape.type)
                }
            } catch {
                throw error.prefixed(with: .field(member.name.string))
            }
        }
        writer.close(0x7D)
    }

    // MARK: Lists and maps

    private mutating func strings(_ values: [String], _ shape: ResolvedType) throws(StoneError) {
        let rules = purpose == .sending ? shape.element?.pointee.constraints : nil
        try items(values) { encoder, text throws(StoneError) in
            if let broken = rules?.pointee.check(.string(text)) { throw StoneError(broken) }
            encoder.writer.string(text)
        }
    }

    mutating func items<Item>(
        _ items: [Item], _ write: (inout StoneEncoder, Item) throws(StoneError) -> Void
    ) throws(StoneError) {
        writer.open(0x5B)
        for (index, item) in items.enumerated() {
            do throws(StoneError) {
                try write(&self, item)
            } catch {
                throw error.prefixed(with: .item(index))
            }
        }
        writer.close(0x5D)
    }

    /// Encodes the values of keys, sorted by key, so that equal dictionaries produce equal JSON. This method isn't
    /// generic over the values, because specializations would be large.
    mutating func entries(
        _ keys: [String], _ write: (inout StoneEncoder, String) throws(StoneError) -> Void
    ) throws(StoneError) {
        writer.open(0x7B)
        for key in keys.sorted() {
            writer.key(key)
            do throws(StoneError) {
                try write(&self, key)
            } catch {
                throw error.prefixed(with: .key(key))
            }
        }
        writer.close(0x7D)
    }
}

extension Record {
    /// The first required field that is missing.
    fileprivate var missingField: FieldInfo? {
        let info = type.pointee
        if info.isWide {
            return (0..<info.count).first { !info.fields[$0].isOptional && value($0).isNull }.map { info.fields[$0] }
        }
        let missing = withValues { header, _ in info.required & ~header.mask }
        return missing == 0 ? nil : info.fields[missing.trailingZeroBitCount]
    }
}
