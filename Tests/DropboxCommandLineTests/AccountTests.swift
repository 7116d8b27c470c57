import DropboxConcurrency
import DropboxEmulator
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

@testable import DropboxCommandLine

/// `dbx login`, `dbx logout` and `dbx accounts`.
@Suite(.timeLimit(.minutes(10)))
struct AccountTests {
    /// An emulator and a directory for the account store.
    struct AccountFixture: Sendable {
        let emulator: DropboxEmulator
        let folder: TemporaryDirectory

        var host: String { emulator.url.absoluteString }

        func run(_ words: String...) async -> (status: DropboxCommandLine.ExitStatus, log: TerminalLog) {
            await run(words)
        }

        func run(_ words: [String]) async -> (status: DropboxCommandLine.ExitStatus, log: TerminalLog) {
            let log = TerminalLog()
            return (await Dbx.run(words + ["--config", folder.url.path], terminal: log.terminal()), log)
        }

        /// Signs in with a test browser that selects the account.
        func login(_ account: EmulatedAccount? = nil, press button: TestBrowser.Button = .allow) async throws
            -> TerminalLog
        {
            let log = TerminalLog()
            var command = try LoginCommand.parse([
                "--app-key", emulator.appKey, "--host", host, "--config", folder.url.path, "--reauthenticate",
            ])
            command.openURL = { page throws(SignInError) in
                do {
                    var browser = TestBrowser()
                    let id = try account?.id ?? emulator.account("ada").id
                    let response = try await browser.press(button, on: page, account: id)
                    _ = try await browser.open(try #require(response.redirect))
                } catch {
                    throw .cannotPresent("\(error)")
                }
            }
            _ = try await command.run(log.terminal())
            return log
        }
    }

    func withFixture(_ body: (AccountFixture) async throws -> Void) async throws {
        let fixture = AccountFixture(emulator: try await DropboxEmulator.start(), folder: try TemporaryDirectory())
        do { try await body(fixture) } catch {
            await fixture.emulator.stop()
            throw error
        }
        await fixture.emulator.stop()
    }

    @Test func browserSignInAndLogoutRevokesToken() async throws {
        try await withFixture { fixture in
            let log = try await fixture.login()
            #expect(log.text(.output) == "signed in: ada@example.com (Ada Lovelace)\n")
            #expect(log.text(.error).contains("/oauth2/authorize?client_id=emulatorappkey"))
            let scopes = AppRegistration.defaultScopes.joined(separator: "%20")
            #expect(log.text(.error).contains("&scope=\(scopes)&"), "\(log.text(.error))")
            // The browser may not open, and the command waits for minutes.
            #expect(log.text(.error).contains("--no-browser"))
            #expect(
                try fixture.folder.names == ["accounts.json", "accounts.json.lock", "tokens.json", "tokens.json.lock"])

            let list = await fixture.run("accounts")
            let id = try fixture.emulator.account("ada").id
            #expect(list.log.text(.output) == "ada@example.com  Ada Lovelace  \(id)  at \(fixture.host)\n")

            // The token works and can be refreshed.
            let store = try Arguments.parse(["--config", fixture.folder.url.path]) { AccountStore(&$0) }
            let client = try store.client(try store.account(nil))
            #expect(try await client.users.getCurrentAccount().response().accountId == id)

            _ = try fixture.emulator.account("ada").put("/hello.txt", "Hello")
            #expect(await fixture.run("ls").log.text(.output) == "hello.txt\n")

            let out = await fixture.run("logout")
            #expect(out.status == .success && out.log.text(.output) == "signed out: ada@example.com\n")
            await #expect(throws: CallError<Void>.self) { try await client.users.getCurrentAccount().response() }
            let emptyList = await fixture.run("accounts")
            #expect(emptyList.status == .success)
            #expect(emptyList.log.text(.error) == "No account is signed in; use `dbx login`.\n")
            #expect(!(try fixture.folder.names).contains("tokens.json"))
        }
    }

    @Test func signInWithoutABrowserReadsTheCode() async throws {
        try await withFixture { fixture in
            let log = TerminalLog()
            // Runs on another thread, like a user who copies the code from the page.
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
                "login", "--no-browser", "--app-key", fixture.emulator.appKey, "--host", fixture.host, "--scopes",
                "account_info.read,files.metadata.read", "--config", fixture.folder.url.path,
            ]
            #expect(await Dbx.run(words, terminal: terminal) == .success)
            #expect(log.text(.output) == "signed in: ada@example.com (Ada Lovelace)\n")
            #expect(log.text(.error).contains("scope=account_info.read%20files.metadata.read"))

            let silent = Terminal(isInteractive: false, write: log.write)
            #expect(await Dbx.run(words, terminal: silent) == .failure)
        }
    }

    /// A user without an app learns how to create one, and corrects typing mistakes.
    @Test func signInIsGuided() async throws {
        try await withFixture { fixture in
            let (log, opened) = (TerminalLog(), Locked<[URL]>([]))
            let answers = Locked(["", "my key", fixture.emulator.appKey, "wrong-code"])
            let read: @Sendable () -> String? = {
                let answer = answers.withLock { $0.isEmpty ? nil : $0.removeFirst() }
                if let answer { return answer }
                let page = opened.withLock { $0.last }
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
            var login = try LoginCommand.parse(["--host", fixture.host, "--config", fixture.folder.url.path])
            login.openURL = { page in opened.withLock { $0.append(page) } }
            let terminal = Terminal(isInteractive: true, read: read, write: log.write)
            #expect(try await login.run(terminal) == .success)
            let text = log.text(.error)
            #expect(opened.withLock { $0.first?.absoluteString } == "https://www.dropbox.com/developers/apps/create")
            #expect(text.components(separatedBy: "This is no app key").count == 3, "\(text)")
            #expect(text.components(separatedBy: "This code is not valid").count == 2, "\(text)")
            #expect(log.text(.output) == "signed in: ada@example.com (Ada Lovelace)\n")
        }
    }

    @Test func accountsHaveShortNamesAndPrefixes() async throws {
        try await withFixture { fixture in
            let bob = try fixture.emulator.addAccount(.init("bob"))
            _ = try await fixture.login()
            _ = try await fixture.login(bob)
            let store = try Arguments.parse(["--config", fixture.folder.url.path]) { AccountStore(&$0) }
            var work = try store.account("ad")
            #expect(work.email == "ada@example.com")
            work.shortName = "work"
            try store.add(work, DropboxAccessToken(accessToken: "t", uid: work.uid))
            #expect(try store.account("work").uid == work.uid)
            #expect(try store.account("wo").uid == work.uid)
            #expect(try store.account("BOB@").email == "bob@example.com")
            for word in ["", "x", "example.com"] { #expect(throws: CommandError.self) { try store.account(word) } }
            let list = await fixture.run("accounts")
            #expect(list.log.text(.output).hasPrefix("ada@example.com (work)  Ada Lovelace  "))
            // A short name belongs to one account, and a new sign-in keeps it.
            var other = try store.account("bob@example.com")
            for name in ["work", "ada@example.com"] {
                other.shortName = name
                #expect(try !store.add(other, DropboxAccessToken(accessToken: "t", uid: other.uid)))
                #expect(try store.account(name).uid == work.uid)
            }
            work.shortName = nil
            #expect(try store.add(work, DropboxAccessToken(accessToken: "t", uid: work.uid)))
            #expect(try store.account("work").uid == work.uid)
        }
    }

    @Test func severalAccounts_areIndependent() async throws {
        try await withFixture { fixture in
            let bob = try fixture.emulator.addAccount(.init("bob"))
            _ = try await fixture.login()
            _ = try await fixture.login(bob)
            let list = await fixture.run("accounts")
            #expect(
                list.log.text(.output).split(separator: "\n").map { $0.prefix { $0 != " " } } == [
                    "ada@example.com", "bob@example.com",
                ])
            let ambiguous = await fixture.run("logout")
            #expect(ambiguous.status == .usage)
            #expect(
                ambiguous.log.text(.error)
                    == """
                    dbx: several accounts are signed in; choose one with `dbx logout ACCOUNT` (ada@example.com, \
                    bob@example.com), or sign out of all with --all

                    """)
            let unknownAccount = await fixture.run("logout", "eve@example.com")
            #expect(
                unknownAccount.status == .failure
                    && unknownAccount.log.text(.error).contains("'eve@example.com' is not signed in"))
            #expect(await fixture.run("logout", "ada@example.com").status == .success)
            #expect(await fixture.run("logout", bob.id).status == .success)
            #expect(await fixture.run("logout", "--all").status == .success)
        }
    }

    @Test func ambiguousAccountNameIsRejected() async throws {
        let folder = try TemporaryDirectory()
        let account = { (uid: String, email: String) in
            #"{"uid":"\#(uid)","name":"Ada","email":"\#(email)","appKey":"k","server":"http://127.0.0.1:1"}"#
        }
        let list = [
            account("dbid:1", "a@example.com"), account("dbid:2", "a@example.com"), account("dbid:3", "dbid:4"),
            account("dbid:4", "z@example.com"),
        ]
        try Data("[\(list.joined(separator: ","))]".utf8).write(
            to: folder.url.appendingPathComponent("accounts.json"))
        let store = try Arguments.parse(["--config", folder.url.path]) { AccountStore(&$0) }
        #expect(try store.account("dbid:4").uid == "dbid:4")
        for (word, others) in [
            ("a@example.com", "dbid:1 (a@example.com), dbid:2 (a@example.com)"),
            ("Ada", "dbid:1 (a@example.com), dbid:2 (a@example.com), dbid:3 (dbid:4), dbid:4 (z@example.com)"),
        ] {
            let error = #expect(throws: CommandError.self) { try store.account(word) }
            #expect(error?.status == .usage)
            #expect(error?.message == "several accounts match '\(word)'; use the ID: \(others)")
        }
    }

    @Test func emptyTokenInTheEnvironmentIsIgnored() async throws {
        let folder = try TemporaryDirectory()
        let script = #"DROPBOX_TOKEN= exec "$0" ls --config "$1""#
        let words = ["-c", script, try EmulatorProcess.program(), folder.url.path]
        let (status, output) = try await Subprocess.run("/bin/sh", words, errors: .merged)
        #expect(status == 1)
        #expect(output == "dbx: no account is signed in; use `dbx login`\n")
    }

    @Test func logoutWithoutAServerDeletesLocalData() async throws {
        try await withFixture { fixture in
            _ = try await fixture.login()
            await fixture.emulator.stop()
            let out = await fixture.run("logout")
            #expect(out.status == .failure)
            #expect(out.log.text(.error).hasPrefix("dbx: Dropbox did not revoke the token of dbid:"))
            #expect(await fixture.run("accounts").log.text(.error) == "No account is signed in; use `dbx login`.\n")
        }
    }

    @Test func deniedSignInIsAFailure() async throws {
        try await withFixture { fixture in
            let error = await #expect(throws: CommandError.self) { try await fixture.login(press: .deny) }
            #expect(error?.message.hasPrefix("cannot sign in: access was denied") == true)
            #expect(await fixture.run("accounts").log.text(.output).isEmpty)
        }
    }

    @Test func conflictingOptionsAreRejected() async throws {
        try await withFixture { fixture in
            for (words, message) in [
                (
                    ["login", "--app-key", "k", "--no-browser", "--port", "80"],
                    "--port and --no-browser cannot be combined"
                ),
                (["login", "--app-key", "k", "--port", "x"], "invalid --port 'x': expected a number from 0 to 65535"),
                (["logout", "--all", "ada"], "--all and ACCOUNT cannot be combined"),
                (["accounts", "ada"], "unexpected argument 'ada'"),
            ] {
                let log = TerminalLog()
                let status = await Dbx.run(words + ["--config", fixture.folder.url.path], terminal: log.terminal())
                #expect(status == .usage)
                #expect(log.text(.error) == "dbx: \(message)\n")
            }
            #expect(await fixture.run("logout").log.text(.error) == "dbx: no account is signed in; use `dbx login`\n")
        }
    }

    @Test func corruptedAccountListIsReported() async throws {
        try await withFixture { fixture in
            let file = fixture.folder.url.appendingPathComponent("accounts.json")
            try Data("{".utf8).write(to: file)
            let list = await fixture.run("accounts")
            #expect(list.status == .failure)
            #expect(
                list.log.text(.error)
                    == "dbx: cannot read the accounts: \(file.path) is corrupted; delete it and sign in again\n")
        }
    }
}
