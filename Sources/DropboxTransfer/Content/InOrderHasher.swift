import DropboxCore

/// The digests of the chunks of some content, which arrive in any order. Those that follow each other from the first on
/// are taken into the hash at once, so that the rest is all that is kept.
struct InOrderHasher: Sendable {
    private var hash = SHA256()
    private var next = 0
    private var waiting: [Int: BlockDigests] = [:]

    /// Takes in the digests of a chunk.
    mutating func add(_ digests: BlockDigests, of chunk: Int) {
        guard chunk >= next else { return }
        waiting[chunk] = digests
        while let digests = waiting.removeValue(forKey: next) {
            digests.update(&hash)
            next += 1
        }
    }

    /// How many chunks there are, and whether the digests of all of them are in.
    func isComplete(_ chunks: Int) -> Bool { next == chunks }

    /// The content hash of all chunks together.
    var contentHash: String {
        var hash = hash
        return hash.finalizeHexadecimal()
    }
}
