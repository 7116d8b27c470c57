import Foundation

/// What there is to read in a document, whatever its format.
enum DocumentReader {
    /// The paragraphs; nil if there is no text that can be read here.
    static func blocks(_ data: Data, fileExtension: String) -> [TextBlock]? {
        if fileExtension == "paper" { return Markdown.blocks(String(decoding: data, as: UTF8.self)) }
        if OfficePackage.isPackage(data) { return OfficeReader.blocks(data) }
        if data.starts(with: Data("{\\rtf".utf8)) { return TextBlock.blocks(of: RichText.text(data)) }
        return plainText(data).map { TextBlock.blocks(of: $0) }
    }

    /// The tables; nil if there are none that can be read here.
    static func sheets(_ data: Data, name: String) -> [Sheet]? {
        if OfficePackage.isPackage(data) { return OfficeReader.sheets(data) }
        return plainText(data).map { [Sheet(name: name, separated: $0)] }
    }

    /// Bytes that are text.
    static func plainText(_ data: Data) -> String? {
        guard !data.contains(0), let text = String(bytes: data, encoding: .utf8) else { return nil }
        return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    }
}
