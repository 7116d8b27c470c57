import Foundation

// The accessors of generated properties. If a field is missing or has an unexpected type, they return the default
// value. It's the zero value of the type unless the specification has another.

extension Record {
    /// Returns the string in a field, or `absent`.
    public func string(_ index: Int, _ absent: String = "") -> String { stringOpt(index) ?? absent }
    /// Returns the string in a field, or `nil`.
    public func stringOpt(_ index: Int) -> String? {
        with(index) { if case .string(let value) = $0 { value } else { nil } }
    }

    /// Returns the Boolean value in a field, or `absent`.
    public func bool(_ index: Int, _ absent: Bool = false) -> Bool { boolOpt(index) ?? absent }
    /// Returns the Boolean value in a field, or `nil`.
    public func boolOpt(_ index: Int) -> Bool? {
        with(index) { if case .bool(let value) = $0 { value } else { nil } }
    }

    /// Returns the integer in a field, or `absent`.
    public func int64(_ index: Int, _ absent: Int64 = 0) -> Int64 { int64Opt(index) ?? absent }
    /// Returns the integer in a field, or `nil`.
    public func int64Opt(_ index: Int) -> Int64? { with(index) { $0.bits } }

    /// Returns the integer in a field, or `absent`.
    public func uint64(_ index: Int, _ absent: UInt64 = 0) -> UInt64 { uint64Opt(index) ?? absent }
    /// Returns the integer in a field, or `nil`.
    public func uint64Opt(_ index: Int) -> UInt64? { int64Opt(index).map(UInt64.init(bitPattern:)) }

    /// Returns the integer in a field, or `absent`.
    public func int32(_ index: Int, _ absent: Int32 = 0) -> Int32 { int32Opt(index) ?? absent }
    /// Returns the integer in a field, or `nil`.
    public func int32Opt(_ index: Int) -> Int32? { int64Opt(index).map(Int32.init(truncatingIfNeeded:)) }

    /// Returns the integer in a field, or `absent`.
    public func uint32(_ index: Int, _ absent: UInt32 = 0) -> UInt32 { uint32Opt(index) ?? absent }
    /// Returns the integer in a field, or `nil`.
    public func uint32Opt(_ index: Int) -> UInt32? { int64Opt(index).map(UInt32.init(truncatingIfNeeded:)) }

    /// Returns the number in a field, or `absent`.
    public func double(_ index: Int, _ absent: Double = 0) -> Double { doubleOpt(index) ?? absent }
    /// Returns the number in a field, or `nil`.
    public func doubleOpt(_ index: Int) -> Double? {
        with(index) { if case .double(let value) = $0 { value } else { nil } }
    }

    /// Returns the number in a field, or `absent`.
    public func float(_ index: Int, _ absent: Float = 0) -> Float { floatOpt(index) ?? absent }
    /// Returns the number in a field, or `nil`.
    public func floatOpt(_ index: Int) -> Float? { doubleOpt(index).map { Float($0) } }

    /// Returns the timestamp in a field, or the first second of 1970.
    public func date(_ index: Int) -> Date { dateOpt(index) ?? Date(timeIntervalSince1970: 0) }
    /// Returns the timestamp in a field, or `nil`.
    public func dateOpt(_ index: Int) -> Date? { int64Opt(index).map { Date(timeIntervalSince1970: Double($0)) } }

    /// Returns the data in a field, or empty data.
    public func bytes(_ index: Int) -> Data { bytesOpt(index) ?? Data() }
    /// Returns the data in a field, or `nil`.
    public func bytesOpt(_ index: Int) -> Data? {
        with(index) { if case .data(let value) = $0 { value } else { nil } }
    }

    // MARK: Structs, families and unions

    /// Returns the struct in a field, or a struct without fields.
    public func object<T: StoneStruct>(_ index: Int) -> T { objectOpt(index) ?? T(_record: .empty) }
    /// Returns the struct in a field, or `nil`.
    public func objectOpt<T: StoneStruct>(_ index: Int) -> T? {
        with(index) { if case .record(let record) = $0 { T(_record: record) } else { nil } }
    }

    /// Returns the object of any subtype in a field, or an object without fields.
    public func polymorphic<T: StoneObject>(_ index: Int) -> T { polymorphicOpt(index) ?? T(_record: .empty) }
    /// Returns the object of any subtype in a field, or `nil`.
    public func polymorphicOpt<T: StoneObject>(_ index: Int) -> T? {
        with(index) { $0.familyObject() }
    }

    /// Returns the union in a field, or the case for unknown members.
    public func union<T: StoneUnion>(_ index: Int) -> T { T(_value: value(index)) }
    /// Returns the union in a field, or `absent`.
    public func union<T: StoneUnion>(_ index: Int, _ absent: T) -> T { unionOpt(index) ?? absent }
    /// Returns the union in a field, or `nil`.
    public func unionOpt<T: StoneUnion>(_ index: Int) -> T? {
        let value = value(index)
        return value.isNull ? nil : T(_value: value)
    }

    // MARK: Lists

    /// Returns the list of structs in a field, or an empty list.
    public func list<T: StoneStruct>(_ index: Int) -> [T] { listOpt(index) ?? [] }
    /// Returns the list of structs in a field, or `nil`.
    public func listOpt<T: StoneStruct>(_ index: Int) -> [T]? {
        with(index) { if case .records(let records) = $0 { records.wrapped() } else { nil } }
    }

    /// Returns the list of objects of one class in a field, or an empty list.
    public func objects<T: StoneObject>(_ index: Int) -> [T] { objectsOpt(index) ?? [] }
    /// Returns the list of objects of one class in a field, or `nil`.
    public func objectsOpt<T: StoneObject>(_ index: Int) -> [T]? {
        with(index) { if case .records(let records) = $0 { records.map { T(_record: $0) } } else { nil } }
    }

    /// Returns the list of objects of any subtype in a field, or an empty list.
    public func polymorphics<T: StoneObject>(_ index: Int) -> [T] { polymorphicsOpt(index) ?? [] }
    /// Returns the list of objects of any subtype in a field, or `nil`.
    public func polymorphicsOpt<T: StoneObject>(_ index: Int) -> [T]? { arrayOpt(index) { $0.objects() } }

    /// Returns the list of unions in a field, or an empty list.
    public func unions<T: StoneUnion>(_ index: Int) -> [T] { unionsOpt(index) ?? [] }
    /// Returns the list of unions in a field, or `nil`.
    public func unionsOpt<T: StoneUnion>(_ index: Int) -> [T]? { arrayOpt(index) { $0.map { T(_value: $0) } } }

    /// Returns the list of strings in a field, or an empty list.
    public func strings(_ index: Int) -> [String] { stringsOpt(index) ?? [] }
    /// Returns the list of strings in a field, or `nil`.
    public func stringsOpt(_ index: Int) -> [String]? {
        with(index) { if case .strings(let strings) = $0 { strings } else { nil } }
    }

    /// Returns any other list, or a map, in a field, or an empty one.
    public func values<T: StoneCollection>(_ index: Int) -> T { valuesOpt(index) ?? T() }
    /// Returns any other list, or a map, in a field, or `nil`.
    public func valuesOpt<T: StoneCollection>(_ index: Int) -> T? {
        let value = value(index)
        return value.isNull ? nil : T(_value: value)
    }

    private func arrayOpt<T: Sendable>(_ index: Int, _ convert: ([Value]) -> [T]) -> [T]? {
        with(index) { if case .list(let list) = $0 { list.array(convert) } else { nil } }
    }
}
