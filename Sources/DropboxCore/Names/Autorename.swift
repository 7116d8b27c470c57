/// Names for what cannot have the name that it asked for.
package enum Autorename {
    package enum Style: Sendable, Hashable {
        /// `report (2).txt`, `report (3).txt`, …
        case numbered
        /// `report (conflicted copy).txt`, `report (conflicted copy 2).txt`, …
        case conflictedCopy
    }

    /// The first name of the style that is free.
    ///
    /// - Parameter isFile: whether what follows the last dot is an extension that stays at the end.
    package static func name(
        for name: String, style: Style, isFile: Bool, isTaken: (String) throws -> Bool
    ) rethrows -> String {
        var attempt = 1
        while true {
            let candidate = self.name(for: name, style: style, attempt: attempt, isFile: isFile)
            if try !isTaken(candidate) { return candidate }
            attempt += 1
        }
    }

    private static func name(for name: String, style: Style, attempt: Int, isFile: Bool) -> String {
        let suffix =
            switch style {
            case .numbered: " (\(attempt + 1))"
            case .conflictedCopy: attempt == 1 ? " (conflicted copy)" : " (conflicted copy \(attempt))"
            }
        var stem = name[...]
        var ending = ""[...]
        if isFile, let dot = name.lastIndex(of: "."), dot != name.startIndex {
            stem = name[..<dot]
            ending = name[dot...]
        }
        while stem.utf16.count + suffix.utf16.count + ending.utf16.count > NameRules.maximumLength, stem.count > 1 {
            stem.removeLast()
        }
        return stem + suffix + ending
    }
}
