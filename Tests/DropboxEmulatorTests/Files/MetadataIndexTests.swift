import DropboxFiles
import DropboxStone
import Foundation
import Testing

@testable import DropboxEmulator

/// Tests that requests see each change at once, although tokens, accounts, and metadata are in memory.
@Suite(.timeLimit(.minutes(10)))
struct MetadataIndexTests {
    // MARK: Files

    @Test func changesOfFilesAreVisible() async throws {
        try await Wire.run { wire in
            let ada = try wire.emulator.account("ada")
            let first = try ada.put("/Notes/a.txt", "first")
            #expect(try await wire.rev("/notes/a.txt") == first)
            let second = try ada.put("/Notes/a.txt", "second")
            #expect(try await wire.rev("/notes/a.txt") == second)

            let move = #"{"from_path":"/Notes/a.txt","to_path":"/Notes/b.txt"}"#
            #expect(try await wire.rpc("files/move_v2", move).status == 200)
            #expect(try await wire.rev("/notes/a.txt") == "path/not_found/")
            let moved = try await wire.rev("/notes/b.txt")

            let rename = #"{"from_path":"/Notes","to_path":"/notes","autorename":false}"#
            #expect(try await wire.rpc("files/move_v2", rename).status == 200)
            #expect(try await wire.metadata("/NOTES").string("path_display") == "/notes")

            #expect(try await wire.rpc("files/delete_v2", #"{"path":"/notes"}"#).status == 200)
            #expect(try await wire.rev("/notes/b.txt") == "path/not_found/")
            #expect(try await wire.metadata("/notes/b.txt", #","include_deleted":true"#).string(".tag") == "deleted")
            let restored = try await wire.rpc("files/restore", #"{"path":"/notes/b.txt","rev":"\#(moved)"}"#)
            #expect(restored.status == 200)
            #expect(try await wire.rev("/notes/b.txt") == restored.string("rev"))
            #expect(try await wire.metadata("/notes/b.txt", #","include_deleted":true"#).string(".tag") == "file")
        }
    }

    @Test func changesOfTheWholeStateAreVisible() async throws {
        try await Wire.run { wire in
            let ada = try wire.emulator.account("ada")
            let first = try ada.put("/a", "first")
            #expect(try await wire.rev("/a") == first)
            let snapshot = try wire.emulator.snapshot()
            let second = try ada.put("/a", "second")
            #expect(try await wire.rev("/a") == second)
            try wire.emulator.restore(snapshot)
            #expect(try await wire.rev("/a") == first)

            let fork = Wire(emulator: try await wire.emulator.fork())
            let third = try fork.emulator.account("ada").put("/a", "third")
            #expect(try await fork.rev("/a") == third)
            #expect(try await wire.rev("/a") == first)
            try ada.delete("/a")
            #expect(try await fork.rev("/a") == third)
            #expect(try await wire.rev("/a") == "path/not_found/")
            await fork.emulator.stop()

            try wire.emulator.restore(snapshot)
            #expect(try await wire.rev("/a") == first)
            try wire.emulator.reset()
            #expect(try await wire.rev("/a") == "path/not_found/")
        }
    }

    @Test func changesOfSharingAreVisible() async throws {
        try await Wire.run { wire in
            let (ada, bob) = (try wire.ada(), try wire.bob())
            try await ada.upload("/Plans/a.txt", "a")
            let path = #"{"path":"/Plans/a.txt"}"#
            #expect(try await bob.rpc("files/get_metadata", path).status == 409)
            let folder = try await ada.share("/Plans")
            try await ada.invite(bob, to: folder)
            for user in [ada, bob] {
                let metadata = try await user.rpc("files/get_metadata", path)
                #expect(metadata.json["parent_shared_folder_id"] as? String == folder)
            }
            try await ada.upload("/Plans/a.txt", "b", mode: "overwrite")
            let size = try await ada.rpc("files/get_metadata", path).string("rev")
            #expect(try await bob.rpc("files/get_metadata", path).string("rev") == size)
            let unmount = #"{"shared_folder_id":"\#(folder)"}"#
            #expect(try await bob.rpc("sharing/unmount_folder", unmount).status == 200)
            #expect(try await bob.rpc("files/get_metadata", path).status == 409)
            #expect(try await ada.rpc("files/get_metadata", path).status == 200)
        }
    }

    // MARK: Callers

    @Test func changesOfTokensAreVisible() async throws {
        try await Wire.run { wire in
            let ada = try wire.emulator.account("ada")
            try ada.put("/a", "first")
            func status(_ token: String) async throws -> Int {
                try await wire.call("files/get_metadata", by: token, #"{"path":"/a"}"#).status
            }
            let (revoked, removed, expired) = (try ada.token(), try ada.token(), try ada.token(lifetime: .seconds(60)))
            for token in [revoked, removed, expired] {
                for _ in 0..<2 { #expect(try await status(token) == 200) }
            }
            wire.emulator.clock.advance(by: .seconds(61))
            #expect(try await status(expired) == 401)
            #expect(try await status(removed) == 200)
            try wire.emulator.removeToken(removed)
            #expect(try await status(removed) == 401)
            #expect(try await status(revoked) == 200)
            #expect(try await wire.call("auth/token/revoke", by: revoked).status == 200)
            #expect(try await status(revoked) == 401)
            #expect(try await status(wire.emulator.accessToken) == 200)
        }
    }

    @Test func changesOfAccountsAppsAndLimitsAreVisible() async throws {
        try await Wire.run { wire in
            let bob = try wire.bob()
            func account() async throws -> RawResponse { try await bob.rpc("users/get_current_account", "null") }
            #expect(try await account().json["email_verified"] as? Bool == true)
            try wire.emulator.account("bob").setEmailVerified(false)
            #expect(try await account().json["email_verified"] as? Bool == false)
            let apps = try wire.emulator.store.apps()
            var app = try #require(apps.first)
            app.isEnabled = false
            try wire.emulator.store.addApp(app)
            #expect(try await account().status != 200)
            app.isEnabled = true
            try wire.emulator.store.addApp(app)
            #expect(try await account().status == 200)
            app.scopes = ["files.metadata.read"]
            try wire.emulator.store.addApp(app)
            #expect(try await bob.rpc("files/get_metadata", #"{"path":"/x"}"#).status == 409)

            let store = wire.emulator.store
            store.limits.requestsPerWindow = 0
            #expect(try await bob.rpc("files/get_metadata", #"{"path":"/x"}"#).status == 429)
            store.limits.requestsPerWindow = nil
            #expect(try await bob.rpc("files/get_metadata", #"{"path":"/x"}"#).status == 409)
            try wire.emulator.removeAccount("bob")
            #expect(try await account().status == 401)
        }
    }

    // MARK: Random changes

    /// What the index has must always equal what the database has.
    @Test(arguments: 1...6) func indexAgreesWithTheDatabase(_ seed: UInt64) throws {
        let test = try TestStore(seed: seed)
        let store = test.store
        var random = SplitMix64(state: seed)
        let names = ["a", "A", "b", "é"]
        let paths = names.map { "/\($0)" } + names.flatMap { name in names.map { "/\(name)/\($0)" } }
        var snapshots = [try store.snapshot()]
        var revisions: [String] = []
        for step in 0..<150 {
            let (from, to) = (paths.randomElement(using: &random) ?? "", paths.randomElement(using: &random) ?? "")
            var operation = ""
            // Most random operations are impossible. They must not change what requests see, either.
            do {
                switch Int.random(in: 0..<10, using: &random) {
                case 0..<3:
                    operation = "put \(from)"
                    revisions.append(try test.put(from, "\(step)", .overwrite).file?.rev ?? "")
                case 3:
                    operation = "folder \(from)"
                    try test.makeFolder(from)
                case 4:
                    operation = "delete \(from)"
                    try test.delete(from)
                case 5, 6:
                    operation = "move \(from) \(to)"
                    try test.move(from, to)
                case 7:
                    operation = "copy \(from) \(to)"
                    try test.copy(from, to)
                case 8:
                    operation = "restore revision to \(from)"
                    let revision = revisions.randomElement(using: &random) ?? ""
                    _ = try store.restore(revision, to: try PathReference(from), test.view)
                default:
                    operation = "snapshot"
                    if Bool.random(using: &random) { snapshots.append(try store.snapshot()) }
                    if let snapshot = snapshots.randomElement(using: &random) { try store.restore(snapshot) }
                }
            } catch {
                operation += ": \(error)"
            }
            for path in paths {
                let includesDeleted = Bool.random(using: &random)
                let known = answer {
                    try store.metadata(at: path, test.view, includesDeleted: includesDeleted).metadata
                }
                let expected = answer {
                    try store.entry(at: try PathReference(path), test.view, includesDeleted: includesDeleted).metadata
                }
                #expect(known == expected, "seed \(seed), step \(step), \(operation): \(path)")
                if known != expected { return }
            }
        }
    }

    private func answer(_ metadata: () throws -> Files.Metadata) -> String {
        do {
            return String(decoding: try StoneCoding.encode(try metadata(), as: Files.Metadata.self), as: UTF8.self)
        } catch {
            return "\(error)"
        }
    }
}

extension Wire {
    fileprivate func metadata(_ path: String, _ options: String = "") async throws -> RawResponse {
        try await rpc("files/get_metadata", #"{"path":"\#(path)"\#(options)}"#)
    }

    /// Returns the revision of a file, or the summary of the error.
    fileprivate func rev(_ path: String) async throws -> String {
        // The second answer comes from memory.
        let first = try await metadata(path)
        let second = try await metadata(path)
        #expect(first.body == second.body || first.status != 200)
        return second.status == 200 ? second.string("rev") : second.summary
    }
}
