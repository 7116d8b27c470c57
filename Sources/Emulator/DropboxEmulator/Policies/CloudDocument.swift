/// The kinds of documents that clients can't download, but only export. The extension of a file decides its kind.
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

        /// The extension of an exported file.
        var fileExtension: String {
            switch self {
            case .markdown: "md"
            case .plainText: "txt"
            default: rawValue
            }
        }
    }

    /// Creates the kind of a file with the given name, or `nil` if the file is an ordinary one.
    init?(name: String) {
        guard let dot = name.lastIndex(of: ".") else { return nil }
        self.init(rawValue: name[name.index(after: dot)...].lowercased())
    }

    /// The format of an export if the client specifies none.
    var defaultFormat: Format {
        switch self {
        case .paper: .markdown
        case .gdoc: .docx
        case .gsheet: .xlsx
        }
    }

    /// The formats that a client can choose from. The list is empty if only one format exists.
    var exportOptions: [Format] { self == .paper ? [.markdown, .html, .plainText] : [] }
}

/// The content types of files, by file extension.
enum MediaType {
    static let unknown = "application/octet-stream"

    /// Returns the content type of a file with the given name.
    static func contentType(forFileName name: String) -> String {
        guard let dot = name.lastIndex(of: ".") else { return unknown }
        return table[name[name.index(after: dot)...].lowercased()] ?? unknown
    }

    private static let table = [
        "aac": "audio/aac", "avi": "video/x-msvideo", "bmp": "image/bmp", "css": "text/css; charset=utf-8",
        "csv": "text/csv; charset=utf-8", "doc": "application/msword",
        "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "flac": "audio/flac",
        "gif": "image/gif", "gz": "application/gzip", "heic": "image/heic", "htm": "text/html; charset=utf-8",
        "html": "text/html; charset=utf-8", "ico": "image/vnd.microsoft.icon", "jpeg": "image/jpeg",
        "jpg": "image/jpeg", "js": "text/javascript; charset=utf-8", "json": "application/json",
        "m4a": "audio/mp4", "md": "text/markdown; charset=utf-8", "mkv": "video/x-matroska", "mov": "video/quicktime",
        "mp3": "audio/mpeg", "mp4": "video/mp4", "ogg": "audio/ogg", "pdf": "application/pdf", "png": "image/png",
        "ppt": "application/vnd.ms-powerpoint",
        "pptx": "application/vnd.openxmlformats-officedocument.presentationml.presentation",
        "rtf": "application/rtf", "svg": "image/svg+xml", "tar": "application/x-tar", "tif": "image/tiff",
        "tiff": "image/tiff", "txt": "text/plain; charset=utf-8", "wav": "audio/wav", "webm": "video/webm",
        "webp": "image/webp", "xls": "application/vnd.ms-excel",
        "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "xml": "application/xml",
        "zip": "application/zip",
    ]
}
