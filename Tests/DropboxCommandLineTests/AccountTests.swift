import DropboxEmulator
import Foundation
import DropboxConcurrency
import SwiftyDropbox
import DropboxTestSupport
import Testing

@testable import DropboxCommandLine

/// `dbx login`, `dbx logout` and `dbx accounts`.
@Suite(.timeLimit(.minutes(10)))
struct AccountTests {
    /// An emulator, and a folder in which accounts are kept.
    struct Site: Sendable {
        let emulator: DropboxEmulator
        let folder: TemporaryFolder

        var host: String { emulator.url.absoluteString }

        func run(_ words: String...) async -> (status: DropboxCommandLine.ExitStatus, log: TerminalLog) {
            await run(words)
        }

        func run(_ words: [String]) async -> (status: DropboxCommandLine.ExitStatus, log: TerminalLog) {
            let log = TerminalLog()
            return (await Dbx.run(words + ["--config", folder.url.path], terminal: log.terminal()), log)
        }

        /// Signs in by a browser in which the account is chosen.
        func login(_ account: EmulatedAccount? = nil, press button: TestBrowser.Button = .allow) async throws
            -> TerminalLog
        {
            let log = TerminalLog()
            var arguments = Arguments([
                "--app-key", emulator.appKey, "--host", host, "--config", folder.url.path, "--other-account",
            ])
            var command = try LoginCommand(&arguments)
            try arguments.finish()
            command.openURL = { page throws(SignInError) in
                do {
                    var browser = TestBrowser()
                    let id = try account?.id ?? emulator.account("ada").id
                    let answer = try await browser.press(button, on: page, account: id)
                    _ = try await browser.open(try #require(answer.redirect))
                } catch {
                    throw .cannotPresent("\(error)")
                }
            }
            _ = try await command.run(log.terminal())
            return log
        }
    }

    func withSite(_ body: (Site) async throws -> Void) async throws {
        let site = Site(emulator: try await DropboxEmulator.start(), folder: try TemporaryFolder())
        do { try await body(site) } catch {
            await site.emulator.stop()
            throw error
        }
        await site.emulator.stop()
    }

    @Test func browserSignsInAndLogoutTakesItBack() async throws {
        try await withSite { site in
            let log = try await site.login()
            #expect(log.text(.output) == "signed in: ada@example.com (Ada Lovelace)\n")
            #expect(log.text(.error).contains("/oauth2/authorize?client_id=emulatorappkey"))
            #expect(
                try site.folder.names == ["accounts.json", "accounts.json.lock", "tokens.json", "tokens.json.lock"])

            let list = await site.run("accounts")
            let id = try site.emulator.account("ada").id
            #expect(list.log.text(.output) == "ada@example.com  Ada Lovelace  \(id)  at \(site.host)\n")

            // The token works, and is renewed when its time is over.
            var arguments = Arguments(["--config", site.folder.url.path])
            let book = try AccountStore(&arguments)
            let client = try book.client(try book.account(nil))
            #expect(try await client.users.getCurrentAccount().response().accountId == id)

            _ = try site.emulator.account("ada").put("/hello.txt", "Hello")
            #expect(await site.run("ls").log.text(.output) == "hello.txt\n")

            let out = await site.run("logout")
            #expect(out.status == .success && out.log.text(.output) == "signed out: ada@example.com\n")
            await #expect(throws: CallError<Void>.self) { try await client.users.getCurrentAccount().response() }
            let nobody = await site.run("accounts")
            #expect(nobody.status == .success)
            #expect(nobody.log.text(.error) == "Nobody is signed in; `dbx login` signs in.\n")
            #expect(!(try site.folder.names).contains("tokens.json"))
        }
    }

    @Test func codeIsTypedWhereThereIsNoBrowser() async throws {
        try await withSite { site in
            let log = TerminalLog()
            // On its own thread, as somebody who reads the page elsewhere and types.
            let read: @Sendable () -> String? = {
                let page = log.text(.error).firstMatch(of: /http\S+/).flatMap { URL(string: String($0.output)) }
                let (typed, isTyped) = (Locked<String?>(nil), DispatchSemaphore(value: 0))
                Task {
                    var browser = TestBrowser()
                    do {
                        let code = try await browser.press(.allow, on: try #require(page)).code
                        typed.withLock { $0 = code }
                    } catch { Issue.record(error) }
                    isTyped.signal()
                }
                isTyped.wait()
                return typed.withLock { $0 }
            }
            let terminal = Terminal(isInteractive: false, read: read, write: log.write)
            let words = [
                "login", "--no-browser", "--app-key", site.emulator.appKey, "--host", site.host, "--scopes",
                "account_info.read,files.metadata.read", "--config", site.folder.url.path,
            ]
            #expect(await Dbx.run(words, terminal: terminal) == .success)
            #expect(log.text(.output) == "signed in: ada@example.com (Ada Lovelace)\n")
            #expect(log.text(.error).contains("scope=account_info.read%20files.metadata.read"))

            let silent = Terminal(isInteractive: false, write: log.write)
            #expect(await Dbx.run(words, terminal: silent) == .failure)
        }
    }

    @Test func severalAccountsAreKeptApart() async throws {
        try await withSite { site in
            let bob = try site.emulator.addAccount(.init("bob"))
            _ = try await site.login()
            _ = try await site.login(bob)
            let list = await site.run("accounts")
            #expect(
                list.log.text(.output).split(separator: "\n").map { $0.prefix { $0 != " " } } == [
                    "ada@example.com", "bob@example.com",
                ])
            let vague = await site.run("logout")
            #expect(vague.status == .usage)
            #expect(
                vague.log.text(.error)
                    == "dbx: Several accounts are signed in; name one of ada@example.com, bob@example.com.\n")
            let stranger = await site.run("logout", "eve@example.com")
            #expect(
                stranger.status == .failure && stranger.log.text(.error).contains("'eve@example.com' is not signed in"))
            #expect(await site.run("logout", "ada@example.com").status == .success)
            #expect(await site.run("logout", bob.id).status == .success)
            #expect(await site.run("logout", "--all").status == .success)
        }
    }

    @Test func aNameThatSeveralAccountsHaveMeansNone() async throws {
        let folder = try TemporaryFolder()
        let account = { (uid: String, email: String) in
            #"{"uid":"\#(uid)","name":"Ada","email":"\#(email)","appKey":"k","server":"http://127.0.0.1:1"}"#
        }
        let list = [
            account("dbid:1", "a@example.com"), account("dbid:2", "a@example.com"), account("dbid:3", "dbid:4"),
            account("dbid:4", "z@example.com"),
        ]
        try Data("[\(list.joined(separator: ","))]".utf8).write(
            to: folder.url.appendingPathComponent("accounts.json"))
        var arguments = Arguments(["--config", folder.url.path])
        let book = try AccountStore(&arguments)
        #expect(try book.account("dbid:4").uid == "dbid:4")
        for (word, others) in [
            ("a@example.com", "dbid:1 (a@example.com), dbid:2 (a@example.com)"),
            ("Ada", "dbid:1 (a@example.com), dbid:2 (a@example.com), dbid:3 (dbid:4), dbid:4 (z@example.com)"),
        ] {
            let error = #expect(throws: CommandError.self) { try book.account(word) }
            #expect(error?.status == .usage)
            #expect(error?.message == "Several accounts are called '\(word)'; name one by its id: \(others).")
        }
    }

    @Test func anEmptyTokenInTheEnvironmentCountsAsNone() async throws {
        let folder = try TemporaryFolder()
        let script = #"DROPBOX_TOKEN= exec "$0" ls --config "$1""#
        let words = ["-c", script, try EmulatorProcess.program(), folder.url.path]
        let (status, output) = try await Subprocess.run("/bin/sh", words, errors: .merged)
        #expect(status == 1)
        #expect(output == "dbx: nobody is signed in; `dbx login` signs in\n")
    }

    @Test func logoutForgetsAlsoWhereTheServerIsGone() async throws {
        try await withSite { site in
            _ = try await site.login()
            await site.emulator.stop()
            let out = await site.run("logout")
            #expect(out.status == .failure)
            #expect(out.log.text(.error).hasPrefix("dbx: Dropbox did not take back the token of dbid:"))
            #expect(await site.run("accounts").log.text(.error) == "Nobody is signed in; `dbx login` signs in.\n")
        }
    }

    @Test func refusalIsAFailure() async throws {
        try await withSite { site in
            let error = await #expect(throws: CommandError.self) { try await site.login(press: .deny) }
            #expect(error?.message == "the app was not let in")
            #expect(await site.run("accounts").log.text(.output).isEmpty)
        }
    }

    @Test func optionsThatDoNotFitAreRefused() async throws {
        try await withSite { site in
            for (words, message) in [
                (["login", "--app-key", "k", "--no-browser", "--port", "80"], "--port does not go with --no-browser"),
                (["login", "--app-key", "k", "--port", "x"], "--port takes a number from 0 to 65535, not 'x'."),
                (["logout", "--all", "ada"], "--all does not go with an account"),
                (["accounts", "ada"], "'ada' is one word too many. --help shows what the command takes."),
            ] {
                let log = TerminalLog()
                let status = await Dbx.run(words + ["--config", site.folder.url.path], terminal: log.terminal())
                #expect(status == .usage)
                #expect(log.text(.error) == "dbx: \(message)\n")
            }
            #expect(await site.run("logout").log.text(.error) == "dbx: nobody is signed in; `dbx login` signs in\n")
        }
    }

    @Test func damagedListIsNamed() async throws {
        try await withSite { site in
            let file = site.folder.url.appendingPathComponent("accounts.json")
            try Data("{".utf8).write(to: file)
            let list = await site.run("accounts")
            #expect(list.status == .failure)
            #expect(list.log.text(.error) == "dbx: \(file.path) is damaged; delete it and sign in again\n")
        }
    }
}
