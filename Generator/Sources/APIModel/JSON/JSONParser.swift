/// Reads JSON text. Strict, because what it reads is our own writing.
struct JSONParser {
    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0

    private init(_ text: String) { bytes = Array(text.utf8) }

    /// The value of a whole text.
    static func parse(_ text: String) throws(APIModelError) -> JSONValue {
        var parser = JSONParser(text)
        let value = try parser.value()
        parser.skipSpace()
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

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
    }

    /// Steps over `character` if it comes next, after space.
    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard next == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private mutating func value() throws(APIModelError) -> JSONValue {
        skipSpace()
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
        if take("]") { return .array(items) }
        repeat { items.append(try value()) } while take(",")
        guard take("]") else { throw error("\",\" or \"]\" is expected") }
        return .array(items)
    }

    private mutating func object() throws(APIModelError) -> JSONValue {
        index += 1
        var members: [JSONValue.Member] = []
        if take("}") { return .object(members) }
        repeat {
            skipSpace()
            guard next == UInt8(ascii: "\"") else { throw error("a key is expected") }
            let key = try string()
            guard !members.contains(where: { $0.key == key }) else { throw error("the key \"\(key)\" is there twice") }
            guard take(":") else { throw error("\":\" is expected") }
            members.append(.init(key, try value()))
        } while take(",")
        guard take("}") else { throw error("\",\" or \"}\" is expected") }
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
    /// Reads JSON text.
    ///
    /// - Throws: `APIModelError` with line and column if the text is not JSON or an object has a key twice.
    public init(parsing text: String) throws(APIModelError) {
        self = try JSONParser.parse(text)
    }
}
