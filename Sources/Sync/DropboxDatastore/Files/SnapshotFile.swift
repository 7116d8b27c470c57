import Foundation

/// A file with the state that results from a set of deltas, which replaces them.
///
/// The state contains what it takes to merge deltas that arrive later, such as those of a device that was offline, and to join
/// a snapshot of another set, such as one that another device wrote at the same time. So all files that a snapshot covers can
/// be deleted once it's in the folder.
///
/// The file is JSON Lines: the first line is the header, and each other line a record.
///
///     {"count":1,"datastore":1,"number":17,"snapshot":{"k3v…":5,"x09…":4}}
///     ["notes","a",{"f":{"title":[{"s":0,"v":"Milk"}]},"l":[0],"s":[[17,"k3v…",5]]}]
struct SnapshotFile: Sendable {
    /// The deltas that the snapshot covers.
    let seen: VersionVector
    /// The greatest number of a covered delta.
    let number: Int64
    let records: [RecordKey: RecordState]

    private struct Header: Codable {
        let datastore: Int
        let snapshot: [String: Int64]
        let number: Int64
        let count: Int
    }

    /// Reads a file.
    ///
    /// - Throws: ``DatastoreError/Code/invalidFile``.
    init(_ data: Data) throws(DatastoreError) {
        let (first, lines) = try FileCoding.lines(data)
        self = try FileCoding.reading {
            let header = try FileCoding.decode(Header.self, from: first)
            try FileCoding.check(version: header.datastore)
            guard let seen = VersionVector(header.snapshot), (1...Stamp.maximumNumber).contains(header.number) else {
                throw DatastoreError(.invalidFile, "the header of the file is invalid")
            }
            guard lines.count == header.count else {
                throw DatastoreError(.invalidFile, "the file has \(lines.count) of \(header.count) records")
            }
            var records: [RecordKey: RecordState] = [:]
            for line in lines {
                let record = try FileCoding.decode(Line.self, from: line)
                records[record.key] = record.state
            }
            return SnapshotFile(seen: seen, number: header.number, records: records)
        }
    }

    /// Returns the deltas that a snapshot covers, without reading its records.
    ///
    /// - Throws: ``DatastoreError/Code/invalidFile``.
    static func seen(of data: Data) throws(DatastoreError) -> VersionVector {
        try FileCoding.reading {
            let header = try FileCoding.decode(Header.self, from: Data(data.prefix { $0 != 0x0A }))
            return VersionVector(header.snapshot) ?? VersionVector()
        }
    }

    private init(seen: VersionVector, number: Int64, records: [RecordKey: RecordState]) {
        self.seen = seen
        self.number = number
        self.records = records
    }

    private struct Line: Decodable {
        let key: RecordKey
        let state: RecordState

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            key = RecordKey(
                table: try container.decode(String.self), record: try container.decode(String.self))
            guard Identifier.isValid(key.table), Identifier.isValid(key.record) else { throw container.invalid("ID") }
            state = try container.decode(RecordState.self)
        }
    }

    /// Returns the content of a file.
    ///
    /// - Parameter records: The records, in the order of their keys, with the JSON of their states.
    static func content(seen: VersionVector, number: Int64, records: [(key: RecordKey, json: Data)]) throws -> Data {
        let header = Header(
            datastore: FileCoding.version, snapshot: seen.sequences, number: number, count: records.count)
        var data = try FileCoding.encode(header)
        data.append(0x0A)
        for (key, json) in records {
            data.append(contentsOf: "[\"\(key.table)\",\"\(key.record)\",".utf8)
            data.append(json)
            data.append(contentsOf: "]\n".utf8)
        }
        return data
    }
}
