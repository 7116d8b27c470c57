/// A JSON value that preserves the order of keys and the notation of numbers, so that a file can be written unchanged.
public enum JSONValue: Hashable, Sendable {
    case null
    case boolean(Bool)
    /// A number in its original notation, such as `14400.0`.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([Member])

    /// A key and its value.
    public struct Member: Hashable, Sendable {
        public let key: String
        public var value: JSONValue

        /// Creates the member `"key": value`.
        public init(_ key: String, _ value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    /// The value of a key, or `nil` if this isn't an object or doesn't have the key.
    public subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// The type of the value, for messages.
    public var kind: String {
        switch self {
        case .null: "null"
        case .boolean: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

/// A strict JSON parser for files that this package writes itself.
struct JSONParser {
    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0

    private init(_ text: String) { bytes = Array(text.utf8) }

    /// Parses a whole text.
    static func parse(_ text: String) throws(APIModelError) -> JSONValue {
        var parser = JSONParser(text)
        let value = try parser.value()
        parser.skipWhitespace()
        guard parser.index == parser.bytes.count else { throw parser.error("there is text after the value") }
        return value
    }

    private func error(_ message: String) -> APIModelError {
        let before = bytes[..<min(index, bytes.count)]
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let column = before.count - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0) + 1
        return APIModelError("line \(line), column \(column): \(message)")
    }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skipWhitespace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
    }

    /// Skips whitespace, and consumes `character` if it comes next.
    private mutating func consume(_ character: Unicode.Scalar) -> Bool {
        skipWhitespace()
        guard next == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private mutating func value() throws(APIModelError) -> JSONValue {
        skipWhitespace()
        depth += 1
        defer { depth -= 1 }
        guard depth <= 64 else { throw error("values are nested more than 64 deep") }
        switch next {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try array()
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .boolean(true))
        case UInt8(ascii: "f"): return try word("false", .boolean(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func word(_ word: String, _ value: JSONValue) throws(APIModelError) -> JSONValue {
        guard bytes[index...].starts(with: word.utf8) else { throw error("a value is expected") }
        index += word.utf8.count
        return value
    }

    private mutating func number() throws(APIModelError) -> JSONValue {
        let start = index
        let allowed = "+-.0123456789eE".utf8
        while let byte = next, allowed.contains(byte) { index += 1 }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        guard text.first != "+", Double(text) != nil else {
            index = start
            throw error("a value is expected")
        }
        return .number(text)
    }

    private mutating func array() throws(APIModelError) -> JSONValue {
        index += 1
        var items: [JSONValue] = []
        if consume("]") { return .array(items) }
        repeat { items.append(try value()) } while consume(",")
        guard consume("]") else { throw error("\",\" or \"]\" is expected") }
        return .array(items)
    }

    private mutating func object() throws(APIModelError) -> JSONValue {
        index += 1
        var members: [JSONValue.Member] = []
        if consume("}") { return .object(members) }
        repeat {
            skipWhitespace()
            guard next == UInt8(ascii: "\"") else { throw error("a key is expected") }
            let key = try string()
            guard !members.contains(where: { $0.key == key }) else { throw error("the key \"\(key)\" appears twice") }
            guard consume(":") else { throw error("\":\" is expected") }
            members.append(.init(key, try value()))
        } while consume(",")
        guard consume("}") else { throw error("\",\" or \"}\" is expected") }
        return .object(members)
    }

    private mutating func string() throws(APIModelError) -> String {
        index += 1
        var text: [UInt8] = []
        var start = index
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                text += bytes[start..<index]
                index += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                text += bytes[start..<index]
                index += 1
                text += String(try escaped()).utf8
                start = index
            case ..<0x20: throw error("a control character stands in a string")
            default: index += 1
            }
        }
        throw error("the string is not closed")
    }

    private mutating func escaped() throws(APIModelError) -> Unicode.Scalar {
        guard let byte = next else { throw error("the string is not closed") }
        index += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "u"):
            let high = try hexadecimal()
            if let scalar = Unicode.Scalar(high) { return scalar }
            guard UTF16.isLeadSurrogate(UInt16(high)), bytes[index...].starts(with: "\\u".utf8) else {
                throw error("half a surrogate pair")
            }
            index += 2
            let low = try hexadecimal()
            let code = 0x1_0000 + ((high & 0x3FF) << 10) + (low & 0x3FF)
            guard UTF16.isTrailSurrogate(UInt16(low)), let scalar = Unicode.Scalar(code) else {
                throw error("half a surrogate pair")
            }
            return scalar
        default: throw error("an unknown escape")
        }
    }

    private mutating func hexadecimal() throws(APIModelError) -> UInt32 {
        let digits = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
        guard digits.utf8.count == 4, let code = UInt32(digits, radix: 16) else {
            throw error("four hexadecimal digits are expected")
        }
        index += 4
        return code
    }
}

extension JSONValue {
    /// Parses JSON text.
    ///
    /// - Throws: ``APIModelError`` with line and column if the text isn't valid JSON or an object has a duplicate key.
    public init(parsing text: String) throws(APIModelError) {
        self = try JSONParser.parse(text)
    }
}

/// Writes human-readable JSON: a value that fits on a line is written on one line.
struct JSONPrinter {
    /// The maximum number of columns of a line. The key before a multiline value doesn't count.
    static let width = 140

    private var output = ""

    /// Returns the text of a value with a trailing line feed. The outermost value is always split into lines.
    static func print(_ value: JSONValue) -> String {
        var printer = JSONPrinter()
        printer.write(value, indent: 0)
        return printer.output + "\n"
    }

    private mutating func write(_ value: JSONValue, indent: Int) {
        var line = JSONLine(room: indent > 0 ? Self.width - indent : 0)
        switch value {
        case .array(let items) where !items.isEmpty && !line.fits(value):
            writeLines(items, indent: indent, brackets: "[]") { $0.write($1, indent: indent + 2) }
        case .object(let members) where !members.isEmpty && !line.fits(value):
            writeLines(members, indent: indent, brackets: "{}") {
                $0.output += JSONLine.quoted($1.key) + ": "
                $0.write($1.value, indent: indent + 2)
            }
        default:
            output += JSONLine.text(value)
        }
    }

    private mutating func writeLines<Item>(
        _ items: [Item], indent: Int, brackets: String, write: (inout JSONPrinter, Item) -> Void
    ) {
        let padding = String(repeating: " ", count: indent)
        output += brackets.prefix(1) + "\n"
        for (index, item) in items.enumerated() {
            output += padding + "  "
            write(&self, item)
            output += index < items.count - 1 ? ",\n" : "\n"
        }
        output += padding + brackets.suffix(1)
    }
}

/// JSON on one line of limited width.
struct JSONLine {
    private var text = ""
    private var room: Int

    init(room: Int) { self.room = room }

    /// Returns the value on one line of any length.
    static func text(_ value: JSONValue) -> String {
        var line = JSONLine(room: .max)
        line.append(value)
        return line.text
    }

    /// Returns whether the value fits. It stops writing as soon as it doesn't.
    mutating func fits(_ value: JSONValue) -> Bool {
        append(value)
        return room >= 0
    }

    private mutating func append(_ string: String) {
        text += string
        room -= string.unicodeScalars.count
    }

    private mutating func append(_ value: JSONValue) {
        guard room >= 0 else { return }
        switch value {
        case .null: append("null")
        case .boolean(let flag): append(flag ? "true" : "false")
        case .number(let text): append(text)
        case .string(let text): append(Self.quoted(text))
        case .array(let items):
            append("[")
            for (index, item) in items.enumerated() {
                if index > 0 { append(", ") }
                append(item)
            }
            append("]")
        case .object(let members):
            append("{")
            for (index, member) in members.enumerated() {
                if index > 0 { append(", ") }
                append(Self.quoted(member.key) + ": ")
                append(member.value)
            }
            append("}")
        }
    }

    /// Returns a quoted string with the minimum of escapes.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{8}": result += "\\b"
            case "\u{C}": result += "\\f"
            case ..<" ":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

extension JSONValue {
    /// The value as text in the format of `API/`: parts of up to 140 columns are on one line.
    public var prettyText: String { JSONPrinter.print(self) }

    /// The value as text on one line.
    public var lineText: String { JSONLine.text(self) }
}
