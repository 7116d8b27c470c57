import Foundation
import FoundationNetworking
import Synchronization

/// A task of a session.
// @unchecked Sendable because `progress` protects the state.
public class URLSessionTask: NSObject, @unchecked Sendable {
    public enum State: Int, Sendable { case running, suspended, canceling, completed }

    enum Content: Sendable { case none, data(Data), file(URL), stream }

    private struct Progress {
        var state = State.suspended
        var hasStarted = false
        var response: URLResponse?
        var description: String?
        var earliestBeginDate: Date?
        var run: Task<Void, Never>?
        /// Called when the task isn't suspended.
        var resumptions: [CheckedContinuation<Void, Never>] = []
        var isCanceled = false
    }

    public let taskIdentifier: Int
    public let originalRequest: URLRequest?
    let content: Content
    /// The content of the file. The system has it when the task exists.
    private let file: Data?
    private let progress = Mutex(Progress())
    /// Whether the system decides when the task begins.
    private let isDiscretionary: Bool
    /// The session that receives the messages: for a task of an earlier process, the session of this process.
    private let session: Mutex<URLSession>

    init(_ session: URLSession, _ identifier: Int, _ request: URLRequest, _ content: Content) {
        self.session = Mutex(session)
        taskIdentifier = identifier
        originalRequest = request
        self.content = content
        isDiscretionary =
            session.configuration.identifier.map {
                session.configuration.isDiscretionary || TransferService.shared.isInBackground($0)
            } ?? false
        file = if case .file(let url) = content { try? Data(contentsOf: url) } else { nil }
    }

    public var state: State { progress.withLock(\.state) }
    public var response: URLResponse? { progress.withLock(\.response) }

    public var taskDescription: String? {
        get { progress.withLock(\.description) }
        set { progress.withLock { $0.description = newValue } }
    }

    public var earliestBeginDate: Date? {
        get { progress.withLock(\.earliestBeginDate) }
        set { progress.withLock { $0.earliestBeginDate = newValue } }
    }

    public func resume() {
        if session.withLock({ $0.isDead }) { return }
        let resumptions = progress.withLock { progress in
            guard progress.state == .suspended else { return [CheckedContinuation<Void, Never>]() }
            progress.state = .running
            if !progress.hasStarted {
                progress.hasStarted = true
                progress.run = Task { await self.run() }
            }
            defer { progress.resumptions = [] }
            return progress.resumptions
        }
        for resumption in resumptions { resumption.resume() }
    }

    public func suspend() {
        progress.withLock { if $0.state == .running { $0.state = .suspended } }
    }

    /// Cancels the task. The delegate receives `NSURLErrorCancelled`, also if the task hasn't started. It has no effect on
    /// a completed task.
    public func cancel() {
        let isCanceled = progress.withLock { progress in
            guard progress.state == .running || progress.state == .suspended else { return false }
            progress.state = .canceling
            progress.isCanceled = true
            return true
        }
        if isCanceled { complete(NSURLErrorCancelled) }
    }

    /// Moves the task to the session of the process that the system launched.
    func move(to session: URLSession) { self.session.withLock { $0 = session } }

    var identifier: String? { session.withLock { $0.configuration.identifier } }

    // MARK: Performing the task

    private func run() async {
        if let identifier, let date = earliestBeginDate, date.timeIntervalSinceNow > 0 {
            await TransferService.shared.wait(until: date, identifier)
            guard !progress.withLock(\.isCanceled) else { return }
        }
        if let identifier, isDiscretionary {
            await TransferService.shared.waitForDiscretion(identifier)
            guard !progress.withLock(\.isCanceled) else { return }
        }
        guard var request = originalRequest else { return }
        for (name, value) in (self as? URLSessionDownloadTask)?.resumption?.headers ?? [:] {
            request.setValue(value, forHTTPHeaderField: name)
        }
        guard let body = await self.body() else { return complete(NSURLErrorFileDoesNotExist) }
        guard !progress.withLock(\.isCanceled) else { return }
        if !body.isEmpty { didSend(Int64(body.count)) }
        while true {
            if let identifier {
                await TransferService.shared.connect(identifier)
                guard !progress.withLock(\.isCanceled) else { return }
            } else if let code = await connect(request) {
                return complete(code)
            }
            let reply = await ScriptedServer.reply(to: request, body)
            await waitUntilResumed()
            guard !progress.withLock(\.isCanceled) else { return }
            if let trust = reply.trust, await !accepts(trust) { return complete(NSURLErrorCancelled) }
            guard reply.status != 0, let url = request.url,
                let response = HTTPURLResponse(
                    url: url, statusCode: reply.status, httpVersion: "HTTP/1.1", headerFields: reply.headers)
            else { return complete(reply.failure ?? NSURLErrorBadServerResponse) }
            if [301, 302, 303, 307, 308].contains(reply.status), let location = reply.headers["Location"],
                let next = URL(string: location, relativeTo: url), let redirected = await redirect(response, to: next)
            {
                request = redirected
                continue
            }
            progress.withLock { $0.response = response }
            if let failure = reply.failure, let download = self as? URLSessionDownloadTask {
                return complete(failure, resumeData: download.resumeData(response, reply.body))
            }
            await receive(response, reply.body)
            return complete(reply.failure)
        }
    }

    /// Waits for the network if the session does, and returns the code of an error.
    ///
    /// Source: documentation of `waitsForConnectivity` and of `urlSession(_:taskIsWaitingForConnectivity:)`: Without it, the task
    /// fails immediately. Otherwise, the delegate is notified once, and the task waits for `timeoutIntervalForResource` at most.
    /// It applies to the connection only: a connection that is lost later is an error.
    private func connect(_ request: URLRequest) async -> Int? {
        guard ScriptedServer.isOffline(request.url) else { return nil }
        let configuration = session.withLock(\.configuration)
        guard configuration.waitsForConnectivity else { return NSURLErrorNotConnectedToInternet }
        send { session, delegate in
            (delegate as? any URLSessionTaskDelegate)?.urlSession(session, taskIsWaitingForConnectivity: self)
        }
        let isConnected = await ScriptedServer.waitForConnectivity(
            request.url, atMost: configuration.timeoutIntervalForResource)
        return isConnected ? nil : NSURLErrorTimedOut
    }

    private func waitUntilResumed() async {
        await withCheckedContinuation { continuation in
            let isRunning = progress.withLock { progress in
                if progress.state == .suspended { progress.resumptions.append(continuation) }
                return progress.state != .suspended
            }
            if isRunning { continuation.resume() }
        }
    }

    private func body() async -> Data? {
        switch content {
        case .none: return Data()
        case .data(let data): return data
        case .file: return file
        case .stream:
            let body = await ask { session, delegate, answer in
                (delegate as? any URLSessionTaskDelegate)?.urlSession(session, task: self) { stream in
                    answer(StreamedBody(stream: stream))
                }
            }
            return await body.read()
        }
    }

    /// A body that another thread provides.
    // @unchecked Sendable because only the thread of `read` uses the stream.
    private struct StreamedBody: @unchecked Sendable {
        let stream: InputStream?

        /// Reads the stream to its end.
        func read() async -> Data {
            await withCheckedContinuation { continuation in
                Thread.detachNewThread { continuation.resume(returning: content()) }
            }
        }

        private func content() -> Data {
            guard let stream else { return Data() }
            stream.open()
            var (data, buffer) = (Data(), [UInt8](repeating: 0, count: 64 << 10))
            while true {
                let count = stream.read(&buffer, maxLength: buffer.count)
                guard count > 0 else { break }
                data.append(contentsOf: buffer[..<count])
            }
            stream.close()
            return data
        }
    }

    /// A background session follows redirects without asking its delegate
    /// (`urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:)`).
    private func redirect(_ response: HTTPURLResponse, to url: URL) async -> URLRequest? {
        guard var request = originalRequest else { return nil }
        request.url = url
        if identifier != nil { return request }
        return await ask { [request] session, delegate, answer in
            guard let delegate = delegate as? any URLSessionTaskDelegate else { return answer(request) }
            delegate.urlSession(
                session, task: self, willPerformHTTPRedirection: response, newRequest: request,
                completionHandler: answer)
        }
    }

    private func accepts(_ trust: SecTrust) async -> Bool {
        let space = URLProtectionSpace(
            host: originalRequest?.url?.host ?? "", port: 443, protocol: "https", realm: nil,
            authenticationMethod: NSURLAuthenticationMethodServerTrust)
        ServerTrusts.set(trust, for: space)
        let challenge = URLAuthenticationChallenge(
            protectionSpace: space, proposedCredential: nil, previousFailureCount: 0, failureResponse: nil, error: nil,
            sender: NoSender())
        let (disposition, _) = await ask {
            (
                session, delegate,
                answer: @escaping @Sendable ((URLSession.AuthChallengeDisposition, URLCredential?)) -> Void
            )
            in
            guard let delegate = delegate as? any URLSessionTaskDelegate else {
                return answer((.performDefaultHandling, nil))
            }
            delegate.urlSession(session, task: self, didReceive: challenge) { answer(($0, $1)) }
        }
        return switch disposition {
        case .useCredential: true
        case .performDefaultHandling: SecTrustEvaluateWithError(trust, nil)
        case .cancelAuthenticationChallenge, .rejectProtectionSpace: false
        }
    }

    /// Asks the delegate on its queue.
    private func ask<Answer: Sendable>(
        _ question:
            @escaping @Sendable (
                URLSession, any URLSessionDelegate, _ answer: @escaping @Sendable (Answer) -> Void
            ) -> Void
    ) async -> Answer {
        await withCheckedContinuation { continuation in
            session.withLock(\.self).send { session, delegate in
                question(session, delegate) { continuation.resume(returning: $0) }
            }
        }
    }

    // MARK: Messages

    /// Sends a message to the delegate, or stores it until the app has a session of this identifier again.
    func send(_ message: @escaping @Sendable (URLSession, any URLSessionDelegate) -> Void) {
        if let identifier {
            TransferService.shared.deliver(message, of: identifier)
        } else {
            session.withLock(\.self).send(message)
        }
    }

    /// Reports the response and its content. Subclasses differ.
    func receive(_ response: HTTPURLResponse, _ body: Data) async {}

    private func didSend(_ count: Int64) {
        send { session, delegate in
            (delegate as? any URLSessionTaskDelegate)?.urlSession(
                session, task: self, didSendBodyData: count, totalBytesSent: count, totalBytesExpectedToSend: count)
        }
    }

    private func complete(_ code: Int?, resumeData: Data? = nil) {
        let isFirst = progress.withLock { progress in
            defer { progress.state = .completed }
            return progress.state != .completed
        }
        guard isFirst else { return }
        send { session, delegate in
            let information = resumeData.map { [NSURLSessionDownloadTaskResumeData: $0 as Any] }
            let error = code.map { NSError(domain: NSURLErrorDomain, code: $0, userInfo: information) }
            (delegate as? any URLSessionTaskDelegate)?.urlSession(session, task: self, didCompleteWithError: error)
            session.finish(self)
            if let identifier = session.configuration.identifier { TransferService.shared.forget(self, identifier) }
        }
        if let identifier { TransferService.shared.recordCompletion(of: self, identifier) }
    }
}

public class URLSessionDataTask: URLSessionTask, @unchecked Sendable {
    override func receive(_ response: HTTPURLResponse, _ body: Data) async {
        // A background session doesn't report the response of an upload.
        if identifier == nil {
            await withCheckedContinuation { continuation in
                send { session, delegate in
                    guard let delegate = delegate as? any URLSessionDataDelegate else { return continuation.resume() }
                    delegate.urlSession(session, dataTask: self, didReceive: response) { _ in continuation.resume() }
                }
            }
        }
        guard !body.isEmpty else { return }
        send { session, delegate in
            (delegate as? any URLSessionDataDelegate)?.urlSession(session, dataTask: self, didReceive: body)
        }
    }
}

public final class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}
