// What the Sync API costs with a tree of a million entries, how long changes take to the other side, and what Maestral takes
// for the same.
//
// usage: sync [--entries N] [--results FILE]      N: 1,000,000 by default
//        sync device SERVER AUTHORITY TOKEN FOLDER      what it starts beside Maestral

import BenchmarkSupport
import Foundation

let arguments = CommandLine.arguments
if arguments.dropFirst().first == Device.word {
    try await Device(Array(arguments.dropFirst(2))).run()
}
let given = arguments.firstIndex(of: "--entries").flatMap { index in
    arguments.indices.contains(index + 1) ? Int(arguments[index + 1]) : nil
}
let folder = FileManager.default.temporaryDirectory.appending(path: "sync-benchmark-\(getpid())")
let report = Report("sync")
do {
    try await LargeTree(count: given ?? 1_000_000, folder: folder.appending(path: "tree"), report: report).run()
    try await Latency(folder: folder.appending(path: "latency"), report: report).run()
    try await Neighbours(folder: folder.appending(path: "neighbours"), report: report).run()
    try FileManager.default.removeItem(at: folder)
} catch {
    try FileManager.default.removeItem(at: folder)
    throw error
}
