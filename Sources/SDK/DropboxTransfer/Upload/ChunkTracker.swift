import DropboxCore

/// Tracks the state of each chunk of an upload. A request carries one chunk or a run of chunks, identified by its first
/// chunk.
struct ChunkTracker {
    /// The first chunk that was never sent.
    private(set) var nextUnsent = 0
    /// The number of chunks of a stream that were read.
    private(set) var readCount: Int64 = 0
    /// A Boolean value that indicates whether the next chunk of a stream is being read.
    var isReading = false
    /// The runs to send again: the first chunk of each, and its number of chunks.
    private(set) var retryQueue: [Int: Int] = [:]
    /// The runs that are being sent or hashed.
    private(set) var inFlight: Set<Int> = []
    /// The runs that wait for a delay to elapse.
    private(set) var delayed: [Int: Int] = [:]
    /// The chunks in the session.
    private(set) var arrived = ChunkRuns()
    /// The arrived chunks whose content was hashed in this or an earlier attempt. A checkpoint contains these.
    private(set) var hashed = ChunkRuns()
    /// The arrived chunks that were not hashed in this attempt.
    private var unhashed = ChunkRuns()
    /// The runs that an earlier attempt recorded.
    private var earlierRuns: [EarlierRun] = []
    private(set) var digests = InOrderHasher()
    private var starts: [Int: Int64] = [:]

    /// A run of chunks that an earlier attempt sent.
    private struct EarlierRun {
        let chunks: Range<Int>
        /// The number of chunks that are not hashed yet, and the sum of their checksums.
        var unhashedCount: Int
        var checksum: UInt64
    }

    private var attempts: [Int: RetryAttempts] = [:]

    init() {}

    /// - Parameter arrived: The chunks that arrived during an earlier attempt.
    init(arrivedEarlier arrived: ChunkRuns) {
        self.arrived = arrived
        hashed = arrived
        unhashed = arrived
        earlierRuns = arrived.runs.map {
            EarlierRun(chunks: $0.first..<$0.end, unhashedCount: $0.count, checksum: $0.checksum)
        }
    }

    // MARK: Pending chunks

    /// A Boolean value that indicates whether no run is being sent or hashed, or waits for a delay.
    var isIdle: Bool { inFlight.isEmpty && delayed.isEmpty }

    /// The first chunk of the next run to send again, or `nil` if none exists.
    var nextRetry: Int? { retryQueue.keys.min() }

    /// Removes and returns a run to send again, with at most `maximum` chunks, or `nil` if none exists.
    mutating func dequeueRetry(_ maximum: Int) -> Range<Int>? {
        guard let index = nextRetry, let count = retryQueue.removeValue(forKey: index) else { return nil }
        // A run of which some bytes arrived must stay together.
        let dequeued = starts[index] == nil ? min(count, maximum) : count
        if dequeued < count { retryQueue[index + dequeued] = count - dequeued }
        inFlight.insert(index)
        return index..<(index + dequeued)
    }

    /// Removes and returns a chunk to hash, or `nil` if none exists.
    mutating func dequeueUnhashed() -> Int? {
        guard let index = unhashed.removeFirst() else { return nil }
        inFlight.insert(index)
        return index
    }

    /// Removes and returns the next run that was never sent, below `limit`, with at most `maximum` chunks.
    mutating func dequeueUnsent(below limit: Int, _ maximum: Int) -> Range<Int>? {
        skipArrived()
        guard nextUnsent < limit else { return nil }
        let first = nextUnsent
        repeat {
            nextUnsent += 1
        } while nextUnsent < limit && nextUnsent < first + maximum && !arrived.contains(nextUnsent)
            && starts[nextUnsent] == nil
            && starts[first] == nil
        inFlight.insert(first)
        return first..<nextUnsent
    }

    /// Skips the chunks that arrived during an earlier attempt.
    mutating func skipArrived() {
        if let run = arrived.run(of: nextUnsent) { nextUnsent = run.end }
    }

    /// The position of the first byte to send of a chunk, or `nil` for the start of the chunk.
    func start(of index: Int) -> Int64? { starts[index] }

    // MARK: Results

    mutating func markRead() {
        readCount += 1
        isReading = false
    }

    /// Records that a run arrived, whose chunks have the given digests.
    mutating func markArrived(_ index: Int, _ digests: [BlockDigests]) {
        inFlight.remove(index)
        attempts[index] = nil
        starts[index] = nil
        for (offset, digests) in digests.enumerated() {
            arrived.insert(index + offset)
            hashed.insert(index + offset, checksum: digests.checksum(ofChunk: index + offset))
            self.digests.add(digests, of: index + offset)
        }
    }

    /// Records the hash of a chunk that an earlier attempt sent. Returns `false` if this was the last chunk of its run,
    /// and the chunks of the run differ from what was sent.
    mutating func recordHash(_ index: Int, _ digests: BlockDigests) -> Bool {
        markArrived(index, [digests])
        guard let position = earlierRuns.firstIndex(where: { $0.chunks.contains(index) }) else { return true }
        earlierRuns[position].unhashedCount -= 1
        earlierRuns[position].checksum &-= digests.checksum(ofChunk: index)
        guard earlierRuns[position].unhashedCount == 0 else { return true }
        return earlierRuns.remove(at: position).checksum == 0
    }

    /// Records that a chunk arrived that this attempt did not send.
    mutating func markArrivedUnhashed(_ index: Int) {
        guard !arrived.contains(index) else { return }
        // Only the first chunk of a run is known to have arrived.
        if let count = retryQueue.removeValue(forKey: index), count > 1 { retryQueue[index + 1] = count - 1 }
        arrived.insert(index)
        unhashed.insert(index)
    }

    /// Sets the first byte to send of a chunk that was not sent yet.
    mutating func setStart(of index: Int, to start: Int64) {
        starts[index] = start
    }

    /// Queues a run to be sent again as before, or a chunk to be hashed again.
    mutating func requeue(_ run: Range<Int>) {
        inFlight.remove(run.lowerBound)
        if arrived.contains(run.lowerBound) {
            unhashed.insert(run.lowerBound)
        } else {
            retryQueue[run.lowerBound] = run.count
        }
    }

    /// The number of runs that are in flight or wait to be sent again.
    var unfinishedCount: Int { inFlight.count + delayed.count + retryQueue.count }

    /// Queues a run to be sent again, starting at a byte.
    mutating func enqueueRetry(_ run: Range<Int>, from start: Int64) {
        inFlight.remove(run.lowerBound)
        starts[run.lowerBound] = start
        retryQueue[run.lowerBound] = run.count
    }

    /// Records a failure of a run, and returns the delay before it is sent again. Returns `nil` if the run failed too
    /// often in a row, or if the delay would be too long.
    mutating func delayAfterFailure(_ index: Int, _ retry: RetryPolicy, atLeast minimum: Duration?) -> Duration? {
        attempts[index, default: RetryAttempts()].delayAfterFailedStep(retry, atLeast: minimum)
    }

    /// Records that the session contains more bytes of a run. Returns whether that is substantial progress.
    mutating func recordProgress(_ index: Int, _ bytes: Int64, at now: Duration) -> Bool {
        attempts[index, default: RetryAttempts()].recordProgress(bytes, at: now)
    }

    /// The number of failures of a run since it last made substantial progress.
    func failures(of index: Int) -> Int { attempts[index]?.failures ?? 0 }

    mutating func delay(_ run: Range<Int>) {
        inFlight.remove(run.lowerBound)
        delayed[run.lowerBound] = run.count
    }

    mutating func endDelay(of index: Int) {
        if let count = delayed.removeValue(forKey: index) { retryQueue[index] = count }
    }
}

extension BlockDigests {
    /// Returns a number that represents these blocks as the chunk with an index. It suffices to detect that a file
    /// changed.
    func checksum(ofChunk index: Int) -> UInt64 {
        var hash = SHA256()
        update(&hash)
        withUnsafeBytes(of: UInt64(index).littleEndian) { hash.update($0) }
        var checksum: UInt64 = 0
        hash.finalize { for byte in $0.prefix(8) { checksum = checksum << 8 | UInt64(byte) } }
        return checksum
    }
}

/// A set of chunks, stored as runs of consecutive chunks. It stays small even for half a million chunks, because
/// arriving chunks close the gaps.
///
/// Each run stores the sum of the checksums of its chunks, so two runs merge without access to their chunks. Hashing
/// all chunks of a run shows whether they are unchanged.
struct ChunkRuns: Hashable, Codable, Sendable {
    /// A run of consecutive chunks.
    struct Run: Hashable, Codable, Sendable {
        var first: Int
        var count: Int
        /// The sum of the checksums of its chunks.
        var checksum: UInt64

        /// The index after the last chunk.
        var end: Int { first + count }
    }

    /// The runs in ascending order. At least one chunk is missing between two of them.
    private(set) var runs: [Run] = []
    /// The number of chunks.
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

    /// Returns whether these can be chunks of content that has the given number of chunks. Call this first on a decoded
    /// value.
    func isValid(below limit: Int64) -> Bool {
        var next: Int64 = 0
        for run in runs {
            let (end, isTooLarge) = Int64(run.first).addingReportingOverflow(Int64(run.count))
            guard run.first >= next, run.count > 0, !isTooLarge, end <= limit else { return false }
            next = end
        }
        return true
    }

    /// Returns the run that contains a chunk.
    func run(of chunk: Int) -> Run? {
        let position = insertionIndex(after: chunk)
        return position > 0 && runs[position - 1].end > chunk ? runs[position - 1] : nil
    }

    func contains(_ chunk: Int) -> Bool { run(of: chunk) != nil }

    /// Adds a chunk, unless the set contains it.
    mutating func insert(_ chunk: Int, checksum: UInt64 = 0) {
        let position = insertionIndex(after: chunk)
        let before = position > 0 ? runs[position - 1] : nil
        if let before, before.end > chunk { return }
        count += 1
        var run = Run(first: chunk, count: 1, checksum: checksum)
        var replaced = position..<position
        if let before, before.end == chunk {
            run = Run(first: before.first, count: before.count + 1, checksum: before.checksum &+ checksum)
            replaced = (position - 1)..<position
        }
        if position < runs.count, runs[position].first == chunk + 1 {
            run.count += runs[position].count
            run.checksum &+= runs[position].checksum
            replaced = replaced.lowerBound..<(position + 1)
        }
        runs.replaceSubrange(replaced, with: CollectionOfOne(run))
    }

    /// Removes and returns the first chunk.
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

    /// Returns the index of the first run that starts after a chunk.
    private func insertionIndex(after chunk: Int) -> Int {
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].first > chunk { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
