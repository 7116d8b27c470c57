import Foundation

/// The encoding of forms and queries: `+` is a blank, percent-escapes are UTF-8.
enum FormEncoding {
    /// All fields, in their order.
    static func fields(_ text: some StringProtocol) -> [(name: String, value: String)] {
        text.split(separator: "&").map { field in
            let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (decoded(parts[0]), parts.count > 1 ? decoded(parts[1]) : "")
        }
    }

    /// The bytes of the first field of a name, which need not be UTF-8.
    static func bytes(of name: String, in text: Substring.UTF8View) -> Data? {
        for field in text.split(separator: UInt8(ascii: "&")) {
            let parts = field.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            if decodedBytes(parts[0]).elementsEqual(name.utf8) {
                return parts.count > 1 ? decodedBytes(parts[1]) : Data()
            }
        }
        return nil
    }

    private static func decoded(_ text: some StringProtocol) -> String {
        let plain = text.replacingOccurrences(of: "+", with: " ")
        return plain.removingPercentEncoding ?? plain
    }

    private static func decodedBytes(_ text: Substring.UTF8View) -> Data {
        var bytes = Data()
        var rest = text
        while let byte = rest.popFirst() {
            let digits = rest.prefix(2)
            if byte == UInt8(ascii: "%"), digits.count == 2, let high = digit(digits.first),
                let low = digit(digits.last)
            {
                bytes.append(high << 4 | low)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
            }
        }
        return bytes
    }

    private static func digit(_ byte: UInt8?) -> UInt8? {
        byte.flatMap { Character(Unicode.Scalar($0)).hexDigitValue }.flatMap(UInt8.init(exactly:))
    }
}
