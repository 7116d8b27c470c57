import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// The environment variables of `dbx`, which are those of `DropboxClient(environment:)`, in a child process.
@Suite(.timeLimit(.minutes(10)))
struct EnvironmentTests {
    /// Runs `dbx` with variables and without signed-in accounts.
    private func run(_ words: [String], _ variables: [String: String]) async throws -> (status: Int32, output: String) {
        let folder = try TemporaryDirectory()
        return try await Subprocess.run(
            try EmulatorProcess.program(), words + ["--config", folder.url.path], setting: variables, errors: .merged)
    }

    private func withEmulator(_ body: (DropboxEmulator, String) async throws -> Void) async throws {
        let emulator = try await DropboxEmulator.start()
        try emulator.account("ada").put("/report.txt", "content")
        do { try await body(emulator, emulator.url.absoluteString) } catch {
            await emulator.stop()
            throw error
        }
        await emulator.stop()
    }

    @Test func tokenAndServerSelectTheAccount() async throws {
        try await withEmulator { emulator, server in
            let result = try await run(["ls"], ["DROPBOX_TOKEN": emulator.accessToken, "DROPBOX_SERVER": server])
            #expect(result.status == 0 && result.output == "report.txt\n", "\(result.output)")
            // The option wins.
            let option = try await run(
                ["ls", "--host", server],
                ["DROPBOX_TOKEN": emulator.accessToken, "DROPBOX_SERVER": "http://127.0.0.1:1"])
            #expect(option.output == "report.txt\n", "\(option.output)")
        }
    }

    @Test func refreshTokenObtainsAccessTokens() async throws {
        try await withEmulator { emulator, server in
            let result = try await run(
                ["ls"],
                [
                    "DROPBOX_REFRESH_TOKEN": emulator.refreshToken, "DROPBOX_APP_KEY": emulator.appKey,
                    "DROPBOX_APP_SECRET": emulator.appSecret, "DROPBOX_SERVER": server, "DROPBOX_TOKEN": "",
                ])
            #expect(result.status == 0 && result.output == "report.txt\n", "\(result.output)")
        }
    }

    @Test func pathRootAppliesToATokenOfAnOption() async throws {
        try await withEmulator { emulator, server in
            let folder = try TemporaryDirectory()
            let file = folder.url.appendingPathComponent("token")
            try Data(emulator.accessToken.utf8).write(to: file)
            let words = ["ls", "--token-file", file.path, "--host", server]
            #expect(try await run(words, ["DROPBOX_PATH_ROOT": "home"]).output == "report.txt\n")
            let result = try await run(words, ["DROPBOX_PATH_ROOT": "namespace:999999"])
            #expect(result.status == 1)
            #expect(result.output.contains("the account has no access to the folder of --root"), "\(result.output)")
        }
    }

    @Test(arguments: [
        (["ls"], ["DROPBOX_REFRESH_TOKEN": "hunter2"], "requires the key of its app: set DROPBOX_APP_KEY"),
        (["ls"], ["DROPBOX_TOKEN": "hunter2", "DROPBOX_REFRESH_TOKEN": "hunter2"], "unset one of them"),
        (["ls"], ["DROPBOX_SERVER": "http://127.0.0.1:1"], "DROPBOX_SERVER requires a token: set DROPBOX_TOKEN"),
        (["ls"], ["DROPBOX_PATH_ROOT": "home"], "DROPBOX_PATH_ROOT requires a token"),
        (["ls"], ["DROPBOX_TOKEN": "t", "DROPBOX_PATH_ROOT": "hunter2"], "home, root:ID, or namespace:ID"),
        (["login"], ["DROPBOX_APP_KEY": "hunter2 hunter2"], "DROPBOX_APP_KEY contains a space"),
    ])
    func errorsNameTheVariableAndNoValue(
        words: [String], variables: [String: String], message: String
    ) async throws {
        let result = try await run(words, variables)
        #expect(result.status == 2)
        #expect(result.output.contains(message), "\(result.output)")
        #expect(!result.output.contains("hunter2"), "\(result.output)")
    }

    @Test func loginReadsTheKeyOfTheApp() async throws {
        let log = TerminalLog()
        let missing = await #expect(throws: CommandError.self) { try await LoginCommand.parse([]).run(log.terminal()) }
        #expect(missing?.message.contains("DROPBOX_APP_KEY") == true)
        #expect(missing?.message.contains("`dbx login` explains how to create an app") == true)
    }

    @Test func rootsOfOtherMembersAndNamespacesAreOtherFolders() throws {
        let identities = try [
            [:], ["DROPBOX_SELECT_USER": "dbmid:a"], ["DROPBOX_SELECT_ADMIN": "dbmid:b"],
            ["DROPBOX_PATH_ROOT": "root:1"], ["DROPBOX_PATH_ROOT": "namespace:1"], ["DROPBOX_SERVER": "http://h"],
        ].map { variables in
            let variables = variables.merging(["DROPBOX_TOKEN": "t"]) { $1 }
            return try Arguments.parse([]) { (arguments) throws(CommandError) in
                try AccountOptions(&arguments, environment: variables)
            }.rootIdentity()
        }
        #expect(identities.first == "/ at api.dropboxapi.com")
        #expect(Set(identities).count == identities.count)
    }
}
