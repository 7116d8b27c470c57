import Foundation

/// What a Paper doc is made of. It is kept as Markdown.
struct PaperDocument: Sendable, Hashable {
    enum ImportFormat: Sendable { case html, markdown, plainText }

    enum Policy: Sendable { case overwrite, prepend, append }

    enum Failure: Error, Sendable, Hashable {
        case malformed
        case tooLong
        case imageTooLarge
    }

    /// Bytes of a doc. The service does not say where its limit is.
    static let maximumSize = 4 << 20
    /// Bytes of an image that is written into HTML.
    static let maximumImage = 1 << 20

    var markdown: String

    init(markdown: String) { self.markdown = markdown }

    init(_ data: Data) { markdown = String(decoding: data, as: UTF8.self) }

    var data: Data { Data(markdown.utf8) }

    /// Reads what a client brings.
    init(importing data: Data, _ format: ImportFormat) throws(Failure) {
        guard let text = String(bytes: data, encoding: .utf8) else { throw .malformed }
        switch format {
        case .html:
            if Self.hasLargeImage(text) { throw .imageTooLarge }
            markdown = HTMLReader.markdown(text)
        case .markdown: markdown = text
        case .plainText: markdown = Markdown.escaped(text)
        }
        guard markdown.utf8.count <= Self.maximumSize else { throw .tooLong }
    }

    private static func hasLargeImage(_ html: String) -> Bool {
        var rest = html[...]
        while let found = rest.range(of: ";base64,") {
            rest = rest[found.upperBound...]
            let length = rest.utf8.prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") && $0 > 32 }.count
            if length / 4 * 3 > maximumImage { return true }
        }
        return false
    }

    mutating func apply(_ other: PaperDocument, _ policy: Policy) throws(Failure) {
        switch policy {
        case .overwrite: markdown = other.markdown
        case .prepend: markdown = Self.join(other.markdown, markdown)
        case .append: markdown = Self.join(markdown, other.markdown)
        }
        guard markdown.utf8.count <= Self.maximumSize else { throw .tooLong }
    }

    /// A blank line keeps paragraphs apart.
    private static func join(_ first: String, _ second: String) -> String {
        if first.isEmpty || second.isEmpty { return first + second }
        return first.trimmingSuffix("\n") + "\n\n" + second
    }

    func exported(as format: CloudDocument.Format, title: String) -> Data {
        switch format {
        case .html: Data(Markdown.html(markdown, title: title).utf8)
        case .plainText: Data(Markdown.plainText(markdown).utf8)
        default: data
        }
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: Character) -> Substring {
        var text = self[...]
        while text.last == suffix { text.removeLast() }
        return text
    }
}
