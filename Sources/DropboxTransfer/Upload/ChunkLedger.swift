import DropboxCore

/// Where the chunks of an upload are.
struct ChunkLedger {
    /// The first chunk that was never sent.
    private(set) var fresh = 0
    /// How many chunks of a stream have been read.
    private(set) var read: Int64 = 0
    /// Whether the next chunk of a stream is being read.
    var isReading = false
    /// To be sent again.
    private(set) var again: Set<Int> = []
    /// Sent or hashed just now.
    private(set) var underWay: Set<Int> = []
    /// Waiting for time to pass.
    private(set) var pausing: Set<Int> = []
    /// In the session, each with the beginning of the hash of its bytes.
    private(set) var arrived: [Int: String] = [:]
    /// In the session by the word of an earlier life, and not hashed in this one.
    private(set) var unhashed: Set<Int> = []
    private(set) var arrivedBytes: Int64 = 0
    private(set) var digests = OrderedDigests()
    private var starts: [Int: Int64] = [:]
    private var attempts: [Int: Int] = [:]

    init() {}

    /// - Parameter arrived: What arrived in an earlier life.
    init(arrivedBefore arrived: [Int: String]) {
        self.arrived = arrived
        unhashed = Set(arrived.keys)
    }

    // MARK: What is to be done

    /// A chunk to send once more, if there is any.
    mutating func takeAgain() -> Int? {
        guard let index = again.min() else { return nil }
        again.remove(index)
        underWay.insert(index)
        return index
    }

    /// A chunk to hash, if there is any.
    mutating func takeUnhashed() -> Int? {
        guard let index = unhashed.min() else { return nil }
        unhashed.remove(index)
        underWay.insert(index)
        return index
    }

    /// The next chunk that was never sent, below `limit`.
    mutating func takeFresh(below limit: Int) -> Int? {
        passArrived()
        guard fresh < limit else { return nil }
        underWay.insert(fresh)
        fresh += 1
        return fresh - 1
    }

    /// Passes over what arrived in an earlier life.
    mutating func passArrived() {
        while arrived[fresh] != nil { fresh += 1 }
    }

    /// Where the sending of a chunk begins, if not at its first byte.
    func start(of index: Int) -> Int64? { starts[index] }

    // MARK: What became of it

    mutating func wasRead() {
        read += 1
        isReading = false
    }

    mutating func arrive(_ index: Int, _ bytes: Range<Int64>, _ digests: BlockDigests) {
        underWay.remove(index)
        attempts[index] = nil
        starts[index] = nil
        arrived[index] = digests.mark
        arrivedBytes += Int64(bytes.count)
        self.digests.add(digests, of: index)
    }

    /// A chunk of an earlier life was hashed; `false` where its bytes are not those that were sent.
    mutating func hash(_ index: Int, _ bytes: Range<Int64>, _ digests: BlockDigests) -> Bool {
        guard let mark = arrived[index], mark.isEmpty || mark == digests.mark else { return false }
        arrive(index, bytes, digests)
        return true
    }

    /// A chunk arrived without this life having sent it.
    mutating func arriveUnhashed(_ index: Int) {
        guard arrived[index] == nil else { return }
        again.remove(index)
        arrived[index] = ""
        unhashed.insert(index)
    }

    /// A chunk that was not sent yet begins at this byte.
    mutating func begin(_ index: Int, at start: Int64) {
        starts[index] = start
    }

    /// A chunk has to be sent once more, from this byte on.
    mutating func sendAgain(_ index: Int, from start: Int64) {
        underWay.remove(index)
        starts[index] = start
        again.insert(index)
    }

    /// Counts a failure of a chunk and gives how many there were in a row.
    mutating func failed(_ index: Int) -> Int {
        attempts[index, default: 0] += 1
        return attempts[index] ?? 1
    }

    mutating func pause(_ index: Int) {
        underWay.remove(index)
        pausing.insert(index)
    }

    /// The request for a chunk is over, and of no use.
    mutating func gone(_ index: Int) { underWay.remove(index) }

    mutating func waited(_ index: Int) {
        if pausing.remove(index) != nil { again.insert(index) }
    }
}

extension BlockDigests {
    /// The beginning of the content hash of these blocks: enough to notice that a file is not what it was.
    fileprivate var mark: String { String(contentHash.prefix(16)) }
}
