import BenchmarkSupport
import Foundation
import DropboxStone
import SwiftyDropbox

// Decoding and encoding, with Foundation's JSONSerialization in the same run as the measure: ratios say the same on a busy
// machine. The time of a decoded value's end is part of decoding, for both.

let report = Report("codec")
let runs = 20

/// CPU seconds for one run of `body`.
func seconds(_ runs: Int, _ body: () throws -> Void) throws -> Double {
    try Cost.least { for _ in 0..<runs { try body() } }.cpuSeconds / Double(runs)
}

func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }

// MARK: - A page of list_folder

var folderMaker = ListFolderPage()
let page = folderMaker.json(entries: 2_000)
let megabytes = Double(page.count) / 1e6

// The tables of the schema are made once, by a small page. Eight pages are kept, so that memory which the allocator had
// left over does not hide what one takes.
_ = try StoneCoding.decode(Files.ListFolderResult.self, from: folderMaker.json(entries: 20))
var kept: [Files.ListFolderResult] = []
let growth =
    try Cost.of {
        for _ in 0..<8 { kept.append(try StoneCoding.decode(Files.ListFolderResult.self, from: page)) }
    }.peakMemory / 8
guard let result = kept.first, result.entries.count == 2_000 else { fatalError("the page was not read") }
try report.add(
    "memory that a page of 2,000 entries takes", Double(growth) / 1e6, "MB", .atMost(2.5),
    note: "the JSON has \(rounded(megabytes)) MB")

let object = try JSONSerialization.jsonObject(with: page)
let decoding = try seconds(runs) { _ = try StoneCoding.decode(Files.ListFolderResult.self, from: page) }
let itsDecoding = try seconds(runs / 10) { _ = try JSONSerialization.jsonObject(with: page) }
let encoding = try seconds(runs) { _ = try StoneCoding.encode(result) }
let itsEncoding = try seconds(runs / 10) { _ = try JSONSerialization.data(withJSONObject: object) }
try report.add("decode a page of 2,000 entries", megabytes / decoding, "MB/s")
try report.add("encode a page of 2,000 entries", megabytes / encoding, "MB/s")
try report.add(
    "decode and encode the page", (itsDecoding + itsEncoding) / (decoding + encoding), "times", .atLeast(8),
    note: "JSONSerialization = 1; decoding alone \(rounded(itsDecoding / decoding)), "
        + "encoding alone \(rounded(itsEncoding / encoding))")

// MARK: - A page of team events

let model = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../../API").standardized
var eventMaker = try TeamEventsPage(model: model)
let events = try eventMaker.json(events: 1_000)
let decoded = try StoneCoding.decode(TeamLog.GetTeamEventsResult.self, from: events)
guard decoded.events.count == 1_000 else { fatalError("the events were not read") }
let eventDecoding = try seconds(runs) { _ = try StoneCoding.decode(TeamLog.GetTeamEventsResult.self, from: events) }
try report.add(
    "decode a page of 1,000 team events", Double(events.count) / 1e6 / eventDecoding, "MB/s", .atLeast(250),
    note: "the JSON has \(rounded(Double(events.count) / 1e6)) MB")
