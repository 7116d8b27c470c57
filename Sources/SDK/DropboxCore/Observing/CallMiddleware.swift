import DropboxHTTP

/// A stage that an app adds to the way of its calls, for example to trace attempts or to add a header.
///
/// Set it in the configuration of a client. It's called for each attempt of each call, before the credentials are added:
///
///     struct Tracing: CallMiddleware {
///         func send(_ attempt: CallAttempt, next: Next) async throws -> CallOutcome {
///             var attempt = attempt
///             attempt.headers.set("traceparent", to: currentTrace())
///             return try await next(attempt)
///         }
///     }
///
/// A middleware sees neither arguments and results nor content and tokens. Its time counts toward the time of the attempt.
public protocol CallMiddleware: Sendable {
    /// Sends an attempt: the next middleware, or the client itself. It throws only what another middleware throws.
    typealias Next = @Sendable (CallAttempt) async throws -> CallOutcome

    /// Handles an attempt.
    ///
    /// - Parameters:
    ///   - attempt: The attempt.
    ///   - next: Sends the attempt. If it's called again, the request is sent again; a body that can be read only once then
    ///     fails.
    /// - Returns: The outcome of `next`. A failed attempt has an outcome, too, so that the client decides about the next
    ///   one.
    /// - Throws: Any error, to end the call without another attempt. The request then fails with
    ///   ``CallError/clientError(_:)``, which contains the error.
    func send(_ attempt: CallAttempt, next: Next) async throws -> CallOutcome
}

/// An attempt of a call that is about to be sent.
public struct CallAttempt: Sendable {
    /// The route.
    public var route: RouteDescriptor { call.route }

    /// The number of the attempt, starting at 1.
    public var number: Int { call.attempt }

    /// The size of the body in bytes, or `nil` if it's unknown.
    public var bodySize: Int64? { call.body.length }

    /// The additional headers of the attempt. They don't replace the headers of the SDK.
    public var headers: HTTPHeaders = [:]

    fileprivate let call: Call
}

/// The outcome of an attempt: a response with any status, or the reason that there is none.
public struct CallOutcome: Sendable {
    let result: Result<CallResponse, CallFailure>

    /// The status, headers, and request ID of the response, or `nil` if there was none.
    public var metadata: ResponseMetadata? {
        if case .success(let response) = result { response.metadata } else { nil }
    }

    /// What the failure says about another attempt, or `nil` if the attempt succeeded.
    public var verdict: FailureVerdict? { FailureVerdict(result) }
}

/// Calls the middleware of the client, in order.
final class MiddlewareStage: Sendable {
    private let middleware: [any CallMiddleware]
    private let next: AuthenticationStage

    init(middleware: [any CallMiddleware], next: AuthenticationStage) {
        self.middleware = middleware
        self.next = next
    }

    nonisolated(nonsending) func response(to call: Call) async throws(CallFailure) -> CallResponse {
        guard !middleware.isEmpty else { return try await next.response(to: call) }
        // The middleware can wait for anything.
        call.leaveQueue()
        let outcome: CallOutcome
        do {
            outcome = try await send(CallAttempt(call: call), from: 0)
        } catch is CancellationError where Task.isCancelled {
            throw .cancelled
        } catch {
            throw .stopped(error)
        }
        return try outcome.result.get()
    }

    private func send(_ attempt: CallAttempt, from index: Int) async throws -> CallOutcome {
        guard index < middleware.count else { return await outcome(of: attempt) }
        return try await middleware[index].send(attempt) { attempt in try await send(attempt, from: index + 1) }
    }

    private func outcome(of attempt: CallAttempt) async -> CallOutcome {
        var call = attempt.call
        for field in attempt.headers where call.headers[field.name] == nil {
            call.headers.add(field.name, field.value)
        }
        do throws(CallFailure) {
            return CallOutcome(result: .success(try await next.response(to: call)))
        } catch {
            return CallOutcome(result: .failure(error))
        }
    }
}
