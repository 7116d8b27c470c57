import DropboxCore

/// What a client asks for if the path of its file is taken.
enum WriteIntent: Sendable, Hashable {
    /// Fail, or choose another name.
    case add
    /// Replace the existing file.
    case overwrite
    /// Replace the existing file if it has this rev.
    case update(rev: String)
}

/// The existing item at the path that a file is written to.
enum ExistingItem: Sendable, Hashable {
    case nothing
    case folder
    case file(rev: String, hasSameContent: Bool)
}

/// The rules for writing a file to a path that may be taken.
enum WriteConflictPolicy {
    enum Decision: Sendable, Hashable {
        case write
        /// The file already has this content. The write succeeds and changes nothing.
        case unchanged
        case conflict
    }

    /// Decides whether a file can be written.
    ///
    /// - Parameters:
    ///   - intent: What the client asks for.
    ///   - occupant: The existing item at the path.
    ///   - isStrict: Whether to reject writes that would change nothing, and updates of a file that doesn't exist.
    static func decision(for intent: WriteIntent, existing occupant: ExistingItem, isStrict: Bool) -> Decision {
        switch (occupant, intent) {
        case (.nothing, .update): return isStrict ? .conflict : .write
        case (.nothing, _): return .write
        case (.folder, _): return .conflict
        case (.file(_, hasSameContent: true), _) where !isStrict: return .unchanged
        case (.file, .add): return .conflict
        case (.file, .overwrite): return .write
        case (.file(let rev, _), .update(let expected)): return rev == expected ? .write : .conflict
        }
    }
}

extension Autorename {
    /// Returns the style of the names that a write chooses if its path is taken.
    static func style(for intent: WriteIntent) -> Style {
        if case .update = intent { return .conflictedCopy }
        return .numbered
    }
}
