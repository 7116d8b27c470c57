import CDropboxBridge
import DropboxDatastore
import DropboxSync
import DropboxSyncBridge
import Foundation

// MARK: Creating

/// Creates a Boolean value.
@c @implementation
public func dropboxDatastoreValueCreateBool(_ value: Bool) -> OpaquePointer { makeValue(.bool(value)) }

/// Creates an integer.
@c @implementation
public func dropboxDatastoreValueCreateInt(_ value: Int64) -> OpaquePointer { makeValue(.int(value)) }

/// Creates a number.
@c @implementation
public func dropboxDatastoreValueCreateDouble(_ value: Double) -> OpaquePointer { makeValue(.double(value)) }

/// Creates a text.
@c @implementation
public func dropboxDatastoreValueCreateText(
    _ text: DropboxSyncBytes, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> OpaquePointer? {
    datastoreResult(error) { () throws(DatastoreError) in makeValue(.string(try text.datastoreText("value"))) }
}

/// Creates a date from seconds since 1970.
@c @implementation
public func dropboxDatastoreValueCreateDate(
    _ seconds: Double, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> OpaquePointer? {
    datastoreResult(error) { () throws(DatastoreError) in
        makeValue(try .date(Date(timeIntervalSince1970: seconds)))
    }
}

/// Creates bytes.
@c @implementation
public func dropboxDatastoreValueCreateBytes(
    _ bytes: DropboxSyncBytes, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> OpaquePointer? {
    datastoreResult(error) { () throws(DatastoreError) in
        guard let data = bytes.data else { throw DatastoreError(.illegalArgument, "the data must not be nil") }
        return makeValue(.bytes(data))
    }
}

/// Creates a list of values.
@c @implementation
public func dropboxDatastoreValueCreateList(_ items: DropboxSyncReferences) -> OpaquePointer {
    let items = UnsafeBufferPointer(start: items.items, count: items.items == nil ? 0 : items.count)
    return makeValue(.list(items.map { OpaquePointer($0).datastoreValue }))
}

/// Creates the error of an object that can't be a value.
@c @implementation
public func dropboxDatastoreErrorCreateForObject(_ description: DropboxSyncBytes) -> OpaquePointer {
    let text = description.text ?? "an object"
    return makeReference(
        SyncError(DatastoreError(.badType, "\(text) is no number, string, date, data, or array of those")))
}

// MARK: Reading

/// Returns the type of a value.
@c @implementation
public func dropboxDatastoreValueGetType(_ value: OpaquePointer) -> DropboxDatastoreValueType {
    switch value.datastoreValue {
    case .bool: DropboxDatastoreValueTypeBool
    case .int: DropboxDatastoreValueTypeInt
    case .double: DropboxDatastoreValueTypeDouble
    case .string: DropboxDatastoreValueTypeText
    case .date: DropboxDatastoreValueTypeDate
    case .bytes: DropboxDatastoreValueTypeBytes
    case .list: DropboxDatastoreValueTypeList
    }
}

/// Returns an integer, or a Boolean value as 0 or 1.
@c @implementation
public func dropboxDatastoreValueGetInt(_ value: OpaquePointer) -> Int64 {
    switch value.datastoreValue {
    case .bool(let value): value ? 1 : 0
    case .int(let value): value
    case .double, .string, .date, .bytes, .list: 0
    }
}

/// Returns a number, or the seconds of a date.
@c @implementation
public func dropboxDatastoreValueGetDouble(_ value: OpaquePointer) -> Double {
    switch value.datastoreValue {
    case .double(let value): value
    case .date(let milliseconds): Double(milliseconds) / 1000
    case .bool, .int, .string, .bytes, .list: 0
    }
}

/// Returns the bytes of a text or of bytes.
@c @implementation
public func dropboxDatastoreValueCopyBytes(_ value: OpaquePointer) -> DropboxSyncBuffer {
    switch value.datastoreValue {
    case .string(let value): DropboxSyncBuffer(value)
    case .bytes(let value): DropboxSyncBuffer(value)
    case .bool, .int, .double, .date, .list: .none
    }
}

/// Returns references to the items of a list.
@c @implementation
public func dropboxDatastoreValueCopyItems(_ value: OpaquePointer) -> DropboxSyncReferences {
    guard case .list(let items) = value.datastoreValue else { return DropboxSyncReferences(items: nil, count: 0) }
    return makeReferences(items.map { Reference($0) })
}

// MARK: -

/// Returns a reference to a value.
func makeValue(_ value: DatastoreValue) -> OpaquePointer { makeReference(Reference(value)) }

extension OpaquePointer {
    /// The value of a reference.
    var datastoreValue: DatastoreValue { object(as: Reference<DatastoreValue>.self).value }
}
