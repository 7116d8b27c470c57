import DropboxCore
import DropboxFiles

/// Makes calls of a transfer again where that is safe and may help, as often as the client tries calls again.
struct RepeatedCalls: Sendable {
    let policy: RetryPolicy
    private let time: TimeSource
    private let chance: @Sendable () -> Double

    init(_ client: any DropboxTransportClient) {
        let configuration = (client as? DropboxTransportClientImpl)?.configuration ?? .init()
        policy = configuration.retryPolicy
        time = configuration.time
        chance = configuration.chance
    }

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
        let start = time.now()
        var attempt = 1
        while true {
            do throws(CallError<RouteError>) {
                return try await call().response()
            } catch {
                let decision = policy.decision(
                    after: .refused(retryAfter: error.retryAfter), isRead: true, isReplayable: true, attempt: attempt,
                    elapsed: time.now() - start, chance: chance())
                guard isPassing(error), case .wait(let pause) = decision else { throw error }
                try await time.sleep(pause)
                attempt += 1
            }
        }
    }
}

extension FilesRoutes {
    var repeated: RepeatedCalls { RepeatedCalls(client) }
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
