import AppleFoundation
import DropboxConcurrency
import DropboxCore
import DropboxFiles
import Foundation
import Testing
@testable import DropboxHTTP

/// Requests while the device isn't connected to the network.
@Suite(.timeLimit(.minutes(10))) struct ConnectivityTests {
    private let server: DropboxDouble
    private let url: URL

    init() {
        server = DropboxDouble()
        url = server.start()
        ScriptedServer.setOffline(true, url)
    }

    private func client(
        _ policy: RetryPolicy, onWait: WaitHandler? = nil
    ) -> DropboxTransportClientImpl {
        var configuration = DropboxTransportClientImpl.Configuration()
        configuration.baseHosts = BaseHosts(server: url.absoluteString)
        configuration.retryPolicy = policy
        configuration.onWait = onWait
        return DropboxTransportClientImpl(
            authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: "token")),
            configuration: configuration)
    }

    /// The user sees the error at once, although the policy retries other failures.
    @Test func requestFailsAtOnceWithoutConnectivity() async throws {
        let request = FilesRoutes(client: client(RetryPolicy())).createFolderV2(path: "/folder")
        let error = await #expect(throws: CallError<Files.CreateFolderError>.self) { try await request.response() }
        guard case .clientError(.urlSessionError(let cause))? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect((cause as? URLError)?.code == .notConnectedToInternet)
        #expect(server.paths.isEmpty)
    }

    @Test func requestThatMayWaitIsSentWhenTheNetworkIsAvailable() async throws {
        let waits = Signal()
        var policy = RetryPolicy(maximumAttempts: 1_000)
        policy.waitsForConnectivity = true
        (policy.initialBackoff, policy.maximumBackoff) = (.milliseconds(1), .milliseconds(1))
        let upload = FilesRoutes(client: client(policy) { _ in waits.fire() }).upload(
            path: "/file", input: Data("data".utf8))
        async let name = upload.response().name
        await waits.wait()
        ScriptedServer.setOffline(false, url)
        await server.nextRequest()
        server.answer()
        #expect(try await name == "file")
        #expect(server.paths == ["upload"])
    }

    // MARK: The double

    /// A session that waits by itself, which the SDK's sessions don't.
    private final class Delegate: NSObject, URLSessionDataDelegate, Sendable {
        let events = Locked([String]())
        let isWaiting = Signal()
        let isCompleted = Signal()

        func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {
            events.withLock { $0.append("waiting") }
            isWaiting.fire()
        }

        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            events.withLock { $0.append((error as NSError?).map { "\($0.code)" } ?? "success") }
            isCompleted.fire()
        }
    }

    private func start(_ delegate: Delegate, timeout: TimeInterval = 60, waits: Bool = true) -> URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.waitsForConnectivity = waits
        configuration.timeoutIntervalForResource = timeout
        let session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
        session.dataTask(with: URLRequest(url: url)).resume()
        return session
    }

    @Test func waitingTaskBeginsWhenTheNetworkIsAvailable() async {
        let delegate = Delegate()
        _ = start(delegate)
        await delegate.isWaiting.wait()
        ScriptedServer.setOffline(false, url)
        await delegate.isCompleted.wait()
        #expect(delegate.events.withLock { $0 } == ["waiting", "success"])
    }

    @Test func waitingTaskEndsWithTheTimeOfTheResource() async {
        let delegate = Delegate()
        _ = start(delegate, timeout: 0.01)
        await delegate.isCompleted.wait()
        #expect(delegate.events.withLock { $0 } == ["waiting", "\(NSURLErrorTimedOut)"])
    }

    @Test func taskThatDoesNotWaitFails() async {
        let delegate = Delegate()
        _ = start(delegate, waits: false)
        await delegate.isCompleted.wait()
        #expect(delegate.events.withLock { $0 } == ["\(NSURLErrorNotConnectedToInternet)"])
    }
}
