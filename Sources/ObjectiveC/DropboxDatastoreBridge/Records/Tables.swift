import CDropboxBridge
import DropboxDatastore
import DropboxSyncBridge

extension DropboxDatastoreTable {
    /// The table.
    var table: DatastoreTable {
        get throws(DatastoreError) { try datastore.datastore.table(id.datastoreText("tableId")) }
    }
}

/// Returns the IDs of the records whose fields have these values.
@c @implementation
public func dropboxDatastoreTableCopyRecords(
    _ table: DropboxDatastoreTable, _ filter: OpaquePointer?, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> OpaquePointer? {
    datastoreResult(error) { () throws(DatastoreError) in
        makeTexts(try table.table.query(filter?.fields.dictionary ?? [:]).map(\.id))
    }
}

/// Inserts a record with a new ID.
@c @implementation
public func dropboxDatastoreTableInsert(
    _ table: DropboxDatastoreTable, _ fields: OpaquePointer?, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> DropboxSyncBuffer {
    datastoreResult(error) { () throws(DatastoreError) in
        DropboxSyncBuffer(try table.table.insert(fields?.fields.dictionary ?? [:]).id)
    } ?? .none
}

/// Sets the rule of a field.
@c @implementation
public func dropboxDatastoreTableSetRule(
    _ table: DropboxDatastoreTable, _ rule: DropboxDatastoreRule, _ field: DropboxSyncBytes,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> Bool {
    datastoreSucceeds(error) { () throws(DatastoreError) in
        try table.table.setResolutionRule(ResolutionRule(rule), forField: field.datastoreText("field"))
    }
}

extension ResolutionRule {
    fileprivate init(_ rule: DropboxDatastoreRule) throws(DatastoreError) {
        switch rule {
        case DropboxDatastoreRuleRemote: self = .remote
        case DropboxDatastoreRuleLocal: self = .local
        case DropboxDatastoreRuleMax: self = .max
        case DropboxDatastoreRuleMin: self = .min
        case DropboxDatastoreRuleSum: self = .sum
        default: throw DatastoreError(.illegalArgument, "there is no resolution rule with the number \(rule.rawValue)")
        }
    }
}
