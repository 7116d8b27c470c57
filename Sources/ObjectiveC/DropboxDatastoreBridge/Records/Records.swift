import CDropboxBridge
import DropboxDatastore
import DropboxSyncBridge

extension DropboxDatastoreRecord {
    /// The record.
    ///
    /// - Throws: ``DatastoreError/Code/deleted`` if it doesn't exist.
    var existing: DatastoreRecord {
        get throws(DatastoreError) {
            let id = try id.datastoreText("recordId")
            guard let record = try table.table.record(id) else {
                throw DatastoreError(.deleted, "the record \(try table.table.id)/\(id) is deleted")
            }
            return record
        }
    }
}

/// Stores whether a record exists.
@c @implementation
public func dropboxDatastoreRecordExists(
    _ record: DropboxDatastoreRecord, _ exists: UnsafeMutablePointer<Bool>,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> Bool {
    datastoreSucceeds(error) { () throws(DatastoreError) in
        exists.pointee = try record.table.table.record(record.id.datastoreText("recordId")) != nil
    }
}

/// Inserts a record unless it exists.
@c @implementation
public func dropboxDatastoreRecordInsert(
    _ record: DropboxDatastoreRecord, _ fields: OpaquePointer?, _ inserted: UnsafeMutablePointer<Bool>,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> Bool {
    datastoreSucceeds(error) { () throws(DatastoreError) in
        let id = try record.id.datastoreText("recordId")
        inserted.pointee = try record.table.table.insertIfMissing(id, fields?.fields.dictionary ?? [:])
    }
}

/// Returns the fields of a record.
@c @implementation
public func dropboxDatastoreRecordCopyFields(
    _ record: DropboxDatastoreRecord, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> OpaquePointer? {
    datastoreResult(error) { () throws(DatastoreError) in makeReference(BridgedFields(try record.existing.fields)) }
}

/// Returns the value of a field.
@c @implementation
public func dropboxDatastoreRecordCopyValue(
    _ record: DropboxDatastoreRecord, _ field: DropboxSyncBytes, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> OpaquePointer? {
    datastoreResult(error) { () throws(DatastoreError) in
        try record.existing.value(field.datastoreText("field")).map(makeValue)
    }
}

/// Sets fields.
@c @implementation
public func dropboxDatastoreRecordSetFields(
    _ record: DropboxDatastoreRecord, _ fields: OpaquePointer, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> Bool {
    datastoreSucceeds(error) { () throws(DatastoreError) in try record.existing.set(fields.fields.dictionary) }
}

/// Removes a field.
@c @implementation
public func dropboxDatastoreRecordRemoveField(
    _ record: DropboxDatastoreRecord, _ field: DropboxSyncBytes, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> Bool {
    datastoreSucceeds(error) { () throws(DatastoreError) in
        try record.existing.set(field.datastoreText("field"), to: nil)
    }
}

/// Deletes a record.
@c @implementation
public func dropboxDatastoreRecordDelete(
    _ record: DropboxDatastoreRecord, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> Bool {
    datastoreSucceeds(error) { () throws(DatastoreError) in
        try record.table.table.record(record.id.datastoreText("recordId"))?.delete()
    }
}

/// Stores the size of a record.
@c @implementation
public func dropboxDatastoreRecordGetSize(
    _ record: DropboxDatastoreRecord, _ size: UnsafeMutablePointer<Int>,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> Bool {
    datastoreSucceeds(error) { () throws(DatastoreError) in size.pointee = try record.existing.size }
}
