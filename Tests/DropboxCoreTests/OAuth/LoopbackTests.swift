import DropboxAccount
import DropboxEmulator
import DropboxHTTP
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCore
@testable import DropboxOAuth

/// Tests signing in with a browser that is redirected to a port of this machine.
@Suite(.timeLimit(.minutes(10)))
struct LoopbackTests {
    @Test func browserRedirectSignsIn() async throws {
        let (pages, visits) = (EventRecorder<String>(), Visits())
        try await SignInFixture.run { fixture in
            let token = try await fixture.manager.signIn { page throws(SignInError) in
                await visits.perform {
                    var browser = TestBrowser()
                    let redirect = try #require(try await browser.press(.allow, on: page).redirect)
                    #expect(redirect.host == "localhost" && redirect.path == "/")
                    pages.add(try await browser.open(redirect).page)
                }
            }
            #expect(try await fixture.client(token).users.getCurrentAccount().response().accountId == token.uid)
            #expect(fixture.manager.getFirstAccessToken() == token)
            await visits.wait()
        }
        #expect(pages.all.count == 1)
        #expect(pages.all.first?.contains("You can close this window") == true)
    }

    @Test func otherRequestsDoNotEndTheWait() async throws {
        let (statuses, visits) = (EventRecorder<Int>(), Visits())
        try await SignInFixture.run { fixture in
            let redirect = LoopbackRedirect(host: "127.0.0.1", path: "/signed-in")
            let token = try await fixture.manager.signIn(redirect: redirect) { page throws(SignInError) in
                await visits.perform {
                    var browser = TestBrowser()
                    let back = try #require(try await browser.press(.allow, on: page).redirect)
                    let port = try #require(back.port)
                    // A connection that was opened in advance and stays silent.
                    let silent = try LoopbackEndpoint.connect(toPort: UInt16(port))
                    defer { close(silent) }
                    for path in [
                        "favicon.ico", "", "signed-in", "signed-in?code=c&state=guess", "signed-in?error=access_denied",
                    ] {
                        let url = try #require(URL(string: "http://127.0.0.1:\(port)/\(path)"))
                        statuses.add(try await browser.open(url).status)
                    }
                    let post = HTTPRequest(method: "POST", url: back, body: .data(Data("x".utf8)))
                    statuses.add(try await makeHTTPTransport().send(post).status)
                    statuses.add(try await browser.open(back).status)
                }
            }
            #expect(token.uid.hasPrefix("dbid:"))
            await visits.wait()
        }
        #expect(statuses.all == [404, 404, 400, 400, 400, 405, 200])
    }

    @Test func slowAndHugeRequestsDoNotEndTheWait() async throws {
        let (ports, visits) = (EventRecorder<Int>(), Visits())
        try await SignInFixture.run { fixture in
            _ = try await fixture.manager.signIn { page throws(SignInError) in
                await visits.perform {
                    var browser = TestBrowser()
                    let back = try #require(try await browser.press(.allow, on: page).redirect)
                    let port = try #require(back.port)
                    ports.add(port)
                    let slow = try LoopbackEndpoint.connect(toPort: UInt16(port))
                    let huge = try LoopbackEndpoint.connect(toPort: UInt16(port))
                    defer { for descriptor in [slow, huge] { close(descriptor) } }
                    LoopbackEndpoint.send("GET /?co", to: slow)
                    LoopbackEndpoint.send("GET /?" + String(repeating: "x", count: 80 << 10), to: huge)
                    // The listener has closed the connection.
                    try await onThread {
                        var byte: UInt8 = 0
                        #expect(recv(huge, &byte, 1, 0) <= 0)
                    }
                    LoopbackEndpoint.send("de=c&state=s HTTP/1.1\r\n", to: slow)
                    #expect(try await browser.open(back).status == 200)
                }
            }
            await visits.wait()
        }
        let port = try #require(ports.all.first)
        // Until the listener has closed its port.
        while let descriptor = try? LoopbackEndpoint.connect(toPort: UInt16(port)) {
            close(descriptor)
            try Task.checkCancellation()
            await Task.yield()
        }
    }

    @Test func concurrentSignInsAreIndependent() async throws {
        let visits = Visits()
        try await SignInFixture.run { fixture in
            let visit: @Sendable (URL) async throws(SignInError) -> Void = { page throws(SignInError) in
                await visits.perform {
                    var browser = TestBrowser()
                    let redirect = try #require(try await browser.press(.allow, on: page).redirect)
                    _ = try await browser.open(redirect)
                }
            }
            async let first = fixture.manager.signIn(openURL: visit)
            async let second = fixture.manager.signIn(openURL: visit)
            let tokens = try await [first, second]
            #expect(tokens[0].uid == tokens[1].uid && tokens[0].accessToken != tokens[1].accessToken)
            #expect(fixture.calls("oauth2/token").map(\.status) == [200, 200])
            await visits.wait()
        }
    }

    /// Otherwise a browser that is started during the sign-in would keep the port in use.
    @Test func childProcessesDoNotInheritSockets() async throws {
        let listener = try LoopbackListener(host: "127.0.0.1", port: 0)
        listener.serve { _ in ([], {}) }
        let browser = try LoopbackEndpoint.connect(toPort: listener.port)
        defer { close(browser) }
        var own: [Int32] = []
        while own.count < 2 {
            try Task.checkCancellation()
            await Task.yield()
            own = try openDescriptors().filter { LoopbackEndpoint.port(of: $0) == listener.port }
        }
        #expect(own.allSatisfy { fcntl($0, F_GETFD) & FD_CLOEXEC != 0 })
        await listener.stop()
    }

    @Test func deniedAccessIsACancellation() async throws {
        let visits = Visits()
        try await SignInFixture.run { fixture in
            let error = await #expect(throws: SignInError.self) {
                try await fixture.manager.signIn { page throws(SignInError) in
                    await visits.perform {
                        var browser = TestBrowser()
                        let redirect = try #require(try await browser.press(.deny, on: page).redirect)
                        let response = try await browser.open(redirect)
                        #expect(response.status == 200 && response.page.contains("Access was denied"))
                    }
                }
            }
            guard case .cancelled = error else { throw error ?? .cancelled }
            await visits.wait()
        }
    }

    @Test func waitTimesOut() async throws {
        let time = ManualClock()
        try await SignInFixture.run { configuration in
            configuration.clock = time.source
        } _: { fixture in
            let signIn = Task { () async -> SignInError? in
                do throws(SignInError) {
                    _ = try await fixture.manager.signIn(timeout: .seconds(90)) { _ throws(SignInError) in }
                    return nil
                } catch {
                    return error
                }
            }
            await time.sleepers(1)
            time.advance(by: .seconds(90))
            let error = await signIn.value
            guard case .timedOut(.seconds(90)) = error else { throw error ?? .cancelled }
            #expect(error?.description.contains("within 90 s; sign in again") == true)
        }
    }

    @Test func cancellationEndsTheWait() async throws {
        let (pages, opened) = AsyncStream.makeStream(of: URL.self)
        try await SignInFixture.run { fixture in
            let signIn = Task { () async -> SignInError? in
                do throws(SignInError) {
                    _ = try await fixture.manager.signIn(timeout: .seconds(3600)) { page throws(SignInError) in
                        opened.yield(page)
                    }
                    return nil
                } catch {
                    return error
                }
            }
            for await _ in pages { break }
            signIn.cancel()
            let error = await signIn.value
            guard case .cancelled = error else { throw error ?? .cancelled }
        }
    }

    @Test func failureToOpenThePageEndsTheWait() async throws {
        try await SignInFixture.run { fixture in
            let error = await #expect(throws: SignInError.self) {
                try await fixture.manager.signIn { _ throws(SignInError) in throw .cannotPresent("no browser") }
            }
            #expect(error?.description == "no browser")
        }
    }

    @Test func portIsFreeAfterTheSignIn() async throws {
        // A port outside of the range that the system assigns, for example to other tests.
        let free = (20_000..<30_000).shuffled().first { (try? LoopbackListener(host: "localhost", port: $0)) != nil }
        let port = try #require(free)
        let manager = AppSignInTests.manager()
        for _ in 0..<200 {
            let error = await #expect(throws: SignInError.self) {
                try await manager.signIn(redirect: LoopbackRedirect(port: port)) { _ throws(SignInError) in
                    throw .cannotPresent("no browser")
                }
            }
            #expect(error?.description == "no browser", "port \(port)")
        }
    }

    /// Browsers try ::1 before 127.0.0.1, so another program on this machine could listen there.
    @Test func localhostListensOnAllOfItsAddresses() async throws {
        let listener = try LoopbackListener(host: "localhost", port: 0)
        listener.serve { _ in (Array("yes".utf8), {}) }
        for address in LoopbackAddress.allCases
        where LoopbackSocket.listen(at: address, port: 0).map({ close($0.descriptor) }) != nil {
            #expect(
                LoopbackSocket.listen(at: address, port: listener.port) == nil, "\(address.text) is free for others")
        }
        await listener.stop()
    }

    @Test(arguments: LoopbackAddress.allCases)
    func occupiedAddressOfTheNameFails(address: LoopbackAddress) throws {
        guard let other = LoopbackSocket.listen(at: address, port: 0) else { return }
        defer { close(other.descriptor) }
        let error = #expect(throws: SignInError.self) { try LoopbackListener(host: "localhost", port: other.port) }
        // Another program can use the same port at another address.
        #expect(
            error?.description.contains("cannot listen on") == true
                && error?.description.contains(":\(other.port)") == true)
    }

    @Test(arguments: ["127.0.0.1", "[::1]"]) func addressListensOnlyOnItself(host: String) async throws {
        let (own, others) = host == "127.0.0.1" ? (LoopbackAddress.v4, LoopbackAddress.v6) : (.v6, .v4)
        guard let free = LoopbackSocket.listen(at: own, port: 0) else { return }
        close(free.descriptor)
        // Another program can use the same port at the other address.
        var isOtherFree = false
        for _ in 0..<20 where !isOtherFree {
            let listener = try LoopbackListener(host: host, port: 0)
            #expect(LoopbackSocket.listen(at: own, port: listener.port) == nil)
            if let other = LoopbackSocket.listen(at: others, port: listener.port) {
                isOtherFree = true
                close(other.descriptor)
            }
            await listener.stop()
        }
        #expect(isOtherFree)
    }

    @Test func ambiguousHostIsRejected() {
        let error = #expect(throws: SignInError.self) { try LoopbackListener(host: "example.com", port: 0) }
        #expect(error?.description.contains("'example.com'") == true)
    }

    @Test func occupiedPortIsReported() async throws {
        let taken = try LoopbackListener(host: "127.0.0.1", port: 0)
        let manager = AppSignInTests.manager()
        let error = await #expect(throws: SignInError.self) {
            try await manager.signIn(redirect: LoopbackRedirect(port: taken.port)) { _ throws(SignInError) in }
        }
        #expect(
            error?.description
                == "cannot listen on 127.0.0.1:\(taken.port) for the browser: Address already in use")
    }

    @Test func defaultBrowserRequiresADisplay() async throws {
        let folder = try TemporaryDirectory()
        let output = folder.url.appendingPathComponent("output")
        let script = folder.url.appendingPathComponent("open-it")
        try Data("#!/bin/sh\nprintf %s \"$1\" > \(output.path)\n".utf8).write(to: script)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
        let page = try #require(URL(string: "https://www.dropbox.com/oauth2/authorize?a=b&c=$(d)"))
        try await DefaultBrowser(program: script.path, environment: ["DISPLAY": ":0"]).open(page)
        #expect(try String(contentsOf: output, encoding: .utf8) == page.absoluteString)

        #if os(Linux)
            let blind = await #expect(throws: SignInError.self) {
                try await DefaultBrowser(program: script.path, environment: ["DISPLAY": ""]).open(page)
            }
            #expect(
                blind?.description
                    == "no display is available to show the sign-in page; show its URL to the user, or ask for the "
                    + "code with beginSignIn()")
        #endif
        let rejected = await #expect(throws: SignInError.self) {
            try await DefaultBrowser(program: "false", environment: ["DISPLAY": ":0"]).open(page)
        }
        #expect(
            rejected?.description.contains("status 1; set the default browser, or open \(page.absoluteString)") == true)
        let missing = await #expect(throws: SignInError.self) {
            try await DefaultBrowser(program: "/no/such/program", environment: ["WAYLAND_DISPLAY": "w"]).open(page)
        }
        #expect(missing?.description == "/no/such/program cannot be started: No such file or directory")
        // As many files as a busy server has open.
        raiseOpenFileLimit(to: 4_096)
        let open = (0..<1_500).map { _ in dup(0) }
        defer { for descriptor in open { close(descriptor) } }
        try await DefaultBrowser(program: script.path, environment: ["DISPLAY": ":0"]).open(page)
    }

    /// What browsers do with a sign-in page. A sign-in that has received the redirect cancels the task that opens the page,
    /// and doesn't wait until the browser has received the response.
    private final class Visits: Sendable {
        private let tasks = EventRecorder<Task<Void, Never>>()

        /// Performs `body` to its end, and reports its errors to the test.
        func perform(_ body: @escaping @Sendable () async throws -> Void) async {
            let task = Task { do { try await body() } catch { Issue.record(error) } }
            tasks.add(task)
            await task.value
        }

        /// Waits for all visits.
        func wait() async { for task in tasks.all { await task.value } }
    }
}
