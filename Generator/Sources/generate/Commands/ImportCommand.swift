import Foundation

/// Stone → API/*.json.
struct ImportCommand: Command {
    static let name = "import"
    static let abstract = "Writes the facts of a specification to API/*.json; summaries there are kept."
    static let options = [
        (name: "--spec", meaning: "the folder with the specification, *.stone"),
        (name: "--api", meaning: "the folder with the model, one JSON a namespace"),
    ]

    private let spec: URL
    private let api: URL

    init(_ options: Options) throws {
        spec = try options.directory("--spec")
        api = try options.directory("--api")
    }

    func run() throws -> String {
        throw UsageError(message: "this command is not there yet")
    }
}
