import Foundation

/// Collects the results of a benchmark.
///
/// Each result is printed as a line. If the program's arguments contain `--results FILE`, it is also appended to that
/// file as one line of JSON, which `make bench` summarizes.
public struct Report {
    private let concern: String
    private let results: String?

    /// Creates a report for the program `concern`.
    public init(_ concern: String, arguments: [String] = CommandLine.arguments) {
        self.concern = concern
        results = arguments.firstIndex(of: "--results").flatMap { index in
            arguments.indices.contains(index + 1) ? arguments[index + 1] : nil
        }
    }

    /// Adds a result.
    ///
    /// - Parameters:
    ///   - name: The description of the measurement.
    ///   - value: The measured number.
    ///   - unit: The unit, such as `MB/s`, or `times` for a ratio.
    ///   - target: The target. A missed target is marked, but isn't an error.
    ///   - note: Additional information.
    /// - Throws: A file system error if the result can't be appended.
    public func add(
        _ name: String, _ value: Double, _ unit: String, _ target: BenchmarkResult.Target? = nil, note: String? = nil
    ) throws {
        let result = BenchmarkResult(concern: concern, name: name, value: value, unit: unit, target: target, note: note)
        print(result.line)
        guard let results else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let line = try encoder.encode(result) + Data("\n".utf8)
        if !FileManager.default.fileExists(atPath: results) { try Data().write(to: URL(fileURLWithPath: results)) }
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: results))
        try file.seekToEnd()
        try file.write(contentsOf: line)
        try file.close()
    }
}

/// A measured number with its target.
public struct BenchmarkResult: Codable, Equatable, Sendable {
    /// The program that measured it, such as `codec`.
    public var concern: String
    /// The description of the measurement, such as `decode a page of 2,000 entries`.
    public var name: String
    public var value: Double
    /// The unit of `value`, such as `MB/s`, `CPU s`, or `times`.
    public var unit: String
    /// The target of `value`, or `nil` for information only.
    public var target: Target?
    /// Additional information, such as what the number is compared with.
    public var note: String?

    public init(
        concern: String, name: String, value: Double, unit: String, target: Target? = nil, note: String? = nil
    ) {
        self.concern = concern
        self.name = name
        self.value = value
        self.unit = unit
        self.target = target
        self.note = note
    }

    /// The limit of a result, in the same unit.
    public enum Target: Codable, Equatable, Sendable {
        case atMost(Double)
        case atLeast(Double)

        /// Returns whether `value` meets the target. A value equal to the limit does.
        public func isMet(by value: Double) -> Bool {
            switch self {
            case .atMost(let limit): value <= limit
            case .atLeast(let limit): value >= limit
            }
        }
    }

    /// A Boolean value that indicates whether the value meets its target or has none.
    public var meetsTarget: Bool { target?.isMet(by: value) ?? true }

    /// One aligned line with concern, name, value, unit, and the evaluation of the target.
    public var line: String {
        let measured = "\(padded(name, 52)) \(padded(format(value), 9, alignsRight: true)) \(padded(unit, 10))"
        let start = "\(padded(concern, 12)) \(measured)"
        let evaluation: String
        switch target {
        case .atMost(let limit): evaluation = "\(meetsTarget ? "ok  " : "OVER") at most \(format(limit))"
        case .atLeast(let limit): evaluation = "\(meetsTarget ? "ok  " : "LOW ") at least \(format(limit))"
        case nil: evaluation = ""
        }
        return [start + evaluation, note.map { "(\($0))" }].compactMap(\.self).joined(separator: " ").trimmedEnd
    }
}

/// A target is encoded as `{"atMost": 1.3}`.
extension BenchmarkResult.Target {
    private enum Key: String, CodingKey { case atMost, atLeast }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if let limit = try container.decodeIfPresent(Double.self, forKey: .atMost) {
            self = .atMost(limit)
        } else {
            self = .atLeast(try container.decode(Double.self, forKey: .atLeast))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .atMost(let limit): try container.encode(limit, forKey: .atMost)
        case .atLeast(let limit): try container.encode(limit, forKey: .atLeast)
        }
    }
}

/// Formats a number with about three significant digits. Numbers from 100 on have no fraction.
public func format(_ value: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    let fractionDigits = abs(value) >= 100 ? 0 : abs(value) >= 10 ? 1 : abs(value) >= 1 ? 2 : 3
    let scale = [1.0, 10, 100, 1_000][fractionDigits]
    let scaled = Int64((abs(value) * scale).rounded())
    let sign = value < 0 && scaled != 0 ? "-" : ""
    guard fractionDigits > 0 else { return "\(sign)\(scaled)" }
    let fraction = String(scaled % Int64(scale))
    return "\(sign)\(scaled / Int64(scale)).\(padded(fraction, fractionDigits, alignsRight: true, with: "0"))"
}

func padded(_ text: String, _ width: Int, alignsRight: Bool = false, with filler: Character = " ") -> String {
    let padding = String(repeating: filler, count: max(0, width - text.count))
    return alignsRight ? padding + text : text + padding
}

extension String {
    fileprivate var trimmedEnd: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
