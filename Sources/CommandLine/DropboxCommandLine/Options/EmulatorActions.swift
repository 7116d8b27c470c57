import Foundation

/// What `dbx emulator` does: it serves, or does something with a recording or a report.
package enum EmulatorAction: Sendable {
    case serve(EmulatorOptions)
    case drift(EmulatorDrift)
    case replay(EmulatorReplay)

    private static let types: [any Subcommand.Type] = [EmulatorDrift.self, EmulatorReplay.self]

    /// Returns whether words select something else than serving.
    package static func isSelected(by words: [String]) -> Bool { types.contains { $0.name == words.first } }

    package init(_ arguments: inout Arguments) throws(CommandError) {
        // The options of a server are none of the others.
        let options = Self.isSelected(by: arguments.words) ? nil : try EmulatorOptions(&arguments)
        switch try arguments.subcommand(of: Self.types, isRequired: false) {
        case let drift as EmulatorDrift: self = .drift(drift)
        case let replay as EmulatorReplay: self = .replay(replay)
        default:
            guard let options else {
                throw .usage("missing command: expected " + Self.types.map { $0.name }.alternatives)
            }
            self = .serve(options)
        }
    }
}

/// `dbx emulator drift`: compares recorded responses of the service with those of the emulator.
package struct EmulatorDrift: Subcommand {
    package static let name = "drift"
    package static let summary = "compare a recording of the service with the emulator"
    package static let discussion = """
        Send the calls of a recording to a new emulator, and print where its responses differ: the status, headers, and
        values. Values that the service generates, such as IDs, are compared by their form. The exit status is 1 if responses
        differ.
        """
    package static let usage = ["RECORDING [OPTIONS]"]
    package static let examples = ["dbx emulator drift recording", "dbx emulator drift recording --only files/upload"]

    package let recording: URL
    package let configuration: URL?
    package let text: String
    package let isVerbose: Bool

    package init(_ arguments: inout Arguments) throws(CommandError) {
        recording = URL(
            fileURLWithPath: try arguments.requiredArgument(
                "RECORDING", "a directory that `--record` wrote, or a file with a record on each line", .file))
        configuration = arguments.file("config", "FILE", "start the emulator with this configuration")
        text = arguments.option("only", "TEXT", "compare only records whose name or route contains TEXT") ?? ""
        isVerbose = arguments.flag(
            "verbose", letter: "v", "also print the calls that agree, and those that weren't sent")
    }
}

/// `dbx emulator replay`: writes a scenario and a test from the report of a client.
package struct EmulatorReplay: Subcommand {
    package static let name = "replay"
    package static let summary = "turn the report of a client into a scenario and a failing test"
    package static let discussion = """
        Read a report that `client.report()` or `dbx doctor` wrote, and write two files: a scenario with the failures of the
        service and of the connection, and a test in Swift, which fails until the code copes with them.
        """
    package static let usage = ["REPORT [DIR] [OPTIONS]"]
    package static let examples = ["dbx emulator replay report.txt Tests/AppTests --name NoisyNetwork"]

    package let report: URL
    package let directory: URL
    package let name: String

    package init(_ arguments: inout Arguments) throws(CommandError) {
        report = URL(fileURLWithPath: try arguments.requiredArgument("REPORT", "the report", .file))
        directory = URL(
            fileURLWithPath: arguments.argument("DIR", "the directory of the files (default: this one)", .directory)
                ?? ".")
        name =
            arguments.option("name", "NAME", "the name of the files and of the test (default: ClientReport)")
            ?? "ClientReport"
        guard name.first?.isLetter == true, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else {
            throw .usage("invalid --name '\(name)': expected letters and digits")
        }
    }
}
