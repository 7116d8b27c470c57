import Foundation

/// Names and values as forms and addresses carry them.
enum FormFields {
    /// `a=1&b=x%20y`: all that is not a letter, a digit or one of `-._~` is escaped.
    static func encode(_ fields: [(name: String, value: String?)]) -> String {
        fields.compactMap { field in field.value.map { escape(field.name) + "=" + escape($0) } }
            .joined(separator: "&")
    }

    /// The fields of a query, a fragment or a form. The first of several values of a name counts.
    static func decode(_ text: String) -> [String: String] {
        let pairs = text.split(separator: "&").map { pair -> (String, String) in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (unescape(parts[0]), parts.count > 1 ? unescape(parts[1]) : "")
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    private static func escape(_ text: String) -> String {
        text.utf8.reduce(into: "") { escaped, byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                escaped.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                escaped += byte < 16 ? "%0" : "%"
                escaped += String(byte, radix: 16, uppercase: true)
            }
        }
    }

    private static func unescape(_ text: Substring) -> String {
        let text = String(text).replacing("+", with: " ")
        // What is no escape stands for itself.
        return text.removingPercentEncoding ?? text
    }
}
