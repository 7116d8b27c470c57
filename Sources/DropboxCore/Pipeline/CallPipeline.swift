import HTTPTransport

/// The stages that every call passes, from the outside in. This is the one place that says which there are, and in what
/// order: a repeated attempt asks for a fresh token, and the log sees the call, not its attempts.
struct CallPipeline: CallAnswering {
    private let first: any CallAnswering

    init(_ configuration: DropboxTransportClientImpl.Configuration, gates: CallGates, transport: any HTTPTransport) {
        let log = CallLog(configuration.log, configuration.time)
        first =
            LoggingStage(
                log: log,
                next: RetryStage(
                    policy: configuration.retryPolicy, gates: gates, time: configuration.time,
                    chance: configuration.chance, log: log,
                    next: AuthenticationStage(
                        next: HeaderStage(
                            userAgent: configuration.userAgentHeader, additional: configuration.headersForRouteHost,
                            next: PacingStage(
                                bandwidth: configuration.bandwidth,
                                next: TransportStage(hosts: configuration.baseHosts, transport: transport))))))
    }

    func answer(to call: Call) async throws(CallFailure) -> CallAnswer {
        try await first.answer(to: call)
    }
}
