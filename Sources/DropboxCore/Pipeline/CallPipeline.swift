import HTTPTransport

/// The stages that every call passes, from the inside out. This is the one place that says which there are, and in what
/// order: a repeated attempt asks for a fresh token, and the log sees the call, not its attempts.
struct CallPipeline: CallAnswering {
    private let first: any CallAnswering

    init(_ configuration: DropboxTransportClientImpl.Configuration, gates: CallGates, transport: any HTTPTransport) {
        let log = CallLog(configuration.log, configuration.time)
        let sending = PacingStage(
            bandwidth: configuration.bandwidth,
            next: TransportStage(hosts: configuration.baseHosts, transport: transport))
        let attempt = AuthenticationStage(
            patience: configuration.retryPolicy.maximumAttempts - 1,
            next: HeaderStage(
                userAgent: configuration.userAgentHeader, additional: configuration.headersForRouteHost, next: sending))
        let attempts = RetryStage(
            policy: configuration.retryPolicy, gates: gates, time: configuration.time, chance: configuration.chance,
            log: log, next: attempt)
        first = LoggingStage(log: log, next: PathRootStage(next: attempts))
    }

    func answer(to call: Call) async throws(CallFailure) -> CallAnswer {
        try await first.answer(to: call)
    }
}
