import BenchmarkSupport
import Foundation

/// 10,000 small files up over TLS, beside rclone and Dropbox's Python client. All have four requests under way at a time, as
/// the SDK and rclone do when they are not told otherwise.
struct SmallFiles {
    let site: Site
    let report: Report

    private static let count = 10_000
    /// rclone takes its time, so it does a part, and the rest is reckoned.
    private static let part = 1_000
    private static let parallel = "4"
    private static let rounds = 2

    func run() throws {
        let folder = try site.makeFolder("many", files: Self.count, of: 4 << 10)
        var costs: [Cost] = []
        for round in 0..<Self.rounds {
            costs.append(try site.client("upload-folder", site.secure, folder, "/many \(round)"))
        }
        let name = "upload 10,000 files of 4 KiB"
        let peak = Double(costs.map(\.peakMemory).max() ?? 0) / Double(1 << 20)
        try report.add(name, costs.leastTime, "s")
        try report.add(name, costs.leastCPU, "CPU s", note: "peak memory \(format(peak)) MiB")
        let some = try site.makeFolder("some", files: Self.part, of: 4 << 10)
        try compare(name, costs.leastTime, "rclone", .atLeast(3), try rclone(some), files: Self.part)
        try compare(name, costs.leastTime, "the Python client", .atLeast(5), python(folder), files: Self.count)
    }

    private func compare(
        _ name: String, _ time: Double, _ other: String, _ target: Figure.Target, _ command: [String]?, files: Int
    ) throws {
        guard let command else {
            return try report.add(name, time, "s", note: "\(other) is not installed or cannot find the emulator")
        }
        let whole = try Child.cost(of: command).wallSeconds * Double(Self.count / files)
        let note = "\(format(whole)) s" + (files < Self.count ? ", reckoned from \(files) files" : "")
        try report.add("\(name), against \(other)", whole / time, "times", target, note: note)
    }

    private func rclone(_ folder: String) throws -> [String]? {
        guard Site.hasRclone else { return nil }
        return [
            "rclone", "--config", try site.rcloneConfiguration(), "--ca-cert", site.secure.authority ?? "",
            "--transfers", Self.parallel, "--dropbox-batch-mode", "sync", "copy", folder, "there:rclone",
        ]
    }

    /// `files_upload` in a pool of threads, the way to upload many files that this client offers.
    private func python(_ folder: String) -> [String]? {
        guard let python = Site.pythonClient else { return nil }
        let host = site.secure.url.dropFirst("https://".count)
        let hosts = ["API", "API_CONTENT", "API_NOTIFY", "WEB"].map { "DROPBOX_\($0)_HOST=\(host)" }
        let surroundings = ["REQUESTS_CA_BUNDLE=\(site.secure.authority ?? "")", "PYTHONWARNINGS=ignore"]
        let script = "Benchmarks/Scripts/upload-many.py"
        return ["env"] + hosts + surroundings + [python, "-B", script, folder, "/python", site.token, Self.parallel]
    }
}
