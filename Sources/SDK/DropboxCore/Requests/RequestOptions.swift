import Foundation

/// The options that a caller sets on a request.
package struct RequestOptions: Sendable {
    /// A string of the caller that is stored with the request for later processes.
    package var persistedString: String?

    /// The earliest date at which the request is sent.
    package var earliestBeginDate: Date?

    /// The ID of the batch that the request belongs to, and the key of the request in that batch.
    package var part: (batch: String, key: String)?

    /// The ID of the persisted transfer that the request belongs to, or `nil` before it's persisted.
    package var transferID: String?

    package init(persistedString: String? = nil, earliestBeginDate: Date? = nil) {
        self.persistedString = persistedString
        self.earliestBeginDate = earliestBeginDate
    }
}

extension Request {
    /// Stores `string` with the request, for a later process that retrieves the request with
    /// `DropboxClient.getAllRequests`. Use it for data that the response handler needs.
    ///
    /// The string is as durable as the request. It survives a restart if the client has a background session and the
    /// request uploads, or downloads to a file. Call this method before you add a handler: it has no effect after the
    /// request has started.
    ///
    /// - Parameter string: Any text, or `nil` to remove the current string.
    @discardableResult
    public final func persistingString(string: String?) -> Self {
        anyExecution.updateOptions(for: "persistingString") { $0.persistedString = string }
        return self
    }

    /// The string that this process or an earlier one stored with `persistingString(string:)`.
    public final var clientPersistedString: String? { anyExecution.options.persistedString }

    /// The ID of the transfer in a background session, or `nil` for a request that isn't persisted.
    ///
    /// It's the same in each process that delivers the outcome, and no other transfer has it. If the process exits while a
    /// handler runs, the next process delivers the outcome again: record the ID with the work of the handler, and ignore an
    /// outcome whose ID is recorded. The ID is known when the outcome is delivered, and from the start for a request from
    /// `DropboxClient.getAllRequests`.
    public final var backgroundTransferID: String? { anyExecution.options.transferID }

    /// Delays the request until `date`. While it waits, the request counts as started and can be canceled.
    ///
    /// In a background session on Apple platforms, the system schedules the request and may delay it further to save
    /// power. Elsewhere, the process waits. A later process honors the date, too. Call this method before you add a
    /// handler: it has no effect after the request has started.
    ///
    /// - Parameter date: The date by the system clock. `nil` or a date in the past means no delay.
    @discardableResult
    public final func settingEarliestBeginDate(date: Date?) -> Self {
        anyExecution.updateOptions(for: "settingEarliestBeginDate") { $0.earliestBeginDate = date }
        return self
    }

    /// The earliest date at which the request is sent.
    public final var earliestBeginDate: Date? { anyExecution.options.earliestBeginDate }
}
