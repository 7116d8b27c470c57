import DropboxCore

/// Where the chunks of an upload are. A request carries one of them or a run of several, which goes by its first one.
struct ChunkTracker {
    /// The first chunk that was never sent.
    private(set) var fresh = 0
    /// How many chunks of a stream have been read.
    private(set) var read: Int64 = 0
    /// Whether the next chunk of a stream is being read.
    var isReading = false
    /// To be sent again: the first of each run, and how many they are.
    private(set) var again: [Int: Int] = [:]
    /// Sent or hashed just now.
    private(set) var underWay: Set<Int> = []
    /// Waiting for time to pass.
    private(set) var pausing: [Int: Int] = [:]
    /// In the session.
    private(set) var arrived = ChunkRuns()
    /// Those of them whose bytes are known, or were known to an earlier life: what a later life has to know.
    private(set) var marked = ChunkRuns()
    /// In the session, and not hashed in this life.
    private var unhashed = ChunkRuns()
    /// What an earlier life says of its chunks.
    private var claims: [Claim] = []
    private(set) var digests = InOrderHasher()
    private var starts: [Int: Int64] = [:]

    /// A run of chunks that an earlier life has sent.
    private struct Claim {
        let chunks: Range<Int>
        /// How many of them are not hashed yet, and the sum of their marks.
        var left: Int
        var mark: UInt64
    }

    private var attempts: [Int: RetryAttempts] = [:]

    init() {}

    /// - Parameter arrived: What arrived in an earlier life.
    init(arrivedBefore arrived: ChunkRuns) {
        self.arrived = arrived
        marked = arrived
        unhashed = arrived
        claims = arrived.runs.map { Claim(chunks: $0.first..<$0.end, left: $0.count, mark: $0.mark) }
    }

    // MARK: What is to be done

    /// A run to send once more, if there is any, of `maximum` chunks at most.
    mutating func takeAgain(_ maximum: Int) -> Range<Int>? {
        guard let index = again.keys.min(), let count = again.removeValue(forKey: index) else { return nil }
        // A run of which some bytes have arrived stays together.
        let taken = starts[index] == nil ? min(count, maximum) : count
        if taken < count { again[index + taken] = count - taken }
        underWay.insert(index)
        return index..<(index + taken)
    }

    /// A chunk to hash, if there is any.
    mutating func takeUnhashed() -> Int? {
        guard let index = unhashed.removeFirst() else { return nil }
        underWay.insert(index)
        return index
    }

    /// The next run that was never sent, below `limit`, of `maximum` chunks at most.
    mutating func takeFresh(below limit: Int, _ maximum: Int) -> Range<Int>? {
        passArrived()
        guard fresh < limit else { return nil }
        let first = fresh
        repeat {
            fresh += 1
        } while fresh < limit && fresh < first + maximum && !arrived.contains(fresh) && starts[fresh] == nil
            && starts[first] == nil
        underWay.insert(first)
        return first..<fresh
    }

    /// Passes over what arrived in an earlier life.
    mutating func passArrived() {
        if let run = arrived.run(of: fresh) { fresh = run.end }
    }

    /// Where the sending of a chunk begins, if not at its first byte.
    func start(of index: Int) -> Int64? { starts[index] }

    // MARK: What became of it

    mutating func wasRead() {
        read += 1
        isReading = false
    }

    /// A run has arrived, whose chunks have these digests.
    mutating func arrive(_ index: Int, _ digests: [BlockDigests]) {
        underWay.remove(index)
        attempts[index] = nil
        starts[index] = nil
        for (place, digests) in digests.enumerated() {
            arrived.insert(index + place)
            marked.insert(index + place, mark: digests.mark(of: index + place))
            self.digests.add(digests, of: index + place)
        }
    }

    /// A chunk of an earlier life was hashed; `false` where the chunks of its run, of which this was the last one, are not what
    /// was sent.
    mutating func hash(_ index: Int, _ digests: BlockDigests) -> Bool {
        arrive(index, [digests])
        guard let place = claims.firstIndex(where: { $0.chunks.contains(index) }) else { return true }
        claims[place].left -= 1
        claims[place].mark &-= digests.mark(of: index)
        guard claims[place].left == 0 else { return true }
        return claims.remove(at: place).mark == 0
    }

    /// A chunk arrived without this life having sent it.
    mutating func arriveUnhashed(_ index: Int) {
        guard !arrived.contains(index) else { return }
        again[index] = nil
        arrived.insert(index)
        unhashed.insert(index)
    }

    /// A chunk that was not sent yet begins at this byte.
    mutating func begin(_ index: Int, at start: Int64) {
        starts[index] = start
    }

    /// A run has to be sent once more, from this byte on.
    mutating func sendAgain(_ run: Range<Int>, from start: Int64) {
        underWay.remove(run.lowerBound)
        starts[run.lowerBound] = start
        again[run.lowerBound] = run.count
    }

    /// Counts a failure of a run, and gives the wait before it is sent again; `nil` where it failed too often in a row, or
    /// where the wait would be too long.
    mutating func failed(_ index: Int, _ retry: RetryPolicy, atLeast minimum: Duration?) -> Duration? {
        attempts[index, default: RetryAttempts()].failedStep(retry, atLeast: minimum)
    }

    mutating func pause(_ run: Range<Int>) {
        underWay.remove(run.lowerBound)
        pausing[run.lowerBound] = run.count
    }

    /// The request for a run is over, and of no use.
    mutating func gone(_ index: Int) { underWay.remove(index) }

    mutating func waited(_ index: Int) {
        if let count = pausing.removeValue(forKey: index) { again[index] = count }
    }
}

extension BlockDigests {
    /// A number for these blocks as the chunk of this index: enough to notice that a file is not what it was.
    func mark(of index: Int) -> UInt64 {
        var hash = SHA256()
        update(&hash)
        withUnsafeBytes(of: UInt64(index).littleEndian) { hash.update($0) }
        var mark: UInt64 = 0
        hash.finalize { for byte in $0.prefix(8) { mark = mark << 8 | UInt64(byte) } }
        return mark
    }
}
