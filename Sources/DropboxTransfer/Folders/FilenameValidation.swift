import Foundation

/// What names may do.
enum FilenameValidation {
    /// Whether a file of this name is sure to lie in the folder that it is made in, and to be none of ours.
    static func isSafe(_ name: String) -> Bool {
        // By bytes: a slash with an accent is one character, and no slash to a comparison of characters.
        let bytes = Array(name.utf8)
        guard !bytes.isEmpty, bytes != Array(".".utf8), bytes != Array("..".utf8) else { return false }
        guard !bytes.contains(UInt8(ascii: "/")), !bytes.contains(0) else { return false }
        return !DownloadFile.isPartial(name)
    }

    /// Equal for names that are the same file to some file system: whatever their case and their form of accents.
    static func key(_ name: String) -> String {
        name.uppercased().lowercased().precomposedStringWithCanonicalMapping
    }

    /// Whether Dropbox takes files of this name.
    static func isAllowed(_ name: String) -> Bool {
        let kept: Set = [
            "desktop.ini", "thumbs.db", ".ds_store", "icon\r", ".dropbox", ".dropbox.attr", ".dropbox.cache",
        ]
        return !kept.contains(name.lowercased()) && !name.utf8.contains(UInt8(ascii: "\\"))
            && !name.utf8.contains(0x7F) && name.last?.isWhitespace != true && name.unicodeScalars.count <= 255
            && !DownloadFile.isPartial(name)
    }
}
