import Foundation

extension CloudDocument {
    /// The document in another format.
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
    /// The content hash that bytes would have as a file.
    func hash(of data: Data) -> BlockHash {
        BlockHash.contentHash(
            of: stride(from: 0, to: data.count, by: blockSize).map { offset in
                BlockHash(of: data.dropFirst(offset).prefix(blockSize))
            })
    }
}
