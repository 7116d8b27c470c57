// swift-format-ignore-file: NeverUseForceTry
import DropboxSQLite
import Foundation

@testable import DropboxDatastore

/// Parsers of the files of datastores, which other devices, other programs, or attackers write.
enum Datastores {
    /// Receives a file with deltas or a snapshot under a name that fits its content, and reads everything.
    static func file(_ data: Data) throws {
        let core = DatastoreCore(try Database(.memory, migrations: DatastoreStore.migrations), listSlack: 1)
        try core.open("a")
        let datastore = Datastore("a", core)
        try receive(data, core)
        _ = try core.sync("a")
        for table in try datastore.tables {
            for record in try table.query() {
                let fields = try record.fields
                for (field, value) in fields {
                    _ = try table.query([field: value])
                    guard case .list(let items) = value else { continue }
                    // What is read can be changed, and has the same form again.
                    if !items.isEmpty { try? record.list(field).move(from: 0, to: items.count - 1) }
                    try? record.list(field).append(.int(1))
                    try? record.list(field).remove(at: 0)
                }
                let state = try core.withOpen("a") { _, store in try store.record(record.key).state }
                let json = try FileCoding.encode(state)
                try expect(
                    try FileCoding.decode(RecordState.self, from: json) == state,
                    "encoding and decoding changes \(state)")
            }
        }
        _ = try core.sync("a")
        _ = try (datastore.size, datastore.status, core.publish(), core.snapshots(maximumDeltaFileCount: 0))
        try receive(data, core)
        _ = try core.sync("a")
    }

    private static func receive(_ data: Data, _ core: DatastoreCore) throws {
        var names = [FileName(snapshot: 1, content: data)]
        if let file = try? DeltaFile(data), let first = file.deltas.first, let last = file.deltas.last {
            names.append(
                FileName(deltas: first.dot.sequence...last.dot.sequence, of: file.device, content: data))
        }
        for name in names {
            expect(FileName(name.text) == name, "writing and parsing changes the name \(name.text)")
            let page = FolderPage(
                entries: [.file(path: "a/\(name.text)", size: data.count, hash: nil)], cursor: "c")
            _ = try core.receive(page, after: core.listingPosition())
            try core.receive("a/\(name.text)", data)
        }
    }

    /// Parses the lines of `dbx data edit`, and names of files.
    static func lines(_ data: Data) throws {
        let text = String(decoding: data, as: UTF8.self)
        _ = FileName(text)
        for line in text.split(separator: "\n") {
            _ = try? FileCoding.decode([String: DatastoreValue].self, from: Data(line.utf8))
            _ = (Identifier.isValid(String(line)), Identifier.isValidDatastore(String(line)))
        }
    }
}
