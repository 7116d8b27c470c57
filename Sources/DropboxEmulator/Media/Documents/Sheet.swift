import Foundation

/// The cells of a table.
struct Sheet: Sendable, Hashable {
    var name: String
    var rows: [[String]]

    /// More rows are not shown.
    static let maximumRows = 20_000

    /// Reads comma-separated values, or values with another separator if the first line has more of those.
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

    /// A page that shows the tables one below the other.
    static func html(_ sheets: [Sheet], title: String) -> String {
        var page = """
            <!DOCTYPE html>
            <html><head><meta charset="utf-8"><title>\(title.escapedForHTML)</title>
            <style>table { border-collapse: collapse; font: 14px sans-serif } td { border: 1px solid #ccc; padding: 2px 6px }</style>
            </head><body>

            """
        for sheet in sheets {
            page += "<h2>\(sheet.name.escapedForHTML)</h2>\n<table>\n"
            for row in sheet.rows {
                page += "<tr>" + row.map { "<td>\($0.escapedForHTML)</td>" }.joined() + "</tr>\n"
            }
            page += "</table>\n"
        }
        return page + "</body></html>\n"
    }
}
