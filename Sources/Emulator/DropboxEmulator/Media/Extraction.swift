import Foundation

/// Extracts text and Markdown from files.
enum Extraction {
    /// A file to extract from.
    struct Source: Sendable {
        var name: String
        var fileExtension: String
        var data: Data
        /// The subtitles of a video or audio file, from a file with the same name in the same folder.
        var subtitles: String?
    }

    /// The reasons why an extraction fails.
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
    /// Returns paragraphs as Markdown.
    static func markdown(_ blocks: [TextBlock]) -> String {
        let lines = blocks.filter { $0.style == .rule || !$0.runs.isEmpty }.map { block -> String in
            let text = block.runs.map(\.markdown).joined()
            return switch block.style {
            case .heading(let level): String(repeating: "#", count: level) + " " + text
            case .paragraph: Markdown.escapedLineStart(text)
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
        let escaped = Markdown.escapedInline(text)
        let delimiter = (isBold ? "**" : "") + (isItalic ? "*" : "")
        return delimiter + escaped + String(delimiter.reversed())
    }
}

extension Sheet {
    /// The table as Markdown, with the first row as its header.
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

/// Parses subtitles in the formats WebVTT and SubRip.
enum Subtitles {
    struct Cue: Sendable, Hashable {
        var text: String
        /// The start in seconds from the beginning.
        var start: Double
        var end: Double
    }

    static func cues(_ text: String) -> [Cue] {
        let plain = text.replacingOccurrences(of: "\r\n", with: "\n")
        return plain.components(separatedBy: "\n\n").compactMap { paragraph in
            let lines = paragraph.split(separator: "\n").map(String.init)
            guard let timing = lines.firstIndex(where: { $0.contains("-->") }) else { return nil }
            let times = lines[timing].components(separatedBy: "-->")
            guard times.count == 2, let start = seconds(times[0]), let end = seconds(times[1]), start <= end else {
                return nil
            }
            return Cue(text: lines[(timing + 1)...].joined(separator: " "), start: start, end: end)
        }
    }

    /// Splits a cue into words, and divides its duration equally among them.
    static func words(of cue: Cue) -> [Cue] {
        let words = cue.text.split(separator: " ")
        let share = (cue.end - cue.start) / Double(max(1, words.count))
        return words.enumerated().map { index, word in
            let start = cue.start + share * Double(index)
            return Cue(text: String(word), start: start, end: start + share)
        }
    }

    /// Parses a time such as `00:01:02.500`, `01:02.500`, or `00:01:02,500`. Settings may follow it.
    private static func seconds(_ text: String) -> Double? {
        let time = text.split(separator: " ").first?.replacingOccurrences(of: ",", with: ".") ?? ""
        let parts = time.split(separator: ":").map { Double($0) }
        guard (2...3).contains(parts.count) else { return nil }
        var total = 0.0
        for part in parts {
            guard let part, part >= 0, part < 1e6 else { return nil }
            total = total * 60 + part
        }
        return total
    }
}

/// The properties of the audio in a WAV file, which has one stream of samples.
struct WaveHeader: Sendable, Hashable {
    let channels: UInt32
    /// The sample rate in hertz.
    let rate: UInt64
    /// The bit rate in bits per second.
    let bitrate: UInt64
    /// The duration in seconds.
    let duration: Double

    /// Parses the header, or returns `nil` if the data isn't a WAV file.
    init?(_ data: Data) {
        let bytes = ByteReader(data, .little)
        guard bytes.hasPrefix("RIFF"), bytes.hasPrefix("WAVE", at: 8) else { return nil }
        var offset = 12
        var format: (channels: Int, rate: Int, perSecond: Int)?
        while let length = bytes.uint32(offset + 4) {
            if bytes.hasPrefix("fmt ", at: offset), let channels = bytes.uint16(offset + 10),
                let rate = bytes.uint32(offset + 12), let perSecond = bytes.uint32(offset + 16)
            {
                format = (channels, rate, perSecond)
            } else if bytes.hasPrefix("data", at: offset), let format, format.perSecond > 0 {
                channels = UInt32(clamping: format.channels)
                rate = UInt64(clamping: format.rate)
                bitrate = UInt64(clamping: format.perSecond) * 8
                duration = Double(length) / Double(format.perSecond)
                return
            }
            offset += 8 + length + length % 2
        }
        return nil
    }
}
