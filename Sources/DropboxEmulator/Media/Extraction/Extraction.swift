import Foundation

/// What is read out of a file for an app.
enum Extraction {
    /// A file that something is read out of.
    struct Source: Sendable {
        var name: String
        var fileExtension: String
        var data: Data
        /// Subtitles that lie beside a film or a recording under the same name.
        var subtitles: String?
    }

    /// Why nothing comes of it.
    enum Failure: Error, Sendable, Hashable {
        case notFound
        case isFolder
        case passwordProtected
        case downloadDisabled
        case unsupportedFormat
        case limitExceeded
        case conversion
        case user(String)
    }

    static let images: Set<String> = ["bmp", "gif", "jpeg", "jpg", "png", "tif", "tiff", "webp"]
    static let photos: Set<String> = images.union([
        "3fr", "arw", "avif", "cr2", "cr3", "crw", "dcr", "dcs", "dng", "erf", "heic", "j2c", "j2k", "jp2", "jpc",
        "jpf",
        "jpg2", "jpm", "jpx", "kdc", "mef", "mos", "mrw", "nef", "nrw", "orf", "pef", "ppm", "r3d", "raf", "rw2", "rwl",
        "sr2", "tga", "wbmp", "web", "x3f",
    ])
    static let recordings: Set<String> = [
        "aac", "aif", "aiff", "flac", "m4a", "m4r", "mp3", "oga", "ogg", "wav", "wma", "3gp", "3gpp", "3gpp2", "asf",
        "avi", "dv", "flv", "m2t", "m2ts", "m4v", "mkv", "mov", "mp4", "mpeg", "mpg", "mts", "mxf", "oggtheora", "ogv",
        "rm", "ts", "vob", "webm", "wmv",
    ]
    static let office: Set<String> = ["docx", "pptx", "xlsx"]
    static let markdownSources: Set<String> = [
        "binder", "docx", "html", "paper", "papert", "pptx", "xlsx", "gsheet", "ods", "pdf",
    ]
    static let textSources: Set<String> = [
        "doc", "docx", "docm", "rtf", "ppt", "pptx", "pptm", "xls", "xlsx", "xlsm", "pdf", "paper", "papert", "binder",
        "gdoc", "gsheet", "gslides", "txt", "vtt",
    ]
    private static let tables: Set<String> = ["gsheet", "ods", "xls", "xlsm", "xlsx"]

    static func markdown(_ source: Source) throws(Failure) -> String {
        switch source.fileExtension {
        case "paper", "papert", "binder": return String(decoding: source.data, as: UTF8.self)
        case "html": return HTMLReader.markdown(String(decoding: source.data, as: UTF8.self))
        case let format where tables.contains(format): return try sheets(source).map(\.markdown).joined(separator: "\n")
        default: return TextBlock.markdown(try blocks(source))
        }
    }

    static func text(_ source: Source) throws(Failure) -> String {
        if tables.contains(source.fileExtension) {
            return try sheets(source).flatMap(\.rows).map { $0.joined(separator: "\t") + "\n" }.joined()
        }
        if ["paper", "papert", "binder"].contains(source.fileExtension) {
            return Markdown.plainText(String(decoding: source.data, as: UTF8.self))
        }
        return try blocks(source).map { $0.runs.map(\.text).joined() }.joined(separator: "\n")
    }

    private static func blocks(_ source: Source) throws(Failure) -> [TextBlock] {
        guard let blocks = DocumentReader.blocks(source.data, fileExtension: source.fileExtension) else {
            throw .conversion
        }
        return blocks
    }

    private static func sheets(_ source: Source) throws(Failure) -> [Sheet] {
        guard let sheets = DocumentReader.sheets(source.data, name: source.name) else { throw .conversion }
        return sheets
    }
}

extension TextBlock {
    /// Paragraphs in Markdown.
    static func markdown(_ blocks: [TextBlock]) -> String {
        let lines = blocks.filter { $0.style == .rule || !$0.runs.isEmpty }.map { block -> String in
            let text = block.runs.map(\.markdown).joined()
            return switch block.style {
            case .heading(let level): String(repeating: "#", count: level) + " " + text
            case .paragraph: Markdown.startEscaped(text)
            case .item(let depth, let marker):
                String(repeating: "    ", count: depth) + (marker == "•" ? "-" : marker) + " " + text
            case .quote: "> " + text
            case .code: "```\n" + block.runs.map(\.text).joined() + "\n```"
            case .rule: "---"
            }
        }
        let text = lines.filter { !$0.isEmpty }.joined(separator: "\n\n")
        return text.isEmpty ? "" : text + "\n"
    }
}

extension TextBlock.Run {
    fileprivate var markdown: String {
        if isCode { return "`\(text)`" }
        let escaped = Markdown.escapedWords(text)
        let mark = (isBold ? "**" : "") + (isItalic ? "*" : "")
        return mark + escaped + String(mark.reversed())
    }
}

extension Sheet {
    /// The table in Markdown, the first row as its head.
    var markdown: String {
        guard let head = rows.first else { return "" }
        let width = rows.map(\.count).max() ?? head.count
        func line(_ cells: [String]) -> String {
            let padded = cells + Array(repeating: "", count: width - cells.count)
            return "| "
                + padded.map { Markdown.escapedLine($0.replacingOccurrences(of: "\n", with: " ")) }.joined(
                    separator: " | ")
                + " |\n"
        }
        let rule = "|" + String(repeating: " --- |", count: width) + "\n"
        return line(head) + rule + rows.dropFirst().map(line).joined()
    }
}
