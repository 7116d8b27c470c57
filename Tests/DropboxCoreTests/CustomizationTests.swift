import DropboxBackground
import DropboxCore
import Foundation
import DropboxHTTP
import DropboxConcurrency
import Testing

/// What can be set at clients, beyond what the other suites need of it.
@Suite(.serialized) struct CustomizationTests {
    @Test func aBackgroundSessionCanBeForcedToTheForeground() {
        let background = NetworkSessionConfiguration.background(withIdentifier: "com.example.transfers")
        for isForced in [false, true] {
            let client = DropboxTransportClientImpl(
                authentication: .appKeyAndSecret("key", "secret"),
                configuration: .init {
                    $0.session = background
                    $0.forceForegroundSession = isForced
                }, transport: FakeTransport())
            #expect((client.identifier == nil) == isForced)
        }
    }

    @Test func theDocumentedInitialisersTakeWhatTheyDocument() {
        let client = DropboxTransportClientImpl(
            accessToken: "<MY_ACCESS_TOKEN>", baseHosts: nil, userAgent: "CustomUserAgent", selectUser: nil,
            sessionConfiguration: .default, longpollSessionConfiguration: .defaultLongpoll, authChallengeHandler: nil)
        #expect(client.configuration.userAgent == "CustomUserAgent")
        #expect(client.configuration.baseHosts == .default)
        let app = DropboxTransportClientImpl(
            appKey: "key", appSecret: "secret", userAgent: nil, authChallengeHandler: nil,
            headersForRouteHost: { _ in ["X-App": "1"] })
        #expect(app.accessTokenProvider == nil)
        #expect(app.configuration.headersForRouteHost?(.api) == ["X-App": "1"])
    }

    @Test func theLogHasALineForEachCallAndNoToken() async throws {
        let lines = Locked<[(LogLevel, String)]>([])
        let client = DropboxTransportClientImpl.fake(
            FakeTransport([FakeTransport.json(Demo.rootInfo), FakeTransport.text("down", status: 503)])
        ) {
            $0.retryPolicy = .never
            $0.log = { level, line in lines.withLock { $0.append((level, line)) } }
        }
        _ = try await client.request(Demo.read).response()
        await #expect(throws: CallError<Common.PathRootError>.self) { try await client.request(Demo.read).response() }
        let written = lines.withLock { $0 }
        #expect(written.map(\.0) == [.debug, .debug])
        #expect(written.allSatisfy { $0.1.contains("demo/read") && !$0.1.contains("secret") })
        #expect(LogHelper.backgroundSessionLogLevel == .info)
    }

    @Test func validatorsTellWhatTheyFindAndEndNothing() {
        let found = Locked<[Bool]>([])
        stringValidator(minLength: 2)("a")
        setAssertFunc { holds, sentence in
            #expect(holds || !sentence.isEmpty)
            found.withLock { $0.append(holds) }
        }
        defer { setAssertFunc { _, _ in } }
        func failures(_ check: () -> Void) -> Int {
            found.withLock { $0 = [] }
            check()
            return found.withLock { $0.filter { !$0 }.count }
        }
        let text = stringValidator(minLength: 2, maxLength: 3, pattern: "[a-z😀]+")
        #expect(failures { text("abc") } == 0)
        #expect(failures { text("😀😀") } == 0)
        #expect(failures { text("A") } == 2)
        #expect(failures { text("abcd") } == 1)
        #expect(failures { comparableValidator(minValue: 1, maxValue: 3)(3) } == 0)
        #expect(failures { comparableValidator(minValue: 1, maxValue: 3)(4) } == 1)
        #expect(failures { binaryValidator(minLength: 1, maxLength: nil)(Data()) } == 1)
        #expect(failures { arrayValidator(maxItems: 1, itemValidator: text)(["ab", "c", "D"]) } == 4)
        #expect(failures { nullableValidator(text)(nil) } == 0)
        #expect(failures { nullableValidator(text)("A") } == 2)
    }

    @Test func validatorsCanBeCalledAnyNumberOfTimes() async {
        await withCheckedContinuation { done in
            let thread = Thread {
                for number in 0..<10_000 { comparableValidator(minValue: 0)(number) }
                done.resume()
            }
            // Enough for one call, not for closures that are wrapped once more by each.
            thread.stackSize = 128 << 10
            thread.start()
        }
    }
}
