import DropboxBackground
import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import Foundation
import Testing

/// Tests client settings that the other suites don't cover.
@Suite(.serialized) struct CustomizationTests {
    @Test func backgroundSessionCanBeForcedToForeground() {
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

    @Test func swiftyDropboxInitializersSetTheConfiguration() {
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

    @Test func logHasOneMessagePerRequestAndNoToken() async throws {
        let messages = Locked<[(LogLevel, String)]>([])
        let client = DropboxTransportClientImpl.fake(
            FakeTransport([FakeTransport.json(Demo.rootInfo), FakeTransport.text("down", status: 503)])
        ) {
            $0.retryPolicy = .never
            $0.log = { level, message in messages.withLock { $0.append((level, message)) } }
        }
        _ = try await client.request(Demo.read).response()
        await #expect(throws: CallError<Common.PathRootError>.self) { try await client.request(Demo.read).response() }
        let logged = messages.withLock { $0 }
        #expect(logged.map(\.0) == [.debug, .debug])
        #expect(logged.allSatisfy { $0.1.contains("demo/read") && !$0.1.contains("secret") })
        #expect(LogHelper.backgroundSessionLogLevel == .info)
    }

    @Test func validatorsReportViolationsWithoutTrapping() {
        let results = Locked<[Bool]>([])
        stringValidator(minLength: 2)("a")
        setAssertFunc { holds, sentence in
            #expect(holds || !sentence.isEmpty)
            results.withLock { $0.append(holds) }
        }
        defer { setAssertFunc { _, _ in } }
        func failures(_ check: () -> Void) -> Int {
            results.withLock { $0 = [] }
            check()
            return results.withLock { $0.filter { !$0 }.count }
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

    @Test func validatorsCanBeCalledRepeatedly() async {
        await withCheckedContinuation { done in
            let thread = Thread {
                for number in 0..<10_000 { comparableValidator(minValue: 0)(number) }
                done.resume()
            }
            // Enough for one call, but not for a closure to which each call adds a thunk.
            thread.stackSize = 128 << 10
            thread.start()
        }
    }
}
