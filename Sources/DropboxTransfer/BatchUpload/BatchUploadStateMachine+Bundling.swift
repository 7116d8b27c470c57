/// Small files that share requests: a thousand of them take a dozen requests and not a thousand.
extension BatchUploadStateMachine {
    /// Several small files beginning with this one, which was taken from the queue. `nil` where there are not more of them
    /// than can be sent one by one at the same time, which is as fast.
    mutating func bundle(with file: Int) -> Action? {
        let room = bytesOfRequest
        guard isBundled(file), files[file].size <= room else { return nil }
        var bundle = [file]
        var size = files[file].size
        while bundle.count < limits.maximumBundle, let next = queue.last {
            // Whatever has left the queue otherwise.
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
        // Room is kept for their content also while their sessions begin.
        begin(bundle, size)
        return files[file].session == nil ? .startBundle(bundle) : .appendBundle(entries(bundle))
    }

    /// What follows when the sessions are there: their content, at the next turn.
    mutating func bundleStarted(_ files: [Int], _ sessions: [String]) -> [Action] {
        guard files.count == sessions.count else {
            ended(files, isConfirmed: false)
            return bundleFailed(files, ErrorClassification(.passing(nil, isUnknown: true), .unexpectedState))
        }
        for (file, session) in zip(files, sessions) { self.files[file].session = session }
        if let stop {
            ended(files, isConfirmed: false)
            for file in files { fail(file, stop) }
            return []
        }
        requests += 1
        begin(files, .sum(files.map { self.files[$0].size }))
        return [.appendBundle(entries(files))]
    }

    mutating func bundleFailed(_ files: [Int], _ trouble: ErrorClassification) -> [Action] {
        failed(files.filter { if case .sending = self.files[$0].phase { true } else { false } }, trouble)
    }

    /// Whether a file may share a request: a small one of which nothing has arrived.
    private func isBundled(_ file: Int) -> Bool {
        files[file].size <= limits.maximumBundledSize && files[file].end == 0
    }

    private func whole(_ file: Int) -> Part {
        Part(range: 0..<files[file].size, start: 0, isLast: true)
    }

    private func entries(_ bundle: [Int]) -> [Entry] {
        bundle.compactMap { file in
            files[file].session.map { Entry(file: file, session: $0, size: files[file].size) }
        }
    }
}
