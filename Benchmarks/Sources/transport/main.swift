// The cost of HTTPTransport beside that of the `curl` command, over the loopback interface and plain HTTP/1.1.
//
// This program is also the server and the clients that it measures: each client is a process of its own, so that its
// CPU time and memory stand alone. `transport client ROLE URL …` is for its own use.

import BenchmarkSupport
import Foundation

if CommandLine.arguments.count > 3, CommandLine.arguments[1] == "client" {
    try await Client.run(role: CommandLine.arguments[2], arguments: Array(CommandLine.arguments[3...]))
} else {
    let server = try SteadyServer()
    let folder = FileManager.default.temporaryDirectory.appending(path: "transport-benchmark-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let result = Result { try Comparison(server: server, folder: folder, report: Report("transport")).run() }
    try FileManager.default.removeItem(at: folder)
    try result.get()
}
