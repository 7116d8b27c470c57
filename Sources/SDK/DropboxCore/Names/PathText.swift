/// Paths in Dropbox as text, taken apart at their slashes.
///
/// Everything here compares bytes. A slash with a combining character, as in the path of a file whose name starts with
/// one, is a single `Character` that doesn't equal a slash. `hasPrefix("/")` and `split(separator: "/")` don't find it.
extension StringProtocol where SubSequence == Substring {
    /// A Boolean value that indicates whether the text starts with a slash.
    package var startsWithSlash: Bool { utf8.first == NameRules.separator }

    /// A Boolean value that indicates whether the text ends with a slash.
    package var endsWithSlash: Bool { self[...].utf8.last == NameRules.separator }

    /// The names on the path, from the top, without empty ones.
    package var pathNames: [String] {
        self[...].utf8.split(separator: NameRules.separator).map { String(Substring($0)) }
    }

    /// The text after the last slash, or all of it if there is none.
    package var lastPathName: Substring {
        let text = self[...]
        return text.utf8.lastIndex(of: NameRules.separator).map { text[text.utf8.index(after: $0)...] } ?? text
    }

    /// The text before the last slash, which is empty if there is none.
    package var parentPath: Substring {
        let text = self[...]
        return text[..<(text.utf8.lastIndex(of: NameRules.separator) ?? text.startIndex)]
    }

    /// The paths of the folders that contain the item at the path, from the top, without the root.
    package var ancestorPaths: [String] {
        let text = self[...]
        return text.utf8.indices.dropFirst().filter { text.utf8[$0] == NameRules.separator }.map { String(text[..<$0]) }
    }

    /// Returns whether the path is below that of a folder, which doesn't end in a slash.
    package func isPath(below folder: some StringProtocol) -> Bool {
        let rest = utf8.dropFirst(folder.utf8.count)
        return rest.first == NameRules.separator && utf8.starts(with: folder.utf8)
    }
}
