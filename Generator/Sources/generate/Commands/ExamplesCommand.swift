import APIModel
import Foundation
import StoneLanguage

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
        let specification = try Specification(SourceFile.load(directory: spec))
        let files = specification.exampleFiles.map { ($0.key + ".json", $0.value.prettyText) }
        let changes = try OutputFolder(url: output).update(files) { $0.hasSuffix(".json") && !$0.contains("/") }
        let count = specification.examples.values.map(\.count).reduce(0, +)
        return "\(output.lastPathComponent): \(count) examples, \(changes.description)"
    }
}
