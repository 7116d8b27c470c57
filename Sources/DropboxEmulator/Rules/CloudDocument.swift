/// Documents that live in the service and have no bytes of their own to download: they are exported. A file is one by its
/// ending.
enum CloudDocument: String, Sendable, Hashable, CaseIterable {
    case paper
    case gdoc
    case gsheet

    enum Format: String, Sendable, Hashable {
        case html
        case markdown
        case plainText = "plain_text"
        case docx
        case xlsx

        /// The ending of an exported file.
        var fileExtension: String {
            switch self {
            case .markdown: "md"
            case .plainText: "txt"
            default: rawValue
            }
        }
    }

    init?(name: String) {
        guard let dot = name.lastIndex(of: ".") else { return nil }
        self.init(rawValue: name[name.index(after: dot)...].lowercased())
    }

    /// The format that it is exported to when a client names none.
    var format: Format {
        switch self {
        case .paper: .markdown
        case .gdoc: .docx
        case .gsheet: .xlsx
        }
    }

    /// What a client may choose of; empty where there is only one.
    var options: [Format] { self == .paper ? [.markdown, .html, .plainText] : [] }
}
