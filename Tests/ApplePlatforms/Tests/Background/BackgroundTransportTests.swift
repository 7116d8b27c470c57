import AppleFoundation
import DropboxConcurrency
import Foundation
import Synchronization
import Testing
@testable import DropboxHTTP

/// The transport of background sessions, and the life of the app's process.
@Suite(.timeLimit(.minutes(10))) struct BackgroundTransportTests {
    private let directory: TemporaryDirectory
    private let session = UUID().uuidString
    private let server = HeldServer(.init(headers: ["Name": "value"], body: Data("result".utf8)))
    private let url: URL

    init() throws {
        directory = try TemporaryDirectory()
        url = server.start()
    }

    private var service: TransferService { .shared }

    /// A client of the session, in the current process.
    private func client() -> any HTTPTransport {
        let settings = BackgroundTransportSettings(
            identifier: session, sharedContainer: nil, isDiscretionary: false, timeout: .infinity,
            directory: directory.url, identify: { $0 })
        return SystemSession.shared(settings, HTTPTransportConfiguration()).makeTransport(HTTPTransportConfiguration())
    }

    /// Terminates the process, so that the next client is in another one.
    private func terminate() {
        service.terminateApp(session)
        SystemSession.sessions.withLock { $0[session] = nil }
    }

    private func upload(_ id: String) throws -> HTTPRequest {
        let file = directory.url.appendingPathComponent("source")
        try Data("content".utf8).write(to: file)
        return request(id, .file(file))
    }

    private func request(_ id: String, _ body: HTTPBody = .empty) -> HTTPRequest {
        var request = HTTPRequest(method: "POST", url: url, body: body)
        request.backgroundTaskInfo = BackgroundTaskInfo(id: id, description: id, earliestBeginDate: nil)
        return request
    }

    private func result(_ response: HTTPResponse) async throws -> String {
        String(decoding: try await response.body.collect(upTo: 1_000), as: UTF8.self)
    }

    /// The mistakes in the use of this session that the system noticed.
    private var mistakes: [String] { service.mistakes.filter { $0.contains(session) || $0.contains("invalidated") } }

    @Test func uploadSendsTheFileAndReturnsTheResponse() async throws {
        let response = Task { [upload = try upload("1"), client = client()] in try await client.send(upload) }
        await server.nextRequest()
        server.answer()
        let received = try await response.value
        #expect(received.headers["Name"] == "value")
        #expect(try await result(received) == "result")
        #expect(server.requests == [Data("content".utf8)])
    }

    @Test func clientAfterAShutdownReceivesTheResultOfATransferInProgress() async throws {
        let (first, upload) = (client(), try upload("1"))
        let interrupted = Task { try await first.send(upload) }
        await server.nextRequest()
        first.shutdown()
        await #expect(throws: HTTPError.self) { try await interrupted.value }
        let continued = Task { [client = client()] in try await client.send(upload) }
        server.answer()
        #expect(try await result(try await continued.value) == "result")
        #expect(server.requests.count == 1)
        #expect(mistakes.isEmpty)
    }

    @Test func clientAfterAShutdownStartsTransfers() async throws {
        client().shutdown()
        let response = Task { [upload = try upload("1"), client = client()] in try await client.send(upload) }
        await server.nextRequest()
        server.answer()
        #expect(try await result(try await response.value) == "result")
        #expect(mistakes.isEmpty)
    }

    @Test func shutdownPreservesRequestsOfOtherClients() async throws {
        let (first, second) = (client(), client())
        let response = Task { [upload = try upload("1")] in try await second.send(upload) }
        await server.nextRequest()
        first.shutdown()
        server.answer()
        #expect(try await result(try await response.value) == "result")
        await #expect(throws: HTTPError.self) { try await first.send(try upload("2")) }
    }

    /// The system reports the body and the completion separately, and the process can exit in between.
    @Test func responseWhoseBodyAnEarlierProcessReceivedIsLost() async throws {
        server.reply.withLock { $0.body = Data() }
        let response = Task { [upload = try upload("1"), client = client()] in try await client.send(upload) }
        await server.nextRequest()
        server.answer()
        let error = await #expect(throws: HTTPError.self) { try await response.value }
        if case .connectionLost? = error?.kind {} else { Issue.record("\(String(describing: error))") }
        #expect(error?.isRequestUnsent == false)
    }

    @Test func canceledTaskCancelsTheTransfer() async throws {
        let response = Task { [upload = try upload("1"), client = client()] in try await client.send(upload) }
        await server.nextRequest()
        response.cancel()
        let error = await #expect(throws: HTTPError.self) { try await response.value }
        if case .cancelled? = error?.kind {} else { Issue.record("\(String(describing: error))") }
        await service.performTasks(session)
    }

    @Test(arguments: [true, false])
    func transferThatCompletedWithoutTheProcessIsNotSentAgain(isDownload: Bool) async throws {
        let request = isDownload ? request("1") : try upload("1")
        _ = Task { [client = client()] in try await client.send(request) }
        await server.nextRequest()
        terminate()
        server.answer()
        await service.performTasks(session)
        // The system lists the completed task, and reports its completion later.
        service.suspendApp(session)
        let response = Task { [client = client()] in try await client.send(request) }
        while service.listings(session) == 0 { await Task.yield() }
        service.resumeApp(session)
        #expect(try await result(try await response.value) == "result")
        #expect(server.requests.count == 1)
    }

    @Test(arguments: [true, false])
    func responseThatNothingRequestedSurvivesTheProcess(isDownload: Bool) async throws {
        let request = isDownload ? request("1") : try upload("1")
        _ = Task { [client = client()] in try await client.send(request) }
        await server.nextRequest()
        terminate()
        server.answer()
        await service.performTasks(session)
        // The next process receives the events, and exits before it uses them.
        let finished = Signal()
        let settings = BackgroundTransportSettings(
            identifier: session, sharedContainer: nil, isDiscretionary: false, timeout: .infinity,
            directory: directory.url, identify: { $0 })
        SystemSession.shared(settings, HTTPTransportConfiguration()).setDidFinishEvents {
            finished.fire()
            return true
        }
        await finished.wait()
        #expect(service.taskCount(session) == 0)
        terminate()
        let response = try await client().send(request)
        #expect(response.headers["Name"] == "value")
        #expect(try await result(response) == "result")
        #expect(server.requests.count == 1)
    }

    /// A retry after the server's error must not receive the stored response of the first attempt.
    @Test func nextAttemptIsSent() async throws {
        let (client, upload) = (client(), try upload("1"))
        for count in 1...2 {
            let response = Task { try await client.send(upload) }
            await server.nextRequest()
            server.answer()
            #expect(try await result(try await response.value) == "result")
            #expect(server.requests.count == count)
        }
    }

    /// The user terminated the app, which cancels all its transfers.
    @Test func transferThatTheSystemCancelsFailsLikeALostConnection() async throws {
        let response = Task { [upload = try upload("1"), client = client()] in try await client.send(upload) }
        await server.nextRequest()
        service.cancelTasks(session)
        let error = await #expect(throws: HTTPError.self) { try await response.value }
        if case .connectionLost? = error?.kind {} else { Issue.record("\(String(describing: error))") }
    }

    // MARK: Interrupted downloads

    /// Sends a download whose connection is lost after the first part of the content.
    private func interruptDownload(_ url: URL, method: String) async throws -> HTTPRequest {
        var request = request("1")
        (request.url, request.method) = (url, method)
        let response = Task { [request, client = client()] in try await client.send(request) }
        let error = await #expect(throws: HTTPError.self) { try await response.value }
        if case .connectionLost? = error?.kind {} else { Issue.record("\(String(describing: error))") }
        return request
    }

    /// A server that loses the connection of the first request after the first half. It answers with the rest if the request has a
    /// range of the revision, and records the ranges.
    private func interruptedServer(revision: String, _ ranges: Locked<[String]>) -> URL {
        ScriptedServer.start { request, _ in
            let range = request.value(forHTTPHeaderField: "Range") ?? "none"
            let count = ranges.withLock { ranges in
                ranges.append(range)
                return ranges.count
            }
            if count == 1 {
                return .init(
                    headers: ["ETag": "1"], body: Data("first ".utf8), failure: NSURLErrorNetworkConnectionLost)
            }
            guard range == "bytes=6-", request.value(forHTTPHeaderField: "If-Range") == revision else {
                return .init(headers: ["ETag": revision, "Content-Length": "3"], body: Data("new".utf8))
            }
            return .init(
                status: 206, headers: ["ETag": "1", "Content-Length": "6", "Content-Range": "bytes 6-11/12"],
                body: Data("second".utf8))
        }
    }

    @Test(arguments: [true, false])
    func interruptedDownloadContinues(isInNextProcess: Bool) async throws {
        let ranges = Locked<[String]>([])
        let request = try await interruptDownload(interruptedServer(revision: "1", ranges), method: "GET")
        if isInNextProcess { terminate() }
        let response = try await client().send(request)
        #expect(response.status == 200)
        #expect(response.headers["Content-Length"] == "12")
        #expect(response.headers["Content-Range"] == nil)
        #expect(try await result(response) == "first second")
        #expect(ranges.withLock(\.self) == ["none", "bytes=6-"])
        #expect(try !directory.names.contains("1.resume"))
    }

    @Test func interruptedDownloadOfAChangedFileStartsAgain() async throws {
        let ranges = Locked<[String]>([])
        let request = try await interruptDownload(interruptedServer(revision: "2", ranges), method: "GET")
        #expect(try await result(try await client().send(request)) == "new")
    }

    /// The system continues only requests with the method GET.
    @Test func interruptedDownloadWithAnotherMethodStartsAgain() async throws {
        let ranges = Locked<[String]>([])
        let request = try await interruptDownload(interruptedServer(revision: "1", ranges), method: "POST")
        _ = try await client().send(request)
        #expect(ranges.withLock(\.self) == ["none", "none"])
    }

    /// The user forbids a network meanwhile. The continued download would still use it.
    @Test func interruptedDownloadStartsAgainWithAnotherNetworkAccess() async throws {
        let ranges = Locked<[String]>([])
        let request = try await interruptDownload(interruptedServer(revision: "1", ranges), method: "GET")
        let restricted = HTTPTransportConfiguration { $0.networkAccess.allowsCellular = false }
        let settings = BackgroundTransportSettings(
            identifier: session, sharedContainer: nil, isDiscretionary: false, timeout: .infinity,
            directory: directory.url, identify: { $0 })
        let client = SystemSession.shared(settings, restricted).makeTransport(restricted)
        _ = try await client.send(request)
        #expect(ranges.withLock(\.self) == ["none", "none"])
    }

    @Test func downloadBeginsAtItsDate() async throws {
        var request = request("1")
        let date = Date(timeIntervalSinceNow: 3_600)
        request.backgroundTaskInfo = BackgroundTaskInfo(id: "1", description: "1", earliestBeginDate: date)
        let transport = client()
        let response = Task { [request] in try await transport.send(request) }
        while service.waitingTasks(session).isEmpty { await Task.yield() }
        #expect(service.waitingTasks(session) == [date])
        #expect(server.requests.isEmpty)
        service.beginTasks(session)
        await server.nextRequest()
        server.answer()
        #expect(try await result(try await response.value) == "result")
    }

    @Test func requestsHaveTheNetworkAccessOfTheirClient() async throws {
        let restricted = HTTPTransportConfiguration { $0.networkAccess.allowsExpensive = false }
        _ = client()
        let settings = BackgroundTransportSettings(
            identifier: session, sharedContainer: nil, isDiscretionary: false, timeout: .infinity,
            directory: directory.url, identify: { $0 })
        let client = SystemSession.shared(settings, HTTPTransportConfiguration()).makeTransport(restricted)
        let isAllowed = Locked<Bool?>(nil)
        let url = ScriptedServer.start { request, _ in
            isAllowed.withLock { $0 = request.allowsExpensiveNetworkAccess }
            return .init()
        }
        var request = request("1")
        request.url = url
        _ = try await client.send(request)
        #expect(isAllowed.withLock(\.self) == false)
    }
}
