import Foundation

extension OfficeReader {
    /// Nil for what holds no tables.
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
        MarkupTag.tokens(workbook) { token in
            if case .tag(let tag) = token, tag.name == "sheet", let name = tag.attribute("name") { names.append(name) }
        }
        return names
    }

    private static func sharedStrings(_ xml: Data) -> [String] {
        var strings: [String] = []
        var isText = false
        MarkupTag.tokens(xml) { token in
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
        MarkupTag.tokens(xml) { token in
            switch token {
            case .text(let text):
                guard isValue, !rows.isEmpty else { return }
                let value =
                    isShared ? Int(text).flatMap { strings.indices.contains($0) ? strings[$0] : nil } ?? "" : text
                put(value, column, &rows[rows.count - 1])
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

    /// Wider tables are cut off.
    private static let maximumColumns = 200

    private static func put(_ value: String, _ column: Int, _ row: inout [String]) {
        guard (0..<maximumColumns).contains(column) else { return }
        while row.count <= column { row.append("") }
        row[column] += value
    }

    /// The column of a cell such as `AB12`, from 0 on.
    private static func column(_ reference: String) -> Int {
        reference.utf8.prefix { (65...90).contains($0) }.prefix(4).reduce(0) { $0 * 26 + Int($1 - 64) } - 1
    }

    private static func openSheets(_ xml: Data) -> [Sheet]? {
        var sheets: [Sheet] = []
        var column = 0
        var width = 1
        var isText = false
        MarkupTag.tokens(xml) { token in
            switch token {
            case .text(let text):
                guard isText, let row = sheets.last?.rows.indices.last else { return }
                for place in column..<column + width { put(text, place, &sheets[sheets.count - 1].rows[row]) }
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
