import BenchmarkSupport
import Foundation

/// Measures the upload and download of 1 GiB, compared with the `curl` command.
///
/// The target refers only to curl's CPU time. But curl doesn't verify the data, and the SDK checks every upload and
/// download against the content hash, which is SHA-256. So curl with `openssl dgst -sha256` over the same file is
/// reported, too. Dropbox always requires TLS.
struct LargeFile {
    let fixture: TransferFixture
    let report: Report

    private static let size = 1 << 30
    private static let rounds = 3

    func run() throws {
        let file = try fixture.makeFile("gibibyte", count: Self.size)
        let target = fixture.folder.appending(path: "target").path
        let parts = try split(file, into: 8)
        let digest = ["openssl", "dgst", "-sha256", file]
        for server in [fixture.plain, fixture.secure] {
            try compare("upload 1 GiB\(server.name)", digest) {
                try curlUpload(parts, to: "/by curl", server)
            } sdk: {
                try fixture.client("upload", server, file, "/gibibyte")
            }
            try compare("download 1 GiB\(server.name)", digest) {
                try fixture.remove(target)
                return try curlDownload("/gibibyte", to: target, server)
            } sdk: {
                try fixture.remove(target)
                return try fixture.client("download", server, "/gibibyte", target)
            }
        }
        for path in parts + [file, target] { try fixture.remove(path) }
    }

    /// Runs the commands in turn, so that other load affects all of them.
    private func compare(
        _ name: String, _ digest: [String], curl: () throws -> ResourceUsage, sdk: () throws -> ResourceUsage
    ) throws {
        var (sdkUsages, curlUsages, digestUsages): ([ResourceUsage], [ResourceUsage], [ResourceUsage]) = ([], [], [])
        for _ in 0..<Self.rounds {
            curlUsages.append(try curl())
            sdkUsages.append(try sdk())
            digestUsages.append(try ChildProcess.resourceUsage(of: digest))
        }
        let (sdkCPU, curlCPU) = (sdkUsages.minimumCPUSeconds, curlUsages.minimumCPUSeconds)
        let note = "curl \(format(curlCPU)), openssl dgst \(format(digestUsages.minimumCPUSeconds))"
        try report.add("\(name), verified", sdkCPU, "CPU s", note: note)
        try report.add("\(name), against curl", sdkCPU / curlCPU, "times", .atMost(1.6))
        try report.add("\(name), against curl and dgst", sdkCPU / (curlCPU + digestUsages.minimumCPUSeconds), "times")
        let peak = sdkUsages.map(\.peakMemory).max() ?? 0
        try report.add("\(name), peak memory", Double(peak) / Double(1 << 20), "MiB", .atMost(40))
    }

    // MARK: curl

    private func curl(_ server: TransferFixture.Server, _ route: String, _ argument: String) -> [String] {
        let trust = server.authority.map { ["--cacert", $0] } ?? []
        return trust + [
            "--silent", "--show-error", "--fail", "--max-time", "300", "--http1.1", "--request", "POST",
            "--header", "Authorization: Bearer \(fixture.token)", "--header", "Dropbox-API-Arg: \(argument)",
            "\(server.url)/2/files/\(route)",
        ]
    }

    private func curlDownload(
        _ path: String, to file: String, _ server: TransferFixture.Server
    ) throws -> ResourceUsage {
        try ChildProcess.resourceUsage(
            of: ["curl"] + curl(server, "download", #"{"path":"\#(path)"}"#) + ["--output", file])
    }

    /// Uploads one session with 128 MiB per request over one connection.
    private func curlUpload(
        _ parts: [String], to path: String, _ server: TransferFixture.Server
    ) throws -> ResourceUsage {
        let response = fixture.folder.appending(path: "session").path
        let content = ["--header", "Content-Type: application/octet-stream", "--header", "Expect:"]
        _ = try ChildProcess.resourceUsage(
            of: ["curl"] + curl(server, "upload_session/start", "{}") + content + ["--data", "", "--output", response])
        let session =
            try JSONDecoder().decode(
                [String: String].self, from: Data(contentsOf: URL(filePath: response)))["session_id"] ?? ""
        var arguments = ["curl"]
        var offset = 0
        for part in parts {
            let argument = #"{"cursor":{"session_id":"\#(session)","offset":\#(offset)}}"#
            arguments += curl(server, "upload_session/append_v2", argument) + content
            arguments += ["--upload-file", part, "--output", "/dev/null", "--next"]
            offset += Self.size / parts.count
        }
        let cursor = #"{"session_id":"\#(session)","offset":\#(offset)}"#
        let argument = #"{"cursor":\#(cursor),"commit":{"path":"\#(path)","mode":"overwrite"}}"#
        arguments += curl(server, "upload_session/finish", argument) + content + ["--data", ""]
        return try ChildProcess.resourceUsage(of: arguments)
    }

    private func split(_ file: String, into count: Int) throws -> [String] {
        _ = try ChildProcess.resourceUsage(of: ["split", "--number=\(count)", "--suffix-length=1", file, file + "-"])
        return "abcdefgh".prefix(count).map { "\(file)-\($0)" }
    }
}

/// Measures an upload to a server with a latency of 50 ms per response: concurrent chunks compared with one session in
/// order.
struct HighLatencyUpload {
    let fixture: TransferFixture
    let report: Report

    private static let rounds = 5

    func run() throws {
        let file = try fixture.makeFile("far", count: 256 << 20)
        try fixture.setLatency(seconds: 0.05)
        var (concurrent, inOrder): ([ResourceUsage], [ResourceUsage]) = ([], [])
        for _ in 0..<Self.rounds {
            inOrder.append(try fixture.client("upload-in-order", fixture.plain, file, "/in order"))
            concurrent.append(try fixture.client("upload", fixture.plain, file, "/concurrent"))
        }
        try fixture.setLatency(seconds: 0)
        try fixture.remove(file)
        let (fast, slow) = (concurrent.minimumWallSeconds, inOrder.minimumWallSeconds)
        try report.add("upload 256 MiB, 50 ms away", fast, "s", note: "in order \(format(slow))")
        try report.add("upload 256 MiB, 50 ms away, against in order", slow / fast, "times", .atLeast(3))
    }
}
