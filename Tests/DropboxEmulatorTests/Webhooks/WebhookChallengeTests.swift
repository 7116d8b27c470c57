import DropboxConcurrency
import DropboxCore
import DropboxHTTPServer
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of adding and removing webhooks.
@Suite(.timeLimit(.minutes(10)))
struct WebhookChallengeTests {
    @Test func addedWebhookHasEchoedTheChallenge() async throws {
        try await WebhookReceiver.run { receiver in
            try await Wire.runWithWebhooks { wire in
                let webhooks = wire.emulator.webhooks
                try await webhooks.add(receiver.url + "?tenant=a%20b")
                let request = try #require(receiver.requests.first?.head)
                #expect(request.method == "GET")
                #expect(request.target.hasPrefix("/dropbox?tenant=a%20b&challenge="))
                #expect(request.headers["User-Agent"] == "DropboxWebhooks/1.0")
                #expect(request.headers["X-Dropbox-Signature"] == nil)
                let status = try #require(try webhooks.all().first)
                #expect(status.url == receiver.url + "?tenant=a%20b" && status.app == "emulatorappkey")
                #expect(status.isEnabled && status.lastDelivery == nil && status.notificationCount == 0)
                try webhooks.remove(status.url)
                #expect(try webhooks.all().isEmpty)
                #expect(throws: DropboxEmulator.AdminError.self) { try webhooks.remove(status.url) }
            }
        }
    }

    @Test(arguments: [
        ("/404", "it has the status 404"), ("/wrong", "it is \"nonsense\", not \""), ("/empty", "it is empty"),
        ("/redirect", "it has the status 302"), ("/large", "the response has more than 65536 bytes"),
    ])
    func wrongResponseToTheChallengeIsReported(path: String, message: String) async throws {
        try await withServer { request in
            switch request.path {
            case "/404": ServerResponse(status: 404)
            case "/wrong": ServerResponse(status: 200, body: .data(Data("nonsense".utf8)))
            case "/redirect": ServerResponse(status: 302, headers: ["Location": "/empty"])
            case "/large": ServerResponse(status: 200, body: .data(Data(count: 10_000_000)))
            default: ServerResponse(status: 200)
            }
        } body: { port in
            try await Wire.runWithWebhooks { wire in
                let url = "http://127.0.0.1:\(port)\(path)"
                let error = await #expect(throws: DropboxEmulator.AdminError.self) {
                    try await wire.emulator.webhooks.add(url)
                }
                #expect(error?.description.contains(message) == true, "\(String(describing: error))")
                #expect(error?.description.hasPrefix(url) == true)
                let webhooks = try wire.emulator.webhooks.all()
                #expect(webhooks.isEmpty)
            }
        }
    }

    @Test func slowResponseToTheChallengeIsTooLate() async throws {
        let (arrivals, arrive) = AsyncStream.makeStream(of: Void.self)
        let (gate, open) = AsyncStream.makeStream(of: Void.self)
        try await withServer { _ in
            arrive.yield()
            for await _ in gate { break }
            return ServerResponse(status: 200)
        } body: { port in
            try await Wire.runWithWebhooks { wire in
                let emulator = wire.emulator
                async let addition: Void = emulator.webhooks.add("http://127.0.0.1:\(port)/")
                for await _ in arrivals { break }
                emulator.clock.advance(by: .seconds(24 * 3600))
                do {
                    try await addition
                    Issue.record("the webhook was added")
                } catch {
                    #expect("\(error)".contains("no complete response within 86400 seconds"), "\(error)")
                }
                let webhooks = try emulator.webhooks.all()
                #expect(webhooks.isEmpty)
            }
            open.finish()
        }
    }

    @Test(arguments: [
        "nonsense", "ftp://localhost/a", "http://localhost/#a", "http://",
    ])
    func malformedURIsAreRejected(uri: String) async throws {
        try await Wire.runWithWebhooks { wire in
            let error = await #expect(throws: DropboxEmulator.AdminError.self) {
                try await wire.emulator.webhooks.add(uri, sendsChallenge: false)
            }
            #expect(error?.description.contains("without fragment") == true)
            #expect(throws: JSONReadingError.self) {
                let json: JSONValue = ["apps": [["key": "k", "webhooks": [.string(uri)]]]]
                _ = try DropboxEmulator.Configuration(json: json, folder: URL(fileURLWithPath: "/"))
            }
        }
    }

    @Test(arguments: ["https://www.example.com/dropbox", "http://127.0.0.1.example.com/"])
    func otherHostsMustBeNamed(uri: String) async throws {
        var configuration = DropboxEmulator.Configuration()
        try await Wire.runWithWebhooks { wire in
            let error = await #expect(throws: DropboxEmulator.AdminError.self) {
                try await wire.emulator.webhooks.add(uri, sendsChallenge: false)
            }
            #expect(error?.description.contains("loopback") == true)
            #expect(throws: DropboxEmulator.AdminError.self) {
                try wire.emulator.addApp(.init(key: "k", secret: "s", webhookURIs: [uri]))
            }
        }
        configuration.apps = [.init(key: "k", secret: "s", webhookURIs: [uri])]
        await #expect(throws: DropboxEmulator.AdminError.self) { try await DropboxEmulator.start(configuration) }
        configuration.webhookHosts = ["WWW.example.com", "127.0.0.1.example.com"]
        configuration.allowsRemoteConnections = true
        let emulator = try await DropboxEmulator.start(configuration)
        #expect(try emulator.webhooks.all().map(\.url) == [uri])
        await emulator.stop()
    }

    #if canImport(FoundationNetworking)
        /// URLSession of this platform sends no requests to these hosts.
        @Test(arguments: [
            ("http://[::1]:9/x", "IPv6"), ("http://127.1:9/", "loopback"), ("http://127.0.0.1.1/", "loopback"),
        ])
        func hostsThatCanNotBeReachedAreErrors(uri: String, reason: String) async throws {
            try await Wire.runWithWebhooks { wire in
                let error = await #expect(throws: DropboxEmulator.AdminError.self) {
                    try await wire.emulator.webhooks.add(uri, sendsChallenge: false)
                }
                #expect(error?.description.contains(reason) == true, "\(error as Any)")
            }
        }
    #endif

    @Test(arguments: ["http://x/", "x/", "x:3000", "", "a b", "user@x", "x?", "1:2:x"])
    func webhookHostIsOnlyAName(host: String) async throws {
        var configuration = DropboxEmulator.Configuration()
        configuration.webhookHosts = [host]
        #expect(throws: DropboxEmulator.AdminError.self) { try WebhookHosts(configuration) }
        configuration.webhookHosts = ["app", "App-1.example.com", "10.0.0.1", "::1", "fe80::1"]
        _ = try WebhookHosts(configuration)
    }

    /// In a container, other machines can reach the emulator, and its webhooks are those of other containers.
    @Test func remotelyAccessibleEmulatorSendsToNamedHosts() async throws {
        try await WebhookReceiver.run { receiver in
            try await Wire.runWithWebhooks { configuration in
                configuration.allowsRemoteConnections = true
                configuration.webhookHosts = ["127.0.0.1"]
            } body: { wire in
                let emulator = wire.emulator
                try await emulator.webhooks.add(receiver.url)
                await #expect(throws: DropboxEmulator.AdminError.self) {
                    try await emulator.webhooks.add("http://localhost:\(receiver.port)/")
                }
                try emulator.account("ada").put("/a", "x")
                emulator.endWebhookWindow()
                #expect(try await emulator.nextDelivery().isDelivered)
                #expect(receiver.notifications.count == 1)
            }
        }
    }

    @Test func remotelyAccessibleEmulatorSendsNothing() async throws {
        try await WebhookReceiver.run { receiver in
            try await Wire.runWithWebhooks { configuration in
                configuration.allowsRemoteConnections = true
            } body: { wire in
                let emulator = wire.emulator
                let error = await #expect(throws: DropboxEmulator.AdminError.self) {
                    try await emulator.webhooks.add(receiver.url)
                }
                #expect(error?.description.contains("--webhook-host") == true)
                await #expect(throws: DropboxEmulator.AdminError.self) {
                    try await emulator.webhooks.add(receiver.url, sendsChallenge: false)
                }
                // A state of an emulator that only this machine reaches can have such a webhook.
                try emulator.store.addWebhook(receiver.url, app: emulator.appKey)
                try emulator.account("ada").put("/a", "x")
                emulator.endWebhookWindow()
                #expect(try await emulator.nextDelivery().error?.contains("--webhook-host") == true)
                #expect(receiver.requests.isEmpty)
            }
        }
    }

    @Test func connectionErrorIsReported() async throws {
        let closed = try ClosedPort()
        try await Wire.runWithWebhooks { wire in
            await #expect(throws: DropboxEmulator.AdminError.self) {
                try await wire.emulator.webhooks.add(closed.url.absoluteString)
            }
            let unknown = await #expect(throws: DropboxEmulator.AdminError.self) {
                try await wire.emulator.webhooks.add(closed.url.absoluteString, app: "?", sendsChallenge: false)
            }
            #expect(unknown?.description == "unknown app \"?\"")
            await #expect(throws: DropboxEmulator.AdminError.self) {
                try await wire.emulator.webhooks.enable(closed.url.absoluteString, sendsChallenge: false)
            }
        }
    }

    @Test func configurationAddsWebhooksWithoutChallenge() async throws {
        let json: JSONValue = [
            "apps": [["key": "k", "secret": "s", "webhooks": ["http://localhost:1/a", "https://127.0.0.1/b?c=d"]]]
        ]
        let configuration = try DropboxEmulator.Configuration(json: json, folder: URL(fileURLWithPath: "/"))
        #expect(configuration.apps[0].webhookURIs == ["http://localhost:1/a", "https://127.0.0.1/b?c=d"])
        let data = try TemporaryDirectory()
        for _ in 1...2 {
            let emulator = try await DropboxEmulator.start(configuration, dataDirectory: data.url)
            let webhooks = try emulator.webhooks.all()
            #expect(webhooks.map(\.url) == configuration.apps[0].webhookURIs)
            #expect(webhooks.allSatisfy { $0.app == "k" && $0.isEnabled })
            await emulator.stop()
        }
    }
}
