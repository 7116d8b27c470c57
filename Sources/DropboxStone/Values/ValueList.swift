import DropboxConcurrency

/// A list whose elements look different to the application than in the record: unions, objects, numbers, lists.
///
/// The array that a property returns is made when it is first asked for and kept, so that reading the property in a
/// loop does not convert the list again and again.
// @unchecked Sendable because `elements` never changes and `converted` is only touched under one of `locks`.
public final class ValueList: @unchecked Sendable {
    let elements: [Value]
    private var converted: (any Sendable)?

    /// A few locks for all lists: a lock of its own would cost each list an allocation.
    private static let locks = (0..<16).map { _ in Locked(0) }

    init(_ elements: [Value]) {
        self.elements = elements
    }

    /// The elements as an array of `Element`.
    func array<Element: Sendable>(_ convert: ([Value]) -> [Element]) -> [Element] {
        let address = UInt(bitPattern: ObjectIdentifier(self))
        let lock = Self.locks[Int(address >> 4 & 15)]
        if let known = lock.withLock({ _ in converted as? [Element] }) { return known }
        let array = convert(elements)  // outside of the lock: two threads may both convert, to equal arrays
        lock.withLock { _ in converted = array }
        return array
    }
}

/// A map from strings to values.
public final class ValueMap: Sendable {
    let entries: [String: Value]

    init(_ entries: [String: Value]) {
        self.entries = entries
    }
}
