import Foundation

/// Stone → the examples in it, as JSON.
struct ExamplesCommand: Command {
    static let name = "examples"
    static let abstract = "Writes all examples of a specification as JSON, for tests."
    static let options = [
        (name: "--spec", meaning: "the folder with the specification, *.stone"),
        (name: "--output", meaning: "the folder to write to, one JSON a namespace"),
    ]

    private let spec: URL
    private let output: URL

    init(_ options: Options) throws {
        spec = try options.directory("--spec")
        output = try options.directory("--output")
    }

    func run() throws -> String {
        throw UsageError(message: "this command is not there yet")
    }
}
