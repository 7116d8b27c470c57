import DropboxHTTP
import DropboxStone
import Foundation

/// The way of a client's calls: a log of calls, the path root, retries, the middleware of the app, and each attempt with its
/// credentials, headers, and limits.
///
/// A retried attempt gets a fresh token, and the log contains calls, not attempts.
package final class CallPipeline: Sendable {
    private let log: CallLog
    private let attempts: RetryStage

    init(
        _ configuration: DropboxTransportClientImpl.Configuration, waits: WaitReporter, events: CallEvents,
        transport: any HTTPTransport, activity: ClientActivity
    ) {
        log = CallLog(configuration.log, configuration.clock)
        let sending = TransportStage(
            configuration, transport: transport, waits: waits, activity: activity)
        let attempt = AuthenticationStage(waits: waits, next: sending)
        attempts = RetryStage(
            configuration, waits: waits, log: log, events: events,
            next: MiddlewareStage(middleware: configuration.middleware, next: attempt))
    }

    /// Sends a call, and returns the response of the server, with any status.
    ///
    /// If the path root of the call is invalid and the client handles path root changes, the call is sent once more from the
    /// new root. One that continues from a cursor isn't: the cursor refers to paths of the old root.
    ///
    /// - Throws: A ``CallFailure`` if no response was received.
    package nonisolated(nonsending) func response(to call: Call) async throws(CallFailure) -> CallResponse {
        let response = try await loggedResponse(to: call)
        guard response.metadata.status == 422, let onPathRootChange = call.options.onPathRootChange,
            let change = PathRootChange(call, response)
        else { return response }
        onPathRootChange(change)
        // The bytes of a stream are consumed, so only the next upload uses the new root.
        guard call.options.retriesFromNewRoot, call.body.isReplayable, !call.route.continuesFromCursor else {
            return response
        }
        var retry = call
        retry.context.pathRoot = .root(change.newRoot.rootNamespaceId)
        return try await loggedResponse(to: retry)
    }

    /// Sends a call, and logs one message: the route, the result, and the duration.
    private nonisolated(nonsending) func loggedResponse(to call: Call) async throws(CallFailure) -> CallResponse {
        guard log.isEnabled else { return try await attempts.response(to: call) }
        let start = log.now
        do throws(CallFailure) {
            let response = try await attempts.response(to: call)
            log(.debug, message(call, response.metadata) + " in \(log.seconds(since: start))")
            return response
        } catch {
            log(.error, "\(call.route.path): no response after \(log.seconds(since: start)): \(error)")
            throw error
        }
    }

    private func message(_ call: Call, _ metadata: ResponseMetadata) -> String {
        let attempts = metadata.attemptCount > 1 ? ", attempt \(metadata.attemptCount)" : ""
        let id = metadata.requestID.map { ", request \($0)" } ?? ""
        return "\(call.route.path): \(metadata.status)\(id)\(attempts)"
    }
}

// MARK: - Path root

/// A change of an account's root namespace, for example because the user joined a team or the team got a team space.
public struct PathRootChange: Sendable {
    /// The namespace ID of the old root.
    public let oldRoot: String

    /// The new root and home namespaces of the account.
    public let newRoot: Common.RootInfo

    /// The team member ID of the user on whose behalf the client sends requests, if any.
    public let selectUser: String?

    package init(oldRoot: String, newRoot: Common.RootInfo, selectUser: String?) {
        self.oldRoot = oldRoot
        self.newRoot = newRoot
        self.selectUser = selectUser
    }
}

extension PathRootChange {
    /// Reads the change from the response to a call, or returns `nil` if the response has another meaning.
    fileprivate init?(_ call: Call, _ response: CallResponse) {
        guard case .root(let oldRoot)? = call.context.pathRoot, let error = ErrorEnvelope(response)?.error,
            // A 422 with another body is an error for the caller.
            case .invalidRoot(let newRoot)? = try? StoneCoding.decode(Common.PathRootError.self, from: error),
            newRoot.rootNamespaceId != oldRoot
        else { return nil }
        self.init(oldRoot: oldRoot, newRoot: newRoot, selectUser: call.context.selectUser)
    }
}

extension RouteDescriptor {
    /// Whether the route returns the next page of a listing.
    fileprivate var continuesFromCursor: Bool { name.split(separator: "/").last == "continue" }
}
