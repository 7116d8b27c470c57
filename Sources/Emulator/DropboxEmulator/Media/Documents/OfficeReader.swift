import Foundation

/// Extracts text and tables from Office and OpenDocument files.
enum OfficeReader {
    /// Returns the paragraphs of a document, or `nil` if it isn't a text document or presentation.
    static func blocks(_ data: Data) -> [TextBlock]? {
        let parts = OfficePackage.parts(data) { name in
            name == "word/document.xml" || name == "content.xml"
                || (name.hasPrefix("ppt/slides/slide") && name.hasSuffix(".xml"))
        }
        guard let parts else { return nil }
        if let document = parts["word/document.xml"] { return paragraphs(document) }
        if let content = parts["content.xml"] { return openDocument(content) }
        let slides = parts.keys.sorted { ($0.count, $0) < ($1.count, $1) }
        if slides.isEmpty { return nil }
        return Array(slides.compactMap { parts[$0].map(paragraphs) }.joined(separator: [TextBlock(.rule)]))
    }

    /// Returns the paragraphs of a Word document or a slide. Both use elements named `p` for paragraphs and `t` for
    /// text.
    private static func paragraphs(_ xml: Data) -> [TextBlock] {
        var blocks: [TextBlock] = []
        var block = TextBlock(.paragraph)
        var run = TextBlock.Run(text: "")
        var isText = false
        MarkupTag.forEachToken(in: xml) { token in
            switch token {
            case .text(let text):
                guard isText else { return }
                run.text = text
                block.runs.append(run)
            case .tag(let tag):
                let name = tag.name.drop { $0 != ":" }.dropFirst()
                switch name {
                case "p" where !tag.isClosing && !tag.isEmpty: block = TextBlock(.paragraph)
                case "p": blocks.append(tag.isClosing ? block : TextBlock(.paragraph))
                case "r" where !tag.isClosing: run = TextBlock.Run(text: "")
                case "t": isText = !tag.isClosing && !tag.isEmpty
                case "tab" where !tag.isClosing: block.runs.append(.init(text: "    "))
                case "br" where !tag.isClosing: block.runs.append(.init(text: "\n"))
                case "b": run.isBold = tag.attribute("val") != "0" && tag.attribute("val") != "false"
                case "i": run.isItalic = tag.attribute("val") != "0" && tag.attribute("val") != "false"
                case "rpr" where !tag.isClosing:
                    run.isBold = tag.attribute(" b") == "1"
                    run.isItalic = tag.attribute(" i") == "1"
                case "numpr" where !tag.isClosing: block.style = .item(depth: 0, marker: "•")
                case "pstyle":
                    let style = tag.attribute("val")?.lowercased() ?? ""
                    if style == "title" { block.style = .heading(1) }
                    if style.hasPrefix("heading"), let level = Int(style.dropFirst(7)), (1...6).contains(level) {
                        block.style = .heading(level)
                    }
                default: break
                }
            }
        }
        return blocks
    }

    private static func openDocument(_ xml: Data) -> [TextBlock] {
        var blocks: [TextBlock] = []
        var block: TextBlock?
        var depth = 0
        MarkupTag.forEachToken(in: xml) { token in
            switch token {
            case .text(let text): block?.runs.append(.init(text: text))
            case .tag(let tag):
                switch tag.name {
                case "text:list": depth = max(0, depth + (tag.isClosing ? -1 : 1))
                case "text:h" where !tag.isClosing:
                    block = TextBlock(.heading(min(6, tag.attribute("text:outline-level").flatMap { Int($0) } ?? 1)))
                case "text:p" where !tag.isClosing && !tag.isEmpty:
                    block = TextBlock(depth > 0 ? .item(depth: depth - 1, marker: "•") : .paragraph)
                case "text:p", "text:h":
                    blocks.append(block ?? TextBlock(.paragraph))
                    block = nil
                case "text:s": block?.runs.append(.init(text: " "))
                case "text:tab": block?.runs.append(.init(text: "    "))
                case "text:line-break": block?.runs.append(.init(text: "\n"))
                default: break
                }
            }
        }
        return blocks
    }
}

extension OfficeReader {
    /// Returns the tables of a document, or `nil` if it isn't a spreadsheet.
    static func sheets(_ data: Data) -> [Sheet]? {
        let parts = OfficePackage.parts(data) { name in
            ["xl/workbook.xml", "xl/sharedStrings.xml", "content.xml"].contains(name)
                || (name.hasPrefix("xl/worksheets/sheet") && name.hasSuffix(".xml"))
        }
        guard let parts else { return nil }
        if let content = parts["content.xml"] { return openSheets(content) }
        let tables = parts.keys.filter { $0.hasPrefix("xl/worksheets/") }.sorted { ($0.count, $0) < ($1.count, $1) }
        if tables.isEmpty { return nil }
        let names = names(parts["xl/workbook.xml"] ?? Data())
        let strings = sharedStrings(parts["xl/sharedStrings.xml"] ?? Data())
        return tables.enumerated().map { index, table in
            Sheet(
                name: index < names.count ? names[index] : "Sheet\(index + 1)",
                rows: rows(parts[table] ?? Data(), strings))
        }
    }

    private static func names(_ workbook: Data) -> [String] {
        var names: [String] = []
        MarkupTag.forEachToken(in: workbook) { token in
            if case .tag(let tag) = token, tag.name == "sheet", let name = tag.attribute("name") { names.append(name) }
        }
        return names
    }

    private static func sharedStrings(_ xml: Data) -> [String] {
        var strings: [String] = []
        var isText = false
        MarkupTag.forEachToken(in: xml) { token in
            switch token {
            case .text(let text): if isText, !strings.isEmpty { strings[strings.count - 1] += text }
            case .tag(let tag):
                if tag.name == "si", !tag.isClosing { strings.append("") }
                if tag.name == "t" { isText = !tag.isClosing && !tag.isEmpty }
            }
        }
        return strings
    }

    private static func rows(_ xml: Data, _ strings: [String]) -> [[String]] {
        var rows: [[String]] = []
        var column = 0
        var isShared = false
        var isValue = false
        MarkupTag.forEachToken(in: xml) { token in
            switch token {
            case .text(let text):
                guard isValue, !rows.isEmpty else { return }
                let value =
                    isShared ? Int(text).flatMap { strings.indices.contains($0) ? strings[$0] : nil } ?? "" : text
                append(value, column, &rows[rows.count - 1])
            case .tag(let tag):
                switch tag.name {
                case "row" where !tag.isClosing && rows.count < Sheet.maximumRows:
                    rows.append([])
                    column = -1
                case "c" where !tag.isClosing:
                    column = tag.attribute("r").map(Self.column) ?? column + 1
                    isShared = tag.attribute(" t") == "s"
                case "v", "t": isValue = !tag.isClosing && !tag.isEmpty
                default: break
                }
            }
        }
        return rows
    }

    /// The maximum number of columns. Additional columns are omitted.
    private static let maximumColumns = 200

    private static func append(_ value: String, _ column: Int, _ row: inout [String]) {
        guard (0..<maximumColumns).contains(column) else { return }
        while row.count <= column { row.append("") }
        row[column] += value
    }

    /// Returns the column of a cell such as `AB12`, starting at 0.
    private static func column(_ reference: String) -> Int {
        reference.utf8.prefix { (65...90).contains($0) }.prefix(4).reduce(0) { $0 * 26 + Int($1 - 64) } - 1
    }

    private static func openSheets(_ xml: Data) -> [Sheet]? {
        var sheets: [Sheet] = []
        var column = 0
        var width = 1
        var isText = false
        MarkupTag.forEachToken(in: xml) { token in
            switch token {
            case .text(let text):
                guard isText, let row = sheets.last?.rows.indices.last else { return }
                for index in column..<column + width { append(text, index, &sheets[sheets.count - 1].rows[row]) }
            case .tag(let tag):
                switch tag.name {
                case "table:table" where !tag.isClosing:
                    sheets.append(Sheet(name: tag.attribute("table:name") ?? "", rows: []))
                case "table:table-row" where !tag.isClosing:
                    if let last = sheets.indices.last, sheets[last].rows.count < Sheet.maximumRows {
                        sheets[last].rows.append([])
                    }
                    column = 0
                    width = 0
                case "table:table-cell" where !tag.isClosing:
                    column += width
                    let repeated = tag.attribute("table:number-columns-repeated").flatMap { Int($0) } ?? 1
                    width = min(max(repeated, 1), maximumColumns)
                case "text:p": isText = !tag.isClosing && !tag.isEmpty
                default: break
                }
            }
        }
        return sheets.isEmpty ? nil : sheets
    }
}

/// A table with its cells.
struct Sheet: Sendable, Hashable {
    var name: String
    var rows: [[String]]

    /// The maximum number of rows. Additional rows are omitted.
    static let maximumRows = 20_000

    /// Parses comma-separated values, or values with another separator if the first line has more of those.
    init(name: String, separated text: String) {
        self.name = name
        let head = text.prefix { $0 != "\n" && $0 != "\r\n" }
        let separators: [Character] = [",", ";", "\t"]
        let separator =
            separators.max { one, other in
                head.count { $0 == one } < head.count { $0 == other }
            } ?? ","
        rows = Self.rows(text, separator)
    }

    init(name: String, rows: [[String]]) {
        self.name = name
        self.rows = rows
    }

    private static func rows(_ text: String, _ separator: Character) -> [[String]] {
        var rows: [[String]] = []
        var row: [String] = []
        var cell = ""
        var isQuoted = false
        var characters = text.makeIterator()
        var next = characters.next()
        while let character = next, rows.count < maximumRows {
            next = characters.next()
            switch character {
            case "\"" where isQuoted && next == "\"":
                cell.append("\"")
                next = characters.next()
            case "\"" where isQuoted || cell.isEmpty: isQuoted.toggle()
            case separator where !isQuoted:
                row.append(cell)
                cell = ""
            case "\n" where !isQuoted, "\r\n" where !isQuoted, "\r" where !isQuoted:
                rows.append(row + [cell])
                row = []
                cell = ""
            default: cell.append(character)
            }
        }
        if !cell.isEmpty || !row.isEmpty { rows.append(row + [cell]) }
        return rows
    }

    /// Returns an HTML page that shows the tables one below the other.
    static func html(_ sheets: [Sheet], title: String) -> String {
        var page = """
            <!DOCTYPE html>
            <html><head><meta charset="utf-8"><title>\(HTML.escaped(title))</title>
            <style>table { border-collapse: collapse; font: 14px sans-serif } td { border: 1px solid #ccc; padding: 2px 6px }</style>
            </head><body>

            """
        for sheet in sheets {
            page += "<h2>\(HTML.escaped(sheet.name))</h2>\n<table>\n"
            for row in sheet.rows {
                page += "<tr>" + row.map { "<td>\(HTML.escaped($0))</td>" }.joined() + "</tr>\n"
            }
            page += "</table>\n"
        }
        return page + "</body></html>\n"
    }
}
