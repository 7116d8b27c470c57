import DropboxCore
import Foundation

/// The persisted state of a download: its revision, and the digest of each complete block.
///
/// The journal is append-only, and is not synchronized to disk: a block counts only if its content still has the
/// recorded digest. Losing the end of the journal in a power failure, or a journal that is ahead of the file, is
/// therefore harmless.
struct DownloadJournal {
    private struct Head: Codable {
        var version = 1
        var revision: DownloadStateMachine.Revision
    }

    private static let recordLength = 8 + BlockMap.digestLength

    let revision: DownloadStateMachine.Revision
    /// The blocks and their digests.
    private(set) var records: [(block: Int, digest: Data)] = []
    /// The number of bytes of complete records, including the head. Bytes after that are a partial record.
    let length: Int

    /// Decodes a journal. Returns `nil` if the data is invalid or of a later version.
    init?(_ data: Data) {
        guard let end = data.firstIndex(of: UInt8(ascii: "\n")),
            // Without a valid journal, the download restarts.
            let head = try? JSONDecoder().decode(Head.self, from: data[..<end]), head.version == 1,
            (0...DownloadStateMachine.Revision.maximumSize).contains(head.revision.size)
        else { return nil }
        revision = head.revision
        var remaining = data[(end + 1)...]
        while remaining.count >= Self.recordLength {
            let number = remaining.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            records.append((Int(clamping: number), Data(remaining.dropFirst(8).prefix(BlockMap.digestLength))))
            remaining = remaining.dropFirst(Self.recordLength)
        }
        length = data.count - remaining.count
    }

    /// Returns the head of a journal.
    static func head(_ revision: DownloadStateMachine.Revision) throws -> Data {
        try JSONEncoder().encode(Head(revision: revision)) + Data("\n".utf8)
    }

    /// Returns the record of a block.
    static func record(_ block: Int, _ digest: [UInt8]) -> Data {
        withUnsafeBytes(of: UInt64(block).bigEndian) { Data($0) } + Data(digest)
    }
}

/// The blocks of a file that are present, with the SHA-256 digest of each: 32 bytes per block of 4 MiB.
struct BlockMap: Sendable {
    static let blockSize = Int64(ContentHash.blockSize)
    static let digestLength = 32

    /// The size of the file in bytes.
    let size: Int64
    private var digests: [UInt8]
    private var isPresent: [Bool]
    private var count = 0

    init(size: Int64) {
        self.size = size
        let blocks = Int((size + Self.blockSize - 1) / Self.blockSize)
        digests = [UInt8](repeating: 0, count: blocks * Self.digestLength)
        isPresent = [Bool](repeating: false, count: blocks)
    }

    /// Returns the range of a block, or `nil` if the block doesn't exist. The last block may be shorter.
    func range(of block: Int) -> Range<Int64>? {
        guard isPresent.indices.contains(block) else { return nil }
        let start = Int64(block) * Self.blockSize
        return start..<min(start + Self.blockSize, size)
    }

    /// Records that a block is present.
    mutating func record(_ block: Int, digest: some Collection<UInt8>) {
        guard isPresent.indices.contains(block), digest.count == Self.digestLength else { return }
        digests.replaceSubrange((block * Self.digestLength)..<((block + 1) * Self.digestLength), with: digest)
        if !isPresent[block] { count += 1 }
        isPresent[block] = true
    }

    /// The ranges that are missing, in order.
    var missing: [Range<Int64>] {
        var ranges: [Range<Int64>] = []
        for block in isPresent.indices where !isPresent[block] {
            guard let range = range(of: block) else { continue }
            if let last = ranges.last, last.upperBound == range.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
        return ranges
    }

    /// The content hash, or `nil` until all blocks are present.
    var contentHash: String? {
        guard count == isPresent.count else { return nil }
        return SHA256.hexadecimalDigest(of: digests)
    }
}
