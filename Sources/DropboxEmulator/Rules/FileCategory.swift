import DropboxCore

/// The kinds of files that a search can be restricted to. Which extension belongs to which is told by examples only: this
/// table is the one place to change.
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

    /// The category of a file's name.
    init(fileName name: String) {
        self = Self.byExtension[Self.fileExtension(of: name)] ?? .others
    }

    /// What follows the last dot, in lower case; empty when there is none.
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
