import DropboxCore
import Foundation

/// The changes that a device made between two calls of `sync`, which apply as a whole.
struct Delta: Hashable, Sendable {
    let dot: Dot
    /// The deltas of other devices that the device knew. It also knew its own earlier ones.
    let past: VersionVector
    let changes: [Change]

    /// The deltas that must be applied before.
    var predecessors: VersionVector {
        var result = past
        result[dot.device] = dot.sequence - 1
        return result
    }

    /// The deltas that the device knew, and this one.
    var seen: VersionVector { past.adding(dot) }
}

extension Delta: Codable {
    private enum Key: String, CodingKey { case sequence, past, changes }

    /// The key of the device that the file names.
    static let deviceKey = CodingUserInfoKey(rawValue: "device")

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let device = Self.deviceKey.flatMap { decoder.userInfo[$0] as? String } ?? ""
        let sequence = try container.decode(Int64.self, forKey: .sequence)
        let past = try container.decodeIfPresent([String: Int64].self, forKey: .past) ?? [:]
        guard Dot.validSequences.contains(sequence), past[device] == nil, VersionVector(past) != nil else {
            throw DecodingError.dataCorruptedError(
                forKey: .past, in: container, debugDescription: "an invalid sequence or past")
        }
        self.past = VersionVector(past) ?? VersionVector()
        dot = Dot(device: device, sequence: sequence)
        changes = try container.decode([Change].self, forKey: .changes)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(dot.sequence, forKey: .sequence)
        if !past.sequences.isEmpty { try container.encode(past.sequences, forKey: .past) }
        try container.encode(changes, forKey: .changes)
    }
}

extension VersionVector {
    /// The maximum number of devices in a file.
    private static let maximumCount = 10_000

    /// Creates a set that a file names, or returns `nil` if it's invalid.
    init?(_ sequences: [String: Int64]) {
        guard sequences.count <= Self.maximumCount,
            sequences.allSatisfy({ Device.isValid($0.key) && Dot.validSequences.contains($0.value) })
        else { return nil }
        for (device, sequence) in sequences { self[device] = sequence }
    }
}

/// A file with consecutive deltas of a device. It never changes after its device published it.
///
/// The file is JSON Lines: the first line is the header, and each other line a delta.
///
///     {"datastore":1,"device":"k3v…","number":17}
///     {"changes":[["I","notes","a",{"title":["Milk"]}]],"past":{"x09…":4},"sequence":5}
struct DeltaFile: Hashable, Sendable {
    let device: String
    /// The number of the deltas in the order of all; see `Stamp`.
    let number: Int64
    let deltas: [Delta]

    func stamp(of delta: Delta) -> Stamp { Stamp(number: number, dot: delta.dot) }
}

/// The JSON of files and of the database.
enum FileCoding {
    /// The version of the format. A file of a later version is left alone.
    static let version = 1
    /// The maximum size of a file with deltas. A delta is at most 2 MiB by the size accounting, and its JSON can be larger.
    static let maximumDeltaFileSize = 16 << 20
    /// The size from which a file takes no further delta.
    static let usualDeltaFileSize = 1 << 20
    /// The maximum size of a snapshot.
    static let maximumSnapshotSize = 256 << 20

    static func encode(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(value)
    }

    static func decode<Result: Decodable>(_ type: Result.Type, from data: Data, device: String? = nil) throws -> Result
    {
        let decoder = JSONDecoder()
        if let device, let key = Delta.deviceKey { decoder.userInfo[key] = device }
        return try decoder.decode(type, from: data)
    }

    /// Reads a file, and converts all errors to ``DatastoreError/Code/invalidFile``.
    static func reading<Result>(_ body: () throws -> Result) throws(DatastoreError) -> Result {
        do {
            return try body()
        } catch let error as DatastoreError {
            throw error
        } catch {
            throw DatastoreError(.invalidFile, "the file is damaged", underlyingError: error)
        }
    }

    /// Checks the version in a header.
    ///
    /// - Throws: ``DatastoreError/Code/invalidFile``.
    static func check(version: Int) throws(DatastoreError) {
        guard version == Self.version else {
            throw DatastoreError(
                .invalidFile, "the file has format \(version), which a later version of the library may read")
        }
    }

    /// Splits a file into lines. A file without a line break at its end isn't complete.
    ///
    /// - Throws: ``DatastoreError/Code/invalidFile``.
    static func lines(_ data: Data) throws(DatastoreError) -> (header: Data, others: [Data]) {
        guard data.last == 0x0A else { throw DatastoreError(.invalidFile, "the file is incomplete") }
        let lines = data.dropLast().split(separator: 0x0A, omittingEmptySubsequences: false)
        guard let header = lines.first else { throw DatastoreError(.invalidFile, "the file is empty") }
        return (Data(header), lines.dropFirst().map { Data($0) })
    }
}

extension DeltaFile {
    private struct Header: Codable {
        let datastore: Int
        let device: String
        let number: Int64
    }

    /// Reads a file.
    ///
    /// - Throws: ``DatastoreError/Code/invalidFile``.
    init(_ data: Data) throws(DatastoreError) {
        let (first, lines) = try FileCoding.lines(data)
        self = try FileCoding.reading {
            let header = try FileCoding.decode(Header.self, from: first)
            try FileCoding.check(version: header.datastore)
            guard Device.isValid(header.device), (1...Stamp.maximumNumber).contains(header.number) else {
                throw DatastoreError(.invalidFile, "the header of the file is invalid")
            }
            let deltas = try lines.map { try FileCoding.decode(Delta.self, from: $0, device: header.device) }
            guard !deltas.isEmpty,
                zip(deltas, deltas.dropFirst()).allSatisfy({ $1.dot.sequence == $0.dot.sequence + 1 })
            else { throw DatastoreError(.invalidFile, "the deltas of the file aren't consecutive") }
            return DeltaFile(device: header.device, number: header.number, deltas: deltas)
        }
    }

    /// Returns the content of a file with deltas whose JSON is known.
    static func content(device: String, number: Int64, lines: [Data]) throws -> Data {
        let header = Header(datastore: FileCoding.version, device: device, number: number)
        var data = try FileCoding.encode(header)
        data.append(0x0A)
        for line in lines {
            data.append(line)
            data.append(0x0A)
        }
        return data
    }
}
