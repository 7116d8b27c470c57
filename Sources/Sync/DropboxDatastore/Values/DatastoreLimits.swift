import Foundation

/// The limits of datastores, and how sizes are counted.
///
/// Local changes that exceed a limit are rejected. A merge of changes that devices made at the same time may exceed a limit;
/// then, further changes are rejected until the datastore is smaller again.
///
/// The limits of a record, of the number of records, and of changes are those of the former service: they remain because each
/// device has all records, and sends a change as a whole. A datastore of the service had at most 10 MiB, because it stored the
/// data. Here, the user does.
public enum DatastoreLimits {
    /// The maximum size of a datastore: 64 MiB.
    public static let datastoreSize = 64 << 20
    /// The maximum number of records of a datastore.
    public static let recordCount = 100_000
    /// The maximum size of a record: 100 KiB.
    public static let recordSize = 100 << 10
    /// The maximum size of the changes between two calls of `sync`: 2 MiB.
    public static let deltaSize = 2 << 20

    static let baseDatastoreSize = 1000
    static let baseRecordSize = 100
    static let baseFieldSize = 100
    static let baseItemSize = 20
    static let baseChangeSize = 100
    static let baseDeltaSize = 100
}

extension DatastoreValue {
    /// The size of the value: the bytes of texts and bytes, and 20 for each item of a list in addition to its value. Other
    /// atoms have no size.
    public var size: Int {
        switch self {
        case .bool, .int, .double, .date: 0
        case .string(let value): value.utf8.count
        case .bytes(let value): value.count
        case .list(let items): items.reduce(0) { $0 + DatastoreLimits.baseItemSize + $1.size }
        }
    }

    /// Returns the size of a record with these fields.
    static func recordSize(_ fields: [String: DatastoreValue]) -> Int {
        fields.values.reduce(DatastoreLimits.baseRecordSize) { $0 + DatastoreLimits.baseFieldSize + $1.size }
    }
}

/// The forms of IDs.
enum Identifier {
    /// Checks the ID of a table, a record, or a field: 1 to 64 letters, digits, and `_.+/=-`. A colon at the start is
    /// reserved for the library.
    ///
    /// - Throws: ``DatastoreError/Code/illegalArgument``.
    static func check(_ id: String, _ what: String) throws(DatastoreError) {
        guard isValid(id), !isReserved(id) else {
            throw DatastoreError(
                .illegalArgument, "the ID of a \(what) has 1 to 64 letters, digits, and _.+/=-, not \(excerpt(id))")
        }
    }

    /// Returns whether the ID is one that the library uses for itself.
    static func isReserved(_ id: String) -> Bool { id.hasPrefix(":") }

    /// Returns whether the ID may occur in files: one that `check` accepts, or a reserved one.
    static func isValid(_ id: String) -> Bool {
        let rest = id.hasPrefix(":") ? id.dropFirst() : id[...]
        return (1...64).contains(id.utf8.count) && !rest.isEmpty && rest.utf8.allSatisfy(isValid)
    }

    private static func isValid(_ byte: UInt8) -> Bool { isAlphanumeric(byte) || "_.+/=-".utf8.contains(byte) }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: false
        }
    }

    /// Checks the ID of a datastore: 1 to 64 lowercase letters, digits, and `._-`, without a period at the end. A period at the
    /// start makes it one that can be shared.
    ///
    /// - Throws: ``DatastoreError/Code/illegalArgument``.
    static func checkDatastore(_ id: String) throws(DatastoreError) {
        guard isValidDatastore(id) else {
            throw DatastoreError(
                .illegalArgument,
                "the ID of a datastore has 1 to 64 lowercase letters, digits, and ._-, and no period at the end, "
                    + "not \(excerpt(id))")
        }
    }

    static func isValidDatastore(_ id: String) -> Bool {
        (1...64).contains(id.utf8.count) && !id.hasPrefix("..") && !id.hasSuffix(".")
            && id.utf8.allSatisfy { isAlphanumeric($0) && !(0x41...0x5A).contains($0) || "._-".utf8.contains($0) }
    }

    /// Returns a new ID for a record: 22 random letters and digits.
    static func random(count: Int = 22) -> String {
        var generator = SystemRandomNumberGenerator()
        return String((0..<count).map { _ in alphabet[Int.random(in: alphabet.indices, using: &generator)] })
    }

    private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz0123456789")

    private static func excerpt(_ text: String) -> String { "\"\(text.prefix(70))\"" }
}
