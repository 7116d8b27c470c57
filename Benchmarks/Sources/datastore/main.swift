// Measures datastores: opening a large one, the latency of changes, and merges. The script datastore-comparison does the same
// history with pycrdt, loro, and JSON files.
//
// usage: datastore [--results FILE]

import BenchmarkSupport
import DropboxDatastore
import DropboxEmulator
import Foundation

let arguments = CommandLine.arguments
if arguments.dropFirst().first == Opening.subcommand {
    try Opening.run(Array(arguments.dropFirst(2)))
    exit(0)
}
let folder = FileManager.default.temporaryDirectory.appending(path: "datastore-benchmark-\(getpid())")
let report = Report("datastore")
do {
    try await Opening(folder: folder.appending(path: "open"), report: report).run()
    try await Devices(folder: folder.appending(path: "devices"), report: report).run()
    try FileManager.default.removeItem(at: folder)
} catch {
    try FileManager.default.removeItem(at: folder)
    throw error
}
