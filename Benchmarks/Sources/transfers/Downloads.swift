import BenchmarkSupport
import DropboxTransfer
import Foundation

/// The cost of a verified download of 1 GiB beside that of the `curl` command, which compares nothing.
struct Downloads {
    let server: ServerProcess
    let folder: URL
    let report: Report

    private static let rounds = 3

    func run() throws {
        let target = folder.appending(path: "target").path
        let curl = [
            "curl", "--silent", "--fail", "--request", "POST", "--header", "Authorization: Bearer \(server.token)",
            "--header", #"Dropbox-API-Arg: {"path":"/gibibyte"}"#, "--output", target, server.url + "/2/files/download",
        ]
        let ours = [CommandLine.arguments[0], "client", "download", server.url, server.token, "/gibibyte", target]
        let digest = ["openssl", "dgst", "-sha256", target]
        var (mine, theirs, digests): ([Cost], [Cost], [Cost]) = ([], [], [])
        for _ in 0..<Self.rounds {
            theirs.append(try Child.cost(of: curl))
            digests.append(try Child.cost(of: digest))
            mine.append(try Child.cost(of: ours))
        }
        let cost = mine.map(\.cpuSeconds).min() ?? 0
        let curls = theirs.map(\.cpuSeconds).min() ?? 0
        let hash = digests.map(\.cpuSeconds).min() ?? 0
        try report.add("download 1 GiB, verified", cost, "CPU s", note: "curl \(curls), openssl dgst \(hash)")
        try report.add("download 1 GiB, against curl", cost / curls, "times", .atMost(1.6))
        try report.add("download 1 GiB, against curl and openssl dgst", cost / (curls + hash), "times", .atMost(1.6))
        let peak = mine.map(\.peakMemory).max() ?? 0
        try report.add("peak memory, download of 1 GiB", Double(peak) / Double(1 << 20), "MiB", .atMost(40))
    }

    /// The process that downloads.
    static func client(_ arguments: [String]) async throws {
        let client = DropboxClient(accessToken: arguments[1], baseHosts: BaseHosts(server: arguments[0]))
        try await client.files.downloadFile(
            path: arguments[2], to: URL(filePath: arguments[3]), overwrite: true)
    }
}
