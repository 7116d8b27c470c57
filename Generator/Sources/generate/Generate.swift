import Foundation

/// The command line: `generate import | swift | objective-c | debts | examples`. It has the parser and the help of `dbx`.
@main
enum Generate {
    private static var commands: [any Command.Type] {
        [ImportCommand.self, SwiftCommand.self, ObjectiveCCommand.self, DebtsCommand.self, ExamplesCommand.self]
    }

    /// The width of the help.
    private static let width = 100

    private static var help: String {
        let lines = commands.map { ("  " + $0.name).padding(to: 15) + $0.summary }
        return """
            usage: generate COMMAND [OPTIONS]

            Turns a specification in Stone into the model in API/, and the model into Swift and
            Objective-C.

            \(lines.joined(separator: "\n"))

            `generate COMMAND --help` explains a command. Exit status: 0, 1 for faulty input, 2 for a wrong usage.
            """
    }

    static func main() {
        let words = Array(CommandLine.arguments.dropFirst())
        guard let name = words.first else { finish(.usage, errors: help) }
        if name == "--help" || name == "-h" || name == "help" { finish(.success, output: help) }
        guard let type = commands.first(where: { $0.name == name }) else {
            finish(.usage, errors: "generate: \(CommandError.unknownCommand(name, commands).message)\n\n\(help)")
        }
        let help = Help(type, program: "generate", width: width).text
        let arguments = Array(words.dropFirst())
        if arguments.contains("--help") || arguments.contains("-h") { finish(.success, output: help) }
        let command: any Command
        do throws(CommandError) { command = try parse(arguments, type) } catch {
            finish(error.status, errors: "generate \(name): \(error.message)\n\n\(help)")
        }
        do { finish(.success, output: try command.run()) } catch let error as CocoaError {
            finish(.failure, errors: "\(error.filePath ?? "generate"): \(error.localizedDescription)")
        } catch {
            finish(.failure, errors: "\(error)")
        }
    }

    private static func parse<Result: Command>(
        _ words: [String], _ type: Result.Type
    ) throws(CommandError) -> any Command {
        try Arguments.parse(words) { (arguments) throws(CommandError) in try Result(&arguments) }
    }

    private static func finish(_ status: ExitStatus, output: String = "", errors: String = "") -> Never {
        if !output.isEmpty { FileHandle.standardOutput.write(Data((output + "\n").utf8)) }
        if !errors.isEmpty { FileHandle.standardError.write(Data((errors + "\n").utf8)) }
        exit(status.rawValue)
    }
}
