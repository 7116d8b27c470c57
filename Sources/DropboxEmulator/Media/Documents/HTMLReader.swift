import Foundation

/// Turns HTML into Markdown. It reads whatever comes, as browsers do: what it does not know is left out, and only its text
/// stays.
struct HTMLReader {
    /// What is nested deeper is shown as if it were not.
    private static let maximumDepth = 20

    private var output = ""
    private var lists: [Int?] = []
    private var links: [String] = []
    private var quotes = 0
    /// Quotes around what was written last.
    private var writtenQuotes = 0
    private var isPreformatted = false
    /// Depth of elements whose text is not shown.
    private var hidden = 0
    private var needsBlank = false
    /// Whether an entry of the list has been written.
    private var isInList = false

    static func markdown(_ html: String) -> String {
        var reader = HTMLReader()
        reader.read(html)
        let text = reader.output.trimmingCharacters(in: .whitespacesAndNewlines)
        return text.isEmpty ? "" : text + "\n"
    }

    private mutating func read(_ html: String) {
        var rest = html[...]
        while let open = rest.firstIndex(of: "<") {
            text(rest[..<open])
            rest = rest[open...]
            if rest.hasPrefix("<!--") {
                rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
            } else if MarkupTag.begins(rest) {
                // A tag without an end is the last thing in the text, and nothing of it is shown.
                guard let tag = MarkupTag(rest) else { return }
                rest = rest[tag.end...]
                if tag.isClosing { leave(tag.name) } else { enter(tag) }
                if !tag.isClosing, tag.name == "script" || tag.name == "style" {
                    rest =
                        rest.range(of: "</\(tag.name)", options: .caseInsensitive).map { rest[$0.lowerBound...] } ?? ""
                }
            } else {
                text("<")
                rest = rest.dropFirst()
            }
        }
        text(rest)
    }

    // MARK: Elements

    private mutating func enter(_ tag: MarkupTag) {
        switch tag.name {
        case "h1", "h2", "h3", "h4", "h5", "h6":
            block()
            write(String(repeating: "#", count: Int(tag.name.dropFirst()) ?? 1) + " ")
        case "p", "div", "section", "article", "table", "tr": if !isAtItem { block() }
        case "br": write("\\\n" + indentation)
        case "hr":
            block()
            write("---")
            block()
        case "strong", "b": write("**")
        case "em", "i": write("*")
        case "code", "tt": if !isPreformatted { write("`") }
        case "pre":
            block()
            write("```\n" + indentation)
            isPreformatted = true
        case "blockquote":
            block()
            quotes = min(quotes + 1, Self.maximumDepth)
        case "ul", "ol":
            if lists.isEmpty {
                block()
                isInList = false
            }
            if lists.count < Self.maximumDepth { lists.append(tag.name == "ol" ? 1 : nil) }
        case "li": item()
        case "a":
            links.append(tag.attribute("href") ?? "")
            write("[")
        case "img":
            write("![\(Markdown.escapedLine(tag.attribute("alt") ?? ""))](\(Self.address(tag.attribute("src") ?? "")))")
        case "td", "th": write(" ")
        case "head", "script", "style", "template": hidden += 1
        case "body": hidden = 0
        default: break
        }
    }

    private mutating func leave(_ name: String) {
        switch name {
        case "h1", "h2", "h3", "h4", "h5", "h6", "p", "div", "section", "article", "table", "tr": block()
        case "strong", "b": write("**")
        case "em", "i": write("*")
        case "code", "tt": if !isPreformatted { write("`") }
        case "pre":
            isPreformatted = false
            if !output.hasSuffix("\n") { write("\n" + indentation) }
            write("```")
            block()
        case "blockquote":
            block()
            quotes = max(0, quotes - 1)
        case "ul", "ol":
            if !lists.isEmpty { lists.removeLast() }
            if lists.isEmpty { block() }
        case "a": if let address = links.popLast() { write("](\(Self.address(address)))") }
        case "head", "script", "style", "template": hidden = max(0, hidden - 1)
        default: break
        }
    }

    private mutating func item() {
        let depth = max(0, lists.count - 1)
        var marker = "-"
        if let number = lists.last.flatMap({ $0 }) {
            marker = "\(number)."
            lists[lists.count - 1] = number + 1
        }
        if needsBlank, depth == 0, !isInList { separate() } else if !output.isEmpty { output += "\n" }
        needsBlank = false
        isInList = true
        output += String(repeating: "> ", count: quotes) + String(repeating: "    ", count: depth) + marker + " "
    }

    /// Whether nothing has come yet behind the marker of an entry.
    private var isAtItem: Bool { output.hasSuffix("- ") || output.hasSuffix(". ") }

    private var indentation: String {
        String(repeating: "> ", count: quotes) + String(repeating: "    ", count: lists.count)
    }

    // MARK: Text

    private mutating func text(_ raw: some StringProtocol) {
        guard hidden == 0, !raw.isEmpty else { return }
        let plain = Self.decoded(String(raw))
        if isPreformatted {
            write(plain.replacingOccurrences(of: "\n", with: "\n" + indentation))
            return
        }
        let words = plain.split(whereSeparator: \.isWhitespace)
        guard !words.isEmpty else {
            if !output.isEmpty, !needsBlank, !output.hasSuffix(" "), !output.hasSuffix("\n") { output += " " }
            return
        }
        let isApart =
            plain.first?.isWhitespace == true && !needsBlank && !output.hasSuffix("\n") && !output.hasSuffix(" ")
        let line = words.joined(separator: " ")
        // Only at the beginning of a line can a character begin a list or a heading.
        let isStart = needsBlank || output.isEmpty || output.hasSuffix("\n")
        let escaped = isStart ? Markdown.escapedLine(line) : Markdown.escapedWords(line)
        write((isApart && !isStart ? " " : "") + escaped + (plain.last?.isWhitespace == true ? " " : ""))
    }

    private mutating func write(_ text: String) {
        guard hidden == 0 else { return }
        if needsBlank {
            needsBlank = false
            separate()
            output += indentation
        }
        writtenQuotes = quotes
        output += text
    }

    /// A line between two paragraphs.
    private mutating func separate() {
        while output.last == " " { output.removeLast() }
        guard !output.isEmpty else { return }
        output += "\n" + String(repeating: ">", count: min(quotes, writtenQuotes)) + "\n"
    }

    /// The next text begins a paragraph.
    private mutating func block() { needsBlank = needsBlank || !output.isEmpty }

    /// What cannot be a target of Markdown is left out.
    private static func address(_ text: String) -> String {
        text.filter { !$0.isWhitespace && !"<>()".contains($0) }
    }

    private static let entities = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ndash": "–", "mdash": "—",
        "hellip": "…", "copy": "©", "euro": "€", "bull": "•", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    ]

    static func decoded(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var result = ""
        var rest = text[...]
        while let mark = rest.firstIndex(of: "&") {
            result += rest[..<mark]
            rest = rest[mark...]
            let name = rest.dropFirst().prefix(12).prefix { $0 != ";" && $0 != "&" && !$0.isWhitespace }
            guard let character = character(name), rest.dropFirst(name.count + 1).first == ";" else {
                result += "&"
                rest = rest.dropFirst()
                continue
            }
            result += character
            rest = rest.dropFirst(name.count + 2)
        }
        return result + rest
    }

    private static func character(_ name: Substring) -> String? {
        guard name.first == "#" else { return entities[String(name)] }
        let digits = name.dropFirst()
        let code = digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return code.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }.map { String(Character($0)) }
    }
}
