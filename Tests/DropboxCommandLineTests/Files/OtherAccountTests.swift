import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// `dbx cp` and `dbx mv` to another account.
@Suite(.timeLimit(.minutes(10)))
struct OtherAccountTests {
    /// Ada and Bob, who are signed in.
    private struct World {
        let fixture: CommandFixture
        let bob: EmulatedAccount
        var ada: EmulatedAccount { fixture.ada }
        var emulator: DropboxEmulator { fixture.emulator }

        func signIn(
            _ account: EmulatedAccount, _ name: String, server: String? = nil
        ) throws -> String {
            let store = try Arguments.parse(["--config", fixture.journal.url.path]) { AccountStore(&$0) }
            let token = try account.token()
            let saved = SavedAccount(
                uid: account.id, name: name, email: "\(name)@example.com", appKey: emulator.appKey,
                server: server ?? emulator.url.absoluteString)
            try store.add(saved, DropboxAccessToken(accessToken: token, uid: account.id))
            return token
        }

        func dbx(_ words: String...) async -> CommandFixture.CommandResult { await dbx(words) }

        func dbx(_ words: [String]) async -> CommandFixture.CommandResult {
            let log = TerminalLog()
            let status = await Dbx.run(words + ["--config", fixture.journal.url.path], terminal: log.terminal())
            return .init(status: status, output: log.text(.output), error: log.text(.error))
        }

        /// Runs a command of Ada with Bob as the destination.
        func toBob(_ words: String...) async -> CommandFixture.CommandResult {
            await dbx(words + ["--to-account", "bob", "--account", "ada"])
        }

        /// Runs a command, and other work while a call of it waits at the server.
        func toBob(
            _ words: String..., skipping count: Int = 0, whileWaiting route: String, _ work: () throws -> Void
        ) async throws -> CommandFixture.CommandResult {
            let fault = try emulator.faults.add(.latency(.seconds(30)), on: route, skipping: count, times: 1)
            let initial = emulator.calls.all.last?.id ?? 0
            async let result = dbx(words + ["--to-account", "bob", "--account", "ada"])
            let calls = CallCounter()
            _ = await emulator.calls.waitForRequest { call in
                call.id > initial && call.route == route && calls.next() > count
            }
            try work()
            emulator.faults.remove(fault)
            emulator.clock.advance(by: .seconds(30))
            return await result
        }
    }

    private func run(_ body: (World) async throws -> Void) async throws {
        try await CommandFixture.run { fixture in
            let world = World(fixture: fixture, bob: try fixture.emulator.account("bob"))
            _ = try world.signIn(world.ada, "ada")
            _ = try world.signIn(world.bob, "bob")
            try await body(world)
        }
    }

    /// What others change in the source during the move isn't deleted, whenever they change it.
    @Test(
        arguments: [
            ("files/list_folder", 1), ("files/list_folder", 2), ("files/list_folder/continue", 0),
            ("files/list_folder/continue", 1),
        ], [true, false])
    func changedFolderIsKept(call: (route: String, skipped: Int), isNew: Bool) async throws {
        try await run { world in
            for path in ["/x/a", "/x/Sub/b"] { try world.ada.put(path, path) }
            try world.ada.createFolder("/x/empty")
            let path = isNew ? "/x/sub/c" : "/X/A"
            let result = try await world.toBob(
                "mv", "/x", "/y", skipping: call.skipped, whileWaiting: call.route
            ) { try world.ada.put(path, "new") }
            #expect(result.status == .failure)
            for text in ["lacks 1 item of /x, such as", "the copy is /y in the account bob@example.com", "was kept"] {
                #expect(result.error.lowercased().contains(text), "\(result.error)")
            }
            #expect(try world.ada.read(path) == Data("new".utf8))
            #expect(try world.bob.read("/y/sub/b") == Data("/x/Sub/b".utf8))
            // The suggestion removes the copy.
            #expect(result.error.contains("`dbx rm -r /y --account bob@example.com`"))
            #expect(await world.dbx("rm", "-r", "/y", "--account", "bob@example.com").status == .success)
            #expect(await world.toBob("mv", "/x", "/y").status == .success)
            #expect(try world.ada.list() == [])
            #expect(try world.bob.read("/y" + path.dropFirst(2)) == Data("new".utf8))
        }
    }

    /// The deletion can't be limited to what was seen, but be taken back.
    @Test func changeInTheMomentOfTheDeletionComesBack() async throws {
        try await run { world in
            try world.ada.put("/x/a", "a")
            let result = try await world.toBob("mv", "/x", "/y", whileWaiting: "files/delete_v2") {
                try world.ada.put("/x/late", "late")
            }
            #expect(result.status == .success)
            #expect(await world.dbx("undo", "--account", "ada").status == .success)
            #expect(try Set(world.ada.list("/x")) == ["/x/a", "/x/late"])
        }
    }

    @Test(arguments: ["files/copy_reference/save", "files/delete_v2"]) func changedFileIsKept(route: String)
        async throws
    {
        try await run { world in
            try world.ada.put("/x", "old")
            let result = try await world.toBob("mv", "/x", "/y", whileWaiting: route) {
                try world.ada.put("/x", "new")
            }
            // A copy that already has the new content is complete.
            if try world.bob.read("/y") == Data("new".utf8) { return #expect(result.status == .success) }
            #expect(result.status == .failure)
            #expect(
                result.error.contains("/x was changed while it was copied, so the source was kept"), "\(result.error)")
            #expect(result.error.contains("the copy is /y in the account bob@example.com"))
            #expect(try world.ada.read("/x") == Data("new".utf8))
        }
    }

    /// A copy that others change isn't a reason to delete the source.
    @Test func sourceIsKeptWithoutACopy() async throws {
        try await run { world in
            for path in ["/f", "/d/a"] { try world.ada.put(path, "content") }
            let file = try await world.toBob("mv", "/f", "/f", skipping: 2, whileWaiting: "files/get_metadata") {
                try world.bob.put("/f", "other")
            }
            let folder = try await world.toBob("mv", "/d", "/d", whileWaiting: "files/list_folder/continue") {
                try world.bob.delete("/d/a")
            }
            #expect(file.status == .failure && folder.status == .failure, "\(file.error) \(folder.error)")
            #expect(try Set(world.ada.list()) == ["/f", "/d/", "/d/a"])
        }
    }

    /// The copy of a command that was stopped is complete: only the deletion is left.
    @Test(arguments: ["/x", "/x/a"]) func repeatedCommandContinues(source: String) async throws {
        try await run { world in
            for path in ["/x/a", "/x/sub/b"] { try world.ada.put(path, path) }
            try world.emulator.faults.add(.serverError(), on: "files/delete_v2", times: 3)
            let stopped = await world.toBob("mv", source, "/y")
            #expect(stopped.status == .failure)
            #expect(stopped.error.contains("the copy is /y in the account bob@example.com"), "\(stopped.error)")
            #expect(await world.toBob("mv", source, "/y", "-n").output == "would move \(source) to /y\n")
            #expect(await world.toBob("mv", source, "/y").output == "moved \(source) to /y\n")
            #expect(try !world.ada.list().contains { $0.hasPrefix(source) && ($0 == source || source == "/x") })
            // Something else at the destination isn't the copy.
            try world.ada.put("/x/a", "/x/a")
            try world.ada.put("/x/sub/b", "/x/sub/b")
            try world.bob.put(source == "/x" ? "/y/more" : "/y", "more")
            #expect(await world.toBob("mv", source, "/y").status == .failure)
            #expect(try world.ada.read("/x/a") == Data("/x/a".utf8))
        }
    }

    /// The content at the destination isn't a copy if it's the item itself.
    @Test func itemOfASharedFolderIsKept() async throws {
        try await run { world in
            try world.ada.put("/shared/a", "a")
            let shared = await world.dbx("folders", "share", "/shared", "--json", "--account", "ada")
            let object = try JSONSerialization.jsonObject(with: Data(shared.output.utf8)) as? [String: Any]
            let id = try #require(object?["id"] as? String)
            let words = ["folders", "add", "/shared", "bob@example.com", "--quiet", "--account", "ada"]
            #expect(await world.dbx(words).status == .success)
            #expect(await world.dbx("folders", "mount", id, "--account", "bob").status == .success)
            for words in [
                ["/shared/a", "/shared/a"], ["/shared", "/shared"], ["/shared/a", "/shared/a", "--overwrite"],
            ] {
                let result = await world.dbx(["mv"] + words + ["--to-account", "bob", "--account", "ada"])
                #expect(result.error.contains("it is the same item"), "\(words): \(result.error)")
                #expect(try world.bob.read("/shared/a") == Data("a".utf8))
            }
            // An account of its own is no other account.
            let same = await world.dbx("mv", "/shared/a", "/b", "--to-account", "ada@example.com", "--account", "ada")
            #expect(same.output == "moved /shared/a to /b\n")
        }
    }

    @Test func otherNameIsChosen() async throws {
        try await run { world in
            for path in ["/a.txt", "/a (1).txt"] { try world.bob.put(path, "other") }
            try world.bob.createFolder("/d")
            try world.ada.put("/a.txt", "mine")
            try world.ada.put("/d/in", "in")
            #expect(await world.toBob("cp", "/a.txt", "/", "--autorename", "-n").status == .success)
            #expect(await world.toBob("cp", "/a.txt", "/", "--autorename").output == "copied /a.txt to /a (2).txt\n")
            #expect(await world.toBob("mv", "/d", "/", "--autorename").output == "moved /d to /d (1)\n")
            #expect(try world.bob.read("/a (2).txt") == Data("mine".utf8))
            #expect(try world.bob.read("/d (1)/in") == Data("in".utf8))
            // The copy of a stopped move is found with the name that was chosen.
            #expect(await world.toBob("mv", "/a.txt", "/", "--autorename").output == "moved /a.txt to /a (2).txt\n")
            #expect(try world.ada.list() == [])
        }
    }

    /// Each account has its own history, and the copies can be the only ones.
    @Test func copiesComeBackFirst() async throws {
        try await run { world in
            try world.ada.put("/x/a", "a")
            #expect(await world.toBob("mv", "/x", "/y").status == .success)
            let refused = await world.dbx("undo", "--account", "bob")
            #expect(refused.status == .failure)
            let words = try #require(refused.error.firstMatch(of: #/`dbx (undo [^`]*)`/#)?.output.1)
            #expect(await world.dbx(words.split(separator: " ").map(String.init)).status == .success)
            #expect(try world.ada.read("/x/a") == Data("a".utf8))
            #expect(await world.dbx("undo", "--account", "bob").status == .success)
            #expect(try world.bob.list() == [])
        }
    }

    @Test func accountIsNamed() async throws {
        try await run { world in
            try world.ada.put("/x", "x")
            // The reference is requested again, because it changes nothing.
            try world.emulator.faults.add(.reset(.after), on: "files/copy_reference/get", times: 1)
            #expect(await world.toBob("cp", "/x", "/y").status == .success)
            let token = try world.signIn(world.bob, "bob")
            try world.emulator.removeToken(token)
            for words in [["mv"], ["cp"], ["cp", "-n"]] {
                let result = await world.dbx(words + ["/x", "/z", "--to-account", "bob", "--account", "ada"])
                #expect(result.status == .failure)
                #expect(result.error.contains("it is about the account bob@example.com"), "\(words): \(result.error)")
            }
            // Dropbox can't copy to another server.
            _ = try world.signIn(world.bob, "bob", server: "http://127.0.0.1:9")
            let result = await world.toBob("mv", "-n", "/x", "/z")
            #expect(
                result.status == .failure && result.error.contains("an account of http://127.0.0.1:9"),
                "\(result.error)")
        }
    }

    /// The member is that of the team, whether it's the source or the destination.
    @Test func memberIsThatOfTheTeam() async throws {
        try await run { world in
            _ = try world.emulator.addTeam(.init("Engines", members: [.init("grace", role: .teamAdmin)]))
            let grace = try world.emulator.account("grace")
            let store = try Arguments.parse(["--config", world.fixture.journal.url.path]) { AccountStore(&$0) }
            let team = SavedAccount(
                uid: "dbtid:1", name: "Engines", appKey: world.emulator.appKey,
                server: world.emulator.url.absoluteString)
            let token = DropboxAccessToken(accessToken: try world.emulator.teamToken("Engines"), uid: team.uid)
            try store.add(team, token)
            try grace.put("/g", "g")
            try world.ada.put("/a", "a")
            let member = ["--as-member", "grace@example.com"]
            let from = await world.dbx(["cp", "/g", "/g", "--account", "Engines", "--to-account", "ada"] + member)
            #expect(from.status == .success, "\(from.error)")
            #expect(try world.ada.read("/g") == Data("g".utf8))
            let to = await world.dbx(["cp", "/a", "/a", "--account", "ada", "--to-account", "Engines"] + member)
            #expect(to.status == .success, "\(to.error)")
            #expect(try grace.read("/a") == Data("a".utf8))
            let both = await world.dbx(["cp", "/a", "/b", "--account", "Engines", "--to-account", "Engines"] + member)
            #expect(both.status == .usage && both.error.contains("between two teams"), "\(both.error)")
        }
    }

    /// A revision is no item that can be changed.
    @Test(arguments: ["cp", "mv", "rm", "restore"]) func revisionIsRefused(command: String) async throws {
        try await run { world in
            let revision = try world.ada.put("/x", "old")
            try world.ada.put("/x", "new")
            let target = ["cp", "mv"].contains(command) ? ["/y"] : []
            let result = await world.dbx([command, "rev:\(revision)"] + target + ["--account", "ada"])
            #expect(result.status == .usage, "\(result.error)")
            #expect(result.error.contains("`dbx restore PATH --rev \(revision)`"))
            #expect(try world.ada.list() == ["/x"])
        }
    }
}

/// Counts the calls that a condition accepts.
private final class CallCounter: Sendable {
    private let count = Locked(0)

    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}
