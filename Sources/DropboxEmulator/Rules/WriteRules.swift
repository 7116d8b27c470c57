/// What a client wants to happen when its file meets another one.
enum WriteIntent: Sendable, Hashable {
    case add
    case overwrite
    /// Replace, if the file that is there has this rev.
    case update(rev: String)
}

/// What stands where a file is to be written.
enum Occupant: Sendable, Hashable {
    case nothing
    case folder
    case file(rev: String, hasSameContent: Bool)
}

/// The rules of writing a file.
enum WriteRules {
    enum Decision: Sendable, Hashable {
        case write
        /// The file has this content already: nothing changes, and that is a success.
        case keep
        case conflict
    }

    /// - Parameter isStrict: refuse also what would change nothing, and updates of a file that is gone.
    static func decide(_ intent: WriteIntent, meeting occupant: Occupant, isStrict: Bool) -> Decision {
        switch (occupant, intent) {
        case (.nothing, .update): return isStrict ? .conflict : .write
        case (.nothing, _): return .write
        case (.folder, _): return .conflict
        case (.file(_, hasSameContent: true), _) where !isStrict: return .keep
        case (.file, .add): return .conflict
        case (.file, .overwrite): return .write
        case (.file(let rev, _), .update(let expected)): return rev == expected ? .write : .conflict
        }
    }
}

/// Names for what cannot have the name that it asked for.
enum Autorename {
    enum Style: Sendable, Hashable {
        /// `report (2).txt`, `report (3).txt`, …
        case numbered
        /// `report (conflicted copy).txt`, `report (conflicted copy 2).txt`, …
        case conflictedCopy
    }

    /// The style that a write asks for.
    static func style(for intent: WriteIntent) -> Style {
        if case .update = intent { return .conflictedCopy }
        return .numbered
    }

    /// The first name of the style that is free.
    ///
    /// - Parameter isFile: whether what follows the last dot is an extension that stays at the end.
    static func name(
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
