import APIModel
import Foundation
import StoneLanguage

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
        let specification = try Specification(SourceFile.load(directory: spec))
        var model = specification.api
        if FileManager.default.fileExists(atPath: api.path) {
            model = try model.keepingSummaries(of: API.load(directory: api))
        }
        let files = model.namespaces.map { ($0.name + ".json", $0.fileText) }
        let changes = try OutputFolder(url: api).update(files) { $0.hasSuffix(".json") && !$0.contains("/") }
        return "\(api.lastPathComponent): \(changes.description)"
    }
}
