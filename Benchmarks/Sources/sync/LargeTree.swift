import BenchmarkSupport
import DropboxHTTP
import DropboxSync
import Foundation

/// Measures the first sync of a large tree, a restart, and a listing.
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
        let first = try await ResourceUsage.measure {
            let filesystem = try await Filesystem(directory: folder, client: client)
            _ = try await filesystem.fileInfo(at: .root)
            await filesystem.shutDown()
        }
        // The targets apply to a million entries. Smaller trees are for quick checks.
        let isFull = count >= 1_000_000
        try report.add(
            "first sync of \(size)", first.cpuSeconds, "CPU s", isFull ? .atMost(60) : nil,
            note: "answers come from this process, and what they cost is counted")
        try report.add(
            "peak memory of that", Double(first.peakMemory) / 1e6, "MB", isFull ? .atMost(600) : nil)

        var restarts: [Double] = []
        var listings: [Double] = []
        guard let listedFolder = SyncPath("/Folder-0") else { return }
        for _ in 0..<Self.rounds {
            let start = ContinuousClock.now
            let filesystem = try await Filesystem(directory: folder, client: client)
            _ = try await filesystem.fileInfo(at: listedFolder)
            restarts.append((ContinuousClock.now - start).inSeconds)
            let listing = ContinuousClock.now
            let entries = try await filesystem.listFolder(listedFolder)
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
    /// The median.
    var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}

extension Duration {
    var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}

/// A server in this process that serves only a tree: folders with 1,000 files each. It generates each page of the
/// listing on request, so that the tree needs no memory.
actor TreeTransport: HTTPTransport {
    static let filesInFolder = 1000
    private static let pageSize = 2000

    /// The number of files and folders.
    private let count: Int
    /// The start of the next page. Pages are requested in order.
    private var next = 0

    init(count: Int) { self.count = count }

    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        switch request.url.lastPathComponent {
        case "list_folder":
            next = 0
            return response(nextPage())
        case "continue": return response(nextPage())
        case "longpoll":
            // There are no changes. Cancellation of the poll ends the sleep early.
            try? await Task.sleep(for: .seconds(30))
            return response(#"{"changes": false}"#)
        default: return HTTPResponse(status: 500)
        }
    }

    nonisolated func shutdown() {}

    private func response(_ json: String) -> HTTPResponse {
        HTTPResponse(
            status: 200, headers: ["Content-Type": "application/json"], body: HTTPResponseBody(Data(json.utf8)))
    }

    private func nextPage() -> String {
        let end = min(next + Self.pageSize, count)
        let entries = (next..<end).map(entry).joined(separator: ", ")
        next = end
        return #"{"entries": [\#(entries)], "cursor": "\#(end)", "has_more": \#(end < count)}"#
    }

    /// The folder precedes its files.
    private func entry(_ number: Int) -> String {
        let (folder, file) = number.quotientAndRemainder(dividingBy: Self.filesInFolder + 1)
        let id = String(number, radix: 36)
        let longID = "id:" + String(repeating: "A", count: 22 - id.count) + id
        guard file > 0 else {
            return """
                {".tag": "folder", "name": "Folder-\(folder)", "path_lower": "/folder-\(folder)", \
                "path_display": "/Folder-\(folder)", "id": "\(longID)"}
                """
        }
        let digits = String(number, radix: 16)
        let rev = "0" + String(repeating: "0", count: 22 - digits.count) + digits
        let hash = String(repeating: "0", count: 64 - digits.count) + digits
        return """
            {".tag": "file", "name": "Document \(file).txt", "path_lower": "/folder-\(folder)/document \(file).txt", \
            "path_display": "/Folder-\(folder)/Document \(file).txt", "id": "\(longID)", \
            "client_modified": "2026-01-02T03:04:05Z", "server_modified": "2026-01-02T03:04:05Z", "rev": "\(rev)", \
            "size": \(number), "is_downloadable": true, "content_hash": "\(hash)"}
            """
    }
}
