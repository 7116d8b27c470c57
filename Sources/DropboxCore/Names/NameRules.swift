/// Which names a file or folder may have.
package enum NameRules {
    package enum ValidationResult: Sendable, Hashable {
        case allowed
        /// No path can look like this.
        case malformed
        /// A sound name that the service does not store.
        case disallowed
    }

    /// Longest name, in UTF-16 units: an emoji counts twice.
    package static let maximumLength = 255

    /// Most names of a path. The service does not say where its limit is; without one, a path could be as long as a body.
    package static let maximumDepth = 1000

    /// Names of junk that desktop systems leave behind. Which of them the service refuses is not documented: this table
    /// is the one place to change.
    package static let junk: Set<String> = [
        "desktop.ini", "thumbs.db", ".ds_store", "icon\r", ".dropbox", ".dropbox.attr", ".dropbox.cache",
    ]

    package static func validate(_ name: String) -> ValidationResult {
        guard !name.isEmpty, name.utf16.count <= maximumLength, name != ".", name != ".." else { return .malformed }
        for byte in name.utf8 where byte == 0 || byte == 0x2F || byte == 0x5C || byte == 0x7F { return .malformed }
        let key = CaseFoldedName.key(name)
        if junk.contains(key) || key.hasPrefix("~$") || key.hasPrefix(".~") { return .disallowed }
        if key.hasPrefix("~"), key.hasSuffix(".tmp") { return .disallowed }
        return .allowed
    }
}
