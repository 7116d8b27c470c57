import CDropboxBridge
import DropboxAccount
import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxStone
import Foundation
import Testing

@testable import DropboxBridge
@testable import DropboxOAuth

/// Tests clients and token providers that code in C creates.
@Suite(.timeLimit(.minutes(10)))
struct ClientTests {
    /// The path root of a context as JSON.
    private func root(_ context: CallContext) -> String {
        do throws(StoneError) { return try context.pathRootHeader() ?? "" } catch { return "" }
    }

    @Test func optionsAreCopied() throws {
        let options = "http://127.0.0.1:1".withCString { host in
            "dbmid:1".withCString { member in
                #"{".tag": "root", "root": "42"}"#.withCString { root in
                    "X-Name".withCString { name in
                        let headers: [UnsafePointer<CChar>?] = [name, host, nil]
                        return headers.withUnsafeBufferPointer { headers in
                            var options = DropboxClientOptions()
                            options.contentHost = host
                            options.notifyHost = host
                            options.asMemberId = member
                            options.pathRoot = root
                            options.userAgent = name
                            options.additionalHeaders = headers.baseAddress
                            options.forceForegroundSession = true
                            return ClientOptions(options)
                        }
                    }
                }
            }
        }
        let hosts = options.configuration.baseHosts
        #expect(hosts.apiHost == "api.dropboxapi.com" && hosts.notifyHost == "http://127.0.0.1:1")
        #expect(hosts.contentHost == hosts.notifyHost && hosts.downloadContentHost == hosts.notifyHost)
        #expect(options.context.selectUser == "dbmid:1" && root(options.context).contains("\"42\""))
        #expect(options.configuration.userAgent == "X-Name" && options.configuration.forceForegroundSession)
        #expect(options.configuration.headersForRouteHost?(.api) == ["X-Name": "http://127.0.0.1:1"])
    }

    @Test(arguments: ["", "null", "{}", #"{".tag": 1}"#, "\u{0}"])
    func invalidPathRootIsIgnored(json: String) {
        if case .root = ClientOptions.pathRoot(json) { Issue.record("\(json) is no path root") }
    }

    /// A client without a token reports that in the error of a request.
    @Test func clientWithoutTokenFails() async throws {
        let client = DropboxClient(transportClient: ClientOptions().client(nil))
        await #expect {
            try await client.users.getCurrentAccount().response()
        } throws: { error in
            "\(error)".contains("no access token")
        }
    }

    @Test func contextIsReplaced() {
        var options = ClientOptions()
        options.context = CallContext(selectUser: "dbmid:1")
        let client = Reference.retaining(ClientBox(options.client(nil)))
        defer { DropboxRelease(UnsafeRawPointer(client)) }
        let other = DropboxClientCreateWithContext(client, "dbmid:2", #"{".tag": "namespace_id", "namespace_id": "7"}"#)
        defer { DropboxRelease(UnsafeRawPointer(other)) }
        let context = Reference.object(other, as: ClientBox.self).transport.context
        #expect(context.selectUser == "dbmid:2" && root(context).contains("\"7\""))
        #expect(DropboxClientCopyTokenProvider(client) == nil)
    }

    /// A provider in C is called for each request, and released with the client.
    @Test func providerInC() async throws {
        try await SignedInEmulator.run { fixture in
            let state = ProviderState(token: fixture.token.accessToken)
            let provider = state.createProvider()
            var options = ClientOptions()
            options.configuration.baseHosts = BaseHosts(server: fixture.server)
            let box = Reference.object(provider, as: TokenProviderBox.self)
            let client = DropboxClient(transportClient: options.client(box.provider))
            let account = try await client.users.getCurrentAccount().response()
            #expect(account.accountId == fixture.token.uid)
            #expect(state.refreshCount.withLock { $0 } == 1)
            #expect(String(cString: DropboxTokenProviderCopyAccessToken(provider)) == fixture.token.accessToken)
            client.shutdown()
            DropboxRelease(UnsafeRawPointer(provider))
        }
    }
}

/// The context of a token provider in C.
final class ProviderState: Sendable {
    let token: String
    let refreshCount = Locked(0)

    init(token: String) {
        self.token = token
    }

    func createProvider() -> OpaquePointer {
        var callbacks = DropboxTokenProviderCallbacks(
            context: Unmanaged.passRetained(self).toOpaque(),
            release: { Unmanaged<ProviderState>.fromOpaque($0).release() },
            copyAccessToken: { strdup(Unmanaged<ProviderState>.fromOpaque($0).takeUnretainedValue().token) },
            refresh: { context, completion in
                let state = Unmanaged<ProviderState>.fromOpaque(context).takeUnretainedValue()
                state.refreshCount.withLock { $0 += 1 }
                DropboxTokenCompletionCall(completion, nil)
            })
        return DropboxTokenProviderCreateWithCallbacks(&callbacks)
    }
}

/// An emulator, and a token that can be refreshed.
struct SignedInEmulator {
    let emulator: DropboxEmulator
    let token: DropboxAccessToken

    var server: String { emulator.url.absoluteString }

    static func run(_ body: (SignedInEmulator) async throws -> Void) async throws {
        let emulator = try await DropboxEmulator.start(DropboxEmulator.Configuration())
        let account = try emulator.accounts()[0]
        let token = DropboxAccessToken(
            accessToken: emulator.accessToken, uid: account.id, refreshToken: emulator.refreshToken,
            tokenExpirationTimestamp: 4e9)
        let outcome: Result<Void, any Error>
        do {
            outcome = .success(try await body(SignedInEmulator(emulator: emulator, token: token)))
        } catch { outcome = .failure(error) }
        await emulator.stop()
        try outcome.get()
    }
}
