import BenchmarkSupport
import Foundation
import DropboxStone
import SwiftyDropbox

// Measures decoding and encoding, compared with Foundation's JSONSerialization in the same run, because ratios don't
// depend on the load of the machine. The deallocation of decoded values counts as decoding for both.

let report = Report("codec")
let runs = 20

/// Returns the CPU time of one run of `body` in seconds.
func seconds(_ runs: Int, _ body: () throws -> Void) throws -> Double {
    try ResourceUsage.minimum { for _ in 0..<runs { try body() } }.cpuSeconds / Double(runs)
}

func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }

// MARK: - A page of list_folder

var folderPages = ListFolderPage()
let page = folderPages.json(entries: 2_000)
let megabytes = Double(page.count) / 1e6

// A small page initializes the tables of the schema. Keep eight pages, so that memory that the allocator had left
// doesn't distort the result.
_ = try StoneCoding.decode(Files.ListFolderResult.self, from: folderPages.json(entries: 20))
var results: [Files.ListFolderResult] = []
let growth =
    try ResourceUsage.measure {
        for _ in 0..<8 { results.append(try StoneCoding.decode(Files.ListFolderResult.self, from: page)) }
    }.peakMemory / 8
guard let result = results.first, result.entries.count == 2_000 else { fatalError("the page was not read") }
try report.add(
    "memory that a page of 2,000 entries takes", Double(growth) / 1e6, "MB", .atMost(2.5),
    note: "the JSON has \(rounded(megabytes)) MB")

let object = try JSONSerialization.jsonObject(with: page)
let decoding = try seconds(runs) { _ = try StoneCoding.decode(Files.ListFolderResult.self, from: page) }
let foundationDecoding = try seconds(runs / 10) { _ = try JSONSerialization.jsonObject(with: page) }
let encoding = try seconds(runs) { _ = try StoneCoding.encode(result) }
let foundationEncoding = try seconds(runs / 10) { _ = try JSONSerialization.data(withJSONObject: object) }
try report.add("decode a page of 2,000 entries", megabytes / decoding, "MB/s")
try report.add("encode a page of 2,000 entries", megabytes / encoding, "MB/s")
try report.add(
    "decode and encode the page", (foundationDecoding + foundationEncoding) / (decoding + encoding), "times",
    .atLeast(8),
    note: "JSONSerialization = 1; decoding alone \(rounded(foundationDecoding / decoding)), "
        + "encoding alone \(rounded(foundationEncoding / encoding))")

// MARK: - A page of team events

let model = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../../API").standardized
var eventPages = try TeamEventsPage(model: model)
let events = try eventPages.json(events: 1_000)
let decoded = try StoneCoding.decode(TeamLog.GetTeamEventsResult.self, from: events)
guard decoded.events.count == 1_000 else { fatalError("the events were not read") }
let eventDecoding = try seconds(runs) { _ = try StoneCoding.decode(TeamLog.GetTeamEventsResult.self, from: events) }
try report.add(
    "decode a page of 1,000 team events", Double(events.count) / 1e6 / eventDecoding, "MB/s", .atLeast(250),
    note: "the JSON has \(rounded(Double(events.count) / 1e6)) MB")
