import DropboxCore
import Foundation

/// Where the bytes of an upload come from.
enum UploadContent: Sendable {
    case file(LocalFile)
    case data(Data)
    case stream(StreamChunks)

    /// What one request sends, and what is to be said of it.
    struct Piece: Sendable {
        let body: UploadBody
        /// The digests of the blocks of the whole chunk.
        let digests: BlockDigests
        /// The content hash of what is sent.
        let hash: String
    }

    /// The number of bytes; `nil` for a stream.
    var size: Int64? {
        switch self {
        case .file(let file): file.size
        case .data(let data): Int64(data.count)
        case .stream: nil
        }
    }

    /// Whether the content can be read again from its beginning.
    var isReplayable: Bool {
        if case .stream = self { false } else { true }
    }

    /// A chunk, its first bytes up to `start` left out. A file is read twice, to hash it and to send it, so that no
    /// chunk of it is ever in memory; whatever changes in between is found out by the server.
    func piece(_ range: Range<Int64>, from start: Int64, chunk: Int) throws -> Piece {
        switch self {
        case .file(let file):
            let digests = try BlockDigests(of: file, range)
            var hash = digests.contentHash
            if start > range.lowerBound {
                var rest = ContentHash()
                try file.scan(start..<range.upperBound) { rest.update($0) }
                hash = rest.finalize()
            }
            return Piece(body: .part(file.url, start..<range.upperBound), digests: digests, hash: hash)
        case .data(let data): return Self.piece(data.dropFirst(Int(range.lowerBound)).prefix(range.count), range, start)
        case .stream(let stream): return Self.piece(try stream.bytes(of: chunk), range, start)
        }
    }

    private static func piece(_ bytes: Data, _ range: Range<Int64>, _ start: Int64) -> Piece {
        let digests = BlockDigests(of: bytes)
        let rest = bytes.dropFirst(Int(start - range.lowerBound))
        return Piece(
            body: .data(rest), digests: digests,
            hash: rest.count == bytes.count ? digests.contentHash : ContentHash.hash(of: rest))
    }

    /// The digests of a chunk that need not be sent.
    func digests(_ range: Range<Int64>) throws -> BlockDigests {
        switch self {
        case .file(let file): try BlockDigests(of: file, range)
        case .data(let data): BlockDigests(of: data.dropFirst(Int(range.lowerBound)).prefix(range.count))
        case .stream: throw ClientError.unexpectedState
        }
    }

    /// Throws where the content is not what it was at the beginning.
    func check() throws {
        if case .file(let file) = self { try file.check() }
    }

    /// The error for content that is not what it was at the beginning.
    var changed: FileUploadError {
        if case .file(let file) = self { .source(UploadSourceError.changed(file.url)) } else { .unexpectedState }
    }
}
