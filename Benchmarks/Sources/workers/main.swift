// Measures workers that share a PostgreSQL database, with a team whose listings are generated in their processes: the first sync,
// the time to be up to date after an hour without workers, memory, and the size of the database; and the same loop by hand in Python.
//
// usage: workers [--results FILE]
//
// Variables: WORKERS_MEMBERS and WORKERS_FILES (per member) are the size of the team, WORKERS_COUNTS the numbers of workers, such as
// "1 2 4 8": the last one is measured with an outage. With WORKERS_BY_HAND=0, there is no comparison.

import BenchmarkSupport
import Foundation

let arguments = CommandLine.arguments
if arguments.dropFirst().first == WorkerChild.subcommand {
    try await WorkerChild.run(Array(arguments.dropFirst(2)))
    exit(0)
}
let environment = ProcessInfo.processInfo.environment
let size = TeamSize(
    members: environment["WORKERS_MEMBERS"].flatMap { Int($0) } ?? 2_000,
    files: environment["WORKERS_FILES"].flatMap { Int($0) } ?? 50)
let counts = (environment["WORKERS_COUNTS"] ?? "1 2 4 8").split(separator: " ").compactMap { Int($0) }
let cluster = try Cluster()
do {
    let scale = Scale(cluster: cluster, report: Report("workers"))
    for (index, count) in counts.enumerated() {
        try await scale.measure(size, workers: count, withOutage: index == counts.count - 1)
    }
    if environment["WORKERS_BY_HAND"] != "0" { try await scale.measureByHand(size) }
    try cluster.stop()
} catch {
    try cluster.stop()
    throw error
}
