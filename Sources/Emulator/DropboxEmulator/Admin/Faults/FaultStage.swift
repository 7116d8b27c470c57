import DropboxCore
import DropboxFiles
import DropboxSQLite
import DropboxStone
import Foundation

/// Applies faults to a call: before it is processed, instead of it, and to its response.
struct FaultStage: Sendable {
    /// The maximum delay, which keeps dates within the range of the clock.
    private static let maximumDelay: TimeInterval = 365 * 24 * 3600

    private let effects: [DropboxEmulator.Fault.Effect]
    private let service: Service

    init(_ rules: [FaultPlan.Rule], _ service: Service) {
        effects = rules.map(\.fault.effect)
        self.service = service
    }

    /// Returns the response to an API call.
    func response(
        to call: Call, _ work: (Call) async throws -> ServerResponse
    ) async throws -> ServerResponse {
        if effects.isEmpty { return try await work(call) }
        var call = call
        for effect in effects {
            switch effect {
            case .diskFull: call.service.store = call.store.withFullDisk()
            case .smallPages(let size): call.pageSize = min(call.pageSize ?? .max, size)
            case .cursorReset: call.resetsCursors = true
            default: break
            }
        }
        let modifiedCall = call
        return try await respond(contention: { try await WriteContention.response(to: modifiedCall) }) {
            try await work(modifiedCall)
        }
    }

    /// Returns the response to a page request.
    func response(from work: () async throws -> ServerResponse) async throws -> ServerResponse {
        if effects.isEmpty { return try await work() }
        return try await respond(contention: work, work)
    }

    private func respond(
        contention: () async throws -> ServerResponse, _ work: () async throws -> ServerResponse
    ) async throws -> ServerResponse {
        for effect in effects { await prepare(effect) }
        var response = try await substitute(contention)
        if response == nil { response = try await work() }
        var result = response ?? ServerResponse(status: 500)
        for effect in effects { if case .gzip(let body) = effect { FaultResponse.compress(&result, as: body) } }
        for effect in effects { apply(effect, to: &result) }
        return result
    }

    /// Applies the effects that precede the processing of the call.
    private func prepare(_ effect: DropboxEmulator.Fault.Effect) async {
        switch effect {
        case .latency(let delay, let jitter):
            let extra = jitter.seconds * Double(service.idGenerator.randomInt(in: 0...1000)) / 1000
            let total = min(delay.seconds + extra, Self.maximumDelay)
            await service.clock.sleep(until: service.clock.now.addingTimeInterval(total))
        case .clockJump(let duration): service.clock.advance(by: duration)
        default: break
        }
    }

    /// Returns the response that replaces the call's own, if any.
    private func substitute(_ contention: () async throws -> ServerResponse) async throws -> ServerResponse? {
        for effect in effects {
            switch effect {
            case .rateLimit(let retryAfter, let form, let header, let reason):
                return try FaultResponse.rateLimit(retryAfter, form, header, reason, service)
            case .writeContention: return try await contention()
            case .serverError(let status, let form, .before): return FaultResponse.serverError(status, form)
            case .foreignResponse(let status, let form): return FaultResponse.foreign(status, form)
            case .reset(.before): return ServerResponse(status: 0, body: .hangUp(reset: true))
            case .close(.before): return ServerResponse(status: 0, body: .hangUp(reset: false))
            case .expiredToken:
                return try ErrorResponse.unauthorized(.expiredAccessToken, service.idGenerator)
            default: break
            }
        }
        return nil
    }

    /// Applies an effect to the response.
    private func apply(_ effect: DropboxEmulator.Fault.Effect, to response: inout ServerResponse) {
        response.clock = service.clock
        switch effect {
        case .serverError(let status, let form, .after): response = FaultResponse.serverError(status, form)
        case .reset(.after): response = ServerResponse(status: 0, body: .hangUp(reset: true))
        case .close(.after): response = ServerResponse(status: 0, body: .hangUp(reset: false))
        case .truncate(let count):
            response.delivery.truncationOffset = count.map(Int64.init) ?? (response.body.length ?? 0) / 2
        case .corrupt(let offset):
            response.delivery.invertedOffset = offset.map(Int64.init) ?? (response.body.length ?? 0) / 2
        case .stall(let offset, let duration):
            response.delivery.stall = (Int64(offset), duration.map { min($0.seconds, Self.maximumDelay) })
        case .slowResponse(let rate): response.delivery.rate = Int64(max(1, rate))
        case .staleConnection(.afterResponse): response.delivery.connectionDisposition = .close
        case .staleConnection(.onNextRequest): response.delivery.connectionDisposition = .blackHole
        default: break
        }
    }
}

extension ServerResponse.Body {
    /// The size of the body in bytes, if it is known before it is sent.
    var length: Int64? {
        switch self {
        case .data(let data): Int64(data.count)
        case .reader(_, let length): length
        case .hangUp, .tunnel: nil
        }
    }
}

/// The error `too_many_write_operations` in the form that each route specifies. Routes nest it at different depths. A
/// batch of commits reports it for each entry of a successful response.
enum WriteContention {
    /// The errors of the routes for which the response doesn't depend on the call.
    private static let errors: [String: String] = {
        let top = #"{".tag":"too_many_write_operations"}"#
        let path = #"{".tag":"path","path":\#(top)}"#
        let to = #"{".tag":"to","to":\#(top)}"#
        return [
            "files/copy": to, "files/copy_v2": to, "files/move": to, "files/move_v2": to,
            "files/copy_reference/save": path, "files/create_folder": path, "files/create_folder_v2": path,
            "files/save_url": path, "files/restore": #"{".tag":"path_write","path_write":\#(top)}"#,
            "files/delete": top, "files/delete_v2": top, "files/permanently_delete": top,
            "files/get_file_lock_batch": top, "files/lock_file_batch": top, "files/unlock_file_batch": top,
            "files/upload_session/finish": top,
        ]
    }()
    private static let uploads: Set = ["files/upload", "files/alpha/upload"]
    private static let batch = "files/upload_session/finish_batch_v2"

    /// All routes that specify the error.
    static let routes = Set(errors.keys).union(uploads).union([batch])

    /// Returns the error response to a call. The call has no effect, but the data of an upload is stored for a second
    /// attempt.
    static func response(to call: Call) async throws -> ServerResponse {
        if let error = errors[call.descriptor.path] {
            return try ErrorResponse.response(409, error: Data(error.utf8), call.service.idGenerator)
        }
        guard call.descriptor.path == batch else {
            let error = try await UploadRoutes.rejection(.tooManyWriteOperations, call)
            return try ErrorResponse.response(409, error: try StoneCoding.encode(error), call.service.idGenerator)
        }
        let json = try await ArgumentSource.read(call.request, call.descriptor.style).json
        let argument = try StoneCoding.decode(Files.UploadSessionFinishBatchArg.self, from: json)
        let entries = argument.entries.map { _ in
            Files.UploadSessionFinishBatchResultEntry.failure(.tooManyWriteOperations)
        }
        let body = try StoneCoding.encode(Files.UploadSessionFinishBatchResult(entries: entries))
        return ServerResponse(status: 200, headers: ["Content-Type": "application/json"], body: .data(body))
    }
}

extension Store {
    /// Returns the same store on a full disk: reads succeed, and writes of blocks and rows fail.
    func withFullDisk() -> Store {
        let error = SQLiteError(code: 13, message: "database or disk is full")  // SQLITE_FULL
        return Store(
            self, database: database.withWriteError(error),
            content: ContentStore(content, through: FullDisk(blocks: content.blocks)))
    }
}

/// A block store that fails all writes with `ENOSPC`.
private struct FullDisk: BlockStore {
    let blocks: any BlockStore

    func put(_ bytes: Data, _ hash: BlockHash) throws {
        throw POSIXError(.ENOSPC)
    }

    func read(_ hash: BlockHash, at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        try blocks.read(hash, at: offset, into: buffer)
    }

    func remove(_ hash: BlockHash) throws { try blocks.remove(hash) }
}
