// What transfers of the SDK cost beside the `curl` command, against an emulator in a process of its own.
//
// This program is also that emulator and the clients that it measures, each a process of its own: `transfers server …` and
// `transfers client …` are for its own use.

import BenchmarkSupport
import Foundation

let arguments = CommandLine.arguments
if arguments.count == 3, arguments[1] == "server" {
    try await ServerProcess.serve(arguments[2])
} else if arguments.count > 3, arguments[1] == "client", arguments[2] == "download" {
    try await Downloads.client(Array(arguments[3...]))
} else {
    let folder = FileManager.default.temporaryDirectory.appending(path: "transfers-benchmark-\(getpid())")
    let content = folder.appending(path: "content")
    try FileManager.default.createDirectory(at: content, withIntermediateDirectories: true)
    let result = Result {
        try makeFile(content.appending(path: "gibibyte"), count: 1 << 30)
        let server = try ServerProcess(folder: content)
        defer { server.stop() }
        try Downloads(server: server, folder: folder, report: Report("transfers")).run()
    }
    try FileManager.default.removeItem(at: folder)
    try result.get()
}

/// Writes a file no two blocks of which are the same.
func makeFile(_ url: URL, count: Int) throws {
    _ = FileManager.default.createFile(atPath: url.path, contents: nil)
    let file = try FileHandle(forWritingTo: url)
    var numbers = SystemRandomNumberGenerator()
    var block = Data((0..<(1 << 20)).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    for _ in 0..<(count / block.count) {
        withUnsafeBytes(of: numbers.next()) { block.replaceSubrange(0..<8, with: $0) }
        try file.write(contentsOf: block)
    }
    try file.close()
}
