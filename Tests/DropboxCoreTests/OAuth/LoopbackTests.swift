import DropboxAccount
import DropboxEmulator
import Foundation
import DropboxHTTP
import DropboxTestSupport
import Testing

@testable import DropboxCore
@testable import DropboxOAuth

/// Signing in with a browser that comes back to a port of this machine.
@Suite(.timeLimit(.minutes(10)))
struct LoopbackTests {
    @Test func browserComesBackAndSignsIn() async throws {
        let pages = Told<String>()
        try await SignInFixture.run { site in
            let token = try await site.manager.signIn { page throws(SignInError) in
                await Self.visiting {
                    var browser = TestBrowser()
                    let redirect = try #require(try await browser.press(.allow, on: page).redirect)
                    #expect(redirect.host == "localhost" && redirect.path == "/")
                    pages.add(try await browser.open(redirect).page)
                }
            }
            #expect(try await site.client(token).users.getCurrentAccount().response().accountId == token.uid)
            #expect(site.manager.getFirstAccessToken() == token)
        }
        #expect(pages.all.count == 1)
        #expect(pages.all.first?.contains("You can close this window") == true)
    }

    @Test func strangersDoNotEndTheWait() async throws {
        let statuses = Told<Int>()
        try await SignInFixture.run { site in
            let redirect = LoopbackRedirect(host: "127.0.0.1", path: "/signed-in")
            let token = try await site.manager.signIn(redirect: redirect) { page throws(SignInError) in
                await Self.visiting {
                    var browser = TestBrowser()
                    let back = try #require(try await browser.press(.allow, on: page).redirect)
                    let port = try #require(back.port)
                    // A connection in advance, on which nothing is said.
                    let silent = LoopbackTests.connection(to: port)
                    defer { close(silent) }
                    for path in [
                        "favicon.ico", "", "signed-in", "signed-in?code=c&state=guess", "signed-in?error=access_denied",
                    ] {
                        let url = try #require(URL(string: "http://127.0.0.1:\(port)/\(path)"))
                        statuses.add(try await browser.open(url).status)
                    }
                    let post = HTTPRequest(method: "POST", url: back, body: .data(Data("x".utf8)))
                    statuses.add(try await HTTPTransports.standard().send(post).status)
                    statuses.add(try await browser.open(back).status)
                }
            }
            #expect(token.uid.hasPrefix("dbid:"))
        }
        #expect(statuses.all == [404, 404, 400, 400, 400, 405, 200])
    }

    @Test func slowAndHugeRequestsDoNotEndTheWaitAndThePortIsFreeAfterwards() async throws {
        let ports = Told<Int>()
        try await SignInFixture.run { site in
            _ = try await site.manager.signIn { page throws(SignInError) in
                await Self.visiting {
                    var browser = TestBrowser()
                    let back = try #require(try await browser.press(.allow, on: page).redirect)
                    let port = try #require(back.port)
                    ports.add(port)
                    let (slow, huge) = (Self.connection(to: port), Self.connection(to: port))
                    defer { for descriptor in [slow, huge] { close(descriptor) } }
                    Self.send("GET /?co", over: slow)
                    Self.send("GET /?" + String(repeating: "x", count: 80 << 10), over: huge)
                    // The listener has hung up.
                    try await onThread {
                        var byte: UInt8 = 0
                        #expect(recv(huge, &byte, 1, 0) <= 0)
                    }
                    Self.send("de=c&state=s HTTP/1.1\r\n", over: slow)
                    #expect(try await browser.open(back).status == 200)
                }
            }
        }
        let port = try #require(ports.all.first)
        var isTaken = true
        while isTaken {
            try Task.checkCancellation()
            await Task.yield()
            let descriptor = Self.connection(to: port)
            isTaken = Self.isConnected(descriptor)
            close(descriptor)
        }
    }

    @Test func twoSignInsAtOnceDoNotMeet() async throws {
        try await SignInFixture.run { site in
            let visit: @Sendable (URL) async throws(SignInError) -> Void = { page throws(SignInError) in
                await Self.visiting {
                    var browser = TestBrowser()
                    let redirect = try #require(try await browser.press(.allow, on: page).redirect)
                    _ = try await browser.open(redirect)
                }
            }
            async let first = site.manager.signIn(openURL: visit)
            async let second = site.manager.signIn(openURL: visit)
            let tokens = try await [first, second]
            #expect(tokens[0].uid == tokens[1].uid && tokens[0].accessToken != tokens[1].accessToken)
            #expect(site.calls("oauth2/token").map(\.status) == [200, 200])
        }
    }

    /// A browser that is started meanwhile would keep the port taken otherwise.
    @Test func programsThatAreStartedDoNotGetTheSockets() async throws {
        let listener = try LoopbackListener(host: "127.0.0.1", port: 0)
        listener.serve { _ in ([], {}) }
        let browser = Self.connection(to: Int(listener.port))
        defer { close(browser) }
        var own: [Int32] = []
        while own.count < 2 {
            try Task.checkCancellation()
            await Task.yield()
            own = try openDescriptors().filter { Self.port(of: $0) == listener.port }
        }
        #expect(own.allSatisfy { fcntl($0, F_GETFD) & FD_CLOEXEC != 0 })
        await listener.stop()
    }

    @Test func refusalIsACancellation() async throws {
        try await SignInFixture.run { site in
            let error = await #expect(throws: SignInError.self) {
                try await site.manager.signIn { page throws(SignInError) in
                    await Self.visiting {
                        var browser = TestBrowser()
                        let redirect = try #require(try await browser.press(.deny, on: page).redirect)
                        let answer = try await browser.open(redirect)
                        #expect(answer.status == 200 && answer.page.contains("was not let in"))
                    }
                }
            }
            guard case .cancelled = error else { throw error ?? .cancelled }
        }
    }

    @Test func waitEndsWithItsTime() async throws {
        let time = ManualClock()
        try await SignInFixture.run { configuration in
            configuration.clock = time.source
        } _: { site in
            let signIn = Task { () async -> SignInError? in
                do throws(SignInError) {
                    _ = try await site.manager.signIn(timeout: .seconds(90)) { _ throws(SignInError) in }
                    return nil
                } catch {
                    return error
                }
            }
            await time.sleepers(1)
            time.advance(by: .seconds(90))
            let error = await signIn.value
            guard case .timedOut(.seconds(90)) = error else { throw error ?? .cancelled }
            #expect(error?.description.contains("within 90.000s; sign in again") == true)
        }
    }

    @Test func cancelledTaskWaitsNoLonger() async throws {
        let (pages, opened) = AsyncStream.makeStream(of: URL.self)
        try await SignInFixture.run { site in
            let signIn = Task { () async -> SignInError? in
                do throws(SignInError) {
                    _ = try await site.manager.signIn(timeout: .seconds(3600)) { page throws(SignInError) in
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

    @Test func pageThatCannotBeOpenedEndsTheWait() async throws {
        try await SignInFixture.run { site in
            let error = await #expect(throws: SignInError.self) {
                try await site.manager.signIn { _ throws(SignInError) in throw .cannotPresent("no browser") }
            }
            #expect(error?.description == "no browser")
        }
    }

    @Test func portIsFreeAsSoonAsTheSignInHasEnded() async throws {
        // None of those that the system hands out, to other tests for instance.
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

    /// Browsers try ::1 before 127.0.0.1, and another program on this machine could wait for them there.
    @Test func localhostIsListenedToByEveryAddressThatItMeans() async throws {
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
    func anotherProgramOnAnAddressOfTheNameIsNoticed(address: LoopbackAddress) throws {
        guard let other = LoopbackSocket.listen(at: address, port: 0) else { return }
        defer { close(other.descriptor) }
        let error = #expect(throws: SignInError.self) { try LoopbackListener(host: "localhost", port: other.port) }
        // Another program may have the same port at another address, too.
        #expect(
            error?.description.contains("cannot listen on") == true
                && error?.description.contains(":\(other.port)") == true)
    }

    @Test(arguments: ["127.0.0.1", "[::1]"]) func anAddressIsListenedToAlone(host: String) async throws {
        let (own, others) = host == "127.0.0.1" ? (LoopbackAddress.v4, LoopbackAddress.v6) : (.v6, .v4)
        guard let free = LoopbackSocket.listen(at: own, port: 0) else { return }
        close(free.descriptor)
        // Another program may have the same port at the other address.
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

    @Test func aNameThatNeedNotMeanThisMachineIsRefused() {
        let error = #expect(throws: SignInError.self) { try LoopbackListener(host: "example.com", port: 0) }
        #expect(error?.description.contains("'example.com'") == true)
    }

    @Test func portThatIsTakenIsNamed() async throws {
        let taken = try LoopbackListener(host: "127.0.0.1", port: 0)
        let manager = AppSignInTests.manager()
        let error = await #expect(throws: SignInError.self) {
            try await manager.signIn(redirect: LoopbackRedirect(port: taken.port)) { _ throws(SignInError) in }
        }
        #expect(
            error?.description
                == "cannot listen on 127.0.0.1:\(taken.port) for the browser: Address already in use")
    }

    @Test func systemBrowserIsAskedWhereThereIsADisplay() async throws {
        let folder = try TemporaryFolder()
        let told = folder.url.appendingPathComponent("told")
        let script = folder.url.appendingPathComponent("open-it")
        try Data("#!/bin/sh\nprintf %s \"$1\" > \(told.path)\n".utf8).write(to: script)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
        let page = try #require(URL(string: "https://www.dropbox.com/oauth2/authorize?a=b&c=$(d)"))
        try await DefaultBrowser(program: script.path, environment: ["DISPLAY": ":0"]).open(page)
        #expect(try String(contentsOf: told, encoding: .utf8) == page.absoluteString)

        let blind = await #expect(throws: SignInError.self) {
            try await DefaultBrowser(program: script.path, environment: ["DISPLAY": ""]).open(page)
        }
        #expect(blind?.description == "there is no display to show the sign-in page on")
        let missing = await #expect(throws: SignInError.self) {
            try await DefaultBrowser(program: "/no/such/program", environment: ["WAYLAND_DISPLAY": "w"]).open(page)
        }
        #expect(missing?.description == "/no/such/program does not start: No such file or directory")
        // As many files as a busy server has open.
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        limit.rlim_cur = min(max(limit.rlim_cur, 4_096), limit.rlim_max)
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        let open = (0..<1_500).map { _ in dup(0) }
        defer { for descriptor in open { close(descriptor) } }
        try await DefaultBrowser(program: script.path, environment: ["DISPLAY": ":0"]).open(page)
    }

    /// What goes wrong in the browser's part is told to the test.
    private static func visiting(_ body: () async throws -> Void) async {
        do { try await body() } catch { Issue.record(error) }
    }

    private static func send(_ text: String, over descriptor: Int32) {
        let bytes = Array(text.utf8)
        _ = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    private static func isConnected(_ descriptor: Int32) -> Bool {
        var address = sockaddr()
        var length = socklen_t(MemoryLayout<sockaddr>.size)
        return getpeername(descriptor, &address, &length) == 0
    }

    /// The port of this end of a connection, or at which a socket listens; `nil` for other files.
    private static func port(of descriptor: Int32) -> UInt16? {
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isSocket = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) == 0 }
        }
        return isSocket && address.sin_family == sa_family_t(AF_INET) ? UInt16(bigEndian: address.sin_port) : nil
    }

    private static func connection(to port: Int) -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        return descriptor
    }
}
