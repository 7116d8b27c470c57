import Foundation
import DropboxTestSupport
import Testing

@testable import DropboxTransfer

/// Sets of chunks, beside sets that are none of runs.
struct ChunkRunsTests {
    @Test(arguments: 0..<50) func itHasTheChunksOfASet(seed: UInt64) throws {
        var random = SeededRandomNumberGenerator(seed: seed)
        var runs = ChunkRuns()
        var marks: [Int: UInt64] = [:]
        for _ in 0..<60 {
            let chunk = Int(random.next(upperBound: 40 as UInt))
            let mark = random.next()
            runs.insert(chunk, mark: mark)
            if marks[chunk] == nil { marks[chunk] = mark }
            #expect(runs.count == marks.count, "seed \(seed)")
        }
        for chunk in -1...41 { #expect(runs.contains(chunk) == (marks[chunk] != nil), "seed \(seed)") }
        for run in runs.runs {
            let sum = (run.first..<run.end).reduce(UInt64(0)) { $0 &+ (marks[$1] ?? 0) }
            #expect(run.mark == sum, "seed \(seed)")
            #expect(marks[run.first - 1] == nil && marks[run.end] == nil, "seed \(seed)")
        }
        #expect(runs.isPossible(below: 40) && !runs.isPossible(below: Int64(marks.keys.max() ?? 0)), "seed \(seed)")
        #expect(try JSONDecoder().decode(ChunkRuns.self, from: try JSONEncoder().encode(runs)) == runs, "seed \(seed)")
        var taken: [Int] = []
        while let chunk = runs.removeFirst() { taken.append(chunk) }
        #expect(taken == marks.keys.sorted() && runs.count == 0, "seed \(seed)")
    }
}
