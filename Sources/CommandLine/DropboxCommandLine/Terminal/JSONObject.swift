/// A JSON object for the output of a command, on one line and with sorted keys.
///
/// Control characters and invisible characters are escaped, so that a terminal shows them.
struct JSONObject: ExpressibleByDictionaryLiteral {
    private var fields: [(key: String, value: any JSONOutput)]

    /// Creates an object without the fields whose value is `nil`.
    init(dictionaryLiteral elements: (String, (any JSONOutput)?)...) {
        fields = elements.compactMap { key, value in value.map { (key, $0) } }
    }

    /// Adds a field. The object must not have a field with this key.
    mutating func add(_ key: String, _ value: any JSONOutput) { fields.append((key, value)) }

    /// The fields as text for people, in the order in which they were added.
    var texts: [(key: String, text: String)] {
        fields.map { key, value in
            if let text = value as? String { return (key, text) }
            var text = ""
            value.write(to: &text)
            return (key, text)
        }
    }

    var text: String {
        var text = "{"
        for (key, value) in fields.sorted(by: { $0.key < $1.key }) {
            if text.utf8.count > 1 { text += "," }
            key.write(to: &text)
            text += ":"
            value.write(to: &text)
        }
        return text + "}"
    }
}

/// A value in the JSON output of a command.
protocol JSONOutput {
    func write(to text: inout String)
}

extension String: JSONOutput {
    func write(to text: inout String) {
        text += "\""
        // Fast path for names without special characters, which are by far the most frequent.
        if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
            text += self
        } else {
            for scalar in unicodeScalars { Self.write(scalar, to: &text) }
        }
        text += "\""
    }

    private static func write(_ scalar: Unicode.Scalar, to text: inout String) {
        switch scalar {
        case "\"", "\\":
            text += "\\"
            text.unicodeScalars.append(scalar)
        case "\n": text += "\\n"
        case "\r": text += "\\r"
        case "\t": text += "\\t"
        case _ where scalar.isHidden:
            for unit in UTF16.encode(scalar) ?? UTF16.EncodedScalar() {
                let digits = String(unit, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        default: text.unicodeScalars.append(scalar)
        }
    }
}

extension Bool: JSONOutput {
    func write(to text: inout String) { text += self ? "true" : "false" }
}

extension Int: JSONOutput {}
extension Int32: JSONOutput {}
extension Int64: JSONOutput {}
extension UInt64: JSONOutput {}

extension JSONOutput where Self: BinaryInteger {
    func write(to text: inout String) { text += String(self) }
}

extension Double: JSONOutput {
    func write(to text: inout String) {
        if let integer = Int64(exactly: self) { return integer.write(to: &text) }
        // JSON has no infinite numbers.
        text += isFinite ? "\(self)" : "null"
    }
}

extension JSONObject: JSONOutput {
    func write(to text: inout String) { text += self.text }
}

/// A JSON array for the output of a command.
struct JSONArray: JSONOutput {
    private let values: [any JSONOutput]

    init(_ values: [any JSONOutput]) { self.values = values }

    func write(to text: inout String) {
        text += "["
        for (index, value) in values.enumerated() {
            if index > 0 { text += "," }
            value.write(to: &text)
        }
        text += "]"
    }
}
