import DropboxConcurrency
import DropboxFiles
import DropboxSQLite

/// What most requests read, in memory: tokens, apps, accounts, and metadata by path.
///
/// The database is the truth. What was read from it is used until its next change, whatever that is: a request, the admin
/// API, the console, a snapshot, or a reset. So no code that writes needs to know the index.
struct StoreIndex: Sendable {
    /// Access tokens by the value of the header `Authorization`.
    let tokens = IndexTable<String, Token>()
    let apps = IndexTable<String, App>()
    let accounts = IndexTable<Int64, UserAccount>()
    let metadata = IndexTable<MetadataKey, IndexedMetadata>()

    /// A path as a client wrote it, and the view in which it's resolved.
    struct MetadataKey: Sendable, Hashable {
        let path: String
        let view: NamespaceView
        let includesDeleted: Bool

        func hash(into hasher: inout Hasher) {
            hasher.combine(path)
            hasher.combine(view.root)
        }
    }
}

/// An entry, and its metadata for the caller whose view it was resolved in.
final class IndexedMetadata: Sendable {
    let entry: Entry
    let metadata: Files.Metadata

    init(_ entry: Entry) {
        self.entry = entry
        metadata = entry.metadata
    }
}

/// Values of the database by key. They are valid until its next change.
struct IndexTable<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct State {
        /// The number of the change that the values contain.
        var changeNumber = 0
        var values: [Key: Value] = [:]
    }

    /// The maximum number of values.
    private static var capacity: Int { 10_000 }

    private let state = Locked(State())

    /// Returns the value of a key if the index has it.
    func known(_ key: Key, in database: Database) -> Value? {
        let current = database.changeNumber
        return state.withLock { $0.changeNumber == current ? $0.values[key] : nil }
    }

    /// Returns the value of a key. Reads it from the database if the index doesn't have it.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - database: The database, always the same.
    ///   - read: Reads the value; `nil` if there is none. It depends only on the key and the database.
    func value(
        of key: Key, in database: Database, _ read: (Connection) throws -> Value?
    ) throws -> Value? {
        if let value = known(key, in: database) { return value }
        let (number, value) = try database.read { connection in
            let value = try read(connection)
            // Nothing else can change the database in the meantime.
            return (database.changeNumber, value)
        }
        guard let value else { return nil }
        state.withLock { state in
            guard number >= state.changeNumber else { return }
            if number > state.changeNumber || state.values.count >= Self.capacity {
                (state.changeNumber, state.values) = (number, [:])
            }
            state.values[key] = value
        }
        return value
    }
}
