import DropboxCore
import DropboxFiles
import DropboxTransfer
import DropboxConcurrency

/// Waiting for news.
extension Engine {
    /// Waits for news as long as somebody wants them. Where that fails again and again although all else works, news are
    /// asked for from time to time.
    func watchLoop() async {
        var attempts = RetryAttempts()
        while end == nil, !Task.isCancelled {
            let isReady = state.withLock {
                $0.hasCompletedFirstSync && $0.attempts.failures == 0 && !$0.needsPull && $0.newRoot == nil
            }
            guard isReady, let cursor = await cursorToWatch() else {
                // Whatever was in the way of reading, the other loop meets it too and tells.
                await watchWakeUp.wait(upTo: nil, clock: configuration.clock)
                continue
            }
            let start = configuration.clock.now()
            let failure = await watch(cursor)
            if failure == nil || configuration.clock.now() - start > configuration.maximumBackoff {
                attempts = RetryAttempts()
            }
            guard let failure else { continue }
            let wait = nextAttempt(after: failure, &attempts, route: Files.listFolderLongpoll.descriptor.path)
            let endWait = retrying.waits.begin(wait)
            await watchWakeUp.wait(upTo: wait.duration, clock: configuration.clock)
            endWait?()
        }
    }

    /// Where news are to be watched for from; nil while nobody wants them.
    private func cursorToWatch() async -> String? {
        await BlockingIO.disk.run { self.status.isActive ? try? self.store.read { try $0.setting(.cursor) } : nil }
    }

    /// Waits for news once, and lets pass what the server wants. Answers why that failed, if it did.
    private func watch(_ cursor: String) async -> SyncError? {
        var position = FeedPosition.polling(from: cursor)
        do throws(ChangeFeed.Failure) {
            position.took(try await feed(client).take(position.next))
        } catch {
            if Task.isCancelled { return nil }
            // The other loop finds out what is wrong, and this one goes on when that is over.
            askForNews()
            await watchWakeUp.wait(upTo: nil, clock: configuration.clock)
            return SyncError(error)
        }
        var hasNews = false
        if case .list = position.next { hasNews = true }
        if hasNews { askForNews() }
        let pause = position.takePause()
        if pause > .zero {
            let endWait = retrying.waits.begin(
                ClientWait(
                    route: Files.listFolderLongpoll.descriptor.path, attempt: nil, reason: .pauseBetweenPolls,
                    duration: pause))
            defer { endWait?() }
            // Only cancellation ends it early.
            do { try await configuration.clock.sleep(pause) } catch { return nil }
        }
        if hasNews { await watchWakeUp.wait(upTo: nil, clock: configuration.clock) }
        return nil
    }

    private func askForNews() {
        state.withLock { $0.needsPull = true }
        wakeUp.signal()
    }
}
