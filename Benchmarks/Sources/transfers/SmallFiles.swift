import BenchmarkSupport
import Foundation

/// Measures the upload of 10,000 small files over TLS, compared with rclone and Dropbox's Python client. All use four
/// concurrent requests, as the SDK and rclone do by default.
struct SmallFiles {
    let fixture: TransferFixture
    let report: Report

    private static let count = 10_000
    /// rclone is slow, so it uploads a subset, and its time is extrapolated.
    private static let part = 1_000
    private static let parallel = "4"
    private static let rounds = 2

    func run() throws {
        let folder = try fixture.makeFolder("many", files: Self.count, of: 4 << 10)
        var usages: [ResourceUsage] = []
        for round in 0..<Self.rounds {
            usages.append(try fixture.client("upload-folder", fixture.secure, folder, "/many \(round)"))
        }
        let name = "upload 10,000 files of 4 KiB"
        let peak = Double(usages.map(\.peakMemory).max() ?? 0) / Double(1 << 20)
        try report.add(name, usages.minimumWallSeconds, "s")
        try report.add(name, usages.minimumCPUSeconds, "CPU s", note: "peak memory \(format(peak)) MiB")
        let some = try fixture.makeFolder("some", files: Self.part, of: 4 << 10)
        try compare(name, usages.minimumWallSeconds, "rclone", .atLeast(3), try rclone(some), files: Self.part)
        try compare(
            name, usages.minimumWallSeconds, "the Python client", .atLeast(5), python(folder), files: Self.count)
    }

    private func compare(
        _ name: String, _ time: Double, _ other: String, _ target: BenchmarkResult.Target, _ command: [String]?,
        files: Int
    ) throws {
        guard let command else {
            return try report.add(name, time, "s", note: "\(other) is not installed or cannot find the emulator")
        }
        let total = try ChildProcess.resourceUsage(of: command).wallSeconds * Double(Self.count / files)
        let note = "\(format(total)) s" + (files < Self.count ? ", reckoned from \(files) files" : "")
        try report.add("\(name), against \(other)", total / time, "times", target, note: note)
    }

    private func rclone(_ folder: String) throws -> [String]? {
        guard TransferFixture.hasRclone else { return nil }
        return [
            "rclone", "--config", try fixture.rcloneConfiguration(), "--ca-cert", fixture.secure.authority ?? "",
            "--transfers", Self.parallel, "--dropbox-batch-mode", "sync", "copy", folder, "there:rclone",
        ]
    }

    /// `files_upload` in a thread pool, the only way to upload many files with this client.
    private func python(_ folder: String) -> [String]? {
        fixture.pythonCommand("upload-many.py").map { $0 + [folder, "/python", fixture.token, Self.parallel] }
    }
}
