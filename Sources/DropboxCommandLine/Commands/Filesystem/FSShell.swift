import DropboxSync

/// `dbx fs` without a command: reads them from standard input, while the filesystem stays open and syncs.
struct FSShell {
    let session: FSSession

    func run() async throws(CommandError) -> ExitStatus {
        let terminal = session.terminal
        if terminal.isInteractive {
            terminal.printStatus("Commands: \(Self.names). `help` explains them, `quit` ends it.")
        }
        var status = ExitStatus.success
        while true {
            if terminal.isInteractive { terminal.redraw("fs> ") }
            guard let line = await terminal.readLine() else {
                // Control-D leaves the prompt standing.
                if terminal.isInteractive, !Task.isCancelled { terminal.printStatus("") }
                break
            }
            guard let words = Self.words(line) else {
                let error = CommandError.usage("a quote is open at the end of the line")
                terminal.printError(error, isJSON: session.isJSON)
                status = error.status
                continue
            }
            guard let name = words.first else { continue }
            if name == "quit" || name == "exit" { break }
            if name == "help" {
                terminal.print(text: FSCommand.actions.map { $0.help }.joined(separator: "\n"))
                continue
            }
            do throws(CommandError) {
                var arguments = Arguments(Array(words.dropFirst()))
                let action = try FSCommand.action(name, &arguments)
                try arguments.finish()
                guard !action.readsStandardInput else {
                    let end = terminal.isInputTyped ? "" : ": they end here"
                    let error = CommandError.usage(
                        "\(name) - needs standard input, where the commands come from\(end). Name a file.")
                    if terminal.isInputTyped { throw error }
                    // What follows may be meant as its content, and must not run.
                    terminal.printError(error, isJSON: session.isJSON)
                    return error.status
                }
                let outcome = try await action.run(session)
                if outcome != .success { status = outcome }
            } catch {
                if Task.isCancelled { throw error }
                terminal.printError(error, isJSON: session.isJSON)
                status = error.status
            }
        }
        if Task.isCancelled { throw .interrupted }
        return status
    }

    private static var names: String { FSCommand.actions.map { $0.name }.joined(separator: " ") }

    /// The words of a line. Quotes, single or double, keep blanks together, a backslash keeps any character as it is. Nil
    /// where a quote is not closed.
    static func words(_ line: String) -> [String]? {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var characters = line.makeIterator()
        while let character = characters.next() {
            if character == "\\", quote != "'" {
                word = (word ?? "") + (characters.next().map(String.init) ?? "")
            } else if character == quote {
                quote = nil
            } else if quote == nil, character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if quote == nil, character.isWhitespace {
                if let ended = word { words.append(ended) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let ended = word { words.append(ended) }
        return quote == nil ? words : nil
    }
}
