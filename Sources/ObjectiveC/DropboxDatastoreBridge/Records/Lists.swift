import CDropboxBridge
import DropboxDatastore
import DropboxSyncBridge

extension DropboxDatastoreList {
    /// The list.
    fileprivate var list: DatastoreList {
        get throws(DatastoreError) { try record.existing.list(field.datastoreText("field")) }
    }
}

/// Returns references to the items.
@c @implementation
public func dropboxDatastoreListCopyItems(
    _ list: DropboxDatastoreList, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> DropboxSyncReferences {
    datastoreResult(error) { () throws(DatastoreError) in makeReferences(try list.list.items.map { Reference($0) }) }
        ?? DropboxSyncReferences(items: nil, count: 0)
}

/// Returns an item.
@c @implementation
public func dropboxDatastoreListCopyItem(
    _ list: DropboxDatastoreList, _ index: Int, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> OpaquePointer? {
    datastoreResult(error) { () throws(DatastoreError) in
        let items = try list.list.items
        guard items.indices.contains(index) else {
            throw DatastoreError(.badIndex, "the list has \(items.count) items, and none at \(index)")
        }
        return makeValue(items[index])
    }
}

/// Appends an item.
@c @implementation
public func dropboxDatastoreListAppend(
    _ list: DropboxDatastoreList, _ item: OpaquePointer, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> Bool {
    datastoreSucceeds(error) { () throws(DatastoreError) in try list.list.append(item.datastoreValue) }
}

/// Inserts an item.
@c @implementation
public func dropboxDatastoreListInsert(
    _ list: DropboxDatastoreList, _ item: OpaquePointer, _ index: Int, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> Bool {
    datastoreSucceeds(error) { () throws(DatastoreError) in try list.list.insert(item.datastoreValue, at: index) }
}

/// Replaces an item.
@c @implementation
public func dropboxDatastoreListReplace(
    _ list: DropboxDatastoreList, _ index: Int, _ item: OpaquePointer, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> Bool {
    datastoreSucceeds(error) { () throws(DatastoreError) in try list.list.set(item.datastoreValue, at: index) }
}

/// Removes an item.
@c @implementation
public func dropboxDatastoreListRemove(
    _ list: DropboxDatastoreList, _ index: Int, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> Bool {
    datastoreSucceeds(error) { () throws(DatastoreError) in try list.list.remove(at: index) }
}

/// Removes the last item.
@c @implementation
public func dropboxDatastoreListRemoveLast(
    _ list: DropboxDatastoreList, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> Bool {
    datastoreSucceeds(error) { () throws(DatastoreError) in try list.list.removeLast() }
}

/// Moves an item.
@c @implementation
public func dropboxDatastoreListMove(
    _ list: DropboxDatastoreList, _ index: Int, _ target: Int, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> Bool {
    datastoreSucceeds(error) { () throws(DatastoreError) in try list.list.move(from: index, to: target) }
}
