import APIModel

/// The meaning of the patterns of strings, in words. Readers of documentation want no regular expressions.
package enum PatternText {
    /// Returns what is true of each string that matches a pattern, such as `starts with /`, or `nil` if nobody has described
    /// the pattern yet.
    static func words(_ pattern: String) -> String? { descriptions[pattern] }

    /// Returns the patterns in an API without words, sorted.
    package static func undescribed(in api: API) -> [String] {
        var patterns: Set<String> = []
        func add(_ type: TypeReference) {
            switch type {
            case .primitive(.string(_, _, let pattern?)): patterns.insert(pattern)
            case .list(let items, _): add(items)
            case .map(let keys, let values): [keys, values].forEach(add)
            case .nullable(let wrapped): add(wrapped)
            case .primitive, .named: break
            }
        }
        for namespace in api.namespaces {
            namespace.aliases.map(\.type).forEach(add)
            namespace.types.flatMap(\.fields).compactMap(\.type).forEach(add)
        }
        return patterns.subtracting(descriptions.keys).sorted()
    }

    private static let descriptions = [
        #"/(.|[\r\n])*"#: "starts with `/`",
        #"(/(.|[\r\n])*)?"#: "is empty or starts with `/`",
        #"(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)"#: "starts with `/` or `ns:`",
        #"(/(.|[\r\n])*)?|(ns:[0-9]+(/(.|[\r\n])*)?)"#: "is empty, or starts with `/` or `ns:`",
        #"(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)"#: "starts with `/`, `id:`, or `ns:`",
        #"/(.|[\r\n])*|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)"#: "starts with `/`, `id:`, or `ns:`",
        #"/(.|[\r\n])*|id:.*|(ns:[0-9]+(/.*)?)"#: "starts with `/`, `id:`, or `ns:`",
        #"(/(.|[\r\n])*)?|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)"#: "is empty, or starts with `/`, `id:`, or `ns:`",
        #"(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)"#:
            "starts with `/`, `id:`, `rev:`, or `ns:`",
        #"((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?"#: "starts with `/`, `id:`, `ns:`, or `nspath:`",
        "(/|ptid:).*": "starts with `/` or `ptid:`",
        "id:.+": "starts with `id:`",
        "^pid_dbhid:.+": "starts with `pid_dbhid:`",
        "pid_dbtmr:.*": "starts with `pid_dbtmr:`",
        "[0-9a-f]+": "consists of the digits 0 to 9 and the letters a to f",
        #"[\w]+"#: "consists of letters, digits, and underscores",
        "[-_0-9a-zA-Z]+": "consists of letters from A to Z, digits, hyphens, and underscores",
        "[-_0-9a-zA-Z:]+": "consists of letters from A to Z, digits, hyphens, underscores, and colons",
        #"[^/:?*<>"|]*"#: #"contains none of the characters `/:?*<>"|`"#,
        #"^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$"#: "is an email address",
    ]
}
