import Foundation
import Testing

@testable import BenchmarkSupport

@Suite struct ReportTests {
    @Test(arguments: [
        (0.0, "0.000"), (0.1234, "0.123"), (1.005, "1.00"), (9.999, "10.00"), (12.34, "12.3"), (665.2, "665"),
        (-1.5, "-1.50"), (1234.5, "1235"),
    ])
    func numbersHaveAboutThreeSignificantDigits(value: Double, text: String) {
        #expect(format(value) == text)
    }

    @Test func lineStatesWhetherTheTargetIsMet() {
        var result = BenchmarkResult(concern: "size", name: "all", value: 3.4, unit: "MB", target: .atMost(3.4))
        #expect(result.line.hasSuffix("ok   at most 3.40"))
        result.value = 3.5
        #expect(result.line.hasSuffix("OVER at most 3.40"))
        result.target = .atLeast(4)
        #expect(result.line.hasSuffix("LOW  at least 4.00"))
    }

    @Test func resultsOfSeveralProgramsAreAppendedToOneFile() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("figures-\(UUID()).jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        for concern in ["codec", "transport"] {
            try Report(concern, arguments: ["x", "--results", file.path]).add("n", 2, "times", .atLeast(1))
        }
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        #expect(lines.allSatisfy { $0.contains(#""target":{"atLeast":1}"#) })
        let results = try lines.map { try JSONDecoder().decode(BenchmarkResult.self, from: Data($0.utf8)) }
        #expect(results.map(\.concern) == ["codec", "transport"])
        #expect(results.map(\.meetsTarget) == [true, true])
    }
}
