import DropboxEmulator
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

@testable import DropboxCommandLine

/// Changes in folders of other accounts.
@Suite(.timeLimit(.minutes(5)))
struct FilesystemRejectionTests {
    /// Runs as bob, who has mounted ada's folder `/Shared` with a file.
    private func withSharedFolder(
        _ level: Sharing.AccessLevel, _ body: (CommandFixture, EmulatedAccount) async throws -> Void
    ) async throws {
        try await CommandFixture.run(token: { try $0.account("bob").token() }) { fixture in
            let clients = try ["ada", "bob"].map { name in
                DropboxClient(
                    accessToken: try fixture.emulator.account(name).token(),
                    baseHosts: BaseHosts(server: fixture.emulator.url.absoluteString))
            }
            defer { for client in clients { client.shutdown() } }
            try fixture.ada.put("/Shared/a.txt", "x")
            guard case .complete(let folder) = try await clients[0].sharing.shareFolder(path: "/Shared").response()
            else { throw CancellationError() }
            let bob = Sharing.AddMember(member: .email("bob@example.com"), accessLevel: level)
            try await clients[0].sharing.addFolderMember(sharedFolderId: folder.sharedFolderId, members: [bob])
                .response()
            _ = try await clients[1].sharing.mountFolder(sharedFolderId: folder.sharedFolderId).response()
            try await body(fixture, try fixture.emulator.account("bob"))
        }
    }

    private func fs(_ fixture: CommandFixture, _ words: String...) async -> CommandFixture.CommandResult {
        await fixture.dbx(["fs"] + words + ["--folder", fixture.folder.url.appendingPathComponent("fs").path])
    }

    private func file(_ fixture: CommandFixture) throws -> String {
        let url = fixture.folder.url.appendingPathComponent("local.txt")
        try Data("local".utf8).write(to: url)
        return url.path
    }

    private static let reason = "the account has no write permission; ask the owner of the folder for write access"

    @Test(arguments: [["mkdir", "/Shared/d"], ["rm", "/Shared/a.txt"], ["mv", "/Shared/a.txt", "/Shared/b.txt"]])
    func rejectedChangeLetsOthersThrough(rejected: [String]) async throws {
        try await withSharedFolder(.viewer) { fixture, bob in
            let source = try file(fixture)
            _ = await fs(fixture, "ls")
            #expect(await fs(fixture, rejected[0], rejected[1], "--no-wait").status == .success || rejected.count > 2)
            if rejected.count > 2 { _ = await fs(fixture, "mv", rejected[1], rejected[2], "--no-wait") }
            for name in ["1", "2"] { _ = await fs(fixture, "put", source, "/" + name, "--no-wait") }
            let result = await fs(fixture, "status", "--wait")
            #expect(result.status == .failure)
            #expect(result.error.contains(Self.reason), "\(result.error)")
            #expect(result.error.contains("1 change is queued and not uploaded yet."), "\(result.error)")
            for name in ["/1", "/2"] { #expect(try bob.read(name) == Data("local".utf8)) }
            // The next run knows the reason before it tries again.
            let status = await fs(fixture, "status", "--no-wait")
            #expect(status.output.contains("1 change to upload\n") && status.output.contains(": \(Self.reason)\n"))
        }
    }

    /// Small files share requests, whose entries are rejected.
    @Test func statusNamesEachRejectedFile() async throws {
        try await withSharedFolder(.viewer) { fixture, bob in
            let source = try file(fixture)
            _ = await fs(fixture, "ls")
            for number in 1...7 { _ = await fs(fixture, "put", source, "/Shared/\(number)", "--no-wait") }
            let put = await fs(fixture, "put", source, "/mine")
            #expect(try bob.read("/mine") == Data("local".utf8))
            #expect(put.status == .failure && put.error.contains("not uploaded: upload  /Shared/5: \(Self.reason)\n"))
            #expect(put.error.contains("2 more were not uploaded; `dbx fs status` prints the reasons"), "\(put.error)")
            let status = await fs(fixture, "status", "--json", "--no-wait")
            let objects = try status.output.split(separator: "\n").map {
                try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
            }
            #expect(objects.count == 8 && objects.prefix(7).allSatisfy { $0?["error"] as? String == Self.reason })
        }
    }

    @Test func itemsMoveIntoFoldersOfOthers() async throws {
        try await withSharedFolder(.editor) { fixture, bob in
            for name in ["/1", "/2", "/F/a"] { try bob.put(name, "x") }
            let refused = await fixture.dbx("mv", "/1", "/Shared/")
            #expect(refused.status == .failure && refused.error.contains("to agree, use --transfer-ownership"))
            #expect(await fixture.dbx("mv", "/1", "/Shared/", "--transfer-ownership").status == .success)
            for name in ["/2", "/F"] { #expect(await fs(fixture, "mv", name, "/Shared/").status == .success) }
            let names = try fixture.ada.list().map { $0.dropFirst("/Shared/".count) }
            #expect(names.suffix(5) == ["1", "2", "a.txt", "F/", "F/a"])
        }
    }

    @Test func linksThatCannotBeStoredAreExplained() async throws {
        try await CommandFixture.run { fixture in
            for (name, target, message) in [
                ("folder", ".", "it is a directory"), ("itself", "itself", "it is a link that leads to itself"),
                ("nowhere", "missing", "it is a link to something that does not exist"),
            ] {
                let link = fixture.folder.url.appendingPathComponent(name).path
                try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
                let result = await fs(fixture, "put", link, "/a")
                #expect(result.status == .failure && result.error.contains(message), "\(result.error)")
            }
            #expect(await fs(fixture, "put", "/missing", "/a").error.contains("no such file"))
        }
    }
}
