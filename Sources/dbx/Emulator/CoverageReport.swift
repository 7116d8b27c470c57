import DropboxEmulator

/// What the emulator answers, route by route: for a terminal, and for Documentation/EmulatorCoverage.md.
struct CoverageReport {
    private let rows: [(route: String, level: String, words: String)]

    init(_ coverage: [RouteCoverage] = DropboxEmulator.coverage) {
        rows = coverage.map { entry in
            switch entry.level {
            case .faithful: (entry.route, "faithful", "")
            case .simplified(let words): (entry.route, "simplified", words)
            case .absent: (entry.route, "absent", "")
            }
        }
    }

    private var summary: String {
        let counts = ["faithful", "simplified", "absent"].map { level in
            "\(rows.count { $0.level == level }) \(level)"
        }
        return "\(rows.count) routes: \(counts.joined(separator: ", "))"
    }

    /// A table with columns as wide as their widest cell, and the sum below it.
    var lines: [String] {
        let width = rows.map(\.route.count).max() ?? 0
        let table = rows.map { row in
            let line =
                row.route.padding(to: width) + "  " + row.level.padding(to: "simplified".count) + "  " + row.words
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
        return table + ["", summary]
    }

    /// A page in Markdown: a table for each namespace.
    var markdown: String {
        var page = """
            # What the emulator answers

            \(summary). *Faithful* is as the service answers, as far as its specification and the notes of its users tell.
            *Simplified* is right in form, with less behind it than the words say. *Absent* is answered with status 501.

            Written by `make coverage`; `dbx emulator --routes` prints the same.

            """
        for namespace in Dictionary(grouping: rows, by: { $0.route.prefix { $0 != "/" } }).sorted(by: {
            $0.key < $1.key
        }) {
            page += "\n## \(namespace.key)\n\n| route | answer | simplified in |\n|---|---|---|\n"
            for row in namespace.value {
                page += "| `\(row.route)` | \(row.level) | \(row.words.replacing("|", with: "\\|")) |\n"
            }
        }
        return page
    }
}
