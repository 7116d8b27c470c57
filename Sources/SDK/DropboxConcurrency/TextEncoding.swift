extension Sequence<UInt8> {
    /// The bytes as lowercase hexadecimal digits, two per byte.
    package var hexadecimal: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}

extension String {
    /// Returns the text in percent-encoding (RFC 3986): each byte of its UTF-8 form that isn't an unreserved character
    /// becomes `%` and two uppercase hexadecimal digits. The result can be a part of a path, a query, or a form.
    ///
    /// - Parameter keepsSlashes: A Boolean value that indicates whether slashes stay as they are, as in a path of
    ///   several components. The default is `false`.
    package func percentEncoded(keepsSlashes: Bool = false) -> String {
        utf8.reduce(into: "") { result, byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            case UInt8(ascii: "/") where keepsSlashes: result += "/"
            default: result += "%" + CollectionOfOne(byte).hexadecimal.uppercased()
            }
        }
    }
}
