import CDropboxBridge
import DropboxConcurrency
import DropboxDatastore
import DropboxSyncBridge

/// The fields of a record, which C code builds or reads one by one.
final class BridgedFields: Sendable {
    typealias Field = (name: String, value: DatastoreValue)

    private let fields: Locked<[Field]>

    init(_ fields: [String: DatastoreValue] = [:]) {
        self.fields = Locked(fields.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) })
    }

    /// The fields by name. Of several with the same name, the last one counts.
    var dictionary: [String: DatastoreValue] {
        fields.withLock { Dictionary($0.map { ($0.name, $0.value) }) { _, last in last } }
    }

    var count: Int { fields.withLock { $0.count } }

    func append(_ name: String, _ value: DatastoreValue) { fields.withLock { $0.append((name, value)) } }

    /// Returns a field, or `nil` if there is none at the index.
    subscript(index: Int) -> Field? { fields.withLock { $0.indices.contains(index) ? $0[index] : nil } }
}

extension OpaquePointer {
    var fields: BridgedFields { object(as: BridgedFields.self) }
}

/// Creates fields without an element.
@c @implementation
public func dropboxDatastoreFieldsCreate() -> OpaquePointer { makeReference(BridgedFields()) }

/// Adds a field.
@c @implementation
public func dropboxDatastoreFieldsSet(
    _ fields: OpaquePointer, _ name: DropboxSyncBytes, _ value: OpaquePointer,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> Bool {
    datastoreSucceeds(error) { () throws(DatastoreError) in
        fields.fields.append(try name.datastoreText("field"), value.datastoreValue)
    }
}

/// Returns the number of fields.
@c @implementation
public func dropboxDatastoreFieldsGetCount(_ fields: OpaquePointer) -> Int { fields.fields.count }

/// Returns the name of a field.
@c @implementation
public func dropboxDatastoreFieldsCopyName(_ fields: OpaquePointer, _ index: Int) -> DropboxSyncBuffer {
    fields.fields[index].map { DropboxSyncBuffer($0.name) } ?? .none
}

/// Returns the value of a field.
@c @implementation
public func dropboxDatastoreFieldsCopyValue(_ fields: OpaquePointer, _ index: Int) -> OpaquePointer? {
    fields.fields[index].map { makeValue($0.value) }
}

// MARK: Texts

/// Returns a reference to a list of texts.
func makeTexts(_ texts: [String]) -> OpaquePointer { makeReference(Reference(texts)) }

/// Returns the number of texts.
@c @implementation
public func dropboxDatastoreTextsGetCount(_ texts: OpaquePointer) -> Int {
    texts.object(as: Reference<[String]>.self).value.count
}

/// Returns a text.
@c @implementation
public func dropboxDatastoreTextsCopyText(_ texts: OpaquePointer, _ index: Int) -> DropboxSyncBuffer {
    let texts = texts.object(as: Reference<[String]>.self).value
    return texts.indices.contains(index) ? DropboxSyncBuffer(texts[index]) : .none
}
