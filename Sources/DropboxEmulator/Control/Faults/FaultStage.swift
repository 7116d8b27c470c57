import DropboxCore
import Foundation

/// Does to one call what the faults that meet it say: before it is worked on, in its place, and to its answer.
struct FaultStage: Sendable {
    /// The longest delay, which keeps a date from going out of what a clock can show.
    private static let longestDelay: TimeInterval = 365 * 24 * 3600

    private let effects: [Fault.Effect]
    private let service: Service

    init(_ rules: [FaultPlan.Rule], _ service: Service) {
        effects = rules.map(\.fault.effect)
        self.service = service
    }

    /// Answers a call of the API.
    func answer(
        _ call: Call, _ work: (Call) async throws -> ServerResponse
    ) async throws -> ServerResponse {
        if effects.isEmpty { return try await work(call) }
        var call = call
        for effect in effects {
            switch effect {
            case .diskFull: call.service.store = call.store.onFullDisk()
            case .smallPages(let size): call.pageSize = min(call.pageSize ?? .max, size)
            case .cursorReset: call.resetsCursors = true
            default: break
            }
        }
        let changed = call
        return try await answer(contention: { try await WriteContention.answer(to: changed) }) {
            try await work(changed)
        }
    }

    /// Answers a request for a page.
    func answer(_ work: () async throws -> ServerResponse) async throws -> ServerResponse {
        if effects.isEmpty { return try await work() }
        return try await answer(contention: work, work)
    }

    private func answer(
        contention: () async throws -> ServerResponse, _ work: () async throws -> ServerResponse
    ) async throws -> ServerResponse {
        for effect in effects { await prepare(effect) }
        var response = try await substitute(contention)
        if response == nil { response = try await work() }
        var answer = response ?? ServerResponse(status: 500)
        for effect in effects { change(&answer, effect) }
        return answer
    }

    /// What happens before the call is worked on.
    private func prepare(_ effect: Fault.Effect) async {
        switch effect {
        case .latency(let delay, let jitter):
            let extra = jitter.seconds * Double(service.minting.number(in: 0...1000)) / 1000
            let whole = min(delay.seconds + extra, Self.longestDelay)
            await service.clock.sleep(until: service.clock.now.addingTimeInterval(whole))
        case .clockJump(let duration): service.clock.advance(by: duration)
        default: break
        }
    }

    /// What stands in the place of the call's own answer.
    private func substitute(_ contention: () async throws -> ServerResponse) async throws -> ServerResponse? {
        for effect in effects {
            switch effect {
            case .rateLimit(let retryAfter, let form, let header, let reason):
                return try FaultResponse.rateLimit(retryAfter, form, header, reason, service)
            case .writeContention: return try await contention()
            case .serverError(let status, let form, .before): return FaultResponse.serverError(status, form)
            case .reset(.before): return ServerResponse(status: 0, body: .hangUp(reset: true))
            case .close(.before): return ServerResponse(status: 0, body: .hangUp(reset: false))
            case .expiredToken:
                return try ErrorResponse.unauthorized(.expiredAccessToken, service.minting)
            default: break
            }
        }
        return nil
    }

    /// What becomes of the answer.
    private func change(_ answer: inout ServerResponse, _ effect: Fault.Effect) {
        answer.clock = service.clock
        switch effect {
        case .serverError(let status, let form, .after): answer = FaultResponse.serverError(status, form)
        case .reset(.after): answer = ServerResponse(status: 0, body: .hangUp(reset: true))
        case .close(.after): answer = ServerResponse(status: 0, body: .hangUp(reset: false))
        case .truncate(let count): answer.delivery.cut = count.map(Int64.init) ?? (answer.body.length ?? 0) / 2
        case .corrupt(let offset): answer.delivery.inverted = offset.map(Int64.init) ?? (answer.body.length ?? 0) / 2
        case .stall(let offset, let duration):
            answer.delivery.stall = (Int64(offset), duration.map { min($0.seconds, Self.longestDelay) })
        case .drip(let rate): answer.delivery.rate = Int64(max(1, rate))
        case .staleConnection(.afterAnswer): answer.delivery.ending = .closed
        case .staleConnection(.onNextRequest): answer.delivery.ending = .blackHole
        default: break
        }
    }
}

extension ServerResponse.Body {
    /// Bytes of the body, if that is known before they are sent.
    var length: Int64? {
        switch self {
        case .data(let data): Int64(data.count)
        case .reader(_, let length): length
        case .hangUp: nil
        }
    }
}
