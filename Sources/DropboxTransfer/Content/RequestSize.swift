import DropboxCore

/// How many bytes of content one request of a transfer carries: whole blocks, so that their digests are those of the
/// file, and less than the 150 MiB that Dropbox takes.
enum RequestSize {
    private static let block = Int64(ContentHash.blockSize)
    private static let range = block...(37 * block)

    /// The possible size next to a wanted one.
    static func rounded(_ wanted: Int64) -> Int64 {
        min(max(wanted / block * block, range.lowerBound), range.upperBound)
    }

    /// Whether it is one that this code may have written down.
    static func isPossible(_ size: Int64) -> Bool { rounded(size) == size }
}
