/// A set of chunks, as runs of neighbors: short also where there are half a million of them, because what arrives closes gaps.
///
/// Each run has the sum of the marks of its chunks, so that two of them become one without a look at their chunks. Whoever
/// goes through all chunks of a run finds out whether they are what they were.
struct ChunkRuns: Hashable, Codable, Sendable {
    /// Chunks that follow each other.
    struct Run: Hashable, Codable, Sendable {
        var first: Int
        var count: Int
        /// The marks of its chunks, added up.
        var mark: UInt64

        /// The chunk behind the last one.
        var end: Int { first + count }
    }

    /// From the first to the last; between two of them at least one chunk is missing.
    private(set) var runs: [Run] = []
    /// How many chunks there are.
    private(set) var count = 0

    init() {}

    init(from decoder: any Decoder) throws {
        runs = try decoder.singleValueContainer().decode([Run].self)
        for run in runs {
            let (sum, isTooLarge) = count.addingReportingOverflow(max(run.count, 0))
            count = isTooLarge ? .max : sum
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(runs)
    }

    /// Whether these can be chunks of a content that has so many of them. Nothing else is to be asked of what was decoded
    /// before.
    func isPossible(below limit: Int64) -> Bool {
        var next: Int64 = 0
        for run in runs {
            let (end, isTooLarge) = Int64(run.first).addingReportingOverflow(Int64(run.count))
            guard run.first >= next, run.count > 0, !isTooLarge, end <= limit else { return false }
            next = end
        }
        return true
    }

    /// The run that a chunk is part of.
    func run(of chunk: Int) -> Run? {
        let place = place(behind: chunk)
        return place > 0 && runs[place - 1].end > chunk ? runs[place - 1] : nil
    }

    func contains(_ chunk: Int) -> Bool { run(of: chunk) != nil }

    /// Adds a chunk, unless it is there.
    mutating func insert(_ chunk: Int, mark: UInt64 = 0) {
        let place = place(behind: chunk)
        let before = place > 0 ? runs[place - 1] : nil
        if let before, before.end > chunk { return }
        count += 1
        var run = Run(first: chunk, count: 1, mark: mark)
        var replaced = place..<place
        if let before, before.end == chunk {
            run = Run(first: before.first, count: before.count + 1, mark: before.mark &+ mark)
            replaced = (place - 1)..<place
        }
        if place < runs.count, runs[place].first == chunk + 1 {
            run.count += runs[place].count
            run.mark &+= runs[place].mark
            replaced = replaced.lowerBound..<(place + 1)
        }
        runs.replaceSubrange(replaced, with: CollectionOfOne(run))
    }

    /// Takes the first chunk out.
    mutating func removeFirst() -> Int? {
        guard let first = runs.first else { return nil }
        count -= 1
        if first.count == 1 {
            runs.removeFirst()
        } else {
            runs[0].first += 1
            runs[0].count -= 1
        }
        return first.first
    }

    /// Where the first run is that begins behind a chunk.
    private func place(behind chunk: Int) -> Int {
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].first > chunk { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
