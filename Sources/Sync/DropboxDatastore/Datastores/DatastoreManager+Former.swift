import Foundation

/// What the Objective-C classes with the former names need in addition.
extension DatastoreManager {
    /// Returns whether a datastore can have an ID.
    package static func isValidDatastoreID(_ id: String) -> Bool { Identifier.isValidDatastore(id) }

    /// Returns whether an ID is one of a datastore to share.
    package static func isShareableID(_ id: String) -> Bool {
        Identifier.isValidDatastore(id) && Identifier.isShareable(id)
    }

    /// Returns whether a table, a record, or a field can have an ID.
    package static func isValidID(_ id: String) -> Bool { Identifier.isValid(id) && !Identifier.isReserved(id) }

    /// A Boolean value that indicates whether the datastores belong to an account.
    package var hasAccount: Bool { remote != nil }

    /// A Boolean value that indicates whether a datastore is open.
    package var hasOpenDatastores: Bool { core.hasOpenDatastores }

    /// A Boolean value that indicates whether there are changes of this device that aren't in the folder.
    ///
    /// - Throws: ``DatastoreError/Code/closed`` or ``DatastoreError/Code/cache``.
    package var hasUnsentChanges: Bool { get throws(DatastoreError) { try core.hasUnsentChanges() } }

    /// Why the folder can't be reached or used at the moment; `nil` if it can.
    package var error: DatastoreError? { core.activity.error }

    /// Removes a datastore from this device, with all changes that weren't sent, and receives it again.
    ///
    /// - Throws: ``DatastoreError/Code/alreadyOpen`` if it's open, ``DatastoreError/Code/closed``, or
    ///   ``DatastoreError/Code/cache``.
    package func uncache(_ id: String) throws(DatastoreError) {
        if core.isOpen(id) { throw DatastoreError(.alreadyOpen, "the datastore \(id) is open; close it first") }
        try core.remove(id, forgetsOwner: false)
        try core.restartListing()
        core.requestSynchronization()
    }
}
