import DropboxEmulator
import DropboxSync
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

@testable import DropboxCommandLine

/// What `dbx logout` deletes, and what prevents it.
@Suite(.timeLimit(.minutes(10)))
struct LogoutTests {
    /// Queues a change of an account that can't be uploaded.
    private func queueChange(_ label: String, _ fixture: AccountTests.AccountFixture) async throws {
        try fixture.emulator.faults.add(.latency(.seconds(3600)), on: "files/create_folder*")
        #expect(await fixture.run("fs", "ls", "--account", label).status == .success)
        let change = await fixture.run("fs", "mkdir", "/Unsent", "--no-wait", "--account", label)
        #expect(change.status == .success)
        #expect(change.log.text(.error).contains("1 change is queued and not uploaded yet"))
    }

    private func accounts(_ fixture: AccountTests.AccountFixture) async -> [String] {
        await fixture.run("accounts").log.text(.output).split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    }

    @Test func pendingChangesPreventLogoutWithoutForce() async throws {
        try await AccountTests().withFixture { fixture in
            _ = try await fixture.login()
            try await queueChange("ada@example.com", fixture)
            let result = await fixture.run("logout")
            #expect(result.status == .failure)
            #expect(
                result.log.text(.error) == """
                    dbx: 1 change is not uploaded to ada@example.com yet; upload it with `dbx fs status --wait`, or \
                    discard it with --force

                    """)
            #expect(!fixture.emulator.calls.all.contains { $0.route == "auth/token/revoke" })
            #expect(await fixture.run("fs", "ls", "--no-wait").log.text(.output) == "Unsent/\n")

            #expect(await fixture.run("logout", "--force").status == .success)
            #expect(await accounts(fixture).isEmpty)
            let filesystems = fixture.folder.url.appendingPathComponent("filesystems")
            #expect(try FileManager.default.contentsOfDirectory(atPath: filesystems.path).isEmpty)
        }
    }

    @Test func openFilesystemPreventsLogout() async throws {
        try await AccountTests().withFixture { fixture in
            _ = try await fixture.login()
            #expect(await fixture.run("fs", "ls").status == .success)
            let store = try Arguments.parse(["--config", fixture.folder.url.path]) { AccountStore(&$0) }
            let account = try store.account(nil)
            let client = try store.client(account)
            let other = try await Filesystem(directory: store.filesystemDirectory(for: account), client: client)
            for words in [[], ["--force"]] {
                let result = await fixture.run(["logout"] + words)
                #expect(result.status == .failure)
                #expect(
                    result.log.text(.error).hasPrefix(
                        "dbx: the filesystem of ada@example.com is open in another process; stop that process first ("))
            }
            #expect(await accounts(fixture) == ["ada@example.com"])
            await other.shutDown()
            client.shutdown()
            #expect(await fixture.run("logout").status == .success)
        }
    }

    @Test func unreadableFilesystemPreventsLogout() async throws {
        try await AccountTests().withFixture { fixture in
            _ = try await fixture.login()
            #expect(await fixture.run("fs", "ls").status == .success)
            let store = try Arguments.parse(["--config", fixture.folder.url.path]) { AccountStore(&$0) }
            let folder = store.filesystemDirectory(for: try store.account(nil))
            for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
            where name.hasPrefix("tree.db") {
                try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
            }
            let result = await fixture.run("logout")
            #expect(result.status == .failure)
            #expect(
                result.log.text(.error).hasPrefix(
                    "dbx: cannot check ada@example.com for changes that are not uploaded yet: "))
            #expect(await fixture.run("logout", "--force").status == .success)
        }
    }

    @Test func failedLogoutDoesNotAffectOtherAccounts() async throws {
        try await AccountTests().withFixture { fixture in
            _ = try await fixture.login()
            _ = try await fixture.login(try fixture.emulator.addAccount(.init("bob")))
            try await queueChange("ada@example.com", fixture)
            let out = await fixture.run("logout", "--all")
            #expect(out.status == .failure)
            #expect(out.log.text(.output) == "signed out: bob@example.com\n")
            #expect(await accounts(fixture) == ["ada@example.com"])
        }
    }

    @Test func interruptedLogoutKeepsRemainingAccounts() async throws {
        try await AccountTests().withFixture { fixture in
            _ = try await fixture.login()
            _ = try await fixture.login(try fixture.emulator.addAccount(.init("bob")))
            try fixture.emulator.faults.add(.latency(.seconds(3600)), on: "auth/token/revoke")
            let command = try LogoutCommand.parse(["--all", "--config", fixture.folder.url.path])
            let log = TerminalLog()
            let run = Task { try await command.run(log.terminal()) }
            _ = await fixture.emulator.calls.waitForRequest { $0.route == "auth/token/revoke" }
            run.cancel()
            let error = await #expect(throws: CommandError.self) { try await run.value }
            #expect(error?.status == .interrupted)
            #expect(log.text(.output).isEmpty && log.text(.error).isEmpty)
            #expect(await accounts(fixture) == ["ada@example.com", "bob@example.com"])
            #expect(fixture.emulator.calls.all.count { $0.route == "auth/token/revoke" } == 1)
        }
    }
}
