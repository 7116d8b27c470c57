// Measures the emulator: small uploads, large batches, long listings, parked long polls, and the cost of a large
// download.
//
// This program generates the load. With `emulator serve [--data DIR]`, it is the server in a separate process, so that
// its memory and CPU time can be measured separately.

import BenchmarkSupport
import DropboxEmulator
import Foundation

if CommandLine.arguments.count > 1, CommandLine.arguments[1] == "serve" {
    var configuration = DropboxEmulator.Configuration()
    configuration.limits.defaultQuota = 1 << 40
    configuration.limits.longpollJitter = .zero
    let folder = CommandLine.arguments.firstIndex(of: "--data").map { CommandLine.arguments[$0 + 1] }
    let emulator = try await DropboxEmulator.start(
        configuration, dataDirectory: folder.map { URL(filePath: $0, directoryHint: .isDirectory) })
    try FileHandle.standardOutput.write(contentsOf: Data("\(emulator.url.port ?? 0) \(emulator.accessToken)\n".utf8))
    // Run until the parent process exits.
    while readLine() != nil {}
    await emulator.stop()
} else {
    let folder = FileManager.default.temporaryDirectory.appending(path: "emulator-benchmark-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let result = Result { try Measurements(folder: folder, report: Report("emulator")).run() }
    try FileManager.default.removeItem(at: folder)
    try result.get()
}
