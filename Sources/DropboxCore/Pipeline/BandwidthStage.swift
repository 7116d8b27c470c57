import DropboxHTTP

/// Holds content to the limits of the client and of the transfer. What is short, arguments and results, passes freely, and
/// what the system carries goes at the system's pace.
struct BandwidthStage: CallHandler {
    /// The limit of the client.
    let bandwidth: BandwidthLimiter?
    let next: any CallHandler

    func response(to call: Call) async throws(CallFailure) -> CallResponse {
        let limits = call.limits + (bandwidth.map { [$0] } ?? [])
        guard !limits.isEmpty, call.background == nil else { return try await next.response(to: call) }
        var call = call
        if call.route.style == .upload {
            call.body = limits.reduce(call.body) { $0.paced($1.uploadPace) }
        }
        let answer = try await next.response(to: call)
        guard case .streamed(let body) = answer.content else { return answer }
        return CallResponse(
            metadata: answer.metadata, content: .streamed(limits.reduce(body) { $0.paced($1.downloadPace) }))
    }
}
