import Foundation
import DropboxHTTP

/// A run, whatever it yields.
package protocol AnyRequestExecution: AnyObject, Sendable {
    /// What the caller wants of the request.
    var terms: RequestOptions { get }
    /// How much of the content has moved.
    var progress: ProgressReporter { get }
    /// Holds the request up.
    var suspension: HTTPSuspender { get }

    func cancel()
    func abandon()
    func suspend()
    func resume()
    func onDelivery(_ work: (@Sendable () async -> Void)?)
}

extension RequestExecution: AnyRequestExecution {}

extension AnyRequestExecution {
    /// Waits for the moment before which the request is not to be sent.
    /// - Throws: `CancellationError` when the task is cancelled before.
    package func begin(_ time: ClientClock, today: @Sendable () -> Date = { Date() }) async throws {
        // More than once, because the clock of the machine may be set while the process waits.
        while let wait = terms.earliestBeginDate?.timeIntervalSince(today()), wait > 0 {
            try await time.sleep(.seconds(min(wait, 3_600)))
        }
    }
}
