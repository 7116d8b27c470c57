import DropboxHTTP

/// The stages that every call passes, from the inside out. This is the one place that says which there are, and in what
/// order: a repeated attempt asks for a fresh token, and the log sees the call, not its attempts.
struct CallPipeline: CallHandler {
    private let first: any CallHandler

    init(
        _ configuration: DropboxTransportClientImpl.Configuration, gates: RequestThrottlePool,
        contact: ServerReachability,
        waits: WaitReporter, transport: any HTTPTransport
    ) {
        let log = CallLog(configuration.log, configuration.clock)
        let sending = BandwidthStage(
            bandwidth: configuration.bandwidthLimiter,
            next: TransportStage(hosts: configuration.baseHosts, transport: transport, waits: waits))
        let attempt = AuthenticationStage(
            patience: min(configuration.retryPolicy.maximumAttempts, Self.maximumTokens) - 1, waits: waits,
            next: HeaderStage(
                userAgent: configuration.userAgentHeader, additional: configuration.headersForRouteHost, next: sending))
        let attempts = RetryStage(
            caller: configuration.retryingCaller(waits), gates: gates, contact: contact, log: log, next: attempt)
        first = LoggingStage(log: log, next: PathRootStage(next: attempts))
    }

    /// How many tokens a call is made with, however patient the policy is.
    private static let maximumTokens = 8

    func response(to call: Call) async throws(CallFailure) -> CallResponse {
        try await first.response(to: call)
    }
}
