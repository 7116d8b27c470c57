import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// Tests of the account that a filesystem belongs to.
extension FilesystemTests {
    /// The changes in the directory are those of another user, and the token must not send them to its own account.
    @Test func directoryOfAnotherAccountIsRefused() async throws {
        try await withFixture { fixture in
            #expect(try await fixture.run(["put", try fixture.file("mine.txt", "mine")]).status == 0)
            #expect(try await fixture.run(["put", try fixture.file("next.txt", "next")], isOnline: false).status == 0)
            let bob = try fixture.emulator.addAccount(.init("bob"))
            let own = try String(contentsOf: URL(fileURLWithPath: fixture.token.path), encoding: .utf8)
            let other = try bob.token()
            try Data(other.utf8).write(to: URL(fileURLWithPath: fixture.token.path))
            for words in [["ls"], ["put", try fixture.file("other.txt", "other")], ["status", "--wait"]] {
                let refused = try await fixture.run(words)
                #expect(refused.status == 1)
                #expect(refused.output.contains("belongs to another account; use its token, or another directory"))
            }
            try Data(own.utf8).write(to: URL(fileURLWithPath: fixture.token.path))
            #expect(try await fixture.run(["status", "--wait"]).status == 0)
            #expect(try fixture.account.list() == ["/mine.txt", "/next.txt"])
        }
    }

    @Test func signOutDeletesTheFilesystem() async throws {
        try await AccountTests().withFixture { fixture in
            _ = try await fixture.login()
            let creation = await fixture.run("fs", "mkdir", "/Made")
            #expect(creation.status == .success, "\(creation.log.text(.error))")
            #expect(await fixture.run("fs", "ls").log.text(.output) == "Made/\n")
            let filesystems = fixture.folder.url.appendingPathComponent("filesystems")
            #expect(try FileManager.default.contentsOfDirectory(atPath: filesystems.path).count == 1)
            #expect(await fixture.run("logout").status == .success)
            #expect(try FileManager.default.contentsOfDirectory(atPath: filesystems.path).isEmpty)
        }
    }
}
