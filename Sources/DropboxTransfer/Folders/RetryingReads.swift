import DropboxCore
import DropboxFiles

/// Makes calls of a transfer again where that is safe and may help, as often as the client tries calls again.
struct RetryingReads: Sendable {
    let settings: TransferSettings

    /// A call that changes nothing. The client repeats it by itself, but where the answer is damaged.
    func look<Result: Sendable, RouteError>(
        _ call: () -> RpcRequest<Result, RouteError>
    ) async throws -> Result {
        try await repeating(call) { $0.isDamagedAnswer }
    }

    /// A call that does no harm when it is carried out twice.
    func retryingReads<Result: Sendable, RouteError>(
        _ call: () -> RpcRequest<Result, RouteError>
    ) async throws -> Result {
        try await repeating(call) { if case .passing = $0.trouble { true } else { false } }
    }

    private func repeating<Output: Sendable, RouteError>(
        _ call: () -> RpcRequest<Output, RouteError>, where isPassing: (CallError<RouteError>) -> Bool
    ) async throws -> Output {
        var route = ""
        let outcome = try await settings.caller.outcome(of: { route }) {
            let request = call()
            route = request._run.name
            do throws(CallError<RouteError>) {
                return Result<Output, CallError<RouteError>>.success(try await request.response())
            } catch {
                return .failure(error)
            }
        } transientFailure: { outcome in
            guard case .failure(let error) = outcome, isPassing(error) else { return nil }
            let reason = error.isDamagedAnswer ? .damagedResponse : settings.caller.waits.latestFailure
            return (.rejected(retryAfter: error.retryAfter), reason ?? .transfer)
        }
        return try outcome.get()
    }
}

extension FilesRoutes {
    var repeated: RetryingReads { RetryingReads(settings: TransferSettings(client)) }
}

extension CallError {
    /// Whether the answer broke on the way, so that it does not say what became of the call.
    fileprivate var isDamagedAnswer: Bool {
        switch self {
        case .serializationError: status != nil
        case .httpError(409, _, _): true
        default: false
        }
    }
}
