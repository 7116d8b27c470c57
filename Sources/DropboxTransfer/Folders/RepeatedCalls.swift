import DropboxCore
import DropboxFiles

/// Makes calls of a transfer again where that is safe and may help, as often as the client tries calls again.
struct RepeatedCalls: Sendable {
    let settings: TransferSettings

    /// A call that changes nothing. The client repeats it by itself, but where the answer is damaged.
    func look<Result: Sendable, RouteError>(
        _ call: () -> RpcRequest<Result, RouteError>
    ) async throws -> Result {
        try await repeating(call) { $0.isDamagedAnswer }
    }

    /// A call that does no harm when it is carried out twice.
    func harmless<Result: Sendable, RouteError>(
        _ call: () -> RpcRequest<Result, RouteError>
    ) async throws -> Result {
        try await repeating(call) { if case .passing = $0.trouble { true } else { false } }
    }

    private func repeating<Result: Sendable, RouteError>(
        _ call: () -> RpcRequest<Result, RouteError>, where isPassing: (CallError<RouteError>) -> Bool
    ) async throws -> Result {
        let start = settings.time.now()
        var attempt = 1
        while true {
            do throws(CallError<RouteError>) {
                return try await call().response()
            } catch {
                let decision = settings.retry.decision(
                    after: .refused(retryAfter: error.retryAfter), isRead: true, isReplayable: true, attempt: attempt,
                    elapsed: settings.time.now() - start, chance: settings.chance())
                guard isPassing(error), case .wait(let pause) = decision else { throw error }
                try await settings.time.sleep(pause)
                attempt += 1
            }
        }
    }
}

extension FilesRoutes {
    var repeated: RepeatedCalls { RepeatedCalls(settings: TransferSettings(client)) }
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
