import DropboxCore
import DropboxFiles
import DropboxHTTPServer
import DropboxSQLite
import DropboxStone
import Foundation

/// Applies faults to a call: before it is processed, instead of it, and to its response.
struct FaultStage: Sendable {
    /// What replaces the response of the call.
    private enum Substitute: Sendable {
        case response(@Sendable (Service) throws -> ServerResponse)
        /// The error that the route specifies for too many writes.
        case writeContention
    }

    /// The maximum delay, which keeps dates within the range of the clock.
    private static let maximumDelay: TimeInterval = 365 * 24 * 3600

    /// A response, and the faults that affected it.
    typealias Outcome = (response: ServerResponse, injections: [FaultPlan.Injection])

    private let service: Service
    private let injections: [FaultPlan.Injection]
    private var preparations: [@Sendable (Service) async -> Void] = []
    private var callChanges: [@Sendable (inout Call) -> Void] = []
    private var substitute: Substitute?
    private var compressions: [DropboxEmulator.Fault.CompressedBody] = []
    private var responseChanges: [@Sendable (inout ServerResponse) -> Void] = []

    init(_ injections: [FaultPlan.Injection], _ service: Service) {
        self.service = service
        self.injections = injections
        for injection in injections { add(injection) }
    }

    /// Adds what an effect does. Each effect is in this only switch, so that none can be forgotten.
    private mutating func add(_ injection: FaultPlan.Injection) {
        switch injection.effect {
        case .latency(let delay, let jitter):
            let total = min(delay.seconds + jitter.seconds * injection.fraction, Self.maximumDelay)
            preparations.append { await $0.clock.sleep(until: $0.clock.now.addingTimeInterval(total)) }
        case .clockJump(let duration): preparations.append { $0.clock.advance(by: duration) }
        case .diskFull: callChanges.append { $0.service.store = $0.store.withFullDisk() }
        case .smallPages(let size): callChanges.append { $0.pageSize = min($0.pageSize ?? .max, size) }
        case .cursorReset: callChanges.append { $0.resetsCursors = true }
        case .rateLimit(let retryAfter, let form, let header, let reason):
            replace { try FaultResponse.rateLimit(retryAfter, form, header, reason, $0) }
        case .writeContention: substitute = substitute ?? .writeContention
        case .expiredToken: replace { try ErrorResponse.unauthorized(.expiredAccessToken, $0.idGenerator) }
        case .foreignResponse(let status, let form): replace { _ in FaultResponse.foreign(status, form) }
        case .serverError(let status, let form, let point):
            end(at: point) { FaultResponse.serverError(status, form) }
        case .reset(let point): end(at: point) { ServerResponse(status: 0, body: .hangUp(reset: true)) }
        case .close(let point): end(at: point) { ServerResponse(status: 0, body: .hangUp(reset: false)) }
        case .gzip(let body): compressions.append(body)
        case .truncate(let count):
            responseChanges.append { response in
                response.delivery.truncationOffset = count.map(Int64.init) ?? (response.body.length ?? 0) / 2
            }
        case .corrupt(let offset):
            responseChanges.append { response in
                response.delivery.invertedOffset = offset.map(Int64.init) ?? (response.body.length ?? 0) / 2
            }
        case .stall(let offset, let duration):
            let seconds = duration.map { min($0.seconds, Self.maximumDelay) }
            responseChanges.append { $0.delivery.stall = (Int64(offset), seconds) }
        case .slowResponse(let rate): responseChanges.append { $0.delivery.rate = Int64(max(1, rate)) }
        case .staleConnection(let kind):
            responseChanges.append { response in
                response.delivery.connectionDisposition =
                    switch kind {
                    case .afterResponse: .close
                    case .onNextRequest: .blackHole
                    }
            }
        // It ends the connection before there is a call.
        case .handshakeFailure: break
        }
    }

    private mutating func replace(_ response: @escaping @Sendable (Service) throws -> ServerResponse) {
        substitute = substitute ?? .response(response)
    }

    /// Replaces the response before or after the call takes effect.
    private mutating func end(
        at point: DropboxEmulator.Fault.InjectionPoint, _ response: @escaping @Sendable () -> ServerResponse
    ) {
        switch point {
        case .before: replace { _ in response() }
        case .after: responseChanges.append { $0 = response() }
        }
    }

    /// Returns the response to an API call.
    func response(to call: Call, _ work: (Call) async throws -> ServerResponse) async throws -> Outcome {
        if injections.isEmpty { return (try await work(call), []) }
        var call = call
        for change in callChanges { change(&call) }
        let modifiedCall = call
        return try await respond(
            to: call.request, contention: { try await WriteContention.response(to: modifiedCall) }
        ) {
            try await work(modifiedCall)
        }
    }

    /// Returns the response to a page request.
    func response(
        to request: ServerRequest, from work: () async throws -> ServerResponse
    ) async throws -> Outcome {
        if injections.isEmpty { return (try await work(), []) }
        return try await respond(to: request, contention: work, work)
    }

    private func respond(
        to request: ServerRequest, contention: () async throws -> ServerResponse,
        _ work: () async throws -> ServerResponse
    ) async throws -> Outcome {
        for prepare in preparations { await prepare(service) }
        // The client left during a delay. The call has no effect, instead of one at any time.
        if !preparations.isEmpty, Task.isCancelled {
            return (ServerResponse(status: 0, body: .hangUp(reset: false)), injections)
        }
        var response =
            switch substitute {
            case .response(let response): try response(service)
            case .writeContention: try await contention()
            case nil: try await work()
            }
        for body in compressions { FaultResponse.compress(&response, as: body) }
        for change in responseChanges {
            response.clock = service.clock
            change(&response)
        }
        // A body that is shorter than the offset of a fault arrives intact, so the fault waits for another call.
        let effective = injections.filter { $0.effect.isEffective(in: response, to: request) }
        service.faults.withdraw(injections.filter { !$0.effect.isEffective(in: response, to: request) })
        return (response, effective)
    }
}

extension DropboxEmulator.Fault.Effect {
    /// Returns whether the client can notice the effect in a response to which it was applied.
    fileprivate func isEffective(in response: ServerResponse, to request: ServerRequest) -> Bool {
        let offset: Int64?
        switch self {
        case .truncate: offset = response.delivery.truncationOffset
        case .corrupt: offset = response.delivery.invertedOffset
        case .stall: offset = response.delivery.stall?.after
        case .slowResponse: offset = 0
        default: return true
        }
        if case .hangUp = response.body { return false }
        if request.method == "HEAD" { return false }
        // The end of a body of unknown length is generated while it is sent.
        guard let offset, let length = response.body.length else { return true }
        return offset < length
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
    private static let tag = "too_many_write_operations"

    /// The errors of the routes for which the response doesn't depend on the call, from their specification.
    private static let errors: [String: String] = {
        var errors: [String: String] = [:]
        for schema in AllRoutes.namespaces {
            for (index, route) in schema.routes.enumerated() {
                guard let error = schema.types(ofRoute: index)?.last, let json = json(in: error) else { continue }
                let path = RouteDescriptor(namespace: schema.name, name: route.name, version: route.version).path
                errors[path] = json
            }
        }
        return errors
    }()
    private static let uploads: Set = ["files/upload", "files/alpha/upload"]
    private static let batch = "files/upload_session/finish_batch_v2"

    /// All routes that specify the error.
    static let routes = Set(errors.keys).union(uploads).union([batch])

    /// Returns the error as a value of a union, or `nil` if the union doesn't contain it.
    private static func json(in error: ResolvedType) -> String? {
        let members = members(of: error)
        if members.contains(where: { $0.name == tag }) { return #"{".tag":"\#(tag)"}"# }
        // If several members contain the error, the last one is about the destination of the call.
        return members.reversed().lazy.filter { Self.members(of: $0.shape).contains { $0.name == tag } }.map {
            #"{".tag":"\#($0.name)","\#($0.name)":{".tag":"\#(tag)"}}"#
        }.first
    }

    private static func members(of type: ResolvedType) -> [(name: String, shape: ResolvedType)] {
        guard type.wireType == .union, let union = type.type?.pointee else { return [] }
        return (0..<union.count).map { (union.fields[$0].name.string, union.fields[$0].shape) }
    }

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
        let json = try await call.readArgument().json
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

    func contains(_ hash: BlockHash) throws -> Bool { try blocks.contains(hash) }

    func remove(_ hash: BlockHash) throws { try blocks.remove(hash) }
}
