import DropboxEmulator
import DropboxSync
import Foundation
import SwiftyDropbox
import DropboxTestSupport
import Testing

@testable import DropboxCommandLine

/// What `dbx logout` takes away, and what keeps it from that.
@Suite(.timeLimit(.minutes(10)))
struct LogoutTests {
    /// Has a change of an account queued that the server does not get.
    private func queueChange(_ label: String, _ site: AccountTests.Site) async {
        site.emulator.faults.add(.latency(.seconds(3600)), on: "files/create_folder*")
        #expect(await site.run("fs", "ls", "--account", label).status == .success)
        let change = await site.run("fs", "mkdir", "/Unsent", "--no-wait", "--account", label)
        #expect(change.status == .success)
        #expect(change.log.text(.error).contains("1 change is queued here"))
    }

    private func accounts(_ site: AccountTests.Site) async -> [String] {
        await site.run("accounts").log.text(.output).split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    }

    @Test func changesThatAreNotSentKeepTheAccountUnlessTheyMayBeLost() async throws {
        try await AccountTests().withSite { site in
            _ = try await site.login()
            await queueChange("ada@example.com", site)
            let refused = await site.run("logout")
            #expect(refused.status == .failure)
            #expect(
                refused.log.text(.error) == """
                    dbx: 1 change is not sent to ada@example.com yet: `dbx fs status --wait` shows and sends it, --force \
                    signs out and loses it

                    """)
            #expect(!site.emulator.calls.all.contains { $0.route == "auth/token/revoke" })
            #expect(await site.run("fs", "ls", "--no-wait").log.text(.output) == "Unsent/\n")

            #expect(await site.run("logout", "--force").status == .success)
            #expect(await accounts(site).isEmpty)
            let filesystems = site.folder.url.appendingPathComponent("filesystems")
            #expect(try FileManager.default.contentsOfDirectory(atPath: filesystems.path).isEmpty)
        }
    }

    @Test func aFilesystemThatIsOpenElsewhereKeepsTheAccount() async throws {
        try await AccountTests().withSite { site in
            _ = try await site.login()
            #expect(await site.run("fs", "ls").status == .success)
            var arguments = Arguments(["--config", site.folder.url.path])
            let book = try AccountStore(&arguments)
            let account = try book.account(nil)
            let client = try book.client(account)
            let other = try await Filesystem(folder: book.filesystemFolder(account), client: client)
            for words in [[], ["--force"]] {
                let refused = await site.run(["logout"] + words)
                #expect(refused.status == .failure)
                #expect(
                    refused.log.text(.error).hasPrefix(
                        "dbx: another process has the filesystem of ada@example.com open; end that first ("))
            }
            #expect(await accounts(site) == ["ada@example.com"])
            await other.shutDown()
            client.shutdown()
            #expect(await site.run("logout").status == .success)
        }
    }

    @Test func aFilesystemThatCannotBeReadKeepsTheAccount() async throws {
        try await AccountTests().withSite { site in
            _ = try await site.login()
            #expect(await site.run("fs", "ls").status == .success)
            var arguments = Arguments(["--config", site.folder.url.path])
            let book = try AccountStore(&arguments)
            let folder = book.filesystemFolder(try book.account(nil))
            for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
            where name.hasPrefix("tree.db") {
                try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
            }
            let refused = await site.run("logout")
            #expect(refused.status == .failure)
            #expect(
                refused.log.text(.error).hasPrefix(
                    "dbx: cannot tell whether the changes to the files of ada@example.com"))
            #expect(await site.run("logout", "--force").status == .success)
        }
    }

    @Test func anAccountThatStaysKeepsNoOtherFromSigningOut() async throws {
        try await AccountTests().withSite { site in
            _ = try await site.login()
            _ = try await site.login(try site.emulator.addAccount(.init("bob")))
            await queueChange("ada@example.com", site)
            let out = await site.run("logout", "--all")
            #expect(out.status == .failure)
            #expect(out.log.text(.output) == "signed out: bob@example.com\n")
            #expect(await accounts(site) == ["ada@example.com"])
        }
    }

    @Test func anInterruptionKeepsTheAccountsThatWereNotSignedOut() async throws {
        try await AccountTests().withSite { site in
            _ = try await site.login()
            _ = try await site.login(try site.emulator.addAccount(.init("bob")))
            site.emulator.faults.add(.latency(.seconds(3600)), on: "auth/token/revoke")
            var arguments = Arguments(["--all", "--config", site.folder.url.path])
            let command = try LogoutCommand(&arguments)
            let log = TerminalLog()
            let run = Task { try await command.run(log.terminal()) }
            _ = await site.emulator.calls.waitForArrival { $0.route == "auth/token/revoke" }
            run.cancel()
            let error = await #expect(throws: CommandError.self) { try await run.value }
            #expect(error?.status == .interrupted)
            #expect(log.text(.output).isEmpty && log.text(.error).isEmpty)
            #expect(await accounts(site) == ["ada@example.com", "bob@example.com"])
            #expect(site.emulator.calls.all.count { $0.route == "auth/token/revoke" } == 1)
        }
    }
}
