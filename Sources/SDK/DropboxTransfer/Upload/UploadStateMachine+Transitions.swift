import DropboxCore
import DropboxFiles

/// The transitions from the first chunk to the last.
extension UploadStateMachine {
    /// The number of chunks, or `nil` for a stream whose end was not reached.
    private var count: Int? {
        size.map { Int(($0 + limits.chunkSize - 1) / limits.chunkSize) }
    }

    func chunk(_ index: Int) -> Chunk { chunk(index..<(index + 1)) }

    /// Returns a run of chunks as one request sends it.
    func chunk(_ run: Range<Int>) -> Chunk {
        let lower = Int64(run.lowerBound) * limits.chunkSize
        let upper = min(lower + Int64(run.count) * limits.chunkSize, size ?? .max)
        return Chunk(
            index: run.lowerBound, range: lower..<max(lower, upper), start: chunks.start(of: run.lowerBound) ?? lower,
            isLast: upper == size, round: round, count: run.count)
    }

    /// Returns all actions that can start now.
    mutating func next() -> [Action] {
        guard phase == .sending else { return [] }
        var actions: [Action] = []
        if let session {
            while canStartRequest, let action = nextChunk(session) { actions.append(action) }
            if let count, chunks.arrived.count == count, chunks.digests.isComplete(count) {
                hash = chunks.digests.contentHash
                return actions + perform(needsCommitVerification ? .check : .finish)
            }
        }
        // Read one chunk ahead, because only the end of a stream shows which chunk is the last.
        if size == nil, !chunks.isReading, canStartRequest, chunks.nextUnsent == Int(chunks.readCount) {
            chunks.isReading = true
            actions.append(.read(Int(chunks.readCount)))
        }
        return actions
    }

    private var canStartRequest: Bool {
        let pausedCount = isConcurrent ? 0 : chunks.delayed.count
        return chunks.inFlight.count + lateChunks + pausedCount < (isConcurrent ? limits.maximumRequests : 1)
    }

    /// Returns whether a result belongs to a request of the current session.
    private mutating func isFromCurrentSession(_ chunk: Chunk) -> Bool {
        if chunk.round != round { lateChunks -= 1 }
        return chunk.round == round
    }

    private mutating func nextChunk(_ session: String) -> Action? {
        if let run = nextRun(isRetry: true) { return append(run, session) }
        if let index = chunks.dequeueUnhashed() { return .hash(chunk(index)) }
        return nextRun(isRetry: false).map { append($0, session) }
    }

    private mutating func nextRun(isRetry: Bool) -> Range<Int>? {
        let units = size == nil || !isReplayable ? min(pace.nextRequestUnits, 1) : pace.nextRequestUnits
        guard units > 0 else { return nil }
        if isRetry { return chunks.dequeueRetry(units) }
        chunks.skipArrived()
        guard let count else { return chunks.dequeueUnsent(below: Int(chunks.readCount), units) }
        // The last chunk closes a concurrent session, so send it after all others.
        let mayClose = !isConcurrent || chunks.arrived.count == count - 1
        return chunks.dequeueUnsent(below: mayClose ? count : count - 1, units)
    }

    private mutating func append(_ run: Range<Int>, _ session: String) -> Action {
        let chunk = chunk(run)
        pace.begin(chunk.index, chunk.range.upperBound - chunk.start, at: now)
        return .append(chunk, session: session)
    }

    // MARK: Results

    mutating func sent(_ chunk: Chunk, _ sent: AppendResult, _ digests: BlockDigests) -> [Action] {
        guard isFromCurrentSession(chunk) else { return next() }
        pace.end(chunk.index, isConfirmed: sent.isAccepted, at: now)
        switch sent {
        case .accepted: markArrived(chunk, digests)
        case .offsetMismatch(let end, let error): return offsetMismatch(chunk, end, digests, error)
        case .closed(let error):
            // Only the last chunk closes a session. It arrived, and its response was lost: either this chunk, or that
            // of a larger run that started here.
            guard chunk.isLast else { return offsetMismatch(chunk, size ?? .max, digests, error) }
            markArrived(chunk, digests)
        case .sessionLost(let error):
            chunks.discard(chunk.index)
            return restart(error)
        case .failed(let kind, let error): return failed(chunk, kind, error)
        }
        return next()
    }

    private mutating func markArrived(_ chunk: Chunk, _ digests: BlockDigests) {
        sessionBytes += Int64(chunk.range.count)
        chunks.markArrived(chunk.index, digests.split(chunk.count, Int(limits.chunkSize) / ContentHash.blockSize))
    }

    /// Handles a session that ends at another byte than expected: the response to an earlier request was lost, or the
    /// server received part of the request.
    private mutating func offsetMismatch(
        _ chunk: Chunk, _ end: Int64, _ digests: BlockDigests, _ error: FileUploadError
    ) -> [Action] {
        guard !isConcurrent, end >= 0, end <= size ?? chunk.range.upperBound else {
            return self.finish(.failure(error))
        }
        // The server lost bytes that had arrived.
        guard end >= chunk.range.lowerBound else {
            chunks.discard(chunk.index)
            return restart(error)
        }
        guard end < chunk.range.upperBound else {
            markArrived(chunk, digests)
            resume(from: end, at: chunk.run.upperBound)
            return next()
        }
        if chunks.recordProgress(chunk.index, end - chunk.start, at: now) {
            chunks.enqueueRetry(chunk.run, from: end)
            return next()
        }
        // Otherwise, a server that accepts one byte of each request would receive requests forever.
        guard let pause = chunks.delayAfterFailure(chunk.index, limits.retry, atLeast: nil) else {
            return self.finish(.failure(error))
        }
        guard chunks.failures(of: chunk.index) > 1 else {
            // The server said where to continue, so the first attempt to do so doesn't wait.
            chunks.enqueueRetry(chunk.run, from: end)
            return next()
        }
        chunks.setStart(of: chunk.index, to: end)
        chunks.delay(chunk.run)
        return [.wait(.chunk(chunk.index, round: round), pause)] + next()
    }

    /// Resumes after an earlier attempt that sent more chunks than it recorded.
    private mutating func resume(from end: Int64, at index: Int) {
        var next = index
        while Int64(next) * limits.chunkSize < end {
            let range = chunk(next).range
            if end >= range.upperBound {
                if !chunks.arrived.contains(next) { sessionBytes += Int64(range.count) }
                chunks.markArrivedUnhashed(next)
            } else {
                chunks.setStart(of: next, to: end)
            }
            next += 1
        }
    }

    private mutating func failed(_ chunk: Chunk, _ verdict: FailureVerdict, _ error: FileUploadError) -> [Action] {
        guard verdict.isTemporary,
            let pause = chunks.delayAfterFailure(chunk.index, limits.retry, atLeast: verdict.retryAfter)
        else { return finish(.failure(error)) }
        chunks.delay(chunk.run)
        return [.wait(.chunk(chunk.index, round: round), pause)] + next()
    }

    mutating func hashed(_ chunk: Chunk, _ digests: BlockDigests, _ error: FileUploadError) -> [Action] {
        guard isFromCurrentSession(chunk) else { return next() }
        guard chunks.recordHash(chunk.index, digests) else {
            // The file changed since the earlier attempt sent that part.
            chunks.discard(chunk.index)
            return restart(error)
        }
        return next()
    }
}

extension UploadStateMachine.AppendResult {
    fileprivate var isAccepted: Bool { if case .accepted = self { true } else { false } }
}

extension BlockDigests {
    /// Returns the digests of each of `count` chunks, which have the given number of blocks each. The last chunk may
    /// have fewer.
    fileprivate func split(_ count: Int, _ blocks: Int) -> [BlockDigests] {
        guard count > 1 else { return [self] }
        return (0..<count).map { suffix(from: $0 * blocks).prefix(blocks) }
    }
}

/// The transitions from the last byte to the committed file.
extension UploadStateMachine {
    /// Handles the result of the request that sends the entire content.
    mutating func uploaded(_ uploaded: UploadResult, _ digests: BlockDigests) -> [Action] {
        hash = digests.contentHash
        switch uploaded {
        case .file(let metadata): return accept(metadata)
        case .stored(let id, let error):
            session = id
            return retry(.finish, .rejected(retryAfter: nil)) ?? finish(.failure(error))
        case .failed(.indeterminate(let wait), let error):
            indeterminateError = error
            return retry(.check, .indeterminate(retryAfter: wait)) ?? checkDestination()
        case .failed(let verdict, let error): return retry(.upload, verdict) ?? reject(error)
        }
    }

    /// Handles the result of the finish request.
    mutating func finished(_ finished: FinishResult) -> [Action] {
        switch finished {
        case .file(let metadata): return accept(metadata)
        case .sessionLost(let error):
            // A finish request with a lost response may have closed the session. The SDK may not even know that
            // request: libcurl repeats a request if the server closed a reused connection without a response.
            isRejectionIndeterminate = indeterminateError != nil
            isSessionLost = true
            rejection = error
            return perform(.check)
        case .incomplete(let error): return indeterminateError == nil ? restart(error) : reject(error)
        case .failed(.indeterminate(let wait), let error):
            indeterminateError = error
            return retry(.check, .indeterminate(retryAfter: wait)) ?? checkDestination()
        case .failed(let verdict, let error): return retry(.finish, verdict) ?? reject(error)
        }
    }

    /// Handles the result of a check of the destination.
    mutating func checked(_ state: DestinationState) -> [Action] {
        if case .content(let metadata) = state { return finish(.success(metadata)) }
        if let rejection {
            // The destination is empty and no request is pending: the session expired.
            if isSessionLost, isReplayable, state.isNothing || indeterminateError == nil { return restart(rejection) }
            let indeterminate =
                isRejectionIndeterminate ? indeterminateError.map { FileUploadError.indeterminate($0) } : nil
            return finish(.failure(indeterminate ?? rejection))
        }
        needsCommitVerification = false
        return perform(session == nil ? .upload : .finish)
    }

    /// Handles a rejection of the commit. If an earlier request with a lost response succeeded, the rejection is not an
    /// error.
    private mutating func reject(_ error: FileUploadError) -> [Action] {
        guard indeterminateError != nil else { return finish(.failure(error)) }
        rejection = error
        return perform(.check)
    }

    /// Checks the destination after the last attempt, because an attempt may have succeeded.
    private mutating func checkDestination() -> [Action] {
        rejection = indeterminateError
        isRejectionIndeterminate = true
        return perform(.check)
    }

    private mutating func accept(_ metadata: Files.FileMetadata) -> [Action] {
        guard let error = destination.error(of: metadata, size: size ?? 0, hash) else {
            return finish(.success(metadata))
        }
        // Only the response may be wrong, so check the destination.
        rejection = error
        return perform(.check)
    }
}

extension UploadStateMachine.DestinationState {
    fileprivate var isNothing: Bool { if case .nothing = self { true } else { false } }
}
