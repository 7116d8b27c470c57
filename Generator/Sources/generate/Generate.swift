import Foundation

/// The command line: `generate import | swift | objective-c | debts | examples`.
@main
enum Generate {
    private static var commands: [any Command.Type] {
        [ImportCommand.self, SwiftCommand.self, ObjectiveCCommand.self, DebtsCommand.self, ExamplesCommand.self]
    }

    private static var help: String {
        let lines = commands.map { "  " + $0.name.padding(toLength: 13, withPad: " ", startingAt: 0) + $0.abstract }
        return """
            usage: generate COMMAND OPTIONS

            Turns a specification in Stone into the model in API/, and the model into Swift and
            Objective-C.

            \(lines.joined(separator: "\n"))

            `generate COMMAND --help` explains a command. Exit status: 0, 1 for faulty input, 2 for a wrong usage.
            """
    }

    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard let name = arguments.first else { finish(2, errors: help) }
        if name == "--help" || name == "-h" || name == "help" { finish(0, output: help) }
        guard let command = commands.first(where: { $0.name == name }) else {
            finish(2, errors: "generate: unknown command \"\(name)\"\n\n\(help)")
        }
        if arguments.contains("--help") || arguments.contains("-h") { finish(0, output: command.help) }
        do {
            let options = try Options(arguments.dropFirst(), allowed: command.options.map(\.name))
            finish(0, output: try command.init(options).run())
        } catch let error as UsageError {
            finish(2, errors: "generate \(name): \(error.message)\n\n\(command.help)")
        } catch let error as CocoaError {
            finish(1, errors: "\(error.filePath ?? "generate"): \(error.localizedDescription)")
        } catch {
            finish(1, errors: "\(error)")
        }
    }

    private static func finish(_ status: Int32, output: String = "", errors: String = "") -> Never {
        if !output.isEmpty { FileHandle.standardOutput.write(Data((output + "\n").utf8)) }
        if !errors.isEmpty { FileHandle.standardError.write(Data((errors + "\n").utf8)) }
        exit(status)
    }
}
