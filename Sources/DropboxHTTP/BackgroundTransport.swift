import Foundation

/// What makes a request one that the system carries on with when the process is gone.
package struct BackgroundTaskInfo: Sendable {
    /// Tells the transfers of a session apart.
    package let id: String
    /// Kept by the system, and given back with the transfer.
    package let description: String
    /// The moment before which it is not to begin.
    package let earliestBeginDate: Date?

    package init(id: String, description: String, earliestBeginDate: Date?) {
        self.id = id
        self.description = description
        self.earliestBeginDate = earliestBeginDate
    }
}

/// A transport whose system carries on with transfers when the process is gone.
///
/// A request that has a `BackgroundTaskInfo` is handed to the system. Where the system has a transfer of the same id already,
/// under way or done, sending the request means to wait for that one.
package protocol BackgroundTransport: HTTPTransport {
    /// What the system keeps of the session's transfers, those included that are done and not asked for yet.
    func descriptions() async -> [String?]

    /// Deletes what is left of a transfer.
    func forget(_ id: String)

    /// Has `action` called when all events of the session have been told.
    func setDidFinishEvents(_ action: (@Sendable () -> Void)?)
}

extension HTTPTransports {
    /// The transport of a background session; `nil` where the system has none. What it receives goes into `folder`, as
    /// `ID.content`; `identify` finds the id in the description of a transfer.
    package static func background(
        identifier: String, sharedContainer: String?, isDiscretionary: Bool, deadline: Double, folder: URL,
        identify: @escaping @Sendable (String?) -> String?, _ configuration: HTTPTransportConfiguration
    ) -> (any BackgroundTransport)? {
        #if canImport(Darwin)
            BackgroundSessionTransport(
                identifier: identifier, sharedContainer: sharedContainer, isDiscretionary: isDiscretionary,
                deadline: deadline, folder: folder, identify: identify, configuration)
        #else
            nil
        #endif
    }
}
