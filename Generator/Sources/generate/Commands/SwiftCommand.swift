import APIModel
import Foundation
import SwiftRendering

/// API/*.json → Swift.
struct SwiftCommand: Command {
    static let name = "swift"
    static let abstract = "Writes the generated Swift that follows from API/*.json."
    static let options = [
        (name: "--api", meaning: "the folder with the model, one JSON a namespace"),
        (name: "--output", meaning: "the package's Sources folder; files go to <Target>/Generated"),
    ]

    private let api: URL
    private let output: URL

    init(_ options: Options) throws {
        api = try options.directory("--api")
        output = try options.directory("--output")
    }

    func run() throws -> String {
        let files = try SwiftRendering.files(for: try API.load(directory: api))
        let changes = try OutputFolder(url: output).update(files.map { ($0.path, $0.text) }) { path in
            path.contains("/Generated/") && path.hasSuffix(".swift")
        }
        return "\(output.lastPathComponent): \(changes.description)"
    }
}
