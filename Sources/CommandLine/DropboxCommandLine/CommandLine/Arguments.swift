import Foundation

/// A parser for command-line arguments: `--name`, `--name value`, `--name=value`, and positional words.
///
/// All words after `--` are positional. Each method consumes the words that it returns; `finish()` throws an error if
/// words remain.
package struct Arguments: Sendable {
    private var words: [String]
    private var positionals: [String] = []

    package init(_ words: [String]) {
        guard let end = words.firstIndex(of: "--") else {
            self.words = words
            return
        }
        self.words = Array(words[..<end])
        positionals = Array(words[(end + 1)...])
    }

    /// Consumes all occurrences of the flag `--name`, or `-n` if the name has one letter.
    ///
    /// - Returns: `true` if the flag was present.
    package mutating func flag(_ name: String) -> Bool {
        let spelling = name.count == 1 ? "-" + name : "--" + name
        let count = words.count
        words.removeAll { $0 == spelling }
        return words.count < count
    }

    /// Consumes the option `--name`, and returns its value, or `nil` if the option is missing.
    package mutating func option(_ name: String) throws(CommandError) -> String? {
        let spelling = "--" + name
        if let index = words.firstIndex(where: { $0.hasPrefix(spelling + "=") }) {
            return String(words.remove(at: index).dropFirst(spelling.count + 1))
        }
        guard let index = words.firstIndex(of: spelling) else { return nil }
        words.remove(at: index)
        guard index < words.count, !words[index].hasPrefix("--") else { throw .usage("\(spelling) requires a value") }
        return words.remove(at: index)
    }

    /// Consumes the option `--name`, and returns its value as a number in `range`, or `nil` if the option is missing.
    package mutating func number<N: FixedWidthInteger>(
        _ name: String, in range: ClosedRange<N>
    ) throws(CommandError) -> N? {
        guard let text = try option(name) else { return nil }
        guard let number = N(text), range.contains(number) else {
            throw .usage(
                "invalid --\(name) '\(text)': expected a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    /// Consumes the option `--name`, and returns its value as a positive number of bytes (`500000`, `500k` or `1.5M`,
    /// for example), or `nil` if the option is missing.
    mutating func byteCount(_ name: String) throws(CommandError) -> Int64? {
        guard let text = try option(name) else { return nil }
        let units: [Character: Double] = ["k": 1e3, "M": 1e6, "G": 1e9]
        let unit = text.last.flatMap { units[$0] }
        guard let number = Double(unit == nil ? text : String(text.dropLast())), number.isFinite,
            let bytes = Int64(exactly: (number * (unit ?? 1)).rounded()), bytes >= 1
        else { throw .usage("invalid --\(name) '\(text)': expected a number of bytes, such as 500000, 500k or 1.5M") }
        return bytes
    }

    /// Consumes the option `--name`, and returns its value as the URL of a server, or `nil` if the option is missing.
    mutating func serverURL(_ name: String) throws(CommandError) -> String? {
        guard let text = try option(name) else { return nil }
        guard let address = URL(string: text), address.scheme?.hasPrefix("http") == true, address.host != nil else {
            throw .usage("invalid --\(name) '\(text)': expected a URL such as http://127.0.0.1:8080")
        }
        return text
    }

    /// Consumes the next positional word. Consume all options first, because their values look like positional words.
    ///
    /// - Parameter errorMessage: The message of the error if no word remains.
    mutating func requiredPositional(_ errorMessage: String) throws(CommandError) -> String {
        if let word = nextPositional() { return word }
        // If a name that starts with a dash remains, that error is the more helpful one.
        try finish()
        throw .usage(errorMessage)
    }

    /// Consumes the next positional word, if any. Consume all options first, because their values look like positional
    /// words.
    mutating func nextPositional() -> String? {
        if let index = words.firstIndex(where: { !$0.hasPrefix("-") || $0 == "-" }) { return words.remove(at: index) }
        return positionals.isEmpty ? nil : positionals.removeFirst()
    }

    /// Consumes all words, for another program.
    mutating func remaining() -> [String] {
        defer { (words, positionals) = ([], []) }
        return words + (positionals.isEmpty ? [] : ["--"] + positionals)
    }

    /// Throws an error if words remain.
    func finish() throws(CommandError) {
        guard let word = words.first ?? positionals.first else { return }
        if word.hasPrefix("-") {
            throw .usage("unknown option '\(word)' (to pass it as a name, put -- before it)")
        }
        throw .usage("unexpected argument '\(word)'")
    }
}
