import DropboxEmulator
import Foundation

/// A file of pseudo-random bytes: the same bytes at every run, and no two blocks alike, so that a block that got lost,
/// doubled or swapped on its way shows.
enum SampleFile {
    static func write(_ size: Int, to url: URL, seed: UInt64 = 2026) throws {
        guard FileManager.default.createFile(atPath: url.path, contents: nil) else {
            throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path])
        }
        let file = try FileHandle(forWritingTo: url)
        defer { file.closeFile() }
        var generator = SeededGenerator(state: seed)
        var block = (0..<blockWords).map { _ in generator.next() }
        var (number, left) = (UInt64(0), size)
        while left > 0 {
            // The blocks differ in a word of each page, which is much quicker than making all of them anew.
            for word in stride(from: 0, to: blockWords, by: 512) { block[word] = number << 32 | UInt64(word) }
            let bytes = block.withUnsafeBytes { Data($0.prefix(left)) }
            try file.write(contentsOf: bytes)
            (number, left) = (number + 1, left - bytes.count)
        }
    }

    /// 1 MiB.
    private static let blockWords = 131_072
}
