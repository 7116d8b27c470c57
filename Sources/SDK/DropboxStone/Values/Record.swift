/// The fields of a struct: a pointer to a block with the type, a mask of the fields that have a value, and these values
/// in the order of the fields.
///
/// For generated code, whose structs wrap a record.
// @unchecked Sendable because the block is initialized before the record is created, and is never changed afterward.
public struct Record: @unchecked Sendable {
    struct Header {
        /// Never released. See `TypeInfo`.
        let type: UnsafePointer<TypeInfo>
        /// One bit for each field that has a value. A type with more fields than bits has no mask, and its block has a
        /// slot for each field.
        let mask: UInt64
        let count: Int
    }

    // A wrapper because the conformance of ManagedBuffer to Sendable is unavailable.
    private final class Block: ManagedBuffer<Header, Value> {
        deinit {
            withUnsafeMutablePointers { header, values in
                _ = values.deinitialize(count: header.pointee.count)
            }
        }
    }

    private let block: ManagedBuffer<Header, Value>

    /// Creates a record of the fields in `mask`. `fill` initializes the same number of values.
    @inline(__always)
    init(_ type: UnsafePointer<TypeInfo>, _ mask: UInt64, _ fill: (UnsafeMutablePointer<Value>) -> Void) {
        self.init(type, mask, mask.nonzeroBitCount, fill)
    }

    /// Creates a record with a slot for each field of a type with many fields. `fill` initializes all of them.
    init(wide type: UnsafePointer<TypeInfo>, _ fill: (UnsafeMutablePointer<Value>) -> Void) {
        self.init(type, 0, type.pointee.count, fill)
    }

    @inline(__always)
    private init(
        _ type: UnsafePointer<TypeInfo>, _ mask: UInt64, _ count: Int, _ fill: (UnsafeMutablePointer<Value>) -> Void
    ) {
        block = Block.create(minimumCapacity: count) { _ in Header(type: type, mask: mask, count: count) }
        block.withUnsafeMutablePointerToElements(fill)
    }

    package var type: UnsafePointer<TypeInfo> { block.header.type }

    @inline(__always)
    func withValues<Result>(_ body: (Header, UnsafePointer<Value>) -> Result) -> Result {
        block.withUnsafeMutablePointers { header, values in body(header.pointee, UnsafePointer(values)) }
    }

    /// Calls `body` with the value of the field at `index`, or with `.null` if it has none.
    @inline(__always)
    func with<Result>(_ index: Int, _ body: (Value) -> Result) -> Result {
        withValues { header, values in
            let bit = UInt64(1) << UInt64(truncatingIfNeeded: index)
            if header.mask & bit != 0 { return body(values[(header.mask & (bit &- 1)).nonzeroBitCount]) }
            if header.mask == 0, index >= 0, index < header.count { return body(values[index]) }
            return body(.null)
        }
    }

    @inline(__always)
    package func value(_ index: Int) -> Value { with(index) { $0 } }

    /// Calls `body` with each field that has a value, in order.
    func forEach<Failure: Error>(_ body: (Int, Value) throws(Failure) -> Void) throws(Failure) {
        let header = block.header
        var failure: Failure?
        block.withUnsafeMutablePointerToElements { values in
            do throws(Failure) {
                if header.mask == 0 {
                    for index in 0..<header.count where !values[index].isNull { try body(index, values[index]) }
                } else {
                    var mask = header.mask
                    var place = 0
                    while mask != 0 {
                        try body(mask.trailingZeroBitCount, values[place])
                        place += 1
                        mask &= mask &- 1
                    }
                }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
    }
}

extension Record: Hashable {
    public static func == (left: Record, right: Record) -> Bool {
        if left.block === right.block { return true }
        return left.withValues { header, values in
            right.withValues { other, others in
                guard header.type == other.type, header.mask == other.mask else { return false }
                return (0..<header.count).allSatisfy { values[$0] == others[$0] }
            }
        }
    }

    public func hash(into hasher: inout Hasher) {
        withValues { header, values in
            hasher.combine(header.mask)
            for index in 0..<header.count { hasher.combine(values[index]) }
        }
    }
}

// MARK: Boxes and empty records

extension Record {
    /// The type of a record that contains one value of a union member.
    private static let box = StoneSchema("box", "struct Box;value Void?").type(0)
    static let empty = Record(box.pointer, 0) { _ in }

    /// Creates a record that contains `value`, which isn't a struct.
    package init(boxing value: Value) {
        self.init(Self.box.pointer, 1) { $0.initialize(to: value) }
    }

    package var isBox: Bool { type == Self.box.pointer }
}
