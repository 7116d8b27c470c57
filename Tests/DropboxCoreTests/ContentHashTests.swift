import DropboxCore
import DropboxTestSupport
import Foundation
import Testing

struct ContentHashTests {
    /// Byte i is the low byte of i · 31 + i / 256.
    private func bytes(_ count: Int) -> Data {
        var data = Data(count: count)
        data.withUnsafeMutableBytes { bytes in
            for i in bytes.indices { bytes[i] = UInt8(truncatingIfNeeded: i &* 31 &+ (i >> 8)) }
        }
        return data
    }

    @Test func emptyContentHasTheDigestOfNoBytes() {
        var hash = ContentHash()
        #expect(hash.finalize() == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(ContentHash.hash(of: Data()) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    }

    @Test func smallFileHasTheDigestOfItsDigest() {
        // printf abc | sha256sum | xxd -r -p | sha256sum
        #expect(
            ContentHash.hash(of: Data("abc".utf8)) == "4f8b42c22dd3729b519ba6f68d2da7cc5b2d606d05daed5ad5128cc03e6c6358"
        )
    }

    /// The expected hashes were computed with Python's hashlib: the digest of the concatenated digests of the 4 MiB
    /// blocks.
    @Test(arguments: [
        (-1, "67ff506b3906081da446520329a02141563cc74bf62108ad0cdac644de35b99f"),
        (0, "183f9bcba69d7ad647445f98f69c4adf63ac815175f1d7502c0f24bf5ca68c13"),
        (1, "ea6cb7a5d28f10093584bb263726701c3c92edc484d993731f7338fed83808c2"),
        (ContentHash.blockSize, "e28161aef491065bd3ecfa251d3e7857fd8b6518012e1e42f6a74c0b8c586685"),
    ])
    func blocksEndAfterFourMebibytes(beyond: Int, expected: String) {
        #expect(ContentHash.hash(of: bytes(ContentHash.blockSize + beyond)) == expected)
    }

    @Test func piecesOfAnySizeGiveTheSameHash() {
        let data = bytes(ContentHash.blockSize + 4_711)
        let whole = ContentHash.hash(of: data)
        for size in [1 << 20, 3 << 20, 4_999_999] {
            var hash = ContentHash()
            for start in stride(from: 0, to: data.count, by: size) {
                hash.update(data[start..<min(start + size, data.count)])
            }
            #expect(hash.finalize() == whole, "pieces of \(size)")
        }
    }

    @Test func aHashStartsOverOnceItIsRead() {
        var hash = ContentHash()
        hash.update(Data("abc".utf8))
        let first = hash.finalize()
        hash.update(Data("abc".utf8))
        #expect(hash.finalize() == first)
    }

    @Test func aCopyGoesItsOwnWay() {
        var hash = ContentHash()
        hash.update(Data("ab".utf8))
        var copy = hash
        copy.update(Data("c".utf8))
        hash.update(Data("x".utf8))
        #expect(copy.finalize() == ContentHash.hash(of: Data("abc".utf8)))
        #expect(hash.finalize() == ContentHash.hash(of: Data("abx".utf8)))
    }

    @Test func aFileHashesAsItsBytes() throws {
        let folder = try TemporaryDirectory()
        let file = folder.url.appendingPathComponent("a")
        let data = bytes(ContentHash.blockSize + 12_345)
        try data.write(to: file)
        #expect(try ContentHash.hash(ofFileAt: file) == ContentHash.hash(of: data))
    }

    @Test func aFileThatCannotBeReadIsAnError() throws {
        let folder = try TemporaryDirectory()
        #expect(throws: (any Error).self) {
            try ContentHash.hash(ofFileAt: folder.url.appendingPathComponent("missing"))
        }
        #expect(throws: (any Error).self) { try ContentHash.hash(ofFileAt: folder.url) }
    }
}
