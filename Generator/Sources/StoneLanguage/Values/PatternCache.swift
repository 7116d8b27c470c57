/// The patterns of a specification, each compiled once.
final class PatternCache {
    private var compiled: [String: Regex<AnyRegexOutput>] = [:]

    /// Throws if a pattern is not a regular expression.
    func check(_ pattern: String, at location: SourceLocation) throws(Diagnostic) {
        do {
            _ = try regex(pattern)
        } catch {
            throw Diagnostic("\"\(pattern)\" is not a regular expression: \(error)", at: location)
        }
    }

    /// Whether a text begins with what a pattern matches: the language asks no more of its own defaults and examples,
    /// and published ones rely on it. A pattern that is none matches everything, because `check` has reported it.
    func matches(_ text: String, _ pattern: String) -> Bool {
        do {
            return try regex(pattern).prefixMatch(in: text) != nil
        } catch {
            return true
        }
    }

    private func regex(_ pattern: String) throws -> Regex<AnyRegexOutput> {
        if let known = compiled[pattern] { return known }
        let regex = try Regex(pattern).matchingSemantics(.unicodeScalar)
        compiled[pattern] = regex
        return regex
    }
}
