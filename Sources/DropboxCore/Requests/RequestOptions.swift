import Foundation

/// What the caller wants of a request beside the call itself.
package struct RequestOptions: Sendable {
    /// What the caller wants to know again when a later process finds the request.
    package var persistedString: String?

    /// The moment before which the request is not sent.
    package var earliestBeginDate: Date?

    /// The batch that the request is a part of, by its id, and which part of it.
    package var part: (batch: String, key: String)?

    package init(persistedString: String? = nil, earliestBeginDate: Date? = nil) {
        self.persistedString = persistedString
        self.earliestBeginDate = earliestBeginDate
    }
}

extension Request {
    /// Keeps `string` with the request, for a later process that finds it again (`DropboxClient.getAllRequests`): what
    /// the handler of its outcome must know, for instance.
    ///
    /// The string is as good as the request: it survives a restart where the client has a background session and the
    /// request uploads, or downloads to a file. Call it before the handler: once the request has started, it has no effect.
    ///
    /// - Parameter string: Any text; `nil` forgets an earlier one.
    @discardableResult
    public func persistingString(string: String?) -> Self {
        _run.change("persistingString") { $0.persistedString = string }
        return self
    }

    /// What `persistingString` was given, in this process or in an earlier one.
    public var clientPersistedString: String? { _run.terms.persistedString }

    /// Sends the request at `date` or later. It counts as started, and can be cancelled, while it waits.
    ///
    /// In a background session on Apple platforms the system waits, and does what it likes to save power; everywhere else
    /// the process does. A later process keeps to the date too. Call it before the handler: once the request has started, it
    /// has no effect.
    ///
    /// - Parameter date: The moment, by the clock of the machine; `nil`, or one that has passed, means at once.
    @discardableResult
    public func settingEarliestBeginDate(date: Date?) -> Self {
        _run.change("settingEarliestBeginDate") { $0.earliestBeginDate = date }
        return self
    }

    /// The moment before which the request is not sent.
    public var earliestBeginDate: Date? { _run.terms.earliestBeginDate }
}
