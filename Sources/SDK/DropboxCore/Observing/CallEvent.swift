import DropboxHTTP

/// An attempt of a call that ended: what was sent, how long it took, and how it ended. It has no arguments, results,
/// content, or tokens.
public struct CallEvent: Sendable {
    /// The route, such as `files/list_folder`.
    public let route: RouteDescriptor

    /// The ID by which Dropbox identifies the request, or `nil` if the response isn't from Dropbox.
    public let requestID: String?

    /// After the last attempt of a call that failed, what went wrong and what to do about it; otherwise, and after a
    /// cancellation, `nil`. The text has no path, no message of the server, and no part of a body.
    public let explanation: String?

    /// What the failure says about another attempt, or `nil` if the attempt succeeded.
    public let verdict: FailureVerdict?

    // Each client keeps many events, so the other properties are stored in few bytes: times in nanoseconds, and -1 for `nil`.
    private let startTime: Int64
    private let queueingTime: Int64
    private let durationTime: Int64
    private let delayTime: Int64
    private let sent: Int64
    private let received: Int64
    private let number: Int32
    private let code: Int32

    /// The number of the attempt, starting at 1.
    public var attempt: Int { Int(number) }

    /// The time before the attempt: in the queue of the client, in the queue of a rate limit, and in the delay after a
    /// failed attempt.
    public var queueing: Duration { .nanoseconds(queueingTime) }

    /// The time from the start of the attempt to the complete response, or to the head of a response whose content is
    /// streamed.
    public var duration: Duration { .nanoseconds(durationTime) }

    /// The size of the request body in bytes, or `nil` if it's unknown.
    public var sentBytes: Int64? { sent < 0 ? nil : sent }

    /// The size of the response body in bytes. For streamed content, the size that the server announces, or `nil` if it
    /// announces none.
    public var receivedBytes: Int64? { received < 0 ? nil : received }

    /// The HTTP status, or `nil` if there was no response.
    public var status: Int? { code < 0 ? nil : Int(code) }

    /// The delay before the next attempt, or `nil` if this was the last one.
    public var delay: Duration? { delayTime < 0 ? nil : .nanoseconds(delayTime) }

    /// A Boolean value that indicates whether the call ended with this attempt.
    public var isLast: Bool { delay == nil }

    /// The time at which the attempt started, on the clock of the client.
    var start: Duration { .nanoseconds(startTime) }
}

extension CallEvent: CustomStringConvertible {
    /// A line such as `files/list_folder: attempt 1, 200 in 0.123s, request 1a2b`.
    public var description: String {
        let outcome = status.map(String.init) ?? "no response"
        let id = requestID.map { ", request \($0)" } ?? ""
        let next = delay.map { ", next attempt in \(CallLog.seconds($0))" } ?? ""
        return "\(route.path): attempt \(attempt), \(outcome) in \(CallLog.seconds(duration))\(id)\(next)"
    }
}

extension CallEvent {
    /// Creates the event of an attempt.
    ///
    /// - Parameters:
    ///   - queueing: The time before the attempt.
    ///   - start: The start of the attempt on the clock of the client.
    ///   - end: The end of the attempt on the same clock.
    ///   - verdict: The verdict about the outcome, or `nil` if the attempt succeeded.
    ///   - decision: The decision about another attempt, or `nil` if the attempt succeeded.
    init(
        _ call: Call, queueing: Duration, start: Duration, end: Duration, _ outcome: Result<CallResponse, CallFailure>,
        attempt: Int, _ verdict: FailureVerdict?, _ decision: RetryDecision?
    ) {
        route = call.route
        number = Int32(clamping: attempt)
        startTime = start.wholeNanoseconds
        queueingTime = queueing.wholeNanoseconds
        durationTime = (end - start).wholeNanoseconds
        delayTime = if case .retry(let delay) = decision { max(0, delay.wholeNanoseconds) } else { -1 }
        sent = call.body.length ?? -1
        self.verdict = verdict
        let error = decision == .fail ? CallError<Void>(unrecorded: outcome, CallSubject(call.route)) : nil
        explanation = error.flatMap { $0.isCancellation ? nil : $0.explanation }
        guard case .success(let response) = outcome else {
            (code, requestID, received) = (-1, nil, -1)
            return
        }
        code = Int32(clamping: response.metadata.status)
        requestID = response.metadata.requestID
        received =
            switch response.content {
            case .collected(let data): Int64(data.count)
            case .streamed(let body): body.expectedLength ?? -1
            }
    }
}

extension Duration {
    /// The number of nanoseconds, limited to the range of the type.
    fileprivate var wholeNanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (product, isTooLarge) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, isOutOfRange) = product.addingReportingOverflow(attoseconds / 1_000_000_000)
        return isTooLarge || isOutOfRange ? (seconds < 0 ? .min : .max) : sum
    }
}
