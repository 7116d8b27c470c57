/// The value of a string from what stands between its quotes.
enum StringLiteral {
    /// Resolves escapes (`\n`, `\r`, `\t`; any other character stands for itself), and takes from lines that begin
    /// inside the string the indentation of the line on which it began, if they have as much.
    static func value(of content: ArraySlice<UInt8>, indentation: Int) -> [UInt8] {
        var value: [UInt8] = []
        var index = content.startIndex
        while index < content.endIndex {
            let byte = content[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\\") where index < content.endIndex:
                value.append(escaped(content[index]))
                index += 1
            case UInt8(ascii: "\n"):
                value.append(byte)
                let spaces = content[index...].prefix(indentation).prefix { $0 == UInt8(ascii: " ") }.count
                if spaces == indentation { index += spaces }
            default: value.append(byte)
            }
        }
        return value
    }

    private static func escaped(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "n"): UInt8(ascii: "\n")
        case UInt8(ascii: "r"): UInt8(ascii: "\r")
        case UInt8(ascii: "t"): UInt8(ascii: "\t")
        default: byte
        }
    }
}
