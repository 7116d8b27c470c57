// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CDropboxBridge
import DropboxCore
import DropboxFiles
import DropboxDynamicValues
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

    /// Receives the new bytes, all bytes so far, and the expected number.
    typealias ProgressHandler = @Sendable (_ bytes: Int64, _ completed: Int64, _ total: Int64) -> Void

    /// A file, as code in C describes it.
    struct File: Sendable {
        let url: URL?
        let commitInfo: ObjectBox?
    }

    /// Starts an upload.
    ///
    /// - Parameters:
    ///   - progress: Receives the progress, before the completion.
    ///   - completion: Receives the outcome of each file, in the order of `files`, and why the upload stopped.
    init(
        _ client: (any DropboxTransportClient)?, _ files: [File],
        progress: ProgressHandler?,
        _ completion: @escaping @Sendable ([Outcome], CallFailureDescription?) -> Void
    ) {
        let plan = BatchPlan(files)
        // The handlers of an upload don't run concurrently.
        let queue = DispatchQueue(label: "com.dropbox.objective-c.batch")
        guard let client else {
            task = nil
            let problem = "batch upload: the transport client must be a DBTransportDefaultClient"
            queue.async { completion(plan.outcomes { _ in .failure(CallFailureDescription(message: problem)) }, nil) }
            return
        }
        let count = ProgressCount()
        var progressBlock: ProgressBlock?
        if let progress {
            progressBlock = { value in
                let completed = value.completedUnitCount
                progress(count.advance(to: completed), completed, value.totalUnitCount)
            }
        }
        task = FilesRoutes(client: client).batchUploadFiles(
            fileUrlsToCommitInfo: plan.commitInfo, queue: queue, progressBlock: progressBlock,
            responseBlock: { entries, error, failures in
                let outcomes = plan.outcomes { url -> Outcome in
                    if let entry = entries?[url] { return .entry(DynamicValue(entry)) }
                    if let failure = failures[url] ?? error { return .failure(CallFailureDescription(batch: failure)) }
                    return .failure(CallFailureDescription(message: "batch upload: \(url.path) has no outcome"))
                }
                completion(outcomes, error.map { CallFailureDescription(batch: $0) })
            })
    }

    func cancel() { task?.cancel() }
}

/// The files that an upload sends, and those that it can't send.
private struct BatchPlan: Sendable {
    /// The files to send.
    private(set) var commitInfo: [URL: Files.CommitInfo] = [:]
    /// For each file, its URL, or why it isn't sent.
    private var destinations: [Result<URL, Problem>] = []

    struct Problem: Error {
        let message: String
    }

    init(_ files: [BatchBox.File]) {
        for file in files {
            do throws(Problem) {
                let (url, info) = try Self.checked(file)
                if commitInfo[url] != nil { throw Problem(message: "\(url.path) is listed twice") }
                commitInfo[url] = info
                destinations.append(.success(url))
            } catch {
                destinations.append(.failure(error))
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
    func outcomes(_ sent: (URL) -> BatchBox.Outcome) -> [BatchBox.Outcome] {
        destinations.map { destination in
            switch destination {
            case .success(let url): sent(url)
            case .failure(let problem): .failure(CallFailureDescription(message: "batch upload: \(problem.message)"))
            }
        }
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
    let context = handlers.pointee.context
    let fileDidFinish = ForeignFunction(context, handlers.pointee.fileDidFinish)
    let finish = ForeignFunction(context, handlers.pointee.finish)
    var progress: BatchBox.ProgressHandler?
    if let function = handlers.pointee.progress {
        let handler = ForeignFunction(context, function)
        progress = { handler.function(handler.pointer, $0, $1, $2) }
    }
    let transport = client.map { box($0, as: ClientBox.self).transport }
    let batch = BatchBox(transport, files, progress: progress) { outcomes, failure in
        for (index, outcome) in outcomes.enumerated() {
            switch outcome {
            case .entry(let entry):
                fileDidFinish.function(fileDidFinish.pointer, index, DropboxValue(entry), nil)
            case .failure(let failure):
                failure.withCValue { reason in
                    fileDidFinish.function(fileDidFinish.pointer, index, DropboxValue(), reason)
                }
            }
        }
        guard let failure else {
            finish.function(finish.pointer, nil)
            return
        }
        failure.withCValue { finish.function(finish.pointer, $0) }
    }
    return retained(batch)
}

@c @implementation
public func DropboxBatchCancel(_ batch: DropboxBatchRef) { box(batch, as: BatchBox.self).cancel() }
