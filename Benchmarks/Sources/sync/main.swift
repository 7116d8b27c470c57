// Measures the Sync API with a tree of a million entries and the latency of changes, and compares it with Maestral.
//
// usage: sync [--entries N] [--results FILE]      N: 1,000,000 by default

import BenchmarkSupport
import Foundation

let arguments = CommandLine.arguments
switch arguments.dropFirst().first {
case Device.subcommand: try await Device(Array(arguments.dropFirst(2))).run()
case Importer.subcommand:
    try await Importer.run(Array(arguments.dropFirst(2)))
    exit(0)
case Importer.folderSubcommand:
    try await Importer.upload(Array(arguments.dropFirst(2)))
    exit(0)
case EmulatorProcess.subcommand:
    try await EmulatorProcess.run(Array(arguments.dropFirst(2)))
    exit(0)
default: break
}
let given = arguments.firstIndex(of: "--entries").flatMap { index in
    arguments.indices.contains(index + 1) ? Int(arguments[index + 1]) : nil
}
let folder = FileManager.default.temporaryDirectory.appending(path: "sync-benchmark-\(getpid())")
let report = Report("sync")
do {
    try await FolderUpload(folder: folder.appending(path: "upload"), report: report).run()
    try await LargeTree(count: given ?? 1_000_000, folder: folder.appending(path: "tree"), report: report).run()
    try await Latency(folder: folder.appending(path: "latency"), report: report).run()
    try await MaestralComparison(folder: folder.appending(path: "maestral"), report: report).run()
    try FileManager.default.removeItem(at: folder)
} catch {
    try FileManager.default.removeItem(at: folder)
    throw error
}
