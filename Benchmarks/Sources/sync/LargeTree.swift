import BenchmarkSupport
import DropboxSync
import Foundation

/// The first sync of a large tree, what a restart takes then, and a listing in it.
struct LargeTree {
    let count: Int
    let folder: URL
    let report: Report

    private static let rounds = 9

    func run() async throws {
        let transport = TreeTransport(count: count)
        let client = DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: "token")), transport: transport))
        defer { client.shutdown() }
        let size = "\(count) entries"
        let first = try await Cost.of {
            let filesystem = try await Filesystem(folder: folder, client: client)
            _ = try await filesystem.fileInfo(at: .root)
            await filesystem.shutDown()
        }
        // The targets are for a million; a smaller tree is for a look.
        let isFull = count >= 1_000_000
        try report.add(
            "first sync of \(size)", first.cpuSeconds, "CPU s", isFull ? .atMost(60) : nil,
            note: "answers come from this process, and what they cost is counted")
        try report.add(
            "peak memory of that", Double(first.peakMemory) / 1e6, "MB", isFull ? .atMost(600) : nil)

        var restarts: [Double] = []
        var listings: [Double] = []
        guard let wanted = SyncPath("/Folder-0") else { return }
        for _ in 0..<Self.rounds {
            let start = ContinuousClock.now
            let filesystem = try await Filesystem(folder: folder, client: client)
            _ = try await filesystem.fileInfo(at: wanted)
            restarts.append((ContinuousClock.now - start).inSeconds)
            let listing = ContinuousClock.now
            let entries = try await filesystem.listFolder(wanted)
            listings.append((ContinuousClock.now - listing).inSeconds * 1e3)
            guard entries.count == TreeTransport.filesInFolder else { throw CocoaError(.fileReadCorruptFile) }
            await filesystem.shutDown()
        }
        try report.add("restart until ready, \(size)", restarts.median, "s", .atMost(1), note: "median")
        try report.add(
            "listFolder of \(TreeTransport.filesInFolder) entries", listings.median, "ms", .atMost(5),
            note: "median, the first listing after a restart")
    }
}

extension [Double] {
    /// The value in the middle.
    var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}

extension Duration {
    var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
