#if os(Linux)
    import DropboxEmulator
    import DropboxTestSupport
    import Foundation
    import Testing

    @testable import DropboxCommandLine

    /// A process without free descriptors says so, whatever needs the next one: the network thread, a connection, a name to
    /// resolve, or the file of the certificate authorities.
    @Suite(.timeLimit(.minutes(10)))
    struct DescriptorLimitTests {
        /// Runs `dbx` with a limit of descriptors.
        private func run(_ words: [String], limit: Int, token: String) async throws -> (status: Int32, output: String) {
            try await Subprocess.run(
                "/bin/bash", ["-c", #"ulimit -n "$0"; exec "$@""#, "\(limit)", try EmulatorProcess.program()] + words,
                setting: ["DROPBOX_TOKEN": token], errors: .merged)
        }

        /// Lists a folder with each limit, from one with which the network thread can't be started.
        private func list(_ server: URL, _ token: String) async throws -> [(limit: Int, status: Int32, output: String)]
        {
            try await withThrowingTaskGroup { group in
                for limit in 7...24 {
                    group.addTask {
                        let result = try await run(
                            ["ls", "--host", server.absoluteString], limit: limit, token: token)
                        return (limit, result.status, result.output)
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }
            }
        }

        private static let remedy = "too many open files and connections: close some, or raise the limit (ulimit -n)"

        @Test func missingDescriptorsAreNamedWithTheRemedy() async throws {
            let emulator = try await DropboxEmulator.start()
            try emulator.account("ada").put("/report.txt", "content")
            let results = try await list(emulator.url, emulator.accessToken)
            await emulator.stop()
            for (limit, status, output) in results where status != 0 {
                #expect(status == 3, "limit \(limit): \(output)")
                #expect(output.contains("This process has \(Self.remedy)"), "limit \(limit): \(output)")
                #expect(!output.contains("shut down"), "limit \(limit): \(output)")
            }
            #expect(results.first?.status == 3)
            // A slow server is reported, too.
            #expect(results.last?.output.hasSuffix("report.txt\n") == true)
        }

        @Test func certificateFileThatCannotBeOpenedIsNotAnUntrustedServer() async throws {
            var configuration = DropboxEmulator.Configuration()
            configuration.tls = .init()
            let emulator = try await DropboxEmulator.start(configuration)
            let server = try #require(emulator.secureURL)
            let results = try await list(server, emulator.accessToken)
            await emulator.stop()
            for (limit, _, output) in results {
                // The emulator's certificate isn't trusted, which only a process with a free descriptor can say.
                #expect(
                    output.contains(Self.remedy) != output.contains("self-signed certificate"),
                    "limit \(limit): \(output)")
                #expect(!output.contains("error setting certificate"), "limit \(limit): \(output)")
            }
        }

        @Test func manyTransfersShareTheDescriptorsThatAreLeft() async throws {
            let emulator = try await DropboxEmulator.start()
            let folder = try TemporaryDirectory()
            for number in 0..<100 {
                try Data("\(number)".utf8).write(to: folder.url.appendingPathComponent("file\(number)"))
            }
            let result = try await run(
                ["put", folder.url.path, "/files", "--host", emulator.url.absoluteString], limit: 40,
                token: emulator.accessToken)
            #expect(result.status == 0, "\(result.output)")
            #expect(try emulator.account("ada").list("/files").count == 100)
            await emulator.stop()
        }
    }
#endif
