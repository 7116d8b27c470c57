import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// Compares chunk runs with plain sets.
struct ChunkRunsTests {
    @Test(arguments: 0..<50) func runsContainTheChunksOfASet(seed: UInt64) throws {
        var random = SeededRandomNumberGenerator(seed: seed)
        var runs = ChunkRuns()
        var checksums: [Int: UInt64] = [:]
        for _ in 0..<60 {
            let chunk = Int(random.next(upperBound: 40 as UInt))
            let checksum = random.next()
            runs.insert(chunk, checksum: checksum)
            if checksums[chunk] == nil { checksums[chunk] = checksum }
            #expect(runs.count == checksums.count, "seed \(seed)")
        }
        for chunk in -1...41 { #expect(runs.contains(chunk) == (checksums[chunk] != nil), "seed \(seed)") }
        for run in runs.runs {
            let sum = (run.first..<run.end).reduce(UInt64(0)) { $0 &+ (checksums[$1] ?? 0) }
            #expect(run.checksum == sum, "seed \(seed)")
            #expect(checksums[run.first - 1] == nil && checksums[run.end] == nil, "seed \(seed)")
        }
        #expect(runs.isValid(below: 40) && !runs.isValid(below: Int64(checksums.keys.max() ?? 0)), "seed \(seed)")
        #expect(try JSONDecoder().decode(ChunkRuns.self, from: try JSONEncoder().encode(runs)) == runs, "seed \(seed)")
        var taken: [Int] = []
        while let chunk = runs.removeFirst() { taken.append(chunk) }
        #expect(taken == checksums.keys.sorted() && runs.count == 0, "seed \(seed)")
    }
}
