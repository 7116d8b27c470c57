import DropboxCore
import DropboxFiles

/// The transitions from closed sessions to files.
extension BatchUploadStateMachine {
    /// Marks a file as ready to be committed.
    mutating func markReady(_ file: Int) {
        move(file, to: .ready)
        if ready.isEmpty { readySince = now }
        ready.append(file)
        readyBytes = .sum([readyBytes, files[file].size])
    }

    /// Returns the next commit if enough files or bytes are ready, if they have waited long enough, or if no more files
    /// can become ready.
    ///
    /// An upload that is stopped keeps only what was committed, so a commit doesn't wait for all files of the batch.
    mutating func nextCommit() -> Action? {
        guard commitState == .free, !ready.isEmpty, isCommitDue else { return nil }
        var entries: [Entry] = []
        var remaining: [Int] = []
        for file in ready {
            if entries.count < limits.maximumEntries, isNext(file), let session = files[file].session {
                entries.append(Entry(file: file, session: session, size: files[file].size))
                move(file, to: .committing)
            } else {
                remaining.append(file)
            }
        }
        ready = remaining
        readyBytes = .sum(remaining.map { files[$0].size })
        readySince = now
        guard !entries.isEmpty else { return nil }
        commitState = .committing(entries.map(\.file))
        return .commit(entries)
    }

    private var isCommitDue: Bool {
        ready.count >= limits.maximumEntries || readyBytes >= limits.maximumUncommittedBytes || uploadingCount == 0
            || limits.maximumCommitDelay.map { now - readySince >= $0 } == true
    }

    /// Returns a delay that ends when the files that are ready have waited long enough, or `nil` if none is necessary.
    mutating func nextReadyDelay() -> Action? {
        guard let delay = limits.maximumCommitDelay, commitState == .free, !ready.isEmpty, !isReadyDelayInProgress
        else {
            return nil
        }
        isReadyDelayInProgress = true
        let rest = delay - (now - readySince)
        return .wait(.readyFiles, rest > .zero ? rest : delay)
    }

    /// Returns whether a file may be committed now. Files with the same destination are committed one after the other,
    /// to make their order deterministic.
    private func isNext(_ file: Int) -> Bool {
        guard let sameDestination = sameDestination[CaseFoldedName.key(files[file].destination.path)] else {
            return true
        }
        return sameDestination.first { files[$0].phase != .done } == file
    }

    // MARK: Responses

    /// Handles the response to a commit. Returns delays.
    mutating func committed(_ entries: [Files.UploadSessionFinishBatchResultEntry]) -> [Action] {
        guard case .committing(let files) = commitState else { return [] }
        guard files.count == entries.count else {
            endIndeterminately(files, BatchAnswerError(expected: files.count, received: entries.count))
            return []
        }
        commitState = .free
        let pauses = zip(files, entries).compactMap { file, entry -> Duration? in
            switch entry {
            case .success(let metadata): accepted(file, metadata)
            case .failure(let error): return rejected(file, error)
            }
            return nil
        }
        guard let pause = pauses.max() else { return [] }
        commitState = .pausing
        return [.wait(.commits, pause)]
    }

    private mutating func accepted(_ file: Int, _ metadata: Files.FileMetadata) {
        let (size, hash) = (files[file].size, files[file].hash)
        switch files[file].destination.error(of: metadata, size: size, hash) {
        case nil: finish(file, .uploaded(metadata))
        case .contentHashMismatch: finish(file, .rejected(.contentHashMismatch))
        case let error?:
            // Only the response may be wrong, so check the destination.
            files[file].unexpectedFile = error
            if limits.checksDestinations, stopError == nil {
                check(file)
            } else {
                failCommit(file, BatchUploadError(unexpected: error))
            }
        }
    }

    /// Handles a rejection. Returns the delay before the next commit if the file can be part of it.
    private mutating func rejected(_ file: Int, _ error: Files.UploadSessionFinishError) -> Duration? {
        if error.isWriteLimit, let pause = delayAfterFailure(file, atLeast: nil) {
            markReady(file)
            return pause
        }
        if limits.checksDestinations, files[file].indeterminateError != nil || error.isSessionLost, stopError == nil {
            // An earlier commit with a lost response may have succeeded. The SDK may not even know that request:
            // libcurl repeats a request if the server closed a reused connection without a response.
            files[file].rejection = error
            check(file)
        } else if error.isSessionLost, let indeterminateError = files[file].indeterminateError {
            failCommit(file, indeterminateError)
        } else {
            finish(file, .rejected(error))
        }
        return nil
    }

    /// Handles a commit without a response. Returns delays.
    mutating func commitFailed(_ judgedError: JudgedError) -> [Action] {
        guard case .committing(let files) = commitState else { return [] }
        commitState = .free
        switch judgedError.verdict {
        case .indeterminate(let wait) where stopError == nil && limits.checksDestinations:
            // Each file was tried at most as often as the one with the longest delay, so that delay suits all files.
            let pauses = files.map { file in
                self.files[file].indeterminateError = judgedError.error
                return delayAfterFailure(file, atLeast: wait) ?? limits.maximumBackoff
            }
            commitState = .awaitingServer(files)
            return [.wait(.commits, pauses.max() ?? limits.initialBackoff)]
        case .rejected, .indeterminate, .notSent:
            let pauses = files.compactMap { file -> Duration? in
                guard let pause = delayAfterFailure(file, atLeast: judgedError.verdict.retryAfter) else {
                    failCommit(file, judgedError.error)
                    return nil
                }
                markReady(file)
                return pause
            }
            guard let pause = pauses.max() else { return [] }
            commitState = .pausing
            return [.wait(.commits, pause)]
        case .permanent:
            for file in files { failCommit(file, judgedError.error) }
        case .clientWide:
            for file in files { failCommit(file, judgedError.error) }
            stop(judgedError.error)
        }
        return []
    }

    mutating func endCommitDelay() {
        switch commitState {
        case .pausing: commitState = .free
        case .awaitingServer(let files):
            commitState = .checking(Set(files))
            for file in files.reversed() { check(file) }
        case .free, .committing, .checking: break
        }
    }

    // MARK: Indeterminate commits

    /// Stops the batch after an answer that doesn't say which files were committed. Only the destinations of these files are
    /// checked.
    private mutating func endIndeterminately(_ files: [Int], _ answerError: BatchAnswerError) {
        let error = BatchUploadError.finishError(.clientError(.other(answerError)))
        commitState = .free
        stop(error)
        guard limits.checksDestinations else { return files.forEach { failCommit($0, error) } }
        commitState = .checking(Set(files))
        for file in files.reversed() {
            self.files[file].indeterminateError = error
            check(file)
        }
    }

    private mutating func check(_ file: Int) {
        move(file, to: .checking)
        checks.append(file)
    }

    /// Handles the result of a check of a destination. Returns delays.
    mutating func checked(_ file: Int, _ state: DestinationState) -> [Action] {
        guard files[file].phase == .checking else { return [] }
        switch state {
        case .file(let metadata)
        where files[file].destination.contains(metadata, size: files[file].size, files[file].hash):
            finish(file, .uploaded(metadata))
        case .file: handleMissingFile(file, isDestinationEmpty: false)
        case .noFile: handleMissingFile(file, isDestinationEmpty: true)
        case .unknown(let judgedError):
            let verdict = judgedError.verdict
            if verdict.isTemporary, let pause = delayAfterFailure(file, atLeast: verdict.retryAfter) {
                return [.wait(.file(file), pause)]
            }
            if let rejection = files[file].rejection, files[file].indeterminateError == nil {
                finish(file, .rejected(rejection))
            } else {
                failCommit(file, files[file].indeterminateError ?? judgedError.error)
            }
            if verdict == .clientWide { stop(judgedError.error) }
        }
        if case .checking(var files) = commitState {
            files.remove(file)
            commitState = files.isEmpty ? .free : .checking(files)
        }
        return []
    }

    /// Handles a file that is not at its destination.
    private mutating func handleMissingFile(_ file: Int, isDestinationEmpty: Bool) {
        let indeterminateError = files[file].indeterminateError
        if let error = files[file].unexpectedFile {
            failCommit(file, BatchUploadError(unexpected: error))
        } else if let rejection = files[file].rejection {
            // A missing session was either committed, possibly under another name, or it expired. Any other error is a
            // plain rejection.
            guard rejection.isSessionLost else { return finish(file, .rejected(rejection)) }
            guard let indeterminateError else {
                if !restart(file) { finish(file, .rejected(rejection)) }
                return
            }
            let isTooOld = isDestinationEmpty && !files[file].destination.autorename
            if !isTooOld || !restart(file) { failCommit(file, indeterminateError) }
        } else if let indeterminateError, stopError != nil || files[file].attempts.failures >= limits.maximumAttempts {
            failCommit(file, indeterminateError)
        } else {
            markReady(file)
        }
    }

    private mutating func failCommit(_ file: Int, _ error: BatchUploadError) {
        self.error = self.error ?? error
        fail(file, error)
    }
}

extension Files.UploadSessionFinishError {
    /// A Boolean value that indicates whether the entry has the tag for contention between writes. An entry is part of a
    /// successful response, so there is no other verdict about it.
    fileprivate var isWriteLimit: Bool {
        switch self {
        case .tooManyWriteOperations, .path(.tooManyWriteOperations): true
        default: false
        }
    }

    /// A Boolean value that indicates whether the session doesn't exist, or no longer exists.
    fileprivate var isSessionLost: Bool {
        switch self {
        case .lookupFailed(.notFound): true
        default: false
        }
    }
}
