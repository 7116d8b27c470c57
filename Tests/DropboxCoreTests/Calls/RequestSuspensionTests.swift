import Dispatch
import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import DropboxTestSupport
import Foundation
import Testing

/// Tests suspending, resuming, and restarting of single requests and of groups.
struct RequestSuspensionTests {
    private let clock = ManualClock()
    private let queue = DispatchQueue(label: "handlers")

    private func client(_ transport: FakeTransport) -> DropboxTransportClientImpl {
        .fake(transport) { [clock] in
            $0.clock = clock.source
            $0.retryPolicy = .never
        }
    }

    private func responding() -> FakeTransport { FakeTransport(fallback: FakeTransport.json(Demo.rootInfo)) }

    @Test func requestSuspendedBeforeItsStartWaitsForResume() async throws {
        let transport = responding()
        let request = client(transport).request(Demo.read)
        request.suspend()
        request.response(queue: queue) { _, _ in }
        let root = Task { try await request.response() }
        #expect("\(request)" == "demo/read (suspended)")
        #expect(request.isSuspended)
        #expect(transport.requests.isEmpty)
        request.resume()
        #expect(try await root.value.rootNamespaceId == "7")
        #expect(transport.requests.count == 1)
    }

    @Test func resumingAGroupStartsNoPendingRequest() async throws {
        let transport = responding()
        let group = RequestGroup()
        let request = client(transport).request(Demo.read).added(to: group)
        group.suspendAll()
        group.resumeAll()
        #expect("\(request)" == "demo/read (not started)")
        _ = try await request.response()
        #expect(transport.requests.count == 1)
    }

    @Test func cancelingASuspendedRequestSendsNothing() async throws {
        let transport = responding()
        let request = client(transport).request(Demo.read)
        request.suspend()
        let root = Task { try await request.response() }
        request.cancel()
        let error = await #expect(throws: CallError<Common.PathRootError>.self) { try await root.value }
        #expect(error?.isCancellation == true)
        request.resume()
        #expect(transport.requests.isEmpty)
    }

    @Test func deallocatedSuspendedRequestCallsItsHandlers() async {
        let client = client(responding())
        let error = await withCheckedContinuation { continuation in
            let request = client.request(Demo.read)
            request.suspend()
            request.response(queue: queue) { _, error in continuation.resume(returning: error) }
        }
        guard case .clientError(.requestObjectDeallocated) = error else { return #expect("\(error as Any)" == "") }
    }

    @Test func suspendedRequestStartsNoAttempt() async throws {
        let (began, signal) = AsyncStream<Void>.makeStream()
        let transport = FakeTransport([
            FakeTransport.text("down", status: 503) { signal.yield() }, FakeTransport.json(Demo.rootInfo),
        ])
        let client = DropboxTransportClientImpl.fake(transport) { [clock] in $0.clock = clock.source }
        let request = client.request(Demo.read)
        let root = Task { try await request.response() }
        for await _ in began { break }
        request.suspend()
        // The delay between the attempts passes, and much more time.
        await clock.sleepers(1)
        for _ in 0..<20 { clock.advance(by: .seconds(60)) }
        #expect(transport.requests.count == 1)
        request.resume()
        // The suspension doesn't count toward the maximum elapsed time.
        while !root.hasSentRetry(transport) { clock.advance(by: .seconds(1)); await Task.yield() }
        #expect(try await root.value.rootNamespaceId == "7")
        #expect(transport.requests.count == 2)
    }

    @Test func restartedRequestIsEqualAndHasNoHandlers() async throws {
        let transport = FakeTransport([
            FakeTransport.text("down", status: 503), FakeTransport.json(Demo.rootInfo),
        ])
        let request = client(transport).request(Demo.read)
        let calls = Locked(0)
        request.response(queue: queue) { _, _ in calls.withLock { $0 += 1 } }
        await #expect(throws: CallError<Common.PathRootError>.self) { try await request.response() }
        let second = request.restart()
        #expect(try await second.response().rootNamespaceId == "7")
        #expect(transport.requests.map(\.url).allSatisfy { $0.path == "/2/demo/read" })
        #expect(transport.requests.count == 2)
        await #expect(throws: CallError<Common.PathRootError>.self) { try await request.response() }
        queue.sync {}
        #expect(calls.withLock { $0 } == 1)
    }

    @Test func restartedUploadSendsItsContentAgain() async throws {
        let transport = FakeTransport(fallback: FakeTransport.json(Demo.scope))
        let request = client(transport).request(Demo.upload, serverArgs: "/a", input: .data(Data("content".utf8)))
        _ = try await request.response()
        _ = try await request.restart().response()
        #expect(transport.bodies == [Data("content".utf8), Data("content".utf8)])
        #expect(transport.requests.allSatisfy { $0.headers["Dropbox-API-Arg"] == "\"/a\"" })
    }

    @Test func uploadFromAStreamCannotBeRestarted() async throws {
        let transport = FakeTransport(fallback: FakeTransport.json(Demo.scope))
        let stream = InputStream(data: Data("content".utf8))
        let request = client(transport).request(Demo.upload, serverArgs: "/a", input: .stream(stream))
        _ = try await request.response()
        let second = request.restart()
        let error = await #expect(throws: CallError<Auth.RateLimitReason>.self) { try await second.response() }
        guard case .clientError(.fileAccessError(let cause)) = error else { return #expect("\(error as Any)" == "") }
        #expect(cause is StreamAlreadyConsumedError)
        #expect(transport.bodies == [Data("content".utf8)])
    }

    @Test func groupSuspendsResumesAndCancelsItsRequests() async throws {
        let transport = responding()
        let (client, group) = (client(transport), RequestGroup())
        let requests = (0..<10).map { _ in client.request(Demo.read).added(to: group) }
        #expect(group.count == 10)
        group.suspendAll()
        let roots = requests.map { request in Task { try await request.response() } }
        #expect(transport.requests.isEmpty)
        group.resumeAll()
        for root in roots { #expect(try await root.value.rootNamespaceId == "7") }
        #expect(group.count == 0)

        let more = (0..<10).map { _ in client.request(Demo.read).added(to: group) }
        group.suspendAll()
        group.cancelAll()
        #expect(group.count == 0)
        for request in more {
            let error = await #expect(throws: CallError<Common.PathRootError>.self) { try await request.response() }
            #expect(error?.isCancellation == true)
        }
        group.add(more[0])
        #expect(group.count == 0)
    }

    @Test func restartedRequestIsAddedToItsGroup() async throws {
        let transport = FakeTransport([FakeTransport.text("down", status: 503), FakeTransport.json(Demo.rootInfo)])
        let group = RequestGroup()
        let request = client(transport).request(Demo.read).added(to: group)
        await #expect(throws: CallError<Common.PathRootError>.self) { try await request.response() }
        #expect(group.count == 0)
        let second = request.restart()
        #expect(group.count == 1)
        group.cancelAll()
        let error = await #expect(throws: CallError<Common.PathRootError>.self) { try await second.response() }
        #expect(error?.isCancellation == true)
        #expect(group.count == 0)
        // The restarted request can be restarted, too.
        _ = try await second.restart().response()
    }

    @Test func globallyRestartedRequestIsAddedToItsGroup() async throws {
        let (began, signal) = AsyncStream<Void>.makeStream()
        let transport = FakeTransport([
            FakeTransport.text("down", status: 503), FakeTransport.noResponse { signal.yield() },
        ])
        let handlers = GlobalErrorResponseHandler()
        let isFirst = Locked(true)
        handlers.registerNetworkErrorHandler { _, request in
            let isFirst = isFirst.withLock { isFirst in
                defer { isFirst = false }
                return isFirst
            }
            if isFirst { request.restart() }
        }
        let client = DropboxTransportClientImpl.fake(transport) {
            $0.retryPolicy = .never
            $0.globalErrorHandlers = handlers
        }
        let group = RequestGroup()
        client.request(Demo.read).added(to: group).response { _, _ in }
        for await _ in began { break }
        // The first request may leave the group after the second one has started.
        while group.count != 1 { await Task.yield() }
        group.cancelAll()
    }

    @Test func delayedRequestEndsWithItsClient() async throws {
        let transport = responding()
        let client = client(transport)
        let request = client.request(Demo.read).settingEarliestBeginDate(date: .distantFuture)
        let root = Task { try await request.response() }
        await clock.sleepers(1)
        client.shutdown()
        let error = await #expect(throws: CallError<Common.PathRootError>.self) { try await root.value }
        #expect("\(error as Any)".contains("shut down"))
        #expect(error?.isCancellation == true)
        #expect(transport.requests.isEmpty)
    }

    @Test func suspendedDownloadResumes() async throws {
        let size = 20_000_000
        let folder = try TemporaryDirectory()
        let file = folder.url.appendingPathComponent("file")
        let isSent = Locked(false)
        let server = try SocketServer { connection in
            try connection.send(
                "HTTP/1.1 200 OK\r\nContent-Length: \(size)\r\nDropbox-API-Result: \(Demo.scope)\r\n\r\n")
            for _ in 0..<20 { try connection.send(String(repeating: "x", count: size / 20)) }
            isSent.withLock { $0 = true }
        }
        defer { server.stop() }
        let client = DropboxTransportClientImpl(accessToken: "t", baseHosts: BaseHosts(server: server.address))
        let request = client.request(Demo.download, serverArgs: "/a", overwrite: true, destination: file)
        let (progressed, signal) = AsyncStream<Void>.makeStream()
        let isFirst = Locked(true)
        request.progress(queue: queue) { progress in
            guard progress.completedUnitCount > 0, isFirst.withLock({ $0 }) else { return }
            isFirst.withLock { $0 = false }
            request.suspend()
            signal.yield()
        }
        let done = Task { try await request.response() }
        for await _ in progressed { break }
        #expect(!isSent.withLock { $0 })
        #expect(!FileManager.default.fileExists(atPath: file.path))
        request.resume()
        #expect(try await done.value.1 == file)
        #expect(try Data(contentsOf: file).count == size)
        #expect(try folder.names == ["file"])
        client.shutdown()
    }
}

extension Task where Success == Common.RootInfo {
    /// Returns whether the second request was sent.
    fileprivate func hasSentRetry(_ transport: FakeTransport) -> Bool { transport.requests.count == 2 }
}
