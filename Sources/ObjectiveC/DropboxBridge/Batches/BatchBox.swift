// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CDropboxBridge
import DropboxCore
import DropboxFiles
import DropboxStone
import DropboxTransfer
import Foundation

/// An upload of many files for code in C.
final class BatchBox: Sendable {
    /// The upload, or `nil` if no file can be sent.
    private let task: BatchUploadTask?

    /// The outcome of a file.
    enum Outcome: Sendable {
        case entry(DynamicValue)
        case failure(CallFailureDescription)
    }

    /// A local file, or `nil` if its URL isn't that of a file, and its outcome.
    struct FileOutcome: Sendable {
        let path: String?
        let outcome: Outcome
    }

    /// A file, as code in C describes it.
    struct File: Sendable {
        let url: URL?
        let commitInfo: ObjectBox?
    }

    /// Starts an upload. `handlers` receive the outcome of each file, in the order of `files`.
    init(_ client: (any DropboxTransportClient)?, _ files: [File], _ handlers: BatchHandlers) {
        let plan = BatchPlan(files)
        guard let client else {
            task = nil
            let problem = "batch upload: the transport client must be a DBTransportDefaultClient"
            let outcomes = plan.outcomes { _ in .failure(CallFailureDescription(message: problem)) }
            Self.queue().schedule { handlers.finish(outcomes, nil) {} }
            return
        }
        task = FilesRoutes(client: client).batchUploadTask(plan.commitInfo)
        follow(handlers) { result in
            plan.outcomes { Outcome(of: $0, in: result) }
        }
    }

    /// Continues an upload that an earlier process may have started. The order of the files is that of their paths.
    init(_ task: BatchUploadTask, _ handlers: BatchHandlers) {
        self.task = task
        follow(handlers) { result in
            result.outcomes.keys.sorted { $0.path < $1.path }.map { url in
                FileOutcome(path: url.path, outcome: Outcome(of: url, in: result))
            }
        }
    }

    /// Passes the progress and the result to the handlers, which don't run concurrently.
    private func follow(
        _ handlers: BatchHandlers, _ outcomes: @escaping @Sendable (BatchUploadResult) -> [FileOutcome]
    ) {
        let queue = Self.queue()
        if let progress = handlers.progress {
            let count = ProgressCount()
            task?.progress(on: queue) { value in
                let completed = value.completedUnitCount
                progress(count.advance(to: completed), completed, value.totalUnitCount)
            }
        }
        task?.response(
            on: queue,
            reportingDelivery: { result, didDeliver in
                handlers.finish(
                    outcomes(result), result.error.map { CallFailureDescription(batch: $0) }, didDeliver)
            })
    }

    /// Returns a queue that calls the handlers of an upload in order.
    private static func queue() -> DedicatedQueue { DedicatedQueue(threads: 1) }

    func cancel() { task?.cancel() }

    /// The ID of the upload in a background session.
    var transferID: String? { task?.backgroundTransferID }
}

/// The files that an upload sends, and those that it can't send.
private struct BatchPlan: Sendable {
    /// The files to send.
    private(set) var commitInfo: [URL: Files.CommitInfo] = [:]
    /// For each file, its path, and its URL or why it isn't sent.
    private var destinations: [(path: String?, url: Result<URL, Problem>)] = []

    struct Problem: Error {
        let message: String
    }

    init(_ files: [BatchBox.File]) {
        for file in files {
            do throws(Problem) {
                let (url, info) = try Self.checked(file)
                if commitInfo[url] != nil { throw Problem(message: "\(url.path) is listed twice") }
                commitInfo[url] = info
                destinations.append((url.path, .success(url)))
            } catch {
                destinations.append((file.url?.path, .failure(error)))
            }
        }
    }

    private static func checked(_ file: BatchBox.File) throws(Problem) -> (URL, Files.CommitInfo) {
        guard let url = file.url else { throw Problem(message: "the URL isn't that of a file") }
        if let problem = file.commitInfo?.problem {
            throw Problem(message: "\(url.path): the commit information is invalid: \(problem)")
        }
        guard let info = file.commitInfo?.value.structure(Files.CommitInfo.self) else {
            throw Problem(message: "\(url.path): the commit information isn't a DBFILESCommitInfo")
        }
        return (url, info)
    }

    /// Returns the outcome of each file. `sent` returns that of a file that was sent.
    func outcomes(_ sent: (URL) -> BatchBox.Outcome) -> [BatchBox.FileOutcome] {
        destinations.map { path, url in
            let outcome: BatchBox.Outcome =
                switch url {
                case .success(let url): sent(url)
                case .failure(let problem):
                    .failure(CallFailureDescription(message: "batch upload: \(problem.message)"))
                }
            return BatchBox.FileOutcome(path: path, outcome: outcome)
        }
    }
}

extension BatchBox.Outcome {
    /// Returns the outcome of a file that was sent.
    fileprivate init(of url: URL, in result: BatchUploadResult) {
        switch result.outcomes[url] {
        case .uploaded(let metadata):
            self = .entry(DynamicValue(Files.UploadSessionFinishBatchResultEntry.success(metadata)))
        case .rejected(let error): self = .entry(DynamicValue(Files.UploadSessionFinishBatchResultEntry.failure(error)))
        case .failed(let error): self = .failure(CallFailureDescription(batch: error))
        case nil:
            let failure = result.error.map { CallFailureDescription(batch: $0) }
            self = .failure(
                failure ?? CallFailureDescription(message: "batch upload: \(url.path) has no outcome"))
        }
    }
}

/// The functions in C that receive what happens to an upload.
// @unchecked Sendable because the code in C guarantees that the functions can be called on any thread.
struct BatchHandlers: @unchecked Sendable {
    private let handlers: DropboxBatchHandlers

    init(_ handlers: DropboxBatchHandlers) {
        self.handlers = handlers
    }

    /// Receives the new bytes, all bytes so far, and the expected number.
    var progress: (@Sendable (_ bytes: Int64, _ completed: Int64, _ total: Int64) -> Void)? {
        guard let progress = handlers.progress else { return nil }
        let handler = ForeignFunction(handlers.context, progress)
        return { handler.function(handler.pointer, $0, $1, $2) }
    }

    /// Passes on the outcome of each file, and why the upload stopped.
    func finish(
        _ outcomes: [BatchBox.FileOutcome], _ failure: CallFailureDescription?,
        _ didDeliver: @escaping @Sendable () -> Void
    ) {
        for (index, file) in outcomes.enumerated() {
            withOptionalCString(file.path) { path in
                switch file.outcome {
                case .entry(let entry):
                    handlers.fileDidFinish(handlers.context, index, path, DropboxValue(entry), nil)
                case .failure(let failure):
                    failure.withCValue { handlers.fileDidFinish(handlers.context, index, path, DropboxValue(), $0) }
                }
            }
        }
        let delivery = retained(Delivery(didDeliver))
        guard let failure else { return handlers.finish(handlers.context, delivery, nil) }
        failure.withCValue { handlers.finish(handlers.context, delivery, $0) }
    }
}

extension CallFailureDescription {
    /// Creates the reason why a file of a batch failed, or the batch.
    init(batch error: BatchUploadError) {
        switch error {
        case .startError(let error): self.init(error.mapped { UndecodedJSON($0) })
        case .appendError(let error): self.init(error.mapped { UndecodedJSON($0) })
        case .finishError(let error): self.init(error.mapped { UndecodedJSON(data: Data("null".utf8)) })
        case .clientError(let error): self.init(error.mapped { _ in UndecodedJSON(data: Data("null".utf8)) })
        }
    }
}

extension UndecodedJSON {
    /// Creates the JSON of a union.
    fileprivate init<Union: StoneUnion>(_ value: Union) {
        do throws(StoneError) {
            self.init(data: try DynamicValue(value).json())
        } catch {
            self.init(data: Data("null".utf8))
        }
    }
}

// MARK: - C

@c @implementation
public func DropboxBatchCreate(
    _ client: DropboxClientRef?, _ count: Int, _ files: UnsafePointer<DropboxBatchFile>?,
    _ handlers: UnsafePointer<DropboxBatchHandlers>
) -> DropboxBatchRef {
    let files = UnsafeBufferPointer(start: files, count: files == nil ? 0 : count).map { file in
        BatchBox.File(
            url: file.path.map { URL(fileURLWithPath: String(cString: $0), isDirectory: false) },
            commitInfo: value(file.commitInfo))
    }
    let transport = client.map { box($0, as: ClientBox.self).transport }
    return retained(BatchBox(transport, files, BatchHandlers(handlers.pointee)))
}

@c @implementation
public func DropboxBatchCancel(_ batch: DropboxBatchRef) { box(batch, as: BatchBox.self).cancel() }

@c @implementation
public func DropboxBatchCopyTransferID(_ batch: DropboxBatchRef) -> UnsafeMutablePointer<CChar>? {
    box(batch, as: BatchBox.self).transferID.map { copied($0) }
}
