import Foundation

/// The words of a command line, taken one by one: `--name`, `--name value`, `--name=value`, and words without dashes.
///
/// After `--` every word is positional. What nobody took is an error of `finish()`.
struct Arguments: Sendable {
    private var words: [String]
    private var positionals: [String] = []

    init(_ words: [String]) {
        guard let end = words.firstIndex(of: "--") else {
            self.words = words
            return
        }
        self.words = Array(words[..<end])
        positionals = Array(words[(end + 1)...])
    }

    /// Whether `--name` (or `-n` for a name of one letter) is there, be it once or more often.
    mutating func flag(_ name: String) -> Bool {
        let spelling = name.count == 1 ? "-" + name : "--" + name
        let count = words.count
        words.removeAll { $0 == spelling }
        return words.count < count
    }

    /// The value of `--name`, if the option is there.
    mutating func option(_ name: String) throws(CommandError) -> String? {
        let spelling = "--" + name
        if let index = words.firstIndex(where: { $0.hasPrefix(spelling + "=") }) {
            return String(words.remove(at: index).dropFirst(spelling.count + 1))
        }
        guard let index = words.firstIndex(of: spelling) else { return nil }
        words.remove(at: index)
        guard index < words.count, !words[index].hasPrefix("--") else { throw .usage("\(spelling) needs a value.") }
        return words.remove(at: index)
    }

    /// The value of `--name` as a number in `range`, if the option is there.
    mutating func number<N: FixedWidthInteger>(_ name: String, in range: ClosedRange<N>) throws(CommandError) -> N? {
        guard let text = try option(name) else { return nil }
        guard let number = N(text), range.contains(number) else {
            throw .usage("--\(name) takes a number from \(range.lowerBound) to \(range.upperBound), not '\(text)'.")
        }
        return number
    }

    /// The value of `--name` as a number of bytes, 1 at least, such as `500000`, `500k` or `1.5M`, if the option is there.
    mutating func amount(_ name: String) throws(CommandError) -> Int64? {
        guard let text = try option(name) else { return nil }
        let units: [Character: Double] = ["k": 1e3, "M": 1e6, "G": 1e9]
        let unit = text.last.flatMap { units[$0] }
        guard let number = Double(unit == nil ? text : String(text.dropLast())), number.isFinite,
            let bytes = Int64(exactly: (number * (unit ?? 1)).rounded()), bytes >= 1
        else { throw .usage("--\(name) takes a number of bytes like 500000, 500k or 1.5M, not '\(text)'.") }
        return bytes
    }

    /// The value of `--name` as the address of a server, if the option is there.
    mutating func server(_ name: String) throws(CommandError) -> String? {
        guard let text = try option(name) else { return nil }
        guard let address = URL(string: text), address.scheme?.hasPrefix("http") == true, address.host != nil else {
            throw .usage("--\(name) takes an address like http://127.0.0.1:8080, not '\(text)'.")
        }
        return text
    }

    /// The next word that is no option. Take the options first: their values look like words.
    /// - Parameter question: what is asked where there is none.
    mutating func positional(_ question: String) throws(CommandError) -> String {
        if let word = takePositional() { return word }
        // A name that begins with a dash is the more likely reason.
        try finish()
        throw .usage(question)
    }

    /// The next word that is no option, if there is one. Take the options first: their values look like words.
    mutating func takePositional() -> String? {
        if let index = words.firstIndex(where: { !$0.hasPrefix("-") || $0 == "-" }) { return words.remove(at: index) }
        return positionals.isEmpty ? nil : positionals.removeFirst()
    }

    /// Refuses what is left.
    func finish() throws(CommandError) {
        guard let word = words.first ?? positionals.first else { return }
        if word.hasPrefix("-") {
            throw .usage("There is no option '\(word)' here. --help lists them; a name like this goes behind --.")
        }
        throw .usage("'\(word)' is one word too many. --help shows what the command takes.")
    }
}
