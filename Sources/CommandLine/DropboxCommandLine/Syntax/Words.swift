// The generator also compiles this directory, and the file that this one needs of DropboxCore.
#if canImport(DropboxCore)
    import DropboxCore
#endif

/// The words of a command line, sorted by what they are.
struct Words: Sendable {
    /// The arguments in order, without the names of subcommands.
    private(set) var arguments: [String] = []
    /// The values of each option by its name, in order. Those of a flag are empty.
    private(set) var options: [String: [String]] = [:]

    /// Sorts words by a syntax. All words after `--` are arguments.
    ///
    /// - Throws: An error if a word is no option of the syntax, or if an option lacks its value, has one that it doesn't
    ///   take, or is repeated.
    init(_ words: [String], _ syntax: Syntax) throws(CommandError) {
        var remaining = words[...]
        while let word = remaining.popFirst() {
            if word == "--" {
                arguments += remaining
                break
            }
            if word.hasPrefix("--") {
                try add(word.dropFirst(2), &remaining, syntax)
            } else if word.hasPrefix("-"), word != "-" {
                try add(letters: word.dropFirst(), &remaining, syntax)
            } else {
                arguments.append(word)
            }
        }
        arguments.removeFirst(min(syntax.selection.count, arguments.count))
    }

    /// Returns the argument at an index, as far as the options are known: an unknown option counts as a flag.
    static func argument(at index: Int, in words: [String], _ syntax: Syntax) -> String? {
        var remaining = words[...]
        var arguments: [String] = []
        while let word = remaining.popFirst(), arguments.count <= index {
            if word == "--" {
                arguments += remaining
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                arguments.append(word)
                continue
            }
            let option =
                word.hasPrefix("--") ? syntax.option(named: word.dropFirst(2)) : word.last.flatMap(syntax.option)
            if option?.value != nil { _ = remaining.popFirst() }
        }
        return arguments.indices.contains(index) ? arguments[index] : nil
    }

    /// Returns the message about an argument that a command doesn't take. After a flag, it may be meant as its value.
    static func unexpected(_ argument: String, in words: [String], _ syntax: Syntax) -> String {
        let message = "unexpected argument '\(argument)'"
        guard let index = words.lastIndex(of: argument), index > 0 else { return message }
        let flag = words[index - 1]
        guard flag.hasPrefix("--"), let option = syntax.option(named: flag.dropFirst(2)), option.value == nil else {
            return message
        }
        return "\(message): \(flag) takes no value"
    }

    private mutating func add(
        _ text: Substring, _ remaining: inout ArraySlice<String>, _ syntax: Syntax
    ) throws(CommandError) {
        let end = text.firstIndex(of: "=")
        let name = text[..<(end ?? text.endIndex)]
        guard let option = syntax.option(named: name) else { throw Self.unknown("--" + name, syntax) }
        let value = end.map { String(text[text.index(after: $0)...]) }
        guard option.value != nil else {
            switch value {
            case nil, "true": return try add(option, "")
            // The flag is off, although it may have a default.
            case "false": return options[option.name] = []
            default: throw .usage("--\(name) takes no value")
            }
        }
        if let value { return try add(option, value) }
        try add(option, try Self.value("--" + name, &remaining))
    }

    private mutating func add(
        letters: Substring, _ remaining: inout ArraySlice<String>, _ syntax: Syntax
    ) throws(CommandError) {
        var letters = letters
        while let letter = letters.popFirst() {
            guard let option = syntax.option(letter) else { throw Self.unknown(letters.base, syntax) }
            guard option.value != nil else {
                try add(option, "")
                continue
            }
            let value = letters.first == "=" ? letters.dropFirst() : letters
            return try add(option, value.isEmpty ? try Self.value("-\(letter)", &remaining) : String(value))
        }
    }

    private mutating func add(_ option: Syntax.Option, _ value: String) throws(CommandError) {
        guard option.isRepeated || option.value == nil || options[option.name] == nil else {
            throw .usage("--\(option.name) can be given only once")
        }
        options[option.name, default: []].append(value)
    }

    private static func value(
        _ spelling: String, _ remaining: inout ArraySlice<String>
    ) throws(CommandError) -> String {
        guard let value = remaining.first, !value.hasPrefix("--") else { throw .usage("\(spelling) requires a value") }
        remaining.removeFirst()
        return value
    }

    private static func unknown(_ spelling: String, _ syntax: Syntax) -> CommandError {
        let names = syntax.options.map { "--" + $0.name }
        let advice =
            spelling.mostSimilar(in: names).map { "did you mean \($0)?" } ?? "to pass it as a name, put -- before it"
        return .usage("unknown option '\(spelling)' (\(advice))")
    }
}
