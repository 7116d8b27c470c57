/// The names that the service gives to what cannot have the name that it asked for.
package enum Autorename {
    package enum Style: Sendable, Hashable {
        /// `report (1).txt`, `report (2).txt`, …
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

    /// Whether a file has a name that the service gives instead of `wanted`. The service may add more to the name of a
    /// conflicted copy than its specification says, such as a person or a day.
    package static func isVariant(_ name: String, of wanted: String, style: Style) -> Bool {
        let (stem, ending) = parts(of: wanted, isFile: true)
        guard name.hasPrefix(stem), name.dropFirst(stem.count).hasSuffix(ending) else { return false }
        let addition = name.dropFirst(stem.count).dropLast(ending.count)
        guard addition.hasPrefix(" ("), addition.hasSuffix(")") else { return false }
        let inner = addition.dropFirst(2).dropLast()
        return switch style {
        case .numbered: !inner.isEmpty && inner.utf8.allSatisfy { (0x30...0x39).contains($0) }
        case .conflictedCopy: inner.contains("conflicted copy")
        }
    }

    private static func name(for name: String, style: Style, attempt: Int, isFile: Bool) -> String {
        let suffix =
            switch style {
            case .numbered: " (\(attempt))"
            case .conflictedCopy: attempt == 1 ? " (conflicted copy)" : " (conflicted copy \(attempt))"
            }
        var (stem, ending) = parts(of: name, isFile: isFile)
        while stem.utf16.count + suffix.utf16.count + ending.utf16.count > NameRules.maximumLength, stem.count > 1 {
            stem.removeLast()
        }
        return stem + suffix + ending
    }

    /// What the addition goes between: a dot at the beginning of a name begins no extension.
    private static func parts(of name: String, isFile: Bool) -> (stem: Substring, ending: Substring) {
        guard isFile, let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name[...], "") }
        return (name[..<dot], name[dot...])
    }
}
