import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

@testable import DropboxEmulator

/// Tests snapshots, reset, forks, and saved states.
@Suite(.timeLimit(.minutes(10)))
struct SnapshotTests {
    @Test func restoringBringsEverythingBack() async throws {
        try await Wire.run { wire in
            let emulator = wire.emulator
            let ada = try emulator.account("ada")
            try ada.put("/notes/a.txt", "first")
            let bob = try emulator.addAccount(.init("bob"))
            let token = try bob.token()
            emulator.clock.advance(by: .seconds(1000))
            let offset = emulator.service.clock.offset
            let before = try await wire.rpc("files/list_folder", #"{"path":"","recursive":true}"#).json["entries"]

            let snapshot = try emulator.snapshot()
            try ada.put("/notes/a.txt", "second")
            try ada.put("/b.txt", "new")
            try ada.delete("/notes/a.txt")
            try bob.expireTokens()
            try emulator.addAccount(.init("carl"))
            emulator.clock.advance(by: .seconds(5000))
            for _ in 0..<2 {
                try emulator.restore(snapshot)
                #expect(try ada.list() == ["/notes/", "/notes/a.txt"])
                #expect(try ada.read("/notes/a.txt") == Data("first".utf8))
                #expect(try emulator.accounts().map(\.givenName) == ["Ada", "Bob"])
                #expect(emulator.service.clock.offset == offset)
                let after = try await wire.rpc("files/list_folder", #"{"path":"","recursive":true}"#).json["entries"]
                #expect(after as? NSArray == before as? NSArray)
                let me = try await wire.send(
                    "POST /2/users/get_current_account", ["Authorization: Bearer \(token)"], body: Data())
                #expect(me.json["account_id"] as? String == bob.id)
                try ada.delete("/notes")
            }
        }
    }

    @Test func numbersAreNotUsedAgain() async throws {
        try await Wire.run { wire in
            let ada = try wire.emulator.account("ada")
            try ada.put("/a", "1")
            let snapshot = try wire.emulator.snapshot()
            let abandoned = try ada.put("/a", "2")
            try wire.emulator.restore(snapshot)
            #expect(try ada.put("/a", "3") != abandoned)
            let old = try await wire.rpc("files/get_metadata", #"{"path":"rev:\#(abandoned)"}"#)
            #expect(old.summary == "path/not_found/")
        }
    }

    @Test func cursorsOfUndoneChangesAreReset() async throws {
        try await Wire.run { wire in
            let ada = try wire.emulator.account("ada")
            func page(_ cursor: String) async throws -> RawResponse {
                try await wire.rpc("files/list_folder/continue", #"{"cursor":"\#(cursor)"}"#)
            }
            func names(_ response: RawResponse) -> [String] {
                (response.json["entries"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
            }
            try ada.put("/a", "1")
            let list = try await wire.rpc("files/list_folder", #"{"path":""}"#)
            let early = try #require(list.json["cursor"] as? String)
            let snapshot = try wire.emulator.snapshot()
            try ada.put("/b", "1")
            let late = try #require(try await page(early).json["cursor"] as? String)
            try wire.emulator.restore(snapshot)
            #expect(try await page(late).summary == "reset/")
            #expect(try await names(page(early)).isEmpty)
            try ada.put("/c", "1")
            #expect(try await page(late).summary == "reset/")
            #expect(try await names(page(early)) == ["c"])
        }
    }

    @Test func restoringEndsLongPolls() async throws {
        try await Wire.run { wire in
            let ada = try wire.emulator.account("ada")
            let snapshot = try wire.emulator.snapshot()
            try ada.put("/b", "1")
            let list = try await wire.rpc("files/list_folder", #"{"path":""}"#)
            let cursor = try #require(list.json["cursor"] as? String)
            async let poll = wire.send(
                "POST /2/files/list_folder/longpoll", ["Content-Type: application/json"],
                body: Data(#"{"cursor":"\#(cursor)","timeout":480}"#.utf8))
            await wire.emulator.clock.waitForOperations()
            try wire.emulator.restore(snapshot)
            #expect(try await poll.summary == "reset/")
        }
    }

    @Test func resetReturnsToTheFirstStart() async throws {
        try await Wire.run({ $0.faults = [.init(.diskFull, on: "files/upload")] }) { wire in
            let emulator = wire.emulator
            let ada = try emulator.account("ada")
            try ada.put("/a", "1")
            try emulator.addAccount(.init("bob"))
            try emulator.takeSnapshot(named: "one")
            emulator.clock.advance(by: .seconds(100_000))
            emulator.faults.removeAll()
            try emulator.faults.add(.latency(.zero))
            _ = try await wire.rpc("files/list_folder", #"{"path":""}"#)
            try emulator.reset()
            #expect(try ada.list().isEmpty)
            #expect(try emulator.accounts().map(\.id) == [ada.id])
            #expect(emulator.faults.all.map(\.fault) == [.init(.diskFull, on: "files/upload")])
            #expect(emulator.calls.all.isEmpty && emulator.service.clock.offset == 0)
            #expect(emulator.snapshotNames == ["one"])
            #expect(try await wire.rpc("files/list_folder", #"{"path":""}"#).status == 200)
            try emulator.restoreSnapshot(named: "one")
            #expect(try ada.list() == ["/a"])
            let error = #expect(throws: DropboxEmulator.AdminError.self) { try emulator.removeSnapshot(named: "two") }
            #expect(error?.description == #"unknown snapshot "two"; there are "one""#)
            try emulator.removeSnapshot(named: "one")
            #expect(emulator.snapshotNames.isEmpty)
        }
    }

    @Test func uploadsContinueAfterRestoring() async throws {
        try await Wire.run({ $0.limits.blockSize = 4096 }) { wire in
            let content = Data((0..<20_000).map { UInt8(truncatingIfNeeded: $0 / 7) })
            let start = try await wire.upload("{}", content.prefix(10_000), to: "files/upload_session/start")
            let session = try #require(start.json["session_id"] as? String)
            let snapshot = try wire.emulator.snapshot()
            for _ in 0..<2 {
                let finish = """
                    {"cursor":{"session_id":"\(session)","offset":10000},"commit":{"path":"/a"}}
                    """
                let file = try await wire.upload(
                    finish, content.dropFirst(10_000), to: "files/upload_session/finish")
                #expect(file.status == 200, "\(file.text)")
                #expect(try wire.emulator.account("ada").read("/a") == content)
                try wire.emulator.restore(snapshot)
                #expect(try wire.emulator.account("ada").list().isEmpty)
            }
        }
    }

    @Test func undoneContentIsRemovedWithTheLastSnapshot() async throws {
        try await Wire.run { wire in
            let ada = try wire.emulator.account("ada")
            let blocks = try #require(wire.emulator.store.content.blocks as? MemoryBlockStore)
            try ada.put("/a", "1")
            let first = try wire.emulator.snapshot()
            try ada.put("/b", "2")
            var second: DropboxEmulator.Snapshot? = try wire.emulator.snapshot()
            try wire.emulator.restore(first)
            #expect(blocks.count == 2)
            second = nil
            _ = second
            _ = try await wire.upload(#"{"path":"/c"}"#, "3")
            #expect(blocks.count == 2)
        }
    }

    // MARK: Forks

    @Test func forksAreIndependent() async throws {
        try await Wire.run { wire in
            let ada = try wire.emulator.account("ada")
            try ada.put("/shared", Data(repeating: 7, count: 5_000_000))
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<4 {
                    group.addTask {
                        let fork = try await wire.emulator.fork()
                        let account = try fork.account("ada")
                        #expect(fork.url != wire.emulator.url && fork.accessToken == wire.emulator.accessToken)
                        #expect(account.id == ada.id)
                        try account.put("/own \(number)", "text")
                        #expect(try account.list() == ["/own \(number)", "/shared"])
                        #expect(try account.read("/shared").count == 5_000_000)
                        #expect(try await Wire(emulator: fork).download("/own \(number)").text == "text")
                        try account.delete("/shared")
                        await fork.stop()
                    }
                }
                try await group.waitForAll()
            }
            #expect(try ada.list() == ["/shared"])
        }
    }

    @Test func aStateIsWhatWasSaved() async throws {
        let folder = try TemporaryDirectory()
        try await Wire.run { configuration in
            configuration.accounts = [.init("ada"), .init("bob")]
            configuration.apps = [.init(key: "other", secret: "s")]
            configuration.teams = [.init("Engines", members: [.init("bob", role: .teamAdmin)])]
            var token = DropboxEmulator.Configuration.Token()
            (token.text, token.account) = ("bobs", "bob")
            configuration.tokens = [token]
        } body: { wire in
            let emulator = wire.emulator
            func check(_ emulator: DropboxEmulator, _ place: String) throws {
                #expect(try emulator.accounts().map(\.givenName) == ["Ada"], "\(place)")
                #expect(try emulator.store.teams().isEmpty, "\(place)")
                #expect(try emulator.store.apps().map(\.key) == [emulator.appKey], "\(place)")
                #expect(try emulator.store.token("bobs", .access) == nil, "\(place)")
                #expect(try emulator.store.token(wire.emulator.accessToken, .access) != nil, "\(place)")
            }
            try RemovalOperations.team.run("Engines", emulator.service)
            try RemovalOperations.account.run("bob", emulator.service)
            try RemovalOperations.app.run("other", emulator.service)
            let snapshot = try emulator.snapshot()
            let file = folder.url.appendingPathComponent("state.dbx")
            try snapshot.save(to: file)

            let fork = try await emulator.fork()
            try check(fork, "fork")
            try fork.addAccount(.init("carl"))
            try fork.reset()
            try check(fork, "fork after reset")
            await fork.stop()
            for directory in [nil, folder.url.appendingPathComponent("data")] {
                let other = try await DropboxEmulator.start(
                    emulator.service.state.configuration, dataDirectory: directory,
                    from: .init(contentsOf: file))
                try check(other, "start")
                try other.account("ada").put("/small", "text")
                try other.reset()
                try check(other, "start and reset")
                #expect(try other.account("ada").list().isEmpty)
                await other.stop()
            }
            try emulator.reset()
            #expect(try emulator.accounts().map(\.givenName) == ["Ada", "Bob"])
            try emulator.restore(snapshot)
            try check(emulator, "restore")
        }
    }

    @Test func resetLoadsTheScenarioAgain() async throws {
        let scenario = DropboxEmulator.Scenario(name: "one", seed: 7, [.init(.diskFull, on: "files/upload")])
        try await Wire.run({ $0.scenario = scenario }) { wire in
            #expect(wire.emulator.faults.all.map(\.fault) == scenario.faults)
            wire.emulator.faults.removeAll()
            let fork = try await wire.emulator.fork()
            try wire.emulator.reset()
            #expect(wire.emulator.faults.all.map(\.fault) == scenario.faults)
            try fork.reset()
            #expect(fork.faults.all.isEmpty)
            await fork.stop()
        }
    }

    @Test func forksOfTheTestHelperHaveClients() async throws {
        try await EmulatedDropbox.with { prepared in
            try prepared.account.put("/a", "1")
            let fork = try await prepared.fork()
            _ = try await fork.client.files.deleteV2(path: "/a").response()
            #expect(try fork.account.list().isEmpty && prepared.account.list() == ["/a"])
            await fork.stop()
        }
    }

    // MARK: Files

    @Test func savedStateStartsAnEmulator() async throws {
        let folder = try TemporaryDirectory()
        let file = folder.url.appendingPathComponent("state.dbx")
        let large = Data((0..<6_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        var cursor = ""
        var token = ""
        try await Wire.run(folder: folder.url.appendingPathComponent("data")) { wire in
            let ada = try wire.emulator.account("ada")
            try ada.put("/large", large)
            try ada.put("/small", "text")
            cursor = try await wire.rpc("files/list_folder", #"{"path":""}"#).json["cursor"] as? String ?? ""
            token = wire.emulator.accessToken
            wire.emulator.clock.advance(by: .seconds(1000))
            try wire.emulator.snapshot().save(to: file)
            try wire.emulator.snapshot().save(to: file)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == ["data", "state.dbx"])
        let snapshot = try DropboxEmulator.Snapshot(contentsOf: file)
        for directory in [nil, folder.url.appendingPathComponent("other")] {
            let emulator = try await DropboxEmulator.start(dataDirectory: directory, from: snapshot)
            let wire = Wire(emulator: emulator)
            #expect(emulator.accessToken == token && emulator.service.clock.offset == 1000)
            #expect(try emulator.account("ada").read("/large") == large)
            #expect(try emulator.account("ada").read("/small") == Data("text".utf8))
            try emulator.account("ada").put("/new", "1")
            // A client that was saved together with the emulator continues.
            let changes = try await wire.rpc("files/list_folder/continue", #"{"cursor":"\#(cursor)"}"#)
            #expect((changes.json["entries"] as? [Any])?.count == 1, "\(changes.text)")
            await emulator.stop()
        }
        // The state of the second one persists.
        let directory = folder.url.appendingPathComponent("other")
        let error = await #expect(throws: DropboxEmulator.AdminError.self) {
            try await DropboxEmulator.start(dataDirectory: directory, from: snapshot)
        }
        #expect(error?.description.contains("use an empty directory") == true)
        let again = try await DropboxEmulator.start(dataDirectory: directory)
        #expect(try again.account("ada").list() == ["/large", "/new", "/small"])
        #expect(try again.account("ada").read("/large") == large)
        #expect(try again.account("ada").read("/small") == Data("text".utf8))
        try again.reset()
        #expect(try again.account("ada").list().isEmpty)
        let list = try await Wire(emulator: again).rpc("files/list_folder", #"{"path":""}"#)
        #expect(list.status == 200, "the token works after a reset, too")
        await again.stop()
    }

    @Test func foreignStateResetsCursorsAndKeepsTheTokens() async throws {
        try await Wire.run { wire in
            let snapshot = try await {
                let other = try await DropboxEmulator.start()
                try other.account("ada").put("/other", "1")
                let snapshot = try other.snapshot()
                await other.stop()
                return snapshot
            }()
            let list = try await wire.rpc("files/list_folder", #"{"path":""}"#)
            let cursor = try #require(list.json["cursor"] as? String)
            try wire.emulator.restore(snapshot)
            let changes = try await wire.rpc("files/list_folder/continue", #"{"cursor":"\#(cursor)"}"#)
            #expect(changes.summary == "reset/")
            #expect(try await wire.download("/other").text == "1")
        }
    }

    @Test func damagedFilesAreErrors() async throws {
        let folder = try TemporaryDirectory()
        let file = folder.url.appendingPathComponent("state.dbx")
        let emulator = try await DropboxEmulator.start()
        try emulator.account("ada").put("/a", Data(repeating: 0x41, count: 50_000))
        try emulator.snapshot().save(to: file)
        let error = #expect(throws: DropboxEmulator.AdminError.self) {
            try emulator.snapshot().save(to: folder.url.appendingPathComponent("missing/state.dbx"))
        }
        #expect(error?.description.hasPrefix("cannot save the snapshot to ") == true)
        await emulator.stop()
        #expect(throws: (any Error).self) { try emulator.snapshot() }

        let good = try Data(contentsOf: file)
        let changed = try #require(good.firstRange(of: Data(repeating: 0x41, count: 1000)))
        var wrong = good
        wrong[changed.lowerBound + 500] ^= 1
        let damaged = [
            Data(), Data("text".utf8), good.prefix(good.count / 2), good.prefix(5000), wrong,
            good.prefix(100) + Data(count: good.count - 100),
        ]
        for (number, data) in damaged.enumerated() {
            try data.write(to: file)
            let error = #expect(throws: DropboxEmulator.AdminError.self, "\(number)") {
                try DropboxEmulator.Snapshot(contentsOf: file)
            }
            #expect(error?.description.hasPrefix("cannot read the snapshot \(file.path): ") == true)
        }
        for seed in UInt64(0)..<50 {
            var random = SplitMix64(state: seed)
            var data = good
            for _ in 0..<4 {
                data[Int.random(in: 0..<data.count, using: &random)] = .random(in: 0...255, using: &random)
            }
            try data.write(to: file)
            // Either an error, or a state that can be used.
            guard let snapshot = try? DropboxEmulator.Snapshot(contentsOf: file) else { continue }
            guard let emulator = try? await DropboxEmulator.start(from: snapshot) else { continue }
            _ = try await Wire(emulator: emulator).rpc("files/list_folder", #"{"path":"","recursive":true}"#)
            await emulator.stop()
        }
    }

    @Test func otherProgramsControlTheState() async throws {
        let folder = try TemporaryDirectory()
        let file = folder.url.appendingPathComponent("state.dbx").path
        try await Wire.run { wire in
            func control(_ name: String, _ json: String) async throws -> RawResponse {
                try await wire.send(
                    "POST /emulator/\(name)", ["Content-Type: application/json"], body: Data(json.utf8))
            }
            let ada = try wire.emulator.account("ada")
            try ada.put("/a", "1")
            let taken = try await control("snapshots", #"{"name":"one"}"#)
            #expect((taken.json["snapshots"] as? [[String: Any]])?.map { $0["name"] as? String } == ["one"])
            #expect(try await control("state/save", #"{"file":"\#(file)"}"#).status == 200)
            let fork = try await control("forks/add", #"{"name":"one"}"#).json["url"] as? String ?? ""
            let port = try #require(URL(string: fork)?.port)
            #expect(port != Int(wire.port))
            #expect(try await control("reset", "{}").status == 200)
            #expect(try ada.list().isEmpty)
            let list = try await wire.send("GET /emulator/snapshots")
            #expect((list.json["snapshots"] as? [Any])?.count == 1)
            #expect(try await control("snapshots/restore", #"{"name":"one"}"#).status == 200)
            #expect(try ada.list() == ["/a"])
            #expect(try await control("snapshots/remove", #"{"name":"one"}"#).status == 200)
            #expect(try await control("snapshots/restore", #"{"name":"one"}"#).status == 409)
            try ada.delete("/a")
            #expect(try await control("state/load", #"{"file":"\#(file)"}"#).status == 200)
            #expect(try ada.list() == ["/a"])
            #expect(try await control("state/load", #"{"file":"/missing"}"#).status == 409)
            let forks = try await wire.send("GET /emulator/forks/list")
            #expect((forks.json["forks"] as? [[String: Any]])?.map { $0["url"] as? String } == [fork])
            #expect(try await control("forks/add", #"{"name":"one"}"#).status == 409)
            #expect(try await control("forks/remove", #"{"name":"one"}"#).status == 200)
            #expect(try await control("forks/remove", #"{"name":"one"}"#).status == 409)
        }
    }
}
