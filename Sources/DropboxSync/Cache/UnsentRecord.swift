import DropboxCore
import Foundation

/// What is kept beside a content that the server doesn't have yet, so that it can be sent without the database: which file
/// it belongs to, and which version it was made from.
///
/// On the disk: a line with the version of the format and the content hash of the rest, then JSON.
struct UnsentRecord: Sendable, Hashable, Codable {
    /// Where the app sees the file.
    var path: String
    /// The server's ID of the file, if the server knows it.
    var id: String?
    /// The server's version that the content was made from; nil for a new file.
    var baseRev: String?
    /// The hash of what the content was made from: the server's version, or `previous`.
    var baseHash: String?
    /// The unsent content of the same file that this one follows, by its name in the cache.
    var previous: String?
    var hash: String
    var size: Int64
    /// When the content was written, in seconds since 1970.
    var modified: Double
    /// Grows with each content. The database keeps the highest: one that has a lower number than a record is older than it.
    var sequence: Int64

    /// A record can't be read.
    enum Failure: Error {
        /// It isn't what was written.
        case damaged
        /// A newer version of the program wrote it.
        case newerVersion
    }

    private static let signature = "DropboxSync unsent content"
    private static let version = 1

    /// The bytes for the disk.
    func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let body = try encoder.encode(self)
        let head = "\(Self.signature) \(Self.version) \(ContentHash.hash(of: body))\n"
        return Data(head.utf8) + body
    }

    /// - Throws: `Failure`.
    init(decoding data: Data) throws {
        guard let end = data.firstIndex(of: UInt8(ascii: "\n")) else { throw Failure.damaged }
        let head = String(decoding: data[..<end], as: UTF8.self)
        guard head.hasPrefix(Self.signature + " ") else { throw Failure.damaged }
        let words = head.dropFirst(Self.signature.count + 1).split(separator: " ")
        let body = data[data.index(after: end)...]
        guard words.count == 2, let version = Int(words[0]), ContentHash.hash(of: body) == words[1] else {
            throw Failure.damaged
        }
        guard version <= Self.version else { throw Failure.newerVersion }
        do { self = try JSONDecoder().decode(Self.self, from: body) } catch { throw Failure.damaged }
    }

    init(
        path: String, id: String?, baseRev: String?, baseHash: String?, previous: String?, hash: String, size: Int64,
        modified: Double, sequence: Int64
    ) {
        self.path = path
        self.id = id
        self.baseRev = baseRev
        self.baseHash = baseHash
        self.previous = previous
        self.hash = hash
        self.size = size
        self.modified = modified
        self.sequence = sequence
    }
}
