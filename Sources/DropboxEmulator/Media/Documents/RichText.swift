import Foundation

/// The words of RTF.
enum RichText {
    /// Groups whose text is about the document, not of it.
    private static let hidden: Set<String> = [
        "fonttbl", "colortbl", "stylesheet", "info", "pict", "object", "header", "footer", "generator", "listtable",
        "listoverridetable", "themedata", "datastore", "xmlnstbl", "rsidtbl", "latentstyles",
    ]

    static func text(_ data: Data) -> String {
        let bytes = Array(data)
        var text = String.UnicodeScalarView()
        var isHidden: [Bool] = [false]
        var index = 0
        /// Characters that stand in for the last `\u`.
        var skip = 0
        func put(_ scalar: Unicode.Scalar) {
            if skip > 0 { skip -= 1 } else if isHidden.last == false { text.append(scalar) }
        }
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "{"): isHidden.append(isHidden.last ?? false)
            case UInt8(ascii: "}"): if isHidden.count > 1 { isHidden.removeLast() }
            case UInt8(ascii: "\r"), UInt8(ascii: "\n"): break
            case UInt8(ascii: "\\"):
                let control = Control(bytes, &index)
                switch control.name {
                case "par", "line", "row", "page", "sect": put("\n")
                case "tab", "cell": put("\t")
                case "'": if let code = control.number { put(cp1252(UInt8(truncatingIfNeeded: code))) }
                case "u":
                    put(control.number.flatMap { Unicode.Scalar(UInt16(truncatingIfNeeded: $0)) } ?? "\u{FFFD}")
                    skip = 1
                case "*": isHidden[isHidden.count - 1] = true
                case "\\", "{", "}", "~", "_":
                    put(control.name == "~" ? "\u{A0}" : control.name.unicodeScalars.first ?? " ")
                case let name where hidden.contains(name): isHidden[isHidden.count - 1] = true
                default: break
                }
            default: put(cp1252(byte))
            }
        }
        return String(text)
    }

    private static func cp1252(_ byte: UInt8) -> Unicode.Scalar {
        String(bytes: [byte], encoding: .windowsCP1252)?.unicodeScalars.first ?? "\u{FFFD}"
    }

    /// What a backslash begins.
    private struct Control {
        var name = ""
        var number: Int?

        init(_ bytes: [UInt8], _ index: inout Int) {
            guard index < bytes.count else { return }
            let first = Unicode.Scalar(bytes[index])
            guard first.properties.isAlphabetic, first.isASCII else {
                name = String(first)
                index += 1
                if first == "'" {
                    number = Int(String(decoding: bytes[index..<min(index + 2, bytes.count)], as: UTF8.self), radix: 16)
                    index = min(index + 2, bytes.count)
                }
                return
            }
            func take(while isPart: (UInt8) -> Bool) -> String {
                let start = index
                while index < bytes.count, index - start < 32, isPart(bytes[index]) { index += 1 }
                return String(decoding: bytes[start..<index], as: UTF8.self)
            }
            name = take { (97...122).contains($0 | 0x20) }
            number = Int(take { (48...57).contains($0) || $0 == UInt8(ascii: "-") })
            if index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
        }
    }
}
