import BenchmarkSupport
import DropboxDatastore
import DropboxEmulator
import Foundation

/// Two devices that exchange changes through an emulator in this process.
struct Devices {
    let folder: URL
    let report: Report

    private static let rounds = 51
    private static let deltas = 1000

    func run() async throws {
        let emulator = try await DropboxEmulator.start()
        let client = DropboxClient(
            accessToken: emulator.accessToken, baseHosts: BaseHosts(server: emulator.url.absoluteString))
        try await measureLatency(client)
        try await measureMerge(client, emulator)
        client.shutdown()
        await emulator.stop()
    }

    /// Syncs whenever something is received, until a condition is met.
    private func wait(_ manager: DatastoreManager, _ datastore: Datastore, until isMet: () throws -> Bool) async throws
    {
        let changes = manager.changes
        try await datastore.sync()
        if try isMet() { return }
        for await _ in changes {
            if try datastore.status.hasIncomingChanges { try await datastore.sync() }
            if try isMet() { return }
        }
    }

    private func measureLatency(_ client: DropboxClient) async throws {
        var configuration = DatastoreManager.Configuration()
        configuration.folder = "/Latency"
        let managers = try (0..<2).map {
            try DatastoreManager(
                directory: folder.appending(path: "latency \($0)"), client: client, configuration: configuration)
        }
        let datastores = try managers.map { try $0.openDatastore("a") }
        let record = try datastores[0].table("t").recordOrInsert("r")
        var times: [Double] = []
        for number in 0..<Self.rounds {
            let value = DatastoreValue.int(Int64(number))
            let start = ContinuousClock.now
            try record.set("n", to: value)
            try await datastores[0].sync()
            try await wait(managers[1], datastores[1]) {
                try datastores[1].table("t").record("r")?.value("n") == value
            }
            times.append((ContinuousClock.now - start) / .milliseconds(1))
        }
        for manager in managers { manager.close() }
        try report.add(
            "a change is visible on another device", times.sorted()[times.count / 2], "ms", .atMost(500),
            note: "median of \(Self.rounds), emulator in this process")
    }

    /// One device changes records and a list 1,000 times while the other one also makes changes, and is offline.
    private func measureMerge(_ client: DropboxClient, _ emulator: DropboxEmulator) async throws {
        var configuration = DatastoreManager.Configuration()
        configuration.folder = "/Merge"
        let directories = (0..<2).map { folder.appending(path: "merge \($0)") }
        let writer = try DatastoreManager(directory: directories[0], client: nil)
        let datastore = try writer.openDatastore("a")
        let table = try datastore.table("t")
        let list = try table.recordOrInsert("list").list("items")
        for number in 0..<Self.deltas {
            let record = try table.recordOrInsert("r\(number % 100)")
            try record.set("title", to: .string("Title \(number)"))
            try list.append(.int(Int64(number)))
            try await datastore.sync()
        }
        writer.close()
        let published = try DatastoreManager(directory: directories[0], client: client, configuration: configuration)
        let changes = published.changes
        let sent = try published.openDatastore("a")
        while try sent.status.hasOutgoingChanges || sent.status.isUploading { for await _ in changes { break } }
        published.close()
        let reader = try DatastoreManager(directory: directories[1], client: client, configuration: configuration)
        let copy = try reader.openDatastore("a")
        for number in 0..<100 { try copy.table("t").recordOrInsert("r\(number)").set("done", to: .bool(true)) }
        let received = reader.changes
        while try !copy.status.hasIncomingChanges || copy.status.isDownloading { for await _ in received { break } }
        let start = ContinuousClock.now
        try await copy.sync()
        let time = (ContinuousClock.now - start) / .milliseconds(1)
        guard try copy.recordCount == 101 else { throw CocoaError(.coderReadCorrupt) }
        reader.close()
        let account = try emulator.account("ada")
        let files = try account.list("/Merge").filter { $0.hasSuffix(".delta") }
        let size = try files.reduce(0) { try $0 + account.read($1).count }
        try report.add("merge \(Self.deltas) pending deltas", time, "ms", .atMost(1000))
        try report.add("size of these deltas in the folder", Double(size) / 1024, "KiB")
    }
}
