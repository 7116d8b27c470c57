import DropboxCore

/// Small files share requests, so a thousand files take a dozen requests.
extension UploadPlan {
    /// Returns a request for several small files, starting with this one, which was removed from the queue. Returns
    /// `nil` if they can also be sent individually in concurrent requests, which is as fast.
    mutating func bundle(with file: Int) -> Action? {
        let room = nextRequestBytes
        guard let size = bundledSize(of: file), size <= room else { return nil }
        var bundle = [file]
        var total = size
        while bundle.count < limits.maximumBundleCount, let next = queue.last {
            // Skip files that left the queue in another way.
            guard files[next].phase == .queued else {
                queue.removeLast()
                continue
            }
            guard let size = bundledSize(of: next), (files[next].session == nil) == (files[file].session == nil),
                total + size <= room
            else { break }
            total += size
            bundle.append(next)
            queue.removeLast()
        }
        guard bundle.count > limits.maximumRequests else {
            queue += bundle.dropFirst().reversed()
            return nil
        }
        for file in bundle {
            _ = files[file].chunks.dequeueRetry(1) ?? files[file].chunks.dequeueUnsent(below: 1, 1)
            files[file].maximumSentOffset = files[file].size ?? 0
            move(file, to: .bundled)
        }
        // Reserve bandwidth for the content while the sessions are being started.
        beginRequest(whole(file), total)
        return files[file].session == nil ? .startBundle(bundle) : .appendBundle(entries(bundle))
    }

    /// Returns the size of a file that may share a request: it is small, and nothing of it has arrived.
    private func bundledSize(of file: Int) -> Int64? {
        guard let size = files[file].size, limits.isBundled(size), size <= files[file].chunkSize,
            files[file].arrivedBytes == 0, files[file].chunks.start(of: 0) == nil
        else { return nil }
        return size
    }

    /// Handles the start of sessions: their content is sent next.
    mutating func bundleStarted(_ files: [Int], _ sessions: [String]) -> [Action] {
        guard files.count == sessions.count else {
            let error = BatchAnswerError(expected: files.count, received: sessions.count)
            return bundleFailed(files, Failure(.clientWide, .startError(.clientError(.other(error)))))
        }
        guard stopError == nil else {
            requestCount -= 1
            return []
        }
        for (file, session) in zip(files, sessions) {
            self.files[file].session = session
            markChanged(file)
        }
        return [.appendBundle(entries(files))]
    }

    mutating func bundleSent(_ files: [Int], _ results: [BundleResult]) -> [Action] {
        requestCount -= 1
        if let first = files.first { endRequest(whole(first), isConfirmed: results.contains { $0.sent.isAccepted }) }
        return Self.joined(zip(files, results).flatMap { received(whole($0), $1.sent, $1.digests) })
    }

    mutating func bundleFailed(_ files: [Int], _ failure: Failure) -> [Action] {
        requestCount -= 1
        if let first = files.first { endRequest(whole(first), isConfirmed: false) }
        let bundled = files.filter { self.files[$0].phase == .bundled }
        for file in bundled { self.files[file].chunks.requeue(0..<1) }
        return failed(bundled, failure)
    }

    /// Joins the waits for the unlocking of the device, so that the files share requests again.
    private static func joined(_ waits: [Action]) -> [Action] {
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

    private func whole(_ file: Int) -> Chunk { files[file].chunk(0..<1, file: file) }

    func entries(_ files: [Int]) -> [Entry] {
        files.compactMap { file in
            self.files[file].session.map { Entry(file: file, session: $0, size: self.files[file].size ?? 0) }
        }
    }
}
