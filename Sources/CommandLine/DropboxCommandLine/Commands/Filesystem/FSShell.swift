import DropboxSync

/// `dbx fs` without a command: reads commands from standard input while the filesystem stays open and syncs.
struct FSShell {
    let session: FSSession

    func run() async throws(CommandError) -> ExitStatus {
        let terminal = session.terminal
        if terminal.isInteractive {
            terminal.printStatus("Commands: \(Self.names). `help` explains them, `quit` exits.")
        }
        var status = ExitStatus.success
        while true {
            if terminal.isInteractive { terminal.prompt("fs> ") }
            guard let line = await terminal.readLine() else {
                // Control-D leaves the cursor on the line of the prompt.
                if terminal.isInteractive, !Task.isCancelled { terminal.printStatus("") }
                break
            }
            guard let words = Self.words(line) else {
                let error = CommandError.usage("unterminated quote")
                terminal.printError(error, isJSON: session.isJSON)
                status = error.status
                continue
            }
            guard let name = words.first else { continue }
            if name == "quit" || name == "exit" { break }
            if name == "help" {
                terminal.print(text: Self.help(Array(words.dropFirst()), width: terminal.width))
                continue
            }
            do throws(CommandError) {
                let action = try FSCommand.action(words)
                guard !action.readsStandardInput else {
                    let consequence = terminal.isInputInteractive ? "" : ", so the remaining input is ignored"
                    let error = CommandError.usage(
                        "\(name) - cannot read standard input: it contains the commands\(consequence); use a file")
                    if terminal.isInputInteractive { throw error }
                    // The following lines may be the content of the file, so they must not run as commands.
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

    /// The help of a command, or the list of commands.
    private static func help(_ words: [String], width: Int) -> String {
        guard words.isEmpty else { return Help(FSCommand.self, words, width: width).text }
        let column = (FSCommand.actions.map { $0.name.count }.max() ?? 0) + 4
        return FSCommand.actions.map { ("  " + $0.name).padding(to: column) + $0.summary }.joined(separator: "\n")
    }

    private static var names: String { FSCommand.actions.map { $0.name }.joined(separator: " ") }

    /// Splits a line into words, or returns `nil` if a quote is not closed.
    ///
    /// Single or double quotes enclose a word with spaces. A backslash escapes the next character.
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
                if let finishedWord = word { words.append(finishedWord) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let finishedWord = word { words.append(finishedWord) }
        return quote == nil ? words : nil
    }
}
