import BenchmarkSupport
import Foundation

/// A gibibyte up and down, beside the `curl` command.
///
/// The goal is told in terms of curl's CPU time alone. But curl trusts what it moves, and every upload and download of the
/// SDK is checked against the content hash, which is SHA-256; so curl with `openssl dgst -sha256` over the same file is told
/// too. Dropbox is always reached by TLS.
struct LargeFile {
    let site: Site
    let report: Report

    private static let size = 1 << 30
    private static let rounds = 3

    func run() throws {
        let file = try site.makeFile("gibibyte", count: Self.size)
        let target = site.folder.appending(path: "target").path
        let parts = try split(file, into: 8)
        let digest = ["openssl", "dgst", "-sha256", file]
        for server in [site.plain, site.secure] {
            try compare("upload 1 GiB\(server.name)", digest) {
                try curlUpload(parts, to: "/by curl", server)
            } ours: {
                try site.client("upload", server, file, "/gibibyte")
            }
            try compare("download 1 GiB\(server.name)", digest) {
                try site.remove(target)
                return try curlDownload("/gibibyte", to: target, server)
            } ours: {
                try site.remove(target)
                return try site.client("download", server, "/gibibyte", target)
            }
        }
        for path in parts + [file, target] { try site.remove(path) }
    }

    /// In turn, so that what disturbs the machine disturbs all.
    private func compare(
        _ name: String, _ digest: [String], curl: () throws -> Cost, ours: () throws -> Cost
    ) throws {
        var (mine, curls, digests): ([Cost], [Cost], [Cost]) = ([], [], [])
        for _ in 0..<Self.rounds {
            curls.append(try curl())
            mine.append(try ours())
            digests.append(try Child.cost(of: digest))
        }
        let (cost, theirs) = (mine.leastCPU, curls.leastCPU)
        let note = "curl \(format(theirs)), openssl dgst \(format(digests.leastCPU))"
        try report.add("\(name), verified", cost, "CPU s", note: note)
        try report.add("\(name), against curl", cost / theirs, "times", .atMost(1.6))
        try report.add("\(name), against curl and dgst", cost / (theirs + digests.leastCPU), "times")
        let peak = mine.map(\.peakMemory).max() ?? 0
        try report.add("\(name), peak memory", Double(peak) / Double(1 << 20), "MiB", .atMost(40))
    }

    // MARK: curl

    private func curl(_ server: Site.Server, _ route: String, _ argument: String) -> [String] {
        let trust = server.authority.map { ["--cacert", $0] } ?? []
        return trust + [
            "--silent", "--show-error", "--fail", "--max-time", "300", "--http1.1", "--request", "POST",
            "--header", "Authorization: Bearer \(site.token)", "--header", "Dropbox-API-Arg: \(argument)",
            "\(server.url)/2/files/\(route)",
        ]
    }

    private func curlDownload(_ path: String, to file: String, _ server: Site.Server) throws -> Cost {
        try Child.cost(of: ["curl"] + curl(server, "download", #"{"path":"\#(path)"}"#) + ["--output", file])
    }

    /// One session, 128 MiB in each request, over one connection.
    private func curlUpload(_ parts: [String], to path: String, _ server: Site.Server) throws -> Cost {
        let answer = site.folder.appending(path: "session").path
        let content = ["--header", "Content-Type: application/octet-stream", "--header", "Expect:"]
        _ = try Child.cost(
            of: ["curl"] + curl(server, "upload_session/start", "{}") + content + ["--data", "", "--output", answer])
        let session =
            try JSONDecoder().decode(
                [String: String].self, from: Data(contentsOf: URL(filePath: answer)))["session_id"] ?? ""
        var words = ["curl"]
        var offset = 0
        for part in parts {
            let argument = #"{"cursor":{"session_id":"\#(session)","offset":\#(offset)}}"#
            words += curl(server, "upload_session/append_v2", argument) + content
            words += ["--upload-file", part, "--output", "/dev/null", "--next"]
            offset += Self.size / parts.count
        }
        let cursor = #"{"session_id":"\#(session)","offset":\#(offset)}"#
        let argument = #"{"cursor":\#(cursor),"commit":{"path":"\#(path)","mode":"overwrite"}}"#
        words += curl(server, "upload_session/finish", argument) + content + ["--data", ""]
        return try Child.cost(of: words)
    }

    private func split(_ file: String, into count: Int) throws -> [String] {
        _ = try Child.cost(of: ["split", "--number=\(count)", "--suffix-length=1", file, file + "-"])
        return "abcdefgh".prefix(count).map { "\(file)-\($0)" }
    }
}

extension [Cost] {
    var leastCPU: Double { map(\.cpuSeconds).min() ?? .infinity }
    var leastTime: Double { map(\.wallSeconds).min() ?? .infinity }
}
