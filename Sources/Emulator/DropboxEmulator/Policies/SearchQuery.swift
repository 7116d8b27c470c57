import DropboxCore

/// The words of a search, in any order. The last one also matches the beginning of a word.
struct SearchQuery: Sendable, Hashable {
    /// A part of a text, and whether it matches the query.
    struct Span: Sendable, Hashable {
        var text: String
        var isHighlighted: Bool
    }

    /// The case-folded words.
    let words: [String]

    init(_ text: String) { words = Self.words(of: text).map(\.key) }

    var isEmpty: Bool { words.isEmpty }

    /// Returns whether a text contains all words of the query.
    func matches(_ text: String) -> Bool {
        guard let last = words.last else { return false }
        let keys = Self.words(of: text).map(\.key)
        return words.dropLast().allSatisfy(keys.contains) && keys.contains { $0.hasPrefix(last) }
    }

    /// Splits a text into matching and other parts.
    func highlights(in text: String) -> [Span] {
        var spans: [Span] = []
        var rest = text[...]
        for (word, key) in Self.words(of: text) {
            guard let length = matchedLength(of: key) else { continue }
            let end = word.unicodeScalars.index(word.startIndex, offsetBy: length, limitedBy: word.endIndex)
            spans.append(Span(text: String(rest[..<word.startIndex]), isHighlighted: false))
            spans.append(Span(text: String(text[word.startIndex..<(end ?? word.endIndex)]), isHighlighted: true))
            rest = text[(end ?? word.endIndex)...]
        }
        spans.append(Span(text: String(rest), isHighlighted: false))
        return spans.filter { !$0.text.isEmpty }
    }

    /// Returns how many Unicode scalars at the start of a word match the query, or `nil` if none do.
    private func matchedLength(of key: String) -> Int? {
        if words.contains(key) { return key.unicodeScalars.count }
        return words.last.flatMap { key.hasPrefix($0) ? $0.unicodeScalars.count : nil }
    }

    /// Returns the runs of letters and digits of a text, both as written and case-folded.
    private static func words(of text: String) -> [(word: Substring, key: String)] {
        text.split { character in
            !character.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        }
        .map { ($0, CaseFoldedName.key(String($0))) }
    }
}

/// The kinds of files that a search can be restricted to.
///
/// The API documentation gives only examples of the extensions of each kind. This table is the only place to change.
enum FileCategory: String, Sendable, Hashable, CaseIterable {
    case image
    case document
    case pdf
    case spreadsheet
    case presentation
    case audio
    case video
    case folder
    case paper
    case others

    /// Creates the category of a file with the given name.
    init(fileName name: String) {
        self = Self.byExtension[Self.fileExtension(of: name)] ?? .others
    }

    /// Returns the lowercase text after the last dot, or an empty string if there is none.
    static func fileExtension(of name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return CaseFoldedName.key(String(name[name.index(after: dot)...]))
    }

    private static let extensions: [FileCategory: String] = [
        .image: "jpg jpeg png gif bmp tif tiff webp heic heif svg ico psd ai eps raw cr2 nef dng ppm",
        .document: "doc docx docm dot dotx txt md markdown rtf odt pages gdoc html htm xml json tex log wpd",
        .pdf: "pdf",
        .spreadsheet: "xls xlsx xlsm xlsb csv tsv ods numbers gsheet",
        .presentation: "ppt pptx pptm pps ppsx key odp gslides",
        .audio: "mp3 wav mid midi m4a aac flac ogg oga wma aiff aif opus",
        .video: "mov wmv mp4 m4v avi mkv mpg mpeg webm 3gp flv ogv mts",
        .paper: "paper papert",
    ]

    private static let byExtension = extensions.reduce(into: [String: FileCategory]()) { table, entry in
        for name in entry.value.split(separator: " ") { table[String(name)] = entry.key }
    }
}
