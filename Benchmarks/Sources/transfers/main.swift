// What transfers of the SDK cost and how fast they are, beside `curl`, rclone and Dropbox's Python client, all against one
// emulator in a process of its own, over the loopback interface.
//
// This program is also that emulator: `transfers site …` is for its own use. What the SDK does is done by `transfers-client`,
// which lies beside it. rclone reaches the emulator only where the names of the service lead to this machine;
// Scripts/with-dropbox-hostnames sees to that.

import BenchmarkSupport
import Foundation

let arguments = CommandLine.arguments
if arguments.count == 3, arguments[1] == "site" {
    try await Site.serve(URL(filePath: arguments[2]))
} else {
    let folder = FileManager.default.temporaryDirectory.appending(path: "transfers-benchmark-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let result = Result {
        let site = try Site(folder: folder)
        defer { site.stop() }
        let report = Report("transfers")
        try LargeFile(site: site, report: report).run()
        try FarServer(site: site, report: report).run()
        try SmallFiles(site: site, report: report).run()
    }
    try FileManager.default.removeItem(at: folder)
    try result.get()
}
