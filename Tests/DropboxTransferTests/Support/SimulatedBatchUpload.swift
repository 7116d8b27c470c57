import DropboxCore
import DropboxStone
import Foundation
@testable import DropboxTransfer

/// Sends events to the state machine of a batch upload. Blocks have the real size of 4 MiB, but no content.
struct SimulatedBatchUpload {
    static let block = Int64(ContentHash.blockSize)

    var stateMachine: BatchUploadStateMachine

    /// Parts of one block, delays of 1, 2, 4, and 8 seconds.
    init(
        _ files: [(size: Int64, destination: String)], autorename: Bool = false,
        _ change: (inout BatchUploadStateMachine.Limits) -> Void = { _ in }
    ) {
        var limits = BatchUploadStateMachine.Limits()
        limits.chunkSize = Self.block
        limits.initialBackoff = .seconds(1)
        limits.maximumBackoff = .seconds(8)
        limits.maximumAttempts = 4
        limits.maximumBundleCount = 1
        change(&limits)
        stateMachine = BatchUploadStateMachine(
            files.map { ($0.size, CommitDestination(path: $0.destination, autorename: autorename, isUpdate: false)) },
            limits: limits)
    }

    /// Creates files with the given sizes at /0, /1, and so on.
    init(sizes: [Int64], _ change: (inout BatchUploadStateMachine.Limits) -> Void = { _ in }) {
        self.init(sizes.enumerated().map { ($0.element, "/\($0.offset)") }, change)
    }

    /// Creates a state machine whose files were all sent, and returns its first commit.
    static func sent(
        _ destinations: [String], autorename: Bool = false,
        _ change: (inout BatchUploadStateMachine.Limits) -> Void = { _ in }
    ) -> (SimulatedBatchUpload, [BatchUploadStateMachine.Action]) {
        var driver = SimulatedBatchUpload(destinations.map { (1, $0) }, autorename: autorename) {
            $0.maximumRequests = destinations.count
            change(&$0)
        }
        var actions = driver.stateMachine.start()
        for file in destinations.indices { actions = driver.accept(file) }
        return (driver, actions)
    }

    static func part(_ range: Range<Int64>, from start: Int64? = nil, isLast: Bool) -> BatchUploadStateMachine.Chunk {
        BatchUploadStateMachine.Chunk(range: range, start: start ?? range.lowerBound, isLast: isLast)
    }

    static func entries(_ files: [Int], size: Int64 = 1) -> [BatchUploadStateMachine.Entry] {
        files.map { BatchUploadStateMachine.Entry(file: $0, session: "s\($0)", size: size) }
    }

    /// Returns the digests of the part in flight.
    func digests(_ file: Int) -> BlockDigests {
        guard case .sending(let part) = stateMachine.files[file].phase else { return BlockDigests() }
        return Self.digests(part.range)
    }

    private static func digests(_ range: Range<Int64>) -> BlockDigests {
        var digests = BlockDigests()
        for block in stride(from: range.lowerBound, to: range.upperBound, by: Int(Self.block)) {
            digests.append(BlockDigests(of: Data("block at \(block)".utf8)))
        }
        return digests
    }

    /// The hash of every file of this size.
    static func hash(ofSize size: Int64) -> String { digests(0..<size).contentHash }

    mutating func sent(_ file: Int, _ sent: BatchUploadStateMachine.AppendResult) -> [BatchUploadStateMachine.Action] {
        stateMachine.handle(.sent(file: file, sent, digests: digests(file)))
    }

    mutating func accept(_ file: Int) -> [BatchUploadStateMachine.Action] {
        sent(file, .accepted(session: "s\(file)"))
    }

    func hash(_ file: Int) -> String { stateMachine.files[file].hash ?? "" }

    func metadata(_ file: Int, size: UInt64 = 1, hash: String? = nil) -> Files.FileMetadata {
        let path = stateMachine.files[file].destination.path
        return Files.FileMetadata(
            name: String(path.dropFirst()), id: "id:\(file)", clientModified: Date(timeIntervalSince1970: 0),
            serverModified: Date(timeIntervalSince1970: 0), rev: "123456789", size: size,
            contentHash: hash ?? self.hash(file))
    }

    func success(_ file: Int) -> Files.UploadSessionFinishBatchResultEntry { .success(metadata(file)) }

    /// Describes the outcome of a file.
    func outcome(_ file: Int) -> String {
        switch stateMachine.files[file].outcome {
        case nil: "none"
        case .uploaded: "uploaded"
        case .rejected(let error): "refused \(error.description)"
        case .failed(let error): "failed \(error)"
        }
    }
}

extension JudgedError {
    static let lost = JudgedError(
        .indeterminate(retryAfter: nil), .finishError(.internalServerError(500, "lost", nil)))
    static let rateLimited = JudgedError(
        .rejected(retryAfter: nil), .finishError(.internalServerError(429, "wait", nil)))
    static let permanent = JudgedError(.permanent, .finishError(.badInputError("bad", nil)))
    static let clientWide = JudgedError(.clientWide, .finishError(.httpError(401, "sign in", nil)))
}

extension BatchUploadError {
    static let any = BatchUploadError.appendError(.badInputError("any", nil))
}
