/// A JSON object for the output of a command, on one line and with sorted keys.
///
/// Control characters and invisible characters are escaped, so that a terminal shows them.
struct JSONObject: ExpressibleByDictionaryLiteral {
    // The fields in two arrays, because a tuple with a value of any type is expensive to copy.
    private var keys: [String] = []
    private var values: [any JSONOutput] = []

    /// Creates an object without the fields whose value is `nil`.
    init(dictionaryLiteral elements: (String, (any JSONOutput)?)...) {
        keys.reserveCapacity(elements.count)
        values.reserveCapacity(elements.count)
        for (key, value) in elements { if let value { add(key, value) } }
    }

    /// Adds a field. The object must not have a field with this key.
    mutating func add(_ key: String, _ value: any JSONOutput) {
        keys.append(key)
        values.append(value)
    }

    /// The fields as text for people, in the order in which they were added.
    var texts: [(key: String, text: String)] {
        zip(keys, values).map { key, value in
            if let text = value as? String { return (key, text) }
            var output = JSONBytes()
            value.write(to: &output)
            return (key, output.text)
        }
    }

    var text: String {
        var output = JSONBytes()
        write(to: &output)
        return output.text
    }
}

/// The bytes of JSON that is being written.
struct JSONBytes {
    /// A line of a listing has about 400 bytes.
    private static let capacity = 512

    private var bytes: [UInt8] = []

    init() { bytes.reserveCapacity(Self.capacity) }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func append(_ byte: UInt8) { bytes.append(byte) }

    /// Appends text without quotes.
    mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// Appends a string.
    mutating func append(string: String) {
        bytes.append(UInt8(ascii: "\""))
        var string = string
        let isPlain = string.withUTF8 { utf8 in
            // Names without special characters are by far the most frequent.
            let isPlain = utf8.allSatisfy {
                $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
            }
            if isPlain { bytes.append(contentsOf: utf8) }
            return isPlain
        }
        if !isPlain { for scalar in string.unicodeScalars { append(escaping: scalar) } }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func append(escaping scalar: Unicode.Scalar) {
        switch scalar {
        case "\"", "\\":
            append("\\")
            append(String(scalar))
        case "\n": append("\\n")
        case "\r": append("\\r")
        case "\t": append("\\t")
        case _ where scalar.isHidden:
            for unit in UTF16.encode(scalar) ?? UTF16.EncodedScalar() {
                let digits = String(unit, radix: 16)
                append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
            }
        default: append(String(scalar))
        }
    }
}

/// A value in the JSON output of a command.
protocol JSONOutput {
    func write(to output: inout JSONBytes)
}

extension String: JSONOutput {
    func write(to output: inout JSONBytes) { output.append(string: self) }
}

extension Bool: JSONOutput {
    func write(to output: inout JSONBytes) { output.append(self ? "true" : "false") }
}

extension Int: JSONOutput {}
extension Int32: JSONOutput {}
extension Int64: JSONOutput {}
extension UInt64: JSONOutput {}

extension JSONOutput where Self: BinaryInteger {
    func write(to output: inout JSONBytes) { output.append(String(self)) }
}

extension Double: JSONOutput {
    func write(to output: inout JSONBytes) {
        if let integer = Int64(exactly: self) { return integer.write(to: &output) }
        // JSON has no infinite numbers.
        output.append(isFinite ? "\(self)" : "null")
    }
}

extension JSONObject: JSONOutput {
    func write(to output: inout JSONBytes) {
        output.append(UInt8(ascii: "{"))
        for (position, index) in keys.indices.sorted(by: { keys[$0] < keys[$1] }).enumerated() {
            if position > 0 { output.append(UInt8(ascii: ",")) }
            output.append(string: keys[index])
            output.append(UInt8(ascii: ":"))
            values[index].write(to: &output)
        }
        output.append(UInt8(ascii: "}"))
    }
}

/// A JSON array for the output of a command.
struct JSONArray: JSONOutput {
    private let values: [any JSONOutput]

    init(_ values: [any JSONOutput]) { self.values = values }

    func write(to output: inout JSONBytes) {
        output.append(UInt8(ascii: "["))
        for (index, value) in values.enumerated() {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            value.write(to: &output)
        }
        output.append(UInt8(ascii: "]"))
    }
}
