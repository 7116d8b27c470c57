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

    /// A file that doesn't say whose filesystem it is isn't a file that names another account.
    @Test(arguments: ["empty", "cut", "flipped"]) func damagedOwnerIsReported(damage: String) async throws {
        try await withFixture { fixture in
            #expect(try await fixture.run(["ls"]).status == 0)
            #expect(try await fixture.run(["put", try fixture.file("mine.txt", "mine")], isOnline: false).status == 0)
            let file = fixture.folder.url.appendingPathComponent("filesystem/account")
            var content = try Data(contentsOf: file)
            switch damage {
            case "empty": content = Data()
            case "cut": content = content.prefix(20)
            default: content[content.startIndex + 8] ^= 1
            }
            try content.write(to: file)
            let refused = try await fixture.run(["ls"])
            #expect(refused.status == 1)
            #expect(refused.output.contains("its file 'account' is damaged; if it is that"), "\(refused.output)")
            try FileManager.default.removeItem(at: file)
            // Without an answer, the changes aren't given to any token.
            #expect(try await fixture.run(["ls"], isOnline: false).status == 3)
            #expect(try await fixture.run(["status", "--wait"]).status == 0)
            #expect(try fixture.account.list() == ["/mine.txt"])
        }
    }

    /// There is no local data yet to work with.
    @Test func firstListingDoesNotWaitLongerThanTheTimeout() async throws {
        try await withFixture { fixture in
            try fixture.emulator.faults.add(.rateLimit(retryAfter: 300), on: "files/list_folder")
            let refused = try await fixture.run(["ls", "--timeout", "10"])
            #expect(refused.status == 1)
            #expect(refused.output.contains("cannot list the account for the first time"), "\(refused.output)")
            #expect(fixture.emulator.calls.all.count { $0.route == "files/list_folder" } == 1)
        }
    }

    /// A server that doesn't answer the question stops no command whose token is known.
    @Test func knownTokenIsNotAskedAbout() async throws {
        try await withFixture { fixture in
            let first = try await fixture.run(["ls"])
            #expect(first.status == 0, "\(first.output)")
            try fixture.emulator.faults.add(.stall(), on: "users/get_current_account")
            let put = try await fixture.run(["put", try fixture.file("mine.txt", "mine"), "--no-wait"])
            #expect(put.status == 0, "\(put.output)")
            #expect(fixture.emulator.calls.all.count { $0.route == "users/get_current_account" } == 1)
        }
    }

    /// The directory sends its changes as soon as there is a connection, so another token needs an answer first.
    @Test(arguments: [["--no-wait"], []]) func unknownTokenNeedsAnAnswer(options: [String]) async throws {
        try await withFixture { fixture in
            #expect(try await fixture.run(["ls"]).status == 0)
            #expect(try await fixture.run(["put", try fixture.file("mine.txt", "mine")], isOnline: false).status == 0)
            let bob = try fixture.emulator.addAccount(.init("bob"))
            try Data(bob.token().utf8).write(to: URL(fileURLWithPath: fixture.token.path))
            let offline = try await fixture.run(["status"] + options, isOnline: false)
            #expect(offline.status == 3)
            #expect(offline.output.contains("cannot find out whether the filesystem in "), "\(offline.output)")
            #expect(try bob.list().isEmpty)
            // Another token of the same account is learned.
            let next = try fixture.account.token()
            try Data(next.utf8).write(to: URL(fileURLWithPath: fixture.token.path))
            #expect(try await fixture.run(["ls", "--no-wait"]).status == 0)
            #expect(try await fixture.run(["ls"], isOnline: false).status == 0)
        }
    }

    /// The directory belongs to the first token, although nobody told whose that is.
    @Test func firstTokenNeedsNoAnswer() async throws {
        try await withFixture { fixture in
            let fault = try fixture.emulator.faults.add(.reset(.after), on: "users/get_current_account")
            #expect(try await fixture.run(["put", try fixture.file("mine.txt", "mine")]).status == 0)
            let own = try String(contentsOf: URL(fileURLWithPath: fixture.token.path), encoding: .utf8)
            let bob = try fixture.emulator.addAccount(.init("bob"))
            try Data(bob.token().utf8).write(to: URL(fileURLWithPath: fixture.token.path))
            #expect(try await fixture.run(["ls"]).status != 0)
            fixture.emulator.faults.remove(fault)
            #expect(try await fixture.run(["ls"]).output.contains("another token has used it without a connection"))
            try Data(own.utf8).write(to: URL(fileURLWithPath: fixture.token.path))
            #expect(try await fixture.run(["ls"]).output.hasSuffix("mine.txt\n"))
            #expect(try bob.list().isEmpty)
        }
    }

    @Test func unansweredQuestionEndsSoon() async throws {
        try await withFixture { fixture in
            #expect(try await fixture.run(["ls"]).status == 0)
            try Data(fixture.account.token().utf8).write(to: URL(fileURLWithPath: fixture.token.path))
            try fixture.emulator.faults.add(.stall(), on: "users/get_current_account")
            let listing = try await fixture.run(["ls", "--no-wait"])
            #expect(listing.status == 1)
            #expect(listing.output.contains("is that of the token: Connection timed out"), "\(listing.output)")
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
