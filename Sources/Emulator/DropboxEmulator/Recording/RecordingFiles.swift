import DropboxCore
import Foundation

/// The files of a recording.
///
/// A call can have a name, an address, or a token that isn't known as one until a later response. It is replaced in the earlier
/// records as soon as it's known, and in large contents at the end.
struct RecordingFiles {
    let directory: URL
    /// The names of the records, and of those with large contents.
    private var records: [String] = []
    private var largeRecords: [(name: String, hiddenCount: Int)] = []
    /// The number of replaced values that the records are free of.
    private var hiddenCount = 0

    init(_ directory: URL) { self.directory = directory }

    /// The directory of large contents.
    private var contents: URL { directory.appendingPathComponent("content") }

    mutating func add(_ record: JSONValue, named name: String, _ anonymizer: Anonymizer) throws {
        try write(record, name)
        records.append(name)
        let hasFile = ["request", "response"].contains { record[$0]?["content"]?["file"] != nil }
        if hasFile { largeRecords.append((name, anonymizer.hiddenCount)) }
    }

    /// Replaces the values in all records that were learned since the last time.
    mutating func revise(_ anonymizer: Anonymizer) throws {
        let count = anonymizer.hiddenCount
        guard count > hiddenCount else { return }
        for name in records {
            let record = try read(name)
            let revised = anonymizer.revised(record)
            if revised != record { try write(revised, name) }
        }
        hiddenCount = count
    }

    /// Replaces the values in large contents that were learned after their records.
    mutating func reviseContents(_ anonymizer: Anonymizer) throws {
        var replaced: Set<String> = []
        for index in largeRecords.indices where largeRecords[index].hiddenCount < anonymizer.hiddenCount {
            let name = largeRecords[index].name
            guard case .object(var record) = try read(name) else { continue }
            for message in ["request", "response"] {
                guard case .object(var parts)? = record[message], let content = parts["content"] else { continue }
                let revised = try RecordedContent.revised(content, in: contents, anonymizer)
                if revised != content, let old = content["file"]?.string { replaced.insert(old) }
                parts["content"] = revised
                record[message] = .object(parts)
            }
            try write(.object(record), name)
            largeRecords[index].hiddenCount = anonymizer.hiddenCount
        }
        // Several records can have the same content.
        for file in replaced { try FileManager.default.removeItem(at: directory.appendingPathComponent(file)) }
    }

    private func read(_ name: String) throws -> JSONValue {
        try JSONValue(text: Data(contentsOf: directory.appendingPathComponent(name)))
    }

    private func write(_ record: JSONValue, _ name: String) throws {
        try DurableFile(directory.appendingPathComponent(name)).replace(
            with: try record.serialized(isPretty: true) + Data("\n".utf8))
    }
}
