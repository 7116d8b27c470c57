import Foundation
import Testing

@testable import BenchmarkSupport

@Suite struct FigureTests {
    @Test(arguments: [
        (0.0, "0.000"), (0.1234, "0.123"), (1.005, "1.00"), (9.999, "10.00"), (12.34, "12.3"), (665.2, "665"),
        (-1.5, "-1.50"), (1234.5, "1235"),
    ])
    func numbersShowAboutThreeDigits(value: Double, text: String) {
        #expect(format(value) == text)
    }

    @Test func lineTellsWhetherTheTargetIsKept() {
        var figure = Figure(concern: "size", name: "all", value: 3.4, unit: "MB", target: .atMost(3.4))
        #expect(figure.line.hasSuffix("ok   at most 3.40"))
        figure.value = 3.5
        #expect(figure.line.hasSuffix("OVER at most 3.40"))
        figure.target = .atLeast(4)
        #expect(figure.line.hasSuffix("LOW  at least 4.00"))
    }

    @Test func figuresOfSeveralProgramsGatherInOneFile() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("figures-\(UUID()).jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        for concern in ["codec", "transport"] {
            try Report(concern, arguments: ["x", "--results", file.path]).add("n", 2, "times", .atLeast(1))
        }
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        #expect(lines.allSatisfy { $0.contains(#""target":{"atLeast":1}"#) })
        let figures = try lines.map { try JSONDecoder().decode(Figure.self, from: Data($0.utf8)) }
        #expect(figures.map(\.concern) == ["codec", "transport"])
        #expect(figures.map(\.isOK) == [true, true])
    }
}
