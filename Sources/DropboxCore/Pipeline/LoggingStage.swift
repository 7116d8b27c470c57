/// Writes one line for each call: route, how it ended, how long it took.
struct LoggingStage: CallAnswering {
    let log: CallLog
    let next: any CallAnswering

    func answer(to call: Call) async throws(CallFailure) -> CallAnswer {
        let start = log.now
        do throws(CallFailure) {
            let answer = try await next.answer(to: call)
            log(.debug, line(call, answer.metadata) + " in \(log.seconds(since: start))")
            return answer
        } catch {
            log(.error, "\(call.route.path): no answer after \(log.seconds(since: start)): \(error)")
            throw error
        }
    }

    private func line(_ call: Call, _ metadata: ResponseMetadata) -> String {
        let attempts = metadata.attempts > 1 ? ", attempt \(metadata.attempts)" : ""
        let id = metadata.requestID.map { ", request \($0)" } ?? ""
        return "\(call.route.path): \(metadata.status)\(id)\(attempts)"
    }
}
