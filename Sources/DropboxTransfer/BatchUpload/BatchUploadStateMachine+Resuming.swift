import DropboxCore

/// Going on where an earlier process has left off.
extension BatchUploadStateMachine {
    /// What a later process has to know of a file. Not whether it failed: nobody has been told yet, so it is tried again.
    struct Progress {
        var session: String?
        /// The bytes that are in the session, and the digests of their blocks.
        var confirmed: Int64 = 0
        var digests = BlockDigests()
        /// The hash of the whole file, where it is in its session entirely.
        var hash: String?
        /// Whether it was in a commit of which nobody knows what came of it.
        var isCommitting = false
        /// What the server has made of it; never a failure.
        var outcome: BatchUploadResult.Outcome?

        /// Whether a file of this size can have come so far.
        func isPossible(for size: Int64) -> Bool {
            guard hash == nil else { return confirmed == size }
            let (blocks, rest) = confirmed.quotientAndRemainder(dividingBy: Int64(ContentHash.blockSize))
            return (0...size).contains(confirmed) && rest == 0 && digests.count == blocks
        }
    }

    /// How far a file has come.
    func progress(of file: Int) -> Progress {
        let state = files[file]
        var progress = Progress(
            session: state.session, confirmed: state.confirmed, digests: state.digests, hash: state.hash)
        switch state.outcome {
        case .uploaded, .rejected: progress.outcome = state.outcome
        case .failed, nil: break
        }
        return progress
    }

    /// Takes up what earlier processes have done, before the plan begins. Gives the first actions that follow from it.
    ///
    /// - Parameter lost: The error of files of which nobody will find out whether they were committed.
    mutating func resume(_ progress: [Int: Progress], lost: BatchUploadError) -> [Action] {
        var doubtful: [Int] = []
        for (file, progress) in progress.sorted(by: { $0.key < $1.key }) where files.indices.contains(file) {
            files[file].session = progress.session
            files[file].confirmed = progress.confirmed
            files[file].end = progress.confirmed
            // An earlier process may have sent any of it, in parts of any size, and died before it learned that they arrived.
            files[file].reach = progress.session == nil ? 0 : files[file].size
            files[file].digests = progress.digests
            files[file].hash = progress.hash
            if let outcome = progress.outcome {
                end(file, outcome)
            } else if progress.hash != nil, progress.isCommitting {
                files[file].indeterminateError = lost
                move(file, to: .committing)
                doubtful.append(file)
            } else if progress.hash != nil {
                becomeReady(file)
            }
        }
        guard !doubtful.isEmpty else { return [] }
        lane = .awaitingServer(doubtful)
        return [.wait(.commits, limits.firstPause)]
    }
}

extension BatchUploadStateMachine.Event {
    /// The files of which a plan will know more.
    func files(of plan: BatchUploadStateMachine) -> [Int] {
        switch self {
        case .sent(let file, _, _), .checked(let file, _): [file]
        case .bundleStarted(let files, _), .bundleSent(let files, _), .bundleFailed(let files, _): files
        case .committed: if case .committing(let files) = plan.lane { files } else { [] }
        case .uncommitted, .waited, .stopped: []
        }
    }
}
