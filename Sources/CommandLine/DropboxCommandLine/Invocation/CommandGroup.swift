/// A command that only selects one of its subcommands, such as `dbx link`.
protocol CommandGroup: Command {
    /// The subcommands in the order of the help.
    static var commands: [any Command.Type] { get }

    /// The selected subcommand. It is `nil` only while the syntax is declared.
    var command: (any Command)? { get }

    init(command: (any Command)?)
}

extension CommandGroup {
    package init(_ arguments: inout Arguments) throws(CommandError) {
        self.init(command: try arguments.subcommand(of: Self.commands) as? any Command)
    }

    package func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        guard let command else { return .usage }
        return try await command.run(terminal)
    }
}

/// Results in aligned columns for people, or as JSON objects, one on each line.
struct ResultList {
    private let terminal: Terminal
    private let isJSON: Bool
    private var rows: [[String]] = []

    init(_ terminal: Terminal, isJSON: Bool) { (self.terminal, self.isJSON) = (terminal, isJSON) }

    /// Prints a result as JSON, or keeps its columns until ``finish()``.
    ///
    /// - Throws: An error if the output can't be written.
    mutating func add(_ json: JSONObject, _ columns: [String]) throws(CommandError) {
        guard isJSON else { return rows.append(columns) }
        terminal.print(json: json)
        try terminal.checkOutput()
    }

    /// Prints the columns.
    ///
    /// - Throws: An error if the output can't be written.
    func finish() throws(CommandError) {
        var widths: [Int] = []
        for row in rows {
            for (column, cell) in row.enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], cell.columns)
            }
        }
        for row in rows {
            let cells = row.enumerated().map { $0 == row.count - 1 ? $1 : $1.padding(to: widths[$0]) }
            terminal.print(cells.joined(separator: "  "))
            try terminal.checkOutput()
        }
    }
}
