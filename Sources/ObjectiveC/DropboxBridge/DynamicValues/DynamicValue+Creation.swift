import DropboxStone
import Foundation

/// A value of a programming language without the types of the API, which becomes a value of a field when the field's
/// type is known.
package indirect enum ForeignValue: Sendable {
    case null
    case boolean(Bool)
    case integer(Int64)
    case unsigned(UInt64)
    case number(Double)
    /// The seconds since 1970.
    case date(Double)
    case string(String)
    case data(Data)
    case object(DynamicValue)
    case list([ForeignValue])
    case map([String: ForeignValue])
}

/// The reason that a value can't be created.
package struct DynamicValueError: Error, Sendable, CustomStringConvertible {
    /// The fields that lead to the problem, joined by periods.
    package let path: String
    /// What the field requires.
    package let problem: String

    package init(path: String, problem: String) {
        self.path = path
        self.problem = problem
    }

    package var description: String { path.isEmpty ? problem : "\(path): \(problem)" }

    /// Returns the error of a value that contains the field.
    package func within(_ field: String) -> DynamicValueError {
        guard !field.isEmpty else { return self }
        return DynamicValueError(path: path.isEmpty ? field : "\(field).\(path)", problem: problem)
    }
}

extension DynamicValue {
    /// Creates a struct.
    ///
    /// - Parameters:
    ///   - type: The struct.
    ///   - fields: The values of fields by their indices. The others have their defaults, or are absent.
    /// - Throws: An error for the first field with a value of another type, or without a value that it requires.
    package init(_ type: DynamicType, fields: [(index: Int, value: ForeignValue)]) throws(DynamicValueError) {
        let (value, problem) = Self.make(type, fields: fields)
        if let problem { throw problem }
        self = value
    }

    /// Creates a struct, without the fields that have a value of another type.
    ///
    /// - Returns: The struct, and an error for the first field with a value of another type, or without a value that it
    ///   requires.
    package static func make(
        _ type: DynamicType, fields: [(index: Int, value: ForeignValue)]
    ) -> (value: DynamicValue, problem: DynamicValueError?) {
        let info = type.info
        var problem: DynamicValueError?
        var builder = RecordBuilder(TypeRef(info.pointee.schema.takeUnretainedValue(), info.pointee.position))
        var given: Set<Int> = []
        for (index, foreign) in fields where index >= 0 && index < info.pointee.count {
            let field = info.pointee.fields[index]
            if case .null = foreign { continue }
            given.insert(index)
            do throws(DynamicValueError) {
                builder.union(index, try foreign.value(of: field.shape))
            } catch {
                problem = problem ?? error.within(field.name.string)
            }
        }
        for index in 0..<info.pointee.count where !given.contains(index) {
            let field = info.pointee.fields[index]
            if field.isOptional {
                builder.union(index, type.defaultValue(ofField: index))
            } else if problem == nil {
                problem = DynamicValueError(path: field.name.string, problem: "a value is required")
            }
        }
        return (DynamicValue(.record(builder.record()), DynamicShape(type)), problem)
    }

    /// Creates a member of a union.
    ///
    /// - Parameters:
    ///   - type: The union.
    ///   - tag: The index of the member.
    ///   - content: The value of the member, or `null` for a member without a value.
    /// - Returns: The member, without a value of another type, and an error if the value has another type.
    package static func make(
        _ type: DynamicType, tag: Int, content: ForeignValue
    ) -> (value: DynamicValue, problem: DynamicValueError?) {
        let shape = DynamicShape(type)
        guard tag >= 0, tag < type.info.pointee.count else {
            return (DynamicValue(.null, shape), DynamicValueError(path: "", problem: "the union has no such member"))
        }
        let empty = DynamicValue(.tag(tag), shape)
        let member = type.info.pointee.fields[tag]
        if case .null = content {
            let isComplete = member.shape.wireType == .void || member.shape.isNullable
            let problem = DynamicValueError(path: member.name.string, problem: "a value is required")
            return (empty, isComplete ? nil : problem)
        }
        do throws(DynamicValueError) {
            switch try content.value(of: member.shape) {
            case .record(let record): return (DynamicValue(.variant(tag, record), shape), nil)
            case let value: return (DynamicValue(.variant(tag, Record(boxing: value)), shape), nil)
            }
        } catch {
            return (empty, error.within(member.name.string))
        }
    }
}

extension ForeignValue {
    /// Creates a value of a type.
    ///
    /// - Throws: An error if this is a value of another type.
    package func dynamicValue(of shape: DynamicShape) throws(DynamicValueError) -> DynamicValue {
        DynamicValue(try value(of: shape.resolved), shape)
    }

    fileprivate func value(of shape: ResolvedType) throws(DynamicValueError) -> Value {
        let value: Value?
        switch (self, shape.wireType) {
        case (.null, _): value = shape.isNullable ? .null : nil
        case (_, .bool): value = truth.map { .bool($0) }
        case (_, .int32): value = Int32(exactly: self).map { .int(Int64($0)) }
        case (_, .int64): value = Int64(exactly: self).map { .int($0) }
        case (_, .uint32): value = UInt32(exactly: self).map { .uint(UInt64($0)) }
        case (_, .uint64): value = UInt64(exactly: self).map { .uint($0) }
        case (_, .float), (_, .double): value = double.map { .double($0) }
        case (.date(let seconds), .timestamp): value = .int(Date(timeIntervalSince1970: seconds).wholeSeconds)
        case (.date(let seconds), .day):
            value = .int(Date(timeIntervalSince1970: (seconds / 86_400).rounded(.down) * 86_400).wholeSeconds)
        case (.string(let text), .string): value = .string(text)
        case (.string(let text), .bytes): value = Data(base64Encoded: text).map { .data($0) }
        case (.data(let data), .bytes): value = .data(data)
        case (.object(let object), .structure), (.object(let object), .family), (.object(let object), .union):
            value = Self.object(object, of: shape)
        case (.list(let items), .list): value = try Self.list(items, of: shape)
        case (.map(let entries), .map): value = try Self.map(entries, of: shape)
        default: value = nil
        }
        guard let value else {
            throw DynamicValueError(path: "", problem: "expected \(shape.expectation), but found \(kind)")
        }
        return value
    }

    private static func object(_ object: DynamicValue, of shape: ResolvedType) -> Value? {
        guard let type = object.type, let expected = shape.type.map({ DynamicType($0) }) else { return nil }
        switch object.value {
        case .record(let record):
            guard type.isKind(of: expected) else { return nil }
            guard shape.wireType == .family else { return .record(record) }
            guard let objectClass = record.type.pointee.objectClass else { return nil }
            return .object(objectClass.init(_record: record))
        case .object(let object):
            guard type.isKind(of: expected) else { return nil }
            return shape.wireType == .family ? .object(object) : .record(object._record)
        case let value:
            return type == expected ? value : nil
        }
    }

    private static func list(_ items: [ForeignValue], of shape: ResolvedType) throws(DynamicValueError) -> Value? {
        guard let element = shape.element?.pointee else { return nil }
        var values: [Value] = []
        values.reserveCapacity(items.count)
        for (index, item) in items.enumerated() {
            do throws(DynamicValueError) { values.append(try item.value(of: element)) } catch {
                throw error.within("\(index)")
            }
        }
        guard !element.isNullable else { return .list(ValueList(values)) }
        switch element.wireType {
        case .string: return .strings(values.compactMap { if case .string(let text) = $0 { text } else { nil } })
        case .structure:
            return .records(values.compactMap { if case .record(let record) = $0 { record } else { nil } })
        default: return .list(ValueList(values))
        }
    }

    private static func map(_ entries: [String: ForeignValue], of shape: ResolvedType) throws(DynamicValueError)
        -> Value?
    {
        guard let element = shape.element?.pointee else { return nil }
        var values: [String: Value] = [:]
        for (key, entry) in entries {
            do throws(DynamicValueError) { values[key] = try entry.value(of: element) } catch {
                throw error.within(key)
            }
        }
        return .map(ValueMap(values))
    }

    // MARK: Numbers

    private var truth: Bool? {
        switch self {
        case .boolean(let value): value
        case .integer(0), .unsigned(0): false
        case .integer(1), .unsigned(1): true
        default: nil
        }
    }

    private var double: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }

    /// What the value is, for messages.
    private var kind: String {
        switch self {
        case .null: "no value"
        case .boolean: "a Boolean value"
        case .integer(let value): "\(value)"
        case .unsigned(let value): "\(value)"
        case .number(let value): "\(value)"
        case .date: "a date"
        case .string: "a string"
        case .data: "data"
        case .object(let object): object.type.map { "\($0.namespace).\($0.name)" } ?? "an object"
        case .list: "a list"
        case .map: "a dictionary"
        }
    }
}

extension FixedWidthInteger {
    fileprivate init?(exactly value: ForeignValue) {
        switch value {
        case .boolean(let value): self = value ? 1 : 0
        case .integer(let value): self.init(exactly: value)
        case .unsigned(let value): self.init(exactly: value)
        case .number(let value): self.init(exactly: value)
        default: return nil
        }
    }
}

extension ResolvedType {
    /// What the type requires, for messages.
    fileprivate var expectation: String {
        switch wireType {
        case .void: "no value"
        case .bool: "a Boolean value"
        case .int32, .int64: "an integer of \(wireType == .int32 ? 32 : 64) bits"
        case .uint32, .uint64: "an unsigned integer of \(wireType == .uint32 ? 32 : 64) bits"
        case .float, .double: "a number"
        case .string: "a string"
        case .timestamp, .day: "a date"
        case .bytes: "data, or Base64 in a string"
        case .structure, .family, .union:
            type.map { "\(DynamicType($0).namespace).\(DynamicType($0).name)" } ?? "an object"
        case .list: "a list"
        case .map: "a dictionary"
        case .unknown: "a type that this version doesn't know"
        }
    }
}
