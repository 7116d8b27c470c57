import DropboxCore
import DropboxFiles

/// The transitions from the last byte of a file to its commit.
extension UploadPlan {
    /// Continues the files that an earlier attempt had sent. Returns a delay if it may have committed some.
    mutating func resumeCommits() -> [Action] {
        var doubtful: [Int] = []
        for file in files.indices where files[file].phase == .queued && files[file].hash != nil {
            if files[file].needsCommitVerification {
                move(file, to: .committing)
                doubtful.append(file)
            } else {
                markReady(file)
            }
        }
        guard !doubtful.isEmpty else { return [] }
        commitState = .awaitingServer(doubtful)
        return [.wait(.commits, limits.initialBackoff)]
    }

    /// Marks a file as ready to be committed.
    mutating func markReady(_ file: Int) {
        move(file, to: .ready)
        if ready.isEmpty { readySince = now }
        ready.append(file)
    }

    /// Returns the next commit if enough files or bytes are ready, if they have waited long enough, or if no more files
    /// can become ready.
    ///
    /// An upload that is stopped keeps only what was committed, so a commit doesn't wait for all files.
    mutating func nextCommit() -> Action? {
        guard commitState == .free, !ready.isEmpty, isCommitDue else { return nil }
        var committed: [Int] = []
        var remaining: [Int] = []
        for file in ready {
            if committed.count < limits.maximumEntries, isNext(file) {
                committed.append(file)
                move(file, to: .committing)
            } else {
                remaining.append(file)
            }
        }
        ready = remaining
        readySince = now
        guard !committed.isEmpty else { return nil }
        commitState = .committing(committed)
        return .commit(entries(committed))
    }

    private var isCommitDue: Bool {
        ready.count >= limits.maximumEntries || isSendingFinished || hasEnoughBytes
            || limits.maximumCommitDelay.map { now - readySince >= $0 } == true
    }

    private var hasEnoughBytes: Bool {
        guard limits.maximumUncommittedBytes < .max else { return false }
        let sizes = ready.map { files[$0].size ?? 0 }
        return .sum(sizes) >= limits.maximumUncommittedBytes
            || .sum(sizes.filter(limits.isBundled)) >= limits.maximumUncommittedSmallBytes
    }

    /// Returns a delay that ends when the files that are ready have waited long enough, or `nil` if none is necessary.
    mutating func nextReadyDelay() -> Action? {
        guard let delay = limits.maximumCommitDelay, commitState == .free, !ready.isEmpty, !isReadyDelayInProgress
        else { return nil }
        isReadyDelayInProgress = true
        let rest = delay - (now - readySince)
        return .wait(.readyFiles, rest > .zero ? rest : delay)
    }

    /// Returns whether a file may be committed now. Files with the same destination are committed one after the other,
    /// to make their order deterministic.
    private func isNext(_ file: Int) -> Bool {
        guard !sameDestination.isEmpty,
            let sameDestination = sameDestination[CaseFoldedName.key(files[file].destination.path)]
        else {
            return true
        }
        return sameDestination.first { files[$0].phase != .done } == file
    }

    // MARK: Results

    /// Handles the result of the request that sends and commits the entire content. Returns delays.
    mutating func uploaded(
        _ chunk: Chunk, _ result: Result<CommitResult, Failure>, _ digests: BlockDigests
    ) -> [Action] {
        requestCount -= 1
        var isConfirmed = false
        if case .success(.file) = result { isConfirmed = true }
        endRequest(chunk, isConfirmed: isConfirmed)
        let file = chunk.file
        guard files[file].phase == .beginning else { return [] }
        files[file].hash = digests.contentHash
        switch result {
        case .success(.file(let metadata)): accepted(file, metadata)
        case .success(.stored(let session, let error)):
            files[file].session = session
            files[file].arrivedBytes = files[file].size ?? 0
            guard let pause = delayAfterFailure(file, atLeast: nil) else {
                fail(file, error)
                return []
            }
            markReady(file)
            commitState = .pausing
            return [.wait(.commits, pause)]
        case .success(.sessionLost(let error)), .success(.incomplete(let error)): reject(file, error)
        case .success(.rejected(let failure)), .failure(let failure):
            guard failure.verdict.isTemporary else {
                reject(file, failure.error)
                if failure.verdict == .clientWide { stop(failure.error) }
                return []
            }
            guard case .indeterminate(let wait) = failure.verdict, limits.checksDestinations else {
                files[file].chunks.requeue(chunk.run)
                guard let pause = delayAfterFailure(file, atLeast: failure.verdict.retryAfter) else {
                    reject(file, failure.error)
                    return []
                }
                move(file, to: .pausing)
                return [.wait(.files([file]), pause)]
            }
            files[file].indeterminateError = failure.error
            guard let pause = delayAfterFailure(file, atLeast: wait) else {
                checkForTheLastTime(file)
                return []
            }
            move(file, to: .checking)
            return [.wait(.files([file]), pause)]
        }
        return []
    }

    /// Handles the response to a commit. Returns delays.
    mutating func committed(_ results: [CommitResult]) -> [Action] {
        guard case .committing(let files) = commitState else { return [] }
        guard files.count == results.count else {
            endIndeterminately(files, BatchAnswerError(expected: files.count, received: results.count))
            return []
        }
        commitState = .free
        let pauses = zip(files, results).compactMap { file, result -> Duration? in
            switch result {
            case .file(let metadata): accepted(file, metadata)
            case .stored(_, let error): reject(file, error)
            case .sessionLost(let error):
                // An earlier commit with a lost response may have succeeded. The SDK may not even know that request:
                // libcurl repeats a request if the server closed a reused connection without a response.
                self.files[file].isRejectionIndeterminate = self.files[file].indeterminateError != nil
                self.files[file].isSessionLost = true
                check(file, after: error)
            case .incomplete(let error):
                if self.files[file].indeterminateError == nil { restart(file, error) } else { reject(file, error) }
            case .rejected(let failure):
                // Such a file can be part of the next commit.
                if failure.verdict.isTemporary,
                    let pause = delayAfterFailure(file, atLeast: failure.verdict.retryAfter)
                {
                    markReady(file)
                    return pause
                }
                reject(file, failure.error)
            }
            return nil
        }
        guard let pause = pauses.max(), stopError == nil else { return [] }
        commitState = .pausing
        return [.wait(.commits, pause)]
    }

    private mutating func accepted(_ file: Int, _ metadata: Files.FileMetadata) {
        guard let error = files[file].destination.error(of: metadata, size: files[file].size ?? 0, files[file].hash)
        else { return finish(file, .success(metadata)) }
        // Only the response may be wrong.
        check(file, after: error)
    }

    /// Handles a rejection of the commit. If an earlier request with a lost response succeeded, the rejection is not an
    /// error.
    private mutating func reject(_ file: Int, _ error: FileUploadError) {
        if files[file].indeterminateError == nil { return fail(file, error) }
        check(file, after: error)
    }

    /// Handles a commit without a response. Returns delays.
    mutating func commitFailed(_ failure: Failure) -> [Action] {
        guard case .committing(let files) = commitState else { return [] }
        commitState = .free
        switch failure.verdict {
        case .indeterminate(let wait) where stopError == nil && limits.checksDestinations:
            for file in files { self.files[file].indeterminateError = failure.error }
            // Each file was tried at most as often as the one with the longest delay, so that delay suits all files.
            let pauses = files.compactMap { delayAfterFailure($0, atLeast: wait) }
            guard let pause = pauses.max() else {
                for file in files.reversed() { checkForTheLastTime(file) }
                return []
            }
            for file in files { markChanged(file) }
            commitState = .awaitingServer(files)
            return [.wait(.commits, pause)]
        case .rejected, .indeterminate, .notSent:
            let pauses = files.compactMap { file -> Duration? in
                guard stopError == nil, let pause = delayAfterFailure(file, atLeast: failure.verdict.retryAfter) else {
                    if case .indeterminate = failure.verdict {
                        self.files[file].indeterminateError = failure.error
                        failCommit(file, failure.error)
                    } else {
                        reject(file, failure.error)
                    }
                    return nil
                }
                markReady(file)
                return pause
            }
            guard let pause = pauses.max() else { return [] }
            commitState = .pausing
            return [.wait(.commits, pause)]
        case .permanent:
            error = error ?? failure.error
            for file in files { reject(file, failure.error) }
        case .clientWide:
            for file in files {
                // A request that was canceled may have arrived.
                self.files[file].indeterminateError = failure.error
                failCommit(file, failure.error)
            }
            stop(failure.error)
        }
        return []
    }

    mutating func endCommitDelay() {
        switch commitState {
        case .pausing: commitState = .free
        case .awaitingServer(let files):
            commitState = .checking(Set(files))
            for file in files.reversed() { startCheck(file) }
        case .free, .committing, .checking: break
        }
    }

    private mutating func failCommit(_ file: Int, _ error: FileUploadError) {
        self.error = self.error ?? error
        fail(file, error)
    }

    // MARK: Indeterminate commits

    /// Stops the upload after an answer that doesn't say which files were committed. Only the destinations of these files
    /// are checked.
    private mutating func endIndeterminately(_ files: [Int], _ answerError: BatchAnswerError) {
        let error = FileUploadError.finishError(.clientError(.other(answerError)))
        commitState = .free
        stop(error)
        for file in files.reversed() {
            self.files[file].indeterminateError = error
            if limits.checksDestinations { checkForTheLastTime(file) } else { failCommit(file, error) }
        }
    }

    /// Checks the destination of a file that the server rejected, or reports the rejection if that isn't possible.
    private mutating func check(_ file: Int, after rejection: FileUploadError) {
        guard limits.checksDestinations, stopError == nil else {
            return failCommit(file, files[file].indeterminateError.map { .indeterminate($0) } ?? rejection)
        }
        files[file].rejection = rejection
        startCheck(file)
    }

    /// Checks the destination of a file that isn't committed again, because a commit may have succeeded.
    private mutating func checkForTheLastTime(_ file: Int) {
        files[file].rejection = files[file].indeterminateError
        files[file].isRejectionIndeterminate = true
        startCheck(file)
    }

    /// Checks the destination of a file as soon as a request is free.
    mutating func startCheck(_ file: Int) {
        move(file, to: .checking)
        checks.append(file)
    }

    /// Handles the result of a check of a destination. Returns delays.
    mutating func checked(_ file: Int, _ state: DestinationState) -> [Action] {
        requestCount -= 1
        guard files[file].phase == .checking else { return [] }
        switch state {
        case .content(let metadata): finish(file, .success(metadata))
        case .other: handleMissingFile(file, isDestinationEmpty: false)
        case .nothing: handleMissingFile(file, isDestinationEmpty: true)
        case .unknown(let failure):
            let verdict = failure.verdict
            if verdict.isTemporary, let pause = delayAfterFailure(file, atLeast: verdict.retryAfter) {
                return [.wait(.files([file]), pause)]
            }
            let indeterminateError = files[file].indeterminateError
            if let rejection = files[file].rejection, indeterminateError == nil {
                fail(file, rejection)
            } else {
                failCommit(file, .indeterminate(indeterminateError ?? failure.error))
            }
            if verdict == .clientWide { stop(failure.error) }
        }
        if case .checking(var files) = commitState {
            files.remove(file)
            commitState = files.isEmpty ? .free : .checking(files)
        }
        return []
    }

    /// Handles a file that is not at its destination.
    private mutating func handleMissingFile(_ file: Int, isDestinationEmpty: Bool) {
        let state = files[file]
        if let rejection = state.rejection {
            // The session expired, unless its file was committed and then replaced.
            let isExpired = isDestinationEmpty || state.indeterminateError == nil
            if state.isSessionLost, isExpired { return restart(file, rejection) }
            let indeterminateError = state.isRejectionIndeterminate ? state.indeterminateError : nil
            return indeterminateError.map { failCommit(file, .indeterminate($0)) } ?? fail(file, rejection)
        }
        if let error = state.indeterminateError, stopError != nil || state.attempts.failures >= limits.maximumAttempts {
            return failCommit(file, .indeterminate(error))
        }
        files[file].needsCommitVerification = false
        guard state.session == nil else { return markReady(file) }
        files[file].chunks.requeue(0..<(state.count ?? 1))
        enqueue(file)
    }
}
