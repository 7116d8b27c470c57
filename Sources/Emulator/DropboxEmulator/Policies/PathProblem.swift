import DropboxCore

/// Explains why a path isn't valid, for people.
enum PathProblem {
    /// Returns what is wrong with the first invalid path, or `nil` if all are valid.
    static func text(of paths: [String]) -> String? { paths.lazy.compactMap(text).first }

    /// Returns what is wrong with a path, as a sentence without its period, or `nil` if it's valid.
    static func text(of path: String) -> String? {
        do throws(PathReference.Malformed) {
            _ = try PathReference(path)
            return nil
        } catch {
            return reason(path)
        }
    }

    private static func reason(_ path: String) -> String {
        if !path.startsWithSlash, !["id:", "ns:", "rev:"].contains(where: { path.utf8.starts(with: $0.utf8) }) {
            return "a path must be empty (the root) or begin with a slash"
        }
        let parts = path.utf8.split(separator: NameRules.separator, omittingEmptySubsequences: false)
        let names = parts.dropFirst().map { String(Substring($0)) }
        for (index, name) in names.enumerated() {
            let isLast = index == names.count - 1
            if name.isEmpty {
                return isLast ? "a path can't end with a slash" : "there is no name between two slashes of the path"
            }
            if let problem = self.problem(with: name, isLast: isLast) {
                return "\"\(shortened(name))\" can't be a name: \(problem)"
            }
        }
        return names.count > NameRules.maximumDepth
            ? "the path has \(names.count) names, and the maximum is \(NameRules.maximumDepth)"
            : "\"\(shortened(path))\" isn't a valid path"
    }

    private static func problem(with name: String, isLast: Bool) -> String? {
        switch name {
        case ".": return "it means the folder itself"
        case "..": return "it means the folder above"
        default: break
        }
        if name.utf8.contains(0) { return "it contains the control character NUL" }
        // The service removes spaces at the ends of other names.
        var stored = name
        if !isLast { while stored.last == " " { stored.removeLast() } }
        if stored.isEmpty { return "it consists of spaces" }
        // Names that the service doesn't store are another problem.
        guard case .impossible(let text)? = NameRules.obstacle(to: stored) else { return nil }
        return text
    }

    private static func shortened(_ text: String) -> String { text.count > 40 ? text.prefix(40) + "…" : text }
}
