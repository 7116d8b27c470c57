// What the emulator bears: small uploads, big batches, long listings, parked long polls, and the cost of a big download.
//
// This program is the load, and by `emulator serve [--data DIR]` also the server, a process of its own whose memory and
// CPU time stand alone.

import BenchmarkSupport
import DropboxEmulator
import Foundation

if CommandLine.arguments.count > 1, CommandLine.arguments[1] == "serve" {
    var configuration = DropboxEmulator.Configuration()
    configuration.limits.quota = 1 << 40
    configuration.limits.longpollJitter = .zero
    let folder = CommandLine.arguments.firstIndex(of: "--data").map { CommandLine.arguments[$0 + 1] }
    let emulator = try await DropboxEmulator.start(
        configuration, dataDirectory: folder.map { URL(filePath: $0, directoryHint: .isDirectory) })
    try FileHandle.standardOutput.write(contentsOf: Data("\(emulator.url.port ?? 0) \(emulator.accessToken)\n".utf8))
    // Until the parent goes.
    while readLine() != nil {}
    await emulator.stop()
} else {
    let folder = FileManager.default.temporaryDirectory.appending(path: "emulator-benchmark-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let result = Result { try Measurements(folder: folder, report: Report("emulator")).run() }
    try FileManager.default.removeItem(at: folder)
    try result.get()
}
