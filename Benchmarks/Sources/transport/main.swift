// Compares HTTPTransport with the `curl` command over the loopback interface and plain HTTP/1.1.
//
// This program is also the server and the clients to measure. Each client is a separate process, so that its CPU time
// and memory can be measured separately. `transport client ROLE URL …` is for internal use.

import BenchmarkSupport
import Foundation

if CommandLine.arguments.count > 3, CommandLine.arguments[1] == "client" {
    try await Client.run(role: CommandLine.arguments[2], arguments: Array(CommandLine.arguments[3...]))
} else {
    let server = try StubServer()
    let folder = FileManager.default.temporaryDirectory.appending(path: "transport-benchmark-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let result = Result { try Comparison(server: server, folder: folder, report: Report("transport")).run() }
    try FileManager.default.removeItem(at: folder)
    try result.get()
}
