import DropboxCore
import DropboxFiles
import Foundation
@testable import DropboxTransfer

/// Sends events to the state machine of one upload. Its chunks have ten bytes, but no content.
struct SimulatedUpload {
    typealias Action = UploadStateMachine.Action

    var stateMachine: UploadStateMachine

    /// Delays of 1, 2, 4, and 8 seconds.
    init(
        size: Int64?, requests: Int = 1, isReplayable: Bool = true, record: UploadCheckpoint? = nil,
        _ change: (inout UploadStateMachine.Limits) -> Void = { _ in }
    ) {
        var limits = UploadStateMachine.Limits()
        limits.chunkSize = 10
        limits.maximumRequests = requests
        limits.initialBackoff = .seconds(1)
        limits.maximumBackoff = .seconds(8)
        limits.maximumAttempts = 4
        change(&limits)
        stateMachine = UploadStateMachine(
            size: size, isReplayable: isReplayable, to: CommitDestination("ns:1"), limits: limits, record: record)
    }

    /// Creates a sequential upload whose session was started, and returns its first actions.
    static func begun(_ size: Int64, requests: Int = 1) -> (SimulatedUpload, [Action]) {
        var driver = SimulatedUpload(size: size, requests: requests)
        _ = driver.stateMachine.start()
        let actions = driver.stateMachine.handle(.started("s"))
        return (driver, actions)
    }

    func chunk(_ index: Int, from start: Int64? = nil, round: Int = 0) -> UploadStateMachine.Chunk {
        let lower = Int64(index) * 10
        let upper = min(lower + 10, stateMachine.size ?? .max)
        return UploadStateMachine.Chunk(
            index: index, range: lower..<upper, start: start ?? lower, isLast: upper == stateMachine.size, round: round)
    }

    func append(_ index: Int, from start: Int64? = nil, round: Int = 0) -> Action {
        .append(chunk(index, from: start, round: round), session: stateMachine.session ?? "")
    }

    static func digests(_ index: Int) -> BlockDigests { BlockDigests(of: Data("chunk \(index)".utf8)) }

    mutating func sent(_ index: Int, _ sent: UploadStateMachine.AppendResult, round: Int = 0) -> [Action] {
        stateMachine.handle(.sent(chunk(index, round: round), sent, Self.digests(index)))
    }

    mutating func accept(_ index: Int, round: Int = 0) -> [Action] { sent(index, .accepted, round: round) }

    /// The hash of content with the given number of chunks.
    static func hash(_ chunks: Int) -> String {
        var all = BlockDigests()
        for index in 0..<chunks { all.append(digests(index)) }
        return all.contentHash
    }

    func metadata(chunks: Int, size: Int64? = nil, hash: String? = nil) -> Files.FileMetadata {
        Files.FileMetadata(
            name: "a", id: "id:a", clientModified: Date(timeIntervalSince1970: 0),
            serverModified: Date(timeIntervalSince1970: 0), rev: "123456789",
            size: UInt64(size ?? stateMachine.size ?? 0), contentHash: hash ?? Self.hash(chunks))
    }

    /// Describes the outcome.
    var outcome: String {
        switch stateMachine.outcome {
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

extension UploadStateMachine.AppendResult {
    static let lost = UploadStateMachine.AppendResult.failed(.indeterminate(retryAfter: nil), .any)
}

extension CommitDestination {
    /// A destination without renaming. The location of a file can't be compared with the path of a namespace.
    init(_ path: String) { self.init(path: path, autorename: false, isUpdate: false) }
}
