import DropboxCore
import DropboxFiles
import Foundation
@testable import DropboxTransfer

/// Sends events to the plan of the upload of one file. Its chunks have ten bytes, but no content.
struct SimulatedUpload {
    typealias Action = UploadPlan.Action

    var plan: UploadPlan

    /// Delays of 1, 2, 4, and 8 seconds.
    init(
        size: Int64?, requests: Int = 1, isReplayable: Bool = true, record: UploadCheckpoint? = nil,
        _ change: (inout UploadPlan.Limits) -> Void = { _ in }
    ) {
        var limits = UploadPlan.Limits()
        limits.requestUnit = 10
        limits.maximumRequestSize = 0
        limits.isPaced = false
        limits.maximumRequests = requests
        limits.initialBackoff = .seconds(1)
        limits.maximumBackoff = .seconds(8)
        limits.maximumAttempts = 4
        change(&limits)
        let file = UploadPlan.File(
            size, to: CommitDestination("ns:1"), isReplayable: isReplayable, chunkSize: limits.requestUnit,
            resuming: record)
        plan = UploadPlan([file], limits: limits)
    }

    /// Creates an upload with a session `s`, and returns its next actions. A sequential session has the first chunk, a
    /// concurrent one is empty.
    static func begun(_ size: Int64, requests: Int = 1) -> (SimulatedUpload, [Action]) {
        var driver = SimulatedUpload(size: size, requests: requests)
        _ = driver.plan.start()
        let actions =
            requests > 1 ? driver.plan.handle(.startedConcurrent(file: 0, .success("s"))) : driver.accept(0, in: "s")
        return (driver, actions)
    }

    var file: UploadPlan.File { plan.files[0] }

    func chunk(_ index: Int, from start: Int64? = nil, round: Int = 0) -> UploadPlan.Chunk {
        let lower = Int64(index) * file.chunkSize
        let upper = min(lower + file.chunkSize, file.size ?? .max)
        return UploadPlan.Chunk(
            index: index, range: lower..<upper, start: start ?? lower, isLast: upper == file.size, round: round)
    }

    func append(_ index: Int, from start: Int64? = nil, round: Int = 0) -> Action {
        .append(chunk(index, from: start, round: round), session: file.session ?? "")
    }

    static func commit(_ session: String, size: Int64) -> Action {
        .commit([UploadPlan.Entry(file: 0, session: session, size: size)])
    }

    static func digests(_ index: Int) -> BlockDigests { BlockDigests(of: Data("chunk \(index)".utf8)) }

    /// Returns the digests of a run of chunks.
    static func digests(_ run: Range<Int>) -> BlockDigests {
        run.reduce(into: BlockDigests()) { $0.append(digests($1)) }
    }

    mutating func sent(_ index: Int, _ sent: UploadPlan.AppendResult, round: Int = 0) -> [Action] {
        plan.handle(.sent(chunk(index, round: round), sent, Self.digests(index)))
    }

    mutating func accept(_ index: Int, round: Int = 0, in session: String? = nil) -> [Action] {
        sent(index, .accepted(session: session ?? file.session ?? ""), round: round)
    }

    mutating func committed(_ result: UploadPlan.CommitResult) -> [Action] { plan.handle(.committed([result])) }

    /// The hash of content with the given number of chunks.
    static func hash(_ chunks: Int) -> String { digests(0..<chunks).contentHash }

    func metadata(chunks: Int, size: Int64? = nil, hash: String? = nil) -> Files.FileMetadata {
        Files.FileMetadata(
            name: "a", id: "id:a", clientModified: Date(timeIntervalSince1970: 0),
            serverModified: Date(timeIntervalSince1970: 0), rev: "123456789",
            size: UInt64(size ?? file.size ?? 0), contentHash: hash ?? Self.hash(chunks))
    }

    /// Describes the outcome.
    var outcome: String { plan.outcome(0) }
}

extension UploadPlan {
    /// Describes the outcome of a file.
    func outcome(_ file: Int) -> String {
        switch files[file].outcome {
        case nil: "none"
        case .success: "uploaded"
        case .failure(let error): "failed \(error)"
        }
    }
}

extension FileUploadError {
    static let any = FileUploadError.appendError(.badInputError("any", nil))
    static let conflict = FileUploadError.finishError(.badInputError("conflict", nil))
}

extension UploadPlan.Failure {
    static let lost = UploadPlan.Failure(
        .indeterminate(retryAfter: nil), .finishError(.internalServerError(500, "lost", nil)))
    static let rateLimited = UploadPlan.Failure(
        .rejected(retryAfter: nil), .finishError(.internalServerError(429, "wait", nil)))
    static let permanent = UploadPlan.Failure(.permanent, .finishError(.badInputError("bad", nil)))
    static let clientWide = UploadPlan.Failure(.clientWide, .finishError(.httpError(401, "sign in", nil)))
}

extension UploadPlan.AppendResult {
    static let lost = UploadPlan.AppendResult.failed(.lost)
}

extension CommitDestination {
    /// A destination without renaming. The location of a file can't be compared with the path of a namespace.
    init(_ path: String) { self.init(path: path, autorename: false, isUpdate: false) }
}
