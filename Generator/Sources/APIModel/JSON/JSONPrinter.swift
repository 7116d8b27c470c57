/// Writes JSON for people: whatever fits on a line stands on one line.
struct JSONPrinter {
    /// The number of columns that a line may have. A key before a broken value is not counted.
    static let width = 140

    private var output = ""

    /// The text of a value, which is broken into lines even if it would fit on one, with a line feed at its end.
    static func print(_ value: JSONValue) -> String {
        var printer = JSONPrinter()
        printer.write(value, indent: 0)
        return printer.output + "\n"
    }

    private mutating func write(_ value: JSONValue, indent: Int) {
        var line = JSONLine(room: indent > 0 ? Self.width - indent : 0)
        switch value {
        case .array(let items) where !items.isEmpty && !line.fits(value):
            writeLines(items, indent: indent, brackets: "[]") { $0.write($1, indent: indent + 2) }
        case .object(let members) where !members.isEmpty && !line.fits(value):
            writeLines(members, indent: indent, brackets: "{}") {
                $0.output += JSONLine.quoted($1.key) + ": "
                $0.write($1.value, indent: indent + 2)
            }
        default:
            output += JSONLine.text(value)
        }
    }

    private mutating func writeLines<Item>(
        _ items: [Item], indent: Int, brackets: String, write: (inout JSONPrinter, Item) -> Void
    ) {
        let padding = String(repeating: " ", count: indent)
        output += brackets.prefix(1) + "\n"
        for (index, item) in items.enumerated() {
            output += padding + "  "
            write(&self, item)
            output += index < items.count - 1 ? ",\n" : "\n"
        }
        output += padding + brackets.suffix(1)
    }
}

/// JSON on one line, and the question whether it has room there.
struct JSONLine {
    private var text = ""
    private var room: Int

    init(room: Int) { self.room = room }

    /// The value on one line, however long.
    static func text(_ value: JSONValue) -> String {
        var line = JSONLine(room: .max)
        line.append(value)
        return line.text
    }

    /// Whether the value has room; gives up as soon as it has not.
    mutating func fits(_ value: JSONValue) -> Bool {
        append(value)
        return room >= 0
    }

    private mutating func append(_ piece: String) {
        text += piece
        room -= piece.unicodeScalars.count
    }

    private mutating func append(_ value: JSONValue) {
        guard room >= 0 else { return }
        switch value {
        case .null: append("null")
        case .boolean(let flag): append(flag ? "true" : "false")
        case .number(let text): append(text)
        case .string(let text): append(Self.quoted(text))
        case .array(let items):
            append("[")
            for (index, item) in items.enumerated() {
                if index > 0 { append(", ") }
                append(item)
            }
            append("]")
        case .object(let members):
            append("{")
            for (index, member) in members.enumerated() {
                if index > 0 { append(", ") }
                append(Self.quoted(member.key) + ": ")
                append(member.value)
            }
            append("}")
        }
    }

    /// A string in quotes; only what must be escaped is.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{8}": result += "\\b"
            case "\u{C}": result += "\\f"
            case ..<" ":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

extension JSONValue {
    /// The value as text in the format of `API/`: pieces of up to 140 columns stand on one line.
    public var prettyText: String { JSONPrinter.print(self) }

    /// The value as text on one line.
    public var lineText: String { JSONLine.text(self) }
}
