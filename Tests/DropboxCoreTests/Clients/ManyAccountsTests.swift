#if os(Linux)
    import DropboxAccount
    import DropboxConcurrency
    import DropboxEmulator
    import DropboxHTTP
    import DropboxTestSupport
    import Foundation
    import Testing

    @testable import DropboxCore
    @testable import DropboxOAuth

    /// A process with 10,000 accounts, whose threads, descriptors, and memory are measured.
    @Suite(.timeLimit(.minutes(10)))
    struct ManyAccountsTests {
        private static let environment = ProcessInfo.processInfo.environment
        private static let accountCount = 10_000
        private static let emulatedCount = 250
        /// Whether the process has a sanitizer, which needs memory for each allocation.
        private static let isSanitized = dlsym(nil, "__tsan_init") != nil || dlsym(nil, "__asan_init") != nil

        /// What a process needed.
        private struct Costs: Codable {
            /// The largest number while requests were in progress.
            var threads = 0
            /// The largest number while requests were in progress.
            var descriptors = 0
            /// The bytes for each account, of which some have a client, as configured by default.
            var bytesPerAccount = 0
            /// The bytes for each account if none of the clients is evicted.
            var bytesPerClient = 0
        }

        @Test func manyAccountsNeedFewThreadsDescriptorsAndLittleMemory() async throws {
            let emulator = try await DropboxEmulator.start()
            // The emulator needs a while for each account, so its accounts have several tokens.
            let accounts = try (0..<Self.emulatedCount).map { number in
                let account = try emulator.addAccount(.init("account\(number)"))
                return (id: account.id, token: try account.token())
            }
            let tokens = (0..<Self.accountCount).map { number in
                let account = accounts[number % accounts.count]
                return DropboxAccessToken(
                    accessToken: account.token, uid: "\(account.id) \(number)", refreshToken: "refresh token \(number)",
                    tokenExpirationTimestamp: Date().timeIntervalSince1970 + 14_400)
            }
            let directory = try TemporaryDirectory()
            let file = directory.url.appendingPathComponent("tokens.json")
            try JSONEncoder().encode(tokens).write(to: file)
            let seed = UInt64.random(in: 0 ... .max)
            let command = try TestProgram.command(runningTest: "ManyAccountsTests/server")
            let (status, output) = try await Subprocess.run(
                command[0], Array(command[1...]),
                setting: [
                    "MANY_ACCOUNTS_TOKENS": file.path, "MANY_ACCOUNTS_SERVER": emulator.url.absoluteString,
                    "MANY_ACCOUNTS_SEED": "\(seed)",
                ])
            #expect(status == 0, "seed \(seed): \(output)")
            await emulator.stop()
            let line = try #require(output.split(separator: "\n").first { $0.hasPrefix("#") }, "\(output)")
            let costs = try JSONDecoder().decode(Costs.self, from: Data(line.dropFirst().utf8))
            #expect(costs.threads <= 16, "\(costs)")
            #expect(costs.descriptors <= 200, "\(costs)")
            if !Self.isSanitized {
                #expect(costs.bytesPerAccount <= 2_048, "\(costs)")
                #expect(costs.bytesPerClient <= 8_192, "\(costs)")
            }
            if Self.environment["SHOW_COSTS"] != nil { print(costs) }
        }

        /// The process: it creates the clients of all accounts, and sends requests for some at the same time.
        @Test(.enabled(if: environment["MANY_ACCOUNTS_TOKENS"] != nil))
        func server() async throws {
            var generator = SeededRandomNumberGenerator(
                seed: UInt64(Self.environment["MANY_ACCOUNTS_SEED"] ?? "") ?? 0)
            let file = URL(fileURLWithPath: Self.environment["MANY_ACCOUNTS_TOKENS"] ?? "")
            let tokens = try JSONDecoder().decode([DropboxAccessToken].self, from: Data(contentsOf: file))
            let store = TestTokenStore()
            for token in tokens { store.tokens.store(token) }
            let manager = DropboxOAuthManager(
                configuration: .init(appKey: "k") {
                    $0.baseHosts = BaseHosts(server: Self.environment["MANY_ACCOUNTS_SERVER"] ?? "")
                }, tokenStore: store)
            let costs = Locked(Costs())
            let clients = DropboxClients(
                manager: manager,
                configuration: .init(manager) {
                    $0.client.onEvent = { _ in
                        // An error would leave the numbers at zero.
                        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task"))?.count
                        let descriptors = (try? openDescriptors())?.count
                        costs.withLock { costs in
                            costs.threads = max(costs.threads, threads ?? .max)
                            costs.descriptors = max(costs.descriptors, descriptors ?? .max)
                        }
                    }
                })
            try await call(clients, tokens[0])
            var before = try residentBytes()
            for token in tokens { _ = try await clients.client(for: token.uid) }
            let bytes = try residentBytes() - before
            costs.withLock { $0.bytesPerAccount = max(0, bytes) / tokens.count }

            let chosen = tokens.shuffled(using: &generator).prefix(400)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for token in chosen { group.addTask { try await call(clients, token) } }
                try await group.waitForAll()
            }
            await clients.shutdown(draining: .seconds(10))

            let all = DropboxClients(
                manager: manager, configuration: .init(manager) { $0.maximumIdleClients = tokens.count })
            before = try residentBytes()
            for token in tokens { _ = try await all.client(for: token.uid) }
            let clientBytes = try residentBytes() - before
            costs.withLock { $0.bytesPerClient = max(0, clientBytes) / tokens.count }
            all.shutdown()
            print("#" + String(decoding: try JSONEncoder().encode(costs.withLock(\.self)), as: UTF8.self))
        }

        /// Sends a request for an account, and checks that the response is about this account.
        private func call(_ clients: DropboxClients, _ token: DropboxAccessToken) async throws {
            let account = try await clients.client(for: token.uid).users.getCurrentAccount().response()
            #expect(token.uid.hasPrefix(account.accountId + " "))
        }

        private func residentBytes() throws -> Int {
            let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
            return try #require(Int(pages[1])) * Int(sysconf(Int32(_SC_PAGESIZE)))
        }
    }
#endif
