import DropboxStone
import Foundation

/// A JSON object for the output of a command, on one line and with sorted keys.
///
/// Control characters and invisible characters are escaped, so that a terminal shows them.
struct JSONObject: JSONFields, ExpressibleByDictionaryLiteral {
    private struct Field {
        let key: String
        /// The bytes of the value.
        let value: Range<Int>
    }

    /// Few objects have more fields.
    private static let fieldCapacity = 12

    private var fields: [Field] = []
    // Each value is written when it is added, because values of any type are expensive to keep.
    private var values = JSONBytes()

    init() { fields.reserveCapacity(Self.fieldCapacity) }

    /// Creates an object without the fields whose value is `nil`.
    init(dictionaryLiteral elements: (String, (any JSONOutput)?)...) {
        self.init()
        for (key, value) in elements { if let value { add(key, value) } }
    }

    /// Adds a field. The object must not have a field with this key.
    mutating func add(_ key: String, _ value: some JSONOutput) {
        let start = values.count
        value.write(to: &values)
        fields.append(Field(key: key, value: start..<values.count))
    }

    /// The fields as text for people, in the order in which they were added.
    var texts: [(key: String, text: String)] {
        fields.map { field in
            let value = Data(values[field.value])
            // Other values than strings are shown as JSON.
            let string = try? JSONSerialization.jsonObject(with: value, options: .fragmentsAllowed) as? String
            return (field.key, string ?? String(decoding: value, as: UTF8.self))
        }
    }

    var text: String {
        var output = JSONBytes()
        write(to: &output)
        return output.text
    }
}

/// What fields can be added to.
protocol JSONFields {
    /// Adds a field. There must be no field with this key.
    mutating func add(_ key: String, _ value: some JSONOutput)
}

/// A JSON object that is written while its fields are added in the order of their keys, without an allocation for each.
struct JSONLine: JSONFields {
    private var output = JSONBytes()
    private var lastKey = ""

    mutating func add(_ key: String, _ value: some JSONOutput) {
        output.append(UInt8(ascii: lastKey.isEmpty ? "{" : ","))
        lastKey = key
        output.append(string: key)
        output.append(UInt8(ascii: ":"))
        value.write(to: &output)
    }

    /// The text with a newline.
    consuming func finish() -> String {
        output.append(lastKey.isEmpty ? "{}\n" : "}\n")
        return output.text
    }
}

/// The bytes of JSON that is being written.
struct JSONBytes {
    /// A line of a listing has about 400 bytes.
    private static let capacity = 512

    private var bytes: [UInt8] = []

    init() { bytes.reserveCapacity(Self.capacity) }

    var count: Int { bytes.count }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    subscript(range: Range<Int>) -> ArraySlice<UInt8> { bytes[range] }

    mutating func append(_ byte: UInt8) { bytes.append(byte) }

    /// Appends text without quotes.
    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    mutating func append(_ other: ArraySlice<UInt8>) { bytes.append(contentsOf: other) }

    /// Appends a time as a string.
    mutating func append(time: Date) {
        bytes.append(UInt8(ascii: "\""))
        time.appendAPIText(to: &bytes)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Appends a string.
    mutating func append(string: String) {
        bytes.append(UInt8(ascii: "\""))
        var string = string
        let isPlain = string.withUTF8 { utf8 in
            // Names without special characters are by far the most frequent. No exit on the first one: the compiler
            // tests many bytes at once.
            var special: UInt8 = 0
            for byte in utf8 {
                // The range of printable characters, without the quote and the backslash.
                special |= byte &- 0x20 > 0x5E ? 1 : 0
                special |= byte == UInt8(ascii: "\"") ? 1 : 0
                special |= byte == UInt8(ascii: "\\") ? 1 : 0
            }
            if special == 0 { bytes.append(contentsOf: utf8) }
            return special == 0
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

/// A time in the format of the API.
extension Date: JSONOutput {
    func write(to output: inout JSONBytes) { output.append(time: self) }
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
        for (position, field) in fields.sorted(by: { $0.key < $1.key }).enumerated() {
            if position > 0 { output.append(UInt8(ascii: ",")) }
            output.append(string: field.key)
            output.append(UInt8(ascii: ":"))
            output.append(values[field.value])
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
