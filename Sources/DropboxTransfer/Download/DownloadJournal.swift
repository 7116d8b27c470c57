import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What a download has put on disk, for the case that the process dies: which revision it is of, and the digest of each
/// block that is complete.
///
/// It only grows, and nothing waits until it is on the disk: a block counts only if what is in the file still has the
/// digest that is written here. So a journal that lost its end in a power cut, or is ahead of the file, does no harm.
struct DownloadJournal {
    private struct Head: Codable {
        var version = 1
        var revision: DownloadStateMachine.Revision
    }

    private static let recordLength = 8 + BlockMap.digestLength

    let revision: DownloadStateMachine.Revision
    /// Blocks and their digests.
    private(set) var records: [(block: Int, digest: Data)] = []
    /// How many bytes they and what is before them take; what is behind that is a part of a record.
    let length: Int

    /// Reads a journal; `nil` for what is none, or that of a later version.
    init?(_ data: Data) {
        guard let end = data.firstIndex(of: UInt8(ascii: "\n")),
            // Whatever cannot be read is no journal: the download starts over.
            let head = try? JSONDecoder().decode(Head.self, from: data[..<end]), head.version == 1,
            (0...DownloadStateMachine.Revision.maximumSize).contains(head.revision.size)
        else { return nil }
        revision = head.revision
        var rest = data[(end + 1)...]
        while rest.count >= Self.recordLength {
            let number = rest.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            records.append((Int(clamping: number), Data(rest.dropFirst(8).prefix(BlockMap.digestLength))))
            rest = rest.dropFirst(Self.recordLength)
        }
        length = data.count - rest.count
    }

    /// How a journal begins.
    static func head(_ revision: DownloadStateMachine.Revision) throws -> Data {
        try JSONEncoder().encode(Head(revision: revision)) + Data("\n".utf8)
    }

    /// What is added for a block.
    static func record(_ block: Int, _ digest: [UInt8]) -> Data {
        withUnsafeBytes(of: UInt64(block).bigEndian) { Data($0) } + Data(digest)
    }
}
