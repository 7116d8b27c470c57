import DropboxCore

/// The transitions from the first byte of a file to its closed session.
extension BatchUploadStateMachine {
    /// The result of sending a part.
    enum AppendResult {
        /// The part arrived in this session.
        case accepted(session: String)
        /// The session ends at another byte.
        case offsetMismatch(end: Int64, BatchUploadError)
        /// The session is already closed.
        case closed(BatchUploadError)
        /// The session doesn't exist.
        case sessionLost(BatchUploadError)
        case failed(JudgedError)
        /// The file can't be read, or has changed.
        case unreadable(BatchUploadError)
        /// The file can't be read until the user unlocks the device.
        case locked(BatchUploadError)

        /// Creates the result of reading a file that failed with an error.
        init(unreadable error: any Error) {
            let failure = error as? BatchUploadError ?? BatchUploadError(error)
            self = DeviceLock.isReason(for: error) ? .locked(failure) : .unreadable(failure)
        }

        var isAccepted: Bool { if case .accepted = self { true } else { false } }
    }

    /// The result for one file of a bundle, and the digests of its blocks.
    struct BundleResult {
        let sent: AppendResult
        let digests: BlockDigests
    }

    /// Returns a request for the next part of a file: the remaining bytes, or whole blocks. Returns `nil` if too many
    /// bytes are in flight.
    mutating func send(_ file: Int) -> Action? {
        let state = files[file]
        let room = nextRequestBytes
        let remaining = state.size - state.end
        let block = min(Int64(ContentHash.blockSize), limits.chunkSize)
        guard room >= min(remaining, block) else { return nil }
        // The part ends at a block boundary even if it starts within a block.
        let upper = remaining <= room ? state.size : (state.end + room) / block * block
        let part = Chunk(range: state.confirmed..<upper, start: state.end, isLast: upper == state.size)
        move(file, to: .sending(part))
        beginRequest([file], part.range.upperBound - part.start)
        guard let session = state.session else { return .start(file: file, part: part) }
        return .append(file: file, session: session, part: part)
    }

    /// Handles the result of sending a part. Returns delays.
    mutating func sent(_ file: Int, _ sent: AppendResult, _ digests: BlockDigests) -> [Action] {
        guard case .sending(let part) = files[file].phase else { return [] }
        switch sent {
        case .accepted(let session):
            files[file].session = session
            advance(file, part, digests)
        case .offsetMismatch(let end, let error):
            return resumeSession(file, part, from: end, digests, error)
        case .closed(let error):
            // Only the last part closes a session. It arrived, and its response was lost: either this part, or a larger
            // one that started here.
            if part.isLast {
                advance(file, part, digests)
            } else {
                return resumeSession(file, part, from: files[file].size, digests, error)
            }
        case .sessionLost(let error):
            if !restart(file) { fail(file, error) }
        case .failed(let judgedError):
            return failed([file], judgedError)
        case .unreadable(let error): fail(file, error)
        case .locked(let error): return locked(file, error)
        }
        return []
    }

    /// Handles a file that can't be read until the user unlocks the device. Returns the wait.
    private mutating func locked(_ file: Int, _ error: BatchUploadError) -> [Action] {
        guard delayAfterFailure(file, atLeast: nil) != nil else {
            fail(file, stopError ?? error)
            return []
        }
        move(file, to: .pausing)
        return [.waitForUnlock([file], limits.maximumBackoff)]
    }

    /// Joins the waits for the unlocking of the device, so that the files share requests again.
    static func joined(_ waits: [Action]) -> [Action] {
        var (files, others, longest) = ([Int](), [Action](), Duration.zero)
        for wait in waits {
            if case .waitForUnlock(let locked, let delay) = wait {
                files += locked
                longest = max(longest, delay)
            } else {
                others.append(wait)
            }
        }
        return files.isEmpty ? others : others + [.waitForUnlock(files, longest)]
    }

    /// Records that a part is in the session.
    private mutating func advance(_ file: Int, _ part: Chunk, _ digests: BlockDigests) {
        files[file].digests.append(digests)
        files[file].confirmed = part.range.upperBound
        files[file].end = part.range.upperBound
        files[file].attempts = RetryAttempts()
        if part.isLast {
            files[file].hash = files[file].digests.contentHash
            files[file].digests = BlockDigests()
        }
        if part.isLast, let expectedHash = files[file].expectedHash, files[file].hash != expectedHash {
            // The server has the bytes of another content, which must not be committed.
            fail(file, BatchUploadError(UnexpectedContentError()))
        } else if let stopError {
            fail(file, stopError)
        } else if part.isLast {
            markReady(file)
        } else {
            enqueue(file)
        }
    }

    /// Handles a session that ends at another byte than expected: the response to an earlier request was lost, or the
    /// server received part of the request. That request may have carried more bytes than this one, so the session can
    /// end after the bytes that were sent now. Returns a delay if the session doesn't make substantial progress.
    private mutating func resumeSession(
        _ file: Int, _ part: Chunk, from end: Int64, _ digests: BlockDigests, _ error: BatchUploadError
    ) -> [Action] {
        // The session can't contain bytes that were never sent.
        guard files[file].session != nil, (0...files[file].maximumSentOffset).contains(end) else {
            fail(file, error)
            return []
        }
        var delay: Duration?
        if !files[file].attempts.recordProgress(end - files[file].end, at: now) {
            delay = delayAfterFailure(file, atLeast: nil)
            guard delay != nil else {
                fail(file, stopError ?? error)
                return []
            }
        }
        if let stopError {
            fail(file, stopError)
            return []
        }
        var known = files[file].digests
        known.append(digests)
        // Bytes after the last whole block are hashed with the next part.
        let blocks = min(end, part.range.upperBound) / Int64(ContentHash.blockSize)
        files[file].digests = known.prefix(Int(blocks))
        files[file].confirmed = blocks * Int64(ContentHash.blockSize)
        files[file].end = end
        // The server said where to continue, so the first attempt to do so doesn't wait.
        guard let delay, files[file].attempts.failures > 1 else {
            enqueue(file)
            return []
        }
        move(file, to: .pausing)
        return [.wait(.file(file), delay)]
    }

    /// Restarts a file. Returns `false` if it was restarted too often.
    mutating func restart(_ file: Int) -> Bool {
        files[file].restarts += 1
        guard stopError == nil, files[file].restarts <= limits.maximumRestarts else { return false }
        files[file].session = nil
        files[file].indeterminateError = nil
        files[file].rejection = nil
        files[file].confirmed = 0
        files[file].end = 0
        files[file].maximumSentOffset = 0
        files[file].digests = BlockDigests()
        files[file].hash = nil
        enqueue(file)
        return true
    }

    /// Handles a failed request for files. Returns delays.
    mutating func failed(_ files: [Int], _ judgedError: JudgedError) -> [Action] {
        switch judgedError.verdict {
        case .rejected, .indeterminate, .notSent:
            var longest = Duration.zero
            var pausing: [Int] = []
            for file in files {
                if let pause = delayAfterFailure(file, atLeast: judgedError.verdict.retryAfter) {
                    longest = max(longest, pause)
                    pausing.append(file)
                    move(file, to: .pausing)
                } else {
                    fail(file, judgedError.error)
                }
            }
            guard let first = pausing.first else { return [] }
            return [.wait(pausing.count == 1 ? .file(first) : .files(pausing), longest)]
        case .permanent:
            for file in files { fail(file, judgedError.error) }
        case .clientWide:
            for file in files { fail(file, judgedError.error) }
            stop(judgedError.error)
        }
        return []
    }
}

/// Bundling: small files share requests, so a thousand files take a dozen requests.
extension BatchUploadStateMachine {
    /// Returns a request for several small files, starting with this one, which was removed from the queue. Returns
    /// `nil` if they can also be sent individually in concurrent requests, which is as fast.
    mutating func bundle(with file: Int) -> Action? {
        let room = nextRequestBytes
        guard isBundled(file), files[file].size <= room else { return nil }
        var bundle = [file]
        var size = files[file].size
        while bundle.count < limits.maximumBundleCount, let next = queue.last {
            // Skip files that left the queue in another way.
            guard files[next].phase == .queued else {
                queue.removeLast()
                continue
            }
            guard isBundled(next), (files[next].session == nil) == (files[file].session == nil),
                size + files[next].size <= room
            else { break }
            size += files[next].size
            bundle.append(next)
            queue.removeLast()
        }
        guard bundle.count > limits.maximumRequests else {
            queue += bundle.dropFirst().reversed()
            return nil
        }
        for file in bundle { move(file, to: .sending(whole(file))) }
        // Reserve bandwidth for the content while the sessions are being started.
        beginRequest(bundle, size)
        return files[file].session == nil ? .startBundle(bundle) : .appendBundle(entries(bundle))
    }

    /// Handles the start of sessions: their content is sent next.
    mutating func bundleStarted(_ files: [Int], _ sessions: [String]) -> [Action] {
        guard files.count == sessions.count else {
            endRequest(files, isConfirmed: false)
            let error = BatchAnswerError(expected: files.count, received: sessions.count)
            return bundleFailed(files, JudgedError(.clientWide, .startError(.clientError(.other(error)))))
        }
        for (file, session) in zip(files, sessions) { self.files[file].session = session }
        if let stopError {
            endRequest(files, isConfirmed: false)
            for file in files { fail(file, stopError) }
            return []
        }
        requestCount += 1
        beginRequest(files, .sum(files.map { self.files[$0].size }))
        return [.appendBundle(entries(files))]
    }

    mutating func bundleFailed(_ files: [Int], _ judgedError: JudgedError) -> [Action] {
        failed(files.filter { if case .sending = self.files[$0].phase { true } else { false } }, judgedError)
    }

    /// Returns whether a file may share a request: it is small, and nothing of it has arrived.
    private func isBundled(_ file: Int) -> Bool {
        files[file].size <= limits.maximumBundledSize && files[file].end == 0
    }

    private func whole(_ file: Int) -> Chunk {
        Chunk(range: 0..<files[file].size, start: 0, isLast: true)
    }

    private func entries(_ bundle: [Int]) -> [Entry] {
        bundle.compactMap { file in
            files[file].session.map { Entry(file: file, session: $0, size: files[file].size) }
        }
    }
}

// MARK: Pace

extension BatchUploadStateMachine {
    /// The maximum number of bytes of the next request, which is less than a part if it must wait for others.
    var nextRequestBytes: Int64 { limits.isPaced ? min(pace.nextRequestBytes, limits.chunkSize) : limits.chunkSize }

    /// Records the start of a request for files, with the total number of bytes.
    mutating func beginRequest(_ files: [Int], _ bytes: Int64) {
        guard limits.isPaced, let first = files.first else { return }
        pace.begin(first, bytes, at: now)
    }

    /// Records the end of the request for files.
    mutating func endRequest(_ files: [Int], isConfirmed: Bool) {
        guard limits.isPaced, let first = files.first else { return }
        pace.end(first, isConfirmed: isConfirmed, at: now)
    }
}
