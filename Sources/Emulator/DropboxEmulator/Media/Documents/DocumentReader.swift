import Foundation

/// Extracts text and tables from documents of any supported format.
enum DocumentReader {
    /// Returns the paragraphs, or `nil` if the document has no readable text.
    static func blocks(_ data: Data, fileExtension: String) -> [TextBlock]? {
        if fileExtension == "paper" { return Markdown.blocks(String(decoding: data, as: UTF8.self)) }
        if OfficePackage.isPackage(data) { return OfficeReader.blocks(data) }
        if data.starts(with: Data("{\\rtf".utf8)) { return TextBlock.blocks(of: RichText.text(data)) }
        return plainText(data).map { TextBlock.blocks(of: $0) }
    }

    /// Returns the tables, or `nil` if the document has no readable tables.
    static func sheets(_ data: Data, name: String) -> [Sheet]? {
        if OfficePackage.isPackage(data) { return OfficeReader.sheets(data) }
        return plainText(data).map { [Sheet(name: name, separated: $0)] }
    }

    /// Returns the bytes as text, or `nil` if they aren't text.
    static func plainText(_ data: Data) -> String? {
        guard !data.contains(0), let text = String(bytes: data, encoding: .utf8) else { return nil }
        return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    }
}

/// A paragraph of a document in page layout.
struct TextBlock: Sendable, Hashable {
    enum Style: Sendable, Hashable {
        case heading(Int)
        case paragraph
        /// A list item with its marker.
        case item(depth: Int, marker: String)
        case quote
        case code
        case rule
    }

    /// A sequence of characters with the same style.
    struct Run: Sendable, Hashable {
        var text: String
        var isBold = false
        var isItalic = false
        var isCode = false
    }

    var style: Style
    var runs: [Run]

    init(_ style: Style, _ runs: [Run] = []) {
        self.style = style
        self.runs = runs
    }

    /// Returns a paragraph for each line of plain text.
    static func blocks(of text: String) -> [TextBlock] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            TextBlock(.paragraph, [Run(text: line.replacingOccurrences(of: "\t", with: "    "))])
        }
    }
}

/// A preview of a document, as PDF or HTML.
struct Preview: Sendable {
    let data: Data

    enum Failure: Error, Sendable, Hashable {
        case unsupportedExtension
        case unsupportedContent
    }

    /// The maximum size of a document with a preview, in bytes.
    static let maximumSourceSize: UInt64 = 40 << 20

    private static let pages: Set<String> = [
        "ai", "doc", "docm", "docx", "eps", "gdoc", "gslides", "odp", "odt", "pps", "ppsm", "ppsx", "ppt", "pptm",
        "pptx", "rtf",
    ]
    private static let tables: Set<String> = ["csv", "ods", "xls", "xlsm", "gsheet", "xlsx"]

    static func hasPreview(_ fileExtension: String) -> Bool {
        pages.contains(fileExtension) || tables.contains(fileExtension)
    }

    /// - Parameter date: The modification date of the document.
    init(of document: Data, name: String, fileExtension: String, date: Date) throws(Failure) {
        if Self.tables.contains(fileExtension) {
            guard let sheets = DocumentReader.sheets(document, name: name) else { throw .unsupportedContent }
            data = Data(Sheet.html(sheets, title: name).utf8)
        } else if Self.pages.contains(fileExtension) {
            if document.starts(with: Data("%PDF-".utf8)) {
                // Files of Adobe Illustrator are PDF files.
                data = document
            } else {
                guard let blocks = DocumentReader.blocks(document, fileExtension: fileExtension),
                    let pdf = PDFWriter.pdf(blocks, title: name, date: date)
                else { throw .unsupportedContent }
                data = pdf
            }
        } else {
            throw .unsupportedExtension
        }
    }
}

/// Extracts the text of RTF documents.
enum RichText {
    /// The groups whose text isn't part of the document's text.
    private static let hidden: Set<String> = [
        "fonttbl", "colortbl", "stylesheet", "info", "pict", "object", "header", "footer", "generator", "listtable",
        "listoverridetable", "themedata", "datastore", "xmlnstbl", "rsidtbl", "latentstyles",
    ]

    static func text(_ data: Data) -> String {
        let bytes = Array(data)
        var text = String.UnicodeScalarView()
        var isHidden: [Bool] = [false]
        var index = 0
        /// The number of replacement characters to skip after the last `\u`.
        var skip = 0
        func append(_ scalar: Unicode.Scalar) {
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
                case "par", "line", "row", "page", "sect": append("\n")
                case "tab", "cell": append("\t")
                case "'": if let code = control.number { append(cp1252(UInt8(truncatingIfNeeded: code))) }
                case "u":
                    append(control.number.flatMap { Unicode.Scalar(UInt16(truncatingIfNeeded: $0)) } ?? "\u{FFFD}")
                    skip = 1
                case "*": isHidden[isHidden.count - 1] = true
                case "\\", "{", "}", "~", "_":
                    append(control.name == "~" ? "\u{A0}" : control.name.unicodeScalars.first ?? " ")
                case let name where hidden.contains(name): isHidden[isHidden.count - 1] = true
                default: break
                }
            default: append(cp1252(byte))
            }
        }
        return String(text)
    }

    private static func cp1252(_ byte: UInt8) -> Unicode.Scalar {
        String(bytes: [byte], encoding: .windowsCP1252)?.unicodeScalars.first ?? "\u{FFFD}"
    }

    /// A control word or control symbol.
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
            func scan(while isPart: (UInt8) -> Bool) -> String {
                let start = index
                while index < bytes.count, index - start < 32, isPart(bytes[index]) { index += 1 }
                return String(decoding: bytes[start..<index], as: UTF8.self)
            }
            name = scan { (97...122).contains($0 | 0x20) }
            number = Int(scan { (48...57).contains($0) || $0 == UInt8(ascii: "-") })
            if index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
        }
    }
}
