import Foundation

/// The content of a Paper doc, which is stored as Markdown.
struct PaperDocument: Sendable, Hashable {
    enum ImportFormat: Sendable { case html, markdown, plainText }

    enum Policy: Sendable { case overwrite, prepend, append }

    enum Failure: Error, Sendable, Hashable {
        case malformed
        case tooLong
        case imageTooLarge
    }

    /// The maximum size of a doc in bytes. The service doesn't document its limit.
    static let maximumSize = 4 << 20
    /// The maximum size of an image that is embedded in HTML, in bytes.
    static let maximumImage = 1 << 20

    var markdown: String

    init(markdown: String) { self.markdown = markdown }

    init(_ data: Data) { markdown = String(decoding: data, as: UTF8.self) }

    var data: Data { Data(markdown.utf8) }

    /// Creates a document from imported data.
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
        var remaining = html[...]
        while let marker = remaining.range(of: ";base64,") {
            remaining = remaining[marker.upperBound...]
            let length = remaining.utf8.prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") && $0 > 32 }.count
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

    /// Joins two documents with a blank line between their paragraphs.
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

extension CloudDocument {
    /// Returns the document in another format.
    func exported(_ data: Data, as format: Format, title: String) throws -> Data {
        switch self {
        case .paper: PaperDocument(data).exported(as: format, title: title)
        case .gdoc: try OfficeWriter.document(TextBlock.blocks(of: String(decoding: data, as: UTF8.self)))
        case .gsheet:
            try OfficeWriter.workbook(Sheet(name: title, separated: String(decoding: data, as: UTF8.self)))
        }
    }
}

extension ContentStore {
    /// Returns the content hash that a file with these bytes has.
    func hash(of data: Data) -> BlockHash {
        BlockHash.contentHash(
            of: stride(from: 0, to: data.count, by: blockSize).map { offset in
                BlockHash(of: data.dropFirst(offset).prefix(blockSize))
            })
    }
}
