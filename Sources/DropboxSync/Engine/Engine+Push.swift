import DropboxCore

/// Sending changes.
extension Engine {
    /// How an attempt to carry out a change ended.
    enum Refusal: Error {
        /// The server has something else than expected: the news will tell what.
        case outdated(SyncError)
        /// It will not be accepted as it is.
        case permanent(SyncError)
        /// It may pass.
        case passing(SyncError)
    }

    /// The change to carry out next: the oldest that is not of a node with a refused one, nor a deletion that is held
    /// back.
    func nextChange() throws(SyncError) -> Change? {
        let now = configuration.time.now()
        let blocked = state.withLock { state in
            Set(state.parked.filter { $0.value.until > now }.keys)
        }
        return try store.read { tree in
            var number: Int64 = 0
            let isBraking = try tree.isBraking
            while let change = try tree.nextChange(after: number) {
                if !blocked.contains(change.node), change.kind != .delete || !isBraking { return change }
                number = change.number
            }
            return nil
        }
    }

    /// How long until a refused change is tried again; nil where there is none.
    func nextParkedTime() -> Duration? {
        let now = configuration.time.now()
        return state.withLock { state in state.parked.values.map(\.until).min() }.map { max($0 - now, .zero) }
    }

    /// Carries out a change, as far as there is still something to do about it.
    func push(_ change: Change) async throws(SyncError) {
        let errand = try store.write { tree in
            let errand = try tree.prepare(change)
            // Set while nobody else is at the store: from now on the content that is sent may not be replaced.
            if errand != nil { state.withLock { $0.sending = (change, 0) } }
            return errand
        }
        guard let errand else {
            state.withLock { $0.parked[change.node] = nil }
            return
        }
        onStatus()
        defer { state.withLock { $0.sending = nil } }
        do {
            try await carryOut(errand, change)
            state.withLock { state in
                state.parked[change.node] = nil
                state.upload.error = nil
            }
        } catch {
            try handle(error, change)
        }
        onStatus()
    }

    private func handle(_ refusal: Refusal, _ change: Change) throws(SyncError) {
        switch refusal {
        case .passing(let error):
            state.withLock { $0.upload.error = error }
            throw error
        case .outdated(let error):
            state.withLock { $0.wantsNews = true }
            try store.write { tree in
                try tree.countAttempt(change)
                guard change.attempts > 0 else { return }
                // The news did not explain it: something is there that is not listed.
                if error.code == .exists, change.place != nil, let node = try tree.node(change.node) {
                    try tree.giveWay(change, isFolder: node.isFolder)
                }
            }
            if change.attempts >= 3 { park(change, error) }
        case .permanent(let error): park(change, error)
        }
    }

    private func park(_ change: Change, _ error: SyncError) {
        let until = configuration.time.now() + configuration.maximumBackoff
        state.withLock { $0.parked[change.node] = (error, until) }
    }
}
