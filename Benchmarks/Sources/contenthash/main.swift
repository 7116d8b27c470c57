import BenchmarkSupport
import CDropboxLinux
import DropboxCore
import Foundation

// Compares ContentHash with libcrypto's SHA-256 for the same bytes: in memory as a whole, in memory in chunks, and from
// a file.

let size = 512 << 20
let seed = UInt64.random(in: .min ... .max)
var generator = seed | 1
var data = Data(count: size)
data.withUnsafeMutableBytes { bytes in
    for i in bytes.indices {
        generator = generator &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[i] = UInt8(truncatingIfNeeded: generator >> 56)
    }
}
let file = FileManager.default.temporaryDirectory.appendingPathComponent("contenthash-\(seed)")
try data.write(to: file)
defer { unlink(file.path) }

func speed(_ cost: ResourceUsage) -> Double { Double(size) / cost.cpuSeconds / 1e9 }

var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
let sha256 = ResourceUsage.minimum(of: 5) {
    data.withUnsafeBytes { bytes in
        var context = SHA256_CTX()
        SHA256_Init(&context)
        SHA256_Update(&context, bytes.baseAddress, bytes.count)
        SHA256_Final(&digest, &context)
    }
}
let whole = ResourceUsage.minimum(of: 5) { _ = ContentHash.hash(of: data) }
let chunked = ResourceUsage.minimum(of: 5) {
    data.withUnsafeBytes { bytes in
        var hash = ContentHash()
        for start in stride(from: 0, to: bytes.count, by: 65_536) {
            hash.update(UnsafeRawBufferPointer(rebasing: bytes[start..<min(start + 65_536, bytes.count)]))
        }
        _ = hash.finalize()
    }
}
let fromFile = try ResourceUsage.minimum(of: 5) { _ = try ContentHash.hash(ofFileAt: file) }

let report = Report("contenthash")
let note = "\(size >> 20) MiB, CPU time, best of 5, seed \(seed)"
try report.add("SHA-256 of libcrypto", speed(sha256), "GB/s", note: note)
try report.add(
    "hash of bytes in memory, share of SHA-256's speed", speed(whole) / speed(sha256), "times", .atLeast(0.9))
try report.add("hash piece by piece, 64 KiB each", speed(chunked) / speed(sha256), "times", .atLeast(0.9))
try report.add("hash of a file, reading it included", speed(fromFile) / speed(sha256), "times")
