import Foundation

/// Something to look at in place of a document.
struct Preview: Sendable {
    let data: Data

    enum Failure: Error, Sendable, Hashable {
        case unsupportedExtension
        case unsupportedContent
    }

    /// Documents with more bytes have no preview.
    static let maximumSource: UInt64 = 40 << 20

    private static let pages: Set<String> = [
        "ai", "doc", "docm", "docx", "eps", "gdoc", "gslides", "odp", "odt", "pps", "ppsm", "ppsx", "ppt", "pptm",
        "pptx", "rtf",
    ]
    private static let tables: Set<String> = ["csv", "ods", "xls", "xlsm", "gsheet", "xlsx"]

    static func hasPreview(_ fileExtension: String) -> Bool {
        pages.contains(fileExtension) || tables.contains(fileExtension)
    }

    /// - Parameter date: when the document was changed last.
    init(of document: Data, name: String, fileExtension: String, date: Date) throws(Failure) {
        if Self.tables.contains(fileExtension) {
            guard let sheets = DocumentReader.sheets(document, name: name) else { throw .unsupportedContent }
            data = Data(Sheet.html(sheets, title: name).utf8)
        } else if Self.pages.contains(fileExtension) {
            if document.starts(with: Data("%PDF-".utf8)) {
                // Illustrator's files are PDF files.
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
