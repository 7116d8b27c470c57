import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxHTTP
import DropboxTestSupport
import Foundation
import Testing

/// Tests calls over TLS and a proxy: the emulator is both the proxy and the service, with the names of Dropbox.
#if os(Linux)
    @Suite(.timeLimit(.minutes(10))) struct ForeignNetworkTests {
        typealias Effect = DropboxEmulator.Fault.Effect

        private func run(
            isTrusted: Bool = true, _ body: (DropboxEmulator, FilesRoutes) async throws -> Void
        ) async throws {
            var configuration = DropboxEmulator.Configuration()
            configuration.tls = .init()
            let emulator = try await DropboxEmulator.start(configuration)
            let transport = makeHTTPTransport(
                .init {
                    $0.proxy = .url(emulator.url)
                    if isTrusted { $0.trustRoots = .pem(emulator.certificateAuthority ?? "") }
                })
            let client = DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: emulator.accessToken)),
                configuration: .init {
                    $0.retryPolicy = RetryPolicy(maximumAttempts: 3, initialBackoff: .zero)
                    $0.clock = ClientClock(
                        now: { .zero },
                        sleep: { duration in
                            // The monitor of a pending response sleeps for 2 seconds.
                            if duration == .seconds(2) { try await suspendUntilCancelled() }
                        })
                }, transport: transport)
            do {
                try await body(emulator, FilesRoutes(client: client))
            } catch {
                client.shutdown()
                await emulator.stop()
                throw error
            }
            client.shutdown()
            await emulator.stop()
        }

        /// A failure before the request is sent, and the name of its route. Only those that may go away are repeated,
        /// whether or not the request writes.
        @Test(
            arguments: [
                (.handshakeFailure(.close), nil, true), (.handshakeFailure(.reset), nil, true),
                (.handshakeFailure(.alert(40)), nil, true), (.handshakeFailure(.alert(80)), nil, true),
                (.handshakeFailure(.plainHTTP), nil, true), (.handshakeFailure(.alert(48)), nil, false),
                (.foreignResponse(status: 502), "connect", true), (.foreignResponse(status: 503), "connect", true),
                (.foreignResponse(status: 504, format: .empty), "connect", true), (.close(), "connect", true),
                (.reset(), "connect", true), (.foreignResponse(status: 407), "connect", false),
                (.foreignResponse(status: 403), "connect", false),
            ] as [(Effect, String?, Bool)])
        func failureBeforeTheRequest(effect: Effect, route: String?, isTemporary: Bool) async throws {
            try await run { emulator, files in
                try emulator.faults.add(effect, on: route)
                let read = await #expect(throws: CallError<Files.ListFolderError>.self) {
                    try await files.listFolder(path: "").response()
                }
                #expect(emulator.faults.all[0].hitCount == (isTemporary ? 3 : 1), "\(read as Any)")
                #expect(read?.verdict == (isTemporary ? .notSent : .clientWide), "\(read as Any)")
                let isAboutTrust = "\(read as Any)".contains("not trusted")
                #expect(isAboutTrust == (effect == .handshakeFailure(.alert(48))), "\(read as Any)")
                let write = await #expect(throws: CallError<Files.CreateFolderError>.self) {
                    try await files.createFolderV2(path: "/a").response()
                }
                #expect(emulator.faults.all[0].hitCount == (isTemporary ? 6 : 2), "\(write as Any)")
                #expect(write?.verdict == read?.verdict)
            }
        }

        @Test(
            arguments: [(.handshakeFailure(.reset), nil), (.foreignResponse(status: 503), "connect")]
                as [(Effect, String?)])
        func callSucceedsAfterTheFailure(effect: Effect, route: String?) async throws {
            try await run { emulator, files in
                try emulator.faults.add(effect, on: route, times: 2)
                _ = try await files.createFolderV2(path: "/a").response()
                #expect(emulator.calls.all.count { $0.route == "files/create_folder_v2" } == 1)
            }
        }

        @Test func unknownAuthorityIsFinal() async throws {
            try await run(isTrusted: false) { emulator, files in
                let error = await #expect(throws: CallError<Files.ListFolderError>.self) {
                    try await files.listFolder(path: "").response()
                }
                #expect(error?.verdict == .clientWide && "\(error as Any)".contains("not trusted"), "\(error as Any)")
                #expect(emulator.calls.all.map(\.route) == ["connect"])
            }
        }

        @Test func listingIsTransferredWithCompression() async throws {
            try await run { emulator, files in
                let account = try emulator.account("ada")
                for number in 0..<100 { try account.put("/file \(number)", "\(number)") }
                let page = try await files.listFolder(path: "").response()
                #expect(page.entries.count == 100)
                let call = try #require(emulator.calls.all.last)
                let accepted = call.request.headers.first { $0.name.lowercased() == "accept-encoding" }?.value
                #expect(accepted?.contains("gzip") == true)
            }
        }

        @Test func contentIsNeverAskedForCompressed() async throws {
            try await run { emulator, files in
                try emulator.account("ada").put("/a", "content")
                #expect(try await files.download(path: "/a").response().1 == Data("content".utf8))
                let call = try #require(emulator.calls.all.last)
                let accepted = call.request.headers.first { $0.name.lowercased() == "accept-encoding" }?.value
                #expect(accepted == nil || accepted == "identity", "\(accepted ?? "")")
            }
        }

        @Test func bombIsPermanent() async throws {
            try await run { emulator, files in
                try emulator.faults.add(.gzip(.bomb), on: "files/list_folder")
                let error = await #expect(throws: CallError<Files.ListFolderError>.self) {
                    try await files.listFolder(path: "").response()
                }
                #expect(error?.verdict == .permanent && "\(error as Any)".contains("200 times"), "\(error as Any)")
                #expect(emulator.faults.all[0].hitCount == 1)
            }
        }

        @Test func damagedCompressionIsALostResponse() async throws {
            try await run { emulator, files in
                try emulator.faults.add(.gzip(.damaged), on: "files/list_folder", times: 2)
                _ = try await files.listFolder(path: "").response()
                emulator.faults.removeAll()
                try emulator.faults.add(.gzip(.damaged), on: "files/create_folder_v2")
                let error = await #expect(throws: CallError<Files.CreateFolderError>.self) {
                    try await files.createFolderV2(path: "/a").response()
                }
                #expect(error?.verdict == .indeterminate(retryAfter: nil), "\(error as Any)")
                #expect(emulator.faults.all[0].hitCount == 1)
            }
        }
    }
#endif
