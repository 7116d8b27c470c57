import Foundation

/// Converts HTML to Markdown. Like a browser, it accepts any input, and ignores unknown elements except for their text.
struct HTMLReader {
    /// The maximum nesting depth. Deeper nesting is ignored.
    private static let maximumDepth = 20

    private var output = ""
    private var lists: [Int?] = []
    private var links: [String] = []
    private var quotes = 0
    /// The quote depth of the last written text.
    private var writtenQuotes = 0
    private var isPreformatted = false
    /// The nesting depth of elements whose text is hidden.
    private var hidden = 0
    private var needsBlankLine = false
    /// A Boolean value that indicates whether an item of the list has been written.
    private var isInList = false

    static func markdown(_ html: String) -> String {
        var reader = HTMLReader()
        reader.read(html)
        let text = reader.output.trimmingCharacters(in: .whitespacesAndNewlines)
        return text.isEmpty ? "" : text + "\n"
    }

    private mutating func read(_ html: String) {
        var remaining = html[...]
        while let open = remaining.firstIndex(of: "<") {
            text(remaining[..<open])
            remaining = remaining[open...]
            if remaining.hasPrefix("<!--") {
                remaining = remaining.range(of: "-->").map { remaining[$0.upperBound...] } ?? ""
            } else if MarkupTag.isTagStart(remaining) {
                // An unterminated tag is the last thing in the text. It is ignored.
                guard let tag = MarkupTag(remaining) else { return }
                remaining = remaining[tag.end...]
                if tag.isClosing { endElement(tag.name) } else { beginElement(tag) }
                if !tag.isClosing, tag.name == "script" || tag.name == "style" {
                    remaining =
                        remaining.range(of: "</\(tag.name)", options: .caseInsensitive)
                        .map { remaining[$0.lowerBound...] } ?? ""
                }
            } else {
                text("<")
                remaining = remaining.dropFirst()
            }
        }
        text(remaining)
    }

    // MARK: Elements

    private mutating func beginElement(_ tag: MarkupTag) {
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

    private mutating func endElement(_ name: String) {
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
        if needsBlankLine, depth == 0, !isInList { separate() } else if !output.isEmpty { output += "\n" }
        needsBlankLine = false
        isInList = true
        output += String(repeating: "> ", count: quotes) + String(repeating: "    ", count: depth) + marker + " "
    }

    /// A Boolean value that indicates whether the output ends with the marker of a list item.
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
            if !output.isEmpty, !needsBlankLine, !output.hasSuffix(" "), !output.hasSuffix("\n") { output += " " }
            return
        }
        let hasLeadingSpace =
            plain.first?.isWhitespace == true && !needsBlankLine && !output.hasSuffix("\n") && !output.hasSuffix(" ")
        let line = words.joined(separator: " ")
        // Only at the beginning of a line can a character start a list or a heading.
        let isStart = needsBlankLine || output.isEmpty || output.hasSuffix("\n")
        let escaped = isStart ? Markdown.escapedLine(line) : Markdown.escapedInline(line)
        write((hasLeadingSpace && !isStart ? " " : "") + escaped + (plain.last?.isWhitespace == true ? " " : ""))
    }

    private mutating func write(_ text: String) {
        guard hidden == 0 else { return }
        if needsBlankLine {
            needsBlankLine = false
            separate()
            output += indentation
        }
        writtenQuotes = quotes
        output += text
    }

    /// Writes the blank line between two paragraphs.
    private mutating func separate() {
        while output.last == " " { output.removeLast() }
        guard !output.isEmpty else { return }
        output += "\n" + String(repeating: ">", count: min(quotes, writtenQuotes)) + "\n"
    }

    /// Makes the next text start a paragraph.
    private mutating func block() { needsBlankLine = needsBlankLine || !output.isEmpty }

    /// Removes characters that a Markdown link destination can't contain.
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
        var remaining = text[...]
        while let ampersand = remaining.firstIndex(of: "&") {
            result += remaining[..<ampersand]
            remaining = remaining[ampersand...]
            let name = remaining.dropFirst().prefix(12).prefix { $0 != ";" && $0 != "&" && !$0.isWhitespace }
            guard let character = character(name), remaining.dropFirst(name.count + 1).first == ";" else {
                result += "&"
                remaining = remaining.dropFirst()
                continue
            }
            result += character
            remaining = remaining.dropFirst(name.count + 2)
        }
        return result + remaining
    }

    private static func character(_ name: Substring) -> String? {
        guard name.first == "#" else { return entities[String(name)] }
        let digits = name.dropFirst()
        let code = digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return code.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }.map { String(Character($0)) }
    }
}

/// An HTML or XML tag with its attributes.
struct MarkupTag {
    let name: String
    let isClosing: Bool
    let end: Substring.Index
    private let attributes: Substring

    /// Returns whether a `<` starts a tag.
    static func isTagStart(_ text: Substring) -> Bool {
        let inner = text.dropFirst()
        let first = inner.first == "/" ? inner.dropFirst().first : inner.first
        return first.map { $0.isLetter || $0 == "!" || $0 == "?" } ?? false
    }

    /// Parses a tag, or returns `nil` if it is unterminated.
    init?(_ text: Substring) {
        let inner = text.dropFirst()
        isClosing = inner.first == "/"
        let start = isClosing ? inner.dropFirst() : inner
        name = start.prefix { $0.isLetter || $0.isNumber || $0 == ":" || $0 == "-" }.lowercased()
        var quote: Character?
        var index = start.startIndex
        while index < start.endIndex {
            let character = start[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == ">" {
                break
            }
            index = start.index(after: index)
        }
        guard index < start.endIndex else { return nil }
        attributes = start[..<index].dropFirst(name.count)
        end = start.index(after: index)
    }

    var isEmpty: Bool { attributes.last == "/" }

    func attribute(_ name: String) -> String? {
        guard let match = attributes.range(of: name + "=", options: .caseInsensitive) else { return nil }
        let value = attributes[match.upperBound...]
        guard let quote = value.first else { return nil }
        let isQuoted = quote == "\"" || quote == "'"
        let raw = isQuoted ? value.dropFirst().prefix { $0 != quote } : value.prefix { !$0.isWhitespace }
        return HTMLReader.decoded(String(raw))
    }

    /// A token of XML text.
    enum Token {
        case text(String)
        case tag(MarkupTag)
    }

    /// Calls a closure with the tokens of an XML text, up to the first error.
    static func forEachToken(in data: Data, _ body: (Token) -> Void) {
        let xml = String(decoding: data, as: UTF8.self)
        var remaining = xml[...]
        while let open = remaining.firstIndex(of: "<") {
            if open > remaining.startIndex { body(.text(HTMLReader.decoded(String(remaining[..<open])))) }
            guard let tag = MarkupTag(remaining[open...]) else { return }
            body(.tag(tag))
            remaining = remaining[tag.end...]
        }
    }
}
