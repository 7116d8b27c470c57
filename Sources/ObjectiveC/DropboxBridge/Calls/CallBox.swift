// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CDropboxBridge
import DropboxConcurrency
import DropboxCore
import DropboxStone
import Foundation

/// A call of a route for code in C.
final class CallBox: Sendable {
    /// Controls a request of any type.
    fileprivate struct Control: Sendable {
        var cancel: @Sendable () -> Void
        /// Starts the request, and handles its outcome.
        var start: @Sendable () -> Void = {}
        /// The execution of the request, which has its options.
        var execution: AnyRequestExecution?
        var suspend: @Sendable () -> Void = {}
        var resume: @Sendable () -> Void = {}
        var addProgress: @Sendable (@escaping @Sendable (Progress) -> Void) -> Void = { _ in }
        /// Creates and starts the same request again.
        var restart: @Sendable (@escaping @Sendable (CallOutcome) -> Void) -> Control
    }

    /// The queue on which the progress of calls arrives, in order.
    private static let progressQueue = DedicatedQueue(threads: 1)

    /// The queue on which outcomes arrive.
    private static let queue = DedicatedQueue(threads: max(2, ProcessInfo.processInfo.activeProcessorCount))

    /// The queue of a transfer's outcome, which comes after the last progress.
    private struct TransferQueue: HandlerQueue {
        func schedule(_ work: @escaping @Sendable () -> Void) {
            CallBox.progressQueue.schedule { CallBox.queue.schedule(work) }
        }
    }

    private let control: Control

    private init(_ control: Control) { self.control = control }

    func start() { control.start() }

    func cancel() {
        control.cancel()
        // A call that hasn't started still has an outcome.
        control.start()
    }

    func suspend() { control.suspend() }
    func resume() { control.resume() }

    func restart(_ completion: @escaping @Sendable (CallOutcome) -> Void) -> CallBox {
        CallBox(control.restart(completion))
    }

    /// The options of the request, such as the string that a background session stores with it.
    var options: RequestOptions { control.execution?.options ?? RequestOptions() }

    func updateOptions(for modifier: String, _ change: (inout RequestOptions) -> Void) {
        control.execution?.updateOptions(for: modifier, change)
    }

    func addProgress(_ handler: @escaping @Sendable (_ bytes: Int64, _ completed: Int64, _ total: Int64) -> Void) {
        let previous = ProgressCount()
        control.addProgress { progress in
            let completed = progress.completedUnitCount
            handler(previous.advance(to: completed), completed, progress.totalUnitCount)
        }
    }
}

// MARK: - Creating calls

extension CallBox {
    private typealias Argument = StoneSerializer<DynamicValue>
    private typealias JSONResult = StoneSerializer<UndecodedJSON>

    /// Creates a call, and starts it unless `transfer` says otherwise.
    convenience init(
        _ client: any DropboxTransportClient, _ route: RouteBox, argument: ObjectBox?, _ transfer: CallTransfer,
        _ completion: @escaping @Sendable (CallOutcome) -> Void
    ) {
        self.init(Self.start(client, route, argument, transfer, completion))
    }

    /// Creates a call that fails.
    convenience init(problem: String, _ completion: @escaping @Sendable (CallOutcome) -> Void) {
        self.init(Self.fail(problem, completion))
    }

    private static func start(
        _ client: any DropboxTransportClient, _ route: RouteBox, _ argument: ObjectBox?, _ transfer: CallTransfer,
        _ completion: @escaping @Sendable (CallOutcome) -> Void
    ) -> Control {
        let problem =
            argument?.problem.map { "the argument is invalid: \($0)" } ?? route.problem(with: argument?.value)
            ?? route.problem(with: transfer.content) ?? transfer.problem
        if let problem { return fail(client, route, argument, transfer, problem, completion) }
        // A route without a result accepts any response, so it needs another serializer.
        return route.shapes.result.isVoid
            ? start(client, route, argument, transfer, VoidSerializer.self, completion)
            : start(client, route, argument, transfer, JSONResult.self, completion)
    }

    private static func start<Serializer: JSONSerializer>(
        _ client: any DropboxTransportClient, _ route: RouteBox, _ argument: ObjectBox?, _ transfer: CallTransfer,
        _: Serializer.Type, _ completion: @escaping @Sendable (CallOutcome) -> Void
    ) -> Control {
        let typed = Route<Argument, Serializer, JSONResult>(route.schema, route.position)
        let value = argument?.value ?? DynamicValue.none
        let implementation = client.implementation
        switch transfer.content {
        case .none:
            let request: RpcRequest = argument == nil ? client.request(typed) : client.request(typed, serverArgs: value)
            return control(request, route, transfer.startsLater, completion) { $0 as Any }
        case .upload(let body):
            let request: UploadRequest = client.request(typed, serverArgs: value, input: body)
            return control(request, route, transfer.startsLater, completion) { $0 as Any }
        case .downloadFile(let destination, let overwrite, let range):
            let request: DownloadRequestFile =
                if let range, let implementation {
                    implementation.request(
                        typed, serverArgs: value, overwrite: overwrite, destination: destination, range: range)
                } else {
                    client.request(typed, serverArgs: value, overwrite: overwrite, destination: destination)
                }
            return control(
                request, route, transfer.startsLater, completion, destination: destination, result: { $0.0 as Any })
        case .downloadData(let range):
            let request: DownloadRequestMemory =
                if let range, let implementation {
                    implementation.request(typed, serverArgs: value, range: range)
                } else {
                    client.request(typed, serverArgs: value)
                }
            return control(
                request, route, transfer.startsLater, completion, content: { $0.1 }, result: { $0.0 as Any })
        }
    }

    /// Returns the control of a request, and starts it unless `startsLater` is `true`.
    private static func control<Output, Serializer, ErrorSerializer>(
        _ request: ResultRequest<Output, Serializer, ErrorSerializer>, _ route: RouteBox, _ startsLater: Bool,
        _ completion: @escaping @Sendable (CallOutcome) -> Void,
        content: @escaping @Sendable (Output) -> Data? = { _ in nil },
        destination: URL? = nil,
        result: @escaping @Sendable (Output) -> Any
    ) -> Control where ErrorSerializer.ValueType == UndecodedJSON {
        let transfer = request as? TransferRequest<Output, Serializer, ErrorSerializer>
        let outcomeQueue: any HandlerQueue = transfer == nil ? queue : TransferQueue()
        let isFinished = Locked(false)
        let isStarted = Locked(false)
        let start: @Sendable () -> Void = {
            let wasStarted = isStarted.withLock { isStarted in
                defer { isStarted = true }
                return isStarted
            }
            if wasStarted { return }
            request.execution.handle(on: outcomeQueue) { output, error, didDeliver in
                // Waits for a handler that is running: the code in C may release its context after the completion.
                isFinished.withLock { $0 = true }
                var outcome = CallOutcome(
                    route, output.map(result), error, content: output.flatMap(content), destination: destination)
                outcome.didDeliver = didDeliver
                completion(outcome)
            }
            request.resume()
        }
        if !startsLater { start() }
        return Control(
            cancel: { request.cancel() }, start: start, execution: request.execution, suspend: { request.suspend() },
            resume: { request.resume() },
            addProgress: { handler in
                transfer?.execution.progress.addHandler(on: progressQueue) { progress in
                    isFinished.withLock { isFinished in
                        if !isFinished { handler(progress) }
                    }
                }
            },
            restart: {
                control(
                    request.restart(), route, false, $0, content: content, destination: destination, result: result)
            })
    }

    /// Reports an error of the caller.
    private static func fail(
        _ client: any DropboxTransportClient, _ route: RouteBox, _ argument: ObjectBox?, _ transfer: CallTransfer,
        _ problem: String, _ completion: @escaping @Sendable (CallOutcome) -> Void
    ) -> Control {
        fail("\(route.path): \(problem)", completion) { start(client, route, argument, transfer, $0) }
    }

    /// Reports an error of the caller. `restart` creates and starts the same call again; the default fails again.
    private static func fail(
        _ problem: String, _ completion: @escaping @Sendable (CallOutcome) -> Void,
        restart: (@Sendable (@escaping @Sendable (CallOutcome) -> Void) -> Control)? = nil
    ) -> Control {
        queue.schedule { completion(CallOutcome(invalidArgument: problem)) }
        return Control(cancel: {}, restart: restart ?? { fail(problem, $0) })
    }
}

/// What a call transfers in addition to its argument and its result.
struct CallTransfer: Sendable {
    enum Content: Sendable {
        case none
        case upload(UploadBody)
        case downloadFile(URL, overwrite: Bool, Range<Int64>?)
        case downloadData(Range<Int64>?)
    }

    var content = Content.none
    /// Whether the call starts only when it is used.
    var startsLater = false
    /// Why the call can't be made.
    var problem: String?

    init(_ transfer: DropboxTransfer) {
        startsLater = transfer.startsLater
        let range = transfer.hasRange ? Self.range(transfer.rangeStart, transfer.rangeEnd, &problem) : nil
        let url = transfer.path.map { URL(fileURLWithPath: String(cString: $0)) }
        switch transfer.task {
        case DropboxTaskUpload:
            if let url {
                content = .upload(.file(url))
            } else if let stream = CallbackStream(transfer) {
                content = .upload(.stream(stream))
            } else if let bytes = transfer.bytes {
                content = .upload(.data(Data(bytes: bytes, count: transfer.length)))
            } else {
                problem = "there is nothing to upload: specify a file, data, or a stream"
            }
        case DropboxTaskDownloadURL:
            if let url {
                content = .downloadFile(url, overwrite: transfer.overwrite, range)
            } else {
                problem = "the destination isn't the URL of a file"
            }
        case DropboxTaskDownloadData: content = .downloadData(range)
        default: content = .none
        }
    }

    /// Returns the bytes between two offsets, both included.
    private static func range(_ start: Int64, _ end: Int64, _ problem: inout String?) -> Range<Int64>? {
        if start >= 0, end >= start, end < .max { return start..<end + 1 }
        problem =
            start < 0
            ? "byteOffsetStart must be a number of at least 0"
            : "byteOffsetEnd must be a number of at least byteOffsetStart"
        return nil
    }
}

// MARK: - C

@c @implementation
public func DropboxCallCreate(
    _ client: DropboxClientRef?, _ route: DropboxRouteRef?, _ argument: DropboxObjectRef?,
    _ transfer: UnsafePointer<DropboxTransfer>, _ context: UnsafeMutableRawPointer,
    _ completion: @escaping DropboxCallCompletion
) -> DropboxCallRef {
    let completion = ForeignFunction(context, completion)
    // The transfer closes a stream that is never read.
    let transfer = CallTransfer(transfer.pointee)
    guard let route else { return retained(CallBox(problem: "the API has no such route") { completion.call($0) }) }
    guard let client else {
        return retained(CallBox(problem: "the routes have no transport client with this call") { completion.call($0) })
    }
    return retained(
        CallBox(box(client, as: ClientBox.self).transport, box(route), argument: value(argument), transfer) {
            completion.call($0)
        })
}

@c @implementation
public func DropboxCallSetProgress(
    _ call: DropboxCallRef, _ context: UnsafeMutableRawPointer, _ progress: @escaping DropboxCallProgress
) {
    let handler = ForeignFunction(context, progress)
    box(call, as: CallBox.self).addProgress { handler.function(handler.pointer, $0, $1, $2) }
}

@c @implementation
public func DropboxCallStart(_ call: DropboxCallRef) { box(call, as: CallBox.self).start() }

@c @implementation
public func DropboxCallSetPersistedString(_ call: DropboxCallRef, _ string: UnsafePointer<CChar>?) {
    let string = string.string
    box(call, as: CallBox.self).updateOptions(for: "persistingString") { $0.persistedString = string }
}

@c @implementation
public func DropboxCallCopyPersistedString(_ call: DropboxCallRef) -> UnsafeMutablePointer<CChar>? {
    box(call, as: CallBox.self).options.persistedString.map { copied($0) }
}

@c @implementation
public func DropboxCallCopyTransferID(_ call: DropboxCallRef) -> UnsafeMutablePointer<CChar>? {
    box(call, as: CallBox.self).options.transferID.map { copied($0) }
}

@c @implementation
public func DropboxCallSetEarliestBeginDate(_ call: DropboxCallRef, _ date: Double) {
    let date = date > 0 ? Date(timeIntervalSince1970: date) : nil
    box(call, as: CallBox.self).updateOptions(for: "settingEarliestBeginDate") { $0.earliestBeginDate = date }
}

@c @implementation
public func DropboxCallGetEarliestBeginDate(_ call: DropboxCallRef) -> Double {
    box(call, as: CallBox.self).options.earliestBeginDate?.timeIntervalSince1970 ?? 0
}

@c @implementation
public func DropboxCallCancel(_ call: DropboxCallRef) { box(call, as: CallBox.self).cancel() }

@c @implementation
public func DropboxCallSuspend(_ call: DropboxCallRef) { box(call, as: CallBox.self).suspend() }

@c @implementation
public func DropboxCallResume(_ call: DropboxCallRef) { box(call, as: CallBox.self).resume() }

@c @implementation
public func DropboxCallCreateRestarted(
    _ call: DropboxCallRef, _ context: UnsafeMutableRawPointer, _ completion: @escaping DropboxCallCompletion
) -> DropboxCallRef {
    let completion = ForeignFunction(context, completion)
    return retained(box(call, as: CallBox.self).restart { completion.call($0) })
}

// MARK: - Background sessions

extension CallBox {
    /// Continues a transfer of a background session, which has already started.
    convenience init(
        _ transfer: BackgroundTransfer, _ route: RouteBox, _ task: DropboxTaskKind,
        _ completion: @escaping @Sendable (CallOutcome) -> Void
    ) {
        self.init(
            route.shapes.result.isVoid
                ? Self.control(transfer, route, task, VoidSerializer.self, completion)
                : Self.control(transfer, route, task, JSONResult.self, completion))
    }

    private static func control<Serializer: JSONSerializer>(
        _ transfer: BackgroundTransfer, _ route: RouteBox, _ task: DropboxTaskKind, _: Serializer.Type,
        _ completion: @escaping @Sendable (CallOutcome) -> Void
    ) -> Control {
        let typed = Route<Argument, Serializer, JSONResult>(route.schema, route.position)
        guard task == DropboxTaskDownloadURL else {
            return control(transfer.upload(typed), route, false, completion) { $0 as Any }
        }
        return control(
            transfer.download(typed), route, false, completion, destination: transfer.destination,
            result: { $0.0 as Any })
    }
}

/// A function in C with its context.
// @unchecked Sendable because the code in C guarantees that the function can be called on any thread.
package struct ForeignFunction<Function>: @unchecked Sendable {
    package let pointer: UnsafeMutableRawPointer
    package let function: Function

    package init(_ pointer: UnsafeMutableRawPointer, _ function: Function) {
        self.pointer = pointer
        self.function = function
    }
}

extension ForeignFunction where Function == DropboxCallCompletion {
    func call(_ outcome: CallOutcome) {
        outcome.withCValue { function(pointer, $0) }
    }
}
