import Foundation

/// Where a benchmark hands in its figures: each is printed as a line and, where `--results FILE` is among the arguments
/// of the program, appended to that file as one line of JSON, from which `make bench` makes its summary.
public struct Report {
    private let concern: String
    private let results: String?

    /// A report on `concern`, the name of the program.
    public init(_ concern: String, arguments: [String] = CommandLine.arguments) {
        self.concern = concern
        results = arguments.firstIndex(of: "--results").flatMap { index in
            arguments.indices.contains(index + 1) ? arguments[index + 1] : nil
        }
    }

    /// Hands in one figure.
    ///
    /// - Parameters:
    ///   - name: What was measured, in words.
    ///   - value: The figure.
    ///   - unit: Its unit, such as `MB/s`; `times` for a ratio.
    ///   - target: What it is meant to be. A figure that misses its target is marked and fails nothing.
    ///   - note: What a reader needs to know beside the number.
    /// - Throws: What the file system says when the results cannot be appended.
    public func add(
        _ name: String, _ value: Double, _ unit: String, _ target: Figure.Target? = nil, note: String? = nil
    ) throws {
        let figure = Figure(concern: concern, name: name, value: value, unit: unit, target: target, note: note)
        print(figure.line)
        guard let results else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let line = try encoder.encode(figure) + Data("\n".utf8)
        if !FileManager.default.fileExists(atPath: results) { try Data().write(to: URL(fileURLWithPath: results)) }
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: results))
        try file.seekToEnd()
        try file.write(contentsOf: line)
        try file.close()
    }
}
