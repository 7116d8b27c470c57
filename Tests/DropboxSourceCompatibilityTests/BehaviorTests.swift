import DropboxConcurrency
import DropboxEmulator
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

/// What apps for SwiftyDropbox rely on, in programs that use only its names.
@Suite(.timeLimit(.minutes(5))) struct BehaviorTests {
    /// An emulator, and a client as an app creates it.
    private static func run(_ body: (DropboxClient, DropboxEmulator, EmulatedAccount) async throws -> Void) async throws
    {
        let emulator = try await DropboxEmulator.start()
        let client = client(for: emulator, accessToken: emulator.accessToken)
        let outcome: Result<Void, any Error>
        do { outcome = .success(try await body(client, emulator, try emulator.account("ada"))) } catch {
            outcome = .failure(error)
        }
        client.shutdown()
        await emulator.stop()
        try outcome.get()
    }

    private static func client(for emulator: DropboxEmulator, accessToken: String) -> DropboxClient {
        let host = emulator.url.absoluteString
        return DropboxClient(
            transportClient: DropboxTransportClientImpl(
                accessToken: accessToken, baseHosts: BaseHosts(apiHost: host, contentHost: host, notifyHost: host)))
    }

    // MARK: Handlers

    @Test func handlersRunOnceOnTheirQueues() async throws {
        try await Self.run { client, _, ada in
            try ada.put("/file", String(repeating: "x", count: 100_000))
            // Without an event loop, the main queue doesn't run on the main thread.
            let key = DispatchSpecificKey<String>()
            let queue = DispatchQueue(label: "app")
            queue.setSpecific(key: key, value: "app")
            DispatchQueue.main.setSpecific(key: key, value: "main")
            defer { DispatchQueue.main.setSpecific(key: key, value: nil) }
            let calls = Calls()
            await calls.wait(for: 3) {
                client.files.listFolder(path: "").response { result, error in
                    calls.add(
                        DispatchQueue.getSpecific(key: key) == "main" && result?.entries.count == 1 && error == nil)
                }
                client.files.listFolder(path: "/none").response(queue: queue) { result, error in
                    calls.add(DispatchQueue.getSpecific(key: key) == "app" && result == nil && error != nil)
                }
                client.files.download(path: "/file").progress { progress in
                    if DispatchQueue.getSpecific(key: key) != "main" { calls.fail() }
                    if progress.completedUnitCount > 100_000 { calls.fail() }
                }.response { result, error in
                    calls.add(
                        DispatchQueue.getSpecific(key: key) == "main" && result?.1.count == 100_000 && error == nil)
                }
            }
            #expect(calls.results == [true, true, true])
            #expect(!calls.hasFailed)
        }
    }

    /// The last progress of a transfer precedes its response.
    @Test func progressPrecedesTheResponse() async throws {
        try await Self.run { client, _, _ in
            let calls = Calls()
            await calls.wait(for: 1) {
                client.files.upload(path: "/file", input: Data(count: 300_000)).progress { progress in
                    if !calls.results.isEmpty { calls.fail() }
                    if progress.completedUnitCount == 300_000 { calls.isComplete = true }
                }.response { _, error in
                    calls.add(calls.isComplete && error == nil)
                }
            }
            #expect(calls.results == [true] && !calls.hasFailed)
        }
    }

    /// The app has no reference to the request.
    @Test func discardedRequestsRun() async throws {
        try await Self.run { client, emulator, ada in
            client.files.createFolderV2(path: "/discarded")
            _ = await emulator.calls.waitForResponse { $0.route == "files/create_folder_v2" }
            let paths = try ada.list()
            #expect(paths == ["/discarded/"])
        }
    }

    /// Apps recognize a cancellation by the code of `URLSession`.
    @Test func canceledRequestReportsTheErrorOfURLSession() async throws {
        try await Self.run { client, emulator, _ in
            try emulator.faults.add(.latency(.seconds(3600)), on: "files/upload")
            let calls = Calls()
            await calls.wait(for: 1) {
                let request = client.files.upload(path: "/file", input: Data("content".utf8))
                request.response { result, error in
                    guard case .clientError(.urlSessionError(let cause)) = error else { return calls.add(false) }
                    let code = (cause as NSError).code
                    calls.add(
                        result == nil && code == NSURLErrorCancelled && (cause as? URLError)?.code == .cancelled)
                }
                request.cancel()
                request.cancel()
            }
            #expect(calls.results == [true])
        }
    }

    /// Operations and publishers keep weak references to their requests.
    @Test func weaklyReferencedRequestCanBeCanceled() async throws {
        try await Self.run { client, emulator, _ in
            let (begun, signal) = AsyncStream<Void>.makeStream()
            try emulator.faults.add(.latency(.seconds(3600)), on: "files/upload")
            let calls = Calls()
            let reference = Locked<WeakRequest?>(nil)
            let cancellation = Task {
                for await _ in begun { break }
                reference.withLock { $0?.request?.cancel() }
            }
            let (releases, release) = AsyncStream<Void>.makeStream()
            await calls.wait(for: 1) {
                let request = client.files.upload(path: "/file", input: Data("content".utf8))
                // The request keeps the handler, which keeps the object.
                let part = ActionOnRelease { release.yield() }
                request.progress { _ in withExtendedLifetime(part) {} }
                request.response { _, error in calls.add(error?.isCancellation == true) }
                reference.withLock { $0 = WeakRequest(request: request) }
                signal.yield()
            }
            await cancellation.value
            #expect(calls.results == [true])
            // The finished request is released.
            for await _ in releases { break }
            #expect(reference.withLock { $0?.request == nil })
        }
    }

    /// The app keeps a request that it created on a queue of its own.
    @Test func retainedRequestWithProgressRuns() async throws {
        try await Self.run { client, emulator, ada in
            let retained = Locked<UploadRequest<Files.FileMetadataSerializer, Files.UploadErrorSerializer>?>(nil)
            DispatchQueue(label: "app").async {
                let request = client.files.upload(path: "/kept", input: Data("content".utf8)).progress { _ in }
                retained.withLock { $0 = request }
            }
            _ = await emulator.calls.waitForResponse { $0.route == "files/upload" }
            let paths = try ada.list()
            #expect(paths == ["/kept"])
            #expect(retained.withLock { $0 != nil })
        }
    }

    // MARK: Transport clients of apps

    @Test func transportClientOfAnAppForwardsRequests() async throws {
        try await Self.run { client, _, ada in
            try ada.put("/file", "content")
            let transport = CountingTransportClient(client.client)
            let counting = DropboxClient(transportClient: transport)
            #expect(try await counting.files.listFolder(path: "").response().entries.count == 1)
            #expect(try await counting.files.download(path: "/file").response().1 == Data("content".utf8))
            #expect(transport.count == 2)
            let member = DropboxTeamClient(transportClient: transport).asMember("dbmid:1")
            #expect(member.selectUser == "dbmid:1" && counting.selectUser == nil)
            #expect(member.accessTokenProvider.accessToken == counting.accessTokenProvider.accessToken)
        }
    }

    // MARK: Errors

    /// Apps look for tags in the text of an error.
    @Test(arguments: ["expired_access_token", "invalid_access_token"])
    func errorTextContainsTheTag(tag: String) async throws {
        try await Self.run { _, emulator, _ in
            // The service calls a short token malformed.
            let wrong = String(repeating: "w", count: 64)
            let client = Self.client(
                for: emulator, accessToken: tag == "expired_access_token" ? emulator.accessToken : wrong)
            defer { client.shutdown() }
            try emulator.faults.add(.expiredToken, on: "files/*")
            let calls = Calls()
            await calls.wait(for: 1) {
                client.files.listFolder(path: "").response { _, error in
                    calls.add(error?.description.contains(tag) == true && "\(error!)".contains(tag))
                }
            }
            #expect(calls.results == [true], "\(tag)")
        }
    }

    @Test func routeErrorContainsTheTagAndTheSummary() async throws {
        try await Self.run { client, _, _ in
            let calls = Calls()
            await calls.wait(for: 1) {
                client.files.getMetadata(path: "/none").response { _, error in
                    guard case .routeError(let box, _, let summary, let requestId) = error,
                        case .path(.notFound) = box.unboxed
                    else { return calls.add(false) }
                    calls.add(summary?.hasPrefix("path/not_found") == true && requestId != nil)
                }
            }
            #expect(calls.results == [true])
        }
    }

    @Test func downloadDoesNotReplaceAFileByDefault() async throws {
        try await Self.run { client, _, ada in
            try ada.put("/file", "new")
            let destination = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try Data("old".utf8).write(to: destination)
            defer { try? FileManager.default.removeItem(at: destination) }
            let calls = Calls()
            await calls.wait(for: 1) {
                client.files.download(path: "/file", destination: destination).response { _, error in
                    guard case .clientError(.fileAccessError(let cause)) = error,
                        case FilesAccessError.errorMovingFromTempLocationDestinationCollision = cause
                    else { return calls.add(false) }
                    calls.add(true)
                }
            }
            #expect(calls.results == [true])
            #expect(try Data(contentsOf: destination) == Data("old".utf8))
        }
    }
}

/// A weak reference to a request.
private struct WeakRequest: Sendable {
    weak let request: UploadRequest<Files.FileMetadataSerializer, Files.UploadErrorSerializer>?
}

/// A transport client as an app writes it: it has only the members of SwiftyDropbox, and forwards requests.
// @unchecked Sendable because the count is accessed only while the lock is held.
private final class CountingTransportClient: DropboxTransportClient, @unchecked Sendable {
    private let base: any DropboxTransportClient
    private let lock = NSLock()
    private var requests = 0

    init(_ base: any DropboxTransportClient) { self.base = base }

    var count: Int { lock.withLock { requests } }

    private func counting() -> any DropboxTransportClient {
        lock.withLock { requests += 1 }
        return base
    }

    var accessTokenProvider: (any AccessTokenProvider)? {
        get { base.accessTokenProvider }
        set { base.accessTokenProvider = newValue }
    }
    var selectUser: String? {
        get { base.selectUser }
        set { base.selectUser = newValue }
    }
    var pathRoot: Common.PathRoot? {
        get { base.pathRoot }
        set { base.pathRoot = newValue }
    }
    var identifier: String? { base.identifier }
    var isBackgroundClient: Bool { base.isBackgroundClient }
    var didFinishBackgroundEvents: (@Sendable () -> Void)? {
        get { base.didFinishBackgroundEvents }
        set { base.didFinishBackgroundEvents = newValue }
    }

    func request<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>
    ) -> RpcRequest<RSerial, ESerial> { counting().request(route) }

    func request<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, serverArgs: ASerial.ValueType?
    ) -> RpcRequest<RSerial, ESerial> { counting().request(route, serverArgs: serverArgs) }

    func request<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, serverArgs: ASerial.ValueType, input: UploadBody
    ) -> UploadRequest<RSerial, ESerial> { counting().request(route, serverArgs: serverArgs, input: input) }

    func request<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, serverArgs: ASerial.ValueType, overwrite: Bool, destination: URL
    ) -> DownloadRequestFile<RSerial, ESerial> {
        counting().request(route, serverArgs: serverArgs, overwrite: overwrite, destination: destination)
    }

    func request<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, serverArgs: ASerial.ValueType
    ) -> DownloadRequestMemory<RSerial, ESerial> { counting().request(route, serverArgs: serverArgs) }

    func shutdown() { base.shutdown() }
}

/// The calls of handlers, which a test waits for.
private final class Calls: @unchecked Sendable {
    // @unchecked Sendable because the values are accessed only while the lock is held.
    private let lock = NSLock()
    private var storage: (results: [Bool], hasFailed: Bool, isComplete: Bool) = ([], false, false)
    private var expected = 0
    private var continuation: CheckedContinuation<Void, Never>?

    var results: [Bool] { lock.withLock { storage.results } }
    var hasFailed: Bool { lock.withLock { storage.hasFailed } }
    var isComplete: Bool {
        get { lock.withLock { storage.isComplete } }
        set { lock.withLock { storage.isComplete = newValue } }
    }

    func fail() { lock.withLock { storage.hasFailed = true } }

    /// Records a call, and whether it was as expected.
    func add(_ result: Bool) {
        let waiter = lock.withLock {
            storage.results.append(result)
            guard storage.results.count >= expected else { return CheckedContinuation<Void, Never>?.none }
            defer { continuation = nil }
            return continuation
        }
        waiter?.resume()
    }

    /// Starts requests on the main queue, and waits for a number of calls.
    func wait(for count: Int, start: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { continuation in
            lock.withLock { (expected, self.continuation) = (count, continuation) }
            DispatchQueue.main.async(execute: start)
        }
        // Another call would follow in the next turns of the main queue.
        for _ in 1...3 { await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } } }
    }
}
