import DropboxEmulator

/// What the emulator answers, route by route: for a terminal, and for Documentation/EmulatorCoverage.md.
struct CoverageReport {
    private let rows: [(route: String, level: String, words: String, evidence: String)]

    init(_ coverage: [RouteCoverage] = DropboxEmulator.coverage) {
        rows = coverage.map { entry in
            switch entry.level {
            case .faithful: (entry.route, "faithful", "", entry.evidence.words)
            case .simplified(let words): (entry.route, "simplified", words, entry.evidence.words)
            case .unimplemented: (entry.route, "absent", "", "")
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

            The evidence says what an answer is made after. *Recorded*: answers of the service from these years, which
            `make contract` compares with the emulator's. *Specification only*: the form and the words of Dropbox's
            specification. *Assumed*: the form is the specification's, and what fills it is made up.

            Written by `make emulator-coverage`; `dbx emulator --routes` prints the same.

            """
        for namespace in Dictionary(grouping: rows, by: { $0.route.prefix { $0 != "/" } }).sorted(by: {
            $0.key < $1.key
        }) {
            page += "\n## \(namespace.key)\n\n| route | answer | evidence | simplified in |\n|---|---|---|---|\n"
            for row in namespace.value {
                page +=
                    "| `\(row.route)` | \(row.level) | \(row.evidence) | \(row.words.replacing("|", with: "\\|")) |\n"
            }
        }
        return page
    }
}

extension RouteCoverage.Evidence {
    fileprivate var words: String {
        switch self {
        case .recorded(let years):
            years.first == years.last
                ? "recorded in \(years.first ?? 0)" : "recorded in \(years.first ?? 0) to \(years.last ?? 0)"
        case .specification: "specification only"
        case .assumed: "assumed"
        }
    }
}
