/// Writes one line for each call: route, how it ended, how long it took.
struct LoggingStage: CallHandler {
    let log: CallLog
    let next: any CallHandler

    func response(to call: Call) async throws(CallFailure) -> CallResponse {
        let start = log.now
        do throws(CallFailure) {
            let answer = try await next.response(to: call)
            log(.debug, line(call, answer.metadata) + " in \(log.seconds(since: start))")
            return answer
        } catch {
            log(.error, "\(call.route.path): no answer after \(log.seconds(since: start)): \(error)")
            throw error
        }
    }

    private func line(_ call: Call, _ metadata: ResponseMetadata) -> String {
        let attempts = metadata.attemptCount > 1 ? ", attempt \(metadata.attemptCount)" : ""
        let id = metadata.requestID.map { ", request \($0)" } ?? ""
        return "\(call.route.path): \(metadata.status)\(id)\(attempts)"
    }
}
