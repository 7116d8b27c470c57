import DropboxCore

/// The transitions from the first byte of a file to its closed session.
extension UploadPlan {
    /// Returns the first request of a file, which was removed from the queue. Returns `nil` if too many bytes are in
    /// flight.
    mutating func begin(_ file: Int) -> Action? {
        if files[file].session != nil {
            move(file, to: .sending)
            return nextChunk(file)
        }
        if files[file].size == nil, files[file].chunks.readCount == 0 {
            files[file].chunks.isReading = true
            move(file, to: .beginning)
            return .read(file: file, 0)
        }
        let request = limits.request(for: files[file].size)
        if request == .concurrentSession {
            move(file, to: .beginning)
            return .startConcurrent(file: file)
        }
        guard let chunk = nextRun(file, isRetry: true) ?? nextRun(file, isRetry: false) else { return nil }
        move(file, to: .beginning)
        beginRequest(chunk)
        return request == .upload ? .upload(chunk) : .start(chunk)
    }

    /// Returns the next request for a file with an open session, or `nil` if there is none now.
    mutating func nextChunk(_ file: Int) -> Action? {
        guard let session = files[file].session else { return nil }
        // The chunks of a sequential session are sent in order.
        guard files[file].isConcurrent || files[file].chunks.isIdle else { return nil }
        if let chunk = nextRun(file, isRetry: true) { return append(chunk, session) }
        if let index = files[file].chunks.dequeueUnhashed() {
            return .hash(files[file].chunk(index..<(index + 1), file: file))
        }
        // A failing server gets no more chunks, and a stream holds no more.
        guard files[file].chunks.unfinishedCount < limits.maximumRequests else { return nil }
        if let chunk = nextRun(file, isRetry: false) { return append(chunk, session) }
        // Read one chunk ahead, because only the end of a stream shows which chunk is the last.
        let chunks = files[file].chunks
        guard files[file].size == nil, !chunks.isReading, chunks.nextUnsent == Int(chunks.readCount) else { return nil }
        files[file].chunks.isReading = true
        return .read(file: file, Int(chunks.readCount))
    }

    private mutating func append(_ chunk: Chunk, _ session: String) -> Action {
        files[chunk.file].maximumSentOffset = max(files[chunk.file].maximumSentOffset, chunk.range.upperBound)
        beginRequest(chunk)
        return .append(chunk, session: session)
    }

    /// Removes and returns the next run of chunks to send, as large as the link allows.
    private mutating func nextRun(_ file: Int, isRetry: Bool) -> Chunk? {
        let state = files[file]
        // A sequential session needs the chunks in order, even if the last one is small enough to be sent now.
        if !isRetry, !state.isConcurrent, state.chunks.nextRetry != nil { return nil }
        files[file].chunks.skipArrived()
        guard let next = isRetry ? state.chunks.nextRetry : files[file].chunks.nextUnsent else { return nil }
        let room = nextRequestBytes
        var count = Int(room / state.chunkSize)
        // The last chunk may be smaller. If nothing is in flight, any chunk may be sent.
        if count == 0, pace.bytesInFlight == 0 || Int64(state.chunk(next..<(next + 1)).bytes.count) <= room {
            count = 1
        }
        guard count > 0 else { return nil }
        if state.size == nil || !state.isReplayable { count = 1 }
        let run =
            isRetry
            ? files[file].chunks.dequeueRetry(count)
            : files[file].chunks.dequeueUnsent(below: sendableCount(file), count)
        return run.map { files[file].chunk($0, file: file) }
    }

    /// The number of leading chunks that may be sent now.
    private func sendableCount(_ file: Int) -> Int {
        let state = files[file]
        guard let count = state.count else { return Int(state.chunks.readCount) }
        // The last chunk closes a concurrent session, so send it after all others.
        return !state.isConcurrent || state.chunks.arrived.count == count - 1 ? count : count - 1
    }

    // MARK: Results

    mutating func read(_ file: Int, _ count: Int64, _ isLast: Bool) -> [Action] {
        requestCount -= 1
        guard files[file].phase.isSending else { return [] }
        let end = files[file].chunks.readCount * files[file].chunkSize + count
        guard end <= limits.maximumFileSize else {
            fail(file, .source(UploadSourceError.tooLarge(end)))
            return []
        }
        files[file].chunks.markRead()
        if isLast { files[file].size = end }
        if files[file].phase == .beginning { enqueue(file) }
        return []
    }

    mutating func startedConcurrent(_ file: Int, _ result: Result<String, Failure>) -> [Action] {
        requestCount -= 1
        guard files[file].phase == .beginning else { return [] }
        switch result {
        case .success(let session):
            files[file].session = session
            files[file].isConcurrent = true
            files[file].attempts = RetryAttempts()
            move(file, to: .sending)
            return []
        case .failure(let failure): return failed([file], failure)
        }
    }

    /// Handles the result of a request that carried a chunk. Returns delays.
    mutating func sent(_ chunk: Chunk, _ sent: AppendResult, _ digests: BlockDigests) -> [Action] {
        requestCount -= 1
        endRequest(chunk, isConfirmed: sent.isAccepted)
        return received(chunk, sent, digests)
    }

    /// Handles the result for a chunk, which was sent alone or in a bundle. Returns delays.
    mutating func received(_ chunk: Chunk, _ sent: AppendResult, _ digests: BlockDigests) -> [Action] {
        let file = chunk.file
        guard files[file].phase.isSending, chunk.round == files[file].round else { return [] }
        switch sent {
        case .accepted(let session):
            if files[file].session == nil {
                files[file].session = session
                files[file].maximumSentOffset = chunk.range.upperBound
            }
            continueSession(file)
            markArrived(chunk, digests)
        case .offsetMismatch(let end, let error): return offsetMismatch(chunk, end, digests, error)
        case .closed(let error):
            // Only the last chunk closes a session. It arrived, and its response was lost: either this chunk, or that
            // of a larger run that started here.
            guard chunk.isLast else {
                return offsetMismatch(chunk, files[file].size ?? .max, digests, error)
            }
            continueSession(file)
            markArrived(chunk, digests)
        case .sessionLost(let error): restart(file, error)
        case .failed(let failure):
            guard files[file].session != nil, files[file].phase == .sending else {
                files[file].chunks.requeue(chunk.run)
                return failed([file], failure)
            }
            return failed(chunk, failure)
        case .unreadable(let error):
            fail(file, files[file].indeterminateError == nil ? error : .indeterminate(error))
        case .locked(let error):
            files[file].chunks.requeue(chunk.run)
            // Another chunk waits already.
            if files[file].phase == .pausing { return [] }
            guard delayAfterFailure(file, atLeast: nil) != nil else {
                fail(file, error)
                return []
            }
            move(file, to: .pausing)
            return [.waitForUnlock([file], limits.maximumBackoff)]
        }
        return []
    }

    /// Sends the other chunks of a file whose session is known.
    private mutating func continueSession(_ file: Int) {
        if files[file].phase == .beginning || files[file].phase == .bundled { move(file, to: .sending) }
    }

    private mutating func markArrived(_ chunk: Chunk, _ digests: BlockDigests) {
        let file = chunk.file
        files[file].arrivedBytes += Int64(chunk.range.count)
        files[file].attempts = RetryAttempts()
        let blocks = Int(files[file].chunkSize) / ContentHash.blockSize
        files[file].chunks.markArrived(chunk.index, digests.split(chunk.count, blocks))
        markChanged(file)
        finishIfComplete(file)
    }

    /// Handles a session that ends at another byte than expected: the response to an earlier request was lost, or the
    /// server received part of the request.
    private mutating func offsetMismatch(
        _ chunk: Chunk, _ end: Int64, _ digests: BlockDigests, _ error: FileUploadError
    ) -> [Action] {
        let file = chunk.file
        // The last chunk has arrived in a concurrent session, which an outdated journal doesn't know.
        guard !files[file].isConcurrent else {
            restart(file, error)
            return []
        }
        // The session can't contain bytes that were never sent.
        guard files[file].session != nil, (0...files[file].maximumSentOffset).contains(end) else {
            fail(file, error)
            return []
        }
        // The server lost bytes that had arrived.
        guard end >= chunk.range.lowerBound else {
            restart(file, error)
            return []
        }
        continueSession(file)
        // A commit of several sessions requires that they are closed.
        guard end < chunk.range.upperBound || chunk.isLast && limits.commitsTogether else {
            markArrived(chunk, digests)
            resume(file, from: end, at: chunk.run.upperBound)
            return []
        }
        if files[file].chunks.recordProgress(chunk.index, end - chunk.start, at: now) {
            files[file].chunks.enqueueRetry(chunk.run, from: end)
            return []
        }
        // Otherwise, a server that accepts one byte of each request would receive requests forever.
        guard let pause = files[file].chunks.delayAfterFailure(chunk.index, limits.retry, atLeast: nil) else {
            fail(file, error)
            return []
        }
        guard files[file].chunks.failures(of: chunk.index) > 1 else {
            // The server said where to continue, so the first attempt to do so doesn't wait.
            files[file].chunks.enqueueRetry(chunk.run, from: end)
            return []
        }
        files[file].chunks.setStart(of: chunk.index, to: end)
        files[file].chunks.delay(chunk.run)
        return [.wait(.chunk(file: file, index: chunk.index, round: chunk.round), pause)]
    }

    /// Resumes after an earlier attempt that sent more chunks than it recorded.
    private mutating func resume(_ file: Int, from end: Int64, at index: Int) {
        var next = index
        while Int64(next) * files[file].chunkSize < end {
            let chunk = files[file].chunk(next..<(next + 1))
            if end >= chunk.range.upperBound, !chunk.isLast || !limits.commitsTogether {
                if !files[file].chunks.arrived.contains(next) { files[file].arrivedBytes += Int64(chunk.range.count) }
                files[file].chunks.markArrivedUnhashed(next)
            } else {
                files[file].chunks.setStart(of: next, to: end)
            }
            next += 1
        }
    }

    /// Handles a failure of one of the chunks of a session.
    private mutating func failed(_ chunk: Chunk, _ failure: Failure) -> [Action] {
        let retryAfter = failure.verdict.retryAfter
        guard failure.verdict.isTemporary,
            let pause = files[chunk.file].chunks.delayAfterFailure(chunk.index, limits.retry, atLeast: retryAfter)
        else {
            fail(chunk.file, failure.error)
            if failure.verdict == .clientWide { stop(failure.error) }
            return []
        }
        files[chunk.file].chunks.delay(chunk.run)
        return [.wait(.chunk(file: chunk.file, index: chunk.index, round: chunk.round), pause)]
    }

    mutating func hashed(_ chunk: Chunk, _ digests: BlockDigests, ifChanged error: FileUploadError) -> [Action] {
        requestCount -= 1
        let file = chunk.file
        guard files[file].phase.isSending, chunk.round == files[file].round else { return [] }
        guard files[file].chunks.recordHash(chunk.index, digests) else {
            // The file changed since the earlier attempt sent that part.
            restart(file, error)
            return []
        }
        finishIfComplete(file)
        return []
    }

    private mutating func finishIfComplete(_ file: Int) {
        let chunks = files[file].chunks
        guard let count = files[file].count, chunks.arrived.count == count, chunks.digests.isComplete(count) else {
            return
        }
        let hash = chunks.digests.contentHash
        if let expectedHash = files[file].expectedHash, hash != expectedHash {
            // The server has the bytes of another content, which must not be committed.
            return fail(file, .source(UnexpectedContentError()))
        }
        files[file].hash = hash
        if files[file].needsCommitVerification {
            startCheck(file)
        } else {
            markReady(file)
        }
    }

    /// Restarts a file with another session.
    ///
    /// - Parameter error: The error of the file if it was restarted too often, or can't be read again.
    mutating func restart(_ file: Int, _ error: FileUploadError) {
        guard files[file].isReplayable, files[file].restarts < limits.maximumRestarts, stopError == nil else {
            return fail(file, error)
        }
        files[file].restart()
        enqueue(file)
    }
}

// MARK: Pace

extension UploadPlan {
    /// The maximum number of bytes of the next request, which is less than a chunk if it must wait for others.
    var nextRequestBytes: Int64 {
        let largest = max(limits.maximumRequestSize, limits.requestUnit)
        return limits.isPaced ? min(pace.nextRequestBytes, largest) : largest
    }

    /// Records the start of a request.
    ///
    /// - Parameters:
    ///   - chunk: The first chunk of the request.
    ///   - bytes: The number of bytes of the request. The default is that of the chunk.
    mutating func beginRequest(_ chunk: Chunk, _ bytes: Int64? = nil) {
        guard limits.isPaced else { return }
        pace.begin(UploadPace.Request(chunk), bytes ?? Int64(chunk.bytes.count), at: now)
    }

    /// Records the end of the request with a chunk.
    mutating func endRequest(_ chunk: Chunk, isConfirmed: Bool) {
        guard limits.isPaced else { return }
        pace.end(UploadPace.Request(chunk), isConfirmed: isConfirmed, at: now)
    }
}

extension BlockDigests {
    /// Returns the digests of each of `count` chunks, which have the given number of blocks each. The last chunk may
    /// have fewer.
    fileprivate func split(_ count: Int, _ blocks: Int) -> [BlockDigests] {
        guard count > 1 else { return [self] }
        return (0..<count).map { suffix(from: $0 * blocks).prefix(blocks) }
    }
}
