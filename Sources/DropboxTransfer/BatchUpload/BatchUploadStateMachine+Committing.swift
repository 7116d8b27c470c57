import DropboxFiles
/// From closed sessions to files.
extension BatchUploadStateMachine {
    /// A file can be committed.
    mutating func becomeReady(_ file: Int) {
        move(file, to: .ready)
        ready.append(file)
    }

    /// The next commit: when there is enough for a full one, or nothing more to wait for.
    mutating func nextCommit() -> Action? {
        guard lane == .free, !ready.isEmpty, ready.count >= limits.maximumEntries || uploading == 0 else { return nil }
        var entries: [Entry] = []
        var left: [Int] = []
        for file in ready {
            if entries.count < limits.maximumEntries, isNext(file), let session = files[file].session {
                entries.append(Entry(file: file, session: session, size: files[file].size))
                move(file, to: .committing)
            } else {
                left.append(file)
            }
        }
        ready = left
        guard !entries.isEmpty else { return nil }
        lane = .committing(entries.map(\.file))
        return .commit(entries)
    }

    /// Files of one destination are committed one after the other, so that it is certain which comes first.
    private func isNext(_ file: Int) -> Bool {
        guard let sameDestination = sameDestination[files[file].destination] else { return true }
        return sameDestination.first { files[$0].phase != .done } == file
    }

    // MARK: Answers

    /// What follows from the answer to a commit: waits.
    mutating func committed(_ entries: [Files.UploadSessionFinishBatchResultEntry]) -> [Action] {
        guard case .committing(let files) = lane else { return [] }
        guard files.count == entries.count else {
            return uncommitted(
                ErrorClassification(.passing(nil, isUnknown: true), .finishError(.clientError(.unexpectedState))))
        }
        lane = .free
        let pauses = zip(files, entries).compactMap { file, entry -> Duration? in
            switch entry {
            case .success(let metadata): accepted(file, metadata)
            case .failure(let error): return refused(file, error)
            }
            return nil
        }
        guard let pause = pauses.max() else { return [] }
        lane = .pausing
        return [.wait(.commits, pause)]
    }

    private mutating func accepted(_ file: Int, _ metadata: Files.FileMetadata) {
        // It is the session's own file, so a server that gives no hash is believed.
        let isSound = matches(file, metadata, hash: metadata.contentHash ?? files[file].hash)
        end(file, isSound ? .uploaded(metadata) : .rejected(.contentHashMismatch))
    }

    /// Gives how long to wait until the next commit, where the file can be part of it.
    private mutating func refused(_ file: Int, _ error: Files.UploadSessionFinishError) -> Duration? {
        if error.isPassing, let pause = pause(file, atLeast: nil) {
            becomeReady(file)
            return pause
        }
        if files[file].indeterminateError != nil || error.isSessionLost, stop == nil {
            // Perhaps it is refused because a commit that was lost had worked after all; it may have been lost underneath:
            // libcurl repeats a request on another connection where the first one was closed without a word.
            files[file].rejection = error
            check(file)
        } else if error.isSessionLost, let doubt = files[file].indeterminateError {
            giveUp(file, doubt)
        } else {
            end(file, .rejected(error))
        }
        return nil
    }

    /// What follows from a commit without an answer: waits.
    mutating func uncommitted(_ trouble: ErrorClassification) -> [Action] {
        guard case .committing(let files) = lane else { return [] }
        lane = .free
        switch trouble.kind {
        case .passing(let wait, isUnknown: true) where stop == nil:
            // All have been tried equally often or less, so the longest of the waits is good for all.
            let pauses = files.map { file in
                self.files[file].indeterminateError = trouble.error
                return pause(file, atLeast: wait) ?? limits.longestPause
            }
            lane = .awaitingServer(files)
            return [.wait(.commits, pauses.max() ?? limits.firstPause)]
        case .passing(let wait, _):
            let pauses = files.compactMap { file -> Duration? in
                guard let pause = pause(file, atLeast: wait) else {
                    giveUp(file, trouble.error)
                    return nil
                }
                becomeReady(file)
                return pause
            }
            guard let pause = pauses.max() else { return [] }
            lane = .pausing
            return [.wait(.commits, pause)]
        case .lasting:
            for file in files { giveUp(file, trouble.error) }
        case .general:
            for file in files { giveUp(file, trouble.error) }
            stop(trouble.error)
        }
        return []
    }

    mutating func commitsWaited() {
        switch lane {
        case .pausing: lane = .free
        case .awaitingServer(let files):
            lane = .checking(Set(files))
            for file in files.reversed() { check(file) }
        case .free, .committing, .checking: break
        }
    }

    // MARK: Doubtful commits

    private mutating func check(_ file: Int) {
        move(file, to: .checking)
        checks.append(file)
    }

    /// What follows from the look at a destination: waits.
    mutating func checked(_ file: Int, _ finding: DestinationState) -> [Action] {
        guard files[file].phase == .checking else { return [] }
        switch finding {
        case .file(let metadata) where matches(file, metadata, hash: metadata.contentHash):
            end(file, .uploaded(metadata))
        case .file: missed(file, isNothingThere: false)
        case .noFile: missed(file, isNothingThere: true)
        case .unknown(let trouble):
            if case .passing(let wait, _) = trouble.kind, let pause = pause(file, atLeast: wait) {
                return [.wait(.file(file), pause)]
            }
            if let refusal = files[file].rejection, files[file].indeterminateError == nil {
                end(file, .rejected(refusal))
            } else {
                giveUp(file, files[file].indeterminateError ?? trouble.error)
            }
            if case .general = trouble.kind { stop(trouble.error) }
        }
        if case .checking(var files) = lane {
            files.remove(file)
            lane = files.isEmpty ? .free : .checking(files)
        }
        return []
    }

    /// The file is not at its destination.
    private mutating func missed(_ file: Int, isNothingThere: Bool) {
        let doubt = files[file].indeterminateError
        if let refusal = files[file].rejection {
            // A session that is gone has become a file, under another name perhaps, or else it was too old; all the rest
            // is a plain refusal.
            guard refusal.isSessionLost else { return end(file, .rejected(refusal)) }
            guard let doubt else {
                if !restart(file) { end(file, .rejected(refusal)) }
                return
            }
            let isTooOld = isNothingThere && !renamed.contains(file)
            if !isTooOld || !restart(file) { giveUp(file, doubt) }
        } else if let doubt, stop != nil || files[file].attempts.failures >= limits.maximumAttempts {
            giveUp(file, doubt)
        } else {
            becomeReady(file)
        }
    }

    private mutating func giveUp(_ file: Int, _ error: BatchUploadError) {
        self.error = self.error ?? error
        fail(file, error)
    }

    /// Whether metadata is that of the file.
    private func matches(_ file: Int, _ metadata: Files.FileMetadata, hash: String?) -> Bool {
        metadata.size == UInt64(files[file].size) && hash == files[file].hash
    }
}

extension Files.UploadSessionFinishError {
    /// Whether the same entry may be accepted a little later.
    fileprivate var isPassing: Bool {
        switch self {
        case .tooManyWriteOperations, .path(.tooManyWriteOperations): true
        default: false
        }
    }

    /// Whether there is no such session, or no longer.
    fileprivate var isSessionLost: Bool {
        switch self {
        case .lookupFailed(.notFound): true
        default: false
        }
    }
}
