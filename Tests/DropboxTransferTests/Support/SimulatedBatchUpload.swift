import DropboxCore
import DropboxStone
import Foundation
@testable import DropboxTransfer

/// Sends events to the plan of a batch upload. Blocks have the real size of 4 MiB, but no content.
struct SimulatedBatchUpload {
    static let block = Int64(ContentHash.blockSize)

    var plan: UploadPlan

    /// Requests of one block, sequential sessions, delays of 1, 2, 4, and 8 seconds.
    ///
    /// - Parameter progress: The progress of an earlier process.
    init(
        _ files: [(size: Int64, destination: String)], autorename: Bool = false,
        resuming progress: [Int: JournalFile.Progress] = [:],
        _ change: (inout UploadPlan.Limits) -> Void = { _ in }
    ) {
        var limits = UploadPlan.Limits()
        limits.commitsTogether = true
        limits.isPaced = false
        limits.maximumRequestSize = Self.block
        limits.minimumConcurrentSize = .max
        limits.initialBackoff = .seconds(1)
        limits.maximumBackoff = .seconds(8)
        limits.maximumAttempts = 4
        limits.maximumBundleCount = 1
        change(&limits)
        plan = UploadPlan(
            files.enumerated().map { index, file in
                UploadPlan.File(
                    file.size,
                    to: CommitDestination(path: file.destination, autorename: autorename, isUpdate: false),
                    resuming: progress[index]?.checkpoint)
            }, limits: limits)
        for (file, progress) in progress { progress.outcome.map { plan.finish(file, $0) } }
    }

    /// Creates files with the given sizes at /0, /1, and so on.
    init(
        sizes: [Int64], resuming progress: [Int: JournalFile.Progress] = [:],
        _ change: (inout UploadPlan.Limits) -> Void = { _ in }
    ) {
        self.init(sizes.enumerated().map { ($0.element, "/\($0.offset)") }, resuming: progress, change)
    }

    /// Creates a plan whose files were all sent, and returns its first commit.
    static func sent(
        _ destinations: [String], autorename: Bool = false, _ change: (inout UploadPlan.Limits) -> Void = { _ in }
    ) -> (SimulatedBatchUpload, [UploadPlan.Action]) {
        var driver = SimulatedBatchUpload(destinations.map { (1, $0) }, autorename: autorename) {
            $0.maximumRequests = destinations.count
            change(&$0)
        }
        var actions = driver.plan.start()
        for file in destinations.indices { actions = driver.accept(file) }
        return (driver, actions)
    }

    /// Returns the chunks of a file that one request carries.
    func chunk(
        _ range: Range<Int64>, of file: Int = 0, from start: Int64? = nil, round: Int = 0
    ) -> UploadPlan.Chunk {
        let blocks = (range.upperBound - range.lowerBound + Self.block - 1) / Self.block
        return UploadPlan.Chunk(
            file: file, index: Int(range.lowerBound / Self.block), range: range, start: start ?? range.lowerBound,
            isLast: range.upperBound == plan.files[file].size, round: round, count: max(Int(blocks), 1))
    }

    static func entries(_ files: [Int], size: Int64 = 1) -> [UploadPlan.Entry] {
        files.map { UploadPlan.Entry(file: $0, session: "s\($0)", size: size) }
    }

    static func digests(_ range: Range<Int64>) -> BlockDigests {
        var digests = BlockDigests()
        for block in stride(from: range.lowerBound, to: range.upperBound, by: Int(Self.block)) {
            digests.append(BlockDigests(of: Data("block at \(block)".utf8)))
        }
        return digests
    }

    /// The hash of every file of this size.
    static func hash(ofSize size: Int64) -> String { digests(0..<size).contentHash }

    /// Returns the results of files of a bundle.
    func bundled(_ files: [Int], _ sent: [UploadPlan.AppendResult]) -> UploadPlan.Event {
        .bundleSent(
            files,
            zip(files, sent).map { file, sent in
                UploadPlan.BundleResult(sent: sent, digests: Self.digests(0..<(plan.files[file].size ?? 0)))
            })
    }

    /// Handles the result of a request with one chunk.
    mutating func sent(
        _ chunk: UploadPlan.Chunk, _ sent: UploadPlan.AppendResult, at now: Duration = .zero
    ) -> [UploadPlan.Action] {
        plan.handle(.sent(chunk, sent, Self.digests(chunk.range)), at: now)
    }

    /// Handles the result of the request with an entire file.
    mutating func sent(
        _ file: Int, _ sent: UploadPlan.AppendResult, at now: Duration = .zero
    ) -> [UploadPlan.Action] {
        self.sent(chunk(0..<(plan.files[file].size ?? 0), of: file), sent, at: now)
    }

    mutating func accept(_ chunk: UploadPlan.Chunk) -> [UploadPlan.Action] {
        sent(chunk, .accepted(session: "s\(chunk.file)"))
    }

    mutating func accept(_ file: Int, at now: Duration = .zero) -> [UploadPlan.Action] {
        sent(file, .accepted(session: "s\(file)"), at: now)
    }

    func hash(_ file: Int) -> String { plan.files[file].hash ?? "" }

    func metadata(_ file: Int, size: UInt64 = 1, hash: String? = nil) -> Files.FileMetadata {
        let path = plan.files[file].destination.path
        return Files.FileMetadata(
            name: String(path.dropFirst()), id: "id:\(file)", clientModified: Date(timeIntervalSince1970: 0),
            serverModified: Date(timeIntervalSince1970: 0), rev: "123456789", size: size,
            contentHash: hash ?? self.hash(file))
    }

    func success(_ file: Int) -> UploadPlan.CommitResult { .file(metadata(file)) }

    /// Returns the progress of a file as the journal of a batch contains it.
    func progress(_ file: Int) -> JournalFile.Progress {
        let state = plan.files[file]
        switch state.outcome.map(BatchUploadResult.Outcome.init) {
        case .uploaded, .rejected: return JournalFile.Progress(checkpoint: state.checkpoint, outcome: state.outcome)
        case .failed, nil: return JournalFile.Progress(checkpoint: state.checkpoint)
        }
    }

    /// Writes the files that changed, as it must be done before the next actions are performed.
    mutating func writeChanges(to journal: JournalFile) throws {
        try journal.write(plan.takeChanges().map { ($0, progress($0)) })
    }

    /// Describes the outcome of a file.
    func outcome(_ file: Int) -> String { plan.outcome(file) }
}

extension FileUploadError {
    /// The error of a file in the answer to a commit.
    static func rejection(_ error: Files.UploadSessionFinishError) -> FileUploadError {
        .finishError(.routeError(Box(error), nil, nil, nil))
    }
}

extension UploadPlan.CommitResult {
    static let sessionLost = UploadPlan.CommitResult.sessionLost(.rejection(.lookupFailed(.notFound)))
    static let busy = UploadPlan.CommitResult.rejected(
        UploadPlan.Failure(.rejected(retryAfter: nil), .rejection(.tooManyWriteOperations)))

    static func permanent(_ error: Files.UploadSessionFinishError) -> UploadPlan.CommitResult {
        .rejected(UploadPlan.Failure(.permanent, .rejection(error)))
    }
}
