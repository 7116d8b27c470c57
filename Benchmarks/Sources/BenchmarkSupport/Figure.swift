/// One measured number: what it is, how large, and what it was meant to be.
public struct Figure: Codable, Equatable, Sendable {
    /// The program that measured it, such as `codec`.
    public var concern: String
    /// What was measured, in words, such as `decode a page of 2,000 entries`.
    public var name: String
    public var value: Double
    /// The unit of `value`, such as `MB/s`, `CPU s` or `times`.
    public var unit: String
    /// What `value` is meant to be; `nil` for a figure that is only told.
    public var target: Target?
    /// What a reader needs to know beside the number, such as what it is compared with.
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

    /// The limit that a figure is held against, in the unit of the figure.
    public enum Target: Codable, Equatable, Sendable {
        case atMost(Double)
        case atLeast(Double)

        /// Whether `value` keeps the limit. A value equal to the limit does.
        public func isMet(by value: Double) -> Bool {
            switch self {
            case .atMost(let limit): value <= limit
            case .atLeast(let limit): value >= limit
            }
        }
    }

    /// `true` when there is no target or the value keeps it.
    public var isOK: Bool { target?.isMet(by: value) ?? true }

    /// One aligned line: concern, name, value and unit, and the verdict where there is a target.
    public var line: String {
        let measured = "\(padded(name, 52)) \(padded(format(value), 9, left: true)) \(padded(unit, 10))"
        let start = "\(padded(concern, 12)) \(measured)"
        let verdict: String
        switch target {
        case .atMost(let limit): verdict = "\(isOK ? "ok  " : "OVER") at most \(format(limit))"
        case .atLeast(let limit): verdict = "\(isOK ? "ok  " : "LOW ") at least \(format(limit))"
        case nil: verdict = ""
        }
        return [start + verdict, note.map { "(\($0))" }].compactMap(\.self).joined(separator: " ").trimmedEnd
    }
}

/// A target is written as `{"atMost": 1.3}`.
extension Figure.Target {
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

/// Three significant digits for small numbers, none behind the point for large ones.
public func format(_ value: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    let places = abs(value) >= 100 ? 0 : abs(value) >= 10 ? 1 : abs(value) >= 1 ? 2 : 3
    let scale = [1.0, 10, 100, 1_000][places]
    let scaled = Int64((abs(value) * scale).rounded())
    let sign = value < 0 && scaled != 0 ? "-" : ""
    guard places > 0 else { return "\(sign)\(scaled)" }
    let fraction = String(scaled % Int64(scale))
    return "\(sign)\(scaled / Int64(scale)).\(padded(fraction, places, left: true, with: "0"))"
}

func padded(_ text: String, _ width: Int, left: Bool = false, with filler: Character = " ") -> String {
    let padding = String(repeating: filler, count: max(0, width - text.count))
    return left ? padding + text : text + padding
}

extension String {
    fileprivate var trimmedEnd: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
