import DropboxCore

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
enum WritePolicy {
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

extension Autorename {
    /// The style that a write asks for.
    static func style(for intent: WriteIntent) -> Style {
        if case .update = intent { return .conflictedCopy }
        return .numbered
    }
}
