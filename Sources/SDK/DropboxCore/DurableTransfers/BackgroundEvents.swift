import DropboxConcurrency
import Foundation

extension DropboxTransportClient {
    /// Handles the events of the background session for which the system launched or resumed the app.
    ///
    /// The system may suspend the app as soon as `completion` returns. It's called on the main queue, once for each call of
    /// this method, when the system has delivered all events, `reconnect` has returned, received responses are stored,
    /// downloads are at their destinations, and batches have started their next requests. It doesn't wait longer than an
    /// app may work in the background.
    ///
    /// - Parameter reconnect: Creates the requests of the transfers, and passes them to the app.
    package func handleBackgroundEvents(
        _ completion: @escaping @Sendable () -> Void, reconnect: @escaping @Sendable () async -> Void
    ) {
        let (delivery, end) = AsyncStream.makeStream(of: Void.self)
        whenEventsAreDelivered { end.finish() }
        Task.onDedicatedThreads { [self] in
            await reconnect()
            for await _ in delivery {}
            await implementation?.settleInBackground()
            DispatchQueue.main.async { completion() }
        }
    }

    private func whenEventsAreDelivered(_ action: @escaping @Sendable () -> Void) {
        if let client = implementation {
            guard let service = client.caller.durableTransferService else { return action() }
            return service.whenEventsAreDelivered(action)
        }
        // The app's own client, which may forward to one of the SDK.
        let earlier = didFinishBackgroundEvents
        didFinishBackgroundEvents = {
            earlier?()
            action()
        }
    }
}

extension DropboxTransportClientImpl {
    /// Shorter than the time after which the system terminates an unresponsive app: 20 seconds.
    private static var settlingTimeout: Duration { .seconds(20) }

    /// Waits until the session needs this process only for results that are still to come, but not longer than an app may
    /// work in the background.
    fileprivate func settleInBackground() async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await self.settle() }
            group.addTask { try? await self.configuration.clock.sleep(Self.settlingTimeout) }
            await group.next()
            group.cancelAll()
        }
    }
}
