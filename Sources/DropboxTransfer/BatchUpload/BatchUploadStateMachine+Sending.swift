import DropboxCore

/// From the first byte of a file to its closed session.
extension BatchUploadStateMachine {
    /// The next part of a file: its rest, or whole blocks. `nil` while there is no room for it.
    mutating func send(_ file: Int) -> Action? {
        let state = files[file]
        let room = bytesOfRequest
        let rest = state.size - state.end
        let block = min(Int64(ContentHash.blockSize), limits.chunkSize)
        guard room >= min(rest, block) else { return nil }
        // It ends where a block does, also where it begins within one.
        let upper = rest <= room ? state.size : (state.end + room) / block * block
        let part = Part(range: state.confirmed..<upper, start: state.end, isLast: upper == state.size)
        move(file, to: .sending(part))
        begin([file], part.range.upperBound - part.start)
        guard let session = state.session else { return .start(file: file, part: part) }
        return .append(file: file, session: session, part: part)
    }

    /// What follows from the answer to a part: waits.
    mutating func sent(_ file: Int, _ sent: AppendResult, _ digests: BlockDigests) -> [Action] {
        guard case .sending(let part) = files[file].phase else { return [] }
        switch sent {
        case .accepted(let session):
            files[file].session = session
            advance(file, part, digests)
        case .offsetMismatch(let end, let error):
            goOn(file, part, from: end, digests, error)
        case .closed(let error):
            // Only the last part closes a session, so it has arrived, though its answer was lost: this one, or a larger
            // one that began here.
            if part.isLast {
                advance(file, part, digests)
            } else {
                goOn(file, part, from: files[file].size, digests, error)
            }
        case .sessionLost(let error):
            if !restart(file) { fail(file, error) }
        case .failed(let trouble):
            return failed([file], trouble)
        case .unreadable(let error): fail(file, error)
        }
        return []
    }

    /// A part is in the session.
    private mutating func advance(_ file: Int, _ part: Part, _ digests: BlockDigests) {
        files[file].digests.append(digests)
        files[file].confirmed = part.range.upperBound
        files[file].end = part.range.upperBound
        files[file].attempts = RetryAttempts()
        if part.isLast {
            files[file].hash = files[file].digests.contentHash
            files[file].digests = BlockDigests()
        }
        if let stop {
            fail(file, stop)
        } else if part.isLast {
            becomeReady(file)
        } else {
            enqueue(file)
        }
    }

    /// The session ends at another byte than thought: the answer to an earlier request was lost, or part of it. That request
    /// may have carried more than this one, so the session may end behind what was sent now.
    private mutating func goOn(
        _ file: Int, _ part: Part, from end: Int64, _ digests: BlockDigests, _ error: BatchUploadError
    ) {
        // Bytes that were never sent are not those of the file.
        guard files[file].session != nil, (0...files[file].reach).contains(end) else { return fail(file, error) }
        if end > files[file].end { files[file].attempts = RetryAttempts() } else { files[file].attempts.countFailure() }
        guard stop == nil, files[file].attempts.failures < limits.maximumAttempts else {
            return fail(file, stop ?? error)
        }
        var known = files[file].digests
        known.append(digests)
        // What is behind them is hashed with the next part.
        let blocks = min(end, part.range.upperBound) / Int64(ContentHash.blockSize)
        files[file].digests = known.prefix(Int(blocks))
        files[file].confirmed = blocks * Int64(ContentHash.blockSize)
        files[file].end = end
        enqueue(file)
    }

    /// Begins a file anew; gives `false` where it began too often.
    mutating func restart(_ file: Int) -> Bool {
        files[file].restarts += 1
        guard stop == nil, files[file].restarts <= limits.maximumRestarts else { return false }
        files[file].session = nil
        files[file].indeterminateError = nil
        files[file].rejection = nil
        files[file].confirmed = 0
        files[file].end = 0
        files[file].reach = 0
        files[file].digests = BlockDigests()
        files[file].hash = nil
        enqueue(file)
        return true
    }

    /// What follows from a request for these files that did not work: waits.
    mutating func failed(_ files: [Int], _ trouble: ErrorClassification) -> [Action] {
        switch trouble.kind {
        case .passing(let wait, _):
            var longest = Duration.zero
            var pausing: [Int] = []
            for file in files {
                if let pause = pause(file, atLeast: wait) {
                    longest = max(longest, pause)
                    pausing.append(file)
                    move(file, to: .pausing)
                } else {
                    fail(file, trouble.error)
                }
            }
            guard let first = pausing.first else { return [] }
            return [.wait(pausing.count == 1 ? .file(first) : .files(pausing), longest)]
        case .lasting:
            for file in files { fail(file, trouble.error) }
        case .general:
            for file in files { fail(file, trouble.error) }
            stop(trouble.error)
        }
        return []
    }
}
