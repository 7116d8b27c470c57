// Measures transfers of the SDK, compared with `curl`, rclone, and Dropbox's Python client. All use one emulator in a
// separate process over the loopback interface.
//
// This program is also that emulator: `transfers site …` is for internal use. `transfers-client`, which is next to it,
// runs the SDK. rclone can reach the emulator only if the hostnames of the service resolve to this machine, which
// Scripts/with-dropbox-hostnames sets up.

import BenchmarkSupport
import Foundation

let arguments = CommandLine.arguments
if arguments.count == 3, arguments[1] == "site" {
    try await TransferFixture.serve(URL(filePath: arguments[2]))
} else {
    let folder = FileManager.default.temporaryDirectory.appending(path: "transfers-benchmark-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let result = Result {
        let fixture = try TransferFixture(folder: folder)
        defer { fixture.stop() }
        try Calls(fixture: fixture, report: Report("calls")).run()
        let report = Report("transfers")
        try LargeFile(fixture: fixture, report: report).run()
        try HighLatencyUpload(fixture: fixture, report: report).run()
        try SmallFiles(fixture: fixture, report: report).run()
    }
    try FileManager.default.removeItem(at: folder)
    try result.get()
}
