/// The state of a datastore between this device and the folder.
public struct DatastoreStatus: Sendable {
    /// A Boolean value that indicates whether the device waits for changes of others or exchanges files. It's `false` before
    /// the first contact, and while the folder can't be reached.
    public let isConnected: Bool
    /// A Boolean value that indicates whether files with changes of others are being received.
    public let isDownloading: Bool
    /// A Boolean value that indicates whether changes of this device are being sent.
    public let isUploading: Bool
    /// A Boolean value that indicates whether `sync` would apply changes of others, or waits for changes before them.
    public let hasIncomingChanges: Bool
    /// A Boolean value that indicates whether there are changes that no file contains yet.
    public let hasOutgoingChanges: Bool
    /// The files that can't be used. They don't prevent anything else. If a device still has their changes, it writes them
    /// into a new file.
    public let problems: [DatastoreFileProblem]
    /// The changes that are known to exist and that this device can't get, because their files are damaged or deleted. A device
    /// that still has them writes them again at its next contact. Until then, the changes that were made with their knowledge
    /// wait, on all devices that lack them.
    public let missingChanges: [DatastoreMissingChanges]
    /// A Boolean value that indicates whether no changes are known to be missing. It's also `false` if there is a damaged snapshot
    /// that this device never read, because nobody can know what was in it. The next contact of a device that read it, or the
    /// deletion of the file, ends that.
    public let isComplete: Bool
    /// What the account may do with the datastore, if it's shared; `nil` if it isn't, or before the first contact.
    public let access: DatastoreAccess?
    /// Why the folder can't be reached or used at the moment; `nil` if it can. The manager tries again.
    public let error: DatastoreError?

    /// A Boolean value that indicates whether there are changes since the last `sync`.
    package let hasUnsyncedChanges: Bool
    /// A Boolean value that indicates whether there are queued changes that no file contains yet.
    package let hasQueuedChanges: Bool
    /// A Boolean value that indicates whether this device sends changes: not before a datastore to share is shared, and not
    /// if the account may only read it.
    package let canPublish: Bool
    /// A Boolean value that indicates whether everything in the folder was received.
    package let isUpToDate: Bool
}

/// A file in the folder of a datastore that can't be used.
public struct DatastoreFileProblem: Sendable, Hashable {
    /// The name of the file.
    public let name: String
    /// What is wrong with it.
    public let message: String
}

/// Changes of a device that are missing in the folder of a datastore.
public struct DatastoreMissingChanges: Sendable, Hashable, CustomStringConvertible {
    /// The ID of the device in this datastore, with which the names of its files start.
    public let device: String
    /// The numbers of the changes. A device counts the calls of `sync` that published changes.
    public let numbers: ClosedRange<Int64>

    /// A text such as `changes 2 to 5 of the device k2v8…`.
    public var description: String {
        let (first, last) = (numbers.lowerBound, numbers.upperBound)
        return (first == last ? "change \(first)" : "changes \(first) to \(last)") + " of the device \(device)"
    }
}

/// The records that a `sync` changed because of other devices.
public struct DatastoreChanges: Sendable, Hashable {
    /// The IDs of the records that were inserted or changed, by table.
    public private(set) var changed: [String: Set<String>] = [:]
    /// The IDs of the records that were deleted, by table.
    public private(set) var deleted: [String: Set<String>] = [:]

    /// A Boolean value that indicates whether changes of this device were discarded, because the account may only read the
    /// datastore. The records are those of the folder again.
    public internal(set) var hasDiscardedChanges = false

    /// The number of records whose changes were discarded.
    package internal(set) var discardedRecordCount = 0

    /// A Boolean value that indicates whether no record changed.
    public var isEmpty: Bool { changed.isEmpty && deleted.isEmpty }

    /// Compares the records with their fields before.
    init(_ previous: [RecordKey: [String: DatastoreValue]?], _ store: DatastoreStore) throws {
        for (key, before) in previous where !Identifier.isReserved(key.table) {
            let after = try store.values(key)
            guard after != before else { continue }
            if after == nil {
                deleted[key.table, default: []].insert(key.record)
            } else {
                changed[key.table, default: []].insert(key.record)
            }
        }
    }
}
