import BenchmarkSupport
import Foundation

/// Measures the upload of 10,000 small files over TLS, compared with rclone and Dropbox's Python client. The SDK uses its
/// defaults, and the others the fastest settings for this work.
struct SmallFiles {
    let fixture: TransferFixture
    let report: Report

    private static let count = 10_000
    /// rclone is slow, so it uploads a subset, and its time is extrapolated.
    private static let part = 1_000
    private static let rounds = 2
    /// The numbers of concurrent uploads that each of the others tries.
    private static let parallel = ["32", "64"]

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
        let time = usages.minimumWallSeconds
        try compare(name, time, "rclone", .atLeast(3), Self.parallel.compactMap { try rclone(some, $0) }, Self.part)
        try compare(
            name, time, "the Python client", .atLeast(5), Self.parallel.compactMap { python(folder, $0) }, Self.count)
    }

    /// - Parameters:
    ///   - commands: The commands of the other program, of which the fastest counts.
    ///   - files: The number of files that each of them uploads.
    private func compare(
        _ name: String, _ time: Double, _ other: String, _ target: BenchmarkResult.Target, _ commands: [[String]],
        _ files: Int
    ) throws {
        let times = try commands.map { try ChildProcess.resourceUsage(of: $0).wallSeconds }
        guard let fastest = times.min() else {
            return try report.add(name, time, "s", note: "\(other) is not installed or cannot find the emulator")
        }
        let total = fastest * Double(Self.count / files)
        let note = "\(format(total)) s" + (files < Self.count ? ", extrapolated from \(files) files" : "")
        try report.add("\(name), against \(other)", total / time, "times", target, note: note)
    }

    private func rclone(_ folder: String, _ parallel: String) throws -> [String]? {
        guard TransferFixture.hasRclone else { return nil }
        return [
            "rclone", "--config", try fixture.rcloneConfiguration(), "--ca-cert", fixture.secure.authority ?? "",
            "--transfers", parallel, "--checkers", "16", "--dropbox-batch-mode", "async", "--dropbox-batch-size",
            "1000", "copy", folder, "there:rclone \(parallel)",
        ]
    }

    /// `files_upload` in a thread pool, the only way to upload many files with this client.
    private func python(_ folder: String, _ parallel: String) -> [String]? {
        fixture.pythonCommand("upload-many.py").map { $0 + [folder, "/python \(parallel)", fixture.token, parallel] }
    }
}
