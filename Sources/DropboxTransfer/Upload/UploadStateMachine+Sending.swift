import DropboxCore

/// From the first chunk to the last.
extension UploadStateMachine {
    /// How many chunks the content has; `nil` for a stream that is not at its end.
    private var count: Int? {
        size.map { Int(($0 + limits.chunkSize - 1) / limits.chunkSize) }
    }

    func chunk(_ index: Int) -> Chunk { chunk(index..<(index + 1)) }

    /// A run of chunks as one request sends it.
    func chunk(_ run: Range<Int>) -> Chunk {
        let lower = Int64(run.lowerBound) * limits.chunkSize
        let upper = min(lower + Int64(run.count) * limits.chunkSize, size ?? .max)
        return Chunk(
            index: run.lowerBound, range: lower..<max(lower, upper), start: chunks.start(of: run.lowerBound) ?? lower,
            isLast: upper == size, round: round, count: run.count)
    }

    /// Whatever can begin now.
    mutating func next() -> [Action] {
        guard phase == .sending else { return [] }
        var actions: [Action] = []
        if let session {
            while isRoomForRequest, let action = nextChunk(session) { actions.append(action) }
            if let count, chunks.arrived.count == count, chunks.digests.isComplete(count) {
                hash = chunks.digests.contentHash
                return actions + perform(mustCheck ? .check : .finish)
            }
        }
        // One chunk is read ahead, because only the end of a stream tells which chunk is the last.
        if size == nil, !chunks.isReading, isRoomForRequest, chunks.fresh == Int(chunks.read) {
            chunks.isReading = true
            actions.append(.read(Int(chunks.read)))
        }
        return actions
    }

    private var isRoomForRequest: Bool {
        let inTurn = isConcurrent ? 0 : chunks.pausing.count
        return chunks.underWay.count + lateChunks + inTurn < (isConcurrent ? limits.maximumRequests : 1)
    }

    /// Whether the answer is to a request of this session.
    private mutating func isTimely(_ chunk: Chunk) -> Bool {
        if chunk.round != round { lateChunks -= 1 }
        return chunk.round == round
    }

    private mutating func nextChunk(_ session: String) -> Action? {
        if let run = nextRun(again: true) { return append(run, session) }
        if let index = chunks.takeUnhashed() { return .hash(chunk(index)) }
        return nextRun(again: false).map { append($0, session) }
    }

    private mutating func nextRun(again: Bool) -> Range<Int>? {
        let units = size == nil || !isReplayable ? min(pace.units, 1) : pace.units
        guard units > 0 else { return nil }
        if again { return chunks.takeAgain(units) }
        chunks.passArrived()
        guard let count else { return chunks.takeFresh(below: Int(chunks.read), units) }
        // The last chunk closes a concurrent session, so it waits for all others.
        let mayClose = !isConcurrent || chunks.arrived.count == count - 1
        return chunks.takeFresh(below: mayClose ? count : count - 1, units)
    }

    private mutating func append(_ run: Range<Int>, _ session: String) -> Action {
        let chunk = chunk(run)
        pace.begin(chunk.index, chunk.range.upperBound - chunk.start, at: now)
        return .append(chunk, session: session)
    }

    // MARK: Answers

    mutating func sent(_ chunk: Chunk, _ sent: AppendResult, _ digests: BlockDigests) -> [Action] {
        guard isTimely(chunk) else { return next() }
        pace.end(chunk.index, isConfirmed: sent.isAccepted, at: now)
        switch sent {
        case .accepted: arrive(chunk, digests)
        case .offsetMismatch(let end, let error): return offsetMismatch(chunk, end, digests, error)
        case .closed(let error):
            // Only the last chunk closes a session, so it has arrived, though its answer was lost: this one, or one of a
            // larger run that began here.
            guard chunk.isLast else { return offsetMismatch(chunk, size ?? .max, digests, error) }
            arrive(chunk, digests)
        case .sessionLost(let error):
            chunks.gone(chunk.index)
            return restart(error)
        case .failed(let kind, let error): return failed(chunk, kind, error)
        }
        return next()
    }

    private mutating func arrive(_ chunk: Chunk, _ digests: BlockDigests) {
        sessionBytes += Int64(chunk.range.count)
        chunks.arrive(chunk.index, digests.split(chunk.count, Int(limits.chunkSize) / ContentHash.blockSize))
    }

    /// The session ends at another byte than thought: the answer to an earlier request was lost, or part of it arrived.
    private mutating func offsetMismatch(
        _ chunk: Chunk, _ end: Int64, _ digests: BlockDigests, _ error: FileUploadError
    ) -> [Action] {
        guard !isConcurrent, end >= 0, end <= size ?? chunk.range.upperBound else { return self.end(.failure(error)) }
        // What had arrived is not there any more.
        guard end >= chunk.range.lowerBound else {
            chunks.gone(chunk.index)
            return restart(error)
        }
        guard end < chunk.range.upperBound else {
            arrive(chunk, digests)
            goOn(from: end, at: chunk.run.upperBound)
            return next()
        }
        if end <= chunk.start, chunks.failed(chunk.index, limits.retry, atLeast: nil) == nil {
            return self.end(.failure(error))
        }
        chunks.sendAgain(chunk.run, from: end)
        return next()
    }

    /// More had arrived in an earlier life than it had time to write down.
    private mutating func goOn(from end: Int64, at index: Int) {
        var next = index
        while Int64(next) * limits.chunkSize < end {
            let range = chunk(next).range
            if end >= range.upperBound {
                if !chunks.arrived.contains(next) { sessionBytes += Int64(range.count) }
                chunks.arriveUnhashed(next)
            } else {
                chunks.begin(next, at: end)
            }
            next += 1
        }
    }

    private mutating func failed(_ chunk: Chunk, _ kind: ErrorClassification.Kind, _ error: FileUploadError) -> [Action]
    {
        guard case .passing(let wait, _) = kind,
            let pause = chunks.failed(chunk.index, limits.retry, atLeast: wait)
        else { return end(.failure(error)) }
        chunks.pause(chunk.run)
        return [.wait(.chunk(chunk.index, round: round), pause)] + next()
    }

    mutating func hashed(_ chunk: Chunk, _ digests: BlockDigests, _ error: FileUploadError) -> [Action] {
        guard isTimely(chunk) else { return next() }
        guard chunks.hash(chunk.index, digests) else {
            // The file has changed since that part of it was sent.
            chunks.gone(chunk.index)
            return restart(error)
        }
        return next()
    }
}

extension UploadStateMachine.AppendResult {
    fileprivate var isAccepted: Bool { if case .accepted = self { true } else { false } }
}

extension BlockDigests {
    /// Those of each of `count` chunks that have so many blocks each, the last one perhaps fewer.
    fileprivate func split(_ count: Int, _ blocks: Int) -> [BlockDigests] {
        guard count > 1 else { return [self] }
        return (0..<count).map { suffix(from: $0 * blocks).prefix(blocks) }
    }
}
