import Dispatch
import DropboxCore
import Foundation
import DropboxHTTP
import DropboxConcurrency
import DropboxTestSupport
import Testing

/// Suspending, resuming and restarting of requests, one by one and together.
struct RequestSuspensionTests {
    private let time = ManualClock()
    private let queue = DispatchQueue(label: "handlers")

    private func client(_ transport: FakeTransport) -> DropboxTransportClientImpl {
        .fake(transport) { [time] in
            $0.clock = time.source
            $0.retryPolicy = .never
        }
    }

    private func answering() -> FakeTransport { FakeTransport(afterwards: FakeTransport.json(Demo.rootInfo)) }

    @Test func aRequestSuspendedBeforeItStartsIsHeldUntilItIsResumed() async throws {
        let transport = answering()
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

    @Test func resumingAStorageDoesNotStartARequestThatWasNotToStartYet() async throws {
        let transport = answering()
        let storage = RequestGroup()
        let request = client(transport).request(Demo.read).stored(in: storage)
        storage.suspendAll()
        storage.resumeAll()
        #expect("\(request)" == "demo/read (not started)")
        _ = try await request.response()
        #expect(transport.requests.count == 1)
    }

    @Test func cancellingASuspendedRequestEndsItWithoutACall() async throws {
        let transport = answering()
        let request = client(transport).request(Demo.read)
        request.suspend()
        let root = Task { try await request.response() }
        request.cancel()
        let error = await #expect(throws: CallError<Common.PathRootError>.self) { try await root.value }
        #expect(error?.isCancellation == true)
        request.resume()
        #expect(transport.requests.isEmpty)
    }

    @Test func aSuspendedRequestThatNobodyKeepsTellsItsHandlers() async {
        let client = client(answering())
        let error = await withCheckedContinuation { continuation in
            let request = client.request(Demo.read)
            request.suspend()
            request.response(queue: queue) { _, error in continuation.resume(returning: error) }
        }
        guard case .clientError(.requestObjectDeallocated) = error else { return #expect("\(error as Any)" == "") }
    }

    @Test func noAttemptBeginsWhileARequestIsSuspended() async throws {
        let (began, signal) = AsyncStream<Void>.makeStream()
        let transport = FakeTransport([
            FakeTransport.text("down", status: 503) { signal.yield() }, FakeTransport.json(Demo.rootInfo),
        ])
        let client = DropboxTransportClientImpl.fake(transport) { [time] in $0.clock = time.source }
        let request = client.request(Demo.read)
        let root = Task { try await request.response() }
        for await _ in began { break }
        request.suspend()
        // The pause between the attempts passes, and then a good while more.
        await time.sleepers(1)
        for _ in 0..<20 { time.advance(by: .seconds(60)) }
        #expect(transport.requests.count == 1)
        request.resume()
        // The minutes do not count against the time for repeating.
        while !root.isDone(transport) { time.advance(by: .seconds(1)); await Task.yield() }
        #expect(try await root.value.rootNamespaceId == "7")
        #expect(transport.requests.count == 2)
    }

    @Test func aRestartedRequestMakesTheSameCallAndHasNoHandlers() async throws {
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

    @Test func aRestartedUploadSendsItsContentAgain() async throws {
        let transport = FakeTransport(afterwards: FakeTransport.json(Demo.scope))
        let request = client(transport).request(Demo.upload, serverArgs: "/a", input: .data(Data("content".utf8)))
        _ = try await request.response()
        _ = try await request.restart().response()
        #expect(transport.bodies == [Data("content".utf8), Data("content".utf8)])
        #expect(transport.requests.allSatisfy { $0.headers["Dropbox-API-Arg"] == "\"/a\"" })
    }

    @Test func anUploadFromAStreamCannotBeRepeated() async throws {
        let transport = FakeTransport(afterwards: FakeTransport.json(Demo.scope))
        let stream = InputStream(data: Data("content".utf8))
        let request = client(transport).request(Demo.upload, serverArgs: "/a", input: .stream(stream))
        _ = try await request.response()
        let second = request.restart()
        let error = await #expect(throws: CallError<Auth.RateLimitReason>.self) { try await second.response() }
        guard case .clientError(.fileAccessError(let cause)) = error else { return #expect("\(error as Any)" == "") }
        #expect(cause is StreamAlreadyConsumedError)
        #expect(transport.bodies == [Data("content".utf8)])
    }

    @Test func aStorageSuspendsResumesAndCancelsWhatIsInIt() async throws {
        let transport = answering()
        let (client, storage) = (client(transport), RequestGroup())
        let requests = (0..<10).map { _ in client.request(Demo.read).stored(in: storage) }
        #expect(storage.count == 10)
        storage.suspendAll()
        let roots = requests.map { request in Task { try await request.response() } }
        #expect(transport.requests.isEmpty)
        storage.resumeAll()
        for root in roots { #expect(try await root.value.rootNamespaceId == "7") }
        #expect(storage.count == 0)

        let more = (0..<10).map { _ in client.request(Demo.read).stored(in: storage) }
        storage.suspendAll()
        storage.cancelAll()
        #expect(storage.count == 0)
        for request in more {
            let error = await #expect(throws: CallError<Common.PathRootError>.self) { try await request.response() }
            #expect(error?.isCancellation == true)
        }
        storage.add(more[0])
        #expect(storage.count == 0)
    }

    @Test func aRestartedRequestIsBackInItsStorage() async throws {
        let transport = FakeTransport([FakeTransport.text("down", status: 503), FakeTransport.json(Demo.rootInfo)])
        let storage = RequestGroup()
        let request = client(transport).request(Demo.read).stored(in: storage)
        await #expect(throws: CallError<Common.PathRootError>.self) { try await request.response() }
        #expect(storage.count == 0)
        let second = request.restart()
        #expect(storage.count == 1)
        storage.cancelAll()
        let error = await #expect(throws: CallError<Common.PathRootError>.self) { try await second.response() }
        #expect(error?.isCancellation == true)
        #expect(storage.count == 0)
        // Also the one that follows from that.
        _ = try await second.restart().response()
    }

    @Test func aRequestThatAGlobalHandlerRestartsIsBackInItsStorage() async throws {
        let (began, signal) = AsyncStream<Void>.makeStream()
        let transport = FakeTransport([
            FakeTransport.text("down", status: 503), FakeTransport.nothing { signal.yield() },
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
        let storage = RequestGroup()
        client.request(Demo.read).stored(in: storage).response { _, _ in }
        for await _ in began { break }
        #expect(storage.count == 1)
        storage.cancelAll()
    }

    @Test func aRequestThatWaitsForItsDateEndsWithItsClient() async throws {
        let transport = answering()
        let client = client(transport)
        let request = client.request(Demo.read).settingEarliestBeginDate(date: .distantFuture)
        let root = Task { try await request.response() }
        await time.sleepers(1)
        client.shutdown()
        let error = await #expect(throws: CallError<Common.PathRootError>.self) { try await root.value }
        #expect("\(error as Any)".contains("shut down"))
        #expect(transport.requests.isEmpty)
    }

    @Test func aSuspendedDownloadGoesOnWhereItStopped() async throws {
        let size = 20_000_000
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("file")
        let isSent = Locked(false)
        let server = try SocketServer { socket, _ in
            SocketServer.write(
                "HTTP/1.1 200 OK\r\nContent-Length: \(size)\r\nDropbox-API-Result: \(Demo.scope)\r\n\r\n", to: socket)
            for _ in 0..<20 { SocketServer.write(String(repeating: "x", count: size / 20), to: socket) }
            isSent.withLock { $0 = true }
        }
        defer { server.stop() }
        let client = DropboxTransportClientImpl(accessToken: "t", baseHosts: BaseHosts(server: server.address))
        let request = client.request(Demo.download, serverArgs: "/a", overwrite: true, destination: file)
        let (moved, signal) = AsyncStream<Void>.makeStream()
        let isFirst = Locked(true)
        request.progress(queue: queue) { progress in
            guard progress.completedUnitCount > 0, isFirst.withLock({ $0 }) else { return }
            isFirst.withLock { $0 = false }
            request.suspend()
            signal.yield()
        }
        let done = Task { try await request.response() }
        for await _ in moved { break }
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
    /// Whether the second call has gone out.
    fileprivate func isDone(_ transport: FakeTransport) -> Bool { transport.requests.count == 2 }
}
