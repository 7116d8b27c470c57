import DropboxCore
import DropboxEmulator
import DropboxHTTP
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxDatastore

/// The guide's code does what the guide says.
@Suite(.timeLimit(.minutes(2))) struct GuideTests {
    @Test func noteReachesDropbox() async throws {
        let emulator = try await DropboxEmulator.start()
        let folder = try TemporaryDirectory()
        let client = DropboxClient(
            accessTokenProvider: LongLivedAccessTokenProvider(accessToken: emulator.accessToken),
            baseHosts: BaseHosts(server: emulator.url.absoluteString))
        try await takeNote("Milk", client, in: folder.url)
        let manager = try openDatastores(in: folder.url, nil)
        #expect(try manager.openDatastore("notes").recordCount == 1)
        manager.close()
        #expect(try emulator.account("ada").list().contains { $0.hasSuffix(".delta") })
        await emulator.stop()
    }

    @Test func removedDatastoresAreEmptyForTheNextUser() async throws {
        let folder = try TemporaryDirectory()
        let directory = folder.url.appendingPathComponent("datastores")
        let manager = try openDatastores(in: directory, nil)
        let notes = try manager.openDatastore("notes")
        try notes.table("notes").insert(["title": .string("Milk")])
        try await notes.sync()
        try removeDatastores(of: manager, in: directory)
        let next = try openDatastores(in: directory, nil)
        #expect(try next.datastoreIDs == [])
        next.close()
    }

    @Test func typesRulesAndViewsWork() async throws {
        let replica = try Replica(MemoryFolder())
        try finishNotes(in: replica.datastore)
        let notes = try TypedTable<Note>(replica.table("notes")).query()
        #expect(notes.map(\.value.isDone) == [true] && notes.first?.value.tags == ["shopping", "today"])
        for _ in 0..<2 { try addPoint(replica.datastore) }
        #expect(try replica.table("scores").record("me")?.value("points") == .int(2))
        if #available(macOS 14, *) { try await show(replica.datastore) }
        let datastore = replica.datastore
        let following = Task { try await follow(datastore) }
        replica.core.close()
        _ = await following.result
    }
}
