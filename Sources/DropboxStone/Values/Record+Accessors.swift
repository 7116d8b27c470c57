import Foundation

// The accessors of generated properties. If a field is missing or has an unexpected type, they return the default
// value. It's the zero value of the type unless the specification has another.

extension Record {
    public func string(_ index: Int, _ absent: String = "") -> String { stringOpt(index) ?? absent }
    public func stringOpt(_ index: Int) -> String? {
        with(index) { if case .string(let value) = $0 { value } else { nil } }
    }

    public func bool(_ index: Int, _ absent: Bool = false) -> Bool { boolOpt(index) ?? absent }
    public func boolOpt(_ index: Int) -> Bool? {
        with(index) { if case .bool(let value) = $0 { value } else { nil } }
    }

    public func int64(_ index: Int, _ absent: Int64 = 0) -> Int64 { int64Opt(index) ?? absent }
    public func int64Opt(_ index: Int) -> Int64? { with(index) { $0.bits } }

    public func uint64(_ index: Int, _ absent: UInt64 = 0) -> UInt64 { uint64Opt(index) ?? absent }
    public func uint64Opt(_ index: Int) -> UInt64? { int64Opt(index).map(UInt64.init(bitPattern:)) }

    public func int32(_ index: Int, _ absent: Int32 = 0) -> Int32 { int32Opt(index) ?? absent }
    public func int32Opt(_ index: Int) -> Int32? { int64Opt(index).map(Int32.init(truncatingIfNeeded:)) }

    public func uint32(_ index: Int, _ absent: UInt32 = 0) -> UInt32 { uint32Opt(index) ?? absent }
    public func uint32Opt(_ index: Int) -> UInt32? { int64Opt(index).map(UInt32.init(truncatingIfNeeded:)) }

    public func double(_ index: Int, _ absent: Double = 0) -> Double { doubleOpt(index) ?? absent }
    public func doubleOpt(_ index: Int) -> Double? {
        with(index) { if case .double(let value) = $0 { value } else { nil } }
    }

    public func float(_ index: Int, _ absent: Float = 0) -> Float { floatOpt(index) ?? absent }
    public func floatOpt(_ index: Int) -> Float? { doubleOpt(index).map { Float($0) } }

    public func date(_ index: Int) -> Date { dateOpt(index) ?? Date(timeIntervalSince1970: 0) }
    public func dateOpt(_ index: Int) -> Date? { int64Opt(index).map { Date(timeIntervalSince1970: Double($0)) } }

    public func bytes(_ index: Int) -> Data { bytesOpt(index) ?? Data() }
    public func bytesOpt(_ index: Int) -> Data? {
        with(index) { if case .data(let value) = $0 { value } else { nil } }
    }

    // MARK: Structs, families and unions

    public func object<T: StoneStruct>(_ index: Int) -> T { objectOpt(index) ?? T(_record: .empty) }
    public func objectOpt<T: StoneStruct>(_ index: Int) -> T? {
        with(index) { if case .record(let record) = $0 { T(_record: record) } else { nil } }
    }

    public func polymorphic<T: StoneObject>(_ index: Int) -> T { polymorphicOpt(index) ?? T(_record: .empty) }
    public func polymorphicOpt<T: StoneObject>(_ index: Int) -> T? {
        with(index) { $0.familyObject() }
    }

    public func union<T: StoneUnion>(_ index: Int) -> T { T(_value: value(index)) }
    public func union<T: StoneUnion>(_ index: Int, _ absent: T) -> T { unionOpt(index) ?? absent }
    public func unionOpt<T: StoneUnion>(_ index: Int) -> T? {
        let value = value(index)
        return value.isNull ? nil : T(_value: value)
    }

    // MARK: Lists

    public func list<T: StoneStruct>(_ index: Int) -> [T] { listOpt(index) ?? [] }
    public func listOpt<T: StoneStruct>(_ index: Int) -> [T]? {
        with(index) { if case .records(let records) = $0 { records.wrapped() } else { nil } }
    }

    public func objects<T: StoneObject>(_ index: Int) -> [T] { objectsOpt(index) ?? [] }
    public func objectsOpt<T: StoneObject>(_ index: Int) -> [T]? {
        with(index) { if case .records(let records) = $0 { records.map { T(_record: $0) } } else { nil } }
    }

    public func polymorphics<T: StoneObject>(_ index: Int) -> [T] { polymorphicsOpt(index) ?? [] }
    public func polymorphicsOpt<T: StoneObject>(_ index: Int) -> [T]? { arrayOpt(index) { $0.objects() } }

    public func unions<T: StoneUnion>(_ index: Int) -> [T] { unionsOpt(index) ?? [] }
    public func unionsOpt<T: StoneUnion>(_ index: Int) -> [T]? { arrayOpt(index) { $0.map { T(_value: $0) } } }

    public func strings(_ index: Int) -> [String] { stringsOpt(index) ?? [] }
    public func stringsOpt(_ index: Int) -> [String]? {
        with(index) { if case .strings(let strings) = $0 { strings } else { nil } }
    }

    /// Returns any other list, or a map.
    public func values<T: StoneCollection>(_ index: Int) -> T { valuesOpt(index) ?? T() }
    public func valuesOpt<T: StoneCollection>(_ index: Int) -> T? {
        let value = value(index)
        return value.isNull ? nil : T(_value: value)
    }

    private func arrayOpt<T: Sendable>(_ index: Int, _ convert: ([Value]) -> [T]) -> [T]? {
        with(index) { if case .list(let list) = $0 { list.array(convert) } else { nil } }
    }
}
