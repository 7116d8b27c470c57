import Foundation

/// The rules for names of files and folders.
package enum NameRules {
    /// The result of validating a name.
    package enum ValidationResult: Sendable, Hashable {
        case allowed
        /// The name can't be part of a path.
        case malformed
        /// The name is well-formed, but the service doesn't store it.
        case disallowed
    }

    /// The maximum length of a name in UTF-16 code units. An emoji counts twice.
    package static let maximumLength = 255

    /// The maximum number of names in a path.
    ///
    /// The limit of the service isn't documented. Without a limit, a path could be as long as a request body.
    package static let maximumDepth = 1000

    /// The filenames that the service ignores, which desktop systems create.
    ///
    /// The names that the service rejects aren't documented. If they change, change only this set.
    package static let ignoredFilenames: Set<String> = [
        "desktop.ini", "thumbs.db", ".ds_store", "icon\r", ".dropbox", ".dropbox.attr", ".dropbox.cache",
    ]

    /// Returns whether a name refers to one item directly in a folder, on the server and on disk: it isn't empty, `.`,
    /// or `..`, and has no separator and no NUL.
    ///
    /// Everything that a listing returns is checked with this rule where it enters, because a server can send anything.
    package static func isComponent(_ name: String) -> Bool {
        !name.utf8.contains(separator) && isAbsolutePath("/" + name)
    }

    /// Returns whether a path starts with a slash and consists of components.
    package static func isAbsolutePath(_ path: String) -> Bool {
        // Compare bytes: a slash with a combining character is a single character that doesn't equal a slash. C
        // functions search them, because the paths of a deep tree have thousands of components.
        var path = path
        return path.withUTF8 { bytes in
            guard let start = bytes.baseAddress, bytes.first == separator, memchr(start, 0, bytes.count) == nil else {
                return false
            }
            let end = start + bytes.count
            var component = start + 1
            while true {
                let separator = memchr(component, Int32(separator), end - component)
                let next = separator.map { UnsafePointer($0.assumingMemoryBound(to: UInt8.self)) } ?? end
                let count = next - component
                if count == 0 || count <= 2 && memcmp(component, "..", count) == 0 { return false }
                if next == end { return true }
                component = next + 1
            }
        }
    }

    /// The separator of a path.
    package static let separator = UInt8(ascii: "/")

    /// Validates the name of a file or folder, in the form in which the service stores it.
    package static func validate(_ name: String) -> ValidationResult {
        let name = CaseFoldedName.normalized(name)
        guard isComponent(name), name.utf16.count <= maximumLength else { return .malformed }
        for byte in name.utf8 where byte == 0x5C || byte == 0x7F { return .malformed }
        let key = CaseFoldedName.key(name)
        if ignoredFilenames.contains(key) || key.hasPrefix("~$") || key.hasPrefix(".~") { return .disallowed }
        if key.hasPrefix("~"), key.hasSuffix(".tmp") { return .disallowed }
        return .allowed
    }

    /// Why an item can't have its local name in Dropbox.
    package enum Obstacle: Sendable, Hashable {
        /// The service ignores such files: those that desktop systems create, and lock files and temporary files of
        /// open documents.
        case ignored
        /// The name isn't possible. The text is a sentence about it, such as "it contains a backslash".
        case impossible(String)
    }

    /// Returns why an item can't have its local name in Dropbox; `nil` if it can.
    package static func obstacle(to name: String) -> Obstacle? {
        switch validate(name) {
        case .disallowed: return .ignored
        case .malformed: return .impossible(reason(against: name))
        case .allowed:
            // Scalars, because a blank with a combining character is one character.
            let endsInWhiteSpace = name.unicodeScalars.last?.properties.isWhitespace == true
            return endsInWhiteSpace ? .impossible("it ends in white space") : nil
        }
    }

    private static func reason(against name: String) -> String {
        if name.utf8.contains(0x5C) { return "it contains a backslash" }
        if name.utf8.contains(0x7F) { return "it contains the control character DEL" }
        if name.utf16.count > maximumLength {
            return "it has \(name.utf16.count) UTF-16 code units, and the maximum is \(maximumLength)"
        }
        return "it isn't the name of an item in a folder"
    }
}

/// Normalization and case folding of names, which determine whether two spellings are the same name.
package enum CaseFoldedName {
    /// Returns the name in the form in which the service stores it: Unicode normalization form C.
    package static func normalized(_ name: String) -> String {
        // Most names are ASCII, which is already normalized and fast to detect.
        isASCII(name) ? name : name.precomposedStringWithCanonicalMapping
    }

    /// Returns the key for comparing names: normalization form C, then lowercase per scalar according to Unicode 4.1.
    ///
    /// The mapping of the service is that old. It doesn't change uppercase letters that were added later, and doesn't
    /// treat the final sigma differently.
    package static func key(_ name: String) -> String {
        if isASCII(name) { return name.lowercased() }
        let name = normalized(name)
        var key = String.UnicodeScalarView()
        for scalar in name.unicodeScalars { key.append(lowercased(scalar)) }
        return String(key)
    }

    private static func isASCII(_ name: String) -> Bool { name.utf8.allSatisfy { $0 < 0x80 } }

    private static func lowercased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        if scalar.isASCII {
            return (0x41...0x5A).contains(scalar.value) ? Unicode.Scalar(UInt8(scalar.value) + 0x20) : scalar
        }
        // Only İ has a lowercase mapping of two scalars. The first one is its simple mapping.
        guard let lower = scalar.properties.lowercaseMapping.unicodeScalars.first, lower != scalar,
            isInUnicode4_1(scalar), isInUnicode4_1(lower)
        else { return scalar }
        return lower
    }

    private static func isInUnicode4_1(_ scalar: Unicode.Scalar) -> Bool {
        guard let age = scalar.properties.age else { return false }
        return age.major < 4 || (age.major == 4 && age.minor <= 1)
    }
}

/// The names that the service assigns if the requested name is taken.
package enum Autorename {
    /// The styles of assigned names.
    package enum Style: Sendable, Hashable {
        /// `report (1).txt`, `report (2).txt`, …
        case numbered
        /// `report (conflicted copy).txt`, `report (conflicted copy 2).txt`, …
        case conflictedCopy
        /// `report (Name Conflict).txt`, `report (Name Conflict 2).txt`, …: the local name of an item whose name the
        /// local file system doesn't distinguish from that of another item.
        case nameConflict
    }

    /// Returns the first available name.
    ///
    /// - Parameters:
    ///   - name: The requested name.
    ///   - style: The style of the new name.
    ///   - isFile: Whether to preserve a filename extension at the end.
    ///   - isTaken: Returns whether a name is already in use.
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

    /// Returns whether an item has a name that the service assigns instead of `requestedName`.
    ///
    /// The service may add more to the name of a conflicted copy than documented, such as a user name or a date.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - requestedName: The requested name.
    ///   - style: The style, or `nil` to accept any addition in parentheses.
    ///   - isFile: Whether the item is a file. The default is `true`.
    package static func isVariant(
        _ name: String, of requestedName: String, style: Style? = nil, isFile: Bool = true
    ) -> Bool {
        let (stem, fileExtension) = parts(of: requestedName, isFile: isFile)
        guard name.hasSuffix(fileExtension) else { return false }
        let body = name.dropLast(fileExtension.count)
        var addition = body.dropFirst(stem.count)
        if !body.hasPrefix(stem) {
            // The service shortens a name that would be too long.
            guard let start = body.lastIndex(of: "(").map({ body[..<$0].dropLast().endIndex }),
                stem.hasPrefix(body[..<start]),
                requestedName.utf16.count + body[start...].utf16.count > NameRules.maximumLength
            else { return false }
            addition = body[start...]
        }
        guard addition.hasPrefix(" ("), addition.hasSuffix(")") else { return false }
        let inner = addition.dropFirst(2).dropLast()
        return switch style {
        case nil: !inner.isEmpty
        case .numbered: !inner.isEmpty && inner.utf8.allSatisfy { (0x30...0x39).contains($0) }
        case .conflictedCopy: inner.contains("conflicted copy")
        case .nameConflict: inner.hasPrefix("Name Conflict")
        }
    }

    /// Returns the name in whose place `name` was assigned; `nil` if it isn't an assigned name. Names that were
    /// shortened aren't recognized.
    package static func requestedName(of name: String, style: Style, isFile: Bool) -> String? {
        let (stem, fileExtension) = parts(of: name, isFile: isFile)
        guard let addition = stem.lastIndex(of: "("), addition > stem.startIndex else { return nil }
        let requestedName = String(stem[..<stem.index(before: addition)] + fileExtension)
        let attempt = Int(stem[addition...].filter { $0.isASCII && $0.isNumber }) ?? 1
        return self.name(for: requestedName, style: style, attempt: attempt, isFile: isFile) == name
            ? requestedName : nil
    }

    private static func name(for name: String, style: Style, attempt: Int, isFile: Bool) -> String {
        let suffix =
            switch style {
            case .numbered: " (\(attempt))"
            case .conflictedCopy: attempt == 1 ? " (conflicted copy)" : " (conflicted copy \(attempt))"
            case .nameConflict: attempt == 1 ? " (Name Conflict)" : " (Name Conflict \(attempt))"
            }
        var (stem, fileExtension) = parts(of: name, isFile: isFile)
        let maximumStemLength = NameRules.maximumLength - suffix.utf16.count - fileExtension.utf16.count
        while stem.utf16.count > maximumStemLength, stem.count > 1 {
            stem.removeLast()
        }
        return stem + suffix + fileExtension
    }

    /// Splits a name into its stem and its filename extension. A leading dot doesn't start an extension.
    private static func parts(of name: String, isFile: Bool) -> (stem: Substring, fileExtension: Substring) {
        guard isFile, let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name[...], "") }
        return (name[..<dot], name[dot...])
    }
}
